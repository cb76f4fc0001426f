/**
 * The weights of traits, learned from the examples in bench/src/assistant/learning, in the format of `readWeights`. Written by `npm run learn -w bench`.
 * Examples and traits: 1e55ceb5a4415fdc2c3c5f6a1d3e6846f5a524f70bf5aba9c838fc270752f133
 */
export const learnedWeights = String.raw`*	-275 -249
0	-70 -236
0 9	-63 -84
1	-110 -192
1 1	-52 -61
1 2	-74 -52
1 4	-63 -102
1 5	74 -35
1 6	-86 -49
1 _ lakh	-99 -121
1 _ me	-140 -70
1 _ se	-32 -88
1 baje	42 -72
1 ghanta	120 62
1 ghante	53 -16
1 hour	-52 101
1 hr	57 29
1 lakh	-75 -106
1 mahine	36 -8
1 min	-103 -189
1 sal	33 -133
1 st	10 58
10	-8 -122
10 _ ago	169 -21
10 _ me	-48 59
10 _ pehle	152 56
10 _ se	-151 27
10 days	-152 -88
10 din	41 -85
10 min	137 -82
10 sal	-60 37
10 th	-83 21
100	-173 2
101	94 -135
102	159 -52
103	123 -8
104	77 -23
105	106 -15
108	178 -132
11	-56 9
11 _ ki	94 -1
11 months	-64 -63
11 sal	97 -110
11 th	-138 113
110	-100 -29
112	207 -118
118	-150 -139
12	-92 -160
12 180	-91 -42
12 _ aya	-97 -102
12 _ me	-64 81
12 days	36 55
12 din	64 -73
12 th	-49 -4
128	-82 -183
128 82	-65 -25
128 84	-63 -60
13	-76 161
130	-35 -182
130 85	-128 -108
131	-37 -73
138	-93 -100
14	-9 97
14 _ hai	-23 -25
14 months	40 23
14 th	-61 124
140	33 3
142	-124 -60
15	3 -6
15 k	-143 -160
15 sal	-85 108
150	-126 -114
1500	-65 -46
16	-5 161
16 sal	48 67
160	38 -49
17	46 -88
170	145 -49
18	-119 -105
180	62 -81
19	-180 -50
190	180 -79
1998	-148 -74
2	-28 -165
2 1	-70 -108
2 5	-173 -104
2 _ ago	106 -49
2 _ and	131 -186
2 _ bad	-40 -55
2 _ bak	156 -22
2 _ flur	168 -135
2 _ hai	-60 -108
2 _ ho	-45 51
2 _ i	-55 51
2 _ ka	123 18
2 _ ki	42 -104
2 _ lakh	-80 -113
2 _ me	-124 -74
2 _ old	117 -98
2 _ pehle	-147 -91
2 _ se	-87 37
2 _ tak	26 -62
2 am	-103 -6
2 baje	-76 -114
2 bar	-161 -75
2 days	-145 44
2 din	-95 7
2 ghante	-40 54
2 hafte	-183 -64
2 hr	102 -82
2 hrs	-33 43
2 mahine	54 -38
2 months	-188 -34
2 nd	52 3
2 sal	89 -83
2 viks	-90 -70
2 years	-76 -4
2 yr	114 -46
2 yrs	89 38
20	104 91
20 _ bak	76 89
20 _ ka	-52 -46
20 _ se	74 94
20 din	-26 -42
20 min	-57 106
200	-169 -12
2009	-82 -144
2011	-57 -117
2012	-135 -97
2014	-67 54
2015	-116 -88
2016	-79 -97
2017	-90 -122
2018	-57 -88
2019	-116 -71
2019 me	-99 -69
2020	-118 -126
2021	-181 -187
2022	-14 -73
21	-33 84
210	-44 17
212	30 76
22	-65 102
220	-2 -117
23	-65 -59
24	-63 -14
25	-32 -143
26	103 -15
27	-16 -107
28	126 -53
29	-41 -106
3	13 -280
3 4	-73 -23
3 _ ago	-144 10
3 _ and	54 -130
3 _ bad	27 -139
3 _ flur	55 45
3 _ hai	4 -126
3 _ ho	-27 -31
3 _ ka	-90 -68
3 _ ki	105 48
3 _ old	72 -11
3 _ pehle	-80 -105
3 _ se	-99 -33
3 _ to	27 -76
3 am	83 52
3 baje	-58 -6
3 bar	117 -74
3 days	149 4
3 din	1 -161
3 ghante	25 -11
3 km	-17 -24
3 mahine	-195 73
3 months	-92 -83
3 rd	75 77
3 sal	33 -276
3 times	-32 -35
3 viks	-145 -15
3 years	-24 -55
3 yr	94 -23
3 yrs	-103 -112
30	-5 67
300	46 -96
3000	-77 -100
31	-113 118
33	93 0
34	151 -207
34 viks	165 -87
35	138 -110
36	-29 38
38	132 -229
39	89 -58
4	76 -164
4 5	-118 -42
4 _ 5	-77 -52
4 _ and	-54 -51
4 _ bad	-8 -71
4 _ flur	-44 77
4 _ hai	-59 -8
4 _ ho	-30 -36
4 _ in	-58 -80
4 _ ka	10 62
4 _ ki	96 -64
4 _ late	-60 -18
4 _ old	18 -26
4 _ pehle	-55 -56
4 _ se	-184 -95
4 baje	77 68
4 days	-11 -38
4 din	67 -121
4 km	46 -21
4 l	-77 -52
4 lakh	-53 172
4 mahine	99 -54
4 months	-109 -142
4 sal	-68 -92
4 th	-62 79
4 times	4 -103
4 yrs	5 -164
40	95 100
40 _ se	182 -70
40 km	-31 -124
40 min	196 -127
400	-2 -44
41	118 55
42	25 -56
44	138 -105
45	-172 -73
46	143 -83
47	-5 -30
48	-18 77
5	-95 -261
5 6	-38 -26
5 _ and	-183 77
5 _ bad	-7 -115
5 _ daily	-17 -22
5 _ i	58 -26
5 _ ka	91 -39
5 _ old	27 -82
5 _ only	-109 -117
5 _ pehle	22 50
5 _ se	82 -47
5 bar	-17 35
5 days	114 -123
5 din	214 -18
5 km	-62 -39
5 mahine	98 -49
5 min	142 -6
5 month	-88 -31
5 months	-58 -111
5 pm	-20 -19
5 sal	-85 16
5 th	-145 104
5 va	53 -10
5 viks	-67 -10
5 yr	22 -85
50	75 130
50 days	-34 58
500	-213 -205
500 for	-24 -135
5000	-58 -74
51	-103 -47
52	105 -164
54	-77 -121
55	-16 60
58	-125 -244
6	-22 -256
6 1	-57 -35
6 8	-157 -112
6 _ bak	-123 -80
6 _ ho	99 -50
6 _ in	27 -16
6 _ ka	-63 -67
6 _ old	7 -127
6 _ on	-33 -68
6 _ se	-107 37
6 din	35 73
6 lakh	-94 44
6 mahine	-50 -110
6 min	-8 57
6 month	-58 -40
6 months	-21 -71
6 sal	-43 -35
6 th	-60 98
6 viks	32 -6
6 yr	-208 -110
6 yrs	-118 -152
60	95 -59
600	-140 31
61	67 -49
62	87 -95
63	84 -62
64	5 -95
65	75 -127
650	1 36
66	-25 -110
68	-116 -114
7	127 -350
7 1	53 -19
7 4	-34 -42
7 9	-132 -63
7 _ ka	-45 52
7 _ mahina	31 -6
7 mahine	50 34
7 months	178 -104
7 va	109 -14
7 viks	215 -72
70	84 -19
71	-54 41
72	-63 -138
74	-16 81
75	-207 -143
76	-132 35
78	86 -32
79	102 37
8	-11 -430
8 9	-44 -57
8 _ and	-33 46
8 _ bak	87 -25
8 _ ka	84 -8
8 _ mahina	140 -34
8 _ me	-22 56
8 _ pregnant	94 -12
8 _ se	-12 -96
8 baje	-6 -47
8 din	67 -11
8 hai	-43 -55
8 mahine	28 -91
8 months	13 113
8 th	111 58
8 va	140 -34
80	-195 -58
81	112 -87
82	10 -12
84	54 -136
84 _ hai	92 -12
85	-137 -150
86	-58 -65
88	-90 -113
9	42 -216
9 8	-99 -89
9 _ and	88 -78
9 _ hai	-42 -34
9 _ ka	59 -75
9 _ mahina	132 -28
9 _ old	-161 -57
9 baje	72 75
9 days	61 78
9 mahine	-49 -41
9 month	-58 -16
9 months	46 -96
9 th	100 144
9 va	132 -28
90	-92 -176
92	-117 -115
94	-58 -61
96	-198 -115
97	-193 -80
98	-215 -117
99	-368 -188
a	-75 60
a 10	-68 -31
a 5	46 -60
a _ and	-67 -98
a _ at	-69 -41
a _ atak	-44 -29
a _ aur	27 52
a _ but	-106 0
a _ by	-114 -55
a _ for	-126 67
a _ from	-114 -2
a _ h	144 -40
a _ hai	138 -11
a _ hain	69 9
a _ he	55 11
a _ i	26 21
a _ in	71 142
a _ is	-36 39
a _ leter	-45 -70
a _ of	-119 68
a _ on	9 -53
a _ or	-5 -111
a _ person	49 69
a _ so	21 -104
a _ to	-40 101
a _ vith	-40 62
a _ year	-108 -57
a _ yr	-58 34
a bad	77 -184
a bit	-25 -3
a blak	158 12
a boy	-77 112
a child	33 -96
a day	-51 28
a gaya	-33 83
a gayi	38 35
a girl	-73 70
a gud	11 -16
a heart	-149 -32
a jata	75 -76
a litle	-56 -76
a lot	-46 82
a man	81 10
a minute	-66 -78
a nev	13 55
a person	-40 -1
a polite	-65 -38
a raha	34 -14
a rahe	-70 28
a rahi	-3 35
a rha	144 -126
a rhi	17 86
a schul	-7 21
a smal	-20 95
a stroke	-70 -86
a vik	-164 -87
ab	-40 261
ab 2	-15 -27
ab _ aur	145 35
ab _ band	-81 26
ab _ bhi	58 158
ab _ din	64 -71
ab _ do	85 -91
ab _ ek	-72 148
ab _ gaya	-126 -100
ab _ h	88 -17
ab _ hai	-182 -82
ab _ hain	16 -29
ab _ hi	126 48
ab _ ho	-125 -76
ab _ hu	-42 -182
ab _ hun	-82 -127
ab _ ka	-184 88
ab _ kam	-18 54
ab _ kar	-62 -15
ab _ ke	63 156
ab _ ki	-28 8
ab _ ko	-3 25
ab _ lag	-171 100
ab _ mahine	-42 -41
ab _ me	63 -120
ab _ men	63 117
ab _ nahi	-71 170
ab _ nahin	-41 169
ab _ of	-54 90
ab _ par	59 -42
ab _ pe	152 -84
ab _ rahe	108 59
ab _ rahi	-76 60
ab _ sal	-93 -41
ab _ se	82 109
ab _ thik	-131 -9
ab aur	-167 244
ab avaj	64 -29
ab bas	-112 128
ab bhi	-113 -18
ab bilkul	-134 -59
ab bol	56 4
ab dar	-117 42
ab dava	-147 123
ab do	88 -49
ab dobara	-66 -31
ab ek	171 -20
ab fir	-105 66
ab fone	-31 79
ab ghar	-133 21
ab hath	175 -55
ab kan	63 -106
ab kanp	146 -7
ab khansi	-104 -127
ab khush	-16 -162
ab kisi	-36 98
ab koi	-57 53
ab kya	-181 94
ab main	-78 101
ab mera	41 51
ab muh	36 -16
ab mujhe	104 52
ab nahin	-23 8
ab peshab	66 -13
ab pet	6 -60
ab pure	114 -8
ab sab	4 107
ab sans	156 -7
ab sirf	-76 78
ab so	-42 50
ab subah	-105 82
ab sust	102 -18
ab tak	-31 -97
ab thik	-329 -206
ab tu	-64 -78
ab ulti	135 -14
ab vo	96 -7
abhi	333 2
abhi _ khel	154 -64
abhi _ me	102 -66
abhi _ nahin	-69 37
abhi _ par	68 3
abhi _ se	69 -45
abhi bhi	59 94
abhi sab	-46 -9
abhi tak	-195 -32
abhi to	125 -103
able	128 9
able to	128 9
about	-88 -75
about it	-155 -10
above	169 -120
abu	82 -8
ac	-2 -196
acha	-311 -29
achanak	339 -135
achanak _ band	78 -7
achar	-127 -78
achcha	-328 71
achcha _ hai	-128 33
achcha hai	-62 -46
achcha thik	-74 -86
achche	-54 90
achchi	-161 54
ache	-142 -130
achi	-190 -68
acid	56 -25
acid 7	-133 -69
acident	119 135
acidity	-12 -174
acount	-148 -169
act	-12 -201
acting	-98 -89
active	-76 -59
actualy	101 -38
ad	-110 -129
adat	-175 -97
adat pad	-102 -71
adha	254 -35
adha _ sun	146 -25
adha ghanta	73 -61
adha sharir	123 -41
adhar	-146 3
adhar men	-64 -41
adhe	152 -18
adhe ghante	145 -13
adhi	-95 -239
admi	167 70
admi ko	-170 111
admin	-67 -50
adrak	-176 -87
adres	58 49
ads	-125 -138
adult	-62 -177
ae	39 40
ae the	4 54
aega	17 -34
aegi	1 89
after	-36 59
after 2	-83 -1
after 3	-46 -160
after _ and	95 -21
after _ i	-56 160
after _ years	-34 -149
after chemo	187 65
after eating	-137 -105
after her	0 49
after i	-78 -51
after lunch	-46 -151
after pravns	151 -33
after that	47 135
after the	153 104
afternun	-85 -53
ag	102 -171
ag lagi	-2 -33
ag se	5 -72
again	-29 55
again _ again	114 -49
again _ i	-27 -38
again and	111 16
agar	18 -71
agarbati	2 52
age	-62 -101
age andhera	190 -39
age se	-109 -170
agent	-106 -9
agide	-41 -202
agle	-62 68
agle hafte	-71 40
agle mahine	-84 -155
agli	-15 51
ago	35 53
ago and	-74 124
agriment	-53 -76
ahe	40 64
ai	14 79
ai hai	91 -28
ai hun	-114 192
aid	-82 -292
aid _ list	-29 -62
aid boks	-44 -110
ainth	170 -10
ainthan	16 -101
aip	-128 -236
aip men	-57 -143
air	-78 225
airport	-65 -54
aisa	115 11
aisa _ hai	13 -81
aisa dard	56 -2
aisa hota	18 -15
aise	-153 -50
aise hi	-158 -180
aisi	-155 -55
aj	-39 197
aj _ bar	25 116
aj _ bhi	129 -20
aj _ din	68 -93
aj _ hai	-28 -48
aj _ hi	86 -45
aj _ ka	-95 -66
aj _ ki	-13 84
aj _ me	-62 -12
aj _ men	-136 45
aj _ ne	-96 18
aj _ pe	3 39
aj _ rashifal	-42 -95
aj _ sab	26 54
aj _ se	239 54
aj bahut	-118 -158
aj bhi	82 -63
aj boli	-27 94
aj fir	-123 200
aj hath	133 -12
aj hi	38 53
aj ka	-153 -205
aj khun	-58 39
aj ofice	-79 -53
aj pet	96 -17
aj rat	-166 280
aj subah	118 119
aj unhone	-34 136
aj usne	-13 164
aji	127 93
ajib	218 -19
ajithro	-87 -65
ajvain	-7 -96
akad	122 -77
akad _ hai	69 -36
akad gaya	167 -29
akdi	205 -88
ake	-33 -50
akela	-88 91
akele	-126 90
akeli	161 -94
akhbar	-50 -68
akhbar _ padha	-23 -56
akhbar men	-23 -56
akhir	-39 -132
akhir men	-36 -102
akhiri	-155 213
akhiri _ hai	-37 -21
akhiri bar	-12 87
akhri	-100 236
al	-14 135
al _ and	-12 46
al _ can	-89 -97
al _ in	-85 -48
al _ nov	-123 141
al _ since	27 -43
al _ tablets	-90 -112
al day	-39 -105
al fine	-71 -49
al gud	-46 -74
al i	1 52
al my	-59 81
al of	-63 172
al ok	-92 -44
al over	238 -124
al the	-173 -102
alag	126 -128
alarm	-124 1
alava	-104 111
alcohol	-52 45
alergy	-4 -85
alive	-77 28
almari	-87 59
almari men	-31 23
almost	45 -59
aloe	-166 -125
alone	113 78
alone in	105 10
aloved	-192 -134
already	-130 49
also	-1 -110
also _ and	132 -36
also _ i	-61 18
also _ in	47 -79
also nov	-111 138
also stoped	125 -32
alu	-171 -188
alu paratha	-181 -92
alvays	-78 99
alvida	-100 82
alvida doston	-32 89
am	28 79
am 34	-87 -83
am _ and	-195 -1
am _ i	-14 24
am _ in	91 -53
am _ of	-67 -168
am _ on	-142 132
am _ overthinking	-21 145
am _ to	-88 106
am _ vith	106 -143
am a	28 28
am dying	-74 -193
am i	-64 129
am in	-132 100
am kha	-86 -27
am not	-26 209
am on	-27 88
am the	15 76
am thinking	-31 86
ama	154 89
ama ko	142 -68
amas	145 94
ambulance	133 -206
ambulance driver	-184 -52
ami	85 156
amlodipine	-162 40
amount	-80 42
an	133 2
an article	67 -57
an hour	132 -115
ana	36 116
anar	100 -109
and	133 -18
and _ 2	33 5
and _ a	-12 18
and _ about	-41 -68
and _ al	-99 82
and _ am	-10 -26
and _ and	12 56
and _ are	104 -78
and _ as	184 -42
and _ at	-39 -170
and _ blud	97 -6
and _ both	-124 11
and _ but	2 -123
and _ came	146 -101
and _ can	109 -60
and _ cant	164 -40
and _ cold	159 -35
and _ come	43 59
and _ dont	-146 189
and _ fil	84 13
and _ fils	128 -34
and _ for	-86 25
and _ gone	-45 71
and _ has	121 -41
and _ have	-107 -159
and _ he	33 74
and _ her	129 -96
and _ him	74 -45
and _ i	-44 -14
and _ if	-59 74
and _ in	191 -179
and _ is	61 19
and _ it	-87 -18
and _ last	-143 8
and _ left	114 21
and _ like	122 -20
and _ me	-77 42
and _ mother	-83 20
and _ my	112 -43
and _ not	106 -137
and _ of	2 42
and _ ok	-130 -66
and _ on	28 -105
and _ one	127 125
and _ only	-100 -50
and _ pain	-69 -57
and _ pased	83 -25
and _ rice	-118 -36
and _ says	69 -122
and _ she	20 78
and _ since	-105 -129
and _ skin	93 -10
and _ the	-91 248
and _ then	-3 -26
and _ to	67 -254
and _ up	65 12
and _ vant	-63 -28
and _ vas	-106 -42
and _ vhat	-34 66
and _ vhen	76 -70
and _ vith	-93 -89
and a	-32 -72
and again	114 -49
and al	-154 -42
and can	-137 -85
and cold	-63 -25
and crying	70 50
and does	-72 -56
and dont	50 -96
and eyes	108 -10
and gave	27 50
and goes	176 -98
and got	112 -41
and has	104 -11
and he	237 -162
and her	-36 76
and hes	105 -24
and his	-11 21
and hov	-148 -42
and i	-56 64
and im	191 -69
and is	-75 -152
and it	-17 30
and left	-1 73
and my	129 -101
and nek	104 -15
and no	-109 -68
and not	160 142
and nov	197 -26
and one	7 -31
and put	-109 54
and said	-175 143
and says	-13 132
and shaking	146 -51
and she	238 -22
and since	72 -16
and slip	-125 20
and sudenly	60 -22
and sveating	62 -8
and the	35 19
and then	32 2
and there	-31 -111
and they	-108 -145
and today	139 50
and told	51 55
and vant	-31 -68
and vants	102 -66
and ve	-103 1
and vent	-3 127
and vhat	-122 -161
and vhich	-101 -21
and voice	147 68
anda	-143 -250
andar	115 147
andar _ band	-6 100
andar _ hai	96 -30
andar _ ke	10 46
andar _ rahi	55 -22
andar dhas	63 -31
andar hi	92 -34
andar se	-103 215
andhera	218 -51
andhvishvas	-125 -58
ane	96 -159
angan	21 42
angan men	21 42
anganvadi	20 24
angioplasty	-57 -132
angithi	103 -140
angreji	-114 -133
angreji men	-63 -120
angry	-6 45
angutha	-49 -68
anguthe	81 -110
ani	-10 145
aniversary	-93 -63
ankh	108 -71
ankh _ achanak	113 -7
ankh _ age	141 -27
ankh _ chuna	159 -11
ankh _ hai	-158 103
ankh _ pani	-163 -61
ankh _ putli	161 -44
ankh band	15 39
ankh fadakti	-166 -123
ankh ka	-111 -76
ankh ke	-116 -161
ankh khuli	62 -12
ankh ki	-80 -169
ankh lal	108 107
ankh me	217 -225
ankh men	310 -55
ankh nahi	100 35
ankh nahin	79 44
ankh se	-67 -162
ankh upar	13 0
ankhe	200 -54
ankhe upar	97 -23
ankhen	146 -33
ankhen dhansi	62 -11
ankho	55 -68
ankho _ age	165 -22
ankho ke	5 -57
ankhon	107 -104
ankhon _ age	192 -20
ankhon ke	182 -57
ankle	-40 -65
ankles	-103 -58
anksiety	46 -78
anm	135 -31
another	-25 -4
ansu	62 -87
ansu nahi	161 -49
ansver	-37 57
ansvering	158 89
ant	67 -10
antar	-206 -142
antar hai	-35 -31
anti	-62 -106
antibiotic	128 -34
antidote	-80 -122
antivenom	-97 -85
anval	84 -19
any	-315 -274
any _ for	-74 -135
any _ in	-86 -71
any tips	-133 -40
anymore	-91 138
anyone	0 125
anything	-18 66
anything to	-135 25
anyvay	-17 -66
ap	-392 -196
ap kaise	-12 -38
ap ko	-69 127
ap me	-30 -27
apa	177 -44
apendiks	-66 -77
aplication	-56 -101
apna	-132 49
apne	-140 171
apne _ ko	-57 159
apne ap	68 136
apni	-80 222
apointment	-154 -94
apointment is	63 -20
april	-70 11
ar	-124 180
ara	87 -21
aram	-212 40
aram hai	-145 -186
aram se	-100 165
are	128 -20
are _ and	88 -126
are _ for	-55 104
are _ of	57 -126
are _ on	19 90
are al	92 -81
are at	71 1
are cold	135 -8
are in	116 176
are like	160 -31
are not	67 -7
are nov	2 -138
are only	-47 41
area	45 51
arest	-90 -55
arji	-49 -104
arm	83 145
arms	135 58
army	-121 146
around	66 79
arth	-138 -150
article	59 -111
as	-58 -165
as a	1 14
asal	-37 -66
asal men	-37 -66
asan	-140 114
asan _ men	-50 -45
asan bhasha	-38 -32
asan tarika	-13 156
asar	125 -75
asembly	44 -65
ash	40 100
asha	107 52
asha didi	-51 21
asha hu	37 36
asha hun	36 45
ashvagandha	-128 -124
asignment	-49 -53
ask	-39 -124
asked	-135 149
asked me	-29 147
asking	39 107
asking _ i	-49 -24
asking _ my	-43 51
asking because	-63 163
asking for	114 94
asks	-110 -84
asli	-158 101
aspatal	-110 -148
aspatal men	-82 -113
aspirin	43 -66
asthma	51 -131
at	-33 45
at 1	-87 114
at 10	-30 -52
at 2	-24 93
at 3	59 24
at 4	67 37
at 5	-66 -134
at 6	109 106
at 8	-40 73
at 9	-62 -133
at _ 2	-5 -72
at _ am	-8 150
at _ and	66 -2
at _ he	77 -141
at _ i	3 -69
at _ in	-38 -50
at _ is	54 -68
at _ months	-178 22
at _ no	108 -23
at _ nov	-115 -35
at _ on	5 -88
at _ party	13 -53
at _ pm	72 -48
at _ veding	5 30
at _ viks	-173 -52
at a	90 -41
at al	165 -217
at gate	101 33
at home	105 -8
at it	-95 133
at me	-37 -10
at my	-117 77
at night	-206 -343
at our	-24 3
at the	8 113
ata	-101 -29
ata _ kya	-28 -58
ata h	-141 -60
ata hai	-30 -124
ataik	-78 -144
atak	-117 -376
atak _ cardiac	-47 -12
atak _ in	-136 -30
atak aur	-48 -16
atak aya	-26 -72
atak in	-61 -22
ataks	-47 -62
ate	216 14
ate hai	-66 -149
ate hain	-46 85
ate the	-18 -79
atempt	-96 158
atendant	-19 -60
ath	-52 -153
ath _ ka	104 -61
ath ghante	-122 -50
ath mahine	-16 48
athvan	85 -11
athvan mahina	85 -11
ati	-444 -140
ati _ kya	-14 -104
ati h	-174 154
ati hai	-274 -137
ati hain	-136 -105
atka	189 -164
atki	-32 -159
atma	-29 -71
atmahatya	-83 140
atmahatya _ divas	-20 -82
atmahatya roktham	-20 -82
august	-120 -118
aunt	-78 11
aunty	52 -7
aur	59 -9
aur 2	-31 -12
aur _ a	53 -19
aur _ ab	-23 50
aur _ arest	-25 -6
aur _ bahut	76 -80
aur _ band	-39 160
aur _ bar	173 -26
aur _ bhi	22 -6
aur _ din	63 1
aur _ do	120 -60
aur _ dono	-57 68
aur _ donon	-79 142
aur _ ek	69 -90
aur _ ghar	75 29
aur _ gir	127 -9
aur _ hai	-112 103
aur _ hain	25 -23
aur _ hath	143 -18
aur _ ho	-36 60
aur _ jaisa	63 -12
aur _ jaisi	61 -6
aur _ ka	-163 -113
aur _ ke	-45 -134
aur _ ki	97 16
aur _ ko	-162 -218
aur _ me	-6 -188
aur _ men	85 -104
aur _ na	-86 73
aur _ nahin	63 38
aur _ ne	34 -97
aur _ pad	38 -6
aur _ pair	88 28
aur _ pani	-47 -31
aur _ par	66 50
aur _ pe	131 -112
aur _ sans	102 -4
aur _ sath	-113 105
aur _ se	138 -61
aur _ si	120 -24
aur _ tej	15 -12
aur _ thik	-11 -112
aur _ vala	-16 -54
aur _ vali	-110 5
aur ab	75 -99
aur aj	58 91
aur ankh	46 -33
aur avaj	64 -30
aur bahki	69 -8
aur behoshi	-26 -12
aur bol	-32 69
aur bola	40 7
aur cardiac	-24 -5
aur chai	-13 -82
aur chakar	88 -9
aur chati	136 -7
aur dil	62 -22
aur do	-107 -8
aur dudh	-166 -28
aur ek	116 87
aur fir	-16 33
aur hath	65 50
aur kaha	-55 14
aur kamar	165 -12
aur khansi	-26 -35
aur khud	-43 43
aur khun	42 -15
aur kitne	-18 -102
aur kuch	-14 66
aur kya	49 78
aur main	-72 48
aur mere	7 -89
aur mujhe	-42 -89
aur nahi	-100 163
aur nahin	-113 166
aur nind	-123 -123
aur pani	45 -29
aur pasina	81 -12
aur peshab	56 -5
aur pet	70 -14
aur pith	95 -36
aur rat	-178 -171
aur roj	-58 35
aur sab	-37 -62
aur sans	107 -30
aur subah	-5 90
aur ulta	52 -5
aur ulti	117 -22
aur vo	14 26
aurat	88 12
auto	162 -33
avaj	146 14
avaj _ gayi	51 -9
avaj _ ho	72 7
avaj _ par	129 -52
avaj _ pe	74 -24
avaj _ rahi	48 39
avaj ati	-98 44
avaj baith	97 -28
avaj band	82 16
avaj bhari	74 -20
avaj bhi	42 110
avaj de	48 35
avaj dene	134 -54
avaj nahin	33 -170
avarenes	-40 -88
avay	-63 71
avoid	-97 -39
avsad	-23 -46
aya	-150 6
aya _ ab	-35 -39
aya _ ko	-20 64
aya ab	26 -12
aya hai	48 -61
aya hu	-56 98
aya hun	-35 109
aya kya	-23 -18
aya tha	-11 -225
aye	37 18
ayega	4 -81
ayegi	-29 -63
ayenge	99 -25
ayi	-111 74
ayran	-99 -84
ayran _ goli	-42 -40
ayran ki	-63 -46
ayushman	-99 -94
ayushman _ men	-6 -10
ayushman kard	-94 -87
b	-188 -106
b 12	-74 -110
ba	14 -124
baba	168 -30
baba ko	83 -48
babies	20 -68
babu	103 -56
babuji	165 -17
babuji ke	59 -4
babuji ko	92 -79
baby	75 -16
baby 5	7 -18
baby _ 6	-80 -23
baby _ days	180 -30
baby _ fine	-52 -25
baby _ months	-85 -47
baby _ not	102 -20
baby blues	-103 -145
baby has	-2 -53
baby in	93 1
baby is	-89 -10
babys	-177 30
bach	-194 111
bacha	152 118
bacha _ me	68 -31
bacha _ nahi	136 -13
bachane	-207 -180
bachane ka	-43 -152
bachao	164 -123
bachav	-207 -137
bachav _ lie	-63 -31
bachav ke	-63 -31
bachcha	259 -8
bachcha _ hai	8 -30
bachcha _ khata	-161 -96
bachcha _ mahine	-114 49
bachcha _ nahin	131 -68
bachcha _ pad	52 -3
bachcha _ se	55 -17
bachcha hai	126 44
bachcha miti	-124 -97
bachcha nila	40 -3
bachche	-55 -47
bachche _ dant	-176 -37
bachche ka	42 -15
bachche ke	-80 9
bachche ki	76 -102
bachche ko	-257 -46
bachche ne	68 -2
bachchi	170 22
bachchi ke	89 -71
bachcho	29 -23
bachchon	-134 21
bachchon ke	5 -17
bachchon ki	-19 126
bachchon ko	-115 -52
bachchon men	-21 -41
bachchon se	-32 23
bache	-2 -201
bache ke	-63 -153
bache ko	24 -129
bache ne	122 -127
bachen	-30 -36
bachi	48 56
bachi ko	33 -5
bachne	-132 -13
bachne _ kya	-68 -92
bachne _ lie	-24 -90
bachne _ liye	-43 -197
bachne _ upay	-32 -75
bachne ka	-26 111
bachne ke	-33 -154
bachne ko	-117 -149
bacho	-161 -146
bacho ko	-114 -66
bachon	-31 -119
bachon ko	-107 -14
bachpan	-313 -202
bachpan me	-145 -177
bachpan men	-157 -130
bachpan se	-136 14
bad	-7 47
bad _ aur	78 42
bad _ dard	-70 -33
bad _ ka	-110 155
bad _ ki	72 31
bad _ ko	-87 9
bad _ me	-25 -68
bad _ nahi	-100 -20
bad _ se	156 -30
bad _ thik	-85 -49
bad bukhar	23 -15
bad for	-143 -91
bad kya	-122 110
bad meri	-31 142
bad se	140 120
bada	-134 -170
badabda	84 -7
badal	-37 -53
badalna	41 -67
badalne	-149 -44
badan	137 -103
badan _ jaisa	68 -9
badan _ raha	157 -14
badan pe	60 -13
badan tap	47 -5
badan tava	74 -3
badan tave	34 -5
badan thanda	141 -14
badbu	-25 -168
badbu _ pani	151 -11
badbu vala	126 -10
bade	194 -6
badh	-186 -155
badh _ hai	-146 -23
badh gaya	-109 -69
badh raha	-217 -89
badha	-59 102
badhana	-35 -63
badhana hai	-35 -63
badhane	-40 -175
badhane ki	-39 -150
badhau	-55 -17
badhiya	-105 -144
badhta	-116 -159
badhta _ kya	-44 -45
badhta hai	-98 -113
badhti	64 -72
badi	-32 20
badla	-54 -108
badlen	-82 -61
badlu	-87 -65
badminton	1 -85
baen	174 -78
baen hath	93 -67
bag	-71 78
bagal	23 91
bah	71 -46
bah raha	110 -25
bahan	100 83
bahan ko	110 -6
bahana	-200 -4
bahar	340 -187
bahar _ hai	32 -36
bahar _ raha	79 -53
bahar _ rahi	65 -11
bahar a	122 -46
bahar gir	34 -3
bahar se	68 -45
bahas	-154 -56
bahki	193 -33
bahki bahki	130 -25
bahki bat	143 -10
bahki baten	90 -20
bahu	161 86
bahu ka	61 -21
bahu ko	129 8
bahu ne	-68 97
bahut	-78 -107
bahut _ dard	-36 -5
bahut _ hai	-164 92
bahut _ hain	22 98
bahut _ rahe	-136 -41
bahut ati	-129 -83
bahut dard	179 -46
bahut tej	27 -5
baig	-90 109
baik	49 -57
baik par	60 -51
bain	42 -75
baingani	122 -7
baingni	142 -24
baink	-57 153
baipas	-73 -83
baith	28 -193
baith _ hai	-62 -37
baith gai	121 -20
baith gaya	-88 -66
baith gayi	57 -12
baith ke	6 -87
baitha	-54 123
baitha hai	-125 15
baitha hu	99 123
baitha hun	-47 121
baithak	-19 -145
baithe	-17 -14
baithe baithe	59 -164
baithe hain	15 54
baithi	46 94
baithi hai	120 -26
baithi hun	92 -42
baithna	25 -41
baithne	27 -79
baithta	-74 58
baithte	-82 -10
baitri	143 -170
baj	143 -20
baj rahi	102 -30
bajar	-75 106
baje	-8 -73
baje _ hai	-29 -13
baje tak	-125 -111
baju	28 92
bak	46 -19
bak _ is	-25 -104
bak _ says	-64 65
bak _ the	32 -26
bak and	-33 -33
bak he	42 61
bak nov	-16 48
bak pain	-107 -165
bak to	47 -92
baki	89 35
baki hai	-61 143
baki sab	-74 -128
bal	-76 -229
bal _ rahe	-187 -111
bal jhad	-188 -92
bal safed	-105 -29
balakni	-24 92
balance	-82 26
balcony	39 135
balgam	-20 -23
bals	53 -76
balti	17 -5
baluns	89 -13
bam	-69 -80
ban	-255 -91
ban _ h	-99 -109
bana	-37 -8
bana _ hai	66 52
bana do	-94 -187
bana liya	-37 69
bana rahe	87 19
banaen	-26 -33
banana	-18 -197
banana hai	-85 -84
banane	-73 -44
banane ka	-23 13
banate	-98 -68
banau	-30 -80
banaya	-45 13
banaye	-15 -64
band	98 37
band _ ab	50 -59
band _ aur	61 -66
band _ bhi	-100 124
band _ diya	164 -4
band _ du	-136 -112
band _ dun	33 -38
band _ gai	72 -45
band _ gaya	56 -37
band _ hai	-64 51
band _ ho	189 -64
band _ raha	165 -37
band _ ya	-107 -46
band h	-44 49
band hai	-63 38
band ho	137 -45
band hu	150 -95
band kar	-29 -53
band karke	22 99
band karne	-93 67
band karu	-51 -53
band karun	-77 -97
band ki	-112 61
band kiya	78 14
band nahi	155 -41
banda	-12 26
bandar	127 -91
bandar ne	127 -91
bandh	91 194
bandh _ hai	3 118
bandh di	64 81
bandha	-18 82
bandhe	12 18
banduk	-90 136
bane	-166 -216
banega	-24 -81
bangalore	-116 -45
bangles	-23 21
banh	136 51
bank	-86 -13
bant	-44 68
bant diya	-15 134
banta	-107 -133
banta hai	-28 -47
banti	-140 -130
banti hai	-84 -73
bap	-37 29
bapu	28 45
bar	-41 21
bar _ ab	-10 12
bar _ aya	-44 -53
bar _ gaya	11 -40
bar _ hai	-149 -112
bar _ ki	-7 111
bar _ ko	-26 88
bar _ me	-14 50
bar _ men	65 -36
bar _ se	30 -20
bar bar	66 -121
bar hua	31 -22
bar kya	-88 -49
bar le	185 -37
bar ulti	-77 -13
barah	4 46
baras	37 -114
barat	-1 -44
barbad	-69 118
bare	-62 -71
bare men	-57 -69
barf	57 -101
barish	-113 -209
barish _ kya	-26 -52
barish hogi	-94 -117
barish me	-50 -87
barsat	-34 -40
barsi	-34 -165
barsi par	-24 -76
bartan	-69 28
bas	-118 115
bas _ aur	-22 28
bas _ baje	-30 -149
bas _ bata	-33 158
bas _ hai	50 106
bas _ hi	-54 -104
bas _ hun	70 -55
bas _ ka	-23 53
bas _ ki	-137 82
bas _ me	-139 -100
bas _ raha	-114 -82
bas _ se	33 -43
bas ab	-38 213
bas aj	112 51
bas ek	50 56
bas himat	-48 96
bas itna	-94 118
bas kitne	-30 -149
bas men	-53 -161
bas ye	70 93
base	-7 -119
bat	77 -93
bat _ hai	-47 -137
bat _ raha	35 56
bat _ rahi	79 123
bat _ thi	94 63
bat bhi	-26 -107
bat hai	-122 31
bat kar	-18 166
bat karte	-122 -66
bata	38 52
bata _ ki	-16 132
bata do	-95 196
bata raha	32 -40
batai	-79 -36
bataie	-15 -246
batana	-163 58
batana hai	-81 -133
batane	24 72
batao	-196 -2
bataya	73 -12
bataya nahin	68 58
bataya tha	78 -68
bataye	5 -123
batch	-43 74
batein	81 -48
baten	80 -118
baten _ raha	67 58
baten kar	67 58
batery	56 -215
bath	-3 -141
bathe	-114 -176
bathing	-31 23
bathrum	38 91
bathrum _ band	101 -85
bathrum me	113 -89
bathrum men	98 -29
bathrum se	-64 83
bating	-153 -54
bavasir	-124 -137
bavasir men	-90 -68
bayan	136 -40
bayan hath	122 -20
bayi	-73 -131
be	-323 232
be _ after	-20 -58
be _ by	54 114
be _ for	-92 -79
be _ in	-146 -58
be _ to	-86 125
be _ vith	85 168
be a	-45 30
be here	-186 -224
be the	-97 -81
be there	-68 177
beat	111 -127
beating	50 66
became	68 2
because	72 -80
because _ is	19 -129
because i	69 -16
because my	-103 48
because of	38 -71
bech	-78 116
become	89 -54
becomes	-51 -90
becoming	-15 -128
bed	127 4
before	26 -12
before _ and	-52 15
before periods	-92 -67
before the	-14 108
behen	125 -55
behind	109 127
behind the	102 124
behosh	135 -199
behosh ho	61 -91
behoshi	77 -64
behoshi _ dava	-40 -23
behoshi ka	-127 -21
behoshi ki	-40 -23
being	-128 102
bekar	-106 -22
bekar hai	-17 31
belov	9 48
belt	104 -81
belt _ mara	83 -60
belt se	160 -109
bely	207 -62
bench	-92 47
bend	40 -20
benefits	-160 -146
benefits of	-143 -136
bent	40 45
berth	86 -121
best	-295 -169
best _ for	-101 -88
best friend	-43 -85
best time	-34 -54
beta	-19 132
beta _ ka	-37 -74
beta _ sal	-179 -11
beta _ se	25 66
bete	110 -143
bete ka	-47 35
bete ke	93 20
bete ki	144 -66
bete ko	-205 -252
bete ne	139 57
beter	-218 159
beter for	24 -89
beter than	-124 -133
beter vithout	-45 114
beti	-32 60
beti _ hai	-25 12
beti _ nam	-78 -102
beti _ sal	13 103
beti ka	24 -54
beti ke	21 -132
beti ki	-22 78
beti ko	11 23
beti ne	18 35
betvin	-35 -185
betvin _ and	-198 -83
bf	-48 86
bgmi	-14 -42
bha	-5 -56
bhabhi	41 99
bhabhi ko	150 -108
bhag	75 18
bhagvan	-71 127
bhai	18 -38
bhai _ kaha	-148 -81
bhai _ se	14 79
bhai ka	-141 -108
bhai ke	71 77
bhai ki	-2 -63
bhai ko	110 72
bhai ne	-137 122
bhains	-50 0
bhaiya	184 -59
bhaiya _ me	34 -69
bhaiya ne	4 49
bhajan	-110 -107
bhang	42 14
bhap	3 -182
bhar	65 51
bhar _ hai	-24 18
bhar _ ke	140 -20
bhar _ tha	-39 61
bhar gaya	-183 46
bhar ke	160 -32
bhar se	-8 -44
bhara	62 -118
bharat	-138 -87
bhari	31 -263
bhari _ hai	-1 -125
bhari hai	58 -48
bhari ho	75 -65
bharipan	-57 77
bharna	-20 3
bharti	-109 -2
bharti ka	-24 43
bhasha	-171 -122
bhasha men	-37 -27
bhashan	-144 -58
bhate	100 47
bhate pe	120 -33
bhathe	32 12
bhati	121 -35
bhatije	97 -10
bhav	-186 -154
bhej	25 64
bhej diya	-162 -23
bheji	-21 125
bhejo	-3 -171
bhi	-25 27
bhi _ ab	94 33
bhi _ aur	-104 17
bhi _ aya	-64 -73
bhi _ bar	32 35
bhi _ bas	-12 -6
bhi _ bol	89 -17
bhi _ dena	-40 -68
bhi _ diya	-52 -55
bhi _ gaya	-15 33
bhi _ h	-98 88
bhi _ hai	-169 103
bhi _ hi	-16 -68
bhi _ ke	52 38
bhi _ kya	73 -43
bhi _ nahi	100 -70
bhi _ nahin	-46 126
bhi _ par	-10 -66
bhi _ pata	-31 39
bhi _ raha	-124 92
bhi _ rahi	61 107
bhi _ se	-38 138
bhi _ tha	68 -118
bhi _ thi	-12 27
bhi ankh	137 -41
bhi band	-77 136
bhi chup	63 -27
bhi dar	12 -86
bhi dard	-3 -62
bhi ek	5 54
bhi hai	62 -31
bhi hain	-51 69
bhi ho	11 -72
bhi jati	-110 91
bhi kam	-16 -81
bhi na	-8 1
bhi nahi	-31 151
bhi nahin	150 -104
bhi nhi	-109 -49
bhi pi	-127 43
bhid	107 -64
bhig	189 -69
bhig gaya	91 -17
bhig gaye	90 -23
bhigi	61 -18
bhinch	80 -10
bhopal	-37 -5
bhuk	-143 -132
bhukh	-135 -178
bhukh _ lagti	-74 -88
bhukh kam	-55 -46
bhul	-85 -120
bhul gai	-176 82
bhul gaya	-180 -196
bhut	-24 -179
bi	-156 -203
bi 12	-61 -102
bich	169 -7
bich me	40 -44
bich men	154 -63
bichchu	-57 -99
bichchu _ dank	10 -13
bichchu _ kata	-58 -21
bichchu ka	-59 -61
bichchu ne	91 -51
bichu	87 -33
bidi	3 -21
big	150 -170
biger	132 55
bihar	-47 -74
bij	-171 77
bijli	80 -68
bijli _ bil	-77 -39
bijli _ jhatka	73 -60
bijli _ jhatke	-106 93
bijli giri	149 -34
bijli girne	-71 -96
bijli ka	-127 25
bijli ke	-114 82
bik	-148 31
bike	55 -26
bike se	22 -13
bil	-267 -172
bil _ aya	-167 -123
bil jyada	-89 -108
bili	-1 30
bilkul	48 -125
bilkul _ hu	-103 -102
bilkul _ hun	-40 -90
bilkul fit	-54 -66
bilkul nahi	84 92
bilkul nahin	58 -6
bilkul thik	2 -103
bima	-84 36
bimar	-75 -52
bimari	-84 -79
bimari _ kya	-31 -58
bimari hai	40 -66
bin	-14 165
bina	-66 101
bina _ ke	-43 156
bina dard	81 247
bio	-118 -172
bipi	-34 -196
bipi _ hai	-36 -74
bipi ki	51 -59
bipi mashin	-95 -22
bir	-94 -91
birth	-65 1
birthday	-49 -172
birthday pe	-16 -35
biryani	-90 -185
bis	127 -35
bis _ se	63 -40
bis minat	52 -16
bis sal	-28 0
biscuit	73 -36
biscuits	-31 -87
bisleri	121 -30
bisleri botle	63 -19
bistar	105 57
bistar gila	-27 -40
bit	53 3
bit my	-25 103
bite	-101 -215
bite _ in	-59 -21
biten	217 -133
biten by	96 -38
bites	36 -49
bitiya	0 41
bivi	-96 109
bivi ko	113 75
blade	-257 327
blade se	-39 82
blades	149 -24
blak	180 -7
blak scrin	-22 79
blak stul	122 -42
bled	-186 212
blid	-125 -72
bliding	124 -287
blok	-99 -35
bloked	-105 -14
blud	189 -156
blud group	-81 -103
blud in	129 -72
blud is	8 -116
blud presure	-22 -76
blud test	-201 -40
blud thiner	106 -62
blue	150 -53
blues	-103 -145
bluish	143 -10
board	-217 -65
board pe	-106 -148
body	-58 -145
body chekup	-44 -77
body is	-57 -41
bojh	28 175
bojh hu	-23 93
bojh hun	-77 113
boks	-183 118
bol	260 3
bol _ h	25 98
bol _ hai	78 80
bol _ hain	77 -2
bol _ ki	64 -130
bol _ pa	201 -106
bol _ rahi	-11 64
bol _ ruk	89 -15
bol diya	-30 -47
bol ke	108 -131
bol nahi	123 -76
bol nahin	125 6
bol raha	87 -16
bol rahe	46 92
bol rahi	170 82
bol rha	42 60
bol rhe	11 100
bol rhi	-11 60
bola	19 137
bola ab	-89 14
bola kal	62 44
bola ki	-28 -28
bola tha	82 -54
bola to	96 -133
bole	20 161
boli	113 177
boli _ ko	-34 110
bolin	75 1
bolna	-111 82
bolne	46 -95
bolne me	53 -18
bolo	-134 -160
bolta	18 -150
bolta h	-89 -52
bolta hai	-85 1
bolta hu	-60 -68
bolte	37 82
bolte _ ki	81 -19
bolte h	-17 87
bolte hai	-203 110
bolte hain	-18 47
bolti	105 80
bolti hai	-8 39
bolu	-120 -26
bomb	15 -63
bone	65 -132
bor	8 -221
bore	-146 -155
bore ho	-134 -140
bored	-111 -126
bori	-101 -148
bos	-208 -385
bos _ jan	-77 -82
bos ko	-58 -136
bos ne	-194 -217
bot	-162 -105
botal	-12 125
both	11 52
both _ and	38 2
both legs	145 -57
botle	52 213
botle of	-65 37
bought	-185 39
bovling	-150 -51
boy	52 92
boy in	-26 143
boys	86 -101
bp	-103 -209
bp 128	-112 -86
bp _ 130	56 -88
bp _ 84	-108 -78
bp _ goli	-166 -75
bp ki	-184 57
bp machine	62 -152
bp tablet	42 -84
bp tablets	-98 252
bp vali	134 -98
brain	-72 -177
brand	-148 -116
break	-135 120
breakfast	-9 -90
breakup	-137 -48
breast	198 -86
breastfiding	-101 -46
breath	7 -115
breath smels	35 -7
breathe	21 -29
breathes	69 -8
breathing	171 -117
breathing fast	95 -29
breathles	32 -7
bren	-36 -112
bridge	-98 217
brik	76 71
brik kiln	76 71
bring	12 11
bro	-33 -29
broke	167 -157
broken	-73 -106
brother	99 -82
brother _ lav	59 -16
brother in	55 -29
brothers	-6 0
brovn	12 -121
brush	-190 -91
brushing	-193 -22
bsc	-93 -53
bsc nursing	-86 -29
bta	58 -61
bua	-8 10
bua ki	-25 39
budget	-150 -138
budget _ k	-79 -56
budha	-81 126
budhape	-69 -81
budhape men	-27 -34
building	-99 42
bujh	-18 123
buk	-84 -64
buked	-98 62
buket	-72 -112
bukhar	54 -388
bukhar 104	157 -11
bukhar _ aur	160 -25
bukhar _ din	131 -27
bukhar _ gaya	-226 -31
bukhar _ h	122 -3
bukhar _ hai	-160 -91
bukhar _ jhatke	-35 -36
bukhar aur	41 -56
bukhar gardan	144 -2
bukhar hai	4 -66
bukhar me	61 -81
bukhar men	132 -8
bukhar nahin	-269 -132
bukhar utar	-200 -35
buking	-174 -172
buks	-94 162
bul	122 -42
bula	-139 205
bula rahe	-25 98
bulane	113 52
bulao	126 -62
bulau	49 46
bulaya	2 7
bulb	-103 139
bulge	-74 -48
bulging	162 -31
bump	74 -73
bumps	-117 -75
bumrah	-136 -118
bund	96 -61
bura	-17 15
burn	-200 10
burning	69 26
burns	-160 -197
burnt	-58 5
burst	189 -102
bus	23 24
bus stand	-54 105
buster	-165 -146
busy	70 29
but	-5 -96
but _ are	12 -30
but _ i	17 38
but _ is	-23 -40
but he	-14 144
but i	64 -13
but it	8 -15
but my	-145 -114
but not	-59 46
but nov	61 9
but says	85 -46
but she	28 40
but the	56 49
buter	-85 -44
buton	57 -121
buton batery	181 -28
buy	-122 -114
by	122 62
by _ and	63 -97
by _ i	-44 120
by evening	-167 -57
by itself	21 -140
by mistake	197 -162
by morning	-91 -91
by one	-141 50
by sunday	-60 161
by the	85 150
byaj	-49 64
byatha	-104 -162
bye	-301 -54
bypas	-37 -158
bypas in	-27 -33
c	35 -135
cab	57 -44
cake	71 -26
cal	116 164
cal pe	60 70
calcium	-175 -163
caled	-126 -13
calf	101 -86
caling	-136 114
calm	46 157
came	150 79
came bak	-30 104
came dovn	161 -30
came home	100 -96
came in	45 -19
came out	-30 -102
camera	-74 -85
camp	-138 -20
can	-247 -91
can _ be	-130 10
can _ do	92 21
can _ drink	-100 -73
can _ drive	41 -103
can _ eat	-145 -141
can _ get	-108 -105
can _ give	159 -132
can _ go	-110 27
can _ take	-105 -228
can _ vait	137 -29
can a	-95 24
can he	-142 -141
can i	-273 -242
can it	-1 -131
can she	-209 -186
can u	70 96
can ve	84 -131
can you	-25 99
canada	-117 3
canal	-98 98
cancel	-126 -155
cancel my	-81 9
cancer	-95 -65
canot	180 -10
canot svalov	41 -7
cant	256 125
cant fil	129 -60
cant find	63 105
cant finish	140 -33
cant lift	65 -19
cant svalov	88 -27
cant vake	136 -98
cantin	-64 -137
cap	-105 -54
capital	-134 -97
capital of	-134 -97
captain	-76 -19
caption	-86 -38
car	154 -80
car is	64 -19
card	-168 18
cardiac	-94 -59
cardiac arest	-89 -54
care	-146 158
care _ my	-51 130
care of	-72 178
cary	-97 37
carying	-115 -34
case	-26 106
cashev	27 -21
cat	-114 82
cataract	-113 -117
catch	-97 -84
catching	26 -129
catheter	126 -21
caught	176 -96
cause	-115 38
causes	-88 -63
cel	153 -90
cels	-121 -132
cement	25 -11
center	57 -82
centre	19 -54
certificate	-58 16
cesarean	83 -38
cetirijine	-25 -212
ch	-21 -39
chabi	-143 149
chacha	98 8
chachi	215 -65
chadar	78 -24
chadh	148 -122
chadha	-19 138
chadhe	120 -37
chadhi	71 -47
chadhne	-149 17
chadhne par	-136 -47
chadhte	-33 -85
chah	-52 -1
chah _ ka	79 -35
chah _ ke	-86 -41
chah _ pahle	-61 -9
chah _ se	-36 67
chah din	-68 -26
chah mahine	-76 88
chah sal	9 -101
chahie	51 31
chahie _ men	-82 -62
chahiye	-120 -32
chahiye _ ke	-46 -148
chahiye _ nahi	-84 -60
chahiye kya	-80 -167
chahiye ya	-79 -73
chahta	-8 -14
chahta hai	-9 -108
chahte	-99 -141
chahti	-149 78
chai	-125 -75
chai _ sath	-126 -201
chai _ se	9 -147
chai ke	-191 -242
chai pi	-10 -91
chai se	-138 -69
chain	-173 229
chair	78 68
chakar	79 -307
chakar _ hai	35 -85
chakar ata	-128 -82
chakar aya	74 -31
chakar vali	-163 -112
chakate	79 -30
chakate aur	62 -18
chaku	240 -85
chaku se	-64 -92
chal	-47 -97
chal _ h	-51 -53
chal _ hai	4 -89
chal _ thi	47 -21
chal raha	77 -84
chal rahi	101 -102
chal rhi	-32 -106
chala	-94 -51
chala _ hai	-107 2
chala _ hu	36 76
chala gaya	166 -135
chala jata	-32 30
chala jaunga	-36 101
chala sakta	-132 -54
chalane	-187 -124
chalane se	-143 -117
chalata	-65 50
chalata hun	-26 -50
chalate	-90 -7
chale	-93 -1
chale jaen	-78 149
chalega	-41 -25
chalegi	-95 -161
chali	48 146
chali gai	29 119
chali gayi	73 -79
chali jaungi	-14 125
chalis	-56 -7
chalne	21 -85
chalo	-68 -103
chalta	15 -170
chalta hai	-25 -90
chalte	32 -140
chalte hain	-69 -109
chalti	12 -159
chalti hai	11 -71
chalu	5 11
chamach	102 -68
chamdi	113 -118
chamdi _ rahi	157 -17
chana	37 -149
chance	-74 175
chand	-194 -240
change	36 -175
changed	-75 80
changing	188 -25
chapal	-10 23
chapter	-83 -115
char	52 -81
char _ ka	63 73
char _ ki	-69 -93
char _ se	118 -66
char din	113 -23
char lain	-77 -122
char log	34 -38
char mahine	62 78
char sal	-128 -80
chara	71 47
charge	-56 -60
charon	51 62
chart	9 -72
chart banana	73 -8
chashma	-71 -98
chashme	36 -114
chashme _ nanbar	-67 -45
chashme ka	-68 -54
chat	1 237
chat _ gira	-22 -18
chat _ hu	-17 78
chat ki	-13 95
chat par	-27 103
chat pe	2 104
chat se	62 157
chata	-99 -124
chatgpt	-61 -96
chath	39 -10
chati	363 -217
chati me	104 -65
chati men	119 -25
chati par	148 -49
chati pe	116 -37
chats	-60 -42
chauth	13 102
chautha	-163 -139
chautha mahina	-142 -16
chaval	-231 -116
chaval ke	64 17
chavla	174 -43
chay	-75 -334
che	-102 141
cheap	23 -113
ched	79 -25
chehra	219 -18
chehra safed	86 -11
chehre	-102 -168
chehre pe	-38 -98
chek	-107 -13
cheked	15 92
chekup	-114 -179
chemist	26 -173
chemo	213 94
chenai	-112 -153
ches	-134 -23
chest	287 -332
chest and	13 -26
chest pain	29 -11
chidak	47 -11
chidak ke	36 -10
chidchida	-95 -11
chidkav	35 -46
chij	-5 -19
chik	100 -100
chikh	89 -14
chiki	-3 -53
chiks	-61 -66
chil	-98 -65
chila	10 -63
chila rahe	57 -2
child	-46 -269
children	31 40
chili	68 -126
chin	-156 11
chini	-114 -76
chink	-161 -211
chinta	15 -4
chinta _ bat	-28 32
chipak	158 -75
chipak _ thi	58 -8
chipka	206 -62
chipkali	-157 -124
chir	109 -73
chit	-78 143
chithi	-123 184
chithi _ di	-74 151
chithi likh	-83 144
chocolate	80 -65
chod	-6 164
chod _ hai	-60 111
chod di	-36 87
chod diya	-70 39
chod du	-105 -13
choda	38 93
chodne	-85 -5
chodo	47 20
choke	-166 -108
choked	-106 -130
choked on	-28 -31
choking	96 -151
choking on	155 -36
chole	-121 -73
cholesterol	-125 -127
chot	-89 2
chota	52 -197
chota sa	-64 -75
chote	72 2
chote _ ke	-53 -122
chote _ ko	15 44
chote bhai	75 -50
chote ko	79 -17
chote ne	159 -95
choti	82 29
choti ko	111 72
chotu	133 -4
chua	69 -84
chubh	105 -26
chubha	-96 -16
chubha tha	-102 -48
chubhan	-42 -19
chubhta	-75 -51
chubhta hai	-75 -51
chudane	-71 -157
chuha	66 -122
chuhe	53 8
chuhe _ dava	48 45
chuhe _ ki	-11 52
chuhe ki	55 -1
chuhe marne	45 83
chuhe vali	63 -74
chuka	-27 115
chuka hai	-43 60
chukandar	-146 -128
chuke	-25 -57
chuki	62 148
chulhe	96 69
chuna	150 -84
chuna gir	33 -2
chune	62 -119
chune _ deta	46 -11
chune nahin	91 -14
chune se	-123 -98
chup	-86 0
chup ho	-69 22
chupa	86 -5
chupa _ likh	188 -158
chupa ke	173 -45
chupi	135 -138
churi	132 -43
chut	170 -49
chut _ ab	43 -64
chut _ hai	-10 90
chut gaya	-7 -91
chut raha	130 -21
chuta	-19 -16
chute	6 60
chuti	-131 59
chuti _ hai	-75 -1
chuti hai	58 -62
chuti ki	-71 -76
chuti par	-74 140
chuti pe	-49 -74
chutki	75 -17
chutkula	-167 -105
chutkula sunao	-128 -70
cigarete	10 31
claim	-34 -94
clas	-222 -23
clas 11	-62 -25
clas 9	-151 0
clean	-185 10
cleaned	-2 136
cleaner	150 -40
cleaning	43 30
clear	35 -119
cleared	-56 157
climb	0 -97
climbing	101 -55
clinic	99 -106
close	-128 89
closed	39 -41
closes	-77 35
closing	144 116
cloth	54 -13
clothes	29 16
cm	-185 -40
coach	89 -66
coaching	-43 70
coal	89 -39
cobra	57 -139
coca	111 -7
coca cola	111 -7
coconut	-153 -160
coconut vater	-37 -44
code	-133 -168
cofi	-43 -192
coimbatore	-21 -52
coin	68 -69
cola	111 -7
colapsed	93 -50
cold	163 -129
cold _ and	167 -27
cold and	35 -82
cold like	139 -26
cold n	162 -43
cold sveat	154 -10
cold vater	3 44
coleague	-102 8
colege	-101 -72
colour	37 -135
coma	-96 -55
combiflam	-17 -68
come	3 106
come bak	-91 -45
come in	63 -30
come out	-19 100
comes	100 33
coming	51 -31
coming _ i	77 31
coming bak	-72 -70
coming from	-9 -42
coming out	188 -67
comon	30 -53
company	-53 -117
compas	-26 146
complain	-49 -55
complaint	-110 -124
compose	-59 -96
conductor	141 -59
confused	124 -46
contact	-124 -75
contact lens	-71 -89
contacts	-18 115
continue	52 -54
contractor	14 -51
control	-79 -140
controled	-77 -64
convert	-120 -104
coper	-33 -51
coper t	-33 -51
copy	-67 40
cord	176 -78
corect	-192 -129
cost	-98 -153
cot	71 43
coton	14 95
cough	8 -126
cough _ days	-155 -70
cough syrup	115 37
coughed	44 -106
coughing	232 -105
coughing and	68 -26
could	-131 -236
could _ be	-154 -176
counseling	-110 -122
counselor	-40 -115
count	62 48
counted	-63 147
counts	91 84
course	-245 -269
cousin	-20 1
cousins	-144 -61
cousins veding	-20 -88
cov	48 97
cover	-168 -37
covid	29 -4
cpr	-138 -192
cradle	-66 -30
cradle cap	-66 -30
crak	-125 -65
cramps	-24 -76
cream	-139 -176
cream batao	-26 32
creatine	-75 -23
creatinine	-76 -60
creatinine 1	-47 -42
cried	-100 -84
cries	125 35
criket	-32 21
crocin	130 50
crocin 650	89 84
cros	-122 -79
cruked	93 -68
crush	-221 -198
crushing	185 -12
cry	22 -57
crying	71 144
csk	-127 -107
cuk	-11 -245
cuker	123 -91
cuker burst	150 -30
cuks	-10 -63
cul	-134 -88
culer	77 28
cup	129 -169
cupboard	51 128
curd	-176 -103
curent	128 -166
curent laga	118 -21
curious	-130 -98
curtain	202 -101
curtain _ dovn	97 -24
curtain came	97 -24
cury	-91 -85
cut	45 219
cut my	4 119
cuting	-139 123
cuts	-52 82
cyanide	-21 149
cycle	-36 33
cylinder	96 0
d	-29 -257
d 14	-56 -103
da	12 -25
dab	154 -48
daba	44 84
dabana	-126 14
dabane	151 -50
dabane se	163 -15
dabaya	153 -107
dabaya tha	15 -3
dabe	187 -76
dabi	92 -18
dad	-136 -105
dada	75 -178
dada ji	-5 -17
dadaji	66 30
dadaji ka	-135 -55
dadaji ki	88 -83
dadaji ko	1 -12
dadi	171 -197
dadi _ rahi	38 -64
dadi ka	9 -43
dadi ke	77 -45
dadi ki	152 -143
dadi ko	26 -146
dadi ne	70 43
dads	-67 82
dadu	97 -15
daftar	-52 -125
dag	-79 -121
dahi	-111 -251
dahi kha	-34 -38
dai	220 -80
dai ne	44 -7
daily	-196 -151
dain	56 -7
dakar	-106 -148
dal	-64 -11
dal _ pani	-124 -24
dal band	-116 -32
dal ka	-10 -42
dal ke	-9 57
dala	-248 -161
dale	100 -17
dalega	155 -120
dalegi	-120 -49
dalen	-96 -28
dali	152 105
dali thi	15 -19
dalna	-126 -59
dalne	14 58
dalte	-21 -85
dalu	44 -54
dalun	20 -66
dam	31 -143
dam _ raha	110 -96
dam ghut	150 -81
dama	-2 -147
dan	-122 -184
dana	-122 22
dance	-73 -115
dandruf	-87 -91
dane	-93 -168
dangerous	-109 43
dank	123 -41
dant	-233 -338
dant _ rahe	-181 -50
dant _ thanda	-164 -126
dant ka	129 -27
dant me	-135 -115
dant men	-97 -33
dant nikal	-170 -34
dant pista	-61 -122
dar	-275 90
dar _ hai	-2 -172
dar _ raha	-185 140
dar _ rha	-131 134
dar ke	36 45
dar lag	-230 196
dar lagta	3 -170
dar se	-94 -66
dard	50 108
dard _ gaya	-101 -69
dard _ goli	145 -117
dard _ h	155 -161
dard _ hai	27 178
dard _ mahine	-76 -35
dard _ nahi	-6 -43
dard _ nahin	30 -59
dard _ raha	132 -18
dard _ se	-1 -98
dard aur	180 -31
dard hai	62 -127
dard hota	-134 234
dard ke	82 201
dard ki	161 -132
dard kuch	-37 -58
dard nahi	-88 -141
dard nahin	62 -177
dard se	148 -115
dard tha	122 -17
dard utha	18 -1
dark	80 -233
daru	56 -19
daru pi	105 -42
darvaja	186 -1
darvaja _ khol	36 13
darvaja _ raha	150 -102
darvaja _ se	-27 74
darvaja _ to	-3 25
darvaja band	69 4
darvaja nahi	26 19
darvaja pit	98 -48
darvaja tod	135 -91
darvaja toda	36 -7
darvaje	-168 12
das	76 -250
das _ pahle	-148 -88
das _ se	19 -50
das din	74 -62
das minat	136 -29
das sal	-242 -135
dast	126 -120
dast _ bar	-89 -40
dasvin	-76 84
data	-81 -126
date	-173 255
dates	-71 -28
daud	50 8
daudta	-75 -73
daughter	46 133
daughter is	-111 -95
daughters	-73 84
daura	134 -198
daura _ aya	-142 -36
daura nahin	-126 -34
daura pada	78 -33
daure	1 -133
dava	32 58
dava _ di	-73 59
dava _ hai	-29 109
dava _ ke	144 -159
dava _ li	32 1
dava _ rahi	-84 -41
dava _ sal	-78 -102
dava _ se	-122 26
dava _ thi	157 -88
dava band	-164 83
dava ka	37 71
dava ke	75 -90
dava ki	-6 148
dava le	-98 -127
dava se	-92 84
davai	-47 55
davai _ ke	-85 101
davai _ me	-102 61
davai ka	-96 80
davai ki	-87 136
davai se	-24 -87
davaiyan	-107 98
day	24 -87
day 5	222 -17
day after	13 78
day and	-117 22
day for	-69 -179
day old	201 -73
days	-66 -15
days _ fever	-97 -71
days _ i	63 105
days _ nov	-24 -120
days after	113 -95
days ago	-45 34
days and	98 -27
days bak	142 5
days i	-53 122
days no	-56 -71
days old	167 -32
de	35 -50
de _ ab	128 -19
de _ aur	-110 168
de _ hai	-56 -82
de _ hain	10 -46
de _ kya	25 -28
de dena	-90 212
de di	79 80
de die	-13 70
de diya	-66 230
de do	-55 45
de du	128 -39
de raha	-8 -57
de rahe	107 -64
de rahi	9 -117
de sakte	-107 -65
dead	-23 -84
dead batery	-170 -37
deadly	-91 123
death	-211 -137
death in	-63 -112
debate	-63 13
december	-98 -39
decided	-108 93
dedh	74 -157
dedh mahine	1 -12
dedh sal	69 -127
dega	194 -182
degri	65 -37
dekar	-135 22
dekh	-90 36
dekh _ hun	-97 161
dekh _ tha	22 -12
dekh ke	-152 -179
dekh liya	-8 102
dekh raha	-28 101
dekh rahe	126 -30
dekh rahi	-50 78
dekha	-140 -40
dekha to	-8 -67
dekhe	98 66
dekhenge	92 -78
dekhi	-151 -52
dekhkar	106 -143
dekhna	-74 192
dekhne	-24 -45
dekhta	-89 50
dekhte	-133 -181
dekhti	136 33
dekhti hai	101 -117
delete	-116 -218
deleted	-41 157
delhi	-160 -189
delivered	184 -14
delivered _ home	116 -20
delivered at	116 -20
delivery	-75 -26
delivery _ bad	-105 155
delivery ke	-79 130
delivery me	-72 -116
den	51 -130
dena	-138 137
dena aur	-85 145
dena hai	-55 -68
dene	48 -42
denge	20 56
dengu	-89 -61
dengue	-31 -133
dengue _ 5	204 -16
dengue day	204 -16
deni	-89 -122
dentist	-229 -203
deposit	-105 -79
depresion	-73 -173
depresion _ in	-24 -28
der	-45 51
der _ hai	-48 31
der me	31 91
der men	-52 179
der pahle	-29 -141
der se	-70 -108
der tak	15 -121
desi	40 -47
desk	-118 42
deta	36 24
deta hai	-159 -23
dete	-35 143
dete h	-73 -101
dete hain	-71 132
deti	-47 65
deti hai	-54 5
detol	-34 190
devar	85 70
devar ne	18 96
devi	-2 -33
dhaba	101 -49
dhabe	-59 -79
dhadkan	121 -89
dhaga	-140 -58
dhai	-67 -46
dhak	130 -25
dhak dhak	145 -42
dhaka	61 -180
dhakan	-89 152
dhan	70 -50
dhans	189 -15
dhans _ hai	120 -2
dhansi	117 -32
dhanush	190 -11
dhanyavad	-132 -79
dhar	158 -71
dhas	137 -53
dhas rahi	69 -13
dhatura	-4 -45
dhila	178 -38
dhila _ gaya	36 -7
dhila pad	104 -2
dhile	54 -36
dhili	36 -22
dhire	74 -119
dhire _ kar	7 -48
dhire dhire	-113 62
dho	-140 46
dhone	-125 -194
dhone se	-169 -125
dhoni	-133 -51
dhuan	-38 -109
dhul	-19 -123
dhundh	73 27
dhundhla	115 -114
dhundhna	-58 85
dhup	-47 -239
dhup me	94 -15
dhup men	-50 -53
dhyan	-148 32
dhyan rakhna	-42 36
di	57 224
di _ ab	-33 27
di _ ko	-79 159
di _ ne	104 -75
di ab	139 -16
di aur	-71 -28
di hai	25 199
di thi	8 -34
diabetes	-138 -71
diabetic	80 -116
dialogue	-87 -75
dialysis	143 41
diaper	55 -81
diary	-48 192
diba	-45 77
dibe	-6 53
dibe men	-6 53
dibi	60 34
did	-124 -53
did it	-2 42
did not	24 -63
didi	151 78
didi ke	70 -72
didi ki	109 -102
didi ko	79 5
didi ne	-2 75
didnt	-27 29
die	-70 152
die hain	-41 139
die of	-65 -77
died	-258 2
died _ at	-75 -145
died in	-33 87
died laughing	-65 -130
died of	-92 -143
dies	-150 -50
diet	-129 -153
diference	-176 -133
diference betvin	-139 -83
diferent	23 18
dijie	-146 -91
dijy	168 -145
dikat	-130 -139
dikat nahi	-60 -71
dikh	239 -132
dikh _ aur	95 -32
dikh _ hai	34 -117
dikh raha	64 -115
dikh rahe	106 -13
dikh rahi	167 -74
dikh rha	71 34
dikha	15 -143
dikha rahi	129 -18
dikhana	36 -64
dikhane	-44 155
dikhati	-132 -21
dikhau	-11 122
dikhaun	66 -3
dikhaya	63 -63
dikhna	237 -98
dikhna _ ho	131 -66
dikhna band	145 -63
dikhta	61 82
dikhta hai	80 44
dikhti	56 37
dil	-41 -202
dil _ bimari	123 -112
dil _ daura	-128 -47
dil _ daure	-88 -12
dil _ dhadkan	-121 -46
dil _ dhak	127 -38
dil _ gaya	-154 -119
dil dhak	127 -38
dil ka	-211 -90
dil ke	-171 -122
dil ki	48 -165
dil tut	-166 -143
dil tuta	-97 -121
dili	-63 -96
dilivri	-103 -54
dilivri ke	-81 -37
dimag	12 -22
dimag ka	-104 -107
dimagi	-19 -17
dimagi bukhar	-19 -17
din	-62 -76
din _ ab	130 -49
din _ aj	59 51
din _ aur	110 -19
din _ bacha	-2 -27
din _ bukhar	-87 -29
din _ ek	53 -98
din _ hai	-58 -103
din _ khana	-25 124
din _ kitni	-23 -62
din _ peshab	45 -9
din _ raha	-23 66
din _ se	1 -31
din _ thik	-148 25
din ab	-77 -84
din bad	153 -95
din bhar	-183 -98
din ho	60 -59
din hue	141 -3
din ka	206 -100
din ke	-65 -49
din ki	130 -41
din late	-30 -18
din me	-209 5
din men	-34 -76
din pahle	113 -10
din pehle	143 -56
din se	-112 10
din tak	-20 -113
diner	-127 -124
dip	180 125
diper	-144 160
diper than	-82 35
dipreshan	-40 52
disc	-104 -118
discharge	73 48
discharged	28 -95
discord	-93 194
discord pe	-29 116
disease	-74 -111
divali	-49 -67
divali pe	-39 -124
divar	8 124
divar par	66 -77
divar pe	-50 166
divas	-169 -174
divas kab	-8 -70
diya	-103 57
diya _ ab	-52 137
diya _ aur	76 -80
diya _ bhi	53 87
diya _ ke	-68 -66
diya _ ki	-19 83
diya _ ne	-131 -70
diya _ par	-55 -82
diya _ se	86 -72
diya _ thik	-11 -63
diya _ to	-86 -149
diya _ vo	-15 7
diya ab	-15 -49
diya aur	-2 97
diya h	87 37
diya hai	148 48
diya tha	-188 -16
diye	-63 82
dj	-112 -198
do	-42 -314
do _ cal	-12 -77
do _ do	11 118
do _ get	-106 -114
do _ h	62 88
do _ hain	156 1
do _ ho	90 -39
do _ hue	-17 -7
do _ ka	-99 39
do _ ke	-60 -175
do _ ki	24 -31
do _ me	11 25
do _ men	149 -36
do _ nid	-171 -33
do _ pahle	132 -38
do _ people	-100 20
do _ say	-63 -79
do _ se	-18 -5
do _ teach	-31 -17
do _ ulti	-20 -31
do anything	6 132
do bar	111 -130
do din	-30 -117
do do	167 -46
do ghante	120 -59
do hafte	-67 -39
do i	-301 -34
do it	-58 164
do ki	-24 75
do mahine	100 60
do minat	-8 46
do nishan	151 -22
do people	-102 -68
do sal	-212 19
do they	-90 -87
do ungli	158 -13
dobara	-205 -70
doc	-136 -75
doctor	-64 -107
doctor _ dikhana	43 -32
doctor for	-44 -38
doctor gave	-73 -77
doctor i	29 104
doctor ka	49 -92
doctor kal	95 -24
doctor ko	7 -71
doctor ne	-173 -8
doctor sahab	-1 -48
doctor said	-181 82
doctors	-153 -146
does	-345 -26
does _ insurance	-16 -66
does _ mean	-49 -178
does _ vork	-22 -148
does it	-196 -69
does not	71 60
does that	-19 -137
does the	-109 10
doesnt	43 17
dofar	125 -45
dofar men	46 -28
dog	-45 -1
dog is	-71 55
doha	76 -68
doing	47 -88
doing a	79 -62
doktar	-211 -292
doktar _ kaha	-24 -7
doktar ki	-51 -79
doktar ko	14 -9
doktar ne	-200 -210
doktar sahab	-28 30
doktar se	-16 -50
dolo	-29 -174
dolo 650	-73 -86
donate	-103 -7
donation	-55 87
done	-270 -50
done _ this	-34 -47
done vith	-71 -202
dono	45 9
dono _ hai	-62 -24
dono _ me	32 -12
donon	162 79
donon ko	62 -87
dont	-22 327
dont _ anyone	29 -9
dont _ for	-66 158
dont _ me	-39 202
dont _ my	-122 185
dont _ to	90 36
dont knov	15 167
dont tel	-118 174
dont vant	118 78
dori	10 134
dosa	-23 -65
dose	-93 48
dose of	9 -52
dost	58 3
dost ka	79 132
dost ki	-146 -116
dost ko	131 -89
dost ne	-87 265
dosti	-69 -129
dosto	-8 78
doston	-48 64
dots	122 -45
double	134 -38
doubt	102 -59
doubt my	61 -9
dovn	112 75
dovn on	111 -25
dr	57 -159
draft	-182 -190
draft a	-47 -87
drain	117 -127
drama	-84 181
drank	232 109
drank _ from	73 -45
drank fenyl	155 -122
drank the	109 -63
dres	-28 -6
dril	-130 -93
drink	23 -75
drinking	-77 41
drinks	139 -49
drip	-97 112
drishyam	-124 -105
drive	-24 67
driver	75 3
driver hu	54 -32
driving	-42 -109
driving licence	-140 -66
drop	34 65
droped	102 37
drops	-20 -244
drovn	-94 -100
drovned	-112 -120
drovning	-85 -145
drovsy	165 -40
druling	143 -45
druling and	80 -21
drum	84 28
drunk	94 -47
dry	-159 -165
dry cough	-146 -67
du	134 -79
du kya	179 -40
du ya	102 -51
dua	-9 175
dub	-19 45
dub gaya	-37 -6
duba	110 -24
dubai	-106 -45
dubara	-38 -23
dubne	-36 70
dubne se	-100 -165
dubte	-83 -86
dubte ko	-56 -82
dudh	-80 -272
dudh _ hai	-12 -86
dudh _ ka	39 -74
dudh _ pi	-8 -50
dudh _ sath	-80 -33
dudh _ se	-81 -53
dudh ka	49 3
dudh kam	-173 -117
dudh ke	-158 -98
dudh me	-165 -78
dudh nahi	235 -16
dudh nahin	138 -9
dudh pi	-57 -53
dudh pilate	37 -19
dudh pite	-60 -8
dudh se	-172 -84
due	-125 -47
due to	-48 -79
dues	-12 158
dukan	26 -110
dukan bhi	31 102
dukan ka	78 -101
dukan par	17 -58
dukan pe	-32 -36
dukan se	33 -27
dukh	-35 3
dukhe	-37 -159
dukhi	-119 -112
dukhta	-48 -52
dukhtay	58 -90
dum	98 -106
dun	53 65
dun kya	69 -92
dun ya	-121 31
dunga	78 -64
dungi	-115 56
duniya	-66 239
dupata	-7 167
dupata pankhe	-105 104
dur	136 13
dur _ the	100 -51
dur hai	23 -154
dur loked	-43 90
during	-89 -43
dusra	-40 27
dusre	-131 -47
dusri	-47 96
dusri bar	-13 35
dusri shadi	-29 68
duty	-4 178
dye	-70 51
dying	-254 -98
dying _ si	-44 -91
dying to	-74 -126
dyuti	75 -47
e	-54 -10
each	-29 105
each breath	152 -11
ear	51 -239
earlier	79 68
early	-121 -132
ears	112 -26
easy	-148 -21
eat	-299 -155
eating	-122 -29
eats	-168 -176
ecg	-119 -115
echo	-89 -85
ecosprin	32 -89
edge	50 158
edi	-244 -179
edi fati	-140 -89
edi men	-121 -60
ediyan	-167 -98
efect	-39 -91
eg	-108 -97
egfr	-66 -57
ek	170 216
ek _ aur	8 100
ek _ bar	-23 9
ek _ bat	142 -14
ek _ bhi	-47 41
ek _ gir	36 -4
ek _ hai	-80 92
ek _ hi	11 -40
ek _ ka	102 -125
ek _ ke	-29 51
ek _ ki	-14 1
ek _ latak	67 -13
ek _ me	91 -129
ek _ men	137 113
ek _ nahin	104 -81
ek _ ne	6 151
ek _ sa	8 -157
ek _ se	112 -156
ek _ suna	-128 -149
ek _ sunao	-128 -60
ek ankh	150 -82
ek bar	-163 96
ek choti	20 -37
ek chutkula	-118 -41
ek din	-177 36
ek ghanta	86 65
ek ghante	125 -49
ek goli	-68 145
ek hath	122 -84
ek hi	-52 39
ek joke	-90 -119
ek kadam	-65 129
ek ko	121 -32
ek ladka	41 62
ek ladki	-102 129
ek minat	43 -34
ek sal	-31 -107
ek sath	-83 239
ek taraf	163 -143
ekdam	116 -41
ekdum	80 -112
eks	-64 74
eksam	-143 -242
eksam me	-49 -106
eksam ne	-133 -63
eksams	-68 -98
eksare	-77 -51
ekscel	-81 -158
eksercise	-170 -125
eksist	-81 89
ekspire	-81 -43
ekspired	-84 3
eksplain	-162 -233
ekstra	81 118
ela	-172 77
elarji	-151 -202
elarji ki	-105 -176
elbov	-44 -71
elder	-80 154
elders	55 -116
electric	57 -113
electric shok	69 -98
elefant	126 -67
else	-128 84
em	-242 53
email	-29 -111
emarai	-25 -18
emergency	57 -167
emi	-169 124
empty	9 -15
empty stomach	-148 -105
ena	13 -239
end	-24 22
end of	-37 -157
ended	-125 -168
ending	-78 -6
engagement	-123 -64
enginir	31 -100
english	-153 -14
english me	-62 -136
english vith	-66 -85
eno	5 -107
enough	25 195
enough i	-174 143
enough or	31 71
ent	-142 -192
epadi	-119 -121
epidural	95 -113
epilepsy	-116 10
episode	-86 -87
er	36 66
eror	15 -43
esay	-53 95
escitalopram	-50 -110
esi	-45 -66
esid	101 -57
esiditi	-100 -40
esr	-103 -148
even	46 34
even after	-8 -87
evening	-1 13
evening and	-11 62
evenings	-99 -105
ever	-67 -114
every	-287 -66
every _ i	-67 44
every day	50 -131
every evening	-61 109
every night	3 114
every time	-140 -149
every vik	-8 -128
everybody	42 15
everyone	102 131
everyone in	-35 9
everyones	40 94
everything	-21 98
everything in	-121 82
everything is	44 110
everything luks	150 -95
everyvhere	135 -80
eye	110 -300
eyelid	-144 -54
eyes	89 -30
f	-12 -1
face	228 72
face is	92 -56
factory	45 -60
fad	128 -105
fadakti	-184 -149
fadakti hai	-163 -115
faiktri	-1 35
fail	-150 65
fail hua	-67 45
failed	-82 -7
failure	-47 80
faint	125 -81
fainted	182 -152
fainting	-45 -103
faisla	-74 121
fal	-45 -167
fal jaisi	112 -19
faling	17 -111
family	-81 204
fan	42 109
fanda	-107 252
fansa	130 -83
fansi	-20 219
fansi lagane	-100 102
far	34 9
farak	38 -99
farevel	-62 -115
fark	-232 27
fark _ hota	-15 -10
fark kya	-15 -10
fark nahin	24 22
farm	-19 -92
farmacy	-46 -32
farmer	-1 102
fasal	-113 144
fast	204 48
fasting	-305 -247
fat	-62 -338
fat _ h	-107 -77
fat _ hai	-170 -92
fat gai	-104 -124
fat gaya	1 -88
fat jata	-171 -93
fat raha	-9 -53
fata	315 -170
fata ja	104 -92
fatal	-43 160
father	25 -28
father _ lav	99 -85
father in	109 -87
father is	-69 -82
fathers	-142 101
fati	26 -139
faty	-180 -175
faty _ grade	-100 -115
faty liver	-160 -172
fauj	-80 97
fauj se	-49 127
fauji	-15 126
fayda	-125 2
fayda _ hai	-62 -96
fayda hota	-20 -96
fayde	-151 -160
fc	-34 5
fd	-69 140
fear	-106 -37
feb	-79 -146
fed	-91 106
fel	229 -209
fel _ the	-1 -55
fel from	202 -101
fel in	71 -196
fel on	155 -99
felov	-21 27
felt	-11 -58
female	-2 -55
fenk	-151 70
fenyl	86 125
fenyl _ liya	121 -73
fenyl pi	121 -73
feritin	-68 -68
fev	-96 137
fever	-9 -411
fever 100	-103 -27
fever 101	-84 -40
fever _ 5	153 -17
fever and	-125 -41
fever gone	56 -38
fever since	57 -88
fid	90 19
fiding	-138 -98
fiding vel	-136 -48
field	-40 60
fight	-187 139
fight vith	-176 143
fighting	60 -90
fiks	-74 14
fiksed	-37 45
fil	147 -52
fil fine	91 -104
fil like	41 -52
file	-5 85
filing	-151 75
filing _ since	-130 -150
filing lov	-110 -130
film	-280 -296
film _ hai	-22 -46
film _ hiro	-22 -47
film ka	-54 -84
film men	-112 -79
filmi	-35 -106
fils	84 121
fils like	-36 173
finail	70 13
finail pi	67 98
final	-89 -30
finaly	-166 -82
find	123 134
finds	-47 119
fine	-252 -82
fine _ i	-17 -86
fine and	-65 -3
fine but	118 -67
fine can	-19 -33
fine just	-149 150
finger	25 -235
fingers	234 19
finish	171 25
finished	-69 -205
finished _ the	-133 -173
fir	-98 134
fir _ gaya	-61 9
fir _ hai	-28 17
fir _ ho	-29 134
fir _ kar	-44 56
fir _ se	63 -71
fir bhi	72 -229
fir man	-84 98
fir se	-156 -61
fir thik	-17 -31
fir vahi	-128 185
fire	-42 3
first	-51 -118
first _ and	109 108
first _ boks	-44 -110
first aid	-59 -277
first or	-34 -46
first time	95 38
first year	25 16
fis	-113 10
fis kitni	-32 -155
fish	110 -189
fish bone	103 -13
fisli	142 -28
fit	64 -36
fitnes	-18 -15
fits	105 -121
fits as	-163 -99
five	7 -114
flat	-73 -22
flatmate	116 -137
flatmates	37 -101
flight	-54 -113
flight to	-44 -20
flopy	132 -37
flov	-98 -70
flu	-71 -140
flu shot	-106 -56
flur	116 159
flur is	-7 91
flurs	-48 49
foam	101 -78
fod	-160 -131
foda	109 -75
folov	-78 47
fon	24 65
fon _ utha	-79 123
fon band	-53 151
fon nahin	-79 123
fon par	-51 111
fone	-7 113
fone _ in	-188 -37
fone _ of	62 186
fone _ utha	-21 114
fone aya	151 -38
fone band	-12 217
fone is	-21 23
fone of	-62 147
fone pe	42 23
fone svitched	89 75
for	-123 -50
for 2	-99 -55
for 3	58 -133
for 6	-109 -30
for 70	-17 -58
for 9	22 -61
for _ also	-78 -148
for _ and	16 -11
for _ at	-96 -22
for _ day	-64 149
for _ days	74 19
for _ first	98 -88
for _ i	-33 54
for _ in	-1 -95
for _ kg	-21 150
for _ minutes	72 -29
for _ month	-135 -30
for _ months	-150 35
for _ mother	-72 -136
for _ my	63 98
for _ of	-56 56
for _ or	60 -47
for _ people	-126 -75
for _ pls	-91 -31
for _ she	71 99
for _ to	99 101
for _ trip	2 -92
for _ year	22 -73
for _ yr	-116 -65
for a	33 100
for adult	-50 -166
for al	-109 60
for bak	46 -101
for clas	-32 -143
for cold	-71 -66
for divali	-1 -173
for everything	-62 195
for her	57 7
for him	26 -55
for his	-21 -151
for home	18 -45
for it	-67 -149
for job	-57 -132
for me	84 276
for my	-215 -109
for oily	-33 -37
for one	-131 -50
for our	-94 -75
for schul	-32 -38
for the	31 142
for vater	73 -57
for years	-13 -48
forearm	47 -100
forever	-71 213
forgive	-41 117
forgive me	-41 117
forgot	-4 -61
form	-190 -209
form kahan	-43 15
format	-71 -42
forvard	-24 -18
foto	-143 60
foto bheji	-21 125
foto of	-56 48
found	-57 188
four	47 -155
fracture	-63 -39
fresh	52 70
fresher	-85 -90
fri	-132 -172
fri _ kya	-63 -61
fri fire	-141 54
friday	-72 52
fridge	-28 -63
friend	100 146
friend from	-31 120
friends	-81 -63
frij	-124 -112
frok	75 -29
from	64 81
from 2	105 -32
from _ and	24 67
from _ botle	128 -103
from _ for	10 -104
from _ he	18 1
from _ hour	89 53
from _ on	-133 -170
from _ side	31 -70
from _ to	-10 -265
from his	70 7
from last	97 -40
from mouth	60 -5
from my	-110 18
from nov	-114 -147
from old	-112 -92
from one	119 -148
from our	-39 68
from the	56 234
from yesterday	168 -38
front	91 -103
front of	37 -87
froth	202 -38
fruit	94 -130
fruits	-98 -65
fud	-191 -82
fuds	31 -78
ful	255 -12
ful body	40 -103
ful form	-70 -89
ful ke	138 -15
ful of	74 -126
ful rahi	160 -31
fula	-18 -139
fuli	-28 -99
fulti	-38 -25
fuly recovered	-36 -21
function	50 34
fund	-99 117
fungal	-99 -52
funk	9 -22
funy	5 -108
fut	105 -154
futa	151 -76
futbal	44 -44
futi	132 -36
fysics	-27 44
fysio	-126 -96
fysiotherapy	-96 -44
g	-87 -10
gada	-24 -42
gadbad	-3 -42
gadha	45 -145
gadhe	71 -9
gadi	83 81
gadi chala	-68 -38
gadi ka	30 -159
gadi ke	-36 143
gae	-4 25
gae _ ab	104 -14
gae ab	7 20
gae aur	17 -23
gae hain	-20 -5
gae the	-38 66
gahne	-32 120
gahra	139 129
gahri	-33 -2
gai	69 -72
gai _ hai	27 -35
gai _ ke	113 42
gai _ se	-23 -6
gai ab	-177 -69
gai hai	108 -192
gai thi	-169 -23
gain	43 -86
gais	7 -178
gajar	-92 -104
gal	76 -159
gal pe	41 -56
gala	166 -86
gala _ gaya	-76 66
gala _ hai	-67 -121
gala _ ho	109 -51
gala _ raha	114 -32
gala _ sa	94 -7
gala band	162 -49
gala dabaya	126 -92
galat	-327 -316
galat _ kya	-121 -41
galat hai	-77 -179
gale	217 158
gale _ kharash	-169 -97
gale me	177 -17
gale men	126 132
gale pe	-10 99
gale se	115 -95
gali	-28 37
gali de	-123 -152
galti	24 63
galti se	92 68
gamcha	147 14
game	-204 -37
gana	-140 -280
gane	-25 -132
ganga	-97 173
ganit	21 -100
ganth	-142 -80
ganv	102 -18
ganv ki	-61 36
ganv men	70 -54
gaon	-75 -13
gaon me	-52 -25
gap	56 -180
garam	91 -212
garam _ se	-104 -66
garam pani	-100 -47
garam tel	198 -12
garare	-142 -39
garbh	19 -32
garbh _ bachcha	69 -26
garbh men	-10 -72
garbhavastha	-102 -44
garbhavastha men	-76 -12
garbhavti	64 -31
garbhvati	38 -35
gardan	103 -192
gardan _ nahin	170 -25
gardan akad	-33 -6
gardan akdi	190 -18
gardan pe	-97 -71
garden	16 -13
gargle	117 -42
garlic	-77 -24
garmi	-204 -186
garmi _ lu	-42 -32
garmi ke	43 -22
garmi me	-22 26
garmi men	-208 -75
garmi ne	-50 -77
garmi se	-102 -124
gas	-130 -105
gas _ h	-42 -76
gas _ hai	13 -79
gas banti	-57 -67
gas cylinder	-88 72
gas ki	151 -78
gate	74 140
gathiya	25 -112
gave	10 145
gave _ guitar	-22 112
gave _ her	-112 150
gave avay	-140 100
gave him	110 -48
gave me	-143 129
gave my	-10 188
gay	-131 65
gaya	55 -96
gaya _ ab	-4 -118
gaya _ aur	88 -6
gaya _ bhi	114 -23
gaya _ ka	-12 -30
gaya _ ke	44 -63
gaya _ ki	72 29
gaya _ kya	-66 -98
gaya _ me	30 106
gaya _ men	-51 -55
gaya _ nahi	83 -27
gaya _ nahin	34 54
gaya _ ne	-23 98
gaya _ par	138 26
gaya _ pe	126 -54
gaya _ se	-46 -51
gaya ab	-24 -15
gaya aj	-115 27
gaya ankh	147 -57
gaya aur	45 5
gaya bhai	-182 -110
gaya do	125 34
gaya ghar	-97 -99
gaya hai	55 -40
gaya hun	-77 53
gaya kal	-209 130
gaya kya	0 -136
gaya main	63 -1
gaya par	-26 -64
gaya tha	-176 -78
gaya to	-54 85
gaya vo	134 -44
gayab	71 137
gaye	25 -142
gaye ab	-94 -114
gaye hai	48 49
gaye hain	19 14
gaye the	63 -110
gayi	-17 120
gayi _ me	86 -6
gayi _ se	36 -80
gayi ab	9 73
gayi aur	29 -26
gayi hai	77 2
gayi thi	-45 11
gayo	80 -35
gayu	114 92
ge	-41 68
geche	161 -68
gehra	64 54
gehri	62 104
gehun	-29 -113
gel	5 -164
general	-23 -129
generaly	-42 51
get	-255 -15
get up	-106 159
geting	167 -20
geting _ in	-70 -74
geting up	103 -31
gets	-31 0
geyser	104 -76
gf	-30 -46
ghabrahat	17 -53
ghadi	89 206
ghadi aur	-29 106
gham	184 -72
ghamauri	-138 -66
ghanta	139 97
ghanta _ gaya	53 80
ghanta ho	64 76
ghanta hua	92 -47
ghanta pehle	82 70
ghante	130 -127
ghante _ gaye	-61 -94
ghante bad	115 -45
ghante ho	143 -31
ghante me	142 -17
ghante men	85 -39
ghante se	261 -20
ghar	16 95
ghar _ hi	107 8
ghar _ kaise	-98 -148
ghar _ kisi	33 -70
ghar _ ko	-84 187
ghar _ koi	7 94
ghar _ kya	-32 -56
ghar _ number	-23 87
ghar _ pata	-9 84
ghar _ sab	-96 -56
ghar _ sabko	-43 -79
ghar a	-68 -48
ghar ghar	230 -132
ghar ka	-56 98
ghar ke	-27 -20
ghar ki	-97 -58
ghar le	84 -21
ghar me	-66 -286
ghar men	-70 -31
ghar par	-59 -80
ghar pe	29 4
ghar se	-35 129
ghar vale	-15 125
ghar valon	-76 166
gharelu	-60 -144
ghat	0 19
ghata	-112 -74
ghav	-11 -165
ghere	-220 -155
ghi	-187 -255
ghi band	-64 -83
ghode	-35 -35
ghum	39 -58
ghum raha	18 22
ghuma	16 -64
ghunt	15 82
ghur	84 -8
ghus	227 -88
ghusa	199 -50
ghut	220 -102
ghut raha	156 -83
ghutan	15 32
ghutna	-219 -112
ghutne	-142 -64
ghutne _ dard	-124 -111
ghutne _ kat	-95 -61
ghutne ka	-92 -103
ghutne ki	-51 -59
ghutne me	-118 -76
gift	-93 -100
gila	-67 -143
gin	-33 104
ginte	-108 -21
ginti	-99 120
gir	355 -233
gir _ aur	52 -11
gir _ hai	74 -30
gir _ tha	-10 -11
gir gai	78 -91
gir gaya	109 -88
gir gayi	117 -127
gir gya	158 -27
gir pada	27 -8
gir raha	-77 -59
gir rahe	-78 -11
gir rahi	202 -36
gira	241 -146
gira hai	94 -18
gira tha	-183 -42
gire	210 -56
giri	149 -125
girl	15 122
girl in	47 92
girl is	2 87
girlfriend	-150 -82
girls	10 80
girne	-155 101
girne se	-61 -93
girta	-85 -128
give	-45 -219
give _ a	-82 -125
give _ to	84 -105
give me	-133 7
given	33 19
gives	-209 20
giving	-22 -112
glas	185 61
glimepiride	78 -16
glukoj	91 -29
gm	-117 -132
gn	-78 -56
go	-119 126
go _ the	-24 102
go for	-77 -13
go home	51 -33
go on	-98 -122
go to	-156 -65
go up	-15 38
goa	-141 -110
goa trip	-48 -53
gobhi	-57 -106
god	52 60
god men	63 86
goes	-26 -142
goes to	-14 -8
going	155 -40
going blue	77 -4
going dovn	-7 65
going to	40 69
gol	-91 -145
gold	-115 41
golden	-115 -70
golden hour	-98 -31
goli	61 18
goli _ gai	44 -111
goli _ hai	-135 113
goli _ ke	49 -168
goli _ kha	18 130
goli _ li	-3 143
goli _ lu	40 -155
goli _ men	98 -146
goli _ pet	-64 -52
goli _ se	132 81
goli _ thi	137 -58
goli kab	-111 -102
goli ke	-53 -100
goli kha	21 136
goli khali	-64 -52
goli ki	60 -181
goli li	151 -27
goli se	-157 10
goli subah	-99 -153
goliya	-86 8
goliya kha	-78 1
goliyan	74 198
goliyan _ li	64 39
goliyan kha	33 14
gone	20 94
gone by	-133 -97
gone to	83 -30
gone up	77 -74
got	9 -120
got _ and	65 34
got _ out	-79 -14
got a	54 31
got my	-80 -116
goti	24 -92
govt	-38 -55
grade	-154 -127
grade 1	-150 -126
gram	-62 -49
grandfather	31 16
grandfather died	-25 -100
grandma	43 -21
grandmother	-29 -135
grandmothers	-62 -65
grandpa	93 -38
grandson	92 29
grany	170 -21
grape	117 -142
great	-190 -67
grey	173 -88
grief	-154 26
grin	32 -170
grin tea	-138 -53
group	-75 67
grup	-86 -75
gst	-68 -106
gst on	-61 -84
gta	-152 -95
gta me	-74 -39
guard	22 -3
gubara	170 -57
gud	-148 -269
gud _ bad	-90 -41
gud _ for	3 -101
gud for	27 -86
gud night	-156 -184
gud or	-139 -64
gudbye	-138 89
gudgud	-92 -39
gudiya	50 83
gudnight	-78 19
guest	10 79
gugle	27 60
gugling	-99 50
guide	28 11
guilty	-86 86
guitar	-140 95
guitar to	-18 94
gujar	-121 32
gujre	-54 -60
gulab	95 -45
gulab jamun	67 -88
gulabi	87 -22
gulabi jhag	85 -21
gulf	79 57
gulp	-38 3
gum	35 -27
gums	43 -88
gums bliding	80 -13
gun	-10 109
gurgaon	146 -52
gusa	-130 -119
gusa _ hai	-6 -26
gusa ata	-75 26
guse	-93 133
guse men	-69 99
guvahati	-66 -100
guy	121 -52
guys	-7 99
gya	260 -31
gya _ me	28 78
gya _ nahi	114 -9
gya tha	46 58
gye	117 32
gyi	20 99
gym	-132 -243
gym _ bad	-124 -83
gym _ hu	86 81
gym ke	-124 -83
gym me	87 -77
gym trainer	68 50
h	-84 -40
h 2	-69 -104
h _ 2	-2 -42
h _ aur	-75 -125
h _ band	51 -33
h _ bhi	42 -79
h _ din	-72 -36
h _ k	-68 5
h _ ka	-65 -69
h _ ke	-63 -41
h _ ki	20 -42
h _ ko	-31 22
h _ mahine	-63 -6
h _ me	-71 38
h _ nahi	69 -23
h _ ne	28 -60
h _ pani	5 -10
h _ pe	-84 -18
h _ rat	-40 63
h _ sach	-45 31
h _ sal	-58 35
h _ se	79 -6
h _ thanda	109 -20
h _ vala	-36 -92
h _ vale	-29 72
h abhi	-56 54
h aj	-84 79
h aur	-50 -35
h bas	-43 126
h bol	-69 4
h fir	-85 -77
h ghar	58 -24
h kal	-11 -34
h ki	-125 -10
h koi	-33 -47
h kya	-249 -403
h meri	87 38
h mujhe	-44 101
h na	-97 72
h normal	89 -53
h par	25 -43
h roj	-40 53
h subah	-11 0
h to	123 -88
h uska	-16 42
h vo	28 -18
h ya	0 -140
h ye	-192 -4
ha	-172 -41
ha ha	-137 -184
had	62 34
had _ as	-186 -140
had _ in	-75 -76
had a	-57 106
had bypas	43 -64
had fits	-163 -99
had one	74 -74
hadi	34 -162
hadi bahar	129 -19
hafte	-7 -78
hafte _ ek	-98 -101
hafte _ sab	-63 78
hafte me	-68 -29
hafte men	-91 -68
hafte pehle	-83 -72
hafte se	-120 -98
haha	-201 -298
hai	-104 19
hai 2	-102 -6
hai 5	-54 8
hai 9	65 29
hai _ 2	-48 63
hai _ a	-31 107
hai _ ab	1 35
hai _ abhi	-28 -31
hai _ aj	27 134
hai _ andar	146 -95
hai _ andhvishvas	-103 -26
hai _ ankh	95 -49
hai _ aur	-190 15
hai _ bachche	-125 141
hai _ bahut	13 86
hai _ band	-89 -43
hai _ bar	-152 40
hai _ bas	-16 45
hai _ batao	68 109
hai _ bhar	19 -42
hai _ bhi	-134 32
hai _ bol	77 -1
hai _ bura	-17 79
hai _ chod	11 -38
hai _ dard	64 -42
hai _ dava	-72 -107
hai _ de	65 14
hai _ dekh	94 50
hai _ din	-234 -43
hai _ do	-36 -19
hai _ doktar	1 -36
hai _ dudh	-80 101
hai _ ek	-112 55
hai _ fir	-58 22
hai _ galat	-27 -21
hai _ ghante	35 27
hai _ ghar	17 36
hai _ goli	-74 77
hai _ hafte	-132 93
hai _ hai	45 23
hai _ hath	-42 50
hai _ hi	62 -48
hai _ himat	-48 96
hai _ ho	21 5
hai _ hone	6 10
hai _ hu	-12 -100
hai _ hun	-44 68
hai _ jaisa	44 -93
hai _ ka	-49 -46
hai _ kab	-52 72
hai _ kabhi	-66 -70
hai _ kahti	31 -14
hai _ kaise	-90 8
hai _ kam	-167 -166
hai _ kar	22 -69
hai _ karu	-54 80
hai _ karun	-37 -69
hai _ kaun	29 -20
hai _ kaunsa	58 -79
hai _ ke	-19 -2
hai _ khana	-76 -106
hai _ khane	-39 -32
hai _ khud	80 -105
hai _ ki	20 97
hai _ kisi	83 -82
hai _ kitna	-72 -124
hai _ ko	-57 47
hai _ koi	102 -46
hai _ kuch	101 -42
hai _ kya	-28 -80
hai _ le	-114 4
hai _ log	-21 50
hai _ mahina	-71 -14
hai _ mahine	-113 -79
hai _ mai	2 19
hai _ main	-37 -43
hai _ man	-113 72
hai _ mat	-159 178
hai _ me	-6 -20
hai _ men	-31 -18
hai _ mera	-48 -3
hai _ meri	-72 149
hai _ minat	17 65
hai _ mujhe	-65 -108
hai _ nahi	-68 24
hai _ nahin	85 -36
hai _ ne	51 2
hai _ nind	40 -37
hai _ pair	89 -4
hai _ pani	22 -45
hai _ par	194 -56
hai _ pas	-17 124
hai _ pe	-142 47
hai _ pet	105 -46
hai _ puchna	-8 -45
hai _ rahe	19 33
hai _ rahi	-105 126
hai _ rat	-59 189
hai _ roj	-17 -139
hai _ ruk	-26 69
hai _ sa	-124 -116
hai _ sab	-94 -146
hai _ sach	-73 8
hai _ sal	-279 11
hai _ sans	-58 -33
hai _ se	-29 -219
hai _ shadi	-20 -81
hai _ si	-55 -59
hai _ sirf	-17 -28
hai _ subah	-13 -50
hai _ tak	-107 93
hai _ thik	-142 -27
hai _ thoda	28 46
hai _ tin	-49 89
hai _ to	-32 -13
hai _ vala	1 -115
hai _ vale	-107 58
hai _ vali	102 -117
hai _ vo	125 -97
hai _ ya	67 -117
hai _ ye	-43 123
hai ab	-153 88
hai abhi	101 3
hai agle	-45 -38
hai aisa	-20 -53
hai aj	47 236
hai asha	-96 -35
hai aur	201 -170
hai avaj	133 -77
hai bachcha	-151 139
hai bachche	127 -78
hai bachchon	-43 84
hai bas	-206 21
hai beta	-108 71
hai bhai	-18 -29
hai bol	4 36
hai bukhar	58 -35
hai chah	-18 72
hai chai	-160 -166
hai char	-15 -63
hai dadi	103 -37
hai dal	-22 -21
hai dard	45 -101
hai das	16 -87
hai dava	82 -37
hai do	-82 -72
hai doctor	98 -34
hai doktar	-130 -126
hai dudh	53 -129
hai dukan	72 -104
hai dusri	-44 -96
hai ek	-52 148
hai fir	-6 -168
hai fone	21 7
hai ganv	-85 17
hai gardan	-29 -27
hai garmi	-2 61
hai ghar	16 -1
hai ghutne	-90 67
hai ham	-42 -9
hai har	-28 -112
hai hath	5 26
hai jab	-124 -208
hai jaise	-20 -43
hai jaldi	190 9
hai kabhi	-118 -120
hai kahta	-10 68
hai kahti	-18 70
hai kaise	-15 -124
hai kal	-28 7
hai kaun	-135 -98
hai kela	-38 -35
hai khana	-57 -128
hai khet	-113 144
hai khud	-17 -92
hai khun	1 -77
hai ki	-240 273
hai kisi	-24 26
hai kitne	-51 -38
hai koi	-177 61
hai kuch	8 -95
hai kya	-86 -126
hai mai	41 21
hai main	3 10
hai maine	-18 89
hai mera	97 -30
hai mere	-76 134
hai meri	-43 55
hai mujhe	-37 185
hai munh	143 -18
hai na	-164 -190
hai namak	76 -34
hai niche	-11 57
hai nind	-128 101
hai nishan	-141 -67
hai pahle	47 -20
hai pair	92 31
hai pani	59 126
hai papa	113 -163
hai par	-69 -23
hai pasina	10 -12
hai pati	-47 61
hai pet	171 8
hai rat	46 1
hai riport	96 -48
hai roj	16 91
hai roti	-131 -39
hai sab	-78 33
hai sach	-28 86
hai sans	144 34
hai sas	11 94
hai shadi	-31 -14
hai sham	45 -120
hai shayad	109 -12
hai sir	-45 -46
hai subah	20 -122
hai sugar	-7 -41
hai tab	66 -45
hai thik	42 -121
hai thoda	-106 -136
hai thodi	8 -68
hai tin	-153 -141
hai to	15 -4
hai umr	43 -95
hai use	-46 12
hai uska	-48 69
hai uske	26 45
hai uski	-77 133
hai usne	110 58
hai vajan	-78 -38
hai vo	129 -181
hai ya	-283 -173
hai yar	73 -118
hai ye	-54 6
hain	62 -13
hain _ bhi	100 -59
hain _ ek	96 -49
hain _ hai	82 -31
hain _ hi	-58 94
hain _ ke	-54 21
hain _ ki	-13 -47
hain _ ko	-64 141
hain _ kya	54 -105
hain _ me	123 -33
hain _ men	-133 -198
hain _ nahin	-4 71
hain _ ne	-46 75
hain _ par	16 -57
hain _ rat	75 -34
hain _ se	-26 -73
hain ab	2 175
hain aj	27 136
hain aur	88 14
hain bas	-18 99
hain dard	-47 -26
hain do	-5 40
hain ek	-48 93
hain ghar	52 -67
hain ki	-1 -73
hain kya	-206 -128
hain main	133 -36
hain par	195 -97
hain rat	-27 79
hain to	110 -110
hain umr	-73 -69
hain ye	31 -29
hair	-132 -28
hair fal	-79 -152
hajar	-80 -87
hajar tak	-38 -22
hal	-83 -145
haldi	18 -143
haldi dudh	-65 -62
half	169 -57
half _ hour	128 -54
half an	128 -54
half slive	-102 105
halka	-280 8
halka _ hai	-51 114
halka bukhar	-120 -52
halka dard	-120 -35
halka sa	102 -58
halki	-142 -147
halva	-30 -131
ham	-32 138
ham log	80 -45
hamare	-145 -39
hamare _ men	-75 -167
hamare yahan	59 -118
hamari	-106 -51
hamen	0 122
hamesha	-140 259
hamesha _ lie	-30 173
hamesha _ liye	-29 164
hamesha ke	-46 227
hamne	-6 51
han	-128 -211
hand	201 108
hand is	80 -90
handle	-72 -130
hands	17 7
hands _ cold	2 -52
hanf	99 -14
hang	-147 90
hanging	45 144
hangover	40 -99
hans	-88 35
hans rahe	-31 33
hansi	17 8
hansiya	94 23
hanste	-168 -57
hanste _ pet	-150 -12
hanste hanste	-178 -16
hanste pet	-150 -12
hapened	12 -122
hapens	-182 55
hapens to	-79 -71
hapily	-62 -136
hapy	-154 -101
har	-129 109
har bar	-129 -195
har gaya	-58 159
har mahine	-113 22
har sal	-74 -45
har sans	0 68
hara	145 -78
hard	94 -163
harm	-125 -227
harniya	-44 -58
harpic	90 44
hart	-103 -203
hart ataik	-67 -127
has	140 52
has _ ke	-137 -122
has _ mar	-126 -122
has _ on	45 -84
has _ the	-125 123
has a	79 -149
has become	74 -26
has bin	145 25
has bp	50 42
has fever	-211 -40
has gone	134 -21
has has	-143 -144
has ke	-137 -122
has loked	64 -18
has no	-45 94
has not	141 54
has stoped	-48 80
has to	-21 11
hasi	-149 -76
hasi se	-133 -148
hasne	42 -95
hasnt	103 47
hasta	-16 60
hat	114 120
hataye	-32 -86
hate	-116 79
hates	-74 -89
hath	203 134
hath _ gaya	166 57
hath _ hai	10 7
hath _ ho	5 32
hath _ nahin	111 -8
hath _ raha	34 119
hath _ rahe	-54 -111
hath _ se	117 -73
hath _ thande	108 -26
hath chala	189 -45
hath kanp	84 97
hath kat	-21 102
hath ki	-135 34
hath me	184 -64
hath men	-155 46
hath pair	196 -103
hath par	-161 95
hath pe	-22 130
hath se	220 -99
hath sun	163 -48
hath thande	-60 43
hatheli	37 -107
hathi	147 -27
hathi baitha	118 -24
hava	128 61
have	-120 111
have _ in	-38 104
have _ one	26 149
have _ the	-57 182
have _ to	-67 153
have a	39 0
have decided	-100 49
have it	-71 -68
have no	-56 52
have one	-21 -128
have to	107 -300
having	208 -136
hb	-291 -234
hb 10	-100 -40
hb 9	-89 -130
hb _ 8	-87 -32
hbaic	-111 -93
hbaic 6	-54 -44
hbaic _ 1	-63 -29
he	440 144
he _ a	28 -112
he _ and	57 -126
he _ asking	-80 71
he _ for	-67 89
he _ in	-6 52
he _ it	-28 43
he _ me	60 -4
he _ my	-20 131
he _ no	49 17
he _ not	22 142
he _ on	38 96
he _ only	64 122
he _ out	34 60
he _ talking	145 -68
he _ the	89 50
he _ to	42 31
he _ vhen	148 -76
he asked	-83 87
he cant	174 -92
he doesnt	62 7
he fel	97 -52
he had	54 8
he has	218 54
he is	219 37
he just	97 -41
he left	-55 171
he lost	-75 152
he never	22 78
he said	35 98
he says	107 96
he sis	123 -40
he tuk	133 -76
he vants	42 70
he vas	88 77
he vil	102 -12
head	318 -57
head is	198 -84
head on	61 -54
headache	-62 -181
headshot	-82 -119
healed	-91 -144
health	-96 -175
healthy	-36 78
heard	-57 -92
hearing	-176 -106
heart	29 -67
heart _ aur	-48 -16
heart _ in	-91 -130
heart _ liye	-72 -73
heart atak	-197 -240
heart ataks	-40 -59
heart is	134 -49
heart ka	93 -67
heart ke	-72 -73
heart patient	-204 -47
heart tablets	-24 128
heat	-77 -165
heat stroke	-29 -29
heater	57 -35
heavy	-4 -173
height	-144 -175
hel	-133 133
helmet	35 8
helo	-143 -183
help	188 -77
help me	148 -75
helper	93 -41
helpline	-105 74
helps	-229 -31
hep	-109 -104
hep b	-109 -104
her	166 329
her _ and	12 146
her _ are	68 19
her _ i	-99 156
her _ is	104 -27
her _ on	96 51
her _ she	73 150
her _ the	-100 132
her _ to	-45 103
her _ today	48 80
her and	-92 149
her head	205 -96
her mother	32 -36
here	235 -9
here for	-64 -193
hereditary	-62 -116
hernia	-54 -27
hernia ka	-54 -27
hero	-150 -103
hes	178 143
hes sveating	60 -14
hi	-5 78
hi _ a	96 -22
hi _ aj	-65 110
hi _ gai	-45 -20
hi _ gaya	49 -68
hi _ h	26 -19
hi _ hai	-190 116
hi _ hain	43 86
hi _ ho	-39 -96
hi _ hu	-32 74
hi _ jaun	-8 104
hi _ ke	-25 49
hi _ ki	16 60
hi _ me	46 -68
hi _ raha	156 -44
hi _ rahe	52 76
hi _ tha	26 -4
hi bat	134 -13
hi dala	-69 -110
hi h	-23 -50
hi hai	64 91
hi hoga	-13 17
hi ja	112 36
hi kyu	-110 -12
hi likha	116 -19
hi na	-64 180
hi nahi	149 201
hi nahin	89 -159
hi nhi	95 -43
hi thik	-121 132
hichki	-58 -112
hicups	-117 -111
hid	-101 149
high	5 7
higher	-56 -99
highest	-91 42
highvay	55 17
hil	-10 -123
hil _ raha	136 -42
hil nahi	125 -28
hil nahin	114 -34
hila	180 -71
hila nahin	101 -16
hilane	167 -88
hilane par	228 -47
him	169 87
him _ it	25 6
him _ just	12 80
him _ the	71 -79
him _ to	150 -67
him and	-132 25
him he	116 -79
him in	54 -56
him slip	84 -49
him to	57 -19
himat	-70 178
himoglobin	-86 -100
himoglobin 11	-54 -41
himoglobin 9	-25 -17
himoglobin _ 8	-25 -17
himself	2 136
hindi	-331 -237
hindi me	-140 -88
hindi men	-173 -96
hiro	-25 -88
his	238 84
his _ and	17 61
his _ are	96 15
his _ he	-20 -70
his _ in	62 70
his _ is	32 95
his mother	-8 53
his mouth	136 -38
his name	47 -98
his ovn	-71 35
his vife	-53 31
hisab	-126 39
history	-96 -92
hit	162 66
hit by	172 -50
hit me	42 82
hit my	49 91
hit the	62 -37
hiv	246 -114
hives	7 -72
hm	-66 -176
ho	-137 -53
ho _ ab	-18 -96
ho _ aur	63 -31
ho _ ghar	15 -83
ho _ h	-224 -153
ho _ hai	-5 -51
ho _ hain	89 -63
ho _ hun	-148 -116
ho _ koi	-69 -92
ho _ kya	-64 118
ho _ na	-26 1
ho _ tha	58 -70
ho _ thi	46 -39
ho _ to	-68 -118
ho aur	53 -17
ho chuka	-46 -82
ho gae	60 -209
ho gai	77 -265
ho gaya	-137 -121
ho gaye	-24 -36
ho gayi	-121 -138
ho gya	75 66
ho gye	87 39
ho gyi	-55 -94
ho jaega	90 67
ho jata	-171 65
ho jate	-31 -43
ho jati	-124 -135
ho jaye	-57 103
ho jayega	-17 133
ho jayegi	-19 125
ho raha	39 -241
ho rahi	-72 -125
ho rha	76 -109
ho rhi	98 -50
ho sakta	43 -154
ho sakti	25 -49
ho to	-148 -142
ho ya	-70 -138
hoarse	104 -112
hoga	-68 149
hoga kya	19 63
hoga na	139 -11
hoga ya	-85 -45
hogi	-64 -8
hogi kya	-45 35
hokar	-80 -40
hold	-185 127
hold the	-141 67
holding	121 -130
holding _ and	104 -7
holding his	61 -43
holding nek	79 -45
holes	217 -79
holi	88 -54
home	33 -95
home and	-70 -93
hona	-208 115
hona chahie	-28 -147
hone	66 56
hone _ bad	111 -24
hone ke	105 -55
hone pe	10 -8
hone se	-106 161
honestly	48 162
honey	-154 -157
honge	-179 -173
honi	-116 -64
honi chahiye	-115 -154
honth	281 -106
honth _ hain	-90 -25
honth kale	149 -25
honth nile	117 -27
honth suj	112 -8
horse	16 -55
hosh	316 -109
hosh _ hai	107 -28
hosh me	100 -16
hosh nahi	112 -25
hosh nahin	144 -40
hospital	-48 23
hospital _ km	128 -55
hospital _ me	-169 -151
hostal	-34 116
hostel	27 68
hostel me	-63 102
hostel mes	-25 -8
hot	250 -118
hota	-198 81
hota _ hai	33 -81
hota _ kya	-191 -41
hota _ ya	-31 76
hota h	-138 -255
hota hai	-260 162
hote	-36 -171
hote _ kya	-37 -49
hote hai	-74 -51
hote hain	-116 -75
hote hi	73 -67
hotel	18 59
hoth	56 -100
hoti	-149 -179
hoti _ kya	-66 -177
hoti h	-208 -168
hoti hai	-332 -130
hoti kya	-57 -95
hour	223 18
hour _ in	-131 -88
hour bak	81 61
hour i	111 -10
hours	27 -280
house	-142 29
house in	-27 14
hov	-488 -43
hov _ days	-146 -54
hov _ does	-33 127
hov _ hours	-141 -109
hov _ i	-253 -215
hov _ is	-92 100
hov _ make	-52 -140
hov _ of	-20 209
hov _ remove	-69 -35
hov _ to	-96 -73
hov _ vil	-13 107
hov do	-300 -243
hov does	-15 -139
hov long	-112 28
hov many	-41 140
hov much	-151 45
hov to	-280 -320
hpv	-23 -56
hr	190 -17
hrs	34 -92
hu	-104 242
hu 2	34 -100
hu _ bhi	-33 -17
hu _ ka	-86 85
hu _ karu	137 54
hu _ ke	-41 -47
hu _ ko	-58 154
hu _ mahine	-41 -45
hu _ me	-68 -127
hu _ pe	-121 137
hu _ se	107 -118
hu _ ye	-59 131
hu ab	-157 -160
hu aj	-59 141
hu aur	-3 6
hu bas	-37 151
hu din	-86 -60
hu ghar	-67 71
hu koi	-122 -2
hu kya	114 44
hu par	51 -120
hu rat	-99 97
hu roj	-93 80
hu sab	-62 -40
hu to	-40 -77
hu vo	28 -12
hua	60 -77
hua _ ab	-101 -143
hua _ se	-30 29
hua ab	-40 -79
hua h	48 -100
hua hai	59 -106
hua tha	29 -255
hua to	-52 52
hue	54 -43
hue _ din	17 28
hue ab	-18 -94
hue hain	15 35
hue the	-98 120
huged	-113 102
hui	60 -20
hui hai	-42 -65
hui thi	-148 -149
hum	46 2
hum dono	-88 41
hum log	55 -74
humne	-86 133
hun	-70 184
hun _ aur	-39 -17
hun _ bar	-18 77
hun _ hai	8 -17
hun _ ka	-28 149
hun _ ke	-31 100
hun _ ki	6 -49
hun _ ko	-101 83
hun _ men	37 -15
hun _ nahin	46 -33
hun _ ne	-65 33
hun _ se	-46 160
hun ab	-86 124
hun aj	-27 68
hun aur	47 29
hun bas	-10 20
hun ek	-18 109
hun kal	-94 -65
hun ki	-80 169
hun kisi	-13 65
hun koi	-36 -9
hun kya	-157 -97
hun par	-25 180
hun sabko	-22 131
hun tin	-18 31
hun to	84 78
hun vo	102 -73
hurt	-83 182
hurting	86 21
hurts	39 -185
husband	45 92
husband _ in	37 100
husband is	162 -117
husband ne	-47 92
husband says	-44 -15
husbands	-114 -22
hyderabad	17 -75
i	-125 253
i _ 34	-87 -83
i _ 5	-123 -66
i _ a	-144 68
i _ al	-140 -157
i _ alone	136 -61
i _ and	32 93
i _ at	-85 97
i _ be	-139 296
i _ cetirijine	-15 -92
i _ cofi	-78 -51
i _ cold	90 58
i _ curd	93 -34
i _ dead	-115 -8
i _ decided	-100 49
i _ dying	-74 -193
i _ fil	109 -43
i _ for	-91 -111
i _ from	-123 109
i _ get	-37 -10
i _ go	-65 120
i _ going	-120 145
i _ have	-21 87
i _ he	157 38
i _ her	-11 132
i _ him	184 -121
i _ his	78 70
i _ i	-132 96
i _ in	-113 -14
i _ it	-213 83
i _ knov	7 141
i _ like	42 2
i _ my	-327 82
i _ myself	121 83
i _ nid	-47 -5
i _ no	35 82
i _ not	60 208
i _ ok	33 -149
i _ on	-62 156
i _ one	-110 -151
i _ only	60 24
i _ scared	-37 59
i _ take	-8 -54
i _ that	-139 -15
i _ the	-177 142
i _ them	75 143
i _ think	23 78
i _ thinking	-47 100
i _ this	-15 -53
i _ til	69 -46
i _ to	9 -84
i _ tu	16 -84
i _ up	-126 146
i _ vake	-30 105
i _ vant	67 138
i _ vith	45 103
i _ you	26 -106
i already	-10 -15
i am	60 131
i ask	-45 -97
i ate	66 -104
i cal	-72 35
i can	138 22
i canot	-48 124
i cant	213 -31
i climb	-92 -54
i could	-45 -124
i cry	-105 -43
i did	39 34
i do	39 220
i dont	-44 217
i drank	103 7
i drink	-119 -112
i drive	95 -32
i eat	-182 -108
i fil	146 -81
i finished	30 -148
i get	-246 -45
i give	190 -185
i go	-154 165
i got	-30 32
i had	3 -205
i have	6 101
i just	-28 44
i kip	-29 146
i knov	-84 165
i let	34 50
i lift	-88 -46
i luk	23 85
i mean	62 71
i mis	67 -60
i nid	113 -90
i only	100 76
i overthinking	-21 145
i pinch	140 -20
i pres	-156 102
i put	57 53
i read	-87 -31
i run	-104 107
i said	-56 -177
i say	-98 -52
i si	-53 -51
i sit	45 56
i slip	-48 -163
i stand	-125 74
i start	-73 -53
i stil	-115 -84
i stop	55 -90
i take	-68 -300
i teach	-56 110
i tel	-94 19
i think	189 80
i thought	51 -59
i told	54 94
i tuk	-30 -3
i vant	-258 164
i vanted	14 63
i vas	-54 52
i vent	-56 53
i vil	-60 167
i vont	-172 292
i vork	-119 -144
i vould	-33 108
i vrite	-60 129
ice	127 -193
icu	-91 -159
idea	-72 -133
ideas	-113 -149
idli	162 -51
iesar	-106 -46
if	43 256
if _ dont	-18 91
if _ is	-34 166
if a	143 119
if he	-45 77
if i	-104 152
if it	-95 67
if someone	-101 134
if the	26 106
ignore	34 -22
il	-21 130
ila	126 133
ilaj	-197 -15
ilaj pura	-51 -106
im	102 214
im _ of	80 68
im _ to	136 -84
im a	-123 110
improving	-117 -23
in	-47 -40
in 2009	-73 -131
in 2012	-77 -56
in 2014	-62 62
in 2016	-34 -56
in 2017	-43 -51
in 2019	-21 -28
in 2020	-89 -34
in 2021	-125 -79
in 2022	-8 -44
in 3	-86 -99
in 6	-13 -69
in 9	-53 126
in _ 2	-78 -69
in _ 4	95 -41
in _ after	-90 131
in _ al	-38 -89
in _ and	-117 -125
in _ at	-124 -51
in _ body	25 -182
in _ can	12 -94
in _ car	148 -61
in _ day	-22 -77
in _ days	-47 90
in _ do	-63 82
in _ evening	-179 -90
in _ for	-189 26
in _ from	40 118
in _ grandmother	13 -40
in _ hand	31 127
in _ he	-27 44
in _ head	-87 57
in _ hospital	-106 77
in _ hostel	-31 91
in _ house	-46 -68
in _ hov	-15 -118
in _ i	-118 92
in _ in	-38 41
in _ is	-51 -48
in _ kiln	64 73
in _ kitchen	-2 40
in _ like	77 -22
in _ min	42 -21
in _ minute	-66 -78
in _ morning	-120 -93
in _ my	92 -89
in _ not	38 -9
in _ of	-25 -92
in _ on	27 -128
in _ only	50 53
in _ or	-85 -108
in _ pg	108 -78
in _ rum	172 -27
in _ says	-116 18
in _ season	-45 -86
in _ second	121 -8
in _ she	-51 123
in _ th	-45 66
in _ the	52 -115
in _ toilet	79 -119
in _ vhat	-70 23
in _ vhen	116 -70
in _ vhich	-83 -77
in _ vith	-173 91
in _ vords	-83 -117
in _ year	-103 -61
in a	-129 -6
in ac	-29 -109
in bangalore	-101 22
in bathrum	-71 70
in bed	58 -60
in betvin	106 -42
in brik	64 73
in buket	5 -85
in chest	100 -14
in clas	-80 84
in english	-91 -7
in first	-29 65
in front	91 -103
in gulf	79 57
in her	21 118
in his	89 8
in india	-156 -156
in it	-5 28
in june	-151 19
in kerala	-89 29
in kochi	-9 -111
in lav	-46 106
in lavs	-5 -93
in life	58 -11
in march	-88 -17
in may	-142 41
in monsun	-70 -62
in morning	-265 -50
in mouth	8 -73
in my	88 343
in nekst	44 111
in ofice	39 -33
in one	-78 -107
in our	40 100
in pregnancy	-113 -171
in pune	-47 -52
in schul	-6 92
in simple	-55 9
in sun	151 -66
in tamil	-66 -73
in that	-3 85
in the	43 63
in this	-108 -59
in throat	48 -42
in toilet	114 -29
in tvo	131 -80
in under	148 -12
in vinter	-84 -78
indaur	-62 -4
indeks	-81 -70
indeks _ of	-81 -70
indeks out	-81 -70
india	-253 -218
india and	-47 -83
indian	-122 -112
indore	-24 -85
infant	93 -26
infection	38 -124
inhaler	118 -72
injection	90 22
injections	-167 94
injekshan	145 -98
inka	-86 178
insan	-168 -66
insan _ ya	-96 -101
insan hai	-84 -61
inside	135 3
insta	-96 74
insta pe	-55 130
instead	8 -90
instead of	-66 -30
instructions	-34 -81
insulin	113 54
insurance	-160 -19
int	135 -24
int _ par	37 9
int bhathe	32 12
interviev	-50 -164
into	14 131
into the	-8 76
intravyu	-44 63
ipl	-89 -160
iron	28 -108
iron _ goli	-61 -64
iron ki	75 -95
iruku	-1 15
is	68 59
is 2	-59 -68
is 3	61 -52
is 40	-179 82
is 5	-84 -21
is 6	-23 -98
is 7	-18 -138
is 9	51 -145
is _ 3	-38 -39
is _ 4	-82 -48
is _ 5	-90 -37
is _ a	-46 7
is _ after	116 25
is _ and	190 -102
is _ any	-55 -72
is _ at	24 -52
is _ but	-37 -93
is _ by	-1 129
is _ can	76 -28
is _ dangerous	-20 63
is _ enough	129 59
is _ even	2 -35
is _ fine	145 -179
is _ for	60 17
is _ from	-92 63
is _ he	37 56
is _ him	151 -106
is _ his	10 47
is _ i	-46 223
is _ in	33 51
is _ is	-68 -13
is _ it	21 -42
is _ just	-2 -42
is _ km	5 -48
is _ kya	-80 -32
is _ last	19 90
is _ like	142 -89
is _ me	106 -69
is _ men	-47 -3
is _ months	-3 -187
is _ much	-30 72
is _ my	-15 155
is _ ne	-148 -140
is _ nekst	12 7
is _ nicely	112 -94
is _ no	64 50
is _ normal	214 38
is _ nov	134 -188
is _ of	131 -97
is _ ok	25 -263
is _ on	121 -34
is _ one	33 -84
is _ only	34 42
is _ or	-39 -90
is _ out	146 72
is _ pe	-136 -161
is _ safe	56 -79
is _ she	52 117
is _ since	-102 -20
is _ slipy	138 -9
is _ that	-65 -62
is _ the	28 97
is _ to	19 -136
is _ today	59 -31
is _ true	-147 -160
is _ up	81 -91
is _ vater	82 -43
is _ vhat	-29 -86
is _ viks	-13 -43
is _ vith	223 -217
is a	-159 64
is aloved	-45 -83
is also	-18 -150
is asking	-114 -155
is at	63 -60
is bar	-225 115
is best	44 -82
is beter	0 -107
is blak	86 -55
is breathing	54 -19
is choking	137 -76
is cold	177 -79
is coming	223 -74
is crying	68 -125
is dead	2 43
is doing	0 31
is done	-50 121
is due	2 -85
is enough	120 -43
is fine	-49 1
is for	-109 125
is from	-154 21
is ful	155 -90
is geting	69 -11
is giving	-65 -32
is going	33 -126
is gone	-216 -150
is grin	34 -53
is gud	71 -68
is hanging	75 78
is hard	67 -67
is holding	94 -6
is in	5 154
is it	-12 -3
is just	38 108
is kiling	-43 -69
is laughing	174 -89
is like	128 -28
is loked	-98 118
is lying	89 -17
is making	66 -75
is more	-22 86
is my	-47 67
is no	21 88
is normal	59 -21
is not	51 -46
is of	83 45
is ok	194 -122
is on	84 143
is only	-23 152
is over	-151 -39
is playing	75 -65
is sal	-16 -31
is saying	55 44
is shoving	148 -30
is siting	50 -42
is smal	-26 83
is standing	59 39
is stif	134 -53
is sveating	40 -23
is talking	205 -78
is that	-147 -142
is the	-197 46
is there	-128 82
is this	23 -122
is tu	27 168
is valking	-22 -22
is very	-36 114
is vith	123 -76
isabgol	-76 -164
ise	-95 42
isi	-125 151
isiji	-48 -56
iska	-3 -170
iska matlab	25 -38
iske	-67 -52
islie	-81 -2
isliye	69 43
isnt	61 -52
isue	-120 -129
it	-192 184
it _ a	-108 -25
it _ and	-85 10
it _ bak	-79 -126
it _ be	-72 156
it _ for	86 164
it _ i	27 -39
it _ if	176 -75
it _ in	-115 45
it _ just	-7 -64
it _ like	36 -66
it _ my	42 -140
it _ not	23 73
it _ of	-21 -95
it _ on	144 -76
it _ only	-35 62
it _ or	-79 140
it _ that	83 -198
it _ the	-108 90
it _ to	67 19
it _ vith	83 -45
it a	-150 -78
it and	-72 -2
it be	-150 -84
it comes	60 -88
it fine	84 -76
it for	-67 -125
it has	43 -53
it in	-128 -95
it is	32 209
it just	13 -128
it mean	-7 -83
it means	-16 -30
it normal	191 -61
it nov	-97 -208
it of	133 -111
it ok	191 -138
it on	-17 23
it out	103 -24
it to	-60 169
it true	-154 -96
it vait	92 -26
it vas	76 -125
it vent	-45 82
it vil	41 111
itching	-146 -185
itchy	-148 -103
itna	-93 -17
itna _ do	-26 157
itna _ h	-61 -93
itna _ ki	-89 -102
itna bata	-26 157
itne	-81 84
itni	25 -111
its	205 120
its bin	58 139
its for	-102 -36
its just	135 65
its not	-49 111
itself	-19 -73
ive	-74 172
ivy	-41 -65
ja	-132 43
ja _ h	6 -23
ja _ hai	-51 -40
ja _ hain	-14 24
ja _ hu	-138 30
ja _ hun	-95 -26
ja raha	-105 56
ja rahe	-46 -151
ja rahi	-26 58
ja rha	38 25
ja sakte	-43 -81
jab	-223 -37
jab se	-67 -98
jab tak	-82 -18
jaban	99 -14
jabardasti	98 -16
jabda	205 -58
jabde	141 -35
jachcha	-139 31
jae	-20 123
jae to	-66 -138
jaega	64 -27
jaega kya	-39 -88
jaegi	-4 137
jaen	34 97
jaen to	72 103
jaenge	34 176
jag	154 -102
jagah	-79 -79
jagane	213 -150
jagane par	213 -150
jagery	2 -65
jahan	46 64
jahar	-227 11
jahar _ diya	45 -110
jahar kisne	-47 -96
jahrile	-76 -66
jaipur	15 11
jaisa	208 -102
jaisa _ a	115 -7
jaisa _ aur	48 -70
jaisa _ hai	16 -38
jaisa _ pasina	24 0
jaisa _ raha	139 -98
jaisa dard	128 -2
jaisa garam	32 -1
jaisa khun	111 -11
jaisa kuch	-11 -74
jaise	271 -135
jaise _ ne	110 -45
jaise kisi	110 -45
jaise koi	-23 -44
jaisi	175 -120
jaisi avaj	-115 -28
jaisi badbu	75 -13
jaisi sans	156 -19
jakar	-57 153
jakdan	90 -43
jal	-29 -175
jal _ thi	-7 -69
jal gai	23 -36
jal gaya	17 -101
jal raha	130 40
jal rahi	49 -32
jala	175 50
jala ke	156 -124
jalan	-139 0
jaldi	201 129
jaldi jaldi	-104 -21
jale	13 -158
jali	19 -43
jalne	-107 -88
jalne _ tuthpest	-52 -39
jalne par	-63 -50
jam	-73 -152
jama	-136 103
jama _ hai	-18 13
jama kar	-34 119
jama karna	-33 -118
jamin	40 -71
jamin pe	84 -8
jamun	128 -102
jan	-44 -57
jan _ hai	49 -108
jan _ ke	-27 78
jan _ li	-209 -225
jan kha	-82 -66
jan le	-234 -261
jan nahi	195 -92
jan nikal	-159 -213
jana	-87 224
jana _ hai	-5 -105
jana chahta	27 -43
jana hai	-102 153
jana padta	-39 -62
jana tha	-53 45
janam	-21 121
janch	-268 -249
janch _ chahie	-22 -89
janch _ hai	-27 -63
janch hoti	-15 -14
janch karani	-92 -120
janch men	-128 -39
jane	27 122
jane _ bad	-63 148
jane ka	-73 72
jane ke	-66 148
jane ki	-57 109
jane se	-49 -42
jangh	171 30
jangh me	-22 -105
jangh pe	-15 54
jankari	12 -52
jao	-43 -157
jarurat	-63 110
jaruri	-18 -232
jaruri _ kya	-61 -121
jaruri h	84 -19
jaruri hai	-111 -211
jata	-146 42
jata h	-125 28
jata hai	-21 31
jata hu	-149 -144
jate	34 -168
jate h	-137 -63
jate hai	-52 -59
jate hain	75 -57
jati	-138 -208
jati _ kya	-177 54
jati h	-14 -124
jati hai	-100 -283
jau	133 200
jau kya	65 106
jau to	-86 187
jau ya	58 -131
jaun	12 221
jaun to	-5 140
jaunga	-185 143
jaungi	-99 107
jav	290 -170
jav and	127 -33
jav loked	109 -31
javab	31 -175
javab _ de	-10 -76
javab nahi	69 -15
javab nahin	108 -118
javan	-48 18
jay	-20 70
jaye	56 12
jaye to	10 -36
jayega	-8 122
jayega na	90 -164
jayegi	-142 -32
jayenge	-12 49
jeans	-158 -103
jeb	-112 85
jehar	-78 111
jeher	-219 90
jeher _ h	-27 -172
jely	110 -18
jerking	133 -49
jero	45 128
jeth	88 -5
jethani	107 -21
jhad	-140 -129
jhad funk	34 -20
jhad rahe	-197 -100
jhag	189 -12
jhag _ raha	-21 88
jhag a	-40 96
jhag aur	95 -40
jhag nikal	73 -49
jhagda	-47 69
jhagda hua	50 -63
jhagde	-16 14
jhatka	-40 -180
jhatka laga	-50 -67
jhatka lagne	-17 -20
jhatke	190 -51
jhatke _ rahe	113 -29
jhatke aye	23 -25
jhatke se	-100 107
jhinga	129 -18
jhuk	128 -41
jhule	72 7
jhunjhuni	-86 -107
jhuth	-169 -47
jhuth hai	-126 -62
ji	-106 -197
ji ka	-54 57
ji ki	-79 -125
ji ko	-39 -196
ji ne	-34 -40
jibh	153 -154
jibh _ gai	118 -16
jibh kat	80 -7
jibh moti	175 -28
jija	105 -121
jijaji	40 0
jim	-118 -76
jina	-164 166
jina nahi	-80 138
jinda	-45 145
jindagi	-60 -52
jindgi	-3 155
jine	-137 353
jine _ man	-60 200
jine ka	-104 274
jine se	-20 151
jio	-51 -80
jio ka	-51 -80
jira	-97 -79
jira pani	-93 -77
jise	-51 31
jisme	-99 43
jismen	-58 -119
jita	-29 -91
jitni	103 -79
jivan	-89 36
jo	-149 -9
jo _ men	35 -63
jo _ se	105 -8
jo dabane	91 -5
job	-290 59
join	-68 -124
joint	-31 -90
joke	-140 -66
joke suna	-47 -89
jokes	56 53
joking	41 7
juban	163 -77
juice	31 -89
jukam	-132 -153
jump	-159 242
jumping	-23 127
jun	-91 -145
june	-205 -20
jungle	15 15
jus	-142 -131
just	61 142
just _ and	5 28
just _ in	24 -34
just _ me	17 90
just _ the	113 -54
just _ to	90 -123
just a	-58 -54
just asking	78 -39
just curious	-73 -53
just nov	111 72
just tel	21 -45
just vant	91 -255
just vanted	-53 79
juta	-154 0
juta sunghana	-109 -44
jute	-178 -70
jyada	-45 -18
jyada _ ate	-38 -45
jyada _ hai	-125 -26
jyada _ se	-131 -21
jyada aya	-86 -105
jyada ho	-126 -38
jyada kyon	-68 -80
k	-81 -92
k bad	34 -1
k liye	28 30
ka	-156 -143
ka _ 5	76 -24
ka _ a	-52 -12
ka _ ab	-11 -15
ka _ ankh	227 -52
ka _ aur	-129 62
ka _ aya	24 75
ka _ badh	-100 -41
ka _ band	79 74
ka _ batao	-197 -124
ka _ bhar	-60 87
ka _ bhi	-73 48
ka _ dekh	-65 99
ka _ do	99 -2
ka _ doktar	-31 -10
ka _ dudh	131 -59
ka _ ek	35 46
ka _ fat	114 -6
ka _ gaya	-40 76
ka _ ghar	-153 -30
ka _ h	-50 -6
ka _ hai	120 42
ka _ hath	131 -73
ka _ hi	67 79
ka _ ho	-45 -197
ka _ hota	-30 147
ka _ hua	-72 -43
ka _ jyada	-39 -39
ka _ ka	-111 -58
ka _ kab	-112 -159
ka _ kaise	-109 -213
ka _ kal	91 45
ka _ kam	-69 -46
ka _ kar	-107 -161
ka _ kaun	-43 -132
ka _ kitna	-145 30
ka _ kitne	-77 -147
ka _ kitni	32 -161
ka _ kya	7 -196
ka _ kyon	-18 -69
ka _ laga	-122 -137
ka _ lagta	-20 -96
ka _ me	20 -68
ka _ nahi	-18 231
ka _ nahin	-108 92
ka _ nishan	-67 -50
ka _ pi	186 -111
ka _ pichle	-43 57
ka _ raha	4 44
ka _ rakhna	-56 168
ka _ sal	-50 -40
ka _ se	55 -60
ka _ tarika	-75 15
ka _ tha	121 -15
ka _ thik	-20 -23
ka _ tika	-33 -48
ka _ tin	68 -23
ka _ to	-10 -31
ka _ vala	-38 -120
ka adha	161 -35
ka arth	-136 -148
ka asar	45 49
ka ata	-80 -58
ka aur	-20 -27
ka bacha	45 -66
ka bachcha	104 80
ka beta	-113 47
ka bhav	-156 -136
ka bhi	-39 36
ka bil	-178 -77
ka bukhar	160 -12
ka bypas	-26 -36
ka chehra	100 45
ka dar	-43 -139
ka dard	57 -265
ka daura	-117 -50
ka dhyan	-20 106
ka doctor	-98 -36
ka doktar	8 -30
ka dudh	-124 -15
ka ek	-54 96
ka fone	-7 109
ka form	-60 31
ka h	195 -26
ka hai	51 -63
ka hath	175 -74
ka ho	-40 98
ka hu	16 -1
ka hun	-99 -15
ka ilaj	-44 -74
ka injection	-71 -49
ka injekshan	-5 -53
ka jahar	62 -143
ka jhatka	-38 -51
ka kam	-59 -18
ka khana	-179 -199
ka khun	11 -90
ka koi	-79 157
ka kya	-89 11
ka ladka	60 64
ka last	-69 67
ka man	-159 357
ka matlab	-97 -114
ka muh	164 -23
ka nam	-249 -198
ka nanbar	-144 -10
ka nishan	95 -138
ka number	57 -121
ka operation	-72 -106
ka opreshan	-79 -91
ka pahada	-105 -68
ka pair	141 -38
ka paisa	-82 176
ka pani	120 -156
ka paper	-34 31
ka pata	111 35
ka pet	111 -8
ka pichle	-45 -22
ka purana	-67 -50
ka ras	-9 -39
ka rashifal	-42 -95
ka rishta	-13 -7
ka sahi	-188 -162
ka tarika	-124 -164
ka tel	46 134
ka test	-52 -25
ka tha	-30 0
ka tika	-196 -185
ka time	-78 66
ka vajan	-54 -162
ka vo	-80 -142
kab	-466 -406
kab _ chahie	-18 -23
kab _ chahiye	-46 -89
kab _ hai	-75 -164
kab aegi	-22 87
kab ayega	-67 -78
kab dalte	-21 -85
kab hai	-20 -110
kab lagega	-49 -106
kab lagta	-10 -81
kab se	-171 -151
kab tak	-14 -150
kabhi	-327 45
kabhi _ kabhi	-23 -33
kabhi _ nahin	44 107
kabhi kabhi	-232 -12
kabhi nahin	-36 139
kabir	-76 -96
kabj	-61 -144
kabj _ hai	-43 -71
kabutar	42 -4
kada	136 -26
kadam	-127 126
kadha	-83 -82
kadhai	100 -33
kafi	-37 110
kafi hai	-27 132
kagaj	-96 -23
kah	51 68
kah _ hai	-53 26
kah _ hain	-17 -12
kah raha	-5 54
kah rahe	53 -47
kah rahi	10 28
kaha	-208 4
kaha _ hai	-78 -122
kaha hai	77 -53
kaha se	-26 -105
kaha tha	-10 -164
kahan	-146 -83
kahan _ hai	-33 110
kahan milega	-19 21
kahan se	-30 68
kahani	-208 -280
kahani sunao	-64 -61
kahin	37 117
kahna	-56 -8
kahta	72 43
kahta hai	63 63
kahte	-36 -6
kahte hain	1 43
kahti	63 174
kahti hai	65 186
kahti hain	20 10
kai	228 109
kailshiyam	-103 -78
kailshiyam ki	-31 -30
kainp	-65 -30
kainp men	-46 -20
kainsar	104 16
kaisa	-145 -180
kaise	-446 -222
kaise _ h	-51 -17
kaise _ hai	-179 -190
kaise _ hain	-77 -89
kaise _ kare	-50 -51
kaise _ karu	-140 -93
kaise _ karun	-30 -120
kaise _ ki	-39 69
kaise _ koi	-24 -53
kaise bache	-67 -54
kaise bachen	-30 -36
kaise banaen	-26 -33
kaise banaye	-15 -64
kaise banta	-28 -36
kaise bat	-19 -114
kaise chek	-21 -58
kaise ho	-28 -63
kaise kare	-52 -87
kaise karen	-29 -115
kaise karte	-42 -100
kaise karu	-52 -42
kaise saf	-72 -24
kaka	106 54
kaksha	-149 -117
kaksha _ ke	-70 -75
kal	-96 15
kal _ hai	-64 -85
kal _ hogi	-21 -64
kal _ ka	50 25
kal _ ke	106 -7
kal _ ki	-143 21
kal _ ko	-124 -13
kal _ me	170 -70
kal _ men	-144 -135
kal _ nahin	64 -36
kal _ pe	-116 44
kal _ se	161 23
kal aj	-76 43
kal barish	-21 -64
kal bat	-67 -127
kal chuti	-14 -82
kal ka	-97 90
kal ki	-147 -226
kal milte	-39 -197
kal rat	158 8
kal se	-19 124
kal subah	55 102
kal usne	-87 38
kala	170 -217
kalai	-12 173
kalai par	-29 77
kalai pe	23 141
kale	-48 -215
kale ghere	-220 -155
kali	55 -218
kam	-166 54
kam _ diya	-78 -47
kam _ gaya	59 -82
kam _ h	81 -126
kam _ hai	-121 121
kam _ hain	11 72
kam _ hu	-56 -154
kam _ hun	-31 -56
kam _ ja	0 -93
kam _ jata	27 99
kam _ ke	-12 -41
kam _ raha	-116 -76
kam ati	-59 -95
kam hai	-26 -216
kam ho	-72 88
kam hota	-24 4
kam ka	-40 76
kam kar	-15 -15
kam karne	-75 -61
kam karta	61 114
kam karte	20 102
kam karti	-98 -38
kam karu	-54 -29
kam pe	-52 -79
kam pura	60 84
kamar	-53 -271
kamar _ dard	38 -137
kamar _ niche	64 -10
kamar dard	-279 -167
kamar ke	100 -13
kamar me	-25 -76
kamar men	128 -6
kambal	70 -25
kami	-134 -194
kami se	-44 -25
kamjor	129 -120
kamjori	-19 -158
kamra	-132 217
kamra band	-97 166
kamre	114 30
kamre _ band	111 43
kamre ka	97 -27
kamre ke	-13 29
kamre me	126 19
kamre men	-12 21
kamre se	11 72
kan	-78 -363
kan _ khun	161 -37
kan _ mail	-137 -150
kan _ pani	30 -41
kan _ siti	-159 -84
kan _ tha	-56 -38
kan me	-173 -151
kan men	-91 -119
kan se	256 -57
kanch	137 5
kandha	-64 64
kandhe	191 -58
kandhe _ bhi	56 -1
kandhe me	91 -4
kandhe men	153 -3
kanp	286 57
kanp rahe	247 -45
kanp rahi	162 -24
kanpkanpi	146 -18
kanpni	-64 -59
kanpte	-112 12
kanpur	-137 -83
kanta	-70 -65
kapda	174 32
kapde	-42 25
kapde _ gaye	88 -23
kapde bhig	106 -25
kapil	-53 -92
kapkapi	166 -6
kar	-114 121
kar _ ab	-54 -53
kar _ h	-10 113
kar _ hai	96 31
kar _ hain	-59 25
kar _ hu	-126 -103
kar _ hun	-160 136
kar _ kya	81 -48
kar _ tha	-78 -111
kar dena	-3 101
kar di	95 101
kar diya	-36 -76
kar do	-91 -194
kar du	-120 -119
kar dun	33 -38
kar dunga	-74 121
kar ke	69 -85
kar lena	-7 87
kar li	-28 137
kar liya	-87 149
kar raha	-131 -32
kar rahe	144 -37
kar rahi	-90 48
kar rha	13 43
kar rhi	96 -109
kar sakta	-116 -68
kar sakte	-111 -102
kara	82 57
karaen	-109 -52
karait	115 -58
karan	-67 23
karana	-46 -76
karana _ kya	-19 -40
karane	-92 -45
karani	-140 -166
karani chahie	-56 -93
karant	134 -132
karant laga	100 -45
karate	-69 40
karate hain	-51 -22
kard	-139 -78
kard men	-20 -49
kare	-36 -21
karela	-126 -146
karen	-64 -261
karenge	-122 35
karj	-73 172
karj vale	-39 78
karja	-72 190
karke	42 149
karna	-16 -35
karna _ hai	-43 -110
karna chahie	-20 10
karna chahiye	-50 -172
karna hai	114 25
karne	-12 -112
karne ka	-89 33
karne ke	-49 83
karne ki	76 -48
karne ko	-45 39
karne se	-127 -185
karne vala	-131 -126
karne vali	8 -75
karni	-171 72
karni hai	-37 141
karni padegi	-53 -77
karo	29 -12
karta	-144 83
karta _ kya	-19 -39
karta hai	-208 81
karta hu	37 -121
karta hun	-19 70
karte	-26 -57
karte hai	-130 -177
karte hain	-151 20
karte karte	111 -37
karte samay	-118 -63
karte the	-52 -31
karti	-42 -173
karti hai	-133 -116
karti hain	113 -91
karti hu	-86 83
karti hun	-66 36
karti kya	-29 -163
karu	-77 -242
karu ya	-57 -178
karun	-101 -152
karun ya	-68 40
karunga	-76 166
karungi	-26 35
karva	3 79
karva chauth	13 102
karvana	-46 -67
karvat	-81 -94
karvau	-43 -89
karvaya	-60 -48
karvaya tha	-60 -48
kasam	16 -100
kashayam	-66 -99
kashi	-114 -135
kasrat	-102 -154
kat	122 131
kat _ avaj	-95 -61
kat _ hai	81 -66
kat _ thi	-89 7
kat diya	-108 120
kat gai	176 -129
kat gaya	163 -38
kat gayi	-36 -73
kat kat	-175 -176
kat ke	123 56
kat li	-154 157
kat liya	114 -79
kata	162 -62
kata hai	136 46
kata tha	-248 -186
kate	-117 33
kate hain	-110 95
katha	133 -62
kati	16 123
kati thi	-142 125
katne	-95 97
katne _ kya	-33 -42
katne _ nishan	-44 -31
katne ka	75 -37
katne ke	-79 41
katne ki	-24 20
katne par	-51 -67
katne se	-66 103
katori	68 -5
kaun	-378 -112
kaun _ dava	-94 128
kaun _ goli	37 -120
kaun _ h	-29 -131
kaun _ hai	-60 30
kaun _ janch	-42 -40
kaun _ kasrat	-26 -45
kaun _ krim	-54 -66
kaun _ lun	-31 -34
kaun _ mask	-42 -44
kaun _ test	-14 -19
kaun deta	-12 -109
kaun ho	122 -102
kaun sa	-312 -20
kaun se	-110 -143
kaun si	-207 -123
kaunsa	-29 -66
kaunse	-26 -79
kaunsi	-149 24
kavita	-127 -142
kavita likho	-37 -32
ke	1 -31
ke 2	-94 -114
ke 3	-6 -33
ke 4	18 -43
ke _ a	-48 63
ke _ ab	37 -53
ke _ aj	-111 122
ke _ andhera	179 -45
ke _ ate	-106 108
ke _ aur	-15 134
ke _ baje	-6 -41
ke _ bhej	-76 44
ke _ bhi	-114 -150
ke _ dard	0 61
ke _ de	-63 12
ke _ din	180 -42
ke _ diya	-16 42
ke _ do	-93 -63
ke _ ek	164 -82
ke _ fir	71 137
ke _ gaya	-142 -161
ke _ h	63 -80
ke _ hai	23 145
ke _ hain	105 94
ke _ hi	-38 164
ke _ ho	100 -78
ke _ hu	-70 -83
ke _ jaisa	95 -6
ke _ jana	-29 110
ke _ jau	-42 82
ke _ jyada	-21 -14
ke _ ka	-58 -149
ke _ kale	-156 -163
ke _ kar	-108 -34
ke _ kaun	-61 -118
ke _ ke	-34 113
ke _ kha	4 -116
ke _ khet	-18 -33
ke _ ki	13 -243
ke _ kitne	-76 -59
ke _ ko	60 -191
ke _ koi	-37 -70
ke _ kuch	92 -46
ke _ kya	-148 37
ke _ le	-84 -126
ke _ len	-52 -25
ke _ likh	12 -6
ke _ mahine	-111 -43
ke _ main	47 17
ke _ me	209 -166
ke _ men	17 -98
ke _ nahi	139 -74
ke _ nahin	-102 -132
ke _ naikhe	77 88
ke _ ne	143 -159
ke _ nikal	-169 63
ke _ pair	-17 35
ke _ par	28 -30
ke _ pe	66 -123
ke _ pet	-41 -39
ke _ raha	63 -122
ke _ rahi	202 -135
ke _ sab	52 46
ke _ sal	-121 -104
ke _ se	-3 -40
ke _ subah	145 -40
ke _ sun	-65 77
ke _ taraf	150 -51
ke _ the	80 -64
ke _ thik	-139 -104
ke _ to	-92 -146
ke _ vali	1 -76
ke ab	0 -101
ke age	245 181
ke alava	-104 111
ke andar	-21 18
ke aur	82 -72
ke aya	152 -125
ke bachche	-188 -63
ke bache	102 -43
ke bad	43 142
ke bahar	60 -59
ke baithi	-48 -24
ke bal	73 -77
ke bare	-62 -71
ke bete	72 -25
ke bhi	108 -59
ke bich	95 47
ke bina	-87 -157
ke bol	-70 -136
ke chale	-203 -178
ke dane	47 -54
ke dant	-224 -66
ke dar	-110 -107
ke daure	-88 -12
ke ek	2 82
ke fayde	-151 -160
ke gal	-31 -32
ke gale	133 -51
ke gaya	70 18
ke ghar	-67 122
ke gir	23 -17
ke hain	-36 -61
ke hath	-59 -3
ke honth	95 -13
ke jane	-28 -27
ke jhatke	-99 83
ke kagaj	-22 124
ke katne	-100 -71
ke kha	71 24
ke kitne	-12 -64
ke ladke	62 -16
ke ladu	-146 -69
ke lakshan	-65 -47
ke lie	-290 -368
ke likh	174 -210
ke liye	-191 -262
ke man	-33 167
ke mar	-221 -280
ke mare	68 -123
ke marij	47 -134
ke muh	113 -17
ke munh	170 -104
ke nam	-116 -23
ke niche	-79 88
ke nishan	-110 15
ke pair	-43 55
ke pas	49 209
ke pet	109 -71
ke piche	66 66
ke rakh	-29 49
ke rakha	82 1
ke ruk	30 94
ke samay	-134 -46
ke samne	132 86
ke sans	108 -150
ke sath	-67 -233
ke skul	-72 -40
ke so	-12 88
ke tel	99 -84
ke thake	117 -7
ke thik	-64 -65
ke upar	116 -50
ke upay	-46 -97
ke yaha	91 17
keh	119 -27
keh rahi	90 -67
kehte	54 51
kehti	-34 -32
kehti hai	-88 -1
kela	-85 -129
kela _ se	-36 -21
kem	34 -124
kept	-101 79
kerala	-110 26
kerosene	93 1
keto	-91 -56
ketoconajole	-71 -72
key	48 4
keys	-20 133
kg	-371 -27
kha	151 -3
kha _ ab	-32 36
kha _ abhi	-84 141
kha _ h	-31 4
kha _ hai	83 26
kha _ hain	-131 -101
kha _ kya	-42 -11
kha ke	-57 -168
kha li	215 55
kha lin	-39 44
kha liya	48 33
kha lu	16 101
kha raha	-172 -29
kha rha	-82 -13
kha sakte	-180 -146
khabar	-33 -65
khada	194 21
khada hai	187 -164
khada hu	41 71
khade	90 52
khade _ hi	98 -13
khade hote	98 -13
khadi	-80 183
khadi hai	-25 95
khadi hun	-77 120
khae	47 -87
khaen	-136 -151
khai	144 183
khai thi	192 -100
khakar	27 -92
khal	161 -103
khali	-158 50
khali _ hi	-64 -81
khali pet	-310 -197
khana	-93 -124
khana _ hai	-82 -145
khana _ ke	17 -88
khana _ khaya	139 -57
khana _ thik	-14 -81
khana banane	-23 35
khana band	100 28
khana bhi	-49 9
khana chahiye	-24 -100
khana chod	-52 90
khana kab	-18 -36
khana kha	-185 -17
khana nahi	-32 43
khana nahin	95 -84
khana pina	-51 -3
khana thik	-44 -110
khane	-286 84
khane _ bad	-16 24
khane ka	-29 120
khane ke	-82 -12
khane se	-163 97
khani	-45 -56
khans	80 -11
khansi	61 -410
khansi _ din	-136 -47
khansi _ nahi	85 -16
khansi _ nahin	16 -7
khansi bhi	5 -12
khansi hai	-109 -109
khansi me	133 -19
khansi ruk	31 -9
kharab	-134 -168
kharab _ kya	78 -34
kharab hai	45 -56
kharab hoti	-25 -18
kharash	-230 -119
kharate	59 -134
kharate _ hain	-113 -93
kharcha	-117 63
khata	-81 -269
khata hai	-242 -161
khata hun	136 -72
khatam	-60 82
khatam ho	-54 11
khatam kar	14 104
khatarnak	-50 -64
khate	187 -232
khate hain	-8 -42
khate khate	75 -28
khati	-192 -127
khati dakar	-181 -28
khatm	27 29
khatm ho	20 75
khatm kar	-45 163
khatra	-122 -202
khau	-195 -138
khaun	-64 -44
khaya	161 -253
khaya tha	12 -162
khayal	-64 146
khayal rakhna	-45 117
khaye	-118 -96
khayi	95 -140
khayi thi	135 -44
khel	-64 -105
khel _ hai	15 -97
khel raha	-25 -101
khelta	-83 -61
khelte	32 -67
khelte hain	-18 -74
khelti	-29 -95
khet	48 192
khet _ davai	-116 122
khet _ kam	-34 -43
khet _ spray	40 -19
khet me	66 -39
khet men	29 41
khet se	101 -44
kheton	-12 64
khichdi	-193 -104
khidki	126 -42
khidki se	121 -43
khila	60 -79
khinch	164 -52
khincha	82 -16
khinchav	42 -22
khir	-152 -35
khisak	-15 20
kho	-105 -95
khol	-78 194
khol _ hai	-25 114
khol di	-19 110
khol ke	12 140
khol rahi	69 -24
kholte	78 -67
khub	3 -145
khud	-257 319
khud _ hai	66 51
khud hi	-25 90
khud ko	-141 306
khud se	-28 -11
khujli	-208 -270
khujli _ hai	-60 -114
khujli hoti	-37 -36
khul	4 -18
khul rahi	48 -7
khula	27 -36
khuli	49 115
khuli _ par	47 -11
khuli hai	-24 -25
khulta	146 -120
khulti	-97 139
khun	343 -234
khun _ aya	-98 135
khun _ hai	124 -65
khun _ jaisa	112 -21
khun _ janch	-94 -36
khun _ kami	-223 -89
khun _ karne	94 -45
khun _ ke	-93 -27
khun _ nahi	66 -20
khun _ nahin	69 -62
khun _ raha	315 -149
khun _ rha	-6 -110
khun _ se	-107 -31
khun _ tha	34 -74
khun _ thake	117 -7
khun _ ulti	169 -58
khun a	296 -132
khun aur	134 -62
khun bahut	107 -40
khun band	88 1
khun dekh	-128 -19
khun ka	-28 -36
khun ke	104 -8
khun ki	-35 -199
khun nikal	-104 139
khun patla	105 -64
khun ruk	33 63
khup	110 81
khurak	-90 -142
khush	-204 83
ki	-76 23
ki _ a	-48 -21
ki _ ab	62 1
ki _ aur	-37 14
ki _ band	25 -12
ki _ batao	-17 81
ki _ bheji	-21 125
ki _ bhi	8 2
ki _ chal	111 -53
ki _ dava	-46 98
ki _ dekh	-23 88
ki _ di	-55 -15
ki _ din	39 -12
ki _ do	35 -60
ki _ fat	13 -16
ki _ ghar	22 -68
ki _ goli	-98 169
ki _ goliyan	33 -16
ki _ h	37 -139
ki _ hai	-114 -78
ki _ hi	-53 77
ki _ ho	-85 -106
ki _ hoti	-25 -78
ki _ hui	108 -42
ki _ jati	-22 108
ki _ ka	-180 72
ki _ kab	-157 -241
ki _ kahan	-78 -46
ki _ kaise	-52 -4
ki _ kar	172 -2
ki _ kaun	-32 -83
ki _ ke	-42 -80
ki _ kha	91 -11
ki _ khali	93 -74
ki _ ki	-1 46
ki _ kitne	-62 -159
ki _ kitni	-81 131
ki _ ko	24 -33
ki _ kya	-39 -38
ki _ laga	-25 23
ki _ le	-3 -22
ki _ li	145 -28
ki _ likh	-62 -78
ki _ mar	-164 -158
ki _ me	-16 -106
ki _ men	-7 -6
ki _ na	-214 -156
ki _ nahi	-29 68
ki _ nahin	-22 81
ki _ ne	-63 3
ki _ nikal	-55 58
ki _ par	-97 18
ki _ pe	43 -115
ki _ roj	86 -70
ki _ sal	-51 100
ki _ sath	95 43
ki _ se	37 34
ki _ subah	18 -174
ki _ sui	62 -23
ki _ tak	-92 25
ki _ thi	71 -70
ki _ utar	61 59
ki _ vala	53 23
ki _ vali	199 -43
ki ab	-113 -57
ki adat	-139 -96
ki aj	-107 155
ki ankh	167 -27
ki ankhen	76 -15
ki avaj	14 99
ki bachchi	-32 51
ki bachi	118 -92
ki bas	-48 11
ki bat	5 111
ki beti	48 -95
ki bimari	78 -118
ki botal	58 114
ki bp	130 -97
ki chabi	-49 139
ki chamdi	-12 -31
ki chat	-113 61
ki chati	105 -17
ki chuti	-105 -168
ki dava	1 -46
ki davai	21 -151
ki dhadkan	-118 -46
ki dukan	73 100
ki ek	126 128
ki fis	-55 -23
ki foto	-33 155
ki goli	210 -2
ki goliyan	70 130
ki h	70 -32
ki hadi	25 -20
ki hai	-100 -258
ki hu	-3 -52
ki hun	86 -121
ki jagah	-24 30
ki janch	-184 -129
ki kahani	-100 -66
ki kami	-240 -162
ki khabar	-32 -94
ki kist	-125 -182
ki koi	-165 58
ki koshish	5 85
ki ladki	-130 122
ki main	49 -4
ki malish	83 -114
ki marij	50 -44
ki maut	-88 -86
ki munder	-87 139
ki nabj	51 -29
ki nahi	-61 17
ki nahin	-42 -20
ki nali	67 -39
ki nas	-91 32
ki naukri	-32 -52
ki nind	99 129
ki pariksha	-107 -74
ki pati	109 -148
ki patri	-15 107
ki puri	-116 184
ki putli	109 -43
ki rat	-115 -59
ki roti	-60 65
ki sab	-111 -207
ki sans	2 -124
ki sari	117 -139
ki shadi	-83 46
ki shishi	-38 61
ki shugar	110 -31
ki sui	171 110
ki taiyari	-25 81
ki tanki	88 -9
ki taraf	-106 188
ki tarah	65 -178
ki thaili	72 -23
ki thi	-90 64
ki training	-124 -50
ki trening	-34 -105
ki ulti	169 -58
ki umar	-81 70
ki umr	-89 -45
ki vajah	-104 -20
kid	124 -173
kide	-6 -113
kide _ dava	-204 -85
kide ki	-209 -90
kidney	-133 -37
kids	-136 -48
kik	115 -36
kiks	135 71
kil	11 26
kil _ thi	123 -4
kil me	-74 103
kil proces	-59 -43
kiled	-132 -174
kiler	-141 70
kiling	-158 -179
kiling me	-74 -80
kiln	76 71
kilo	-199 -155
kilo kam	-17 -21
kilomitar	101 -87
kinare	-91 159
kinare _ hun	-31 77
kindly	-49 -78
kip	-114 171
kip in	107 -112
kip it	-11 41
kips	63 37
kips saying	13 24
kiraya	-65 -58
kis	-226 -270
kis _ ka	-45 -58
kis _ men	-188 -102
kis _ se	-158 -78
kisan	-119 61
kisan _ kist	-51 -72
kisan ki	-51 -72
kise	-32 8
kisi	8 254
kisi _ bat	-36 30
kisi _ batana	-43 79
kisi _ bataya	67 24
kisi _ fark	-5 37
kisi _ nahi	124 53
kisi _ pareshan	-7 100
kisi _ pata	-57 122
kisi _ taklif	-17 109
kisi ki	-114 35
kisi ko	124 245
kisi ne	-3 -126
kisi se	-82 76
kisko	63 -2
kisne	-238 -267
kisne banaya	-16 -78
kisne diya	-66 -112
kist	-135 -209
kist kab	-22 -110
kit	117 23
kitab	-92 50
kitab men	-31 62
kitchen	154 -48
kitchen and	1 63
kitna	-83 -52
kitna _ aur	-22 -39
kitna _ h	-32 -212
kitna _ hai	-64 -19
kitna du	170 -64
kitna hota	-50 -174
kitna milta	-10 -120
kitna pani	-50 -136
kitna time	-71 37
kitnashak	-147 242
kitnashak _ shishi	-36 93
kitnashak ki	-48 138
kitne	-526 -180
kitne _ bad	-60 -16
kitne _ chalta	-11 -31
kitne _ hai	-35 -113
kitne _ ke	-19 -150
kitne _ ki	-8 -80
kitne _ me	-95 18
kitne _ men	-83 -138
kitne _ tak	-87 -101
kitne baje	-51 -195
kitne din	-260 -72
kitne ghante	-100 -146
kitne ka	-84 -233
kitne mahine	-80 -112
kitne sal	-29 9
kitni	-81 82
kitni _ chahiye	-109 -152
kitni _ ki	-51 195
kitni _ me	31 91
kitni _ men	-52 179
kitni _ pahle	-29 -141
kitni bar	20 -306
kitni der	16 126
kitni nind	-45 102
kiya	10 112
kiya ab	-17 -94
kiya hai	-80 129
kiya tha	54 169
kiya to	26 14
klas	-84 -83
klas men	-84 -83
km	100 -260
km daily	-30 -17
kni	-174 -134
kni pain	-121 -121
kni replacement	-72 -29
knife	86 -69
knis	-78 -138
knok	-68 -89
knov	25 138
knov if	-28 -24
knovs	-6 -17
ko	-39 19
ko 2	-105 -75
ko 2019	-40 -34
ko 4	132 -13
ko 5	79 -12
ko 6	12 -40
ko _ a	42 -29
ko _ aur	96 -7
ko _ bahut	-98 -60
ko _ bar	12 -139
ko _ batana	-56 141
ko _ bhi	-88 171
ko _ bukhar	137 -12
ko _ de	-17 130
ko _ dena	-82 158
ko _ di	-31 98
ko _ din	185 25
ko _ diya	45 82
ko _ h	79 -63
ko _ hai	31 -15
ko _ hu	13 141
ko _ hue	-19 29
ko _ ka	-38 -16
ko _ kaise	-22 -47
ko _ kam	6 87
ko _ karta	-23 70
ko _ ke	-103 -44
ko _ ki	-93 -93
ko _ kya	-76 -115
ko _ kyon	-169 -68
ko _ laga	31 -94
ko _ mahine	-22 -30
ko _ mat	-31 79
ko _ me	-134 -171
ko _ men	-51 -73
ko _ na	-31 0
ko _ nahi	99 35
ko _ nahin	47 88
ko _ ne	8 34
ko _ par	44 -18
ko _ pe	147 -43
ko _ raha	74 -52
ko _ sal	-219 -206
ko _ se	-42 -83
ko _ si	19 -96
ko _ tha	57 -13
ko _ to	129 -48
ko _ ya	13 67
ko ab	73 -7
ko bachane	-10 -56
ko bachpan	-68 -83
ko bata	67 193
ko batana	-45 2
ko bataya	152 -53
ko bhi	-171 -207
ko bola	83 -38
ko bolna	-60 91
ko bukhar	-23 -55
ko chakar	103 -22
ko daura	161 -22
ko de	-133 268
ko dikhana	43 -32
ko do	27 -122
ko fark	-5 37
ko ghar	-35 -125
ko gujre	-25 -76
ko hai	-94 -64
ko hi	-69 -100
ko hosh	29 -33
ko jeher	-36 -199
ko jhatke	192 -54
ko kaise	-56 -8
ko kal	-110 -32
ko kata	60 52
ko kaun	-71 90
ko kitna	58 -114
ko kuch	24 -122
ko kya	-152 -190
ko lekar	72 36
ko man	-35 -15
ko mat	-53 163
ko meri	-63 109
ko nahi	107 -12
ko nind	-6 -82
ko nuksan	-98 -62
ko panch	21 -47
ko pani	-211 12
ko pareshan	-7 100
ko pasina	0 -25
ko pata	-77 235
ko pet	-32 -5
ko sanp	-71 -45
ko sans	-20 -30
ko subah	-86 -133
ko taklif	-38 147
ko ulti	161 -63
kochi	-5 -112
koching	-12 113
kohli	-106 -121
kohni	72 -74
kohni se	68 -39
kohni tak	112 -27
koi	-77 107
koi _ bata	18 50
koi _ batao	-29 97
koi _ bhi	-6 35
koi _ hai	31 2
koi _ nahi	-50 -21
koi _ nahin	-119 98
koi _ nhi	-124 -126
koi _ raha	87 10
koi _ to	-76 142
koi _ upay	-79 -113
koi _ vala	-91 36
koi dava	-16 130
koi dikat	-139 -172
koi goli	-48 -167
koi nahi	-59 141
koi taklif	-83 -195
kol	-104 101
kol par	-67 97
kolej	-132 -3
kolej men	-109 -98
kolestrol	-73 -93
kone	28 68
konsa	-148 -170
konsi	-106 -8
kopi	-76 144
kopi men	-73 143
kors	-82 -73
koshish	-15 116
koshish ki	-164 189
kota	-92 137
kothri	60 -6
kr	-42 8
krait	72 -20
kriket	-60 -69
krim	-124 -104
krna	-2 59
krne	-91 20
krte	-62 -29
kru	61 -54
ks	-126 -160
ksray	-81 -49
ku	161 -250
kuan	93 28
kuch	-32 -39
kuch _ bas	-99 -85
kuch _ chahiye	-51 133
kuch _ dikh	56 -18
kuch _ hai	25 17
kuch _ hua	-54 -59
kuch _ nahi	82 -27
kuch _ nahin	-24 123
kuch _ tha	155 -81
kuch aur	99 -77
kuch bahar	75 -53
kuch bol	-39 71
kuch mehsus	132 -35
kuch nahi	-111 99
kuch nahin	-174 -98
kuch nhi	-8 -148
kud	-215 171
kudne	-37 193
kuen	9 181
kuen ki	-19 148
kuen men	118 45
kuery	70 -49
kuestion	-50 -84
kuestions	-74 -86
kueue	22 -124
kuiet	45 121
kuij	-62 -152
kuik	48 53
kuikly	-27 -83
kukar	135 -28
kular	105 -71
kular _ sa	-45 -31
kular kaun	-45 -31
kulhe	25 -5
kundi	-2 102
kundi laga	-109 138
kursi	66 -96
kurta	-170 -164
kuta	110 -149
kute	122 -82
kute _ kata	64 -95
kute ne	185 -156
kuye	56 47
kya	-241 -167
kya _ bhi	-70 -106
kya _ chahie	-36 -91
kya _ chahiye	-65 -216
kya _ du	49 -64
kya _ h	-18 -122
kya _ hai	-257 81
kya _ hain	-106 -48
kya _ ho	-65 97
kya _ hota	-27 -111
kya _ jaldi	124 37
kya _ ka	48 -110
kya _ karna	-29 -45
kya _ ke	92 -40
kya _ ki	-87 -25
kya _ ko	-94 -168
kya _ me	-58 -176
kya _ men	-124 149
kya _ pe	57 -158
kya _ rakhe	-111 -130
kya _ rakhen	-41 -54
kya _ sal	-31 60
kya _ se	-152 -161
kya _ tha	-122 -98
kya _ to	-37 -27
kya ab	-109 -41
kya aj	-20 93
kya antar	-97 -51
kya aur	-67 -88
kya bolu	-96 -43
kya dhyan	-96 -100
kya dobara	-20 -18
kya du	-81 -65
kya fark	-33 81
kya h	-162 -163
kya hai	50 -198
kya hal	-22 -57
kya hota	-108 35
kya hua	-18 56
kya kare	125 -96
kya karen	128 -37
kya karna	9 -185
kya karte	-17 61
kya karu	133 130
kya karun	97 25
kya khaen	-54 -38
kya khana	-64 -40
kya khau	-137 -96
kya khaun	-37 -78
kya khaye	-50 -23
kya koi	-27 -9
kya kya	-141 -287
kya lagau	-86 -98
kya likhu	-52 -128
kya mai	-27 0
kya mujhe	-26 -87
kya pehnu	-19 -103
kya sach	-60 22
kya savdhani	-47 -29
kya ya	91 -55
kya yah	-80 -94
kya ye	78 33
kyon	-390 -136
kyon _ hai	-121 -206
kyon _ hain	-83 -163
kyon ate	-38 -45
kyon hota	-29 -94
kyon nahin	-183 -52
kyonki	-31 -95
kyu	-289 -177
kyu _ hai	-96 -142
kyun	-52 -131
l	-107 -30
l 4	-77 -52
l 5	-77 -52
l _ l	-77 -52
la	41 -67
lab	14 94
labour	44 87
ladai	-57 -66
ladakhda	111 -26
ladakhda rahi	76 -19
lader	9 -26
ladies	3 -114
ladka	139 -4
ladka _ se	76 0
ladke	12 -64
ladke ko	38 -17
ladke ne	57 46
ladkhada	105 -42
ladkhada rahi	69 -37
ladki	-175 51
ladki _ sal	-110 -45
ladki ko	61 -112
ladki ne	-98 178
ladte	-15 -12
ladu	-46 -149
lady	117 52
lady doctor	-77 -73
lae	21 -4
lag	-111 191
lag _ ab	-12 -1
lag _ hai	-42 39
lag _ kya	79 -23
lag gaya	38 -147
lag gaye	-97 -145
lag gayi	-8 -26
lag raha	-54 128
lag rahe	43 -5
lag rahi	-98 141
lag rha	-137 118
lag rhi	-60 40
laga	118 32
laga _ hai	-21 34
laga ab	-112 -102
laga di	26 -87
laga diya	71 -23
laga h	155 -54
laga hai	80 86
laga ke	100 -33
laga li	-141 196
laga raha	-193 -60
laga sakte	-63 -49
laga tha	-18 -124
lagai	-87 -54
lagana	-151 -135
lagana _ hai	-53 -82
lagana hai	-24 -128
lagana sahi	-32 -49
lagane	-224 35
lagane ki	-133 120
lagane se	-119 -30
lagao	122 -85
lagatar	89 -34
lagate	-122 -112
lagau	7 -158
lagaun	-132 -95
lagaya	40 105
lagaya hai	66 75
lagaya tha	-60 111
lagaye	-135 -65
lagayi	103 -7
lage	25 -288
lage _ ab	-101 -54
lage the	-122 -79
lagega	-186 -62
lagi	246 -97
lagi hai	-18 55
lagi thi	75 -115
lagna	-158 -142
lagna aur	-135 -97
lagne	-128 47
lagne _ hai	-69 154
lagne par	-53 -138
lagta	-164 68
lagta _ kya	-16 -72
lagta h	-100 -73
lagta hai	-141 61
lagta tha	-27 -12
lagte	89 -158
lagte hain	-123 -97
lagti	-134 -39
lagti h	-84 -68
lagti hai	-41 35
lagvana	-107 -83
lagvane	-35 -52
lagvani	-62 -128
lahsun	9 -30
lain	-59 -164
lakdi	55 -109
lakdi jaisa	34 -1
lakdi se	43 -17
lake	-33 139
lakh	-244 115
lakh ka	-35 107
lakir	-55 -116
lakshan	-68 -63
lakva	-93 -197
lakva _ tha	-52 -74
lakva hua	-41 -26
lal	86 -86
lal dane	-30 -37
lal lal	96 -20
lali	-68 -97
lambi	24 -13
landlord	86 -102
language	-105 -111
laptop	-210 -28
lar	70 -135
lar _ rahi	96 -24
lar gir	42 -10
lar tapak	74 -18
laser	-128 -127
lash	-35 55
last	-183 160
last _ and	-53 7
last _ in	-83 -32
last _ of	-72 -113
last _ she	15 69
last _ vas	-129 119
last divali	-105 167
last month	-211 -231
last night	77 150
last over	-59 -137
last page	-21 117
last sin	-46 47
last vik	41 -6
last year	-200 -7
last yr	-131 -164
lat	149 -56
lat mari	152 -39
latak	164 -1
latak _ hai	61 -16
latak gaya	82 -22
latak raha	96 -5
latak rahi	46 -12
late	-208 -223
lathi	-94 -142
latka	-34 162
latka ke	-137 161
latrine	168 -19
laugh	-123 -61
laughed	-10 146
laughing	-87 17
laughing and	82 75
laughing at	-31 -165
laughs	-42 -102
lauki	-117 -127
laut	30 80
lauta	-94 4
laute	66 50
lav	-55 60
lav is	19 -57
lav says	-99 -31
lavs	-5 -93
lay	84 51
layak	-110 79
layak nahi	-58 111
ldl	-144 -157
ldl 142	-34 -50
le	39 -61
le _ ab	-35 -68
le _ aj	-111 -128
le _ hai	-193 -76
le _ hain	63 -85
le _ hu	-139 68
le _ hun	76 146
le _ kya	-113 -202
le _ to	141 -107
le gaya	3 127
le jaen	140 24
le jau	128 -69
le ke	107 -83
le li	-215 -271
le liya	124 -41
le lu	36 -77
le lun	-136 -152
le raha	197 -127
le rahe	175 -62
le rahi	-43 55
le sakte	-125 -164
le sakti	46 -41
leak	145 -85
learn	-31 -48
leave	-92 -63
leave _ for	-124 -160
leave aplication	-16 -56
leave leter	-123 -152
leaves	-54 55
leaving	-22 104
left	43 190
left arm	94 89
left i	-51 143
left side	-94 -206
leg	154 -234
leg svolen	107 -4
legal	-64 27
legs	159 -38
legs and	98 -49
lekar	52 112
lekar _ men	115 -40
leke	195 -28
leke _ hai	153 -136
lekh	-52 -32
lekin	67 -89
lemon	3 -80
len	-131 -179
lena	-135 120
lena main	-40 139
lene	-151 26
lene se	-47 41
leni	-49 -198
leni _ ya	17 -37
lens	-197 -125
les	23 3
let	156 65
let _ go	-59 102
let _ slip	96 -54
let him	143 -98
let me	13 77
leta	-61 -148
leta hai	97 -22
leta hu	-133 -126
lete	103 -122
lete hain	-12 -2
leter	-249 182
leter _ my	-41 -25
leter for	-163 -107
leters	-97 -2
leti	-89 1
leti hu	-55 -8
leti hun	-82 92
letne	95 -38
level	-64 -65
li	142 251
li _ ab	83 65
li _ ne	194 -136
li abhi	-58 139
li aj	-107 -159
li h	-56 57
li hai	-86 234
li hain	-64 106
li thi	132 117
lic	-43 177
licence	-168 -47
lids	60 51
lie	-69 -84
lie _ kya	-35 -101
lie _ men	-29 -22
lie _ se	-58 -93
lie dovn	205 -63
lie kaun	-44 -164
lie kya	-48 -85
life	-69 143
lift	138 -211
lifting	-35 27
light	64 -16
lights	133 52
lik	17 74
like	316 84
like _ am	-70 -74
like _ and	226 -120
like _ from	128 -29
like _ in	37 40
like _ is	92 -29
like _ since	-28 -21
like a	-9 61
like drunk	79 38
like i	-107 -140
like tava	64 -15
like that	45 -26
like this	-128 47
like vud	67 -12
liked	-185 -37
likes	-97 36
likh	-69 -19
likh _ hai	-67 126
likh _ hun	129 -17
likh di	-94 168
likh diya	-22 109
likh do	-318 -308
likh ke	-24 77
likh raha	31 135
likh rahi	223 -135
likha	-115 268
likha _ raha	121 -23
likha a	123 -27
likha h	14 69
likha hai	-223 22
likhe	-103 -129
likhi	-114 38
likhi hai	-33 -25
likhna	-113 -115
likhna hai	-78 -149
likho	-280 -262
likhu	-69 -175
likuid	95 25
likuor	152 -84
limit	39 -81
limp	152 -65
lin	-66 123
line	-14 -23
line me	73 -90
line pe	-62 64
lines	-129 115
link	-218 -242
lip	-63 -108
lipid	-50 -81
lipid profile	-44 -58
lips	276 -173
lips _ blue	103 -7
lips blue	134 -16
lips going	89 -5
list	-285 -168
list for	-130 -69
list of	-44 -97
literaly	-65 -102
litle	-107 -174
litre	15 107
live	-33 99
liver	-118 -149
liver _ 1	-100 -115
liver grade	-100 -115
lives	30 80
living	95 -90
liya	145 179
liya _ ab	51 38
liya _ ko	98 -37
liya ab	-113 -27
liya h	-23 33
liya hai	18 141
liya maine	-31 112
liya tha	4 50
liye	-220 -38
liye _ me	-73 -119
liye _ tel	-24 -67
liye kya	-61 -38
lo	111 38
loading	24 42
loan	-147 156
local	8 -186
location	-66 186
log	85 38
log _ hai	-107 141
log _ hain	128 -65
log _ me	-29 12
log _ men	60 -87
log bolte	-77 49
logo	-6 -88
logo ko	8 -64
logon	-76 8
lohe	133 -93
lohi	130 -100
loked	61 139
loked _ in	94 -17
lol	-368 -183
long	-327 55
long does	-19 148
long flight	61 -10
long time	5 72
los	-43 -70
losing	-95 -60
lost	-110 94
lost _ in	-89 147
lost the	23 45
lot	-11 97
lota	135 -27
lota bhar	135 -27
lov	-26 -293
lov since	-102 -66
lov sugar	-90 -21
love	-134 -135
lover	-10 -38
lover berth	-92 -98
lu	-13 -6
lu _ bachne	-92 -209
lu kya	-98 -69
lu lagi	168 -81
lu se	-122 -224
lu ya	-45 90
ludhak	164 -66
ludo	-189 -123
ludo me	-144 -176
luk	-57 173
luk _ the	28 104
luk at	-1 162
luking	29 130
luking at	-50 104
luknov	-136 -144
luks	178 -21
luks like	72 21
lun	-69 68
lun kya	-108 18
lun to	-17 120
lun ya	-85 -116
lunch	143 -78
lunch and	113 71
lunga	-77 137
lungi	-31 178
lungs	-101 -186
luse	75 -58
luse motion	56 -46
lying	203 21
lyrics	-103 -101
m	-72 116
ma	164 66
ma ka	101 22
ma ki	-50 -105
ma ko	-19 -96
machar	-58 41
machchar	-101 -188
machine	146 -142
machine me	208 -27
machine pe	80 26
machis	23 134
machli	145 -92
mad	-114 22
madad	132 -36
madam	56 67
made	-129 -22
made a	5 152
made from	-75 -86
madhumakhi	0 -115
madhumakhi ne	-45 -104
maf	-120 273
maf _ dena	-5 101
maf kar	-10 120
maf karna	-85 85
mafi	-31 123
magi	-140 -19
mahabharat	-130 -59
mahina	70 -260
mahina _ raha	-6 -44
mahina chal	5 -44
mahina hai	65 -81
mahine	-67 -23
mahine _ bachche	-143 -45
mahine _ beti	33 -105
mahine _ gae	-38 -34
mahine _ gaye	-33 -44
mahine _ hai	33 88
mahine _ hua	-71 -22
mahine _ pet	116 -9
mahine bad	-132 -73
mahine ho	-72 -84
mahine hue	-31 113
mahine ka	135 145
mahine ke	20 -81
mahine ki	116 -85
mahine me	-32 -13
mahine men	13 -149
mahine pahle	107 -5
mahine se	-217 96
mahinon	-144 -83
mahinon se	-144 -83
mahvari	-77 -159
mahvari men	60 -27
mai	-32 200
mai _ hu	-67 169
mai _ ka	66 78
mai _ me	39 68
mai _ rahu	-3 113
mai hi	-30 111
mai na	-3 113
maich	-185 -115
maid	-57 14
maidam	-113 54
mail	-142 -276
mail to	1 -142
main	165 154
main _ gaya	-70 164
main _ hu	138 23
main _ hun	119 62
main _ ka	-31 -49
main _ ke	79 -4
main _ ki	43 -9
main _ ko	83 -122
main _ me	155 -94
main _ men	-40 99
main _ nahin	-44 -37
main _ rahungi	-17 52
main asha	127 -51
main aur	-48 7
main bhi	-122 105
main hi	-100 101
main khud	-17 56
main mar	-16 -55
main na	-20 116
main nahin	-20 71
main to	-12 43
maine	-281 185
maine _ ki	-49 146
maine ab	-5 50
maisej	-141 -62
majak	-137 14
majak me	2 133
majbut	-40 113
majdur	149 -125
majduri	-66 27
makan	66 -60
makan malik	-152 -15
make	-50 15
make a	-7 -47
make him	38 -5
make it	-87 139
make me	86 -82
makes	-199 -48
makeup	-32 -21
making	31 -216
making _ for	-106 -70
maks	-23 -172
mal	96 -75
mala	-194 187
malaria	-50 -143
male	-27 -78
maleriya	-122 -118
malik	-136 -89
malik _ raha	60 -13
malik bol	48 -13
malish	91 -168
malish _ tel	-108 -79
malish se	36 -95
mama	85 -156
mama ji	-4 -95
mami	110 84
mami ko	24 54
man	6 269
man _ dudh	-128 -80
man _ hai	-52 126
man _ raha	-50 56
man _ the	81 -107
man _ to	75 -76
man bhari	-24 -189
man hai	-25 119
man ka	-131 -1
man kahti	105 -46
man kar	-52 60
man karta	-85 157
man ke	-109 -91
man ki	134 -117
man ko	13 -79
man nahi	-121 80
man nahin	-62 118
man of	-46 -64
man se	-57 103
man udas	-32 -148
mana	-231 26
mana _ hai	-16 -78
mana hai	-61 -97
mana karti	-61 -99
manager	34 -178
manali	32 -46
mandi	-168 -148
mandir	22 33
mandir ki	-12 -14
mane	-129 -162
mang	-257 14
mang raha	-119 -111
mang rahe	-52 -44
mang rahi	-118 92
mangalsutra	15 62
mangi	65 24
mango	-155 -77
manjil	8 147
mans	93 -126
many	43 105
many days	-146 -54
many hours	-141 -109
many of	-17 186
many times	16 -44
mar	-121 -27
mar _ bhai	-165 -109
mar _ dala	-69 -110
mar _ h	43 97
mar _ hai	-8 -321
mar _ ke	-147 162
mar _ kya	-80 96
mar _ to	-39 216
mar _ yar	-64 -134
mar dala	-211 -191
mar dalega	155 -120
mar dalegi	-112 -43
mar di	39 -145
mar gaya	-282 -351
mar gaye	24 -124
mar gayi	-142 -115
mar hi	-104 -50
mar ja	-36 78
mar jana	-73 204
mar jau	-29 173
mar jaun	-9 52
mar jaunga	-35 -39
mar ke	-70 61
mar mar	-123 82
mar raha	119 -231
mara	-5 -202
mara _ me	-11 -22
mara hai	53 -40
mara tha	-104 -91
marathi	-142 -122
march	-178 -7
mard	60 -75
mare	-47 63
mari	65 97
mariage	44 22
maried	-135 107
marij	111 -177
marij hain	55 -7
marij ko	-120 -149
mark	-117 -174
market	-83 -109
marks	41 -14
marna	-125 206
marna hai	-84 173
marne	-42 174
marne _ bad	-36 143
marne _ dava	109 32
marne ka	-18 12
marne ke	-111 204
marne ki	-25 115
marne par	-105 -74
marne se	3 -35
marne vali	116 -23
marod	166 -15
marta	77 -37
marta hai	21 -209
marte	-138 18
marte hain	-54 -25
marti	-55 31
maru	-33 106
masage	-98 15
masala	-189 -55
mashin	153 -115
mashin _ hath	-12 -24
mashin men	205 -23
masik	-150 -32
mask	46 -145
mast	-81 -245
mast hu	-17 -114
masude	45 -6
masude _ khun	102 -4
masude se	102 -4
masudon	57 -71
masudon se	57 -71
mat	-159 389
mat _ bas	-15 116
mat ana	-144 157
mat batana	-53 141
mat dhundhna	-56 118
mata	60 -53
match	-173 -255
mate	124 -9
mater	68 -17
maternity	27 -1
matha	-35 -161
mathe	100 -92
mathe par	60 -82
maths	-93 -3
matlab	-204 -164
matlab _ hota	-12 -95
matlab kya	-107 -189
matres	53 -24
mausam	-200 -135
mausam kaisa	-59 -61
mausi	90 -45
maut	-96 139
maut _ bad	-65 108
maut ka	-17 -136
maut ke	-69 96
may	-40 34
maybe	37 -29
mayke	-62 80
mcg	-21 -29
me	-41 24
me 2	116 14
me 3	-71 36
me 4	-95 89
me 5	-12 -91
me _ 2	-166 -116
me _ 5	-55 -126
me _ a	-18 -121
me _ and	70 64
me _ antar	-70 -19
me _ atak	-99 -54
me _ aur	51 45
me _ aya	0 82
me _ baj	72 -16
me _ bar	-114 -147
me _ bhar	44 90
me _ bol	87 39
me _ bolte	-71 -37
me _ chal	-127 -126
me _ dard	126 -48
me _ din	-56 17
me _ do	-80 -28
me _ du	82 53
me _ gaya	27 -137
me _ gayi	167 -30
me _ ghar	62 51
me _ gir	6 -26
me _ gya	-18 -126
me _ h	0 -93
me _ hai	-7 32
me _ heart	-35 -20
me _ ho	-111 -102
me _ hota	39 -220
me _ hoti	-101 -52
me _ hu	117 -24
me _ hua	-68 -39
me _ i	-96 111
me _ is	45 -40
me _ jaisa	-15 -13
me _ jaisi	-87 -28
me _ jayega	27 -55
me _ jyada	-129 -30
me _ ka	-24 20
me _ kab	-22 -115
me _ kaise	-48 -45
me _ kam	-67 -8
me _ kar	-22 -10
me _ karke	90 -76
me _ karta	-12 -45
me _ ke	140 -79
me _ khana	-24 -9
me _ khun	130 -95
me _ ki	-118 -18
me _ kitna	-64 -101
me _ ko	-24 -202
me _ kya	-122 -205
me _ lag	-95 -18
me _ laga	160 -30
me _ lagi	-71 -105
me _ lagta	-143 -139
me _ mahine	-134 81
me _ mar	91 -9
me _ me	31 -209
me _ mila	124 2
me _ my	64 -111
me _ nahi	54 -85
me _ ne	-191 -175
me _ nhi	88 -75
me _ of	-52 -20
me _ pani	-112 -68
me _ par	36 114
me _ pe	21 10
me _ pehnu	-22 -39
me _ raha	6 29
me _ rat	28 -50
me _ safe	-45 -111
me _ sakte	-95 -43
me _ se	-99 1
me _ tha	62 -182
me _ the	101 -136
me _ thi	-76 23
me _ thik	33 -43
me _ this	74 -59
me _ to	76 37
me _ vale	-145 -62
me _ vali	-34 -70
me _ vo	20 -18
me _ ya	-184 -87
me a	-71 -283
me ab	-197 -140
me ag	55 -82
me and	8 81
me aur	-46 -12
me aya	41 -100
me bahut	84 -12
me band	171 -91
me bat	-83 -18
me before	115 24
me bhi	30 153
me bijli	87 -90
me by	112 -59
me curent	36 -90
me dahi	-32 -19
me dard	75 -297
me davai	-78 76
me dekha	-74 -51
me do	138 19
me dost	77 -118
me ek	-24 103
me fail	-25 -18
me fark	-197 -118
me for	47 -149
me gas	-96 -50
me gaya	-4 73
me gir	98 -35
me h	-69 163
me hai	7 -4
me halka	42 -17
me headshot	-41 -102
me heart	-111 -93
me her	-107 141
me hi	43 -9
me hov	38 58
me hu	128 80
me hua	-34 -37
me i	60 77
me if	51 -96
me in	138 67
me itna	-24 -88
me jalan	-123 -131
me jan	186 -73
me kaise	-68 -117
me kal	-110 -72
me kam	-52 -34
me kaun	-20 -149
me khana	-105 72
me khun	83 -35
me kisi	14 -64
me kitna	-44 -150
me kitni	-2 -129
me koi	13 12
me kuch	31 -101
me kya	-244 -360
me le	-85 74
me likha	-63 195
me mar	-126 -109
me mera	-24 -31
me mila	54 67
me nahi	-28 62
me namak	-125 -17
me nikal	129 -25
me out	-124 -155
me pair	-4 -74
me pani	-118 -38
me pehle	-91 -75
me pucha	-100 82
me rakh	-53 97
me sab	-65 -159
me sabko	57 -68
me siti	-64 -78
me spray	70 -28
me thanda	-135 -115
me the	-110 -7
me thik	-132 129
me to	2 105
me ulta	36 -65
me vhere	-44 120
me vhich	-106 123
me vith	-108 5
me vo	-14 -36
me vrite	-82 26
meal	46 -26
mean	2 -56
meaning	-200 -162
means	-15 -69
medical	79 -164
medical me	-14 -6
medicine	-91 -186
medicines	-88 -17
medikal	-33 -93
meftal	125 -35
mehandi	-84 -80
mehndi	-106 84
mehsus	101 -39
mein	58 11
mela	149 -35
melatonin	-118 -100
mele	-153 -5
mele men	-124 37
meme	-134 -137
men	-39 -131
men _ a	141 -36
men _ ab	-82 -45
men _ ai	-19 32
men _ antar	-36 -38
men _ ata	-65 21
men _ ati	-111 -95
men _ aur	-20 -100
men _ band	68 12
men _ bar	-210 -72
men _ chala	225 -41
men _ dard	99 126
men _ der	-50 -84
men _ din	-106 61
men _ diya	-154 -92
men _ do	-65 -43
men _ fark	-75 -72
men _ gai	219 -40
men _ gaya	106 -45
men _ ghante	-50 -74
men _ hai	-165 104
men _ hain	112 -99
men _ ho	-17 -162
men _ hota	-126 88
men _ hua	95 -46
men _ hun	45 69
men _ jyada	-76 -57
men _ ka	91 -254
men _ kab	-95 -48
men _ kaise	-99 -137
men _ kam	-73 -141
men _ kar	81 8
men _ karte	-9 -76
men _ kaun	-65 -92
men _ ke	-42 -232
men _ kha	-69 -49
men _ khun	40 -47
men _ ki	-198 -48
men _ kitna	-108 -69
men _ ko	-99 -92
men _ kya	-32 -116
men _ kyon	-162 -173
men _ laga	96 22
men _ lagi	86 -64
men _ lagta	-109 -79
men _ log	119 -62
men _ mahina	-15 -30
men _ man	46 -27
men _ men	-53 -140
men _ na	-128 -30
men _ nahin	130 -209
men _ ne	-137 -84
men _ pad	-160 -22
men _ par	-99 -74
men _ rahe	107 -33
men _ rat	95 -11
men _ sa	54 -33
men _ se	-113 -135
men _ si	-10 -50
men _ tha	-116 22
men _ the	83 -67
men _ thi	-25 -69
men _ to	-55 -12
men _ vala	15 -30
men _ vali	-169 61
men _ ya	-97 -44
men ab	-33 94
men achanak	139 -6
men ag	135 -40
men ainthan	99 -40
men aisa	52 -54
men aj	-92 -91
men antar	-134 -99
men ath	-143 -96
men avaj	-20 -71
men aya	-90 31
men bachcha	189 -74
men band	108 61
men batana	-88 -60
men bhi	14 103
men chala	103 93
men chali	74 7
men dant	-60 -70
men dard	73 92
men daure	-34 -54
men dikat	-59 -36
men dil	-48 -16
men do	20 -128
men doktar	-76 -70
men ek	-91 3
men fark	-101 -70
men gir	-14 -60
men hai	-21 150
men hain	119 -1
men halki	-138 -57
men hath	139 7
men hi	9 173
men hiro	-25 -88
men hun	106 149
men ja	33 -93
men jahar	-49 -47
men jalan	-91 71
men jay	-54 -114
men kaise	-34 -41
men kam	-54 56
men kata	110 -93
men kaun	-19 -95
men khun	-4 -54
men kitna	-75 150
men kitne	-38 -112
men kitni	-151 -112
men koi	66 35
men kuch	153 -27
men kya	-204 -287
men kyon	-58 -30
men lakva	-30 -57
men likha	-46 83
men lu	-67 -26
men meri	-47 33
men nahin	-77 -217
men nam	-36 -32
men padha	-23 -56
men pani	-11 -30
men pata	-9 -22
men rakh	-72 101
men sab	-83 -17
men sanp	-46 -24
men se	3 -14
men siti	7 -39
men thi	-57 -57
men tin	18 -97
menopause	-48 -50
mental	-22 -40
mera	-128 137
mera beta	-53 2
mera bhai	-29 -11
mera dost	-49 84
mera kam	-20 111
mera nam	49 -40
mere	36 109
mere _ ka	-6 -25
mere _ ke	-13 164
mere _ ki	-100 -147
mere _ ko	-166 -50
mere _ me	152 -60
mere _ meri	-23 123
mere _ ne	-22 32
mere _ se	-2 120
mere bad	-35 136
mere bete	-153 -49
mere bhai	-55 -14
mere bina	-33 136
mere dost	-81 -121
mere hath	55 -23
mere husband	-65 103
mere jane	-32 122
mere lie	-122 213
mere marne	-22 194
mere nana	-37 -107
mere papa	70 -55
mere pas	48 -93
mere pati	-22 -99
mere sath	118 -183
meri	-170 184
meri _ hai	-79 15
meri _ ka	-129 -26
meri _ ke	-60 90
meri _ ki	-88 -110
meri _ ko	-24 152
meri _ ne	-185 88
meri _ rat	-11 103
meri _ se	7 51
meri bahan	-40 54
meri beti	80 -103
meri bili	-137 5
meri bivi	-30 -80
meri didi	29 25
meri jan	-31 -101
meri man	-3 54
meri patni	-1 72
meri saheli	54 31
meri sas	15 -134
meri umr	74 24
mes	-22 30
mes me	-55 -28
mesage	-191 72
mesage for	-61 -158
meter	94 -76
meter pe	129 -15
metformin	-112 -153
metformin khane	-16 -24
methi	-160 -147
metro	86 96
mg	-60 132
mid	100 56
mida	-2 71
midle	9 -7
midle _ the	32 97
midle of	-102 22
midnight	-31 -11
migraine	16 -118
miks	-43 87
miksed	132 34
mil	165 103
mil _ hai	13 -112
mil rahi	153 -99
mil says	105 -55
mila	57 132
mild	-263 -163
mile	-29 133
milega	-214 127
milegi	-72 -37
milenge	-152 -147
mili	17 148
milk	10 -184
milta	-163 56
milta hai	-102 70
milte	-142 -75
milte hai	-35 -56
milti	-59 40
milti hai	-172 103
min	227 -222
min ago	177 84
min ho	54 -9
min me	13 -167
min pehle	156 113
min se	26 -132
minat	168 11
minat _ gae	97 -15
minat ho	97 -15
minat ka	-149 47
minat men	75 -75
minat se	108 -33
mind	-197 39
mine	-140 47
mine is	-149 -124
mins	148 -63
minute	42 -116
minute me	-62 -90
minutes	62 19
mirch	-109 -165
mirchi	5 -75
mirgi	23 -193
mirgi _ dava	31 -48
mirgi _ goli	89 -25
mirgi _ marij	-75 -35
mirgi ka	-97 -27
mirgi ke	-24 -28
mirgi ki	126 -69
miror	62 71
mis	114 69
miscariage	-76 83
mised	-118 -193
mised one	-153 -87
mising	119 -148
mision	-131 -72
mistake	227 -93
mistri	20 -43
mit	-118 35
mitar	27 -45
mite	-82 -127
mitha	23 -127
mithai	59 -60
miti	40 108
miti _ hai	-193 -104
miti _ tel	23 151
miti ka	22 151
miti khata	-193 -104
miti tel	131 -16
miting	-147 -198
miting men	-101 -52
ml	21 -138
mobail	-176 -100
mobail _ se	-82 -123
mobile	-96 -171
moch	-180 -147
mode	-148 -107
mohale	-23 -54
mok	-81 -69
mom	-11 151
momos	16 -144
moms	30 60
monday	69 -97
money	-47 53
monkey	118 -102
monsun	-116 -150
month	60 -228
month and	-111 -138
month baby	4 -11
month old	66 -99
months	-58 13
months and	-135 65
months pregnant	92 -20
more	-74 72
more in	-23 -25
more than	-94 -125
morning	1 -110
morning _ is	-20 -78
morning and	57 -134
morning he	-66 33
morning nov	78 -15
morning she	35 47
mornings	-103 -74
moskuito	-29 -26
moskuito likuid	-7 55
most	-77 11
mostly	-85 -80
mota	11 -12
mother	-66 -63
mother _ lav	-168 -33
mother _ to	-10 -62
mother in	-195 -57
mother is	82 81
mothers	39 11
moti	180 -54
motion	71 -67
motiyabind	-123 -98
motiyabind _ opreshan	-21 -13
motiyabind ka	-27 -37
motor	112 -25
mouth	121 -83
mouth and	-3 -39
move	82 -25
moved	9 -46
moved to	-25 -85
movie	-195 -182
moving	125 -97
mr	-14 -91
mri	-127 -78
mrityu	-46 -123
mrng	66 -71
msg	-158 185
mtp	144 -46
muavja	-30 33
much	-147 13
much _ is	27 -110
mud	-179 -242
muft	-44 -49
muh	231 -45
muh _ chale	-47 -86
muh _ ho	127 -19
muh _ jhag	103 -49
muh _ lar	22 -5
muh _ taraf	60 -23
muh ek	60 -23
muh me	8 -146
muh pe	33 -145
muh se	172 -105
muh tedha	131 -15
mujhe	-16 59
mujhe _ aur	-18 53
mujhe _ hai	-69 64
mujhe _ kar	-29 -70
mujhe _ ke	24 63
mujhe _ me	15 -141
mujhe _ nahi	121 -73
mujhe _ se	114 -86
mujhe aj	-36 78
mujhe bhi	39 88
mujhe de	-67 170
mujhe ek	-94 -135
mujhe lagta	-52 -12
mujhse	-65 183
mukti	-110 147
multivitamin	-10 -36
muma	83 54
mumbai	-165 -128
mumy	-5 1
mumy _ muh	76 -18
mumy ka	16 62
mumy ke	-17 -73
mumy ki	-4 -35
mumy ko	-6 91
mumy ne	39 -46
muna	181 -118
munder	-106 155
munder par	-78 109
mune	10 82
mungafli	134 -50
mungfali	20 -25
munh	92 -64
munh _ chale	-179 -169
munh _ jhag	30 65
munh ke	-151 -166
munh men	88 -110
munh par	121 -43
munh se	69 82
munh tedha	160 -53
muni	58 37
murder	-137 -185
murder mystery	-34 -47
muscle	-147 -58
muskura	-44 115
must	-51 16
must be	-20 -87
mustard	-12 -30
my	-21 123
my 3	130 -39
my _ after	-173 95
my _ also	-11 137
my _ and	-148 128
my _ are	-70 92
my _ at	59 67
my _ came	114 -38
my _ died	-130 -215
my _ eksam	-23 45
my _ fel	-163 -151
my _ fone	-83 -173
my _ friend	-89 79
my _ from	-111 111
my _ goes	-41 82
my _ got	-1 -114
my _ had	-10 -101
my _ has	-216 41
my _ he	-13 -100
my _ i	-65 281
my _ in	-191 179
my _ is	161 -120
my _ kips	42 -107
my _ mate	134 25
my _ nek	81 -40
my _ no	70 28
my _ not	-2 43
my _ on	142 12
my _ says	25 -97
my _ she	62 63
my _ since	112 -56
my _ sits	15 124
my _ tablets	20 2
my _ to	-145 245
my _ vas	116 19
my _ veding	-25 -96
my _ vhen	71 127
my _ vho	49 -36
my _ vil	-153 -225
my _ vith	-30 198
my _ year	39 -141
my _ yr	69 132
my arm	-75 165
my baby	79 -177
my bak	-15 -131
my brother	161 -169
my chest	119 -141
my coleague	-131 -96
my cousin	-17 69
my cousins	20 -39
my dad	19 35
my daughter	-25 74
my daughters	-58 -59
my dog	-189 79
my father	59 -20
my fathers	-115 59
my first	-152 -40
my flatmate	111 -136
my fone	52 -222
my friend	25 -62
my grandfather	88 -135
my guitar	-25 116
my hand	-54 89
my head	61 97
my heart	125 -41
my hostel	82 6
my husband	-182 9
my laptop	-79 -42
my last	-98 242
my life	55 46
my manager	-58 -168
my mil	-85 -44
my mind	-98 161
my mom	-78 118
my mother	-99 23
my mothers	66 63
my name	-86 76
my nev	-74 -122
my old	-138 -170
my ovn	-27 161
my parents	-73 183
my rumate	-190 108
my shoulder	35 -110
my side	-103 -7
my sister	20 80
my son	-19 -27
my sons	-19 75
my student	-68 27
my uncle	37 -102
my vife	91 -7
my vifes	-47 -174
myself	24 281
myself vith	-56 112
mystery	-34 -47
myth	-105 -94
n	213 -55
na	-5 161
na _ iske	-102 -57
na _ ki	-128 105
na _ na	31 42
na _ to	-62 216
na ho	-212 167
na lage	-38 -139
na pade	-6 77
na rahu	-59 192
na rahun	-20 89
nabhi	21 -185
nabhi se	59 -20
nabj	224 -108
nabj _ mil	150 -46
nabj nahi	73 -30
nabj nahin	107 -15
nadi	8 218
nadi _ pul	-87 123
nadi kinare	-53 106
nadi me	4 -34
nae	-59 144
nag	154 -142
nagar	-64 86
nagpur	-94 -29
naha	9 -8
nahane	-19 -181
nahar	-31 206
nahar men	-73 91
nahate	92 -44
nahi	73 10
nahi _ 2	-63 75
nahi _ ab	-60 15
nahi _ abhi	98 12
nahi _ aj	76 -8
nahi _ aur	45 5
nahi _ bas	-62 86
nahi _ bhi	-29 -29
nahi _ ja	-38 -41
nahi _ ka	-100 132
nahi _ kal	29 136
nahi _ ke	-71 117
nahi _ kya	85 -135
nahi _ me	74 145
nahi _ na	17 -19
nahi _ pa	36 -2
nahi _ par	-106 -16
nahi _ raha	141 -145
nahi _ rahe	147 -53
nahi _ rahi	244 -146
nahi _ rha	135 113
nahi _ sab	-69 102
nahi _ to	-74 100
nahi a	88 -208
nahi ata	128 29
nahi ati	-134 -96
nahi aya	-43 -32
nahi bas	-72 -133
nahi bol	119 -11
nahi de	-23 -41
nahi ghar	45 116
nahi h	34 -23
nahi hai	-164 -125
nahi ho	115 -74
nahi hoga	19 52
nahi hota	-64 8
nahi hua	1 85
nahi ja	49 -142
nahi kar	-66 74
nahi khol	83 -14
nahi kiya	-77 1
nahi lagta	-9 -2
nahi le	155 -41
nahi mil	115 -46
nahi pa	184 5
nahi pakad	91 -9
nahi pata	71 51
nahi pita	22 -54
nahi raha	48 42
nahi rahe	129 -45
nahi rahi	144 -167
nahi rahunga	-40 175
nahi rha	136 -58
nahi tha	123 -96
nahi to	61 -74
nahi utha	-45 107
nahin	32 17
nahin _ ab	-1 120
nahin _ aur	109 57
nahin _ bas	114 46
nahin _ chahie	-66 -41
nahin _ kal	-14 79
nahin _ ko	48 67
nahin _ koi	-20 -104
nahin _ main	23 139
nahin _ men	-208 71
nahin _ nahin	-19 -98
nahin _ pa	81 -39
nahin _ par	33 84
nahin _ raha	-35 -15
nahin _ rahe	16 -151
nahin _ rahi	83 -88
nahin _ se	92 66
nahin _ tha	29 1
nahin _ thi	62 -3
nahin _ to	-117 84
nahin _ vale	-73 3
nahin a	-142 -122
nahin aega	-34 37
nahin ai	-27 -87
nahin ata	47 -13
nahin ati	-44 -192
nahin aur	34 16
nahin aya	-162 -124
nahin bas	-149 -72
nahin chal	121 -25
nahin de	-43 -74
nahin deta	73 -36
nahin hai	-21 24
nahin hain	-25 63
nahin ho	8 -154
nahin hogi	48 59
nahin hota	-97 43
nahin hua	126 -64
nahin hui	56 42
nahin jata	27 34
nahin kiya	16 -55
nahin main	-4 93
nahin mil	176 -71
nahin mila	-141 61
nahin mili	-63 111
nahin nikal	70 -31
nahin pa	178 -36
nahin padega	-100 6
nahin pi	105 -11
nahin pita	-18 -67
nahin raha	210 31
nahin rahe	51 4
nahin rahi	71 90
nahin rahungi	-20 62
nahin tha	43 75
nahin to	-24 177
nahin utha	-64 119
nai	192 72
naikhe	120 77
nail	75 -178
nail polish	7 -78
nails	-98 -168
najar	133 36
najar _ hai	86 -43
najar lagi	148 -35
nak	-4 -273
nak _ khun	162 -38
nak _ rahi	-126 -72
nak ki	-40 -24
nak me	92 -57
nak se	227 -40
nakhun	-178 -119
nakhun nile	143 -8
nakli	-88 -51
naksir	89 -83
nal	33 -79
nali	101 -139
nali men	88 -29
nam	-253 -182
nam _ hai	-106 -108
nam _ nahi	-54 8
nam _ nahin	-26 -63
nam _ se	-59 -152
nam kya	-99 -99
nam pe	-67 -2
nam yad	-63 -107
namak	-92 -209
namak _ karu	-46 -24
namak _ pani	87 -23
namak kam	-19 -31
namak kitna	-59 -46
namak pani	60 -42
namaskar	-95 -119
namaste	33 -30
name	9 -199
name _ my	-11 -65
name for	-77 -65
names	-155 25
nan	57 203
nana	180 -45
nana ji	85 -39
nana ko	-60 -58
nanad	22 76
nanbar	-197 -32
nanbar _ hai	49 48
nanbar badh	-132 -29
nani	-16 -168
nani ke	-55 52
nani ki	53 -146
nani ko	43 -146
nap	106 -64
napa	-70 -2
nara	-50 -46
naraj	-30 -144
naraj hai	-30 -144
naram	43 -62
nariyal	-130 -75
nariyal _ se	-34 -43
nariyal tel	-104 -62
nas	-27 331
nas _ li	-151 149
nas kat	-187 218
nas kati	-52 154
nasha	42 -209
nashe	-9 -4
nashik	66 -75
natak	-35 -14
natak _ hai	-58 23
nathi	98 97
nati	146 -45
natural	45 11
nau	6 -94
naukri	-159 47
naukri ke	-24 -116
nausea	-1 -50
navjat	133 -113
navjat ko	-150 -56
naya	-237 -254
naye	-156 96
nayi	31 -154
nd	38 25
nd flur	168 -135
ne	266 44
ne _ band	38 22
ne _ dabaya	96 -64
ne _ dala	-148 -110
ne _ di	-90 80
ne _ diya	-140 99
ne _ hai	103 0
ne _ hath	-23 -133
ne _ hi	-5 -33
ne _ ka	65 32
ne _ ke	35 1
ne _ ki	155 78
ne _ kiya	-45 173
ne _ ko	25 67
ne _ le	-118 -168
ne _ liya	112 25
ne _ mar	-64 -40
ne _ mara	13 -61
ne _ mari	92 -28
ne _ me	115 3
ne _ men	44 76
ne _ nahi	-152 -39
ne _ par	81 97
ne _ pe	73 4
ne _ pi	36 94
ne _ rakh	-20 83
ne _ sal	-112 -112
ne _ se	-7 35
ne _ tha	-53 -256
ne _ vali	75 46
ne ab	-93 -34
ne aj	-48 -44
ne bola	-85 31
ne dadi	138 -104
ne darvaja	-140 144
ne dupata	-69 81
ne dusri	-94 130
ne ek	86 -6
ne fir	1 -102
ne gala	119 -72
ne jan	-169 -185
ne kaha	-106 -8
ne kal	-27 -168
ne kat	85 -61
ne kata	213 -145
ne khet	43 14
ne kuch	48 -63
ne likha	-52 6
ne mar	-151 -118
ne meri	-27 -110
ne miti	58 13
ne munh	-97 109
ne pet	163 -71
ne pucha	-116 93
ne tin	74 -14
ne to	-163 -149
near	26 109
near me	-195 -231
near the	-33 173
nearly	84 -93
nebuliser	137 -14
nefev	47 -59
negative	-165 -116
nehar	79 117
nei	135 -91
neighbour	-32 60
neighbours	35 -52
nek	134 -162
nek is	6 72
nekst	33 29
nekst _ is	153 -47
nekst _ me	79 56
nekst month	-5 54
nekst to	83 -17
nekst vik	37 -139
net	-52 41
netvork	57 51
neuro	-60 -37
nev	-90 -113
nevborn	145 -65
nevborn _ days	162 -36
never	-66 10
never again	-67 -80
nevs	-102 -215
nevspaper	-48 21
nh	187 -106
nh 44	131 -77
nhi	142 78
nhi _ rha	73 -67
nhi _ rhi	-35 -94
nhi h	112 -28
nhi ho	36 69
nhi rha	90 -14
ni	181 125
nibandh	-130 -238
nice	-117 68
nicely	0 -49
niche	30 109
niche _ ghere	-220 -155
niche _ hai	148 -98
niche _ khun	158 -77
niche kale	-220 -155
niche kuch	129 -75
niche se	135 -182
nid	51 -57
nid _ for	38 -67
nid a	-79 -118
nid it	-12 155
nid to	36 84
nided	-161 -172
nided or	-54 -104
nidle	201 -47
nids	-10 -7
niece	16 -29
nigal	179 29
nigal li	31 86
nigal liya	66 -93
nigalne	169 -60
nigalne _ dard	54 -20
nigalne me	123 -52
night	-111 -58
night _ i	-28 67
night and	171 -29
night duty	-86 131
night he	109 -9
night i	-37 137
night my	25 61
night she	68 -12
night shift	-147 -39
nights	-6 -44
nigla	87 -28
nikal	-30 50
nikal _ ab	-154 -27
nikal _ h	-31 120
nikal _ hai	-161 -136
nikal _ hain	-113 18
nikal _ kya	191 1
nikal aya	-129 129
nikal di	-44 -34
nikal diya	10 116
nikal gai	-145 7
nikal gaya	-47 -138
nikal gaye	-105 14
nikal gayi	-124 -42
nikal ke	6 4
nikal liya	21 -71
nikal raha	98 3
nikal rahe	-193 -46
nikal rahi	34 -138
nikala	299 -201
nikala hai	144 -15
nikala sans	104 -29
nikalne	11 0
nikalta	-60 77
nikalte	-6 118
nikalti	101 -107
nikalvana	-65 -35
nikla	77 100
nikla hai	61 51
nikle	-80 -154
nikli	-54 5
nila	251 31
nila _ gaya	106 -15
nila pad	123 -26
nile	285 -92
nili	183 -93
nili pad	133 -17
nim	-51 -55
nimbu	-78 -158
nimbu _ se	-9 -16
nimbu pani	-5 -121
ninbu	-47 -95
ninbu pani	-48 -82
nind	-161 33
nind _ ati	-174 -270
nind _ dant	-68 -147
nind _ goli	89 241
nind _ goliyan	-56 218
nind _ hai	-8 -105
nind a	-140 77
nind ati	-108 89
nind bahut	27 -47
nind kam	78 -152
nind ki	109 319
nind me	-194 -152
nind men	-39 17
nind nahi	-125 -175
nind nahin	-105 -198
nine	-125 -97
nishan	-84 110
nishan _ ki	-39 102
nishan ab	-8 -75
nishan dekhe	-31 71
nishan hai	-17 141
nishan hain	113 70
nit	-101 125
nite	70 -2
niyam	-120 -184
no	125 151
no _ at	150 -109
no _ but	85 -33
no _ coming	142 -25
no _ from	147 132
no _ i	202 -132
no _ is	20 -119
no _ no	-143 52
no _ nov	-159 -32
no _ since	191 -103
no _ to	36 156
no fever	-331 -148
no more	-25 107
no other	-161 38
no pain	-135 -282
no pulse	182 -102
no reason	-39 146
no sound	241 -76
no symptoms	-104 -119
nobody	-18 241
nobody _ notice	-18 163
nobody _ to	-15 59
nobody is	-68 -68
nobody knovs	87 -6
nobody vil	-29 148
noch	113 -37
nocha	123 44
noida	-109 -93
noise	64 118
nomini	-52 87
non	-110 -49
none	-42 -72
none since	-31 -30
nonsense	135 -81
nopi	-20 -193
normal	-34 -277
normal _ hai	-44 -33
normal _ kya	175 -19
normal for	164 -42
normal hai	173 -64
normal in	78 -27
normaly	71 -21
nose	-108 -235
not	85 139
not _ and	47 71
not _ even	30 -40
not _ fone	88 -11
not _ here	-141 -282
not _ i	11 103
not _ in	-138 -76
not _ my	47 16
not _ since	-38 -121
not _ the	24 62
not _ to	171 81
not _ up	61 177
not _ yet	-133 -101
not able	136 -53
not ansvering	142 16
not be	-152 -183
not breathing	-136 -73
not coming	-125 -136
not crying	111 44
not even	75 -23
not for	-54 209
not get	-88 111
not geting	76 -40
not going	71 146
not lifting	-82 134
not moving	178 -81
not piking	-15 66
not replying	-19 -17
not responding	116 -61
not sad	-79 147
not stoping	156 -113
not taking	151 -14
not to	-60 84
not vaking	117 64
note	-180 196
notes	-59 38
nothing	42 -49
nothing to	48 73
notice	-141 75
nov	97 -14
nov _ and	-80 -60
nov _ cant	91 -74
nov _ i	54 48
nov _ is	101 3
nov _ it	21 -10
nov _ on	73 -42
nov _ she	-19 62
nov _ to	-80 31
nov _ vant	66 -194
nov and	-1 15
nov he	122 56
nov i	6 -17
nov just	19 -198
nov my	-66 72
nov ok	-6 -34
nov planing	-70 -31
nov she	50 -87
nov vhat	-102 -37
novel	-97 39
november	-99 -39
novu	29 -171
nu	82 129
nuksan	-142 -80
nuksan _ hai	-34 -139
nuksan karta	-27 -83
numb	115 -2
number	27 60
nun	183 -117
nurse	82 123
nursing	-159 -68
nursing eksam	-27 -16
nuskha	-43 -58
o	-76 -78
oats	-71 -86
oats or	-40 -35
of	25 139
of _ 3	38 -50
of _ after	-66 30
of _ and	45 -118
of _ at	87 -92
of _ in	10 20
of _ is	41 99
of _ no	36 10
of _ nov	-58 3
of _ the	77 118
of _ vho	-39 43
of _ vith	-86 55
of a	-95 -28
of he	81 15
of heart	12 -97
of his	56 71
of it	-1 25
of me	-110 86
of my	140 259
of our	-45 -72
of the	38 -206
of them	103 110
of this	-54 3
of us	101 159
of vith	82 121
ofice	-62 -147
ofice me	-126 -29
ofis	-31 -102
oil	-15 -28
oily	-48 -56
oily skin	-35 -51
ointment	131 -17
ojha	60 23
ok	-4 -17
ok _ i	1 111
ok and	-78 -167
ok but	168 -50
ok for	-215 -100
ok in	-35 -58
ok nov	46 -125
ok or	-103 -107
ok to	92 -157
okay	-27 -29
oksimeter	75 -85
oksygen	-18 31
ola	95 90
old	40 -191
old _ and	-75 -83
old age	-64 -67
old is	-78 -96
old man	67 -27
old people	-94 25
old vith	105 -39
on	65 -16
on _ 3000	-67 -49
on _ after	-50 -88
on _ and	-63 53
on _ arm	-34 179
on _ at	73 95
on _ face	144 -56
on _ flur	96 -164
on _ from	-195 -129
on _ i	-3 -78
on _ in	-64 -40
on _ is	-22 -53
on _ last	-78 37
on _ not	7 -119
on _ of	-80 -35
on _ side	-88 72
on _ since	16 -147
on _ skin	137 -75
on _ stairs	71 -43
on _ terace	29 41
on _ th	-3 62
on _ thiner	101 -60
on _ today	125 4
on _ vith	-68 93
on a	-142 84
on and	26 -45
on blud	101 -60
on chest	-23 -31
on finger	-229 -135
on flur	147 -155
on friday	-152 -177
on head	119 -62
on her	-50 116
on him	127 -104
on his	19 -12
on it	28 -110
on left	-100 65
on monday	100 14
on my	93 -128
on one	10 -35
on port	-95 -73
on purpose	-77 109
on right	-123 -24
on saturday	35 -89
on shin	-112 -58
on sunday	-20 -75
on sundays	-44 -41
on terace	46 116
on the	160 142
on thigh	-113 22
on tuesday	109 -58
on vrist	-101 3
once	-161 -50
once in	-22 -121
one	195 18
one _ and	79 -140
one _ for	75 87
one _ he	-47 -45
one _ i	55 60
one _ in	-4 -149
one _ is	150 -31
one _ of	158 -48
one _ one	-104 97
one _ vhile	81 -11
one and	-52 46
one by	-111 57
one day	-179 -22
one eye	73 -105
one girl	82 30
one hour	181 36
one is	59 -15
one more	107 -155
one of	16 50
one pupil	130 -19
one second	67 -100
one side	258 -213
ones	-73 92
onion	-187 -168
onlain	-99 182
online	-157 -2
only	19 119
only _ are	38 -96
only _ i	-145 138
only _ is	-12 23
only _ one	-69 -74
only _ to	41 63
only a	60 14
only at	-139 -111
only in	-118 -71
only on	-20 110
only one	125 -46
only smal	-30 33
only that	-44 164
only thing	-33 124
only vant	69 79
op	-127 14
opd	148 -44
open	152 16
opened	98 13
opening	54 -52
opens	105 -12
operation	-118 -2
opreshan	-209 -165
opreshan men	-96 -33
or	-382 -166
or _ and	-100 31
or _ for	-182 -132
or _ i	-160 -179
or _ it	-178 -29
or after	-109 -78
or bad	-90 -41
or eksercise	-57 -54
or is	-107 -99
or just	-161 -256
or myth	-26 -31
or no	8 -131
or not	54 -139
or only	-144 83
or should	-138 -127
order	40 -135
ors	-105 -123
oru	98 -67
ot	-35 93
other	2 87
others	-76 36
othervise	-148 -67
otp	-224 -116
our	16 -11
our vilage	65 -57
out	67 1
out _ the	171 -57
out and	61 16
out from	158 -55
out of	-32 84
outside	19 18
over	48 -88
over _ me	-35 36
over it	-74 -110
over my	57 -155
overdose	-61 145
overthinking	-23 159
ovn	36 214
ovner	60 79
pa	207 29
pa raha	46 -113
pa rahe	174 -90
pa rahi	66 27
pa rha	99 49
pacemaker	50 -37
pachas	26 -53
pachta	-52 -38
pad	127 -200
pad _ hai	11 -102
pad bhar	101 -11
pad gae	51 -34
pad gai	-118 -18
pad gaya	90 -84
pad jati	-19 -65
pad raha	90 -6
pad rahi	54 -34
pada	143 78
pada _ ab	-139 -50
pada h	88 26
pada hai	170 30
pada tha	-140 -51
pade	223 13
pade hain	120 -50
padega	-91 49
padega kya	-18 -101
padegi	-105 78
padh	-66 -156
padh ke	-44 -62
padha	-34 56
padhai	-110 103
padhi	-64 47
padhti	-13 11
padi	261 -137
padi h	40 -25
padi hai	122 -59
pados	66 71
padosan	24 31
padosi	-15 -151
padta	-79 25
padta hai	11 -159
padte	-13 -84
padte hain	-53 -66
padti	-53 -73
padti hai	-97 -71
pady	50 52
pagal	91 -114
page	-131 159
pahad	-98 -146
pahada	-96 -92
pahchan	21 -56
pahchante	63 -8
paheli	-137 -180
pahla	-78 -68
pahle	-105 -57
pahle _ hua	-58 -102
pahle _ men	-8 -1
pahle _ ne	116 -66
pahle ab	-82 -23
pahle hi	-94 164
pahle kute	132 -21
pahle kya	-78 -67
pahle se	41 -40
pahli	-70 -62
pahnen	-74 -38
paid	-113 101
paid the	-50 168
paida	22 70
pain	-54 -231
pain _ al	131 -82
pain _ to	39 -63
pain and	153 -48
pain at	170 -83
pain in	9 -38
pain nov	-154 -165
pain since	-75 -44
painful	87 91
paining	168 -19
painles	19 227
pains	50 -106
paint	55 -85
painting	-98 -62
paip	22 -30
pair	150 -117
pair _ aur	75 -13
pair _ do	136 -18
pair _ ke	-117 163
pair _ moch	-151 -106
pair ke	-102 -55
pair ki	-156 -151
pair latka	-141 160
pair me	-56 -201
pair men	179 -77
pair pe	112 -40
pair suje	175 -27
pair sun	150 -26
pair thande	108 -26
pairo	135 -71
pairon	-68 -95
pairon men	-123 -93
paisa	-103 94
paise	-211 53
pak	-163 -128
paka	-127 192
pakad	118 -137
pakad ke	-65 -90
pakda	-37 -16
pakde	132 -89
pakdi	-20 97
pakhana	136 -22
paki	-84 79
pal	7 -112
palak	-65 -126
palat	198 -33
palat gaya	82 -19
pale	180 -72
palke	149 -16
palke gir	77 -4
palken	131 -22
palm	141 -51
palms	52 -41
palu	73 38
pambu	79 -32
pan	180 -259
pana	-47 -72
panch	39 -209
panch _ ka	23 -48
panch _ ki	-47 -33
panch _ men	104 -29
panch _ pahle	-33 -13
panch _ se	42 -132
panch din	-60 -15
panch minat	90 -18
panch sal	-39 -165
panchayat	9 69
panchvan	-2 -35
panchvan mahina	-2 -35
pandrah	-97 94
pandrah din	-10 31
pani	30 -132
pani _ gaya	-39 -27
pani _ hai	-128 90
pani _ khun	100 -7
pani _ nahin	-122 -34
pani _ raha	50 -21
pani _ rahi	116 -8
pani _ rha	-24 -33
pani _ sath	4 -84
pani _ se	84 -22
pani _ thaili	89 -15
pani bhi	44 -22
pani jaisa	212 -31
pani ke	-66 -109
pani ki	165 -52
pani kitna	-125 -121
pani me	82 -122
pani men	-171 -84
pani muh	56 -7
pani pi	67 -113
pani pila	103 29
pani puri	-143 -42
pani se	-94 -187
panic	-102 -107
panic atak	-43 -41
panir	-200 -186
pankha	-118 204
pankhe	-74 146
pankhe ki	56 -113
pankhe se	-74 95
panp	125 -45
panp _ bar	175 -27
pantop	-104 -111
pants	14 -50
papa	96 156
papa _ ke	97 10
papa _ khet	-21 58
papa _ rahe	-61 -4
papa _ vale	67 53
papa ka	-91 15
papa ke	-13 -19
papa ki	-109 168
papa ko	-176 -27
papa ne	111 102
papad	138 -143
papaya	-205 -189
papdi	-101 -46
paper	45 -69
papers	-28 151
papita	18 -74
par	4 -75
par _ a	-158 -56
par _ bhi	65 69
par _ gaya	47 79
par _ hai	51 99
par _ hain	3 79
par _ ho	-126 -80
par _ hun	68 68
par _ ka	-92 -198
par _ ke	128 -64
par _ ki	-119 -24
par _ ko	-18 -10
par _ lagana	-29 -26
par _ lal	-66 126
par _ me	-41 -55
par _ men	-43 -178
par _ nahi	107 -141
par _ nahin	82 -23
par _ pe	-17 24
par _ raha	155 -15
par _ se	-39 37
par _ tha	-137 -131
par _ thi	76 -10
par _ thik	-29 -15
par _ to	-11 -27
par ab	101 58
par aj	113 43
par ankh	97 99
par aya	-66 116
par bhi	179 -35
par bojh	-52 94
par chakate	96 -12
par do	-32 -70
par ek	11 74
par hain	77 -112
par hi	51 -56
par hun	38 119
par kam	91 -26
par khadi	-137 86
par kya	-88 -89
par mujhe	35 -77
par nibandh	-107 -174
par rat	13 46
par roj	-59 56
par thik	-82 -20
par tuthpest	-52 -39
par vo	-35 -55
paracetamol	-2 23
paralysis	-109 -69
paratha	-223 -137
paratha _ jata	-161 -58
paratha fat	-161 -58
parche	89 38
parchi	-73 41
parda	138 65
parda _ gaya	30 -3
parda gir	32 -3
parents	-131 148
pareshan	-20 20
parhej	-137 -140
pariksha	-234 -184
pariksha ke	-116 -72
pariksha ki	-50 22
pariksha men	-57 -103
parivar	-15 -3
park	-11 16
parked	86 8
parso	-12 -160
parson	-94 33
part	32 -107
partner	52 62
party	65 -251
party me	72 -104
pas	-110 156
pas _ aur	-62 -50
pas _ hai	-68 146
pas hai	-74 -149
pas jana	-31 144
pas me	-79 104
pas men	-134 19
pasand	-164 -79
pasand hai	-91 -125
pased	117 -90
pased _ in	182 -92
pased urine	98 -15
pasenger	44 116
pasenger in	30 18
pases	121 -88
pashu	-94 -91
pashu doktar	-54 -26
pasina	329 -238
pasina _ raha	106 -11
pasina a	136 -16
pasina aur	-86 -13
pasina chut	42 -1
pasina pasina	94 -77
pasine	-25 -2
pasine _ tar	185 -31
pasine me	128 65
pasine men	-79 -13
pasine se	-44 -56
pasing	-99 -40
pasli	135 -88
pasport	-49 28
pasvord	-135 52
pasvords	-35 150
pata	-60 61
pata kya	80 21
pata nahi	-116 -41
pata nahin	-44 -159
patakha	129 -53
patang	-3 -140
patch	-151 -46
patches	-56 64
pate	57 -96
pathar	240 -70
pathar jaisa	118 -4
pathri	-164 -211
pati	201 25
pati _ hai	149 -78
pati _ li	-48 114
pati _ se	79 -29
pati bandh	-49 84
pati ki	-61 63
pati ko	-131 -64
pati ne	128 39
pati patni	-46 -150
patient	87 -4
patient is	61 -87
patients	36 11
patla	-10 -126
patla _ ki	78 -43
patla karne	94 -45
patli	-60 -72
patna	-87 -153
patni	-120 43
patni _ hai	-26 -39
patni ka	-20 -78
patni ko	64 -147
patni ne	-100 89
patri	-126 326
patri pe	-56 187
paudar	7 -36
paunga	-24 -26
pay	38 105
paya	-154 124
pcod	-25 -90
pcos	-44 -48
pe	34 149
pe _ du	-103 -86
pe _ gaya	118 -9
pe _ ghante	-153 10
pe _ h	-106 -27
pe _ hai	-16 14
pe _ ho	-40 -24
pe _ hu	-160 190
pe _ hun	-2 118
pe _ ka	-104 -20
pe _ ke	-75 163
pe _ ki	56 -166
pe _ laga	34 -29
pe _ likha	127 -19
pe _ nahi	88 -23
pe _ raha	17 -3
pe _ se	-212 -44
pe _ tha	93 65
pe ab	-4 -145
pe baitha	-20 140
pe bhi	120 -61
pe bola	-79 110
pe do	11 -112
pe ek	-106 136
pe fir	-101 59
pe hai	40 -112
pe hi	115 16
pe hu	-41 126
pe ja	-42 -61
pe jaise	141 -31
pe kata	56 69
pe kya	12 -156
pe laga	94 -9
pe likha	20 111
peace	-128 -4
peaceful	-33 153
peanut	153 -62
ped	-104 142
pehchan	90 -27
pehchan nahi	94 -21
pehen	-103 36
pehen ke	-37 53
pehle	34 -60
pehle _ me	-159 -53
pehle _ se	-64 -34
pehle _ tha	-89 -36
pehle ab	140 39
pehle bhi	13 52
pehle din	-39 -27
pehle kya	-35 -45
pehli	-75 -64
pehli bar	-47 -49
pehnu	-85 -115
pen	130 67
pending	-61 44
pens	11 -115
penshan	-32 -67
pension	-20 152
people	-33 -37
people say	55 38
pepar	-73 26
per	-55 -224
per day	-38 -174
percent	-153 3
period	-36 -194
period 5	-94 -11
period _ din	-27 -25
period late	26 -17
periods	-59 -208
periods every	-28 -52
person	-69 122
peshab	223 -214
peshab _ se	89 -5
peshab kal	121 -14
peshab me	67 -12
peshab nahin	95 -12
pest	-91 26
pesticide	-146 90
pet	117 -342
pet _ bachcha	127 -7
pet _ bahut	69 -8
pet _ dard	-78 -49
pet _ gaya	-126 -30
pet _ hai	-3 37
pet _ hun	174 -64
pet _ jaisa	141 -6
pet _ ke	-8 -46
pet _ lat	131 -23
pet _ nahi	-124 -107
pet _ nahin	19 -29
pet _ upar	114 -9
pet dard	-74 -97
pet fat	-133 -41
pet fula	-76 -13
pet hi	-64 -81
pet ke	76 -34
pet lakdi	34 -1
pet me	222 -43
pet men	154 51
pet pathar	142 -3
pet pe	140 -21
pet saf	-114 -126
pet se	297 -106
petrol	87 -96
pf	-34 -100
pg	8 172
pi	268 212
pi _ ab	-40 53
pi _ hai	-177 139
pi _ hain	-42 -28
pi _ hu	-155 -32
pi _ the	21 -53
pi _ thi	-10 58
pi gaya	192 -63
pi ke	-40 23
pi li	6 87
pi liya	36 156
pi lun	53 100
pi raha	-155 48
pi rha	-99 -62
pi sakta	-55 -45
pi sakte	-73 -64
pi thi	97 -74
piche	75 84
pichkari	159 -18
pichle	-206 -56
pichle _ hua	-26 -16
pichle hafte	21 20
pichle mahine	-165 -14
pichle sal	-227 -80
pichli	-157 -115
pichli bar	-108 -94
piece	113 -57
pieces	-90 -36
pija	-11 -208
pik	25 77
pikar	73 -8
piking	-32 27
pil	-96 9
pila	232 -125
pila _ gaya	84 -8
pila _ hain	27 -28
pila do	121 -3
pila pad	37 -7
pila rahe	121 -105
pilane	-18 -62
pilate	-90 -28
pilaya	59 -17
pile	-106 -89
piles	-47 -58
pili	86 -8
piling	-106 -77
piliya	26 -112
pilov	-107 1
pils	43 216
pimple	-186 5
pimples	-80 -85
pin	-12 108
pina	-150 -180
pina _ hai	-73 -22
pina thik	-9 -34
pinch	166 -31
pindli	38 -29
pine	76 -39
pine se	7 -10
pink	34 -171
pink froth	117 -30
pip	-22 66
pipe	-98 100
pista	-61 -122
pit	172 -142
pit _ hai	93 -53
pit raha	142 -82
pita	53 -173
pita hai	-1 -50
pitaji	-2 -23
pitaji _ se	79 -10
pitaji _ shugar	84 -22
pitaji ki	96 -4
pitaji ko	-177 -133
pite	56 -113
pite pite	122 -25
pith	56 -214
pith par	-57 -79
pith pe	-87 -114
pith tak	40 -2
piya	20 66
piye	108 -72
pl	-68 92
place	-75 4
plan	-107 23
plan kar	-67 1
planing	-155 14
plant	3 -150
plants	-147 22
plaster	146 -86
plate	42 -79
platelet	123 -23
platelets	26 -109
platform	-69 190
play	-143 -167
playing	-37 -127
plays	-108 -43
please	58 36
please _ me	108 129
please dont	-65 54
please tel	-57 133
pletlet	-66 -97
pls	-94 12
pls _ tel	29 41
pls dont	97 128
pls tel	115 -20
plus	-72 -50
pm	-14 -108
poem	2 -192
poha	-141 -130
point	-131 152
points	-145 -194
poison	-1 12
poison ivy	-41 -65
poisoned	-59 -137
poisoning	-17 -48
poisonous	-73 -130
pole	120 -17
police	6 158
policy	-43 6
polio	-93 -79
polish	-4 -85
polite	-106 -174
pongal	-106 -72
poren	-72 153
port	-97 -75
port 3000	-67 -49
posible	-112 -51
position	-182 -87
positive	181 23
post	152 -16
postar	-78 -119
posted	-150 212
poster	-109 -164
poster for	-64 -45
postpartum	-65 28
pota	87 -70
potasium	41 60
potato	42 -19
pote	-22 -132
pote ko	-108 -17
poty	-35 -174
povder	-6 -163
povder se	-138 -58
pover	12 -191
pranayam	-78 -63
prasav	42 -40
prasav _ bad	-35 -41
prasav ke	-35 -41
pravns	211 -50
pray	-93 145
pre	-27 -89
preg	125 -71
pregnancy	-185 -35
pregnancy me	-60 -99
pregnant	198 -30
pregnensi	-113 -21
premium	-100 -168
pres	40 80
prescription	-62 -35
presed	-79 -136
presing	29 -41
presure	-4 51
presure cuker	103 -62
prevent	50 -42
prevention	-74 -115
previous	79 -17
price	-122 -187
principal	2 41
print	-40 -39
printed	-65 -97
private	2 -170
problem	-54 -42
proces	-114 -144
proces _ port	-72 -60
proces on	-72 -60
profile	-149 -112
project	9 -83
prompt	-71 -154
properly	3 63
propose	-27 -81
protein	-122 -153
protein povder	9 -70
psychiatrist	-15 -77
psychology	-26 -40
pt	61 -11
pubg	-96 -32
pubg me	-94 -27
puch	11 77
puch _ hain	55 -113
puch _ hun	-92 79
puch raha	-164 111
puch rahe	-81 67
puch rahi	153 -160
pucha	-201 -15
pucha tha	-111 -98
puchna	129 -151
puchna tha	103 -137
puchne	-75 96
pucho	19 -41
pucho to	6 82
puchte	-61 113
puchte hain	-40 1
pudiya	102 11
puja	31 -87
pul	-19 257
pul pe	-158 199
puled	130 10
puled him	-52 74
puling	176 -32
pulis	24 99
pulse	170 -211
pulse i	179 -95
pump	231 -78
pune	-132 -107
pune me	-32 32
pup	-81 -81
pupil	132 -20
pupils	134 -29
pura	89 48
pura badan	169 -3
pura hua	-40 31
purana	-155 -260
purana nishan	-69 -54
purane	-17 -127
purani	-183 -177
pure	101 -33
pure _ par	73 -11
pure _ pe	36 -12
pure badan	124 -13
pure sharir	74 -11
puri	-96 43
puri _ gai	-63 -104
purple	149 -95
purpose	-77 109
pus	-72 -33
push	121 -4
put	16 207
put _ in	3 -44
put _ on	-12 55
puting	87 -20
putli	241 -121
putli _ jaisi	44 -21
putli badi	96 -15
putli sui	60 -23
pyaj	-178 -135
pyaj ka	-105 -50
pyar	-193 -33
pyas	107 -17
pyas pyas	70 -3
python	-59 -147
python list	-21 -83
r	-193 22
ra	146 63
rabies	-161 -185
rabies ka	-78 -43
ragi	-197 -148
rah	-33 65
rah gaya	-7 25
raha	196 -29
raha _ ab	-39 -108
raha _ abhi	112 -22
raha _ ankh	85 -21
raha _ aur	110 47
raha _ bas	2 61
raha _ bhi	38 85
raha _ bol	-13 16
raha _ ek	79 9
raha _ ghar	19 42
raha _ hai	109 -29
raha _ ke	147 -26
raha _ ki	25 107
raha _ kisi	52 10
raha _ ko	46 63
raha _ kuch	137 -78
raha _ le	-83 128
raha _ me	69 -147
raha _ mujhe	52 -46
raha _ nahi	-62 28
raha _ nahin	99 -17
raha _ nind	17 -63
raha _ pada	90 -5
raha _ par	-38 104
raha _ pe	17 -29
raha _ sans	23 -16
raha _ se	200 -113
raha _ tin	-64 117
raha _ to	56 44
raha _ ulti	-5 -7
raha ab	94 1
raha aur	216 -42
raha bachche	77 -30
raha ek	15 108
raha h	-38 -23
raha hai	169 -161
raha hu	-211 -149
raha hun	-303 129
raha ki	74 -11
raha kya	117 92
raha subah	85 -22
raha tha	-73 -82
raha ulti	80 -14
rahe	79 -84
rahe _ aur	-43 83
rahe _ bol	53 1
rahe _ ke	70 -18
rahe _ ki	-163 149
rahe _ kya	-114 18
rahe _ men	117 -11
rahe _ nahi	148 -74
rahe _ par	108 -119
rahe ab	38 -43
rahe aur	150 -32
rahe h	68 28
rahe hai	-72 67
rahe hain	157 -76
rahe pasina	84 -18
rahe sab	98 -61
rahe the	20 71
rahega	-188 -66
rahegi	-79 -20
rahenge	-104 125
rahi	310 39
rahi _ ab	30 -96
rahi _ aur	77 -1
rahi _ bhi	129 -19
rahi _ ek	79 52
rahi _ hai	-60 -9
rahi _ hath	61 23
rahi _ ki	124 -25
rahi _ main	6 -10
rahi _ me	-47 -129
rahi _ nahi	17 -7
rahi _ par	63 104
rahi _ pe	76 -24
rahi _ sans	43 -3
rahi _ se	68 17
rahi ankh	180 -37
rahi aur	143 -30
rahi h	83 -19
rahi hai	48 118
rahi hain	187 -34
rahi hu	-86 184
rahi hun	62 2
rahi main	20 23
rahi thi	102 89
rahin	213 -137
rahna	-58 111
rahne	-139 -131
rahne se	-53 -131
raho	-100 33
rahta	-191 -103
rahta hai	-152 -138
rahta hun	-69 25
rahte	4 -81
rahte hain	34 -63
rahti	-203 -110
rahti hai	-135 -92
rahti hun	-37 -31
rahu	-67 189
rahu to	-46 172
rahun	-22 134
rahunga	-41 194
rahungi	-28 87
railvay	-77 201
railvay line	-38 132
rain	-98 -271
rain in	-59 -172
raise	-143 -52
raja	-50 -126
rajasthan	-159 -161
rajma	-115 -149
rakh	47 249
rakh _ hai	-35 54
rakh _ hain	-13 112
rakh di	68 97
rakh ke	53 40
rakh li	-122 150
rakha	-75 193
rakha hai	-36 196
rakhe	-77 -102
rakhen	-91 -248
rakhi	39 66
rakhi _ bas	3 75
rakhi h	-20 104
rakhi hai	15 184
rakhi thi	49 23
rakhna	-194 21
rakhna hai	-58 -98
rakhne	-84 -144
rakhte	49 -43
rakhti	-5 -96
rakhti hai	6 -113
rakhu	74 -261
rakhun	-213 -113
rakta	110 -106
raktadan	-147 -118
ram	-171 24
ram ram	-169 46
ramayan	-104 -52
ran	43 32
ran avay	13 -2
ranchi	-11 -3
rang	190 -98
range	-147 -75
ras	-34 -45
rasam	85 -81
rash	-106 -126
rashan	-22 -94
rashan _ men	-9 -34
rashan kard	-16 43
rashifal	-42 -95
rasi	22 241
rasoi	0 34
rasoi men	39 85
rasta	-12 202
raste	12 -101
rat	17 109
rat _ 2	-93 8
rat _ baje	-97 -118
rat _ khana	-18 -49
rat _ kya	44 -142
rat bhar	86 -30
rat ka	-70 67
rat ke	50 -13
rat ko	-213 -14
rat me	-47 -152
rat men	113 -197
rat se	212 -110
rate	-174 -307
ratri	-168 -199
rcb	-161 -175
rd	75 77
rd flur	55 45
re	52 -163
reach	-22 -102
react	-96 33
read	-193 -3
read in	-43 -108
reading	-140 -222
ready	-77 179
real	-178 -2
realy	-6 22
reason	-112 170
rebij	-7 -55
recipe	-152 -149
recognise	50 -63
recovered	-70 -42
red	-3 -67
rediyo	-22 -77
refund	-122 -127
refuses	31 101
register	30 -85
reh	-64 90
rehna	-34 117
rehne	7 -12
rehta	-135 -46
rehta hai	-53 81
rehta hu	-104 -36
rehte	-31 -38
rehte hai	-34 -111
rehti	-76 31
rehti hai	-108 -31
rel	-84 132
relatives	20 122
relve	-4 -98
remedy	-23 -36
remote	203 -56
remove	-204 -3
removed	-169 -126
renev	-54 -111
rent	-134 21
repeat	-118 -95
replacement	-75 -35
reply	-136 -112
replying	-19 -17
report	28 -75
report me	67 -19
report says	-123 -83
reports	-66 -72
responding	116 -61
rest	75 -37
restart	-131 -56
resting	37 -32
result	-177 24
result _ bad	-54 7
resume	-76 -115
ret	-115 -93
retire	-88 -79
retired	34 140
retired from	35 -32
retirement	-34 -93
return	-85 19
returned	-47 94
revive	-116 -96
revive kaise	-19 -55
rha	178 147
rha aur	112 -11
rha h	10 -48
rha hai	65 42
rha hu	-127 76
rha tha	69 -59
rhe	31 -98
rhe h	-10 64
rhe the	-74 -73
rhi	132 11
rhi h	120 2
rhi thi	-14 -67
ribs	184 -54
rice	-214 -62
rice and	-65 -35
rice trik	-118 -124
right	209 -204
right leg	100 -23
right nov	107 30
right side	-2 -49
rijalt	-55 90
ril	-157 -188
rils	-73 -156
ring	-176 18
ringing	25 118
rings	147 63
riport	20 -177
riport men	-89 -112
rishta	-54 -32
risk	-151 -74
ro	-15 22
ro _ hai	-84 142
ro raha	100 -36
ro rahe	-71 112
ro rahi	-100 98
road	119 -65
road tar	-3 -43
robot	-47 -92
rod	152 -97
rohit	-150 -107
roj	-233 83
roj _ hai	-3 110
roj _ hain	-52 107
roj _ hun	77 87
roj _ sakte	-58 -74
roj _ se	-31 -169
roj ek	-19 69
roj pi	-37 -30
roj rat	-74 112
roj subah	-51 -116
roja	64 -119
rok	13 160
rokne	-73 -75
roktham	-20 -82
roktham _ kab	-4 -62
roktham divas	-20 -82
rol	-86 115
roled	132 -21
rona	-1 -91
rona ata	-49 -139
rone	-38 41
rone _ avaj	49 54
rone ki	49 54
rope	-1 245
roshni	159 -28
rota	206 -53
rota _ to	92 -9
rota hai	107 -59
rote	29 0
roti	-85 -70
round	164 -124
routine	-58 -103
roya	88 -67
rs	-73 -15
rto	-9 -125
rubing	74 -36
rubish	44 -8
ruf	88 55
ruk	198 129
ruk _ hai	-11 94
ruk _ ke	144 -59
ruk _ kya	90 -95
ruk _ raha	92 -7
ruk _ rahi	22 35
ruk _ rha	94 -56
ruk gaya	-93 114
ruk hi	46 -28
ruk ke	144 -59
ruk nahi	107 -24
ruk nahin	75 24
ruk ruk	144 -59
ruka	-52 112
rukna	-116 43
rukne	-48 -81
rukta	44 -44
rukunga	-13 78
rules	-104 -201
rum	180 142
rum is	-37 79
rumate	-45 184
rumie	129 -83
run	-212 -68
runing	26 -70
rupis	-143 -23
rupye	-70 -73
rusi	-155 -106
s	-43 -22
sa	60 -181
sa _ hai	43 -128
sa _ raha	146 -35
sa dard	115 -9
sa lag	46 -9
sa mask	-42 -44
sab	-33 176
sab _ h	-28 3
sab _ hai	-34 35
sab _ hain	-28 78
sab _ ho	9 114
sab _ kar	-6 211
sab _ rahe	77 20
sab badhiya	-40 -89
sab ke	-21 -9
sab khatam	-59 140
sab khatm	-22 15
sab ko	-20 145
sab normal	-116 -69
sab saf	-70 -54
sab shant	-15 122
sab so	-34 147
sab thik	-140 79
sabha	-66 -53
sabji	-35 -20
sabka	-59 138
sabke	-142 52
sabke samne	-106 -110
sabko	35 161
sabko hota	96 -51
sabko maf	-14 46
sabne	45 49
sabse	-66 120
sach	-291 48
sach _ mar	-79 8
sach hai	-93 -124
sach me	-126 52
sach men	-90 -50
sachet	-8 -59
sad	-273 108
sadak	67 -75
sadi	-11 -20
sadma	-57 -42
saf	-302 -236
saf _ hota	-140 -121
saf _ se	-70 -25
saf hai	-156 -125
saf kar	-87 47
saf karne	134 -121
saf nahi	-89 -105
safai	62 -91
safar	-79 61
safe	-253 -323
safe _ kya	-41 -98
safe h	-74 -23
safe hai	-59 -110
safe to	-75 -42
safed	77 -241
safed _ gaya	92 -10
safed dikh	79 -14
safed pad	98 -11
safed pani	-165 -36
safety	-119 56
saha	-59 123
sahab	125 -14
saheli	-47 187
saheli ne	-88 192
sahi	-419 -263
sahi _ hai	-71 41
sahi _ ya	-125 -88
sahi h	-132 -138
sahi hai	-172 -180
sahi tarika	-37 -145
said	-72 118
said _ he	116 -29
said dont	-85 37
saja	-28 109
sakht	-56 -80
sakta	-73 7
sakta _ kya	-126 -61
sakta h	-89 -45
sakta hai	-26 -208
sakta hu	-107 -131
sakta hun	-134 -102
sakta kya	-17 -84
sakte	-389 -157
sakte _ kya	-51 -96
sakte h	-53 90
sakte hai	-70 -159
sakte hain	-243 -284
sakte kya	-88 -45
sakti	67 -191
sakti _ kya	38 -97
sakti hai	-102 -185
sakti hu	-72 -112
sakti hun	106 -10
sal	-120 -264
sal _ ab	-198 -159
sal _ beti	33 -90
sal _ daura	-166 -49
sal _ dava	-24 -35
sal _ gae	-56 -100
sal _ gaye	-43 18
sal _ h	113 -67
sal _ hai	146 -151
sal _ hu	-105 -29
sal _ hua	-29 -30
sal _ hun	36 -15
sal _ kuch	-46 -47
sal _ kya	-59 -41
sal _ laga	-112 -25
sal _ lakva	-40 -24
sal _ men	-89 -67
sal _ se	-31 -16
sal _ tha	-87 -16
sal _ thik	2 -90
sal ab	89 29
sal bad	-127 -129
sal bhar	5 -15
sal chalta	-6 -25
sal ho	-133 -24
sal hua	-29 -18
sal hue	-140 -137
sal ka	140 -42
sal ke	-54 8
sal ki	73 -120
sal me	-98 -55
sal men	-67 -28
sal pahle	-237 -183
sal pehle	-309 3
sal se	-296 -88
sala	52 67
salana	-36 -69
salary	-177 -129
salfas	-14 152
salfas _ men	-31 48
salfas ki	99 22
salt	-8 -77
salt vater	-46 -18
samajh	-28 9
samajh _ a	100 64
samajh gaya	-262 -171
samajh ke	284 -170
samajh nahin	-55 24
saman	-103 62
samany	-99 -105
samay	55 68
sambar	-25 -71
sambhal	-7 71
same	-180 -77
same as	-54 -58
same thing	-94 -98
same time	-67 49
samjha do	-77 -21
samjhana	-51 -66
samjhana hai	-40 -48
samjhao	-54 -52
samjhaun	-58 -63
samjhe	13 88
samne	42 46
samosa	106 -53
samose	-69 -52
samose ka	-66 -48
sanbhal	50 119
sanp	-6 -383
sanp _ jahar	60 -75
sanp _ kata	112 -69
sanp _ katne	-42 -53
sanp ka	-4 -76
sanp ke	-66 -90
sanp ne	170 -91
sanp se	-160 -31
sans	286 -84
sans _ a	135 -59
sans _ chal	168 -27
sans _ jaisi	44 -9
sans _ le	124 -28
sans _ rahe	56 -5
sans _ rahi	221 -33
sans _ siti	64 -22
sans _ tej	87 -12
sans atak	36 -21
sans bhi	121 -2
sans ful	102 -14
sans ki	-164 -219
sans le	-37 74
sans lene	-38 -40
sans lete	148 -22
sans me	99 -26
sans men	86 -22
sans nahi	67 -33
sans nahin	225 -56
sans nhi	153 -71
sans ruk	34 -14
sans siti	44 -9
sans tej	90 -24
sap	273 -240
sapne	-185 -214
sapne me	-154 -112
sapne men	-63 -84
sar	156 -23
sar _ raha	-21 -49
sar dard	-1 -166
sar fat	83 -82
sardi	-325 -201
sardi me	-40 -48
sardi men	-180 -61
sardiyon	-54 -47
sardiyon men	-48 -42
sare	-117 -68
sari	-57 124
sari _ ek	-55 91
sari goliyan	-76 109
sarkari	-91 -5
sarkari _ me	-49 104
sarkari aspatal	-67 -65
sarkari me	-13 -39
sarso	-99 -62
sarson	59 -161
sarson tel	60 -54
sas	150 -7
sas _ hai	-13 -84
sas _ hain	32 -33
sas _ rahi	35 -58
sas bahu	-149 -83
sas bol	79 -9
sas kahti	87 -78
sas ko	59 -50
sas ne	188 8
sasta	-166 -195
sasti	-101 57
sasur	138 -12
sasur _ ko	38 -27
sasur ji	120 -30
sasural	31 127
sasural vale	-90 135
sat	46 -148
sat _ ka	78 -8
sat dovn	-43 -47
sat mahine	26 -40
sat sal	20 -60
sath	-10 89
sath _ bhi	-53 -24
sath _ sakte	-52 -42
sath le	-56 -104
sath len	-52 -25
sath men	-59 -25
sathi	-40 53
saturday	-53 11
satvan	68 -33
sau	-42 -58
sav	6 -16
sav in	-50 -40
savage	-124 -107
saval	-3 -151
savari	72 97
savdhani	-53 -34
saved	-72 -5
say	-69 -34
say _ is	22 86
say he	-44 64
say it	39 65
say to	22 49
saying	60 84
says	159 139
says _ i	-44 112
says _ is	-39 183
says _ on	152 -45
says _ vil	-108 98
says everything	112 -87
says give	-104 -33
says he	-53 135
says if	-42 115
says it	4 68
says its	111 -35
says no	-12 -115
says she	-121 167
says vait	-75 29
sbi	-91 -121
scalp	-1 -115
scan	81 -140
scar	-53 -124
scared	-87 137
scared of	-1 -83
scene	-70 -109
schul	-89 -48
schul _ me	-73 -83
schul asembly	-61 -37
schul bus	72 -82
schul me	-91 40
schul se	37 -15
science	-36 -93
score	-14 -171
scorpion	141 -39
scorpion stung	108 -38
scratch	-147 4
screaming	163 -32
screams	146 -28
scrin	-192 -51
script	-28 -31
scuter	-25 40
scuty	-68 -122
se	-48 108
se 3	100 -45
se _ a	49 46
se _ ab	83 62
se _ aj	91 70
se _ ankh	92 -17
se _ ati	-135 -108
se _ aur	183 -174
se _ aya	66 -27
se _ bache	-67 -54
se _ badhta	-78 -122
se _ band	80 129
se _ banti	-52 -39
se _ bar	98 26
se _ bat	-23 52
se _ bhar	11 48
se _ bhi	25 -97
se _ bukhar	-106 -46
se _ dard	51 -167
se _ der	-75 166
se _ diya	-71 -33
se _ do	-25 -51
se _ ek	51 -9
se _ fir	46 26
se _ gai	-107 -67
se _ gaya	78 -86
se _ gaye	109 -77
se _ gayi	-101 -43
se _ ghar	75 14
se _ h	44 -103
se _ hai	19 -190
se _ hain	-7 140
se _ hath	189 -78
se _ hi	106 -221
se _ ho	-167 108
se _ hoga	-34 -20
se _ hota	-152 180
se _ hote	-70 -35
se _ hoti	-54 -132
se _ hu	35 32
se _ hua	-48 96
se _ hun	-55 -53
se _ ja	-85 -89
se _ jaega	30 37
se _ jaisa	41 -105
se _ jaisi	20 -85
se _ jata	75 -40
se _ jate	106 -10
se _ ka	-113 80
se _ kaise	-75 90
se _ kam	85 -126
se _ kan	79 -24
se _ kar	24 106
se _ karu	-38 -99
se _ kat	149 -161
se _ kaun	-17 11
se _ ke	51 -129
se _ kha	59 -189
se _ kharab	-74 -52
se _ ki	222 -20
se _ kitna	-38 -161
se _ ko	58 -7
se _ kya	-16 -154
se _ lagta	29 56
se _ log	61 101
se _ mar	23 -19
se _ me	-61 -193
se _ men	69 -74
se _ muh	63 -4
se _ nahi	79 61
se _ nahin	88 139
se _ nhi	-95 -99
se _ nikal	-76 -94
se _ pad	-11 -52
se _ pair	116 -33
se _ pani	75 -11
se _ par	-46 129
se _ pe	62 71
se _ pet	23 -39
se _ raha	-184 74
se _ rahe	94 -90
se _ rahi	42 4
se _ rat	-22 87
se _ ruk	3 83
se _ saf	-139 35
se _ sal	19 -54
se _ sans	147 -37
se _ se	-83 -37
se _ shuru	-86 34
se _ tab	-26 75
se _ tak	86 -83
se _ taraf	109 -11
se _ tha	-59 77
se _ thi	80 -37
se _ thik	-156 -53
se _ thoda	-43 -81
se _ to	17 -21
se _ vali	3 -29
se _ ya	-23 -80
se a	-60 -22
se ab	47 -125
se aisa	32 -83
se aj	94 96
se andar	39 -9
se ankh	-105 75
se aram	-132 -74
se aur	172 -33
se avaj	126 -59
se bachane	-88 -59
se bachav	-190 -79
se bachcha	6 66
se bachne	-124 -225
se badbu	-79 -23
se bahar	49 -26
se bal	-77 -25
se band	98 93
se bas	97 -51
se bat	-69 -89
se bhi	-8 -131
se bp	0 -88
se bukhar	-109 -101
se chai	31 -11
se chipak	144 -28
se chup	-38 178
se chuti	-50 147
se dar	72 -153
se dard	36 148
se daura	-126 -34
se dava	-28 -38
se dil	111 59
se dudh	15 -93
se ek	150 -119
se fayda	-67 -146
se fone	81 56
se gais	-64 -31
se gala	53 -25
se gas	23 16
se ghar	69 92
se gir	159 -53
se gira	92 -37
se hai	110 -245
se hain	-57 1
se halka	-122 114
se halki	-54 -85
se hath	-99 34
se hi	-49 72
se ho	-164 67
se hota	-121 -50
se hui	-57 -20
se hun	144 10
se jal	-62 -110
se jalne	-42 -27
se jan	-104 -47
se jhag	68 51
se jhagda	-2 -30
se jyada	183 -118
se kaise	-139 -231
se kam	-72 115
se kat	-93 101
se khana	-95 88
se khansi	92 -68
se khun	320 -216
se kisi	86 115
se kitni	-75 166
se koi	-61 -21
se kuch	-26 47
se kya	-26 115
se laga	-56 98
se lal	36 -34
se lar	55 -9
se main	66 -40
se man	-57 36
se mar	120 -247
se mara	96 -62
se mujhe	46 -28
se nahi	-3 113
se nahin	157 -14
se nikal	-219 -13
se nikala	238 -166
se nikla	39 112
se nind	-85 -203
se pahle	-134 -127
se pair	-50 -31
se pani	-83 43
se pehle	-123 23
se peshab	119 -113
se pet	-27 50
se roj	-24 -11
se ruk	126 -63
se sab	-42 0
se sach	-51 -73
se saf	36 -103
se shuru	-103 -40
se sidhi	51 -52
se subah	-59 82
se tar	172 -30
se thik	-152 -161
se tin	150 -3
se ulti	-86 -53
se ungli	-89 -40
se upar	14 -11
se utar	115 -95
se vo	-47 88
sea	-100 21
search	-50 120
season	-161 -228
seat	103 -24
sec	41 -21
second	37 -120
sector	151 -72
security	25 61
sehat	-49 -184
seijure	19 -123
sel	-96 15
send	45 -198
sending	-106 69
senior	20 -33
seniors	-17 49
sensitivity	-47 -88
sent	48 210
sentar	-56 11
sepsis	-53 -54
septic	116 -81
serial	42 -198
serial me	-156 -158
series	-109 -105
server	-29 54
service	-113 96
set	-23 -89
setle	22 -21
sgpt	-112 -123
shabd	107 -165
shadi	-358 -121
shadi _ bad	-66 -56
shadi hai	-93 -152
shadi ka	-113 15
shadi kar	-24 87
shadi ke	-141 26
shadi ki	-38 -144
shadi ko	-24 -5
shadi me	-62 -208
shadi men	-142 6
shadi se	-63 -43
shahad	-17 -12
shahar	-9 -76
shahar men	-58 -75
shake	-64 -57
shaking	127 -45
shal	43 -65
shal i	-6 -25
sham	-167 -250
sham ko	-247 -157
sham se	187 -37
sham tak	-74 -26
shampu	-90 -109
shant	-91 112
shanti	-106 157
sharab	97 64
sharbat	20 -29
share	-160 -125
sharir	134 69
sharir _ chakate	99 -12
sharir par	94 -49
sharm	8 13
sharm se	123 -16
sharma	-96 -117
sharp	152 -8
sharp pain	152 -8
shart	-56 -72
shart _ hai	-56 -72
shart lagi	-56 -72
shayad	-14 60
shayari	-156 -297
shayri	-100 -189
she	216 262
she _ a	-77 124
she _ at	6 2
she _ fine	-31 54
she _ from	-14 80
she _ her	40 34
she _ in	100 -28
she _ it	4 60
she _ like	57 53
she _ me	-60 188
she _ not	-96 94
she _ ok	48 98
she _ she	69 -90
she _ the	-62 65
she _ to	58 -44
she _ vith	38 -81
she cant	124 -127
she does	31 15
she drank	119 -89
she gets	-52 38
she had	159 -94
she has	103 101
she is	213 150
she kips	-5 137
she said	-90 3
she says	157 62
she told	65 34
she tuk	-39 -4
she vants	-108 72
she vas	-17 160
she vil	-61 112
sheher	-9 -75
sher	-108 -96
shes	-92 169
sheyar	-85 -136
shift	-77 -75
shifted	-77 -63
shifted to	-77 -63
shifting	-98 -143
shifting to	-41 -115
shikayat	-141 -138
shin	-102 -69
shirt	107 125
shishi	18 153
shishu	138 -76
shit	0 8
shivering	235 -39
shivir	-118 -90
shoe	-74 -71
shok	68 -153
shole	-169 -194
shole _ jay	-54 -114
shole men	-163 -185
shop	-65 45
short	-17 -133
shot	-171 -116
should	-32 15
should _ ask	-8 -120
should _ be	-46 -111
should _ just	25 -20
should _ slip	71 5
should _ take	26 -135
should _ vait	109 28
should a	-73 -67
should be	-164 97
should go	46 25
should i	91 -240
should not	-77 119
should she	-141 -46
should ve	22 -110
shoulder	66 -209
shoulder blades	152 -75
shoulder tip	175 -9
shout	-5 27
shouting	42 20
shov	105 -49
shoving	153 65
shovs	125 -54
shubh	-164 -89
shubh ratri	-86 -70
shugar	53 -65
shugar _ goli	117 -63
shugar _ hai	121 -52
shugar hai	60 -41
shugar ki	60 80
shugar men	-178 -22
shugar vali	127 -49
shukriya	-144 -79
shuru	68 -175
shuru _ hai	-80 -3
shuru kar	-65 -30
shuru karu	-112 -49
shut	-12 -54
shuter	129 -19
shvas	215 -71
si	44 -69
si _ hai	64 -78
si _ rahi	57 -16
si goli	37 -120
si janch	-42 -40
si kasrat	-26 -45
si krim	-54 -66
si the	-56 108
si u	-64 128
si you	-82 -33
sid	-101 -145
side	42 -49
side _ the	3 96
side and	125 -22
side efect	-31 -67
side in	-103 -38
side of	124 19
sidha	166 76
sidha _ rahe	35 -14
sidha bol	62 -7
sidhe	83 -121
sidhi	12 -173
sidhi _ par	-136 -47
sidhi chadhne	-138 -49
sidhi chadhte	-22 -29
sidhi pe	-12 -13
sidhi se	134 -56
sids	40 -58
sign	120 73
signs	-91 -54
sigret	-64 31
sije	-192 -134
sik	-105 -163
sika	177 -3
sikai	-164 -41
sikh	-68 -110
sikhana	-15 -54
sikhao	-107 -52
sikhna	-117 -89
sikhne	-35 -42
sikle	124 -34
siks	-121 -57
silendar	90 -67
silent	68 -91
silk	-47 -18
silk board	-93 -14
simple	-136 -53
simple english	-28 44
sin	-126 55
sin karke	-81 -76
sina	155 -54
since	18 -1
since 2	-95 -92
since 20	-102 -51
since 3	-108 93
since 4	149 3
since _ am	100 -16
since _ and	-70 76
since _ days	-212 71
since _ he	-16 -107
since _ hour	-34 -28
since _ i	8 4
since _ in	32 -10
since _ is	94 -46
since _ min	-79 41
since _ months	-103 -50
since _ my	48 -41
since _ night	235 -100
since _ no	-63 -10
since _ nov	80 -25
since _ on	-5 -22
since _ yrs	-184 -65
since colege	-104 -97
since evening	99 48
since he	-58 -27
since i	-10 -129
since last	103 -137
since lunch	75 56
since morning	172 -187
since my	-63 -52
since the	-24 116
since then	68 31
since yesterday	60 -88
sine	349 -45
sine _ dard	82 -53
sine _ jaise	145 -50
sine me	199 -83
sine men	152 -42
sine pe	184 -89
sing	102 -107
single	-92 -100
sinus	-130 -86
sip	-117 -129
sipiar	-64 -116
sir	30 55
sir _ am	129 26
sir bhari	-160 -25
sir dard	-137 -184
sir fata	152 -31
sir i	119 33
sir ke	81 -63
sir mai	-98 83
sir me	67 44
sir men	-7 -83
sir my	-10 25
sir par	-20 -39
sirap	-83 -36
sirf	-72 -5
sirf _ aur	-57 -36
sirf ek	-2 77
siriyal	-98 -77
siriyal men	-85 -83
sis	159 66
sister	-13 175
sister _ lav	46 101
sister in	-6 152
sisters	13 -3
sit	98 9
sit _ the	0 8
site	71 -83
siti	-23 -194
siti _ rahi	108 -31
siti baj	95 -37
siti jaisi	-66 -38
siting	41 104
siting _ the	47 72
siting on	-14 130
sits	-93 153
skin	150 -18
skin doctor	-111 -50
skin is	166 -32
skip	-85 -85
skiped	65 14
skiping	77 1
skl	-115 -95
skuad	-117 -229
skul	-218 -12
skul men	-94 63
skul se	-23 -28
slept	-3 -96
slight	-41 -93
slip	-106 -139
slip _ of	81 -51
slip in	-51 -37
slip it	81 -51
sliped	69 34
sliper	-29 -147
sliping	-31 30
sliping on	-105 -127
sliping pils	22 58
sliping tablets	-90 171
slips	-128 -91
slipy	181 121
slive	-114 144
slot	-1 15
slov	-134 -63
slovly	-109 -63
smal	-132 -73
smal _ my	32 -56
smal _ on	-187 34
smal doubt	143 -23
smartvatch	76 -35
smel	65 -124
smeling	68 52
smels	23 -98
smels _ nail	61 -26
smels like	-18 -42
smiles	101 -76
smiling	-57 127
smoke	76 -60
smoker	-123 -54
smoking	-35 -68
snake	16 -233
snake _ in	-36 -109
snake bite	-55 -78
snakebite	-101 -50
snakes	-75 -87
snijes	-111 -19
snijing	-102 -29
snoring	77 -159
so	116 -37
so _ ab	12 -112
so _ am	-59 92
so _ aur	-23 145
so _ can	26 84
so _ do	56 -39
so _ dont	89 -114
so _ h	-2 76
so _ hai	25 -98
so _ hain	-53 68
so _ i	144 86
so _ is	-58 -130
so _ the	58 -42
so _ to	-35 114
so gae	40 115
so gaya	168 -89
so i	77 -98
so jane	33 44
so ke	3 -106
so many	-100 -10
so much	5 -99
so raha	41 -149
so rahe	-29 107
so that	-3 54
so ve	142 24
soaked	156 -128
soch	-53 180
soch _ hai	-24 104
soch liya	-23 -2
socha	-71 74
socha hai	13 66
sochta	-60 141
sochta hu	-48 78
sochta hun	-12 88
sochti	-29 115
sochti hun	-29 108
society	-76 -91
society me	-93 -84
soe	126 -72
soe the	105 -29
sofa	-63 -192
soft	76 -164
soft _ bulging	116 -14
soft spot	151 -73
solah	17 76
sold	-101 156
sold the	-92 152
some	106 0
somebody	71 105
someone	67 95
something	-38 -71
something in	-70 -86
something like	167 -58
sometimes	-109 81
somevhere	-65 143
somvar	69 7
son	51 106
son is	-33 -135
sona	4 -114
sone	17 -9
sone _ bhav	-117 -104
sone ka	-124 -123
song	-196 -261
songs	-89 13
sonografy	-96 -41
sons	9 85
sore	-203 -235
sory	-107 37
sota	-60 -100
sote	99 130
soti	28 -86
sound	131 -223
sound coming	121 -6
sound on	-172 -93
soya	48 -83
soye	69 -77
soye the	107 -49
speak	-41 -77
spich	189 -9
spining	-88 -33
spit	156 -44
spliting	77 44
spo	147 -59
spo 2	147 -59
spot	60 -112
spot bulging	116 -14
spoting	-33 -40
spots	-61 -71
spray	35 -15
spraying	-63 -41
spun	110 -112
st	6 82
stable	-80 -90
staf	-30 -135
stage	-46 -77
stairs	-109 24
stand	-90 109
standing	-11 100
standing _ the	-88 159
standing on	82 89
star	-100 -131
stars	149 -92
start	-49 26
started	128 -57
starter	-121 -57
starting	-131 -77
station	119 -92
status	-105 101
stay	-59 166
stays	47 -166
std	-86 37
steam	1 19
stent	-111 -170
stents	-38 -23
step	-5 78
steps	-54 -128
steroid	41 -57
steshan	7 -92
stif	-37 -145
stif and	94 -29
stik	91 -115
stiky	53 -67
stil	-111 -197
stil get	-85 -94
stings	94 41
stiring	23 66
stitches	-161 -4
stomach	60 24
stomach pain	183 -41
stomach paining	153 -49
stone	17 -125
stop	-145 -30
stoped	17 110
stoped _ and	79 28
stoped in	74 -52
stoped my	15 41
stoped sveating	43 -5
stoped talking	56 20
stoping	178 -25
stops	57 83
store	96 -170
story	-247 140
straight	88 -55
stray	124 -86
stres	-153 -143
stretch	-90 -81
strict	-131 -102
strip	136 120
strip of	62 -7
strit	152 -122
stroke	-117 -123
stroke and	-40 -22
stroke aur	-29 -23
stroke in	-39 -23
strong	-133 57
stud	60 55
student	-157 73
student ne	-49 115
study	-32 -32
stuf	-55 -21
stuk	124 -118
stul	82 156
stung	129 -42
subah	-30 59
subah 6	50 -144
subah _ baje	-11 -160
subah _ ek	8 -14
subah _ hi	-94 100
subah _ ho	-14 218
subah _ pet	25 -66
subah _ rat	38 -63
subah _ ruk	94 -27
subah _ se	61 -49
subah _ to	65 -118
subah na	-72 251
subah se	425 -93
subah subah	-229 -142
subah tak	152 18
subah utar	-64 -36
subah ya	-56 -82
suden	149 -146
sudenly	210 -14
sugar	-33 -218
sugar 38	150 -6
sugar _ fasting	-95 -71
sugar _ hai	-112 -44
sugar _ sui	-24 54
sugar fasting	-54 -34
sugar ki	18 -13
sugar patient	77 -8
sugar vali	43 38
sugest	-52 -220
sugest a	-64 -129
sui	179 58
sui jaisi	48 -22
suicide	-163 40
suicide skuad	-57 -216
suj	134 75
suja	124 -33
sujan	-151 -213
suje	183 -35
suji	21 -110
sukh	-214 -120
sukha	98 -13
sukhi	-193 27
sukhi _ tin	-120 -50
sukhi khansi	-137 -128
suking	201 -71
sukun	-35 89
sukun milta	-33 79
sulfas	77 25
sumer	-93 -45
sun	164 141
sun aur	54 -13
suna	-218 -231
suna tha	17 -62
sunai	-92 2
sunao	-235 -228
sunburn	-33 -100
sunday	-54 116
sunday i	-88 -36
sunday ko	4 -9
sundays	-50 -57
sungh	-63 -12
sungha	89 -14
sunghana	-109 -44
sunke	-132 -85
sunscrin	-90 -98
sunscrin _ oily	-33 -37
sunscrin for	-33 -37
sunta	-11 43
suport	-49 37
surat	-74 -105
surgery	-115 -99
survived	-79 64
sust	281 -98
susu	147 -38
svad	-96 -157
svalov	138 -52
svalov _ ovn	63 -4
svalov spit	55 -26
svaloved	170 132
svaloving	62 -61
sveat	138 -67
sveating	204 -74
sveating and	39 -16
sveling	72 -131
svigy	-46 -96
sviming	-139 -175
svit	-47 -38
svitch	25 82
svitched	69 105
svitched of	81 123
svolen	178 -91
symptoms	-109 -124
syrup	-10 -124
system	-97 -115
t	83 -132
tab	79 -42
tab se	45 -124
tab tak	79 17
tabiyat	38 -66
table	-97 -31
tablet	-21 -349
tablets	-68 237
tablets _ my	-14 162
tablets in	-65 115
taifaid	-11 -76
tairna	-43 7
taiyar	6 159
taiyari	-92 20
tak	60 22
tak _ hai	110 -135
tak _ sakte	77 -22
tak nahin	-19 -29
tak ruk	139 -30
tak thik	79 -63
take	-145 -4
take _ and	16 -111
take _ of	-20 169
take _ vith	-83 -63
take care	-72 178
take cetirijine	-15 -92
take the	-100 -73
taken	147 62
takes	-14 80
takhne	107 -49
taki	-84 141
taki _ na	-47 123
taking	-15 -7
takiya	-85 -41
takiye	67 26
takiye _ niche	83 62
takiye ke	83 62
taklif	-36 75
taklif nahin	-30 -26
tala	11 -198
talab	-11 102
talak	-28 13
talk	-12 34
talk to	44 117
talking	214 -40
talking but	101 -56
talking nonsense	110 -32
talking rubish	44 -8
talking to	123 -48
talks	43 36
talu	137 -25
talve	-25 -41
talve tak	54 -7
tamatar	-164 -117
tamil	-147 -203
tan	69 7
tanav	-63 -110
tane	-120 165
tang	161 97
tank	55 106
tanke	-72 -217
tanki	129 74
tanki me	112 -17
tap	-32 86
tap raha	47 -5
tapak	155 -33
tapak _ aur	98 -8
tapak raha	129 -5
tapak rahi	68 -14
tar	144 167
tar se	41 -21
taraf	230 83
taraf ka	143 -83
taraf latak	62 -13
taraf se	-27 -9
tarah	54 -207
tare	148 -20
tarika	-199 124
tarika batao	-60 133
tarikh	-90 -73
taste	-128 3
tata	52 -151
tataiya	6 -125
tati	173 -26
tatkal	-56 -80
tau	97 -12
tava	62 -4
tava jaisa	21 -2
tave	-60 50
tave jaisa	39 -6
tb	-11 -114
te	-33 40
tea	-87 -188
teach	-119 21
teacher	-61 -2
teacher hu	-117 82
team	-154 -1
teamate	-14 -45
tearing	154 -61
tears	159 45
teary	-40 -65
tedha	220 -64
tedha _ gaya	126 -33
tedha ho	167 -36
tedhi	124 -66
tej	334 -73
tej bukhar	187 -14
tej dard	91 -2
tej tej	112 -21
tejab	127 117
tekst	-131 -254
teksted	-66 153
tel	-32 133
tel _ a	-138 -201
tel _ i	47 80
tel _ se	-56 -149
tel _ to	11 122
tel anyone	29 -9
tel if	-66 27
tel me	-14 -178
tel my	-196 253
tel se	34 -111
teling	168 50
telma	-101 -128
telma 40	-83 -96
telmisartan	-100 -86
telugu	-81 -69
temp	20 -62
temple	96 -143
tempo	19 -49
ten	127 -73
ten minutes	130 50
tension	-154 -156
tera	-92 -180
terace	29 180
terahvin	-18 72
tere	-3 -181
teri	-120 -124
term	-121 18
term insurance	-33 -114
test	-223 -285
tested	-117 -38
tests	-152 -146
tetanus	-22 -227
th	-96 299
th _ is	-45 52
th flur	-168 235
th me	-36 102
th month	180 -52
th std	-86 37
tha	-40 -90
tha 10	103 -26
tha _ ab	21 -9
tha _ aj	151 -63
tha _ bar	-25 36
tha _ bhi	-157 118
tha _ din	-139 67
tha _ gaya	40 -62
tha _ ka	91 10
tha _ ke	79 -78
tha _ ko	54 100
tha _ laga	-58 -69
tha _ mahine	-124 -70
tha _ me	-70 -204
tha _ men	-185 20
tha _ nahin	21 -30
tha _ pe	-76 -19
tha _ sab	-23 -100
tha _ sal	-87 -126
tha _ se	-27 75
tha _ thik	-111 -47
tha _ utar	-34 -39
tha _ vala	112 -62
tha ab	-69 -91
tha aj	-46 131
tha aur	43 81
tha bach	-77 104
tha bachpan	-70 -27
tha bas	6 54
tha bola	-32 114
tha do	-21 -36
tha ek	-5 -18
tha fir	-53 61
tha kal	-154 -116
tha ki	84 -38
tha kya	-77 -111
tha mumy	15 -36
tha par	164 -33
tha pichle	-35 -110
tha subah	54 -55
tha tab	-104 51
tha to	-6 -45
tha ya	28 -58
thai	-9 71
thaili	32 -30
thak	-168 298
thak _ hun	-73 88
thak gai	8 16
thak gaya	-102 206
thaka	94 -63
thakan	-47 -272
thakan hai	145 -56
thake	174 -43
thali	-113 -47
than	-71 176
than other	16 -116
thand	6 20
thand lag	-50 100
thand me	-195 -85
thand men	-144 -65
thand se	76 -62
thanda	98 -130
thanda _ hai	39 -197
thanda _ raha	98 -7
thanda aur	38 -4
thanda lagta	-94 -126
thanda pad	84 -18
thanda pada	156 -100
thanda pani	-121 -98
thanda pasina	147 -47
thande	35 -25
thandi	16 -26
thane	-9 -65
thank	-171 -74
thank _ for	-43 209
thank u	-150 -222
thank you	-79 47
thanks	-124 -32
thanks for	79 163
thapad	16 140
that	-164 23
that _ the	-89 60
that be	-108 -17
that he	-13 135
that i	174 12
that is	-82 89
that my	-5 -54
thatha	90 -64
thats	-64 -68
thats al	-102 -6
thay	-116 157
thayraid	-89 -115
the	-10 134
the _ and	-94 30
the _ at	-38 39
the _ doctor	-99 57
the _ for	87 43
the _ from	153 -112
the _ had	-139 157
the _ has	97 59
the _ he	25 155
the _ i	-92 267
the _ in	-73 97
the _ is	-25 30
the _ me	40 -71
the _ my	90 18
the _ near	111 38
the _ no	45 -94
the _ nov	-54 75
the _ of	-18 -201
the _ on	38 132
the _ one	-33 165
the _ only	16 36
the _ or	-132 -138
the _ sal	-69 -87
the _ says	-42 130
the _ se	2 -56
the _ she	0 76
the _ since	10 153
the _ so	29 4
the _ tablets	89 93
the _ tank	55 21
the _ th	-122 161
the _ thing	67 123
the _ time	-10 -88
the _ to	14 24
the _ today	-87 108
the _ vants	-79 -49
the _ vent	65 50
the _ vith	119 -105
the _ you	-18 66
the ab	38 -218
the baby	-105 178
the bathrum	29 82
the bed	65 -28
the blue	-171 -17
the botle	48 82
the bridge	-81 150
the bus	-85 129
the car	66 60
the day	-52 -101
the dur	101 -66
the end	-101 -166
the evening	-179 -90
the fan	-20 116
the first	-25 -49
the flur	111 -138
the kitchen	31 24
the last	-90 -10
the midle	52 -55
the milk	-71 -36
the morning	-131 -90
the nekst	-93 43
the nev	-37 -105
the night	126 -20
the noise	-41 175
the only	-20 113
the point	-40 140
the rum	98 0
the sab	20 11
the same	-73 -42
the schul	-58 66
the skin	41 -78
the sofa	-13 -29
the stairs	23 17
the tablet	-143 -140
the tablets	-100 -58
the team	-67 -72
the temple	65 -67
the terace	22 92
the time	90 -14
the toilet	-24 25
the val	166 -71
the vater	18 86
the vel	-121 108
their	-56 117
theke	35 -107
thekedar	-9 20
them	-77 179
then	102 173
then goes	-78 -80
then ok	120 -53
therapist	-128 -20
therapy	-70 -134
there	-87 -23
there _ a	30 -18
there _ no	-24 39
there a	-146 122
there any	-55 -72
there in	-52 42
there is	48 15
there vas	-53 -150
theres	-134 69
thermometer	164 -58
these	-129 134
these days	-116 17
they	-16 142
they _ it	-52 100
they _ me	16 129
they are	-124 146
they ask	-62 -39
they vil	-29 155
thi	101 20
thi _ ab	-175 26
thi _ din	31 -37
thi _ ke	44 -101
thi _ ki	140 -26
thi _ ko	162 -79
thi _ me	49 63
thi _ men	47 48
thi _ ne	51 96
thi _ sal	-39 -49
thi _ se	-54 -107
thi ab	60 85
thi abhi	47 58
thi aj	-52 157
thi kal	123 5
thi par	109 4
thi to	-14 -5
thigh	95 -5
thighs	-61 156
thik	-205 -270
thik _ ab	86 -63
thik _ aur	10 -35
thik _ bas	-13 160
thik _ bhi	-97 -59
thik _ gaya	-141 -53
thik _ hai	102 -85
thik _ jata	-50 -32
thik _ jayega	147 -6
thik _ khana	37 -71
thik _ kya	-147 -97
thik _ na	49 -45
thik _ raha	-88 -28
thik _ ya	-94 -65
thik h	-108 -10
thik hai	-188 -128
thik hain	-31 -39
thik ho	50 -94
thik hoga	110 -66
thik hota	10 -20
thik hu	48 21
thik hun	-27 -173
thik koi	-132 -90
thik kya	-20 -27
thik rahega	-100 -38
thik se	92 -108
thik tha	80 5
thin	-144 -36
thiner	145 -123
thing	71 123
things	-94 83
think	151 217
think _ is	120 -63
thinking	101 143
thinking of	-60 93
thinks	-85 26
thinks i	-34 45
third	47 -15
this	-220 62
this _ and	-133 185
this _ i	-36 111
this _ is	11 -178
this _ my	53 -76
this ap	-59 -234
this ekscel	-35 -93
this is	116 97
this morning	3 17
this time	-31 194
this vik	-121 130
thks	-71 -13
thoda	-79 -65
thoda _ hai	-202 -153
thoda sa	50 24
thodi	-84 -109
thodi der	12 -27
thodi si	86 -42
those	107 -101
though	-111 -154
thought	68 140
thresher	106 8
threv	66 -78
thri	-5 66
thri days	56 79
thrice	-111 82
throat	132 -57
throat closing	168 -56
through	150 -22
throvn	92 -18
thuk	215 -132
thumb	176 -86
thursday	-29 44
thyroid	-16 -140
thyroid _ goli	-81 -134
thyroid ki	-65 -194
thyronorm	-88 93
tibi	-22 -80
tied	126 -37
tifin	-104 -61
tight	177 -124
tight like	118 -17
tika	-347 -404
tika _ gaya	-128 -31
tika _ hai	-38 -111
tika _ lagega	-21 -39
tika _ sal	-15 -12
tika kab	-30 -53
tika kitne	-9 -33
tike	-219 -170
tiket	-42 163
tikha	-37 -78
til	203 171
til it	-49 149
til morning	143 56
til then	86 -71
time	-164 44
time _ gaya	-35 95
time and	-80 103
time for	-44 -38
time i	-71 49
times	134 -156
times a	-68 -21
times and	-43 -64
timings	-123 70
tin	113 54
tin _ bhig	31 -13
tin _ ho	-41 -75
tin _ ka	147 66
tin _ men	-46 -143
tin _ se	-51 -71
tin bar	-3 111
tin din	53 -91
tin mahine	-31 33
tin sal	-98 27
tingling	161 -26
tiny	-3 -91
tip	146 -93
tips	-209 -151
tired	-64 95
tired of	-70 116
tisra	38 -74
tisri	-60 137
tisri bar	-54 132
tith	-22 -158
tithing	-109 -81
titnes	-47 -55
titnes ka	-44 -52
tivi	-96 -114
tmrv	-25 31
to	-59 78
to 1	69 -62
to 6	79 -70
to _ a	45 -125
to _ and	-80 7
to _ anything	6 132
to _ at	142 -73
to _ before	91 -104
to _ bhi	2 71
to _ first	-28 32
to _ for	-15 -36
to _ gaya	14 -24
to _ hai	41 99
to _ he	40 98
to _ her	45 -32
to _ here	-21 110
to _ hi	-39 0
to _ him	40 -27
to _ hoga	-53 142
to _ hogi	40 -67
to _ i	-41 84
to _ if	130 -32
to _ in	-129 -182
to _ it	195 59
to _ ka	103 41
to _ kar	23 -25
to _ ke	43 -53
to _ ko	50 -12
to _ me	87 10
to _ men	-76 -25
to _ my	134 -116
to _ na	45 45
to _ nahin	132 -58
to _ ne	-73 95
to _ nov	38 12
to _ of	-25 -160
to _ on	130 -145
to _ one	-134 28
to _ over	-32 38
to _ par	-89 -12
to _ parents	-8 135
to _ pe	-84 -72
to _ se	-35 -52
to _ she	-135 48
to _ side	90 61
to _ so	-12 38
to _ the	-183 37
to _ to	31 -60
to _ today	28 66
to _ up	-16 46
to _ ve	24 -16
to _ vhat	-35 24
to _ vho	44 -101
to _ vith	-129 -106
to a	-133 -5
to acha	-94 171
to al	-74 61
to ankh	50 67
to ask	90 -7
to avoid	20 26
to bahar	93 -35
to bas	35 -134
to be	-92 176
to bring	-10 83
to cal	-107 60
to chalega	167 -55
to come	-40 111
to die	67 175
to do	-71 -39
to dubai	-38 -56
to eat	-115 -123
to fil	68 37
to get	-107 -105
to give	-146 -57
to go	-102 87
to ham	-93 -118
to her	-124 38
to him	-89 174
to his	-99 -1
to ho	110 -28
to hold	-45 140
to jan	-59 -100
to just	25 76
to khel	135 -59
to khud	-43 92
to kip	-125 16
to kisi	-48 83
to knov	86 -268
to kya	-44 114
to lift	104 -80
to main	18 138
to make	93 -66
to mar	29 -108
to me	21 153
to my	-152 -38
to nahi	-16 -67
to nahin	-63 117
to nev	15 -72
to not	-121 166
to ofice	10 -43
to one	92 -43
to our	-70 60
to pune	-35 -120
to remove	-100 -50
to sans	-25 0
to say	37 85
to si	-13 -75
to slip	116 -111
to socha	-15 54
to stop	-153 -112
to take	21 -90
to talk	63 116
to tel	-47 111
to the	-56 78
to thik	25 -79
to utar	-1 57
to vake	103 24
to vo	-15 -2
to vory	90 1
to vrite	-73 -67
tod	-47 -71
tod _ hai	-6 -66
tod diya	-122 -91
tod ke	-76 78
tod raha	33 -98
toda	64 4
today	41 69
today _ my	28 -37
today _ vent	-13 102
today and	-57 63
today he	159 -17
today i	-122 177
today is	21 93
today it	-44 95
todler	150 0
todlers	-100 -88
tody	61 -33
tofi	41 -40
together	-45 34
toilet	37 7
toilet cleaner	-41 22
told	11 216
told _ i	-32 121
told me	-65 156
tomorov	23 20
tomorov i	-38 -134
tomorov is	100 10
tongue	100 -145
tongue is	195 -25
tonight	-33 286
top	-72 72
toper	-56 75
topic	13 -2
torch	-10 6
totaly	-84 -46
touch	78 18
touched	152 -81
tovel	59 19
tractor	-64 -90
trafic	-88 -105
traiktar	63 -142
traiktar _ gaya	106 -19
traiktar palat	72 -18
train	-61 128
train ka	-34 4
trainer	16 2
training	-253 -219
trak	73 -13
transfer	-60 -67
translate	-128 -181
translate to	-40 -147
travel	-113 -79
treadmil	102 -72
treat	-155 -27
treatment	17 30
trek	54 -69
tren	-11 -128
tren se	57 -89
trening	-132 -149
trening men	-64 -18
tri	-113 76
tried	-47 28
trik	-194 -201
trip	51 -187
trouble	30 91
true	-215 -181
true or	-38 -67
true that	-109 -114
truk	181 79
try	-112 163
tsh	-219 -203
tsh 5	-83 -28
tsh 6	-118 -115
tsh 7	-54 -59
tsh _ 8	-106 -89
tu	-59 69
tu _ for	43 -21
tu _ h	-127 -201
tu _ hai	-95 -90
tu _ to	168 -10
tu many	-8 174
tu much	-150 20
tubelight	107 -39
tuesday	57 -97
tuition	45 85
tujhe	12 -195
tuk	146 58
tuk _ from	-2 98
tuk _ of	40 114
tuk _ the	-62 8
tuk al	-73 -12
tuk her	74 -15
tuk my	-42 -99
tuk the	-168 -130
tulsi	-89 -144
tum	-214 10
tum _ ho	31 -145
tum kaun	122 -102
tum log	-85 164
tumhen	-32 -146
tumy	146 -158
tumy _ and	81 -14
tumy is	57 -4
turant	-6 68
turmeric	18 -49
turned	17 -6
turning	116 68
tut	-64 92
tut gaya	-131 -120
tuta	146 -96
tuth	-136 -184
tuth pain	73 -79
tuthpaste	38 -113
tuthpest	37 -46
tuthpest _ sahi	-26 -23
tuthpest lagana	-26 -23
tuti	-90 -21
tv	-99 -28
tvacha	-84 -96
tvice	48 -126
tvins	105 -70
tvitching	20 -114
tvo	48 -76
tvo _ bak	-14 -85
tvo _ in	39 -54
tvo _ nov	-37 78
tvo days	-28 43
tvo fingers	123 -37
tvo months	-15 82
tvo times	94 2
tyfoid	-47 -93
type	44 -192
type kar	19 -31
typed	-90 177
typing	35 -13
u	-217 60
uchal	49 -41
ud	-112 -52
udas	-131 -216
udasi	-49 42
udhar	-12 65
ulat	142 -47
ulta	128 -167
ulta _ bol	86 -13
ulta sidha	63 -16
ulti	325 -75
ulti _ di	70 -32
ulti _ ek	67 -17
ulti _ hai	-79 -102
ulti _ rahi	-38 86
ulti aur	172 -43
ulti bhi	142 -27
ulti ho	52 32
ulti hui	46 -50
ulti jaisa	-60 -42
ulti kar	31 59
ulti ki	132 -29
ulti me	161 -19
ulti sidhi	57 -5
ultrasound	-104 -56
umar	59 -33
umar me	-81 52
umr	-44 -196
umr men	-85 -69
uncle	183 -120
uncles	-46 92
unconscious	-101 -81
under	2 16
under _ k	-137 -149
under the	176 -63
undi	-193 64
ungli	140 -254
ungli kat	92 -73
ungli me	-11 -34
ungli men	-72 -61
ungliyan	45 -88
unhen	-38 -23
unhone	32 35
uniform	-72 -1
unit	11 22
units	152 -110
unka	40 -6
unke	-31 77
unki	-52 -31
unko	-65 64
up	270 93
up and	159 -88
up he	-8 113
up in	-105 -58
up my	128 22
up on	8 -59
up properly	91 -31
up to	127 8
up vith	17 -111
upar	146 221
upar _ gaya	114 -12
upar _ hai	-70 -48
upar chadh	135 -6
upar se	66 1
upay	-231 -277
update	-112 -110
uper	203 -56
upi	-165 -187
upiri	141 -41
upsc	-87 89
uric	-228 -148
uric _ 7	-133 -69
uric acid	-228 -148
urine	-44 -36
us	52 131
us din	-56 67
us par	-68 123
use	-151 44
used	-44 -159
useful	-106 -120
useles	-98 -80
usg	-79 -73
usi	-39 98
usi din	-76 20
using	-128 -62
uska	-37 187
uske	97 19
uske _ ka	47 8
uske _ se	87 -16
uske bad	24 114
uske ghar	-32 94
uske pas	61 17
uski	-76 149
usko	-59 -64
usme	7 -3
usne	72 66
usne _ se	18 115
usne bola	-104 108
usne kaha	11 121
usne mujhe	-61 -99
usual	-108 11
usualy	-69 -5
utar	-116 149
utar _ ab	-50 -14
utar _ hai	49 41
utar gaya	-195 -136
utar ke	-11 118
utar rahi	137 -75
utara	-148 165
utarne	48 -196
utarta	-56 -41
utarte	78 -72
uth	246 -241
uth _ raha	154 -42
uth hi	120 -49
uth ke	-42 -48
uth nahi	167 -47
uth nahin	111 -15
uth raha	148 -27
utha	31 119
utha ke	93 -42
utha le	-100 24
utha raha	-34 114
uthane	17 43
uthane par	47 -2
uthi	182 -54
uthi to	95 -43
uthkar	-118 -7
uthna	-67 144
uthta	8 49
uthte	67 -134
uthte hi	-74 -76
uthti	-72 -61
uthu	29 91
utra	177 -87
utra tha	78 -38
utre	188 -121
utre the	182 -116
v	-157 63
va	237 -56
va mahina	211 -73
vacine	-240 -314
vada	28 59
vagairah	-53 -51
vah	-57 -28
vaha	44 -18
vahan	-62 106
vahi	-48 68
vahin	23 -4
vaise	146 -5
vaishno	-23 -30
vaishno devi	-23 -30
vaisi	12 -74
vaisi hi	12 -74
vaist	144 75
vait	223 38
vait _ morning	160 -90
vait for	35 105
vait til	170 -27
vaiting	-19 105
vaiting for	-33 112
vajah	-108 70
vajah se	-82 -179
vajan	-241 -140
vajan _ hai	-34 67
vajan _ kilo	-54 -85
vajan bhi	0 -21
vajan kam	-46 -109
vajan thik	-90 -30
vake	159 137
vake up	44 134
vakes	-167 -128
vaking	119 63
vaking up	74 77
vaks	-97 -143
vakt	20 102
vaky	-192 -56
val	64 69
vala	-101 -4
vala _ hai	28 -62
vala _ ka	66 -30
vala _ kaise	-72 -47
vala _ kitne	-12 85
vala hai	114 141
vala nahin	-136 112
vala pani	126 -10
vale	-85 -66
vale _ ate	-45 70
vale _ ke	-53 -123
vale _ ki	-35 -67
vale _ me	68 -96
vale _ men	-10 -86
vale _ rahe	-41 78
vale _ se	44 -52
vale bathrum	94 -31
vale bol	-101 125
vale bolte	-54 51
vale doktar	-73 -13
vale kamre	-15 78
vale ko	80 -52
vale ne	-102 -118
vale se	79 28
vali	133 -32
vali _ bhi	74 -57
vali _ h	-26 107
vali _ ka	-1 -150
vali _ kha	204 -84
vali _ ki	-39 30
vali _ ko	17 -44
vali _ me	-98 -105
vali _ men	142 -41
vali _ par	109 17
vali _ se	-22 99
vali bat	22 -56
vali bimari	-3 -96
vali dava	141 -30
vali davai	-116 120
vali dukan	24 -90
vali goli	192 -133
vali jagah	51 -99
vali kahani	-30 -76
vali sui	-81 8
valk	135 -176
valked	38 -100
valking	-203 -122
valking _ the	21 -16
valks	-104 -88
valks _ km	-42 -27
valo	-150 21
valo ko	-129 88
valon	-34 60
valon ko	-149 130
valon ne	115 -10
van	-76 -73
vant	15 101
vant _ ask	91 84
vant _ be	-18 36
vant _ die	-79 178
vant _ knov	39 -236
vant _ make	132 -63
vant _ not	-70 94
vant _ to	19 120
vant _ vake	-44 67
vant it	-65 -55
vant to	90 -34
vanted	43 171
vanted to	97 145
vants	-35 -89
vants _ go	-115 -89
vants _ slip	74 17
vants a	-72 -69
vants to	-16 -13
vapas	-67 -43
vard	97 63
vard boy	93 30
varden	79 -24
varden ko	81 53
varfarin	104 97
varm	-62 0
varna	-108 -87
vas	135 46
vas _ and	69 -44
vas _ by	-108 52
vas _ for	28 -45
vas _ i	85 21
vas _ in	40 -25
vas _ my	29 89
vas _ the	-95 -135
vas a	-6 85
vas in	85 -119
vas it	-121 -121
vas ok	12 70
vaseline	-63 -40
vash	-12 -123
vashed	-8 -35
vashing	-52 -122
vashrum	52 118
vasiyat	-21 53
vatch	160 -149
vatching	-14 25
vatchman	161 3
vater	102 -34
vater _ and	90 -36
vater _ is	60 -75
vater and	169 -159
vater broke	229 -37
vater in	-142 -140
vater is	119 -50
vater tank	-45 130
vay	65 123
vays	-32 110
ve	183 -128
ve _ at	104 -24
ve _ him	-134 67
ve _ in	164 -13
ve _ on	7 39
ve _ the	44 -48
ve _ to	28 -88
ve are	182 -301
ve dont	-146 108
ve give	41 -69
ve have	-18 -134
ve lost	36 -10
ve puled	52 -29
veak	18 -158
vear	-82 -184
veather	-149 -128
vedana	105 -56
veding	-35 -7
veg	-122 -90
vegetarian	-49 -21
veight	-228 -177
veight is	-114 35
veins	-44 89
vel	-178 82
velding	-47 -57
venom	-93 -121
vent	246 94
vent _ the	72 5
vent in	77 -15
vent to	61 -52
vent vrong	49 -61
vere	48 17
very	143 49
very _ and	0 107
very slipy	96 -15
vesel	-11 -15
vet	118 -53
vhat	-149 -105
vhat _ a	-105 -82
vhat _ do	44 -50
vhat _ eat	-22 -21
vhat _ i	-67 192
vhat _ is	-72 28
vhat _ it	41 -113
vhat _ say	42 73
vhat _ should	76 -128
vhat _ the	-77 33
vhat _ to	77 -118
vhat _ ve	56 -45
vhat a	-28 -102
vhat about	-54 -161
vhat age	-53 66
vhat are	-95 -85
vhat can	-14 1
vhat do	-74 145
vhat does	-72 -199
vhat fuds	61 -43
vhat hapens	-54 106
vhat if	-64 53
vhat is	-192 -96
vhat it	-110 90
vhat should	0 -33
vhat to	49 -48
vhat vould	-27 -124
vhatever	-26 33
vhats	-106 -29
vhats the	-49 5
vhatsaep	23 12
vhatsap	-124 81
vhatsap group	-28 18
vhatsap pe	-34 -67
vhen	-52 -66
vhen _ i	-138 -81
vhen _ is	39 102
vhen _ pinch	140 -20
vhen can	-150 -119
vhen he	202 -163
vhen i	65 -21
vhen she	6 -17
vhen the	80 61
vhen ve	35 -113
vhere	-137 37
vhere the	-50 50
vhere to	-48 -91
vhether	-39 21
vhey	-24 -37
vhich	-294 -27
vhich _ and	-134 -73
vhich _ are	-72 -31
vhich _ for	25 -141
vhich _ is	101 80
vhich _ to	-25 -59
vhich brand	-126 -59
vhich cream	-45 -71
vhich doctor	-39 -25
vhich is	-77 79
vhich ointment	104 -13
vhich one	-185 -178
vhich tablet	-3 -42
vhich tests	-106 -89
vhijing	193 -71
vhilchair	-74 109
vhile	44 -230
vhistle	62 -3
vhistling	127 -53
vhite	98 -172
vhitefield	-101 -82
vho	-183 -211
vho _ the	-113 -224
vho _ yesterday	-58 -51
vho is	-17 -80
vho vil	-75 -79
vho von	-103 -116
vhole	89 11
vhole _ is	-4 -36
vhole body	195 -85
vhole day	15 -121
vhole night	111 120
vhy	-303 -68
vhy _ it	-52 -84
vhy _ my	-67 -150
vhy did	-97 70
vhy do	-65 4
vhy does	-107 -128
vhy is	-182 -166
vi	-77 78
vida	64 82
vidai	-141 -128
video	-190 -8
video cal	-161 55
vidiyo	33 142
vidiyo _ par	-67 97
vidiyo bana	97 47
vidiyo kol	-98 71
vife	66 214
vife _ in	36 84
vife delivered	74 -113
vife is	86 -264
vife ko	-27 -63
vife left	-89 143
vifes	-67 -149
vifi	-100 -123
vijnan	-70 -84
vik	-38 -111
vik and	-109 31
vik for	-18 -127
vik old	98 -27
vikend	-61 -107
vikends	-28 -67
vikly	-166 -110
viks	89 -75
vil	-157 81
vil _ be	-52 -176
vil _ it	-106 33
vil _ me	55 1
vil _ the	-156 -95
vil _ to	-29 -54
vil be	-138 193
vil come	67 95
vil die	-65 -181
vil give	-41 28
vil go	-63 184
vil it	39 -127
vil not	-84 -212
vil they	-112 73
vilage	-87 89
vind	-89 101
vindov	-143 8
vindovs	45 1
vinter	-163 -110
viral	-172 -61
virat	-59 -148
vire	135 -148
visa	-136 -134
vish	-173 180
vision	106 -32
visit	-109 -135
vit	-89 -127
vit d	-72 -116
vitamin	-206 -231
vitamin _ 12	-32 -36
vitamin _ 14	-39 -35
vitamin _ kami	-68 -42
vitamin d	-182 -98
vitamin ki	-68 -42
vith	-3 14
vith _ and	75 148
vith _ i	36 30
vith _ in	39 37
vith _ nov	46 -217
vith _ of	-134 89
vith _ on	-43 118
vith _ or	-134 -66
vith _ pain	25 -61
vith _ she	-17 -62
vith a	102 -82
vith blud	79 34
vith date	-49 210
vith fever	93 -51
vith her	-82 120
vith his	-46 -42
vith me	117 54
vith my	153 -6
vith one	-145 -188
vith the	47 -57
vith this	-34 -47
vith tvo	-27 48
vith us	17 -90
vithout	-35 103
vithout _ nov	33 -67
vithout me	-66 201
viva	-100 -139
viva tomorov	-44 -60
vk	152 -44
vks	-25 -72
vlukup	-95 -81
vo	95 114
vo _ hai	39 58
vo _ hain	-76 47
vo _ ke	113 -85
vo _ ki	-95 77
vo _ me	128 -52
vo _ men	-46 52
vo _ se	63 -67
vo abhi	-50 -47
vo bhi	7 -79
vo bol	22 47
vo mujhe	184 -158
voh	106 -14
voice	71 50
voice gone	35 79
voice note	-120 74
voke	184 -93
voke up	149 -77
voman	-37 -122
vomen	-82 -53
vomit	110 -39
vomited	180 -191
vomited _ times	127 -23
vomiting	120 51
vomiting since	84 -18
von	-103 -116
von yesterday	-58 -51
vont	152 186
vont _ here	-67 -30
vont be	-224 154
vord	140 -202
vords	119 -122
vork	-260 -267
vork in	-65 -123
vorker	112 -19
vorkers	48 -153
vorking	-89 17
vorks	-218 167
vorld	-60 -68
vorst	77 -73
vorst headache	204 -18
vorth	-152 -114
vorth it	-104 -81
vory	105 -92
vould	-10 253
vould be	-39 194
vound	-85 -177
vrat	40 -78
vrat rakh	36 -56
vrist	61 66
vrite	-242 -37
vrite a	-102 -91
vriten	-94 87
vriting	44 -94
vrong	29 -5
vrong vay	146 -121
vrote	-109 189
vrote in	-14 118
vs	-236 -270
vud	30 -76
vyayam	-104 -66
ya	-566 -423
ya _ du	4 75
ya _ hi	-17 -38
ya _ ki	-48 -27
ya _ ko	-78 32
ya _ me	-48 -97
ya _ men	-13 -44
ya _ pata	139 -15
ya _ se	-174 64
ya andhvishvas	-118 -42
ya bad	-17 -49
ya bas	-26 -35
ya galat	-40 -36
ya goli	-63 -28
ya koi	-44 -90
ya machine	-90 -94
ya nahi	-110 -127
ya nahin	-92 41
ya pani	23 -16
ya rat	-42 -64
ya sach	-37 81
ya sirf	-83 -53
yad	-199 -23
yad nahin	-53 -72
yad rakhna	-9 155
yah	-56 -104
yah _ hai	-54 -91
yaha	172 65
yahan	51 18
yahi	-140 59
yar	-176 -130
yar _ se	-73 -51
yatra	12 -129
yday	71 -32
ye	-87 6
ye _ hai	93 -197
ye _ ki	53 140
ye ap	-66 -124
ye normal	127 -6
ye sach	-64 -69
year	-221 -206
year and	-91 -103
year old	-55 -182
yearly	-11 -102
years	-129 -168
years ago	-69 -34
years bak	-74 -136
yelov	11 -154
yelov til	185 -57
yes	-169 -173
yesterday	10 -17
yesterday evening	161 -32
yesterday i	-182 177
yesterday she	-7 96
yet	92 -152
yet nahi	109 -84
yog	-66 -107
yoga	-15 -125
yorker	-93 -66
you	-240 -116
you _ a	-18 87
you _ me	42 -128
you _ nov	-68 -125
you _ the	-59 -9
you are	-141 -101
you for	-43 209
younger	6 32
your	-16 -64
youtube	89 -42
yr	-64 32
yr boy	-36 -78
yr old	69 -41
yrs	-53 -84
yrs ago	-165 -162
yrs bak	-124 -126
yurik	-98 -33
yurik esid	-98 -33
~00$	-173 -214
~000	-80 -57
~000$	-80 -57
~009	-82 -144
~009$	-82 -144
~01$	94 -135
~011	-57 -117
~011$	-57 -117
~012	-135 -97
~012$	-135 -97
~014	-67 54
~014$	-67 54
~015	-116 -88
~015$	-116 -88
~016	-79 -97
~016$	-79 -97
~017	-90 -122
~017$	-90 -122
~018	-57 -88
~018$	-57 -88
~019	-116 -71
~019$	-116 -71
~02$	159 -60
~020	-118 -126
~020$	-118 -126
~021	-181 -187
~021$	-181 -187
~022	-14 -73
~022$	-14 -73
~03$	102 -24
~04$	69 -94
~05$	106 -15
~08$	178 -132
~09$	-82 -144
~10$	-24 -115
~100	-186 -17
~100$	-174 0
~1000	-31 -21
~1000$	-31 -21
~101	94 -135
~101$	94 -135
~102	159 -52
~102$	159 -52
~103	123 -8
~103$	123 -8
~104	77 -23
~104$	77 -23
~105	106 -15
~105$	106 -15
~108	178 -132
~108$	178 -132
~11$	-82 -21
~110	-98 -37
~110$	-100 -29
~112	207 -118
~112$	207 -118
~118	-150 -139
~118$	-150 -139
~12$	143 -167
~120	-118 -56
~128	-82 -183
~128$	-82 -183
~13$	-76 161
~130	-35 -182
~130$	-35 -182
~131	-37 -73
~131$	-37 -73
~138	-93 -100
~138$	-93 -100
~14$	-31 132
~140	33 3
~140$	33 3
~142	-124 -60
~142$	-124 -60
~15$	-31 -39
~150	-164 -166
~150$	-126 -114
~1500	-71 -84
~1500$	-65 -46
~16$	3 117
~160	31 -55
~160$	38 -49
~17$	0 -137
~170	145 -49
~170$	145 -49
~18$	-219 -216
~180	103 -92
~180$	62 -81
~19$	-234 -76
~190	180 -79
~190$	180 -79
~199	-212 -119
~1998	-148 -74
~1998$	-148 -74
~20$	48 18
~200	-249 -121
~200$	-180 -47
~2000	-32 23
~2000$	-32 23
~2009	-82 -144
~2009$	-82 -144
~201	-369 -308
~2011	-57 -117
~2011$	-57 -117
~2012	-135 -97
~2012$	-135 -97
~2014	-67 54
~2014$	-67 54
~2015	-116 -88
~2015$	-116 -88
~2016	-79 -97
~2016$	-79 -97
~2017	-90 -122
~2017$	-90 -122
~2018	-57 -88
~2018$	-57 -88
~2019	-116 -71
~2019$	-116 -71
~202	-234 -287
~2020	-118 -126
~2020$	-118 -126
~2021	-181 -187
~2021$	-181 -187
~2022	-14 -73
~2022$	-14 -73
~21$	-194 -17
~210	-44 17
~210$	-44 17
~212	30 76
~212$	30 76
~22$	-70 69
~220	-2 -117
~220$	-2 -117
~23$	-103 -105
~24$	-84 -45
~25$	-32 -143
~26$	-40 -189
~27$	-16 -107
~28$	73 -216
~29$	-41 -106
~300	-60 -220
~300$	-1 -156
~3000	-77 -100
~3000$	-77 -100
~31$	-135 99
~32$	-55 -47
~33$	93 0
~34$	141 -220
~35$	138 -110
~36$	-29 38
~38$	107 -271
~39$	87 -62
~40$	92 137
~400	-108 -50
~400$	-2 -44
~41$	98 -4
~42$	-72 -103
~44$	138 -105
~45$	-172 -73
~46$	135 -112
~47$	-5 -30
~48$	-22 72
~50$	-17 104
~500	-276 -279
~500$	-249 -234
~5000	-68 -114
~5000$	-65 -106
~51$	-107 -66
~52$	101 -182
~54$	-77 -121
~55$	-16 60
~58$	-82 -257
~60$	107 -75
~600	-153 22
~600$	-147 28
~61$	67 -49
~62$	62 -140
~63$	84 -62
~64$	5 -95
~65$	113 -159
~650	-4 31
~650$	1 36
~66$	-25 -110
~68$	-54 -147
~70$	148 -34
~71$	-84 124
~72$	-74 -148
~74$	-16 81
~75$	-193 -180
~76$	-132 35
~78$	97 -48
~79$	102 37
~80$	-105 -101
~800	125 22
~800$	119 -66
~8000	55 57
~8000$	55 57
~81$	112 -87
~82$	10 -12
~84$	53 -143
~85$	-139 -155
~86$	-58 -65
~88$	-105 -136
~90$	105 -228
~92$	-117 -115
~94$	-95 -93
~96$	-198 -115
~97$	-199 -101
~98$	-281 -161
~99$	-391 -244
~998	-148 -74
~998$	-148 -74
~^0$	-70 -236
~^1$	-110 -192
~^10	189 -269
~^10$	-8 -122
~^100	-186 -15
~^100$	-173 2
~^101	94 -135
~^101$	94 -135
~^102	159 -52
~^102$	159 -52
~^103	123 -8
~^103$	123 -8
~^104	77 -23
~^104$	77 -23
~^105	106 -15
~^105$	106 -15
~^108	178 -132
~^108$	178 -132
~^11	158 -74
~^11$	-56 9
~^110	-98 -37
~^110$	-100 -29
~^112	207 -118
~^112$	207 -118
~^118	-150 -139
~^118$	-150 -139
~^12	-205 -292
~^12$	-92 -160
~^120	-118 -56
~^128	-82 -183
~^128$	-82 -183
~^13	-132 -18
~^13$	-76 161
~^130	-35 -182
~^130$	-35 -182
~^131	-37 -73
~^131$	-37 -73
~^138	-93 -100
~^138$	-93 -100
~^14	-62 38
~^14$	-9 97
~^140	33 3
~^140$	33 3
~^142	-124 -60
~^142$	-124 -60
~^15	-58 -96
~^15$	3 -6
~^150	-164 -166
~^150$	-126 -114
~^1500	-71 -84
~^16	59 83
~^16$	-5 161
~^160	31 -55
~^160$	38 -49
~^17	147 -119
~^17$	46 -88
~^170	145 -49
~^170$	145 -49
~^18	25 -160
~^18$	-119 -105
~^180	103 -92
~^180$	62 -81
~^19	-27 -168
~^19$	-180 -50
~^190	180 -79
~^190$	180 -79
~^199	-212 -119
~^1998	-148 -74
~^2$	-28 -165
~^20	-189 -191
~^20$	104 91
~^200	-238 -126
~^200$	-169 -12
~^2009	-82 -144
~^201	-369 -308
~^2011	-57 -117
~^2012	-135 -97
~^2014	-67 54
~^2015	-116 -88
~^2016	-79 -97
~^2017	-90 -122
~^2018	-57 -88
~^2019	-116 -71
~^202	-234 -287
~^2020	-118 -126
~^2021	-181 -187
~^2022	-14 -73
~^21	-58 138
~^21$	-33 84
~^210	-44 17
~^210$	-44 17
~^212	30 76
~^212$	30 76
~^22	-59 42
~^22$	-65 102
~^220	-2 -117
~^220$	-2 -117
~^23	-36 -111
~^23$	-65 -59
~^24	-67 -16
~^24$	-63 -14
~^25	-40 -149
~^25$	-32 -143
~^26	103 -15
~^26$	103 -15
~^27	-16 -107
~^27$	-16 -107
~^28	126 -53
~^28$	126 -53
~^29	-49 -124
~^29$	-41 -106
~^3$	13 -280
~^30	-9 24
~^30$	-5 67
~^300	-22 -171
~^300$	46 -96
~^3000	-77 -100
~^31	-119 115
~^31$	-113 118
~^33	93 0
~^33$	93 0
~^34	143 -116
~^34$	151 -207
~^35	135 -123
~^35$	138 -110
~^36	-29 38
~^36$	-29 38
~^38	135 -111
~^38$	132 -229
~^39	89 -58
~^39$	89 -58
~^4$	76 -164
~^40	27 71
~^40$	95 100
~^400	-108 -50
~^400$	-2 -44
~^41	125 96
~^41$	118 55
~^42	-11 -93
~^42$	25 -56
~^44	117 64
~^44$	138 -105
~^45	-182 -86
~^45$	-172 -73
~^46	143 -83
~^46$	143 -83
~^47	-9 -52
~^47$	-5 -30
~^48	-74 72
~^48$	-18 77
~^5$	-95 -261
~^50	-87 32
~^50$	75 130
~^500	-238 -237
~^500$	-213 -205
~^5000	-62 -83
~^51	-103 -47
~^51$	-103 -47
~^52	105 -164
~^52$	105 -164
~^54	-14 -122
~^54$	-77 -121
~^55	-16 60
~^55$	-16 60
~^58	-125 -244
~^58$	-125 -244
~^6$	-22 -256
~^60	33 -24
~^60$	95 -59
~^600	-146 25
~^600$	-140 31
~^61	67 -49
~^61$	67 -49
~^62	87 -95
~^62$	87 -95
~^63	84 -62
~^63$	84 -62
~^64	-40 6
~^64$	5 -95
~^65	64 -35
~^65$	75 -127
~^650	-4 31
~^650$	1 36
~^66	-25 -110
~^66$	-25 -110
~^68	-116 -114
~^68$	-116 -114
~^7$	127 -350
~^70	80 -23
~^70$	84 -19
~^71	-54 41
~^71$	-54 41
~^72	-63 -138
~^72$	-63 -138
~^74	-16 81
~^74$	-16 81
~^75	-207 -143
~^75$	-207 -143
~^76	-132 35
~^76$	-132 35
~^78	86 -32
~^78$	86 -32
~^79	102 37
~^79$	102 37
~^8$	-11 -430
~^80	38 -85
~^80$	-195 -58
~^800	133 -34
~^81	112 -87
~^81$	112 -87
~^82	10 -12
~^82$	10 -12
~^84	54 -136
~^84$	54 -136
~^85	-137 -150
~^85$	-137 -150
~^86	-58 -65
~^86$	-58 -65
~^88	-90 -113
~^88$	-90 -113
~^9$	42 -216
~^90	-16 -223
~^90$	-92 -176
~^92	-117 -115
~^92$	-117 -115
~^94	-58 -61
~^94$	-58 -61
~^96	-198 -115
~^96$	-198 -115
~^97	-193 -80
~^97$	-193 -80
~^98	-220 -122
~^98$	-215 -117
~^99	-370 -198
~^99$	-368 -188
~^a$	-75 60
~^ab	144 240
~^ab$	-40 261
~^abh	313 -16
~^abhi	330 -5
~^abl	128 9
~^able	128 9
~^abo	57 -91
~^abou	-88 -75
~^abov	169 -120
~^abs	-66 -82
~^abse	-35 -55
~^abu	135 -142
~^abu$	82 -8
~^abus	89 -137
~^ac	-85 -98
~^ac$	-2 -196
~^ach	-143 -45
~^acha	146 -96
~^achc	-395 119
~^ache	-210 -143
~^achi	-37 -79
~^aci	96 57
~^acid	96 57
~^aco	-91 -101
~^acou	-91 -101
~^acr	-71 -40
~^act	21 -67
~^act$	-12 -201
~^acti	-73 -149
~^acto	-63 -24
~^actu	101 -38
~^ad	36 -169
~^ad$	-110 -129
~^ada	25 -160
~^adat	-15 -111
~^adh	92 -204
~^adha	191 -17
~^adhe	152 -18
~^adhi	-144 -241
~^adi	51 -155
~^adm	140 104
~^admi	140 104
~^adr	-135 27
~^adra	-176 -87
~^adre	29 86
~^ads	-125 -138
~^ads$	-125 -138
~^adu	-137 -198
~^adul	-137 -198
~^adv	37 -25
~^advi	43 -113
~^ae	69 7
~^ae$	39 40
~^aeg	17 49
~^aega	17 -34
~^aegi	1 89
~^aen	71 -105
~^af	-57 19
~^afe	-117 -65
~^aft	-40 46
~^afte	-40 46
~^ag	58 -8
~^ag$	102 -171
~^aga	45 21
~^agai	-36 41
~^agar	9 -47
~^age	-34 -121
~^age$	-62 -101
~^agen	0 -34
~^agi	-5 -211
~^agid	-41 -202
~^agl	-143 99
~^agle	-62 68
~^agli	-87 42
~^ago	35 53
~^ago$	35 53
~^agr	-89 82
~^agri	-72 103
~^ah	-29 42
~^ahe	29 112
~^ahe$	40 64
~^ai	-21 3
~^ai$	14 79
~^aid	-97 -296
~^aid$	-82 -292
~^ain	137 -54
~^aint	130 -107
~^aip	-31 -245
~^aip$	-128 -236
~^air	-112 217
~^air$	-78 225
~^airp	-65 -54
~^ais	-72 -10
~^aisa	115 11
~^aise	-153 -50
~^aisi	-160 -58
~^aj	33 212
~^aj$	-39 197
~^aja	6 82
~^ajad	-73 88
~^aji	207 51
~^aji$	127 93
~^ajib	218 -19
~^ajit	-122 -81
~^ajv	-7 -96
~^ajva	-7 -96
~^ak	36 210
~^aka	89 -288
~^akad	72 -198
~^akd	2 -170
~^akda	-154 -54
~^akdi	151 -137
~^ake	39 -6
~^ake$	-33 -50
~^akel	53 13
~^akh	-134 317
~^akhb	-50 -68
~^akhi	-178 183
~^akhr	-108 235
~^aks	79 -113
~^aksh	-23 -52
~^al	-122 140
~^al$	-14 135
~^ala	11 -45
~^alag	126 -128
~^alar	-152 -11
~^alav	-118 100
~^alc	-52 45
~^alco	-52 45
~^ale	-55 -189
~^aler	-97 -141
~^ali	119 -28
~^aliv	-77 28
~^alm	-33 57
~^alma	-87 59
~^almo	17 -69
~^alo	-65 19
~^aloe	-166 -125
~^alon	133 96
~^alov	-188 -164
~^alp	0 174
~^alpr	0 174
~^alr	-135 40
~^alre	-130 49
~^als	-7 -121
~^also	-1 -110
~^alt	-160 -71
~^alu	-176 -216
~^alu$	-171 -188
~^alv	-121 123
~^alva	-68 96
~^alvi	-100 82
~^am	254 175
~^am$	28 79
~^ama	272 97
~^ama$	154 89
~^amar	69 -162
~^amas	145 94
~^amb	146 -227
~^ambu	146 -227
~^ami	17 210
~^ami$	85 156
~^aml	-9 -14
~^amlo	-113 7
~^amo	-80 58
~^amon	7 66
~^amou	-80 42
~^an	79 91
~^an$	133 2
~^ana	103 45
~^ana$	36 116
~^anan	105 -127
~^anar	100 -109
~^and	136 25
~^and$	133 -18
~^anda	-21 85
~^andh	110 -64
~^ane	39 -177
~^ane$	96 -159
~^ang	75 -127
~^anga	71 50
~^ange	-107 -76
~^angi	8 -259
~^angr	-56 -32
~^angu	113 -108
~^ani	-63 246
~^ani$	-10 145
~^aniv	-93 -63
~^ank	191 -203
~^ankh	200 -142
~^ankl	-100 -109
~^anks	46 -78
~^anm	135 -31
~^anm$	135 -31
~^ano	-136 -68
~^anot	-25 -4
~^ans	65 75
~^ansu	62 -87
~^ansv	48 50
~^ant	-139 -116
~^ant$	67 -10
~^anta	-167 -80
~^anth	-153 9
~^anti	-105 -324
~^anu	-187 12
~^anv	-154 -146
~^anva	84 -19
~^anvl	-179 -83
~^any	-196 106
~^any$	-315 -274
~^anym	-91 138
~^anyo	0 125
~^anyt	-18 66
~^anyv	-31 14
~^ap	-307 -78
~^ap$	-392 -196
~^apa	179 -70
~^apa$	177 -44
~^apar	-61 -82
~^ape	-121 -108
~^apen	-66 -77
~^apk	-143 15
~^apl	27 -189
~^apli	-5 -93
~^aply	-38 -33
~^apn	-229 257
~^apna	-132 49
~^apne	-140 171
~^apni	-80 222
~^apo	-154 -94
~^apoi	-154 -94
~^apr	-78 -6
~^apri	-70 11
~^ar	202 181
~^ar$	-124 180
~^ara	-39 70
~^ara$	87 -21
~^aram	-160 35
~^aran	68 99
~^are	117 -9
~^are$	128 -20
~^area	45 51
~^ares	-90 -55
~^arg	12 -72
~^argu	12 -72
~^ari	106 -137
~^arj	-49 -104
~^arji	-49 -104
~^arm	110 208
~^arm$	83 145
~^arms	135 58
~^army	-121 146
~^aro	66 79
~^arou	66 79
~^art	-128 -121
~^arth	-194 -24
~^arti	5 -137
~^as	-22 -38
~^as$	-58 -165
~^asa	29 52
~^asal	-39 -85
~^asan	-155 120
~^asar	125 -75
~^ase	61 -184
~^asem	44 -65
~^ash	117 57
~^ash$	40 100
~^asha	139 42
~^ashv	-160 -129
~^asi	-68 -45
~^asig	-49 -53
~^ask	-46 52
~^ask$	-39 -124
~^aske	-135 149
~^aski	39 107
~^asks	-110 -84
~^asl	-86 92
~^asli	-86 92
~^asp	-65 -185
~^aspa	-122 -156
~^aspi	43 -66
~^ast	21 -156
~^asth	25 -140
~^at	-87 52
~^at$	-33 45
~^ata	-174 -195
~^ata$	-101 -29
~^atai	-78 -144
~^atak	-120 -403
~^ate	170 141
~^ate$	216 14
~^atem	-104 180
~^aten	-51 61
~^ath	-66 67
~^ath$	-52 -153
~^athv	100 51
~^ati	-447 -144
~^ati$	-444 -140
~^atk	155 -270
~^atka	189 -164
~^atki	-32 -159
~^atm	-158 118
~^atma	-148 102
~^au	144 -35
~^aug	-132 -119
~^augu	-120 -118
~^aun	-16 -33
~^aung	-57 -158
~^aunt	12 -1
~^aur	75 -10
~^aur$	59 -9
~^aura	117 -7
~^aus	180 -117
~^aut	78 -55
~^auto	162 -18
~^av	100 72
~^ava	140 99
~^avaj	146 14
~^avar	-15 -139
~^avay	-63 71
~^avo	-97 -39
~^avoi	-97 -39
~^avs	-23 -46
~^avsa	-23 -46
~^ay	-123 23
~^aya	-109 4
~^aya$	-150 6
~^aye	85 -63
~^aye$	37 18
~^ayeg	-11 -108
~^ayen	99 -25
~^ayi	-111 74
~^ayi$	-111 74
~^ayr	-99 -84
~^ayra	-99 -84
~^ayu	-145 -161
~^ayur	-79 -106
~^ayus	-99 -94
~^b$	-188 -106
~^ba	-4 17
~^ba$	14 -124
~^bab	178 -35
~^baba	239 -43
~^babi	20 -68
~^babu	235 -60
~^baby	44 -1
~^bac	96 -20
~^bach	96 -20
~^bad	-78 -51
~^bad$	-7 47
~^bada	40 -407
~^badb	10 -176
~^bade	194 -6
~^badh	-309 -115
~^badi	-32 20
~^badl	-157 -243
~^badm	-17 -92
~^bae	174 -78
~^baen	174 -78
~^bag	-37 92
~^bag$	-71 78
~^baga	3 57
~^bah	219 -69
~^bah$	71 -46
~^baha	248 -33
~^bahk	193 -33
~^bahu	27 -52
~^bai	103 60
~^baig	-90 109
~^baik	49 -57
~^bail	52 76
~^bain	152 111
~^baip	-73 -83
~^bait	61 5
~^baj	4 20
~^baj$	143 -20
~^baja	-154 51
~^baje	-8 -73
~^bajt	-19 -91
~^baju	28 92
~^bak	58 29
~^bak$	46 -19
~^baki	68 97
~^bakr	60 -59
~^bakv	-7 -51
~^bal	-74 -24
~^bal$	-76 -229
~^bala	-92 29
~^balc	39 135
~^balg	-20 -23
~^bals	53 -76
~^balt	17 -5
~^balu	150 -28
~^bam	-64 -82
~^bam$	-69 -80
~^ban	-68 28
~^ban$	-255 -91
~^bana	-261 -123
~^band	89 159
~^bane	-187 -259
~^bang	-78 -114
~^banh	141 50
~^bani	-5 45
~^bank	25 -14
~^bant	-243 -134
~^banv	-66 -80
~^bap	53 52
~^bap$	-37 29
~^bapu	28 45
~^bar	-41 13
~^bar$	-41 21
~^bara	-26 141
~^barb	-69 118
~^bare	-139 -62
~^barf	93 -193
~^bari	-143 -163
~^bark	23 -14
~^bars	-70 -216
~^bart	94 -24
~^bas	-76 92
~^bas$	-118 115
~^base	-7 -119
~^bat	66 -17
~^bat$	77 -93
~^bata	-107 22
~^batc	-79 118
~^bate	96 -272
~^bath	126 -64
~^bati	-30 63
~^bav	-62 80
~^bava	-37 -109
~^bay	77 67
~^baya	176 -109
~^bayi	-73 -131
~^bayo	-64 -100
~^bc	33 -6
~^bco	-58 -31
~^bd	-4 -17
~^be	187 113
~^be$	-323 232
~^bea	74 15
~^beat	136 -28
~^bec	145 -89
~^beca	102 -75
~^bech	82 123
~^beco	45 -206
~^bed	109 104
~^bed$	127 4
~^bef	19 -33
~^befo	19 -33
~^beg	3 -17
~^begi	-72 -58
~^beh	219 -70
~^beha	-24 -101
~^behe	125 -55
~^behi	109 127
~^beho	163 -244
~^bei	-134 97
~^bein	-128 102
~^bek	-58 -38
~^beka	-136 -30
~^bel	86 -155
~^beli	-99 -80
~^belo	32 48
~^belt	42 -86
~^bely	207 -62
~^ben	-125 -75
~^benc	-92 47
~^bend	40 -20
~^bene	-166 -161
~^bent	40 45
~^ber	63 -149
~^bert	86 -121
~^bes	99 -175
~^best	-300 -171
~^bet	-52 143
~^beta	-13 131
~^bete	17 72
~^beti	-44 97
~^betv	-35 -185
~^bev	134 -97
~^beva	134 -97
~^bf	-48 86
~^bf$	-48 86
~^bg	-14 -42
~^bgm	-14 -42
~^bgmi	-14 -42
~^bh	148 -37
~^bha	159 -18
~^bha$	-5 -56
~^bhab	70 96
~^bhag	96 12
~^bhai	89 -49
~^bhaj	51 -89
~^bhal	-129 167
~^bhan	29 5
~^bhap	1 -188
~^bhar	49 35
~^bhas	-243 -162
~^bhat	128 -7
~^bhav	-62 -254
~^bhe	9 -50
~^bhej	12 -41
~^bhi	112 14
~^bhi$	-25 27
~^bhid	107 -64
~^bhig	276 -144
~^bhin	169 -17
~^bho	24 -24
~^bhop	-37 -5
~^bhu	-154 -247
~^bhuk	-174 -63
~^bhul	-143 -147
~^bhus	120 -129
~^bhut	15 -195
~^bi	58 -142
~^bi$	-156 -203
~^bic	110 -94
~^bich	124 -82
~^bid	27 75
~^bidi	74 -26
~^big	195 -131
~^big$	150 -170
~^bige	132 55
~^bih	-62 -94
~^biha	-47 -74
~^bij	-14 -11
~^bij$	-171 77
~^bijl	80 -68
~^bik	19 -82
~^bik$	-148 31
~^bike	56 -32
~^bil	-92 -205
~^bil$	-267 -172
~^bili	-36 -23
~^bilk	48 -125
~^bim	-142 -57
~^bima	-142 -57
~^bin	-96 138
~^bin$	-14 165
~^bina	-66 101
~^bind	-58 -122
~^bio	-166 -141
~^bio$	-118 -172
~^bip	-23 -200
~^bipi	-34 -196
~^bir	-163 -290
~^bir$	-94 -91
~^birt	-92 -144
~^biry	-90 -185
~^bis	176 -107
~^bis$	127 -35
~^bisc	28 -114
~^bisi	-15 -122
~^bisk	-111 -83
~^bisl	121 -30
~^bist	105 57
~^bit	121 -140
~^bit$	53 3
~^bite	24 -304
~^biti	0 41
~^biv	-96 109
~^bivi	-96 109
~^bl	163 24
~^bla	6 267
~^blad	-139 287
~^blak	180 -37
~^blan	-13 -63
~^ble	-118 114
~^blea	-2 -55
~^bled	-111 197
~^bli	93 -247
~^blid	91 -216
~^blis	13 -72
~^blo	-208 -124
~^blok	-195 -108
~^blov	36 -52
~^blu	270 -202
~^blud	166 -164
~^blue	138 -92
~^blui	143 -10
~^blur	28 -51
~^bo	148 58
~^boa	-46 -29
~^boar	-16 -55
~^bod	-17 -153
~^body	-58 -145
~^boh	111 -60
~^boj	72 170
~^bojh	72 170
~^bok	-195 105
~^boks	-184 116
~^bol	200 114
~^bol$	260 3
~^bola	59 128
~^bole	16 159
~^boli	143 175
~^boln	-32 26
~^bolo	-134 -160
~^bolt	92 15
~^bolu	-131 29
~^bom	12 -74
~^bomb	12 -74
~^bon	107 45
~^bond	89 105
~^bone	60 -92
~^bor	-114 -287
~^bor$	8 -221
~^bord	-124 52
~^bore	-197 -194
~^bori	-43 -151
~^bos	-224 -397
~^bos$	-208 -385
~^bot	11 176
~^bot$	-162 -105
~^bota	-13 114
~^both	8 39
~^botl	60 217
~^bou	-65 33
~^boug	-185 39
~^boun	-42 30
~^bov	-108 -94
~^bovl	-108 -94
~^boy	98 39
~^boy$	52 92
~^boys	86 -101
~^bp	-107 -202
~^bp$	-103 -209
~^br	63 -87
~^bra	-281 -11
~^brac	-117 -63
~^brai	-72 -177
~^brak	38 -119
~^bran	-136 -54
~^bre	160 -168
~^brea	102 -126
~^bren	-36 -112
~^bri	25 145
~^brid	-122 186
~^brig	143 -128
~^brik	53 38
~^brin	-41 33
~^bro	116 -175
~^bro$	-33 -29
~^brok	131 -214
~^brot	85 -80
~^brov	9 -90
~^bru	-294 -7
~^brus	-265 -103
~^bs	-93 -53
~^bsc	-93 -53
~^bsc$	-93 -53
~^bt	-13 -121
~^bta	-5 -113
~^bta$	58 -61
~^bu	111 28
~^bua	-8 10
~^bua$	-8 10
~^bub	89 60
~^bubl	89 60
~^bud	64 105
~^budg	-150 -138
~^budh	-88 151
~^bui	-99 42
~^buil	-99 42
~^buj	-37 71
~^bujh	-42 94
~^buju	-46 -55
~^buk	92 -188
~^buk$	-84 -64
~^buke	83 -17
~^bukh	54 -388
~^buki	-142 -178
~^buks	-94 162
~^bul	117 258
~^bul$	122 -42
~^bula	84 246
~^bulb	-47 135
~^bulg	125 -76
~^bum	-32 -231
~^bump	38 -164
~^bumr	-143 -122
~^bun	101 -106
~^bund	85 -68
~^bur	-83 16
~^bura	-91 3
~^burn	-121 -43
~^burp	3 -72
~^burs	195 -103
~^bus	-25 -44
~^bus$	23 24
~^bust	-172 -179
~^busy	70 29
~^but	26 -160
~^but$	-5 -96
~^bute	-114 -67
~^buto	57 -121
~^buy	-133 -141
~^buy$	-122 -114
~^by	-56 -17
~^by$	122 62
~^bya	-140 -36
~^byaj	-49 64
~^byat	-104 -162
~^bye	-301 -54
~^bye$	-301 -54
~^byp	-37 -158
~^bypa	-37 -158
~^c$	35 -135
~^ca	74 -8
~^cab	76 -62
~^cab$	57 -44
~^cak	71 -26
~^cake	71 -26
~^cal	44 125
~^cal$	116 164
~^calc	-179 -172
~^cale	-51 2
~^calf	101 -86
~^cali	-136 114
~^calm	35 190
~^cam	89 47
~^came	136 43
~^camp	-138 -20
~^can	43 -26
~^can$	-247 -91
~^cana	-174 95
~^canc	-224 -100
~^cano	180 -10
~^cant	247 106
~^cap	-294 -141
~^cap$	-105 -54
~^capi	-134 -97
~^capt	-143 -48
~^car	-55 -1
~^car$	154 -80
~^card	-272 -104
~^care	-151 125
~^cary	-162 33
~^cas	-21 34
~^case	-41 105
~^cash	25 -33
~^cast	-16 -113
~^cat	-59 -96
~^cat$	-114 82
~^cata	-113 -117
~^catc	-40 -173
~^cath	126 -21
~^cau	43 -32
~^caug	176 -96
~^caus	-167 13
~^ce	103 -98
~^cel	96 49
~^cel$	153 -90
~^cels	-130 -146
~^cem	25 -11
~^ceme	25 -11
~^cen	62 -111
~^cent	62 -111
~^cer	-137 -56
~^cert	-80 -13
~^ces	83 -38
~^cesa	83 -38
~^cet	25 -218
~^ceti	-25 -212
~^ch	70 -11
~^ch$	-21 -39
~^cha	-28 29
~^chab	-146 114
~^chac	138 65
~^chad	68 56
~^chah	-74 55
~^chai	-169 105
~^chaj	-95 56
~^chak	171 -84
~^chal	-142 -118
~^cham	229 -190
~^chan	-131 15
~^chap	-87 -36
~^char	92 -162
~^chas	-116 -192
~^chat	170 169
~^chau	-216 -63
~^chav	52 -147
~^chay	-75 -334
~^che	226 -23
~^che$	-102 141
~^chea	1 -95
~^ched	74 -50
~^cheh	81 -137
~^chek	-122 -35
~^chel	109 140
~^chem	224 78
~^chen	-121 -156
~^cher	73 -43
~^ches	273 -152
~^chev	-57 -201
~^chey	-141 69
~^chi	-20 -187
~^chid	-60 -289
~^chij	71 -42
~^chik	45 -299
~^chil	-73 -155
~^chin	-206 -170
~^chip	138 -252
~^chir	-35 -210
~^chit	13 238
~^cho	88 -35
~^choc	80 -65
~^chod	-89 122
~^chok	10 -223
~^chol	-198 -178
~^chor	105 -5
~^chot	96 -12
~^chr	-54 -120
~^chu	103 -38
~^chua	65 -84
~^chub	102 -103
~^chud	99 -90
~^chuh	86 -20
~^chuk	-82 131
~^chul	8 27
~^chun	72 -75
~^chup	-21 35
~^chur	45 22
~^chus	-319 -131
~^chut	2 -26
~^ci	-168 -75
~^cig	10 31
~^ciga	10 31
~^cir	-27 -60
~^circ	-27 -60
~^cit	-95 -30
~^cl	82 26
~^cla	-110 -67
~^clai	-39 -82
~^clas	-224 -25
~^cle	14 114
~^clea	20 118
~^cli	87 -242
~^clim	49 -106
~^clin	90 -132
~^clo	76 71
~^clos	64 61
~^clot	84 -1
~^clu	87 -112
~^clut	37 -7
~^cm	-168 -88
~^cm$	-185 -40
~^co	-39 -282
~^coa	98 -18
~^coac	36 11
~^coal	89 -39
~^cob	35 -175
~^cobr	35 -175
~^coc	-33 -171
~^coca	111 -7
~^coco	-153 -160
~^cod	43 -183
~^code	43 -183
~^cof	-51 -194
~^cofi	-51 -194
~^coi	92 -129
~^coim	-21 -52
~^coin	68 -69
~^col	122 -70
~^cola	98 -104
~^cold	159 -134
~^cole	-184 -39
~^colo	-51 73
~^colu	11 -61
~^com	-10 -12
~^coma	-113 -71
~^comb	-75 -186
~^come	28 86
~^comi	40 -59
~^como	44 -56
~^comp	-99 -34
~^con	-90 -178
~^conc	-53 13
~^cond	121 -12
~^conf	20 -101
~^cons	-152 -162
~^cont	-29 -158
~^conv	-176 40
~^cop	-97 -50
~^cope	-37 -91
~^copy	-67 40
~^cor	5 -79
~^cord	176 -78
~^core	-197 -130
~^corn	36 -33
~^cos	-167 -221
~^cost	-160 -219
~^cot	61 111
~^cot$	71 43
~^coto	14 95
~^cou	-17 -135
~^coug	116 -197
~^coul	-142 -134
~^coun	91 92
~^coup	-63 -61
~^cour	-190 -104
~^cous	-127 -27
~^cov	-63 125
~^cov$	48 97
~^cove	-185 41
~^covi	24 -10
~^covs	-96 133
~^cp	-138 -192
~^cpr	-138 -192
~^cpr$	-138 -192
~^cr	-28 -80
~^cra	-178 -304
~^crad	-66 -30
~^crak	-125 -149
~^cram	-82 -128
~^cre	-245 -128
~^crea	-210 -227
~^cri	9 -11
~^crie	69 -4
~^crik	-32 21
~^cro	65 83
~^croc	130 50
~^cros	-192 -30
~^cru	116 -269
~^cruk	93 -68
~^crus	114 -220
~^cry	69 100
~^cry$	22 -57
~^cryi	71 144
~^cs	-16 -153
~^csk	-127 -107
~^csk$	-127 -107
~^cu	134 95
~^cuk	48 -108
~^cuk$	-11 -245
~^cuke	137 -95
~^cuks	-10 -63
~^cul	-62 -103
~^cul$	-134 -88
~^cule	77 28
~^cult	-12 -42
~^cup	133 31
~^cup$	129 -169
~^cupb	48 125
~^cur	65 -218
~^curd	-176 -103
~^cure	127 -169
~^curi	-132 -105
~^curt	162 28
~^cury	-91 -85
~^cus	37 -21
~^cust	57 14
~^cut	42 254
~^cut$	45 219
~^cute	153 -136
~^cuti	-139 123
~^cuts	-52 82
~^cy	23 133
~^cya	-21 149
~^cyan	-21 149
~^cyc	-57 61
~^cycl	-57 61
~^cyl	96 0
~^cyli	96 0
~^d$	-29 -257
~^da	36 -199
~^da$	12 -25
~^dab	259 -158
~^dab$	154 -48
~^daba	136 -74
~^dabe	187 -76
~^dabi	92 -18
~^dad	153 -52
~^dad$	-136 -105
~^dada	134 26
~^dadh	-146 103
~^dadi	199 -198
~^dads	-67 82
~^dadu	165 -22
~^daf	-79 -136
~^daft	-52 -125
~^dag	-86 -19
~^dag$	-79 -121
~^dah	-88 -25
~^dahi	-3 -262
~^dai	77 -166
~^dai$	220 -80
~^dail	-196 -151
~^dain	56 -7
~^dak	-72 -183
~^daka	-108 -149
~^dal	71 -173
~^dal$	-64 -11
~^dala	-250 -150
~^dale	75 -196
~^dali	202 64
~^daln	-91 -1
~^dalt	-101 -195
~^dalu	57 -104
~^dam	47 -252
~^dam$	31 -143
~^dama	35 -174
~^dan	-282 -317
~^dan$	-122 -184
~^dana	-122 22
~^danc	39 -117
~^dand	-66 -120
~^dane	-93 -168
~^dang	-150 83
~^dank	123 -41
~^dant	-246 -347
~^dar	30 101
~^dar$	-275 90
~^dara	5 -178
~^dard	49 128
~^dark	46 -246
~^daru	56 -19
~^darv	91 11
~^das	85 -274
~^das$	76 -250
~^dast	102 -175
~^dasv	-82 53
~^dat	-250 170
~^data	-81 -126
~^date	-205 232
~^dau	87 6
~^daud	-65 -76
~^daug	6 168
~^daur	114 -257
~^dav	-6 78
~^dava	-15 83
~^day	-36 -109
~^day$	24 -87
~^dayl	-60 -124
~^days	-66 -15
~^de	-33 133
~^de$	35 -50
~^dea	-85 -97
~^dead	-33 -43
~^deat	-214 -145
~^deb	-165 190
~^deba	-63 13
~^debi	-86 47
~^dec	-181 88
~^dece	-98 -39
~^deci	-129 137
~^ded	69 -124
~^dedh	74 -157
~^def	-82 -4
~^defi	-82 -4
~^deg	191 -183
~^dega	194 -182
~^degr	32 -50
~^deh	124 -82
~^dek	-157 116
~^deka	-135 22
~^dekh	-117 93
~^del	40 -36
~^dela	108 -49
~^dele	-136 -55
~^delh	-160 -189
~^deli	55 67
~^dem	138 -148
~^den	-100 -69
~^den$	51 -130
~^dena	-138 137
~^dene	48 -42
~^deng	-34 -65
~^deni	-89 -122
~^dent	-155 -262
~^dep	-205 -283
~^depo	-129 -97
~^depr	-83 -181
~^der	-47 50
~^der$	-45 51
~^des	-150 27
~^desi	-3 -91
~^desk	-118 42
~^det	-54 246
~^deta	36 47
~^dete	-69 125
~^deti	-47 65
~^deto	-34 190
~^dev	-37 53
~^deva	85 70
~^deve	-92 -76
~^devi	-111 -116
~^dh	245 -151
~^dha	277 -107
~^dhab	11 -120
~^dhad	152 -124
~^dhag	-11 -59
~^dhai	-67 -46
~^dhak	101 86
~^dham	32 3
~^dhan	122 -145
~^dhar	132 -152
~^dhas	194 -67
~^dhat	27 -50
~^dhi	191 -187
~^dhil	220 -92
~^dhir	74 -119
~^dho	-245 23
~^dho$	-140 46
~^dhon	-211 -255
~^dhu	78 -18
~^dhua	-38 -109
~^dhue	-53 -80
~^dhul	-26 -151
~^dhun	161 137
~^dhup	-47 -239
~^dhy	-148 32
~^dhya	-148 32
~^di	7 17
~^di$	57 224
~^dia	174 -38
~^diab	-9 -132
~^diag	61 -48
~^dial	190 -35
~^diap	54 -86
~^diar	-48 192
~^dib	17 119
~^diba	-45 77
~^dibe	-6 53
~^dibi	60 34
~^did	40 26
~^did$	-124 -53
~^didi	148 71
~^didn	-27 29
~^die	-231 82
~^die$	-70 152
~^died	-258 2
~^dies	5 -73
~^diet	-133 -189
~^dif	-213 -122
~^dife	-82 -109
~^dig	73 98
~^dij	106 -219
~^diji	-171 -101
~^dijy	168 -145
~^dik	228 -3
~^dika	-130 -139
~^dikh	274 33
~^dil	-45 -224
~^dil$	-41 -202
~^dili	-2 -113
~^dim	-22 -47
~^dima	-17 -37
~^din	-108 -81
~^din$	-62 -76
~^dine	-127 -124
~^dip	3 187
~^dip$	180 125
~^dipe	-144 160
~^dipr	-40 52
~^dir	-21 -92
~^dire	-77 -76
~^dis	48 -39
~^disa	51 76
~^disc	-85 -7
~^dise	138 -128
~^disp	1 -85
~^div	-77 -15
~^diva	-134 -32
~^divi	-60 90
~^divo	-54 26
~^diy	-42 81
~^diya	-106 70
~^diye	78 69
~^dj	-112 -198
~^dj$	-112 -198
~^do	-101 -30
~^do$	-42 -314
~^dob	-205 -70
~^doba	-205 -70
~^doc	-135 -185
~^doc$	-136 -75
~^doct	-96 -144
~^doe	-231 -19
~^does	-231 -19
~^dof	125 -45
~^dofa	125 -45
~^dog	-61 19
~^dog$	-45 -1
~^doh	97 -127
~^doha	76 -68
~^doi	47 -88
~^doin	47 -88
~^dok	-105 -169
~^dokt	-220 -308
~^dol	102 -242
~^dolo	-29 -174
~^don	-29 263
~^dona	-141 21
~^done	-270 -50
~^dono	164 63
~^dont	-24 320
~^dor	-45 123
~^dori	10 134
~^dos	-51 46
~^dosa	-52 -89
~^dose	-114 50
~^dost	27 20
~^dot	112 7
~^dots	122 -45
~^dou	175 -99
~^doub	164 -90
~^dov	103 92
~^dovn	103 92
~^dp	-87 -93
~^dr	145 -47
~^dr$	57 -159
~^dra	170 122
~^draf	-185 -63
~^drag	138 -52
~^drai	100 -162
~^dram	-92 179
~^dran	232 109
~^drav	-154 32
~^dre	82 -65
~^dres	101 -9
~^dri	27 -42
~^dril	-130 -93
~^drin	40 -37
~^drip	83 101
~^dris	-126 -120
~^driv	1 22
~^dro	45 -170
~^drop	58 -62
~^drov	-4 -194
~^dru	169 -19
~^drug	-38 23
~^drul	57 -59
~^drum	84 28
~^drun	94 -47
~^dry	-160 -170
~^dry$	-159 -165
~^du	51 86
~^du$	134 -79
~^dua	-19 175
~^dua$	-9 175
~^dub	98 33
~^dub$	-19 45
~^duba	-7 -67
~^dube	115 -28
~^dubi	157 -36
~^dubn	-36 70
~^dubt	-90 -91
~^dud	-80 -272
~^dudh	-80 -272
~^due	-130 79
~^due$	-125 -47
~^dues	-12 158
~^duk	-95 -218
~^duka	-5 -125
~^dukh	-101 -294
~^dul	-63 -69
~^dum	99 -58
~^dum$	98 -106
~^dun	30 171
~^dun$	53 65
~^dung	11 -24
~^duni	-66 239
~^dup	-9 165
~^dupa	-2 176
~^dur	84 -17
~^dur$	136 13
~^duri	-89 -43
~^dus	-75 46
~^dusr	-104 67
~^dust	-41 -50
~^dut	-6 190
~^duty	-4 178
~^dy	-187 -98
~^dye	-70 51
~^dye$	-70 51
~^dyi	-254 -98
~^dyin	-254 -98
~^dyu	75 -47
~^dyut	75 -47
~^e$	-54 -10
~^ea	-173 -117
~^eac	-29 105
~^each	-29 105
~^ear	60 -219
~^ear$	51 -239
~^earl	-7 -52
~^ears	112 -26
~^eas	49 -15
~^easy	-148 -21
~^eat	-306 -155
~^eat$	-299 -155
~^eati	-122 -29
~^eats	-168 -176
~^ec	-154 -345
~^ecg	-119 -115
~^ecg$	-119 -115
~^ech	-70 -187
~^echo	-89 -85
~^eco	14 -124
~^ecos	32 -89
~^ed	52 -15
~^edg	48 156
~^edge	48 156
~^edi	-312 -128
~^edi$	-244 -179
~^ediy	-184 -118
~^edu	124 -123
~^eduk	81 -97
~^ef	-156 -202
~^efe	-134 -150
~^efec	-134 -150
~^eg	-173 -236
~^eg$	-108 -97
~^egf	-66 -57
~^egfr	-66 -57
~^ei	-127 65
~^ej	74 -104
~^ek	35 40
~^ek$	170 216
~^eka	106 -122
~^ekd	135 -134
~^ekda	116 -41
~^ekdu	80 -112
~^eks	-373 -179
~^eks$	-64 74
~^eksa	-201 -280
~^eksc	-99 -103
~^ekse	-208 -148
~^eksh	7 81
~^eksi	-169 67
~^eksp	-185 -224
~^ekst	78 110
~^el	-33 191
~^ela	-206 196
~^ela$	-172 77
~^elar	-205 91
~^elb	-57 -111
~^elbo	-49 -91
~^eld	-23 46
~^elde	-23 46
~^ele	103 46
~^elec	65 29
~^elef	126 -67
~^els	-128 84
~^else	-128 84
~^em	-2 14
~^em$	-242 53
~^ema	-125 -166
~^emai	-58 -128
~^emar	-30 -23
~^emb	165 -76
~^emba	-24 -34
~^eme	57 -167
~^emer	57 -167
~^emi	-169 124
~^emi$	-169 124
~^emo	-91 4
~^emoj	-90 17
~^emp	-3 -23
~^empt	9 -15
~^en	-234 121
~^ena	-105 7
~^ena$	13 -239
~^end	-96 19
~^end$	-24 22
~^ende	-125 -168
~^endi	-78 -6
~^ene	131 -106
~^eng	-232 -107
~^enga	-177 -126
~^engi	15 -88
~^engl	-153 -14
~^eni	-99 57
~^enj	-157 -21
~^eno	23 165
~^eno$	5 -107
~^enou	25 195
~^ent	-242 42
~^ent$	-142 -192
~^enth	-95 -91
~^ep	-223 -243
~^epa	-119 -121
~^epad	-119 -121
~^epi	-40 -113
~^epid	95 -113
~^epil	-130 3
~^epis	-90 -125
~^er	145 32
~^er$	36 66
~^ero	15 -43
~^eror	15 -43
~^es	-74 -124
~^esa	-92 66
~^esay	-53 95
~^esc	35 -145
~^esci	-50 -110
~^esi	21 -142
~^esi$	-45 -66
~^esid	44 -90
~^esr	-103 -148
~^esr$	-103 -148
~^ev	-2 48
~^eve	3 67
~^even	19 15
~^ever	-52 90
~^ey	128 -254
~^eye	128 -254
~^eye$	110 -300
~^eyel	-48 -107
~^eyes	84 -33
~^f$	-12 -1
~^fa	26 300
~^fac	226 35
~^face	223 74
~^fact	42 -91
~^fad	-100 -62
~^fad$	128 -105
~^fada	-162 -5
~^faf	84 32
~^fafo	91 43
~^fai	-55 74
~^faik	-1 35
~^fail	-293 92
~^fain	185 -257
~^fais	-74 121
~^fal	-47 -75
~^fal$	-45 -167
~^fali	-27 37
~^fam	-98 192
~^fami	-98 192
~^fan	-8 294
~^fan$	42 109
~^fand	-134 267
~^fans	2 195
~^far	-255 -69
~^far$	34 9
~^fara	25 -114
~^fare	-62 -115
~^fark	-232 27
~^farm	-72 -82
~^fas	11 171
~^fasa	12 136
~^fast	54 -46
~^fat	95 -94
~^fat$	-62 -338
~^fata	307 120
~^fath	-50 28
~^fati	26 -139
~^faty	-180 -175
~^fau	-138 162
~^fauj	-88 167
~^fav	70 -91
~^fava	154 -37
~^fay	-216 -95
~^fayd	-215 -94
~^fc	-34 5
~^fc$	-34 5
~^fd	-69 140
~^fd$	-69 140
~^fe	99 -43
~^fea	-106 -37
~^fear	-106 -37
~^feb	-132 -195
~^feb$	-79 -146
~^fed	-91 106
~^fed$	-91 106
~^fek	105 -20
~^fel	195 -39
~^fel$	229 -209
~^felo	-21 27
~^felt	-11 -58
~^fem	-2 -55
~^fema	-2 -55
~^fen	74 146
~^fenk	-120 83
~^feny	86 125
~^fer	-169 -116
~^feri	-68 -68
~^fes	11 68
~^fev	-32 -196
~^fev$	-96 137
~^feve	-9 -411
~^fi	80 25
~^fia	-140 33
~^fian	-140 33
~^fid	-128 -53
~^fid$	90 19
~^fidi	-138 -98
~^fie	-40 60
~^fiel	-40 60
~^fig	-164 112
~^figh	-199 102
~^fik	-147 7
~^fiks	-118 45
~^fil$	147 -52
~^file	-15 119
~^fili	-151 75
~^film	-327 -396
~^fils	84 121
~^fin	110 -28
~^fina	-74 -31
~^find	101 181
~^fine	-245 -84
~^fing	189 -163
~^fini	58 -75
~^fir	-113 89
~^fir$	-98 134
~^fire	-78 -6
~^firs	-51 -118
~^fis	55 -136
~^fis$	-113 10
~^fisa	52 -5
~^fish	99 -222
~^fisl	148 -29
~^fist	-114 -33
~^fit	135 -115
~^fit$	64 -36
~^fitn	-18 -15
~^fits	105 -121
~^fiv	7 -114
~^five	7 -114
~^fl	14 49
~^fla	-64 -177
~^flat	-43 -126
~^fli	3 -192
~^flig	-54 -113
~^flip	-67 -82
~^flo	37 20
~^floa	16 102
~^flop	142 -38
~^flov	-39 -186
~^flu	41 108
~^flu$	-71 -140
~^fluo	-148 -112
~^flur	93 169
~^fly	-108 155
~^fo	-106 35
~^foa	112 -79
~^foam	112 -79
~^fod	-43 -203
~^fod$	-160 -131
~^foda	109 -75
~^fog	116 -88
~^fol	-225 78
~^fold	-163 99
~^foli	-76 -107
~^folo	-80 58
~^fon	-3 112
~^fon$	24 65
~^fone	-7 113
~^for	-109 -22
~^for$	-123 -50
~^fore	76 133
~^forg	-38 78
~^form	-185 -221
~^forv	-63 -78
~^fot	-165 57
~^foto	-165 57
~^fou	108 118
~^foun	-57 188
~^four	91 -170
~^fr	-5 -28
~^fra	-124 -129
~^frac	-97 -65
~^fre	-96 10
~^fres	17 15
~^fri	-140 -77
~^fri$	-132 -172
~^frid	-73 -1
~^frie	43 37
~^frij	-42 -150
~^fro	119 60
~^frok	75 -29
~^from	64 81
~^fron	91 -103
~^frot	224 -70
~^fru	-44 -53
~^frui	-10 -168
~^fu	86 -277
~^fud	-124 -102
~^fud$	-191 -82
~^fuds	31 -78
~^ful	21 -147
~^ful$	255 -12
~^fula	-18 -139
~^fuli	-28 -99
~^fult	-126 -27
~^fun	-26 2
~^func	50 34
~^fund	-99 117
~^fune	-46 15
~^fung	-107 -54
~^funk	-28 51
~^funy	5 -108
~^fur	-173 -113
~^fut	247 -276
~^fut$	105 -154
~^futa	151 -76
~^futb	40 -59
~^futi	132 -36
~^fy	-124 -69
~^fys	-191 -68
~^fysi	-191 -68
~^g$	-87 -10
~^ga	175 -125
~^gad	95 8
~^gada	-67 -94
~^gadb	-3 -42
~^gadh	81 -152
~^gadi	83 81
~^gae	-4 25
~^gae$	-4 25
~^gah	67 183
~^gahn	-32 120
~^gahr	81 124
~^gai	77 -112
~^gai$	69 -72
~^gain	31 -92
~^gais	7 -178
~^gaj	-92 -104
~^gaja	-92 -104
~^gal	160 6
~^gal$	76 -159
~^gala	58 -259
~^gale	217 158
~^gali	-28 37
~^galt	-18 51
~^gam	-1 70
~^gamc	149 12
~^game	-221 -34
~^gan	-58 -161
~^gana	-140 -280
~^gand	82 27
~^gane	-80 -149
~^gang	-91 173
~^gani	21 -100
~^gant	-115 -94
~^ganv	102 -18
~^gao	-75 -13
~^gaon	-75 -13
~^gap	26 -144
~^gap$	56 -180
~^gar	83 -473
~^gara	85 -249
~^garb	43 -180
~^gard	102 -134
~^garg	117 -42
~^garl	-95 -56
~^garm	-135 -192
~^gas	-14 -132
~^gas$	-130 -105
~^gasp	228 -109
~^gast	-12 -38
~^gat	49 137
~^gate	65 170
~^gath	25 -112
~^gav	49 110
~^gave	10 145
~^gay	104 -47
~^gay$	-131 65
~^gaya	68 -56
~^gaye	25 -142
~^gayi	-17 120
~^gayo	80 -35
~^gayu	114 92
~^ge	125 -12
~^ge$	-41 68
~^gec	201 -81
~^gech	201 -81
~^geh	94 62
~^gehr	85 111
~^gehu	36 -90
~^gel	76 -267
~^gel$	5 -164
~^gela	180 -51
~^gem	46 111
~^gen	12 -96
~^gend	95 -29
~^gene	-71 -112
~^get	-72 -27
~^get$	-255 -15
~^geti	167 -20
~^gets	-31 0
~^gey	63 -101
~^geys	63 -101
~^gf	-30 -46
~^gf$	-30 -46
~^gh	121 50
~^gha	152 26
~^ghab	100 -109
~^ghad	96 205
~^gham	101 -211
~^ghan	175 -51
~^ghar	-41 117
~^ghas	83 -47
~^ghat	-52 -51
~^ghav	-11 -165
~^ghe	-137 193
~^gher	-212 -158
~^ghet	23 191
~^ghi	-181 -207
~^ghi$	-187 -255
~^gho	-115 -73
~^ghod	-90 -43
~^ghol	30 -20
~^ghu	211 -85
~^ghum	-110 70
~^ghun	86 54
~^ghur	84 -8
~^ghus	286 -151
~^ghut	55 -172
~^gi	298 -55
~^gif	-100 -128
~^gift	-100 -128
~^gil	-38 -179
~^gila	77 -172
~^gin	-126 219
~^gin$	-33 104
~^gint	-170 118
~^gir	412 -63
~^gir$	355 -233
~^gira	260 -82
~^gire	210 -56
~^giri	173 -153
~^girl	-34 99
~^girn	-155 101
~^girt	-158 -167
~^giv	-100 -186
~^give	-100 -151
~^givi	-22 -112
~^gl	207 -23
~^gla	89 68
~^glas	91 45
~^gli	68 -33
~^glim	78 -16
~^glo	91 -83
~^glov	91 -83
~^glu	188 -90
~^gluc	136 -67
~^gluk	91 -29
~^gm	-121 -31
~^gm$	-117 -132
~^gn	-81 -37
~^gn$	-78 -56
~^go	10 184
~^go$	-119 126
~^goa	46 -86
~^goa$	-141 -110
~^goat	102 -19
~^gob	-40 -149
~^gobh	-57 -106
~^god	47 47
~^god$	52 60
~^goda	-62 -83
~^goe	-30 -144
~^goes	-26 -142
~^goi	145 91
~^goin	155 -40
~^gol	13 132
~^gol$	-91 -145
~^gola	-47 -3
~^gold	-228 1
~^goli	66 134
~^gon	9 131
~^gond	-139 -60
~^gone	20 94
~^gor	-42 -112
~^gora	-138 -110
~^got	21 -139
~^got$	9 -120
~^goti	24 -92
~^gov	-15 -15
~^govt	-38 -55
~^gp	-134 -38
~^gr	65 -252
~^gra	114 -273
~^grad	-161 -141
~^gram	35 -166
~^gran	126 -69
~^grap	96 -186
~^gre	50 -163
~^grea	-192 -69
~^grey	203 -93
~^gri	-53 -103
~^grie	-154 26
~^grin	43 -223
~^gro	-126 -10
~^grou	-45 37
~^grov	-221 -125
~^gru	82 -113
~^grun	151 -9
~^grup	-86 -75
~^gs	-68 -106
~^gst	-68 -106
~^gst$	-68 -106
~^gt	-181 -132
~^gta	-152 -95
~^gta$	-152 -95
~^gu	69 -13
~^gua	87 -45
~^guar	20 -37
~^gub	171 -57
~^guba	171 -57
~^gud	-113 -17
~^gud$	-148 -269
~^gudb	-138 89
~^gudg	-108 -47
~^gudi	121 62
~^gudn	-78 19
~^gue	63 97
~^gues	63 97
~^gug	-40 45
~^gugl	-23 59
~^gui	-122 123
~^guid	28 11
~^guil	-86 86
~^guit	-140 95
~^guj	-218 3
~^guja	-135 4
~^gujr	-118 3
~^gul	97 66
~^gula	119 -73
~^gulf	79 57
~^gulp	-9 50
~^gum	36 -158
~^gum$	35 -27
~^gums	43 -82
~^gun	65 22
~^gun$	-10 109
~^gund	142 -174
~^gur	21 -89
~^gurg	159 -68
~^guru	-81 -19
~^gus	-108 -41
~^gusa	-71 -142
~^guse	-93 133
~^gut	113 -115
~^gutk	108 -100
~^guv	-66 -100
~^guva	-66 -100
~^guy	114 71
~^guy$	121 -52
~^guys	-7 99
~^gy	117 -55
~^gya	249 -42
~^gya$	260 -31
~^gyar	11 -43
~^gye	117 32
~^gye$	117 32
~^gyi	20 99
~^gyi$	20 99
~^gym	-132 -243
~^gym$	-132 -243
~^gyn	-132 -70
~^gyna	-115 -55
~^h$	-84 -40
~^ha	-44 12
~^ha$	-172 -41
~^had	64 -57
~^had$	62 34
~^hadi	34 -162
~^hads	-42 -105
~^haf	45 -85
~^haft	39 -81
~^hah	-201 -298
~^haha	-201 -298
~^hai	-92 -8
~^hai$	-104 19
~^hain	78 -25
~^hair	-153 -76
~^haj	-83 -139
~^haja	-164 -136
~^hak	-119 125
~^haki	-98 132
~^hal	-99 -178
~^hal$	-83 -145
~^hald	2 -145
~^half	169 -57
~^halk	-320 -58
~^halv	42 -150
~^ham	12 243
~^ham$	-32 138
~^hama	-203 -64
~^hame	45 279
~^hamn	-6 51
~^han	22 26
~^han$	-128 -211
~^hand	146 55
~^hanf	110 -16
~^hang	5 134
~^hans	-65 65
~^hap	-214 -89
~^hape	-103 29
~^hapi	-62 -136
~^hapy	-154 -101
~^har	-2 -73
~^har$	-129 109
~^hara	115 -232
~^hard	128 -31
~^harm	-287 -303
~^harn	-50 -90
~^harp	90 44
~^hart	-142 14
~^has	85 -8
~^has$	140 52
~^hasi	-149 -76
~^hasn	114 -13
~^hast	-109 -10
~^hat	189 147
~^hat$	114 120
~^hata	-47 -50
~^hate	-136 -15
~^hath	223 129
~^hav	163 99
~^hava	126 53
~^have	-95 111
~^havi	208 -136
~^hb	-317 -272
~^hb$	-291 -234
~^hba	-111 -93
~^hbai	-111 -93
~^hd	-85 -68
~^he	315 149
~^he$	440 144
~^hea	-18 -138
~^head	88 -39
~^heal	-180 -73
~^hear	-41 -20
~^heat	-58 -192
~^heav	47 -186
~^hei	63 -126
~^heig	70 -196
~^hel	113 -37
~^hel$	-133 133
~^helm	20 -1
~^helo	-143 -183
~^help	153 -40
~^hem	-117 -131
~^hep	-147 -128
~^hep$	-109 -104
~^her	217 236
~^her$	166 329
~^here	211 -37
~^hern	-54 -27
~^hero	-186 -122
~^hes	178 143
~^hes$	178 143
~^heu	182 -12
~^hi	236 89
~^hi$	-5 78
~^hic	-96 -189
~^hich	-27 -118
~^hicu	-117 -111
~^hid	-93 131
~^hid$	-101 149
~^hide	-155 -5
~^hig	-63 -31
~^high	-63 -31
~^hil	189 -292
~^hil$	-10 -123
~^hila	290 -188
~^hiln	90 -47
~^hilt	189 -22
~^him	138 148
~^him$	169 87
~^hima	-70 178
~^himo	-115 -124
~^hims	2 136
~^hin	-350 -298
~^hind	-342 -273
~^hir	-46 41
~^hiro	-25 -88
~^his	222 59
~^his$	238 84
~^hisa	-41 32
~^hist	-96 -92
~^hit	199 43
~^hit$	162 66
~^hiv	237 -157
~^hiv$	246 -114
~^hive	7 -72
~^hm	-54 -179
~^hm$	-66 -176
~^ho	-53 11
~^ho$	-137 -53
~^hoa	104 -112
~^hoar	104 -112
~^hob	-97 50
~^hog	10 124
~^hoga	-68 149
~^hogi	90 -29
~^hok	-80 -48
~^hoka	-80 -40
~^hol	220 -44
~^hold	48 87
~^hole	227 -82
~^holi	3 -147
~^hom	-41 -168
~^home	-16 -125
~^hon	46 42
~^hona	-208 115
~^hone	-17 105
~^hong	-179 -173
~^honi	-116 -64
~^hont	289 -109
~^hop	-200 47
~^hor	71 -154
~^hori	73 36
~^hors	-14 -123
~^hos	126 78
~^hosh	316 -109
~^hosp	-50 18
~^host	-27 109
~^hot	-17 -10
~^hot$	250 -118
~^hota	-228 80
~^hote	-23 -124
~^hoth	83 -112
~^hoti	-154 -79
~^hou	191 25
~^hour	218 -157
~^hous	-137 69
~^hov	-495 -64
~^hov$	-488 -43
~^hp	-90 -113
~^hpv	-23 -56
~^hpv$	-23 -56
~^hr	112 -126
~^hr$	190 -17
~^hrs	34 -92
~^hrs$	34 -92
~^hu	-22 276
~^hu$	-104 242
~^hua	60 -77
~^hua$	60 -77
~^hub	55 62
~^hue	54 -43
~^hue$	54 -43
~^hug	-113 102
~^huge	-113 102
~^hui	60 -20
~^hui$	60 -20
~^huk	59 85
~^hum	91 -52
~^hum$	46 2
~^huma	-142 -27
~^humi	47 -7
~^humn	-86 133
~^hun	-106 154
~^hun$	-70 184
~^hur	73 52
~^hurt	32 64
~^hus	15 89
~^husb	15 89
~^hy	-76 -61
~^hyd	-55 -22
~^hyde	17 -75
~^hyp	-13 -24
~^hypo	-7 -15
~^i$	-125 253
~^ic	-34 91
~^ice	109 -197
~^ice$	127 -193
~^ich	-148 198
~^icu	-91 -159
~^icu$	-91 -159
~^id	103 56
~^ide	-222 -126
~^idea	-158 -230
~^idh	29 44
~^idl	162 -51
~^idli	162 -51
~^ie	-160 -34
~^ies	-106 -46
~^iesa	-106 -46
~^if	26 228
~^if$	43 256
~^ig	46 -61
~^ign	34 -22
~^igno	34 -22
~^ik	-16 83
~^il	8 239
~^il$	-21 130
~^ila	37 179
~^ila$	126 133
~^ilaj	-197 -15
~^im	22 187
~^im$	102 214
~^imp	-145 -82
~^impr	-118 -34
~^in	30 15
~^in$	-47 -40
~^inc	-144 -64
~^incr	-103 -163
~^ind	-467 -294
~^inda	-205 1
~^inde	-88 -74
~^indi	-359 -327
~^indo	-24 -85
~^inf	35 49
~^infa	87 -57
~^infe	19 -28
~^info	-40 31
~^inh	162 -74
~^inha	154 -85
~^inj	117 66
~^inje	110 108
~^ink	-94 181
~^inka	-86 178
~^ins	66 79
~^insa	-168 -66
~^insi	136 -1
~^inst	-127 110
~^insu	49 46
~^int	94 108
~^int$	135 -24
~^inte	23 -28
~^intj	69 75
~^into	14 131
~^intr	-82 50
~^inv	-22 -45
~^inve	-1 -63
~^invi	-22 26
~^ip	-72 -227
~^ipl	-89 -160
~^ipl$	-89 -160
~^ir	-79 -37
~^iri	-85 -95
~^iro	28 -108
~^iron	28 -108
~^iru	-130 22
~^iruk	-95 51
~^is	57 77
~^is$	68 59
~^isa	-76 -164
~^isab	-76 -164
~^ise	-95 42
~^ise$	-95 42
~^ish	-44 111
~^isi	-182 168
~^isi$	-125 151
~^isij	-48 -56
~^isk	49 -200
~^iska	-3 -170
~^iske	-67 -52
~^isl	-14 17
~^isli	-14 17
~^isn	67 -62
~^isnt	61 -52
~^ist	175 -159
~^isu	-122 -130
~^isue	-122 -130
~^it	-162 175
~^it$	-192 184
~^itc	-201 -265
~^itch	-201 -265
~^itn	-79 -56
~^itna	-93 -17
~^itne	-81 84
~^itni	25 -111
~^its	184 96
~^its$	205 120
~^itse	-19 -73
~^iv	-229 170
~^ive	-102 150
~^ive$	-74 172
~^ivy	-41 -65
~^ivy$	-41 -65
~^ja	98 276
~^ja$	-132 43
~^jab	132 -43
~^jab$	-223 -37
~^jaba	139 -26
~^jabd	262 -85
~^jac	70 -93
~^jach	70 -93
~^jad	77 -157
~^jade	-90 -126
~^jae	67 236
~^jae$	-20 123
~^jaeg	55 85
~^jaen	51 195
~^jag	97 34
~^jag$	154 -102
~^jaga	28 65
~^jage	37 -71
~^jagt	170 -141
~^jah	-279 -8
~^jaha	-204 17
~^jahr	-162 -121
~^jai	354 -16
~^jaik	-42 1
~^jaip	15 11
~^jais	375 -132
~^jak	53 87
~^jaka	-97 136
~^jakd	141 -84
~^jal	111 61
~^jal$	-29 -175
~^jala	-11 91
~^jald	201 129
~^jale	0 -198
~^jali	3 6
~^jaln	-107 -88
~^jalt	-37 -2
~^jam	39 -71
~^jam$	-73 -152
~^jama	15 33
~^jami	-15 -94
~^jamu	163 -122
~^jan	6 133
~^jan$	-44 -57
~^jana	-156 192
~^janc	-288 -271
~^jane	23 126
~^jang	123 21
~^jank	2 13
~^janm	16 -11
~^jant	115 3
~^jao	-74 -40
~^jao$	-43 -157
~^jap	-95 -77
~^jar	-175 -132
~^jaru	-57 -99
~^jas	33 84
~^jat	-128 -76
~^jata	-78 40
~^jate	34 -168
~^jati	-138 -208
~^jau	-23 355
~^jau$	133 200
~^jaun	-191 271
~^jav	162 -16
~^jav$	290 -170
~^java	-46 -35
~^jay	-23 118
~^jay$	-20 70
~^jaye	-43 104
~^je	186 201
~^jea	-158 -103
~^jean	-158 -103
~^jeb	-112 85
~^jeb$	-112 85
~^jeh	32 71
~^jeha	-78 111
~^jehe	-219 90
~^jel	185 -42
~^jely	145 -20
~^jer	157 155
~^jerk	206 -70
~^jero	45 128
~^jet	151 144
~^jeth	161 -26
~^jh	103 -7
~^jha	67 -37
~^jhad	-169 -248
~^jhag	134 60
~^jhal	166 80
~^jhan	-9 -61
~^jhat	98 -133
~^jhi	110 -28
~^jhin	129 -18
~^jho	40 118
~^jhol	105 -6
~^jhu	54 -152
~^jhuk	127 -112
~^jhul	22 16
~^jhun	40 -121
~^jhut	-175 -64
~^ji	-263 368
~^ji$	-106 -197
~^jib	115 123
~^jibh	153 -154
~^jig	29 -17
~^jij	116 -95
~^jija	124 -122
~^jim	-118 -76
~^jim$	-118 -76
~^jin	-240 411
~^jina	-164 166
~^jind	-79 155
~^jine	-137 353
~^jio	-51 -80
~^jio$	-51 -80
~^jir	-177 -72
~^jira	-109 -31
~^jis	-58 41
~^jise	-51 31
~^jism	-20 8
~^jit	-38 -261
~^jita	-32 -97
~^jitn	103 -79
~^jiv	-266 284
~^jiva	-100 104
~^jivi	-146 187
~^jo	-347 -117
~^jo$	-149 -9
~^job	-300 58
~^job$	-290 59
~^jod	-152 -101
~^jodo	-85 -103
~^joi	-161 -205
~^join	-161 -205
~^jok	-74 -48
~^joke	-99 -48
~^joki	41 7
~^jom	-96 -188
~^jon	-93 -152
~^jor	194 -29
~^ju	-144 54
~^jub	163 -77
~^juba	163 -77
~^jud	-59 -130
~^jug	109 -117
~^juga	-87 -99
~^jui	31 -89
~^juic	31 -89
~^juk	-132 -153
~^juka	-132 -153
~^jum	-29 188
~^jump	-123 228
~^jun	-193 -24
~^jun$	-91 -145
~^june	-205 -20
~^jung	15 15
~^juni	-4 103
~^jus	37 123
~^jus$	-142 -131
~^just	61 142
~^jut	-225 -131
~^juta	-154 0
~^jute	-182 -83
~^jy	-54 -45
~^jya	-47 -18
~^jyad	-47 -18
~^k$	-81 -92
~^ka	-56 -37
~^ka$	-156 -143
~^kab	-611 -278
~^kab$	-466 -406
~^kabh	-327 45
~^kabi	-76 -96
~^kabj	-61 -144
~^kabu	19 -39
~^kac	191 -159
~^kach	191 -159
~^kad	53 -17
~^kada	66 187
~^kadh	78 -221
~^kadi	60 -53
~^kadv	-98 -132
~^kaf	-54 103
~^kafi	-37 110
~^kag	-100 -29
~^kaga	-96 -23
~^kah	-174 87
~^kah$	51 68
~^kaha	-367 -71
~^kahi	121 88
~^kahn	-58 -12
~^kaht	101 174
~^kai	-162 -131
~^kai$	228 109
~^kail	-103 -78
~^kain	74 14
~^kais	-501 -276
~^kaj	-12 64
~^kajh	-54 88
~^kak	-42 -58
~^kaka	106 54
~^kaks	-149 -117
~^kal	13 -50
~^kal$	-96 15
~^kala	103 17
~^kale	-37 -224
~^kali	67 -274
~^kam	36 22
~^kam$	-166 54
~^kama	-53 -271
~^kamb	92 -50
~^kami	-134 -194
~^kamj	62 -230
~^kamr	96 156
~^kan	127 -290
~^kan$	-78 -363
~^kanc	137 5
~^kand	52 -62
~^kang	-30 -49
~^kanp	169 39
~^kant	-50 -115
~^kap	178 -6
~^kapa	26 -89
~^kapd	92 31
~^kapi	-53 -92
~^kapk	166 -6
~^kar	-18 35
~^kar$	-114 121
~^kara	181 -6
~^kard	-43 70
~^kare	-92 -153
~^kari	76 -29
~^karj	-142 298
~^kark	38 148
~^karn	-58 -24
~^karo	26 -13
~^kart	-94 -60
~^karu	-146 -207
~^karv	-145 -52
~^kas	-19 37
~^kasa	20 -100
~^kash	-92 85
~^kasr	-102 -154
~^kat	210 148
~^kat$	122 131
~^kata	156 -66
~^kate	5 21
~^kath	116 -74
~^kati	16 123
~^katl	57 -137
~^katn	-96 100
~^kato	135 -23
~^kau	-404 -121
~^kaun	-396 -120
~^kav	-159 -136
~^kavi	-132 -143
~^kay	-106 46
~^ke	-22 -55
~^ke$	1 -31
~^keh	113 84
~^keh$	119 -27
~^keht	37 25
~^kel	-204 -210
~^kela	-85 -129
~^kem	-93 -215
~^kem$	34 -124
~^kemi	-131 -93
~^ken	-193 -227
~^kend	-19 -170
~^kep	-101 79
~^kept	-101 79
~^ker	188 -37
~^kera	-110 26
~^kero	188 -10
~^kes	-110 -139
~^ket	16 27
~^keto	-124 -95
~^kev	-72 -99
~^keva	-58 -86
~^key	-40 67
~^key$	48 4
~^keys	-20 133
~^kg	-398 -32
~^kg$	-371 -27
~^kh	42 97
~^kha	-110 -18
~^kha$	151 -3
~^khab	-182 -202
~^khad	148 165
~^khae	-73 -207
~^khai	47 158
~^khaj	-149 -137
~^khak	94 -103
~^khal	19 19
~^khan	-116 -107
~^khar	-329 -169
~^khas	12 -121
~^khat	-44 -102
~^khau	-151 -143
~^khav	-210 -155
~^khay	80 16
~^khe	46 147
~^khel	-111 -229
~^khet	46 203
~^khi	179 -261
~^khic	112 -190
~^khid	126 -42
~^khil	-46 -168
~^khin	190 -145
~^khir	1 -44
~^khis	-15 20
~^kho	8 80
~^kho$	-105 -95
~^khol	47 110
~^khu	172 144
~^khub	3 -145
~^khud	-280 375
~^khuj	-235 -288
~^khul	75 64
~^khun	342 -248
~^khup	110 81
~^khur	-123 -82
~^khus	-200 27
~^ki	-38 43
~^ki$	-76 23
~^kid	57 -91
~^kid$	124 -173
~^kida	66 106
~^kide	-6 -113
~^kidn	-154 -78
~^kids	-136 -48
~^kik	224 49
~^kik$	115 -36
~^kiks	135 71
~^kil	-175 -49
~^kil$	11 26
~^kile	-209 -17
~^kili	-180 -219
~^kiln	76 71
~^kilo	-119 -244
~^kin	-132 116
~^kina	-44 153
~^kind	-1 77
~^king	-160 -160
~^kip	29 163
~^kip$	-114 171
~^kips	63 37
~^kir	-10 22
~^kira	8 29
~^kis	-224 70
~^kis$	-226 -270
~^kisa	-125 18
~^kise	-32 8
~^kisi	1 233
~^kisk	38 61
~^kism	-99 -63
~^kisn	-238 -267
~^kist	-135 -209
~^kit	-36 -8
~^kit$	117 23
~^kita	136 38
~^kitc	154 -48
~^kitn	-274 0
~^kiv	-138 -158
~^kiy	-3 119
~^kiya	10 112
~^kl	-172 -156
~^kla	-153 -130
~^klas	-84 -83
~^km	90 -78
~^km$	100 -260
~^kn	-66 50
~^kni	-64 -178
~^kni$	-174 -134
~^knif	86 -69
~^knis	-78 -138
~^kno	-18 135
~^knok	-43 -93
~^knov	53 125
~^ko	-70 186
~^ko$	-39 19
~^koc	2 52
~^koch	2 52
~^koh	24 -122
~^kohl	-122 -134
~^kohn	72 -74
~^koi	-85 125
~^koi$	-77 107
~^kol	-53 -5
~^kol$	-104 101
~^kola	64 -57
~^kole	-178 -50
~^kom	-98 -83
~^kon	-23 33
~^kond	0 132
~^kone	28 68
~^kons	-221 -134
~^kop	-80 124
~^kopi	-76 144
~^kor	-208 54
~^kors	-82 -73
~^kos	117 158
~^kosh	49 115
~^kot	82 109
~^kota	-64 155
~^koth	33 65
~^koti	176 -59
~^kr	-133 8
~^kr$	-42 8
~^kra	60 -31
~^krai	60 -31
~^kri	-136 -157
~^krik	-60 -69
~^krim	-124 -106
~^krn	-90 55
~^krna	-2 59
~^krne	-91 20
~^krt	-61 -98
~^krte	-62 -29
~^kru	60 -2
~^kru$	61 -54
~^ks	56 47
~^ks$	-126 -160
~^ksr	-81 -49
~^ksra	-81 -49
~^ku	208 94
~^ku$	161 -250
~^kua	139 28
~^kuan	89 24
~^kuar	106 30
~^kuc	-32 -39
~^kuch	-32 -39
~^kud	110 231
~^kud$	-215 171
~^kudi	216 13
~^kudn	-40 210
~^kue	2 105
~^kuen	9 181
~^kuer	70 -49
~^kues	-103 -76
~^kueu	9 30
~^kui	-83 150
~^kuie	41 139
~^kuij	-62 -152
~^kuik	-6 107
~^kuk	109 -47
~^kuka	109 -45
~^kul	100 -235
~^kula	150 -105
~^kulh	131 -74
~^kun	0 -42
~^kund	-84 11
~^kunj	78 -54
~^kur	-58 -145
~^kurs	58 -144
~^kurt	-184 -53
~^kut	189 -59
~^kuta	110 -149
~^kute	122 -82
~^kuy	47 88
~^kuye	56 47
~^ky	-402 -229
~^kya	-247 -175
~^kya$	-241 -167
~^kyo	-397 -161
~^kyon	-397 -161
~^kyu	-329 -145
~^kyu$	-289 -177
~^kyun	-88 28
~^l$	-107 -30
~^la	45 51
~^la$	41 -67
~^lab	-21 63
~^lab$	14 94
~^labe	-33 -98
~^labo	44 87
~^lac	-90 -66
~^lad	93 -19
~^lada	72 -89
~^lade	9 -26
~^ladi	3 -114
~^ladk	34 48
~^ladt	-25 -19
~^ladu	-52 -175
~^lady	117 52
~^lae	23 -4
~^lae$	21 -4
~^lag	47 46
~^lag$	-111 191
~^laga	53 48
~^lage	-95 -187
~^lagi	246 -97
~^lagn	-218 5
~^lagt	-124 31
~^lagv	5 -301
~^lah	133 -63
~^lahs	9 -30
~^lai	-42 77
~^lain	-74 -166
~^lais	-136 100
~^laj	84 -16
~^lak	-255 92
~^lakd	55 -109
~^lake	-33 139
~^lakh	-283 123
~^laki	-92 136
~^laks	-97 -136
~^lakv	-113 -214
~^lal	86 -120
~^lal$	86 -86
~^lali	-68 -97
~^lam	50 3
~^lamb	-20 -74
~^lan	17 -178
~^lanb	-12 -62
~^land	86 22
~^lang	-63 -125
~^lap	-241 38
~^lapt	-210 -28
~^lar	130 -185
~^lar$	70 -135
~^las	-238 125
~^lase	-128 -127
~^lash	-35 55
~^lasi	-73 -128
~^last	-189 150
~^lat	127 -37
~^lat$	149 -56
~^lata	189 -61
~^late	-219 -230
~^lath	-94 -142
~^latk	-21 178
~^latr	168 -19
~^lau	-215 38
~^laug	-153 -135
~^lauk	-117 -127
~^laut	-52 200
~^lav	22 -30
~^lav$	-55 60
~^lavs	-5 -93
~^lay	0 108
~^lay$	84 51
~^laya	-146 99
~^layi	61 18
~^ld	-153 26
~^ldl	-144 -157
~^ldl$	-144 -157
~^le	128 215
~^le$	39 -61
~^lea	69 71
~^leak	165 -90
~^lean	111 -49
~^lear	-45 23
~^leav	-105 52
~^lef	41 202
~^left	41 202
~^leg	229 -118
~^leg$	154 -234
~^lega	-43 47
~^lege	-26 -73
~^legs	159 -38
~^leh	-115 -157
~^lek	147 73
~^leka	20 161
~^leke	195 -28
~^lekh	-71 -73
~^leki	67 -89
~^lel	164 -37
~^lela	178 -113
~^lem	3 -80
~^lemo	3 -80
~^len	-326 -34
~^len$	-131 -179
~^lena	-135 120
~^lene	-151 26
~^leni	-49 -198
~^lens	-197 -125
~^lep	-33 -125
~^les	19 -25
~^les$	23 3
~^let	8 174
~^let$	156 65
~^leta	-61 -148
~^lete	-79 131
~^leti	-89 1
~^letn	95 -38
~^lev	-130 -189
~^leva	57 -84
~^leve	-142 -94
~^levo	-164 -100
~^lg	-58 39
~^li	107 246
~^li$	142 251
~^lic	-185 116
~^lic$	-43 177
~^lice	-201 18
~^lid	27 129
~^lids	60 51
~^lie	-88 -93
~^lie$	-69 -84
~^lif	53 90
~^life	-63 137
~^lift	120 -105
~^lig	65 45
~^ligh	75 45
~^lik	126 60
~^lik$	17 74
~^like	262 84
~^likh	-271 -3
~^liku	171 -22
~^lim	163 -145
~^limi	39 -81
~^limp	152 -65
~^lin	-94 -4
~^lin$	-66 123
~^line	-62 41
~^link	-243 -265
~^lip	157 -186
~^lip$	-63 -108
~^lipi	-50 -81
~^lips	218 -51
~^lis	-294 -3
~^list	-294 -3
~^lit	-115 -211
~^lita	11 -59
~^lite	-65 -103
~^litl	-107 -174
~^litr	37 89
~^liv	-53 -25
~^live	-103 -6
~^livi	95 -90
~^liy	52 125
~^liya	145 179
~^liye	-220 -38
~^lo	28 42
~^lo$	111 38
~^loa	-118 155
~^load	-8 17
~^loan	-147 156
~^loc	-26 -59
~^loca	-26 -59
~^log	-45 10
~^log$	85 38
~^logi	-170 -105
~^logo	-82 -93
~^loh	207 -162
~^lohe	133 -93
~^lohi	130 -100
~^lok	64 184
~^loke	56 183
~^lol	-368 -183
~^lol$	-368 -183
~^lon	-336 44
~^long	-327 55
~^lor	160 -19
~^los	-169 18
~^los$	-43 -70
~^losi	-95 -60
~^lost	-110 94
~^lot	118 52
~^lot$	-11 97
~^lota	135 -27
~^lou	50 -27
~^loud	50 -27
~^lov	-71 -99
~^lov$	-26 -293
~^love	-123 11
~^lu	34 92
~^lu$	-13 -6
~^lud	27 -101
~^ludh	153 19
~^ludo	-189 -123
~^luk	48 109
~^luk$	-57 173
~^luki	29 130
~^lukn	-136 -144
~^luks	178 -21
~^lum	-55 -133
~^lump	-57 -126
~^lun	27 99
~^lun$	-69 68
~^lunc	143 -78
~^lung	-139 132
~^lus	61 -72
~^luse	61 -72
~^lut	-129 -126
~^ly	154 -51
~^lyi	203 21
~^lyin	203 21
~^lyr	-103 -101
~^lyri	-103 -101
~^m$	-72 116
~^ma	102 273
~^ma$	164 66
~^mac	121 -62
~^mach	123 -59
~^mad	-8 -17
~^mad$	-114 22
~^mada	135 6
~^made	-129 -22
~^madh	-105 -192
~^maf	-137 306
~^maf$	-120 273
~^mafi	-31 123
~^mag	221 -143
~^maga	53 -21
~^magi	-140 -19
~^magu	192 -138
~^mah	-75 -203
~^maha	-158 -128
~^mahi	-48 -146
~^mahv	-77 -159
~^mai	-108 218
~^mai$	-32 200
~^maic	-185 -115
~^maid	-123 55
~^maig	-66 -156
~^mail	-143 -270
~^main	86 212
~^mais	-141 -62
~^maj	15 54
~^maja	-215 52
~^majb	-40 113
~^majd	117 -75
~^maje	-111 -174
~^majh	142 60
~^mak	-54 -251
~^maka	45 -67
~^make	-176 -41
~^makh	-64 -203
~^maki	31 -216
~^maks	-60 -190
~^mal	-114 10
~^mal$	96 -75
~^mala	-275 89
~^male	-127 -160
~^mali	-50 17
~^mam	169 29
~^mama	82 -163
~^mami	110 84
~^man	-46 153
~^man$	6 269
~^mana	-149 -118
~^mand	-40 1
~^mane	14 -105
~^mang	-170 -35
~^manj	103 112
~^mans	77 -130
~^mant	-185 -264
~^many	43 105
~^mar	42 231
~^mar$	-121 -27
~^mara	102 4
~^marc	-205 -23
~^mard	85 -105
~^mare	-91 80
~^mari	69 193
~^mark	-122 -218
~^marn	-93 292
~^maro	159 31
~^mart	87 -6
~^maru	34 150
~^mary	-27 129
~^mas	55 -362
~^masa	-89 -184
~^mash	149 -174
~^masi	-150 -32
~^mask	34 -185
~^mast	-84 -85
~^masu	99 -76
~^mat	-69 173
~^mat$	-159 389
~^mata	111 -34
~^matc	-173 -255
~^mate	155 -22
~^math	17 -116
~^matl	-105 -167
~^matr	-59 133
~^mau	-97 66
~^maus	-37 -161
~^maut	-96 139
~^may	42 43
~^may$	-40 34
~^mayb	37 -29
~^mayk	-17 67
~^mc	-169 -105
~^mcg	-21 -29
~^mcg$	-21 -29
~^me	-76 41
~^me$	-41 24
~^mea	-75 -177
~^meal	46 -26
~^mean	-168 -164
~^mec	-69 -40
~^mech	-69 -40
~^med	-16 -81
~^medi	-33 -263
~^mef	125 -35
~^meft	125 -35
~^meh	-90 89
~^meha	9 -89
~^mehe	11 7
~^mehm	-19 18
~^mehn	-146 62
~^mehs	101 -39
~^mei	58 11
~^mein	58 11
~^mel	-9 -11
~^mela	87 -119
~^mele	-171 97
~^mem	-208 -80
~^memb	-62 23
~^meme	-176 -161
~^men	-42 -144
~^men$	-39 -131
~^meni	-19 -46
~^meno	33 -69
~^ment	-44 -67
~^mer	-103 201
~^mera	-120 137
~^mere	53 102
~^meri	-170 184
~^mes	-128 81
~^mes$	-22 30
~^mesa	-191 72
~^met	-70 -136
~^mete	94 -76
~^metf	-112 -153
~^meth	-201 -131
~^metr	74 -4
~^mg	-60 132
~^mg$	-60 132
~^mh	-101 138
~^mha	-101 138
~^mhan	-101 138
~^mi	130 91
~^mid	68 74
~^mid$	100 56
~^mida	-2 71
~^midl	9 -7
~^midn	-31 -11
~^mig	15 -94
~^migr	15 -94
~^mik	54 130
~^miks	54 130
~^mil	-93 95
~^mil$	165 103
~^mila	62 104
~^mild	-263 -163
~^mile	-288 -12
~^mili	16 150
~^milk	-6 -155
~^miln	-19 43
~^milt	-213 17
~^min	289 -32
~^min$	227 -222
~^mina	168 11
~^mind	-9 28
~^mine	-140 47
~^mins	148 -63
~^minu	77 11
~^mir	-81 -234
~^mirc	-110 -191
~^mirg	23 -193
~^miro	62 71
~^mis	212 -124
~^mis$	114 69
~^misc	-76 83
~^mise	-118 -193
~^misi	49 -184
~^mist	243 -118
~^mit	-55 7
~^mit$	-118 35
~^mita	-52 5
~^mite	-82 -127
~^mith	44 -206
~^miti	-6 50
~^mitr	-104 79
~^ml	6 -171
~^ml$	21 -138
~^mo	-126 -58
~^mob	-211 -178
~^moba	-176 -100
~^mobi	-96 -171
~^moc	-180 -147
~^moch	-180 -147
~^mod	-158 -160
~^moda	-92 -120
~^mode	-224 -199
~^modh	3 -135
~^moh	-21 -87
~^moha	-14 -81
~^moj	-107 -50
~^mok	-105 -99
~^mok$	-81 -69
~^mom	8 159
~^mom$	-11 151
~^momo	16 -144
~^moms	30 60
~^mon	-22 21
~^mond	69 -97
~^mone	-47 53
~^monk	118 -102
~^mons	-116 -150
~^mont	-26 -176
~^mor	-89 157
~^more	-75 72
~^morf	7 94
~^morn	-26 -133
~^mos	-72 -77
~^mosk	-32 -42
~^most	-127 -40
~^mot	83 -133
~^mota	-41 -63
~^moth	-45 -59
~^moti	103 -227
~^moto	112 -25
~^mou	113 -93
~^mout	128 -88
~^mov	79 -225
~^move	115 -85
~^movi	20 -230
~^mr	-47 -187
~^mr$	-14 -91
~^mri	-175 -166
~^mri$	-127 -78
~^mrit	-78 -127
~^mrn	99 -75
~^mrng	66 -71
~^ms	-162 177
~^msg	-158 185
~^msg$	-158 185
~^mt	70 -63
~^mtp	144 -46
~^mtp$	144 -46
~^mu	81 138
~^mua	-30 33
~^muav	-30 33
~^muc	-3 -9
~^much	-1 -8
~^mud	-144 -154
~^mud$	-179 -242
~^mudi	-25 10
~^muf	-63 -51
~^muft	-44 -49
~^muh	159 -102
~^muh$	231 -45
~^muha	-116 -121
~^muj	1 156
~^mujh	-2 151
~^muk	-37 17
~^muka	-18 -173
~^mukh	-8 -38
~^mukt	-110 147
~^mul	59 -23
~^mult	-82 -63
~^mum	47 30
~^muma	83 54
~^mumb	-91 -144
~^mumy	-5 26
~^mun	126 40
~^muna	148 8
~^mund	-63 56
~^mune	10 82
~^mung	163 -158
~^munh	43 -92
~^muni	75 119
~^mur	-206 -48
~^murd	-196 -271
~^murg	14 -168
~^mus	-101 -82
~^musc	-74 -63
~^mush	69 -75
~^musk	-45 22
~^must	-59 5
~^mut	191 -145
~^muth	59 -31
~^my	-44 158
~^my$	-21 123
~^mys	-48 256
~^myse	24 281
~^myst	-34 -47
~^myt	-105 -94
~^myth	-105 -94
~^n$	213 -55
~^na	76 131
~^na$	-5 161
~^nab	213 -239
~^nabh	21 -185
~^nabj	224 -108
~^nac	63 -143
~^nach	63 -143
~^nad	24 173
~^nadi	104 203
~^nae	-59 144
~^nae$	-59 144
~^nag	39 -38
~^nag$	154 -142
~^naga	-64 86
~^nagp	-94 -29
~^nah	89 30
~^naha	5 125
~^nahi	87 27
~^nahl	-119 -111
~^nai	246 -6
~^nai$	192 72
~^naik	120 77
~^nail	7 -278
~^naj	52 2
~^naja	133 36
~^nak	-145 -96
~^nak$	-4 -273
~^nakh	-182 -101
~^nakl	-88 -51
~^naks	89 -83
~^nal	67 -48
~^nal$	33 -79
~^nali	101 -139
~^nam	-245 -275
~^nam$	-253 -182
~^nama	-136 -184
~^name	-54 -130
~^nan	94 139
~^nan$	57 203
~^nana	200 9
~^nanb	-197 -32
~^nani	-22 -165
~^nap	129 36
~^nap$	106 -64
~^napa	-70 -2
~^nar	-84 -274
~^nara	0 -197
~^nari	-130 -75
~^nars	11 -60
~^nas	-61 268
~^nas$	-27 331
~^nash	40 -201
~^nat	148 59
~^nata	-35 -14
~^nath	144 95
~^nati	120 -1
~^natu	-64 -107
~^nau	-37 39
~^nau$	6 -94
~^nauk	-162 76
~^naus	-6 -55
~^nauv	77 28
~^nav	141 -232
~^navj	133 -113
~^nay	-248 -28
~^naya	-237 -254
~^naye	-156 96
~^nayi	31 -154
~^nd	38 25
~^nd$	38 25
~^ne	310 26
~^ne$	266 44
~^nea	46 99
~^near	44 89
~^neb	112 -95
~^nebu	112 -41
~^nef	21 -3
~^nefe	61 22
~^neg	-228 -190
~^nega	-205 -161
~^neh	82 117
~^neha	79 117
~^nei	118 -2
~^nei$	135 -91
~^neig	24 22
~^nek	120 -49
~^nek$	134 -162
~^neks	30 28
~^nen	165 73
~^nenj	186 -67
~^ner	-79 -63
~^nerv	-79 -63
~^net	-45 -36
~^net$	-52 41
~^netv	51 83
~^neu	81 -96
~^neur	-124 -85
~^nev	-14 -143
~^nev$	-90 -113
~^nevb	145 -65
~^neve	-66 10
~^nevs	-147 -144
~^ng	-42 -64
~^nh	205 59
~^nh$	187 -106
~^nhi	142 78
~^nhi$	142 78
~^ni	154 85
~^ni$	181 125
~^nib	-131 -224
~^niba	-130 -238
~^nic	2 108
~^nice	-84 43
~^nich	41 107
~^nid	4 28
~^nid$	51 -57
~^nide	-210 -63
~^nidl	201 -47
~^nids	-10 -7
~^nie	12 -36
~^niec	12 -36
~^nig	68 -82
~^niga	286 -16
~^nigh	-116 -73
~^nigl	157 -66
~^nik	115 26
~^nika	87 43
~^nikl	-36 8
~^nil	405 -124
~^nila	163 1
~^nile	285 -92
~^nili	183 -93
~^nim	-124 -6
~^nim$	-51 -55
~^nimb	-78 -158
~^nin	-194 42
~^ninb	-47 -95
~^nind	-161 33
~^nine	-125 -97
~^nip	55 39
~^nir	-28 -248
~^nis	27 88
~^nish	27 88
~^nit	27 111
~^nit$	-101 125
~^nite	70 -2
~^niy	78 -214
~^niya	-120 -184
~^no	151 153
~^no$	125 151
~^nob	-22 248
~^nobo	-22 248
~^noc	146 -5
~^noch	146 -5
~^nod	-2 -102
~^noi	34 85
~^noid	-109 -93
~^nois	83 118
~^nom	-52 87
~^nomi	-52 87
~^non	38 -193
~^non$	-110 -49
~^none	-42 -72
~^nons	135 -81
~^nop	-24 -214
~^nopi	-20 -193
~^nor	-21 -253
~^norm	-11 -241
~^nos	-79 -243
~^nose	-79 -243
~^not	48 173
~^not$	85 139
~^note	-241 210
~^noth	42 -49
~^noti	-25 29
~^nov	77 -31
~^nov$	97 -14
~^nove	-207 -1
~^novu	29 -171
~^nu	84 161
~^nu$	82 129
~^nuk	-186 -104
~^nuks	-161 -84
~^num	89 59
~^numb	89 59
~^nun	79 75
~^nun$	183 -117
~^nur	48 45
~^nurs	-45 77
~^nus	-75 -63
~^nusk	-75 -63
~^o$	-76 -78
~^oa	-93 -100
~^oat	-71 -86
~^oats	-71 -86
~^ob	-123 -157
~^oc	-142 -88
~^oct	-81 -81
~^octo	-81 -81
~^od	195 -181
~^odi	-41 -133
~^of	-12 131
~^of$	25 139
~^ofi	-67 -155
~^ofic	-69 -125
~^ofis	-31 -102
~^ofl	-30 150
~^oi	17 51
~^oil	-42 52
~^oil$	-15 -28
~^oily	-48 -56
~^oin	131 -17
~^oint	131 -17
~^oj	37 114
~^ojh	37 114
~^ojha	37 114
~^ok	30 -31
~^ok$	-4 -17
~^oka	33 -36
~^okay	-27 -29
~^oks	101 -6
~^oksi	135 -134
~^oksy	-18 31
~^ol	90 -140
~^ola	89 72
~^ola$	95 90
~^old	40 -192
~^old$	40 -191
~^on	91 65
~^on$	65 -16
~^onc	-88 -55
~^once	-161 -50
~^one	171 30
~^one$	195 18
~^ones	-73 92
~^oni	-190 -175
~^onio	-190 -175
~^onl	-11 157
~^onla	-99 182
~^onli	-157 -2
~^only	19 119
~^op	192 -93
~^op$	-127 14
~^opd	148 -44
~^opd$	148 -44
~^ope	209 -10
~^open	228 -10
~^oper	-32 -15
~^opi	-13 -89
~^opin	-88 -84
~^opr	-209 -165
~^opre	-209 -165
~^opt	114 -58
~^opti	114 -58
~^or	-336 -232
~^or$	-382 -166
~^ord	19 -142
~^orde	19 -142
~^org	-64 -16
~^orga	-64 -16
~^ors	-105 -123
~^ors$	-105 -123
~^ort	-20 -39
~^orth	-20 -39
~^oru	98 -67
~^oru$	98 -67
~^os	-185 99
~^ot	-326 -3
~^ot$	-35 93
~^oth	-91 74
~^othe	-91 74
~^otp	-224 -116
~^otp$	-224 -116
~^ou	29 -11
~^our	16 -11
~^our$	16 -11
~^out	35 -15
~^out$	67 1
~^outs	19 18
~^ov	39 143
~^ova	-71 -120
~^ove	15 38
~^over	25 44
~^ovn	71 232
~^ovn$	36 214
~^ovne	60 79
~^pa	161 -1
~^pa$	207 29
~^pac	-11 -106
~^pace	50 -37
~^pach	-59 -90
~^pad	323 -71
~^pad$	127 -200
~^pada	91 62
~^pade	98 74
~^padh	-273 -72
~^padi	318 -157
~^padl	238 -83
~^pado	33 -74
~^padt	-12 -38
~^pady	-58 13
~^pae	-155 -136
~^pag	52 73
~^paga	91 -114
~^page	-158 156
~^pah	-269 -306
~^paha	-198 -125
~^pahc	26 -87
~^pahe	-137 -180
~^pahi	-19 -40
~^pahl	-157 -89
~^pahn	-95 -49
~^pahu	-108 -179
~^pai	100 74
~^paid	-21 129
~^paik	112 -81
~^pain	23 44
~^paip	22 -30
~^pair	167 -154
~^pais	-232 115
~^pait	-70 -104
~^pak	61 34
~^pak$	-163 -128
~^paka	22 127
~^pakd	50 64
~^pakh	154 -36
~^paki	-124 -76
~^pako	79 -38
~^pal	297 -379
~^pal$	7 -112
~^pala	84 -201
~^pale	180 -72
~^palk	135 -64
~^palm	155 -86
~^paln	-70 -29
~^pals	127 -49
~^palt	83 -192
~^palu	73 38
~^pam	177 -144
~^pamb	79 -32
~^pan	3 -57
~^pan$	180 -259
~^pana	-47 -72
~^panc	-38 -109
~^pand	-8 51
~^pani	1 -225
~^pank	-131 218
~^panp	125 -45
~^pant	56 -202
~^pap	47 71
~^papa	72 87
~^papd	-91 -47
~^pape	-2 7
~^papi	11 -88
~^par	-38 -70
~^par$	4 -75
~^para	-211 95
~^parc	156 35
~^pard	89 49
~^pare	-177 161
~^parh	-137 -140
~^pari	-324 -191
~^park	65 -26
~^pars	23 -131
~^part	117 -120
~^pas	122 91
~^pas$	-110 156
~^pasa	-164 -79
~^pase	161 -27
~^pash	-94 -91
~^pasi	167 -218
~^pasl	167 -103
~^pasp	-49 28
~^past	42 100
~^pasv	-221 56
~^pat	82 115
~^pata	-41 23
~^patc	-156 35
~^pate	46 -26
~^path	-6 -260
~^pati	237 20
~^patl	-34 -175
~^patn	-150 -27
~^patr	-166 317
~^pau	-165 48
~^paud	-50 -104
~^paun	-79 39
~^paus	-33 -151
~^pay	-22 106
~^pay$	38 105
~^paya	-27 136
~^paye	11 -170
~^pc	-96 -155
~^pco	-67 -138
~^pcod	-25 -90
~^pcos	-44 -48
~^pd	-34 -97
~^pe	27 91
~^pe$	34 149
~^pea	55 60
~^peac	-49 92
~^pean	135 -75
~^ped	-78 114
~^ped$	-104 142
~^peh	-56 -87
~^pehc	72 -101
~^pehe	-127 100
~^pehl	9 -85
~^pehn	-146 -166
~^pen	65 143
~^pen$	130 67
~^pend	-61 44
~^pens	-33 47
~^peo	-36 -39
~^peop	-36 -39
~^pep	93 -17
~^pepa	8 10
~^per	-207 -92
~^per$	-55 -224
~^perc	-153 3
~^peri	-76 -297
~^perm	-82 -14
~^pers	-78 150
~^pes	126 64
~^pesh	215 -99
~^pest	-189 109
~^pet	93 -363
~^pet$	117 -342
~^petr	87 -96
~^pf	-34 -100
~^pf$	-34 -100
~^pg	-5 181
~^pg$	8 172
~^pi	189 49
~^pi$	268 212
~^pic	-130 52
~^pich	-79 -30
~^pict	-41 -101
~^pie	34 -193
~^piec	68 -87
~^pig	23 54
~^pige	-40 62
~^pij	-13 -194
~^pija	-11 -208
~^pik	-3 35
~^pik$	25 77
~^pika	80 -10
~^piki	-32 27
~^pil	19 16
~^pil$	-96 9
~^pila	193 -163
~^pile	-113 -136
~^pili	-4 -172
~^pilo	-107 1
~^pils	43 216
~^pim	-210 -26
~^pimp	-210 -26
~^pin	106 -128
~^pin$	-12 108
~^pina	-150 -180
~^pinc	193 -38
~^pind	65 -31
~^pine	76 -39
~^pink	53 -173
~^pip	-128 108
~^pip$	-22 66
~^pipe	-98 100
~^pir	-183 -107
~^pis	-25 -46
~^pist	-32 -35
~^pit	115 -330
~^pit$	172 -142
~^pita	30 -132
~^pitc	-7 -76
~^pite	56 -113
~^pith	56 -214
~^piu	-34 -131
~^piun	68 -37
~^piy	88 -22
~^piya	20 66
~^piye	108 -72
~^pl	-57 -43
~^pl$	-68 92
~^pla	-121 -46
~^plac	-100 51
~^plan	-220 23
~^plas	58 -202
~^plat	56 85
~^play	-138 -238
~^ple	55 -7
~^plea	58 36
~^plet	-11 -180
~^pls	-94 12
~^pls$	-94 12
~^plu	12 -143
~^plus	-72 -50
~^pm	-27 -126
~^pm$	-14 -108
~^pn	34 -106
~^po	113 81
~^pod	-147 -63
~^poe	-7 -205
~^poem	2 -192
~^poh	-141 -130
~^poha	-141 -130
~^poi	-55 34
~^poin	-93 100
~^pois	-48 -82
~^pok	196 -43
~^poke	-12 55
~^pokh	172 -82
~^pol	45 -36
~^pole	120 -17
~^poli	-158 -86
~^pon	-115 -10
~^pond	73 -44
~^pong	-106 -72
~^por	87 94
~^pore	-79 161
~^pori	95 -115
~^port	-99 -82
~^pos	46 85
~^posi	54 -77
~^post	5 111
~^pot	-40 100
~^pota	85 9
~^pote	-22 -132
~^poty	-35 -174
~^pou	156 43
~^pour	96 66
~^povd	5 -164
~^pove	12 -191
~^poy	177 -68
~^poyi	177 -68
~^pr	-27 -159
~^pra	87 20
~^prac	-104 -39
~^prad	-26 -79
~^pran	-133 85
~^pras	91 -85
~^prat	-159 -124
~^prav	235 -78
~^pray	-61 103
~^pre	35 -120
~^pre$	-27 -89
~^preg	102 -91
~^prem	-184 -183
~^prep	-82 -76
~^pres	12 -8
~^pret	34 40
~^prev	66 -175
~^pri	-98 -44
~^pric	-155 -197
~^prik	116 -42
~^prin	-124 -99
~^priv	2 -170
~^pro	-147 -180
~^prob	-62 -7
~^proc	-106 -155
~^prof	-175 -126
~^proj	34 -93
~^prom	-192 -91
~^prop	34 -6
~^pros	6 -104
~^prot	-127 -180
~^ps	-133 -62
~^psy	-50 -131
~^psyc	-50 -131
~^pt	55 41
~^pt$	61 -11
~^pu	313 73
~^pub	-98 -49
~^pubg	-96 -32
~^puc	-5 61
~^puch	-5 61
~^pud	100 66
~^pudi	78 74
~^puf	56 -71
~^pufe	155 -49
~^puj	-21 -157
~^puja	67 -91
~^pul	208 155
~^pul$	-19 257
~^pule	130 10
~^puli	66 63
~^puls	164 -234
~^pult	33 -7
~^pum	221 23
~^pump	221 23
~^pun	-241 -24
~^pune	-132 -107
~^punj	-95 -89
~^pup	101 -123
~^pup$	-81 -81
~^pupi	192 -47
~^pur	114 -24
~^pura	-5 -173
~^pure	101 -33
~^puri	-96 43
~^purp	140 108
~^pus	1 -100
~^pus$	-72 -33
~^push	55 -70
~^put	103 112
~^put$	16 207
~^puti	87 -20
~^putl	241 -121
~^py	78 -225
~^pya	91 -176
~^pyaj	-178 -135
~^pyar	-217 -73
~^pyas	107 -17
~^pyt	-59 -147
~^pyth	-59 -147
~^r$	-193 22
~^ra	82 18
~^ra$	146 63
~^rab	-171 -191
~^rabi	-161 -185
~^rac	118 -21
~^rad	57 -27
~^rag	-173 -56
~^ragi	-141 -77
~^rah	150 103
~^rah$	-33 65
~^raha	196 -29
~^rahe	30 -63
~^rahi	325 57
~^rahn	-165 28
~^raho	-101 45
~^raht	-242 -175
~^rahu	-122 342
~^rai	-254 82
~^rail	-60 277
~^rain	-88 -176
~^rais	-149 -58
~^raj	-148 -23
~^raja	-59 -242
~^raji	51 -115
~^rajm	-143 -164
~^rajo	-128 154
~^rak	109 31
~^rakh	-103 102
~^rakt	275 -276
~^ram	-42 -40
~^ram$	-171 24
~^rama	-138 -83
~^ran	13 -88
~^ran$	43 32
~^ranc	-11 -3
~^rang	82 -176
~^ras	7 167
~^ras$	-34 -45
~^rasa	82 -83
~^rash	-140 -186
~^rasi	18 241
~^raso	24 33
~^rast	6 170
~^rat	-14 -24
~^rat$	17 109
~^rate	-179 -308
~^rath	113 88
~^rati	-26 -177
~^ratr	-168 -199
~^rav	-125 -223
~^rc	-161 -175
~^rcb	-161 -175
~^rcb$	-161 -175
~^rd	75 77
~^rd$	75 77
~^re	-233 -49
~^re$	52 -163
~^rea	-247 152
~^reac	-16 -59
~^read	-275 65
~^real	-93 7
~^reas	-116 163
~^reb	-7 -55
~^rebi	-7 -55
~^rec	-112 -187
~^rech	-23 -49
~^reci	-152 -149
~^reco	-78 -15
~^red	-14 -168
~^red$	-3 -67
~^redi	-22 -77
~^redu	18 -70
~^ref	-96 117
~^refu	-79 96
~^reg	-25 -130
~^regi	25 -90
~^regu	-54 -28
~^reh	-11 70
~^reh$	-64 90
~^reha	135 -133
~^rehn	-22 79
~^reht	-169 -2
~^rej	-56 26
~^reje	-56 26
~^rel	-80 196
~^rel$	-84 132
~^rela	43 88
~^relv	-4 -98
~^rem	9 -191
~^rema	-63 20
~^reme	7 -91
~^remo	18 -170
~^ren	-148 -41
~^rene	-59 -132
~^rent	-138 13
~^rep	-102 -202
~^repe	-122 -104
~^repl	-151 -115
~^repo	8 -102
~^res	-80 -76
~^resi	-132 -42
~^resp	82 -33
~^rest	87 -81
~^resu	-238 54
~^ret	-154 23
~^ret$	-115 -93
~^reti	-37 54
~^retu	-83 56
~^rev	-115 -105
~^reve	6 -152
~^revi	-117 -125
~^rh	163 102
~^rha	178 147
~^rha$	178 147
~^rhe	29 -56
~^rhe$	31 -98
~^rhi	132 11
~^rhi$	132 11
~^rhy	-77 -57
~^ri	95 -177
~^rib	135 -61
~^ribs	184 -54
~^ric	-214 -62
~^rice	-214 -62
~^rid	-175 -171
~^ride	-53 -122
~^rig	252 -204
~^righ	209 -204
~^rij	-55 90
~^rija	-55 90
~^rik	113 -15
~^riks	113 -15
~^ril	-185 -266
~^ril$	-157 -188
~^rils	-73 -156
~^rin	-73 98
~^ring	-66 103
~^rip	29 -119
~^ripo	20 -177
~^ris	-201 -104
~^rish	-132 -98
~^risk	-162 -77
~^rit	-37 -9
~^riv	40 132
~^rive	41 143
~^ro	5 89
~^ro$	-15 22
~^roa	58 -111
~^road	119 -65
~^roas	-99 -123
~^rob	-86 -154
~^robo	-47 -92
~^rod	152 -97
~^rod$	152 -97
~^roe	-50 151
~^roh	-155 -73
~^rohi	-150 -107
~^roj	-213 83
~^roj$	-233 83
~^roja	64 -119
~^rok	88 36
~^rok$	13 160
~^roke	-5 -114
~^rokn	-110 -17
~^rokt	127 -214
~^rol	20 29
~^rol$	-86 115
~^role	58 -135
~^rom	-25 -174
~^ron	-24 -31
~^rona	-1 -91
~^rone	-38 41
~^rop	8 243
~^rope	-1 245
~^ros	-19 -155
~^rosh	159 -28
~^rot	22 -46
~^rota	80 -81
~^rote	77 -4
~^roti	-88 -28
~^rou	37 -279
~^roun	164 -124
~^rout	-147 -165
~^rov	0 -9
~^roy	87 101
~^roya	88 -67
~^rs	-73 -15
~^rs$	-73 -15
~^rt	-9 -125
~^rto	-9 -125
~^rto$	-9 -125
~^ru	147 84
~^rub	-51 -26
~^rubi	104 -44
~^ruf	88 55
~^ruf$	88 55
~^ruk	161 60
~^ruk$	198 129
~^ruka	76 92
~^ruke	-46 -99
~^rukn	-149 -16
~^rukt	92 64
~^ruku	50 49
~^rul	-161 -190
~^rula	-106 -26
~^rule	-111 -215
~^rum	178 225
~^rum$	180 142
~^ruma	-7 209
~^rumi	129 -83
~^run	-143 -129
~^run$	-212 -68
~^runi	26 -70
~^rup	-245 -7
~^rupi	-193 -35
~^rupy	-84 -90
~^rus	-17 -108
~^rusi	-155 -106
~^rust	-19 -20
~^rut	-54 -161
~^s$	-43 -22
~^sa	55 136
~^sa$	60 -181
~^sab	-121 277
~^sab$	-33 176
~^sabh	-56 -54
~^sabj	-35 -20
~^sabk	-57 200
~^sabn	45 49
~^sabs	-158 24
~^sabu	-164 98
~^sac	-270 26
~^sach	-251 29
~^sad	21 -29
~^sad$	-273 108
~^sada	61 -106
~^sadh	75 -100
~^sadi	97 -22
~^sadm	-57 -42
~^saf	-148 -353
~^saf$	-302 -236
~^safa	19 1
~^safe	-62 -308
~^sag	-206 245
~^saga	-142 195
~^sah	-41 19
~^saha	35 105
~^sahe	-74 166
~^sahi	-327 -269
~^sai	-46 117
~^said	-72 118
~^saik	61 -57
~^sait	-75 -121
~^saj	-58 76
~^saja	-58 76
~^sak	-191 -18
~^saka	113 96
~^sakh	-56 -80
~^sakt	-184 -182
~^sal	-148 -192
~^sal$	-120 -264
~^sala	-116 -47
~^sale	-70 63
~^salf	-14 152
~^sali	-62 -117
~^salo	-38 -63
~^salt	-8 -77
~^sam	-49 31
~^sama	-14 43
~^samb	-22 26
~^same	-186 -45
~^samj	-15 -96
~^samn	42 46
~^samo	65 -96
~^samu	-65 39
~^san	136 -248
~^sanb	46 108
~^sand	-16 -79
~^sang	39 5
~^sanp	-11 -387
~^sans	249 -110
~^sant	-160 59
~^sap	254 -398
~^sap$	273 -240
~^sapn	-206 -238
~^sar	-36 -62
~^sar$	156 -23
~^sara	43 -54
~^sard	-341 -259
~^sare	-117 -68
~^sari	53 138
~^sark	-118 -61
~^sars	16 -196
~^sas	218 -30
~^sas$	150 -7
~^sast	-227 -96
~^sasu	189 69
~^sat	-66 21
~^sat$	46 -148
~^sata	-36 -119
~^sath	-28 112
~^satr	-74 -83
~^satu	-107 -6
~^satv	124 -52
~^sau	35 -56
~^sau$	-42 -58
~^sav	-68 -114
~^sav$	6 -16
~^sava	-14 -110
~^savd	-53 -34
~^save	-139 -31
~^say	156 218
~^say$	-69 -34
~^saya	9 150
~^sayi	60 84
~^says	159 139
~^sb	-91 -121
~^sbi	-91 -121
~^sbi$	-91 -121
~^sc	-136 -140
~^sca	-109 -150
~^scaf	82 -43
~^scal	-47 -148
~^scan	38 -160
~^scar	-138 -24
~^sce	-70 -109
~^scen	-70 -109
~^sch	-108 11
~^sche	-31 102
~^schu	-92 -55
~^sci	-145 -178
~^scie	-124 -159
~^sco	113 -107
~^scol	88 -6
~^scor	88 -105
~^scr	-82 -24
~^scra	-66 38
~^scre	106 -83
~^scri	-214 -84
~^scu	-35 -69
~^scut	-80 -48
~^se	-36 96
~^se$	-48 108
~^sea	-107 69
~^sea$	-100 21
~^sear	-116 189
~^seas	-195 -128
~^seat	103 -24
~^sec	213 -75
~^sec$	41 -21
~^seco	82 -134
~^secr	-9 35
~^sect	188 -93
~^secu	25 61
~^seh	-69 -146
~^seha	-49 -184
~^sei	17 -127
~^seij	17 -127
~^sek	-45 -41
~^sel	-106 25
~^sel$	-96 15
~^sem	-141 -95
~^sen	47 45
~^send	12 -127
~^seni	2 19
~^sens	-17 -111
~^sent	64 185
~^sep	27 -152
~^seps	-53 -54
~^sept	113 -6
~^ser	-35 -88
~^seri	44 -240
~^serv	-134 124
~^set	-42 22
~^set$	-23 -89
~^seth	-163 122
~^seti	35 -104
~^setl	89 -21
~^sev	137 -69
~^sg	-112 -123
~^sgp	-112 -123
~^sgpt	-112 -123
~^sh	156 7
~^sha	-14 -87
~^shab	99 -182
~^shad	-322 -128
~^shah	-28 -44
~^shak	106 -4
~^shal	131 -151
~^sham	-193 -238
~^shan	-135 189
~^shar	161 136
~^shat	-32 -37
~^shav	-155 81
~^shay	-95 -229
~^she	204 241
~^she$	216 262
~^shed	61 21
~^sheh	-9 -75
~^shel	-43 -49
~^sher	-119 -109
~^shes	-92 169
~^shey	-85 -136
~^shi	10 8
~^shif	-210 -194
~^shik	-130 -140
~^shil	-52 -5
~^shin	-24 -177
~^shir	33 50
~^shis	121 186
~^shit	-48 -65
~^shiv	174 -117
~^sho	69 -32
~^shoe	36 -103
~^shok	43 -167
~^shol	-169 -194
~^shop	-111 117
~^shor	-140 -132
~^shot	-177 -121
~^shou	43 -15
~^shov	218 5
~^shr	-62 54
~^shra	-103 -11
~^shu	-25 -304
~^shub	-215 -164
~^shug	53 -65
~^shuk	-85 -88
~^shur	58 -176
~^shut	51 -106
~^shv	274 -81
~^shva	248 -79
~^si	170 -155
~^si$	44 -69
~^sid	65 -138
~^sid$	-101 -145
~^side	8 -61
~^sidh	140 -72
~^sids	40 -58
~^sig	19 -10
~^sign	-7 32
~^sigr	-64 31
~^sij	-21 -193
~^sije	-21 -193
~^sik	-21 -204
~^sik$	-105 -163
~^sika	97 20
~^sikh	-340 -109
~^sikl	124 -34
~^siks	-121 -57
~^sil	77 -160
~^sile	130 -165
~^sili	-118 -65
~^silk	-47 -18
~^sim	-139 -13
~^simp	-112 -36
~^sin	166 -14
~^sin$	-126 55
~^sina	155 -54
~^sinc	18 -1
~^sine	349 -45
~^sing	-15 -244
~^sinh	-94 -99
~^sinu	-135 -89
~^sip	33 -29
~^sip$	-117 -129
~^sipi	-64 -116
~^sir	-15 -17
~^sir$	30 55
~^sira	-83 -36
~^sirf	-72 -5
~^sirh	159 -106
~^siri	-179 -136
~^sis	95 170
~^sis$	159 66
~^sist	-6 153
~^sit	71 85
~^sit$	98 9
~^site	71 -83
~^siti	16 21
~^sits	-93 153
~^sk	3 -224
~^ski	168 -34
~^skin	150 -18
~^skip	24 -52
~^skl	-115 -95
~^skl$	-115 -95
~^skt	-140 -95
~^sku	-166 -199
~^skua	2 -256
~^skul	-218 -12
~^sl	17 -19
~^sla	117 -169
~^slap	122 -24
~^sle	-3 -96
~^slep	-3 -96
~^sli	-33 39
~^slic	136 -101
~^slid	95 -59
~^slig	-118 -167
~^slip	-38 -13
~^sliv	-167 201
~^slo	-179 -85
~^slot	-1 15
~^slov	-180 -96
~^slu	178 -50
~^slum	90 -33
~^sm	83 -93
~^sma	-43 -89
~^smal	-129 -78
~^smar	105 -48
~^sme	74 -119
~^smel	91 -83
~^smi	136 119
~^smil	138 51
~^smo	3 -180
~^smok	-16 -151
~^sn	-63 -367
~^sna	-53 -190
~^snak	-61 -303
~^sni	-249 -109
~^snij	-192 -76
~^sno	97 -238
~^snor	53 -214
~^snov	113 -59
~^so	82 67
~^so$	116 -37
~^soa	152 -206
~^soak	142 -144
~^soc	-210 254
~^soch	-164 289
~^soci	-100 -113
~^sod	106 -40
~^soe	126 -72
~^soe$	126 -72
~^sof	55 -177
~^sofa	-63 -192
~^soft	67 -29
~^sok	22 -56
~^sol	70 97
~^sola	12 60
~^sold	-101 156
~^sole	129 -66
~^som	110 143
~^some	89 142
~^somv	69 7
~^son	-85 -55
~^son$	51 106
~^sona	4 -114
~^sone	17 -9
~^song	-224 -247
~^sono	-136 -60
~^sons	9 85
~^sor	-220 -71
~^sore	-219 -242
~^sort	23 64
~^sory	-107 37
~^sot	64 43
~^sota	-60 -100
~^sote	99 130
~^soti	28 -86
~^sou	86 -115
~^soun	114 -57
~^sour	3 -74
~^soy	38 -102
~^soya	20 -12
~^soye	69 -77
~^sp	272 -287
~^spa	10 -113
~^spac	-155 -147
~^spar	67 1
~^spe	40 -157
~^spea	6 -126
~^spec	84 -37
~^spi	177 -131
~^spic	137 -19
~^spin	-162 -96
~^spit	178 -105
~^spl	66 -75
~^spla	-59 -71
~^spli	102 10
~^spo	106 -155
~^spo$	147 -59
~^spoi	-87 -9
~^spot	-11 -193
~^spr	116 -32
~^spra	7 -60
~^spre	62 -7
~^spri	112 -4
~^spu	147 -131
~^spun	101 -118
~^sr	-152 -195
~^sri	-50 -127
~^st	-13 -12
~^st$	6 82
~^sta	-71 10
~^stab	112 -108
~^staf	-30 -135
~^stag	-18 -82
~^stai	-118 12
~^stan	-91 38
~^star	65 -214
~^stat	-20 16
~^stay	-113 136
~^std	-86 37
~^std$	-86 37
~^ste	-167 -131
~^stea	-62 -6
~^sten	-130 -183
~^step	-60 -23
~^ster	41 -57
~^stes	7 -92
~^stet	-19 69
~^sti	2 -190
~^stif	-36 -155
~^stik	30 -147
~^stil	-134 -153
~^stin	101 -11
~^stir	23 66
~^stit	-13 -19
~^sto	-12 78
~^stok	-188 -126
~^stom	60 24
~^ston	17 -125
~^stop	60 85
~^stor	-113 19
~^str	14 2
~^stra	161 -76
~^stre	-195 -125
~^stri	74 137
~^stro	-192 -89
~^stu	150 62
~^stud	-147 46
~^stuf	-55 -21
~^stuk	124 -118
~^stul	90 154
~^stun	124 -68
~^sty	-145 -147
~^su	132 -130
~^sub	-44 -1
~^suba	-30 59
~^subs	-112 -153
~^suc	-109 -143
~^such	11 -69
~^sud	154 0
~^sude	267 -89
~^sudh	-166 106
~^sug	-43 -315
~^suga	-29 -223
~^suge	-60 -226
~^sui	88 45
~^sui$	179 58
~^suic	-172 34
~^suj	158 -188
~^suj$	134 75
~^suja	-90 -231
~^suje	183 -35
~^sujh	57 -76
~^suji	21 -110
~^suk	-103 41
~^sukh	-239 -25
~^suki	201 -71
~^suku	-35 89
~^sul	46 10
~^sula	-59 19
~^sulf	103 23
~^sum	-195 -163
~^sume	-109 -48
~^sun	-12 -45
~^sun$	164 141
~^suna	-354 -324
~^sunb	-33 -100
~^sund	-90 -16
~^sune	-13 82
~^sung	-62 -90
~^suni	58 61
~^sunk	74 -99
~^suns	-90 -124
~^sunt	24 15
~^sup	-36 -56
~^supe	45 -103
~^supo	-54 108
~^sur	-107 -120
~^sura	-113 -134
~^sure	24 12
~^surg	-151 -137
~^surv	-104 50
~^sury	-93 -75
~^sus	289 59
~^sust	287 -108
~^susu	147 -38
~^sut	146 56
~^sv	255 -113
~^sva	204 -34
~^svad	-96 -157
~^sval	219 105
~^svas	109 -121
~^sve	189 -239
~^svea	222 -148
~^svel	3 -158
~^svi	-102 -12
~^svig	-46 -96
~^svim	-162 -196
~^svin	-80 -62
~^svit	86 77
~^svo	178 -91
~^svol	178 -91
~^sy	-70 -267
~^sym	-109 -124
~^symp	-109 -124
~^syr	-8 -124
~^syru	-10 -124
~^sys	-97 -115
~^syst	-97 -115
~^t$	83 -132
~^ta	246 166
~^tab	12 25
~^tab$	79 -42
~^tabi	38 -66
~^tabl	-90 35
~^tad	-148 -150
~^tadk	-117 -57
~^tag	127 -218
~^tah	-114 -10
~^taha	-87 -92
~^tai	32 50
~^taif	-11 -76
~^tail	65 -33
~^taim	42 -58
~^tair	43 -27
~^taiy	-61 151
~^taj	69 -8
~^taja	69 -8
~^tak	66 105
~^tak$	60 22
~^taka	146 -51
~^take	-50 66
~^takh	131 -40
~^taki	-46 105
~^takl	-45 100
~^taks	-37 -102
~^tal	185 15
~^tala	8 -18
~^talk	173 -41
~^talu	137 -25
~^talv	-35 -70
~^tam	-270 -267
~^tama	-198 -116
~^tami	-150 -207
~^tan	84 187
~^tan$	69 7
~^tana	-63 -104
~^tand	132 -119
~^tane	-120 165
~^tang	75 171
~^tank	-28 49
~^tap	65 -5
~^tap$	-32 86
~^tapa	60 -89
~^tar	208 151
~^tar$	144 167
~^tara	195 -3
~^tare	148 -20
~^tari	-265 97
~^tas	-127 -26
~^tast	-82 -11
~^tat	122 -287
~^tata	82 -224
~^tati	173 -26
~^tatk	-56 -80
~^tau	75 -79
~^tau$	97 -12
~^tav	-13 59
~^tava	35 30
~^tave	-60 50
~^tay	27 131
~^tb	-11 -114
~^tb$	-11 -114
~^te	46 -12
~^te$	-33 40
~^tea	-47 -90
~^tea$	-87 -188
~^teac	-116 6
~^team	-163 12
~^tear	234 -70
~^tec	18 -39
~^tech	18 -39
~^ted	276 -133
~^tedh	286 -128
~^tej	344 72
~^tej$	334 -73
~^teja	127 117
~^tek	-227 41
~^teks	-227 41
~^tel	-6 120
~^tel$	-32 133
~^teli	168 50
~^telm	-167 -178
~^telu	-81 -69
~^tem	91 -211
~^temp	91 -211
~^ten	64 -131
~^ten$	127 -73
~^tena	40 -4
~^tens	-166 -114
~^ter	-121 19
~^tera	-12 102
~^tere	-3 -181
~^teri	-120 -124
~^term	-125 16
~^tes	-307 -380
~^test	-307 -380
~^tet	-35 -233
~^teta	-22 -227
~^th	71 86
~^th$	-96 299
~^tha	19 -16
~^tha$	-40 -90
~^thai	26 67
~^thak	-177 179
~^thal	31 -252
~^tham	143 -185
~^than	63 -5
~^thap	23 140
~^that	-114 -27
~^thay	-90 105
~^the	34 148
~^the$	-10 134
~^thei	-56 117
~^thek	32 -63
~^thel	119 -81
~^them	-84 180
~^then	94 169
~^ther	-35 -65
~^thes	-180 110
~^they	-16 142
~^thi	15 102
~^thi$	101 20
~^thig	73 96
~^thik	-210 -275
~^thin	233 208
~^thir	78 -20
~^this	-220 62
~^thk	-71 -13
~^thks	-71 -13
~^tho	19 75
~^thod	-128 -111
~^thon	-38 192
~^thos	90 -107
~^thou	44 45
~^thr	223 -64
~^thre	191 -71
~^thri	-80 55
~^thro	197 -107
~^thru	-117 -60
~^thu	183 102
~^thuk	92 125
~^thum	201 -141
~^thun	6 88
~^thur	-29 44
~^thy	-65 9
~^thyr	-65 9
~^ti	-25 4
~^tia	-83 -51
~^tib	-22 -80
~^tibi	-22 -80
~^tic	-86 26
~^tie	87 -89
~^tied	126 -37
~^tif	-104 -61
~^tifi	-104 -61
~^tig	226 -178
~^tigh	266 -154
~^tik	-316 -221
~^tika	-352 -393
~^tike	-234 38
~^tikh	-53 -100
~^til	162 217
~^til$	203 171
~^tim	-74 -9
~^timi	-149 49
~^tin	71 -48
~^tin$	113 54
~^tina	-191 -132
~^ting	-29 -121
~^tino	-83 -4
~^tiny	-3 -91
~^tip	59 -202
~^tip$	146 -93
~^tips	-209 -151
~^tir	-111 144
~^tire	-43 90
~^tiru	-67 20
~^tis	10 104
~^tisr	-29 113
~^tit	-137 -243
~^tita	-94 -94
~^tith	-85 -235
~^titl	-85 22
~^titn	-47 -55
~^tiv	-96 -114
~^tivi	-96 -114
~^tm	-44 24
~^tmr	-25 31
~^tmrv	-25 31
~^to	44 155
~^to$	-59 78
~^tod	117 1
~^tod$	-47 -71
~^toda	57 65
~^todl	97 -43
~^tody	61 -33
~^toe	47 -78
~^tof	41 -40
~^tofi	41 -40
~^tog	-45 34
~^toge	-45 34
~^toi	35 4
~^toil	37 7
~^tok	73 -70
~^toks	-45 -29
~^tol	37 255
~^told	11 216
~^tom	-42 -13
~^toma	-147 -143
~^tomo	22 20
~^ton	150 183
~^tond	104 -115
~^tong	100 -145
~^toni	60 257
~^tons	-58 -92
~^top	-68 88
~^top$	-72 72
~^tope	-56 75
~^topi	1 -28
~^tor	82 -62
~^torc	-10 6
~^tot	-86 -182
~^tota	-148 -177
~^tou	200 -98
~^touc	200 -92
~^tov	102 144
~^tove	119 5
~^tr	-138 50
~^tra	-118 64
~^trac	-77 -115
~^traf	-98 -106
~^trai	-106 95
~^trak	-19 167
~^tran	32 -182
~^trav	-130 -83
~^tre	-9 -250
~^trea	-15 -55
~^trek	80 -99
~^tren	-35 -186
~^tri	-192 -121
~^tri$	-113 76
~^trie	-55 22
~^trik	-199 -218
~^trip	51 -187
~^tro	61 136
~^trou	51 129
~^tru	65 -21
~^true	-215 -181
~^truk	181 79
~^try	-119 157
~^try$	-112 163
~^ts	-227 -208
~^tsh	-227 -208
~^tsh$	-219 -203
~^tu	80 -30
~^tu$	-59 69
~^tub	31 -39
~^tube	38 -27
~^tue	70 -109
~^tues	57 -97
~^tui	45 85
~^tuit	45 85
~^tuj	12 -195
~^tujh	12 -195
~^tuk	167 35
~^tuk$	146 58
~^tukd	35 -94
~^tul	47 -157
~^tuls	-89 -144
~^tum	-77 -92
~^tum$	-214 10
~^tumh	-170 -130
~^tumk	4 143
~^tumy	146 -158
~^tur	69 67
~^tura	-6 68
~^turm	18 -49
~^turn	63 50
~^tut	31 -72
~^tut$	-64 92
~^tuta	146 -96
~^tuth	-33 -279
~^tuti	-41 -22
~^tutn	-47 -45
~^tv	30 -137
~^tv$	-99 -28
~^tva	-84 -96
~^tvac	-84 -96
~^tvi	75 -256
~^tvic	48 -126
~^tvin	123 -75
~^tvis	-143 -43
~^tvit	-6 -123
~^tvo	48 -76
~^tvo$	48 -76
~^ty	5 -79
~^tyf	-47 -93
~^tyfo	-47 -93
~^typ	56 -54
~^type	10 -43
~^typi	23 -27
~^tyu	-156 -2
~^tyub	-135 3
~^u$	-217 60
~^ub	-150 -212
~^uba	-133 -185
~^uc	127 -178
~^uch	127 -178
~^ucha	107 -156
~^ud	-12 -14
~^ud$	-112 -52
~^uda	-10 -33
~^udas	-152 -136
~^udh	52 114
~^udha	52 114
~^udt	32 -33
~^ug	-147 -164
~^uj	70 -91
~^uja	79 -79
~^uk	196 -111
~^ul	312 -182
~^ula	81 -67
~^ulat	142 -47
~^ulc	-123 -42
~^ulce	-123 -42
~^ult	338 -152
~^ulta	128 -167
~^ulti	329 -76
~^ultr	-104 -56
~^um	33 -91
~^uma	103 -35
~^umar	59 -33
~^umr	-45 -196
~^umr$	-44 -196
~^un	-14 101
~^unc	91 41
~^unch	-64 140
~^uncl	168 -54
~^unco	-101 -81
~^und	-76 17
~^unde	20 15
~^undi	-76 56
~^ung	77 -73
~^ungl	135 -307
~^unh	0 42
~^unhe	-38 -23
~^unho	32 35
~^uni	50 -89
~^unif	-72 -1
~^unin	-35 -60
~^unit	128 -48
~^unk	-61 66
~^unka	40 -6
~^unke	-31 77
~^unki	-52 -31
~^unko	-65 64
~^unl	-26 -70
~^uns	-11 78
~^unt	-108 101
~^up	215 101
~^up$	270 93
~^upa	-5 111
~^upar	146 221
~^upay	-231 -277
~^upd	-112 -110
~^upda	-112 -110
~^upe	186 -66
~^uper	186 -66
~^upi	69 -206
~^upi$	-165 -187
~^upir	141 -41
~^ups	-119 30
~^upsc	-87 89
~^ur	-203 -37
~^uri	-130 -16
~^uric	-228 -148
~^urin	-44 -36
~^us	74 138
~^us$	52 131
~^use	-236 -47
~^use$	-151 44
~^used	-44 -159
~^usef	-106 -120
~^usel	-98 -80
~^usg	-79 -73
~^usg$	-79 -73
~^usi	148 -30
~^usi$	-39 98
~^usin	-128 -62
~^usir	200 -102
~^usk	9 134
~^uska	-37 187
~^uske	97 19
~^uski	-76 149
~^usko	-59 -64
~^usm	-13 -24
~^usme	-13 -24
~^usn	72 66
~^usne	72 66
~^usu	-153 7
~^usua	-153 7
~^ut	246 194
~^uta	-151 139
~^utar	-152 139
~^uth	325 206
~^uth$	246 -241
~^utha	95 204
~^uthi	232 -124
~^uthk	-97 -8
~^uthn	-67 144
~^utht	58 -33
~^uthu	-24 180
~^utr	297 -187
~^utra	177 -87
~^utre	194 -124
~^v$	-157 63
~^va	96 167
~^va$	237 -56
~^vac	-161 -55
~^vach	50 96
~^vaci	-310 -201
~^vad	62 -16
~^vada	-53 5
~^vag	-23 -113
~^vaga	-53 -51
~^vah	-68 94
~^vah$	-57 -28
~^vaha	-28 85
~^vahi	-21 61
~^vai	291 -26
~^vais	204 -54
~^vait	183 84
~^vaj	-338 100
~^vaja	-285 -55
~^vak	77 123
~^vake	75 104
~^vaki	118 60
~^vaks	-97 -143
~^vakt	20 102
~^vaky	-180 -57
~^val	-32 -63
~^val$	64 69
~^vala	-72 -21
~^vale	-93 -50
~^vali	156 -16
~^valk	-90 -278
~^valo	-112 66
~^van	117 60
~^van$	-76 -73
~^vand	112 -61
~^vani	-88 72
~^vant	96 99
~^vap	-68 -58
~^vapa	-67 -43
~^var	-119 -115
~^vara	-41 -171
~^vard	145 39
~^varf	104 97
~^varm	-62 0
~^varn	-137 -92
~^vars	-224 -120
~^vart	-199 -120
~^varu	-141 -158
~^vas	149 106
~^vas$	135 46
~^vase	-72 -104
~^vash	31 18
~^vasi	-21 53
~^vast	52 84
~^vat	110 130
~^vata	-102 212
~^vatc	202 -39
~^vate	4 -8
~^vav	40 -47
~^vave	28 -44
~^vay	45 143
~^vay$	65 123
~^vaya	-75 102
~^vays	-32 110
~^ve	129 -21
~^ve$	183 -128
~^vea	-176 -132
~^veak	-10 -185
~^vear	-111 -12
~^veat	-149 -128
~^veb	-82 -117
~^ved	99 -40
~^veda	105 -56
~^vedi	-35 -7
~^veg	-197 -181
~^veg$	-122 -90
~^vege	-111 -115
~^vei	-237 65
~^veig	-238 -47
~^vein	-46 84
~^veir	27 108
~^vel	-189 32
~^vel$	-178 82
~^veld	-47 -57
~^ven	195 34
~^veno	-97 -126
~^vent	245 93
~^ver	41 -65
~^vere	48 17
~^very	143 49
~^ves	-8 31
~^vese	-24 -25
~^vet	166 -115
~^vet$	118 -53
~^vh	-225 -176
~^vha	-156 -93
~^vhat	-156 -93
~^vhe	-76 -44
~^vhen	-33 -72
~^vher	-137 37
~^vhet	-39 21
~^vhey	-24 -37
~^vhi	44 -59
~^vhic	-296 20
~^vhij	192 -70
~^vhil	19 -46
~^vhis	154 -76
~^vhit	61 -241
~^vho	-160 -144
~^vho$	-183 -211
~^vhol	89 11
~^vhy	-303 -68
~^vhy$	-303 -68
~^vi	28 -9
~^vi$	-77 78
~^vic	73 -127
~^vid	-181 144
~^vida	-37 15
~^vide	-214 -7
~^vidh	-151 -50
~^vidi	33 142
~^vie	-101 -78
~^vif	32 90
~^vife	53 112
~^vifi	-100 -123
~^vij	92 -190
~^vijn	-70 -84
~^vik	9 -221
~^vik$	-38 -111
~^vike	-106 -194
~^vikl	-166 -110
~^viks	89 -75
~^vil	-130 80
~^vil$	-157 81
~^vila	-101 48
~^vin	33 -39
~^vind	-129 83
~^vine	-34 -84
~^ving	96 -11
~^vint	-175 -30
~^vio	-34 -39
~^viol	-34 -39
~^vip	80 -73
~^vir	87 -8
~^vira	-84 3
~^vire	135 -148
~^vis	-274 101
~^visa	-136 -134
~^vish	-278 189
~^visi	40 -149
~^vit	-36 22
~^vit$	-89 -127
~^vita	-207 -152
~^vith	-7 66
~^viv	-106 -140
~^viva	-106 -140
~^vk	130 -95
~^vk$	152 -44
~^vks	-25 -72
~^vks$	-25 -72
~^vl	-95 -81
~^vlu	-95 -81
~^vluk	-95 -81
~^vo	245 67
~^vo$	95 114
~^voh	32 78
~^voh$	106 -14
~^voi	50 86
~^voic	50 86
~^vok	191 -98
~^voke	191 -98
~^vol	100 -203
~^volu	-49 -145
~^vom	247 -182
~^voma	-37 -122
~^vome	-85 -60
~^vomi	277 -93
~^von	96 119
~^von$	-103 -116
~^vont	152 186
~^vor	-19 -213
~^vord	182 -237
~^vork	-203 -41
~^vorl	-92 18
~^vors	61 5
~^vort	-154 -118
~^vory	117 -114
~^vou	-83 202
~^voul	-10 253
~^voun	-85 -177
~^vr	16 176
~^vra	107 12
~^vrap	93 57
~^vrat	40 -78
~^vri	-51 92
~^vrid	-24 28
~^vrin	117 3
~^vris	49 122
~^vrit	-137 -24
~^vro	-31 165
~^vron	29 -5
~^vrot	-109 189
~^vs	-236 -270
~^vs$	-236 -270
~^vu	61 -78
~^vud	61 -78
~^vud$	30 -76
~^vy	-104 -66
~^vya	-104 -66
~^vyay	-104 -66
~^ya	-614 -245
~^ya$	-566 -423
~^yad	-223 -33
~^yad$	-199 -23
~^yah	62 94
~^yah$	-56 -104
~^yaha	178 59
~^yahi	-144 89
~^yam	-42 153
~^yar	-185 -40
~^yar$	-176 -130
~^yat	35 -133
~^yatr	35 -133
~^yav	-95 13
~^yava	-70 35
~^yd	71 -32
~^yda	71 -32
~^yday	71 -32
~^ye	-167 -190
~^ye$	-87 6
~^yea	-278 -293
~^year	-254 -270
~^yel	43 -185
~^yelo	3 -177
~^yen	-234 87
~^yes	-75 -86
~^yes$	-169 -173
~^yest	-18 -15
~^yet	163 -199
~^yet$	92 -152
~^yo	-175 -166
~^yog	-41 -162
~^yog$	-66 -107
~^yoga	-15 -125
~^yoj	-25 -90
~^yor	-93 -66
~^york	-93 -66
~^you	-173 -106
~^you$	-240 -116
~^youn	-25 62
~^your	-46 -74
~^yout	89 -42
~^yr	-84 -28
~^yr$	-64 32
~^yrs	-53 -84
~^yrs$	-53 -84
~^yu	-62 5
~^yun	78 61
~^yur	-161 -89
~^yuri	-161 -89
~^رہ	287 -238
~^می	125 68
~^میں	125 68
~^میں$	125 68
~^نہ	200 91
~^نہی	200 91
~^نہیں	200 91
~^کا	56 59
~^کا$	-219 79
~^ہو	225 87
~^ہے	140 35
~^ہے$	140 35
~^কর	-260 159
~^কা	223 -219
~^কে	20 -307
~^কো	-201 -216
~^গে	190 -137
~^গেছ	190 -137
~^না	293 165
~^নাই	225 92
~^নাই$	225 92
~^পা	243 -189
~^বা	218 67
~^বি	173 95
~^হয	60 -158
~^হয়	60 -158
~^হা	173 -183
~^ਗਿ	284 -126
~^ਗਿਆ	284 -126
~^ਗਿਆ$	284 -126
~^કર	169 168
~^કા	-209 165
~^ગય	313 -201
~^છે	149 163
~^છે$	149 163
~^નથ	254 58
~^નથી	254 58
~^નથી$	254 58
~^પડ	302 -213
~^બા	205 -233
~^મા	-241 224
~^સા	59 239
~^હા	169 78
~^କା	189 -204
~^ଦେ	191 100
~^ହେ	193 -222
~^இர	125 92
~^இரு	125 92
~^இருக	96 24
~^என	-250 172
~^என்	-223 78
~^கட	86 90
~^கா	122 -239
~^கு	39 28
~^தே	-233 230
~^நா	14 144
~^பா	108 14
~^பி	112 212
~^பே	219 63
~^மா	-321 91
~^மு	-52 34
~^வல	131 -209
~^வலி	131 -209
~^ఉం	-16 174
~^ఉంద	-1 96
~^ఉంది	-1 96
~^కా	213 -167
~^కొ	46 74
~^చే	-264 174
~^నా	24 260
~^లే	154 112
~^ನಿ	96 -170
~^ನೆ	34 119
~^ನೊ	52 21
~^ನೋ	52 21
~^ಬಿ	229 -180
~^ಮಾ	51 -1
~^ಮಾಡ	70 18
~^ಹಾ	206 178
~^ಹೆ	80 73
~^ഉണ	-194 79
~^എന	-245 114
~^കു	225 -210
~^കെ	102 -165
~^ചെ	-287 24
~^മു	165 108
~ab$	-65 149
~aba	193 2
~aba$	169 75
~abad	-79 -192
~abad$	-40 -173
~aban	103 -53
~aban$	99 -14
~abana	-126 14
~abane	116 -51
~abar	32 98
~abar$	-31 110
~abard	98 -16
~abat	-97 -90
~abay	170 -108
~abaya	153 -107
~abd	310 -239
~abd$	107 -165
~abda	255 -68
~abda$	234 -63
~abde	141 -35
~abde$	141 -35
~abe	81 35
~abe$	102 -201
~abel	-33 -98
~abet	-12 -134
~abete	-143 -73
~abeti	69 -120
~abg	-76 -164
~abgo	-76 -164
~abgol	-76 -164
~abh	121 -3
~abh$	-83 -108
~abha	-295 -254
~abha$	-66 -53
~abhar	-195 -125
~abhi	192 49
~abhi$	195 54
~abi	-41 -73
~abi$	-28 125
~abie	-77 -218
~abies	-77 -218
~abin	29 -125
~abind	-123 -98
~abir	-76 -96
~abir$	-76 -96
~abiy	35 -54
~abiya	35 -54
~abj	165 -180
~abj$	179 -195
~abji	-49 -14
~abji$	-49 -14
~abk	-97 237
~abka	-59 138
~abka$	-59 138
~abke	-142 52
~abke$	-142 52
~abki	-80 110
~abki$	-80 110
~abko	35 161
~abko$	35 161
~abl	-5 -10
~able	-87 2
~able$	-51 -94
~ablet	-60 56
~abn	-81 -5
~abne	-81 -5
~abne$	-81 -5
~abo	58 -56
~abo$	-102 -114
~abou	-54 -16
~abour	44 87
~about	-88 -75
~abov	169 -120
~above	169 -120
~abr	60 -74
~abra	55 -194
~abrah	17 -53
~abre	91 -98
~abre$	91 -98
~abs	-154 34
~abs$	-11 74
~abse	-81 87
~abse$	-66 120
~absen	-35 -55
~abu	190 -4
~abu$	121 88
~abud	-124 25
~abuj	165 -17
~abuji	165 -17
~abus	65 -172
~abut	15 -45
~abuta	42 -4
~aby	41 -3
~aby$	71 -19
~abys	-177 30
~abys$	-177 30
~ac$	-59 -258
~ace	113 206
~ace$	175 159
~acef	54 119
~acefu	54 119
~acem	-16 2
~acema	50 -37
~aceme	-110 22
~aces	-111 -40
~aces$	-111 -40
~acet	-2 23
~aceta	-2 23
~ach	105 -48
~ach$	-57 40
~acha	184 -90
~acha$	59 55
~achan	268 -201
~achao	164 -123
~achap	67 -12
~achar	-236 -91
~achas	67 -57
~achav	-207 -137
~achay	70 -20
~achc	25 -10
~achch	25 -10
~ache	-127 -251
~ache$	-57 -343
~achen	-37 22
~acher	-22 -17
~achet	-8 -59
~achi	218 88
~achi$	94 -3
~achin	162 7
~achis	23 134
~achl	156 -101
~achli	145 -92
~achn	-138 -15
~achne	-132 -13
~acho	-136 -208
~acho$	-183 -157
~achon	-31 -119
~achp	-314 -139
~achpa	-314 -139
~acht	-2 90
~achta	-96 -109
~achu	-9 -58
~achu$	-43 -47
~achy	-156 66
~aci	16 -81
~acid	119 36
~acid$	73 -65
~acide	118 130
~acidi	-12 -174
~acin	-278 -237
~acine	-255 -145
~acing	37 -109
~aco	-101 -110
~acou	-91 -101
~acoun	-91 -101
~acr	-119 -71
~act	-100 -74
~act$	-190 -87
~acte	-31 -107
~acter	-31 -107
~acti	-95 -109
~actic	-141 -52
~actin	-9 36
~actio	-28 -103
~activ	-11 -97
~acto	-17 -158
~actor	-17 -158
~acts	-28 153
~acts$	-28 153
~actu	79 -49
~actua	101 -38
~actur	-69 -41
~acy	-50 39
~acy$	-50 39
~ad$	106 -174
~ada	164 -33
~ada$	142 -42
~adab	135 -12
~adabd	135 -12
~adac	-62 -181
~adach	-62 -181
~adad	125 -45
~adad$	132 -36
~adai	112 -6
~adai$	-57 -66
~adaj	104 26
~adaji	104 26
~adak	-19 -261
~adak$	-60 -124
~adakh	117 -28
~adakt	-75 -154
~adal	-69 -280
~adal$	-37 -53
~adaln	-124 -109
~adalt	-112 -26
~adalv	12 -114
~adam	-31 106
~adam$	-31 106
~adan	118 19
~adan$	90 39
~adap	55 82
~adar	18 66
~adar$	18 66
~adas	-33 -26
~adash	-33 -26
~adat	17 -132
~adat$	-175 -97
~adatl	127 -33
~adb	16 -201
~adba	77 -49
~adbad	77 -49
~adbu	-15 -171
~adbu$	-25 -168
~ade	35 203
~ade$	71 246
~adeg	-152 92
~adega	-91 49
~adegi	-105 78
~ader	-53 -74
~ader$	-49 -52
~ades	97 -126
~ades$	131 -51
~adh	3 -159
~adh$	31 -284
~adha	49 20
~adha$	198 131
~adhai	-17 27
~adhan	-50 -28
~adhar	-149 -7
~adhau	-58 -123
~adhe	38 -120
~adhe$	39 -87
~adheg	-46 -47
~adhi	-141 42
~adhi$	-129 89
~adhiy	-105 -144
~adhn	-149 -141
~adhna	-23 -173
~adhne	-137 5
~adht	-91 -252
~adhta	-144 -210
~adhte	-80 -119
~adhti	52 -44
~adhu	-3 -240
~adhum	-41 -140
~adi	282 1
~adi$	112 93
~adic	120 -64
~adich	124 -52
~adie	3 -114
~adies	3 -114
~adin	108 -218
~ading	-85 -200
~adip	132 -35
~adipo	141 -29
~adk	25 35
~adka	100 -7
~adka$	57 -21
~adkan	121 -89
~adke	9 -91
~adke$	9 -91
~adkh	105 -42
~adkha	105 -42
~adki	-178 66
~adki$	-169 51
~adl	155 -72
~adla	199 -147
~adla$	92 -118
~adle	-104 -94
~adle$	-58 -42
~adlen	-82 -61
~adli	91 -76
~adlin	-32 -100
~adlu	-97 -89
~adlu$	-87 -65
~adly	-42 80
~adly$	-42 80
~adm	165 114
~adma	41 84
~adma$	-57 -42
~admi	162 88
~admi$	167 70
~admil	102 -72
~admin	-51 -130
~adn	-154 16
~adne	-106 -2
~adne$	-94 20
~ado	-103 -293
~adon	-24 -97
~adon$	-24 -97
~ados	-30 -190
~ados$	66 71
~adosa	24 31
~adosi	-15 -151
~adr	-134 14
~adra	-175 -109
~adrak	-172 -88
~adre	29 86
~adres	32 90
~ads	-166 -132
~ads$	-91 -106
~adsh	-118 -28
~adshi	-51 34
~adsho	-82 -119
~adt	32 -145
~adta	-17 -42
~adta$	-82 -10
~adte	-107 -113
~adte$	-107 -113
~adti	71 -159
~adti$	-114 -132
~adu	-54 -77
~adu$	188 -202
~adul	-137 -198
~adult	-137 -198
~adus	19 -112
~adv	-67 -9
~adva	-119 42
~adva$	-49 -128
~advi	43 -113
~ady	116 161
~ady$	33 191
~adyo	172 -43
~adyo$	172 -43
~ae$	19 142
~aec	-126 -53
~aed	-86 -69
~aeg	25 23
~aega	66 -60
~aega$	66 -60
~aegi	-63 71
~aegi$	-63 71
~aem	-54 -103
~aem$	8 -57
~aen	70 -76
~aen$	34 -151
~aeng	104 81
~aenge	106 83
~aep	23 12
~aep$	23 12
~aes	-49 -108
~af$	-3 73
~afa	-18 -63
~afa$	-99 -76
~afai	60 -120
~afai$	60 -120
~afar	-34 55
~afar$	-79 61
~afe	-83 -347
~afe$	-261 -345
~afed	60 -250
~afed$	77 -241
~afet	-69 54
~afety	-119 56
~afi	-131 116
~afi$	-112 171
~afic	-88 -105
~afic$	-88 -105
~afl	126 -71
~afli	134 -50
~afli$	134 -50
~afo	126 19
~afol	126 19
~afold	82 -43
~aft	-24 -31
~aft$	-188 -199
~afta	47 -129
~aftar	-52 -125
~afte	-38 18
~afte$	-7 -78
~after	-40 46
~afy	-136 -132
~afy$	-125 -106
~ag$	173 40
~aga	62 128
~aga$	94 44
~agad	63 -25
~agad$	34 -103
~agae	24 -62
~agah	-79 -79
~agah$	-79 -79
~agai	-71 20
~agai$	-123 -101
~again	-36 41
~agair	-53 -51
~agaj	-99 -23
~agaj$	-96 -23
~agal	69 59
~agal$	85 -30
~agan	-79 28
~agana	-144 -84
~agand	-170 -147
~agane	39 -48
~agao	125 -86
~agao$	125 -86
~agar	17 -11
~agar$	15 -28
~agarb	2 52
~agat	56 22
~agata	76 76
~agate	-122 -112
~agau	-73 -149
~agau$	33 -105
~agaun	-139 -73
~agay	-25 118
~agaya	40 105
~agaye	-133 -65
~agayi	103 -7
~agd	8 56
~agda	-72 75
~agda$	-55 86
~agde	-16 14
~agde$	-16 14
~age	-165 2
~age$	-227 86
~aged	-22 -76
~aged$	-19 -71
~ageg	-189 -10
~agega	-186 -62
~agem	-123 -64
~ageme	-123 -64
~agen	-1 -41
~agent	-106 -9
~ager	37 -222
~ager$	34 -178
~agery	2 -65
~agh	128 -82
~agha	-71 -94
~agi	109 -117
~agi$	167 -146
~agid	-34 -9
~agide	-32 -8
~agin	-60 25
~aging	114 54
~agl	-11 192
~agla	93 10
~agla$	93 10
~agle	-73 148
~agle$	-73 148
~agli	-87 42
~agli$	-15 51
~agn	-94 105
~agna	-203 85
~agna$	-203 85
~agne	4 37
~agne$	-129 40
~agni	-52 80
~ago	75 -19
~ago$	35 53
~agp	-94 -29
~agpu	-94 -29
~agpur	-94 -29
~agr	-62 56
~agra	-13 -66
~agri	-72 103
~agrim	-53 -76
~ags	-148 -26
~ags$	-148 -26
~agt	-6 12
~agta	-87 44
~agta$	-87 44
~agte	88 -168
~agte$	88 -168
~agti	5 -28
~agti$	-139 -14
~agu	127 -71
~agu$	60 -79
~ague	-126 -10
~ague$	-124 -8
~agv	-23 -131
~agva	-23 -131
~agvan	-221 -14
~agvay	106 -29
~ah$	3 -9
~aha	38 -6
~aha$	106 -43
~ahab	17 -43
~ahab$	108 22
~ahabh	-140 -66
~ahad	-149 -136
~ahad$	-92 -155
~ahada	-96 -92
~ahal	-101 -102
~ahaln	-85 -82
~ahan	-114 -88
~ahan$	0 17
~ahana	-224 -29
~ahane	-55 -213
~ahang	-119 -56
~ahani	-208 -280
~ahant	78 -6
~ahar	162 -3
~ahar$	169 17
~ahas	-154 -56
~ahas$	-154 -56
~ahat	-44 156
~ahat$	-10 48
~ahate	92 -44
~ahati	-69 -69
~ahaty	-83 140
~ahay	5 20
~ahaya	16 44
~ahc	26 -87
~ahch	26 -87
~ahcha	26 -87
~ahe	48 89
~ahe$	83 0
~aheg	-223 -66
~ahega	-188 -66
~ahegi	-79 -20
~ahel	-168 45
~aheli	-168 45
~ahen	-30 118
~aheng	-106 121
~ahi	81 36
~ahi$	100 46
~ahie	51 31
~ahie$	51 31
~ahil	-121 82
~ahin	21 -16
~ahin$	31 48
~ahina	89 -262
~ahine	-63 -23
~ahino	-161 -110
~ahiy	-42 -48
~ahiye	-65 -36
~ahk	179 5
~ahki	193 -33
~ahki$	193 -33
~ahl	-189 -125
~ahla	-138 -158
~ahla$	-108 -147
~ahle	-105 -57
~ahle$	-105 -57
~ahli	-70 -62
~ahli$	-70 -62
~ahn	-244 53
~ahna	-118 100
~ahna$	-102 101
~ahne	-189 -72
~ahne$	-154 -52
~ahnen	-74 -38
~aho	-129 3
~aho$	-113 18
~ahr	-59 22
~ahra	103 125
~ahra$	132 126
~ahri	-180 -143
~ahri$	-48 -59
~ahril	-162 -121
~ahs	16 38
~ahsu	48 -32
~ahsun	9 -30
~aht	-7 54
~ahta	-58 -57
~ahta$	-58 -57
~ahte	51 -140
~ahte$	51 -140
~ahti	-46 154
~ahti$	-46 154
~ahu	-6 84
~ahu$	181 164
~ahun	-121 128
~ahun$	-5 132
~ahunc	-80 -152
~ahung	-64 102
~ahut	-78 -107
~ahut$	-78 -107
~ahv	-94 -1
~ahva	-74 -160
~ahvar	-77 -159
~ahvi	-34 91
~ahvin	-33 114
~ai$	66 87
~aib	-25 67
~aib$	100 108
~aic	-237 -205
~aic$	-112 -120
~aich	-194 -149
~aich$	-200 -121
~aid	-161 82
~aid$	-116 45
~aida	-73 95
~aida$	-54 64
~aidam	-113 54
~aie	-35 -194
~aie$	-49 -259
~aif	-65 -14
~aifa	-43 52
~aifai	-11 -76
~aig	40 -30
~aig$	-90 109
~aigh	104 67
~aight	104 42
~aij	-50 -90
~aija	-26 14
~aik	110 -66
~aik$	13 -167
~aike	7 65
~aiket	10 -24
~aikh	123 76
~aikhe	120 77
~aiki	81 13
~aikil	39 19
~aikt	57 -122
~aikta	63 -142
~aiktr	-1 35
~ail	-185 12
~ail$	-118 -64
~aila	126 -88
~aila$	118 -86
~aile	-100 9
~ailed	-86 43
~aili	19 68
~aili$	32 -30
~ailin	-26 87
~ailo	25 -92
~ails	-144 -216
~ails$	-107 -172
~ailsh	-103 -78
~ailt	-158 -58
~ailu	-102 148
~ailur	-47 80
~ailv	-8 172
~ailva	-8 172
~aily	-196 -151
~aily$	-196 -151
~aim	11 -99
~aim$	-106 -83
~aims	-26 -17
~aims$	-26 -17
~ain	17 143
~ain$	-33 57
~aina	30 67
~aind	106 -69
~aine	-171 120
~aine$	-259 158
~ainer	24 -47
~ainf	87 91
~ainfu	87 91
~aing	195 -131
~aing$	-41 -118
~ainga	136 -9
~aingn	142 -24
~aini	-19 19
~ainin	-3 -51
~aink	5 160
~aink$	-29 160
~ainl	15 243
~ainle	18 261
~ainp	-97 -47
~ainp$	-65 -30
~ains	92 -84
~ains$	39 -14
~ainsa	96 -67
~aint	205 -218
~aint$	99 -219
~ainte	182 -152
~ainth	130 -107
~ainti	-88 -125
~aip	94 -346
~aip$	-68 -294
~aipa	-73 -83
~aipas	-73 -83
~aipu	133 -48
~aipur	-18 -16
~air	50 50
~air$	94 104
~aira	18 -202
~airah	-53 -51
~airn	-43 7
~airna	-43 7
~airo	21 -147
~airo$	135 -71
~airon	-68 -95
~airp	-18 -57
~airpo	-65 -54
~airs	-85 42
~airs$	-85 42
~ais	42 -138
~ais$	-59 66
~aisa	170 -12
~aisa$	169 -21
~aise	-116 -246
~aise$	-83 -228
~aisej	-141 -62
~aish	-34 -30
~aishn	-34 -30
~aisi	76 -132
~aisi$	79 -129
~aisl	-153 97
~aisla	-74 121
~aist	144 75
~aist$	144 75
~ait	164 -5
~ait$	259 -65
~aith	-22 26
~aith$	28 -193
~aitha	-61 78
~aithe	-8 -15
~aithi	22 65
~aithn	37 -111
~aitht	-132 52
~aiti	-35 4
~aitin	-19 105
~aitr	58 26
~aitri	58 26
~aiv	-62 -50
~aiva	-53 -37
~aiy	55 117
~aiya	58 117
~aiya$	112 48
~aiyan	-87 22
~aiyar	-61 151
~aj$	-25 122
~aja	-185 -39
~aja$	120 -5
~ajad	-73 88
~ajah	-108 70
~ajah$	-108 70
~ajak	-137 14
~ajak$	-137 14
~ajal	-44 -46
~ajal$	-44 -46
~ajan	-229 -166
~ajan$	-224 -178
~ajar	-40 52
~ajar$	-14 56
~ajas	-159 -161
~ajast	-159 -161
~ajb	-40 113
~ajbu	-40 113
~ajbut	-40 113
~ajd	115 -76
~ajdu	117 -75
~ajdur	117 -75
~aje	-123 -56
~aje$	-162 -63
~ajed	35 -145
~ajh	35 123
~ajh$	-28 9
~ajha	17 178
~ajhi	-185 89
~ajhik	-165 -76
~ajhk	85 69
~ajhn	-98 -20
~aji	182 48
~aji$	106 104
~ajib	218 -19
~ajib$	218 -19
~ajit	-123 -114
~ajith	-122 -81
~ajl	96 -31
~ajm	-73 -232
~ajma	-115 -149
~ajma$	-115 -149
~ajn	38 -87
~ajo	-143 167
~ajol	-118 88
~ajole	-91 -114
~ajon	-118 -105
~ajon$	-63 -98
~ajr	-19 29
~ajt	-19 -91
~aju	28 65
~aju$	73 92
~ajur	-101 -79
~ajv	-7 -96
~ajva	-7 -96
~ajvai	-7 -96
~ajy	56 -69
~ajy$	56 -69
~ak$	117 -68
~aka	61 14
~aka$	41 126
~akad	38 -103
~akad$	161 -204
~akadt	-176 -176
~akag	-53 86
~akal	32 80
~akam	-46 -169
~akam$	-46 -169
~akan	-15 41
~akan$	-12 47
~akar	0 -268
~akar$	6 -264
~akat	146 -72
~akate	79 -30
~akd	122 -107
~akda	33 -146
~akda$	130 -71
~akdan	-77 -97
~akde	30 -4
~akde$	32 -121
~akdi	120 -24
~akdi$	150 -4
~ake	142 90
~ake$	153 137
~akeb	-101 -50
~akebi	-101 -50
~aked	113 -172
~aked$	113 -172
~akel	53 13
~akela	-101 22
~akele	-126 90
~akeli	161 -94
~aken	140 58
~aken$	140 58
~aker	60 -190
~aker$	115 -177
~akes	-256 -43
~akes$	-256 -43
~akeu	-32 -21
~akeup	-32 -21
~akf	-22 -107
~akfa	-9 -90
~akfas	-9 -90
~akh	-147 210
~akh$	-68 267
~akha	81 150
~akha$	7 181
~akhan	91 -181
~akhb	-50 -68
~akhba	-50 -68
~akhd	117 -28
~akhda	117 -28
~akhe	-120 -161
~akhe$	-74 -104
~akhen	-91 -248
~akhi	-21 149
~akhi$	41 10
~akhir	-178 183
~akhn	-80 -81
~akhna	-201 14
~akhne	65 -170
~akhr	-131 242
~akhri	-100 236
~akht	-9 -120
~akht$	-54 -80
~akhte	76 -62
~akhti	-5 -96
~akhu	-189 -318
~akhu$	74 -261
~akhun	-254 -171
~aki	93 131
~aki$	34 79
~akin	120 -126
~aking	120 -126
~akir	-92 136
~akir$	-55 -116
~akiy	-5 9
~akiya	-85 -41
~akiye	67 26
~akl	-32 126
~akla	56 60
~akli	-80 66
~akli$	-88 -51
~aklif	-36 75
~akn	25 -14
~akna	90 -111
~akne	-88 -118
~akne$	-31 -92
~akni	-34 89
~akni$	-34 89
~ako	-32 65
~akod	103 -35
~akr	-72 -212
~akra	34 15
~akri	-77 -219
~akri$	-47 -158
~aks	-187 -90
~aks$	-136 83
~aksh	-302 -322
~aksha	-256 -256
~aksi	43 -148
~aksir	89 -83
~akt	87 -137
~akt$	110 84
~akta	116 -99
~akta$	51 -31
~aktad	-147 -118
~akte	-137 -174
~akte$	-137 -174
~akth	136 -156
~aktha	136 -156
~akti	-47 -17
~akti$	-74 -15
~aku	-19 111
~aku$	131 127
~akun	-182 -174
~akup	-138 21
~akup$	-137 -48
~akv	-111 -238
~akva	-92 -222
~akva$	-93 -197
~aky	-180 -57
~aky$	-192 -56
~al$	-123 -118
~ala	64 125
~ala$	155 -12
~alab	-11 102
~alab$	-11 102
~alad	-179 -217
~alag	124 -1
~alag$	126 -128
~alah	-79 -33
~alai	26 71
~alai$	24 166
~alak	0 8
~alak$	-31 -94
~alakn	-24 92
~alal	81 -150
~alam	-278 -62
~alam$	-167 -53
~alan	-159 165
~alan$	-82 -8
~alana	-18 -111
~alanc	-82 26
~alane	-192 -96
~alani	-139 170
~alar	-294 -181
~alari	-51 -145
~alarm	-152 -11
~alary	-177 -129
~alas	59 37
~alat	-117 21
~alat$	-8 -128
~alata	-75 85
~alate	-90 -7
~alati	-125 103
~alav	-19 83
~alava	-104 111
~alay	-8 104
~alay$	37 93
~alaya	-163 35
~alb	137 -58
~alc	-145 97
~alci	-179 -172
~alciu	-175 -163
~alco	-3 146
~alcoh	-52 45
~alcon	39 135
~ald	157 89
~aldi	181 99
~aldi$	189 100
~ale	93 -26
~ale$	117 55
~aled	-169 -54
~aled$	-169 -54
~aleg	16 -127
~alega	76 -56
~alegi	-177 -180
~alen	31 -121
~alen$	-151 -37
~alend	24 -20
~aleng	28 -79
~aler	-13 -248
~aler$	134 -93
~alerg	-95 -108
~aleri	-122 -118
~alf	167 78
~alf$	193 -80
~alfa	-36 175
~alfas	-36 175
~alg	-95 -200
~alga	-20 -23
~algam	-20 -23
~ali	-39 -57
~ali$	-2 -7
~alid	-22 115
~alik	-116 -107
~alik$	-136 -89
~alin	-97 6
~alin$	-70 -31
~aline	-71 -82
~aling	-125 33
~alis	24 -257
~alis$	-71 -42
~alish	91 -168
~alist	-45 -94
~aliv	80 46
~alive	-80 54
~aliy	-1 -119
~aliya	-1 -119
~alk	-36 -186
~alk$	92 -73
~alka	-131 -9
~alka$	-280 8
~alke	169 -190
~alke$	138 -35
~alked	31 -121
~alken	131 -22
~alki	-79 -189
~alki$	-142 -147
~alkin	-15 -111
~alks	-77 -49
~alks$	-77 -49
~alm	25 132
~alm$	67 107
~alma	-131 42
~almar	-87 59
~almo	17 -69
~almos	45 -59
~alms	52 -41
~alms$	52 -41
~aln	-79 -157
~alna	-143 -154
~alna$	-143 -154
~alne	-2 -93
~alne$	-2 -93
~alo	108 16
~alo$	-8 -31
~aloe	-166 -125
~aloe$	-166 -125
~alog	-118 -92
~alogu	-101 -78
~alon	86 91
~alon$	1 32
~alone	113 78
~alop	46 -113
~alopr	-50 -110
~alor	-157 -87
~alore	-117 -59
~alov	194 41
~alov$	192 -129
~alove	92 93
~alovi	62 -61
~alp	-45 117
~alp$	-1 -115
~alpr	0 174
~alpra	0 174
~alr	-135 40
~alre	-130 49
~alrea	-130 49
~als	21 -144
~als$	79 -64
~also	-1 -110
~also$	-1 -110
~alsu	15 62
~alsut	15 62
~alt	-67 -154
~alt$	-75 -6
~alta	-102 -90
~alta$	-40 -72
~alte	1 -21
~alte$	3 -18
~alth	-185 -109
~alth$	-96 -175
~althy	-36 78
~alti	134 -38
~alti$	138 -22
~alu	133 -119
~alu$	105 -14
~alun	114 -139
~alun$	68 -130
~aluns	89 -13
~alv	-94 27
~alva	-58 -51
~alva$	-136 -183
~alvae	101 -11
~alvan	-103 -96
~alvar	34 -55
~alvay	-83 90
~alve	-65 -113
~alve$	-22 -41
~alvi	-102 81
~alvid	-100 82
~aly	14 -49
~aly$	-109 -85
~alys	82 -13
~alysi	82 -13
~am$	-146 -97
~ama	111 -27
~ama$	103 152
~amac	123 -127
~amach	123 -127
~amaj	15 -187
~amajh	4 -119
~amak	46 -253
~amak$	-14 -218
~aman	44 -149
~aman$	20 -68
~amany	-99 -105
~amar	-35 -144
~amar$	33 -91
~amare	-145 -39
~amari	34 -20
~amas	22 61
~amas$	145 94
~amask	-172 -149
~amast	-27 57
~amat	-175 -130
~amata	-164 -117
~amate	-14 -45
~amau	-190 -84
~amaur	-190 -84
~amay	-4 47
~amay$	38 61
~amaya	-104 -52
~amb	260 -268
~amba	152 -184
~ambal	143 -87
~ambar	-70 -87
~ambe	22 -43
~ambe$	22 -43
~ambh	59 60
~ambha	59 60
~ambi	115 -30
~ambi$	65 -25
~ambu	176 -242
~ambu$	81 -34
~ambul	146 -227
~amc	208 64
~amch	208 65
~amcha	133 87
~amd	133 -127
~amdi	113 -118
~amdi$	113 -118
~ame	-73 60
~ame$	7 -68
~amed	-124 70
~amed$	-115 74
~amen	-50 121
~amen$	0 122
~amer	2 -154
~amera	-74 -85
~ameri	86 -14
~ames	-273 216
~ames$	-171 12
~amesh	-161 211
~amh	26 -54
~ami	-18 183
~ami$	55 103
~amil	-179 73
~amil$	-150 -205
~amily	-81 204
~amin	-50 -19
~amin$	-153 -254
~aming	147 81
~amj	32 -190
~amjh	-15 -96
~amjha	-188 -138
~amjhe	13 88
~amjo	62 -230
~amjor	62 -230
~amk	188 -53
~amki	77 16
~amki$	49 31
~aml	64 -41
~amla	101 -26
~amla$	101 -34
~amle	-51 12
~amle$	-51 12
~amlo	-113 7
~amlod	-175 11
~amn	4 60
~amne	38 63
~amne$	38 63
~amo	-20 -65
~amok	60 -107
~amoks	60 -107
~amol	44 19
~amol$	44 19
~amon	7 66
~amos	65 -96
~amosa	106 -53
~amose	-69 -52
~amou	-80 42
~amoun	-80 42
~amp	29 -24
~amp$	-117 30
~ampl	60 -31
~ample	60 -31
~amps	-45 -97
~amps$	-24 -76
~ampu	65 -129
~ampu$	-148 -124
~amr	94 216
~amra	-60 245
~amra$	-24 231
~amre	150 22
~amre$	114 30
~ams	63 -163
~ams$	74 -131
~amu	258 3
~amu$	157 -111
~amud	119 -53
~amun	136 101
~amun$	128 -102
~an$	-148 79
~ana	-42 -61
~ana$	-138 -37
~anad	-109 43
~anad$	-40 70
~anada	-135 -13
~anae	-93 -145
~anaen	-31 -57
~anag	-83 -51
~anage	-83 -51
~anaj	-74 -181
~anak	293 -45
~anak$	342 10
~anal	28 81
~anal$	16 95
~anali	32 -46
~anam	-11 198
~anam$	-131 204
~anan	6 -284
~anana	-18 -197
~anane	-85 -107
~anar	111 -125
~anar$	108 -117
~anas	57 -120
~anat	-201 -192
~anate	-110 -102
~anau	-69 -107
~anau$	-35 -126
~anaun	-38 -47
~anav	-101 -161
~anav$	-65 -121
~anay	-23 42
~anaya	-1 28
~anaye	-15 -64
~anb	122 -86
~anba	-81 -109
~anbal	0 -25
~anbar	-207 -47
~anbh	118 116
~anbha	18 141
~anc	-78 -57
~ance	-15 -27
~ance$	60 30
~ancel	-180 -82
~ancer	-95 -65
~anch	-13 -62
~anch$	14 -279
~ancha	-139 -37
~anchi	-65 131
~anchv	-5 83
~ancy	-196 -62
~ancy$	-196 -62
~and	94 37
~and$	110 -2
~anda	-16 71
~anda$	-53 2
~andai	-129 -53
~andar	75 147
~ande	-11 64
~ande$	87 85
~andf	-5 74
~andfa	-5 74
~andh	148 30
~andh$	43 93
~andha	-66 2
~andhe	136 -36
~andhi	108 -153
~andhn	-98 58
~andhu	-7 18
~andhv	-129 -22
~andi	-78 -1
~andi$	-110 -126
~andin	-25 95
~andir	22 33
~andit	-87 -68
~andl	73 -127
~andle	-72 -130
~andlo	140 -107
~andm	-81 -136
~andma	-44 -30
~andmo	-58 -160
~andp	43 -52
~andpa	43 -52
~andr	-253 98
~andra	-146 125
~andru	-100 -103
~ands	33 16
~ands$	-27 -11
~andso	92 29
~andu	-85 -13
~andu$	-98 -6
~anduk	-90 136
~andur	84 -109
~ane	-143 -30
~ane$	-175 -38
~aned	47 105
~aned$	47 105
~aneg	-44 -12
~anega	-31 -114
~anen	45 -28
~aner	111 -55
~aner$	111 -55
~anes	-114 -59
~anf	110 -16
~anf$	99 -14
~ang	66 39
~ang$	13 -16
~anga	54 115
~anga$	98 154
~angal	-115 -25
~angan	31 51
~ange	-149 72
~ange$	-126 39
~anged	-67 108
~anger	-191 -13
~angh	98 15
~angh$	171 30
~angi	148 49
~angi$	82 74
~angin	146 120
~angio	-104 -174
~angit	64 -141
~angl	-147 -140
~angle	-23 6
~ango	-62 -185
~ango$	-155 -77
~angov	40 -99
~angr	-56 -32
~angre	-114 -133
~angry	-6 45
~angt	-28 50
~angu	108 -203
~angua	-105 -111
~angun	69 -51
~angut	39 -85
~anh	155 46
~anh$	136 51
~ani	-103 12
~ani$	-72 -52
~anic	-211 -211
~anic$	-189 -194
~anid	-21 149
~anide	-21 149
~anik	75 -92
~anin	12 -59
~aning	17 -51
~anip	-161 162
~anir	-104 -198
~anir$	-200 -186
~anis	-127 165
~anish	-88 72
~anit	-9 11
~anit$	21 -100
~aniv	-90 -95
~anive	-93 -63
~aniy	56 -134
~aniya	78 -88
~anj	96 33
~anja	-38 -64
~anja$	-21 -31
~anjh	99 -116
~anjha	43 -85
~anji	63 120
~anjil	8 147
~ank	200 42
~ank$	102 53
~anka	54 -94
~anka$	-58 -151
~ankar	111 16
~anke	52 -187
~anke$	-54 -217
~ankh	174 117
~ankh$	102 -100
~ankha	-118 204
~ankhe	180 112
~ankho	150 -164
~anki	132 80
~anki$	132 80
~ankl	-100 -109
~ankle	-100 -109
~anks	-86 -57
~anks$	-124 -32
~anksi	46 -78
~ankt	-103 -131
~ankti	-103 -131
~anm	135 -39
~anm$	158 -14
~ano	40 -124
~ano$	-166 -160
~anot	166 -6
~anot$	180 -10
~anoth	-25 -4
~anp	162 -231
~anp$	186 -312
~anpa	-80 111
~anpi	153 -21
~anpi$	153 -21
~anpk	160 -23
~anpka	160 -23
~anpn	-35 -64
~anpni	-64 -59
~anpt	-112 12
~anpte	-112 12
~anpu	-119 -87
~anpur	-119 -87
~anr	-91 -161
~ans	209 10
~ans$	239 -135
~ansa	56 63
~ansa$	120 -115
~anse	-119 -107
~ansf	116 -27
~ansfe	-80 10
~ansi	67 128
~ansi$	48 101
~ansiy	94 23
~ansk	-127 14
~anska	-41 35
~ansl	-128 -181
~ansla	-128 -181
~ansn	-44 -83
~ansne	-36 -81
~ansp	-104 -82
~anst	27 20
~anste	-122 -63
~ansti	94 -22
~ansu	62 -87
~ansu$	62 -87
~ansv	48 50
~ansve	48 50
~ant	111 51
~ant$	178 127
~anta	-18 -90
~anta$	25 61
~antar	-203 -177
~ante	125 15
~ante$	114 -61
~anted	43 171
~anth	-153 -80
~anth$	-142 -80
~antha	-37 93
~anti	-7 -47
~anti$	45 83
~antib	6 -71
~antid	-84 -158
~antin	75 -154
~antiv	-97 -85
~anto	-162 57
~antop	-111 -139
~antr	-91 -276
~ants	-8 -82
~ants$	-8 -82
~antu	89 8
~anu	-106 112
~anu$	-128 114
~anua	-16 -31
~anum	-291 110
~anum$	-261 144
~anun	-88 74
~anun$	-78 39
~anus	57 -232
~anus$	-22 -227
~anush	191 -11
~anut	135 -75
~anut$	153 -62
~anv	-28 -114
~anv$	106 -18
~anva	46 -57
~anval	84 -19
~anvl	-179 -83
~any	-49 168
~any$	49 45
~anya	-256 -149
~anyav	-174 -90
~anym	-91 138
~anymo	-91 138
~anyo	0 125
~anyon	0 125
~anyt	-18 66
~anyth	-18 66
~anyv	-31 14
~anyva	-17 -66
~ao$	113 -225
~aon	98 -50
~aon$	98 -50
~ap$	80 -179
~apa	100 42
~apa$	144 149
~apad	121 22
~apad$	121 22
~apak	165 -37
~apak$	155 -33
~apal	-101 15
~apal$	-10 23
~apan	-40 -186
~apan$	-164 -158
~apar	-161 -141
~apart	-61 -82
~apas	-115 -80
~apas$	-32 -50
~apat	-30 63
~apay	-101 -227
~apaya	-205 -189
~apd	16 -5
~apda	62 9
~apda$	174 32
~apde	-42 25
~apde$	-42 25
~apdi	-101 -46
~apdi$	-101 -46
~ape	42 -66
~ape$	141 -232
~aped	163 -68
~aped$	163 -68
~apen	-130 12
~apend	-66 -77
~apene	12 -122
~apens	-182 55
~aper	-58 -8
~aper$	54 -65
~apers	-31 148
~apet	-116 47
~api	107 -170
~api$	200 -55
~apil	-104 -178
~apil$	-53 -92
~apily	-62 -136
~apin	112 30
~aping	123 50
~apis	-134 -25
~apist	-134 -25
~apit	-60 -159
~apita	-54 -148
~apk	52 -4
~apka	134 46
~apkap	166 -6
~apki	-96 -126
~apki$	-96 -126
~apl	3 -77
~apli	-5 -93
~aplic	-63 -113
~aply	-66 -46
~aply$	-39 -28
~apn	-293 209
~apna	-167 32
~apna$	-167 32
~apne	-204 120
~apne$	-204 120
~apni	-80 222
~apni$	-80 222
~apo	-224 134
~apoi	-154 -94
~apoin	-154 -94
~apr	-246 -166
~apra	-135 -96
~apri	-126 -101
~april	-72 -20
~aps	57 -233
~aps$	34 -101
~apse	112 -170
~apse$	58 -147
~apsed	93 -50
~apt	-61 -120
~apta	115 -58
~apta$	133 -60
~aptai	-76 -19
~apte	-83 -115
~apter	-83 -115
~apti	-86 -38
~aptio	-86 -38
~apto	-210 -28
~aptop	-210 -28
~apu	95 35
~apu$	97 25
~apur	61 -124
~apur$	-12 -114
~apy	-78 -117
~apy$	-78 -117
~ar$	-23 72
~ara	123 -76
~ara$	68 -29
~arab	-50 4
~arab$	-24 -32
~araba	-108 58
~arac	-74 41
~arace	-2 23
~aract	-133 -185
~arad	199 -104
~arad$	42 -63
~arae	-127 -78
~araen	-109 -52
~araf	225 69
~araf$	225 69
~arah	126 -5
~arah$	30 -38
~arahv	-19 75
~arai	104 -83
~arai$	-44 -31
~arait	115 -58
~araj	-31 -155
~araj$	-31 -155
~arak	54 -89
~arak$	27 -58
~aral	66 -199
~araly	-109 -69
~aram	55 -199
~aram$	16 -188
~aran	-41 4
~aran$	-244 126
~arana	-140 -161
~arane	-92 -45
~arani	-140 -166
~arant	164 -207
~arar	-202 -81
~arare	-142 -39
~aras	-186 -216
~aras$	37 -114
~arash	-238 -130
~arat	-185 -59
~arat$	-276 46
~arate	55 -173
~arath	-109 -254
~arau	-73 -100
~arav	-86 66
~aray	14 185
~araya	5 -14
~araye	-47 -62
~arb	-24 -2
~arba	67 82
~arbad	-69 118
~arbat	17 40
~arbh	-5 -108
~arbh$	-30 -4
~arbha	-106 -100
~arbhv	38 -35
~arc	3 122
~arch	6 95
~arch$	-234 -18
~archa	90 46
~arche	119 66
~archi	-110 83
~ard	45 15
~ard$	-2 30
~arda	143 46
~arda$	117 145
~ardan	100 -25
~ardas	111 6
~arde	-94 -8
~arden	76 -21
~ardi	-49 -281
~ardi$	-140 -210
~ardia	-97 -63
~ardio	-21 -36
~ardiy	-55 -48
~ards	-8 31
~ards$	-8 31
~are	-87 -6
~are$	40 9
~area	106 27
~area$	45 51
~arean	83 -38
~ared	-139 206
~ared$	-139 206
~areg	-107 -42
~arega	-85 -66
~arel	-139 -145
~arela	-126 -146
~arelu	-60 -144
~aren	-125 24
~aren$	-127 -297
~arene	-40 -88
~areng	-132 71
~arent	12 143
~ares	-97 -55
~ares$	-10 -53
~aresh	-103 7
~arest	-22 -69
~aret	7 -2
~arete	10 31
~arev	-62 -115
~areve	-62 -115
~arf	119 44
~arf$	34 5
~arfa	104 97
~arfar	104 97
~arg	59 -172
~arge	-19 -173
~arge$	73 -52
~arged	28 -95
~arger	-54 -99
~argi	-98 76
~argl	117 -42
~argle	117 -42
~argu	-23 -95
~arh	-68 -164
~arhe	-137 -140
~arhej	-137 -140
~ari	49 105
~ari$	29 8
~aria	-77 -5
~aria$	-50 -143
~ariag	-19 77
~arian	-62 -62
~arib	-143 -109
~aric	112 -63
~arid	-6 -73
~arie	-125 74
~aried	-141 97
~arij	36 17
~arij$	111 -177
~ariji	-132 102
~arik	-383 104
~arika	-203 172
~arikh	-90 -73
~ariks	-258 -190
~arin	102 69
~arin$	48 93
~aring	98 -169
~arip	-57 77
~aripa	-57 77
~arir	128 58
~arir$	128 58
~aris	-185 -278
~arish	-136 -217
~ariv	-15 -3
~ariva	-15 -3
~ariy	49 28
~ariya	59 30
~arj	-168 142
~arj$	-73 172
~arja	-119 135
~arja$	-72 190
~arjar	-68 -161
~arji	-48 -257
~arji$	-43 -255
~ark	-23 -39
~ark$	-149 -120
~arka	-155 -57
~arkar	-127 -51
~arke	1 39
~arke$	41 155
~arked	85 -98
~arket	-97 -120
~arkh	89 21
~arki	19 -72
~arkin	39 -71
~arks	50 -14
~arks$	50 -14
~arku	74 89
~arl	-1 -180
~arli	26 51
~arlic	-77 -24
~arlie	79 68
~arly	-13 -232
~arly$	-13 -232
~arm	-102 -80
~arm$	37 -30
~arma	-149 -247
~arma$	-128 -129
~armac	-35 -85
~arme	7 45
~armer	-19 39
~armi	-211 -113
~armi$	-204 -186
~arms	81 2
~arms$	81 2
~army	-121 146
~army$	-121 146
~arn	-92 144
~arn$	-108 -118
~arna	-106 66
~arna$	-109 108
~arnak	-50 -64
~arnat	-29 -138
~arne	-46 96
~arne$	-44 102
~arni	14 61
~arni$	-196 84
~arniy	-44 -58
~aro	65 -33
~aro$	5 -19
~arod	158 -45
~arod$	166 -15
~aron	-135 34
~aron$	-43 63
~aros	-20 82
~arou	66 79
~aroun	66 79
~arp	131 95
~arp$	152 -8
~arpa	13 -118
~arpe	-125 138
~arpen	-125 138
~arpi	80 40
~arpic	90 44
~ars	9 -246
~ars$	28 -74
~arsa	-85 105
~arsat	-34 -40
~arse	161 -145
~arse$	81 -133
~arsh	-215 -120
~arsha	-159 -62
~arsi	17 -222
~arsi$	54 -195
~arso	-61 -189
~arso$	-38 -185
~arson	-42 -68
~art	-56 -202
~art$	-41 -208
~arta	-73 25
~arta$	-65 50
~artan	-18 -38
~artb	-121 -59
~arte	109 -99
~arte$	-24 -58
~arted	128 -57
~arter	108 -79
~arth	-131 -96
~arth$	-156 -200
~arthi	50 82
~arti	-42 -78
~arti$	-163 -158
~artic	59 -111
~artin	-187 97
~artm	-50 -58
~artme	-50 -58
~artn	27 90
~artne	27 90
~arts	47 -88
~arts$	47 -88
~artu	-100 21
~artum	-65 28
~artv	76 -35
~artva	76 -35
~arty	65 -251
~arty$	65 -251
~aru	35 96
~aru$	12 39
~arud	163 -87
~arudh	163 -84
~arun	-146 68
~arun$	-136 42
~arung	-96 119
~arur	-35 -100
~arura	-63 110
~aruri	-18 -232
~arv	-43 49
~arva	7 42
~arva$	0 100
~arvaj	91 11
~arval	-87 129
~arvan	-70 -77
~arvat	-81 -155
~arvau	-134 -105
~arvay	49 -57
~arve	-60 64
~ary	-330 86
~ary$	-266 -27
~arya	-95 155
~aryi	-115 -34
~aryin	-115 -34
~as$	73 204
~asa	110 -56
~asa$	37 -3
~asag	-98 15
~asage	-98 15
~asal	-257 35
~asal$	-110 62
~asala	-189 -73
~asam	221 -169
~asam$	224 -151
~asan	-210 69
~asan$	-42 65
~asana	-73 57
~asand	-164 -79
~asar	125 -75
~asar$	125 -75
~asav	85 -60
~asav$	43 -40
~asb	22 31
~asba	41 -52
~ase	-5 -119
~ase$	-5 -66
~ased	98 -27
~ased$	98 -27
~asel	-158 -56
~aseli	-63 -40
~asem	44 -65
~asemb	44 -65
~asen	-15 86
~aseng	56 109
~aser	-128 -127
~aser$	-128 -127
~ases	41 -138
~ases$	41 -138
~ash	-8 -152
~ash$	-206 72
~asha	59 -52
~asha$	-37 -127
~ashak	96 172
~ashan	-216 -123
~ashay	-66 -99
~ashe	-15 -58
~ashe$	-9 -4
~ashed	-8 -35
~ashev	27 -21
~ashi	47 -297
~ashi$	-127 -152
~ashif	-42 -95
~ashik	29 -77
~ashin	95 -218
~ashm	-58 -165
~ashma	-71 -98
~ashme	36 -114
~ashr	31 109
~ashra	-25 30
~ashru	45 100
~asht	78 -105
~asht$	-43 21
~ashta	100 -121
~ashu	-108 -111
~ashu$	-94 -91
~ashv	-160 -129
~ashva	-160 -129
~asi	2 82
~asi$	-116 170
~asig	-49 -53
~asign	-49 -53
~asik	-185 -140
~asik$	-186 -88
~asin	163 -106
~asina	329 -238
~asine	-25 -2
~asing	-97 53
~asir	-124 -137
~asir$	-124 -137
~asit	109 -11
~asiu	41 60
~asium	41 60
~asiy	-21 53
~asiya	-21 53
~ask	-111 -7
~ask$	-23 -170
~aska	-193 -94
~askar	-144 -83
~aske	-147 132
~asked	-147 132
~aski	39 107
~askin	39 107
~asks	-110 -84
~asks$	-110 -84
~asl	146 132
~asli	92 67
~asli$	30 81
~asm	-144 -57
~asma	-127 -47
~asn	23 18
~asne	42 -95
~asne$	42 -95
~asnt	91 83
~asnt$	91 83
~aso	-226 134
~asoi	24 33
~asoi$	0 34
~ason	-223 72
~ason$	-193 49
~asou	-104 -56
~asoun	-104 -56
~asp	198 -207
~asp$	158 -74
~aspa	-122 -156
~aspat	-110 -148
~aspi	129 -99
~aspir	43 -66
~aspo	-49 28
~aspor	-49 28
~asr	2 -180
~asra	3 -176
~asrat	-102 -154
~ast	-7 45
~ast$	57 52
~asta	-142 131
~asta$	-22 138
~astar	-87 58
~aste	95 62
~aste$	-67 55
~aster	177 -9
~astf	-138 -78
~astfi	-109 -61
~asth	-98 -304
~astha	-255 -192
~asthm	68 -135
~asti	-122 6
~asti$	51 100
~astin	-256 -246
~astr	-12 -38
~asty	-57 -132
~asty$	-57 -132
~asu	202 -42
~asu$	108 -35
~asud	99 -76
~asude	45 -6
~asudo	64 -71
~asun	-65 -97
~asun$	-65 -97
~asur	163 23
~asur$	130 -30
~asura	31 127
~asv	-256 76
~asva	-135 -179
~asvi	-76 84
~asvin	-76 84
~asvo	-154 158
~asvor	-154 158
~asy	-155 -55
~asy$	-153 -52
~at$	108 72
~ata	52 14
~ata$	76 60
~atae	-38 -35
~ataen	-38 -35
~atai	35 -298
~atai$	18 -43
~ataie	-2 -183
~ataik	-78 -144
~ataiy	6 -125
~atak	43 -218
~atak$	-32 -253
~atakh	110 -33
~ataks	-47 -62
~atakt	106 27
~atal	8 122
~atal$	-42 87
~atam	-60 82
~atam$	-60 82
~atan	-155 -63
~atana	-199 10
~atane	-49 -15
~atang	-3 -140
~atao	-196 -3
~atao$	-196 -2
~atar	-89 -294
~atar$	-39 -212
~atara	-113 -117
~atarn	-50 -64
~atat	-52 75
~atau	-40 124
~atau$	-14 90
~ataun	-9 66
~atay	186 -39
~ataya	81 -41
~ataye	103 -167
~atc	25 -82
~atch	25 -82
~atch$	-1 -243
~atche	37 90
~atchi	-10 -11
~atchm	135 55
~ate	-44 -110
~ate$	-87 -28
~ated	-140 -116
~ated$	-140 -116
~atei	81 -48
~atein	81 -48
~atel	109 -133
~atele	117 -124
~atem	-121 208
~atemp	-104 180
~aten	-8 -22
~aten$	69 -68
~atend	-39 -43
~ater	39 -133
~ater$	105 -56
~ateri	-118 -42
~atern	-27 49
~atery	66 -218
~ates	4 -104
~ates$	-148 -92
~atev	-26 33
~ateve	-26 33
~atf	-57 185
~atfo	-69 190
~atfor	-69 190
~atg	-61 -96
~atgp	-61 -96
~atgpt	-61 -96
~ath	226 28
~ath$	96 28
~atha	160 -3
~atha$	90 -348
~atham	63 -145
~athar	188 24
~athe	42 -19
~athe$	71 -214
~athel	37 -107
~ather	-85 98
~athes	69 -8
~athet	107 -26
~athi	121 -29
~athi$	42 39
~athin	163 -163
~athir	-184 -23
~athiy	7 34
~athl	29 -67
~athle	29 -67
~athm	-103 105
~atho	29 68
~athon	29 68
~athr	-35 19
~athri	-164 -211
~athru	38 91
~aths	49 -16
~aths$	49 -16
~athu	97 -253
~athu$	73 -240
~athv	47 45
~athva	53 -25
~athy	-95 49
~athy$	-61 -132
~ati	58 -108
~ati$	43 -142
~atic	-39 -59
~atic$	-12 -28
~atie	94 0
~atien	94 0
~atij	78 84
~atija	38 94
~atije	97 -10
~atin	-138 -45
~atin$	-163 -138
~atine	-75 -23
~ating	-75 -1
~atini	-76 -60
~atio	-149 -108
~ation	-146 -106
~atis	107 -66
~atit	157 -133
~ativ	-5 29
~ative	-5 29
~atiy	60 -4
~atiya	133 5
~atk	198 39
~atka	148 18
~atka$	117 46
~atkal	-59 -82
~atke	145 41
~atke$	131 44
~atki	-23 -44
~atki$	-23 -44
~atl	81 -242
~atla	23 -219
~atla$	-10 -126
~atlab	-204 -164
~atle	153 -53
~atled	155 -45
~atli	-35 -79
~atli$	-98 -76
~atm	-14 94
~atm$	21 63
~atma	-74 77
~atma$	-29 -71
~atmah	-83 140
~atmal	-95 106
~atmat	122 -189
~atme	17 30
~atmen	17 30
~atn	-180 44
~atna	-63 -143
~atna$	-99 -142
~atne	-98 90
~atne$	-98 90
~atni	-127 39
~atni$	-121 43
~ato	-7 -240
~ato$	-2 -206
~aton	-118 -100
~atoni	-118 -100
~ator	48 -19
~ator$	2 32
~atore	-21 -52
~atori	68 -5
~atr	-172 103
~atr$	-64 89
~atra	-212 -49
~atra$	-158 -206
~atre	21 51
~atre$	-35 65
~atres	53 -24
~atri	-62 124
~atri$	-175 163
~atric	-126 -102
~atrin	168 -19
~atris	-15 -77
~ats	-101 -129
~ats$	-112 -160
~atsa	46 48
~atsae	23 12
~atsap	-70 68
~atu	42 22
~atu$	24 35
~atur	-50 -122
~atura	-58 -74
~aturd	-53 11
~ature	30 -44
~atus	-105 101
~atus$	-105 101
~atv	78 41
~atva	30 47
~atvan	32 -77
~aty	-154 2
~aty$	-104 -212
~atya	-97 98
~atya$	-110 98
~au$	-5 118
~auc	-43 145
~aud	-36 -155
~aud$	42 -4
~auda	44 -46
~audar	7 -36
~audh	-69 -76
~audt	-66 -79
~audta	-75 -73
~aug	-84 -39
~augh	-47 3
~augh$	-123 -61
~aughe	-10 146
~aughi	-87 17
~aughs	-42 -102
~aught	56 11
~augu	-120 -118
~augus	-120 -118
~auj	-131 105
~auj$	-149 27
~auji	-9 119
~auji$	-9 119
~auk	-254 27
~auki	-136 -142
~auki$	-117 -127
~aukr	-162 76
~aukri	-159 47
~aul	-9 -65
~ault	33 -9
~aun	-405 87
~aun$	-285 33
~aund	-90 -63
~aung	-217 113
~aunga	-228 102
~aungi	-100 45
~auns	-120 -49
~aunsa	-29 -66
~aunse	-26 -79
~aunsi	-149 24
~aunsl	-18 -3
~aunt	11 -24
~aunt$	-80 9
~aunty	52 -7
~aur	62 -71
~aur$	48 -15
~aura	176 -158
~aura$	130 -202
~aurat	88 12
~aure	1 -133
~aure$	1 -133
~auri	-227 -88
~auri$	-185 -70
~aus	31 -154
~ausa	-33 -170
~ausam	-200 -135
~ause	-91 -113
~ause$	-12 -86
~ausea	-1 -50
~auses	-102 -68
~aush	167 -114
~ausi	90 -45
~ausi$	90 -45
~aust	-22 75
~aut	-59 210
~aut$	-134 162
~auta	-82 47
~auta$	-94 4
~aute	114 5
~aute$	66 50
~auth	-185 -10
~auth$	13 102
~autha	-163 -139
~auti	-118 22
~auto	162 -18
~auto$	162 -33
~auv	62 58
~auva	18 13
~av$	16 -226
~ava	36 92
~ava$	67 108
~avab	31 -175
~avab$	31 -175
~avad	-97 -112
~avad$	-49 -100
~avag	-130 -148
~avage	-124 -107
~avai	-94 64
~avai$	-48 51
~avaiy	-173 45
~avaj	146 14
~avaj$	146 14
~aval	-161 -215
~aval$	-180 -198
~avan	-47 85
~avan$	47 -17
~avar	44 85
~avar$	-144 54
~avare	-13 -88
~avari	109 93
~avas	-160 41
~avas$	31 93
~avasi	-124 -137
~avast	-102 -44
~avat	74 48
~avat$	54 -117
~avay	-93 32
~avay$	-93 32
~avd	-198 -151
~avdh	-53 -34
~avdha	-53 -34
~ave	-152 123
~ave$	-126 96
~aved	-34 -64
~aved$	-72 -5
~avel	-27 -88
~avel$	-14 -85
~aver	-138 76
~aves	5 88
~aves$	5 88
~avi	41 35
~avi$	-104 -205
~avin	162 95
~aving	105 100
~avit	-132 -157
~avita	-127 -142
~avj	122 -28
~avja	122 -28
~avja$	-30 33
~avjat	133 -113
~avl	197 -185
~avla	225 -79
~avla$	197 -61
~avli	-91 -124
~avlin	-91 -124
~avn	205 -190
~avn$	89 -130
~avni	-66 -73
~avns	211 -50
~avns$	211 -50
~avo	-110 -84
~avoi	-97 -39
~avoid	-97 -39
~avr	-179 -186
~avra	-44 -92
~avri	-145 -99
~avri$	-91 -45
~avs	-2 -179
~avs$	12 -149
~avsa	-23 -46
~avsad	-23 -46
~avt	72 2
~avti	35 -102
~avti$	35 -102
~avu	41 127
~avu$	67 66
~avy	-52 -10
~avy$	-26 -234
~avyu	-98 46
~avyu$	-98 46
~ay$	2 125
~aya	17 72
~aya$	36 -6
~ayab	41 213
~ayab$	71 137
~ayad	8 55
~ayad$	8 55
~ayak	-114 72
~ayak$	-114 72
~ayal	-74 120
~ayal$	-55 149
~ayala	-38 2
~ayam	-55 -4
~ayam$	-42 -111
~ayan	131 -193
~ayan$	39 -143
~ayar	-215 -145
~ayari	-158 -115
~ayat	17 -11
~ayat$	-34 -8
~ayb	37 -29
~aybe	37 -29
~aybe$	37 -29
~ayc	-120 169
~aych	-120 169
~ayd	-215 -94
~ayda	-125 2
~ayda$	-125 2
~ayde	-151 -160
~ayde$	-151 -160
~aye	68 -56
~aye$	83 -139
~ayed	-22 119
~ayed$	-22 119
~ayeg	-10 14
~ayega	57 41
~ayegi	-157 -47
~ayen	46 5
~ayeng	47 6
~ayer	-77 20
~ayer$	-77 20
~ayi	122 67
~ayi$	110 85
~ayin	-40 -22
~aying	-36 17
~ayk	59 118
~ayke	-62 80
~ayke$	-62 80
~ayl	131 -206
~ayli	-43 -84
~ayo	104 0
~ayo$	139 -68
~ayp	-169 -135
~aypu	-130 -112
~ayr	-200 -209
~ayra	-133 -174
~ayrai	-89 -115
~ayran	-99 -84
~ayri	-123 -116
~ayri$	-123 -116
~ays	32 89
~ays$	33 112
~ayt	-87 131
~ayu	110 84
~ayu$	109 90
~ayur	-79 -106
~ayurv	-79 -106
~ayus	-99 -94
~ayush	-99 -94
~ba$	135 -53
~bab	178 -35
~baba	239 -43
~baba$	168 -30
~babi	20 -68
~babie	20 -68
~babu	235 -60
~babu$	103 -56
~babuj	165 -17
~baby	44 -1
~baby$	75 -16
~babys	-177 30
~bac	96 -20
~bach	96 -20
~bach$	-194 111
~bacha	68 -19
~bachc	156 -23
~bache	-23 -139
~bachi	48 56
~bachn	-138 -15
~bacho	-105 -195
~bachp	-314 -139
~bachu	-9 -49
~bad	-68 -47
~bad$	-34 55
~bada	63 -410
~bada$	-2 -175
~badab	135 -12
~badal	-141 -231
~badan	137 -103
~badb	10 -176
~badbu	-15 -171
~bade	194 -6
~bade$	194 -6
~badh	-309 -115
~badh$	-186 -155
~badha	-141 -77
~badhe	-58 -72
~badhi	-143 54
~badht	-22 -212
~badi	96 1
~badi$	-80 12
~badl	-157 -243
~badla	-54 -108
~badle	-130 -65
~badlu	-97 -89
~badm	-17 -92
~badmi	1 -85
~bae	187 -85
~baen	174 -78
~baen$	174 -78
~bag	4 74
~bag$	-71 78
~baga	3 57
~bagal	23 91
~bah	143 -13
~bah$	-3 47
~baha	248 -33
~bahan	8 46
~bahar	351 -190
~bahas	-154 -56
~bahk	193 -33
~bahki	193 -33
~bahu	18 -70
~bahu$	161 86
~bahut	-78 -107
~bai	5 38
~bai$	-49 58
~baic	-111 -93
~baic$	-111 -93
~baig	-90 109
~baig$	-90 109
~baik	49 -57
~baik$	49 -57
~bail	-146 -32
~bail$	-183 -56
~bain	152 111
~bain$	42 -75
~baing	206 -31
~baink	-57 153
~baip	-73 -83
~baipa	-73 -83
~bait	61 5
~baith	-9 44
~baitr	143 -170
~baj	3 10
~baj$	143 -20
~baja	-154 51
~bajar	-75 106
~baje	-8 -73
~baje$	-8 -73
~bajt	-19 -91
~baju	28 92
~baju$	28 92
~bak	13 80
~bak$	42 -59
~baki	68 97
~baki$	89 35
~bakr	60 -59
~baku	-110 194
~bakv	-7 -51
~bakva	-7 -51
~bal	-34 2
~bal$	-58 -271
~bala	-42 106
~balak	13 91
~balan	-82 26
~balc	39 135
~balco	39 135
~balg	-20 -23
~balga	-20 -23
~bali	100 -46
~bals	24 -38
~bals$	24 -38
~balt	46 -43
~balti	17 -5
~balu	150 -28
~balun	150 -28
~bam	2 -83
~bam$	-69 -80
~ban	-13 13
~ban$	104 -125
~bana	-301 -119
~bana$	-112 -4
~banae	-31 -96
~banan	-63 -198
~banat	-182 -130
~banau	-56 23
~banay	-100 33
~band	63 147
~band$	105 88
~banda	74 -46
~bandh	-97 121
~bandi	47 -127
~bands	-114 -22
~bandu	-90 136
~bane	-20 -282
~bane$	25 -235
~baneg	-25 -91
~bang	-78 -114
~banga	-122 -56
~bangl	-123 -40
~banh	141 50
~banh$	136 51
~bani	-46 43
~bani$	-101 52
~bank	35 -18
~bank$	-86 -13
~bant	-243 -134
~bant$	-44 68
~banta	-107 -133
~banti	-140 -130
~banv	-66 -80
~bap	53 52
~bap$	-37 29
~bapu	28 45
~bapu$	28 45
~bar	-97 -8
~bar$	-134 43
~bara	-57 57
~bara$	20 -114
~barab	-11 68
~barah	-25 99
~baras	-5 -135
~barat	-1 -44
~barb	-69 118
~barba	-69 118
~bard	85 -19
~barda	97 6
~bare	-137 -63
~bare$	-59 -71
~barf	93 -193
~barf$	57 -101
~bari	-106 -206
~baris	-113 -209
~bark	23 -14
~bars	-70 -216
~barsa	-34 -40
~barsi	-41 -166
~bart	94 -24
~barta	-69 28
~bas	-76 91
~bas$	-118 114
~base	-7 -119
~base$	-7 -119
~bat	63 -4
~bat$	149 -99
~bata	-113 13
~bata$	29 35
~batai	16 -189
~batan	-124 73
~batao	-196 -2
~batat	-54 -88
~batau	-21 141
~batay	127 -118
~batc	-79 118
~batch	-79 118
~bate	54 -263
~bate$	-174 -12
~batei	81 -48
~baten	80 -118
~bater	49 -224
~bath	105 -67
~bath$	-54 -150
~bathe	-46 -188
~bathi	21 21
~bathr	38 91
~bati	-40 130
~bati$	86 96
~batin	-153 -54
~bato	-21 -52
~bator	-21 -52
~bau	112 -185
~bav	56 68
~bava	-37 -109
~bavas	-124 -137
~bay	148 23
~baya	248 -172
~baya$	167 -115
~bayan	136 -40
~baye	60 -42
~baye$	60 -42
~bayi	-73 -131
~bayi$	-73 -131
~bayo	-71 -106
~bc$	166 -181
~bco	-58 -31
~bd$	103 -173
~bda	252 -65
~bda$	234 -63
~bde	141 -35
~bde$	141 -35
~be$	29 173
~bea	39 1
~bean	-106 -32
~bear	-91 34
~beat	135 -32
~beat$	109 -131
~beati	50 66
~bec	145 -89
~beca	102 -75
~becam	68 2
~becau	72 -80
~bech	82 123
~bech$	-78 116
~beco	45 -206
~becom	45 -206
~bed	86 91
~bed$	99 -1
~bef	19 -33
~befo	19 -33
~befor	19 -33
~beg	3 -17
~begi	-72 -58
~begin	-72 -58
~beh	219 -70
~beha	-24 -101
~behe	125 -55
~behen	125 -55
~behi	109 127
~behin	109 127
~beho	163 -244
~behos	163 -244
~bei	-137 107
~bein	-130 111
~being	-128 102
~bej	65 -99
~bek	-155 107
~beka	-136 -30
~bekar	-106 -22
~beku	-162 124
~beku$	-149 126
~bel	123 -192
~bel$	-2 -126
~beli	15 -108
~belie	-99 -80
~belig	107 -39
~belo	32 48
~belov	32 48
~belt	42 -86
~belt$	104 -81
~bely	207 -62
~bely$	207 -62
~ben	-133 -58
~benc	-92 47
~bench	-92 47
~bend	30 -47
~bend$	40 -20
~bene	-166 -161
~benef	-166 -161
~bent	40 45
~bent$	40 45
~ber	24 -8
~ber$	-20 30
~bert	86 -121
~berth	86 -121
~bes	99 -175
~best	-300 -171
~best$	-295 -169
~bet	-56 107
~beta	-14 128
~beta$	-19 132
~bete	-21 40
~bete$	110 -143
~beter	-218 159
~betes	-143 -73
~beti	-6 79
~beti$	-32 60
~betic	69 -120
~beto	-87 -46
~betv	-35 -185
~betvi	-35 -185
~bev	128 -55
~beva	134 -97
~bf$	-48 86
~bg$	-96 -32
~bgm	-14 -42
~bgmi	-14 -42
~bgmi$	-14 -42
~bgo	-76 -164
~bgol	-76 -164
~bgol$	-76 -164
~bh$	71 -252
~bha	86 -53
~bha$	-56 -162
~bhab	70 96
~bhabh	70 96
~bhag	83 -4
~bhag$	61 -4
~bhaga	-60 -68
~bhagv	-47 125
~bhai	89 -49
~bhai$	18 -38
~bhain	-50 0
~bhaiy	182 -67
~bhaj	51 -89
~bhaja	-120 -60
~bhal	-109 212
~bhal$	8 157
~bhan	-74 -20
~bhan$	-42 -19
~bhang	35 29
~bhap	-2 -192
~bhap$	3 -182
~bhar	13 0
~bhar$	42 17
~bhara	-162 -235
~bhare	-102 -120
~bhari	105 -173
~bharn	-34 80
~bhart	-115 -19
~bhas	-255 -163
~bhash	-255 -163
~bhat	49 -53
~bhat$	-195 -151
~bhata	87 -124
~bhate	100 47
~bhath	36 12
~bhati	146 37
~bhav	-39 -282
~bhav$	-186 -154
~bhava	-1 -138
~bhavt	64 -31
~bhay	101 49
~bhaya	101 49
~bhe	78 -57
~bhej	12 -41
~bhej$	25 64
~bheji	-21 125
~bhejn	-96 -139
~bhejo	-3 -171
~bheju	121 17
~bhi	212 56
~bhi$	93 69
~bhid	107 -64
~bhid$	107 -64
~bhig	276 -144
~bhig$	189 -69
~bhigi	61 -18
~bhin	223 -116
~bhinc	169 -17
~bhk	9 -32
~bho	24 -24
~bhop	-37 -5
~bhopa	-37 -5
~bht	76 -56
~bhta	-75 -51
~bhta$	-75 -51
~bhu	-151 -248
~bhuk	-174 -63
~bhuk$	-143 -132
~bhukh	-95 -143
~bhul	-143 -147
~bhul$	-85 -120
~bhus	120 -129
~bhut	15 -195
~bhut$	-24 -179
~bhv	38 -35
~bhva	38 -35
~bhvat	38 -35
~bi$	-67 114
~bia	-53 -61
~bic	110 -94
~bich	124 -82
~bich$	169 -7
~bichc	-57 -99
~bichu	87 -33
~bid	-15 60
~bidi	43 -45
~bidi$	-47 -41
~bie	-109 -266
~bie$	-69 -109
~bies	-81 -220
~bies$	-77 -218
~bif	-17 -68
~bifl	-17 -68
~bifla	-17 -68
~big	195 -131
~big$	150 -170
~bige	132 55
~biger	132 55
~bih	-62 -94
~biha	-47 -74
~bihar	-47 -74
~bij	-16 -24
~bij$	-175 57
~bijl	80 -68
~bijli	80 -68
~bik	19 -82
~bik$	-148 31
~bike	56 -32
~bike$	55 -26
~bil	-30 -307
~bil$	-50 -236
~bile	-96 -171
~bile$	-96 -171
~bili	-51 -26
~bili$	-1 30
~bilk	48 -125
~bilku	48 -125
~bim	-142 -57
~bima	-142 -57
~bima$	-84 36
~bimar	-110 -95
~bin	-96 96
~bin$	-86 87
~bina	-72 88
~bina$	-66 101
~bind	-104 -155
~bind$	-123 -98
~bing	152 64
~bing$	152 64
~bio	-59 -167
~bio$	-118 -172
~biot	-13 -98
~bioti	-9 -63
~bip	-23 -200
~bipi	-34 -196
~bipi$	-34 -196
~bir	-215 -236
~bir$	-149 -155
~birt	-127 -72
~birth	-127 -72
~biry	-90 -185
~birya	-90 -185
~bis	174 -117
~bis$	132 -36
~bisc	28 -114
~biscu	28 -114
~bish	44 -8
~bish$	44 -8
~bisi	-43 -137
~bisi$	-17 -112
~bisk	-111 -83
~bisl	121 -30
~bisle	121 -30
~bist	105 57
~bista	105 57
~bit	127 -113
~bit$	83 -8
~bite	-33 -121
~bite$	-153 -2
~biten	217 -133
~bites	36 -49
~biti	80 18
~bitiy	0 41
~biv	-96 109
~bivi	-96 109
~bivi$	-96 109
~biy	18 -71
~biya	18 -71
~biyat	38 -66
~bj$	179 -195
~bji	-49 -14
~bji$	-49 -14
~bka	-62 126
~bka$	-59 138
~bke	-142 52
~bke$	-142 52
~bki	-90 147
~bki$	-90 147
~bko	35 161
~bko$	35 161
~bla	-13 264
~blad	-139 287
~blade	-124 320
~blak	180 -37
~blak$	180 -7
~blan	-13 -63
~blank	-13 -63
~ble	-39 84
~ble$	48 -13
~blea	-2 -55
~bleac	-2 -55
~bled	-25 177
~bled$	-80 192
~blem	-54 -42
~blem$	-54 -42
~bles	36 -223
~bles$	54 -186
~blet	-60 56
~blet$	-21 -349
~blets	-68 237
~bli	160 -225
~blid	101 -222
~blid$	-81 -86
~blidi	124 -287
~blin	135 -39
~bling	185 33
~blis	13 -72
~blist	13 -72
~blo	-208 -124
~blok	-195 -108
~blok$	-99 -35
~bloke	-146 -94
~blov	36 -52
~blu	270 -202
~blud	166 -164
~blud$	189 -156
~blue	138 -92
~blue$	150 -53
~blues	-103 -145
~blui	143 -10
~bluis	143 -10
~blur	28 -51
~bly	36 -81
~bly$	42 -73
~bne	-63 79
~bne$	-90 81
~bo$	42 114
~boa	-68 -7
~boar	-45 -27
~board	-181 24
~boat	-89 54
~bod	19 170
~body	10 181
~body$	11 175
~boh	111 -60
~boj	72 170
~bojh	72 170
~bojh$	28 175
~bok	-197 99
~boks	-186 111
~boks$	-185 112
~bol	162 110
~bol$	200 -4
~bola	59 128
~bola$	19 137
~bole	16 159
~bole$	20 161
~boli	135 173
~boli$	113 177
~bolin	75 1
~boln	-32 26
~bolna	-111 82
~bolne	46 -95
~bolo	-134 -160
~bolo$	-134 -160
~bolt	92 15
~bolta	18 -150
~bolte	37 82
~bolti	105 80
~bolu	-131 29
~bolu$	-120 -26
~bom	12 -74
~bomb	12 -74
~bomb$	15 -63
~bon	92 77
~bon$	-113 95
~bond	89 105
~bone	70 -116
~bone$	75 -160
~bor	36 -42
~bor$	-10 84
~bord	-131 51
~bord$	-100 -32
~bore	-223 -196
~bore$	-146 -155
~bored	-114 -148
~bori	-43 -151
~bori$	-101 -148
~born	122 10
~born$	122 10
~bos	-224 -397
~bos$	-208 -385
~bot	5 160
~bot$	-188 -139
~bota	-13 114
~botal	-12 125
~both	8 39
~both$	11 52
~botl	60 217
~botle	60 217
~bou	-57 57
~boug	-185 39
~bough	-185 39
~boun	-42 30
~bour	18 72
~bour$	9 108
~bours	35 -52
~bout	-88 -75
~bout$	-88 -75
~bov	26 -216
~bov$	-26 -74
~bove	169 -120
~bove$	169 -120
~bovl	-108 -94
~bovli	-150 -51
~boy	98 39
~boy$	52 92
~boys	86 -101
~boys$	86 -101
~bp$	-103 -209
~bra	-49 -125
~bra$	106 -228
~brac	-117 -63
~brace	-117 -63
~brah	17 -53
~braha	17 -53
~brai	-96 -182
~brain	-72 -177
~brak	27 -75
~brake	45 1
~bran	-136 -54
~brand	-148 -116
~bras	-148 -90
~bre	158 -201
~bre$	91 -98
~brea	95 -134
~break	-164 35
~breas	60 -181
~breat	150 -201
~bren	-36 -112
~bren$	-36 -112
~bri	0 124
~brid	-122 186
~bride	13 3
~bridg	-98 217
~brig	143 -128
~brik	53 38
~brik$	76 71
~bril	-75 -91
~brin	-41 33
~bring	-15 46
~bro	106 -164
~bro$	-33 -29
~brok	125 -219
~broke	125 -219
~brot	85 -80
~broth	85 -80
~brov	9 -90
~brovn	12 -121
~bru	-294 -7
~brus	-265 -103
~brush	-265 -103
~bs$	111 72
~bsc	-112 16
~bsc$	-93 -53
~bscr	-34 47
~bscri	-34 47
~bse	-83 87
~bse$	-66 120
~bsen	-35 -55
~bsi	-182 -210
~bsid	-166 -202
~bt$	91 61
~bta	123 -145
~bta$	54 -67
~bte	-83 -86
~bte$	-83 -86
~bu$	1 -144
~bua	-8 10
~bua$	-8 10
~bub	89 60
~bubl	89 60
~buble	62 62
~bud	36 107
~buda	98 -103
~budg	-150 -138
~budge	-150 -138
~budh	-88 151
~budha	-84 111
~budhi	-4 113
~bui	-99 42
~buil	-99 42
~build	-99 42
~buj	104 67
~bujh	-42 94
~bujh$	-18 123
~bujha	-38 -72
~buji	165 -17
~buji$	165 -17
~buju	-46 -55
~bujur	-46 -55
~buk	92 -115
~buk$	-160 31
~buke	83 -17
~buked	-98 62
~buket	-43 -112
~bukh	54 -388
~bukha	54 -388
~buki	-36 -182
~bukin	-142 -178
~buks	-99 176
~buks$	-99 176
~bul	280 180
~bul$	149 -43
~bula	148 174
~bula$	-139 205
~bulan	159 -98
~bulao	126 -62
~bulau	95 7
~bulay	19 69
~bulb	-47 135
~bulb$	-103 139
~bule	147 -173
~bulen	156 -48
~bulg	125 -76
~bulge	-74 -48
~bulgi	162 -31
~buli	111 80
~bulis	160 -17
~bum	-36 -238
~bump	38 -164
~bump$	74 -73
~bumps	-117 -75
~bumr	-143 -122
~bumra	-143 -122
~bun	72 -129
~bund	85 -68
~bund$	96 -61
~bunt	-13 -21
~bur	-128 -7
~bura	-91 3
~bura$	-17 15
~burn	-146 -67
~burn$	-184 -33
~burni	69 26
~burns	-160 -197
~burnt	-58 5
~burp	3 -72
~burs	192 -108
~burst	195 -103
~bus	-3 -125
~bus$	16 2
~busi	74 4
~busin	74 4
~bust	-172 -179
~buste	-170 -178
~busy	70 29
~busy$	70 29
~but	9 -80
~but$	-13 -29
~buta	42 -4
~butar	42 -4
~bute	-118 11
~buter	-114 -67
~buto	57 -121
~buton	57 -121
~buy	-133 -141
~buy$	-122 -114
~by$	135 41
~bya	-140 -36
~byaj	-49 64
~byaj$	-49 64
~byat	-104 -162
~byath	-104 -162
~bye	-349 43
~bye$	-349 43
~byp	-37 -158
~bypa	-37 -158
~bypas	-37 -158
~bys	-177 30
~bys$	-177 30
~ca$	50 -61
~cab	23 -86
~cab$	57 -44
~caf	85 -156
~cafo	82 -43
~cafol	82 -43
~cak	71 -26
~cake	71 -26
~cake$	71 -26
~cal	21 -47
~cal$	113 -14
~calc	-179 -172
~calci	-179 -172
~cale	-67 -5
~caled	-126 -13
~calf	101 -86
~calf$	101 -86
~cali	-147 104
~calin	-147 104
~calm	35 190
~calm$	46 157
~calp	67 -156
~calp$	-1 -115
~caly	-60 -118
~caly$	-60 -118
~cam	108 42
~came	155 40
~came$	167 75
~camer	-74 -85
~camp	-138 -20
~camp$	-138 -20
~can	45 -42
~can$	-236 -106
~cana	-174 95
~canad	-117 3
~canal	-98 98
~canc	-236 -110
~cance	-224 -100
~cano	180 -16
~canot	180 -10
~cant	246 104
~cant$	256 124
~canti	-64 -137
~cap	-172 -155
~cap$	-105 -54
~capi	7 -107
~capit	-134 -97
~capt	-143 -48
~capta	-76 -19
~capti	-86 -38
~car	-143 1
~car$	92 -155
~card	-274 -106
~card$	-168 18
~cardi	-113 -93
~care	-195 167
~care$	-171 135
~cared	-87 137
~cari	-86 22
~caria	-76 83
~cary	-198 -52
~cary$	-145 -48
~caryi	-115 -34
~cas	-47 13
~case	-63 101
~case$	-50 102
~cash	25 -33
~cashe	27 -21
~cast	-33 -143
~cast$	-14 -128
~cat	-142 -21
~cat$	-110 82
~cata	-113 -117
~catar	-113 -117
~catc	-40 -173
~catch	-40 -173
~cate	-100 12
~cate$	-75 25
~cath	126 -21
~cathe	126 -21
~cati	-139 67
~catio	-139 67
~cau	69 -76
~caug	176 -96
~caugh	176 -96
~caus	-24 -47
~cause	-24 -47
~cb$	-200 -187
~ce$	60 -40
~ced	80 -24
~ced$	80 -24
~cef	54 119
~cefu	54 119
~ceful	54 119
~cel	-43 -95
~cel$	41 -263
~cels	-130 -146
~cels$	-121 -132
~cely	0 -49
~cely$	0 -49
~cem	-66 -27
~cema	50 -37
~cemak	50 -37
~cemb	-98 -39
~cembe	-98 -39
~ceme	-83 17
~cemen	-83 17
~cen	-157 -17
~cenc	-168 -47
~cence	-168 -47
~cene	-70 -109
~cene$	-70 -109
~cens	-66 130
~cense	-62 121
~cent	-28 -103
~cent$	-168 -8
~cente	57 -82
~centr	31 -70
~cep	-29 29
~cer	-123 -20
~cer$	-12 -72
~cert	-80 -13
~certi	-80 -13
~ces	-231 -204
~ces$	-262 -165
~cesa	83 -38
~cesar	83 -38
~cet	-8 -29
~ceta	-2 23
~cetam	-2 23
~ceti	-25 -212
~cetir	-25 -212
~cg$	-160 -160
~ch$	-24 -25
~cha	75 96
~cha$	99 226
~chab	-146 114
~chaba	-50 -81
~chabi	-133 153
~chac	138 65
~chach	138 65
~chad	68 56
~chada	-42 114
~chadh	34 -18
~chah	-75 53
~chah$	-52 -1
~chahi	-32 -10
~chaht	-92 7
~chai	-71 138
~chai$	-88 -47
~chain	-9 211
~chair	26 136
~chaj	-95 56
~chak	168 -84
~chaka	14 -47
~chaku	240 -85
~chal	-147 -100
~chal$	-97 -123
~chala	-145 -30
~chale	-109 -18
~chali	19 110
~chaln	23 -85
~chalo	-68 -103
~chalt	29 -316
~chalu	5 11
~cham	227 -192
~chama	197 -80
~chamd	133 -127
~chan	129 18
~chan$	146 -113
~chana	330 -157
~chanc	-78 171
~chand	-274 -133
~chane	-258 -237
~chang	-25 -166
~chani	-52 129
~chant	-82 125
~chao	164 -123
~chao$	164 -123
~chap	-31 -2
~chap$	50 79
~chapa	-21 55
~chapt	-83 -115
~char	-105 -265
~char$	-124 -203
~chara	2 -48
~charb	-145 -85
~chard	114 -29
~charg	-89 -33
~chari	-85 -61
~charo	-36 48
~chart	9 -72
~chas	-95 -212
~chas$	21 -56
~chash	-47 -145
~chat	163 149
~chat$	-4 223
~chata	-28 -180
~chatg	-61 -96
~chath	-101 -30
~chati	402 -162
~chatr	-91 74
~chats	-60 -42
~chau	-216 -63
~chaut	-185 -10
~chav	-51 -218
~chav$	-171 -158
~chava	-231 -116
~chavl	190 -74
~chay	-28 -173
~chay$	-76 -334
~chaya	3 67
~chc	-17 -15
~chch	-17 -15
~chcha	54 6
~chche	-60 -31
~chchi	107 49
~chcho	-101 12
~chchu	-57 -99
~chd	-231 -105
~chdi	-208 -151
~chdi$	-193 -104
~che	225 52
~che$	95 22
~chea	1 -95
~cheap	11 -83
~ched	195 112
~ched$	210 61
~cheda	-31 -61
~chedu	-29 106
~cheg	-137 103
~cheh	81 -137
~chehr	81 -137
~chek	-109 -36
~chek$	-88 -14
~cheke	15 92
~cheku	-118 -189
~chel	129 131
~chelo	-2 128
~chem	224 76
~chemi	-33 31
~chemo	213 94
~chen	98 -114
~chen$	144 -20
~chena	-121 -156
~cher	33 -37
~cher$	-51 -6
~ches	178 -142
~ches$	-118 -43
~chest	287 -332
~chet	9 -103
~chet$	-8 -59
~chev	-62 27
~chey	-155 59
~cheya	-247 -224
~chi	135 68
~chi$	65 159
~chia	-36 -84
~chiat	-15 -77
~chid	108 -315
~chida	-92 -134
~chidc	-136 -74
~chide	140 -96
~chidk	52 -139
~chij	71 -47
~chij$	-5 -19
~chik	45 -303
~chik$	100 -100
~chike	-23 -62
~chikh	198 -86
~chiki	-30 -72
~chiks	-61 -66
~chiku	-91 -33
~chil	-69 -188
~chil$	-144 -110
~chila	-39 -8
~child	-81 -132
~chili	68 -126
~chin	-6 -104
~chin$	-158 7
~chine	165 -144
~ching	5 25
~chini	-114 -76
~chink	-210 -246
~chint	28 18
~chip	103 -34
~chipa	158 -75
~chipk	63 -199
~chipo	-73 99
~chir	12 -217
~chir$	109 -73
~chis	46 120
~chis$	36 126
~chit	95 198
~chit$	6 117
~chita	87 40
~chith	-69 176
~chitk	104 -15
~chk	132 -164
~chka	195 -39
~chkar	147 -13
~chki	-52 -168
~chki$	-41 -112
~chl	-112 -162
~chla	62 -129
~chle	-206 -56
~chle$	-206 -56
~chli	10 -167
~chli$	10 -167
~chm	134 43
~chma	135 55
~chman	161 3
~chn	40 -49
~chna	132 -116
~chna$	132 -116
~chne	-171 30
~chne$	-171 30
~chni	71 -25
~cho	74 -114
~cho$	-119 -158
~choc	80 -65
~choco	80 -65
~chod	-68 120
~chod$	20 161
~choda	38 93
~chode	-27 17
~chodi	-119 -71
~chodn	-99 -15
~chodo	47 20
~chodu	-63 -31
~chok	10 -223
~choke	-195 -200
~choki	96 -151
~chol	-223 -228
~chole	-198 -178
~cholo	-43 -70
~chon	5 -60
~chon$	-135 -36
~chor	100 -9
~chori	-94 98
~chot	96 -12
~chot$	-89 2
~chota	52 -197
~chote	72 2
~choti	82 29
~chotu	133 -4
~chp	-314 -139
~chpa	-314 -139
~chpan	-314 -139
~chr	-85 -127
~cht	-45 252
~chta	-80 60
~chta$	-80 60
~chte	74 151
~chte$	74 151
~chti	-81 183
~chti$	-81 183
~chu	194 -53
~chu$	214 55
~chua	66 -85
~chua$	70 -84
~chub	102 -103
~chubh	102 -103
~chud	99 -90
~chuda	99 -217
~chudi	8 115
~chuh	86 -20
~chuha	66 -122
~chuhe	53 8
~chuk	-82 131
~chuka	-151 77
~chuke	-25 -57
~chuki	62 148
~chul	-86 -72
~chul$	-148 -66
~chulh	105 80
~chun	114 -133
~chuna	122 -87
~chune	56 -127
~chuni	38 63
~chup	-21 35
~chup$	-86 0
~chupa	27 77
~chupi	135 -138
~chur	33 12
~chura	-45 -61
~churi	131 55
~chus	-319 -131
~chut	2 -26
~chut$	170 -49
~chuta	-8 -16
~chute	6 60
~chuti	-154 61
~chutk	-3 -75
~chv	-124 13
~chva	-105 -48
~chva$	-106 -15
~chvan	-2 -35
~chy	-131 62
~chy$	-153 -114
~chya	-37 94
~chya$	8 52
~cia	-72 -122
~cial	-36 -25
~cian	-40 -105
~cian$	-40 -105
~cid	-4 154
~cid$	73 -65
~cide	-53 196
~cide$	-241 99
~cided	-108 93
~ciden	118 130
~cides	-22 27
~cidi	-15 -61
~cidit	-12 -174
~cie	-180 -156
~cien	-143 -83
~cienc	-68 -23
~ciet	-97 -125
~ciety	-97 -125
~cig	10 31
~ciga	10 31
~cigar	10 31
~cil	40 116
~cili	117 -55
~cilin	120 -38
~cin	-90 -65
~cin$	111 35
~cine	-361 -144
~cine$	-285 -226
~cines	-116 58
~cing	13 49
~cing$	13 49
~cio	-101 -81
~ciou	-101 -81
~cious	-101 -81
~cip	-190 -94
~cipa	2 41
~cipal	2 41
~cipe	-152 -149
~cipe$	-152 -149
~cir	-27 -60
~circ	-27 -60
~cis	-182 -152
~cise	-204 -128
~cise$	-170 -125
~cit	-150 54
~cita	-57 -126
~cital	-50 -110
~city	-45 103
~ciu	-175 -163
~cium	-175 -163
~cium$	-175 -163
~cla	-133 -76
~clai	-39 -82
~claim	-39 -82
~clam	97 -49
~clas	-224 -25
~clas$	-222 -23
~cle	78 98
~cle$	81 -53
~clea	20 118
~clean	28 84
~clear	5 87
~cles	23 47
~cles$	23 47
~cli	81 -260
~clim	65 -108
~climb	49 -76
~clin	86 -141
~clini	99 -106
~clo	65 87
~clos	62 57
~close	-95 64
~closi	142 109
~clot	84 -1
~cloth	61 8
~clu	83 -123
~clut	37 -7
~clutc	37 -7
~cm$	-199 -66
~coa	12 -26
~coac	36 11
~coach	36 11
~coal	89 -39
~coal$	89 -39
~cob	35 -175
~cobr	35 -175
~cobra	35 -175
~coc	-33 -171
~coca	111 -7
~coca$	111 -7
~coco	-153 -160
~cocon	-153 -160
~cod	-43 -134
~cod$	-25 -90
~code	-30 -92
~code$	-213 -82
~cof	-51 -194
~cofi	-51 -194
~cofi$	-43 -192
~cog	57 -64
~cogn	57 -64
~cogni	57 -64
~coh	-52 45
~coho	-52 45
~cohol	-52 45
~coi	92 -129
~coim	-21 -52
~coimb	-21 -52
~coin	68 -69
~coin$	68 -69
~col	174 -92
~cola	139 -144
~cola$	111 -7
~colap	53 -76
~colat	80 -65
~cold	174 -135
~cold$	162 -124
~cole	-184 -39
~colea	-104 5
~colec	-119 1
~coleg	-101 -72
~colo	17 53
~colog	73 -50
~colon	-65 41
~colou	27 -54
~colu	11 -61
~colum	11 -61
~com	-14 -72
~coma	-118 -10
~coma$	-102 9
~comb	-75 -186
~combi	-22 -100
~come	26 40
~come$	54 86
~comen	-132 66
~comes	79 8
~comet	-15 -47
~comi	40 -106
~comin	51 -80
~comit	-91 -103
~como	44 -56
~comon	30 -53
~comp	-105 -46
~compa	-101 19
~compl	-23 11
~compo	62 -109
~compr	-48 -25
~compu	-148 -90
~con	-85 -180
~cona	-71 -72
~conaj	-71 -72
~conc	-53 13
~conce	-47 19
~cond	166 -127
~cond$	37 -120
~condo	-60 37
~condu	139 -67
~cone	-125 -45
~conf	20 -101
~confi	-124 -64
~confu	96 -51
~cons	-203 -214
~consc	-101 -81
~const	-101 -79
~consu	-58 -51
~cont	-29 -158
~conta	-84 -19
~conti	52 -54
~contr	2 -147
~conu	-153 -160
~conut	-153 -160
~conv	-176 40
~conve	-120 -104
~cony	39 135
~cony$	39 135
~cop	-188 -37
~cope	-48 -44
~coper	-33 -51
~copy	-94 17
~copy$	-94 17
~cor	38 -14
~cord	100 134
~cord$	105 142
~core	-203 -162
~core$	-14 -171
~corec	-197 -130
~corn	36 -33
~corp	126 -47
~corpi	133 -44
~cos	-112 -331
~cos$	-44 -48
~cose	-9 -117
~cose$	-9 -117
~cosp	26 -93
~cospr	32 -89
~cost	-160 -219
~cost$	-98 -153
~cot	54 80
~cot$	71 43
~coto	14 95
~coton	14 95
~cou	-42 -193
~coug	116 -197
~cough	116 -197
~coul	-142 -134
~could	-142 -134
~coun	44 -17
~couns	-135 -199
~count	95 42
~coup	-63 -61
~cour	-190 -104
~cours	-245 -269
~court	53 55
~cous	-127 -27
~cousi	-127 -27
~cov	-93 73
~cov$	48 97
~cove	-214 -13
~cover	-214 -13
~covi	13 -51
~covid	29 -4
~covs	-96 133
~cpr	-138 -192
~cpr$	-138 -192
~cra	-200 -184
~crad	-66 -30
~cradl	-66 -30
~crak	-125 -149
~crak$	-125 -65
~crake	-45 -71
~cram	-82 -128
~cramp	-82 -128
~cras	-81 -43
~crat	-53 31
~cratc	-43 49
~cre	-143 -161
~crea	-102 -316
~cream	-10 -210
~creas	-95 -139
~creat	-140 -112
~crem	-133 1
~cret	-9 35
~cri	-171 -71
~crie	69 -4
~cried	-100 -84
~cries	125 35
~crik	-32 21
~crike	-32 21
~crin	-240 -107
~crin$	-226 -91
~crip	-96 -134
~cript	-96 -134
~cro	56 139
~croc	130 50
~croci	130 50
~cros	-192 -30
~cros$	-122 -79
~cru	95 -222
~cruk	93 -68
~cruke	93 -68
~crus	114 -220
~crush	119 -212
~cry	69 100
~cry$	22 -57
~cryi	71 144
~cryin	71 144
~cs$	-160 -39
~csk	-127 -107
~csk$	-127 -107
~ct$	-295 -130
~cte	-113 34
~cted	-90 92
~cted$	-80 101
~cter	-31 -107
~cti	20 -75
~ctic	-141 -52
~ctin	-44 -31
~cting	-24 11
~ctio	82 6
~ction	82 6
~ctiv	-23 -170
~ctive	-59 -140
~ctl	-45 -35
~ctly	-45 -35
~ctly$	-45 -35
~cto	-10 -265
~ctom	-75 -64
~ctomy	-75 -64
~ctor	10 -238
~ctor$	39 -192
~ctors	-161 -157
~ctory	45 -60
~ctr	66 54
~ctri	47 61
~ctric	47 61
~cts	-127 108
~cts$	-127 108
~ctu	63 -42
~ctua	101 -38
~ctual	101 -38
~ctur	-91 -5
~cture	-91 -5
~cu$	-126 -126
~cui	28 -114
~cuit	28 -114
~cuit$	73 -36
~cuits	-31 -87
~cuk	48 -108
~cuk$	-11 -245
~cuke	137 -95
~cuker	123 -91
~cuks	-10 -63
~cuks$	-10 -63
~cul	-80 -113
~cul$	-134 -88
~cule	77 28
~culer	77 28
~cult	-48 -55
~cum	-50 -91
~cup	103 -28
~cup$	161 -181
~cupb	48 125
~cupbo	48 125
~cups	-126 -123
~cups$	-126 -123
~cur	66 -192
~curd	-176 -103
~curd$	-176 -103
~cure	127 -169
~curen	128 -166
~curi	-56 -14
~curio	-132 -105
~curit	25 61
~curt	162 28
~curta	162 28
~cury	-91 -85
~cury$	-91 -85
~cus	27 -38
~cust	57 14
~custo	57 14
~cut	-5 232
~cut$	28 212
~cute	134 -67
~cuter	141 -37
~cuti	-157 121
~cutin	-139 123
~cuts	-52 82
~cuts$	-52 82
~cuty	-68 -122
~cuty$	-68 -122
~cy$	-115 -97
~cya	-21 149
~cyan	-21 149
~cyani	-21 149
~cyc	-71 59
~cycl	-71 59
~cycle	-56 23
~cyl	94 -3
~cyli	94 -3
~cylin	96 0
~da$	76 149
~dab	281 -167
~dab$	154 -48
~daba	134 -78
~daba$	44 84
~daban	1 -32
~dabay	170 -108
~dabd	135 -12
~dabda	135 -12
~dabe	187 -76
~dabe$	187 -76
~dabi	92 -18
~dabi$	92 -18
~dac	-62 -181
~dach	-62 -181
~dache	-62 -181
~dad	218 -81
~dad$	-18 -89
~dada	134 26
~dada$	75 -178
~dadaj	104 26
~dadh	12 87
~dadi	199 -198
~dadi$	171 -197
~dads	-67 82
~dads$	-67 82
~dadu	102 -68
~dadu$	6 -61
~daf	-79 -136
~daft	-52 -125
~dafta	-52 -125
~dag	-132 -50
~dag$	-79 -121
~dagi	-60 -52
~dagi$	-60 -52
~dah	-118 -56
~dahi	-3 -262
~dahi$	-111 -251
~dahin	134 -30
~dai	109 -219
~dai$	85 -216
~dail	-80 -188
~daily	-196 -151
~dain	56 -7
~dain$	56 -7
~daj	140 10
~daji	104 26
~daji$	66 30
~dak	-22 -416
~dak$	-49 -169
~daka	-108 -149
~dakar	-108 -149
~dakh	93 -52
~dakhd	117 -28
~dakn	-72 -126
~dakt	-53 -177
~dakti	-165 -150
~daku	1 -101
~dal	51 -267
~dal$	-70 -46
~dala	-39 -253
~dala$	-24 -219
~dale	110 -201
~dale$	100 -17
~daleg	96 -145
~dalen	-136 -89
~dali	202 64
~dali$	152 105
~daln	-167 -55
~dalna	-75 -98
~dalne	-117 30
~dalt	-171 -210
~dalta	-99 -123
~dalte	-64 -93
~dalu	57 -104
~dalu$	44 -54
~dalun	20 -66
~dalv	8 -119
~dalva	8 -119
~dam	44 62
~dam$	60 95
~dama	6 38
~dama$	-2 -147
~dan	28 -263
~dan$	168 -84
~dana	118 -25
~dana$	78 -111
~danc	39 -117
~dance	-73 -115
~dand	-66 -120
~dandr	-87 -91
~dane	-24 -117
~dane$	-24 -117
~dang	-21 72
~dange	-145 101
~dani	-40 -114
~dani$	-40 -114
~dank	123 -41
~dank$	123 -41
~dant	-243 -318
~dant$	-227 -310
~dap	-27 61
~dapa	-67 67
~dar	164 65
~dar$	-7 27
~dara	45 -201
~daran	99 -130
~darb	-120 -11
~darbh	-84 41
~dard	56 128
~dard$	58 108
~dare	152 -90
~dare$	152 -90
~dark	34 -254
~dark$	80 -233
~daru	12 111
~daru$	12 111
~darv	91 11
~darva	91 11
~das	62 -189
~das$	16 -240
~dash	-15 -17
~dasht	-43 21
~dasi	-49 42
~dasi$	-49 42
~dast	145 -109
~dast$	126 -120
~dasti	98 -16
~dasv	-82 53
~dasvi	-76 84
~dat	-134 34
~dat$	-229 -139
~data	-131 -187
~data$	-124 -185
~date	-160 190
~date$	-140 212
~dates	-71 -28
~datl	127 -33
~datle	127 -33
~dau	71 -2
~daud	-65 -76
~daud$	50 8
~daudt	-66 -79
~daug	6 168
~daugh	6 168
~daur	95 -241
~daur$	-62 -4
~daura	134 -198
~daure	1 -133
~dav	12 99
~dava	10 83
~dava$	32 58
~davai	-93 68
~day	-56 -72
~day$	-23 -18
~daya	-7 -92
~dayl	-60 -124
~days	-81 -49
~days$	-81 -49
~dba	17 -119
~dbad	77 -49
~dbad$	-3 -42
~dbu	-15 -171
~dbu$	-25 -168
~dby	-138 89
~dbye	-138 89
~dbye$	-138 89
~dch	-154 -99
~dchi	-154 -99
~dchid	-136 -74
~de$	137 213
~dea	-110 -150
~dea$	-72 -133
~dead	-33 -43
~dead$	-23 -84
~deadl	-54 88
~deas	-113 -149
~deas$	-113 -149
~deat	-214 -145
~death	-214 -145
~deb	-28 189
~deba	51 5
~debat	-63 13
~debi	-86 47
~dec	-181 88
~dece	-98 -39
~decem	-98 -39
~deci	-129 137
~decid	-129 137
~ded	23 -138
~ded$	-233 -81
~dedh	74 -157
~dedh$	74 -157
~def	-113 -27
~defi	-113 -27
~defin	-68 -103
~deg	111 -69
~dega	151 -105
~dega$	151 -105
~degi	-146 74
~degi$	-146 74
~degr	32 -50
~degri	32 -50
~deh	115 -87
~dek	-170 110
~deka	-135 22
~dekar	-135 22
~dekh	-117 93
~dekh$	-90 36
~dekha	-140 -40
~dekhe	204 25
~dekhi	-151 -52
~dekhk	97 -146
~dekhn	-72 167
~dekht	4 -39
~deks	-92 -88
~deks$	-81 -70
~del	100 -65
~del$	-118 -102
~dela	108 -49
~dele	-136 -55
~delet	-136 -55
~delh	-160 -189
~delhi	-160 -189
~deli	55 67
~deliv	63 -30
~dem	136 -129
~den	130 62
~den$	144 -139
~dena	-138 137
~dena$	-138 137
~dene	48 -42
~dene$	48 -42
~deng	-39 14
~denge	3 130
~dengu	-57 -171
~deni	-100 -95
~deni$	-89 -122
~denl	210 -14
~denly	210 -14
~dent	6 75
~dent$	55 163
~denti	-229 -203
~dentu	-66 -126
~deo	-205 -10
~deo$	-190 -8
~dep	-208 -305
~depo	-129 -97
~depos	-110 -83
~depr	-86 -210
~depre	-86 -210
~der	18 -4
~der$	44 35
~dera	17 -75
~derab	17 -75
~deri	-76 -38
~ders	114 -106
~ders$	78 -180
~des	-178 -52
~des$	15 -4
~desh	-220 -169
~desh$	-220 -169
~desi	-3 -91
~desi$	40 -47
~desig	-94 -87
~desk	-118 42
~desk$	-118 42
~det	-56 243
~deta	36 47
~deta$	36 24
~dete	-69 125
~dete$	-35 143
~deti	-47 65
~deti$	-47 65
~deto	-34 190
~detol	-34 190
~dev	-70 33
~deva	52 53
~devar	85 70
~deve	-92 -76
~devel	-92 -76
~devi	-117 -128
~devi$	-12 -53
~dfa	31 71
~dfat	-5 74
~dfath	-5 74
~dge	33 112
~dge$	83 147
~dget	-150 -138
~dget$	-150 -138
~dgi	-3 155
~dgi$	-3 155
~dgu	-92 -39
~dgud	-92 -39
~dgud$	-92 -39
~dh$	106 -127
~dha	194 17
~dha$	137 141
~dhab	11 -120
~dhaba	101 -49
~dhabe	-59 -79
~dhad	174 -129
~dhada	71 -43
~dhadk	121 -89
~dhag	-11 -59
~dhaga	-140 -58
~dhai	30 -49
~dhai$	64 -31
~dhak	73 41
~dhak$	136 -104
~dhaka	23 98
~dham	58 -20
~dhamk	50 27
~dhan	63 -123
~dhan$	98 -55
~dhana	-97 84
~dhane	-45 -221
~dhani	-123 -106
~dhans	249 -88
~dhanu	191 -11
~dhany	-219 -104
~dhap	-74 -73
~dhape	-69 -81
~dhar	-80 106
~dhar$	23 16
~dhas	153 -24
~dhas$	137 -53
~dhat	-17 -73
~dhatu	27 -50
~dhau	-25 -28
~dhau$	-12 -26
~dhay	-2 -20
~dhe	160 -229
~dhe$	146 -156
~dheg	-46 -47
~dher	204 -143
~dhera	218 -51
~dhi	92 -95
~dhi$	-18 -47
~dhil	220 -92
~dhila	178 -38
~dhile	54 -36
~dhili	36 -22
~dhir	74 -119
~dhire	74 -119
~dhiy	-106 54
~dhiya	-106 54
~dhl	193 -153
~dhla	193 -153
~dhla$	115 -114
~dhn	-216 17
~dhna	-82 -1
~dhna$	-82 -1
~dhne	-180 60
~dhne$	-180 60
~dho	-63 -34
~dho$	69 -38
~dhon	-162 -273
~dhone	-125 -194
~dhoni	-133 -51
~dht	-51 -212
~dhta	-144 -210
~dhta$	-144 -210
~dhte	-14 -83
~dhte$	-14 -83
~dhti	52 -44
~dhti$	52 -44
~dhu	131 -11
~dhu$	190 60
~dhua	-38 -109
~dhuan	-38 -109
~dhud	-99 3
~dhue	-53 -80
~dhul	-26 -151
~dhul$	-19 -123
~dhum	-59 20
~dhuma	15 -118
~dhun	178 119
~dhun$	20 -79
~dhund	177 138
~dhup	-47 -239
~dhup$	-47 -239
~dhv	-185 40
~dhva	-98 84
~dhva$	-51 100
~dhvi	-125 -58
~dhvis	-125 -58
~dhy	-123 16
~dhya	-150 29
~dhyan	-148 32
~di$	194 114
~dia	26 -213
~dia$	-249 -209
~diab	-12 -134
~diabe	-12 -134
~diac	-94 -59
~diac$	-94 -59
~diag	61 -48
~dial	189 -39
~dialo	-111 -89
~dialy	143 41
~dian	-124 -122
~dian$	-124 -122
~diap	54 -86
~diape	54 -86
~diar	-48 192
~diary	-48 192
~diat	-133 -48
~diatr	-120 -43
~dib	-24 154
~diba	-45 77
~diba$	-45 77
~dibe	-53 118
~dibe$	-6 53
~dibi	60 34
~dibi$	60 34
~dic	104 -399
~dic$	-93 -46
~dica	55 -176
~dical	55 -176
~dich	185 -184
~dichi	90 -142
~dichu	201 -59
~dici	-151 -126
~dicin	-151 -126
~dict	-103 -81
~did	195 -4
~did$	-91 -62
~didi	148 71
~didi$	151 78
~didn	-27 29
~didnt	-27 29
~die	-244 45
~die$	-76 155
~died	-266 -32
~died$	-266 -32
~dies	5 -133
~dies$	-131 -113
~diet	-133 -189
~diet$	-129 -153
~dif	-213 -122
~dife	-82 -109
~difer	-82 -109
~dig	-84 9
~dij	106 -219
~diji	-171 -101
~dijie	-146 -91
~dijy	168 -145
~dijy$	168 -145
~dik	262 59
~dika	-112 58
~dikal	-25 120
~dikat	-130 -139
~dikh	274 33
~dikh$	239 -132
~dikha	26 15
~dikhn	237 -115
~dikht	122 91
~diks	-66 -77
~diks$	-66 -77
~dil	-17 -164
~dil$	-45 -225
~dila	33 115
~dili	-2 -113
~dili$	-63 -96
~diliv	21 -61
~dim	-22 -47
~dima	-17 -37
~dimag	2 -31
~din	-7 -48
~din$	-63 -84
~dina	-19 46
~dina$	-13 50
~dine	-15 -135
~diner	-127 -124
~ding	45 5
~ding$	47 8
~dio	59 -68
~dip	0 151
~dip$	156 102
~dipe	-144 160
~diper	-144 160
~dipi	-175 11
~dipin	-175 11
~dipo	90 -99
~dipoy	141 -29
~dipr	-40 52
~dipre	-40 52
~dir	96 -43
~dir$	120 8
~dire	-77 -76
~direc	-77 -76
~dis	75 -73
~disa	51 76
~disc	-85 -7
~disc$	-104 -118
~disch	20 -3
~disco	-125 37
~dise	138 -128
~disea	-74 -111
~dish	-181 -148
~disp	1 -85
~dit	34 -192
~dit$	103 -23
~dita	43 -125
~ditar	-62 -116
~diti	-100 -40
~diti$	-100 -40
~dity	-32 -215
~dity$	-18 -179
~div	-79 -16
~diva	-134 -32
~dival	-49 -67
~divar	8 124
~divas	-235 -185
~divi	-60 90
~divo	-54 26
~divor	-54 26
~diy	25 70
~diya	-11 42
~diya$	-38 63
~diyan	-95 -24
~diye	78 69
~diye$	-63 82
~diyo	-11 98
~diyo$	26 112
~diyon	-83 -41
~dj$	-112 -198
~dka	144 -23
~dka$	112 -40
~dkan	121 -89
~dkan$	121 -89
~dkav	35 -46
~dkav$	35 -46
~dke	-22 -115
~dke$	0 -104
~dkh	105 -42
~dkha	105 -42
~dkhad	105 -42
~dki	-85 73
~dki$	-69 31
~dko	89 40
~dl$	-146 -169
~dla	248 -170
~dla$	146 -139
~dle	165 -197
~dle$	133 -194
~dlen	-82 -61
~dlen$	-82 -61
~dler	97 -43
~dler$	150 0
~dlers	-100 -88
~dli	114 -154
~dli$	147 -151
~dlin	-121 -109
~dline	-32 -100
~dlo	138 -116
~dlor	140 -107
~dlord	140 -107
~dlu	-159 -163
~dlu$	-151 -148
~dly	19 75
~dly$	19 75
~dma	37 39
~dma$	52 -54
~dmas	5 98
~dmi	157 67
~dmi$	162 47
~dmil	102 -72
~dmil$	102 -72
~dmin	-51 -130
~dmin$	-67 -50
~dmint	1 -85
~dmo	-58 -160
~dmot	-58 -160
~dmoth	-58 -160
~dna	-115 86
~dna$	-104 87
~dne	-120 87
~dne$	-101 119
~dnes	77 -65
~dney	-140 -47
~dney$	-133 -37
~dni	-125 -46
~dnig	-91 15
~dnigh	-91 15
~dnt	-44 54
~dnt$	-44 54
~dnu	93 -53
~dnut	93 -53
~do$	-93 -372
~dob	-205 -70
~doba	-205 -70
~dobar	-205 -70
~doc	-135 -185
~doc$	-136 -75
~doct	-96 -144
~docto	-96 -144
~doe	-231 -19
~does	-231 -19
~does$	-345 -26
~doesn	43 17
~dof	125 -45
~dofa	125 -45
~dofar	125 -45
~dog	-57 15
~dog$	-45 -1
~doh	97 -127
~doha	76 -68
~doha$	76 -68
~doi	47 -88
~doin	47 -88
~doing	47 -88
~dok	-137 -194
~dokt	-220 -308
~dokta	-220 -308
~dol	103 -170
~dole	10 -10
~dolo	-29 -174
~dolo$	-29 -174
~dom	-133 -159
~dom$	-110 -108
~don	54 237
~don$	163 -225
~dona	-141 21
~donat	-141 21
~done	-270 -50
~done$	-270 -50
~dono	164 63
~dono$	45 9
~donon	162 79
~dont	-28 319
~dont$	-22 327
~dop	-37 -75
~dopa	-37 -75
~dor	-164 93
~dor$	-175 -28
~dore	12 -86
~dore$	12 -86
~dori	10 134
~dori$	10 134
~dos	-75 57
~dos$	58 23
~dosa	-19 -20
~dosa$	-23 -65
~dosan	24 31
~dose	-144 151
~dose$	-125 150
~dosh	-191 -173
~dosi	-15 -151
~dosi$	-15 -151
~dost	27 20
~dost$	58 3
~dosti	-69 -129
~dosto	-55 86
~dot	55 -106
~dote	-80 -122
~dote$	-80 -122
~dots	122 -45
~dots$	122 -45
~dou	135 -120
~doub	164 -90
~doubl	133 -45
~doubt	82 -89
~doug	-52 -69
~dough	-52 -69
~dov	49 108
~dov$	-147 43
~dovn	117 103
~dovn$	125 86
~dovs	-45 -14
~dovs$	-45 -14
~dpa	29 -77
~dpa$	93 -38
~dr$	51 -177
~dra	36 136
~dra$	-195 53
~draf	-185 -63
~draft	-185 -63
~drag	138 -52
~drah	-97 94
~drah$	-97 94
~drai	100 -162
~drain	105 -152
~draiv	-55 -19
~drak	-172 -88
~drak$	-172 -88
~dram	-92 179
~drama	-92 179
~dran	232 109
~drank	232 109
~drav	-139 29
~dre	-39 121
~dren	26 57
~dren$	0 24
~dres	94 67
~dres$	43 37
~dri	8 -63
~dril	-130 -93
~dril$	-130 -93
~drin	40 -37
~drink	40 -37
~drip	83 101
~drip$	-97 112
~dris	-126 -120
~drish	-126 -120
~driv	1 22
~drive	16 51
~drivi	-42 -109
~dro	24 -191
~drop	71 -63
~drop$	51 62
~drope	102 37
~drops	-20 -244
~drov	-4 -194
~drovn	-210 -266
~drovs	165 -40
~dru	126 -17
~druf	-87 -91
~druf$	-87 -91
~drug	-38 23
~drul	57 -59
~druli	143 -45
~drum	68 73
~drum$	68 73
~drun	94 -47
~drunk	94 -47
~dry	-163 -111
~dry$	-161 -106
~ds$	-27 49
~dsa	-15 -69
~dsh	-128 -73
~dshi	-63 -15
~dsho	-82 -119
~dshot	-82 -119
~dso	66 70
~dson	92 29
~dson$	92 29
~dta	-2 -40
~dta$	-57 -11
~dte	-41 -138
~dte$	-41 -138
~dti	34 95
~dti$	-118 63
~du$	188 -29
~dua	-34 167
~dua$	-9 175
~dub	82 16
~dub$	-19 45
~duba	-7 -67
~duba$	110 -24
~dubai	-106 -45
~dubar	-38 -23
~dube	81 -87
~dubi	157 -36
~dubn	-36 70
~dubne	-36 70
~dubt	-90 -91
~dubte	-83 -86
~duc	101 -157
~duce	-48 -71
~duch	69 -85
~duchu	164 -53
~duct	59 -60
~ducti	-143 -22
~ducto	141 -59
~dud	-80 -272
~dudh	-80 -272
~dudh$	-80 -272
~due	-140 41
~due$	-136 -92
~dues	-12 158
~dues$	-12 158
~duk	-118 -1
~duk$	-104 121
~duka	-16 -138
~dukan	-16 -138
~dukh	-113 -318
~dukh$	-35 3
~dukhe	-37 -159
~dukhi	-160 -166
~dukht	1 -224
~dul	-173 -50
~dule	-31 102
~dult	-137 -198
~dult$	-62 -177
~dum	34 -147
~dum$	26 -187
~dun	117 162
~dun$	45 46
~dung	54 -3
~dunga	65 -33
~dungi	9 46
~duni	112 217
~duniy	-66 239
~dup	-147 4
~dupa	-2 176
~dupat	-2 176
~dur	156 -79
~dur$	242 22
~dura	93 -119
~dural	95 -113
~duri	-123 42
~duri$	-80 64
~durin	-89 -43
~duro	17 -98
~dus	-46 21
~dush	-87 -92
~dusr	-104 67
~dusra	-40 27
~dusre	-131 -47
~dusri	-47 96
~dust	-5 -58
~dut	15 209
~duty	-4 178
~duty$	-4 178
~dva	-165 -12
~dva$	-49 -128
~dvan	-107 118
~dvar	5 -36
~dvi	31 -129
~dy$	20 223
~dya	-205 -205
~dya$	-159 -127
~dye	-70 51
~dye$	-70 51
~dyi	-259 -91
~dyin	-259 -91
~dying	-259 -91
~dyo	172 -43
~dyo$	172 -43
~dyu	75 -47
~dyut	75 -47
~dyuti	75 -47
~ea$	-125 -157
~eac	-89 92
~eace	-49 92
~eace$	-128 -4
~eacef	54 119
~each	-79 9
~each$	-34 28
~eache	-81 -36
~eachi	-30 39
~eact	-13 112
~eact$	-101 101
~eacti	47 35
~ead	11 10
~ead$	122 -100
~eada	-62 -181
~eadac	-62 -181
~eadi	-66 -236
~eadin	-66 -236
~eadl	-71 109
~eadli	5 -40
~eadly	-91 123
~eadm	130 104
~eadmi	95 23
~eads	-121 -7
~eadsh	-114 28
~eady	-204 181
~eady$	-204 181
~eag	-127 -31
~eagu	-126 -10
~eague	-126 -10
~eak	-10 -87
~eak$	-10 -10
~eake	31 -77
~eakf	-9 -90
~eakfa	-9 -90
~eaki	38 -11
~eakin	38 -11
~eaks	86 -46
~eaks$	86 -46
~eaku	-137 -48
~eakup	-137 -48
~eal	-176 -45
~eal$	-92 -54
~eale	-93 -176
~ealed	-93 -176
~eali	-70 12
~ealt	-118 -19
~ealth	-118 -19
~ealy	-6 22
~ealy$	-6 22
~eam	-101 -158
~eam$	-226 -149
~eama	-14 -45
~eamat	-14 -45
~eami	163 -32
~eamin	163 -32
~eams	112 2
~eams$	112 2
~ean	-38 -42
~ean$	-154 -34
~eane	161 75
~eaned	79 120
~eaner	150 -40
~eani	-136 -52
~eanin	-136 -52
~eans	-145 -163
~eans$	-145 -163
~eanu	135 -75
~eanut	135 -75
~eap	5 -8
~eap$	23 -113
~ear	-86 -30
~ear$	-124 -42
~earc	-144 96
~earch	-144 96
~eard	-85 -112
~eard$	-133 -107
~eare	-3 147
~eared	-56 157
~eari	45 -101
~earin	45 -101
~earl	41 -173
~earli	79 68
~early	-13 -232
~earm	47 -100
~earm$	47 -100
~earn	-66 21
~earn$	-53 -51
~ears	13 34
~ears$	18 -31
~eart	9 -85
~eart$	29 -67
~eartb	-121 -59
~eary	-40 -65
~eary$	-40 -65
~eas	-26 43
~eas$	-96 -156
~ease	41 5
~ease$	37 -9
~easi	-67 79
~easo	-242 98
~eason	-242 98
~east	84 18
~east$	175 57
~eastf	-138 -78
~easy	-148 -21
~easy$	-148 -21
~eat	26 -413
~eat$	-17 -361
~eate	43 29
~eater	90 -42
~eath	60 -298
~eath$	-72 -184
~eathe	-29 -155
~eathi	171 -117
~eathl	53 -13
~eaths	110 -36
~eati	19 -44
~eatin	19 -44
~eatm	17 30
~eatme	17 30
~eats	-125 -144
~eats$	-101 -135
~eav	-12 0
~eave	-109 -26
~eave$	-96 -64
~eaves	-54 55
~eavi	106 96
~eavin	106 96
~eavy	-4 -173
~eavy$	-4 -173
~eb$	-204 65
~eba	118 -144
~ebat	-63 13
~ebate	-63 13
~ebi	-183 -19
~ebi$	-78 85
~ebij	-7 -55
~ebij$	-7 -55
~ebit	-132 -210
~ebite	-132 -210
~ebo	29 204
~ebo$	-70 173
~ebod	71 105
~ebody	71 105
~ebu	40 31
~ebuk	-103 62
~ebuk$	-99 33
~ebul	112 -41
~ebuli	157 -22
~ec$	-11 -56
~eca	131 -82
~ecam	68 2
~ecame	68 2
~ecau	68 -83
~ecaus	72 -80
~ece	31 -181
~ece$	116 -71
~ecem	-98 -39
~ecemb	-98 -39
~eces	-93 -46
~eces$	-93 -46
~ecg	-119 -115
~ecg$	-119 -115
~ech	305 194
~ech$	-15 61
~echa	163 -152
~echan	-69 -40
~eche	293 -9
~eche$	289 -8
~echi	18 175
~echi$	18 175
~echo	-89 -85
~echo$	-89 -85
~eci	-229 60
~ecid	-129 137
~ecide	-124 112
~ecip	-152 -149
~ecipe	-152 -149
~ecl	-78 -74
~eco	58 -267
~ecog	57 -64
~ecogn	57 -64
~ecom	-28 -229
~ecome	-25 -159
~ecomi	-15 -128
~econ	75 -137
~econd	82 -134
~ecor	3 -99
~ecord	-53 -85
~ecos	32 -89
~ecosp	32 -89
~ecov	-42 80
~ecove	-42 80
~ecr	-44 24
~ecre	-44 24
~ecret	-9 35
~ect	69 -12
~ect$	-157 -59
~ecte	-90 92
~ected	-90 92
~ecti	105 -13
~ectin	-62 -87
~ectio	116 30
~ectl	-41 -77
~ectly	-41 -77
~ecto	108 -138
~ectom	-75 -64
~ector	135 -113
~ectr	66 54
~ectri	47 61
~ects	-110 -87
~ects$	-110 -87
~ecu	18 34
~ecur	18 55
~ecuri	25 61
~ed$	102 168
~eda	51 -104
~eda$	-76 63
~edan	125 -219
~edana	132 -171
~edar	-83 -165
~edar$	-77 -116
~ede	168 -120
~edg	40 147
~edge	40 147
~edge$	42 150
~edh	271 -236
~edh$	108 -169
~edha	220 -64
~edha$	220 -64
~edhi	124 -66
~edhi$	124 -66
~edi	-315 -354
~edi$	-286 -198
~edia	-131 -68
~ediat	-120 -43
~edic	-57 -243
~edic$	-77 -41
~edica	55 -176
~edici	-151 -126
~edik	-53 -128
~edika	-33 -93
~edin	36 -54
~eding	51 -39
~edit	-84 30
~edita	-64 -119
~ediy	-197 -162
~ediya	-167 -98
~ediyo	-54 -102
~edn	95 -23
~edne	95 -23
~ednes	95 -23
~edu	271 52
~edu$	229 59
~educ	17 -126
~eduk	81 -97
~edul	-29 106
~edule	-29 106
~edy	-80 -97
~edy$	-80 -97
~ef$	-171 3
~efa	126 -67
~efan	126 -67
~efant	126 -67
~efd	-37 -95
~efe	-61 -122
~efec	-134 -150
~efect	-134 -150
~efev	61 22
~efev$	47 -59
~efi	-241 -101
~efie	-101 -82
~efiel	-101 -82
~efin	-68 -103
~efit	-166 -161
~efits	-160 -146
~efo	19 -33
~efor	19 -33
~efore	19 -33
~efr	-69 -46
~eft	56 191
~eft$	35 188
~efta	125 -35
~eftal	125 -35
~efu	-136 134
~eful	-19 80
~eful$	-137 95
~efun	-122 -127
~efund	-122 -127
~efus	-12 130
~efuse	25 100
~eg$	161 -391
~ega	-94 54
~ega$	-68 70
~egal	-64 27
~egal$	-64 27
~egat	-165 -116
~egati	-165 -116
~ege	-194 -186
~ege$	-108 -114
~eged	-119 6
~eged$	-119 6
~eget	-137 -149
~egeta	-111 -115
~egf	-66 -57
~egfr	-66 -57
~egfr$	-66 -57
~egi	-222 -73
~egi$	-307 -23
~egin	73 -83
~egis	26 -89
~egist	26 -89
~egn	24 -61
~egna	18 -46
~egnan	18 -46
~egne	17 -55
~egnen	17 -55
~ego	-60 -166
~egr	44 38
~egri	32 -50
~egri$	65 -37
~egs	183 -91
~egs$	183 -91
~egu	-38 -58
~egul	-50 -26
~egula	-50 -26
~eh$	-29 10
~eha	104 -30
~ehan	-192 -111
~ehand	-114 -146
~ehar	46 168
~ehar$	46 168
~ehat	70 -204
~ehat$	-49 -184
~ehc	72 -101
~ehch	72 -101
~ehcha	72 -101
~ehe	-7 94
~ehea	-40 96
~ehen	28 10
~ehen$	47 -28
~eher	-224 75
~eher$	-224 75
~ehi	34 207
~ehin	109 127
~ehind	109 127
~ehl	11 -85
~ehle	34 -60
~ehle$	34 -60
~ehli	-75 -64
~ehli$	-75 -64
~ehm	-19 18
~ehma	-19 18
~ehman	-19 18
~ehn	-239 135
~ehna	-86 123
~ehna$	-78 125
~ehnd	-106 84
~ehndi	-106 84
~ehne	0 58
~ehne$	0 58
~ehnu	-85 -115
~ehnu$	-85 -115
~eho	168 -248
~ehos	163 -244
~ehosh	159 -236
~ehr	156 12
~ehra	186 128
~ehra$	207 65
~ehre	-102 -168
~ehre$	-102 -168
~ehri	32 60
~ehri$	54 89
~ehs	50 -94
~ehsu	50 -94
~ehsus	101 -39
~eht	-92 28
~ehta	-123 -21
~ehta$	-112 -15
~ehte	33 11
~ehte$	33 11
~ehti	-73 22
~ehti$	-73 22
~ehu	36 -90
~ehun	-38 -118
~ehun$	-29 -113
~ei$	123 20
~eig	-96 -60
~eigh	-170 -52
~eighb	24 22
~eight	-312 -256
~eij	9 -132
~eiju	17 -127
~eijur	17 -127
~eim	46 -61
~ein	36 60
~ein$	-12 -85
~eing	-45 97
~eing$	-45 97
~eins	-44 89
~eins$	-44 89
~eir	-37 170
~eir$	-57 157
~eird	27 108
~ej$	85 -7
~eja	147 102
~eja$	-56 37
~ejab	127 117
~ejab$	127 117
~ejan	84 -62
~ejan$	84 -62
~eje	-48 -28
~ejec	-84 11
~eject	-84 11
~ejen	-119 -38
~eji	-67 -50
~eji$	-52 -37
~ejn	-96 -139
~ejo	-3 -171
~ejo$	-3 -171
~eju	121 17
~ek$	176 164
~eka	34 174
~eka$	100 -96
~ekap	-140 204
~ekap$	-52 134
~ekar	-72 83
~ekar$	-72 83
~ekd	135 -134
~ekda	116 -41
~ekdam	116 -41
~ekdu	80 -112
~ekdum	80 -112
~eke	187 72
~eke$	197 8
~eked	25 95
~eked$	15 92
~ekeda	-9 20
~ekh	-138 78
~ekh$	-110 30
~ekha	-153 -73
~ekha$	-146 -62
~ekhe	204 25
~ekhe$	98 66
~ekhen	83 12
~ekhi	-151 -52
~ekhi$	-151 -52
~ekhk	97 -146
~ekhka	106 -143
~ekhn	-72 167
~ekhna	-74 192
~ekhne	-24 -45
~ekht	4 -39
~ekhta	-89 50
~ekhte	-133 -181
~ekhti	136 33
~eki	90 -117
~ekin	90 -117
~ekin$	67 -89
~eks	-248 -154
~eks$	-204 -58
~eksa	-264 -297
~eksam	-182 -269
~eksar	-77 -51
~eksc	-99 -103
~eksce	-90 -90
~ekse	-237 -167
~ekser	-204 -128
~eksh	140 41
~eksha	140 41
~eksi	-181 65
~eksis	-97 78
~eksp	-190 -229
~ekspe	-40 -25
~ekspi	-149 -36
~ekspl	-171 -257
~ekst	3 102
~ekst$	-6 -46
~ekste	-72 147
~ekstr	81 118
~ekt	-66 -65
~eku	-303 31
~eku$	-149 126
~ekup	-118 -189
~ekup$	-114 -179
~el$	52 43
~ela	133 105
~ela$	91 -8
~elai	117 -78
~elar	-84 78
~elarj	-151 -202
~elas	152 -115
~elat	-10 24
~elati	78 101
~elato	-118 -100
~elb	-57 -111
~elbo	-49 -91
~elbov	-49 -91
~eld	-50 12
~eld$	-22 -12
~elde	-23 46
~elder	-22 59
~eldi	-47 -57
~eldin	-47 -57
~ele	-68 58
~ele$	-149 -54
~elec	17 140
~elect	62 57
~eled	-144 44
~eled$	-144 44
~elef	126 -67
~elefa	126 -67
~eles	-98 -80
~eles$	-98 -80
~elet	36 -102
~elet$	123 -23
~elete	-136 -55
~elets	26 -109
~elf	-24 318
~elf$	-12 277
~elh	-178 -90
~elhi	-160 -189
~elhi$	-160 -189
~eli	114 31
~eli$	40 90
~elid	-73 -115
~elid$	-144 -54
~elie	-112 -96
~eliev	-112 -96
~elig	94 46
~eligh	107 -39
~elin	84 -12
~eline	-63 -40
~eling	102 4
~eliv	171 -72
~elive	63 -30
~elm	-42 -103
~elma	-101 -128
~elma$	-101 -128
~elme	20 -1
~elmet	20 -1
~elmi	-100 -86
~elmis	-100 -86
~eln	113 -57
~elo	-56 -231
~elo$	-26 -97
~elon	-137 -168
~elop	-92 -76
~elor	-5 -186
~elor$	16 -125
~elov	19 -66
~elov$	17 -42
~elp	153 -40
~elp$	188 -77
~elpe	70 -69
~elper	70 -69
~elpl	-105 74
~elpli	-105 74
~elps	-229 -31
~elps$	-229 -31
~els	-103 -27
~els$	1 -164
~else	-128 84
~else$	-128 84
~elt	17 -181
~elt$	96 -100
~elta	-83 -61
~elta$	-83 -61
~elte	-45 -62
~elte$	-64 -85
~elti	-35 -75
~elti$	-35 -75
~elu	74 -224
~elu$	95 -179
~elug	-81 -69
~elugu	-81 -69
~elus	28 -44
~elusi	28 -44
~elv	-142 -31
~elve	-121 -7
~elve$	-85 13
~ely	154 -79
~ely$	141 -78
~em$	-258 96
~ema	-117 0
~ema$	-226 -175
~emai	-95 -2
~email	-58 -128
~emak	50 -37
~emake	50 -37
~emal	-123 -107
~emale	-2 -55
~emar	-61 -59
~emara	-25 -18
~emat	86 -6
~emb	106 -188
~emba	-24 -34
~embar	-24 -34
~embe	-118 -92
~ember	-118 -92
~embl	52 -68
~embly	44 -65
~embu	137 -57
~eme	-30 -352
~eme$	-186 -179
~emed	-23 -36
~emedy	-23 -36
~emen	-71 -142
~ement	-70 -142
~emer	57 -167
~emerg	57 -167
~emi	-186 15
~emi$	-169 124
~emis	-51 21
~emist	-51 21
~emiu	-100 -168
~emium	-100 -168
~emo	163 -160
~emo$	241 78
~emoj	-90 17
~emoji	-90 17
~emon	30 -163
~emon$	33 -153
~emor	-131 -87
~emot	203 -56
~emote	203 -56
~emov	-153 -144
~emove	-247 -73
~emp	40 54
~emp$	20 -62
~empl	68 -171
~emple	96 -143
~empo	19 -49
~empo$	19 -49
~empt	-23 149
~empt$	-96 158
~empty	9 -15
~emr	-51 -135
~ems	18 67
~en$	75 -18
~ena	-106 125
~ena$	13 100
~enai	-213 114
~enai$	-213 114
~enal	-96 -117
~enan	-45 -1
~enant	-45 -1
~enc	-17 -80
~ence	-122 -184
~ence$	-235 -154
~ench	18 23
~ench$	0 26
~ency	66 -116
~ency$	66 -116
~end	-80 -17
~end$	15 -10
~enda	84 -54
~endan	-30 -61
~endar	123 -25
~ende	-127 -92
~ended	-125 -168
~endi	-254 106
~endi$	-91 -2
~endik	-66 -77
~endin	-203 130
~endr	-83 -202
~ends	-105 -18
~ends$	-99 14
~ene	6 -67
~ene$	2 -57
~ened	66 24
~ened$	66 24
~enef	-166 -161
~enefi	-166 -161
~ener	-45 91
~ener$	-98 127
~enera	-31 -61
~enes	-89 -154
~enes$	-84 -98
~enev	56 -160
~enev$	-54 -111
~eng	-22 -104
~enga	-200 -174
~engag	-125 -75
~enge	86 -8
~enge$	62 -25
~enger	53 87
~engi	8 -93
~engin	15 -88
~engl	-167 -20
~engli	-153 -14
~engu	-57 -171
~engu$	-89 -61
~engue	-31 -133
~eni	-30 -23
~eni$	-133 -251
~enin	-12 14
~ening	-12 14
~enio	2 19
~enior	2 19
~enj	128 -63
~enju	186 -67
~enk	-107 83
~enk$	-136 69
~enl	204 -26
~enly	209 -24
~enly$	209 -24
~eno	31 117
~eno$	5 -107
~enom	-164 -180
~enom$	-160 -175
~enop	-53 -53
~enopa	-53 -53
~enou	25 195
~enoug	25 195
~ens	27 -44
~ens$	76 -45
~ense	118 100
~ense$	120 -4
~ensh	-35 -82
~ensha	-35 -82
~ensi	-276 -49
~ensi$	-129 7
~ensio	-166 35
~ensit	-62 -124
~ent	94 -25
~ent$	179 14
~enta	-52 -148
~enta$	-38 -70
~ental	42 -67
~entar	-56 11
~entat	-64 -76
~ente	30 80
~ented	-47 -33
~enten	67 -92
~enter	32 -117
~enth	-95 -91
~enti	-305 -139
~entia	11 -51
~entio	-101 28
~entis	-229 -203
~entl	-68 84
~ently	-65 56
~entr	-18 -125
~entre	37 -56
~ents	-107 115
~ents$	-107 115
~entu	68 -133
~entur	-66 -126
~enu	-32 174
~enu$	-32 174
~eny	85 124
~enyl	86 125
~enyl$	86 125
~eo$	-218 -41
~eon	56 73
~eon$	-80 -75
~eone	78 89
~eone$	67 95
~eop	-73 -63
~eopa	-72 -51
~eopat	-72 -51
~eopl	-36 -39
~eople	-36 -39
~ep$	68 -16
~epa	-165 -77
~epad	-119 -121
~epadi	-119 -121
~epar	-150 -120
~epar$	-73 26
~epe	-53 -140
~epea	-118 -95
~epeat	-118 -95
~epi	45 -154
~epid	95 -113
~epidu	95 -113
~epil	-130 3
~epile	-130 3
~epir	78 -16
~epiri	78 -16
~epis	-104 -172
~episo	-90 -125
~epl	-192 -139
~epla	-76 -118
~eplac	-26 -35
~eply	-112 -113
~eply$	-136 -112
~eplyi	-19 -17
~epo	-88 -190
~epor	8 -102
~eport	8 -102
~epos	-110 -83
~eposi	-110 -83
~epr	-132 -250
~epre	-86 -210
~epres	-86 -210
~eps	-121 -95
~eps$	-57 -144
~epsi	-9 -65
~epsis	-53 -54
~epsy	-116 10
~epsy$	-116 10
~ept	-49 -11
~ept$	-62 48
~epti	94 -96
~eptic	97 -94
~er$	77 76
~era	-122 59
~era$	-60 45
~erab	17 -75
~eraba	17 -75
~erac	26 177
~erace	29 180
~erah	-18 39
~erahv	-19 42
~eral	-191 -56
~eral$	-55 -69
~erala	-110 26
~eraly	-101 -33
~erap	-217 -91
~erapi	-134 -25
~erapy	-139 -160
~erat	42 -51
~erati	-101 12
~erato	118 -38
~erb	-126 -128
~erc	-334 -61
~erce	-153 3
~ercen	-153 3
~erci	-225 -167
~ercis	-204 -128
~erd	-26 74
~erda	10 -7
~erday	10 -7
~erdo	-69 115
~erdos	-61 145
~ere	69 -5
~ere$	58 46
~erea	18 95
~erec	163 -64
~erect	142 -50
~ered	77 -119
~ered$	122 -58
~eredi	-64 -121
~eren	-70 -98
~erenc	-176 -133
~erent	19 3
~eres	-171 83
~eres$	-134 69
~erf	57 -62
~erg	17 -250
~erge	55 -180
~ergen	55 -180
~ergy	39 -98
~ergy$	39 -98
~eri	-149 -56
~eri$	-206 152
~eria	56 -202
~erial	41 -199
~eric	-19 -82
~eric$	15 -58
~erid	-61 -70
~erie	-147 30
~eries	-147 30
~erik	-101 -66
~erin	66 -23
~ering	68 -21
~erio	-63 -310
~eriod	-76 -297
~erit	-68 -68
~eriti	-68 -68
~eriy	-151 -193
~eriya	-151 -193
~erk	218 -162
~erki	122 -112
~erkin	133 -49
~erl	-18 46
~erly	-10 51
~erly$	-10 51
~erm	-36 -145
~erm$	-121 18
~erma	-91 13
~erman	-91 13
~erme	-184 -177
~ermi	-130 -125
~ermit	-120 -109
~ermo	164 -111
~ermom	164 -58
~ern	-138 45
~ern$	-47 132
~erni	-63 -59
~ernia	-54 -27
~ernit	-26 -39
~ernu	-85 -53
~ernun	-85 -53
~ero	82 -3
~ero$	-40 77
~eroi	7 -92
~eroid	41 -57
~erol	-125 -127
~erol$	-125 -127
~eror	8 -50
~eror$	8 -50
~eros	188 -10
~erose	93 1
~erou	-109 43
~erous	-109 43
~ers	-52 94
~ers$	-16 20
~ersa	-102 -76
~ersar	-93 -63
~erse	-43 0
~ersi	-36 -77
~erso	-78 150
~erson	-78 150
~ert	-75 -64
~ert$	-124 -134
~erth	90 81
~erth$	86 -121
~erthi	-23 159
~erti	-207 -30
~ertif	-80 -13
~eru	-81 -34
~erv	-117 -51
~erve	-124 126
~erver	-33 66
~ervi	-135 -100
~ervic	-139 76
~ervie	-56 -187
~ervis	-26 -78
~ervo	-73 -127
~ery	18 17
~ery$	-75 -143
~eryb	42 15
~erybo	42 15
~eryo	111 167
~eryon	111 167
~eryt	-30 86
~eryth	-21 98
~eryv	156 -85
~eryvh	135 -80
~es$	-138 -73
~esa	73 105
~esag	-191 72
~esage	-191 72
~esar	7 -106
~esar$	-67 -75
~esare	83 -38
~esay	-53 95
~esay$	-53 95
~esc	-91 -138
~esci	-50 -110
~escit	-50 -110
~escr	-66 -41
~escri	-66 -41
~esd	61 -88
~esda	61 -88
~esday	61 -88
~ese	-134 -39
~ese$	-129 134
~esed	-146 -139
~esed$	-146 -139
~esel	63 -82
~esel$	71 -73
~esen	-113 -92
~esent	-113 -92
~esh	73 -1
~esh$	-123 -113
~esha	64 100
~esha$	-144 255
~eshab	223 -214
~eshan	-279 -74
~eshe	67 -63
~esher	67 -63
~esi	-5 -284
~esi$	-13 -90
~esid	61 -70
~esid$	101 -57
~eside	34 67
~esidi	-100 -40
~esig	-162 -41
~esign	-120 -35
~esin	161 -91
~esing	107 -64
~esio	-64 -200
~esion	-64 -200
~esis	-111 -97
~esis$	-111 -97
~esk	-142 15
~esk$	-118 42
~esn	59 13
~esnt	43 17
~esnt$	43 17
~eso	3 -107
~esp	31 38
~espe	-80 18
~espec	-80 18
~espo	129 -62
~espon	129 -62
~esr	-103 -148
~esr$	-103 -148
~est	-77 -98
~est$	-52 -121
~esta	-54 -81
~estar	-8 -59
~este	-30 -26
~ested	-118 -39
~ester	-11 -16
~esti	-50 -12
~estic	-157 83
~estin	110 -139
~estio	-105 -138
~estl	73 162
~estly	48 162
~estr	-104 -99
~estro	-84 -96
~ests	-96 -164
~ests$	-96 -164
~esu	82 115
~esul	-195 96
~esult	-195 96
~esum	-76 -115
~esume	-76 -115
~esur	-4 51
~esure	-4 51
~esv	-55 41
~et$	57 -232
~eta	-24 -17
~eta$	-42 49
~etab	-73 -39
~etabl	-73 -39
~etai	-54 -7
~etam	-2 23
~etamo	-2 23
~etan	22 -233
~etanu	-22 -227
~etar	62 -117
~etar$	40 -59
~etari	-62 -62
~etat	29 54
~etc	-36 -94
~etch	-36 -94
~etch$	-60 -83
~ete	80 237
~ete$	123 42
~eted	-68 160
~eted$	-68 160
~eten	71 36
~etend	34 40
~eter	51 197
~eter$	85 200
~eters	-97 -2
~etes	-143 -73
~etes$	-143 -73
~etf	-11 -256
~etfo	-112 -153
~etfor	-112 -153
~eth	-75 69
~eth$	116 -30
~etha	27 91
~ethan	55 -53
~ethe	-66 59
~ether	-61 43
~ethi	-106 -161
~ethi$	-230 -198
~ethin	4 -82
~etho	-102 2
~eti	-101 6
~eti$	-120 86
~etic	12 -185
~etic$	67 -173
~etim	-109 81
~etime	-109 81
~etin	98 -88
~eting	126 -48
~etir	-52 -59
~etire	-28 69
~etiri	-28 -228
~etiv	-93 -55
~etiv$	-93 -55
~etl	84 47
~etle	-77 -77
~etle$	-35 -39
~etlet	-66 -97
~etly	-37 122
~etn	14 -89
~etne	95 -38
~etne$	95 -38
~eto	-40 183
~eto$	-115 64
~etoc	-71 -72
~etoco	-71 -72
~etol	-69 185
~etol$	-34 190
~eton	-24 41
~eton$	-24 41
~etr	150 -25
~etro	118 -51
~etro$	86 96
~etrol	87 -96
~ets	-65 99
~ets$	-65 99
~etu	21 24
~etur	-83 56
~eturn	-83 56
~etv	-22 -48
~etvi	-35 -185
~etvin	-35 -185
~etvo	57 51
~etvor	57 51
~ety	-76 -84
~ety$	-61 -64
~eue	9 30
~eue$	22 -124
~eun	45 38
~eup	-32 -21
~eup$	-32 -21
~eur	-124 -85
~euro	-124 -85
~euro$	-60 -37
~eut	195 -89
~ev$	-89 -173
~eva	153 -46
~eval	20 -46
~evar	180 58
~evar$	85 70
~evay	-113 -64
~evb	145 -65
~evbo	145 -65
~evbor	145 -65
~eve	-47 79
~eved	-42 -147
~eved$	-42 -147
~evel	-137 -103
~evel$	-137 -70
~evelo	-92 -76
~even	24 -20
~even$	31 54
~eveni	-24 -21
~event	25 -155
~ever	-53 123
~ever$	-51 48
~evers	28 -23
~every	-40 118
~evh	-65 143
~evhe	-65 143
~evher	-65 143
~evi	-46 -332
~evi$	-27 -136
~evio	79 -17
~eviou	79 -17
~eviv	-120 -112
~evive	-120 -112
~evo	-8 -54
~evor	-9 -139
~evork	52 -69
~evs	-155 -130
~evs$	-112 -168
~evsp	-48 21
~evspa	-48 21
~ey$	-4 -46
~eya	-174 -135
~eya$	84 -129
~eyal	-168 40
~eyali	-157 -132
~eyar	-224 -167
~eyar$	-85 -136
~eye	153 -74
~eye$	147 -24
~eyel	-48 -107
~eyeli	-48 -107
~eyes	84 -33
~eyes$	89 -30
~eyi	128 97
~eys	28 73
~eys$	-46 116
~eyse	63 -101
~eyser	63 -101
~fa$	-74 -252
~fac	219 29
~face	214 67
~face$	220 65
~fact	42 -91
~facto	45 -60
~fad	-100 -62
~fad$	139 -111
~fada	-150 -5
~fadak	-159 -189
~faf	83 55
~fafo	91 43
~fafol	91 43
~fai	-14 29
~fai$	84 -145
~faid	-117 -98
~faid$	-11 -76
~faik	-1 35
~faikt	-1 35
~fail	-293 92
~fail$	-150 65
~faile	-96 -43
~failt	-158 -58
~failu	-47 80
~fain	185 -257
~faint	186 -251
~fais	-74 121
~faisl	-74 121
~fal	-125 -133
~fal$	-160 -197
~fali	-13 23
~fali$	20 -25
~falin	17 -111
~fam	-98 192
~fami	-98 192
~famil	-98 192
~fan	59 281
~fan$	36 103
~fand	-134 267
~fanda	-107 252
~fans	2 195
~fansa	130 -83
~fansi	-20 219
~fant	160 -137
~fant$	166 -88
~far	-115 -4
~far$	57 37
~fara	25 -114
~farak	38 -99
~fare	-62 -115
~farev	-62 -115
~fari	97 91
~farin	104 97
~fark	-232 27
~fark$	-232 27
~farm	3 -99
~farm$	78 -114
~farma	-33 -80
~farme	-43 30
~fas	45 233
~fas$	62 172
~fasa	12 136
~fasal	-113 144
~fast	48 -70
~fast$	171 22
~fasti	-305 -247
~fat	88 -85
~fat$	-62 -338
~fata	310 119
~fata$	318 -172
~fatal	-43 160
~fate	-136 -114
~fate$	-136 -114
~fath	-44 60
~fathe	-44 60
~fati	26 -139
~fati$	26 -139
~faty	-180 -175
~faty$	-180 -175
~fau	-138 162
~fauj	-88 167
~fauj$	-80 97
~fauji	-15 126
~fav	70 -91
~fava	154 -37
~favar	154 -37
~fay	-216 -95
~fayd	-215 -94
~fayda	-125 2
~fayde	-151 -160
~fc$	-34 5
~fd$	-69 140
~fe$	-36 150
~fea	-106 -37
~fear	-106 -37
~fear$	-106 -37
~feb	-132 -195
~feb$	-79 -146
~fec	-89 -290
~fect	-89 -290
~fect$	-80 -141
~fecti	36 -135
~fects	-113 -81
~fed	31 -129
~fed$	48 -121
~fek	108 -20
~fel	194 -45
~fel$	229 -209
~felo	-34 2
~felov	-21 27
~felt	-11 -58
~felt$	-11 -58
~fem	-2 -55
~fema	-2 -55
~femal	-2 -55
~fen	92 176
~fenk	-120 83
~fenk$	-151 70
~feny	86 125
~fenyl	86 125
~fer	-76 -138
~fer$	106 -137
~fere	-75 -29
~feren	-69 -92
~feri	-84 -76
~ferit	-68 -68
~fes	-23 -96
~fes$	33 -152
~fet	0 46
~fety	-119 56
~fety$	-119 56
~fev	-4 -190
~fev$	-25 113
~feve	-9 -411
~fever	-9 -411
~fey	-125 -57
~feya	-125 -57
~feyar	-125 -57
~fi$	-90 51
~fia	-140 33
~fian	-140 33
~fianc	-140 33
~fic	-207 -180
~fic$	-177 -144
~fica	-84 -32
~ficat	-77 -17
~fice	-84 -129
~fice$	-62 -147
~fid	-170 -98
~fid$	78 11
~fidi	-175 -135
~fidin	-175 -135
~fie	-80 0
~fiel	-70 21
~field	-70 21
~fig	-177 105
~figh	-203 97
~fight	-203 97
~figu	30 31
~figur	30 31
~fik	-203 -94
~fiks	-118 45
~fiks$	-74 14
~fikse	-66 37
~fil	-29 -33
~fil$	159 -63
~file	-157 21
~file$	-152 -17
~fili	-161 23
~filin	-151 75
~film	-327 -396
~film$	-280 -296
~filmi	-35 -106
~fils	84 150
~fils$	84 150
~fin	95 -50
~fin$	32 -70
~fina	-74 -31
~finai	70 13
~final	-209 -84
~find	101 181
~find$	123 134
~finds	-47 119
~fine	-254 -71
~fine$	-254 -63
~fing	189 -154
~finge	189 -163
~fini	54 -81
~finis	58 -75
~fir	-130 82
~fir$	-98 134
~fire	-78 -6
~fire$	-42 3
~firm	-112 -77
~firm$	-112 -129
~firs	-51 -118
~first	-51 -118
~fis	34 -181
~fis$	-123 -39
~fisa	52 -5
~fisal	52 -5
~fish	90 -233
~fish$	100 -201
~fisl	148 -29
~fisli	148 -29
~fist	-114 -33
~fit	57 -194
~fit$	38 -69
~fitn	-18 -15
~fitne	-18 -15
~fits	24 -200
~fits$	24 -200
~fiv	7 -114
~five	7 -114
~five$	7 -114
~fla	-74 -95
~flam	-17 -68
~flam$	-17 -68
~flat	-43 -126
~flat$	-73 -22
~flatm	122 -189
~fle	-89 5
~fli	65 -187
~fli$	134 -50
~flig	-54 -113
~fligh	-54 -113
~flik	67 -159
~flip	-67 -82
~flo	47 17
~floa	16 102
~float	16 102
~flop	142 -38
~flopy	132 -37
~flov	-39 -186
~flov$	-98 -70
~flove	27 -145
~flu	32 105
~flu$	-71 -140
~fluo	-148 -112
~flur	93 169
~flur$	116 159
~flurs	-48 49
~fly	-116 153
~foa	112 -79
~foam	112 -79
~foam$	101 -78
~fod	-43 -203
~fod$	-160 -131
~foda	109 -75
~foda$	109 -75
~fog	116 -88
~foi	-48 -82
~foid	-47 -93
~foid$	-47 -93
~fol	-27 81
~fold	-82 78
~foldi	6 76
~foli	-76 -107
~folic	-20 -53
~folo	-80 58
~folov	-80 58
~fon	-12 101
~fon$	24 65
~fone	-17 103
~fone$	-16 99
~for	-89 -2
~for$	-123 -50
~fore	73 76
~fore$	26 -12
~forea	47 -100
~foreh	-51 -112
~forev	-71 213
~forg	-38 78
~forgi	-41 117
~forgo	-7 -20
~form	-76 -115
~form$	-258 -64
~forma	-90 -69
~formi	-112 -153
~fort	66 24
~forv	-63 -78
~forva	-63 -78
~fos	-83 156
~fos$	-54 195
~fot	-165 57
~foto	-165 57
~foto$	-143 60
~fotos	-44 1
~fou	108 118
~foun	-57 188
~found	-57 188
~four	91 -170
~four$	47 -155
~fr$	-66 -57
~fra	-134 25
~frac	-97 -65
~fract	-97 -65
~fre	-116 -18
~fres	13 8
~fresh	13 8
~fri	-171 -88
~fri$	-132 -172
~frid	-73 -1
~frida	-75 36
~fridg	-28 -63
~frie	-1 13
~frien	-1 13
~frij	-42 -150
~frij$	-124 -112
~fro	124 83
~frok	75 -29
~frok$	75 -29
~from	64 81
~from$	64 81
~fron	100 56
~front	100 56
~frot	224 -70
~froth	224 -70
~fru	-70 -70
~frui	-37 -183
~fruit	-37 -183
~ft$	23 -20
~fta	126 -172
~ftal	125 -35
~ftal$	125 -35
~ftar	-65 -149
~ftar$	-65 -149
~fte	-50 26
~fte$	-7 -78
~fted	-80 -110
~fted$	-80 -110
~fter	-43 64
~fter$	-39 77
~ftern	-85 -53
~fti	-111 -83
~ftin	-90 -71
~fting	-86 -32
~fts	-99 27
~fts$	-99 27
~fud	-124 -102
~fud$	-191 -82
~fuds	31 -78
~fuds$	31 -78
~ful	-1 -61
~ful$	177 4
~fula	-18 -139
~fula$	-18 -139
~fuli	-28 -99
~fuli$	-28 -99
~fult	-126 -27
~fulti	-38 -25
~fuly	60 15
~fuly$	60 15
~fun	-23 -42
~func	50 34
~funct	50 34
~fund	-183 32
~fund$	-183 32
~fune	-46 15
~funer	-46 15
~fung	-107 -54
~funga	-99 -52
~funk	86 39
~funk$	109 -39
~funy	5 -108
~funy$	5 -108
~fur	-183 -136
~fus	50 97
~fuse	107 87
~fused	124 43
~fuses	31 101
~fut	247 -276
~fut$	105 -154
~futa	151 -76
~futa$	151 -76
~futb	40 -59
~futba	41 -51
~futi	132 -36
~futi$	132 -36
~fy$	-191 -140
~fys	-191 -68
~fysi	-191 -68
~fysic	-33 43
~fysio	-182 -140
~ga$	113 226
~gab	30 -122
~gaba	30 -122
~gad	105 -42
~gad$	30 -173
~gada	27 -102
~gada$	-24 -42
~gadb	-3 -42
~gadba	-3 -42
~gadh	81 -152
~gadha	45 -145
~gadhe	71 -9
~gadi	67 65
~gadi$	67 65
~gae	-17 17
~gae$	-10 22
~gaf	134 -50
~gafl	134 -50
~gafli	134 -50
~gag	-139 17
~gage	-139 17
~gagem	-123 -64
~gah	-36 58
~gah$	-79 -79
~gahn	-32 120
~gahne	-32 120
~gahr	81 124
~gahra	109 128
~gahri	-33 -2
~gai	40 -67
~gai$	51 -91
~gain	-12 15
~gain$	1 33
~gair	-53 -51
~gaira	-53 -51
~gais	7 -178
~gais$	7 -178
~gaj	-148 -80
~gaj$	-96 -23
~gaja	-80 -105
~gajar	-92 -104
~gal	199 46
~gal$	149 -98
~gala	66 -164
~gala$	190 -92
~galat	-330 -320
~gale	233 148
~gale$	233 148
~gali	-45 -1
~gali$	-45 -1
~galn	169 -60
~galne	169 -60
~galo	-14 -121
~galor	-117 -59
~gals	-99 -33
~galsu	15 62
~galt	20 50
~galti	24 63
~gam	-13 36
~gam$	-4 -97
~gamc	149 12
~gamch	149 13
~game	-244 -35
~game$	-204 -37
~gan	-80 28
~gan$	38 149
~gana	-217 -297
~gana$	-217 -297
~gand	-46 -50
~gandh	-65 -208
~gane	-44 -130
~gane$	-7 -124
~gang	-91 173
~ganga	-91 173
~gani	104 -178
~gani$	114 -66
~ganit	21 -100
~gant	-115 -94
~ganth	-188 -87
~ganv	101 4
~ganv$	102 -18
~ganva	20 24
~gao	146 -61
~gao$	125 -86
~gaon	53 -31
~gaon$	53 -31
~gap	21 -176
~gap$	56 -180
~gar	75 -342
~gar$	20 -168
~gara	89 -250
~garam	91 -212
~garar	-142 -39
~garb	40 -69
~garba	-39 39
~garbh	55 -162
~gard	108 -138
~garda	103 -192
~garde	8 1
~gare	10 31
~garet	10 31
~garg	117 -42
~gargl	117 -42
~garl	-95 -56
~garli	-77 -24
~garm	-135 -192
~garmi	-206 -187
~garo	56 -66
~gas	-28 -157
~gas$	-142 -128
~gasp	228 -109
~gast	-28 -48
~gastr	-12 -38
~gat	77 103
~gata	76 76
~gatar	89 -34
~gate	21 132
~gate$	11 101
~gath	18 -130
~gathi	25 -112
~gati	-164 -132
~gativ	-165 -116
~gau	-115 -59
~gau$	33 -105
~gaun	-139 -73
~gaun$	-132 -95
~gav	29 184
~gava	21 84
~gave	10 145
~gave$	10 145
~gay	96 0
~gay$	-171 35
~gaya	89 -29
~gaya$	76 -67
~gayab	71 137
~gaye	-11 -156
~gaye$	-11 -156
~gayi	10 118
~gayi$	10 118
~gayo	80 -35
~gayo$	80 -35
~gayu	114 92
~gayu$	114 92
~gda	-14 122
~gda$	-65 80
~gde	-16 14
~gde$	-16 14
~gdi	124 -53
~gdi$	124 -53
~ge$	-61 149
~gec	201 -81
~gech	201 -81
~geche	161 -68
~ged	-108 59
~ged$	-93 77
~geg	-189 -10
~gega	-186 -62
~gega$	-186 -62
~geh	94 62
~gehr	85 111
~gehra	64 54
~gehri	62 104
~gehu	36 -90
~gehun	-38 -118
~gel	68 -233
~gel$	-6 -182
~gela	180 -51
~gem	-82 54
~geme	-123 -64
~gemen	-123 -64
~gen	108 -119
~gen$	70 19
~genc	75 -192
~gency	75 -192
~gend	95 -29
~gene	-71 -112
~gener	-37 -67
~gent	-12 -48
~gent$	-10 -73
~geo	-113 42
~geon	-109 -7
~geon$	-80 -75
~ger	91 -267
~ger$	16 -250
~gero	-109 43
~gerou	-109 43
~gers	223 -2
~gers$	223 -2
~gery	-71 -134
~gery$	-71 -134
~ges	66 2
~ges$	-83 -68
~gesa	153 96
~gest	-77 -158
~gest$	-58 -148
~get	-171 -84
~get$	-312 -79
~geta	-114 -99
~getar	-65 -46
~geth	-45 34
~gethe	-45 34
~geti	125 -54
~getin	167 -20
~getiv	-93 -55
~gets	-31 0
~gets$	-31 0
~gey	63 -101
~geys	63 -101
~geyse	63 -101
~gf$	-88 -60
~gfa	20 -25
~gfal	20 -25
~gfali	20 -25
~gfr	-66 -57
~gfr$	-66 -57
~gh$	53 118
~gha	145 2
~gha$	48 -62
~ghab	100 -109
~ghabr	100 -109
~ghad	96 205
~ghadi	89 206
~gham	101 -144
~gham$	184 1
~ghama	-34 -92
~ghan	150 -65
~ghana	-109 -44
~ghant	175 -51
~ghar	-42 115
~ghar$	36 83
~ghare	-60 -144
~gharv	-87 129
~ghas	83 -47
~ghat	-13 -132
~ghat$	81 -18
~ghata	-155 -148
~ghav	-11 -165
~ghav$	-11 -165
~ghb	24 22
~ghbo	24 22
~ghbou	7 25
~ghe	-135 191
~ghed	45 102
~ghed$	45 102
~gher	-226 -212
~gher$	-42 -101
~ghere	-220 -155
~ghes	-91 42
~ghest	-91 42
~ghet	23 191
~ghi	-42 -171
~ghi$	-198 -275
~ghin	139 -8
~ghing	141 -31
~gho	-171 -83
~ghod	-90 -43
~ghode	-35 -35
~ghol	30 -20
~ghs	-109 22
~ghs$	-109 22
~ght	-6 25
~ght$	35 25
~ghte	14 96
~ghter	-21 71
~ghti	60 -90
~ghtin	60 -90
~ghtn	79 -109
~ghts	-13 28
~ghts$	-13 28
~ghu	239 -86
~ghum	-7 68
~ghum$	125 -63
~ghuma	-60 -94
~ghumt	-98 17
~ghun	86 54
~ghunt	15 82
~ghur	84 -8
~ghur$	84 -8
~ghus	286 -151
~ghus$	227 -88
~ghusa	199 -50
~ghut	55 -172
~ghut$	220 -102
~ghuta	16 32
~ghutn	-207 -164
~ghv	24 5
~ghva	55 17
~ghvay	55 17
~gi$	37 103
~gid	105 -55
~gide	15 -19
~gide$	15 -19
~gif	-100 -128
~gift	-100 -128
~gift$	-93 -100
~gil	-40 -93
~gila	75 -62
~gila$	-67 -143
~gin	-7 214
~gin$	-196 13
~gina	-103 -55
~ginal	-91 -45
~gine	-87 -10
~gine$	-28 15
~ging	150 162
~ging$	186 171
~gini	14 19
~ginir	22 -53
~gint	-170 118
~ginte	-108 -21
~ginti	-99 120
~gio	-117 -101
~giop	-57 -132
~giopl	-57 -132
~gir	417 -79
~gir$	355 -233
~gira	260 -131
~gira$	241 -146
~gire	210 -56
~gire$	210 -56
~giri	185 -160
~giri$	162 -134
~girl	-34 99
~girl$	15 122
~girlf	-150 -82
~girls	10 80
~girn	-155 101
~girne	-155 101
~girt	-158 -167
~girta	-85 -128
~gis	-22 -160
~gist	-22 -160
~gist$	-35 -137
~giste	30 -85
~git	-31 -47
~gita	-119 88
~gith	103 -140
~githi	103 -140
~giv	-115 -71
~give	-116 -41
~give$	-63 -78
~given	33 19
~gives	-209 20
~givi	-22 -112
~givin	-22 -112
~gla	130 22
~gla$	85 -70
~glas	91 45
~glas$	185 61
~gle	-89 126
~gle$	-12 127
~gled	-128 3
~gled$	-128 3
~gles	8 -5
~gles$	8 -5
~gli	138 -142
~gli$	146 -97
~glim	78 -16
~glime	78 -16
~glin	128 16
~gling	128 16
~glis	-169 -33
~glish	-153 -14
~glisr	-32 -69
~gliy	25 -111
~gliya	46 -88
~gliyo	-46 -31
~glo	30 -166
~glob	-102 -114
~globi	-102 -114
~glov	91 -83
~glove	91 -83
~glu	176 -102
~gluc	136 -67
~gluco	136 -67
~gluk	91 -29
~gluko	91 -29
~gly	-136 83
~gm$	-117 -132
~gmi	-14 -42
~gmi$	-14 -42
~gn$	-53 -23
~gna	-34 19
~gna$	-83 46
~gnan	18 -46
~gnanc	-185 -35
~gnant	198 -30
~gne	8 10
~gne$	-129 40
~gnen	17 -55
~gnens	-113 -21
~gni	96 24
~gni$	122 73
~gnin	-83 -13
~gning	-83 -13
~gnis	51 -68
~gnise	50 -63
~gnm	-50 -35
~gnme	-49 -53
~gnmen	-49 -53
~gno	68 -46
~gnor	34 -22
~gnore	34 -22
~gns	-91 -54
~gns$	-91 -54
~go$	-117 55
~goa	46 -86
~goa$	-141 -110
~goat	102 -19
~gob	-55 -217
~gobh	-64 -111
~gobhi	-64 -111
~god	47 47
~god$	52 60
~goda	-62 -83
~goe	-30 -144
~goes	-26 -142
~goes$	-26 -142
~goi	145 91
~goin	155 -40
~going	155 -40
~gok	-120 64
~gol	-32 102
~gol$	-133 -237
~gola	-47 -3
~gold	-230 -4
~gold$	-118 36
~golde	-115 -70
~goli	32 121
~goli$	37 7
~goliy	58 189
~gon	51 113
~gon$	42 -15
~gona	110 114
~gona$	110 114
~gond	-143 -68
~gone	20 94
~gone$	20 94
~gor	68 -64
~gora	-138 -110
~got	26 -165
~got$	9 -137
~goti	21 -94
~goti$	24 -92
~gov	11 -72
~gove	52 -29
~gover	52 -29
~govt	-38 -55
~govt$	-38 -55
~gpt	-144 -173
~gpt$	-144 -173
~gpu	-94 -29
~gpur	-94 -29
~gpur$	-94 -29
~gra	81 -306
~gra$	49 -133
~grad	-161 -141
~grade	-154 -127
~graf	-160 -122
~grafy	-125 -106
~grai	16 -118
~grain	16 -118
~gram	-17 -84
~gram$	-143 30
~gran	125 -62
~grand	39 -48
~grany	170 -21
~grap	96 -186
~grape	96 -186
~gre	-17 -207
~grea	-192 -69
~great	-190 -67
~grej	-114 -133
~greji	-114 -133
~gret	-64 31
~gret$	-64 31
~grey	203 -93
~grey$	173 -88
~gri	-68 -36
~gri$	40 116
~grie	-154 26
~grief	-154 26
~grim	-53 -76
~grime	-53 -76
~grin	43 -223
~grin$	32 -170
~grind	64 -109
~gris	-82 -62
~gris$	-82 -62
~gro	-145 -18
~grou	-63 27
~groun	15 -109
~group	-83 58
~grov	-228 -126
~grov$	-120 -162
~gru	75 -122
~grun	151 -9
~grunt	151 -9
~grup	-86 -75
~grup$	-86 -75
~gry	-8 84
~gry$	-8 84
~gs$	5 -148
~gst	-68 -106
~gst$	-68 -106
~gta	-138 23
~gta$	-138 23
~gte	94 -217
~gte$	94 -217
~gti	1 13
~gti$	-145 27
~gu$	-44 87
~gua	45 -107
~guag	-105 -111
~guage	-105 -111
~guar	31 -48
~guard	31 -48
~gub	171 -57
~guba	171 -57
~gubar	171 -57
~gud	-129 -26
~gud$	-181 -276
~gudb	-138 89
~gudby	-138 89
~gudg	-108 -47
~gudgu	-92 -39
~gudi	55 30
~gudiy	50 83
~gudn	-78 19
~gudni	-78 19
~gue	44 -44
~gue$	30 -144
~gues	51 90
~gues$	22 25
~guest	45 69
~gug	79 -5
~gugl	-23 59
~gugle	4 71
~gugli	-99 50
~gui	-78 113
~guid	28 11
~guide	28 11
~guil	-86 86
~guilt	-86 86
~guit	-140 95
~guita	-140 95
~guj	-218 3
~guja	-135 4
~gujar	-135 4
~gujr	-118 3
~gujre	-54 -60
~gul	123 54
~gula	175 1
~gulab	152 -63
~gulf	79 57
~gulf$	79 57
~gulp	-9 50
~gulp$	-38 3
~gum	28 -168
~gum$	35 -27
~gums	43 -82
~gums$	43 -88
~gun	64 -2
~gun$	-10 109
~gund	142 -174
~guni	-8 -46
~gur	99 -99
~gurg	158 -70
~gurga	146 -52
~gurgl	56 -24
~guru	-81 -19
~gus	-163 -95
~gusa	-71 -142
~gusa$	-130 -119
~guse	-93 133
~guse$	-93 133
~gust	-120 -118
~gust$	-120 -118
~gut	92 -157
~guth	49 -97
~gutha	-49 -68
~guthe	81 -110
~gutk	108 -100
~guv	66 -125
~guva	-66 -100
~guvah	-66 -100
~guy	114 71
~guy$	121 -52
~guys	-7 99
~guys$	-7 99
~gva	9 -193
~gvan	-221 -14
~gvan$	-71 127
~gvana	-107 -83
~gvane	-35 -52
~gvani	-111 -155
~gvay	117 -48
~gy$	20 -183
~gya	259 -45
~gya$	260 -31
~gyar	11 -43
~gyara	11 -43
~gye	117 32
~gye$	117 32
~gyi	20 99
~gyi$	20 99
~gym	-132 -243
~gym$	-132 -243
~gyn	-132 -70
~gyna	-115 -55
~gynae	-76 -19
~ha$	169 141
~hab	159 -70
~hab$	238 -132
~haba	33 -179
~haba$	85 -65
~habar	-33 -65
~habd	99 -182
~habd$	107 -165
~habe	-59 -79
~habe$	-59 -79
~habh	28 81
~habha	-155 -73
~habhi	41 99
~habi	-149 145
~habi$	-143 149
~habr	100 -170
~habra	100 -109
~hac	191 59
~hach	191 59
~hacha	98 8
~hache	182 -56
~hachi	72 93
~had	30 -17
~had$	-19 -69
~hada	124 48
~hada$	128 -60
~hadak	98 -5
~hadar	78 -24
~hade	42 13
~hade$	55 26
~hadh	147 -37
~hadh$	219 -167
~hadha	-103 92
~hadhe	120 -37
~hadhi	71 -47
~hadhn	-156 -25
~hadht	-36 -107
~hadi	-126 92
~hadi$	-151 93
~hadk	121 -89
~hadka	121 -89
~hadn	19 -55
~hads	-42 -105
~hadt	-7 -109
~hadu	-140 -136
~hae	-80 -91
~hae$	91 56
~haen	-177 -210
~haen$	-177 -210
~haf	107 -126
~haft	39 -81
~hafte	-7 -78
~hag	130 29
~hag$	201 -20
~haga	-106 -83
~haga$	-151 0
~hagd	-63 65
~hagda	-64 58
~hagde	-16 14
~hagv	-47 125
~hagva	-47 125
~hah	-146 -39
~hah$	-52 -4
~haha	-220 -200
~haha$	-201 -298
~hahad	-17 -12
~hahar	-9 -76
~hahi	-34 -3
~hahie	51 31
~hahiy	-120 -32
~haht	-92 7
~hahta	-8 -14
~hahte	-99 -141
~hahti	-57 77
~hai	-56 61
~hai$	-74 48
~hail	10 -110
~haili	32 -30
~hain	60 68
~hain$	58 77
~haind	68 -48
~haing	9 -114
~hains	-50 0
~hair	-110 22
~hair$	-87 64
~hais	122 -17
~hait	89 43
~haiy	155 -89
~haiya	157 -82
~haj	-115 -126
~haj$	-86 -98
~haja	-251 -195
~hajan	-120 -60
~hajar	-126 -99
~hajm	113 -122
~haju	-101 -79
~hajur	-101 -79
~hak	114 202
~hak$	14 300
~haka	76 -46
~haka$	51 -278
~hakan	-123 65
~hakar	102 -290
~hakat	79 -30
~hake	141 -135
~hake$	135 -109
~haki	19 159
~haki$	-24 16
~hakin	127 -45
~hakl	-129 90
~haku	117 -144
~haku$	219 -91
~hal	-101 -37
~hal$	-71 -28
~hala	12 -19
~hala$	-46 -51
~halan	-37 29
~halat	-72 9
~halay	139 65
~hald	2 -145
~haldi	2 -145
~hale	31 30
~hale$	-42 99
~haleg	-85 -89
~halen	144 -65
~haler	118 -72
~half	169 -57
~half$	169 -57
~hali	-137 94
~hali$	-130 130
~halis	-64 -72
~halk	-273 -59
~halka	-215 6
~halki	-142 -147
~haln	-28 -139
~halna	-51 -77
~halne	1 -91
~halo	63 -25
~halo$	-97 -15
~halt	23 -322
~halta	8 -187
~halte	32 -140
~halti	12 -150
~halu$	18 8
~halv	42 -150
~halva	42 -150
~ham	246 25
~ham$	72 -32
~hama	41 -222
~hama$	52 -138
~hamac	102 -68
~hamak	132 -61
~hamar	-64 -70
~hamau	-190 -84
~hamb	119 -43
~hamd	133 -127
~hamdi	113 -118
~hame	88 277
~hame$	81 19
~hamen	0 122
~hamer	127 -77
~hames	-140 259
~hami	129 125
~hamk	186 -46
~hamki	75 24
~hamn	-6 51
~hamne	-6 51
~hamp	48 -180
~hampu	-90 -109
~han	23 -51
~han$	-55 -35
~hana	147 -197
~hana$	-96 -238
~hanak	339 -135
~hanb	228 -109
~hanc	-78 171
~hance	-78 171
~hand	53 -121
~hand$	36 -24
~handa	29 -211
~hande	13 -45
~handi	-74 24
~handl	-72 -130
~hands	17 7
~hane	-211 -50
~hane$	-191 -41
~hanf	110 -16
~hanf$	99 -14
~hang	-82 38
~hang$	-160 -20
~hanga	-163 72
~hange	-20 -53
~hangi	127 127
~hango	40 -99
~hani	-250 -39
~hani$	-153 -312
~hanic	-65 -37
~haniy	-106 -123
~hanj	44 -16
~hank	-149 -85
~hank$	-169 -74
~hanks	-124 -32
~hans	125 -168
~hans$	82 16
~hansa	-31 -1
~hansi	104 -202
~hansn	-28 -82
~hanst	64 -88
~hant	77 214
~hant$	-122 119
~hanta	77 81
~hante	133 -43
~hanti	17 205
~hanu	127 27
~hanus	191 -11
~hany	-232 59
~hanya	-219 -104
~hao	101 -293
~hao$	104 -284
~hap	-142 -49
~hap$	28 47
~hapa	-5 147
~hapad	16 140
~hapal	-10 23
~hape	-122 4
~hape$	-37 -89
~hapen	-103 29
~hapi	-62 -136
~hapil	-62 -136
~hapt	-65 -115
~hapte	-83 -115
~hapy	-154 -101
~hapy$	-154 -101
~har	27 -16
~har$	90 41
~hara	11 -210
~hara$	110 -69
~harab	-50 -44
~harac	-68 77
~haram	43 -196
~haras	-238 -130
~harat	-18 -213
~harb	-102 -82
~harba	17 -64
~harc	-133 41
~harch	-133 41
~hard	147 -62
~hard$	111 -170
~hare	-129 -309
~hare$	-106 -291
~harel	-60 -144
~harg	-47 -69
~harge	-58 -111
~hari	144 -69
~hari$	42 -141
~harid	-94 -58
~harip	-57 77
~harir	134 69
~harm	-264 -255
~harm$	-78 -206
~harma	-109 -152
~harn	-147 117
~harna	-20 3
~harne	-116 142
~harni	-44 -58
~haro	-102 -27
~haro$	25 -61
~haron	-107 8
~harp	141 138
~harp$	152 -8
~harpi	90 44
~hart	-183 -36
~hart$	-102 -270
~harti	-146 113
~harv	-123 88
~harva	-133 63
~has	23 -182
~has$	152 -3
~hasa	-102 -142
~hase	-193 -140
~hase$	-193 -140
~hash	-56 -207
~hasha	-148 -168
~hashm	-58 -165
~hasi	-107 -136
~hasi$	-117 -136
~hasn	114 -13
~hasne	42 -95
~hasnt	103 47
~hasr	70 -40
~hast	-109 -10
~hasta	-16 60
~hat	143 73
~hat$	-34 115
~hata	-88 -104
~hata$	-185 -475
~hatae	-30 -25
~hatak	68 -11
~hatam	-60 82
~hatan	-135 -159
~hatar	66 -151
~hatay	-4 -100
~hate	28 -19
~hate$	79 2
~hates	-74 -89
~hatev	-26 33
~hatg	-61 -96
~hatgp	-61 -96
~hath	228 154
~hath$	206 133
~hatha	123 -75
~hathe	106 -86
~hathi	166 -29
~hati	319 -131
~hati$	227 -303
~hatij	104 56
~hatk	66 -15
~hatka	-40 -180
~hatke	129 44
~hatm	13 18
~hatm$	27 29
~hatr	-199 -133
~hatra	-154 -178
~hats	-106 -31
~hats$	-155 -66
~hatsa	28 54
~hatu	-78 -163
~hatur	-49 -75
~haty	-97 102
~hatya	-97 102
~hau	-100 -63
~hau$	-5 -26
~haud	42 -19
~hauda	42 -19
~hauk	-45 -9
~haul	16 -85
~haun	-59 -42
~haun$	-12 -61
~haus	7 81
~haust	7 81
~haut	-185 -10
~hauth	-185 -10
~hav	-59 -7
~hav$	-183 -318
~hava	-123 -58
~hava$	59 80
~haval	-134 -121
~havas	-102 -44
~have	-129 128
~have$	-152 128
~havi	102 -40
~havin	128 35
~havl	190 -74
~havla	205 -63
~havt	78 -35
~havti	64 -31
~havu	94 -81
~havu$	94 -81
~hay	-36 -164
~hay$	-138 -139
~haya	16 47
~haya$	115 -126
~hayad	-14 60
~hayal	-144 199
~hayam	-66 -99
~hayar	-157 -309
~hayat	9 69
~haye	-95 -110
~haye$	-118 -105
~hayi	135 -146
~hayi$	135 -146
~hayr	-161 -237
~hayra	-89 -115
~hayri	-100 -189
~hb$	-291 -234
~hba	-138 -99
~hbai	-111 -93
~hbaic	-111 -93
~hbar	-50 -68
~hbar$	-50 -68
~hbo	27 12
~hbou	7 25
~hbour	7 25
~hch	26 -42
~hcha	105 -36
~hcha$	130 77
~hchan	61 -175
~hchar	-159 -204
~hche	-60 -31
~hche$	-57 -26
~hchi	107 49
~hchi$	83 57
~hcho	-101 12
~hcho$	29 -23
~hchon	-134 21
~hchu	-57 -99
~hchu$	-57 -99
~hda	-33 -221
~hda$	10 -6
~hday	-43 -173
~hday$	-49 -172
~hdi	-210 -176
~hdi$	-208 -134
~he$	357 181
~hea	16 -94
~head	104 15
~head$	304 16
~heada	-62 -181
~headm	66 142
~heads	-82 -119
~heal	-180 -73
~heale	-91 -144
~healt	-118 -19
~heap	11 -83
~heap$	23 -113
~hear	-44 21
~heard	-57 -92
~heari	-176 -106
~hears	-18 141
~heart	13 -78
~heat	21 -208
~heat$	11 -182
~heate	57 -35
~heav	47 -186
~heavy	-4 -173
~hed	134 4
~hed$	139 -42
~heda	0 -61
~hedu	-29 106
~hedul	-29 106
~heg	-178 -14
~hega	-49 49
~hega$	-49 49
~hegi	-84 -40
~hegi$	-53 -33
~heh	79 -170
~hehe	-9 -75
~heher	-9 -75
~hehr	81 -137
~hehra	219 -18
~hehre	-102 -168
~hei	76 -37
~heig	70 -196
~heigh	-144 -175
~heim	49 -54
~heir	-57 157
~heir$	-57 157
~hej	-104 -3
~hej$	-111 87
~heji	-21 125
~heji$	-21 125
~hejn	-96 -139
~hejo	-3 -171
~hejo$	-3 -171
~heju	121 17
~hek	-60 -56
~hek$	-88 -14
~heke	51 35
~heke$	35 -107
~heked	25 95
~heku	-122 -196
~hekup	-118 -189
~hel	95 -43
~hel$	-92 69
~hele	124 25
~hele$	79 72
~heli	-224 8
~heli$	-173 29
~helm	20 -1
~helme	20 -1
~helo	-172 -66
~helo$	-191 -62
~help	153 -40
~help$	188 -77
~helpe	70 -69
~helpl	-105 74
~helps	-229 -31
~helt	-31 -106
~helta	-83 -61
~helte	24 -38
~helti	-29 -95
~hem	142 149
~hem$	-83 190
~hemi	-33 31
~hemis	-33 31
~hemo	187 75
~hemo$	213 94
~hen	37 -1
~hen$	18 -37
~hena	-98 -108
~henai	-112 -153
~hend	-37 133
~heng	45 7
~henge	3 32
~hep	-186 -150
~hep$	-109 -104
~hepa	-109 -55
~her	49 115
~her$	51 158
~hera	116 -118
~hera$	233 -61
~herap	-217 -91
~herb	-121 -110
~here	-54 -25
~here$	-7 -6
~hered	-90 -169
~heres	-134 69
~heri	-39 -42
~heri$	-123 -21
~herm	136 -129
~hermo	158 -109
~hern	-74 -31
~herni	-54 -27
~hero	-186 -122
~hero$	-150 -103
~hers	-118 106
~hers$	-100 87
~herv	-65 -77
~hervi	-148 -67
~hes	157 141
~hes$	36 167
~hese	-129 134
~hese$	-129 134
~hesi	-114 -103
~hesis	-111 -97
~hest	264 -246
~hest$	264 -246
~het	96 250
~het$	46 183
~heta	139 -133
~hete	-8 103
~heter	126 -21
~heth	-39 21
~hethe	-39 21
~heti	-80 -33
~hetic	29 -57
~heto	-54 125
~heton	-12 64
~heu	181 68
~hev	-8 97
~hev$	11 -87
~hey	-102 100
~hey$	-59 35
~heya	-257 -292
~heyar	-157 -175
~hi$	11 72
~hia	-24 4
~hiat	-15 -77
~hiatr	-15 -77
~hic	-181 41
~hich	-149 0
~hich$	-249 -29
~hichd	-193 -104
~hichk	-27 -118
~hicu	-117 -111
~hicup	-117 -111
~hid	147 19
~hid$	-29 135
~hida	-122 -174
~hida$	-137 -73
~hidak	8 -104
~hidc	-136 -74
~hidch	-136 -74
~hide	122 43
~hide$	143 26
~hidk	137 -123
~hidka	119 -95
~hidki	126 -42
~hie	46 35
~hie$	49 38
~hif	-224 -214
~hifa	-42 -95
~hifal	-42 -95
~hift	-210 -194
~hift$	-77 -75
~hifte	-77 -63
~hifti	-98 -143
~hig	179 30
~hig$	189 -69
~higa	49 -25
~high	30 70
~high$	92 13
~highe	-116 -38
~highs	-61 156
~highv	55 17
~higi	61 -18
~higi$	61 -18
~hij	210 -40
~hij$	-7 38
~hiji	193 -71
~hijin	193 -71
~hik	-153 -397
~hik$	-162 -297
~hika	-163 -208
~hikay	-141 -138
~hike	-49 -86
~hiken	-27 -59
~hikh	198 -86
~hikh$	89 -14
~hiki	31 -80
~hiki$	-3 -53
~hikit	-84 -23
~hiks	-107 -139
~hiks$	-75 -137
~hiku	-91 -33
~hil	145 -167
~hil$	-75 -237
~hila	313 -257
~hila$	283 -187
~hilan	162 -91
~hilao	82 -145
~hilat	13 52
~hilau	-92 -42
~hilay	49 -68
~hilc	-74 109
~hilch	-74 109
~hild	-81 -132
~hild$	-46 -269
~hildr	-8 64
~hile	19 -1
~hile$	37 5
~hili	-21 50
~hili$	-21 50
~hiln	90 -47
~hilo	83 10
~hilt	212 -37
~him	162 100
~him$	169 87
~hima	-110 154
~himat	-70 178
~himo	-115 -124
~himog	-86 -100
~hims	2 136
~himse	2 136
~hin	160 5
~hin$	40 14
~hina	156 -296
~hina$	114 -267
~hinc	270 -122
~hinch	270 -122
~hind	-4 -11
~hind$	109 127
~hindi	-25 -27
~hine	79 -117
~hine$	32 -90
~hiner	136 -126
~hing	85 66
~hing$	67 61
~hinga	166 -30
~hings	-94 83
~hini	9 56
~hini$	9 56
~hink	-20 176
~hink$	-11 64
~hinki	92 201
~hinks	-85 26
~hino	-161 -110
~hinon	-144 -83
~hint	28 18
~hinta	15 -4
~hinti	-21 -45
~hiny	77 -118
~hip	121 -47
~hip$	10 -31
~hipa	158 -75
~hipak	158 -75
~hipk	63 -199
~hipka	83 -180
~hipo	-73 99
~hir	-20 88
~hir$	-61 -112
~hira	-79 -45
~hira$	24 -65
~hird	47 -15
~hird$	47 -15
~hire	67 -36
~hire$	67 -36
~hiri	-127 238
~hiri$	-155 213
~hiro	-25 -88
~hiro$	-25 -88
~hirs	-18 -178
~hirt	116 104
~hirt$	107 125
~his	144 177
~his$	54 112
~hisa	-33 32
~hisab	-126 39
~hisak	-15 20
~hish	105 214
~hish$	-15 116
~hishi	18 153
~hishu	138 -76
~hisi	46 9
~hist	87 -109
~histl	156 -56
~histo	-96 -92
~hit	125 100
~hit$	59 87
~hita	19 1
~hita$	-49 43
~hite	67 -232
~hite$	98 -172
~hitef	-101 -82
~hith	-69 176
~hithi	-123 184
~hiti	75 -119
~hitk	104 -15
~hiv	307 -221
~hiv$	249 -149
~hive	207 -84
~hiver	235 -39
~hives	7 -72
~hivi	-118 -90
~hivir	-118 -90
~hiy	-77 -31
~hiya	-89 9
~hiya$	-36 -30
~hiyam	-103 -78
~hiye	-65 -36
~hiye$	-65 -36
~hiyo	29 9
~hka	161 -9
~hkar	110 -84
~hkar$	-7 -79
~hkari	159 -18
~hke	-57 -54
~hke$	-57 -54
~hki	61 -251
~hki$	75 -215
~hks	-71 -13
~hks$	-71 -13
~hla	126 -344
~hla$	2 -270
~hlat	113 -106
~hle	-132 -114
~hle$	-149 -103
~hles	52 -24
~hles$	31 -19
~hli	-138 -271
~hli$	-83 -243
~hm$	-83 -200
~hma	22 -29
~hma$	-21 -157
~hman	63 -43
~hman$	76 -8
~hmas	54 -25
~hmash	54 -25
~hmat	7 56
~hme	0 -105
~hme$	34 -114
~hmi	-121 -134
~hna	-48 149
~hna$	-26 165
~hnd	-106 84
~hndi	-106 84
~hndi$	-106 84
~hne	-212 -36
~hne$	-199 -32
~hnen	-74 -38
~hnen$	-74 -38
~hni	134 -224
~hni$	165 -214
~hno	-57 92
~hno$	-47 94
~hnu	-89 -119
~hnu$	-85 -115
~ho$	-202 -184
~hoa	104 -112
~hoar	104 -112
~hoars	104 -112
~hob	-97 50
~hoc	126 -201
~hoco	80 -65
~hocol	80 -65
~hod	-118 17
~hod$	9 174
~hoda	-68 -44
~hoda$	-68 -44
~hode	63 -7
~hode$	-24 -23
~hodi	-125 -134
~hodi$	-124 -132
~hodn	-99 -15
~hodne	-85 -5
~hodo	18 17
~hodo$	47 20
~hodu	-63 -31
~hoe	21 61
~hoe$	-74 5
~hog	9 129
~hoga	-68 149
~hoga$	-68 149
~hogi	90 -29
~hogi$	-64 -8
~hoi	-85 -139
~hoj	-2 77
~hok	119 -340
~hok$	163 -216
~hoka	-95 3
~hokar	-95 3
~hoke	-195 -207
~hoke$	-166 -116
~hoked	-106 -130
~hoki	95 -185
~hokin	71 -164
~hol	167 -19
~hol$	-49 196
~hola	89 -24
~hold	48 87
~hold$	-185 127
~holdi	121 -130
~hole	71 -141
~hole$	19 -75
~holes	150 -179
~holi	3 -147
~holi$	88 -54
~holid	-134 -159
~holo	130 -90
~holog	-43 -70
~holt	196 -107
~holte	75 -67
~holti	110 -43
~hom	-62 -165
~home	-16 -125
~home$	33 -95
~homeo	-72 -51
~hon	-20 49
~hon$	-39 -112
~hona	-215 110
~hona$	-215 110
~hone	-95 77
~hone$	-40 24
~hones	4 168
~honey	-160 -161
~hong	-203 -56
~honge	-179 -173
~honi	45 -107
~honi$	45 -107
~hont	289 -109
~honth	281 -106
~hop	-143 173
~hop$	-48 22
~hopa	-37 -5
~hopal	-37 -5
~hope	24 102
~hopi	-143 61
~hopin	-143 61
~hopk	-34 -32
~hopki	-34 -32
~hor	-6 -146
~hor$	-53 -23
~hora	93 -110
~hora$	93 -110
~hori	5 102
~hori$	-97 94
~horn	95 -101
~hors	-14 -123
~horse	-14 -123
~hort	-131 -201
~hort$	-17 -133
~hos	163 -27
~hos$	-111 -103
~hose	121 -108
~hose$	122 -130
~hosh	311 -283
~hosh$	300 -251
~hoshi	77 -64
~hosp	-50 18
~hospi	-50 18
~host	-36 77
~hosta	-34 116
~hoste	-17 50
~hot	51 -15
~hot$	93 -119
~hota	-117 53
~hota$	-90 54
~hote	52 -58
~hote$	50 -76
~hotel	18 59
~hoth	75 42
~hoth$	56 -100
~hoti	-34 -25
~hoti$	-31 -109
~hotu	125 -17
~hotu$	125 -17
~hou	113 97
~houg	44 45
~hough	44 45
~houl	35 -53
~hould	35 -53
~hour	218 -157
~hour$	223 18
~hours	27 -280
~hous	-147 29
~house	-147 29
~hout	-15 130
~hout$	-29 111
~houti	42 20
~hov	-252 -77
~hov$	-421 -50
~hovi	153 65
~hovin	153 65
~hovs	111 -151
~hovs$	111 -151
~hoy	71 -122
~hpa	-252 -212
~hpan	-314 -139
~hpan$	-313 -202
~hpas	38 -113
~hpast	38 -113
~hpe	37 -46
~hpes	37 -46
~hpest	37 -46
~hpv	-23 -56
~hpv$	-23 -56
~hr$	219 -143
~hra	171 97
~hra$	254 150
~hrat	-95 -181
~hre	132 -206
~hre$	-21 -193
~hres	164 -10
~hresh	164 -10
~hrev	66 -78
~hrev$	66 -78
~hri	-115 107
~hri$	0 174
~hric	-111 82
~hrice	-111 82
~hril	-179 -173
~hrila	-126 -110
~hrile	-76 -66
~hris	-103 -143
~hro	171 -156
~hro$	-87 -65
~hroa	132 -57
~hroat	132 -57
~hrou	150 -22
~hroug	150 -22
~hrov	51 -73
~hrovn	92 -18
~hrs	34 -92
~hrs$	34 -92
~hru	20 111
~hru$	-130 -63
~hrum	85 129
~hrum$	82 136
~hs$	-58 3
~hse	-65 183
~hse$	-65 183
~hsu	72 -110
~hsun	-52 -88
~hsun$	-52 -88
~hsus	123 -41
~hsus$	123 -41
~ht$	27 20
~hta	-21 51
~hta$	-118 53
~htay	43 -31
~htay$	58 -90
~hte	41 45
~hte$	31 -37
~hter	-21 71
~hter$	19 27
~hters	-78 77
~hti	29 137
~hti$	18 156
~htin	113 -93
~hting	60 -90
~htn	79 -109
~hts	-13 28
~hts$	-13 28
~hu$	192 212
~hua	63 -120
~hua$	99 -93
~huan	-38 -109
~huan$	-38 -109
~hub	-4 -205
~hub$	3 -145
~hubh	-7 -217
~hubh$	-1 -120
~hubha	-104 -32
~hubht	76 -56
~huc	-192 53
~huch	-192 53
~hud	-37 315
~hud$	-289 297
~huda	100 -262
~hudan	4 -175
~hudi	-6 118
~hue	41 -54
~hue$	54 -37
~hug	48 20
~huga	53 -65
~hugar	53 -65
~huge	6 94
~huged	6 94
~huh	86 -20
~huha	66 -122
~huha$	66 -122
~huhe	53 8
~huhe$	53 8
~hui	60 -20
~hui$	60 -20
~huj	-235 -288
~hujl	-223 -280
~hujli	-208 -270
~huk	-42 203
~huk$	194 -155
~huka	-113 119
~huka$	34 169
~hukan	-146 -128
~hukar	15 112
~huke	-27 64
~huke$	-27 64
~hukh	-95 -143
~hukh$	-135 -178
~huki	14 175
~huki$	62 148
~hukr	-144 -79
~hukri	-144 -79
~hukt	53 55
~hukti	53 55
~hul	-49 -117
~hul$	-155 -139
~hula	9 -53
~hula$	0 -50
~hule	0 104
~hule$	63 114
~hulh	105 80
~hulhe	96 69
~huli	-72 78
~huli$	-72 78
~huls	-88 -69
~hult	66 58
~hulta	146 -120
~hulti	-70 136
~hum	145 29
~hum$	90 98
~huma	-112 -116
~huma$	-59 -112
~humak	15 -118
~human	-182 -32
~humb	175 -157
~humb$	176 -86
~humi	49 -10
~humn	-115 122
~humne	-110 123
~humt	-98 17
~hun	186 124
~hun$	66 94
~huna	185 -135
~huna$	185 -111
~hunc	-120 -157
~hunch	-120 -157
~hund	232 140
~hund$	114 -94
~hundh	135 99
~hune	125 -131
~hune$	130 -123
~hung	39 134
~hunga	-44 56
~hungi	-8 193
~huni	-5 -76
~huni$	-5 -76
~hunj	30 -121
~hunjh	30 -121
~hunk	-122 -75
~hunt	103 33
~hunt$	15 82
~hup	69 29
~hup$	-4 12
~hupa	27 77
~hupa$	86 -5
~hupi	135 -138
~hupi$	135 -138
~hur	90 -30
~hur$	84 -8
~hura	-140 -50
~hurak	-90 -142
~huri	165 34
~huri$	132 -43
~hurs	-29 44
~hursd	-29 44
~hurt	-45 44
~hurt$	-153 172
~hurti	86 21
~hurts	39 -185
~huru	59 -176
~huru$	69 -175
~hus	92 11
~hus$	152 -50
~husa	198 -113
~husa$	198 -113
~husb	15 89
~husba	15 89
~hush	-200 27
~hush$	-204 83
~hust	-224 -167
~hut	29 -275
~hut$	66 -180
~huta	96 -20
~huta$	46 -29
~hutan	63 -8
~hute	-27 -3
~hute$	6 60
~huter	129 -19
~huth	-172 -55
~huth$	-169 -47
~huti	-3 16
~huti$	-96 52
~hutk	-3 -75
~hutki	75 -17
~hutku	-51 -133
~hutn	-211 -172
~hutna	-219 -112
~hutne	-147 -73
~hutno	15 -83
~hva	198 -298
~hva$	-103 89
~hvag	-128 -124
~hvaga	-128 -124
~hvan	131 -137
~hvan$	72 -45
~hvar	-94 -194
~hvari	-77 -159
~hvas	207 -162
~hvas$	194 -136
~hvasa	151 -50
~hvat	4 -41
~hvati	38 -35
~hvay	23 10
~hvay$	23 10
~hvi	-182 135
~hvin	-53 178
~hvin$	-53 178
~hvis	-125 -58
~hvish	-125 -58
~hy$	-283 -114
~hya	-128 99
~hya$	61 77
~hyam	-124 -105
~hyam$	-124 -105
~hyan	-170 121
~hyan$	-148 32
~hyav	-164 -159
~hyd	-59 -25
~hyde	17 -75
~hyder	17 -75
~hyp	-13 -24
~hypo	-7 -15
~hypot	-7 -15
~hyr	-112 3
~hyro	-112 3
~hyroi	-16 -140
~hyrok	-128 -126
~hyron	-88 93
~ia$	-77 -418
~iab	-16 -146
~iabe	-12 -134
~iabet	-12 -134
~iac	-99 6
~iac$	-94 -59
~iag	36 30
~iage	-26 75
~iage$	-26 75
~ial	178 -172
~ial$	143 -206
~ialo	-111 -89
~ialog	-111 -89
~ialy	143 41
~ialys	143 41
~ian	-213 -65
~ian$	-141 -211
~ianc	-140 33
~iap	54 -86
~iape	54 -86
~iaper	54 -86
~iar	-122 113
~iar$	-64 -116
~iary	-48 192
~iary$	-48 192
~iat	-162 -4
~iatr	-121 -111
~iatri	-121 -111
~ib$	227 50
~iba	-96 101
~iba$	-195 44
~iban	-130 -238
~iband	-130 -238
~ibe	83 97
~ibe$	-9 40
~ibh	132 -147
~ibh$	153 -154
~ibha	-59 -14
~ibi	-80 95
~ibi$	-57 102
~ibio	24 -49
~ibiot	24 -49
~ibl	22 -63
~ible	-36 -49
~ible$	-36 -49
~ibo	-156 206
~ibs	181 -58
~ibs$	181 -58
~ibu	-85 141
~ic$	-34 -303
~ica	-112 -265
~ical	-23 -252
~ical$	18 -195
~icaly	-60 -118
~icat	-134 -68
~icate	-77 22
~icati	-75 -142
~ice	-90 -65
~ice$	-80 -81
~icel	0 -49
~icely	0 -49
~icen	-197 56
~icenc	-168 -47
~icens	-61 122
~ices	-150 15
~ices$	-146 5
~ich	120 57
~ich$	10 -64
~icha	-53 106
~icha$	-95 137
~ichar	2 -25
~ichc	-66 -6
~ichch	-66 -6
~ichd	-193 -104
~ichdi	-193 -104
~iche	39 189
~iche$	40 151
~ichi	169 -192
~ichi$	76 -36
~ichk	82 -183
~ichka	159 -18
~ichki	-69 -168
~ichl	-237 -126
~ichle	-206 -56
~ichli	-157 -115
~ichu	130 68
~ichu$	96 80
~ici	-225 105
~icia	-40 -105
~ician	-40 -105
~icid	-247 92
~icide	-240 95
~icil	120 -38
~icili	120 -38
~icin	-163 -27
~icine	-163 -27
~icl	22 38
~icle	42 45
~icle$	44 53
~ico	-245 -210
~icon	-100 -44
~ics	-267 -70
~ics$	-267 -70
~ict	-204 -217
~ict$	-177 -139
~ictu	-41 -101
~ictur	-41 -101
~icu	-189 -180
~icu$	-126 -126
~icup	-117 -111
~icups	-117 -111
~icy	-135 -11
~icy$	-112 -6
~id$	23 -81
~ida	52 185
~ida$	-72 182
~idai	-141 -128
~idai$	-141 -128
~idak	69 -121
~idak$	47 -11
~idakn	-55 -85
~idal	-66 -39
~idal$	-66 -39
~idam	-128 152
~idam$	-113 54
~idan	163 63
~idar	106 -23
~idare	114 -69
~iday	-119 38
~iday$	-167 79
~idc	-140 -16
~idch	-136 -74
~idchi	-136 -74
~ide	62 158
~ide$	168 148
~idea	-158 -230
~idea$	-72 -133
~ideas	-113 -149
~ided	-143 -25
~ided$	-143 -25
~iden	105 119
~iden$	-90 -65
~ident	126 131
~ideo	-205 -10
~ideo$	-190 -8
~ider	-68 57
~ider$	-68 57
~ides	-123 34
~ides$	-114 29
~idev	-102 -79
~idg	43 72
~idge	43 72
~idge$	43 72
~idh	77 33
~idha	167 69
~idha$	165 62
~idhar	54 -47
~idhe	83 -121
~idhe$	83 -121
~idhi	-38 -30
~idhi$	-38 -30
~idi	79 44
~idi$	96 75
~idin	32 -156
~iding	37 -154
~idit	-59 -197
~iditi	-100 -40
~idity	-16 -176
~idiy	28 132
~idiyo	33 142
~idk	102 8
~idka	119 -95
~idkav	35 -46
~idki	109 34
~idki$	126 -42
~idl	191 -127
~idle	156 -90
~idle$	167 -82
~idli	111 -65
~idli$	162 -51
~idn	-87 -57
~idne	-144 -49
~idney	-140 -47
~idni	-38 -85
~idnig	-31 -11
~idnt	-27 29
~idnt$	-27 29
~ido	-12 28
~idon	111 -12
~idon$	111 -12
~idot	-80 -122
~idote	-80 -122
~idr	-216 62
~ids	-113 -32
~ids$	-113 -32
~idu	174 18
~iduc	164 -53
~iduch	164 -53
~idur	95 -113
~idura	95 -113
~idv	-51 -65
~idva	-51 -65
~idy	-5 -158
~idy$	37 -112
~idya	-91 -71
~ie$	-35 17
~iec	61 -108
~iece	73 -101
~iece$	116 -71
~ieces	-93 -46
~ied	-131 -24
~ied$	-130 -22
~ief	-171 3
~ief$	-171 3
~iel	-111 -48
~ield	-75 14
~ield$	-75 14
~iem	-69 -36
~ien	73 -26
~ienc	-70 -24
~ience	-38 -94
~iend	-1 13
~iend$	50 116
~iends	-86 -104
~ient	100 -59
~ient$	119 -24
~ients	36 11
~ier	20 10
~ier$	14 24
~ies	-139 -164
~ies$	-112 -191
~iesa	-155 -77
~iesar	-106 -46
~iest	-150 120
~iest$	-150 120
~iet	-108 -133
~iet$	-106 -36
~iety	-29 -157
~iety$	-11 -130
~iev	-189 -264
~iev$	-118 -230
~ieve	-142 -99
~if$	-104 229
~ifa	-84 -38
~ifai	-11 -76
~ifaid	-11 -76
~ifal	-87 -23
~ifal$	-73 -9
~ife	6 91
~ife$	58 219
~ifer	-82 -109
~ifere	-69 -92
~ifes	-67 -149
~ifes$	-67 -149
~ifi	-357 -265
~ifi$	-100 -123
~ific	-230 -97
~ifica	-84 -32
~ifin	-104 -61
~ifin$	-104 -61
~ifl	-37 -40
~ifla	-19 -78
~iflam	-17 -68
~ifo	-88 -47
~ifor	-72 -1
~iform	-72 -1
~ift	-47 -316
~ift$	76 -237
~ifte	-80 -110
~ifted	-80 -110
~ifti	-108 -79
~iftin	-90 -71
~ig$	264 -100
~iga	332 -51
~iga$	192 -64
~igal	319 -7
~igal$	179 29
~igaln	169 -60
~igam	-160 -78
~igar	-54 10
~igare	10 31
~ige	179 90
~ige$	205 74
~igeo	-40 62
~igeon	-40 62
~iger	36 14
~iger$	36 14
~igh	-12 52
~igh$	71 63
~igha	-113 11
~ighb	24 22
~ighbo	24 22
~ighe	-116 -38
~igher	-56 -99
~ighes	-91 42
~ighs	-70 86
~ighs$	-70 86
~ight	-30 6
~ight$	-8 11
~ighte	46 129
~ighti	60 -90
~ightn	79 -109
~ights	-57 48
~ighv	55 17
~ighva	55 17
~igi	104 108
~igi$	60 -57
~igin	-43 -1
~igl	150 -124
~igla	87 -28
~igla$	87 -28
~igli	108 -91
~ign	-75 -19
~ign$	27 45
~igna	-44 56
~igni	-83 -13
~ignin	-83 -13
~ignm	-49 -53
~ignme	-49 -53
~igno	34 -22
~ignor	34 -22
~igns	-91 -54
~igns$	-91 -54
~igo	3 9
~igo$	-161 -105
~igr	-91 -126
~igra	15 -94
~igrai	16 -118
~igre	-111 -77
~igret	-64 31
~igu	-147 141
~igur	7 12
~igy	-46 -96
~igy$	-46 -96
~iha	-78 -39
~ihar	-48 -82
~ihar$	-48 -82
~ij$	-130 -74
~ija	-8 -165
~ija$	84 -134
~ijaj	40 0
~ijaji	40 0
~ijal	-55 90
~ijalt	-55 90
~ijar	-100 -94
~ijar$	-40 -63
~ije	65 -168
~ije$	-86 -81
~ijen	68 -51
~ijes	42 -38
~ijes$	42 -38
~iji	52 -92
~iji$	-127 -104
~ijie	-109 -105
~ijie$	-146 -91
~ijin	160 -277
~ijine	5 -225
~ijing	178 -109
~ijl	80 -68
~ijli	80 -68
~ijli$	80 -68
~ijn	-115 -172
~ijna	-93 -155
~ijnan	-85 -140
~ijo	-9 -60
~iju	21 -70
~ijur	17 -127
~ijure	17 -127
~ijy	168 -145
~ijy$	168 -145
~ik$	-203 -323
~ika	-101 148
~ika$	-116 81
~ikai	-164 -41
~ikai$	-164 -41
~ikal	55 112
~ikal$	-25 30
~ikala	235 92
~ikale	-73 11
~ikaln	1 -17
~ikalt	14 111
~ikalu	36 -74
~ikalv	-115 -120
~ikan	-247 151
~ikar	22 64
~ikar$	65 74
~ikat	-187 -186
~ikat$	-160 -207
~ikath	-69 52
~ikay	-141 -138
~ikaya	-141 -138
~ike	164 48
~ike$	242 47
~iked	-19 -57
~iked$	-19 -57
~iken	-83 -164
~ikend	-77 -133
~ikes	-140 79
~ikes$	-67 30
~iket	-92 27
~iket$	-72 72
~ikets	-43 -124
~ikh	122 -22
~ikh$	125 -93
~ikha	-56 191
~ikha$	-119 167
~ikhae	-42 -12
~ikhan	1 101
~ikhao	-130 -125
~ikhat	-82 -77
~ikhau	45 128
~ikhay	16 -45
~ikhe	93 45
~ikhe$	73 16
~ikhi	-198 -15
~ikhi$	-187 3
~ikhn	94 -305
~ikhna	134 -223
~ikhne	2 -63
~ikhni	-93 -128
~ikho	-280 -262
~ikho$	-280 -262
~ikht	129 58
~ikhta	88 62
~ikhti	63 23
~ikhu	-124 -15
~ikhu$	-73 -175
~ikhun	-62 102
~ikhv	103 -49
~ikhva	103 -49
~iki	122 -116
~iki$	122 -132
~ikil	39 19
~ikil$	39 19
~ikin	-57 1
~iking	-57 1
~ikit	-84 -23
~ikits	-84 -23
~ikl	-48 -72
~ikla	77 100
~ikla$	77 100
~ikle	22 -123
~ikle$	53 -169
~ikleg	-59 -15
~ikli	-54 5
~ikli$	-54 5
~ikly	-151 -170
~ikly$	-151 -170
~ikn	-37 -72
~iko	36 79
~iks	19 -89
~iks$	50 -62
~ikse	21 70
~iksed	115 65
~iksh	-139 -199
~iksha	-129 -193
~iksi	25 -4
~iksin	-59 37
~ikt	57 32
~ikta	63 31
~iktar	63 -142
~iktr	-1 35
~iktri	-1 35
~iku	175 -28
~iku$	-162 57
~ikui	75 17
~ikuid	95 25
~ikun	87 -94
~ikuo	152 -84
~ikuor	152 -84
~iky	53 -67
~iky$	53 -67
~il$	-34 47
~ila	373 86
~ila$	454 76
~ilae	-64 -22
~ilag	-90 89
~ilage	-90 89
~ilai	56 -95
~ilai$	106 9
~ilaj	-197 -24
~ilaj$	-197 -15
~ilan	103 2
~ilana	-118 82
~ilane	141 -89
~ilao	93 -145
~ilao$	99 -114
~ilar	-51 101
~ilat	-86 140
~ilate	-150 52
~ilati	-102 20
~ilato	-18 75
~ilau	-22 -91
~ilau$	-55 -29
~ilaun	21 -66
~ilay	83 -38
~ilaya	53 22
~ilb	-74 62
~ilc	-44 108
~ilch	-44 108
~ilcha	-44 108
~ild	-167 -118
~ild$	-99 -338
~ildi	-99 42
~ildin	-99 42
~ildr	-8 64
~ildre	-8 64
~ile	32 -12
~ile$	100 -104
~iled	-74 25
~iled$	-74 25
~ileg	-216 95
~ilega	-214 127
~ilegi	-72 -37
~ilen	76 -185
~ilend	90 -67
~ileng	-152 -147
~ilent	68 -91
~ilep	-130 3
~ileps	-116 10
~iler	-11 14
~iler$	-17 40
~iles	-4 73
~iles$	-4 73
~ilet	28 -56
~ilet$	37 7
~ili	-32 70
~ili$	110 46
~ilic	16 -68
~ilico	-100 -44
~ilin	-189 100
~ilin$	116 -47
~iling	-241 107
~ilit	-67 75
~iliv	21 -61
~ilivr	-103 -54
~iliy	-17 -2
~iliya	7 -139
~ilk	3 -220
~ilk$	-17 -184
~ilke	-13 95
~ilke$	-13 95
~ilku	48 -125
~ilkul	48 -125
~ilm	-327 -396
~ilm$	-280 -296
~ilmi	-35 -106
~ilmi$	-35 -106
~iln	93 48
~iln$	76 71
~ilna	82 -62
~ilna$	86 -55
~ilne	-20 41
~ilne$	-8 48
~ilo	-144 -231
~ilo$	-17 -211
~ilom	50 -143
~ilomi	101 -87
~ilon	-59 60
~ilov	-107 1
~ilov$	-107 1
~ils	-12 153
~ils$	6 164
~ilsh	-103 -78
~ilshi	-103 -78
~ilt	-62 2
~ilta	13 52
~ilta$	13 52
~ilte	42 -86
~ilte$	50 -83
~ilti	-144 -9
~ilti$	-126 29
~ilty	-86 86
~ilty$	-86 86
~ilu	37 159
~ilur	-47 80
~ilure	-47 80
~ilv	14 185
~ilva	-39 188
~ilvay	-8 172
~ily	-255 -13
~ily$	-255 -13
~im$	52 123
~ima	-209 54
~ima$	-175 53
~imag	2 -12
~imag$	12 -22
~imagi	-21 29
~imal	-31 -151
~imar	-115 -108
~imar$	-75 -52
~imari	-92 -80
~imat	-36 176
~imat$	-70 178
~imb	-37 -143
~imb$	0 -97
~imba	-29 15
~imbat	-21 -52
~imbi	101 -55
~imbin	101 -55
~imbu	-79 -162
~imbu$	-78 -158
~ime	0 -43
~ime$	-164 22
~imen	-147 -124
~iment	-144 -122
~imep	78 -16
~imepi	78 -16
~imer	90 -70
~imes	88 -36
~imes$	102 -76
~imet	81 -65
~imete	75 -85
~imi	-71 -169
~imin	-201 -102
~iming	-197 -94
~imit	59 -98
~imit$	39 -81
~iml	-74 -113
~imo	76 -184
~imog	-86 -100
~imogl	-86 -100
~imp	-137 -99
~imp$	174 -76
~impl	-241 -48
~imple	-246 -59
~impr	-118 -34
~impro	-118 -34
~ims	-35 115
~ims$	-60 23
~imse	2 136
~imsel	2 136
~in$	-99 -12
~ina	106 74
~ina$	221 120
~inai	70 13
~inail	70 13
~inal	-234 -174
~inal$	-162 -65
~inaly	-169 -85
~inar	-7 127
~inar$	-33 -72
~inare	-91 159
~inat	1 -118
~inat$	168 11
~inati	-182 -194
~inb	-99 -234
~inbu	-47 -95
~inbu$	-47 -95
~inc	133 2
~ince	18 -3
~ince$	18 -1
~inch	350 -3
~inch$	258 -88
~incha	66 76
~inche	124 -12
~incht	77 -32
~inci	-98 127
~incip	2 41
~incr	-103 -163
~incre	-99 -157
~ind	-25 66
~ind$	-95 120
~inda	2 72
~inda$	-27 116
~indag	-60 -52
~indau	-62 -4
~inde	80 19
~indek	-81 -70
~inder	109 20
~indg	-3 155
~indgi	-3 155
~indi	48 -289
~indi$	174 -96
~india	-301 -270
~indin	7 -64
~indiy	12 -133
~indl	-14 -97
~indli	38 -29
~indly	-49 -78
~indo	-97 -69
~indor	-24 -85
~indov	-81 7
~indr	6 -61
~inds	-47 119
~inds$	-47 119
~indu	52 39
~indu$	-24 -83
~ine	-28 40
~ine$	4 45
~ined	-100 -74
~ined$	-100 -74
~iner	31 -207
~iner$	49 -182
~iners	-83 -84
~ines	-26 116
~ines$	-26 116
~inf	88 100
~infa	87 -57
~infan	89 -42
~infe	19 -28
~infec	29 -131
~info	-40 31
~infu	87 91
~inful	87 91
~ing	116 26
~ing$	95 50
~inga	91 -135
~inga$	24 -83
~ingan	127 -8
~inge	139 1
~inger	156 -171
~ingi	1 25
~ingin	-33 38
~ingl	-17 -168
~ingle	-179 -153
~ingli	161 -26
~ingn	142 -24
~ingni	142 -24
~ings	-114 -22
~ings$	-114 -22
~inh	139 -133
~inha	154 -85
~inhal	154 -85
~ini	11 72
~ini$	-35 254
~inic	99 -106
~inic$	99 -106
~inik	-118 36
~inik$	-82 66
~inin	-108 -105
~inine	-76 -60
~ining	-80 -79
~inio	-88 -84
~inion	-88 -84
~inir	22 -53
~inir$	31 -100
~inis	54 -80
~inish	58 -75
~inj	128 25
~inja	28 -86
~inje	110 108
~injec	27 128
~injek	145 -98
~ink	-46 232
~ink$	-19 -11
~inka	-86 178
~inka$	-86 178
~inke	-181 61
~inked	-55 -57
~inki	-17 232
~inkin	-48 222
~inks	50 -47
~inks$	50 -47
~inl	15 243
~inle	18 261
~inles	18 261
~ino	-115 -166
~ino$	39 -88
~inon	-152 -14
~inon$	-152 -14
~inp	-97 -47
~inp$	-65 -30
~ins	53 17
~ins$	-23 -30
~insa	-9 -107
~insan	-179 -72
~insar	104 16
~insi	135 4
~insid	135 3
~inst	-158 56
~insta	-152 113
~inste	8 -90
~instr	-57 -102
~insu	49 46
~insul	109 61
~insur	-160 -19
~int	112 26
~int$	127 82
~inta	6 -43
~inta$	7 -33
~inte	21 -164
~inte$	-37 -47
~inted	166 -209
~inter	-293 -71
~inth	158 -119
~inth$	156 -20
~intha	84 -107
~inti	-48 38
~inti$	-115 108
~intin	-4 -145
~intj	69 75
~intja	69 75
~intm	-22 -91
~intme	-22 -91
~into	12 101
~into$	14 131
~inton	1 -85
~intr	-82 50
~intra	-79 55
~ints	-94 -48
~ints$	-94 -44
~inu	221 50
~inu$	182 111
~inue	52 -54
~inue$	52 -54
~inus	-138 36
~inus$	-134 39
~inut	78 -52
~inute	78 -52
~inv	-22 -45
~inve	-1 -63
~invi	-22 26
~iny	31 -133
~iny$	72 -119
~io$	-178 -369
~iod	-76 -297
~iod$	-36 -194
~iods	-59 -208
~iods$	-59 -208
~iol	-66 -56
~iole	-34 -39
~iolen	-34 -39
~iolo	-34 -20
~iolog	-34 -20
~ion	-41 -198
~ion$	-1 -194
~ions	-223 -50
~ions$	-223 -50
~iop	-58 -72
~iopl	-57 -132
~iopla	-57 -132
~ior	-33 33
~ior$	-20 2
~iors	-24 39
~iors$	-24 39
~iot	-58 -143
~ioth	-102 -59
~iothe	-102 -59
~ioti	-9 -63
~iotic	19 -53
~iou	-68 -139
~ious	-68 -139
~ious$	-68 -139
~ip$	-24 4
~ipa	0 -32
~ipak	146 -99
~ipak$	158 -75
~ipal	-32 28
~ipal$	-32 28
~ipan	-57 77
~ipan$	-57 77
~ipas	-77 -100
~ipas$	-73 -83
~ipat	-145 -142
~ipe	-60 148
~ipe$	-240 -11
~iped	146 41
~iped$	146 41
~iper	-41 175
~iper$	-32 152
~ipi	-160 -60
~ipi$	-167 -323
~ipia	-64 -116
~ipiar	-64 -116
~ipid	-50 -81
~ipid$	-50 -81
~ipin	-1 14
~ipine	-162 40
~iping	67 11
~ipk	34 -232
~ipka	53 -215
~ipka$	206 -62
~ipkal	-157 -124
~ipl	-98 -199
~ipl$	-89 -160
~ipo	64 47
~ipor	20 -177
~iport	20 -177
~ipoy	145 -124
~ipoya	84 -115
~ipr	42 15
~ipre	-40 52
~ipres	-40 52
~ips	118 28
~ips$	170 27
~ipt	-132 -14
~ipt$	-57 -133
~ipti	-83 -107
~iptio	-83 -107
~ipu	126 -77
~ipur	5 -18
~ipur$	-19 -12
~ipy	174 116
~ipy$	174 116
~ir$	142 84
~ira	113 -120
~ira$	216 -274
~irah	-132 11
~irah$	-132 11
~irai	-177 -21
~irai$	-177 -21
~irak	-75 105
~iral	-181 -84
~iral$	-172 -61
~iran	-77 133
~irane	-64 106
~irap	-83 -36
~irap$	-83 -36
~iras	137 -98
~irat	-13 -234
~irat$	-59 -148
~irate	-161 -96
~iray	-19 -67
~iraya	-11 -60
~irc	-135 -19
~irch	-123 0
~irch$	-109 -165
~irchi	5 -75
~ird	39 -26
~ird$	54 -16
~ire	55 87
~ire$	144 -142
~irec	-77 -76
~irect	-77 -76
~ired	-78 131
~ired$	-96 136
~irem	-35 -93
~ireme	-35 -93
~irf	-103 -98
~irf$	-72 -5
~irg	23 -193
~irgi	23 -193
~irgi$	23 -193
~irh	158 -112
~irha	158 -112
~irhan	159 -106
~iri	101 75
~iri$	174 175
~irid	112 -20
~iride	78 -16
~irij	-41 -229
~iriji	-25 -212
~irin	108 -2
~irin$	85 -104
~iring	52 54
~irit	42 45
~iriy	-100 -85
~iriya	-100 -85
~irl	-35 98
~irl$	15 122
~irlf	-150 -82
~irlfr	-150 -82
~irls	10 80
~irls$	10 80
~irm	-112 -77
~irm$	-112 -129
~irn	-177 95
~irna	-43 7
~irna$	-43 7
~irne	-155 101
~irne$	-155 101
~iro	-60 5
~iro$	-46 -179
~iron	14 -140
~iron$	14 -140
~iror	24 51
~iror$	24 51
~irp	-87 -123
~irpo	-65 -54
~irpor	-65 -54
~irs	-101 -104
~irs$	-92 22
~irst	-40 -121
~irst$	-51 -118
~irt	-102 -44
~irt$	107 125
~irta	17 -71
~irta$	17 -71
~irte	-82 -58
~irte$	-82 -58
~irth	-63 -47
~irth$	-125 64
~irthd	-49 -172
~iru	-29 20
~iru$	185 -95
~iruk	-95 51
~iruku	25 7
~iry	-110 -148
~iry$	-33 17
~irya	-90 -185
~iryan	-90 -185
~is$	-17 90
~isa	134 -63
~isa$	155 -95
~isab	-146 -47
~isab$	-107 37
~isabg	-76 -164
~isak	59 -1
~isak$	-15 20
~isal	31 -22
~isal$	34 -7
~isan	-39 47
~isan$	-33 53
~isar	-100 -86
~isart	-100 -86
~isc	-92 3
~isc$	-104 -118
~isca	-76 83
~iscar	-76 83
~isch	20 -3
~ischa	20 -3
~isco	-125 37
~iscor	-93 194
~iscu	28 -114
~iscui	28 -114
~ise	-47 -112
~ise$	-27 -62
~isea	-74 -111
~iseas	-74 -111
~ised	-108 -115
~ised$	-108 -115
~isej	-141 -62
~isej$	-141 -62
~isen	85 -84
~iser	135 -18
~iser$	135 -18
~ish	82 132
~ish$	139 63
~isha	120 78
~isha$	62 10
~ishan	-18 95
~ishe	-98 -154
~ished	-60 -219
~isher	-88 -64
~ishi	6 190
~ishi$	-12 154
~ishin	30 105
~ishn	-10 -68
~ishno	-23 -30
~isht	-156 100
~ishta	-131 124
~ishte	-64 -79
~ishu	138 -76
~ishu$	138 -76
~ishv	11 -133
~ishva	19 -119
~ishy	-147 -182
~ishya	-145 -170
~isi	4 145
~isi$	2 249
~isij	-111 -104
~isiji	-111 -104
~isin	98 -222
~ising	98 -222
~isio	-8 -106
~ision	-8 -106
~isit	-75 -113
~isit$	-109 -135
~isk	-50 -54
~isk$	-165 -116
~iska	-53 -133
~iska$	-48 -131
~iske	-81 125
~iske$	-81 125
~iski	-37 -140
~isko	125 -10
~isko$	125 -10
~isl	56 75
~isla	-74 121
~isla$	-74 121
~isle	116 -34
~isler	121 -30
~isli	22 -21
~isli$	142 -28
~islie	-81 -2
~isliy	69 43
~ism	-194 -23
~ism$	23 -61
~isme	-174 -5
~isme$	-111 37
~ismen	-94 -154
~isn	-120 -264
~isne	-170 -271
~isne$	-170 -271
~isnt	61 -52
~isnt$	61 -52
~iso	45 -140
~isod	-90 -125
~isode	-86 -87
~ison	-39 -84
~ison$	8 9
~isone	-59 -137
~isoni	-17 -48
~isono	-73 -130
~isor	126 -33
~isp	-68 -86
~isr	-36 97
~isra	30 -109
~isra$	38 -74
~isri	-64 133
~isri$	-60 137
~ist	25 75
~ist$	-157 -149
~ista	225 -81
~ista$	-61 -122
~istak	228 -94
~istan	-70 -63
~istar	104 56
~iste	-3 151
~ister	30 89
~isti	-105 118
~istl	156 -56
~istle	62 -3
~istli	127 -53
~isto	-57 -36
~istor	-96 -92
~istr	90 61
~istri	127 -79
~istry	-77 98
~istu	14 80
~isu	-174 -208
~isue	-128 -145
~isue$	-126 -144
~it$	133 138
~ita	-44 -199
~ita$	13 -204
~itab	-116 80
~itab$	-92 50
~itabe	-8 78
~itaj	-2 -23
~itaji	-2 -23
~itak	65 -99
~ital	-92 -11
~ital$	-83 13
~italo	-50 -110
~itam	-133 -181
~itami	-192 -171
~itan	169 -119
~itan$	123 -114
~itar	-23 -23
~itar$	-14 2
~itary	-89 -32
~itat	-117 -114
~itati	-86 -52
~itay	26 -27
~itaya	36 -26
~itc	-14 -122
~itch	-5 -109
~itch$	-7 23
~itche	110 9
~itchi	-62 -252
~itchy	-148 -103
~ite	42 -140
~ite$	21 -216
~ited	53 -84
~ited$	53 -84
~itef	-101 -82
~itefi	-101 -82
~iten	134 112
~iten$	163 119
~iter	-182 -137
~itera	-65 -103
~ites	-8 -63
~ites$	-8 -63
~ith	-55 84
~ith$	-5 -37
~itha	-67 104
~itha$	-44 92
~ithai	59 -60
~ithak	-19 -145
~ithe	-8 -15
~ithe$	-17 -14
~ithi	-9 61
~ithi$	51 105
~ithin	-90 -93
~ithn	37 -111
~ithna	25 -41
~ithne	27 -79
~itho	-38 102
~ithou	-35 103
~ithr	-122 -81
~ithro	-122 -81
~itht	-132 52
~ithta	-74 58
~ithte	-82 -10
~ithu	-106 27
~iti	68 -126
~iti$	-114 -95
~itin	126 -20
~itin$	-68 -68
~iting	147 -5
~itio	-84 48
~ition	-84 48
~itis	-20 -152
~itis$	-8 -141
~itiv	125 -84
~itive	173 -17
~itivi	-47 -88
~itiy	27 35
~itiya	27 35
~itk	177 -60
~itl	-144 -197
~itle	-122 -137
~itle$	-108 -179
~itn	-235 -40
~itna	-85 32
~itna$	-115 -47
~itnas	19 223
~itne	-559 -167
~itne$	-547 -154
~itnes	-70 -92
~itni	-10 20
~itni$	-10 20
~ito	-45 -81
~ito$	-51 -63
~itr	0 142
~itra	-85 135
~itre	10 85
~itre$	-13 102
~itri	38 102
~itri$	143 -170
~itrip	-56 97
~its	106 -7
~its$	128 15
~itse	-48 -79
~itsel	-19 -73
~itu	136 64
~itu$	106 96
~ity	-131 -110
~ity$	-82 -4
~ityu	-101 -153
~ityu$	-101 -153
~ium	-64 -120
~ium$	-64 -120
~iun	67 -45
~iv$	178 -56
~iva	-172 -46
~iva$	26 -182
~ival	-108 -102
~ival$	-65 -56
~ivali	-63 -95
~ivan	-91 102
~ivan$	-65 41
~ivar	78 87
~ivar$	10 90
~ivas	-235 -185
~ivas$	-169 -174
~ivat	-65 38
~ivate	-11 -173
~ive	18 66
~ive$	-14 87
~ived	-108 -37
~ived$	-108 -37
~iven	-73 -89
~iven$	-7 -41
~iveno	-97 -85
~iver	153 -20
~iver$	-20 42
~ivere	184 -14
~iveri	235 -39
~ivers	-123 -96
~ivery	-20 -48
~ives	-141 138
~ives$	-141 138
~ivi	-75 93
~ivi$	-116 83
~ivin	-44 -286
~iving	-28 -238
~ivir	-118 -90
~ivir$	-118 -90
~ivit	-129 70
~ivita	-10 -36
~ivity	-50 -101
~ivo	-58 25
~ivor	-58 25
~ivorc	-54 26
~ivr	14 -71
~ivri	16 -64
~ivri$	50 -57
~ivy	-41 -65
~ivy$	-41 -65
~iya	220 215
~iya$	136 168
~iyab	-123 -98
~iyabi	-123 -98
~iyal	53 -189
~iyal$	-186 -128
~iyam	-185 -224
~iyam$	-185 -224
~iyan	82 92
~iyan$	83 109
~iyar	125 129
~iyar$	57 151
~iyari	-92 20
~iyat	31 4
~iyat$	31 4
~iye	16 17
~iye$	-95 20
~iyo	-147 19
~iyo$	-13 31
~iyon	-179 4
~iyon$	-179 4
~ja$	48 90
~jab	163 52
~jab$	3 54
~jaba	139 -26
~jaban	99 -14
~jabar	98 -16
~jabd	262 -85
~jabda	205 -58
~jabde	141 -35
~jac	65 -100
~jach	70 -93
~jachc	-139 31
~jad	48 11
~jad$	83 146
~jade	-90 -126
~jae	67 236
~jae$	-20 123
~jaeg	55 85
~jaega	64 -27
~jaegi	-4 137
~jaen	51 195
~jaen$	34 97
~jaeng	34 176
~jag	96 33
~jag$	156 -86
~jaga	28 65
~jagah	-79 -79
~jagan	212 -110
~jage	37 -71
~jager	2 -65
~jagt	170 -141
~jah	-316 55
~jah$	-111 91
~jaha	-204 17
~jahan	46 64
~jahar	-227 11
~jahr	-162 -121
~jahri	-162 -121
~jai	339 -43
~jai$	24 -48
~jaik	-42 1
~jain	-137 -141
~jaip	15 11
~jaipu	15 11
~jais	375 -132
~jaisa	216 -110
~jaise	271 -135
~jaisi	175 -120
~jaj	-89 -1
~jaji	40 0
~jaji$	40 0
~jak	-12 61
~jak$	-165 -9
~jaka	-97 136
~jakar	-57 153
~jakd	141 -84
~jakda	135 -74
~jal	111 66
~jal$	-37 -183
~jala	7 91
~jala$	199 50
~jalan	-142 12
~jalat	-91 137
~jalay	-123 173
~jald	201 129
~jaldi	201 129
~jale	7 -199
~jale$	20 -158
~jali	3 6
~jali$	19 -43
~jaln	-107 -88
~jalne	-107 -88
~jalt	-67 54
~jalt$	-55 90
~jam	29 -44
~jam$	-37 -3
~jama	15 33
~jama$	-136 103
~jaman	87 -95
~jami	-15 -94
~jamin	30 -77
~jamu	163 -122
~jamun	163 -122
~jan	-97 82
~jan$	-158 -153
~jana	-159 191
~jana$	-91 222
~janam	-21 121
~janc	-288 -271
~janch	-288 -271
~jane	23 126
~jane$	27 122
~jang	123 21
~jangh	106 25
~jank	2 13
~janka	2 13
~janm	16 -11
~jant	115 3
~jao	-74 -40
~jao$	-43 -157
~jap	-164 -169
~jar	-234 -94
~jar$	-110 -5
~jara	-182 -96
~jard	-138 -60
~jard$	-138 -60
~jari	44 -91
~jari$	44 -91
~jaru	-57 -99
~jarur	-57 -99
~jas	-45 8
~jast	-40 11
~jasth	-159 -161
~jat	-80 -109
~jat$	112 -153
~jata	-89 37
~jata$	-158 39
~jate	34 -168
~jate$	34 -168
~jati	-144 -212
~jati$	-144 -212
~jau	-33 333
~jau$	120 170
~jaun	-191 271
~jaun$	12 221
~jaung	-244 184
~jav	167 -16
~jav$	290 -170
~java	-46 -35
~javab	31 -175
~javan	-48 18
~jay	-76 111
~jay$	-120 49
~jaye	-37 104
~jaye$	56 12
~jayeg	-74 86
~jayen	-12 49
~jbu	-40 113
~jbut	-40 113
~jbut$	-40 113
~jdu	117 -75
~jdur	117 -75
~jdur$	149 -125
~jduri	-66 27
~je$	-87 -78
~jea	-158 -103
~jean	-158 -103
~jeans	-158 -103
~jeb	-112 85
~jeb$	-112 85
~jec	71 100
~ject	22 107
~ject$	-1 34
~jecti	24 67
~jed	35 -145
~jeh	32 71
~jeha	-78 111
~jehar	-78 111
~jehe	-219 90
~jeher	-219 90
~jek	164 -113
~jeks	145 -98
~jeksh	145 -98
~jel	184 -78
~jely	145 -20
~jely$	110 -18
~jen	73 -193
~jen$	-30 -75
~jer	145 137
~jerk	206 -70
~jerki	133 -49
~jero	45 128
~jero$	45 128
~jes	39 -74
~jes$	42 -38
~jet	151 144
~jeth	161 -26
~jeth$	88 -5
~jetha	107 -21
~jh$	39 179
~jha	111 -13
~jha$	130 67
~jhad	-169 -248
~jhad$	-140 -129
~jhadn	19 -55
~jhag	134 60
~jhag$	189 -12
~jhagd	-49 72
~jhai	-145 -125
~jhal	166 80
~jhala	166 80
~jhan	37 19
~jhana	-37 -113
~jhao	-144 -136
~jhao$	-144 -136
~jhat	97 -134
~jhatk	101 -124
~jhau	-68 -100
~jhaun	-58 -63
~jhe	24 12
~jhe$	14 15
~jhi	9 40
~jhik	-165 -76
~jhika	-165 -76
~jhin	129 -18
~jhing	129 -18
~jhk	85 69
~jhn	-99 -27
~jhna	-84 -115
~jho	13 121
~jhol	105 -6
~jhs	-65 183
~jhse	-65 183
~jhse$	-65 183
~jhu	136 -70
~jhuk	127 -112
~jhuk$	128 -41
~jhul	22 16
~jhula	-78 40
~jhule	72 7
~jhun	169 -171
~jhuni	-86 -107
~jhunj	30 -121
~jhut	-175 -64
~jhuth	-172 -55
~ji$	1 -149
~jib	174 149
~jib$	218 -19
~jibh	153 -154
~jibh$	153 -154
~jid	128 -101
~jie	-157 9
~jie$	-176 36
~jig	29 -17
~jij	116 -95
~jija	124 -122
~jija$	105 -121
~jijaj	40 0
~jil	-25 34
~jil$	-10 43
~jim	-118 -76
~jim$	-118 -76
~jin	9 322
~jina	-164 166
~jina$	-164 166
~jind	-79 155
~jinda	-93 68
~jindg	-3 155
~jine	-79 292
~jine$	-63 296
~jing	176 -114
~jing$	176 -114
~jini	-79 -128
~jio	-51 -80
~jio$	-51 -80
~jir	-177 -72
~jira	-109 -31
~jira$	-97 -79
~jis	-13 27
~jis$	47 -71
~jise	-51 31
~jise$	-51 31
~jism	-20 8
~jisme	-137 12
~jit	-185 -360
~jit$	-175 -225
~jita	-32 -97
~jita$	-29 -91
~jith	-122 -81
~jithr	-122 -81
~jitn	103 -79
~jitni	103 -79
~jiv	-223 279
~jiv$	13 72
~jiva	-100 104
~jivan	-100 104
~jivi	-146 187
~jiy	-120 150
~jka	118 9
~jla	14 -61
~jla$	48 -24
~jli	-45 -245
~jli$	-28 -230
~jma	-115 -149
~jma$	-115 -149
~jna	-145 -56
~jna$	-41 13
~jnan	-107 -154
~jnan$	-94 -102
~jne	144 -28
~jne$	144 -28
~jni	-109 -177
~jo$	-101 -51
~job	-212 51
~job$	-290 59
~jod	-152 -101
~jodo	-85 -103
~joi	-161 -205
~join	-161 -205
~join$	-68 -124
~joint	-31 -90
~jok	-74 -48
~joke	-99 -48
~joke$	-140 -66
~jokes	56 53
~joki	41 7
~jokin	41 7
~jol	-188 69
~jole	-91 -114
~jole$	-91 -114
~jom	-96 -188
~jon	-213 -259
~jon$	-111 -166
~jor	110 86
~jor$	137 127
~jori	35 -102
~jori$	9 -99
~jra	-136 -33
~jre	-62 -83
~jre$	-62 -83
~jta	48 -88
~jta$	48 -88
~jte	-20 -106
~jte$	-20 -106
~ju$	180 53
~jub	163 -77
~juba	163 -77
~juban	163 -77
~jud	-59 -130
~jug	109 -117
~juga	-87 -99
~jui	31 -89
~juic	31 -89
~juice	31 -89
~juk	-132 -153
~juka	-132 -153
~jukam	-132 -153
~jum	-29 188
~jump	-123 228
~jump$	-159 242
~jumpi	-23 127
~jun	-119 -9
~jun$	0 -168
~june	-205 -20
~june$	-205 -20
~jung	-7 63
~jungl	15 15
~juni	-4 103
~junio	21 62
~jur	-5 -210
~jure	17 -127
~jure$	19 -123
~jurg	-46 -55
~jus	17 108
~jus$	-142 -131
~just	41 126
~just$	56 126
~jut	-225 -131
~juta	-154 0
~juta$	-154 0
~jute	-182 -83
~jute$	-178 -70
~jva	119 -111
~jvai	-7 -96
~jvain	-7 -96
~jy$	183 -180
~jya	-47 -18
~jyad	-47 -18
~jyada	-47 -18
~ka$	-28 65
~kab	-587 -285
~kab$	-466 -406
~kabh	-327 45
~kabhi	-327 45
~kabi	-76 -96
~kabir	-76 -96
~kabj	-61 -144
~kabj$	-61 -144
~kabr	54 86
~kabu	19 -39
~kabut	22 -36
~kac	186 -161
~kach	186 -161
~kachi	186 -105
~kad	73 -87
~kad$	124 -266
~kada	91 184
~kada$	136 -26
~kadam	-48 122
~kadh	78 -221
~kadha	8 -124
~kadi	60 -53
~kadic	79 -32
~kadt	-176 -176
~kadte	-105 -54
~kadv	-98 -132
~kadva	-98 -132
~kaf	-54 103
~kafi	-37 110
~kafi$	-37 110
~kag	-140 71
~kaga	-96 -23
~kagaj	-96 -23
~kage	-42 -71
~kage$	-42 -71
~kah	-180 80
~kah$	51 68
~kaha	-374 -80
~kaha$	-208 4
~kahan	-254 -157
~kahi	121 88
~kahin	37 117
~kahn	-58 -12
~kahna	-56 -8
~kaht	101 174
~kahta	72 43
~kahte	-36 -6
~kahti	63 174
~kai	-158 -113
~kai$	206 133
~kail	-103 -78
~kails	-103 -78
~kain	74 14
~kainp	-65 -30
~kains	104 16
~kais	-501 -276
~kaisa	-145 -180
~kaise	-446 -222
~kaj	-12 64
~kajh	-54 88
~kajhi	-185 89
~kak	-55 -67
~kaka	106 54
~kaka$	106 54
~kaks	-149 -117
~kaksh	-149 -117
~kal	10 65
~kal$	-72 38
~kala	167 154
~kala$	293 -27
~kalai	5 124
~kale	-56 -193
~kale$	-36 -218
~kali	-8 -334
~kali$	-36 -288
~kaln	1 -17
~kalne	11 0
~kalt	36 106
~kalta	-60 77
~kalte	-6 118
~kalti	112 -136
~kalu	185 -152
~kalu$	196 -104
~kalv	-115 -120
~kalva	-115 -120
~kam	-43 -54
~kam$	-228 -29
~kama	-53 -271
~kamar	-53 -271
~kamb	92 -50
~kamba	92 -50
~kami	-134 -194
~kami$	-134 -194
~kamj	62 -230
~kamjo	62 -230
~kamr	96 156
~kamra	-181 207
~kamre	150 22
~kan	24 -107
~kan$	-1 -30
~kana	-101 50
~kana$	-65 -138
~kanc	137 5
~kanch	137 5
~kand	-32 -152
~kanda	-132 -201
~kandh	174 14
~kane	-136 -66
~kang	-136 -76
~kanp	169 39
~kanp$	286 57
~kanpa	-36 110
~kanpi	153 -21
~kanpk	160 -23
~kanpn	-35 -64
~kanpt	-112 12
~kanpu	-137 -83
~kant	-76 -180
~kanta	-84 -114
~kanu	-67 -105
~kap	171 148
~kap$	84 122
~kapa	26 -89
~kapd	92 31
~kapda	174 32
~kapde	-42 25
~kapi	147 -97
~kapi$	166 -6
~kapil	-53 -92
~kapk	166 -6
~kapka	166 -6
~kar	77 25
~kar$	60 45
~kara	171 57
~kara$	119 67
~karae	-109 -52
~karah	185 -58
~karai	115 -58
~karan	4 -42
~karat	-139 150
~karau	-73 -100
~karay	-39 -34
~kard	-43 70
~kard$	-139 -78
~kare	-98 -163
~kare$	-36 -21
~kareg	-106 -70
~karel	-91 -181
~karen	-19 -105
~kari	116 -50
~kari$	113 -38
~karj	-142 298
~karj$	-73 172
~karja	-72 190
~kark	38 148
~karke	42 149
~karm	-50 -27
~karma	-50 -27
~karn	-49 -35
~karna	-18 -40
~karne	2 -114
~karni	-174 62
~karo	26 -13
~karo$	29 -12
~kart	-123 -72
~kart$	-102 -174
~karta	-86 80
~karte	-26 -57
~karti	-44 -174
~karu	-165 -208
~karu$	-99 -244
~karun	-137 -63
~karv	-145 -52
~karva	-99 -40
~kas	25 22
~kas$	137 -71
~kasa	20 -100
~kasam	16 -100
~kash	-93 83
~kasha	-146 -126
~kashi	-114 -135
~kasr	-102 -154
~kasra	-102 -154
~kat	203 69
~kat$	78 37
~kata	145 -68
~kata$	151 -63
~kate	46 6
~kate$	-56 18
~kath	135 -81
~katha	111 34
~kathi	19 -91
~kati	14 114
~kati$	16 123
~katl	57 -137
~katn	-96 100
~katne	-95 97
~kato	135 -23
~kator	101 -9
~kau	-407 -125
~kaun	-396 -120
~kaun$	-378 -112
~kauns	-120 -49
~kav	-10 -267
~kav$	35 -46
~kava	-28 -121
~kavi	-188 -205
~kavit	-127 -142
~kay	-151 -29
~kay$	-73 -105
~kaya	-126 34
~kayat	-141 -138
~kda	99 -187
~kda$	154 -93
~kdam	116 -41
~kdam$	116 -41
~kdan	-77 -97
~kdan$	-77 -97
~kde	7 -96
~kde$	8 -204
~kdi	120 -24
~kdi$	150 -4
~kdu	77 -133
~kdum	80 -112
~kdum$	80 -112
~ke$	161 92
~keb	-142 -155
~kebi	-106 -61
~kebit	-101 -50
~ked	41 94
~ked$	36 118
~keda	-14 -76
~kedar	-14 -76
~keh	113 84
~keh$	119 -27
~keht	37 25
~kehte	54 51
~kehti	-34 -32
~kel	-73 -107
~kela	-147 -58
~kela$	-136 -7
~kele	-144 1
~kele$	-144 1
~keli	133 -102
~keli$	161 -94
~kem	-25 -220
~kem$	34 -124
~kemi	-11 -99
~ken	-33 -279
~ken$	42 -108
~kend	-89 -245
~kend$	-61 -107
~kendr	-19 -170
~kends	-28 -67
~kep	-101 79
~kept	-101 79
~kept$	-101 79
~ker	189 -278
~ker$	59 -236
~kera	-110 26
~keral	-110 26
~kero	188 -10
~keros	188 -10
~kers	1 -158
~kers$	1 -158
~kes	-287 -8
~kes$	-264 -40
~kesh	-38 -84
~ket	-15 -25
~ket$	-64 -28
~keto	-124 -95
~keto$	-91 -56
~ketoc	-71 -72
~kets	76 -128
~kets$	76 -128
~keu	-32 -21
~keup	-32 -21
~keup$	-32 -21
~kev	-72 -99
~keva	-58 -86
~key	52 85
~key$	136 -48
~keys	-20 133
~keys$	-20 133
~kfa	-9 -90
~kfas	-9 -90
~kfast	-9 -90
~kg$	-336 -55
~kh$	42 60
~kha	-3 40
~kha$	67 175
~khab	-182 -202
~khaba	-33 -65
~khad	159 148
~khada	209 -19
~khade	90 52
~khadi	-80 183
~khae	-87 -214
~khae$	47 -87
~khaen	-152 -160
~khai	124 138
~khai$	96 177
~khaj	-149 -137
~khaju	-101 -79
~khak	9 -174
~khaka	27 -92
~khal	19 19
~khal$	161 -103
~khala	174 -77
~khali	-158 50
~kham	87 -75
~khan	-65 -119
~khana	-31 -183
~khand	-94 -55
~khane	-235 114
~khani	-125 -139
~khans	80 -423
~khao	-153 -155
~khao$	-136 -140
~khar	-50 -278
~khar$	78 -416
~khara	-199 -311
~kharc	-133 41
~khari	37 88
~khas	12 -121
~khat	-33 -113
~khat$	141 -64
~khata	-92 6
~khate	177 -250
~khati	-197 -40
~khatm	13 18
~khatr	-156 -226
~khau	-96 -51
~khau$	-169 -2
~khaun	10 -41
~khav	-144 -171
~khay	77 17
~khaya	105 91
~khaye	-99 -98
~khayi	95 -140
~khb	-75 -24
~khba	-50 -68
~khbar	-50 -68
~khd	-6 -77
~khda	31 -56
~khda$	26 -54
~khe	129 155
~khe$	55 51
~kheg	168 -32
~khega	120 35
~khel	-111 -229
~khel$	-64 -105
~khelt	-23 -141
~khen	115 -167
~khen$	28 -129
~kheng	92 -78
~khet	46 203
~khet$	48 192
~kheti	-116 20
~kheto	-12 64
~khi	-11 -6
~khi$	-166 -16
~khic	112 -190
~khich	112 -190
~khid	126 -42
~khidk	126 -42
~khil	-57 -176
~khila	11 -163
~khin	190 -145
~khinc	192 -109
~khir	-90 148
~khir$	-173 -89
~khiri	-155 213
~khis	-22 1
~khisa	-15 20
~khiy	44 -40
~khk	1 -199
~khka	84 -192
~khkar	84 -192
~khn	-2 -40
~khna	1 79
~khna$	4 84
~khne	44 -181
~khne$	44 -181
~khni	-115 -153
~khni$	-115 -153
~kho	6 -127
~kho$	-95 -321
~khol	47 110
~khol$	-78 194
~kholt	198 -107
~khon	55 -183
~khon$	55 -183
~khr	30 171
~khri	69 218
~khri$	69 218
~kht	80 -51
~kht$	-54 -80
~khta	100 52
~khta$	18 66
~khtay	43 -31
~khte	-77 -246
~khte$	-77 -246
~khti	99 5
~khti$	99 5
~khu	94 82
~khu$	44 -297
~khub	3 -145
~khub$	3 -145
~khud	-280 375
~khud$	-257 319
~khuj	-235 -288
~khujl	-223 -280
~khul	75 64
~khul$	4 -18
~khula	27 -36
~khule	-81 129
~khuli	49 115
~khult	59 67
~khun	189 -231
~khun$	193 -267
~khup	110 81
~khup$	110 81
~khur	5 -93
~khura	-117 -3
~khus	-200 27
~khush	-200 27
~khv	98 -126
~khva	151 -105
~ki$	4 26
~kid	122 -71
~kid$	152 -189
~kida	59 143
~kide	80 -121
~kide$	78 -121
~kidn	-154 -78
~kidne	-140 -47
~kids	-136 -48
~kids$	-136 -48
~kik	203 125
~kik$	115 -36
~kiks	135 71
~kiks$	135 71
~kil	-148 -54
~kil$	25 14
~kile	-186 3
~kiled	-132 -174
~kiler	-112 98
~kili	-180 -219
~kilin	-180 -219
~kiln	76 71
~kiln$	76 71
~kilo	-119 -244
~kilo$	-199 -155
~kilom	99 -93
~kim	137 -42
~kin	145 47
~kin$	168 -52
~kina	-44 153
~kinar	-91 159
~kind	-1 77
~kindl	-49 -78
~king	108 31
~king$	132 47
~kings	-35 -97
~kins	-91 -168
~kip	37 170
~kip$	-148 153
~kipe	79 78
~kiped	65 14
~kipi	127 -25
~kipin	127 -25
~kips	63 37
~kips$	63 37
~kir	24 117
~kir$	-55 -116
~kira	87 23
~kiran	-68 118
~kiray	-74 -65
~kis	-222 62
~kis$	-226 -258
~kisa	-125 18
~kisan	-119 61
~kise	-32 8
~kise$	-32 8
~kish	44 -64
~kisi	1 233
~kisi$	8 254
~kisk	38 61
~kisko	63 -2
~kism	-99 -63
~kisn	-238 -267
~kisne	-238 -267
~kist	-160 -222
~kist$	-135 -209
~kit	-66 25
~kit$	83 0
~kita	156 36
~kitab	-98 101
~kitc	154 -48
~kitch	154 -48
~kitn	-274 0
~kitna	-57 34
~kitne	-526 -180
~kitni	-81 82
~kits	-84 -23
~kiv	-138 -158
~kiy	34 122
~kiya	8 106
~kiya$	11 100
~kiye	50 42
~kiye$	50 42
~kl$	-102 -107
~kla	18 -4
~kla$	88 124
~klas	-84 -83
~klas$	-84 -83
~kle	-18 -4
~kle$	27 -10
~kleg	-59 -15
~kles	-74 -60
~kles$	-74 -60
~kli	-111 54
~kli$	-104 -28
~klif	-41 74
~klif$	-36 75
~kly	-151 -170
~kly$	-151 -170
~km$	80 -264
~kma	-68 -69
~kna	53 -26
~kna$	-146 23
~kne	-222 -163
~kne$	-156 -109
~kni	-84 -89
~kni$	-191 -4
~knif	86 -69
~knife	86 -69
~knis	-78 -138
~knis$	-78 -138
~kno	-42 99
~knok	-43 -93
~knok$	-68 -89
~knov	26 84
~knov$	-4 91
~knovs	-6 -17
~ko$	-52 130
~koc	2 52
~koch	2 52
~kochi	-6 52
~kod	109 58
~koh	24 -122
~kohl	-122 -134
~kohli	-122 -134
~kohn	72 -74
~kohni	72 -74
~koi	-85 125
~koi$	-77 107
~koj	19 -180
~koj$	38 -105
~kok	-159 107
~kol	-47 100
~kol$	-94 100
~kola	64 -57
~kole	-92 -54
~kolej	-132 -3
~koles	-73 -93
~kom	-100 -84
~kon	-13 52
~kon$	-144 -112
~kond	50 153
~kone	28 68
~kone$	28 68
~kons	-221 -134
~konsa	-148 -170
~konsi	-106 -8
~kop	-89 113
~kopi	-82 140
~kopi$	-82 140
~kor	-234 -4
~kors	-82 -73
~kors$	-82 -73
~kos	112 140
~kosh	46 91
~koshi	49 115
~kot	143 78
~kota	-64 155
~kota$	-92 137
~koth	101 46
~kothr	28 -27
~koti	176 -59
~kou	7 -140
~kout	7 -140
~kout$	7 -140
~kr$	-60 -10
~kra	112 -11
~krai	60 -31
~krait	72 -20
~kran	35 15
~kri	-351 -228
~kri$	-202 -81
~krik	-60 -69
~krike	-60 -69
~krim	-124 -106
~krim$	-124 -104
~kriy	-146 -82
~kriya	-146 -82
~krn	-90 55
~krna	-2 59
~krna$	-2 59
~krne	-91 20
~krne$	-91 20
~krt	-61 -98
~krte	-62 -29
~krte$	-62 -29
~kru	60 -2
~kru$	61 -54
~ks$	-206 73
~ksa	23 -349
~ksam	-182 -269
~ksam$	-143 -242
~ksams	-68 -98
~ksan	-174 -85
~ksan$	-142 -80
~ksap	85 -91
~ksar	-82 -54
~ksare	-77 -51
~ksc	-99 -103
~ksce	-90 -90
~kscel	-81 -158
~kse	-80 -95
~ksed	115 65
~ksed$	115 65
~kser	-178 -131
~kserc	-204 -128
~kset	-139 -88
~ksh	-87 -94
~ksha	-66 -59
~ksha$	-264 -242
~kshan	107 -167
~kshar	-134 -153
~kshau	7 81
~ksi	20 -108
~ksic	-53 -61
~ksid	-105 -112
~ksie	27 -107
~ksiet	46 -78
~ksim	76 -126
~ksime	75 -85
~ksin	-239 30
~ksine	-144 -130
~ksing	-61 35
~ksir	89 -83
~ksir$	89 -83
~ksis	-111 62
~ksist	-97 78
~ksp	-190 -229
~kspe	-40 -25
~kspec	-40 -25
~kspi	-149 -36
~kspir	-149 -36
~kspl	-171 -257
~kspla	-167 -251
~ksr	-81 -49
~ksra	-81 -49
~ksray	-81 -49
~kst	-2 85
~kst$	-6 -46
~kste	-72 147
~ksted	-66 153
~kstr	77 116
~kstra	81 118
~ksy	-24 26
~ksyg	-18 31
~ksyge	-18 31
~kt$	125 79
~kta	12 -210
~kta$	42 27
~ktad	-147 -118
~ktada	-147 -118
~ktar	-75 -375
~ktar$	-66 -362
~kte	-141 -174
~kte$	-141 -174
~kth	125 -202
~ktha	125 -202
~ktha$	67 -131
~ktham	58 -108
~kti	-88 85
~kti$	-100 118
~ktr	-1 35
~ktri	-1 35
~ktri$	-1 35
~ku$	176 180
~kua	114 -132
~kuad	-121 -244
~kuad$	-117 -229
~kuan	89 24
~kuan$	93 28
~kuar	106 30
~kuart	165 -44
~kuat	125 -62
~kuc	-32 -39
~kuch	-32 -39
~kuch$	-32 -39
~kud	118 216
~kud$	-215 171
~kuda	102 -97
~kudi	216 13
~kudic	152 -101
~kudn	-40 210
~kudne	-37 193
~kue	-20 90
~kuen	-2 170
~kuen$	9 181
~kuer	70 -49
~kuery	70 -49
~kues	-118 -83
~kuest	-113 -140
~kueu	9 30
~kueue	9 30
~kui	-72 43
~kuid	92 -75
~kuid$	92 -75
~kuie	41 139
~kuiet	41 139
~kuij	-62 -152
~kuij$	-62 -152
~kuik	-28 104
~kuik$	16 48
~kuikl	-27 -83
~kuit	-74 14
~kuito	-32 -42
~kuk	109 -47
~kuka	109 -45
~kukar	135 -28
~kul	-92 -132
~kul$	-106 -105
~kula	-11 10
~kula$	-172 53
~kular	105 -71
~kulh	131 -74
~kulhe	25 -5
~kum	-231 107
~kum$	-61 146
~kuma	-149 -136
~kun	80 122
~kun$	-81 47
~kund	-4 -72
~kundi	93 67
~kung	-79 59
~kunga	-13 78
~kunj	78 -54
~kunu	136 -66
~kuo	96 -183
~kuor	152 -84
~kuor$	152 -84
~kup	-119 6
~kup$	-244 -168
~kur	-32 -78
~kur$	-53 -94
~kura	46 93
~kura$	-46 112
~kurs	58 -144
~kursi	66 -96
~kurt	-184 -53
~kurta	-170 -164
~kut	209 -66
~kuta	110 -149
~kuta$	110 -149
~kute	122 -82
~kute$	122 -82
~kuti	163 -56
~kuy	47 88
~kuye	56 47
~kuye$	56 47
~kva	-92 -222
~kva$	-93 -197
~ky$	-99 -198
~kya	-201 -159
~kya$	-238 -167
~kyo	-397 -161
~kyon	-397 -161
~kyon$	-390 -136
~kyonk	-31 -95
~kyu	-329 -137
~kyu$	-290 -167
~kyun	-88 28
~kyun$	-52 -131
~la$	416 114
~lab	-32 -30
~lab$	-27 -6
~labe	-33 -98
~label	-33 -98
~labi	87 -22
~labi$	87 -22
~labo	44 87
~labou	44 87
~lac	36 -79
~lace	-15 35
~lace$	24 3
~lacem	-110 22
~lach	100 -169
~lad	24 157
~lad$	-91 -150
~lada	130 -97
~ladai	-57 -66
~ladak	117 -28
~lade	-78 303
~lade$	-257 327
~lader	-49 -52
~lades	149 -24
~ladi	6 -126
~ladie	3 -114
~ladk	34 48
~ladka	139 -4
~ladke	12 -64
~ladkh	105 -42
~ladki	-183 66
~ladt	-25 -19
~ladte	-15 -12
~ladu	-52 -175
~ladu$	-46 -149
~lady	118 51
~lady$	118 51
~lae	-3 -52
~lae$	64 16
~laen	-93 -77
~laen$	-93 -77
~lag	63 93
~lag$	-12 142
~laga	53 48
~laga$	118 32
~lagae	24 -62
~lagai	-87 -54
~lagan	-290 -15
~lagao	122 -85
~lagat	-42 54
~lagau	-91 -194
~lagay	39 67
~lage	-151 16
~lage$	-77 10
~lageg	-189 -10
~lagi	246 -97
~lagi$	246 -97
~lagn	-218 5
~lagna	-158 -142
~lagne	-128 47
~lagt	-124 31
~lagta	-164 68
~lagte	89 -158
~lagti	-134 -39
~lagv	5 -301
~lagva	5 -301
~lah	86 -102
~lah$	-37 38
~laha	66 -80
~lahs	9 -30
~lahsu	9 -30
~lai	-30 107
~lai$	103 206
~laib	92 -20
~laik	-35 -89
~laim	-39 -82
~laim$	-34 -94
~lain	-267 -26
~lain$	-264 -59
~laint	-131 35
~lais	-136 100
~laj	-88 -35
~laj$	-197 -15
~lak	16 81
~lak$	189 -55
~laka	-80 -27
~lakar	-77 -64
~lakd	55 -109
~lakdi	55 -109
~lake	56 74
~lake$	30 84
~lakh	-283 123
~lakh$	-244 115
~laki	-92 136
~lakir	-92 136
~lakn	-24 92
~lakni	-24 92
~laks	-132 -186
~laksh	-88 -113
~lakv	-113 -214
~lakva	-93 -197
~lal	129 -198
~lal$	84 -88
~lala	102 -164
~lala$	102 -164
~lali	-2 -105
~lali$	-2 -105
~lam	58 81
~lam$	45 91
~lamb	91 -102
~lambi	24 -13
~lamp	34 76
~lan	-12 38
~lan$	-93 52
~lana	-157 -48
~lana$	-154 -44
~lanb	-29 -82
~lanba	-56 -78
~lanc	113 -168
~lance	113 -168
~land	58 -28
~land$	-101 92
~landl	142 -108
~lane	41 -107
~lane$	41 -107
~lang	-25 -143
~langu	-49 -117
~lani	-212 156
~lani$	-131 176
~lanin	-168 0
~lank	-3 -85
~lant	19 -71
~lant$	-24 -173
~lants	-147 22
~lao	152 -147
~lao$	154 -125
~lap	-97 -61
~lapa	-123 -84
~lapan	-116 -135
~lape	90 -19
~laps	51 -84
~lapse	90 -70
~lapt	-210 -28
~lapto	-210 -28
~lar	20 -66
~lar$	132 -80
~lari	-119 65
~laria	-50 -143
~larj	-151 -202
~larji	-151 -202
~larm	-152 -11
~larm$	-124 1
~lary	-180 -131
~lary$	-180 -131
~las	-22 7
~las$	149 -41
~lase	-209 -146
~laser	-128 -127
~lash	-111 9
~lash$	-108 40
~lasi	-40 -145
~lasi$	83 -21
~lasik	-100 -124
~last	-68 89
~last$	-126 152
~laste	146 -86
~lasty	-57 -132
~lat	76 2
~lat$	108 -172
~lata	143 124
~lata$	-53 147
~latak	160 -10
~late	-172 -331
~late$	-205 -256
~latel	117 -124
~later	-66 -66
~latf	-76 186
~latfo	-69 190
~lath	-66 39
~lathi	5 -165
~lati	-67 124
~lati$	-212 107
~latio	73 -100
~lativ	94 110
~latk	-21 178
~latka	-19 160
~latm	122 -189
~latma	122 -189
~lato	-75 -18
~laton	-118 -100
~lator	-3 59
~latr	168 -19
~latri	168 -19
~lau	-180 13
~lau$	-96 104
~laug	-153 -135
~laugh	-153 -135
~lauk	-117 -127
~lauki	-117 -127
~laun	44 -27
~laun$	42 -141
~laut	-52 200
~laut$	30 80
~lauta	-96 41
~laute	66 50
~lav	5 97
~lav$	-42 54
~lava	-222 122
~lava$	-163 45
~lavs	18 -97
~lavs$	18 -97
~lay	80 82
~lay$	206 54
~laya	-190 85
~laya$	-69 170
~layak	-110 79
~laye	16 -20
~laye$	36 -20
~layi	52 -60
~layi$	111 -31
~layin	-37 -127
~lays	-158 -49
~lays$	-108 -43
~lb$	-114 131
~lbo	-65 -97
~lbov	-49 -91
~lbov$	-44 -71
~lc$	-91 -158
~lce	-123 -42
~lcer	-123 -42
~lch	-77 182
~lcha	-59 107
~lchai	-74 109
~lci	-179 -172
~lciu	-175 -163
~lcium	-175 -163
~lco	-3 146
~lcoh	-52 45
~lcoho	-52 45
~lcon	39 135
~lcony	39 135
~ld$	-13 15
~lde	51 -127
~lden	-116 -100
~lden$	-116 -100
~lder	75 -81
~lder$	51 9
~lders	105 -136
~ldi	224 93
~ldi$	189 100
~ldin	103 -5
~lding	103 -5
~ldl	-144 -157
~ldl$	-144 -157
~ldr	-8 64
~ldre	-8 64
~ldren	-8 64
~lds	7 123
~lds$	20 132
~le$	66 50
~lea	69 163
~leac	-2 -55
~leach	-2 -55
~leag	-127 -31
~leagu	-126 -10
~leak	165 -90
~leak$	145 -85
~lean	54 72
~lean$	-185 10
~leane	161 75
~leani	62 28
~lear	-17 90
~lear$	35 -119
~leare	-56 157
~learn	-45 23
~leas	43 106
~lease	52 58
~leav	-105 52
~leave	-105 -25
~leavi	-22 104
~leb	-74 72
~lec	-5 156
~lect	39 81
~lectr	66 54
~led	41 203
~led$	-99 187
~ledu	180 78
~ledu$	180 78
~lef	76 192
~lefa	126 -67
~lefan	126 -67
~left	41 202
~left$	43 190
~leg	85 -27
~leg$	151 -237
~lega	-95 88
~lega$	-80 74
~legal	-64 27
~lege	-90 -105
~lege$	-31 -77
~legi	-186 -114
~legi$	-186 -114
~legs	159 -38
~legs$	159 -38
~leh	-115 -157
~lej	-63 -21
~lej$	-132 -3
~lek	106 93
~leka	9 188
~lekar	52 112
~leke	195 -28
~leke$	195 -28
~lekh	-114 -88
~lekh$	-98 -48
~leki	67 -89
~lekin	67 -89
~leks	-138 -79
~lel	162 62
~lela	171 36
~lem	-55 -38
~lem$	-74 22
~lemo	3 -80
~lemon	3 -80
~len	62 -172
~len$	-12 -266
~lena	-135 120
~lena$	-135 120
~lenc	15 24
~lence	15 24
~lend	94 -72
~lenda	123 -25
~lene	-19 17
~lene$	-19 17
~leng	-39 -186
~lenge	-39 -186
~leni	-49 -198
~leni$	-49 -198
~lens	81 -154
~lens$	81 -154
~lent	63 -104
~lent$	63 -104
~lep	-46 -111
~leps	-116 10
~lepsy	-116 10
~lept	-11 -104
~lept$	-3 -96
~ler	119 -170
~ler$	198 -29
~lerg	-95 -108
~lergy	-4 -85
~leri	3 -174
~leri$	121 -30
~leriy	-133 -159
~lers	-71 -98
~lers$	-71 -98
~les	31 -9
~les$	66 10
~lest	-181 -109
~leste	-125 -127
~lestr	-84 -96
~let	-19 63
~let$	91 -208
~leta	-61 -148
~leta$	-61 -148
~lete	-111 69
~lete$	73 -290
~leted	-68 160
~leter	-261 174
~leth	-179 123
~leti	-89 1
~leti$	-89 1
~letl	-66 -97
~letle	-66 -97
~letn	95 -38
~letne	95 -38
~lets	-77 161
~lets$	-77 161
~lev	-146 -98
~leva	62 -87
~leve	-184 -14
~level	-64 -65
~levo	-164 -100
~ley	56 -8
~ley$	-70 50
~lf$	166 197
~lfa	70 161
~lfas	47 162
~lfas$	47 162
~lfi	-105 -32
~lfr	-150 -82
~lfri	-150 -82
~lfrie	-150 -82
~lga	-59 34
~lgam	-20 -23
~lgam$	-20 -23
~lge	-74 -48
~lge$	-74 -48
~lgi	160 -106
~lgin	162 -31
~lging	162 -31
~lha	98 -34
~lhe	107 65
~lhe$	107 65
~lhi	-160 -189
~lhi$	-160 -189
~li$	67 123
~lia	-64 6
~lia$	-5 -105
~lic	-123 20
~lic$	-150 111
~lica	-78 -138
~licat	-71 -126
~lice	19 91
~lice$	-39 83
~licen	-197 56
~lich	-15 -123
~lico	-162 -61
~licon	-100 -44
~licy	-50 3
~licy$	-43 6
~lid	77 -74
~lid$	-97 29
~lida	-167 -165
~liday	-134 -159
~lidi	133 -294
~lidin	135 -292
~lids	121 58
~lids$	121 58
~lie	-75 -104
~lie$	-102 -82
~lier	96 65
~lier$	79 68
~lies	-63 -38
~lies$	-63 -38
~liev	-112 -96
~lieve	-136 -90
~lif	37 135
~lif$	-36 75
~life	-63 137
~life$	-69 143
~lift	126 -107
~lift$	143 -216
~lifti	-35 27
~lig	29 -49
~ligh	-7 -57
~light	-7 -57
~lij	-158 76
~lik	57 16
~lik$	-122 -111
~like	262 84
~like$	316 84
~liked	-185 -37
~likes	-97 36
~likh	-271 -3
~likh$	-69 -19
~likha	-115 268
~likhe	-163 35
~likhi	-121 34
~likhn	-156 -180
~likho	-280 -262
~likhu	-102 -72
~likhv	103 -49
~liks	-51 -164
~liks$	-51 -164
~liku	145 -51
~likui	95 25
~likuo	152 -84
~lil	16 -14
~lila	16 -109
~lila$	16 -109
~lim	157 -86
~limb	49 -76
~limb$	0 -97
~limbi	101 -55
~lime	94 -48
~limep	78 -16
~limi	39 -81
~limit	39 -81
~limp	152 -65
~limp$	152 -65
~lims	-101 45
~lims$	-101 45
~lin	117 48
~lin$	85 55
~lind	88 -20
~linde	96 0
~line	-204 85
~line$	-162 47
~lines	-129 115
~ling	104 60
~ling$	124 70
~lini	111 -164
~linic	99 -106
~link	-283 -177
~link$	-230 -150
~linke	-55 -57
~lio	-148 -181
~lio$	-93 -79
~lip	46 -105
~lip$	-101 -169
~lipe	16 6
~liped	69 34
~liper	-44 -36
~lipi	-52 2
~lipid	-50 -81
~lipin	-31 30
~lips	138 -109
~lips$	205 -215
~lipy	181 121
~lipy$	181 121
~lis	-97 -105
~lis$	-60 68
~lise	160 -17
~liser	137 -14
~lish	18 -103
~lish$	22 -116
~lisr	-32 -69
~list	-239 -77
~list$	-302 -196
~liste	1 118
~lit	-121 -150
~lit$	36 46
~lita	11 -59
~lite	-148 -246
~lite$	-106 -174
~liter	-65 -103
~liti	70 18
~liti$	-5 -37
~litin	77 44
~litl	-107 -174
~litle	-107 -174
~litr	37 89
~litre	37 89
~lity	-82 -39
~lity$	-82 -39
~liv	102 20
~liva	95 -38
~live	-101 64
~live$	-144 155
~liver	-26 -125
~lives	-42 157
~livi	158 -158
~livin	95 -90
~livr	50 -57
~livri	50 -57
~liy	93 166
~liya	180 221
~liya$	136 139
~liyan	109 171
~liye	-168 -8
~liye$	-168 -8
~liyo	-159 -161
~liyo$	-127 -137
~liyon	-56 -41
~lk$	70 -193
~lka	-79 -36
~lka$	-280 8
~lkar	187 -90
~lkar$	189 -40
~lkat	-33 -60
~lke	158 -80
~lke$	126 67
~lked	25 -132
~lked$	25 -132
~lken	131 -22
~lken$	131 -22
~lki	-90 -207
~lki$	-155 -159
~lkin	-20 -122
~lking	-20 -122
~lks	-84 -65
~lks$	-84 -65
~lku	48 -125
~lkul	48 -125
~lkul$	48 -125
~lm$	-72 -73
~lma	-116 -23
~lma$	-141 -149
~lmar	5 50
~lmari	-87 59
~lme	18 -3
~lmet	20 -1
~lmet$	35 8
~lmi	-164 -9
~lmi$	-35 -106
~lmis	-100 -86
~lmisa	-100 -86
~lmo	-7 -144
~lmon	-136 -123
~lmos	45 -59
~lmost	45 -59
~lms	23 -117
~lms$	23 -117
~ln$	76 71
~lna	-168 -37
~lna$	-166 -33
~lne	-5 -128
~lne$	-1 -124
~lni	88 -85
~lni$	106 -67
~lo$	14 -98
~loa	-127 140
~load	-25 -23
~load$	-34 -87
~loadi	2 40
~loan	-147 156
~loan$	-147 156
~loat	-63 50
~lob	68 -176
~lobi	-102 -114
~lobin	-102 -114
~loc	-26 -59
~loca	-26 -59
~local	8 -186
~locat	-66 186
~lod	-249 -124
~lodi	-175 11
~lodip	-175 11
~loe	-166 -125
~loe$	-166 -125
~log	-83 -72
~log$	77 14
~loga	-44 61
~logi	-145 -168
~login	-166 -99
~logis	-9 -136
~logo	-82 -93
~logo$	-6 -88
~logon	-76 8
~logu	-101 -78
~logue	-101 -78
~logy	-65 -71
~logy$	-65 -71
~loh	207 -162
~lohe	133 -93
~lohe$	133 -93
~lohi	130 -100
~lohi$	130 -100
~lok	-48 68
~lok$	-113 -157
~loke	5 107
~loked	27 113
~loker	-18 21
~lol	-380 -189
~lol$	-380 -189
~lom	-42 3
~lomi	101 -87
~lomit	101 -87
~lon	-151 122
~lon$	-55 7
~lone	88 123
~lone$	99 99
~long	-273 54
~long$	-273 54
~lop	129 -192
~lopr	-50 -110
~lopra	-50 -110
~lopy	132 -37
~lopy$	132 -37
~lor	139 -111
~lor$	-41 21
~lord	136 -12
~lord$	80 -9
~lore	-133 -103
~lore$	-133 -103
~lori	-73 -93
~los	-134 25
~los$	-85 -109
~lose	-99 62
~lose$	-135 87
~losed	39 -41
~loses	-77 35
~losi	-4 58
~losin	0 64
~lost	-110 94
~lost$	-110 94
~lot	103 -36
~lot$	-56 2
~lota	135 -27
~lota$	135 -27
~loth	61 8
~loth$	54 -13
~lothe	29 16
~lots	122 -94
~lots$	122 -94
~lou	45 5
~loud	50 -27
~lour	41 -58
~lour$	53 -140
~lov	92 -148
~lov$	61 -273
~love	72 25
~love$	-59 -165
~loved	80 128
~lover	-2 -105
~loves	19 -94
~lovi	85 -115
~lovin	100 -86
~lovl	-109 -63
~lovly	-109 -63
~lovs	-55 56
~lovs$	-55 56
~loy	-173 -136
~lp$	215 -116
~lpa	-102 -77
~lpe	140 -114
~lper	70 -69
~lper$	93 -41
~lpi	-27 14
~lpl	-105 74
~lpli	-105 74
~lplin	-105 74
~lpo	90 -67
~lpol	90 -67
~lpr	-36 169
~lpra	0 174
~lps	-262 38
~lps$	-262 38
~lre	-130 49
~lrea	-130 49
~lread	-130 49
~ls$	-40 88
~lse	127 -27
~lse$	127 -27
~lsh	-103 -78
~lshi	-103 -78
~lshiy	-103 -78
~lsi	-110 -176
~lsi$	-101 -162
~lso	-25 -117
~lso$	-1 -110
~lsu	15 62
~lsut	15 62
~lsutr	15 62
~lt$	-16 -96
~lta	9 -130
~lta$	59 -111
~ltat	-140 -123
~lte	23 -27
~lte$	26 -46
~lter	-35 4
~lter$	-23 11
~lth	-77 -3
~lth$	-96 -175
~lthi	-23 31
~lthy	-36 78
~lthy$	-36 78
~lti	321 -29
~lti$	319 10
~ltin	32 -138
~ltiv	-10 -36
~ltivi	-10 -36
~ltr	-171 -147
~ltra	-141 -64
~ltras	-141 -64
~lts	-175 84
~lts$	-175 84
~ltu	-140 -63
~lty	-170 50
~lty$	-170 50
~lu$	81 -28
~lub	-1 -218
~luc	20 -90
~luco	136 -67
~lud	158 -209
~lud$	195 -160
~ludh	110 6
~ludha	121 -86
~ludo	-189 -123
~ludo$	-189 -123
~lue	130 -103
~lue$	142 -65
~lues	-103 -145
~lues$	-103 -145
~lug	52 -12
~lugu	-81 -69
~lugu$	-81 -69
~lui	161 -25
~luis	143 -10
~luish	143 -10
~luk	83 64
~luk$	-57 173
~luke	-118 -45
~luki	97 127
~lukin	97 127
~lukn	-136 -144
~lukno	-136 -144
~luko	91 -29
~lukoj	91 -29
~luks	167 -29
~luks$	167 -29
~luku	-95 -81
~lukup	-95 -81
~lum	76 -276
~lum$	125 -78
~lumn	11 -61
~lump	24 -146
~lump$	-140 -116
~lun	68 57
~lun$	-24 43
~lunc	143 -78
~lunch	143 -78
~lung	-123 114
~lunga	-93 98
~lungi	-44 179
~lungs	-101 -186
~luns	89 -13
~luns$	89 -13
~luo	-148 -112
~lur	182 173
~lur$	170 144
~lure	90 74
~lure$	-47 80
~lurs	-57 44
~lurs$	-57 44
~lus	20 -179
~lus$	-88 -55
~luse	55 -95
~luse$	75 -58
~lusi	28 -44
~lusil	28 -44
~lut	-54 -168
~lut$	-70 -67
~lutc	37 -7
~lutch	37 -7
~lva	-86 101
~lva$	-136 -183
~lvae	101 -11
~lvan	-103 -96
~lvana	-65 -35
~lvane	-70 -67
~lvar	-11 16
~lvar$	34 -55
~lvay	-87 197
~lvay$	-77 201
~lvays	-48 73
~lve	-61 -42
~lve$	-106 -12
~lver	90 25
~lvi	-91 81
~lvid	-100 82
~lvida	-100 82
~ly$	-36 18
~lya	146 111
~lyi	173 11
~lyin	173 11
~lying	173 11
~lyr	-103 -101
~lyri	-103 -101
~lyric	-103 -101
~lys	82 -13
~lysi	82 -13
~lysis	82 -13
~ma$	7 -2
~mac	136 -81
~mach	156 -60
~mach$	100 -1
~macha	-66 3
~machc	-118 -207
~machi	149 27
~machl	156 -101
~macy	-46 -32
~macy$	-46 -32
~mad	-20 125
~mad$	21 -14
~mada	135 6
~madad	125 -45
~madam	56 67
~made	-145 -30
~made$	-145 -30
~madh	-120 79
~madhu	-41 -140
~mae	-69 -59
~maf	-137 306
~maf$	-120 273
~mafi	-31 123
~mafi$	-31 123
~mag	242 -108
~mag$	72 -25
~maga	53 -21
~magi	-154 1
~magi$	-153 -31
~magu	192 -138
~mah	-98 -21
~maha	-224 158
~mahab	-140 -66
~mahan	-119 -56
~mahat	-117 190
~mahi	-48 -146
~mahin	-29 -130
~mahv	-77 -159
~mahva	-77 -159
~mai	-128 223
~mai$	-34 203
~maic	-185 -115
~maich	-185 -115
~maid	-127 88
~maid$	-62 52
~maida	-120 79
~maig	-66 -156
~mail	-176 -214
~mail$	-158 -224
~main	80 211
~main$	162 146
~maine	-284 172
~mais	-141 -62
~maise	-141 -62
~maj	29 -48
~maja	-215 52
~majak	-137 14
~majb	-40 113
~majbu	-40 113
~majd	117 -75
~majdu	117 -75
~maje	18 -175
~majh	84 -62
~majh$	-28 9
~mak	4 -381
~mak$	-32 -236
~maka	37 -86
~makan	66 -60
~make	-139 -47
~make$	-50 15
~maker	29 -46
~makes	-199 -48
~makeu	-32 -21
~makh	-24 -256
~makhi	22 -178
~maki	31 -216
~makin	31 -216
~maks	-65 -220
~maks$	-30 -202
~mal	-168 -130
~mal$	-61 -199
~mala	-190 65
~mala$	-152 169
~malar	-50 -143
~male	-76 -199
~male$	-18 -121
~maler	-109 -131
~mali	-50 17
~malik	-136 -89
~malis	91 -168
~maly	71 -21
~maly$	71 -21
~mam	174 28
~mama	89 -166
~mama$	92 -160
~mami	110 84
~mami$	110 84
~man	-4 92
~man$	56 183
~mana	-149 -118
~mana$	-231 26
~manag	18 -113
~manal	32 -46
~mand	-50 -14
~mandi	-129 -60
~mane	-37 -100
~mane$	-197 -214
~maneg	-28 48
~manen	71 -17
~mang	-170 -35
~mang$	-257 14
~manga	13 49
~mangi	65 24
~mango	-155 -77
~mangt	-28 50
~mani	112 -8
~manj	103 112
~manji	8 147
~mano	-67 -132
~mans	50 -1
~mans$	65 0
~mant	-211 -276
~many	23 92
~many$	27 93
~map	8 -96
~mar	3 173
~mar$	-108 -66
~mara	95 -4
~mara$	-14 -216
~marai	-25 -18
~marat	2 -160
~marc	-205 -23
~march	-205 -23
~mard	85 -105
~mard$	60 -75
~mare	-155 44
~mare$	-119 27
~maren	-114 52
~mari	-3 175
~mari$	-2 90
~maria	44 22
~marie	-140 98
~marij	63 32
~marin	-48 104
~mark	-130 -220
~mark$	-128 -177
~marke	-115 -167
~marks	41 -14
~marn	-97 291
~marna	-132 202
~marne	-42 174
~maro	54 -20
~marod	166 -15
~mart	135 -35
~marta	77 -62
~marte	-138 18
~marti	-55 31
~martv	76 -35
~maru	34 150
~maru$	-33 106
~marun	-12 138
~mary	-51 98
~mary$	-39 94
~mas	64 -112
~mas$	138 80
~masa	-89 -184
~masag	-98 15
~masal	-144 -99
~mash	157 -221
~masha	-41 -76
~mashi	169 -119
~masi	-150 -32
~masik	-150 -32
~mask	-84 -267
~mask$	46 -145
~maska	-172 -149
~mast	-52 50
~mast$	-81 -245
~maste	35 107
~masu	99 -76
~masud	99 -76
~mat	-110 205
~mat$	-208 419
~mata	93 -167
~mata$	60 -53
~matar	-172 -124
~matc	-182 -261
~match	-182 -261
~mate	49 108
~mate$	17 110
~mater	78 -19
~mates	28 -4
~math	17 -116
~matha	52 -189
~mathe	125 -97
~mathi	-187 40
~maths	-93 -3
~mati	60 62
~matic	17 7
~matl	-105 -167
~matla	-105 -167
~mato	-166 -188
~mato$	-157 -185
~matr	-59 133
~matre	10 62
~mau	-210 49
~maur	-190 -84
~mauri	-190 -84
~maus	-37 -161
~mausa	-163 -143
~mausi	90 -45
~maut	-96 139
~maut$	-96 139
~mav	113 56
~mava	88 58
~may	30 73
~may$	15 74
~maya	32 -106
~mayan	32 -106
~mayb	37 -29
~maybe	37 -29
~mayk	-17 67
~mayke	-62 80
~mb$	188 -193
~mba	69 -7
~mba$	43 -94
~mbai	-165 -128
~mbai$	-165 -128
~mbal	112 87
~mbal$	70 -25
~mbar	-59 -111
~mbar$	-70 -87
~mbara	-24 -34
~mbat	23 49
~mbato	-21 -52
~mbe	0 19
~mbe$	22 -43
~mber	-8 26
~mber$	9 33
~mbh	59 60
~mbha	59 60
~mbhal	-18 71
~mbi	119 -212
~mbi$	65 -25
~mbif	-17 -68
~mbifl	-17 -68
~mbin	85 -97
~mbing	90 -61
~mbl	157 -190
~mble	126 -138
~mbly	44 -65
~mbly$	44 -65
~mbu	216 -376
~mbu$	22 -177
~mbul	230 -247
~mbula	123 -206
~mcg	-21 -29
~mcg$	-21 -29
~mch	202 47
~mcha	130 84
~mcha$	134 94
~mdi	106 -121
~mdi$	106 -121
~me$	-54 -47
~mea	-99 -197
~meal	46 -26
~meal$	46 -26
~mean	-168 -164
~mean$	2 -56
~meani	-205 -163
~means	-15 -69
~meb	56 35
~mebo	71 105
~mebod	71 105
~mec	-97 -87
~mech	-69 -40
~mecha	-69 -40
~med	-137 -66
~med$	-95 86
~medi	-48 -271
~medic	-32 -227
~medik	-33 -93
~medy	-63 -83
~medy$	-63 -83
~mef	125 -35
~meft	125 -35
~mefta	125 -35
~meh	-121 76
~meha	-77 -115
~mehan	-84 -80
~mehe	11 7
~mehen	11 7
~mehm	-19 18
~mehma	-19 18
~mehn	-146 62
~mehnd	-106 84
~mehs	101 -39
~mehsu	101 -39
~mei	58 11
~mein	58 11
~mein$	58 11
~mek	-100 91
~meka	-90 101
~mel	51 -116
~mel$	51 -174
~mela	87 -119
~mela$	149 -35
~melat	-118 -100
~mele	-171 97
~mele$	-153 -5
~meli	68 52
~melin	68 52
~melo	-133 -172
~mels	23 -98
~mels$	23 -98
~mem	-152 -123
~memb	-10 -40
~membe	-10 -40
~meme	-176 -161
~meme$	-134 -137
~men	-99 -200
~men$	-41 -133
~meni	-19 -46
~meno	29 -71
~menop	-53 -53
~ment	-217 -233
~ment$	-182 -231
~menta	-43 -49
~menti	-34 -44
~ments	-103 8
~meo	53 57
~meon	78 89
~meone	78 89
~meop	-72 -51
~meopa	-72 -51
~mep	78 -16
~mepi	78 -16
~mepir	78 -16
~mer	-34 177
~mer$	16 81
~mera	-134 113
~mera$	-142 114
~merc	-42 57
~mere	53 102
~mere$	36 109
~merg	57 -167
~merge	57 -167
~meri	-132 175
~meri$	-170 184
~meric	5 -61
~mers	37 -156
~mers$	25 -155
~mes	-75 157
~mes$	48 -33
~mesa	-191 72
~mesag	-191 72
~mesh	-165 201
~mesha	-144 255
~mest	-145 46
~met	67 -119
~met$	32 38
~meta	-34 -19
~mete	228 -188
~meter	228 -188
~metf	-112 -153
~metfo	-112 -153
~meth	-128 -129
~methi	-110 -129
~meti	-109 81
~metim	-109 81
~metr	68 26
~metro	74 -4
~mev	-91 118
~mevh	-65 143
~mevhe	-65 143
~mg$	-60 132
~mha	-116 65
~mhan	-125 130
~mhar	-95 -58
~mhe	-118 -124
~mhen	-32 -146
~mhen$	-32 -146
~mi$	45 143
~mia	-5 -105
~mia$	-5 -105
~mic	32 -125
~mid	38 108
~mid$	57 87
~mida	-2 71
~mida$	-2 71
~midl	9 -7
~midle	9 -7
~midn	-31 -11
~midni	-31 -11
~mie	122 -93
~mie$	129 -83
~mig	96 -97
~migr	15 -94
~migra	15 -94
~mik	29 110
~miks	54 130
~miks$	-43 87
~mikse	76 89
~miksi	22 -3
~mil	-35 128
~mil$	160 19
~mila	62 104
~mila$	57 132
~mild	-263 -163
~mild$	-263 -163
~mile	-48 -32
~mile$	126 96
~mileg	-216 95
~milen	-152 -147
~miles	101 -76
~mili	-21 212
~mili$	17 148
~milin	-59 131
~milk	-7 -161
~milk$	9 -190
~miln	-23 34
~milt	-213 17
~milta	-163 56
~milte	-142 -75
~milti	-59 40
~mily	-81 204
~mily$	-81 204
~min	175 -118
~min$	134 -413
~mina	137 -12
~minat	154 -6
~mind	-26 44
~mind$	-209 25
~mine	-166 32
~mine$	-163 34
~ming	-4 7
~ming$	27 -130
~mings	-123 70
~mini	-88 29
~mini$	-75 52
~mins	147 -17
~mins$	147 -17
~mint	105 -118
~minto	1 -85
~minu	77 11
~minut	78 -52
~mir	-86 -131
~mirc	-110 -191
~mirch	-110 -191
~mirg	23 -193
~mirgi	23 -193
~miro	62 71
~miror	62 71
~mis	151 36
~mis$	83 101
~misa	-100 -86
~misar	-100 -86
~misc	-76 83
~misca	-76 83
~mise	-136 -9
~mised	-119 -162
~misi	44 -29
~misin	119 -148
~misio	-131 -72
~mist	208 -16
~mist$	5 -190
~mista	228 -94
~mistr	-49 99
~mit	116 10
~mit$	64 -42
~mita	40 -59
~mitar	102 -118
~mite	12 -111
~mite$	-82 -127
~mited	85 -37
~mith	37 -33
~mitha	31 -136
~miti	52 40
~miti$	-2 81
~mitin	58 -80
~mitr	-116 136
~mits	88 -28
~mits$	88 -28
~miu	-100 -168
~mium	-100 -168
~mium$	-100 -168
~mjh	-15 -96
~mjha	-188 -138
~mjhan	-89 -82
~mjhao	-54 -52
~mjhau	-68 -100
~mjhe	13 88
~mjhe$	13 88
~mjo	62 -230
~mjor	62 -230
~mjor$	129 -120
~mjori	-19 -158
~mki	77 16
~mki$	49 31
~mko	142 90
~mko$	142 90
~ml$	98 -157
~mla	78 -97
~mla$	78 -104
~mle	-186 -6
~mle$	-51 12
~mli	29 -86
~mlo	-113 7
~mlod	-175 11
~mlodi	-175 11
~mn$	83 -53
~mne	-30 89
~mne$	-30 89
~mo$	188 121
~mob	-211 -178
~moba	-176 -100
~mobai	-176 -100
~mobi	-96 -171
~mobil	-96 -171
~moc	-182 -161
~moch	-180 -147
~moch$	-180 -147
~mod	-157 -187
~moda	-92 -120
~mode	-208 -201
~mode$	-129 -109
~modh	3 -135
~mog	-33 -146
~mogl	-102 -114
~moglo	-102 -114
~moh	-21 -87
~moha	-14 -81
~mohal	-23 -54
~moj	-167 -9
~moji	-98 16
~moji$	-62 56
~mok	-31 -296
~mok$	-81 -69
~moke	5 -111
~moke$	76 -60
~moker	-123 -54
~moki	-35 -68
~mokin	-35 -68
~moks	49 -163
~mol$	44 19
~mom	132 82
~mom$	-15 64
~mome	177 -59
~momet	164 -58
~momo	16 -144
~momos	16 -144
~moms	30 60
~moms$	30 60
~mon	-13 -30
~mon$	-18 160
~mond	34 -108
~monda	69 -97
~mone	-71 20
~money	-47 53
~mong	-88 32
~moni	73 -59
~monia	84 -34
~monk	118 -102
~monke	118 -102
~mons	-120 -155
~monsu	-116 -150
~mont	-26 -176
~month	-6 -137
~mop	-152 -116
~mor	-120 149
~mor$	50 92
~more	-124 161
~more$	-123 162
~morf	7 94
~morn	-26 -133
~morni	-26 -133
~moro	22 20
~morov	22 20
~mort	-48 52
~mos	-4 -221
~mos$	44 -166
~mosa	106 -53
~mosa$	106 -53
~mose	-69 -52
~mose$	-69 -52
~mosk	-32 -42
~mosku	-32 -42
~most	-26 -76
~most$	2 -37
~mostl	-85 -80
~mot	121 -201
~mota	-41 -63
~mota$	11 -12
~motar	21 24
~mote	191 -96
~mote$	195 -61
~moth	-62 -96
~mothe	-62 -96
~moti	79 -246
~moti$	180 -54
~motio	52 -121
~motiy	-123 -98
~moto	112 -25
~motor	112 -25
~mou	79 -52
~moun	-80 42
~mount	-80 42
~mour	-75 -53
~mout	128 -88
~mouth	128 -88
~mov	-24 -283
~move	-71 -123
~move$	-50 -27
~moved	-137 -112
~movi	29 -275
~movie	-202 -196
~movin	125 -163
~mp$	122 59
~mpa	-122 55
~mpan	-53 -117
~mpany	-53 -117
~mpas	-26 146
~mpas$	-26 146
~mpe	171 -39
~mped	152 -18
~mped$	152 -18
~mpi	-54 121
~mpin	-58 147
~mping	-58 147
~mpl	-141 -97
~mpla	-71 15
~mplai	-62 26
~mple	-116 -125
~mple$	-106 -93
~mples	-80 -85
~mplet	31 -4
~mpo	76 -55
~mpo$	19 -49
~mpos	-59 -96
~mpose	-59 -96
~mpou	75 73
~mpr	-140 -54
~mpre	-48 -25
~mpres	-48 -25
~mpro	-118 -34
~mprov	-118 -34
~mps	-101 -219
~mps$	-73 -189
~mpt	-30 -9
~mpt$	-147 31
~mpto	5 -128
~mptom	-111 -126
~mpty	9 -15
~mpty$	9 -15
~mpu	-1 -186
~mpu$	-148 -124
~mr$	-54 -234
~mra	-149 199
~mra$	-24 231
~mrah	-145 -123
~mrah$	-137 -119
~mre	142 -13
~mre$	114 30
~mrej	-36 -112
~mrej$	-36 -112
~mri	-175 -166
~mri$	-127 -78
~mrit	-78 -127
~mrity	-46 -123
~mrn	99 -75
~mrng	66 -71
~mrng$	66 -71
~mrv	-25 31
~mrv$	-25 31
~ms$	88 -64
~mse	-17 22
~msel	-5 146
~mself	-5 155
~msg	-158 185
~msg$	-158 185
~mta	20 -113
~mta$	36 -128
~mti	19 79
~mti$	19 79
~mtp	144 -46
~mtp$	144 -46
~mu$	99 139
~mua	-30 33
~muav	-30 33
~muavj	-30 33
~muc	-3 -11
~much	-2 -10
~much$	-148 11
~mud	-26 -168
~mud$	-179 -242
~mudi	91 -5
~mudi$	-12 -147
~muf	-63 -51
~muft	-44 -49
~muft$	-44 -49
~muh	157 -110
~muh$	228 -54
~muha	-116 -121
~muj	1 156
~mujh	-2 151
~mujhe	-16 59
~mujhs	-65 183
~muk	-37 17
~muka	-18 -173
~mukh	-8 -38
~mukha	24 -174
~mukhe	-140 61
~mukt	-110 147
~mukti	-110 147
~mul	76 -27
~mula	105 -5
~muli	21 -34
~muli$	21 -34
~mult	-82 -63
~multi	-10 -36
~mum	59 24
~mum$	113 -149
~muma	111 51
~muma$	83 54
~mumb	-91 -144
~mumba	-165 -128
~mumy	-5 26
~mumy$	-5 1
~mun	150 66
~mun$	111 -41
~muna	134 86
~muna$	166 54
~mund	-68 82
~munde	17 137
~mune	10 82
~mune$	10 82
~mung	163 -158
~munga	134 -50
~mungf	20 -25
~munh	43 -92
~munh$	92 -64
~muni	101 114
~muni$	94 21
~mur	-206 -48
~murd	-196 -271
~murda	-36 -119
~murde	-179 -215
~murg	14 -168
~mus	-101 -82
~musc	-74 -63
~muscl	-76 -62
~mush	69 -75
~mushr	66 -75
~musk	-45 22
~musku	-34 112
~must	-59 5
~must$	-51 16
~musta	-12 -30
~mut	143 -158
~muth	-53 -43
~mva	47 -65
~mvar	47 -65
~mvar$	69 7
~my$	-6 126
~mys	-49 280
~myse	24 281
~mysel	24 281
~myst	-34 -47
~myste	-34 -47
~myt	-105 -94
~myth	-105 -94
~myth$	-105 -94
~na$	-73 276
~nab	210 -239
~nabh	21 -185
~nabhi	21 -185
~nabj	224 -108
~nabj$	224 -108
~nac	-65 -176
~nach	-23 -146
~nach$	-67 -39
~nad	10 180
~nad$	-15 51
~nada	-162 -25
~nada$	-162 -25
~nadi	96 218
~nadi$	0 229
~nadu	-94 -162
~nadu$	81 -61
~nae	-127 15
~nae$	-70 92
~naen	-52 -62
~naen$	-52 -62
~naf	82 21
~nag	1 -51
~nag$	154 -142
~naga	-64 86
~nagar	-64 86
~nage	-83 -51
~nage$	-137 75
~nager	34 -178
~nagi	-13 -57
~nagp	-94 -29
~nagpu	-94 -29
~nah	91 27
~naha	45 98
~naha$	9 -8
~nahan	90 -210
~nahar	-31 206
~nahat	43 -116
~nahi	87 27
~nahi$	73 10
~nahin	32 17
~nahl	-119 -111
~nahla	-119 -111
~nai	173 98
~nai$	83 130
~naik	120 77
~naikh	120 77
~nail	43 -128
~nail$	108 -62
~nails	-98 -168
~naj	-21 -63
~naja	107 -69
~najar	133 36
~najo	-71 -72
~najol	-71 -72
~nak	8 -142
~nak$	219 -213
~naka	-130 -76
~nake	-23 -300
~nake$	16 -239
~nakeb	-101 -50
~nakes	-75 -87
~nakh	-183 -117
~nakhu	-178 -119
~nakl	-88 -51
~nakli	-88 -51
~naks	6 -88
~naksi	89 -83
~naku	-233 65
~naku$	-222 68
~nal	-24 -68
~nal$	-53 48
~nala	-169 12
~nali	33 -163
~nali$	44 -227
~naly	-169 -85
~naly$	-169 -85
~nam	-237 -117
~nam$	-306 40
~nama	-68 -193
~namak	-92 -209
~namas	-88 -91
~name	-54 -130
~name$	9 -199
~names	-155 25
~nan	41 6
~nan$	24 188
~nana	178 -73
~nana$	148 -147
~nanad	22 76
~nanb	-197 -32
~nanba	-197 -32
~nanc	-185 -35
~nancy	-185 -35
~nane	-90 -112
~nane$	-90 -112
~nani	-40 -193
~nani$	-27 -176
~nant	194 -50
~nant$	153 -26
~nao	-275 -240
~nao$	-275 -240
~nap	95 37
~nap$	95 -66
~napa	-70 -2
~napa$	-70 -2
~nar	23 -86
~nar$	114 -174
~nara	5 -202
~nara$	-53 -53
~naraj	-30 -144
~naram	43 -62
~nare	-92 156
~nare$	-91 159
~nari	-130 -75
~nariy	-130 -75
~nars	11 -60
~nas	63 299
~nas$	-35 328
~nash	192 11
~nasha	107 86
~nashe	-9 -4
~nashi	103 -82
~nat	37 -91
~nat$	168 11
~nata	-17 -50
~natak	-35 -14
~nate	-257 -100
~nate$	-229 -61
~nath	133 26
~nathi	98 97
~nati	-81 -97
~nati$	-33 -173
~natio	-161 -36
~natu	-64 -107
~natur	-64 -107
~nau	-62 -39
~nau$	-30 -206
~nauk	-162 76
~naukr	-162 76
~naun	-38 -47
~naun$	-37 -77
~naus	-6 -55
~nause	-6 -55
~nauv	77 28
~nav	14 -309
~nav$	-88 -123
~nava	-171 -111
~navj	133 -113
~navja	133 -113
~navr	22 -82
~nay	-178 -2
~naya	-149 -88
~naya$	-254 -176
~nayam	21 -77
~naye	-161 82
~naye$	-161 82
~nayi	63 -36
~nayi$	63 -36
~nba	-138 -193
~nbal	0 -25
~nbal$	0 -25
~nbar	-207 -47
~nbar$	-207 -47
~nbh	106 72
~nbha	18 141
~nbhal	50 119
~nbu	-63 -172
~nbu$	-47 -95
~nbur	-33 -100
~nburn	-33 -100
~nce	-51 -75
~nce$	-22 -40
~ncel	-180 -82
~ncel$	-126 -155
~ncer	-67 -51
~ncer$	-50 -90
~nces	-38 -119
~nces$	-37 -106
~nch	128 7
~nch$	136 -161
~ncha	-146 64
~ncha$	-86 -76
~nchav	42 -22
~nchay	9 69
~nche	198 -118
~nche$	150 -57
~nched	109 -14
~nchi	-50 135
~nchi$	-41 43
~ncht	77 -32
~nchta	89 -26
~nchv	-5 83
~nchva	9 -37
~nci	-91 221
~ncip	2 41
~ncipa	2 41
~ncl	163 -33
~ncle	168 -54
~ncle$	183 -120
~ncles	-46 92
~nco	12 -159
~ncon	-101 -81
~ncons	-101 -81
~ncr	-103 -163
~ncre	-99 -157
~ncrea	-93 -128
~nct	36 3
~ncti	36 3
~nctio	36 3
~ncy	-50 -118
~ncy$	-60 -113
~nd$	133 46
~nda	-27 21
~nda$	-98 51
~ndag	-104 -46
~ndagi	-60 -52
~ndai	-129 -53
~ndal	61 -24
~ndal$	81 -22
~ndam	-134 76
~ndan	-80 -121
~ndant	-30 -61
~ndar	166 57
~ndar$	147 -24
~ndau	-62 -4
~ndaur	-62 -4
~nday	12 -11
~nday$	12 30
~ndays	-50 -57
~nde	144 21
~nde$	138 76
~nded	-156 -186
~nded$	-156 -186
~ndek	-81 -70
~ndeks	-81 -70
~nden	-32 -79
~nder	103 59
~nder$	94 74
~nders	28 -30
~ndes	-169 19
~ndf	-5 74
~ndfa	-5 74
~ndfat	-5 74
~ndg	-3 155
~ndgi	-3 155
~ndgi$	-3 155
~ndh	190 60
~ndh$	73 97
~ndha	-81 -81
~ndha$	-240 -18
~ndhai	83 -134
~ndhe	123 -38
~ndhe$	157 -25
~ndher	169 -25
~ndhi	92 -35
~ndhi$	73 -33
~ndhl	115 -114
~ndhla	115 -114
~ndhn	-132 103
~ndhna	-66 79
~ndht	73 10
~ndhte	73 10
~ndhu	-11 85
~ndhu$	58 118
~ndhv	-129 -22
~ndhvi	-125 -58
~ndi	9 -2
~ndi$	63 29
~ndia	-301 -270
~ndia$	-253 -218
~ndian	-122 -112
~ndid	130 -64
~ndik	-66 -77
~ndiks	-66 -77
~ndin	-24 145
~nding	-21 146
~ndir	120 8
~ndir$	120 8
~ndit	-87 -68
~ndit$	-87 -68
~ndiy	12 -133
~ndiya	12 -133
~ndl	75 -253
~ndla	136 -42
~ndla$	132 -32
~ndle	-72 -130
~ndle$	-72 -130
~ndli	-113 -90
~ndli$	-113 -90
~ndlo	140 -107
~ndlor	140 -107
~ndly	-49 -78
~ndly$	-49 -78
~ndm	-81 -136
~ndma	-44 -30
~ndma$	43 -21
~ndmo	-58 -160
~ndmot	-58 -160
~ndn	73 -103
~ndnu	93 -53
~ndnut	93 -53
~ndo	-207 -191
~ndom	-59 -83
~ndom$	-50 -40
~ndor	-25 -130
~ndore	-24 -85
~ndov	-81 7
~ndov$	-143 8
~ndovs	45 1
~ndp	29 -77
~ndpa	29 -77
~ndpa$	93 -38
~ndr	-287 38
~ndr$	-1 -32
~ndra	-156 23
~ndra$	-48 -78
~ndrah	-97 94
~ndru	-100 -103
~ndruf	-87 -91
~nds	-39 54
~nds$	-105 69
~ndso	92 29
~ndson	92 29
~ndu	61 70
~ndu$	-33 69
~nduc	67 -87
~nduct	67 -87
~nduk	-90 136
~nduk$	-90 136
~ndur	81 49
~ndur$	96 104
~ne$	-9 71
~nea	46 99
~near	44 89
~near$	26 109
~nearl	84 -93
~neb	112 -95
~nebu	112 -41
~nebul	112 -41
~ned	7 48
~ned$	7 48
~nef	-109 -142
~nefe	61 22
~nefev	61 22
~nefi	-166 -161
~nefit	-166 -161
~neg	-272 -96
~nega	-245 -154
~nega$	-32 -30
~negat	-165 -116
~negi	-25 60
~negi$	-25 60
~neh	82 117
~neha	79 117
~nehar	79 117
~nei	118 -2
~nei$	135 -91
~neig	24 22
~neigh	24 22
~nek	100 -57
~nek$	112 -174
~neks	28 24
~nekst	33 29
~nel	-91 23
~nela	-59 -54
~nem	-175 66
~nen	146 23
~nen$	-121 -74
~nenj	186 -67
~nenju	186 -67
~nens	-113 -21
~nensi	-113 -21
~nent	28 -2
~nent$	37 -152
~ner	102 7
~ner$	148 39
~nera	-58 -36
~neral	-82 -33
~ners	-133 -23
~ners$	-133 -23
~nerv	-79 -63
~nes	-8 59
~nes$	-29 27
~nest	53 92
~nest$	18 22
~nestl	48 162
~net	34 -111
~net$	63 -60
~netv	51 83
~netvo	57 51
~neu	108 -86
~neur	-124 -85
~neuro	-124 -85
~nev	-4 -172
~nev$	-112 -147
~nevb	145 -65
~nevbo	145 -65
~nevs	-147 -144
~nevs$	-102 -215
~nevsp	-48 21
~ney	-214 -66
~ney$	-206 -57
~nf$	79 -60
~nfa	87 -57
~nfan	89 -42
~nfant	89 -42
~nfe	19 -28
~nfec	29 -131
~nfect	29 -131
~nfi	-134 -87
~nfir	-110 -58
~nfirm	-110 -58
~nfo	-40 31
~nfu	139 71
~nful	87 91
~nful$	87 91
~nfus	96 -51
~nfuse	124 -46
~ng$	85 0
~nga	0 196
~nga$	-1 255
~ngaf	134 -50
~ngafl	134 -50
~ngag	-125 -75
~ngage	-125 -75
~ngal	-277 9
~ngal$	-184 -134
~ngalo	-117 -59
~ngals	15 62
~ngan	75 -6
~ngan$	28 40
~ngani	122 -7
~nganv	20 24
~ngd	10 40
~nge	58 -6
~nge$	-66 -46
~nged	-67 108
~nged$	-67 108
~nger	139 -135
~nger$	11 -172
~ngero	-109 43
~ngers	223 -2
~nges	-130 141
~ngf	11 -27
~ngfa	20 -25
~ngfal	20 -25
~ngh	38 55
~ngh$	65 94
~ngha	65 -128
~ngha$	89 -14
~nghan	-112 -55
~nghat	80 -72
~ngi	64 241
~ngi$	-5 264
~ngin	107 107
~nging	125 140
~ngini	22 -53
~ngio	-104 -174
~ngiop	-57 -132
~ngit	59 -167
~ngith	103 -140
~ngl	36 -273
~ngle	-154 -92
~ngle$	-78 -95
~ngles	-26 6
~ngli	108 -222
~ngli$	126 -278
~nglin	161 -26
~nglis	-153 -14
~ngliy	25 -111
~ngn	172 -96
~ngni	141 -11
~ngni$	141 -11
~ngo	-104 -217
~ngo$	-160 -93
~ngol	-181 -139
~ngoli	-181 -139
~ngov	40 -99
~ngove	40 -99
~ngr	-58 8
~ngre	-114 -133
~ngrej	-114 -133
~ngry	-8 84
~ngry$	-8 84
~ngs	-118 -114
~ngs$	-118 -114
~ngt	-28 26
~ngta	-3 14
~ngta$	-3 14
~ngu	77 -382
~ngu$	-101 -66
~ngua	-105 -111
~nguag	-105 -111
~ngue	62 -229
~ngue$	62 -229
~ngun	-21 -124
~nguni	-8 -46
~ngut	39 -85
~nguth	39 -85
~nh$	172 -74
~nha	12 -177
~nhal	154 -85
~nhale	136 -84
~nhe	53 -39
~nhen	-25 24
~nhen$	-25 24
~nhi	137 90
~nhi$	142 78
~nho	70 21
~nhon	32 35
~nhone	32 35
~ni$	-13 104
~nia	111 -75
~nia$	111 -75
~nib	-131 -224
~niba	-130 -238
~niban	-130 -238
~nic	115 19
~nic$	48 -294
~nica	-79 -41
~nical	-79 -41
~nice	-84 43
~nice$	-117 68
~nicel	0 -49
~nich	128 96
~niche	30 109
~nici	70 -14
~nid	-6 100
~nid$	51 -57
~nide	-218 57
~nide$	-114 148
~nided	-161 -172
~nidi	-103 115
~nidl	201 -47
~nidle	201 -47
~nids	-10 -7
~nids$	-10 -7
~nie	-1 -63
~niec	12 -36
~niece	12 -36
~nif	-41 -102
~nife	63 -85
~nife$	86 -69
~nifo	-72 -1
~nifor	-72 -1
~nig	109 119
~niga	286 -16
~nigal	291 11
~nige	116 -56
~nigh	-144 139
~night	-144 139
~nigl	157 -66
~nigla	87 -28
~nij	-197 -80
~nije	-170 -56
~nijes	-111 -19
~niji	-107 -34
~nijin	-102 -29
~nik	113 53
~nik$	-112 18
~nika	82 37
~nikal	54 54
~nikl	-36 8
~nikla	77 100
~nikle	-114 -110
~nikli	-54 5
~niku	101 45
~nil	387 27
~nil$	126 98
~nila	177 21
~nila$	209 39
~nile	285 -92
~nile$	285 -92
~nili	183 -93
~nili$	183 -93
~nim	-158 -9
~nim$	-51 -55
~nima	-123 96
~nimb	-78 -158
~nimbu	-78 -158
~nin	-145 -56
~nin$	-136 -146
~ninb	-47 -95
~ninbu	-47 -95
~nind	-161 33
~nind$	-161 33
~nine	-185 -171
~nine$	-185 -171
~ning	-18 -127
~ning$	10 -97
~nings	-166 -169
~nins	-35 -60
~ninst	-35 -60
~nio	-134 -50
~nion	-236 -212
~nion$	-221 -194
~nior	13 70
~nior$	38 48
~niors	-24 39
~nip	-125 167
~nipa	-106 -103
~nir	-88 -349
~nir$	-163 -238
~niru	101 -132
~nis	11 89
~nis$	-79 -141
~nise	50 -63
~nise$	50 -63
~nish	43 42
~nish$	122 61
~nisha	-84 110
~nishe	-66 -224
~nit	127 80
~nit$	-43 167
~nite	119 -94
~nite$	119 -94
~nits	152 -110
~nits$	152 -110
~nity	-26 -39
~nity$	-26 -39
~niv	-82 -135
~niva	64 -55
~nive	-123 -96
~niver	-123 -96
~niy	48 97
~niya	-34 123
~niya$	-95 173
~niyam	-120 -184
~niyar	-74 76
~nj$	38 -41
~nja	-43 30
~nja$	63 -52
~njab	-95 -89
~nje	114 102
~njec	27 128
~nject	27 128
~njek	145 -98
~njeks	145 -98
~njh	102 -185
~njha	43 -85
~njhu	30 -121
~njhun	30 -121
~nji	85 35
~njil	8 147
~njil$	8 147
~njin	55 -114
~nju	200 -105
~nju$	152 -90
~nk$	82 20
~nka	83 144
~nka$	5 162
~nkar	94 -41
~nkar$	-47 48
~nkari	12 -52
~nke	47 -31
~nke$	-137 52
~nked	-55 -57
~nkey	118 -102
~nkey$	118 -102
~nkh	174 117
~nkh$	102 -100
~nkha	-118 204
~nkha$	-118 204
~nkhe	180 112
~nkhe$	97 129
~nkhen	146 -33
~nkho	150 -164
~nkho$	93 -74
~nkhon	107 -104
~nki	30 231
~nki$	64 56
~nkin	-53 235
~nking	-53 235
~nkl	-87 -115
~nkle	-87 -115
~nkle$	-40 -65
~nkles	-103 -58
~nko	-89 94
~nko$	-89 94
~nks	-68 -90
~nks$	-94 -69
~nksi	46 -78
~nksie	46 -78
~nkt	-153 -139
~nkti	-103 -131
~nla	-119 179
~nlai	-99 182
~nlain	-99 182
~nle	18 261
~nles	18 261
~nles$	19 227
~nli	-157 -2
~nlin	-157 -2
~nline	-157 -2
~nly	114 107
~nly$	114 107
~nm$	155 11
~nme	-33 -42
~nmen	-33 -42
~nment	-33 -42
~no$	88 105
~nob	-119 273
~nobo	-22 248
~nobod	-22 248
~noc	107 93
~noch	125 -17
~noch$	113 -37
~nocha	94 23
~nod	-2 -102
~nof	-49 -116
~nog	-136 -60
~nogr	-136 -60
~nogra	-136 -60
~noi	30 83
~noid	-109 -93
~noida	-109 -93
~nois	83 118
~noise	64 118
~nok	-62 -144
~nok$	-59 -90
~nol	109 -104
~nol$	129 -82
~nom	-197 -43
~nom$	-160 -175
~nomi	-52 87
~nomin	-52 87
~non	116 5
~non$	61 50
~none	-42 -72
~none$	-42 -72
~nons	135 -81
~nonse	135 -81
~nop	-32 -230
~nopa	-53 -53
~nopau	-53 -53
~nopi	-20 -193
~nopi$	-20 -193
~nor	16 -153
~nore	3 -79
~nore$	34 -22
~nori	77 -159
~norin	77 -159
~norm	-27 -67
~norm$	-88 93
~norma	-11 -241
~nos	-65 -91
~nose	-84 -257
~nose$	-108 -235
~not	80 164
~not$	123 131
~note	-251 193
~note$	-180 196
~notes	-59 38
~noth	34 -45
~nothe	-25 -4
~nothi	42 -49
~noti	-25 29
~notic	-143 86
~notif	-73 -128
~nou	43 179
~noug	25 195
~nough	25 195
~nous	-73 -130
~nous$	-73 -130
~nov	96 -18
~nov$	106 21
~nova	-87 -40
~nove	-207 -1
~novel	-160 19
~novem	-99 -39
~novs	18 -18
~novs$	-6 -17
~novu	29 -171
~novu$	29 -171
~np$	179 -321
~npa	-80 111
~npi	153 -21
~npi$	153 -21
~npk	160 -23
~npka	160 -23
~npkan	146 -18
~npn	-35 -64
~npni	-64 -59
~npni$	-64 -59
~npt	-112 12
~npte	-112 12
~npte$	-112 12
~npu	-136 -101
~npur	-119 -87
~npur$	-119 -87
~nr$	63 -167
~nre	-29 -151
~ns$	231 -100
~nsa	-26 -130
~nsa$	16 -205
~nsan	-209 31
~nsan$	-207 41
~nsar	106 -22
~nsar$	98 -20
~nsat	-50 -58
~nsc	-159 -161
~nsci	-101 -81
~nscio	-101 -81
~nscr	-90 -98
~nscri	-90 -98
~nse	-36 -102
~nse$	87 -77
~nsel	-135 -199
~nseli	-110 -122
~nselo	-42 -129
~nsen	67 -166
~nsens	135 -81
~nsf	116 -27
~nsfe	-80 10
~nsfer	-80 10
~nsh	35 -129
~nsha	-35 -82
~nshan	-35 -82
~nsi	24 99
~nsi$	-25 110
~nsid	135 3
~nside	135 3
~nsil	-58 -92
~nsio	-166 35
~nsion	-166 35
~nsit	-62 -124
~nsiti	-62 -124
~nsiy	94 23
~nsiya	94 23
~nsk	-127 14
~nska	-41 35
~nskar	-41 35
~nsl	-140 -138
~nsla	-135 -111
~nslat	-128 -181
~nsn	-44 -83
~nsne	-36 -81
~nsne$	-36 -81
~nso	-124 -24
~nsp	-117 -95
~nst	-109 60
~nsta	-39 109
~nsta$	16 56
~nstal	-35 -60
~nste	-99 -119
~nste$	-122 -63
~nstea	8 -90
~nsti	14 -43
~nsti$	94 -22
~nstr	-45 -130
~nstru	-39 -104
~nsu	34 15
~nsu$	62 -87
~nsul	95 52
~nsuli	113 54
~nsult	-60 3
~nsun	-116 -150
~nsun$	-116 -150
~nsur	-160 -19
~nsura	-160 -19
~nsv	48 50
~nsve	48 50
~nsver	48 50
~nt$	296 271
~nta	-103 -11
~nta$	-19 65
~ntac	-37 -33
~ntact	-134 30
~ntai	15 -81
~ntain	43 -36
~ntal	85 -77
~ntal$	42 -67
~ntar	-248 15
~ntar$	-233 -115
~ntat	-64 -76
~ntati	-64 -76
~nte	85 -10
~nte$	78 51
~nted	124 121
~nted$	124 121
~nten	53 -108
~ntenc	67 -92
~nter	-232 -126
~nter$	-123 -185
~nterv	-56 -187
~ntes	125 -56
~ntest	125 -56
~nth	121 -256
~nth$	208 -311
~ntha	87 42
~nthan	16 -101
~nthe	-101 -95
~nths	-40 -3
~nths$	-40 -3
~nthu	-12 -201
~nthu$	-202 -157
~nti	-118 -75
~nti$	-23 128
~ntia	11 -51
~ntib	-2 -76
~ntibi	24 -49
~ntid	-84 -158
~ntido	-80 -122
~ntil	-73 -7
~ntin	91 -97
~ntin$	-78 -118
~nting	109 -24
~ntinu	52 -54
~ntio	-101 28
~ntion	-101 28
~ntis	-238 -224
~ntist	-246 -208
~ntiv	-116 -88
~ntive	-116 -88
~ntj	56 58
~ntja	69 75
~ntl	-68 84
~ntly	-65 56
~ntly$	-65 56
~ntm	-22 -91
~ntme	-22 -91
~ntmen	-22 -91
~nto	-52 128
~nto$	24 137
~nton	1 -85
~nton$	1 -85
~ntop	-113 -148
~ntop$	-104 -111
~ntr	-39 -330
~ntra	28 -31
~ntrac	28 43
~ntrav	-44 63
~ntre	18 -89
~ntre$	19 -60
~ntro	-136 -185
~ntrol	-135 -181
~ntry	71 -196
~ntry$	71 -196
~nts	-34 44
~nts$	-34 45
~ntu	106 41
~ntu$	81 48
~ntur	-37 -105
~nture	-66 -126
~nty	23 -60
~nty$	32 -24
~nu$	175 251
~nua	-16 -31
~nue	52 -54
~nue$	52 -54
~nuk	-80 6
~nuks	-161 -84
~nuksa	-161 -84
~num	19 123
~num$	-81 136
~numb	89 59
~numb$	115 -2
~numbe	26 58
~nun	-49 194
~nun$	91 -56
~nund	50 27
~nur	75 33
~nurs	-45 77
~nurse	76 105
~nursi	-159 -68
~nus	-64 -158
~nus$	-104 -133
~nush	191 -11
~nush$	191 -11
~nusk	-75 -63
~nuskh	-75 -63
~nut	117 -171
~nut$	73 -218
~nute	78 -52
~nute$	42 -116
~nutes	62 19
~nuts	-44 -51
~nuts$	-44 -51
~nv$	106 -18
~nva	46 -57
~nvadi	20 24
~nval	84 -19
~nval$	84 -19
~nve	-99 -169
~nver	-61 -132
~nvert	-61 -132
~nvi	-180 51
~nvl	-179 -83
~ny$	40 9
~nya	-300 -201
~nya$	-155 -74
~nyav	-174 -90
~nyava	-174 -90
~nyl	83 136
~nyl$	83 136
~nym	-92 138
~nymo	-91 138
~nymor	-91 138
~nyo	0 125
~nyon	0 125
~nyone	0 125
~nyt	-18 66
~nyth	-18 66
~nythi	-18 66
~nyv	-31 14
~nyva	-17 -66
~nyvay	-17 -66
~oa$	-154 -130
~oac	-30 1
~oach	-30 1
~oach$	-1 -78
~oachi	-43 70
~oad	129 -23
~oad$	133 -41
~oadi	2 40
~oadin	2 40
~oak	114 -150
~oake	156 -128
~oaked	156 -128
~oal	89 -39
~oal$	89 -39
~oam	112 -79
~oam$	101 -78
~oan	109 138
~oan$	-147 156
~oar	20 -71
~oard	-181 24
~oard$	-167 -26
~oards	-37 99
~oars	104 -112
~oarse	104 -112
~oas	-99 -123
~oast	-99 -123
~oat	40 -8
~oat$	93 -34
~oats	-15 -145
~oats$	-15 -145
~ob$	-179 176
~oba	-280 -41
~obai	-189 31
~obail	-176 -100
~obar	-216 -105
~obar$	-36 -83
~obara	-205 -70
~obe	-143 -63
~obh	-64 -111
~obhi	-64 -111
~obhi$	-64 -111
~obi	-197 -270
~obil	-96 -171
~obile	-96 -171
~obin	-102 -114
~obin$	-102 -114
~obl	-54 -42
~oble	-54 -42
~oblem	-54 -42
~obo	85 201
~obod	-22 248
~obody	-22 248
~obot	-47 -92
~obot$	-47 -92
~obr	91 -231
~obra	91 -231
~obra$	109 -202
~oby	-71 -41
~oc$	-136 -75
~oca	53 -65
~oca$	111 -7
~ocal	6 -180
~ocal$	6 -180
~ocat	-84 168
~ocati	-84 168
~oce	-232 -52
~oces	-106 -155
~oces$	-114 -144
~och	55 199
~och$	-77 134
~ocha	26 81
~ocha$	30 82
~ochi	-8 48
~ochi$	-5 -112
~ochin	-13 109
~ocht	-153 169
~ochta	-130 78
~ochti	-42 156
~oci	87 -6
~ocie	-97 -125
~ociet	-97 -125
~ocin	130 50
~ocin$	130 50
~oco	-38 -224
~ocol	80 -65
~ocola	80 -65
~ocon	-187 -197
~ocona	-71 -72
~oconu	-153 -160
~oct	-108 -160
~octo	-108 -160
~octor	-96 -144
~ocu	-81 -85
~od$	86 -105
~oda	45 -13
~oda$	-2 9
~odan	-3 -181
~odar	112 -88
~oday	32 66
~oday$	32 66
~ode	72 -254
~ode$	-125 -183
~odh	-88 -60
~odha	-159 -168
~odha$	-169 -118
~odhu	73 55
~odi	-187 -146
~odi$	-154 -155
~odip	-175 11
~odipi	-175 11
~odl	97 -43
~odle	97 -43
~odler	97 -43
~odn	-41 -84
~odne	-32 -78
~odne$	-32 -78
~odo	-10 -26
~odo$	19 -22
~odon	-87 -34
~ods	-27 -176
~ods$	-27 -176
~odu	-89 -13
~odu$	-188 -34
~ody	26 151
~ody$	40 166
~oe$	-102 -148
~oeg	-40 154
~oega	-40 154
~oega$	-40 154
~oem	2 -192
~oem$	2 -192
~oes	-164 -85
~oes$	-248 -98
~oesn	43 17
~oesnt	43 17
~of$	18 147
~ofa	23 -203
~ofa$	-63 -192
~ofar	125 -45
~ofar$	125 -45
~ofe	45 52
~ofi	-111 -287
~ofi$	-35 -229
~ofic	-69 -125
~ofice	-69 -125
~ofil	-97 -148
~ofile	-149 -112
~ofis	-53 -105
~ofis$	-53 -105
~ofl	-30 150
~ofo	-58 79
~ofos	-58 79
~oft	44 -33
~oft$	76 -164
~ofte	-81 70
~og$	17 -41
~oga	-123 141
~oga$	-84 74
~oge	-138 134
~oge$	-158 158
~oget	-45 34
~ogeth	-45 34
~ogi	-42 -115
~ogi$	-64 -8
~ogin	-171 -102
~ogis	-9 -136
~ogist	-9 -136
~ogl	-55 -123
~oglo	-102 -114
~oglob	-102 -114
~ogn	57 -64
~ogni	57 -64
~ognis	57 -64
~ogo	-97 -47
~ogo$	-6 -88
~ogon	-76 8
~ogon$	-76 8
~ogr	-172 -174
~ogra	-181 -154
~ograf	-160 -122
~ogs	20 -80
~ogu	-101 -78
~ogue	-101 -78
~ogue$	-87 -75
~ogy	100 -133
~ogy$	77 -128
~oh$	115 -104
~oha	2 -205
~oha$	-4 -164
~ohal	-23 -54
~ohale	-23 -54
~ohe	124 -140
~ohe$	124 -140
~ohi	-15 -86
~ohi$	100 6
~ohit	-150 -107
~ohit$	-150 -107
~ohl	-122 -134
~ohli	-122 -134
~ohli$	-106 -121
~ohn	70 -85
~ohni	72 -74
~ohni$	72 -74
~oho	-43 44
~ohol	-52 45
~ohol$	-52 45
~ohr	25 50
~ohra	25 50
~ohra$	25 50
~oi$	-23 71
~oic	47 73
~oice	47 73
~oice$	69 36
~oid	-111 -235
~oid$	-82 -206
~oida	-109 -93
~oida$	-109 -93
~oil	53 2
~oil$	-49 -31
~oile	101 23
~oiler	127 -135
~oilet	37 7
~oily	-48 -56
~oily$	-48 -56
~oim	-21 -52
~oimb	-21 -52
~oimba	-21 -52
~oin	106 -16
~oin$	38 -183
~oine	-76 -50
~oing	161 -68
~oing$	161 -68
~oint	-95 49
~oint$	-146 139
~ointm	-22 -91
~oints	-145 -200
~ois	6 146
~oise	12 211
~oise$	12 211
~oiso	-48 -82
~oison	-48 -82
~oj$	-215 65
~oja	82 -135
~oja$	82 -120
~oje	26 -120
~oje$	-130 9
~ojec	9 -83
~oject	9 -83
~ojen	87 -68
~ojh	65 184
~ojh$	28 175
~ojha	154 88
~ojha$	126 8
~oji	-197 -131
~oji$	-69 54
~ojn	-28 28
~ojna	-28 28
~ojna$	-28 28
~ok$	24 -28
~oka	-19 31
~oka$	40 -102
~okar	-118 -28
~okar$	-115 -11
~okay	-27 -29
~okay$	-27 -29
~oke	-68 -60
~oke$	-6 -124
~oked	-9 116
~oked$	-9 116
~oken	-58 -125
~oken$	-58 -125
~oker	-149 -40
~oker$	-149 -40
~okes	74 96
~okes$	78 44
~oket	-95 -66
~oket$	-95 -66
~okh	118 -180
~okha	84 -125
~okhar	112 -83
~oki	65 -206
~okin	45 -180
~oking	45 -180
~okn	-117 -30
~okne	-81 -88
~okne$	-81 -88
~oks	-106 -38
~oks$	-194 45
~okse	-103 -116
~oksi	21 -161
~oksic	-53 -61
~oksim	87 -104
~oksin	-201 -1
~oksy	-24 26
~oksyg	-18 31
~okt	-6 -411
~okta	-220 -308
~oktar	-220 -308
~okth	-20 -82
~oktha	-20 -82
~ol$	73 20
~ola	254 183
~ola$	106 116
~olah	17 76
~olah$	17 76
~olam	97 133
~olam$	97 133
~olap	51 -84
~olaps	51 -84
~olar	102 -118
~olar$	40 -54
~olat	165 -115
~olate	80 -65
~old	107 61
~old$	57 65
~olde	-139 -91
~olden	-115 -70
~oldi	147 -60
~oldin	147 -60
~olds	7 123
~olds$	20 132
~ole	79 -96
~ole$	61 33
~olea	-106 -2
~oleag	-104 5
~olec	-119 1
~olect	-119 1
~oled	-39 -89
~oled$	63 -81
~oleg	-101 -72
~olege	-101 -72
~olej	-132 -3
~olej$	-132 -3
~olen	162 -51
~olen$	178 -91
~olenc	-41 36
~oles	143 -265
~oles$	217 -131
~olest	-179 -190
~oley	24 40
~oli	26 78
~oli$	77 27
~olic	-72 104
~olic$	-74 -99
~olice	6 158
~olicy	-43 6
~olid	-134 -159
~olida	-134 -159
~olin	134 -18
~olin$	75 1
~olio	-93 -79
~olio$	-93 -79
~olis	-1 -41
~olish	10 -37
~olit	-123 -262
~olite	-113 -199
~oliy	33 165
~oliya	58 189
~olk	140 -61
~olka	63 -38
~olkar	116 -32
~oln	-40 14
~olna	-117 68
~olna$	-117 68
~olne	45 -98
~olne$	45 -98
~olo	-82 -189
~olo$	-150 -221
~olog	-40 -183
~ologi	-9 -136
~ology	-65 -71
~olon	-65 41
~olou	27 -54
~olour	27 -54
~olov	93 46
~olov$	94 35
~olr	28 -61
~olt	143 65
~olta	57 -153
~olta$	50 -152
~olte	64 63
~olte$	65 63
~olti	163 61
~olti$	125 73
~olu	-165 -186
~olu$	-130 -82
~olum	-8 -88
~olumn	11 -61
~olun	-65 -82
~olv	0 35
~olve	0 35
~oly	103 76
~om$	53 67
~oma	-96 -171
~oma$	-162 -107
~omac	60 24
~omach	60 24
~oman	-108 -151
~oman$	-37 -122
~omat	-159 -174
~omato	-157 -185
~omb	-132 -127
~omb$	-39 -163
~omba	-5 30
~ombi	-41 -167
~ombif	-17 -68
~ome	97 -23
~ome$	101 -2
~omeb	56 35
~omebo	71 105
~omen	-150 -3
~omen$	-82 -53
~oment	9 61
~omeo	53 57
~omeon	78 89
~omeop	-72 -51
~omer	3 22
~omes	28 -4
~omes$	75 3
~omet	43 -31
~omete	187 -79
~ometh	-38 -71
~ometi	-109 81
~omev	-91 118
~omevh	-65 143
~omi	198 -42
~omin	35 -34
~oming	51 -80
~omini	-52 87
~omit	282 -172
~omit$	110 -41
~omita	101 -87
~omite	171 -228
~omiti	105 32
~omo	-16 -57
~omon	30 -53
~omon$	30 -53
~omoro	22 20
~omos	12 -158
~omos$	12 -158
~omp	-133 -140
~ompa	-101 19
~ompan	-53 -117
~ompas	-26 146
~ompl	-40 7
~ompla	-62 26
~omple	2 -43
~ompo	62 -109
~ompos	-59 -96
~ompr	-48 -25
~ompre	-48 -25
~ompt	-71 -154
~ompt$	-71 -154
~ompu	-148 -90
~oms	-45 -4
~oms$	-45 -4
~omv	47 -65
~omva	47 -65
~omvar	47 -65
~omy	-188 -150
~omy$	-95 -66
~on$	-42 -37
~ona	-257 89
~ona$	-130 91
~onaj	-78 68
~onajo	-71 -72
~onat	-190 -5
~onate	-150 -35
~onati	-55 87
~onc	-171 -79
~once	-172 -41
~once$	-161 -50
~onch	-134 -99
~onch$	-112 -94
~ond	270 -67
~ond$	72 -25
~onda	97 -68
~onday	116 -105
~ondi	149 -70
~ondin	116 -61
~ondo	-67 17
~onds	46 -64
~onds$	46 -64
~ondu	200 -111
~onduc	139 -67
~one	44 143
~one$	98 159
~oned	-77 -146
~oned$	-77 -146
~ones	-120 122
~ones$	-150 31
~onest	3 117
~oney	-169 -47
~oney$	-164 -45
~onf	20 -101
~onfi	-124 -64
~onfir	-110 -58
~onfu	96 -51
~onfus	96 -51
~ong	-135 -96
~ong$	-224 -38
~onga	-137 68
~ongal	-137 68
~onge	-120 -144
~onge$	-186 -178
~ongs	-89 13
~ongs$	-89 13
~ongu	100 -145
~ongue	100 -145
~oni	44 146
~oni$	45 -107
~onia	84 -34
~onia$	84 -34
~onic	172 -62
~onig	-34 293
~onigh	-34 293
~onin	-134 -73
~onin$	-128 -125
~oning	-30 27
~onio	-190 -175
~onion	-190 -175
~onk	118 -131
~onke	118 -102
~onkey	118 -102
~onki	-55 -27
~onki$	-31 -95
~onl	-11 157
~onla	-99 182
~onlai	-99 182
~onli	-157 -2
~onlin	-157 -2
~only	19 119
~only$	19 119
~ono	-47 104
~ono$	-50 -44
~onog	-136 -60
~onogr	-136 -60
~onon	162 79
~onon$	162 79
~onor	-96 87
~onorm	-88 93
~onou	-75 -64
~onous	-73 -130
~ons	-260 -43
~ons$	-204 134
~onsa	-148 -170
~onsa$	-148 -170
~onsc	-101 -81
~onsci	-101 -81
~onse	122 -132
~onsen	112 -126
~onsi	-135 -53
~onsi$	-106 -8
~onsil	-58 -92
~onst	-103 -85
~onsu	-152 -182
~onsul	-58 -51
~onsun	-116 -150
~ont	107 173
~ont$	100 365
~onta	-174 -80
~ontac	-134 30
~ontai	19 -130
~onte	-112 -120
~onth	127 -177
~onth$	221 -280
~onths	-58 13
~onti	-30 -93
~ontin	52 -54
~onto	37 13
~onto$	37 13
~ontr	2 -147
~ontra	98 -13
~ontro	-135 -181
~onu	-264 178
~onut	-153 -160
~onut$	-153 -160
~onv	-181 26
~onve	-128 -131
~onver	-120 -104
~ony	-30 31
~ony$	-29 32
~op$	-194 23
~opa	-144 -245
~opai	-111 -121
~opal	-37 -5
~opal$	-37 -5
~opat	-78 -139
~opath	-78 -139
~opau	-53 -53
~opaus	-53 -53
~opd	148 -44
~opd$	148 -44
~ope	161 216
~ope$	-121 199
~oped	100 106
~oped$	104 110
~open	251 -14
~open$	152 16
~opene	98 13
~openi	111 -60
~opens	105 -12
~oper	-64 30
~oper$	-140 -14
~opera	-32 -15
~operl	3 63
~opi	5 31
~opi$	-46 48
~opic	1 -28
~opic$	13 -2
~opin	55 6
~oping	61 38
~opini	-88 -84
~opk	-34 -32
~opki	-34 -32
~opl	6 35
~opla	-91 -150
~oplas	-91 -150
~ople	-36 -39
~ople$	-33 -37
~opo	-94 -201
~opos	-18 -152
~opose	-27 -81
~opr	-182 -281
~opra	-110 -169
~opram	-50 -110
~opre	-209 -165
~opres	-209 -165
~ops	-8 39
~ops$	-8 21
~opt	33 -76
~opti	114 -58
~optio	-34 -49
~opu	64 -128
~opy	101 -16
~opy$	101 -16
~or$	-178 -7
~ora	188 -346
~ora$	145 -233
~orc	-136 130
~orce	-42 67
~orce$	-34 173
~orced	-21 -76
~orch	-130 110
~orch$	-10 6
~ord	61 -27
~ord$	60 20
~orde	-16 -108
~order	-11 -96
~ords	102 18
~ords$	102 18
~ore	-262 97
~ore$	-263 -10
~orea	47 -100
~orear	47 -100
~orec	-78 -145
~orect	-197 -130
~ored	-175 -96
~ored$	-172 -76
~oreh	-51 -112
~oren	-116 154
~oren$	-72 153
~ores	-49 -113
~orev	-80 225
~oreve	-80 225
~orf	7 94
~org	16 66
~orga	57 -24
~organ	-64 -16
~orgi	-41 117
~orgiv	-41 117
~orgo	-7 -20
~orgot	-7 -20
~ori	-15 74
~ori$	-100 41
~orib	43 142
~orid	9 39
~orie	-129 -150
~ories	-84 -111
~orin	86 -167
~oring	77 -159
~oriy	19 -36
~ork	-195 -69
~ork$	-236 -266
~orke	68 -204
~orker	81 -199
~orki	-89 17
~orkin	-89 17
~orko	23 -81
~orkou	23 -81
~orks	-188 161
~orks$	-218 167
~orl	-24 -10
~orld	-70 -91
~orld$	-60 -68
~orm	-88 -160
~orm$	-304 -8
~orma	-25 -261
~ormal	-11 -241
~ormat	-90 -69
~ormi	-173 -203
~ormin	-173 -203
~orn	101 -198
~orn$	158 -116
~orni	-26 -133
~ornin	-26 -133
~oron	4 8
~orov	20 29
~orov$	22 29
~orp	126 -47
~orpi	133 -44
~orpio	133 -44
~ors	-28 -216
~ors$	-78 -180
~orse	-38 -33
~orse$	-10 18
~orst	77 -73
~orst$	77 -73
~ort	-78 -274
~ort$	-28 -269
~orte	-218 43
~orth	-154 -137
~orth$	-152 -114
~ortho	-20 -39
~orti	162 29
~orts	-79 -37
~orts$	-79 -37
~oru	84 -127
~oru$	98 -67
~orv	15 -86
~orva	-63 -78
~orvar	-63 -78
~ory	-136 4
~ory$	-144 14
~os$	-280 -143
~osa	7 -66
~osa$	61 2
~osan	24 31
~osan$	24 31
~osc	-39 -5
~osco	-39 -5
~oscop	-39 -5
~ose	-154 81
~ose$	-211 79
~osed	28 -62
~osed$	28 -62
~osen	91 22
~osene	93 1
~oses	-99 12
~oses$	-99 12
~osh	273 -115
~osh$	291 -69
~osha	-186 -224
~oshi	92 95
~oshi$	77 -64
~oshis	-15 116
~oshn	159 -28
~oshni	159 -28
~osi	110 -141
~osi$	5 -156
~osib	-112 -51
~osibl	-112 -51
~osin	120 62
~osin$	149 -77
~osing	-3 94
~osit	60 -106
~osit$	-105 -79
~ositi	93 -47
~osk	-33 -53
~osku	-32 -42
~oskui	-32 -42
~osp	-36 0
~ospi	-50 18
~ospit	-50 18
~ospr	32 -89
~ospri	32 -89
~ost	-46 90
~ost$	20 -9
~osta	-89 -17
~ostal	-34 116
~ostar	-78 -119
~oste	-154 113
~osted	-159 195
~ostel	-13 62
~oster	-153 -234
~osti	-136 1
~osti$	-69 -129
~ostl	-135 -124
~ostly	-135 -124
~osto	116 46
~osto$	121 -11
~oston	-48 64
~ostp	-83 67
~ostpa	-65 28
~osu	-275 151
~osy	-18 -64
~ot$	147 -1
~ota	-56 43
~ota$	-2 15
~otal	-146 86
~otal$	-109 103
~otaly	-84 -46
~otar	14 22
~otas	41 60
~otasi	41 60
~otat	16 -39
~otato	-67 -27
~ote	-13 140
~ote$	67 176
~otei	-122 -153
~otein	-122 -153
~otel	18 59
~otel$	18 59
~otes	-112 12
~otes$	-112 12
~oth	81 47
~oth$	125 17
~othe	-76 11
~other	-31 -68
~othes	29 16
~othi	126 -58
~othin	42 -49
~othr	28 -27
~othri	60 -6
~othy	-30 -115
~oti	-31 -104
~oti$	111 -139
~otic	-37 72
~otic$	122 -38
~otice	-143 86
~otif	-111 -140
~otifi	-73 -128
~otin	-112 -150
~otin$	-108 -79
~oting	-33 -40
~otio	52 -121
~otion	52 -121
~otis	-100 -5
~otiy	-123 -98
~otiya	-123 -98
~otl	93 213
~otle	77 214
~otle$	52 213
~oto	-32 106
~oto$	-98 20
~oton	7 75
~oton$	7 75
~otor	112 -25
~otor$	112 -25
~otos	-44 1
~otp	-224 -116
~otp$	-224 -116
~otr	-103 -4
~ots	89 -210
~ots$	93 -205
~otu	-81 75
~otu$	66 -114
~oty	-3 -176
~oty$	-3 -176
~ou$	-178 -68
~oub	164 78
~oubl	136 99
~ouble	138 62
~oubt	82 -89
~oubt$	102 -59
~ouc	229 -110
~ouch	229 -110
~ouch$	125 -1
~ouche	190 -135
~oud	30 16
~oud$	44 -10
~oug	137 113
~ough	137 113
~ough$	55 105
~oughe	44 -106
~oughi	232 -105
~ought	71 90
~oul	15 44
~oul$	73 52
~ould	-3 26
~ould$	-71 60
~oulde	84 -225
~oun	138 65
~oun$	79 34
~ound	153 22
~ound$	116 36
~oundn	93 -53
~oung	-27 53
~ounge	6 32
~ouns	-135 -199
~ounse	-135 -199
~ount	65 69
~ount$	-109 -96
~ounte	-47 137
~ounts	84 121
~oup	-125 20
~oup$	-93 42
~our	50 -60
~our$	121 59
~oure	-5 57
~oured	43 80
~ouri	89 -103
~ourn	-42 -77
~ours	-98 -326
~ours$	16 -188
~ourse	-245 -269
~ourt	104 36
~ous	-292 -49
~ous$	-189 -123
~ouse	-152 52
~ouse$	-216 22
~ousi	-127 -27
~ousin	-127 -27
~out	63 -39
~out$	13 -6
~oute	-144 4
~outh	121 -108
~outh$	114 -103
~outi	26 -3
~outin	26 -3
~outs	11 62
~outsi	19 18
~outu	89 -42
~outub	89 -42
~ov$	-92 -103
~ova	-234 209
~oval	-112 157
~ovar	-74 -70
~ovd	5 -164
~ovde	5 -164
~ovder	5 -164
~ove	-5 20
~ove$	-5 -113
~oved	19 96
~oved$	19 96
~ovel	-10 18
~ovel$	-4 44
~ovem	-17 -61
~ovemb	-99 -39
~over	-10 8
~over$	45 -107
~overd	-69 115
~overe	-49 -6
~overi	-31 13
~overs	-115 -47
~overt	29 138
~oves	-5 -162
~oves$	-5 -162
~ovi	68 -201
~ovid	4 36
~ovid$	12 46
~ovie	-202 -196
~ovie$	-195 -182
~ovin	170 -116
~oving	170 -116
~ovl	-160 -159
~ovle	-58 -38
~ovled	-58 -38
~ovli	-150 -51
~ovlin	-150 -51
~ovly	-109 -63
~ovly$	-109 -63
~ovn	97 143
~ovn$	145 173
~ovne	-8 -10
~ovned	-112 -120
~ovner	60 79
~ovni	-85 -145
~ovnin	-85 -145
~ovs	67 -51
~ovs$	-1 -107
~ovsy	165 -40
~ovsy$	165 -40
~ovt	-69 -69
~ovt$	-38 -55
~ovu	28 -192
~ovu$	29 -171
~oy$	0 45
~oya	113 -163
~oya$	12 -212
~oye	154 70
~oye$	155 -101
~oyi	160 -6
~oyi$	133 -70
~oyin	90 43
~oyind	153 -26
~oys	59 -146
~oys$	59 -146
~pa$	271 120
~pac	-161 -207
~pace	-44 -136
~pacem	50 -37
~pach	-148 -113
~pacha	-115 -100
~pacht	-52 -38
~pad	332 -98
~pad$	167 -123
~pada	85 42
~pada$	143 78
~pade	98 74
~pade$	223 13
~padeg	-152 92
~padh	-273 -72
~padh$	-94 -109
~padha	-219 26
~padhi	-64 47
~padhn	5 -114
~padht	-95 -40
~padi	247 -232
~padi$	183 -216
~padip	141 -29
~padl	238 -83
~padla	209 -61
~pado	33 -74
~pados	33 -74
~padt	-12 -38
~padta	-24 22
~padte	-13 -84
~padti	-53 -73
~pady	27 8
~pady$	50 52
~pae	-155 -136
~pag	33 64
~paga	69 -130
~pagal	91 -114
~page	-158 156
~page$	-131 159
~pah	-278 -240
~paha	-204 -141
~pahad	-149 -222
~pahan	-151 7
~pahc	26 -87
~pahch	26 -87
~pahe	-137 -180
~pahel	-137 -180
~pahi	-40 106
~pahl	-157 -89
~pahla	-78 -68
~pahle	-105 -57
~pahli	-70 -62
~pahn	-95 -49
~pahne	-74 -38
~pahu	-108 -179
~pahun	-80 -152
~pai	78 55
~pai$	39 -114
~paid	-21 129
~paid$	-113 101
~paida	37 68
~paik	112 -81
~pain	23 44
~pain$	-54 -231
~painf	87 91
~paini	168 -19
~painl	18 261
~pains	34 -184
~paint	-20 -143
~paip	22 -30
~paip$	22 -30
~pair	167 -154
~pair$	152 -118
~paira	75 -37
~pairo	21 -147
~pais	-232 115
~paisa	-103 94
~paise	-211 53
~pait	-131 -174
~paith	-99 -115
~pak	157 5
~pak$	166 -196
~paka	22 127
~paka$	-127 192
~pakad	-24 7
~pakd	50 64
~pakda	-99 -39
~pakde	130 25
~pakdi	-20 97
~pakh	154 -36
~pakha	154 -36
~paki	-124 -76
~paki$	-84 79
~pako	79 -38
~pakod	103 -35
~paks	-73 -45
~pal	229 -290
~pal$	-44 -15
~pala	84 -201
~palak	-65 -126
~palat	198 -33
~pale	180 -72
~pale$	180 -72
~palk	135 -64
~palke	236 -41
~palm	155 -86
~palm$	141 -51
~palms	52 -41
~paln	-70 -29
~pals	127 -49
~palt	83 -192
~palu	73 38
~palu$	73 38
~pam	175 18
~pamb	79 -32
~pambu	79 -32
~pan	-75 -113
~pan$	-152 -315
~pana	-103 17
~pana$	-103 17
~panc	-21 -110
~panch	-21 -110
~pand	-33 40
~pandi	-95 -75
~pandr	-97 94
~pane	-41 149
~pane$	-41 149
~pani	32 -233
~pani$	28 -135
~panic	-102 -107
~panir	-200 -186
~pank	-131 218
~pankh	-90 247
~pankt	-103 -131
~panp	112 -74
~panp$	112 -74
~pant	56 -202
~panto	-111 -139
~pants	14 -50
~pany	-71 -143
~pany$	-53 -117
~pao	63 32
~pap	11 70
~papa	72 87
~papa$	96 156
~papad	138 -143
~papay	-205 -189
~papd	-91 -47
~papdi	-101 -46
~pape	-124 11
~paper	-124 11
~papi	11 -88
~papit	11 -88
~par	19 -1
~par$	67 40
~para	-221 66
~parac	-2 23
~paral	-124 -103
~parat	-304 -65
~parc	156 35
~parch	156 35
~pard	89 49
~parda	138 65
~pare	-123 127
~pare$	28 -20
~paren	-134 155
~pares	-91 35
~parh	-137 -140
~parhe	-137 -140
~pari	-217 -203
~pari$	-4 -76
~parik	-258 -190
~pariv	-15 -3
~park	79 -30
~park$	-14 14
~parke	86 8
~parki	24 -69
~paro	-20 82
~paros	-20 82
~pars	23 -131
~parso	-72 -100
~part	62 -119
~part$	14 -139
~partm	-50 -58
~partn	27 90
~partu	-65 28
~party	65 -251
~pas	64 71
~pas$	-175 144
~pasa	-167 -94
~pasan	-167 -94
~pase	161 -27
~pased	117 -90
~pasen	56 109
~pases	121 -88
~pash	-207 -155
~pashu	-94 -91
~pasi	167 -218
~pasin	167 -218
~pasl	167 -103
~pasli	167 -103
~pasp	-49 28
~paspo	-49 28
~past	62 7
~paste	64 -52
~pasv	-221 56
~pasvo	-154 158
~pat	57 104
~pat$	-50 -150
~pata	-74 70
~pata$	-67 141
~patak	123 41
~patal	-110 -148
~patan	-3 -140
~patc	-156 35
~patch	-156 35
~pate	-25 -18
~pate$	63 -50
~path	-13 -318
~path$	-56 -41
~patha	240 -70
~pathr	-156 -213
~pathy	-61 -132
~pati	213 19
~pati$	184 29
~patie	94 0
~patl	-34 -175
~patla	-10 -126
~patli	-60 -72
~patn	-138 -28
~patna	-50 -154
~patni	-120 43
~patr	-166 317
~patri	-144 325
~pau	-177 81
~paud	-50 -104
~pauda	7 -36
~paudh	-69 -76
~paun	-79 116
~paung	-24 -26
~paus	-66 -174
~pause	-3 -122
~pav	-89 -21
~pay	-207 -19
~pay$	-174 -30
~paya	-119 78
~paya$	-272 65
~payal	87 47
~paye	-6 -201
~pbo	48 125
~pboa	48 125
~pboar	48 125
~pch	-154 11
~pcha	-154 11
~pco	-67 -138
~pcod	-25 -90
~pcod$	-25 -90
~pcos	-44 -48
~pcos$	-44 -48
~pd$	147 -70
~pda	-10 -77
~pda$	174 32
~pdat	-112 -110
~pdate	-112 -110
~pde	-42 25
~pde$	-42 25
~pdi	-101 -46
~pdi$	-101 -46
~pe$	23 152
~pea	13 11
~peac	-49 92
~peace	-49 92
~peak	-4 -151
~peak$	-51 -107
~pean	135 -75
~peanu	135 -75
~peat	-118 -95
~peat$	-118 -95
~pec	91 58
~pect	-114 -3
~ped	198 202
~ped$	223 220
~pedi	-91 -39
~peh	-56 -87
~pehc	72 -101
~pehch	72 -101
~pehe	-127 100
~pehen	-127 100
~pehl	9 -85
~pehle	34 -60
~pehli	-75 -64
~pehn	-146 -166
~pehnu	-85 -115
~pel	-72 -26
~pen	182 137
~pen$	188 28
~pend	-157 62
~pendi	-116 -26
~pene	50 86
~pened	80 29
~peni	152 -54
~penin	34 -47
~pens	-40 60
~pens$	-15 9
~pensh	-32 -67
~pensi	-20 152
~pent	-19 -39
~peo	-36 -39
~peop	-36 -39
~peopl	-36 -39
~pep	93 -17
~pepa	8 10
~pepar	-73 26
~per	-122 46
~per$	38 -12
~pera	11 -7
~perat	11 -7
~perc	-194 -10
~perce	-153 3
~peri	-157 -313
~perio	-76 -297
~perl	3 63
~perly	3 63
~perm	-82 -14
~pers	-50 210
~pers$	1 139
~perso	-78 150
~perv	126 -95
~pes	140 19
~pes$	-98 -123
~pesh	204 -101
~pesha	223 -214
~pest	-116 92
~pest$	-12 0
~pesti	-147 95
~pet	84 -353
~pet$	111 -308
~peta	-130 57
~peti	-163 -84
~petr	87 -96
~petro	87 -96
~pf$	-113 -117
~pg$	8 172
~pi$	202 110
~pia	-64 -116
~piar	-64 -116
~piar$	-64 -116
~pic	46 54
~pic$	23 146
~pich	88 -22
~pich$	189 -9
~piche	75 84
~pichk	159 -18
~pichl	-288 -107
~pics	-57 58
~pics$	-57 58
~pict	-41 -101
~pictu	-41 -101
~pid	97 34
~pid$	-114 -140
~pidu	95 -113
~pidur	95 -113
~pie	34 -193
~piec	68 -87
~piece	68 -87
~pig	23 54
~pige	-40 62
~pigeo	-40 62
~pij	-13 -194
~pija	-11 -208
~pija$	-11 -208
~pik	-3 35
~pik$	25 77
~pika	80 -10
~pikar	73 -8
~piki	-32 27
~pikin	-32 27
~pil	79 -68
~pil$	-13 -66
~pila	193 -163
~pila$	232 -125
~pilan	-88 -84
~pilat	-169 -86
~pilay	110 -72
~pile	-111 -51
~pile$	-106 -89
~pilep	-130 3
~piles	-47 -58
~pili	-4 -172
~pili$	86 -8
~pilin	-106 -77
~piliy	26 -112
~pilo	-107 1
~pilov	-107 1
~pils	146 209
~pils$	146 209
~pily	-62 -136
~pily$	-62 -136
~pim	-210 -26
~pimp	-210 -26
~pimpl	-210 -26
~pin	115 -12
~pin$	-67 53
~pina	-118 -168
~pina$	-100 -182
~pinc	193 -38
~pinch	193 -38
~pind	65 -31
~pindl	38 -29
~pine	22 -36
~pine$	22 -36
~ping	132 112
~ping$	132 112
~pini	-149 -110
~pinin	-88 -33
~pinio	-88 -84
~pink	53 -173
~pink$	34 -171
~pio	133 -44
~pion	141 -39
~pion$	141 -39
~pip	-144 92
~pip$	-22 66
~pipe	-116 83
~pipe$	-98 100
~pir	-56 -182
~pire	-139 -22
~pire$	-81 -43
~pired	-84 3
~piri	178 -120
~piri$	141 -41
~pirid	78 -16
~pirin	43 -66
~pis	-267 -5
~pis$	-143 -23
~piso	-90 -125
~pisod	-90 -125
~pist	-176 54
~pist$	-144 -53
~pista	-61 -122
~pit	96 -223
~pit$	237 -173
~pita	-27 -75
~pita$	61 -204
~pitaj	-2 -23
~pital	-83 -2
~pitc	-7 -76
~pitch	-7 -76
~pite	27 -130
~pite$	27 -130
~pith	56 -214
~pith$	56 -214
~piti	-33 -89
~piti$	-105 -63
~piu	-9 -134
~piun	68 -37
~piy	77 -27
~piya	5 60
~piya$	20 66
~piye	108 -72
~piye$	108 -72
~pka	175 -188
~pka$	201 17
~pkal	-157 -124
~pkali	-157 -124
~pkan	94 -91
~pkanp	146 -18
~pkap	166 -6
~pkapi	166 -6
~pkar	-54 -85
~pke	-126 35
~pke$	-126 35
~pki	-97 -79
~pki$	-106 -128
~pl$	-138 -35
~pla	-240 -128
~plac	-109 36
~place	-109 36
~plai	-117 -142
~plain	-177 -138
~plan	-238 9
~plan$	-107 23
~plani	-155 14
~plant	-155 -42
~plas	22 -286
~plast	47 -255
~plat	43 55
~plate	69 -225
~platf	-69 190
~play	-163 -306
~play$	-205 -260
~playi	-37 -127
~plays	-158 -49
~ple	69 -121
~ple$	51 -128
~plea	58 36
~pleas	58 36
~ples	-105 -97
~ples$	-88 -93
~plet	10 -150
~plete	31 -4
~pletl	-66 -97
~pli	54 36
~plic	-78 -138
~plica	-78 -138
~plie	56 35
~plin	-105 74
~pline	-105 74
~plit	102 10
~pliti	77 44
~plo	-213 -42
~pls	-94 12
~pls$	-94 12
~plu	0 -148
~plus	-72 -50
~plus$	-72 -50
~ply	18 -130
~ply$	34 -124
~plyi	-34 -29
~plyin	-34 -29
~pm$	-20 -115
~pna	-141 31
~pna$	-141 31
~pne	-160 116
~pne$	-204 120
~pni	-117 205
~pni$	-117 205
~po$	119 -192
~pod	-147 -63
~poe	-7 -205
~poem	2 -192
~poem$	2 -192
~poh	-141 -130
~poha	-141 -130
~poha$	-141 -130
~poi	-122 1
~poil	-87 -9
~poin	-181 61
~point	-181 61
~pois	-48 -82
~poiso	-48 -82
~pok	167 -73
~poke	-12 55
~pokh	172 -82
~pol	84 -49
~pole	120 -17
~pole$	120 -17
~poli	-132 -88
~polic	-18 140
~polio	-93 -79
~polis	10 -37
~polit	-123 -262
~pon	-13 -11
~pon$	46 42
~pond	143 -99
~pondi	116 -61
~pong	-116 -80
~ponga	-106 -72
~por	37 17
~pore	-80 170
~poren	-76 179
~pori	95 -115
~port	-60 -207
~port$	-39 -189
~ports	-70 -24
~pos	-18 97
~pose	-148 109
~pose$	-141 68
~posi	23 -130
~posib	-112 -51
~posit	61 -102
~post	5 111
~post$	152 -16
~posta	-79 -170
~poste	-205 148
~postp	-83 67
~pot	-57 133
~pot$	22 -170
~pota	85 9
~pota$	87 -70
~potas	41 60
~potat	95 -31
~pote	-22 -132
~pote$	-22 -132
~poth	-64 180
~pothe	-66 103
~poti	-82 14
~potin	-33 -40
~pots	-61 -71
~pots$	-61 -71
~potu	-183 98
~poty	-35 -174
~poty$	-35 -174
~pou	175 60
~pour	96 66
~pov	-43 132
~pova	-144 234
~povd	5 -164
~povde	5 -164
~pove	10 -193
~pover	10 -193
~poy	237 -167
~poya	84 -115
~poyi	216 -76
~poyin	153 -26
~pr$	-139 -188
~pra	7 51
~prac	-104 -39
~pract	-104 -39
~prad	-26 -79
~prai	-114 -83
~praj	58 116
~prajo	-42 119
~prak	16 85
~pram	-89 -163
~pram$	-74 -118
~pran	-181 72
~prana	-80 -69
~pras	41 -146
~prasa	108 -72
~prash	-156 -102
~prat	-159 -124
~prath	-182 -60
~prati	-44 -75
~prav	235 -78
~pravn	235 -78
~pray	-15 63
~pray$	1 115
~praye	-59 44
~prayi	-63 -41
~pre	-13 -178
~pre$	-22 -92
~prea	53 -10
~pread	58 -6
~preg	102 -91
~preg$	125 -71
~pregn	24 -61
~prem	-184 -183
~premi	-100 -168
~prep	-82 -76
~prepa	-82 -76
~pres	-69 -118
~pres$	46 82
~presc	-66 -41
~prese	-113 -186
~presh	-229 -91
~presi	-50 -216
~presu	-4 51
~pret	34 40
~prete	34 40
~prev	66 -175
~preve	25 -155
~previ	79 -17
~pri	-12 -89
~pri$	-76 -114
~pric	-155 -197
~price	-122 -187
~prik	116 -42
~pril	12 -47
~pril$	12 -47
~prin	-82 -57
~prin$	32 -89
~princ	2 41
~print	-126 -201
~prit	112 -122
~priv	2 -170
~priva	2 -170
~pro	-184 -160
~prob	-62 -7
~probl	-54 -42
~proc	-106 -155
~proce	-106 -155
~prof	-189 19
~profi	-169 -121
~proj	34 -93
~proje	34 -93
~prom	-192 -91
~promp	-71 -154
~prop	34 -6
~prope	-7 56
~propo	-85 -148
~pros	30 -112
~prost	-56 -88
~prot	-127 -180
~prote	-122 -153
~prov	-132 -95
~provi	-127 -42
~ps$	75 -38
~psc	-87 89
~psc$	-87 89
~pse	65 -191
~pse$	36 -159
~psed	93 -50
~psed$	93 -50
~psi	-161 -165
~psis	-53 -54
~psis$	-53 -54
~pst	-94 43
~psy	-140 -18
~psy$	-117 39
~psyc	-50 -131
~psych	-50 -131
~pt$	-144 -127
~pta	128 -32
~pta$	145 -15
~ptai	-76 -19
~ptain	-76 -19
~pte	-168 -75
~pte$	-62 11
~pter	-158 -128
~pter$	-158 -128
~pti	65 -198
~ptic	183 -102
~ptic$	97 -94
~ptio	-172 -136
~ption	-172 -136
~pto	-212 -178
~ptom	-111 -126
~ptoms	-109 -124
~ptop	-216 -51
~ptop$	-216 -51
~pty	-1 83
~pty$	9 -15
~pu$	110 -208
~pub	-98 -49
~pubg	-96 -32
~pubg$	-96 -32
~puc	-5 61
~puch	-5 61
~puch$	11 77
~pucha	-201 -15
~puche	-101 42
~puchn	158 -111
~pucho	19 -41
~pucht	-101 166
~pud	48 60
~pudi	78 74
~pudiy	102 11
~puf	56 -71
~pufe	155 -49
~puj	-21 -157
~puja	67 -91
~puja$	31 -87
~pul	204 155
~pul$	-21 228
~pule	130 10
~puled	130 10
~puli	66 63
~pulin	176 -32
~pulis	24 99
~puls	140 -255
~pulse	170 -211
~pult	33 -7
~pum	221 23
~pump	221 23
~pump$	231 -78
~pun	-3 -146
~pun$	110 -112
~pune	-132 -107
~pune$	-132 -107
~punj	-95 -89
~punja	-95 -89
~pup	74 -173
~pup$	-108 -142
~pupi	192 -47
~pupil	192 -47
~pur	123 -42
~pur$	-38 -67
~pura	3 -174
~pura$	89 48
~puran	-258 -415
~pure	101 -33
~pure$	101 -33
~puri	-22 41
~puri$	-47 42
~purp	140 108
~purpl	160 -99
~purpo	-85 148
~pus	-90 -188
~pus$	-117 -74
~push	55 -70
~push$	121 -4
~put	101 94
~put$	20 199
~puti	87 -20
~putin	87 -20
~putl	241 -121
~putli	241 -121
~pv$	-23 -56
~py$	117 -27
~pya	89 -182
~pyaj	-178 -135
~pyaj$	-178 -135
~pyar	-217 -73
~pyar$	-193 -33
~pyas	107 -17
~pyas$	107 -17
~pye	-70 -73
~pye$	-70 -73
~pyt	-59 -147
~pyth	-59 -147
~pytho	-59 -147
~ra$	325 63
~rab	-153 -115
~rab$	-24 -32
~raba	-122 15
~raba$	-143 -69
~rabad	17 -75
~rabar	-40 66
~rabi	-156 -186
~rabie	-161 -185
~rac	-134 128
~race	-36 122
~race$	19 160
~racet	-2 23
~rach	-105 147
~ract	-207 -217
~ract$	-120 -22
~racte	-31 -107
~racti	-97 -81
~racto	-52 -120
~ractu	-69 -41
~rad	136 -261
~rad$	42 -63
~rada	137 -12
~rada$	-98 42
~rade	-154 -127
~rade$	-154 -127
~radh	-76 -2
~radl	-66 -30
~radle	-66 -30
~radu	-91 -97
~rady	131 -40
~rae	-117 -81
~raen	-109 -52
~raen$	-109 -52
~raf	33 -94
~raf$	225 69
~rafi	-131 -114
~rafic	-88 -105
~raft	-191 -83
~raft$	-188 -199
~rafy	-125 -106
~rafy$	-125 -106
~rag	-13 -15
~rage	2 43
~rage$	-27 58
~ragi	-78 -81
~ragi$	-197 -148
~ragin	114 54
~rah	150 87
~rah$	-146 16
~raha	206 -34
~raha$	196 -29
~rahat	49 -55
~rahe	30 -63
~rahe$	79 -84
~raheg	-223 -66
~rahen	-104 125
~rahi	325 57
~rahi$	310 39
~rahin	213 -137
~rahn	-165 28
~rahna	-58 111
~rahne	-139 -131
~raho	-115 30
~raho$	-113 18
~raht	-58 -189
~rahta	-191 -103
~rahte	125 -105
~rahti	-120 -116
~rahu	-122 342
~rahu$	-67 189
~rahun	-76 269
~rahv	-34 91
~rahvi	-34 91
~rai	-5 39
~rai$	33 -58
~raid	-111 -133
~raid$	-111 -133
~raig	99 30
~raigh	104 42
~raik	53 -177
~raikt	57 -164
~rail	-60 277
~railv	-8 172
~rain	-132 21
~rain$	-37 -22
~raine	3 -71
~raini	-250 -89
~rains	64 -13
~rais	-154 -62
~raise	-143 -52
~rait	106 -171
~rait$	106 -171
~raiv	-55 -19
~raj	-112 59
~raj$	-61 -5
~raja	-59 -242
~raja$	-50 -126
~rajas	-159 -161
~raji	51 -115
~rajm	-143 -164
~rajma	-115 -149
~rajo	-148 206
~rajol	-42 119
~rak	-26 114
~rak$	-193 -189
~raka	-153 72
~rake	-19 -52
~raked	-43 -72
~rakh	-114 91
~rakh$	47 249
~rakha	-75 193
~rakhe	-122 -159
~rakhi	39 66
~rakhn	-237 -49
~rakht	2 -118
~rakhu	-86 -309
~raki	25 -77
~raks	-120 170
~raks$	-79 200
~raksh	-63 -79
~rakt	267 -60
~rakta	149 -224
~rakth	163 -95
~ral	-66 -2
~ral$	32 16
~rala	-1 -77
~rala$	-1 -77
~rali	-109 -203
~raly	-238 -100
~raly$	-189 -56
~ralys	-109 -69
~ram	-20 -157
~ram$	-87 -160
~rama	-130 143
~rama$	-84 181
~ramay	-138 -83
~rame	-123 -128
~ramp	48 -87
~ramps	-24 -76
~ran	60 -92
~ran$	-122 122
~rana	-230 -230
~rana$	-157 -240
~ranay	-78 -63
~ranc	-168 -10
~rance	-188 -29
~ranch	-2 24
~rand	-36 -53
~rand$	-148 -116
~randf	-5 74
~randm	-81 -136
~randp	43 -52
~rands	92 29
~rane	-15 77
~rane$	-15 77
~rang	142 -185
~rang$	190 -98
~range	-88 -61
~rani	-272 -226
~rani$	-266 -212
~ranj	56 -60
~rank	170 136
~rank$	206 141
~rans	29 -185
~ransf	116 -27
~ransl	-128 -181
~ransp	-71 -77
~rant	112 -84
~rant$	109 2
~ranti	66 -118
~rany	170 -21
~rany$	170 -21
~rao	54 -143
~rao$	77 -138
~rap	-55 -205
~rap$	-174 -107
~rape	128 -125
~rape$	117 -142
~rapi	-129 -36
~rapis	-134 -25
~rapy	-139 -160
~rapy$	-139 -160
~rar	-53 55
~rare	-151 -42
~rare$	-151 -42
~ras	-91 61
~ras$	-82 -190
~rasa	157 -177
~rasam	85 -81
~rasav	84 -60
~rase	50 -61
~rash	-385 -258
~rash$	-318 -256
~rasha	-102 -98
~rashi	-113 -106
~rasi	68 237
~rasi$	22 241
~raso	-28 17
~rasoi	24 33
~rasou	-104 -56
~rast	56 151
~rasta	-12 202
~raste	12 -101
~rat	-72 -79
~rat$	-64 98
~rata	134 15
~rata$	134 15
~ratc	-43 49
~ratch	-43 49
~rate	-216 -433
~rate$	-189 -384
~rath	-31 44
~ratha	-84 34
~rathi	-148 -128
~rati	-117 -193
~ratio	-65 -68
~rato	118 -38
~rator	118 -38
~ratr	-112 -253
~ratri	-112 -253
~rau	-80 -111
~rav	1 -40
~rav$	-130 -85
~rava	98 -64
~rave	-167 72
~rave$	9 -9
~ravel	-130 -83
~ravi	-112 47
~ravn	201 -124
~ravn$	15 -83
~ravns	211 -50
~ravy	-108 22
~ravyu	-44 63
~ray	94 131
~ray$	117 -22
~raya	-4 -41
~raya$	38 -73
~raye	-100 -3
~raye$	-57 -75
~rayer	-74 22
~rayi	-63 -41
~rayin	-63 -41
~rb$	85 -104
~rba	52 78
~rbad	-69 118
~rbad$	-69 118
~rbat	17 40
~rbat$	20 -29
~rbati	2 52
~rbh	-7 -165
~rbh$	-30 -4
~rbha	-109 -162
~rbhav	-3 -72
~rbhv	38 -35
~rbhva	38 -35
~rbo	-162 -118
~rcb	-161 -175
~rcb$	-161 -175
~rce	-72 50
~rce$	55 159
~rced	-21 -76
~rced$	-21 -76
~rcen	-153 3
~rcent	-153 3
~rch	-145 146
~rch$	-209 -45
~rcha	91 116
~rcha$	-29 54
~rche	37 128
~rche$	5 116
~rchi	-99 44
~rchi$	-44 -4
~rci	-225 -167
~rcis	-204 -128
~rcise	-204 -128
~rd$	-5 33
~rda	101 31
~rda$	93 106
~rdan	100 -25
~rdan$	103 -160
~rdar	-26 -63
~rdar$	-63 -45
~rdas	86 1
~rdast	98 -16
~rday	-7 7
~rday$	-7 -1
~rde	-186 -155
~rde$	-133 -104
~rden	59 22
~rden$	64 15
~rder	-132 -134
~rder$	-82 -115
~rdes	-62 -85
~rdi	-92 -89
~rdi$	-174 -33
~rdia	-97 -63
~rdiac	-94 -59
~rdio	-21 -36
~rdiy	-55 -48
~rdiyo	-54 -47
~rdl	109 101
~rdly	109 101
~rdly$	109 101
~rdo	-62 94
~rdos	-61 145
~rdose	-61 145
~rds	86 32
~rds$	86 32
~re$	28 1
~rea	-63 54
~rea$	59 44
~reach	3 -108
~react	-13 112
~read	-151 61
~read$	-154 -73
~readi	-66 -236
~readm	102 -72
~ready	-171 188
~reak	-210 82
~reak$	-218 152
~reakf	-9 -90
~reaku	-137 -48
~real	-93 7
~real$	-178 -2
~realy	-6 22
~ream	-28 -217
~ream$	-164 -192
~reami	163 -32
~reams	113 -71
~rean	83 -38
~rean$	83 -38
~rear	47 -100
~rearm	47 -100
~reas	-46 90
~rease	-98 -140
~reaso	-116 163
~reast	60 -181
~reat	39 -256
~reat$	-261 -91
~reath	150 -201
~reati	-128 -78
~reatm	17 30
~reb	-7 -55
~rebi	-7 -55
~rebij	-7 -55
~rec	34 -301
~rech	134 -98
~reche	149 -62
~reci	-152 -149
~recip	-152 -149
~reco	-78 -15
~recog	57 -64
~recor	-53 -85
~recov	-42 80
~rect	2 -182
~rect$	-192 -129
~recto	-83 -71
~red	-45 73
~red$	-25 137
~redi	-96 -90
~redit	-72 -44
~rediy	-22 -77
~redu	18 -70
~reduc	18 -70
~ref	-158 105
~refi	-47 83
~refu	-143 91
~refun	-122 -127
~refus	-12 130
~reg	68 -210
~reg$	125 -71
~rega	-52 -197
~rega$	-73 -184
~regi	-2 -79
~regis	26 -89
~regn	24 -61
~regna	18 -46
~regne	17 -55
~regu	-54 -28
~regul	-50 -26
~reh	8 47
~reh$	-64 90
~reha	130 -173
~rehe	-40 96
~rehea	-40 96
~rehn	-22 79
~rehna	-34 117
~rehne	7 -12
~reht	-169 -2
~rehta	-135 -46
~rehte	-31 -38
~rehti	-76 31
~rei	-62 25
~reig	-50 43
~rej	-171 -151
~rej$	-36 -112
~reje	-56 26
~rejec	-56 26
~reji	-114 -133
~reji$	-114 -133
~rek	6 -164
~rek$	54 -69
~rel	-167 138
~rel$	-123 153
~rela	-24 -34
~rela$	-100 -149
~relat	48 89
~reli	-98 140
~relu	-60 -144
~relu$	-60 -144
~relv	-4 -98
~relve	-4 -98
~rem	-63 -288
~rema	-64 33
~reme	-41 -210
~remed	-23 -36
~remen	-43 -125
~remi	-118 -187
~remiu	-100 -168
~remo	5 -184
~remot	203 -56
~remov	-153 -144
~ren	-131 27
~ren$	-166 20
~renc	-84 -142
~rence	-176 -133
~rene	-121 -193
~renes	-84 -98
~renev	-59 -132
~reng	-119 68
~renge	-132 71
~reni	-134 -154
~renin	-132 -149
~rent	84 62
~rent$	119 -63
~rents	-131 148
~rep	-128 -243
~repa	-61 -77
~repar	-70 -73
~repe	-124 -109
~repea	-118 -95
~repl	-151 -115
~repla	-74 -100
~reply	-112 -113
~repo	8 -102
~repor	8 -102
~res	-70 -169
~res$	-32 5
~resc	-118 -59
~rescr	-66 -41
~rese	-180 -193
~resed	-121 -77
~resh	17 -108
~resh$	40 -31
~resha	-66 -56
~reshe	67 -63
~resi	-94 -179
~resid	-4 -80
~resig	-44 22
~resin	121 -44
~resio	-82 -182
~resp	82 -33
~respe	-80 18
~respo	129 -62
~rest	57 -90
~rest$	59 -33
~resta	-8 -59
~resti	7 -74
~resu	-90 81
~resul	-195 96
~resum	-76 -115
~resur	-4 51
~ret	-18 29
~ret$	-172 -30
~reta	-21 -157
~retar	6 -66
~retc	-59 -92
~retch	-59 -92
~rete	27 58
~rete$	10 31
~reten	34 40
~reti	-43 52
~retir	-34 57
~retu	-83 56
~retur	-83 56
~rev	5 126
~rev$	58 -5
~reve	-20 135
~revel	-72 -65
~reven	21 -182
~rever	-24 202
~revi	-8 -137
~revio	79 -17
~reviv	-116 -96
~rey	177 -139
~rey$	159 -113
~rf$	-23 -13
~rfa	-2 34
~rfar	104 97
~rfari	104 97
~rfe	2 -19
~rfi	85 -28
~rg$	24 -97
~rga	165 -82
~rga$	99 -56
~rgan	-64 -16
~rgao	146 -52
~rgaon	146 -52
~rge	8 -354
~rge$	67 -73
~rged	28 -95
~rged$	28 -95
~rgen	87 -225
~rgenc	57 -167
~rgent	69 -109
~rger	-137 -162
~rger$	-54 -99
~rgery	-115 -99
~rget	-96 -109
~rget$	-83 -103
~rgi	-61 8
~rgi$	15 -272
~rgiv	-41 117
~rgive	-41 117
~rgl	128 -61
~rgle	120 -42
~rgle$	117 -42
~rgli	53 -23
~rglin	53 -23
~rgo	-13 -25
~rgot	-7 -20
~rgot$	-4 -61
~rgu	-23 -95
~rgy	39 -98
~rgy$	39 -98
~rha	259 84
~rha$	178 147
~rham	128 -112
~rhan	159 -106
~rhe	-61 -128
~rhe$	31 -98
~rhej	-137 -140
~rhej$	-137 -140
~rhi	132 11
~rhi$	132 11
~rhy	-77 -57
~ri$	-114 152
~ria	6 -132
~ria$	6 -147
~riag	-26 75
~riage	-26 75
~rial	58 -210
~rial$	58 -210
~rian	-62 -62
~rian$	-49 -21
~rib	85 147
~rib$	-114 -98
~ribl	136 21
~ribs	184 -54
~ribs$	184 -54
~ric	-183 -91
~ric$	9 -251
~rice	-303 -109
~rice$	-301 -92
~rich	-25 49
~rici	-174 98
~ricia	-161 -86
~rics	-103 -101
~rics$	-103 -101
~rict	-146 -106
~rict$	-131 -102
~rid	-114 20
~rida	-100 28
~riday	-75 36
~ride	-87 -177
~ride$	-74 -108
~ridg	43 72
~ridge	43 72
~ridh	-33 13
~ridha	-24 28
~rido	41 89
~ridon	111 -12
~rie	-117 46
~ried	-176 11
~ried$	-176 11
~rief	-154 26
~rief$	-154 26
~rien	-1 13
~riend	-1 13
~ries	-17 68
~ries$	51 -5
~rif	-110 -44
~rifl	-38 4
~rig	270 -21
~righ	253 -234
~right	253 -234
~rij	-17 -74
~rij$	30 -244
~rija	-55 90
~rijal	-55 90
~riji	9 0
~rijin	79 -230
~rik	-233 10
~rik$	-16 -130
~rika	-228 174
~rika$	-216 128
~rike	-61 -53
~riket	-60 -32
~rikh	-161 -115
~rikh$	-90 -73
~riks	-119 -216
~riksh	-120 -197
~ril	-210 -276
~ril$	-181 -105
~rila	-1 -133
~rila$	0 -126
~rile	-171 -136
~rile$	-171 -136
~rils	-73 -156
~rils$	-73 -156
~rim	-127 -170
~rim$	-124 -104
~rime	-168 -24
~rimen	-59 -78
~rin	61 -47
~rin$	-55 -26
~rinc	2 41
~rinci	2 41
~rind	133 -39
~rind$	-42 -10
~rine	48 8
~rine$	48 8
~ring	82 7
~ring$	62 -79
~ringi	25 118
~rings	95 109
~rinj	5 -42
~rink	47 -39
~rink$	23 -75
~rinki	-77 41
~rinks	139 -49
~rins	-95 -22
~rint	-133 -204
~rint$	-40 -39
~rinte	-111 -179
~rio	-113 -406
~riod	-76 -297
~riod$	-36 -194
~riods	-59 -208
~riou	-78 -144
~rious	-78 -144
~rip	65 131
~rip$	112 114
~ripa	-80 68
~ripan	-57 77
~ripi	160 -39
~ripin	160 -39
~ripo	20 -177
~ripor	20 -177
~rips	-121 115
~ript	-108 52
~ript$	-38 -39
~ripti	-83 -107
~rir	128 58
~rir$	128 58
~ris	-117 -85
~ris$	-32 -7
~rise	-93 -16
~rise$	-89 -92
~rish	-116 -300
~rish$	14 -219
~risht	-107 -85
~rishy	-126 -120
~risk	-173 -115
~risk$	-163 -113
~rist	17 95
~rist$	60 50
~rit	96 -128
~rit$	196 -7
~rita	-109 -80
~rite	-56 -24
~rite$	-21 -89
~riten	-94 87
~riti	-70 -198
~ritin	-16 -136
~ritis	39 -85
~rity	-1 -71
~rity$	25 61
~rityu	-46 -123
~riv	-6 56
~riva	-15 -156
~rivar	-15 -3
~rivat	2 -170
~rive	29 151
~rive$	-24 67
~river	85 127
~rivi	-69 -183
~rivin	-66 -181
~riy	-171 -51
~riya	-191 -49
~riya$	-119 -16
~riyal	-186 -128
~riyan	-23 3
~rj$	-73 172
~rja	-170 118
~rja$	-72 190
~rjar	-68 -161
~rji	23 -123
~rji$	26 -121
~rk$	-200 -244
~rka	-168 -63
~rka$	-46 -3
~rkar	-127 -51
~rkar$	-59 -100
~rkari	-91 -5
~rke	23 -1
~rke$	-7 193
~rked	65 -99
~rked$	65 -99
~rker	42 -216
~rker$	7 -106
~rkers	48 -153
~rket	-97 -120
~rket$	-83 -109
~rkh	89 21
~rki	12 -125
~rkin	31 -68
~rking	50 -33
~rkins	-78 -53
~rko	29 -82
~rkou	23 -81
~rkout	23 -81
~rks	-74 148
~rks$	-88 154
~rku	110 75
~rl$	15 122
~rld	-70 -91
~rld$	-60 -68
~rlf	-150 -82
~rlfr	-150 -82
~rlfri	-150 -82
~rli	8 77
~rlic	-77 -24
~rlic$	-77 -24
~rlie	79 68
~rlier	79 68
~rlin	-11 -62
~rls	6 61
~rls$	6 61
~rly	-20 -43
~rly$	-20 -43
~rm$	-51 -35
~rma	-86 -320
~rma$	-128 -129
~rmac	-35 -85
~rmacy	-46 -32
~rmal	-11 -241
~rmal$	-34 -277
~rmaly	71 -21
~rman	-92 2
~rmat	-90 -69
~rmat$	-71 -42
~rme	40 -86
~rmen	-16 26
~rment	-16 26
~rmer	117 -9
~rmer$	134 71
~rmeri	18 -49
~rmi	-306 -254
~rmi$	-204 -186
~rmin	-189 -80
~rmin$	-112 -153
~rmit	-120 -109
~rmo	149 -168
~rmom	164 -58
~rmome	164 -58
~rmon	-31 -104
~rms	81 1
~rms$	81 1
~rmy	-121 146
~rmy$	-121 146
~rn$	5 -10
~rna	-150 60
~rna$	-121 118
~rnak	-50 -64
~rnak$	-50 -64
~rnal	2 -76
~rnat	-32 -142
~rne	-41 142
~rne$	-99 136
~rned	12 86
~rned$	12 86
~rng	66 -71
~rng$	66 -71
~rni	23 -2
~rni$	-196 84
~rnia	-54 -27
~rnia$	-54 -27
~rnin	43 -83
~rning	43 -83
~rnit	-26 -39
~rnity	-26 -39
~rniy	-44 -58
~rniya	-44 -58
~rno	-1 -48
~rns	-138 -107
~rns$	-138 -107
~rnt	-58 5
~rnt$	-58 5
~rnu	-73 -55
~rnun	-85 -53
~rnun$	-85 -53
~ro$	-68 39
~roa	126 -85
~road	107 -20
~road$	107 -20
~roas	-99 -123
~roast	-99 -123
~roat	132 -57
~roat$	132 -57
~rob	-117 -131
~robl	-54 -42
~roble	-54 -42
~robo	-47 -92
~robot	-47 -92
~roc	43 10
~roce	-179 -40
~roces	-106 -155
~roci	130 50
~rocin	130 50
~rod	144 56
~rod$	228 -106
~roda	25 110
~roe	-50 151
~rof	-106 13
~rofi	-85 -124
~rofil	-65 -115
~rog	-99 -101
~roh	-169 -91
~rohi	-150 -107
~rohit	-150 -107
~roi	31 -202
~roid	14 -167
~roid$	14 -167
~roj	-177 28
~roj$	-233 83
~roja	64 -119
~roja$	64 -119
~roje	17 -70
~rojec	9 -83
~rok	22 -175
~rok$	-52 117
~roke	16 -289
~roke$	42 -205
~roken	-68 -122
~rokn	-110 -17
~rokne	-73 -75
~roks	-135 -189
~roksi	-143 -154
~rokt	127 -214
~rokth	-20 -82
~rol	-87 -250
~rol$	-91 -118
~role	41 -106
~roled	63 -81
~rolo	-97 -63
~rolog	-97 -63
~rom	60 14
~rom$	91 64
~romp	-71 -154
~rompt	-71 -154
~ron	-66 -25
~ron$	-20 -168
~rona	-59 -121
~rona$	-3 -92
~rone	-87 8
~rone$	-47 24
~rong	7 71
~rong$	-4 57
~rono	-157 53
~ronor	-88 93
~ront	113 66
~ront$	100 56
~ronto	37 13
~rop	126 165
~rop$	66 114
~rope	71 247
~rope$	-1 245
~roped	102 37
~roper	-7 56
~ropo	-98 -168
~ropos	-85 -148
~rops	-20 -244
~rops$	-20 -244
~ror	17 0
~ror$	17 0
~ros	47 -87
~ros$	-136 -10
~rose	-1 -33
~rosen	93 1
~rosh	159 -28
~roshn	159 -28
~rosi	146 -16
~rosin	143 9
~rost	-64 -121
~roste	-123 -82
~rot	70 10
~rota	80 -81
~rota$	206 -53
~rote	-88 97
~rote$	-41 176
~rotei	-122 -153
~roth	192 -95
~roth$	202 -38
~rothe	85 -80
~roti	-92 -46
~roti$	-85 -70
~rou	81 83
~roub	27 131
~roubl	27 131
~roug	138 -121
~rough	138 -121
~roun	171 -35
~round	171 -35
~roup	-83 58
~roup$	-75 67
~rous	-52 38
~rous$	-109 43
~rout	-147 -165
~routi	-58 -103
~rov	-65 -132
~rov$	-37 -33
~rove	-45 40
~rovi	-77 -112
~rovin	-67 -98
~rovn	-59 -196
~rovn$	23 -76
~rovne	-112 -120
~rovni	-85 -145
~rovs	82 -15
~rovs$	-139 -12
~rovsy	165 -40
~roy	87 101
~roya	88 -67
~roya$	88 -67
~rp$	148 -29
~rpa	13 -118
~rpe	-125 138
~rpen	-125 138
~rpi	182 -6
~rpic	90 44
~rpic$	90 44
~rpin	71 -40
~rpio	133 -44
~rpion	141 -39
~rpl	153 -106
~rple	149 -95
~rple$	149 -95
~rpo	-156 128
~rpor	-93 -58
~rport	-65 -54
~rpos	-85 148
~rpose	-85 148
~rs$	-69 -111
~rsa	-208 46
~rsar	-93 -63
~rsary	-93 -63
~rsat	-135 -64
~rsat$	-135 -64
~rsd	-29 44
~rsda	-29 44
~rsday	-29 44
~rse	62 -155
~rse$	7 -122
~rses	-32 -110
~rses$	-32 -110
~rsh	-272 -250
~rsha	-181 -181
~rsi	-84 -327
~rsi$	102 -247
~rsin	-176 -105
~rsing	-176 -105
~rsio	-21 -59
~rsion	-21 -59
~rso	-87 15
~rso$	-38 -185
~rson	-77 110
~rson$	-73 81
~rst	112 -157
~rst$	84 -178
~rt$	-59 -186
~rta	-105 -56
~rta$	-137 -33
~rtai	162 28
~rtain	162 28
~rtan	-24 -61
~rtan$	-131 -30
~rtb	-121 -59
~rte	40 -79
~rte$	-72 -58
~rted	126 20
~rted$	126 20
~rter	28 -167
~rter$	18 -208
~rth	-141 -113
~rth$	-176 -143
~rthd	-49 -172
~rthda	-49 -172
~rthi	7 171
~rthin	-45 139
~rtho	-20 -39
~rti	-25 -83
~rti$	-198 -196
~rtic	59 -111
~rticl	59 -111
~rtif	-80 -13
~rtifi	-80 -13
~rtin	-20 120
~rting	30 12
~rtio	159 -39
~rtion	161 -33
~rtm	-50 -58
~rtme	-50 -58
~rtmen	-50 -58
~rtn	27 90
~rtne	27 90
~rtner	27 90
~rto	-12 -127
~rto$	-9 -125
~rts	-10 -233
~rts$	-10 -233
~rtu	-92 -46
~rtum	-65 28
~rtum$	-65 28
~rtv	76 -35
~rtva	76 -35
~rtvat	76 -35
~rty	115 -253
~rty$	115 -266
~ru$	159 -53
~rub	-139 -58
~rubi	20 -124
~rubin	-13 -117
~rubis	44 -8
~ruc	181 -205
~ruch	191 -147
~ruct	-39 -104
~ructi	-17 -83
~rud	141 -165
~rudh	163 -84
~rudhu	163 -84
~rue	-215 -181
~rue$	-215 -181
~ruf	52 -9
~ruf$	24 -8
~rug	112 162
~rui	-155 -237
~ruis	-181 -89
~ruise	-139 -69
~ruit	-37 -183
~ruit$	55 -147
~ruits	-98 -65
~ruk	199 164
~ruk$	265 163
~ruka	-4 145
~ruka$	-105 129
~ruke	77 -152
~ruked	93 -68
~rukn	-149 -16
~rukna	-116 43
~rukne	-48 -81
~rukt	84 53
~rukta	33 -60
~ruku	28 79
~ruku$	18 7
~rukun	74 58
~rul	-30 -222
~rula	-106 -26
~rule	-111 -215
~rules	-104 -201
~ruli	132 -61
~rulin	132 -61
~rum	213 282
~rum$	181 239
~ruma	-43 180
~rumat	-53 212
~rumi	129 -83
~rumie	129 -83
~rums	91 -52
~rums$	91 -52
~run	-107 27
~run$	-237 12
~rung	-98 141
~runga	-78 188
~rungi	-26 35
~runi	-84 -113
~runin	26 -70
~runk	92 -90
~runk$	92 -90
~runt	151 -9
~rup	-133 -84
~rup$	-28 -155
~rupa	-137 73
~rupi	-94 -38
~rupis	-143 -23
~rupy	-84 -90
~rupye	-70 -73
~rur	-35 -100
~rura	-63 110
~rurat	-63 110
~ruri	-18 -232
~ruri$	-18 -232
~rus	-140 -326
~rush	-129 -273
~rush$	-311 -250
~rushi	-32 -33
~rusi	-155 -106
~rusi$	-155 -106
~rust	-81 -88
~rust$	-119 -88
~rut	-343 -25
~rut$	-52 -153
~ruth	-244 55
~ruth$	-106 -140
~rv$	-25 31
~rva	1 10
~rva$	-20 82
~rvaj	91 11
~rvaja	186 -1
~rvaje	-168 12
~rval	-87 129
~rvan	-67 -77
~rvana	-70 -77
~rvar	12 -61
~rvard	22 -111
~rvat	-81 -155
~rvat$	-81 -94
~rvau	-134 -105
~rvau$	-43 -89
~rvay	49 -57
~rvaya	-60 -48
~rve	-91 81
~rved	-84 -6
~rvel	34 -86
~rvel$	34 -86
~rver	-33 66
~rver$	-29 54
~rves	-48 49
~rvi	-196 -28
~rvic	-139 76
~rvice	-113 96
~rvie	-56 -187
~rviev	-56 -187
~rvis	-26 -78
~rvise	-148 -67
~rviv	-104 50
~rvive	-91 61
~rvo	-73 -127
~ry$	-221 -1
~rya	-197 73
~rya$	-129 133
~ryan	-102 -191
~ryani	-90 -185
~ryb	42 15
~rybo	42 15
~rybod	42 15
~ryi	22 112
~ryin	22 112
~rying	22 112
~ryo	111 167
~ryon	111 167
~ryone	111 167
~ryt	-33 85
~ryth	-25 97
~rythi	-21 98
~ryv	156 -85
~ryvh	135 -80
~ryvhe	135 -80
~sa$	212 -205
~sab	-138 260
~sab$	-55 192
~sabg	-76 -164
~sabgo	-76 -164
~sabh	-56 -54
~sabha	-66 -53
~sabj	-35 -20
~sabji	-35 -20
~sabk	-57 200
~sabka	-59 138
~sabke	-142 52
~sabko	35 161
~sabn	45 49
~sabne	45 49
~sabs	-158 24
~sabse	-66 120
~sabu	-164 98
~sabud	-124 25
~sac	-272 31
~sach	-251 29
~sach$	-291 48
~sache	-8 -59
~sad	177 -69
~sad$	-283 94
~sada	61 -106
~sadak	67 -75
~sadh	119 -121
~sadi	97 -22
~sadi$	-11 -20
~sadm	-57 -42
~sadma	-57 -42
~sae	-33 -22
~saep	23 12
~saep$	23 12
~saf	-148 -353
~saf$	-302 -236
~safa	19 1
~safai	62 -91
~safar	-79 61
~safe	-62 -308
~safe$	-253 -323
~safed	60 -250
~safet	-119 56
~sag	-312 234
~saga	-142 195
~sage	-198 73
~sage$	-227 73
~sah	50 13
~sah$	257 -187
~saha	22 125
~saha$	-59 123
~sahab	108 22
~sahay	-17 -38
~sahe	-74 166
~sahel	-74 166
~sahi	-327 -269
~sahi$	-419 -263
~sai	-29 134
~said	-80 160
~said$	-80 160
~saik	34 -1
~saiki	39 19
~sait	-75 -121
~saj	-58 76
~saja	-58 76
~saja$	-28 109
~sak	-148 -54
~sak$	-113 -30
~saka	113 96
~sakh	-56 -80
~sakht	-56 -80
~sakt	-184 -182
~sakta	-73 7
~sakte	-389 -157
~sakti	91 -194
~sal	-198 -142
~sal$	-150 -185
~sala	-227 -69
~sala$	-104 43
~salan	-36 -69
~salar	-177 -130
~sale	-94 24
~salf	-14 152
~salfa	-14 152
~sali	-78 -80
~salo	-38 -63
~salt	-8 -77
~salt$	-8 -77
~sam	5 -114
~sam$	93 -344
~sama	-16 33
~samaj	3 -156
~saman	-184 -19
~samay	55 68
~samb	-22 26
~samba	-17 -71
~sambh	-14 71
~same	-186 -45
~same$	-180 -77
~samj	-15 -96
~samjh	-15 -96
~samn	42 46
~samne	42 46
~samo	65 -96
~samos	65 -96
~samp	43 57
~sampl	60 -31
~sams	13 -117
~sams$	-68 -98
~samu	-65 39
~san	58 -115
~san$	-239 51
~sana	-89 55
~sana$	-59 62
~sanb	35 97
~sanbh	50 119
~sand	-100 -123
~sand$	-16 -82
~sang	52 -9
~sang$	-41 -68
~sanp	-11 -387
~sanp$	-6 -383
~sans	247 -95
~sans$	286 -84
~sansk	-122 -77
~sant	-166 2
~sap	253 -157
~sap$	251 -53
~sapn	-206 -238
~sapne	-185 -214
~sar	64 -132
~sar$	222 -80
~sara	117 -78
~sard	-341 -259
~sardi	-339 -221
~sare	-54 -124
~sare$	-165 -102
~sarea	83 -38
~sari	53 138
~sari$	-57 124
~sark	-118 -61
~sarka	-118 -61
~sars	16 -196
~sarso	16 -196
~sart	-100 -86
~sarta	-100 -86
~sary	-72 -58
~sary$	-72 -58
~sas	204 -36
~sas$	128 -16
~sast	-227 -96
~sasta	-166 -195
~sasti	-101 57
~sasu	189 69
~sasur	166 75
~sat	-77 12
~sat$	-31 -170
~sata	39 -31
~sath	-28 101
~sath$	-11 78
~sathi	-66 89
~satr	-74 -83
~satra	-74 -83
~satu	-107 -6
~satur	-53 11
~satv	124 -52
~satva	83 -40
~sau	10 -60
~sau$	-42 -58
~saun	-76 -57
~sav	8 -125
~sav$	36 -27
~sava	33 -117
~savag	-124 -107
~saval	-3 -151
~savar	93 95
~savd	-53 -34
~savdh	-53 -34
~save	-139 -31
~saved	-72 -5
~say	201 173
~say$	-84 -1
~saya	-3 147
~sayi	60 84
~sayin	60 84
~says	159 139
~says$	159 139
~sba	23 80
~sban	9 83
~sband	9 83
~sbi	-91 -121
~sbi$	-91 -121
~sc$	-222 -26
~sca	-107 -105
~scaf	82 -43
~scafo	82 -43
~scal	8 -154
~scalp	-1 -115
~scan	38 -160
~scan$	81 -140
~scar	-164 21
~scar$	-53 -124
~scare	-109 106
~scari	-77 65
~sce	-123 -156
~scel	-81 -158
~scel$	-81 -158
~scen	-70 -109
~scene	-70 -109
~sch	-104 9
~scha	16 -8
~schar	20 -3
~sche	-31 102
~sched	-29 106
~schu	-111 -57
~schul	-111 -57
~sci	-228 -285
~scie	-124 -159
~scien	-124 -159
~scio	-101 -81
~sciou	-101 -81
~scit	-57 -126
~scita	-57 -126
~scl	-76 -62
~scle	-76 -62
~scle$	-147 -58
~sco	61 -23
~scol	88 -6
~scold	88 -6
~scop	-44 20
~scor	53 80
~scord	-93 194
~score	-74 -86
~scorp	133 -44
~scr	-138 -32
~scra	-66 38
~scrat	-43 49
~scre	106 -83
~screa	106 -83
~scri	-282 -81
~scrin	-240 -107
~scrip	-96 -134
~scu	-48 -134
~scui	28 -114
~scuit	28 -114
~scut	-80 -48
~scute	-25 40
~scuty	-68 -122
~sda	39 2
~sday	39 2
~sday$	39 2
~se$	-63 85
~sea	-121 -12
~sea$	-61 -3
~sear	-144 96
~searc	-144 96
~seas	-220 -167
~sease	-74 -111
~seaso	-195 -128
~seat	103 -24
~seat$	103 -24
~seb	58 -55
~sec	235 -105
~sec$	41 -21
~seco	82 -134
~secon	82 -134
~secr	-9 35
~secre	-9 35
~sect	216 -145
~secti	132 -36
~secto	149 -121
~secu	24 39
~secur	25 61
~sed	74 -117
~sed$	74 -117
~sef	-106 -120
~sefu	-106 -120
~seful	-106 -120
~seh	-69 -146
~seha	-49 -184
~sehat	-49 -184
~sei	17 -127
~seij	17 -127
~seiju	17 -127
~sej	-141 -62
~sej$	-141 -62
~sek	-45 -41
~sel	-72 140
~sel$	47 -87
~sele	-100 -39
~seles	-98 -80
~self	-12 280
~self$	-12 277
~seli	-147 -146
~selin	-147 -146
~selo	-42 -129
~selor	-42 -129
~sem	-99 -20
~semb	44 -65
~sembl	44 -65
~sen	112 -41
~sen$	-175 -116
~send	12 -127
~send$	45 -198
~sendi	-106 69
~sene	57 -9
~sene$	93 1
~seng	56 109
~senge	56 109
~seni	2 19
~senio	2 19
~sens	91 -187
~sense	169 -39
~sensi	-66 -93
~sent	26 108
~sent$	45 155
~senta	-111 -50
~sente	67 -92
~sep	27 -152
~seps	-53 -54
~sepsi	-53 -54
~sept	113 -6
~septi	116 -81
~ser	-67 -137
~ser$	117 -173
~serc	-204 -128
~serci	-204 -128
~seri	44 -240
~seria	42 -198
~serie	-109 -105
~serv	-184 171
~serve	-111 127
~servi	-113 96
~ses	-94 62
~ses$	-92 13
~set	-115 -10
~set$	-135 -140
~seth	-163 122
~seti	-3 -143
~setin	-3 -143
~setl	89 -21
~setle	16 2
~sev	188 -147
~sfe	-80 10
~sfer	-80 10
~sfer$	-60 -67
~sg$	-200 169
~sgp	-112 -123
~sgpt	-112 -123
~sgpt$	-112 -123
~sh$	40 -36
~sha	104 -57
~sha$	-140 37
~shab	246 -324
~shab$	226 -214
~shabd	99 -182
~shad	-81 -143
~shadi	-299 -123
~shah	-28 -44
~shaha	-22 -84
~shai	83 -111
~shak	166 103
~shak$	28 193
~shaka	134 -67
~shake	-32 -65
~shaki	127 -45
~shal	154 -189
~shal$	43 -65
~sham	-94 -76
~sham$	-94 -232
~shame	85 4
~shamp	-90 -109
~shan	-141 55
~shan$	-83 -71
~shani	-77 -11
~shant	-139 191
~shar	188 86
~shar$	102 -59
~shara	141 50
~sharb	20 -29
~share	-69 -66
~shari	91 11
~sharm	-46 7
~sharp	98 133
~shart	-56 -72
~shat	109 -100
~shat$	112 -66
~shau	12 62
~shaus	7 81
~shav	-84 79
~shay	-123 -295
~shay$	-76 -144
~shaya	-82 -162
~shayr	-100 -189
~she	136 139
~she$	177 260
~shed	12 -149
~shed$	13 -145
~sheh	-9 -75
~shehe	-9 -75
~shel	-101 -52
~sher	-44 -170
~sher$	-14 -140
~shes	-133 130
~shes$	-118 151
~shev	40 103
~shev$	27 -21
~shey	-85 -136
~sheya	-85 -136
~shi	13 41
~shi$	-36 145
~shif	-224 -214
~shifa	-42 -95
~shift	-210 -194
~shik	14 -170
~shik$	66 -75
~shika	4 -142
~shil	-52 -5
~shin	65 -72
~shin$	101 -164
~shing	-82 24
~ship	-77 -19
~ship$	-77 -19
~shir	-50 41
~shirt	36 112
~shis	93 229
~shish	108 216
~shit	-88 19
~shit$	-83 71
~shiv	174 -117
~shive	235 -39
~shivi	-118 -90
~shiy	-103 -78
~shiya	-103 -78
~shk	-164 -156
~shm	-121 -222
~shma	-130 -158
~shma$	-71 -98
~shman	-120 -124
~shme	33 -87
~shme$	36 -114
~shmi	-56 -94
~shn	129 -98
~shni	159 -28
~shni$	159 -28
~shno	-35 -34
~shno$	-23 -30
~sho	78 -74
~shoe	36 -103
~shoe$	-74 -71
~shok	105 -220
~shok$	128 -209
~shol	-169 -194
~shole	-169 -194
~shop	-97 103
~shop$	-48 22
~shor	-149 -154
~short	-131 -201
~shot	-223 -207
~shot$	-218 -203
~shou	43 -15
~shoul	35 -53
~shout	27 71
~shov	218 5
~shov$	105 -49
~shovi	153 65
~shovs	125 -54
~shr	29 106
~shra	-120 21
~shru	61 106
~shrum	82 78
~sht	-50 35
~sht$	-43 21
~shta	13 93
~shta$	-43 94
~shte	-64 -79
~shu	43 -357
~shu$	-69 -168
~shub	-219 -173
~shubh	-219 -173
~shud	100 -138
~shug	53 -65
~shuga	53 -65
~shuk	-85 -88
~shukr	-144 -79
~shur	58 -176
~shuru	58 -176
~shut	51 -106
~shut$	-12 -54
~shute	129 -19
~shv	188 -264
~shva	173 -251
~shvag	-128 -124
~shvas	207 -162
~shy	-18 -231
~shy$	100 -139
~shya	-145 -170
~shyam	-124 -105
~si$	-44 210
~sia	-80 16
~sia$	-74 -44
~sib	-206 -128
~sibl	-138 -71
~sible	-138 -71
~sic	-107 -164
~sic$	-117 -187
~sics	-27 44
~sics$	-27 44
~sid	101 -176
~sid$	47 -186
~side	88 -36
~side$	114 -27
~siden	18 6
~sidh	140 -72
~sidha	166 76
~sidhe	83 -121
~sidhi	12 -173
~sidi	-183 -213
~sidit	-100 -40
~sids	40 -58
~sids$	40 -58
~sie	-8 11
~siet	46 -78
~siety	46 -78
~sig	-96 -54
~sign	-109 -18
~sign$	42 14
~signa	-44 56
~signi	-83 -13
~signm	-49 -53
~signs	-91 -54
~sigr	-64 31
~sigre	-64 31
~sij	7 -242
~sije	-21 -193
~sije$	-192 -134
~siji	-111 -104
~siji$	-111 -104
~sik	-92 -253
~sik$	-232 -211
~sika	72 -2
~sika$	177 -3
~sikai	-164 -41
~sikh	-340 -109
~sikh$	-68 -110
~sikha	-230 35
~sikhn	-159 -127
~sikl	124 -34
~sikle	124 -34
~siks	-57 -88
~siks$	-57 -88
~sil	41 -80
~sil$	50 -71
~sila	-44 -18
~sile	130 -165
~silen	132 -150
~sili	-153 49
~silic	-100 -44
~silk	-47 -18
~silk$	-47 -18
~sim	-5 -63
~sime	38 -129
~simet	75 -85
~simp	-112 -36
~simpl	-112 -36
~sin	223 -122
~sin$	31 53
~sina	370 -251
~sina$	376 -250
~sinc	18 -1
~since	18 -1
~sind	107 88
~sine	174 -83
~sine$	178 -97
~sing	-43 -143
~sing$	6 -86
~singl	-92 -100
~sinh	-94 -99
~sins	-144 -61
~sins$	-144 -61
~sinu	-135 -89
~sinus	-135 -89
~sio	-233 -148
~sio$	-126 -96
~sion	-151 -104
~sion$	-150 -102
~siot	-102 -59
~sioth	-102 -59
~sip	-63 -30
~sip$	-128 -135
~sipi	-143 -122
~sipia	-64 -116
~sir	101 -91
~sir$	18 -8
~sira	152 -97
~sirap	-83 -36
~sirf	-72 -5
~sirf$	-72 -5
~sirh	159 -106
~sirha	159 -106
~siri	-179 -136
~siriy	-98 -77
~sis	14 41
~sis$	49 -176
~sist	-46 171
~sist$	-81 89
~siste	-2 160
~sit	87 -25
~sit$	-35 -88
~sita	86 -13
~site	65 -113
~site$	71 -102
~siti	71 -45
~siti$	-23 -194
~sitin	39 102
~sitio	-182 -87
~sitiv	150 -82
~sits	-94 159
~sits$	-94 159
~siu	35 49
~sium	41 60
~sium$	41 60
~siv	34 -41
~siy	150 14
~siya	154 17
~siya$	90 -24
~siyat	-21 53
~sk$	-209 -217
~ska	-207 15
~ska$	-109 103
~skar	-164 -59
~skar$	-89 -37
~ske	-1 165
~ske$	66 96
~sked	-147 132
~sked$	-147 132
~skh	-75 -63
~skha	-43 -58
~skha$	-43 -58
~ski	132 97
~ski$	-37 100
~skin	155 77
~skin$	150 -18
~sking	39 107
~skip	24 -52
~skip$	-85 -85
~skipe	65 14
~skipi	77 1
~skl	-115 -95
~skl$	-115 -95
~sko	43 -134
~sko$	64 -58
~skr	-117 -36
~skri	-117 -36
~sks	-110 -84
~sks$	-110 -84
~skt	-140 -95
~sku	-151 -116
~skua	2 -256
~skuad	-117 -229
~skuat	101 -45
~skui	-34 -128
~skuit	-32 -42
~skul	-218 -12
~skul$	-218 -12
~skur	-34 112
~skura	-34 112
~skut	-54 -4
~sky	16 -7
~sky$	16 -7
~sla	69 -43
~sla$	77 103
~slap	122 -24
~slat	-109 -184
~slate	-109 -184
~sle	53 -134
~slep	-3 -96
~slept	-3 -96
~sler	121 -30
~sleri	121 -30
~sli	6 43
~sli$	81 75
~slic	136 -101
~slice	136 -101
~slid	95 -59
~slie	-81 -2
~slie$	-81 -2
~slig	-118 -167
~sligh	-118 -167
~slin	-110 11
~slip	-27 -17
~slip$	-90 -145
~slipe	16 6
~slipi	-31 30
~slips	-128 -91
~slipy	181 121
~sliv	-167 201
~slive	-167 201
~sliy	122 27
~sliye	69 43
~slo	-186 48
~slot	-1 15
~slot$	-1 15
~slov	-180 -96
~slov$	-134 -63
~slovl	-109 -63
~slu	178 -50
~slum	90 -33
~slump	90 -33
~sm$	15 -63
~sma	-74 -108
~smal	-129 -78
~smal$	-132 -73
~smar	105 -48
~smart	105 -48
~sme	-33 -100
~sme$	-79 37
~smel	91 -83
~smel$	65 -124
~smeli	68 52
~smels	23 -98
~smen	-208 -187
~smen$	-142 -179
~smi	129 106
~smil	138 51
~smile	174 -111
~smili	-57 127
~smo	0 -209
~smok	-16 -151
~smoke	5 -111
~smoki	-35 -68
~sna	-59 -191
~sna$	-31 -19
~snak	-61 -303
~snake	-23 -295
~sne	25 -78
~sne$	16 -77
~sni	-295 -149
~snij	-192 -76
~snije	-170 -56
~sniji	-102 -29
~sno	91 -243
~snor	53 -214
~snori	77 -159
~snov	113 -59
~snt	120 67
~snt$	120 67
~so$	41 -66
~soa	152 -206
~soak	142 -144
~soake	156 -128
~soc	-210 254
~soch	-164 289
~soch$	-53 180
~socha	-71 74
~socht	-79 195
~soci	-100 -113
~socie	-97 -125
~sod	26 -166
~sode	-86 -87
~sode$	-86 -87
~soe	126 -72
~soe$	126 -72
~sof	55 -177
~sofa	-63 -192
~sofa$	-63 -192
~soft	67 -29
~soft$	76 -164
~soi	115 -11
~soi$	98 -10
~sok	22 -56
~sol	85 72
~sola	77 54
~solah	17 76
~sold	-101 156
~sold$	-101 156
~sole	129 -66
~som	110 143
~some	89 142
~some$	106 0
~someb	71 105
~someo	78 89
~somet	-68 -26
~somev	-65 143
~somv	69 7
~somva	69 7
~son	-135 27
~son$	-35 138
~sona	-1 -120
~sona$	4 -114
~sone	53 -81
~sone$	81 -23
~soned	-59 -137
~song	-224 -247
~song$	-196 -261
~songs	-89 13
~soni	-28 -58
~sonin	-28 -58
~sono	-180 -175
~sonog	-136 -60
~sonou	-73 -130
~sons	-37 178
~sons$	-37 178
~sor	-203 -90
~sor$	112 -30
~sore	-224 -243
~sore$	-208 -237
~sort	49 58
~sort$	55 -56
~sory	-145 30
~sory$	-145 30
~sot	60 41
~sota	-60 -100
~sota$	-60 -100
~sote	99 130
~sote$	99 130
~soti	28 -86
~soti$	28 -86
~sou	43 -97
~soun	83 -79
~sound	89 -178
~sour	-4 -88
~soy	38 -102
~soya	20 -12
~soya$	48 -83
~soye	69 -77
~soye$	69 -77
~sp$	129 20
~spa	-91 -161
~spac	-155 -147
~space	-135 -112
~spap	-48 21
~spape	-48 21
~spar	67 1
~spas	4 -26
~spat	-86 -156
~spata	-110 -148
~spe	37 -123
~spea	6 -126
~speak	6 -126
~spec	21 -31
~spect	-114 -3
~spen	-74 48
~spi	100 -48
~spic	137 -19
~spich	189 -9
~spin	-4 -118
~spini	-88 -33
~spir	-70 -84
~spire	-139 -22
~spiri	43 -66
~spit	26 -3
~spit$	156 -44
~spita	-50 18
~spiti	94 -37
~spl	-76 -292
~spla	-229 -324
~splai	-162 -243
~spli	102 10
~split	102 10
~spo	144 -178
~spo$	147 -59
~spoi	-87 -9
~spoil	-87 -9
~spon	105 -86
~spond	112 -64
~spor	-68 16
~sport	-68 16
~spot	-11 -193
~spot$	60 -112
~spoti	-67 -59
~spots	-61 -71
~spr	143 -41
~spra	7 -60
~spray	24 -37
~spre	108 15
~sprea	58 -6
~spri	116 -49
~sprin	4 15
~spu	147 -131
~spun	101 -118
~spun$	110 -112
~sr$	-131 -173
~sra	-10 -68
~sra$	-22 -2
~srat	-102 -154
~srat$	-102 -154
~sray	-81 -49
~sray$	-81 -49
~sre	-140 -72
~sre$	-133 -56
~sri	-105 144
~sri$	-95 153
~st$	25 -3
~sta	-20 64
~sta$	-80 79
~stab	109 -133
~stabl	-85 -118
~staf	-30 -135
~staf$	-30 -135
~stag	-42 -61
~stage	-18 -82
~stai	-99 31
~stair	-86 39
~stak	216 -114
~stake	227 -93
~stal	-38 33
~stal$	-33 10
~stam	-50 -87
~stan	-86 95
~stan$	-77 -68
~stand	-50 64
~star	48 -150
~star$	-3 -42
~stard	-12 -30
~stare	-44 -117
~stars	149 -92
~start	13 -72
~stat	-95 -24
~state	-27 -64
~stati	-32 -185
~statu	-105 101
~stay	-151 135
~stay$	-133 164
~stays	47 -166
~std	-86 37
~std$	-86 37
~ste	-212 88
~ste$	-120 41
~stea	-47 -89
~stead	-52 -108
~steam	1 19
~sted	-249 245
~sted$	-249 245
~stel	-13 62
~stel$	27 68
~stem	-162 -152
~stem$	-162 -125
~sten	-142 39
~stent	-130 -183
~step	-60 -23
~step$	-5 78
~steps	-54 -128
~ster	-1 -96
~ster$	19 5
~sterd	10 -7
~stero	-65 -185
~sters	23 -53
~stery	-34 -47
~stes	-31 -102
~stesh	7 -92
~stet	-126 36
~stf	-138 -78
~stfi	-109 -61
~stfid	-109 -61
~sth	-168 -121
~stha	-265 -202
~stha$	-123 -61
~sthan	-159 -161
~sthm	68 -135
~sthma	68 -135
~sti	-163 -3
~sti$	22 20
~stic	-186 61
~stic$	-86 -151
~stici	-147 95
~stif	-36 -155
~stif$	-37 -145
~stik	-33 -71
~stik$	9 -17
~stiky	53 -67
~stil	-139 -120
~stil$	-111 -197
~stin	46 -101
~sting	-32 -71
~stio	-123 -146
~stion	-123 -146
~stir	23 66
~stiri	23 66
~stit	-15 -22
~stitc	-13 -19
~stl	94 104
~stle	101 -6
~stle$	62 -3
~stli	127 -53
~stlin	127 -53
~stly	-39 123
~stly$	-39 123
~sto	27 39
~sto$	121 -11
~stok	-188 -126
~stol	42 57
~stol$	42 57
~stom	79 26
~stoma	60 24
~ston	-114 -56
~ston$	-74 29
~stone	-75 -180
~stop	60 85
~stop$	-145 -30
~stope	17 110
~stopi	178 -25
~stops	57 83
~stor	-129 -11
~store	94 -174
~story	-291 70
~stp	-83 67
~stpa	-65 28
~stpar	-65 28
~str	34 25
~stra	175 14
~stra$	81 118
~strai	109 41
~stran	64 -123
~stray	114 15
~stre	-201 -47
~stres	-166 -40
~stret	-59 -92
~stri	153 94
~stri$	127 -200
~stric	-146 -106
~strip	117 207
~strit	186 -138
~stro	-255 -128
~strok	-185 -198
~strol	-84 -96
~stron	-72 72
~stru	-39 -104
~struc	-39 -104
~stry	-77 98
~stry$	-77 98
~sts	-165 6
~sts$	-165 6
~stu	164 83
~stud	-147 46
~stud$	60 55
~stude	-160 68
~studi	-38 -79
~study	-43 -13
~stuf	-55 -21
~stuf$	-55 -21
~stuk	131 -125
~stuk$	131 -125
~stul	72 127
~stul$	82 156
~stun	106 51
~stung	129 -42
~sty	-52 -232
~sty$	66 -147
~su$	149 -192
~sua	-3 -39
~sual	-178 -12
~sual$	-108 11
~sualy	-78 -12
~sub	-47 18
~suba	-30 59
~subah	-30 59
~subs	-119 -14
~subsc	-34 47
~suc	-109 -143
~such	11 -69
~sud	222 60
~sude	274 -91
~sude$	45 -6
~suden	267 -89
~sudh	-15 155
~sudh$	77 107
~sudha	-160 107
~sudo	7 -140
~sudon	57 -71
~sue	-140 -55
~sue$	-126 -144
~sug	-43 -315
~suga	-29 -223
~sugar	-29 -223
~suge	-60 -226
~suges	-60 -226
~sui	88 45
~sui$	179 58
~suic	-172 34
~suici	-172 34
~suj	158 -188
~suj$	134 75
~suja	-90 -231
~suja$	124 -33
~sujan	-151 -213
~suje	183 -35
~suje$	183 -35
~sujh	57 -76
~suji	21 -110
~suji$	21 -110
~suk	-81 149
~sukh	-239 -25
~sukh$	-214 -120
~sukha	74 -31
~sukhi	-193 27
~suki	201 -71
~sukin	201 -71
~suku	15 196
~sukun	15 196
~sul	36 102
~sula	-70 11
~sulf	103 23
~sulfa	103 23
~suli	113 54
~sulin	113 54
~sult	-223 95
~sult$	-184 19
~sulta	-36 -38
~sum	-236 -232
~suma	-72 -143
~sume	-151 -129
~sume$	-76 -115
~sumer	-109 -48
~sun	-47 -88
~sun$	107 83
~suna	-316 -325
~suna$	-218 -231
~sunai	-92 2
~sunao	-235 -228
~sunb	-33 -100
~sunbu	-33 -100
~sund	-90 -16
~sunda	-90 -16
~sune	-13 82
~sung	-62 -90
~sungh	-62 -90
~suni	58 61
~sunk	74 -99
~sunke	37 -88
~suns	-90 -124
~sunsc	-90 -98
~sunt	24 15
~sunta	-11 43
~sup	-36 -56
~supe	45 -103
~super	45 -103
~supo	-54 108
~supor	-49 37
~sur	2 -75
~sur$	86 -53
~sura	-70 12
~surak	-63 -79
~sural	31 127
~suran	-160 -19
~surat	-74 -105
~sure	-8 32
~sure$	-3 89
~surg	-151 -137
~surge	-151 -137
~suru	52 -56
~suru$	52 -56
~surv	-104 50
~survi	-104 50
~sury	-93 -75
~sus	314 32
~sus$	123 -41
~sust	287 -108
~sust$	281 -98
~susu	147 -38
~susu$	147 -38
~sut	152 91
~sutr	15 62
~sutra	15 62
~sva	168 -86
~svad	-96 -157
~svad$	-96 -157
~sval	219 105
~svalo	219 105
~svar	-147 -104
~svas	109 -121
~svast	-37 -92
~sve	195 -70
~svea	222 -148
~svear	-160 -51
~sveat	272 -142
~svel	3 -158
~sveli	72 -131
~sver	65 49
~sver$	-12 56
~sveri	158 89
~svi	-118 20
~svig	-46 -96
~svigy	-46 -96
~svim	-162 -196
~svimi	-139 -175
~svin	-132 40
~svin$	-76 84
~sving	-80 -62
~svit	86 77
~svit$	-47 -38
~svitc	91 138
~svo	28 119
~svol	178 -91
~svole	178 -91
~svor	-229 148
~svord	-229 148
~sy$	46 -19
~syc	-50 -131
~sych	-50 -131
~sychi	-15 -77
~sycho	-43 -70
~syg	-18 31
~syge	-18 31
~sygen	-18 31
~sym	-111 -126
~symp	-111 -126
~sympt	-111 -126
~syn	47 -76
~synt	47 -76
~synth	47 -76
~syr	-8 -124
~syru	-10 -124
~syrup	-10 -124
~sys	-98 -129
~syst	-97 -115
~syste	-97 -115
~ta$	24 82
~tab	11 3
~tab$	62 -19
~tabe	62 59
~tabi	92 -68
~tabiy	38 -66
~tabl	-128 2
~table	-128 2
~tac	86 -63
~tach	126 -58
~tact	-134 30
~tact$	-124 -75
~tacts	-18 115
~tad	-97 -54
~tada	-81 -125
~tadan	-147 -118
~tadk	-117 -57
~tae	-40 27
~taen	-38 -35
~taen$	-38 -35
~taf	-30 -135
~taf$	-30 -135
~tag	107 -182
~tage	169 -158
~tage$	-46 -77
~tah	-114 -10
~taha	-87 -92
~tahal	-87 -92
~tai	22 -126
~tai$	66 -47
~taie	-2 -183
~taie$	-15 -246
~taif	-11 -76
~taifa	-11 -76
~taik	-78 -144
~taik$	-78 -144
~tail	64 48
~taim	42 -58
~tain	106 -82
~tain$	82 -95
~taine	24 -75
~tair	-81 5
~tair$	54 -77
~tairn	-43 7
~tairs	-85 42
~taiy	-37 93
~taiya	-37 93
~taj	11 -17
~taja	69 -8
~taji	-3 -5
~taji$	-3 -5
~tak	165 -33
~tak$	-1 -79
~taka	137 -65
~take	134 24
~take$	87 -35
~taken	147 62
~takes	-14 80
~takh	164 -73
~takha	106 -83
~takhn	107 -49
~takht	36 5
~taki	-11 101
~taki$	12 136
~takin	-11 -8
~takiy	-5 9
~takl	-45 100
~takli	-36 75
~takr	-28 -38
~taks	-167 -212
~taks$	-85 -118
~takt	106 27
~tal	135 80
~tal$	-11 67
~tala	-20 81
~tala$	-56 9
~talab	-11 102
~talak	-28 13
~tale	16 102
~talk	173 -41
~talk$	-12 34
~talki	214 -40
~talks	43 36
~talo	-50 -110
~talop	-50 -110
~talu	198 -90
~talu$	198 -90
~talv	-35 -70
~talve	-25 -41
~taly	-100 -81
~taly$	-100 -81
~tam	-102 -54
~tam$	89 51
~tama	-204 -169
~tamar	-103 -76
~tamat	-164 -117
~tami	-264 -293
~tamil	-150 -207
~tamin	-201 -171
~tamo	44 19
~tamol	44 19
~tan	112 136
~tan$	64 -102
~tana	4 -65
~tana$	-72 11
~tanav	-63 -110
~tand	33 39
~tand$	-43 88
~tandi	-11 100
~tandu	68 -176
~tane	-163 144
~tane$	-163 144
~tang	151 109
~tang$	148 47
~tange	-44 126
~tani	4 -115
~tank	-30 54
~tank$	55 106
~tanke	-62 -177
~tanki	125 84
~tant	20 70
~tant$	19 93
~tanu	-29 -47
~tanus	-22 -227
~tao	-236 -15
~tao$	-235 -14
~tap	82 -66
~tap$	-32 86
~tapa	-33 -175
~tapa$	-154 -114
~tapak	165 -37
~tapt	113 -55
~tapta	113 -55
~tar	0 -5
~tar$	-1 -18
~tara	16 78
~tara$	-187 156
~tarac	-113 -117
~taraf	230 83
~tarah	54 -207
~tard	-12 -30
~tard$	-12 -30
~tare	100 -131
~tare$	113 -101
~tari	-77 69
~taria	-62 -62
~tarik	-247 102
~tarn	25 -232
~tarna	-54 -66
~tarne	46 -206
~tars	137 -51
~tars$	149 -92
~tart	19 -138
~tart$	-105 3
~tarta	-56 -41
~tarte	126 -121
~tarti	-144 -162
~tary	-21 -36
~tary$	-21 -36
~tas	-66 30
~tasi	41 60
~tasiu	41 60
~tast	-82 -11
~taste	-111 -5
~tat	-52 -132
~tat$	14 37
~tata	56 -38
~tata$	49 -157
~tatai	38 -131
~tate	-56 -124
~tate$	-16 -59
~tati	13 -314
~tati$	150 -99
~tatin	-189 -156
~tatio	38 -171
~tatk	-56 -80
~tatka	-56 -80
~tato	-62 -28
~tato$	42 -19
~tatu	-154 87
~tatus	-105 101
~tau	46 32
~tau$	89 62
~taun	-9 66
~tav	-131 -4
~tava	-66 -4
~tava$	62 -4
~tavar	-143 9
~tave	-60 50
~tave$	-60 50
~tay	137 135
~tay$	95 198
~taya	121 84
~taya$	87 -21
~tayar	-21 100
~taye	105 -48
~taye$	26 -171
~tayi	-139 -109
~tays	47 -166
~tays$	47 -166
~tb$	-11 -114
~tba	41 -51
~tbal	41 -51
~tbal$	44 -44
~tch	28 -77
~tch$	-7 -223
~tche	121 63
~tched	97 128
~tchen	154 -48
~tches	-96 24
~tchi	-51 -161
~tchin	-48 -155
~tchm	135 55
~tchma	135 55
~tchy	-149 -104
~tchy$	-149 -104
~td$	-86 37
~te$	-16 -44
~tea	-51 -112
~tea$	-87 -188
~teac	-116 6
~teach	-116 6
~tead	-52 -108
~tead$	8 -90
~team	-134 18
~team$	-125 6
~teama	-14 -45
~tear	234 -70
~teari	154 -61
~tears	159 45
~teary	-40 -65
~teb	-52 47
~tec	-93 98
~tech	-61 102
~ted	120 196
~ted$	-11 230
~tedh	286 -128
~tedha	220 -64
~tedhi	124 -66
~tef	-101 -82
~tefi	-101 -82
~tefie	-101 -82
~teg	49 -107
~tei	-72 -119
~tein	-71 -107
~tein$	-70 -98
~tej	349 81
~tej$	334 -73
~teja	137 126
~tejab	127 117
~tek	-266 0
~teks	-232 33
~teks$	-127 -56
~tekst	-172 52
~tel	23 101
~tel$	-18 154
~tele	99 -95
~telet	117 -124
~teli	153 75
~telin	168 50
~telm	-167 -178
~telma	-101 -128
~telmi	-100 -86
~telu	-84 -75
~telug	-81 -69
~tely	-114 -128
~tely$	-114 -128
~tem	-23 36
~tem$	-167 -148
~temp	61 68
~temp$	20 -62
~templ	89 -162
~tempo	19 -49
~tempt	-104 180
~ten	120 94
~ten$	176 101
~tena	40 -4
~tenan	-45 -1
~tenc	67 -92
~tence	67 -92
~tend	-4 19
~tend$	37 -118
~tenda	-30 -61
~tende	-5 31
~teni	46 152
~tenin	46 152
~tens	-166 -114
~tensi	-154 -156
~tent	-144 -66
~tent$	-114 -211
~tents	-38 -23
~tep	-60 -23
~tep$	-5 78
~teps	-54 -128
~teps$	-54 -128
~ter	-43 -16
~ter$	36 53
~tera	-38 76
~tera$	-92 -180
~terac	29 180
~terah	-18 39
~teral	-71 -106
~terd	10 -7
~terda	10 -7
~tere	-60 -59
~tere$	-3 -181
~teri	-127 -200
~teri$	-120 -124
~terin	-87 -74
~term	-237 -68
~term$	-121 18
~termi	-94 -66
~tern	-39 45
~tern$	72 158
~terni	-26 -39
~ternu	-85 -53
~tero	-70 -190
~teroi	41 -57
~terol	-125 -127
~ters	-94 34
~ters$	-94 34
~terv	23 -206
~tervi	-56 -187
~tery	32 -261
~tery$	22 -258
~tes	-131 -281
~tes$	-91 -79
~tesh	7 -92
~tesha	7 -92
~test	-195 -404
~test$	-239 -300
~teste	-117 -38
~testi	130 -51
~tests	-152 -146
~tet	-93 -159
~teta	-23 -168
~tetan	-22 -227
~tev	-46 29
~teve	-26 33
~tever	-26 33
~tfa	79 -100
~tfi	-200 -162
~tfid	-109 -61
~tfidi	-101 -46
~tfo	-153 113
~tfor	-153 113
~tform	-153 113
~tgp	-61 -96
~tgpt	-61 -96
~tgpt$	-61 -96
~th$	124 3
~tha	75 85
~tha$	34 -116
~thai	58 40
~thai$	36 46
~thail	32 -26
~thak	-210 199
~thak$	-200 246
~thaka	-13 -109
~thake	176 -44
~thaki	-143 125
~thal	66 81
~thal$	-53 131
~thala	44 -243
~thali	-160 -53
~tham	139 -45
~tham$	52 34
~thama	52 -138
~than	34 -39
~than$	-92 100
~thana	-19 -48
~thand	94 -91
~thane	6 4
~thani	110 -29
~thank	-213 -83
~thap	23 140
~thapa	23 140
~thar	236 18
~thar$	228 -83
~thara	76 70
~that	-126 3
~that$	-126 18
~thata	41 -105
~thath	86 -71
~thats	-64 -68
~thau	110 55
~thay	-38 148
~thay$	-116 157
~thayr	-89 -115
~thd	20 -196
~thda	-26 -174
~thday	-49 -172
~the	30 101
~the$	20 123
~thei	-56 117
~their	-56 117
~thek	32 -63
~theke	34 -59
~thel	129 -158
~theli	-25 -110
~them	-84 180
~them$	-77 179
~then	23 162
~then$	29 165
~ther	-62 -21
~ther$	-12 -28
~thera	-140 -93
~there	-147 -26
~therm	154 -110
~thers	-98 95
~therv	-148 -67
~thes	-61 74
~thes$	78 10
~these	-129 134
~thesi	-114 -103
~thet	124 -80
~thete	126 -21
~theti	26 -64
~they	-16 142
~they$	-16 142
~thi	127 115
~thi$	96 61
~thig	73 96
~thigh	73 96
~thik	-179 -278
~thik$	-207 -271
~thil	186 76
~thila	175 -84
~thin	209 148
~thin$	-65 -144
~thine	136 -126
~thing	68 57
~think	161 295
~thir	-21 -27
~third	47 -15
~this	-98 54
~this$	-220 62
~thiy	7 34
~thiya	9 30
~thk	-145 29
~thka	-147 72
~thkar	-147 72
~thks	-71 -13
~thks$	-71 -13
~thl	40 -110
~thle	29 -67
~thles	53 -13
~thm	15 24
~thm$	-49 -45
~thma	52 54
~thma$	51 -131
~thn	-4 106
~thna	-46 133
~thna$	-46 133
~thne	27 -79
~thne$	27 -79
~tho	-17 74
~tho$	135 -37
~thod	-137 -107
~thoda	-79 -65
~thodi	-84 -109
~thon	-63 117
~thon$	38 -59
~thos	50 -126
~those	107 -101
~thou	-1 115
~thoug	44 45
~thout	-35 103
~thp	56 -145
~thpa	38 -113
~thpas	38 -113
~thpe	37 -46
~thpes	37 -46
~thr	171 -69
~thre	191 -71
~thres	164 -10
~threv	66 -78
~thri	-151 -26
~thri$	-76 -20
~thric	-111 82
~thro	173 -127
~thro$	-87 -65
~throa	132 -57
~throu	150 -22
~throv	51 -73
~thru	-20 64
~thrum	38 91
~ths	-33 -1
~ths$	-33 -1
~tht	42 -1
~thta	-27 76
~thta$	-27 76
~thte	64 -110
~thte$	64 -110
~thti	-75 -43
~thti$	-75 -43
~thu	151 243
~thu$	9 55
~thuk	47 186
~thuk$	215 -132
~thum	176 14
~thumb	178 -110
~thun	179 86
~thund	132 -16
~thur	-15 40
~thurs	-29 44
~thv	47 45
~thva	53 -25
~thvan	85 -11
~thy	-124 51
~thy$	-15 -30
~thyr	-112 3
~thyro	-112 3
~ti$	145 60
~tia	-61 -123
~tia$	32 -61
~tib	-14 -191
~tibi	-2 -125
~tibi$	-22 -80
~tibio	24 -49
~tic	-96 6
~tic$	83 -307
~tica	-102 -22
~tical	-72 -34
~tice	-157 81
~tice$	-155 70
~tici	-42 93
~ticid	-147 95
~ticl	45 -125
~ticle	45 -125
~tics	-189 -49
~tics$	-189 -49
~tid	194 77
~tide	145 140
~tide$	144 150
~tido	-80 -122
~tidot	-80 -122
~tie	109 -73
~tie$	-86 -49
~tied	126 -37
~tied$	126 -37
~tien	94 0
~tient	94 0
~ties	-146 -74
~ties$	-95 -54
~tif	-147 -171
~tif$	-37 -145
~tifi	-244 -169
~tific	-157 -77
~tifin	-104 -61
~tig	222 -221
~tigh	266 -154
~tight	266 -154
~tij	57 72
~tija	38 94
~tija$	38 94
~tije	21 -60
~tije$	97 -10
~tik	-289 -127
~tik$	-12 -65
~tika	-381 -170
~tika$	-373 -116
~tike	-237 20
~tike$	-219 -170
~tiket	-54 142
~tikh	-53 -100
~tikha	-37 -78
~tiki	51 -114
~tiky	53 -67
~tiky$	53 -67
~til	133 195
~til$	61 143
~tila	124 -43
~tim	-133 -25
~tim$	-172 -172
~time	-29 -4
~time$	-173 27
~times	102 -76
~timi	-149 49
~timin	-149 49
~tin	67 -44
~tin$	57 -52
~tina	-194 -140
~tine	122 -249
~tine$	122 -249
~ting	40 -50
~ting$	44 -7
~tingl	20 -84
~tings	33 -17
~tini	-170 188
~tinin	-83 -89
~tino	-92 -8
~tinu	52 -54
~tinue	52 -54
~tiny	-3 -91
~tiny$	-3 -91
~tio	-22 -95
~tion	-20 -94
~tion$	21 -89
~tions	-187 -29
~tip	-91 -277
~tip$	146 -93
~tips	-209 -151
~tips$	-209 -151
~tir	-99 79
~tir$	-69 -139
~tire	-51 118
~tire$	-88 -79
~tired	-19 161
~tirem	-34 -93
~tiri	-13 -104
~tirij	-25 -212
~tirin	18 49
~tiru	-67 20
~tis	-52 -16
~tis$	24 1
~tish	16 -151
~tisr	-29 113
~tisra	38 -74
~tisri	-60 137
~tist	-249 -213
~tist$	-249 -213
~tit	-35 -282
~tita	-94 -94
~titan	-94 -94
~titc	-13 -19
~titch	-13 -19
~tith	-89 -239
~tith$	-22 -158
~tithi	-117 -147
~titi	-42 -46
~titl	-85 22
~titn	-47 -55
~titne	-47 -55
~tiv	-13 -239
~tiv$	-138 -57
~tiva	-11 -83
~tive	77 -104
~tive$	103 -180
~tiven	-116 -88
~tives	20 122
~tivi	-109 -201
~tivi$	-96 -114
~tivit	-45 -126
~tiy	-38 -41
~tiya	33 -29
~tiya$	75 11
~tiyab	-123 -98
~tiyan	15 -8
~tiyo	-164 -44
~tja	69 75
~tka	173 27
~tka$	135 15
~tkal	-59 -82
~tkal$	-56 -80
~tkar	91 94
~tke	167 35
~tke$	153 38
~tki	34 -58
~tki$	16 -56
~tku	-51 -133
~tkul	-167 -105
~tkula	-167 -105
~tla	94 -242
~tla$	114 -148
~tlab	-204 -164
~tlab$	-204 -164
~tle	119 54
~tle$	24 76
~tled	163 -1
~tled$	65 60
~tledu	155 -45
~tles	61 49
~tles$	65 9
~tlet	-66 -97
~tlet$	-66 -97
~tli	269 -227
~tli$	189 -172
~tlin	200 -90
~tling	200 -90
~tly	-205 174
~tly$	-196 134
~tm$	17 97
~tma	-82 74
~tma$	-29 -71
~tmah	-83 140
~tmaha	-83 140
~tmal	-95 106
~tmal$	-95 106
~tmat	122 -189
~tmate	122 -189
~tme	-29 -91
~tmen	-29 -91
~tment	-29 -91
~tmr	-25 31
~tmrv	-25 31
~tmrv$	-25 31
~tna	-141 -5
~tna$	-222 -79
~tnas	13 219
~tnash	19 223
~tne	-260 -70
~tne$	-430 -86
~tner	27 90
~tner$	52 62
~tnes	137 -116
~tnes$	139 -98
~tni	-119 16
~tni$	-96 28
~tnin	-74 -97
~tno	-62 -156
~to$	-10 69
~toc	-77 -93
~toco	-71 -72
~tocon	-71 -72
~tod	117 3
~tod$	-47 -71
~toda	57 65
~toda$	64 4
~today	41 69
~todl	97 -43
~todle	97 -43
~tody	59 -19
~tody$	59 -19
~toe	44 -95
~tof	-37 122
~tofi	41 -40
~tofi$	41 -40
~tog	-45 34
~toge	-45 34
~toget	-45 34
~toi	4 -23
~toil	7 -16
~toile	37 7
~tok	-140 -175
~toks	-147 -68
~toksi	-45 -29
~tol	17 336
~tol$	48 202
~told	11 216
~told$	11 216
~tolo	-94 -32
~tolog	-94 -32
~tom	-27 -36
~toma	4 -35
~tomac	60 24
~tomat	-144 -127
~tomo	22 20
~tomor	22 20
~toms	-109 -124
~toms$	-109 -124
~tomy	-75 -64
~tomy$	-75 -64
~ton	132 73
~ton$	71 -27
~tond	104 -115
~tone	-84 -197
~tone$	6 -147
~tong	100 -145
~tongu	100 -145
~toni	16 240
~tonig	-34 293
~tonin	-118 -100
~tons	-58 -92
~tonsi	-58 -92
~top	-50 58
~top$	-299 -24
~tope	6 131
~toped	17 110
~toper	-56 75
~topi	171 -38
~topic	1 -28
~topin	178 -25
~tops	57 83
~tops$	57 83
~tor	35 -184
~tor$	68 -168
~torc	-10 6
~torch	-10 6
~tore	79 -191
~tore$	80 -186
~tori	59 -82
~tori$	67 -11
~tors	-137 -175
~tors$	-137 -175
~tory	-160 46
~tory$	-160 46
~tos	-136 49
~tos$	-59 16
~tot	-86 -182
~tota	-148 -177
~total	-101 -83
~tou	200 -98
~touc	200 -92
~touch	200 -92
~tov	40 70
~tove	56 62
~tovel	119 5
~tovn	-35 -17
~tovn$	-35 -17
~toy	44 14
~toy$	75 49
~tp$	-125 -129
~tpa	-109 -53
~tpar	-65 28
~tpart	-65 28
~tpat	37 -45
~tr$	-111 -130
~tra	-24 46
~tra$	46 -32
~trac	-55 -67
~tract	-37 -41
~traf	-98 -106
~trafi	-98 -106
~trai	-40 98
~traig	99 18
~traik	63 -142
~train	-160 137
~trak	-19 167
~trak$	73 -13
~tral	-81 105
~tral$	61 -23
~tran	47 -196
~trang	64 -123
~trans	32 -182
~tras	-26 -109
~traso	-104 -56
~trat	-108 -89
~trav	-134 -7
~trave	-130 -83
~travy	-44 63
~tray	126 -6
~tray$	134 -114
~tre	19 -179
~tre$	118 45
~trea	-20 -2
~tread	102 -72
~treat	-112 -3
~trek	48 -120
~trek$	54 -69
~tren	-37 -189
~tren$	-11 -128
~treni	-132 -149
~tres	-81 -69
~tres$	-74 -63
~tret	-73 -124
~tretc	-59 -92
~tri	61 139
~tri$	48 77
~tria	41 -31
~tric	-28 18
~tric$	62 -119
~trici	-174 98
~trict	-146 -106
~trie	-55 22
~tried	-47 28
~trij	78 -17
~triji	78 -17
~trik	-246 -250
~trik$	-194 -201
~trin	16 93
~trine	168 -19
~trip	108 181
~trip$	139 34
~tris	-15 -77
~trist	-15 -77
~trit	186 -138
~trit$	152 -122
~triv	-61 -125
~tro	-85 -100
~tro$	16 90
~trok	-200 -230
~troke	-134 -137
~trol	-4 -200
~trol$	-8 -212
~trole	-24 1
~tron	-106 23
~trong	-72 72
~trop	112 -49
~trou	51 129
~troub	27 131
~tru	55 -25
~truc	-39 -104
~truct	-39 -104
~true	-215 -181
~true$	-215 -181
~truk	179 111
~truk$	181 79
~trut	-114 -122
~try	-53 151
~try$	-48 155
~ts$	-120 39
~tsa	35 41
~tsae	23 12
~tsaep	23 12
~tsap	-70 68
~tsap$	-124 81
~tse	-48 -79
~tsel	-19 -73
~tself	-19 -73
~tsh	-227 -208
~tsh$	-219 -203
~tsi	19 18
~tsid	19 18
~tside	19 18
~tu$	-5 89
~tua	69 -83
~tual	74 -75
~tualy	101 -38
~tub	65 -157
~tube	74 -59
~tube$	38 -75
~tubel	107 -39
~tud	-90 37
~tud$	60 55
~tude	-142 58
~tuden	-160 68
~tudi	-38 -79
~tudy	-43 -13
~tudy$	-32 -32
~tue	70 -109
~tues	57 -97
~tuesd	57 -97
~tuf	-55 -21
~tuf$	-55 -21
~tui	45 85
~tuit	45 85
~tuiti	45 85
~tuj	12 -195
~tujh	12 -195
~tujhe	12 -195
~tuk	180 106
~tuk$	204 18
~tukd	35 -94
~tul	88 53
~tul$	80 153
~tuls	-53 -150
~tulsi	-89 -144
~tum	-45 -97
~tum$	-207 22
~tume	94 -53
~tumh	-170 -130
~tumha	-95 -58
~tumhe	-111 -118
~tumk	4 143
~tumy	146 -158
~tumy$	146 -158
~tun	208 39
~tun$	146 -7
~tuna	128 42
~tund	-2 75
~tundi	-2 75
~tung	122 82
~tung$	129 -42
~tur	-11 -61
~tura	-109 -2
~tura$	-6 -79
~tural	-59 -18
~turan	-6 68
~turd	-53 11
~turda	-53 11
~ture	-76 -168
~ture$	-84 -161
~tures	22 -16
~turm	18 -49
~turme	18 -49
~turn	45 74
~turn$	-91 34
~turne	16 68
~turni	104 36
~tus	-56 90
~tus$	-56 90
~tut	25 -15
~tut$	-64 92
~tuta	146 -96
~tuta$	146 -96
~tuth	-33 -279
~tuth$	-136 -184
~tuthp	56 -145
~tuti	-45 -25
~tuti$	-90 -21
~tutn	-47 -45
~tv$	-106 -30
~tva	60 -46
~tvac	-84 -96
~tvach	-84 -96
~tvan	32 -77
~tvan$	68 -33
~tvar	61 -39
~tvat	69 41
~tvatc	76 -35
~tve	-6 60
~tvi	37 -352
~tvic	48 -126
~tvice	48 -126
~tvin	32 -225
~tvin$	13 -185
~tvins	105 -70
~tvis	-143 -43
~tvist	-143 -43
~tvit	-6 -123
~tvitc	-6 -123
~tvo	50 -55
~tvo$	48 -76
~tvor	57 51
~tvork	57 51
~ty$	-109 -132
~tya	-128 81
~tya$	-137 82
~tye	66 -168
~tyf	-47 -93
~tyfo	-47 -93
~tyfoi	-47 -93
~tyl	-83 78
~typ	56 -54
~type	10 -43
~type$	44 -192
~typed	-90 177
~typi	23 -27
~typin	35 -13
~tyu	-201 -137
~tyu$	-101 -153
~tyub	-135 3
~ua$	173 -70
~uad	-121 -244
~uad$	-117 -229
~uag	-105 -111
~uage	-105 -111
~uage$	-105 -111
~ual	-2 -84
~ual$	-157 -64
~ualy	65 -51
~ualy$	65 -51
~uan	41 -33
~uan$	44 -30
~uar	132 -13
~uard	31 -48
~uard$	34 -9
~uart	165 -44
~uarte	165 -44
~uary	-27 -64
~uary$	-27 -64
~uat	102 -64
~uav	87 25
~uavj	-30 33
~uavja	-30 33
~ub$	-17 -115
~uba	35 -30
~uba$	66 -58
~ubah	-30 59
~ubah$	-30 59
~ubai	-106 -45
~ubai$	-106 -45
~ubal	50 -64
~uban	143 -121
~uban$	163 -77
~ubar	43 -188
~ubara	44 -137
~ube	74 -59
~ube$	108 -132
~ubel	107 -39
~ubeli	107 -39
~ubg	-96 -32
~ubg$	-96 -32
~ubh	14 -221
~ubh$	32 -124
~ubha	-104 -32
~ubha$	-96 -16
~ubhan	-42 -19
~ubht	76 -56
~ubhta	-75 -51
~ubi	160 -123
~ubin	-13 -117
~ubing	74 -36
~ubis	34 -17
~ubish	44 -8
~ubl	105 61
~uble	158 84
~uble$	127 90
~ubli	-20 -13
~ublin	19 12
~ubn	-36 70
~ubne	-36 70
~ubne$	-36 70
~ubs	-152 -23
~ubsc	-34 47
~ubscr	-34 47
~ubt	44 -158
~ubt$	102 -59
~ubte	-83 -86
~ubte$	-83 -86
~ubu	-137 -169
~uce	-99 -177
~uch	132 22
~uch$	-17 63
~ucha	-71 44
~ucha$	-201 -15
~uchal	131 -45
~uche	134 -154
~uched	152 -81
~uchi	-9 -61
~uchi$	-8 -79
~uchn	158 -96
~uchna	129 -151
~uchne	-75 133
~ucho	19 -41
~ucho$	19 -41
~ucht	-101 166
~uchte	-61 113
~uchu	219 -84
~uchu$	219 -84
~uco	124 -10
~ucom	68 41
~ucos	38 -6
~uct	40 -141
~ucti	-160 -94
~uctio	-157 -39
~ucto	133 -85
~uctor	133 -85
~ud$	-158 28
~uda	172 -254
~uda$	97 46
~udan	-18 -202
~udana	-143 -54
~udane	9 -162
~udar	70 -41
~udar$	70 -41
~udas	-152 -136
~udas$	-131 -216
~udasi	-49 42
~udb	-185 87
~udby	-138 89
~udbye	-138 89
~ude	187 31
~uden	219 17
~uden$	157 -148
~udenl	210 -14
~udent	-160 68
~udg	-108 -203
~udge	-43 -176
~udget	-150 -138
~udgu	-92 -39
~udgud	-92 -39
~udh	44 72
~udh$	17 -123
~udha	-91 178
~udha$	-129 105
~udhak	164 -66
~udhap	-74 -73
~udhar	-161 167
~udhi	-17 142
~udhu	190 -89
~udhu$	190 -89
~udi	246 67
~udi$	51 -104
~udic	152 -101
~udich	152 -101
~udie	-47 -82
~udin	-82 35
~udiy	174 41
~udiya	175 30
~udl	-19 -124
~udn	-113 185
~udne	-68 201
~udne$	-68 201
~udni	-78 19
~udnig	-78 19
~udo	-74 -181
~udo$	-175 -123
~udon	57 -71
~udon$	57 -71
~uds	60 -11
~uds$	60 -11
~udt	7 -161
~udta	-73 -93
~udta$	-73 -93
~udte	67 -65
~udte$	67 -65
~udti	-6 -47
~udti$	-6 -47
~udu	-103 -32
~udu$	-150 41
~udv	23 -46
~udva	23 -46
~udy	-132 -30
~udy$	-71 -26
~ue$	79 -217
~uen	-23 145
~uen$	-12 155
~uer	70 -49
~uery	70 -49
~uery$	70 -49
~ues	-21 59
~ues$	-88 103
~uesd	57 -97
~uesda	57 -97
~uest	-33 -23
~uest$	-3 71
~uesti	-98 -133
~ueu	9 30
~ueue	9 30
~ueue$	22 -124
~uf$	-7 -29
~ufa	49 -58
~ufe	193 -60
~uft	-44 -49
~uft$	-44 -49
~ug$	32 -61
~uga	40 -161
~ugad	-53 -51
~ugar	27 -215
~ugar$	23 -211
~uge	31 -63
~uged	-5 83
~uged$	-5 83
~uges	-60 -226
~ugest	-60 -226
~ugh	91 62
~ugh$	30 55
~ughe	45 102
~ughed	45 102
~ughi	141 -31
~ughin	141 -31
~ughs	-42 -102
~ughs$	-42 -102
~ught	92 64
~ught$	126 63
~ughte	-7 37
~ugl	-23 59
~ugle	4 71
~ugle$	27 60
~ugli	-99 50
~uglin	-99 50
~ugn	122 -45
~ugu	8 -62
~ugu$	-106 -73
~ugus	-120 -118
~ugust	-120 -118
~uh$	228 -54
~uha	-4 -224
~uha$	86 -125
~uhan	53 -83
~uhe	33 2
~uhe$	53 8
~uhu	-153 -125
~ui$	177 15
~uic	-105 10
~uice	31 -89
~uice$	31 -89
~uici	-172 34
~uicid	-172 34
~uid	127 -53
~uid$	111 -83
~uide	28 11
~uide$	28 11
~uie	41 139
~uiet	41 139
~uiet$	45 121
~uij	-62 -152
~uij$	-62 -152
~uik	-28 104
~uik$	16 48
~uikl	-27 -83
~uikly	-27 -83
~uil	-139 88
~uild	-99 42
~uildi	-99 42
~uilt	-86 86
~uilty	-86 86
~uin	0 73
~uis	-27 -96
~uise	-139 -69
~uish	143 -10
~uish$	143 -10
~uit	-104 15
~uit$	-7 -193
~uita	-140 95
~uitar	-140 95
~uiti	45 85
~uitio	45 85
~uito	-32 -42
~uito$	-29 -26
~uits	-111 -136
~uits$	-111 -136
~uj$	86 75
~uja	-69 -168
~uja$	120 -42
~ujan	-151 -213
~ujan$	-151 -213
~ujar	-57 0
~ujar$	-121 32
~uje	177 23
~uje$	177 23
~ujh	49 126
~ujh$	97 95
~ujha	82 -142
~ujhao	-111 -102
~ujhe	-10 7
~ujhe$	-10 7
~ujhs	-65 183
~ujhse	-65 183
~uji	91 39
~uji$	94 42
~ujl	-229 -317
~ujli	-208 -270
~ujli$	-208 -270
~ujr	-118 3
~ujre	-54 -60
~ujre$	-54 -60
~uju	-46 -55
~ujur	-46 -55
~ujurg	-46 -55
~uk$	330 158
~uka	-55 81
~uka$	-18 233
~ukad	52 -60
~ukam	-185 -209
~ukam$	-185 -209
~ukan	-73 -116
~ukan$	24 -47
~ukand	-189 -152
~ukar	120 134
~ukar$	168 89
~ukd	63 -103
~ukda	110 -16
~ukda$	110 -16
~uke	177 -32
~uke$	142 37
~uker	122 -127
~uker$	122 -127
~uket	-43 -112
~uket$	-72 -112
~ukh	-69 -328
~ukh$	-213 -171
~ukha	72 -418
~ukha$	133 -36
~ukhar	65 -391
~ukhe	-162 17
~ukhe$	-138 -103
~ukhi	-150 -51
~ukhi$	-164 -49
~ukht	-21 -243
~ukhta	96 -166
~ukhte	-186 -74
~uki	46 139
~uki$	69 40
~ukin	41 43
~uking	45 45
~ukn	-280 -166
~ukna	-116 43
~ukna$	-116 43
~ukne	-152 -124
~ukne$	-152 -124
~ukno	-136 -144
~uknov	-136 -144
~uko	-128 74
~uko$	-152 -25
~ukoj	91 -29
~ukoj$	91 -29
~ukr	-97 13
~ukri	-228 -3
~ukri$	-159 47
~ukriy	-144 -79
~uks	171 68
~uks$	108 137
~uksa	117 -137
~uksan	-161 -84
~ukt	43 177
~ukta	33 -60
~ukta$	33 -60
~ukti	24 190
~ukti$	24 190
~uku	161 232
~uku$	126 68
~ukun	36 241
~ukun$	-13 87
~ukung	-13 78
~ukup	-95 -81
~ukup$	-95 -81
~ukur	150 -72
~ul$	3 8
~ula	164 56
~ula$	-50 119
~ulab	140 -80
~ulab$	95 -45
~ulabi	87 -22
~ulan	124 -108
~ulana	-55 14
~ulanc	123 -206
~ulane	54 1
~ulao	118 -71
~ulao$	118 -71
~ular	88 -81
~ular$	88 -81
~ulat	74 98
~ulat$	142 -47
~ulau	95 7
~ulau$	49 46
~ulav	-160 47
~ulava	-160 47
~ulay	2 71
~ulaya	-12 -1
~ulb	-60 128
~ulb$	-103 139
~ulc	-123 -42
~ulce	-123 -42
~ulcer	-123 -42
~uld	-3 26
~uld$	-71 60
~ulde	84 -225
~ulder	84 -225
~ule	143 12
~ule$	17 134
~uled	121 81
~uled$	121 81
~ulen	156 -48
~ulens	156 -48
~uler	77 28
~uler$	77 28
~ules	-120 -148
~ules$	-120 -148
~ulet	-206 -187
~ulf	105 27
~ulf$	79 57
~ulfa	103 23
~ulfas	77 25
~ulg	101 46
~ulge	-74 -48
~ulge$	-74 -48
~ulgi	162 -31
~ulgin	162 -31
~ulh	165 29
~ulha	112 -31
~ulhe	107 65
~ulhe$	107 65
~uli	126 135
~uli$	-86 74
~ulin	246 33
~ulin$	113 54
~uling	236 -69
~ulis	158 94
~ulis$	24 99
~ulise	160 -17
~ulk	-28 -141
~uln	-89 -128
~ulne	-119 -84
~ulne$	-119 -84
~ulo	81 -193
~ulp	-29 40
~ulp$	-38 3
~uls	67 -347
~uls$	-129 -79
~ulse	169 -212
~ulse$	169 -212
~ulsi	-89 -144
~ulsi$	-89 -144
~ult	217 -91
~ult$	-222 -50
~ulta	78 -270
~ulta$	109 -239
~ulte	-93 0
~ulte$	-86 -56
~ulti	305 -4
~ulti$	305 7
~ultiv	-10 -36
~ultr	-104 -56
~ultra	-104 -56
~ults	-116 107
~ults$	-116 107
~ulu	71 61
~ulu$	108 85
~uly	40 19
~uly$	40 10
~um$	88 260
~uma	-41 -4
~uma$	-109 -72
~umak	55 -125
~umakh	15 -118
~uman	-8 -60
~uman$	-100 -186
~umar	-30 -128
~umar$	3 -83
~umat	-53 212
~umate	-53 212
~umb	176 15
~umb$	221 -65
~umba	-81 44
~umbai	-165 -128
~umbe	49 56
~umber	26 58
~umbl	147 -151
~umble	126 -138
~ume	-99 17
~ume$	-110 -160
~umen	72 -103
~ument	-78 -96
~umer	-172 114
~umer$	-161 116
~umh	-170 -130
~umha	-95 -58
~umhar	-95 -58
~umhe	-111 -118
~umhen	-32 -146
~umi	123 -1
~umie	122 -93
~umie$	129 -83
~umk	-9 137
~umko	-21 138
~umko$	-21 138
~umn	-107 31
~umne	-126 53
~umne$	-126 53
~umo	-82 -124
~umou	-75 -53
~umour	-75 -53
~ump	106 126
~ump$	131 120
~umpe	152 -18
~umped	152 -18
~umpi	-58 147
~umpin	-58 147
~umps	-84 -157
~umps$	-65 -139
~umr	-106 -250
~umr$	-50 -198
~umra	-145 -123
~umrah	-145 -123
~ums	157 -199
~ums$	66 -36
~umt	-98 17
~umy	89 -1
~umy$	89 -26
~un$	95 155
~una	29 -81
~una$	41 -13
~unai	-96 -24
~unai$	-96 -24
~unao	-235 -228
~unao$	-235 -228
~unar	-4 -46
~unb	-134 -203
~unbu	-33 -100
~unbur	-33 -100
~unc	53 39
~unch	-52 79
~unch$	76 1
~uncha	-58 55
~unchi	-152 72
~uncl	168 -54
~uncle	168 -54
~unco	-101 -81
~uncon	-101 -81
~unct	36 3
~uncti	36 3
~und	184 64
~und$	125 5
~unda	-177 -66
~unda$	-123 -73
~undar	-16 -134
~unday	-120 85
~unde	156 27
~under	61 81
~undh	220 63
~undh$	73 27
~undhl	115 -114
~undhn	-58 85
~undhu	147 -87
~undi	66 64
~undi$	37 102
~undl	-9 -155
~undn	93 -53
~undnu	93 -53
~une	-81 -104
~une$	-58 -123
~uner	-98 6
~unera	-46 15
~ung	31 261
~ung$	114 -61
~unga	-44 194
~unga$	-146 210
~ungaf	134 -50
~ungal	-99 -52
~unge	-10 -80
~unger	-10 -80
~ungf	20 -25
~ungfa	20 -25
~ungh	-74 44
~ungh$	-159 95
~ungha	65 -128
~ungi	-32 255
~ungi$	-59 258
~ungl	138 -266
~ungle	15 15
~ungli	135 -307
~ungs	-101 -186
~ungs$	-101 -186
~ungu	-167 -88
~ungun	-161 -85
~unh	40 -55
~unh$	92 -64
~unhe	-38 -23
~unhen	-38 -23
~unho	32 35
~unhon	32 35
~uni	181 169
~uni$	156 -54
~unif	-72 -1
~unifo	-72 -1
~unil	41 105
~unila	77 23
~unin	54 -99
~uning	26 -70
~unins	-35 -60
~unio	-19 25
~unior	21 62
~unit	146 79
~unit$	6 123
~units	152 -110
~uniy	-52 207
~uniya	-52 207
~unj	39 -192
~unja	-95 -89
~unjab	-95 -89
~unjh	30 -121
~unjhu	30 -121
~unk	52 56
~unk$	178 -113
~unka	19 -21
~unka$	40 -6
~unkar	-38 -30
~unke	25 25
~unke$	-144 28
~unki	-71 49
~unki$	-71 49
~unko	-89 94
~unko$	-89 94
~unl	-26 -70
~uno	-99 41
~uns	-155 -98
~uns$	52 -38
~unsa	-29 -66
~unsa$	-29 -66
~unsc	-90 -98
~unscr	-90 -98
~unse	-146 -248
~unse$	-25 -98
~unsel	-135 -199
~unsi	-176 17
~unsi$	-176 17
~unsl	-18 -3
~unt	98 173
~unt$	-100 -66
~unta	-35 175
~unta$	-28 97
~unte	-13 120
~unted	-63 147
~unti	96 -38
~untin	148 65
~unts	90 120
~unts$	90 120
~untu	-52 99
~unty	54 -7
~unty$	54 -7
~unu	73 9
~unu$	97 15
~uny	-76 -152
~uny$	-49 -139
~uor	105 -147
~uor$	152 -84
~up$	136 -107
~upa	77 194
~upa$	163 -18
~upan	-99 85
~upar	165 224
~upar$	146 221
~upat	59 133
~upata	-7 167
~upay	-256 -143
~upay$	-241 -111
~upb	48 125
~upbo	48 125
~upboa	48 125
~upd	-112 -110
~upda	-112 -110
~updat	-112 -110
~upe	208 -121
~uper	191 -101
~uper$	143 -129
~upi	185 -186
~upi$	-26 -269
~upil	192 -47
~upil$	132 -20
~upils	134 -29
~upir	141 -41
~upiri	141 -41
~upis	-143 -23
~upis$	-143 -23
~upl	-138 -151
~uple	-58 -92
~uple$	-36 -63
~upo	-86 95
~upor	-49 37
~uport	-49 37
~upr	-128 42
~ups	-223 -12
~ups$	-168 -41
~upsc	-87 89
~upsc$	-87 89
~upt	-118 -35
~upu	-50 -97
~upy	-85 -93
~upye	-70 -73
~upye$	-70 -73
~ur$	180 30
~ura	-8 -26
~ura$	141 -1
~urad	-146 -130
~urak	-210 13
~urak$	-90 -142
~uraks	-63 -79
~ural	58 85
~ural$	107 99
~uran	-187 -182
~uran$	25 -132
~urana	-155 -260
~uranc	-160 -19
~urane	-17 -127
~urani	-183 -177
~urant	-10 63
~urat	55 -16
~urat$	9 6
~urc	3 -43
~urch	-61 -13
~urd	-373 -217
~urd$	-176 -103
~urda	-117 -46
~urday	-53 11
~urde	-201 -130
~urder	-177 -206
~ure	143 -136
~ure$	19 -80
~urea	21 -12
~urea$	21 -12
~ured	123 70
~ured$	123 70
~uren	128 -166
~urent	128 -166
~ures	42 -128
~ures$	57 -44
~urg	55 -336
~urg$	-50 -69
~urga	165 -82
~urga$	55 -45
~urgao	146 -52
~urge	-97 -204
~urger	-115 -99
~urgi	-49 -135
~urgl	56 -24
~uri	-76 -89
~uri$	-56 -19
~uric	-232 29
~uric$	-228 -148
~urik	-98 -33
~urik$	-98 -33
~urin	2 -100
~urine	-44 -36
~uring	-30 -69
~urio	-161 -145
~uriou	-158 -139
~urit	97 9
~urity	25 61
~uriy	-139 52
~uriya	-139 52
~url	26 -59
~urm	7 -69
~urme	18 -49
~urmer	18 -49
~urn	-96 -13
~urn$	-223 -1
~urne	24 66
~urned	16 68
~urni	93 53
~urnin	120 38
~urns	-130 -221
~urns$	-130 -221
~urnt	-58 5
~urnt$	-58 5
~uro	-23 -212
~uro$	25 -75
~urp	139 110
~urpl	160 -99
~urple	149 -95
~urpo	-85 148
~urpos	-85 148
~urs	-55 -194
~urs$	-10 -140
~ursd	-29 44
~ursda	-29 44
~urse	-75 -122
~urse$	-68 -89
~ursi	-101 -146
~ursi$	66 -96
~ursin	-159 -68
~urst	195 -103
~urst$	189 -102
~urt	-2 13
~urt$	-64 181
~urta	-77 -171
~urta$	-208 -218
~urtai	162 28
~urti	134 58
~urtin	136 15
~urts	39 -185
~urts$	39 -185
~uru	104 -63
~uru$	40 -235
~urug	138 110
~urus	-59 -102
~urv	-165 -13
~urve	-79 -106
~urved	-79 -106
~urvi	-113 45
~urviv	-104 50
~ury	11 -13
~ury$	59 14
~us$	-37 -31
~usa	86 -149
~usa$	116 -162
~usam	-218 -147
~usam$	-218 -147
~usb	15 89
~usba	15 89
~usban	15 89
~usc	-78 -83
~uscl	-76 -62
~uscle	-76 -62
~use	-56 -22
~use$	-72 -3
~usea	-1 -50
~usea$	-1 -50
~used	97 -96
~used$	97 -96
~usef	-106 -120
~usefu	-106 -120
~usel	55 -82
~usele	-98 -80
~uses	-33 72
~uses$	-33 72
~usg	-79 -73
~usg$	-79 -73
~ush	-7 -47
~ush$	-101 -17
~usha	123 -109
~ushan	-102 -51
~ushe	131 -26
~ushed	139 -15
~ushi	-84 93
~ushi$	-55 127
~ushin	-25 -38
~ushm	-103 -108
~ushma	-103 -108
~ushr	66 -75
~ushru	66 -75
~usi	27 -125
~usi$	-69 -65
~usil	28 -44
~usil$	28 -44
~usin	-157 -7
~usin$	-20 1
~using	-49 -4
~usins	-144 -61
~usir	200 -102
~usira	170 -78
~usk	-21 105
~uska	-53 116
~uska$	-37 187
~uske	97 19
~uske$	97 19
~uskh	-75 -63
~uskha	-43 -58
~uski	-76 149
~uski$	-76 149
~usko	-59 -64
~usko$	-59 -64
~usku	-34 112
~uskur	-34 112
~usm	-13 -24
~usme	-13 -24
~usme$	7 -3
~usn	71 59
~usne	72 66
~usne$	72 66
~usr	-104 67
~usra	-40 27
~usra$	-40 27
~usre	-131 -47
~usre$	-131 -47
~usri	-47 96
~usri$	-47 96
~ust	62 23
~ust$	143 101
~usta	-112 -177
~ustar	-15 -31
~uste	-193 -232
~uster	-224 -210
~usti	-169 -19
~usto	57 14
~ustom	59 4
~usu	-37 -47
~usu$	61 -110
~usua	-153 7
~usual	-153 7
~usy	4 20
~usy$	4 20
~ut$	80 127
~uta	125 43
~uta$	205 -130
~utan	61 2
~utan$	1 25
~utar	-57 134
~utar$	-8 135
~utara	-148 165
~utarn	47 -197
~utart	-4 -173
~utb	40 -59
~utba	41 -51
~utbal	41 -51
~utc	70 -34
~utch	70 -34
~utch$	16 -29
~ute	118 -56
~ute$	67 -158
~uter	117 -106
~uter$	89 -92
~utes	62 19
~utes$	62 19
~uth	248 105
~uth$	82 -273
~utha	63 121
~utha$	-33 35
~uthak	117 -14
~uthan	-65 -30
~uthat	-9 92
~uthay	94 -53
~uthe	115 -182
~uthe$	115 -182
~uthi	233 -73
~uthi$	174 -37
~uthk	-97 -8
~uthka	-118 -7
~uthn	-67 144
~uthna	-67 144
~uthp	56 -145
~uthpa	38 -113
~uthpe	37 -46
~utht	58 -33
~uthta	8 49
~uthte	67 -134
~uthti	-72 -61
~uthu	-23 250
~uthu$	44 128
~uti	99 28
~uti$	46 -20
~utin	-19 68
~utine	-58 -103
~uting	-88 108
~utio	-21 -46
~ution	-21 -46
~utk	49 -57
~utka	60 30
~utkar	-27 104
~utki	75 -17
~utki$	75 -17
~utku	-51 -133
~utkul	-167 -105
~utl	273 -185
~utle	79 -41
~utli	241 -121
~utli$	241 -121
~utn	-279 -150
~utna	-225 -72
~utna$	-225 -72
~utne	-164 -44
~utne$	-159 -37
~utno	15 -83
~uto	142 -87
~uto$	162 -33
~uton	73 -110
~uton$	73 -110
~utp	-44 -89
~utpa	-3 -65
~utr	325 -109
~utra	180 -14
~utra$	180 -14
~utre	194 -124
~utre$	188 -121
~utro	123 -47
~uts	-97 35
~uts$	-188 18
~utsi	19 18
~utsid	19 18
~utu	4 -33
~utub	89 -42
~utube	89 -42
~utun	94 50
~uty	-47 117
~uty$	-47 117
~uva	31 -21
~uva$	68 -140
~uvah	-66 -100
~uvaha	-66 -100
~uvan	-59 139
~uvan$	-94 146
~uve	73 -119
~uy$	43 -132
~uye	-84 26
~uye$	-83 30
~uys	-7 99
~uys$	-7 99
~va$	97 40
~vab	-10 -202
~vab$	31 -175
~vac	-205 -97
~vach	-19 41
~vacha	0 -130
~vaci	-310 -201
~vacin	-310 -201
~vad	-97 -191
~vad$	-113 -243
~vada	-129 19
~vada$	-78 44
~vadi	12 20
~vadi$	20 24
~vae	55 -31
~vaen	58 -27
~vaen$	58 -27
~vag	-160 -282
~vaga	-164 -192
~vagai	-53 -51
~vagan	-128 -124
~vage	-127 -137
~vage$	-124 -107
~vah	-104 50
~vah$	-71 -107
~vaha	-88 36
~vaha$	44 -18
~vahan	-62 106
~vahat	-88 -107
~vahi	-21 61
~vahi$	-48 68
~vahin	23 -4
~vai	193 14
~vai$	109 44
~vaid	-51 -28
~vain	-47 -120
~vain$	-47 -120
~vais	197 -83
~vaise	146 -5
~vaish	-34 -30
~vaisi	-18 -131
~vaist	144 75
~vait	183 84
~vait$	223 38
~vaiti	-19 105
~vaiy	-173 45
~vaiya	-169 33
~vaj	77 68
~vaj$	146 2
~vaja	23 -41
~vaja$	186 -1
~vajah	-108 70
~vajan	-241 -140
~vaje	-168 12
~vaje$	-168 12
~vak	82 163
~vake	89 161
~vake$	170 188
~vakes	-167 -128
~vaki	118 60
~vakin	119 63
~vaks	-97 -143
~vaks$	-97 -143
~vakt	20 102
~vakt$	20 102
~vaky	-180 -57
~vaky$	-192 -56
~val	2 -30
~val$	-57 -132
~vala	-51 36
~vala$	-62 -9
~vale	-80 -58
~vale$	-52 -68
~vali	93 -19
~vali$	79 -24
~valid	-22 115
~valk	-90 -278
~valk$	135 -176
~valke	-39 -132
~valki	-203 -122
~valks	-104 -88
~valo	126 135
~valo$	-150 21
~valon	-35 72
~valov	219 105
~van	48 175
~van$	-19 149
~vana	-217 -33
~vana$	-262 -6
~vand	104 -72
~vandh	112 -112
~vane	-111 -140
~vane$	-111 -140
~vani	11 -44
~vani$	62 -166
~vanis	-88 72
~vant	108 97
~vant$	15 101
~vante	43 171
~vants	-35 -89
~vanu	7 -16
~vap	-114 -59
~vapa	-67 -43
~vapas	-67 -43
~var	91 -28
~var$	100 72
~vara	80 -112
~vara$	137 -44
~vard	99 -77
~vard$	45 -63
~varde	53 -45
~vards	75 -11
~vare	63 -106
~vare$	102 -25
~varen	-40 -88
~varf	104 97
~varfa	104 97
~vari	65 -82
~vari$	83 -17
~vark	-177 104
~vark$	-70 -32
~varka	-37 -2
~varm	-62 0
~varm$	-62 0
~varn	69 -101
~varna	-108 -87
~vars	-224 -120
~varsh	-200 -96
~vart	-214 -166
~varu	43 -183
~vas	158 31
~vas$	169 -18
~vasa	159 47
~vasam	127 -78
~vase	-72 -104
~vasel	-63 -40
~vash	-44 10
~vash$	-13 -125
~vashe	-8 -35
~vashi	-142 -126
~vashr	52 118
~vasi	-135 -30
~vasir	-124 -137
~vasiy	-21 53
~vast	-45 26
~vasth	-124 -124
~vat	134 126
~vat$	74 -176
~vata	-52 210
~vata$	34 109
~vatc	221 -52
~vatch	221 -52
~vate	-12 -48
~vate$	-60 3
~vater	5 -57
~vati	27 -73
~vati$	38 -35
~vau	-203 -207
~vau$	-139 -190
~vaun	-109 -38
~vaun$	-109 -38
~vav	40 -47
~vave	28 -44
~vay	-24 170
~vay$	-24 183
~vaya	-54 62
~vaya$	1 100
~vaye	-30 -29
~vaye$	-30 -29
~vayi	177 -91
~vayi$	174 -57
~vays	-112 112
~vays$	-112 112
~vbo	145 -65
~vbor	145 -65
~vborn	145 -65
~vde	5 -164
~vder	5 -164
~vder$	-6 -163
~vdh	-53 -34
~vdha	-53 -34
~vdhan	-53 -34
~ve$	23 105
~vea	86 -238
~veak	-10 -185
~veak$	18 -158
~vear	-215 -45
~vear$	-119 -161
~veat	163 -227
~veat$	138 -67
~veath	-149 -128
~veati	204 -74
~veb	-82 -117
~ved	53 -8
~ved$	-18 59
~veda	109 -212
~vedan	111 -194
~vedi	-82 -27
~vedin	-35 -7
~veg	-204 -206
~veg$	-130 -123
~vege	-111 -115
~veget	-111 -115
~vei	-237 65
~veig	-238 -47
~veigh	-238 -47
~vein	-46 84
~veins	-44 89
~veir	27 108
~veird	27 108
~vel	-169 -41
~vel$	-191 33
~veld	-47 -57
~veldi	-47 -57
~veli	85 -135
~velin	66 -127
~velo	-111 -134
~velop	-92 -76
~vels	-15 -70
~vels$	-15 -70
~vem	-17 -61
~vemb	-99 -39
~vembe	-99 -39
~ven	103 -33
~ven$	58 19
~veni	-24 -21
~venin	-24 -21
~veno	-164 -180
~venom	-164 -180
~vent	182 29
~vent$	208 86
~venti	-80 -120
~ver	9 128
~ver$	-29 67
~vera	-190 -226
~verd	-114 97
~verdo	-69 115
~vere	158 3
~vere$	61 15
~vered	145 -110
~veri	245 40
~verin	294 70
~vers	-159 -163
~vers$	-156 -71
~versa	-102 -76
~vert	-59 0
~vert$	-120 -104
~verth	32 157
~very	30 119
~very$	-98 -16
~veryb	42 15
~veryo	111 167
~veryt	-30 86
~veryv	135 -80
~ves	-121 132
~ves$	-131 112
~vese	-24 -25
~vesel	-24 -25
~vest	15 17
~vet	162 -124
~vet$	138 -61
~vha	-156 -93
~vhat	-156 -93
~vhat$	-149 -105
~vhate	-26 33
~vhats	-41 13
~vhe	-35 -16
~vhen	-33 -72
~vhen$	-52 -66
~vher	-25 82
~vhere	-25 82
~vhet	-39 21
~vheth	-39 21
~vhey	-24 -37
~vhey$	-24 -37
~vhi	42 -60
~vhic	-296 20
~vhich	-296 20
~vhij	192 -70
~vhiji	193 -71
~vhil	16 -52
~vhilc	-74 109
~vhile	22 -256
~vhis	154 -76
~vhist	156 -56
~vhit	61 -241
~vhite	67 -232
~vho	-160 -144
~vho$	-183 -211
~vhol	89 11
~vhole	89 11
~vhy	-303 -68
~vhy$	-303 -68
~vi$	-194 -7
~via	7 1
~vic	-10 -99
~vice	-9 -94
~vice$	-5 -47
~vich	28 -25
~vich$	58 14
~vid	-187 185
~vid$	11 41
~vida	-80 83
~vida$	14 114
~vidai	-141 -128
~vide	-241 22
~video	-205 -10
~vidh	-151 -50
~vidi	33 142
~vidiy	33 142
~vie	-265 -324
~vie$	-195 -182
~viev	-131 -226
~viev$	-118 -230
~vif	27 88
~vife	53 112
~vife$	66 214
~vifes	-67 -149
~vifi	-100 -123
~vifi$	-100 -123
~vig	-95 135
~vigy	-46 -96
~vigy$	-46 -96
~vij	92 -190
~vijn	-70 -84
~vijna	-70 -84
~vik	-11 -56
~vik$	-38 -111
~vike	-106 -194
~viken	-77 -133
~vikl	-166 -110
~vikly	-166 -110
~viks	89 -75
~viks$	89 -75
~vil	-126 58
~vil$	-136 67
~vila	-101 48
~vilag	-87 89
~vim	-162 -196
~vimi	-139 -175
~vimin	-139 -175
~vin	172 -46
~vin$	-23 33
~vinc	44 77
~vind	-129 83
~vind$	-89 101
~vindo	-81 7
~vine	89 -101
~ving	201 -125
~ving$	202 -108
~vings	-96 -76
~vins	105 -70
~vins$	105 -70
~vint	-175 -30
~vinte	-175 -30
~vio	35 -62
~viol	-34 -39
~viole	-34 -39
~viou	79 -17
~vious	79 -17
~vip	61 23
~vipe	81 52
~viper	81 52
~vir	43 -34
~vir$	-6 -133
~vira	-84 3
~viral	-172 -61
~virat	-34 -152
~vire	135 -148
~vire$	135 -148
~vis	-119 52
~visa	-140 -140
~visa$	-136 -134
~vise	-139 -131
~vise$	-136 -109
~vish	-67 157
~vish$	-185 175
~visha	75 50
~vishv	-132 -79
~visi	40 -149
~visio	106 -32
~visit	-75 -113
~vist	-143 -43
~vit	-56 19
~vit$	-122 -175
~vita	-259 -260
~vita$	-164 -161
~vitam	-192 -171
~vitc	60 79
~vitch	60 79
~vith	-24 95
~vith$	-3 14
~vitho	-35 103
~vity	-63 -120
~vity$	-63 -120
~viv	-248 -89
~viva	-116 -201
~viva$	-100 -139
~vive	-182 -3
~vive$	-127 -103
~vived	-79 64
~vja	122 -28
~vja$	-30 33
~vjat	133 -113
~vjat$	133 -113
~vk$	174 -102
~vks	-25 -72
~vks$	-25 -72
~vl$	47 -45
~vla	98 -125
~vla$	57 -111
~vle	-60 -59
~vled	-58 -38
~vli	-189 -158
~vlin	-189 -158
~vling	-186 -154
~vlu	-95 -81
~vluk	-95 -81
~vluku	-95 -81
~vly	-98 -76
~vly$	-109 -63
~vn$	162 128
~vne	-8 -10
~vned	-112 -120
~vned$	-112 -120
~vner	60 79
~vner$	60 79
~vni	-143 -217
~vni$	-87 -103
~vnin	-96 -154
~vning	-96 -154
~vns	196 -16
~vns$	205 -86
~vo$	114 46
~voh	32 78
~voh$	106 -14
~voi	9 59
~voic	48 76
~voice	48 76
~void	-97 -39
~void$	-97 -39
~vok	191 -98
~voke	191 -98
~voke$	184 -93
~vol	176 -133
~vole	173 -102
~volen	178 -91
~volu	-49 -145
~vom	247 -182
~voma	-37 -122
~voman	-37 -122
~vome	-85 -60
~vomen	-85 -60
~vomi	277 -93
~vomit	277 -93
~von	96 119
~von$	-103 -116
~vont	152 186
~vont$	152 186
~vor	-80 -134
~vorc	-54 26
~vorce	-54 26
~vord	69 -36
~vord$	6 -107
~vords	103 36
~vork	-170 -55
~vork$	-236 -266
~vorke	115 -165
~vorki	-89 17
~vorko	23 -81
~vorks	-188 161
~vorl	-92 18
~vorld	-70 -91
~vorm	-150 -146
~vors	60 4
~vorst	77 -73
~vort	-154 -118
~vorth	-152 -114
~vory	117 -114
~vory$	105 -92
~vou	-110 168
~voul	-10 253
~vould	-10 253
~voun	-85 -177
~vound	-85 -177
~vra	67 -1
~vrap	93 57
~vrat	95 -112
~vrat$	40 -78
~vratr	74 -75
~vri	-71 70
~vri$	15 -92
~vrid	-24 28
~vridh	-24 28
~vrin	117 3
~vris	49 122
~vrist	49 122
~vrit	-190 -40
~vrite	-284 14
~vriti	-42 -131
~vro	-31 165
~vron	29 -5
~vrong	29 -5
~vrot	-109 189
~vrote	-109 189
~vs$	-145 -268
~vsa	-23 -46
~vsad	-23 -46
~vsad$	-23 -46
~vsp	-48 21
~vspa	-48 21
~vspap	-48 21
~vsy	165 -40
~vsy$	165 -40
~vt$	-38 -55
~vti	35 -102
~vti$	35 -102
~vu$	14 168
~vud	42 -128
~vud$	11 -127
~vy$	-32 -262
~vya	-104 -66
~vyay	-104 -66
~vyaya	-104 -66
~vyu	-98 46
~vyu$	-98 46
~ya$	-104 27
~yab	-59 197
~yab$	71 137
~yabe	-99 161
~yabi	-123 -98
~yabin	-123 -98
~yad	-41 6
~yad$	-59 43
~yada	-52 -21
~yada$	-45 -18
~yag	-75 -34
~yah	73 106
~yah$	-44 -59
~yaha	178 59
~yaha$	172 65
~yahan	51 18
~yahi	-144 89
~yahi$	-140 59
~yaj	-197 -28
~yaj$	-197 -28
~yak	-21 38
~yak$	37 67
~yal	-86 80
~yal$	-181 137
~yala	72 15
~yala$	159 -110
~yali	-118 -168
~yali$	-112 -135
~yam	-188 -37
~yam$	-167 -265
~yan	165 180
~yan$	124 92
~yana	-85 102
~yani	-96 144
~yani$	-84 17
~yanid	-21 149
~yar	-174 -100
~yar$	-210 -77
~yara	11 -43
~yarah	11 -43
~yari	-242 13
~yari$	-235 -97
~yas	70 42
~yas$	41 56
~yat	69 -150
~yat$	7 -5
~yath	-104 -162
~yatha	-104 -162
~yatr	35 -133
~yatra	12 -129
~yav	-327 -41
~yava	-250 22
~yavad	-174 -90
~yavn	-66 -65
~yay	165 -1
~yaya	-104 -66
~yayam	-104 -66
~ybe	6 -64
~ybe$	37 -29
~ybo	47 52
~ybod	91 93
~ybody	91 93
~ych	-138 139
~ychi	-125 68
~ychia	-15 -77
~ycho	-43 -70
~ychol	-43 -70
~ycl	-71 59
~ycle	-56 23
~ycle$	-51 30
~yda	-47 -10
~yda$	-125 2
~yday	71 -32
~yday$	71 -32
~yde	-120 -197
~yde$	-151 -160
~yder	17 -75
~ydera	17 -75
~ye$	-24 -12
~yea	-278 -293
~year	-254 -270
~year$	-221 -206
~yearl	-11 -102
~years	-129 -168
~yed	-24 118
~yed$	-24 118
~yeg	-11 55
~yega	57 86
~yega$	57 86
~yegi	-157 -47
~yegi$	-157 -47
~yel	8 -244
~yeli	-48 -107
~yelid	-48 -107
~yelo	3 -177
~yelov	3 -177
~yen	-116 96
~yeng	47 6
~yenge	47 6
~yer	-136 89
~yer$	-136 89
~yes	7 -121
~yes$	40 -127
~yest	-18 -15
~yeste	10 -7
~yet	163 -199
~yet$	92 -152
~yfo	-47 -93
~yfoi	-47 -93
~yfoid	-47 -93
~yge	-18 31
~ygen	-18 31
~ygen$	-18 31
~yi$	145 152
~yin	35 57
~yind	153 -26
~yindi	153 -26
~ying	-23 79
~ying$	-23 79
~yke	-62 80
~yke$	-62 80
~yl$	80 135
~yla	134 -120
~yle	21 -30
~yle$	22 -98
~yli	69 50
~ylin	86 83
~ylind	96 0
~ym$	-132 -244
~yme	-102 -181
~ymo	-103 126
~ymor	-91 138
~ymore	-91 138
~ymp	-120 -149
~ympt	-111 -126
~ympto	-111 -126
~yna	-134 -106
~ynae	-76 -19
~ynt	47 -76
~ynth	47 -76
~ynthe	47 -76
~yo$	217 43
~yog	-66 -208
~yog$	-98 -169
~yoga	-15 -125
~yoga$	-15 -125
~yoj	-25 -90
~yon	-231 101
~yon$	-440 -123
~yone	99 223
~yone$	90 195
~yones	40 94
~yonk	-31 -95
~yonki	-31 -95
~yop	-93 -111
~yor	-93 -66
~york	-93 -66
~yorke	-93 -66
~you	-178 -111
~you$	-240 -116
~youn	-25 62
~young	-25 62
~your	-46 -74
~your$	-16 -64
~yout	75 -87
~youtu	89 -42
~ypa	-79 -194
~ypas	-50 -181
~ypas$	-50 -181
~ype	5 -46
~ype$	43 -195
~yped	-90 177
~yped$	-90 177
~ypi	23 -27
~ypin	35 -13
~yping	35 -13
~ypo	-7 -15
~ypot	-7 -15
~ypoth	-7 -15
~ypu	-130 -112
~yr$	-64 32
~yra	-133 -174
~yrai	-89 -115
~yraid	-89 -115
~yran	-99 -84
~yran$	-99 -84
~yri	-165 -165
~yri$	-123 -116
~yric	-103 -101
~yrics	-103 -101
~yro	-112 3
~yroi	-16 -140
~yroid	-16 -140
~yrok	-128 -126
~yroks	-128 -126
~yron	-88 93
~yrono	-88 93
~yrs	-53 -84
~yrs$	-53 -84
~yru	-10 -124
~yrup	-10 -124
~yrup$	-10 -124
~ys$	21 116
~yse	79 261
~ysel	24 281
~yself	24 281
~yser	63 -101
~yser$	104 -76
~ysi	-29 -152
~ysic	-33 43
~ysics	-27 44
~ysio	-182 -140
~ysio$	-126 -96
~ysiot	-102 -59
~ysis	79 -112
~ysis$	79 -112
~yst	-144 -169
~yste	-144 -169
~ystem	-97 -115
~yster	-79 -72
~yth	-103 48
~yth$	-105 -94
~ythi	-51 106
~ythin	-24 119
~ythm	-49 -45
~ythm$	-49 -45
~ytho	-59 -147
~ython	-59 -147
~yti	-74 30
~yu$	-159 -95
~yub	-142 -3
~yun	124 131
~yun$	58 -138
~yur	-191 -158
~yuri	-161 -89
~yurik	-98 -33
~yurv	-79 -106
~yurve	-79 -106
~yus	-109 -55
~yush	-109 -55
~yushm	-99 -94
~yut	66 -57
~yuti	75 -47
~yuti$	75 -47
~yva	31 -69
~yvay	-17 -66
~yvay$	-17 -66
~yvh	127 48
~yvhe	127 48
~yvher	127 48
~میں	125 68
~میں$	125 68
~نہی	200 91
~نہیں	200 91
~نہیں$	200 91
~نے$	218 64
~کا$	-263 50
~ہیں	176 67
~ہیں$	176 67
~ہے$	190 20
~یں$	236 107
~কি$	60 -211
~কে$	161 -197
~কো	-201 -216
~গেছ	245 -164
~গেছে	273 -128
~গেছে$	273 -128
~চ্ছ	123 233
~চ্ছে	153 166
~চ্ছে$	153 166
~ছে$	488 103
~ড়ি	244 97
~তে$	148 180
~নাই	225 92
~নাই$	225 92
~য়$	-226 76
~য়া	-259 167
~য়ে	216 91
~রে$	13 250
~হয়	60 -158
~়েছ	245 -165
~াই$	190 241
~ায়	-180 94
~ার$	168 87
~েছে	348 62
~েছে$	356 -187
~েজ$	174 76
~্ছে	153 166
~্ছে$	153 166
~ਗਿਆ	284 -126
~ਗਿਆ$	284 -126
~ਦਾ$	-282 223
~ਿਆ$	331 -180
~છે$	149 163
~તો$	166 190
~થી$	283 107
~નથી	254 58
~નથી$	254 58
~ને$	183 203
~માં	172 -190
~માં$	172 -190
~યો$	313 -213
~વું	-202 71
~વું$	-202 71
~ાં$	172 -190
~ું$	190 196
~ଛି$	35 137
~ରେ$	145 42
~ଲା$	323 -214
~இரு	125 92
~இருக	96 24
~இருக்	96 24
~என்	-223 78
~கால	138 -212
~கு$	93 -3
~க்க	137 221
~க்க$	20 130
~க்கல	2 132
~க்கு	87 47
~க்கு$	93 -3
~ங்க	100 204
~சு$	348 -210
~ச்ச	227 34
~ச்சி	86 44
~ச்சு	308 54
~ச்சு$	318 -192
~டி$	121 -145
~டிச	166 -120
~டிச்	166 -120
~டிச்ச	166 -120
~ட்ட	225 127
~து$	206 187
~த்த	166 -34
~ந்த	190 98
~ந்து	236 109
~ந்து$	196 123
~ன்$	-34 295
~ன்ன	-284 44
~பு$	84 -238
~போ	188 35
~ப்ப	172 -358
~ப்பு	-44 -214
~ப்பு$	-3 -149
~மா$	130 -170
~ம்$	93 74
~ம்ப	207 -189
~ம்பு	100 -143
~ம்பு$	100 -143
~யல$	174 28
~ரத்	236 -221
~ரத்த	236 -221
~ருக	10 199
~ருக்	10 199
~ருக்க	10 199
~ருந	106 141
~ருந்	106 141
~ருந்த	106 141
~லி$	120 -189
~லை$	88 129
~ல்$	-52 -338
~ல்ல	150 44
~வலி	131 -209
~ான்	38 218
~ான்$	38 218
~ாம்	166 104
~ாய்	-296 -217
~ார்	97 3
~ிக்	-19 103
~ிக்க	-19 103
~ிக்கல	-217 144
~ிக்கு	69 -239
~ிச்	117 69
~ிச்ச	117 69
~ிப்	24 -169
~ிப்ப	24 -169
~ியல	174 28
~ியல$	174 28
~ிரு	-32 158
~ுக்	158 228
~ுக்க	158 228
~ுக்கு	210 -52
~ுது	123 70
~ுது$	149 92
~ுந்	86 200
~ுந்த	86 200
~ுந்து	106 141
~ும்	-299 152
~ும்$	-299 152
~ேன்	-233 217
~ைக்	207 -170
~ைக்க	207 -170
~்க$	84 174
~்கல	2 132
~்கி	40 231
~்கு	87 47
~்கு$	93 -3
~்சி	86 44
~்சு	339 43
~்சு$	348 -210
~்தி	-245 77
~்து	225 165
~்து$	196 123
~்னு	81 167
~்பு	59 -289
~்பு$	84 -238
~ంది	354 14
~ంది$	354 14
~ఉంద	-1 96
~ఉంది	-1 96
~ఉంది$	-1 96
~కాల	103 111
~కి$	271 -278
~చ్చ	-129 55
~ట్ల	199 100
~డి$	16 160
~డు$	168 136
~ది$	354 14
~దు$	300 62
~నా$	42 254
~ని$	-257 262
~న్న	198 150
~పోయ	189 123
~ప్ప	144 -226
~యి$	280 -157
~యిం	174 -123
~యింద	174 -123
~యింది	174 -123
~ర్$	97 -211
~లి$	38 72
~లు$	86 160
~లేద	238 90
~లేదు	238 90
~లేదు$	238 90
~ళ్ళ	177 -270
~సుక	-196 327
~ాక్	167 -176
~ాలి	38 72
~ాలి$	-247 88
~ింద	348 56
~ింది	317 -254
~ింది$	317 -254
~ేదు	238 90
~ేదు$	238 90
~్లే	199 100
~ಕು$	-142 152
~ಕೊ	14 297
~ಗೆ$	247 -33
~ತಿಲ	270 -161
~ತಿಲ್	270 -161
~ತಿಲ್ಲ	270 -161
~ತ್ತ	176 140
~ದು$	111 57
~ದೆ$	387 -10
~ದ್ದ	321 26
~ದ್ದಾ	251 55
~ನು$	89 48
~ನೊ	52 21
~ನೋ	52 21
~ನ್ನ	-235 147
~ಬೇ	-142 152
~ಬೇಕ	-142 152
~ಬೇಕು	-142 152
~ಮಾಡ	70 18
~ರೆ$	39 227
~ಲು$	55 209
~ಲ್ಲ	143 196
~ಲ್ಲ$	197 168
~ವು$	242 -222
~ಿಕೆ	74 176
~ಿಗೆ	179 -250
~ಿಗೆ$	179 -250
~ಿದೆ	396 12
~ಿದೆ$	396 12
~ಿದ್	308 134
~ಿದ್ದ	321 26
~ಿದ್ದಾ	251 55
~ಿನ್	-194 -245
~ಿಲ್	209 94
~ಿಲ್ಲ	209 94
~ಿಲ್ಲ$	209 94
~ುತ್	145 143
~ುತ್ತ	50 162
~ೋ	-24 65
~ೇಕ	-142 152
~ೇಕು	-142 152
~ೇಕು$	-142 152
~್ತಿ	378 -18
~್ತಿಲ	270 -161
~್ತಿಲ್	270 -161
~್ದಾ	251 55
~್ಲ$	197 168
~ೕಕು	-142 152
~ೕಕು$	-142 152
~കാം	-193 -161
~കാം$	-193 -161
~കാൻ	95 97
~കാൻ$	95 97
~കുന	78 153
~കുന്	78 153
~കുന്ന	78 153
~കൊ	-201 -172
~ക്$	201 81
~ക്ക	309 190
~ക്കാ	143 42
~ക്കാം	-193 -161
~ക്കു	75 172
~ക്ക്	201 81
~ക്ക്$	201 81
~ങ്ങ	179 150
~ചു$	250 -143
~ച്ച	241 -165
~ട്ട	249 -5
~ണ്ട	-287 -71
~തു$	17 -160
~ത്ത	-65 156
~നില	212 -151
~നില്	212 -151
~നില്ല	212 -151
~നു$	85 220
~ന്$	258 -19
~ന്ന	261 213
~ന്നി	212 -151
~ന്നില	212 -151
~ന്നു	85 220
~ന്നു$	85 220
~പ്പ	101 64
~രം$	141 84
~ല്ല	119 160
~ല്ല$	173 49
~ാം$	-193 -161
~ാൻ$	39 277
~ിക്	142 213
~ിക്ക	142 213
~ിച്	241 -165
~ിച്ച	241 -165
~ിന്	162 -259
~ിന്$	67 -215
~ില്	194 67
~ില്ല	194 67
~ില്ല$	194 67
~ിൽ$	128 62
~ുന്	93 262
~ുന്ന	93 262
~ുന്നി	212 -151
~ുന്നു	-65 240
~്കാ	137 36
~്കാം	-193 -161
~്കാം$	-193 -161
~്കാൻ	95 97
~്കാൻ$	95 97
~്കു	75 172
~്ക്	201 81
~്ക്$	201 81
~്ചു	298 -191
~്ചു$	250 -143
~്തു	-1 -212
~്തു$	17 -160
~്നി	212 -151
~്നില	212 -151
~്നില്	212 -151
~്നു	85 220
~്നു$	85 220
~്ല$	173 49
میں	125 68
نہیں	200 91
کا	-219 79
ہے	140 35
নাই	225 92
ਗਿਆ	284 -126
છે	149 163
નથી	254 58
இருக்கு	110 -224
ఉంది	-1 96`;
