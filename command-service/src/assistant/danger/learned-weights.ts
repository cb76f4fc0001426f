/**
 * The weights of traits, learned from the examples in bench/src/assistant/learning, in the format of `readWeights`. Written by `npm run learn -w bench`.
 * Examples and traits: e37c2c2033a9662744cf26bf87989bdba5a906ece7dd7700e5ac4b787376cf1e
 */
export const learnedWeights = String.raw`*	-276 -251
0	-60 -235
0 9	-65 -76
1	-170 -214
1 1	-49 -57
1 2	-70 -42
1 4	-53 -95
1 5	73 -38
1 6	-87 -48
1 _ lakh	-99 -117
1 _ me	-109 -88
1 _ se	-4 -94
1 baje	43 -69
1 ghanta	93 74
1 ghante	65 -23
1 hour	-34 103
1 hr	67 26
1 lakh	-72 -104
1 mahine	41 -3
1 min	-101 -188
1 sal	55 -126
1 st	23 55
10	-1 -121
10 _ ago	174 -20
10 _ me	-50 63
10 _ pehle	125 44
10 _ se	-143 22
10 days	-139 -87
10 din	38 -96
10 min	139 -88
10 sal	84 20
10 th	-82 26
100	-161 6
101	94 -135
102	146 -57
103	126 -6
104	80 -21
105	116 -11
108	172 -153
11	-58 14
11 _ ki	86 13
11 months	-56 -56
11 sal	92 -109
11 th	-142 105
110	-20 -24
112	211 -114
118	-149 -131
12	-74 -153
12 180	-85 -39
12 _ aya	-96 -100
12 _ me	-57 97
12 days	33 59
12 din	64 -73
12 th	-44 5
128	-90 -172
128 82	-71 -20
128 84	-64 -62
13	-84 163
130	-37 -199
130 85	-131 -114
131	-33 -68
138	-79 -103
14	-33 86
14 _ hai	-22 -26
14 months	41 34
14 th	-49 126
140	26 -6
142	-123 -59
15	6 -3
15 k	-145 -158
15 sal	-93 120
150	-119 -121
1500	-64 -44
16	-18 89
16 sal	43 84
160	39 -49
17	34 -84
170	145 -44
18	-145 -101
180	62 -81
19	-172 -35
190	177 -80
1998	-154 -74
2	-44 -169
2 1	-67 -110
2 5	-171 -106
2 _ ago	120 -43
2 _ and	132 -188
2 _ bad	-41 -55
2 _ bak	162 -45
2 _ flur	157 -130
2 _ hai	-53 -111
2 _ ho	-82 62
2 _ i	-58 38
2 _ ka	130 12
2 _ ki	52 -95
2 _ lakh	-78 -110
2 _ me	-122 -60
2 _ old	115 -145
2 _ pehle	-167 -87
2 _ se	-102 29
2 _ tak	26 -62
2 am	-96 -4
2 baje	-64 -117
2 bar	-190 -86
2 days	-168 57
2 din	-98 -7
2 ghante	-77 72
2 hafte	-189 -69
2 hr	95 -80
2 hrs	-46 39
2 mahine	35 -21
2 months	-212 -21
2 nd	62 13
2 sal	102 -58
2 viks	-101 -76
2 year	107 -95
2 years	-74 8
2 yr	87 -46
2 yrs	97 35
20	113 90
20 _ bak	63 98
20 _ ka	-56 -44
20 _ se	63 93
20 din	-41 -43
20 min	-68 103
200	-176 -23
2009	-78 -141
2011	-51 -113
2012	-145 -103
2014	-65 63
2015	-130 -89
2016	-85 -95
2017	-93 -121
2018	-56 -84
2019	-107 -67
2019 me	-94 -66
2020	-117 -122
2021	-179 -185
2022	-22 -69
21	-33 97
210	-53 16
212	34 75
22	-63 113
220	-1 -116
23	-80 -55
24	-68 -18
25	-28 -141
26	80 -18
27	-20 -118
28	139 -54
29	-54 -95
3	-6 -252
3 4	-84 -26
3 _ ago	-148 21
3 _ and	64 -132
3 _ bad	17 -131
3 _ flur	58 30
3 _ hai	7 -120
3 _ ho	-20 -25
3 _ ka	-98 -95
3 _ ki	105 45
3 _ me	5 -6
3 _ old	68 -1
3 _ pehle	-76 -104
3 _ se	-115 -51
3 _ to	33 -78
3 am	83 56
3 baje	-65 -14
3 bar	130 -71
3 days	156 11
3 din	-3 -157
3 ghante	21 -9
3 km	-17 -24
3 mahine	-204 72
3 months	-81 -55
3 rd	62 65
3 sal	43 -279
3 times	-38 -33
3 viks	-190 -20
3 years	-32 -32
3 yr	83 -26
3 yrs	-105 -109
30	-5 75
300	35 -96
3000	-75 -97
31	-120 133
33	89 -5
34	159 -223
34 viks	162 -86
35	148 -108
36	75 30
38	136 -235
39	80 -52
4	79 -165
4 5	-118 -43
4 _ 5	-78 -54
4 _ and	-28 -54
4 _ bad	-24 -63
4 _ flur	-49 75
4 _ hai	-63 -4
4 _ ho	-28 -33
4 _ in	-56 -77
4 _ ka	5 56
4 _ ki	105 -71
4 _ late	-66 -8
4 _ old	22 -22
4 _ pehle	-60 -59
4 _ se	-198 -96
4 baje	74 76
4 days	-25 -34
4 din	109 -126
4 km	50 -23
4 l	-78 -54
4 lakh	-48 173
4 mahine	60 -47
4 months	-92 -135
4 sal	-86 -126
4 th	-66 82
4 times	14 -105
4 yrs	-1 -151
40	85 111
40 _ se	193 -66
40 km	-30 -127
40 min	196 -127
400	-4 -52
41	118 58
42	27 -56
44	148 -104
45	-129 -69
46	155 -83
47	-5 -22
48	-14 81
5	-97 -226
5 6	-57 -29
5 _ and	-185 89
5 _ bad	-21 -120
5 _ daily	-10 -19
5 _ i	70 -29
5 _ ka	75 -38
5 _ old	15 -54
5 _ only	-110 -116
5 _ pehle	20 37
5 _ se	82 -45
5 bar	-13 35
5 days	109 -121
5 din	191 -74
5 km	-55 -42
5 mahine	94 -55
5 min	138 -8
5 month	-96 -34
5 months	-54 -117
5 pm	-29 -23
5 sal	-70 17
5 th	-205 97
5 va	64 -9
5 viks	-63 1
5 yr	14 -82
50	72 138
50 days	-36 69
500	-204 -199
500 for	-19 -132
5000	-62 -78
51	-104 -49
52	111 -159
54	-74 -106
55	-12 68
58	-107 -249
6	-25 -195
6 1	-47 -30
6 8	-162 -128
6 _ bak	-125 -83
6 _ ho	110 -54
6 _ in	35 -17
6 _ ka	-62 -68
6 _ old	6 -134
6 _ on	-35 -67
6 _ se	-102 39
6 din	31 75
6 lakh	-82 44
6 mahine	-37 -79
6 min	7 53
6 month	-70 -48
6 months	-14 -77
6 sal	-27 -32
6 th	-71 83
6 viks	26 -10
6 yr	-222 -117
6 yrs	-110 -150
60	88 -51
600	-134 32
61	71 -50
62	92 -91
63	84 -65
64	7 -98
65	79 -129
650	5 40
66	-27 -113
68	-128 -113
7	151 -386
7 1	52 -20
7 4	-33 -39
7 9	-134 -62
7 _ ka	-57 62
7 mahine	29 48
7 months	183 -107
7 va	88 -9
7 viks	208 -65
70	67 -26
71	-79 44
72	-69 -125
74	-14 90
75	-205 -138
76	-136 26
78	56 -28
79	110 35
8	-10 -403
8 9	-45 -57
8 _ and	-37 48
8 _ bak	95 -28
8 _ ka	91 -10
8 _ mahina	124 -37
8 _ me	-29 55
8 _ pregnant	130 -14
8 _ se	-1 -99
8 baje	-6 -52
8 din	77 -13
8 hai	-27 -52
8 mahine	74 -92
8 months	12 109
8 sal	-189 -49
8 th	112 64
8 va	124 -37
80	-203 -51
81	94 -91
82	13 -16
84	70 -139
84 _ hai	89 -13
85	-144 -163
86	-65 -63
88	-105 -122
9	20 -192
9 8	-93 -87
9 _ and	90 -77
9 _ hai	-37 -31
9 _ ka	59 -84
9 _ mahina	126 -26
9 _ old	-166 -58
9 baje	61 78
9 days	79 80
9 mahine	-41 -39
9 month	-55 -29
9 months	65 -97
9 th	110 145
9 va	126 -26
90	-98 -174
92	-120 -111
94	-59 -57
96	-192 -115
97	-196 -79
98	-204 -110
99	-356 -189
a	-81 49
a 10	-72 -27
a 5	34 -64
a _ after	-105 48
a _ and	-38 -89
a _ at	-65 -32
a _ atak	-40 -21
a _ aur	43 44
a _ but	-104 -2
a _ by	-116 -54
a _ for	-124 87
a _ from	-114 -9
a _ h	153 -36
a _ hai	161 10
a _ hain	54 11
a _ he	108 -32
a _ i	-58 5
a _ in	35 123
a _ is	-33 41
a _ leter	-37 -69
a _ of	-103 77
a _ on	10 -34
a _ or	-10 -105
a _ person	49 62
a _ so	11 -103
a _ to	-37 110
a _ vith	-39 61
a _ year	-113 -49
a _ yr	-66 30
a bad	75 -177
a bit	-47 -2
a blak	141 12
a boy	-85 110
a child	10 -100
a day	-51 29
a gaya	-69 87
a gayi	36 48
a girl	-71 67
a gud	6 -6
a heart	-140 -24
a jata	74 -75
a litle	-154 -100
a lot	-55 93
a man	81 1
a minute	-101 -107
a nev	9 54
a person	-50 22
a polite	-62 -38
a raha	29 -26
a rahe	-26 16
a rahi	-19 38
a rha	141 -120
a rhi	15 77
a schul	1 16
a smal	-41 93
a stroke	-76 -94
a vik	-167 -69
ab	-33 252
ab 2	-1 -22
ab _ aur	120 31
ab _ band	-83 45
ab _ bhi	54 147
ab _ din	57 -67
ab _ do	76 -86
ab _ ek	-70 150
ab _ gaya	-127 -102
ab _ h	76 2
ab _ hai	-189 -117
ab _ hain	13 -11
ab _ hi	114 47
ab _ ho	-123 -80
ab _ hu	-41 -185
ab _ hun	-77 -138
ab _ ka	-189 87
ab _ kam	-18 54
ab _ kar	-61 -7
ab _ ke	57 154
ab _ ki	-34 23
ab _ ko	14 23
ab _ lag	-150 107
ab _ mahine	-47 -38
ab _ me	72 -135
ab _ men	72 125
ab _ nahi	-49 176
ab _ nahin	-49 179
ab _ of	-41 102
ab _ par	61 -36
ab _ pe	148 -74
ab _ rahe	100 63
ab _ rahi	-56 61
ab _ sal	-88 -38
ab _ se	103 101
ab _ thik	-142 -8
ab aur	-150 250
ab avaj	64 -21
ab bas	-153 136
ab bhi	-100 -4
ab bilkul	-148 -60
ab bol	44 7
ab bukhar	-41 -11
ab dar	-122 53
ab dava	-153 115
ab do	83 -42
ab dobara	-59 -29
ab ek	180 -26
ab fir	-101 61
ab fone	-24 83
ab ghar	-142 17
ab hath	166 -64
ab kan	69 -105
ab kanp	159 -12
ab khansi	-104 -125
ab khush	-18 -166
ab kisi	-30 143
ab koi	-99 49
ab kya	-203 79
ab main	-87 121
ab mera	75 61
ab muh	43 -21
ab mujhe	96 48
ab nahin	-45 6
ab peshab	70 -12
ab pet	20 -64
ab pure	117 -8
ab sab	17 100
ab sans	149 -5
ab sirf	-78 71
ab so	-31 57
ab subah	-85 73
ab sust	105 -20
ab tak	-30 -83
ab thik	-316 -206
ab tu	-72 -85
ab ulti	143 -12
ab vo	73 7
abhi	336 12
abhi _ khel	168 -70
abhi _ me	115 -66
abhi _ nahin	-63 50
abhi _ par	60 3
abhi _ se	51 -21
abhi bhi	78 89
abhi sab	-45 -23
abhi tak	-152 -25
abhi to	142 -100
able	114 3
able to	114 3
about	-99 -68
about it	-155 -2
above	163 -116
abu	79 -7
ac	-27 -210
acha	-314 -23
achanak	343 -136
achanak _ band	69 -11
achar	-121 -85
achcha	-345 72
achcha _ hai	-119 35
achcha hai	-64 -47
achcha thik	-60 -88
achche	-59 87
achchi	-155 47
ache	-156 -115
achi	-230 -72
acid	10 -30
acid 7	-134 -67
acident	140 142
acidity	-13 -182
acount	-142 -163
act	-7 -192
acting	-116 -86
active	-85 -61
actualy	114 -41
ad	-124 -129
adat	-205 -95
adat pad	-109 -78
adha	275 -84
adha _ sun	122 -23
adha ghanta	142 -130
adha sharir	111 -37
adhar	-143 18
adhar men	-77 -32
adhe	132 -16
adhe ghante	128 -12
adhi	-118 -237
admi	154 71
admi ko	-175 108
admin	-73 -56
adrak	-167 -104
adres	52 52
ads	-121 -135
adult	-72 -181
ae	46 51
ae the	15 49
aega	10 -33
aegi	-10 91
after	-47 59
after 2	-79 7
after 3	-48 -155
after _ and	107 -24
after _ i	-49 152
after _ years	-34 -130
after chemo	193 59
after eating	-156 -106
after her	-22 63
after i	-74 -47
after long	-25 -7
after lunch	-30 -165
after my	-98 21
after pravns	151 -29
after that	34 123
after the	156 97
afternun	-101 -69
ag	102 -199
ag lagi	-1 -27
ag se	-1 -72
again	-37 68
again _ again	129 -58
again _ i	-24 -31
again and	119 3
agar	25 -95
agarbati	4 63
age	-59 -97
age andhera	205 -36
age se	-109 -178
age tare	152 -11
agent	-109 -13
agide	-41 -206
agle	-68 78
agle hafte	-75 40
agle mahine	-92 -169
agli	-1 57
ago	24 53
ago and	-94 124
agriment	-45 -62
ahe	37 71
ai	-7 77
ai hai	101 -24
ai hun	-132 178
aid	-90 -302
aid _ list	-14 -63
aid boks	-39 -127
ainth	176 -9
ainthan	21 -102
aip	-132 -233
aip men	-60 -142
air	-69 229
airport	-63 -51
aisa	122 11
aisa _ hai	22 -78
aisa dard	53 -2
aisa hota	22 -12
aise	-138 -55
aise hi	-146 -186
aisi	-154 -59
aj	-19 193
aj _ bar	26 102
aj _ bhi	125 -18
aj _ din	63 -91
aj _ hai	-26 -43
aj _ hi	79 -11
aj _ ka	-114 -63
aj _ ki	-15 75
aj _ me	-100 -32
aj _ men	-160 52
aj _ ne	-99 24
aj _ pe	-2 61
aj _ rashifal	-54 -99
aj _ sab	26 56
aj _ se	236 53
aj bahut	-103 -167
aj bhi	81 -70
aj boli	-25 85
aj fir	-119 190
aj hath	139 -6
aj hi	24 47
aj ka	-159 -230
aj khun	-59 39
aj ofice	-69 -52
aj pet	86 -14
aj rat	-161 268
aj subah	138 119
aj unhone	-33 134
aj usne	-13 168
aji	125 93
ajib	236 -22
ajithro	-98 -73
ajvain	-14 -92
akad	126 -74
akad _ hai	67 -33
akad gaya	178 -26
akdi	201 -93
ake	-57 -16
akela	-70 88
akele	-118 90
akeli	164 -90
akhbar	-49 -65
akhbar _ padha	-27 -55
akhbar men	-27 -55
akhir	-41 -120
akhir men	-38 -89
akhiri	-162 217
akhiri _ hai	-40 -22
akhiri bar	-21 60
akhri	-99 249
al	-7 131
al _ and	-2 44
al _ can	-90 -96
al _ in	-78 -31
al _ nov	-130 150
al _ since	31 -40
al _ tablets	-99 -134
al day	-46 -113
al fine	-61 -41
al gud	-45 -80
al i	11 72
al my	-63 71
al of	-72 187
al ok	-86 -40
al out	23 29
al over	245 -122
al the	-191 -105
alag	127 -156
alarm	-136 -12
alava	-95 107
alcohol	-51 50
alergy	-4 -81
alive	-69 22
almari	-90 59
almari men	-36 28
almost	55 -69
aloe	-178 -133
alone	112 81
alone in	86 14
aloved	-194 -132
already	-126 42
also	5 -112
also _ and	139 -37
also _ i	-58 25
also _ in	40 -70
also nov	-108 135
also stoped	114 -29
alu	-136 -188
alu paratha	-155 -98
alvays	-82 100
alvida	-100 71
alvida doston	-31 107
am	40 94
am 34	-95 -86
am _ and	-71 -21
am _ i	-7 28
am _ in	85 -34
am _ of	-54 -160
am _ on	-138 128
am _ overthinking	-20 150
am _ to	-99 81
am _ vith	96 -128
am a	30 27
am dying	-80 -197
am i	-71 148
am in	-130 104
am kha	-76 -34
am not	-17 221
am on	-9 91
am the	7 71
am thinking	-35 108
ama	148 101
ama ko	112 -68
amas	153 98
ambulance	143 -215
ambulance driver	-194 -58
ami	95 148
amlodipine	-168 35
amount	-77 42
an	127 -16
an article	71 -59
an hour	125 -111
ana	53 108
anar	105 -110
and	119 -12
and _ 2	20 26
and _ a	-20 26
and _ about	-42 -58
and _ al	-99 86
and _ am	-15 -26
and _ and	1 77
and _ are	107 -77
and _ as	190 -48
and _ at	-43 -154
and _ blud	93 -7
and _ both	-120 15
and _ but	-14 -131
and _ came	148 -101
and _ can	126 -62
and _ cant	162 -46
and _ cold	160 -36
and _ come	41 52
and _ dont	-155 196
and _ fil	68 14
and _ fils	115 -33
and _ for	-101 35
and _ gone	-53 75
and _ has	113 -58
and _ have	-113 -162
and _ he	35 83
and _ her	119 -95
and _ him	92 -54
and _ i	-35 -19
and _ if	-57 85
and _ in	204 -171
and _ is	71 2
and _ it	-75 -16
and _ last	-139 2
and _ left	112 24
and _ like	119 -22
and _ me	-82 57
and _ mother	-88 9
and _ my	21 -20
and _ not	100 -135
and _ of	9 48
and _ ok	-121 -67
and _ on	14 -112
and _ one	126 124
and _ only	-107 -30
and _ pain	-80 -52
and _ pased	81 -30
and _ rice	-123 -33
and _ says	60 -105
and _ she	22 75
and _ since	-110 -113
and _ skin	99 -13
and _ the	-106 254
and _ then	-19 -31
and _ to	83 -277
and _ up	64 18
and _ vant	-70 -17
and _ vas	-97 -48
and _ vhat	-24 58
and _ vhen	79 -71
and _ vith	-117 -111
and a	-55 -64
and again	129 -58
and al	-150 -44
and can	-140 -90
and canot	29 -10
and cold	-66 -31
and crying	70 53
and does	-73 -57
and dont	61 -96
and dry	-90 -60
and eyes	104 -8
and gave	41 52
and goes	187 -93
and got	116 -43
and has	98 3
and he	237 -160
and her	-60 78
and hes	140 -15
and his	-14 14
and hov	-143 -36
and i	-77 85
and im	192 -57
and is	-36 -134
and it	-19 51
and left	10 86
and my	179 -68
and nek	110 -17
and no	-101 -69
and not	189 122
and nov	210 -10
and one	29 -38
and put	-118 66
and said	-182 156
and says	-6 129
and shaking	170 -46
and she	228 -14
and since	75 -12
and slip	-117 28
and sudenly	57 -22
and sveating	61 -7
and the	18 -7
and then	19 3
and there	-13 -117
and they	-101 -149
and today	131 52
and told	64 40
and vant	-28 -62
and vants	110 -61
and ve	-63 13
and vent	4 121
and vhat	-125 -148
and vhich	-96 -6
and voice	155 75
anda	-106 -234
andar	115 131
andar _ band	-22 118
andar _ hai	112 -30
andar _ ke	9 41
andar _ rahi	47 -25
andar dhas	54 -34
andar hi	84 -31
andar se	-123 223
andhera	212 -51
andhvishvas	-132 -57
ane	98 -164
angan	22 43
angan men	22 43
anganvadi	12 27
angioplasty	-53 -137
angithi	90 -140
angreji	-106 -134
angreji men	-60 -121
angry	-10 44
angutha	-55 -59
anguthe	93 -106
ani	-16 149
aniversary	-93 -69
ankh	105 -71
ankh _ achanak	116 -2
ankh _ age	171 -24
ankh _ chuna	146 -9
ankh _ hai	-147 101
ankh _ pani	-165 -67
ankh _ putli	161 -50
ankh band	7 37
ankh fadakti	-155 -110
ankh ka	-91 -74
ankh ke	-121 -169
ankh khuli	60 -11
ankh ki	-108 -170
ankh lal	109 110
ankh me	243 -220
ankh men	282 -48
ankh nahi	103 33
ankh nahin	90 34
ankh se	-86 -155
ankh upar	20 -2
ankhe	188 -43
ankhe upar	99 -24
ankhen	142 -15
ankhen dhansi	55 -10
ankho	54 -67
ankho _ age	191 -19
ankho ke	18 -58
ankhon	104 -105
ankhon _ age	205 -16
ankhon ke	191 -58
ankle	-48 -58
ankles	-88 -62
anksiety	45 -77
anm	138 -25
another	-27 9
ansu	60 -94
ansu nahi	140 -45
ansver	-23 58
ansvering	145 91
ant	84 -29
antar	-199 -141
antar hai	-33 -27
anti	-52 -97
antibiotic	124 -33
antidote	-81 -127
antivenom	-107 -87
anval	82 -13
any	-304 -268
any _ for	-76 -130
any _ in	-88 -69
any tips	-132 -41
anymore	-85 156
anyone	0 140
anything	-6 62
anything to	-139 17
anyvay	-8 -66
ap	-394 -181
ap kaise	-16 -51
ap ko	-72 119
ap me	-30 -30
apa	171 -37
apendiks	-66 -72
aplication	-70 -101
aply	-9 -46
apna	-140 44
apne	-142 188
apne _ ko	-62 136
apne ap	83 113
apni	-94 226
apointment	-160 -113
apointment is	55 -27
april	-66 19
ar	-112 179
ara	84 -17
aram	-250 27
aram hai	-157 -209
aram se	-104 163
are	137 -39
are _ and	83 -112
are _ for	-52 103
are _ my	101 -134
are _ of	65 -127
are _ on	15 102
are al	75 -72
are at	62 7
are cold	134 -6
are in	117 175
are like	150 -29
are not	67 6
are nov	-6 -142
are only	-35 33
area	41 59
arest	-92 -56
arji	-46 -105
arm	80 169
arms	137 55
army	-114 159
around	58 79
arth	-128 -135
article	65 -114
as	-97 -134
as _ child	-107 -82
as a	-62 -10
asal	-39 -73
asal men	-39 -73
asan	-147 141
asan _ men	-46 -48
asan bhasha	-30 -32
asan tarika	-9 166
asar	126 -93
asembly	70 -62
ash	46 104
asha	92 55
asha didi	-52 38
asha hu	34 35
asha hun	49 43
ashubh	-35 -35
ashvagandha	-132 -114
asignment	-52 -70
ask	-28 -125
asked	-121 147
asked me	-32 134
asking	39 67
asking _ i	-52 -1
asking _ my	-44 60
asking because	-51 177
asking for	122 119
asks	-116 -86
asli	-155 104
aspatal	-122 -157
aspatal men	-80 -115
aspirin	40 -65
asthma	52 -123
at	-4 42
at 1	-85 134
at 10	-61 -47
at 2	-33 98
at 3	59 23
at 4	78 26
at 5	-52 -139
at 6	102 102
at 8	-42 75
at 9	-62 -126
at _ 2	5 -65
at _ am	21 159
at _ and	64 6
at _ he	81 -152
at _ i	0 -70
at _ in	-40 -48
at _ is	51 -64
at _ months	-172 17
at _ no	104 -19
at _ nov	-117 -13
at _ on	4 -84
at _ party	18 -52
at _ pm	89 -57
at _ veding	7 39
at _ viks	-182 -53
at a	87 -23
at al	165 -224
at gate	98 39
at home	98 24
at it	-76 132
at me	-58 -8
at my	-117 92
at night	-145 -351
at our	-23 13
at that	-61 -22
at the	6 131
ata	-109 6
ata _ kya	-20 -57
ata h	-141 -64
ata hai	-25 -124
ataik	-68 -142
atak	-131 -364
atak _ cardiac	-56 -13
atak _ in	-126 -37
atak _ tha	-30 -38
atak aur	-48 -17
atak aya	-32 -76
atak in	-63 -17
ataks	-50 -54
ate	196 14
ate hai	-64 -155
ate hain	-53 96
ate the	-14 -67
atempt	-84 160
atendant	-20 -76
ath	-47 -155
ath _ ka	107 -63
ath ghante	-122 -43
ath mahine	-22 61
athvan	133 -44
athvan mahina	133 -44
ati	-456 -117
ati _ kya	-10 -112
ati h	-178 165
ati hai	-293 -150
ati hain	-129 -108
atka	182 -166
atki	-47 -159
atma	-33 -48
atmahatya	-90 137
atmahatya _ divas	-24 -81
atmahatya roktham	-24 -81
august	-125 -118
aunt	-82 -33
aunty	39 6
aur	60 -13
aur 2	-30 -15
aur _ a	64 -17
aur _ ab	-33 78
aur _ arest	-29 -9
aur _ bahut	84 -82
aur _ band	-35 141
aur _ bar	174 -18
aur _ bhi	20 -8
aur _ din	73 -2
aur _ do	110 -64
aur _ dono	-63 82
aur _ donon	-61 129
aur _ ek	70 -88
aur _ ghar	83 39
aur _ gir	146 -8
aur _ hai	-112 123
aur _ hain	21 -24
aur _ hath	154 -22
aur _ ho	-31 64
aur _ jaisa	63 -9
aur _ jaisi	66 -1
aur _ ka	-144 -103
aur _ ke	-58 -130
aur _ ki	116 20
aur _ ko	-157 -213
aur _ me	-61 -210
aur _ men	53 -71
aur _ na	-96 73
aur _ nahi	55 -54
aur _ nahin	46 29
aur _ ne	25 -91
aur _ pad	32 -1
aur _ pair	80 29
aur _ pani	-35 -34
aur _ par	68 34
aur _ pe	156 -110
aur _ sans	80 -5
aur _ sath	-123 110
aur _ se	128 -31
aur _ si	112 -26
aur _ tej	25 -9
aur _ thik	-9 -105
aur _ vala	-32 -51
aur _ vali	-106 9
aur ab	85 -100
aur aj	58 92
aur ankh	47 -37
aur avaj	77 -33
aur bahki	67 -6
aur behoshi	-22 -5
aur bol	-28 72
aur bola	38 7
aur cardiac	-28 -8
aur chai	-17 -76
aur chakar	75 -9
aur chati	125 -8
aur dil	65 -22
aur do	-106 -17
aur dudh	-157 -18
aur ek	130 85
aur fir	-2 40
aur hath	51 49
aur kaha	-63 18
aur kamar	168 -12
aur khansi	-21 -34
aur khud	-37 37
aur khun	47 -14
aur kitne	-17 -103
aur kuch	-21 56
aur kya	36 75
aur main	-98 49
aur mere	-7 -58
aur mujhe	-44 -95
aur nahi	-86 169
aur nahin	-116 176
aur nind	-123 -136
aur pani	46 -25
aur pasina	94 -6
aur peshab	53 -7
aur pet	77 -18
aur pith	111 -35
aur rat	-180 -167
aur roj	-59 38
aur sab	-47 -57
aur sans	123 -19
aur subah	-18 79
aur ulta	56 -9
aur ulti	146 -22
aur vo	27 16
aurat	83 -2
auto	178 -26
avaj	155 6
avaj _ gayi	51 -9
avaj _ ho	66 25
avaj _ par	129 -53
avaj _ pe	69 -24
avaj _ rahi	55 50
avaj ati	-105 42
avaj baith	94 -28
avaj band	54 29
avaj bhari	89 -20
avaj bhi	51 113
avaj de	38 61
avaj dene	129 -52
avaj nahin	37 -166
avarenes	-36 -89
avay	-66 60
avoid	-91 -34
avsad	-21 -40
aya	-131 13
aya _ ab	-35 -45
aya _ ko	-21 60
aya ab	34 -27
aya hai	25 -76
aya hu	-70 97
aya hun	-37 99
aya kya	-21 -22
aya tha	-2 -246
aye	26 4
ayega	-13 -94
ayegi	-30 -72
ayenge	107 -45
ayi	-136 85
ayran	-106 -84
ayran _ goli	-43 -40
ayran ki	-66 -46
ayushman	-109 -103
ayushman _ men	-4 -11
ayushman kard	-102 -95
b	-202 -106
b 12	-94 -110
ba	-18 -122
baba	168 -37
baba ko	78 -47
babies	27 -68
babu	93 -55
babuji	157 -14
babuji ke	68 -3
babuji ko	77 -66
baby	74 -9
baby 5	17 -20
baby _ 6	-97 -21
baby _ days	150 -31
baby _ fine	-53 -25
baby _ months	-58 -47
baby _ not	97 -13
baby blues	-102 -134
baby has	-9 -52
baby in	97 -7
baby is	8 -1
babys	-191 32
bach	-184 109
bacha	150 126
bacha _ me	57 -29
bacha _ nahi	132 -12
bachane	-218 -177
bachane ka	-46 -142
bachao	145 -124
bachav	-232 -146
bachav _ lie	-71 -39
bachav ke	-71 -39
bachcha	249 -32
bachcha _ hai	17 -29
bachcha _ khata	-175 -90
bachcha _ mahine	-115 58
bachcha _ nahin	124 -62
bachcha _ pad	57 -15
bachcha _ se	56 -20
bachcha hai	117 48
bachcha miti	-116 -92
bachcha nila	47 -13
bachche	-57 -50
bachche _ dant	-175 -35
bachche ka	37 -31
bachche ke	-107 -9
bachche ki	105 -117
bachche ko	-256 -57
bachche ne	119 -29
bachchi	175 32
bachchi ke	99 -77
bachchi ko	53 63
bachcho	33 -21
bachchon	-138 23
bachchon ke	16 -21
bachchon ki	-23 123
bachchon ko	-113 -33
bachchon men	-16 -42
bachchon se	-34 12
bache	-18 -201
bache ke	-66 -160
bache ko	18 -159
bache ne	106 -116
bachen	-34 -39
bachi	42 89
bachi ko	20 9
bachne	-133 -18
bachne _ kya	-70 -93
bachne _ lie	-27 -93
bachne _ liye	-45 -186
bachne _ upay	-14 -68
bachne ka	-24 114
bachne ke	-26 -155
bachne ko	-118 -141
bacho	-166 -156
bacho ko	-114 -80
bachon	-35 -89
bachon ko	-111 -6
bachpan	-307 -211
bachpan me	-139 -200
bachpan men	-157 -137
bachpan se	-139 16
bad	-21 57
bad _ aur	104 57
bad _ dard	-75 -29
bad _ ka	-105 154
bad _ ki	84 49
bad _ ko	-82 0
bad _ me	-21 -66
bad _ nahi	-98 -45
bad _ se	166 -30
bad _ thik	-93 -58
bad bukhar	17 -13
bad for	-144 -76
bad kya	-112 104
bad meri	-30 130
bad se	98 109
bada	-132 -164
badabda	82 -7
badal	-37 -51
badalna	26 -56
badalne	-158 -43
badan	140 -105
badan _ jaisa	70 -5
badan _ raha	145 -17
badan pe	58 -10
badan tap	51 -4
badan tava	59 -1
badan tave	32 -1
badan thanda	134 -18
badbu	-18 -157
badbu _ pani	159 -5
badbu vala	136 -4
bade	180 -12
badh	-157 -151
badh _ hai	-155 -32
badh gaya	-102 -66
badh raha	-197 -89
badha	-77 106
badhana	-32 -58
badhana hai	-32 -58
badhane	-47 -166
badhane ki	-43 -145
badhau	-49 -69
badhiya	-99 -147
badhta	-109 -142
badhta _ kya	-39 -43
badhta hai	-93 -102
badhti	59 -145
badhti hai	-67 -129
badi	-32 32
badla	-78 -99
badlen	-82 -57
badlu	-78 -63
badminton	-1 -81
baen	155 -83
baen hath	80 -70
bag	-86 80
bagal	25 89
bah	85 -46
bah raha	130 -25
bahan	109 97
bahan ko	94 6
bahana	-184 9
bahar	314 -192
bahar _ hai	30 -36
bahar _ raha	107 -62
bahar _ rahi	64 -12
bahar a	129 -44
bahar gir	38 -4
bahar se	60 -36
bahas	-157 -55
bahki	177 -34
bahki bahki	125 -25
bahki bat	134 -16
bahki baten	89 -17
bahu	159 96
bahu ka	67 -19
bahu ko	146 -6
bahu ne	-86 96
bahut	-94 -110
bahut _ dard	-31 -4
bahut _ hai	-138 115
bahut _ hain	16 101
bahut _ rahe	-133 -39
bahut ati	-124 -78
bahut dard	194 -47
bahut tej	36 -5
baig	-102 103
baik	57 -53
baik par	69 -46
bain	48 -69
baingani	123 -6
baingni	155 -19
baink	-54 147
baipas	-86 -77
baith	45 -220
baith _ hai	-49 -32
baith gai	122 -18
baith gaya	-89 -99
baith gayi	54 -12
baith ke	-4 -82
baitha	-58 131
baitha hai	-124 20
baitha hu	72 96
baitha hun	-52 143
baithak	-16 -144
baithe	-17 -24
baithe baithe	66 -158
baithe hain	24 61
baithi	32 98
baithi hai	119 -17
baithi hun	97 -55
baithna	25 -43
baithne	14 -74
baithta	-81 58
baithte	-79 -21
baitri	128 -167
baj	126 -15
baj rahi	73 -31
bajar	-86 104
baje	-11 -73
baje _ hai	-30 -8
baje tak	-125 -142
baju	37 93
bak	43 -7
bak _ is	-14 -101
bak _ says	-64 66
bak _ the	104 -39
bak and	-25 -38
bak he	37 60
bak nov	-11 57
bak pain	-98 -164
bak to	56 -93
baki	85 41
baki hai	-64 133
baki sab	-65 -130
bal	-102 -239
bal _ rahe	-197 -117
bal jhad	-195 -89
bal safed	-106 -14
balakni	-25 105
balance	-70 36
balcony	32 135
balgam	-29 -25
bals	66 -70
balti	23 -15
baluns	94 -8
bam	-68 -80
ban	-227 -94
ban _ h	-90 -113
bana	-43 6
bana _ hai	60 43
bana do	-102 -186
bana liya	-38 82
bana rahe	79 9
banaen	-21 -32
banana	-18 -190
banana hai	-95 -92
banane	-84 -72
banane ka	-35 -23
banate	-87 -72
banau	-38 -110
banaya	-48 1
banaye	-21 -60
band	114 9
band _ ab	46 -54
band _ aur	42 -68
band _ bhi	-100 124
band _ diya	205 1
band _ du	-159 -141
band _ dun	29 -36
band _ gai	58 -20
band _ gaya	-1 -33
band _ hai	-100 57
band _ ho	194 -55
band _ raha	156 -26
band _ ya	-108 -38
band h	-59 54
band hai	-79 51
band ho	112 -28
band hu	188 -158
band kar	49 -51
band karke	21 102
band karne	-97 71
band karu	-61 -56
band karun	-83 -94
band ki	-132 63
band kiya	63 31
band nahi	148 -29
banda	-6 25
bandar	162 -103
bandar ne	162 -103
bandh	80 193
bandh _ hai	18 96
bandh di	77 86
bandha	-26 86
bandhe	27 8
banduk	-87 152
bane	-173 -197
banega	-24 -80
bangalore	-113 -50
bangles	-28 21
banh	129 58
bank	-87 0
bant	-43 103
bant diya	-13 143
banta	-109 -135
banta hai	-27 -38
banti	-142 -131
banti hai	-78 -71
bap	-36 31
bapu	26 44
bar	-59 23
bar _ ab	-11 13
bar _ aya	-50 -55
bar _ gaya	7 -39
bar _ hai	-162 -98
bar _ ho	-96 -135
bar _ ki	-17 105
bar _ ko	-19 98
bar _ me	-17 47
bar _ men	78 -32
bar _ se	23 8
bar bar	75 -132
bar behosh	-13 -58
bar hua	40 -17
bar kya	-90 -51
bar le	182 -39
bar ulti	-73 -18
barah	6 56
baras	30 -113
barat	5 -43
barbad	-64 124
bare	-63 -68
bare men	-58 -64
barf	70 -101
barish	-105 -213
barish _ kya	-33 -51
barish hogi	-101 -115
barish me	-35 -91
barsat	-36 -41
barsi	-34 -168
barsi par	-22 -79
bartan	-68 26
bas	-123 123
bas _ aur	-21 32
bas _ baje	-30 -162
bas _ bata	-37 152
bas _ hai	56 126
bas _ hi	-55 -118
bas _ hun	62 -48
bas _ ka	-18 52
bas _ ki	-141 84
bas _ me	-148 -104
bas _ raha	-121 -67
bas _ se	11 -42
bas ab	-32 237
bas aj	101 59
bas ek	53 45
bas himat	-52 104
bas itna	-94 119
bas kitne	-30 -162
bas men	-52 -155
bas ye	61 112
base	-1 -120
bat	48 -67
bat _ hai	-60 -152
bat _ raha	15 40
bat _ rahi	82 124
bat _ thi	94 58
bat bhi	-58 -123
bat hai	-151 31
bat kar	-34 157
bat karte	-150 -66
bata	22 72
bata _ ki	-12 148
bata do	-118 178
bata raha	39 -43
batai	-72 -40
bataie	-31 -220
batana	-176 63
batana hai	-74 -131
batane	35 86
batao	-213 -1
bataya	52 -9
bataya nahin	64 47
bataya tha	58 -72
bataye	17 -113
batch	-74 70
batein	92 -69
baten	75 -122
baten _ raha	61 45
baten kar	61 45
batery	45 -213
bath	-1 -133
bathe	-117 -179
bathing	-20 17
bathrum	82 36
bathrum _ band	155 -151
bathrum me	141 -121
bathrum men	79 -18
bathrum se	-71 84
bating	-149 -52
bavasir	-104 -146
bavasir men	-101 -69
bayan	132 -40
bayan hath	132 -18
bayi	-60 -129
be	-306 245
be _ after	-20 -52
be _ by	62 118
be _ for	-95 -82
be _ in	-144 -36
be _ to	-93 138
be _ vith	76 169
be a	-44 44
be here	-190 -232
be the	-90 -80
be there	-69 197
beat	106 -118
beating	134 -17
beats	-13 -12
became	72 6
because	70 -88
because _ is	18 -129
because i	69 0
because my	-106 53
because of	51 -71
bech	-80 104
become	106 -47
becomes	-37 -90
becoming	-17 -127
bed	119 -7
before	27 -1
before _ and	-49 8
before periods	-82 -62
before the	-15 104
behen	168 -85
behind	109 131
behind the	103 124
behki	101 -44
behosh	109 -195
behosh ho	55 -86
behosh hua	39 -20
behoshi	72 -66
behoshi _ dava	-36 -27
behoshi ka	-125 -19
behoshi ki	-36 -27
being	-126 96
bekar	-105 -15
bekar hai	-15 42
belov	9 45
belt	114 -64
belt _ mara	73 -49
belt se	147 -101
bely	225 -66
bench	-90 43
bend	31 -23
benefits	-156 -138
benefits of	-140 -128
bent	42 44
berth	88 -117
best	-302 -175
best _ for	-122 -84
best friend	-40 -68
best time	-28 -47
beta	-29 137
beta _ ka	-39 -75
beta _ sal	-187 -34
beta _ se	34 65
bete	100 -105
bete ka	-35 28
bete ke	88 12
bete ki	136 -66
bete ko	-179 -253
bete ne	119 40
beter	-273 92
beter for	28 -78
beter than	-122 -197
beter vithout	-43 143
beti	17 80
beti _ hai	-25 5
beti _ nam	-76 -96
beti _ sal	17 107
beti ka	11 -59
beti ke	132 -154
beti ki	-19 63
beti ko	8 33
beti ne	8 32
betvin	-48 -187
betvin _ and	-198 -96
bf	-63 96
bgmi	-17 -39
bha	-3 -56
bhabhi	39 119
bhabhi ko	152 -119
bhag	92 7
bhagvan	-56 105
bhai	24 -21
bhai _ kaha	-144 -90
bhai _ se	31 73
bhai ka	-139 -104
bhai ke	56 70
bhai ki	-6 -47
bhai ko	95 84
bhai ne	-140 130
bhains	-64 8
bhaiya	182 -77
bhaiya _ me	13 -58
bhaiya ne	7 58
bhajan	-106 -113
bhang	35 15
bhap	-27 -175
bhar	69 57
bhar _ hai	-24 14
bhar _ ke	139 -24
bhar _ tha	-32 67
bhar gaya	-181 45
bhar ke	159 -34
bhar se	-11 -42
bhara	58 -119
bharat	-136 -87
bhari	8 -236
bhari _ hai	-1 -127
bhari hai	63 -49
bhari ho	59 -86
bharipan	-57 81
bharna	-24 17
bharti	-119 -10
bharti ka	-24 44
bhasha	-154 -125
bhasha men	-31 -29
bhashan	-140 -51
bhate	109 48
bhate pe	121 -32
bhathe	32 8
bhati	101 -34
bhatije	94 -13
bhav	-176 -147
bhej	13 59
bhej diya	-168 -30
bheji	-23 127
bhejo	1 -173
bhi	-14 20
bhi _ ab	93 32
bhi _ aur	-106 17
bhi _ aya	-56 -72
bhi _ bar	34 37
bhi _ bas	-16 4
bhi _ bol	91 -18
bhi _ dena	-37 -85
bhi _ diya	-53 -47
bhi _ gaya	13 30
bhi _ h	-113 61
bhi _ hai	-169 90
bhi _ hi	-21 -68
bhi _ ke	58 59
bhi _ kya	91 -36
bhi _ nahi	91 -30
bhi _ nahin	-42 124
bhi _ par	-12 -70
bhi _ pata	-40 47
bhi _ raha	-115 78
bhi _ rahi	64 110
bhi _ se	-27 127
bhi _ tha	56 -120
bhi _ thi	-1 28
bhi ankh	155 -50
bhi band	-80 138
bhi chup	67 -29
bhi dar	25 -91
bhi dard	-13 -71
bhi ek	1 55
bhi gaya	128 -47
bhi hai	65 -23
bhi hain	-50 71
bhi ho	12 -62
bhi jati	-112 85
bhi kam	-13 -85
bhi nahi	-22 144
bhi nahin	148 -102
bhi nhi	-104 -49
bhi pi	-125 52
bhid	114 -62
bhig	183 -66
bhig gaya	80 -23
bhig gaye	76 -21
bhigi	79 -13
bhinch	84 -10
bhopal	-33 -22
bhuk	-151 -165
bhukh	-137 -165
bhukh _ lagti	-72 -84
bhukh kam	-55 -38
bhul	-83 -120
bhul gai	-189 82
bhul gaya	-169 -203
bhut	-23 -176
bi	-159 -197
bi 12	-60 -99
bich	162 -10
bich me	12 -64
bich men	179 -60
bichchu	-61 -125
bichchu _ dank	4 -12
bichchu _ kata	-54 -21
bichchu ka	-52 -59
bichchu ne	75 -46
bichu	91 -29
bidi	10 -21
big	144 -157
biger	131 47
bihar	-52 -75
bij	-171 77
bijli	77 -68
bijli _ bil	-75 -43
bijli _ jhatka	85 -59
bijli _ jhatke	-135 96
bijli giri	149 -27
bijli girne	-63 -88
bijli ka	-162 25
bijli ke	-145 85
bik	-152 39
bike	66 -23
bike se	10 -13
bil	-296 -160
bil _ aya	-164 -125
bil jyada	-71 -107
bili	-13 36
bilkul	37 -126
bilkul _ hu	-117 -108
bilkul _ hun	-33 -86
bilkul fit	-60 -59
bilkul nahi	72 88
bilkul nahin	56 -5
bilkul thik	11 -107
bima	-76 39
bimar	-74 -28
bimari	-77 -90
bimari _ kya	-31 -55
bimari hai	30 -31
bin	-40 151
bina	-68 104
bina _ ke	-53 167
bina dard	88 246
bio	-123 -166
bipi	-32 -199
bipi _ hai	-43 -66
bipi ki	51 -59
bipi mashin	-115 -12
bir	-96 -93
birth	-79 -6
birthday	-47 -169
birthday pe	-19 -39
biryani	-87 -183
bis	115 -49
bis _ se	67 -41
bis minat	53 -17
bis sal	-34 -6
biscuit	74 -36
biscuits	-35 -86
bisleri	111 -29
bisleri botle	52 -22
bistar	98 41
bistar gila	-26 -44
bit	69 -24
bit my	-22 106
bite	-106 -220
bite _ in	-52 -22
biten	223 -131
biten by	103 -35
bites	10 -77
bitiya	-1 38
bivi	-78 116
bivi ko	108 57
blade	-263 293
blade se	-42 90
blades	151 -8
blak	185 13
blak scrin	-19 94
blak stul	126 -42
bled	-183 220
blid	-127 -72
bliding	132 -279
blok	-112 -18
bloked	-119 12
blud	198 -140
blud group	-75 -107
blud in	134 -69
blud is	17 -112
blud presure	-9 -55
blud test	-212 -41
blud thiner	109 -61
blue	145 -51
blues	-102 -134
bluish	153 -6
board	-228 -66
board pe	-105 -142
body	-40 -139
body chekup	-45 -77
body is	-51 -20
bojh	27 196
bojh hu	-25 82
bojh hun	-77 126
boks	-188 136
bol	245 36
bol _ h	27 89
bol _ hai	92 93
bol _ hain	65 -5
bol _ ki	61 -132
bol _ pa	191 -112
bol _ rahi	-16 61
bol _ ruk	76 -16
bol diya	-25 -57
bol ke	80 -112
bol nahi	119 -74
bol nahin	131 11
bol raha	91 -4
bol rahe	14 111
bol rahi	160 70
bol rha	34 56
bol rhe	42 84
bol rhi	0 65
bola	60 106
bola ab	-103 21
bola kal	48 55
bola ki	-29 -18
bola tha	98 -55
bola to	102 -113
bole	19 159
boli	78 184
boli _ ko	-26 110
bolin	91 7
bolna	-101 76
bolne	62 -102
bolne me	71 -17
bolo	-120 -166
bolta	3 -123
bolta h	-97 -63
bolta hai	-75 14
bolta hu	-71 -64
bolte	44 82
bolte _ ki	80 -20
bolte h	-12 84
bolte hai	-197 110
bolte hain	-13 53
bolti	95 86
bolti hai	-4 40
bolu	-117 -31
bomb	14 -65
bone	49 -140
bor	5 -194
bore	-158 -156
bore ho	-146 -141
bored	-114 -138
bori	-97 -151
bos	-226 -401
bos _ jan	-84 -78
bos ko	-61 -131
bos ne	-192 -237
bot	-156 -98
botal	-28 137
both	9 61
both _ and	65 -6
both legs	158 -65
botle	51 199
botle of	-63 30
bought	-179 39
bovling	-140 -49
boy	46 115
boy in	-43 146
boys	87 -97
bp	-102 -198
bp 128	-113 -89
bp _ 130	38 -80
bp _ 84	-120 -79
bp _ goli	-169 -92
bp ki	-165 36
bp machine	80 -150
bp tablet	50 -81
bp tablets	-107 251
bp vali	120 -92
brain	-71 -175
brand	-149 -119
break	-130 119
breakfast	-10 -71
breakup	-140 -33
breakup _ bad	-37 -37
breast	188 -81
breastfiding	-102 -45
breath	7 -105
breath smels	35 -6
breathe	18 -21
breathes	60 -7
breathing	195 -120
breathing fast	80 -32
breathles	35 -8
bren	-40 -117
bridge	-107 205
brik	72 73
brik kiln	72 73
bring	-11 16
bro	-49 -9
broke	161 -167
broken	-76 -110
brother	125 -82
brother _ lav	53 3
brother in	46 -10
brothers	-12 1
brovn	-6 -113
brush	-184 -96
brushing	-186 -21
bsc	-86 -53
bsc nursing	-82 -34
bta	59 -57
bua	-12 21
bua ki	-35 45
budget	-167 -138
budget _ k	-96 -55
budha	-77 130
budhape	-66 -76
budhape men	-24 -21
building	-109 48
bujh	-16 141
buk	-86 -59
buked	-111 62
buket	-76 -111
bukhar	43 -391
bukhar 104	157 -11
bukhar _ aur	181 -23
bukhar _ din	133 -31
bukhar _ gaya	-207 -35
bukhar _ h	126 -5
bukhar _ hai	-155 -90
bukhar _ jhatke	-15 -38
bukhar aur	50 -49
bukhar gardan	133 -3
bukhar hai	7 -62
bukhar me	84 -81
bukhar men	135 -8
bukhar nahin	-278 -131
bukhar utar	-201 -37
buking	-161 -173
buks	-93 163
bul	120 -43
bula	-141 179
bula rahe	-28 102
bulane	113 58
bulao	123 -74
bulau	47 49
bulaya	10 9
bulb	-88 140
bulge	-74 -50
bulging	162 -35
bump	78 -74
bumps	-126 -69
bumrah	-139 -116
bund	92 -61
bura	-16 2
burn	-223 25
burning	54 31
burns	18 -204
burnt	-117 2
burst	168 -99
bus	12 41
bus stand	-62 108
buster	-163 -152
busy	58 32
but	1 -81
but _ are	12 -23
but _ i	12 42
but _ is	-6 -42
but he	-26 146
but i	68 -19
but it	12 -18
but my	-116 -112
but not	-33 34
but nov	56 -4
but says	87 -42
but she	-4 51
but the	45 50
buter	-87 -41
buton	53 -121
buton batery	185 -26
buy	-117 -106
by	122 64
by _ and	62 -97
by _ i	-68 132
by evening	-161 -70
by itself	11 -162
by mistake	190 -155
by morning	-87 -100
by one	-127 64
by sunday	-52 171
by the	117 145
byaj	-56 68
byatha	-99 -169
bye	-312 -45
bypas	-39 -166
bypas in	-24 -28
c	41 -130
cab	56 -45
cake	57 -17
cal	94 159
cal pe	61 89
calcium	-190 -167
caled	-134 -6
calf	105 -95
caling	-127 107
calm	45 155
came	143 75
came bak	-29 106
came dovn	162 -29
came home	104 -100
came in	62 -18
came out	-27 -84
camera	-78 -85
camp	-142 -3
can	-249 -103
can _ be	-128 13
can _ do	91 20
can _ donate	-23 -38
can _ drink	-99 -78
can _ drive	17 -121
can _ eat	-152 -139
can _ get	-102 -113
can _ give	176 -132
can _ go	-139 -9
can _ take	-120 -237
can _ vait	146 -28
can a	-99 37
can he	-159 -181
can i	-300 -254
can it	-3 -125
can she	-204 -188
can u	65 113
can ve	79 -136
can you	-29 106
canada	-112 8
canal	-90 98
cancel	-121 -157
cancel my	-84 19
cancer	-101 -69
canot	184 -7
canot si	108 -62
canot svalov	40 -4
cant	266 135
cant fil	145 -55
cant find	60 103
cant finish	125 -39
cant lift	58 -26
cant svalov	75 -41
cant vake	153 -103
cantin	-56 -137
cap	-116 -51
capital	-135 -94
capital of	-135 -94
captain	-74 -12
caption	-84 -38
car	173 -89
car is	69 -17
card	-164 13
cardiac	-96 -58
cardiac arest	-91 -54
care	-143 165
care _ my	-49 154
care of	-73 192
cary	-93 43
carying	-129 -38
case	-21 104
cashev	30 -22
cat	-82 85
cataract	-120 -110
catch	-72 -90
catching	14 -132
catheter	125 -16
caught	182 -91
cause	-115 53
causes	-94 -66
cel	153 -97
cels	-125 -131
cement	32 -14
center	61 -83
centre	21 -53
certificate	-53 24
cesarean	94 -42
cetirijine	-24 -206
ch	-22 -32
chabi	-161 146
chacha	90 17
chachi	205 -71
chadar	73 -33
chadh	140 -134
chadha	-50 164
chadhe	111 -39
chadhi	70 -52
chadhne	-140 16
chadhne par	-125 -45
chadhte	-26 -81
chah	-49 -10
chah _ ka	85 -36
chah _ ke	-124 -42
chah _ pahle	-65 -9
chah _ se	-39 71
chah din	-51 -26
chah mahine	-83 93
chah sal	-7 -106
chahie	49 38
chahie _ men	-82 -65
chahiye	-130 -36
chahiye _ ke	-36 -140
chahiye _ nahi	-80 -56
chahiye kya	-74 -170
chahiye ya	-74 -66
chahta	-26 -15
chahta hai	-31 -107
chahte	-103 -140
chahti	-153 87
chai	-146 -86
chai _ jibh	-150 -92
chai _ sath	-134 -192
chai _ se	13 -148
chai ke	-180 -229
chai pi	-11 -84
chai se	-154 -95
chain	-172 230
chair	84 61
chakar	110 -326
chakar _ hai	41 -83
chakar ata	-129 -75
chakar aya	75 -24
chakar vali	-164 -106
chakate	78 -24
chakate aur	67 -12
chaku	225 -59
chaku se	-76 -96
chal	-55 -66
chal _ h	-37 -56
chal _ hai	-25 -111
chal _ thi	41 -20
chal raha	71 -97
chal rahi	83 -139
chal rhi	-12 -98
chala	-107 -29
chala _ hai	-102 -9
chala _ hu	18 78
chala gaya	162 -143
chala jata	-34 30
chala jaunga	-40 101
chala sakta	-127 -50
chalane	-186 -129
chalane se	-139 -121
chalata	-113 65
chalata hun	-52 -52
chalate	-77 8
chale	-103 0
chale jaen	-90 162
chalega	-45 -28
chalegi	-86 -204
chali	41 154
chali gai	29 104
chali gayi	68 -67
chali jaungi	-23 123
chalis	-55 -7
chalne	19 -83
chalo	-76 -113
chalta	-6 -171
chalta hai	-31 -94
chalte	49 -142
chalte hain	-70 -108
chalti	20 -161
chalti hai	21 -69
chalu	18 17
chamach	144 -75
chamak	162 -18
chamdi	107 -123
chamdi _ rahi	167 -13
chana	59 -149
chance	-64 172
chand	-177 -252
change	26 -159
changed	-76 96
changing	199 -25
chapal	-9 26
chapter	-84 -110
char	46 -74
char _ ka	70 76
char _ ki	-71 -96
char _ se	117 -59
char din	111 -15
char lain	-81 -125
char log	36 -43
char mahine	56 76
char sal	-116 -91
chara	63 51
charge	-50 -56
charon	50 66
chart	-1 -96
chart banana	65 -10
chashma	-76 -92
chashme	38 -116
chashme _ nanbar	-74 -40
chashme ka	-73 -53
chat	-1 233
chat _ gira	-9 -25
chat _ hu	-16 75
chat ki	-18 83
chat par	-9 121
chat pe	-14 77
chat se	84 151
chata	-100 -136
chatgpt	-63 -102
chath	41 -11
chati	361 -239
chati me	96 -64
chati men	121 -26
chati par	142 -49
chati pe	131 -36
chats	-59 -38
chauth	12 96
chautha	-164 -138
chautha mahina	-143 -15
chaval	-235 -95
chaval ke	53 21
chavla	166 -48
chay	-70 -322
che	-104 139
cheap	21 -121
ched	110 -17
chehra	217 -18
chehra safed	82 -12
chehre	-97 -172
chehre pe	-38 -85
chek	-129 7
cheked	22 92
chekup	-95 -175
chemist	30 -171
chemo	218 89
chenai	-117 -141
ches	-188 -77
chest	274 -333
chest and	23 -26
chest pain	29 -10
chidak	49 -6
chidak ke	34 -5
chidchida	-75 -15
chidkav	45 -37
chij	-9 -13
chik	108 -99
chikh	101 -20
chiki	27 -54
chiks	-81 -68
chil	-133 -58
chila	-10 -48
chila rahe	52 -2
child	-47 -279
children	33 34
chili	51 -109
chin	-156 0
chini	-96 -74
chink	-199 -219
chinta	11 -7
chinta _ bat	-38 26
chipak	169 -75
chipak _ thi	49 -8
chipka	204 -59
chipkali	-159 -113
chir	105 -66
chit	-74 153
chita	54 80
chithi	-128 191
chithi _ di	-80 163
chithi likh	-89 157
chocolate	78 -60
chod	-6 155
chod _ hai	-61 108
chod di	-32 92
chod diya	-57 40
chod du	-102 -15
chod ke	-72 9
choda	35 82
chodne	-76 10
chodo	55 21
choke	-169 -105
choked	-127 -165
choked on	-30 -28
choking	101 -148
choking on	148 -39
chole	-110 -66
cholesterol	-124 -126
chot	-103 1
chota	62 -170
chota sa	-75 -69
chote	83 13
chote _ ke	-58 -127
chote _ ko	16 44
chote bhai	87 -35
chote ko	86 -18
chote ne	166 -102
choti	76 35
choti ko	108 69
chotu	121 3
chua	85 -86
chubh	116 -32
chubha	-94 -18
chubha tha	-108 -51
chubhan	-35 -20
chubhta	-69 -54
chubhta hai	-69 -54
chudane	-67 -151
chuha	65 -129
chuhe	47 5
chuhe _ dava	44 38
chuhe _ ki	-3 58
chuhe ki	54 -1
chuhe marne	60 82
chuhe vali	53 -96
chuka	-25 120
chuka hai	-46 65
chukandar	-146 -124
chuke	-25 -51
chuki	68 155
chulhe	95 50
chuna	175 -81
chuna gir	37 -3
chune	62 -117
chune _ deta	63 -15
chune nahin	115 -17
chune se	-125 -91
chup	-79 5
chup ho	-66 19
chupa	61 -13
chupa _ likh	182 -149
chupa ke	177 -62
chupi	143 -131
churi	144 -48
chut	163 -53
chut _ ab	31 -58
chut _ hai	-17 91
chut gaya	-18 -87
chut raha	118 -18
chuta	-27 -15
chute	110 -7
chuti	-121 56
chuti _ hai	-84 4
chuti hai	48 -47
chuti ki	-80 -79
chuti par	-83 153
chuti pe	-57 -53
chutki	94 -8
chutkula	-160 -111
chutkula sunao	-134 -78
cigarete	16 33
claim	-32 -85
clas	-127 -35
clas 11	-70 -5
clas 7	104 -97
clas 8	-38 -28
clas 9	-146 -1
clean	-192 19
cleaned	1 159
cleaner	131 -50
cleaning	43 28
clear	21 -83
cleared	-55 171
climb	-6 -104
climbing	102 -56
clinic	102 -110
close	-122 79
closed	41 -31
closes	-84 36
closing	136 123
cloth	64 -17
clothes	34 20
cm	-187 -34
coach	72 -66
coaching	-51 79
coal	80 -35
cobra	66 -143
coca	113 -9
coca cola	113 -9
coconut	-127 -166
coconut vater	-39 -43
code	-131 -156
cofi	-40 -188
coimbatore	-26 -47
coin	73 -60
cola	113 -9
colapsed	96 -52
cold	155 -153
cold _ and	183 -28
cold and	42 -84
cold like	134 -28
cold n	175 -45
cold sveat	135 -12
cold vater	11 38
coleague	-91 8
colege	-123 -63
colour	52 -139
coma	-97 -55
combiflam	-18 -65
come	18 99
come bak	-88 -46
come in	72 -29
come out	-25 117
comes	112 44
coming	45 -32
coming _ i	88 42
coming bak	-90 -73
coming from	6 -53
coming out	211 -62
comon	39 -56
company	-51 -123
compas	-37 143
complain	-50 -47
complaint	-107 -121
compose	-57 -94
conductor	150 -62
confused	117 -48
contact	-127 -91
contact lens	-78 -98
contacts	-23 94
continue	42 -69
contractor	11 -52
control	-78 -145
controled	-84 -70
convert	-114 -97
coper	-35 -47
coper t	-35 -47
copy	-67 38
cord	187 -67
corect	-196 -126
cost	-116 -158
cot	63 38
coton	-3 108
cough	3 -115
cough _ days	-134 -67
cough syrup	95 37
coughed	51 -105
coughing	220 -95
coughing and	87 -37
could	-164 -240
could _ be	-139 -175
counseling	-107 -125
counselor	-45 -105
count	44 65
counted	-66 157
counts	105 100
course	-246 -261
cousin	-32 -2
cousins	-148 -27
cousins veding	-19 -83
cov	41 107
cover	-175 -29
covid	14 -1
cpr	-137 -181
cradle	-71 -33
cradle cap	-71 -33
crak	-125 -55
craked	-108 -109
cramps	-24 -69
cream	-151 -188
cream batao	-21 56
creatine	-67 -18
creatinine	-70 -53
creatinine 1	-43 -36
cried	-132 -77
cries	128 42
criket	-30 23
crocin	129 52
crocin 650	86 88
cros	-127 -77
cruked	100 -76
crush	-216 -197
crush ko	-44 -44
crushing	185 -11
cry	36 -57
crying	68 163
csk	-126 -101
cuk	-22 -242
cuker	124 -90
cuker burst	162 -27
cuks	-2 -49
cul	-117 -100
culer	84 16
cup	128 -170
cupboard	53 131
curd	-182 -107
curent	112 -189
curent laga	108 -14
curious	-115 -98
curtain	186 -96
curtain _ dovn	97 -24
curtain came	97 -24
cury	-89 -89
cut	26 214
cut my	1 107
cut on	-202 -125
cuting	-138 108
cuts	-66 84
cyanide	-23 153
cycle	-33 33
cylinder	97 -1
d	-24 -254
d 14	-53 -96
da	10 -15
dab	154 -48
daba	34 78
dabana	-122 4
dabane	155 -48
dabane se	160 -15
dabaya	159 -107
dabaya tha	18 -4
dabe	194 -71
dabi	98 -20
dad	-120 -95
dada	87 -194
dada ji	3 -34
dadaji	50 28
dadaji ka	-125 -50
dadaji ki	91 -86
dadaji ko	-1 -13
dadi	157 -202
dadi _ rahi	24 -63
dadi ka	12 -43
dadi ke	79 -41
dadi ki	164 -135
dadi ko	20 -116
dadi ne	92 50
dads	-64 83
dadu	96 2
daftar	-51 -124
dag	-103 -113
dahej	4 62
dahi	-126 -258
dahi kha	-38 -34
dai	217 -78
dai ne	51 -9
daily	-183 -147
dain	66 -6
dakar	-119 -165
dal	-27 -28
dal _ pani	-120 -26
dal band	-127 -31
dal ka	-16 -41
dal ke	-3 53
dala	-245 -135
dale	84 -29
dalega	149 -108
dalegi	-114 -81
dalen	-85 -27
dali	168 107
dali thi	17 -20
dalna	-120 -73
dalne	11 45
dalte	-23 -85
dalu	58 -57
dalun	31 -67
dam	24 -142
dam _ raha	125 -98
dam ghut	151 -83
dama	4 -124
dan	-119 -187
dana	-120 16
dance	-102 -157
dandruf	-86 -86
dane	-101 -163
dangerous	-111 47
dank	107 -44
dant	-231 -346
dant _ rahe	-180 -45
dant _ thanda	-158 -118
dant ka	127 -24
dant me	-129 -108
dant men	-85 -28
dant nikal	-180 -33
dant pista	-71 -122
dar	-250 112
dar _ hai	-7 -148
dar _ raha	-187 152
dar _ rha	-134 136
dar ke	28 42
dar lag	-230 202
dar lagta	-5 -145
dar se	-83 -71
dard	44 115
dard _ gaya	-92 -69
dard _ goli	156 -113
dard _ h	155 -163
dard _ hai	32 192
dard _ mahine	-80 -30
dard _ nahi	-13 -44
dard _ nahin	29 -61
dard _ raha	117 -24
dard _ se	4 -102
dard aur	221 -32
dard hai	67 -138
dard hota	-139 246
dard ke	102 208
dard ki	171 -126
dard kuch	-18 -66
dard nahi	-82 -176
dard nahin	60 -175
dard se	144 -119
dard tha	151 -11
dard utha	28 -4
dark	92 -238
daru	36 -11
daru pi	86 -43
darvaja	208 8
darvaja _ khol	30 22
darvaja _ raha	161 -105
darvaja _ se	-37 91
darvaja _ to	8 26
darvaja band	61 23
darvaja nahi	17 28
darvaja pit	101 -45
darvaja tod	136 -84
darvaja toda	29 -3
darvaje	-171 16
das	62 -232
das _ pahle	-146 -84
das _ se	8 -43
das din	59 -73
das minat	138 -17
das sal	-245 -136
dast	131 -110
dast _ bar	-85 -37
dasvin	-79 83
data	-76 -122
date	-163 250
date of	-48 102
dates	-72 -10
daud	41 -1
daudta	-76 -67
daughter	43 136
daughter is	-106 -100
daughters	-75 96
daura	136 -213
daura _ aya	-150 -40
daura nahin	-133 -38
daura pada	66 -25
daure	-19 -149
daure _ the	-28 -66
dava	30 58
dava _ di	-63 59
dava _ hai	-25 96
dava _ kar	-5 49
dava _ ke	117 -155
dava _ li	26 13
dava _ rahi	-89 -41
dava _ sal	-74 -99
dava _ se	-121 26
dava _ thi	155 -88
dava band	-184 63
dava ka	39 82
dava ke	85 -95
dava ki	-20 139
dava le	-104 -124
dava se	-90 82
davai	-48 41
davai _ ke	-84 104
davai _ me	-100 62
davai ka	-88 76
davai ki	-87 129
davai se	-17 -89
davaiyan	-105 80
day	37 -79
day 5	217 -13
day after	8 88
day and	-115 18
day for	-72 -181
day old	199 -65
days	-55 -7
days _ fever	-110 -66
days _ i	53 106
days _ nov	-6 -118
days after	110 -93
days ago	-42 39
days and	90 -18
days bak	147 -14
days i	-54 114
days no	-63 -69
days old	161 -31
de	6 -53
de _ ab	113 -7
de _ aur	-123 163
de _ hai	-122 -89
de _ hain	9 -54
de _ kya	25 -17
de dena	-98 199
de di	61 75
de die	-11 67
de diya	-83 232
de do	-49 31
de du	149 -39
de raha	1 -62
de rahe	156 -73
de rahi	6 -115
de sakte	-149 -73
dead	-25 -73
dead batery	-168 -37
deadly	-86 129
death	-220 -149
death in	-62 -102
debate	-54 11
december	-97 -39
decided	-118 94
dedh	80 -161
dedh mahine	7 -8
dedh sal	55 -133
dega	191 -166
degri	64 -32
dekar	-133 33
dekh	-95 55
dekh _ hun	-127 195
dekh _ tha	-1 -8
dekh ke	-182 -201
dekh liya	-19 65
dekh raha	-18 105
dekh rahe	131 -33
dekh rahi	-60 98
dekha	-145 -49
dekha to	-5 -72
dekhe	111 91
dekhenge	98 -83
dekhi	-145 -63
dekhkar	108 -134
dekhna	-78 198
dekhne	-61 -64
dekhta	-72 54
dekhte	-126 -179
dekhti	135 36
dekhti hai	104 -117
delete	-109 -217
deleted	-48 163
delhi	-167 -183
delivered	171 -6
delivered _ home	108 -18
delivered at	108 -18
delivery	-54 -17
delivery _ bad	-121 157
delivery ke	-122 141
delivery ko	119 -6
delivery me	-67 -118
den	43 -131
dena	-132 146
dena aur	-92 129
dena hai	-58 -65
dene	44 -27
denge	20 58
dengu	-87 -57
dengue	-11 -148
dengue _ 5	202 -13
dengue day	202 -13
deni	-86 -127
dentist	-225 -203
deposit	-102 -67
depresion	-77 -159
depresion _ in	-19 -20
der	-44 61
der _ hai	-56 37
der me	19 96
der men	-38 179
der pahle	-32 -137
der se	-74 -107
der tak	12 -106
desi	47 -49
desk	-116 -49
deta	57 50
deta hai	-164 -11
dete	-25 136
dete h	-72 -128
dete hain	-72 151
deti	-61 57
deti hai	-58 12
detol	-28 190
devar	69 84
devar ne	13 92
devi	1 -33
dhaba	104 -51
dhabe	-62 -84
dhadkan	110 -88
dhaga	-122 -60
dhai	-52 -41
dhak	110 -31
dhak dhak	121 -38
dhaka	65 -188
dhakan	-85 154
dhan	76 -55
dhans	200 -11
dhans _ hai	113 -2
dhansi	102 -28
dhanush	197 -12
dhanyavad	-144 -81
dhar	147 -71
dhas	118 -54
dhas rahi	62 -16
dhatura	-14 -46
dhila	188 -38
dhila _ gaya	36 -9
dhila pad	97 -5
dhile	47 -34
dhili	31 -22
dhire	85 -128
dhire _ kar	9 -50
dhire dhire	-91 43
dho	-144 45
dhone	-127 -188
dhone se	-177 -129
dhoni	-123 -47
dhuan	-41 -115
dhul	-16 -122
dhundh	78 4
dhundhla	125 -113
dhundhna	-66 105
dhup	-82 -241
dhup me	7 -29
dhup men	-62 -59
dhyan	-151 24
dhyan rakhna	-43 35
di	38 222
di _ ab	-36 20
di _ ko	-88 161
di _ ne	103 -76
di ab	130 -20
di aur	-76 -49
di hai	19 215
di thi	-9 -8
diabetes	-137 -53
diabetic	62 -112
dialogue	-89 -73
dialysis	144 41
diaper	40 -80
diary	-54 179
diba	-41 68
dibe	-17 46
dibe men	-17 46
dibi	48 25
did	-124 -23
did it	-6 40
did not	23 -52
didi	140 52
didi ke	63 -65
didi ki	110 -100
didi ko	69 10
didi ne	-25 70
didnt	-25 16
die	-78 146
die hain	-43 143
die of	-69 -76
died	-267 -15
died _ at	-76 -162
died in	-32 89
died laughing	-69 -151
died of	-92 -171
dies	-192 -58
dies in	-115 -26
diet	-137 -182
diference	-193 -123
diference betvin	-146 -95
diferent	32 14
dijie	-144 -91
dijy	160 -140
dikat	-123 -153
dikat nahi	-60 -72
dikh	243 -107
dikh _ aur	77 -25
dikh _ hai	55 -124
dikh raha	67 -83
dikh rahe	109 -11
dikh rahi	167 -77
dikh rha	74 34
dikha	39 -121
dikha rahi	119 -22
dikhana	49 -62
dikhane	-57 153
dikhati	-122 -16
dikhau	-20 117
dikhaun	60 -13
dikhaya	66 -79
dikhna	192 -94
dikhna _ ho	119 -57
dikhna band	117 -62
dikhta	63 98
dikhta hai	84 55
dikhti	57 38
dil	-52 -219
dil _ bimari	132 -113
dil _ daura	-148 -41
dil _ daure	-80 -12
dil _ dhadkan	-117 -46
dil _ dhak	121 -33
dil _ gaya	-161 -147
dil dhak	121 -33
dil ka	-234 -98
dil ke	-149 -136
dil ki	59 -168
dil tut	-153 -147
dil tuta	-95 -111
dili	-60 -104
dilivri	-74 -50
dilivri ke	-59 -35
dimag	-10 -16
dimag ka	-107 -105
dimagi	-13 -11
dimagi bukhar	-13 -11
din	-69 -51
din _ ab	136 -45
din _ aj	69 47
din _ aur	116 -15
din _ bacha	-20 -26
din _ bukhar	-89 -35
din _ ek	43 -94
din _ hai	-53 -111
din _ khana	-26 116
din _ kitni	-21 -74
din _ peshab	56 -2
din _ raha	-28 59
din _ se	1 -33
din _ thik	-143 34
din ab	-67 -83
din bad	160 -89
din bhar	-181 -131
din ho	66 -60
din hue	154 5
din ka	176 -115
din ke	-74 -64
din ki	115 -52
din late	-35 -11
din me	-194 9
din men	-24 -75
din pahle	104 -16
din pehle	140 -61
din se	-125 22
din tak	-23 -108
diner	-114 -106
dip	177 144
diper	-147 156
diper than	-86 47
dipreshan	-42 51
disc	-94 -116
discharge	81 48
discharged	25 -99
discord	-99 201
discord pe	-39 119
disease	-75 -113
divali	-60 -44
divali pe	-37 -133
divar	12 119
divar par	63 -73
divar pe	-44 146
divas	-175 -167
divas kab	-11 -68
diya	-57 54
diya _ ab	-47 121
diya _ aur	70 -77
diya _ bhi	44 86
diya _ ke	-64 -61
diya _ ki	-26 79
diya _ ne	-138 -66
diya _ par	-87 -65
diya _ se	74 -69
diya _ thik	3 -59
diya _ to	-83 -144
diya _ vo	-33 18
diya ab	-38 -39
diya aur	-23 98
diya h	80 51
diya hai	137 65
diya tha	-183 -26
diye	-60 93
dj	-104 -203
do	-32 -326
do _ cal	-9 -72
do _ do	17 126
do _ get	-109 -113
do _ h	58 87
do _ hain	169 8
do _ ho	106 -37
do _ hue	-14 -4
do _ ka	-104 43
do _ ke	-50 -178
do _ ki	27 -42
do _ me	11 17
do _ men	156 -38
do _ nid	-170 -28
do _ pahle	127 -41
do _ people	-100 21
do _ say	-62 -71
do _ se	-36 -5
do _ teach	-38 -19
do _ ulti	-17 -31
do anything	8 134
do bar	115 -109
do din	-48 -111
do do	172 -38
do ghante	136 -62
do hafte	-63 -37
do i	-303 -34
do it	-66 158
do ki	-24 84
do mahine	89 64
do minat	-23 46
do nishan	160 -23
do people	-97 -78
do sal	-204 25
do they	-93 -90
do ungli	179 -10
dobara	-191 -69
doc	-130 -85
doctor	-70 -109
doctor _ dikhana	54 -35
doctor for	-40 -32
doctor gave	-66 -72
doctor i	29 110
doctor ka	57 -102
doctor kal	101 -20
doctor ko	25 -71
doctor ne	-194 -15
doctor sahab	-2 -50
doctor said	-165 78
doctors	-142 -144
does	-221 -35
does _ insurance	-20 -35
does _ mean	-49 -175
does _ vork	127 -161
does a	-69 -108
does it	-217 -39
does not	174 18
does that	-21 -126
does the	-114 17
doesnt	36 30
dofar	122 -42
dofar men	55 -30
dog	-53 -10
dog is	-80 52
doha	80 -66
doing	53 -74
doing a	78 -55
doktar	-201 -292
doktar _ kaha	-22 -7
doktar ki	-56 -79
doktar ko	10 -16
doktar ne	-221 -214
doktar sahab	-17 35
doktar se	-12 -53
dolo	-13 -174
dolo 650	-82 -92
donate	-98 -5
donation	-54 44
done	-321 -48
done _ this	-34 -41
done vith	-97 -191
dono	44 -8
dono _ hai	-73 -31
dono _ me	28 -9
donon	147 99
donon ko	52 -65
dont	-26 328
dont _ anyone	18 -3
dont _ for	-69 172
dont _ me	-39 194
dont _ my	-130 183
dont _ to	108 34
dont knov	24 172
dont tel	-115 179
dont vant	133 67
dori	8 131
dosa	-30 -64
dose	-103 47
dose of	1 -33
dost	61 2
dost ka	76 116
dost ki	-152 -149
dost ko	132 -88
dost ne	-110 281
dosti	-68 -145
dosto	-10 78
doston	-47 81
dots	129 -45
double	129 -44
doubt	83 -64
doubt my	63 -6
dovn	97 61
dovn on	104 -25
dr	54 -176
draft	-174 -185
draft a	-44 -84
drain	98 -114
drama	-97 173
drank	249 112
drank _ from	98 -55
drank fenyl	171 -148
drank the	87 -57
dres	-26 7
dril	-138 -92
drink	36 -78
drinking	-73 33
drinks	156 -44
drip	-96 113
drishyam	-125 -97
drive	-33 43
driver	80 15
driver hu	58 -24
driving	-33 -103
driving licence	-137 -61
drop	29 64
droped	99 44
drops	-7 -235
drovn	-106 -95
drovned	-112 -130
drovning	-95 -142
drovsy	155 -44
druling	174 -36
druling and	79 -20
drum	63 31
drunk	95 -40
dry	-155 -189
dry cough	-126 -61
du	122 -65
du kya	173 -88
du ya	82 -52
dua	-17 160
dub	-25 28
dub gaya	-60 -50
duba	103 -21
dubai	-108 -45
dubara	-29 -21
dubne	-52 60
dubne se	-109 -195
dubte	-81 -79
dubte ko	-55 -76
dudh	-86 -271
dudh _ hai	-34 -93
dudh _ ka	40 -68
dudh _ pi	-19 -43
dudh _ sath	-89 -30
dudh _ se	-86 -49
dudh ka	63 6
dudh kam	-165 -114
dudh ke	-173 -96
dudh me	-172 -68
dudh nahi	218 -22
dudh nahin	135 -11
dudh pi	-51 -49
dudh pilate	40 -21
dudh pite	-60 -4
dudh se	-173 -69
due	-124 -37
due to	-57 -74
dues	-9 169
dukan	17 -126
dukan bhi	22 106
dukan ka	97 -145
dukan par	2 -55
dukan pe	-35 -38
dukan se	39 -44
dukh	-48 12
dukhe	-43 -153
dukhi	-121 -115
dukhta	-71 -80
dukhta hai	-163 -56
dukhtay	61 -87
dum	98 -100
dun	38 58
dun kya	68 -91
dun ya	-123 29
dunga	152 -116
dungi	-131 85
duniya	-61 240
dupata	-10 169
dupata pankhe	-105 96
dur	128 38
dur _ the	93 -19
dur hai	17 -158
dur loked	-52 83
during	-86 -57
dusra	-25 19
dusre	-148 -54
dusri	-52 100
dusri bar	-3 36
dusri shadi	-27 63
duty	-16 179
dye	-69 53
dying	-276 -111
dying _ si	-41 -95
dying to	-87 -144
dyuti	83 -46
e	-44 -14
each	-22 109
each breath	138 -11
ear	59 -254
earlier	80 64
early	-137 -131
ears	122 -27
easy	-145 -13
eat	-223 -140
eating	-128 -15
eats	-195 -196
ecg	-111 -129
echo	-89 -84
ecosprin	20 -83
edge	50 170
edi	-241 -189
edi fati	-144 -95
edi men	-117 -65
ediyan	-173 -103
efect	-34 -89
eg	-128 -104
egfr	-65 -59
ek	161 219
ek _ aur	-12 99
ek _ bar	-15 15
ek _ bat	144 -18
ek _ bhi	-54 32
ek _ gir	43 -9
ek _ hai	-78 91
ek _ hi	11 -31
ek _ ka	73 -129
ek _ ke	-32 47
ek _ ki	-29 16
ek _ latak	60 -12
ek _ me	74 -117
ek _ men	173 128
ek _ nahin	98 -77
ek _ ne	15 155
ek _ sa	16 -161
ek _ se	103 -193
ek _ suna	-107 -156
ek _ sunao	-133 -71
ek ankh	128 -76
ek bar	-186 91
ek choti	13 -30
ek chutkula	-100 -52
ek din	-184 34
ek ghanta	83 67
ek ghante	139 -70
ek goli	-70 150
ek hath	145 -100
ek hi	-58 47
ek joke	-112 -120
ek kadam	-65 127
ek ko	127 -28
ek ladka	30 27
ek ladki	-105 144
ek minat	46 -38
ek sal	-37 -101
ek sath	-66 239
ek taraf	170 -161
ekdam	124 -39
ekdum	85 -114
eks	-63 67
eksam	-135 -266
eksam _ me	-69 -38
eksam me	-45 -108
eksam ne	-143 -62
eksams	-73 -89
eksare	-76 -51
ekscel	-81 -149
eksercise	-169 -119
eksist	-90 93
ekspire	-81 -34
ekspired	-85 -8
eksplain	-172 -235
ekstra	74 115
ela	-189 66
elarji	-150 -206
elarji ki	-111 -178
elbov	-54 -69
elder	-84 142
elders	58 -114
electric	51 -127
electric shok	87 -96
elefant	131 -68
else	-127 81
em	-255 56
email	-20 -110
emarai	-32 -26
emergency	58 -167
emi	-166 119
empty	9 -14
empty stomach	-141 -116
ena	22 -237
end	-42 32
end of	-40 -160
ended	-132 -160
ending	-61 24
engagement	-125 -66
enginir	26 -92
english	-146 -13
english me	-60 -137
english vith	-68 -88
eno	-4 -113
enough	30 194
enough i	-174 153
enough or	18 69
ent	-138 -186
epadi	-133 -121
epidural	100 -115
epilepsy	-119 5
episode	-82 -92
er	36 66
eror	3 -41
esay	-82 92
escitalopram	-44 -102
esi	-47 -67
esid	94 -53
esiditi	-98 -40
esr	-113 -144
even	41 50
even after	8 -89
evening	-6 13
evening and	-20 62
evenings	-100 -104
ever	-69 -82
every	-299 -99
every _ i	-78 57
every day	4 -150
every evening	-61 106
every morning	-40 50
every night	11 151
every time	-159 -185
every vik	6 -119
everybody	29 41
everyone	102 133
everyone in	-40 16
everyones	34 119
everything	-27 111
everything in	-130 79
everything is	40 112
everything luks	158 -96
everyvhere	162 -87
eye	120 -309
eyelid	-154 -49
eyes	107 -27
face	237 84
face is	88 -45
factory	42 -52
fad	124 -101
fadakti	-172 -134
fadakti hai	-166 -105
faiktri	-6 37
fail	-140 63
fail hua	-74 41
failed	-89 -2
failure	-43 93
faint	118 -84
fainted	180 -142
fainting	-57 -106
faisla	-65 104
fal	-58 -189
fal jaisi	123 -13
faling	39 -114
family	-71 211
fan	21 118
fanda	-94 247
fansa	115 -76
fansi	-21 226
fansi lagane	-95 133
far	31 24
farak	35 -100
farevel	-62 -106
fark	-224 29
fark _ hota	-16 -9
fark kya	-16 -9
fark nahin	23 22
farm	-15 -115
farmacy	-48 -29
farmer	5 110
fasal	-103 167
fast	186 27
fasting	-296 -242
fat	-44 -342
fat _ h	-106 -78
fat _ hai	-88 -96
fat gai	-109 -126
fat gaya	-5 -105
fat jata	-177 -101
fat raha	46 -50
fata	318 -164
fata ja	92 -91
fatal	-45 149
father	17 -15
father _ lav	95 -68
father in	105 -69
father is	-69 -82
fathers	-137 92
fati	12 -123
faty	-176 -199
faty _ grade	-98 -120
faty liver	-154 -197
fauj	-75 92
fauj se	-38 126
fauji	-14 151
fayda	-125 7
fayda _ hai	-62 -91
fayda hota	-22 -88
fayde	-144 -158
fc	-20 -6
fd	-72 143
fear	-105 -27
feb	-79 -142
fed	-105 80
fel	227 -251
fel _ the	-47 -86
fel from	184 -100
fel in	25 -237
fel on	136 -108
felov	-10 27
felt	-100 -57
female	3 -55
fenk	-149 87
fenyl	99 121
fenyl _ liya	104 -81
fenyl pi	104 -81
feritin	-67 -54
fev	-79 129
fever	-3 -411
fever 100	-94 -28
fever 101	-79 -45
fever _ 5	153 -20
fever _ gone	-64 -148
fever and	-112 -38
fever gone	46 -38
fever since	58 -85
fid	66 16
fiding	-153 -108
fiding vel	-132 -54
field	-16 67
fight	-195 123
fight vith	-181 130
fighting	45 -47
fiks	-73 23
fiksed	-33 50
fil	125 -85
fil fine	85 -97
fil like	30 -39
file	-6 84
filing	-147 33
filing _ since	-128 -138
filing lov	-109 -111
film	-276 -292
film _ hai	-27 -53
film _ hiro	-16 -43
film ka	-56 -87
film me	-57 -68
film men	-96 -78
filmi	-35 -107
fils	76 129
fils like	-33 174
finail	71 23
finail pi	65 122
final	-84 -5
finaly	-173 -74
find	138 129
finds	-49 122
fine	-234 -74
fine _ i	-16 -96
fine and	-61 9
fine but	120 -70
fine can	-21 -30
fine just	-145 153
finger	10 -249
fingers	238 36
finish	156 33
finished	-76 -199
finished _ the	-126 -181
fir	-106 141
fir _ gaya	-46 19
fir _ hai	-27 14
fir _ ho	-35 117
fir _ kar	-43 64
fir _ se	44 -38
fir bhi	75 -229
fir man	-85 113
fir se	-187 -59
fir thik	-33 -19
fir vahi	-122 174
fire	-50 16
first	-50 -113
first _ and	103 100
first _ boks	-39 -127
first aid	-66 -286
first or	-35 -40
first time	115 57
first year	23 17
fis	-120 9
fis kitni	-26 -150
fish	104 -184
fish bone	121 -12
fisli	137 -28
fit	73 -47
fitnes	-18 -16
fits	85 -116
fits as	-162 -92
five	-10 -124
flat	-81 -14
flatmate	95 -135
flatmates	34 -91
flight	-44 -113
flight to	-42 -19
flopy	154 -37
flov	-93 -65
flu	-52 -138
flu shot	-104 -53
flur	119 152
flur is	3 78
flurs	-50 45
foam	100 -74
fod	-161 -147
foda	118 -74
folov	-84 53
fon	15 72
fon _ utha	-95 139
fon band	-60 170
fon nahin	-95 139
fon par	-52 114
fone	-19 115
fone _ in	-193 -30
fone _ of	50 181
fone _ utha	-21 129
fone aya	138 -5
fone band	-12 192
fone is	-30 22
fone of	-52 174
fone pe	44 20
fone svitched	85 79
for	-122 -66
for 2	-136 -54
for 3	63 -130
for 6	-107 -13
for 70	-18 -52
for 9	17 -64
for _ also	-82 -149
for _ and	99 -73
for _ at	-85 -8
for _ day	-71 155
for _ days	70 15
for _ first	99 -68
for _ i	-34 -7
for _ in	-2 -76
for _ kg	-22 158
for _ minutes	76 -21
for _ month	-137 -34
for _ months	-139 43
for _ mother	-73 -146
for _ my	69 109
for _ of	-79 61
for _ or	59 -45
for _ people	-122 -80
for _ pls	-99 -19
for _ she	69 101
for _ to	95 119
for _ trip	6 -84
for _ year	16 -70
for _ yr	-111 -58
for a	12 102
for adult	-56 -171
for al	-104 59
for bak	50 -94
for clas	-43 -131
for cold	-75 -65
for divali	3 -160
for everything	-61 183
for her	67 21
for him	20 -49
for his	-46 -150
for home	23 -31
for it	-97 -179
for job	-59 -120
for me	93 271
for my	-206 -76
for oily	-34 -37
for one	-135 -50
for our	-85 -71
for schul	-36 -52
for the	32 142
for tomorov	28 125
for vater	69 -47
for years	-15 -42
forearm	47 -114
forever	-64 228
forgive	-41 129
forgive me	-41 129
forgot	2 -46
form	-205 -205
form kahan	-42 9
format	-61 -101
forvard	-37 -17
foto	-132 53
foto bheji	-23 127
foto of	-56 44
found	-71 191
four	52 -139
fracture	-69 -31
fresh	56 67
fresher	-90 -87
fri	-157 -176
fri _ kya	-68 -71
fri fire	-147 63
friday	-81 75
fridge	-16 -91
friend	86 133
friend from	-33 118
friends	-72 -41
frij	-131 -95
frok	70 -26
from	63 93
from 2	104 -32
from _ and	17 72
from _ botle	120 -94
from _ for	12 -102
from _ he	21 -7
from _ hour	84 61
from _ month	-154 -20
from _ on	-130 -169
from _ side	52 -54
from _ to	9 -294
from his	80 0
from last	89 -14
from mouth	71 -5
from my	-125 29
from nov	-111 -136
from old	-110 -91
from one	124 -136
from our	-39 80
from the	110 222
from vhich	-164 -117
from yesterday	171 -33
front	93 -96
front of	34 -78
froth	190 -42
fruit	95 -131
fruits	-93 -63
fud	-221 -86
fuds	31 -80
ful	241 -28
ful body	45 -103
ful form	-59 -74
ful ke	134 -14
ful of	86 -119
ful rahi	152 -33
fula	-24 -148
fuli	-41 -92
fulti	-47 -21
fuly	-14 1
fuly recovered	-31 -22
function	50 34
fund	-97 117
fungal	-98 -49
funk	14 -20
funy	3 -115
fut	112 -155
futa	152 -76
futbal	34 -43
futi	135 -34
fysics	-22 42
fysio	-123 -92
fysiotherapy	-103 -49
g	-94 -2
gada	-25 -36
gadbad	-14 -42
gadha	46 -137
gadhe	87 -7
gadi	86 101
gadi chala	-77 -37
gadi ka	31 -162
gadi ke	-61 148
gae	-8 20
gae _ ab	104 -17
gae ab	14 34
gae aur	13 -22
gae hain	-37 -26
gae the	-42 78
gahne	-36 133
gahra	128 122
gahri	-40 1
gai	78 -73
gai _ hai	20 -34
gai _ ke	116 49
gai _ se	-33 -15
gai ab	-182 -88
gai hai	101 -178
gai thi	-152 -22
gain	71 -102
gais	11 -175
gajar	-90 -106
gal	69 -163
gal pe	36 -56
gala	173 -92
gala _ gaya	-81 73
gala _ hai	-61 -126
gala _ ho	129 -48
gala _ raha	94 -25
gala _ sa	95 -7
gala band	172 -46
gala dabaya	133 -91
galat	-172 -317
galat _ kya	-135 -36
galat hai	-93 -172
gale	228 168
gale _ kharash	-183 -92
gale me	181 -27
gale men	120 149
gale pe	2 93
gale se	97 -100
gali	-93 12
gali de	-107 -145
galti	3 65
galti se	67 65
gamcha	163 10
game	-214 -28
gana	-139 -301
gane	-25 -120
ganga	-99 169
ganit	20 -104
ganth	-157 -79
ganv	107 -7
ganv ki	-62 36
ganv men	65 -53
gaon	-62 -7
gaon me	-65 -18
gap	42 -178
garam	89 -223
garam _ se	-37 -73
garam pani	-109 -40
garam tel	166 -20
garare	-149 -32
garbh	15 -24
garbh _ bachcha	66 -23
garbh men	-23 -68
garbhavastha	-104 -44
garbhavastha men	-77 -15
garbhavti	57 -24
garbhvati	31 -28
gardan	112 -213
gardan _ nahin	170 -22
gardan akad	-46 -4
gardan akdi	196 -19
gardan pe	-109 -63
garden	25 -24
gargle	117 -36
garlic	-78 -30
garmi	-217 -176
garmi _ lu	-40 -31
garmi ke	25 -21
garmi me	-30 33
garmi men	-221 -70
garmi ne	-57 -76
garmi se	-97 -113
gas	-157 -101
gas _ h	-45 -77
gas _ hai	-76 -105
gas banti	-62 -64
gas cylinder	-81 73
gas ki	161 -73
gate	111 160
gathiya	15 -109
gave	2 140
gave _ guitar	-21 121
gave _ her	-109 145
gave avay	-142 97
gave him	127 -56
gave me	-158 96
gave my	-26 209
gay	-141 72
gaya	49 -98
gaya _ ab	-9 -115
gaya _ aur	74 -8
gaya _ bhi	117 -22
gaya _ ka	-6 -23
gaya _ ke	53 -65
gaya _ ki	77 29
gaya _ kya	-86 -143
gaya _ me	-67 95
gaya _ men	-51 -49
gaya _ nahi	98 -28
gaya _ nahin	13 72
gaya _ ne	-17 91
gaya _ par	151 35
gaya _ pe	134 -56
gaya _ se	-51 -76
gaya ab	-19 -58
gaya aj	-112 35
gaya ankh	170 -46
gaya aur	45 -5
gaya bhai	-171 -107
gaya do	148 41
gaya ghar	-92 -103
gaya hai	48 -47
gaya hun	-81 46
gaya kal	-197 135
gaya kya	-5 -139
gaya main	42 27
gaya par	-34 -55
gaya tha	-217 -92
gaya to	-42 87
gaya vo	129 -43
gayab	83 139
gaye	41 -125
gaye ab	-76 -111
gaye hai	54 49
gaye hain	26 8
gaye the	72 -108
gayi	6 104
gayi _ me	86 -6
gayi _ se	11 -111
gayi ab	13 71
gayi aur	31 -20
gayi hai	71 9
gayi thi	-45 14
gayo	81 -27
gayu	120 97
ge	-41 80
geche	166 -69
gehra	81 72
gehri	59 102
gehun	-29 -118
gel	-12 -157
general	-16 -136
generaly	-43 45
get	-274 1
get up	-108 162
geting	152 -20
geting _ in	-69 -72
geting up	98 -31
gets	-55 -6
geyser	59 -88
gf	-31 -53
ghabrahat	19 -58
ghadi	91 210
ghadi aur	-29 117
gham	187 -68
ghamauri	-136 -69
ghanta	172 66
ghanta _ gaya	32 91
ghanta ho	43 87
ghanta hua	84 -39
ghanta pehle	137 -5
ghante	115 -120
ghante _ gaye	-65 -96
ghante bad	105 -45
ghante ho	143 -31
ghante me	122 -21
ghante men	93 -39
ghante se	289 -43
ghar	-13 89
ghar _ hi	101 27
ghar _ kaise	-95 -146
ghar _ kisi	25 -40
ghar _ ko	-95 195
ghar _ koi	3 97
ghar _ kya	-30 -66
ghar _ number	-24 92
ghar _ pata	-4 69
ghar _ sab	-108 -59
ghar _ sabko	-47 -76
ghar a	-59 -46
ghar ghar	234 -133
ghar ka	-73 35
ghar ke	-48 -11
ghar ki	-96 -52
ghar le	82 -18
ghar me	-71 -245
ghar men	-85 -51
ghar par	-108 -45
ghar pe	42 16
ghar se	-45 146
ghar vale	12 138
ghar valon	-89 174
gharelu	-66 -143
ghat	16 27
ghata	-119 -66
ghav	12 -169
ghere	-203 -159
ghi	-199 -261
ghi band	-63 -83
ghode	-34 -37
ghum	26 -59
ghum raha	22 15
ghuma	28 -55
ghunt	14 80
ghur	79 -9
ghus	225 -82
ghusa	200 -47
ghut	215 -99
ghut raha	153 -85
ghutan	19 44
ghutna	-223 -114
ghutne	-141 -50
ghutne _ dard	-128 -111
ghutne _ kat	-97 -64
ghutne ka	-95 -101
ghutne ki	-56 -59
ghutne me	-116 -78
gift	-98 -104
gila	-62 -138
gin	-35 94
ginte	-119 -18
ginti	-99 130
gir	281 -304
gir _ aur	58 -12
gir _ hai	-13 -52
gir _ tha	2 -8
gir gai	110 -85
gir gaya	8 -128
gir gaye	53 50
gir gayi	125 -118
gir gya	162 -24
gir pada	28 -14
gir raha	-166 -116
gir rahe	-69 -10
gir rahi	231 -38
gira	261 -153
gira hai	117 -15
gira tha	-183 -44
gire	220 -56
giri	143 -112
girl	66 118
girl in	31 97
girl is	-4 87
girlfriend	-134 -82
girls	18 86
girne	-145 93
girne se	-64 -99
girta	-101 -128
give	-44 -224
give _ a	-78 -123
give _ to	88 -94
give me	-142 20
given	23 -14
gives	-206 21
giving	-38 -91
glas	184 58
glimepiride	84 -18
glukoj	98 -34
gm	-101 -112
gn	-82 -45
go	-126 126
go _ the	-23 93
go for	-76 -9
go home	52 -27
go on	-101 -119
go to	-176 -70
go up	-10 42
goa	-144 -113
goa trip	-57 -51
gobhi	-62 -103
god	66 61
god men	58 84
goes	-20 -113
goes to	-36 17
going	148 -25
going blue	76 -4
going dovn	2 73
going to	33 79
gol	-96 -145
gold	-122 44
golden	-108 -67
golden hour	-93 -28
goli	59 15
goli _ gai	70 -91
goli _ hai	-138 124
goli _ ke	37 -159
goli _ kha	32 132
goli _ li	68 140
goli _ lu	37 -150
goli _ men	98 -143
goli _ pet	-61 -51
goli _ se	128 85
goli _ thi	134 -51
goli kab	-107 -92
goli ke	-56 -91
goli kha	82 133
goli khali	-61 -51
goli ki	50 -188
goli li	147 -24
goli se	-162 7
goli subah	-110 -152
goliya	-76 22
goliya kha	-70 16
goliyan	85 195
goliyan _ li	52 43
goliyan kha	19 9
gone	12 115
gone by	-129 -92
gone to	59 -35
gone up	76 -78
got	14 -120
got _ and	71 41
got _ out	-69 -13
got a	52 32
got my	-79 -123
got throvn	118 -22
goti	21 -86
govt	-44 -50
grade	-141 -132
grade 1	-138 -132
gram	-60 -47
grandfather	35 10
grandfather died	-21 -92
grandma	16 -23
grandmother	-8 -143
grandmothers	-63 -66
grandpa	99 -38
grandson	91 27
grany	175 -23
grape	114 -145
great	-203 -75
grey	188 -92
grief	-145 31
grin	27 -161
grin tea	-119 -51
group	-73 78
grov	-115 -228
grup	-81 -69
gst	-69 -104
gst on	-60 -84
gta	-157 -88
gta me	-92 -47
guard	27 1
gubara	177 -59
gud	-156 -297
gud _ bad	-97 -41
gud _ for	-4 -94
gud for	-6 -169
gud night	-150 -200
gud or	-140 -55
gudbye	-133 93
gudgud	-81 -42
gudiya	44 89
gudnight	-69 22
guest	-5 87
gugle	21 56
gugling	-98 46
guide	29 7
guilty	-79 84
guitar	-135 105
guitar to	-16 102
gujar	-121 46
gujre	-54 -54
gulab	121 -36
gulab jamun	72 -85
gulabi	83 -29
gulabi jhag	81 -28
gulf	76 46
gulp	-51 10
gum	38 -41
gums	36 -79
gums bliding	76 -11
gun	-4 105
gurgaon	152 -56
gusa	-130 -131
gusa _ hai	-6 -20
gusa ata	-76 30
guse	-94 132
guse men	-65 98
guvahati	-79 -96
guy	118 -40
guys	-8 101
gya	269 -38
gya _ me	34 79
gya _ nahi	115 -10
gya tha	44 46
gye	132 41
gyi	35 105
gym	-145 -265
gym _ bad	-125 -71
gym _ hu	86 89
gym ke	-125 -71
gym me	79 -73
gym trainer	74 61
h	-100 -60
h 2	-57 -107
h _ 2	-22 -40
h _ aur	-72 -115
h _ band	52 -33
h _ bhi	44 -86
h _ din	-51 -41
h _ k	-79 23
h _ ka	-53 -83
h _ ke	-69 -42
h _ ki	21 -38
h _ ko	-53 25
h _ mahine	-56 -10
h _ me	-87 57
h _ nahi	78 -19
h _ ne	26 -51
h _ pani	9 -19
h _ pe	-101 -41
h _ rat	-40 59
h _ sach	-45 48
h _ sal	-79 30
h _ se	53 -9
h _ thanda	99 -24
h _ vala	-32 -93
h _ vale	-36 80
h abhi	-46 53
h aj	-86 74
h aur	-32 -44
h bas	-59 127
h bol	-60 2
h fir	-78 -76
h ghar	54 -9
h kal	1 -28
h ki	-136 -39
h koi	-16 -28
h kya	-232 -386
h meri	76 42
h mujhe	-46 93
h na	-97 72
h normal	90 -50
h par	25 -45
h roj	-47 56
h subah	-8 -25
h to	88 -90
h uska	-12 43
h vo	23 -18
h ya	0 -139
h ye	-201 -1
ha	-170 -28
ha ha	-144 -180
had	55 52
had _ as	-186 -136
had _ in	-68 -66
had a	-77 121
had bypas	45 -62
had fits	-162 -92
had one	75 -75
hadi	36 -166
hadi bahar	143 -16
hafte	12 -63
hafte _ ek	-92 -110
hafte _ sab	-59 70
hafte me	-59 -36
hafte men	-95 -74
hafte pehle	-83 -78
hafte se	-141 -102
haha	-212 -285
hai	-94 5
hai 2	-107 1
hai 5	-56 15
hai 9	63 42
hai _ 2	-41 68
hai _ a	-41 102
hai _ ab	-5 42
hai _ abhi	-20 -32
hai _ aj	5 120
hai _ andar	134 -76
hai _ andhvishvas	-111 -27
hai _ ankh	93 -41
hai _ aur	-199 26
hai _ bachche	-128 141
hai _ bahut	14 91
hai _ band	-95 -60
hai _ bar	-157 44
hai _ bas	-30 37
hai _ batao	56 108
hai _ bhar	23 -40
hai _ bhi	-144 34
hai _ bol	64 0
hai _ bura	-20 80
hai _ chod	15 -36
hai _ dard	63 -43
hai _ dava	-70 -101
hai _ de	89 13
hai _ dekh	106 58
hai _ din	-210 -35
hai _ do	-32 -13
hai _ doktar	0 -35
hai _ dudh	-78 100
hai _ ek	-134 20
hai _ fir	-57 21
hai _ galat	-30 -18
hai _ ghante	45 33
hai _ ghar	27 41
hai _ goli	-74 73
hai _ hafte	-151 92
hai _ hai	67 23
hai _ hath	-21 40
hai _ hi	62 -32
hai _ himat	-52 104
hai _ ho	23 7
hai _ hone	14 6
hai _ hu	-8 -88
hai _ hun	-46 68
hai _ jaisa	49 -105
hai _ ka	-20 -64
hai _ kab	-39 88
hai _ kabhi	-63 -44
hai _ kahti	35 -28
hai _ kaise	-91 -7
hai _ kam	-164 -167
hai _ kar	23 -75
hai _ karu	-67 66
hai _ karun	-42 -74
hai _ kaun	48 -14
hai _ kaunsa	47 -72
hai _ ke	-1 -9
hai _ khana	-71 -107
hai _ khane	-40 -35
hai _ khud	72 -111
hai _ ki	14 110
hai _ kisi	88 -80
hai _ kitna	-81 -124
hai _ ko	-95 61
hai _ koi	97 -46
hai _ kuch	96 -39
hai _ kya	-48 -129
hai _ le	-105 10
hai _ log	-26 45
hai _ mahina	-61 -10
hai _ mahine	-124 -60
hai _ mai	5 14
hai _ main	-43 -15
hai _ man	-114 105
hai _ mat	-164 171
hai _ me	12 -13
hai _ men	-8 -28
hai _ mera	-45 -28
hai _ meri	-83 149
hai _ minat	8 73
hai _ mujhe	-61 -114
hai _ nahi	10 -17
hai _ nahin	85 -56
hai _ ne	42 12
hai _ nind	35 -43
hai _ pair	87 -3
hai _ pani	26 -44
hai _ par	178 -90
hai _ pas	-11 129
hai _ pe	-141 57
hai _ pet	101 -38
hai _ puchna	-16 -44
hai _ rahe	-4 51
hai _ rahi	-107 124
hai _ rat	-70 203
hai _ roj	-13 -135
hai _ ruk	-51 79
hai _ sa	-124 -112
hai _ sab	-103 -119
hai _ sach	-76 20
hai _ sal	-266 30
hai _ sans	-42 -25
hai _ se	-47 -251
hai _ shadi	-22 -69
hai _ si	-54 -61
hai _ sirf	-26 -26
hai _ subah	-45 -60
hai _ tak	-123 90
hai _ thik	-134 -6
hai _ thoda	25 42
hai _ tin	-65 92
hai _ to	-30 1
hai _ vala	-7 -88
hai _ vale	-101 59
hai _ vali	91 -111
hai _ vo	126 -101
hai _ ya	64 -119
hai _ ye	-34 128
hai ab	-174 81
hai abhi	86 4
hai agle	-50 -63
hai aisa	-14 -58
hai aj	121 123
hai asha	-91 -29
hai aur	192 -157
hai avaj	129 -78
hai bachcha	-142 136
hai bachche	124 -92
hai bachchon	-45 79
hai bas	-209 21
hai beta	-104 60
hai bhai	-22 -37
hai bol	-2 45
hai bukhar	50 -29
hai chah	-11 75
hai chai	-157 -174
hai char	-6 -61
hai dadi	108 -34
hai dal	-19 -23
hai dard	48 -104
hai das	1 -97
hai dava	62 -80
hai do	-72 -68
hai doctor	102 -46
hai doktar	-133 -127
hai dudh	36 -126
hai dukan	84 -102
hai dusri	-44 -87
hai ek	-81 151
hai fir	6 -164
hai fone	19 11
hai ganv	-89 18
hai gardan	-35 -28
hai garmi	16 68
hai ghar	-9 -2
hai ghutne	-94 76
hai ham	-44 -9
hai har	-21 -122
hai hath	-2 32
hai jab	-136 -212
hai jaise	-14 -46
hai jaldi	196 2
hai kabhi	-115 -111
hai kahta	-10 71
hai kahti	-16 76
hai kaise	-31 -143
hai kal	-65 39
hai kaun	-142 -95
hai kela	-36 -42
hai khana	-58 -135
hai khet	-109 140
hai khud	-24 -81
hai khun	5 -73
hai ki	-251 282
hai kisi	-14 20
hai kitne	-48 -34
hai koi	-167 59
hai kuch	-11 -89
hai kya	-84 -148
hai mai	20 36
hai main	94 -21
hai maine	-23 96
hai mera	123 -23
hai mere	-102 160
hai meri	-45 64
hai mujhe	-43 192
hai munh	118 -22
hai na	-150 -192
hai namak	84 -30
hai niche	-7 50
hai nind	-116 98
hai nishan	-130 -68
hai pahle	51 -12
hai pair	94 28
hai pani	59 124
hai papa	119 -152
hai par	-88 5
hai pasina	30 -14
hai pati	-51 68
hai pet	159 2
hai rat	21 16
hai riport	99 -46
hai roj	16 102
hai roti	-124 -44
hai sab	-54 10
hai sach	-43 59
hai sans	144 45
hai sas	8 105
hai shadi	-34 -16
hai sham	23 -121
hai shayad	126 -10
hai sir	-47 -47
hai subah	-25 -124
hai sugar	-10 -37
hai tab	54 -42
hai thik	47 -116
hai thoda	-120 -123
hai thodi	18 -71
hai tin	-152 -127
hai to	31 -8
hai umr	41 -85
hai use	-52 30
hai uska	-52 66
hai uske	23 44
hai uski	-71 136
hai usne	115 64
hai vajan	-76 -40
hai vo	136 -182
hai ya	-304 -135
hai yar	38 -80
hai ye	-54 -13
hain	67 1
hain _ bhi	101 -61
hain _ ek	94 -48
hain _ hai	85 -29
hain _ hi	-62 81
hain _ ke	-57 22
hain _ ki	-28 -35
hain _ ko	-63 149
hain _ kya	37 -109
hain _ me	116 -42
hain _ men	-145 -211
hain _ nahin	-23 102
hain _ ne	-53 85
hain _ par	8 -51
hain _ rat	79 -28
hain _ se	-26 -78
hain ab	11 180
hain aj	19 140
hain aur	103 16
hain bas	-23 88
hain dard	-47 -31
hain do	4 42
hain ek	-45 106
hain ghar	37 -59
hain ki	0 -84
hain kya	-219 -147
hain main	146 -18
hain par	200 -98
hain rat	-25 88
hain to	90 -116
hain umr	-80 -75
hain ye	37 -26
hair	-148 -44
hair fal	-98 -147
hajar	-79 -66
hajar tak	-32 -19
hal	-93 -172
haldi	6 -168
haldi dudh	-73 -49
half	167 -37
half _ hour	135 -57
half an	135 -57
half slive	-101 104
halka	-261 10
halka _ hai	-55 123
halka bukhar	-110 -41
halka dard	-114 -25
halka sa	42 -117
halki	-151 -154
halki sujan	-22 -13
halva	-33 -132
ham	-45 135
ham log	84 -41
hamare	-152 -23
hamare _ men	-81 -173
hamare yahan	50 -118
hamari	-117 -66
hamen	-1 119
hamesha	-135 247
hamesha _ lie	-27 143
hamesha _ liye	-36 172
hamesha ke	-43 216
hamne	-4 39
han	-120 -235
hand	201 115
hand is	87 -90
handle	-88 -123
hands	20 16
hands _ cold	3 -56
hanf	107 -13
hang	-168 70
hanging	30 145
hangover	47 -103
hans	-92 39
hans rahe	-61 44
hansi	-14 39
hansiya	94 21
hanste	-141 -61
hanste _ pet	-143 -9
hanste hanste	-151 -16
hanste pet	-143 -9
hapened	11 -143
hapens	-198 70
hapens to	-82 -69
hapily	-55 -144
hapy	-150 -115
har	-144 114
har bar	-123 -186
har gaya	-85 132
har mahine	-121 31
har sal	-79 -48
har sans	-14 66
hara	134 -73
hard	87 -154
harm	-141 -255
harniya	-36 -53
harpic	86 54
hart	-87 -205
hart ataik	-59 -126
has	127 51
has _ ke	-126 -126
has _ mar	-115 -124
has _ on	45 -85
has _ the	-118 142
has a	56 -120
has become	81 -22
has bin	133 29
has bp	62 41
has fever	-213 -32
has gone	130 -13
has has	-132 -152
has ke	-126 -126
has loked	55 6
has no	-61 112
has not	137 67
has stoped	-31 74
has to	-17 11
hasi	-177 -77
hasi se	-137 -159
hasne	46 -97
hasnt	98 44
hasta	-17 52
hat	119 135
hataye	-30 -87
hate	-122 62
hates	-50 -90
hath	192 139
hath _ gaya	183 61
hath _ hai	13 22
hath _ ho	11 38
hath _ nahin	131 -5
hath _ raha	30 107
hath _ rahe	-76 -110
hath _ se	99 -130
hath _ thande	143 -20
hath chala	209 -36
hath kanp	94 76
hath kat	-32 75
hath ki	-147 39
hath me	155 -42
hath men	-171 43
hath pair	190 -109
hath par	-168 102
hath pe	-56 164
hath se	178 -107
hath sun	183 -45
hath thande	-78 56
hatheli	30 -99
hathi	156 -27
hathi baitha	128 -23
hava	137 41
have	-72 116
have _ in	-42 94
have _ one	20 151
have _ the	-69 188
have _ to	-76 142
have a	43 12
have decided	-109 46
have it	-74 -81
have no	-53 67
have one	-31 -120
have to	93 -276
having	202 -129
hb	-259 -210
hb 10	-94 -47
hb 9	-85 -136
hb _ 8	-94 -37
hbaic	-113 -95
hbaic 6	-47 -45
hbaic _ 1	-55 -32
he	451 163
he _ a	33 -113
he _ and	64 -128
he _ asking	-78 78
he _ for	-58 81
he _ in	-1 53
he _ it	-19 37
he _ me	56 11
he _ my	-30 120
he _ no	29 29
he _ not	60 132
he _ on	38 99
he _ only	58 123
he _ out	30 54
he _ talking	129 -62
he _ the	87 86
he _ to	18 11
he _ vhen	139 -75
he asked	-73 92
he cant	189 -88
he does	34 99
he doesnt	87 20
he fel	101 -46
he go	-101 -113
he had	54 9
he has	252 59
he is	196 52
he just	85 -41
he left	-64 165
he lost	-78 144
he never	17 84
he said	30 113
he says	117 98
he sis	136 -37
he tuk	120 -66
he vants	47 65
he vas	84 85
he vil	99 10
head	292 -63
head is	204 -84
head on	70 -52
headache	-75 -186
headshot	-89 -113
headshot kaise	-47 -43
healed	-83 -136
health	-98 -171
healthy	-36 72
heard	-54 -80
hearing	-170 -99
heart	18 -56
heart _ aur	-48 -17
heart _ in	-94 -115
heart _ liye	-78 -62
heart atak	-191 -229
heart ataks	-39 -50
heart is	141 -50
heart ka	98 -60
heart ke	-78 -62
heart patient	-193 -48
heart tablets	-23 128
heat	-91 -166
heat stroke	-24 -21
heater	39 -33
heavy	-12 -165
height	-149 -195
hel	-137 119
helmet	32 20
helo	-139 -207
help	180 -65
help me	135 -65
helper	84 -40
helpline	-106 81
helps	-220 -22
hep	-106 -105
hep b	-106 -105
her	193 344
her _ and	-2 145
her _ are	61 21
her _ i	-102 180
her _ is	89 4
her _ on	87 55
her _ she	52 169
her _ the	-107 133
her _ to	-41 117
her _ today	43 83
her and	-97 145
her head	197 -96
her mother	29 -34
here	244 -10
here for	-63 -166
hereditary	-64 -114
hernia	-55 -24
hernia ka	-55 -24
hero	-146 -97
hes	182 140
hes sveating	81 -5
hi	-12 90
hi _ a	98 -21
hi _ aj	-64 100
hi _ gai	-42 -30
hi _ gaya	51 -60
hi _ h	27 -24
hi _ hai	-190 138
hi _ hain	58 93
hi _ ho	-39 -86
hi _ hota	49 -65
hi _ hu	-38 76
hi _ jaun	-8 98
hi _ ke	-26 65
hi _ ki	15 50
hi _ me	53 -60
hi _ raha	143 -7
hi _ rahe	49 88
hi _ tha	24 -5
hi bat	136 -17
hi dala	-74 -106
hi h	-26 -65
hi hai	85 90
hi hoga	-24 15
hi ja	104 35
hi kyu	-115 -36
hi likha	113 -16
hi na	-70 189
hi nahi	142 170
hi nahin	95 -162
hi nhi	103 -40
hi thik	-112 143
hichki	-61 -134
hicups	-114 -103
hid	-100 156
high	6 3
higher	-57 -101
highest	-92 48
highvay	53 14
hil	-27 -119
hil _ raha	150 -39
hil nahi	139 -28
hil nahin	112 -30
hila	195 -70
hila nahin	90 -16
hilane	151 -93
hilane par	213 -60
him	163 99
him _ it	19 10
him _ just	19 64
him _ the	74 -75
him _ to	157 -63
him and	-122 19
him he	107 -76
him in	61 -58
him slip	105 -56
him to	62 -26
himat	-71 192
himoglobin	-88 -100
himoglobin 11	-59 -40
himoglobin 9	-13 -13
himoglobin _ 8	-13 -13
himself	9 154
hindi	-343 -223
hindi me	-139 -74
hindi men	-177 -99
hiro	-20 -80
his	226 60
his _ and	27 68
his _ are	92 22
his _ he	-38 -64
his _ in	71 80
his _ is	35 111
his mother	-9 59
his mouth	106 -40
his name	38 -105
his ovn	-62 33
his vife	-52 23
hisab	-133 40
history	-97 -85
hit	171 91
hit by	192 -46
hit me	25 76
hit my	34 87
hit the	61 -34
hiv	239 -102
hives	4 -78
hm	-69 -189
ho	-151 -50
ho _ ab	-10 -101
ho _ aur	57 -23
ho _ ghar	30 -86
ho _ h	-231 -147
ho _ hai	-13 -84
ho _ hain	96 -63
ho _ hu	-18 -90
ho _ hun	-162 -106
ho _ koi	-64 -88
ho _ kya	-58 110
ho _ na	-13 3
ho _ tha	55 -75
ho _ thi	42 -33
ho _ to	-79 -112
ho aur	61 -29
ho chuka	-44 -90
ho gae	69 -201
ho gai	60 -220
ho gaya	-155 -83
ho gaye	-6 -27
ho gayi	-88 -115
ho gya	59 68
ho gye	108 49
ho gyi	-57 -66
ho jaega	86 69
ho jata	-201 61
ho jate	-20 -45
ho jati	-112 -135
ho jaye	-80 116
ho jayega	-8 147
ho jayegi	-20 128
ho raha	34 -209
ho rahi	-98 -142
ho rha	86 -104
ho rhi	88 -29
ho sakta	26 -149
ho sakti	31 -49
ho to	-143 -145
ho ya	-72 -135
hoarse	126 -111
hoga	-69 140
hoga kya	2 67
hoga na	147 -9
hoga ya	-82 -46
hogi	-68 1
hogi kya	-57 35
hokar	-71 -38
hoke	-25 -38
hold	-148 114
hold the	-141 60
holding	129 -114
holding _ and	91 2
holding his	75 -43
holding nek	86 -48
holes	225 -86
holi	94 -41
home	26 -82
home and	-71 -95
homevork	-41 -67
hona	-210 123
hona chahie	-31 -154
hone	44 48
hone _ bad	100 -8
hone ka	-3 -105
hone ke	84 -31
hone par	-26 -134
hone pe	9 -7
hone se	-112 190
honestly	53 166
honey	-145 -138
honge	-174 -161
honi	-144 -72
honi chahiye	-143 -160
honth	288 -106
honth _ hain	-107 -20
honth kale	161 -25
honth nile	109 -24
honth suj	110 -12
horse	27 -55
hosh	325 -113
hosh _ hai	106 -24
hosh me	77 -26
hosh nahi	121 -23
hosh nahin	172 -33
hospital	-50 28
hospital _ km	128 -53
hospital _ me	-183 -143
hostal	-48 113
hostel	11 64
hostel me	-65 86
hostel mes	-23 -3
hot	245 -168
hota	-182 80
hota _ hai	33 -83
hota _ kya	-193 -27
hota _ ya	-38 74
hota h	-148 -217
hota hai	-276 168
hote	-39 -183
hote _ kya	-39 -46
hote hai	-70 -47
hote hain	-114 -79
hote hi	80 -61
hotel	14 59
hoth	35 -105
hoti	-150 -158
hoti _ kya	-74 -175
hoti h	-206 -160
hoti hai	-318 -106
hoti kya	-68 -95
hour	222 23
hour _ in	-129 -83
hour bak	96 56
hour i	129 -8
hours	18 -286
house	-132 35
house in	-31 23
hov	-492 -38
hov _ days	-142 -70
hov _ does	-27 134
hov _ hours	-136 -106
hov _ i	-256 -219
hov _ is	-92 86
hov _ make	-59 -130
hov _ minutes	20 -126
hov _ of	-23 211
hov _ remove	-67 -40
hov _ stop	-141 -109
hov _ to	-81 -71
hov _ vil	-19 103
hov do	-308 -256
hov does	-16 -131
hov long	-118 10
hov many	-46 143
hov much	-164 55
hov to	-268 -312
hpv	-18 -52
hr	198 -13
hrs	41 -78
hu	-62 213
hu 2	30 -101
hu _ bhi	-28 -11
hu _ ka	-83 81
hu _ karu	128 41
hu _ ke	-62 -36
hu _ ko	-105 145
hu _ mahine	-44 -26
hu _ me	-63 -123
hu _ pe	-127 132
hu _ se	86 -113
hu _ ye	-62 130
hu ab	-160 -153
hu aj	-63 130
hu aur	-11 0
hu bas	-28 157
hu din	-91 -61
hu ghar	-79 63
hu koi	-128 -52
hu kya	109 32
hu par	51 -110
hu rat	-100 103
hu roj	-106 84
hu sab	-59 -43
hu to	-36 -83
hu vo	23 -22
hua	50 -78
hua _ ab	-98 -162
hua _ se	-31 43
hua ab	-19 -76
hua h	50 -99
hua hai	52 -114
hua tha	-17 -248
hua to	-43 59
hue	52 -62
hue _ din	28 34
hue ab	-25 -86
hue hain	14 36
hue the	-99 122
huged	-113 118
hui	51 -17
hui hai	-45 -77
hui thi	-127 -206
hum	31 -8
hum dono	-99 25
hum log	56 -82
humne	-85 111
hun	-90 188
hun _ aur	-44 -56
hun _ bar	-21 92
hun _ hai	9 -18
hun _ ka	-6 166
hun _ ke	-31 96
hun _ ki	8 -64
hun _ ko	-100 100
hun _ men	44 8
hun _ nahin	16 4
hun _ ne	-60 29
hun _ se	-69 163
hun ab	-106 133
hun aj	-31 85
hun aur	40 23
hun bas	-9 23
hun ek	-18 120
hun ghar	16 9
hun kal	-90 -76
hun ki	-86 165
hun kisi	-17 65
hun koi	-63 -17
hun kya	-152 -101
hun par	-25 171
hun sabko	-26 108
hun tin	-27 29
hun to	66 84
hun vo	104 -83
hurt	-93 181
hurting	78 32
hurts	48 -190
husband	41 105
husband _ in	31 92
husband is	143 -76
husband ne	-52 87
husband says	-36 0
husbands	-115 -34
hyderabad	29 -82
i	-129 259
i _ 34	-95 -86
i _ 5	-118 -61
i _ a	-140 40
i _ al	-133 -148
i _ alone	133 -62
i _ and	26 97
i _ at	-80 93
i _ be	-119 294
i _ cetirijine	1 -95
i _ cofi	-84 -52
i _ cold	86 60
i _ curd	92 -26
i _ dead	-122 -12
i _ decided	-109 46
i _ dying	-80 -197
i _ fil	126 -40
i _ for	-90 -91
i _ from	-113 93
i _ get	-55 0
i _ go	-62 119
i _ going	-117 147
i _ have	-27 74
i _ he	167 24
i _ her	-8 160
i _ him	191 -144
i _ his	74 79
i _ i	-139 102
i _ in	-113 -16
i _ it	-197 67
i _ knov	9 151
i _ like	43 1
i _ my	-325 47
i _ myself	118 98
i _ nid	-53 8
i _ no	51 108
i _ not	74 220
i _ ok	33 -148
i _ on	-58 156
i _ one	-104 -152
i _ only	66 24
i _ scared	-37 58
i _ take	-7 -55
i _ that	-125 -5
i _ the	-262 145
i _ them	75 128
i _ think	21 91
i _ thinking	-48 117
i _ this	-18 -61
i _ til	76 -42
i _ to	-11 -70
i _ tu	22 -66
i _ up	-116 147
i _ vake	-29 106
i _ vant	75 127
i _ vith	43 109
i _ you	21 -108
i already	-8 -19
i am	67 123
i ask	-45 -110
i ate	-13 -115
i cal	-76 41
i can	148 28
i canot	-65 133
i cant	213 -22
i climb	-85 -58
i could	-109 -135
i cry	-94 -41
i cut	-86 95
i did	30 32
i do	60 198
i dont	-63 218
i drank	85 14
i drink	-112 -116
i drive	74 -69
i eat	-178 -106
i fil	110 -98
i finished	38 -145
i get	-262 -58
i give	189 -178
i go	-181 174
i got	-16 41
i had	-12 -211
i have	-21 110
i just	-26 43
i kip	-32 158
i knov	-90 170
i let	45 55
i lift	-80 -48
i luk	25 77
i mean	72 79
i mis	63 -69
i nid	110 -88
i only	90 66
i overthinking	-20 150
i pinch	135 -17
i pres	-161 108
i put	71 44
i read	-90 -16
i run	-115 100
i said	-55 -218
i say	-97 -44
i si	-65 -41
i sit	37 60
i slip	-48 -160
i stand	-142 63
i start	-69 -53
i stil	-122 -101
i stop	54 -73
i take	-80 -301
i teach	-61 120
i tel	-95 30
i think	193 87
i thought	45 -68
i told	52 100
i tuk	-18 -10
i vant	-259 142
i vanted	2 64
i vas	-64 74
i vent	-50 51
i vil	-62 155
i vont	-151 288
i vork	-128 -152
i vould	-29 97
i vrite	-63 140
ice	102 -176
icu	-94 -160
idea	-64 -130
ideas	-115 -151
idli	162 -54
iesar	-101 -44
if	31 258
if _ dont	-22 61
if _ is	-37 155
if a	132 117
if he	-47 89
if i	-100 162
if it	-105 66
if someone	-106 141
if the	28 109
ignore	25 -21
il	-12 152
ila	130 130
ilaj	-213 -20
ilaj pura	-54 -105
im	122 214
im _ of	80 68
im _ to	151 -86
im a	-124 115
improving	-128 -28
in	-53 -44
in 2009	-70 -128
in 2012	-81 -56
in 2014	-62 68
in 2016	-41 -58
in 2017	-38 -50
in 2019	-17 -22
in 2020	-88 -36
in 2021	-124 -77
in 2022	-14 -40
in 3	-78 -98
in 6	-21 -75
in 9	-59 135
in _ 2	-78 -38
in _ 4	96 -33
in _ after	-86 125
in _ al	-40 -91
in _ and	-128 -95
in _ are	59 -123
in _ at	-128 -49
in _ body	32 -167
in _ can	26 -93
in _ car	168 -62
in _ day	-11 -73
in _ days	-57 89
in _ do	-54 73
in _ evening	-183 -77
in _ for	-168 35
in _ from	45 112
in _ grandmother	3 -43
in _ hand	21 130
in _ he	-21 34
in _ head	-92 61
in _ hospital	-124 88
in _ hostel	-33 92
in _ house	-54 -68
in _ hov	-10 -127
in _ i	-128 117
in _ in	-48 49
in _ is	-53 -20
in _ it	13 -43
in _ kiln	55 75
in _ kitchen	6 46
in _ like	63 -24
in _ min	18 -19
in _ minute	-77 -70
in _ morning	-127 -69
in _ my	91 -72
in _ not	37 -10
in _ of	-21 -56
in _ on	34 -123
in _ only	60 50
in _ or	-70 -103
in _ pg	96 -75
in _ rum	210 -54
in _ says	-140 6
in _ season	-42 -84
in _ second	147 -7
in _ she	-68 136
in _ th	-63 59
in _ the	40 -113
in _ toilet	71 -122
in _ vhat	-66 20
in _ vhen	105 -69
in _ vhich	-84 -60
in _ vith	-171 96
in _ vords	-80 -114
in _ year	-104 -50
in a	1 -13
in ac	-7 -106
in bangalore	-101 17
in bathrum	-62 97
in bed	64 -63
in betvin	133 -31
in brik	55 75
in buket	1 -82
in chest	102 -15
in clas	-87 92
in english	-81 -14
in first	-34 54
in front	93 -96
in gulf	76 46
in her	27 127
in his	64 21
in india	-184 -168
in it	-18 36
in june	-149 27
in kerala	-89 32
in kochi	-13 -105
in last	-14 -67
in lav	-56 109
in lavs	81 -153
in life	55 -15
in march	-91 -24
in may	-128 51
in monsun	-70 -60
in morning	-251 -36
in mouth	0 -67
in my	85 349
in nekst	43 105
in ofice	50 -34
in one	-66 -91
in our	30 107
in pregnancy	-156 -175
in pune	-48 -33
in schul	7 96
in simple	-51 11
in sun	161 -59
in tamil	-60 -78
in that	0 90
in the	82 21
in this	-92 -66
in throat	55 -41
in toilet	112 -30
in tvo	93 -88
in under	135 -12
in vinter	-98 -92
indaur	-68 -16
indeks	-77 -74
indeks _ of	-77 -74
indeks out	-77 -74
india	-263 -217
india and	-41 -84
indian	-125 -119
indore	-16 -62
infant	93 -29
infection	36 -127
inhaler	123 -74
injection	92 22
injections	-162 101
injekshan	143 -96
inka	-92 173
insan	-163 -69
insan _ ya	-94 -98
insan hai	-83 -56
inside	126 9
insta	-89 75
insta pe	-60 129
instead	11 -78
instead of	-65 -10
instructions	-41 -81
insulin	110 43
insurance	-159 -2
int	124 -41
int _ par	32 7
int bhathe	32 8
interviev	-47 -163
into	20 133
into the	-3 78
intravyu	-47 58
ipl	-91 -155
iron	37 -90
iron _ goli	-57 -59
iron ki	92 -91
iruku	-7 22
is	65 57
is 2	-43 -61
is 3	68 -33
is 40	-166 88
is 5	-103 -9
is 6	-33 -123
is 7	-35 -130
is 9	59 -145
is _ 3	-40 -39
is _ 4	-72 -47
is _ 5	-90 -41
is _ a	-29 31
is _ after	115 34
is _ and	183 -98
is _ any	-56 -73
is _ at	27 -55
is _ but	-62 -67
is _ by	-25 113
is _ can	86 -64
is _ dangerous	-21 70
is _ enough	131 56
is _ even	9 -43
is _ fine	141 -149
is _ for	56 20
is _ from	-102 73
is _ he	37 63
is _ him	151 -99
is _ his	9 62
is _ hot	-34 -97
is _ i	-54 232
is _ in	38 55
is _ is	-86 -3
is _ it	9 -35
is _ just	-4 -42
is _ km	7 -50
is _ kya	-84 -34
is _ last	8 111
is _ like	149 -95
is _ me	104 -58
is _ men	-55 3
is _ months	3 -181
is _ much	100 86
is _ my	-43 100
is _ ne	-158 -135
is _ nekst	13 6
is _ nicely	115 -79
is _ no	50 38
is _ normal	225 50
is _ nov	62 -243
is _ of	136 -109
is _ ok	26 -242
is _ on	132 -19
is _ one	34 -81
is _ only	33 36
is _ or	-41 -91
is _ out	149 76
is _ pe	-136 -151
is _ safe	71 -78
is _ she	10 137
is _ since	-106 -23
is _ slipy	117 -8
is _ that	-66 -61
is _ the	38 87
is _ to	23 -121
is _ today	46 -17
is _ true	-152 -182
is _ up	81 -81
is _ vater	83 -34
is _ vhat	-26 -88
is _ viks	10 -32
is _ vith	213 -214
is a	-138 50
is aloved	-46 -80
is also	-21 -150
is asking	-106 -159
is at	60 -56
is bar	-236 126
is best	52 -80
is beter	-59 -180
is blak	76 -53
is breathing	63 -19
is choking	151 -74
is cold	172 -79
is coming	231 -57
is crying	80 -120
is dead	-7 36
is doing	-7 31
is done	-46 106
is due	3 -85
is enough	98 -36
is fine	-55 17
is for	-106 139
is from	-155 26
is ful	164 -79
is geting	66 -9
is giving	-74 -20
is going	23 -115
is gone	-228 -163
is grin	23 -51
is gud	45 -71
is hanging	77 74
is hard	69 -72
is holding	114 -2
is in	2 160
is it	-3 -18
is just	40 101
is kiling	-86 -129
is laughing	163 -85
is like	105 -29
is loked	-101 141
is lying	90 -22
is making	64 -80
is more	-19 84
is my	-36 71
is no	20 75
is normal	66 -18
is not	58 -34
is of	78 31
is ok	191 -121
is on	106 136
is only	-31 147
is over	-154 -50
is pale	49 -13
is playing	75 -53
is safe	-46 -33
is sal	-15 -34
is saying	64 52
is shoving	134 -28
is siting	50 -40
is smal	-41 81
is so	-97 18
is standing	64 38
is stif	141 -54
is sveating	54 -28
is talking	165 -71
is that	-141 -157
is the	-191 72
is there	-170 113
is this	40 -117
is tu	27 168
is valking	-14 -26
is very	-49 123
is vith	129 -73
isabgol	-77 -159
ise	-95 50
isi	-150 159
isiji	-45 -54
iska	-31 -183
iska matlab	-20 -84
iske	-50 -52
islie	-71 -5
isliye	48 45
isnt	60 -43
isue	-118 -123
it	-213 173
it _ a	-113 -34
it _ and	-81 6
it _ bak	-78 -125
it _ be	-67 128
it _ for	65 186
it _ i	27 -21
it _ if	168 -60
it _ in	-72 57
it _ just	-10 -65
it _ like	48 -65
it _ my	44 -120
it _ not	20 68
it _ of	-13 -85
it _ on	142 -72
it _ only	-32 75
it _ or	-88 151
it _ that	73 -193
it _ the	-110 94
it _ to	61 25
it _ vith	90 -44
it a	-150 -64
it and	-85 2
it be	-148 -82
it comes	59 -94
it fine	85 -69
it for	-72 -122
it has	40 -45
it in	-136 -127
it is	-4 133
it just	11 -123
it mean	-16 -83
it means	5 -22
it normal	201 -54
it nov	-87 -204
it of	144 -117
it ok	176 -119
it on	-25 33
it out	104 -38
it to	-60 149
it true	-155 -114
it vait	101 -23
it vas	85 -142
it vent	-36 77
it vil	36 111
itching	-159 -183
itchy	-155 -108
itna	-86 -35
itna _ do	-26 153
itna _ h	-72 -93
itna _ ki	-90 -101
itna bata	-26 153
itne	-96 76
itni	13 -92
its	222 123
its bin	52 133
its for	-91 -32
its just	136 49
its not	-48 127
itself	-22 -97
ive	-75 173
ivy	-41 -66
ja	-130 39
ja _ h	1 -16
ja _ hai	-44 -33
ja _ hain	-22 24
ja _ hu	-149 61
ja _ hun	-112 -32
ja raha	-108 64
ja rahe	-80 -131
ja rahi	-20 55
ja rha	39 47
ja sakte	-44 -79
jab	-261 -30
jab se	-66 -90
jab tak	-84 -7
jaban	112 -9
jabardasti	91 -14
jabda	202 -55
jabde	147 -35
jachcha	-133 30
jae	-14 136
jae to	-60 -151
jaega	66 -46
jaega kya	-32 -90
jaegi	4 137
jaen	29 96
jaen to	66 113
jaenge	21 140
jag	162 -103
jagah	-25 -91
jagah _ hai	49 -90
jagane	207 -147
jagane par	207 -147
jagery	4 -63
jahan	36 74
jahar	-228 12
jahar _ diya	43 -115
jahar kisne	-51 -102
jahrile	-83 -64
jaipur	12 10
jaisa	202 -96
jaisa _ a	120 -10
jaisa _ aur	45 -81
jaisa _ hai	14 -46
jaisa _ pasina	28 -1
jaisa _ raha	154 -94
jaisa dard	124 -6
jaisa garam	37 -1
jaisa khun	139 -11
jaisa kuch	-3 -79
jaise	275 -147
jaise _ ne	106 -48
jaise kisi	106 -48
jaise koi	-21 -43
jaisi	168 -124
jaisi avaj	-116 -32
jaisi badbu	89 -8
jaisi sans	180 -16
jakar	-65 139
jakdan	92 -44
jal	-31 -198
jal _ thi	-35 -108
jal gai	15 -39
jal gaya	25 -96
jal gayi	-98 -126
jal raha	107 46
jal rahi	48 -31
jala	160 64
jala ke	154 -139
jalan	-154 6
jalati	10 123
jaldi	199 135
jaldi jaldi	-89 -26
jale	22 -149
jali	35 -33
jalne	-120 -92
jalne _ tuthpest	-62 -37
jalne par	-76 -48
jam	-45 -171
jama	-163 107
jama _ hai	-17 9
jama kar	-36 122
jama karna	-30 -110
jamin	50 -69
jamin pe	88 -8
jamun	120 -98
jan	-2 -77
jan _ hai	48 -101
jan _ ke	-25 77
jan _ li	-231 -230
jan kha	-92 -61
jan le	-253 -256
jan nahi	201 -93
jan nikal	-172 -197
jana	-100 227
jana _ hai	2 -81
jana chahta	19 -33
jana hai	-100 157
jana padta	-32 -51
jana tha	-56 38
janam	-16 131
janch	-273 -255
janch _ chahie	-20 -90
janch _ hai	-28 -57
janch hoti	-18 -12
janch karani	-99 -122
janch men	-135 -45
jane	16 119
jane _ bad	-63 164
jane ka	-98 34
jane ke	-66 164
jane ki	-56 109
jane se	-60 -4
jangh	174 35
jangh me	-7 -95
jangh pe	-12 59
jankari	-2 -47
jao	-51 -142
jarurat	-63 150
jaruri	-37 -247
jaruri _ kya	-72 -109
jaruri h	74 -17
jaruri hai	-133 -229
jata	-159 64
jata h	-129 34
jata hai	-18 26
jata hu	-142 -142
jate	32 -160
jate h	-132 -64
jate hai	-46 -61
jate hain	82 -61
jati	-148 -180
jati _ kya	-177 43
jati h	-3 -127
jati hai	-109 -311
jau	110 206
jau kya	77 114
jau to	-75 177
jau ya	44 -119
jaun	11 215
jaun to	-18 129
jaunga	-196 162
jaungi	-87 96
jav	291 -164
jav and	130 -34
jav loked	78 -27
javab	25 -175
javab _ de	-3 -84
javab nahi	75 -13
javab nahin	88 -107
javan	-41 17
jay	-16 74
jaye	45 25
jaye to	7 -8
jayega	11 140
jayega na	86 -159
jayegi	-141 -29
jayenge	-9 50
jeans	-152 -84
jeb	-110 81
jehar	-75 125
jeher	-227 92
jeher _ h	-25 -166
jely	102 -20
jerking	142 -42
jero	43 124
jeth	82 -6
jethani	100 -23
jhad	-150 -129
jhad funk	38 -18
jhad rahe	-211 -98
jhag	176 -12
jhag _ raha	-3 84
jhag a	-29 92
jhag aur	106 -46
jhag nikal	90 -47
jhagda	-48 71
jhagda hua	50 -58
jhagde	-18 23
jhatka	-44 -174
jhatka laga	-39 -69
jhatka lagne	-18 -22
jhatke	200 -47
jhatke _ rahe	143 -57
jhatke a	124 -51
jhatke aye	39 -26
jhatke se	-111 105
jhinga	116 -19
jhuk	135 -39
jhule	79 6
jhunjhuni	-82 -105
jhuth	-167 -45
jhuth hai	-130 -65
ji	-99 -184
ji ka	-50 57
ji ki	-74 -135
ji ko	-40 -197
ji ne	-30 -26
jibh	133 -174
jibh _ gai	115 -14
jibh kat	75 -7
jibh moti	157 -34
jija	96 -120
jijaji	32 10
jim	-115 -75
jina	-179 183
jina nahi	-78 142
jinda	-61 117
jindagi	-65 -58
jindgi	-2 160
jine	-130 363
jine _ man	-61 254
jine ka	-92 288
jine se	-22 143
jio	-49 -78
jio ka	-49 -78
jira	-105 -77
jira pani	-104 -77
jise	-46 35
jisme	-81 20
jismen	-57 -106
jita	-26 -97
jitni	100 -80
jivan	-87 39
jo	-134 6
jo _ men	41 -63
jo _ se	109 -6
jo dabane	94 -3
job	-287 68
join	-80 -122
joint	-29 -93
joke	-150 -71
joke suna	-53 -95
jokes	53 55
joking	31 0
juban	141 -78
juice	24 -75
jukam	-132 -157
jump	-150 225
jumping	-36 129
jun	-99 -127
june	-200 -27
jungle	-3 14
jus	-150 -128
just	53 152
just _ and	5 21
just _ in	13 -31
just _ me	26 91
just _ the	106 -72
just _ to	81 -99
just a	-83 -59
just asking	72 -66
just curious	-69 -57
just nov	111 61
just tel	24 -45
just vant	86 -254
just vanted	-57 65
juta	-160 -5
juta sunghana	-115 -46
jute	-154 -58
jyada	-49 -23
jyada _ ate	-36 -41
jyada _ hai	-123 -16
jyada _ se	-137 -40
jyada aya	-69 -104
jyada ho	-112 -33
jyada kyon	-57 -74
k	-79 -104
k bad	37 24
k liye	16 45
ka	-154 -140
ka _ 5	84 -20
ka _ a	-51 -12
ka _ ab	-10 -14
ka _ ankh	224 -59
ka _ aur	-144 -20
ka _ aya	5 63
ka _ badh	-108 -44
ka _ band	86 82
ka _ batao	-210 -158
ka _ bhar	-60 95
ka _ bhi	-59 24
ka _ dekh	-69 88
ka _ do	113 -17
ka _ doktar	-35 -14
ka _ dudh	118 -63
ka _ ek	48 45
ka _ fat	107 -6
ka _ gaya	-41 80
ka _ ghar	-156 -54
ka _ h	-39 -9
ka _ hai	102 61
ka _ hath	145 -73
ka _ hi	64 87
ka _ ho	-6 -198
ka _ hota	-34 158
ka _ hua	-68 -38
ka _ jyada	-33 -31
ka _ ka	-112 -80
ka _ kab	-130 -150
ka _ kaise	-110 -209
ka _ kal	89 40
ka _ kam	-63 -46
ka _ kar	-123 -162
ka _ kaun	-46 -126
ka _ kitna	-137 17
ka _ kitne	-74 -151
ka _ kitni	17 -157
ka _ kya	4 -217
ka _ kyon	-15 -52
ka _ laga	-122 -136
ka _ lagta	-27 -99
ka _ me	9 -64
ka _ nahi	-51 173
ka _ nahin	-88 95
ka _ nishan	-62 -47
ka _ pi	186 -103
ka _ pichle	-45 63
ka _ raha	5 50
ka _ rakhna	-62 138
ka _ sal	-48 -34
ka _ se	70 -57
ka _ tarika	-74 24
ka _ tha	129 -13
ka _ thik	-22 -28
ka _ tika	-31 -43
ka _ tin	75 -38
ka _ to	-4 -22
ka _ vala	-48 -121
ka adha	136 -29
ka arth	-126 -134
ka asar	41 55
ka ata	-80 -59
ka aur	-25 -34
ka bacha	14 -61
ka bachcha	99 75
ka beta	-117 43
ka bhav	-144 -131
ka bhi	-44 36
ka bil	-183 -82
ka bukhar	159 -8
ka bypas	-24 -38
ka chehra	101 33
ka dar	-46 -144
ka dard	29 -260
ka daura	-136 -45
ka dhyan	-19 101
ka doctor	-95 -31
ka doktar	2 -28
ka dudh	-120 -20
ka ek	-34 103
ka fone	-8 77
ka form	-62 47
ka h	199 -28
ka hai	61 -62
ka hath	157 -68
ka ho	-41 100
ka hu	12 -15
ka hun	-109 -11
ka ilaj	-46 -76
ka injection	-80 -44
ka injekshan	-31 -48
ka jahar	65 -141
ka jhatka	-50 -47
ka kam	-67 -26
ka khana	-201 -223
ka khun	8 -86
ka koi	-73 146
ka kya	-90 2
ka ladka	50 75
ka last	-63 56
ka man	-200 344
ka matlab	-95 -114
ka muh	164 -18
ka nam	-224 -202
ka nanbar	-149 -10
ka nishan	101 -146
ka number	-10 -151
ka operation	-61 -103
ka opreshan	-84 -93
ka pahada	-97 -72
ka pair	131 -34
ka paisa	-92 175
ka pani	113 -159
ka paper	-29 32
ka pata	110 18
ka pet	121 -6
ka pichle	-46 -17
ka purana	-63 -48
ka ras	-1 -36
ka rashifal	-54 -99
ka rishta	-13 -7
ka sahi	-191 -184
ka tarika	-131 -249
ka tel	83 105
ka test	-49 -27
ka tha	-9 -11
ka tika	-173 -198
ka time	-61 76
ka vajan	-56 -172
ka vo	-76 -139
kab	-460 -432
kab _ chahie	-11 -22
kab _ chahiye	-47 -86
kab _ hai	-79 -154
kab aegi	-22 85
kab ayega	-58 -70
kab dalte	-23 -85
kab hai	-19 -158
kab lagega	-51 -92
kab lagta	-6 -80
kab se	-182 -136
kab tak	-39 -141
kabhi	-330 45
kabhi _ kabhi	-22 -38
kabhi _ nahin	50 107
kabhi kabhi	-242 -28
kabhi nahin	-35 121
kabir	-79 -95
kabj	-61 -140
kabj _ hai	-37 -66
kabutar	39 4
kada	137 -30
kadam	-131 143
kadha	-94 -67
kadhai	92 -32
kafi	-61 98
kafi hai	-26 132
kagaj	-95 -25
kah	64 70
kah _ hai	-38 29
kah _ hain	-10 -10
kah raha	-2 50
kah rahe	58 -44
kah rahi	22 33
kaha	-239 38
kaha _ hai	-70 -124
kaha hai	78 -50
kaha se	-21 -99
kaha tha	2 -164
kahan	-149 -83
kahan _ hai	-36 89
kahan milega	-19 45
kahan se	-36 23
kahani	-198 -282
kahani sunao	-60 -54
kahin	50 129
kahna	-55 7
kahta	66 50
kahta hai	65 67
kahte	-43 -1
kahte hain	-8 47
kahti	64 168
kahti hai	74 184
kahti hain	11 23
kai	228 112
kailshiyam	-101 -83
kailshiyam ki	-25 -28
kainp	-66 -30
kainp men	-45 -20
kainsar	104 14
kaisa	-136 -174
kaise	-451 -235
kaise _ h	-49 -15
kaise _ hai	-188 -184
kaise _ hain	-91 -77
kaise _ kare	-62 -119
kaise _ karu	-150 -95
kaise _ karun	-30 -113
kaise _ ki	-39 75
kaise _ koi	-26 -52
kaise bache	-78 -67
kaise bachen	-34 -39
kaise banaen	-21 -32
kaise banaye	-21 -60
kaise banta	-28 -28
kaise bat	-22 -108
kaise chek	-22 -59
kaise hataye	-35 -86
kaise ho	-18 -65
kaise kam	-43 -19
kaise kare	-82 -94
kaise karen	-29 -106
kaise karte	-54 -92
kaise karu	-58 -40
kaise saf	-76 -17
kaka	98 55
kaksha	-143 -116
kaksha _ ke	-75 -80
kal	-112 17
kal _ hai	-63 -82
kal _ hogi	-29 -62
kal _ ka	45 32
kal _ ke	102 -14
kal _ ki	-153 22
kal _ ko	-140 -8
kal _ me	182 -71
kal _ men	-142 -144
kal _ nahin	59 -25
kal _ pe	-102 51
kal _ se	169 24
kal aj	-92 56
kal barish	-29 -62
kal bat	-67 -130
kal chuti	-17 -82
kal ka	-101 94
kal ki	-142 -231
kal milte	-44 -224
kal rat	163 -14
kal se	-15 140
kal subah	58 124
kal usne	-87 49
kala	170 -229
kalai	-16 169
kalai par	-25 81
kalai pe	20 138
kale	-50 -220
kale ghere	-203 -159
kali	50 -208
kam	-178 62
kam _ diya	-85 -44
kam _ gaya	71 -69
kam _ h	78 -129
kam _ hai	-116 123
kam _ hain	4 81
kam _ hu	-67 -143
kam _ hun	-39 -52
kam _ ja	2 -89
kam _ jata	34 105
kam _ ke	-16 -66
kam _ raha	-94 -69
kam ati	-51 -94
kam hai	-21 -241
kam ho	-68 99
kam hota	-7 15
kam ka	-33 93
kam kar	-14 -1
kam karne	-67 -69
kam karta	45 112
kam karte	20 111
kam karti	-95 -45
kam karu	-50 -29
kam pe	-55 -71
kam pura	51 80
kamar	-51 -276
kamar _ dard	16 -129
kamar _ niche	62 -14
kamar dard	-275 -184
kamar ke	96 -18
kamar me	-39 -68
kamar men	134 -6
kambal	64 -25
kami	-128 -185
kami se	-43 -25
kamjor	133 -120
kamjori	-27 -166
kamra	-133 216
kamra band	-98 156
kamre	100 45
kamre _ band	113 54
kamre ka	100 -29
kamre ke	-6 11
kamre me	104 38
kamre men	-23 36
kamre se	8 77
kan	-67 -359
kan _ khun	134 -49
kan _ mail	-135 -143
kan _ pani	33 -38
kan _ siti	-166 -92
kan _ tha	-46 -38
kan me	-201 -160
kan men	-89 -138
kan se	248 -71
kanch	135 1
kandha	-38 66
kandhe	186 -58
kandhe _ bhi	50 -1
kandhe me	74 -3
kandhe men	158 -3
kanp	298 52
kanp _ hai	24 80
kanp _ hain	65 -15
kanp rahe	260 -48
kanp rahi	174 -19
kanpkanpi	156 -21
kanpni	-66 -63
kanpte	-116 1
kanpur	-126 -89
kanta	-73 -65
kapda	172 20
kapde	-55 17
kapde _ gaye	75 -21
kapde bhig	92 -23
kapil	-54 -95
kapkapi	173 -3
kar	-112 97
kar _ ab	-49 -84
kar _ h	-7 115
kar _ hai	104 35
kar _ hain	-41 18
kar _ hu	-204 -129
kar _ hun	-159 123
kar _ kya	60 -94
kar _ tha	-84 -106
kar dena	-11 68
kar di	88 106
kar diya	48 -73
kar do	-107 -190
kar du	-141 -150
kar dun	29 -36
kar dunga	-78 141
kar ke	61 -84
kar lena	-4 108
kar li	-27 134
kar liya	-108 130
kar raha	-153 -57
kar rahe	148 -51
kar rahi	-80 54
kar rha	8 42
kar rhi	92 -108
kar sakta	-103 -70
kar sakte	-102 -99
kara	89 63
karaen	-117 -46
karait	106 -55
karan	-72 17
karana	-48 -79
karana _ kya	-21 -43
karane	-83 -45
karani	-150 -166
karani chahie	-53 -99
karant	125 -130
karant laga	68 -49
karate	-71 45
karate hain	-55 -14
kard	-155 -88
kard men	-19 -48
kare	-21 -61
karela	-124 -124
karen	-73 -264
karenge	-119 18
karj	-71 180
karj vale	-40 83
karja	-78 192
karke	44 148
karna	-3 -34
karna _ hai	-41 -103
karna chahie	-13 4
karna chahiye	-45 -158
karna hai	95 29
karne	1 -125
karne ka	-83 25
karne ke	-56 78
karne ki	83 -48
karne ko	-37 43
karne se	-123 -179
karne vala	-122 -128
karne vali	5 -75
karni	-154 70
karni hai	-37 134
karni padegi	-56 -77
karo	28 -4
karta	-203 83
karta _ kya	-28 -43
karta hai	-291 52
karta hu	22 -103
karta hun	-27 75
karte	29 -80
karte hai	-142 -183
karte hain	29 -6
karte karte	127 -33
karte samay	-122 -53
karte the	-67 -24
karti	-62 -161
karti hai	-135 -123
karti hain	108 -94
karti hu	-95 91
karti hun	-65 29
karti kya	-25 -161
karu	-87 -243
karu ya	-53 -166
karun	-96 -174
karun ya	-73 50
karunga	-90 169
karungi	-27 23
karva	10 77
karva chauth	12 96
karvana	-46 -67
karvat	-85 -97
karvau	-46 -93
karvaya	-61 -45
karvaya tha	-61 -45
kasam	7 -87
kashayam	-63 -103
kashi	-102 -117
kasrat	-107 -159
kat	94 149
kat _ avaj	-97 -64
kat _ hai	89 -100
kat _ thi	-96 21
kat diya	-111 132
kat gai	184 -127
kat gaya	167 -51
kat gayi	-25 -67
kat kat	-184 -180
kat ke	111 46
kat li	-139 166
kat liya	103 -78
kata	143 -70
kata hai	142 64
kata tha	-268 -176
kate	-116 50
kate hain	-107 98
katha	125 -61
kati	11 128
kati thi	-126 123
katne	-95 78
katne _ kya	-35 -42
katne _ nishan	-48 -21
katne ka	57 -39
katne ke	-73 36
katne ki	-33 25
katne par	-46 -64
katne se	-52 106
katori	69 -5
kaun	-363 -137
kaun _ dava	-91 117
kaun _ goli	36 -106
kaun _ h	-31 -142
kaun _ hai	-58 53
kaun _ janch	-36 -34
kaun _ kasrat	-40 -40
kaun _ krim	-61 -65
kaun _ lun	-24 -29
kaun _ mask	-43 -40
kaun _ test	-16 -18
kaun deta	-11 -108
kaun ho	112 -92
kaun sa	-314 -15
kaun se	-113 -144
kaun si	-209 -87
kaunsa	-46 -55
kaunse	-28 -74
kaunsi	-157 40
kavita	-114 -149
kavita likho	-40 -34
ke	3 -21
ke 2	-97 -113
ke 3	-1 -31
ke 4	-3 -36
ke _ a	-64 63
ke _ ab	57 -45
ke _ aj	-109 121
ke _ andhera	192 -40
ke _ ate	-96 104
ke _ aur	-21 125
ke _ baje	3 -54
ke _ bhej	-71 39
ke _ bhi	-121 -162
ke _ dard	19 62
ke _ de	-48 17
ke _ din	197 -39
ke _ diya	-7 47
ke _ do	-91 -63
ke _ ek	170 -91
ke _ fir	73 135
ke _ gaya	-127 -156
ke _ h	52 -95
ke _ hai	44 137
ke _ hain	115 119
ke _ hi	-42 172
ke _ ho	100 -79
ke _ hu	-66 -85
ke _ jaisa	59 -13
ke _ jana	-24 114
ke _ jau	-25 79
ke _ jyada	-24 -14
ke _ ka	-53 -164
ke _ kale	-161 -166
ke _ kar	-116 -19
ke _ kaun	-67 -121
ke _ ke	-27 89
ke _ kha	-8 -119
ke _ khet	-32 -26
ke _ ki	-8 -230
ke _ kitne	-77 -52
ke _ ko	59 -192
ke _ koi	-34 -78
ke _ kuch	101 -48
ke _ kya	-155 40
ke _ le	-107 -127
ke _ len	-56 -24
ke _ likh	22 1
ke _ mahine	-100 -38
ke _ main	28 41
ke _ me	198 -160
ke _ men	19 -76
ke _ nahi	135 -83
ke _ nahin	-118 -112
ke _ naikhe	81 85
ke _ ne	143 -140
ke _ nikal	-180 76
ke _ pair	-7 39
ke _ par	10 -20
ke _ pe	62 -147
ke _ pet	-20 -36
ke _ raha	58 -119
ke _ rahi	200 -124
ke _ sab	42 32
ke _ sal	-117 -117
ke _ se	-12 6
ke _ subah	144 -36
ke _ sun	-69 75
ke _ taraf	140 -57
ke _ tare	152 -11
ke _ the	80 -73
ke _ thik	-131 -90
ke _ to	-85 -143
ke _ vali	9 -83
ke ab	6 -100
ke age	283 192
ke alava	-95 107
ke andar	-28 19
ke aur	92 -68
ke aya	151 -127
ke bachche	-207 -68
ke bache	104 -52
ke bad	68 147
ke bahar	49 -53
ke baithi	-63 -18
ke bal	62 -77
ke bare	-63 -68
ke bete	77 -21
ke bhi	121 -58
ke bich	80 60
ke bina	-80 -159
ke bol	-78 -144
ke chale	-208 -178
ke dane	16 -51
ke dant	-223 -54
ke dar	-96 -108
ke daure	-80 -12
ke ek	1 78
ke fayde	-144 -158
ke gal	-25 -32
ke gale	131 -59
ke gaya	43 39
ke ghar	-69 113
ke gir	35 -19
ke hain	-25 -60
ke hath	-39 -7
ke honth	107 -13
ke jane	-34 -8
ke jhatke	-127 87
ke kagaj	-20 123
ke katne	-93 -63
ke kha	57 21
ke kitne	-10 -65
ke ladke	67 -12
ke ladu	-145 -73
ke lakshan	-63 -46
ke lie	-318 -320
ke likh	173 -199
ke liye	-122 -249
ke man	-32 163
ke mar	-204 -265
ke mare	65 -129
ke marij	50 -141
ke muh	111 -21
ke munh	176 -112
ke nam	-112 -42
ke niche	-81 73
ke nishan	-92 18
ke pair	-53 58
ke pas	57 194
ke pet	109 -75
ke piche	66 56
ke rakh	-16 59
ke rakha	79 2
ke ruk	21 101
ke samay	-131 -41
ke samne	86 79
ke sans	110 -154
ke sath	-22 -231
ke skul	-76 -42
ke so	-17 82
ke tel	105 -80
ke thake	121 -5
ke thik	-55 -62
ke upar	124 -49
ke upay	-29 -88
ke yaha	86 15
keh	130 -35
keh rahi	100 -73
kehte	65 62
kehti	-81 -50
kehti hai	-96 -8
kela	-87 -147
kela _ se	-32 -21
kem	45 -123
kept	-95 96
kerala	-104 25
kerosene	76 -4
keto	-80 -65
ketoconajole	-71 -74
key	54 21
keys	-38 143
kg	-379 -11
kha	169 -5
kha _ ab	-34 44
kha _ abhi	-84 145
kha _ h	-31 15
kha _ hai	60 22
kha _ hain	-148 -98
kha _ kya	-59 -15
kha _ thi	120 -7
kha ke	-74 -173
kha li	268 50
kha lin	-32 31
kha liya	49 48
kha lu	11 103
kha raha	-183 -42
kha rha	-108 -8
kha sakte	-171 -141
khabar	-33 -75
khada	188 16
khada hai	191 -165
khada hu	48 68
khade	104 42
khade _ hi	107 -14
khade hote	107 -14
khadi	-82 198
khadi hai	-32 107
khadi hun	-75 131
khae	43 -88
khaen	-146 -152
khai	142 182
khai thi	196 -104
khakar	28 -107
khal	159 -100
khali	-148 44
khali _ hi	-71 -78
khali pet	-314 -193
khana	-108 -152
khana _ hai	-85 -146
khana _ ke	12 -89
khana _ khaya	158 -62
khana _ thik	-11 -80
khana banane	-27 38
khana band	91 53
khana bhi	-53 11
khana chahiye	-21 -99
khana chod	-58 89
khana kab	-24 -44
khana kha	-174 -55
khana nahi	-16 34
khana nahin	101 -82
khana pina	-48 -15
khana thik	-39 -106
khane	-322 87
khane _ bad	-14 38
khane ka	-56 93
khane ke	-90 -24
khane se	-167 88
khani	-47 -57
khans	83 -16
khansi	41 -406
khansi _ din	-149 -44
khansi _ nahi	93 -17
khansi _ nahin	12 -7
khansi bhi	12 -18
khansi hai	-112 -112
khansi me	128 -21
khansi ruk	21 -3
kharab	-128 -151
kharab _ kya	73 -44
kharab hai	35 -58
kharab hoti	-35 -22
kharash	-238 -111
kharate	78 -164
kharate _ hain	-124 -82
kharcha	-132 29
khata	-110 -246
khata hai	-247 -149
khata hun	121 -64
khatam	-68 88
khatam ab	39 -118
khatam ho	-48 34
khatam kar	-16 124
khatarnak	-44 -70
khate	201 -248
khate hain	-2 -38
khate khate	82 -30
khati	-187 -130
khati dakar	-175 -28
khatm	33 32
khatm ho	15 77
khatm kar	-48 134
khatra	-118 -186
khau	-195 -132
khaun	-59 -62
khaya	145 -246
khaya tha	22 -165
khayal	-71 120
khayal rakhna	-50 92
khaye	-101 -93
khayi	103 -150
khayi thi	132 -48
khel	-51 -103
khel _ hai	6 -103
khel raha	-26 -101
khelta	-81 -55
khelte	30 -85
khelte hain	-19 -68
khelti	-16 -97
khet	53 190
khet _ davai	-116 117
khet _ kam	-26 -39
khet _ spray	46 -21
khet me	89 -30
khet men	27 33
khet se	99 -40
kheton	-12 59
khichdi	-198 -112
khidki	126 -42
khidki se	123 -47
khila	51 -78
khinch	142 -55
khincha	86 -12
khinchav	50 -18
khir	-149 -46
khisak	-11 24
kho	-104 -63
khol	-99 187
khol _ hai	-33 118
khol di	-30 133
khol ke	10 120
khol rahi	71 -21
kholte	76 -68
khub	8 -138
khud	-209 337
khud _ hai	72 57
khud hi	-30 67
khud ko	-152 322
khud se	-33 -8
khujli	-190 -262
khujli _ hai	-81 -113
khujli hoti	-43 -33
khul	16 -33
khul rahi	53 -7
khula	29 -29
khuli	53 118
khuli _ par	48 -11
khuli hai	-28 -27
khulta	152 -116
khulti	-89 138
khun	322 -238
khun _ aya	-91 128
khun _ hai	135 -51
khun _ jaisa	84 -21
khun _ janch	-102 -37
khun _ kami	-219 -87
khun _ karne	100 -44
khun _ ke	-78 -52
khun _ nahi	52 -27
khun _ nahin	66 -64
khun _ raha	329 -136
khun _ rha	2 -106
khun _ se	-119 -37
khun _ tha	43 -78
khun _ thake	121 -5
khun _ ulti	151 -56
khun a	292 -123
khun aur	134 -64
khun bahut	124 -31
khun band	48 4
khun dekh	-117 -30
khun ka	-49 -32
khun ke	107 -6
khun ki	-59 -185
khun nikal	-101 126
khun patla	116 -63
khun ruk	56 38
khup	120 76
khurak	-95 -141
khush	-172 77
ki	-56 34
ki _ a	-55 -13
ki _ ab	53 -8
ki _ aur	-49 37
ki _ band	5 5
ki _ batao	-4 82
ki _ bheji	-23 127
ki _ bhi	7 -4
ki _ chal	84 -79
ki _ dava	-44 91
ki _ dekh	-24 76
ki _ di	-47 -15
ki _ din	44 -17
ki _ do	36 -68
ki _ fat	12 -17
ki _ ghar	31 -79
ki _ goli	27 155
ki _ goliyan	30 -31
ki _ h	36 -132
ki _ hai	-173 -20
ki _ hi	-59 79
ki _ ho	-57 -105
ki _ hoti	-21 -71
ki _ hui	106 -38
ki _ jati	-25 108
ki _ ka	-190 60
ki _ kab	-155 -215
ki _ kahan	-69 -42
ki _ kaise	-49 16
ki _ kar	178 -5
ki _ kaun	-30 -75
ki _ ke	-52 -74
ki _ kha	86 -8
ki _ khali	80 -61
ki _ ki	8 26
ki _ kitne	-63 -155
ki _ kitni	-91 124
ki _ ko	126 -58
ki _ kya	-46 -45
ki _ laga	-19 22
ki _ le	-13 -22
ki _ li	138 -32
ki _ likh	-65 -77
ki _ mar	-167 -162
ki _ me	1 -84
ki _ men	-16 -30
ki _ na	-200 -176
ki _ nahi	-57 100
ki _ nahin	57 47
ki _ ne	-52 -7
ki _ nikal	-52 43
ki _ par	-104 16
ki _ pe	43 -118
ki _ roj	76 -105
ki _ sal	-51 109
ki _ sath	83 39
ki _ se	3 47
ki _ subah	-10 -169
ki _ sui	73 -24
ki _ tak	-100 17
ki _ thi	60 -81
ki _ utar	48 53
ki _ vala	67 4
ki _ vali	188 -40
ki ab	-86 -49
ki adat	-157 -107
ki aj	-97 128
ki ankh	140 -33
ki ankhen	67 -15
ki avaj	-5 102
ki bachchi	-47 52
ki bachi	122 -101
ki bas	-48 12
ki bat	-19 105
ki beti	54 -93
ki bimari	83 -65
ki botal	54 115
ki botle	129 -116
ki bp	122 -92
ki chabi	-56 126
ki chamdi	-30 -19
ki chat	-109 57
ki chati	100 -15
ki chuti	-100 -172
ki dava	23 -66
ki davai	40 -170
ki dhadkan	-114 -47
ki dukan	77 97
ki ek	122 137
ki fis	-51 -22
ki foto	-39 159
ki goli	190 3
ki goliyan	64 134
ki h	70 -29
ki hadi	35 -25
ki hai	-119 -270
ki hu	9 -55
ki hun	74 -116
ki jagah	-65 28
ki janch	-196 -129
ki kahani	-101 -61
ki kami	-227 -152
ki khabar	-33 -101
ki kist	-131 -162
ki koi	-161 58
ki koshish	-4 73
ki ladki	-129 124
ki main	14 -46
ki malish	96 -114
ki marij	55 -52
ki maut	-93 -86
ki munder	-104 145
ki nabj	67 -22
ki nahi	-49 13
ki nahin	-47 -43
ki nali	68 -42
ki nas	-103 14
ki naukri	-40 -46
ki nind	82 123
ki pariksha	-108 -73
ki pati	88 -147
ki patri	-16 114
ki puri	-38 170
ki putli	133 -48
ki rat	-114 -38
ki roti	-57 54
ki sab	-101 -210
ki sans	-9 -126
ki sari	115 -126
ki shadi	-76 58
ki shishi	-36 86
ki shugar	108 -30
ki sui	159 87
ki taiyari	-25 104
ki tanki	73 0
ki taraf	-97 174
ki tarah	59 -165
ki thaili	74 -24
ki thi	-98 65
ki training	-121 -51
ki trening	-29 -108
ki ulti	151 -56
ki umar	-79 67
ki umr	-127 -40
ki vajah	-108 -22
kid	121 -173
kide	6 -122
kide _ dava	-207 -94
kide ki	-210 -97
kidney	-131 -27
kids	-132 -41
kik	113 -36
kiks	84 69
kil	13 40
kil _ thi	122 -6
kil me	-72 113
kil proces	-59 -44
kiled	-140 -170
kiler	-154 62
kiling	-182 -235
kiling me	-102 -143
kiln	72 73
kilo	-208 -151
kilo kam	-15 -23
kilomitar	98 -83
kinare	-95 152
kinare _ hun	-29 59
kindly	-47 -84
king	-162 -134
kip	-146 188
kip in	110 -113
kip it	-10 45
kips	56 0
kips saying	2 38
kiraya	-63 -51
kis	-232 -270
kis _ ka	-46 -58
kis _ men	-188 -105
kis _ se	-156 -78
kisan	-118 57
kisan _ kist	-51 -69
kisan ki	-51 -69
kise	-29 -1
kisi	7 248
kisi _ bat	-25 31
kisi _ batana	-33 56
kisi _ bataya	68 22
kisi _ fark	-6 39
kisi _ nahi	135 55
kisi _ pareshan	-4 98
kisi _ pata	-69 143
kisi _ taklif	-7 124
kisi ki	-111 13
kisi ko	144 268
kisi ne	-4 -149
kisi se	-83 73
kisko	61 -6
kisne	-225 -261
kisne banaya	-17 -85
kisne diya	-72 -121
kist	-139 -184
kist kab	-28 -93
kit	127 27
kitab	-86 44
kitab men	-28 62
kitchen	156 -48
kitchen and	12 72
kitna	-88 -31
kitna _ aur	-20 -41
kitna _ h	-33 -204
kitna _ hai	-74 -5
kitna du	179 -61
kitna hota	-57 -192
kitna milta	-7 -120
kitna pani	-54 -138
kitna time	-66 31
kitnashak	-149 248
kitnashak _ shishi	-30 99
kitnashak ki	-48 140
kitne	-507 -177
kitne _ bad	-59 -15
kitne _ chalta	-20 -34
kitne _ hai	-35 -104
kitne _ ke	-18 -149
kitne _ ki	-9 -75
kitne _ me	-97 32
kitne _ men	-85 -137
kitne _ tak	-89 -98
kitne baje	-54 -205
kitne din	-253 -60
kitne ghante	-105 -141
kitne ka	-85 -240
kitne mahine	-87 -108
kitne sal	-27 16
kitni	-73 68
kitni _ chahiye	-135 -160
kitni _ ki	-60 200
kitni _ me	19 96
kitni _ men	-38 179
kitni _ pahle	-32 -137
kitni bar	19 -280
kitni der	17 111
kitni nind	-54 117
kiya	-2 118
kiya ab	25 -134
kiya hai	-83 129
kiya tha	61 164
kiya to	33 4
klas	-84 -107
klas men	-84 -107
km	114 -259
km daily	-21 -18
kni	-152 -117
kni pain	-109 -112
kni replacement	-76 -28
knife	82 -83
knis	-63 -133
knok	-92 -96
knov	43 138
knov if	-34 -19
knovs	-2 -8
ko	-19 24
ko 2	-98 -79
ko 2019	-40 -36
ko 4	148 -11
ko 5	78 -13
ko 6	-3 -36
ko _ a	37 -22
ko _ aur	159 0
ko _ bahut	-107 -55
ko _ bar	7 -138
ko _ batana	-69 162
ko _ bhi	-77 169
ko _ bukhar	128 -14
ko _ de	-22 133
ko _ dena	-94 198
ko _ di	-28 85
ko _ din	186 17
ko _ diya	41 87
ko _ h	84 -61
ko _ hai	19 -37
ko _ hu	4 135
ko _ hue	-20 32
ko _ ka	-54 23
ko _ kaise	-21 -43
ko _ kam	-12 95
ko _ karta	-27 69
ko _ ke	-110 -35
ko _ ki	-112 -107
ko _ kya	-83 -113
ko _ kyon	-171 -68
ko _ laga	23 -94
ko _ mahine	56 -52
ko _ mat	-25 94
ko _ me	-123 -169
ko _ men	-22 -103
ko _ na	-37 11
ko _ nahi	112 30
ko _ nahin	67 109
ko _ ne	-9 23
ko _ par	37 -11
ko _ pe	131 -39
ko _ raha	65 -40
ko _ sal	-218 -210
ko _ se	-44 -88
ko _ si	13 -92
ko _ tha	51 -7
ko _ to	137 -44
ko _ ya	20 67
ko ab	74 -12
ko bachane	-13 -53
ko bachpan	-64 -80
ko bata	72 199
ko batana	-34 2
ko bataya	149 -58
ko bhi	-189 -221
ko bola	81 -19
ko bolna	-68 87
ko bukhar	-29 -54
ko chakar	93 -27
ko daura	141 -19
ko de	-136 263
ko dikhana	54 -35
ko do	38 -127
ko fark	-6 39
ko ghar	-43 -119
ko gujre	-15 -68
ko hai	-95 -65
ko hi	-75 -95
ko hosh	31 -33
ko jeher	-37 -192
ko jhatke	179 -44
ko kaise	-51 -2
ko kal	-129 -21
ko kata	61 42
ko kaun	-77 91
ko kitna	58 -124
ko kuch	28 -121
ko kya	-152 -150
ko lekar	83 32
ko man	-37 -18
ko mat	-51 185
ko meri	-62 110
ko nahi	117 -11
ko nind	-12 -80
ko nuksan	-96 -66
ko panch	5 -39
ko pani	-212 16
ko pareshan	-4 98
ko pasina	-23 -15
ko pata	-95 224
ko pet	-24 -3
ko sanp	-33 -50
ko sans	-17 -29
ko subah	-99 -128
ko taklif	-42 171
ko ulti	146 -69
kochi	-10 -106
koching	-13 136
kohli	-96 -123
kohni	89 -81
kohni se	83 -43
kohni tak	92 -29
koi	-82 117
koi _ bata	22 52
koi _ batao	-27 50
koi _ bhi	-2 44
koi _ hai	29 2
koi _ nahi	-69 -47
koi _ nahin	-98 82
koi _ nhi	-127 -110
koi _ raha	85 10
koi _ to	-77 115
koi _ upay	-70 -114
koi _ vala	-93 38
koi dava	-16 126
koi dikat	-140 -172
koi goli	-48 -161
koi nahi	-54 144
koi taklif	-81 -201
kol	-105 106
kol par	-67 113
kolej	-133 1
kolej men	-110 -52
kolestrol	-75 -99
kone	24 62
konsa	-153 -178
konsi	-103 -3
kopi	-78 152
kopi men	-77 142
kors	-78 -64
koshish	-31 114
koshish ki	-131 178
kota	-89 119
kota me	-14 7
kothri	50 14
kr	-30 17
krait	85 -21
kriket	-54 -91
krim	-137 -101
krna	0 59
krne	-94 30
krte	-68 -28
kru	38 -34
ks	-132 -140
ksray	-80 -53
ku	145 -255
kuan	94 23
kuch	-23 -29
kuch _ bas	-102 -69
kuch _ chahiye	-50 133
kuch _ dikh	56 -25
kuch _ hai	17 13
kuch _ hua	-32 -60
kuch _ nahi	88 -17
kuch _ nahin	-55 133
kuch _ tha	124 -65
kuch aur	111 -81
kuch bahar	102 -61
kuch bol	-37 68
kuch mehsus	140 -37
kuch nahi	-115 106
kuch nahin	-156 -83
kuch nhi	-8 -151
kud	-205 179
kudne	-47 170
kuen	16 196
kuen ki	-24 156
kuen men	104 65
kuery	70 -51
kuestion	-53 -150
kuestions	-69 -60
kueue	25 -127
kuiet	57 120
kuij	-71 -152
kuik	62 59
kuikly	-23 -73
kukar	131 -25
kular	105 -65
kular _ sa	-43 -31
kular kaun	-43 -31
kulhe	28 -3
kundi	-31 111
kundi laga	-103 138
kursi	63 -96
kurta	-157 -168
kuta	113 -148
kute	134 -76
kute _ kata	63 -72
kute ko	-73 63
kute ne	186 -130
kuye	54 52
kya	-242 -156
kya _ bhi	-74 -101
kya _ chahie	-33 -92
kya _ chahiye	-52 -199
kya _ du	50 -67
kya _ h	-21 -134
kya _ hai	-247 76
kya _ hain	-108 -53
kya _ ho	-54 97
kya _ hota	-30 -114
kya _ jaldi	141 37
kya _ ka	46 -113
kya _ karna	-30 -46
kya _ ke	95 -43
kya _ ki	-72 -35
kya _ ko	-93 -174
kya _ me	-61 -172
kya _ men	-117 149
kya _ pe	59 -147
kya _ rakhe	-112 -129
kya _ rakhen	-42 -65
kya _ sal	-34 65
kya _ se	-162 -166
kya _ tha	-125 -92
kya _ to	-40 -24
kya ab	-102 -43
kya aj	-21 103
kya antar	-101 -45
kya aur	-62 -83
kya bolu	-87 -60
kya dhyan	-93 -106
kya dobara	-20 -19
kya du	-74 -73
kya fark	-32 85
kya h	-177 -169
kya hai	33 -171
kya hal	-26 -50
kya hota	-112 29
kya hua	-5 59
kya kare	120 -90
kya karen	121 -45
kya karna	14 -170
kya karte	-24 53
kya karu	100 127
kya karun	95 6
kya khaen	-49 -43
kya khana	-60 -42
kya khau	-132 -102
kya khaun	-36 -82
kya khaye	-44 -24
kya koi	-20 -15
kya kya	-153 -280
kya lagau	-92 -86
kya likhu	-54 -125
kya mai	-34 -1
kya mujhe	-25 -86
kya pehnu	-20 -102
kya sach	-47 31
kya savdhani	-44 -31
kya ya	96 -61
kya yah	-81 -95
kya ye	69 26
kyon	-401 -138
kyon _ hai	-125 -212
kyon _ hain	-79 -157
kyon ate	-36 -41
kyon hota	-20 -95
kyon nahin	-190 -60
kyonki	-34 -93
kyu	-313 -179
kyu _ hai	-87 -128
kyun	-50 -128
l	-103 -19
l 4	-78 -54
l 5	-78 -54
l _ l	-78 -54
la	37 -65
lab	19 92
labour	47 101
ladai	-48 -64
ladakhda	116 -27
ladakhda rahi	63 -16
lader	12 -21
ladies	-1 -111
ladka	144 -10
ladka _ se	56 -67
ladke	-1 -69
ladke ko	27 -13
ladke ne	65 65
ladkhada	99 -31
ladkhada rahi	60 -26
ladki	-192 61
ladki _ sal	-115 -51
ladki ko	70 -105
ladki ne	-110 191
ladte	-18 -5
ladu	-45 -152
lady	130 45
lady doctor	-81 -68
lae	17 -3
lag	-76 196
lag _ ab	-22 14
lag _ hai	-49 46
lag _ kya	75 -20
lag gaya	3 -146
lag gaye	-96 -143
lag gayi	-16 -21
lag raha	-17 121
lag rahe	43 -5
lag rahi	-64 132
lag rha	-147 119
lag rhi	-60 46
laga	118 43
laga _ hai	-12 16
laga ab	-118 -103
laga di	26 -79
laga diya	64 -18
laga h	153 -53
laga hai	79 86
laga ke	108 -34
laga li	-144 189
laga raha	-183 -57
laga sakte	-58 -49
laga tha	-3 -125
lagai	-82 -55
lagana	-145 -132
lagana _ hai	-64 -67
lagana hai	-18 -118
lagana sahi	-36 -47
lagane	-229 48
lagane ki	-118 117
lagane se	-127 -13
lagao	114 -91
lagatar	77 -37
lagate	-116 -107
lagau	-1 -135
lagaun	-139 -98
lagaya	44 115
lagaya hai	88 79
lagaya tha	-50 109
lagaye	-151 -121
lagayi	102 19
lage	21 -303
lage _ ab	-91 -62
lage the	-111 -82
lagega	-179 -55
lagi	221 -84
lagi hai	3 66
lagi thi	68 -112
lagna	-148 -134
lagna aur	-132 -91
lagne	-120 47
lagne _ hai	-69 170
lagne par	-52 -130
lagta	-173 68
lagta _ kya	-13 -69
lagta h	-106 -39
lagta hai	-116 51
lagta tha	-26 -5
lagte	92 -163
lagte hain	-116 -100
lagti	-137 -34
lagti h	-95 -63
lagti hai	-47 33
lagvana	-107 -77
lagvane	-43 -48
lagvani	-61 -130
lahsun	21 -32
lain	-68 -156
lajy	64 -84
lakdi	52 -100
lakdi jaisa	41 -2
lakdi se	38 -13
lake	-40 124
lakh	-207 116
lakh ka	-41 116
lakir	-57 -113
lakshan	-66 -61
lakva	-102 -203
lakva _ tha	-50 -78
lakva hua	-39 -27
lal	70 -98
lal dane	-46 -31
lal lal	107 -19
lali	-72 -92
lambi	20 -12
landlord	89 -98
language	-99 -116
laptop	-212 -37
lar	67 -134
lar _ rahi	116 -22
lar gir	43 -9
lar tapak	91 -11
laser	-125 -126
lash	-43 53
last	-225 134
last _ and	-69 5
last _ in	-80 -16
last _ of	-77 -120
last _ she	3 68
last _ vas	-127 123
last divali	-99 169
last month	-263 -166
last night	79 185
last over	-99 -183
last page	-23 131
last sin	-38 32
last vik	41 -118
last year	-201 -19
last yr	-123 -154
lat	154 -49
lat mari	156 -32
latak	176 13
latak _ hai	68 -11
latak gaya	86 -17
latak raha	95 -6
latak rahi	48 -8
late	-232 -241
late hai	-51 -110
lathi	-87 -130
latka	-46 177
latka ke	-131 159
latrine	190 -20
laugh	-129 -57
laughed	-12 143
laughing	-76 5
laughing and	73 68
laughing at	-15 -180
laughs	-46 -112
lauki	-125 -127
laut	10 78
lauta	-100 17
laute	59 50
lav	-70 72
lav is	19 -38
lav says	-116 -43
lavs	81 -153
lay	83 57
layak	-122 78
layak nahi	-68 97
ldl	-143 -155
ldl 142	-35 -48
le	68 -48
le _ ab	-40 -74
le _ aj	-130 -140
le _ hai	-62 -79
le _ hain	55 -76
le _ hu	-142 72
le _ hun	68 135
le _ kya	-97 -205
le _ to	132 -105
le gaya	-21 129
le jaen	132 21
le jau	123 -67
le ke	108 -66
le li	-166 -290
le liya	122 -38
le lu	27 -81
le lun	-131 -157
le raha	220 -155
le rahe	143 -54
le rahi	-42 47
le sakte	-144 -161
le sakti	32 -36
leak	137 -86
learn	-26 -45
leave	-99 -47
leave _ for	-123 -162
leave aplication	-14 -57
leave leter	-122 -157
leaves	-50 58
leaving	-23 111
left	45 179
left arm	91 91
left i	-45 160
left in	50 -52
left side	-101 -209
leg	171 -234
leg svolen	120 -2
legal	-60 30
legs	152 -36
legs and	95 -50
lekar	48 110
lekar _ men	117 -31
leke	185 -21
leke _ hai	142 -110
lekh	-53 -36
lekin	74 -85
lemon	7 -90
len	-126 -176
lena	-141 130
lena main	-47 168
lene	-167 26
lene se	-61 49
leni	-42 -203
leni _ ya	13 -36
leni hai	-88 -58
lens	-196 -126
les	96 -2
let	156 58
let _ go	-50 107
let _ slip	125 -61
let him	163 -103
let me	8 81
leta	-57 -170
leta hai	97 -31
leta hu	-132 -143
lete	89 -119
lete hain	-18 0
leter	-231 192
leter _ my	-35 -19
leter for	-156 -84
leters	-108 6
leti	-111 3
leti hu	-58 -10
leti hun	-89 88
letne	98 -40
level	-61 -62
li	160 252
li _ ab	77 71
li _ ne	183 -142
li abhi	-65 144
li aj	-125 -164
li h	-59 51
li hai	-94 237
li hain	-77 123
li thi	162 85
lic	-49 135
licence	-177 -37
lids	66 45
lie	-77 -82
lie _ kya	-37 -101
lie _ men	-32 -30
lie _ se	-54 -96
lie dovn	197 -60
lie kaun	-49 -168
lie kya	-59 -92
life	-82 139
life insurance	-69 -161
lift	145 -212
lifting	-44 31
light	77 -6
lights	141 53
lik	30 70
like	315 89
like _ am	-61 -75
like _ and	228 -111
like _ from	131 -29
like _ in	43 45
like _ is	81 -28
like _ since	-29 -20
like a	-16 61
like drunk	97 23
like i	-101 -150
like tava	56 -15
like that	56 -27
like this	-140 50
like vud	63 -15
liked	-179 -29
likes	-87 36
likh	-93 -40
likh _ hai	-68 139
likh _ hun	120 0
likh di	-98 180
likh diya	-16 115
likh do	-318 -306
likh ke	-16 82
likh raha	21 136
likh rahi	215 -116
likha	-114 284
likha _ raha	129 -23
likha a	131 -23
likha h	10 69
likha hai	-222 11
likhe	-105 -128
likhi	-110 33
likhi hai	-26 -26
likhna	-119 -94
likhna hai	-84 -152
likho	-286 -278
likhu	-67 -166
likuid	86 22
likuor	143 -78
limit	53 -81
limp	142 -61
lin	-59 105
line	-6 -10
line me	83 -90
line pe	-43 41
lines	-129 108
link	-214 -247
lip	-45 -98
lipid	-55 -83
lipid profile	-44 -55
lips	300 -160
lips _ blue	95 -5
lips blue	152 -16
lips going	85 -4
list	-298 -177
list for	-119 -70
list of	-47 -81
literaly	-59 -102
litle	-120 -180
litre	26 108
live	-21 89
liver	-136 -153
liver _ 1	-98 -120
liver grade	-98 -120
lives	28 91
living	87 -86
liya	124 189
liya _ ab	58 31
liya _ ko	90 -15
liya ab	-101 -28
liya h	-26 33
liya hai	24 142
liya maine	-41 86
liya tha	-30 63
liye	-127 -55
liye _ me	-76 -110
liye _ tel	-29 -69
liye kya	-64 -36
lo	118 18
loading	27 42
loan	-144 144
local	5 -194
location	-63 153
log	85 34
log _ hai	-104 147
log _ hain	122 -65
log _ me	-35 12
log _ men	68 -89
log bolte	-76 54
logo	-17 -87
logo ko	0 -60
logon	-70 19
lohe	128 -84
lohi	136 -103
loked	110 120
loked _ in	166 -62
lol	-364 -198
long	-281 46
long does	-19 144
long flight	50 -9
long time	16 84
los	-45 -122
losing	-98 -63
lost	-116 91
lost _ in	-84 138
lost the	28 27
lot	-17 96
lota	131 -28
lota bhar	131 -28
loud	40 -129
lov	-25 -288
lov since	-100 -52
lov sugar	-89 -19
love	-166 -179
lover	-12 -23
lover berth	-86 -93
lu	-5 -21
lu _ bachne	-95 -191
lu kya	-93 -71
lu lagi	148 -75
lu se	-134 -207
lu ya	-41 83
ludhak	170 -65
ludo	-199 -124
ludo me	-156 -184
luk	-51 185
luk _ the	27 100
luk at	3 154
luking	35 139
luking at	-34 109
luknov	-143 -142
luks	188 -23
luks like	72 26
lun	-57 55
lun kya	-109 13
lun to	-8 128
lun ya	-94 -113
lunch	144 -75
lunch and	106 74
lunga	-79 120
lungi	-43 185
lungs	-103 -187
luse	74 -58
luse motion	46 -48
lying	213 29
lyrics	-99 -110
m	-76 118
ma	146 79
ma ka	93 13
ma ki	-33 -105
ma ko	-22 -94
machar	-61 36
machchar	-93 -195
machine	141 -127
machine me	207 -29
machine pe	67 36
machis	-12 137
machli	140 -94
mad	-113 26
madad	123 -37
madam	71 76
made	-142 -13
made a	-5 156
made from	-65 -83
madhumakhi	1 -113
madhumakhi ne	-42 -100
maf	-133 260
maf _ dena	-12 67
maf kar	-15 98
maf karna	-86 78
mafi	-28 127
magi	-140 -52
mahabharat	-127 -62
mahina	89 -282
mahina _ raha	-7 -45
mahina chal	5 -45
mahina hai	95 -98
mahine	-52 -18
mahine _ bachche	-153 -48
mahine _ beti	14 -109
mahine _ gae	-34 -33
mahine _ gaye	-36 -40
mahine _ hai	24 91
mahine _ hua	-71 -22
mahine _ pet	116 -7
mahine bad	-120 -73
mahine ho	-72 -80
mahine hue	-26 112
mahine ka	115 152
mahine ke	19 -84
mahine ki	91 -89
mahine me	71 -17
mahine men	18 -152
mahine pahle	122 1
mahine se	-222 103
mahinon	-145 -85
mahinon se	-145 -85
mahvari	-83 -152
mahvari men	51 -29
mai	-38 207
mai _ hu	-68 148
mai _ ka	57 82
mai _ me	47 89
mai _ rahu	-6 96
mai hi	-34 116
mai na	-6 96
maich	-181 -108
maid	-58 20
maidam	-111 60
mail	-157 -256
mail to	-3 -141
main	207 149
main _ gaya	-76 138
main _ hu	114 28
main _ hun	120 70
main _ ka	-23 -60
main _ ke	82 -22
main _ ki	48 -13
main _ ko	82 -100
main _ me	201 -175
main _ men	-69 104
main _ nahin	-52 -38
main _ rahungi	-17 45
main asha	121 -51
main aur	-52 21
main bhi	-134 134
main hi	-103 100
main khud	-21 44
main mar	-17 -51
main na	-23 109
main nahin	-19 63
main to	-22 60
maine	-288 182
maine _ ki	-51 112
maine ab	-6 51
maisej	-143 -68
majak	-125 5
majak me	8 142
majbut	-42 113
majdur	142 -122
majduri	-69 20
makan	64 -53
makan malik	-146 -8
make	-44 19
make a	-8 -48
make him	38 -4
make it	-87 136
make me	85 -81
makes	-224 -70
makeup	-32 -20
making	38 -216
making _ for	-92 -64
maks	-26 -179
mal	87 -70
mala	-191 174
malaria	-48 -133
male	-16 -75
maleriya	-125 -117
malik	-119 -93
malik _ raha	64 -10
malik bol	52 -10
malish	95 -166
malish _ tel	-113 -81
malish se	45 -99
mama	81 -137
mama ji	-1 -94
mami	116 86
mami ko	34 68
man	10 260
man _ dudh	-126 -75
man _ hai	-58 138
man _ karta	-57 9
man _ raha	-48 64
man _ the	80 -101
man _ to	69 -82
man bhari	-23 -189
man hai	-23 110
man ka	-126 12
man kahti	88 -33
man kar	-58 71
man karta	-92 153
man ke	-132 -71
man ki	143 -113
man ko	16 -140
man nahi	-151 -6
man nahin	-56 177
man of	-43 -62
man se	-64 124
man udas	-27 -130
mana	-242 37
mana _ hai	-12 -78
mana hai	-57 -97
mana karti	-75 -102
manager	46 -209
manali	25 -53
mandi	-166 -145
mandir	15 39
mandir ki	-10 -16
mane	-128 -156
mang	-225 18
mang raha	-118 -105
mang rahe	-52 -43
mang rahi	-95 98
mangalsutra	16 78
mangi	64 29
mango	-145 -70
manjil	16 150
mans	116 -129
many	39 109
many days	-142 -70
many hours	-136 -106
many minutes	20 -126
many of	-21 183
many times	13 -60
mar	-101 -37
mar _ bhai	-154 -103
mar _ dala	-74 -106
mar _ h	44 102
mar _ hai	-26 -306
mar _ ke	-148 177
mar _ kya	-78 99
mar _ to	-37 205
mar _ yar	-75 -158
mar dala	-208 -166
mar dalega	149 -108
mar dalegi	-108 -76
mar di	32 -147
mar gaya	-241 -341
mar gaye	19 -118
mar gayi	-150 -93
mar hi	-106 -45
mar ja	-32 109
mar jana	-73 196
mar jau	-24 187
mar jaun	-20 42
mar jaunga	-41 -28
mar ke	-91 78
mar mar	-126 91
mar raha	93 -236
mara	-19 -181
mara _ me	4 -26
mara hai	45 -33
mara tha	-107 -101
marathi	-139 -120
march	-173 7
mard	61 -75
mare	-35 61
mari	38 115
mariage	36 30
maried	-123 117
marij	114 -191
marij hain	52 -9
marij ko	-127 -154
mark	-140 -161
market	-99 -101
marks	72 -28
marna	-123 210
marna hai	-84 183
marne	-19 176
marne _ bad	-36 144
marne _ dava	125 25
marne ka	-11 7
marne ke	-121 206
marne ki	-18 124
marne par	-105 -66
marne se	0 -21
marne vali	129 -40
marod	192 -22
marta	134 -89
marta hai	111 -213
marte	-142 34
marte hain	-60 -14
marti	-65 39
marti hai	-45 -116
maru	-32 122
masage	-95 6
masala	-187 -53
mashin	163 -120
mashin _ hath	-21 -17
mashin men	221 -18
masik	-153 -29
mask	39 -147
mast	-96 -210
mast hu	-27 -110
masude	47 -9
masude _ khun	114 -6
masude se	114 -6
masudon	65 -66
masudon se	65 -66
mat	-189 382
mat _ bas	-9 102
mat ana	-139 146
mat batana	-58 160
mat dhundhna	-62 94
mata	51 -54
match	-182 -270
match me	-117 -107
mate	110 -8
mater	63 -18
maternity	41 1
matha	-26 -171
mathe	98 -93
mathe par	63 -84
maths	-114 3
matlab	-206 -163
matlab _ hota	-16 -95
matlab kya	-113 -186
matres	49 -42
mausam	-194 -129
mausam kaisa	-52 -55
mausi	93 -49
maut	-86 151
maut _ bad	-67 101
maut ka	-14 -136
maut ke	-69 96
may	-35 40
maybe	38 -29
mayke	-66 100
mcg	-29 -31
me	-27 12
me 2	105 38
me 3	-101 47
me 4	-101 95
me 5	-7 -81
me _ 2	-149 -115
me _ 5	-58 -123
me _ a	89 -134
me _ and	69 60
me _ antar	-74 -11
me _ ata	-66 -125
me _ atak	-102 -55
me _ aur	46 36
me _ aya	-1 81
me _ baj	86 -7
me _ bar	-161 -197
me _ bhar	39 93
me _ bol	83 28
me _ bolte	-64 -40
me _ chal	-128 -120
me _ dard	144 -45
me _ din	-60 16
me _ do	-80 -3
me _ du	76 55
me _ gaya	18 -159
me _ gayi	175 -31
me _ ghar	55 52
me _ gir	20 -26
me _ gya	-18 -122
me _ h	-3 -74
me _ hai	-21 66
me _ heart	-34 -18
me _ ho	-121 -127
me _ hota	48 -218
me _ hoti	-98 -50
me _ hu	169 -78
me _ hua	-64 -27
me _ i	-99 121
me _ is	47 -36
me _ jaisa	-18 -13
me _ jaisi	-88 -33
me _ jayega	27 -53
me _ jyada	-118 -27
me _ ka	-63 49
me _ kab	-25 -109
me _ kaise	-41 -47
me _ kam	-62 5
me _ kar	-22 -11
me _ karke	88 -73
me _ karta	-27 -39
me _ karte	-37 -94
me _ ke	127 -94
me _ khana	-12 -12
me _ khun	135 -93
me _ ki	-177 -31
me _ kitna	-64 -99
me _ ko	-41 -173
me _ kya	-131 -203
me _ lag	-91 -13
me _ laga	150 -26
me _ lagi	-76 -102
me _ lagta	-134 -132
me _ mahine	-136 97
me _ mar	87 -18
me _ me	33 -203
me _ mila	130 4
me _ my	47 -83
me _ nahi	50 -74
me _ ne	-198 -162
me _ nhi	55 -71
me _ of	-63 -7
me _ pani	-129 -70
me _ par	34 116
me _ pe	32 15
me _ pehnu	-19 -37
me _ raha	-5 37
me _ rat	16 -51
me _ safe	-42 -108
me _ sakte	-108 -37
me _ se	-80 11
me _ tha	57 -185
me _ the	90 -167
me _ thi	-102 48
me _ thik	28 -41
me _ this	70 -44
me _ to	63 51
me _ vale	-150 -66
me _ vali	-40 -62
me _ vo	18 -25
me _ ya	-177 -81
me a	-98 -301
me ab	-207 -138
me after	-66 9
me ag	49 -82
me and	3 110
me at	56 -57
me aur	-56 -20
me aya	23 -99
me bahut	116 -5
me band	212 -166
me bat	-83 -8
me before	118 32
me bhi	23 151
me bijli	109 -77
me by	121 -61
me curent	31 -90
me dahi	-35 -22
me dard	75 -312
me davai	-80 65
me dekha	-121 -98
me do	148 33
me dost	82 -119
me ek	-96 100
me every	-48 33
me fail	-27 -2
me fark	-200 -111
me for	32 -134
me gas	-106 -49
me gaya	-3 71
me gir	96 -25
me h	-34 147
me hai	15 1
me halka	3 -25
me headshot	-48 -96
me heart	-111 -88
me her	-102 135
me hi	51 -16
me hov	18 61
me hu	146 64
me hua	-36 -37
me i	55 81
me if	52 -99
me in	90 58
me itna	-11 -91
me jalan	-161 -122
me jan	200 -75
me kaise	-62 -109
me kal	-127 -61
me kam	-60 -11
me kaun	-24 -151
me khana	-109 75
me khun	78 -37
me kisi	15 -50
me kitna	-42 -146
me kitni	-1 -136
me koi	23 10
me kuch	26 -104
me kya	-243 -365
me le	-22 58
me likha	-69 207
me mar	-120 -115
me mera	-26 -26
me mila	56 65
me nahi	-26 62
me namak	-121 -19
me nikal	128 -19
me out	-107 -156
me pair	3 -73
me pani	-115 -34
me pehle	-93 -74
me pucha	-95 89
me rakh	-55 79
me rakhna	-30 -157
me sab	-60 -165
me sabko	56 -69
me siti	-68 -83
me spray	55 -32
me tej	106 -3
me thanda	-129 -108
me the	-107 9
me thik	-128 138
me to	-2 119
me ulta	41 -66
me vhere	-44 141
me vhich	-97 135
me vith	-112 20
me vo	-13 -28
me vrite	-82 28
meal	47 -25
mean	9 -43
meaning	-195 -155
means	-9 -68
medical	82 -164
medical me	-15 -5
medicine	-84 -190
medicines	-93 -19
medikal	-21 -89
meftal	132 -37
mehandi	-82 -79
mehndi	-97 95
mehsus	15 -82
mein	39 5
mela	141 -40
melatonin	-120 -97
mele	-159 -20
mele men	-122 31
meme	-128 -135
men	-49 -121
men _ a	143 -32
men _ ab	-88 -32
men _ ai	-20 25
men _ antar	-35 -35
men _ ata	-53 33
men _ ati	-119 -89
men _ aur	-23 -93
men _ band	69 14
men _ bar	-193 -80
men _ chala	232 -37
men _ dard	106 129
men _ der	-52 -88
men _ din	-101 53
men _ diya	-166 -96
men _ do	-61 -45
men _ fark	-70 -70
men _ gai	215 -47
men _ gaya	95 -39
men _ ghante	-56 -73
men _ hai	-154 106
men _ hain	106 -114
men _ ho	-16 -160
men _ hota	-120 84
men _ hua	100 -52
men _ hun	57 78
men _ jyada	-76 -57
men _ ka	71 -260
men _ kab	-98 -38
men _ kaise	-100 -143
men _ kam	-64 -143
men _ kar	80 17
men _ karte	-25 -70
men _ kaun	-65 -92
men _ ke	-61 -222
men _ kha	-71 -52
men _ khun	35 -45
men _ ki	-200 -55
men _ kitna	-104 -75
men _ ko	-92 -100
men _ kya	-50 -120
men _ kyon	-145 -166
men _ laga	75 23
men _ lagi	90 -75
men _ lagta	-103 -75
men _ log	119 -61
men _ mahina	-16 -26
men _ man	28 -29
men _ men	-36 -76
men _ na	-119 -25
men _ nahin	121 -227
men _ ne	-123 -75
men _ pad	-166 -21
men _ par	-98 -47
men _ rahe	114 -29
men _ rat	87 2
men _ sa	55 -29
men _ se	-107 -152
men _ si	-8 -59
men _ tha	-88 1
men _ the	74 -63
men _ thi	-7 -94
men _ to	-49 -14
men _ vala	15 -29
men _ vali	-145 55
men _ ya	-83 -46
men ab	-21 97
men achanak	143 -7
men ag	128 -40
men ainthan	106 -38
men aisa	51 -55
men aj	-89 -92
men antar	-134 -95
men ath	-131 -99
men avaj	-28 -72
men aya	-84 15
men bachcha	189 -68
men band	112 80
men batana	-91 -73
men bhi	18 105
men chala	99 89
men chali	77 0
men dant	-65 -69
men dard	82 82
men daure	-34 -51
men dikat	-61 -36
men dil	-43 -16
men do	22 -129
men doktar	-81 -71
men ek	-77 -1
men fark	-93 -68
men gir	3 -61
men hai	-41 135
men hain	112 0
men halki	-130 -50
men hath	144 13
men hi	6 174
men hiro	-20 -80
men hun	103 160
men ja	16 -95
men jahar	-50 -53
men jalan	-78 63
men jay	-52 -101
men kaise	-31 -46
men kam	-61 56
men kata	109 -98
men kaun	-26 -98
men khun	-29 -59
men kitna	-70 155
men kitne	-38 -107
men kitni	-147 -130
men koi	92 34
men kuch	145 -33
men kya	-214 -304
men kyon	-64 -23
men lakva	-20 -61
men likha	-45 78
men lu	-69 -30
men meri	-52 22
men mujhe	-96 -118
men nahin	-88 -207
men nam	-42 -27
men padha	-27 -55
men pani	11 -30
men pata	-10 -12
men rakh	-71 113
men sab	-87 -13
men sanp	-44 -28
men se	5 -13
men siti	5 -37
men thi	-59 -54
men tin	13 -99
menopause	-47 -47
mental	-14 -41
mera	-124 139
mera beta	-51 -2
mera bhai	-35 -17
mera dost	-45 61
mera kam	-14 120
mera nam	64 -40
mere	23 122
mere _ ka	7 -14
mere _ ke	0 168
mere _ ki	-113 -155
mere _ ko	-174 -53
mere _ me	158 -61
mere _ meri	-18 130
mere _ ne	-16 13
mere _ se	-1 129
mere bad	-32 143
mere bete	-153 -65
mere bhai	-54 -1
mere bina	-22 146
mere dost	-89 -109
mere hath	70 -34
mere husband	-61 101
mere jane	-31 135
mere lie	-121 197
mere marne	-25 180
mere nana	-38 -103
mere papa	72 -39
mere pas	46 -101
mere pati	-9 -113
mere sath	101 -172
meri	-78 183
meri _ hai	-90 24
meri _ ka	-135 -41
meri _ ke	99 66
meri _ ki	-99 -155
meri _ ko	-35 155
meri _ ne	-188 98
meri _ rat	-12 127
meri _ se	-9 53
meri bahan	-41 65
meri beti	154 -122
meri bili	-150 16
meri bivi	-36 -71
meri didi	16 36
meri jan	-39 -87
meri man	-21 70
meri patni	4 59
meri saheli	54 38
meri sas	11 -130
meri umr	74 24
mes	-37 43
mes me	-41 -28
mesage	-196 81
mesage for	-62 -149
meter	84 -72
meter pe	118 -15
metformin	-109 -148
metformin khane	-20 -29
methi	-160 -135
metro	81 95
mg	-56 135
mid	110 60
mida	0 68
midle	5 6
midle _ the	33 83
midle of	-97 32
midnight	-45 -5
migraine	25 -121
miks	-38 97
miksed	134 66
mikser	-15 -153
mil	174 114
mil _ hai	18 -112
mil rahi	186 -109
mil says	104 -53
mila	83 113
mild	-274 -161
mile	-32 118
milega	-209 115
milegi	-81 -26
milenge	-147 -137
mili	-13 154
milk	9 -214
milta	-173 55
milta hai	-109 53
milte	-147 -55
milte hai	-31 -66
milti	-62 36
milti hai	-181 97
min	236 -191
min ago	179 90
min ho	59 -16
min me	2 -169
min pehle	152 116
min se	36 -123
minat	160 23
minat _ gae	93 -9
minat ho	93 -9
minat ka	-149 46
minat men	79 -80
minat se	102 -27
mind	-168 49
mine	-132 58
mine is	-143 -126
mins	131 -61
minute	32 -137
minute me	-49 -85
minutes	59 11
mirch	-123 -176
mirchi	20 -70
mirgi	24 -205
mirgi _ dava	38 -43
mirgi _ goli	97 -24
mirgi _ marij	-76 -41
mirgi ka	-103 -20
mirgi ke	-25 -31
mirgi ki	124 -65
miror	66 94
mis	135 69
miscariage	-83 80
mised	-120 -173
mised one	-144 -78
mising	95 -174
mision	-130 -57
mistake	216 -74
mistri	39 -49
mit	-122 39
mitar	30 -42
mite	-76 -140
mitha	23 -114
mithai	54 -63
miti	79 85
miti _ hai	-203 -98
miti _ tel	68 115
miti ka	68 115
miti khata	-203 -98
miti tel	115 -2
miting	-155 -184
miting men	-104 -45
ml	22 -133
mobail	-183 -86
mobail _ se	-81 -123
mobile	-108 -180
moch	-172 -142
mode	-151 -110
mohale	-25 -49
mok	-98 -62
mom	-27 141
momos	20 -152
moms	34 49
monday	65 -83
money	-77 75
monkey	114 -102
monsun	-110 -143
month	36 -232
month and	-122 -139
month baby	25 -15
month old	66 -101
months	-57 16
months and	-125 63
months pregnant	95 -18
more	-74 87
more in	-29 -33
more than	-88 -120
morning	-8 -112
morning _ is	-28 -65
morning and	78 -130
morning he	-75 50
morning nov	83 -11
morning she	20 49
mornings	-105 -73
moskuito	-33 -28
moskuito likuid	0 39
most	-72 17
mostly	-86 -78
mota	9 -13
mother	-25 -46
mother _ lav	-185 -34
mother _ to	-33 -60
mother in	-212 -48
mother is	82 73
mothers	45 -3
moti	146 -58
motion	60 -62
motiyabind	-124 -98
motiyabind _ opreshan	-25 -19
motiyabind ka	-29 -37
motor	141 -44
mouth	127 -78
mouth and	-2 -40
move	21 -26
moved	11 -47
moved to	-20 -80
movie	-243 -200
moving	159 -92
mr	-3 -86
mri	-122 -77
mrityu	-40 -126
mrng	62 -70
msg	-153 194
mtp	168 -40
muavja	-36 43
much	-89 -8
much _ is	33 -119
much vater	-70 -176
mud	-211 -283
muft	-44 -48
muh	236 -47
muh _ chale	-34 -84
muh _ ho	120 -22
muh _ jhag	70 -54
muh _ lar	22 -4
muh _ taraf	65 -19
muh ek	65 -19
muh me	47 -190
muh pe	39 -143
muh se	173 -107
muh tedha	121 -14
mujhe	0 62
mujhe _ aur	-26 39
mujhe _ hai	-71 60
mujhe _ kar	-32 -84
mujhe _ ke	26 76
mujhe _ me	17 -143
mujhe _ nahi	106 -55
mujhe _ se	102 -79
mujhe aj	-45 82
mujhe bhi	53 68
mujhe de	-76 173
mujhe ek	-95 -141
mujhe lagta	-55 -34
mujhse	-69 199
mukti	-113 144
multivitamin	-20 -35
muma	87 61
mumbai	-173 -118
mumy	-20 1
mumy _ muh	80 -15
mumy ka	17 52
mumy ke	-37 -76
mumy ki	0 -37
mumy ko	5 90
mumy ne	51 -65
muna	161 -101
munder	-124 161
munder par	-93 122
mune	3 84
mungafli	135 -49
mungfali	16 -24
munh	94 -62
munh _ chale	-187 -169
munh _ jhag	25 75
munh ke	-153 -163
munh men	95 -129
munh par	119 -43
munh se	68 92
munh tedha	174 -49
muni	50 39
murder	-142 -181
murder mystery	-39 -41
muscle	-133 -53
muskura	-50 111
must	-56 7
must be	-21 -118
mustard	-4 -28
my	-23 98
my 3	116 -41
my _ after	-170 108
my _ also	-15 135
my _ and	-159 129
my _ are	-56 50
my _ at	50 64
my _ came	111 -32
my _ can	0 110
my _ died	-125 -226
my _ eksam	-21 54
my _ fel	-139 -152
my _ fone	-79 -167
my _ for	102 -130
my _ friend	-104 91
my _ from	-112 123
my _ goes	-31 84
my _ got	-10 -119
my _ had	-18 -112
my _ has	-207 66
my _ he	-22 -88
my _ i	-83 290
my _ in	-173 174
my _ is	166 -81
my _ kips	64 -110
my _ mate	120 27
my _ nek	90 -44
my _ no	63 19
my _ not	-15 50
my _ on	133 10
my _ says	37 -118
my _ she	37 83
my _ since	97 -44
my _ sits	7 120
my _ tablets	24 -10
my _ to	-158 257
my _ vas	122 25
my _ veding	-22 -90
my _ vhen	53 140
my _ vho	59 -43
my _ vil	-157 -194
my _ vith	-50 214
my _ year	29 -144
my _ yr	77 120
my arm	-83 165
my aunt	-73 -112
my baby	75 -179
my bak	-17 -133
my brother	173 -174
my chest	122 -140
my coleague	-128 -105
my cousin	-26 39
my cousins	14 -19
my dad	18 41
my daughter	-25 93
my daughters	-63 -48
my dog	-194 87
my father	70 -13
my fathers	-110 52
my first	-151 -38
my flatmate	92 -135
my fone	63 -221
my friend	23 -51
my grandfather	83 -130
my guitar	-26 127
my hand	-56 97
my head	47 99
my heart	83 -105
my hostel	76 26
my husband	-182 2
my laptop	-80 -56
my last	-117 251
my life	65 82
my manager	-54 -163
my mil	-78 -44
my mind	-98 164
my mom	-83 133
my mother	-156 45
my mothers	70 66
my name	-84 60
my nev	-75 -121
my old	-136 -175
my ovn	-19 167
my parents	-74 184
my rumate	-196 117
my shoulder	41 -112
my side	-116 0
my sister	42 40
my son	12 -20
my sons	-6 80
my student	-66 26
my uncle	110 -122
my vife	80 17
my vifes	-45 -170
myself	24 267
myself vith	-65 135
mystery	-39 -41
myth	-113 -99
n	213 -56
na	-17 168
na _ iske	-107 -59
na _ ki	-127 109
na _ na	16 54
na _ to	-63 209
na ho	-201 181
na lage	-36 -133
na pade	-4 71
na rahu	-60 191
na rahun	-25 87
nabhi	20 -190
nabhi se	72 -19
nabj	249 -117
nabj _ mil	185 -55
nabj nahi	93 -35
nabj nahin	111 -19
nadi	10 213
nadi _ pul	-87 126
nadi kinare	-62 112
nadi me	-3 -32
nae	-59 144
nag	138 -140
nagar	-137 84
nagpur	-100 -38
naha	27 -7
nahane	-27 -170
nahar	-12 179
nahar men	-55 90
nahate	114 -40
nahi	69 6
nahi _ 2	-61 73
nahi _ ab	-14 -13
nahi _ abhi	72 24
nahi _ aj	70 1
nahi _ aur	34 9
nahi _ bas	-58 75
nahi _ bhi	-28 -34
nahi _ ja	-34 -43
nahi _ ka	-101 139
nahi _ kal	20 140
nahi _ ke	-74 115
nahi _ kya	110 -134
nahi _ me	66 135
nahi _ na	19 -15
nahi _ pa	36 -2
nahi _ par	-123 -19
nahi _ raha	129 -144
nahi _ rahe	159 -68
nahi _ rahi	268 -148
nahi _ rha	132 96
nahi _ sab	-72 91
nahi _ to	-96 125
nahi a	86 -195
nahi ata	123 21
nahi ati	-134 -84
nahi aya	-36 -38
nahi bas	-89 -120
nahi bol	114 -11
nahi de	-17 -44
nahi ghar	38 107
nahi h	25 -20
nahi hai	-157 -113
nahi ho	79 -81
nahi hoga	8 55
nahi hota	-45 -24
nahi hua	16 94
nahi ja	51 -134
nahi kar	-58 86
nahi khaya	60 -12
nahi khol	87 -11
nahi kiya	-39 4
nahi lagta	-20 -15
nahi le	148 -41
nahi mil	145 -52
nahi pa	171 11
nahi pakad	91 -8
nahi pata	69 55
nahi pita	20 -55
nahi raha	69 39
nahi rahe	124 -44
nahi rahi	172 -163
nahi rahunga	-41 175
nahi rha	139 -52
nahi tha	121 -90
nahi to	35 -55
nahi utha	-45 129
nahin	37 24
nahin _ ab	26 119
nahin _ aur	105 49
nahin _ bas	115 50
nahin _ chahie	-60 -45
nahin _ kal	-7 87
nahin _ ko	48 54
nahin _ koi	-16 -111
nahin _ main	22 128
nahin _ men	-210 58
nahin _ nahin	-27 -92
nahin _ pa	106 -31
nahin _ par	29 72
nahin _ raha	-64 -27
nahin _ rahe	13 -153
nahin _ rahi	104 -67
nahin _ se	97 63
nahin _ tha	36 -3
nahin _ thi	53 -5
nahin _ to	-112 88
nahin _ vale	-73 2
nahin a	-153 -101
nahin aega	-32 31
nahin ai	-14 -87
nahin ata	40 1
nahin ati	-57 -217
nahin aur	33 19
nahin aya	-160 -142
nahin bas	-162 -81
nahin chal	117 -26
nahin de	-50 -66
nahin deta	90 -40
nahin hai	-7 18
nahin hain	-28 49
nahin ho	0 -133
nahin hogi	46 62
nahin hota	-100 54
nahin hua	105 -68
nahin hui	46 40
nahin jata	33 39
nahin kiya	13 -54
nahin main	-12 95
nahin mil	192 -69
nahin mila	-164 45
nahin mili	-54 101
nahin nikal	72 -25
nahin pa	167 -42
nahin padega	-89 12
nahin pi	106 -13
nahin pita	-25 -68
nahin raha	232 21
nahin rahe	55 -1
nahin rahi	41 81
nahin rahungi	-19 56
nahin tha	42 74
nahin to	-30 148
nahin utha	-79 136
nai	214 69
naikhe	121 78
nail	60 -175
nail polish	1 -77
nails	-93 -167
najar	138 30
najar _ hai	77 -40
najar lagi	152 -31
nak	-23 -293
nak _ khun	163 -39
nak _ rahi	-124 -71
nak ki	-33 -32
nak me	95 -53
nak se	216 -44
nakhun	-191 -132
nakhun nile	153 -9
nakli	-94 -48
naksir	86 -79
nal	51 -81
nali	101 -148
nali men	91 -28
nam	-295 -190
nam _ hai	-89 -86
nam _ nahi	-62 16
nam _ nahin	-27 -66
nam _ se	-53 -143
nam kya	-76 -79
nam pe	-59 -9
nam yad	-63 -113
namak	-96 -197
namak _ karu	-43 -25
namak _ pani	112 -29
namak kam	-18 -32
namak kitna	-52 -42
namak pani	55 -43
namaskar	-94 -108
namaste	33 -25
name	3 -192
name _ my	-6 -66
name for	-77 -68
names	-155 38
nan	57 197
nana	203 -62
nana ji	91 -44
nana ko	-64 -60
nanad	1 94
nanbar	-212 -34
nanbar _ hai	45 49
nanbar badh	-135 -31
nani	-12 -172
nani ke	-54 50
nani ki	45 -156
nani ko	38 -138
nap	96 -65
napa	-79 -15
nara	-56 -44
naraj	-26 -142
naraj hai	-26 -142
naram	44 -58
nariyal	-121 -76
nariyal _ se	-34 -43
nariyal tel	-107 -62
nas	-26 340
nas _ li	-133 161
nas kat	-183 214
nas kati	-57 143
nasha	50 -210
nashe	-18 -4
nashik	61 -74
nashta	-38 -114
natak	-51 -8
natak _ hai	-63 24
nathi	109 97
nati	124 -47
natural	37 15
nau	1 -99
naukri	-172 50
naukri ke	-36 -109
nausea	-2 -45
navjat	127 -115
navjat ko	-143 -56
naya	-227 -276
naye	-158 100
nayi	29 -141
nd	51 32
nd flur	157 -130
ne	273 45
ne _ band	43 24
ne _ dabaya	96 -63
ne _ dala	-152 -104
ne _ di	-90 84
ne _ diya	-147 113
ne _ hai	96 17
ne _ hath	-58 -143
ne _ hi	-9 -32
ne _ ka	47 50
ne _ ke	120 -104
ne _ ki	156 62
ne _ kiya	-55 154
ne _ ko	32 57
ne _ le	-136 -171
ne _ liya	126 -6
ne _ mar	-63 -65
ne _ mara	3 -66
ne _ mari	76 -28
ne _ me	134 9
ne _ men	39 62
ne _ nahi	-154 -21
ne _ par	86 114
ne _ pe	84 14
ne _ pi	35 83
ne _ rakh	-31 85
ne _ sal	93 -115
ne _ se	-11 30
ne _ tha	-89 -278
ne _ tod	-108 -95
ne _ vali	61 46
ne ab	-94 -31
ne aj	-71 -36
ne bola	-78 37
ne dadi	138 -98
ne darvaja	-143 155
ne dupata	-52 96
ne dusri	-96 124
ne ek	86 -7
ne fir	5 -104
ne gala	126 -74
ne jan	-186 -190
ne kaha	-129 -22
ne kal	-40 -152
ne kat	86 -61
ne kata	173 -145
ne khet	40 22
ne kuch	47 -61
ne likha	-52 17
ne mar	-156 -110
ne meri	-42 -40
ne miti	20 35
ne munh	-78 101
ne pet	154 -62
ne pucha	-120 102
ne tin	77 -17
ne to	-181 -155
near	14 118
near me	-206 -235
near the	-25 162
nearly	70 -87
nebuliser	127 -14
nefev	56 -64
negative	-163 -125
nehar	75 129
nei	138 -88
neighbour	-79 11
neighbours	55 -35
nek	135 -150
nek is	28 70
nekst	31 26
nekst _ is	149 -52
nekst _ me	78 56
nekst month	7 45
nekst to	93 -39
nekst vik	34 -136
nervous	-66 -58
net	-49 24
netvork	61 51
neuro	-60 -36
nev	-83 -120
nevborn	138 -56
nevborn _ days	163 -32
never	-76 22
never again	-62 -76
nevs	-99 -220
nevspaper	-50 17
nh	204 -96
nh 44	143 -77
nhi	144 67
nhi _ rha	75 -72
nhi _ rhi	-6 -83
nhi h	107 -44
nhi ho	32 80
nhi rha	112 -12
ni	196 145
nibandh	-145 -239
nice	-113 78
nicely	5 -42
niche	22 112
niche _ ghere	-203 -159
niche _ hai	148 -101
niche _ khun	141 -75
niche kale	-203 -159
niche kuch	153 -86
niche se	124 -167
nid	46 -40
nid _ for	42 -63
nid a	-75 -112
nid it	-18 147
nid to	19 82
nided	-156 -139
nided or	-48 -107
nidle	210 -43
nids	-12 -10
niece	17 -20
nigal	176 25
nigal li	27 89
nigal liya	60 -97
nigalne	174 -59
nigalne _ dard	58 -21
nigalne me	124 -51
night	-107 -54
night _ i	-31 66
night and	173 -27
night duty	-78 120
night he	111 -12
night i	-45 142
night my	12 47
night she	60 9
night shift	-142 -41
nights	-9 -42
nigla	108 -27
nikal	-46 68
nikal _ ab	-148 -15
nikal _ h	-33 114
nikal _ hai	-161 -179
nikal _ hain	-122 12
nikal _ kya	195 -8
nikal aya	-127 123
nikal di	-40 -36
nikal diya	-12 115
nikal gai	-150 -3
nikal gaya	-41 -139
nikal gaye	-83 20
nikal gayi	-135 -36
nikal ke	4 6
nikal liya	23 -67
nikal raha	121 15
nikal rahe	-192 -43
nikal rahi	46 -138
nikala	267 -206
nikala hai	119 -12
nikala sans	75 -34
nikalne	18 -10
nikalta	-57 76
nikalte	2 109
nikalti	93 -110
nikalvana	-59 -32
nikla	66 118
nikla hai	41 66
nikle	-68 -156
nikli	-62 2
nila	260 26
nila _ gaya	119 -16
nila pad	124 -36
nile	285 -91
nili	181 -96
nili pad	154 -5
nim	-45 -54
nimbu	-79 -130
nimbu _ se	-20 -17
nimbu pani	-11 -99
ninbu	-48 -98
ninbu pani	-55 -82
nind	-141 42
nind _ ati	-171 -300
nind _ dant	-76 -146
nind _ goli	89 247
nind _ goliyan	-68 219
nind _ hai	-7 -90
nind a	-137 78
nind ati	-109 88
nind bahut	29 -44
nind kam	57 -160
nind ki	132 319
nind me	-207 -146
nind men	-74 27
nind nahi	-131 -186
nind nahin	-106 -220
nine	-125 -71
nishan	-82 121
nishan _ ki	-37 103
nishan ab	3 -74
nishan dekhe	-29 102
nishan hai	-16 141
nishan hain	124 75
nit	-101 120
nite	78 5
niyam	-119 -184
no	118 155
no _ at	153 -106
no _ but	88 -32
no _ coming	110 -33
no _ from	122 138
no _ i	201 -139
no _ is	31 -111
no _ no	-153 40
no _ nov	-140 -26
no _ since	191 -105
no _ to	47 163
no fever	-324 -149
no more	-17 114
no other	-164 45
no pain	-133 -270
no pulse	223 -106
no reason	-29 162
no sound	240 -78
no symptoms	-104 -116
nobody	-66 207
nobody _ notice	-18 156
nobody _ to	-10 65
nobody is	-65 -48
nobody knovs	91 -6
nobody vil	-29 194
noch	140 -42
nocha	137 44
noida	-101 -86
noise	64 119
nomini	-51 98
non	-104 -45
none	-40 -67
none since	-28 -27
nonsense	140 -77
nopi	-23 -191
normal	-54 -274
normal _ hai	-38 -25
normal _ kya	175 -27
normal for	166 -42
normal hai	173 -67
normal in	76 -27
normaly	85 4
nose	-119 -260
not	96 143
not _ and	47 78
not _ even	10 -23
not _ fone	77 -15
not _ here	-142 -268
not _ i	12 123
not _ in	-141 -68
not _ my	44 13
not _ since	-40 -117
not _ the	-22 22
not _ to	173 72
not _ up	57 179
not _ yet	-131 -105
not able	124 -55
not ansvering	133 15
not be	-152 -189
not breathing	-139 -74
not coming	-124 -136
not crying	109 40
not even	75 -26
not for	-52 209
not get	-90 112
not geting	71 -40
not going	83 154
not lifting	-76 120
not moving	161 -76
not piking	-4 61
not replying	-40 -1
not responding	128 -64
not sad	-79 166
not stoping	168 -115
not taking	140 -15
not to	-65 92
not vaking	126 51
note	-167 196
notes	-80 44
nothing	57 -35
nothing to	32 68
notice	-140 96
nov	80 -16
nov _ and	-60 -64
nov _ cant	94 -63
nov _ i	57 54
nov _ is	104 21
nov _ it	25 5
nov _ on	76 -35
nov _ she	-33 62
nov _ to	-76 45
nov _ vant	66 -188
nov and	1 22
nov can	-157 -110
nov he	130 71
nov just	22 -193
nov my	-57 85
nov ok	-9 -43
nov planing	-68 -31
nov she	43 -79
nov vhat	-89 -38
novel	-95 42
november	-88 -36
novu	25 -172
nu	81 119
nuksan	-139 -76
nuksan _ hai	-37 -133
nuksan karta	-32 -70
numb	114 4
number	6 57
nun	175 -114
nurse	89 118
nursing	-160 -77
nursing eksam	-31 -16
nuskha	-48 -69
o	-56 -70
oats	-98 -108
oats or	-40 -32
of	22 125
of _ 3	38 -48
of _ after	-59 24
of _ and	43 -119
of _ at	82 -84
of _ in	28 15
of _ is	13 -2
of _ no	27 13
of _ nov	-51 13
of _ the	72 107
of _ vho	-37 39
of _ vith	-94 57
of a	-93 -65
of he	86 19
of heart	8 -89
of his	52 80
of it	3 28
of me	-109 121
of my	136 269
of our	-40 -71
of stroke	-27 -34
of the	4 -233
of them	100 107
of this	-59 3
of us	103 167
of vith	82 116
ofice	-69 -157
ofice me	-118 -34
ofis	-28 -103
oil	-22 -23
oily	-47 -52
oily skin	-42 -50
ointment	124 -7
ojha	71 15
ok	6 -2
ok _ i	-5 111
ok and	-61 -160
ok but	162 -54
ok for	-222 -99
ok in	-23 -59
ok nov	41 -119
ok or	-100 -105
ok to	85 -164
okay	-31 -12
oksimeter	78 -83
oksygen	-28 25
ola	93 78
old	52 -178
old _ and	-73 -85
old age	-59 -66
old is	-77 -98
old man	52 -28
old people	-95 21
old vith	99 -37
on	72 1
on _ 3000	-66 -44
on _ after	-46 -96
on _ and	-61 56
on _ arm	-36 175
on _ at	55 99
on _ face	154 -56
on _ flur	85 -163
on _ from	-198 -131
on _ i	-8 -77
on _ in	-75 -16
on _ is	-32 -44
on _ last	-70 38
on _ not	1 -121
on _ of	-81 -40
on _ side	-85 62
on _ since	31 -145
on _ skin	132 -68
on _ stairs	78 -40
on _ terace	-7 -45
on _ th	15 43
on _ thiner	102 -59
on _ today	98 15
on _ vith	-67 100
on a	-140 96
on and	65 -53
on blud	102 -59
on chest	-17 -31
on finger	-258 -138
on flur	144 -159
on friday	-152 -183
on head	131 -65
on her	-35 107
on him	124 -91
on his	18 -10
on it	20 -90
on left	-99 67
on monday	111 6
on my	104 -90
on one	24 -34
on port	-95 -73
on purpose	-81 126
on right	-118 -28
on saturday	20 -93
on shin	-105 -56
on sunday	-13 -52
on sundays	-40 -42
on terace	60 144
on the	133 145
on thigh	-110 25
on tuesday	103 -61
on vrist	-113 6
once	-178 -35
once in	-17 -113
one	182 9
one _ and	76 -140
one _ for	80 99
one _ he	-25 -51
one _ i	60 82
one _ in	-9 -143
one _ is	171 -10
one _ of	165 -57
one _ one	-117 114
one _ vhile	88 -11
one and	-32 59
one by	-105 75
one day	-169 -13
one eye	114 -104
one girl	89 32
one hour	188 28
one is	57 3
one more	116 -140
one of	17 65
one pupil	116 -22
one second	72 -98
one side	229 -181
ones	-79 84
onion	-202 -168
onlain	-98 187
online	-156 -15
only	15 124
only _ are	41 -91
only _ i	-150 143
only _ is	-25 27
only _ one	-60 -75
only _ to	47 72
only a	59 13
only at	-136 -106
only in	-129 -77
only on	-27 105
only one	120 -41
only smal	-34 41
only that	-46 154
only thing	-40 125
only vant	60 88
op	-136 19
opd	153 -43
open	174 6
opened	98 21
opening	65 -41
opens	113 -3
operation	-131 -8
opreshan	-212 -171
opreshan men	-88 -36
or	-375 -168
or _ and	-92 26
or _ for	-219 -100
or _ i	-155 -175
or _ is	13 -38
or _ it	-183 -17
or after	-102 -69
or bad	-91 -38
or eksercise	-57 -51
or is	-110 -93
or just	-165 -249
or myth	-28 -33
or no	19 -130
or not	58 -166
or only	-124 78
or should	-136 -120
order	39 -131
ors	-98 -138
oru	106 -70
ot	-33 94
other	20 75
others	-77 43
othervise	-143 -50
otp	-230 -114
our	-20 -1
our vilage	58 -57
out	66 2
out _ the	173 -53
out and	67 12
out from	200 -69
out of	-59 85
outside	2 13
over	43 -74
over _ me	-31 48
over it	-74 -100
over my	65 -157
overdose	-55 147
overthinking	-24 160
ovn	33 215
ovner	57 91
pa	198 36
pa raha	39 -126
pa rahe	166 -88
pa rahi	62 25
pa rha	98 48
pacemaker	48 -32
pachas	34 -51
pachta	-53 -44
pad	129 -212
pad _ hai	10 -106
pad bhar	82 -15
pad gae	35 -34
pad gai	-120 -17
pad gaya	79 -84
pad gaye	-88 -35
pad jati	-34 -75
pad raha	92 -14
pad rahi	56 -26
pada	133 90
pada _ ab	-134 -50
pada h	78 26
pada hai	169 35
pada tha	-135 -51
pade	214 8
pade hain	110 -43
padega	-86 48
padega kya	-9 -107
padegi	-101 96
padh	-71 -166
padh ke	-44 -65
padha	-34 70
padhai	-114 80
padhi	-61 36
padhti	-15 27
padi	285 -139
padi h	45 -23
padi hai	130 -56
pados	66 61
padosan	5 47
padosi	34 -188
padta	-81 37
padta hai	9 -158
padte	-35 -98
padte hain	-76 -66
padti	-67 -74
padti hai	-113 -72
pady	41 53
pagal	89 -105
page	-117 151
pahad	-121 -137
pahada	-110 -100
pahchan	19 -59
pahchante	61 -10
paheli	-136 -177
pahla	-58 -68
pahle	-102 -52
pahle _ hua	-66 -109
pahle _ men	-10 -3
pahle _ ne	108 -70
pahle ab	-90 -23
pahle hi	-101 174
pahle kute	126 -20
pahle kya	-83 -68
pahle se	39 -45
pahli	-73 -56
pahnen	-69 -35
paid	-77 101
paid the	-49 168
paida	29 68
pain	-68 -231
pain _ al	126 -76
pain _ to	41 -64
pain and	150 -41
pain at	164 -77
pain in	18 -28
pain is	-77 -99
pain nov	-143 -163
pain since	-75 -36
painful	95 94
paining	182 -5
painles	22 232
pains	62 -105
paint	61 -83
painting	-90 -55
paip	20 -26
pair	149 -114
pair _ aur	70 -16
pair _ do	142 -20
pair _ ke	-111 154
pair _ moch	-147 -107
pair ke	-97 -55
pair ki	-167 -157
pair latka	-134 162
pair me	-41 -204
pair men	154 -74
pair pe	145 -38
pair suje	164 -27
pair sun	145 -24
pair thande	143 -20
pairo	143 -66
pairon	-62 -87
pairon men	-112 -84
paisa	-131 85
paise	-210 63
pak	-145 -131
paka	-135 189
pakad	113 -134
pakad ke	-66 -88
pakda	-38 -9
pakde	128 -92
pakdi	-23 107
pakhana	142 -17
paki	-77 75
pal	7 -115
palak	-68 -118
palat	210 -28
palat gaya	95 -5
pale	182 -79
palke	159 -23
palke gir	87 -9
palken	111 -24
palm	129 -49
palms	62 -39
palu	74 48
pambu	78 -33
pan	175 -250
pana	-46 -59
panch	45 -207
panch _ ka	35 -42
panch _ ki	-46 -27
panch _ men	116 -22
panch _ pahle	-40 -18
panch _ se	42 -136
panch din	-63 -10
panch minat	92 -15
panch sal	-20 -170
panchayat	5 57
panchvan	9 -26
panchvan mahina	9 -26
pandrah	-111 102
pandrah din	-12 23
pani	6 -122
pani _ gaya	-39 -21
pani _ hai	-136 98
pani _ khun	106 -10
pani _ nahin	-127 -32
pani _ raha	52 -17
pani _ rahi	89 -11
pani _ rha	-48 -25
pani _ sath	10 -92
pani _ se	95 -19
pani _ thaili	88 -17
pani bhi	47 -24
pani jaisa	243 -35
pani ke	-63 -107
pani ki	167 -54
pani kitna	-123 -116
pani me	82 -113
pani men	-161 -77
pani muh	68 -10
pani pi	73 -106
pani pila	99 28
pani puri	-151 -50
pani se	-115 -193
panic	-99 -105
panic atak	-46 -42
panir	-189 -184
pankha	-121 204
pankhe	-93 151
pankhe ki	60 -120
pankhe se	-76 92
panp	140 -48
panp _ bar	179 -30
pantop	-96 -115
pants	21 -40
papa	104 170
papa _ ke	95 17
papa _ khet	-17 47
papa _ rahe	-69 17
papa _ vale	61 44
papa ka	-87 21
papa ke	-17 -9
papa ki	-177 198
papa ko	-175 -33
papa ne	147 91
papad	151 -128
papaya	-188 -197
papdi	-101 -47
paper	9 -79
papers	-36 158
papita	11 -72
par	29 -100
par _ a	-160 -56
par _ bhi	49 76
par _ gaya	54 82
par _ hai	63 88
par _ hain	-13 83
par _ ho	-126 -81
par _ hun	63 81
par _ ka	33 -218
par _ ke	134 -64
par _ ki	-109 -17
par _ ko	-38 -11
par _ lagana	-30 -23
par _ lal	-82 148
par _ me	-33 -55
par _ men	-33 -161
par _ nahi	97 -139
par _ nahin	94 -10
par _ pe	-15 30
par _ raha	147 -15
par _ se	-73 43
par _ tha	-139 -129
par _ thi	70 -10
par _ thik	-31 -17
par _ to	-4 -37
par ab	110 74
par aj	94 35
par ankh	93 102
par aya	-68 116
par bhi	180 -47
par bojh	-61 116
par chakate	101 -10
par do	-41 -65
par ek	11 79
par hain	80 -107
par hi	57 -53
par hun	37 130
par kam	82 -26
par khadi	-167 111
par khana	119 -50
par kya	-95 -97
par mujhe	37 -79
par nibandh	-120 -176
par nishan	-48 31
par rat	15 41
par roj	-74 55
par thik	-76 -12
par tuthpest	-62 -37
par vo	-32 -52
paracetamol	7 22
paralysis	-131 -77
paratha	-188 -142
paratha _ jata	-166 -65
paratha fat	-166 -65
parche	91 35
parchi	-83 47
parda	155 61
parda _ gaya	35 -3
parda gir	38 -3
parents	-146 156
pareshan	-24 20
parhej	-164 -146
pariksha	-230 -184
pariksha ke	-121 -78
pariksha ki	-53 24
pariksha men	-54 -100
parivar	-25 6
park	-2 13
parked	77 9
parso	-7 -160
parson	-89 26
part	49 -99
partner	46 63
party	48 -252
party me	80 -108
pas	-117 154
pas _ aur	-71 -43
pas _ hai	-71 144
pas hai	-75 -136
pas jana	-27 154
pas me	-74 106
pas men	-125 28
pasand	-157 -81
pasand hai	-95 -128
pased	120 -104
pased _ in	181 -96
pased urine	94 -22
pasenger	52 98
pasenger in	37 13
pases	125 -85
pashu	-94 -87
pashu doktar	-63 -23
pasina	308 -222
pasina _ raha	109 -11
pasina a	132 -17
pasina aur	-66 -14
pasina chut	37 -2
pasina pasina	76 -66
pasine	-27 -3
pasine _ tar	185 -39
pasine me	125 67
pasine men	-77 -14
pasine se	-56 -61
pasing	-91 -41
pasli	137 -85
pasport	-48 25
pasvord	-132 65
pasvords	-36 159
pata	-59 70
pata kya	76 18
pata nahi	-123 -35
pata nahin	-48 -152
patakha	119 -46
patang	-6 -129
patch	-154 -44
patches	-45 56
pate	55 -98
pathar	223 -78
pathar jaisa	100 -9
pathri	-177 -204
pati	214 -13
pati _ hai	162 -114
pati _ li	-63 117
pati _ se	74 -12
pati bandh	-44 85
pati ki	-64 59
pati ko	-125 -56
pati ne	117 61
pati patni	-48 -160
patient	92 7
patient is	64 -77
patients	43 6
patla	10 -129
patla _ ki	85 -41
patla karne	100 -44
patli	-68 -70
patna	-88 -163
patni	-143 54
patni _ hai	-19 -48
patni ka	-19 -71
patni ko	49 -160
patni ne	-103 94
patri	-113 320
patri pe	-49 190
paudar	13 -35
paunga	-20 -47
pay	47 118
paya	-140 134
pcod	-25 -84
pcos	-42 -44
pe	36 152
pe _ du	-99 -90
pe _ gaya	129 -14
pe _ ghante	-149 11
pe _ h	-124 -19
pe _ hai	1 20
pe _ ho	-43 -18
pe _ hu	-159 188
pe _ hun	11 133
pe _ ka	-107 -8
pe _ ke	-113 146
pe _ ki	54 -154
pe _ laga	35 -28
pe _ likha	127 -20
pe _ nahi	79 -47
pe _ raha	28 -30
pe _ se	-207 -25
pe _ tha	94 55
pe ab	2 -141
pe baitha	-36 141
pe bhi	149 -60
pe bola	-85 117
pe do	22 -109
pe ek	-110 139
pe fir	-99 56
pe hai	31 -123
pe hi	106 14
pe hu	-31 150
pe ja	-44 -53
pe jaise	140 -30
pe kata	63 64
pe kya	-20 -150
pe laga	95 -9
pe likha	20 110
peace	-130 -1
peaceful	-34 175
peanut	145 -68
ped	-171 131
pehchan	108 -24
pehchan nahi	112 -14
pehen	-109 37
pehen ke	-41 54
pehle	22 -72
pehle _ me	-163 -47
pehle _ se	-58 -33
pehle _ tha	-67 -40
pehle ab	134 50
pehle bhi	17 58
pehle din	-43 -28
pehle kya	-40 -44
pehle se	-67 -121
pehli	-74 -59
pehli bar	-42 -40
pehnu	-88 -121
pen	127 2
pending	-67 54
pens	8 -101
penshan	-36 -76
pension	-23 138
people	-32 -20
people say	53 27
pepar	-86 20
per	-51 -249
per day	-46 -191
percent	-150 26
period	-48 -202
period 5	-95 -14
period _ din	-42 -28
period late	12 -7
periods	-60 -188
periods every	-30 -47
person	-78 136
peshab	244 -203
peshab _ se	80 -6
peshab kal	106 -16
peshab me	75 -3
peshab nahin	89 -11
pest	-86 21
pesticide	-144 100
pet	116 -334
pet _ bachcha	139 -9
pet _ bahut	91 -4
pet _ dard	-78 -43
pet _ gaya	-129 -62
pet _ hai	29 59
pet _ hun	190 -57
pet _ jaisa	135 -15
pet _ ke	-17 -44
pet _ lat	132 -18
pet _ nahi	-113 -107
pet _ nahin	11 -26
pet _ upar	95 -15
pet dard	-78 -108
pet fat	-133 -73
pet fula	-78 -15
pet hi	-71 -78
pet ke	61 -40
pet lakdi	41 -2
pet me	221 -42
pet men	150 44
pet pathar	137 -9
pet pe	159 -17
pet saf	-111 -125
pet se	265 -87
petrol	66 -83
pf	-29 -113
pg	9 184
pi	282 194
pi _ ab	-23 44
pi _ hai	-170 143
pi _ hain	-52 -23
pi _ hu	-154 -26
pi _ the	22 -49
pi _ thi	-37 70
pi gaya	199 -60
pi ke	-32 34
pi li	-26 97
pi liya	45 137
pi lun	60 104
pi raha	-144 55
pi rha	-84 -54
pi sakta	-47 -40
pi sakte	-73 -57
pi thi	111 -75
piche	84 75
pichkari	135 -23
pichle	-216 -62
pichle _ hua	-31 -18
pichle hafte	16 10
pichle mahine	-173 3
pichle sal	-204 -87
pichli	-152 -100
pichli bar	-111 -79
piece	118 -55
pieces	-84 -34
pija	-18 -217
pik	24 87
pikar	66 -10
piking	-19 27
pil	-107 26
pila	240 -134
pila _ gaya	98 -5
pila _ hain	6 -28
pila do	134 -3
pila pad	32 -3
pila rahe	110 -103
pilane	8 -60
pilate	-76 -30
pilaya	53 -16
pile	-107 -91
piles	-43 -54
pili	72 -11
piling	-94 -76
piliya	27 -117
pilov	-114 11
pils	26 212
pimple	-196 13
pimples	-73 -89
pin	-23 115
pina	-154 -172
pina _ hai	-74 -19
pina thik	-15 -32
pinch	162 -29
pindli	25 -23
pine	74 -27
pine se	9 -2
pink	35 -163
pink froth	119 -28
pip	-18 77
pipe	-111 75
pista	-71 -122
pit	193 -154
pit _ hai	110 -56
pit raha	158 -88
pita	108 -143
pita hai	-19 -49
pitaji	-11 -31
pitaji _ se	69 -11
pitaji _ shugar	92 -19
pitaji ki	104 7
pitaji ko	-173 -111
pite	50 -105
pite pite	116 -22
pith	39 -215
pith par	-49 -81
pith pe	-81 -114
pith tak	38 -2
piya	15 70
piye	100 -74
pl	-81 95
place	-86 -28
plan	-111 7
plan kar	-70 11
planing	-157 28
plant	16 -158
plants	-150 2
plaster	149 -84
plate	37 -66
platelet	131 -23
platelets	33 -104
platform	-85 147
play	-127 -131
playing	-28 -116
plays	-121 -64
please	53 37
please _ me	107 147
please dont	-62 39
please tel	-62 156
pletlet	-60 -99
pls	-110 27
pls _ tel	38 54
pls dont	88 133
pls tel	103 -23
plus	-65 -47
pm	-19 -118
podcast	-25 -109
poem	10 -182
poha	-154 -159
point	-107 152
points	-147 -177
poison	20 16
poison ivy	-41 -66
poisoned	-82 -148
poisoning	-21 -56
poisonous	-67 -124
pole	126 -27
police	4 157
policy	-44 -23
polio	-92 -87
polish	-9 -85
polite	-104 -179
pongal	-108 -78
poren	-93 159
port	-98 -74
port 3000	-66 -44
posible	-127 -51
position	-189 -78
positive	189 21
post	153 -2
postar	-84 -121
posted	-141 208
poster	-114 -156
poster for	-67 -57
postpartum	-77 36
pota	91 -73
potasium	41 66
potato	32 -15
pote	-31 -90
pote ko	-120 -2
poty	-45 -177
povder	-13 -153
povder se	-138 -58
pover	12 -176
praman	-22 -128
pranayam	-104 -79
prasav	48 -41
prasav _ bad	-31 -40
prasav ke	-31 -40
pravns	216 -48
pray	-88 132
pre	-21 -87
preg	128 -68
pregnancy	-183 -36
pregnancy me	-55 -88
pregnant	157 -33
pregnensi	-119 -18
premium	-101 -176
pres	56 85
prescription	-61 -37
presed	-73 -137
presing	38 -39
presure	7 66
presure cuker	101 -63
prevent	65 -42
prevention	-97 -120
previous	74 -14
price	-116 -190
principal	2 39
print	-41 -38
printed	-69 -93
printer	-60 -112
private	4 -169
problem	-65 -51
proces	-114 -146
proces _ port	-71 -59
proces on	-71 -59
profile	-147 -107
project	1 -70
prompt	-71 -170
properly	8 63
propose	-34 -73
protein	-115 -166
protein povder	3 -73
psychiatrist	-22 -78
psychology	-29 -40
pt	60 -10
pubg	-100 -30
pubg me	-97 -25
puch	-3 53
puch _ hain	65 -120
puch _ hun	-102 81
puch raha	-178 108
puch rahe	-81 75
puch rahi	152 -156
pucha	-213 -15
pucha tha	-115 -108
puchna	104 -155
puchna tha	76 -142
puchne	-68 89
pucho	30 -26
pucho to	4 90
puchte	-62 117
puchte hain	-41 -3
pudiya	104 -2
puja	22 -64
pul	-19 253
pul pe	-158 196
puled	126 13
puled him	-22 67
puling	176 -38
pulis	22 102
pulse	182 -231
pulse i	187 -89
pump	223 -73
pune	-129 -122
pune me	-30 41
punjab	-80 -82
pup	-81 -97
pupil	117 -23
pupils	120 -30
pura	91 34
pura badan	168 -3
pura hua	-42 29
purana	-179 -246
purana nishan	-64 -52
purane	-15 -130
purani	-212 -176
pure	87 -31
pure _ par	83 -10
pure _ pe	35 -9
pure badan	129 -12
pure sharir	83 -10
puri	-65 57
puri _ gai	-73 -106
purple	140 -94
purpose	-81 126
pus	-62 -29
push	129 -5
put	26 192
put _ in	1 -36
put _ on	3 58
puting	89 -27
putli	225 -127
putli _ jaisi	48 -20
putli badi	92 -18
putli sui	72 -24
pyaj	-184 -138
pyaj ka	-105 -49
pyar	-203 -14
pyas	96 -19
pyas pyas	64 -5
python	-60 -143
python list	-21 -93
r	-184 10
ra	166 85
rabies	-144 -179
rabies ka	-67 -45
ragi	-193 -138
rah	-36 63
rah gaya	-9 27
raha	187 -35
raha _ ab	-37 -108
raha _ abhi	99 -20
raha _ ankh	86 -26
raha _ aur	107 46
raha _ bas	6 54
raha _ bhi	40 105
raha _ bol	-6 26
raha _ ek	78 7
raha _ ghar	30 46
raha _ hai	120 -29
raha _ ke	117 -28
raha _ ki	40 98
raha _ kisi	30 27
raha _ ko	66 77
raha _ kuch	149 -92
raha _ le	-86 130
raha _ me	86 -160
raha _ mujhe	66 -55
raha _ nahi	-70 32
raha _ nahin	120 -13
raha _ nind	5 -60
raha _ pada	88 -5
raha _ par	-5 74
raha _ pasina	36 -2
raha _ pe	14 -40
raha _ sans	21 -4
raha _ se	216 -105
raha _ tin	-66 121
raha _ to	60 46
raha _ ulti	-1 -12
raha ab	52 6
raha aur	215 -37
raha bachche	72 -36
raha ek	24 110
raha h	-46 -30
raha hai	162 -134
raha hu	-273 -158
raha hun	-309 108
raha ki	76 -13
raha kya	123 81
raha subah	79 -26
raha tha	-62 -87
raha ulti	79 -17
rahe	84 -79
rahe _ aur	-70 82
rahe _ bol	54 14
rahe _ ke	79 -15
rahe _ ki	-165 141
rahe _ kya	-120 13
rahe _ men	122 -12
rahe _ nahi	140 -72
rahe _ par	90 -125
rahe ab	34 -40
rahe aur	181 -33
rahe h	73 25
rahe hai	1 58
rahe hain	135 -73
rahe pasina	80 -14
rahe sab	94 -61
rahe the	-13 85
rahega	-178 -51
rahegi	-86 -37
rahenge	-92 117
rahi	302 34
rahi _ ab	15 -98
rahi _ aur	85 -6
rahi _ bhi	130 -23
rahi _ ek	77 56
rahi _ hai	-26 -21
rahi _ hath	63 24
rahi _ ki	133 -10
rahi _ me	-42 -125
rahi _ par	64 104
rahi _ pe	65 -30
rahi _ sans	43 -3
rahi _ se	49 30
rahi ankh	202 -40
rahi aur	140 -33
rahi h	71 -20
rahi hai	50 120
rahi hain	179 -43
rahi hu	-101 202
rahi hun	83 -20
rahi main	19 26
rahi thi	84 108
rahin	198 -139
rahna	-61 107
rahne	-142 -136
rahne se	-54 -130
raho	-104 29
rahta	-219 -121
rahta hai	-180 -131
rahta hun	-66 19
rahte	13 -87
rahte hain	51 -65
rahti	-194 -106
rahti hai	-140 -78
rahti hun	-31 -43
rahu	-69 190
rahu to	-44 166
rahun	-28 135
rahunga	-44 198
rahungi	-23 72
railvay	-73 214
railvay line	-38 124
rain	-151 -304
rain in	-63 -160
raise	-148 -52
raja	-51 -117
rajasthan	-150 -168
rajma	-119 -143
rakh	65 256
rakh _ hai	-21 69
rakh _ hain	-13 115
rakh di	73 93
rakh ke	59 43
rakh li	-131 146
rakha	-62 197
rakha hai	-42 202
rakhe	-69 -121
rakhen	-97 -248
rakhi	39 68
rakhi _ bas	7 79
rakhi h	-21 102
rakhi hai	13 195
rakhi thi	57 27
rakhna	-216 0
rakhna _ hai	-46 -184
rakhna hai	-53 -100
rakhne	-93 -144
rakhte	52 -34
rakhti	0 -101
rakhti hai	13 -115
rakhu	96 -246
rakhun	-207 -116
rakta	109 -112
raktadan	-135 -113
ram	-198 11
ram ram	-191 37
ramayan	-108 -54
ran	40 30
ran avay	13 1
ranchi	-16 2
rang	182 -100
range	-153 -78
ras	-23 -41
rasam	94 -84
rash	-109 -123
rashan	-15 -97
rashan _ men	-9 -32
rashan kard	-11 51
rashi	-51 -87
rashifal	-54 -99
rasi	2 211
rasoi	3 47
rasoi men	53 85
rasta	-10 193
raste	2 -98
rat	19 105
rat _ 2	-84 8
rat _ baje	-109 -102
rat _ khana	-22 -53
rat _ kya	43 -145
rat bhar	79 -13
rat ka	-71 50
rat ke	52 -12
rat ko	-238 1
rat me	-50 -153
rat men	108 -195
rat se	219 -108
rate	-185 -304
ratri	-182 -189
rcb	-165 -183
rd	62 65
rd flur	58 30
re	70 -152
reach	-24 -83
react	-86 19
read	-186 8
read in	-43 -109
reading	-125 -225
ready	-67 166
real	-182 5
realy	4 36
reason	-113 173
rebij	-5 -51
recipe	-155 -159
recognise	63 -63
recovered	-99 -53
red	-16 -55
rediyo	-20 -79
refund	-119 -126
refuses	44 97
register	31 -89
reh	-57 89
rehna	-33 102
rehne	10 -4
rehta	-132 -23
rehta hai	-61 85
rehta hu	-105 -22
rehte	-29 -55
rehte hai	-35 -109
rehti	-62 35
rehti hai	-102 -15
rel	-81 131
relatives	11 125
relve	-10 -99
remedy	-24 -45
remote	214 -54
remove	-184 -9
removed	-166 -122
renev	-51 -109
rent	-123 9
repeat	-119 -86
replacement	-81 -33
reply	-48 -146
replying	-40 -1
report	26 -85
report me	77 -14
report says	-118 -79
reports	-71 -65
responding	128 -64
rest	78 -31
restart	-131 -55
resting	49 -36
result	-173 13
result _ bad	-55 20
resume	-73 -120
ret	-123 -116
retire	-86 -70
retired	46 138
retired from	45 -55
retirement	-37 -116
return	-69 10
returned	-51 101
revive	-107 -91
revive kaise	-20 -49
rha	179 156
rha aur	114 -11
rha h	-8 -43
rha hai	45 42
rha hu	-121 85
rha tha	69 -62
rhe	5 -91
rhe h	18 54
rhe the	-109 -87
rhi	132 7
rhi h	117 14
rhi thi	-35 -57
ribs	176 -57
rice	-201 -56
rice and	-65 -33
rice trik	-117 -116
right	215 -222
right leg	111 -24
right nov	110 39
right side	5 -48
rijalt	-51 85
ril	-144 -211
rils	-67 -146
ring	-171 15
ringing	17 118
rings	118 61
riport	18 -190
riport men	-88 -120
rishta	-53 -26
risk	-146 -77
ro	-32 16
ro _ hai	-84 128
ro raha	122 -60
ro rahe	-89 110
ro rahi	-100 95
road	118 -61
road tar	-21 -40
robot	-41 -88
rod	127 -94
rohit	-152 -97
roj	-137 63
roj _ hai	122 -75
roj _ hain	-54 118
roj _ hun	63 77
roj _ sakte	-61 -68
roj _ se	-40 -164
roj ek	-46 77
roj pi	-44 -23
roj rat	-82 115
roj subah	-61 -118
roja	62 -121
rok	14 164
rokne	-76 -72
roktham	-24 -81
roktham _ kab	-7 -62
roktham divas	-24 -81
rol	-82 105
roled	103 -25
rona	12 -74
rona ata	-44 -129
rone	-51 33
rone _ avaj	37 66
rone ki	37 66
rope	-13 228
roshni	169 -27
rota	199 -51
rota _ to	88 -9
rota hai	102 -52
rote	22 5
roti	-97 -85
round	174 -120
routine	-59 -104
roya	91 -62
rs	-84 -5
rto	-9 -128
rubing	76 -37
rubish	37 -6
ruf	75 51
ruk	209 120
ruk _ hai	-26 100
ruk _ ke	149 -51
ruk _ kya	103 -86
ruk _ raha	73 -30
ruk _ rahi	4 45
ruk _ rha	101 -57
ruk gaya	-102 124
ruk hi	43 -19
ruk ke	149 -51
ruk nahi	98 -30
ruk nahin	47 21
ruk ruk	149 -51
ruka	-68 136
rukna	-117 43
rukne	-51 -85
rukta	33 -43
rukunga	-15 87
rules	-93 -205
rum	202 123
rum is	-57 96
rumate	-66 202
rumie	129 -69
run	-214 -59
runing	19 -40
rupis	-134 -27
rupye	-77 -71
rusi	-150 -91
s	-31 -1
sa	42 -200
sa _ hai	43 -144
sa _ raha	135 -34
sa dard	115 -6
sa lag	44 -13
sa mask	-43 -40
sab	-31 177
sab _ h	-18 20
sab _ hai	-26 51
sab _ hain	-30 62
sab _ ho	17 108
sab _ kar	7 190
sab _ rahe	81 22
sab badhiya	-39 -94
sab ke	-11 -22
sab khatam	-56 144
sab khatm	-20 25
sab ko	-17 136
sab normal	-97 -58
sab saf	-68 -62
sab shant	-7 135
sab so	-37 140
sab thik	-154 70
sabha	-63 -51
sabji	-59 -34
sabka	-58 130
sabke	-132 47
sabke samne	-94 -105
sabko	41 168
sabko hota	105 -52
sabko maf	-5 44
sabne	32 48
sabse	-73 128
sach	-308 42
sach _ mar	-79 8
sach hai	-92 -116
sach me	-107 58
sach men	-118 -19
sachet	-14 -55
sad	-261 108
sadak	70 -68
sadi	2 -32
sadma	-58 -40
saf	-274 -241
saf _ hota	-135 -118
saf _ se	-61 -23
saf hai	-158 -120
saf kar	-71 41
saf karne	135 -123
saf nahi	-83 -105
safai	78 -102
safar	-74 62
safe	-268 -310
safe _ kya	-38 -95
safe h	-84 -27
safe hai	-57 -105
safe to	-67 -49
safed	90 -241
safed _ gaya	90 -12
safed dikh	61 -23
safed pad	84 -15
safed pani	-151 -33
safety	-113 61
saha	-56 121
sahab	124 -12
saheli	-58 199
saheli ne	-93 196
sahi	-419 -228
sahi _ hai	-70 29
sahi _ ya	-136 -90
sahi h	-122 -133
sahi hai	-173 -184
sahi tarika	-37 -147
said	-99 112
said _ he	109 -22
said dont	-90 40
saja	-32 87
sakht	-48 -78
sakta	-79 23
sakta _ kya	-124 -67
sakta h	-84 -43
sakta hai	-24 -210
sakta hu	-97 -126
sakta hun	-123 -100
sakta kya	-23 -75
sakte	-396 -156
sakte _ kya	-50 -92
sakte h	-55 89
sakte hai	-109 -155
sakte hain	-254 -297
sakte kya	-92 -46
sakti	45 -168
sakti _ kya	40 -100
sakti hai	-104 -179
sakti hu	-71 -108
sakti hun	108 -12
sal	-144 -237
sal _ ab	-201 -160
sal _ beti	42 -82
sal _ daura	-178 -52
sal _ dava	-20 -43
sal _ gae	-51 -98
sal _ gaye	-33 25
sal _ h	119 -65
sal _ hai	131 -146
sal _ hu	-100 -47
sal _ hua	-24 -27
sal _ hun	33 -12
sal _ kuch	-46 -46
sal _ kya	-53 -46
sal _ laga	-116 -28
sal _ lakva	-42 -25
sal _ men	-87 -71
sal _ se	-17 -15
sal _ tha	-86 -28
sal _ thik	-2 -83
sal ab	82 25
sal bad	-119 -128
sal bhar	21 -13
sal chalta	-16 -27
sal ho	-132 5
sal hua	-33 -20
sal hue	-133 -127
sal ka	151 -56
sal ke	-53 17
sal ki	157 -137
sal me	-102 -57
sal men	-59 -29
sal pahle	-224 -192
sal pehle	-336 18
sal se	-321 -92
sala	54 58
salana	-36 -67
salary	-179 -131
salfas	-2 147
salfas _ men	-27 66
salfas ki	98 27
salt	-15 -80
salt vater	-48 -17
samajh	-13 -1
samajh _ a	112 57
samajh gaya	-258 -175
samajh ke	259 -157
samajh nahin	-66 3
saman	-96 60
samany	-89 -107
samay	57 69
sambar	-4 -69
sambhal	-11 65
same	-183 -71
same as	-45 -64
same thing	-98 -90
same time	-60 42
samjha	0 12
samjha do	-71 -13
samjhana	-54 -73
samjhana hai	-45 -54
samjhao	-45 -48
samjhaun	-56 -64
samjhe	8 74
samne	-1 47
samosa	112 -51
samose	-82 -50
samose ka	-80 -46
sanbhal	50 118
sanp	9 -363
sanp _ jahar	71 -72
sanp _ kata	99 -77
sanp _ katne	-45 -50
sanp ka	-11 -76
sanp ke	-63 -88
sanp ne	155 -101
sanp se	-181 -31
sans	289 -72
sans _ a	98 -52
sans _ chal	138 -25
sans _ jaisi	44 -8
sans _ le	138 -23
sans _ rahe	51 -10
sans _ rahi	232 -31
sans _ siti	89 -9
sans _ tej	79 -9
sans atak	38 -20
sans bhi	124 -2
sans ful	97 -16
sans ki	-177 -219
sans le	-27 59
sans lene	-52 -39
sans lete	157 -18
sans me	120 -18
sans men	115 -14
sans nahi	76 -9
sans nahin	264 -51
sans nhi	116 -63
sans ruk	37 -11
sans siti	44 -8
sans tej	80 -18
sap	282 -234
sapne	-194 -220
sapne me	-162 -108
sapne men	-64 -88
sar	156 -27
sar _ raha	-21 -45
sar dard	-3 -168
sar fat	71 -77
sardi	-311 -208
sardi me	-26 -42
sardi men	-173 -63
sardiyon	-54 -46
sardiyon men	-47 -43
sare	-122 -66
sari	-61 121
sari _ ek	-60 108
sari goliyan	-86 127
sarkari	-99 2
sarkari _ me	-53 112
sarkari aspatal	-67 -63
sarkari me	-22 -39
sarso	-93 -56
sarson	64 -160
sarson tel	57 -54
sas	161 -17
sas _ hai	-12 -80
sas _ hain	31 -32
sas _ rahi	33 -54
sas bahu	-151 -81
sas bol	66 -5
sas kahti	88 -75
sas ko	62 -56
sas ne	182 16
sasta	-163 -196
sasti	-100 47
sasur	132 -12
sasur _ ko	35 -31
sasur ji	119 -41
sasural	67 97
sasural vale	-107 144
sat	44 -172
sat _ ka	77 -7
sat dovn	-36 -41
sat mahine	10 -39
sat sal	17 -62
sath	20 104
sath _ bhi	-47 -19
sath _ sakte	-62 -38
sath le	-72 -102
sath len	-56 -24
sath men	-77 -20
sathi	-38 56
saturday	-64 26
satvan	48 -31
sau	-43 -59
sav	-4 -23
sav in	-47 -38
savage	-119 -101
saval	7 -158
savari	48 98
savdhani	-53 -37
saved	-66 5
say	-40 -48
say _ is	17 89
say he	-39 65
say it	50 82
say to	23 46
saying	55 93
says	170 142
says _ i	-44 116
says _ is	-77 190
says _ on	162 -44
says _ vil	-91 102
says everything	131 -90
says give	-106 -28
says he	-44 138
says if	-41 118
says it	-9 77
says its	100 -34
says no	-8 -115
says she	-112 161
says vait	-76 23
sbi	-95 -125
scalp	12 -118
scan	85 -148
scar	-31 -114
scared	-97 135
scared of	5 -52
scene	-71 -101
schul	-108 -51
schul _ me	-73 -76
schul asembly	-56 -39
schul bus	79 -93
schul me	-159 44
schul se	38 -22
science	-51 -108
score	-27 -166
scorpion	134 -37
scorpion stung	99 -35
scratch	-144 12
screaming	161 -25
screams	142 -31
scrin	-202 -46
script	-33 -31
scuter	-102 40
scuty	-62 -128
se	-56 101
se 3	93 -50
se _ a	72 32
se _ ab	84 57
se _ aj	99 72
se _ ankh	100 -17
se _ ati	-138 -115
se _ aur	175 -190
se _ aya	72 -18
se _ bache	-78 -67
se _ badhta	-73 -113
se _ band	79 139
se _ banti	-52 -40
se _ bar	107 24
se _ bat	-27 54
se _ bhar	20 50
se _ bhi	-11 -89
se _ bukhar	-127 -39
se _ dard	60 -164
se _ der	-82 160
se _ diya	-80 -29
se _ do	-42 -73
se _ ek	43 -7
se _ fir	44 38
se _ gai	-97 -64
se _ gaya	80 -62
se _ gaye	110 -76
se _ gayi	-97 -55
se _ ghar	69 14
se _ h	37 -70
se _ hai	42 -153
se _ hain	-13 148
se _ hath	161 -74
se _ hi	91 -161
se _ ho	-144 90
se _ hoga	-33 -11
se _ hota	-164 183
se _ hote	-65 -36
se _ hoti	-59 -132
se _ hu	39 26
se _ hua	-45 94
se _ hun	-63 -68
se _ ja	-87 -69
se _ jaega	30 39
se _ jaisa	65 -114
se _ jaisi	42 -86
se _ jata	75 -36
se _ jate	112 -7
se _ ka	-113 63
se _ kaise	-75 81
se _ kam	108 -121
se _ kan	66 -34
se _ kar	8 116
se _ karu	-36 -105
se _ kat	137 -158
se _ kaun	-11 28
se _ ke	34 -135
se _ kha	46 -191
se _ kharab	-84 -58
se _ ki	219 -31
se _ kitna	-39 -159
se _ ko	49 -6
se _ kya	-13 -158
se _ lagta	45 56
se _ lal	-99 -154
se _ log	61 89
se _ mar	19 -26
se _ me	-65 -205
se _ men	78 -69
se _ muh	63 -8
se _ nahi	71 49
se _ nahin	91 139
se _ nhi	-104 -100
se _ nikal	-66 -90
se _ pad	-19 -44
se _ pair	123 -36
se _ pani	68 -12
se _ par	-35 131
se _ pe	63 78
se _ pet	32 -36
se _ raha	-185 6
se _ rahe	92 -88
se _ rahi	49 3
se _ rat	-28 78
se _ ruk	4 86
se _ saf	-139 45
se _ sal	22 -58
se _ sans	126 -41
se _ se	-87 -40
se _ shuru	-85 27
se _ tab	-24 85
se _ tak	93 -108
se _ taraf	104 -13
se _ tha	-54 64
se _ thi	92 -62
se _ thik	-152 -62
se _ thoda	-41 -79
se _ to	10 -25
se _ vali	22 -26
se _ ya	-17 -74
se a	-64 -20
se ab	39 -104
se aisa	40 -78
se aj	103 86
se andar	31 -5
se ankh	-138 45
se aram	-135 -77
se aur	169 -30
se avaj	109 -57
se bachane	-89 -61
se bachav	-199 -88
se bachcha	-20 71
se bachne	-128 -230
se badbu	-78 -24
se bahar	43 -5
se bal	-80 -20
se band	96 95
se bas	95 -44
se bat	-60 -87
se bhi	-6 -128
se bp	-2 -96
se bukhar	-108 -98
se chai	33 -9
se chipak	144 -25
se chup	-40 166
se chuti	-42 149
se dar	86 -114
se dard	52 156
se daura	-133 -38
se dava	-22 -41
se dil	114 69
se dudh	-8 -99
se ek	134 -112
se fayda	-66 -148
se fone	87 56
se gais	-72 -36
se gala	64 -20
se gas	24 7
se ghar	65 86
se gir	186 -57
se gira	97 -47
se hai	88 -245
se hain	-62 10
se halka	-124 118
se halki	-55 -79
se hath	-75 42
se hi	-52 71
se ho	-169 63
se hota	-120 -48
se hui	-65 -42
se hun	144 23
se jal	-62 -104
se jalne	-50 -25
se jan	-110 -38
se jhag	66 51
se jhagda	-6 -14
se jibh	-150 -92
se jyada	179 -123
se kaise	-157 -234
se kam	-65 127
se kat	-86 100
se khana	-89 76
se khansi	92 -74
se khun	311 -209
se kisi	86 118
se kitni	-82 160
se koi	-90 -22
se kuch	-70 62
se kya	-28 105
se laga	-84 48
se lal	36 -29
se lar	65 -5
se main	67 -41
se man	-59 34
se mar	183 -269
se mara	86 -51
se mujhe	45 -33
se nahi	-21 111
se nahin	149 -18
se nikal	-223 -13
se nikala	216 -172
se nikla	34 114
se nind	-91 -200
se pahle	-134 -100
se pair	-60 -36
se pani	-81 41
se pehle	-111 33
se peshab	125 -106
se pet	-24 27
se roj	-30 -17
se ruk	124 -57
se sab	-19 -17
se sach	-44 -76
se saf	38 -105
se shuru	-97 -40
se sidhi	58 -52
se sir	-104 -77
se subah	-60 79
se tar	172 -38
se thik	-137 -166
se tin	145 -2
se ulti	-104 -57
se ungli	-76 -38
se upar	13 -25
se utar	110 -95
se vo	-46 72
sea	-104 34
search	-50 127
season	-159 -228
seat	79 -20
sec	40 -20
second	46 -129
section	75 -36
sector	152 -59
security	12 58
sehat	-41 -188
seijure	22 -121
sel	-81 36
send	53 -204
sending	-109 64
senior	17 -30
seniors	-22 40
sensitivity	-53 -82
sent	59 222
sentar	-73 14
sepsis	-58 -98
septic	115 -72
serial	32 -203
serial me	-158 -160
series	-98 -102
server	-51 52
service	-125 100
set	-20 -102
setle	19 -19
sgpt	-118 -122
shabd	113 -165
shadi	-363 -95
shadi _ bad	-64 -46
shadi hai	-98 -146
shadi ka	-118 9
shadi kar	-19 77
shadi ke	-141 43
shadi ki	-42 -141
shadi ko	-19 -4
shadi me	-70 -180
shadi men	-154 -11
shadi se	-75 -44
shahad	-6 -13
shahar	-1 -58
shahar men	-53 -57
shake	-92 -54
shaking	129 -38
shal	42 -57
shal i	-5 -23
sham	-163 -238
sham ko	-207 -153
sham se	186 -38
sham tak	-92 -34
shampu	-86 -99
shant	-93 105
shanti	-113 164
sharab	96 79
sharbat	9 -23
share	-163 -118
sharir	124 79
sharir _ chakate	104 -11
sharir par	96 -52
sharm	11 16
sharm se	121 -16
sharma	-98 -118
sharp	148 -7
sharp pain	148 -7
shart	-58 -68
shart _ hai	-58 -68
shart lagi	-58 -68
shayad	-11 72
shayari	-152 -286
shayri	-103 -189
she	228 276
she _ a	-82 127
she _ at	13 4
she _ fine	-38 58
she _ from	-12 91
she _ her	42 47
she _ in	94 -26
she _ it	0 64
she _ like	45 58
she _ me	-58 203
she _ not	91 81
she _ ok	46 92
she _ she	66 -88
she _ the	-65 70
she _ to	64 -31
she _ vith	34 -84
she cant	156 -151
she does	138 3
she drank	116 -81
she gets	-56 49
she had	161 -95
she has	105 124
she is	190 154
she kips	-18 145
she said	-96 2
she says	142 66
she told	63 41
she tuk	-46 -2
she vants	-104 58
she vas	-46 163
she vil	-60 98
sheher	-8 -75
sher	-108 -93
shes	-74 189
sheyar	-85 -138
shift	-69 -65
shifted	-84 -63
shifted to	-84 -63
shifting	-92 -127
shifting to	-37 -99
shikayat	-143 -123
shin	-96 -63
shirt	98 129
shishi	36 165
shishu	142 -77
shit	-5 26
shivering	239 -55
shivir	-124 -80
shoe	-67 -69
shok	63 -175
shole	-157 -184
shole _ jay	-52 -101
shole men	-154 -174
shop	-83 50
short	-25 -153
short story	-86 -85
shot	-179 -127
should	-33 16
should _ ask	-7 -122
should _ be	-44 -110
should _ just	28 -37
should _ slip	70 11
should _ take	43 -125
should _ vait	123 31
should a	-75 -88
should be	-155 111
should go	46 15
should i	88 -245
should not	-80 118
should she	-145 -46
should ve	23 -114
shoulder	63 -203
shoulder blades	163 -75
shoulder tip	172 -6
shout	-22 30
shouting	47 26
shov	108 -35
shoving	143 70
shovs	120 -42
shubh	-176 -84
shubh ratri	-92 -68
shugar	54 -53
shugar _ goli	115 -63
shugar _ hai	129 -53
shugar hai	91 -39
shugar ki	74 73
shugar men	-172 -27
shugar vali	129 -46
shukriya	-153 -87
shuru	65 -152
shuru _ hai	-83 -1
shuru kar	-60 -25
shuru karu	-113 -50
shut	-13 -44
shuter	135 -14
shvas	230 -73
si	42 -43
si _ hai	70 -61
si _ nev	-33 30
si _ rahi	51 -10
si goli	36 -106
si janch	-36 -34
si kasrat	-40 -40
si krim	-61 -65
si the	-62 85
si u	-62 130
si you	-76 -46
sid	-83 -144
side	66 -50
side _ the	18 87
side and	126 -28
side efect	-26 -64
side in	-92 -41
side of	117 4
sidha	173 83
sidha _ rahe	43 -13
sidha bol	74 -11
sidhe	74 -123
sidhi	9 -185
sidhi _ par	-125 -45
sidhi chadhne	-126 -47
sidhi chadhte	-11 -24
sidhi pe	-3 -16
sidhi se	143 -53
sids	30 -61
sign	112 76
signs	-84 -46
sigret	-62 33
sije	-166 -129
sik	-85 -153
sika	164 -2
sikai	-171 -40
sikh	-64 -109
sikhana	-14 -50
sikhao	-131 -45
sikhna	-117 -88
sikhne	-31 -41
sikle	114 -36
siks	-121 -47
silendar	88 -62
silent	73 -98
silk	-43 -25
silk board	-99 -21
simple	-141 -46
simple english	-26 59
sin	-112 54
sin karke	-77 -78
sina	166 -54
since	29 -1
since 2	-132 -91
since 20	-102 -44
since 3	-90 94
since 4	141 17
since _ am	114 -10
since _ and	-35 79
since _ days	-224 72
since _ he	-19 -105
since _ hour	-33 -25
since _ i	1 11
since _ in	35 -9
since _ is	83 -40
since _ min	-105 34
since _ months	-104 -46
since _ my	50 -42
since _ night	225 -102
since _ no	-70 -11
since _ nov	83 -15
since _ on	0 -20
since _ yrs	-183 -68
since colege	-95 -108
since evening	98 57
since he	-60 -7
since i	-2 -119
since last	96 -176
since lunch	53 68
since morning	162 -175
since my	-63 -79
since the	-39 121
since then	73 40
since yesterday	106 -85
sine	375 -43
sine _ dard	90 -50
sine _ jaise	164 -50
sine me	215 -73
sine men	148 -42
sine pe	216 -94
sing	111 -106
single	-87 -94
sinus	-131 -86
sip	-123 -120
sipiar	-57 -125
sir	35 37
sir _ am	131 27
sir _ raha	95 -8
sir bhari	-142 -38
sir dard	-147 -184
sir fata	153 -29
sir i	125 33
sir ke	88 -55
sir mai	-112 101
sir me	65 41
sir men	-27 -84
sir my	-11 27
sir par	-28 -38
sirap	-81 -36
sirf	-69 9
sirf _ aur	-53 -39
sirf ek	20 71
siriyal	-105 -78
siriyal men	-90 -81
sis	150 68
sister	23 136
sister _ lav	46 97
sister in	-21 146
sisters	-6 -1
sit	100 -2
sit _ the	-16 13
site	97 -74
siti	-33 -196
siti _ rahi	76 -32
siti baj	83 -31
siti jaisi	-78 -39
siting	42 103
siting _ the	44 74
siting on	-12 129
sits	-109 143
skin	142 -21
skin doctor	-114 -43
skin hot	101 -11
skin is	168 -37
skip	-73 -77
skiped	74 19
skiping	62 -61
skl	-117 -90
skuad	-117 -219
skul	-214 -12
skul men	-99 64
skul se	-22 -30
slept	-8 -109
slight	-28 -93
slip	-123 -152
slip _ of	98 -59
slip in	-45 -29
slip it	98 -59
sliped	83 36
sliper	-36 -143
sliping	-37 41
sliping on	-101 -129
sliping pils	22 57
sliping tablets	-96 191
slips	-144 -97
slipy	189 138
slive	-105 146
slot	2 26
slov	-132 -72
slovly	-89 -64
slumped	124 -43
smal	-61 -69
smal _ my	6 -53
smal _ on	-190 35
smal doubt	130 -20
smartvatch	70 -30
smel	45 -102
smeling	71 48
smels	40 -98
smels _ nail	59 -24
smels like	-31 -41
smiles	105 -75
smiling	-66 137
smoke	65 -58
smoker	-122 -55
smoking	-35 -77
snake	27 -229
snake _ in	-34 -112
snake bite	-44 -81
snakebite	-100 -51
snakes	-69 -93
snijes	-111 -19
snijing	-98 -24
snoring	84 -164
so	102 -24
so _ ab	11 -130
so _ am	-60 108
so _ aur	-19 158
so _ can	33 99
so _ do	57 -40
so _ dont	82 -94
so _ h	9 88
so _ hai	16 -102
so _ hain	-47 79
so _ i	74 54
so _ is	-51 -134
so _ the	61 -36
so _ to	-25 104
so gae	50 113
so gaya	170 -120
so i	75 -70
so jane	37 45
so ke	-32 -101
so many	-88 -20
so much	1 -79
so raha	49 -140
so rahe	-13 104
so that	-16 67
so ve	136 20
soaked	163 -125
soch	-58 177
soch _ hai	-29 104
soch liya	-30 11
socha	-79 88
socha hai	22 81
sochta	-63 143
sochta hu	-51 83
sochta hun	-12 82
sochti	-22 129
sochti hun	-21 120
society	-78 -93
society me	-90 -82
soe	117 -78
soe the	106 -32
sofa	-71 -186
soft	75 -163
soft _ bulging	129 -16
soft spot	147 -76
solah	21 91
sold	-108 179
sold the	-99 162
some	117 1
somebody	72 112
someone	60 101
something	-24 -66
something in	-75 -79
something like	154 -62
sometimes	-105 74
somevhere	-69 142
somvar	61 0
son	58 103
son is	-36 -131
sona	3 -107
sone	6 -11
sone _ bhav	-108 -103
sone ka	-115 -117
song	-197 -258
songs	-114 16
sonografy	-92 -40
sons	17 89
sore	-203 -221
sory	-100 25
sota	-53 -98
sote	93 127
soti	22 -82
sound	132 -209
sound coming	94 -13
sound on	-171 -84
soya	52 -86
soye	79 -78
soye the	104 -52
speak	-57 -87
spich	196 12
spining	-83 -36
spit	196 -48
spliting	71 55
spo	159 -64
spo 2	159 -64
spot	50 -119
spot bulging	129 -16
spoting	-42 -37
spots	-70 -73
spray	37 -25
spraying	-53 -27
spun	125 -104
st	17 82
stable	-78 -82
staf	-38 -136
stage	-37 -80
stairs	-107 31
stand	-93 117
standing	-7 76
standing _ the	-88 171
standing on	84 97
star	-98 -105
stars	133 -94
start	-63 18
started	134 -51
starter	-89 -58
starting	-116 -78
station	111 -82
status	-106 103
stay	-60 172
stays	43 -166
std	-98 37
steam	-1 25
stent	-132 -177
stents	-35 -26
step	123 89
steps	-90 -143
steroid	44 -50
steshan	12 -95
stif	-30 -156
stif and	122 -26
stik	103 -95
stiky	52 -61
stil	-96 -202
stil get	-81 -86
stings	67 27
stiring	29 64
stitches	-158 2
stomach	57 22
stomach pain	153 -53
stomach paining	173 -50
stone	36 -132
stop	-130 -12
stop the	-109 13
stoped	24 111
stoped _ and	67 32
stoped by	-86 -87
stoped in	60 -50
stoped my	23 37
stoped sveating	39 -5
stoped talking	53 28
stoping	182 -23
stops	51 88
store	94 -186
story	-251 152
straight	93 -62
stray	113 -89
stres	-141 -101
stretch	-96 -85
strict	-131 -94
strip	134 118
strip of	48 1
strit	148 -116
stroke	-126 -114
stroke and	-34 -17
stroke aur	-23 -10
stroke in	-43 -35
strong	-144 55
stud	57 61
student	-178 69
student ne	-42 119
study	-40 -21
stuf	-49 -19
stuk	142 -105
stul	74 157
stung	116 -40
subah	-29 61
subah 6	60 -141
subah _ baje	18 -143
subah _ ek	12 -18
subah _ hi	-90 102
subah _ ho	-16 223
subah _ pet	23 -63
subah _ rat	39 -65
subah _ ruk	112 -24
subah _ se	55 -37
subah _ to	66 -119
subah khali	-69 -57
subah na	-67 252
subah se	452 -79
subah subah	-251 -159
subah tak	148 31
subah utar	-61 -34
subah ya	-63 -74
suden	153 -125
sudenly	258 -3
sugar	-31 -212
sugar 38	136 -12
sugar _ fasting	-93 -61
sugar _ goli	35 -11
sugar _ hai	-108 -35
sugar _ sui	-19 51
sugar fasting	-53 -34
sugar ki	11 -20
sugar patient	82 -7
sugar vali	42 36
sugest	-60 -214
sugest a	-60 -120
sui	175 58
sui jaisi	58 -23
suicide	-155 42
suicide skuad	-64 -211
suj	136 84
suja	157 -31
sujan	-168 -215
sujan _ ko	-57 -13
sujan sham	-57 -13
suje	176 -37
suji	26 -111
sukh	-200 -120
sukha	104 -15
sukhi	-199 32
sukhi _ tin	-131 -45
sukhi khansi	-139 -132
suking	205 -72
sukun	-32 117
sukun milta	-28 102
sulfas	83 28
sumer	-100 -49
sun	172 133
sun aur	64 -8
suna	-170 -244
suna tha	21 -66
sunai	-90 8
sunao	-221 -211
sunburn	-42 -97
sunday	-48 123
sunday i	-88 -34
sunday ko	1 -26
sundays	-44 -56
sungh	-49 -15
sungha	92 -14
sunghana	-115 -46
sunke	-116 -79
sunscrin	-92 -88
sunscrin _ oily	-34 -37
sunscrin for	-45 -39
sunta	-9 32
suport	-46 41
surat	-83 -103
surgery	-127 -106
survived	-81 64
sust	295 -92
susu	144 -40
svad	-91 -157
svalov	143 -61
svalov _ ovn	67 -6
svalov spit	68 -31
svaloved	166 139
svaloving	56 -69
sveat	132 -69
sveating	244 -72
sveating and	40 -14
sveling	77 -123
svigy	-43 -92
sviming	-134 -161
svit	-49 -32
svitch	82 74
svitched	66 107
svitched of	77 124
svolen	166 -93
symptoms	-112 -122
syrup	-12 -123
system	-102 -122
t	73 -137
tab	85 -33
tab se	46 -139
tab tak	90 13
tabiyat	43 -79
table	-109 -32
tablet	-22 -330
tablets	-69 232
tablets _ my	-18 154
tablets in	-61 140
taifaid	-15 -73
tairna	-39 0
taiyar	-1 163
taiyari	-96 25
tak	46 16
tak _ hai	117 -132
tak _ sakte	77 -20
tak nahin	-15 -44
tak ruk	158 -26
tak thik	74 -59
take	-179 -1
take _ and	23 -107
take _ of	-24 183
take _ vith	-81 -59
take care	-73 192
take cetirijine	1 -95
take the	-100 -76
taken	135 56
takes	1 73
takhne	115 -53
taki	-90 159
taki _ na	-52 143
taking	-19 6
takiya	-72 -45
takiye	51 21
takiye _ niche	86 48
takiye ke	86 48
taklif	-25 81
taklif nahin	-26 -61
taks	-56 -143
tala	-18 -202
talab	-8 102
talak	-26 15
talk	-1 49
talk to	40 111
talking	185 -35
talking but	101 -58
talking nonsense	118 -21
talking rubish	37 -6
talking to	112 -38
talks	53 45
talu	149 -19
talve	-36 -38
talve tak	56 -3
tamatar	-184 -120
tamil	-144 -203
tan	47 15
tanav	-74 -102
tane	-121 172
tang	178 103
tank	46 113
tanke	-77 -220
tanki	126 81
tanki me	92 -20
tap	-31 81
tap raha	51 -4
tapak	209 -24
tapak _ aur	113 -8
tapak raha	137 -7
tapak rahi	81 -10
tar	145 164
tar se	44 -19
taraf	236 88
taraf ka	125 -85
taraf latak	52 -11
taraf se	-25 -12
tarah	30 -198
tare	186 -16
tarika	-198 103
tarika batao	-59 114
tarikh	-93 -71
taste	-133 6
tata	54 -149
tataiya	-6 -132
tati	187 -27
tatkal	-56 -79
tau	99 -7
tava	52 4
tava jaisa	16 0
tave	-93 2
tave jaisa	38 -2
tb	-7 -116
te	-38 38
tea	-74 -198
teach	-118 23
teacher	-67 9
teacher hu	-123 85
team	-155 -45
teamate	-16 -38
tearing	162 -57
tears	151 47
teary	-41 -61
tedha	228 -62
tedha _ gaya	138 -29
tedha ho	173 -32
tedhi	123 -75
tej	331 -73
tej _ aur	83 -8
tej bukhar	181 -12
tej dard	129 -5
tej tej	121 -15
tejab	117 118
tekst	-133 -238
teksted	-75 162
tel	-25 137
tel _ a	-143 -203
tel _ i	45 97
tel _ se	-62 -156
tel _ to	-1 119
tel anyone	18 -3
tel if	-61 35
tel me	-51 -158
tel my	-201 267
tel se	35 -112
teling	151 50
telma	-101 -137
telma 40	-80 -91
telmisartan	-96 -83
telugu	-80 -78
temp	5 -58
temple	96 -142
tempo	37 -53
ten	114 -76
ten minutes	118 54
tension	-168 -158
tera	-81 -178
terace	-4 148
terahvin	-17 76
tere	-6 -174
teri	-121 -116
term	-122 1
term insurance	-39 -113
term plan	-17 104
test	-226 -265
tested	-114 -42
tests	-151 -148
tetanus	-22 -222
th	-136 303
th _ is	-49 59
th flur	-167 238
th me	-30 138
th month	146 -85
th std	-98 37
tha	-43 -79
tha 10	102 -31
tha _ ab	28 -19
tha _ aj	143 -59
tha _ bar	-17 33
tha _ bhi	-157 117
tha _ din	-142 53
tha _ gaya	58 -66
tha _ ka	93 5
tha _ ke	62 -67
tha _ ko	75 90
tha _ laga	-60 -68
tha _ mahine	-120 -74
tha _ me	-118 -195
tha _ men	-188 22
tha _ nahin	13 -26
tha _ pe	-65 -17
tha _ sab	-23 -103
tha _ sal	-77 -130
tha _ se	-7 67
tha _ thik	-92 -47
tha _ utar	-23 -43
tha _ vala	126 -56
tha ab	-56 -156
tha aj	-37 120
tha aur	39 83
tha bach	-72 94
tha bachpan	-60 -24
tha bas	9 55
tha bola	-30 136
tha do	-25 -39
tha ek	16 -18
tha fir	-67 58
tha kal	-164 -125
tha ki	54 -43
tha kya	-75 -111
tha mumy	20 -35
tha par	149 -32
tha pichle	-46 -107
tha subah	70 -49
tha tab	-106 56
tha to	-22 -55
tha ya	31 -60
thai	3 79
thaili	32 -32
thak	-163 310
thak _ hu	-27 94
thak _ hun	-82 85
thak gai	11 14
thak gaya	-121 228
thaka	113 -58
thakan	-41 -266
thakan hai	140 -60
thake	155 -42
thali	-121 -26
than	-75 154
than other	20 -115
thand	-15 29
thand lag	-66 99
thand me	-216 -88
thand men	-144 -59
thand se	76 -58
thanda	117 -144
thanda _ hai	38 -197
thanda _ raha	92 -8
thanda aur	35 -3
thanda lagta	-94 -119
thanda pad	94 -12
thanda pada	154 -100
thanda pani	-122 -103
thanda pasina	136 -54
thande	31 -10
thandi	10 2
thane	3 -68
thank	-172 -86
thank _ for	-62 108
thank u	-150 -211
thank you	-90 14
thanks	-133 -26
thanks for	88 182
thapad	18 132
that	-180 25
that _ the	-94 64
that be	-90 -11
that he	-12 138
that i	179 24
that is	-91 94
that my	-2 -32
thatha	85 -60
thats	-57 -65
thats al	-92 -7
thay	-109 156
thayraid	-84 -110
the	-4 125
the _ and	-102 54
the _ at	-34 40
the _ botle	31 73
the _ doctor	-95 62
the _ for	60 43
the _ from	163 -115
the _ had	-141 162
the _ has	106 70
the _ he	42 166
the _ i	-115 276
the _ in	-88 123
the _ is	-35 17
the _ me	41 -61
the _ my	80 39
the _ near	72 11
the _ no	33 -95
the _ nov	-52 73
the _ of	-23 -173
the _ on	55 146
the _ one	-19 159
the _ only	12 56
the _ or	-137 -138
the _ sal	-80 -82
the _ says	-47 135
the _ se	8 -56
the _ she	-1 86
the _ since	3 155
the _ so	24 24
the _ tablets	87 90
the _ tank	59 30
the _ th	-112 149
the _ the	86 -83
the _ thing	61 117
the _ time	-18 -81
the _ to	-5 39
the _ today	-99 110
the _ vants	-75 -51
the _ vent	58 41
the _ vith	116 -95
the _ you	-21 61
the ab	33 -243
the baby	-169 184
the bathrum	42 65
the bed	61 -22
the blue	-183 -15
the botle	35 83
the bridge	-79 150
the bus	-60 126
the car	62 74
the day	-46 -85
the dur	100 -65
the end	-132 -149
the evening	-183 -77
the fan	-39 138
the field	-1 103
the first	-27 -45
the flur	102 -136
the kitchen	25 12
the last	-98 -63
the man	111 -51
the midle	60 -58
the milk	-68 -40
the morning	-130 -66
the nekst	-75 27
the nev	-37 -123
the night	117 -6
the noise	-47 176
the only	-21 113
the point	-37 154
the rum	98 8
the sab	24 -9
the same	-102 -54
the schul	-54 54
the skin	34 -88
the sofa	-19 -24
the stairs	24 32
the tablet	-134 -149
the tablets	-113 -78
the team	-63 -63
the temple	60 -65
the terace	-21 3
the time	85 9
the toilet	-17 24
the val	172 -116
the vater	6 92
the vel	-121 102
their	-58 118
theke	43 -106
thekedar	-18 17
them	-76 177
then	98 188
then goes	-74 -77
then ok	126 -55
therapist	-130 -10
therapy	-66 -124
there	-89 -26
there _ a	52 -29
there _ no	-26 34
there a	-135 133
there any	-56 -73
there in	-46 38
there is	76 5
there vas	-74 -151
theres	-131 75
thermometer	170 -59
these	-149 99
these days	-110 19
they	-13 143
they _ it	-66 107
they _ me	24 129
they are	-115 140
they ask	-63 -34
they vil	-31 140
thi	109 27
thi _ ab	-167 56
thi _ din	23 -35
thi _ ke	46 -98
thi _ ki	137 -24
thi _ ko	163 -84
thi _ me	30 68
thi _ men	59 31
thi _ ne	66 107
thi _ sal	-42 -47
thi _ se	-77 -102
thi ab	45 54
thi abhi	43 60
thi aj	-80 166
thi kal	106 7
thi par	93 23
thi to	-13 -7
thigh	112 14
thighs	-62 160
thik	-213 -247
thik _ ab	93 -59
thik _ aur	8 -37
thik _ bas	-17 163
thik _ bhi	-92 -64
thik _ gaya	-130 -56
thik _ hai	99 -88
thik _ jata	-43 -33
thik _ jayega	149 1
thik _ khana	37 -69
thik _ kya	-135 -105
thik _ na	67 -54
thik _ raha	-92 -25
thik _ ya	-94 -66
thik h	-96 1
thik hai	-195 -162
thik hain	-28 -43
thik ho	49 -84
thik hoga	103 -62
thik hota	2 -22
thik hu	45 29
thik hun	-23 -136
thik koi	-127 -96
thik kya	-15 -26
thik rahega	-97 -39
thik se	95 -109
thik tha	81 4
thin	-166 -39
thiner	157 -127
thing	81 119
things	-97 73
think	143 212
think _ is	130 -63
thinking	94 120
thinking of	-52 77
thinks	-100 49
thinks i	-46 48
third	58 0
this	-228 72
this _ and	-133 193
this _ i	-36 121
this _ is	8 -202
this _ my	53 -65
this ap	-78 -228
this ekscel	-31 -85
this is	120 102
this morning	-21 24
this time	-26 193
this vik	-132 146
thks	-81 -9
thoda	-73 -70
thoda _ hai	-194 -142
thoda sa	30 31
thodi	-62 -103
thodi der	15 -24
thodi si	84 -50
those	104 -106
though	-128 -140
thought	64 132
thresher	92 7
threv	71 -74
thri	-29 58
thri days	52 89
thrice	-110 94
throat	131 -65
throat closing	164 -62
through	144 -19
throvn	156 -30
throvn bak	133 -25
thuk	202 -111
thumb	173 -78
thursday	-26 58
thyroid	-24 -166
thyroid _ goli	-94 -127
thyroid ki	-86 -183
thyronorm	-90 97
tibi	-22 -77
tied	130 -34
tifin	-102 -54
tight	176 -126
tight like	117 -18
tika	-331 -394
tika _ gaya	-115 -32
tika _ hai	-27 -114
tika _ lagega	-23 -35
tika _ sal	-13 -12
tika kab	-36 -47
tika kitne	-4 -28
tike	-219 -192
tiket	-43 143
tikha	-30 -86
til	199 168
til it	-50 151
til morning	158 50
til then	79 -73
time	-164 47
time _ gaya	-20 91
time and	-101 81
time for	-53 -97
time i	-71 28
times	139 -164
times a	-57 -11
times and	-16 -69
timetable	-17 -18
timings	-128 65
tin	122 43
tin _ bhig	23 -7
tin _ ho	-39 -77
tin _ ka	145 72
tin _ men	-42 -134
tin _ se	-78 -64
tin bar	1 124
tin din	58 -67
tin mahine	-28 34
tin sal	-101 24
tingling	153 -25
tiny	-8 -95
tip	146 -95
tips	-231 -158
tired	-84 110
tired of	-72 130
tisra	34 -78
tisri	-57 131
tisri bar	-52 130
tith	-21 -160
tithing	-98 -78
titnes	-47 -52
titnes ka	-45 -49
tivi	-100 -127
tmrv	-17 42
to	-63 76
to 1	70 -56
to 6	86 -70
to _ a	19 -134
to _ and	-76 18
to _ anything	8 134
to _ at	134 -59
to _ before	93 -121
to _ bhi	8 66
to _ first	-26 39
to _ for	-30 -27
to _ gaya	14 -22
to _ hai	56 110
to _ he	58 104
to _ her	31 2
to _ here	-17 141
to _ hi	-49 19
to _ him	31 -17
to _ hoga	-61 150
to _ hogi	37 -67
to _ i	-35 98
to _ if	128 -18
to _ in	-130 -156
to _ it	183 50
to _ ka	101 49
to _ kar	-24 -2
to _ ke	32 -56
to _ ko	53 14
to _ me	97 13
to _ men	-89 -27
to _ my	137 -98
to _ na	44 38
to _ nahin	124 -60
to _ ne	-101 95
to _ nov	40 21
to _ of	-17 -158
to _ on	130 -167
to _ one	-136 33
to _ over	-34 38
to _ par	-109 -10
to _ parents	-7 136
to _ pe	-69 -84
to _ se	-38 -68
to _ she	-132 59
to _ side	65 34
to _ so	-17 42
to _ the	-189 -38
to _ to	36 -57
to _ today	26 57
to _ up	-11 45
to _ ve	22 -17
to _ vhat	-38 -9
to _ vhen	-69 76
to _ vho	44 -101
to _ vith	-109 -111
to a	-140 -7
to acha	-87 186
to al	-68 72
to ankh	50 55
to ask	85 3
to avoid	15 19
to bahar	92 -29
to bas	34 -132
to be	-66 159
to bring	-36 86
to cal	-132 45
to chalega	170 -51
to come	-43 117
to die	62 183
to do	-52 -34
to dubai	-33 -45
to eat	-107 -112
to fil	44 -33
to get	-104 -121
to give	-149 -92
to go	-115 91
to ham	-95 -117
to her	-127 37
to him	-79 162
to his	-95 -8
to ho	111 -25
to hold	-31 127
to jan	-65 -100
to just	11 80
to khel	148 -65
to khud	-47 76
to kip	-129 21
to kisi	-57 86
to knov	92 -250
to kya	-56 112
to lift	89 -81
to main	6 142
to make	82 -75
to mar	31 -105
to me	17 152
to my	-172 -21
to nahi	-23 -81
to nahin	-52 125
to nev	19 -71
to not	-128 167
to ofice	10 -40
to one	67 -44
to our	-71 62
to pune	-31 -133
to remove	-94 -54
to sans	-20 -2
to say	43 76
to schul	-135 -45
to si	12 -85
to slip	138 -108
to socha	-8 52
to stop	-183 -156
to take	22 -96
to talk	65 112
to tel	-47 121
to the	-50 83
to thik	42 -75
to utar	6 56
to vake	120 31
to vo	-18 -11
to vory	84 -1
to vrite	-73 -79
tod	-78 -60
tod _ hai	-7 -64
tod diya	-139 -90
tod ke	-75 80
tod raha	49 -103
toda	73 17
today	63 70
today _ my	20 -16
today _ vent	-24 97
today and	-69 66
today he	160 -4
today i	-118 182
today is	12 80
today it	-49 93
todler	132 -30
todlers	-81 -94
tody	66 -27
tofi	56 -43
together	-40 35
toilet	48 17
toilet cleaner	-36 18
told	3 225
told _ i	-33 120
told me	-56 140
tomorov	14 17
tomorov i	-33 -115
tomorov is	94 11
tongue	73 -163
tongue is	195 -26
tonight	-44 264
top	-74 68
toper	-60 77
topic	20 3
torch	-3 8
totaly	-86 -46
touch	70 10
touched	173 -90
tovel	59 19
tractor	-59 -89
trafic	-95 -106
traiktar	66 -145
traiktar _ gaya	125 -7
traiktar palat	82 -4
train	-59 152
train ka	-31 25
trainer	33 10
training	-242 -204
trak	76 -22
transfer	-51 -76
translate	-121 -187
translate to	-36 -128
travel	-126 -133
treadmil	107 -79
treat	-152 -28
treatment	11 25
trek	72 -74
tren	-14 -131
tren se	56 -89
trening	-116 -155
trening men	-55 -24
tri	-144 59
tried	-49 42
trik	-193 -182
trip	47 -178
trouble	26 115
true	-208 -187
true or	-35 -60
true that	-110 -112
truk	140 70
try	-113 146
tsh	-226 -220
tsh 5	-78 -33
tsh 6	-120 -115
tsh 7	-56 -55
tsh _ 8	-101 -89
tu	-41 64
tu _ for	29 -25
tu _ h	-91 -186
tu _ hai	-92 -88
tu _ to	152 -8
tu many	-12 147
tu much	-170 1
tubelight	100 -38
tuesday	61 -96
tuition	96 80
tujhe	26 -190
tuk	145 70
tuk _ from	-13 116
tuk _ of	46 107
tuk _ the	-75 1
tuk al	-88 -32
tuk her	83 -12
tuk my	-49 -83
tuk the	-172 -129
tulsi	-87 -141
tum	-215 11
tum _ ho	20 -151
tum kaun	112 -92
tum log	-74 142
tumhen	-35 -146
tumy	157 -147
tumy _ and	98 -11
tumy is	56 -8
turant	-6 75
turmeric	7 -53
turned	22 -2
turning	96 72
tut	-89 83
tut gaya	-127 -123
tuta	143 -98
tuth	-120 -183
tuth pain	61 -74
tuthpaste	43 -107
tuthpest	38 -42
tuthpest _ sahi	-25 -21
tuthpest lagana	-25 -21
tuti	-85 -14
tv	-127 -43
tvacha	-99 -96
tvice	51 -94
tvins	112 -79
tvitching	17 -117
tvo	49 -72
tvo _ bak	-4 -86
tvo _ in	40 -51
tvo _ nov	-29 78
tvo days	-16 50
tvo fingers	128 -30
tvo months	-23 89
tvo times	99 2
tyfoid	-50 -103
type	42 -207
type kar	17 -37
typed	-91 178
typing	35 -4
u	-246 85
uchal	60 -45
ud	-113 -47
udas	-140 -204
udasi	-52 43
udhar	-17 76
ulat	167 -40
ulta	120 -172
ulta _ bol	100 -15
ulta sidha	90 -16
ulti	335 -80
ulti _ di	83 -31
ulti _ ek	88 -21
ulti _ hai	-118 -101
ulti _ rahi	-34 85
ulti aur	183 -42
ulti bhi	121 -35
ulti ho	54 29
ulti hui	45 -46
ulti jaisa	-65 -44
ulti kar	33 51
ulti ki	98 -32
ulti me	132 -26
ulti sidhi	66 -7
ultrasound	-94 -52
umar	63 -31
umar me	-80 58
umr	-49 -202
umr men	-120 -74
uncle	198 -135
uncles	-61 95
unconscious	-104 -80
under	8 18
under _ k	-135 -149
under the	168 -63
undi	-188 70
ungli	125 -262
ungli kat	90 -59
ungli me	-53 -34
ungli men	-50 -62
ungliyan	18 -94
unhen	-40 -16
unhone	31 31
uniform	-72 11
unit	10 25
units	145 -102
unka	54 -24
unke	-37 70
unki	-75 -28
unko	-65 60
up	269 91
up and	157 -92
up he	-26 125
up in	-112 -56
up my	118 28
up on	8 -73
up properly	83 -28
up to	126 24
up vith	-5 -125
upar	136 240
upar _ gaya	113 -12
upar _ hai	-86 -52
upar chadh	124 -6
upar se	66 -8
upay	-238 -294
update	-103 -106
uper	207 -54
upi	-142 -183
upiri	133 -35
upload	-88 -67
upsc	-79 81
uric	-179 -114
uric _ 7	-134 -67
uric acid	-179 -114
urine	-28 -37
us	51 129
us din	-55 56
us par	-53 121
use	-155 63
used	-29 -154
useful	-106 -112
useles	-107 -86
usg	-86 -70
usi	-40 98
usi din	-74 31
using	-111 -57
uska	-33 201
uske	89 27
uske _ ka	51 -4
uske _ se	81 -19
uske bad	21 116
uske ghar	-28 94
uske pas	71 23
uski	-91 154
usko	-45 -81
usme	-14 -11
usne	77 64
usne _ se	19 133
usne bola	-141 166
usne kaha	-10 86
usne mujhe	-82 -87
usual	-103 14
usualy	-71 -3
utar	-109 150
utar _ ab	-40 -18
utar _ hai	58 58
utar gaya	-171 -133
utar ke	-16 107
utar rahi	131 -76
utara	-161 168
utarne	41 -196
utarta	-50 -40
utarte	69 -72
uth	276 -219
uth _ raha	163 -42
uth hi	119 -48
uth ke	-30 -39
uth nahi	175 -46
uth nahin	102 -19
uth raha	146 -33
utha	12 115
utha ke	92 -47
utha le	-90 24
utha raha	-35 129
uthane	23 41
uthane par	57 -2
uthi	184 -59
uthi to	111 -46
uthkar	-115 7
uthna	-74 149
uthta	69 28
uthta nahi	98 55
uthte	66 -142
uthte hi	-86 -77
uthti	-82 -63
uthu	31 96
utra	190 -100
utra tha	94 -43
utre	187 -120
utre the	179 -114
v	-119 77
va	231 -45
va mahina	200 -68
vacine	-249 -307
vada	30 62
vagairah	-57 -57
vah	-55 -35
vaha	25 -9
vahan	-50 114
vahi	-45 67
vahin	30 -3
vaise	153 -15
vaishno	-22 -31
vaishno devi	-22 -31
vaisi	1 -72
vaisi hi	1 -72
vaist	149 83
vait	217 -2
vait _ morning	165 -87
vait for	15 102
vait til	189 -18
vaiting	-37 103
vaiting for	-42 99
vajah	-112 67
vajah se	-84 -167
vajan	-248 -146
vajan _ hai	-39 65
vajan _ kilo	-59 -83
vajan bhi	3 -22
vajan kam	-40 -113
vajan thik	-101 -31
vake	184 136
vake up	37 124
vakes	-178 -127
vaking	128 51
vaking up	59 76
vaks	-103 -140
vakt	14 108
vaky	-193 -56
val	2 -51
vala	-96 6
vala _ hai	22 -52
vala _ ka	57 -43
vala _ kaise	-81 -45
vala _ kitne	-16 82
vala hai	102 139
vala nahin	-124 103
vala pani	136 -4
vale	-99 -56
vale _ ate	-46 80
vale _ ke	-29 -111
vale _ ki	-41 -70
vale _ me	66 -89
vale _ men	-21 -70
vale _ rahe	-39 78
vale _ se	49 -55
vale bathrum	75 -17
vale bol	-95 124
vale bolte	-67 58
vale doktar	-68 -17
vale kamre	-23 88
vale ko	84 -46
vale ne	-90 -71
vale se	81 25
vali	130 -27
vali _ bhi	65 -54
vali _ h	-32 118
vali _ ka	-1 -153
vali _ kha	192 -71
vali _ ki	-44 30
vali _ ko	15 -43
vali _ me	-94 -88
vali _ men	132 -24
vali _ par	110 19
vali _ se	-11 99
vali bat	13 -56
vali bimari	-5 -99
vali dava	134 -28
vali davai	-102 116
vali dukan	17 -64
vali goli	176 -104
vali jagah	34 -107
vali kahani	-26 -75
vali sui	-81 14
valk	136 -188
valked	40 -95
valking	-228 -112
valking _ the	22 -22
valks	-113 -76
valks _ km	-40 -31
valo	-152 30
valo ko	-132 82
valon	22 48
valon ko	-197 126
valon ne	146 -39
van	-73 -64
vant	29 93
vant _ ask	85 89
vant _ be	-18 42
vant _ die	-87 177
vant _ knov	29 -223
vant _ make	125 -60
vant _ not	-79 103
vant _ to	19 104
vant _ vake	-33 89
vant it	-68 -42
vant to	109 -58
vanted	20 155
vanted to	94 129
vants	-41 -68
vants _ go	-116 -89
vants _ slip	78 15
vants a	-62 -67
vants to	-26 5
vapas	-72 -43
vard	117 58
vard boy	94 30
varden	81 -9
varden ko	85 54
varfarin	107 104
varm	-65 7
varna	-109 -91
vas	122 23
vas _ and	62 -41
vas _ by	-110 43
vas _ for	22 -43
vas _ i	82 24
vas _ in	90 -60
vas _ my	16 92
vas _ the	-136 -128
vas a	-6 83
vas in	64 -111
vas it	-116 -108
vas ok	18 62
vaseline	-56 -32
vash	-17 -126
vashed	-14 -10
vashing	-51 -130
vashrum	42 128
vasiyat	-24 62
vatch	147 -138
vatching	-7 26
vatchman	170 14
vater	84 -33
vater _ and	102 -36
vater _ is	59 -72
vater and	173 -163
vater broke	213 -37
vater in	-143 -136
vater is	128 -57
vater tank	-88 141
vay	56 135
vays	-33 105
ve	184 -112
ve _ at	95 -25
ve _ him	-92 60
ve _ in	172 -13
ve _ on	1 47
ve _ the	39 -46
ve _ to	22 -82
ve are	178 -305
ve canot	123 -37
ve dont	-149 118
ve give	50 -71
ve have	-32 -126
ve lost	45 1
ve puled	65 -39
veak	38 -153
vear	-81 -179
veather	-197 -154
vedana	102 -59
veding	-42 -30
veg	-125 -85
vegetarian	-44 -18
veight	-244 -194
veight is	-112 50
veight los	-39 -121
veins	-43 91
vel	-169 87
velding	-40 -59
venom	-88 -118
vent	254 99
vent _ the	82 5
vent in	103 -11
vent to	50 -26
vent vrong	51 -60
vere	42 34
very	146 59
very _ and	87 79
very slipy	107 -13
vet	120 -69
vhat	-142 -97
vhat _ a	-102 -82
vhat _ do	50 -52
vhat _ eat	-29 -30
vhat _ i	-47 201
vhat _ is	-65 28
vhat _ it	34 -111
vhat _ say	45 66
vhat _ should	75 -122
vhat _ the	-56 43
vhat _ to	104 -115
vhat _ ve	70 -50
vhat a	-23 -102
vhat about	-48 -152
vhat age	-42 76
vhat are	-83 -75
vhat can	-12 12
vhat do	-62 142
vhat does	-72 -195
vhat fuds	70 -40
vhat hapens	-57 110
vhat if	-60 48
vhat is	-167 -135
vhat it	-120 87
vhat should	15 -28
vhat to	32 -73
vhat vould	-27 -110
vhatever	-32 -16
vhats	-100 -18
vhats the	-48 24
vhatsaep	17 16
vhatsap	-130 95
vhatsap group	-41 21
vhatsap pe	-23 -80
vhen	-50 -53
vhen _ i	-204 -103
vhen _ is	34 103
vhen _ pinch	135 -17
vhen can	-138 -99
vhen he	201 -155
vhen i	52 -15
vhen she	133 -35
vhen the	68 44
vhen ve	49 -119
vhere	-183 -21
vhere the	-77 42
vhere to	-87 -191
vhether	-41 23
vhey	-35 -39
vhich	-318 -26
vhich _ and	-128 -74
vhich _ are	-69 -32
vhich _ for	14 -116
vhich _ is	113 80
vhich _ to	-26 -49
vhich brand	-119 -69
vhich cream	-38 -65
vhich doctor	-32 -16
vhich is	-64 85
vhich ointment	103 -4
vhich one	-181 -170
vhich tablet	-4 -45
vhich tests	-104 -86
vhijing	171 -69
vhilchair	-73 109
vhile	53 -228
vhistle	60 -3
vhistling	132 -52
vhite	93 -166
vhitefield	-81 -83
vho	-198 -169
vho _ the	-130 -213
vho _ yesterday	-61 -56
vho is	-12 -96
vho vil	-75 -70
vho von	-110 -121
vhole	92 20
vhole _ is	-11 -35
vhole body	192 -90
vhole day	10 -117
vhole night	101 116
vhom	-131 -22
vhom to	-131 -22
vhy	-352 -67
vhy _ it	-41 -75
vhy _ my	-46 -146
vhy did	-92 74
vhy do	-57 10
vhy does	-134 -111
vhy is	-164 -159
vi	-78 80
vida	50 96
vidai	-141 -136
video	-194 -10
video cal	-151 58
vidiyo	24 132
vidiyo _ par	-67 113
vidiyo bana	89 47
vidiyo kol	-97 78
vife	69 228
vife _ in	37 88
vife delivered	74 -116
vife is	86 -272
vife ko	-31 -67
vife left	-74 141
vifes	-63 -155
vifi	-103 -124
vijnan	-62 -81
vik	-38 -173
vik and	-120 33
vik for	-19 -119
vik old	87 -23
vikend	-58 -103
vikends	-38 -75
vikly	-179 -121
viks	106 -51
vil	-158 88
vil _ be	-34 -167
vil _ it	-108 48
vil _ me	51 26
vil _ the	-163 -79
vil _ to	-36 -36
vil be	-132 210
vil come	66 101
vil die	-66 -180
vil give	-35 42
vil go	-63 183
vil i	-143 -70
vil it	47 -111
vil not	-87 -216
vil they	-110 82
vilage	-78 80
vind	-75 102
vindov	-135 3
vindovs	41 -5
vinter	-181 -115
violence	-19 -22
viral	-173 -67
virat	-63 -151
vire	131 -134
visa	-130 -149
vish	-171 177
vision	101 -38
visit	-104 -127
vit	-95 -121
vit d	-72 -111
vitamin	-197 -222
vitamin _ 12	-26 -34
vitamin _ 14	-42 -44
vitamin _ kami	-71 -39
vitamin d	-165 -89
vitamin ki	-71 -39
vith	18 23
vith _ and	73 149
vith _ belt	52 44
vith _ i	38 36
vith _ in	41 31
vith _ nov	46 -206
vith _ of	-133 101
vith _ on	-54 127
vith _ or	-132 -59
vith _ pain	32 -68
vith _ she	-30 -38
vith a	121 -71
vith blud	89 38
vith date	-49 224
vith fever	103 -44
vith her	-94 126
vith his	-81 -27
vith me	108 77
vith my	159 -13
vith one	-146 -194
vith the	43 -66
vith this	-56 -67
vith tvo	-17 47
vith us	9 -75
vithout	-34 122
vithout _ nov	39 -57
vithout me	-68 229
viva	-107 -128
viva tomorov	-50 -65
vk	156 -41
vks	-30 -68
vlukup	-92 -79
vo	90 130
vo _ hai	43 65
vo _ hain	-90 48
vo _ ke	117 -100
vo _ ki	-94 72
vo _ me	118 -48
vo _ men	-44 44
vo _ sal	-17 -10
vo _ se	60 -73
vo abhi	-21 -51
vo bhi	13 -55
vo bol	5 51
vo gana	-79 -102
vo mujhe	178 -140
voh	80 -19
voice	78 48
voice gone	38 78
voice note	-118 76
voke	192 -93
voke up	153 -74
voman	-26 -119
vomen	-80 -49
vomit	128 -38
vomited	192 -202
vomited _ times	123 -24
vomiting	125 53
vomiting since	101 -21
von	-110 -121
von yesterday	-61 -56
vont	147 177
vont _ here	-70 -22
vont be	-203 151
vord	110 -196
vords	118 -107
vork	-141 -277
vork in	-74 -128
vorker	125 -15
vorkers	48 -153
vorking	-93 23
vorks	-252 175
vorld	-58 -66
vorst	70 -71
vorst headache	206 -19
vorth	-153 -117
vorth it	-101 -79
vory	112 -89
vould	-14 242
vould be	-55 204
vound	-79 -175
vrat	63 -83
vrat rakh	55 -63
vrist	61 70
vrite	-248 -41
vrite a	-115 -72
vriten	-96 113
vriting	36 -75
vrong	40 21
vrong vay	137 -119
vrote	-110 173
vrote in	-17 127
vs	-228 -229
vud	37 -70
vyayam	-103 -68
ya	-543 -453
ya _ du	-2 74
ya _ hi	-16 -39
ya _ ke	-75 -20
ya _ ki	-51 -12
ya _ ko	-83 27
ya _ me	-52 -93
ya _ men	-12 -45
ya _ pata	133 -18
ya _ se	-178 73
ya andhvishvas	-126 -43
ya bad	-18 -39
ya bas	-32 -27
ya galat	-39 -34
ya goli	-57 -24
ya koi	-42 -81
ya machine	-87 -91
ya nahi	-147 -140
ya nahin	-87 42
ya pani	21 -15
ya rat	-43 -65
ya sach	-39 76
ya sirf	-81 -52
yad	-205 -26
yad nahin	-50 -75
yad rakhna	-14 161
yah	-67 -106
yah _ hai	-57 -89
yaha	178 79
yahan	46 14
yahi	-128 57
yar	-175 -157
yar _ se	-74 -54
yatra	12 -130
yday	78 -33
ye	-80 21
ye _ hai	89 -199
ye _ ki	53 144
ye ap	-65 -109
ye normal	132 -3
ye sach	-65 -57
year	-189 -212
year and	-93 -92
year old	-24 -215
yearly	-14 -102
years	-145 -168
years ago	-69 -28
years bak	-66 -153
yelov	19 -146
yelov til	163 -53
yes	-196 -178
yesterday	15 -34
yesterday evening	163 -28
yesterday i	-184 168
yesterday she	1 105
yet	91 -132
yet nahi	108 -71
yog	-47 -108
yoga	-28 -147
yorker	-95 -69
you	-243 -115
you _ a	-15 96
you _ me	39 -123
you _ nov	-65 -131
you _ the	-59 -10
you are	-133 -93
you for	-62 108
younger	4 41
your	-25 -41
youtube	96 -48
yr	-78 25
yr boy	-29 -72
yr old	46 -39
yrs	-45 -90
yrs ago	-159 -157
yrs bak	-120 -129
yurik	-97 -29
yurik esid	-97 -29
~00$	-180 -233
~000	-72 -76
~000$	-72 -76
~009	-78 -141
~009$	-78 -141
~01$	94 -135
~011	-51 -113
~011$	-51 -113
~012	-145 -103
~012$	-145 -103
~014	-65 63
~014$	-65 63
~015	-130 -89
~015$	-130 -89
~016	-85 -95
~016$	-85 -95
~017	-93 -121
~017$	-93 -121
~018	-56 -84
~018$	-56 -84
~019	-107 -67
~019$	-107 -67
~02$	146 -62
~020	-117 -122
~020$	-117 -122
~021	-179 -185
~021$	-179 -185
~022	-22 -69
~022$	-22 -69
~03$	106 -25
~04$	80 -88
~05$	114 -15
~08$	172 -153
~09$	-78 -141
~10$	-14 -123
~100	-168 -16
~100$	-162 4
~1000	-20 -30
~1000$	-20 -30
~101	94 -135
~101$	94 -135
~102	146 -57
~102$	146 -57
~103	126 -6
~103$	126 -6
~104	80 -21
~104$	80 -21
~105	116 -11
~105$	116 -11
~108	172 -153
~108$	172 -153
~11$	-79 -19
~110	-16 -34
~110$	-20 -24
~112	211 -114
~112$	211 -114
~118	-149 -131
~118$	-149 -131
~12$	156 -153
~120	-118 -63
~128	-90 -172
~128$	-90 -172
~13$	-84 163
~130	-37 -199
~130$	-37 -199
~131	-33 -68
~131$	-33 -68
~138	-79 -103
~138$	-79 -103
~14$	-27 120
~140	26 -6
~140$	26 -6
~142	-123 -59
~142$	-123 -59
~15$	-30 -29
~150	-155 -170
~150$	-119 -121
~1500	-68 -83
~1500$	-64 -44
~16$	-13 42
~160	36 -55
~160$	39 -49
~17$	-6 -124
~170	145 -44
~170$	145 -44
~18$	-244 -203
~180	95 -93
~180$	62 -81
~19$	-221 -63
~190	177 -80
~190$	177 -80
~199	-217 -119
~1998	-154 -74
~1998$	-154 -74
~20$	72 22
~200	-245 -116
~200$	-184 -55
~2000	-36 21
~2000$	-36 21
~2009	-78 -141
~2009$	-78 -141
~201	-401 -306
~2011	-51 -113
~2011$	-51 -113
~2012	-145 -103
~2012$	-145 -103
~2014	-65 63
~2014$	-65 63
~2015	-130 -89
~2015$	-130 -89
~2016	-85 -95
~2016$	-85 -95
~2017	-93 -121
~2017$	-93 -121
~2018	-56 -84
~2018$	-56 -84
~2019	-107 -67
~2019$	-107 -67
~202	-244 -280
~2020	-117 -122
~2020$	-117 -122
~2021	-179 -185
~2021$	-179 -185
~2022	-22 -69
~2022$	-22 -69
~21$	-192 -12
~210	-53 16
~210$	-53 16
~212	34 75
~212$	34 75
~22$	-73 82
~220	-1 -116
~220$	-1 -116
~23$	-127 -102
~24$	-82 -52
~25$	-28 -141
~26$	-23 -183
~27$	-20 -118
~28$	83 -194
~29$	-54 -95
~30$	-9 11
~300	-46 -224
~300$	3 -162
~3000	-75 -97
~3000$	-75 -97
~31$	-142 116
~32$	-62 -46
~33$	89 -5
~34$	150 -238
~35$	148 -108
~36$	75 30
~38$	103 -283
~39$	79 -57
~40$	72 140
~400	-107 -62
~400$	-4 -52
~41$	87 4
~42$	-82 -105
~44$	148 -104
~45$	-129 -69
~46$	148 -112
~47$	-5 -22
~48$	-18 69
~50$	-7 110
~500	-260 -274
~500$	-235 -228
~5000	-69 -119
~5000$	-66 -111
~51$	-107 -70
~52$	108 -174
~54$	-74 -106
~55$	-12 68
~58$	-63 -260
~60$	112 -69
~600	-146 19
~600$	-141 28
~61$	71 -50
~62$	68 -142
~63$	84 -65
~64$	7 -98
~65$	131 -158
~650	0 36
~650$	5 40
~66$	-27 -113
~68$	-18 -149
~70$	150 -44
~71$	-104 123
~72$	-49 -139
~74$	-14 90
~75$	-183 -181
~76$	-136 26
~78$	65 -44
~79$	110 35
~80$	-96 -84
~800	144 12
~800$	124 -64
~8000	59 63
~8000$	59 63
~81$	94 -91
~82$	13 -16
~84$	67 -144
~85$	-147 -170
~86$	-65 -63
~88$	-123 -149
~90$	107 -225
~92$	-120 -111
~94$	-107 -90
~96$	-192 -115
~97$	-203 -99
~98$	-277 -153
~99$	-382 -240
~998	-154 -74
~998$	-154 -74
~^0$	-60 -235
~^1$	-170 -214
~^10	185 -267
~^10$	-1 -121
~^100	-170 -13
~^100$	-161 6
~^101	94 -135
~^101$	94 -135
~^102	146 -57
~^102$	146 -57
~^103	126 -6
~^103$	126 -6
~^104	80 -21
~^104$	80 -21
~^105	116 -11
~^105$	116 -11
~^108	172 -153
~^108$	172 -153
~^11	178 -88
~^11$	-58 14
~^110	-16 -34
~^110$	-20 -24
~^112	211 -114
~^112$	211 -114
~^118	-149 -131
~^118$	-149 -131
~^12	-188 -301
~^12$	-74 -153
~^120	-118 -63
~^128	-90 -172
~^128$	-90 -172
~^13	-145 -9
~^13$	-84 163
~^130	-37 -199
~^130$	-37 -199
~^131	-33 -68
~^131$	-33 -68
~^138	-79 -103
~^138$	-79 -103
~^14	-90 21
~^14$	-33 86
~^140	26 -6
~^140$	26 -6
~^142	-123 -59
~^142$	-123 -59
~^15	-47 -84
~^15$	6 -3
~^150	-155 -170
~^150$	-119 -121
~^1500	-68 -83
~^16	103 19
~^16$	-18 89
~^160	36 -55
~^160$	39 -49
~^17	148 -108
~^17$	34 -84
~^170	145 -44
~^170$	145 -44
~^18	-8 -148
~^18$	-145 -101
~^180	95 -93
~^180$	62 -81
~^19	-17 -161
~^19$	-172 -35
~^190	177 -80
~^190$	177 -80
~^199	-217 -119
~^1998	-154 -74
~^2$	-44 -169
~^20	-148 -201
~^20$	113 90
~^200	-240 -115
~^200$	-176 -23
~^2009	-78 -141
~^201	-401 -306
~^2011	-51 -113
~^2012	-145 -103
~^2014	-65 63
~^2015	-130 -89
~^2016	-85 -95
~^2017	-93 -121
~^2018	-56 -84
~^2019	-107 -67
~^202	-244 -280
~^2020	-117 -122
~^2021	-179 -185
~^2022	-22 -69
~^21	-66 146
~^21$	-33 97
~^210	-53 16
~^210$	-53 16
~^212	34 75
~^212$	34 75
~^22	-61 61
~^22$	-63 113
~^220	-1 -116
~^220$	-1 -116
~^23	-36 -99
~^23$	-80 -55
~^24	-77 -21
~^24$	-68 -18
~^25	-32 -148
~^25$	-28 -141
~^26	80 -18
~^26$	80 -18
~^27	-20 -118
~^27$	-20 -118
~^28	139 -54
~^28$	139 -54
~^29	-63 -113
~^29$	-54 -95
~^3$	-6 -252
~^30	4 32
~^30$	-5 75
~^300	-18 -171
~^300$	35 -96
~^3000	-75 -97
~^31	-127 130
~^31$	-120 133
~^33	89 -5
~^33$	89 -5
~^34	148 -98
~^34$	159 -223
~^35	145 -122
~^35$	148 -108
~^36	75 30
~^36$	75 30
~^38	144 -130
~^38$	136 -235
~^39	80 -52
~^39$	80 -52
~^4$	79 -165
~^40	23 72
~^40$	85 111
~^400	-107 -62
~^400$	-4 -52
~^41	116 106
~^41$	118 58
~^42	-16 -87
~^42$	27 -56
~^44	126 67
~^44$	148 -104
~^45	-136 -85
~^45$	-129 -69
~^46	155 -83
~^46$	155 -83
~^47	-9 -47
~^47$	-5 -22
~^48	-59 77
~^48$	-14 81
~^5$	-97 -226
~^50	-100 32
~^50$	72 138
~^500	-228 -232
~^500$	-204 -199
~^5000	-65 -88
~^51	-104 -49
~^51$	-104 -49
~^52	111 -159
~^52$	111 -159
~^54	-7 -106
~^54$	-74 -106
~^55	-12 68
~^55$	-12 68
~^58	-107 -249
~^58$	-107 -249
~^6$	-25 -195
~^60	31 -37
~^60$	88 -51
~^600	-139 23
~^600$	-134 32
~^61	71 -50
~^61$	71 -50
~^62	92 -91
~^62$	92 -91
~^63	84 -65
~^63$	84 -65
~^64	-47 6
~^64$	7 -98
~^65	73 -28
~^65$	79 -129
~^650	0 36
~^650$	5 40
~^66	-27 -113
~^66$	-27 -113
~^68	-128 -113
~^68$	-128 -113
~^7$	151 -386
~^70	63 -28
~^70$	67 -26
~^71	-79 44
~^71$	-79 44
~^72	-69 -125
~^72$	-69 -125
~^74	-14 90
~^74$	-14 90
~^75	-205 -138
~^75$	-205 -138
~^76	-136 26
~^76$	-136 26
~^78	56 -28
~^78$	56 -28
~^79	110 35
~^79$	110 35
~^8$	-10 -403
~^80	31 -70
~^80$	-203 -51
~^800	134 -35
~^81	94 -91
~^81$	94 -91
~^82	13 -16
~^82$	13 -16
~^84	70 -139
~^84$	70 -139
~^85	-144 -163
~^85$	-144 -163
~^86	-65 -63
~^86$	-65 -63
~^88	-105 -122
~^88$	-105 -122
~^9$	20 -192
~^90	-16 -225
~^90$	-98 -174
~^92	-120 -111
~^92$	-120 -111
~^94	-59 -57
~^94$	-59 -57
~^96	-192 -115
~^96$	-192 -115
~^97	-196 -79
~^97$	-196 -79
~^98	-208 -115
~^98$	-204 -110
~^99	-361 -195
~^99$	-356 -189
~^a$	-81 49
~^ab	158 229
~^ab$	-33 252
~^abh	310 -5
~^abhi	330 4
~^abl	114 3
~^able	114 3
~^abo	52 -82
~^abou	-99 -68
~^abov	163 -116
~^abs	-67 -58
~^abse	-39 -39
~^abu	131 -135
~^abu$	79 -7
~^abus	85 -130
~^ac	-118 -92
~^ac$	-27 -210
~^ach	-155 -53
~^acha	175 -107
~^achc	-389 113
~^ache	-228 -125
~^achi	-39 -85
~^aci	85 53
~^acid	85 53
~^aco	-89 -86
~^acou	-89 -86
~^acr	-75 -44
~^act	32 -81
~^act$	-7 -192
~^acti	-80 -172
~^acto	-61 -22
~^actu	114 -41
~^ad	101 -149
~^ad$	-124 -129
~^ada	26 -137
~^adat	-4 -92
~^adh	163 -216
~^adha	232 -39
~^adhe	132 -16
~^adhi	-164 -239
~^adi	38 -150
~^adm	127 98
~^admi	127 98
~^adr	-125 40
~^adra	-167 -104
~^adre	24 84
~^ads	-122 -136
~^ads$	-121 -135
~^adu	-150 -206
~^adul	-150 -206
~^adv	33 -17
~^advi	38 -111
~^ae	66 22
~^ae$	46 51
~^aeg	-2 53
~^aega	10 -33
~^aegi	-10 91
~^aen	73 -105
~^af	-55 29
~^afe	-118 -69
~^aft	-45 46
~^afte	-45 46
~^ag	65 -40
~^ag$	102 -199
~^aga	55 22
~^agai	-44 59
~^agar	21 -57
~^age	-32 -123
~^age$	-59 -97
~^agen	-2 -32
~^agi	-7 -214
~^agid	-41 -206
~^agl	-125 102
~^agle	-68 78
~^agli	-62 43
~^ago	24 53
~^ago$	24 53
~^agr	-74 76
~^agri	-60 99
~^ah	-40 47
~^ahe	18 117
~^ahe$	37 71
~^ai	-12 -5
~^ai$	-7 77
~^aid	-106 -309
~^aid$	-90 -302
~^ain	141 -40
~^aint	135 -108
~^aip	-26 -243
~^aip$	-132 -233
~^air	-103 212
~^air$	-69 229
~^airp	-63 -51
~^ais	-63 -26
~^aisa	122 11
~^aise	-138 -55
~^aisi	-159 -62
~^aj	28 206
~^aj$	-19 193
~^aja	-16 81
~^ajad	-64 84
~^aji	218 69
~^aji$	125 93
~^ajib	236 -22
~^ajit	-127 -87
~^ajv	-14 -92
~^ajva	-14 -92
~^ak	1 216
~^aka	79 -279
~^akad	61 -196
~^akd	-11 -167
~^akda	-169 -49
~^akdi	146 -138
~^ake	22 9
~^ake$	-57 -16
~^akel	49 14
~^akh	-130 324
~^akhb	-49 -65
~^akhi	-184 191
~^akhr	-105 249
~^aks	68 -116
~^aksh	-27 -51
~^al	-131 190
~^al$	-7 131
~^ala	-11 -52
~^alag	127 -156
~^alar	-164 -28
~^alav	-108 96
~^alc	-51 50
~^alco	-51 50
~^ale	-54 -209
~^aler	-97 -158
~^ali	127 -39
~^aliv	-69 22
~^alm	-32 81
~^alma	-90 59
~^almo	28 -80
~^alo	-64 12
~^aloe	-178 -133
~^alon	131 94
~^alov	-215 -160
~^alp	-10 177
~^alpr	-10 177
~^alr	-130 40
~^alre	-126 42
~^als	1 -119
~^also	5 -112
~^alt	-167 -74
~^alu	-138 -217
~^alu$	-136 -188
~^alv	-96 116
~^alva	-51 95
~^alvi	-100 71
~^am	254 192
~^am$	40 94
~^ama	264 103
~^ama$	148 101
~^amar	84 -157
~^amas	153 98
~^amb	161 -236
~^ambu	161 -236
~^ami	33 199
~^ami$	95 148
~^aml	-18 -15
~^amlo	-120 5
~^amo	-66 49
~^amon	17 59
~^amou	-77 42
~^an	94 93
~^an$	127 -16
~^ana	93 26
~^ana$	53 108
~^anan	111 -124
~^anar	105 -110
~^and	118 6
~^and$	119 -12
~^anda	-9 35
~^andh	108 -61
~^ane	50 -193
~^ane$	98 -164
~^ang	81 -161
~^anga	58 43
~^ange	-109 -80
~^angi	12 -260
~^angr	-76 -40
~^angu	115 -119
~^ani	-67 246
~^ani$	-16 149
~^aniv	-93 -69
~^ank	214 -175
~^ankh	197 -113
~^ankl	-93 -107
~^anks	45 -77
~^anm	138 -25
~^anm$	138 -25
~^ano	-131 -70
~^anot	-27 9
~^ans	68 86
~^ansu	60 -94
~^ansv	55 56
~^ant	-99 -117
~^ant$	84 -29
~^anta	-166 -76
~^anth	-141 21
~^anti	-87 -320
~^anu	-186 13
~^anv	-160 -139
~^anva	82 -13
~^anvl	-172 -81
~^any	-177 98
~^any$	-304 -268
~^anym	-85 156
~^anyo	0 140
~^anyt	-6 62
~^anyv	-25 18
~^ap	-283 -74
~^ap$	-394 -181
~^apa	190 -69
~^apa$	171 -37
~^apar	-61 -76
~^ape	-123 -105
~^apen	-66 -72
~^apk	-150 11
~^apl	32 -224
~^apli	-13 -111
~^aply	-34 -64
~^apn	-239 278
~^apna	-140 44
~^apne	-142 188
~^apni	-94 226
~^apo	-160 -113
~^apoi	-160 -113
~^apr	-73 1
~^apri	-66 19
~^ar	164 160
~^ar$	-112 179
~^ara	-63 60
~^ara$	84 -17
~^aram	-183 23
~^aran	72 102
~^are	130 -34
~^are$	137 -39
~^area	41 59
~^ares	-92 -56
~^arg	-1 -77
~^argu	-1 -77
~^ari	103 -130
~^arj	-46 -105
~^arji	-46 -105
~^arm	124 236
~^arm$	80 169
~^arms	137 55
~^army	-114 159
~^aro	58 79
~^arou	58 79
~^art	-127 -102
~^arth	-185 -29
~^arti	7 -101
~^as	-34 -44
~^as$	-97 -134
~^asa	41 53
~^asal	-45 -92
~^asan	-168 148
~^asar	126 -93
~^ase	54 -175
~^asem	70 -62
~^ash	103 52
~^ash$	46 104
~^asha	115 43
~^ashu	-35 -35
~^ashv	-165 -119
~^asi	-73 -55
~^asig	-52 -70
~^ask	-50 37
~^ask$	-28 -125
~^aske	-121 147
~^aski	39 67
~^asks	-116 -86
~^asl	-89 93
~^asli	-89 93
~^asp	-77 -197
~^aspa	-142 -166
~^aspi	40 -65
~^ast	16 -151
~^asth	21 -132
~^at	-91 21
~^at$	-4 42
~^ata	-205 -177
~^ata$	-109 6
~^atai	-68 -142
~^atak	-143 -385
~^ate	163 130
~^ate$	196 14
~^atem	-91 183
~^aten	-55 58
~^ath	-19 38
~^ath$	-47 -155
~^athv	145 32
~^ati	-460 -122
~^ati$	-456 -117
~^atk	151 -277
~^atka	182 -166
~^atki	-47 -159
~^atm	-180 126
~^atma	-169 109
~^au	129 -47
~^aug	-136 -118
~^augu	-125 -118
~^aun	-24 -47
~^aung	-75 -148
~^aunt	3 -20
~^aur	76 -15
~^aur$	60 -13
~^aura	110 -11
~^aus	185 -120
~^aut	81 -58
~^auto	178 -13
~^av	93 83
~^ava	131 107
~^avaj	155 6
~^avar	-9 -145
~^avay	-66 60
~^avo	-91 -34
~^avoi	-91 -34
~^avs	-21 -40
~^avsa	-21 -40
~^ay	-156 35
~^aya	-85 11
~^aya$	-131 13
~^aye	54 -73
~^aye$	26 4
~^ayeg	-30 -133
~^ayen	107 -45
~^ayi	-136 85
~^ayi$	-136 85
~^ayr	-106 -84
~^ayra	-106 -84
~^ayu	-154 -173
~^ayur	-72 -108
~^ayus	-109 -103
~^b$	-202 -106
~^ba	-3 6
~^ba$	-18 -122
~^bab	190 -33
~^baba	241 -49
~^babi	27 -68
~^babu	213 -63
~^baby	36 -3
~^bac	106 -14
~^bach	106 -14
~^bad	-90 -64
~^bad$	-21 57
~^bada	40 -399
~^badb	19 -166
~^bade	180 -12
~^badh	-290 -145
~^badi	-32 32
~^badl	-175 -229
~^badm	-25 -90
~^bae	155 -83
~^baen	155 -83
~^bag	-46 103
~^bag$	-86 80
~^baga	4 61
~^bah	203 -81
~^bah$	85 -46
~^baha	234 -40
~^bahk	177 -34
~^bahu	4 -46
~^bai	94 62
~^baig	-102 103
~^baik	57 -53
~^bail	48 101
~^bain	159 110
~^baip	-86 -77
~^bait	52 15
~^baj	15 25
~^baj$	126 -15
~^baja	-155 61
~^baje	-11 -73
~^bajt	-16 -95
~^baju	37 93
~^bak	69 45
~^bak$	43 -7
~^baki	69 99
~^bakr	65 -49
~^bakv	-13 -47
~^bal	-69 -29
~^bal$	-102 -239
~^bala	-76 25
~^balc	32 135
~^balg	-29 -25
~^bals	66 -70
~^balt	23 -15
~^balu	149 -29
~^bam	-50 -83
~^bam$	-68 -80
~^ban	-54 21
~^ban$	-227 -94
~^bana	-260 -103
~^band	114 131
~^bane	-185 -243
~^bang	-62 -119
~^banh	133 57
~^bani	-13 52
~^bank	23 -5
~^bant	-256 -140
~^banv	-67 -145
~^bap	51 53
~^bap$	-36 31
~^bapu	26 44
~^bar	-80 10
~^bar$	-59 23
~^bara	-9 139
~^barb	-64 124
~^bare	-152 -63
~^barf	109 -194
~^bari	-140 -165
~^bark	27 -16
~^bars	-79 -211
~^bart	115 -29
~^bas	-64 105
~^bas$	-123 123
~^base	-1 -120
~^bat	79 -12
~^bat$	48 -67
~^bata	-132 29
~^batc	-109 114
~^bate	82 -295
~^bath	155 -82
~^bati	-25 66
~^bav	-61 86
~^bava	-36 -125
~^bay	57 49
~^baya	166 -107
~^bayi	-60 -129
~^bayo	-64 -100
~^bc	46 14
~^bco	-54 -24
~^bd	-8 -14
~^be	189 115
~^be$	-306 245
~^bea	115 -45
~^beat	171 -102
~^bec	135 -81
~^beca	113 -76
~^bech	59 74
~^beco	40 -204
~^bed	93 88
~^bed$	119 -7
~^bef	21 -23
~^befo	21 -23
~^beg	13 -13
~^begi	-72 -56
~^beh	224 -98
~^beha	-22 -93
~^behe	168 -85
~^behi	109 131
~^behk	101 -44
~^beho	151 -242
~^bei	-133 93
~^bein	-126 96
~^bek	-27 -33
~^beka	-139 -21
~^bel	103 -141
~^beli	-97 -83
~^belo	29 45
~^belt	50 -70
~^bely	225 -66
~^ben	-138 -56
~^benc	-90 43
~^bend	31 -23
~^bene	-162 -150
~^bent	42 44
~^ber	68 -142
~^bert	88 -117
~^bes	107 -186
~^best	-307 -176
~^bet	-67 135
~^beta	-24 137
~^bete	-12 37
~^beti	6 112
~^betv	-48 -187
~^bev	141 -97
~^beva	141 -97
~^bf	-63 96
~^bf$	-63 96
~^bg	-17 -39
~^bgm	-17 -39
~^bgmi	-17 -39
~^bh	121 -13
~^bha	158 -17
~^bha$	-3 -56
~^bhab	71 111
~^bhag	84 23
~^bhai	99 -58
~^bhaj	61 -94
~^bhal	-129 168
~^bhan	16 6
~^bhap	-29 -180
~^bhar	40 24
~^bhas	-224 -162
~^bhat	116 -23
~^bhav	-84 -255
~^bhe	-23 -37
~^bhej	-15 -27
~^bhi	103 18
~^bhi$	-14 20
~^bhid	114 -62
~^bhig	284 -138
~^bhin	182 -14
~^bho	21 -54
~^bhop	-33 -22
~^bhu	-183 -262
~^bhuk	-190 -85
~^bhul	-149 -149
~^bhus	109 -122
~^bhut	31 -194
~^bi	53 -131
~^bi$	-159 -197
~^bic	106 -100
~^bich	123 -88
~^bid	44 71
~^bidi	86 -25
~^big	202 -140
~^big$	144 -157
~^bige	131 47
~^bih	-67 -93
~^biha	-52 -75
~^bij	-11 -11
~^bij$	-171 77
~^bijl	77 -68
~^bik	36 -72
~^bik$	-152 39
~^bike	67 -28
~^bil	-98 -207
~^bil$	-296 -160
~^bili	-50 -17
~^bilk	37 -126
~^bim	-135 -54
~^bima	-135 -54
~^bin	-93 147
~^bin$	-40 151
~^bina	-68 104
~^bind	-45 -125
~^bio	-173 -148
~^bio$	-123 -166
~^bip	-32 -201
~^bipi	-32 -199
~^bir	-168 -269
~^bir$	-96 -93
~^birt	-100 -129
~^biry	-87 -183
~^bis	152 -116
~^bis$	115 -49
~^bisc	38 -114
~^bisi	-8 -126
~^bisk	-99 -86
~^bisl	111 -29
~^bist	98 41
~^bit	107 -121
~^bit$	69 -24
~^bite	-8 -321
~^biti	-12 16
~^biv	-78 116
~^bivi	-78 116
~^bl	152 32
~^bla	16 249
~^blad	-145 265
~^blak	183 -20
~^blan	-8 -60
~^ble	-140 119
~^blea	-2 -47
~^bled	-121 203
~^bli	88 -246
~^blid	96 -216
~^blis	7 -78
~^blo	-256 -121
~^blok	-227 -92
~^blov	33 -50
~^blu	261 -219
~^blud	172 -148
~^blue	134 -88
~^blui	153 -6
~^blur	35 -59
~^bo	148 67
~^boa	-56 -18
~^boar	-28 -47
~^bod	-6 -146
~^body	-40 -139
~^boh	107 -58
~^boj	72 190
~^bojh	72 190
~^bok	-200 124
~^boks	-189 135
~^bol	195 104
~^bol$	245 36
~^bola	94 99
~^bole	14 155
~^boli	115 186
~^boln	-41 41
~^bolo	-120 -166
~^bolt	85 28
~^bolu	-128 34
~^bom	12 -75
~^bomb	12 -75
~^bon	121 59
~^bond	95 98
~^bone	45 -103
~^bor	-136 -292
~^bor$	5 -194
~^bord	-121 62
~^bore	-221 -235
~^bori	-53 -153
~^bos	-243 -413
~^bos$	-226 -401
~^bot	1 169
~^bot$	-156 -98
~^bota	-29 127
~^both	5 50
~^botl	73 205
~^bou	-59 30
~^boug	-179 39
~^boun	-40 34
~^bov	-120 -90
~^bovl	-120 -90
~^boy	74 59
~^boy$	46 115
~^boys	87 -97
~^bp	-108 -191
~^bp$	-102 -198
~^br	68 -96
~^bra	-269 -5
~^brac	-126 -53
~^brai	-71 -175
~^brak	30 -132
~^bran	-131 -52
~^bre	164 -181
~^brea	110 -131
~^bren	-40 -117
~^bri	20 152
~^brid	-98 199
~^brig	141 -133
~^brik	37 45
~^brin	-54 39
~^bro	136 -200
~^bro$	-49 -9
~^brok	132 -232
~^brot	113 -86
~^brov	-9 -80
~^bru	-276 3
~^brus	-242 -110
~^bs	-86 -53
~^bsc	-86 -53
~^bsc$	-86 -53
~^bt	21 -116
~^bta	14 -105
~^bta$	59 -57
~^bu	126 38
~^bua	-12 21
~^bua$	-12 21
~^bub	83 60
~^bubl	83 60
~^bud	65 104
~^budg	-167 -138
~^budh	-99 151
~^bui	-109 48
~^buil	-109 48
~^buj	-31 84
~^bujh	-30 113
~^buju	-48 -54
~^buk	87 -182
~^buk$	-86 -59
~^buke	73 0
~^bukh	43 -391
~^buki	-137 -178
~^buks	-93 163
~^bul	122 256
~^bul$	120 -43
~^bula	70 251
~^bulb	-32 131
~^bulg	113 -76
~^bum	-24 -209
~^bump	41 -144
~^bumr	-147 -119
~^bun	100 -106
~^bund	85 -68
~^bur	-29 5
~^bura	-84 -13
~^burn	-84 -52
~^burp	-2 -77
~^burs	174 -100
~^bus	-37 -19
~^bus$	12 41
~^bust	-174 -184
~^busy	58 32
~^but	24 -131
~^but$	1 -81
~^bute	-118 -61
~^buto	53 -121
~^buy	-126 -129
~^buy$	-117 -106
~^by	-64 -13
~^by$	122 64
~^bya	-136 -38
~^byaj	-56 68
~^byat	-99 -169
~^bye	-312 -45
~^bye$	-312 -45
~^byp	-39 -166
~^bypa	-39 -166
~^c$	41 -130
~^ca	79 0
~^cab	72 -60
~^cab$	56 -45
~^cak	57 -17
~^cake	57 -17
~^cal	26 137
~^cal$	94 159
~^calc	-193 -176
~^cale	-64 10
~^calf	105 -95
~^cali	-127 107
~^calm	36 186
~^cam	86 41
~^came	131 40
~^camp	-142 -3
~^can	21 -26
~^can$	-249 -103
~^cana	-166 101
~^canc	-229 -104
~^cano	184 -7
~^cant	259 114
~^cap	-313 -118
~^cap$	-116 -51
~^capi	-135 -94
~^capt	-135 -34
~^car	-50 -41
~^car$	173 -89
~^card	-276 -106
~^care	-146 130
~^cary	-171 31
~^cas	-18 35
~^case	-37 102
~^cash	28 -30
~^cast	-11 -111
~^cat	-42 -115
~^cat$	-82 85
~^cata	-120 -110
~^catc	-28 -186
~^cath	125 -16
~^cau	65 -7
~^caug	182 -91
~^caus	-178 33
~^ce	114 -63
~^cel	105 67
~^cel$	153 -97
~^cels	-135 -148
~^cem	32 -14
~^ceme	32 -14
~^cen	61 -104
~^cent	61 -104
~^cer	-134 -51
~^cert	-76 -12
~^ces	94 -42
~^cesa	94 -42
~^cet	21 -211
~^ceti	-24 -206
~^ch	63 -37
~^ch$	-22 -32
~^cha	-10 24
~^chab	-145 122
~^chac	137 49
~^chad	69 62
~^chah	-71 70
~^chai	-196 112
~^chaj	-85 57
~^chak	185 -79
~^chal	-158 -123
~^cham	258 -213
~^chan	-140 0
~^chap	-78 -39
~^char	58 -180
~^chas	-106 -199
~^chat	190 197
~^chau	-245 -51
~^chav	55 -127
~^chay	-70 -322
~^che	214 4
~^che$	-104 139
~^chea	-11 -93
~^ched	101 -48
~^cheh	75 -141
~^chek	-121 -20
~^chel	111 134
~^chem	216 89
~^chen	-124 -143
~^cher	58 -40
~^ches	251 -162
~^chev	-54 -200
~^chey	-151 76
~^chi	-22 -186
~^chid	-70 -246
~^chij	72 -37
~^chik	49 -274
~^chil	-80 -169
~^chin	-172 -145
~^chip	144 -245
~^chir	-36 -196
~^chit	36 244
~^cho	60 -37
~^choc	78 -60
~^chod	-84 125
~^chok	2 -248
~^chol	-178 -170
~^chor	90 5
~^chot	103 -2
~^chr	-64 -156
~^chu	115 -13
~^chua	78 -88
~^chub	105 -107
~^chud	102 -102
~^chuh	81 -24
~^chuk	-74 133
~^chul	24 25
~^chun	66 -56
~^chup	-27 43
~^chur	54 13
~^chus	-305 -127
~^chut	50 -40
~^ci	-174 -109
~^cig	16 33
~^ciga	16 33
~^cir	-8 -63
~^circ	-8 -63
~^cit	-107 -52
~^cl	72 22
~^cla	-60 -71
~^clai	-38 -67
~^clas	-128 -37
~^cle	11 122
~^clea	23 130
~^cli	74 -219
~^clim	38 -85
~^clin	96 -139
~^clo	66 91
~^clos	42 73
~^clot	95 9
~^clu	85 -114
~^club	78 -80
~^clut	53 -6
~^cm	-165 -82
~^cm$	-187 -34
~^co	-32 -280
~^coa	74 -4
~^coac	19 20
~^coal	80 -35
~^cob	41 -185
~^cobr	41 -185
~^coc	-42 -174
~^coca	113 -9
~^coco	-127 -166
~^cod	46 -172
~^code	46 -172
~^cof	-45 -190
~^cofi	-45 -190
~^coi	84 -114
~^coim	-26 -47
~^coin	73 -60
~^col	105 -64
~^cola	105 -100
~^cold	155 -157
~^cole	-210 -29
~^colo	-71 75
~^colu	-5 -62
~^com	-19 9
~^coma	-113 -74
~^comb	-69 -183
~^come	38 96
~^comi	34 -60
~^como	50 -58
~^comp	-116 -19
~^con	-88 -158
~^conc	-55 9
~^cond	117 -15
~^conf	21 -101
~^cons	-99 -159
~^cont	-39 -144
~^conv	-178 42
~^cop	-94 -31
~^cope	-38 -85
~^copy	-67 38
~^cor	-19 -66
~^cord	187 -67
~^core	-202 -127
~^corn	5 -35
~^cos	-179 -238
~^cost	-171 -235
~^cot	48 116
~^cot$	63 38
~^coto	-3 108
~^cou	-28 -132
~^coug	92 -177
~^coul	-175 -159
~^coun	89 103
~^coup	-63 -56
~^cour	-203 -93
~^cous	-133 -23
~^cov	-91 126
~^cov$	41 107
~^cove	-192 46
~^covi	10 -6
~^covs	-106 140
~^cp	-137 -181
~^cpr	-137 -181
~^cpr$	-137 -181
~^cr	-50 -79
~^cra	-210 -321
~^crad	-71 -33
~^crak	-114 -168
~^cram	-94 -139
~^cran	-20 12
~^cras	-92 -60
~^cre	-273 -136
~^crea	-211 -237
~^cri	-18 -2
~^crie	60 12
~^crik	-30 23
~^cro	70 77
~^croc	129 52
~^cros	-187 -29
~^cru	110 -270
~^cruk	100 -76
~^crus	99 -221
~^cry	72 111
~^cry$	36 -57
~^cryi	68 163
~^cs	-16 -151
~^csk	-126 -101
~^csk$	-126 -101
~^cu	105 80
~^cuk	40 -126
~^cuk$	-22 -242
~^cuke	142 -96
~^cuks	-2 -49
~^cul	-62 -97
~^cul$	-117 -100
~^cule	84 16
~^cult	-9 -38
~^cup	132 22
~^cup$	128 -170
~^cupb	49 127
~^cur	48 -224
~^curd	-182 -107
~^cure	112 -191
~^curi	-120 -106
~^curt	157 24
~^cury	-89 -89
~^cus	23 -8
~^cust	44 18
~^cut	38 246
~^cut$	26 214
~^cute	167 -133
~^cuti	-138 108
~^cuts	-66 84
~^cy	26 155
~^cya	-23 153
~^cyan	-23 153
~^cyc	-59 65
~^cycl	-59 65
~^cyl	97 -1
~^cyli	97 -1
~^d$	-24 -254
~^da	37 -198
~^da$	10 -15
~^dab	256 -133
~^dab$	154 -48
~^daba	125 -63
~^dabe	194 -71
~^dabi	98 -20
~^dad	127 -60
~^dad$	-120 -95
~^dada	133 22
~^dadh	-138 103
~^dadi	185 -205
~^dads	-64 83
~^dadu	144 -10
~^daf	-77 -134
~^daft	-51 -124
~^dag	-97 -24
~^dag$	-103 -113
~^dah	-15 -85
~^dahe	4 62
~^dahi	-28 -272
~^dai	84 -157
~^dai$	217 -78
~^dail	-183 -147
~^dain	66 -6
~^dak	-98 -205
~^daka	-121 -166
~^dal	40 -187
~^dal$	-27 -28
~^dala	-249 -115
~^dale	74 -206
~^dali	204 72
~^daln	-89 -11
~^dalt	-117 -203
~^dalu	72 -111
~^dam	56 -237
~^dam$	24 -142
~^dama	37 -146
~^dan	-273 -331
~^dan$	-119 -187
~^dana	-120 16
~^danc	17 -158
~^dand	-58 -117
~^dane	-101 -163
~^dang	-145 89
~^dank	107 -44
~^dant	-243 -355
~^dar	10 103
~^dar$	-250 112
~^dara	-1 -174
~^dard	44 131
~^dark	53 -252
~^daru	36 -11
~^darv	104 19
~^das	94 -279
~^das$	62 -232
~^dast	103 -163
~^dasv	-83 58
~^dat	-227 151
~^data	-76 -122
~^date	-194 234
~^dau	83 12
~^daud	-60 -76
~^daug	6 168
~^daur	113 -294
~^dav	-17 87
~^dava	-27 91
~^day	-17 -78
~^day$	37 -79
~^dayl	-61 -126
~^days	-55 -7
~^de	-39 148
~^de$	6 -53
~^dea	-96 -90
~^dead	-38 -32
~^deat	-224 -158
~^deb	-148 194
~^deba	-54 11
~^debi	-88 29
~^dec	-190 88
~^dece	-97 -39
~^deci	-133 132
~^ded	73 -121
~^dedh	80 -161
~^def	-86 -21
~^defi	-86 -21
~^deg	204 -164
~^dega	191 -166
~^degr	51 -47
~^deh	130 -75
~^dek	-157 109
~^deka	-133 33
~^dekh	-128 77
~^del	47 -45
~^dela	102 -57
~^dele	-134 -66
~^delh	-167 -183
~^deli	69 74
~^dem	145 -150
~^den	-96 -29
~^den$	43 -131
~^dena	-132 146
~^dene	44 -27
~^deng	-40 -76
~^deni	-86 -127
~^dent	-138 -250
~^dep	-196 -270
~^depo	-115 -88
~^depr	-87 -176
~^der	-47 60
~^der$	-44 61
~^des	-147 -27
~^desi	8 -107
~^desk	-116 -49
~^det	-35 259
~^deta	56 71
~^dete	-59 120
~^deti	-61 57
~^deto	-28 190
~^dev	-51 47
~^deva	69 84
~^deve	-92 -74
~^devi	-107 -122
~^dh	228 -110
~^dha	284 -98
~^dhab	8 -126
~^dhad	141 -122
~^dhag	1 -61
~^dhai	-52 -41
~^dhak	87 90
~^dham	35 -3
~^dhan	133 -156
~^dhar	127 -154
~^dhas	163 -68
~^dhat	18 -53
~^dhi	201 -192
~^dhil	216 -92
~^dhir	85 -128
~^dho	-265 13
~^dho$	-144 45
~^dhon	-219 -241
~^dhu	50 -11
~^dhua	-41 -115
~^dhue	-55 -82
~^dhul	-22 -147
~^dhun	156 152
~^dhup	-82 -241
~^dhy	-151 24
~^dhya	-151 24
~^di	45 18
~^di$	38 222
~^dia	169 1
~^diab	-17 -131
~^diag	69 -41
~^dial	176 -29
~^diap	37 -86
~^diar	-54 179
~^dib	7 92
~^diba	-41 68
~^dibe	-17 46
~^dibi	48 25
~^did	51 42
~^did$	-124 -23
~^didi	139 47
~^didn	-25 16
~^die	-271 87
~^die$	-78 146
~^died	-267 -15
~^dies	-10 -86
~^diet	-140 -216
~^dif	-198 -106
~^dife	-70 -95
~^dig	69 100
~^dij	108 -205
~^diji	-177 -102
~^dijy	160 -140
~^dik	208 1
~^dika	-123 -153
~^dikh	253 37
~^dil	-50 -240
~^dil$	-52 -219
~^dili	-2 -110
~^dim	-38 -35
~^dima	-34 -27
~^din	-106 -85
~^din$	-69 -51
~^dine	-114 -106
~^dip	-5 204
~^dip$	177 144
~^dipe	-147 156
~^dipr	-42 51
~^dir	-13 -88
~^dire	-73 -72
~^dis	33 -34
~^disa	59 74
~^disc	-93 -5
~^dise	139 -133
~^disp	5 -84
~^div	-80 -13
~^diva	-135 -25
~^divi	-53 89
~^divo	-55 34
~^diy	-20 77
~^diya	-60 68
~^diye	71 74
~^dj	-104 -203
~^dj$	-104 -203
~^do	-112 -16
~^do$	-32 -326
~^dob	-191 -69
~^doba	-191 -69
~^doc	-141 -190
~^doc$	-130 -85
~^doct	-100 -144
~^doe	-197 -18
~^does	-197 -18
~^dof	122 -42
~^dofa	122 -42
~^dog	-67 15
~^dog$	-53 -10
~^doh	96 -127
~^doha	80 -66
~^doi	53 -74
~^doin	53 -74
~^dok	-100 -157
~^dokt	-210 -306
~^dol	56 -233
~^dolo	-13 -174
~^don	-40 262
~^dona	-137 7
~^done	-321 -48
~^dono	153 83
~^dont	-28 322
~^dor	-40 129
~^dori	8 131
~^dos	-53 41
~^dosa	-64 -92
~^dose	-123 43
~^dost	36 8
~^dot	110 2
~^dots	129 -45
~^dou	158 -97
~^doub	147 -91
~^dov	133 44
~^dovn	97 78
~^dp	-86 -92
~^dr	131 -20
~^dr$	54 -176
~^dra	158 147
~^draf	-176 -70
~^drag	147 -56
~^drai	87 -151
~^dram	-105 172
~^dran	249 112
~^drav	-164 47
~^dre	31 -72
~^dres	109 5
~^dri	34 -22
~^dril	-138 -92
~^drin	43 -43
~^drip	69 104
~^dris	-128 -116
~^driv	9 19
~^dro	57 -173
~^drop	65 -74
~^drov	-10 -179
~^dru	156 -9
~^drug	-35 17
~^drul	64 -55
~^drum	63 31
~^drun	95 -40
~^dry	-157 -196
~^dry$	-155 -189
~^du	38 95
~^du$	122 -65
~^dua	-20 179
~^dua$	-17 160
~^dub	96 -15
~^dub$	-25 28
~^duba	-3 -62
~^dube	115 -24
~^dubi	162 -33
~^dubn	-52 60
~^dubt	-90 -85
~^dud	-86 -271
~^dudh	-86 -271
~^due	-127 88
~^due$	-124 -37
~^dues	-9 169
~^duk	-104 -248
~^duka	-13 -139
~^dukh	-113 -311
~^dul	-71 -64
~^dum	85 -38
~^dum$	98 -100
~^dun	95 123
~^dun$	38 58
~^dung	109 -68
~^duni	-61 240
~^dup	-18 169
~^dupa	-12 178
~^dur	70 7
~^dur$	128 38
~^duri	-86 -57
~^dus	-62 58
~^dusr	-95 75
~^dust	-37 -41
~^dut	-16 192
~^duty	-16 179
~^dy	-193 -108
~^dye	-69 53
~^dye$	-69 53
~^dyi	-276 -111
~^dyin	-276 -111
~^dyu	83 -46
~^dyut	83 -46
~^e$	-44 -14
~^ea	-162 -126
~^eac	-22 109
~^each	-22 109
~^ear	58 -237
~^ear$	59 -254
~^earl	-21 -38
~^ears	122 -27
~^eas	49 -23
~^easy	-145 -13
~^eat	-284 -128
~^eat$	-223 -140
~^eati	-128 -15
~^eats	-195 -196
~^ec	-129 -316
~^ecg	-111 -129
~^ecg$	-111 -129
~^ech	-75 -163
~^echo	-89 -84
~^ecl	-59 -53
~^eco	6 -117
~^ecos	20 -83
~^ed	61 -19
~^edg	47 168
~^edge	47 168
~^edi	-311 -143
~^edi$	-241 -189
~^ediy	-191 -128
~^edu	138 -127
~^eduk	94 -100
~^ef	-153 -200
~^efe	-134 -146
~^efec	-134 -146
~^eg	-190 -254
~^eg$	-128 -104
~^egf	-65 -59
~^egfr	-65 -59
~^ei	-129 64
~^ej	60 -100
~^ek	13 57
~^ek$	161 219
~^eka	105 -124
~^ekd	146 -140
~^ekda	124 -39
~^ekdu	85 -114
~^eks	-338 -194
~^eks$	-63 67
~^eksa	-187 -268
~^eksc	-95 -106
~^ekse	-203 -142
~^eksh	7 81
~^eksi	-175 77
~^eksp	-184 -268
~^ekst	71 104
~^el	-41 188
~^ela	-230 184
~^ela$	-189 66
~^elar	-212 79
~^elb	-69 -110
~^elbo	-66 -89
~^eld	-21 39
~^elde	-21 39
~^ele	91 44
~^elec	67 26
~^elef	131 -68
~^els	-127 81
~^else	-127 81
~^em$	-255 56
~^ema	-118 -173
~^emai	-56 -129
~^emar	-36 -31
~^emb	136 -74
~^emba	-42 -30
~^eme	58 -167
~^emer	58 -167
~^emi	-166 119
~^emi$	-166 119
~^emo	-90 3
~^emoj	-87 15
~^emp	5 -18
~^empt	9 -14
~^en	-214 148
~^ena	-105 -17
~^ena$	22 -237
~^end	-105 33
~^end$	-42 32
~^ende	-132 -160
~^endi	-61 24
~^ene	128 -104
~^eng	-214 -105
~^enga	-176 -129
~^engi	14 -111
~^engl	-146 -13
~^eni	-97 45
~^enj	-157 -30
~^eno	29 181
~^eno$	-4 -113
~^enou	30 194
~^ent	-253 19
~^ent$	-138 -186
~^enth	-116 -92
~^ep	-247 -243
~^epa	-133 -121
~^epad	-133 -121
~^epi	-38 -107
~^epid	100 -115
~^epil	-133 -1
~^epis	-87 -134
~^er	118 33
~^er$	36 66
~^ero	3 -41
~^eror	3 -41
~^es	-73 -95
~^esa	-121 69
~^esay	-82 92
~^esc	31 -134
~^esci	-44 -102
~^esi	16 -142
~^esi$	-47 -67
~^esid	35 -89
~^esr	-113 -144
~^esr$	-113 -144
~^ev	-18 62
~^eve	-5 76
~^even	9 40
~^ever	-38 82
~^ey	111 -237
~^eye	111 -237
~^eye$	120 -309
~^eyel	-57 -110
~^eyes	99 -35
~^fa	29 261
~^fac	230 58
~^face	233 90
~^fact	39 -81
~^fad	-90 -52
~^fad$	124 -101
~^fada	-160 3
~^faf	96 40
~^fafo	98 46
~^fai	-64 63
~^faik	-6 37
~^fail	-305 90
~^fain	178 -234
~^fais	-65 104
~^fal	-65 -80
~^fal$	-58 -189
~^fali	-15 29
~^fam	-84 199
~^fami	-84 199
~^fan	-24 322
~^fan$	21 118
~^fand	-115 275
~^fans	14 199
~^far	-252 -69
~^far$	31 24
~^fara	21 -116
~^fare	-62 -106
~^fark	-224 29
~^farm	-52 -86
~^fas	9 151
~^fasa	16 156
~^fast	45 -65
~^fat	98 -64
~^fat$	-44 -342
~^fata	294 108
~^fath	-61 36
~^fati	12 -123
~^faty	-176 -199
~^fau	-126 180
~^fauj	-82 182
~^fav	80 -85
~^fava	165 -37
~^fay	-198 -94
~^fayd	-197 -93
~^fc	-20 -6
~^fc$	-20 -6
~^fd	-72 143
~^fd$	-72 143
~^fe	87 -71
~^fea	-105 -27
~^fear	-105 -27
~^feb	-128 -192
~^feb$	-79 -142
~^fed	-105 80
~^fed$	-105 80
~^fek	107 -27
~^fel	173 -75
~^fel$	227 -251
~^felo	-10 27
~^felt	-100 -57
~^fem	3 -55
~^fema	3 -55
~^fen	88 142
~^fenk	-122 82
~^feny	99 121
~^fer	-169 -90
~^feri	-67 -54
~^fes	25 84
~^fev	-23 -187
~^fev$	-79 129
~^feve	-3 -411
~^fi	46 -9
~^fia	-137 29
~^fian	-137 29
~^fid	-136 -39
~^fid$	66 16
~^fidi	-153 -108
~^fie	-16 67
~^fiel	-16 67
~^fig	-161 120
~^figh	-190 108
~^fik	-143 18
~^fiks	-113 50
~^fil	-29 -51
~^fil$	125 -85
~^file	-15 120
~^fili	-147 33
~^film	-316 -384
~^fils	76 129
~^fin	106 -27
~^fina	-90 -26
~^find	120 176
~^fine	-221 -76
~^fing	194 -142
~^fini	59 -62
~^fir	-116 106
~^fir$	-106 141
~^fire	-92 9
~^firs	-50 -113
~^fis	52 -138
~^fis$	-120 9
~^fisa	51 -3
~^fish	91 -211
~^fisl	145 -29
~^fist	-118 -43
~^fit	146 -122
~^fit$	73 -47
~^fitn	-18 -16
~^fits	85 -116
~^fiv	-10 -124
~^five	-10 -124
~^fl	10 74
~^fla	-62 -153
~^flat	-49 -106
~^fli	-1 -179
~^flig	-44 -113
~^flip	-76 -77
~^flo	32 25
~^floa	21 101
~^flop	166 -37
~^flov	-19 -187
~^flu	41 109
~^flu$	-52 -138
~^fluo	-140 -110
~^flur	94 163
~^fly	-100 149
~^fo	-124 35
~^foa	113 -77
~^foam	113 -77
~^fod	-51 -224
~^fod$	-161 -147
~^foda	118 -74
~^fog	126 -89
~^fol	-226 80
~^fold	-153 98
~^foli	-71 -103
~^folo	-86 64
~^fon	-16 113
~^fon$	15 72
~^fone	-19 115
~^for	-130 -45
~^for$	-122 -66
~^fore	85 166
~^forg	-27 85
~^form	-189 -224
~^forv	-74 -77
~^fot	-158 50
~^foto	-158 50
~^fou	106 128
~^foun	-71 191
~^four	92 -156
~^fr	6 -63
~^fra	-135 -153
~^frac	-96 -53
~^fre	-77 27
~^fres	21 24
~^fri	-134 -86
~^fri$	-157 -176
~^frid	-84 -10
~^frie	35 38
~^frij	-42 -133
~^fro	121 56
~^frok	70 -26
~^from	63 93
~^fron	93 -96
~^frot	213 -65
~^fru	-42 -35
~^frui	-16 -171
~^fry	-109 26
~^fu	97 -288
~^fud	-153 -106
~^fud$	-221 -86
~^fuds	31 -80
~^ful	5 -140
~^ful$	241 -28
~^fula	-24 -148
~^fuli	-41 -92
~^fult	-133 -21
~^fuly	-14 1
~^fun	-19 15
~^func	50 34
~^fund	-97 117
~^fune	-51 16
~^fung	-107 -52
~^funk	-31 62
~^funy	3 -115
~^fur	-181 -115
~^fut	244 -270
~^fut$	112 -155
~^futa	152 -76
~^futb	29 -60
~^futi	135 -34
~^fy	-127 -83
~^fys	-199 -82
~^fysi	-199 -82
~^g$	-94 -2
~^ga	180 -141
~^gad	87 23
~^gada	-79 -84
~^gadb	-14 -42
~^gadh	83 -143
~^gadi	86 101
~^gae	-8 20
~^gae$	-8 20
~^gah	43 165
~^gahn	-36 133
~^gahr	55 110
~^gai	64 -107
~^gai$	78 -73
~^gain	58 -108
~^gais	11 -175
~^gaj	-90 -106
~^gaja	-90 -106
~^gal	137 29
~^gal$	69 -163
~^gala	80 -285
~^gale	228 168
~^gali	-93 12
~^galt	-34 50
~^gam	28 77
~^gamc	164 8
~^game	-232 -24
~^gan	-58 -149
~^gana	-139 -301
~^gand	158 1
~^gane	-81 -137
~^gang	-94 169
~^gani	20 -104
~^gant	-123 -93
~^ganv	107 -7
~^gao	-62 -7
~^gaon	-62 -7
~^gap	1 -126
~^gap$	42 -178
~^gar	82 -479
~^gara	78 -258
~^garb	36 -180
~^gard	103 -135
~^garg	118 -36
~^garl	-96 -63
~^garm	-124 -183
~^gas	-6 -130
~^gas$	-157 -101
~^gasp	217 -92
~^gast	-15 -41
~^gat	53 143
~^gate	99 190
~^gath	15 -109
~^gav	41 113
~^gave	2 140
~^gay	108 -55
~^gay$	-141 72
~^gaya	66 -56
~^gaye	41 -125
~^gayi	6 104
~^gayo	81 -27
~^gayu	120 97
~^ge	162 -8
~^ge$	-41 80
~^gec	205 -79
~^gech	205 -79
~^geh	116 89
~^gehr	103 133
~^gehu	39 -63
~^gel	72 -258
~^gel$	-12 -157
~^gela	185 -51
~^gem	46 112
~^gen	29 -85
~^gend	100 -24
~^gene	-82 -101
~^get	-88 -6
~^get$	-274 1
~^geti	152 -20
~^gets	-55 -6
~^gey	31 -106
~^geys	31 -106
~^gf	-31 -53
~^gf$	-31 -53
~^gh	131 50
~^gha	152 30
~^ghab	99 -119
~^ghad	96 209
~^gham	73 -208
~^ghan	193 -51
~^ghar	-60 117
~^ghas	85 -44
~^ghat	-32 -25
~^ghav	12 -169
~^ghe	-132 191
~^gher	-201 -161
~^ghet	37 183
~^ghi	-195 -190
~^ghi$	-199 -261
~^gho	-93 -71
~^ghod	-95 -47
~^ghol	20 -27
~^ghu	227 -74
~^ghum	-117 65
~^ghun	82 46
~^ghur	79 -9
~^ghus	300 -142
~^ghut	44 -159
~^gi	293 -30
~^gif	-104 -127
~^gift	-104 -127
~^gil	-42 -179
~^gila	83 -178
~^gin	-109 214
~^gin$	-35 94
~^gint	-178 129
~^gir	380 -80
~^gir$	281 -304
~^gira	285 -94
~^gire	220 -56
~^giri	162 -156
~^girl	18 98
~^girn	-145 93
~^girt	-160 -161
~^giv	-104 -177
~^give	-102 -145
~^givi	-38 -91
~^gl	204 -20
~^gla	80 63
~^glas	83 43
~^gli	73 -33
~^glim	84 -18
~^glo	91 -78
~^glov	91 -78
~^glu	206 -86
~^gluc	136 -60
~^gluk	98 -34
~^gm	-103 -37
~^gm$	-101 -112
~^gn	-98 -41
~^gn$	-82 -45
~^go	60 161
~^go$	-126 126
~^goa	43 -84
~^goa$	-144 -113
~^goat	105 -14
~^gob	-35 -147
~^gobh	-62 -103
~^god	61 57
~^god$	66 61
~^goda	-65 -78
~^goe	-27 -117
~^goes	-20 -113
~^goi	140 90
~^goin	148 -25
~^gol	13 128
~^gol$	-96 -145
~^gola	-48 -9
~^gold	-231 14
~^goli	63 132
~^gon	13 140
~^gond	-140 -65
~^gone	12 115
~^gor	-30 -108
~^gora	-131 -106
~^got	23 -140
~^got$	14 -120
~^goti	21 -86
~^gov	-22 -10
~^govt	-44 -50
~^gp	-121 -33
~^gr	71 -281
~^gra	103 -233
~^grad	-147 -150
~^gram	32 -160
~^gran	122 -44
~^grap	99 -187
~^gre	60 -166
~^grea	-204 -76
~^grey	209 -95
~^gri	-88 -105
~^grie	-145 31
~^grin	33 -214
~^gro	-114 -37
~^grou	-46 49
~^grov	-230 -195
~^gru	74 -105
~^grun	116 -13
~^grup	-81 -69
~^gs	-69 -104
~^gst	-69 -104
~^gst$	-69 -104
~^gt	-159 -127
~^gta	-157 -88
~^gta$	-157 -88
~^gu	66 -20
~^gua	96 -39
~^guar	25 -33
~^gub	178 -60
~^guba	178 -60
~^gud	-114 -29
~^gud$	-156 -297
~^gudb	-133 93
~^gudg	-95 -50
~^gudi	125 77
~^gudn	-69 22
~^gue	65 96
~^gues	65 96
~^gug	-48 44
~^gugl	-23 56
~^gui	-137 116
~^guid	29 7
~^guil	-79 84
~^guit	-135 105
~^guj	-197 -1
~^guja	-122 13
~^gujr	-118 2
~^gul	121 82
~^gula	118 -67
~^gulf	76 46
~^gulp	1 54
~^gum	37 -173
~^gum$	38 -41
~^gums	36 -73
~^gun	64 18
~^gun$	-4 105
~^gund	144 -175
~^gur	28 -93
~^gurg	185 -74
~^guru	-85 -17
~^gus	-113 -31
~^gusa	-73 -150
~^guse	-94 132
~^gut	116 -114
~^gutk	109 -99
~^guv	-79 -96
~^guva	-79 -96
~^guy	105 69
~^guy$	118 -40
~^guys	-8 101
~^gy	113 -52
~^gya	254 -55
~^gya$	269 -38
~^gyar	7 -42
~^gye	132 41
~^gye$	132 41
~^gyi	35 105
~^gyi$	35 105
~^gym	-145 -265
~^gym$	-145 -265
~^gyn	-128 -65
~^gyna	-111 -56
~^h$	-100 -60
~^ha	-64 29
~^ha$	-170 -28
~^had	58 -39
~^had$	55 52
~^hadi	36 -166
~^hads	-40 -110
~^haf	37 -68
~^haft	29 -64
~^hah	-212 -285
~^haha	-212 -285
~^hai	-123 -2
~^hai$	-94 5
~^hain	86 -15
~^hair	-171 -85
~^haj	-100 -117
~^haja	-161 -112
~^hak	-118 129
~^haki	-92 140
~^hal	-102 -229
~^hal$	-93 -172
~^hald	-9 -171
~^half	167 -37
~^halk	-311 -60
~^halv	47 -151
~^ham	4 245
~^ham$	-45 135
~^hama	-219 -63
~^hame	57 262
~^hamn	-4 39
~^han	20 30
~^han$	-120 -235
~^hand	136 64
~^hanf	122 -15
~^hang	-7 76
~^hans	-98 95
~^hap	-206 -109
~^hape	-99 16
~^hapi	-55 -144
~^hapy	-150 -115
~^har	47 -94
~^har$	-144 114
~^hara	98 -258
~^hard	129 -45
~^harm	-295 -339
~^harn	-45 -90
~^harp	86 54
~^hart	-122 32
~^has	62 -5
~^has$	127 51
~^hasi	-177 -77
~^hasn	116 -11
~^hast	-108 -15
~^hat	198 160
~^hat$	119 135
~^hata	-32 -65
~^hate	-120 -3
~^hath	214 140
~^hav	181 92
~^hava	134 37
~^have	-51 115
~^havi	202 -129
~^hb	-299 -250
~^hb$	-259 -210
~^hba	-113 -95
~^hbai	-113 -95
~^hd	-84 -62
~^he	348 143
~^he$	451 163
~^hea	11 -132
~^head	92 -37
~^heal	-160 -73
~^hear	-55 -22
~^heat	-72 -199
~^heav	39 -177
~^hei	50 -134
~^heig	60 -212
~^hel	110 -24
~^hel$	-137 119
~^helm	14 11
~^helo	-139 -207
~^help	159 -37
~^hem	-111 -137
~^hep	-140 -129
~^hep$	-106 -105
~^her	244 236
~^her$	193 344
~^here	220 -37
~^hern	-55 -24
~^hero	-186 -116
~^hes	182 140
~^hes$	182 140
~^heu	177 -1
~^hi	232 71
~^hi$	-12 90
~^hic	-101 -194
~^hich	-32 -138
~^hicu	-114 -103
~^hid	-99 148
~^hid$	-100 156
~^hide	-148 -4
~^hig	-57 -14
~^high	-57 -14
~^hil	177 -305
~^hil$	-27 -119
~^hila	286 -192
~^hiln	78 -37
~^hilt	167 -25
~^him	138 153
~^him$	163 99
~^hima	-71 192
~^himo	-110 -125
~^hims	9 154
~^hin	-362 -280
~^hind	-351 -257
~^hir	-43 47
~^hiro	-20 -80
~^his	225 23
~^his$	226 60
~^hisa	-49 31
~^hist	-97 -85
~^hit	231 59
~^hit$	171 91
~^hiv	230 -150
~^hiv$	239 -102
~^hive	4 -78
~^hm	-55 -192
~^hm$	-69 -189
~^ho	-49 4
~^ho$	-151 -50
~^hoa	126 -111
~^hoar	126 -111
~^hob	-99 50
~^hog	10 122
~^hoga	-69 140
~^hogi	90 -18
~^hok	-84 -66
~^hoka	-71 -38
~^hoke	-25 -38
~^hol	227 -35
~^hold	44 89
~^hole	237 -89
~^holi	17 -132
~^hom	-46 -144
~^home	-21 -109
~^hon	37 43
~^hona	-210 123
~^hone	-32 87
~^hong	-174 -161
~^honi	-144 -72
~^hont	297 -112
~^hop	-207 40
~^hor	55 -180
~^hori	69 41
~^hors	-6 -118
~^hos	132 78
~^hosh	325 -113
~^hosp	-51 25
~^host	-56 96
~^hot	-7 -29
~^hot$	245 -168
~^hota	-216 78
~^hote	-28 -110
~^hoth	76 -120
~^hoti	-160 -37
~^hou	185 40
~^hour	204 -149
~^hous	-129 76
~^hov	-499 -58
~^hov$	-492 -38
~^hp	-84 -108
~^hpv	-18 -52
~^hpv$	-18 -52
~^hr	129 -109
~^hr$	198 -13
~^hrs	41 -78
~^hrs$	41 -78
~^hu	-7 259
~^hu$	-62 213
~^hua	50 -78
~^hua$	50 -78
~^hub	50 64
~^hue	52 -62
~^hue$	52 -62
~^hug	-113 118
~^huge	-113 118
~^hui	51 -17
~^hui$	51 -17
~^huk	52 104
~^hum	74 -39
~^hum$	31 -8
~^huma	-144 -24
~^humi	40 -9
~^humn	-85 111
~^hun	-122 158
~^hun$	-90 188
~^hur	84 59
~^hurt	41 74
~^hus	10 97
~^husb	10 97
~^hy	-82 -65
~^hyd	-62 -24
~^hyde	29 -82
~^hyp	-19 -22
~^hypo	-12 -13
~^i$	-129 259
~^ic	-31 78
~^ice	88 -180
~^ice$	102 -176
~^ich	-143 200
~^icu	-94 -160
~^icu$	-94 -160
~^id	91 31
~^ide	-224 -135
~^idea	-157 -230
~^idh	25 51
~^idl	162 -54
~^idli	162 -54
~^ie	-152 -27
~^ies	-101 -44
~^iesa	-101 -44
~^if	21 249
~^if$	31 258
~^ig	51 -59
~^ign	25 -21
~^igno	25 -21
~^ik	-20 78
~^il	16 264
~^il$	-12 152
~^ila	48 192
~^ila$	130 130
~^ilaj	-213 -20
~^im	45 194
~^im$	122 214
~^imp	-151 -84
~^impr	-129 -37
~^in	12 25
~^in$	-53 -44
~^inc	-156 -95
~^inco	-8 -102
~^incr	-108 -152
~^ind	-459 -282
~^inda	-192 -1
~^inde	-84 -79
~^indi	-358 -324
~^indo	-16 -62
~^inf	20 51
~^infa	81 -61
~^infe	12 -16
~^info	-41 38
~^inh	158 -81
~^inha	160 -88
~^inj	124 62
~^inje	114 106
~^ink	-93 178
~^inka	-92 173
~^ins	41 74
~^insa	-163 -69
~^insi	127 6
~^inst	-114 108
~^insu	49 41
~^int	89 120
~^int$	124 -41
~^inte	32 -12
~^intj	68 69
~^into	20 133
~^intr	-80 50
~^inv	-10 -28
~^inve	14 -62
~^invi	-19 43
~^ip	-66 -214
~^ipl	-91 -155
~^ipl$	-91 -155
~^ir	-53 -40
~^iri	-97 -98
~^iro	37 -90
~^iron	37 -90
~^iru	-122 21
~^iruk	-86 53
~^is	43 70
~^is$	65 57
~^isa	-77 -159
~^isab	-77 -159
~^ise	-95 50
~^ise$	-95 50
~^ish	-42 118
~^isi	-195 173
~^isi$	-150 159
~^isij	-45 -54
~^isk	39 -213
~^iska	-31 -183
~^iske	-50 -52
~^isl	-29 18
~^isli	-29 18
~^isn	59 -56
~^isnt	60 -43
~^ist	169 -159
~^isu	-119 -124
~^isue	-119 -124
~^it	-168 162
~^it$	-213 173
~^itc	-214 -262
~^itch	-214 -262
~^itn	-79 -50
~^itna	-86 -35
~^itne	-96 76
~^itni	13 -92
~^its	205 95
~^its$	222 123
~^itse	-22 -97
~^iv	-236 165
~^ive	-95 156
~^ive$	-75 173
~^ivy	-41 -66
~^ivy$	-41 -66
~^ja	113 249
~^ja$	-130 39
~^jab	156 -57
~^jab$	-261 -30
~^jaba	134 -18
~^jabd	265 -83
~^jac	72 -106
~^jach	72 -106
~^jad	72 -165
~^jade	-94 -132
~^jae	52 240
~^jae$	-14 136
~^jaeg	63 71
~^jaen	34 180
~^jag	110 60
~^jag$	162 -103
~^jaga	60 74
~^jage	43 -70
~^jagt	168 -144
~^jah	-291 4
~^jaha	-212 21
~^jahr	-171 -119
~^jai	355 4
~^jaik	-49 6
~^jaip	12 10
~^jais	375 -128
~^jak	60 94
~^jaka	-104 130
~^jakd	132 -82
~^jal	99 82
~^jal$	-31 -198
~^jala	1 97
~^jald	199 135
~^jale	6 -182
~^jali	16 11
~^jaln	-120 -92
~^jalt	-62 -8
~^jam	68 -75
~^jam$	-45 -171
~^jama	10 36
~^jami	-9 -91
~^jamu	160 -120
~^jan	2 94
~^jan$	-2 -77
~^jana	-169 210
~^janc	-292 -278
~^jane	13 123
~^jang	124 27
~^jank	-17 27
~^janm	16 -13
~^jant	113 13
~^jao	-91 -33
~^jao$	-51 -142
~^jap	-84 -79
~^jar	-186 -163
~^jaru	-67 -137
~^jas	22 81
~^jat	-143 -56
~^jata	-85 62
~^jate	32 -160
~^jati	-148 -180
~^jau	-43 345
~^jau$	110 206
~^jaun	-170 265
~^jav	140 -19
~^jav$	291 -164
~^java	-40 -64
~^jay	-21 116
~^jay$	-16 74
~^jaye	-43 106
~^je	185 220
~^jea	-152 -84
~^jean	-152 -84
~^jeb	-110 81
~^jeb$	-110 81
~^jeh	-7 90
~^jeha	-75 125
~^jehe	-227 92
~^jehr	120 -166
~^jel	171 -39
~^jely	127 -24
~^jer	154 157
~^jerk	214 -59
~^jero	43 124
~^jet	172 137
~^jeth	148 -29
~^jh	120 -14
~^jha	68 -42
~^jhad	-193 -244
~^jhag	134 57
~^jhal	156 87
~^jhan	-4 -63
~^jhat	121 -131
~^jhi	93 -28
~^jhin	116 -19
~^jho	57 117
~^jhol	105 -6
~^jhu	54 -117
~^jhuk	140 -117
~^jhul	24 19
~^jhun	23 -118
~^jhut	-174 -63
~^ji	-244 367
~^ji$	-99 -184
~^jib	92 134
~^jibh	133 -174
~^jig	27 -12
~^jij	103 -84
~^jija	109 -94
~^jim	-115 -75
~^jim$	-115 -75
~^jin	-251 426
~^jina	-179 183
~^jind	-99 139
~^jine	-130 363
~^jio	-49 -78
~^jio$	-49 -78
~^jir	-175 -77
~^jira	-116 -32
~^jis	-58 38
~^jise	-46 35
~^jism	-27 -18
~^jit	-47 -258
~^jita	-35 -103
~^jitn	100 -80
~^jiv	-269 275
~^jiva	-99 109
~^jivi	-149 183
~^jo	-315 -132
~^jo$	-134 6
~^job	-298 65
~^job$	-287 68
~^jod	-143 -98
~^jodo	-79 -99
~^joi	-183 -204
~^join	-183 -204
~^jok	-94 -45
~^joke	-109 -51
~^joki	31 0
~^jom	-106 -182
~^jon	-93 -153
~^jor	167 -33
~^ju	-128 72
~^jub	141 -78
~^juba	141 -78
~^jud	-51 -116
~^jug	94 -122
~^juga	-82 -104
~^jui	24 -75
~^juic	24 -75
~^juk	-132 -157
~^juka	-132 -157
~^jum	-43 196
~^jump	-151 231
~^jun	-207 -43
~^jun$	-99 -127
~^june	-200 -27
~^jung	-3 14
~^juni	-1 101
~^jus	26 135
~^jus$	-150 -128
~^just	53 152
~^jut	-199 -125
~^juta	-160 -5
~^jute	-156 -71
~^jy	-57 -48
~^jya	-51 -24
~^jyad	-51 -24
~^k$	-79 -104
~^ka	-43 -34
~^ka$	-154 -140
~^kab	-605 -293
~^kab$	-460 -432
~^kabh	-330 45
~^kabi	-79 -95
~^kabj	-61 -140
~^kabu	0 -44
~^kac	182 -156
~^kach	182 -156
~^kad	52 -6
~^kada	87 207
~^kadh	65 -222
~^kadi	56 -56
~^kadv	-98 -130
~^kaf	-75 94
~^kafi	-61 98
~^kag	-101 -28
~^kaga	-95 -25
~^kah	-201 60
~^kah$	64 70
~^kaha	-389 -53
~^kahi	136 100
~^kahn	-58 0
~^kaht	91 168
~^kai	-172 -147
~^kai$	228 112
~^kail	-101 -83
~^kain	78 9
~^kais	-496 -284
~^kaj	1 64
~^kajh	-43 85
~^kak	-21 -55
~^kaka	98 55
~^kaks	-143 -116
~^kal	-6 -36
~^kal$	-112 17
~^kala	117 26
~^kale	-43 -227
~^kali	73 -271
~^kam	16 7
~^kam$	-178 62
~^kama	-51 -276
~^kamb	98 -45
~^kami	-128 -185
~^kamj	58 -234
~^kamr	96 152
~^kan	138 -244
~^kan$	-67 -359
~^kanc	135 1
~^kand	51 -66
~^kang	-35 -51
~^kanp	154 45
~^kant	-50 -131
~^kap	192 21
~^kapa	34 -89
~^kapd	88 23
~^kapi	-54 -95
~^kapk	173 -3
~^kar	-16 71
~^kar$	-112 97
~^kara	172 1
~^kard	-38 79
~^kare	-79 -201
~^kari	52 -29
~^karj	-157 303
~^kark	42 147
~^karn	-45 -24
~^karo	24 -3
~^kart	-72 -55
~^karu	-146 -226
~^karv	-144 -79
~^kas	-27 26
~^kasa	12 -87
~^kash	-101 83
~^kasr	-107 -159
~^kat	204 154
~^kat$	94 149
~^kata	140 -61
~^kate	5 40
~^kath	114 -70
~^kati	11 128
~^katl	55 -139
~^katn	-95 81
~^kato	129 -23
~^kau	-386 -134
~^kaun	-380 -134
~^kav	-135 -118
~^kavi	-118 -151
~^kay	-107 37
~^ke	-22 -58
~^ke$	3 -21
~^keh	115 76
~^keh$	130 -35
~^keht	23 3
~^kel	-208 -222
~^kela	-87 -147
~^kem	-94 -194
~^kem$	45 -123
~^kemi	-139 -86
~^ken	-190 -217
~^kend	-15 -166
~^kep	-95 96
~^kept	-95 96
~^ker	160 -48
~^kera	-104 25
~^kero	180 -12
~^kes	-103 -141
~^ket	26 33
~^keto	-118 -122
~^kev	-55 -94
~^keva	-45 -80
~^key	-34 79
~^key$	54 21
~^keys	-38 143
~^kg	-398 -19
~^kg$	-379 -11
~^kh	33 121
~^kha	-108 -27
~^kha$	169 -5
~^khab	-175 -207
~^khad	159 160
~^khae	-89 -206
~^khai	57 162
~^khaj	-142 -133
~^khak	89 -120
~^khal	2 12
~^khan	-92 -126
~^khar	-273 -197
~^khas	27 -100
~^khat	-29 -109
~^khau	-161 -146
~^khav	-206 -159
~^khay	59 24
~^khe	43 157
~^khel	-115 -251
~^khet	54 202
~^khi	192 -297
~^khic	126 -195
~^khid	126 -42
~^khil	-56 -153
~^khin	189 -120
~^khir	-2 -61
~^khis	-11 24
~^kho	4 96
~^kho$	-104 -63
~^khol	48 90
~^khu	152 128
~^khub	8 -138
~^khud	-229 379
~^khuj	-211 -283
~^khul	81 71
~^khun	321 -252
~^khup	120 76
~^khur	-127 -74
~^khus	-212 29
~^ki	-37 47
~^ki$	-56 34
~^kid	56 -88
~^kid$	121 -173
~^kida	64 107
~^kide	6 -122
~^kidn	-153 -73
~^kids	-132 -41
~^kik	186 54
~^kik$	113 -36
~^kiks	84 69
~^kil	-201 -73
~^kil$	13 40
~^kile	-228 -37
~^kili	-200 -259
~^kiln	72 73
~^kilo	-119 -243
~^kin	-133 111
~^kina	-62 151
~^kind	-8 72
~^king	-167 -172
~^kip	-1 169
~^kip$	-146 188
~^kips	56 0
~^kir	-17 42
~^kira	-2 50
~^kis	-258 69
~^kis$	-232 -270
~^kisa	-131 10
~^kise	-29 -1
~^kisi	3 230
~^kisk	46 75
~^kism	-106 -61
~^kisn	-225 -261
~^kist	-139 -184
~^kit	-23 -24
~^kit$	127 27
~^kita	142 31
~^kitc	156 -48
~^kitn	-282 0
~^kiv	-142 -161
~^kiy	-24 125
~^kiya	-2 118
~^kl	-173 -195
~^kla	-157 -160
~^klas	-84 -107
~^km	87 -36
~^km$	114 -259
~^kn	-73 50
~^kni	-76 -183
~^kni$	-152 -117
~^knif	82 -83
~^knis	-63 -133
~^kno	-3 148
~^knok	-59 -100
~^knov	67 122
~^ko	-82 166
~^ko$	-19 24
~^koc	-6 63
~^koch	-6 63
~^koh	6 -74
~^kohl	-107 -135
~^kohn	89 -81
~^koi	-89 134
~^koi$	-82 117
~^kol	-50 5
~^kol$	-105 106
~^kola	65 -44
~^kole	-180 -47
~^kom	-102 -85
~^kon	-65 50
~^kond	6 147
~^kone	24 62
~^kons	-207 -106
~^kop	-82 133
~^kopi	-78 152
~^kor	-215 53
~^kors	-78 -64
~^kos	99 149
~^kosh	34 113
~^kot	70 125
~^kota	-64 135
~^koth	41 79
~^koti	178 -68
~^kr	-147 -17
~^kr$	-30 17
~^kra	61 -36
~^krai	61 -36
~^kri	-140 -167
~^krik	-54 -91
~^krim	-137 -101
~^krn	-83 73
~^krna	0 59
~^krne	-94 30
~^krt	-60 -82
~^krte	-68 -28
~^kru	38 18
~^kru$	38 -34
~^ks	29 21
~^ks$	-132 -140
~^ksr	-80 -53
~^ksra	-80 -53
~^ku	205 75
~^ku$	145 -255
~^kua	120 31
~^kuan	89 19
~^kuar	85 34
~^kuc	-23 -29
~^kuch	-23 -29
~^kud	100 227
~^kud$	-205 179
~^kudi	208 17
~^kudn	-49 187
~^kue	4 99
~^kuen	16 196
~^kuer	70 -51
~^kues	-110 -85
~^kueu	12 31
~^kui	-85 169
~^kuie	39 137
~^kuij	-71 -152
~^kuik	11 103
~^kuk	101 -44
~^kuka	102 -42
~^kul	108 -215
~^kula	157 -95
~^kulh	132 -76
~^kun	-4 -31
~^kund	-108 19
~^kunj	82 -61
~^kur	-77 -126
~^kurs	53 -140
~^kurt	-177 -33
~^kut	197 -59
~^kuta	113 -148
~^kute	134 -76
~^kuy	46 96
~^kuye	54 52
~^ky	-400 -210
~^kya	-248 -163
~^kya$	-242 -156
~^kyo	-409 -161
~^kyon	-409 -161
~^kyu	-346 -133
~^kyu$	-313 -179
~^kyun	-85 21
~^l$	-103 -19
~^la	50 57
~^la$	37 -65
~^lab	-13 57
~^lab$	19 92
~^labe	-35 -98
~^labo	47 101
~^lac	-94 -65
~^lad	93 -28
~^lada	72 -85
~^lade	12 -21
~^ladi	-1 -111
~^ladk	27 47
~^ladt	-31 -13
~^ladu	-52 -178
~^lady	130 45
~^lae	19 -4
~^lae$	17 -3
~^lag	58 39
~^lag$	-76 196
~^laga	44 48
~^lage	-106 -176
~^lagi	221 -84
~^lagn	-201 6
~^lagt	-123 38
~^lagv	5 -321
~^lah	146 -65
~^lahs	21 -32
~^lai	-71 68
~^lain	-84 -158
~^lais	-134 103
~^laj	71 -86
~^lajy	64 -84
~^lak	-244 107
~^lakd	52 -100
~^lake	-40 124
~^lakh	-257 116
~^laki	-97 137
~^laks	-102 -117
~^lakv	-125 -217
~^lal	71 -130
~^lal$	70 -98
~^lali	-72 -92
~^lam	57 3
~^lamb	-10 -69
~^lan	27 -183
~^lanb	-22 -58
~^land	83 28
~^lang	-58 -127
~^lap	-240 42
~^lapt	-212 -37
~^lar	128 -175
~^lar$	67 -134
~^las	-285 107
~^lase	-125 -126
~^lash	-43 53
~^lasi	-78 -121
~^last	-227 127
~^lat	102 -45
~^lat$	154 -49
~^lata	184 -39
~^late	-199 -241
~^lath	-87 -130
~^latk	-20 193
~^latr	190 -20
~^lau	-199 51
~^laug	-139 -119
~^lauk	-125 -127
~^laut	-65 208
~^lav	57 -40
~^lav$	-70 72
~^lavs	81 -153
~^lay	11 119
~^lay$	83 57
~^laya	-168 106
~^layi	66 17
~^ld	-153 27
~^ldl	-143 -155
~^ldl$	-143 -155
~^le	106 221
~^le$	68 -48
~^lea	55 73
~^leak	144 -87
~^lean	95 -44
~^lear	-44 35
~^leav	-119 55
~^lef	44 191
~^left	44 191
~^leg	250 -110
~^leg$	171 -234
~^lega	-24 52
~^lege	-11 -68
~^legs	152 -36
~^leh	-133 -179
~^lek	134 103
~^leka	12 169
~^leke	185 -21
~^lekh	-68 -76
~^leki	74 -85
~^lel	153 -17
~^lela	171 -114
~^lem	7 -90
~^lemo	7 -90
~^len	-307 -43
~^len$	-126 -176
~^lena	-141 130
~^lene	-167 26
~^leni	-42 -203
~^lens	-196 -126
~^lep	-33 -127
~^les	93 -29
~^les$	96 -2
~^let	-11 177
~^let$	156 58
~^leta	-57 -170
~^lete	-83 139
~^leti	-111 3
~^letn	98 -40
~^lev	-142 -190
~^leva	75 -83
~^leve	-147 -89
~^levo	-162 -95
~^lg	-70 39
~^li	119 268
~^li$	160 252
~^lic	-198 113
~^lic$	-49 135
~^lice	-211 19
~^lid	16 133
~^lids	66 45
~^lie	-62 -93
~^lie$	-77 -82
~^lif	49 103
~^life	-71 131
~^lift	116 -101
~^lig	59 54
~^ligh	68 54
~^lik	124 66
~^lik$	30 70
~^like	259 105
~^likh	-290 -24
~^liku	164 -17
~^lim	159 -141
~^limi	53 -81
~^limp	142 -61
~^lin	-106 11
~^lin$	-59 105
~^line	-58 59
~^link	-239 -260
~^lip	178 -219
~^lip$	-45 -98
~^lipi	-55 -83
~^lips	246 -67
~^lis	-305 22
~^list	-305 22
~^lit	-111 -201
~^lita	25 -57
~^lite	-60 -104
~^litl	-120 -180
~^litr	42 94
~^liv	-56 -45
~^live	-120 -23
~^livi	87 -86
~^liy	49 119
~^liya	124 189
~^liye	-127 -55
~^lo	15 92
~^lo$	118 18
~^loa	-114 151
~^load	3 25
~^loan	-144 144
~^loc	-38 -38
~^loca	-38 -38
~^log	-31 20
~^log$	85 34
~^logi	-174 -113
~^logo	-80 -93
~^loh	210 -156
~^lohe	128 -84
~^lohi	136 -103
~^lok	84 179
~^loke	93 162
~^lol	-364 -198
~^lol$	-364 -198
~^lon	-290 37
~^long	-281 46
~^lor	166 -18
~^los	-175 7
~^los$	-45 -122
~^losi	-98 -63
~^lost	-116 91
~^lot	108 34
~^lot$	-17 96
~^lota	131 -28
~^lou	23 -81
~^loud	23 -81
~^lov	-95 -142
~^lov$	-25 -288
~^love	-141 -22
~^lu	45 79
~^lu$	-5 -21
~^lud	13 -93
~^ludh	150 27
~^ludo	-199 -124
~^luk	74 118
~^luk$	-51 185
~^luki	35 139
~^lukn	-143 -142
~^luks	188 -23
~^lum	-52 -130
~^lump	-54 -125
~^lun	-5 107
~^lun$	-57 55
~^lunc	144 -75
~^lung	-132 138
~^lus	59 -72
~^luse	59 -72
~^lut	-105 -122
~^ly	169 -52
~^lyi	213 29
~^lyin	213 29
~^lyr	-99 -110
~^lyri	-99 -110
~^m$	-76 118
~^ma	83 261
~^ma$	146 79
~^mac	100 -73
~^mach	102 -71
~^mad	-17 -30
~^mad$	-113 26
~^mada	136 -4
~^made	-142 -13
~^madh	-100 -191
~^maf	-147 294
~^maf$	-133 260
~^mafi	-28 127
~^mag	235 -153
~^maga	45 -20
~^magi	-140 -52
~^magu	205 -142
~^mah	-74 -202
~^maha	-156 -133
~^mahi	-42 -143
~^mahv	-83 -152
~^mai	-63 238
~^mai$	-38 207
~^maic	-181 -108
~^maid	-118 53
~^maig	-71 -144
~^mail	-159 -209
~^main	110 208
~^mais	-143 -68
~^maj	30 46
~^maja	-199 45
~^majb	-42 113
~^majd	119 -85
~^maje	-115 -158
~^majh	140 70
~^mak	-40 -242
~^maka	41 -63
~^make	-179 -50
~^makh	-74 -200
~^maki	38 -216
~^maks	-61 -196
~^mal	-81 21
~^mal$	87 -70
~^mala	-270 71
~^male	-129 -157
~^mali	-48 36
~^mam	170 30
~^mama	78 -142
~^mami	116 86
~^man	-53 143
~^man$	10 260
~^mana	-161 -131
~^mand	-28 -9
~^mane	23 -98
~^mang	-159 -38
~^manj	113 124
~^mans	97 -132
~^mant	-183 -263
~^many	39 109
~^mar	58 235
~^mar$	-101 -37
~^mara	111 17
~^marc	-199 -9
~^mard	94 -101
~^mare	-72 75
~^mari	58 198
~^mark	-77 -213
~^marn	-75 290
~^maro	185 24
~^mart	128 -48
~^maru	40 168
~^mary	-31 137
~^mas	59 -341
~^masa	-113 -163
~^mash	159 -179
~^masi	-153 -29
~^mask	29 -183
~^mast	-83 -84
~^masu	85 -74
~^mat	-68 165
~^mat$	-189 382
~^mata	109 -33
~^matc	-182 -270
~^mate	155 -23
~^math	22 -111
~^matl	-97 -168
~^matr	-56 124
~^mau	-77 73
~^maus	-21 -153
~^maut	-86 151
~^may	53 34
~^may$	-35 40
~^mayb	38 -29
~^mayk	-28 89
~^mc	-176 -100
~^mcg	-29 -31
~^mcg$	-29 -31
~^me	-77 35
~^me$	-27 12
~^mea	-86 -168
~^meal	47 -25
~^mean	-174 -154
~^mec	-80 -57
~^mech	-80 -57
~^med	-11 -93
~^medi	-31 -248
~^mef	132 -37
~^meft	132 -37
~^meh	-90 81
~^meha	4 -88
~^mehe	12 0
~^mehm	-27 25
~^mehn	-135 76
~^mehs	15 -82
~^mei	39 5
~^mein	39 5
~^mel	-3 12
~^mela	79 -97
~^mele	-177 94
~^mem	-213 -74
~^memb	-59 23
~^meme	-175 -156
~^men	-38 -140
~^men$	-49 -121
~^meni	-24 -48
~^meno	29 -65
~^ment	-44 -66
~^mer	-75 208
~^mera	-115 137
~^mere	40 117
~^meri	-78 183
~^mes	-143 89
~^mes$	-37 43
~^mesa	-196 81
~^met	-67 -118
~^mete	84 -72
~^metf	-109 -148
~^meth	-197 -127
~^metr	66 9
~^mg	-56 135
~^mg$	-56 135
~^mh	-109 139
~^mha	-109 139
~^mhan	-109 139
~^mi	117 70
~^mid	62 92
~^mid$	110 60
~^mida	0 68
~^midl	5 6
~^midn	-45 -5
~^mig	23 -88
~^migr	23 -88
~^mik	40 39
~^miks	40 39
~^mil	-115 102
~^mil$	174 114
~^mila	70 96
~^mild	-274 -161
~^mile	-294 -10
~^mili	-14 156
~^milk	-8 -130
~^miln	-16 41
~^milt	-217 26
~^min	289 -25
~^min$	236 -191
~^mina	160 23
~^mind	-25 39
~^mine	-132 58
~^mins	131 -61
~^minu	69 -6
~^mir	-83 -287
~^mirc	-116 -198
~^mirg	24 -205
~^miro	66 94
~^mis	195 -119
~^mis$	135 69
~^misc	-83 80
~^mise	-120 -173
~^misi	23 -197
~^mist	242 -97
~^mit	-10 0
~^mit$	-122 39
~^mita	-73 13
~^mite	-76 -140
~^mith	53 -206
~^miti	37 33
~^mitr	-95 75
~^ml	10 -154
~^ml$	22 -133
~^mo	-87 -30
~^mob	-207 -158
~^moba	-183 -86
~^mobi	-108 -180
~^moc	-172 -142
~^moch	-172 -142
~^mod	-173 -174
~^moda	-107 -123
~^mode	-234 -206
~^modh	-15 -135
~^moh	-35 -87
~^moha	-24 -79
~^moj	-101 -52
~^mok	-125 -95
~^mok$	-98 -62
~^mom	-1 146
~^mom$	-27 141
~^momo	20 -152
~^moms	34 49
~^mon	-53 31
~^mond	57 -110
~^mone	-77 75
~^monk	114 -102
~^mons	-110 -143
~^mont	-26 -183
~^mor	-95 178
~^more	-75 86
~^morf	7 89
~^morn	-37 -134
~^mos	-67 -62
~^mosk	-36 -40
~^most	-116 -28
~^mot	137 -148
~^mota	-30 -64
~^moth	-15 -53
~^moti	92 -207
~^moto	141 -44
~^mou	118 -88
~^mout	136 -84
~^mov	97 -209
~^move	59 -85
~^movi	69 -235
~^mr	-39 -154
~^mr$	-3 -86
~^mri	-169 -173
~^mri$	-122 -77
~^mrit	-76 -129
~^mrn	88 -73
~^mrng	62 -70
~^ms	-159 185
~^msg	-153 194
~^msg$	-153 194
~^mt	81 -64
~^mtp	168 -40
~^mtp$	168 -40
~^mu	71 132
~^mua	-36 43
~^muav	-36 43
~^muc	25 -28
~^much	26 -27
~^mud	-159 -166
~^mud$	-211 -283
~^mudi	-22 19
~^muf	-61 -50
~^muft	-44 -48
~^muh	166 -102
~^muh$	236 -47
~^muha	-124 -125
~^muj	12 152
~^mujh	11 147
~^muk	-36 20
~^muka	-24 -170
~^mukh	3 -40
~^mukt	-113 144
~^mul	54 -13
~^mult	-91 -56
~^mum	42 35
~^muma	87 61
~^mumb	-82 -136
~^mumy	-20 29
~^mun	134 38
~^muna	143 10
~^mund	-62 59
~^mune	3 84
~^mung	168 -148
~^munh	43 -97
~^muni	78 117
~^mur	-231 -43
~^murd	-179 -269
~^murg	11 -167
~^mus	-104 -110
~^musc	-67 -59
~^mush	58 -79
~^musk	-50 2
~^must	-54 -5
~^mut	182 -145
~^muth	67 -31
~^my	-35 142
~^my$	-23 98
~^mys	-46 256
~^myse	24 267
~^myst	-39 -41
~^myt	-113 -99
~^myth	-113 -99
~^n$	213 -56
~^na	77 128
~^na$	-17 168
~^nab	235 -258
~^nabh	20 -190
~^nabj	249 -117
~^nac	56 -150
~^nach	56 -150
~^nad	18 164
~^nadi	104 197
~^nae	-59 144
~^nae$	-59 144
~^nag	-39 -41
~^nag$	138 -140
~^naga	-137 84
~^nagp	-100 -38
~^nah	87 36
~^naha	30 127
~^nahi	93 22
~^nahl	-143 -105
~^nai	234 12
~^nai$	214 69
~^naik	121 78
~^nail	-7 -275
~^naj	75 -1
~^naja	138 30
~^nak	-169 -52
~^nak$	-23 -293
~^nakh	-200 -94
~^nakl	-94 -48
~^naks	86 -79
~^nal	102 -70
~^nal$	51 -81
~^nali	101 -148
~^nam	-255 -268
~^nam$	-295 -190
~^nama	-124 -172
~^name	-64 -110
~^nan	97 164
~^nan$	57 197
~^nana	200 -10
~^nanb	-212 -34
~^nani	-15 -168
~^nap	137 35
~^nap$	96 -65
~^napa	-79 -15
~^nar	-89 -291
~^nara	5 -202
~^nari	-121 -76
~^nars	15 -60
~^nas	-50 272
~^nas$	-26 340
~^nash	48 -225
~^nat	142 53
~^nata	-51 -8
~^nath	153 96
~^nati	99 -8
~^natu	-56 -101
~^nau	60 36
~^nau$	1 -99
~^nauk	12 66
~^naus	-9 -51
~^nauv	134 5
~^nav	132 -220
~^navj	127 -115
~^nay	-243 -33
~^naya	-227 -276
~^naye	-158 100
~^nayi	29 -141
~^nd	51 32
~^nd$	51 32
~^ne	322 27
~^ne$	273 45
~^nea	36 110
~^near	31 104
~^neb	133 -100
~^nebu	107 -40
~^nef	12 3
~^nefe	76 24
~^neg	-228 -195
~^nega	-206 -169
~^neh	89 128
~^neha	75 129
~^nei	95 -30
~^nei$	138 -88
~^neig	-2 -9
~^nek	112 -33
~^nek$	135 -150
~^neks	26 25
~^nen	160 66
~^nenj	176 -63
~^ner	-80 -63
~^nerv	-80 -63
~^net	-51 -41
~^net$	-49 24
~^netv	59 85
~^neu	80 -99
~^neur	-121 -88
~^nev	7 -141
~^nev$	-83 -120
~^nevb	138 -56
~^neve	-76 22
~^nevs	-137 -141
~^ng	-40 -57
~^nh	201 48
~^nh$	204 -96
~^nhi	144 67
~^nhi$	144 67
~^ni	154 78
~^ni$	196 145
~^nib	-145 -228
~^niba	-145 -239
~^nic	-2 126
~^nice	-75 59
~^nich	31 110
~^nid	10 32
~^nid$	46 -40
~^nide	-202 -66
~^nidl	210 -43
~^nids	-12 -10
~^nie	15 -24
~^niec	15 -24
~^nig	63 -81
~^niga	180 -22
~^nigh	-111 -71
~^nigl	167 -64
~^nik	113 32
~^nika	84 45
~^nikl	-23 21
~^nil	395 -131
~^nila	153 -6
~^nile	285 -91
~^nili	181 -96
~^nim	-116 -14
~^nim$	-45 -54
~^nimb	-79 -130
~^nin	-187 59
~^ninb	-48 -98
~^nind	-141 42
~^nine	-125 -71
~^nip	51 40
~^nir	-20 -246
~^nis	29 104
~^nish	29 104
~^nit	22 109
~^nit$	-101 120
~^nite	78 5
~^niy	74 -213
~^niya	-119 -184
~^no	142 121
~^no$	118 155
~^nob	-71 214
~^nobo	-71 214
~^noc	165 -8
~^noch	165 -8
~^nod	3 -92
~^noi	17 86
~^noid	-101 -86
~^nois	83 119
~^nom	-51 98
~^nomi	-51 98
~^non	55 -185
~^non$	-104 -45
~^none	-40 -67
~^nons	140 -77
~^nop	-27 -201
~^nopi	-23 -191
~^nor	-35 -257
~^norm	-25 -245
~^nos	-84 -269
~^nose	-84 -269
~^not	58 163
~^not$	96 143
~^note	-241 206
~^noth	57 -35
~^noti	-52 33
~^nov	61 -34
~^nov$	80 -16
~^nove	-199 -2
~^novu	25 -172
~^nu	55 185
~^nu$	81 119
~^nuk	-181 -100
~^nuks	-155 -81
~^num	70 54
~^numb	70 54
~^nun	78 74
~^nun$	175 -114
~^nur	48 36
~^nurs	-43 60
~^nus	-75 -76
~^nusk	-75 -76
~^o$	-56 -70
~^oa	-127 -123
~^oat	-98 -108
~^oats	-98 -108
~^ob	-130 -142
~^oc	-137 -82
~^oct	-82 -78
~^octo	-82 -78
~^od	199 -178
~^odi	-35 -127
~^of	-7 111
~^of$	22 125
~^ofi	-81 -161
~^ofic	-73 -128
~^ofis	-28 -103
~^ofl	-30 167
~^oi	-6 46
~^oil	-60 44
~^oil$	-22 -23
~^oily	-47 -52
~^oin	124 -7
~^oint	124 -7
~^oj	42 109
~^ojh	42 109
~^ojha	42 109
~^ok	38 -12
~^ok$	6 -2
~^oka	35 -19
~^okay	-31 -12
~^oks	101 -13
~^oksi	141 -131
~^oksy	-28 25
~^ol	109 -165
~^ola	88 59
~^ola$	93 78
~^old	52 -182
~^old$	52 -178
~^on	80 62
~^on$	72 1
~^onc	-85 -42
~^once	-178 -35
~^one	152 26
~^one$	182 9
~^ones	-79 84
~^oni	-199 -175
~^onio	-199 -175
~^onl	-15 155
~^onla	-98 187
~^onli	-156 -15
~^only	15 124
~^op	182 -80
~^op$	-136 19
~^opd	153 -43
~^opd$	153 -43
~^ope	218 5
~^open	248 5
~^oper	-25 -23
~^opi	-16 -88
~^opin	-102 -84
~^opr	-212 -171
~^opre	-212 -171
~^opt	124 -61
~^opti	124 -61
~^or	-324 -249
~^or$	-375 -168
~^ord	24 -138
~^orde	24 -138
~^org	-62 -9
~^orga	-62 -9
~^ors	-98 -138
~^ors$	-98 -138
~^ort	-34 -40
~^orth	-34 -40
~^oru	106 -70
~^oru$	106 -70
~^os	-184 91
~^ot	-313 20
~^ot$	-33 94
~^oth	-85 85
~^othe	-85 85
~^otp	-230 -114
~^otp$	-230 -114
~^ou	30 -20
~^our	-20 -1
~^our$	-20 -1
~^out	44 -20
~^out$	66 2
~^outs	2 13
~^ov	40 149
~^ova	-72 -123
~^ove	18 43
~^over	25 48
~^ovn	63 238
~^ovn$	33 215
~^ovne	57 91
~^pa	180 -3
~^pa$	198 36
~^pac	-10 -107
~^pace	48 -32
~^pach	-68 -91
~^pad	338 -65
~^pad$	129 -212
~^pada	85 76
~^pade	81 71
~^padh	-271 -88
~^padi	324 -148
~^padl	232 -83
~^pado	67 -73
~^padt	-10 -40
~^pady	-65 15
~^pae	-173 -127
~^pag	43 61
~^paga	89 -105
~^page	-144 148
~^pah	-291 -321
~^paha	-236 -153
~^pahc	27 -90
~^pahe	-136 -177
~^pahi	-55 -38
~^pahl	-132 -87
~^pahn	-88 -44
~^pahu	-107 -181
~^pai	99 68
~^paid	-4 126
~^paik	113 -79
~^pain	0 59
~^paip	20 -26
~^pair	151 -150
~^pais	-256 116
~^pait	-72 -108
~^pak	45 53
~^pak$	-145 -131
~^paka	55 124
~^pakd	33 80
~^pakh	146 -34
~^paki	-157 -105
~^pako	84 -42
~^pal	283 -391
~^pal$	7 -115
~^pala	69 -212
~^pale	182 -79
~^palk	133 -69
~^palm	152 -82
~^paln	-79 -27
~^pals	129 -42
~^palt	78 -192
~^palu	74 48
~^pam	173 -158
~^pamb	78 -33
~^pan	-3 -74
~^pan$	175 -250
~^pana	-46 -59
~^panc	-27 -111
~^pand	-32 70
~^pani	-23 -208
~^pank	-153 226
~^panp	140 -48
~^pant	54 -204
~^pap	29 71
~^papa	63 93
~^papd	-90 -47
~^pape	-41 19
~^papi	4 -88
~^par	-20 -65
~^par$	29 -100
~^para	-197 103
~^parc	157 34
~^pard	102 44
~^pare	-199 167
~^parh	-164 -146
~^pari	-339 -176
~^park	62 -18
~^pars	39 -139
~^part	106 -117
~^pas	113 83
~^pas$	-117 154
~^pasa	-157 -81
~^pase	168 -25
~^pash	-94 -87
~^pasi	162 -206
~^pasl	162 -95
~^pasp	-48 25
~^past	58 100
~^pasv	-212 51
~^pat	74 111
~^pata	-48 32
~^patc	-155 28
~^pate	41 -8
~^path	16 -257
~^pati	251 -13
~^patl	-20 -179
~^patn	-180 -13
~^patr	-147 295
~^pau	-176 20
~^paud	-55 -99
~^paun	-86 42
~^paus	-36 -155
~^pay	-14 117
~^pay$	47 118
~^paya	-28 140
~^paye	11 -173
~^pc	-98 -155
~^pco	-66 -129
~^pcod	-25 -84
~^pcos	-42 -44
~^pd	-38 -91
~^pe	23 64
~^pe$	36 152
~^pea	59 63
~^peac	-42 98
~^pean	131 -78
~^ped	-166 98
~^ped$	-171 131
~^pedi	-83 -38
~^peh	-74 -80
~^pehc	81 -98
~^pehe	-132 113
~^pehl	5 -97
~^pehn	-183 -179
~^pen	63 107
~^pen$	127 2
~^pend	-67 54
~^pens	-38 44
~^peo	-34 -22
~^peop	-34 -22
~^pep	86 -16
~^pepa	3 7
~^per	-199 -92
~^per$	-51 -249
~^perc	-150 26
~^peri	-86 -301
~^perm	-85 -6
~^pers	-84 166
~^pes	123 43
~^pesh	240 -112
~^pest	-183 110
~^pet	91 -346
~^pet$	116 -334
~^petr	66 -83
~^pf	-29 -113
~^pf$	-29 -113
~^pg	-3 191
~^pg$	9 184
~^pi	203 39
~^pi$	282 194
~^pic	-124 67
~^pich	-69 -30
~^pict	-43 -90
~^pie	37 -195
~^piec	74 -85
~^pig	25 58
~^pige	-44 62
~^pij	-18 -214
~^pija	-18 -217
~^pik	13 19
~^pik$	24 87
~^pika	75 -12
~^piki	-19 27
~^pil	22 46
~^pil$	-107 26
~^pila	191 -154
~^pile	-118 -134
~^pili	-5 -186
~^pilo	-114 11
~^pils	26 212
~^pim	-216 -26
~^pimp	-216 -26
~^pin	107 -133
~^pin$	-23 115
~^pina	-154 -172
~^pinc	188 -41
~^pind	48 -23
~^pine	74 -27
~^pink	54 -166
~^pip	-136 88
~^pip$	-18 77
~^pipe	-111 75
~^pir	-174 -111
~^pis	-28 -34
~^pist	-33 -24
~^pit	123 -333
~^pit$	193 -154
~^pita	65 -130
~^pitc	-11 -76
~^pite	50 -105
~^pith	39 -215
~^piu	-27 -138
~^piun	67 -40
~^piy	63 -19
~^piya	15 70
~^piye	100 -74
~^pl	-49 -46
~^pl$	-81 95
~^pla	-132 -58
~^plac	-120 31
~^plan	-213 13
~^plas	61 -203
~^plat	65 65
~^play	-158 -248
~^ple	57 -4
~^plea	53 37
~^plet	-3 -176
~^pls	-110 27
~^pls$	-110 27
~^plu	40 -141
~^plus	-65 -47
~^pm	-34 -137
~^pm$	-19 -118
~^pn	45 -114
~^po	121 71
~^pod	-159 -81
~^podc	-25 -109
~^poe	3 -193
~^poem	10 -182
~^poh	-154 -159
~^poha	-154 -159
~^poi	-38 33
~^poin	-80 97
~^pois	-42 -66
~^pok	184 -23
~^poke	-22 56
~^pokh	167 -74
~^pol	46 -18
~^pole	126 -27
~^poli	-162 -73
~^pon	-124 -21
~^pond	91 -50
~^pong	-108 -78
~^por	105 101
~^pore	-79 172
~^pori	100 -114
~^port	-99 -78
~^pos	44 64
~^posi	64 -82
~^post	1 86
~^pot	-43 110
~^pota	93 18
~^pote	-31 -90
~^poty	-45 -177
~^pou	132 34
~^pour	89 65
~^pov	-1 -7
~^povd	-2 -153
~^pove	12 -176
~^poy	181 -69
~^poyi	181 -69
~^pr	6 -151
~^pra	71 19
~^prac	-108 -37
~^prad	-23 -76
~^pram	-51 -138
~^pran	-167 100
~^pras	81 -87
~^prat	-189 -121
~^prav	238 -73
~^pray	-52 106
~^pre	43 -127
~^pre$	-21 -87
~^preg	93 -90
~^prem	-177 -193
~^prep	-77 -75
~^pres	19 -2
~^pret	35 50
~^prev	66 -171
~^pri	-95 -61
~^pric	-147 -218
~^prik	132 -36
~^prin	-119 -116
~^priv	4 -169
~^pro	-166 -155
~^prob	-80 -2
~^proc	-105 -157
~^prof	-169 -118
~^proj	29 -84
~^prom	-189 -84
~^prop	40 -2
~^pros	8 -100
~^prot	-121 -199
~^ps	-134 -52
~^psy	-57 -129
~^psyc	-57 -129
~^pt	56 39
~^pt$	60 -10
~^pu	321 112
~^pub	-102 -51
~^pubg	-100 -30
~^puc	-4 48
~^puch	-4 48
~^pud	93 66
~^pudi	72 77
~^puf	73 -74
~^pufe	156 -50
~^puj	-43 -136
~^puja	60 -68
~^pul	184 191
~^pul$	-19 253
~^pule	126 13
~^puli	87 51
~^puls	175 -248
~^pult	29 -5
~^pum	213 17
~^pump	213 17
~^pun	-227 -30
~^pune	-129 -122
~^punj	-92 -91
~^pup	89 -190
~^pup$	-81 -97
~^pupi	173 -50
~^pur	118 -23
~^pura	-11 -195
~^pure	87 -31
~^puri	-65 57
~^purp	131 92
~^pus	-2 -96
~^pus$	-62 -29
~^push	49 -69
~^put	102 118
~^put$	26 192
~^puti	89 -27
~^putl	225 -127
~^py	78 -215
~^pya	94 -159
~^pyaj	-184 -138
~^pyar	-226 -53
~^pyas	96 -19
~^pyt	-60 -143
~^pyth	-60 -143
~^r$	-184 10
~^ra	75 31
~^ra$	166 85
~^rab	-151 -186
~^rabi	-144 -179
~^rac	34 -106
~^rad	47 -16
~^rag	-150 -59
~^ragi	-122 -86
~^rah	160 105
~^rah$	-36 63
~^raha	187 -35
~^rahe	30 -46
~^rahi	320 45
~^rahn	-167 22
~^raho	-108 49
~^raht	-260 -180
~^rahu	-125 330
~^rai	-237 69
~^rail	-43 269
~^rain	-119 -226
~^rais	-153 -57
~^raj	-175 -60
~^raja	-52 -244
~^raji	49 -92
~^rajm	-147 -157
~^rajo	-130 163
~^rak	114 32
~^rakh	-116 97
~^rakt	278 -297
~^ram	-28 -47
~^ram$	-198 11
~^rama	-147 -82
~^ran	9 -95
~^ran$	40 30
~^ranc	-16 2
~^rang	88 -187
~^ras	8 167
~^ras$	-23 -41
~^rasa	91 -87
~^rash	-145 -213
~^rasi	-1 210
~^raso	20 46
~^rast	-8 162
~^rat	-24 -8
~^rat$	19 105
~^rate	-188 -305
~^rath	118 92
~^rati	-93 -176
~^ratr	-182 -189
~^rav	-114 -221
~^rc	-165 -183
~^rcb	-165 -183
~^rcb$	-165 -183
~^rd	62 65
~^rd$	62 65
~^re	-257 -20
~^re$	70 -152
~^rea	-259 149
~^reac	-19 -34
~^read	-252 60
~^real	-92 16
~^reas	-115 172
~^reb	-5 -51
~^rebi	-5 -51
~^rec	-148 -182
~^rech	-16 -47
~^reci	-155 -159
~^reco	-105 -19
~^red	-21 -144
~^red$	-16 -55
~^redi	-20 -79
~^redu	12 -69
~^ref	-134 105
~^refu	-89 85
~^reg	-9 -133
~^regi	29 -93
~^regu	-47 -26
~^reh	17 78
~^reh$	-57 89
~^reha	148 -132
~^rehn	-17 70
~^reht	-156 9
~^rej	-52 29
~^reje	-52 29
~^rel	-67 188
~^rel$	-81 131
~^rela	45 92
~^relv	-10 -99
~^rem	-16 -204
~^rema	-62 11
~^reme	0 -96
~^remo	7 -173
~^ren	-131 -48
~^rene	-59 -130
~^rent	-128 -1
~^rep	-85 -220
~^repe	-121 -91
~^repl	-101 -127
~^repo	10 -109
~^res	-62 -74
~^rese	-73 -143
~^resi	-124 -55
~^resp	95 -44
~^rest	92 -76
~^resu	-230 58
~^ret	-151 25
~^ret$	-123 -116
~^reti	-29 42
~^retu	-72 54
~^rev	-140 -83
~^reve	-3 -155
~^revi	-105 -121
~^rh	146 112
~^rha	179 156
~^rha$	179 156
~^rhe	3 -56
~^rhe$	5 -91
~^rhi	132 7
~^rhi$	132 7
~^rhy	-75 -52
~^ri	85 -123
~^rib	132 -61
~^ribs	176 -57
~^ric	-201 -56
~^rice	-201 -56
~^rid	-174 -173
~^ride	-54 -118
~^rig	255 -217
~^righ	215 -222
~^rij	-51 85
~^rija	-51 85
~^rik	118 -19
~^riks	118 -19
~^ril	-170 -270
~^ril$	-144 -211
~^rils	-67 -146
~^rin	-71 101
~^ring	-63 108
~^rip	43 -87
~^ripo	18 -190
~^ris	-258 -78
~^rish	-137 -91
~^risk	-158 -81
~^rit	-40 -5
~^riv	44 133
~^rive	44 149
~^ro	11 93
~^ro$	-32 16
~^roa	67 -110
~^road	118 -61
~^roas	-111 -118
~^rob	-85 -155
~^robo	-41 -88
~^rod	127 -94
~^rod$	127 -94
~^roe	-49 110
~^roh	-156 -72
~^rohi	-152 -97
~^roj	-128 69
~^roj$	-137 63
~^roja	62 -121
~^rok	81 39
~^rok$	14 164
~^roke	-15 -113
~^rokn	-116 -8
~^rokt	126 -208
~^rol	17 52
~^rol$	-82 105
~^role	53 -136
~^rom	-34 -167
~^ron	-25 -26
~^rona	12 -74
~^rone	-51 33
~^rop	-6 226
~^rope	-13 228
~^ros	-36 -111
~^rosh	169 -27
~^rot	19 -59
~^rota	75 -77
~^rote	76 0
~^roti	-98 -40
~^rou	23 -283
~^roun	174 -120
~^rout	-139 -167
~^rov	1 -8
~^roy	89 97
~^roya	91 -62
~^rs	-84 -5
~^rs$	-84 -5
~^rt	-9 -128
~^rto	-9 -128
~^rto$	-9 -128
~^ru	120 84
~^rub	-47 -27
~^rubi	102 -43
~^ruf	75 51
~^ruf$	75 51
~^ruk	161 68
~^ruk$	209 120
~^ruka	80 112
~^ruke	-40 -103
~^rukn	-153 -17
~^rukt	80 52
~^ruku	38 66
~^rul	-149 -236
~^rula	-112 -51
~^rule	-99 -221
~^rum	223 219
~^rum$	202 123
~^ruma	-21 215
~^rumi	129 -69
~^run	-171 -111
~^run$	-214 -59
~^runi	19 -40
~^rup	-269 -6
~^rupi	-225 -39
~^rupy	-91 -90
~^rus	-19 -101
~^rusi	-150 -91
~^rust	-22 -20
~^rut	-45 -153
~^s$	-31 -1
~^sa	20 143
~^sa$	42 -200
~^sab	-141 291
~^sab$	-31 177
~^sabh	-55 -52
~^sabj	-59 -34
~^sabk	-44 208
~^sabn	32 48
~^sabs	-171 24
~^sabu	-164 103
~^sac	-283 16
~^sach	-263 19
~^sad	53 -34
~^sad$	-261 108
~^sada	63 -107
~^sadh	78 -101
~^sadi	101 -40
~^sadm	-58 -40
~^saf	-173 -373
~^saf$	-274 -241
~^safa	7 10
~^safe	-50 -312
~^sag	-210 244
~^saga	-151 195
~^sah	-45 8
~^saha	32 108
~^sahe	-82 178
~^sahi	-315 -232
~^sai	-71 112
~^said	-99 112
~^saik	54 -56
~^sait	-66 -119
~^saj	-59 66
~^saja	-59 66
~^sak	-167 -39
~^saka	106 99
~^sakh	-48 -78
~^sakt	-200 -168
~^sal	-144 -166
~^sal$	-144 -237
~^sala	-75 -63
~^sale	-63 57
~^salf	-2 147
~^sali	-54 -83
~^salo	-39 -64
~^salt	-15 -80
~^sam	-68 34
~^sama	-23 50
~^samb	-13 21
~^same	-186 -48
~^samj	-18 -85
~^samn	-1 47
~^samo	78 -95
~^samu	-59 24
~^san	138 -240
~^sanb	46 107
~^sand	11 -89
~^sang	33 8
~^sanp	1 -367
~^sans	260 -97
~^sant	-156 59
~^sap	254 -366
~^sap$	282 -234
~^sapn	-216 -249
~^sar	-38 -52
~^sar$	156 -27
~^sara	52 -50
~^sard	-331 -273
~^sare	-122 -66
~^sari	54 135
~^sark	-127 -56
~^sars	20 -186
~^sas	253 -37
~^sas$	161 -17
~^sast	-223 -88
~^sasu	205 60
~^sat	-6 43
~^sat$	44 -172
~^sata	-39 -116
~^sath	9 126
~^satr	-93 -92
~^satu	-116 17
~^satv	129 -50
~^sau	67 -66
~^sau$	-43 -59
~^sav	-83 -118
~^sav$	-4 -23
~^sava	-11 -105
~^savd	-53 -37
~^save	-129 -26
~^say	132 219
~^say$	-40 -48
~^saya	3 149
~^sayi	55 93
~^says	170 142
~^sb	-95 -125
~^sbi	-95 -125
~^sbi$	-95 -125
~^sc	-154 -140
~^sca	-117 -117
~^scaf	79 -36
~^scal	-51 -152
~^scan	48 -165
~^scar	-139 -7
~^sce	-71 -101
~^scen	-71 -101
~^sch	-129 3
~^sche	-38 104
~^schu	-113 -57
~^sci	-151 -176
~^scie	-137 -171
~^sco	107 -75
~^scol	84 6
~^scor	86 -100
~^scr	-53 -11
~^scra	-68 57
~^scre	116 -79
~^scri	-226 -80
~^scu	-77 -111
~^scut	-126 -82
~^se	-22 100
~^se$	-56 101
~^sea	-133 93
~^sea$	-104 34
~^sear	-123 195
~^seas	-191 -114
~^seat	79 -20
~^sec	205 -94
~^sec$	40 -20
~^seco	90 -145
~^secr	-10 43
~^sect	179 -89
~^secu	12 58
~^seh	-64 -188
~^seha	-41 -188
~^sei	20 -124
~^seij	20 -124
~^sek	-30 -32
~^sel	-85 47
~^sel$	-81 36
~^sem	-151 -101
~^sen	56 66
~^send	6 -129
~^seni	-1 14
~^sens	-28 -89
~^sent	77 193
~^sep	22 -169
~^seps	-58 -98
~^sept	112 1
~^ser	-53 -83
~^seri	47 -242
~^serv	-153 126
~^set	-32 54
~^set$	-20 -102
~^seth	-169 118
~^seti	40 -99
~^setl	96 -19
~^sev	133 -73
~^sg	-118 -122
~^sgp	-118 -122
~^sgpt	-118 -122
~^sh	157 -35
~^sha	-43 -111
~^shab	107 -186
~^shad	-312 -100
~^shah	-21 -54
~^shak	88 6
~^shal	132 -146
~^sham	-185 -265
~^shan	-152 194
~^shar	147 82
~^shat	-29 -29
~^shav	-162 77
~^shay	-85 -216
~^she	222 250
~^she$	228 276
~^shed	51 29
~^sheh	-8 -75
~^shel	-39 -50
~^sher	-119 -104
~^shes	-74 189
~^shey	-85 -138
~^shi	7 22
~^shif	-192 -169
~^shik	-130 -124
~^shil	-44 5
~^shin	-15 -171
~^shir	27 51
~^shis	106 197
~^shit	-49 -49
~^shiv	171 -152
~^sho	58 -59
~^shoe	32 -101
~^shok	38 -186
~^shol	-157 -184
~^shop	-132 115
~^shor	-133 -151
~^shot	-185 -134
~^shou	45 -9
~^shov	225 21
~^shr	-43 58
~^shra	-106 -2
~^shu	-26 -292
~^shub	-233 -166
~^shug	54 -53
~^shuk	-87 -98
~^shur	55 -154
~^shut	35 -95
~^shv	261 -85
~^shva	235 -84
~^si	157 -162
~^si$	42 -43
~^sid	77 -112
~^sid$	-83 -144
~^side	25 -60
~^sidh	141 -74
~^sids	30 -61
~^sign	-21 47
~^sigr	-62 33
~^sij	-6 -191
~^sije	-6 -191
~^sik	-11 -225
~^sik$	-85 -153
~^sika	84 17
~^sikh	-362 -115
~^sikl	114 -36
~^siks	-121 -47
~^sil	91 -161
~^sile	127 -168
~^sili	-109 -60
~^silk	-43 -25
~^sim	-115 -31
~^simp	-106 -28
~^sin	152 3
~^sin$	-112 54
~^sina	166 -54
~^sinc	29 -1
~^sine	375 -43
~^sing	0 -249
~^sinh	-107 -90
~^sinu	-133 -87
~^sip	23 -27
~^sip$	-123 -120
~^sipi	-57 -125
~^sir	11 -14
~^sir$	35 37
~^sira	-81 -36
~^sirf	-69 9
~^sirh	158 -111
~^siri	-187 -142
~^sis	86 139
~^sis$	150 68
~^sist	20 117
~^sit	84 72
~^sit$	100 -2
~^site	97 -74
~^siti	6 24
~^sits	-109 143
~^sk	14 -226
~^ski	147 -46
~^skin	142 -21
~^skip	17 -87
~^skl	-117 -90
~^skl$	-117 -90
~^skt	-141 -96
~^sku	-177 -191
~^skua	-4 -246
~^skul	-214 -12
~^sl	34 -19
~^sla	105 -168
~^slap	106 -24
~^sle	-8 -109
~^slep	-8 -109
~^sli	-36 54
~^slic	124 -94
~^slid	99 -49
~^slig	-109 -173
~^slip	-47 -20
~^sliv	-145 194
~^slo	-167 -91
~^slot	2 26
~^slov	-166 -104
~^slu	212 -59
~^slum	118 -47
~^sm	101 -87
~^sma	-10 -86
~^smal	-70 -75
~^smar	98 -42
~^sme	79 -105
~^smel	94 -76
~^smi	117 98
~^smil	124 25
~^smo	-5 -190
~^smok	-25 -163
~^sn	-33 -360
~^sna	-69 -185
~^snak	-57 -294
~^sni	-256 -123
~^snij	-196 -78
~^sno	104 -247
~^snor	61 -224
~^snov	99 -54
~^so	90 83
~^so$	102 -24
~^soa	155 -197
~^soak	142 -142
~^soc	-200 262
~^soch	-167 297
~^soci	-104 -114
~^sod	104 -43
~^soe	117 -78
~^soe$	117 -78
~^sof	58 -184
~^sofa	-71 -186
~^soft	69 -37
~^sok	23 -62
~^sol	71 104
~^sola	16 76
~^sold	-108 179
~^sole	116 -62
~^som	110 138
~^some	93 142
~^somv	61 0
~^son	-63 -67
~^son$	58 103
~^sona	3 -107
~^sone	6 -11
~^song	-238 -242
~^sono	-136 -59
~^sons	17 89
~^sor	-214 -71
~^sore	-224 -230
~^sort	23 65
~^sory	-100 25
~^sot	61 40
~^sota	-53 -98
~^sote	93 127
~^soti	22 -82
~^sou	85 -104
~^soun	118 -65
~^sour	-4 -71
~^soy	25 -62
~^soya	31 -25
~^soye	79 -78
~^sp	279 -260
~^spa	-5 -90
~^spac	-162 -144
~^spar	58 15
~^spe	45 -192
~^spea	7 -148
~^spec	93 -44
~^spi	189 -114
~^spic	138 3
~^spin	-166 -111
~^spit	211 -106
~^spl	51 -94
~^spla	-57 -76
~^spli	91 24
~^spo	121 -157
~^spo$	159 -64
~^spoi	-86 -6
~^spot	-19 -200
~^spr	107 -17
~^spra	11 -46
~^spre	65 -4
~^spri	96 8
~^spu	161 -124
~^spun	114 -111
~^sr	-163 -194
~^sri	-56 -120
~^st	-22 -20
~^st$	17 82
~^sta	-74 10
~^stab	103 -106
~^staf	-38 -136
~^stag	-14 -85
~^stai	-122 17
~^stan	-88 38
~^star	58 -197
~^stat	-27 44
~^stay	-111 136
~^std	-98 37
~^std$	-98 37
~^ste	-20 -153
~^stea	-65 6
~^sten	-149 -191
~^step	102 -39
~^ster	44 -50
~^stes	12 -95
~^stet	-19 68
~^sti	8 -180
~^stif	-40 -169
~^stik	44 -147
~^stil	-110 -157
~^stin	85 -36
~^stir	29 64
~^stit	-26 -10
~^sto	-29 63
~^stok	-197 -159
~^stom	57 22
~^ston	36 -132
~^stop	54 87
~^stor	-138 33
~^str	30 4
~^stra	156 -68
~^stre	-176 -96
~^stri	101 132
~^stro	-205 -88
~^stu	147 72
~^stud	-156 46
~^stuf	-49 -19
~^stuk	142 -105
~^stul	85 156
~^stun	113 -61
~^sty	-138 -139
~^su	111 -117
~^sub	-62 8
~^suba	-29 61
~^subs	-107 -157
~^suc	-86 -140
~^such	15 -69
~^sud	153 0
~^sude	306 -89
~^sudh	-161 98
~^sug	-28 -312
~^suga	-16 -217
~^suge	-71 -222
~^sui	85 49
~^sui$	175 58
~^suic	-161 40
~^suit	-97 -90
~^suj	168 -195
~^suj$	136 84
~^suja	-108 -235
~^suje	176 -37
~^sujh	60 -82
~^suji	26 -111
~^suk	-90 25
~^sukh	-254 -14
~^suki	205 -72
~^suku	-32 117
~^sul	46 7
~^sula	-52 19
~^sulf	99 28
~^sum	-205 -172
~^suma	-78 -133
~^sume	-118 -53
~^sun	-38 -54
~^sun$	172 133
~^suna	-315 -333
~^sunb	-42 -97
~^sund	-82 -18
~^sune	-13 78
~^sung	-60 -93
~^suni	50 62
~^sunk	60 -95
~^suns	-93 -105
~^sunt	17 9
~^sup	-38 -33
~^supe	22 -96
~^supo	-54 116
~^sur	-115 -131
~^sura	-121 -133
~^sure	18 24
~^surg	-169 -151
~^surv	-112 38
~^sury	-88 -75
~^sus	297 63
~^sust	295 -102
~^susu	144 -40
~^sut	146 55
~^sv	286 -112
~^sva	218 -11
~^svad	-91 -157
~^sval	226 108
~^svas	112 -118
~^sve	198 -235
~^svea	224 -150
~^svel	13 -150
~^svi	-73 -22
~^svig	-43 -92
~^svim	-153 -184
~^svin	-86 -54
~^svit	101 70
~^svo	166 -93
~^svol	166 -93
~^sy	-58 -245
~^sym	-112 -122
~^symp	-112 -122
~^syr	-9 -124
~^syru	-12 -123
~^sys	-102 -122
~^syst	-102 -122
~^t$	73 -137
~^ta	233 162
~^tab	9 33
~^tab$	85 -33
~^tabi	43 -79
~^tabl	-78 31
~^tad	-145 -138
~^tadk	-123 -47
~^tag	146 -207
~^tah	-90 -5
~^taha	-70 -77
~^tai	51 42
~^taif	-15 -73
~^tail	74 -32
~^taim	63 -63
~^tair	43 -29
~^taiy	-74 164
~^taj	74 -11
~^taja	74 -11
~^tak	69 100
~^tak$	46 16
~^taka	122 -53
~^take	-61 58
~^takh	134 -34
~^taki	-36 104
~^takl	-41 111
~^taks	-50 -162
~^tal	178 12
~^talk	182 -34
~^talu	149 -19
~^talv	-50 -68
~^tam	-281 -262
~^tama	-209 -110
~^tami	-146 -206
~^tan	77 170
~^tan$	47 15
~^tana	-76 -120
~^tand	142 -118
~^tane	-121 172
~^tang	71 164
~^tank	-30 62
~^tap	31 15
~^tap$	-31 81
~^tapa	68 -83
~^tar	212 158
~^tar$	145 164
~^tara	187 4
~^tare	186 -16
~^tari	-264 80
~^tas	-124 -9
~^tast	-76 -8
~^tat	116 -280
~^tata	83 -221
~^tati	187 -27
~^tatk	-56 -79
~^tau	74 -68
~^tau$	99 -7
~^tav	-45 28
~^tava	24 33
~^tave	-93 2
~^tay	28 138
~^tb	-7 -116
~^tb$	-7 -116
~^te	34 -14
~^te$	-38 38
~^tea	-46 -115
~^tea$	-74 -198
~^teac	-129 10
~^team	-166 -33
~^tear	233 -57
~^tec	10 -31
~^tech	10 -31
~^ted	268 -145
~^tedh	289 -139
~^tej	337 68
~^tej$	331 -73
~^teja	117 118
~^tek	-231 45
~^teks	-231 45
~^tel	0 129
~^tel$	-25 137
~^teli	151 50
~^telm	-165 -186
~^telu	-80 -78
~^tem	107 -190
~^temp	107 -190
~^ten	66 -112
~^ten$	114 -76
~^tena	46 -11
~^tens	-181 -111
~^ter	-167 16
~^tera	-45 92
~^tere	-6 -174
~^teri	-121 -116
~^term	-126 -1
~^tes	-307 -357
~^test	-307 -357
~^tet	-28 -226
~^teta	-22 -222
~^th	73 49
~^th$	-136 303
~^tha	2 -13
~^tha$	-43 -79
~^thai	36 77
~^thak	-144 163
~^thal	42 -214
~^tham	151 -188
~^than	59 -14
~^thap	21 132
~^that	-107 -32
~^thay	-87 91
~^the	26 128
~^the$	-4 125
~^thei	-58 118
~^thek	29 -72
~^thel	124 -84
~^them	-86 178
~^then	91 185
~^ther	-54 -61
~^thes	-195 70
~^they	-13 143
~^thi	62 83
~^thi$	109 27
~^thig	92 119
~^thik	-214 -248
~^thin	213 189
~^thir	91 -11
~^this	-228 72
~^thk	-81 -9
~^thks	-81 -9
~^tho	35 96
~^thod	-95 -104
~^thon	-51 188
~^thos	86 -113
~^thou	33 45
~^thr	201 -26
~^thre	185 -72
~^thri	-89 65
~^thro	208 -113
~^thru	-110 -55
~^thu	201 123
~^thuk	91 132
~^thum	201 -132
~^thun	0 86
~^thur	-26 58
~^thy	-63 2
~^thyr	-63 2
~^ti	-37 0
~^tia	-85 -40
~^tib	-22 -77
~^tibi	-22 -77
~^tic	-87 19
~^tie	91 -94
~^tied	130 -34
~^tif	-102 -54
~^tifi	-102 -54
~^tig	220 -182
~^tigh	266 -159
~^tik	-312 -202
~^tika	-363 -388
~^tike	-230 37
~^tikh	-41 -108
~^til	157 219
~^til$	199 168
~^tim	-89 -13
~^time	-10 -3
~^timi	-149 47
~^tin	69 -60
~^tin$	122 43
~^tina	-191 -129
~^ting	-37 -124
~^tino	-75 1
~^tiny	-8 -95
~^tip	60 -209
~^tip$	146 -95
~^tips	-231 -158
~^tir	-143 154
~^tire	-55 106
~^tiru	-73 22
~^tis	24 94
~^tisr	-26 103
~^tit	-132 -233
~^tita	-102 -93
~^tith	-87 -223
~^titl	-80 32
~^titn	-47 -52
~^tiv	-100 -127
~^tivi	-100 -127
~^tm	-35 36
~^tmr	-17 42
~^tmrv	-17 42
~^to	64 160
~^to$	-63 76
~^tod	117 35
~^tod$	-78 -60
~^toda	73 73
~^todl	93 -66
~^tody	66 -27
~^toe	26 -73
~^tof	56 -43
~^tofi	56 -43
~^tog	-40 35
~^toge	-40 35
~^toi	47 14
~^toil	48 17
~^tok	83 -70
~^toks	-45 -32
~^tol	31 266
~^told	3 225
~^tom	-45 -13
~^toma	-147 -147
~^tomo	11 16
~^ton	183 169
~^tond	97 -124
~^tong	133 -179
~^toni	44 242
~^tons	-58 -96
~^top	-78 81
~^top$	-74 68
~^tope	-60 77
~^topi	2 -30
~^tor	82 -56
~^torc	-3 8
~^tot	-94 -180
~^tota	-159 -176
~^tou	213 -89
~^touc	216 -85
~^tov	90 129
~^tove	112 9
~^tr	-138 83
~^tra	-125 67
~^trac	-72 -114
~^traf	-105 -107
~^trai	-128 94
~^trak	-27 153
~^tran	34 -192
~^trav	-148 -105
~^tre	-16 -243
~^trea	-16 -59
~^trek	100 -104
~^tren	-39 -185
~^tri	-198 -101
~^tri$	-144 59
~^trie	-55 36
~^trik	-198 -198
~^trip	47 -178
~^tro	56 150
~^trou	46 146
~^tru	43 -22
~^true	-208 -187
~^truk	140 70
~^try	-118 142
~^try$	-113 146
~^ts	-233 -224
~^tsh	-233 -224
~^tsh$	-226 -220
~^tu	97 -31
~^tu$	-41 64
~^tub	25 -29
~^tube	28 -17
~^tue	76 -107
~^tues	61 -96
~^tui	96 80
~^tuit	96 80
~^tuj	26 -190
~^tujh	26 -190
~^tuk	171 47
~^tuk$	145 70
~^tukd	46 -96
~^tul	58 -151
~^tuls	-87 -141
~^tum	-92 -101
~^tum$	-215 11
~^tumh	-169 -137
~^tumk	1 130
~^tumy	157 -147
~^tur	79 64
~^tura	-6 75
~^turm	7 -53
~^turn	73 51
~^tut	20 -80
~^tut$	-89 83
~^tuta	143 -98
~^tuth	-27 -279
~^tuti	-26 -17
~^tutn	-57 -43
~^tv	27 -147
~^tv$	-127 -43
~^tva	-99 -96
~^tvac	-99 -96
~^tvi	68 -210
~^tvic	51 -94
~^tvin	135 -84
~^tvis	-147 -42
~^tvit	-6 -126
~^tvo	49 -72
~^tvo$	49 -72
~^ty	-13 -69
~^tyf	-50 -103
~^tyfo	-50 -103
~^typ	51 -53
~^type	11 -58
~^typi	21 -17
~^tyu	-152 6
~^tyub	-134 3
~^u$	-246 85
~^ub	-166 -176
~^uba	-139 -191
~^uc	120 -179
~^uch	120 -179
~^ucha	107 -159
~^ud	-52 -3
~^ud$	-113 -47
~^uda	-35 -25
~^udas	-169 -135
~^udh	45 104
~^udha	45 104
~^udt	31 -34
~^ug	-150 -158
~^uj	68 -96
~^uja	70 -84
~^uk	185 -108
~^ul	318 -180
~^ula	87 -63
~^ulat	167 -40
~^ulc	-115 -47
~^ulce	-115 -47
~^ult	337 -152
~^ulta	120 -172
~^ulti	338 -81
~^ultr	-94 -52
~^um	30 -121
~^uma	114 -33
~^umar	63 -31
~^umr	-49 -202
~^umr$	-49 -202
~^un	-5 91
~^unc	122 56
~^unch	-57 139
~^uncl	180 -61
~^unco	-104 -80
~^und	-58 8
~^unde	22 13
~^undi	-59 54
~^ung	62 -46
~^ungl	118 -328
~^unh	5 46
~^unhe	-40 -16
~^unho	31 31
~^uni	53 -88
~^unif	-72 11
~^unin	-37 -75
~^unit	141 -46
~^unk	-71 47
~^unka	54 -24
~^unke	-37 70
~^unki	-75 -28
~^unko	-65 60
~^unl	-27 -74
~^uns	2 84
~^unt	-116 116
~^up	198 96
~^up$	269 91
~^upa	-2 137
~^upar	136 240
~^upay	-238 -294
~^upd	-103 -106
~^upda	-103 -106
~^upe	191 -62
~^uper	191 -62
~^upi	91 -176
~^upi$	-142 -183
~^upir	133 -35
~^upl	-95 -84
~^uplo	-88 -67
~^ups	-120 34
~^upsc	-79 81
~^ur	-183 -23
~^uri	-125 -8
~^uric	-179 -114
~^urin	-28 -37
~^us	69 123
~^us$	51 129
~^use	-232 -20
~^use$	-155 63
~^used	-29 -154
~^usef	-106 -112
~^usel	-107 -86
~^usg	-86 -70
~^usg$	-86 -70
~^usi	135 -22
~^usi$	-40 98
~^usin	-111 -57
~^usir	197 -104
~^usk	23 138
~^uska	-33 201
~^uske	89 27
~^uski	-91 154
~^usko	-45 -81
~^usm	-24 -25
~^usme	-24 -25
~^usn	77 64
~^usne	77 64
~^usu	-143 4
~^usua	-143 4
~^ut	241 206
~^uta	-154 140
~^utar	-158 140
~^uth	351 210
~^uth$	276 -219
~^utha	104 192
~^uthi	243 -138
~^uthk	-97 6
~^uthn	-74 149
~^utht	82 -39
~^uthu	-24 175
~^utr	312 -210
~^utra	190 -100
~^utre	196 -122
~^v$	-119 77
~^va	97 178
~^va$	231 -45
~^vac	-171 -64
~^vach	53 98
~^vaci	-318 -201
~^vad	44 -28
~^vada	-57 5
~^vag	-28 -115
~^vaga	-57 -57
~^vah	-64 86
~^vah$	-55 -35
~^vaha	-31 95
~^vahi	-20 59
~^vai	289 -32
~^vais	208 -58
~^vait	171 60
~^vaj	-340 119
~^vaja	-294 -46
~^vak	63 129
~^vake	101 106
~^vaki	127 48
~^vaks	-103 -140
~^vakt	14 108
~^vaky	-182 -57
~^val	-28 -77
~^val$	2 -51
~^vala	-77 -9
~^vale	-108 -40
~^vali	156 -14
~^valk	-111 -282
~^valo	-54 58
~^van	120 66
~^van$	-73 -64
~^vand	97 -55
~^vani	-93 74
~^vant	98 108
~^vap	-74 -59
~^vapa	-72 -43
~^var	-114 -129
~^vara	-35 -177
~^vard	161 38
~^varf	107 104
~^varm	-65 7
~^varn	-131 -94
~^vars	-224 -123
~^vart	-189 -122
~^varu	-142 -157
~^vas	150 93
~^vas$	122 23
~^vase	-67 -99
~^vash	17 38
~^vasi	-24 62
~^vast	37 93
~^vat	113 122
~^vata	-79 202
~^vatc	208 -34
~^vate	-12 0
~^vav	51 -76
~^vave	33 -70
~^vay	46 144
~^vay$	56 135
~^vaya	-62 97
~^vays	-33 105
~^ve	111 -7
~^ve$	184 -112
~^vea	-201 -151
~^veak	2 -172
~^vear	-98 -15
~^veat	-197 -154
~^veb	-74 -113
~^ved	85 -28
~^veda	102 -59
~^vedi	-42 -30
~^veg	-197 -181
~^veg$	-125 -85
~^vege	-109 -127
~^vei	-247 64
~^veig	-255 -55
~^vein	-46 86
~^veir	26 110
~^vel	-172 37
~^vel$	-169 87
~^veld	-40 -59
~^ven	183 33
~^veno	-90 -121
~^vent	253 98
~^ver	24 -38
~^vere	42 34
~^very	146 59
~^ves	-6 31
~^vese	-11 -15
~^vet	167 -137
~^vet$	120 -69
~^vh	-218 -190
~^vha	-155 -84
~^vhat	-155 -84
~^vhe	-94 -67
~^vhen	-33 -59
~^vher	-183 -21
~^vhet	-41 23
~^vhey	-35 -39
~^vhi	35 -52
~^vhic	-319 20
~^vhij	192 -81
~^vhil	21 -35
~^vhis	161 -73
~^vhit	65 -233
~^vho	-130 -136
~^vho$	-198 -169
~^vhol	92 20
~^vhom	-131 -22
~^vhy	-352 -67
~^vhy$	-352 -67
~^vi	9 6
~^vi$	-78 80
~^vic	83 -126
~^vid	-191 148
~^vida	-50 26
~^vide	-216 -11
~^vidh	-151 -60
~^vidi	24 132
~^vie	-98 -87
~^vif	27 97
~^vife	57 119
~^vifi	-103 -124
~^vij	94 -150
~^vijn	-62 -81
~^vik	32 -231
~^vik$	-38 -173
~^vike	-119 -195
~^vikl	-179 -121
~^viks	106 -51
~^vil	-125 88
~^vil$	-158 88
~^vila	-96 43
~^vin	13 -43
~^vind	-128 82
~^vine	-32 -92
~^ving	98 -11
~^vint	-194 -37
~^vio	-34 -38
~^viol	-34 -38
~^vip	91 -79
~^vir	92 -17
~^vira	-76 14
~^vire	131 -134
~^vis	-267 115
~^visa	-130 -149
~^vish	-269 196
~^visi	29 -101
~^vit	-17 21
~^vit$	-95 -121
~^vita	-197 -151
~^vith	13 70
~^viv	-112 -129
~^viva	-112 -129
~^vk	131 -94
~^vk$	156 -41
~^vks	-30 -68
~^vks$	-30 -68
~^vl	-92 -79
~^vlu	-92 -79
~^vluk	-92 -79
~^vo	240 104
~^vo$	90 130
~^voh	34 68
~^voh$	80 -19
~^voi	46 92
~^voic	46 92
~^vok	199 -99
~^voke	199 -99
~^vol	88 -204
~^volu	-51 -142
~^vom	265 -168
~^voma	-26 -119
~^vome	-82 -56
~^vomi	292 -78
~^von	107 107
~^von$	-110 -121
~^vont	147 177
~^vor	-18 -223
~^vord	173 -232
~^vork	-151 -43
~^vorl	-87 29
~^vors	59 4
~^vort	-156 -122
~^vory	123 -105
~^vou	-79 188
~^voul	-14 242
~^voun	-79 -175
~^vr	-14 208
~^vra	115 21
~^vrap	87 65
~^vrat	63 -83
~^vri	-55 90
~^vrid	-28 26
~^vrin	115 -4
~^vris	48 121
~^vrit	-145 -24
~^vro	-33 166
~^vron	40 21
~^vrot	-110 173
~^vs	-228 -229
~^vs$	-228 -229
~^vu	65 -72
~^vud	65 -72
~^vud$	37 -70
~^vy	-103 -68
~^vya	-103 -68
~^vyay	-103 -68
~^ya	-592 -208
~^ya$	-543 -453
~^yad	-232 -39
~^yad$	-205 -26
~^yah	35 99
~^yah$	-67 -106
~^yaha	172 74
~^yahi	-132 80
~^yam	-44 147
~^yar	-182 -66
~^yar$	-175 -157
~^yat	33 -133
~^yatr	33 -133
~^yav	-109 10
~^yava	-79 35
~^yd	78 -33
~^yda	78 -33
~^yday	78 -33
~^ye	-137 -189
~^ye$	-80 21
~^yea	-260 -309
~^year	-237 -287
~^yel	51 -177
~^yelo	14 -170
~^yen	-239 87
~^yes	-63 -88
~^yes$	-196 -178
~^yest	-7 -25
~^yet	148 -174
~^yet$	91 -132
~^yo	-198 -166
~^yog	-52 -192
~^yog$	-47 -108
~^yoga	-28 -147
~^yoj	-27 -89
~^yor	-95 -69
~^york	-95 -69
~^you	-186 -113
~^you$	-243 -115
~^youn	-17 60
~^your	-49 -47
~^yout	96 -48
~^yr	-76 -43
~^yr$	-78 25
~^yrs	-45 -90
~^yrs$	-45 -90
~^yu	-62 6
~^yun	78 62
~^yur	-163 -97
~^yuri	-163 -97
~^رہ	289 -221
~^می	122 77
~^میں	122 77
~^میں$	122 77
~^نہ	198 86
~^نہی	198 86
~^نہیں	198 86
~^کا	75 58
~^کا$	-218 87
~^ہو	225 89
~^ہے	141 29
~^ہے$	141 29
~^কর	-256 156
~^কা	235 -214
~^কে	9 -305
~^কো	-202 -214
~^গে	191 -135
~^গেছ	191 -135
~^না	291 159
~^নাই	221 90
~^নাই$	221 90
~^পা	240 -184
~^বা	224 69
~^বি	174 97
~^হয	67 -151
~^হয়	67 -151
~^হা	174 -182
~^ਗਿ	287 -120
~^ਗਿਆ	287 -120
~^ਗਿਆ$	287 -120
~^કર	177 171
~^કા	-209 167
~^ગય	313 -195
~^છે	143 166
~^છે$	143 166
~^નથ	252 60
~^નથી	252 60
~^નથી$	252 60
~^પડ	301 -208
~^બા	202 -234
~^મા	-243 232
~^સા	70 219
~^હા	181 81
~^କା	188 -207
~^ଦେ	190 90
~^ହେ	182 -211
~^இர	128 94
~^இரு	128 94
~^இருக	96 28
~^என	-258 176
~^என்	-225 84
~^கட	86 83
~^கா	118 -230
~^கு	47 19
~^தே	-229 238
~^நா	2 145
~^பா	120 25
~^பி	100 224
~^பே	226 55
~^மா	-338 106
~^மு	-55 40
~^வல	136 -215
~^வலி	136 -215
~^ఉం	-18 176
~^ఉంద	-3 103
~^ఉంది	-3 103
~^కా	204 -161
~^కొ	63 73
~^చే	-256 165
~^నా	17 267
~^లే	158 108
~^ನಿ	86 -174
~^ನೆ	24 136
~^ನೊ	45 28
~^ನೋ	45 28
~^ಬಿ	225 -168
~^ಮಾ	51 6
~^ಮಾಡ	75 23
~^ಹಾ	196 186
~^ಹೆ	77 81
~^ഉണ	-201 69
~^എന	-243 108
~^കു	225 -205
~^കെ	114 -164
~^ചെ	-286 22
~^മു	173 105
~ab$	-117 168
~aba	210 -15
~aba$	168 65
~abad	-94 -190
~abad$	-54 -172
~aban	87 -56
~aban$	112 -9
~abana	-122 4
~abane	110 -51
~abar	42 82
~abar$	-28 101
~abard	91 -14
~abat	-92 -85
~abay	176 -108
~abaya	159 -107
~abd	311 -241
~abd$	113 -165
~abda	252 -65
~abda$	230 -61
~abde	147 -35
~abde$	147 -35
~abe	82 49
~abe$	116 -192
~abel	-35 -98
~abet	-19 -134
~abete	-142 -57
~abeti	52 -118
~abg	-77 -159
~abgo	-77 -159
~abgol	-77 -159
~abh	106 8
~abh$	-90 -107
~abha	-303 -263
~abha$	-63 -51
~abhar	-187 -130
~abhi	176 64
~abhi$	182 70
~abi	-55 -71
~abi$	-33 113
~abie	-94 -219
~abies	-94 -219
~abin	17 -121
~abind	-124 -98
~abir	-79 -95
~abir$	-79 -95
~abiy	39 -57
~abiya	39 -57
~abj	140 -140
~abj$	181 -209
~abji	-74 -18
~abji$	-74 -18
~abk	-92 242
~abka	-58 130
~abka$	-58 130
~abke	-132 47
~abke$	-132 47
~abki	-81 128
~abki$	-81 128
~abko	41 168
~abko$	41 168
~abl	-35 -2
~able	-78 2
~able$	-49 -96
~ables	-36 -64
~ablet	-52 48
~abn	-83 4
~abne	-83 4
~abne$	-83 4
~abo	43 -44
~abo$	-146 -110
~abou	-31 -15
~abour	47 101
~about	-99 -68
~abov	163 -116
~above	163 -116
~abr	41 -54
~abra	50 -205
~abrah	19 -58
~abre	94 -99
~abre$	94 -99
~abs	-186 34
~abs$	-27 75
~abse	-96 91
~abse$	-73 128
~absen	-39 -39
~abu	178 -29
~abu$	109 85
~abud	-123 26
~abuj	157 -14
~abuji	157 -14
~abus	63 -163
~abut	-2 -53
~abuta	39 4
~aby	32 -6
~aby$	70 -12
~abys	-191 32
~abys$	-191 32
~ac$	-92 -282
~ace	117 197
~ace$	186 139
~acef	54 116
~acefu	54 116
~acem	-28 17
~acema	48 -32
~aceme	-116 31
~aces	-116 -42
~aces$	-116 -42
~acet	7 22
~aceta	7 22
~ach	108 -25
~ach$	-49 68
~acha	193 -106
~acha$	68 52
~achan	289 -197
~achao	145 -124
~achap	62 -13
~achar	-232 -118
~achas	77 -56
~achav	-232 -146
~achay	67 -17
~achc	24 -15
~achch	24 -15
~ache	-140 -245
~ache$	-69 -324
~achen	-41 22
~acher	-15 -8
~achet	-14 -55
~achi	224 108
~achi$	129 24
~achin	167 12
~achis	-12 137
~achl	150 -102
~achli	140 -94
~achn	-139 -20
~achne	-133 -18
~acho	-152 -176
~acho$	-180 -140
~achon	-35 -89
~achp	-309 -138
~achpa	-309 -138
~acht	-2 76
~achta	-108 -149
~achu	-38 -55
~achu$	-67 -46
~achy	-146 65
~aci	30 -84
~acid	110 34
~acid$	34 -65
~acide	140 139
~acidi	-13 -182
~acin	-263 -233
~acine	-262 -146
~acing	32 -111
~aco	-95 -92
~acou	-89 -86
~acoun	-89 -86
~acr	-124 -73
~act	-131 -76
~act$	-177 -107
~acte	-28 -98
~acter	-28 -98
~acti	-119 -117
~actic	-136 -51
~actin	-34 48
~actio	-17 -100
~activ	3 -110
~acto	-10 -148
~actor	-10 -148
~acts	-32 146
~acts$	-32 146
~actu	94 -51
~actua	114 -41
~actur	-74 -33
~acy	-53 43
~acy$	-53 43
~ad$	134 -193
~ada	176 -41
~ada$	148 -14
~adab	133 -12
~adabd	133 -12
~adac	-75 -186
~adach	-75 -186
~adad	117 -49
~adad$	123 -37
~adai	97 0
~adai$	-48 -64
~adaj	94 25
~adaji	94 25
~adak	-16 -252
~adak$	-50 -113
~adakh	121 -28
~adakt	-86 -137
~adal	-70 -289
~adal$	-37 -51
~adaln	-146 -100
~adalt	-104 -30
~adalv	5 -114
~adam	-37 107
~adam$	-37 107
~adan	109 36
~adan$	87 55
~adap	55 73
~adar	2 83
~adar$	2 83
~adas	-41 -24
~adash	-41 -24
~adat	26 -109
~adat$	-205 -95
~adatl	109 -34
~adb	18 -191
~adba	85 -50
~adbad	85 -50
~adbu	-5 -160
~adbu$	-18 -157
~ade	23 192
~ade$	63 217
~adeg	-135 102
~adega	-86 48
~adegi	-101 96
~ader	-52 -67
~ader$	-49 -48
~ades	99 -92
~ades$	141 -25
~adh	-4 -163
~adh$	37 -252
~adha	31 14
~adha$	196 118
~adhai	-33 14
~adhan	-50 -13
~adhar	-145 8
~adhau	-57 -152
~adhe	27 -114
~adhe$	26 -85
~adheg	-48 -39
~adhi	-132 67
~adhi$	-146 98
~adhiy	-99 -147
~adhn	-150 -139
~adhna	-24 -166
~adhne	-137 5
~adht	-95 -260
~adhta	-139 -192
~adhte	-78 -115
~adhti	47 -95
~adhu	8 -248
~adhu$	49 -133
~adhum	-40 -140
~adi	289 -13
~adi$	106 90
~adic	118 -64
~adich	125 -49
~adie	-1 -111
~adies	-1 -111
~adin	113 -224
~ading	-61 -207
~adip	132 -31
~adipo	139 -29
~adk	22 34
~adka	99 -27
~adka$	57 -27
~adkan	110 -88
~adke	-1 -97
~adke$	-1 -97
~adkh	99 -31
~adkha	99 -31
~adki	-193 80
~adki$	-185 61
~adl	152 -54
~adla	183 -137
~adla$	80 -109
~adle	-82 -97
~adle$	-36 -48
~adlen	-82 -57
~adli	87 -96
~adlin	-40 -120
~adlu	-89 -88
~adlu$	-78 -63
~adly	-31 99
~adly$	-31 99
~adm	151 102
~adma	40 94
~adma$	-58 -40
~admi	149 83
~admi$	154 71
~admil	107 -79
~admin	-63 -130
~adn	-152 24
~adne	-99 -15
~adne$	-88 8
~ado	-37 -314
~adon	-24 -93
~adon$	-24 -93
~ados	3 -190
~ados$	66 61
~adosa	5 47
~adosi	34 -188
~adr	-125 23
~adra	-167 -124
~adrak	-163 -105
~adre	24 84
~adres	27 87
~ads	-181 -127
~ads$	-91 -105
~adsh	-123 -23
~adshi	-50 39
~adsho	-89 -113
~adt	23 -138
~adta	-29 -32
~adta$	-84 1
~adte	-142 -99
~adte$	-142 -99
~adti	73 -164
~adti$	-130 -141
~adu	-24 -53
~adu$	180 -184
~adul	-150 -206
~adult	-150 -206
~adus	14 -108
~adv	-50 -1
~adva	-122 36
~adva$	-54 -128
~advi	38 -111
~ady	90 168
~ady$	14 185
~adyo	176 -51
~adyo$	176 -51
~ae$	6 139
~aec	-123 -57
~aed	-81 -61
~aeg	18 15
~aega	55 -67
~aega$	55 -67
~aegi	-62 68
~aegi$	-62 68
~aem	-53 -103
~aem$	15 -60
~aen	72 -48
~aen$	39 -167
~aeng	88 75
~aenge	89 77
~aep	17 16
~aep$	17 16
~aes	-49 -107
~af$	6 88
~afa	-49 -78
~afa$	-95 -75
~afai	76 -135
~afai$	76 -135
~afar	-33 54
~afar$	-74 62
~afe	-70 -299
~afe$	-280 -268
~afed	73 -252
~afed$	90 -241
~afet	-62 59
~afety	-113 61
~afi	-149 112
~afi$	-137 173
~afic	-95 -106
~afic$	-95 -106
~afl	115 -74
~afli	135 -49
~afli$	135 -49
~afo	134 23
~afol	134 23
~afold	79 -36
~aft	-45 -30
~aft$	-180 -201
~afta	61 -125
~aftar	-51 -124
~afte	-41 16
~afte$	12 -63
~after	-45 46
~afy	-134 -125
~afy$	-121 -100
~ag$	182 50
~aga	63 136
~aga$	102 64
~agad	66 -12
~agad$	21 -102
~agae	16 -60
~agah	-25 -91
~agah$	-25 -91
~agai	-84 44
~agai$	-117 -101
~again	-44 59
~agair	-57 -57
~agaj	-99 -25
~agaj$	-95 -25
~agal	77 51
~agal$	86 -23
~agan	-92 6
~agana	-139 -68
~agand	-178 -134
~agane	42 -48
~agao	130 -94
~agao$	130 -94
~agar	-58 -14
~agar$	-75 -43
~agarb	4 63
~agat	82 32
~agata	67 73
~agate	-116 -107
~agau	-68 -141
~agau$	29 -96
~agaun	-148 -75
~agay	-60 149
~agaya	44 115
~agaye	-149 -121
~agayi	102 19
~agd	4 81
~agda	-67 80
~agda$	-54 86
~agde	-18 23
~agde$	-18 23
~age	-174 9
~age$	-234 91
~aged	-43 -80
~aged$	-39 -75
~ageg	-181 -15
~agega	-179 -55
~agem	-125 -66
~ageme	-125 -66
~agen	-3 -39
~agent	-109 -13
~ager	49 -253
~ager$	46 -209
~agery	4 -63
~agh	131 -63
~agha	-74 -90
~agi	119 -117
~agi$	166 -165
~agid	-31 -6
~agide	-29 -5
~agin	-49 15
~aging	124 40
~agl	2 180
~agla	83 17
~agla$	83 17
~agle	-83 144
~agle$	-83 144
~agli	-62 43
~agli$	-1 57
~agn	-109 114
~agna	-196 84
~agna$	-196 84
~agne	-4 34
~agne$	-122 39
~agni	-68 74
~ago	68 -20
~ago$	24 53
~agp	-100 -38
~agpu	-100 -38
~agpur	-100 -38
~agr	-50 38
~agra	-8 -92
~agri	-60 99
~agrim	-45 -62
~ags	-146 -23
~ags$	-146 -23
~agt	-11 22
~agta	-93 47
~agta$	-93 47
~agte	91 -174
~agte$	91 -174
~agti	4 -23
~agti$	-144 -11
~agu	139 -83
~agu$	70 -81
~ague	-119 -12
~ague$	-117 -10
~agv	-41 -89
~agva	-41 -89
~agvan	-191 -5
~agvay	109 -25
~ah$	17 -28
~aha	47 -17
~aha$	87 -30
~ahab	10 -50
~ahab$	109 29
~ahabh	-138 -69
~ahad	-168 -112
~ahad$	-88 -146
~ahada	-110 -100
~ahal	-80 -88
~ahaln	-68 -73
~ahan	-108 -111
~ahan$	38 -10
~ahana	-205 -10
~ahane	-67 -212
~ahang	-119 -54
~ahani	-198 -282
~ahant	72 5
~ahar	149 12
~ahar$	153 30
~ahas	-157 -55
~ahas$	-157 -55
~ahat	-29 147
~ahat$	-11 44
~ahate	114 -40
~ahati	-80 -88
~ahaty	-90 137
~ahay	8 15
~ahaya	16 35
~ahc	27 -90
~ahch	27 -90
~ahcha	27 -90
~ahe	64 78
~ahe$	89 18
~aheg	-221 -61
~ahega	-178 -51
~ahegi	-86 -37
~ahej	4 62
~ahej$	4 62
~ahel	-170 52
~aheli	-170 52
~ahen	-12 105
~aheng	-95 110
~ahi	77 34
~ahi$	86 50
~ahie	49 38
~ahie$	49 38
~ahil	-113 89
~ahin	22 -14
~ahin$	45 50
~ahina	103 -288
~ahine	-48 -18
~ahino	-163 -108
~ahiy	-69 -43
~ahiye	-62 -40
~ahk	170 5
~ahki	177 -34
~ahki$	177 -34
~ahl	-185 -124
~ahla	-136 -153
~ahla$	-116 -141
~ahle	-102 -52
~ahle$	-102 -52
~ahli	-73 -56
~ahli$	-73 -56
~ahn	-241 59
~ahna	-107 109
~ahna$	-97 110
~ahne	-195 -68
~ahne$	-163 -50
~ahnen	-69 -35
~aho	-138 -3
~aho$	-122 10
~ahr	-54 45
~ahra	90 116
~ahra$	120 118
~ahri	-179 -114
~ahri$	-53 -45
~ahril	-171 -119
~ahs	25 38
~ahsu	55 -33
~ahsun	21 -32
~aht	-8 65
~ahta	-77 -41
~ahta$	-77 -41
~ahte	58 -123
~ahte$	58 -123
~ahti	-44 164
~ahti$	-44 164
~ahu	-13 82
~ahu$	170 178
~ahun	-133 136
~ahun$	-12 133
~ahunc	-83 -156
~ahung	-63 107
~ahut	-94 -110
~ahut$	-94 -110
~ahv	-97 -17
~ahva	-79 -152
~ahvar	-83 -152
~ahvi	-36 87
~ahvin	-36 113
~ai$	69 65
~aib	-32 71
~aib$	104 110
~aic	-258 -184
~aic$	-116 -124
~aich	-202 -134
~aich$	-195 -112
~aid	-129 76
~aid$	-88 42
~aida	-75 93
~aida$	-49 63
~aidam	-111 60
~aie	-35 -198
~aie$	-62 -230
~aif	-64 -42
~aifa	-41 36
~aifai	-15 -73
~aig	27 19
~aig$	-102 103
~aigh	110 69
~aight	110 41
~aij	-55 -91
~aija	-38 13
~aik	84 -81
~aik$	0 -180
~aike	6 54
~aiket	9 -36
~aikh	126 78
~aikhe	121 78
~aiki	68 -3
~aikil	38 16
~aikt	56 -109
~aikta	66 -145
~aiktr	-6 37
~ail	-207 15
~ail$	-127 -65
~aila	126 -97
~aila$	122 -96
~aile	-108 16
~ailed	-93 42
~aili	23 68
~aili$	32 -32
~ailin	-18 83
~ailo	35 -99
~ails	-164 -172
~ails$	-129 -141
~ailsh	-101 -83
~ailt	-160 -51
~ailu	-97 161
~ailur	-43 93
~ailv	6 173
~ailva	6 173
~aily	-183 -147
~aily$	-183 -147
~aim	22 -103
~aim$	-105 -87
~aims	-27 -15
~aims$	-27 -15
~ain	44 137
~ain$	7 32
~aina	18 71
~aind	109 -70
~aine	-187 116
~aine$	-261 152
~ainer	34 -50
~ainf	95 94
~ainfu	95 94
~aing	200 -82
~aing$	-42 -124
~ainga	137 -6
~aingn	155 -19
~aini	-16 15
~ainin	-1 -42
~aink	18 153
~aink$	-7 148
~ainl	15 238
~ainle	20 257
~ainp	-100 -46
~ainp$	-66 -30
~ains	99 -76
~ains$	51 -18
~ainsa	94 -68
~aint	198 -218
~aint$	103 -198
~ainte	180 -142
~ainth	135 -108
~ainti	-102 -125
~aip	107 -358
~aip$	-67 -287
~aipa	-86 -77
~aipas	-86 -77
~aipu	134 -58
~aipur	-30 -19
~air	30 36
~air$	96 108
~aira	10 -197
~airah	-57 -57
~airn	-39 0
~airna	-39 0
~airo	10 -133
~airo$	143 -66
~airon	-62 -87
~airp	-24 -55
~airpo	-63 -51
~airs	-81 51
~airs$	-81 51
~ais	15 -121
~ais$	-52 50
~aisa	165 -16
~aisa$	166 -21
~aise	-100 -266
~aise$	-69 -240
~aisej	-143 -68
~aish	-36 -32
~aishn	-36 -32
~aisi	66 -140
~aisi$	69 -136
~aisl	-132 93
~aisla	-65 104
~aist	149 83
~aist$	149 83
~ait	151 -7
~ait$	256 -79
~aith	-32 41
~aith$	45 -220
~aitha	-51 90
~aithe	-14 -24
~aithi	0 69
~aithn	23 -110
~aitht	-139 57
~aiti	-56 12
~aitin	-37 103
~aitr	42 29
~aitri	42 29
~aiv	-62 -60
~aiva	-51 -47
~aiy	73 117
~aiya	76 120
~aiya$	124 30
~aiyan	-70 32
~aiyar	-74 164
~aj$	-16 134
~aja	-173 -19
~aja$	107 16
~ajad	-64 84
~ajah	-112 67
~ajah$	-112 67
~ajak	-125 5
~ajak$	-125 5
~ajal	-52 -47
~ajal$	-52 -47
~ajan	-256 -171
~ajan$	-249 -187
~ajar	-47 44
~ajar$	-23 48
~ajas	-150 -168
~ajast	-150 -168
~ajb	-42 113
~ajbu	-42 113
~ajbut	-42 113
~ajd	115 -88
~ajdu	119 -85
~ajdur	119 -85
~aje	-114 -70
~aje$	-163 -65
~ajed	43 -131
~ajh	36 151
~ajh$	-13 -1
~ajha	7 180
~ajhi	-181 86
~ajhik	-160 -76
~ajhk	85 79
~ajhn	-99 -16
~aji	170 58
~aji$	92 107
~ajib	236 -22
~ajib$	236 -22
~ajit	-128 -117
~ajith	-127 -87
~ajl	108 -34
~ajm	-90 -238
~ajma	-119 -143
~ajma$	-119 -143
~ajn	38 -65
~ajo	-124 142
~ajol	-108 77
~ajole	-87 -114
~ajon	-111 -104
~ajon$	-75 -98
~ajr	-22 29
~ajt	-16 -95
~aju	20 64
~aju$	74 90
~ajur	-94 -76
~ajv	-14 -92
~ajva	-14 -92
~ajvai	-14 -92
~ajy	34 -118
~ajy$	34 -118
~ak$	109 -51
~aka	51 24
~aka$	52 144
~akad	41 -132
~akad$	166 -203
~akadt	-164 -180
~akag	-51 84
~akal	33 95
~akam	-31 -177
~akam$	-31 -177
~akan	-15 30
~akan$	-10 40
~akar	14 -264
~akar$	20 -261
~akat	135 -53
~akate	78 -24
~akd	112 -91
~akda	26 -147
~akda$	130 -71
~akdan	-79 -89
~akde	16 -3
~akde$	20 -123
~akdi	122 -7
~akdi$	155 12
~ake	123 79
~ake$	146 133
~akeb	-100 -51
~akebi	-100 -51
~aked	113 -191
~aked$	113 -191
~akel	49 14
~akela	-81 29
~akele	-118 90
~akeli	164 -90
~aken	129 53
~aken$	129 53
~aker	71 -182
~aker$	124 -170
~akes	-257 -56
~akes$	-257 -56
~akeu	-32 -20
~akeup	-32 -20
~akf	-17 -89
~akfa	-10 -71
~akfas	-10 -71
~akh	-166 196
~akh$	-58 253
~akha	88 162
~akha$	16 185
~akhan	84 -169
~akhb	-49 -65
~akhba	-49 -65
~akhd	121 -28
~akhda	121 -28
~akhe	-128 -184
~akhe$	-68 -118
~akhen	-97 -248
~akhi	-34 155
~akhi$	39 17
~akhir	-184 191
~akhn	-86 -73
~akhna	-225 -7
~akhne	56 -170
~akhr	-129 258
~akhri	-99 249
~akht	12 -147
~akht$	-46 -78
~akhte	83 -51
~akhti	0 -101
~akhu	-212 -329
~akhu$	96 -246
~akhun	-275 -190
~aki	101 136
~aki$	43 76
~akin	145 -112
~aking	145 -112
~akir	-97 137
~akir$	-57 -113
~akis	-82 -105
~akiya	-72 -45
~akiye	51 21
~akl	-54 127
~akla	44 56
~akli	-71 71
~akli$	-94 -48
~aklif	-25 81
~akn	34 -14
~akna	93 -108
~akne	-67 -109
~akne$	-11 -93
~akni	-38 101
~akni$	-38 101
~ako	-47 81
~akod	134 -37
~akr	-64 -199
~akra	25 24
~akri	-71 -210
~akri$	-48 -153
~aks	-188 -111
~aks$	-116 53
~aksh	-296 -292
~aksha	-243 -238
~aksi	32 -152
~aksir	86 -79
~akt	97 -177
~akt$	119 87
~akta	111 -80
~akta$	27 -15
~aktad	-135 -113
~akte	-154 -169
~akte$	-154 -169
~akth	148 -154
~aktha	148 -154
~akti	-47 -23
~akti$	-77 -19
~aku	-6 117
~aku$	128 122
~akun	-181 -180
~akup	-141 34
~akup$	-140 -33
~akv	-125 -240
~akva	-105 -226
~akva$	-102 -203
~aky	-182 -57
~aky$	-193 -56
~al$	-53 -114
~ala	72 114
~ala$	169 25
~alab	-8 102
~alab$	-8 102
~alad	-182 -215
~alag	126 -32
~alag$	127 -156
~alah	-81 -34
~alai	2 72
~alai$	1 166
~alak	20 4
~alak$	-34 -103
~alakn	-25 105
~alal	81 -149
~alam	-265 -67
~alam$	-166 -50
~alan	-175 165
~alan$	-83 -2
~alana	-15 -114
~alanc	-70 36
~alane	-193 -98
~alani	-133 173
~alar	-310 -208
~alari	-52 -151
~alarm	-164 -28
~alary	-179 -131
~alas	38 36
~alat	-64 -5
~alat$	36 -129
~alata	-127 103
~alate	-77 8
~alati	-51 113
~alav	-6 80
~alava	-95 107
~alay	12 83
~alay$	63 90
~alaya	-174 32
~alb	140 -54
~alc	-93 88
~alci	-193 -176
~alciu	-190 -167
~alco	-6 152
~alcoh	-51 50
~alcon	32 135
~ald	167 99
~aldi	181 103
~aldi$	188 104
~ale	74 -24
~ale$	112 49
~aled	-173 -44
~aled$	-173 -44
~aleg	15 -136
~alega	69 -58
~alegi	-168 -239
~alen	47 -101
~alen$	-135 -15
~alend	29 -22
~aleng	34 -75
~aler	-15 -232
~aler$	123 -79
~alerg	-96 -109
~aleri	-125 -117
~alf	184 96
~alf$	206 -73
~alfa	-20 174
~alfas	-20 174
~alg	-99 -209
~alga	-29 -25
~algam	-29 -25
~ali	-60 -46
~alid	-22 110
~alik	-102 -118
~alik$	-119 -93
~alin	-110 4
~alin$	-95 -32
~aline	-66 -80
~aling	-124 27
~alis	23 -257
~alis$	-67 -40
~alish	95 -166
~alist	-48 -108
~aliv	63 36
~alive	-72 40
~aliy	5 -125
~aliya	5 -125
~alk	-19 -227
~alk$	75 -81
~alka	-134 -8
~alka$	-261 10
~alke	170 -185
~alke$	150 -41
~alked	30 -112
~alken	111 -24
~alki	-31 -198
~alki$	-151 -154
~alkin	43 -120
~alks	-89 -33
~alks$	-89 -33
~alm	27 161
~alm$	54 113
~alma	-141 47
~almar	-90 59
~almo	28 -80
~almos	55 -69
~alms	62 -39
~alms$	62 -39
~aln	-81 -144
~alna	-139 -156
~alna$	-139 -156
~alne	11 -67
~alne$	11 -67
~alo	122 33
~alo$	-45 -12
~aloe	-178 -133
~aloe$	-178 -133
~alog	-119 -88
~alogu	-100 -75
~alon	133 103
~alon$	39 33
~alone	112 81
~alop	51 -105
~alopr	-44 -102
~alor	-151 -96
~alore	-114 -62
~alov	176 47
~alov$	178 -131
~alove	82 101
~alovi	56 -69
~alp	-52 118
~alp$	12 -118
~alpr	-10 177
~alpra	-10 177
~alr	-130 40
~alre	-126 42
~alrea	-126 42
~als	1 -143
~als$	30 -34
~also	5 -112
~also$	5 -112
~alsu	16 78
~alsut	16 78
~alt	-36 -104
~alt$	-73 -25
~alta	-104 -79
~alta$	-46 -55
~alte	0 -9
~alte$	1 -8
~alth	-183 -112
~alth$	-98 -171
~althy	-36 72
~alti	128 -20
~alti$	135 -5
~alu	109 -135
~alu$	89 -12
~alun	136 -135
~alun$	87 -129
~aluns	94 -8
~alv	-96 29
~alva	-48 -31
~alva$	-139 -188
~alvae	109 -10
~alvan	-111 -86
~alvar	29 -49
~alvay	-85 96
~alve	-73 -110
~alve$	-24 -39
~alvi	-101 71
~alvid	-100 71
~aly	27 -63
~aly$	-93 -92
~alys	91 -10
~alysi	91 -10
~am$	-167 -93
~ama	110 -72
~ama$	108 133
~amac	162 -142
~amach	162 -142
~amad	117 66
~amaj	23 -161
~amajh	13 -107
~amak	58 -221
~amak$	-15 -206
~aman	31 -199
~aman$	28 -107
~amany	-89 -107
~amar	-43 -126
~amar$	26 -82
~amare	-152 -23
~amari	28 -29
~amas	19 63
~amas$	153 98
~amask	-154 -136
~amast	-21 51
~amat	-196 -145
~amata	-184 -120
~amate	-16 -38
~amau	-182 -87
~amaur	-182 -87
~amay	-10 38
~amay$	39 62
~amaya	-108 -54
~amb	288 -273
~amba	177 -200
~ambal	138 -84
~ambar	-35 -88
~ambe	25 -47
~ambe$	25 -47
~ambh	54 58
~ambha	54 58
~ambi	116 -32
~ambi$	70 -24
~ambu	194 -253
~ambu$	91 -36
~ambul	161 -236
~amc	223 51
~amch	223 51
~amcha	149 83
~amd	129 -134
~amdi	107 -123
~amdi$	107 -123
~ame	-67 65
~ame$	9 -80
~amed	-120 76
~amed$	-111 76
~amen	-51 118
~amen$	-1 119
~amer	5 -145
~amera	-78 -85
~ameri	99 -16
~ames	-270 213
~ames$	-172 26
~amesh	-161 207
~amh	44 -60
~ami	-15 180
~ami$	59 106
~amil	-159 86
~amil$	-148 -206
~amily	-71 211
~amin	-55 -14
~amin$	-148 -246
~aming	145 86
~amj	37 -181
~amjh	-18 -85
~amjha	-167 -143
~amjhe	8 74
~amjo	58 -234
~amjor	58 -234
~amk	185 -68
~amki	76 17
~amki$	49 29
~aml	47 -21
~amla	98 -9
~amla$	105 -36
~amle	-48 20
~amle$	-48 20
~amlo	-120 5
~amlod	-182 8
~amn	-39 61
~amne	-5 65
~amne$	-5 65
~amo	-35 -65
~amok	65 -106
~amoks	65 -106
~amol	46 21
~amol$	46 21
~amon	17 59
~amos	78 -95
~amosa	112 -51
~amose	-82 -50
~amou	-77 42
~amoun	-77 42
~amp	30 -69
~amp$	-129 38
~ampl	51 -31
~ample	51 -31
~amps	-56 -127
~amps$	-24 -69
~ampsi	-73 -79
~ampu	55 -119
~ampu$	-136 -115
~amr	91 205
~amra	-54 229
~amra$	-10 227
~amre	141 37
~amre$	100 45
~ams	41 -143
~ams$	55 -114
~amu	254 5
~amu$	152 -116
~amud	122 -51
~amun	132 98
~amun$	120 -98
~an$	-155 61
~ana	-45 -37
~ana$	-147 -24
~anad	-160 56
~anad$	-71 88
~anada	-131 -9
~anae	-98 -145
~anaen	-29 -54
~anag	-86 -54
~anage	-86 -54
~anaj	-83 -188
~anak	300 -55
~anak$	346 2
~anal	30 68
~anal$	27 93
~anali	25 -53
~anam	-2 207
~anam$	-122 211
~anan	13 -290
~anana	-18 -190
~anane	-95 -127
~anar	125 -125
~anar$	121 -118
~anas	55 -112
~anat	-192 -197
~anate	-103 -110
~anau	-77 -103
~anau$	-40 -148
~anaun	-41 -33
~anav	-113 -147
~anav$	-74 -110
~anay	-38 43
~anaya	-9 30
~anaye	-21 -60
~anb	130 -92
~anba	-52 -119
~anbal	16 -25
~anbar	-223 -54
~anbh	117 102
~anbha	23 132
~anc	-111 -57
~ance	-47 -27
~ance$	44 20
~ancel	-177 -78
~ancer	-101 -69
~anch	-15 -45
~anch$	9 -273
~ancha	-150 -47
~anchi	-67 142
~anchv	-8 88
~ancy	-192 -54
~ancy$	-192 -54
~and	94 56
~and$	110 -1
~anda	-29 84
~anda$	-59 4
~andai	-149 -61
~andar	66 150
~ande	-43 72
~ande$	88 101
~andf	-3 66
~andfa	-3 66
~andh	150 44
~andh$	31 103
~andha	-45 4
~andhe	149 -60
~andhi	112 -156
~andhn	-98 58
~andhu	-14 26
~andhv	-132 -5
~andi	-9 -15
~andi$	-48 -110
~andin	-18 74
~andir	15 39
~andit	-88 -47
~andl	65 -119
~andle	-88 -123
~andlo	132 -105
~andm	-72 -133
~andma	-54 -30
~andmo	-34 -168
~andp	37 -54
~andpa	37 -54
~andr	-254 105
~andra	-160 133
~andru	-96 -97
~ands	31 12
~ands$	-23 -12
~andso	91 27
~andu	-74 -36
~andu$	-82 -8
~anduk	-87 152
~andur	87 -110
~ane	-145 -63
~ane$	-187 -59
~aned	35 119
~aned$	35 119
~aneg	-40 -20
~anega	-30 -105
~anen	44 -23
~aner	90 -58
~aner$	90 -58
~anes	-125 -67
~anf	122 -15
~anf$	107 -13
~ang	56 39
~ang$	3 -9
~anga	53 108
~anga$	62 159
~angal	-106 -33
~angan	25 49
~ange	-136 67
~ange$	-123 48
~anged	-70 74
~anger	-187 -23
~angh	99 22
~angh$	174 35
~angi	156 86
~angi$	75 81
~angin	136 124
~angio	-102 -178
~angit	49 -140
~angl	-136 -143
~angle	-34 2
~ango	-67 -176
~ango$	-145 -70
~angov	47 -103
~angr	-76 -40
~angre	-106 -134
~angry	-10 44
~angt	-33 43
~angu	108 -232
~angua	-99 -116
~angun	71 -49
~angut	45 -95
~anh	142 65
~anh$	129 58
~ani	-77 29
~ani$	-42 -91
~anic	-228 -223
~anic$	-205 -208
~anid	-23 153
~anide	-23 153
~anik	91 -90
~anin	21 -53
~aning	27 -43
~anip	-171 187
~anir	-101 -196
~anir$	-189 -184
~anis	-134 169
~anish	-93 74
~anit	-25 10
~anit$	20 -104
~aniv	-91 -101
~anive	-93 -69
~aniy	44 -132
~aniya	63 -85
~anj	101 41
~anja	-42 -69
~anja$	-28 -38
~anjh	105 -113
~anjha	47 -80
~anji	65 127
~anjil	16 150
~ank	215 15
~ank$	104 27
~anka	117 -68
~anka$	-72 -137
~ankar	97 22
~anke	55 -198
~anke$	-50 -227
~ankh	172 109
~ankh$	98 -99
~ankha	-121 204
~ankhe	177 115
~ankho	145 -163
~anki	125 88
~anki$	125 88
~ankl	-93 -107
~ankle	-93 -107
~anks	-89 -57
~anks$	-133 -26
~anksi	45 -77
~ankt	-99 -119
~ankti	-99 -119
~anm	143 -35
~anm$	162 -10
~ano	41 -123
~ano$	-172 -169
~anot	166 -1
~anot$	184 -7
~anoth	-27 9
~anp	139 -194
~anp$	177 -306
~anpa	-89 100
~anpi	176 -21
~anpi$	176 -21
~anpk	166 -26
~anpka	166 -26
~anpn	-21 -70
~anpni	-66 -63
~anpt	-155 -1
~anpte	-116 1
~anpu	-119 -92
~anpur	-119 -92
~anr	-97 -146
~ans	196 3
~ans$	240 -157
~ansa	41 78
~ansa$	110 -106
~anse	-127 -110
~ansf	118 -22
~ansfe	-73 12
~ansi	69 112
~ansi$	49 86
~ansiy	94 21
~ansk	-140 19
~anska	-45 39
~ansl	-121 -187
~ansla	-121 -187
~ansn	-76 -87
~ansne	-62 -84
~ansp	-97 -75
~anst	19 35
~anste	-110 -66
~ansti	104 -14
~ansu	60 -94
~ansu$	60 -94
~ansv	55 56
~ansve	55 56
~ant	103 53
~ant$	181 120
~anta	26 -98
~anta$	58 51
~antar	-207 -189
~ante	101 60
~ante$	105 -51
~anted	20 155
~anth	-180 -67
~anth$	-157 -79
~antha	-39 98
~anti	-4 -37
~anti$	8 85
~antib	-10 -74
~antid	-84 -158
~antin	88 -154
~antiv	-107 -87
~anto	-154 73
~antop	-102 -140
~antr	-89 -284
~ants	-9 -79
~ants$	-9 -79
~antu	91 28
~anu	-124 107
~anu$	-138 100
~anua	-20 -25
~anum	-288 116
~anum$	-259 149
~anun	-88 68
~anun$	-72 29
~anus	66 -229
~anus$	-22 -222
~anush	198 -12
~anut	131 -78
~anut$	145 -68
~anv	-33 -158
~anv$	112 -8
~anva	13 -117
~anvad	-11 -2
~anval	82 -13
~anvl	-172 -81
~any	-48 151
~any$	41 62
~anya	-274 -152
~anyav	-189 -93
~anym	-85 156
~anymo	-85 156
~anyo	0 140
~anyon	0 140
~anyt	-6 62
~anyth	-6 62
~anyv	-25 18
~anyva	-8 -66
~ao$	59 -250
~aon	103 -45
~aon$	103 -45
~ap$	96 -167
~apa	92 59
~apa$	168 157
~apad	117 16
~apad$	117 16
~apak	221 -26
~apak$	209 -24
~apal	-104 19
~apal$	-9 26
~apan	-33 -189
~apan$	-155 -158
~apar	-153 -125
~apart	-61 -76
~apas	-109 -84
~apas$	-29 -51
~apat	-27 51
~apay	-97 -239
~apaya	-188 -197
~apd	10 -1
~apda	56 4
~apda$	172 20
~apde	-55 17
~apde$	-55 17
~apdi	-101 -47
~apdi$	-101 -47
~ape	45 -69
~ape$	166 -233
~aped	164 -64
~aped$	164 -64
~apen	-124 -3
~apend	-66 -72
~apene	11 -143
~apens	-198 70
~aper	-96 0
~aper$	17 -82
~apers	-41 154
~apet	-120 55
~api	112 -175
~api$	214 -50
~apil	-87 -189
~apil$	-54 -95
~apily	-55 -144
~apin	94 35
~aping	103 54
~apis	-138 -15
~apist	-138 -15
~apit	-59 -154
~apita	-53 -143
~apk	56 -10
~apka	139 49
~apkap	173 -3
~apki	-98 -124
~apki$	-98 -124
~apl	8 -103
~apli	-13 -111
~aplic	-77 -115
~aply	-57 -75
~aply$	-34 -58
~apn	-305 225
~apna	-175 28
~apna$	-175 28
~apne	-211 127
~apne$	-211 127
~apni	-94 226
~apni$	-94 226
~apo	-226 129
~apoi	-160 -113
~apoin	-160 -113
~apr	-229 -139
~apra	-143 -91
~apri	-111 -78
~april	-68 -9
~aps	68 -243
~aps$	45 -106
~apse	118 -177
~apse$	57 -148
~apsed	96 -52
~apt	-52 -129
~apta	116 -56
~apta$	127 -62
~aptai	-74 -12
~apte	-84 -110
~apter	-84 -110
~apti	-84 -38
~aptio	-84 -38
~apto	-212 -37
~aptop	-212 -37
~apu	91 13
~apu$	89 4
~apur	64 -128
~apur$	-9 -114
~apy	-77 -134
~apy$	-77 -134
~ar$	-28 69
~ara	114 -86
~ara$	78 -8
~arab	-68 22
~arab$	-36 -12
~araba	-125 61
~arac	-70 36
~arace	7 22
~aract	-139 -166
~arad	203 -119
~arad$	59 -64
~arae	-135 -71
~araen	-117 -46
~araf	238 80
~araf$	238 80
~arah	121 -28
~arah$	14 -52
~arahv	-22 69
~arai	76 -78
~arai$	-46 -35
~arait	106 -55
~araj	-27 -156
~araj$	-27 -156
~arak	53 -97
~arak$	27 -59
~aral	79 -208
~araly	-131 -77
~aram	64 -196
~aram$	22 -186
~aran	-39 -23
~aran$	-243 117
~arana	-145 -154
~arane	-83 -45
~arani	-150 -166
~arant	150 -204
~arar	-204 -76
~arare	-149 -32
~aras	-197 -217
~aras$	30 -113
~arash	-246 -123
~arat	-167 -61
~arat$	-277 58
~arate	78 -183
~arath	-104 -256
~arau	-75 -95
~arav	-83 65
~aray	10 182
~araya	4 -17
~araye	-56 -66
~arb	-9 -14
~arba	81 72
~arbad	-64 124
~arbat	16 45
~arbh	-5 -103
~arbh$	-37 -2
~arbha	-101 -78
~arbhv	31 -28
~arc	18 98
~arch	-2 79
~arch$	-236 2
~archa	94 12
~arche	118 66
~archi	-116 91
~ard	65 42
~ard$	25 36
~arda	146 52
~arda$	114 145
~ardan	107 -25
~ardas	106 4
~arde	-85 -5
~arden	69 -17
~ardi	-39 -301
~ardi$	-149 -218
~ardia	-98 -63
~ardio	-23 -33
~ardiy	-55 -48
~ards	-3 40
~ards$	-3 40
~are	-80 -7
~are$	52 -17
~area	106 32
~area$	41 59
~arean	94 -42
~ared	-154 219
~ared$	-154 219
~areg	-107 -36
~arega	-85 -68
~arel	-158 -129
~arela	-124 -124
~arelu	-66 -143
~aren	-142 40
~aren$	-141 -305
~arene	-36 -89
~areng	-131 54
~arent	3 161
~ares	-118 -44
~ares$	-19 -47
~aresh	-110 7
~arest	-34 -68
~aret	18 -5
~arete	16 33
~arev	-62 -106
~areve	-62 -106
~arf	130 51
~arf$	34 4
~arfa	107 104
~arfar	107 104
~arg	16 -179
~arge	-4 -172
~arge$	86 -55
~arged	25 -99
~arger	-30 -99
~argi	-143 69
~argin	-141 74
~argl	118 -36
~argle	117 -36
~argu	-33 -101
~arh	-78 -170
~arhe	-164 -146
~arhej	-164 -146
~ari	50 93
~ari$	36 -4
~aria	-70 0
~aria$	-48 -133
~ariag	-19 82
~arian	-57 -63
~arib	-135 -113
~aric	105 -58
~arid	-14 -84
~arie	-115 53
~aried	-131 85
~arij	43 26
~arij$	114 -191
~ariji	-129 99
~arik	-378 84
~arika	-202 153
~arikh	-93 -71
~ariks	-259 -189
~arin	84 85
~arin$	38 99
~aring	92 -147
~arip	-57 81
~aripa	-57 81
~arir	119 66
~arir$	119 66
~aris	-171 -280
~arish	-130 -221
~ariv	-25 6
~ariva	-25 6
~ariy	42 36
~ariya	50 38
~arj	-160 139
~arj$	-71 180
~arja	-124 140
~arja$	-78 192
~arjar	-60 -158
~arji	-51 -261
~arji$	-45 -257
~ark	21 -32
~ark$	-165 -117
~arka	18 -63
~arkar	-133 -57
~arke	2 38
~arke$	42 156
~arked	77 -85
~arket	-114 -113
~arkh	95 26
~arki	24 -77
~arkin	37 -76
~arks	80 -29
~arks$	80 -29
~arku	72 89
~arl	12 -182
~arli	27 44
~arlic	-78 -30
~arlie	80 64
~arly	-4 -236
~arly$	-4 -236
~arm	-101 -63
~arm$	44 -13
~arma	-157 -242
~arma$	-127 -131
~armac	-32 -84
~arme	17 48
~armer	-8 46
~armi	-228 -103
~armi$	-217 -176
~arms	82 -10
~arms$	82 -10
~army	-114 159
~army$	-114 159
~arn	-104 161
~arn$	-108 -119
~arna	-117 60
~arna$	-100 94
~arnak	-44 -70
~arnat	-27 -140
~arne	-50 107
~arne$	-48 112
~arni	-11 70
~arni$	-178 79
~arniy	-36 -53
~aro	74 -56
~aro$	18 -6
~arod	183 -47
~arod$	192 -22
~aron	-126 24
~aron$	-42 48
~aros	-22 85
~arou	58 79
~aroun	58 79
~arp	122 11
~arp$	148 -7
~arpa	16 -107
~arpe	-162 32
~arpen	-162 32
~arpi	78 50
~arpic	86 54
~ars	-7 -255
~ars$	15 -79
~arsa	-71 105
~arsat	-36 -41
~arse	174 -151
~arse$	90 -131
~arsh	-215 -143
~arsha	-159 -66
~arsi	31 -227
~arsi$	57 -200
~arso	-69 -203
~arso$	-45 -186
~arson	-41 -79
~art	-43 -235
~art$	-71 -221
~arta	-22 -18
~arta$	-36 12
~artan	-15 -49
~artb	-125 -59
~arte	150 -121
~arte$	30 -73
~arted	134 -51
~arter	93 -64
~arth	-136 -95
~arth$	-147 -181
~arthi	31 81
~arti	-35 -57
~arti$	-152 -141
~artic	65 -114
~artin	-160 91
~artm	-51 -54
~artme	-51 -54
~artn	22 92
~artne	22 92
~arts	43 -95
~arts$	43 -95
~artu	-114 31
~artum	-77 36
~artv	70 -30
~artva	70 -30
~arty	48 -252
~arty$	48 -252
~aru	41 57
~aru$	26 32
~arud	162 -83
~arudh	162 -80
~arun	-150 76
~arun$	-131 46
~arung	-110 132
~arur	-43 -138
~arura	-63 150
~aruri	-37 -247
~arv	-79 63
~arva	-36 40
~arva$	2 97
~arvaj	104 19
~arval	-84 111
~arvan	-154 -111
~arvat	-85 -150
~arvau	-131 -106
~arvay	45 -57
~arve	-60 81
~ary	-327 97
~ary$	-253 -14
~arya	-103 161
~aryi	-129 -38
~aryin	-129 -38
~as$	99 188
~asa	105 -59
~asa$	34 10
~asag	-95 6
~asage	-95 6
~asal	-251 38
~asal$	-107 76
~asala	-193 -71
~asam	200 -191
~asam$	200 -175
~asan	-212 96
~asan$	-34 99
~asana	-65 54
~asand	-157 -81
~asar	126 -93
~asar$	126 -93
~asav	84 -61
~asav$	49 -41
~asb	12 39
~asba	40 -34
~ase	-6 -118
~ase$	-31 -62
~ased	98 -32
~ased$	98 -32
~asel	-148 -52
~aseli	-56 -32
~asem	70 -62
~asemb	70 -62
~asen	-14 74
~aseng	63 91
~aser	-125 -126
~aser$	-125 -126
~ases	45 -133
~ases$	45 -133
~ash	14 -162
~ash$	-208 90
~asha	63 -60
~asha$	-39 -140
~ashak	101 177
~ashan	-207 -129
~ashay	-63 -103
~ashe	-41 -39
~ashe$	-18 -4
~ashed	-14 -10
~ashev	30 -22
~ashi	54 -351
~ashi$	-134 -199
~ashif	-54 -99
~ashik	26 -79
~ashin	105 -228
~ashm	-57 -177
~ashma	-76 -92
~ashme	38 -116
~ashr	24 127
~ashra	-22 35
~ashru	32 111
~asht	89 -123
~asht$	-49 22
~ashta	109 -137
~ashu	-118 -109
~ashu$	-94 -87
~ashub	-35 -35
~ashv	-165 -119
~ashva	-165 -119
~asi	30 64
~asi$	-151 138
~asig	-52 -70
~asign	-52 -70
~asik	-181 -139
~asik$	-195 -85
~asin	159 -91
~asina	308 -222
~asine	-27 -3
~asing	-95 56
~asir	-104 -146
~asir$	-104 -146
~asit	130 -9
~asiu	41 66
~asium	41 66
~asiy	-24 62
~asiya	-24 62
~ask	-132 -27
~ask$	-31 -182
~aska	-180 -73
~askar	-134 -64
~aske	-129 131
~asked	-129 131
~aski	39 67
~askin	39 67
~asks	-116 -86
~asks$	-116 -86
~asl	149 118
~asli	99 58
~asli$	35 81
~asm	-145 -61
~asma	-98 -51
~asn	33 12
~asne	46 -97
~asne$	46 -97
~asnt	94 85
~asnt$	94 85
~aso	-204 142
~asoi	20 46
~asoi$	3 47
~ason	-226 79
~ason$	-197 40
~asou	-94 -52
~asoun	-94 -52
~asp	191 -186
~asp$	158 -74
~aspa	-142 -166
~aspat	-122 -157
~aspi	114 -90
~aspir	40 -65
~aspo	-48 25
~aspor	-48 25
~asr	21 -188
~asra	22 -183
~asrat	-107 -159
~ast	-7 46
~ast$	68 27
~asta	-140 142
~asta$	-26 153
~astar	-86 76
~aste	85 41
~aste$	-68 58
~aster	184 0
~astf	-147 -78
~astfi	-111 -59
~asth	-102 -300
~astha	-264 -201
~asthm	67 -127
~asti	-101 1
~asti$	59 87
~astin	-230 -243
~astr	-15 -41
~asty	-53 -137
~asty$	-53 -137
~asu	202 -55
~asu$	109 -34
~asud	85 -74
~asude	47 -9
~asudo	69 -66
~asun	-74 -94
~asun$	-74 -94
~asur	178 8
~asur$	128 -32
~asura	67 97
~asv	-246 70
~asva	-126 -165
~asvi	-79 83
~asvin	-79 83
~asvo	-153 179
~asvor	-153 179
~asy	-152 -45
~asy$	-151 -45
~at$	106 82
~ata	58 2
~ata$	55 46
~atae	-41 -39
~ataen	-41 -39
~atai	36 -324
~atai$	26 -48
~ataie	-5 -188
~ataik	-68 -142
~ataiy	-6 -132
~atak	51 -224
~atak$	-37 -211
~atakh	110 -51
~ataks	-50 -54
~atakt	104 35
~atal	-6 119
~atal$	-51 84
~atam	-68 88
~atam$	-68 88
~atan	-167 -52
~atana	-208 23
~atane	-38 -22
~atang	-6 -129
~atao	-214 -2
~atao$	-213 -1
~atar	-54 -249
~atar$	-10 -176
~atara	-120 -110
~atarn	-44 -70
~atat	-41 92
~atau	-36 124
~atau$	-12 103
~ataun	-8 53
~atay	174 -26
~ataya	54 -36
~ataye	104 -162
~atc	21 -91
~atch	21 -91
~atch$	-16 -250
~atche	52 90
~atchi	4 7
~atchm	140 57
~ate	-75 -118
~ate$	-102 -44
~ated	-147 -113
~ated$	-147 -113
~atei	92 -69
~atein	92 -69
~atel	130 -131
~atele	138 -121
~atem	-110 212
~atemp	-91 183
~aten	-25 -22
~aten$	55 -59
~atend	-44 -44
~ater	33 -118
~ater$	105 -67
~ateri	-135 -51
~atern	-17 39
~atery	58 -216
~ates	10 -100
~ates$	-135 -86
~atev	-32 -16
~ateve	-32 -16
~atf	-63 138
~atfo	-85 147
~atfor	-85 147
~atg	-63 -102
~atgp	-63 -102
~atgpt	-63 -102
~ath	225 22
~ath$	101 38
~atha	155 20
~atha$	78 -364
~atham	69 -149
~athar	200 7
~athe	44 5
~athe$	69 -240
~athel	30 -99
~ather	-74 94
~athes	60 -7
~athet	101 -21
~athi	121 5
~athi$	36 43
~athin	190 -185
~athir	-187 -27
~athiy	2 44
~athl	29 -62
~athle	29 -62
~athm	-105 104
~atho	36 65
~athon	36 65
~athr	34 -31
~athri	-177 -204
~athru	82 36
~aths	29 -13
~aths$	29 -13
~athu	96 -244
~athu$	75 -235
~athv	103 25
~athva	107 -57
~athy	-99 44
~athy$	-61 -132
~ati	61 -118
~ati$	60 -153
~atic	-47 -76
~atic$	-12 -43
~atie	99 10
~atien	99 10
~atij	76 86
~atija	28 97
~atije	94 -13
~atin	-137 -61
~atin$	-161 -139
~atine	-67 -18
~ating	-74 -11
~atini	-70 -53
~atio	-145 -73
~ation	-143 -72
~atis	113 -63
~atit	145 -135
~ativ	-17 35
~ative	-17 35
~atiy	74 -21
~atiya	143 -9
~atk	208 28
~atka	151 18
~atka$	114 47
~atkal	-59 -82
~atke	161 47
~atke$	149 48
~atki	-33 -39
~atki$	-33 -39
~atl	77 -235
~atla	17 -213
~atla$	10 -129
~atlab	-206 -163
~atle	139 -65
~atled	141 -60
~atli	-35 -79
~atli$	-106 -76
~atm	-4 116
~atm$	27 71
~atma	-82 98
~atma$	-33 -48
~atmah	-90 137
~atmal	-104 116
~atmat	110 -184
~atme	11 25
~atmen	11 25
~atn	-212 41
~atna	-66 -163
~atna$	-101 -160
~atne	-102 69
~atne$	-102 69
~atni	-149 49
~atni$	-143 54
~ato	-21 -233
~ato$	-16 -200
~aton	-120 -97
~atoni	-120 -97
~ator	27 -14
~ator$	-18 32
~atore	-26 -47
~atori	69 -5
~atr	-183 113
~atr$	-57 82
~atra	-234 -36
~atra$	-162 -196
~atre	30 44
~atre$	-24 67
~atres	49 -42
~atri	-75 121
~atri$	-173 158
~atric	-113 -98
~atrin	190 -20
~atris	-22 -78
~ats	-130 -119
~ats$	-150 -161
~atsa	50 60
~atsae	17 16
~atsap	-74 82
~atu	55 5
~atu$	16 30
~atur	-31 -145
~atura	-58 -68
~aturd	-64 26
~ature	36 -107
~atus	-106 103
~atus$	-106 103
~atv	99 43
~atva	50 52
~atvan	18 -83
~aty	-143 14
~aty$	-95 -236
~atya	-98 91
~atya$	-114 91
~au$	4 87
~auc	-34 150
~aud	-36 -157
~aud$	28 -16
~auda	78 -43
~audar	13 -35
~audh	-71 -74
~audt	-63 -71
~audta	-76 -67
~aug	-66 -39
~augh	-34 5
~augh$	-129 -57
~aughe	-12 143
~aughi	-76 5
~aughs	-46 -112
~aught	67 7
~augu	-125 -118
~augus	-125 -118
~auj	-133 93
~auj$	-154 8
~auji	2 140
~auji$	2 140
~auk	-51 29
~auki	-141 -140
~auki$	-125 -127
~aukr	12 66
~aukri	-172 50
~aul	-22 -52
~ault	29 6
~aun	-423 110
~aun$	-299 50
~aund	-102 -40
~aung	-223 121
~aunga	-240 124
~aungi	-108 45
~auns	-128 -26
~aunsa	-46 -55
~aunse	-28 -74
~aunsi	-157 40
~aunsl	-19 2
~aunt	2 -42
~aunt$	-83 -35
~aunty	39 6
~aur	79 -62
~aur$	55 -17
~aura	181 -172
~aura$	134 -217
~aurat	83 -2
~aure	-19 -149
~aure$	-19 -149
~auri	-217 -90
~auri$	-178 -72
~aus	37 -159
~ausa	-42 -161
~ausam	-194 -129
~ause	-84 -106
~ause$	-12 -83
~ausea	-2 -45
~auses	-105 -70
~aush	169 -118
~ausi	93 -49
~ausi$	93 -49
~aust	-20 74
~aut	-38 208
~aut$	-131 179
~auta	-80 54
~auta$	-100 17
~aute	156 -2
~aute$	59 50
~auth	-190 -13
~auth$	12 96
~autha	-164 -138
~auti	-124 23
~auto	178 -13
~auto$	178 -26
~auv	120 50
~auva	9 25
~av$	3 -174
~ava	3 107
~ava$	54 88
~avab	25 -175
~avab$	25 -175
~avad	-84 -116
~avad$	-33 -105
~avag	-122 -146
~avage	-119 -101
~avai	-89 58
~avai$	-49 38
~avaiy	-166 32
~avaj	155 6
~avaj$	155 6
~aval	-155 -199
~aval$	-168 -182
~avan	-32 84
~avan$	55 -21
~avar	62 105
~avar$	-97 47
~avare	2 -90
~avari	85 94
~avas	-142 60
~avas$	28 87
~avasi	-104 -146
~avast	-104 -44
~avat	74 43
~avat$	61 -122
~avay	-90 24
~avay$	-90 24
~avd	-195 -148
~avdh	-53 -37
~avdha	-53 -37
~ave	-123 99
~ave$	-121 107
~aved	-21 -53
~aved$	-66 5
~avel	-24 -114
~avel$	-9 -139
~aver	-141 79
~aves	10 94
~aves$	10 94
~avi	28 23
~avi$	-125 -208
~avin	167 94
~aving	113 100
~avit	-119 -163
~avita	-114 -149
~avj	118 -29
~avja	118 -29
~avja$	-36 43
~avjat	127 -115
~avl	196 -186
~avla	219 -86
~avla$	189 -68
~avli	-86 -123
~avlin	-86 -123
~avn	221 -185
~avn$	94 -118
~avni	-61 -74
~avns	216 -48
~avns$	216 -48
~avo	-101 -73
~avoi	-91 -34
~avoid	-91 -34
~avr	-168 -182
~avra	-36 -92
~avri	-141 -97
~avri$	-91 -44
~avs	85 -205
~avs$	92 -187
~avsa	-21 -40
~avsad	-21 -40
~avt	69 6
~avti	31 -101
~avti$	31 -101
~avu	27 134
~avu$	57 77
~avy	-51 -7
~avy$	-28 -223
~avyu	-104 44
~avyu$	-104 44
~ay$	-31 126
~aya	15 99
~aya$	11 -6
~ayab	49 209
~ayab$	83 139
~ayad	9 69
~ayad$	9 69
~ayak	-125 74
~ayak$	-125 74
~ayal	-86 108
~ayal$	-76 127
~ayala	-34 -8
~ayam	-61 -3
~ayam$	-46 -129
~ayan	147 -194
~ayan$	59 -145
~ayar	-211 -139
~ayari	-155 -100
~ayat	34 -29
~ayat$	-33 -23
~ayb	38 -29
~aybe	38 -29
~aybe$	38 -29
~ayc	-107 173
~aych	-107 173
~ayd	-197 -93
~ayda	-125 7
~ayda$	-125 7
~ayde	-144 -158
~ayde$	-144 -158
~aye	49 -53
~aye$	66 -143
~ayed	-25 111
~ayed$	-25 111
~ayeg	-7 2
~ayega	74 43
~ayegi	-158 -49
~ayen	47 -5
~ayeng	47 -4
~ayer	-76 21
~ayer$	-76 21
~ayi	100 81
~ayi$	102 97
~ayin	-46 -14
~aying	-41 30
~ayk	64 140
~ayke	-66 100
~ayke$	-66 100
~ayl	139 -213
~ayli	-43 -83
~ayo	99 -12
~ayo$	144 -68
~ayp	-163 -132
~aypu	-128 -108
~ayr	-216 -182
~ayra	-145 -161
~ayrai	-84 -110
~ayran	-106 -84
~ayri	-123 -104
~ayri$	-123 -104
~ays	45 89
~ays$	48 121
~ayt	-85 130
~ayu	111 71
~ayu$	104 87
~ayur	-72 -108
~ayurv	-72 -108
~ayus	-109 -103
~ayush	-109 -103
~ba$	123 -60
~bab	190 -34
~baba	241 -49
~baba$	168 -37
~babi	27 -68
~babie	27 -68
~babu	213 -63
~babu$	93 -55
~babuj	157 -14
~baby	36 -3
~baby$	74 -9
~babys	-191 32
~bac	106 -14
~bach	106 -14
~bach$	-184 109
~bacha	63 -18
~bachc	175 -61
~bache	-44 -139
~bachi	42 89
~bachn	-139 -20
~bacho	-127 -164
~bachp	-309 -138
~bacht	-80 57
~bachu	-28 -47
~bad	-84 -65
~bad$	-49 59
~bada	62 -402
~bada$	-1 -169
~badab	133 -12
~badal	-157 -227
~badan	140 -105
~badb	19 -166
~badbu	-5 -160
~bade	180 -12
~bade$	180 -12
~badh	-290 -145
~badh$	-157 -151
~badha	-166 -75
~badhe	-97 -66
~badhi	-139 69
~badht	-16 -244
~badi	81 19
~badi$	-80 25
~badl	-175 -229
~badla	-78 -99
~badle	-126 -61
~badlu	-89 -88
~badm	-25 -90
~badmi	-1 -81
~bae	171 -91
~baen	155 -83
~baen$	155 -83
~bag	1 89
~bag$	-86 80
~baga	4 61
~bagal	25 89
~bah	141 -36
~bah$	-11 56
~baha	234 -40
~bahan	2 41
~bahar	325 -196
~bahas	-157 -55
~bahk	177 -34
~bahki	177 -34
~bahu	-7 -64
~bahu$	159 96
~bahut	-94 -110
~bai	16 13
~bai$	-67 55
~baic	-113 -95
~baic$	-113 -95
~baig	-102 103
~baig$	-102 103
~baik	57 -53
~baik$	57 -53
~bail	-163 -48
~bail$	-189 -67
~bain	159 110
~bain$	48 -69
~baing	218 -25
~baink	-54 147
~baip	-86 -77
~baipa	-86 -77
~bait	52 15
~baith	-17 57
~baitr	128 -167
~baj	14 14
~baj$	126 -15
~baja	-155 61
~bajar	-86 104
~baje	-11 -73
~baje$	-11 -73
~bajt	-16 -95
~baju	37 93
~baju$	37 93
~bak	20 91
~bak$	38 -43
~baki	69 99
~baki$	85 41
~bakr	65 -49
~baku	-95 186
~bakv	-13 -47
~bakva	-13 -47
~bal	-20 -3
~bal$	-59 -288
~bala	-26 102
~balak	18 103
~balan	-70 36
~balc	32 135
~balco	32 135
~balg	-29 -25
~balga	-29 -25
~bali	104 -32
~bals	24 -25
~bals$	24 -25
~balt	47 -52
~balti	23 -15
~balu	149 -29
~balun	149 -29
~bam	13 -84
~bam$	-68 -80
~ban	-10 11
~ban$	56 -122
~bana	-297 -100
~bana$	-113 8
~banae	-29 -97
~banan	-68 -216
~banat	-167 -135
~banau	-66 -5
~banay	-96 21
~band	91 126
~band$	123 59
~banda	36 -31
~bandh	-86 126
~bandi	39 -104
~bands	-115 -34
~bandu	-87 152
~bane	-45 -266
~bane$	12 -216
~baneg	-25 -87
~bang	-62 -119
~banga	-120 -63
~bangl	-130 -40
~banh	133 57
~banh$	129 58
~bani	-75 50
~bani$	-103 53
~bank	24 -5
~bank$	-87 0
~bant	-256 -140
~bant$	-43 103
~banta	-109 -135
~banti	-142 -131
~banv	-67 -145
~banva	-64 -144
~bap	51 53
~bap$	-36 31
~bapu	26 44
~bapu$	26 44
~bar	-120 -19
~bar$	-117 41
~bara	-58 62
~bara$	5 -114
~barab	-18 76
~barah	-20 107
~baras	-17 -134
~barat	5 -43
~barb	-64 124
~barba	-64 124
~bard	79 -15
~barda	89 5
~bare	-151 -63
~bare$	-61 -68
~barf	109 -194
~barf$	70 -101
~bari	-115 -213
~baris	-105 -213
~bark	27 -16
~bars	-79 -211
~barsa	-36 -41
~barsi	-42 -169
~bart	115 -29
~barta	-68 26
~bas	-65 103
~bas$	-125 121
~base	-1 -120
~base$	-1 -120
~bat	86 -8
~bat$	128 -85
~bata	-137 23
~bata$	15 60
~batai	10 -204
~batan	-124 75
~batao	-213 -1
~batat	-55 -80
~batau	-17 137
~batay	119 -101
~batc	-109 114
~batch	-109 114
~bate	42 -278
~bate$	-175 -10
~batei	92 -69
~baten	75 -122
~bater	36 -222
~bath	135 -85
~bath$	-57 -141
~bathe	-51 -189
~bathi	22 15
~bathr	82 36
~bati	-26 119
~bati$	107 94
~batin	-149 -52
~bato	-26 -47
~bator	-26 -47
~bau	109 -183
~bav	32 79
~bava	-36 -125
~bavas	-104 -146
~bay	124 19
~baya	240 -178
~baya$	174 -116
~bayan	132 -40
~baye	56 -43
~baye$	56 -43
~bayi	-60 -129
~bayi$	-60 -129
~bayo	-67 -102
~bc$	166 -173
~bco	-54 -24
~bd$	109 -176
~bda	249 -56
~bda$	230 -61
~bde	147 -35
~bde$	147 -35
~be$	-2 182
~bea	83 -65
~bean	-110 -32
~bear	-89 36
~beat	169 -107
~beat$	105 -123
~beati	134 -17
~beats	-13 -12
~bec	135 -81
~beca	113 -76
~becam	72 6
~becau	70 -88
~bech	59 74
~bech$	-80 104
~beco	40 -204
~becom	40 -204
~bed	89 99
~bed$	109 7
~bef	21 -23
~befo	21 -23
~befor	21 -23
~beg	13 -13
~begi	-72 -56
~begin	-72 -56
~beh	224 -98
~beha	-22 -93
~behe	168 -85
~behen	168 -85
~behi	109 131
~behin	109 131
~behk	101 -44
~behki	101 -44
~beho	151 -242
~behos	151 -242
~bei	-134 97
~bein	-127 100
~being	-126 96
~bej	77 -103
~bek	-115 101
~beka	-139 -21
~bekar	-105 -15
~beku	-154 117
~beku$	-140 118
~bel	130 -188
~bel$	9 -126
~beli	9 -111
~belie	-97 -83
~belig	100 -38
~belo	29 45
~belov	29 45
~belt	50 -70
~belt$	114 -64
~bely	225 -66
~bely$	225 -66
~ben	-140 -38
~benc	-90 43
~bench	-90 43
~bend	27 -51
~bend$	31 -23
~bene	-162 -150
~benef	-162 -150
~bent	42 44
~bent$	42 44
~ber$	-56 43
~bert	88 -117
~berth	88 -117
~bes	107 -186
~best	-307 -176
~best$	-302 -175
~bet	-52 108
~beta	-26 133
~beta$	-29 137
~bete	-43 23
~bete$	100 -105
~beter	-273 92
~betes	-142 -57
~beti	45 85
~beti$	17 80
~betic	52 -118
~beto	-83 -44
~betv	-48 -187
~betvi	-48 -187
~bev	133 -36
~beva	141 -97
~bf$	-63 96
~bg$	-100 -30
~bgm	-17 -39
~bgmi	-17 -39
~bgmi$	-17 -39
~bgo	-77 -159
~bgol	-77 -159
~bgol$	-77 -159
~bh$	76 -275
~bha	102 -40
~bha$	-51 -161
~bhab	71 111
~bhabh	71 111
~bhag	78 17
~bhag$	82 -9
~bhaga	-63 -54
~bhagv	-47 104
~bhai	99 -58
~bhai$	24 -21
~bhain	-64 8
~bhaiy	180 -87
~bhaj	61 -94
~bhaja	-118 -65
~bhal	-103 216
~bhal$	16 159
~bhan	-72 -9
~bhan$	-35 -20
~bhang	22 31
~bhap	-34 -185
~bhap$	-27 -175
~bhar	-2 -15
~bhar$	43 17
~bhara	-147 -230
~bhare	-102 -101
~bhari	85 -155
~bharn	-46 54
~bhart	-124 -16
~bharv	-123 -110
~bhas	-236 -165
~bhash	-236 -165
~bhat	55 -81
~bhat$	-181 -156
~bhata	84 -129
~bhate	109 48
~bhath	36 8
~bhati	145 40
~bhav	-64 -279
~bhav$	-176 -147
~bhava	-11 -135
~bhavt	57 -24
~bhay	97 41
~bhaya	97 41
~bhe	64 -45
~bhej	-15 -27
~bhej$	13 59
~bheji	-23 127
~bhejn	-90 -138
~bhejo	1 -173
~bheju	118 15
~bhi	189 60
~bhi$	87 66
~bhid	114 -62
~bhid$	114 -62
~bhig	284 -138
~bhig$	183 -66
~bhigi	79 -13
~bhin	212 -113
~bhinc	182 -14
~bhk	13 -15
~bho	21 -54
~bhop	-33 -22
~bhopa	-33 -22
~bht	64 -57
~bhta	-69 -54
~bhta$	-69 -54
~bhu	-182 -262
~bhuk	-190 -85
~bhuk$	-151 -165
~bhukh	-107 -149
~bhul	-149 -149
~bhul$	-83 -120
~bhus	109 -122
~bhut	31 -194
~bhut$	-23 -176
~bhv	31 -28
~bhva	31 -28
~bhvat	31 -28
~bi$	-29 125
~bia	-51 -58
~bic	106 -100
~bich	123 -88
~bich$	162 -10
~bichc	-61 -125
~bichu	91 -29
~bid	-15 46
~bidi	38 -51
~bidi$	-53 -48
~bie	-127 -260
~bie$	-59 -112
~bies	-98 -221
~bies$	-94 -219
~bif	-18 -65
~bifl	-18 -65
~bifla	-18 -65
~big	202 -140
~big$	144 -157
~bige	131 47
~biger	131 47
~bih	-67 -93
~biha	-52 -75
~bihar	-52 -75
~bij	-12 -23
~bij$	-172 60
~bijl	77 -68
~bijli	77 -68
~bik	36 -72
~bik$	-152 39
~bike	67 -28
~bike$	66 -23
~bil	-26 -314
~bil$	-76 -216
~bile	-108 -180
~bile$	-108 -180
~bili	-62 -20
~bili$	-13 36
~bilk	37 -126
~bilku	37 -126
~bim	-135 -54
~bima	-135 -54
~bima$	-76 39
~bimar	-110 -84
~bin	-87 106
~bin$	-99 95
~bina	-75 91
~bina$	-68 104
~bind	-92 -160
~bind$	-124 -98
~bing	159 72
~bing$	159 72
~bio	-60 -177
~bio$	-123 -166
~biot	-17 -92
~bioti	-17 -62
~bip	-32 -201
~bipi	-32 -199
~bipi$	-32 -199
~bir	-212 -234
~bir$	-150 -155
~birt	-130 -66
~birth	-130 -66
~biry	-87 -183
~birya	-87 -183
~bis	151 -127
~bis$	119 -52
~bisc	38 -114
~biscu	38 -114
~bish	37 -6
~bish$	37 -6
~bisi	-32 -144
~bisi$	-11 -107
~bisk	-99 -86
~bisl	111 -29
~bisle	111 -29
~bist	98 41
~bista	98 41
~bit	114 -106
~bit$	100 -36
~bite	-74 -136
~bite$	-163 -15
~biten	223 -131
~bites	10 -77
~biti	79 -5
~bitiy	-1 38
~biv	-78 116
~bivi	-78 116
~bivi$	-78 116
~biy	21 -78
~biya	21 -78
~biyat	43 -79
~bj$	181 -209
~bji	-74 -18
~bji$	-74 -18
~bka	-61 120
~bka$	-58 130
~bke	-132 47
~bke$	-132 47
~bki	-91 160
~bki$	-91 160
~bko	41 168
~bko$	41 168
~bla	-5 245
~blad	-145 265
~blade	-132 288
~blak	183 -20
~blak$	185 13
~blan	-8 -60
~blank	-8 -60
~ble	-40 77
~ble$	51 -17
~blea	-2 -47
~bleac	-2 -47
~bled	-32 184
~bled$	-78 201
~blem	-65 -51
~blem$	-65 -51
~bles	31 -227
~bles$	55 -192
~blet	-52 48
~blet$	-22 -330
~blets	-69 232
~bli	160 -220
~blid	107 -223
~blid$	-71 -86
~blidi	132 -279
~blin	149 -30
~bling	185 34
~blis	7 -78
~blist	7 -78
~blo	-256 -121
~blok	-227 -92
~blok$	-112 -18
~bloke	-154 -72
~blov	33 -50
~blu	261 -219
~blud	172 -148
~blud$	198 -140
~blue	134 -88
~blue$	145 -51
~blues	-102 -134
~blui	153 -6
~bluis	153 -6
~blur	35 -59
~bly	57 -76
~bly$	65 -68
~bne	-79 79
~bne$	-104 80
~bo$	39 120
~boa	-79 -6
~boar	-57 -29
~board	-197 15
~boat	-81 47
~bod	5 147
~body	1 160
~body$	3 151
~boh	107 -58
~boj	72 190
~bojh	72 190
~bojh$	27 196
~bok	-204 124
~boks	-193 135
~boks$	-192 136
~bol	162 100
~bol$	190 27
~bola	94 99
~bola$	60 106
~bole	14 155
~bole$	19 159
~boli	103 184
~boli$	78 184
~bolin	91 7
~boln	-41 41
~bolna	-101 76
~bolne	62 -102
~bolo	-120 -166
~bolo$	-120 -166
~bolt	85 28
~bolta	3 -123
~bolte	44 82
~bolti	95 86
~bolu	-128 34
~bolu$	-117 -31
~bom	12 -75
~bomb	12 -75
~bomb$	14 -65
~bon	100 88
~bon$	-110 88
~bond	95 98
~bone	54 -140
~bone$	58 -180
~bor	32 -31
~bor$	-8 80
~bord	-129 61
~bord$	-96 -34
~bore	-254 -239
~bore$	-158 -156
~bored	-116 -160
~bori	-53 -153
~bori$	-97 -151
~born	123 11
~born$	123 11
~bos	-243 -413
~bos$	-226 -401
~bot	-4 158
~bot$	-179 -120
~bota	-29 127
~botal	-28 137
~both	5 50
~both$	9 61
~botl	73 205
~botle	73 205
~bou	-54 13
~boug	-179 39
~bough	-179 39
~boun	-40 34
~bour	-5 36
~bour$	-32 60
~bours	55 -35
~bout	-99 -68
~bout$	-99 -68
~bov	17 -207
~bov$	-15 -75
~bove	163 -116
~bove$	163 -116
~bovl	-120 -90
~bovli	-140 -49
~boy	74 59
~boy$	46 115
~boys	87 -97
~boys$	87 -97
~bp$	-102 -198
~bra	-68 -108
~bra$	138 -229
~brac	-126 -53
~brace	-126 -53
~brah	19 -58
~braha	19 -58
~brai	-95 -179
~brain	-71 -175
~brak	19 -87
~brake	33 5
~bran	-131 -52
~brand	-149 -119
~bras	-156 -86
~bre	158 -221
~bre$	94 -99
~brea	102 -142
~break	-145 32
~breas	67 -190
~breat	156 -205
~bren	-40 -117
~bren$	-40 -117
~bri	-5 123
~brid	-98 199
~bride	18 9
~bridg	-107 205
~brig	141 -133
~brik	37 45
~brik$	72 73
~bril	-73 -91
~brin	-54 39
~bring	-33 54
~bro	124 -166
~bro$	-49 -9
~brok	125 -236
~broke	125 -236
~brot	113 -86
~broth	113 -86
~brov	-9 -80
~brovn	-6 -113
~bru	-276 3
~brus	-242 -110
~brush	-242 -110
~bs$	94 53
~bsc	-103 30
~bsc$	-86 -53
~bscr	-36 57
~bscri	-36 57
~bse	-98 91
~bse$	-73 128
~bsen	-39 -39
~bsi	-172 -199
~bsid	-156 -190
~bt$	54 64
~bta	111 -140
~bta$	49 -64
~bte	-81 -79
~bte$	-81 -79
~bu$	-22 -122
~bua	-12 21
~bua$	-12 21
~bub	83 60
~bubl	83 60
~buble	62 70
~bud	48 108
~buda	112 -98
~budg	-167 -138
~budge	-167 -138
~budh	-99 151
~budha	-76 113
~budhi	-19 115
~bui	-109 48
~buil	-109 48
~build	-109 48
~buj	97 70
~bujh	-30 113
~bujh$	-16 141
~bujha	-30 -73
~buji	157 -14
~buji$	157 -14
~buju	-48 -54
~bujur	-48 -54
~buk	91 -128
~buk$	-172 28
~buke	73 0
~buked	-111 62
~buket	-44 -112
~bukh	43 -391
~bukha	43 -391
~buki	-34 -182
~bukin	-137 -178
~buks	-98 177
~buks$	-98 177
~bul	283 195
~bul$	144 -45
~bula	147 194
~bula$	-141 179
~bulan	148 -68
~bulao	123 -74
~bulau	95 -7
~bulay	19 60
~bulb	-32 131
~bulb$	-88 140
~bule	156 -173
~bulen	148 -50
~bulg	113 -76
~bulge	-74 -50
~bulgi	162 -35
~buli	105 86
~bulis	148 -16
~bum	-27 -216
~bump	41 -144
~bump$	78 -74
~bumps	-126 -69
~bumr	-147 -119
~bumra	-147 -119
~bun	71 -131
~bund	85 -68
~bund$	92 -61
~bunt	-14 -23
~bur	-69 -17
~bura	-84 -13
~bura$	-16 2
~burn	-111 -78
~burn$	-169 -29
~burni	54 31
~burns	18 -204
~burnt	-117 2
~burp	-2 -77
~burs	173 -105
~burst	174 -100
~bus	-9 -90
~bus$	4 23
~busi	73 17
~busin	73 17
~bust	-174 -184
~buste	-171 -182
~busy	58 32
~busy$	58 32
~but	14 -71
~but$	-6 -19
~buta	39 4
~butar	39 4
~bute	-121 11
~buter	-118 -61
~buto	53 -121
~buton	53 -121
~buy	-126 -129
~buy$	-117 -106
~by$	127 54
~bya	-136 -38
~byaj	-56 68
~byaj$	-56 68
~byat	-99 -169
~byath	-99 -169
~bye	-358 37
~bye$	-358 37
~byp	-39 -166
~bypa	-39 -166
~bypas	-39 -166
~bys	-191 32
~bys$	-191 32
~ca$	52 -43
~cab	20 -82
~cab$	56 -45
~caf	91 -150
~cafo	79 -36
~cafol	79 -36
~cak	57 -17
~cake	57 -17
~cake$	57 -17
~cal	8 -37
~cal$	80 -31
~calc	-193 -176
~calci	-193 -176
~cale	-81 4
~caled	-134 -6
~calf	105 -95
~calf$	105 -95
~cali	-139 95
~calin	-139 95
~calm	36 186
~calm$	45 155
~calp	81 -156
~calp$	12 -118
~caly	-48 -113
~caly$	-48 -113
~cam	117 38
~came	159 38
~came$	169 73
~camer	-78 -85
~camp	-142 -3
~camp$	-142 -3
~can	40 -46
~can$	-236 -120
~cana	-166 101
~canad	-112 8
~canal	-90 98
~canc	-242 -113
~cance	-229 -104
~cano	183 -15
~canot	184 -7
~cant	258 112
~cant$	266 132
~canti	-56 -137
~cap	-190 -130
~cap$	-116 -51
~capi	1 -101
~capit	-135 -94
~capt	-135 -34
~capta	-74 -12
~capti	-84 -38
~car	-152 0
~car$	116 -151
~card	-278 -108
~card$	-164 13
~cardi	-117 -92
~care	-214 179
~care$	-167 137
~cared	-97 135
~cari	-86 20
~caria	-83 80
~cary	-204 -92
~cary$	-137 -82
~caryi	-129 -38
~cas	-46 -35
~case	-58 98
~case$	-45 99
~cash	28 -30
~cashe	30 -22
~cast	-26 -168
~cast$	-9 -157
~cat	-113 -9
~cat$	-80 84
~cata	-120 -110
~catar	-120 -110
~catc	-28 -186
~catch	-28 -186
~cate	-91 18
~cate$	-68 33
~cath	125 -16
~cathe	125 -16
~cati	-146 68
~catio	-146 68
~cau	83 -72
~caug	182 -91
~caugh	182 -91
~caus	-13 -41
~cause	-13 -41
~cb$	-203 -200
~ce$	38 -51
~ced	86 -27
~ced$	86 -27
~cef	54 116
~cefu	54 116
~ceful	54 116
~cel	-35 -57
~cel$	59 -267
~cels	-135 -148
~cels$	-125 -131
~cely	5 -42
~cely$	5 -42
~cem	-38 -10
~cema	48 -32
~cemak	48 -32
~cemb	-97 -39
~cembe	-97 -39
~ceme	-44 21
~cemen	-44 21
~cen	-158 -41
~cenc	-177 -37
~cence	-177 -37
~cene	-71 -101
~cene$	-71 -101
~cens	-65 152
~cense	-63 135
~cent	-29 -93
~cent$	-161 11
~cente	61 -83
~centr	33 -67
~cep	-28 26
~cer	-113 -11
~cer$	0 -67
~cert	-76 -12
~certi	-76 -12
~ces	-242 -205
~ces$	-255 -167
~cesa	94 -42
~cesar	94 -42
~cet	-2 -34
~ceta	7 22
~cetam	7 22
~ceti	-24 -206
~cetir	-24 -206
~cg$	-161 -160
~ch$	-38 -4
~cha	58 143
~cha$	108 190
~chab	-145 122
~chaba	-36 -80
~chabi	-144 150
~chac	137 49
~chach	137 49
~chad	69 62
~chada	-42 109
~chadh	45 -8
~chah	-70 68
~chah$	-49 -10
~chahi	-22 1
~chaht	-109 21
~chai	-92 146
~chai$	-107 -60
~chain	13 212
~chair	12 134
~chaj	-85 57
~chak	180 -79
~chaka	33 -80
~chaku	225 -59
~chal	-149 -115
~chal$	-74 -110
~chala	-154 -41
~chale	-120 -21
~chali	16 122
~chaln	21 -83
~chalo	-76 -113
~chalt	35 -322
~chalu	18 17
~cham	256 -215
~chama	230 -90
~chamd	129 -134
~chan	115 7
~chan$	142 -118
~chana	340 -166
~chanc	-67 169
~chand	-258 -138
~chane	-279 -235
~chang	-12 -152
~chani	-69 130
~chant	-67 120
~chao	145 -124
~chao$	145 -124
~chap	-18 -9
~chap$	48 79
~chapa	-18 49
~chapt	-84 -110
~char	-119 -270
~char$	-132 -213
~chara	6 -32
~charb	-134 -83
~chard	107 -33
~charg	-138 -37
~chari	-79 -56
~charo	-19 37
~chart	-1 -96
~chas	-85 -218
~chas$	32 -52
~chash	-45 -151
~chat	179 178
~chat$	-3 226
~chata	-30 -189
~chatg	-63 -102
~chath	-100 -34
~chati	398 -165
~chatr	-106 68
~chats	-59 -38
~chau	-245 -51
~chaut	-190 -13
~chav	-57 -195
~chav$	-191 -165
~chava	-235 -95
~chavl	186 -80
~chay	-24 -197
~chay$	-70 -323
~chaya	-5 54
~chc	-13 -9
~chch	-13 -9
~chcha	42 9
~chche	-60 -27
~chchi	97 44
~chcho	-114 15
~chchu	-61 -125
~chd	-237 -99
~chdi	-215 -137
~chdi$	-198 -112
~che	250 54
~che$	126 55
~chea	-11 -93
~cheap	4 -78
~ched	195 125
~ched$	219 73
~cheda	-29 -67
~chedu	-39 103
~cheg	-140 121
~cheh	75 -141
~chehr	75 -141
~chek	-111 -20
~chek$	-109 7
~cheke	22 92
~cheku	-99 -183
~chel	121 128
~chelo	-6 130
~chem	215 86
~chemi	-25 33
~chemo	218 89
~chen	94 -114
~chen$	145 -24
~chena	-124 -143
~cher	27 -35
~cher$	-59 3
~ches	187 -143
~ches$	-94 -62
~chest	274 -333
~chet	6 -104
~chet$	-14 -55
~chev	-59 16
~chey	-163 64
~cheya	-275 -214
~chi	127 64
~chi$	73 180
~chia	-45 -84
~chiat	-22 -78
~chid	82 -269
~chida	-96 -138
~chidc	-116 -76
~chide	136 -95
~chidk	58 -114
~chij	71 -43
~chij$	-9 -13
~chik	48 -277
~chik$	108 -99
~chike	-20 -62
~chikh	203 -86
~chiki	1 -73
~chiks	-81 -68
~chiku	-92 -31
~chil	-65 -196
~chil$	-170 -108
~chila	-35 -8
~child	-82 -138
~chili	51 -109
~chin	-8 -90
~chin$	-158 -10
~chine	159 -129
~ching	18 24
~chini	-96 -74
~chink	-247 -253
~chint	18 15
~chip	107 -50
~chipa	169 -75
~chipk	64 -189
~chipo	-77 91
~chir	-1 -200
~chir$	105 -66
~chis	-1 127
~chis$	-8 134
~chit	118 203
~chit$	16 129
~chita	97 32
~chith	-62 181
~chitk	116 -13
~chk	128 -151
~chka	181 -35
~chkar	129 -19
~chki	-53 -170
~chki$	-46 -134
~chl	-113 -182
~chla	61 -126
~chle	-216 -62
~chle$	-216 -62
~chli	5 -154
~chli$	5 -154
~chm	139 43
~chma	140 57
~chman	170 14
~chn	58 -62
~chna	111 -122
~chna$	111 -122
~chne	-171 25
~chne$	-171 25
~chni	80 -22
~cho	40 -136
~cho$	-129 -186
~choc	78 -60
~choco	78 -60
~chod	-66 123
~chod$	14 152
~choda	35 82
~chode	-36 16
~chodi	-105 -76
~chodn	-91 -5
~chodo	55 21
~chodu	-64 -32
~chok	2 -248
~choke	-215 -216
~choki	101 -148
~chol	-202 -226
~chole	-178 -170
~cholo	-49 -69
~chon	6 -50
~chon$	-138 -24
~chor	86 0
~chori	-106 90
~chot	103 -2
~chot$	-103 1
~chota	62 -170
~chote	83 13
~choti	76 35
~chotu	121 3
~chp	-309 -138
~chpa	-309 -138
~chpan	-309 -138
~chr	-92 -161
~cht	-33 236
~chta	-80 50
~chta$	-80 50
~chte	87 154
~chte$	87 154
~chti	-77 169
~chti$	-77 169
~chu	185 -38
~chu$	227 62
~chua	80 -89
~chua$	86 -86
~chub	105 -107
~chubh	105 -107
~chud	102 -102
~chuda	97 -220
~chudi	20 108
~chuh	81 -24
~chuha	65 -129
~chuhe	47 5
~chuk	-74 133
~chuka	-152 81
~chuke	-25 -51
~chuki	68 155
~chul	-114 -56
~chul$	-167 -78
~chulh	104 71
~chun	119 -106
~chuna	137 -85
~chune	56 -125
~chuni	41 56
~chup	-27 43
~chup$	-79 5
~chupa	13 69
~chupi	143 -131
~chur	48 5
~chura	-42 -63
~churi	143 47
~chus	-305 -127
~chut	50 -40
~chut$	163 -53
~chuta	-13 -15
~chute	110 -7
~chuti	-146 61
~chutk	-20 -61
~chv	-116 19
~chva	-98 -44
~chva$	-114 -20
~chvan	9 -26
~chy	-121 68
~chy$	-160 -117
~chya	-33 97
~chya$	9 53
~cia	-84 -99
~cial	-39 -19
~cian	-44 -92
~cian$	-44 -92
~cid	1 143
~cid$	34 -65
~cide	-33 191
~cide$	-228 101
~cided	-118 94
~ciden	140 139
~cides	-19 32
~cidi	-14 -65
~cidit	-13 -182
~cie	-192 -180
~cien	-156 -103
~cienc	-81 -43
~ciet	-100 -131
~ciety	-100 -131
~cig	16 33
~ciga	16 33
~cigar	16 33
~cil	36 123
~cili	102 -48
~cilin	103 -35
~cin	-79 -53
~cin$	112 38
~cine	-345 -133
~cine$	-289 -216
~cines	-116 53
~cing	18 56
~cing$	18 56
~cio	-104 -80
~ciou	-104 -80
~cious	-104 -80
~cip	-201 -98
~cipa	2 39
~cipal	2 39
~cipe	-155 -159
~cipe$	-155 -159
~cir	-8 -63
~circ	-8 -63
~cis	-179 -144
~cise	-199 -121
~cise$	-169 -119
~cit	-179 44
~cita	-51 -119
~cital	-44 -102
~city	-94 89
~city$	-81 118
~ciu	-190 -167
~cium	-190 -167
~cium$	-190 -167
~cla	-80 -100
~clai	-38 -67
~claim	-38 -67
~clam	85 -95
~clamp	-73 -79
~clas	-128 -37
~clas$	-127 -35
~cle	85 103
~cle$	98 -31
~clea	23 130
~clean	19 87
~clear	26 90
~cles	2 54
~cles$	2 54
~cli	67 -236
~clim	52 -87
~climb	39 -59
~clin	91 -147
~clini	102 -110
~clo	55 108
~clos	41 70
~close	-93 71
~closi	135 118
~clot	95 9
~cloth	68 13
~clu	79 -125
~club	78 -80
~clut	53 -6
~clutc	53 -6
~cm$	-201 -59
~coa	-16 -11
~coac	19 20
~coach	19 20
~coal	80 -35
~coal$	80 -35
~cob	41 -185
~cobr	41 -185
~cobra	41 -185
~coc	-42 -174
~coca	113 -9
~coca$	113 -9
~coco	-127 -166
~cocon	-127 -166
~cod	-28 -119
~cod$	-25 -84
~code	-19 -91
~code$	-212 -80
~cof	-45 -190
~cofi	-45 -190
~cofi$	-40 -188
~cog	69 -64
~cogn	69 -64
~cogni	69 -64
~coh	-51 50
~coho	-51 50
~cohol	-51 50
~coi	84 -114
~coim	-26 -47
~coimb	-26 -47
~coin	73 -60
~coin$	73 -60
~col	150 -75
~cola	137 -143
~cola$	113 -9
~colap	58 -74
~colat	78 -60
~cold	167 -131
~cold$	152 -121
~cole	-210 -29
~colea	-93 6
~colec	-112 5
~coleg	-123 -63
~colo	13 58
~colog	84 -48
~colon	-108 22
~colou	35 -41
~colu	-5 -62
~colum	-5 -62
~com	-36 -59
~coma	-119 -12
~coma$	-103 4
~comb	-69 -183
~combi	-24 -101
~come	21 45
~come$	45 72
~comen	-133 60
~comes	90 18
~comet	-22 -46
~comi	33 -109
~comin	44 -82
~comit	-88 -109
~como	50 -58
~comon	39 -56
~comp	-121 -32
~compa	-97 41
~compl	-14 1
~compo	68 -105
~compr	-58 -20
~compu	-147 -86
~con	-96 -160
~cona	-71 -74
~conaj	-71 -74
~conc	-55 9
~conce	-49 18
~cond	159 -136
~cond$	46 -129
~condo	-67 32
~condu	148 -69
~cone	-114 -40
~conf	21 -101
~confi	-109 -64
~confu	98 -48
~cons	-144 -212
~consc	-104 -80
~const	-57 -78
~consu	-60 -47
~cont	-39 -144
~conta	-98 -16
~conti	42 -69
~contr	7 -156
~conu	-127 -166
~conut	-127 -166
~conv	-178 42
~conve	-114 -97
~cony	32 135
~cony$	32 135
~cop	-186 -58
~cope	-57 -81
~cope$	-28 -51
~coper	-35 -47
~copy	-95 20
~copy$	-95 20
~cor	25 0
~cord	101 146
~cord$	104 154
~core	-211 -171
~core$	-27 -166
~corec	-202 -127
~corn	5 -35
~corp	115 -45
~corpi	127 -42
~cos	-91 -348
~cos$	-42 -44
~cose	-7 -125
~cose$	-7 -125
~cosp	15 -87
~cospr	20 -83
~cost	-171 -235
~cost$	-116 -158
~cot	42 86
~cot$	63 38
~coto	-3 108
~coton	-3 108
~cou	-48 -189
~coug	92 -177
~cough	92 -177
~coul	-175 -159
~could	-175 -159
~coun	45 -10
~couns	-132 -200
~count	99 46
~coup	-63 -56
~cour	-203 -93
~cours	-246 -261
~court	63 62
~cous	-133 -23
~cousi	-133 -23
~cov	-123 86
~cov$	41 107
~cove	-228 0
~cover	-228 0
~covi	3 -33
~covid	14 -1
~covs	-106 140
~cpr	-137 -181
~cpr$	-137 -181
~cra	-219 -199
~crad	-71 -33
~cradl	-71 -33
~crak	-114 -168
~crak$	-125 -55
~crake	-40 -112
~cram	-94 -139
~cramp	-94 -139
~cran	-20 12
~cras	-96 -69
~crash	-92 -60
~crat	-55 39
~cratc	-47 59
~cre	-145 -202
~crea	-98 -325
~cream	-22 -226
~creas	-100 -129
~creat	-133 -98
~crem	-131 18
~cret	-10 43
~cri	-204 -63
~crie	60 12
~cried	-132 -77
~cries	128 42
~crik	-30 23
~crike	-30 23
~crin	-259 -107
~crin$	-243 -92
~crip	-100 -133
~cript	-100 -133
~cro	55 132
~croc	129 52
~croci	129 52
~cros	-187 -29
~cros$	-127 -77
~cru	88 -197
~cruk	100 -76
~cruke	100 -76
~crus	99 -221
~crush	105 -209
~cry	72 111
~cry$	36 -57
~cryi	68 163
~cryin	68 163
~cs$	-173 -2
~csk	-126 -101
~csk$	-126 -101
~ct$	-276 -125
~cte	-110 38
~cted	-88 93
~cted$	-78 102
~cter	-28 -98
~cti	23 -84
~ctic	-136 -51
~ctin	-73 -26
~cting	-52 16
~ctio	80 -4
~ction	80 -4
~ctiv	-18 -186
~ctive	-71 -150
~ctl	-56 -41
~ctly	-56 -41
~ctly$	-56 -41
~cto	-32 -263
~ctom	-73 -73
~ctomy	-73 -73
~ctor	-10 -230
~ctor$	30 -188
~ctors	-148 -156
~ctory	42 -52
~ctr	68 48
~ctri	30 60
~ctric	30 60
~cts	-128 107
~cts$	-128 107
~ctu	59 -45
~ctua	114 -41
~ctual	114 -41
~ctur	-100 -4
~cture	-100 -4
~cu$	-129 -120
~cui	38 -114
~cuit	38 -114
~cuit$	74 -36
~cuits	-35 -86
~cuk	40 -126
~cuk$	-22 -242
~cuke	142 -96
~cuker	124 -90
~cuks	-2 -49
~cuks$	-2 -49
~cul	-80 -110
~cul$	-117 -100
~cule	84 16
~culer	84 16
~cult	-42 -53
~cum	-44 -93
~cup	90 -40
~cup$	156 -183
~cupb	49 127
~cupbo	49 127
~cups	-122 -116
~cups$	-122 -116
~cur	46 -185
~curd	-182 -107
~curd$	-182 -107
~cure	112 -191
~curen	112 -189
~curi	-84 -21
~curio	-120 -106
~curit	12 58
~curt	157 24
~curta	157 24
~cury	-89 -89
~cury$	-89 -89
~cus	15 -33
~cust	44 18
~custo	44 18
~cut	-17 216
~cut$	1 202
~cute	97 -101
~cuter	98 -62
~cuti	-154 107
~cutin	-138 108
~cuts	-66 84
~cuts$	-66 84
~cuty	-62 -128
~cuty$	-62 -128
~cy$	-101 -84
~cya	-23 153
~cyan	-23 153
~cyani	-23 153
~cyc	-75 64
~cycl	-75 64
~cycle	-58 26
~cyl	95 -2
~cyli	95 -2
~cylin	97 -1
~da$	82 196
~dab	285 -141
~dab$	154 -48
~daba	122 -66
~daba$	34 78
~daban	-3 -40
~dabay	176 -108
~dabd	133 -12
~dabda	133 -12
~dabe	194 -71
~dabe$	194 -71
~dabi	98 -20
~dabi$	98 -20
~dac	-75 -186
~dach	-75 -186
~dache	-75 -186
~dad	170 -94
~dad$	-1 -94
~dada	133 22
~dada$	87 -194
~dadaj	94 25
~dadh	22 93
~dadi	185 -205
~dadi$	157 -202
~dads	-64 83
~dads$	-64 83
~dadu	74 -46
~dadu$	-9 -35
~daf	-77 -134
~daft	-51 -124
~dafta	-51 -124
~dag	-145 -57
~dag$	-103 -113
~dagi	-65 -58
~dagi$	-65 -58
~dah	-31 -106
~dahe	4 62
~dahej	4 62
~dahi	-28 -272
~dahi$	-126 -258
~dahin	154 -27
~dai	91 -230
~dai$	102 -233
~dail	-95 -192
~daily	-183 -147
~dain	66 -6
~dain$	66 -6
~daj	132 8
~daji	94 25
~daji$	50 28
~dak	-38 -453
~dak$	-45 -161
~daka	-121 -166
~dakar	-121 -166
~dakh	100 -51
~dakhd	121 -28
~dakn	-71 -133
~dakt	-60 -157
~dakti	-164 -134
~daku	-11 -107
~dal	41 -276
~dal$	-27 -66
~dala	-44 -199
~dala$	-23 -186
~dale	108 -212
~dale$	84 -29
~daleg	90 -152
~dalen	-121 -87
~dali	204 72
~dali$	168 107
~daln	-184 -55
~dalna	-84 -111
~dalne	-127 26
~dalt	-178 -218
~dalta	-111 -122
~dalte	-64 -93
~dalu	72 -111
~dalu$	58 -57
~dalun	31 -67
~dalv	4 -117
~dalva	4 -117
~dam	52 44
~dam$	40 79
~dama	14 54
~dama$	4 -124
~dan	33 -280
~dan$	164 -45
~dana	126 -45
~dana$	86 -133
~danc	17 -158
~dance	-102 -157
~dand	-58 -117
~dandr	-86 -86
~dane	-19 -88
~dane$	-19 -88
~dang	-24 76
~dange	-141 105
~dani	-45 -119
~dani$	-45 -119
~dank	107 -44
~dank$	107 -44
~dant	-244 -379
~dant$	-227 -370
~dap	-19 58
~dapa	-71 64
~dar	141 59
~dar$	-24 31
~dara	31 -199
~daran	92 -123
~darb	-109 1
~darbh	-81 43
~dard	50 131
~dard$	50 114
~dare	142 -81
~dare$	142 -81
~dark	40 -259
~dark$	92 -238
~daru	3 110
~daru$	3 110
~darv	104 19
~darva	104 19
~das	85 -190
~das$	15 -234
~dash	-32 -43
~dasht	-49 22
~dasi	-52 43
~dasi$	-52 43
~dast	149 -97
~dast$	131 -110
~dasti	91 -14
~dasv	-83 58
~dasvi	-79 83
~dat	-124 6
~dat$	-254 -154
~data	-116 -179
~data$	-111 -177
~date	-181 192
~date$	-163 208
~dates	-72 -10
~datl	109 -34
~datle	109 -34
~dau	70 -2
~daud	-60 -76
~daud$	41 -1
~daudt	-63 -71
~daug	6 168
~daugh	6 168
~daur	103 -288
~daur$	-68 -16
~daura	136 -213
~daure	-19 -149
~dav	1 109
~dava	-4 91
~dava$	30 58
~davai	-88 61
~day	-70 -67
~day$	-37 -29
~daya	-16 -88
~dayl	-61 -126
~days	-72 -49
~days$	-72 -49
~dba	-2 -115
~dbad	85 -50
~dbad$	-14 -42
~dbu	-5 -160
~dbu$	-18 -157
~dby	-133 93
~dbye	-133 93
~dbye$	-133 93
~dca	-25 -109
~dcas	-25 -109
~dcast	-25 -109
~dch	-133 -101
~dchi	-133 -101
~dchid	-116 -76
~de$	114 195
~dea	-131 -151
~dea$	-64 -130
~dead	-38 -32
~dead$	-25 -73
~deadl	-49 84
~deas	-115 -151
~deas$	-115 -151
~deat	-224 -158
~death	-224 -158
~deb	-28 192
~deba	53 1
~debat	-54 11
~debi	-88 29
~dec	-190 88
~dece	-97 -39
~decem	-97 -39
~deci	-133 132
~decid	-133 132
~ded	38 -102
~ded$	-201 -68
~dedh	80 -161
~dedh$	80 -161
~def	-115 -40
~defi	-115 -40
~defin	-67 -96
~deg	114 -50
~dega	134 -86
~dega$	134 -86
~degi	-140 86
~degi$	-140 86
~degr	51 -47
~degri	51 -47
~deh	112 -81
~dei	156 -53
~dek	-174 100
~deka	-133 33
~dekar	-133 33
~dekh	-128 77
~dekh$	-95 55
~dekha	-145 -49
~dekhe	219 35
~dekhi	-145 -63
~dekhk	96 -137
~dekhn	-109 154
~dekht	9 -42
~deks	-84 -90
~deks$	-77 -74
~del	88 -71
~del$	-108 -94
~dela	102 -57
~dele	-134 -66
~delet	-134 -66
~delh	-167 -183
~delhi	-167 -183
~deli	69 74
~deliv	76 -17
~dem	144 -135
~den	126 77
~den$	117 -136
~dena	-132 146
~dena$	-132 146
~dene	44 -27
~dene$	44 -27
~deng	-46 6
~denge	-1 133
~dengu	-43 -168
~deni	-98 -97
~deni$	-86 -127
~denl	258 -3
~denly	258 -3
~dent	-1 73
~dent$	66 170
~denti	-225 -203
~dents	18 -80
~dentu	-58 -121
~deo	-207 -13
~deo$	-194 -10
~dep	-198 -289
~depo	-115 -88
~depos	-107 -71
~depr	-90 -203
~depre	-90 -203
~der	30 5
~der$	67 57
~dera	29 -82
~derab	29 -82
~deri	-85 -40
~ders	105 -111
~ders$	77 -158
~des	-164 -74
~des$	31 24
~desh	-215 -183
~desh$	-215 -183
~desi	8 -107
~desi$	47 -49
~desig	-93 -91
~desk	-116 -49
~desk$	-116 -49
~det	-37 256
~deta	56 71
~deta$	57 50
~dete	-59 120
~dete$	-25 136
~deti	-61 57
~deti$	-61 57
~deto	-28 190
~detol	-28 190
~dev	-81 29
~deva	28 67
~devar	69 84
~deve	-92 -74
~devel	-92 -74
~devi	-111 -135
~devi$	-4 -53
~dfa	49 63
~dfat	-3 66
~dfath	-3 66
~dge	24 108
~dge$	81 145
~dget	-167 -138
~dget$	-167 -138
~dgi	-2 160
~dgi$	-2 160
~dgu	-81 -42
~dgud	-81 -42
~dgud$	-81 -42
~dh$	98 -87
~dha	201 -11
~dha$	147 112
~dhab	8 -126
~dhaba	104 -51
~dhabe	-62 -84
~dhad	162 -127
~dhada	74 -42
~dhadk	110 -88
~dhag	1 -61
~dhaga	-122 -60
~dhai	19 -56
~dhai$	57 -35
~dhak	95 65
~dhak$	141 -100
~dhaka	23 101
~dham	39 -26
~dhamk	47 23
~dhan	78 -104
~dhan$	110 -61
~dhana	-97 91
~dhane	-56 -218
~dhani	-134 -108
~dhans	265 -85
~dhanu	198 -12
~dhany	-233 -104
~dhap	-71 -62
~dhape	-66 -76
~dhar	-70 99
~dhar$	22 12
~dhas	145 -19
~dhas$	118 -54
~dhat	-19 -74
~dhatu	18 -53
~dhau	-19 -32
~dhau$	-6 -29
~dhay	0 -12
~dhe	156 -261
~dhe$	135 -215
~dheg	-48 -39
~dher	202 -143
~dhera	212 -51
~dhi	81 -51
~dhi$	-29 -26
~dhil	216 -92
~dhila	188 -38
~dhile	47 -34
~dhili	31 -22
~dhir	85 -128
~dhire	85 -128
~dhiy	-105 61
~dhiya	-105 61
~dhl	192 -146
~dhla	192 -146
~dhla$	125 -113
~dhn	-217 31
~dhna	-98 0
~dhna$	-98 0
~dhne	-177 64
~dhne$	-177 64
~dho	-82 -52
~dho$	62 -58
~dhon	-174 -259
~dhone	-127 -188
~dhoni	-123 -47
~dht	-57 -252
~dhta	-139 -192
~dhta$	-139 -192
~dhte	-8 -102
~dhte$	-8 -102
~dhti	47 -95
~dhti$	47 -95
~dhu	112 9
~dhu$	178 65
~dhua	-41 -115
~dhuan	-41 -115
~dhud	-88 5
~dhue	-55 -82
~dhul	-22 -147
~dhul$	-16 -122
~dhum	-63 38
~dhuma	11 -115
~dhun	170 133
~dhun$	15 -79
~dhund	173 153
~dhup	-82 -241
~dhup$	-82 -241
~dhv	-169 34
~dhva	-85 63
~dhva$	-46 75
~dhvi	-132 -57
~dhvis	-132 -57
~dhy	-103 15
~dhya	-153 21
~dhyan	-151 24
~di$	182 148
~dia	28 -166
~dia$	-259 -205
~diab	-19 -134
~diabe	-19 -134
~diac	-96 -58
~diac$	-96 -58
~diag	69 -41
~dial	175 -32
~dialo	-111 -86
~dialy	144 41
~dian	-128 -131
~dian$	-128 -131
~diap	37 -86
~diape	37 -86
~diar	-54 179
~diary	-54 179
~diat	-129 -48
~diatr	-106 -43
~dib	-15 145
~diba	-41 68
~diba$	-41 68
~dibe	-58 122
~dibe$	-17 46
~dibi	48 25
~dibi$	48 25
~dic	97 -369
~dic$	-93 -45
~dica	65 -178
~dical	65 -178
~dich	186 -174
~dichi	93 -131
~dichu	199 -60
~dici	-149 -128
~dicin	-149 -128
~dict	-112 -88
~did	209 9
~did$	-83 -27
~didi	139 47
~didi$	140 52
~didn	-25 16
~didnt	-25 16
~die	-288 50
~die$	-85 149
~died	-275 -44
~died$	-275 -44
~dies	-7 -157
~dies$	-167 -134
~diet	-140 -216
~diet$	-137 -182
~dif	-198 -106
~dife	-70 -95
~difer	-70 -95
~dig	-75 11
~dij	108 -205
~diji	-177 -102
~dijie	-144 -91
~dijy	160 -140
~dijy$	160 -140
~dik	228 48
~dika	-114 40
~dikal	-31 110
~dikat	-123 -153
~dikh	253 37
~dikh$	243 -107
~dikha	33 5
~dikhn	189 -111
~dikht	121 107
~diks	-66 -72
~diks$	-66 -72
~dil	-6 -169
~dil$	-58 -239
~dila	35 94
~dili	-2 -110
~dili$	-60 -104
~diliv	18 -56
~dim	-38 -35
~dima	-34 -27
~dimag	-14 -20
~din	-5 -48
~din$	-71 -58
~dina	-29 42
~dina$	-18 46
~dine	-19 -120
~diner	-114 -106
~ding	35 0
~ding$	38 5
~dio	60 -61
~dip	2 168
~dip$	153 127
~dipe	-147 156
~diper	-147 156
~dipi	-182 8
~dipin	-182 8
~dipo	81 -99
~dipoy	139 -29
~dipr	-42 51
~dipre	-42 51
~dir	84 -55
~dir$	115 7
~dire	-73 -72
~direc	-73 -72
~dis	67 -68
~disa	59 74
~disc	-93 -5
~disc$	-94 -116
~disch	16 -1
~disco	-129 55
~dise	139 -133
~disea	-75 -113
~dish	-175 -139
~disp	5 -84
~dit	44 -171
~dit$	100 -17
~dita	34 -125
~ditar	-64 -114
~diti	-98 -40
~diti$	-98 -40
~dity	-24 -217
~dity$	-14 -187
~div	-82 -14
~diva	-135 -25
~dival	-60 -44
~divar	12 119
~divas	-238 -178
~divi	-53 89
~divo	-55 34
~divor	-55 34
~diy	59 80
~diya	39 39
~diya$	18 57
~diyan	-103 -22
~diye	71 74
~diye$	-60 93
~diyo	-18 89
~diyo$	18 103
~diyon	-90 -48
~dj$	-104 -203
~dka	148 -45
~dka$	114 -59
~dkan	110 -88
~dkan$	110 -88
~dkav	45 -37
~dkav$	45 -37
~dke	-27 -129
~dke$	-8 -111
~dkh	99 -31
~dkha	99 -31
~dkhad	99 -31
~dki	-102 99
~dki$	-87 49
~dko	85 39
~dl$	-144 -165
~dla	237 -165
~dla$	137 -133
~dle	160 -192
~dle$	124 -163
~dlen	-82 -57
~dlen$	-82 -57
~dler	93 -66
~dler$	132 -30
~dlers	-81 -94
~dli	92 -178
~dli$	129 -152
~dlin	-136 -137
~dline	-47 -129
~dlo	127 -113
~dlor	132 -105
~dlord	132 -105
~dlu	-151 -160
~dlu$	-142 -142
~dly	23 100
~dly$	23 100
~dma	27 36
~dma$	28 -50
~dmas	1 108
~dmi	145 66
~dmi$	150 52
~dmil	107 -79
~dmil$	107 -79
~dmin	-63 -130
~dmin$	-73 -56
~dmint	-1 -81
~dmo	-34 -168
~dmot	-34 -168
~dmoth	-34 -168
~dna	-120 122
~dna$	-111 123
~dne	-120 88
~dne$	-103 109
~dnes	65 -29
~dney	-139 -38
~dney$	-131 -27
~dni	-119 -48
~dnig	-96 16
~dnigh	-96 16
~dnt	-37 54
~dnt$	-37 54
~dnu	91 -52
~dnut	91 -52
~do$	-84 -353
~dob	-191 -69
~doba	-191 -69
~dobar	-191 -69
~doc	-141 -190
~doc$	-130 -85
~doct	-100 -144
~docto	-100 -144
~doe	-197 -18
~does	-197 -18
~does$	-221 -35
~doesn	36 30
~dof	122 -42
~dofa	122 -42
~dofar	122 -42
~dog	-47 8
~dog$	-53 -10
~doh	96 -127
~doha	80 -66
~doha$	80 -66
~doi	53 -74
~doin	53 -74
~doing	53 -74
~dok	-135 -182
~dokt	-210 -306
~dokta	-210 -306
~dol	84 -197
~dol$	133 -92
~dole	2 -9
~dolo	-13 -174
~dolo$	-13 -174
~dom	-136 -157
~dom$	-112 -108
~dome	-23 -62
~don	59 224
~don$	160 -198
~dona	-137 7
~donat	-137 7
~done	-321 -48
~done$	-321 -48
~dono	153 83
~dono$	44 -8
~donon	147 99
~dont	-34 321
~dont$	-26 328
~dop	-39 -75
~dopa	-39 -75
~dor	-163 109
~dor$	-185 -21
~dore	16 -63
~dore$	16 -63
~dori	8 131
~dori$	8 131
~dos	-46 49
~dos$	59 11
~dosa	-36 6
~dosa$	-30 -64
~dosan	5 47
~dose	-150 144
~dose$	-132 152
~dosh	-193 -163
~dosi	34 -188
~dosi$	34 -188
~dost	36 8
~dost$	61 2
~dosti	-68 -145
~dosto	-57 110
~dot	58 -110
~dote	-81 -127
~dote$	-81 -127
~dots	129 -45
~dots$	129 -45
~dou	117 -119
~doub	147 -91
~doubl	128 -50
~doubt	65 -93
~doug	-71 -70
~dough	-71 -70
~dov	89 62
~dov$	-138 40
~dovn	106 95
~dovn$	106 80
~dovs	-49 -13
~dovs$	-49 -13
~dpa	20 -82
~dpa$	99 -38
~dr$	57 -196
~dra	27 163
~dra$	-191 55
~draf	-176 -70
~draft	-176 -70
~drag	147 -56
~drah	-111 102
~drah$	-111 102
~drai	87 -151
~drain	93 -136
~draiv	-56 -24
~drak	-163 -105
~drak$	-163 -105
~dram	-105 172
~drama	-105 172
~dran	249 112
~drank	249 112
~drav	-139 43
~dre	-62 110
~dren	28 56
~dren$	3 22
~dres	85 79
~dres$	41 53
~dri	10 -44
~dril	-138 -92
~dril$	-138 -92
~drin	43 -43
~drink	43 -43
~drip	69 104
~drip$	-96 113
~dris	-128 -116
~drish	-128 -116
~driv	9 19
~drive	13 41
~drivi	-33 -103
~dro	39 -194
~drop	77 -76
~drop$	47 61
~drope	99 44
~drops	-7 -235
~drov	-10 -179
~drovn	-216 -273
~drovs	155 -44
~dru	89 -5
~druf	-86 -86
~druf$	-86 -86
~drug	-35 17
~drul	64 -55
~druli	174 -36
~drum	47 82
~drum$	47 82
~drun	95 -40
~drunk	95 -40
~dry	-159 -125
~dry$	-157 -118
~ds$	-12 43
~dsa	-19 -62
~dsh	-133 -71
~dshi	-63 -15
~dsho	-89 -113
~dshot	-89 -113
~dso	54 73
~dson	91 27
~dson$	91 27
~dta	-36 -35
~dta$	-83 -5
~dte	-52 -119
~dte$	-52 -119
~dti	38 107
~dti$	-118 68
~du$	197 -18
~dua	-33 167
~dua$	-17 160
~dub	88 -28
~dub$	-25 28
~duba	-3 -62
~duba$	103 -21
~dubai	-108 -45
~dubar	-29 -21
~dube	94 -87
~dubi	162 -33
~dubn	-52 60
~dubne	-52 60
~dubt	-90 -85
~dubte	-81 -79
~duc	99 -137
~duce	-52 -70
~duch	73 -81
~duchu	171 -46
~duct	57 -53
~ducti	-149 -17
~ducto	150 -62
~dud	-86 -271
~dudh	-86 -271
~dudh$	-86 -271
~due	-133 42
~due$	-130 -89
~dues	-9 169
~dues$	-9 169
~duk	-116 -15
~duk$	-97 135
~duka	-16 -144
~dukan	-16 -144
~dukh	-127 -334
~dukh$	-48 12
~dukhe	-43 -153
~dukhi	-162 -163
~dukht	2 -233
~dul	-200 -17
~dule	-43 97
~dule$	-19 -18
~dult	-150 -206
~dult$	-72 -181
~dum	30 -125
~dum$	35 -192
~dun	167 118
~dun$	29 41
~dung	135 -40
~dunga	144 -78
~dungi	9 67
~duni	110 220
~duniy	-61 240
~dup	-156 8
~dupa	-12 178
~dupat	-12 178
~dur	145 -57
~dur$	232 53
~dura	98 -118
~dural	100 -115
~duri	-114 29
~duri$	-83 60
~durin	-86 -57
~duro	13 -97
~dus	-38 35
~dush	-83 -89
~dusr	-95 75
~dusra	-25 19
~dusre	-148 -54
~dusri	-52 100
~dust	-4 -47
~dut	7 213
~duty	-16 179
~duty$	-16 179
~dva	-175 15
~dva$	-54 -128
~dvan	-117 113
~dvar	-4 -16
~dvi	35 -125
~dy$	-6 221
~dya	-199 -201
~dya$	-154 -118
~dye	-69 53
~dye$	-69 53
~dyi	-280 -100
~dyin	-280 -100
~dying	-280 -100
~dyo	176 -51
~dyo$	176 -51
~dyu	83 -46
~dyut	83 -46
~dyuti	83 -46
~ea$	-109 -143
~eac	-104 92
~eace	-42 98
~eace$	-130 -1
~eacef	54 116
~each	-101 24
~each$	-53 46
~eache	-84 -27
~eachi	-10 32
~eact	-23 105
~eact$	-90 82
~eacti	64 59
~ead	5 38
~ead$	132 -88
~eada	-75 -186
~eadac	-75 -186
~eadi	-46 -243
~eadin	-46 -243
~eadl	-68 96
~eadli	0 -64
~eadly	-86 129
~eadm	127 101
~eadmi	93 18
~eads	-126 -12
~eadsh	-120 29
~eady	-185 168
~eady$	-185 168
~eag	-120 -33
~eagu	-119 -12
~eague	-119 -12
~eak	-13 -96
~eak$	-13 -10
~eake	18 -70
~eakf	-10 -71
~eakfa	-10 -71
~eaki	36 -15
~eakin	36 -15
~eaks	84 -44
~eaks$	84 -44
~eaku	-140 -33
~eakup	-140 -33
~eal	-174 -19
~eal$	-112 -53
~eale	-91 -170
~ealed	-91 -170
~eali	-70 3
~ealis	-34 -102
~ealt	-117 -16
~ealth	-117 -16
~ealy	4 36
~ealy$	4 36
~eam	-119 -207
~eam$	-255 -199
~eama	-16 -38
~eamat	-16 -38
~eami	161 -25
~eamin	161 -25
~eams	103 -2
~eams$	103 -2
~ean	-62 -77
~ean$	-167 -23
~eane	152 68
~eaned	72 141
~eaner	131 -50
~eani	-148 -57
~eanin	-148 -57
~eans	-156 -133
~eans$	-156 -133
~eanu	131 -78
~eanut	131 -78
~eap	-2 -8
~eap$	21 -121
~ear	-91 -43
~ear$	-135 -27
~earc	-154 111
~earch	-154 111
~eard	-77 -100
~eard$	-127 -95
~eare	-12 159
~eared	-55 171
~eari	47 -87
~earin	47 -87
~earl	50 -157
~earli	80 64
~early	-4 -236
~earm	47 -114
~earm$	47 -114
~earn	-68 31
~earn$	-51 -50
~ears	-7 19
~ears$	-3 -39
~eart	-6 -72
~eart$	18 -56
~eartb	-125 -59
~eary	-41 -61
~eary$	-41 -61
~eas	-21 48
~eas$	-101 -158
~ease	34 14
~ease$	24 -2
~easi	-63 85
~easo	-244 104
~eason	-244 104
~east	86 22
~east$	182 66
~eastf	-147 -78
~easy	-145 -13
~easy$	-145 -13
~eat	31 -432
~eat$	-7 -314
~eate	28 34
~eater	71 -40
~eath	60 -337
~eath$	-54 -198
~eathe	-54 -172
~eathi	195 -120
~eathl	52 -11
~eaths	110 -35
~eati	51 -74
~eatin	51 -74
~eatm	11 25
~eatme	11 25
~eats	-184 -168
~eats$	-156 -160
~eav	-15 -2
~eave	-128 -25
~eave$	-104 -48
~eaves	-50 58
~eavi	104 104
~eavin	104 104
~eavy	-12 -165
~eavy$	-12 -165
~eb$	-200 71
~eba	113 -136
~ebat	-54 11
~ebate	-54 11
~ebi	-183 -17
~ebi$	-71 90
~ebij	-5 -51
~ebij$	-5 -51
~ebit	-137 -207
~ebite	-137 -207
~ebo	45 222
~ebo$	-86 185
~ebod	72 112
~ebody	72 112
~ebu	37 44
~ebuk	-107 72
~ebuk$	-102 41
~ebul	107 -40
~ebuli	145 -20
~ec$	-17 -54
~eca	138 -84
~ecam	72 6
~ecame	72 6
~ecau	66 -90
~ecaus	70 -88
~ece	19 -157
~ece$	116 -51
~ecem	-97 -39
~ecemb	-97 -39
~eces	-86 -42
~eces$	-86 -42
~ecg	-111 -129
~ecg$	-111 -129
~ech	292 183
~ech$	-13 69
~echa	158 -180
~echan	-80 -57
~eche	289 -10
~eche$	285 -10
~echi	26 176
~echi$	26 176
~echo	-103 -138
~echo$	-103 -138
~eci	-242 74
~ecid	-133 132
~ecide	-131 109
~ecip	-155 -159
~ecipe	-155 -159
~ecl	-79 -80
~eco	38 -263
~ecog	69 -64
~ecogn	69 -64
~ecom	-36 -233
~ecome	-33 -164
~ecomi	-17 -127
~econ	81 -148
~econd	90 -145
~ecor	1 -101
~ecord	-44 -84
~ecos	20 -83
~ecosp	20 -83
~ecov	-59 76
~ecove	-59 76
~ecr	-39 30
~ecre	-39 30
~ecret	-10 43
~ect	33 -35
~ect$	-140 -41
~ecte	-88 93
~ected	-88 93
~ecti	82 -23
~ectin	-52 -94
~ectio	95 17
~ectl	-53 -75
~ectly	-53 -75
~ecto	114 -151
~ectom	-73 -73
~ector	136 -111
~ectr	68 48
~ectri	30 60
~ects	-105 -84
~ects$	-105 -84
~ecu	4 38
~ecur	5 54
~ecuri	12 58
~ed$	122 159
~eda	48 -107
~eda$	-69 80
~edan	128 -216
~edana	133 -167
~edar	-105 -172
~edar$	-97 -124
~ede	177 -122
~edg	42 162
~edge	42 162
~edge$	45 164
~edh	292 -255
~edh$	120 -176
~edha	228 -62
~edha$	228 -62
~edhi	123 -75
~edhi$	123 -75
~edi	-323 -334
~edi$	-279 -208
~edia	-118 -69
~ediat	-106 -43
~edic	-50 -229
~edic$	-80 -40
~edica	65 -178
~edici	-149 -128
~edik	-41 -116
~edika	-21 -89
~edin	16 -66
~eding	29 -57
~edit	-86 26
~edita	-67 -117
~ediy	-201 -176
~ediya	-173 -103
~ediyo	-57 -106
~edn	79 -1
~edne	79 -1
~ednes	79 -1
~edu	254 59
~edu$	218 48
~educ	10 -122
~eduk	94 -100
~edul	-39 103
~edule	-39 103
~edy	-86 -105
~edy$	-86 -105
~ef$	-164 5
~efa	131 -68
~efan	131 -68
~efant	131 -68
~efd	-39 -93
~efe	-85 -112
~efec	-134 -146
~efect	-134 -146
~efev	76 24
~efev$	56 -64
~efi	-264 -101
~efie	-81 -83
~efiel	-81 -83
~efin	-67 -96
~efit	-162 -150
~efits	-156 -138
~efo	21 -23
~efor	21 -23
~efore	21 -23
~efr	-81 -44
~eft	55 183
~eft$	40 178
~efta	132 -37
~eftal	132 -37
~efu	-154 124
~eful	-13 74
~eful$	-135 101
~efun	-119 -126
~efund	-119 -126
~efus	-17 137
~efuse	31 106
~eg$	154 -350
~ega	-117 45
~ega$	-75 58
~egal	-60 30
~egal$	-60 30
~egat	-163 -125
~egati	-163 -125
~ege	-216 -179
~ege$	-125 -101
~eged	-126 13
~eged$	-126 13
~eget	-134 -157
~egeta	-109 -127
~egf	-65 -59
~egfr	-65 -59
~egfr$	-65 -59
~egi	-214 -90
~egi$	-325 -28
~egin	79 -81
~egis	31 -90
~egist	31 -90
~egn	20 -63
~egna	14 -50
~egnan	14 -50
~egne	5 -56
~egnen	5 -56
~ego	-67 -162
~egr	55 31
~egri	51 -47
~egri$	64 -32
~egs	173 -84
~egs$	173 -84
~egu	-27 -57
~egul	-45 -25
~egula	-45 -25
~eh$	-39 16
~eha	124 -17
~ehan	-170 -95
~ehand	-101 -146
~ehar	35 190
~ehar$	35 190
~ehat	79 -207
~ehat$	-41 -188
~ehc	81 -98
~ehch	81 -98
~ehcha	81 -98
~ehe	27 89
~ehea	-54 104
~ehen	91 -27
~ehen$	103 -61
~eher	-231 77
~eher$	-231 77
~ehi	34 206
~ehin	109 131
~ehind	109 131
~ehk	101 -44
~ehki	101 -44
~ehki$	101 -44
~ehl	10 -98
~ehle	22 -72
~ehle$	22 -72
~ehli	-74 -59
~ehli$	-74 -59
~ehm	-27 25
~ehma	-27 25
~ehman	-27 25
~ehn	-252 141
~ehna	-87 102
~ehna$	-74 105
~ehnd	-97 95
~ehndi	-97 95
~ehne	-57 69
~ehne$	-57 69
~ehnu	-88 -121
~ehnu$	-88 -121
~eho	164 -246
~ehos	151 -242
~ehosh	134 -230
~ehr	174 33
~ehra	196 142
~ehra$	220 84
~ehre	-97 -172
~ehre$	-97 -172
~ehri	34 60
~ehri$	51 92
~ehs	-13 -136
~ehsu	-13 -136
~ehsus	15 -82
~eht	-168 8
~ehta	-172 -20
~ehta$	-104 -4
~ehte	47 4
~ehte$	47 4
~ehti	-101 0
~ehti$	-101 0
~ehu	39 -63
~ehun	-40 -126
~ehun$	-29 -118
~ei$	122 22
~eig	-107 -90
~eigh	-176 -95
~eighb	-2 -9
~eight	-339 -288
~eij	17 -129
~eiju	20 -124
~eijur	20 -124
~eim	44 -59
~ein	60 57
~ein$	10 -113
~eine	117 -73
~eine$	117 -73
~eing	-40 91
~eing$	-40 91
~eins	-43 91
~eins$	-43 91
~eir	-32 170
~eir$	-58 159
~eird	26 110
~ej$	125 -9
~eja	139 97
~eja$	-60 41
~ejab	117 118
~ejab$	117 118
~ejan	80 -67
~ejan$	80 -67
~eje	-84 0
~ejec	-76 13
~eject	-76 13
~ejen	-125 -7
~eji	-101 -43
~eji$	-82 -30
~ejn	-90 -138
~ejo	1 -173
~ejo$	1 -173
~eju	118 15
~ek$	173 152
~eka	33 172
~eka$	100 -89
~ekap	-135 219
~ekap$	-46 143
~ekar	-84 82
~ekar$	-84 82
~ekd	146 -140
~ekda	124 -39
~ekdam	124 -39
~ekdu	85 -114
~ekdum	85 -114
~eke	183 80
~eke$	179 16
~eked	26 92
~eked$	22 92
~ekeda	-18 17
~ekh	-152 58
~ekh$	-122 47
~ekha	-157 -83
~ekha$	-151 -73
~ekhe	219 35
~ekhe$	111 91
~ekhen	86 26
~ekhi	-145 -63
~ekhi$	-145 -63
~ekhk	96 -137
~ekhka	108 -134
~ekhn	-109 154
~ekhna	-78 198
~ekhne	-61 -64
~ekht	9 -42
~ekhta	-72 54
~ekhte	-126 -179
~ekhti	135 36
~eki	99 -113
~ekin	99 -113
~ekin$	74 -85
~eks	-256 -107
~eks$	-195 -92
~eksa	-246 -281
~eksam	-178 -252
~eksar	-76 -51
~eksc	-95 -106
~eksce	-89 -93
~ekse	-222 -162
~ekser	-199 -121
~eksh	141 39
~eksha	141 39
~eksi	-185 75
~eksis	-103 84
~eksp	-188 -273
~ekspe	-37 -25
~ekspi	-149 -50
~ekspl	-183 -256
~ekst	-5 92
~ekst$	-8 -38
~ekste	-79 153
~ekstr	74 115
~ekt	-53 -77
~eku	-268 31
~eku$	-140 118
~ekup	-99 -183
~ekup$	-95 -175
~el$	32 18
~ela	150 115
~ela$	78 2
~elai	115 -80
~elar	-74 65
~elarj	-150 -206
~elas	153 -117
~elat	-5 42
~elati	75 107
~elato	-120 -97
~elb	-69 -110
~elbo	-66 -89
~elbov	-66 -89
~eld	-23 17
~eld$	1 -6
~elde	-21 39
~elder	-21 49
~eldi	-40 -59
~eldin	-40 -59
~ele	-67 81
~ele$	-154 -73
~elec	31 131
~elect	67 49
~eled	-139 39
~eled$	-139 39
~elef	131 -68
~elefa	131 -68
~eles	-107 -86
~eles$	-107 -86
~elet	57 -105
~elet$	131 -23
~elete	-134 -66
~elets	33 -104
~elf	-36 322
~elf$	-29 273
~elh	-158 -41
~elhi	-167 -183
~elhi$	-167 -183
~eli	139 6
~eli$	69 84
~elid	-85 -117
~elid$	-154 -49
~elie	-116 -99
~eliev	-116 -99
~elig	80 41
~eligh	100 -38
~elin	88 -10
~eline	-56 -32
~eling	102 2
~eliv	176 -56
~elive	76 -17
~elm	-57 -103
~elma	-101 -137
~elma$	-101 -137
~elme	14 11
~elmet	14 11
~elmi	-96 -83
~elmis	-96 -83
~eln	98 -58
~elo	-50 -239
~elo$	-57 -102
~elon	-139 -166
~elop	-92 -74
~elor	-11 -178
~elor$	8 -115
~elov	30 -66
~elov$	28 -40
~elp	159 -37
~elp$	180 -65
~elpe	65 -79
~elper	65 -79
~elpl	-106 81
~elpli	-106 81
~elps	-220 -22
~elps$	-220 -22
~els	-74 -39
~els$	16 -164
~else	-127 81
~else$	-127 81
~elt	5 -207
~elt$	61 -74
~elta	-81 -55
~elta$	-81 -55
~elte	-63 -89
~elte$	-100 -112
~elti	-20 -78
~elti$	-20 -78
~elu	70 -247
~elu$	90 -182
~elug	-80 -78
~elugu	-80 -78
~elus	25 -41
~elusi	25 -41
~elv	-135 -38
~elve	-120 -18
~elve$	-85 3
~ely	187 -73
~ely$	172 -70
~em$	-274 93
~ema	-159 -24
~ema$	-213 -163
~emai	-92 12
~email	-56 -129
~emak	48 -32
~emake	48 -32
~emal	-111 -110
~emale	3 -55
~emar	-60 -60
~emara	-32 -26
~emat	93 1
~emb	74 -189
~emba	-42 -30
~embar	-42 -30
~embe	-135 -90
~ember	-135 -90
~embl	83 -66
~embly	70 -62
~embu	133 -63
~eme	-12 -323
~eme$	-180 -174
~emed	-24 -45
~emedy	-24 -45
~emen	-49 -129
~ement	-49 -129
~emer	58 -167
~emerg	58 -167
~emi	-207 13
~emi$	-166 119
~emis	-40 25
~emist	-40 25
~emiu	-101 -176
~emium	-101 -176
~emo	151 -162
~emo$	241 76
~emoj	-87 15
~emoji	-87 15
~emon	33 -144
~emon$	36 -135
~emor	-124 -89
~emot	214 -54
~emote	214 -54
~emov	-168 -153
~emove	-221 -78
~emp	50 42
~emp$	5 -58
~empl	66 -167
~emple	96 -142
~empo	37 -53
~empo$	37 -53
~empt	-23 157
~empt$	-84 160
~empty	9 -14
~emr	-53 -142
~ems	21 57
~en$	68 -44
~ena	-98 158
~ena$	30 115
~enai	-213 116
~enai$	-213 116
~enal	-96 -117
~enan	-36 -9
~enant	-36 -9
~enc	-30 -89
~ence	-130 -196
~ence$	-251 -165
~ench	8 29
~ench$	-11 32
~ency	69 -123
~ency$	69 -123
~end	-87 -3
~end$	14 13
~enda	78 -59
~endan	-36 -77
~endar	123 -18
~ende	-135 -75
~ended	-132 -160
~endi	-203 102
~endi$	-85 -12
~endik	-66 -72
~endin	-152 120
~endr	-80 -201
~ends	-104 -3
~ends$	-95 36
~ene	43 -107
~ene$	58 -84
~ened	60 16
~ened$	60 16
~enef	-162 -150
~enefi	-162 -150
~ener	-37 124
~ener$	-106 152
~enera	-34 -58
~enes	-98 -158
~enes$	-93 -100
~enev	48 -159
~enev$	-51 -109
~eng	-32 -93
~enga	-197 -176
~engag	-126 -78
~enge	89 -5
~enge$	61 -24
~enger	60 62
~engi	10 -117
~engin	14 -111
~engl	-158 -19
~engli	-146 -13
~engu	-43 -168
~engu$	-87 -57
~engue	-11 -148
~eni	-52 10
~eni$	-114 -264
~enin	-33 40
~ening	-33 40
~enio	-1 14
~enior	-1 14
~enj	129 -70
~enju	176 -63
~enk	-106 81
~enk$	-132 86
~enl	247 -15
~enly	256 -13
~enly$	256 -13
~eno	21 124
~eno$	-4 -113
~enom	-156 -173
~enom$	-155 -171
~enop	-53 -52
~enopa	-53 -52
~enou	30 194
~enoug	30 194
~ens	55 -40
~ens$	64 -15
~ense	132 101
~ense$	137 -3
~ensh	-38 -93
~ensha	-38 -93
~ensi	-305 -45
~ensi$	-133 11
~ensio	-184 39
~ensit	-68 -118
~ent	95 -24
~ent$	185 20
~enta	-20 -114
~enta$	-39 -64
~ental	49 -65
~entar	-73 14
~entat	-59 -78
~ente	51 78
~ented	-54 -29
~enten	74 -92
~enter	31 -116
~enth	-116 -92
~enti	-276 -132
~entia	11 -56
~entio	-120 15
~entis	-225 -203
~entl	-60 70
~ently	-59 45
~entr	-14 -114
~entre	38 -54
~ents	-152 116
~ents$	-152 116
~entu	77 -125
~entur	-58 -121
~enu	-41 168
~enu$	-41 168
~eny	97 120
~enyl	99 121
~enyl$	99 121
~eo$	-227 -61
~eon	52 78
~eon$	-85 -85
~eone	79 95
~eone$	60 101
~eop	-67 -45
~eopa	-70 -53
~eopat	-70 -53
~eopl	-34 -22
~eople	-34 -22
~ep$	139 -20
~epa	-208 -79
~epad	-133 -121
~epadi	-133 -121
~epar	-168 -111
~epar$	-86 20
~epe	-48 -119
~epea	-119 -86
~epeat	-119 -86
~epi	77 -146
~epid	100 -115
~epidu	100 -115
~epil	-133 -1
~epile	-133 -1
~epir	84 -18
~epiri	84 -18
~epis	-103 -178
~episo	-87 -134
~epl	-138 -156
~epla	-83 -109
~eplac	-35 -34
~eply	-69 -134
~eply$	-48 -146
~eplyi	-40 -1
~epo	-86 -189
~epor	10 -109
~eport	10 -109
~epos	-107 -71
~eposi	-107 -71
~epr	-135 -247
~epre	-90 -203
~epres	-90 -203
~eps	-162 -116
~eps$	-94 -158
~epsi	-5 -104
~epsis	-58 -98
~epsy	-119 5
~epsy$	-119 5
~ept	-49 12
~ept$	-68 63
~epti	99 -88
~eptic	102 -84
~er$	100 51
~era	-141 56
~era$	-55 51
~erab	29 -82
~eraba	29 -82
~erac	-9 146
~erace	-4 148
~erah	-19 39
~erahv	-18 43
~eral	-181 -41
~eral$	-54 -53
~erala	-104 25
~eraly	-92 -32
~erap	-220 -90
~erapi	-138 -15
~erapy	-138 -150
~erat	52 -51
~erati	-104 6
~erato	110 -35
~erb	-115 -130
~erc	-324 -54
~erce	-150 26
~ercen	-150 26
~erci	-220 -154
~ercis	-199 -121
~erd	-19 74
~erda	13 -15
~erday	13 -15
~erdo	-65 126
~erdos	-55 147
~ere	52 -9
~ere$	34 42
~erea	17 107
~erec	174 -67
~erect	151 -50
~ered	45 -118
~ered$	83 -61
~eredi	-67 -118
~eren	-59 -86
~erenc	-193 -123
~erent	27 1
~eres	-167 77
~eres$	-131 75
~erf	50 -59
~erg	36 -250
~erge	57 -181
~ergen	57 -181
~ergy	46 -93
~ergy$	46 -93
~eri	-106 -58
~eri$	-127 157
~eria	48 -209
~erial	31 -206
~eric	-31 -83
~eric$	5 -61
~erid	-64 -72
~erie	-135 35
~eries	-135 35
~erik	-99 -59
~erin	81 -28
~ering	82 -26
~erio	-80 -313
~eriod	-86 -301
~erit	-67 -54
~eriti	-67 -54
~eriy	-158 -188
~eriya	-158 -188
~erk	209 -153
~erki	129 -107
~erkin	142 -42
~erl	-16 34
~erly	-4 43
~erly$	-4 43
~erm	-37 -167
~erm$	-122 1
~erma	-91 18
~erman	-91 18
~erme	-184 -188
~ermi	-126 -121
~ermit	-119 -106
~ermo	168 -111
~ermom	170 -59
~ern	-156 52
~ern$	-68 123
~erni	-47 -56
~ernia	-55 -24
~ernit	-8 -37
~ernu	-101 -69
~ernun	-101 -69
~ero	71 -2
~ero$	-43 76
~eroi	1 -88
~eroid	44 -50
~erol	-124 -126
~erol$	-124 -126
~eror	-7 -47
~eror$	-7 -47
~eros	180 -12
~erose	76 -4
~erou	-111 47
~erous	-111 47
~ers	-60 92
~ers$	-20 26
~ersa	-100 -78
~ersar	-93 -69
~erse	-56 3
~ersi	-50 -73
~erso	-84 166
~erson	-84 166
~ert	-59 -49
~ert$	-118 -138
~erth	84 82
~erth$	88 -117
~erthi	-24 160
~erti	-183 -10
~ertif	-76 -12
~eru	-81 -30
~erv	-114 -58
~erve	-135 131
~erver	-53 66
~ervi	-139 -92
~ervic	-154 86
~ervie	-55 -184
~ervis	-42 -59
~ervo	-72 -124
~ervou	-66 -58
~ery	38 13
~ery$	-79 -173
~eryb	29 41
~erybo	29 41
~eryo	108 163
~eryon	108 163
~eryt	-37 99
~eryth	-27 111
~eryv	181 -91
~eryvh	162 -87
~es$	-132 -102
~esa	72 114
~esag	-196 81
~esage	-196 81
~esar	2 -96
~esar$	-71 -65
~esare	94 -42
~esay	-82 92
~esay$	-82 92
~esc	-89 -162
~esci	-44 -102
~escit	-44 -102
~escr	-62 -40
~escri	-62 -40
~esd	62 -47
~esda	62 -47
~esday	62 -47
~ese	-165 -40
~ese$	-149 99
~esed	-139 -120
~esed$	-139 -120
~esel	72 -67
~esel$	85 -57
~esen	-113 -93
~esent	-113 -93
~esh	71 29
~esh$	-139 -118
~esha	55 114
~esha$	-138 242
~eshab	244 -203
~eshan	-278 -56
~eshe	57 -67
~esher	57 -67
~esi	11 -325
~esi$	-2 -108
~esid	75 -86
~esid$	94 -53
~eside	67 47
~esidi	-98 -40
~esig	-169 -48
~esign	-120 -37
~esin	167 -93
~esing	117 -61
~esio	-70 -183
~esion	-70 -183
~esis	-111 -96
~esis$	-111 -96
~esk	-138 -66
~esk$	-116 -49
~esn	53 29
~esnt	36 30
~esnt$	36 30
~eso	5 -107
~esp	37 32
~espe	-80 15
~espec	-80 15
~espo	133 -67
~espon	133 -67
~esr	-113 -144
~esr$	-113 -144
~est	-95 -109
~est$	-54 -111
~esta	-57 -82
~estar	-13 -56
~este	-23 -30
~ested	-117 -45
~ester	-5 -19
~esti	-48 -7
~estic	-162 94
~estin	115 -139
~estio	-116 -167
~estl	75 166
~estly	53 166
~estr	-104 -104
~estro	-84 -101
~ests	-90 -164
~ests$	-90 -164
~esu	100 126
~esul	-190 94
~esult	-190 94
~esum	-73 -120
~esume	-73 -120
~esur	7 66
~esure	7 66
~esv	-53 37
~et$	52 -218
~eta	-14 -9
~eta$	-33 56
~etab	-77 -66
~etabl	-77 -66
~etai	-59 -17
~etam	7 22
~etamo	7 22
~etan	26 -230
~etanu	-22 -222
~etar	62 -95
~etar$	35 -45
~etari	-57 -63
~etat	14 41
~etc	-57 -100
~etch	-57 -100
~etch$	-90 -87
~ete	57 221
~ete$	106 55
~eted	-73 165
~eted$	-73 165
~eten	73 47
~etend	35 50
~eter	16 159
~eter$	57 157
~eters	-108 6
~etes	-142 -57
~etes$	-142 -57
~etf	-16 -258
~etfo	-109 -148
~etfor	-109 -148
~eth	-86 67
~eth$	110 -19
~etha	19 109
~ethan	52 -57
~ethe	-62 53
~ether	-61 44
~ethi	-81 -141
~ethi$	-230 -183
~ethin	19 -75
~etho	-86 5
~eti	-50 5
~eti$	-77 87
~etic	-2 -176
~etic$	53 -162
~etim	-105 74
~etime	-105 74
~etin	94 -101
~eting	138 -52
~etir	-41 -95
~etire	-21 59
~etiri	-29 -220
~etiv	-101 -53
~etiv$	-101 -53
~etl	97 60
~etle	-91 -72
~etle$	-46 -35
~etlet	-60 -99
~etly	-41 144
~etn	32 -87
~etne	98 -40
~etne$	98 -40
~eto	-40 198
~eto$	-111 87
~etoc	-71 -74
~etoco	-71 -74
~etol	-71 179
~etol$	-28 190
~eton	-26 43
~eton$	-26 43
~etr	122 -27
~etro	97 -47
~etro$	81 95
~etrol	66 -83
~ets	-79 115
~ets$	-79 115
~etu	38 30
~etur	-72 54
~eturn	-72 54
~etv	-39 -52
~etvi	-48 -187
~etvin	-48 -187
~etvo	61 51
~etvor	61 51
~ety	-68 -81
~ety$	-52 -61
~eue	12 31
~eue$	25 -127
~eun	47 31
~eup	-32 -20
~eup$	-32 -20
~eur	-121 -88
~euro	-121 -88
~euro$	-60 -36
~eut	202 -88
~ev$	-132 -179
~eva	114 -28
~eval	9 -46
~evar	166 71
~evar$	69 84
~evay	-105 -57
~evb	138 -56
~evbo	138 -56
~evbor	138 -56
~eve	-58 72
~eved	-34 -147
~eved$	-34 -147
~evel	-154 -115
~evel$	-133 -75
~evelo	-92 -74
~even	16 7
~even$	26 71
~eveni	-26 -17
~event	30 -154
~ever	-51 107
~ever$	-57 55
~evers	28 -28
~every	-15 99
~evh	-69 142
~evhe	-69 142
~evher	-69 142
~evi	-37 -338
~evi$	-21 -131
~evio	74 -14
~eviou	74 -14
~eviv	-109 -104
~evive	-109 -104
~evo	-17 -41
~evor	-11 -144
~evork	58 -78
~evs	-142 -122
~evs$	-105 -165
~evsp	-50 17
~evspa	-50 17
~ey$	12 -45
~eya	-170 -121
~eya$	97 -135
~eyal	-184 33
~eyali	-170 -136
~eyar	-224 -176
~eyar$	-85 -138
~eye	139 -65
~eye$	155 -34
~eyel	-57 -110
~eyeli	-57 -110
~eyes	99 -35
~eyes$	107 -27
~eyi	127 104
~eys	-1 51
~eys$	-74 123
~eyse	31 -106
~eyser	31 -106
~fa$	-97 -244
~fac	220 55
~face	223 86
~face$	227 80
~fact	39 -81
~facto	42 -52
~fad	-90 -52
~fad$	139 -107
~fada	-140 1
~fadak	-158 -175
~faf	86 61
~fafo	98 46
~fafol	98 46
~fai	-43 34
~fai$	107 -170
~faid	-116 -92
~faid$	-15 -73
~faik	-6 37
~faikt	-6 37
~fail	-305 90
~fail$	-140 63
~faile	-105 -28
~failt	-160 -51
~failu	-43 93
~fain	178 -234
~faint	180 -228
~fais	-65 104
~faisl	-65 104
~fal	-148 -139
~fal$	-178 -215
~fali	-3 18
~fali$	16 -24
~falin	39 -114
~fam	-84 199
~fami	-84 199
~famil	-84 199
~fan	39 307
~fan$	16 113
~fand	-115 275
~fanda	-94 247
~fans	14 199
~fansa	115 -76
~fansi	-21 226
~fant	149 -137
~fant$	160 -91
~far	-109 14
~far$	58 46
~fara	21 -116
~farak	35 -100
~fare	-62 -106
~farev	-62 -106
~fari	98 102
~farin	107 104
~fark	-224 29
~fark$	-224 29
~farm	29 -107
~farm$	74 -143
~farma	-27 -79
~farme	-33 37
~fas	45 202
~fas$	63 171
~fasa	16 156
~fasal	-103 167
~fast	41 -80
~fast$	164 8
~fasti	-296 -242
~fat	110 -39
~fat$	-44 -342
~fata	306 106
~fata$	326 -167
~fatal	-45 149
~fate	-140 -117
~fate$	-140 -117
~fath	-14 63
~fathe	-14 63
~fati	12 -123
~fati$	12 -123
~faty	-176 -199
~faty$	-176 -199
~fau	-126 180
~fauj	-82 182
~fauj$	-75 92
~fauji	-14 151
~fav	80 -85
~fava	165 -37
~favar	165 -37
~fay	-198 -94
~fayd	-197 -93
~fayda	-125 7
~fayde	-144 -158
~fc$	-20 -6
~fd$	-72 143
~fe$	-57 146
~fea	-105 -27
~fear	-105 -27
~fear$	-105 -27
~feb	-128 -192
~feb$	-79 -142
~fec	-86 -248
~fect	-86 -248
~fect$	-62 -120
~fecti	33 -136
~fects	-115 -79
~fed	45 -86
~fed$	60 -80
~fek	108 -27
~fel	171 -81
~fel$	227 -251
~felo	-23 3
~felov	-10 27
~felt	-100 -57
~felt$	-100 -57
~fem	3 -55
~fema	3 -55
~femal	3 -55
~fen	97 170
~fenk	-122 82
~fenk$	-149 87
~feny	99 121
~fenyl	99 121
~fer	-50 -120
~fer$	104 -141
~fere	-64 -30
~feren	-59 -82
~feri	-83 -59
~ferit	-67 -54
~fes	-14 -117
~fes$	29 -159
~fet	-8 51
~fety	-113 61
~fety$	-113 61
~fev	-17 -176
~fev$	-35 111
~feve	-3 -411
~fever	-3 -411
~fey	-126 -54
~feya	-126 -54
~feyar	-126 -54
~fi$	-85 47
~fia	-137 29
~fian	-137 29
~fianc	-137 29
~fic	-225 -172
~fic$	-187 -141
~fica	-85 -28
~ficat	-76 -16
~fice	-85 -132
~fice$	-69 -157
~fid	-173 -80
~fid$	59 9
~fidi	-193 -143
~fidin	-193 -143
~fie	-50 2
~fiel	-42 28
~field	-42 28
~fig	-169 116
~figh	-193 106
~fight	-193 106
~figu	37 36
~figur	37 36
~fik	-197 -98
~fiks	-113 50
~fiks$	-73 23
~fikse	-62 45
~fil	-62 -79
~fil$	124 -92
~file	-156 22
~file$	-151 -17
~fili	-160 -16
~filin	-147 33
~film	-316 -384
~film$	-276 -292
~filmi	-35 -107
~fils	76 161
~fils$	76 161
~fin	94 -49
~fin$	31 -66
~fina	-90 -26
~finai	71 23
~final	-211 -56
~find	120 176
~find$	138 129
~finds	-49 122
~fine	-228 -66
~fine$	-233 -60
~fing	199 -140
~finge	194 -142
~fini	56 -68
~finis	59 -62
~fir	-135 100
~fir$	-106 141
~fire	-92 9
~fire$	-50 16
~firm	-100 -75
~firm$	-100 -130
~firs	-50 -113
~first	-50 -113
~fis	39 -185
~fis$	-119 -43
~fisa	51 -3
~fisal	51 -3
~fish	94 -221
~fish$	106 -194
~fisl	145 -29
~fisli	145 -29
~fist	-118 -43
~fit	49 -197
~fit$	42 -72
~fitn	-18 -16
~fitne	-18 -16
~fits	-9 -191
~fits$	-9 -191
~fiv	-10 -124
~five	-10 -124
~five$	-10 -124
~fla	-59 -85
~flam	-18 -65
~flam$	-18 -65
~flat	-49 -106
~flat$	-81 -14
~flatm	110 -184
~fle	-86 -8
~fli	60 -168
~fli$	135 -49
~flig	-44 -113
~fligh	-44 -113
~flik	75 -162
~flip	-76 -77
~flo	44 22
~floa	21 101
~float	21 101
~flop	166 -37
~flopy	154 -37
~flov	-19 -187
~flov$	-93 -65
~flove	36 -149
~flu	32 106
~flu$	-52 -138
~fluo	-140 -110
~flur	94 163
~flur$	119 152
~flurs	-50 45
~fly	-107 147
~foa	113 -77
~foam	113 -77
~foam$	100 -74
~fod	-51 -224
~fod$	-161 -147
~foda	118 -74
~foda$	118 -74
~fog	126 -89
~foi	-52 -73
~foid	-50 -103
~foid$	-50 -103
~fol	-57 84
~fold	-94 81
~foldi	-1 80
~foli	-71 -103
~folic	-22 -50
~folo	-86 64
~folov	-86 64
~fon	-20 109
~fon$	15 72
~fone	-23 110
~fone$	-23 109
~for	-101 -27
~for$	-122 -66
~fore	74 113
~fore$	27 -1
~forea	47 -114
~foreh	-63 -111
~forev	-64 228
~forg	-27 85
~forgi	-41 129
~forgo	1 -19
~form	-86 -140
~form$	-280 -86
~forma	-82 -118
~formi	-109 -148
~fort	61 30
~forv	-74 -77
~forva	-74 -77
~fos	-72 156
~fos$	-45 197
~fot	-158 50
~foto	-158 50
~foto$	-132 53
~fotos	-52 -6
~fou	106 128
~foun	-71 191
~found	-71 191
~four	92 -156
~four$	52 -139
~fr$	-65 -59
~fra	-145 -13
~frac	-96 -53
~fract	-96 -53
~fre	-99 -11
~fres	17 16
~fresh	17 16
~fri	-167 -100
~fri$	-157 -176
~frid	-84 -10
~frida	-83 56
~fridg	-16 -91
~frie	-12 16
~frien	-12 16
~frij	-42 -133
~frij$	-131 -95
~fro	121 81
~frok	70 -26
~frok$	70 -26
~from	63 93
~from$	63 93
~fron	100 57
~front	100 57
~frot	213 -65
~froth	213 -65
~fru	-54 -50
~frui	-28 -190
~fruit	-28 -190
~fry	-109 26
~ft$	6 -23
~fta	145 -163
~ftal	132 -37
~ftal$	132 -37
~ftar	-71 -143
~ftar$	-71 -143
~fte	-51 26
~fte$	12 -63
~fted	-77 -105
~fted$	-77 -105
~fter	-46 63
~fter$	-48 76
~ftern	-101 -69
~fti	-124 -79
~ftin	-101 -67
~fting	-99 -32
~fts	-104 23
~fts$	-104 23
~fud	-153 -106
~fud$	-221 -86
~fuds	31 -80
~fuds$	31 -80
~ful	-16 -55
~ful$	174 -8
~fula	-24 -148
~fula$	-24 -148
~fuli	-41 -92
~fuli$	-41 -92
~fult	-133 -21
~fulti	-47 -21
~fuly	55 4
~fuly$	55 4
~fun	-17 -39
~func	50 34
~funct	50 34
~fund	-175 32
~fund$	-175 32
~fune	-51 16
~funer	-51 16
~fung	-107 -52
~funga	-98 -49
~funk	84 52
~funk$	107 -34
~funy	3 -115
~funy$	3 -115
~fur	-189 -138
~fus	57 104
~fuse	115 87
~fused	111 41
~fuses	44 97
~fut	244 -270
~fut$	112 -155
~futa	152 -76
~futa$	152 -76
~futb	29 -60
~futba	30 -53
~futi	135 -34
~futi$	135 -34
~fy$	-185 -131
~fys	-199 -82
~fysi	-199 -82
~fysic	-28 40
~fysio	-185 -132
~ga$	115 217
~gab	27 -119
~gaba	27 -119
~gad	101 -30
~gad$	21 -185
~gada	26 -92
~gada$	-25 -36
~gadb	-14 -42
~gadba	-14 -42
~gadh	83 -143
~gadha	46 -137
~gadhe	87 -7
~gadi	71 82
~gadi$	71 82
~gae	-22 12
~gae$	-13 16
~gaf	135 -49
~gafl	135 -49
~gafli	135 -49
~gag	-144 9
~gage	-144 9
~gagem	-125 -66
~gah	-2 42
~gah$	-25 -91
~gahn	-36 133
~gahne	-36 133
~gahr	55 110
~gahra	98 120
~gahri	-40 1
~gai	25 -45
~gai$	63 -87
~gain	-19 36
~gain$	-7 50
~gair	-57 -57
~gaira	-57 -57
~gais	11 -175
~gais$	11 -175
~gaj	-143 -76
~gaj$	-95 -25
~gaja	-77 -106
~gajar	-90 -106
~gal	183 46
~gal$	127 -81
~gala	83 -190
~gala$	195 -98
~galat	-177 -321
~gale	242 166
~gale$	242 166
~gali	-104 -20
~gali$	-104 -20
~galn	174 -59
~galne	174 -59
~galo	-26 -123
~galor	-114 -62
~gals	-94 -35
~galsu	16 78
~galt	7 50
~galti	3 65
~gam	-58 34
~gam$	-98 -141
~gamc	164 8
~gamch	164 9
~game	-255 -25
~game$	-214 -28
~gan	-94 6
~gan$	43 135
~gana	-212 -323
~gana$	-212 -323
~gand	69 -63
~gandh	-88 -199
~gane	-35 -127
~gane$	-7 -118
~gang	-94 169
~ganga	-94 169
~gani	104 -180
~gani$	115 -64
~ganit	20 -104
~gant	-123 -93
~ganth	-205 -85
~ganv	115 14
~ganv$	107 -7
~ganva	12 27
~gao	163 -56
~gao$	130 -94
~gaon	70 -26
~gaon$	70 -26
~gap	15 -159
~gap$	42 -178
~gar	54 -377
~gar$	-18 -174
~gara	85 -259
~garam	89 -223
~garar	-149 -32
~garb	38 -62
~garba	-38 51
~garbh	47 -161
~gard	109 -138
~garda	112 -213
~garde	11 -14
~gare	16 33
~garet	16 33
~garg	118 -36
~gargl	118 -36
~garl	-96 -63
~garli	-78 -30
~garm	-124 -183
~garmi	-223 -177
~garo	48 -63
~gas	-18 -153
~gas$	-167 -123
~gasp	217 -92
~gast	-25 -49
~gastr	-15 -41
~gat	95 74
~gata	67 73
~gatar	77 -37
~gate	44 127
~gate$	32 94
~gath	7 -133
~gathi	15 -109
~gati	-181 -150
~gativ	-163 -125
~gau	-120 -46
~gau$	29 -96
~gaun	-148 -75
~gaun$	-139 -98
~gav	31 168
~gava	25 84
~gave	2 140
~gave$	2 140
~gay	91 1
~gay$	-184 39
~gaya	79 -21
~gaya$	63 -60
~gayab	83 139
~gaye	2 -155
~gaye$	2 -155
~gayi	18 125
~gayi$	18 125
~gayo	81 -27
~gayo$	81 -27
~gayu	120 97
~gayu$	120 97
~gda	-22 131
~gda$	-61 83
~gde	-18 23
~gde$	-18 23
~gdi	127 -71
~gdi$	127 -71
~ge$	-107 160
~gec	205 -79
~gech	205 -79
~geche	166 -69
~ged	-117 44
~ged$	-101 61
~geg	-181 -15
~gega	-179 -55
~gega$	-179 -55
~geh	116 89
~gehr	103 133
~gehra	81 72
~gehri	59 102
~gehu	39 -63
~gehun	-40 -126
~gel	64 -225
~gel$	-18 -173
~gela	185 -51
~gem	-76 41
~geme	-125 -66
~gemen	-125 -66
~gen	107 -84
~gen$	67 11
~genc	77 -190
~gency	77 -190
~gend	100 -24
~gene	-82 -101
~gener	-40 -64
~gent	-5 -63
~gent$	-6 -72
~geo	-121 41
~geon	-117 -3
~geon$	-85 -85
~ger	106 -250
~ger$	13 -239
~gero	-111 47
~gerou	-111 47
~gers	229 0
~gers$	229 0
~gery	-83 -144
~gery$	-83 -144
~ges	53 -9
~ges$	-83 -62
~gesa	143 93
~gest	-87 -186
~gest$	-63 -173
~get	-184 -58
~get$	-339 -59
~geta	-113 -82
~getab	-62 -77
~getar	-62 -28
~geth	-40 35
~gethe	-40 35
~geti	125 -44
~getin	152 -20
~getiv	-101 -53
~gets	-55 -6
~gets$	-55 -6
~gey	31 -106
~geys	31 -106
~geyse	31 -106
~gf$	-88 -70
~gfa	16 -24
~gfal	16 -24
~gfali	16 -24
~gfr	-65 -59
~gfr$	-65 -59
~gh$	49 102
~gha	149 10
~gha$	54 -68
~ghab	99 -119
~ghabr	99 -119
~ghad	96 209
~ghadi	91 210
~gham	73 -139
~gham$	187 11
~ghama	-53 -93
~ghan	168 -66
~ghana	-115 -46
~ghant	193 -51
~ghar	-61 116
~ghar$	15 77
~ghare	-66 -143
~gharv	-84 111
~ghas	85 -44
~ghat	-4 -107
~ghat$	97 -14
~ghata	-165 -145
~ghav	12 -169
~ghav$	12 -169
~ghb	-2 -9
~ghbo	-2 -9
~ghbou	-20 -7
~ghe	-135 206
~ghed	48 100
~ghed$	48 100
~gher	-222 -223
~gher$	-50 -103
~ghere	-203 -159
~ghes	-92 48
~ghest	-92 48
~ghet	37 183
~ghi	-57 -154
~ghi$	-206 -284
~ghin	114 -16
~ghing	118 -40
~gho	-153 -78
~ghod	-95 -47
~ghode	-34 -37
~ghol	20 -27
~ghs	-113 14
~ghs$	-113 14
~ght	2 41
~ght$	25 30
~ghte	12 108
~ghter	-31 82
~ghti	45 -47
~ghtin	45 -47
~ghtn	80 -109
~ghts	-13 37
~ghts$	-13 37
~ghu	256 -76
~ghum	-16 63
~ghum$	108 -63
~ghuma	-50 -86
~ghumt	-93 18
~ghun	82 46
~ghunt	14 80
~ghur	79 -9
~ghur$	79 -9
~ghus	300 -142
~ghus$	225 -82
~ghusa	200 -47
~ghut	44 -159
~ghut$	215 -99
~ghuta	20 44
~ghutn	-226 -153
~ghv	25 8
~ghva	53 14
~ghvay	53 14
~gi$	40 124
~gid	89 -52
~gide	15 -16
~gide$	15 -16
~gif	-104 -127
~gift	-104 -127
~gift$	-98 -104
~gil	-44 -101
~gila	81 -61
~gila$	-62 -138
~gin	7 228
~gin$	-185 6
~gina	-101 -58
~ginal	-90 -48
~gine	-89 -12
~gine$	-29 9
~ging	104 174
~ging$	128 178
~gini	14 20
~ginir	22 -65
~gint	-178 129
~ginte	-119 -18
~ginti	-99 130
~gio	-111 -87
~giop	-53 -137
~giopl	-53 -137
~gir	386 -95
~gir$	281 -304
~gira	285 -147
~gira$	261 -153
~gire	220 -56
~gire$	220 -56
~giri	175 -164
~giri$	157 -121
~girl	18 98
~girl$	66 118
~girlf	-134 -82
~girls	18 86
~girn	-145 93
~girne	-145 93
~girt	-160 -161
~girta	-101 -128
~gis	-5 -166
~gist	-5 -166
~gist$	-25 -144
~giste	31 -89
~git	-41 -48
~gita	-111 79
~gith	90 -140
~githi	90 -140
~giv	-113 -85
~give	-113 -51
~give$	-57 -95
~given	23 -14
~gives	-206 21
~givi	-38 -91
~givin	-38 -91
~gla	117 20
~gla$	79 -68
~glas	83 43
~glas$	184 58
~gle	-104 124
~gle$	-23 129
~gled	-127 11
~gled$	-127 11
~gles	-6 -9
~gles$	-6 -9
~gli	131 -165
~gli$	156 -134
~glim	84 -18
~glime	84 -18
~glin	141 15
~gling	141 15
~glis	-161 -33
~glish	-146 -13
~glisr	-31 -67
~gliy	1 -116
~gliya	20 -94
~gliyo	-48 -27
~glo	43 -165
~glob	-103 -115
~globi	-103 -115
~glov	91 -78
~glove	91 -78
~glu	196 -99
~gluc	136 -60
~gluco	136 -60
~gluk	98 -34
~gluko	98 -34
~gly	-128 73
~gm$	-101 -112
~gmi	-17 -39
~gmi$	-17 -39
~gn$	-48 -10
~gna	-31 32
~gna$	-81 37
~gnan	14 -50
~gnanc	-183 -36
~gnant	157 -33
~gne	-7 15
~gne$	-122 39
~gnen	5 -56
~gnens	-119 -18
~gni	88 45
~gni$	108 85
~gnin	-84 -8
~gning	-84 -8
~gnis	60 -68
~gnise	63 -63
~gnm	-69 -44
~gnme	-52 -70
~gnmen	-52 -70
~gno	70 -39
~gnor	25 -21
~gnore	25 -21
~gns	-84 -46
~gns$	-84 -46
~go$	-124 64
~goa	43 -84
~goa$	-144 -113
~goat	105 -14
~gob	-48 -217
~gobh	-70 -110
~gobhi	-70 -110
~god	61 57
~god$	66 61
~goda	-65 -78
~goe	-27 -117
~goes	-20 -113
~goes$	-20 -113
~goi	140 90
~goin	148 -25
~going	148 -25
~gok	-120 67
~gol	-29 97
~gol$	-134 -229
~gola	-48 -9
~gold	-233 12
~gold$	-124 42
~golde	-108 -67
~goli	32 118
~goli$	35 5
~goliy	59 190
~gon	63 136
~gon$	46 -2
~gona	108 112
~gona$	108 112
~gond	-142 -70
~gone	12 115
~gone$	12 115
~gor	75 -67
~gora	-131 -106
~got	29 -178
~got$	15 -134
~goti	18 -87
~goti$	21 -86
~gov	11 -68
~gove	59 -31
~gover	59 -31
~govt	-44 -50
~govt$	-44 -50
~gpt	-154 -183
~gpt$	-154 -183
~gpu	-100 -38
~gpur	-100 -38
~gpur$	-100 -38
~gra	67 -256
~gra$	48 -137
~grad	-147 -150
~grade	-141 -132
~graf	-160 -114
~grafy	-121 -100
~grai	25 -121
~grain	25 -121
~gram	-24 -86
~gram$	-124 22
~gran	122 -36
~grand	24 -31
~grany	175 -23
~grap	99 -187
~grape	99 -187
~gre	-14 -221
~grea	-204 -76
~great	-203 -75
~grej	-106 -134
~greji	-106 -134
~gret	-62 33
~gret$	-62 33
~grey	209 -95
~grey$	188 -92
~gri	-81 -42
~gri$	36 118
~grie	-145 31
~grief	-145 31
~grim	-45 -62
~grime	-45 -62
~grin	33 -214
~grin$	27 -161
~grind	78 -104
~gris	-31 -62
~gris$	-31 -62
~gro	-129 -45
~grou	-61 40
~groun	2 -115
~group	-80 70
~grov	-235 -198
~grov$	-122 -230
~gru	70 -116
~grun	116 -13
~grunt	116 -13
~grup	-81 -69
~grup$	-81 -69
~gry	-12 83
~gry$	-12 83
~gs$	15 -139
~gst	-69 -104
~gst$	-69 -104
~gta	-153 22
~gta$	-153 22
~gte	97 -218
~gte$	97 -218
~gti	-1 18
~gti$	-152 30
~gu$	-50 82
~gua	53 -107
~guag	-99 -116
~guage	-99 -116
~guar	40 -48
~guard	40 -48
~gub	178 -60
~guba	178 -60
~gubar	178 -60
~gud	-130 -35
~gud$	-180 -307
~gudb	-133 93
~gudby	-133 93
~gudg	-95 -50
~gudgu	-81 -42
~gudi	61 34
~gudiy	44 89
~gudn	-69 22
~gudni	-69 22
~gue	48 -44
~gue$	25 -155
~gues	51 91
~gues$	34 35
~guest	35 81
~gug	73 0
~gugl	-23 56
~gugle	-2 70
~gugli	-98 46
~gui	-99 103
~guid	29 7
~guide	29 7
~guil	-79 84
~guilt	-79 84
~guit	-135 105
~guita	-135 105
~guj	-197 -1
~guja	-122 13
~gujar	-122 13
~gujr	-118 2
~gujre	-54 -54
~gul	144 65
~gula	165 -17
~gulab	161 -58
~gulf	76 46
~gulf$	76 46
~gulp	1 54
~gulp$	-51 10
~gum	28 -184
~gum$	38 -41
~gums	36 -73
~gums$	36 -79
~gun	60 -8
~gun$	-4 105
~gund	144 -175
~guni	-11 -45
~gur	115 -85
~gurg	184 -75
~gurga	152 -56
~gurgl	77 -25
~guru	-85 -17
~gus	-169 -85
~gusa	-73 -150
~gusa$	-130 -131
~guse	-94 132
~guse$	-94 132
~gust	-125 -118
~gust$	-125 -118
~gut	106 -179
~guth	60 -111
~gutha	-55 -59
~guthe	93 -106
~gutk	109 -99
~guv	66 -119
~guva	-79 -96
~guvah	-79 -96
~guy	105 69
~guy$	118 -40
~guys	-8 101
~guys$	-8 101
~gva	-25 -176
~gva$	56 -161
~gvan	-191 -5
~gvan$	-56 105
~gvana	-107 -77
~gvane	-43 -48
~gvani	-104 -156
~gvay	123 -50
~gy$	41 -193
~gya	267 -56
~gya$	269 -38
~gyar	7 -42
~gyara	7 -42
~gye	132 41
~gye$	132 41
~gyi	35 105
~gyi$	35 105
~gym	-145 -265
~gym$	-145 -265
~gyn	-128 -65
~gyna	-111 -56
~gynae	-75 -25
~ha$	161 136
~hab	147 -64
~hab$	260 -141
~haba	41 -192
~haba$	90 -69
~habar	-33 -75
~habd	107 -186
~habd$	113 -165
~habe	-62 -84
~habe$	-62 -84
~habh	21 94
~habha	-151 -77
~habhi	39 119
~habi	-177 119
~habi$	-161 146
~habr	99 -182
~habra	99 -119
~hac	183 43
~hach	183 43
~hacha	90 17
~hache	187 -58
~hachi	70 75
~had	64 -16
~had$	-14 -54
~hada	122 55
~hada$	147 -51
~hadak	111 -6
~hadar	73 -33
~hade	68 10
~hade$	74 20
~hadh	160 -31
~hadh$	232 -182
~hadha	-167 120
~hadhe	111 -39
~hadhi	70 -52
~hadhn	-146 -24
~hadht	-29 -106
~hadi	-125 94
~hadi$	-148 95
~hadk	110 -88
~hadka	110 -88
~hadn	11 -57
~hads	-40 -110
~hadt	-14 -104
~hadu	-140 -126
~hae	-98 -110
~hae$	101 52
~haen	-185 -192
~haen$	-185 -192
~haf	102 -95
~haft	29 -64
~hafte	12 -63
~hag	135 36
~hag$	200 -19
~haga	-92 -64
~haga$	-133 1
~hagd	-62 76
~hagda	-62 65
~hagde	-18 23
~hagv	-47 104
~hagva	-47 104
~hah	-143 -51
~hah$	-54 -36
~haha	-227 -179
~haha$	-212 -285
~hahad	-6 -13
~hahar	-1 -58
~hahi	-23 7
~hahie	49 38
~hahiy	-130 -36
~haht	-109 21
~hahta	-26 -15
~hahte	-103 -140
~hahti	-47 86
~hai	-73 54
~hai$	-59 21
~hail	11 -108
~haili	32 -32
~hain	71 82
~hain$	69 92
~haind	75 -51
~haing	15 -121
~hains	-64 8
~hair	-153 10
~hair$	-131 49
~hais	125 -9
~hait	86 52
~haiy	155 -104
~haiya	157 -94
~haj	-91 -120
~haj$	-84 -95
~haja	-246 -173
~hajan	-118 -65
~hajar	-124 -75
~hajm	117 -110
~haju	-94 -76
~hajur	-94 -76
~hak	103 202
~hak$	60 303
~haka	60 -48
~haka$	55 -279
~hakan	-106 54
~hakar	115 -299
~hakat	78 -24
~hake	115 -128
~hake$	104 -104
~haki	3 167
~haki$	-27 11
~hakin	129 -38
~hakl	-129 83
~haku	109 -108
~haku$	214 -63
~hal	-103 -60
~hal$	-55 -14
~hala	3 -22
~hala$	-34 -20
~halan	-26 41
~halat	-87 30
~halay	152 49
~hald	-9 -171
~haldi	-9 -171
~hale	6 20
~hale$	-62 76
~haleg	-81 -81
~halen	156 -56
~haler	123 -74
~half	167 -37
~half$	167 -37
~hali	-140 100
~hali$	-132 136
~halis	-64 -68
~halk	-276 -66
~halka	-194 8
~halki	-151 -154
~haln	-37 -122
~halna	-47 -67
~halne	-6 -91
~halo	48 -16
~halo$	-104 -4
~halt	38 -322
~halta	-15 -192
~halte	49 -142
~halti	20 -139
~halu	14 0
~halu$	31 11
~halv	47 -151
~halva	47 -151
~ham	239 57
~ham$	85 -48
~hama	59 -211
~hama$	54 -131
~hamac	144 -75
~hamak	148 -61
~hamar	-84 -68
~hamau	-182 -87
~hamb	139 -42
~hamd	129 -134
~hamdi	107 -123
~hame	101 261
~hame$	95 20
~hamen	-1 119
~hamer	120 -75
~hames	-135 247
~hami	131 128
~hamk	186 -61
~hamki	76 26
~hamn	-4 39
~hamne	-4 39
~hamp	43 -174
~hampu	-86 -99
~han	44 -74
~han$	-66 -38
~hana	125 -173
~hana$	-138 -225
~hanak	343 -136
~hanb	227 -109
~hanc	-67 169
~hance	-67 169
~hand	38 -95
~hand$	19 -4
~handa	49 -234
~hande	0 -35
~handi	-80 44
~handl	-88 -123
~hands	20 16
~hane	-234 -10
~hane$	-213 -2
~hanf	122 -15
~hanf$	107 -13
~hang	-64 37
~hang$	-195 -7
~hanga	-156 80
~hange	-39 -75
~hangi	112 130
~hango	47 -103
~hani	-291 -73
~hani$	-181 -295
~hanic	-76 -56
~haniy	-118 -119
~hanj	58 -17
~hank	-164 -84
~hank$	-170 -86
~hanks	-133 -26
~hans	90 -139
~hans$	85 17
~hansa	-34 3
~hansi	79 -168
~hansn	-58 -86
~hanst	50 -72
~hant	91 191
~hant$	-116 104
~hanta	120 51
~hante	123 -34
~hanti	-3 216
~hanu	142 32
~hanus	198 -12
~hany	-247 53
~hanya	-233 -104
~hao	72 -261
~hao$	75 -253
~hap	-164 -79
~hap$	3 33
~hapa	3 143
~hapad	18 132
~hapal	-9 26
~hape	-116 -5
~hape$	-35 -80
~hapen	-99 16
~hapi	-55 -144
~hapil	-55 -144
~hapt	-74 -110
~hapte	-84 -110
~hapy	-150 -115
~hapy$	-150 -115
~har	58 -30
~har$	86 64
~hara	21 -194
~hara$	111 -81
~harab	-63 -24
~harac	-64 81
~haram	32 -215
~haras	-246 -123
~harat	17 -244
~harb	-97 -94
~harba	6 -70
~harc	-150 9
~harch	-150 9
~hard	143 -76
~hard$	104 -159
~hare	-124 -282
~hare$	-94 -259
~harel	-66 -143
~harg	-88 -75
~harge	-56 -113
~hari	122 -37
~hari$	12 -109
~harid	-96 -71
~harip	-57 81
~harir	124 79
~harm	-271 -259
~harm$	-80 -203
~harma	-114 -157
~harn	-139 120
~harna	-24 17
~harne	-119 134
~harni	-36 -53
~haro	-75 -27
~haro$	29 -58
~haron	-103 7
~harp	129 48
~harp$	148 -7
~harpe	-164 35
~harpi	86 54
~hart	-170 -25
~hart$	-92 -278
~harti	-156 114
~harv	-181 77
~harva	-168 36
~has	31 -153
~has$	162 -8
~hasa	-100 -137
~hase	-205 -129
~hase$	-205 -129
~hash	-49 -191
~hasha	-158 -168
~hashm	-57 -177
~hasi	-116 -141
~hasi$	-128 -140
~hasn	116 -11
~hasne	46 -97
~hasnt	98 44
~hasr	78 -41
~hast	-108 -15
~hasta	-17 52
~hat	126 57
~hat$	-59 83
~hata	-90 -116
~hata$	-222 -474
~hatae	-33 -30
~hatak	79 -27
~hatam	-68 88
~hatan	-119 -171
~hatar	85 -161
~hatay	-14 -99
~hate	30 -39
~hate$	77 0
~hates	-50 -90
~hatev	-32 -16
~hatg	-63 -102
~hatgp	-63 -102
~hath	221 164
~hath$	195 138
~hatha	123 -69
~hathe	97 -102
~hathi	174 -29
~hati	329 -118
~hati$	233 -319
~hatij	113 60
~hatk	90 -10
~hatka	-44 -174
~hatke	148 52
~hatm	23 22
~hatm$	33 32
~hatr	-205 -114
~hatra	-162 -149
~hats	-79 -30
~hats$	-134 -72
~hatsa	35 67
~hatu	-66 -159
~hatur	-40 -73
~haty	-103 105
~hatya	-103 105
~hau	-96 -72
~hau$	-4 -39
~haud	74 -9
~hauda	74 -9
~hauk	-45 -3
~haul	12 -82
~haun	-61 -56
~haun$	-11 -83
~haus	7 81
~haust	7 81
~haut	-190 -13
~hauth	-190 -13
~hav	-21 -36
~hav$	-145 -307
~hava	-143 -65
~hava$	66 65
~haval	-139 -99
~havas	-104 -44
~have	-87 134
~have$	-106 134
~havi	105 -62
~havin	129 31
~havl	186 -80
~havla	199 -68
~havt	72 -29
~havti	57 -24
~havu	95 -84
~havu$	95 -84
~hay	-23 -127
~hay$	-124 -137
~haya	4 54
~haya$	103 -152
~hayad	-11 72
~hayal	-150 179
~hayam	-63 -103
~hayar	-155 -296
~hayat	5 57
~haye	-87 -111
~haye$	-99 -105
~hayi	150 -158
~hayi$	150 -158
~hayr	-154 -237
~hayra	-84 -110
~hayri	-103 -189
~hb$	-259 -210
~hba	-137 -94
~hbai	-113 -95
~hbaic	-113 -95
~hbar	-49 -65
~hbar$	-49 -65
~hbo	2 -16
~hbou	-20 -7
~hbour	-20 -7
~hch	15 -28
~hcha	80 -19
~hcha$	123 70
~hchan	52 -182
~hchar	-162 -214
~hche	-60 -27
~hche$	-58 -22
~hchi	97 44
~hchi$	77 56
~hcho	-114 15
~hcho$	33 -21
~hchon	-138 23
~hchu	-61 -125
~hchu$	-61 -125
~hda	-11 -216
~hda$	19 -6
~hday	-40 -170
~hday$	-47 -169
~hdi	-210 -163
~hdi$	-210 -143
~he$	349 179
~hea	31 -87
~head	93 25
~head$	268 21
~heada	-75 -186
~headm	60 149
~heads	-89 -113
~heal	-160 -73
~heale	-83 -136
~healt	-117 -16
~heap	4 -78
~heap$	21 -121
~hear	-57 18
~heard	-54 -80
~heari	-170 -99
~hears	-23 146
~heart	1 -66
~heat	8 -220
~heat$	-2 -190
~heate	39 -33
~heav	39 -177
~heavy	-12 -165
~hed	130 29
~hed$	140 -32
~heda	8 -69
~hedu	-39 103
~hedul	-39 103
~heg	-183 3
~hega	-43 69
~hega$	-43 69
~hegi	-99 -63
~hegi$	-70 -50
~heh	73 -169
~hehe	-8 -75
~heher	-8 -75
~hehr	75 -141
~hehra	217 -18
~hehre	-97 -172
~hei	85 -36
~heig	60 -212
~heigh	-149 -195
~heim	46 -53
~heir	-58 159
~heir$	-58 159
~hej	-71 -16
~hej$	-54 52
~heji	-23 127
~heji$	-23 127
~hejn	-90 -138
~hejo	1 -173
~hejo$	1 -173
~heju	118 15
~hek	-67 -53
~hek$	-109 7
~heke	54 39
~heke$	43 -106
~heked	26 92
~heku	-105 -188
~hekup	-99 -183
~hel	101 -53
~hel$	-76 65
~hele	111 7
~hele$	54 53
~heli	-203 17
~heli$	-158 40
~helm	14 11
~helme	14 11
~helo	-181 -66
~helo$	-194 -62
~help	159 -37
~help$	180 -65
~helpe	65 -79
~helpl	-106 81
~helps	-220 -22
~helt	-33 -140
~helta	-81 -55
~helte	26 -54
~helti	-16 -97
~hem	133 159
~hem$	-86 190
~hemi	-25 33
~hemis	-25 33
~hemo	190 71
~hemo$	218 89
~hen	60 14
~hen$	44 -17
~hena	-80 -107
~henai	-117 -141
~hend	-31 125
~heng	44 -23
~henge	6 7
~hep	-177 -153
~hep$	-106 -105
~hepa	-107 -58
~her	42 88
~her$	88 156
~hera	114 -118
~hera$	228 -64
~herap	-220 -90
~herb	-110 -105
~here	-40 -38
~here$	7 -21
~hered	-91 -167
~heres	-131 75
~heri	-46 -38
~heri$	-145 -14
~herm	135 -135
~hermo	162 -110
~hern	-90 -30
~herni	-55 -24
~hero	-186 -116
~hero$	-146 -97
~hers	-131 108
~hers$	-113 92
~herv	-61 -58
~hervi	-143 -50
~hes	162 101
~hes$	53 135
~hese	-149 99
~hese$	-149 99
~hesi	-115 -103
~hesis	-111 -96
~hest	257 -250
~hest$	257 -250
~het	77 241
~het$	44 179
~heta	118 -136
~hete	-12 100
~heter	125 -16
~heth	-41 23
~hethe	-41 23
~heti	-85 -9
~hetic	29 -48
~heto	-56 118
~heton	-12 59
~heu	174 72
~hev	-23 92
~hev$	11 -91
~hey	-107 108
~hey$	-79 55
~heya	-279 -287
~heyar	-160 -170
~hi$	22 68
~hia	-29 6
~hiat	-22 -78
~hiatr	-22 -78
~hic	-178 42
~hich	-145 0
~hich$	-259 -31
~hichd	-198 -112
~hichk	-32 -138
~hicu	-114 -103
~hicup	-114 -103
~hid	122 34
~hid$	-27 146
~hida	-120 -173
~hida$	-106 -79
~hidak	8 -105
~hidc	-116 -76
~hidch	-116 -76
~hide	126 36
~hide$	151 16
~hidk	138 -119
~hidka	130 -77
~hidki	126 -42
~hie	43 41
~hie$	46 47
~hif	-209 -206
~hifa	-54 -99
~hifal	-54 -99
~hift	-192 -169
~hift$	-69 -65
~hifte	-84 -63
~hifti	-92 -127
~hig	167 42
~hig$	183 -66
~higa	73 -23
~high	41 77
~high$	100 11
~highe	-113 -32
~highs	-62 160
~highv	53 14
~higi	79 -13
~higi$	79 -13
~hij	207 -43
~hij$	-12 46
~hiji	171 -69
~hijin	171 -69
~hik	-149 -371
~hik$	-157 -273
~hika	-158 -183
~hikay	-143 -123
~hike	-42 -82
~hiken	-20 -57
~hikh	203 -86
~hikh$	101 -20
~hiki	63 -85
~hiki$	27 -54
~hikit	-86 -23
~hiks	-130 -141
~hiks$	-97 -136
~hiku	-92 -31
~hil	132 -209
~hil$	-98 -240
~hila	317 -269
~hila$	288 -169
~hilan	143 -96
~hilao	86 -138
~hilat	17 60
~hilau	-117 -57
~hilay	33 -66
~hilc	-73 109
~hilch	-73 109
~hild	-82 -138
~hild$	-47 -279
~hildr	-3 61
~hile	14 -14
~hile$	36 -7
~hili	-49 66
~hili$	-49 66
~hiln	78 -37
~hilo	73 17
~hilt	190 -37
~him	154 120
~him$	163 99
~hima	-106 171
~himat	-71 192
~himo	-110 -125
~himog	-88 -100
~hims	9 154
~himse	9 154
~hin	141 6
~hin$	40 17
~hina	163 -309
~hina$	125 -289
~hinc	274 -115
~hinch	274 -115
~hind	-25 -11
~hind$	109 131
~hindi	-69 -28
~hine	96 -117
~hine$	51 -87
~hiner	147 -131
~hing	82 50
~hing$	70 46
~hinga	152 -32
~hings	-97 73
~hini	4 49
~hini$	4 49
~hink	-1 177
~hink$	-11 72
~hinki	87 168
~hinks	-100 49
~hino	-163 -108
~hinon	-145 -85
~hint	18 15
~hinta	11 -7
~hinti	-20 -52
~hiny	92 -122
~hip	124 -69
~hip$	14 -50
~hipa	169 -75
~hipak	169 -75
~hipk	64 -189
~hipka	79 -172
~hipo	-77 91
~hir	-6 95
~hir$	-61 -134
~hira	-66 -44
~hira$	28 -72
~hird	58 0
~hird$	58 0
~hire	78 -49
~hire$	78 -49
~hiri	-149 244
~hiri$	-162 217
~hiro	-20 -80
~hiro$	-20 -80
~hirs	-14 -161
~hirt	110 103
~hirt$	98 129
~his	151 177
~his$	50 114
~hisa	-30 39
~hisab	-133 40
~hisak	-11 24
~hish	95 225
~hish$	-31 114
~hishi	36 165
~hishu	142 -77
~hisi	26 11
~hist	103 -105
~histl	162 -54
~histo	-97 -85
~hit	149 81
~hit$	62 103
~hita	38 -3
~hita$	-38 41
~hite	66 -224
~hite$	93 -166
~hitef	-81 -83
~hith	-62 181
~hithi	-128 191
~hiti	77 -116
~hitk	116 -13
~hiv	300 -260
~hiv$	242 -131
~hive	215 -116
~hiver	239 -55
~hives	4 -78
~hivi	-124 -80
~hivir	-124 -80
~hiy	-105 -27
~hiya	-113 21
~hiya$	-58 -18
~hiyam	-101 -83
~hiye	-62 -40
~hiye$	-62 -40
~hiyo	23 17
~hka	160 -32
~hkar	108 -101
~hkar$	-5 -82
~hkari	135 -23
~hke	-50 -58
~hke$	-50 -58
~hki	83 -262
~hki$	86 -239
~hks	-81 -9
~hks$	-81 -9
~hla	101 -325
~hla$	-34 -253
~hlat	113 -105
~hle	-118 -114
~hle$	-131 -105
~hles	51 -19
~hles$	33 -17
~hli	-130 -270
~hli$	-83 -244
~hm$	-83 -203
~hma	45 -6
~hma$	-17 -162
~hman	79 -31
~hman$	99 4
~hmas	49 -19
~hmash	49 -19
~hmat	-4 52
~hme	1 -107
~hme$	36 -117
~hmi	-115 -130
~hna	-19 142
~hna$	-3 153
~hnd	-97 95
~hndi	-97 95
~hndi$	-97 95
~hne	-247 -49
~hne$	-236 -46
~hnen	-69 -35
~hnen$	-69 -35
~hni	144 -251
~hni$	176 -242
~hno	-57 89
~hno$	-45 91
~hnu	-93 -124
~hnu$	-88 -121
~ho$	-223 -194
~hoa	126 -111
~hoar	126 -111
~hoars	126 -111
~hob	-99 50
~hoc	129 -194
~hoco	78 -60
~hocol	78 -60
~hod	-127 15
~hod$	3 168
~hoda	-73 -46
~hoda$	-73 -46
~hode	58 -13
~hode$	-32 -29
~hodi	-107 -137
~hodi$	-106 -135
~hodn	-91 -5
~hodne	-76 10
~hodo	17 14
~hodo$	55 21
~hodu	-64 -32
~hoe	20 62
~hoe$	-71 2
~hog	8 129
~hoga	-69 140
~hoga$	-69 140
~hogi	90 -18
~hogi$	-68 1
~hoi	-95 -142
~hoj	-3 73
~hok	85 -377
~hok$	152 -226
~hoka	-91 -1
~hokar	-91 -1
~hoke	-225 -233
~hoke$	-179 -130
~hoked	-127 -165
~hoki	99 -180
~hokin	75 -158
~hol	184 -36
~hol$	-54 182
~hola	90 -54
~hold	44 89
~hold$	-148 114
~holdi	129 -114
~hole	62 -120
~hole$	5 -49
~holes	158 -179
~holi	17 -132
~holi$	94 -41
~holid	-131 -150
~holo	125 -88
~holog	-49 -69
~holt	197 -113
~holte	71 -70
~holti	116 -50
~hom	-71 -147
~hom$	-131 -22
~home	-21 -109
~home$	26 -82
~homeo	-70 -53
~homev	-41 -67
~hon	-34 40
~hon$	-42 -107
~hona	-219 118
~hona$	-219 118
~hone	-112 58
~hone$	-62 14
~hones	3 162
~honey	-153 -142
~hong	-195 -46
~honge	-174 -161
~honi	41 -120
~honi$	41 -120
~hont	297 -112
~honth	288 -106
~hop	-163 178
~hop$	-58 22
~hopa	-33 -22
~hopal	-33 -22
~hope	35 107
~hopi	-156 60
~hopin	-156 60
~hopk	-31 -21
~hopki	-31 -21
~hor	-14 -169
~hor$	-49 -22
~hora	98 -120
~hora$	98 -120
~hori	2 105
~hori$	-107 90
~horn	98 -100
~hors	-6 -118
~horse	-6 -118
~hort	-124 -219
~hort$	-25 -153
~hos	179 -22
~hos$	-133 -106
~hose	116 -98
~hose$	119 -137
~hosh	297 -290
~hosh$	284 -259
~hoshi	72 -66
~hosp	-51 25
~hospi	-51 25
~host	-63 67
~hosta	-48 113
~hoste	-38 51
~hot	44 4
~hot$	113 -161
~hota	-106 56
~hota$	-75 58
~hote	44 -53
~hote$	40 -78
~hotel	14 59
~hoth	67 54
~hoth$	35 -105
~hoti	-33 -5
~hoti$	-26 -93
~hotu	113 -5
~hotu$	113 -5
~hou	137 92
~houg	33 45
~hough	33 45
~houl	37 -47
~hould	37 -47
~hour	204 -149
~hour$	222 23
~hours	18 -286
~hous	-134 40
~house	-134 40
~hout	-14 149
~hout$	-40 130
~houti	47 26
~hov	-217 -67
~hov$	-403 -44
~hovi	143 70
~hovin	143 70
~hovs	111 -145
~hovs$	111 -145
~hoy	80 -118
~hpa	-223 -217
~hpan	-309 -138
~hpan$	-307 -211
~hpas	43 -107
~hpast	43 -107
~hpe	38 -42
~hpes	38 -42
~hpest	38 -42
~hpv	-18 -52
~hpv$	-18 -52
~hr$	237 -145
~hra	157 135
~hra$	237 151
~hrat	-92 -190
~hre	130 -229
~hre$	-15 -201
~hres	163 -10
~hresh	163 -10
~hrev	71 -74
~hrev$	71 -74
~hri	-93 121
~hri$	3 179
~hric	-110 94
~hrice	-110 94
~hril	-192 -177
~hrila	-132 -112
~hrile	-83 -64
~hrili	-26 -36
~hris	-99 -148
~hro	183 -183
~hro$	-98 -73
~hroa	131 -65
~hroat	131 -65
~hrom	-62 -128
~hrou	144 -19
~hroug	144 -19
~hrov	112 -81
~hrovn	156 -30
~hrs	41 -78
~hrs$	41 -78
~hru	57 70
~hru$	-130 -56
~hrum	109 96
~hrum$	105 103
~hs$	-54 -17
~hse	-69 199
~hse$	-69 199
~hsu	19 -155
~hsun	-38 -98
~hsun$	-38 -98
~hsus	34 -83
~hsus$	34 -83
~ht$	16 26
~hta	-41 57
~hta$	-121 73
~htay	54 -58
~htay$	61 -87
~hte	31 37
~hte$	38 -50
~hter	-31 82
~hter$	2 44
~hters	-80 92
~hti	11 136
~hti$	-4 148
~htin	98 -49
~hting	45 -47
~htn	80 -109
~hts	-13 37
~hts$	-13 37
~hu$	176 218
~hua	57 -126
~hua$	93 -98
~huan	-41 -115
~huan$	-41 -115
~hub	9 -221
~hub$	8 -138
~hubh	1 -226
~hubh$	20 -117
~hubha	-98 -35
~hubht	64 -57
~huc	-199 46
~huch	-199 46
~hud	-39 329
~hud$	-234 318
~huda	81 -269
~hudan	3 -170
~hudi	4 113
~hue	40 -68
~hue$	52 -55
~hug	50 20
~huga	54 -53
~hugar	54 -53
~huge	-9 111
~huged	-9 111
~huh	81 -24
~huha	65 -129
~huha$	65 -129
~huhe	47 5
~huhe$	47 5
~hui	51 -17
~hui$	51 -17
~huj	-211 -283
~hujl	-202 -275
~hujli	-190 -262
~huk	-30 209
~huk$	202 -151
~huka	-112 111
~huka$	42 159
~hukan	-146 -124
~hukar	16 103
~huke	-25 67
~huke$	-25 67
~hukh	-107 -149
~hukh$	-137 -165
~huki	17 194
~huki$	68 155
~hukr	-153 -87
~hukri	-153 -87
~hukt	62 62
~hukti	62 62
~hul	-58 -95
~hul$	-170 -155
~hula	6 -43
~hula$	-11 -40
~hule	8 90
~hule$	60 101
~hulh	104 71
~hulhe	95 50
~huli	-62 77
~huli$	-62 77
~huls	-94 -66
~hult	76 60
~hulta	152 -116
~hulti	-77 137
~hum	120 42
~hum$	63 90
~huma	-111 -99
~huma$	-51 -100
~humak	11 -115
~human	-185 -29
~humb	183 -145
~humb$	173 -78
~humi	41 -12
~humn	-115 97
~humne	-108 98
~humt	-93 18
~hun	197 121
~hun$	84 89
~huna	190 -126
~huna$	212 -108
~hunc	-125 -160
~hunch	-125 -160
~hund	247 155
~hund$	85 -42
~hundh	147 92
~hune	131 -128
~hune$	136 -120
~hung	42 124
~hunga	-49 72
~hungi	-7 168
~huni	3 -62
~huni$	3 -62
~hunj	17 -118
~hunjh	17 -118
~hunk	-111 -73
~hunt	103 33
~hunt$	14 80
~hup	57 21
~hupa	13 69
~hupa$	61 -13
~hupi	143 -131
~hupi$	143 -131
~hur	105 -24
~hur$	79 -9
~hura	-156 -44
~hurak	-95 -141
~huri	179 29
~huri$	144 -48
~hurs	-26 58
~hursd	-26 58
~hurt	-42 50
~hurt$	-160 170
~hurti	78 32
~hurts	48 -190
~huru	57 -154
~huru$	67 -152
~hus	91 8
~hus$	149 -34
~husa	198 -112
~husa$	198 -112
~husb	10 97
~husba	10 97
~hush	-212 29
~hush$	-172 77
~hust	-223 -165
~hut	49 -280
~hut$	76 -188
~huta	104 -22
~huta$	43 -31
~hutan	64 -1
~hute	82 -51
~hute$	110 -7
~huter	135 -14
~huth	-169 -55
~huth$	-167 -45
~huti	-28 21
~huti$	-87 48
~hutk	-20 -61
~hutki	94 -8
~hutku	-42 -134
~hutn	-229 -161
~hutna	-223 -114
~hutne	-146 -60
~hutno	11 -86
~hva	192 -258
~hva$	-92 70
~hvag	-132 -114
~hvaga	-132 -114
~hvan	170 -149
~hvan$	131 -66
~hvar	-102 -185
~hvari	-83 -152
~hvas	195 -172
~hvas$	184 -141
~hvasa	147 -54
~hvat	-1 -35
~hvati	31 -28
~hvay	17 6
~hvay$	17 6
~hvi	-186 138
~hvin	-57 180
~hvin$	-57 180
~hvis	-132 -57
~hvish	-132 -57
~hy$	-278 -129
~hya	-134 112
~hya$	56 81
~hyam	-125 -97
~hyam$	-125 -97
~hyan	-172 117
~hyan$	-151 24
~hyav	-168 -158
~hyd	-66 -26
~hyde	29 -82
~hyder	29 -82
~hyp	-19 -22
~hypo	-12 -13
~hypot	-12 -13
~hyr	-106 -3
~hyro	-106 -3
~hyroi	-24 -166
~hyrok	-126 -122
~hyron	-90 97
~ia$	-99 -417
~iab	-24 -148
~iabe	-19 -134
~iabet	-19 -134
~iac	-101 9
~iac$	-96 -58
~iag	44 47
~iage	-24 80
~iage$	-24 80
~ial	166 -141
~ial$	136 -182
~ialo	-111 -86
~ialog	-111 -86
~ialy	144 41
~ialys	144 41
~ian	-219 -59
~ian$	-141 -212
~ianc	-137 29
~iap	37 -86
~iape	37 -86
~iaper	37 -86
~iar	-130 126
~iar$	-57 -125
~iary	-54 179
~iary$	-54 179
~iat	-157 -21
~iatr	-112 -110
~iatri	-112 -110
~ib$	244 64
~iba	-112 119
~iba$	-187 27
~iban	-145 -239
~iband	-145 -239
~ibe	78 110
~ibe$	-19 37
~ibh	114 -179
~ibh$	133 -174
~ibha	-50 -15
~ibi	-66 64
~ibi$	-28 90
~ibio	13 -50
~ibiot	13 -50
~ibl	31 -67
~ible	-43 -47
~ible$	-43 -47
~ibo	-153 212
~ibs	175 -61
~ibs$	175 -61
~ibu	-84 139
~ic$	-67 -258
~ica	-104 -239
~ical	-15 -249
~ical$	19 -193
~icaly	-48 -113
~icat	-139 -64
~icate	-69 31
~icati	-91 -139
~ice	-100 -91
~ice$	-107 -103
~icel	5 -42
~icely	5 -42
~icen	-207 63
~icenc	-177 -37
~icens	-57 139
~ices	-149 22
~ices$	-145 11
~ich	105 45
~ich$	-25 -59
~icha	-72 103
~icha$	-103 142
~ichar	1 -27
~ichc	-76 -1
~ichch	-76 -1
~ichd	-198 -112
~ichdi	-198 -112
~iche	37 220
~iche$	38 176
~ichi	184 -181
~ichi$	66 -29
~ichk	74 -169
~ichka	135 -23
~ichki	-68 -170
~ichl	-241 -136
~ichle	-216 -62
~ichli	-152 -100
~ichu	136 77
~ichu$	102 89
~ici	-199 118
~icia	-44 -92
~ician	-44 -92
~icid	-231 101
~icide	-228 101
~icil	103 -35
~icili	103 -35
~icin	-159 -29
~icine	-159 -29
~icl	33 32
~icle	54 50
~icle$	58 58
~ico	-238 -207
~icon	-93 -41
~ics	-279 -28
~ics$	-279 -28
~ict	-198 -204
~ict$	-185 -133
~ictu	-43 -90
~ictur	-43 -90
~icu	-179 -174
~icu$	-129 -120
~icup	-114 -103
~icups	-114 -103
~icy	-125 -35
~icy$	-105 -32
~id$	71 -79
~ida	42 179
~ida$	-63 169
~idai	-141 -136
~idai$	-141 -136
~idak	72 -122
~idak$	49 -6
~idakn	-46 -89
~idal	-69 -38
~idal$	-69 -38
~idam	-127 142
~idam$	-111 60
~idan	165 56
~idar	106 -26
~idare	107 -64
~iday	-99 34
~iday$	-160 77
~idc	-117 -34
~idch	-116 -76
~idchi	-116 -76
~ide	70 161
~ide$	170 165
~idea	-157 -230
~idea$	-64 -130
~ideas	-115 -151
~ided	-161 -23
~ided$	-161 -23
~iden	111 122
~iden$	-82 -63
~ident	127 133
~ideo	-207 -13
~ideo$	-194 -10
~ider	-69 49
~ider$	-69 49
~ides	-98 42
~ides$	-90 39
~idev	-99 -71
~idg	34 65
~idge	34 65
~idge$	34 65
~idh	67 41
~idha	162 80
~idha$	158 65
~idhar	49 -44
~idhe	74 -123
~idhe$	74 -123
~idhi	-46 -22
~idhi$	-46 -22
~idi	59 57
~idi$	83 45
~idin	31 -126
~iding	35 -123
~idit	-51 -209
~iditi	-98 -40
~idity	-13 -183
~idiy	22 125
~idiyo	24 132
~idk	100 30
~idka	130 -77
~idkav	45 -37
~idki	110 56
~idki$	126 -42
~idl	195 -107
~idle	152 -70
~idle$	161 -63
~idli	117 -67
~idli$	162 -54
~idn	-79 -60
~idne	-145 -40
~idney	-139 -38
~idni	-55 -86
~idnig	-45 -5
~idnt	-25 16
~idnt$	-25 16
~ido	-2 27
~idon	117 -11
~idon$	117 -11
~idot	-81 -127
~idote	-81 -127
~idr	-215 56
~ids	-112 -27
~ids$	-112 -27
~idu	180 13
~iduc	171 -46
~iduch	171 -46
~idur	100 -115
~idura	100 -115
~idv	-46 -71
~idva	-46 -71
~idy	3 -159
~idy$	43 -113
~idya	-89 -68
~ie$	-24 8
~iec	59 -80
~iece	78 -74
~iece$	116 -51
~ieces	-86 -42
~ied	-180 -59
~ied$	-179 -58
~ief	-164 5
~ief$	-164 5
~iel	-88 -45
~ield	-47 19
~ield$	-47 19
~iem	-69 -19
~ien	50 -25
~ienc	-82 -43
~ience	-53 -109
~iend	-12 16
~iend$	31 104
~iends	-81 -87
~ient	100 -58
~ient$	119 -15
~ients	43 6
~ier	33 5
~ier$	34 23
~ies	-150 -166
~ies$	-116 -224
~iesa	-149 -77
~iesar	-101 -44
~iest	-148 126
~iest$	-148 126
~iet	-119 -129
~iet$	-109 -27
~iety	-26 -163
~iety$	-9 -135
~iev	-190 -251
~iev$	-109 -219
~ieve	-150 -93
~if$	-119 254
~ifa	-87 -19
~ifai	-15 -73
~ifaid	-15 -73
~ifal	-90 -14
~ifal$	-75 -1
~ife	11 77
~ife$	60 219
~ifer	-70 -95
~ifere	-59 -82
~ifes	-63 -155
~ifes$	-63 -155
~ifi	-359 -231
~ifi$	-103 -124
~ific	-230 -90
~ifica	-85 -28
~ifin	-102 -54
~ifin$	-102 -54
~ifl	-33 -49
~ifla	-20 -76
~iflam	-18 -65
~ifo	-90 -20
~ifor	-72 11
~iform	-72 11
~ift	-58 -281
~ift$	76 -220
~ifte	-77 -105
~ifted	-77 -105
~ifti	-120 -75
~iftin	-101 -67
~ig$	243 -64
~iga	279 -53
~iga$	197 -65
~igal	334 -4
~igal$	176 25
~igaln	174 -59
~igam	-188 -115
~igam$	-174 -113
~igar	-68 13
~igare	16 33
~ige	194 111
~ige$	216 92
~igeo	-44 62
~igeon	-44 62
~iger	44 9
~iger$	44 9
~igh	-17 39
~igh$	82 64
~igha	-108 17
~ighb	-2 -9
~ighbo	-2 -9
~ighe	-113 -32
~igher	-57 -101
~ighes	-92 48
~ighs	-72 92
~ighs$	-72 92
~ight	-18 18
~ight$	-6 18
~ighte	46 126
~ighti	45 -47
~ightn	80 -109
~ights	-64 54
~ighv	53 14
~ighva	53 14
~igi	86 118
~igi$	77 -51
~igin	-47 11
~igl	157 -123
~igla	108 -27
~igla$	108 -27
~igli	105 -87
~ign	-78 6
~ign$	26 49
~igna	-39 58
~igni	-84 -8
~ignin	-84 -8
~ignm	-52 -70
~ignme	-52 -70
~igno	25 -21
~ignor	25 -21
~igns	-84 -46
~igns$	-84 -46
~igo	6 7
~igo$	-144 -105
~igr	-89 -131
~igra	23 -88
~igrai	25 -121
~igre	-104 -82
~igret	-62 33
~igu	-142 144
~igur	16 19
~igy	-43 -92
~igy$	-43 -92
~iha	-86 -40
~ihar	-52 -79
~ihar$	-52 -79
~ij$	-115 -65
~ija	-7 -160
~ija$	75 -164
~ijaj	32 10
~ijaji	32 10
~ijal	-51 85
~ijalt	-51 85
~ijar	-137 -82
~ijar$	-75 -49
~ije	73 -198
~ije$	-105 -95
~ijen	71 -51
~ijes	54 -38
~ijes$	54 -38
~iji	60 -78
~iji$	-122 -121
~ijie	-124 -104
~ijie$	-144 -91
~ijin	153 -266
~ijine	3 -217
~ijing	171 -105
~ijl	77 -68
~ijli	77 -68
~ijli$	77 -68
~ijn	-104 -165
~ijna	-84 -151
~ijnan	-74 -135
~ijo	-22 -40
~iju	18 -82
~ijur	20 -124
~ijure	20 -124
~ijy	160 -140
~ijy$	160 -140
~ik$	-226 -379
~ika	-113 121
~ika$	-147 77
~ikai	-171 -40
~ikai$	-171 -40
~ikal	30 104
~ikal$	-63 41
~ikala	224 79
~ikale	-97 18
~ikaln	9 -26
~ikalt	14 109
~ikalu	44 -74
~ikalv	-119 -114
~ikan	-240 142
~ikar	10 45
~ikar$	60 58
~ikat	-183 -183
~ikat$	-151 -213
~ikath	-72 51
~ikay	-143 -123
~ikaya	-143 -123
~ike	153 81
~ike$	225 54
~iked	-15 -49
~iked$	-15 -49
~iken	-74 -167
~ikend	-87 -138
~ikes	-136 83
~ikes$	-57 31
~iket	-77 26
~iket$	-66 60
~ikets	-37 -112
~ikh	100 -31
~ikh$	130 -83
~ikha	-21 172
~ikha$	-78 170
~ikhae	-36 -19
~ikhan	8 101
~ikhao	-150 -121
~ikhat	-103 -68
~ikhau	31 121
~ikhay	15 -60
~ikhe	95 62
~ikhe$	73 25
~ikhi	-191 -18
~ikhi$	-179 3
~ikhn	71 -282
~ikhna	116 -185
~ikhne	9 -61
~ikhni	-97 -156
~ikho	-286 -278
~ikho$	-286 -278
~ikht	125 75
~ikhta	89 81
~ikhti	62 23
~ikhu	-120 -21
~ikhu$	-73 -166
~ikhun	-55 114
~ikhv	109 -67
~ikhva	109 -67
~iki	143 -118
~iki$	130 -127
~ikil	38 16
~ikil$	38 16
~ikin	-41 1
~iking	-41 1
~ikit	-86 -23
~ikits	-86 -23
~ikl	-24 -69
~ikla	66 118
~ikla$	66 118
~ikle	33 -124
~ikle$	58 -173
~ikleg	-56 -3
~ikli	-62 2
~ikli$	-62 2
~ikly	-150 -164
~ikly$	-150 -164
~ikn	-39 -72
~iko	44 87
~iks	35 -122
~iks$	66 -45
~ikse	10 -31
~iksed	119 93
~ikser	-15 -153
~iksh	-138 -202
~iksha	-123 -196
~iksi	11 19
~iksin	-68 49
~ikt	56 40
~ikta	66 32
~iktar	66 -145
~iktr	-6 37
~iktri	-6 37
~iku	178 -31
~iku$	-162 43
~ikui	65 15
~ikuid	86 22
~ikun	91 -99
~ikuo	143 -78
~ikuor	143 -78
~iky	52 -61
~iky$	52 -61
~il$	-36 54
~ila	378 94
~ila$	456 96
~ilae	-64 -15
~ilag	-81 79
~ilage	-81 79
~ilai	58 -99
~ilai$	110 2
~ilaj	-214 -28
~ilaj$	-213 -20
~ilan	100 4
~ilana	-119 79
~ilane	139 -102
~ilao	98 -138
~ilao$	103 -112
~ilar	-51 100
~ilat	-99 134
~ilate	-122 59
~ilati	-111 19
~ilato	-23 77
~ilau	-55 -107
~ilau$	-75 -46
~ilaun	9 -67
~ilay	66 -46
~ilaya	39 18
~ilb	-67 59
~ilc	-37 109
~ilch	-37 109
~ilcha	-37 109
~ild	-185 -153
~ild$	-118 -353
~ildi	-109 48
~ildin	-109 48
~ildr	-3 61
~ildre	-3 61
~ile	25 -16
~ile$	72 -98
~iled	-65 27
~iled$	-65 27
~ileg	-226 92
~ilega	-209 115
~ilegi	-81 -26
~ilen	91 -178
~ilend	88 -62
~ileng	-147 -137
~ilent	73 -98
~ilep	-133 -1
~ileps	-119 5
~iler	7 8
~iler$	5 30
~iles	12 89
~iles$	12 89
~ilet	40 -32
~ilet$	48 17
~ili	-35 39
~ili$	103 85
~ilic	2 -62
~ilico	-93 -41
~ilin	-200 34
~ilin$	99 -45
~iling	-275 41
~ilit	-68 76
~iliv	18 -56
~ilivr	-74 -50
~iliy	-19 -1
~iliya	9 -144
~ilk	12 -187
~ilk$	-23 -185
~ilke	-5 89
~ilke$	-5 89
~ilku	37 -126
~ilkul	37 -126
~ilm	-316 -384
~ilm$	-276 -292
~ilmi	-35 -107
~ilmi$	-35 -107
~iln	90 41
~iln$	72 73
~ilna	72 -46
~ilna$	73 -43
~ilne	-7 42
~ilne$	4 47
~ilo	-155 -239
~ilo$	-14 -214
~ilom	55 -143
~ilomi	98 -83
~ilon	-49 65
~ilov	-114 11
~ilov$	-114 11
~ils	-18 145
~ils$	-3 155
~ilsh	-101 -83
~ilshi	-101 -83
~ilt	-29 -6
~ilta	27 44
~ilta$	27 44
~ilte	31 -68
~ilte$	32 -64
~ilti	-104 -12
~ilti$	-90 21
~ilty	-79 84
~ilty$	-79 84
~ilu	44 160
~ilur	-43 93
~ilure	-43 93
~ilv	15 191
~ilva	-35 194
~ilvay	6 173
~ily	-235 -22
~ily$	-235 -22
~im$	69 122
~ima	-219 59
~ima$	-173 66
~imag	-18 9
~imag$	-10 -16
~imagi	-17 29
~imal	-33 -151
~imar	-112 -98
~imar$	-74 -28
~imari	-84 -92
~imat	-43 191
~imat$	-71 192
~imb	-47 -133
~imb$	-6 -104
~imba	-31 14
~imbat	-26 -47
~imbi	102 -56
~imbin	102 -56
~imbu	-80 -133
~imbu$	-79 -130
~ime	-19 -37
~ime$	-166 26
~imen	-133 -111
~iment	-130 -108
~imep	84 -18
~imepi	84 -18
~imer	89 -64
~imes	84 -28
~imes$	101 -69
~imet	78 -79
~imeta	-17 -18
~imete	78 -83
~imi	-95 -172
~imin	-193 -105
~iming	-190 -95
~imit	76 -100
~imit$	53 -81
~iml	-75 -110
~imo	76 -185
~imog	-88 -100
~imogl	-88 -100
~imp	-148 -89
~imp$	164 -73
~impl	-247 -38
~imple	-257 -53
~impr	-129 -37
~impro	-129 -37
~ims	-25 120
~ims$	-46 22
~imse	9 154
~imsel	9 154
~in$	-90 -39
~ina	137 38
~ina$	249 77
~inai	71 23
~inail	71 23
~inal	-225 -147
~inal$	-159 -45
~inaly	-175 -76
~inar	-7 127
~inar$	-35 -64
~inare	-95 152
~inat	-8 -122
~inat$	160 23
~inati	-174 -192
~inb	-95 -240
~inbu	-48 -98
~inbu$	-48 -98
~inc	137 1
~ince	29 -3
~ince$	29 -1
~inch	364 -7
~inch$	244 -90
~incha	80 86
~inche	146 -10
~incht	86 -32
~inci	-103 130
~incip	2 39
~inco	-30 -146
~incom	-8 -102
~incr	-108 -152
~incre	-103 -145
~ind	-33 73
~ind$	-101 131
~inda	17 52
~inda$	-32 97
~indag	-65 -58
~indau	-68 -16
~inde	82 23
~indek	-77 -74
~inder	115 33
~indg	-2 160
~indgi	-2 160
~indi	31 -297
~indi$	183 -93
~india	-305 -270
~indin	0 -67
~indiy	18 -134
~indl	-26 -98
~indli	25 -23
~indly	-47 -84
~indo	-105 -63
~indor	-16 -62
~indov	-96 -3
~indr	13 -69
~inds	-49 122
~inds$	-49 122
~indu	50 51
~indu$	-19 -84
~ine	-37 43
~ine$	-14 58
~ined	-99 -69
~ined$	-99 -69
~iner	48 -219
~iner$	69 -184
~iners	-83 -91
~ines	-17 116
~ines$	-17 116
~inf	74 102
~infa	81 -61
~infan	84 -44
~infe	12 -16
~infec	28 -132
~info	-41 38
~infu	95 94
~inful	95 94
~ing	107 30
~ing$	94 44
~inga	69 -136
~inga$	18 -83
~ingan	123 -6
~inge	141 12
~inger	161 -154
~ingi	-27 39
~ingin	-60 41
~ingl	-29 -167
~ingle	-169 -151
~ingli	153 -25
~ingn	155 -19
~ingni	155 -19
~ings	-112 3
~ings$	-112 3
~inh	134 -139
~inha	160 -88
~inhal	160 -88
~ini	4 67
~ini$	-16 248
~inic	102 -110
~inic$	102 -110
~inik	-105 44
~inik$	-74 72
~inin	-119 -110
~inine	-70 -53
~ining	-78 -76
~inio	-102 -84
~inion	-102 -84
~inir	22 -65
~inir$	26 -92
~inis	57 -66
~inish	59 -62
~inj	136 26
~inja	42 -89
~inje	114 106
~injec	30 124
~injek	143 -96
~ink	-55 233
~ink$	-15 -11
~inka	-92 173
~inka$	-92 173
~inke	-185 67
~inked	-54 -57
~inki	-19 207
~inkin	-43 196
~inks	59 -34
~inks$	59 -34
~inl	15 238
~inle	20 257
~inles	20 257
~ino	-106 -161
~ino$	50 -85
~inon	-157 -10
~inon$	-157 -10
~inp	-100 -46
~inp$	-66 -30
~ins	57 15
~ins$	7 -16
~insa	-7 -119
~insan	-173 -78
~insar	104 14
~insi	125 6
~insid	126 9
~inst	-144 56
~insta	-143 115
~inste	11 -78
~instr	-57 -102
~insu	49 41
~insul	107 50
~insur	-159 -2
~int	109 55
~int$	76 62
~inta	-2 -50
~inta$	0 -41
~inte	42 -145
~inte$	-43 -49
~inted	162 -193
~inter	-289 -65
~inth	173 -121
~inth$	163 -17
~intha	93 -109
~inti	-54 68
~inti$	-112 119
~intin	-8 -148
~intj	68 69
~intja	68 69
~intm	-26 -95
~intme	-26 -95
~into	16 108
~into$	20 133
~inton	-1 -81
~intr	-80 50
~intra	-78 52
~ints	-82 -71
~ints$	-79 -63
~inu	212 52
~inu$	195 111
~inue	42 -69
~inue$	42 -69
~inus	-136 44
~inus$	-134 45
~inut	70 -66
~inute	70 -66
~inv	-10 -28
~inve	14 -62
~invi	-19 43
~iny	36 -120
~iny$	84 -125
~io$	-175 -363
~iod	-86 -301
~iod$	-48 -202
~iods	-60 -188
~iods$	-60 -188
~iol	-71 -56
~iole	-34 -38
~iolen	-34 -38
~iolo	-41 -20
~iolog	-41 -20
~ion	-26 -184
~ion$	22 -183
~ions	-218 -40
~ions$	-218 -40
~iop	-54 -94
~iopl	-53 -137
~iopla	-53 -137
~ior	-41 10
~ior$	-27 -9
~iors	-26 26
~iors$	-26 26
~iot	-48 -137
~ioth	-111 -63
~iothe	-111 -63
~ioti	-17 -62
~iotic	10 -53
~iou	-63 -146
~ious	-63 -146
~ious$	-63 -146
~ip$	-20 20
~ipa	6 -3
~ipak	157 -96
~ipak$	169 -75
~ipal	-43 26
~ipal$	-43 26
~ipan	-57 81
~ipan$	-57 81
~ipas	-88 -98
~ipas$	-86 -77
~ipat	-130 -131
~ipe	-43 149
~ipe$	-255 -47
~iped	165 42
~iped$	165 42
~iper	-51 178
~iper$	-24 160
~ipi	-130 -60
~ipi$	-169 -305
~ipia	-57 -125
~ipiar	-57 -125
~ipid	-55 -83
~ipid$	-55 -83
~ipin	17 -2
~ipine	-168 35
~iping	74 -7
~ipk	39 -222
~ipka	54 -206
~ipka$	204 -59
~ipkal	-159 -113
~ipl	-109 -183
~ipl$	-91 -155
~ipo	70 9
~ipor	18 -190
~iport	18 -190
~ipoy	136 -110
~ipoya	81 -103
~ipr	38 17
~ipre	-42 51
~ipres	-42 51
~ips	105 -15
~ips$	154 6
~ipt	-132 0
~ipt$	-56 -130
~ipti	-80 -107
~iptio	-80 -107
~ipu	125 -56
~ipur	-12 1
~ipur$	-37 4
~ipy	184 132
~ipy$	184 132
~ir$	150 72
~ira	91 -86
~ira$	220 -263
~irah	-134 13
~irah$	-134 13
~irai	-182 -26
~irai$	-182 -26
~irak	-76 94
~iral	-181 -91
~iral$	-173 -67
~iran	-75 130
~irane	-64 97
~irap	-81 -36
~irap$	-81 -36
~iras	147 -90
~irat	6 -226
~irat$	-63 -151
~irate	-150 -100
~iray	-16 -58
~iraya	-9 -53
~irc	-118 -18
~irch	-126 2
~irch$	-123 -176
~irchi	20 -70
~ird	44 -6
~ird$	70 -3
~ire	30 95
~ire$	146 -140
~irec	-73 -72
~irect	-73 -72
~ired	-88 127
~ired$	-112 131
~irem	-37 -117
~ireme	-37 -117
~irf	-81 -85
~irf$	-69 9
~irg	24 -205
~irgi	24 -205
~irgi$	24 -205
~irh	156 -118
~irha	156 -118
~irhan	158 -111
~iri	121 66
~iri$	174 154
~irid	124 -22
~iride	84 -18
~irij	-41 -224
~iriji	-24 -206
~irin	103 -13
~irin$	84 -115
~iring	61 50
~irit	31 53
~iriy	-106 -87
~iriya	-106 -87
~irl	18 98
~irl$	66 118
~irlf	-134 -82
~irlfr	-134 -82
~irls	18 86
~irls$	18 86
~irm	-100 -75
~irm$	-100 -130
~irn	-163 92
~irna	-39 0
~irna$	-39 0
~irne	-145 93
~irne$	-145 93
~iro	-47 -18
~iro$	-58 -170
~iron	10 -128
~iron$	10 -128
~iror	24 69
~iror$	24 69
~irp	-94 -121
~irpo	-63 -51
~irpor	-63 -51
~irs	-98 -114
~irs$	-91 23
~irst	-40 -115
~irst$	-50 -113
~irt	-59 -38
~irt$	98 129
~irta	5 -72
~irta$	5 -72
~irte	-83 -58
~irte$	-83 -58
~irth	-53 -45
~irth$	-129 56
~irthd	-47 -169
~iru	-46 17
~iru$	180 -94
~iruk	-86 53
~iruku	19 6
~iry	-114 -154
~iry$	-47 6
~irya	-87 -183
~iryan	-87 -183
~is$	-15 123
~isa	147 -70
~isa$	149 -95
~isab	-143 -94
~isab$	-102 36
~isabg	-77 -159
~isak	65 10
~isak$	-11 24
~isal	25 -21
~isal$	34 -7
~isan	-45 48
~isan$	-39 54
~isar	-96 -83
~isart	-96 -83
~isc	-94 9
~isc$	-94 -116
~isca	-83 80
~iscar	-83 80
~isch	16 -1
~ischa	16 -1
~isco	-129 55
~iscor	-99 201
~iscu	38 -114
~iscui	38 -114
~ise	-67 -118
~ise$	-35 -59
~isea	-75 -113
~iseas	-75 -113
~ised	-111 -105
~ised$	-111 -105
~isej	-143 -68
~isej$	-143 -68
~isen	81 -73
~iser	126 -18
~iser$	126 -18
~ises	-98 -37
~ises$	-98 -37
~ish	72 117
~ish$	127 55
~isha	114 77
~isha$	57 13
~ishan	-7 105
~ishe	-105 -149
~ished	-65 -207
~isher	-84 -60
~ishi	0 206
~ishi$	4 166
~ishin	17 114
~ishn	-11 -72
~ishno	-22 -31
~isht	-160 99
~ishta	-128 121
~ishte	-71 -80
~ishu	142 -77
~ishu$	142 -77
~ishv	1 -136
~ishva	3 -123
~ishy	-156 -196
~ishya	-153 -183
~isi	-40 151
~isi$	-23 254
~isij	-103 -109
~isiji	-103 -109
~isin	80 -246
~ising	80 -246
~isio	-7 -97
~ision	-7 -97
~isit	-77 -74
~isit$	-104 -127
~isk	-60 -91
~isk$	-162 -120
~iska	-78 -150
~iska$	-69 -145
~iske	-61 131
~iske$	-61 131
~iski	-35 -147
~isko	125 -14
~isko$	125 -14
~isl	28 76
~isla	-65 104
~isla$	-65 104
~isle	106 -33
~isler	111 -29
~isli	12 -8
~isli$	137 -28
~islie	-71 -5
~isliy	48 45
~ism	-182 -56
~ism$	19 -63
~isme	-146 -26
~isme$	-88 18
~ismen	-96 -142
~isn	-124 -264
~isne	-178 -263
~isne$	-178 -263
~isnt	60 -43
~isnt$	60 -43
~iso	34 -114
~isod	-87 -134
~isode	-82 -92
~ison	-35 -68
~ison$	27 14
~isone	-82 -148
~isoni	-21 -56
~isono	-67 -124
~isor	111 -33
~isp	-41 -86
~isr	-37 88
~isra	26 -114
~isra$	34 -78
~isri	-64 127
~isri$	-57 131
~ist	39 93
~ist$	-151 -160
~ista	214 -80
~ista$	-71 -122
~istak	217 -75
~istan	-97 -75
~istar	98 40
~iste	23 141
~ister	52 63
~isti	-113 114
~istic	-34 -102
~istl	162 -54
~istle	60 -3
~istli	132 -52
~isto	-41 -37
~istor	-97 -85
~istr	86 88
~istri	127 -57
~istry	-71 98
~istu	10 72
~isu	-166 -202
~isue	-125 -138
~isue$	-124 -137
~it$	141 114
~ita	-29 -214
~ita$	66 -153
~itab	-111 76
~itab$	-86 44
~itabe	-5 84
~itaj	-11 -31
~itaji	-11 -31
~itak	80 -91
~ital	-99 -19
~ital$	-91 6
~italo	-44 -102
~itam	-150 -175
~itami	-194 -166
~itan	156 -116
~itan$	120 -110
~itar	-19 -25
~itar$	-7 13
~itary	-92 -32
~itat	-124 -119
~itati	-94 -57
~itay	23 -31
~itaya	34 -30
~itc	-10 -102
~itch	3 -87
~itch$	57 18
~itche	101 12
~itchi	-75 -255
~itchy	-155 -108
~ite	21 -163
~ite$	26 -207
~ited	41 -85
~ited$	41 -85
~itef	-81 -83
~itefi	-81 -83
~iten	129 132
~iten$	159 139
~iter	-179 -139
~itera	-60 -104
~ites	-15 -87
~ites$	-15 -87
~ith	-41 80
~ith$	17 -12
~itha	-62 109
~itha$	-48 107
~ithai	54 -63
~ithak	-16 -144
~ithe	-14 -24
~ithe$	-17 -24
~ithi	-22 64
~ithi$	30 118
~ithin	-83 -84
~ithn	23 -110
~ithna	25 -43
~ithne	14 -74
~itho	-36 120
~ithou	-34 122
~ithr	-127 -87
~ithro	-127 -87
~itht	-139 57
~ithta	-81 58
~ithte	-79 -21
~ithu	-105 23
~iti	74 -131
~iti$	-94 -105
~itin	112 -14
~itin$	-67 -54
~iting	141 5
~itio	4 47
~ition	4 47
~itis	-19 -130
~itis$	-14 -121
~itiv	143 -91
~itive	185 -21
~itivi	-53 -82
~itiy	16 35
~itiya	16 35
~itk	180 -57
~itl	-149 -210
~itle	-130 -145
~itle$	-121 -184
~itn	-253 -9
~itna	-88 37
~itna$	-123 -42
~itnas	24 229
~itne	-541 -153
~itne$	-530 -140
~itnes	-73 -98
~itni	-4 35
~itni$	-4 35
~ito	-47 -76
~ito$	-52 -62
~itr	-9 126
~itr$	-47 -119
~itra	-81 138
~itre	15 89
~itre$	-1 103
~itri	26 88
~itri$	128 -167
~itrip	-63 96
~its	129 -8
~its$	145 16
~itse	-56 -102
~itsel	-22 -97
~itu	137 40
~itu$	114 89
~ity	-137 -101
~ity$	-89 2
~ityu	-82 -155
~ityu$	-82 -155
~ium	-71 -107
~ium$	-71 -107
~iun	67 -47
~iv$	180 -72
~iva	-174 -16
~iva$	33 -181
~ival	-125 -70
~ival$	-58 -46
~ivali	-77 -79
~ivan	-75 102
~ivan$	-50 42
~ivar	86 91
~ivar$	13 93
~ivas	-238 -178
~ivas$	-175 -167
~ivat	-51 51
~ivate	2 -171
~ive	23 98
~ive$	-8 110
~ived	-95 -31
~ived$	-95 -31
~iven	-89 -120
~iven$	-20 -77
~iveno	-107 -87
~iver	143 -15
~iver$	-32 52
~ivere	171 -6
~iveri	239 -55
~ivers	-122 -99
~ivery	-2 -40
~ives	-159 147
~ives$	-159 147
~ivi	-56 96
~ivi$	-98 87
~ivin	-42 -268
~iving	-23 -214
~ivir	-124 -80
~ivir$	-124 -80
~ivit	-143 63
~ivita	-20 -35
~ivity	-58 -95
~ivo	-59 34
~ivor	-59 34
~ivorc	-55 34
~ivr	-7 -66
~ivri	0 -58
~ivri$	30 -51
~ivy	-41 -66
~ivy$	-41 -66
~iya	213 243
~iya$	149 192
~iyab	-124 -98
~iyabi	-124 -98
~iyal	44 -192
~iyal$	-177 -133
~iyam	-183 -217
~iyam$	-183 -217
~iyan	81 94
~iyan$	79 111
~iyar	108 113
~iyar$	43 131
~iyari	-96 25
~iyat	35 14
~iyat$	35 14
~iye	36 8
~iye$	-64 12
~iyo	-159 14
~iyo$	-25 23
~iyon	-194 3
~iyon$	-194 3
~ja$	34 85
~jab	174 34
~jab$	0 66
~jaba	134 -18
~jaban	112 -9
~jabar	91 -14
~jabd	265 -83
~jabda	202 -55
~jabde	147 -35
~jac	65 -115
~jach	72 -106
~jachc	-133 30
~jad	27 26
~jad$	68 140
~jade	-94 -132
~jae	52 240
~jae$	-14 136
~jaeg	63 71
~jaega	66 -46
~jaegi	4 137
~jaen	34 180
~jaen$	29 96
~jaeng	21 140
~jag	108 68
~jag$	159 -71
~jaga	60 74
~jagah	-25 -91
~jagan	205 -101
~jage	43 -70
~jager	4 -63
~jagt	168 -144
~jah	-333 55
~jah$	-115 84
~jaha	-212 21
~jahan	36 74
~jahar	-228 12
~jahr	-171 -119
~jahri	-171 -119
~jai	338 -23
~jai$	21 -50
~jaik	-49 6
~jain	-145 -148
~jaip	12 10
~jaipu	12 10
~jais	375 -128
~jaisa	211 -101
~jaise	275 -147
~jaisi	168 -124
~jaj	-76 15
~jaji	32 10
~jaji$	32 10
~jak	-13 53
~jak$	-152 -10
~jaka	-104 130
~jakar	-65 139
~jakd	132 -82
~jakda	120 -72
~jal	100 85
~jal$	-40 -202
~jala	23 96
~jala$	185 63
~jalan	-158 21
~jalat	-6 151
~jalay	-123 166
~jald	199 135
~jaldi	199 135
~jale	12 -183
~jale$	29 -149
~jali	16 11
~jali$	35 -33
~jaln	-120 -92
~jalne	-120 -92
~jalt	-86 45
~jalt$	-51 85
~jam	58 -21
~jam$	-26 1
~jama	10 36
~jama$	-163 107
~jaman	86 -99
~jami	-9 -91
~jamin	41 -75
~jamu	160 -120
~jamun	160 -120
~jan	-93 54
~jan$	-120 -126
~jana	-172 209
~jana$	-103 226
~janam	-16 131
~janc	-292 -278
~janch	-292 -278
~jane	13 123
~jane$	16 119
~jang	124 27
~jangh	105 31
~jank	-17 27
~janka	-17 27
~janm	16 -13
~jant	113 13
~jao	-91 -33
~jao$	-51 -142
~jap	-156 -170
~jar	-244 -106
~jar$	-128 14
~jara	-185 -89
~jard	-137 -59
~jard$	-137 -59
~jari	45 -85
~jari$	45 -85
~jaru	-67 -137
~jarur	-67 -137
~jas	-53 8
~jast	-46 13
~jasth	-150 -168
~jat	-75 -91
~jat$	115 -157
~jata	-96 60
~jata$	-170 61
~jate	32 -160
~jate$	32 -160
~jati	-150 -182
~jati$	-150 -182
~jau	-51 326
~jau$	99 180
~jaun	-170 265
~jaun$	11 215
~jaung	-212 187
~jav	144 -19
~jav$	291 -164
~java	-40 -64
~javab	25 -175
~javan	-41 17
~jay	-71 108
~jay$	-118 55
~jaye	-39 106
~jaye$	45 25
~jayeg	-69 101
~jayen	-9 50
~jbu	-42 113
~jbut	-42 113
~jbut$	-42 113
~jdu	119 -85
~jdur	119 -85
~jdur$	142 -122
~jduri	-69 20
~je$	-123 -50
~jea	-152 -84
~jean	-152 -84
~jeans	-152 -84
~jeb	-110 81
~jeb$	-110 81
~jec	64 72
~ject	13 87
~ject$	-8 51
~jecti	24 61
~jed	43 -131
~jeh	-7 90
~jeha	-75 125
~jehar	-75 125
~jehe	-227 92
~jeher	-227 92
~jehr	120 -166
~jek	162 -112
~jeks	143 -96
~jeksh	143 -96
~jel	170 -78
~jely	127 -24
~jely$	102 -20
~jen	63 -125
~jen$	-38 -78
~jer	139 137
~jerk	214 -59
~jerki	142 -42
~jero	43 124
~jero$	43 124
~jes	50 -71
~jes$	54 -38
~jet	172 137
~jeth	148 -29
~jeth$	82 -6
~jetha	100 -23
~jh$	45 177
~jha	110 -43
~jha$	135 57
~jhad	-193 -244
~jhad$	-150 -129
~jhadn	11 -57
~jhag	134 57
~jhag$	176 -12
~jhagd	-49 81
~jhai	-139 -113
~jhal	156 87
~jhala	156 87
~jhan	41 36
~jhana	-38 -122
~jhao	-128 -117
~jhao$	-128 -117
~jhat	120 -134
~jhatk	124 -122
~jhau	-73 -103
~jhaun	-56 -64
~jhe	42 19
~jhe$	27 22
~jhi	6 42
~jhik	-160 -76
~jhika	-160 -76
~jhin	116 -19
~jhing	116 -19
~jhk	85 79
~jhn	-100 -23
~jhna	-87 -117
~jho	24 120
~jhol	105 -6
~jhs	-69 199
~jhse	-69 199
~jhse$	-69 199
~jhu	134 -30
~jhuk	140 -117
~jhuk$	135 -39
~jhul	24 19
~jhula	-74 36
~jhule	79 6
~jhun	153 -165
~jhuni	-82 -105
~jhunj	17 -118
~jhut	-174 -63
~jhuth	-169 -55
~ji$	-30 -115
~jib	166 171
~jib$	236 -22
~jibh	133 -174
~jibh$	133 -174
~jid	131 -95
~jie	-177 16
~jie$	-173 34
~jig	27 -12
~jij	103 -84
~jija	109 -94
~jija$	96 -120
~jijaj	32 10
~jil	-16 29
~jil$	-4 36
~jim	-115 -75
~jim$	-115 -75
~jin	58 318
~jina	-179 183
~jina$	-179 183
~jind	-99 139
~jinda	-109 51
~jindg	-2 160
~jine	-79 287
~jine$	-64 290
~jing	169 -111
~jing$	169 -111
~jini	-71 -119
~jio	-49 -78
~jio$	-49 -78
~jir	-175 -77
~jira	-116 -32
~jira$	-105 -77
~jis	-21 24
~jis$	50 -65
~jise	-46 35
~jise$	-46 35
~jism	-27 -18
~jisme	-116 -13
~jit	-190 -358
~jit$	-172 -220
~jita	-35 -103
~jita$	-26 -97
~jith	-127 -87
~jithr	-127 -87
~jitn	100 -80
~jitni	100 -80
~jiv	-227 273
~jiv$	12 64
~jiva	-99 109
~jivan	-99 109
~jivi	-149 183
~jiy	-121 150
~jka	115 -3
~jla	27 -61
~jla$	54 -26
~jli	-44 -249
~jli$	-38 -233
~jma	-119 -143
~jma$	-119 -143
~jna	-141 -55
~jna$	-44 11
~jnan	-100 -149
~jnan$	-88 -99
~jne	146 -31
~jne$	146 -31
~jni	-95 -158
~jo$	-82 -30
~job	-181 53
~job$	-287 68
~jod	-143 -98
~jodo	-79 -99
~joi	-183 -204
~join	-183 -204
~join$	-80 -122
~joint	-29 -93
~jok	-94 -45
~joke	-109 -51
~joke$	-150 -71
~jokes	53 55
~joki	31 0
~jokin	31 0
~jol	-179 56
~jole	-87 -114
~jole$	-87 -114
~jom	-106 -182
~jon	-207 -248
~jon$	-131 -161
~jor	109 76
~jor$	153 118
~jori	17 -81
~jori$	-12 -77
~jra	-136 -37
~jre	-62 -78
~jre$	-62 -78
~jta	58 -87
~jta$	58 -87
~jte	-25 -104
~jte$	-25 -104
~ju$	166 57
~jub	141 -78
~juba	141 -78
~juban	141 -78
~jud	-51 -116
~jug	94 -122
~juga	-82 -104
~jui	24 -75
~juic	24 -75
~juice	24 -75
~juk	-132 -157
~juka	-132 -157
~jukam	-132 -157
~jum	-43 196
~jump	-151 231
~jump$	-150 225
~jumpi	-36 129
~jun	-118 -29
~jun$	19 -147
~june	-200 -27
~june$	-200 -27
~jung	-28 68
~jungl	-3 14
~juni	-1 101
~junio	29 54
~jur	0 -202
~jure	20 -124
~jure$	22 -121
~jurg	-48 -54
~jus	5 121
~jus$	-150 -128
~just	31 138
~just$	46 139
~jut	-199 -125
~juta	-160 -5
~juta$	-160 -5
~jute	-156 -71
~jute$	-154 -58
~jva	111 -107
~jvai	-14 -92
~jvain	-14 -92
~jy$	161 -196
~jya	-51 -24
~jyad	-51 -24
~jyada	-51 -24
~ka$	-27 44
~kab	-587 -300
~kab$	-460 -432
~kabh	-330 45
~kabhi	-330 45
~kabi	-79 -95
~kabir	-79 -95
~kabj	-61 -140
~kabj$	-61 -140
~kabr	42 85
~kabu	0 -44
~kabut	4 -39
~kac	169 -158
~kach	169 -158
~kachi	179 -110
~kad	66 -89
~kad$	105 -281
~kada	110 205
~kada$	137 -30
~kadam	-59 141
~kadh	65 -222
~kadha	-11 -118
~kadi	56 -56
~kadic	78 -33
~kadt	-164 -180
~kadte	-102 -54
~kadv	-98 -130
~kadva	-98 -130
~kaf	-75 94
~kafi	-61 98
~kafi$	-61 98
~kag	-141 59
~kaga	-95 -25
~kagaj	-95 -25
~kage	-43 -74
~kage$	-43 -74
~kah	-206 52
~kah$	64 70
~kaha	-396 -62
~kaha$	-239 38
~kahan	-257 -161
~kahi	136 100
~kahin	50 129
~kahn	-58 0
~kahna	-55 7
~kaht	91 168
~kahta	66 50
~kahte	-43 -1
~kahti	64 168
~kai	-162 -98
~kai$	194 139
~kail	-101 -83
~kails	-101 -83
~kain	78 9
~kainp	-66 -30
~kains	104 14
~kais	-496 -284
~kaisa	-136 -174
~kaise	-451 -235
~kaj	1 64
~kajh	-43 85
~kajhi	-181 86
~kak	-30 -62
~kaka	98 55
~kaka$	98 55
~kaks	-143 -116
~kaksh	-143 -116
~kal	16 54
~kal$	-74 35
~kala	188 150
~kala$	289 -32
~kalai	3 124
~kale	-61 -186
~kale$	-45 -222
~kali	-21 -331
~kali$	-61 -278
~kaln	9 -26
~kalne	18 -10
~kalt	29 107
~kalta	-57 76
~kalte	2 109
~kalti	99 -138
~kalu	199 -147
~kalu$	207 -107
~kalv	-119 -114
~kalva	-119 -114
~kam	-52 -66
~kam$	-229 -17
~kama	-51 -276
~kamar	-51 -276
~kamb	98 -45
~kamba	98 -45
~kami	-128 -185
~kami$	-128 -185
~kamj	58 -234
~kamjo	58 -234
~kamr	96 152
~kamra	-181 207
~kamre	141 37
~kan	8 -67
~kan$	-11 -14
~kana	-89 50
~kana$	-56 -141
~kanc	135 1
~kanch	135 1
~kand	-22 -150
~kanda	-126 -198
~kandh	166 17
~kane	-134 -60
~kang	-134 -73
~kanp	154 45
~kanp$	298 52
~kanpa	-40 95
~kanpi	176 -21
~kanpk	166 -26
~kanpn	-21 -70
~kanpt	-155 -1
~kanpu	-126 -89
~kant	-72 -188
~kanta	-82 -128
~kanu	-74 -102
~kap	190 181
~kap$	82 123
~kapa	34 -89
~kapd	88 23
~kapda	172 20
~kapde	-55 17
~kapi	154 -98
~kapi$	173 -3
~kapil	-54 -95
~kapk	173 -3
~kapka	173 -3
~kar	73 40
~kar$	58 30
~kara	173 32
~kara$	117 65
~karae	-117 -46
~karah	185 -51
~karai	106 -55
~karan	11 -92
~karat	-141 159
~karau	-75 -95
~karay	-46 -39
~kard	-38 79
~kard$	-155 -88
~kare	-85 -212
~kare$	-21 -61
~kareg	-107 -73
~karel	-94 -153
~karen	-18 -125
~kari	106 -41
~kari$	96 -31
~karj	-157 303
~karj$	-71 180
~karja	-78 192
~kark	42 147
~karke	44 148
~karm	-49 -26
~karma	-49 -26
~karn	-35 -35
~karna	-4 -38
~karne	15 -128
~karni	-157 60
~karo	24 -3
~karo$	28 -4
~kart	-94 -70
~kart$	-98 -170
~karta	-120 76
~karte	29 -80
~karti	-63 -163
~karu	-166 -227
~karu$	-110 -244
~karun	-140 -65
~karv	-144 -79
~karva	-101 -61
~kas	13 14
~kas$	134 -63
~kasa	12 -87
~kasam	7 -87
~kash	-102 82
~kasha	-152 -132
~kashi	-102 -117
~kasr	-107 -159
~kasra	-107 -159
~kat	217 87
~kat$	93 59
~kata	129 -63
~kata$	132 -72
~kate	46 30
~kate$	-58 40
~kath	129 -70
~katha	103 36
~kathi	20 -78
~kati	9 118
~kati$	11 128
~katl	55 -139
~katn	-95 81
~katne	-95 78
~kato	129 -23
~kator	99 -9
~kau	-389 -139
~kaun	-380 -134
~kaun$	-363 -137
~kauns	-128 -26
~kav	5 -227
~kav$	45 -37
~kava	-23 -121
~kavi	-169 -214
~kavit	-114 -149
~kay	-156 -26
~kay$	-84 -93
~kaya	-121 36
~kayat	-143 -123
~kda	94 -187
~kda$	168 -98
~kdam	124 -39
~kdam$	124 -39
~kdan	-79 -89
~kdan$	-79 -89
~kde	-9 -88
~kde$	-6 -205
~kdi	122 -7
~kdi$	155 12
~kdu	76 -140
~kdum	85 -114
~kdum$	85 -114
~ke$	169 86
~keb	-149 -158
~kebi	-101 -62
~kebit	-100 -51
~ked	68 56
~ked$	70 81
~keda	-25 -78
~kedar	-25 -78
~keh	115 76
~keh$	130 -35
~keht	23 3
~kehte	65 62
~kehti	-81 -50
~kel	-97 -96
~kela	-132 -40
~kela$	-125 10
~kele	-139 -9
~kele$	-139 -9
~keli	128 -98
~keli$	164 -90
~kem	-26 -198
~kem$	45 -123
~kemi	-13 -95
~ken	-13 -278
~ken$	49 -106
~kend	-99 -244
~kend$	-58 -103
~kendr	-15 -166
~kends	-38 -75
~kep	-95 96
~kept	-95 96
~kept$	-95 96
~ker	182 -287
~ker$	91 -227
~kera	-104 25
~keral	-104 25
~kero	180 -12
~keros	180 -12
~kers	-3 -158
~kers$	-3 -158
~kes	-305 18
~kes$	-258 -32
~kesh	-58 -70
~ket	-31 -19
~ket$	-83 -28
~keto	-118 -122
~keto$	-80 -65
~ketoc	-71 -74
~kets	82 -116
~kets$	82 -116
~keu	-32 -20
~keup	-32 -20
~keup$	-32 -20
~kev	-55 -94
~keva	-45 -80
~key	52 104
~key$	132 -21
~keys	-38 143
~keys$	-38 143
~kfa	-10 -71
~kfas	-10 -71
~kfast	-10 -71
~kg$	-317 -37
~kh$	14 53
~kha	-22 51
~kha$	99 189
~khab	-175 -207
~khaba	-33 -75
~khad	172 141
~khada	208 -21
~khade	104 42
~khadi	-82 198
~khae	-107 -206
~khae$	43 -88
~khaen	-166 -154
~khai	140 144
~khai$	105 176
~khaj	-142 -133
~khaju	-94 -76
~khak	10 -187
~khaka	28 -107
~khal	2 12
~khal$	159 -100
~khala	163 -80
~khali	-148 44
~kham	89 -76
~khan	-58 -102
~khana	-55 -207
~khand	-93 -47
~khane	-272 132
~khani	-149 -137
~khans	57 -420
~khao	-176 -152
~khao$	-157 -138
~khar	-29 -304
~khar$	62 -416
~khara	-159 -313
~kharc	-150 9
~khari	36 77
~khas	27 -100
~khat	-32 -127
~khat$	146 -53
~khata	-135 -6
~khate	167 -242
~khati	-174 -30
~khatm	23 22
~khatr	-150 -202
~khau	-116 -60
~khau$	-179 -3
~khaun	8 -56
~khav	-158 -172
~khay	63 0
~khaya	92 63
~khaye	-83 -99
~khayi	103 -150
~khb	-71 -21
~khba	-49 -65
~khbar	-49 -65
~khd	4 -68
~khda	32 -51
~khda$	28 -50
~khe	134 164
~khe$	46 59
~kheg	165 -31
~khega	120 31
~khel	-115 -251
~khel$	-51 -103
~khelt	-30 -176
~khen	146 -145
~khen$	48 -105
~kheng	98 -83
~khet	54 202
~khet$	53 190
~kheti	-124 27
~kheto	-12 59
~khi	-12 -1
~khi$	-174 -14
~khic	126 -195
~khich	126 -195
~khid	126 -42
~khidk	126 -42
~khil	-66 -160
~khila	3 -151
~khin	189 -120
~khinc	191 -104
~khir	-99 159
~khir$	-170 -108
~khiri	-162 217
~khis	-20 0
~khisa	-11 24
~khiy	45 -42
~khk	11 -155
~khka	89 -151
~khkar	89 -151
~khn	-13 -33
~khna	11 86
~khna$	14 91
~khne	15 -211
~khne$	15 -211
~khni	-119 -181
~khni$	-119 -181
~kho	-21 -119
~kho$	-94 -307
~khol	48 90
~khol$	-99 187
~kholt	202 -111
~khon	59 -173
~khon$	59 -173
~khr	12 178
~khri	66 230
~khri$	66 230
~kht	64 -54
~kht$	-46 -78
~khta	114 51
~khta$	16 75
~khtay	54 -58
~khte	-89 -224
~khte$	-89 -224
~khti	109 -10
~khti$	109 -10
~khu	85 66
~khu$	55 -293
~khub	8 -138
~khub$	8 -138
~khud	-229 379
~khud$	-209 337
~khuj	-211 -283
~khujl	-202 -275
~khul	81 71
~khul$	16 -33
~khula	29 -29
~khule	-81 108
~khuli	53 118
~khult	77 70
~khun	195 -244
~khun$	198 -272
~khup	120 76
~khup$	120 76
~khur	8 -84
~khura	-128 -8
~khus	-212 29
~khush	-212 29
~khv	111 -148
~khva	154 -123
~ki$	11 22
~kid	117 -54
~kid$	151 -189
~kida	52 148
~kide	98 -127
~kide$	95 -126
~kidn	-153 -73
~kidne	-139 -38
~kids	-132 -41
~kids$	-132 -41
~kik	163 132
~kik$	113 -36
~kiks	84 69
~kiks$	84 69
~kil	-172 -70
~kil$	36 27
~kile	-219 -3
~kiled	-140 -170
~kiler	-136 99
~kili	-200 -259
~kilin	-200 -259
~kiln	72 73
~kiln$	72 73
~kilo	-119 -243
~kilo$	-208 -151
~kilom	97 -90
~kim	139 -44
~kin	153 62
~kin$	194 -60
~kina	-62 151
~kinar	-95 152
~kind	-8 72
~kindl	-47 -84
~king	100 41
~king$	126 55
~kings	-41 -93
~kins	-79 -170
~kip	11 167
~kip$	-160 173
~kipe	90 97
~kiped	74 19
~kipi	105 -79
~kipin	105 -79
~kips	56 0
~kips$	56 0
~kir	6 135
~kir$	-57 -113
~kira	76 43
~kiran	-65 119
~kiray	-70 -56
~kis	-258 59
~kis$	-232 -259
~kisa	-131 10
~kisan	-118 57
~kise	-29 -1
~kise$	-29 -1
~kish	31 -56
~kisi	3 230
~kisi$	7 248
~kisk	46 75
~kisko	61 -6
~kism	-106 -61
~kisn	-225 -261
~kisne	-225 -261
~kist	-185 -205
~kist$	-139 -184
~kit	-55 7
~kit$	94 3
~kita	156 30
~kitab	-90 92
~kitc	156 -48
~kitch	156 -48
~kitn	-282 0
~kitna	-60 52
~kitne	-507 -177
~kitni	-73 68
~kits	-86 -23
~kiv	-142 -161
~kiy	15 134
~kiya	2 115
~kiya$	6 105
~kiye	28 35
~kiye$	28 35
~kl$	-105 -100
~kla	6 -3
~kla$	81 137
~klas	-84 -107
~klas$	-84 -107
~kle	-44 9
~kleg	-56 -3
~kles	-78 -63
~kles$	-78 -63
~kli	-106 52
~kli$	-107 -28
~klif	-34 81
~klif$	-25 81
~kly	-150 -164
~kly$	-150 -164
~km$	104 -267
~kma	-66 -78
~kna	36 -12
~kna$	-164 36
~kne	-216 -167
~kne$	-155 -114
~kni	-90 -113
~kni$	-171 -11
~knif	82 -83
~knife	82 -83
~knis	-63 -133
~knis$	-63 -133
~kno	-36 114
~knok	-59 -100
~knok$	-92 -96
~knov	31 81
~knov$	3 92
~knovs	-2 -8
~ko$	-31 124
~koc	-6 63
~koch	-6 63
~kochi	-22 65
~kod	127 66
~koh	6 -74
~kohl	-107 -135
~kohli	-107 -135
~kohn	89 -81
~kohni	89 -81
~koi	-89 134
~koi$	-82 117
~koj	21 -186
~koj$	31 -106
~kok	-157 116
~kol	-41 99
~kol$	-89 105
~kola	65 -44
~kole	-90 -50
~kolej	-133 1
~koles	-75 -99
~kom	-104 -86
~kon	-54 74
~kon$	-126 -106
~kond	61 163
~kone	24 62
~kone$	24 62
~kons	-207 -106
~konsa	-153 -178
~konsi	-103 -3
~kop	-91 117
~kopi	-84 149
~kopi$	-84 149
~kor	-243 -12
~kors	-78 -64
~kors$	-78 -64
~kos	106 140
~kosh	44 97
~koshi	34 113
~kot	123 107
~kota	-64 135
~kota$	-89 119
~koth	114 57
~kothr	25 -6
~koti	178 -68
~kou	3 -142
~kout	3 -142
~kout$	3 -142
~kr$	-55 0
~kra	175 -17
~krai	61 -36
~krait	85 -21
~kran	123 -2
~kri	-363 -225
~kri$	-210 -49
~krik	-54 -91
~krike	-54 -91
~krim	-137 -101
~krim$	-137 -101
~kriy	-155 -89
~kriya	-155 -89
~krn	-83 73
~krna	0 59
~krna$	0 59
~krne	-94 30
~krne$	-94 30
~krt	-60 -82
~krte	-68 -28
~krte$	-68 -28
~kru	38 18
~kru$	38 -34
~ks$	-176 81
~ksa	22 -326
~ksam	-178 -252
~ksam$	-135 -266
~ksams	-73 -89
~ksan	-171 -85
~ksan$	-139 -76
~ksap	73 -95
~ksar	-82 -57
~ksare	-76 -51
~ksc	-95 -106
~ksce	-89 -93
~kscel	-81 -149
~kse	-91 -168
~ksed	119 93
~ksed$	119 93
~kser	-158 -216
~kser$	-15 -153
~kserc	-199 -121
~kset	-127 -90
~ksh	-86 -109
~ksha	-64 -83
~ksha$	-252 -236
~kshan	90 -143
~kshar	-138 -151
~kshau	7 81
~ksi	23 -109
~ksic	-54 -58
~ksid	-107 -110
~ksie	20 -99
~ksiet	45 -77
~ksim	86 -122
~ksime	78 -83
~ksin	-226 48
~ksine	-140 -125
~ksing	-69 47
~ksir	86 -79
~ksir$	86 -79
~ksis	-120 63
~ksist	-103 84
~ksp	-188 -273
~kspe	-37 -25
~kspec	-37 -25
~kspi	-149 -50
~kspir	-149 -50
~kspl	-183 -256
~kspla	-178 -251
~ksr	-80 -53
~ksra	-80 -53
~ksray	-80 -53
~kst	-10 77
~kst$	-8 -38
~kste	-79 153
~ksted	-75 162
~kstr	70 114
~kstra	74 115
~ksy	-32 24
~ksyg	-28 25
~ksyge	-28 25
~kt$	142 78
~kta	6 -200
~kta$	16 30
~ktad	-135 -113
~ktada	-135 -113
~ktar	-82 -378
~ktar$	-75 -365
~kte	-158 -170
~kte$	-158 -170
~kth	142 -200
~ktha	142 -200
~ktha$	82 -130
~ktham	60 -106
~kti	-94 72
~kti$	-109 110
~ktr	-6 37
~ktri	-6 37
~ktri$	-6 37
~ku$	189 180
~kua	102 -136
~kuad	-124 -231
~kuad$	-117 -219
~kuan	89 19
~kuan$	94 23
~kuar	85 34
~kuart	162 -23
~kuat	86 -67
~kuc	-23 -29
~kuch	-23 -29
~kuch$	-23 -29
~kud	106 213
~kud$	-205 179
~kuda	110 -95
~kudi	208 17
~kudic	142 -95
~kudn	-49 187
~kudne	-47 170
~kue	-14 90
~kuen	8 192
~kuen$	16 196
~kuer	70 -51
~kuery	70 -51
~kues	-126 -88
~kuest	-125 -167
~kueu	12 31
~kueue	12 31
~kui	-87 60
~kuid	83 -64
~kuid$	83 -64
~kuie	39 137
~kuiet	39 137
~kuij	-71 -152
~kuij$	-71 -152
~kuik	-12 99
~kuik$	28 53
~kuikl	-23 -73
~kuit	-84 15
~kuito	-36 -40
~kuk	101 -44
~kuka	102 -42
~kukar	131 -25
~kul	-87 -127
~kul$	-113 -106
~kula	-9 9
~kula$	-165 53
~kular	105 -65
~kulh	132 -76
~kulhe	28 -3
~kum	-205 87
~kum$	-61 148
~kuma	-127 -104
~kun	88 116
~kun$	-87 63
~kund	-14 -71
~kundi	85 70
~kung	-85 71
~kunga	-15 87
~kunj	82 -61
~kunu	143 -64
~kuo	89 -180
~kuor	143 -78
~kuor$	143 -78
~kup	-84 -2
~kup$	-226 -166
~kur	-58 -72
~kur$	-68 -99
~kura	31 74
~kura$	-58 100
~kurs	53 -140
~kursi	63 -96
~kurt	-177 -33
~kurta	-157 -168
~kut	214 -60
~kuta	113 -148
~kuta$	113 -148
~kute	134 -76
~kute$	134 -76
~kuti	162 -36
~kuy	46 96
~kuye	54 52
~kuye$	54 52
~kva	-105 -226
~kva$	-102 -203
~ky$	-104 -170
~kya	-206 -147
~kya$	-240 -156
~kyo	-409 -161
~kyon	-409 -161
~kyon$	-401 -138
~kyonk	-34 -93
~kyu	-347 -120
~kyu$	-314 -163
~kyun	-85 21
~kyun$	-50 -128
~la$	402 121
~lab	-20 -37
~lab$	-30 -1
~labe	-35 -98
~label	-35 -98
~labi	83 -29
~labi$	83 -29
~labo	47 101
~labou	47 101
~lac	26 -69
~lace	-36 19
~lace$	17 -29
~lacem	-116 31
~lach	100 -152
~lad	21 129
~lad$	-85 -139
~lada	115 -91
~ladai	-48 -64
~ladak	121 -28
~lade	-116 286
~lade$	-263 293
~lader	-49 -48
~lades	151 -8
~ladi	8 -121
~ladie	-1 -111
~ladk	27 47
~ladka	144 -10
~ladke	-1 -69
~ladkh	99 -31
~ladki	-199 80
~ladt	-31 -13
~ladte	-18 -5
~ladu	-52 -178
~ladu$	-45 -152
~lady	130 45
~lady$	130 45
~lae	-11 -54
~lae$	59 21
~laen	-93 -72
~laen$	-93 -72
~lag	75 77
~lag$	14 146
~laga	44 48
~laga$	118 43
~lagae	16 -60
~lagai	-82 -55
~lagan	-294 -17
~lagao	114 -91
~lagat	-27 61
~lagau	-92 -165
~lagay	9 84
~lage	-155 6
~lage$	-68 -22
~lageg	-181 -15
~lagi	221 -84
~lagi$	221 -84
~lagn	-201 6
~lagna	-148 -134
~lagne	-120 47
~lagt	-123 38
~lagta	-173 68
~lagte	92 -163
~lagti	-137 -34
~lagv	5 -321
~lagva	5 -321
~lah	90 -103
~lah$	-43 43
~laha	63 -84
~lahs	21 -32
~lahsu	21 -32
~lai	-41 117
~lai$	97 211
~laib	97 -18
~laik	-50 -84
~laim	-38 -67
~laim$	-32 -85
~lain	-286 -12
~lain$	-291 -59
~laint	-126 29
~lais	-134 103
~laj	-121 -61
~laj$	-213 -20
~lajy	64 -84
~lajy$	64 -84
~lak	30 79
~lak$	189 -58
~laka	-66 -23
~lakar	-62 -68
~lakd	52 -100
~lakdi	52 -100
~lake	51 68
~lake$	25 72
~lakh	-257 116
~lakh$	-207 116
~laki	-97 137
~lakir	-97 137
~lakn	-25 105
~lakni	-25 105
~laks	-143 -164
~laksh	-93 -98
~lakv	-125 -217
~lakva	-102 -203
~lal	116 -207
~lal$	67 -99
~lala	100 -162
~lala$	100 -162
~lali	-2 -101
~lali$	-2 -101
~lam	47 75
~lam$	33 92
~lamb	94 -95
~lambi	20 -12
~lamp	23 37
~lamps	-73 -79
~lan	-16 27
~lan$	-90 29
~lana	-173 -47
~lana$	-170 -44
~lanb	-35 -76
~lanba	-56 -72
~lanc	117 -158
~lance	117 -158
~land	52 -23
~land$	-101 103
~landl	133 -105
~lane	45 -78
~lane$	45 -78
~lang	-17 -147
~langu	-48 -120
~lani	-202 173
~lani$	-126 181
~lanin	-172 16
~lank	5 -78
~lant	15 -65
~lant$	-2 -179
~lants	-150 2
~lao	153 -141
~lao$	154 -120
~lap	-72 -46
~lapa	-111 -53
~lapan	-102 -133
~lape	83 -16
~laps	57 -82
~lapse	97 -69
~lapt	-212 -37
~lapto	-212 -37
~lar	-35 -112
~lar$	90 -79
~lari	-126 46
~laria	-48 -133
~larj	-150 -206
~larji	-150 -206
~larm	-164 -28
~larm$	-136 -12
~lary	-181 -132
~lary$	-181 -132
~las	-16 0
~las$	150 -48
~lase	-227 -145
~laser	-125 -126
~lash	-112 19
~lash$	-117 38
~lasi	-43 -139
~lasi$	87 -20
~lasik	-94 -118
~last	-88 75
~last$	-155 127
~laste	149 -84
~lasty	-53 -137
~lat	84 -17
~lat$	132 -163
~lata	126 133
~lata$	-74 158
~latak	171 6
~late	-117 -379
~late$	-173 -309
~latel	138 -121
~later	-46 -66
~latf	-90 141
~latfo	-85 147
~lath	-58 48
~lathi	5 -153
~lati	-28 120
~lati$	-148 108
~latio	80 -110
~lativ	76 110
~latk	-20 193
~latka	-26 175
~latm	110 -184
~latma	110 -184
~lato	-76 -9
~laton	-120 -97
~lator	-12 58
~latr	190 -20
~latri	190 -20
~lau	-181 27
~lau$	-91 97
~laug	-139 -119
~laugh	-139 -119
~lauk	-125 -127
~lauki	-125 -127
~laun	26 -20
~laun$	28 -143
~laut	-65 208
~laut$	10 78
~lauta	-102 51
~laute	59 50
~lav	11 86
~lav$	-51 65
~lava	-227 122
~lava$	-164 45
~lavs	95 -155
~lavs$	95 -155
~lay	103 73
~lay$	192 60
~laya	-172 104
~laya$	-55 161
~layak	-122 78
~laye	6 -45
~laye$	31 -40
~layi	76 -40
~layi$	112 -36
~layin	-28 -116
~lays	-172 -113
~lays$	-121 -64
~lb$	-95 133
~lbo	-74 -92
~lbov	-66 -89
~lbov$	-54 -69
~lc$	-90 -140
~lce	-115 -47
~lcer	-115 -47
~lch	24 156
~lcha	43 89
~lchai	-73 109
~lci	-193 -176
~lciu	-190 -167
~lcium	-190 -167
~lco	-6 152
~lcoh	-51 50
~lcoho	-51 50
~lcon	32 135
~lcony	32 135
~ld$	-14 7
~lde	54 -104
~lden	-109 -95
~lden$	-109 -95
~lder	75 -67
~lder$	46 19
~lders	105 -133
~ldi	226 94
~ldi$	188 104
~ldin	112 -7
~lding	112 -7
~ldl	-148 -162
~ldl$	-143 -155
~ldr	-3 61
~ldre	-3 61
~ldren	-3 61
~lds	8 115
~lds$	18 125
~le$	107 60
~lea	69 164
~leac	-2 -47
~leach	-2 -47
~leag	-120 -33
~leagu	-119 -12
~leak	144 -87
~leak$	137 -86
~lean	53 76
~lean$	-192 19
~leane	152 68
~leani	61 26
~lear	11 101
~lear$	21 -83
~leare	-55 171
~learn	-44 35
~leas	37 110
~lease	45 59
~leav	-119 55
~leave	-124 -24
~leavi	-23 111
~leb	-75 74
~lec	2 140
~lect	37 65
~lectr	68 48
~led	52 191
~led$	-98 197
~ledu	167 57
~ledu$	167 57
~lef	75 181
~lefa	131 -68
~lefan	131 -68
~left	44 191
~left$	45 179
~leg	79 -36
~leg$	166 -237
~lega	-81 74
~lega$	-65 59
~legal	-60 30
~lege	-97 -98
~lege$	-38 -67
~legi	-197 -108
~legi$	-197 -108
~legs	152 -36
~legs$	152 -36
~leh	-133 -179
~lej	-87 -12
~lej$	-133 1
~lek	64 107
~leka	-6 190
~lekar	48 110
~leke	185 -21
~leke$	185 -21
~lekh	-110 -91
~lekh$	-97 -53
~leki	74 -85
~lekin	74 -85
~leks	-140 -80
~lel	152 69
~lela	165 39
~lem	-71 -50
~lem$	-83 3
~lemo	7 -90
~lemon	7 -90
~len	79 -195
~len$	17 -238
~lena	-141 130
~lena$	-141 130
~lenc	19 33
~lence	19 33
~lend	94 -60
~lenda	123 -18
~lene	-38 18
~lene$	-38 18
~leng	-29 -177
~lenge	-29 -177
~leni	-42 -203
~leni$	-42 -203
~lens	72 -155
~lens$	72 -155
~lent	67 -110
~lent$	67 -110
~lep	-46 -122
~leps	-119 5
~lepsy	-119 5
~lept	-13 -119
~lept$	-8 -109
~ler	119 -152
~ler$	171 -35
~lerg	-96 -109
~lergy	-4 -81
~leri	-3 -162
~leri$	111 -29
~leriy	-139 -149
~lers	-61 -104
~lers$	-61 -104
~les	27 31
~les$	70 51
~lest	-178 -141
~leste	-124 -126
~lestr	-84 -101
~let	-34 60
~let$	84 -210
~leta	-57 -170
~leta$	-57 -170
~lete	-122 77
~lete$	61 -275
~leted	-73 165
~leter	-263 178
~leth	-175 129
~leti	-111 3
~leti$	-111 3
~letl	-60 -99
~letle	-60 -99
~letn	98 -40
~letne	98 -40
~lets	-66 174
~lets$	-66 174
~lev	-163 -80
~leva	80 -85
~leve	-193 5
~level	-61 -62
~levo	-162 -95
~ley	37 -1
~ley$	-72 42
~lf$	168 230
~lfa	69 158
~lfas	55 158
~lfas$	55 158
~lfi	-100 -41
~lfr	-134 -82
~lfri	-134 -82
~lfrie	-134 -82
~lga	-68 -8
~lgam	-29 -25
~lgam$	-29 -25
~lge	-74 -50
~lge$	-74 -50
~lgi	161 -106
~lgin	162 -35
~lging	162 -35
~lha	105 -37
~lhe	111 48
~lhe$	111 48
~lhi	-167 -183
~lhi$	-167 -183
~li$	57 109
~lia	-76 10
~lia$	-14 -94
~lic	-99 21
~lic$	-136 75
~lica	-89 -138
~licat	-83 -125
~lice	42 92
~lice$	-40 87
~licen	-207 63
~lich	-9 -131
~lico	-154 -53
~licon	-93 -41
~licy	-50 -24
~licy$	-44 -23
~lid	73 -81
~lid$	-105 25
~lida	-170 -154
~liday	-131 -150
~lidi	134 -283
~lidin	134 -283
~lids	129 57
~lids$	129 57
~lie	-38 -103
~lie$	-91 -81
~lier	94 63
~lier$	80 64
~lies	26 -33
~lies$	26 -33
~liev	-116 -99
~lieve	-143 -92
~lif	39 134
~lif$	-25 81
~life	-71 131
~life$	-82 139
~lift	121 -102
~lift$	151 -216
~lifti	-44 31
~lig	35 -29
~ligh	-4 -43
~light	-4 -43
~lij	-158 74
~lik	66 24
~lik$	-101 -119
~like	259 105
~like$	315 89
~liked	-179 -29
~likes	-87 36
~likh	-290 -24
~likh$	-93 -40
~likha	-114 284
~likhe	-158 41
~likhi	-117 29
~likhn	-163 -185
~likho	-286 -278
~likhu	-94 -72
~likhv	109 -67
~liks	-63 -171
~liks$	-63 -171
~liku	146 -41
~likui	86 22
~likuo	143 -78
~lil	16 -14
~lila	17 -107
~lila$	17 -107
~lim	155 -76
~limb	39 -59
~limb$	-6 -104
~limbi	102 -56
~lime	90 -45
~limep	84 -18
~limi	53 -81
~limit	53 -81
~limp	142 -61
~limp$	142 -61
~lims	-97 47
~lims$	-97 47
~lin	94 50
~lin$	98 44
~lind	98 -14
~linde	97 -1
~line	-199 89
~line$	-153 40
~lines	-129 108
~ling	71 40
~ling$	92 49
~lini	123 -165
~linic	102 -110
~link	-282 -159
~link$	-226 -129
~linke	-54 -57
~lio	-146 -188
~lio$	-92 -87
~lip	37 -120
~lip$	-105 -178
~lipe	7 0
~liped	83 36
~liper	-75 -41
~lipi	-57 10
~lipid	-55 -83
~lipin	-37 41
~lips	186 -138
~lips$	249 -217
~lipy	189 138
~lipy$	189 138
~lis	-104 -81
~lis$	-52 73
~lise	148 -16
~liser	127 -14
~lish	4 -106
~lish$	7 -118
~lisr	-31 -67
~list	-229 -47
~list$	-316 -202
~liste	-8 127
~listi	-34 -102
~lit	-100 -166
~lit$	38 61
~lita	25 -57
~lite	-141 -253
~lite$	-104 -179
~liter	-60 -104
~liti	71 16
~liti$	5 -42
~litin	71 55
~litl	-120 -180
~litle	-120 -180
~litr	42 94
~litre	42 94
~lity	-82 -20
~lity$	-82 -20
~liv	85 32
~liva	112 -34
~live	-105 81
~live$	-129 146
~liver	-25 -113
~lives	-34 155
~livi	161 -160
~livin	87 -86
~livr	30 -51
~livri	30 -51
~liy	87 156
~liya	172 228
~liya$	118 161
~liyan	117 155
~liye	-117 -24
~liye$	-117 -24
~liyo	-134 -149
~liyo$	-102 -129
~liyon	-60 -39
~lk$	35 -195
~lka	-95 -24
~lka$	-261 10
~lkar	170 -71
~lkar$	172 -33
~lkat	-26 -64
~lke	160 -44
~lke$	134 65
~lked	26 -123
~lked$	26 -123
~lken	111 -24
~lken$	111 -24
~lki	-41 -216
~lki$	-164 -169
~lkin	39 -132
~lking	-39 -121
~lks	-97 -51
~lks$	-97 -51
~lku	37 -126
~lkul	37 -126
~lkul$	37 -126
~lm$	-97 -61
~lma	-124 -16
~lma$	-147 -154
~lmar	-9 50
~lmari	-90 59
~lme	11 7
~lmet	14 11
~lmet$	32 20
~lmi	-158 -8
~lmi$	-35 -107
~lmis	-96 -83
~lmisa	-96 -83
~lmo	8 -167
~lmon	-142 -120
~lmos	55 -69
~lmost	55 -69
~lms	38 -109
~lms$	38 -109
~ln$	72 73
~lna	-137 -51
~lna$	-137 -50
~lne	-17 -120
~lne$	-13 -118
~lni	85 -87
~lni$	102 -68
~lo$	1 -91
~loa	-133 143
~load	-34 -37
~load$	-41 -96
~loadi	1 40
~loan	-144 144
~loan$	-144 144
~loat	-48 54
~lob	78 -173
~lobi	-103 -115
~lobin	-103 -115
~loc	-38 -38
~loca	-38 -38
~local	5 -194
~locat	-63 153
~lod	-259 -111
~lodi	-182 8
~lodip	-182 8
~loe	-178 -133
~loe$	-178 -133
~log	-57 -57
~log$	76 11
~loga	-41 41
~logi	-146 -183
~login	-166 -100
~logis	-1 -143
~logo	-80 -93
~logo$	-17 -87
~logon	-70 19
~logu	-100 -75
~logue	-100 -75
~logy	-75 -71
~logy$	-75 -71
~loh	210 -156
~lohe	128 -84
~lohe$	128 -84
~lohi	136 -103
~lohi$	136 -103
~lok	-13 83
~lok$	-124 -151
~loke	45 109
~loked	73 111
~loker	-22 28
~lol	-377 -204
~lol$	-377 -204
~lom	-27 14
~lomi	98 -83
~lomit	98 -83
~lon	-99 118
~lon$	-12 4
~lone	94 134
~lone$	99 103
~long	-252 39
~long$	-252 39
~lop	143 -190
~lopr	-44 -102
~lopra	-44 -102
~lopy	154 -37
~lopy$	154 -37
~lor	122 -104
~lor$	-42 39
~lord	131 -10
~lord$	86 -2
~lore	-126 -108
~lore$	-126 -108
~lori	-98 -94
~los	-148 31
~los$	-91 -163
~lose	-97 68
~lose$	-128 75
~losed	41 -31
~loses	-84 36
~losi	7 75
~losin	11 79
~lost	-116 91
~lost$	-116 91
~lot	123 -39
~lot$	-52 -4
~lota	131 -28
~lota$	131 -28
~loth	68 13
~loth$	64 -17
~lothe	34 20
~lots	128 -100
~lots$	128 -100
~lou	36 -36
~loud	23 -81
~loud$	40 -129
~lour	49 -44
~lour$	68 -145
~lov	52 -165
~lov$	40 -262
~love	61 28
~love$	-82 -205
~loved	70 146
~lover	5 -91
~loves	19 -87
~lovi	89 -118
~lovin	101 -89
~lovl	-89 -64
~lovly	-89 -64
~lovs	-62 54
~lovs$	-62 54
~loy	-165 -127
~lp$	205 -78
~lpa	-118 -70
~lpe	131 -136
~lper	65 -79
~lper$	84 -40
~lpi	-29 11
~lpl	-106 81
~lpli	-106 81
~lplin	-106 81
~lpo	85 -63
~lpol	85 -63
~lpr	-58 174
~lpra	-10 177
~lps	-258 45
~lps$	-258 45
~lre	-126 42
~lrea	-126 42
~lread	-126 42
~ls$	-32 91
~lse	137 -17
~lse$	137 -17
~lsh	-101 -83
~lshi	-101 -83
~lshiy	-101 -83
~lsi	-115 -179
~lsi$	-105 -163
~lso	-22 -125
~lso$	5 -112
~lsu	16 78
~lsut	16 78
~lsutr	16 78
~lt$	-39 -90
~lta	22 -160
~lta$	70 -137
~ltat	-148 -127
~lte	36 -39
~lte$	28 -46
~lter	-30 7
~lter$	-21 14
~lth	-58 6
~lth$	-98 -171
~lthi	-21 41
~lthy	-36 72
~lthy$	-36 72
~lti	309 -20
~lti$	315 22
~ltin	29 -141
~ltiv	-20 -35
~ltivi	-20 -35
~ltr	-158 -144
~ltra	-129 -62
~ltras	-129 -62
~lts	-173 88
~lts$	-173 88
~ltu	-142 -63
~lty	-166 48
~lty$	-166 48
~lu$	82 -32
~lub	-22 -220
~luc	23 -89
~luco	136 -60
~lud	153 -172
~lud$	203 -143
~ludh	111 7
~ludha	129 -85
~ludo	-199 -124
~ludo$	-199 -124
~lue	127 -98
~lue$	138 -62
~lues	-102 -134
~lues$	-102 -134
~lug	57 -21
~lugu	-80 -78
~lugu$	-80 -78
~lui	173 -22
~luis	153 -6
~luish	153 -6
~luk	105 78
~luk$	-51 185
~luke	-122 -61
~luki	110 135
~lukin	110 135
~lukn	-143 -142
~lukno	-143 -142
~luko	98 -34
~lukoj	98 -34
~luks	176 -37
~luks$	176 -37
~luku	-92 -79
~lukup	-92 -79
~lum	95 -276
~lum$	119 -72
~lumn	-5 -62
~lump	69 -153
~lump$	-146 -115
~lumpe	124 -43
~lun	10 4
~lun$	-34 30
~lunc	144 -75
~lunch	144 -75
~lung	-125 129
~lunga	-97 83
~lungi	-51 211
~lungs	-103 -187
~luns	94 -8
~luns$	94 -8
~lunt	-72 -209
~luo	-140 -110
~lur	192 185
~lur$	176 146
~lure	95 90
~lure$	-43 93
~lurs	-57 41
~lurs$	-57 41
~lus	25 -167
~lus$	-76 -53
~luse	48 -86
~luse$	74 -58
~lusi	25 -41
~lusil	25 -41
~lut	-54 -160
~lut$	-58 -65
~lutc	53 -6
~lutch	53 -6
~lva	-66 87
~lva$	-139 -188
~lvae	109 -10
~lvan	-111 -86
~lvana	-59 -32
~lvane	-73 -61
~lvar	-20 24
~lvar$	29 -49
~lvay	-72 189
~lvay$	-73 214
~lvays	-45 73
~lve	-77 -16
~lve$	-117 -7
~lver	64 46
~lvi	-89 71
~lvid	-100 71
~lvida	-100 71
~ly$	-45 41
~lya	151 119
~lyi	169 23
~lyin	169 23
~lying	169 23
~lyr	-99 -110
~lyri	-99 -110
~lyric	-99 -110
~lys	91 -10
~lysi	91 -10
~lysis	91 -10
~ma$	-2 -38
~mac	149 -66
~mach	154 -52
~mach$	123 1
~macha	-71 -8
~machc	-102 -219
~machi	127 31
~machl	150 -102
~macy	-48 -29
~macy$	-48 -29
~mad	-6 108
~mad$	13 -6
~mada	136 -4
~madad	117 -49
~madam	71 76
~made	-156 -22
~made$	-156 -22
~madh	-121 99
~madhu	-40 -140
~mado	-18 -115
~mae	-73 -66
~maf	-147 294
~maf$	-133 260
~mafi	-28 127
~mafi$	-28 127
~mag	239 -79
~mag$	50 -19
~maga	45 -20
~magi	-152 -21
~magi$	-149 -57
~magu	205 -142
~mah	-94 -12
~maha	-223 152
~mahab	-138 -69
~mahan	-119 -54
~mahat	-125 185
~mahi	-42 -143
~mahin	-25 -127
~mahv	-83 -152
~mahva	-83 -152
~mai	-91 228
~mai$	-40 212
~maic	-181 -108
~maich	-181 -108
~maid	-123 85
~maid$	-63 57
~maida	-119 84
~maig	-71 -144
~mail	-194 -163
~mail$	-172 -200
~main	93 192
~main$	192 128
~maine	-292 169
~mais	-143 -68
~maise	-143 -68
~maj	33 -36
~maja	-199 45
~majak	-125 5
~majb	-42 113
~majbu	-42 113
~majd	119 -85
~majdu	119 -85
~maje	25 -159
~majh	91 -40
~majh$	-13 -1
~mak	20 -368
~mak$	-32 -222
~maka	35 -82
~makan	64 -53
~make	-143 -57
~make$	-44 19
~maker	29 -39
~makes	-224 -70
~makeu	-32 -20
~makh	-31 -251
~makhi	20 -175
~maki	38 -216
~makin	38 -216
~maks	-66 -227
~maks$	-31 -211
~mal	-121 -141
~mal$	-52 -209
~mala	-218 55
~mala$	-157 158
~malar	-48 -133
~male	-81 -179
~male$	-8 -117
~maler	-112 -124
~mali	-48 36
~malik	-119 -93
~malis	95 -166
~maly	85 4
~maly$	85 4
~mam	175 29
~mama	85 -146
~mama$	88 -141
~mami	116 86
~mami$	116 86
~man	-32 82
~man$	65 195
~mana	-161 -131
~mana$	-242 37
~manag	29 -110
~manal	25 -53
~mand	-33 -20
~mandi	-142 -61
~mane	-29 -90
~mane$	-193 -211
~maneg	-25 42
~manen	64 -13
~mang	-159 -38
~mang$	-225 18
~manga	14 63
~mangi	64 29
~mango	-145 -70
~mangt	-33 43
~mani	107 15
~manj	113 124
~manji	16 150
~mano	-66 -136
~mans	50 7
~mans$	68 8
~mant	-195 -273
~many	8 87
~many$	18 88
~map	-1 -94
~mar	2 178
~mar$	-96 -64
~mara	85 -3
~mara$	-29 -192
~marai	-32 -26
~marat	11 -162
~marc	-199 -9
~march	-199 -9
~mard	94 -101
~mard$	61 -75
~mare	-128 56
~mare$	-97 43
~maren	-112 50
~mari	5 183
~mari$	-15 99
~maria	36 30
~marie	-128 98
~marij	68 43
~marin	-45 107
~mark	-85 -216
~mark$	-152 -165
~marke	-133 -152
~marks	72 -28
~marn	-77 289
~marna	-127 209
~marne	-19 176
~maro	76 -33
~marod	192 -22
~mart	163 -70
~marta	134 -104
~marte	-142 34
~marti	-65 39
~martv	70 -30
~maru	40 168
~maru$	-32 122
~marun	-14 142
~mary	-62 97
~mary$	-49 72
~mas	54 -104
~mas$	140 83
~masa	-113 -163
~masag	-95 6
~masal	-154 -93
~mash	166 -226
~masha	-43 -74
~mashi	180 -124
~masi	-153 -29
~masik	-153 -29
~mask	-100 -235
~mask$	39 -147
~maska	-154 -136
~mast	-47 40
~mast$	-96 -210
~maste	46 80
~masu	85 -74
~masud	85 -74
~mat	-114 202
~mat$	-227 402
~mata	102 -165
~mata$	51 -54
~matar	-193 -126
~matc	-191 -276
~match	-191 -276
~mate	36 131
~mate$	9 138
~mater	86 -19
~mates	27 -1
~math	22 -111
~matha	52 -200
~mathe	121 -100
~mathi	-191 33
~maths	-114 3
~mati	63 54
~matic	26 2
~matl	-97 -168
~matla	-97 -168
~mato	-171 -184
~mato$	-161 -181
~matr	-56 124
~matre	17 52
~mau	-202 56
~maur	-182 -87
~mauri	-182 -87
~maus	-21 -153
~mausa	-145 -137
~mausi	93 -49
~maut	-86 151
~maut$	-86 151
~mav	112 46
~mava	86 50
~may	40 64
~may$	19 84
~maya	31 -105
~mayan	31 -105
~mayb	38 -29
~maybe	38 -29
~mayk	-28 89
~mayke	-66 100
~mb$	197 -177
~mba	81 -34
~mba$	50 -103
~mbai	-173 -118
~mbai$	-173 -118
~mbal	106 80
~mbal$	64 -25
~mbar	-54 -110
~mbar$	-35 -88
~mbara	-42 -30
~mbat	13 57
~mbato	-26 -47
~mbe	-37 32
~mbe$	25 -47
~mber	-38 35
~mber$	-27 43
~mbh	54 58
~mbha	54 58
~mbhal	-29 71
~mbi	126 -209
~mbi$	70 -24
~mbif	-18 -65
~mbifl	-18 -65
~mbin	83 -100
~mbing	90 -61
~mbl	187 -195
~mble	123 -142
~mbly	70 -62
~mbly$	70 -62
~mbu	207 -342
~mbu$	22 -147
~mbul	239 -255
~mbula	133 -215
~mcg	-29 -31
~mcg$	-29 -31
~mch	210 29
~mcha	147 80
~mcha$	151 88
~mdi	101 -125
~mdi$	101 -125
~me$	-52 -58
~mea	-108 -189
~meal	47 -25
~meal$	47 -25
~mean	-174 -154
~mean$	9 -43
~meani	-201 -157
~means	-9 -68
~meb	56 36
~mebo	72 112
~mebod	72 112
~mec	-99 -106
~mech	-80 -57
~mecha	-80 -57
~med	-137 -78
~med$	-91 90
~medi	-47 -253
~medic	-23 -213
~medik	-21 -89
~medy	-67 -93
~medy$	-67 -93
~mef	132 -37
~meft	132 -37
~mefta	132 -37
~meh	-105 69
~meha	-64 -117
~mehan	-82 -79
~mehe	12 0
~mehen	12 0
~mehm	-27 25
~mehma	-27 25
~mehn	-135 76
~mehnd	-97 95
~mehs	15 -82
~mehsu	15 -82
~mei	39 5
~mein	39 5
~mein$	39 5
~mek	-93 83
~meka	-83 101
~mel	54 -78
~mel$	29 -145
~mela	79 -97
~mela$	141 -40
~melat	-120 -97
~mele	-177 94
~mele$	-159 -20
~meli	71 48
~melin	71 48
~melo	-133 -165
~mels	40 -98
~mels$	40 -98
~mem	-185 -114
~memb	4 -34
~membe	4 -34
~meme	-175 -156
~meme$	-128 -135
~men	-82 -193
~men$	-53 -124
~meni	-24 -48
~meno	24 -68
~menop	-53 -52
~ment	-194 -207
~ment$	-168 -234
~menta	-37 -49
~menti	-30 -47
~ments	-106 22
~meo	50 66
~meon	79 95
~meone	79 95
~meop	-70 -53
~meopa	-70 -53
~mep	84 -18
~mepi	84 -18
~mepir	84 -18
~mer	-24 186
~mer$	24 80
~mera	-127 117
~mera$	-136 118
~merc	-42 61
~mere	40 117
~mere$	23 122
~merg	58 -167
~merge	58 -167
~meri	-49 170
~meri$	-78 183
~meric	5 -65
~mers	32 -153
~mers$	28 -153
~mes	-63 165
~mes$	57 -32
~mesa	-196 81
~mesag	-196 81
~mesh	-167 199
~mesh$	-49 -138
~mesha	-138 242
~mest	-139 45
~met	71 -100
~met$	26 54
~meta	-33 -31
~metab	-17 -18
~mete	234 -181
~meter	234 -181
~metf	-109 -148
~metfo	-109 -148
~meth	-115 -115
~methi	-88 -112
~meti	-105 74
~metim	-105 74
~metr	64 34
~metro	66 9
~mev	-98 109
~mevh	-69 142
~mevhe	-69 142
~mevo	-41 -67
~mevor	-41 -67
~mg$	-56 135
~mha	-115 67
~mhan	-134 135
~mhar	-94 -57
~mhe	-109 -121
~mhen	-35 -146
~mhen$	-35 -146
~mi$	39 169
~mia	1 -110
~mia$	1 -110
~mic	28 -125
~mid	40 118
~mid$	68 94
~mida	0 68
~mida$	0 68
~midl	5 6
~midle	5 6
~midn	-45 -5
~midni	-45 -5
~mie	122 -77
~mie$	129 -69
~mig	92 -92
~migr	23 -88
~migra	23 -88
~mik	18 19
~miks	40 39
~miks$	-38 97
~mikse	56 -29
~miksi	7 20
~mil	-64 131
~mil$	169 22
~mila	70 96
~mila$	83 113
~mild	-274 -161
~mild$	-274 -161
~mile	-90 -36
~mile$	93 43
~mileg	-226 92
~milen	-147 -137
~miles	105 -75
~mili	-48 223
~mili$	-13 154
~milin	-68 141
~milk	-12 -141
~milk$	4 -221
~miln	-18 37
~milt	-217 26
~milta	-173 55
~milte	-147 -55
~milti	-62 36
~mily	-71 211
~mily$	-71 211
~min	194 -125
~min$	127 -382
~mina	133 -4
~minat	155 5
~mind	-43 54
~mind$	-183 35
~mine	-161 37
~mine$	-158 43
~ming$	30 -130
~mings	-128 65
~mini	-94 29
~mini$	-80 58
~mins	131 -21
~mins$	131 -21
~mint	97 -112
~minto	-1 -81
~minu	69 -6
~minut	70 -66
~mir	-91 -124
~mirc	-116 -198
~mirch	-116 -198
~mirg	24 -205
~mirgi	24 -205
~miro	66 94
~miror	66 94
~mis	134 23
~mis$	108 106
~misa	-96 -83
~misar	-96 -83
~misc	-83 80
~misca	-83 80
~mise	-136 -6
~mised	-121 -146
~misi	21 -48
~misin	95 -174
~misio	-130 -57
~mist	203 -11
~mist$	13 -187
~mista	217 -75
~mistr	-41 102
~mit	115 21
~mit$	61 -54
~mita	28 -33
~mitar	117 -106
~mite	-3 -105
~mite$	-76 -140
~mited	75 -36
~mith	45 -20
~mitha	26 -132
~miti	83 24
~miti$	43 62
~mitin	55 -66
~mitr	-109 130
~mits	77 -31
~mits$	77 -31
~miu	-101 -176
~mium	-101 -176
~mium$	-101 -176
~mjh	-18 -85
~mjha	-167 -143
~mjha$	0 12
~mjhan	-96 -91
~mjhao	-45 -48
~mjhau	-73 -103
~mjhe	8 74
~mjhe$	8 74
~mjo	58 -234
~mjor	58 -234
~mjor$	133 -120
~mjori	-27 -166
~mki	76 17
~mki$	49 29
~mko	145 76
~mko$	145 76
~ml$	87 -154
~mla	73 -58
~mla$	80 -93
~mle	-177 11
~mle$	-48 20
~mli	23 -88
~mlo	-120 5
~mlod	-182 8
~mlodi	-182 8
~mn$	80 -53
~mne	-76 98
~mne$	-76 98
~mo$	180 121
~mob	-207 -158
~moba	-183 -86
~mobai	-183 -86
~mobi	-108 -180
~mobil	-108 -180
~moc	-172 -155
~moch	-172 -142
~moch$	-172 -142
~mod	-177 -200
~moda	-107 -123
~mode	-226 -207
~mode$	-140 -111
~modh	-15 -135
~mog	-16 -142
~mogl	-103 -115
~moglo	-103 -115
~moh	-35 -87
~moha	-24 -79
~mohal	-25 -49
~moj	-156 -11
~moji	-97 14
~moji$	-56 56
~mok	-35 -310
~mok$	-98 -62
~moke	3 -110
~moke$	65 -58
~moker	-122 -55
~moki	-35 -77
~mokin	-35 -77
~moks	50 -160
~mol	-20 -2
~mol$	46 21
~mom	132 76
~mom$	-33 67
~mome	184 -60
~momet	170 -59
~momo	20 -152
~momos	20 -152
~moms	34 49
~moms$	34 49
~mon	-51 -18
~mon$	-19 162
~mond	26 -113
~monda	57 -110
~mone	-109 44
~money	-77 75
~mong	-87 17
~moni	75 -64
~monia	83 -38
~monk	114 -102
~monke	114 -102
~mons	-115 -149
~monsu	-110 -143
~mont	-26 -183
~month	-15 -154
~mop	-154 -121
~mor	-107 179
~mor$	56 100
~more	-114 164
~more$	-113 164
~morf	7 89
~morn	-37 -134
~morni	-37 -134
~moro	11 16
~morov	11 16
~mort	-49 51
~mos	20 -213
~mos$	47 -171
~mosa	112 -51
~mosa$	112 -51
~mose	-82 -50
~mose$	-82 -50
~mosk	-36 -40
~mosku	-36 -40
~most	1 -69
~most$	24 -27
~mostl	-86 -78
~mot	168 -215
~mota	-30 -64
~mota$	9 -13
~motar	24 22
~mote	205 -86
~mote$	208 -57
~moth	-30 -93
~mothe	-30 -93
~moti	70 -240
~moti$	146 -58
~motio	45 -121
~motiy	-124 -98
~moto	141 -44
~motor	141 -44
~mou	82 -34
~moun	-77 42
~mount	-77 42
~mour	-70 -43
~mout	136 -84
~mouth	136 -84
~mov	-8 -272
~move	-87 -125
~move$	-87 -31
~moved	-131 -122
~movi	68 -276
~movie	-253 -216
~movin	152 -151
~mp$	133 63
~mpa	-114 75
~mpan	-51 -123
~mpany	-51 -123
~mpas	-37 143
~mpas$	-37 143
~mpe	165 -58
~mped	158 -18
~mped$	158 -18
~mpi	-67 128
~mpin	-79 153
~mping	-79 153
~mpl	-142 -104
~mpla	-66 17
~mplai	-58 33
~mple	-121 -140
~mple$	-114 -87
~mples	-73 -89
~mplet	38 -10
~mpo	102 -56
~mpo$	37 -53
~mpos	-57 -94
~mpose	-57 -94
~mpou	88 73
~mpr	-155 -55
~mpre	-58 -20
~mpres	-58 -20
~mpro	-129 -37
~mprov	-129 -37
~mps	-117 -214
~mps$	-75 -166
~mpsi	-73 -79
~mpsia	-73 -79
~mpt	-23 -5
~mpt$	-133 31
~mpto	15 -153
~mptom	-114 -122
~mpty	9 -14
~mpty$	9 -14
~mpu	-15 -171
~mpu$	-136 -115
~mr$	-42 -236
~mra	-138 186
~mra$	-10 227
~mrah	-148 -120
~mrah$	-140 -117
~mre	131 11
~mre$	100 45
~mrej	-40 -117
~mrej$	-40 -117
~mri	-169 -173
~mri$	-122 -77
~mrit	-76 -129
~mrity	-40 -126
~mrn	88 -73
~mrng	62 -70
~mrng$	62 -70
~mrv	-17 42
~mrv$	-17 42
~ms$	83 -57
~mse	-16 50
~msel	2 166
~mself	4 176
~msg	-153 194
~msg$	-153 194
~mta	25 -86
~mta$	32 -121
~mti	25 83
~mti$	25 83
~mtp	168 -40
~mtp$	168 -40
~mu$	94 146
~mua	-36 43
~muav	-36 43
~muavj	-36 43
~muc	24 -30
~much	25 -30
~much$	-90 -11
~mud	-12 -171
~mud$	-211 -283
~mudi	92 -4
~mudi$	-16 -147
~muf	-61 -50
~muft	-44 -48
~muft$	-44 -48
~muh	165 -108
~muh$	235 -54
~muha	-124 -125
~muj	12 152
~mujh	11 147
~mujhe	0 62
~mujhs	-69 199
~muk	-36 20
~muka	-24 -170
~mukh	3 -40
~mukha	26 -177
~mukhe	-126 75
~mukt	-113 144
~mukti	-113 144
~mul	86 -20
~mula	117 -4
~muli	23 -35
~muli$	23 -35
~mult	-91 -56
~multi	-20 -35
~mum	54 30
~mum$	109 -140
~muma	118 58
~muma$	87 61
~mumb	-82 -136
~mumba	-173 -118
~mumy	-20 29
~mumy$	-20 1
~mun	155 73
~mun$	103 -28
~muna	131 85
~muna$	149 45
~mund	-70 77
~munde	12 149
~mune	3 84
~mune$	3 84
~mung	168 -148
~munga	135 -49
~mungf	16 -24
~munh	43 -97
~munh$	94 -62
~muni	100 110
~muni$	90 21
~mur	-231 -43
~murd	-179 -269
~murda	-35 -112
~murde	-164 -213
~murg	11 -167
~mus	-104 -110
~musc	-67 -59
~muscl	-68 -58
~mush	58 -79
~mushr	55 -79
~musk	-50 2
~musku	-40 101
~must	-54 -5
~must$	-56 7
~musta	-4 -28
~mut	140 -158
~muth	-48 -44
~mva	42 -71
~mvar	42 -71
~mvar$	61 0
~my$	-18 122
~mys	-46 277
~myse	24 267
~mysel	24 267
~myst	-39 -41
~myste	-39 -41
~myt	-113 -99
~myth	-113 -99
~myth$	-113 -99
~na$	-66 271
~nab	229 -224
~nabh	20 -190
~nabhi	20 -190
~nabj	249 -117
~nabj$	249 -117
~nac	-58 -193
~nach	-18 -157
~nach$	-76 -37
~nad	0 180
~nad$	-34 59
~nada	-163 -19
~nada$	-163 -19
~nadi	100 210
~nadi$	5 225
~nadu	-93 -152
~nadu$	74 -53
~nae	-131 19
~nae$	-73 94
~naen	-48 -59
~naen$	-48 -59
~naf	74 24
~nag	-58 -63
~nag$	138 -140
~naga	-137 84
~nagar	-137 84
~nage	-86 -54
~nage$	-137 86
~nager	46 -209
~nagi	-2 -54
~nagp	-100 -38
~nagpu	-100 -38
~nah	90 33
~naha	73 107
~naha$	27 -7
~nahan	108 -205
~nahar	-12 179
~nahat	73 -144
~nahi	93 22
~nahi$	69 6
~nahin	37 24
~nahl	-143 -105
~nahla	-143 -105
~nai	165 96
~nai$	114 149
~naik	121 78
~naikh	121 78
~nail	33 -147
~nail$	95 -73
~nails	-93 -167
~naj	-18 -66
~naja	105 -78
~najar	138 30
~najo	-71 -74
~najol	-71 -74
~nak	-3 -160
~nak$	217 -243
~naka	-128 -76
~nake	-16 -291
~nake$	27 -233
~nakeb	-100 -51
~nakes	-69 -93
~nakh	-202 -110
~nakhu	-191 -132
~nakl	-94 -48
~nakli	-94 -48
~naks	-4 -85
~naksi	86 -79
~naku	-225 56
~naku$	-214 58
~nal	-28 -40
~nal$	-52 62
~nala	-169 5
~nali	37 -133
~nali$	54 -231
~naly	-175 -76
~naly$	-175 -76
~nam	-256 -110
~nam$	-346 33
~nama	-84 -177
~namak	-96 -197
~namas	-74 -85
~name	-64 -110
~name$	3 -192
~names	-155 38
~nan	65 45
~nan$	27 182
~nana	183 -97
~nana$	181 -166
~nanad	1 94
~nanb	-212 -34
~nanba	-212 -34
~nanc	-183 -36
~nancy	-183 -36
~nane	-103 -132
~nane$	-103 -132
~nani	-30 -200
~nani$	-24 -182
~nant	154 -37
~nant$	116 -20
~nao	-263 -221
~nao$	-263 -221
~nap	106 37
~nap$	90 -66
~napa	-79 -15
~napa$	-79 -15
~nar	14 -31
~nar$	122 -170
~nara	13 -207
~nara$	-58 -51
~naraj	-26 -142
~naram	44 -58
~nare	-96 151
~nare$	-95 152
~nari	-121 -76
~nariy	-121 -76
~nars	15 -60
~nas	90 306
~nas$	-30 338
~nash	200 -4
~nasha	119 82
~nashe	-18 -4
~nashi	100 -84
~nasht	-38 -114
~nat	37 -74
~nat$	160 23
~nata	-25 -35
~natak	-51 -8
~nate	-244 -99
~nate$	-215 -59
~nath	137 45
~nathi	109 97
~nati	-56 -122
~nati$	-25 -169
~natio	-161 -61
~natu	-56 -101
~natur	-56 -101
~nau	41 -32
~nau$	-37 -218
~nauk	12 66
~naukr	12 66
~naun	-41 -33
~naun$	-37 -71
~naus	-9 -51
~nause	-9 -51
~nauv	134 5
~nav	18 -286
~nav$	-104 -114
~nava	-157 -115
~navj	127 -115
~navja	127 -115
~navr	28 -85
~nay	-180 14
~naya	-175 -81
~naya$	-242 -134
~nayam	32 -98
~naye	-168 79
~naye$	-168 79
~nayi	72 -44
~nayi$	72 -44
~nba	-106 -204
~nbal	16 -25
~nbal$	16 -25
~nbar	-223 -54
~nbar$	-223 -54
~nbh	107 67
~nbha	23 132
~nbhal	50 118
~nbu	-67 -173
~nbu$	-48 -98
~nbur	-42 -97
~nburn	-42 -97
~nce	-36 -91
~nce$	-1 -51
~ncel	-177 -78
~ncel$	-121 -157
~ncer	-78 -52
~ncer$	-57 -89
~nces	-29 -121
~nces$	-27 -111
~nch	114 12
~nch$	123 -164
~ncha	-138 73
~ncha$	-69 -77
~nchav	50 -18
~nchay	5 57
~nche	203 -115
~nche$	154 -57
~nched	95 -13
~nchi	-58 149
~nchi$	-57 65
~ncht	86 -32
~nchta	91 -26
~nchv	-8 88
~nchva	11 -29
~nci	-104 233
~ncip	2 39
~ncipa	2 39
~ncl	175 -38
~ncle	180 -61
~ncle$	198 -135
~ncles	-61 95
~nco	37 -204
~ncom	-8 -102
~ncon	-104 -80
~ncons	-104 -80
~ncr	-108 -152
~ncre	-103 -145
~ncrea	-98 -119
~nct	35 5
~ncti	35 5
~nctio	35 5
~ncy	-44 -125
~ncy$	-58 -119
~nd$	156 52
~nda	-14 34
~nda$	-92 39
~ndag	-105 -43
~ndagi	-65 -58
~ndai	-149 -61
~ndal	64 -27
~ndal$	86 -24
~ndam	-124 74
~ndan	-80 -160
~ndant	-36 -77
~ndar	153 64
~ndar$	143 -10
~ndau	-68 -16
~ndaur	-68 -16
~nday	17 -25
~nday$	21 33
~ndays	-72 -104
~nde	118 56
~nde$	136 92
~nded	-165 -178
~nded$	-165 -178
~ndek	-77 -74
~ndeks	-77 -74
~nden	-30 -84
~nder	93 74
~nder$	88 96
~nders	18 -49
~ndes	-167 12
~ndf	-3 66
~ndfa	-3 66
~ndfat	-3 66
~ndg	-2 160
~ndgi	-2 160
~ndgi$	-2 160
~ndh	198 60
~ndh$	59 103
~ndha	-65 -80
~ndha$	-196 -13
~ndhai	68 -121
~ndhe	133 -62
~ndhe$	161 -59
~ndher	169 -16
~ndhi	102 -46
~ndhi$	86 -44
~ndhl	125 -113
~ndhla	125 -113
~ndhn	-138 126
~ndhna	-78 92
~ndht	70 -1
~ndhte	70 -1
~ndhu	1 80
~ndhu$	69 128
~ndhv	-132 -5
~ndhvi	-132 -57
~ndi	27 -4
~ndi$	102 2
~ndia	-305 -270
~ndia$	-263 -217
~ndian	-125 -119
~ndid	131 -62
~ndik	-66 -72
~ndiks	-66 -72
~ndin	-45 120
~nding	-42 121
~ndir	115 7
~ndir$	115 7
~ndit	-88 -47
~ndit$	-88 -47
~ndiy	18 -134
~ndiya	18 -134
~ndl	53 -254
~ndla	137 -50
~ndla$	108 -41
~ndle	-88 -123
~ndle$	-88 -123
~ndli	-127 -85
~ndli$	-127 -85
~ndlo	132 -105
~ndlor	132 -105
~ndly	-47 -84
~ndly$	-47 -84
~ndm	-72 -133
~ndma	-54 -30
~ndma$	16 -23
~ndmo	-34 -168
~ndmot	-34 -168
~ndn	67 -106
~ndnu	91 -52
~ndnut	91 -52
~ndo	-220 -189
~ndom	-62 -86
~ndom$	-55 -47
~ndor	-17 -110
~ndore	-16 -62
~ndov	-96 -3
~ndov$	-135 3
~ndovs	41 -5
~ndp	20 -82
~ndpa	20 -82
~ndpa$	99 -38
~ndr	-263 52
~ndr$	12 -31
~ndra	-171 32
~ndra$	-49 -70
~ndrah	-111 102
~ndru	-96 -97
~ndruf	-86 -86
~nds	-52 49
~nds$	-96 72
~ndso	91 27
~ndson	91 27
~ndu	69 56
~ndu$	-12 65
~nduc	68 -89
~nduct	68 -89
~nduk	-87 152
~nduk$	-87 152
~ndur	78 60
~ndur$	102 112
~ne$	8 58
~nea	36 110
~near	31 104
~near$	14 118
~nearl	70 -87
~neb	133 -100
~nebu	107 -40
~nebul	107 -40
~ned	-21 29
~ned$	-21 29
~nef	-149 -129
~nefe	76 24
~nefev	76 24
~nefi	-162 -150
~nefit	-162 -150
~neg	-257 -105
~nega	-233 -159
~nega$	-30 -38
~negat	-163 -125
~negi	-24 52
~negi$	-24 52
~neh	89 128
~neha	75 129
~nehar	75 129
~nei	95 -30
~nei$	138 -88
~neig	-2 -9
~neigh	-2 -9
~nek	91 -41
~nek$	110 -163
~neks	24 24
~nekst	31 26
~nel	-91 23
~nela	-60 -57
~nem	-181 69
~nen	149 14
~nen$	-118 -68
~nenj	176 -63
~nenju	176 -63
~nens	-119 -18
~nensi	-119 -18
~nent	32 7
~nent$	45 -145
~ner	94 15
~ner$	145 54
~nera	-74 -20
~neral	-90 -19
~ners	-125 -26
~ners$	-125 -26
~nerv	-80 -63
~nervo	-66 -58
~nes	-22 79
~nes$	-12 27
~nest	38 91
~nest$	2 27
~nestl	53 166
~net	27 -128
~net$	68 -84
~netv	59 85
~netvo	61 51
~neu	105 -101
~neur	-121 -88
~neuro	-121 -88
~nev	11 -172
~nev$	-107 -152
~nevb	138 -56
~nevbo	138 -56
~neve	-22 15
~never	-22 15
~nevs	-137 -141
~nevs$	-99 -220
~nevsp	-50 17
~ney	-257 -55
~ney$	-245 -44
~nf$	86 -60
~nfa	81 -61
~nfan	84 -44
~nfant	84 -44
~nfe	12 -16
~nfec	28 -132
~nfect	28 -132
~nfi	-117 -85
~nfir	-99 -60
~nfirm	-99 -60
~nfo	-41 38
~nfu	151 68
~nful	95 94
~nful$	95 94
~nfus	98 -48
~nfuse	117 -48
~ng$	84 -3
~nga	30 183
~nga$	37 244
~ngaf	135 -49
~ngafl	135 -49
~ngag	-126 -78
~ngage	-126 -78
~ngal	-260 -9
~ngal$	-185 -141
~ngalo	-114 -62
~ngals	16 78
~ngan	55 -6
~ngan$	23 43
~ngani	123 -6
~nganv	12 27
~ngd	6 41
~nge	52 11
~nge$	-77 -36
~nged	-70 74
~nged$	-70 74
~nger	140 -99
~nger$	-15 -144
~ngero	-111 47
~ngers	229 0
~nges	-128 137
~ngf	4 -28
~ngfa	16 -24
~ngfal	16 -24
~ngh	27 67
~ngh$	60 102
~ngha	62 -130
~ngha$	92 -14
~nghan	-119 -57
~nghat	75 -77
~ngi	96 256
~ngi$	-15 281
~ngin	109 110
~nging	111 142
~ngini	22 -65
~ngio	-102 -178
~ngiop	-53 -137
~ngit	41 -165
~ngith	90 -140
~ngl	27 -264
~ngle	-160 -89
~ngle$	-86 -98
~ngles	-37 7
~ngli	98 -211
~ngli$	118 -289
~nglin	153 -25
~nglis	-146 -13
~ngliy	1 -116
~ngn	176 -59
~ngni	147 11
~ngni$	147 11
~ngo	-107 -204
~ngo$	-147 -80
~ngol	-193 -140
~ngoli	-193 -140
~ngov	47 -103
~ngove	47 -103
~ngr	-78 -2
~ngre	-106 -134
~ngrej	-106 -134
~ngry	-12 83
~ngry$	-12 83
~ngs	-53 -103
~ngs$	-53 -103
~ngt	-26 21
~ngta	-9 5
~ngta$	-9 5
~ngu	67 -414
~ngu$	-99 -73
~ngua	-99 -116
~nguag	-99 -116
~ngue	58 -258
~ngue$	58 -258
~ngun	-21 -113
~nguni	-11 -45
~ngut	45 -95
~nguth	45 -95
~ngv	89 -167
~nh$	165 -54
~nha	2 -153
~nhal	160 -88
~nhale	144 -87
~nhe	60 -47
~nhen	-33 30
~nhen$	-33 30
~nhi	144 76
~nhi$	144 67
~nho	67 23
~nhon	31 31
~nhone	31 31
~ni$	-22 102
~nia	116 -76
~nia$	116 -76
~nib	-145 -228
~niba	-145 -239
~niban	-145 -239
~nic	115 41
~nic$	42 -310
~nica	-81 -37
~nical	-81 -37
~nice	-75 59
~nice$	-113 78
~nicel	5 -42
~nich	117 100
~niche	22 112
~nici	68 -16
~nid	-1 113
~nid$	46 -40
~nide	-211 64
~nide$	-116 152
~nided	-156 -139
~nidi	-97 104
~nidl	210 -43
~nidle	210 -43
~nids	-12 -10
~nids$	-12 -10
~nie	-1 -54
~niec	15 -24
~niece	15 -24
~nif	-47 -96
~nife	66 -97
~nife$	82 -83
~nifo	-72 11
~nifor	-72 11
~nig	103 125
~niga	180 -22
~nigal	288 6
~nige	130 -56
~nigh	-136 149
~night	-136 149
~nigl	167 -64
~nigla	108 -27
~nij	-200 -82
~nije	-174 -60
~nijes	-111 -19
~niji	-104 -29
~nijin	-98 -24
~nik	110 56
~nik$	-105 21
~nika	79 39
~nikal	49 58
~nikl	-23 21
~nikla	66 118
~nikle	-94 -105
~nikli	-62 2
~niku	97 51
~nil	381 45
~nil$	122 105
~nila	176 19
~nila$	213 38
~nile	285 -91
~nile$	285 -91
~nili	181 -96
~nili$	181 -96
~nim	-150 -11
~nim$	-45 -54
~nima	-124 102
~nimb	-79 -130
~nimbu	-79 -130
~nin	-151 -74
~nin$	-137 -140
~ninb	-48 -98
~ninbu	-48 -98
~nind	-141 42
~nind$	-141 42
~nine	-183 -142
~nine$	-183 -142
~ning	-31 -125
~ning$	-3 -97
~nings	-164 -169
~nins	-37 -75
~ninst	-37 -75
~nio	-154 -60
~nion	-244 -217
~nion$	-233 -199
~nior	11 48
~nior$	36 39
~niors	-26 26
~nip	-135 201
~nipa	-97 -83
~nir	-52 -357
~nir$	-150 -235
~niru	110 -124
~nis	14 103
~nis$	-63 -136
~nise	63 -63
~nise$	63 -63
~nish	55 46
~nish$	111 69
~nisha	-82 121
~nishe	-74 -213
~nit	116 74
~nit$	-76 162
~nite	124 -96
~nite$	124 -96
~nits	145 -102
~nits$	145 -102
~nity	-8 -37
~nity$	-8 -37
~niv	-91 -139
~niva	64 -54
~nive	-122 -99
~niver	-122 -99
~niy	34 94
~niya	-51 118
~niya$	-72 180
~niyam	-119 -184
~niyar	-74 61
~nj$	42 -38
~nja	-40 14
~nja$	46 -58
~njab	-92 -91
~njab$	-80 -82
~nje	120 109
~njec	30 124
~nject	30 124
~njek	143 -96
~njeks	143 -96
~njh	105 -184
~njha	47 -80
~njhu	17 -118
~njhun	17 -118
~nji	107 21
~njil	16 150
~njil$	16 150
~njin	62 -115
~nju	198 -101
~nju$	161 -94
~nk$	75 11
~nka	145 125
~nka$	16 160
~nkar	83 -18
~nkar$	-48 48
~nkari	-2 -47
~nke	15 -5
~nke$	-134 58
~nked	-54 -57
~nkey	114 -102
~nkey$	114 -102
~nkh	172 109
~nkh$	98 -99
~nkha	-121 204
~nkha$	-121 204
~nkhe	177 115
~nkhe$	96 133
~nkhen	142 -15
~nkho	145 -163
~nkho$	88 -72
~nkhon	104 -105
~nki	22 212
~nki$	72 78
~nkin	-48 208
~nking	-48 208
~nkl	-80 -112
~nkle	-80 -112
~nkle$	-48 -58
~nkles	-88 -62
~nko	-91 93
~nko$	-91 93
~nks	-75 -76
~nks$	-96 -49
~nksi	45 -77
~nksie	45 -77
~nkt	-153 -127
~nkti	-99 -119
~nla	-116 185
~nlai	-98 187
~nlain	-98 187
~nle	20 257
~nles	20 257
~nles$	22 232
~nli	-156 -15
~nlin	-156 -15
~nline	-156 -15
~nly	103 122
~nly$	103 122
~nm$	141 -8
~nme	-19 -44
~nmen	-19 -44
~nment	-19 -44
~no$	88 114
~nob	-158 245
~nobo	-71 214
~nobod	-71 214
~noc	100 80
~noch	123 -26
~noch$	140 -42
~nocha	90 15
~nod	3 -92
~nof	-48 -118
~nog	-136 -59
~nogr	-136 -59
~nogra	-136 -59
~noi	10 82
~noid	-101 -86
~noida	-101 -86
~nois	83 119
~noise	64 119
~nok	-91 -160
~nok$	-75 -98
~nol	96 -109
~nol$	115 -84
~nom	-194 -54
~nom$	-155 -171
~nomi	-51 98
~nomin	-51 98
~non	105 27
~non$	45 75
~none	-40 -67
~none$	-40 -67
~nons	140 -77
~nonse	140 -77
~nop	-36 -222
~nopa	-53 -52
~nopau	-53 -52
~nopi	-23 -191
~nopi$	-23 -191
~nor	14 -157
~nore	-10 -74
~nore$	25 -21
~nori	84 -164
~norin	84 -164
~norm	-39 -78
~norm$	-90 97
~norma	-25 -245
~nos	-66 -113
~nose	-88 -282
~nose$	-119 -260
~not	102 155
~not$	145 140
~note	-253 178
~note$	-167 196
~notes	-80 44
~noth	49 -30
~nothe	-27 9
~nothi	57 -35
~noti	-52 33
~notic	-143 102
~notif	-74 -133
~nou	41 165
~noug	30 194
~nough	30 194
~nous	-67 -124
~nous$	-67 -124
~nov	88 -37
~nov$	95 5
~nova	-84 -35
~nove	-199 -2
~novel	-160 15
~novem	-88 -36
~novs	18 -10
~novs$	-2 -8
~novu	25 -172
~novu$	25 -172
~np$	170 -314
~npa	-89 100
~npi	176 -21
~npi$	176 -21
~npk	166 -26
~npka	166 -26
~npkan	156 -21
~npn	-21 -70
~npni	-66 -63
~npni$	-66 -63
~npt	-155 -1
~npte	-116 1
~npte$	-116 1
~npu	-142 -105
~npur	-119 -92
~npur$	-119 -92
~nr$	81 -169
~nre	-17 -141
~ns$	232 -82
~nsa	-10 -99
~nsa$	20 -193
~nsan	-197 37
~nsan$	-195 45
~nsar	104 -29
~nsar$	95 -26
~nsat	-55 -56
~nsc	-159 -139
~nsci	-104 -80
~nscio	-104 -80
~nscr	-92 -88
~nscri	-92 -88
~nse	11 -129
~nse$	109 -83
~nsel	-132 -200
~nseli	-107 -125
~nselo	-47 -120
~nsen	88 -168
~nsens	140 -77
~nsf	118 -22
~nsfe	-73 12
~nsfer	-73 12
~nsh	17 -146
~nsha	-38 -93
~nshan	-38 -93
~nsi	38 76
~nsi$	-15 95
~nsid	126 9
~nside	126 9
~nsil	-58 -96
~nsio	-184 39
~nsion	-184 39
~nsit	-68 -118
~nsiti	-68 -118
~nsiy	94 21
~nsiya	94 21
~nsk	-140 19
~nska	-45 39
~nskar	-45 39
~nsl	-132 -134
~nsla	-129 -105
~nslat	-121 -187
~nsn	-76 -87
~nsne	-62 -84
~nsne$	-62 -84
~nso	-122 -16
~nsp	-109 -93
~nst	-104 74
~nsta	-28 112
~nsta$	22 59
~nstal	-37 -75
~nste	-86 -115
~nste$	-110 -66
~nstea	11 -78
~nsti	2 -34
~nsti$	104 -14
~nstr	8 -129
~nstru	13 -104
~nsu	45 20
~nsu$	60 -94
~nsul	95 43
~nsuli	110 43
~nsult	-57 5
~nsun	-110 -143
~nsun$	-110 -143
~nsur	-159 -2
~nsura	-159 -2
~nsv	55 56
~nsve	55 56
~nsver	55 56
~nt$	266 276
~nta	-60 21
~nta$	-7 66
~ntac	-38 -27
~ntact	-140 25
~ntai	16 -82
~ntain	31 -33
~ntal	96 -76
~ntal$	49 -65
~ntan	73 70
~ntar	-262 34
~ntar$	-231 -87
~ntat	-59 -78
~ntati	-59 -78
~nte	97 12
~nte$	79 36
~nted	120 131
~nted$	120 131
~nten	62 -107
~ntenc	74 -92
~nter	-239 -114
~nter$	-131 -188
~nterv	-55 -184
~ntes	121 -61
~ntest	121 -61
~nth	116 -239
~nth$	185 -290
~ntha	88 60
~nthan	21 -102
~nthe	-102 -85
~nths	-42 2
~nths$	-42 2
~nthu	-26 -205
~nthu$	-198 -164
~nti	-76 -50
~nti$	-61 133
~ntia	11 -56
~ntib	-11 -77
~ntibi	13 -50
~ntid	-84 -158
~ntido	-81 -127
~ntil	-74 16
~ntin	102 -88
~ntin$	-69 -118
~nting	115 -18
~ntinu	42 -69
~ntio	-120 15
~ntion	-120 15
~ntis	-232 -233
~ntist	-242 -210
~ntiv	-126 -91
~ntive	-126 -91
~ntj	52 58
~ntja	68 69
~ntl	-60 70
~ntly	-59 45
~ntly$	-59 45
~ntm	-26 -95
~ntme	-26 -95
~ntmen	-26 -95
~nto	-51 140
~nto$	29 137
~nton	-1 -81
~nton$	-1 -81
~ntop	-103 -149
~ntop$	-96 -115
~ntr	-27 -318
~ntra	25 -28
~ntrac	28 45
~ntrav	-47 58
~ntre	19 -83
~ntre$	22 -57
~ntro	-149 -187
~ntrol	-147 -185
~ntry	64 -196
~ntry$	64 -196
~nts	-55 38
~nts$	-53 42
~ntu	101 67
~ntu$	80 45
~ntur	-33 -106
~nture	-58 -121
~nty	8 -52
~nty$	17 -13
~nu$	178 253
~nua	-20 -25
~nue	42 -69
~nue$	42 -69
~nuk	-77 2
~nuks	-155 -81
~nuksa	-155 -81
~num	14 124
~num$	-88 142
~numb	70 54
~numb$	114 4
~numbe	6 55
~nun	-45 186
~nun$	100 -84
~nund	58 42
~nur	65 30
~nurs	-43 60
~nurse	76 95
~nursi	-160 -77
~nus	-61 -170
~nus$	-103 -128
~nush	198 -12
~nush$	198 -12
~nusk	-75 -76
~nuskh	-75 -76
~nut	105 -188
~nut$	69 -229
~nute	70 -66
~nute$	32 -137
~nutes	59 11
~nuts	-47 -47
~nuts$	-47 -47
~nv$	112 -8
~nva	13 -117
~nvad	-11 -2
~nvadi	12 27
~nval	82 -13
~nval$	82 -13
~nve	-94 -159
~nver	-54 -119
~nvert	-54 -119
~nvi	-184 62
~nvl	-172 -81
~ny$	29 22
~nya	-319 -206
~nya$	-156 -70
~nyav	-189 -93
~nyava	-189 -93
~nyl	104 133
~nyl$	104 133
~nym	-87 156
~nymo	-85 156
~nymor	-85 156
~nyo	0 140
~nyon	0 140
~nyone	0 140
~nyt	-6 62
~nyth	-6 62
~nythi	-6 62
~nyv	-25 18
~nyva	-8 -66
~nyvay	-8 -66
~oa$	-155 -135
~oac	-51 7
~oach	-51 7
~oach$	-23 -83
~oachi	-51 79
~oad	105 -35
~oad$	114 -51
~oadi	1 40
~oadin	1 40
~oak	120 -146
~oake	163 -125
~oaked	163 -125
~oal	80 -35
~oal$	80 -35
~oam	113 -77
~oam$	100 -74
~oan	97 127
~oan$	-144 144
~oar	4 -66
~oard	-197 15
~oard$	-184 -38
~oards	-38 107
~oars	126 -111
~oarse	126 -111
~oas	-111 -118
~oast	-111 -118
~oat	58 12
~oat$	90 -18
~oats	-29 -173
~oats$	-29 -173
~ob$	-217 189
~oba	-246 -37
~obai	-194 30
~obail	-183 -86
~obar	-184 -106
~obar$	-25 -81
~obara	-191 -69
~obe	-153 -63
~obh	-70 -110
~obhi	-70 -110
~obhi$	-70 -110
~obi	-191 -279
~obil	-108 -180
~obile	-108 -180
~obin	-103 -115
~obin$	-103 -115
~obl	-65 -51
~oble	-65 -51
~oblem	-65 -51
~obo	51 176
~obod	-71 214
~obody	-71 214
~obot	-41 -88
~obot$	-41 -88
~obr	109 -235
~obra	109 -235
~obra$	127 -201
~oby	-89 -40
~oc$	-130 -85
~oca	32 -47
~oca$	113 -9
~ocal	4 -187
~ocal$	4 -187
~ocat	-77 135
~ocati	-77 135
~oce	-239 -49
~oces	-105 -157
~oces$	-114 -146
~och	5 204
~och$	-96 132
~ocha	24 86
~ocha$	28 87
~ochi	-29 51
~ochi$	-10 -106
~ochin	-21 120
~ocht	-153 170
~ochta	-132 82
~ochti	-35 162
~oci	91 3
~ocie	-100 -131
~ociet	-100 -131
~ocin	129 52
~ocin$	129 52
~oco	-29 -240
~ocol	78 -60
~ocola	78 -60
~ocon	-156 -211
~ocona	-71 -74
~oconu	-127 -166
~oct	-114 -165
~octo	-114 -165
~octor	-100 -144
~ocu	-75 -85
~od$	109 -105
~oda	50 -10
~oda$	-7 0
~odan	6 -171
~odar	103 -85
~oday	56 68
~oday$	56 68
~odc	-25 -109
~odca	-25 -109
~odcas	-25 -109
~ode	39 -231
~ode$	-164 -165
~odh	-86 -35
~odha	-146 -169
~odha$	-146 -121
~odhu	63 65
~odi	-170 -146
~odi$	-132 -158
~odip	-182 8
~odipi	-182 8
~odl	93 -66
~odle	93 -66
~odler	93 -66
~odn	-40 -83
~odne	-19 -78
~odne$	-19 -78
~odo	-17 -10
~odo$	20 -22
~odon	-80 -36
~ods	-29 -158
~ods$	-29 -158
~odu	-102 9
~odu$	-191 -30
~ody	7 144
~ody$	23 147
~oe$	-115 -137
~oeg	-39 131
~oega	-39 131
~oega$	-39 131
~oem	10 -182
~oem$	10 -182
~oes	-146 -76
~oes$	-163 -99
~oesn	36 30
~oesnt	36 30
~of$	15 130
~ofa	18 -172
~ofa$	-71 -186
~ofar	122 -42
~ofar$	122 -42
~ofe	40 44
~ofi	-101 -296
~ofi$	-38 -225
~ofic	-73 -128
~ofice	-73 -128
~ofil	-96 -138
~ofile	-147 -107
~ofis	-47 -106
~ofis$	-47 -106
~ofl	-30 167
~ofo	-52 64
~ofos	-52 64
~oft	49 -40
~oft$	75 -163
~ofte	-80 78
~og$	40 -32
~oga	-135 148
~oga$	-87 72
~oge	-136 142
~oge$	-141 137
~oget	-40 35
~ogeth	-40 35
~ogi	-56 -117
~ogi$	-68 1
~ogin	-170 -105
~ogis	-1 -143
~ogist	-1 -143
~ogl	-56 -126
~oglo	-103 -115
~oglob	-103 -115
~ogn	69 -64
~ogni	69 -64
~ognis	69 -64
~ogo	-91 -44
~ogo$	-17 -87
~ogon	-70 19
~ogon$	-70 19
~ogr	-134 -167
~ogra	-181 -145
~ograf	-160 -114
~ogs	22 -74
~ogu	-100 -75
~ogue	-100 -75
~ogue$	-89 -73
~ogy	124 -136
~ogy$	93 -130
~oh$	114 -107
~oha	18 -247
~oha$	33 -199
~ohal	-25 -49
~ohale	-25 -49
~ohe	117 -132
~ohe$	117 -132
~ohi	2 -93
~ohi$	106 -6
~ohit	-152 -97
~ohit$	-152 -97
~ohl	-107 -135
~ohli	-107 -135
~ohli$	-96 -123
~ohn	85 -92
~ohni	89 -81
~ohni$	89 -81
~oho	-40 52
~ohol	-51 50
~ohol$	-51 50
~ohr	4 35
~ohra	4 35
~ohra$	4 35
~oi$	-28 81
~oic	39 71
~oice	39 71
~oice$	70 26
~oid	-123 -251
~oid$	-94 -223
~oida	-101 -86
~oida$	-101 -86
~oil	56 12
~oil$	-55 -8
~oile	113 40
~oiler	122 -143
~oilet	48 17
~oily	-47 -52
~oily$	-47 -52
~oim	-26 -47
~oimb	-26 -47
~oimba	-26 -47
~oin	106 -19
~oin$	32 -173
~oine	-80 -49
~oing	163 -52
~oing$	163 -52
~oint	-76 48
~oint$	-121 137
~ointm	-26 -95
~oints	-151 -184
~ois	-29 135
~oise	6 217
~oise$	6 217
~oiso	-42 -66
~oison	-42 -66
~oj$	-133 54
~oja	80 -137
~oja$	78 -123
~oje	19 -114
~oje$	-128 9
~ojec	1 -70
~oject	1 -70
~ojen	73 -73
~ojh	69 202
~ojh$	27 196
~ojha	150 85
~ojha$	128 0
~oji	-190 -131
~oji$	-63 52
~ojn	-31 27
~ojna	-31 27
~ojna$	-31 27
~ok$	2 -55
~oka	-18 34
~oka$	33 -90
~okar	-112 -37
~okar$	-111 -18
~okay	-31 -12
~okay$	-31 -12
~oke	-60 -59
~oke$	-25 -116
~oked	34 82
~oked$	34 82
~oken	-66 -128
~oken$	-66 -128
~oker	-152 -31
~oker$	-152 -31
~okes	54 77
~okes$	74 47
~oket	-96 -56
~oket$	-96 -56
~okh	91 -177
~okha	80 -123
~okhar	110 -77
~oki	69 -191
~okin	50 -163
~oking	50 -163
~okn	-121 -18
~okne	-81 -83
~okne$	-81 -83
~oks	-99 -21
~oks$	-214 67
~okse	-102 -118
~oksi	20 -150
~oksic	-54 -58
~oksim	93 -101
~oksin	-199 15
~oksy	-32 24
~oksyg	-28 25
~okt	-10 -404
~okta	-210 -306
~oktar	-210 -306
~okth	-24 -81
~oktha	-24 -81
~ol$	71 18
~ola	241 140
~ola$	129 85
~olah	21 91
~olah$	21 91
~olam	99 138
~olam$	99 138
~olap	57 -82
~olaps	57 -82
~olar	36 -132
~olar$	-75 -70
~olat	154 -113
~olate	78 -60
~old	112 58
~old$	60 50
~olde	-133 -85
~olden	-108 -67
~oldi	156 -43
~oldin	156 -43
~olds	8 115
~olds$	18 125
~ole	97 -106
~ole$	52 18
~olea	-94 0
~oleag	-93 6
~olec	-112 5
~olect	-112 5
~oled	-23 -95
~oled$	56 -89
~oleg	-123 -63
~olege	-123 -63
~olej	-133 1
~olej$	-133 1
~olen	145 -37
~olen$	166 -93
~olenc	-41 43
~oles	144 -256
~oles$	211 -127
~olest	-177 -191
~oley	17 42
~oli	-5 66
~oli$	52 29
~olic	-65 79
~olic$	-64 -94
~olice	4 157
~olicy	-44 -23
~olid	-131 -150
~olida	-131 -150
~olin	131 -10
~olin$	91 7
~olio	-92 -87
~olio$	-92 -87
~olis	-16 -47
~olish	-2 -44
~olit	-120 -265
~olite	-110 -203
~oliy	27 162
~oliya	59 190
~olk	140 -46
~olka	62 -31
~olkar	107 -27
~oln	-49 32
~olna	-103 71
~olna$	-103 71
~olne	54 -108
~olne$	54 -108
~olo	-85 -159
~olo$	-130 -219
~olog	-25 -191
~ologi	-1 -143
~ology	-75 -71
~olon	-108 22
~olou	35 -41
~olour	35 -41
~olov	95 55
~olov$	97 43
~olr	15 -62
~olt	140 75
~olta	53 -128
~olta$	48 -127
~olte	60 58
~olte$	62 59
~olti	160 65
~olti$	119 77
~olu	-185 -154
~olu$	-132 -94
~olum	-29 -85
~olumn	-5 -62
~olun	-68 -63
~olv	-19 55
~olve	-19 55
~oly	104 73
~om$	35 78
~oma	-80 -162
~oma$	-160 -112
~omac	57 22
~omach	57 22
~oman	-93 -145
~oman$	-26 -119
~omat	-162 -171
~omato	-161 -181
~omb	-115 -172
~omb$	-31 -162
~omba	-19 19
~ombi	-41 -165
~ombif	-18 -65
~ome	110 -11
~ome$	104 -30
~omeb	56 36
~omebo	72 112
~omen	-144 15
~omen$	-80 -49
~oment	6 67
~omeo	50 66
~omeon	79 95
~omeop	-70 -53
~omer	-12 24
~omes	44 6
~omes$	84 12
~omest	-101 -30
~omet	52 -28
~omete	190 -76
~ometh	-24 -66
~ometi	-105 74
~omev	-98 109
~omevh	-69 142
~omevo	-41 -67
~omi	198 -42
~omin	36 -29
~oming	44 -82
~omini	-51 98
~omit	295 -156
~omit$	125 -43
~omita	98 -83
~omite	181 -244
~omiti	110 35
~omo	-10 -44
~omon	39 -56
~omon$	39 -56
~omor	0 10
~omoro	11 16
~omos	18 -163
~omos$	18 -163
~omp	-153 -120
~ompa	-97 41
~ompan	-51 -123
~ompas	-37 143
~ompl	-32 -7
~ompla	-58 33
~omple	4 -62
~ompo	68 -105
~ompos	-57 -94
~ompr	-58 -20
~ompre	-58 -20
~ompt	-71 -170
~ompt$	-71 -170
~ompu	-147 -86
~oms	-38 -11
~oms$	-38 -11
~omv	42 -71
~omva	42 -71
~omvar	42 -71
~omy	-174 -159
~omy$	-94 -76
~on$	-47 -26
~ona	-280 69
~ona$	-147 101
~onaj	-77 72
~onajo	-71 -74
~onat	-185 -25
~onate	-146 -32
~onati	-54 44
~onc	-172 -66
~once	-193 -25
~once$	-178 -35
~onch	-136 -96
~onch$	-120 -89
~ond	276 -47
~ond$	80 -32
~onda	95 -75
~onday	106 -118
~ondi	151 -75
~ondin	128 -64
~ondo	-72 13
~onds	41 -61
~onds$	41 -61
~ondu	205 -115
~onduc	148 -69
~one	39 146
~one$	99 163
~oned	-102 -154
~oned$	-102 -154
~ones	-124 109
~ones$	-157 25
~onest	2 112
~oney	-192 -26
~oney$	-185 -24
~onf	21 -101
~onfi	-109 -64
~onfir	-99 -60
~onfu	98 -48
~onfus	98 -48
~ong	-107 -85
~ong$	-231 -22
~onga	-138 57
~ongal	-138 57
~onge	-122 -152
~onge$	-181 -165
~ongs	91 -2
~ongs$	91 -2
~ongu	73 -163
~ongue	73 -163
~oni	48 157
~oni$	41 -120
~onia	83 -38
~onia$	83 -38
~onic	167 -62
~onig	-46 270
~onigh	-46 270
~onin	-139 -79
~onin$	-131 -126
~oning	-24 21
~onio	-199 -175
~onion	-199 -175
~onk	104 -126
~onke	114 -102
~onkey	114 -102
~onki	-54 -17
~onki$	-34 -93
~onl	-15 155
~onla	-98 187
~onlai	-98 187
~onli	-156 -15
~onlin	-156 -15
~only	15 124
~only$	15 124
~ono	-53 116
~ono$	-51 -57
~onog	-136 -59
~onogr	-136 -59
~onon	147 99
~onon$	147 99
~onor	-98 94
~onorm	-90 97
~onou	-70 -98
~onous	-67 -124
~ons	-209 -45
~ons$	-217 127
~onsa	-153 -178
~onsa$	-153 -178
~onsc	-104 -80
~onsci	-104 -80
~onse	131 -131
~onsen	122 -124
~onsi	-130 -42
~onsi$	-103 -3
~onsil	-58 -96
~onst	-60 -85
~onsu	-149 -171
~onsul	-60 -47
~onsun	-110 -143
~ont	105 173
~ont$	103 367
~onta	-188 -68
~ontac	-140 25
~ontai	20 -123
~onte	-99 -120
~onth	129 -189
~onth$	204 -267
~onths	-57 16
~onti	-46 -103
~ontin	42 -69
~onto	36 12
~onto$	36 12
~ontr	7 -156
~ontra	98 -15
~ontro	-147 -185
~onu	-235 183
~onut	-127 -166
~onut$	-127 -166
~onv	-185 25
~onve	-124 -122
~onver	-114 -97
~ony	-66 24
~ony$	-65 24
~op$	-222 31
~opa	-137 -302
~opai	-105 -116
~opal	-33 -22
~opal$	-33 -22
~opat	-76 -137
~opath	-76 -137
~opau	-53 -52
~opaus	-53 -52
~opd	153 -43
~opd$	153 -43
~ope	135 225
~ope$	-130 171
~oped	106 111
~oped$	110 114
~open	276 1
~open$	174 6
~opene	98 21
~openi	128 -49
~opens	113 -3
~oper	-70 26
~oper$	-141 -5
~opera	-25 -23
~operl	8 63
~opi	-17 18
~opi$	-52 37
~opic	11 -21
~opic$	20 3
~opin	49 -1
~oping	56 29
~opini	-102 -84
~opk	-31 -21
~opki	-31 -21
~opl	10 50
~opla	-92 -152
~oplas	-92 -152
~ople	-34 -22
~ople$	-32 -20
~opo	-104 -197
~opos	-23 -146
~opose	-34 -73
~opr	-204 -283
~opra	-104 -160
~opram	-44 -102
~opre	-212 -171
~opres	-212 -171
~ops	1 22
~ops$	1 8
~opt	35 -76
~opti	124 -61
~optio	-37 -51
~opu	71 -125
~opy	112 -4
~opy$	112 -4
~or$	-144 -43
~ora	171 -353
~ora$	151 -238
~orc	-140 149
~orce	-46 83
~orce$	-40 155
~orced	-13 -79
~orch	-116 112
~orch$	-3 8
~ord	52 -34
~ord$	39 14
~orde	-5 -123
~order	-1 -111
~ords	99 30
~ords$	99 30
~ore	-291 69
~ore$	-244 -43
~orea	47 -114
~orear	47 -114
~orec	-75 -138
~orect	-202 -127
~ored	-179 -99
~ored$	-177 -78
~oreh	-63 -111
~oren	-148 159
~oren$	-93 159
~ores	-41 -118
~orev	-70 231
~oreve	-70 231
~orf	7 89
~org	17 69
~orga	59 -14
~organ	-62 -9
~orgi	-41 129
~orgiv	-41 129
~orgo	1 -19
~orgot	1 -19
~ori	-23 81
~ori$	-115 66
~orib	41 143
~orid	2 49
~orie	-128 -155
~ories	-82 -117
~orin	88 -170
~oring	84 -164
~oriy	26 -35
~ork	-151 -72
~ork$	-133 -265
~orke	80 -209
~orker	93 -202
~orki	-93 23
~orkin	-93 23
~orko	25 -84
~orkou	25 -84
~orks	-220 172
~orks$	-252 175
~orl	-17 4
~orld	-65 -85
~orld$	-58 -66
~orm	-88 -198
~orm$	-322 -21
~orma	-35 -287
~ormal	-25 -245
~ormat	-82 -118
~ormi	-160 -200
~ormin	-160 -200
~orn	98 -187
~orn$	153 -112
~orni	-37 -134
~ornin	-37 -134
~oro	-11 -13
~oron	5 8
~orov	9 23
~orov$	11 24
~orp	115 -45
~orpi	127 -42
~orpio	127 -42
~ors	-47 -208
~ors$	-80 -164
~orse	-27 -39
~orse$	3 13
~orst	70 -71
~orst$	70 -71
~ort	-86 -232
~ort$	-17 -271
~orte	-227 49
~orth	-144 -141
~orth$	-153 -117
~ortho	-34 -40
~orti	147 44
~orts	-87 -34
~orts$	-87 -34
~oru	93 -130
~oru$	106 -70
~orv	12 -85
~orva	-74 -77
~orvar	-74 -77
~ory	-142 23
~ory$	-151 26
~os$	-330 -147
~osa	-29 -34
~osa$	48 4
~osan	5 47
~osan$	5 47
~osc	-52 -55
~osco	-52 -55
~oscop	-52 -55
~ose	-147 81
~ose$	-218 87
~osed	34 -47
~osed$	34 -47
~osen	74 24
~osene	76 -4
~oses	-105 12
~oses$	-105 12
~osh	268 -122
~osh$	278 -69
~osha	-189 -222
~oshi	80 83
~oshi$	72 -66
~oshis	-31 114
~oshn	169 -27
~oshni	169 -27
~osi	123 -149
~osi$	50 -196
~osib	-127 -51
~osibl	-127 -51
~osin	131 78
~osin$	154 -77
~osing	8 113
~osit	59 -108
~osit$	-102 -67
~ositi	102 -48
~osk	-37 -53
~osku	-36 -40
~oskui	-36 -40
~osp	-39 0
~ospi	-51 25
~ospit	-51 25
~ospr	20 -83
~ospri	20 -83
~ost	-49 93
~ost$	43 8
~osta	-100 -2
~ostal	-48 113
~ostar	-84 -121
~oste	-172 102
~osted	-148 193
~ostel	-35 60
~oster	-159 -221
~osti	-128 -6
~osti$	-68 -145
~ostl	-130 -125
~ostly	-130 -125
~osto	124 49
~osto$	121 -10
~oston	-47 81
~ostp	-99 72
~ostpa	-77 36
~ostu	-28 -132
~osu	-264 161
~osy	-18 -57
~ot$	145 32
~ota	-74 51
~ota$	-10 24
~otal	-179 91
~otal$	-139 109
~otaly	-86 -46
~otar	18 19
~otas	41 66
~otasi	41 66
~otat	10 -36
~otato	-89 -25
~ote	3 159
~ote$	68 187
~otei	-115 -166
~otein	-115 -166
~otel	14 59
~otel$	14 59
~otes	-120 21
~otes$	-120 21
~oth	122 49
~oth$	127 22
~othe	-49 28
~other	-11 -58
~othes	34 20
~othi	144 -47
~othin	57 -35
~othr	25 -6
~othri	50 14
~othy	-48 -110
~oti	-21 -102
~oti$	108 -151
~otic	-35 81
~otic$	120 -36
~otice	-143 102
~otif	-108 -143
~otifi	-74 -133
~otin	-121 -153
~otin$	-104 -81
~oting	-42 -37
~otio	45 -121
~otion	45 -121
~otis	-100 2
~otiy	-124 -98
~otiya	-124 -98
~otl	105 201
~otle	89 202
~otle$	51 199
~oto	-5 105
~oto$	-134 24
~oton	-9 85
~oton$	-9 85
~otor	141 -44
~otor$	141 -44
~otos	-52 -6
~otp	-230 -114
~otp$	-230 -114
~otr	-101 -8
~ots	91 -218
~ots$	94 -214
~otu	-86 83
~otu$	69 -89
~oty	-6 -179
~oty$	-6 -179
~ou$	-175 -64
~oub	138 77
~oubl	118 100
~ouble	130 63
~oubt	65 -93
~oubt$	83 -64
~ouc	239 -99
~ouch	239 -99
~ouch$	112 -3
~ouche	221 -137
~oud	-7 -33
~oud$	4 -61
~oug	128 115
~ough	128 115
~ough$	56 105
~oughe	51 -105
~oughi	220 -95
~ought	80 95
~oul	1 61
~oul$	62 44
~ould	-9 39
~ould$	-88 75
~oulde	84 -218
~oun	142 54
~oun$	90 19
~ound	133 18
~ound$	105 29
~oundn	91 -52
~oung	-19 51
~ounge	4 41
~ouns	-132 -200
~ounse	-132 -200
~ount	75 64
~ount$	-107 -91
~ounte	-45 144
~ounts	90 143
~oup	-125 21
~oup$	-87 54
~our	59 -98
~our$	96 11
~oure	2 63
~oured	48 83
~ouri	84 -102
~ourn	-68 -69
~ours	-78 -314
~ours$	24 -170
~ourse	-246 -261
~ourt	106 33
~ous	-310 -53
~ous$	-180 -138
~ouse	-170 61
~ouse$	-215 26
~ousi	-133 -23
~ousin	-133 -23
~out	60 -63
~out$	17 -13
~oute	-136 18
~outer	-101 -38
~outh	129 -101
~outh$	120 -95
~outi	22 0
~outin	22 0
~outs	-3 51
~outsi	2 13
~outu	96 -48
~outub	96 -48
~ov$	-91 -85
~ova	-270 217
~oval	-143 145
~ovar	-73 -58
~ovd	-2 -153
~ovde	-2 -153
~ovder	-2 -153
~ove	-10 21
~ove$	-31 -117
~oved	13 98
~oved$	13 98
~ovel	-19 25
~ovel$	-5 55
~ovem	-21 -58
~ovemb	-88 -36
~over	4 18
~over$	46 -87
~overd	-65 126
~overe	-87 -17
~overi	-25 22
~overs	-109 -41
~overt	31 135
~oves	3 -152
~oves$	3 -152
~ovi	71 -160
~ovid	-15 33
~ovid$	-6 40
~ovie	-253 -216
~ovie$	-243 -200
~ovin	177 -131
~oving	177 -131
~ovl	-160 -152
~ovle	-56 -37
~ovled	-56 -37
~ovli	-140 -49
~ovlin	-140 -49
~ovly	-89 -64
~ovly$	-89 -64
~ovn	108 141
~ovn$	153 167
~ovne	-12 7
~ovned	-112 -130
~ovner	57 91
~ovni	-95 -142
~ovnin	-95 -142
~ovs	79 -61
~ovs$	9 -105
~ovsy	155 -44
~ovsy$	155 -44
~ovt	-74 -58
~ovt$	-44 -50
~ovu	23 -196
~ovu$	25 -172
~oy$	-14 58
~oya	117 -167
~oya$	11 -213
~oye	162 71
~oye$	179 -102
~oyi	181 -7
~oyi$	145 -68
~oyin	95 35
~oyind	149 -27
~oys	53 -134
~oys$	53 -134
~pa$	277 129
~pac	-184 -215
~pace	-52 -131
~pacem	48 -32
~pach	-164 -115
~pacha	-110 -107
~pacht	-53 -44
~pad	344 -87
~pad$	173 -123
~pada	77 58
~pada$	133 90
~pade	81 71
~pade$	214 8
~padeg	-135 102
~padh	-271 -88
~padh$	-100 -109
~padha	-183 22
~padhi	-61 36
~padhn	-2 -111
~padht	-107 -20
~padi	247 -227
~padi$	191 -222
~padip	139 -29
~padl	232 -83
~padla	201 -62
~pado	67 -73
~pados	67 -73
~padt	-10 -40
~padta	-35 36
~padte	-35 -98
~padti	-67 -74
~pady	16 12
~pady$	41 53
~pae	-173 -127
~pag	22 56
~paga	67 -114
~pagal	89 -105
~page	-144 148
~page$	-117 151
~pah	-310 -255
~paha	-241 -176
~pahad	-184 -222
~pahan	-155 3
~pahc	27 -90
~pahch	27 -90
~pahe	-136 -177
~pahel	-136 -177
~pahi	-90 126
~pahl	-132 -87
~pahla	-58 -68
~pahle	-102 -52
~pahli	-73 -56
~pahn	-88 -44
~pahne	-69 -35
~pahu	-107 -181
~pahun	-83 -156
~pai	78 50
~pai$	54 -100
~paid	-4 126
~paid$	-77 101
~paida	38 64
~paik	113 -79
~pain	0 59
~pain$	-68 -231
~painf	95 94
~paini	182 -5
~painl	20 257
~pains	44 -177
~paint	-18 -140
~paip	20 -26
~paip$	20 -26
~pair	151 -150
~pair$	150 -114
~paira	88 -37
~pairo	10 -133
~pais	-256 116
~paisa	-131 85
~paise	-210 63
~pait	-132 -169
~paith	-91 -110
~pak	153 36
~pak$	156 -196
~paka	55 124
~paka$	-135 189
~pakad	-10 -17
~pakd	33 80
~pakda	-110 -39
~pakde	124 33
~pakdi	-23 107
~pakh	146 -34
~pakha	146 -34
~paki	-157 -105
~paki$	-77 75
~pako	84 -42
~pakod	134 -37
~paks	-90 -45
~pal	212 -307
~pal$	-51 -20
~pala	69 -212
~palak	-68 -118
~palat	210 -28
~pale	182 -79
~pale$	182 -79
~palk	133 -69
~palke	220 -46
~palm	152 -82
~palm$	129 -49
~palms	62 -39
~paln	-79 -27
~pals	129 -42
~palt	78 -192
~palu	74 48
~palu$	74 48
~pam	172 19
~pamb	78 -33
~pambu	78 -33
~pan	-72 -131
~pan$	-132 -323
~pana	-105 34
~pana$	-105 34
~panc	-8 -112
~panch	-8 -112
~pand	-60 59
~pandi	-94 -50
~pandr	-111 102
~pane	-34 158
~pane$	-34 158
~pani	9 -217
~pani$	6 -126
~panic	-99 -105
~panir	-189 -184
~pank	-153 226
~pankh	-115 258
~pankt	-99 -119
~panp	126 -77
~panp$	126 -77
~pant	54 -204
~panto	-102 -140
~pants	21 -40
~pany	-65 -150
~pany$	-51 -123
~pao	38 42
~pap	-7 69
~papa	63 93
~papa$	104 170
~papad	151 -128
~papay	-188 -197
~papd	-90 -47
~papdi	-101 -47
~pape	-147 20
~paper	-147 20
~papi	4 -88
~papit	4 -88
~par	8 16
~par$	58 25
~para	-207 78
~parac	7 22
~paral	-147 -106
~parat	-262 -68
~parc	157 34
~parch	157 34
~pard	102 44
~parda	155 61
~pare	-138 138
~pare$	26 -8
~paren	-150 163
~pares	-98 35
~parh	-164 -146
~parhe	-164 -146
~pari	-242 -186
~pari$	1 -74
~parik	-259 -189
~pariv	-25 6
~park	74 -20
~park$	-4 11
~parke	77 9
~parki	18 -74
~paro	-22 85
~paros	-22 85
~pars	39 -139
~parso	-79 -105
~part	61 -99
~part$	29 -126
~partm	-51 -54
~partn	22 92
~partu	-77 36
~party	48 -252
~pas	54 79
~pas$	-182 168
~pasa	-159 -97
~pasan	-159 -97
~pase	168 -25
~pased	120 -104
~pasen	63 91
~pases	125 -85
~pash	-212 -157
~pashu	-94 -87
~pasi	162 -206
~pasin	162 -206
~pasl	162 -95
~pasli	162 -95
~pasp	-48 25
~paspo	-48 25
~past	69 14
~paste	72 -43
~pasv	-212 51
~pasvo	-153 179
~pat	42 103
~pat$	-35 -136
~pata	-87 82
~pata$	-67 146
~patak	116 49
~patal	-122 -157
~patan	-6 -129
~patc	-155 28
~patch	-155 28
~pate	-39 -2
~pate$	54 -51
~path	3 -315
~path$	-57 -40
~patha	223 -78
~pathr	-172 -205
~pathy	-61 -132
~pati	225 -17
~pati$	198 -10
~patie	99 10
~patl	-20 -179
~patla	10 -129
~patli	-68 -70
~patn	-165 -14
~patna	-53 -166
~patni	-143 54
~patr	-147 295
~patri	-130 318
~pau	-192 48
~paud	-55 -99
~pauda	13 -35
~paudh	-71 -74
~paun	-79 114
~paung	-20 -47
~paus	-66 -182
~pause	-1 -132
~pav	-86 -5
~pay	-196 -15
~pay$	-166 -3
~paya	-127 79
~paya$	-248 60
~payal	70 35
~paye	-3 -205
~pbo	49 127
~pboa	49 127
~pboar	49 127
~pch	-154 1
~pcha	-154 1
~pco	-66 -129
~pcod	-25 -84
~pcod$	-25 -84
~pcos	-42 -44
~pcos$	-42 -44
~pd$	152 -78
~pda	-6 -62
~pda$	172 20
~pdat	-103 -106
~pdate	-103 -106
~pde	-55 17
~pde$	-55 17
~pdi	-101 -47
~pdi$	-101 -47
~pe$	29 160
~pea	10 33
~peac	-42 98
~peace	-42 98
~peak	-3 -175
~peak$	-68 -120
~pean	131 -78
~peanu	131 -78
~peat	-119 -86
~peat$	-119 -86
~pec	94 57
~pect	-112 -12
~ped	139 196
~ped$	161 216
~pedi	-97 -54
~peh	-74 -80
~pehc	81 -98
~pehch	81 -98
~pehe	-132 113
~pehen	-132 113
~pehl	5 -97
~pehle	22 -72
~pehli	-74 -59
~pehn	-183 -179
~pehnu	-88 -121
~pel	-70 -23
~pen	174 77
~pen$	202 -83
~pend	-163 74
~pendi	-118 -16
~pene	42 92
~pened	72 20
~peni	168 -58
~penin	44 -47
~pens	-58 63
~pens$	-34 40
~pensh	-36 -76
~pensi	-23 138
~pent	-20 -31
~peo	-34 -22
~peop	-34 -22
~peopl	-34 -22
~pep	86 -16
~pepa	3 7
~pepar	-86 20
~per	-101 18
~per$	51 -10
~pera	19 -15
~perat	19 -15
~perc	-191 9
~perce	-150 26
~peri	-163 -317
~perio	-86 -301
~perl	8 63
~perly	8 63
~perm	-85 -6
~pers	-72 224
~pers$	-30 145
~perso	-84 166
~perv	113 -94
~pes	139 5
~pes$	-97 -117
~pesh	231 -115
~pesha	244 -203
~pest	-146 102
~pest$	-37 -1
~pesti	-146 105
~pet	83 -319
~pet$	109 -286
~peta	-134 55
~peti	-161 -80
~petr	66 -83
~petro	66 -83
~pf$	-112 -133
~pg$	9 184
~pi$	193 78
~pia	-57 -125
~piar	-57 -125
~piar$	-57 -125
~pic	30 72
~pic$	6 155
~pich	87 -21
~pich$	196 12
~piche	84 75
~pichk	135 -23
~pichl	-296 -115
~pics	-56 42
~pics$	-56 42
~pict	-43 -90
~pictu	-43 -90
~pid	107 6
~pid$	-118 -138
~pidu	100 -115
~pidur	100 -115
~pie	37 -195
~piec	74 -85
~piece	74 -85
~pig	25 58
~pige	-44 62
~pigeo	-44 62
~pij	-18 -214
~pija	-18 -217
~pija$	-18 -217
~pik	13 19
~pik$	24 87
~pika	75 -12
~pikar	66 -10
~piki	-19 27
~pikin	-19 27
~pil	95 -34
~pil$	-14 -35
~pila	191 -154
~pila$	240 -134
~pilan	-61 -80
~pilat	-149 -76
~pilay	97 -70
~pile	-97 -54
~pile$	-107 -91
~pilep	-133 -1
~piles	-43 -54
~pili	-5 -186
~pili$	72 -11
~pilin	-94 -76
~piliy	27 -117
~pilo	-114 11
~pilov	-114 11
~pils	113 206
~pils$	113 206
~pily	-55 -144
~pily$	-55 -144
~pim	-216 -26
~pimp	-216 -26
~pimpl	-216 -26
~pin	138 -9
~pin$	-87 62
~pina	-131 -175
~pina$	-117 -173
~pinc	188 -41
~pinch	188 -41
~pind	48 -23
~pindl	25 -23
~pine	12 -25
~pine$	12 -25
~ping	150 97
~ping$	150 97
~pini	-150 -112
~pinin	-83 -36
~pinio	-102 -84
~pink	54 -166
~pink$	35 -163
~pio	127 -42
~pion	134 -37
~pion$	134 -37
~pip	-143 77
~pip$	-18 77
~pipe	-118 62
~pipe$	-111 75
~pir	-32 -178
~pire	-139 -28
~pire$	-81 -34
~pired	-85 -8
~piri	162 -93
~piri$	133 -35
~pirid	84 -18
~pirin	40 -65
~pis	-257 17
~pis$	-134 -27
~piso	-87 -134
~pisod	-87 -134
~pist	-170 60
~pist$	-152 -43
~pista	-71 -122
~pit	91 -211
~pit$	280 -188
~pita	-5 -65
~pita$	102 -170
~pitaj	-11 -31
~pital	-83 1
~pitc	-11 -76
~pitch	-11 -76
~pite	19 -121
~pite$	19 -121
~pith	39 -215
~pith$	39 -215
~piti	-37 -93
~piti$	-111 -68
~piu	-3 -142
~piun	67 -40
~piy	54 -21
~piya	4 67
~piya$	15 70
~piye	100 -74
~piye$	100 -74
~pka	171 -181
~pka$	200 16
~pkal	-159 -113
~pkali	-159 -113
~pkan	93 -91
~pkanp	156 -21
~pkap	173 -3
~pkapi	173 -3
~pkar	-54 -81
~pke	-139 33
~pke$	-139 33
~pki	-76 -77
~pki$	-108 -127
~pl$	-146 -45
~pla	-245 -142
~plac	-126 20
~place	-126 20
~plai	-122 -146
~plain	-179 -145
~plan	-229 4
~plan$	-111 7
~plani	-157 28
~plant	-146 -41
~plas	27 -290
~plast	55 -256
~plat	53 37
~plate	82 -225
~platf	-85 147
~play	-185 -302
~play$	-189 -210
~playi	-28 -116
~plays	-172 -113
~ple	70 -128
~ple$	52 -114
~plea	53 37
~pleas	53 37
~ples	-101 -102
~ples$	-81 -97
~plet	31 -168
~plete	38 -10
~pletl	-60 -99
~pli	52 43
~plic	-89 -138
~plica	-89 -138
~plie	58 59
~plin	-106 81
~pline	-106 81
~plit	91 24
~pliti	71 55
~plo	-238 -49
~ploa	-88 -67
~pload	-88 -67
~pls	-110 27
~pls$	-110 27
~plu	23 -146
~plus	-65 -47
~plus$	-65 -47
~ply	31 -152
~ply$	55 -157
~plyi	-56 -14
~plyin	-56 -14
~pm$	-26 -124
~pna	-115 23
~pna$	-115 23
~pne	-161 120
~pne$	-211 127
~pni	-128 207
~pni$	-128 207
~po$	132 -168
~pod	-159 -81
~podc	-25 -109
~podca	-25 -109
~poe	3 -193
~poem	10 -182
~poem$	10 -182
~poh	-154 -159
~poha	-154 -159
~poha$	-154 -159
~poi	-106 7
~poil	-86 -6
~poin	-159 53
~point	-159 53
~pois	-42 -66
~poiso	-42 -66
~pok	150 -54
~poke	-22 56
~pokh	167 -74
~pol	83 -30
~pole	126 -27
~pole$	126 -27
~poli	-155 -73
~polic	-18 118
~polio	-92 -87
~polis	-2 -44
~polit	-120 -265
~pon	-16 -34
~pon$	38 45
~pond	159 -106
~pondi	128 -64
~pong	-117 -87
~ponga	-108 -78
~por	48 -18
~pore	-81 181
~poren	-100 188
~pori	100 -114
~port	-47 -193
~port$	-31 -180
~ports	-75 -22
~pos	-23 84
~pose	-163 113
~pose$	-157 82
~posi	30 -131
~posib	-127 -51
~posit	67 -101
~post	1 86
~post$	153 -2
~posta	-85 -168
~poste	-191 137
~postp	-99 72
~pot	-54 127
~pot$	25 -186
~pota	93 18
~pota$	91 -73
~potas	41 66
~potat	101 -27
~pote	-31 -90
~pote$	-31 -90
~poth	-75 178
~pothe	-72 107
~poti	-89 14
~potin	-42 -37
~pots	-70 -73
~pots$	-70 -73
~potu	-180 101
~poty	-45 -177
~poty$	-45 -177
~pou	167 52
~poun	81 -29
~pound	81 -29
~pour	89 65
~pov	-30 104
~pova	-152 238
~povd	-2 -153
~povde	-2 -153
~pove	8 -179
~pover	8 -179
~poy	235 -151
~poya	81 -103
~poyi	219 -76
~poyin	149 -27
~pr$	-138 -175
~pra	11 51
~prac	-108 -37
~pract	-108 -37
~prad	-23 -76
~prai	-108 -79
~praj	68 112
~prajo	-38 116
~prak	12 89
~pram	-89 -200
~pram$	-70 -111
~prama	-22 -128
~pran	-224 88
~prana	-105 -87
~pras	44 -144
~prasa	106 -73
~prash	-161 -101
~prat	-189 -121
~prath	-196 -68
~prati	-49 -73
~prav	238 -73
~pravn	238 -73
~pray	-4 75
~pray$	-2 112
~praye	-58 45
~prayi	-53 -27
~pre	-1 -199
~pre$	-12 -90
~prea	56 -5
~pread	59 -2
~preg	93 -90
~preg$	128 -68
~pregn	20 -63
~prem	-177 -193
~premi	-101 -176
~prep	-77 -75
~prepa	-77 -75
~pres	-75 -129
~pres$	64 84
~presc	-62 -40
~prese	-103 -185
~presh	-233 -92
~presi	-55 -192
~presu	7 66
~pret	35 50
~prete	35 50
~prev	66 -171
~preve	30 -154
~previ	74 -14
~pri	-43 -91
~pri$	-66 -114
~pric	-147 -218
~price	-116 -190
~prik	132 -36
~pril	3 -33
~pril$	3 -33
~prin	-69 -65
~prin$	20 -83
~princ	2 39
~print	-119 -199
~prit	105 -110
~priv	4 -169
~priva	4 -169
~pro	-216 -139
~prob	-80 -2
~probl	-65 -51
~proc	-105 -157
~proce	-105 -157
~prof	-183 23
~profi	-163 -114
~proj	29 -84
~proje	29 -84
~prom	-189 -84
~promp	-71 -170
~prop	40 -2
~prope	-5 56
~propo	-89 -142
~pros	33 -109
~prost	-62 -84
~prot	-121 -199
~prote	-115 -166
~prov	-145 -106
~provi	-139 -47
~ps$	36 -62
~psc	-79 81
~psc$	-79 81
~pse	76 -201
~pse$	34 -161
~psed	96 -52
~psed$	96 -52
~psi	-173 -201
~psia	-73 -79
~psia$	-73 -79
~psis	-58 -98
~psis$	-58 -98
~pst	-91 47
~psy	-147 -35
~psy$	-120 23
~psyc	-57 -129
~psych	-57 -129
~pt$	-135 -108
~pta	123 -22
~pta$	134 -17
~ptai	-74 -12
~ptain	-74 -12
~pte	-188 -83
~pte$	-77 1
~pter	-154 -120
~pter$	-154 -120
~pti	18 -178
~ptic	194 -92
~ptic$	102 -84
~ptio	-162 -127
~ption	-162 -127
~pto	-213 -197
~ptom	-114 -122
~ptoms	-112 -122
~ptop	-216 -53
~ptop$	-216 -53
~pty	-1 86
~pty$	9 -14
~pu$	116 -200
~pub	-102 -51
~pubg	-100 -30
~pubg$	-100 -30
~puc	-4 48
~puch	-4 48
~puch$	-3 53
~pucha	-213 -15
~puche	-63 32
~puchn	164 -124
~pucho	30 -26
~pucht	-107 165
~pud	47 58
~pudi	72 77
~pudiy	104 -2
~puf	73 -74
~pufe	156 -50
~puj	-43 -136
~puja	60 -68
~puja$	22 -64
~pul	177 185
~pul$	-20 221
~pule	126 13
~puled	126 13
~puli	87 51
~pulin	176 -38
~pulis	22 102
~puls	142 -270
~pulse	182 -231
~pult	29 -5
~pum	213 17
~pump	213 17
~pump$	223 -73
~pun	-40 -173
~pun$	125 -104
~pune	-129 -122
~pune$	-129 -122
~punj	-92 -91
~punja	-92 -91
~pup	71 -206
~pup$	-115 -143
~pupi	173 -50
~pupil	173 -50
~pur	127 -48
~pur$	-54 -74
~pura	-3 -196
~pura$	91 34
~puran	-276 -396
~pure	87 -31
~pure$	87 -31
~puri	1 54
~puri$	-24 55
~purp	131 92
~purpl	154 -97
~purpo	-89 153
~pus	-96 -185
~pus$	-102 -72
~push	49 -69
~push$	129 -5
~put	108 105
~put$	31 187
~puti	89 -27
~putin	89 -27
~putl	225 -127
~putli	225 -127
~pv$	-18 -52
~py$	71 -17
~pya	92 -164
~pyaj	-184 -138
~pyaj$	-184 -138
~pyar	-226 -53
~pyar$	-203 -14
~pyas	96 -19
~pyas$	96 -19
~pye	-77 -71
~pye$	-77 -71
~pyt	-60 -143
~pyth	-60 -143
~pytho	-60 -143
~ra$	327 75
~rab	-159 -101
~rab$	-36 -12
~raba	-127 16
~raba$	-147 -69
~rabad	29 -82
~rabar	-36 72
~rabi	-140 -180
~rabie	-144 -179
~rac	-173 104
~race	-60 102
~race$	-21 115
~racet	7 22
~rach	-97 141
~ract	-238 -191
~ract$	-126 -22
~racte	-28 -98
~racti	-104 -69
~racto	-52 -122
~ractu	-74 -33
~rad	128 -266
~rad$	59 -64
~rada	125 -17
~rada$	-98 41
~rade	-141 -132
~rade$	-141 -132
~radh	-77 6
~radl	-71 -33
~radle	-71 -33
~radu	-89 -95
~rady	135 -51
~rae	-129 -74
~raen	-117 -46
~raen$	-117 -46
~raf	39 -67
~raf$	238 80
~rafi	-147 -113
~rafic	-95 -106
~raft	-182 -86
~raft$	-180 -201
~rafy	-121 -100
~rafy$	-121 -100
~rag	-26 4
~rage	-41 56
~rage$	-59 66
~ragi	-67 -91
~ragi$	-193 -138
~ragin	124 40
~rah	165 94
~rah$	-176 24
~raha	196 -40
~raha$	187 -35
~rahat	45 -60
~rahe	30 -46
~rahe$	84 -79
~raheg	-221 -61
~rahen	-92 117
~rahi	320 45
~rahi$	302 34
~rahin	198 -139
~rahn	-167 22
~rahna	-61 107
~rahne	-142 -136
~raho	-125 30
~raho$	-122 10
~raht	-63 -193
~rahta	-219 -121
~rahte	138 -111
~rahti	-131 -109
~rahu	-125 330
~rahu$	-69 190
~rahun	-78 256
~rahv	-36 87
~rahvi	-36 87
~rai	-47 17
~rai$	19 -66
~raid	-102 -123
~raid$	-102 -123
~raig	99 50
~raigh	110 41
~raik	52 -181
~raikt	59 -168
~rail	-43 269
~railv	6 173
~rain	-113 -8
~rain$	-52 -23
~raine	28 -77
~raini	-205 -88
~rains	70 4
~rais	-157 -61
~raise	-148 -52
~rait	103 -173
~rait$	103 -173
~raiv	-56 -24
~raj	-145 46
~raj$	-62 -4
~raja	-52 -244
~raja$	-51 -117
~rajas	-150 -168
~raji	49 -92
~rajm	-147 -157
~rajma	-119 -143
~rajo	-145 214
~rajol	-38 116
~rak	-22 124
~rak$	-205 -220
~raka	-152 71
~rake	-18 -101
~rake$	-97 9
~raked	-31 -112
~rakh	-126 87
~rakh$	65 256
~rakha	-62 197
~rakhe	-129 -188
~rakhi	39 68
~rakhn	-253 -49
~rakht	12 -115
~rakhu	-86 -291
~raki	26 -78
~raks	-138 173
~raks$	-95 203
~raksh	-62 -67
~rakt	270 -63
~rakta	149 -248
~rakth	165 -95
~ral	-58 -12
~ral$	67 9
~rala	-7 -85
~rala$	-7 -85
~rali	-95 -200
~raly	-266 -98
~raly$	-195 -53
~ralys	-131 -77
~ram	11 -137
~ram$	-67 -124
~rama	-77 96
~rama$	-97 173
~raman	-22 -128
~ramay	-147 -82
~rame	-150 -151
~ramp	44 -121
~ramps	-24 -69
~ran	90 -62
~ran$	-89 102
~rana	-263 -262
~rana$	-173 -223
~ranay	-104 -79
~ranc	-159 13
~rance	-186 -8
~ranch	-4 27
~rand	-58 -37
~rand$	-149 -119
~randf	-3 66
~randm	-72 -133
~randp	37 -54
~rands	91 27
~rane	-30 78
~rane$	-30 78
~rang	132 -182
~rang$	182 -100
~range	-80 -62
~rani	-97 -211
~rani$	-89 -196
~ranj	59 -60
~rank	185 132
~rank$	224 136
~rans	32 -195
~ransf	118 -22
~ransl	-121 -187
~ransp	-67 -70
~rant	108 -69
~rant$	104 10
~ranti	58 -113
~rany	175 -23
~rany$	175 -23
~rao	56 -140
~rao$	84 -136
~rap	-48 -197
~rap$	-187 -112
~rape	126 -103
~rape$	114 -145
~rapi	-121 -18
~rapis	-138 -15
~rapy	-138 -150
~rapy$	-138 -150
~rar	-30 59
~rare	-159 -38
~rare$	-159 -38
~ras	-107 59
~ras$	-53 -193
~rasa	142 -176
~rasam	94 -84
~rasav	82 -60
~rase	54 -52
~rash	-382 -309
~rash$	-316 -265
~rasha	-97 -104
~rashi	-121 -139
~rasi	42 208
~rasi$	2 211
~raso	-29 29
~rasoi	20 46
~rasou	-94 -52
~rast	43 140
~rasta	-10 193
~raste	2 -98
~rat	-83 -64
~rat$	-59 93
~rata	127 11
~rata$	127 11
~ratc	-47 59
~ratch	-47 59
~rate	-184 -450
~rate$	-160 -402
~rath	-50 55
~ratha	-91 23
~rathi	-144 -127
~rati	-172 -186
~ratin	-136 -129
~ratio	-51 -70
~rato	110 -35
~rator	110 -35
~ratr	-117 -248
~ratri	-117 -248
~rau	-85 -108
~rav	20 -31
~rav$	-115 -56
~rava	97 -67
~rave	-195 27
~ravel	-148 -105
~ravi	-117 59
~ravn	217 -114
~ravn$	25 -69
~ravns	216 -48
~ravy	-109 21
~ravyu	-47 58
~ray	78 131
~ray$	98 -28
~raya	-3 -46
~raya$	35 -64
~raye	-105 6
~raye$	-63 -77
~rayer	-72 26
~rayi	-53 -27
~rayin	-53 -27
~rb$	92 -113
~rba	70 71
~rbad	-64 124
~rbad$	-64 124
~rbat	16 45
~rbat$	9 -23
~rbati	4 63
~rbh	-7 -162
~rbh$	-37 -2
~rbha	-104 -140
~rbhav	1 -66
~rbhv	31 -28
~rbhva	31 -28
~rbo	-150 -112
~rcb	-165 -183
~rcb$	-165 -183
~rce	-79 81
~rce$	39 150
~rced	-13 -79
~rced$	-13 -79
~rcen	-150 26
~rcent	-150 26
~rch	-136 122
~rch$	-199 -30
~rcha	103 82
~rcha$	-38 19
~rche	46 143
~rche$	16 124
~rchi	-98 54
~rchi$	-46 8
~rci	-220 -154
~rcis	-199 -121
~rcise	-199 -121
~rd$	18 52
~rda	88 22
~rda$	94 112
~rdan	107 -25
~rdan$	112 -182
~rdar	-16 -72
~rdar$	-56 -59
~rdas	83 1
~rdast	91 -14
~rday	-5 -1
~rday$	-2 -17
~rde	-182 -169
~rde$	-131 -109
~rden	49 15
~rden$	58 10
~rder	-131 -147
~rder$	-80 -116
~rdes	-62 -84
~rdi	-72 -110
~rdi$	-179 -46
~rdia	-98 -63
~rdiac	-96 -58
~rdio	-23 -33
~rdiy	-55 -48
~rdiyo	-54 -46
~rdl	101 108
~rdly	101 108
~rdly$	101 108
~rdo	-47 103
~rdos	-55 147
~rdose	-55 147
~rds	86 47
~rds$	86 47
~re$	6 -14
~rea	-93 53
~rea$	56 51
~reac	-7 15
~reach	21 -82
~react	-23 105
~read	-148 83
~read$	-201 -50
~readi	-46 -243
~readm	107 -79
~ready	-154 171
~reak	-189 82
~reak$	-218 153
~reakf	-10 -71
~reaku	-140 -33
~real	-92 16
~real$	-182 5
~reali	-34 -102
~realy	4 36
~ream	-55 -237
~ream$	-192 -220
~reami	161 -25
~reams	104 -70
~rean	94 -42
~rean$	94 -42
~rear	47 -114
~rearm	47 -114
~reas	-10 95
~rease	-102 -130
~reaso	-115 172
~reast	67 -190
~reat	40 -258
~reat$	-270 -98
~reath	156 -205
~reati	-120 -69
~reatm	11 25
~reb	-5 -51
~rebi	-5 -51
~rebij	-5 -51
~rec	28 -296
~rech	134 -98
~reche	146 -63
~reci	-155 -159
~recip	-155 -159
~reco	-105 -19
~recog	69 -64
~recor	-44 -84
~recov	-59 76
~rect	16 -182
~rect$	-196 -126
~recto	-80 -69
~red	-55 88
~red$	-40 146
~redi	-95 -91
~redit	-75 -43
~rediy	-20 -79
~redu	12 -69
~reduc	12 -69
~ref	-203 95
~refi	-68 93
~refu	-163 80
~refun	-119 -126
~refus	-17 137
~reg	69 -208
~reg$	128 -68
~rega	-67 -186
~rega$	-97 -173
~regi	6 -80
~regis	31 -90
~regn	20 -63
~regna	14 -50
~regne	5 -56
~regu	-47 -26
~regul	-45 -25
~reh	4 57
~reh$	-57 89
~reha	144 -176
~rehe	-54 104
~rehea	-54 104
~rehn	-17 70
~rehna	-33 102
~rehne	10 -4
~reht	-156 9
~rehta	-132 -23
~rehte	-29 -55
~rehti	-62 35
~rei	-53 25
~reig	-40 46
~rej	-153 -154
~rej$	-40 -117
~reje	-52 29
~rejec	-52 29
~reji	-106 -134
~reji$	-106 -134
~rek	14 -181
~rek$	72 -74
~rel	-159 118
~rel$	-89 144
~rela	-24 -33
~rela$	-108 -126
~relat	51 93
~reli	-99 141
~relu	-66 -143
~relu$	-66 -143
~relv	-10 -99
~relve	-10 -99
~rem	-111 -313
~rema	-81 34
~reme	-60 -227
~remed	-24 -45
~remen	-42 -143
~remi	-117 -194
~remiu	-101 -176
~remo	-5 -187
~remot	214 -54
~remov	-168 -153
~ren	-132 -11
~ren$	-164 32
~renc	-91 -129
~rence	-193 -123
~rene	-129 -197
~renes	-93 -100
~renev	-59 -130
~reng	-106 52
~renge	-131 54
~reni	-118 -160
~renin	-116 -155
~rent	42 39
~rent$	91 -76
~rents	-146 156
~rep	-112 -263
~repa	-62 -75
~repar	-64 -70
~repe	-124 -95
~repea	-119 -86
~repl	-101 -127
~repla	-79 -94
~reply	-69 -134
~repo	10 -109
~repor	10 -109
~res	-63 -162
~res$	-23 11
~resc	-116 -72
~rescr	-62 -40
~rese	-164 -177
~resed	-110 -62
~resh	16 -104
~resh$	40 -21
~resha	-74 -51
~reshe	57 -67
~resi	-107 -189
~resid	-7 -94
~resig	-39 27
~resin	129 -42
~resio	-85 -167
~resp	95 -44
~respe	-80 15
~respo	133 -67
~rest	55 -90
~rest$	59 -28
~resta	-13 -56
~resti	13 -77
~resu	-93 95
~resul	-190 94
~resum	-73 -120
~resur	7 66
~ret	-3 14
~ret$	-185 -22
~reta	-22 -175
~retar	3 -69
~retc	-62 -99
~retch	-62 -99
~rete	42 67
~rete$	16 33
~reten	35 50
~reti	-36 38
~retir	-26 46
~retu	-72 54
~retur	-72 54
~rev	-22 127
~rev$	59 5
~reve	-28 133
~revel	-69 -84
~reven	27 -182
~rever	-18 210
~revi	-7 -131
~revio	74 -14
~reviv	-107 -91
~rey	196 -135
~rey$	177 -111
~rf$	-32 4
~rfa	-10 54
~rfar	107 104
~rfari	107 104
~rfe	-14 1
~rfi	87 -28
~rg$	24 -94
~rga	179 -74
~rga$	110 -57
~rgan	-62 -9
~rgao	152 -56
~rgaon	152 -56
~rge	8 -351
~rge$	82 -77
~rged	25 -99
~rged$	25 -99
~rgen	78 -227
~rgenc	58 -167
~rgent	85 -111
~rger	-119 -169
~rger$	-30 -99
~rgery	-127 -106
~rget	-94 -102
~rget$	-81 -97
~rgi	-102 2
~rgi$	13 -285
~rgin	-141 74
~rgiv	-41 129
~rgive	-41 129
~rgl	159 -58
~rgle	122 -36
~rgle$	117 -36
~rgli	71 -24
~rglin	71 -24
~rgo	-4 -26
~rgot	1 -19
~rgot$	2 -46
~rgu	-33 -101
~rgy	46 -93
~rgy$	46 -93
~rha	254 88
~rha$	179 156
~rham	118 -112
~rhan	158 -111
~rhe	-74 -118
~rhe$	5 -91
~rhej	-164 -146
~rhej$	-164 -146
~rhi	132 7
~rhi$	132 7
~rhy	-75 -52
~ri$	-31 147
~ria	1 -122
~ria$	7 -137
~riag	-24 80
~riage	-24 80
~rial	49 -215
~rial$	49 -215
~rian	-57 -63
~rian$	-44 -18
~rib	104 155
~rib$	-120 -93
~ribl	124 16
~ribs	176 -57
~ribs$	176 -57
~ric	-215 -90
~ric$	-19 -211
~rice	-289 -91
~rice$	-285 -74
~rich	-42 60
~rici	-180 83
~ricia	-145 -72
~rics	-99 -110
~rics$	-99 -110
~rict	-147 -97
~rict$	-131 -94
~rid	-104 21
~rida	-109 49
~riday	-83 56
~ride	-52 -214
~ride$	-63 -136
~ridg	34 65
~ridge	34 65
~ridh	-38 17
~ridha	-28 26
~rido	40 93
~ridon	117 -11
~rie	-156 36
~ried	-204 -5
~ried$	-204 -5
~rief	-145 31
~rief$	-145 31
~rien	-12 16
~riend	-12 16
~ries	-19 84
~ries$	57 -1
~rif	-115 -56
~rifl	-34 -9
~rig	265 -23
~righ	260 -260
~right	260 -260
~rij	-15 -37
~rij$	37 -229
~rija	-51 85
~rijal	-51 85
~riji	3 11
~rijin	76 -223
~rik	-219 -4
~rik$	-58 -113
~rika	-220 154
~rika$	-209 105
~rike	-27 -73
~riket	-56 -46
~rikh	-165 -116
~rikh$	-93 -71
~riks	-108 -215
~riksh	-115 -197
~ril	-229 -274
~ril$	-171 -107
~rila	-9 -131
~rila$	-1 -126
~rile	-163 -140
~rile$	-163 -140
~rili	-26 -36
~rili$	-26 -36
~rils	-67 -146
~rils$	-67 -146
~rim	-120 -147
~rim$	-137 -101
~rime	-140 -17
~rimen	-49 -66
~rin	37 -18
~rin$	-66 -31
~rinc	2 39
~rinci	2 39
~rind	147 -35
~rind$	-43 -8
~rine	59 21
~rine$	59 21
~ring	81 19
~ring$	61 -72
~ringi	17 118
~rings	84 108
~rinj	3 -33
~rink	50 -44
~rink$	36 -78
~rinki	-73 33
~rinks	156 -44
~rins	-107 -35
~rint	-125 -202
~rint$	-41 -38
~rinte	-102 -178
~rio	-135 -411
~riod	-86 -301
~riod$	-48 -202
~riods	-60 -188
~riou	-79 -138
~rious	-79 -138
~rip	99 146
~rip$	127 120
~ripa	-87 72
~ripan	-57 81
~ripi	154 -38
~ripin	154 -38
~ripo	18 -190
~ripor	18 -190
~rips	-122 117
~ript	-112 48
~ript$	-42 -37
~ripti	-80 -107
~rir	119 66
~rir$	119 66
~ris	-113 -69
~ris$	-13 -4
~rise	-90 -19
~rise$	-86 -86
~rish	-102 -302
~rish$	8 -223
~risht	-113 -79
~rishy	-128 -116
~risk	-170 -120
~risk$	-159 -117
~rist	0 77
~rist$	50 43
~rit	76 -125
~rit$	207 -6
~rita	-122 -82
~rite	-84 -31
~rite$	-57 -85
~riten	-96 113
~riti	-65 -161
~ritin	-17 -113
~ritis	34 -78
~rity	-15 -44
~rity$	12 58
~rityu	-40 -126
~riv	-6 62
~riva	-25 -149
~rivar	-25 6
~rivat	4 -169
~rive	22 146
~rive$	-33 43
~river	90 135
~rivi	-61 -177
~rivin	-60 -177
~riy	-150 -62
~riya	-212 -53
~riya$	-138 -10
~riyal	-177 -133
~riyan	-31 -3
~rj$	-71 180
~rja	-177 124
~rja$	-78 192
~rjar	-60 -158
~rji	15 -111
~rji$	21 -106
~rk$	-161 -249
~rka	10 -67
~rka$	-51 7
~rkar	-133 -57
~rkar$	-63 -117
~rkari	-99 2
~rke	34 9
~rke$	3 192
~rked	58 -85
~rked$	58 -85
~rker	47 -219
~rker$	24 -106
~rkers	48 -153
~rket	-114 -113
~rket$	-99 -101
~rkh	95 26
~rki	17 -105
~rkin	31 -51
~rking	49 -17
~rkins	-75 -59
~rko	35 -85
~rkou	25 -84
~rkout	25 -84
~rks	-50 149
~rks$	-66 152
~rku	105 77
~rl$	66 118
~rld	-65 -85
~rld$	-58 -66
~rlf	-134 -82
~rlfr	-134 -82
~rlfri	-134 -82
~rli	13 70
~rlic	-78 -30
~rlic$	-78 -30
~rlie	80 64
~rlier	80 64
~rlin	-7 -64
~rls	10 65
~rls$	10 65
~rly	-6 -51
~rly$	-6 -51
~rm$	-73 -46
~rma	-86 -332
~rma$	-127 -131
~rmac	-32 -84
~rmacy	-48 -29
~rmal	-25 -245
~rmal$	-54 -274
~rmaly	85 4
~rman	-91 11
~rmat	-82 -118
~rmat$	-61 -101
~rme	30 -81
~rmen	-22 28
~rment	-22 28
~rmer	114 -5
~rmer$	143 87
~rmeri	7 -53
~rmi	-321 -254
~rmi$	-217 -176
~rmin	-173 -84
~rmin$	-109 -148
~rmit	-119 -106
~rmo	151 -177
~rmom	170 -59
~rmome	170 -59
~rmon	-28 -104
~rms	81 -12
~rms$	81 -12
~rmy	-114 159
~rmy$	-114 159
~rn$	21 26
~rna	-162 76
~rna$	-109 123
~rnak	-44 -70
~rnak$	-44 -70
~rnal	-13 -77
~rnat	-30 -143
~rne	-69 147
~rne$	-112 143
~rned	16 93
~rned$	16 93
~rng	62 -70
~rng$	62 -70
~rni	18 1
~rni$	-178 79
~rnia	-55 -24
~rnia$	-55 -24
~rnin	32 -94
~rning	32 -94
~rnit	-8 -37
~rnity	-8 -37
~rniy	-36 -53
~rniya	-36 -53
~rno	-11 -84
~rns	19 -104
~rns$	19 -104
~rnt	-117 2
~rnt$	-117 2
~rnu	-77 -75
~rnun	-101 -69
~rnun$	-101 -69
~ro$	-68 53
~roa	124 -88
~road	100 -13
~road$	100 -13
~roas	-111 -118
~roast	-111 -118
~roat	131 -65
~roat$	131 -65
~rob	-131 -99
~robl	-65 -51
~roble	-65 -51
~robo	-41 -88
~robot	-41 -88
~roc	59 29
~roce	-185 -36
~roces	-105 -157
~roci	129 52
~rocin	129 52
~rod	142 56
~rod$	209 -108
~roda	13 112
~roe	-49 110
~rof	-98 18
~rofi	-77 -117
~rofil	-64 -110
~rog	-92 -106
~roh	-170 -99
~rohi	-152 -97
~rohit	-152 -97
~roi	8 -219
~roid	-2 -185
~roid$	-2 -185
~roj	-112 5
~roj$	-137 63
~roja	62 -121
~roja$	62 -121
~roje	8 -70
~rojec	1 -70
~rok	32 -191
~rok$	-44 123
~roke	31 -290
~roke$	62 -201
~roken	-78 -124
~rokn	-116 -8
~rokne	-76 -72
~roks	-137 -189
~roksi	-140 -153
~rokt	126 -208
~rokth	-24 -81
~rol	-56 -196
~rol$	-87 -86
~role	39 -103
~roled	56 -89
~rolo	-99 -68
~rolog	-99 -68
~rom	50 7
~rom$	88 77
~romp	-71 -170
~rompt	-71 -170
~ron	-87 -18
~ron$	-25 -195
~rona	-36 -104
~rona$	10 -75
~rone	-105 -5
~rone$	-60 18
~rong	19 58
~rong$	7 48
~rono	-141 64
~ronor	-90 97
~ront	111 60
~ront$	100 57
~ronto	36 12
~rop	101 165
~rop$	54 111
~rope	64 237
~rope$	-13 228
~roped	99 44
~roper	-5 56
~ropo	-104 -165
~ropos	-89 -142
~rops	-7 -235
~rops$	-7 -235
~ror	-20 -4
~ror$	-20 -4
~ros	47 -126
~ros$	-144 -21
~rose	5 -47
~rosen	76 -4
~rosh	169 -27
~roshn	169 -27
~rosi	159 -14
~rosin	151 15
~rost	-75 -121
~roste	-125 -84
~rot	86 48
~rota	75 -77
~rota$	199 -51
~rote	-95 126
~rote$	-68 166
~rotei	-115 -166
~roth	213 -107
~roth$	190 -42
~rothe	113 -86
~roti	-103 -61
~roti$	-97 -85
~rou	91 88
~roub	19 147
~roubl	19 147
~roug	131 -130
~rough	131 -130
~roun	157 -25
~round	157 -25
~roup	-80 70
~roup$	-73 78
~rous	-46 43
~rous$	-111 47
~rout	-139 -167
~route	-102 -91
~routi	-59 -104
~rov	-41 -141
~rov$	-40 -52
~rove	-46 50
~rovi	-87 -114
~rovin	-77 -100
~rovn	-37 -243
~rovn$	55 -94
~rovne	-112 -130
~rovni	-95 -142
~rovs	82 -13
~rovs$	-140 1
~rovsy	155 -44
~roy	89 97
~roya	91 -62
~roya$	91 -62
~rp$	144 -35
~rpa	16 -107
~rpe	-162 32
~rpen	-162 32
~rpi	176 8
~rpic	86 54
~rpic$	86 54
~rpin	69 -41
~rpio	127 -42
~rpion	134 -37
~rpl	145 -102
~rple	140 -94
~rple$	140 -94
~rpo	-147 119
~rpor	-86 -55
~rport	-63 -51
~rpos	-89 153
~rpose	-89 153
~rs$	-81 -97
~rsa	-200 47
~rsar	-93 -69
~rsary	-93 -69
~rsat	-149 -65
~rsat$	-149 -65
~rsd	-26 58
~rsda	-26 58
~rsday	-26 58
~rse	32 -136
~rse$	6 -126
~rses	-37 -106
~rses$	-37 -106
~rsh	-271 -259
~rsha	-176 -181
~rsi	-86 -320
~rsi$	99 -252
~rsin	-176 -108
~rsing	-176 -108
~rsio	-30 -53
~rsion	-30 -53
~rso	-94 15
~rso$	-45 -186
~rson	-73 103
~rson$	-71 73
~rst	115 -153
~rst$	88 -180
~rt$	-90 -212
~rta	-64 -70
~rta$	-98 -53
~rtai	157 24
~rtain	157 24
~rtan	-21 -71
~rtan$	-130 -31
~rtb	-125 -59
~rte	84 -56
~rte$	-14 -77
~rted	124 49
~rted$	124 49
~rter	36 -137
~rter$	27 -200
~rth	-126 -122
~rth$	-150 -159
~rthd	-47 -169
~rthda	-47 -169
~rthi	-2 178
~rthin	-79 140
~rtho	-34 -40
~rti	-38 -49
~rti$	-188 -180
~rtic	65 -114
~rticl	65 -114
~rtif	-76 -12
~rtifi	-76 -12
~rtin	-27 113
~rting	35 21
~rtio	164 -33
~rtion	166 -25
~rtm	-51 -54
~rtme	-51 -54
~rtmen	-51 -54
~rtn	22 92
~rtne	22 92
~rtner	22 92
~rto	-16 -132
~rto$	-9 -128
~rts	12 -234
~rts$	12 -234
~rtu	-98 -35
~rtum	-77 36
~rtum$	-77 36
~rtv	70 -30
~rtva	70 -30
~rtvat	70 -30
~rty	103 -257
~rty$	103 -267
~ru$	144 -59
~rub	-135 -45
~rubi	17 -127
~rubin	-8 -122
~rubis	37 -6
~ruc	192 -202
~ruch	194 -144
~ruct	13 -104
~ructi	25 -83
~rud	145 -162
~rudh	162 -80
~rudhu	162 -80
~rue	-208 -187
~rue$	-208 -187
~ruf	40 -9
~ruf$	18 -8
~rug	118 155
~rui	-130 -250
~ruis	-181 -86
~ruise	-141 -64
~ruit	-28 -190
~ruit$	61 -151
~ruits	-93 -63
~ruk	188 162
~ruk$	267 137
~ruka	-5 170
~ruka$	-124 160
~ruke	66 -159
~ruked	100 -76
~rukn	-153 -17
~rukna	-117 43
~rukne	-51 -85
~rukt	72 45
~rukta	21 -60
~ruku	23 82
~ruku$	9 15
~rukun	63 62
~rul	-50 -264
~rula	-112 -51
~rule	-99 -221
~rules	-93 -205
~ruli	159 -50
~rulin	159 -50
~rum	261 248
~rum$	219 189
~ruma	-61 183
~rumat	-68 218
~rumi	129 -69
~rumie	129 -69
~rums	97 -59
~rums$	97 -59
~run	-121 32
~run$	-221 20
~rung	-111 153
~runga	-92 187
~rungi	-27 23
~runi	-100 -86
~runin	19 -40
~runk	94 -90
~runk$	94 -90
~runt	116 -13
~rup	-140 -82
~rup$	-27 -149
~rupa	-141 73
~rupi	-129 -43
~rupis	-134 -27
~rupy	-91 -90
~rupye	-77 -71
~rur	-43 -138
~rura	-63 150
~rurat	-63 150
~ruri	-37 -247
~ruri$	-37 -247
~rus	-134 -306
~rush	-111 -267
~rush$	-300 -245
~rushi	-16 -32
~rusi	-150 -91
~rusi$	-150 -91
~rust	-88 -102
~rust$	-117 -97
~rut	-347 -20
~rut$	-45 -155
~ruth	-245 39
~ruth$	-112 -135
~rv$	-17 42
~rva	-37 13
~rva$	-20 79
~rvaj	104 19
~rvaja	208 8
~rvaje	-171 16
~rval	-84 111
~rvan	-151 -111
~rvana	-66 -74
~rvar	10 -44
~rvard	22 -114
~rvat	-85 -150
~rvat$	-85 -97
~rvau	-131 -106
~rvau$	-46 -93
~rvay	45 -57
~rvaya	-61 -45
~rve	-134 93
~rved	-75 -7
~rvel	61 -82
~rvel$	61 -82
~rver	-53 66
~rver$	-51 52
~rves	-54 55
~rvi	-191 -23
~rvic	-154 86
~rvice	-125 100
~rvie	-55 -184
~rviev	-55 -184
~rvis	-42 -59
~rvise	-143 -50
~rviv	-112 38
~rvive	-99 49
~rvo	-72 -124
~rvou	-66 -58
~rvous	-66 -58
~ry$	-214 -33
~rya	-176 55
~rya$	-133 151
~ryan	-95 -188
~ryani	-87 -183
~ryb	29 41
~rybo	29 41
~rybod	29 41
~ryi	4 132
~ryin	4 132
~rying	4 132
~ryo	108 163
~ryon	108 163
~ryone	108 163
~ryt	-40 99
~ryth	-30 110
~rythi	-27 111
~ryv	181 -91
~ryvh	162 -87
~ryvhe	162 -87
~sa$	206 -197
~sab	-159 272
~sab$	-53 191
~sabg	-77 -159
~sabgo	-77 -159
~sabh	-55 -52
~sabha	-63 -51
~sabj	-59 -34
~sabji	-59 -34
~sabk	-44 208
~sabka	-58 130
~sabke	-132 47
~sabko	41 168
~sabn	32 48
~sabne	32 48
~sabs	-171 24
~sabse	-73 128
~sabu	-164 103
~sabud	-123 26
~sac	-284 21
~sach	-263 19
~sach$	-308 42
~sache	-14 -55
~sad	210 -75
~sad$	-269 99
~sada	63 -107
~sadak	70 -68
~sadh	119 -116
~sadi	101 -40
~sadi$	2 -32
~sadm	-58 -40
~sadma	-58 -40
~sae	-33 -17
~saep	17 16
~saep$	17 16
~saf	-173 -373
~saf$	-274 -241
~safa	7 10
~safai	78 -102
~safar	-74 62
~safe	-50 -312
~safe$	-268 -310
~safed	73 -252
~safet	-113 61
~sag	-306 244
~saga	-151 195
~sage	-185 81
~sage$	-225 81
~sah	61 -1
~sah$	257 -180
~saha	21 123
~saha$	-56 121
~sahab	109 29
~sahay	-15 -43
~sahe	-82 178
~sahel	-82 178
~sahi	-315 -232
~sahi$	-419 -228
~sai	-31 132
~said	-105 153
~said$	-105 153
~saik	34 2
~saiki	38 16
~sait	-66 -119
~saj	-59 66
~saja	-59 66
~saja$	-32 87
~sak	-168 -66
~sak$	-121 -32
~saka	106 99
~sakh	-48 -78
~sakht	-48 -78
~sakt	-200 -168
~sakta	-79 23
~sakte	-396 -156
~sakti	87 -173
~sal	-197 -137
~sal$	-170 -186
~sala	-180 -86
~sala$	-85 37
~salan	-36 -67
~salar	-182 -145
~sale	-83 20
~salf	-2 147
~salfa	-2 147
~sali	-68 -40
~salo	-39 -64
~salt	-15 -80
~salt$	-15 -80
~sam	-21 -112
~sam$	85 -382
~sama	-27 38
~samaj	12 -138
~saman	-157 -42
~samay	57 69
~samb	-13 21
~samba	1 -69
~sambh	-24 71
~same	-186 -48
~same$	-183 -71
~samj	-18 -85
~samjh	-18 -85
~samn	-1 47
~samne	-1 47
~samo	78 -95
~samos	78 -95
~samp	34 55
~sampl	51 -31
~sams	19 -106
~sams$	-73 -89
~samu	-59 24
~san	53 -113
~san$	-250 77
~sana	-82 51
~sana$	-50 57
~sanb	40 96
~sanbh	50 118
~sand	-49 -138
~sand$	3 -90
~sang	44 -3
~sang$	-50 -68
~sanp	1 -367
~sanp$	9 -363
~sans	258 -88
~sans$	289 -72
~sansk	-130 -81
~sant	-162 11
~sap	263 -162
~sap$	262 -61
~sapn	-216 -249
~sapne	-194 -220
~sar	52 -131
~sar$	216 -114
~sara	122 -76
~sard	-331 -273
~sardi	-329 -230
~sare	-63 -116
~sare$	-166 -94
~sarea	94 -42
~sari	54 135
~sari$	-61 121
~sark	-127 -56
~sarka	-127 -56
~sars	20 -186
~sarso	20 -186
~sart	-96 -83
~sarta	-96 -83
~sary	-61 -32
~sary$	-61 -32
~sas	239 -42
~sas$	138 -26
~sast	-223 -88
~sasta	-163 -196
~sasti	-100 47
~sasu	205 60
~sasur	184 62
~sat	-9 34
~sat$	-21 -197
~sata	46 -33
~sath	8 114
~sath$	19 93
~sathi	-68 106
~satr	-93 -92
~satra	-93 -92
~satu	-116 17
~satur	-64 26
~satv	129 -50
~satva	90 -37
~sau	48 -71
~sau$	-43 -59
~saun	-80 -59
~sav	-14 -130
~sav$	26 -36
~sava	35 -113
~savag	-119 -101
~saval	7 -158
~savar	70 96
~savd	-53 -37
~savdh	-53 -37
~save	-129 -26
~saved	-66 5
~say	159 174
~say$	-71 -12
~saya	-12 147
~sayi	55 93
~sayin	55 93
~says	170 142
~says$	170 142
~sba	18 92
~sban	3 96
~sband	3 96
~sbi	-95 -125
~sbi$	-95 -125
~sc$	-207 -26
~sca	-126 -82
~scaf	79 -36
~scafo	79 -36
~scal	13 -159
~scalp	12 -118
~scan	48 -165
~scan$	85 -148
~scar	-174 29
~scar$	-31 -114
~scare	-121 113
~scari	-84 62
~sce	-124 -145
~scel	-81 -149
~scel$	-81 -149
~scen	-71 -101
~scene	-71 -101
~sch	-134 -4
~scha	14 -3
~schar	16 -1
~sche	-41 100
~sched	-39 103
~schu	-133 -72
~schul	-133 -72
~sci	-223 -269
~scie	-137 -171
~scien	-137 -171
~scio	-104 -80
~sciou	-104 -80
~scit	-51 -119
~scita	-51 -119
~scl	-68 -58
~scle	-68 -58
~scle$	-133 -53
~sco	57 -21
~scol	84 6
~scold	84 6
~scop	-53 -37
~scor	53 96
~scord	-99 201
~score	-86 -80
~scorp	127 -42
~scr	-116 -26
~scra	-68 57
~scrat	-47 59
~scre	116 -79
~screa	116 -79
~scri	-295 -74
~scrin	-259 -107
~scrip	-100 -133
~scu	-69 -195
~scui	38 -114
~scuit	38 -114
~scut	-126 -82
~scute	-102 40
~scuty	-62 -128
~sda	41 16
~sday	41 16
~sday$	41 16
~se$	-56 74
~sea	-138 21
~sea$	-60 16
~sear	-154 111
~searc	-154 111
~seas	-221 -155
~sease	-75 -113
~seaso	-191 -114
~seat	79 -20
~seat$	79 -20
~seb	50 -59
~sec	226 -134
~sec$	40 -20
~seco	90 -145
~secon	90 -145
~secr	-10 43
~secre	-10 43
~sect	202 -147
~secti	119 -40
~secto	143 -117
~secu	11 41
~secur	12 58
~sed	89 -127
~sed$	89 -127
~sef	-106 -112
~sefu	-106 -112
~seful	-106 -112
~seh	-64 -188
~seha	-41 -188
~sehat	-41 -188
~sei	20 -124
~seij	20 -124
~seiju	20 -124
~sej	-143 -68
~sej$	-143 -68
~sek	-30 -32
~sel	-88 154
~sel$	44 -61
~sele	-110 -43
~seles	-107 -86
~self	-29 274
~self$	-29 273
~seli	-139 -145
~selin	-139 -145
~selo	-47 -120
~selor	-47 -120
~sem	-101 -15
~semb	70 -62
~sembl	70 -62
~sen	143 -7
~sen$	-173 -104
~send	6 -129
~send$	53 -204
~sendi	-109 64
~sene	50 -18
~sene$	76 -4
~seng	63 91
~senge	63 91
~seni	-1 14
~senio	-1 14
~sens	100 -162
~sense	172 -24
~sensi	-75 -79
~sent	42 112
~sent$	53 159
~senta	-126 -40
~sente	74 -92
~sep	22 -169
~seps	-58 -98
~sepsi	-58 -98
~sept	112 1
~septi	115 -72
~ser	-88 -226
~ser$	70 -252
~serc	-199 -121
~serci	-199 -121
~seri	47 -242
~seria	32 -203
~serie	-98 -102
~serv	-198 175
~serve	-124 137
~servi	-125 100
~ses	-109 50
~ses$	-106 2
~set	-116 27
~set$	-154 -156
~seth	-169 118
~seti	-1 -139
~setin	-1 -139
~setl	96 -19
~setle	10 6
~sev	190 -161
~sfe	-73 12
~sfer	-73 12
~sfer$	-51 -76
~sg$	-199 175
~sgp	-118 -122
~sgpt	-118 -122
~sgpt$	-118 -122
~sh$	74 -36
~sha	58 -65
~sha$	-162 60
~shab	266 -321
~shab$	246 -203
~shabd	107 -186
~shad	-84 -115
~shadi	-309 -96
~shah	-21 -54
~shaha	-11 -65
~shai	72 -112
~shak	140 121
~shak$	25 210
~shaka	137 -55
~shake	-63 -61
~shaki	129 -38
~shal	145 -188
~shal$	42 -57
~sham	-82 -108
~sham$	-88 -235
~shame	82 0
~shamp	-86 -99
~shan	-156 52
~shan$	-96 -70
~shani	-105 -15
~shant	-144 201
~shar	180 30
~shar$	113 -57
~shara	146 67
~sharb	9 -23
~share	-67 -62
~shari	69 9
~sharm	-41 14
~sharp	83 25
~shart	-58 -68
~shat	124 -92
~shat$	116 -62
~shau	23 63
~shaus	7 81
~shav	-81 74
~shay	-117 -283
~shay$	-76 -142
~shaya	-77 -149
~shayr	-103 -189
~she	160 138
~she$	193 275
~shed	3 -146
~shed$	3 -145
~sheh	-8 -75
~shehe	-8 -75
~shel	-101 -56
~sher	-32 -177
~sher$	-7 -148
~shes	-120 152
~shes$	-108 167
~shev	34 97
~shev$	30 -22
~shey	-85 -138
~sheya	-85 -138
~shi	12 36
~shi$	-38 154
~shif	-209 -206
~shifa	-54 -99
~shift	-192 -169
~shik	32 -170
~shik$	61 -74
~shika	23 -126
~shil	-44 5
~shin	78 -80
~shin$	114 -169
~shing	-78 20
~ship	-77 -41
~ship$	-77 -41
~shir	-49 45
~shirt	26 118
~shis	63 240
~shish	97 227
~shit	-89 33
~shit$	-82 82
~shiv	171 -152
~shive	239 -55
~shivi	-124 -80
~shiy	-101 -83
~shiya	-101 -83
~shk	-169 -149
~shm	-123 -240
~shma	-140 -161
~shma$	-76 -92
~shman	-134 -137
~shme	35 -87
~shme$	38 -116
~shmi	-61 -93
~shn	127 -103
~shni	169 -27
~shni$	169 -27
~shno	-35 -35
~shno$	-22 -31
~sho	72 -100
~shoe	32 -101
~shoe$	-67 -69
~shok	100 -230
~shok$	122 -220
~shol	-157 -184
~shole	-157 -184
~shop	-111 94
~shop$	-58 22
~shor	-141 -173
~short	-124 -219
~shot	-235 -216
~shot$	-230 -210
~shou	45 -9
~shoul	37 -47
~shout	20 75
~shov	225 21
~shov$	108 -35
~shovi	143 70
~shovs	120 -42
~shr	32 135
~shra	-122 33
~shru	49 115
~shrum	63 93
~sht	-36 41
~sht$	-49 22
~shta	26 81
~shta$	-25 82
~shte	-71 -80
~shu	34 -348
~shu$	-71 -171
~shub	-237 -176
~shubh	-237 -176
~shud	103 -144
~shug	54 -53
~shuga	54 -53
~shuk	-87 -98
~shukr	-153 -87
~shur	55 -154
~shuru	55 -154
~shut	35 -95
~shut$	-13 -44
~shute	135 -14
~shv	183 -278
~shva	160 -267
~shvag	-132 -114
~shvas	195 -172
~shy	8 -242
~shy$	78 -132
~shya	-153 -183
~shyam	-125 -97
~si$	-31 199
~sia	-85 -24
~sia$	-79 -91
~sib	-202 -122
~sibl	-150 -70
~sible	-150 -70
~sic	-109 -161
~sic$	-118 -188
~sics	-22 42
~sics$	-22 42
~sid	103 -171
~sid$	52 -180
~side	82 -42
~side$	116 -32
~siden	7 -1
~sidh	141 -74
~sidha	173 83
~sidhe	74 -123
~sidhi	9 -185
~sidi	-182 -201
~sidit	-98 -40
~sids	30 -61
~sids$	30 -61
~sie	-6 5
~siet	45 -77
~siety	45 -77
~sig	-93 -38
~sign	-115 5
~sign$	35 16
~signa	-39 58
~signi	-84 -8
~signm	-52 -70
~signs	-84 -46
~sigr	-62 33
~sigre	-62 33
~sij	8 -259
~sije	-6 -191
~sije$	-166 -129
~siji	-103 -109
~siji$	-103 -109
~sik	-71 -266
~sik$	-224 -195
~sika	55 -7
~sika$	164 -2
~sikai	-171 -40
~sikh	-362 -115
~sikh$	-64 -109
~sikha	-253 18
~sikhn	-155 -117
~sikl	114 -36
~sikle	114 -36
~siks	-57 -74
~siks$	-57 -74
~sil	52 -96
~sil$	40 -72
~sila	-48 -24
~sile	127 -168
~silen	131 -152
~sili	-140 34
~silic	-93 -41
~silk	-43 -25
~silk$	-43 -25
~sim	23 -86
~sime	36 -130
~simet	78 -83
~simp	-106 -28
~simpl	-106 -28
~sin	215 -108
~sin$	11 54
~sina	353 -248
~sina$	360 -247
~sinc	29 -1
~since	29 -1
~sind	104 94
~sine	175 -77
~sine$	179 -96
~sing	-37 -171
~sing$	18 -113
~singl	-87 -94
~sinh	-107 -90
~sins	-148 -27
~sins$	-148 -27
~sinu	-133 -87
~sinus	-133 -87
~sio	-243 -175
~sio$	-123 -92
~sion	-158 -120
~sion$	-158 -118
~siot	-111 -63
~sioth	-111 -63
~sip	-76 -31
~sip$	-133 -124
~sipi	-144 -132
~sipia	-57 -125
~sir	124 -74
~sir$	39 -11
~sira	140 -90
~sirap	-81 -36
~sirf	-69 9
~sirf$	-69 9
~sirh	158 -111
~sirha	158 -111
~siri	-187 -142
~siriy	-105 -78
~sis	24 20
~sis$	46 -164
~sist	-8 141
~sist$	-90 93
~siste	22 124
~sit	91 -24
~sit$	-38 -116
~sita	93 -14
~site	92 -104
~site$	96 -93
~siti	68 -31
~siti$	-33 -196
~sitin	40 101
~sitio	-189 -78
~sitiv	171 -88
~sits	-115 149
~sits$	-115 149
~siu	36 56
~sium	41 66
~sium$	41 66
~siv	43 -59
~siy	149 11
~siya	153 15
~siya$	91 -28
~siyat	-24 62
~sk$	-197 -243
~ska	-207 -1
~ska$	-107 102
~skar	-154 -42
~skar$	-94 -21
~ske	5 178
~ske$	68 112
~sked	-129 131
~sked$	-129 131
~skh	-75 -76
~skha	-48 -69
~skha$	-48 -69
~ski	113 47
~ski$	-49 110
~skin	136 29
~skin$	142 -21
~sking	39 67
~skip	17 -87
~skip$	-73 -77
~skipe	74 19
~skipi	62 -61
~skl	-117 -90
~skl$	-117 -90
~sko	49 -162
~sko$	71 -77
~skr	-126 -40
~skri	-126 -40
~sks	-116 -86
~sks$	-116 -86
~skt	-141 -96
~sku	-163 -114
~skua	-4 -246
~skuad	-117 -219
~skuat	60 -48
~skui	-38 -114
~skuit	-36 -40
~skul	-214 -12
~skul$	-214 -12
~skur	-40 101
~skura	-40 101
~skut	-48 2
~sky	16 10
~sky$	16 10
~sla	58 -12
~sla$	64 84
~slap	106 -24
~slat	-103 -192
~slate	-103 -192
~sle	36 -151
~slep	-8 -109
~slept	-8 -109
~sler	111 -29
~sleri	111 -29
~sli	10 36
~sli$	87 75
~slic	124 -94
~slice	124 -94
~slid	99 -49
~slie	-71 -5
~slie$	-71 -5
~slig	-109 -173
~sligh	-109 -173
~slin	-123 22
~slip	-36 -25
~slip$	-106 -159
~slipe	7 0
~slipi	-37 41
~slips	-144 -97
~slipy	189 138
~sliv	-145 194
~slive	-145 194
~sliy	95 28
~sliye	48 45
~slo	-176 60
~slot	2 26
~slot$	2 26
~slov	-166 -104
~slov$	-132 -72
~slovl	-89 -64
~slu	212 -59
~slum	118 -47
~slump	118 -47
~sm$	9 -66
~sma	-40 -110
~smal	-70 -75
~smal$	-61 -69
~smar	98 -42
~smart	98 -42
~sme	-35 -99
~sme$	-85 12
~smel	94 -76
~smel$	45 -102
~smeli	71 48
~smels	40 -98
~smen	-203 -177
~smen$	-145 -169
~smi	107 83
~smil	124 25
~smile	155 -150
~smili	-66 137
~smo	-7 -213
~smok	-25 -163
~smoke	3 -110
~smoki	-35 -77
~sna	-76 -178
~sna$	-34 -2
~snak	-57 -294
~snake	-15 -286
~sne	13 -57
~sne$	6 -57
~sni	-299 -162
~snij	-196 -78
~snije	-174 -60
~sniji	-98 -24
~sno	98 -252
~snor	61 -224
~snori	84 -164
~snov	99 -54
~snt	123 74
~snt$	123 74
~so$	45 -40
~soa	155 -197
~soak	142 -142
~soake	163 -125
~soc	-200 262
~soch	-167 297
~soch$	-58 177
~socha	-79 88
~socht	-81 199
~soci	-104 -114
~socie	-100 -131
~sod	25 -179
~sode	-82 -92
~sode$	-82 -92
~soe	117 -78
~soe$	117 -78
~sof	58 -184
~sofa	-71 -186
~sofa$	-71 -186
~soft	69 -37
~soft$	75 -163
~soi	105 -3
~soi$	91 -2
~sok	23 -62
~sol	86 71
~sola	83 66
~solah	21 91
~sold	-108 179
~sold$	-108 179
~sole	116 -62
~som	110 138
~some	93 142
~some$	117 1
~someb	72 112
~someo	79 95
~somet	-62 -19
~somev	-69 142
~somv	61 0
~somva	61 0
~son	-134 1
~son$	-33 122
~sona	-4 -111
~sona$	3 -107
~sone	29 -92
~sone$	62 -27
~soned	-82 -148
~song	-238 -242
~song$	-197 -258
~songs	-114 16
~soni	-23 -64
~sonin	-23 -64
~sono	-167 -165
~sonog	-136 -59
~sonou	-67 -124
~sons	-35 190
~sons$	-35 190
~sor	-186 -91
~sor$	92 -29
~sore	-227 -232
~sore$	-206 -223
~sort	49 59
~sort$	62 -59
~sory	-147 17
~sory$	-147 17
~sot	56 36
~sota	-53 -98
~sota$	-53 -98
~sote	93 127
~sote$	93 127
~soti	22 -82
~soti$	22 -82
~sou	39 -78
~soun	84 -83
~sound	91 -190
~sour	-14 -83
~soy	25 -62
~soya	31 -25
~soya$	52 -86
~soye	79 -78
~soye$	79 -78
~sp$	135 21
~spa	-119 -138
~spac	-162 -144
~space	-146 -110
~spap	-50 17
~spape	-50 17
~spar	58 15
~spas	-4 -26
~spat	-89 -167
~spata	-122 -157
~spe	39 -106
~spea	7 -148
~speak	7 -148
~spec	25 -46
~spect	-112 -12
~spen	-66 54
~spi	97 -45
~spic	138 3
~spich	196 12
~spin	1 -129
~spini	-83 -36
~spir	-74 -100
~spire	-139 -28
~spiri	40 -65
~spit	7 1
~spit$	196 -48
~spita	-51 25
~spiti	98 -32
~spl	-70 -333
~spla	-226 -330
~splai	-174 -245
~spli	91 24
~split	91 24
~spo	152 -163
~spo$	159 -64
~spoi	-86 -6
~spoil	-86 -6
~spon	114 -90
~spond	125 -67
~spor	-67 14
~sport	-67 14
~spot	-19 -200
~spot$	50 -119
~spoti	-73 -56
~spots	-70 -73
~spr	122 -45
~spra	11 -46
~spray	27 -26
~spre	109 3
~sprea	59 -2
~spri	95 -38
~sprin	-1 9
~spu	161 -124
~spun	114 -111
~spun$	125 -104
~sr$	-147 -169
~sra	-9 -86
~sra$	-10 -12
~srat	-107 -159
~srat$	-107 -159
~sray	-80 -53
~sray$	-80 -53
~sre	-156 -71
~sre$	-150 -60
~sri	-109 148
~sri$	-102 155
~st$	50 -17
~sta	-10 61
~sta$	-83 101
~stab	101 -130
~stabl	-83 -108
~staf	-38 -136
~staf$	-38 -136
~stag	-28 -82
~stage	-14 -85
~stai	-100 38
~stair	-81 48
~stak	207 -94
~stake	216 -74
~stal	-53 38
~stal$	-49 16
~stam	-47 -79
~stan	-90 89
~stan$	-102 -79
~stand	-46 55
~star	63 -153
~star$	-3 -25
~stard	-4 -28
~stare	-60 -113
~stars	133 -94
~start	3 -85
~stat	-100 1
~state	-29 -66
~stati	-39 -184
~statu	-106 103
~stay	-146 134
~stay$	-135 170
~stays	43 -166
~std	-98 37
~std$	-98 37
~ste	-159 100
~ste$	-111 34
~stea	-39 -66
~stead	-42 -92
~steam	-1 25
~sted	-246 246
~sted$	-246 246
~stel	-35 60
~stel$	11 64
~stem	-170 -162
~stem$	-170 -133
~sten	-161 65
~stent	-149 -191
~step	102 -39
~step$	123 89
~steps	-90 -143
~ster	16 -91
~ster$	47 -5
~sterd	13 -15
~stero	-76 -180
~sters	2 -59
~stery	-39 -41
~stes	-23 -105
~stesh	12 -95
~stet	-125 25
~stf	-147 -78
~stfi	-111 -59
~stfid	-111 -59
~sth	-171 -110
~stha	-278 -211
~stha$	-127 -61
~sthan	-150 -168
~sthm	67 -127
~sthma	67 -127
~sti	-167 4
~sti$	7 15
~stic	-190 61
~stic$	-86 -162
~stici	-146 105
~stif	-40 -169
~stif$	-30 -156
~stik	-21 -77
~stik$	16 -14
~stiky	52 -61
~stil	-115 -122
~stil$	-96 -202
~stin	35 -118
~sting	-36 -83
~stio	-136 -173
~stion	-136 -173
~stir	29 64
~stiri	29 64
~stit	-29 -12
~stitc	-26 -10
~stl	100 103
~stle	101 -6
~stle$	60 -3
~stli	132 -52
~stlin	132 -52
~stly	-28 125
~stly$	-28 125
~sto	15 16
~sto$	121 -10
~stok	-197 -159
~stol	48 60
~stol$	48 60
~stom	70 19
~stoma	57 22
~ston	-92 -77
~ston$	-74 34
~stone	-64 -177
~stop	54 87
~stop$	-130 -12
~stope	24 111
~stopi	182 -23
~stops	51 88
~stor	-149 0
~store	92 -192
~story	-293 83
~stp	-99 72
~stpa	-77 36
~stpar	-77 36
~str	41 31
~stra	165 9
~stra$	74 115
~strai	123 40
~stran	46 -126
~stray	96 12
~stre	-181 -37
~stres	-152 -33
~stret	-62 -99
~stri	156 102
~stri$	133 -200
~stric	-147 -97
~strip	117 204
~strit	176 -134
~stro	-276 -134
~strok	-195 -189
~strol	-84 -101
~stron	-89 73
~stru	13 -104
~struc	13 -104
~stry	-71 98
~stry$	-71 98
~sts	-167 -8
~sts$	-167 -8
~stu	170 66
~stud	-156 46
~stud$	57 61
~stude	-186 53
~studi	-43 -79
~study	-48 5
~stuf	-49 -19
~stuf$	-49 -19
~stuk	146 -111
~stuk$	146 -111
~stul	66 122
~stul$	74 157
~stun	113 55
~stung	116 -40
~sty	-53 -222
~sty$	75 -149
~su$	167 -202
~sua	-21 -32
~sual	-164 -9
~sual$	-103 14
~sualy	-83 -5
~sub	-64 30
~suba	-29 61
~subah	-29 61
~subs	-113 2
~subsc	-36 57
~suc	-86 -140
~such	15 -69
~sud	217 46
~sude	311 -93
~sude$	47 -9
~suden	306 -89
~sudh	4 144
~sudh$	87 100
~sudha	-154 103
~sudo	22 -138
~sudon	65 -66
~sue	-144 -84
~sue$	-124 -137
~sug	-28 -312
~suga	-16 -217
~sugar	-16 -217
~suge	-71 -222
~suges	-71 -222
~sui	85 49
~sui$	175 58
~suic	-161 40
~suici	-161 40
~suit	-97 -90
~suj	168 -195
~suj$	136 84
~suja	-108 -235
~suja$	157 -31
~sujan	-168 -215
~suje	176 -37
~suje$	176 -37
~sujh	60 -82
~suji	26 -111
~suji$	26 -111
~suk	-63 138
~sukh	-254 -14
~sukh$	-200 -120
~sukha	82 -38
~sukhi	-199 32
~suki	205 -72
~sukin	205 -72
~suku	12 187
~sukun	12 187
~sul	38 89
~sula	-62 10
~sulf	99 28
~sulfa	99 28
~suli	110 43
~sulin	110 43
~sult	-213 95
~sult$	-177 8
~sulta	-36 -36
~sum	-246 -242
~suma	-79 -137
~sumar	-78 -133
~sume	-157 -142
~sume$	-73 -120
~sumer	-118 -53
~sun	-60 -92
~sun$	131 83
~suna	-293 -334
~suna$	-170 -244
~sunai	-90 8
~sunao	-221 -211
~sunb	-42 -97
~sunbu	-42 -97
~sund	-82 -18
~sunda	-82 -18
~sune	-13 78
~sung	-60 -93
~sungh	-60 -93
~suni	50 62
~sunk	60 -95
~sunke	24 -80
~suns	-93 -105
~sunsc	-92 -88
~sunt	17 9
~sunta	-9 32
~sup	-38 -33
~supe	22 -96
~super	22 -96
~supo	-54 116
~supor	-46 41
~sur	20 -64
~sur$	74 -44
~sura	-35 6
~surak	-62 -67
~sural	67 97
~suran	-159 -2
~surat	-83 -103
~sure	1 50
~sure$	9 101
~surg	-169 -151
~surge	-169 -151
~suru	51 -67
~suru$	51 -67
~surv	-112 38
~survi	-112 38
~sury	-88 -75
~sus	290 13
~sus$	34 -83
~sust	295 -102
~sust$	295 -92
~susu	144 -40
~susu$	144 -40
~sut	151 99
~sutr	16 78
~sutra	16 78
~sva	178 -70
~svad	-91 -157
~svad$	-91 -157
~sval	226 108
~svalo	226 108
~svar	-140 -112
~svas	112 -118
~svast	-41 -85
~sve	201 -46
~svea	224 -150
~svear	-157 -60
~sveat	276 -144
~svel	13 -150
~sveli	77 -123
~sver	63 56
~sver$	-13 58
~sveri	145 91
~svi	-87 5
~svig	-43 -92
~svigy	-43 -92
~svim	-153 -184
~svimi	-134 -161
~svin	-136 47
~svin$	-79 83
~sving	-86 -54
~svit	101 70
~svit$	-49 -32
~svitc	122 129
~svo	25 136
~svol	166 -93
~svole	166 -93
~svor	-234 163
~svord	-234 163
~sy$	46 -20
~syc	-57 -129
~sych	-57 -129
~sychi	-22 -78
~sycho	-49 -69
~syg	-28 25
~syge	-28 25
~sygen	-28 25
~sym	-114 -122
~symp	-114 -122
~sympt	-114 -122
~syn	42 -66
~synt	42 -66
~synth	42 -66
~syr	-9 -124
~syru	-12 -123
~syrup	-12 -123
~sys	-103 -136
~syst	-102 -122
~syste	-102 -122
~ta$	60 72
~tab	5 18
~tab$	66 -12
~tabe	72 59
~tabi	98 -81
~tabiy	43 -79
~tabl	-112 6
~table	-112 6
~tac	76 -50
~tach	125 -63
~tact	-140 25
~tact$	-127 -91
~tacts	-23 94
~tad	-114 -27
~tada	-68 -121
~tadan	-135 -113
~tadk	-123 -47
~tae	-45 20
~taen	-41 -39
~taen$	-41 -39
~taf	-38 -136
~taf$	-38 -136
~tag	127 -210
~tage	164 -162
~tage$	-37 -80
~tah	-90 -5
~taha	-70 -77
~tahal	-70 -77
~tai	32 -133
~tai$	58 -52
~taie	-5 -188
~taie$	-31 -220
~taif	-15 -73
~taifa	-15 -73
~taik	-68 -142
~taik$	-68 -142
~tail	73 45
~taim	63 -63
~tain	100 -66
~tain$	79 -81
~taine	7 -90
~tair	-72 2
~tair$	73 -75
~tairn	-39 0
~tairs	-81 51
~taiy	-61 99
~taiya	-61 99
~taj	27 -18
~taja	74 -11
~taji	-12 -10
~taji$	-12 -10
~tak	168 -48
~tak$	-2 -77
~taka	120 -71
~take	129 19
~take$	73 -28
~taken	135 56
~takes	1 73
~takh	169 -98
~takha	96 -75
~takhn	115 -53
~takht	42 -4
~taki	5 100
~taki$	29 151
~takin	-15 5
~takl	-41 111
~takli	-25 81
~takr	-33 -32
~taks	-175 -252
~taks$	-94 -176
~takt	104 35
~tal	122 78
~tal$	-42 82
~tala	-12 78
~tala$	-77 27
~talab	-8 102
~talak	-26 15
~tale	3 97
~talk	182 -34
~talk$	-1 49
~talki	185 -35
~talks	53 45
~talo	-44 -102
~talop	-44 -102
~talu	210 -88
~talu$	210 -88
~talv	-50 -68
~talve	-36 -38
~taly	-106 -85
~taly$	-106 -85
~tam	-117 -51
~tam$	83 58
~tama	-214 -162
~tamar	-96 -61
~tamat	-184 -120
~tami	-259 -291
~tamil	-146 -206
~tamin	-203 -167
~tamo	46 21
~tamol	46 21
~tan	110 123
~tan$	45 -105
~tana	0 -64
~tana$	-66 12
~tanav	-74 -102
~tand	31 34
~tand$	-47 83
~tandi	-7 76
~tandu	67 -180
~tane	-162 148
~tane$	-162 148
~tang	152 88
~tang$	166 43
~tange	-29 118
~tani	-2 -118
~tank	-30 66
~tank$	46 113
~tanke	-63 -183
~tanki	124 88
~tant	18 87
~tant$	8 99
~tanu	-35 -36
~tanus	-22 -222
~tao	-253 -18
~tao$	-252 -17
~tap	68 -43
~tap$	-31 81
~tapa	-41 -179
~tapa$	-154 -123
~tapak	221 -26
~tapt	114 -57
~tapta	114 -57
~tar	11 -3
~tar$	5 -30
~tara	15 97
~tara$	-200 162
~tarac	-120 -110
~taraf	236 88
~tarah	30 -198
~tard	-4 -28
~tard$	-4 -28
~tare	119 -125
~tare$	147 -97
~tari	-95 58
~taria	-57 -63
~tarik	-250 84
~tarn	17 -232
~tarna	-49 -72
~tarne	38 -204
~tars	128 -52
~tars$	133 -94
~tart	7 -152
~tart$	-111 -9
~tarta	-50 -40
~tarte	128 -120
~tarti	-137 -168
~tary	-30 -38
~tary$	-30 -38
~tas	-71 37
~tasi	41 66
~tasiu	41 66
~tast	-76 -8
~taste	-117 1
~tat	-59 -71
~tat$	-5 34
~tata	61 -35
~tata$	56 -154
~tatai	33 -137
~tate	-54 -129
~tate$	-16 -61
~tati	9 -311
~tati$	158 -94
~tatin	-189 -156
~tatio	29 -168
~tatk	-56 -79
~tatka	-56 -79
~tato	-83 -26
~tato$	32 -15
~tatu	-159 89
~tatus	-106 103
~tau	62 39
~tau$	95 74
~taun	-8 53
~tav	-167 -41
~tava	-80 -8
~tava$	52 4
~tavar	-141 -3
~tave	-93 2
~tave$	-93 2
~tay	155 141
~tay$	94 209
~taya	113 75
~taya$	76 -38
~tayar	-24 106
~taye	98 -7
~taye$	25 -165
~tayi	-140 -113
~tays	43 -166
~tays$	43 -166
~tb$	-7 -116
~tba	30 -53
~tbal	30 -53
~tbal$	34 -43
~tch	14 -76
~tch$	-1 -233
~tche	120 47
~tched	86 136
~tchen	156 -48
~tches	-100 19
~tchi	-43 -138
~tchin	-43 -136
~tchm	140 57
~tchma	140 57
~tchy	-156 -109
~tchy$	-156 -109
~td$	-98 37
~te$	-12 -30
~tea	-52 -133
~tea$	-74 -198
~teac	-129 10
~teach	-129 10
~tead	-42 -92
~tead$	11 -78
~team	-144 -19
~team$	-134 -31
~teama	-16 -38
~tear	233 -57
~teari	162 -57
~tears	151 47
~teary	-41 -61
~teb	-55 57
~tec	-85 96
~tech	-57 102
~ted	110 210
~ted$	-22 243
~tedh	289 -139
~tedha	228 -62
~tedhi	123 -75
~tef	-81 -83
~tefi	-81 -83
~tefie	-81 -83
~teg	60 -103
~tei	-60 -135
~tein	-58 -121
~tein$	-58 -112
~tej	341 95
~tej$	331 -73
~teja	127 135
~tejab	117 118
~tek	-272 7
~teks	-239 36
~teks$	-128 -58
~tekst	-178 51
~tel	49 114
~tel$	-16 159
~tele	95 -62
~telet	138 -121
~teli	176 75
~telin	151 50
~telm	-165 -186
~telma	-101 -137
~telmi	-96 -83
~telu	-81 -80
~telug	-80 -78
~tely	-106 -128
~tely$	-106 -128
~tem	-14 33
~tem$	-175 -162
~temp	78 66
~temp$	5 -58
~templ	88 -160
~tempo	37 -53
~tempt	-91 183
~ten	86 127
~ten$	165 110
~tena	46 -11
~tenan	-36 -9
~tenc	74 -92
~tence	74 -92
~tend	-7 20
~tend$	39 -97
~tenda	-36 -77
~tende	-4 31
~teni	45 153
~tenin	45 153
~tens	-181 -111
~tensi	-168 -158
~tent	-162 -52
~tent$	-134 -225
~tents	-35 -26
~tep	102 -39
~tep$	123 89
~teps	-90 -143
~teps$	-90 -143
~ter	-48 -11
~ter$	32 42
~tera	-72 69
~tera$	-81 -178
~terac	-4 148
~terah	-19 39
~teral	-63 -105
~terd	13 -15
~terda	13 -15
~tere	-52 -44
~tere$	-6 -174
~teri	-156 -198
~teri$	-121 -116
~terin	-102 -81
~term	-235 -100
~term$	-122 1
~termi	-88 -65
~tern	-27 48
~tern$	55 144
~terni	-8 -37
~ternu	-101 -69
~tero	-82 -184
~teroi	44 -50
~terol	-124 -126
~ters	-103 48
~ters$	-103 48
~terv	25 -206
~tervi	-55 -184
~tery	31 -259
~tery$	19 -256
~tes	-137 -327
~tes$	-92 -92
~tesh	12 -95
~tesha	12 -95
~test	-186 -379
~test$	-240 -277
~teste	-114 -42
~testi	119 -55
~tests	-151 -148
~tet	-85 -166
~teta	-22 -176
~tetan	-22 -222
~tev	-52 -17
~teve	-32 -16
~tever	-32 -16
~tfa	70 -93
~tfi	-202 -157
~tfid	-111 -59
~tfidi	-102 -45
~tfo	-163 84
~tfor	-163 84
~tform	-163 84
~tgp	-63 -102
~tgpt	-63 -102
~tgpt$	-63 -102
~th$	112 0
~tha	55 102
~tha$	27 -89
~thai	66 40
~thai$	50 42
~thail	32 -29
~thak	-174 182
~thak$	-176 255
~thaka	-20 -84
~thake	158 -43
~thaki	-141 121
~thal	65 101
~thal$	-51 140
~thala	51 -236
~thali	-159 -35
~tham	153 -44
~tham$	73 28
~thama	54 -131
~than	33 -36
~than$	-92 96
~thana	-14 -43
~thand	83 -70
~thane	20 -9
~thani	122 -30
~thank	-220 -83
~thap	21 132
~thapa	21 132
~thar	248 -3
~thar$	239 -93
~thara	81 62
~that	-103 -4
~that$	-138 22
~thata	56 -109
~thath	83 -64
~thats	-57 -65
~thau	106 49
~thay	-62 155
~thay$	-109 156
~thayr	-84 -110
~thd	44 -194
~thda	-7 -172
~thday	-47 -169
~the	14 92
~the$	24 115
~thei	-58 118
~their	-58 118
~thek	29 -72
~theke	36 -63
~thel	138 -158
~theli	-22 -102
~them	-86 178
~them$	-76 177
~then	20 182
~then$	27 185
~ther	-92 -15
~ther$	-9 -18
~thera	-115 -94
~there	-156 -27
~therm	148 -112
~thers	-111 98
~therv	-143 -50
~thes	-73 55
~thes$	69 16
~these	-149 99
~thesi	-115 -103
~thet	120 -69
~thete	125 -16
~theti	23 -56
~they	-13 143
~they$	-13 143
~thi	100 103
~thi$	89 50
~thig	92 119
~thigh	92 119
~thik	-185 -250
~thik$	-215 -247
~thil	182 69
~thila	170 -78
~thin	192 155
~thin$	-81 -138
~thine	147 -131
~thing	73 60
~think	144 267
~thir	1 -26
~third	58 0
~this	-100 63
~this$	-228 72
~thiy	2 44
~thiya	4 31
~thk	-164 27
~thka	-155 85
~thkar	-155 85
~thks	-81 -9
~thks$	-81 -9
~thl	29 -106
~thle	29 -62
~thles	52 -11
~thm	15 23
~thm$	-47 -37
~thma	49 45
~thma$	52 -123
~thn	-14 99
~thna	-52 135
~thna$	-52 135
~thne	14 -74
~thne$	14 -74
~tho	-7 93
~tho$	100 -37
~thod	-107 -100
~thoda	-73 -70
~thodi	-62 -103
~thon	-77 124
~thon$	31 -40
~thos	51 -115
~those	104 -106
~thou	-7 131
~thoug	33 45
~thout	-34 122
~thp	62 -139
~thpa	43 -107
~thpas	43 -107
~thpe	38 -42
~thpes	38 -42
~thr	172 -54
~thre	185 -72
~thres	163 -10
~threv	71 -74
~thri	-156 -7
~thri$	-90 -7
~thric	-110 94
~thro	185 -132
~thro$	-98 -73
~throa	131 -65
~throu	144 -19
~throv	112 -81
~thru	39 9
~thrum	82 36
~ths	-39 -6
~ths$	-39 -6
~tht	60 11
~thta	30 65
~thta$	30 65
~thte	64 -124
~thte$	64 -124
~thti	-87 -26
~thti$	-87 -26
~thu	165 245
~thu$	5 22
~thuk	48 196
~thuk$	202 -111
~thum	166 26
~thumb	185 -101
~thun	164 83
~thund	147 -15
~thur	-20 54
~thurs	-26 58
~thv	103 25
~thva	107 -57
~thvan	133 -44
~thy	-132 43
~thy$	-33 -35
~thyr	-106 -3
~thyro	-106 -3
~ti$	144 46
~tia	-50 -121
~tia$	34 -63
~tib	-19 -183
~tibi	-7 -123
~tibi$	-22 -77
~tibio	13 -50
~tic	-95 -31
~tic$	77 -335
~tica	-99 -27
~tical	-76 -29
~tice	-155 96
~tice$	-152 90
~tici	-57 103
~ticid	-146 105
~ticl	48 -125
~ticle	48 -125
~tics	-204 -52
~tics$	-204 -52
~tid	209 75
~tide	157 140
~tide$	155 150
~tido	-81 -127
~tidot	-81 -127
~tie	105 -78
~tie$	-94 -53
~tied	130 -34
~tied$	130 -34
~tien	99 10
~tient	99 10
~ties	-138 -86
~ties$	-92 -60
~tif	-168 -157
~tif$	-30 -156
~tifi	-241 -147
~tific	-156 -71
~tifin	-102 -54
~tig	216 -220
~tigh	266 -159
~tight	266 -159
~tij	46 74
~tija	28 97
~tija$	28 97
~tije	21 -61
~tije$	94 -13
~tik	-280 -130
~tik$	0 -73
~tika	-391 -148
~tika$	-355 -89
~tike	-234 22
~tike$	-219 -192
~tiket	-50 126
~tikh	-41 -108
~tikha	-30 -86
~tiki	51 -119
~tiky	52 -61
~tiky$	52 -61
~til	135 218
~til$	76 150
~tila	131 -42
~tim	-144 -19
~tim$	-166 -168
~time	-43 1
~time$	-175 32
~times	101 -69
~timet	-17 -18
~timi	-149 47
~timin	-149 47
~tin	30 -67
~tin$	51 -70
~tina	-195 -135
~tine	114 -245
~tine$	114 -245
~ting	59 -52
~ting$	46 -12
~tingl	14 -83
~tings	27 -25
~tini	-164 175
~tinin	-79 -78
~tino	-84 -6
~tinu	42 -69
~tinue	42 -69
~tiny	-8 -95
~tiny$	-8 -95
~tio	-8 -100
~tion	-7 -98
~tion$	47 -91
~tions	-182 -20
~tip	-92 -270
~tip$	146 -95
~tips	-231 -158
~tips$	-231 -158
~tir	-117 84
~tir$	-66 -139
~tire	-59 123
~tire$	-86 -70
~tired	-17 157
~tirem	-37 -116
~tiri	-6 -113
~tirij	-24 -206
~tirin	24 49
~tiru	-73 22
~tis	-79 -38
~tis$	9 0
~tish	16 -147
~tisr	-26 103
~tisra	34 -78
~tisri	-57 131
~tist	-245 -215
~tist$	-245 -215
~tit	-18 -234
~tita	-102 -93
~titan	-102 -93
~titc	-26 -10
~titch	-26 -10
~tith	-91 -226
~tith$	-21 -160
~tithi	-104 -142
~titi	-47 -42
~titl	-80 32
~titn	-47 -52
~titne	-47 -52
~tiv	16 -236
~tiv$	-145 -56
~tiva	13 -78
~tive	99 -97
~tive$	128 -205
~tiven	-126 -91
~tives	11 125
~tivi	-121 -199
~tivi$	-100 -127
~tivit	-58 -116
~tiy	-48 -26
~tiya	21 -19
~tiya$	73 14
~tiyab	-124 -98
~tiyan	-2 -10
~tiyo	-160 -36
~tja	68 69
~tka	177 31
~tka$	133 15
~tkal	-59 -82
~tkal$	-56 -79
~tkar	96 111
~tke	184 45
~tke$	173 46
~tki	23 -46
~tki$	1 -44
~tku	-42 -134
~tkul	-160 -111
~tkula	-160 -111
~tla	96 -237
~tla$	122 -152
~tlab	-206 -163
~tlab$	-206 -163
~tle	133 41
~tle$	11 93
~tled	154 -24
~tled$	59 68
~tledu	141 -60
~tles	57 51
~tles$	58 11
~tlet	-60 -99
~tlet$	-60 -99
~tli	268 -227
~tli$	185 -178
~tlin	199 -90
~tling	199 -90
~tly	-193 180
~tly$	-187 140
~tm$	24 104
~tma	-92 88
~tma$	-33 -48
~tmah	-90 137
~tmaha	-90 137
~tmal	-104 116
~tmal$	-104 116
~tmat	110 -184
~tmate	110 -184
~tme	-35 -91
~tmen	-35 -91
~tment	-35 -91
~tmr	-17 42
~tmrv	-17 42
~tmrv$	-17 42
~tna	-151 -8
~tna$	-239 -82
~tnas	22 228
~tnash	24 229
~tne	-278 -81
~tne$	-444 -104
~tner	22 92
~tner$	46 63
~tnes	127 -126
~tnes$	129 -97
~tni	-126 33
~tni$	-102 43
~tnin	-72 -96
~tno	-66 -156
~to$	-29 76
~toc	-74 -101
~toco	-71 -74
~tocon	-71 -74
~tod	116 38
~tod$	-78 -60
~toda	73 73
~toda$	73 17
~today	63 70
~todl	93 -66
~todle	93 -66
~tody	58 -3
~tody$	58 -3
~toe	24 -88
~tof	-35 121
~tofi	56 -43
~tofi$	56 -43
~tog	-40 35
~toge	-40 35
~toget	-40 35
~toi	22 -12
~toil	25 -6
~toile	48 17
~tok	-144 -198
~toks	-146 -70
~toksi	-45 -32
~tol	14 343
~tol$	61 202
~told	3 225
~told$	3 225
~tolo	-89 -39
~tolog	-89 -39
~tom	-21 -25
~toma	7 -30
~tomac	57 22
~tomat	-145 -132
~tomo	11 16
~tomor	11 16
~toms	-112 -122
~toms$	-112 -122
~tomy	-73 -73
~tomy$	-73 -73
~ton	171 78
~ton$	71 -17
~tond	97 -124
~tone	-73 -195
~tone$	23 -158
~tong	133 -179
~tongu	73 -163
~toni	3 230
~tonig	-46 270
~tonin	-120 -97
~tons	-58 -96
~tonsi	-58 -96
~top	-82 58
~top$	-288 -16
~tope	11 132
~toped	24 111
~toper	-60 77
~topi	153 -36
~topic	11 -21
~topin	182 -23
~tops	51 88
~tops$	51 88
~tor	60 -190
~tor$	103 -170
~tora	14 -22
~torc	-3 8
~torch	-3 8
~tore	68 -213
~tore$	70 -207
~tori	62 -85
~tori$	69 -11
~tors	-138 -171
~tors$	-138 -171
~tory	-166 61
~tory$	-166 61
~tos	-141 47
~tos$	-65 14
~tot	-94 -180
~tota	-159 -176
~total	-106 -83
~tou	213 -89
~touc	216 -85
~touch	216 -85
~tov	31 74
~tove	53 65
~tovel	112 9
~tovn	-29 -14
~tovn$	-29 -14
~toy	39 5
~toy$	66 42
~tp$	-117 -141
~tpa	-115 -39
~tpar	-77 36
~tpart	-77 36
~tpat	38 -48
~tr$	-100 -136
~tra	-6 46
~tra$	63 -52
~trac	-50 -58
~tract	-34 -33
~traf	-105 -107
~trafi	-105 -107
~trai	-50 103
~traig	105 22
~traik	66 -145
~train	-147 149
~trak	-27 153
~trak$	76 -22
~tral	-73 106
~tral$	62 -23
~tran	46 -196
~trang	46 -126
~trans	34 -192
~tras	-24 -113
~traso	-94 -52
~trat	-106 -87
~trav	-137 -48
~trave	-148 -105
~travy	-47 58
~tray	108 -6
~tray$	125 -113
~tre	-10 -137
~tre$	140 42
~trea	-20 -7
~tread	107 -79
~treat	-126 -6
~trek	59 -128
~trek$	72 -74
~tren	-41 -186
~tren$	-14 -131
~treni	-116 -155
~tres	-83 -63
~tres$	-79 -63
~tret	-79 -133
~tretc	-62 -99
~tri	74 144
~tri$	24 77
~tria	48 -27
~tric	-42 18
~tric$	55 -136
~trici	-180 83
~trict	-147 -97
~trie	-55 36
~tried	-49 42
~trij	76 -16
~triji	76 -16
~trik	-214 -234
~trik$	-193 -182
~trin	30 91
~trine	190 -20
~trip	131 169
~trip$	156 43
~tris	-22 -78
~trist	-22 -78
~trit	176 -134
~trit$	148 -116
~triv	-68 -126
~tro	-76 -83
~tro$	19 90
~trok	-209 -218
~troke	-145 -127
~trol	-4 -202
~trol$	-10 -209
~trole	-34 -6
~tron	-136 19
~trong	-89 73
~trop	112 -54
~trou	46 146
~troub	19 147
~tru	52 -13
~truc	13 -104
~truct	13 -104
~true	-208 -187
~true$	-208 -187
~truk	136 108
~truk$	140 70
~trut	-120 -127
~try	-44 145
~try$	-41 148
~ts$	-121 69
~tsa	40 47
~tsae	17 16
~tsaep	17 16
~tsap	-74 82
~tsap$	-130 95
~tse	-56 -102
~tsel	-22 -97
~tself	-22 -97
~tsh	-233 -224
~tsh$	-226 -220
~tsi	2 13
~tsid	2 13
~tside	2 13
~tu$	-12 85
~tua	89 -85
~tual	93 -75
~tualy	114 -41
~tub	66 -149
~tube	69 -53
~tube$	37 -81
~tubel	100 -38
~tud	-113 37
~tud$	57 61
~tude	-167 44
~tuden	-186 53
~tudi	-43 -79
~tudy	-48 5
~tudy$	-40 -21
~tue	76 -107
~tues	61 -96
~tuesd	61 -96
~tuf	-49 -19
~tuf$	-49 -19
~tui	96 80
~tuit	96 80
~tuiti	96 80
~tuj	26 -190
~tujh	26 -190
~tujhe	26 -190
~tuk	205 118
~tuk$	215 37
~tukd	46 -96
~tul	91 53
~tul$	72 154
~tuls	-47 -147
~tulsi	-87 -141
~tum	-52 -76
~tum$	-182 38
~tume	100 -47
~tumh	-169 -137
~tumha	-94 -57
~tumhe	-105 -117
~tumk	1 130
~tumy	157 -147
~tumy$	157 -147
~tun	209 53
~tun$	147 -4
~tuna	126 49
~tund	-17 76
~tundi	-17 76
~tung	104 88
~tung$	116 -40
~tur	8 -120
~tura	-116 22
~tura$	-15 -77
~tural	-53 -11
~turan	-6 75
~turd	-64 26
~turda	-64 26
~ture	-74 -230
~ture$	-91 -225
~tures	13 -15
~turm	7 -53
~turme	7 -53
~turn	54 69
~turn$	-73 23
~turne	20 71
~turni	87 42
~tus	-55 95
~tus$	-55 95
~tut	8 -4
~tut$	-89 83
~tuta	143 -98
~tuta$	143 -98
~tuth	-27 -279
~tuth$	-120 -183
~tuthp	62 -139
~tuti	-29 -22
~tuti$	-85 -14
~tutn	-57 -43
~tv$	-134 -45
~tva	98 -54
~tvac	-99 -96
~tvach	-99 -96
~tvan	18 -83
~tvan$	48 -31
~tvar	70 -51
~tvat	70 54
~tvatc	70 -30
~tve	-6 55
~tvi	24 -299
~tvic	51 -94
~tvice	51 -94
~tvin	35 -235
~tvin$	10 -191
~tvins	112 -79
~tvis	-147 -42
~tvist	-147 -42
~tvit	-6 -126
~tvitc	-6 -126
~tvo	49 -49
~tvo$	49 -72
~tvor	61 51
~tvork	61 51
~ty$	-76 -129
~tya	-124 67
~tya$	-135 70
~tye	62 -157
~tyf	-50 -103
~tyfo	-50 -103
~tyfoi	-50 -103
~tyl	-79 79
~typ	51 -53
~type	11 -58
~type$	42 -207
~typed	-91 178
~typi	21 -17
~typin	35 -4
~tyu	-158 -121
~tyu$	-82 -155
~tyub	-134 3
~ua$	153 -41
~uad	-124 -231
~uad$	-117 -219
~uag	-99 -116
~uage	-99 -116
~uage$	-99 -116
~ual	4 -88
~ual$	-148 -53
~ualy	83 -58
~ualy$	83 -58
~uan	56 -31
~uan$	60 -27
~uar	133 -20
~uard	40 -48
~uard$	44 -7
~uart	162 -23
~uarte	162 -23
~uary	-32 -60
~uary$	-32 -60
~uat	63 -71
~uav	85 38
~uavj	-36 43
~uavja	-36 43
~ub$	-26 -142
~uba	38 -21
~uba$	68 -53
~ubah	-29 61
~ubah$	-29 61
~ubai	-108 -45
~ubai$	-108 -45
~ubal	50 -65
~uban	127 -122
~uban$	141 -78
~ubar	52 -192
~ubara	54 -145
~ube	70 -29
~ube$	99 -131
~ubel	100 -38
~ubeli	100 -38
~ubg	-100 -30
~ubg$	-100 -30
~ubh	10 -227
~ubh$	30 -119
~ubha	-98 -35
~ubha$	-94 -18
~ubhan	-35 -20
~ubht	64 -57
~ubhta	-69 -54
~ubi	168 -130
~ubin	-8 -122
~ubing	76 -37
~ubis	27 -17
~ubish	37 -6
~ubl	93 65
~uble	150 90
~uble$	117 92
~ubli	-2 -21
~ublin	24 4
~ubn	-52 60
~ubne	-52 60
~ubne$	-52 60
~ubs	-156 -16
~ubsc	-36 57
~ubscr	-36 57
~ubt	22 -153
~ubt$	83 -64
~ubte	-81 -79
~ubte$	-81 -79
~ubu	-131 -173
~uce	-102 -173
~uch	118 12
~uch$	-19 43
~ucha	-74 49
~ucha$	-213 -15
~uchal	137 -49
~uche	163 -103
~uched	173 -90
~uchi	-24 -39
~uchi$	-18 -52
~uchn	164 -108
~uchna	104 -155
~uchne	-69 127
~ucho	30 -26
~ucho$	30 -26
~ucht	-107 165
~uchte	-62 117
~uchu	217 -80
~uchu$	217 -80
~uco	129 -4
~ucom	69 46
~ucos	42 -4
~uct	51 -123
~ucti	-115 -78
~uctio	-111 -18
~ucto	144 -86
~uctor	144 -86
~ud$	-196 48
~uda	174 -236
~uda$	83 46
~udan	-14 -195
~udana	-159 -52
~udane	23 -155
~udar	84 -39
~udar$	84 -39
~udas	-169 -135
~udas$	-140 -204
~udasi	-52 43
~udb	-185 91
~udby	-133 93
~udbye	-133 93
~ude	187 30
~ude$	-11 -4
~uden	245 14
~uden$	164 -127
~udenl	258 -3
~udent	-186 53
~udg	-114 -192
~udge	-49 -164
~udget	-167 -138
~udgu	-81 -42
~udgud	-81 -42
~udh	40 52
~udh$	23 -143
~udha	-90 158
~udha$	-125 107
~udhak	170 -65
~udhap	-71 -62
~udhar	-161 157
~udhi	-36 147
~udhu	186 -83
~udhu$	186 -83
~udi	257 79
~udi$	49 -105
~udic	142 -95
~udich	142 -95
~udie	-50 -77
~udin	-90 33
~udiy	190 22
~udiya	191 13
~udl	-23 -124
~udn	-127 178
~udne	-85 176
~udne$	-85 176
~udni	-69 22
~udnig	-69 22
~udo	-57 -180
~udo$	-186 -124
~udon	65 -66
~udon$	65 -66
~uds	50 -2
~uds$	50 -2
~udt	2 -152
~udta	-103 -87
~udta$	-103 -87
~udte	78 -62
~udte$	78 -62
~udti	3 -41
~udti$	3 -41
~udu	-117 -24
~udu$	-155 43
~udv	26 -44
~udva	26 -44
~udy	-125 -13
~udy$	-74 -15
~ue$	55 -223
~uen	-12 172
~uen$	-4 176
~uer	70 -51
~uery	70 -51
~uery$	70 -51
~ues	-17 32
~ues$	-70 102
~uesd	61 -96
~uesda	61 -96
~uest	-44 -20
~uest$	-18 84
~uesti	-108 -163
~ueu	12 31
~ueue	12 31
~ueue$	25 -127
~uf$	-6 -21
~ufa	46 -53
~ufe	190 -62
~uft	-44 -48
~uft$	-44 -48
~ug$	70 -60
~uga	38 -162
~ugad	-56 -59
~ugar	32 -200
~ugar$	17 -196
~uge	25 -55
~uged	-17 100
~uged$	-17 100
~uges	-71 -222
~ugest	-71 -222
~ugh	101 52
~ugh$	32 53
~ughe	48 100
~ughed	48 100
~ughi	118 -40
~ughin	118 -40
~ughs	-46 -112
~ughs$	-46 -112
~ught	107 69
~ught$	129 65
~ughte	-10 39
~ugl	-23 56
~ugle	-2 70
~ugle$	21 56
~ugli	-98 46
~uglin	-98 46
~ugn	124 -49
~ugu	38 -64
~ugu$	-103 -85
~ugus	-125 -118
~ugust	-125 -118
~uh$	235 -54
~uha	-6 -238
~uha$	84 -130
~uhan	46 -81
~uhe	31 -1
~uhe$	47 5
~uhu	-151 -126
~ui$	163 25
~uic	-88 12
~uice	24 -75
~uice$	24 -75
~uici	-161 40
~uicid	-161 40
~uid	104 -43
~uid$	104 -71
~uide	29 7
~uide$	29 7
~uie	39 137
~uiet	39 137
~uiet$	57 120
~uij	-71 -152
~uij$	-71 -152
~uik	-12 99
~uik$	28 53
~uikl	-23 -73
~uikly	-23 -73
~uil	-147 99
~uild	-109 48
~uildi	-109 48
~uilt	-79 84
~uilty	-79 84
~uin	-5 68
~uis	-20 -91
~uise	-141 -64
~uish	153 -6
~uish$	153 -6
~uit	-62 1
~uit$	4 -207
~uita	-135 105
~uitar	-135 105
~uiti	96 80
~uitio	96 80
~uito	-36 -40
~uito$	-33 -28
~uits	-121 -179
~uits$	-121 -179
~uj$	76 72
~uja	-86 -128
~uja$	117 -8
~ujan	-168 -215
~ujan$	-168 -215
~ujar	-59 9
~ujar$	-121 46
~uje	167 17
~uje$	167 17
~ujh	69 118
~ujh$	99 93
~ujha	89 -146
~ujhao	-113 -107
~ujhe	7 11
~ujhe$	7 11
~ujhs	-69 199
~ujhse	-69 199
~uji	108 29
~uji$	111 34
~ujl	-218 -310
~ujli	-190 -262
~ujli$	-190 -262
~ujr	-118 2
~ujre	-54 -54
~ujre$	-54 -54
~uju	-48 -54
~ujur	-48 -54
~ujurg	-48 -54
~uk$	348 148
~uka	-45 92
~uka$	-4 241
~ukad	40 -55
~ukam	-187 -216
~ukam$	-187 -216
~ukan	-63 -101
~ukan$	14 -46
~ukand	-186 -148
~ukar	122 141
~ukar$	162 86
~ukd	63 -107
~ukda	103 -20
~ukda$	103 -20
~uke	136 -3
~uke$	146 38
~uked	-19 -3
~uked$	-19 -3
~uker	122 -123
~uker$	122 -123
~uket	-44 -112
~uket$	-76 -111
~ukh	-69 -347
~ukh$	-193 -181
~ukha	60 -431
~ukha$	139 -47
~ukhar	52 -393
~ukhe	-154 32
~ukhe$	-135 -86
~ukhi	-155 -42
~ukhi$	-174 -40
~ukht	-20 -254
~ukhta	95 -180
~ukhte	-177 -75
~uki	66 139
~uki$	61 40
~ukin	62 36
~uking	67 38
~ukn	-303 -154
~ukna	-117 43
~ukna$	-117 43
~ukne	-169 -130
~ukne$	-169 -130
~ukno	-143 -142
~uknov	-143 -142
~uko	-147 89
~uko$	-153 -14
~ukoj	98 -34
~ukoj$	98 -34
~ukr	-8 7
~ukri	-250 -4
~ukri$	-172 50
~ukriy	-153 -87
~uks	176 39
~uks$	107 133
~uksa	102 -132
~uksan	-155 -81
~ukt	29 165
~ukta	21 -60
~ukta$	21 -60
~ukti	20 178
~ukti$	20 178
~uku	168 213
~uku$	134 72
~ukun	40 222
~ukun$	-5 113
~ukung	-15 87
~ukup	-92 -79
~ukup$	-92 -79
~ukur	141 -69
~ul$	8 20
~ula	163 88
~ula$	-50 133
~ulab	147 -74
~ulab$	121 -36
~ulabi	83 -29
~ulan	111 -91
~ulana	-57 3
~ulanc	133 -215
~ulane	40 24
~ulao	118 -86
~ulao$	118 -86
~ular	92 -73
~ular$	92 -73
~ulat	68 98
~ulat$	167 -40
~ulau	95 -7
~ulau$	47 49
~ulav	-167 49
~ulava	-167 49
~ulay	9 59
~ulb	-34 131
~ulb$	-88 140
~ulc	-115 -47
~ulce	-115 -47
~ulcer	-115 -47
~uld	-9 39
~uld$	-88 75
~ulde	84 -218
~ulder	84 -218
~ule	116 42
~ule$	22 135
~uled	109 93
~uled$	109 93
~ulen	148 -50
~ulens	148 -50
~uler	84 16
~uler$	84 16
~ules	-107 -141
~ules$	-107 -141
~ulet	-206 -186
~ulf	99 41
~ulf$	76 46
~ulfa	99 28
~ulfas	83 28
~ulg	94 31
~ulge	-74 -50
~ulge$	-74 -50
~ulgi	162 -35
~ulgin	162 -35
~ulh	167 23
~ulha	112 -35
~ulhe	111 48
~ulhe$	111 48
~uli	139 108
~uli$	-61 62
~ulin	244 26
~ulin$	110 43
~uling	259 -70
~ulis	140 98
~ulis$	22 102
~ulise	148 -16
~ulk	-36 -136
~uln	-90 -130
~ulne	-121 -94
~ulne$	-121 -94
~ulo	93 -192
~ulp	-22 47
~ulp$	-51 10
~uls	53 -364
~uls$	-135 -74
~ulse	181 -233
~ulse$	181 -233
~ulsi	-87 -141
~ulsi$	-87 -141
~ult	217 -78
~ult$	-199 -48
~ulta	85 -276
~ulta$	117 -245
~ulte	-98 1
~ulte$	-92 -54
~ulti	312 -13
~ulti$	320 0
~ultiv	-20 -35
~ultr	-94 -52
~ultra	-94 -52
~ults	-123 111
~ults$	-123 111
~ulu	83 51
~ulu$	113 82
~uly	38 11
~uly$	38 1
~um$	133 240
~uma	-56 21
~uma$	-78 -62
~umak	52 -122
~umakh	11 -115
~uman	-12 -55
~uman$	-95 -190
~umar	-30 -134
~umar$	4 -85
~umat	-68 218
~umate	-68 218
~umb	162 0
~umb$	226 -55
~umba	-69 36
~umbai	-173 -118
~umbe	12 55
~umber	6 55
~umbl	152 -157
~umble	123 -142
~ume	-118 33
~ume$	-106 -167
~umen	66 -105
~ument	-81 -98
~umer	-182 110
~umer$	-168 113
~umh	-169 -137
~umha	-94 -57
~umhar	-94 -57
~umhe	-105 -117
~umhen	-35 -146
~umi	133 10
~umie	122 -77
~umie$	129 -69
~umk	-19 121
~umko	-29 123
~umko$	-29 123
~umn	-121 47
~umne	-121 63
~umne$	-121 63
~umo	-79 -120
~umou	-70 -43
~umour	-70 -43
~ump	113 134
~ump$	145 123
~umpe	158 -18
~umped	158 -18
~umpi	-79 153
~umpin	-79 153
~umps	-83 -141
~umps$	-58 -124
~umr	-108 -255
~umr$	-54 -204
~umra	-148 -120
~umrah	-148 -120
~ums	143 -185
~ums$	61 -32
~umt	-93 18
~umy	81 -1
~umy$	81 -29
~un$	83 183
~una	43 -50
~una$	20 18
~unai	-94 -23
~unai$	-94 -23
~unao	-221 -211
~unao$	-221 -211
~unar	-2 -52
~unb	-120 -195
~unbu	-42 -97
~unbur	-42 -97
~unc	89 45
~unch	-32 77
~unch$	83 2
~uncha	-51 62
~unchi	-145 82
~uncl	180 -61
~uncle	180 -61
~unco	-104 -80
~uncon	-104 -80
~unct	35 5
~uncti	35 5
~und	169 72
~und$	99 27
~unda	-176 -75
~unda$	-114 -133
~undar	-12 -125
~unday	-113 91
~unde	144 34
~under	43 80
~undh	225 56
~undh$	78 4
~undhl	125 -113
~undhn	-66 105
~undhu	156 -82
~undi	72 66
~undi$	35 111
~undl	-9 -171
~undn	91 -52
~undnu	91 -52
~une	-116 -120
~une$	-82 -134
~uner	-95 7
~unera	-51 16
~ung	80 251
~ung$	113 -86
~unga	21 182
~unga$	-29 195
~ungaf	135 -49
~ungal	-98 -49
~unge	-11 -70
~unger	-11 -70
~ungf	16 -24
~ungfa	16 -24
~ungh	-73 49
~ungh$	-153 95
~ungha	62 -130
~ungi	-36 264
~ungi$	-76 268
~ungl	121 -287
~ungle	-3 14
~ungli	118 -328
~ungs	-103 -187
~ungs$	-103 -187
~ungu	-169 -86
~ungun	-163 -83
~unh	42 -64
~unh$	94 -62
~unhe	-40 -16
~unhen	-40 -16
~unho	31 31
~unhon	31 31
~uni	165 160
~uni$	154 -46
~unif	-72 11
~unifo	-72 11
~unil	42 112
~unila	79 32
~unin	36 -92
~uning	19 -40
~unins	-37 -75
~unio	-15 11
~unior	29 54
~unit	154 82
~unit$	3 128
~units	145 -102
~uniy	-36 200
~uniya	-36 200
~unj	45 -200
~unja	-92 -91
~unjab	-92 -91
~unjh	17 -118
~unjhu	17 -118
~unk	16 40
~unk$	176 -107
~unka	38 -51
~unka$	54 -24
~unkar	-32 -33
~unke	6 22
~unke$	-131 23
~unki	-100 51
~unki$	-100 51
~unko	-91 93
~unko$	-91 93
~unl	-27 -74
~uno	-85 33
~uns	-153 -96
~uns$	42 -37
~unsa	-46 -55
~unsa$	-46 -55
~unsc	-92 -88
~unscr	-92 -88
~unse	-115 -251
~unse$	-11 -98
~unsel	-132 -200
~unsi	-175 31
~unsi$	-175 31
~unsl	-19 2
~unt	99 120
~unt$	-110 -142
~unta	-46 176
~unta$	-32 89
~unte	-21 124
~unted	-66 157
~unti	77 -6
~untin	111 57
~unts	95 143
~unts$	95 143
~untu	-44 97
~unty	41 6
~unty$	41 6
~unu	89 14
~unu$	107 19
~uny	-62 -158
~uny$	-41 -147
~uor	90 -141
~uor$	143 -78
~up$	137 -94
~upa	83 204
~upa$	142 -35
~upan	-102 88
~upar	154 243
~upar$	136 240
~upat	46 130
~upata	-10 169
~upay	-264 -143
~upay$	-250 -111
~upb	49 127
~upbo	49 127
~upboa	49 127
~upd	-103 -106
~upda	-103 -106
~updat	-103 -106
~upe	194 -107
~uper	179 -86
~uper$	145 -125
~upi	134 -172
~upi$	-87 -262
~upil	173 -50
~upil$	117 -23
~upils	120 -30
~upir	133 -35
~upiri	133 -35
~upis	-134 -27
~upis$	-134 -27
~upl	-129 -154
~uple	-54 -85
~uple$	-39 -58
~uplo	-88 -67
~uploa	-88 -67
~upo	-85 99
~upor	-46 41
~uport	-46 41
~upr	-135 42
~ups	-217 10
~ups$	-163 -25
~upsc	-79 81
~upsc$	-79 81
~upt	-119 -22
~upu	-57 -109
~upy	-135 -135
~upye	-77 -71
~upye$	-77 -71
~ur$	198 15
~ura	3 -51
~ura$	154 1
~urad	-144 -122
~urak	-216 -4
~urak$	-95 -141
~uraks	-62 -67
~ural	77 63
~ural$	118 73
~uran	-194 -172
~uran$	24 -119
~urana	-179 -246
~uranc	-159 -2
~urane	-15 -130
~urani	-212 -176
~urant	-9 71
~urat	45 -22
~urat$	6 9
~urc	-4 -32
~urch	-67 -7
~urd	-386 -229
~urd$	-182 -107
~urda	-132 -33
~urday	-64 26
~urde	-187 -132
~urder	-162 -203
~ure	134 -183
~ure$	5 -117
~urea	23 -14
~urea$	23 -14
~ured	135 75
~ured$	135 75
~uren	112 -189
~urent	112 -189
~ures	31 -129
~ures$	52 -43
~urg	66 -350
~urg$	-46 -67
~urga	168 -87
~urga$	51 -46
~urgao	152 -56
~urge	-103 -220
~urger	-127 -106
~urgi	-54 -131
~urgl	77 -25
~uri	-90 -59
~uri$	-52 0
~uric	-189 21
~uric$	-179 -114
~urik	-97 -29
~urik$	-97 -29
~urin	-3 -112
~urine	-28 -37
~uring	-32 -88
~urio	-146 -144
~uriou	-142 -137
~urit	89 14
~urity	12 58
~uriy	-145 48
~uriya	-145 48
~url	25 -56
~urm	1 -71
~urme	7 -53
~urmer	7 -53
~urn	-70 -14
~urn$	-187 1
~urne	24 71
~urned	20 71
~urni	70 61
~urnin	101 40
~urns	24 -229
~urns$	24 -229
~urnt	-117 2
~urnt$	-117 2
~uro	-27 -206
~uro$	19 -76
~urp	138 89
~urpl	154 -97
~urple	140 -94
~urpo	-89 153
~urpos	-89 153
~urs	-8 -189
~urs$	-5 -137
~ursd	-26 58
~ursda	-26 58
~urse	-70 -115
~urse$	-57 -79
~ursi	-105 -142
~ursi$	63 -96
~ursin	-160 -77
~urst	174 -100
~urst$	168 -99
~urt	16 22
~urt$	-72 180
~urta	-78 -171
~urta$	-193 -219
~urtai	157 24
~urti	119 75
~urtin	133 23
~urts	48 -190
~urts$	48 -190
~uru	101 -45
~uru$	38 -229
~urug	138 110
~urus	-65 -100
~urv	-166 -25
~urve	-72 -108
~urved	-72 -108
~urvi	-121 32
~urviv	-112 38
~ury	31 -19
~ury$	61 -1
~us$	-32 -68
~usa	84 -162
~usa$	131 -172
~usam	-207 -141
~usam$	-207 -141
~usb	10 97
~usba	10 97
~usban	10 97
~usc	-69 -82
~uscl	-68 -58
~uscle	-68 -58
~use	-89 1
~use$	-102 16
~usea	-2 -45
~usea$	-2 -45
~used	87 -87
~used$	87 -87
~usef	-106 -112
~usefu	-106 -112
~usel	76 -89
~usele	-107 -86
~uses	-26 60
~uses$	-26 60
~usg	-86 -70
~usg$	-86 -70
~ush	-8 -1
~ush$	-112 3
~usha	113 -94
~ushan	-94 -40
~ushe	125 -26
~ushed	129 -15
~ushi	-88 109
~ushi$	-70 126
~ushin	-5 -35
~ushm	-114 -119
~ushma	-114 -119
~ushr	55 -79
~ushru	55 -79
~usi	25 -128
~usi$	-71 -58
~usil	25 -41
~usil$	25 -41
~usin	-146 3
~usin$	-32 -2
~using	-48 9
~usins	-148 -27
~usir	197 -104
~usira	166 -80
~usk	-11 118
~uska	-45 121
~uska$	-33 201
~uske	89 27
~uske$	89 27
~uskh	-75 -76
~uskha	-48 -69
~uski	-91 154
~uski$	-91 154
~usko	-45 -81
~usko$	-45 -81
~usku	-40 101
~uskur	-40 101
~usm	-24 -25
~usme	-24 -25
~usme$	-14 -11
~usn	77 62
~usne	77 64
~usne$	77 64
~usr	-95 75
~usra	-25 19
~usra$	-25 19
~usre	-148 -54
~usre$	-148 -54
~usri	-52 100
~usri$	-52 100
~ust	78 34
~ust$	156 110
~usta	-98 -175
~ustar	-8 -30
~uste	-192 -234
~uster	-225 -212
~usti	-179 -18
~usto	44 18
~ustom	55 -1
~usu	-37 -48
~usu$	67 -112
~usua	-143 4
~usual	-143 4
~usy	-7 23
~usy$	-7 23
~ut$	85 146
~uta	125 38
~uta$	190 -108
~utan	63 8
~utan$	4 34
~utar	-52 124
~utar$	5 124
~utara	-161 168
~utarn	39 -197
~utart	-14 -179
~utb	29 -60
~utba	30 -53
~utbal	30 -53
~utc	66 -28
~utch	66 -28
~utch$	6 -24
~ute	145 -105
~ute$	84 -173
~utel	120 -67
~uter	78 -155
~uter$	45 -139
~utes	59 11
~utes$	59 11
~uth	266 112
~uth$	80 -236
~utha	72 113
~utha$	-47 36
~uthak	110 -18
~uthan	-64 -24
~uthat	-3 92
~uthay	109 -50
~uthe	133 -189
~uthe$	133 -189
~uthi	256 -80
~uthi$	196 -42
~uthk	-97 6
~uthka	-115 7
~uthn	-74 149
~uthna	-74 149
~uthp	62 -139
~uthpa	43 -107
~uthpe	38 -42
~utht	82 -39
~uthta	69 28
~uthte	66 -142
~uthti	-82 -63
~uthu	-23 237
~uthu$	47 117
~uti	89 36
~uti$	68 -19
~utin	-46 68
~utine	-59 -104
~uting	-92 100
~utio	-13 -46
~ution	-13 -46
~utiy	-150 -51
~utk	39 -63
~utka	69 28
~utkar	-28 122
~utki	94 -8
~utki$	94 -8
~utku	-42 -134
~utkul	-160 -111
~utl	248 -192
~utle	62 -36
~utli	225 -127
~utli$	225 -127
~utn	-295 -167
~utna	-229 -89
~utna$	-229 -89
~utne	-167 -41
~utne$	-162 -31
~utno	11 -86
~uto	134 -73
~uto$	178 -26
~uton	67 -94
~uton$	67 -94
~utp	-36 -86
~utpa	-2 -65
~utr	331 -129
~utra	192 -4
~utra$	192 -4
~utre	196 -122
~utre$	187 -120
~utro	110 -45
~uts	-97 32
~uts$	-189 22
~utsi	2 13
~utsid	2 13
~utu	-5 -31
~utub	96 -48
~utube	96 -48
~utun	83 48
~uty	-54 124
~uty$	-54 124
~uva	5 -23
~uva$	74 -152
~uvah	-79 -96
~uvaha	-79 -96
~uvan	-80 149
~uvan$	-108 152
~uve	104 -128
~uy$	34 -119
~uye	-71 37
~uye$	-71 39
~uys	-8 101
~uys$	-8 101
~va$	102 29
~vab	0 -200
~vab$	25 -175
~vac	-214 -100
~vach	-5 50
~vacha	16 -128
~vaci	-318 -201
~vacin	-318 -201
~vad	-87 -198
~vad$	-111 -251
~vada	-133 27
~vada$	-73 47
~vadi	1 19
~vadi$	12 27
~vae	63 -26
~vaen	60 -21
~vaen$	60 -21
~vag	-164 -270
~vaga	-167 -195
~vagai	-57 -57
~vagan	-132 -114
~vage	-122 -127
~vage$	-119 -101
~vah	-102 44
~vah$	-69 -111
~vaha	-104 46
~vaha$	25 -9
~vahan	-50 114
~vahat	-103 -101
~vahi	-20 59
~vahi$	-45 67
~vahin	30 -3
~vai	173 -1
~vai$	108 35
~vaid	-55 -26
~vain	-49 -114
~vain$	-49 -114
~vais	201 -83
~vaise	153 -15
~vaish	-36 -32
~vaisi	-24 -127
~vaist	149 83
~vait	171 60
~vait$	217 -2
~vaiti	-37 103
~vaiy	-166 32
~vaiya	-164 24
~vaj	82 65
~vaj$	155 -11
~vaja	15 -37
~vaja$	208 8
~vajah	-112 67
~vajan	-248 -146
~vaje	-171 16
~vaje$	-171 16
~vak	62 170
~vake	105 162
~vake$	189 189
~vakes	-178 -127
~vaki	127 48
~vakin	128 51
~vaks	-103 -140
~vaks$	-103 -140
~vakt	14 108
~vakt$	14 108
~vaky	-182 -57
~vaky$	-193 -56
~val	-13 -34
~val$	-118 -191
~vala	-57 43
~vala$	-70 6
~vale	-97 -49
~vale$	-67 -57
~vali	100 -14
~vali$	86 -14
~valid	-22 110
~valk	-111 -282
~valk$	136 -188
~valke	-26 -128
~valki	-228 -112
~valks	-113 -76
~valo	162 142
~valo$	-152 30
~valon	17 70
~valov	226 108
~van	31 150
~van$	-1 155
~vana	-228 -29
~vana$	-266 -5
~vand	88 -64
~vandh	104 -114
~vane	-131 -199
~vane$	-131 -199
~vani	-29 -76
~vani$	12 -186
~vanis	-93 74
~vant	106 107
~vant$	29 93
~vante	20 155
~vants	-41 -68
~vanu	14 -7
~vap	-115 -60
~vapa	-72 -43
~vapas	-72 -43
~var	89 -14
~var$	97 98
~vara	70 -106
~vara$	135 -27
~vard	117 -79
~vard$	60 -85
~varde	61 -28
~vards	74 -6
~vare	83 -110
~vare$	102 -28
~varen	-36 -89
~varf	107 104
~varfa	107 104
~vari	37 -84
~vari$	56 -21
~vark	-183 103
~vark$	-66 -43
~varka	-45 4
~varm	-65 7
~varm$	-65 7
~varn	62 -101
~varna	-109 -91
~vars	-224 -123
~varsh	-200 -99
~vart	-204 -169
~varu	43 -184
~vas	172 10
~vas$	176 -25
~vasa	147 28
~vasam	112 -79
~vase	-67 -99
~vasel	-56 -32
~vash	-66 32
~vash$	-19 -129
~vashe	-14 -10
~vashi	-138 -134
~vashr	42 128
~vasi	-114 -31
~vasir	-104 -146
~vasiy	-24 62
~vast	-76 39
~vasth	-130 -121
~vat	135 116
~vat$	64 -181
~vata	-46 203
~vata$	49 110
~vatc	223 -45
~vatch	223 -45
~vate	-14 -36
~vate$	-48 16
~vater	-9 -54
~vati	23 -70
~vati$	31 -28
~vau	-201 -220
~vau$	-139 -202
~vaun	-106 -32
~vaun$	-106 -32
~vav	51 -76
~vave	33 -70
~vay	-36 185
~vay$	-47 175
~vaya	-34 73
~vaya$	5 107
~vaye	-31 -21
~vaye$	-31 -21
~vayi	184 -101
~vayi$	178 -66
~vays	-103 113
~vays$	-103 113
~vbo	138 -56
~vbor	138 -56
~vborn	138 -56
~vde	-2 -153
~vder	-2 -153
~vder$	-13 -153
~vdh	-53 -37
~vdha	-53 -37
~vdhan	-53 -37
~ve$	30 130
~vea	57 -238
~veak	2 -172
~veak$	38 -153
~vear	-202 -47
~vear$	-121 -167
~veat	142 -239
~veat$	132 -69
~veath	-197 -154
~veati	244 -72
~veb	-74 -113
~ved	47 -7
~ved$	-40 53
~veda	112 -212
~vedan	114 -189
~vedi	-74 -53
~vedin	-42 -30
~veg	-205 -205
~veg$	-134 -117
~vege	-109 -127
~veget	-109 -127
~vei	-247 64
~veig	-255 -55
~veigh	-255 -55
~vein	-46 86
~veins	-43 91
~veir	26 110
~veird	26 110
~vel	-149 -52
~vel$	-171 5
~veld	-40 -59
~veldi	-40 -59
~veli	85 -87
~velin	67 -80
~velo	-109 -133
~velop	-92 -74
~vels	-28 -80
~vels$	-28 -80
~vem	-21 -58
~vemb	-88 -36
~vembe	-88 -36
~ven	82 -6
~ven$	51 25
~veni	-26 -17
~venin	-26 -17
~veno	-156 -173
~venom	-156 -173
~vent	208 45
~vent$	229 90
~venti	-103 -125
~ver	19 104
~ver$	-48 54
~vera	-188 -228
~verd	-121 115
~verdo	-65 126
~vere	140 9
~vere$	52 33
~vered	119 -102
~veri	245 65
~verin	300 84
~vers	-194 -159
~vers$	-160 -67
~versa	-100 -78
~vert	-55 -7
~vert$	-114 -97
~verth	32 159
~very	47 105
~very$	-103 -35
~veryb	29 41
~veryo	108 163
~veryt	-37 99
~veryv	162 -87
~ves	-149 105
~ves$	-145 94
~vese	-11 -15
~vesel	-11 -15
~vest	17 29
~vet	164 -151
~vet$	144 -81
~vha	-155 -84
~vhat	-155 -84
~vhat$	-142 -97
~vhate	-32 -16
~vhats	-41 32
~vhe	-22 -40
~vhen	-33 -59
~vhen$	-50 -53
~vher	-10 23
~vhere	-10 23
~vhet	-41 23
~vheth	-41 23
~vhey	-35 -39
~vhey$	-35 -39
~vhi	33 -53
~vhic	-319 20
~vhich	-319 20
~vhij	192 -81
~vhiji	171 -69
~vhil	19 -40
~vhilc	-73 109
~vhile	28 -252
~vhis	161 -73
~vhist	162 -54
~vhit	65 -233
~vhite	66 -224
~vho	-130 -136
~vho$	-198 -169
~vhol	92 20
~vhole	92 20
~vhom	-131 -22
~vhom$	-131 -22
~vhy	-352 -67
~vhy$	-352 -67
~vi$	-183 13
~vic	7 -108
~vice	-16 -75
~vice$	-9 -37
~vich	56 -54
~vich$	78 -16
~vid	-204 190
~vid$	-7 36
~vida	-90 82
~vida$	2 110
~vidai	-141 -136
~vide	-239 16
~video	-207 -13
~vidh	-151 -60
~vidi	24 132
~vidiy	24 132
~vie	-294 -326
~vie$	-243 -200
~viev	-122 -214
~viev$	-109 -219
~vif	19 92
~vife	57 119
~vife$	69 228
~vifes	-63 -155
~vifi	-103 -124
~vifi$	-103 -124
~vig	-89 128
~vigy	-43 -92
~vigy$	-43 -92
~vij	94 -150
~vijn	-62 -81
~vijna	-62 -81
~vik	11 -49
~vik$	-38 -173
~vike	-119 -195
~viken	-87 -138
~vikl	-179 -121
~vikly	-179 -121
~viks	106 -51
~viks$	106 -51
~vil	-137 58
~vil$	-152 67
~vila	-96 43
~vilag	-78 80
~vim	-153 -184
~vimi	-134 -161
~vimin	-134 -161
~vin	167 -52
~vin$	-47 44
~vinc	48 91
~vind	-128 82
~vind$	-75 102
~vindo	-96 -3
~vine	89 -105
~ving	228 -133
~ving$	226 -120
~vings	-108 -68
~vins	112 -79
~vins$	112 -79
~vint	-194 -37
~vinte	-194 -37
~vio	32 -60
~viol	-34 -38
~viole	-34 -38
~viou	74 -14
~vious	74 -14
~vip	52 22
~vipe	61 58
~viper	61 58
~vir	56 -37
~vir$	3 -129
~vira	-76 14
~viral	-173 -67
~virat	-32 -155
~vire	131 -134
~vire$	131 -134
~vis	-96 58
~visa	-133 -153
~visa$	-130 -149
~vise	-123 -95
~vise$	-121 -79
~vish	-64 163
~vish$	-181 172
~visha	85 36
~vishv	-136 -76
~visi	29 -101
~visio	101 -38
~visit	-77 -74
~vist	-147 -42
~vit	-38 6
~vit$	-125 -157
~vita	-257 -262
~vita$	-154 -171
~vitam	-194 -166
~vitc	90 71
~vitch	90 71
~vith	-2 101
~vith$	18 23
~vitho	-34 122
~vity	-69 -112
~vity$	-69 -112
~viv	-244 -90
~viva	-122 -177
~viva$	-107 -128
~vive	-173 -4
~vive$	-117 -99
~vived	-81 64
~vja	118 -29
~vja$	-36 43
~vjat	127 -115
~vjat$	127 -115
~vk$	176 -99
~vks	-30 -68
~vks$	-30 -68
~vl$	52 -42
~vla	103 -126
~vla$	65 -112
~vle	-57 -59
~vled	-56 -37
~vli	-170 -152
~vlin	-170 -152
~vling	-168 -149
~vlu	-92 -79
~vluk	-92 -79
~vluku	-92 -79
~vly	-90 -79
~vly$	-89 -64
~vn$	179 121
~vne	-12 7
~vned	-112 -130
~vned$	-112 -130
~vner	57 91
~vner$	57 91
~vni	-154 -213
~vni$	-90 -105
~vnin	-106 -150
~vning	-106 -150
~vns	208 -16
~vns$	209 -79
~vo$	108 67
~voh	34 68
~voh$	80 -19
~voi	3 57
~voic	40 75
~voice	40 75
~void	-91 -34
~void$	-91 -34
~vok	199 -99
~voke	199 -99
~voke$	192 -93
~vol	153 -90
~vole	155 -102
~volen	166 -93
~volu	-51 -142
~vom	265 -168
~voma	-26 -119
~voman	-26 -119
~vome	-82 -56
~vomen	-82 -56
~vomi	292 -78
~vomit	292 -78
~von	107 107
~von$	-110 -121
~vont	147 177
~vont$	147 177
~vor	-86 -139
~vorc	-55 34
~vorce	-55 34
~vord	58 -42
~vord$	-13 -128
~vords	103 52
~vork	-128 -58
~vork$	-133 -265
~vorke	126 -165
~vorki	-93 23
~vorko	25 -84
~vorks	-220 172
~vorl	-87 29
~vorld	-65 -85
~vorm	-137 -133
~vors	58 3
~vorst	70 -71
~vort	-156 -122
~vorth	-153 -117
~vory	123 -105
~vory$	112 -89
~vou	-107 155
~voul	-14 242
~vould	-14 242
~voun	-79 -175
~vound	-79 -175
~vous	-66 -58
~vous$	-66 -58
~vra	64 -4
~vrap	87 65
~vrat	114 -115
~vrat$	63 -83
~vratr	71 -79
~vri	-65 61
~vri$	-2 -86
~vrid	-28 26
~vridh	-28 26
~vrin	115 -4
~vris	48 121
~vrist	48 121
~vrit	-195 -41
~vrite	-292 5
~vriti	-50 -113
~vro	-33 166
~vron	40 21
~vrong	40 21
~vrot	-110 173
~vrote	-110 173
~vs$	-76 -291
~vsa	-21 -40
~vsad	-21 -40
~vsad$	-21 -40
~vsp	-50 17
~vspa	-50 17
~vspap	-50 17
~vsy	155 -44
~vsy$	155 -44
~vt$	-44 -50
~vti	31 -101
~vti$	31 -101
~vu$	8 163
~vud	56 -118
~vud$	27 -116
~vy$	-32 -258
~vya	-103 -68
~vyay	-103 -68
~vyaya	-103 -68
~vyu	-104 44
~vyu$	-104 44
~ya$	-99 6
~yab	-64 193
~yab$	83 139
~yabe	-88 160
~yabi	-124 -98
~yabin	-124 -98
~yad	-39 -7
~yad$	-52 49
~yada	-57 -27
~yada$	-49 -23
~yag	-75 -52
~yah	52 108
~yah$	-54 -72
~yaha	172 74
~yaha$	178 79
~yahan	46 14
~yahi	-132 80
~yahi$	-128 57
~yaj	-206 -36
~yaj$	-206 -36
~yak	-31 48
~yak$	31 69
~yal	-105 101
~yal$	-204 136
~yala	62 9
~yala$	154 -109
~yali	-105 -168
~yali$	-99 -140
~yam	-211 -25
~yam$	-183 -287
~yan	159 178
~yan$	119 92
~yana	-94 103
~yani	-81 131
~yani$	-72 -15
~yanid	-23 153
~yar	-177 -113
~yar$	-218 -83
~yara	7 -42
~yarah	7 -42
~yari	-239 -5
~yari$	-232 -114
~yas	78 52
~yas$	43 64
~yat	77 -163
~yat$	11 -10
~yath	-99 -169
~yatha	-99 -169
~yatr	33 -133
~yatra	12 -130
~yav	-367 -47
~yava	-283 20
~yavad	-189 -93
~yavn	-72 -66
~yay	163 -2
~yaya	-103 -68
~yayam	-103 -68
~ybe	6 -54
~ybe$	38 -29
~ybo	35 59
~ybod	74 108
~ybody	74 108
~ych	-133 149
~ychi	-144 56
~ychia	-22 -78
~ycho	-49 -69
~ychol	-49 -69
~ycl	-75 64
~ycle	-58 26
~ycle$	-50 31
~yda	-26 -4
~yda$	-125 7
~yday	78 -33
~yday$	78 -33
~yde	-121 -199
~yde$	-144 -158
~yder	29 -82
~ydera	29 -82
~ye$	-55 -30
~yea	-260 -309
~year	-237 -287
~year$	-189 -212
~yearl	-14 -102
~years	-145 -168
~yed	-34 100
~yed$	-34 100
~yeg	-8 49
~yega	73 94
~yega$	73 94
~yegi	-158 -49
~yegi$	-158 -49
~yel	14 -241
~yeli	-57 -110
~yelid	-57 -110
~yelo	14 -170
~yelov	14 -170
~yen	-115 77
~yeng	47 -4
~yenge	47 -4
~yer	-135 86
~yer$	-135 86
~yes	0 -111
~yes$	53 -118
~yest	-7 -25
~yeste	13 -15
~yet	148 -174
~yet$	91 -132
~yfo	-50 -103
~yfoi	-50 -103
~yfoid	-50 -103
~yge	-28 25
~ygen	-28 25
~ygen$	-28 25
~yi$	148 156
~yin	35 40
~yind	149 -27
~yindi	149 -27
~ying	-32 70
~ying$	-32 70
~yke	-66 100
~yke$	-66 100
~yl$	97 132
~yla	131 -107
~yle	21 -30
~yle$	24 -98
~yli	80 57
~ylin	91 75
~ylind	97 -1
~ym$	-145 -266
~yme	-108 -177
~ymo	-103 141
~ymor	-85 156
~ymore	-85 156
~ymp	-124 -147
~ympt	-114 -122
~ympto	-114 -122
~yna	-133 -105
~ynae	-75 -25
~ynt	42 -66
~ynth	42 -66
~ynthe	42 -66
~yo$	197 60
~yog	-59 -242
~yog$	-83 -173
~yoga	-28 -147
~yoga$	-28 -147
~yoj	-27 -89
~yon	-200 123
~yon$	-459 -124
~yone	111 214
~yone$	106 187
~yones	34 119
~yonk	-34 -93
~yonki	-34 -93
~yop	-86 -105
~yor	-95 -69
~york	-95 -69
~yorke	-95 -69
~you	-192 -117
~you$	-243 -115
~youn	-17 60
~young	-17 60
~your	-49 -47
~your$	-25 -41
~yout	81 -91
~youtu	96 -48
~ypa	-86 -199
~ypas	-52 -188
~ypas$	-52 -188
~ype	1 -63
~ype$	40 -211
~yped	-91 178
~yped$	-91 178
~ypi	21 -17
~ypin	35 -4
~yping	35 -4
~ypo	-12 -13
~ypot	-12 -13
~ypoth	-12 -13
~ypu	-128 -108
~yr$	-78 25
~yra	-145 -161
~yrai	-84 -110
~yraid	-84 -110
~yran	-106 -84
~yran$	-106 -84
~yri	-155 -151
~yri$	-123 -104
~yric	-99 -110
~yrics	-99 -110
~yro	-106 -3
~yroi	-24 -166
~yroid	-24 -166
~yrok	-126 -122
~yroks	-126 -122
~yron	-90 97
~yrono	-90 97
~yrs	-45 -90
~yrs$	-45 -90
~yru	-12 -123
~yrup	-12 -123
~yrup$	-12 -123
~ys$	13 117
~yse	66 227
~ysel	24 267
~yself	24 267
~yser	31 -106
~yser$	59 -88
~ysi	-36 -153
~ysic	-28 40
~ysics	-22 42
~ysio	-185 -132
~ysio$	-123 -92
~ysiot	-111 -63
~ysis	87 -103
~ysis$	87 -103
~yst	-156 -181
~yste	-156 -181
~ystem	-102 -122
~yster	-82 -69
~yth	-112 75
~yth$	-113 -99
~ythi	-59 122
~ythin	-27 133
~ythm	-47 -37
~ythm$	-47 -37
~ytho	-60 -143
~ython	-60 -143
~yti	-75 27
~yu$	-199 -58
~yub	-141 -5
~yun	122 124
~yun$	65 -137
~yur	-194 -170
~yuri	-163 -97
~yurik	-97 -29
~yurv	-72 -108
~yurve	-72 -108
~yus	-118 -42
~yush	-118 -42
~yushm	-109 -103
~yut	73 -57
~yuti	83 -46
~yuti$	83 -46
~yva	42 -69
~yvay	-8 -66
~yvay$	-8 -66
~yvh	155 39
~yvhe	155 39
~yvher	155 39
~میں	122 77
~میں$	122 77
~نہی	198 86
~نہیں	198 86
~نہیں$	198 86
~نے$	231 63
~کا$	-262 66
~ہیں	176 68
~ہیں$	176 68
~ہے$	194 15
~یں$	234 100
~কি$	66 -216
~কে$	178 -200
~কো	-202 -214
~গেছ	244 -154
~গেছে	273 -119
~গেছে$	273 -119
~চ্ছ	110 242
~চ্ছে	148 177
~চ্ছে$	148 177
~ছে$	483 99
~ড়ি	242 100
~তে$	149 171
~নাই	221 90
~নাই$	221 90
~য়$	-237 76
~য়া	-262 187
~য়ে	212 92
~রে$	8 254
~হয়	67 -151
~়েছ	243 -176
~াই$	194 239
~ায়	-185 97
~ার$	163 83
~েছে	345 61
~েছে$	353 -185
~েজ$	179 91
~্ছে	148 177
~্ছে$	148 177
~ਗਿਆ	287 -120
~ਗਿਆ$	287 -120
~ਦਾ$	-288 223
~ਿਆ$	333 -165
~છે$	143 166
~તો$	172 175
~થી$	271 93
~નથી	252 60
~નથી$	252 60
~ને$	174 215
~માં	184 -186
~માં$	184 -186
~યો$	314 -207
~વું	-205 66
~વું$	-205 66
~ાં$	184 -186
~ું$	206 172
~ଛି$	49 130
~ରେ$	175 48
~ଲା$	322 -216
~இரு	128 94
~இருக	96 28
~இருக்	96 28
~என்	-225 84
~கால	135 -204
~கு$	101 -26
~க்க	138 233
~க்க$	22 133
~க்கல	-2 135
~க்கு	93 53
~க்கு$	101 -26
~ங்க	112 206
~சு$	345 -211
~ச்ச	231 34
~ச்சி	91 38
~ச்சு	305 55
~ச்சு$	315 -194
~டி$	135 -155
~டிச	161 -124
~டிச்	161 -124
~டிச்ச	161 -124
~ட்ட	218 128
~து$	223 198
~த்த	162 -23
~ந்த	199 102
~ந்து	234 111
~ந்து$	196 120
~ன்$	-41 294
~ன்ன	-289 36
~பு$	85 -231
~போ	185 25
~ப்ப	178 -354
~ப்பு	-46 -207
~ப்பு$	4 -151
~மா$	139 -170
~ம்$	102 77
~ம்ப	195 -183
~ம்பு	94 -137
~ம்பு$	94 -137
~யல$	159 34
~ரத்	231 -223
~ரத்த	231 -223
~ருக	6 203
~ருக்	6 203
~ருக்க	6 203
~ருந	106 139
~ருந்	106 139
~ருந்த	106 139
~லி$	118 -193
~லை$	72 127
~ல்$	-49 -332
~ல்ல	131 49
~வலி	136 -215
~ான்	34 217
~ான்$	34 217
~ாம்	168 92
~ாய்	-293 -206
~ார்	104 9
~ிக்	-25 116
~ிக்க	-25 116
~ிக்கல	-223 143
~ிக்கு	66 -241
~ிச்	115 78
~ிச்ச	115 78
~ிப்	27 -170
~ிப்ப	27 -170
~ியல	159 34
~ியல$	159 34
~ிரு	-25 148
~ுக்	151 229
~ுக்க	151 229
~ுக்கு	201 -46
~ுது	129 67
~ுது$	154 86
~ுந்	86 200
~ுந்த	86 200
~ுந்து	106 139
~ும்	-308 162
~ும்$	-308 162
~ேன்	-234 217
~ைக்	204 -178
~ைக்க	204 -178
~்க$	94 177
~்கல	-2 135
~்கி	46 233
~்கு	93 53
~்கு$	101 -26
~்சி	91 38
~்சு	335 48
~்சு$	345 -211
~்தி	-246 69
~்து	218 177
~்து$	196 120
~்னு	90 154
~்பு	53 -274
~்பு$	85 -231
~ంది	355 12
~ంది$	355 12
~ఉంద	-3 103
~ఉంది	-3 103
~ఉంది$	-3 103
~కాల	92 122
~కి$	260 -266
~చ్చ	-131 63
~ట్ల	198 106
~డి$	30 143
~డు$	149 142
~ది$	355 12
~దు$	301 57
~నా$	34 265
~ని$	-257 251
~న్న	199 163
~పోయ	186 126
~ప్ప	144 -212
~యి$	281 -156
~యిం	175 -121
~యింద	175 -121
~యింది	175 -121
~ర్$	98 -211
~లి$	21 71
~లు$	96 180
~లేద	244 82
~లేదు	244 82
~లేదు$	244 82
~ళ్ళ	162 -276
~సుక	-188 332
~ాక్	178 -174
~ాలి	21 71
~ాలి$	-250 78
~ింద	352 43
~ింది	316 -252
~ింది$	316 -252
~ేదు	244 82
~ేదు$	244 82
~్లే	198 106
~ಕು$	-148 152
~ಕೊ	26 289
~ಗೆ$	252 -42
~ತಿಲ	271 -158
~ತಿಲ್	271 -158
~ತಿಲ್ಲ	271 -158
~ತ್ತ	183 146
~ದು$	109 43
~ದೆ$	376 -6
~ದ್ದ	318 31
~ದ್ದಾ	249 62
~ನು$	93 47
~ನೊ	45 28
~ನೋ	45 28
~ನ್ನ	-232 140
~ಬೇ	-148 152
~ಬೇಕ	-148 152
~ಬೇಕು	-148 152
~ಮಾಡ	75 23
~ರೆ$	22 229
~ಲು$	60 202
~ಲ್ಲ	149 184
~ಲ್ಲ$	203 152
~ವು$	238 -229
~ಿಕೆ	80 168
~ಿಗೆ	186 -251
~ಿಗೆ$	186 -251
~ಿದೆ	394 17
~ಿದೆ$	394 17
~ಿದ್	308 130
~ಿದ್ದ	318 31
~ಿದ್ದಾ	249 62
~ಿನ್	-192 -239
~ಿಲ್	215 80
~ಿಲ್ಲ	215 80
~ಿಲ್ಲ$	215 80
~ುತ್	143 150
~ುತ್ತ	48 169
~ೋ	-34 68
~ೇಕ	-148 152
~ೇಕು	-148 152
~ೇಕು$	-148 152
~್ತಿ	377 3
~್ತಿಲ	271 -158
~್ತಿಲ್	271 -158
~್ದಾ	249 62
~್ಲ$	203 152
~ೕಕು	-148 152
~ೕಕು$	-148 152
~കാം	-190 -156
~കാം$	-190 -156
~കാൻ	92 96
~കാൻ$	92 96
~കുന	80 157
~കുന്	80 157
~കുന്ന	80 157
~കൊ	-205 -169
~ക്$	204 76
~ക്ക	315 153
~ക്കാ	138 46
~ക്കാം	-190 -156
~ക്കു	82 167
~ക്ക്	204 76
~ക്ക്$	204 76
~ങ്ങ	187 137
~ചു$	243 -144
~ച്ച	228 -154
~ട്ട	236 -7
~ണ്ട	-298 -68
~തു$	13 -155
~ത്ത	-63 139
~നില	214 -157
~നില്	214 -157
~നില്ല	214 -157
~നു$	82 220
~ന്$	253 -15
~ന്ന	280 199
~ന്നി	214 -157
~ന്നില	214 -157
~ന്നു	82 220
~ന്നു$	82 220
~പ്പ	96 68
~രം$	140 68
~ല്ല	108 168
~ല്ല$	171 60
~ാം$	-190 -156
~ാൻ$	43 269
~ിക്	145 198
~ിക്ക	145 198
~ിച്	228 -154
~ിച്ച	228 -154
~ിന്	155 -250
~ിന്$	70 -208
~ില്	191 77
~ില്ല	191 77
~ില്ല$	191 77
~ിൽ$	125 46
~ുന്	94 250
~ുന്ന	94 250
~ുന്നി	214 -157
~ുന്നു	-84 237
~്കാ	133 39
~്കാം	-190 -156
~്കാം$	-190 -156
~്കാൻ	92 96
~്കാൻ$	92 96
~്കു	82 167
~്ക്	204 76
~്ക്$	204 76
~്ചു	291 -189
~്ചു$	243 -144
~്തു	-5 -206
~്തു$	13 -155
~്നി	214 -157
~്നില	214 -157
~്നില്	214 -157
~്നു	82 220
~്നു$	82 220
~്ല$	171 60
میں	122 77
نہیں	198 86
کا	-218 87
ہے	141 29
নাই	221 90
ਗਿਆ	287 -120
છે	143 166
નથી	252 60
இருக்கு	115 -225
ఉంది	-3 103`;
