/**
 * The weights of traits, learned from the examples in bench/src/assistant/learning, in the format of `readWeights`. Written by `npm run learn -w bench`.
 * Examples and traits: 9a1dcc0136bffc9e6a3d9a69808040d7790af9bdc6e5993aec23d52f61bbdb31
 */
export const learnedWeights = String.raw`*	-277 -252
0	-53 -230
0 9	-67 -76
1	-130 -193
1 1	-47 -64
1 2	-71 -51
1 4	-57 -98
1 5	69 -47
1 6	-82 -51
1 _ lakh	-106 -133
1 _ me	-135 -86
1 _ se	-28 -94
1 baje	44 -71
1 ghanta	89 66
1 ghante	51 -22
1 hour	-24 98
1 hr	63 16
1 lakh	-75 -93
1 mahine	30 -5
1 min	-83 -192
1 sal	29 -129
1 st	12 58
10	9 -114
10 _ ago	168 -24
10 _ me	-51 53
10 _ pehle	131 52
10 _ se	-135 17
10 days	-152 -90
10 din	34 -97
10 min	143 -87
10 sal	88 24
10 th	-79 26
100	-166 -6
101	92 -137
102	152 -56
103	138 -3
104	78 -19
105	128 -10
108	174 -164
11	-39 15
11 _ ki	85 14
11 months	-42 -62
11 sal	90 -112
11 th	-144 111
110	-22 -33
112	214 -135
118	-144 -141
12	-68 -159
12 180	-90 -39
12 _ aya	-100 -104
12 _ me	-69 86
12 days	27 54
12 din	65 -74
12 th	-51 5
126	-87 -72
128	-97 -184
128 82	-68 -19
128 84	-69 -70
13	-94 175
130	-37 -193
130 85	-120 -112
131	-31 -69
138	-95 -108
14	-14 80
14 _ hai	-24 -27
14 months	36 33
14 th	-49 132
140	34 4
142	-124 -57
15	16 17
15 k	-152 -149
15 sal	-91 94
150	-118 -123
1500	-64 -46
16	-13 98
16 sal	44 79
160	46 -55
17	46 -90
170	146 -55
18	-149 -110
180	56 -78
19	-180 -34
190	180 -79
1998	-157 -76
2	-20 -194
2 1	-69 -96
2 5	-164 -107
2 _ ago	108 -43
2 _ and	133 -189
2 _ bad	-41 -60
2 _ bak	145 -26
2 _ flur	172 -126
2 _ hai	-47 -107
2 _ ho	-65 64
2 _ i	-61 49
2 _ ka	121 27
2 _ ki	45 -103
2 _ lakh	-80 -98
2 _ me	-125 -63
2 _ old	137 -147
2 _ pehle	-161 -78
2 _ se	-76 37
2 _ tak	26 -58
2 am	-99 -2
2 baje	-62 -110
2 bar	-177 -52
2 days	-153 61
2 din	-107 13
2 ghante	-68 75
2 hafte	-187 -57
2 hr	82 -77
2 hrs	-56 28
2 mahine	62 -30
2 months	-225 -48
2 nd	54 -6
2 sal	88 -76
2 viks	-98 -64
2 year	102 -92
2 years	-78 6
2 yr	99 -36
2 yrs	91 40
20	121 88
20 _ bak	75 96
20 _ ka	-62 -47
20 _ se	64 94
20 din	-40 -42
20 min	-86 72
200	-177 -10
2009	-83 -139
2011	-56 -106
2012	-147 -106
2014	-67 62
2015	-116 -95
2016	-86 -97
2017	-90 -121
2018	-58 -86
2019	-108 -67
2019 me	-94 -70
2020	-109 -123
2021	-181 -192
2022	-7 -74
21	-30 110
210	-46 17
212	33 70
22	-60 108
220	-4 -118
23	-85 -61
24	-81 -10
25	-31 -142
26	84 -19
27	-12 -121
28	141 -56
29	-41 -96
3	-4 -273
3 4	-83 -24
3 _ ago	-146 23
3 _ and	35 -134
3 _ bad	16 -133
3 _ flur	63 32
3 _ hai	7 -124
3 _ ho	-21 -29
3 _ ka	-98 -104
3 _ ki	94 52
3 _ old	63 -15
3 _ pehle	-77 -107
3 _ se	-113 -44
3 _ to	16 -74
3 am	90 60
3 baje	-55 -21
3 bar	120 -68
3 days	147 6
3 din	6 -181
3 ghante	19 -9
3 km	-17 -25
3 mahine	-201 77
3 months	-58 -54
3 rd	38 74
3 sal	40 -276
3 times	-49 -31
3 viks	-178 -9
3 years	-34 -53
3 yr	96 -29
3 yrs	-99 -106
30	-11 63
300	37 -96
3000	-72 -94
31	-122 143
33	83 -9
34	146 -221
34 viks	176 -83
35	155 -111
36	80 42
38	120 -219
39	92 -55
4	86 -179
4 5	-132 -41
4 _ 5	-70 -51
4 _ and	-50 -50
4 _ bad	-24 -65
4 _ flur	-46 85
4 _ hai	-66 -1
4 _ ho	-24 -35
4 _ in	-60 -75
4 _ ka	1 59
4 _ ki	99 -71
4 _ late	-70 -12
4 _ old	33 -22
4 _ pehle	-56 -56
4 _ se	-193 -94
4 baje	70 77
4 days	-16 -38
4 din	79 -126
4 km	48 -21
4 l	-70 -51
4 lakh	-46 182
4 mahine	75 -49
4 months	-129 -145
4 sal	-123 -118
4 th	-65 96
4 times	-5 -108
4 yrs	-12 -167
40	79 113
40 _ se	175 -68
40 km	-39 -122
40 min	184 -125
400	12 -52
41	122 56
42	31 -54
44	141 -111
45	-140 -77
46	163 -83
47	3 -17
48	-15 78
5	-89 -232
5 2	-120 -122
5 6	-59 -28
5 _ and	-181 78
5 _ bad	-13 -116
5 _ daily	-9 -14
5 _ i	66 -28
5 _ ka	78 -47
5 _ old	24 -82
5 _ only	-103 -123
5 _ pehle	39 50
5 _ se	83 -46
5 bar	-15 31
5 days	110 -120
5 din	158 -76
5 km	-66 -44
5 mahine	91 -58
5 min	159 -6
5 month	-83 -34
5 months	-58 -117
5 pm	-16 -21
5 sal	-82 18
5 th	-208 92
5 va	58 -10
5 viks	-56 -14
5 yr	21 -82
50	88 137
50 days	-35 68
500	-211 -197
500 for	-24 -135
5000	-60 -76
51	-108 -52
52	103 -118
54	-77 -112
55	-20 71
58	-109 -248
6	-15 -204
6 1	-67 -44
6 8	-158 -124
6 _ bak	-125 -83
6 _ ho	109 -49
6 _ in	33 -15
6 _ ka	-63 -71
6 _ old	-10 -133
6 _ on	-35 -72
6 _ se	-108 32
6 din	41 75
6 lakh	-94 45
6 mahine	-25 -117
6 min	-4 59
6 month	-77 -47
6 months	-23 -87
6 sal	-25 -20
6 th	-75 72
6 viks	14 -4
6 yr	-213 -116
6 yrs	-116 -151
60	94 -35
600	-134 32
61	54 -52
62	87 -101
63	85 -70
64	-106 -114
65	79 -134
650	-3 40
66	-33 -109
68	-132 -115
7	146 -407
7 1	58 -19
7 4	-36 -37
7 9	-131 -62
7 _ ka	-55 60
7 _ mahina	10 -2
7 mahine	25 49
7 months	172 -112
7 va	102 -8
7 viks	207 -68
70	91 -18
71	-78 36
72	-100 -127
74	-24 75
75	-201 -146
76	-128 23
78	76 -37
79	110 25
8	-27 -406
8 9	-51 -54
8 _ and	-24 45
8 _ bak	86 -28
8 _ ka	80 -12
8 _ mahina	127 -31
8 _ me	-28 61
8 _ pregnant	149 -15
8 _ se	-5 -88
8 baje	-1 -51
8 din	73 -12
8 hai	-27 -55
8 mahine	68 -90
8 months	11 108
8 sal	-193 -53
8 th	109 60
8 va	127 -31
80	-184 -49
81	104 -91
82	19 -33
84	64 -142
84 _ hai	84 -17
85	-131 -162
86	-63 -69
88	-102 -127
9	47 -183
9 8	-92 -82
9 _ and	86 -71
9 _ hai	-33 -27
9 _ ka	64 -80
9 _ mahina	120 -31
9 _ old	-156 -62
9 baje	68 71
9 days	79 76
9 mahine	-46 -41
9 month	-56 -20
9 months	51 -95
9 th	127 148
9 va	120 -31
90	-96 -155
92	-110 -108
94	-42 -57
96	-188 -114
97	-200 -75
98	-240 -130
99	-340 -177
a	-81 50
a 10	-69 -22
a 5	36 -61
a _ after	-112 45
a _ and	-54 -93
a _ at	-70 -29
a _ atak	-45 -20
a _ aur	32 54
a _ but	-112 0
a _ by	-110 -50
a _ for	-132 84
a _ from	-112 -6
a _ h	165 -38
a _ hai	162 -20
a _ hain	47 10
a _ he	115 -32
a _ i	-53 8
a _ in	18 138
a _ is	-15 42
a _ leter	-39 -61
a _ of	-118 79
a _ on	1 -45
a _ or	-12 -97
a _ person	52 57
a _ so	9 -101
a _ to	-38 118
a _ vith	-50 65
a _ year	-112 -52
a _ yr	-62 17
a bad	80 -178
a bit	-45 5
a blak	137 16
a boy	-88 117
a child	7 -100
a day	-56 36
a gaya	-73 102
a gayi	35 50
a girl	-76 69
a gud	9 0
a heart	-143 -22
a jata	62 -87
a litle	-148 -97
a lot	-46 86
a man	74 13
a minute	-101 -109
a nev	6 55
a person	-46 22
a polite	-70 -43
a raha	45 -29
a rahe	-21 18
a rahi	-51 23
a rha	147 -130
a rhi	4 91
a schul	14 12
a smal	-26 87
a stroke	-72 -89
a vik	-171 -72
ab	-36 257
ab 2	-8 -21
ab _ aur	141 34
ab _ band	-100 53
ab _ bhi	65 168
ab _ din	51 -65
ab _ do	83 -86
ab _ ek	-70 148
ab _ gaya	-120 -102
ab _ h	86 -10
ab _ hai	-183 -114
ab _ hain	15 -27
ab _ hi	113 38
ab _ ho	-120 -76
ab _ hu	-32 -187
ab _ hun	-59 -149
ab _ ka	-206 98
ab _ kam	-15 65
ab _ kar	-56 -13
ab _ ke	60 171
ab _ ki	-40 19
ab _ ko	5 39
ab _ lag	-151 106
ab _ mahine	-47 -39
ab _ me	70 -89
ab _ men	78 125
ab _ nahi	-58 170
ab _ nahin	-38 182
ab _ of	-48 96
ab _ par	66 -35
ab _ pe	144 -52
ab _ rahe	92 56
ab _ rahi	-51 50
ab _ sal	-83 -38
ab _ se	108 112
ab _ thik	-145 -12
ab aur	-167 257
ab avaj	69 -24
ab bas	-146 147
ab bhi	-111 5
ab bilkul	-147 -61
ab bol	47 17
ab bukhar	-44 -12
ab dar	-119 56
ab dard	-35 -66
ab dava	-154 117
ab do	88 -46
ab dobara	-57 -24
ab ek	187 -22
ab fir	-102 70
ab fone	-24 77
ab ghar	-136 11
ab hath	146 -61
ab kan	77 -105
ab kanp	148 -10
ab khansi	-103 -127
ab khush	-24 -160
ab kisi	-37 155
ab koi	-98 52
ab kya	-198 72
ab main	-91 142
ab mera	79 71
ab muh	41 -17
ab mujhe	93 52
ab nahin	-26 -15
ab peshab	83 -6
ab pet	23 -65
ab pure	113 -8
ab sab	19 105
ab sans	144 -9
ab sirf	-84 64
ab so	-21 44
ab subah	-83 68
ab sust	125 -19
ab tak	-44 -65
ab thik	-283 -222
ab tu	-67 -82
ab ulti	131 -12
ab vo	89 -5
abhi	327 6
abhi _ khel	158 -67
abhi _ me	107 -65
abhi _ nahin	-68 41
abhi _ par	70 -2
abhi _ se	59 -32
abhi bhi	66 87
abhi sab	-39 -22
abhi tak	-197 -30
abhi to	132 -109
able	123 1
able to	123 1
about	-92 -71
about it	-160 -14
above	170 -110
abu	83 -6
ac	-19 -234
acha	-298 -27
achanak	360 -143
achanak _ band	70 -11
achar	-116 -89
achcha	-321 77
achcha _ hai	-109 38
achcha hai	-64 -50
achcha thik	-63 -74
achche	-61 93
achchi	-159 53
ache	-135 -116
achi	-241 -62
acid	27 -50
acid 7	-145 -74
acident	126 138
acidity	-21 -192
acount	-156 -168
act	-16 -195
acting	-119 -84
active	-109 -75
actualy	98 -47
ad	-118 -136
adat	-197 -84
adat pad	-109 -77
adha	250 -81
adha _ sun	134 -25
adha ghanta	135 -125
adha sharir	110 -34
adhar	-155 26
adhar men	-79 -36
adhe	140 -25
adhe ghante	137 -20
adhi	-120 -231
admi	167 81
admi ko	-169 98
admin	-73 -59
adrak	-169 -100
adres	59 32
ads	-122 -128
adult	-71 -180
ae	46 44
ae the	17 48
aega	8 -51
aegi	-5 78
after	-46 45
after 2	-82 -2
after 3	-48 -164
after _ and	108 -19
after _ i	-52 153
after _ years	-41 -126
after chemo	192 59
after eating	-154 -103
after her	-33 60
after i	-73 -48
after long	-23 3
after lunch	-27 -158
after my	-98 26
after pravns	155 -29
after that	51 127
after the	150 84
afternun	-96 -50
ag	115 -183
ag lagi	10 -28
ag se	-3 -69
again	-41 53
again _ again	117 -58
again _ i	-24 -32
again and	114 0
agar	24 -75
agarbati	8 57
age	-62 -95
age andhera	185 -35
age se	-110 -173
age tare	155 -14
agent	-109 -6
agide	-42 -205
agle	-54 64
agle hafte	-69 45
agle mahine	-85 -162
agli	-8 45
ago	27 55
ago and	-99 126
agriment	-52 -78
ahe	31 85
ai	-28 77
ai hai	101 -22
ai hun	-133 183
aid	-67 -319
aid _ list	-18 -67
aid _ me	-10 -30
aid boks	-39 -132
aid kit	-13 -72
ainth	180 -8
ainthan	26 -89
aip	-168 -192
aip men	-53 -131
air	-82 245
airport	-61 -48
aisa	120 42
aisa _ hai	22 -76
aisa dard	55 -1
aisa hota	18 -15
aise	-156 -73
aise hi	-160 -175
aisi	-154 -51
aj	-4 194
aj _ bar	31 131
aj _ bhi	126 -18
aj _ din	66 -93
aj _ hai	-33 -43
aj _ hi	77 -41
aj _ ka	-122 -51
aj _ ki	-18 85
aj _ me	-90 -34
aj _ men	-152 49
aj _ ne	-104 25
aj _ pe	-26 56
aj _ rashifal	-47 -105
aj _ sab	25 54
aj _ se	225 60
aj bahut	-91 -176
aj bhi	80 -68
aj boli	-28 91
aj fir	-92 178
aj hath	136 -18
aj hi	18 48
aj ka	-139 -240
aj khun	-50 37
aj ofice	-71 -48
aj pet	78 -12
aj rat	-169 287
aj subah	131 133
aj unhone	-36 116
aj usne	-12 163
aji	130 90
ajib	230 -18
ajithro	-92 -72
ajvain	-14 -92
akad	100 -90
akad _ hai	58 -51
akad gaya	166 -24
akad jati	-115 -35
akdi	203 -91
ake	-45 -34
akela	-70 81
akele	-113 78
akeli	156 -88
akhbar	-57 -61
akhbar _ padha	-25 -49
akhbar men	-25 -49
akhir	-40 -118
akhir men	-38 -86
akhiri	-166 215
akhiri _ hai	-37 -15
akhiri bar	-22 58
akhri	-105 211
al	-10 144
al _ and	-11 50
al _ can	-95 -95
al _ in	-87 -40
al _ nov	-128 149
al _ since	19 -40
al _ tablets	-83 -143
al day	-46 -116
al fine	-69 -43
al gud	-48 -76
al i	4 68
al my	-65 64
al of	-62 190
al ok	-92 -48
al out	12 38
al over	235 -120
al the	-173 -128
alag	129 -130
alarm	-123 -11
alava	-94 107
alcohol	-52 54
alergy	-12 -81
alive	-75 36
almari	-95 67
almari men	-33 26
almost	55 -66
aloe	-172 -125
alone	121 88
alone in	98 18
aloved	-184 -135
already	-129 44
also	5 -113
also _ and	138 -37
also _ i	-60 20
also _ in	49 -73
also nov	-113 132
also stoped	114 -29
alu	-139 -188
alu paratha	-179 -99
alvays	-79 92
alvida	-90 74
alvida doston	-35 95
am	33 103
am 34	-92 -85
am _ and	-50 -33
am _ i	-10 20
am _ in	92 -57
am _ of	-64 -148
am _ on	-133 132
am _ overthinking	-27 132
am _ to	-98 90
am _ vith	106 -137
am a	35 24
am dying	-85 -201
am i	-172 122
am in	-128 98
am kha	-84 -40
am not	-11 207
am on	-15 81
am the	5 88
am thinking	-26 74
ama	144 92
ama ko	126 -62
amas	151 104
ambulance	137 -215
ambulance driver	-186 -57
ami	92 159
amlodipine	-149 35
amount	-61 44
an	107 -14
an article	72 -57
an hour	143 -115
ana	48 112
anar	95 -101
and	124 -5
and _ 2	22 19
and _ a	-21 28
and _ about	-45 -63
and _ al	-93 83
and _ am	-8 -51
and _ and	-1 76
and _ are	99 -72
and _ as	192 -52
and _ at	-29 -157
and _ blud	109 -8
and _ both	-109 12
and _ but	4 -128
and _ came	147 -97
and _ can	127 -65
and _ cant	175 -47
and _ cold	161 -34
and _ come	49 61
and _ dont	-152 185
and _ fil	87 10
and _ fils	126 -31
and _ fine	-129 -136
and _ for	-91 39
and _ gone	-54 77
and _ has	120 -73
and _ have	-112 -141
and _ he	48 77
and _ her	129 -98
and _ him	84 -48
and _ i	-39 -30
and _ if	-63 91
and _ in	195 -168
and _ is	61 26
and _ it	-85 -23
and _ last	-136 7
and _ left	121 19
and _ like	105 -23
and _ me	-92 43
and _ mother	-87 13
and _ my	52 -44
and _ not	101 -139
and _ of	8 51
and _ ok	-134 -70
and _ on	14 -118
and _ one	127 124
and _ only	-99 -50
and _ pain	-90 -50
and _ pased	91 -27
and _ rice	-121 -40
and _ says	58 -119
and _ she	5 74
and _ since	-107 -115
and _ skin	102 -12
and _ the	-105 257
and _ then	-13 -28
and _ to	77 -260
and _ up	59 20
and _ vant	-60 -20
and _ vas	-108 -42
and _ vhat	-22 58
and _ vhen	88 -82
and _ vith	-96 -117
and a	-66 -50
and again	117 -58
and al	-160 -42
and can	-141 -93
and canot	34 -10
and cold	-69 -36
and crying	77 60
and does	-73 -52
and dont	59 -94
and dry	-82 -63
and eyes	125 -8
and gave	28 42
and goes	177 -93
and got	105 -45
and has	85 5
and he	244 -129
and her	-58 86
and hes	137 -16
and his	7 -4
and hov	-147 -21
and i	-80 85
and im	189 -53
and is	-104 -167
and it	-27 42
and left	12 74
and my	180 -89
and nek	128 -18
and no	-101 -61
and not	174 116
and nov	204 -3
and one	-18 -35
and put	-111 54
and said	-175 159
and says	0 122
and shaking	165 -48
and she	229 -20
and since	74 -10
and slip	-131 21
and sudenly	51 -19
and sveating	64 -9
and the	21 0
and then	28 -2
and there	-25 -113
and they	-125 -143
and today	140 53
and told	60 36
and vant	-28 -61
and vants	88 -57
and ve	-81 -1
and vent	15 122
and vhat	-130 -145
and vhich	-92 -6
and voice	144 77
anda	-142 -215
andar	130 139
andar _ band	-27 113
andar _ hai	114 -29
andar _ ke	14 43
andar _ rahi	57 -20
andar dhas	62 -26
andar hi	88 -33
andar se	-110 225
andhera	218 -48
andhvishvas	-129 -57
ane	93 -164
angan	26 39
angan men	26 39
anganvadi	2 22
angioplasty	-56 -136
angithi	63 -137
angreji	-123 -141
angreji men	-68 -129
angry	-8 37
angutha	-42 -48
anguthe	92 -105
ani	-19 138
aniversary	-96 -61
ankh	116 -68
ankh _ achanak	125 -2
ankh _ age	146 -25
ankh _ chuna	156 -7
ankh _ hai	-158 106
ankh _ pani	-167 -54
ankh _ putli	173 -40
ankh band	18 35
ankh fadakti	-152 -113
ankh ka	-101 -73
ankh ke	-104 -153
ankh khuli	53 -8
ankh ki	-84 -164
ankh lal	101 107
ankh me	213 -210
ankh men	291 -46
ankh nahi	80 39
ankh nahin	74 37
ankh se	-71 -153
ankh upar	13 -1
ankhe	197 -35
ankhe upar	105 -23
ankhen	121 -19
ankhen dhansi	58 -8
ankho	74 -69
ankho _ age	190 -19
ankho ke	32 -59
ankhon	35 -125
ankhon _ age	212 -18
ankhon ke	61 -88
ankle	-34 -56
ankles	-96 -55
anksiety	52 -88
anm	136 -30
another	-29 11
ansu	51 -93
ansu nahi	160 -46
ansver	-22 49
ansvering	150 81
ant	84 -30
antar	-209 -148
antar hai	-34 -32
anti	-62 -100
antibiotic	129 -32
antidote	-85 -126
antivenom	-99 -88
anval	65 -16
any	-318 -311
any _ for	-70 -130
any _ in	-89 -62
any tips	-132 -36
anymore	-92 149
anyone	-2 129
anything	-8 62
anything to	-139 10
anyvay	-14 -59
ap	-373 -181
ap kaise	-17 -54
ap ko	-71 134
ap me	-35 -65
apa	181 -54
apendiks	-64 -75
aplication	-68 -101
aply	-10 -44
apna	-142 52
apne	-137 185
apne _ ko	-62 154
apne ap	74 129
apni	-107 240
apointment	-148 -96
apointment is	49 -24
april	-64 17
ar	-122 175
ara	88 -18
aram	-221 15
aram hai	-164 -191
aram se	-101 158
are	140 -59
are _ and	98 -112
are _ for	-57 104
are _ my	105 -132
are _ of	67 -125
are _ on	25 101
are al	92 -73
are at	67 5
are cold	129 -6
are in	117 173
are like	155 -25
are not	66 5
are nov	-9 -140
are only	-45 44
area	56 68
arest	-76 -47
arji	-49 -109
arm	76 166
arms	149 65
army	-119 158
around	73 86
arth	-136 -149
article	62 -108
as	-87 -159
as _ child	-109 -85
as a	-61 -10
asal	-42 -67
asal men	-42 -67
asan	-140 109
asan _ men	-47 -48
asan bhasha	-29 -31
asan tarika	-8 154
asar	128 -77
asembly	66 -61
ash	37 99
asha	94 43
asha didi	-47 35
asha hu	31 40
asha hun	56 35
ashubh	-40 -35
ashvagandha	-118 -115
asignment	-52 -70
ask	-34 -118
asked	-147 145
asked me	-35 131
asking	28 78
asking _ i	-55 -10
asking _ my	-48 55
asking because	-55 166
asking for	114 113
asks	-112 -100
asli	-154 100
aspatal	-125 -143
aspatal men	-77 -116
aspirin	37 -66
asthma	46 -132
at	-20 44
at 1	-79 133
at 10	-73 -46
at 2	-20 78
at 3	61 24
at 4	76 36
at 5	-49 -144
at 6	97 98
at 8	-35 69
at 9	-56 -131
at _ 2	13 -62
at _ am	-57 139
at _ and	56 18
at _ he	79 -147
at _ i	0 -69
at _ in	-41 -48
at _ is	56 -63
at _ months	-180 17
at _ no	107 -23
at _ nov	-113 -17
at _ on	13 -82
at _ party	30 -50
at _ pm	77 -43
at _ veding	3 36
at _ viks	-174 -52
at a	90 -23
at al	166 -222
at gate	93 31
at home	103 -2
at it	-101 143
at me	-50 -10
at my	-115 82
at night	-144 -391
at our	-26 11
at that	-57 -28
at the	18 136
ata	-116 -24
ata _ kya	-17 -56
ata h	-140 -36
ata hai	-39 -130
ataik	-77 -137
atak	-122 -392
atak _ cardiac	-56 -10
atak _ in	-128 -31
atak _ tha	-29 -34
atak aur	-51 -15
atak aya	-31 -76
atak in	-61 -13
ataks	-43 -54
ate	203 5
ate hai	-72 -153
ate hain	-46 92
ate the	-21 -80
atempt	-86 156
atendant	-15 -66
ath	-47 -156
ath _ ka	95 -56
ath ghante	-115 -43
ath mahine	-23 56
athvan	146 -45
athvan mahina	146 -45
ati	-436 -121
ati _ kya	-14 -112
ati h	-167 157
ati hai	-272 -168
ati hain	-144 -112
atka	180 -167
atki	-67 -162
atma	-28 -58
atmahatya	-89 136
atmahatya _ divas	-18 -84
atmahatya roktham	-18 -84
august	-123 -114
aunt	-79 -32
aunty	42 12
aur	63 -7
aur 2	-9 -14
aur _ a	71 -18
aur _ ab	-27 77
aur _ arest	-29 -6
aur _ bahut	81 -80
aur _ band	-37 118
aur _ bar	184 -13
aur _ bhi	44 -19
aur _ din	68 7
aur _ do	121 -63
aur _ dono	-65 76
aur _ donon	-91 159
aur _ ek	77 -78
aur _ ghar	85 37
aur _ gir	145 -9
aur _ hai	-106 103
aur _ hain	27 -23
aur _ hath	140 -20
aur _ ho	-36 62
aur _ jaisa	62 -9
aur _ jaisi	62 -1
aur _ ka	-158 -106
aur _ ke	-69 -95
aur _ ki	102 36
aur _ ko	-171 -234
aur _ me	-42 -227
aur _ men	63 -93
aur _ na	-94 85
aur _ nahi	47 -49
aur _ nahin	64 21
aur _ ne	24 -88
aur _ pad	38 -2
aur _ pair	75 18
aur _ pani	-42 -27
aur _ par	72 38
aur _ pe	157 -108
aur _ sans	99 -5
aur _ sath	-118 103
aur _ se	135 -37
aur _ si	120 -26
aur _ tej	17 -5
aur _ thik	-9 -100
aur _ vala	-22 -54
aur _ vali	-105 4
aur ab	98 -79
aur aj	57 96
aur ankh	39 -35
aur avaj	74 -38
aur bahki	79 -4
aur behoshi	-39 -9
aur bol	-38 86
aur bola	23 21
aur cardiac	-28 -4
aur chai	-22 -77
aur chakar	73 -11
aur chati	123 -9
aur dil	61 -15
aur do	-102 -20
aur dudh	-162 -25
aur ek	126 86
aur fir	0 54
aur hath	79 45
aur kaha	-63 15
aur kamar	160 -15
aur khansi	-18 -31
aur khud	-35 40
aur khun	44 -10
aur kitne	-21 -93
aur kuch	-10 71
aur kya	34 82
aur main	-98 45
aur mere	3 -93
aur mujhe	-42 -99
aur nahi	-98 188
aur nahin	-117 174
aur nind	-120 -131
aur pani	46 -28
aur pasina	74 -13
aur peshab	55 -4
aur pet	75 -11
aur pith	107 -37
aur rat	-170 -189
aur roj	-58 45
aur sab	-39 -59
aur sans	148 -16
aur subah	-6 85
aur ulta	57 -10
aur ulti	126 -22
aur vo	33 15
aurat	89 7
auto	168 -24
avaj	154 -1
avaj _ gayi	49 -10
avaj _ ho	84 20
avaj _ par	132 -48
avaj _ pe	70 -25
avaj _ rahi	58 44
avaj ati	-89 41
avaj baith	93 -33
avaj band	66 23
avaj bhari	112 -23
avaj bhi	47 113
avaj de	59 57
avaj dene	134 -56
avaj nahi	-17 -109
avaj nahin	56 -169
avarenes	-40 -89
avay	-64 66
avoid	-94 -33
avsad	-19 -43
aya	-144 22
aya _ ab	-34 -42
aya _ ki	-48 -28
aya _ ko	-23 64
aya ab	26 -9
aya hai	33 -70
aya hu	-65 107
aya hun	-46 122
aya kya	-26 -22
aya tha	5 -236
aye	10 11
ayega	-7 -73
ayegi	-23 -72
ayenge	98 -38
ayi	-114 95
ayran	-102 -79
ayran _ goli	-40 -40
ayran ki	-60 -47
ayushman	-104 -94
ayushman _ men	-2 -9
ayushman kard	-98 -82
b	-220 -123
b 12	-93 -120
ba	-5 -116
baba	173 -26
baba ko	81 -50
babies	14 -64
babu	98 -57
babuji	173 -9
babuji ke	63 -3
babuji ko	84 -74
baby	67 -28
baby 5	30 -19
baby _ 6	-92 -14
baby _ days	163 -30
baby _ fine	-49 -20
baby _ months	-59 -44
baby _ not	103 -18
baby blues	-103 -141
baby has	-2 -50
baby in	99 -15
baby is	16 -2
babys	-186 23
bach	-184 120
bacha	136 117
bacha _ me	53 -31
bacha _ nahi	126 -17
bachane	-198 -188
bachane ka	-38 -149
bachao	149 -124
bachav	-207 -135
bachav _ lie	-73 -33
bachav ke	-73 -33
bachcha	251 -33
bachcha _ hai	11 -29
bachcha _ khata	-176 -95
bachcha _ mahine	-115 54
bachcha _ nahin	107 -60
bachcha _ pad	56 -6
bachcha _ se	54 -17
bachcha hai	109 52
bachcha miti	-140 -96
bachcha nila	45 -6
bachche	-53 -41
bachche _ dant	-174 -35
bachche ka	24 -21
bachche ke	-105 -8
bachche ki	128 -121
bachche ko	-266 -43
bachche ne	120 -33
bachchi	165 16
bachchi ke	83 -83
bachchi ko	53 69
bachcho	26 -21
bachchon	-135 24
bachchon ke	7 -11
bachchon ki	-16 129
bachchon ko	-112 -22
bachchon men	-24 -46
bachchon se	-29 25
bache	-9 -251
bache ke	-63 -155
bache ko	9 -141
bache ne	110 -117
bachen	-34 -42
bachi	50 90
bachi ko	18 10
bachne	-112 -27
bachne _ kya	-70 -86
bachne _ lie	-21 -87
bachne _ liye	-45 -191
bachne _ upay	-15 -67
bachne ka	-22 109
bachne ke	-11 -148
bachne ko	-119 -141
bacho	-132 -156
bacho ko	-99 -83
bachon	-34 -110
bachon ko	-104 -16
bachpan	-310 -198
bachpan me	-139 -203
bachpan men	-160 -122
bachpan se	-139 22
bad	-16 47
bad _ aur	116 53
bad _ dard	-69 -22
bad _ ka	-109 164
bad _ ki	82 37
bad _ ko	-78 -23
bad _ me	-29 -67
bad _ nahi	-94 -44
bad _ se	155 -30
bad _ thik	-80 -56
bad bukhar	32 -15
bad for	-131 -70
bad kya	-125 104
bad meri	-28 128
bad se	121 122
bada	-138 -171
badabda	76 -9
badal	-47 -57
badalna	22 -56
badalne	-157 -44
badan	133 -94
badan _ jaisa	78 -5
badan _ raha	156 -11
badan pe	64 -5
badan tap	62 -2
badan tava	64 -3
badan tave	35 -1
badan thanda	139 -20
badbu	-26 -158
badbu _ pani	179 -6
badbu vala	150 -5
bade	174 -16
badh	-188 -156
badh _ hai	-152 -33
badh gaya	-106 -63
badh raha	-219 -90
badha	-79 102
badhana	-22 -56
badhana hai	-22 -56
badhane	-48 -169
badhane ki	-43 -146
badhau	-62 -70
badhega	-31 -58
badhiya	-97 -144
badhta	-103 -164
badhta _ kya	-40 -44
badhta hai	-88 -121
badhti	56 -146
badhti hai	-64 -123
badi	-16 19
badla	-81 -98
badlen	-83 -57
badlu	-86 -66
badminton	2 -81
baen	177 -83
baen hath	84 -73
bag	-65 59
bag me	-40 -10
bagal	31 88
bah	74 -44
bah raha	132 -20
bahan	89 92
bahan ko	103 5
bahana	-202 -22
bahar	338 -207
bahar _ hai	32 -35
bahar _ raha	98 -65
bahar _ rahi	66 -14
bahar a	114 -51
bahar gir	39 -6
bahar se	67 -38
bahas	-158 -56
bahki	194 -30
bahki bahki	138 -20
bahki bat	140 -9
bahki baten	98 -17
bahu	164 101
bahu ka	52 -16
bahu ko	148 -23
bahu ne	-79 100
bahut	-100 -125
bahut _ dard	-38 -3
bahut _ hai	-184 108
bahut _ hain	27 94
bahut _ rahe	-138 -43
bahut ati	-124 -79
bahut dard	156 -53
bahut tej	23 -2
baig	-107 109
baik	59 -51
baik par	69 -44
bain	41 -69
baingani	122 -6
baingni	159 -18
baink	-50 143
baipas	-82 -73
baith	29 -236
baith _ hai	-64 -32
baith gai	124 -22
baith gaya	-83 -97
baith gayi	53 -12
baith ke	-20 -85
baitha	-33 137
baitha hai	-106 15
baitha hu	94 127
baitha hun	-54 128
baithak	-2 -142
baithe	-18 -17
baithe baithe	62 -156
baithe hain	15 67
baithi	52 102
baithi hai	119 -10
baithi hun	93 -47
baithna	29 -42
baithne	18 -101
baithta	-75 57
baithte	-75 -12
baitri	131 -172
baj	152 -10
baj rahi	92 -33
bajar	-75 100
baje	4 -69
baje _ hai	-31 -16
baje tak	-134 -112
baju	38 95
bak	51 -22
bak _ is	-9 -96
bak _ says	-56 71
bak _ the	101 -42
bak and	-33 -34
bak he	47 53
bak nov	-18 53
bak pain	-111 -162
bak to	56 -90
baki	73 41
baki hai	-68 137
baki sab	-65 -130
bal	-72 -228
bal _ rahe	-208 -113
bal jhad	-213 -90
bal safed	-135 -16
balakni	-25 104
balance	-70 25
balcony	30 133
balgam	-25 -26
balm	-141 -70
bals	51 -68
balti	4 -8
baluns	106 -8
bam	-72 -85
ban	-252 -84
ban _ h	-92 -102
bana	-49 -34
bana _ hai	70 46
bana do	-96 -177
bana liya	-37 97
bana rahe	81 16
banaen	-28 -35
banana	-5 -169
banana hai	-93 -96
banane	-76 -55
banane ka	-35 -5
banate	-92 -70
banau	-108 -132
banaya	-50 3
banaye	-11 -60
band	102 19
band _ ab	51 -60
band _ aur	39 -66
band _ bhi	-100 118
band _ diya	194 -1
band _ du	-165 -132
band _ dun	26 -42
band _ gai	69 -38
band _ gaya	-1 -38
band _ hai	-87 50
band _ ho	210 -58
band _ raha	161 -33
band _ se	-52 -84
band _ ya	-113 -47
band h	-49 45
band hai	-85 48
band ho	128 -60
band hu	200 -167
band kar	56 -39
band karke	20 107
band karne	-119 31
band karu	-80 -68
band karun	-85 -91
band ki	-128 61
band kiya	70 14
band nahi	137 -37
banda	1 19
bandar	120 -97
bandar ne	120 -97
bandh	63 187
bandh _ hai	4 127
bandh di	74 77
bandha	-17 86
bandhe	18 18
banduk	-86 160
bane	-174 -181
banega	-22 -67
bangalore	-112 -47
bangles	-29 18
banh	121 61
bank	-77 -15
bant	-45 93
bant diya	-18 134
banta	-106 -129
banta hai	-26 -35
banti	-148 -134
banti hai	-76 -76
bap	-46 30
bapu	40 42
bar	-48 29
bar _ ab	-13 18
bar _ aya	-49 -55
bar _ gaya	5 -42
bar _ hai	-165 -101
bar _ ho	-98 -138
bar _ ki	-22 101
bar _ ko	-25 100
bar _ me	-16 30
bar _ men	71 -36
bar _ se	38 -25
bar bar	58 -118
bar behosh	-20 -54
bar hua	-12 -26
bar kya	-90 -54
bar le	182 -41
bar ulti	-66 -17
barah	1 50
baras	34 -112
barat	18 -44
barbad	-61 113
bare	-63 -74
bare men	-57 -69
barf	77 -100
barish	-115 -217
barish _ kya	-29 -46
barish hogi	-98 -116
barish me	-43 -91
barsat	-30 -48
barsi	-35 -170
barsi par	-25 -74
bartan	-70 19
bas	-123 116
bas _ aur	-19 42
bas _ baje	-37 -168
bas _ bata	-36 144
bas _ hai	48 116
bas _ hi	-36 -122
bas _ hun	78 -57
bas _ ka	-12 59
bas _ ki	-130 89
bas _ me	-137 -98
bas _ raha	-122 -68
bas _ se	26 -45
bas ab	-29 229
bas aj	99 69
bas ek	60 48
bas himat	-45 96
bas itna	-86 101
bas kitne	-37 -168
bas men	-52 -160
bas ye	63 111
base	13 -116
bat	64 -92
bat _ hai	-45 -148
bat _ raha	32 51
bat _ rahi	78 122
bat _ thi	106 90
bat bhi	-51 -121
bat hai	-132 48
bat kar	-14 173
bat karte	-110 -65
bata	42 73
bata _ ki	-19 110
bata do	-91 192
bata raha	34 -41
batai	-74 -21
bataie	-22 -257
batana	-186 49
batana hai	-75 -136
batane	37 89
batao	-236 -15
batati	-119 -70
bataya	64 7
bataya nahin	50 51
bataya tha	72 -70
bataye	23 -115
batch	-69 70
batein	106 -69
baten	83 -114
baten _ raha	67 60
baten kar	67 60
batery	38 -213
bath	9 -146
bathe	-111 -183
bathing	-55 26
bathrum	86 36
bathrum _ band	169 -158
bathrum me	154 -120
bathrum men	78 -20
bathrum se	-62 92
bating	-150 -54
bavasir	-114 -135
bavasir men	-92 -67
bayan	148 -39
bayan hath	124 -18
bayi	-61 -130
be	-317 236
be _ after	-20 -47
be _ by	54 109
be _ for	-96 -75
be _ in	-141 -39
be _ to	-89 152
be _ vith	90 187
be a	-47 42
be here	-194 -238
be the	-94 -90
be there	-65 154
beat	100 -119
beating	131 -16
beats	-17 -26
became	52 12
because	77 -72
because _ is	17 -132
because i	62 12
because my	-104 52
because of	72 -72
bech	-85 128
become	116 -47
becomes	-34 -97
becoming	-27 -128
bed	137 1
before	21 -5
before _ and	-41 9
before periods	-92 -58
before the	-12 114
beh	-124 -78
behen	175 -99
behind	113 138
behind the	107 126
behki	113 -38
behosh	117 -198
behosh ho	64 -84
behosh hua	17 -17
behoshi	80 -65
behoshi _ dava	-30 -22
behoshi ka	-117 -20
behoshi ki	-30 -22
being	-123 98
bekar	-103 -14
bekar hai	-19 36
belov	7 50
belt	131 -69
belt _ mara	82 -52
belt se	156 -91
bely	116 -74
bench	-89 42
bend	32 -21
benefits	-155 -145
benefits of	-141 -136
bent	52 39
berth	83 -120
best	-288 -170
best _ for	-125 -84
best friend	-43 -66
best time	-33 -43
beta	-18 147
beta _ ka	-55 -70
beta _ sal	-208 -8
beta _ se	26 70
bete	135 -135
bete ka	-39 36
bete ke	106 15
bete ki	156 -55
bete ko	-198 -251
bete ne	145 38
beter	-284 102
beter for	19 -114
beter than	-114 -202
beter vithout	-34 151
beti	14 69
beti _ hai	-32 8
beti _ nam	-78 -87
beti _ sal	12 107
beti ka	26 -51
beti ke	131 -165
beti ki	-18 73
beti ko	-10 33
beti ne	0 40
betvin	-47 -178
betvin _ and	-204 -87
bf	-62 77
bgmi	-12 -36
bha	-7 -60
bhabhi	28 112
bhabhi ko	158 -115
bhag	86 7
bhagvan	-66 121
bhai	28 -30
bhai _ kaha	-142 -100
bhai _ se	28 66
bhai ka	-134 -107
bhai ke	66 66
bhai ki	7 -64
bhai ko	83 82
bhai ne	-96 132
bhains	-56 4
bhaiya	202 -70
bhaiya _ me	16 -78
bhaiya ne	19 50
bhajan	-109 -112
bhang	32 11
bhap	-6 -172
bhar	64 66
bhar _ hai	-12 16
bhar _ ke	134 -20
bhar _ tha	-26 72
bhar gaya	-163 48
bhar ke	155 -34
bhar se	5 -42
bhara	88 -122
bharat	-145 -83
bhari	25 -221
bhari _ hai	-28 -154
bhari hai	54 -53
bhari ho	68 -80
bharipan	-62 79
bharna	-21 11
bharti	-114 -12
bharti ka	-28 47
bhasha	-175 -125
bhasha men	-30 -30
bhashan	-141 -62
bhate	109 51
bhate pe	118 -29
bhathe	37 12
bhati	142 -28
bhatije	84 -11
bhav	-192 -157
bhej	20 72
bhej diya	-170 -5
bheji	-24 104
bhejo	-11 -172
bhi	-17 18
bhi _ ab	98 29
bhi _ aur	-111 10
bhi _ aya	-59 -74
bhi _ bar	34 31
bhi _ bas	-18 5
bhi _ bol	94 -21
bhi _ dena	-37 -90
bhi _ diya	-55 -52
bhi _ gaya	-8 35
bhi _ h	-105 88
bhi _ hai	-160 104
bhi _ hi	-17 -67
bhi _ ke	54 56
bhi _ kya	82 -39
bhi _ nahi	105 -48
bhi _ nahin	-27 100
bhi _ par	-18 -66
bhi _ pata	-37 35
bhi _ raha	-130 97
bhi _ rahi	61 112
bhi _ se	-23 135
bhi _ tha	58 -95
bhi _ thi	3 23
bhi ankh	145 -45
bhi band	-93 143
bhi chup	92 -23
bhi dar	22 -90
bhi dard	-13 -66
bhi ek	6 59
bhi gaya	130 -34
bhi hai	58 -25
bhi hain	-46 69
bhi ho	17 -65
bhi jati	-110 90
bhi kam	-12 -80
bhi nahi	2 122
bhi nahin	149 -95
bhi nhi	-113 -47
bhi pi	-128 55
bhid	103 -63
bhig	198 -69
bhig gaya	94 -21
bhig gaye	80 -21
bhigi	76 -13
bhinch	76 -8
bhopal	-29 -22
bhuk	-145 -161
bhukh	-137 -165
bhukh _ lagti	-71 -83
bhukh kam	-53 -38
bhul	-100 -122
bhul gai	-187 80
bhul gaya	-168 -217
bhut	-32 -173
bi	-174 -208
bi 12	-64 -103
bich	162 -16
bich me	17 -66
bich men	168 -66
bichchu	-68 -139
bichchu _ dank	3 -11
bichchu _ kata	-35 -25
bichchu ka	-50 -64
bichchu ne	96 -54
bichu	92 -29
bidi	9 -21
big	146 -169
biger	128 47
bihar	-59 -62
bij	-164 84
bijli	81 -73
bijli _ bil	-66 -40
bijli _ jhatka	73 -59
bijli _ jhatke	-128 95
bijli giri	146 -25
bijli girne	-65 -87
bijli ka	-163 15
bijli ke	-138 83
bik	-144 54
bike	66 -20
bike se	29 -15
bil	-270 -172
bil _ aya	-153 -118
bil jyada	-75 -103
bili	-1 31
bilkul	42 -120
bilkul _ hu	-121 -104
bilkul _ hun	-35 -86
bilkul fit	-59 -68
bilkul nahi	81 86
bilkul nahin	57 -5
bilkul thik	-1 -104
bima	-87 46
bimar	-76 -33
bimari	-83 -105
bimari _ kya	-32 -44
bimari hai	25 -53
bin	-33 162
bina	-72 106
bina _ ke	-36 159
bina dard	83 238
bio	-109 -175
bipi	-30 -186
bipi _ hai	-22 -66
bipi ki	54 -63
bipi mashin	-101 -11
bir	-97 -92
birth	-77 -10
birthday	-52 -170
birthday pe	-30 -45
biryani	-92 -200
bis	124 -57
bis _ se	60 -36
bis minat	46 -16
bis sal	-32 0
biscuit	69 -41
biscuits	-41 -80
bisleri	124 -30
bisleri botle	65 -21
bistar	105 45
bistar gila	-33 -43
bit	61 -11
bit my	-22 99
bite	-125 -224
bite _ in	-50 -25
biten	216 -134
biten by	101 -38
bites	13 -79
bitiya	20 43
bivi	-81 108
bivi ko	114 79
blade	-270 303
blade se	-39 80
blades	141 -9
blak	170 20
blak scrin	-16 89
blak stul	135 -48
bled	-208 221
blid	-130 -72
bliding	134 -295
blok	-118 -26
bloked	-111 1
blud	187 -149
blud donate	-74 -101
blud group	-154 -116
blud in	132 -71
blud is	13 -110
blud presure	-27 -67
blud test	-202 -40
blud thiner	116 -59
blue	152 -44
blues	-103 -141
bluish	149 -10
board	-203 -52
board pe	-116 -146
body	-35 -158
body chekup	-48 -77
body is	-57 -50
bojh	34 194
bojh hu	-32 67
bojh hun	-91 147
boks	-178 139
bol	257 47
bol _ h	22 101
bol _ hai	97 96
bol _ hain	75 -14
bol _ ki	61 -126
bol _ pa	230 -99
bol _ rahi	-22 53
bol _ ruk	70 -17
bol diya	-24 -45
bol ke	88 -112
bol nahi	141 -74
bol nahin	128 23
bol raha	99 -9
bol rahe	39 112
bol rahi	160 86
bol rha	32 45
bol rhe	19 96
bol rhi	0 64
bola	69 109
bola ab	-112 24
bola kal	51 49
bola ki	-33 -15
bola tha	90 -34
bola to	106 -118
bole	4 163
boli	81 177
boli _ ko	-36 98
bolin	87 11
bolna	-91 74
bolne	40 -134
bolne me	48 -77
bolo	-125 -152
bolta	-6 -152
bolta h	-92 -62
bolta hai	-94 9
bolta hu	-73 -63
bolte	50 75
bolte _ ki	77 -20
bolte h	-23 79
bolte hai	-198 118
bolte hain	0 35
bolti	103 76
bolti hai	5 29
bolu	-109 -18
bomb	19 -66
bone	70 -149
bor	11 -209
bore	-134 -158
bore ho	-137 -148
bored	-124 -141
bori	-104 -149
bos	-217 -404
bos _ jan	-83 -77
bos ko	-60 -127
bos ne	-194 -234
bot	-167 -114
botal	-19 113
both	11 65
both _ and	47 -3
both legs	154 -69
botle	59 179
botle of	-50 40
bought	-181 55
bovling	-138 -50
boy	37 114
boy in	-31 136
boys	92 -107
bp	-94 -203
bp 128	-120 -88
bp _ 130	53 -78
bp _ 82	30 -17
bp _ 84	-121 -85
bp _ goli	-188 -77
bp ki	-186 39
bp machine	101 -144
bp tablet	57 -92
bp tablets	-96 245
bp vali	123 -88
brain	-77 -187
brand	-145 -117
break	-145 115
breakfast	-6 -59
breakup	-128 -46
breakup _ bad	-44 -48
breast	213 -81
breastfiding	-102 -46
breath	18 -109
breath smels	38 -8
breathe	14 -22
breathes	76 -9
breathing	191 -108
breathing fast	78 -26
breathles	26 -9
bren	-38 -122
bridge	-99 180
brik	77 68
brik kiln	77 68
bring	15 3
bro	-33 -12
broke	152 -195
broken	-72 -101
brother	126 -90
brother _ lav	57 -1
brother in	54 -15
brothers	-20 1
brovn	6 -114
brush	-168 -91
brushing	-193 -17
bsc	-100 -59
bsc nursing	-94 -32
bta	52 -57
bua	-8 14
bua ki	-28 49
budget	-155 -117
budget _ k	-94 -58
budha	-84 127
budhape	-66 -94
budhape men	-26 -36
building	-107 50
bujh	-24 137
buk	-90 -66
buked	-99 61
buket	-47 -119
bukhar	39 -389
bukhar 104	155 -10
bukhar _ aur	172 -21
bukhar _ din	98 -25
bukhar _ gaya	-245 -43
bukhar _ h	122 -4
bukhar _ hai	-156 -91
bukhar _ jhatke	-30 -35
bukhar aur	61 -55
bukhar gardan	143 -2
bukhar hai	-12 -56
bukhar me	61 -77
bukhar men	120 -9
bukhar nahin	-285 -130
bukhar utar	-236 -46
buking	-175 -161
buks	-84 161
bul	123 -43
bula	-118 188
bula rahe	-6 94
bulane	124 59
bulao	121 -68
bulau	52 46
bulaya	1 7
bulb	-86 130
bulge	-68 -48
bulging	154 -31
bump	69 -68
bumps	-125 -77
bumrah	-138 -115
bund	94 -56
bura	-11 8
burn	-223 35
burning	66 30
burns	15 -204
burnt	-116 -7
burst	183 -97
bus	8 36
bus me	-93 -76
bus stand	-39 89
buster	-166 -180
busy	69 33
but	0 -83
but _ are	20 -22
but _ i	15 33
but _ is	-2 -49
but he	-22 153
but i	80 -9
but it	6 -4
but my	-147 -109
but not	-63 49
but nov	63 14
but says	80 -39
but she	5 52
but the	47 44
buter	-83 -38
buton	63 -109
buton batery	184 -27
buy	-122 -114
by	117 65
by _ and	71 -96
by _ i	-71 134
by evening	-160 -63
by itself	4 -163
by mistake	179 -143
by morning	-91 -98
by one	-132 62
by sunday	-53 160
by the	117 139
byaj	-56 64
byatha	-108 -168
bye	-332 -49
bypas	-45 -165
bypas in	-24 -26
c	12 -143
cab	64 -45
cake	65 -16
cal	100 164
cal pe	58 79
calcium	-184 -180
caled	-135 -2
calf	106 -95
caling	-122 111
calm	47 161
came	182 65
came bak	-32 119
came dovn	173 -29
came home	93 -96
came in	66 -22
came out	-28 -95
camera	-81 -84
camp	-141 -17
can	-236 -89
can _ be	-131 -61
can _ do	82 20
can _ donate	-25 -33
can _ drink	-63 -72
can _ drive	21 -127
can _ eat	-141 -138
can _ get	-102 -108
can _ give	161 -136
can _ go	-124 5
can _ take	-120 -239
can _ vait	140 -28
can a	-99 42
can he	-155 -195
can i	-264 -275
can it	6 -173
can she	-200 -183
can u	72 113
can ve	74 -135
can you	-16 109
canada	-112 3
canal	-90 91
cancel	-115 -144
cancel my	-77 17
cancer	-106 -79
canot	186 -3
canot si	126 -65
canot svalov	37 -3
cant	287 120
cant fil	150 -51
cant find	69 112
cant finish	150 -32
cant lift	72 -18
cant svalov	100 -27
cant vake	149 -101
cantin	-52 -135
cap	-108 -56
capital	-136 -93
capital of	-136 -93
captain	-71 -9
caption	-82 -45
car	166 -79
car is	70 -17
card	-153 26
cardiac	-80 -52
cardiac arest	-75 -45
care	-152 174
care _ my	-47 155
care of	-72 199
cary	-100 48
carying	-128 -36
case	-24 106
cashev	32 -24
cat	-128 78
cataract	-119 -121
catch	-80 -93
catching	26 -134
catheter	128 -16
caught	181 -97
cause	-108 52
causes	-98 -63
cel	145 -101
cels	-123 -130
cement	31 -11
center	62 -80
centre	36 -55
certificate	-52 23
cesarean	102 -44
cetirijine	-28 -213
ch	-27 -22
chabi	-157 161
chacha	98 29
chachi	220 -77
chadar	79 -28
chadh	128 -127
chadha	-35 164
chadhe	114 -41
chadhi	82 -54
chadhne	-135 17
chadhne par	-122 -49
chadhte	-43 -81
chah	-57 -4
chah _ ka	79 -42
chah _ ke	-124 -41
chah _ pahle	-57 -3
chah _ se	-38 63
chah din	-48 -32
chah mahine	-95 85
chah sal	0 -106
chahie	47 42
chahie _ men	-78 -68
chahiye	-117 -37
chahiye _ ke	-37 -141
chahiye _ nahi	-80 -63
chahiye kya	-91 -201
chahiye ya	-73 -74
chahta	-13 -14
chahta hai	-27 -104
chahte	-107 -134
chahti	-148 92
chai	-146 -110
chai _ jibh	-140 -91
chai _ sath	-132 -187
chai _ se	18 -152
chai ke	-186 -245
chai pi	-7 -93
chai se	-145 -94
chain	-186 237
chair	72 70
chakar	100 -316
chakar _ hai	38 -85
chakar ata	-128 -82
chakar aya	81 -22
chakar vali	-153 -107
chakate	96 -20
chakate aur	74 -8
chaku	232 -78
chaku se	-92 -95
chal	-49 -81
chal _ h	-43 -54
chal _ hai	-26 -126
chal _ thi	35 -16
chal raha	81 -105
chal rahi	74 -137
chal rhi	-37 -101
chala	-102 -23
chala _ hai	-104 -12
chala _ hu	34 76
chala gaya	167 -114
chala jata	-29 28
chala jaunga	-41 102
chala sakta	-132 -53
chalana	-10 -79
chalane	-183 -124
chalane se	-127 -115
chalata	-74 49
chalata hun	-23 -59
chalate	-84 5
chale	-84 1
chale jaen	-82 148
chalega	-58 -26
chalegi	-94 -203
chali	74 156
chali gai	36 97
chali gayi	80 -66
chali jaungi	-16 149
chalis	-52 -2
chalne	31 -85
chalo	-68 -98
chalta	3 -188
chalta hai	-30 -89
chalte	36 -145
chalte hain	-70 -108
chalti	30 -160
chalti hai	31 -70
chalu	4 12
chamach	121 -73
chamak	168 -21
chamdi	111 -120
chamdi _ rahi	141 -22
chana	50 -147
chance	-67 178
chand	-178 -259
change	23 -173
changed	-66 92
changing	192 -26
chapal	-4 34
chapter	-87 -113
char	53 -70
char _ ka	62 72
char _ ki	-74 -93
char _ se	111 -74
char din	95 -29
char lain	-83 -114
char log	30 -43
char mahine	57 59
char sal	-118 -89
chara	75 46
charge	-36 -57
charon	45 66
chart	3 -104
chart banana	66 -13
chashma	-79 -99
chashme	30 -114
chashme _ nanbar	-71 -45
chashme ka	-73 -54
chat	19 245
chat _ gira	-15 -21
chat _ hu	-12 62
chat ki	-26 73
chat par	-9 124
chat pe	-3 87
chat se	82 147
chata	-98 -129
chatgpt	-62 -101
chath	34 -13
chati	355 -241
chati me	97 -70
chati men	131 -27
chati par	152 -41
chati pe	148 -35
chats	-65 -48
chauth	2 63
chautha	-169 -149
chautha mahina	-143 -17
chaval	-234 -110
chaval ke	72 26
chavla	168 -47
chay	-84 -335
che	-88 118
cheap	30 -118
ched	113 -18
chehra	242 -20
chehra safed	81 -14
chehre	-95 -171
chehre pe	-36 -88
chek	-129 -9
cheked	32 96
chekup	-95 -178
chemist	12 -174
chemo	219 92
chenai	-120 -139
ches	-188 -91
chest	297 -331
chest and	12 -23
chest pain	13 -13
chidak	44 -6
chidak ke	34 -5
chidchida	-114 -31
chidchida hai	-130 -31
chidkav	38 -47
chij	-6 -20
chik	102 -103
chikh	90 -13
chiki	-1 -54
chiks	-76 -66
chil	-103 -63
chila	-8 -54
chila rahe	50 -5
child	-46 -283
children	31 37
chili	70 -120
chin	-147 31
chini	-99 -76
chink	-160 -219
chinta	16 -8
chinta _ bat	-32 31
chipak	159 -79
chipak _ thi	49 -5
chipka	215 -60
chipkali	-140 -114
chir	96 -66
chit	-71 160
chita	48 83
chithi	-121 191
chithi _ di	-73 155
chithi likh	-82 146
chocolate	82 -59
chod	-15 156
chod _ hai	-61 132
chod di	-29 93
chod diya	-49 36
chod du	-103 -12
chod ke	-66 5
choda	29 93
chodne	-86 10
chodo	52 22
choke	-171 -105
choked	-123 -169
choked on	-22 -32
choking	95 -141
choking on	144 -37
chole	-110 -63
cholesterol	-120 -128
chot	-98 -15
chota	74 -212
chota sa	-78 -68
chote	88 18
chote _ ke	-61 -126
chote _ ko	5 45
chote bhai	124 -41
chote ko	79 -14
chote ne	145 -95
choti	87 35
choti ko	101 78
chotu	125 -1
chua	81 -81
chubh	104 -31
chubha	-85 -19
chubha tha	-92 -52
chubhan	-32 -20
chubhta	-73 -51
chubhta hai	-73 -51
chudane	-71 -144
chuha	68 -132
chuhe	54 4
chuhe _ dava	38 40
chuhe _ ki	-3 59
chuhe ki	57 12
chuhe marne	60 86
chuhe vali	52 -83
chuka	-14 115
chuka hai	-42 69
chukandar	-145 -141
chuke	-30 -37
chuki	61 142
chulhe	105 70
chuna	176 -75
chuna gir	35 -2
chune	68 -108
chune _ deta	47 -8
chune nahin	98 -12
chune se	-115 -89
chup	-92 1
chup ho	-51 18
chupa	78 -18
chupa _ likh	176 -143
chupa ke	166 -75
chupi	136 -127
churi	137 -48
chut	161 -29
chut _ ab	28 -56
chut _ hai	-15 93
chut gaya	-26 -89
chut raha	120 -30
chuta	-32 -1
chute	106 4
chuti	-131 45
chuti _ hai	-74 5
chuti hai	47 -52
chuti ki	-79 -85
chuti par	-81 157
chuti pe	-53 -65
chutki	83 -12
chutkula	-162 -103
chutkula sunao	-121 -72
cigarete	13 32
claim	-43 -96
clas	-138 -23
clas 11	-62 -17
clas 7	104 -105
clas 8	-35 -30
clas 9	-150 -12
clean	-173 18
cleaned	-7 154
cleaner	135 -53
cleaning	36 24
clear	27 -100
cleared	-58 159
climb	-14 -94
climbing	93 -57
clinic	103 -108
close	-129 75
closed	47 -32
closes	-85 26
closing	131 111
cloth	58 -18
clothes	31 16
cm	-182 -35
coach	72 -66
coaching	-57 69
coal	102 -38
cobra	56 -146
coca	110 -11
coca cola	110 -11
coconut	-140 -165
coconut vater	-34 -47
code	-119 -162
cofi	-44 -208
coimbatore	-20 -46
coin	76 -67
cola	110 -11
colapsed	103 -54
cold	150 -139
cold _ and	152 -37
cold and	49 -86
cold juice	0 -33
cold like	133 -27
cold n	177 -45
cold sveat	163 -14
cold vater	-3 41
coleague	-89 11
colege	-98 -57
colour	52 -133
coma	-94 -50
combiflam	-12 -65
come	19 116
come bak	-74 -36
come in	61 -30
come out	-14 105
comes	109 40
coming	47 -26
coming _ i	86 45
coming bak	-101 -71
coming from	-5 -49
coming out	183 -55
comon	33 -54
company	-49 -109
compas	-27 146
complain	-54 -48
complaint	-106 -119
compose	-61 -90
conductor	141 -61
confused	122 -47
contact	-137 -79
contact lens	-82 -101
contacts	-24 93
continue	50 -73
contractor	13 -51
control	-77 -138
controled	-88 -76
convert	-116 -110
coper	-31 -44
coper t	-31 -44
copy	-65 35
cord	188 -69
corect	-195 -132
cost	-118 -162
cot	66 45
coton	-1 102
cough	19 -124
cough _ days	-133 -67
cough syrup	111 43
coughed	48 -105
coughing	241 -100
coughing and	83 -33
could	-150 -238
could _ be	-152 -172
counseling	-104 -116
counselor	-48 -109
count	41 57
counted	-58 153
counts	100 99
course	-265 -254
cousin	-40 -2
cousins	-119 -32
cousins veding	-26 -85
cov	43 107
cover	-182 -32
covid	30 -4
cpr	-144 -178
cradle	-63 -29
cradle cap	-63 -29
crak	-135 -57
craked	-118 -126
cramps	-20 -72
cream	-156 -177
cream batao	-23 50
creatine	-83 -18
creatinine	-73 -54
creatinine 1	-47 -34
cried	-138 -78
cries	135 47
criket	-28 29
crocin	131 48
crocin 650	85 88
cros	-122 -76
cruked	92 -65
crush	-219 -203
crush ko	-40 -38
crushing	196 -11
cry	28 -55
crying	76 160
csk	-125 -98
cuk	-21 -241
cuker	121 -89
cuker burst	148 -28
cuks	-18 -63
cul	-138 -94
culer	75 19
cup	122 -154
cupboard	49 124
curd	-181 -108
curent	111 -207
curent laga	107 -19
curious	-116 -95
curtain	205 -97
curtain _ dovn	106 -24
curtain came	106 -24
cury	-93 -81
cut	14 207
cut my	-5 102
cut on	-208 -125
cuting	-136 116
cuts	-61 80
cyanide	-19 153
cycle	-33 37
cylinder	86 -33
d	-35 -255
d 14	-58 -102
da	16 -15
dab	151 -46
daba	16 72
dabana	-124 6
dabane	162 -47
dabane se	153 -16
dabaya	158 -119
dabaya tha	17 -4
dabe	203 -79
dabi	95 -14
dad	-131 -114
dada	73 -165
dada ji	-1 -16
dadaji	50 41
dadaji ka	-123 -50
dadaji ki	88 -88
dadaji ko	9 -14
dadi	159 -197
dadi _ rahi	20 -67
dadi ka	12 -51
dadi ke	78 -31
dadi ki	165 -136
dadi ko	34 -132
dadi ne	76 49
dads	-67 79
dadu	82 -5
daftar	-52 -126
dag	-85 -120
dahej	19 77
dahi	-139 -253
dahi kha	-35 -36
dai	213 -80
dai ne	46 -14
daily	-188 -142
dain	61 -7
dakar	-118 -165
dal	-7 -37
dal _ pani	-128 -26
dal band	-146 -51
dal ka	-22 -42
dal ke	-2 51
dala	-250 -175
dale	92 -22
dalega	148 -108
dalegi	-111 -82
dalen	-85 -35
dali	163 120
dali thi	15 -21
dalna	-128 -65
dalne	10 58
dalte	-26 -86
dalu	58 -52
dalun	25 -65
dam	30 -143
dam _ raha	108 -101
dam ghut	142 -81
dama	3 -151
dan	-129 -183
dana	-128 23
dance	-105 -160
dandruf	-106 -107
dane	-112 -166
dangerous	-108 46
dank	114 -46
dant	-227 -359
dant _ rahe	-190 -62
dant _ thanda	-155 -110
dant ka	127 -27
dant me	-134 -100
dant men	-84 -30
dant nikal	-186 -52
dant pista	-67 -121
dar	-252 107
dar _ hai	-7 -161
dar _ raha	-176 151
dar _ rha	-130 137
dar ke	37 41
dar lag	-218 201
dar lagta	-6 -160
dar se	-79 -66
dard	48 123
dard _ gaya	-99 -73
dard _ goli	134 -116
dard _ h	153 -166
dard _ hai	15 186
dard _ mahine	-73 -33
dard _ nahi	-13 -48
dard _ nahin	25 -64
dard _ raha	119 -20
dard _ se	-7 -96
dard aur	185 -37
dard hai	59 -169
dard hota	-131 241
dard ke	92 198
dard ki	148 -133
dard kuch	-35 -66
dard nahi	-72 -200
dard nahin	66 -178
dard se	137 -116
dard tha	154 -15
dard utha	21 -2
dark	74 -231
daru	38 -7
daru pi	109 -45
darvaja	200 10
darvaja _ khol	36 18
darvaja _ raha	166 -109
darvaja _ se	-51 91
darvaja _ to	12 22
darvaja band	56 29
darvaja nahi	23 22
darvaja pit	106 -49
darvaja tod	142 -96
darvaja toda	39 -8
darvaje	-169 11
das	78 -256
das _ pahle	-148 -84
das _ se	12 -44
das din	69 -72
das minat	138 -26
das sal	-249 -136
dast	140 -112
dast _ bar	-87 -36
dasvin	-77 79
data	-81 -118
date	-169 232
date of	-49 106
dates	-71 -28
daud	48 2
daudta	-78 -69
daughter	37 139
daughter is	-111 -99
daughters	-83 90
daura	133 -223
daura _ aya	-146 -34
daura nahin	-129 -32
daura pada	67 -31
daure	-20 -134
daure _ the	-28 -60
dava	24 65
dava _ di	-65 56
dava _ hai	-9 87
dava _ kar	-5 41
dava _ ke	147 -166
dava _ li	15 15
dava _ rahi	-87 -39
dava _ sal	-70 -103
dava _ se	-118 21
dava _ thi	158 -90
dava band	-183 71
dava ka	46 84
dava ke	79 -97
dava ki	-37 152
dava le	-97 -123
dava se	-89 93
dava shuru	34 -12
davai	-41 47
davai _ ke	-87 107
davai _ me	-101 61
davai ka	-100 76
davai ki	-90 133
davai se	-17 -78
davaiyan	-100 98
day	22 -85
day 5	231 -20
day after	14 79
day and	-116 16
day for	-71 -178
day old	211 -70
days	-53 -3
days _ fever	-98 -70
days _ i	39 89
days _ nov	-15 -112
days after	109 -90
days ago	-51 33
days and	94 -17
days bak	138 0
days i	-56 117
days no	-68 -70
days old	162 -26
de	19 -61
de _ ab	118 -3
de _ aur	-133 197
de _ hai	-131 -85
de _ hain	18 -55
de _ kya	34 -14
de dena	-109 205
de di	88 85
de die	-11 61
de diya	-80 235
de do	-49 40
de du	127 -11
de raha	-16 -55
de rahe	142 -75
de rahi	18 -119
de sakte	-152 -64
dead	-9 -69
dead batery	-155 -38
deadly	-91 132
death	-233 -143
death in	-68 -110
debate	-57 18
december	-98 -34
decided	-101 93
dedh	82 -158
dedh mahine	2 -9
dedh sal	57 -132
dega	182 -163
degri	62 -30
dekar	-132 24
dekh	-100 49
dekh _ hun	-127 186
dekh _ tha	20 -26
dekh ke	-185 -161
dekh liya	-7 101
dekh raha	-20 99
dekh rahe	133 -28
dekh rahi	-40 84
dekha	-140 -57
dekha to	3 -74
dekhe	81 73
dekhenge	101 -89
dekhi	-147 -54
dekhkar	105 -138
dekhna	-67 197
dekhne	-56 -68
dekhta	-64 59
dekhte	-131 -174
dekhti	130 29
dekhti hai	100 -112
delete	-118 -206
deleted	-39 160
delhi	-160 -185
delivered	176 -21
delivered _ home	114 -23
delivered at	114 -23
delivery	-52 -12
delivery _ bad	-105 154
delivery ke	-109 116
delivery ko	100 -8
delivery me	-62 -113
den	48 -129
dena	-118 135
dena aur	-100 157
dena hai	-55 -68
dene	53 -25
denge	17 76
dengu	-78 -58
dengue	-16 -145
dengue _ 5	210 -16
dengue day	210 -16
deni	-84 -127
dentist	-219 -207
deposit	-106 -74
depresion	-60 -162
depresion _ in	-24 -31
der	-45 52
der _ hai	-47 34
der me	20 92
der men	-28 180
der pahle	-31 -137
der se	-73 -124
der tak	17 -133
desi	72 -47
desk	-117 -51
deta	47 46
deta hai	-165 -14
dete	-21 140
dete h	-69 -122
dete hain	-70 130
deti	-54 63
deti hai	-64 20
detol	-40 184
devar	68 86
devar ne	-2 102
devi	1 -36
dhaba	124 -48
dhabe	-53 -81
dhadkan	121 -82
dhaga	-123 -56
dhai	-67 -38
dhak	118 -21
dhak dhak	125 -34
dhaka	78 -158
dhakan	-91 155
dhan	71 -53
dhans	209 -9
dhans _ hai	117 -2
dhansi	122 -27
dhanush	188 -10
dhanyavad	-148 -100
dhar	160 -74
dhas	145 -46
dhas rahi	74 -11
dhatura	-16 -43
dhila	175 -40
dhila _ gaya	37 -7
dhila pad	100 -4
dhile	44 -29
dhili	35 -27
dhire	78 -133
dhire _ kar	11 -47
dhire dhire	-119 53
dho	-129 48
dhone	-116 -191
dhone se	-166 -122
dhoni	-137 -54
dhuan	-34 -113
dhul	-29 -121
dhundh	82 9
dhundhla	131 -106
dhundhna	-63 127
dhup	-73 -248
dhup me	-4 -23
dhup men	-28 -60
dhyan	-150 23
dhyan rakhna	-44 28
di	42 221
di _ ab	-37 38
di _ ko	-95 171
di _ ne	100 -76
di ab	144 -27
di aur	-76 -50
di hai	19 213
di thi	10 -16
diabetes	-140 -58
diabetic	63 -105
dialogue	-85 -70
dialysis	154 18
diaper	49 -78
diary	-51 189
diba	-42 66
dibe	-13 45
dibe men	-13 45
dibi	58 35
did	-124 -23
did it	-6 47
did not	37 -63
didi	144 74
didi ke	63 -59
didi ki	111 -103
didi ko	68 8
didi ne	-18 92
didnt	-17 20
die	-68 162
die hain	-36 134
die of	-55 -78
died	-273 -6
died _ at	-81 -156
died in	-27 79
died laughing	-71 -146
died of	-102 -171
dies	-182 -75
dies in	-103 -36
diet	-143 -199
diference	-197 -130
diference betvin	-146 -85
diferent	33 15
dijie	-142 -79
dijy	155 -149
dikat	-120 -162
dikat nahi	-63 -73
dikh	223 -114
dikh _ aur	82 -23
dikh _ hai	38 -115
dikh raha	72 -105
dikh rahe	116 -10
dikh rahi	179 -78
dikh rha	68 40
dikha	41 -145
dikha rahi	120 -24
dikhana	43 -66
dikhane	-74 174
dikhati	-122 -20
dikhau	-22 112
dikhaun	70 -3
dikhaya	59 -71
dikhna	221 -104
dikhna _ ho	137 -66
dikhna band	146 -70
dikhta	72 103
dikhta hai	102 60
dikhti	51 31
dil	-46 -219
dil _ bimari	129 -111
dil _ daura	-144 -53
dil _ daure	-85 -17
dil _ dhadkan	-94 -46
dil _ dhak	124 -29
dil _ gaya	-165 -139
dil dhak	124 -29
dil ka	-232 -116
dil ke	-161 -140
dil ki	75 -166
dil tut	-152 -140
dil tuta	-97 -121
dili	-58 -107
dilivri	-92 -47
dilivri ke	-71 -39
dimag	-10 -19
dimag ka	-106 -104
dimagi	-21 -14
dimagi bukhar	-21 -14
din	-65 -52
din _ ab	145 -48
din _ aj	61 51
din _ aur	115 -17
din _ bacha	-13 -28
din _ bukhar	-93 -33
din _ ek	40 -96
din _ hai	-57 -109
din _ khana	-30 119
din _ kitni	-30 -83
din _ peshab	56 -4
din _ raha	-20 61
din _ se	3 -30
din _ thik	-136 46
din ab	-72 -80
din bad	144 -92
din bhar	-153 -129
din ho	60 -54
din hue	131 -7
din ka	181 -125
din ke	-73 -62
din ki	113 -46
din late	-33 -13
din me	-212 9
din men	-20 -69
din pahle	119 -17
din pehle	140 -58
din se	-113 30
din tak	-25 -109
diner	-117 -130
dip	164 137
diper	-144 153
diper than	-85 35
dipreshan	-41 43
disc	-97 -121
discharge	73 50
discharged	37 -86
discord	-90 198
discord pe	-32 129
disease	-79 -111
divali	-47 -47
divali pe	-38 -134
divar	6 112
divar par	74 -75
divar pe	-55 156
divas	-168 -181
divas kab	-9 -70
diya	-46 56
diya _ ab	-55 129
diya _ aur	68 -57
diya _ bhi	41 83
diya _ ke	-57 -76
diya _ ki	-29 100
diya _ ne	-135 -73
diya _ par	-73 -58
diya _ se	65 -60
diya _ thik	-4 -59
diya _ to	-88 -129
diya _ vo	-24 12
diya ab	-43 -32
diya aur	-11 101
diya h	74 50
diya hai	152 47
diya tha	-200 -17
diye	-46 83
dj	-106 -200
do	-37 -292
do _ cal	-11 -82
do _ do	20 114
do _ get	-111 -112
do _ h	64 86
do _ hain	163 8
do _ ho	98 -38
do _ hue	-19 -3
do _ ka	-118 41
do _ ke	-44 -177
do _ ki	24 -39
do _ me	4 22
do _ men	156 -38
do _ nid	-173 -45
do _ pahle	138 -42
do _ people	-100 20
do _ say	-64 -73
do _ se	-28 -5
do _ teach	-33 -17
do _ ulti	-15 -32
do anything	18 133
do bar	111 -142
do din	-37 -87
do do	167 -37
do ghante	123 -66
do hafte	-80 -38
do i	-255 -50
do it	-53 143
do ki	-31 62
do mahine	95 63
do minat	0 49
do nishan	150 -26
do people	-94 -78
do sal	-217 7
do they	-99 -93
do ungli	173 -10
dobara	-191 -69
doc	-108 -74
doctor	-78 -104
doctor _ dikhana	49 -34
doctor for	-42 -34
doctor gave	-65 -68
doctor i	31 109
doctor ka	57 -103
doctor kal	102 -24
doctor ko	4 -69
doctor ne	-171 -16
doctor sahab	18 -46
doctor said	-169 76
doctors	-125 -135
does	-232 -31
does _ insurance	-24 -54
does _ mean	-61 -169
does _ vork	128 -164
does a	-71 -114
does it	-217 -50
does not	176 13
does that	-28 -128
does the	-120 18
doesnt	32 25
dofar	133 -58
dofar men	53 -45
dog	-27 5
dog is	-77 54
doha	84 -67
doing	40 -80
doing a	73 -60
doktar	-206 -297
doktar _ kaha	-28 -6
doktar ki	-52 -76
doktar ko	24 -12
doktar ne	-208 -201
doktar sahab	-20 36
doktar se	-15 -52
dolo	-26 -163
dolo 650	-79 -90
donate	-102 -8
donation	-61 37
done	-339 -60
done _ this	-32 -51
done vith	-92 -201
dono	40 20
dono _ hai	-79 -21
dono _ me	28 -12
donon	152 91
donon ko	42 -71
dont	-30 327
dont _ anyone	24 -5
dont _ for	-64 160
dont _ me	-46 168
dont _ my	-130 176
dont _ to	106 31
dont knov	34 191
dont tel	-135 162
dont vant	131 70
dori	4 128
dosa	-34 -63
dose	-92 50
dose of	4 -39
dost	61 -5
dost ka	89 133
dost ki	-128 -123
dost ko	135 -83
dost ne	-101 268
dosti	-77 -119
dosto	-14 65
doston	-52 72
dots	113 -46
double	135 -27
doubt	100 -54
doubt my	58 -7
dovn	53 50
dovn on	116 -28
dr	54 -174
draft	-184 -194
draft a	-47 -87
drain	105 -113
drama	-101 202
drank	256 110
drank _ from	128 -72
drank fenyl	168 -132
drank the	118 -62
dres	-27 -3
dril	-137 -95
drink	-22 -69
drinking	-66 35
drinks	144 -50
drip	-105 117
drishyam	-116 -90
drive	-35 66
driver	81 21
driver hu	47 -17
driving	-41 -102
driving licence	-141 -56
drop	31 79
droped	100 48
drops	-2 -236
drovn	-102 -90
drovned	-106 -117
drovning	-94 -143
drovsy	165 -45
druling	145 -40
druling and	79 -21
drum	67 35
drunk	104 -40
dry	-170 -199
dry cough	-121 -54
du	129 -65
du kya	189 -88
du ya	89 -49
dua	-15 158
dub	-43 27
dub gaya	-55 -43
duba	99 -25
dubai	-112 -40
dubara	-29 -21
dubne	-47 68
dubne se	-93 -197
dubte	-81 -84
dubte ko	-57 -79
dudh	-87 -272
dudh _ hai	-10 -90
dudh _ ka	39 -65
dudh _ pi	-32 -50
dudh _ sath	-101 -32
dudh _ se	-88 -45
dudh ka	60 7
dudh kam	-191 -112
dudh ke	-191 -99
dudh me	-163 -64
dudh nahi	221 -20
dudh nahin	136 -8
dudh pi	-75 -46
dudh pilate	38 -20
dudh pite	-59 -7
dudh se	-162 -73
due	-130 -36
due to	-64 -70
dues	-10 159
dukan	13 -107
dukan bhi	34 107
dukan ka	95 -143
dukan par	13 -57
dukan pe	-34 -36
dukan se	45 -28
dukh	-56 11
dukhe	-41 -160
dukhi	-117 -121
dukhta	-82 -83
dukhta hai	-177 -57
dukhtay	57 -79
dum	107 -100
dun	48 74
dun kya	67 -94
dun ya	-124 30
dunga	149 -102
dungi	-135 98
duniya	-71 246
dupata	-14 176
dupata pankhe	-85 95
dur	127 30
dur _ the	100 -53
dur hai	28 -160
dur loked	-35 88
during	-92 -57
dusra	-30 27
dusre	-129 -42
dusri	-45 109
dusri bar	-5 32
dusri shadi	-29 60
duty	-27 195
dye	-73 50
dying	-247 -112
dying _ si	-48 -99
dying to	-83 -149
dyuti	81 -44
e	-54 -20
each	-24 110
each breath	152 -9
ear	38 -242
earlier	88 72
early	-127 -128
ears	117 -23
easy	-143 -23
eat	-252 -138
eating	-115 -13
eats	-187 -188
ecg	-99 -126
echo	-85 -84
ecosprin	21 -85
edge	35 162
edi	-231 -183
edi _ dard	-98 -131
edi fati	-143 -91
edi men	-96 -61
ediyan	-169 -106
efect	-25 -85
eg	-116 -115
egfr	-65 -57
ek	164 213
ek _ aur	18 101
ek _ bar	-13 10
ek _ bat	155 -13
ek _ bhi	-59 37
ek _ gir	33 -3
ek _ hai	-72 91
ek _ hi	3 -43
ek _ ka	69 -123
ek _ ke	-29 47
ek _ ki	-13 2
ek _ latak	63 -15
ek _ me	81 -109
ek _ men	170 128
ek _ nahin	110 -82
ek _ ne	12 162
ek _ sa	15 -155
ek _ se	121 -120
ek _ suna	-128 -153
ek _ sunao	-121 -69
ek ankh	145 -71
ek bar	-212 82
ek choti	28 -35
ek chutkula	-108 -46
ek din	-182 28
ek ghanta	76 62
ek ghante	132 -31
ek goli	-77 142
ek hath	131 -103
ek hi	-59 37
ek joke	-105 -125
ek kadam	-59 118
ek ko	146 -26
ek ladka	21 15
ek ladki	-99 136
ek minat	49 -40
ek sal	-33 -105
ek sath	-81 253
ek taraf	197 -166
ekdam	109 -43
ekdum	78 -103
eks	-65 56
eksam	-135 -268
eksam _ me	-67 -30
eksam me	-47 -109
eksam ne	-144 -54
eksams	-73 -97
eksare	-82 -48
ekscel	-77 -160
eksercise	-149 -115
eksist	-85 97
ekspire	-82 -43
ekspired	-84 -6
ekspiry	-33 -57
eksplain	-171 -242
ekstra	78 110
ela	-176 73
elarji	-161 -208
elarji ki	-118 -182
elbov	-44 -72
elder	-87 154
elders	60 -119
electric	45 -125
electric shok	91 -97
elefant	135 -66
else	-135 86
em	-237 48
email	-20 -113
emarai	-27 -23
emergency	57 -172
emi	-148 122
empty	11 -10
empty stomach	-143 -116
ena	16 -235
end	-20 6
end of	-36 -155
ended	-133 -158
ending	-74 20
engagement	-122 -56
enginir	22 -90
english	-158 -6
english me	-70 -137
english vith	-71 -83
eno	-4 -110
enough	26 191
enough i	-189 144
enough or	38 65
ent	-137 -190
epadi	-125 -116
epidural	100 -113
epilepsy	-111 1
episode	-86 -87
er	39 66
eror	10 -38
esay	-84 96
escitalopram	-45 -101
esi	-45 -71
esid	91 -53
esiditi	-90 -43
esr	-114 -149
even	54 28
even after	1 -85
evening	-9 12
evening and	-10 70
evenings	-105 -98
ever	-63 -86
every	-294 -86
every _ i	-79 50
every day	-4 -143
every evening	-60 117
every morning	-44 29
every night	9 130
every time	-158 -174
every vik	7 -125
everybody	32 37
everyone	97 133
everyone in	-38 0
everyones	35 97
everything	-32 100
everything in	-140 88
everything is	49 116
everything luks	150 -99
everyvhere	167 -88
eye	103 -304
eyelid	-143 -51
eyes	101 -36
f	-10 -1
face	227 76
face is	101 -46
factory	57 -62
fad	136 -104
fadakti	-178 -135
fadakti hai	-169 -103
faiktri	-8 37
fail	-158 81
fail hua	-70 35
failed	-78 -10
failure	-46 83
faint	130 -85
fainted	184 -145
fainting	-43 -114
faisla	-66 117
fal	-59 -198
fal jaisi	107 -14
faling	38 -112
family	-69 203
fan	25 121
fanda	-110 257
fansa	117 -78
fansi	-26 217
fansi lagane	-96 129
far	29 20
farak	31 -103
farevel	-57 -101
fark	-250 37
fark _ hota	-16 -10
fark kya	-16 -10
fark nahin	22 29
farm	-5 -118
farmacy	-46 -30
farmer	0 111
fasal	-108 133
fast	185 27
fasting	-283 -237
fat	-56 -349
fat _ h	-104 -78
fat _ hai	-102 -88
fat gai	-111 -130
fat gaya	-16 -104
fat jata	-173 -96
fat raha	52 -51
fata	300 -153
fata ja	85 -87
fatal	-47 158
father	9 -1
father _ lav	92 -74
father in	105 -76
father is	-85 -76
fathers	-120 89
fati	12 -132
faty	-190 -196
faty _ grade	-93 -120
faty liver	-168 -193
fauj	-78 106
fauj se	-43 145
fauji	-7 150
fayda	-118 7
fayda _ hai	-61 -90
fayda hota	-20 -90
fayde	-153 -163
fc	-21 -9
fd	-82 156
fear	-103 -29
feb	-79 -139
fed	-106 82
fel	243 -264
fel _ the	-39 -89
fel from	190 -98
fel in	33 -229
fel on	149 -121
felov	-15 31
felt	-98 -59
female	1 -55
fenk	-146 81
fenyl	94 117
fenyl _ liya	104 -62
fenyl pi	104 -62
feritin	-72 -67
fev	-94 131
fever	-12 -451
fever 100	-90 -29
fever 101	-97 -40
fever _ 5	152 -16
fever _ gone	-62 -151
fever and	-131 -39
fever gone	50 -36
fever since	73 -82
fid	93 29
fiding	-147 -101
fiding vel	-127 -43
field	-26 63
fight	-195 135
fight vith	-181 140
fighting	56 -65
fiks	-72 21
fiksed	-38 39
fil	98 -83
fil fine	95 -100
fil like	53 -47
file	-4 83
filing	-133 28
filing _ since	-140 -138
filing lov	-114 -114
film	-292 -306
film _ hai	-26 -46
film _ hiro	-14 -45
film ka	-57 -80
film me	-50 -70
film men	-101 -74
filmi	-35 -99
fils	81 128
fils like	-38 179
finail	64 19
finail pi	61 100
final	-89 -21
finaly	-166 -67
find	149 155
finds	-44 135
fine	-251 -112
fine _ i	-16 -88
fine and	-53 -8
fine but	130 -71
fine can	-21 -28
fine just	-147 154
finger	19 -231
fingers	237 38
finish	175 29
finished	-69 -192
finished _ the	-126 -189
fir	-104 139
fir _ gaya	-31 17
fir _ hai	-19 9
fir _ ho	-33 133
fir _ kar	-55 65
fir _ se	63 -71
fir bhi	50 -226
fir man	-95 113
fir se	-184 -39
fir thik	-36 -19
fir vahi	-124 176
fire	-51 15
first	-42 -99
first _ and	92 93
first _ boks	-39 -132
first _ kit	-13 -72
first aid	-41 -305
first or	-35 -43
first time	104 49
first year	23 12
fis	-124 6
fis kitni	-35 -161
fish	119 -183
fish bone	95 -16
fisli	129 -27
fit	54 -30
fitnes	-22 -22
fits	96 -116
fits as	-166 -93
five	1 -116
flat	-61 -26
flatmate	109 -136
flatmates	36 -87
flight	-48 -111
flight to	-40 -16
flopy	143 -36
flov	-97 -62
flu	-63 -163
flu shot	-102 -48
flur	129 162
flur is	17 93
flurs	-39 41
foam	107 -72
fod	-169 -143
foda	125 -80
folov	-75 52
fon	23 71
fon _ utha	-96 116
fon band	-61 165
fon nahin	-96 116
fon par	-55 119
fone	-22 101
fone _ in	-190 -34
fone _ of	54 192
fone _ utha	-26 106
fone aya	139 -12
fone band	-25 204
fone is	-30 31
fone of	-48 184
fone pe	40 19
fone svitched	93 79
for	-115 -59
for 2	-141 -46
for 3	71 -125
for 55	-19 87
for 6	-111 -36
for 70	-14 -51
for 9	23 -52
for _ also	-79 -155
for _ and	88 -75
for _ at	-102 -1
for _ day	-78 151
for _ days	61 19
for _ first	100 -75
for _ i	-30 -21
for _ in	-10 -105
for _ kg	-23 156
for _ minutes	97 -23
for _ month	-133 -28
for _ months	-147 42
for _ mother	-87 -143
for _ my	48 105
for _ of	-78 53
for _ or	60 -50
for _ people	-127 -75
for _ pls	-96 -26
for _ she	75 102
for _ to	100 129
for _ trip	6 -83
for _ year	-6 -74
for _ yr	-112 -51
for a	11 113
for adult	-56 -170
for al	-110 56
for bak	18 -97
for clas	-43 -143
for cold	-75 -65
for divali	5 -171
for everything	-56 185
for her	67 23
for him	23 -63
for his	-35 -147
for home	21 -26
for it	-95 -168
for job	-55 -122
for me	104 295
for my	-203 -80
for oily	-36 -37
for one	-138 -42
for our	-83 -72
for schul	-33 -51
for the	46 148
for tomorov	16 115
for vater	69 -47
for years	-30 -42
forearm	52 -110
forever	-70 218
forgive	-41 129
forgive me	-41 129
forgot	6 -40
form	-176 -224
form kahan	-36 2
format	-67 -92
forvard	-27 -16
foto	-128 48
foto bheji	-24 104
foto of	-52 49
found	-69 178
four	59 -146
fracture	-73 -34
fresh	62 63
fresher	-87 -85
fri	-125 -166
fri _ kya	-75 -72
fri fire	-147 51
friday	-67 54
fridge	-2 -99
friend	88 115
friend from	-25 149
friends	-79 -40
frij	-119 -83
frok	68 -30
from	71 88
from 2	92 -30
from _ and	24 78
from _ botle	137 -91
from _ for	17 -106
from _ he	20 -1
from _ hour	97 60
from _ month	-146 -33
from _ on	-137 -168
from _ side	27 -45
from _ to	-8 -268
from his	84 1
from last	89 -35
from mouth	65 -5
from my	-100 22
from nov	-116 -158
from old	-115 -92
from one	123 -141
from our	-44 73
from the	94 217
from vhich	-158 -103
from yesterday	187 -38
front	93 -102
front of	34 -81
froth	197 -39
fruit	96 -137
fruits	-105 -62
fud	-222 -89
fuds	26 -80
ful	247 -27
ful body	40 -100
ful form	-58 -76
ful ke	136 -17
ful of	84 -123
ful rahi	168 -32
fula	-14 -141
fuli	-35 -96
fulti	-29 -24
fuly	-6 0
fuly recovered	-30 -17
function	56 33
fund	-78 108
fungal	-100 -50
funk	18 -25
funy	-31 -107
fut	110 -156
futa	163 -73
futbal	35 -45
futi	137 -38
fysics	-21 48
fysio	-128 -96
fysiotherapy	-98 -52
g	-89 -7
gada	-26 -37
gadbad	-15 -42
gadha	51 -134
gadhe	93 -8
gadi	104 102
gadi chala	-74 -41
gadi ka	34 -164
gadi ke	-48 148
gae	-9 18
gae _ ab	108 -17
gae ab	11 45
gae aur	20 -30
gae hain	-12 -13
gae the	-46 74
gahne	-39 121
gahra	123 122
gahri	-40 1
gai	68 -57
gai _ hai	21 -42
gai _ ke	107 44
gai _ se	-41 -12
gai ab	-177 -87
gai hai	100 -176
gai thi	-171 -18
gain	57 -96
gais	10 -169
gajar	-91 -112
gal	63 -171
gal pe	41 -55
gala	152 -72
gala _ gaya	-66 79
gala _ hai	-47 -125
gala _ ho	115 -54
gala _ raha	100 -30
gala _ sa	87 -8
gala band	149 -53
gala dabaya	132 -99
galat	-161 -291
galat _ kya	-134 -40
galat hai	-100 -169
gale	228 174
gale _ kharash	-169 -96
gale me	182 -9
gale men	124 142
gale pe	13 93
gale se	102 -97
gali	-101 20
gali de	-117 -149
galti	23 74
galti se	82 74
gamcha	159 10
game	-205 -38
gana	-164 -280
gane	-11 -149
ganga	-116 170
ganit	16 -105
ganth	-162 -71
ganv	114 0
ganv ki	-70 35
ganv men	64 -60
gaon	-70 -8
gaon me	-64 -9
gap	42 -175
garam	94 -218
garam _ hai	-88 -20
garam _ se	-15 -71
garam pani	-105 -45
garam tel	152 -21
garare	-123 -36
garbh	18 -20
garbh _ bachcha	69 -19
garbh men	-16 -64
garbhavastha	-113 -41
garbhavastha men	-83 -10
garbhavti	65 -31
garbhvati	20 -33
gardan	109 -217
gardan _ nahin	145 -20
gardan akad	-70 -25
gardan akdi	200 -17
gardan pe	-88 -63
garden	20 -14
gargle	93 -45
garlic	-80 -29
garmi	-216 -180
garmi _ lu	-35 -27
garmi ke	47 -19
garmi me	-46 38
garmi men	-210 -73
garmi ne	-56 -72
garmi se	-94 -112
gas	-130 -115
gas _ h	-53 -79
gas _ hai	-56 -108
gas banti	-63 -69
gas cylinder	-83 82
gas ki	157 -75
gate	100 147
gathiya	12 -111
gave	4 140
gave _ guitar	-24 92
gave _ her	-112 158
gave avay	-145 100
gave him	119 -50
gave me	-164 125
gave my	-34 171
gay	-114 90
gaya	55 -87
gaya _ ab	20 -113
gaya _ aur	95 -6
gaya _ bhi	116 -27
gaya _ ka	-13 -39
gaya _ kaise	94 -27
gaya _ ke	57 -64
gaya _ ki	77 28
gaya _ kya	-80 -149
gaya _ me	-40 98
gaya _ men	-67 -54
gaya _ nahi	125 -25
gaya _ nahin	14 74
gaya _ ne	-10 90
gaya _ par	150 46
gaya _ pe	134 -58
gaya _ se	-3 -83
gaya ab	-7 -43
gaya aj	-118 31
gaya ankh	169 -42
gaya aur	47 5
gaya bhai	-180 -109
gaya do	141 36
gaya ghar	-89 -99
gaya hai	47 -36
gaya hun	-71 57
gaya kal	-204 140
gaya kya	-1 -139
gaya main	40 29
gaya par	-35 -57
gaya tha	-192 -95
gaya to	-40 56
gaya vo	147 -42
gayab	71 137
gaye	27 -176
gaye ab	-88 -117
gaye hai	47 54
gaye hain	23 18
gaye the	60 -91
gayi	-11 115
gayi _ me	86 -7
gayi _ se	20 -108
gayi ab	20 69
gayi aur	36 -21
gayi hai	89 12
gayi thi	-65 21
gayo	81 -27
gayu	127 84
ge	-39 74
geche	168 -79
gehra	65 69
gehri	79 108
gehun	-46 -109
gel	8 -166
general	-28 -139
generaly	-42 34
get	-263 2
get up	-101 157
geting	163 -20
geting _ in	-66 -76
geting up	94 -34
gets	-52 -22
geyser	79 -92
gf	-35 -51
ghabrahat	22 -48
ghadi	98 225
ghadi aur	-29 117
gham	181 -74
ghamauri	-135 -69
ghanta	155 51
ghanta _ gaya	19 76
ghanta ho	26 75
ghanta hua	89 -40
ghanta pehle	133 -25
ghante	121 -95
ghante _ gaye	-72 -87
ghante bad	83 -41
ghante ho	158 -33
ghante me	147 -17
ghante men	87 -44
ghante se	279 -21
ghar	-13 90
ghar _ hi	104 27
ghar _ kaise	-92 -143
ghar _ kisi	33 -61
ghar _ ko	-91 189
ghar _ koi	17 101
ghar _ kya	-25 -64
ghar _ number	-27 74
ghar _ pata	-6 86
ghar _ sab	-104 -49
ghar _ sabko	-39 -76
ghar a	-58 -48
ghar ghar	203 -129
ghar ka	-70 47
ghar ke	-32 -9
ghar ki	-99 -54
ghar le	85 -17
ghar me	-59 -281
ghar men	-64 -30
ghar par	-94 -67
ghar pe	55 8
ghar se	-28 125
ghar vale	0 108
ghar valon	-85 166
gharelu	-64 -138
ghat	6 25
ghata	-111 -66
ghav	-1 -174
ghere	-217 -174
ghi	-213 -252
ghi band	-58 -82
ghode	-29 -33
ghum	29 -57
ghum raha	36 8
ghuma	15 -65
ghunt	33 78
ghur	73 -12
ghus	237 -82
ghusa	197 -47
ghut	212 -99
ghut raha	156 -84
ghutan	17 43
ghutna	-221 -119
ghutne	-166 -55
ghutne _ dard	-127 -139
ghutne _ kat	-83 -66
ghutne ka	-87 -101
ghutne ki	-47 -51
ghutne me	-123 -109
gift	-98 -102
gila	-79 -135
giloy	-104 -86
gin	-35 118
ginte	-125 -18
ginti	-102 129
gir	253 -322
gir _ aur	59 -9
gir _ hai	-15 -48
gir _ tha	8 -14
gir gai	101 -89
gir gaya	2 -130
gir gaye	61 44
gir gayi	130 -119
gir gya	185 -20
gir pada	35 -8
gir raha	-131 -113
gir rahe	-80 -11
gir rahi	240 -39
gira	256 -155
gira hai	121 -17
gira tha	-148 -40
gire	168 -61
giri	139 -108
girl	57 117
girl in	25 86
girl is	2 88
girlfriend	-144 -73
girls	15 90
girne	-160 104
girne se	-59 -97
girta	-96 -122
give	-48 -200
give _ a	-82 -125
give _ to	86 -99
give me	-146 21
given	7 2
gives	-209 21
giving	-28 -90
glas	172 39
glimepiride	82 -17
glucometer	16 -75
glukoj	99 -23
gm	-104 -125
gn	-88 -46
go	-136 106
go _ the	-26 107
go for	-81 -8
go home	41 -21
go on	-97 -108
go to	-166 -48
go up	-6 42
goa	-162 -114
goa trip	-68 -68
gobhi	-56 -103
god	77 53
god men	72 88
goes	-23 -136
goes to	-13 5
going	157 -28
going blue	79 -6
going dovn	1 70
going to	29 84
gol	-78 -152
gold	-118 47
golden	-102 -66
golden hour	-88 -32
goli	63 30
goli _ gai	54 -110
goli _ hai	-117 117
goli _ ke	59 -178
goli _ kha	23 132
goli _ li	65 123
goli _ lu	58 -154
goli _ me	-1 -117
goli _ men	89 -144
goli _ pet	-58 -54
goli _ se	127 89
goli _ thi	134 -50
goli kab	-104 -92
goli ke	-61 -87
goli kha	77 117
goli khali	-58 -54
goli ki	58 -187
goli li	149 -25
goli se	-157 26
goli subah	-99 -155
goliya	-80 6
goliya kha	-72 -2
goliyan	85 203
goliyan _ li	54 42
goliyan kha	10 17
gone	-5 94
gone by	-132 -91
gone to	90 -37
gone up	80 -75
got	29 -116
got _ and	70 29
got _ out	-47 -22
got a	37 29
got my	-74 -109
got throvn	115 -30
goti	13 -85
govt	-38 -56
grade	-155 -132
grade 1	-151 -132
gram	-57 -45
grandfather	29 15
grandfather died	-30 -85
grandma	30 -8
grandmother	-21 -141
grandmothers	-65 -66
grandpa	104 -38
grandson	92 33
grany	178 -18
grape	126 -137
great	-198 -69
grey	226 -89
grief	-152 34
grin	19 -174
grin tea	-119 -64
group	-110 76
grov	-115 -216
grup	-80 -77
gst	-69 -97
gst on	-62 -79
gta	-150 -93
gta me	-91 -46
guard	17 3
gubara	172 -60
gud	-170 -302
gud _ bad	-92 -41
gud _ for	-3 -101
gud for	-3 -166
gud night	-150 -209
gud or	-132 -54
gudbye	-143 90
gudgud	-84 -43
gudiya	36 92
gudnight	-74 30
guest	-11 82
gugle	19 56
gugling	-104 53
guide	36 5
guilty	-82 80
guitar	-141 86
guitar to	-10 95
gujar	-121 45
gujre	-51 -53
gulab	111 -56
gulab jamun	60 -86
gulabi	82 -26
gulabi jhag	80 -26
gulf	76 53
gulp	-56 15
gum	44 -43
gums	36 -87
gums bliding	78 -15
gun	-7 104
gurgaon	151 -60
gusa	-138 -125
gusa _ hai	2 -38
gusa ata	-74 28
guse	-96 138
guse men	-70 102
guvahati	-69 -97
guy	115 -30
guys	-10 88
gya	255 -33
gya _ me	41 87
gya _ nahi	120 -10
gya tha	32 42
gye	120 34
gyi	24 107
gym	-136 -258
gym _ bad	-119 -73
gym _ hu	82 97
gym ke	-119 -73
gym me	82 -68
gym trainer	65 63
h	-88 -25
h 2	-75 -105
h _ 2	-16 -36
h _ aur	-77 -112
h _ band	55 -30
h _ bhi	42 -83
h _ din	-63 -44
h _ k	-67 27
h _ ka	-71 -68
h _ ke	-70 -50
h _ ki	24 -37
h _ ko	-30 18
h _ mahine	-60 -28
h _ me	-90 65
h _ nahi	82 -34
h _ ne	26 -54
h _ pani	17 -12
h _ pe	-100 -33
h _ rat	-38 77
h _ sach	-50 34
h _ sal	-76 30
h _ se	72 -5
h _ thanda	109 -25
h _ vala	-35 -87
h _ vale	-30 68
h abhi	-56 53
h aj	-92 73
h aur	-37 -43
h bas	-72 126
h bol	-54 3
h fir	-77 -72
h ghar	48 -16
h kal	8 -28
h ki	-125 -39
h koi	-25 -44
h kya	-245 -401
h meri	82 49
h mujhe	-44 96
h na	-75 70
h normal	101 -49
h par	26 -40
h roj	-49 51
h subah	4 -29
h to	97 -85
h uska	-10 35
h vo	26 -19
h ya	-26 -139
h ye	-189 1
ha	-177 -37
ha ha	-141 -169
had	65 31
had _ as	-188 -137
had _ in	-66 -66
had a	-79 115
had bypas	40 -53
had fits	-166 -93
had one	73 -74
hadi	40 -162
hadi bahar	121 -16
hafte	14 -60
hafte _ ek	-105 -104
hafte _ sab	-65 73
hafte me	-67 -33
hafte men	-109 -76
hafte pehle	-89 -76
hafte se	-143 -83
haha	-198 -287
hai	-115 4
hai 2	-106 17
hai 5	-56 13
hai 9	65 35
hai _ 2	-43 66
hai _ a	-35 105
hai _ ab	2 33
hai _ abhi	-17 -30
hai _ aj	17 145
hai _ andar	134 -79
hai _ andhvishvas	-106 -27
hai _ ankh	93 -39
hai _ aur	-214 20
hai _ bachche	-133 150
hai _ bahut	14 91
hai _ band	-119 -75
hai _ bar	-118 42
hai _ bas	-33 44
hai _ batao	49 100
hai _ bhar	17 -40
hai _ bhi	-162 29
hai _ bol	67 0
hai _ bura	-18 79
hai _ chod	15 -35
hai _ dard	51 -46
hai _ dava	-71 -96
hai _ de	84 20
hai _ dekh	104 62
hai _ din	-244 -30
hai _ do	-34 -18
hai _ doktar	10 -31
hai _ dudh	-80 99
hai _ ek	-127 19
hai _ fir	-57 32
hai _ galat	-31 -18
hai _ ghante	32 29
hai _ ghar	27 43
hai _ goli	-78 82
hai _ hafte	-150 101
hai _ hai	52 43
hai _ hath	-22 42
hai _ hi	44 -24
hai _ himat	-45 96
hai _ ho	23 0
hai _ hone	6 11
hai _ hu	-11 -92
hai _ hun	-41 62
hai _ jaisa	50 -107
hai _ ka	-46 -72
hai _ kab	-44 81
hai _ kabhi	-68 -86
hai _ kahti	27 -12
hai _ kaise	-81 18
hai _ kam	-167 -165
hai _ kar	12 -70
hai _ karu	-54 52
hai _ karun	-43 -78
hai _ kaun	35 -17
hai _ kaunsa	44 -75
hai _ ke	-32 -26
hai _ khana	-64 -105
hai _ khane	-46 -31
hai _ khud	75 -106
hai _ ki	-17 100
hai _ kisi	98 -84
hai _ kitna	-80 -115
hai _ kitne	-15 -41
hai _ ko	-67 50
hai _ koi	94 -37
hai _ kuch	113 -40
hai _ kya	-27 -128
hai _ le	-117 -2
hai _ log	-23 42
hai _ mahina	-61 -16
hai _ mahine	-98 -52
hai _ mai	8 6
hai _ main	-46 -21
hai _ man	-118 97
hai _ mat	-147 153
hai _ me	-2 -51
hai _ men	-30 -16
hai _ mera	-46 -30
hai _ meri	-86 148
hai _ minat	-2 70
hai _ mujhe	-62 -121
hai _ nahi	15 -18
hai _ nahin	90 -50
hai _ ne	43 20
hai _ nind	51 -33
hai _ pair	83 -5
hai _ pani	15 -48
hai _ par	182 -77
hai _ pas	-12 115
hai _ pe	-120 62
hai _ pet	90 -40
hai _ puchna	-11 -49
hai _ rahe	2 46
hai _ rahi	-93 113
hai _ rat	-82 211
hai _ roj	-17 -129
hai _ ruk	-53 84
hai _ sa	-128 -105
hai _ sab	-100 -124
hai _ sach	-70 20
hai _ sal	-267 22
hai _ sans	-54 -25
hai _ se	-53 -236
hai _ shadi	-18 -71
hai _ si	-55 -64
hai _ sirf	-26 -26
hai _ subah	-40 -59
hai _ tak	-109 89
hai _ thik	-143 -11
hai _ thoda	26 43
hai _ tin	-67 88
hai _ to	-33 -8
hai _ vala	-6 -96
hai _ vale	-100 60
hai _ vali	103 -113
hai _ vo	129 -100
hai _ ya	64 -118
hai _ ye	-38 127
hai ab	-171 69
hai abhi	101 -12
hai agle	-46 -47
hai aisa	-6 -58
hai aj	111 130
hai asha	-93 -40
hai aur	211 -153
hai avaj	126 -76
hai bachcha	-130 131
hai bachche	115 -94
hai bachchon	-43 92
hai bas	-165 34
hai beta	-106 62
hai bhai	-19 -18
hai bol	-7 44
hai bukhar	71 -30
hai chah	-14 71
hai chai	-136 -172
hai char	-15 -64
hai dadi	100 -26
hai dal	-43 -35
hai dard	47 -107
hai das	0 -96
hai dava	81 -80
hai do	-66 -66
hai doctor	96 -49
hai doktar	-135 -132
hai dudh	47 -126
hai dukan	78 -100
hai dusri	-41 -94
hai ek	-79 156
hai fir	4 -156
hai fone	10 15
hai ganv	-85 15
hai gardan	-36 -23
hai garmi	23 68
hai ghar	19 12
hai ghutne	-87 84
hai ham	-39 -19
hai har	-45 -134
hai hath	-9 39
hai jab	-131 -206
hai jaise	-11 -45
hai jaldi	201 16
hai kabhi	-131 -131
hai kahta	-8 78
hai kahti	-21 59
hai kaise	-30 -140
hai kal	-100 19
hai kaun	-139 -98
hai kela	-45 -37
hai khana	-61 -128
hai khet	-107 147
hai khud	-19 -67
hai khun	7 -75
hai ki	-252 294
hai kisi	-22 20
hai kitne	-51 -37
hai koi	-155 60
hai kuch	-12 -95
hai kya	-73 -150
hai mai	31 30
hai main	115 -30
hai maine	-22 99
hai mera	119 -19
hai mere	-95 144
hai meri	-41 63
hai mujhe	-44 197
hai munh	133 -17
hai na	-140 -183
hai namak	81 -32
hai niche	-10 52
hai nind	-119 102
hai nishan	-129 -47
hai pahle	55 -13
hai pair	99 29
hai pani	69 130
hai papa	118 -164
hai par	-67 -9
hai pasina	28 -13
hai pati	-55 63
hai pet	164 -1
hai rat	43 -6
hai riport	102 -47
hai roj	22 101
hai roti	-124 -48
hai sab	-53 27
hai sach	-40 67
hai sans	161 54
hai sas	12 98
hai shadi	-30 -17
hai sham	14 -132
hai shayad	110 -14
hai sir	-36 -48
hai subah	-32 -124
hai sugar	8 -46
hai tab	57 -42
hai thik	37 -119
hai thoda	-131 -133
hai thodi	17 -74
hai tin	-147 -108
hai to	12 -8
hai umr	41 -87
hai use	-42 18
hai uska	-51 64
hai uske	19 47
hai uski	-70 132
hai usne	108 59
hai vajan	-81 -39
hai vo	115 -212
hai ya	-299 -144
hai yar	73 -105
hai ye	-67 -12
hain	60 -12
hain _ bhi	102 -54
hain _ ek	85 -46
hain _ hai	86 -26
hain _ hi	-55 88
hain _ ke	-59 15
hain _ ki	-20 -46
hain _ ko	-69 128
hain _ kya	56 -109
hain _ me	122 -41
hain _ men	-152 -211
hain _ nahin	-13 94
hain _ ne	-53 70
hain _ par	8 -49
hain _ rat	72 -22
hain _ se	-46 -60
hain ab	8 167
hain aj	19 151
hain aur	101 35
hain bas	-23 94
hain dard	-48 -27
hain do	-3 34
hain ek	-51 101
hain ghar	44 -64
hain ki	-7 -71
hain kya	-197 -141
hain main	134 -19
hain par	200 -96
hain rat	-26 95
hain to	103 -109
hain umr	-81 -74
hain ye	46 -32
hair	-172 -45
hair fal	-95 -157
hajar	-75 -81
hajar tak	-30 -22
hal	-74 -155
haldi	25 -134
haldi dudh	-92 -60
half	177 -46
half _ hour	127 -58
half an	127 -58
half slive	-101 112
halka	-260 2
halka _ hai	-52 120
halka bukhar	-101 -46
halka dard	-107 -36
halka sa	50 -117
halki	-135 -157
halki sujan	-28 -17
halva	-16 -139
ham	-52 133
ham log	94 -39
hamare	-149 -27
hamare _ men	-75 -175
hamare yahan	58 -122
hamari	-105 -62
hamen	6 118
hamesha	-147 254
hamesha _ lie	-28 154
hamesha _ liye	-34 164
hamesha ke	-43 214
hamne	-5 38
han	-131 -241
hand	194 130
hand is	85 -92
handle	-93 -127
hands	18 10
hands _ cold	-16 -57
hanf	111 -13
hang	-162 61
hanging	40 147
hangover	32 -96
hans	-83 40
hans rahe	-54 43
hansi	15 43
hansiya	95 21
hanste	-155 -67
hanste _ pet	-135 -13
hanste hanste	-161 -19
hanste pet	-135 -13
hapened	19 -142
hapens	-199 58
hapens to	-87 -70
hapily	-62 -131
hapy	-167 -122
har	-165 110
har bar	-120 -191
har gaya	-86 130
har mahine	-119 29
har sal	-72 -49
har sans	-11 65
hara	144 -79
hard	99 -161
harm	-142 -251
harniya	-44 -58
harpic	78 52
hart	-100 -203
hart ataik	-65 -121
has	146 56
has _ ke	-143 -129
has _ mar	-136 -125
has _ on	42 -78
has _ the	-133 134
has a	67 -131
has become	90 -23
has bin	135 13
has bp	57 27
has fever	-217 -37
has gone	133 -14
has has	-151 -154
has ke	-143 -129
has loked	46 -7
has no	-55 103
has not	149 62
has stoped	-38 72
has to	-17 6
hasi	-174 -69
hasi se	-147 -163
hasne	48 -100
hasnt	108 52
hasta	-20 57
hat	120 127
hataye	-30 -97
hate	-118 58
hates	-70 -93
hath	190 140
hath _ gaya	161 65
hath _ hai	2 25
hath _ ho	13 46
hath _ nahin	122 -14
hath _ raha	28 119
hath _ rahe	-64 -115
hath _ se	119 -131
hath _ thande	128 -20
hath chala	183 -47
hath kanp	88 88
hath kat	-27 95
hath ki	-161 51
hath me	169 -55
hath men	-149 40
hath pair	192 -113
hath par	-166 105
hath pe	-27 139
hath se	172 -96
hath sun	168 -41
hath thande	-63 65
hatheli	32 -100
hathi	137 -30
hathi baitha	112 -25
hava	137 49
have	-74 109
have _ in	-37 101
have _ one	29 155
have _ the	-64 164
have _ to	-76 156
have a	42 3
have decided	-105 45
have it	-72 -76
have no	-51 65
have one	-36 -125
have to	86 -278
having	203 -130
hb	-286 -223
hb 10	-95 -37
hb 11	-56 -86
hb 9	-83 -134
hb _ 8	-93 -33
hbaic	-129 -101
hbaic 6	-64 -54
hbaic _ 1	-70 -42
he	443 162
he _ a	40 -117
he _ and	65 -132
he _ asking	-74 75
he _ for	-62 86
he _ in	-3 54
he _ it	-37 50
he _ me	52 14
he _ my	-36 145
he _ no	46 33
he _ not	52 139
he _ on	31 94
he _ only	53 110
he _ out	36 54
he _ talking	122 -64
he _ the	106 76
he _ to	24 28
he _ vhen	145 -75
he asked	-91 109
he cant	192 -75
he does	22 109
he doesnt	78 24
he fel	80 -45
he go	-97 -115
he had	56 1
he has	248 53
he is	220 71
he just	85 -38
he left	-59 164
he lost	-77 148
he never	20 79
he said	30 121
he says	139 89
he sis	127 -39
he tuk	135 -76
he vants	36 73
he vas	88 84
he vil	105 -3
head	327 -61
head is	209 -86
head on	65 -53
headache	-83 -208
headshot	-86 -123
headshot kaise	-44 -49
healed	-88 -130
health	-94 -185
healthy	-35 78
heard	-57 -73
hearing	-174 -98
heart	20 -61
heart _ aur	-51 -15
heart _ in	-98 -109
heart _ liye	-66 -61
heart atak	-174 -245
heart ataks	-35 -51
heart is	138 -45
heart ka	100 -62
heart ke	-66 -61
heart patient	-190 -48
heart tablets	-24 145
heat	-92 -160
heat stroke	-23 -19
heater	31 -31
heavy	-6 -159
height	-143 -192
hel	-142 123
helmet	39 15
helo	-136 -205
help	187 -65
help me	151 -67
helper	84 -39
helpline	-108 79
helps	-223 -27
hep	-107 -101
hep b	-107 -101
her	187 345
her _ and	0 158
her _ are	59 27
her _ i	-102 171
her _ is	102 1
her _ on	92 51
her _ she	38 166
her _ the	-121 135
her _ to	-30 109
her _ today	51 70
her and	-110 151
her head	199 -97
her mother	23 -28
here	260 3
here for	-63 -171
hereditary	-70 -116
hernia	-52 -32
hernia ka	-52 -32
hero	-133 -110
hes	186 137
hes sveating	77 -7
hi	6 74
hi _ a	96 -20
hi _ aj	-63 107
hi _ gai	-44 -31
hi _ gaya	52 -65
hi _ h	25 -20
hi _ hai	-188 131
hi _ hain	60 81
hi _ ho	-44 -99
hi _ hota	59 -62
hi _ hu	-39 71
hi _ jaun	-16 70
hi _ ke	-19 66
hi _ ki	16 56
hi _ me	43 -61
hi _ raha	152 -22
hi _ rahe	48 82
hi _ tha	29 -13
hi bat	147 -12
hi dala	-78 -108
hi h	-26 -43
hi hai	97 96
hi hoga	-15 17
hi ja	112 43
hi kyu	-119 -24
hi likha	109 -14
hi na	-71 188
hi nahi	169 171
hi nahin	77 -180
hi nhi	85 -40
hi thik	-122 155
hichki	-46 -140
hicups	-174 -106
hid	-107 154
high	24 1
higher	-52 -94
highest	-92 40
highvay	53 18
hil	-9 -125
hil _ raha	154 -42
hil nahi	142 -26
hil nahin	109 -37
hila	191 -72
hila nahin	82 -17
hilane	149 -90
hilane par	212 -52
him	181 99
him _ it	30 7
him _ just	13 62
him _ the	75 -71
him _ to	153 -66
him and	-128 12
him he	120 -80
him in	64 -56
him slip	105 -50
him to	61 -24
himat	-74 173
himoglobin	-86 -101
himoglobin 11	-56 -38
himoglobin 9	-21 -16
himoglobin _ 8	-21 -16
himself	18 142
hindi	-301 -221
hindi me	-119 -75
hindi men	-174 -104
hiro	-19 -78
his	222 70
his _ and	10 69
his _ are	96 20
his _ he	-37 -63
his _ in	65 71
his _ is	52 87
his mother	2 53
his mouth	157 -44
his name	45 -100
his ovn	-73 32
his vife	-49 17
hisab	-133 41
history	-90 -73
hit	164 86
hit by	163 -56
hit me	34 84
hit my	39 95
hit the	61 -34
hiv	248 -120
hives	6 -77
hm	-64 -171
ho	-149 -34
ho _ ab	-21 -84
ho _ aur	65 -24
ho _ ghar	26 -85
ho _ h	-222 -145
ho _ hai	-51 -71
ho _ hain	113 -59
ho _ hu	-28 -103
ho _ hun	-160 -122
ho _ koi	-58 -90
ho _ kya	-62 122
ho _ na	-27 21
ho _ tha	63 -65
ho _ thi	45 -35
ho _ to	-64 -109
ho aur	65 -26
ho chuka	-43 -87
ho gae	55 -205
ho gai	65 -261
ho gaya	-153 -101
ho gaye	-1 -26
ho gayi	-94 -116
ho gya	67 63
ho gye	99 47
ho gyi	-66 -85
ho jaega	76 57
ho jata	-214 52
ho jate	-24 -49
ho jati	-145 -132
ho jaye	-68 107
ho jayega	-4 154
ho jayegi	-27 132
ho raha	34 -220
ho rahe	-85 -83
ho rahi	-101 -126
ho rha	61 -103
ho rhi	85 -32
ho sakta	47 -147
ho sakti	36 -47
ho to	-141 -118
ho ya	-76 -135
hoarse	112 -112
hoga	-63 144
hoga kya	21 79
hoga na	129 7
hoga ya	-83 -40
hogi	-58 11
hogi kya	-49 51
hokar	-77 -30
hoke	-18 -31
hold	-181 129
hold the	-138 58
holding	134 -130
holding _ and	95 3
holding his	86 -46
holding nek	112 -46
holes	225 -88
holi	100 -49
home	31 -84
home and	-76 -95
homevork	-40 -61
hona	-208 120
hona chahie	-28 -150
hona chahiye	-20 -81
hone	46 38
hone _ bad	108 -16
hone ka	-6 -108
hone ke	101 -38
hone par	-27 -136
hone pe	8 -7
hone se	-109 172
honestly	41 160
honey	-153 -157
honge	-178 -156
honi	-151 -67
honi chahiye	-150 -162
honth	263 -103
honth _ hain	-109 -20
honth kale	141 -23
honth nile	125 -19
honth suj	116 -10
horse	12 -54
hosh	328 -119
hosh _ hai	122 -24
hosh me	83 -24
hosh nahi	108 -27
hosh nahin	183 -33
hospital	-45 34
hospital _ km	129 -50
hospital _ me	-168 -149
hostal	-46 123
hostel	18 57
hostel me	-69 96
hostel mes	-29 -4
hot	257 -155
hota	-172 72
hota _ hai	27 -82
hota _ kya	-155 -37
hota _ ya	-34 82
hota h	-160 -244
hota hai	-218 179
hote	-46 -166
hote _ kya	-37 -44
hote hai	-72 -47
hote hain	-112 -74
hote hi	84 -56
hotel	28 62
hoth	75 -104
hoti	-132 -196
hoti _ kya	-66 -176
hoti h	-208 -168
hoti hai	-349 -129
hoti kya	-68 -89
hour	225 16
hour _ in	-127 -85
hour bak	82 55
hour i	121 -9
hours	10 -290
house	-111 51
house in	-29 29
hov	-460 -48
hov _ days	-144 -72
hov _ does	-25 152
hov _ hours	-138 -106
hov _ i	-213 -216
hov _ is	-94 89
hov _ make	-58 -137
hov _ minutes	17 -135
hov _ of	-23 226
hov _ remove	-70 -32
hov _ stop	-133 -105
hov _ to	-94 -73
hov _ vil	-13 99
hov do	-256 -248
hov does	-21 -122
hov long	-119 25
hov many	-53 157
hov much	-138 60
hov to	-277 -344
hpv	-31 -45
hr	204 -13
hrs	47 -78
hu	-43 217
hu 2	25 -98
hu _ bhi	-48 -10
hu _ ka	-90 83
hu _ karu	131 26
hu _ ke	-57 -15
hu _ ko	-69 133
hu _ mahine	-51 -46
hu _ me	-76 -122
hu _ pe	-125 124
hu _ se	90 -102
hu _ ye	-60 123
hu ab	-147 -154
hu aj	-61 125
hu aur	-20 12
hu bas	-19 156
hu din	-98 -55
hu ghar	-79 69
hu koi	-129 -58
hu kya	96 23
hu par	44 -115
hu rat	-100 101
hu roj	-116 92
hu sab	-62 -43
hu to	-49 -81
hu vo	28 -20
hua	43 -67
hua _ ab	-93 -173
hua _ se	-5 41
hua ab	-42 -80
hua h	40 -101
hua hai	50 -115
hua tha	-32 -260
hua to	-45 59
hue	53 -41
hue _ din	29 30
hue ab	-24 -93
hue hain	15 36
hue the	-99 111
huged	-109 112
hui	56 -9
hui hai	-45 -70
hui thi	-123 -203
hum	39 16
hum dono	-97 27
hum log	60 -65
humne	-85 122
hun	-102 198
hun _ aur	-38 -46
hun _ bar	-23 71
hun _ hai	24 -19
hun _ ka	-19 153
hun _ ke	-29 88
hun _ ki	14 -63
hun _ ko	-98 105
hun _ men	52 1
hun _ nahin	32 -12
hun _ ne	-55 47
hun _ se	-56 176
hun ab	-97 137
hun aj	-22 71
hun aur	46 19
hun bas	-2 26
hun ek	-5 107
hun ghar	20 -5
hun kal	-87 -74
hun ki	-79 170
hun kisi	-9 91
hun koi	-30 -4
hun kya	-149 -95
hun par	-23 170
hun sabko	-25 92
hun tin	-23 26
hun to	62 85
hun vo	105 -83
hurt	-89 203
hurting	81 30
hurts	24 -195
husband	49 99
husband _ in	44 93
husband is	153 -97
husband ne	-45 86
husband says	-41 -2
husbands	-117 -28
hyderabad	31 -82
i	-127 238
i _ 34	-92 -85
i _ 5	-110 -62
i _ a	-148 39
i _ al	-130 -172
i _ alone	130 -62
i _ and	34 106
i _ at	-92 90
i _ be	-121 283
i _ cetirijine	-11 -92
i _ cofi	-53 -48
i _ cold	-11 39
i _ curd	88 -25
i _ dead	-119 -13
i _ decided	-105 45
i _ dying	-85 -201
i _ fil	112 -45
i _ for	-97 -95
i _ from	-117 89
i _ get	-60 11
i _ go	-65 125
i _ going	-127 167
i _ have	-29 68
i _ he	161 33
i _ her	-29 155
i _ him	194 -153
i _ his	76 77
i _ i	-138 92
i _ in	-115 -41
i _ it	-202 56
i _ knov	13 141
i _ like	27 13
i _ my	-328 70
i _ myself	122 117
i _ nid	-52 7
i _ no	44 107
i _ not	81 218
i _ ok	37 -149
i _ on	-63 163
i _ one	-99 -151
i _ only	75 20
i _ scared	-36 55
i _ take	-3 -52
i _ that	-124 -4
i _ the	-225 154
i _ them	73 138
i _ think	30 88
i _ thinking	-39 92
i _ this	-23 -56
i _ til	66 -53
i _ to	-14 -66
i _ tu	13 -73
i _ up	-126 161
i _ vake	-37 119
i _ vant	76 109
i _ vith	42 100
i _ you	15 -114
i already	-8 -4
i am	90 145
i ask	-52 -110
i ate	0 -122
i cal	-74 26
i can	151 36
i canot	-71 132
i cant	205 -23
i climb	-88 -50
i could	-106 -138
i cry	-102 -41
i cut	-87 102
i did	32 27
i do	54 180
i dont	-30 205
i drank	113 11
i drink	-149 -129
i drive	75 -49
i eat	-173 -97
i fil	118 -82
i finished	17 -148
i get	-261 -47
i give	174 -174
i go	-170 166
i got	-27 41
i had	-4 -218
i have	-22 119
i just	-38 52
i kip	-21 158
i knov	-74 161
i let	45 48
i lift	-87 -50
i luk	30 90
i mean	75 88
i mis	64 -63
i nid	110 -103
i only	98 70
i overthinking	-27 132
i pinch	145 -19
i pres	-165 99
i put	73 47
i read	-95 -21
i run	-93 100
i said	-58 -221
i say	-95 -44
i si	-55 -35
i sit	44 75
i slip	-47 -161
i stand	-137 62
i start	-67 -47
i stil	-123 -90
i stop	56 -80
i take	-85 -292
i teach	-67 126
i tel	-106 19
i think	194 101
i thought	49 -51
i told	53 92
i tuk	-24 3
i vant	-199 143
i vanted	12 75
i vas	-53 68
i vent	-47 65
i vil	-56 156
i vont	-149 275
i vork	-127 -153
i vould	-30 98
i vrite	-54 120
ice	115 -184
icu	-89 -160
idea	-96 -152
ideas	-107 -123
idli	172 -47
iesar	-102 -45
if	53 256
if _ dont	-23 73
if _ is	-27 170
if a	135 112
if he	-41 86
if i	-108 163
if it	-107 64
if someone	-100 131
if the	40 99
ignore	18 -17
il	-17 146
ila	125 125
ilaj	-212 -13
ilaj pura	-47 -110
im	128 201
im _ of	79 65
im _ to	156 -79
im a	-139 108
improving	-123 -23
in	-54 -52
in 2009	-72 -127
in 2012	-78 -60
in 2014	-61 69
in 2016	-46 -61
in 2017	-34 -46
in 2019	-18 -25
in 2020	-78 -34
in 2021	-124 -76
in 2022	0 -42
in 3	-79 -96
in 6	-27 -70
in 9	-66 128
in _ 2	-89 -68
in _ 4	98 -30
in _ after	-91 130
in _ al	-40 -95
in _ and	-135 -108
in _ are	53 -118
in _ at	-124 -43
in _ body	35 -173
in _ can	17 -86
in _ car	151 -64
in _ day	-26 -75
in _ days	-84 82
in _ do	-52 71
in _ evening	-202 -87
in _ for	-181 42
in _ from	32 111
in _ grandmother	-5 -37
in _ hand	46 152
in _ he	-19 34
in _ head	-87 51
in _ hospital	-117 88
in _ hostel	-35 96
in _ house	-54 -56
in _ hov	-10 -130
in _ i	-103 100
in _ in	-53 51
in _ is	-44 -42
in _ it	8 -41
in _ kiln	55 72
in _ kitchen	0 48
in _ like	81 -24
in _ min	30 -25
in _ minute	-78 -71
in _ morning	-154 -94
in _ my	93 -88
in _ not	48 -14
in _ of	-17 -70
in _ on	29 -123
in _ only	50 44
in _ or	-78 -99
in _ pg	105 -67
in _ rum	206 -69
in _ says	-131 9
in _ season	-47 -82
in _ second	145 -5
in _ she	-73 136
in _ th	-68 59
in _ the	45 -115
in _ toilet	74 -115
in _ vhat	-80 2
in _ vhen	118 -68
in _ vhich	-93 -52
in _ vith	-166 92
in _ vords	-74 -115
in _ year	-103 -34
in a	8 -16
in ac	-8 -105
in bangalore	-98 16
in bathrum	-100 96
in bed	59 -61
in betvin	144 -33
in brik	55 72
in buket	15 -91
in chest	99 -15
in clas	-78 77
in english	-84 2
in first	-22 58
in front	93 -102
in gulf	76 53
in her	15 115
in his	64 15
in india	-179 -160
in it	-17 40
in june	-145 29
in kerala	-89 35
in kochi	-9 -111
in last	-19 -50
in lav	-51 108
in lavs	97 -152
in life	63 -8
in march	-85 -31
in may	-130 47
in monsun	-63 -57
in morning	-262 -67
in mouth	2 -67
in my	113 358
in nekst	41 96
in ofice	58 -39
in one	-85 -115
in our	48 103
in pregnancy	-145 -141
in pune	-44 -24
in schul	6 98
in simple	-50 14
in sumer	-72 -71
in sun	163 -65
in tamil	-68 -81
in that	4 78
in the	87 2
in this	-114 -58
in throat	56 -40
in toilet	120 -30
in tvo	69 -94
in under	150 -10
in vinter	-101 -90
indaur	-65 0
indeks	-79 -73
indeks _ of	-79 -73
indeks out	-79 -73
india	-257 -224
india and	-42 -79
indian	-121 -111
indore	-22 -61
infant	81 -26
infection	39 -128
inhaler	128 -69
injection	91 4
injections	-161 107
injekshan	139 -91
inka	-94 174
insan	-114 -67
insan _ ya	-102 -90
insan hai	-85 -46
inside	99 2
insta	-96 91
insta pe	-62 149
instead	19 -68
instead of	-54 -6
instructions	-36 -75
insulin	100 22
insurance	-145 -4
int	109 -29
int _ par	31 13
int bhathe	37 12
intermitent	-83 -46
intermitent fasting	-83 -46
interviev	-47 -168
into	8 120
into the	-10 93
intravyu	-43 61
ipl	-87 -147
iron	40 -101
iron _ goli	-59 -59
iron ki	81 -105
iruku	-12 19
is	66 41
is 2	-39 -70
is 3	57 -49
is 40	-162 79
is 5	-108 -29
is 6	-31 -111
is 7	-40 -134
is 9	57 -139
is _ 3	-41 -31
is _ 4	-74 -46
is _ 5	-86 -39
is _ a	-79 37
is _ after	121 32
is _ and	182 -117
is _ any	-54 -63
is _ at	23 -54
is _ but	-61 -67
is _ by	-7 116
is _ can	97 -59
is _ dangerous	-21 66
is _ enough	140 66
is _ even	8 -37
is _ fine	155 -173
is _ for	26 22
is _ from	-103 77
is _ he	51 53
is _ him	150 -102
is _ his	15 48
is _ hot	-26 -97
is _ i	-35 213
is _ in	29 44
is _ is	-85 -7
is _ it	16 -40
is _ just	-17 -37
is _ km	6 -48
is _ kya	-83 -28
is _ last	8 104
is _ like	156 -89
is _ me	125 -67
is _ men	-58 -1
is _ months	9 -186
is _ much	90 76
is _ my	-30 114
is _ ne	-154 -134
is _ nekst	17 -2
is _ nicely	110 -78
is _ no	72 52
is _ normal	239 46
is _ nov	56 -255
is _ of	156 -108
is _ ok	-4 -279
is _ on	126 -36
is _ one	29 -80
is _ only	40 31
is _ or	-30 -81
is _ out	132 72
is _ pe	-135 -142
is _ safe	59 -81
is _ she	19 126
is _ since	-124 -29
is _ slipy	125 -8
is _ that	-67 -33
is _ the	38 99
is _ to	7 -115
is _ today	-49 -74
is _ true	-156 -178
is _ up	77 -83
is _ vater	76 -43
is _ vhat	-23 -89
is _ viks	-3 -42
is _ vith	234 -218
is a	-159 57
is aloved	-43 -84
is also	-25 -151
is asking	-115 -159
is at	75 -50
is bar	-228 117
is best	26 -73
is beter	-75 -204
is blak	87 -54
is breathing	62 -15
is choking	149 -73
is cold	187 -87
is coming	232 -56
is crying	67 -115
is dead	11 35
is doing	-11 27
is done	-42 129
is due	2 -91
is enough	86 -36
is fine	-114 -27
is for	-106 132
is from	-155 14
is ful	162 -78
is geting	62 -6
is giving	-53 -19
is going	37 -114
is gone	-248 -181
is grin	18 -47
is gud	24 -67
is hanging	64 86
is hard	66 -71
is holding	127 -4
is in	24 179
is it	-30 -24
is just	28 106
is kiling	-83 -136
is laughing	175 -90
is like	117 -6
is loked	-100 130
is lying	86 -19
is making	82 -78
is more	-25 84
is my	-19 69
is no	16 87
is normal	75 -18
is not	74 -39
is of	77 28
is ok	191 -124
is on	74 141
is only	-51 140
is over	-159 -44
is pale	54 -15
is playing	91 -57
is safe	-44 -30
is sal	-16 -29
is saying	57 38
is shoving	149 -26
is siting	41 -57
is smal	-49 86
is so	-94 21
is standing	54 41
is stif	147 -52
is sveating	49 -24
is talking	176 -71
is that	-160 -148
is the	-169 49
is there	-150 110
is this	40 -133
is tu	16 178
is valking	-7 -21
is very	-42 121
is vith	126 -59
isabgol	-76 -162
ise	-102 47
isi	-138 158
isiji	-48 -57
iska	-29 -188
iska matlab	-24 -81
iske	-41 -46
islie	-73 3
isliye	74 44
isnt	67 -44
isue	-116 -125
it	-215 170
it _ a	-128 -24
it _ and	-61 -1
it _ bak	-66 -126
it _ be	-69 165
it _ for	81 185
it _ i	24 -33
it _ if	183 -77
it _ in	-86 65
it _ just	-13 -66
it _ like	42 -70
it _ my	30 -136
it _ not	23 73
it _ of	-6 -80
it _ on	133 -69
it _ only	-55 62
it _ or	-95 156
it _ that	62 -187
it _ the	-96 100
it _ to	58 30
it _ vith	87 -46
it a	-144 -65
it and	-80 -2
it be	-152 -130
it comes	68 -96
it fine	90 -69
it for	-68 -121
it has	48 -45
it in	-141 -127
it is	5 145
it just	-3 -131
it mean	-11 -77
it means	-11 -27
it normal	211 -58
it nov	-92 -199
it of	149 -113
it ok	177 -139
it on	-16 25
it out	107 -45
it to	-58 173
it true	-163 -134
it vait	96 -25
it vas	72 -126
it vent	-39 75
it vil	34 106
itching	-137 -180
itchy	-156 -108
itna	-76 -24
itna _ do	-28 144
itna _ h	-64 -93
itna _ ki	-84 -101
itna bata	-28 144
itne	-94 85
itni	29 -100
its	209 132
its bin	57 118
its for	-95 -15
its just	129 38
its not	-43 113
itself	-24 -81
ive	-81 180
ivy	-35 -66
ja	-143 52
ja _ h	-4 -16
ja _ hai	-49 -9
ja _ hain	-26 28
ja _ hu	-147 34
ja _ hun	-100 -25
ja raha	-119 63
ja rahe	-70 -143
ja rahi	-15 49
ja rha	30 46
ja sakte	-49 -73
jab	-257 -30
jab se	-64 -99
jab tak	-75 -14
jaban	111 -11
jabardasti	94 -20
jabda	207 -67
jabde	136 -30
jachcha	-139 26
jae	-8 134
jae to	-44 -142
jaega	53 -7
jaega kya	-31 -89
jaegi	-5 108
jaen	44 100
jaen to	61 105
jaenge	36 177
jag	160 -107
jagah	-31 -98
jagah _ hai	48 -87
jagane	210 -146
jagane par	210 -146
jagery	-8 -64
jahan	35 66
jahar	-226 17
jahar _ diya	48 -115
jahar kisne	-52 -100
jahrile	-73 -58
jaipur	13 4
jaisa	206 -97
jaisa _ a	115 -9
jaisa _ aur	50 -73
jaisa _ hai	-31 -55
jaisa _ pasina	35 -2
jaisa _ raha	158 -96
jaisa dard	112 -7
jaisa garam	41 -2
jaisa khun	137 -11
jaisa kuch	-3 -75
jaisa lagta	-111 -54
jaise	286 -130
jaise _ ne	106 -49
jaise kisi	106 -49
jaise koi	-14 -53
jaisi	177 -100
jaisi avaj	-110 -28
jaisi badbu	78 -11
jaisi sans	159 -17
jakar	-58 151
jakdan	88 -44
jal	-55 -158
jal _ thi	-36 -110
jal gai	18 -37
jal gaya	29 -110
jal gayi	-97 -128
jal raha	106 33
jal rahi	58 -34
jala	169 63
jala ke	165 -133
jalan	-154 9
jalati	16 117
jaldi	194 137
jaldi jaldi	-104 -21
jale	18 -157
jali	22 -42
jalne	-121 -99
jalne _ tuthpest	-60 -35
jalne par	-75 -49
jam	-59 -166
jama	-165 99
jama _ hai	-15 19
jama kar	-29 110
jama karna	-27 -107
jamin	43 -78
jamin pe	84 -8
jamun	119 -100
jan	-21 -67
jan _ hai	48 -97
jan _ ke	-29 68
jan _ li	-228 -232
jan kha	-92 -63
jan le	-248 -265
jan nahi	200 -98
jan nikal	-165 -201
jana	-92 220
jana _ hai	1 -67
jana chahta	38 -52
jana hai	-95 149
jana padta	-33 -56
jana tha	-45 36
janam	-20 134
janch	-276 -251
janch _ chahie	-17 -87
janch _ hai	-23 -64
janch hoti	-14 -16
janch karani	-96 -124
janch men	-131 -37
jane	28 133
jane _ bad	-70 165
jane ka	-88 43
jane ke	-74 165
jane ki	-51 108
jane se	-52 -15
jangh	165 33
jangh me	-26 -108
jangh pe	-12 69
jankari	5 -46
jao	-29 -150
jarurat	-62 149
jaruri	-40 -240
jaruri _ kya	-67 -113
jaruri h	84 -19
jaruri hai	-132 -225
jata	-152 50
jata h	-133 30
jata hai	-28 25
jata hu	-129 -145
jate	31 -166
jate h	-139 -60
jate hai	-47 -60
jate hain	89 -65
jati	-150 -199
jati _ kya	-179 39
jati h	1 -123
jati hai	-131 -307
jau	109 203
jau kya	72 110
jau to	-86 183
jau ya	46 -117
jaun	26 215
jaun to	-9 137
jaunga	-175 159
jaungi	-103 113
jav	284 -157
jav and	129 -32
jav loked	98 -23
javab	35 -172
javab _ de	1 -89
javab nahi	86 -16
javab nahin	107 -121
javan	-43 18
jay	-8 60
jaye	56 20
jaye to	7 -27
jayega	5 140
jayega na	84 -132
jayegi	-152 -37
jayenge	-7 50
jeans	-156 -86
jeb	-111 84
jehar	-80 111
jeher	-217 93
jeher _ h	-26 -167
jely	115 -18
jerking	131 -47
jero	50 128
jeth	79 -5
jethani	110 -22
jhad	-153 -132
jhad funk	44 -21
jhad rahe	-201 -100
jhag	187 2
jhag _ raha	1 87
jhag a	-25 95
jhag aur	99 -43
jhag nikal	90 -40
jhagda	-59 63
jhagda hua	57 -60
jhagde	-12 8
jhatka	-26 -184
jhatka laga	-42 -71
jhatka lagne	-17 -23
jhatke	202 -64
jhatke _ rahe	139 -57
jhatke a	122 -53
jhatke aye	33 -27
jhatke se	-106 105
jhinga	119 -22
jhuk	136 -34
jhule	67 18
jhunjhuni	-86 -102
jhuth	-164 -38
jhuth hai	-126 -65
ji	-100 -208
ji ka	-58 65
ji ki	-141 -137
ji ko	-16 -199
ji ne	-50 -19
jibh	133 -177
jibh _ gai	88 -22
jibh kat	65 -12
jibh moti	160 -32
jija	100 -110
jijaji	34 6
jim	-117 -75
jina	-194 172
jina nahi	-88 141
jinda	-60 123
jindagi	-60 -50
jindgi	0 164
jine	-124 344
jine _ man	-63 215
jine ka	-105 289
jine se	-18 141
jio	-50 -79
jio ka	-50 -79
jira	-95 -77
jira pani	-95 -76
jise	-48 43
jisme	-88 22
jismen	-54 -109
jita	-24 -91
jitni	102 -80
jivan	-89 30
jo	-144 8
jo _ men	48 -48
jo _ se	99 -5
jo dabane	83 -4
job	-289 68
join	-80 -120
joint	-25 -93
joke	-144 -61
joke suna	-52 -97
jokes	46 58
joking	34 2
juban	151 -76
juice	-26 -117
jukam	-127 -177
jump	-147 226
jumping	-28 122
jun	-98 -135
june	-203 -27
jungle	-1 12
jus	-149 -124
just	67 152
just _ and	7 23
just _ in	22 -32
just _ me	27 101
just _ the	102 -76
just _ to	97 -110
just a	-65 -52
just asking	69 -44
just curious	-74 -55
just nov	103 69
just tel	23 -41
just vant	100 -259
just vanted	-58 64
juta	-153 1
juta sunghana	-111 -50
jute	-172 -66
jyada	-48 -19
jyada _ ate	-39 -40
jyada _ hai	-126 -23
jyada _ se	-159 -30
jyada aya	-72 -100
jyada ho	-104 -40
jyada kyon	-64 -76
k	-74 -97
k bad	37 11
k liye	22 41
ka	-147 -140
ka _ 5	72 -24
ka _ a	-47 -10
ka _ ab	1 -13
ka _ ankh	225 -54
ka _ aur	-108 -21
ka _ aya	-2 63
ka _ badh	-99 -43
ka _ band	80 90
ka _ batao	-182 -161
ka _ bhar	-67 94
ka _ bhi	-59 15
ka _ dekh	-61 85
ka _ do	103 -16
ka _ doktar	-30 -19
ka _ dudh	123 -71
ka _ ek	57 41
ka _ fat	95 -8
ka _ gaya	-43 79
ka _ ghar	-158 -36
ka _ h	-45 -21
ka _ hai	103 55
ka _ hath	130 -74
ka _ hi	68 86
ka _ ho	-41 -190
ka _ hota	-28 153
ka _ hua	-66 -41
ka _ jyada	-34 -36
ka _ ka	-105 -92
ka _ kab	-128 -145
ka _ kaise	-124 -203
ka _ kal	77 45
ka _ kam	-73 -46
ka _ kar	-132 -161
ka _ kaun	-43 -132
ka _ kitna	-130 2
ka _ kitne	-83 -149
ka _ kitni	34 -161
ka _ kya	7 -216
ka _ kyon	-12 -56
ka _ laga	-145 -135
ka _ lagta	-19 -97
ka _ me	23 -67
ka _ nahi	-74 129
ka _ nahin	-88 116
ka _ nishan	-58 -49
ka _ pi	184 -112
ka _ pichle	-48 55
ka _ raha	4 55
ka _ rakhna	-62 178
ka _ sal	-47 -38
ka _ se	61 -62
ka _ tarika	-75 34
ka _ tha	131 -22
ka _ thik	-31 -24
ka _ tika	-39 -47
ka _ tin	71 -32
ka _ to	7 -31
ka _ vala	-19 -116
ka adha	149 -32
ka arth	-135 -147
ka asar	40 52
ka ata	-79 -56
ka aur	-21 -42
ka bacha	27 -65
ka bachcha	83 82
ka beta	-119 39
ka bhav	-160 -143
ka bhi	-39 44
ka bil	-171 -77
ka bukhar	132 -15
ka bypas	-26 -41
ka chehra	99 33
ka course	-60 -30
ka dar	-46 -147
ka dard	69 -266
ka daura	-118 -58
ka dhyan	-21 105
ka doctor	-93 -30
ka doktar	13 -29
ka dudh	-119 -15
ka ek	-42 98
ka fone	-12 98
ka form	-63 42
ka h	192 -27
ka hai	59 -56
ka hath	184 -72
ka ho	-42 97
ka hun	-108 -13
ka ilaj	-44 -84
ka injection	-74 -39
ka injekshan	-15 -46
ka jahar	64 -136
ka jhatka	-53 -49
ka kam	-56 -19
ka khana	-208 -213
ka khun	-6 -89
ka koi	-72 152
ka kya	-90 9
ka ladka	60 57
ka last	-63 61
ka man	-205 286
ka matlab	-82 -107
ka muh	161 -10
ka nam	-232 -209
ka nanbar	-137 -8
ka nishan	99 -149
ka number	3 -132
ka operation	-58 -109
ka opreshan	-87 -99
ka pahada	-89 -68
ka pair	163 -36
ka paisa	-102 176
ka pani	125 -172
ka paper	-29 33
ka pata	116 36
ka pet	106 -13
ka pichle	-41 -19
ka purana	-58 -50
ka ras	-4 -32
ka rashifal	-47 -105
ka rishta	-13 1
ka sahi	-189 -181
ka tarika	-131 -246
ka tel	96 85
ka test	-47 -27
ka tha	-21 -8
ka tika	-171 -191
ka time	-79 56
ka vajan	-52 -172
ka vo	-83 -142
kab	-477 -434
kab _ chahie	-14 -26
kab _ chahiye	-48 -88
kab _ hai	-83 -153
kab aegi	-27 80
kab ayega	-54 -72
kab dalte	-26 -86
kab hai	-31 -129
kab lagega	-59 -95
kab lagta	-6 -70
kab se	-166 -140
kab tak	-33 -145
kabhi	-326 41
kabhi _ kabhi	-21 -36
kabhi _ nahin	36 111
kabhi kabhi	-250 -13
kabhi nahin	-46 125
kabir	-77 -90
kabj	-73 -133
kabj _ hai	-42 -57
kabutar	44 -4
kada	152 -30
kadam	-152 125
kadha	-113 -97
kadhai	103 -28
kafi	-62 103
kafi hai	-29 131
kagaj	-90 -16
kah	52 68
kah _ hai	-48 26
kah _ hain	-17 -8
kah raha	-7 58
kah rahe	49 -42
kah rahi	22 29
kaha	-227 36
kaha _ hai	-64 -124
kaha hai	84 -52
kaha se	-21 -100
kaha tha	5 -157
kahan	-232 -96
kahan _ hai	-25 84
kahan milega	-14 51
kahan se	-129 22
kahani	-198 -279
kahani sunao	-55 -60
kahin	45 123
kahna	-57 -14
kahta	73 38
kahta hai	73 51
kahte	-41 6
kahte hain	-5 52
kahti	66 162
kahti hai	77 175
kahti hain	8 9
kai	235 127
kailshiyam	-93 -81
kailshiyam ki	-27 -27
kainp	-66 -32
kainp men	-44 -20
kainsar	105 16
kaisa	-143 -184
kaise	-431 -233
kaise _ h	-50 -16
kaise _ hai	-186 -180
kaise _ hain	-89 -82
kaise _ kare	-71 -117
kaise _ karu	-147 -102
kaise _ karun	-34 -119
kaise _ ki	-41 68
kaise _ koi	-20 -52
kaise bache	-65 -58
kaise bachen	-34 -42
kaise banaen	-28 -35
kaise banaye	-11 -60
kaise banta	-27 -24
kaise bat	-25 -106
kaise chek	-20 -61
kaise hataye	-31 -97
kaise ho	-17 -78
kaise kam	-33 -12
kaise kare	-67 -96
kaise karen	-30 -110
kaise karte	-43 -93
kaise karu	-62 -50
kaise saf	-73 -29
kaise shuru	-109 -56
kaise thik	-15 -8
kaka	110 60
kaksha	-155 -117
kaksha _ ke	-67 -77
kal	-92 33
kal _ hai	-65 -87
kal _ hogi	-25 -59
kal _ ka	46 50
kal _ ke	104 -14
kal _ ki	-149 29
kal _ ko	-145 -16
kal _ me	169 -67
kal _ men	-146 -141
kal _ nahin	65 -37
kal _ pe	-108 56
kal _ se	150 23
kal aj	-87 58
kal barish	-25 -59
kal bat	-59 -134
kal chuti	-8 -85
kal ka	-107 95
kal ki	-145 -218
kal milte	-34 -202
kal rat	170 0
kal se	-33 153
kal subah	58 124
kal usne	-94 53
kala	173 -222
kalai	3 167
kalai par	-19 79
kalai pe	-1 122
kale	-71 -234
kale ghere	-217 -174
kali	58 -215
kam	-172 52
kam _ diya	-80 -46
kam _ gaya	55 -72
kam _ h	73 -121
kam _ hai	-149 135
kam _ hain	1 77
kam _ hu	-73 -145
kam _ hun	-34 -51
kam _ ja	-3 -90
kam _ jata	33 111
kam _ ke	-13 -62
kam _ raha	-111 -72
kam _ se	-79 -84
kam ati	-61 -107
kam hai	-35 -223
kam ho	-63 97
kam hota	-2 21
kam ka	-33 80
kam karne	-82 -112
kam karta	48 119
kam karte	34 105
kam karti	-98 -32
kam karu	-67 -39
kam pe	-51 -76
kam pura	51 89
kamar	-48 -284
kamar _ dard	16 -126
kamar _ niche	74 -13
kamar dard	-259 -178
kamar ke	105 -16
kamar me	-30 -63
kamar men	124 -10
kambal	79 -26
kami	-114 -197
kami se	-43 -27
kamjor	124 -116
kamjori	-23 -158
kamra	-129 220
kamra band	-101 164
kamre	101 44
kamre _ band	116 53
kamre ka	99 -32
kamre ke	-10 13
kamre me	89 47
kamre men	1 23
kamre se	1 59
kan	-75 -379
kan _ khun	154 -39
kan _ mail	-136 -155
kan _ pani	28 -40
kan _ siti	-152 -88
kan _ tha	-52 -43
kan me	-199 -153
kan men	-81 -121
kan se	274 -60
kanch	138 3
kandha	-66 71
kandhe	173 -109
kandhe _ bhi	49 -3
kandhe _ dard	48 -61
kandhe me	64 -66
kandhe men	156 -4
kanp	314 61
kanp _ hai	31 87
kanp _ hain	74 -12
kanp rahe	238 -53
kanp rahi	198 -17
kanpkanpi	148 -20
kanpni	-65 -68
kanpte	-118 15
kanpur	-132 -88
kanta	-81 -66
kapda	171 30
kapde	-78 23
kapde _ gaye	79 -21
kapde bhig	99 -24
kapil	-53 -92
kapkapi	167 -8
kar	-99 93
kar _ ab	-52 -76
kar _ h	-3 119
kar _ hai	69 64
kar _ hain	-44 24
kar _ hu	-196 -153
kar _ hun	-164 142
kar _ kya	56 -98
kar _ tha	-69 -110
kar dena	-20 60
kar di	102 113
kar diya	36 -64
kar do	-99 -188
kar du	-142 -133
kar dun	26 -42
kar dunga	-88 137
kar ke	56 -80
kar lena	-4 117
kar li	-28 119
kar liya	-109 165
kar raha	-179 -41
kar rahe	160 -46
kar rahi	-94 49
kar rha	4 49
kar rhi	89 -106
kar sakta	-106 -113
kar sakte	-98 -98
kara	86 56
karaen	-109 -47
karait	121 -56
karan	-69 16
karana	-41 -80
karana _ kya	-20 -44
karane	-89 -44
karani	-158 -179
karani chahie	-55 -99
karant	136 -138
karant laga	97 -42
karate	-75 41
karate hain	-58 -21
kard	-133 -79
kard men	-27 -44
kare	-39 -50
karela	-127 -130
karen	-52 -268
karenge	-127 33
karj	-61 179
karj vale	-35 64
karja	-74 178
karke	53 145
karna	5 -48
karna _ hai	-39 -103
karna chahie	-16 6
karna chahiye	-49 -165
karna hai	112 15
karne	9 -94
karne ka	-85 26
karne ke	-60 77
karne ki	93 -50
karne ko	-39 45
karne se	-143 -216
karne vala	-121 -98
karne vali	14 -75
karni	-159 63
karni hai	-37 151
karni padegi	-59 -82
karo	38 -5
karta	-191 56
karta _ kya	-23 -45
karta hai	-285 65
karta hu	30 -107
karta hun	-26 76
karte	38 -60
karte hai	-115 -186
karte hain	31 -5
karte karte	127 -36
karte samay	-115 -54
karte the	-68 -33
karti	-48 -177
karti hai	-135 -118
karti hain	114 -86
karti hu	-101 81
karti hun	-62 41
karti kya	-22 -155
karu	-73 -206
karu ya	-59 -170
karun	-84 -197
karun ya	-73 36
karunga	-88 162
karungi	-24 17
karva	-2 61
karva chauth	2 63
karvana	-51 -76
karvat	-102 -93
karvau	-44 -91
karvaya	-64 -50
karvaya tha	-64 -50
kasam	16 -88
kashayam	-62 -102
kashi	-105 -123
kasrat	-103 -161
kat	92 165
kat _ avaj	-83 -66
kat _ hai	95 -91
kat _ thi	-72 23
kat diya	-120 142
kat gai	177 -132
kat gaya	159 -37
kat gayi	-16 -69
kat kat	-153 -169
kat ke	135 61
kat li	-167 175
kat liya	108 -44
kata	150 -59
kata hai	135 59
kata tha	-253 -187
kate	-114 43
kate hain	-112 103
katha	136 -69
kati	0 121
kati thi	-136 128
katne	-85 100
katne _ kya	-36 -49
katne _ nishan	-47 -34
katne ka	75 -36
katne ke	-67 43
katne ki	-37 17
katne par	-43 -64
katne se	-63 106
katori	71 -1
kaun	-379 -119
kaun _ dava	-85 115
kaun _ goli	26 -117
kaun _ h	-28 -137
kaun _ hai	-60 39
kaun _ janch	-36 -38
kaun _ kasrat	-33 -50
kaun _ krim	-52 -68
kaun _ lun	-26 -36
kaun _ mask	-45 -43
kaun _ test	-20 -27
kaun deta	-9 -112
kaun ho	113 -107
kaun sa	-294 -9
kaun se	-117 -144
kaun si	-228 -105
kaunsa	-43 -59
kaunse	-24 -75
kaunsi	-150 36
kavita	-131 -148
kavita likho	-39 -40
ke	-2 -26
ke 2	-93 -115
ke 3	1 -34
ke 4	-1 -39
ke _ a	-45 54
ke _ ab	67 -44
ke _ aj	-120 133
ke _ andhera	200 -37
ke _ ate	-113 105
ke _ aur	-2 136
ke _ baje	8 -52
ke _ bhej	-71 39
ke _ bhi	-136 -156
ke _ dard	-1 65
ke _ de	-58 24
ke _ din	188 -38
ke _ diya	-6 46
ke _ do	-95 -63
ke _ ek	167 -58
ke _ fir	69 123
ke _ gaya	-149 -129
ke _ gayi	-123 -61
ke _ h	45 -102
ke _ hai	5 130
ke _ hain	106 106
ke _ hi	-16 161
ke _ ho	105 -77
ke _ hu	-58 -79
ke _ jaisa	87 -10
ke _ jana	-25 79
ke _ jau	-26 82
ke _ jyada	-16 -15
ke _ ka	-49 -172
ke _ kale	-159 -178
ke _ kar	-111 -25
ke _ kaun	-64 -136
ke _ ke	-27 112
ke _ kha	0 -117
ke _ khet	-25 -6
ke _ ki	-8 -243
ke _ kitne	-74 -48
ke _ ko	39 -201
ke _ koi	-33 -75
ke _ kuch	87 -47
ke _ kya	-134 16
ke _ le	-99 -136
ke _ len	-63 -28
ke _ likh	26 -16
ke _ mahine	-107 -43
ke _ main	33 39
ke _ me	200 -188
ke _ men	38 -94
ke _ nahi	145 -85
ke _ nahin	-111 -128
ke _ naikhe	80 82
ke _ ne	146 -146
ke _ nikal	-182 64
ke _ pair	-4 33
ke _ par	12 -12
ke _ pe	73 -167
ke _ pet	-24 -36
ke _ raha	61 -119
ke _ rahi	192 -122
ke _ sab	49 43
ke _ sal	-114 -110
ke _ se	-4 8
ke _ subah	153 -35
ke _ sun	-61 76
ke _ taraf	147 -50
ke _ tare	155 -14
ke _ the	87 -70
ke _ thik	-129 -91
ke _ to	-93 -151
ke _ vali	22 -76
ke ab	-10 -97
ke age	294 201
ke alava	-94 107
ke andar	-9 8
ke aur	85 -70
ke aya	151 -128
ke bachche	-202 -71
ke bache	105 -47
ke bad	89 131
ke bahar	66 -58
ke baithi	-61 -11
ke bal	63 -75
ke bare	-63 -74
ke bete	76 -19
ke bhi	121 -63
ke bich	86 41
ke bina	-83 -159
ke bol	-78 -136
ke chale	-237 -176
ke dane	13 -50
ke dant	-231 -61
ke dar	-94 -109
ke daure	-85 -17
ke ek	16 75
ke fayde	-153 -163
ke gal	-38 -33
ke gale	151 -55
ke gaya	48 33
ke ghar	-60 110
ke gir	38 -17
ke hain	-24 -62
ke hath	-18 -10
ke honth	76 -16
ke jane	-36 -10
ke jhatke	-124 88
ke kagaj	-18 122
ke katne	-104 -68
ke kha	64 26
ke khane	-29 -170
ke kitne	-20 -58
ke ladke	53 -14
ke ladu	-148 -71
ke lakshan	-62 -43
ke lie	-312 -359
ke likh	167 -194
ke liye	-124 -235
ke man	-30 164
ke mar	-227 -273
ke mare	72 -125
ke marij	50 -145
ke muh	119 -18
ke munh	166 -111
ke nam	-107 -48
ke niche	-78 68
ke nishan	-98 20
ke pair	-48 42
ke pas	60 204
ke pet	66 -89
ke piche	69 52
ke rakh	-17 64
ke rakha	72 -1
ke ruk	15 102
ke samay	-130 -41
ke samne	70 85
ke sans	109 -149
ke sath	-11 -252
ke skul	-76 -46
ke so	-15 95
ke tel	98 -86
ke thake	101 -6
ke thik	-45 -59
ke upar	116 -47
ke upay	-24 -93
ke yaha	96 9
keh	133 -29
keh rahi	105 -70
kehte	65 65
kehti	-85 -48
kehti hai	-93 9
kela	-87 -158
kela _ se	-37 -18
kem	34 -126
kept	-107 96
kerala	-107 31
kerosene	87 -2
keto	-75 -55
ketoconajole	-73 -68
key	59 19
keys	-24 128
kg	-364 -15
kha	164 -1
kha _ ab	-29 35
kha _ abhi	-96 146
kha _ h	-31 9
kha _ hai	68 36
kha _ hain	-144 -97
kha _ kya	-55 -12
kha _ thi	115 -25
kha ke	-57 -172
kha li	260 53
kha lin	-26 28
kha liya	45 38
kha lu	18 103
kha raha	-168 -59
kha rha	-117 -10
kha sakte	-183 -134
khabar	-38 -65
khada	192 8
khada hai	193 -160
khada hu	36 69
khade	83 45
khade _ hi	127 -12
khade hote	127 -12
khadi	-72 183
khadi hai	-29 93
khadi hun	-92 122
khae	31 -92
khaen	-149 -153
khai	133 193
khai thi	197 -106
khakar	38 -106
khal	145 -97
khali	-157 27
khali _ hi	-64 -76
khali pet	-335 -172
khana	-90 -132
khana _ hai	-87 -139
khana _ ke	29 -90
khana _ khata	-52 -69
khana _ khaya	156 -54
khana _ se	-26 -96
khana _ thik	-14 -72
khana banane	-25 40
khana band	75 32
khana bhi	-50 4
khana chahiye	-25 -105
khana chod	-56 113
khana kab	-18 -37
khana kam	-56 15
khana kha	-159 -46
khana khane	-30 -101
khana nahi	-28 49
khana nahin	89 -85
khana pina	-47 -9
khana thik	-40 -103
khane	-333 97
khane _ bad	-11 16
khane ka	-52 87
khane ke	-86 -22
khane se	-165 101
khani	-46 -62
khans	127 -35
khans raha	102 -32
khansi	43 -391
khansi _ din	-152 -49
khansi _ nahi	90 -18
khansi _ nahin	16 -7
khansi bhi	9 -13
khansi hai	-109 -112
khansi me	130 -20
khansi ruk	29 -6
kharab	-123 -178
kharab _ kya	76 -42
kharab hai	37 -58
kharab hoti	-30 -24
kharash	-240 -122
kharate	90 -146
kharate _ hain	-128 -81
kharcha	-131 17
khata	-100 -261
khata hai	-267 -159
khata hun	136 -70
khatam	-65 93
khatam ab	42 -114
khatam ho	-42 5
khatam kar	-11 135
khatarnak	-43 -71
khate	217 -238
khate hain	-6 -35
khate khate	73 -28
khati	-180 -129
khati dakar	-169 -24
khatm	35 43
khatm ho	25 68
khatm kar	-62 146
khatra	-100 -211
khau	-175 -130
khaun	-63 -64
khaya	156 -239
khaya tha	11 -159
khayal	-73 153
khayal rakhna	-50 122
khaye	-89 -96
khayi	103 -137
khayi thi	129 -48
khel	-51 -113
khel _ hai	18 -102
khel raha	-9 -100
khelta	-79 -55
khelte	22 -64
khelte hain	-25 -75
khelti	-28 -91
khet	56 195
khet _ davai	-106 127
khet _ kam	-11 -37
khet _ spray	41 -16
khet me	94 -33
khet men	45 26
khet se	101 -42
kheton	-15 57
khichdi	-198 -108
khidki	124 -38
khidki se	120 -46
khila	50 -84
khinch	145 -52
khincha	77 -19
khinchav	47 -20
khir	-158 -43
khisak	-15 17
kho	-107 -60
khol	-86 190
khol _ hai	-35 102
khol di	-33 119
khol ke	17 131
khol rahi	70 -22
kholte	78 -69
khub	9 -141
khud	-249 317
khud _ hai	72 60
khud hi	-25 83
khud ko	-143 324
khud se	-27 0
khujli	-204 -269
khujli _ hai	-79 -109
khujli hoti	-38 -32
khul	11 -23
khul rahi	52 -6
khula	23 -32
khuli	46 120
khuli _ par	39 -9
khuli hai	-38 -13
khulta	150 -123
khulti	-96 127
khun	332 -233
khun _ aya	-97 136
khun _ hai	125 -58
khun _ hota	-56 -10
khun _ jaisa	97 -26
khun _ janch	-97 -39
khun _ kami	-204 -86
khun _ karne	113 -48
khun _ ke	-86 -29
khun _ nahi	64 -20
khun _ nahin	63 -66
khun _ raha	332 -137
khun _ rha	-9 -105
khun _ se	-108 -24
khun _ tha	47 -76
khun _ thake	101 -6
khun _ ulti	174 -60
khun a	294 -125
khun aur	149 -59
khun bahut	104 -36
khun band	49 5
khun dekh	-116 -18
khun ka	-46 -32
khun ke	91 -7
khun ki	-58 -195
khun nikal	-90 136
khun patla	125 -66
khun ruk	45 62
khup	115 72
khurak	-98 -142
khush	-168 74
ki	-69 26
ki _ a	-39 -2
ki _ ab	62 8
ki _ aur	-42 41
ki _ band	13 -6
ki _ batao	2 102
ki _ bheji	-24 104
ki _ bhi	-4 9
ki _ chai	-99 -139
ki _ chal	68 -80
ki _ dava	-44 94
ki _ dekh	-28 79
ki _ di	-45 -14
ki _ din	47 -16
ki _ do	21 -64
ki _ fat	7 -16
ki _ ghar	14 -92
ki _ goli	35 155
ki _ goliyan	39 -35
ki _ h	38 -134
ki _ hai	-150 -54
ki _ hi	-60 59
ki _ ho	-86 -108
ki _ hoti	-22 -74
ki _ hui	93 -43
ki _ jati	-20 106
ki _ ka	-182 62
ki _ kab	-161 -245
ki _ kahan	-67 -38
ki _ kaise	-134 10
ki _ kar	172 7
ki _ kaun	-32 -85
ki _ ke	-31 -43
ki _ kha	83 -1
ki _ khali	85 -68
ki _ ki	-47 35
ki _ kitne	-65 -166
ki _ kitni	-90 116
ki _ ko	128 -49
ki _ kya	-44 -42
ki _ laga	-15 11
ki _ le	-6 -9
ki _ li	143 -30
ki _ likh	-65 -85
ki _ mar	-176 -163
ki _ me	-22 -167
ki _ men	12 -14
ki _ na	-182 -186
ki _ nahi	-71 90
ki _ nahin	66 61
ki _ ne	-81 -5
ki _ nikal	-61 55
ki _ par	-83 23
ki _ pe	38 -108
ki _ rat	-54 -37
ki _ roj	62 -111
ki _ sal	-52 112
ki _ sath	88 43
ki _ se	16 57
ki _ subah	7 -174
ki _ sui	59 -21
ki _ tak	-94 18
ki _ thi	40 -78
ki _ utar	45 57
ki _ vala	58 12
ki _ vali	195 -41
ki ab	-115 -40
ki adat	-153 -104
ki aj	-105 153
ki ankh	154 -35
ki ankhen	66 -14
ki avaj	-7 103
ki bachchi	-44 54
ki bachi	109 -95
ki bas	-49 20
ki bat	-11 113
ki beti	44 -86
ki bimari	77 -109
ki botal	47 105
ki botle	138 -124
ki bp	124 -88
ki chabi	-56 154
ki chamdi	-36 -23
ki chat	-104 48
ki chati	111 -14
ki chuti	-96 -170
ki dava	26 -43
ki davai	34 -157
ki dhadkan	-91 -46
ki dukan	64 80
ki ek	132 137
ki fis	-51 -45
ki foto	-42 129
ki goli	203 -6
ki goliyan	70 138
ki h	66 -28
ki hadi	36 -22
ki hai	-130 -266
ki hu	-4 -31
ki hun	79 -117
ki jagah	-59 24
ki janch	-200 -131
ki kahani	-95 -69
ki kami	-211 -169
ki khabar	-37 -99
ki kist	-129 -175
ki koi	-173 60
ki koshish	-13 84
ki ladki	-139 129
ki main	8 -23
ki malish	94 -101
ki marij	62 -40
ki maut	-97 -83
ki munder	-109 137
ki nabj	66 -26
ki nahi	-56 18
ki nahin	-38 -38
ki nali	58 -41
ki nas	-114 20
ki naukri	-41 -39
ki nind	93 128
ki pariksha	-108 -65
ki pati	108 -148
ki patri	-25 95
ki puri	-48 170
ki putli	110 -40
ki rat	-113 -37
ki roti	-58 65
ki sab	-103 -207
ki sans	-13 -121
ki sari	123 -143
ki shadi	-87 41
ki shishi	-39 81
ki shugar	108 -25
ki sui	166 95
ki taiyari	-31 -9
ki tanki	85 2
ki taraf	-104 191
ki tarah	68 -167
ki thaili	69 -28
ki thi	-81 74
ki training	-113 -51
ki trening	-30 -111
ki ulti	174 -60
ki umar	-80 67
ki umr	-110 -39
ki vajah	-133 -16
kid	137 -180
kide	-11 -120
kide _ dava	-206 -94
kide ki	-210 -99
kidney	-126 -33
kids	-133 -43
kik	125 -36
kiks	53 64
kil	8 46
kil _ thi	128 -3
kil me	-71 123
kil proces	-57 -39
kiled	-138 -172
kiler	-141 64
kiling	-180 -239
kiling me	-98 -149
kiln	77 68
kilo	-185 -159
kilo kam	-15 -21
kilomitar	91 -87
kinare	-91 148
kinare _ hun	-34 64
kindly	-41 -77
king	-160 -135
kip	-134 175
kip in	114 -110
kip it	-11 44
kips	63 14
kips saying	16 30
kiraya	-69 -67
kis	-237 -280
kis _ ka	-52 -57
kis _ men	-186 -102
kis _ se	-139 -73
kisan	-113 65
kisan _ kist	-47 -70
kisan ki	-47 -70
kise	-37 15
kisi	16 257
kisi _ bat	-29 33
kisi _ batana	-43 87
kisi _ bataya	47 31
kisi _ fark	-5 41
kisi _ nahi	127 57
kisi _ pareshan	-6 104
kisi _ pata	-59 100
kisi _ taklif	-9 136
kisi ki	-110 30
kisi ko	138 257
kisi ne	-19 -133
kisi se	-94 87
kisko	17 -13
kisne	-241 -264
kisne banaya	-19 -77
kisne diya	-73 -118
kist	-138 -199
kist kab	-20 -106
kit	135 23
kitab	-85 59
kitab men	-27 67
kitchen	149 -50
kitchen and	-2 69
kitna	-86 -65
kitna _ aur	-18 -42
kitna _ h	-28 -206
kitna _ hai	-63 -3
kitna du	172 -60
kitna hota	-44 -184
kitna milta	-9 -123
kitna pani	-47 -136
kitna time	-73 38
kitnashak	-159 233
kitnashak _ shishi	-32 82
kitnashak ki	-45 116
kitne	-477 -183
kitne _ bad	-60 -12
kitne _ chalta	-25 -30
kitne _ hai	-31 -107
kitne _ ke	-26 -148
kitne _ ki	-9 -73
kitne _ me	-96 41
kitne _ men	-88 -137
kitne _ tak	-95 -99
kitne baje	-58 -216
kitne din	-239 -52
kitne ghante	-94 -140
kitne ka	-90 -237
kitne mahine	-90 -111
kitne sal	-33 16
kitni	-63 85
kitni _ chahiye	-140 -159
kitni _ ki	-60 191
kitni _ me	20 92
kitni _ men	-28 180
kitni _ pahle	-31 -137
kitni bar	39 -315
kitni der	21 106
kitni nind	-54 115
kiya	-6 107
kiya ab	8 -123
kiya hai	-81 129
kiya tha	59 160
kiya to	40 -9
klas	-82 -114
klas men	-82 -114
km	122 -243
km daily	-23 -15
kni	-150 -124
kni pain	-105 -118
kni replacement	-76 -29
knife	83 -67
knis	-80 -136
knok	-92 -106
knov	27 140
knov if	-30 -20
knovs	4 -20
ko	-34 19
ko 2	-97 -72
ko 2019	-41 -36
ko 4	144 -16
ko 5	81 -9
ko 6	-2 -34
ko _ a	38 -19
ko _ aur	168 -6
ko _ bahut	-85 -51
ko _ bar	10 -150
ko _ batana	-71 125
ko _ bhi	-82 180
ko _ bukhar	132 -12
ko _ de	-23 126
ko _ dena	-100 184
ko _ di	-30 95
ko _ din	181 27
ko _ diya	31 73
ko _ h	64 -64
ko _ hai	21 -40
ko _ hu	3 125
ko _ hue	-21 30
ko _ ka	-52 11
ko _ kaise	-20 -39
ko _ kam	-10 91
ko _ karta	-22 74
ko _ ke	-95 -64
ko _ ki	-90 -98
ko _ kya	-80 -115
ko _ kyon	-167 -71
ko _ laga	32 -94
ko _ mahine	52 -37
ko _ mat	-26 89
ko _ me	-110 -166
ko _ men	-10 -90
ko _ na	-34 15
ko _ nahi	84 43
ko _ nahin	45 101
ko _ ne	-10 30
ko _ par	36 -11
ko _ pe	113 -47
ko _ raha	67 -47
ko _ sal	-211 -215
ko _ se	-16 -96
ko _ si	-3 -95
ko _ tha	62 -2
ko _ to	135 -26
ko _ ya	23 71
ko ab	75 -9
ko bachane	-11 -53
ko bachpan	-67 -81
ko bata	66 197
ko batana	-45 5
ko bataya	125 -20
ko bhi	-160 -228
ko birthday	-43 -80
ko bola	87 -25
ko bolna	-64 81
ko bukhar	-25 -52
ko chakar	113 -18
ko daura	148 -22
ko de	-146 251
ko dikhana	49 -34
ko do	21 -112
ko fark	-5 41
ko ghar	-12 -123
ko gujre	-13 -75
ko hai	-93 -63
ko hi	-78 -105
ko hosh	35 -32
ko jeher	-36 -195
ko jhatke	170 -49
ko kaise	-53 -2
ko kal	-142 -19
ko kata	66 39
ko kaun	-76 88
ko kitna	60 -119
ko kuch	24 -117
ko kya	-157 -185
ko lekar	80 33
ko man	-37 -20
ko mat	-62 146
ko meri	-68 156
ko nahi	112 -2
ko nind	-9 -86
ko nuksan	-82 -68
ko panch	13 -42
ko pani	-198 14
ko pareshan	-6 104
ko pasina	-32 -17
ko pata	-77 198
ko pet	-18 -4
ko sanp	-84 -49
ko sans	-22 -30
ko subah	-69 -127
ko taklif	-38 176
ko ulti	166 -67
kochi	3 -112
koching	-15 133
kohli	-96 -131
kohni	86 -74
kohni se	83 -41
kohni tak	117 -24
koi	-98 117
koi _ bata	23 50
koi _ batao	-28 64
koi _ bhi	4 40
koi _ hai	35 15
koi _ nahi	-65 -32
koi _ nahin	-79 87
koi _ nhi	-125 -87
koi _ raha	95 -1
koi _ to	-79 144
koi _ upay	-80 -112
koi _ vala	-91 38
koi dava	-16 127
koi dikat	-144 -177
koi goli	-45 -171
koi nahi	-54 129
koi taklif	-78 -208
kol	-108 111
kol par	-72 110
kolej	-130 -9
kolej men	-106 -96
kolestrol	-74 -87
kone	29 52
konsa	-145 -171
konsi	-110 -1
kopi	-80 164
kopi men	-79 147
kors	-82 -68
koshish	-31 120
koshish ki	-140 187
kota	-94 124
kota me	-9 3
kothri	45 15
kr	-43 9
krait	64 -27
kriket	-52 -82
krim	-137 -93
krna	-15 51
krne	-97 14
krte	-55 -28
kru	35 -36
ks	-136 -157
ksray	-78 -52
ku	158 -248
kuan	81 26
kuch	-25 -36
kuch _ bas	-97 -82
kuch _ chahiye	-48 130
kuch _ dikh	59 -16
kuch _ hai	18 -25
kuch _ hua	-33 -57
kuch _ nahi	106 -18
kuch _ nahin	-60 116
kuch _ tha	142 -60
kuch aur	108 -74
kuch bahar	103 -62
kuch bol	-31 55
kuch hota	-24 -125
kuch mehsus	130 -32
kuch nahi	-107 95
kuch nahin	-157 -106
kuch nhi	-2 -151
kud	-205 161
kudne	-54 174
kuen	10 209
kuen ki	-25 160
kuen men	122 63
kuery	61 -55
kuestion	-57 -146
kuestions	-69 -57
kueue	26 -128
kuiet	54 134
kuij	-61 -155
kuik	60 58
kuikly	-13 -79
kukar	129 -27
kular	106 -62
kular _ sa	-41 -28
kular kaun	-41 -28
kulhe	35 -9
kundi	-18 99
kundi laga	-110 127
kursi	65 -96
kurta	-168 -160
kuta	103 -154
kute	129 -84
kute _ kata	62 -96
kute ko	-83 67
kute ne	181 -167
kuye	58 58
kya	-247 -160
kya _ bhi	-76 -96
kya _ chahie	-29 -91
kya _ chahiye	-61 -219
kya _ du	44 -58
kya _ h	-16 -130
kya _ hai	-232 59
kya _ hain	-108 -57
kya _ ho	-59 96
kya _ hona	-18 -71
kya _ hota	-31 -114
kya _ jaldi	133 23
kya _ ka	54 -114
kya _ karna	-30 -49
kya _ ke	95 -41
kya _ ki	-76 -54
kya _ ko	-98 -171
kya _ me	-44 -166
kya _ men	-102 148
kya _ pe	61 -152
kya _ rakhe	-111 -127
kya _ rakhen	-48 -70
kya _ sal	-31 65
kya _ se	-160 -152
kya _ tha	-124 -94
kya _ to	-42 -28
kya ab	-102 -42
kya aj	-21 106
kya antar	-99 -49
kya aur	-64 -81
kya bolu	-83 -55
kya dhyan	-91 -101
kya dobara	-21 -24
kya du	-74 -82
kya fark	-33 82
kya h	-159 -162
kya hai	55 -205
kya hal	-28 -56
kya hona	-20 -81
kya hota	-110 19
kya hua	-15 65
kya kare	131 -91
kya karen	111 -51
kya karna	17 -183
kya karte	-21 47
kya karu	110 102
kya karun	100 -9
kya khaen	-51 -41
kya khana	-59 -47
kya khau	-116 -102
kya khaun	-28 -81
kya khaye	-54 -35
kya koi	-22 -7
kya kya	-159 -303
kya lagau	-88 -86
kya likhu	-50 -90
kya mai	-37 -3
kya mujhe	-22 -82
kya pehnu	-20 -100
kya rakhu	-59 -100
kya sach	-52 31
kya savdhani	-51 -30
kya ya	93 -62
kya yah	-88 -95
kya ye	71 22
kyon	-401 -134
kyon _ hai	-142 -205
kyon _ hain	-80 -159
kyon ate	-39 -40
kyon hota	-20 -96
kyon nahin	-183 -63
kyonki	-35 -92
kyu	-313 -172
kyu _ hai	-90 -123
kyun	-53 -130
l	-94 -31
l 4	-70 -51
l 5	-70 -51
l _ l	-70 -51
la	51 -56
lab	25 95
labour	51 97
ladai	-46 -66
ladakhda	122 -26
ladakhda rahi	75 -19
lader	16 -21
ladies	-9 -106
ladka	143 -8
ladka _ se	73 -57
ladke	14 -70
ladke ko	41 -14
ladke ne	64 55
ladkhada	93 -36
ladkhada rahi	60 -32
ladki	-191 48
ladki _ sal	-116 -40
ladki ko	71 -96
ladki ne	-113 179
ladte	-17 -10
ladu	-43 -152
lady	126 36
lady doctor	-89 -72
lae	29 1
lag	-85 204
lag _ ab	-9 0
lag _ hai	-26 41
lag _ kya	78 -23
lag gaya	18 -147
lag gaye	-101 -140
lag gayi	-9 -23
lag raha	-31 138
lag rahe	39 -3
lag rahi	-44 130
lag rha	-136 120
lag rhi	-58 48
laga	113 66
laga _ hai	-27 23
laga ab	-124 -104
laga di	17 -80
laga diya	43 -8
laga h	156 -58
laga hai	89 85
laga ke	110 -42
laga li	-126 182
laga raha	-182 -47
laga sakte	-60 -53
laga tha	-18 -130
lagai	-66 -60
lagana	-140 -119
lagana _ hai	-62 -70
lagana hai	-23 -120
lagana sahi	-34 -48
lagane	-214 70
lagane ki	-117 118
lagane se	-93 -9
lagao	128 -84
lagatar	71 -37
lagate	-99 -108
lagau	9 -142
lagaun	-133 -96
lagaya	43 104
lagaya hai	105 81
lagaya tha	-37 102
lagaye	-149 -117
lagayi	99 4
lage	25 -301
lage _ ab	-88 -62
lage the	-109 -81
lagega	-174 -57
lagi	232 -70
lagi hai	12 59
lagi thi	84 -115
lagna	-151 -129
lagna aur	-130 -89
lagne	-122 49
lagne _ hai	-66 146
lagne par	-56 -131
lagta	-188 74
lagta _ kya	-12 -65
lagta h	-83 -30
lagta hai	-151 43
lagta tha	-24 -15
lagte	96 -163
lagte hain	-122 -104
lagti	-116 -36
lagti h	-85 -71
lagti hai	-28 31
lagvana	-104 -70
lagvane	-36 -41
lagvani	-56 -131
lahsun	16 -26
lain	-42 -153
lajy	73 -78
lakdi	45 -105
lakdi jaisa	39 -2
lakdi se	52 -14
lake	-27 143
lakh	-227 116
lakh ka	-40 114
lakir	-69 -113
lakshan	-64 -61
lakva	-97 -195
lakva _ tha	-51 -74
lakva hua	-38 -28
lal	80 -96
lal dane	-35 -31
lal lal	96 -20
lali	-74 -90
lambi	20 -11
landlord	77 -100
language	-105 -114
laptop	-215 -52
lar	51 -137
lar _ rahi	95 -22
lar gir	45 -8
lar tapak	72 -13
laser	-137 -130
lash	-32 43
last	-205 125
last _ and	-73 -13
last _ in	-80 -16
last _ of	-91 -128
last _ she	16 71
last _ vas	-123 122
last divali	-103 171
last month	-252 -221
last night	61 178
last over	-102 -188
last page	-28 120
last sin	-44 18
last vik	39 -127
last year	-213 -15
last yr	-128 -147
lat	154 -44
lat mari	157 -28
latak	194 6
latak _ hai	70 -13
latak gaya	91 -19
latak raha	102 -5
latak rahi	52 -10
late	-201 -269
late hai	-56 -116
lathi	-96 -133
latka	-34 172
latka ke	-137 165
latrine	195 -16
laugh	-131 -49
laughed	-1 159
laughing	-72 -4
laughing and	73 70
laughing at	-19 -176
laughs	-46 -125
lauki	-124 -125
laut	9 81
lauta	-89 14
laute	68 51
lav	-68 71
lav is	20 -46
lav says	-114 -44
lavs	97 -152
lay	101 56
layak	-127 73
layak nahi	-74 106
ldl	-142 -154
ldl 142	-33 -43
le	55 -47
le _ ab	-27 -69
le _ aj	-140 -133
le _ hai	-54 -100
le _ hain	62 -74
le _ hu	-145 83
le _ hun	73 136
le _ kya	-91 -197
le _ to	144 -109
le gaya	-7 133
le jaen	138 28
le jau	132 -66
le ke	101 -63
le li	-181 -295
le liya	124 -41
le lu	-18 -87
le lun	-147 -153
le raha	206 -149
le rahe	158 -57
le rahi	-33 41
le sakte	-120 -168
le sakti	50 -39
leak	138 -91
learn	-26 -45
leave	-103 -54
leave _ for	-127 -169
leave aplication	-20 -53
leave leter	-126 -161
leaves	-56 51
leaving	-15 104
left	46 177
left arm	74 88
left i	-65 128
left in	45 -65
left side	-91 -209
leg	163 -235
leg svolen	113 -4
legal	-63 29
legs	160 -17
legs and	87 -47
lekar	61 125
lekar _ men	118 -42
leke	183 2
leke _ hai	145 -104
lekh	-51 -34
lekin	76 -78
lemon	3 -81
len	-148 -178
lena	-125 106
lena main	-48 127
lene	-154 14
lene se	-56 59
leni	-62 -204
leni _ ya	1 -35
leni chahiye	-9 -20
leni hai	-98 -59
lens	-203 -126
les	94 4
let	173 62
let _ go	-57 103
let _ slip	122 -54
let him	171 -101
let me	8 77
leta	-54 -177
leta hai	100 -41
leta hu	-133 -136
lete	81 -118
lete hain	-27 -5
leter	-245 198
leter _ my	-34 -25
leter for	-161 -82
leters	-99 0
leti	-103 13
leti hu	-53 -5
leti hun	-83 87
letne	93 -40
level	-59 -59
li	173 260
li _ ab	86 74
li _ ne	162 -136
li abhi	-64 144
li aj	-132 -170
li h	-53 68
li hai	-91 226
li hain	-73 113
li thi	160 72
lic	-48 153
licence	-160 -37
lids	62 44
lie	-62 -81
lie _ kya	-40 -100
lie _ men	-32 -31
lie _ se	-45 -89
lie dovn	213 -64
lie kaun	-46 -163
lie kya	-51 -84
life	-78 150
life insurance	-71 -163
lift	145 -209
lifting	-36 35
light	59 6
lights	129 49
lik	26 73
like	313 87
like _ am	-67 -77
like _ and	241 -114
like _ from	133 -30
like _ in	41 35
like _ is	69 -26
like _ since	-38 -15
like a	12 64
like drunk	86 35
like i	-105 -149
like tava	64 -17
like that	40 -19
like this	-140 54
like vud	67 -11
liked	-185 -28
likes	-92 53
likh	-75 -53
likh _ hai	-69 142
likh _ hun	116 -6
likh di	-92 169
likh diya	-17 102
likh do	-332 -324
likh ke	-3 54
likh raha	34 126
likh rahi	210 -116
likha	-114 253
likha _ raha	120 -22
likha a	123 -22
likha h	5 72
likha hai	-212 9
likhe	-101 -132
likhi	-110 42
likhi hai	-26 -28
likhna	-112 -97
likhna hai	-79 -157
likho	-303 -266
likhu	-63 -123
likuid	87 22
likuor	152 -84
limit	60 -80
limp	140 -62
lin	-49 104
line	-2 -7
line me	92 -86
line pe	-50 42
lines	-130 98
link	-215 -244
lip	-43 -87
lipid	-53 -83
lipid profile	-48 -55
lips	275 -151
lips _ blue	97 -8
lips blue	130 -22
lips going	89 -6
list	-256 -171
list for	-112 -69
list of	-54 -84
literaly	-62 -107
litle	-98 -155
litre	12 106
live	-33 91
liver	-142 -116
liver _ 1	-93 -120
liver grade	-93 -120
lives	17 87
living	98 -86
liya	152 190
liya _ ab	64 36
liya _ ko	105 -26
liya ab	-85 -23
liya h	-23 39
liya hai	20 137
liya maine	-40 119
liya tha	-12 66
liye	-137 -55
liye _ me	-92 -130
liye _ tel	-30 -64
liye kaun	-14 -25
liye kya	-62 -42
lo	123 12
loading	19 48
loan	-128 160
local	4 -200
location	-63 138
log	90 37
log _ hai	-109 154
log _ hain	124 -67
log _ me	-31 14
log _ men	66 -88
log bolte	-81 59
logo	-10 -83
logo ko	4 -63
logon	-74 20
lohe	133 -86
lohi	129 -94
loked	100 123
loked _ in	160 -74
lol	-386 -178
long	-297 69
long does	-14 174
long flight	50 -11
long time	10 85
los	-44 -125
losing	-106 -61
lost	-122 95
lost _ in	-91 147
lost the	34 41
lot	-11 94
lota	141 -34
lota bhar	141 -34
loud	36 -132
lov	-22 -289
lov since	-108 -51
lov sugar	-93 -27
love	-164 -184
lover	-12 -22
lover berth	-98 -93
lu	-32 -26
lu _ bachne	-89 -199
lu kya	-102 -58
lu lagi	165 -84
lu se	-124 -216
lu ya	-44 96
ludhak	160 -60
ludo	-194 -111
ludo me	-151 -177
luk	-49 186
luk _ the	34 110
luk at	10 172
luking	26 139
luking at	-55 112
luknov	-142 -134
luks	179 -31
luks like	87 17
lun	-42 58
lun kya	-112 20
lun to	-6 126
lun ya	-94 -115
lunch	132 -85
lunch and	116 77
lunga	-85 127
lungi	-46 170
lungs	-92 -183
luse	59 -65
luse motion	33 -54
lying	215 26
lyrics	-92 -111
m	-77 120
ma	172 76
ma ka	107 17
ma ki	-50 -100
ma ko	-28 -91
machar	-46 37
machchar	-81 -193
machine	124 -157
machine me	216 -30
machine pe	90 37
machis	-2 136
machli	148 -100
mad	-110 17
madad	124 -42
madam	68 75
made	-149 -10
made a	-5 167
made from	-76 -85
madhumakhi	-7 -114
madhumakhi ne	-56 -99
maf	-102 244
maf _ dena	-21 60
maf kar	-21 87
maf karna	-94 107
mafi	-31 114
magi	-146 -57
mahabharat	-133 -67
mahina	91 -282
mahina _ raha	-1 -41
mahina chal	10 -41
mahina hai	105 -103
mahine	-34 -25
mahine _ bachche	-150 -50
mahine _ beti	27 -108
mahine _ gae	-34 -31
mahine _ gaye	-34 -35
mahine _ hai	27 94
mahine _ hua	-65 -24
mahine _ pet	103 -12
mahine bad	-131 -74
mahine ho	-72 -75
mahine hue	-29 87
mahine ka	107 143
mahine ke	3 -84
mahine ki	94 -75
mahine me	73 -35
mahine men	-10 -148
mahine pahle	108 2
mahine se	-189 94
mahinon	-139 -82
mahinon se	-139 -82
mahvari	-89 -164
mahvari men	55 -27
mai	-33 215
mai _ hu	-77 145
mai _ ka	66 86
mai _ me	43 75
mai _ rahu	-12 98
mai hi	-33 128
mai na	-12 98
maich	-185 -129
maid	-51 13
maidam	-117 54
mail	-157 -258
mail to	-11 -138
main	190 129
main _ gaya	-88 147
main _ hu	110 32
main _ hun	135 78
main _ ka	-20 -59
main _ ke	78 -19
main _ ki	41 -5
main _ ko	91 -122
main _ me	216 -169
main _ men	-60 109
main _ nahin	-52 -34
main _ rahungi	-14 72
main asha	129 -48
main aur	-54 18
main bhi	-128 149
main hi	-105 93
main khud	-16 61
main mar	-20 -33
main na	-20 146
main nahin	-18 99
main to	-26 53
maine	-290 180
maine _ ki	-59 155
maine ab	-7 46
maisej	-163 -59
majak	-129 13
majak me	4 137
majbut	-43 111
majdur	136 -120
majduri	-59 18
makan	57 -53
makan malik	-146 -5
make	-42 17
make a	-7 -37
make him	44 -7
make it	-87 128
make me	80 -76
makes	-217 -88
makeup	-29 -18
making	37 -220
making _ for	-91 -64
maks	-25 -177
mal	84 -71
mala	-186 183
malaria	-49 -131
male	-30 -72
maleriya	-124 -117
malik	-111 -95
malik _ raha	65 -13
malik bol	52 -12
malish	92 -141
malish _ tel	-112 -68
malish se	31 -89
mama	77 -170
mama ji	0 -89
mami	119 95
mami ko	41 64
man	5 250
man _ dudh	-128 -75
man _ hai	-69 125
man _ karta	-62 -50
man _ raha	-60 66
man _ the	72 -103
man _ to	60 -78
man bhari	-23 -189
man hai	-22 124
man ka	-146 16
man kahti	88 -30
man kar	-63 70
man karta	-91 147
man ke	-132 -64
man ki	143 -132
man ko	1 -83
man nahi	-158 -31
man nahin	-58 185
man of	-46 -62
man se	-69 114
man udas	-30 -129
mana	-234 46
mana _ hai	-20 -78
mana hai	-58 -101
mana karti	-72 -98
manager	32 -217
manali	35 -50
mandi	-177 -146
mandir	18 34
mandir ki	9 -19
mane	-127 -144
mang	-264 10
mang raha	-120 -102
mang rahe	-48 -49
mang rahi	-129 93
mangalsutra	10 85
mangi	67 32
mango	-145 -78
manjil	12 142
mans	97 -120
many	42 119
many days	-144 -72
many hours	-138 -106
many minutes	17 -135
many of	-21 198
many times	4 -69
mar	-118 -40
mar _ bhai	-163 -105
mar _ dala	-78 -108
mar _ h	31 93
mar _ hai	-38 -332
mar _ ke	-146 178
mar _ kya	-86 90
mar _ to	-44 212
mar _ yar	-65 -160
mar dala	-211 -191
mar dalega	148 -108
mar dalegi	-104 -78
mar di	35 -148
mar gaya	-274 -345
mar gaye	24 -111
mar gayi	-157 -81
mar hi	-105 -28
mar ja	-42 95
mar jana	-76 214
mar jau	-29 188
mar jaun	-16 48
mar jaunga	-34 -42
mar ke	-75 63
mar mar	-124 88
mar raha	92 -256
mara	-23 -192
mara _ me	-6 -23
mara hai	59 -39
mara tha	-104 -98
marathi	-150 -127
march	-162 4
mard	57 -73
mare	-44 55
mari	19 132
mariage	38 38
maried	-130 111
marij	117 -173
marij hain	52 -11
marij ko	-111 -154
mark	-131 -175
market	-90 -106
marks	78 -44
marna	-139 201
marna hai	-94 183
marne	-28 161
marne _ bad	-31 151
marne _ dava	104 26
marne ka	-10 -7
marne ke	-109 206
marne ki	-28 118
marne par	-110 -52
marne se	16 -17
marne vali	127 -22
marod	181 -17
marta	136 -95
marta hai	112 -220
marte	-140 23
marte hain	-58 -17
marti	-67 35
marti hai	-45 -117
maru	-30 113
masage	-105 -87
masala	-189 -45
mashin	151 -119
mashin _ hath	-5 -21
mashin men	211 -21
masik	-139 -23
mask	38 -144
mast	-83 -261
mast hu	-24 -107
masude	30 -12
masude _ khun	100 -4
masude se	70 -11
masudon	68 -64
masudon se	68 -64
mat	-167 382
mat _ bas	-15 79
mat ana	-129 146
mat batana	-67 125
mat dhundhna	-60 111
mata	66 -54
match	-183 -268
match me	-105 -104
mate	109 -8
mater	52 -21
maternity	35 3
matha	-36 -164
mathe	102 -92
mathe par	57 -79
maths	-105 -3
matlab	-196 -160
matlab _ hota	-16 -89
matlab kya	-108 -178
matres	55 -31
mausam	-200 -128
mausam kaisa	-57 -62
mausi	83 -47
maut	-88 147
maut _ bad	-67 96
maut ka	-21 -124
maut ke	-70 86
may	-48 42
maybe	42 -29
mayke	-59 80
mcg	-29 -26
me	-24 -3
me 2	124 28
me 3	-95 42
me 4	-104 99
me 5	-18 -82
me _ 2	-162 -111
me _ 5	-60 -126
me _ a	80 -132
me _ and	61 66
me _ antar	-73 -12
me _ ata	-73 -129
me _ atak	-107 -46
me _ aur	42 52
me _ aya	-5 83
me _ baj	81 -8
me _ bar	-174 -203
me _ bhar	38 88
me _ bol	89 38
me _ bolte	-62 -40
me _ chal	-125 -119
me _ dard	126 -57
me _ din	-60 24
me _ do	-77 -2
me _ du	84 47
me _ gaya	15 -147
me _ gaye	-47 -140
me _ gayi	170 -28
me _ ghar	56 44
me _ gir	26 -28
me _ gya	-28 -124
me _ h	-10 -81
me _ hai	-2 59
me _ heart	-42 -18
me _ ho	-132 -117
me _ hota	35 -212
me _ hoti	-85 -51
me _ hu	170 -50
me _ hua	-72 -11
me _ i	-158 130
me _ is	45 -59
me _ jaisa	-86 -33
me _ jaisi	-79 -31
me _ jayega	21 -55
me _ jyada	-105 -26
me _ ka	-54 54
me _ kab	-23 -108
me _ kaise	-50 -36
me _ kam	-68 0
me _ kar	-18 -15
me _ karke	90 -70
me _ karta	-24 -37
me _ karte	-18 -95
me _ ke	94 -71
me _ khana	-21 -3
me _ khun	123 -92
me _ ki	-175 -74
me _ kitna	-60 -105
me _ ko	-28 -197
me _ kya	-139 -184
me _ lag	-91 -16
me _ laga	148 -43
me _ lagi	-64 -108
me _ lagta	-137 -156
me _ mahine	-131 91
me _ mar	91 -10
me _ me	33 -200
me _ mila	118 15
me _ my	45 -67
me _ nahi	31 -118
me _ ne	-173 -161
me _ nhi	62 -75
me _ of	-55 -16
me _ pani	-117 -68
me _ par	33 117
me _ pe	18 7
me _ pehnu	-17 -39
me _ raha	-14 37
me _ rat	37 -57
me _ safe	-44 -106
me _ sakte	-91 -36
me _ se	-95 32
me _ subah	-84 -133
me _ tha	28 -189
me _ the	91 -164
me _ thi	-98 28
me _ thik	27 -40
me _ this	71 -55
me _ to	68 46
me _ vale	-150 -65
me _ vali	-35 -65
me _ vo	18 -22
me _ ya	-179 -76
me a	-94 -292
me ab	-209 -144
me after	-61 10
me ag	64 -82
me and	0 104
me at	68 -47
me aur	-39 -8
me aya	14 -101
me bahut	78 -15
me band	220 -148
me bat	-76 -7
me before	118 38
me bhi	41 154
me bijli	113 -80
me by	119 -66
me curent	17 -93
me dahi	-39 -21
me dard	35 -351
me davai	-72 76
me dekha	-118 -85
me do	133 30
me dost	69 -122
me ek	-91 101
me every	-48 28
me fail	-32 5
me fark	-207 -111
me for	38 -121
me gas	-91 -52
me gaya	0 68
me gir	99 -29
me h	-43 182
me hai	21 18
me halka	-12 -39
me headshot	-49 -102
me heart	-118 -86
me her	-106 153
me hi	53 -10
me hov	32 61
me hu	140 70
me hua	-34 -45
me i	52 79
me if	43 -95
me in	81 45
me itna	-13 -83
me jalan	-137 -122
me jan	192 -80
me kaise	-58 -114
me kal	-126 -66
me kam	-36 -31
me kaun	-23 -148
me khana	-112 73
me khun	86 -30
me kisi	23 -59
me kitna	-52 -169
me kitni	-22 -142
me koi	24 10
me kuch	30 -92
me kya	-263 -384
me le	-30 57
me likha	-63 183
me mar	-131 -101
me mera	-24 -15
me mila	59 71
me nahi	-27 86
me namak	-132 -20
me nikal	134 -23
me out	-95 -154
me pair	-2 -75
me pani	-106 -36
me pehle	-89 -73
me pucha	-101 82
me rakh	-57 79
me rakhna	-29 -165
me sab	-56 -168
me sabko	61 -64
me siti	-67 -82
me spray	71 -29
me tej	88 -7
me thanda	-134 -100
me the	-115 12
me thik	-124 145
me to	-26 107
me ulta	31 -59
me vhere	-47 130
me vhich	-97 140
me vith	-108 15
me vo	-13 -32
me vrite	-81 33
meal	54 -26
mean	-15 -65
meaning	-212 -159
means	-13 -62
medical	85 -168
medical me	-19 -8
medicine	-89 -197
medicines	-92 -10
medikal	-24 -93
meftal	122 -35
mehandi	-88 -80
mehndi	-109 91
mehsus	22 -77
mein	41 0
mela	147 -32
melatonin	-119 -99
mele	-152 -21
mele men	-117 27
meme	-129 -132
men	-58 -127
men _ a	143 -35
men _ ab	-86 -33
men _ ai	-19 28
men _ antar	-36 -38
men _ ata	-51 30
men _ ati	-130 -95
men _ aur	-14 -102
men _ band	69 10
men _ bar	-189 -73
men _ chala	211 -43
men _ dard	110 129
men _ der	-53 -78
men _ din	-101 56
men _ diya	-171 -88
men _ do	-67 -47
men _ fark	-70 -76
men _ gai	219 -46
men _ gaya	99 -39
men _ ghante	-28 -77
men _ hai	-143 97
men _ hain	78 -93
men _ ho	-7 -158
men _ hota	-117 91
men _ hua	97 -52
men _ hun	61 72
men _ jyada	-77 -59
men _ ka	70 -224
men _ kab	-89 -47
men _ kaise	-90 -146
men _ kam	-60 -139
men _ kar	83 22
men _ karte	-18 -75
men _ kaun	-67 -101
men _ ke	-34 -235
men _ kha	-75 -54
men _ khun	44 -49
men _ ki	-192 -60
men _ kitna	-107 -74
men _ ko	-81 -96
men _ kya	-40 -117
men _ kyon	-133 -173
men _ laga	99 19
men _ lagi	105 -66
men _ lagta	-101 -68
men _ log	127 -66
men _ mahina	-27 -25
men _ man	28 -34
men _ men	-30 -132
men _ na	-120 -27
men _ nahin	130 -248
men _ ne	-114 -96
men _ pad	-168 -26
men _ par	-101 -68
men _ rahe	101 -29
men _ rat	93 -8
men _ sa	63 -30
men _ se	-84 -156
men _ si	4 -55
men _ tha	-109 16
men _ the	82 -68
men _ thi	-22 -92
men _ to	-48 -15
men _ vala	6 -29
men _ vali	-130 47
men _ ya	-103 -37
men ab	-21 103
men achanak	134 -12
men ag	135 -45
men ainthan	97 -39
men aisa	58 -47
men aj	-87 -101
men antar	-143 -99
men ath	-139 -93
men avaj	-13 -77
men aya	-86 23
men bachcha	186 -70
men band	133 68
men batana	-88 -65
men bhi	12 104
men chala	98 92
men chali	77 2
men dant	-64 -70
men dard	78 95
men daure	-32 -52
men dikat	-55 -36
men dil	-44 -24
men do	28 -130
men doktar	-78 -69
men ek	-80 3
men fark	-77 -70
men gir	7 -63
men hai	-41 140
men hain	122 -16
men halki	-134 -50
men hath	138 4
men hi	15 178
men hiro	-19 -78
men hun	91 153
men ja	21 -93
men jahar	-53 -55
men jalan	-74 69
men jay	-49 -108
men kaise	-29 -42
men kam	-62 64
men kata	104 -94
men kaun	-15 -103
men khun	-17 -49
men kitna	-78 150
men kitne	-34 -110
men kitni	-150 -135
men koi	97 36
men kuch	144 -33
men kya	-201 -305
men kyon	-59 -30
men lakva	-24 -59
men likha	-45 82
men lu	-65 -27
men meri	-54 32
men mujhe	-92 -99
men nahin	-84 -208
men nam	-50 -34
men padha	-25 -49
men pani	0 -32
men pata	-8 -19
men rakh	-62 104
men sab	-92 -9
men sanp	-48 -35
men se	2 -12
men siti	17 -40
men thi	-53 -52
men tin	21 -100
menopause	-50 -45
mental	-19 -41
mera	-122 132
mera beta	-45 5
mera bhai	-38 -9
mera dost	-47 91
mera kam	-18 122
mera nam	45 -48
mere	34 124
mere _ ka	8 -32
mere _ ke	-2 168
mere _ ki	-92 -157
mere _ ko	-137 -34
mere _ me	165 -62
mere _ meri	-23 111
mere _ ne	-12 31
mere _ se	5 150
mere bad	-35 120
mere bete	-152 -53
mere bhai	-45 -12
mere bina	-20 140
mere dost	-82 -112
mere hath	70 -13
mere husband	-61 99
mere jane	-32 137
mere lie	-114 183
mere marne	-21 186
mere nana	-36 -107
mere papa	71 -65
mere pas	48 -126
mere pati	-14 -101
mere sath	95 -152
meri	-78 170
meri _ hai	-91 21
meri _ ka	-136 -28
meri _ ke	97 70
meri _ ki	-94 -102
meri _ ko	-29 150
meri _ ne	-186 96
meri _ rat	-21 78
meri _ se	-7 58
meri bahan	-31 65
meri beti	151 -106
meri bili	-148 5
meri bivi	-37 -77
meri didi	20 35
meri jan	-37 -93
meri man	-27 60
meri patni	5 72
meri saheli	55 24
meri sas	11 -120
meri umr	70 30
mes	-35 60
mes me	-47 -30
mesage	-177 75
mesage for	-63 -152
meter	83 -66
meter pe	113 -16
metformin	-109 -157
metformin khane	-15 -29
methi	-162 -146
metro	75 99
mg	-59 131
mid	119 56
mida	-4 69
midle	6 8
midle _ the	32 91
midle of	-93 33
midnight	-31 -13
migraine	30 -123
miks	-43 101
miksed	129 48
mikser	-24 -152
mil	174 115
mil _ hai	17 -151
mil rahi	187 -108
mil says	107 -55
mila	56 127
mild	-291 -175
mile	-44 99
milega	-224 118
milegi	-88 -22
milenge	-148 -141
mili	8 153
milk	5 -202
milta	-169 48
milta hai	-105 49
milte	-139 -61
milte hai	-28 -58
milti	-38 22
milti hai	-198 68
min	227 -177
min ago	173 91
min ho	55 -11
min me	12 -162
min pehle	136 72
min se	39 -127
minat	169 14
minat _ gae	87 -13
minat ho	87 -13
minat ka	-148 48
minat men	62 -81
minat se	104 -27
mind	-182 29
mine	-136 40
mine is	-149 -131
mins	137 -62
minute	20 -140
minute me	-58 -81
minutes	62 3
mirch	-116 -182
mirchi	10 -75
mirgi	29 -203
mirgi _ dava	59 -47
mirgi _ goli	101 -27
mirgi _ marij	-74 -39
mirgi ka	-91 -22
mirgi ke	-22 -30
mirgi ki	127 -67
miror	45 29
mis	128 92
miscariage	-74 91
mised	-132 -187
mised one	-178 -91
mising	99 -167
mision	-124 -58
mistake	206 -70
mistri	35 -52
mit	-126 31
mitar	38 -39
mite	-83 -140
mitha	13 -107
mithai	44 -60
miti	79 72
miti _ hai	-207 -101
miti _ tel	72 101
miti ka	71 101
miti khata	-207 -101
miti tel	113 -4
miting	-165 -186
miting men	-105 -51
ml	20 -137
mobail	-173 -87
mobail _ se	-76 -125
mobile	-124 -178
moch	-173 -146
mode	-141 -107
mohale	-17 -51
mok	-93 -60
mom	-25 134
momos	19 -153
moms	21 50
monday	66 -92
money	-75 84
monkey	120 -106
monsun	-111 -162
month	12 -258
month and	-126 -138
month baby	41 -15
month old	65 -100
months	-65 24
months and	-126 62
months pregnant	-19 -36
more	-66 71
more in	-17 -23
more than	-87 -129
morning	-6 -117
morning _ is	-17 -71
morning and	73 -118
morning he	-79 45
morning nov	77 -12
morning she	24 53
mornings	-123 -67
moskuito	-30 -26
moskuito likuid	-16 54
most	-69 17
mostly	-88 -82
mota	8 -12
mother	-30 -75
mother _ lav	-171 -38
mother _ to	-36 -53
mother in	-194 -54
mother is	91 79
mothers	42 10
moti	167 -55
motion	45 -67
motiyabind	-121 -93
motiyabind _ opreshan	-21 -14
motiyabind ka	-26 -38
motor	146 -44
mouth	130 -79
mouth and	-6 -33
move	26 -33
moved	15 -65
moved to	-22 -82
movie	-232 -206
moving	152 -80
mr	-9 -81
mri	-127 -74
mrityu	-39 -124
mrng	65 -70
msg	-144 184
mtp	159 -44
muavja	-37 41
much	-92 14
much _ is	3 -98
much vater	-71 -176
mud	-230 -279
muft	-44 -49
muh	234 -38
muh _ chale	-13 -88
muh _ ho	130 -25
muh _ jhag	95 -51
muh _ lar	19 -2
muh _ taraf	68 -19
muh ek	68 -19
muh me	45 -196
muh pe	42 -145
muh se	211 -103
muh tedha	141 -15
mujhe	0 55
mujhe _ aur	-26 40
mujhe _ hai	-80 80
mujhe _ kar	-34 -91
mujhe _ ke	26 59
mujhe _ me	11 -142
mujhe _ nahi	107 -59
mujhe _ se	106 -80
mujhe aj	-43 105
mujhe bhi	44 74
mujhe de	-77 191
mujhe ek	-87 -137
mujhe lagta	-54 -28
mujhse	-65 175
mukti	-109 139
multivitamin	-13 -29
muma	76 58
mumbai	-148 -123
mumy	-26 9
mumy _ muh	88 -16
mumy ka	20 64
mumy ke	-28 -81
mumy ki	-18 -33
mumy ko	-22 71
mumy ne	29 -43
muna	139 -112
munder	-127 150
munder par	-94 126
mune	10 90
mungafli	141 -47
mungfali	14 -21
munh	89 -66
munh _ chale	-207 -167
munh _ jhag	28 77
munh ke	-159 -161
munh men	104 -112
munh par	110 -37
munh se	62 97
munh tedha	154 -53
muni	66 40
murder	-144 -189
murder mystery	-35 -42
muscle	-124 -53
muskura	-39 112
must	-70 15
must be	-30 -120
mustard	-16 -28
my	-28 107
my 3	129 -53
my _ after	-178 84
my _ also	-9 134
my _ and	-152 140
my _ are	-46 49
my _ at	42 56
my _ broke	7 -34
my _ came	113 -34
my _ can	-9 115
my _ died	-132 -228
my _ eksam	-24 54
my _ fel	-152 -146
my _ fone	-81 -167
my _ for	71 -132
my _ friend	-106 98
my _ from	-120 126
my _ goes	-35 71
my _ got	-7 -121
my _ had	-17 -110
my _ has	-221 41
my _ he	-21 -107
my _ i	-80 300
my _ in	-185 165
my _ is	156 -98
my _ kips	51 -107
my _ mate	117 23
my _ nek	75 -44
my _ no	65 24
my _ not	-11 48
my _ on	141 -5
my _ says	39 -115
my _ she	40 73
my _ since	106 -42
my _ sits	13 129
my _ tablets	17 2
my _ to	-157 253
my _ vas	112 23
my _ veding	-29 -91
my _ vhen	64 139
my _ vho	53 -31
my _ vil	-140 -218
my _ vith	-37 215
my _ year	16 -143
my _ yr	87 121
my arm	-95 162
my aunt	-71 -116
my baby	75 -185
my bak	-12 -129
my brother	165 -164
my chest	132 -142
my coleague	-127 -96
my cousin	-19 44
my cousins	8 -26
my dad	13 32
my daughter	-38 88
my daughters	-71 -52
my dog	-194 80
my father	56 -5
my fathers	-104 57
my first	-150 -43
my flatmate	103 -135
my fone	58 -217
my friend	30 -60
my grandfather	71 -133
my guitar	-27 95
my hand	-55 107
my head	62 94
my heart	78 -87
my hostel	78 29
my husband	-159 2
my laptop	-83 -56
my last	-103 235
my life	71 76
my manager	-63 -161
my mil	-81 -42
my mind	-94 179
my mom	-82 134
my mother	-165 30
my mothers	69 65
my name	-88 76
my nev	-77 -133
my old	-144 -175
my ovn	-17 161
my parents	-69 179
my rumate	-196 110
my shoulder	30 -116
my side	-89 -5
my sister	50 17
my son	19 -40
my sons	-10 79
my student	-65 33
my uncle	102 -124
my vife	77 10
my vifes	-50 -166
myself	21 265
myself vith	-64 139
mystery	-35 -42
myth	-106 -90
n	216 -65
na	6 165
na _ iske	-104 -58
na _ ki	-131 104
na _ na	19 57
na _ to	-66 216
na ho	-209 177
na lage	-37 -133
na pade	-7 76
na rahu	-63 194
na rahun	-25 112
nabhi	29 -190
nabhi se	59 -14
nabj	262 -124
nabj _ mil	210 -56
nabj nahi	114 -33
nabj nahin	113 -20
nadi	23 201
nadi _ pul	-89 127
nadi kinare	-54 96
nadi me	-5 -41
nae	-56 137
nag	145 -132
nagar	-145 74
nagpur	-104 -21
naha	18 0
nahane	-18 -163
nahar	-24 186
nahar men	-68 98
nahate	96 -42
nahi	68 -3
nahi _ 2	-62 82
nahi _ ab	-28 -8
nahi _ abhi	87 17
nahi _ aj	69 -1
nahi _ aur	41 13
nahi _ bas	-57 71
nahi _ bhi	-28 -14
nahi _ ja	-41 -45
nahi _ ka	-104 140
nahi _ kal	31 153
nahi _ ke	-62 124
nahi _ kya	105 -111
nahi _ me	49 136
nahi _ na	13 -16
nahi _ pa	35 -2
nahi _ par	-105 -13
nahi _ raha	137 -141
nahi _ rahe	166 -76
nahi _ rahi	184 -179
nahi _ rha	136 115
nahi _ sab	-74 129
nahi _ to	-110 124
nahi a	47 -236
nahi ata	119 22
nahi ati	-108 -98
nahi aya	-15 -36
nahi bas	-94 -153
nahi bol	113 -13
nahi de	-17 -38
nahi ghar	44 121
nahi h	23 -13
nahi hai	-142 -135
nahi ho	12 -97
nahi hoga	15 56
nahi hota	-53 -14
nahi hua	17 113
nahi ja	75 -142
nahi kar	-53 79
nahi karta	-69 -99
nahi khaya	60 -10
nahi khol	72 -9
nahi kiya	-32 -1
nahi lagta	-12 -21
nahi le	160 -32
nahi mil	153 -53
nahi pa	191 2
nahi pakad	95 -9
nahi pata	58 49
nahi pita	31 -53
nahi raha	60 59
nahi rahe	118 -47
nahi rahi	165 -164
nahi rahunga	-44 180
nahi rha	136 -54
nahi tha	121 -89
nahi to	36 -48
nahi utha	-50 126
nahin	33 19
nahin _ ab	27 120
nahin _ aur	106 50
nahin _ bas	126 47
nahin _ chahie	-65 -50
nahin _ kal	-3 92
nahin _ ko	46 60
nahin _ koi	-13 -106
nahin _ main	24 135
nahin _ men	-204 62
nahin _ nahin	-25 -89
nahin _ pa	101 -36
nahin _ par	29 78
nahin _ raha	-47 -24
nahin _ rahe	-9 -156
nahin _ rahi	110 -83
nahin _ se	88 71
nahin _ tha	31 -7
nahin _ thi	69 0
nahin _ to	-122 75
nahin _ vale	-70 12
nahin a	-144 -96
nahin aega	-34 36
nahin ai	-15 -86
nahin ata	49 -8
nahin ati	-55 -205
nahin aur	37 20
nahin aya	-150 -126
nahin bas	-146 -72
nahin chal	104 -22
nahin de	-37 -76
nahin deta	68 -35
nahin hai	15 9
nahin hain	-28 53
nahin ho	-15 -154
nahin hogi	55 64
nahin hota	-101 50
nahin hua	113 -69
nahin hui	60 32
nahin jata	30 35
nahin kiya	6 -54
nahin main	-8 99
nahin mil	169 -71
nahin mila	-156 48
nahin mili	-65 112
nahin nikal	68 -27
nahin pa	161 -31
nahin padega	-87 20
nahin pi	107 -8
nahin pita	-26 -66
nahin raha	233 8
nahin rahe	54 -5
nahin rahi	46 81
nahin rahungi	-15 84
nahin tha	44 78
nahin to	-25 171
nahin utha	-68 113
nai	197 74
naikhe	116 74
nail	79 -173
nail polish	50 -89
nails	-91 -162
najar	142 34
najar _ hai	75 -42
najar lagi	154 -33
nak	-19 -292
nak _ khun	183 -40
nak _ rahi	-158 -81
nak ki	-39 -25
nak me	93 -51
nak se	218 -44
nakhun	-162 -125
nakhun nile	138 -12
nakli	-92 -51
naksir	70 -85
nal	22 -86
nali	88 -140
nali men	84 -32
nam	-267 -191
nam _ hai	-106 -105
nam _ nahi	-56 15
nam _ nahin	-5 -65
nam _ se	-51 -134
nam kya	-86 -97
nam pe	-57 -6
nam yad	-59 -110
namak	-85 -224
namak _ karu	-60 -34
namak _ pani	105 -31
namak _ se	44 -35
namak kam	-37 -41
namak kitna	-58 -41
namak pani	22 -52
namaskar	-94 -122
namaste	40 -24
name	11 -221
name _ my	-7 -67
name for	-70 -63
names	-160 30
nan	52 205
nana	190 -73
nana ji	49 -58
nana ko	-60 -62
nanad	5 73
nanbar	-205 -30
nanbar _ hai	48 50
nanbar badh	-125 -30
nani	-25 -171
nani ke	-52 47
nani ki	45 -158
nani ko	38 -134
nap	89 -58
napa	-69 -9
napy	118 54
nara	-47 -42
naraj	-25 -138
naraj hai	-25 -138
naram	41 -58
nariyal	-120 -73
nariyal _ se	-36 -41
nariyal tel	-102 -62
nas	-21 315
nas _ li	-164 167
nas kat	-206 229
nas kati	-48 118
nasha	46 -150
nashe	-11 0
nashik	62 -79
nashta	-20 -117
natak	-65 -17
natak _ hai	-58 17
nathi	97 90
nati	148 -45
natural	32 14
nau	10 -96
naukri	-204 51
naukri ke	-40 -110
nausea	-14 -58
navjat	133 -110
navjat ko	-153 -55
navratri	77 -72
naya	-247 -277
naye	-167 101
nayi	-27 -207
nd	37 18
nd flur	172 -126
ne	271 48
ne _ band	40 8
ne _ dabaya	98 -69
ne _ dala	-159 -120
ne _ di	-91 86
ne _ diya	-135 100
ne _ hai	100 5
ne _ hath	-33 -141
ne _ hi	-45 -24
ne _ ka	58 40
ne _ ke	126 -84
ne _ ki	125 86
ne _ kiya	-60 153
ne _ ko	22 65
ne _ le	-144 -174
ne _ liya	121 7
ne _ mar	-69 -49
ne _ mara	3 -67
ne _ mari	88 -10
ne _ me	122 22
ne _ men	31 77
ne _ nahi	-151 -19
ne _ par	66 96
ne _ pe	77 35
ne _ pi	-10 103
ne _ rakh	-51 91
ne _ sal	95 -150
ne _ se	-3 32
ne _ tha	-67 -280
ne _ tod	-104 -101
ne _ vali	60 42
ne ab	-70 -36
ne aj	-62 -40
ne bola	-84 50
ne dadi	136 -98
ne darvaja	-141 142
ne dupata	-53 72
ne dusri	-98 129
ne ek	79 -6
ne fir	4 -106
ne gala	116 -77
ne jan	-194 -198
ne kaha	-140 -9
ne kal	-39 -159
ne kat	89 -56
ne kata	175 -170
ne khet	44 25
ne kuch	41 -61
ne likha	-50 5
ne mar	-163 -126
ne meri	-27 -101
ne miti	34 29
ne munh	-98 109
ne pet	154 -64
ne pucha	-125 95
ne tin	75 -18
ne to	-168 -158
near	20 127
near me	-191 -259
near the	-46 176
nearest	-7 -25
nearly	84 -89
nebuliser	129 -16
nefev	46 -61
negative	-160 -121
nehar	71 115
nei	130 -92
neighbour	-77 -5
neighbours	46 -28
nek	150 -158
nek is	8 77
nekst	31 30
nekst _ is	148 -54
nekst _ me	68 55
nekst month	6 61
nekst to	91 -41
nekst vik	34 -147
nervous	-66 -65
net	-51 26
netvork	61 54
neuro	-61 -33
nev	-73 -129
nevborn	129 -51
nevborn _ days	136 -33
never	-89 25
never again	-62 -81
nevs	-110 -220
nevspaper	-41 20
nh	185 -106
nh 44	134 -81
nhi	151 63
nhi _ rha	82 -69
nhi _ rhi	-27 -84
nhi h	112 -54
nhi ho	43 85
nhi rha	111 -13
ni	196 136
nibandh	-145 -245
nice	-120 69
nicely	24 -38
niche	23 110
niche _ ghere	-217 -174
niche _ hai	151 -105
niche _ khun	152 -78
niche kale	-217 -174
niche kuch	132 -87
niche se	134 -171
nid	48 -37
nid _ for	31 -62
nid a	-74 -113
nid it	-21 124
nid to	37 87
nided	-148 -150
nided or	-48 -111
nidle	206 -51
nids	-24 -9
niece	19 -22
nigal	176 34
nigal li	16 93
nigal liya	77 -102
nigalne	168 -70
nigalne _ dard	62 -24
nigalne me	124 -58
night	-119 -34
night _ i	-24 55
night and	177 -23
night duty	-84 126
night he	109 -4
night i	-41 144
night my	16 60
night she	59 -1
night shift	-136 -59
nights	-10 -39
nigla	105 -30
nikal	-62 49
nikal _ ab	-159 -29
nikal _ h	-34 122
nikal _ hai	-186 -176
nikal _ hain	-110 8
nikal _ kya	197 -1
nikal aya	-130 130
nikal di	-39 -43
nikal diya	-13 119
nikal gai	-160 1
nikal gaya	-55 -143
nikal gaye	-103 24
nikal gayi	-131 -35
nikal ke	-11 7
nikal liya	31 -72
nikal raha	94 8
nikal rahe	-206 -59
nikal rahi	51 -138
nikala	282 -199
nikala hai	146 -13
nikala sans	65 -28
nikalne	8 7
nikalta	-71 71
nikalte	2 112
nikalti	96 -105
nikalvana	-59 -35
nikalvane	-71 -85
nikla	66 108
nikla hai	49 68
nikle	-82 -149
nikli	-57 -2
nila	222 35
nila _ gaya	98 -12
nila pad	118 -24
nile	256 -85
nili	187 -98
nili pad	148 -9
nim	-54 -50
nimbu	-86 -155
nimbu _ se	-21 -13
nimbu pani	-25 -120
ninbu	-42 -103
ninbu pani	-46 -86
nind	-131 33
nind _ ati	-157 -308
nind _ dant	-74 -148
nind _ goli	78 242
nind _ goliyan	-65 225
nind _ hai	-9 -94
nind a	-139 83
nind ati	-108 87
nind bahut	29 -40
nind kam	66 -168
nind ki	133 310
nind me	-193 -174
nind men	-50 19
nind nahi	-97 -193
nind nahin	-122 -215
nine	-135 -79
nishan	-82 128
nishan _ ki	-40 106
nishan ab	5 -70
nishan dekhe	-36 75
nishan hai	-19 150
nishan hain	113 75
nit	-108 133
nite	75 -6
niyam	-116 -182
no	133 155
no _ at	156 -105
no _ but	99 -34
no _ coming	136 -26
no _ from	140 136
no _ i	203 -132
no _ is	43 -114
no _ no	-171 44
no _ nov	-137 -31
no _ since	189 -101
no _ to	51 183
no fever	-320 -140
no more	-18 120
no other	-164 35
no pain	-125 -275
no pulse	213 -102
no reason	-31 147
no sound	229 -74
no symptoms	-104 -119
nobody	-50 201
nobody _ notice	-26 132
nobody _ to	-11 51
nobody is	-55 -52
nobody knovs	96 -13
nobody vil	-31 160
noch	129 -39
nocha	133 53
noida	-88 -84
noise	65 117
nomini	-53 97
non	-106 -46
none	-41 -70
none since	-30 -30
nonsense	161 -81
nopi	-25 -186
normal	-52 -257
normal _ hai	-37 -24
normal _ kya	172 -21
normal _ na	84 -23
normal for	181 -39
normal hai	164 -82
normal in	79 -27
normaly	78 -13
nose	-121 -244
not	107 145
not _ and	42 72
not _ even	23 -36
not _ fone	72 -4
not _ here	-144 -274
not _ i	11 100
not _ in	-137 -66
not _ my	46 17
not _ since	-60 -114
not _ the	-9 6
not _ to	175 66
not _ up	66 183
not _ yet	-131 -98
not able	126 -60
not ansvering	138 8
not be	-155 -192
not breathing	-125 -83
not coming	-124 -134
not crying	131 40
not even	78 -23
not for	-49 209
not get	-80 115
not geting	70 -44
not going	89 151
not lifting	-77 131
not moving	157 -67
not piking	-6 54
not replying	-36 -3
not responding	115 -67
not sad	-72 144
not stoping	160 -109
not taking	149 -13
not to	-58 87
not vaking	133 72
note	-172 191
notes	-71 37
nothing	53 -52
nothing to	42 70
notice	-136 85
nov	91 -27
nov _ and	-68 -60
nov _ cant	88 -64
nov _ i	51 44
nov _ is	112 15
nov _ it	28 0
nov _ on	77 -41
nov _ she	-33 65
nov _ to	-76 50
nov _ vant	74 -190
nov and	0 24
nov can	-144 -110
nov he	133 68
nov i	7 -13
nov just	26 -199
nov my	-60 81
nov ok	4 -42
nov planing	-65 -32
nov she	49 -79
nov vhat	-103 -41
novel	-88 41
november	-92 -38
novu	16 -167
nu	95 115
nuksan	-121 -67
nuksan _ hai	-35 -130
nuksan karta	-30 -72
numb	116 1
number	12 58
nun	183 -112
nurse	87 121
nursing	-166 -75
nursing eksam	-32 -15
nuskha	-44 -65
o	-143 -76
oats	-101 -110
oats or	-40 -30
of	25 136
of _ 3	44 -55
of _ after	-55 21
of _ and	43 -120
of _ at	90 -88
of _ in	18 9
of _ is	6 -6
of _ no	26 20
of _ nov	-57 2
of _ the	70 118
of _ vho	-38 35
of _ vith	-93 62
of a	-92 -75
of he	83 16
of heart	-1 -86
of his	59 76
of it	-8 24
of me	-113 127
of my	151 281
of our	-40 -77
of stroke	-24 -30
of the	-7 -230
of them	92 96
of this	-63 1
of us	101 172
of vith	74 115
ofice	-79 -159
ofice me	-115 -40
ofis	-48 -102
oil	-29 -42
oily	-48 -56
oily skin	-42 -53
ointment	127 -20
ojha	74 16
ok	1 11
ok _ i	-1 119
ok and	-68 -157
ok but	149 -42
ok for	-212 -101
ok in	-33 -63
ok nov	41 -120
ok or	-98 -104
ok to	97 -166
okay	-29 -15
oksimeter	70 -79
oksygen	-16 19
ola	110 86
old	55 -172
old _ and	-81 -88
old age	-58 -67
old is	-74 -74
old man	70 -32
old people	-89 19
old vith	110 -38
on	70 17
on _ 3000	-65 -44
on _ after	-50 -77
on _ and	-70 55
on _ arm	-48 179
on _ at	74 89
on _ face	135 -55
on _ flur	80 -168
on _ from	-194 -135
on _ i	7 -88
on _ in	-63 -34
on _ is	-17 -55
on _ last	-72 27
on _ not	26 -117
on _ of	-79 -40
on _ side	-97 69
on _ since	26 -143
on _ skin	140 -76
on _ stairs	86 -53
on _ terace	-3 -51
on _ th	10 59
on _ thiner	107 -57
on _ today	116 2
on _ vith	-71 97
on a	-153 88
on and	56 -52
on blud	107 -57
on chest	-27 -34
on finger	-263 -135
on flur	141 -160
on friday	-153 -138
on head	122 -63
on her	-41 114
on him	144 -106
on his	8 -8
on it	9 -82
on left	-106 56
on monday	107 10
on my	104 -107
on one	24 -36
on port	-92 -69
on purpose	-64 108
on right	-114 -23
on saturday	34 -89
on shin	-116 -65
on sunday	-15 -70
on sundays	-42 -56
on terace	46 134
on the	129 126
on thigh	-118 11
on tuesday	106 -57
on vrist	-112 17
once	-174 -31
once in	-23 -121
one	193 -7
one _ and	89 -140
one _ for	80 98
one _ he	-40 -52
one _ i	60 68
one _ in	-7 -147
one _ is	159 -12
one _ of	163 -52
one _ one	-108 114
one _ vhile	90 -9
one and	-41 55
one by	-109 73
one day	-172 -14
one eye	94 -101
one girl	98 41
one hour	207 34
one is	62 -8
one more	102 -152
one of	18 59
one pupil	113 -16
one second	78 -98
one side	259 -225
ones	-76 94
onion	-192 -169
onlain	-96 172
online	-151 -17
only	20 123
only _ are	25 -88
only _ i	-149 126
only _ is	-30 28
only _ one	-68 -76
only _ to	55 68
only a	56 16
only at	-145 -107
only in	-115 -76
only on	-23 101
only one	119 -29
only smal	-32 38
only that	-41 141
only thing	-36 119
only vant	74 88
op	-136 16
opd	150 -42
open	168 -9
opened	98 14
opening	60 -42
opens	100 -3
operation	-133 -10
opreshan	-211 -173
opreshan men	-91 -30
or	-392 -160
or _ and	-95 34
or _ for	-189 -103
or _ i	-160 -175
or _ is	1 -85
or _ it	-182 -27
or after	-103 -61
or bad	-84 -37
or eksercise	-50 -51
or is	-111 -93
or just	-161 -253
or myth	-30 -31
or no	13 -132
or not	40 -144
or only	-145 87
or should	-140 -119
order	45 -129
ors	-113 -141
oru	101 -72
ot	-34 97
other	5 84
others	-75 46
othervise	-157 -64
otp	-227 -120
our	-10 3
our vilage	68 -57
out	63 3
out _ the	188 -52
out and	72 15
out from	186 -71
out of	-63 88
outside	1 23
over	52 -92
over _ me	-30 58
over it	-77 -98
over my	65 -154
overdose	-50 140
overthinking	-31 143
ovn	38 215
ovner	65 88
pa	195 30
pa raha	38 -120
pa rahe	172 -87
pa rahi	52 27
pa rha	110 51
pacemaker	51 -31
pachas	16 -56
pachta	-55 -27
pad	138 -213
pad _ hai	39 -106
pad bhar	90 -9
pad gae	47 -38
pad gai	-123 -20
pad gaya	97 -82
pad gaye	-86 -26
pad jati	-10 -74
pad raha	101 -10
pad rahi	61 -29
pada	143 97
pada _ ab	-138 -52
pada h	93 24
pada hai	174 39
pada tha	-138 -53
pade	205 11
pade hain	118 -43
padega	-97 60
padega kya	0 -110
padegi	-106 78
padh	-60 -163
padh ke	-41 -64
padha	-31 74
padhai	-118 84
padhi	-64 48
padhti	-16 36
padi	257 -137
padi h	46 -24
padi hai	123 -57
pados	57 69
padosan	10 40
padosi	39 -182
padta	-84 37
padta hai	17 -158
padte	-35 -86
padte hain	-70 -67
padti	-56 -79
padti hai	-117 -76
pady	43 55
pagal	95 -108
page	-122 151
pahad	-111 -136
pahada	-102 -92
pahchan	18 -54
pahchante	70 -7
paheli	-135 -177
pahla	-65 -64
pahle	-92 -55
pahle _ hua	-61 -113
pahle _ ne	114 -69
pahle ab	-90 -21
pahle hi	-98 163
pahle kute	126 -21
pahle kya	-82 -70
pahle se	45 -43
pahli	-76 -60
pahnen	-68 -34
paid	-107 115
paid the	-46 178
paida	29 55
pain	-62 -247
pain _ al	147 -81
pain _ to	45 -57
pain and	142 -42
pain at	185 -83
pain in	3 -15
pain is	-70 -99
pain nov	-133 -163
pain since	-83 -36
painful	94 93
paining	172 -25
painles	16 222
pains	65 -108
paint	62 -92
painting	-91 -59
paip	20 -28
pair	163 -100
pair _ aur	78 -16
pair _ do	138 -21
pair _ ke	-107 162
pair _ moch	-148 -107
pair ke	-100 -56
pair ki	-172 -157
pair latka	-141 169
pair me	-41 -198
pair men	175 -82
pair pe	152 -38
pair suje	181 -31
pair sun	145 -21
pair thande	128 -20
pairo	132 -62
pairon	-78 -95
pairon men	-133 -93
paisa	-122 86
paise	-214 69
pak	-149 -130
paka	-131 188
pakad	111 -134
pakad ke	-45 -89
pakda	-40 -10
pakde	120 -67
pakdi	-26 106
pakhana	137 -19
paki	-87 75
pal	12 -118
palak	-69 -116
palat	206 -28
palat gaya	87 -9
pale	175 -80
palke	158 -23
palke gir	93 -6
palken	137 -21
palm	128 -52
palms	76 -40
palu	76 46
pambu	78 -33
pan	171 -252
pana	-46 -59
panch	27 -221
panch _ ka	39 -46
panch _ ki	-48 -31
panch _ men	91 -24
panch _ pahle	-32 -16
panch _ se	48 -144
panch din	-66 -12
panch minat	77 -21
panch sal	-25 -176
panchayat	7 57
panchvan	-3 -27
panchvan mahina	-3 -27
pandrah	-105 102
pandrah din	-10 27
pani	18 -119
pani _ gaya	-44 -25
pani _ hai	-131 98
pani _ khun	103 -10
pani _ nahin	-125 -32
pani _ raha	61 -16
pani _ rahi	97 -13
pani _ rha	-57 -26
pani _ sath	18 -95
pani _ se	90 -23
pani _ thaili	85 -22
pani bhi	54 -23
pani jaisa	243 -33
pani ke	-72 -118
pani ki	155 -59
pani kitna	-126 -120
pani me	89 -115
pani men	-164 -80
pani muh	69 -6
pani pi	63 -113
pani pila	102 31
pani puri	-149 -50
pani se	-97 -178
panic	-92 -107
panic atak	-40 -43
panir	-193 -174
pankha	-118 211
pankhe	-61 154
pankhe ki	61 -107
pankhe se	-58 76
panp	144 -40
panp _ bar	186 -23
pantop	-100 -109
pants	31 -41
papa	100 173
papa _ ke	97 5
papa _ khet	-27 60
papa _ rahe	-75 8
papa _ vale	60 54
papa ka	-87 9
papa ke	-28 -5
papa ki	-164 183
papa ko	-155 -28
papa ne	110 89
papad	151 -129
papaya	-205 -200
papdi	-107 -52
paper	-14 -61
papers	-30 172
papita	13 -64
par	24 -137
par _ a	-167 -50
par _ bhi	50 81
par _ gaya	52 74
par _ hai	52 76
par _ hain	-17 73
par _ ho	-113 -79
par _ hun	76 80
par _ ka	17 -215
par _ ke	113 -41
par _ ki	-117 -21
par _ ko	-41 2
par _ lagana	-30 -24
par _ lal	-87 145
par _ me	-56 -101
par _ men	-12 -177
par _ nahi	104 -131
par _ nahin	104 1
par _ pe	-21 42
par _ raha	156 -17
par _ se	-58 44
par _ tha	-136 -129
par _ thi	72 -13
par _ thik	-34 -14
par _ to	-4 -18
par ab	125 73
par aj	99 52
par ankh	95 100
par aya	-68 124
par bhi	179 -37
par bojh	-58 106
par chakate	91 -12
par do	-30 -76
par ek	-3 78
par hain	74 -106
par hi	46 -49
par hun	53 120
par kam	90 -24
par khadi	-175 92
par khana	113 -40
par kya	-93 -87
par mujhe	35 -78
par nibandh	-124 -182
par nishan	-47 34
par rat	16 42
par roj	-72 60
par thik	-79 -15
par tuthpest	-60 -35
par vo	-1 -53
paracetamol	2 21
paralysis	-129 -73
paratha	-221 -145
paratha _ jata	-164 -61
paratha fat	-164 -61
parche	88 34
parchi	-87 43
parda	138 54
parda _ gaya	34 -3
parda gir	37 -3
parents	-125 141
pareshan	-18 11
parhej	-141 -140
pariksha	-223 -192
pariksha ke	-119 -66
pariksha ki	-45 31
pariksha men	-57 -103
park	-1 20
parked	87 7
parso	-4 -147
parson	-72 29
part	62 -95
partner	56 61
party	46 -262
party me	77 -104
pas	-117 164
pas _ aur	-64 -51
pas _ hai	-70 147
pas hai	-72 -142
pas jana	-27 109
pas me	-85 105
pas men	-140 10
pasand	-165 -83
pasand hai	-84 -119
pased	125 -118
pased _ in	175 -91
pased urine	109 -18
pasenger	44 103
pasenger in	28 10
pases	133 -90
pashu	-87 -90
pashu doktar	-57 -23
pasina	297 -243
pasina _ raha	84 -19
pasina a	138 -16
pasina aur	-60 -16
pasina chut	45 -8
pasina pasina	101 -72
pasine	-5 -6
pasine _ tar	185 -32
pasine me	131 66
pasine men	-75 -12
pasine se	-32 -55
pasing	-94 -40
pasli	125 -78
pasport	-44 24
pasvord	-135 59
pasvords	-37 168
pata	-68 76
pata kya	74 17
pata nahi	-124 -25
pata nahin	-53 -147
patakha	119 -45
patang	0 -133
patch	-154 -42
patches	-42 54
pate	42 -83
pathar	226 -76
pathar jaisa	99 -8
pathri	-181 -196
pati	234 -8
pati _ hai	157 -110
pati _ li	-69 132
pati _ se	70 -23
pati bandh	-44 67
pati ki	-70 61
pati ko	-134 -53
pati ne	126 50
pati patni	-38 -148
patient	90 11
patient is	56 -77
patients	33 11
patla	9 -121
patla _ ki	94 -45
patla karne	113 -48
patli	-35 -75
patna	-85 -161
patni	-143 61
patni _ hai	-21 -36
patni ka	-6 -88
patni ko	61 -164
patni ne	-102 85
patri	-132 313
patri pe	-53 206
paudar	7 -37
paunga	-24 -42
pay	34 104
paya	-152 140
pcod	-24 -83
pcos	-40 -41
pdf	-109 -71
pe	33 152
pe _ du	-99 -90
pe _ gaya	126 0
pe _ ghante	-150 5
pe _ h	-94 -20
pe _ hai	-17 37
pe _ ho	-44 -16
pe _ hu	-173 187
pe _ hun	15 133
pe _ ka	-107 -22
pe _ ke	-72 155
pe _ ki	53 -158
pe _ laga	27 -15
pe _ likha	117 -20
pe _ nahi	83 -50
pe _ raha	28 -36
pe _ se	-206 -7
pe _ tha	106 53
pe ab	3 -142
pe baitha	-26 168
pe bhi	149 -58
pe bola	-80 96
pe do	25 -107
pe ek	-80 143
pe fir	-101 48
pe hai	43 -130
pe hi	101 15
pe hu	-35 123
pe ja	-45 -58
pe jaise	139 -31
pe kata	61 62
pe kya	-23 -150
pe laga	94 -8
pe likha	16 112
peace	-126 -9
peaceful	-34 136
peanut	137 -70
ped	-171 135
pehchan	111 -23
pehchan nahi	116 -13
pehen	-113 36
pehen ke	-40 52
pehla	-64 -105
pehle	31 -67
pehle _ ho	1 -28
pehle _ me	-168 -47
pehle _ se	-58 -32
pehle _ tha	-75 -37
pehle ab	139 49
pehle bhi	21 51
pehle din	-43 -30
pehle kya	-37 -55
pehle se	-54 -118
pehli	-73 -62
pehli bar	-44 -46
pehnu	-83 -118
pen	143 13
pending	-63 53
pens	0 -100
penshan	-30 -78
pension	-23 122
people	-34 -28
people say	46 31
pepar	-85 39
per	-66 -251
per day	-54 -192
percent	-150 27
period	-44 -204
period 5	-85 -24
period _ din	-33 -30
period late	19 -14
periods	-68 -192
periods every	-32 -52
person	-71 123
peshab	226 -208
peshab _ se	94 -5
peshab kal	114 -14
peshab me	63 -6
peshab nahin	80 -10
pest	-87 34
pesticide	-139 105
pet	124 -335
pet _ bachcha	113 -12
pet _ bahut	91 -5
pet _ dard	-77 -47
pet _ gaya	-128 -66
pet _ hai	12 49
pet _ hun	173 -61
pet _ jaisa	140 -12
pet _ ke	6 -51
pet _ lat	155 -11
pet _ nahi	-137 -110
pet _ nahin	10 -26
pet _ upar	117 -15
pet dard	-74 -112
pet fat	-144 -71
pet fula	-78 -13
pet hi	-64 -76
pet ke	59 -46
pet lakdi	39 -2
pet me	224 -44
pet men	159 33
pet pathar	133 -8
pet pe	159 -19
pet saf	-130 -133
pet se	272 -98
petrol	61 -104
pf	-33 -117
pg	8 186
pi	286 217
pi _ ab	-35 52
pi _ hai	-189 120
pi _ hain	-57 -22
pi _ hu	-143 -30
pi _ the	32 -50
pi _ thi	-32 68
pi gaya	211 -80
pi ke	-36 41
pi li	-28 90
pi liya	57 144
pi lun	46 103
pi raha	-164 64
pi rha	-100 -53
pi sakta	-49 -45
pi sakte	-101 -72
pi thi	133 -80
piche	91 71
pichkari	152 -13
pichle	-204 -72
pichle _ hua	-33 -19
pichle hafte	20 6
pichle mahine	-158 -7
pichle sal	-206 -97
pichli	-147 -80
pichli bar	-106 -65
piece	118 -58
pieces	-84 -39
pija	-19 -229
pik	28 83
pikar	59 1
piking	-15 26
pil	-93 29
pila	218 -120
pila _ gaya	79 -7
pila _ hain	9 -26
pila do	126 -6
pila pad	34 -5
pila rahe	112 -102
pilane	5 -61
pilate	-92 -30
pilaya	75 -18
pile	-83 -79
piles	-49 -61
pili	79 -14
piling	-104 -74
piliya	21 -120
pilov	-115 9
pils	20 214
pimple	-196 10
pimples	-82 -90
pin	-19 101
pina	-159 -177
pina _ hai	-76 -22
pina thik	-13 -31
pinch	177 -26
pindli	26 -22
pine	83 -41
pine se	12 -16
pink	32 -172
pink froth	124 -30
pip	-18 76
pipe	-123 81
pista	-67 -121
pit	153 -139
pit _ hai	95 -59
pit raha	139 -86
pita	117 -166
pita hai	-14 -50
pitaji	-4 -25
pitaji _ se	69 -13
pitaji _ shugar	88 -17
pitaji ki	106 9
pitaji ko	-169 -130
pite	50 -105
pite pite	127 -19
pith	54 -212
pith par	-52 -76
pith pe	-83 -112
pith tak	42 -1
piya	0 54
piye	124 -78
pl	-79 74
place	-73 -6
plan	-111 21
plan kar	-68 -5
planing	-159 19
plant	15 -155
plants	-151 1
plaster	152 -80
plate	43 -71
platelet	140 -21
platelets	23 -108
platelets 1	-28 -27
platform	-89 150
play	-135 -157
playing	-28 -118
plays	-129 -66
please	50 35
please _ me	99 135
please dont	-75 49
please tel	-65 146
pletlet	-58 -95
pls	-97 24
pls _ tel	13 38
pls dont	66 109
pls tel	90 -23
plus	-61 -45
pm	-19 -90
podcast	-27 -113
poem	8 -185
poha	-151 -155
point	-139 165
points	-157 -174
poison	2 17
poison ivy	-35 -66
poisoned	-79 -154
poisoning	-22 -50
poisonous	-73 -124
pole	117 -22
police	0 160
policy	-42 -19
polio	-100 -84
polish	41 -94
polite	-119 -182
pongal	-109 -80
poren	-90 156
port	-92 -74
port 3000	-65 -44
posible	-106 -46
position	-203 -85
positive	170 3
post	154 16
postar	-77 -123
posted	-152 215
poster	-107 -167
poster for	-60 -59
postpartum	-72 47
pota	89 -75
potasium	46 69
potato	26 -14
pote	-37 -80
pote ko	-111 -1
poty	-33 -177
povder	-12 -150
povder se	-133 -58
pover	6 -187
praman	-22 -129
pranayam	-83 -82
prasav	41 -34
prasav _ bad	-32 -36
prasav ke	-32 -36
pravns	220 -40
pray	-100 144
pre	-34 -91
preg	122 -71
pregnancy	-188 -39
pregnancy me	-58 -99
pregnant	140 -39
pregnensi	-118 -19
premium	-100 -172
pres	57 75
prescription	-59 -37
presed	-75 -139
presing	27 -41
presure	5 62
presure cuker	103 -65
prevent	78 -43
prevention	-103 -115
previous	67 -21
price	-128 -187
principal	-5 43
print	-40 -41
printed	-66 -96
printer	-62 -102
private	-6 -173
problem	-58 -50
proces	-112 -145
proces _ port	-67 -58
proces on	-67 -58
profile	-149 -108
project	-3 -69
prompt	-62 -159
properly	6 70
propose	-30 -78
protein	-118 -170
protein povder	16 -79
psychiatrist	-15 -78
psychology	-27 -39
pt	60 -6
pubg	-99 -33
pubg me	-97 -27
puch	-8 64
puch _ hain	67 -129
puch _ hun	-100 86
puch raha	-177 106
puch rahe	-91 68
puch rahi	151 -177
pucha	-206 -16
pucha tha	-110 -109
puchna	109 -139
puchna tha	81 -130
puchne	-66 89
pucho	30 -37
pucho to	15 84
puchte	-63 112
puchte hain	-47 -2
pudiya	103 17
puja	24 -81
pul	-3 251
pul pe	-154 194
puled	105 6
puled him	-28 63
puling	185 -33
pulis	31 96
pulse	153 -241
pulse i	183 -86
pump	222 -68
pune	-132 -122
pune me	-26 47
punjab	-87 -80
pup	-75 -90
pupil	117 -18
pupils	121 -29
pura	82 39
pura badan	168 -3
pura hua	-37 28
purana	-183 -266
purana nishan	-59 -53
purane	-14 -131
purani	-200 -174
pure	105 -40
pure _ par	75 -11
pure _ pe	34 -4
pure badan	142 -5
pure sharir	77 -11
puri	-60 39
puri _ gai	-62 -112
purple	162 -99
purpose	-64 108
pus	-72 -34
push	126 -2
put	21 195
put _ in	1 -26
put _ on	-11 52
puting	88 -27
putli	235 -122
putli _ jaisi	43 -18
putli badi	76 -14
putli sui	58 -21
pyaj	-156 -139
pyaj ka	-117 -49
pyar	-193 -27
pyas	95 -23
pyas pyas	65 -7
python	-52 -145
python list	-19 -84
r	-163 43
ra	166 79
rabies	-147 -182
rabies ka	-72 -44
ragi	-198 -129
rah	-23 73
rah gaya	-6 32
raha	199 -34
raha _ ab	-40 -110
raha _ abhi	84 -28
raha _ ankh	92 -18
raha _ aur	117 52
raha _ bas	19 62
raha _ bhi	39 107
raha _ bol	-5 22
raha _ ek	85 7
raha _ ghar	28 52
raha _ hai	134 -28
raha _ ke	139 -32
raha _ ki	38 103
raha _ kisi	37 21
raha _ ko	46 55
raha _ kuch	153 -92
raha _ le	-82 108
raha _ me	68 -149
raha _ mujhe	63 -54
raha _ nahi	-63 34
raha _ nahin	108 -13
raha _ nind	5 -59
raha _ pada	94 -7
raha _ par	-35 109
raha _ pasina	43 -2
raha _ pe	18 -37
raha _ sans	28 -4
raha _ se	210 -97
raha _ tin	-52 112
raha _ to	56 50
raha _ ulti	-2 -9
raha ab	92 -11
raha aur	230 -32
raha bachche	79 -29
raha ek	20 105
raha h	-5 -43
raha hai	172 -130
raha hu	-272 -178
raha hun	-315 135
raha ki	58 -8
raha kya	118 87
raha subah	89 -23
raha tha	-55 -97
raha ulti	69 -15
rahe	84 -72
rahe _ aur	-32 72
rahe _ bol	58 9
rahe _ ke	76 -15
rahe _ ki	-167 147
rahe _ kya	-107 -5
rahe _ men	104 -12
rahe _ nahi	144 -72
rahe _ par	104 -120
rahe ab	38 -40
rahe aur	161 -26
rahe h	79 28
rahe hai	-18 40
rahe hain	157 -63
rahe pasina	92 -14
rahe sab	95 -59
rahe the	-1 99
rahega	-182 -68
rahegi	-92 -21
rahenge	-98 127
rahi	309 47
rahi _ ab	28 -101
rahi _ aur	83 -20
rahi _ bhi	137 -26
rahi _ ek	83 47
rahi _ hai	-51 -3
rahi _ hath	63 26
rahi _ ki	143 -24
rahi _ main	11 1
rahi _ me	-25 -128
rahi _ nahi	11 -5
rahi _ par	60 104
rahi _ pe	88 -27
rahi _ sans	45 -5
rahi _ se	58 23
rahi ankh	182 -35
rahi aur	121 -30
rahi h	69 -21
rahi hai	52 112
rahi hain	213 -48
rahi hu	-120 211
rahi hun	87 -7
rahi main	27 26
rahi thi	31 93
rahin	213 -140
rahna	-63 126
rahne	-144 -110
rahne se	-55 -124
raho	-107 33
rahta	-213 -124
rahta hai	-170 -134
rahta hun	-66 31
rahte	19 -84
rahte hain	62 -66
rahti	-170 -100
rahti hai	-127 -75
rahti hun	-36 -31
rahu	-70 189
rahu to	-49 170
rahun	-27 136
rahunga	-46 202
rahungi	-21 111
railvay	-80 195
railvay line	-38 125
rain	-148 -302
rain in	-57 -160
raise	-140 -49
raja	-47 -120
rajasthan	-149 -164
rajma	-118 -158
rakh	59 252
rakh _ hai	-22 74
rakh _ hain	-12 120
rakh di	63 115
rakh ke	51 39
rakh li	-129 150
rakha	-63 214
rakha hai	-45 212
rakhe	-52 -81
rakhen	-114 -245
rakhi	31 77
rakhi _ bas	8 60
rakhi h	-40 103
rakhi hai	16 192
rakhi thi	63 32
rakhna	-222 23
rakhna _ hai	-44 -190
rakhna hai	-53 -91
rakhne	-110 -154
rakhte	50 -23
rakhti	-7 -88
rakhti hai	7 -110
rakhu	90 -263
rakhun	-209 -110
rakta	110 -108
raktadan	-136 -110
ram	-184 29
ram ram	-181 54
ramayan	-108 -58
ran	51 35
ran avay	18 10
ranchi	-14 -1
rang	175 -89
range	-131 -75
ras	-30 -39
rasam	92 -85
rash	-102 -129
rashan	-25 -95
rashan _ men	-22 -31
rashan kard	-22 49
rashi	-41 -79
rashifal	-47 -105
rasi	11 219
rasoi	11 42
rasoi men	58 93
rasta	15 186
raste	-79 -112
rat	27 120
rat _ 2	-82 5
rat _ baje	-107 -125
rat _ khana	-22 -54
rat _ kya	45 -145
rat bhar	78 -9
rat ka	-71 61
rat ke	44 -20
rat ko	-224 -12
rat me	-47 -148
rat men	93 -195
rat se	222 -104
rate	-196 -305
ratri	-171 -197
rcb	-160 -175
rd	38 74
rd flur	63 32
re	66 -140
reach	-25 -89
react	-95 34
read	-170 3
read in	-53 -113
reading	-132 -226
ready	-76 178
real	-184 4
realy	1 24
reason	-110 174
rebij	-4 -51
recipe	-143 -151
recognise	61 -63
recovered	-97 -49
red	4 -57
rediyo	-24 -75
refund	-123 -129
refuses	49 93
register	21 -81
reh	-52 91
rehna	-32 106
rehne	9 -26
rehta	-117 -22
rehta hai	-52 97
rehta hu	-113 -19
rehte	-28 -56
rehte hai	-36 -111
rehti	-67 55
rehti hai	-88 -13
rel	-83 129
relatives	20 113
relve	-11 -96
remedy	-12 -41
remote	212 -55
remove	-208 11
removed	-180 -118
renev	-48 -106
rent	-132 -1
repeat	-117 -86
replacement	-81 -35
reply	-44 -147
replying	-36 -3
report	8 -76
report me	75 -17
report says	-117 -84
reports	-64 -70
reset	-19 -45
responding	115 -67
rest	-4 -42
restart	-126 -50
resting	48 -29
result	-177 13
result _ bad	-53 23
resume	-68 -118
ret	-140 -112
retire	-122 -90
retired	62 157
retired from	46 -43
retirement	-36 -116
return	-80 -2
returned	-44 103
revive	-118 -90
revive kaise	-19 -48
rha	173 154
rha aur	115 -12
rha h	-12 -37
rha hai	46 39
rha hu	-98 86
rha tha	55 -63
rhe	21 -80
rhe h	2 70
rhe the	-99 -49
rhi	121 2
rhi h	121 11
rhi thi	-33 -55
ribs	183 -58
rice	-187 -51
rice and	-68 -34
rice trik	-116 -112
right	175 -240
right leg	95 -22
right nov	122 46
right side	9 -43
rijalt	-50 78
ril	-155 -206
rils	-73 -154
ring	-161 5
ringing	17 126
rings	132 61
riport	30 -176
riport men	-82 -113
rishta	-61 -16
risk	-142 -69
ro	-24 20
ro _ hai	-95 132
ro raha	101 -46
ro rahe	-87 117
ro rahi	-106 97
road	125 -77
road tar	-12 -45
robot	-45 -88
rod	141 -98
rohit	-146 -95
roj	-154 68
roj _ hai	130 -67
roj _ hain	-52 97
roj _ hun	66 75
roj _ sakte	-78 -72
roj _ se	-39 -165
roj ek	-39 76
roj pi	-61 -30
roj rat	-77 115
roj subah	-56 -117
roja	62 -123
rok	18 149
rokne	-82 -66
roktham	-18 -84
roktham _ kab	-5 -65
roktham divas	-18 -84
rol	-84 119
roled	119 -24
rona	14 -78
rona ata	-40 -128
rone	-51 45
rone _ avaj	57 68
rone ki	57 68
rope	6 218
roshni	166 -22
rota	201 -44
rota _ to	94 -11
rota hai	103 -58
rote	28 6
roti	-93 -86
round	170 -118
routine	-60 -106
roya	94 -65
rs	-82 -3
rto	-11 -126
rubing	70 -36
rubish	45 -8
ruf	79 46
ruk	216 139
ruk _ hai	-31 98
ruk _ ke	129 -53
ruk _ kya	104 -86
ruk _ raha	69 -9
ruk _ rahi	10 45
ruk _ rha	110 -60
ruk gaya	-116 124
ruk hi	43 -22
ruk ke	129 -53
ruk nahi	111 -23
ruk nahin	52 21
ruk ruk	129 -53
ruka	-92 125
rukna	-118 43
rukne	-53 -82
rukta	33 -44
rukunga	-31 79
rules	-92 -212
rum	191 128
rum is	-59 103
rumate	-48 200
rumie	139 -77
run	-204 -58
runing	11 -48
rupis	-139 -19
rupye	-73 -71
rusi	-162 -101
s	-48 -7
sa	42 -169
sa _ hai	35 -145
sa _ raha	120 -37
sa dard	119 -8
sa lag	47 -15
sa mask	-45 -43
sab	-34 176
sab _ h	-17 2
sab _ hai	-25 37
sab _ hain	-28 67
sab _ ho	26 126
sab _ kar	-24 206
sab _ rahe	87 17
sab badhiya	-37 -97
sab ke	-12 1
sab khatam	-70 135
sab khatm	-22 37
sab ko	-13 182
sab normal	-97 -58
sab saf	-65 -44
sab shant	-10 121
sab so	-35 156
sab thik	-133 70
sabha	-60 -50
sabji	-65 -29
sabka	-60 129
sabke	-133 48
sabke samne	-101 -100
sabko	38 162
sabko hota	102 -51
sabko maf	-5 51
sabne	37 51
sabse	-71 126
sach	-303 54
sach _ mar	-85 9
sach hai	-85 -121
sach me	-118 45
sach men	-115 -23
sachet	-13 -53
sad	-269 106
sadak	76 -71
sadi	-10 -37
sadma	-61 -47
saf	-253 -275
saf _ hai	-78 -140
saf _ hota	-163 -125
saf _ se	-66 -17
saf hai	-159 -118
saf kar	-81 55
saf karne	121 -120
saf nahi	-101 -108
safai	56 -108
safar	-77 65
safe	-253 -306
safe _ kya	-41 -95
safe h	-65 -24
safe hai	-60 -109
safe to	-69 -52
safed	92 -251
safed _ gaya	94 -14
safed dikh	80 -18
safed pad	96 -15
safed pani	-171 -36
safety	-113 63
saha	-70 123
sahab	130 -10
saheli	-62 160
saheli ne	-96 219
sahi	-447 -250
sahi _ hai	-132 36
sahi _ ya	-131 -84
sahi h	-126 -130
sahi hai	-182 -194
sahi tarika	-39 -146
said	-88 107
said _ he	111 -15
said dont	-84 44
saja	-25 107
sakht	-51 -79
sakta	-86 8
sakta _ kya	-128 -66
sakta h	-81 -46
sakta hai	-26 -197
sakta hu	-181 -181
sakta hun	-116 -102
sakta kya	-20 -73
sakte	-373 -175
sakte _ kya	-37 -87
sakte h	-54 86
sakte hai	-140 -182
sakte hain	-235 -272
sakte kya	-88 -46
sakti	49 -194
sakti _ kya	26 -142
sakti hai	-108 -211
sakti hu	-72 -106
sakti hun	107 -11
sal	-129 -242
sal _ ab	-193 -163
sal _ beti	24 -85
sal _ daura	-169 -51
sal _ dava	-17 -37
sal _ gae	-53 -95
sal _ gaye	-33 27
sal _ h	117 -71
sal _ hai	140 -135
sal _ hu	-112 -15
sal _ hua	-23 -31
sal _ hun	38 -10
sal _ kuch	-41 -46
sal _ kya	-49 -48
sal _ laga	-113 -25
sal _ lakva	-37 -24
sal _ men	-92 -71
sal _ se	-13 -17
sal _ tha	-84 -25
sal _ thik	9 -86
sal ab	78 21
sal bad	-118 -121
sal bhar	21 -16
sal chalta	-13 -24
sal ho	-132 -5
sal hua	-34 -22
sal hue	-142 -143
sal ka	181 -26
sal ke	-86 13
sal ki	135 -99
sal me	-106 -55
sal men	-66 -31
sal pahle	-229 -193
sal pehle	-336 12
sal se	-308 -105
sala	52 65
salana	-32 -65
salary	-180 -126
salfas	-11 159
salfas _ men	-25 63
salfas ki	86 21
salt	-15 -81
salt vater	-47 -19
samajh	-22 -8
samajh _ a	104 60
samajh gaya	-256 -181
samajh ke	280 -159
samajh nahin	-57 -10
saman	-98 56
samany	-94 -102
samay	55 67
sambar	-9 -72
sambhal	-16 75
same	-178 -61
same as	-53 -62
same thing	-98 -96
same time	-58 37
samjha	-7 12
samjha do	-67 -15
samjhana	-53 -70
samjhana hai	-40 -52
samjhao	-47 -46
samjhaun	-58 -57
samjhe	12 76
samne	10 53
samosa	95 -55
samose	-81 -51
samose ka	-79 -47
sanbhal	41 112
sanp	8 -384
sanp _ jahar	71 -66
sanp _ kata	88 -73
sanp _ katne	-43 -54
sanp ka	-14 -69
sanp ke	-68 -86
sanp ne	149 -95
sanp se	-170 -27
sans	285 -93
sans _ a	106 -51
sans _ chal	170 -25
sans _ jaisi	49 -3
sans _ le	135 -22
sans _ rahe	51 -7
sans _ rahi	244 -26
sans _ siti	92 -11
sans _ tej	101 -6
sans atak	27 -21
sans bhi	124 -5
sans ful	108 -13
sans ki	-182 -222
sans le	-32 62
sans lene	-47 -38
sans lete	160 -18
sans me	115 -22
sans men	89 -17
sans nahi	82 -20
sans nahin	209 -53
sans nhi	117 -64
sans ruk	35 -12
sans siti	49 -3
sans tej	93 -18
sap	273 -235
sapne	-185 -225
sapne me	-150 -108
sapne men	-65 -92
sar	159 -23
sar _ raha	-21 -46
sar dard	-4 -169
sar fat	75 -76
sardi	-280 -226
sardi me	-52 -120
sardi men	-175 -54
sardiyon	-58 -46
sardiyon men	-48 -39
sare	-122 -60
sari	-74 136
sari _ ek	-56 81
sari goliyan	-73 98
sarkari	-96 5
sarkari _ me	-53 109
sarkari aspatal	-69 -64
sarkari me	-18 -33
sarso	-98 -56
sarson	51 -158
sarson tel	70 -57
sas	157 -34
sas _ hai	6 -80
sas _ hain	22 -32
sas _ rahi	33 -56
sas bahu	-150 -85
sas bol	70 -6
sas kahti	84 -77
sas ko	67 -47
sas ne	173 24
sasta	-139 -148
sasti	-141 27
sasur	134 -23
sasur _ ko	35 -29
sasur ji	115 -36
sasural	78 97
sasural vale	-113 144
sat	32 -165
sat _ ka	69 -11
sat dovn	-38 -47
sat mahine	7 -46
sat sal	9 -58
sath	13 101
sath _ bhi	-53 -16
sath _ sakte	-58 -32
sath le	-64 -96
sath len	-63 -28
sath men	-72 -31
sathi	-42 51
saturday	-58 19
satvan	54 -33
sau	-42 -82
sav	-5 -16
sav in	-49 -37
savage	-130 -107
saval	4 -177
savari	61 92
savdhani	-57 -34
saved	-71 3
say	-58 -44
say _ is	6 75
say he	-51 62
say it	43 72
say to	18 36
saying	51 85
says	168 133
says _ i	-43 130
says _ is	-42 191
says _ on	177 -47
says _ vil	-90 91
says everything	128 -97
says give	-114 -27
says he	-33 131
says if	-37 115
says it	5 73
says its	106 -46
says no	-8 -118
says she	-105 160
says vait	-81 32
sbi	-108 -129
scalp	4 -117
scan	84 -147
scar	-28 -130
scared	-95 127
scared of	5 -59
scene	-63 -103
schul	-104 -35
schul _ me	-72 -70
schul asembly	-61 -36
schul bus	73 -90
schul me	-149 45
schul se	46 -7
science	-44 -106
score	-19 -155
scorpion	149 -34
scorpion stung	111 -31
scratch	-143 1
screaming	164 -28
screams	141 -29
scrin	-213 -78
script	-31 -30
scuter	-94 40
scuty	-60 -101
se	-68 91
se 3	103 -46
se _ a	70 40
se _ ab	96 64
se _ aj	73 65
se _ ankh	87 -12
se _ ati	-138 -117
se _ aur	195 -199
se _ aya	72 -13
se _ bache	-65 -58
se _ badhta	-68 -132
se _ band	87 126
se _ banti	-48 -44
se _ bar	96 30
se _ bat	-32 67
se _ bhar	21 47
se _ bhi	1 -75
se _ bukhar	-121 -45
se _ dard	62 -164
se _ der	-76 164
se _ diya	-79 -27
se _ do	-43 -58
se _ ek	50 -9
se _ fir	49 31
se _ gai	-89 -56
se _ gaya	84 -83
se _ gaye	113 -79
se _ gayi	-101 -31
se _ ghar	76 20
se _ h	30 -66
se _ hai	42 -185
se _ hain	-17 147
se _ hath	198 -81
se _ hi	94 -205
se _ ho	-161 104
se _ hoga	-32 10
se _ hota	-171 178
se _ hote	-69 -34
se _ hoti	-59 -131
se _ hu	26 21
se _ hua	-39 89
se _ hun	-56 -58
se _ ja	-84 -76
se _ jaega	40 33
se _ jaisa	79 -107
se _ jaisi	5 -84
se _ jata	67 -42
se _ jate	104 -8
se _ ka	-122 73
se _ kaise	-69 71
se _ kam	113 -129
se _ kan	91 -28
se _ kar	5 120
se _ karte	-139 -55
se _ karu	-33 -108
se _ kat	136 -160
se _ kaun	-11 18
se _ ke	63 -160
se _ kha	65 -189
se _ kharab	-82 -58
se _ ki	216 -28
se _ kitna	-39 -153
se _ ko	39 11
se _ kya	-11 -154
se _ lagta	55 63
se _ lal	-105 -147
se _ log	65 88
se _ mar	8 5
se _ me	-73 -202
se _ men	66 -71
se _ muh	66 -5
se _ nahi	105 49
se _ nahin	118 128
se _ nhi	-109 -97
se _ nikal	-57 -97
se _ pad	-14 -48
se _ pair	123 -37
se _ pani	75 -10
se _ par	-40 133
se _ pe	45 78
se _ pet	30 -34
se _ raha	-152 29
se _ rahe	71 -78
se _ rahi	65 5
se _ rat	-16 76
se _ ruk	8 86
se _ saf	-146 46
se _ sal	28 -51
se _ sans	153 -32
se _ se	-81 -18
se _ shuru	-82 35
se _ tab	-14 64
se _ tak	104 -105
se _ taraf	110 -11
se _ tha	-17 58
se _ thi	90 -58
se _ thik	-157 -55
se _ thoda	-40 -76
se _ to	24 -31
se _ vali	13 -27
se _ ya	-20 -73
se a	-67 -18
se ab	57 -124
se aisa	39 -84
se aj	91 81
se andar	33 -8
se ankh	-136 63
se aram	-138 -66
se aur	162 -32
se avaj	120 -55
se bachane	-79 -59
se bachav	-191 -78
se bachcha	-1 72
se bachne	-108 -219
se badbu	-80 -21
se bahar	47 1
se bal	-78 -27
se band	91 91
se bas	101 -61
se bat	-67 -127
se bhi	1 -136
se bp	0 -91
se bukhar	-110 -99
se chai	23 -8
se chipak	138 -30
se chup	-40 182
se chuti	-43 166
se dar	86 -129
se dard	31 151
se daura	-129 -32
se dava	-19 -38
se dil	111 66
se dudh	8 -93
se ek	149 -120
se fayda	-64 -150
se fone	83 63
se gais	-40 -34
se gala	63 -11
se gas	14 21
se ghar	68 85
se gir	170 -53
se gira	99 -44
se hai	97 -211
se hain	-54 14
se halka	-121 105
se halki	-57 -82
se hath	-77 50
se hi	-50 68
se ho	-161 72
se hota	-121 -46
se hui	-56 -38
se hun	146 -4
se jal	-58 -107
se jalne	-49 -26
se jan	-106 -46
se jhag	80 60
se jhagda	-14 -36
se jibh	-140 -91
se jyada	174 -116
se kaise	-163 -236
se kam	-71 124
se kat	-78 107
se khana	-71 65
se khansi	89 -73
se khun	338 -225
se kisi	74 116
se kitni	-76 164
se koi	-87 -17
se kuch	-58 35
se kya	-15 110
se laga	-74 42
se lal	58 -29
se lar	61 -3
se main	58 -46
se man	-58 37
se mar	153 -260
se mara	97 -54
se mujhe	49 -21
se nahi	-14 115
se nahin	174 -30
se nikal	-216 0
se nikala	259 -162
se nikla	36 117
se nind	-95 -197
se pahle	-129 -101
se pair	-64 -41
se pani	-81 37
se pehle	-103 24
se peshab	121 -101
se pet	-31 31
se roj	-27 0
se ruk	118 -60
se sab	-11 2
se sach	-41 -76
se saf	38 -103
se shuru	-97 -33
se sidhi	53 -53
se sir	-118 -108
se subah	-55 87
se tar	170 -31
se thik	-187 -155
se tin	155 -4
se ulti	-111 -49
se ungli	-80 -36
se upar	38 -33
se utar	116 -96
se vajan	-24 -71
se vo	-47 79
sea	-108 45
search	-48 137
season	-146 -232
seat	98 -11
sec	38 -18
second	39 -109
section	67 -38
sector	155 -55
security	7 65
sehat	-52 -185
seijure	24 -125
sel	-73 31
send	54 -173
sending	-105 60
senior	13 -25
seniors	-4 36
sensitivity	-50 -87
sent	69 246
sentar	-70 17
sepsis	-59 -94
septic	114 -72
serial	41 -206
serial me	-156 -162
series	-104 -101
server	-40 27
service	-123 104
set	-23 -109
setle	18 -13
sgpt	-116 -126
shabd	114 -167
shadi	-414 -129
shadi _ bad	-60 -57
shadi hai	-93 -149
shadi ka	-122 11
shadi kar	-23 72
shadi ke	-144 31
shadi ki	-43 -201
shadi ko	-22 -16
shadi me	-76 -193
shadi men	-146 -21
shadi se	-68 -43
shahad	-7 -22
shahar	0 -75
shahar men	-49 -73
shake	-97 -51
shaking	135 -39
shal	40 -58
shal i	-9 -20
sham	-153 -237
sham ko	-224 -154
sham se	175 -44
sham tak	-75 -38
shampu	-86 -110
shant	-88 90
shanti	-115 159
sharab	108 80
sharbat	13 -19
share	-172 -123
sharir	118 77
sharir _ chakate	94 -12
sharir par	92 -47
sharm	31 4
sharm se	116 -18
sharma	-96 -112
sharp	163 -9
sharp pain	163 -9
shart	-52 -67
shart _ hai	-52 -67
shart lagi	-52 -67
shayad	-7 76
shayari	-158 -281
shayri	-104 -190
she	240 273
she _ a	-80 119
she _ at	6 7
she _ fine	-25 50
she _ from	-15 79
she _ her	37 35
she _ in	91 -23
she _ it	-16 67
she _ like	49 64
she _ me	-60 205
she _ not	93 81
she _ ok	53 101
she _ she	66 -92
she _ the	-64 55
she _ to	66 -44
she _ vith	35 -84
she cant	151 -152
she does	137 10
she drank	78 -72
she gets	-61 40
she had	163 -92
she has	83 102
she is	188 183
she kips	-12 137
she said	-101 -5
she says	130 61
she told	50 49
she tuk	-55 -10
she vants	-113 70
she vas	-28 151
she vil	-54 90
sheher	-11 -59
sher	-100 -96
shes	-105 182
sheyar	-81 -144
shift	-53 -80
shifted	-86 -59
shifted to	-86 -59
shifting	-97 -126
shifting to	-40 -98
shikayat	-135 -123
shin	-74 -77
shirt	109 127
shishi	23 181
shishu	121 -74
shit	-8 28
shivering	224 -48
shivir	-124 -81
shoe	-60 -69
shok	95 -192
shole	-162 -190
shole _ jay	-49 -108
shole men	-162 -180
shop	-82 59
short	-28 -159
short story	-86 -77
shot	-179 -124
should	-37 9
should _ ask	-14 -119
should _ be	-47 -107
should _ just	19 -24
should _ slip	58 15
should _ take	53 -125
should _ vait	120 34
should a	-73 -87
should be	-151 107
should go	50 16
should i	84 -230
should not	-83 111
should she	-149 -47
should ve	20 -107
shoulder	69 -208
shoulder blades	151 -77
shoulder tip	167 -10
shout	-17 23
shouting	45 18
shov	87 -40
shoving	167 77
shovs	117 -32
shubh	-165 -88
shubh ratri	-92 -68
shugar	55 -61
shugar _ goli	115 -59
shugar _ hai	124 -53
shugar hai	75 -41
shugar ki	66 76
shugar men	-182 -19
shugar vali	129 -41
shukriya	-155 -85
shuru	68 -170
shuru _ hai	-80 3
shuru kar	-62 -27
shuru karu	-127 -58
shut	6 -43
shuter	140 -13
shvas	229 -72
si	29 -45
si _ hai	66 -80
si _ nev	-36 50
si _ rahi	46 -12
si goli	26 -117
si janch	-36 -38
si kasrat	-33 -50
si krim	-52 -68
si the	-65 104
si u	-55 117
si you	-86 -16
sid	-98 -143
side	64 -42
side _ the	10 90
side and	145 -27
side efect	-16 -62
side in	-91 -40
side of	107 7
sidha	189 76
sidha _ rahe	47 -16
sidha bol	70 -16
sidhe	86 -124
sidhi	5 -165
sidhi _ par	-122 -49
sidhi chadhne	-124 -51
sidhi chadhte	-29 -21
sidhi pe	12 -12
sidhi se	125 -44
sids	21 -57
sign	126 76
signs	-93 -42
sigret	-65 36
sije	-172 -130
sik	-102 -157
sika	171 3
sikai	-168 -38
sikh	-59 -106
sikhana	-14 -54
sikhao	-131 -47
sikhna	-120 -91
sikhne	-31 -39
sikle	123 -30
siks	-124 -46
silendar	86 -61
silent	78 -93
silk	-43 -25
silk board	-91 -20
simple	-139 -47
simple english	-34 52
sin	-111 59
sin karke	-72 -58
sina	160 -55
since	23 -2
since 2	-119 -97
since 20	-115 -58
since 3	-101 94
since 4	133 8
since _ am	101 -18
since _ and	-54 79
since _ days	-212 80
since _ he	-17 -103
since _ hour	-39 -24
since _ i	-8 8
since _ in	31 -5
since _ is	92 -39
since _ min	-100 35
since _ months	-101 -40
since _ my	51 -37
since _ night	234 -101
since _ no	-68 -13
since _ nov	83 -16
since _ on	-3 -20
since _ yrs	-183 -63
since colege	-81 -108
since evening	97 58
since he	-32 -12
since i	5 -120
since last	95 -185
since lunch	59 71
since morning	179 -183
since my	-60 -84
since the	-26 120
since then	59 35
since yesterday	110 -83
sine	354 -55
sine _ dard	91 -56
sine _ jaise	157 -48
sine me	201 -82
sine men	160 -39
sine pe	208 -104
sing	111 -105
single	-80 -93
sinus	-113 -85
sip	-120 -125
sipiar	-62 -128
sir	52 36
sir _ am	133 33
sir _ raha	82 -9
sir bhari	-189 -61
sir dard	-156 -174
sir fata	160 -27
sir i	129 41
sir ke	72 -54
sir mai	-119 101
sir me	74 57
sir men	-28 -82
sir my	-9 25
sir par	-39 -42
sirap	-79 -25
sirf	-78 13
sirf _ aur	-60 -38
sirf ek	0 71
siriyal	-99 -77
siriyal men	-85 -88
sis	143 59
sister	30 123
sister _ lav	42 99
sister in	-5 150
sisters	2 10
sit	117 0
sit _ the	5 11
site	103 -80
siti	-26 -196
siti _ rahi	97 -33
siti baj	106 -33
siti jaisi	-75 -35
siting	43 113
siting _ the	46 73
siting on	-6 128
sits	-96 156
skin	156 -26
skin doctor	-121 -52
skin hot	94 -16
skin is	184 -37
skip	-96 -92
skiped	75 20
skiping	77 -66
skl	-109 -91
skuad	-114 -228
skul	-223 -22
skul men	-92 60
skul se	-22 -32
slept	-36 -136
slight	-33 -87
slip	-120 -138
slip _ of	96 -51
slip in	-48 -20
slip it	96 -51
sliped	58 12
sliper	-29 -140
sliping	-48 41
sliping on	-81 -128
sliping pils	11 40
sliping tablets	-85 175
slips	-135 -92
slipy	198 134
slive	-100 138
slot	-3 22
slov	-157 -60
slovly	-83 -70
slumped	131 -43
smal	-68 -71
smal _ my	24 -55
smal _ on	-191 27
smal doubt	141 -20
smartvatch	61 -31
smel	52 -154
smeling	73 53
smels	35 -98
smels _ nail	46 -21
smels like	-33 -37
smiles	107 -75
smiling	-79 137
smoke	63 -59
smoker	-129 -48
smoking	-37 -70
snake	25 -242
snake _ in	-30 -113
snake bite	-50 -83
snakebite	-101 -53
snakes	-62 -98
snijes	-110 -23
snijing	-98 -25
snoring	91 -169
so	107 -21
so _ ab	22 -123
so _ am	-52 76
so _ aur	-17 147
so _ can	36 93
so _ do	57 -41
so _ dont	61 -91
so _ h	10 78
so _ hai	36 -102
so _ hain	-56 66
so _ i	73 73
so _ is	-48 -134
so _ the	68 -32
so _ to	-21 112
so gae	57 134
so gaya	159 -117
so i	55 -69
so jane	37 52
so ke	-24 -101
so many	-91 -32
so much	15 -92
so raha	32 -146
so rahe	-35 116
so that	-6 60
so ve	138 18
soaked	151 -130
soch	-46 177
soch _ hai	-25 112
soch liya	-25 -7
socha	-84 89
socha hai	23 96
sochta	-69 121
sochta hu	-58 78
sochta hun	-15 67
sochti	-23 123
sochti hun	-22 115
society	-83 -81
society me	-91 -79
soe	114 -77
soe the	87 -31
sofa	-71 -183
soft	84 -163
soft _ bulging	113 -13
soft spot	148 -78
solah	25 68
sold	-106 160
sold the	-97 143
some	110 -12
somebody	90 117
someone	73 104
something	-34 -74
something in	-71 -91
something like	132 -50
sometimes	-98 74
somevhere	-69 149
somvar	70 4
son	70 90
son is	-30 -139
sona	-9 -105
sone	5 -17
sone _ bhav	-112 -110
sone ka	-119 -124
song	-183 -250
songs	-109 4
sonografy	-91 -39
sons	4 95
sore	-205 -215
sory	-115 35
sota	-61 -100
sote	94 125
soti	22 -81
sound	131 -217
sound coming	118 -8
sound on	-173 -87
soya	44 -83
soye	66 -73
soye the	82 -49
speak	-59 -86
spich	198 5
spining	-81 -33
spit	166 -43
spliting	81 58
spo	137 -56
spo 2	137 -56
spot	63 -119
spot bulging	113 -13
spoting	-37 -35
spots	-70 -70
spray	33 -10
spraying	-51 -33
spun	127 -114
st	3 83
stable	-80 -85
staf	-41 -130
stage	-61 -123
stairs	-110 26
stand	-81 98
standing	-18 85
standing _ the	-84 157
standing on	66 100
star	-103 -96
stars	139 -93
start	-80 40
started	129 -45
starter	-91 -54
starting	-125 -73
station	106 -66
status	-107 112
stay	-53 168
stays	40 -169
std	-95 34
steam	6 30
stent	-135 -180
stents	-43 -23
step	122 89
steps	-92 -136
steroid	53 -62
steshan	11 -93
stif	-37 -162
stif and	120 -33
stik	92 -101
stiky	59 -72
stil	-68 -214
stil get	-81 -83
stings	86 32
stiring	38 65
stitches	-152 -6
stomach	58 20
stomach pain	162 -50
stomach paining	162 -59
stone	38 -143
stop	-164 -17
stop the	-103 14
stoped	11 102
stoped _ and	64 28
stoped by	-84 -86
stoped in	71 -48
stoped my	13 38
stoped sveating	45 -7
stoped talking	51 22
stoping	172 -26
stops	58 81
store	98 -186
story	-260 138
straight	100 -58
stray	113 -81
stres	-160 -134
stretch	-90 -82
strict	-129 -97
strip	131 97
strip of	56 1
strit	142 -122
stroke	-132 -104
stroke and	-34 -17
stroke aur	-24 -12
stroke in	-44 -28
strong	-146 60
stud	63 70
student	-180 70
student ne	-46 127
study	-31 -17
stuf	-51 -22
stuk	142 -113
stul	80 161
stung	135 -35
subah	-30 51
subah 6	54 -142
subah _ baje	19 -162
subah _ ek	1 -13
subah _ hi	-96 104
subah _ ho	-7 231
subah _ pet	31 -64
subah _ rat	43 -61
subah _ ruk	113 -27
subah _ se	50 -19
subah _ to	69 -124
subah khali	-66 -58
subah na	-65 262
subah se	441 -80
subah subah	-238 -144
subah tak	135 25
subah utar	-66 -36
subah ya	-47 -68
suden	149 -140
sudenly	258 -12
sugar	-22 -215
sugar 38	148 -7
sugar _ fasting	-101 -63
sugar _ goli	35 -12
sugar _ hai	-113 -41
sugar _ sui	-20 52
sugar fasting	-58 -36
sugar ki	18 -32
sugar patient	58 -11
sugar vali	45 40
sugest	-58 -213
sugest a	-61 -118
sui	176 36
sui jaisi	54 -21
suicide	-152 38
suicide skuad	-57 -217
suj	147 78
suja	153 -30
sujan	-160 -215
sujan _ ko	-60 -16
sujan sham	-60 -16
suje	209 -38
suji	21 -109
sukh	-208 -124
sukha	93 -13
sukhi	-200 35
sukhi _ tin	-132 -50
sukhi khansi	-146 -136
suking	206 -68
sukun	-30 112
sukun milta	-26 97
sulfas	72 26
sumer	-114 -64
sun	186 128
sun aur	67 -6
suna	-210 -249
suna tha	22 -66
sunai	-88 2
sunao	-228 -226
sunburn	-45 -93
sunday	-49 112
sunday i	-73 -38
sunday ko	6 -32
sundays	-46 -67
sungh	-52 -11
sungha	99 -10
sunghana	-111 -50
sunke	-118 -78
sunscrin	-90 -101
sunscrin _ oily	-36 -37
sunscrin for	-47 -39
sunta	-5 40
suport	-44 39
surat	-117 -100
surgery	-127 -114
survived	-83 58
sust	288 -90
susu	143 -38
svad	-89 -152
svalov	171 -50
svalov _ ovn	71 -5
svalov spit	59 -24
svaloved	164 146
svaloving	62 -61
sveat	134 -67
sveating	221 -73
sveating and	40 -11
sveling	-5 -151
svigy	-45 -94
sviming	-146 -177
svit	-38 -24
svitch	87 71
svitched	65 107
svitched of	78 127
svolen	167 -92
symptoms	-105 -123
syrup	-10 -119
system	-100 -122
t	117 -143
tab	103 -42
tab se	51 -126
tab tak	82 12
tabiyat	44 -79
table	-83 -38
tablet	-23 -351
tablets	-53 238
tablets _ my	-13 170
tablets in	-61 128
taifaid	-9 -76
tairna	-40 -11
taiyar	-4 158
taiyari	-94 -53
tak	48 2
tak _ hai	127 -137
tak _ sakte	71 -19
tak nahin	-12 -46
tak ruk	150 -29
tak thik	88 -66
take	-158 -25
take _ and	2 -107
take _ of	-10 185
take _ tablet	-63 -92
take _ vith	-84 -55
take care	-72 199
take cetirijine	-11 -92
take the	-101 -65
taken	126 59
takes	-6 79
takhne	125 -59
taki	-85 138
taki _ na	-45 121
taking	-5 9
takiya	-72 -43
takiye	48 10
takiye _ niche	91 61
takiye ke	91 61
taklif	-27 86
taklif nahin	-25 -64
taks	-47 -141
tala	-18 -186
talab	-3 103
talak	-24 10
talk	-18 47
talk to	34 121
talking	196 -40
talking but	88 -50
talking nonsense	137 -24
talking rubish	45 -8
talking to	126 -41
talks	48 44
talu	157 -20
talve	-40 -39
talve tak	61 -3
tamatar	-180 -118
tamil	-141 -212
tan	44 18
tanav	-70 -116
tane	-133 180
tang	153 94
tank	66 120
tanke	-71 -222
tanki	126 73
tanki me	99 -22
tap	-45 87
tap raha	62 -2
tapak	170 -24
tapak _ aur	96 -8
tapak raha	134 -5
tapak rahi	64 -12
tar	156 160
tar se	43 -18
taraf	265 90
taraf ka	145 -85
taraf latak	56 -14
taraf se	-17 -11
tarah	31 -202
tare	191 -20
tarika	-207 107
tarika batao	-56 127
tarikh	-91 -63
taste	-130 6
tata	63 -148
tataiya	2 -128
tati	175 -28
tatkal	-54 -84
tau	93 -4
tava	64 -3
tava jaisa	24 -1
tave	-95 4
tave jaisa	41 -2
tb	-3 -116
te	-44 36
tea	-82 -190
teach	-127 27
teacher	-78 14
teacher hu	-110 85
team	-159 -45
teamate	-16 -38
tearing	153 -62
tears	150 46
teary	-42 -62
tedha	220 -67
tedha _ gaya	117 -33
tedha ho	154 -35
tedhi	132 -69
tej	331 -75
tej _ aur	72 -13
tej bukhar	182 -14
tej dard	101 -9
tej tej	125 -15
tejab	116 129
tekst	-139 -246
teksted	-73 164
tel	-19 143
tel _ a	-137 -203
tel _ i	30 89
tel _ se	-60 -156
tel _ to	-11 105
tel anyone	24 -5
tel if	-69 31
tel me	-30 -146
tel my	-216 258
tel se	23 -111
teling	160 54
telma	-105 -140
telma 40	-84 -96
telmisartan	-96 -80
telugu	-88 -77
temp	18 -68
temple	89 -135
tempo	35 -60
ten	114 -88
ten minutes	122 52
tension	-160 -144
tera	-85 -175
terace	0 154
terahvin	-16 93
tere	-7 -171
teri	-132 -113
term	-124 2
term insurance	-37 -109
term plan	-18 101
test	-207 -264
tested	-115 -37
tests	-152 -144
tetanus	-19 -217
th	-116 293
th _ is	-55 57
th flur	-190 241
th me	-44 98
th month	148 -72
th std	-95 34
tha	-39 -86
tha 10	104 -32
tha _ ab	34 -20
tha _ aj	150 -58
tha _ bar	-23 43
tha _ bhi	-162 111
tha _ din	-141 60
tha _ gaya	46 -58
tha _ ka	90 2
tha _ ke	61 -49
tha _ ko	82 102
tha _ laga	-54 -71
tha _ mahine	-118 -76
tha _ me	-104 -199
tha _ men	-167 16
tha _ nahin	20 -29
tha _ pe	-64 -21
tha _ sab	-19 -101
tha _ sal	-72 -124
tha _ se	7 56
tha _ thik	-87 -40
tha _ utar	-19 -45
tha _ vala	122 -57
tha ab	-60 -91
tha aj	-1 121
tha aur	37 81
tha bach	-73 109
tha bachpan	-59 -32
tha bas	21 46
tha bola	-33 146
tha do	-14 -36
tha ek	7 -21
tha fir	-72 80
tha kal	-161 -127
tha ki	63 -43
tha kya	-67 -104
tha mumy	16 -37
tha par	143 -6
tha pichle	-40 -106
tha subah	64 -43
tha tab	-109 49
tha to	-15 -33
tha ya	28 -64
thai	-11 69
thaili	40 -32
thak	-169 284
thak _ hu	-30 80
thak _ hun	-80 91
thak gai	16 30
thak gaya	-110 214
thaka	102 -67
thakan	-45 -275
thakan hai	142 -58
thake	147 -39
thali	-105 -29
than	-61 151
than other	-4 -110
thand	-14 13
thand lag	-57 102
thand me	-213 -78
thand men	-142 -58
thand se	94 -53
thanda	119 -156
thanda _ hai	46 -183
thanda _ raha	93 -9
thanda aur	38 -4
thanda lagta	-82 -106
thanda pad	113 -7
thanda pada	157 -97
thanda pani	-137 -94
thanda pasina	137 -55
thande	41 2
thandi	10 0
thane	-16 -60
thank	-153 -92
thank _ for	-59 127
thank u	-124 -206
thank you	-95 22
thanks	-175 -40
thanks for	81 169
thapad	27 127
that	-149 39
that _ the	-98 39
that be	-103 -25
that he	-23 130
that i	175 27
that is	-86 91
that my	-4 -40
thatha	85 -59
thats	-60 -71
thats al	-104 -5
thay	-92 150
thayraid	-77 -107
the	-28 119
the _ and	-88 28
the _ at	-20 42
the _ botle	33 71
the _ doctor	-95 58
the _ for	61 49
the _ from	157 -112
the _ had	-139 165
the _ has	98 74
the _ he	62 157
the _ i	-102 280
the _ in	-61 108
the _ is	-71 7
the _ me	33 -64
the _ my	89 33
the _ near	66 11
the _ no	40 -95
the _ nov	-39 76
the _ of	-8 -159
the _ on	38 144
the _ one	-20 170
the _ only	10 48
the _ or	-138 -134
the _ sal	-84 -89
the _ says	-47 131
the _ se	4 -56
the _ she	-7 96
the _ since	7 157
the _ so	19 19
the _ tablets	96 88
the _ tank	56 35
the _ th	-130 147
the _ the	84 -101
the _ thing	68 106
the _ time	-11 -84
the _ to	6 37
the _ today	-87 110
the _ vants	-73 -46
the _ vent	-107 9
the _ vith	98 -92
the _ you	-23 72
the ab	34 -220
the baby	-151 165
the bathrum	39 62
the bed	75 -31
the blue	-186 -13
the botle	35 75
the bridge	-74 137
the bus	-47 113
the car	60 61
the day	-48 -88
the dur	98 -62
the end	-156 -165
the evening	-202 -87
the fan	-42 126
the field	1 98
the first	-16 -50
the flur	99 -144
the kitchen	11 13
the last	-100 -68
the man	127 -55
the midle	54 -56
the milk	-67 -42
the morning	-158 -92
the nekst	-88 34
the nev	-14 -114
the night	127 -3
the noise	-39 174
the only	-18 131
the point	-42 149
the rum	102 -2
the sab	21 10
the same	-86 -45
the schul	-56 64
the skin	16 -90
the sofa	-29 -24
the stairs	27 21
the tablet	-134 -139
the tablets	-95 -86
the team	-63 -66
the temple	53 -58
the terace	-17 2
the time	87 10
the toilet	-27 27
the val	155 -100
the vater	5 98
the vel	-121 115
their	-59 109
theke	40 -101
thekedar	-37 38
them	-66 184
then	108 170
then goes	-76 -78
then ok	128 -55
therapist	-134 -11
therapy	-73 -133
there	-77 -33
there _ a	43 -32
there _ no	-28 36
there a	-139 134
there any	-54 -63
there in	-46 34
there is	67 -2
there vas	-68 -153
theres	-128 84
thermometer	159 -74
these	-134 99
these days	-106 25
they	-14 145
they _ it	-65 99
they _ me	23 117
they are	-123 138
they ask	-64 -32
they vil	-33 135
thi	99 25
thi _ ab	-172 57
thi _ din	29 -38
thi _ ke	46 -101
thi _ ki	67 -85
thi _ ko	170 -82
thi _ me	40 73
thi _ men	54 49
thi _ ne	49 98
thi _ sal	-38 -48
thi _ se	-46 -104
thi ab	33 75
thi abhi	29 38
thi aj	-82 166
thi kal	102 15
thi par	101 19
thi to	-20 -5
thigh	107 3
thighs	-62 156
thik	-211 -255
thik _ ab	84 -55
thik _ aur	7 -34
thik _ bas	-3 177
thik _ bhi	-98 -54
thik _ gaya	-130 -47
thik _ hai	105 -82
thik _ jata	-46 -31
thik _ jayega	150 -12
thik _ khana	39 -68
thik _ kya	-146 -98
thik _ na	66 -57
thik _ raha	-80 -26
thik _ ya	-95 -66
thik h	-99 7
thik hai	-181 -136
thik hain	-35 -44
thik ho	86 -88
thik hoga	104 -60
thik hota	1 -19
thik hu	41 49
thik hun	-11 -182
thik koi	-135 -89
thik kya	-15 -23
thik rahega	-102 -40
thik se	96 -97
thik tha	64 2
thin	-133 -33
thiner	168 -131
thing	63 133
things	-111 77
think	161 220
think _ is	135 -64
thinking	112 140
thinking of	-54 83
thinks	-76 42
thinks i	-30 43
third	54 -13
this	-213 64
this _ and	-128 183
this _ i	-35 140
this _ is	6 -202
this _ my	48 -68
this ap	-56 -235
this ekscel	-28 -89
this is	119 105
this morning	-6 31
this time	-25 194
this vik	-131 146
thks	-69 -12
thoda	-67 -81
thoda _ hai	-203 -154
thoda sa	28 20
thodi	-77 -101
thodi der	11 -25
thodi si	88 -53
those	109 -106
though	-144 -147
thought	68 152
thresher	102 17
threv	63 -78
thri	-13 61
thri days	51 68
thrice	-112 93
throat	128 -70
throat closing	151 -60
through	147 -17
throvn	149 -38
throvn bak	127 -30
thuk	219 -149
thumb	177 -83
thursday	-30 55
thyroid	-19 -159
thyroid _ goli	-103 -166
thyroid ki	-92 -213
thyronorm	-79 94
tibi	-14 -80
tied	126 -37
tifin	-102 -57
tight	171 -117
tight like	93 -20
tika	-339 -428
tika _ gaya	-129 -35
tika _ hai	-29 -115
tika _ lagega	-23 -31
tika _ sal	-12 -9
tika kab	-32 -44
tika kitne	-1 -24
tike	-228 -185
tiket	-44 152
tikha	-35 -89
til	178 167
til it	-43 156
til morning	134 34
til then	91 -84
time	-166 51
time _ gaya	-34 88
time and	-130 97
time for	-59 -91
time i	-78 36
times	144 -154
times a	-61 -9
times and	-56 -68
timetable	-17 -16
timings	-124 61
tin	94 47
tin _ bhig	27 -9
tin _ ho	-35 -71
tin _ ka	146 69
tin _ men	-39 -135
tin _ se	-65 -64
tin bar	5 116
tin din	51 -68
tin mahine	-44 46
tin sal	-101 37
tingling	159 -26
tiny	-8 -90
tip	157 -96
tips	-238 -164
tired	-74 109
tired of	-80 136
tisra	26 -59
tisri	-43 124
tisri bar	-38 121
tith	-12 -158
tithing	-112 -83
titnes	-50 -50
titnes ka	-44 -44
tivi	-103 -121
tmrv	-21 36
to	-60 76
to 1	71 -62
to 6	71 -67
to _ a	41 -140
to _ and	-69 10
to _ anything	18 133
to _ at	132 -56
to _ before	95 -116
to _ bhi	8 63
to _ first	-29 35
to _ for	-46 -25
to _ gaya	6 -23
to _ hai	55 104
to _ he	67 99
to _ her	42 -21
to _ here	-16 137
to _ hi	-57 32
to _ him	51 -14
to _ hoga	-53 148
to _ hogi	52 -60
to _ i	-39 90
to _ if	135 -16
to _ in	-128 -199
to _ it	198 59
to _ ka	109 40
to _ kar	-16 -4
to _ ke	36 -54
to _ ko	31 25
to _ me	88 24
to _ men	-85 -29
to _ my	141 -88
to _ na	51 47
to _ nahin	121 -66
to _ ne	-96 98
to _ nov	44 15
to _ of	-33 -153
to _ on	129 -150
to _ one	-145 37
to _ over	-30 50
to _ par	-112 6
to _ parents	-7 134
to _ pe	-92 -60
to _ se	-35 -58
to _ she	-138 54
to _ side	96 56
to _ so	-23 47
to _ the	-205 -4
to _ to	24 -49
to _ today	32 58
to _ up	-13 49
to _ ve	31 -14
to _ vhat	-41 -10
to _ vhen	-68 79
to _ vho	49 -98
to _ vith	-130 -102
to a	-139 -14
to acha	-85 176
to al	-69 60
to ankh	54 68
to ask	81 -9
to avoid	17 23
to bahar	89 -33
to bas	36 -130
to be	-65 189
to bring	-21 79
to cal	-132 35
to chalega	169 -54
to come	-48 127
to die	82 190
to do	-65 -51
to dubai	-34 -43
to eat	-90 -118
to fil	51 -33
to get	-97 -108
to give	-137 -99
to go	-114 105
to ham	-94 -112
to her	-120 47
to him	-73 164
to his	-101 0
to ho	111 -30
to hold	-43 142
to jan	-65 -101
to just	4 85
to khel	136 -61
to khud	-51 95
to kip	-123 17
to kisi	-48 79
to knov	92 -274
to kya	-53 103
to lift	100 -76
to main	3 144
to make	102 -83
to mar	29 -101
to me	15 149
to my	-174 -24
to nahi	-13 -63
to nahin	-54 110
to nev	12 -66
to not	-122 172
to ofice	12 -50
to one	99 -46
to our	-69 61
to pune	-31 -126
to remove	-102 -52
to sans	-24 -5
to say	35 70
to schul	-131 -39
to si	-14 -92
to slip	132 -93
to socha	-9 67
to start	-134 56
to stop	-167 -165
to take	28 -107
to talk	64 120
to tel	-66 116
to the	-64 86
to thik	46 -87
to utar	14 62
to vake	117 26
to vo	-13 -18
to vory	84 2
to vrite	-74 -69
tod	-74 -53
tod _ hai	-7 -70
tod diya	-135 -86
tod ke	-73 70
tod raha	37 -108
toda	80 12
today	51 60
today _ my	40 -24
today _ vent	-15 94
today and	-72 60
today he	167 3
today i	-117 192
today is	27 100
today it	-50 89
todler	130 -34
todlers	-89 -87
tody	75 -28
tofi	44 -34
together	-47 31
toilet	46 19
toilet cleaner	-37 14
told	-3 214
told _ i	-36 109
told me	-76 147
tomorov	17 17
tomorov i	-27 -132
tomorov is	92 13
tongue	82 -167
tongue is	205 -21
tonight	-39 278
top	-71 82
toper	-58 65
topic	20 0
torch	0 10
totaly	-93 -45
touch	58 18
touched	162 -90
tovel	59 17
tractor	-59 -82
trafic	-86 -107
traiktar	67 -154
traiktar _ gaya	106 -10
traiktar palat	72 -8
train	-51 135
train ka	-38 -18
trainer	15 9
training	-238 -210
trak	67 -10
transfer	-49 -82
translate	-120 -180
translate to	-32 -132
travel	-120 -127
treadmil	99 -73
treat	-145 -36
treatment	3 23
trek	68 -69
tren	-16 -129
tren se	55 -94
trening	-125 -161
trening men	-63 -28
tri	-131 57
tried	-56 39
trik	-192 -193
trip	45 -178
trouble	24 102
true	-190 -210
true or	-36 -58
true that	-115 -109
truk	163 90
try	-116 154
tsh	-216 -206
tsh 5	-89 -33
tsh 6	-96 -108
tsh 7	-56 -59
tsh _ 2	-64 -51
tsh _ 8	-107 -90
tu	-53 74
tu _ for	27 -1
tu _ h	-132 -214
tu _ hai	-95 -80
tu _ to	169 -3
tu many	-15 162
tu much	-173 11
tubelight	98 -36
tuesday	50 -93
tuition	89 76
tujhe	22 -180
tuk	145 73
tuk _ from	-17 113
tuk _ of	47 107
tuk _ the	-65 12
tuk al	-80 -20
tuk her	89 -16
tuk my	-45 -93
tuk the	-171 -125
tulsi	-85 -142
tum	-169 12
tum _ ho	4 -122
tum kaun	113 -107
tum log	-78 143
tumhen	-38 -153
tumy	149 -160
tumy _ and	88 -15
tumy is	47 -9
turant	5 70
turmeric	15 -52
turned	17 -6
turning	117 71
tut	-124 46
tut gaya	-130 -143
tut gayi	-171 88
tuta	145 -103
tuth	-109 -181
tuth pain	53 -74
tuthpaste	38 -107
tuthpest	36 -39
tuthpest _ sahi	-27 -22
tuthpest lagana	-27 -22
tuti	-75 -15
tv	-114 -64
tvacha	-95 -94
tvice	54 -105
tvins	105 -79
tvitching	21 -115
tvo	51 -60
tvo _ bak	-10 -93
tvo _ in	49 -56
tvo _ nov	-35 75
tvo days	-60 36
tvo fingers	124 -34
tvo months	-23 85
tvo times	96 3
tyfoid	-46 -102
type	41 -211
type kar	19 -34
typed	-87 176
typing	40 -11
u	-230 70
uchal	56 -47
ud	-115 -35
udas	-119 -187
udasi	-52 37
udhar	-21 71
ulat	158 -45
ulta	129 -167
ulta _ bol	92 -23
ulta sidha	83 -21
ulti	332 -70
ulti _ di	65 -32
ulti _ ek	80 -18
ulti _ hai	-106 -103
ulti _ rahi	-38 85
ulti aur	193 -35
ulti bhi	125 -28
ulti ho	39 30
ulti hui	33 -52
ulti jaisa	-107 -54
ulti kar	26 49
ulti ki	125 -31
ulti me	160 -24
ulti sidhi	63 -6
ultrasound	-104 -54
umar	60 -25
umar me	-80 55
umr	-39 -193
umr men	-104 -75
uncle	203 -132
uncles	-65 93
unconscious	-91 -82
under	34 24
under _ k	-142 -153
under the	149 -59
undi	-193 70
ungli	115 -254
ungli kat	100 -63
ungli me	-54 -36
ungli men	-59 -63
ungliyan	45 -96
unhen	-47 -17
unhone	31 35
uniform	-73 12
unit	20 36
units	151 -103
unka	48 -27
unke	-36 63
unki	-89 -22
unko	-66 70
up	275 108
up and	169 -93
up he	-25 123
up in	-105 -53
up my	119 29
up on	6 -54
up properly	92 -28
up to	124 26
up vith	-4 -129
upar	132 230
upar _ gaya	112 -11
upar _ hai	-66 -52
upar chadh	125 -8
upar se	55 -1
upay	-245 -285
update	-107 -113
uper	213 -56
upi	-157 -183
upiri	140 -41
upload	-76 -68
upsc	-82 78
uric	-215 -121
uric _ 7	-145 -74
uric acid	-215 -121
urine	-22 -32
us	52 131
us din	-60 56
us par	-58 127
use	-166 59
used	-17 -172
useful	-106 -105
useles	-108 -78
usg	-81 -69
usi	-55 88
usi din	-87 34
using	-123 -59
uska	-18 193
uske	95 31
uske _ ka	50 3
uske _ se	92 -9
uske bad	26 110
uske ghar	-30 90
uske pas	70 23
uski	-79 160
usko	-43 -66
usne	69 56
usne _ se	20 127
usne bola	-135 123
usne kaha	4 103
usne mujhe	-65 -96
usual	-92 14
usualy	-66 6
utar	-122 152
utar _ ab	-18 -5
utar _ hai	54 42
utar gai	2 -5
utar gaya	-211 -140
utar ke	-15 116
utar rahi	128 -74
utara	-148 160
utarne	52 -193
utarta	-47 -37
utarte	48 -80
uth	272 -241
uth _ raha	166 -40
uth hi	140 -46
uth ke	-25 -44
uth nahi	173 -46
uth nahin	108 -16
uth raha	144 -26
utha	10 124
utha ke	92 -42
utha le	-105 27
utha raha	-36 99
uthane	37 47
uthane par	54 -2
uthi	181 -52
uthi to	103 -38
uthkar	-116 5
uthna	-72 138
uthta	72 28
uthta nahi	100 56
uthte	68 -126
uthte hi	-48 -72
uthti	-81 -64
uthu	43 108
utra	227 -107
utra tha	124 -47
utre	174 -123
utre the	166 -116
v	-148 70
va	227 -49
va mahina	197 -67
vacine	-224 -329
vada	29 58
vagairah	-61 -46
vah	-52 -24
vaha	33 -11
vahan	-60 113
vahi	-43 64
vahin	26 -1
vaise	137 3
vaishno	-25 -31
vaishno devi	-25 -31
vaisi	13 -77
vaisi hi	13 -77
vaist	155 79
vait	234 0
vait _ morning	158 -90
vait for	14 104
vait til	184 -33
vaiting	-34 97
vaiting for	-39 103
vajah	-135 60
vajah se	-118 -193
vajan	-236 -144
vajan _ hai	-31 71
vajan _ kilo	-51 -84
vajan bhi	1 -22
vajan kam	-39 -106
vajan thik	-97 -30
vake	186 141
vake up	43 131
vakes	-173 -128
vaking	136 72
vaking up	59 92
vaks	-103 -147
vakt	4 107
vaky	-194 -54
val	32 -52
vala	-87 4
vala _ hai	19 -74
vala _ ka	57 -40
vala _ kaise	-82 -46
vala _ kitne	-12 88
vala hai	99 137
vala nahin	-136 106
vala pani	150 -5
vale	-84 -50
vale _ ate	-39 66
vale _ ke	-44 -119
vale _ ki	-38 -72
vale _ me	64 -69
vale _ men	-17 -74
vale _ rahe	-43 80
vale _ se	56 -58
vale bathrum	86 -22
vale bol	-99 118
vale bolte	-54 47
vale doktar	-70 -12
vale kamre	-18 73
vale ko	47 -51
vale ne	-95 -117
vale se	84 25
vali	129 -18
vali _ bhi	75 -59
vali _ h	-33 95
vali _ ka	18 -136
vali _ kha	201 -78
vali _ ki	-28 37
vali _ ko	12 -44
vali _ me	-98 -91
vali _ men	134 -28
vali _ par	114 20
vali _ se	-14 92
vali bat	23 -59
vali bimari	-9 -101
vali dava	134 -15
vali davai	-93 123
vali dukan	33 -80
vali goli	195 -125
vali jagah	42 -102
vali kahani	-25 -79
vali sui	-74 -3
valk	138 -227
valked	34 -91
valker	-97 -42
valking	-214 -92
valking _ the	11 -20
valks	-109 -81
valks _ km	-48 -31
valo	-152 33
valo ko	-132 77
valon	26 40
valon ko	-193 144
valon ne	155 -66
van	-73 -67
vant	17 120
vant _ ask	91 80
vant _ be	-17 42
vant _ die	-94 187
vant _ knov	40 -245
vant _ make	132 -60
vant _ not	-74 111
vant _ to	25 126
vant _ vake	-42 86
vant it	-60 -80
vant to	111 -62
vanted	31 164
vanted to	91 132
vants	-44 -77
vants _ go	-118 -76
vants _ slip	79 15
vants a	-61 -68
vants to	-21 5
vapas	-75 -42
vard	103 74
vard boy	89 33
varden	70 -13
varden ko	88 40
varfarin	101 98
varm	-72 14
varna	-108 -78
vas	126 15
vas _ and	67 -42
vas _ by	-101 46
vas _ for	33 -47
vas _ i	93 20
vas _ in	96 -57
vas _ my	32 79
vas _ the	-128 -124
vas a	-11 77
vas in	75 -103
vas it	-116 -107
vas ok	4 74
vaseline	-62 -39
vash	-19 -132
vashed	-11 -22
vashing	-61 -129
vashrum	43 132
vasiyat	-26 60
vatch	137 -150
vatching	-13 17
vatchman	163 7
vater	109 -27
vater _ and	90 -28
vater _ is	45 -68
vater and	180 -158
vater broke	219 -32
vater in	-131 -128
vater is	135 -61
vater tank	-78 140
vay	78 131
vays	-31 104
ve	193 -109
ve _ at	91 -29
ve _ him	-86 59
ve _ in	162 -12
ve _ on	4 45
ve _ the	47 -43
ve _ to	27 -85
ve are	185 -269
ve canot	117 -38
ve dont	-144 105
ve give	45 -73
ve have	-34 -132
ve lost	42 -9
ve puled	63 -33
veak	47 -164
vear	-85 -180
veather	-183 -148
vedana	104 -54
veding	-48 -11
veg	-133 -88
vegetarian	-44 -17
veight	-233 -196
veight is	-111 52
veight los	-34 -123
veins	-40 93
vel	-162 56
velding	-43 -48
venom	-94 -122
vent	192 78
vent _ the	81 11
vent in	103 -19
vent to	60 -24
vent vrong	46 -57
vere	48 33
very	157 35
very _ and	77 69
very slipy	105 -10
vesel	0 -14
vet	111 -47
vhat	-152 -107
vhat _ a	-106 -80
vhat _ do	66 -79
vhat _ eat	-23 -23
vhat _ i	-46 197
vhat _ is	-72 25
vhat _ it	48 -108
vhat _ say	37 62
vhat _ should	76 -122
vhat _ the	-53 29
vhat _ to	107 -113
vhat _ ve	57 -46
vhat a	-23 -101
vhat about	-45 -150
vhat age	-47 76
vhat are	-85 -81
vhat can	-14 7
vhat do	-63 130
vhat does	-83 -192
vhat fuds	71 -47
vhat hapens	-52 101
vhat if	-65 54
vhat is	-168 -143
vhat it	-124 92
vhat should	18 -27
vhat to	46 -86
vhat vould	-26 -118
vhatever	-31 -29
vhats	-109 -9
vhats the	-57 30
vhatsaep	17 22
vhatsap	-135 90
vhatsap group	-43 11
vhatsap pe	-28 -77
vhen	-50 -47
vhen _ i	-202 -89
vhen _ is	49 102
vhen _ pinch	145 -19
vhen can	-141 -105
vhen he	220 -155
vhen i	52 -19
vhen she	118 -46
vhen the	87 52
vhen ve	42 -113
vhere	-164 -33
vhere the	-65 45
vhere to	-69 -185
vhether	-38 25
vhey	-30 -39
vhich	-299 -35
vhich _ and	-129 -68
vhich _ are	-73 -28
vhich _ for	-12 -129
vhich _ is	111 73
vhich _ or	-22 -62
vhich _ to	-33 -48
vhich brand	-115 -62
vhich cream	-47 -66
vhich doctor	-35 -21
vhich is	-76 105
vhich ointment	97 -13
vhich one	-185 -180
vhich tablet	-8 -45
vhich tests	-109 -85
vhijing	172 -70
vhilchair	-78 78
vhile	67 -226
vhistle	61 -6
vhistling	126 -54
vhite	93 -171
vhitefield	-81 -88
vho	-202 -174
vho _ the	-129 -205
vho _ yesterday	-62 -59
vho is	1 -93
vho vil	-76 -78
vho von	-112 -115
vhole	102 15
vhole _ is	-12 -34
vhole body	183 -86
vhole day	0 -114
vhole night	112 117
vhom	-132 -17
vhom to	-132 -17
vhy	-351 -76
vhy _ it	-43 -68
vhy _ my	-31 -130
vhy did	-90 75
vhy do	-61 5
vhy does	-138 -102
vhy is	-174 -147
vi	-81 81
vida	62 73
vidai	-144 -132
video	-205 -21
video cal	-197 27
vidiyo	32 155
vidiyo _ par	-72 110
vidiyo bana	97 50
vidiyo kol	-100 82
vife	66 228
vife _ in	34 80
vife delivered	90 -118
vife is	82 -274
vife ko	-29 -69
vife left	-75 140
vifes	-69 -141
vifi	-101 -119
vijnan	-64 -81
vik	-38 -176
vik and	-125 23
vik for	-20 -125
vik old	91 -27
vikend	-62 -109
vikends	-36 -80
vikly	-178 -116
viks	119 -49
vil	-161 81
vil _ be	-31 -189
vil _ it	-104 32
vil _ me	50 20
vil _ the	-157 -84
vil _ to	-32 -39
vil be	-119 209
vil come	71 82
vil die	-69 -176
vil give	-44 31
vil go	-63 188
vil i	-135 -72
vil it	50 -132
vil not	-80 -210
vil they	-117 80
vilage	-90 94
vind	-81 97
vindov	-143 2
vindovs	46 -11
vinter	-172 -118
violence	-19 -20
viral	-173 -60
virat	-58 -151
vire	131 -146
visa	-132 -128
vish	-175 181
vision	124 -31
visit	-107 -125
vit	-89 -126
vit d	-72 -117
vitamin	-213 -227
vitamin _ 12	-35 -39
vitamin _ 14	-42 -43
vitamin _ kami	-67 -38
vitamin c	-40 -41
vitamin d	-159 -91
vitamin ki	-67 -38
vith	25 0
vith _ and	49 154
vith _ belt	72 50
vith _ i	45 41
vith _ in	51 25
vith _ nov	53 -202
vith _ of	-128 83
vith _ on	-56 116
vith _ or	-127 -66
vith _ pain	29 -67
vith _ she	-21 -59
vith a	133 -90
vith blud	85 39
vith date	-54 186
vith fever	96 -42
vith her	-99 122
vith his	-73 -24
vith me	117 83
vith my	141 7
vith one	-140 -197
vith the	59 -61
vith this	-56 -71
vith tvo	-13 41
vith us	13 -91
vithout	-36 110
vithout _ nov	35 -72
vithout me	-61 211
viva	-106 -136
viva tomorov	-41 -65
vk	182 -35
vks	-13 -80
vlukup	-95 -79
vo	107 107
vo _ hai	41 49
vo _ hain	-85 53
vo _ ke	121 -102
vo _ ki	-86 69
vo _ me	123 -43
vo _ men	-49 62
vo _ sal	-19 -11
vo _ se	72 -74
vo abhi	-17 -54
vo bhi	8 -68
vo bol	10 63
vo gana	-71 -109
vo mujhe	172 -139
voh	109 -14
voice	66 49
voice gone	41 85
voice note	-129 77
voke	189 -97
voke up	150 -75
voman	-33 -120
vomen	-82 -47
vomit	120 -41
vomited	187 -192
vomited _ times	109 -19
vomiting	110 44
vomiting since	93 -15
von	-112 -115
von yesterday	-62 -59
vont	149 181
vont _ here	-72 -16
vont be	-190 159
vord	141 -177
vords	123 -104
vork	-158 -263
vork in	-73 -127
vorker	131 -17
vorkers	44 -155
vorking	-93 30
vorks	-255 184
vorld	-63 -65
vorst	87 -76
vorst headache	206 -22
vorth	-156 -105
vorth it	-106 -75
vory	113 -93
vould	-16 243
vould be	-54 189
vound	-94 -172
vrat	53 -87
vrat rakh	45 -50
vrist	56 77
vrite	-259 -39
vrite a	-117 -91
vriten	-97 108
vriting	44 -74
vrong	31 18
vrong vay	141 -121
vrote	-119 189
vrote in	-22 117
vs	-209 -252
vud	34 -73
vyayam	-99 -64
ya	-534 -420
ya _ du	-1 73
ya _ hi	-18 -40
ya _ ke	-87 -23
ya _ ki	-53 -24
ya _ ko	-82 29
ya _ me	-52 -96
ya _ men	-12 -46
ya _ pata	112 -15
ya _ se	-177 72
ya andhvishvas	-123 -41
ya bad	-21 -49
ya bas	-30 -33
ya galat	-44 -31
ya goli	-62 -31
ya koi	-40 -82
ya machine	-92 -84
ya nahi	-145 -135
ya nahin	-104 33
ya pani	22 -12
ya rat	-38 -63
ya sach	-35 85
ya sham	-36 -48
ya sirf	-78 -53
yad	-206 -25
yad nahin	-44 -75
yad rakhna	-17 137
yah	-77 -108
yah _ hai	-61 -87
yaha	186 71
yahan	50 5
yahi	-122 65
yar	-188 -152
yar _ se	-75 -45
yatra	15 -133
yday	82 -31
ye	-70 28
ye _ hai	76 -205
ye _ ki	58 139
ye ap	-69 -116
ye normal	126 -8
ye sach	-63 -66
year	-192 -206
year and	-85 -88
year old	-26 -221
yearly	-16 -106
years	-150 -174
years ago	-69 -32
years bak	-86 -159
yelov	19 -154
yelov til	171 -61
yes	-196 -179
yesterday	7 -21
yesterday evening	169 -31
yesterday i	-183 173
yesterday she	1 102
yet	96 -144
yet nahi	109 -81
yog	-64 -97
yoga	-24 -135
yorker	-93 -65
you	-231 -119
you _ a	-12 116
you _ me	37 -118
you _ nov	-74 -131
you _ the	-58 2
you are	-149 -100
you for	-59 127
younger	-3 35
your	-10 -39
youtube	94 -45
yr	-74 20
yr boy	-29 -71
yr old	31 -44
yrs	-58 -76
yrs ago	-171 -156
yrs bak	-115 -133
yurik	-101 -31
yurik esid	-101 -31
~00$	-176 -209
~000	-97 -63
~000$	-97 -63
~009	-83 -139
~009$	-83 -139
~01$	92 -137
~011	-56 -106
~011$	-56 -106
~012	-147 -106
~012$	-147 -106
~014	-67 62
~014$	-67 62
~015	-116 -95
~015$	-116 -95
~016	-86 -97
~016$	-86 -97
~017	-90 -121
~017$	-90 -121
~018	-58 -86
~018$	-58 -86
~019	-108 -67
~019$	-108 -67
~02$	161 -59
~020	-109 -123
~020$	-109 -123
~021	-181 -192
~021$	-181 -192
~022	-7 -74
~022$	-7 -74
~03$	116 -20
~04$	76 -87
~05$	128 -12
~08$	174 -164
~09$	-83 -139
~10$	6 -122
~100	-185 -17
~100$	-167 -8
~1000	-23 -34
~1000$	-20 -26
~101	92 -137
~101$	92 -137
~102	152 -56
~102$	152 -56
~103	138 -3
~103$	138 -3
~104	78 -19
~104$	78 -19
~105	128 -10
~105$	128 -10
~108	174 -164
~108$	174 -164
~11$	-58 -30
~110	-21 -38
~110$	-22 -33
~112	214 -135
~112$	214 -135
~118	-144 -141
~118$	-144 -141
~12$	162 -158
~120	-130 -53
~126	-87 -72
~126$	-87 -72
~128	-97 -184
~128$	-97 -184
~13$	-94 175
~130	-37 -193
~130$	-37 -193
~131	-31 -69
~131$	-31 -69
~138	-95 -108
~138$	-95 -108
~14$	-32 127
~140	34 4
~140$	34 4
~142	-124 -57
~142$	-124 -57
~15$	-38 -8
~150	-156 -176
~150$	-118 -123
~1500	-71 -85
~1500$	-64 -46
~16$	-3 53
~160	42 -60
~160$	46 -55
~17$	-3 -136
~170	146 -55
~170$	146 -55
~18$	-247 -220
~180	101 -90
~180$	56 -78
~19$	-232 -64
~190	180 -79
~190$	180 -79
~199	-222 -119
~1998	-157 -76
~1998$	-157 -76
~20$	77 21
~200	-256 -99
~200$	-189 -42
~2000	-35 16
~2000$	-35 16
~2009	-83 -139
~2009$	-83 -139
~201	-363 -302
~2011	-56 -106
~2011$	-56 -106
~2012	-147 -106
~2012$	-147 -106
~2014	-67 62
~2014$	-67 62
~2015	-116 -95
~2015$	-116 -95
~2016	-86 -97
~2016$	-86 -97
~2017	-90 -121
~2017$	-90 -121
~2018	-58 -86
~2018$	-58 -86
~2019	-108 -67
~2019$	-108 -67
~202	-236 -283
~2020	-109 -123
~2020$	-109 -123
~2021	-181 -192
~2021$	-181 -192
~2022	-7 -74
~2022$	-7 -74
~21$	-196 -19
~210	-46 17
~210$	-46 17
~212	33 70
~212$	33 70
~22$	-65 74
~220	-4 -118
~220$	-4 -118
~23$	-132 -115
~24$	-103 -43
~25$	-31 -142
~26$	-23 -180
~27$	-12 -121
~28$	91 -210
~29$	-41 -96
~30$	-20 -10
~300	-41 -212
~300$	10 -157
~3000	-72 -94
~3000$	-72 -94
~31$	-144 118
~32$	-60 -48
~33$	83 -9
~34$	134 -238
~35$	155 -111
~36$	80 42
~38$	91 -268
~39$	78 -60
~40$	101 139
~400	-85 -58
~400$	12 -52
~41$	95 -10
~42$	-65 -103
~44$	141 -111
~45$	-140 -77
~46$	155 -112
~47$	3 -17
~48$	-17 75
~50$	5 90
~500	-265 -270
~500$	-239 -226
~5000	-71 -119
~5000$	-68 -110
~51$	-112 -73
~52$	97 -130
~54$	-77 -112
~55$	-20 71
~58$	-48 -262
~60$	111 -50
~600	-145 20
~600$	-140 28
~61$	54 -52
~62$	64 -151
~63$	85 -70
~64$	-106 -114
~65$	116 -158
~650	-7 35
~650$	-3 40
~66$	-33 -109
~68$	-27 -155
~70$	177 -38
~71$	-105 123
~72$	-96 -137
~74$	-24 75
~75$	-186 -187
~76$	-128 23
~78$	85 -58
~79$	110 25
~80$	-106 -88
~800	129 22
~800$	115 -69
~8000	70 67
~8000$	70 67
~81$	104 -91
~82$	19 -33
~84$	62 -147
~85$	-133 -168
~86$	-63 -69
~88$	-122 -157
~90$	134 -200
~92$	-110 -108
~94$	-78 -88
~96$	-188 -114
~97$	-205 -94
~98$	-309 -190
~99$	-358 -232
~998	-157 -76
~998$	-157 -76
~^0$	-53 -230
~^1$	-130 -193
~^10	189 -241
~^10$	9 -114
~^100	-186 -15
~^100$	-166 -6
~^1000	-31 -33
~^101	92 -137
~^101$	92 -137
~^102	152 -56
~^102$	152 -56
~^103	138 -3
~^103$	138 -3
~^104	78 -19
~^104$	78 -19
~^105	128 -10
~^105$	128 -10
~^108	174 -164
~^108$	174 -164
~^11	171 -75
~^11$	-39 15
~^110	-21 -38
~^110$	-22 -33
~^112	214 -135
~^112$	214 -135
~^118	-144 -141
~^118$	-144 -141
~^12	-174 -277
~^12$	-68 -159
~^120	-130 -53
~^126	-87 -72
~^126$	-87 -72
~^128	-97 -184
~^128$	-97 -184
~^13	-135 -20
~^13$	-94 175
~^130	-37 -193
~^130$	-37 -193
~^131	-31 -69
~^131$	-31 -69
~^138	-95 -108
~^138$	-95 -108
~^14	-49 14
~^14$	-14 80
~^140	34 4
~^140$	34 4
~^142	-124 -57
~^142$	-124 -57
~^15	-44 -57
~^15$	16 17
~^150	-156 -176
~^150$	-118 -123
~^1500	-71 -85
~^16	94 34
~^16$	-13 98
~^160	42 -60
~^160$	46 -55
~^17	171 -121
~^17$	46 -90
~^170	146 -55
~^170$	146 -55
~^18	1 -163
~^18$	-149 -110
~^180	101 -90
~^180$	56 -78
~^19	7 -141
~^19$	-180 -34
~^190	180 -79
~^190$	180 -79
~^199	-222 -119
~^1998	-157 -76
~^2$	-20 -194
~^20	-151 -165
~^20$	121 88
~^200	-244 -114
~^200$	-177 -10
~^2009	-83 -139
~^201	-363 -302
~^2011	-56 -106
~^2012	-147 -106
~^2014	-67 62
~^2015	-116 -95
~^2016	-86 -97
~^2017	-90 -121
~^2018	-58 -86
~^2019	-108 -67
~^202	-236 -283
~^2020	-109 -123
~^2021	-181 -192
~^2022	-7 -74
~^21	-47 138
~^21$	-30 110
~^210	-46 17
~^210$	-46 17
~^212	33 70
~^212$	33 70
~^22	-55 53
~^22$	-60 108
~^220	-4 -118
~^220$	-4 -118
~^23	-45 -121
~^23$	-85 -61
~^24	-83 -11
~^24$	-81 -10
~^25	-34 -149
~^25$	-31 -142
~^26	84 -19
~^26$	84 -19
~^27	-12 -121
~^27$	-12 -121
~^28	141 -56
~^28$	141 -56
~^29	-46 -113
~^29$	-41 -96
~^3$	-4 -273
~^30	-3 19
~^30$	-11 63
~^300	-17 -165
~^300$	37 -96
~^3000	-72 -94
~^31	-129 139
~^31$	-122 143
~^33	83 -9
~^33$	83 -9
~^34	142 -133
~^34$	146 -221
~^35	153 -124
~^35$	155 -111
~^36	80 42
~^36$	80 42
~^38	129 -136
~^38$	120 -219
~^39	92 -55
~^39$	92 -55
~^4$	86 -179
~^40	34 77
~^40$	79 113
~^400	-85 -58
~^400$	12 -52
~^41	127 101
~^41$	122 56
~^42	-9 -85
~^42$	31 -54
~^44	119 61
~^44$	141 -111
~^45	-149 -94
~^45$	-140 -77
~^46	163 -83
~^46$	163 -83
~^47	-2 -43
~^47$	3 -17
~^48	-61 72
~^48$	-15 78
~^5$	-89 -232
~^50	-63 23
~^50$	88 137
~^500	-234 -228
~^500$	-211 -197
~^5000	-63 -87
~^51	-108 -52
~^51$	-108 -52
~^52	103 -118
~^52$	103 -118
~^54	1 -116
~^54$	-77 -112
~^55	-20 71
~^55$	-20 71
~^58	-109 -248
~^58$	-109 -248
~^6$	-15 -204
~^60	29 -25
~^60$	94 -35
~^600	-140 23
~^600$	-134 32
~^61	54 -52
~^61$	54 -52
~^62	87 -101
~^62$	87 -101
~^63	85 -70
~^63$	85 -70
~^64	-140 5
~^64$	-106 -114
~^65	63 -28
~^65$	79 -134
~^650	-7 35
~^650$	-3 40
~^66	-33 -109
~^66$	-33 -109
~^68	-132 -115
~^68$	-132 -115
~^7$	146 -407
~^70	86 -20
~^70$	91 -18
~^71	-78 36
~^71$	-78 36
~^72	-100 -127
~^72$	-100 -127
~^74	-24 75
~^74$	-24 75
~^75	-201 -146
~^75$	-201 -146
~^76	-128 23
~^76$	-128 23
~^78	76 -37
~^78$	76 -37
~^79	110 25
~^79$	110 25
~^8$	-27 -406
~^80	37 -72
~^80$	-184 -49
~^800	119 -34
~^81	104 -91
~^81$	104 -91
~^82	19 -33
~^82$	19 -33
~^84	64 -142
~^84$	64 -142
~^85	-131 -162
~^85$	-131 -162
~^86	-63 -69
~^86$	-63 -69
~^88	-102 -127
~^88$	-102 -127
~^9$	47 -183
~^90	-12 -207
~^90$	-96 -155
~^92	-110 -108
~^92$	-110 -108
~^94	-42 -57
~^94$	-42 -57
~^96	-188 -114
~^96$	-188 -114
~^97	-200 -75
~^97$	-200 -75
~^98	-244 -136
~^98$	-240 -130
~^99	-342 -187
~^99$	-340 -177
~^a$	-81 50
~^ab	156 235
~^ab$	-36 257
~^abh	303 -14
~^abhi	322 -4
~^abl	123 1
~^able	123 1
~^abo	54 -85
~^abou	-92 -71
~^abov	170 -110
~^abs	-65 -57
~^abse	-40 -33
~^abu	132 -146
~^abu$	83 -6
~^abus	88 -143
~^ac	-96 -74
~^ac$	-19 -234
~^ach	-166 -42
~^acha	161 -111
~^achc	-379 116
~^ache	-198 -127
~^achi	-67 -72
~^aci	94 56
~^acid	94 56
~^aco	-92 -104
~^acou	-92 -104
~^acr	-82 -47
~^act	22 -92
~^act$	-16 -195
~^acti	-106 -181
~^acto	-57 -25
~^actu	98 -47
~^ad	106 -153
~^ad$	-118 -136
~^ada	29 -145
~^adat	-6 -96
~^adh	132 -211
~^adha	211 -38
~^adhe	140 -25
~^adhi	-169 -234
~^adi	39 -155
~^adm	131 100
~^admi	131 100
~^adr	-123 29
~^adra	-169 -100
~^adre	27 75
~^ads	-124 -129
~^ads$	-122 -128
~^adu	-151 -198
~^adul	-151 -198
~^adv	40 -15
~^advi	47 -113
~^ae	74 -5
~^ae$	46 44
~^aeg	7 35
~^aega	8 -51
~^aegi	-5 78
~^aen	66 -103
~^af	-55 26
~^afe	-120 -64
~^aft	-48 45
~^afte	-48 45
~^ag	83 -17
~^ag$	115 -183
~^aga	56 15
~^agai	-46 45
~^agar	21 -49
~^age	-39 -129
~^age$	-62 -95
~^agen	-1 -27
~^agi	3 -214
~^agid	-42 -205
~^agl	-131 88
~^agle	-54 64
~^agli	-85 35
~^ago	27 55
~^ago$	27 55
~^agr	-88 78
~^agri	-70 98
~^ah	-44 58
~^ahe	18 129
~^ahe$	31 85
~^ai	-8 0
~^ai$	-28 77
~^aid	-81 -325
~^aid$	-67 -319
~^ain	142 -40
~^aint	141 -93
~^aip	-20 -202
~^aip$	-168 -192
~^air	-116 232
~^air$	-82 245
~^airp	-61 -48
~^ais	-83 -18
~^aisa	120 42
~^aise	-156 -73
~^aisi	-159 -56
~^aj	49 207
~^aj$	-4 194
~^aja	-12 71
~^ajad	-70 75
~^aji	216 58
~^aji$	130 90
~^ajib	230 -18
~^ajit	-126 -84
~^ajv	-14 -92
~^ajva	-14 -92
~^ak	13 203
~^aka	76 -307
~^akad	62 -203
~^akd	-10 -173
~^akda	-153 -52
~^akdi	148 -141
~^ake	33 9
~^ake$	-45 -34
~^akel	56 20
~^akh	-138 295
~^akhb	-57 -61
~^akhi	-188 192
~^akhr	-109 210
~^aks	87 -102
~^aksh	-25 -45
~^al	-108 174
~^al$	-10 144
~^ala	8 -48
~^alag	129 -130
~^alar	-153 -21
~^alav	-108 99
~^alc	-52 54
~^alco	-52 54
~^ale	-53 -198
~^aler	-91 -150
~^ali	124 -19
~^aliv	-75 36
~^alm	-14 87
~^alma	-95 67
~^almo	24 -76
~^alo	-66 0
~^aloe	-172 -125
~^alon	145 96
~^alov	-211 -162
~^alp	-8 177
~^alpr	-8 177
~^alr	-133 42
~^alre	-129 44
~^als	3 -118
~^also	5 -113
~^alt	-145 -72
~^alu	-142 -221
~^alu$	-139 -188
~^alv	-111 115
~^alva	-72 89
~^alvi	-90 74
~^am	252 188
~^am$	33 103
~^ama	264 100
~^ama$	144 92
~^amar	80 -158
~^amas	151 104
~^amb	154 -237
~^ambu	154 -237
~^ami	13 215
~^ami$	92 159
~^aml	-4 -17
~^amlo	-102 3
~^amo	-52 60
~^amon	17 62
~^amou	-61 44
~^an	97 108
~^an$	107 -14
~^ana	94 43
~^ana$	48 112
~^anan	114 -131
~^anar	95 -101
~^and	136 20
~^and$	124 -5
~^anda	-23 41
~^andh	114 -63
~^ane	47 -194
~^ane$	93 -164
~^ang	87 -151
~^anga	57 40
~^ange	-113 -77
~^angi	9 -265
~^angr	-68 -46
~^angu	122 -113
~^ani	-66 248
~^ani$	-19 138
~^aniv	-96 -61
~^ank	215 -215
~^ankh	196 -143
~^ankl	-82 -103
~^anks	52 -88
~^anm	136 -30
~^anm$	136 -30
~^ano	-126 -69
~^anot	-29 11
~^ans	53 66
~^ansu	51 -93
~^ansv	51 47
~^ant	-92 -136
~^ant$	84 -30
~^anta	-179 -91
~^anth	-137 22
~^anti	-80 -327
~^anu	-191 12
~^anv	-141 -139
~^anva	65 -16
~^anvl	-183 -82
~^any	-187 111
~^any$	-318 -311
~^anym	-92 149
~^anyo	-2 129
~^anyt	-8 62
~^anyv	-34 14
~^ap	-266 -59
~^ap$	-373 -181
~^apa	183 -94
~^apa$	181 -54
~^apar	-61 -77
~^ape	-125 -103
~^apen	-64 -75
~^apk	-157 14
~^apl	36 -219
~^apli	-13 -113
~^aply	-36 -64
~^apn	-239 263
~^apna	-142 52
~^apne	-137 185
~^apni	-107 240
~^apo	-148 -96
~^apoi	-148 -96
~^apr	-70 5
~^apri	-64 17
~^ar	174 164
~^ar$	-122 175
~^ara	-49 59
~^ara$	88 -18
~^aram	-162 10
~^aran	55 83
~^are	125 -60
~^are$	140 -59
~^area	56 68
~^ares	-76 -47
~^arg	-10 -69
~^argu	-10 -69
~^ari	126 -161
~^arj	-49 -109
~^arji	-49 -109
~^arm	108 231
~^arm$	76 166
~^arms	149 65
~^army	-119 158
~^aro	73 86
~^arou	73 86
~^art	-134 -113
~^arth	-201 -16
~^arti	10 -135
~^as	-31 -35
~^as$	-87 -159
~^asa	21 58
~^asal	-45 -86
~^asan	-152 125
~^asar	128 -77
~^ase	53 -192
~^asem	66 -61
~^ash	91 55
~^ash$	37 99
~^asha	123 28
~^ashu	-40 -35
~^ashv	-147 -122
~^asi	-70 -68
~^asig	-52 -70
~^ask	-56 35
~^ask$	-34 -118
~^aske	-147 145
~^aski	28 78
~^asks	-112 -100
~^asl	-85 92
~^asli	-85 92
~^asp	-67 -176
~^aspa	-146 -150
~^aspi	37 -66
~^ast	7 -145
~^asth	15 -144
~^at	-76 57
~^at$	-20 44
~^ata	-190 -183
~^ata$	-116 -24
~^atai	-77 -137
~^atak	-124 -415
~^ate	158 132
~^ate$	203 5
~^atem	-94 176
~^aten	-47 64
~^ath	-24 51
~^ath$	-47 -156
~^athv	159 34
~^ati	-440 -126
~^ati$	-436 -121
~^atk	139 -274
~^atka	180 -167
~^atki	-67 -162
~^atm	-173 124
~^atma	-160 107
~^au	134 -44
~^aug	-136 -115
~^augu	-123 -114
~^aun	-8 -51
~^aung	-69 -170
~^aunt	8 -10
~^aur	79 -8
~^aur$	63 -7
~^aura	114 -8
~^aus	182 -113
~^aut	74 -51
~^auto	167 -9
~^av	92 86
~^ava	130 110
~^avaj	154 -1
~^avar	-10 -141
~^avay	-64 66
~^avo	-94 -33
~^avoi	-94 -33
~^avs	-19 -43
~^avsa	-19 -43
~^ay	-146 36
~^aya	-91 18
~^aya$	-144 22
~^aye	51 -64
~^aye$	10 11
~^ayeg	-16 -112
~^ayen	98 -38
~^ayi	-114 95
~^ayi$	-114 95
~^ayr	-102 -79
~^ayra	-102 -79
~^ayu	-145 -171
~^ayur	-70 -111
~^ayus	-104 -94
~^b$	-220 -123
~^ba	-12 1
~^ba$	-5 -116
~^bab	187 -25
~^baba	231 -40
~^babi	14 -64
~^babu	226 -56
~^baby	34 3
~^bac	102 1
~^bach	102 1
~^bad	-67 -68
~^bad$	-16 47
~^bada	38 -403
~^badb	18 -166
~^bade	174 -16
~^badh	-289 -124
~^badi	-16 19
~^badl	-187 -239
~^badm	-12 -89
~^bae	177 -83
~^baen	177 -83
~^bag	-38 95
~^bag$	-65 59
~^baga	13 60
~^bah	202 -70
~^bah$	74 -44
~^baha	265 -47
~^bahk	194 -30
~^bahu	11 -35
~^bai	88 47
~^baig	-107 109
~^baik	59 -51
~^bail	43 93
~^bain	147 105
~^baip	-82 -73
~^bait	37 2
~^baj	6 44
~^baj$	152 -10
~^baja	-154 58
~^baje	4 -69
~^bajt	-7 -93
~^baju	38 95
~^bak	52 31
~^bak$	51 -22
~^baki	59 95
~^bakr	62 -37
~^bakv	-8 -52
~^bal	-44 -13
~^bal$	-72 -228
~^bala	-62 28
~^balc	30 133
~^balg	-25 -26
~^balm	-141 -70
~^bals	51 -68
~^balt	4 -8
~^balu	129 -23
~^bam	-55 -87
~^bam$	-72 -85
~^ban	-61 20
~^ban$	-252 -84
~^bana	-296 -136
~^band	116 132
~^bane	-188 -212
~^bang	-67 -102
~^banh	128 60
~^bani	-14 47
~^bank	31 -7
~^bant	-251 -126
~^banv	-74 -146
~^bap	51 48
~^bap$	-46 30
~^bapu	40 42
~^bar	-60 13
~^bar$	-48 29
~^bara	-30 156
~^barb	-61 113
~^bare	-151 -64
~^barf	114 -193
~^bari	-155 -155
~^bark	18 -16
~^bars	-66 -219
~^bart	103 -35
~^bas	-71 104
~^bas$	-123 116
~^base	13 -116
~^bat	61 -26
~^bat$	64 -92
~^bata	-134 20
~^batc	-103 112
~^bate	68 -284
~^bath	144 -76
~^bati	-28 63
~^bav	-57 68
~^bava	-34 -127
~^bay	84 56
~^baya	185 -103
~^bayi	-61 -130
~^bayo	-76 -96
~^bc	21 -1
~^bco	-49 -30
~^bd	-12 -11
~^be	202 106
~^be$	-317 236
~^bea	119 -50
~^beat	172 -91
~^bec	126 -95
~^beca	99 -68
~^bech	61 88
~^beco	42 -206
~^bed	104 107
~^bed$	137 1
~^bef	15 -29
~^befo	15 -29
~^beg	4 -17
~^begi	-74 -58
~^beh	206 -111
~^beh$	-124 -78
~^beha	-24 -87
~^behe	175 -99
~^behi	113 138
~^behk	113 -38
~^beho	162 -250
~^bei	-129 95
~^bein	-123 98
~^bek	-55 -21
~^beka	-134 -16
~^bel	71 -129
~^beli	-92 -84
~^belo	33 49
~^belt	65 -63
~^bely	116 -74
~^ben	-120 -81
~^benc	-89 42
~^bend	32 -21
~^bene	-158 -159
~^bent	52 39
~^ber	63 -150
~^bert	83 -120
~^bes	101 -180
~^best	-293 -171
~^bet	-50 126
~^beta	-8 146
~^bete	-20 45
~^beti	4 101
~^betv	-47 -178
~^bev	137 -100
~^beva	137 -100
~^bf	-62 77
~^bf$	-62 77
~^bg	-12 -36
~^bgm	-12 -36
~^bgmi	-12 -36
~^bh	134 -24
~^bha	148 8
~^bha$	-7 -60
~^bhab	70 110
~^bhag	102 16
~^bhai	106 -60
~^bhaj	63 -87
~^bhal	-130 167
~^bhan	23 -1
~^bhap	-7 -178
~^bhar	39 32
~^bhas	-252 -169
~^bhat	128 -20
~^bhav	-88 -269
~^bhe	-4 -49
~^bhej	2 -39
~^bhi	126 9
~^bhi$	-17 18
~^bhid	103 -63
~^bhig	296 -143
~^bhin	169 -16
~^bho	35 -51
~^bhop	-29 -22
~^bhu	-176 -280
~^bhuk	-170 -86
~^bhul	-167 -155
~^bhus	114 -123
~^bhut	18 -191
~^bi	40 -141
~^bi$	-174 -208
~^bic	96 -95
~^bich	109 -83
~^bid	29 65
~^bidi	79 -25
~^big	205 -142
~^big$	146 -169
~^bige	128 47
~^bih	-74 -78
~^biha	-59 -62
~^bij$	-164 84
~^bijl	81 -73
~^bik	39 -88
~^bik$	-144 54
~^bike	72 -31
~^bil	-92 -218
~^bil$	-270 -172
~^bili	-41 -23
~^bilk	42 -120
~^bim	-135 -39
~^bima	-135 -39
~^bin	-94 142
~^bin$	-33 162
~^bina	-72 106
~^bind	-36 -143
~^bio	-156 -129
~^bio$	-109 -175
~^bip	-26 -192
~^bipi	-30 -186
~^bir	-175 -298
~^bir$	-97 -92
~^birt	-101 -145
~^biry	-92 -200
~^bis	162 -123
~^bis$	124 -57
~^bisc	28 -109
~^bisi	-5 -126
~^bisk	-112 -82
~^bisl	124 -30
~^bist	105 45
~^bit	111 -137
~^bit$	61 -11
~^bite	14 -329
~^biti	11 10
~^biv	-81 108
~^bivi	-81 108
~^bl	151 33
~^bla	13 248
~^blad	-133 264
~^blak	168 -14
~^blan	-13 -54
~^ble	-122 106
~^blea	-5 -45
~^bled	-110 204
~^bli	87 -244
~^blid	94 -216
~^blis	6 -78
~^blo	-227 -103
~^blok	-222 -84
~^blov	32 -46
~^blu	250 -233
~^blud	166 -160
~^blue	139 -84
~^blui	149 -10
~^blur	52 -52
~^bo	129 77
~^boa	-49 -8
~^boar	-22 -36
~^bod	-6 -165
~^body	-35 -158
~^boh	107 -51
~^boj	80 187
~^bojh	80 187
~^bok	-193 124
~^boks	-181 134
~^bol	188 101
~^bol$	257 47
~^bola	104 101
~^bole	0 160
~^boli	114 179
~^boln	-44 10
~^bolo	-125 -152
~^bolt	93 29
~^bolu	-120 34
~^bom	18 -79
~^bomb	18 -79
~^bon	121 54
~^bond	85 96
~^bone	63 -90
~^bor	-119 -296
~^bor$	11 -209
~^bord	-139 50
~^bore	-177 -240
~^bori	-46 -154
~^bos	-232 -417
~^bos$	-217 -404
~^bot	9 162
~^bot$	-167 -114
~^bota	-21 102
~^both	6 51
~^botl	66 185
~^bou	-37 40
~^boug	-181 55
~^boun	-40 24
~^bov	-94 -93
~^bovl	-94 -93
~^boy	75 57
~^boy$	37 114
~^boys	92 -107
~^bp	-100 -195
~^bp$	-94 -203
~^br	41 -97
~^bra	-286 -4
~^brac	-130 -51
~^brai	-77 -187
~^brak	33 -136
~^bran	-131 -59
~^bre	162 -170
~^brea	105 -127
~^bren	-38 -122
~^bri	13 141
~^brid	-114 170
~^brig	141 -123
~^brik	51 45
~^brin	-40 25
~^bro	107 -201
~^bro$	-33 -12
~^brok	128 -246
~^brot	110 -85
~^brov	3 -75
~^bru	-269 -4
~^brus	-242 -103
~^bs	-100 -59
~^bsc	-100 -59
~^bsc$	-100 -59
~^bt	-8 -106
~^bta	8 -98
~^bta$	52 -57
~^bu	147 43
~^bua	-8 14
~^bua$	-8 14
~^bub	77 56
~^bubl	77 56
~^bud	62 106
~^budg	-155 -117
~^budh	-80 155
~^bui	-107 50
~^buil	-107 50
~^buj	-25 95
~^bujh	-41 110
~^buju	-44 -47
~^buk	88 -198
~^buk$	-90 -66
~^buke	101 -26
~^bukh	39 -389
~^buki	-131 -168
~^buks	-84 161
~^bul	107 269
~^bul$	123 -43
~^bula	95 267
~^bulb	-40 123
~^bulg	94 -74
~^bum	-38 -224
~^bump	34 -158
~^bumr	-146 -120
~^bun	100 -104
~^bund	84 -63
~^bur	-45 17
~^bura	-71 -2
~^burn	-82 -67
~^burp	3 -74
~^burs	193 -99
~^bus	-52 -36
~^bus$	8 36
~^bust	-173 -215
~^busy	69 33
~^but	31 -138
~^but$	0 -83
~^bute	-128 -59
~^buto	63 -109
~^buy	-130 -143
~^buy$	-122 -114
~^by	-45 -17
~^by$	117 65
~^bya	-154 -31
~^byaj	-56 64
~^byat	-108 -168
~^bye	-332 -49
~^bye$	-332 -49
~^byp	-45 -165
~^bypa	-45 -165
~^c$	12 -143
~^ca	59 1
~^cab	87 -59
~^cab$	64 -45
~^cak	65 -16
~^cake	65 -16
~^cal	39 130
~^cal$	100 164
~^calc	-188 -188
~^cale	-64 13
~^calf	106 -95
~^cali	-122 111
~^calm	40 197
~^cam	119 44
~^came	163 45
~^camp	-141 -17
~^can	14 -16
~^can$	-236 -89
~^cana	-162 106
~^canc	-210 -109
~^cano	186 -3
~^cant	277 100
~^cap	-309 -135
~^cap$	-108 -56
~^capi	-136 -93
~^capt	-134 -37
~^car	-37 -4
~^car$	166 -79
~^card	-237 -101
~^care	-139 138
~^cary	-178 40
~^cas	-17 34
~^case	-35 105
~^cash	30 -34
~^cast	-21 -109
~^cat	-76 -133
~^cat$	-128 78
~^cata	-119 -121
~^catc	-34 -189
~^cath	128 -16
~^cau	51 -12
~^caug	181 -97
~^caus	-167 26
~^ce	110 -62
~^cel	99 61
~^cel$	145 -101
~^cels	-131 -145
~^cem	31 -11
~^ceme	31 -11
~^cen	70 -110
~^cent	70 -110
~^cer	-124 -49
~^cert	-78 -7
~^ces	102 -44
~^cesa	102 -44
~^cet	24 -219
~^ceti	-28 -213
~^ch	56 -26
~^ch$	-27 -22
~^cha	-15 36
~^chab	-146 130
~^chac	151 59
~^chad	83 48
~^chah	-71 64
~^chai	-180 108
~^chaj	-82 46
~^chak	182 -96
~^chal	-158 -116
~^cham	238 -201
~^chan	-134 14
~^chap	-81 -29
~^char	84 -174
~^chas	-121 -196
~^chat	220 190
~^chau	-262 -74
~^chav	53 -152
~^chay	-84 -335
~^che	224 21
~^che$	-88 118
~^chea	3 -104
~^ched	106 -49
~^cheh	79 -147
~^chek	-114 -25
~^chel	101 130
~^chem	219 92
~^chen	-129 -141
~^cher	62 -43
~^ches	272 -174
~^chev	-56 -196
~^chey	-155 70
~^chi	-22 -178
~^chid	-70 -286
~^chij	79 -43
~^chik	53 -297
~^chil	-74 -159
~^chin	-162 -147
~^chip	147 -251
~^chir	-31 -210
~^chit	36 234
~^cho	84 -48
~^choc	82 -59
~^chod	-102 124
~^chok	-4 -249
~^chol	-181 -171
~^chor	102 17
~^chot	107 -11
~^chr	-60 -154
~^chu	106 -32
~^chua	68 -83
~^chub	104 -106
~^chud	97 -88
~^chuh	81 -29
~^chuk	-76 123
~^chul	11 43
~^chun	56 -57
~^chup	-30 46
~^chur	62 19
~^chus	-302 -137
~^chut	57 -30
~^ci	-174 -99
~^cig	13 32
~^ciga	13 32
~^cir	-14 -66
~^circ	-14 -66
~^cit	-105 -49
~^cl	87 36
~^cla	-65 -60
~^clai	-52 -68
~^clas	-140 -26
~^cle	18 116
~^clea	25 120
~^cli	83 -205
~^clim	42 -87
~^clin	94 -138
~^clo	76 88
~^clos	65 70
~^clot	85 -1
~^clu	78 -106
~^club	64 -78
~^clut	57 -8
~^cm	-159 -86
~^cm$	-182 -35
~^co	-40 -267
~^coa	90 -8
~^coac	18 14
~^coal	102 -38
~^cob	36 -180
~^cobr	36 -180
~^coc	-48 -176
~^coca	110 -11
~^coco	-140 -165
~^cod	39 -178
~^code	39 -178
~^cof	-51 -210
~^cofi	-51 -210
~^coi	98 -115
~^coim	-20 -46
~^coin	76 -67
~^col	116 -76
~^cola	114 -104
~^cold	150 -141
~^cole	-169 -17
~^colo	-58 60
~^colu	0 -63
~^com	-19 -7
~^coma	-111 -68
~^comb	-70 -186
~^come	40 100
~^comi	35 -56
~^como	44 -56
~^comp	-95 -29
~^con	-93 -172
~^conc	-55 2
~^cond	106 -21
~^conf	21 -100
~^cons	-105 -159
~^cont	-22 -138
~^conv	-177 45
~^cop	-92 -6
~^cope	-36 -83
~^copy	-65 35
~^cor	-14 -77
~^cord	188 -69
~^core	-201 -132
~^corn	28 -32
~^cos	-186 -243
~^cost	-178 -240
~^cot	53 115
~^cot$	66 45
~^coto	-1 102
~^cou	-14 -134
~^coug	93 -198
~^coul	-160 -149
~^coun	93 96
~^coup	-65 -53
~^cour	-196 -80
~^cous	-124 -27
~^cov	-59 130
~^cov$	43 107
~^cove	-199 41
~^covi	29 -7
~^covs	-108 134
~^cp	-144 -178
~^cpr	-144 -178
~^cpr$	-144 -178
~^cr	-37 -114
~^cra	-207 -324
~^crad	-63 -29
~^crak	-112 -187
~^cram	-86 -132
~^cran	-15 14
~^cras	-92 -60
~^cre	-254 -136
~^crea	-219 -224
~^cri	-6 9
~^crie	58 14
~^crik	-28 29
~^cro	73 82
~^croc	131 48
~^cros	-178 -19
~^cru	114 -264
~^cruk	92 -65
~^crus	87 -222
~^cry	62 104
~^cry$	28 -55
~^cryi	76 160
~^cs	-36 -143
~^csk	-125 -98
~^csk$	-125 -98
~^cu	142 104
~^cuk	58 -120
~^cuk$	-21 -241
~^cuke	139 -94
~^cuks	-18 -63
~^cul	-49 -107
~^cul$	-138 -94
~^cule	75 19
~^cult	1 -36
~^cup	129 19
~^cup$	122 -154
~^cupb	46 122
~^cur	42 -250
~^curd	-181 -108
~^cure	110 -209
~^curi	-119 -101
~^curt	164 28
~^cury	-93 -81
~^cus	37 -19
~^cust	55 10
~^cut	43 244
~^cut$	14 207
~^cute	171 -135
~^cuti	-136 116
~^cuts	-61 80
~^cy	15 153
~^cya	-19 153
~^cyan	-19 153
~^cyc	-66 72
~^cycl	-66 72
~^cyl	86 -33
~^cyli	86 -33
~^d$	-35 -255
~^da	47 -150
~^da$	16 -15
~^dab	258 -116
~^dab$	151 -46
~^daba	123 -49
~^dabe	203 -79
~^dabi	95 -14
~^dad	152 -102
~^dad$	-131 -114
~^dada	130 20
~^dadh	-149 87
~^dadi	187 -199
~^dads	-67 79
~^dadu	150 -14
~^daf	-79 -138
~^daft	-52 -126
~^dag	-98 -31
~^dag$	-85 -120
~^dah	9 -77
~^dahe	19 77
~^dahi	-12 -265
~^dai	64 -156
~^dai$	213 -80
~^dail	-188 -142
~^dain	61 -7
~^dak	-69 -204
~^daka	-120 -166
~^dal	59 -189
~^dal$	-7 -37
~^dala	-252 -159
~^dale	72 -209
~^dali	203 77
~^daln	-77 -4
~^dalt	-100 -195
~^dalu	61 -105
~^dam	49 -248
~^dam$	30 -143
~^dama	34 -181
~^dan	-249 -315
~^dan$	-129 -183
~^dana	-128 23
~^danc	23 -163
~^dand	-85 -136
~^dane	-112 -166
~^dang	-149 90
~^dank	114 -46
~^dant	-242 -366
~^dar	22 90
~^dar$	-252 107
~^dara	-6 -186
~^dard	48 138
~^dark	39 -247
~^daru	38 -7
~^darv	105 15
~^das	93 -286
~^das$	78 -256
~^dast	111 -164
~^dasv	-80 52
~^dat	-256 147
~^data	-81 -118
~^date	-197 212
~^dau	89 3
~^daud	-71 -75
~^daug	-6 171
~^daur	121 -281
~^dav	-6 70
~^dava	-16 74
~^day	-10 -83
~^day$	22 -85
~^dayl	-64 -126
~^days	-53 -3
~^de	-65 143
~^de$	19 -61
~^dea	-72 -107
~^dead	-20 -41
~^deat	-238 -154
~^deb	-144 191
~^deba	-57 18
~^debi	-78 40
~^dec	-164 98
~^dece	-98 -34
~^deci	-115 132
~^ded	79 -139
~^dedh	82 -158
~^def	-81 -12
~^defi	-81 -12
~^deg	205 -172
~^dega	182 -163
~^degr	57 -50
~^deh	135 -81
~^dek	-156 118
~^deka	-132 24
~^dekh	-121 93
~^del	40 -52
~^dela	113 -53
~^dele	-135 -57
~^delh	-160 -185
~^deli	63 51
~^dem	151 -153
~^den	-107 -12
~^den$	48 -129
~^dena	-118 135
~^dene	53 -25
~^deng	-37 -77
~^deni	-84 -127
~^dent	-158 -264
~^dep	-182 -279
~^depo	-120 -99
~^depr	-68 -180
~^der	-51 47
~^der$	-45 52
~^des	-146 -33
~^desi	14 -102
~^desk	-117 -51
~^det	-57 238
~^deta	47 66
~^dete	-59 118
~^deti	-54 63
~^deto	-40 184
~^dev	-32 59
~^deva	68 86
~^deve	-98 -84
~^devi	-102 -123
~^dh	232 -133
~^dha	278 -138
~^dhab	10 -122
~^dhad	147 -114
~^dhag	3 -58
~^dhai	-67 -38
~^dhak	105 69
~^dham	35 7
~^dhan	130 -154
~^dhar	139 -148
~^dhas	196 -60
~^dhat	15 -47
~^dhi	213 -200
~^dhil	209 -89
~^dhir	78 -133
~^dho	-238 18
~^dho$	-129 48
~^dhon	-196 -253
~^dhu	69 -11
~^dhua	-34 -113
~^dhue	-57 -91
~^dhul	-34 -147
~^dhun	171 161
~^dhup	-73 -248
~^dhy	-150 23
~^dhya	-150 23
~^di	39 5
~^di$	42 221
~^dia	171 -3
~^diab	-18 -137
~^diag	68 -44
~^dial	176 -39
~^diap	47 -83
~^diar	-51 189
~^dib	14 103
~^diba	-42 66
~^dibe	-13 45
~^dibi	58 35
~^did	60 53
~^did$	-124 -23
~^didi	143 69
~^didn	-17 20
~^die	-269 64
~^die$	-68 162
~^died	-273 -6
~^dies	-31 -102
~^diet	-147 -233
~^dif	-202 -114
~^dife	-67 -102
~^dig	49 88
~^dij	103 -217
~^diji	-177 -88
~^dijy	155 -149
~^dik	228 -8
~^dika	-120 -162
~^dikh	272 28
~^dil	-63 -197
~^dil$	-46 -219
~^dili	-7 -99
~^dim	-42 -41
~^dima	-37 -32
~^din	-103 -89
~^din$	-65 -52
~^dine	-117 -130
~^dip	-31 195
~^dip$	164 137
~^dipe	-144 153
~^dipr	-41 43
~^dir	-21 -85
~^dire	-70 -66
~^dis	41 -21
~^disa	57 71
~^disc	-86 -1
~^dise	138 -123
~^disp	10 -82
~^div	-66 -3
~^diva	-126 -22
~^divi	-50 80
~^divo	-57 32
~^diy	-1 78
~^diya	-48 70
~^diye	82 72
~^dj	-106 -200
~^dj$	-106 -200
~^do	-114 -31
~^do$	-37 -292
~^dob	-191 -69
~^doba	-191 -69
~^doc	-158 -186
~^doc$	-108 -74
~^doct	-113 -143
~^doe	-190 -19
~^does	-190 -19
~^dof	133 -58
~^dofa	133 -58
~^dog	-42 27
~^dog$	-27 5
~^doh	88 -120
~^doha	84 -67
~^doi	40 -80
~^doin	40 -80
~^dok	-90 -145
~^dokt	-214 -314
~^dol	61 -249
~^dolo	-26 -163
~^don	-42 260
~^dona	-143 -8
~^done	-339 -60
~^dono	157 71
~^dont	-33 320
~^dor	-44 134
~^dori	4 128
~^dos	-49 50
~^dosa	-70 -88
~^dose	-106 52
~^dost	29 22
~^dot	103 2
~^dots	113 -46
~^dou	176 -86
~^doub	164 -77
~^dov	68 29
~^dovn	34 61
~^dp	-80 -87
~^dr	141 -48
~^dr$	54 -174
~^dra	191 165
~^draf	-186 -80
~^drag	147 -56
~^drai	96 -152
~^dram	-102 197
~^dran	256 110
~^drav	-171 50
~^dre	36 -77
~^dres	98 -8
~^dri	28 -31
~^dril	-137 -95
~^drin	23 -42
~^drip	84 105
~^dris	-118 -110
~^driv	7 29
~^dro	46 -194
~^drop	60 -75
~^drov	-17 -181
~^dru	175 -9
~^drug	-36 21
~^drul	63 -53
~^drum	67 35
~^drun	104 -40
~^dry	-172 -203
~^dry$	-170 -199
~^du	35 24
~^du$	129 -65
~^dua	-19 175
~^dua$	-15 158
~^dub	88 24
~^dub$	-43 27
~^duba	-19 -59
~^dube	114 -31
~^dubi	170 -22
~^dubn	-47 68
~^dubt	-89 -88
~^dud	-87 -272
~^dudh	-87 -272
~^due	-133 90
~^due$	-130 -36
~^dues	-10 159
~^duk	-106 -201
~^duka	-6 -117
~^dukh	-113 -301
~^dul	-50 -71
~^dum	92 -42
~^dum$	107 -100
~^dun	101 127
~^dun$	48 74
~^dung	108 -75
~^duni	-71 246
~^dup	-21 173
~^dupa	-15 182
~^dur	80 -15
~^dur$	127 30
~^duri	-92 -57
~^dus	-77 76
~^dusr	-123 91
~^dust	-17 -38
~^dut	-28 210
~^duty	-27 195
~^dy	-193 -109
~^dye	-73 50
~^dye$	-73 50
~^dyi	-247 -112
~^dyin	-247 -112
~^dyu	81 -44
~^dyut	81 -44
~^e$	-54 -20
~^ea	-167 -142
~^eac	-24 110
~^each	-24 110
~^ear	42 -204
~^ear$	38 -242
~^earl	0 -42
~^ears	117 -23
~^eas	44 -36
~^easy	-143 -23
~^eat	-288 -137
~^eat$	-252 -138
~^eati	-115 -13
~^eats	-187 -188
~^ec	-127 -363
~^ecg	-99 -126
~^ecg$	-99 -126
~^ech	-70 -180
~^echo	-85 -84
~^ecl	-45 -55
~^eco	5 -119
~^ecos	21 -85
~^ed	57 -1
~^edg	32 160
~^edge	32 160
~^edi	-302 -126
~^edi$	-231 -183
~^ediy	-183 -130
~^edu	135 -125
~^eduk	90 -96
~^ef	-138 -194
~^efe	-120 -141
~^efec	-120 -141
~^eg	-177 -258
~^eg$	-116 -115
~^egf	-65 -57
~^egfr	-65 -57
~^ei	-130 64
~^ej	64 -96
~^ek	4 31
~^ek$	164 213
~^eka	88 -115
~^ekd	131 -133
~^ekda	109 -43
~^ekdu	78 -103
~^eks	-356 -163
~^eks$	-65 56
~^eksa	-192 -301
~^eksc	-94 -93
~^ekse	-196 -144
~^eksh	11 85
~^eksi	-162 76
~^eksp	-202 -216
~^ekst	74 100
~^el	-56 180
~^ela	-219 177
~^ela$	-176 73
~^elar	-215 82
~^elb	-57 -113
~^elbo	-53 -91
~^eld	-25 46
~^elde	-25 46
~^ele	64 64
~^elec	45 26
~^elef	135 -66
~^els	-135 86
~^else	-135 86
~^em	-14 2
~^em$	-237 48
~^ema	-117 -177
~^emai	-54 -129
~^emar	-32 -27
~^emb	134 -73
~^emba	-45 -30
~^eme	57 -172
~^emer	57 -172
~^emi	-148 122
~^emi$	-148 122
~^emo	-95 10
~^emoj	-93 22
~^emp	0 -19
~^empt	11 -10
~^en	-207 137
~^ena	-105 -5
~^ena$	16 -235
~^end	-104 28
~^end$	-20 6
~^ende	-133 -158
~^endi	-74 20
~^ene	132 -108
~^eng	-210 -102
~^enga	-175 -110
~^engi	11 -109
~^engl	-158 -6
~^eni	-99 47
~^enj	-164 -43
~^eno	37 172
~^eno$	-4 -110
~^enou	26 191
~^ent	-227 28
~^ent$	-137 -190
~^enth	-109 -95
~^ep	-227 -250
~^epa	-125 -116
~^epad	-125 -116
~^epi	-45 -118
~^epid	100 -113
~^epil	-121 -4
~^epis	-91 -128
~^er	125 35
~^er$	39 66
~^ero	10 -38
~^eror	10 -38
~^es	-82 -123
~^esa	-115 66
~^esay	-84 96
~^esc	25 -133
~^esci	-45 -101
~^esi	7 -137
~^esi$	-45 -71
~^esid	35 -86
~^esr	-114 -149
~^esr$	-114 -149
~^ev	2 54
~^eve	4 65
~^even	24 13
~^ever	-53 79
~^ey	122 -250
~^eye	122 -250
~^eye$	103 -304
~^eyel	-46 -106
~^eyes	94 -39
~^f$	-10 -1
~^fa	26 269
~^fac	230 43
~^face	223 80
~^fact	55 -96
~^fad	-90 -30
~^fad$	136 -104
~^fada	-166 22
~^faf	100 42
~^fafo	104 50
~^fai	-62 64
~^faik	-8 37
~^fail	-291 79
~^fain	178 -263
~^fais	-66 117
~^fal	-54 -74
~^fal$	-59 -198
~^fali	-8 43
~^fam	-89 190
~^fami	-89 190
~^fan	1 316
~^fan$	25 121
~^fand	-139 281
~^fans	5 197
~^far	-272 -52
~^far$	29 20
~^fara	17 -117
~^fare	-57 -101
~^fark	-250 37
~^farm	-52 -92
~^fas	10 140
~^fasa	10 124
~^fast	42 -63
~^fat	108 -71
~^fat$	-56 -349
~^fata	290 110
~^fath	-55 44
~^fati	12 -132
~^faty	-190 -196
~^fau	-118 189
~^fauj	-78 196
~^fav	58 -91
~^fava	165 -39
~^fay	-213 -94
~^fayd	-210 -89
~^fc	-21 -9
~^fc$	-21 -9
~^fd	-82 156
~^fd$	-82 156
~^fe	96 -41
~^fea	-103 -29
~^fear	-103 -29
~^feb	-124 -190
~^feb$	-79 -139
~^fed	-106 82
~^fed$	-106 82
~^fek	102 -19
~^fel	183 -96
~^fel$	243 -264
~^felo	-15 31
~^felt	-98 -59
~^fem	1 -55
~^fema	1 -55
~^fen	74 135
~^fenk	-119 74
~^feny	94 117
~^fer	-168 -117
~^feri	-72 -67
~^fes	13 71
~^fev	-29 -206
~^fev$	-94 131
~^feve	-12 -451
~^fi	17 12
~^fia	-136 30
~^fian	-136 30
~^fid	-116 -41
~^fid$	93 29
~^fidi	-147 -101
~^fie	-26 63
~^fiel	-26 63
~^fig	-153 127
~^figh	-179 114
~^fik	-116 19
~^fiks	-91 46
~^fil	-48 -50
~^fil$	98 -83
~^file	-10 114
~^fili	-133 28
~^film	-338 -396
~^fils	81 128
~^fin	104 -30
~^fina	-67 -19
~^find	134 197
~^fine	-246 -113
~^fing	185 -134
~^fini	64 -71
~^fir	-120 100
~^fir$	-104 139
~^fire	-92 7
~^firs	-42 -99
~^fis	70 -135
~^fis$	-124 6
~^fisa	54 -6
~^fish	100 -214
~^fisl	134 -27
~^fist	-114 -44
~^fit	120 -106
~^fit$	54 -30
~^fitn	-22 -22
~^fits	96 -116
~^fiv	1 -116
~^five	1 -116
~^fl	18 74
~^fla	-66 -175
~^flat	-26 -121
~^fli	-1 -185
~^flig	-48 -111
~^flip	-75 -76
~^flo	40 8
~^floa	24 95
~^flop	153 -37
~^flov	-26 -184
~^flu	55 110
~^flu$	-63 -163
~^fluo	-142 -111
~^flur	103 164
~^fly	-100 150
~^fo	-116 53
~^foa	118 -74
~^foam	118 -74
~^fod	-40 -219
~^fod$	-169 -143
~^foda	125 -80
~^fog	126 -93
~^fol	-229 91
~^fold	-169 102
~^foli	-73 -107
~^folo	-78 65
~^fon	-19 103
~^fon$	23 71
~^fone	-22 101
~^for	-127 -58
~^for$	-115 -59
~^fore	69 168
~^forg	-23 84
~^form	-167 -246
~^forv	-58 -82
~^fot	-146 49
~^foto	-146 49
~^fou	107 110
~^foun	-69 178
~^four	97 -164
~^fr	-21 -31
~^fra	-133 -137
~^frac	-99 -54
~^fre	-79 1
~^fres	20 8
~^fri	-128 -81
~^fri$	-125 -166
~^frid	-64 -12
~^frie	40 22
~^frij	-33 -113
~^fro	126 65
~^frok	68 -30
~^from	71 88
~^fron	93 -102
~^frot	220 -66
~^fru	-45 -46
~^frui	-11 -162
~^fry	-107 28
~^fu	67 -275
~^fud	-148 -116
~^fud$	-222 -89
~^fuds	26 -80
~^ful	18 -138
~^ful$	247 -27
~^fula	-14 -141
~^fuli	-35 -96
~^fult	-117 -27
~^fuly	-6 0
~^fun	-61 2
~^func	56 33
~^fund	-78 108
~^fune	-44 12
~^fung	-109 -52
~^funk	-19 43
~^funy	-31 -107
~^fur	-176 -113
~^fut	233 -262
~^fut$	110 -156
~^futa	163 -73
~^futb	25 -59
~^futi	137 -38
~^fy	-111 -73
~^fys	-202 -71
~^fysi	-202 -71
~^g$	-89 -7
~^ga	188 -148
~^gad	110 34
~^gada	-83 -85
~^gadb	-15 -42
~^gadh	99 -141
~^gadi	104 102
~^gae	-9 18
~^gae$	-9 18
~^gah	49 174
~^gahn	-39 121
~^gahr	63 115
~^gai	71 -93
~^gai$	68 -57
~^gain	53 -99
~^gais	10 -169
~^gaj	-91 -112
~^gaja	-91 -112
~^gal	154 7
~^gal$	63 -171
~^gala	75 -252
~^gale	228 174
~^gali	-101 20
~^galt	-28 52
~^gam	18 79
~^gamc	165 7
~^game	-222 -22
~^gan	-18 -128
~^gana	-164 -280
~^gand	158 3
~^gane	-55 -164
~^gang	-85 169
~^gani	16 -105
~^gant	-139 -85
~^ganv	114 0
~^gao	-70 -8
~^gaon	-70 -8
~^gap	6 -126
~^gap$	42 -175
~^gar	82 -500
~^gara	75 -247
~^garb	41 -177
~^gard	100 -136
~^garg	94 -45
~^garl	-97 -60
~^garm	-128 -187
~^gas	-23 -143
~^gas$	-130 -115
~^gasp	232 -100
~^gast	-27 -44
~^gat	45 135
~^gate	85 178
~^gath	12 -111
~^gav	40 114
~^gave	4 140
~^gay	97 -57
~^gay$	-114 90
~^gaya	64 -46
~^gaye	27 -176
~^gayi	-11 115
~^gayo	81 -27
~^gayu	127 84
~^ge	143 -11
~^ge$	-39 74
~^gec	207 -92
~^gech	207 -92
~^geh	116 81
~^gehr	105 132
~^gehu	36 -74
~^gel	88 -283
~^gel$	8 -166
~^gela	187 -55
~^gem	45 107
~^gen	12 -80
~^gend	103 -40
~^gene	-84 -82
~^get	-87 -23
~^get$	-263 2
~^geti	163 -20
~^gets	-52 -22
~^gey	32 -112
~^geys	32 -112
~^gf	-35 -51
~^gf$	-35 -51
~^gh	127 65
~^gha	158 34
~^ghab	97 -116
~^ghad	109 223
~^gham	81 -220
~^ghan	197 -36
~^ghar	-67 116
~^ghas	95 -52
~^ghat	-12 -43
~^ghav	-1 -174
~^ghe	-159 194
~^gher	-216 -176
~^ghet	47 187
~^ghi	-211 -180
~^ghi$	-213 -252
~^gho	-74 -76
~^ghod	-49 -47
~^ghol	28 -24
~^ghu	221 -105
~^ghum	-109 46
~^ghun	94 49
~^ghur	73 -12
~^ghus	296 -144
~^ghut	46 -165
~^gi	301 -67
~^gif	-100 -125
~^gift	-100 -125
~^gil	12 -162
~^gila	60 -175
~^gilo	-104 -86
~^gin	-131 221
~^gin$	-35 118
~^gint	-186 127
~^gir	370 -85
~^gir$	253 -322
~^gira	275 -96
~^gire	168 -61
~^giri	160 -156
~^girl	28 95
~^girn	-160 104
~^girt	-158 -153
~^giv	-90 -176
~^give	-100 -140
~^givi	-28 -90
~^gl	191 -75
~^gla	71 47
~^glas	74 21
~^gli	76 -36
~^glim	82 -17
~^glo	91 -76
~^glov	91 -76
~^glu	161 -129
~^gluc	95 -110
~^gluk	99 -23
~^gm	-106 -40
~^gm$	-104 -125
~^gn	-99 -43
~^gn$	-88 -46
~^go	49 168
~^go$	-136 106
~^goa	27 -74
~^goa$	-162 -114
~^goat	104 -16
~^gob	-47 -150
~^gobh	-56 -103
~^god	72 44
~^god$	77 53
~^goda	-87 -84
~^goe	-27 -136
~^goes	-23 -136
~^goi	150 90
~^goin	157 -28
~^gol	16 131
~^gol$	-78 -152
~^gola	-31 -11
~^gold	-227 4
~^goli	72 135
~^gon	-6 125
~^gond	-141 -62
~^gone	-5 94
~^gor	-28 -109
~^gora	-125 -107
~^got	32 -132
~^got$	29 -116
~^goti	13 -85
~^gov	-15 -12
~^govt	-38 -56
~^gp	-118 -38
~^gr	65 -299
~^gra	93 -247
~^grad	-162 -148
~^gram	28 -157
~^gran	126 -45
~^grap	91 -185
~^gre	78 -167
~^grea	-198 -71
~^grey	251 -94
~^gri	-59 -102
~^grie	-152 34
~^grin	32 -232
~^gro	-129 -40
~^grou	-69 50
~^grov	-220 -196
~^gru	82 -114
~^grun	123 -11
~^grup	-80 -77
~^gs	-69 -97
~^gst	-69 -97
~^gst$	-69 -97
~^gt	-170 -115
~^gta	-150 -93
~^gta$	-150 -93
~^gu	82 6
~^gua	75 -34
~^guar	13 -27
~^gub	173 -60
~^guba	173 -60
~^gud	-121 -20
~^gud$	-170 -302
~^gudb	-143 90
~^gudg	-100 -53
~^gudi	110 71
~^gudn	-74 30
~^gue	78 91
~^gues	78 91
~^gug	-38 42
~^gugl	-18 55
~^gui	-135 121
~^guid	36 5
~^guil	-82 80
~^guit	-141 86
~^guj	-214 15
~^guja	-133 17
~^gujr	-121 10
~^gul	129 79
~^gula	118 -91
~^gulf	76 53
~^gulp	-4 59
~^gum	38 -191
~^gum$	44 -43
~^gums	36 -82
~^gun	76 12
~^gun$	-7 104
~^gund	142 -173
~^gur	38 -95
~^gurg	182 -75
~^guru	-77 -20
~^gus	-121 -47
~^gusa	-81 -143
~^guse	-96 138
~^gut	118 -121
~^gutk	112 -103
~^guv	-69 -97
~^guva	-69 -97
~^guy	104 80
~^guy$	115 -30
~^guys	-10 88
~^gy	140 -82
~^gya	245 -46
~^gya$	255 -33
~^gyar	12 -45
~^gye	120 34
~^gye$	120 34
~^gyi	24 107
~^gyi$	24 107
~^gym	-136 -258
~^gym$	-136 -258
~^gyn	-133 -69
~^gyna	-114 -59
~^h$	-88 -25
~^ha	-52 35
~^ha$	-177 -37
~^had	75 -68
~^had$	65 31
~^hadi	40 -162
~^hads	-36 -104
~^haf	40 -64
~^haft	32 -60
~^hah	-198 -287
~^haha	-198 -287
~^hai	-107 -19
~^hai$	-115 4
~^hain	74 -29
~^hair	-188 -81
~^haj	-90 -109
~^haja	-153 -128
~^hak	-116 145
~^haki	-92 142
~^hal	-109 -191
~^hal$	-74 -155
~^hald	6 -137
~^half	177 -46
~^halk	-290 -79
~^halv	63 -157
~^ham	8 244
~^ham$	-52 133
~^hama	-208 -68
~^hame	72 268
~^hamn	-5 38
~^han	29 63
~^han$	-131 -241
~^hand	125 63
~^hanf	125 -16
~^hang	-13 84
~^hans	-101 76
~^hap	-223 -102
~^hape	-105 25
~^hapi	-62 -131
~^hapy	-167 -122
~^har	45 -55
~^har$	-165 110
~^hara	120 -255
~^hard	137 -28
~^harm	-297 -331
~^harn	-52 -92
~^harp	78 52
~^hart	-137 24
~^has	75 3
~^has$	146 56
~^hasi	-174 -69
~^hasn	125 0
~^hast	-110 -2
~^hat	196 154
~^hat$	120 127
~^hata	-31 -45
~^hate	-140 -3
~^hath	214 137
~^hav	155 93
~^hava	134 44
~^have	-51 108
~^havi	203 -130
~^hb	-340 -268
~^hb$	-286 -223
~^hba	-129 -101
~^hbai	-129 -101
~^hd	-82 -62
~^he	322 152
~^he$	443 162
~^hea	-9 -156
~^head	95 -62
~^heal	-170 -69
~^hear	-45 -27
~^heat	-74 -195
~^heav	43 -169
~^hei	54 -131
~^heig	62 -214
~^hel	120 -23
~^hel$	-142 123
~^helm	25 6
~^helo	-136 -205
~^help	162 -49
~^hem	-118 -143
~^hep	-138 -121
~^hep$	-107 -101
~^her	251 225
~^her$	187 345
~^here	243 -20
~^hern	-52 -32
~^hero	-164 -132
~^hes	186 137
~^hes$	186 137
~^heu	178 -5
~^hi	215 77
~^hi$	6 74
~^hic	-120 -204
~^hich	-18 -144
~^hicu	-174 -106
~^hid	-94 145
~^hid$	-107 154
~^hide	-155 -4
~^hig	-55 -27
~^high	-55 -27
~^hil	180 -314
~^hil$	-9 -125
~^hila	279 -196
~^hiln	82 -40
~^hilt	200 -20
~^him	136 156
~^him$	181 99
~^hima	-74 173
~^himo	-112 -126
~^hims	18 142
~^hin	-323 -279
~^hind	-313 -258
~^hir	-42 48
~^hiro	-19 -78
~^his	223 40
~^his$	222 70
~^hisa	-38 34
~^hist	-90 -73
~^hit	225 56
~^hit$	164 86
~^hiv	238 -166
~^hiv$	248 -120
~^hive	6 -77
~^hm	-52 -174
~^hm$	-64 -171
~^ho	-63 0
~^ho$	-149 -34
~^hoa	112 -112
~^hoar	112 -112
~^hob	-111 61
~^hog	27 121
~^hoga	-63 144
~^hogi	85 -7
~^hok	-90 -49
~^hoka	-77 -30
~^hoke	-18 -31
~^hol	222 -27
~^hold	28 104
~^hole	237 -92
~^holi	25 -133
~^hom	-41 -149
~^home	-17 -109
~^hon	67 43
~^hona	-208 120
~^hone	-41 99
~^hong	-178 -156
~^honi	-151 -67
~^hont	272 -107
~^hop	-190 54
~^hor	55 -148
~^hori	78 35
~^hors	-13 -122
~^hos	108 76
~^hosh	328 -119
~^hosp	-48 26
~^host	-48 99
~^hot	-4 -13
~^hot$	257 -155
~^hota	-203 70
~^hote	-33 -97
~^hoth	98 -119
~^hoti	-142 -34
~^hou	180 16
~^hour	197 -158
~^hous	-100 90
~^hov	-466 -69
~^hov$	-460 -48
~^hp	-87 -100
~^hpv	-31 -45
~^hpv$	-31 -45
~^hr	141 -96
~^hr$	204 -13
~^hrs	47 -78
~^hrs$	47 -78
~^hu	-10 272
~^hu$	-43 217
~^hua	43 -67
~^hua$	43 -67
~^hub	59 67
~^hue	53 -41
~^hue$	53 -41
~^hug	-109 112
~^huge	-109 112
~^hui	56 -9
~^hui$	56 -9
~^huk	63 108
~^hum	86 -46
~^hum$	39 16
~^huma	-140 -18
~^humi	57 -9
~^humn	-85 122
~^hun	-147 172
~^hun$	-102 198
~^hur	76 53
~^hurt	34 64
~^hus	15 92
~^husb	15 92
~^hy	-93 -62
~^hyd	-61 -21
~^hyde	31 -82
~^hyp	-23 -24
~^hypo	-16 -15
~^i$	-127 238
~^ic	-24 85
~^ice	99 -188
~^ice$	115 -184
~^ich	-144 197
~^icu	-89 -160
~^icu$	-89 -160
~^id	90 64
~^ide	-217 -122
~^idea	-170 -210
~^idh	25 50
~^idl	172 -47
~^idli	172 -47
~^ie	-159 -32
~^ies	-102 -45
~^iesa	-102 -45
~^if	44 244
~^if$	53 256
~^ig	45 -48
~^ign	18 -17
~^igno	18 -17
~^ik	-20 86
~^il	19 256
~^il$	-17 146
~^ila	41 193
~^ila$	125 125
~^ilaj	-212 -13
~^im	51 176
~^im$	128 201
~^imp	-148 -79
~^impr	-123 -33
~^in	-8 4
~^in$	-54 -52
~^inc	-146 -91
~^inco	-6 -101
~^incr	-99 -146
~^ind	-458 -271
~^inda	-200 -11
~^inde	-87 -79
~^indi	-351 -331
~^indo	-22 -61
~^indu	-82 -84
~^inf	22 48
~^infa	66 -54
~^infe	26 -22
~^info	-39 31
~^inh	167 -75
~^inha	167 -84
~^inj	116 63
~^inje	109 109
~^ink	-85 178
~^inka	-94 174
~^ins	11 56
~^insa	-114 -67
~^insi	99 -4
~^inst	-104 119
~^insu	39 19
~^int	97 118
~^int$	109 -29
~^inte	35 -5
~^intj	68 69
~^into	8 120
~^intr	-78 47
~^inv	-23 -27
~^inve	1 -60
~^invi	-24 40
~^ip	-64 -208
~^ipl	-87 -147
~^ipl$	-87 -147
~^ir	-50 -39
~^iri	-100 -100
~^iro	40 -101
~^iron	40 -101
~^iru	-125 29
~^iruk	-93 57
~^is	38 75
~^is$	66 41
~^isa	-76 -162
~^isab	-76 -162
~^ise	-102 47
~^ise$	-102 47
~^ish	-44 107
~^isi	-191 174
~^isi$	-138 158
~^isij	-48 -57
~^isk	43 -210
~^iska	-29 -188
~^iske	-41 -46
~^isl	-28 30
~^isli	-28 30
~^isn	74 -49
~^isnt	67 -44
~^ist	158 -144
~^isu	-117 -126
~^isue	-117 -126
~^it	-158 166
~^it$	-215 170
~^itc	-189 -262
~^itch	-189 -262
~^itn	-78 -62
~^itna	-76 -24
~^itne	-94 85
~^itni	29 -100
~^its	196 103
~^its$	209 132
~^itse	-24 -81
~^iv	-238 161
~^ive	-103 163
~^ive$	-81 180
~^ivy	-35 -66
~^ivy$	-35 -66
~^ja	141 257
~^ja$	-143 52
~^jab	138 -39
~^jab$	-257 -30
~^jaba	132 -28
~^jabd	261 -91
~^jac	81 -101
~^jach	81 -101
~^jad	72 -163
~^jade	-88 -127
~^jae	66 223
~^jae$	-8 134
~^jaeg	47 74
~^jaen	56 202
~^jag	132 57
~^jag$	160 -107
~^jaga	65 71
~^jage	31 -70
~^jagt	159 -135
~^jah	-276 9
~^jaha	-209 26
~^jahr	-156 -113
~^jai	348 -16
~^jaik	-41 7
~^jaip	13 4
~^jais	379 -103
~^jak	85 83
~^jaka	-99 136
~^jakd	143 -81
~^jal	99 87
~^jal$	-55 -158
~^jala	12 106
~^jald	194 137
~^jale	2 -193
~^jali	7 15
~^jaln	-121 -99
~^jalt	-41 4
~^jam	69 -94
~^jam$	-59 -166
~^jama	0 15
~^jami	-28 -93
~^jamu	152 -115
~^jan	-10 123
~^jan$	-21 -67
~^jana	-166 206
~^janc	-295 -275
~^jane	24 139
~^jang	121 25
~^jank	-16 28
~^janm	10 -7
~^jant	115 12
~^jao	-58 -36
~^jao$	-29 -150
~^jap	-82 -75
~^jar	-202 -159
~^jaru	-79 -136
~^jas	29 78
~^jat	-131 -67
~^jata	-68 49
~^jate	31 -166
~^jati	-150 -199
~^jau	-41 349
~^jau$	109 203
~^jaun	-191 275
~^jav	153 -11
~^jav$	284 -157
~^java	-43 -31
~^jay	-27 110
~^jay$	-8 60
~^jaye	-52 106
~^je	172 189
~^jea	-156 -86
~^jean	-156 -86
~^jeb	-111 84
~^jeb$	-111 84
~^jeh	-5 79
~^jeha	-80 111
~^jehe	-217 93
~^jehr	119 -161
~^jel	184 -36
~^jely	155 -21
~^jer	162 150
~^jerk	207 -63
~^jero	50 128
~^jet	162 138
~^jeth	158 -27
~^jh	114 -17
~^jha	62 -43
~^jhad	-206 -257
~^jhag	126 61
~^jhal	165 85
~^jhan	2 -59
~^jhat	127 -141
~^jhi	106 -30
~^jhin	119 -22
~^jho	58 120
~^jhol	121 -4
~^jhu	48 -122
~^jhuk	144 -108
~^jhul	19 30
~^jhun	22 -117
~^jhut	-171 -56
~^ji	-212 369
~^ji$	-100 -208
~^jib	104 109
~^jibh	133 -177
~^jig	28 -17
~^jij	109 -104
~^jija	115 -104
~^jim	-117 -75
~^jim$	-117 -75
~^jin	-267 412
~^jina	-194 172
~^jind	-91 155
~^jine	-124 344
~^jio	-50 -79
~^jio$	-50 -79
~^jir	-172 -75
~^jira	-104 -31
~^jis	-52 47
~^jise	-48 43
~^jism	-14 -16
~^jit	-33 -247
~^jita	-30 -100
~^jitn	102 -80
~^jiv	-247 283
~^jiva	-101 97
~^jivi	-144 192
~^jo	-356 -106
~^jo$	-144 8
~^job	-300 67
~^job$	-289 68
~^jod	-153 -75
~^jodo	-100 -103
~^joi	-171 -192
~^join	-171 -192
~^jok	-82 -49
~^joke	-106 -46
~^joki	34 2
~^jom	-95 -183
~^jon	-84 -151
~^jor	187 -30
~^ju	-133 81
~^jub	151 -76
~^juba	151 -76
~^jud	-68 -121
~^jug	102 -121
~^juga	-76 -105
~^jui	-26 -117
~^juic	-26 -117
~^juk	-127 -177
~^juka	-127 -177
~^jum	-54 196
~^jump	-148 233
~^jun	-197 -38
~^jun$	-98 -135
~^june	-203 -27
~^jung	-1 12
~^juni	5 98
~^jus	38 134
~^jus$	-149 -124
~^just	67 152
~^jut	-213 -109
~^juta	-153 1
~^jute	-174 -79
~^jy	-56 -45
~^jya	-51 -20
~^jyad	-51 -20
~^k$	-74 -97
~^ka	-58 -28
~^ka$	-147 -140
~^kab	-609 -294
~^kab$	-477 -434
~^kabh	-326 41
~^kabi	-77 -90
~^kabj	-73 -133
~^kabu	5 -46
~^kac	176 -145
~^kach	176 -145
~^kad	58 -10
~^kada	72 196
~^kadh	54 -241
~^kadi	61 -54
~^kadv	-100 -136
~^kaf	-74 98
~^kafi	-62 103
~^kag	-95 -19
~^kaga	-90 -16
~^kah	-212 68
~^kah$	52 68
~^kaha	-425 -74
~^kahi	122 86
~^kahn	-59 -19
~^kaht	95 164
~^kai	-184 -134
~^kai$	235 127
~^kail	-93 -81
~^kain	65 15
~^kais	-479 -282
~^kaj	-20 67
~^kajh	-56 83
~^kak	-13 -51
~^kaka	110 60
~^kaks	-155 -117
~^kal	7 -40
~^kal$	-92 33
~^kala	101 38
~^kale	-65 -241
~^kali	71 -279
~^kam	19 -1
~^kam$	-172 52
~^kama	-48 -284
~^kamb	116 -46
~^kami	-114 -197
~^kamj	65 -225
~^kamr	97 143
~^kan	137 -259
~^kan$	-75 -379
~^kanc	138 3
~^kand	46 -78
~^kang	-23 -55
~^kanp	169 46
~^kant	-50 -133
~^kap	197 16
~^kapa	48 -80
~^kapd	84 31
~^kapi	-53 -92
~^kapk	167 -8
~^kar	-33 54
~^kar$	-99 93
~^kara	185 1
~^kard	-53 55
~^kare	-75 -174
~^kari	78 -35
~^karj	-140 287
~^kark	51 145
~^karn	-50 -39
~^karo	35 -1
~^kart	-78 -60
~^karu	-123 -188
~^karv	-136 -62
~^kas	-42 31
~^kasa	23 -89
~^kash	-88 79
~^kasr	-103 -161
~^kat	221 147
~^kat$	92 165
~^kata	145 -57
~^kate	-5 36
~^kath	110 -77
~^kati	0 121
~^katl	49 -138
~^katn	-85 102
~^kato	142 -21
~^kau	-388 -119
~^kaun	-382 -119
~^kav	-158 -140
~^kavi	-135 -149
~^kay	-107 37
~^ke	-26 -58
~^ke$	-2 -26
~^keh	116 83
~^keh$	133 -29
~^keht	32 17
~^kel	-213 -228
~^kela	-87 -158
~^kem	-106 -209
~^kem$	34 -126
~^kemi	-136 -94
~^ken	-193 -215
~^kend	-13 -159
~^kep	-107 96
~^kept	-107 96
~^ker	170 -45
~^kera	-107 31
~^kero	185 -10
~^kes	-110 -142
~^ket	6 9
~^keto	-114 -108
~^kev	-67 -98
~^keva	-50 -83
~^key	-50 77
~^key$	59 19
~^keys	-24 128
~^kg	-391 -20
~^kg$	-364 -15
~^kh	44 122
~^kha	-123 -12
~^kha$	164 -1
~^khab	-175 -200
~^khad	148 156
~^khae	-85 -212
~^khai	50 170
~^khaj	-138 -137
~^khak	108 -120
~^khal	16 -11
~^khan	-97 -104
~^khar	-287 -184
~^khas	29 -100
~^khat	-49 -117
~^khau	-135 -156
~^khav	-204 -164
~^khay	81 8
~^khe	47 114
~^khel	-111 -256
~^khet	51 199
~^khi	210 -277
~^khic	115 -182
~^khid	124 -38
~^khil	-58 -147
~^khin	177 -136
~^khir	13 -58
~^khis	-15 17
~^kho	1 110
~^kho$	-107 -60
~^khol	42 105
~^khu	164 142
~^khub	9 -141
~^khud	-271 374
~^khuj	-229 -291
~^khul	76 62
~^khun	331 -248
~^khup	115 72
~^khur	-114 -68
~^khus	-195 27
~^ki	-42 49
~^ki$	-69 26
~^kid	67 -97
~^kid$	137 -180
~^kida	72 115
~^kide	-11 -120
~^kidn	-145 -70
~^kids	-133 -43
~^kik	165 46
~^kik$	125 -36
~^kiks	53 64
~^kil	-190 -51
~^kil$	8 46
~^kile	-212 -26
~^kili	-199 -263
~^kiln	77 68
~^kilo	-113 -257
~^kim	152 -62
~^kin	-121 113
~^kina	-55 146
~^kind	10 69
~^king	-184 -171
~^kip	18 159
~^kip$	-134 175
~^kips	63 14
~^kir	-14 44
~^kira	2 52
~^kis	-230 65
~^kis$	-237 -280
~^kisa	-123 31
~^kise	-37 15
~^kisi	13 235
~^kisk	18 64
~^kism	-104 -65
~^kisn	-241 -264
~^kist	-138 -199
~^kit	-23 -21
~^kit$	135 23
~^kita	146 33
~^kitc	149 -50
~^kitn	-284 3
~^kiv	-153 -160
~^kiy	-21 116
~^kiya	-6 107
~^kl	-171 -203
~^kla	-157 -170
~^klas	-82 -114
~^km	109 -51
~^km$	122 -243
~^kn	-53 55
~^kni	-67 -176
~^kni$	-150 -124
~^knif	83 -67
~^knis	-80 -136
~^kno	4 155
~^knok	-59 -112
~^knov	61 124
~^ko	-44 156
~^ko$	-34 19
~^koc	6 55
~^koch	6 55
~^koh	6 -117
~^kohl	-109 -143
~^kohn	86 -74
~^koi	-105 136
~^koi$	-98 117
~^kol	-45 10
~^kol$	-108 111
~^kola	68 -39
~^kole	-181 -59
~^kom	-105 -86
~^kon	-42 48
~^kond	-1 138
~^kone	29 52
~^kons	-220 -142
~^kop	-84 149
~^kopi	-80 164
~^kor	-210 54
~^kors	-82 -68
~^kos	109 161
~^kosh	42 119
~^kot	80 117
~^kota	-67 138
~^koth	36 85
~^koti	185 -62
~^kr	-154 11
~^kr$	-43 9
~^kra	54 -39
~^krai	54 -39
~^kri	-128 -149
~^krik	-52 -82
~^krim	-138 -94
~^krn	-100 57
~^krna	-15 51
~^krne	-97 14
~^krt	-69 -83
~^krte	-55 -28
~^kru	35 5
~^kru$	35 -36
~^ks	34 30
~^ks$	-136 -157
~^ksr	-78 -52
~^ksra	-78 -52
~^ku	199 79
~^ku$	158 -248
~^kua	141 26
~^kuan	78 23
~^kuar	111 29
~^kuc	-25 -36
~^kuch	-25 -36
~^kud	82 210
~^kud$	-205 161
~^kudi	225 15
~^kudn	-58 192
~^kue	-4 106
~^kuen	10 209
~^kuer	61 -55
~^kues	-106 -88
~^kueu	15 35
~^kui	-78 153
~^kuie	49 152
~^kuij	-61 -155
~^kuik	6 104
~^kuk	104 -48
~^kuka	104 -46
~^kul	116 -226
~^kula	167 -101
~^kulh	134 -81
~^kun	-2 -43
~^kund	-102 -3
~^kunj	88 -59
~^kur	-79 -113
~^kurs	55 -145
~^kurt	-188 -29
~^kut	193 -72
~^kuta	103 -154
~^kute	129 -84
~^kuy	48 95
~^kuye	58 58
~^ky	-411 -218
~^kya	-253 -167
~^kya$	-247 -160
~^kyo	-409 -156
~^kyon	-409 -156
~^kyu	-344 -144
~^kyu$	-313 -172
~^kyun	-81 19
~^l$	-94 -31
~^la	43 71
~^la$	51 -56
~^lab	-1 70
~^lab$	25 95
~^labe	-36 -109
~^labo	51 97
~^lac	-103 -59
~^lad	97 -24
~^lada	93 -90
~^lade	16 -21
~^ladi	-9 -106
~^ladk	35 42
~^ladt	-26 -19
~^ladu	-56 -176
~^lady	126 36
~^lae	40 -1
~^lae$	29 1
~^lag	41 32
~^lag$	-85 204
~^laga	47 46
~^lage	-91 -191
~^lagi	232 -70
~^lagn	-208 14
~^lagt	-142 35
~^lagv	-6 -311
~^lah	131 -60
~^lahs	16 -26
~^lai	-43 93
~^lain	-58 -155
~^lais	-130 88
~^laj	79 -80
~^lajy	73 -78
~^lak	-233 104
~^lakd	45 -105
~^lake	-27 143
~^lakh	-275 116
~^laki	-113 146
~^laks	-101 -131
~^lakv	-119 -213
~^lal	78 -130
~^lal$	80 -96
~^lali	-74 -90
~^lam	66 -2
~^lamb	-12 -74
~^lan	20 -185
~^lanb	-12 -56
~^land	82 31
~^lang	-79 -126
~^lap	-246 16
~^lapt	-215 -52
~^lar	104 -174
~^lar$	51 -137
~^las	-255 109
~^lase	-137 -130
~^lash	-32 43
~^lasi	-75 -110
~^last	-207 119
~^lat	105 -39
~^lat$	154 -44
~^lata	179 -64
~^late	-215 -278
~^lath	-96 -133
~^latk	-13 189
~^latr	195 -16
~^lau	-200 53
~^laug	-137 -144
~^lauk	-124 -125
~^laut	-58 214
~^lav	67 -37
~^lav$	-68 71
~^lavs	97 -152
~^lay	-6 114
~^lay$	101 56
~^laya	-174 106
~^layi	65 17
~^ld	-151 26
~^ldl	-142 -154
~^ldl$	-142 -154
~^le	141 217
~^le$	55 -47
~^lea	77 60
~^leak	145 -92
~^lean	100 -43
~^lear	-44 28
~^leav	-129 58
~^lef	45 188
~^left	45 188
~^leg	221 -96
~^leg$	163 -235
~^lega	-37 47
~^lege	-17 -67
~^legs	160 -17
~^leh	-135 -173
~^lek	133 99
~^leka	26 172
~^leke	183 2
~^lekh	-66 -77
~^leki	76 -78
~^lel	161 -28
~^lela	178 -109
~^lem	3 -81
~^lemo	3 -81
~^len	-316 -21
~^len$	-148 -178
~^lena	-125 106
~^lene	-154 14
~^leni	-62 -204
~^lens	-203 -126
~^lep	-44 -114
~^les	92 -28
~^les$	94 4
~^let	-9 181
~^let$	173 62
~^leta	-54 -177
~^lete	-95 150
~^leti	-103 13
~^letn	93 -40
~^lev	-152 -185
~^leva	74 -81
~^leve	-144 -86
~^levo	-168 -96
~^lg	-71 38
~^li	160 242
~^li$	173 260
~^lic	-169 109
~^lic$	-48 153
~^lice	-199 17
~^lid	13 123
~^lids	62 44
~^lie	-45 -92
~^lie$	-62 -81
~^lif	57 102
~^life	-69 143
~^lift	125 -98
~^lig	74 65
~^ligh	83 66
~^lik	105 75
~^lik$	26 73
~^like	262 92
~^likh	-273 -7
~^liku	155 -32
~^lim	166 -144
~^limi	60 -80
~^limp	140 -62
~^lin	-77 9
~^lin$	-49 104
~^line	-51 40
~^link	-231 -267
~^lip	177 -168
~^lip$	-43 -87
~^lipi	-53 -83
~^lips	223 -51
~^lis	-266 15
~^list	-266 15
~^lit	-91 -176
~^lita	12 -55
~^lite	-62 -108
~^litl	-98 -155
~^litr	31 93
~^liv	-69 -33
~^live	-131 -10
~^livi	98 -86
~^liy	49 106
~^liya	152 190
~^liye	-137 -55
~^lo	29 96
~^lo$	123 12
~^loa	-113 167
~^load	-8 28
~^loan	-128 160
~^loc	-29 -42
~^loca	-29 -42
~^log	-35 20
~^log$	90 37
~^logi	-156 -100
~^logo	-76 -89
~^loh	211 -146
~^lohe	133 -86
~^lohi	129 -94
~^lok	95 187
~^loke	91 165
~^lol	-386 -178
~^lol$	-386 -178
~^lon	-306 52
~^long	-297 69
~^lor	165 -7
~^los	-179 26
~^los$	-44 -125
~^losi	-106 -61
~^lost	-122 95
~^lot	118 45
~^lot$	-11 94
~^lota	141 -34
~^lou	18 -83
~^loud	18 -83
~^lov	-64 -108
~^lov$	-22 -289
~^love	-131 2
~^lu	24 51
~^lu$	-32 -26
~^lud	-3 -89
~^ludh	153 30
~^ludo	-194 -111
~^luk	67 109
~^luk$	-49 186
~^luki	26 139
~^lukn	-142 -134
~^luks	179 -31
~^lum	-39 -131
~^lump	-49 -125
~^lun	28 109
~^lun$	-42 58
~^lunc	132 -85
~^lung	-149 139
~^lus	45 -79
~^luse	45 -79
~^lut	-101 -124
~^ly	163 -48
~^lyi	215 26
~^lyin	215 26
~^lyr	-92 -111
~^lyri	-92 -111
~^m$	-77 120
~^ma	85 275
~^ma$	172 76
~^mac	82 -60
~^mach	83 -58
~^mad	3 -28
~^mad$	-110 17
~^mada	139 -3
~^made	-149 -10
~^madh	-108 -195
~^maf	-115 259
~^maf$	-102 244
~^mafi	-31 114
~^mag	248 -178
~^maga	63 -24
~^magi	-146 -57
~^magu	198 -139
~^mah	-57 -202
~^maha	-166 -139
~^mahi	-39 -149
~^mahv	-89 -164
~^mai	-68 197
~^mai$	-33 215
~^maic	-185 -129
~^maid	-87 50
~^maig	-72 -143
~^mail	-158 -252
~^main	102 183
~^mais	-163 -59
~^maj	38 49
~^maja	-204 44
~^majb	-43 111
~^majd	114 -77
~^maje	-109 -170
~^majh	145 55
~^mak	-56 -238
~^maka	39 -57
~^make	-183 -52
~^makh	-76 -209
~^maki	37 -220
~^maks	-64 -195
~^mal	-54 -12
~^mal$	84 -71
~^mala	-269 82
~^male	-134 -155
~^mali	-37 12
~^mam	162 39
~^mama	76 -175
~^mami	119 95
~^man	-38 149
~^man$	5 250
~^mana	-146 -133
~^mand	-17 -6
~^mane	-4 -95
~^mang	-170 -53
~^manj	119 123
~^mans	65 -124
~^mant	-191 -262
~^many	42 119
~^mar	49 255
~^mar$	-118 -40
~^mara	110 4
~^marc	-187 -9
~^mard	88 -101
~^mare	-83 68
~^mari	33 182
~^mark	-73 -248
~^marn	-81 269
~^maro	178 34
~^mart	128 -44
~^maru	56 146
~^mary	-31 154
~^mas	64 -406
~^masa	-87 -213
~^mash	141 -172
~^masi	-139 -23
~^mask	28 -179
~^mast	-82 -67
~^masu	86 -74
~^mat	-70 163
~^mat$	-167 382
~^mata	125 -26
~^matc	-183 -268
~^mate	129 -22
~^math	25 -105
~^matl	-88 -166
~^matr	-45 141
~^mau	-78 93
~^maus	-41 -153
~^maut	-88 147
~^may	44 37
~^may$	-48 42
~^mayb	42 -29
~^mayk	-17 67
~^mc	-181 -88
~^mcg	-29 -26
~^mcg$	-29 -26
~^me	-75 59
~^me$	-24 -3
~^mea	-68 -197
~^meal	54 -26
~^mean	-182 -176
~^mec	-83 -59
~^mech	-83 -59
~^med	-6 -101
~^medi	-30 -260
~^mef	122 -35
~^meft	122 -35
~^meh	-90 99
~^meha	1 -88
~^mehe	12 6
~^mehm	-23 19
~^mehn	-143 74
~^mehs	22 -77
~^mei	41 0
~^mein	41 0
~^mel	-6 -8
~^mela	70 -105
~^mele	-166 86
~^mem	-201 -83
~^memb	-57 -3
~^meme	-170 -155
~^men	-44 -146
~^men$	-58 -127
~^meni	-17 -45
~^meno	27 -63
~^ment	-42 -63
~^mer	-85 203
~^mera	-112 131
~^merc	-81 40
~^mere	51 119
~^meri	-78 170
~^mes	-147 91
~^mes$	-35 60
~^mesa	-177 75
~^met	-50 -99
~^mete	83 -66
~^metf	-109 -157
~^meth	-202 -147
~^metr	62 13
~^mg	-59 131
~^mg$	-59 131
~^mh	-103 133
~^mha	-103 133
~^mhan	-103 133
~^mi	125 81
~^mid	70 82
~^mid$	119 56
~^mida	-4 69
~^midl	6 8
~^midn	-31 -13
~^mig	27 -83
~^migr	27 -83
~^mik	32 21
~^miks	32 21
~^mil	-123 100
~^mil$	174 115
~^mila	55 108
~^mild	-291 -175
~^mile	-325 -19
~^mili	6 156
~^milk	-8 -148
~^miln	-19 43
~^milt	-202 6
~^min	286 -18
~^min$	227 -177
~^mina	169 14
~^mind	-17 19
~^mine	-136 40
~^mins	137 -62
~^minu	66 -15
~^mir	-75 -247
~^mirc	-100 -205
~^mirg	29 -203
~^miro	45 29
~^mis	223 -109
~^mis$	128 92
~^misc	-74 91
~^mise	-132 -187
~^misi	29 -194
~^mist	235 -96
~^mit	-37 -14
~^mit$	-126 31
~^mita	-39 6
~^mite	-83 -140
~^mith	26 -198
~^miti	30 23
~^mitr	-83 70
~^ml	11 -161
~^ml$	20 -137
~^mo	-105 -26
~^mob	-217 -176
~^moba	-173 -87
~^mobi	-124 -178
~^moc	-173 -146
~^moch	-173 -146
~^mod	-159 -182
~^moda	-109 -116
~^mode	-219 -205
~^modh	0 -133
~^moh	-17 -87
~^moha	-10 -81
~^moj	-91 -54
~^mok	-110 -91
~^mok$	-93 -60
~^mom	-15 146
~^mom$	-25 134
~^momo	19 -153
~^moms	21 50
~^mon	-46 17
~^mond	60 -119
~^mone	-75 84
~^monk	120 -106
~^mons	-111 -162
~^mont	-50 -185
~^mor	-83 165
~^more	-68 70
~^morf	0 95
~^morn	-29 -133
~^mos	-67 -53
~^mosk	-33 -37
~^most	-124 -30
~^mot	117 -140
~^mota	-41 -74
~^moth	-23 -64
~^moti	97 -220
~^moto	146 -44
~^mou	119 -87
~^mout	139 -84
~^mov	96 -217
~^move	65 -99
~^movi	63 -239
~^mr	-47 -151
~^mr$	-9 -81
~^mri	-163 -168
~^mri$	-127 -74
~^mrit	-67 -128
~^mrn	94 -72
~^mrng	65 -70
~^ms	-148 175
~^msg	-144 184
~^msg$	-144 184
~^mt	106 -69
~^mtp	159 -44
~^mtp$	159 -44
~^mu	96 137
~^mua	-37 41
~^muav	-37 41
~^muc	17 -7
~^much	18 -7
~^mud	-162 -171
~^mud$	-230 -279
~^mudi	-20 17
~^muf	-59 -51
~^muft	-44 -49
~^muh	160 -100
~^muh$	234 -38
~^muha	-114 -118
~^muj	1 153
~^mujh	-8 150
~^muk	-41 37
~^muka	-26 -170
~^mukh	12 -37
~^mukt	-109 139
~^mul	71 -21
~^mult	-91 -53
~^mum	29 37
~^muma	76 58
~^mumb	-82 -142
~^mumy	-26 30
~^mun	142 33
~^muna	130 15
~^mund	-61 54
~^mune	10 90
~^mung	173 -148
~^munh	42 -91
~^muni	79 110
~^mur	-199 -41
~^murd	-214 -273
~^murg	18 -164
~^mus	-132 -78
~^musc	-66 -66
~^mush	57 -76
~^musk	-56 24
~^must	-69 4
~^mut	163 -147
~^muth	72 -34
~^my	-44 157
~^my$	-28 107
~^mys	-42 256
~^myse	21 265
~^myst	-35 -42
~^myt	-106 -90
~^myth	-106 -90
~^n$	216 -65
~^na	70 151
~^na$	6 165
~^nab	259 -270
~^nabh	29 -190
~^nabj	262 -124
~^nac	55 -151
~^nach	55 -151
~^nad	31 158
~^nadi	113 191
~^nae	-56 137
~^nae$	-56 137
~^nag	-34 -29
~^nag$	145 -132
~^naga	-145 74
~^nagp	-104 -21
~^nah	90 30
~^naha	31 140
~^nahi	86 15
~^nahl	-153 -105
~^nai	235 -5
~^nai$	197 74
~^naik	116 74
~^nail	19 -265
~^naj	87 8
~^naja	142 34
~^nak	-167 -88
~^nak$	-19 -292
~^nakh	-167 -92
~^nakl	-92 -51
~^naks	70 -85
~^nal	66 -67
~^nal$	22 -86
~^nali	88 -140
~^nam	-254 -278
~^nam$	-267 -191
~^nama	-118 -160
~^name	-54 -114
~^nan	94 162
~^nan$	52 205
~^nana	190 6
~^nanb	-205 -30
~^nani	-27 -162
~^nap	118 30
~^nap$	89 -58
~^napa	-69 -9
~^napy	118 54
~^nar	-72 -276
~^nara	13 -196
~^nari	-120 -73
~^nars	19 -52
~^nas	-24 256
~^nas$	-21 315
~^nash	52 -171
~^nat	134 55
~^nata	-65 -17
~^nath	137 90
~^nati	126 -8
~^natu	-54 -102
~^nau	76 26
~^nau$	10 -96
~^nauk	28 66
~^naus	-20 -62
~^nauv	127 9
~^nav	134 -226
~^navj	133 -110
~^navr	77 -72
~^nay	-242 -89
~^naya	-247 -277
~^naye	-167 101
~^nayi	-27 -207
~^nd	37 18
~^nd$	37 18
~^ne	335 36
~^ne$	271 48
~^nea	27 112
~^near	27 101
~^neb	115 -110
~^nebu	65 -49
~^nefe	68 22
~^neg	-223 -180
~^nega	-201 -153
~^neh	77 115
~^neha	71 115
~^nei	90 -37
~^nei$	130 -92
~^neig	-2 -15
~^nek	120 -25
~^nek$	150 -158
~^neks	28 29
~^nen	166 77
~^nenj	183 -69
~^ner	-78 -69
~^nerv	-78 -69
~^net	-38 -47
~^net$	-51 26
~^netv	59 92
~^neu	87 -101
~^neur	-124 -88
~^nev	-3 -148
~^nev$	-73 -129
~^nevb	129 -51
~^neve	-89 25
~^nevs	-124 -140
~^ng	-40 -59
~^nh	211 40
~^nh$	185 -106
~^nhi	151 63
~^nhi$	151 63
~^ni	156 87
~^ni$	196 136
~^nib	-145 -234
~^niba	-145 -245
~^nic	2 113
~^nice	-71 56
~^nich	32 108
~^nid	16 23
~^nid$	48 -37
~^nide	-192 -55
~^nidl	206 -51
~^nids	-24 -9
~^nie	17 -26
~^niec	17 -26
~^nig	42 -59
~^niga	188 -22
~^nigh	-124 -56
~^nigl	169 -68
~^nik	119 43
~^nika	87 41
~^nikl	-40 30
~^nil	381 -129
~^nila	145 0
~^nile	256 -85
~^nili	187 -98
~^nim	-126 -14
~^nim$	-54 -50
~^nimb	-86 -155
~^nin	-169 39
~^ninb	-42 -103
~^nind	-131 33
~^nine	-135 -79
~^nip	40 38
~^nir	-6 -243
~^nis	32 110
~^nish	32 110
~^nit	18 106
~^nit$	-108 133
~^nite	75 -6
~^niy	91 -213
~^niya	-116 -182
~^no	130 141
~^no$	133 155
~^nob	-56 205
~^nobo	-56 205
~^noc	160 -2
~^noch	160 -2
~^nod	9 -93
~^noi	24 88
~^noid	-88 -84
~^nois	89 117
~^nom	-53 97
~^nomi	-53 97
~^non	52 -191
~^non$	-106 -46
~^none	-41 -70
~^nons	161 -81
~^nop	-25 -218
~^nopi	-25 -186
~^nor	-38 -269
~^norm	-28 -257
~^nos	-74 -255
~^nose	-74 -255
~^not	58 168
~^not$	107 145
~^note	-239 203
~^noth	53 -52
~^noti	-38 32
~^nov	73 -43
~^nov$	91 -27
~^nove	-193 5
~^novu	16 -167
~^nu	64 165
~^nu$	95 115
~^nuk	-162 -97
~^nuks	-139 -72
~^num	72 54
~^numb	72 54
~^nun	85 75
~^nun$	183 -112
~^nur	38 45
~^nurs	-47 67
~^nus	-70 -71
~^nusk	-70 -71
~^o$	-143 -76
~^oa	-131 -129
~^oat	-101 -110
~^oats	-101 -110
~^ob	-136 -152
~^oc	-134 -81
~^oct	-78 -75
~^octo	-78 -75
~^od	193 -195
~^odi	-40 -126
~^of	-19 117
~^of$	25 136
~^ofi	-95 -157
~^ofic	-81 -131
~^ofis	-48 -102
~^ofl	-28 162
~^oi	11 44
~^oil	-56 52
~^oil$	-29 -42
~^oily	-48 -56
~^oin	127 -20
~^oint	127 -20
~^oj	50 116
~^ojh	50 116
~^ojha	50 116
~^ok	35 8
~^ok$	1 11
~^oka	40 -22
~^okay	-29 -15
~^oks	110 -31
~^oksi	136 -132
~^oksy	-16 19
~^ol	86 -153
~^ola	104 66
~^ola$	110 86
~^old	51 -174
~^old$	55 -172
~^on	108 86
~^on$	70 17
~^onc	-89 -38
~^once	-174 -31
~^one	163 8
~^one$	193 -7
~^ones	-76 94
~^oni	-194 -175
~^onio	-194 -175
~^onl	-28 159
~^onla	-96 172
~^onli	-151 -17
~^only	20 123
~^op	192 -91
~^op$	-136 16
~^opd	150 -42
~^opd$	150 -42
~^ope	217 -8
~^open	236 -3
~^oper	-34 -20
~^opi	-20 -83
~^opin	-98 -79
~^opr	-211 -173
~^opre	-211 -173
~^opt	76 -71
~^opti	76 -71
~^or	-330 -237
~^or$	-392 -160
~^ord	24 -136
~^orde	24 -136
~^org	-65 -13
~^orga	-65 -13
~^ors	-113 -141
~^ors$	-113 -141
~^ort	-36 -44
~^orth	-36 -44
~^oru	101 -72
~^oru$	101 -72
~^os	-177 101
~^ot	-283 20
~^ot$	-34 97
~^oth	-76 79
~^othe	-76 79
~^otp	-227 -120
~^otp$	-227 -120
~^ou	8 -7
~^our	-10 3
~^our$	-10 3
~^out	24 -29
~^out$	63 3
~^outs	1 23
~^ov	25 156
~^ova	-66 -123
~^ove	5 41
~^over	14 47
~^ovn	67 240
~^ovn$	38 215
~^ovne	65 88
~^pa	154 -14
~^pa$	195 30
~^pac	-5 -97
~^pace	51 -31
~^pach	-68 -81
~^pad	355 -87
~^pad$	138 -213
~^pada	88 84
~^pade	102 75
~^padh	-289 -89
~^padi	317 -155
~^padl	236 -83
~^pado	72 -80
~^padt	-20 -22
~^pady	-47 20
~^pae	-169 -133
~^pag	48 70
~^paga	95 -108
~^page	-148 148
~^pah	-303 -325
~^paha	-246 -142
~^pahc	26 -81
~^pahe	-135 -177
~^pahi	-39 -41
~^pahl	-134 -92
~^pahn	-79 -47
~^pahu	-106 -172
~^pai	101 91
~^paid	-13 133
~^paik	116 -88
~^pain	5 63
~^paip	20 -28
~^pair	169 -139
~^pais	-257 118
~^pait	-74 -105
~^pak	65 43
~^pak$	-149 -130
~^paka	50 129
~^pakd	29 75
~^pakh	169 -35
~^paki	-159 -106
~^pako	77 -40
~^pal	293 -410
~^pal$	12 -118
~^pala	67 -208
~^pale	175 -80
~^palk	142 -62
~^palm	156 -85
~^paln	-51 -32
~^pals	143 -42
~^palt	84 -190
~^palu	76 46
~^pam	186 -156
~^pamb	78 -33
~^pan	0 -81
~^pan$	171 -252
~^pana	-46 -59
~^panc	-35 -106
~^pand	-29 68
~^pani	-11 -203
~^pank	-114 220
~^panp	144 -40
~^pant	68 -203
~^pap	48 72
~^papa	75 103
~^papd	-61 -54
~^pape	-62 6
~^papi	7 -77
~^par	-41 -89
~^par$	24 -137
~^para	-188 107
~^parc	150 31
~^pard	104 42
~^pare	-178 150
~^parh	-141 -140
~^pari	-288 -171
~^park	70 -24
~^pars	38 -111
~^part	112 -128
~^pas	120 97
~^pas$	-117 164
~^pasa	-165 -83
~^pase	171 -53
~^pash	-87 -90
~^pasi	161 -230
~^pasl	159 -94
~^pasp	-44 24
~^past	59 101
~^pasv	-209 67
~^pat	99 99
~^pata	-35 32
~^patc	-146 31
~^pate	30 -11
~^path	4 -251
~^pati	253 -7
~^patl	-7 -171
~^patn	-180 -25
~^patr	-171 287
~^pau	-168 40
~^paud	-59 -99
~^paun	-94 45
~^paus	-35 -155
~^pay	-24 113
~^pay$	34 104
~^paya	-19 148
~^paye	17 -170
~^pc	-82 -147
~^pco	-54 -124
~^pcod	-24 -83
~^pcos	-40 -41
~^pd	-111 -95
~^pdf	-109 -71
~^pdf$	-109 -71
~^pe	33 96
~^pe$	33 152
~^pea	62 64
~^peac	-52 98
~^pean	126 -83
~^ped	-132 93
~^ped$	-171 135
~^pedi	-78 -41
~^peh	-78 -82
~^pehc	71 -99
~^pehe	-142 104
~^pehl	3 -100
~^pehn	-173 -175
~^pen	72 120
~^pen$	143 13
~^pend	-63 53
~^pens	-37 41
~^peo	-36 -30
~^peop	-36 -30
~^pep	104 -3
~^pepa	20 23
~^per	-214 -93
~^per$	-66 -251
~^perc	-150 27
~^peri	-87 -307
~^perm	-81 -5
~^pers	-76 152
~^pes	134 52
~^pesh	223 -116
~^pest	-176 124
~^pet	84 -312
~^pet$	124 -335
~^petr	61 -104
~^pf	-33 -117
~^pf$	-33 -117
~^pg	-4 194
~^pg$	8 186
~^pi	204 53
~^pi$	286 217
~^pic	-166 56
~^pich	-108 -25
~^pict	-42 -99
~^pie	38 -187
~^piec	76 -89
~^pig	32 60
~^pige	-43 70
~^pij	-19 -226
~^pija	-19 -229
~^pik	8 47
~^pik$	28 83
~^pika	66 0
~^piki	-15 26
~^pil	24 54
~^pil$	-93 29
~^pila	184 -138
~^pile	-94 -128
~^pili	-4 -184
~^pilo	-115 9
~^pils	20 214
~^pim	-226 -25
~^pimp	-226 -25
~^pin	106 -134
~^pin$	-19 101
~^pina	-159 -177
~^pinc	212 -40
~^pind	53 -28
~^pine	83 -41
~^pink	50 -176
~^pip	-149 83
~^pip$	-18 76
~^pipe	-123 81
~^pir	-175 -109
~^pis	-14 -37
~^pist	-29 -27
~^pit	106 -373
~^pit$	153 -139
~^pita	68 -158
~^pitc	-18 -75
~^pite	50 -105
~^pith	54 -212
~^piu	-17 -136
~^piun	81 -38
~^piy	41 -17
~^piya	0 54
~^piye	124 -78
~^pl	-50 -34
~^pl$	-79 74
~^pla	-142 -80
~^plac	-100 50
~^plan	-227 11
~^plas	80 -223
~^plat	64 65
~^play	-153 -260
~^ple	47 -3
~^plea	50 35
~^plet	7 -172
~^pls	-97 24
~^pls$	-97 24
~^plu	47 -148
~^plus	-61 -45
~^pm	-34 -103
~^pm$	-19 -90
~^pn	46 -117
~^po	111 36
~^pod	-159 -79
~^podc	-27 -113
~^poe	-1 -197
~^poem	8 -185
~^poh	-151 -155
~^poha	-151 -155
~^poi	-43 34
~^poin	-77 111
~^pois	-49 -67
~^pok	189 -25
~^poke	-8 61
~^pokh	176 -76
~^pol	64 -15
~^pole	117 -22
~^poli	-133 -71
~^pon	-111 -19
~^pond	79 -45
~^pong	-109 -80
~^por	95 88
~^pore	-79 163
~^pori	95 -110
~^port	-93 -78
~^pos	20 58
~^posi	32 -74
~^post	-20 94
~^pot	-40 116
~^pota	106 22
~^pote	-37 -80
~^poty	-33 -177
~^pou	131 31
~^pour	94 61
~^pov	-5 4
~^povd	6 -152
~^pove	6 -187
~^poy	188 -66
~^poyi	188 -66
~^pr	-3 -181
~^pra	87 2
~^prac	-100 -40
~^prad	-17 -74
~^pram	-49 -135
~^pran	-139 90
~^pras	84 -72
~^prat	-192 -133
~^prav	246 -65
~^pray	-68 122
~^pre	26 -126
~^pre$	-34 -91
~^preg	91 -85
~^prem	-177 -187
~^prep	-64 -74
~^pres	31 -8
~^pret	37 48
~^prev	78 -170
~^pri	-92 -64
~^pric	-158 -216
~^prik	129 -41
~^prin	-119 -111
~^priv	-6 -173
~^pro	-161 -150
~^prob	-71 -7
~^proc	-104 -155
~^prof	-171 -123
~^proj	25 -79
~^prom	-180 -95
~^prop	37 -7
~^pros	4 -109
~^prot	-123 -198
~^ps	-136 -55
~^psy	-53 -130
~^psyc	-53 -130
~^pt	57 40
~^pt$	60 -6
~^pu	322 122
~^pub	-102 -51
~^pubg	-99 -33
~^puc	-14 56
~^puch	-14 56
~^pud	105 64
~^pudi	88 74
~^puf	58 -71
~^pufe	156 -49
~^puj	-44 -153
~^puja	65 -87
~^pul	186 180
~^pul$	-3 251
~^pule	105 6
~^puli	89 59
~^puls	145 -267
~^pult	31 -6
~^pum	209 30
~^pump	209 30
~^pun	-218 -22
~^pune	-132 -122
~^punj	-87 -87
~^pup	85 -182
~^pup$	-75 -90
~^pupi	175 -46
~^pur	112 -7
~^pura	-11 -193
~^pure	105 -40
~^puri	-60 39
~^purp	139 99
~^pus	-5 -99
~^pus$	-72 -34
~^push	53 -71
~^put	117 119
~^put$	21 195
~^puti	88 -27
~^putl	235 -122
~^py	74 -237
~^pya	94 -179
~^pyaj	-156 -139
~^pyar	-218 -64
~^pyas	95 -23
~^pyt	-52 -145
~^pyth	-52 -145
~^r$	-163 43
~^ra	50 -4
~^ra$	166 79
~^rab	-154 -190
~^rabi	-147 -182
~^rac	36 -101
~^rad	44 -22
~^rag	-152 -50
~^ragi	-128 -78
~^rah	154 92
~^rah$	-23 73
~^raha	199 -34
~^rahe	43 -53
~^rahi	319 70
~^rahn	-172 47
~^raho	-110 45
~^raht	-241 -198
~^rahu	-130 353
~^rai	-248 69
~^rail	-55 272
~^rain	-122 -206
~^rais	-145 -55
~^raj	-168 -58
~^raja	-48 -242
~^raji	52 -101
~^rajm	-144 -172
~^rajo	-136 165
~^rak	112 22
~^rakh	-98 101
~^rakt	264 -297
~^ram	-39 -39
~^ram$	-184 29
~^rama	-146 -86
~^ran	28 -92
~^ran$	51 35
~^ranc	-14 -1
~^rang	86 -166
~^ras	-10 151
~^ras$	-30 -39
~^rasa	90 -88
~^rash	-142 -205
~^rasi	8 218
~^raso	27 42
~^rast	-27 150
~^rat	-17 5
~^rat$	27 120
~^rate	-201 -307
~^rath	118 75
~^rati	-112 -176
~^ratr	-171 -197
~^rav	-132 -222
~^rc	-160 -175
~^rcb	-160 -175
~^rcb$	-160 -175
~^rd	38 74
~^rd$	38 74
~^re	-276 -35
~^re$	66 -140
~^rea	-256 170
~^reac	-22 -19
~^read	-249 73
~^real	-100 -4
~^reas	-112 173
~^reb	-4 -51
~^rebi	-4 -51
~^rec	-126 -189
~^rech	-17 -45
~^reci	-143 -151
~^reco	-88 -16
~^red	-8 -144
~^red$	4 -57
~^redi	-24 -75
~^redu	14 -69
~^ref	-128 110
~^refu	-89 86
~^reg	-38 -120
~^regi	18 -84
~^regu	-53 -29
~^reh	22 68
~^reh$	-52 91
~^reha	143 -141
~^rehn	-15 67
~^reht	-146 13
~^rej	-54 24
~^reje	-54 24
~^rel	-75 189
~^rel$	-83 129
~^rela	50 84
~^relv	-11 -96
~^rem	11 -205
~^rema	-66 14
~^reme	11 -92
~^remo	21 -177
~^ren	-129 -54
~^rene	-55 -129
~^rent	-136 -9
~^rep	-126 -227
~^repe	-119 -93
~^repl	-100 -127
~^repo	-12 -101
~^res	-79 -89
~^rese	-71 -140
~^resi	-123 -52
~^resp	88 -41
~^rest	25 -81
~^resu	-234 51
~^ret	-181 12
~^ret$	-140 -112
~^reti	-41 40
~^retu	-75 57
~^rev	-129 -84
~^reve	-7 -161
~^revi	-117 -117
~^rh	138 99
~^rha	173 154
~^rha$	173 154
~^rhe	19 -47
~^rhe$	21 -80
~^rhi	121 2
~^rhi$	121 2
~^rhy	-75 -47
~^ri	85 -165
~^rib	139 -62
~^ribs	183 -58
~^ric	-187 -51
~^rice	-187 -51
~^rid	-168 -163
~^ride	-56 -115
~^rig	226 -236
~^righ	175 -240
~^rij	-50 78
~^rija	-50 78
~^rik	139 -13
~^riks	139 -13
~^ril	-191 -281
~^ril$	-155 -206
~^rils	-73 -154
~^rin	-65 95
~^ring	-56 104
~^rip	42 -113
~^ripo	30 -176
~^ris	-179 -82
~^rish	-146 -75
~^risk	-151 -73
~^rit	-44 -3
~^riv	33 122
~^rive	34 132
~^ro	44 71
~^ro$	-24 20
~^roa	69 -126
~^road	125 -77
~^roas	-108 -119
~^rob	-87 -155
~^robo	-45 -88
~^rod	141 -98
~^rod$	141 -98
~^roe	-47 128
~^roh	-146 -86
~^rohi	-146 -95
~^roj	-130 72
~^roj$	-154 68
~^roja	62 -123
~^rok	108 30
~^rok$	18 149
~^roke	-10 -114
~^rokn	-130 -3
~^rokt	135 -207
~^rol	19 58
~^rol$	-84 119
~^role	57 -134
~^rom	-33 -164
~^ron	-19 -14
~^rona	14 -78
~^rone	-51 45
~^rop	10 217
~^rope	6 218
~^ros	-29 -148
~^rosh	166 -22
~^rot	11 -63
~^rota	69 -67
~^rote	84 -1
~^roti	-94 -39
~^rou	39 -286
~^roun	170 -118
~^rout	-148 -169
~^rov	7 -5
~^roy	92 87
~^roya	94 -65
~^rs	-82 -3
~^rs$	-82 -3
~^rt	-11 -126
~^rto	-11 -126
~^rto$	-11 -126
~^ru	148 81
~^rub	-35 -26
~^rubi	99 -44
~^ruf	79 46
~^ruf$	79 46
~^ruk	168 65
~^ruk$	216 139
~^ruka	66 108
~^ruke	-52 -102
~^rukn	-148 -17
~^rukt	86 52
~^ruku	15 63
~^rul	-152 -183
~^rula	-109 -21
~^rule	-97 -227
~^rum	213 230
~^rum$	191 128
~^ruma	-17 215
~^rumi	139 -77
~^run	-161 -122
~^run$	-204 -58
~^runi	11 -48
~^rup	-275 2
~^rupi	-230 -26
~^rupy	-87 -92
~^rus	-12 -110
~^rusi	-162 -101
~^rust	-16 -16
~^rut	-51 -166
~^s$	-48 -7
~^sa	65 144
~^sa$	42 -169
~^sab	-152 286
~^sab$	-34 176
~^sabh	-51 -51
~^sabj	-65 -29
~^sabk	-40 201
~^sabn	37 51
~^sabs	-159 35
~^sabu	-167 107
~^sac	-265 27
~^sach	-247 30
~^sad	20 -25
~^sad$	-269 106
~^sada	70 -104
~^sadh	66 -105
~^sadi	91 -39
~^sadm	-61 -47
~^saf	-178 -379
~^saf$	-253 -275
~^safa	-9 4
~^safe	-70 -295
~^sag	-203 240
~^saga	-148 183
~^sah	-38 18
~^saha	51 106
~^sahe	-84 145
~^sahi	-355 -253
~^sai	-47 103
~^said	-88 107
~^saik	57 -59
~^sait	-69 -124
~^saj	-57 76
~^saja	-57 76
~^sak	-184 -40
~^saka	98 89
~^sakh	-51 -79
~^sakt	-192 -168
~^sal	-162 -190
~^sal$	-129 -242
~^sala	-107 -66
~^sale	-61 61
~^salf	-11 159
~^sali	-42 -106
~^salo	-40 -67
~^salt	-15 -81
~^sam	-60 11
~^sama	-23 60
~^samb	-8 28
~^same	-181 -42
~^samj	-18 -86
~^samn	10 53
~^samo	65 -96
~^samu	-61 32
~^san	143 -261
~^sanb	39 103
~^sand	-33 -78
~^sang	15 11
~^sanp	-1 -390
~^sans	251 -121
~^sant	-157 59
~^sap	251 -406
~^sap$	273 -235
~^sapn	-206 -252
~^sar	-40 -67
~^sar$	159 -23
~^sara	43 -52
~^sard	-298 -280
~^sare	-122 -60
~^sari	22 153
~^sark	-127 -46
~^sars	14 -184
~^sas	231 -46
~^sas$	157 -34
~^sast	-224 -77
~^sasu	205 54
~^sat	-35 32
~^sat$	32 -165
~^sata	-40 -110
~^sath	-9 127
~^satr	-83 -86
~^satu	-112 0
~^satv	142 -53
~^sau	64 -67
~^sau$	-42 -82
~^sav	-70 -110
~^sav$	-5 -16
~^sava	-10 -118
~^savd	-57 -34
~^save	-128 -10
~^say	142 232
~^say$	-58 -44
~^saya	-6 142
~^sayi	51 85
~^says	168 133
~^sb	-108 -129
~^sbi	-108 -129
~^sbi$	-108 -129
~^sc	-172 -146
~^sca	-107 -135
~^scaf	58 -37
~^scal	-47 -145
~^scan	39 -162
~^scar	-140 -21
~^sce	-63 -103
~^scen	-63 -103
~^sch	-118 -3
~^sche	-37 105
~^schu	-108 -40
~^sci	-146 -186
~^scie	-129 -172
~^sco	113 -86
~^scol	86 3
~^scor	90 -94
~^scr	-86 -31
~^scra	-70 50
~^scre	109 -79
~^scri	-235 -106
~^scu	-84 -91
~^scut	-122 -64
~^se	-23 81
~^se$	-68 91
~^sea	-160 111
~^sea$	-108 45
~^sear	-114 196
~^seas	-174 -115
~^seat	98 -11
~^sec	214 -82
~^sec$	38 -18
~^seco	90 -122
~^secr	1 45
~^sect	177 -84
~^secu	7 65
~^seh	-99 -201
~^seha	-52 -185
~^sei	18 -129
~^seij	18 -129
~^sek	-50 -36
~^sel	-78 44
~^sel$	-73 31
~^sem	-150 -98
~^sen	66 57
~^send	12 -102
~^seni	7 20
~^sens	-14 -73
~^sent	91 210
~^sep	19 -174
~^seps	-59 -94
~^sept	112 3
~^ser	-52 -76
~^seri	45 -244
~^serv	-149 114
~^set	-21 53
~^set$	-23 -109
~^seth	-172 131
~^seti	44 -94
~^setl	86 -13
~^sev	134 -68
~^sg	-116 -126
~^sgp	-116 -126
~^sgpt	-116 -126
~^sh	137 -2
~^sha	-29 -102
~^shab	108 -184
~^shad	-319 -134
~^shah	-17 -76
~^shak	90 -5
~^shal	133 -140
~^sham	-170 -228
~^shan	-152 176
~^shar	151 80
~^shat	-23 -27
~^shav	-172 90
~^shay	-87 -234
~^she	228 259
~^she$	240 273
~^shed	62 27
~^sheh	-11 -59
~^shel	-44 -60
~^sher	-111 -108
~^shes	-105 182
~^shey	-81 -144
~^shi	4 38
~^shif	-184 -187
~^shik	-110 -126
~^shil	-42 -6
~^shin	8 -182
~^shir	32 57
~^shis	106 208
~^shit	-58 -55
~^shiv	167 -116
~^sho	50 -52
~^shoe	33 -101
~^shok	62 -201
~^shol	-162 -190
~^shop	-138 121
~^shor	-127 -164
~^shot	-186 -130
~^shou	45 -28
~^shov	206 10
~^shr	-44 46
~^shra	-108 0
~^shu	-27 -312
~^shub	-207 -171
~^shug	55 -61
~^shuk	-96 -97
~^shur	58 -172
~^shut	66 -88
~^shv	260 -83
~^shva	236 -82
~^si	170 -155
~^si$	29 -45
~^sid	81 -100
~^sid$	-98 -143
~^side	37 -54
~^sidh	137 -61
~^sids	21 -57
~^sig	28 -6
~^sign	8 45
~^sigr	-65 36
~^sij	-16 -194
~^sije	-16 -194
~^sik	-9 -221
~^sik$	-102 -157
~^sika	78 28
~^sikh	-380 -138
~^sikl	123 -30
~^siks	-124 -46
~^sil	76 -155
~^sile	129 -160
~^sili	-114 -61
~^silk	-43 -25
~^sim	-132 -35
~^simp	-112 -32
~^sin	166 5
~^sin$	-111 59
~^sina	160 -55
~^sinc	23 -2
~^sine	354 -55
~^sing	-3 -244
~^sinh	-107 -92
~^sinu	-118 -87
~^sip	21 -18
~^sip$	-120 -125
~^sipi	-62 -128
~^sir	27 -18
~^sir$	52 36
~^sira	-79 -25
~^sirf	-78 13
~^sirh	158 -105
~^siri	-189 -140
~^sis	81 130
~^sis$	143 59
~^sist	22 111
~^sit	85 75
~^sit$	117 0
~^site	103 -80
~^siti	7 40
~^sits	-96 156
~^sk	-15 -221
~^ski	154 -54
~^skin	156 -26
~^skip	-1 -100
~^skl	-109 -91
~^skl$	-109 -91
~^skt	-144 -100
~^sku	-188 -192
~^skua	-6 -254
~^skul	-223 -22
~^sl	18 -45
~^sla	96 -163
~^slap	119 -24
~^sle	-36 -136
~^slep	-36 -136
~^sli	-36 37
~^slic	129 -100
~^slid	109 -58
~^slig	-104 -169
~^slip	-45 -18
~^sliv	-147 194
~^slo	-161 -74
~^slot	-3 22
~^slov	-159 -101
~^slu	201 -61
~^slum	116 -47
~^sm	92 -69
~^sma	9 -105
~^smal	-61 -83
~^smar	90 -73
~^sme	64 -110
~^smel	88 -81
~^smi	116 94
~^smil	117 23
~^smo	2 -186
~^smok	-15 -156
~^sn	-77 -318
~^sna	-71 -151
~^snak	-58 -321
~^sni	-246 -122
~^snij	-189 -78
~^sno	114 -246
~^snor	67 -221
~^snov	125 -58
~^so	77 77
~^so$	107 -21
~^soa	145 -209
~^soak	133 -148
~^soc	-227 252
~^soch	-174 293
~^soci	-109 -102
~^sod	119 -54
~^soe	114 -77
~^soe$	114 -77
~^sof	58 -178
~^sofa	-71 -183
~^soft	78 -35
~^sok	14 -53
~^sol	61 116
~^sola	22 54
~^sold	-106 160
~^sole	119 -67
~^som	102 135
~^some	82 134
~^somv	70 4
~^son	-80 -49
~^son$	70 90
~^sona	-9 -105
~^sone	5 -17
~^song	-215 -251
~^sono	-134 -59
~^sons	4 95
~^sor	-223 -83
~^sore	-222 -221
~^sort	26 73
~^sory	-115 35
~^sot	58 45
~^sota	-61 -100
~^sote	94 125
~^soti	22 -81
~^sou	90 -118
~^soun	116 -63
~^sour	14 -72
~^soy	30 -83
~^soya	24 -24
~^soye	66 -73
~^sp	268 -312
~^spa	-11 -111
~^spac	-164 -154
~^spar	65 8
~^spe	4 -193
~^spea	-13 -146
~^spec	61 -54
~^spi	190 -126
~^spic	144 -4
~^spin	-172 -107
~^spit	172 -99
~^spl	58 -84
~^spla	-49 -72
~^spli	100 24
~^spo	112 -151
~^spo$	137 -56
~^spoi	-85 -2
~^spot	-8 -192
~^spr	123 -22
~^spra	6 -36
~^spre	66 -10
~^spri	114 16
~^spu	164 -136
~^spun	114 -120
~^sr	-162 -193
~^sri	-49 -114
~^st	-12 -12
~^st$	3 83
~^sta	-38 -12
~^stab	112 -109
~^staf	-41 -130
~^stag	-30 -128
~^stai	-133 9
~^stan	-85 37
~^star	63 -179
~^stat	-12 44
~^stay	-100 116
~^std	-95 34
~^std$	-95 34
~^ste	-13 -147
~^stea	-63 10
~^sten	-156 -193
~^step	91 -44
~^ster	53 -62
~^stes	11 -93
~^stet	-22 62
~^sti	-16 -172
~^stif	-43 -172
~^stik	34 -156
~^stil	-85 -169
~^stin	93 -29
~^stir	38 65
~^stit	-21 -19
~^sto	-24 68
~^stok	-208 -167
~^stom	58 20
~^ston	38 -143
~^stop	52 83
~^stor	-131 18
~^str	17 -6
~^stra	156 -84
~^stre	-197 -104
~^stri	93 115
~^stro	-201 -100
~^stu	153 76
~^stud	-155 54
~^stuf	-51 -22
~^stuk	142 -113
~^stul	90 159
~^stun	129 -61
~^sty	-135 -124
~^su	105 -103
~^sub	-56 1
~^suba	-30 51
~^subs	-100 -148
~^suc	-95 -143
~^such	16 -71
~^sud	148 19
~^sude	293 -89
~^sudh	-172 113
~^sug	-33 -293
~^suga	-12 -220
~^suge	-68 -215
~^sui	98 41
~^sui$	176 36
~^suic	-158 40
~^suit	-107 -95
~^suj	173 -193
~^suj$	147 78
~^suja	-101 -235
~^suje	209 -38
~^sujh	65 -81
~^suji	21 -109
~^suk	-89 26
~^sukh	-233 -11
~^suki	206 -68
~^suku	-30 112
~^sul	50 -9
~^sula	-50 12
~^sulf	95 24
~^sum	-227 -175
~^suma	-73 -131
~^sume	-134 -68
~^sun	-53 -40
~^sun$	186 128
~^suna	-363 -323
~^sunb	-45 -93
~^sund	-80 -13
~^sune	-95 55
~^sung	-60 -93
~^suni	42 64
~^sunk	80 -85
~^suns	-91 -122
~^sunt	14 13
~^sup	-28 -37
~^supe	28 -102
~^supo	-50 109
~^sur	-157 -124
~^sura	-158 -133
~^sure	26 8
~^surg	-168 -152
~^surv	-94 34
~^sury	-78 -77
~^sus	295 78
~^sust	293 -100
~^susu	143 -38
~^sut	141 57
~^sv	258 -149
~^sva	207 -31
~^svad	-89 -152
~^sval	215 115
~^svas	119 -115
~^sve	137 -230
~^svea	222 -136
~^svel	-43 -171
~^svi	-58 -16
~^svig	-45 -94
~^svim	-174 -195
~^svin	-77 -53
~^svit	119 68
~^svo	167 -92
~^svol	167 -92
~^sy	-68 -258
~^sym	-105 -123
~^symp	-105 -123
~^syr	-8 -119
~^syru	-10 -119
~^sys	-100 -122
~^syst	-100 -122
~^t$	117 -143
~^ta	227 180
~^tab	12 31
~^tab$	103 -42
~^tabi	44 -79
~^tabl	-84 34
~^tad	-160 -144
~^tadk	-125 -59
~^tag	146 -208
~^tah	-106 -2
~^taha	-81 -83
~^tai	36 9
~^taif	-9 -76
~^tail	75 -28
~^taim	52 -54
~^tair	48 -43
~^taiy	-78 106
~^taj	78 -4
~^taja	78 -4
~^tak	66 76
~^tak$	48 2
~^taka	134 -52
~^take	-66 48
~^takh	140 -34
~^taki	-28 101
~^takl	-42 113
~^taks	-32 -162
~^tal	199 6
~^tala	-1 -18
~^talk	199 -34
~^talu	157 -20
~^talv	-50 -70
~^tam	-280 -270
~^tama	-210 -113
~^tami	-142 -214
~^tan	88 200
~^tan$	44 18
~^tana	-56 -128
~^tand	152 -117
~^tane	-133 180
~^tang	68 169
~^tank	-29 61
~^tap	43 -14
~^tap$	-45 87
~^tapa	63 -82
~^tar	217 160
~^tar$	156 160
~^tara	177 6
~^tare	191 -20
~^tari	-280 90
~^tas	-123 -19
~^tast	-77 -9
~^tat	133 -286
~^tata	83 -220
~^tati	175 -28
~^tatk	-54 -84
~^tau	59 -70
~^tau$	93 -4
~^tav	-32 29
~^tava	40 34
~^tave	-95 4
~^tay	24 142
~^tb	-3 -116
~^tb$	-3 -116
~^te	58 -29
~^te$	-44 36
~^tea	-53 -117
~^tea$	-82 -190
~^teac	-131 21
~^team	-168 -32
~^tear	214 -66
~^tec	27 -37
~^tech	27 -37
~^ted	278 -149
~^tedh	285 -141
~^tej	339 96
~^tej$	331 -75
~^teja	116 129
~^tek	-229 42
~^teks	-229 42
~^tel	9 136
~^tel$	-19 143
~^teli	160 54
~^telm	-165 -184
~^telu	-88 -77
~^tem	104 -232
~^temp	104 -232
~^ten	61 -125
~^ten$	114 -88
~^tena	31 -10
~^tens	-172 -94
~^ter	-145 4
~^tera	-26 92
~^tere	-7 -171
~^teri	-132 -113
~^term	-128 0
~^tes	-285 -351
~^test	-285 -351
~^tet	-26 -221
~^teta	-19 -217
~^th	62 43
~^th$	-116 293
~^tha	-8 -17
~^tha$	-39 -86
~^thai	32 74
~^thak	-140 175
~^thal	34 -237
~^tham	166 -192
~^than	27 -13
~^thap	31 127
~^that	-89 -19
~^thay	-66 86
~^the	14 128
~^the$	-28 119
~^thei	-59 109
~^thek	18 -67
~^thel	115 -85
~^them	-74 186
~^then	100 166
~^ther	-35 -57
~^thes	-183 71
~^they	-14 145
~^thi	41 69
~^thi$	99 25
~^thig	79 109
~^thik	-212 -257
~^thin	230 208
~^thir	86 -20
~^this	-213 64
~^thk	-69 -12
~^thks	-69 -12
~^tho	45 85
~^thod	-106 -95
~^thon	-72 191
~^thos	87 -113
~^thou	42 54
~^thr	216 -45
~^thre	190 -70
~^thri	-75 68
~^thro	201 -102
~^thru	-122 -56
~^thu	200 114
~^thuk	103 132
~^thum	195 -131
~^thun	-8 90
~^thur	-30 55
~^thy	-64 -8
~^thyr	-64 -8
~^ti	-16 23
~^tia	-86 -49
~^tib	-14 -80
~^tibi	-14 -80
~^tic	-77 21
~^tie	88 -98
~^tied	126 -37
~^tif	-102 -57
~^tifi	-102 -57
~^tig	215 -171
~^tigh	252 -151
~^tik	-302 -192
~^tika	-372 -417
~^tike	-237 50
~^tikh	-45 -112
~^til	140 219
~^til$	178 167
~^tim	-84 -6
~^timi	-142 42
~^tin	46 -77
~^tin$	94 47
~^tina	-185 -126
~^ting	-20 -128
~^tino	-80 -4
~^tiny	-8 -90
~^tip	71 -221
~^tip$	157 -96
~^tips	-238 -164
~^tir	-139 150
~^tire	-48 103
~^tiru	-75 22
~^tis	27 93
~^tisr	-24 103
~^tit	-141 -265
~^tita	-100 -104
~^tith	-83 -226
~^titl	-79 44
~^titn	-50 -50
~^tiv	-103 -121
~^tivi	-103 -121
~^tm	-48 31
~^tmr	-21 36
~^tmrv	-21 36
~^to	57 166
~^to$	-60 76
~^tod	96 17
~^tod$	-74 -53
~^toda	63 63
~^todl	90 -70
~^tody	75 -28
~^toe	42 -78
~^tof	44 -34
~^tofi	44 -34
~^tog	-47 31
~^toge	-47 31
~^toi	44 17
~^toil	46 19
~^tok	80 -71
~^toks	-48 -32
~^tol	20 256
~^told	-3 214
~^tom	-38 -9
~^toma	-145 -148
~^tomo	16 18
~^ton	183 185
~^tond	104 -131
~^tong	136 -182
~^toni	44 255
~^tons	-53 -94
~^top	-66 93
~^top$	-71 82
~^tope	-58 65
~^topi	7 -29
~^tor	90 -71
~^torc	0 10
~^tot	-96 -182
~^tota	-165 -176
~^tou	212 -94
~^touc	212 -88
~^tov	88 133
~^tove	112 4
~^tr	-128 56
~^tra	-94 76
~^trac	-68 -107
~^traf	-95 -108
~^trai	-111 97
~^trak	-16 161
~^tran	20 -189
~^trav	-137 -117
~^tre	-6 -242
~^trea	-19 -67
~^trek	97 -99
~^tren	-51 -187
~^tri	-223 -132
~^tri$	-131 57
~^trie	-65 32
~^trik	-197 -215
~^trip	45 -178
~^tro	53 137
~^trou	52 135
~^tru	39 -25
~^true	-190 -210
~^truk	163 90
~^try	-128 147
~^try$	-116 154
~^ts	-224 -209
~^tsh	-224 -209
~^tsh$	-216 -206
~^tu	89 -35
~^tu$	-53 74
~^tub	32 -30
~^tube	35 -15
~^tue	67 -107
~^tues	50 -93
~^tui	89 76
~^tuit	89 76
~^tuj	22 -180
~^tujh	22 -180
~^tuk	170 44
~^tuk$	145 73
~^tukd	48 -96
~^tul	60 -153
~^tuls	-85 -142
~^tum	-76 -77
~^tum$	-169 12
~^tumh	-168 -146
~^tumk	6 144
~^tumy	149 -160
~^tur	82 69
~^tura	5 70
~^turm	15 -52
~^turn	67 54
~^tut	30 -122
~^tut$	-124 46
~^tuta	145 -103
~^tuth	-31 -277
~^tuti	-28 -17
~^tutn	-47 -41
~^tv	25 -146
~^tv$	-114 -64
~^tva	-95 -94
~^tvac	-95 -94
~^tvi	61 -236
~^tvic	54 -105
~^tvin	155 -82
~^tvis	-128 -38
~^tvit	-9 -123
~^tvo	51 -60
~^tvo$	51 -60
~^ty	-2 -65
~^tyf	-46 -102
~^tyfo	-46 -102
~^typ	48 -54
~^type	10 -46
~^typi	23 -29
~^tyu	-148 7
~^tyub	-129 8
~^u$	-230 70
~^ub	-175 -188
~^uba	-150 -183
~^uc	138 -177
~^uch	138 -177
~^ucha	116 -156
~^ud	-31 -3
~^ud$	-115 -35
~^uda	-17 -19
~^udas	-144 -114
~^udh	43 107
~^udha	43 107
~^udt	33 -29
~^ug	-140 -165
~^uj	70 -95
~^uja	72 -81
~^uk	214 -109
~^ul	330 -171
~^ula	80 -67
~^ulat	158 -45
~^ulc	-135 -46
~^ulce	-135 -46
~^ult	349 -141
~^ulta	129 -167
~^ulti	336 -70
~^ultr	-104 -54
~^um	36 -73
~^uma	109 -27
~^umar	60 -25
~^umr	-40 -193
~^umr$	-39 -193
~^un	16 81
~^unc	124 69
~^unch	-64 139
~^uncl	182 -59
~^unco	-91 -82
~^und	-59 -4
~^unde	23 4
~^undi	-71 54
~^ung	62 -29
~^ungl	121 -318
~^unh	2 51
~^unhe	-47 -17
~^unho	31 35
~^uni	53 -74
~^unif	-73 12
~^unin	-34 -60
~^unit	149 -44
~^unk	-82 56
~^unka	48 -27
~^unke	-36 63
~^unki	-89 -22
~^unko	-66 70
~^unl	-25 -71
~^uns	-24 84
~^unt	-111 116
~^up	204 101
~^up$	275 108
~^upa	-11 130
~^upar	132 230
~^upay	-245 -285
~^upd	-107 -113
~^upda	-107 -113
~^upe	201 -64
~^uper	201 -64
~^upi	96 -199
~^upi$	-157 -183
~^upir	140 -41
~^upl	-81 -80
~^uplo	-76 -68
~^ups	-107 30
~^upsc	-82 78
~^ur	-187 -32
~^uri	-137 -14
~^uric	-215 -121
~^urin	-22 -32
~^us	76 134
~^us$	52 131
~^use	-208 -38
~^use$	-166 59
~^used	-17 -172
~^usef	-106 -105
~^usel	-108 -78
~^usg	-81 -69
~^usg$	-81 -69
~^usi	124 -12
~^usi$	-55 88
~^usin	-123 -59
~^usir	203 -108
~^usk	17 131
~^uska	-18 193
~^uske	95 31
~^uski	-79 160
~^usko	-43 -66
~^usm	-8 -11
~^usme	-8 -11
~^usn	69 56
~^usne	69 56
~^usu	-131 15
~^usua	-131 15
~^ut	252 196
~^uta	-165 138
~^utar	-168 138
~^uth	344 203
~^uth$	272 -241
~^utha	112 198
~^uthi	229 -125
~^uthk	-93 4
~^uthn	-102 92
~^utht	83 -34
~^uthu	-6 178
~^utr	316 -217
~^utra	227 -107
~^utre	182 -124
~^v$	-148 70
~^va	95 156
~^va$	227 -49
~^vac	-149 -88
~^vach	59 93
~^vaci	-298 -207
~^vad	66 -16
~^vada	-57 6
~^vag	-34 -111
~^vaga	-61 -46
~^vah	-74 99
~^vah$	-52 -24
~^vaha	-38 89
~^vahi	-28 64
~^vai	289 -32
~^vais	202 -46
~^vait	182 65
~^vaj	-343 115
~^vaja	-291 -44
~^vak	77 128
~^vake	99 110
~^vaki	134 67
~^vaks	-103 -147
~^vakt	4 107
~^vaky	-180 -55
~^val	-28 -69
~^val$	32 -52
~^vala	-66 -12
~^vale	-91 -37
~^vali	153 -4
~^valk	-106 -288
~^valo	-46 54
~^van	113 65
~^van$	-73 -67
~^vand	108 -60
~^vani	-94 72
~^vant	96 106
~^vap	-76 -59
~^vapa	-75 -42
~^var	-127 -102
~^vara	-49 -181
~^vard	150 52
~^varf	101 98
~^varm	-72 14
~^varn	-131 -81
~^vars	-223 -122
~^vart	-198 -112
~^varu	-161 -162
~^vas	163 84
~^vas$	126 15
~^vase	-73 -105
~^vash	17 43
~^vasi	-26 60
~^vast	45 88
~^vat	106 119
~^vata	-99 206
~^vatc	189 -48
~^vate	13 -1
~^vav	33 -42
~^vave	19 -38
~^vay	58 147
~^vay$	78 131
~^vaya	-86 106
~^vays	-31 104
~^ve	96 -50
~^ve$	193 -109
~^vea	-191 -144
~^veak	16 -195
~^vear	-110 -7
~^veat	-183 -148
~^veb	-80 -113
~^ved	70 -32
~^veda	104 -54
~^vedi	-48 -11
~^veg	-210 -185
~^veg$	-133 -88
~^vege	-116 -124
~^vei	-246 73
~^veig	-246 -45
~^vein	-42 88
~^veir	22 114
~^vel	-179 7
~^vel$	-162 56
~^veld	-43 -48
~^ven	148 23
~^veno	-96 -125
~^vent	191 76
~^ver	64 -55
~^vere	48 33
~^very	157 35
~^ves	-3 37
~^vese	-16 -22
~^vet	167 -113
~^vet$	111 -47
~^vh	-206 -157
~^vha	-154 -91
~^vhat	-154 -91
~^vhe	-91 -60
~^vhen	-32 -54
~^vher	-164 -33
~^vhet	-38 25
~^vhey	-30 -39
~^vhi	37 -43
~^vhic	-300 13
~^vhij	197 -85
~^vhil	26 -53
~^vhis	151 -78
~^vhit	65 -236
~^vho	-137 -129
~^vho$	-202 -174
~^vhol	102 15
~^vhom	-132 -17
~^vhy	-351 -76
~^vhy$	-351 -76
~^vi	11 25
~^vi$	-81 81
~^vic	75 -135
~^vid	-199 139
~^vida	-22 32
~^vide	-226 -20
~^vidh	-160 -48
~^vidi	32 155
~^vie	-98 -71
~^vif	23 90
~^vife	54 116
~^vifi	-101 -119
~^vij	93 -187
~^vijn	-64 -81
~^vik	50 -244
~^vik$	-38 -176
~^vike	-121 -203
~^vikl	-178 -116
~^viks	119 -49
~^vil	-140 80
~^vil$	-161 81
~^vila	-109 48
~^vin	27 -41
~^vind	-121 82
~^vine	-30 -84
~^ving	78 -20
~^vint	-182 -45
~^vio	-32 -38
~^viol	-32 -38
~^vip	79 -71
~^vir	94 -23
~^vira	-58 0
~^vire	131 -146
~^vis	-287 99
~^visa	-132 -128
~^vish	-275 194
~^visi	36 -151
~^vit	-26 41
~^vit$	-89 -126
~^vita	-214 -175
~^vith	13 85
~^viv	-112 -138
~^viva	-112 -138
~^vk	154 -98
~^vk$	182 -35
~^vks	-13 -80
~^vks$	-13 -80
~^vl	-95 -79
~^vlu	-95 -79
~^vluk	-95 -79
~^vo	251 82
~^vo$	107 107
~^voh	39 74
~^voh$	109 -14
~^voi	43 86
~^voic	43 86
~^vok	195 -102
~^voke	195 -102
~^vol	100 -200
~^volu	-55 -139
~^vom	263 -179
~^voma	-33 -120
~^vome	-86 -53
~^vomi	284 -92
~^von	106 107
~^von$	-112 -115
~^vont	149 181
~^vor	0 -217
~^vord	194 -220
~^vork	-152 -41
~^vorl	-77 9
~^vors	71 4
~^vort	-158 -110
~^vory	117 -115
~^vou	-97 192
~^voul	-16 243
~^voun	-94 -172
~^vr	5 198
~^vra	107 12
~^vrap	85 61
~^vrat	53 -87
~^vri	-54 100
~^vrid	-20 40
~^vrin	118 5
~^vris	44 128
~^vrit	-138 -23
~^vro	-28 164
~^vron	31 18
~^vrot	-119 189
~^vs	-209 -252
~^vs$	-209 -252
~^vu	71 -74
~^vud	71 -74
~^vud$	34 -73
~^vy	-99 -64
~^vya	-99 -64
~^vyay	-99 -64
~^ya	-588 -231
~^ya$	-534 -420
~^yad	-233 -45
~^yad$	-206 -25
~^yah	32 91
~^yah$	-77 -108
~^yaha	179 61
~^yahi	-125 89
~^yam	-41 149
~^yar	-196 -58
~^yar$	-188 -152
~^yat	34 -137
~^yatr	34 -137
~^yav	-109 10
~^yava	-77 32
~^yd	82 -31
~^yda	82 -31
~^yday	82 -31
~^ye	-107 -174
~^ye$	-70 28
~^yea	-267 -306
~^year	-243 -281
~^yel	53 -183
~^yelo	14 -177
~^yen	-221 96
~^yes	-62 -82
~^yes$	-196 -179
~^yest	-11 -19
~^yet	161 -192
~^yet$	96 -144
~^yo	-207 -162
~^yog	-58 -175
~^yog$	-64 -97
~^yoga	-24 -135
~^yoj	-28 -87
~^yor	-93 -65
~^york	-93 -65
~^you	-183 -116
~^you$	-231 -119
~^youn	-30 63
~^your	-36 -45
~^yout	94 -45
~^yr	-86 -44
~^yr$	-74 20
~^yrs	-58 -76
~^yrs$	-58 -76
~^yu	-60 2
~^yun	75 65
~^yur	-163 -89
~^yuri	-163 -89
~^رہ	284 -240
~^می	127 70
~^میں	127 70
~^میں$	127 70
~^نہ	202 91
~^نہی	202 91
~^نہیں	202 91
~^کا	67 62
~^کا$	-226 82
~^ہو	224 96
~^ہے	127 36
~^ہے$	127 36
~^কর	-261 159
~^কা	216 -221
~^কে	14 -305
~^কো	-198 -213
~^গে	192 -137
~^গেছ	192 -137
~^না	304 158
~^নাই	224 93
~^নাই$	224 93
~^পা	243 -195
~^বা	223 82
~^বি	162 107
~^হয	60 -154
~^হয়	60 -154
~^হা	176 -184
~^ਗਿ	286 -122
~^ਗਿਆ	286 -122
~^ਗਿਆ$	286 -122
~^કર	193 153
~^કા	-210 171
~^ગય	311 -195
~^છે	152 169
~^છે$	152 169
~^નથ	246 56
~^નથી	246 56
~^નથી$	246 56
~^પડ	303 -212
~^બા	209 -233
~^મા	-205 233
~^સા	83 221
~^હા	173 96
~^କା	179 -211
~^ଦେ	200 98
~^ହେ	195 -221
~^இர	123 90
~^இரு	123 90
~^இருக	91 29
~^என	-250 165
~^என்	-219 79
~^கட	90 78
~^கா	119 -232
~^கு	45 25
~^தே	-225 235
~^நா	4 146
~^பா	123 18
~^பி	109 223
~^பே	219 61
~^மா	-331 98
~^மு	-57 44
~^வல	128 -218
~^வலி	128 -218
~^ఉం	-8 181
~^ఉంద	4 106
~^ఉంది	4 106
~^కా	207 -171
~^కొ	59 72
~^చే	-258 180
~^నా	18 267
~^లే	164 102
~^ನಿ	91 -177
~^ನೆ	27 129
~^ನೊ	46 30
~^ನೋ	46 30
~^ಬಿ	210 -172
~^ಮಾ	61 -9
~^ಮಾಡ	87 13
~^ಹಾ	201 184
~^ಹೆ	81 74
~^ഉണ	-201 76
~^എന	-229 117
~^കു	224 -209
~^കെ	109 -163
~^ചെ	-283 20
~^മു	164 102
~ab$	-107 128
~aba	221 8
~aba$	161 64
~abad	-59 -204
~abad$	-44 -185
~aban	89 -30
~aban$	111 -11
~abana	-124 6
~abane	124 -49
~abar	46 79
~abar$	-43 94
~abard	94 -20
~abat	-94 -95
~abay	177 -123
~abaya	158 -119
~abd	306 -250
~abd$	114 -167
~abda	253 -80
~abda$	233 -75
~abde	136 -30
~abde$	136 -30
~abe	90 38
~abe$	118 -210
~abel	-36 -109
~abet	-20 -139
~abete	-143 -60
~abeti	48 -113
~abg	-76 -162
~abgo	-76 -162
~abgol	-76 -162
~abh	109 2
~abh$	-95 -111
~abha	-305 -228
~abha$	-60 -50
~abhar	-190 -136
~abhi	176 61
~abhi$	180 68
~abi	-46 -95
~abi$	-36 131
~abie	-83 -220
~abies	-83 -220
~abin	40 -121
~abind	-121 -93
~abir	-77 -90
~abir$	-77 -90
~abiy	38 -54
~abiya	38 -54
~abj	167 -161
~abj$	198 -210
~abji	-75 -23
~abji$	-75 -23
~abk	-86 235
~abka	-60 129
~abka$	-60 129
~abke	-133 48
~abke$	-133 48
~abki	-93 122
~abki$	-93 122
~abko	38 162
~abko$	38 162
~abl	-40 -1
~able	-80 2
~able$	-31 -102
~ables	-34 -66
~ablet	-59 56
~abn	-93 3
~abne	-93 3
~abne$	-93 3
~abo	31 -55
~abo$	-150 -118
~abou	-47 -18
~abour	51 97
~about	-92 -71
~abov	170 -110
~above	170 -110
~abr	42 -64
~abra	48 -199
~abrah	22 -48
~abre	81 -97
~abre$	81 -97
~abs	-179 53
~abs$	-28 78
~abse	-91 106
~abse$	-71 126
~absen	-40 -33
~abu	190 -11
~abu$	115 87
~abud	-125 29
~abuj	173 -9
~abuji	173 -9
~abus	67 -177
~abut	-1 -50
~abuta	44 -4
~aby	30 0
~aby$	63 -32
~abys	-186 23
~abys$	-186 23
~ac$	-86 -305
~ace	108 201
~ace$	165 137
~acef	46 114
~acefu	46 114
~acem	-10 13
~acema	51 -31
~aceme	-112 29
~aces	-120 -34
~aces$	-120 -34
~acet	2 21
~aceta	2 21
~ach	116 -32
~ach$	-21 58
~acha	176 -89
~acha$	70 44
~achan	281 -161
~achao	149 -124
~achap	75 -10
~achar	-213 -117
~achas	49 -60
~achav	-207 -135
~achay	66 -21
~achc	33 -23
~achch	33 -23
~ache	-149 -237
~ache$	-82 -402
~achen	-42 27
~acher	-26 -4
~achet	-13 -53
~achi	222 97
~achi$	123 17
~achin	152 -17
~achis	-2 136
~achl	158 -107
~achli	148 -100
~achn	-118 -31
~achne	-112 -27
~acho	-141 -211
~acho$	-161 -168
~achon	-34 -110
~achp	-311 -133
~achpa	-311 -133
~acht	8 68
~achta	-106 -140
~achu	-31 -59
~achu$	-63 -49
~achy	-152 66
~aci	33 -73
~acid	117 38
~acid$	40 -84
~acide	126 135
~acidi	-21 -192
~acin	-258 -244
~acine	-237 -151
~acing	28 -113
~aco	-99 -110
~acou	-92 -104
~acoun	-92 -104
~acr	-126 -79
~act	-114 -96
~act$	-196 -93
~acte	-33 -95
~acter	-33 -95
~acti	-128 -123
~actic	-139 -50
~actin	-37 39
~actio	-20 -106
~activ	-5 -124
~acto	-15 -160
~actor	-15 -160
~acts	-31 142
~acts$	-31 142
~actu	72 -61
~actua	98 -47
~actur	-77 -36
~acy	-50 39
~acy$	-50 39
~ad$	87 -135
~ada	167 -25
~ada$	143 -17
~adab	121 -15
~adabd	121 -15
~adac	-83 -208
~adach	-83 -208
~adad	116 -50
~adad$	124 -42
~adai	100 6
~adai$	-46 -66
~adaj	89 39
~adaji	89 39
~adak	-15 -270
~adak$	-62 -122
~adakh	130 -29
~adakt	-91 -139
~adal	-65 -294
~adal$	-47 -57
~adaln	-150 -101
~adalt	-103 -23
~adalv	3 -114
~adam	-25 101
~adam$	-25 101
~adan	98 20
~adan$	70 40
~adap	54 78
~adar	3 83
~adar$	3 83
~adas	-38 -26
~adash	-38 -26
~adat	33 -120
~adat$	-197 -84
~adatl	120 -38
~adb	16 -193
~adba	70 -51
~adbad	70 -51
~adbu	-13 -163
~adbu$	-26 -158
~ade	47 189
~ade$	85 222
~adeg	-146 99
~adega	-97 60
~adegi	-106 78
~ader	-52 -69
~ader$	-46 -52
~ades	105 -95
~ades$	136 -23
~adh	7 -184
~adh$	34 -257
~adha	57 4
~adha$	185 102
~adhai	-35 14
~adhan	-30 -9
~adhar	-158 15
~adhau	-66 -152
~adhe	21 -133
~adhe$	18 -86
~adheg	-51 -72
~adhi	-140 46
~adhi$	-141 84
~adhiy	-97 -144
~adhn	-146 -148
~adhna	-23 -171
~adhne	-133 4
~adht	-88 -255
~adhta	-139 -209
~adhte	-101 -118
~adhti	45 -82
~adhu	-11 -243
~adhu$	47 -132
~adhum	-56 -142
~adi	286 16
~adi$	116 102
~adic	116 -65
~adich	121 -51
~adie	-9 -106
~adies	-9 -106
~adin	122 -218
~ading	-73 -199
~adip	131 -35
~adipo	137 -33
~adk	28 26
~adka	98 -10
~adka$	49 -25
~adkan	121 -82
~adke	13 -97
~adke$	13 -97
~adkh	93 -36
~adkha	93 -36
~adki	-194 67
~adki$	-184 48
~adl	135 -80
~adla	183 -138
~adla$	90 -109
~adle	-93 -93
~adle$	-47 -46
~adlen	-83 -57
~adli	98 -115
~adlin	-43 -116
~adlu	-97 -90
~adlu$	-86 -66
~adly	-35 98
~adly$	-35 98
~adm	167 93
~adma	37 85
~adma$	-61 -47
~admi	155 85
~admi$	167 81
~admil	99 -73
~admin	-61 -130
~adn	-165 29
~adne	-106 -10
~adne$	-93 15
~ado	-38 -338
~adon	-26 -90
~adon$	-26 -90
~ados	9 -210
~ados$	57 69
~adosa	10 40
~adosi	39 -182
~adr	-122 15
~adra	-169 -121
~adrak	-164 -101
~adre	27 75
~adres	29 76
~ads	-185 -121
~ads$	-103 -106
~adsh	-118 -18
~adshi	-58 31
~adsho	-86 -123
~adt	43 -129
~adta	-28 -25
~adta$	-87 4
~adte	-154 -118
~adte$	-154 -118
~adti	87 -165
~adti$	-119 -138
~adu	-46 -40
~adu$	157 -196
~adul	-151 -198
~adult	-151 -198
~adus	16 -105
~adv	-61 -10
~adva	-117 29
~adva$	-43 -131
~advi	47 -113
~ady	108 168
~ady$	28 188
~adyo	165 -53
~adyo$	165 -53
~ae$	23 139
~aec	-124 -61
~aed	-77 -60
~aeg	20 38
~aega	52 -38
~aega$	52 -38
~aegi	-54 70
~aegi$	-54 70
~aem	-52 -101
~aem$	17 -60
~aen	71 -67
~aen$	39 -147
~aeng	95 86
~aenge	96 88
~aep	17 22
~aep$	17 22
~aes	-55 -108
~af$	5 90
~afa	-45 -80
~afa$	-93 -78
~afai	48 -140
~afai$	48 -140
~afar	-23 57
~afar$	-77 65
~afe	-82 -320
~afe$	-264 -298
~afed	69 -261
~afed$	92 -251
~afet	-45 59
~afety	-113 63
~afi	-127 111
~afi$	-135 156
~afic	-86 -107
~afic$	-86 -107
~afl	132 -69
~afli	141 -47
~afli$	141 -47
~afo	127 23
~afol	127 23
~afold	58 -37
~aft	-27 -20
~aft$	-188 -209
~afta	60 -127
~aftar	-52 -126
~afte	-32 20
~afte$	14 -60
~after	-48 45
~afy	-129 -132
~afy$	-119 -108
~ag$	190 63
~aga	42 125
~aga$	102 88
~agad	74 -16
~agad$	32 -102
~agae	20 -64
~agah	-31 -98
~agah$	-31 -98
~agai	-74 30
~agai$	-98 -100
~again	-46 45
~agair	-61 -46
~agaj	-95 -17
~agaj$	-90 -16
~agal	85 60
~agal$	95 -22
~agan	-107 36
~agana	-139 -67
~agand	-159 -137
~agane	25 -17
~agao	131 -86
~agao$	131 -86
~agar	-52 -15
~agar$	-58 -36
~agarb	8 57
~agat	86 25
~agata	56 79
~agate	-99 -108
~agau	-71 -115
~agau$	36 -79
~agaun	-138 -63
~agay	-53 135
~agaya	43 104
~agaye	-147 -117
~agayi	99 4
~agd	0 65
~agda	-82 73
~agda$	-67 80
~agde	-12 8
~agde$	-12 8
~age	-147 7
~age$	-217 86
~aged	-41 -66
~aged$	-37 -63
~ageg	-176 -7
~agega	-174 -57
~agem	-122 -56
~ageme	-122 -56
~agen	-10 -36
~agent	-109 -6
~ager	39 -266
~ager$	32 -217
~agery	-8 -64
~agh	130 -56
~agha	-75 -87
~agi	104 -130
~agi$	158 -164
~agid	-38 -8
~agide	-35 -7
~agin	-41 31
~aging	119 45
~agl	8 185
~agla	96 23
~agla$	96 23
~agle	-69 145
~agle$	-69 145
~agli	-85 35
~agli$	-8 45
~agn	-102 115
~agna	-205 79
~agna$	-205 79
~agne	5 35
~agne$	-124 40
~agni	-71 80
~ago	67 -21
~ago$	27 55
~agp	-104 -21
~agpu	-104 -21
~agpur	-104 -21
~agr	-42 58
~agra	-1 -62
~agri	-70 98
~agrim	-52 -78
~ags	-144 -26
~ags$	-144 -26
~agt	-41 15
~agta	-106 49
~agta$	-106 49
~agte	95 -174
~agte$	95 -174
~agti	-2 -14
~agti$	-126 -6
~agu	120 -76
~agu$	54 -83
~ague	-116 -10
~ague$	-114 -9
~agv	-38 -96
~agva	-38 -96
~agvan	-201 6
~agvay	119 -27
~ah$	14 -9
~aha	36 1
~aha$	102 -30
~ahab	37 -37
~ahab$	113 37
~ahabh	-144 -76
~ahad	-193 -134
~ahad$	-89 -151
~ahada	-102 -92
~ahal	-95 -95
~ahaln	-79 -74
~ahan	-168 -115
~ahan$	-65 -10
~ahana	-224 -47
~ahane	-57 -205
~ahang	-122 -55
~ahani	-198 -279
~ahant	76 5
~ahar	152 7
~ahar$	159 28
~ahas	-158 -56
~ahas$	-158 -56
~ahat	-19 147
~ahat$	-8 39
~ahate	96 -42
~ahati	-70 -83
~ahaty	-89 136
~ahay	12 11
~ahaya	19 33
~ahc	26 -81
~ahch	26 -81
~ahcha	26 -81
~ahe	76 99
~ahe$	89 29
~aheg	-229 -65
~ahega	-182 -68
~ahegi	-92 -21
~ahej	19 77
~ahej$	19 77
~ahel	-166 55
~aheli	-166 55
~ahen	-7 107
~aheng	-104 116
~ahi	77 27
~ahi$	91 57
~ahie	47 42
~ahie$	47 42
~ahil	-116 86
~ahin	27 -24
~ahin$	32 46
~ahina	107 -286
~ahine	-31 -26
~ahino	-157 -99
~ahiy	-61 -47
~ahiye	-58 -42
~ahk	185 10
~ahki	194 -30
~ahki$	194 -30
~ahl	-189 -123
~ahla	-159 -154
~ahla$	-126 -140
~ahle	-92 -55
~ahle$	-92 -55
~ahli	-76 -60
~ahli$	-76 -60
~ahn	-238 61
~ahna	-106 109
~ahna$	-106 111
~ahne	-190 -54
~ahne$	-162 -46
~ahnen	-68 -34
~aho	-137 2
~aho$	-122 15
~ahr	-65 38
~ahra	87 118
~ahra$	117 120
~ahri	-173 -140
~ahri$	-49 -57
~ahril	-156 -113
~ahs	22 45
~ahsu	55 -29
~ahsun	16 -26
~aht	1 66
~ahta	-64 -46
~ahta$	-64 -46
~ahte	56 -118
~ahte$	56 -118
~ahti	-33 159
~ahti$	-33 159
~ahu	1 77
~ahu$	182 182
~ahun	-143 125
~ahun$	-14 135
~ahunc	-93 -142
~ahung	-66 117
~ahut	-100 -125
~ahut$	-100 -125
~ahv	-96 9
~ahva	-85 -165
~ahvar	-89 -164
~ahvi	-31 104
~ahvin	-30 133
~ai$	101 83
~aib	-10 58
~aib$	108 110
~aic	-271 -223
~aic$	-133 -132
~aich	-218 -160
~aich$	-201 -134
~aid	-142 72
~aid$	-119 41
~aida	-50 94
~aida$	-42 51
~aidam	-117 54
~aie	-31 -223
~aie$	-55 -270
~aif	-72 -26
~aifa	-38 44
~aifai	-9 -76
~aig	22 -1
~aig$	-107 109
~aigh	112 76
~aight	114 47
~aij	-55 -84
~aija	-35 19
~aik	99 -73
~aik$	14 -183
~aike	-8 66
~aiket	-4 -24
~aikh	131 70
~aikhe	116 74
~aiki	83 12
~aikil	35 18
~aikt	58 -125
~aikta	67 -154
~aiktr	-8 37
~ail	-183 27
~ail$	-109 -51
~aila	113 -93
~aila$	106 -90
~aile	-94 6
~ailed	-80 34
~aili	27 64
~aili$	40 -32
~ailin	-21 81
~ailo	35 -97
~ails	-146 -238
~ails$	-114 -194
~ailsh	-93 -81
~ailt	-159 -52
~ailu	-94 151
~ailur	-46 83
~ailv	-7 166
~ailva	-7 166
~aily	-188 -142
~aily$	-188 -142
~aim	11 -94
~aim$	-114 -83
~aims	-31 -14
~aims$	-31 -14
~ain	36 140
~ain$	-1 48
~aina	14 76
~aind	116 -74
~aine	-189 125
~aine$	-260 156
~ainer	20 -41
~ainf	94 93
~ainfu	94 93
~aing	205 -125
~aing$	-47 -122
~ainga	138 -7
~aingn	159 -18
~aini	-12 17
~ainin	6 -61
~aink	6 155
~aink$	-19 148
~ainl	10 240
~ainle	16 257
~ainp	-101 -52
~ainp$	-66 -32
~ains	84 -64
~ains$	39 -2
~ainsa	96 -68
~aint	205 -208
~aint$	117 -224
~ainte	184 -145
~ainth	141 -93
~ainti	-87 -117
~aip	115 -312
~aip$	-43 -243
~aipa	-82 -73
~aipas	-82 -73
~aipu	142 -64
~aipur	-23 -23
~air	41 45
~air$	72 126
~aira	5 -201
~airah	-61 -46
~airn	-40 -11
~airna	-40 -11
~airo	12 -142
~airo$	132 -62
~airon	-78 -95
~airp	-11 -52
~airpo	-61 -48
~airs	-81 44
~airs$	-81 44
~ais	25 -156
~ais$	-49 88
~aisa	162 -10
~aisa$	166 -17
~aise	-113 -240
~aise$	-89 -218
~aisej	-163 -59
~aish	-40 -32
~aishn	-40 -32
~aisi	76 -144
~aisi$	80 -138
~aisl	-140 96
~aisla	-66 117
~aist	155 79
~aist$	155 79
~ait	147 -8
~ait$	264 -100
~aith	-33 22
~aith$	29 -236
~aitha	-35 87
~aithe	-15 -17
~aithi	22 71
~aithn	31 -131
~aitht	-126 48
~aiti	-48 25
~aitin	-34 97
~aitr	48 42
~aitri	48 42
~aiv	-38 -71
~aiva	-35 -51
~aiy	70 90
~aiya	72 91
~aiya$	133 44
~aiyan	-71 32
~aiyar	-78 106
~aj$	-21 127
~aja	-188 -15
~aja$	127 21
~ajad	-70 75
~ajah	-135 60
~ajah$	-135 60
~ajak	-129 13
~ajak$	-129 13
~ajal	-24 -46
~ajal$	-24 -46
~ajan	-242 -168
~ajan$	-236 -183
~ajar	-55 38
~ajar$	-28 45
~ajas	-149 -164
~ajast	-149 -164
~ajb	-43 111
~ajbu	-43 111
~ajbut	-43 111
~ajd	111 -80
~ajdu	114 -77
~ajdur	114 -77
~aje	-102 -60
~aje$	-146 -62
~ajed	41 -142
~ajh	30 146
~ajh$	-22 -8
~ajha	14 172
~ajhi	-178 84
~ajhik	-159 -76
~ajhk	84 86
~ajhn	-100 -17
~aji	161 59
~aji$	89 111
~ajib	230 -18
~ajib$	230 -18
~ajit	-127 -117
~ajith	-126 -84
~ajl	108 -33
~ajm	-75 -259
~ajma	-118 -158
~ajma$	-118 -158
~ajn	40 -66
~ajo	-146 168
~ajol	-110 96
~ajole	-88 -106
~ajon	-125 -111
~ajon$	-70 -102
~ajr	-23 21
~ajt	-7 -93
~aju	17 67
~aju$	74 103
~ajur	-97 -81
~ajv	-14 -92
~ajva	-14 -92
~ajvai	-14 -92
~ajy	32 -111
~ajy$	32 -111
~ak$	142 -34
~aka	60 34
~aka$	50 150
~akad	45 -149
~akad$	140 -211
~akadt	-174 -173
~akag	-53 91
~akal	22 68
~akal$	-85 -142
~akam	-46 -175
~akam$	-46 -175
~akan	-30 46
~akan$	-26 58
~akar	14 -286
~akar$	19 -283
~akat	152 -62
~akate	96 -20
~akd	114 -80
~akda	31 -141
~akda$	119 -67
~akdan	-60 -97
~akde	8 10
~akde$	10 -100
~akdi	117 -3
~akdi$	148 16
~ake	142 54
~ake$	165 141
~akeb	-101 -53
~akebi	-101 -53
~aked	121 -199
~aked$	121 -199
~akel	56 20
~akela	-82 34
~akele	-113 78
~akeli	156 -88
~aken	121 56
~aken$	121 56
~aker	63 -190
~aker$	127 -175
~akes	-275 -34
~akes$	-275 -34
~akeu	-29 -18
~akeup	-29 -18
~akf	-19 -74
~akfa	-6 -59
~akfas	-6 -59
~akh	-149 198
~akh$	-64 255
~akha	86 163
~akha$	23 199
~akhan	79 -171
~akhb	-57 -61
~akhba	-57 -61
~akhd	130 -29
~akhda	130 -29
~akhe	-121 -142
~akhe$	-51 -77
~akhen	-114 -245
~akhi	-54 163
~akhi$	24 22
~akhir	-188 192
~akhn	-81 -67
~akhna	-230 15
~akhne	51 -185
~akhr	-135 218
~akhri	-105 211
~akht	-1 -112
~akht$	-49 -79
~akhte	70 -35
~akhti	-7 -88
~akhu	-186 -353
~akhu$	90 -263
~akhun	-234 -188
~aki	74 148
~aki$	25 85
~akin	142 -128
~aking	142 -128
~akir	-113 146
~akir$	-69 -113
~akis	-71 -95
~akiy	-1 -8
~akiya	-72 -43
~akiye	48 10
~akl	-24 118
~akla	51 61
~akli	-66 73
~akli$	-92 -51
~aklif	-27 86
~akn	33 -13
~akna	93 -107
~akne	-73 -115
~akne$	-23 -88
~akni	-37 98
~akni$	-37 98
~ako	-38 73
~akod	117 -34
~akr	-52 -182
~akra	27 16
~akri	-78 -223
~akri$	-58 -163
~aks	-158 -67
~aks$	-136 79
~aksh	-315 -285
~aksha	-258 -227
~aksi	41 -158
~aksir	70 -85
~akt	81 -170
~akt$	107 86
~akta	87 -89
~akta$	32 -31
~aktad	-136 -110
~akte	-160 -190
~akte$	-160 -190
~akth	151 -160
~aktha	151 -160
~akti	-72 -38
~akti$	-85 -37
~aku	-27 111
~aku$	127 130
~akun	-172 -180
~akup	-128 25
~akup$	-128 -46
~akv	-110 -238
~akva	-90 -221
~akva$	-97 -195
~aky	-180 -55
~aky$	-194 -54
~al$	-84 -101
~ala	86 111
~ala$	152 16
~alab	-3 103
~alab$	-3 103
~alad	-180 -220
~alag	127 -9
~alag$	129 -130
~alah	-78 -30
~alai	23 79
~alai$	22 164
~alak	15 0
~alak$	-29 -125
~alakn	-25 104
~alal	86 -159
~alam	-281 -61
~alam$	-170 -49
~alan	-174 136
~alan$	-83 0
~alana	-29 -128
~alanc	-70 25
~alane	-189 -91
~alani	-137 173
~alar	-302 -180
~alari	-52 -150
~alarm	-153 -21
~alary	-180 -126
~alas	57 47
~alat	-40 2
~alat$	31 -132
~alata	-86 80
~alate	-84 5
~alati	-38 110
~alav	-3 87
~alava	-94 107
~alay	1 93
~alay$	54 98
~alaya	-170 41
~alb	145 -54
~alc	-104 86
~alci	-188 -188
~alciu	-184 -180
~alco	-14 150
~alcoh	-52 54
~alcon	30 133
~ald	177 100
~aldi	194 106
~aldi$	202 107
~ale	85 -5
~ale$	120 66
~aled	-183 -45
~aled$	-183 -45
~aleg	9 -124
~alega	53 -44
~alegi	-174 -242
~alen	29 -110
~alen$	-128 -30
~alend	28 -19
~aleng	40 -76
~aler	-16 -243
~aler$	148 -83
~alerg	-88 -104
~aleri	-124 -117
~alf	185 87
~alf$	206 -73
~alfa	-28 188
~alfas	-28 188
~alg	-102 -200
~alga	-25 -26
~algam	-25 -26
~ali	-69 -43
~ali$	-21 -4
~alid	-23 117
~alik	-93 -115
~alik$	-111 -95
~alin	-100 13
~alin$	-96 -33
~aline	-69 -75
~aling	-111 36
~alis	20 -243
~alis$	-62 -44
~alish	92 -141
~alist	-48 -102
~aliv	75 40
~alive	-77 47
~aliy	-14 -122
~aliya	-14 -122
~alk	-22 -221
~alk$	74 -100
~alka	-149 -13
~alka$	-260 2
~alke	184 -178
~alke$	149 -39
~alked	26 -108
~alken	137 -21
~alker	-97 -42
~alki	-30 -178
~alki$	-135 -157
~alkin	36 -105
~alks	-83 -31
~alks$	-83 -31
~alm	52 139
~alm$	67 105
~alma	-136 43
~almar	-95 67
~almo	24 -76
~almos	55 -66
~alms	76 -40
~alms$	76 -40
~aln	-56 -136
~alna	-153 -160
~alna$	-153 -160
~alne	26 -58
~alne$	26 -58
~alo	92 13
~alo$	-42 -2
~aloe	-172 -125
~aloe$	-172 -125
~alog	-117 -88
~alogu	-100 -72
~alon	120 85
~alon$	38 27
~alone	121 88
~alop	45 -103
~alopr	-45 -101
~alor	-154 -90
~alore	-114 -61
~alov	188 50
~alov$	176 -116
~alove	97 105
~alovi	62 -61
~alp	-66 104
~alp$	4 -117
~alpr	-8 177
~alpra	-8 177
~alr	-133 42
~alre	-129 44
~alrea	-129 44
~als	24 -142
~als$	59 -53
~also	5 -113
~also$	5 -113
~alsu	10 85
~alsut	10 85
~alt	-67 -146
~alt$	-90 -19
~alta	-115 -80
~alta$	-51 -58
~alte	-2 -10
~alte$	-2 -9
~alth	-194 -108
~alth$	-94 -185
~althy	-35 78
~alti	154 -20
~alti$	156 -4
~alu	114 -137
~alu$	101 -24
~alun	113 -131
~alun$	73 -126
~aluns	106 -8
~alv	-106 42
~alva	-56 -54
~alva$	-119 -192
~alvae	108 -13
~alvan	-121 -130
~alvar	35 -54
~alvay	-81 85
~alve	-78 -103
~alve$	-33 -39
~alvi	-92 73
~alvid	-90 74
~aly	22 -38
~aly$	-77 -81
~alys	97 -28
~alysi	97 -28
~am$	-162 -71
~ama	111 -54
~ama$	117 147
~amac	134 -135
~amach	134 -135
~amad	112 74
~amaj	14 -162
~amajh	4 -108
~amak	53 -254
~amak$	-13 -234
~aman	11 -165
~aman$	22 -89
~amany	-94 -102
~amar	-38 -118
~amar$	26 -83
~amare	-149 -27
~amari	32 -21
~amas	18 50
~amas$	151 104
~amask	-152 -155
~amast	-14 53
~amat	-183 -156
~amata	-180 -118
~amate	-16 -38
~amau	-180 -85
~amaur	-180 -85
~amay	-7 42
~amay$	38 59
~amaya	-108 -58
~amb	261 -255
~amba	160 -173
~ambal	147 -82
~ambar	-47 -87
~ambe	24 -41
~ambe$	24 -41
~ambh	58 67
~ambha	58 67
~ambi	131 -27
~ambi$	67 -23
~ambu	187 -252
~ambu$	85 -35
~ambul	154 -237
~amc	224 63
~amch	225 63
~amcha	144 95
~amd	135 -130
~amdi	112 -121
~amdi$	111 -120
~ame	-64 86
~ame$	7 -72
~amed	-124 68
~amed$	-115 69
~amen	-30 116
~amen$	6 118
~amer	-6 -129
~amera	-81 -84
~ameri	100 -7
~ames	-281 196
~ames$	-176 20
~amesh	-169 192
~amh	52 -56
~ami	-6 189
~ami$	81 108
~amil	-174 81
~amil$	-145 -215
~amily	-69 203
~amin	-52 -12
~amin$	-158 -252
~aming	144 75
~amj	34 -200
~amjh	-18 -86
~amjha	-173 -131
~amjhe	12 76
~amjo	65 -225
~amjor	65 -225
~amk	196 -68
~amki	86 16
~amki$	61 31
~aml	48 -44
~amla	100 -29
~amla$	101 -40
~amle	-55 17
~amle$	-55 17
~amlo	-102 3
~amlod	-163 6
~amn	-31 69
~amne	-5 71
~amne$	-5 71
~amo	-24 -43
~amok	55 -104
~amoks	55 -104
~amol	34 19
~amol$	34 19
~amon	17 62
~amos	65 -96
~amosa	95 -55
~amose	-81 -51
~amou	-61 44
~amoun	-61 44
~amp	-14 -44
~amp$	-120 22
~ampl	42 -35
~ample	42 -35
~amps	-56 -140
~amps$	-20 -72
~ampsi	-72 -85
~ampu	54 -131
~ampu$	-139 -127
~amr	93 196
~amra	-55 218
~amra$	-15 213
~amre	145 39
~amre$	101 44
~ams	59 -157
~ams$	68 -124
~amu	277 12
~amu$	168 -114
~amud	120 -59
~amun	132 100
~amun$	119 -100
~an$	-148 45
~ana	-64 -72
~ana$	-147 -36
~anad	-164 46
~anad$	-77 69
~anada	-131 -13
~anae	-95 -151
~anaen	-33 -60
~anag	-84 -66
~anage	-84 -66
~anaj	-57 -191
~anak	304 -62
~anak$	364 -7
~anal	40 63
~anal$	17 87
~anali	35 -50
~anam	-3 204
~anam$	-133 209
~anan	3 -260
~anana	-5 -169
~anane	-89 -112
~anar	106 -116
~anar$	104 -110
~anas	52 -115
~anat	-188 -191
~anate	-110 -104
~anau	-133 -107
~anau$	-110 -168
~anaun	-40 -39
~anav	-119 -166
~anav$	-78 -125
~anay	-31 49
~anaya	-6 33
~anaye	-11 -60
~anb	140 -84
~anba	-43 -111
~anbal	18 -24
~anbar	-215 -49
~anbh	124 116
~anbha	23 137
~anc	-92 -32
~ance	-36 -53
~ance$	54 20
~ancel	-163 -78
~ancer	-106 -79
~anch	-11 -38
~anch$	7 -313
~ancha	-138 -59
~anchi	-66 137
~anchv	-10 86
~ancy	-201 -59
~ancy$	-201 -59
~and	114 38
~and$	117 16
~anda	-22 73
~anda$	-55 -4
~andai	-155 -60
~andar	75 142
~ande	-17 69
~ande$	91 91
~andf	-2 72
~andfa	-2 72
~andh	133 35
~andh$	17 105
~andha	-82 22
~andhe	140 -95
~andhi	113 -155
~andhn	-95 62
~andhu	-12 27
~andhv	-132 -18
~andi	3 -8
~andi$	-29 -132
~andin	-28 84
~andir	18 34
~andit	-97 -39
~andl	61 -116
~andle	-93 -127
~andlo	131 -106
~andm	-75 -128
~andma	-48 -16
~andmo	-50 -166
~andp	50 -56
~andpa	50 -56
~andr	-283 115
~andra	-151 133
~andru	-120 -120
~ands	35 18
~ands$	-18 -15
~andso	92 33
~andu	-79 -27
~andu$	-77 -10
~anduk	-86 160
~andur	92 -106
~ane	-150 -63
~ane$	-187 -89
~aned	30 121
~aned$	30 121
~aneg	-40 -17
~anega	-27 -92
~anen	42 -16
~aner	101 -59
~aner$	101 -59
~anes	-126 -61
~anf	125 -16
~anf$	111 -13
~ang	103 59
~ang$	11 -5
~anga	68 108
~anga$	69 148
~angal	-116 -34
~angan	21 41
~ange	-135 70
~ange$	-115 33
~anged	-67 66
~anger	-194 -19
~angh	97 19
~angh$	165 33
~angi	152 85
~angi$	72 73
~angin	141 130
~angio	-100 -180
~angit	30 -138
~angl	-133 -127
~angle	-22 3
~ango	-86 -189
~ango$	-145 -78
~angov	32 -96
~angr	-68 -46
~angre	-123 -141
~angry	-8 37
~angt	-32 47
~angu	118 -225
~angua	-105 -114
~angun	73 -47
~angut	53 -87
~anh	134 64
~anh$	121 61
~ani	-76 19
~ani$	-57 -59
~anic	-214 -227
~anic$	-193 -214
~anid	-19 153
~anide	-19 153
~anik	88 -92
~anin	19 -54
~aning	25 -45
~anip	-156 163
~anir	-104 -184
~anir$	-193 -174
~anis	-142 163
~anish	-94 72
~anit	-23 12
~anit$	16 -105
~aniv	-90 -89
~anive	-96 -61
~aniy	43 -138
~aniya	61 -89
~anj	100 31
~anja	-54 -64
~anja$	-38 -32
~anjh	105 -109
~anjha	50 -79
~anji	66 122
~anjil	12 142
~ank	191 18
~ank$	100 34
~anka	118 -65
~anka$	-76 -149
~ankar	114 36
~anke	55 -181
~anke$	-55 -224
~ankh	178 104
~ankh$	109 -97
~ankha	-118 211
~ankhe	175 128
~ankho	110 -181
~anki	125 79
~anki$	125 79
~ankl	-82 -103
~ankle	-82 -103
~anks	-132 -75
~anks$	-175 -40
~anksi	52 -88
~ankt	-103 -126
~ankti	-103 -126
~anm	135 -36
~anm$	157 -14
~ano	21 -123
~ano$	-146 -162
~anot	172 5
~anot$	186 -3
~anoth	-29 11
~anp	151 -209
~anp$	181 -322
~anpa	-78 90
~anpi	169 -20
~anpi$	169 -20
~anpk	162 -23
~anpka	162 -23
~anpn	-23 -77
~anpni	-65 -68
~anpt	-156 11
~anpte	-118 15
~anpu	-111 -91
~anpur	-111 -91
~anr	-90 -154
~ans	203 1
~ans$	245 -152
~ansa	44 76
~ansa$	107 -120
~anse	-116 -112
~ansf	118 -20
~ansfe	-71 21
~ansi	68 122
~ansi$	54 67
~ansiy	95 21
~ansk	-136 23
~anska	-48 41
~ansl	-120 -180
~ansla	-120 -180
~ansn	-71 -93
~ansne	-58 -88
~ansp	-96 -75
~anst	28 18
~anste	-121 -72
~ansti	91 -24
~ansu	51 -93
~ansu$	51 -93
~ansv	51 47
~ansve	51 47
~ant	105 18
~ant$	173 112
~anta	20 -83
~anta$	66 57
~antar	-218 -199
~ante	118 49
~ante$	109 -30
~anted	31 164
~anth	-198 -57
~anth$	-162 -71
~antha	-34 97
~anti	19 -30
~anti$	44 99
~antib	-1 -67
~antid	-89 -157
~antin	79 -152
~antiv	-99 -88
~anto	-163 85
~antop	-105 -136
~antr	-93 -281
~ants	-26 -87
~ants$	-26 -87
~antu	91 11
~anu	-117 127
~anu$	-137 122
~anua	-18 -29
~anum	-283 109
~anum$	-251 138
~anun	-78 73
~anun$	-66 40
~anus	48 -221
~anus$	-19 -217
~anush	190 -11
~anut	126 -83
~anut$	137 -70
~anv	-13 -169
~anv$	119 -1
~anva	25 -133
~anvad	-17 -14
~anval	65 -16
~anvl	-183 -82
~any	-55 155
~any$	24 61
~anya	-285 -163
~anyav	-190 -109
~anym	-92 149
~anymo	-92 149
~anyo	-2 129
~anyon	-2 129
~anyt	-8 62
~anyth	-8 62
~anyv	-34 14
~anyva	-14 -59
~ao$	72 -255
~aon	101 -49
~aon$	101 -49
~ap$	67 -215
~apa	102 48
~apa$	159 164
~apad	128 19
~apad$	128 19
~apak	181 -27
~apak$	170 -24
~apal	-99 29
~apal$	-4 34
~apan	-22 -193
~apan$	-153 -159
~apar	-147 -127
~apart	-61 -77
~apas	-102 -86
~apas$	-23 -54
~apat	-23 51
~apay	-64 -223
~apaya	-205 -200
~apd	20 5
~apda	63 5
~apda$	171 30
~apde	-78 23
~apde$	-78 23
~apdi	-107 -52
~apdi$	-107 -52
~ape	19 -72
~ape$	166 -255
~aped	176 -73
~aped$	176 -73
~apen	-132 8
~apend	-64 -75
~apene	19 -142
~apens	-199 58
~aper	-84 -24
~aper$	16 -68
~apers	-33 169
~apet	-123 46
~api	119 -187
~api$	205 -54
~apil	-104 -170
~apil$	-53 -92
~apily	-62 -131
~apin	98 39
~aping	109 61
~apis	-143 -18
~apist	-143 -18
~apit	-44 -145
~apita	-39 -135
~apk	65 -9
~apka	132 56
~apkap	167 -8
~apki	-99 -123
~apki$	-99 -123
~apl	19 -99
~apli	-13 -113
~aplic	-76 -113
~aply	-67 -76
~aply$	-44 -56
~apn	-302 214
~apna	-171 37
~apna$	-171 37
~apne	-207 133
~apne$	-207 133
~apni	-107 240
~apni$	-107 240
~apo	-213 119
~apoi	-148 -96
~apoin	-148 -96
~apr	-226 -142
~apra	-139 -99
~apri	-109 -78
~april	-66 -11
~aps	60 -239
~aps$	23 -106
~apse	123 -174
~apse$	49 -146
~apsed	103 -54
~apt	-33 -138
~apta	115 -58
~apta$	126 -65
~aptai	-71 -9
~apte	-87 -113
~apter	-87 -113
~apti	-82 -45
~aptio	-82 -45
~apto	-215 -52
~aptop	-215 -52
~apu	98 29
~apu$	81 16
~apur	72 -128
~apur$	-1 -114
~apy	-93 -124
~apy$	-93 -124
~ar$	-2 67
~ara	120 -56
~ara$	78 -26
~arab	-70 26
~arab$	-36 -13
~araba	-113 54
~arac	-51 34
~arace	2 21
~aract	-141 -181
~arad	190 -126
~arad$	48 -67
~arae	-129 -76
~araen	-109 -47
~araf	259 83
~araf$	259 83
~arah	121 -21
~arah$	21 -37
~arahv	-17 75
~arai	93 -87
~arai$	-46 -37
~arait	121 -56
~araj	-28 -149
~araj$	-28 -149
~arak	44 -80
~arak$	18 -51
~aral	77 -204
~araly	-129 -73
~aram	51 -210
~aram$	16 -202
~aran	-41 9
~aran$	-250 121
~arana	-134 -159
~arane	-89 -44
~arang	-17 84
~arani	-158 -179
~arant	157 -212
~arar	-182 -81
~arare	-123 -36
~aras	-239 -221
~aras$	34 -112
~arash	-250 -132
~arat	-164 -77
~arat$	-272 31
~arate	77 -181
~arath	-117 -268
~arau	-70 -95
~arav	-87 66
~aray	12 167
~araya	-1 -17
~araye	-50 -64
~arb	-11 4
~arba	90 80
~arbad	-61 113
~arbat	19 39
~arbh	3 -110
~arbh$	-40 10
~arbha	-92 -118
~arbhv	20 -33
~arc	12 86
~arch	-11 65
~arch$	-219 0
~archa	84 4
~arche	107 61
~archi	-123 89
~ard	51 15
~ard$	15 27
~arda	157 69
~arda$	111 145
~ardan	106 -21
~ardas	107 1
~arde	-64 -9
~arden	61 -19
~ardi	-56 -301
~ardi$	-148 -233
~ardia	-82 -56
~ardio	-22 -36
~ardiy	-59 -48
~ards	-3 38
~ards$	-3 38
~are	-94 16
~are$	34 -28
~area	127 31
~area$	56 68
~arean	102 -44
~ared	-157 206
~ared$	-157 206
~areg	-111 -55
~arega	-90 -75
~arel	-166 -142
~arela	-127 -130
~arelu	-64 -138
~aren	-106 53
~aren$	-109 -307
~arene	-40 -89
~areng	-143 74
~arent	14 144
~ares	-136 -43
~ares$	-29 -50
~aresh	-115 7
~arest	-70 -68
~aret	17 -3
~arete	13 32
~arev	-57 -101
~areve	-57 -101
~arf	133 49
~arf$	45 11
~arfa	101 98
~arfar	101 98
~arg	11 -186
~arge	-18 -166
~arge$	64 -52
~arged	37 -86
~arger	-43 -103
~argi	-149 65
~argin	-147 70
~argl	94 -45
~argle	93 -45
~argu	-44 -90
~arh	-75 -161
~arhe	-141 -140
~arhej	-141 -140
~ari	70 78
~ari$	34 -4
~aria	-67 12
~aria$	-49 -131
~ariag	-14 88
~arian	-61 -56
~arib	-136 -109
~aric	103 -55
~arid	-30 -75
~arie	-120 63
~aried	-136 88
~arij	40 29
~arij$	117 -173
~ariji	-126 103
~arik	-378 74
~arika	-212 152
~arikh	-91 -63
~ariks	-254 -195
~arin	93 83
~arin$	44 95
~aring	92 -125
~arip	-62 79
~aripa	-62 79
~arir	113 68
~arir$	113 68
~aris	-212 -286
~arish	-139 -226
~ariy	62 27
~ariya	69 30
~arj	-164 152
~arj$	-61 179
~arja	-120 134
~arja$	-74 178
~arjar	-63 -160
~arji	-47 -265
~arji$	-42 -263
~ark	31 -47
~ark$	-167 -123
~arka	32 -87
~arkar	-137 -48
~arke	5 48
~arke$	50 153
~arked	86 -97
~arket	-105 -118
~arkh	95 27
~arki	19 -76
~arkin	35 -75
~arks	85 -44
~arks$	85 -44
~arku	66 99
~arl	13 -183
~arli	32 47
~arlic	-80 -29
~arlie	88 72
~arly	1 -238
~arly$	1 -238
~arm	-118 -68
~arm$	59 -10
~arma	-158 -245
~arma$	-126 -124
~armac	-33 -80
~arme	9 59
~armer	-10 47
~armi	-225 -97
~armi$	-216 -180
~arms	58 -13
~arms$	58 -13
~army	-119 158
~army$	-119 158
~arn	-111 150
~arn$	-109 -114
~arna	-121 67
~arna$	-100 105
~arnak	-43 -71
~arnat	-29 -140
~arne	-48 93
~arne$	-47 99
~arni	-9 62
~arni$	-180 76
~arniy	-44 -58
~aro	61 -53
~aro$	14 -10
~arod	149 -45
~arod$	181 -17
~aron	-129 34
~aron$	-37 64
~aros	-27 92
~arou	73 86
~aroun	73 86
~arp	126 18
~arp$	163 -9
~arpa	26 -109
~arpe	-136 29
~arpen	-136 29
~arpi	91 43
~arpic	78 52
~ars	1 -249
~ars$	54 -75
~arsa	-76 90
~arsat	-30 -48
~arse	165 -158
~arse$	84 -132
~arsh	-213 -148
~arsha	-155 -68
~arsi	27 -225
~arsi$	52 -202
~arso	-52 -170
~arso$	-39 -167
~arson	-31 -66
~art	-33 -217
~art$	-46 -223
~arta	-43 -24
~arta$	-17 2
~artan	-31 -44
~artb	-126 -53
~arte	140 -85
~arte$	20 -51
~arted	129 -45
~arter	111 -79
~arth	-117 -91
~arth$	-154 -195
~arthi	26 83
~arti	-63 -82
~arti$	-177 -161
~artic	62 -108
~artin	-182 95
~artm	-44 -55
~artme	-44 -55
~artn	40 90
~artne	40 90
~arts	37 -94
~arts$	37 -94
~artu	-110 41
~artum	-72 47
~artv	61 -31
~artva	61 -31
~arty	46 -262
~arty$	46 -262
~aru	36 94
~aru$	16 32
~arud	165 -89
~arudh	165 -85
~arun	-133 80
~arun$	-115 43
~arung	-104 129
~arur	-35 -138
~arura	-62 149
~aruri	-40 -240
~arv	-74 61
~arva	-28 34
~arva$	-7 79
~arvaj	105 15
~arval	-88 104
~arvan	-156 -128
~arvat	-103 -150
~arvau	-131 -105
~arvay	55 -63
~arve	-55 71
~ary	-328 83
~ary$	-259 -23
~arya	-93 153
~aryi	-128 -36
~aryin	-128 -36
~as$	78 209
~asa	91 -52
~asa$	54 24
~asag	-105 -87
~asage	-105 -87
~asal	-237 37
~asal$	-119 66
~asala	-191 -64
~asam	204 -180
~asam$	205 -163
~asan	-226 76
~asan$	-41 61
~asana	-66 52
~asand	-165 -83
~asar	128 -77
~asar$	128 -77
~asav	77 -49
~asav$	43 -34
~asb	6 30
~asba	28 -46
~ase	-5 -118
~ase$	-4 -75
~ased	98 -39
~ased$	98 -39
~asel	-158 -60
~aseli	-62 -39
~asem	66 -61
~asemb	66 -61
~asen	-16 75
~aseng	53 99
~aser	-137 -130
~aser$	-137 -130
~ases	36 -138
~ases$	36 -138
~ash	11 -102
~ash$	-219 89
~asha	56 -58
~asha$	-19 -126
~ashak	100 171
~ashan	-191 -133
~ashay	-62 -102
~ashe	-22 -41
~ashe$	-11 0
~ashed	-11 -22
~ashev	32 -24
~ashi	42 -338
~ashi$	-113 -203
~ashif	-47 -105
~ashik	28 -80
~ashin	100 -232
~ashm	-73 -181
~ashma	-79 -99
~ashme	30 -114
~ashr	20 126
~ashra	-22 30
~ashru	27 112
~asht	94 -116
~asht$	-44 21
~ashta	114 -142
~ashu	-118 -113
~ashu$	-87 -90
~ashub	-40 -35
~ashv	-147 -122
~ashva	-147 -122
~asi	19 85
~asi$	-108 143
~asig	-52 -70
~asign	-52 -70
~asik	-171 -123
~asik$	-179 -71
~asin	156 -98
~asina	297 -243
~asine	-5 -6
~asing	-105 54
~asir	-114 -135
~asir$	-114 -135
~asit	125 -9
~asiu	46 69
~asium	46 69
~asiy	-26 60
~asiya	-26 60
~ask	-131 -20
~ask$	-32 -165
~aska	-177 -76
~askar	-133 -67
~aske	-157 129
~asked	-157 129
~aski	28 78
~askin	28 78
~asks	-112 -100
~asks$	-112 -100
~asl	125 127
~asli	86 71
~asli$	21 83
~asm	-152 -81
~asma	-104 -70
~asma$	-100 -149
~asn	49 23
~asne	48 -100
~asne$	48 -100
~asnt	107 96
~asnt$	107 96
~aso	-173 131
~asoi	27 42
~asoi$	11 42
~ason	-188 80
~ason$	-163 45
~asou	-104 -54
~asoun	-104 -54
~asp	192 -190
~asp$	147 -72
~aspa	-146 -150
~aspat	-125 -143
~aspi	125 -98
~aspir	37 -66
~aspo	-44 24
~aspor	-44 24
~asr	5 -188
~asra	6 -184
~asrat	-103 -161
~ast	-18 58
~ast$	78 47
~asta	-140 125
~asta$	-18 150
~astar	-78 59
~aste	59 72
~aste$	-104 78
~aster	196 13
~astf	-158 -84
~astfi	-109 -58
~asth	-71 -311
~astha	-273 -194
~asthm	55 -136
~asti	-122 -8
~asti$	29 81
~astin	-228 -219
~astr	-27 -44
~asty	-56 -136
~asty$	-56 -136
~asu	209 -49
~asu$	108 -27
~asud	86 -74
~asude	30 -12
~asudo	80 -64
~asun	-52 -98
~asun$	-52 -98
~asur	176 6
~asur$	129 -40
~asura	78 97
~asv	-241 89
~asva	-117 -175
~asvi	-77 79
~asvin	-77 79
~asvo	-158 179
~asvor	-158 179
~asy	-149 -54
~asy$	-148 -54
~at$	102 84
~ata	42 15
~ata$	57 59
~atae	-33 -38
~ataen	-33 -38
~atai	50 -323
~atai$	16 -30
~ataie	2 -209
~ataik	-77 -137
~ataiy	2 -128
~atak	42 -226
~atak$	-53 -218
~atakh	111 -49
~ataks	-43 -54
~atakt	107 26
~atal	7 139
~atal$	-40 104
~atam	-65 93
~atam$	-65 93
~atan	-164 -62
~atana	-219 16
~atane	-38 -17
~atang	0 -133
~atao	-237 -16
~atao$	-236 -15
~atar	-88 -282
~atar$	-42 -197
~atara	-119 -121
~atarn	-43 -71
~atat	-80 76
~atati	-119 -70
~atau	-43 104
~atau$	-13 98
~ataun	-12 48
~atay	173 -16
~ataya	68 -16
~ataye	100 -163
~atc	13 -79
~atch	13 -79
~atch$	-15 -238
~atche	57 85
~atchi	-6 -13
~atchm	139 51
~ate	-46 -113
~ate$	-74 -28
~ated	-150 -140
~ated$	-150 -140
~atei	106 -69
~atein	106 -69
~atel	119 -132
~atele	131 -121
~atem	-114 205
~atemp	-94 176
~aten	-15 -17
~aten$	73 -60
~atend	-34 -50
~ater	28 -125
~ater$	105 -46
~ateri	-142 -48
~atern	-15 48
~atery	49 -217
~ates	-6 -93
~ates$	-157 -81
~atev	-31 -29
~ateve	-31 -29
~atf	-57 145
~atfo	-89 150
~atfor	-89 150
~atg	-62 -101
~atgp	-62 -101
~atgpt	-62 -101
~ath	247 29
~ath$	96 43
~atha	171 14
~atha$	88 -371
~atham	65 -151
~athar	193 16
~athe	36 -16
~athe$	60 -244
~athel	32 -100
~ather	-72 84
~athes	76 -9
~athet	106 -21
~athi	133 -13
~athi$	52 43
~athin	178 -157
~athir	-187 -21
~athiy	-6 24
~athl	16 -62
~athle	16 -62
~athm	-96 101
~atho	32 74
~athon	32 74
~athr	30 -30
~athri	-181 -196
~athru	86 36
~aths	41 -18
~aths$	41 -18
~athu	94 -265
~athu$	75 -253
~athv	106 29
~athva	111 -58
~athy	-91 56
~athy$	-59 -127
~ati	50 -115
~ati$	46 -150
~atic	-48 -82
~atic$	-13 -50
~atie	96 14
~atien	96 14
~atij	81 80
~atija	34 93
~atije	84 -11
~atin	-110 -79
~atin$	-163 -142
~atine	-83 -18
~ating	-37 -19
~atini	-73 -54
~atio	-132 -81
~ation	-130 -80
~atis	126 -67
~atit	144 -133
~ativ	-6 36
~ative	-6 36
~atiy	79 -28
~atiya	144 -18
~atk	205 39
~atka	148 14
~atka$	127 48
~atkal	-59 -89
~atke	165 51
~atke$	156 52
~atki	-44 -45
~atki$	-44 -45
~atl	83 -184
~atla	9 -213
~atla$	9 -121
~atlab	-196 -160
~atle	140 -52
~atled	150 -68
~atli	2 -84
~atli$	-63 -81
~atm	-27 118
~atm$	30 76
~atma	-90 88
~atma$	-28 -58
~atmah	-89 136
~atmal	-93 111
~atmat	125 -180
~atme	3 23
~atmen	3 23
~atn	-202 43
~atna	-63 -161
~atna$	-99 -159
~atne	-90 94
~atne$	-90 94
~atni	-148 58
~atni$	-144 60
~ato	-10 -218
~ato$	-24 -201
~aton	-119 -99
~atoni	-119 -99
~ator	41 -9
~ator$	-3 43
~atore	-20 -46
~atori	71 -1
~atr	-193 123
~atr$	-53 93
~atra	-214 -84
~atra$	-140 -225
~atre	29 55
~atre$	-24 52
~atres	55 -31
~atri	-92 141
~atri$	-173 171
~atric	-102 -97
~atrin	195 -16
~atris	-15 -78
~ats	-122 -134
~ats$	-141 -166
~atsa	47 55
~atsae	17 22
~atsap	-78 76
~atu	56 -5
~atu$	16 3
~atur	-35 -141
~atura	-62 -71
~aturd	-58 19
~ature	33 -104
~atus	-107 112
~atus$	-107 112
~atv	102 55
~atva	52 60
~atvan	24 -83
~aty	-158 33
~aty$	-101 -232
~atya	-100 99
~atya$	-112 99
~au$	-12 87
~auc	-31 152
~aud	-30 -170
~aud$	41 -13
~auda	56 -48
~audar	7 -37
~audh	-67 -69
~audt	-71 -72
~audta	-78 -69
~aug	-58 -51
~augh	-27 -8
~augh$	-131 -49
~aughe	-1 159
~aughi	-72 -4
~aughs	-46 -125
~aught	64 17
~augu	-123 -114
~augus	-123 -114
~auj	-142 115
~auj$	-152 24
~auji	-5 140
~auji$	-5 140
~auk	-41 32
~auki	-146 -138
~auki$	-124 -125
~aukr	28 66
~aukri	-204 51
~aul	-14 -65
~ault	21 -1
~aun	-432 76
~aun$	-322 37
~aund	-79 -39
~aung	-231 119
~aunga	-218 116
~aungi	-126 49
~auns	-114 -46
~aunsa	-43 -59
~aunse	-24 -75
~aunsi	-150 36
~aunsl	-16 -1
~aunt	7 -34
~aunt$	-81 -34
~aunty	42 12
~aur	84 -61
~aur$	56 -11
~aura	172 -179
~aura$	130 -228
~aurat	89 7
~aure	-20 -134
~aure$	-20 -134
~auri	-216 -88
~auri$	-177 -72
~aus	61 -158
~ausa	-28 -157
~ausam	-200 -128
~ause	-84 -100
~ause$	-6 -70
~ausea	-14 -58
~auses	-111 -68
~aush	169 -114
~ausi	83 -47
~ausi$	83 -47
~aust	-16 77
~aut	-33 179
~aut$	-158 169
~auta	-71 54
~auta$	-89 14
~aute	142 8
~aute$	68 51
~auth	-198 -25
~auth$	2 63
~autha	-169 -149
~auti	-122 17
~auto	167 -9
~auto$	168 -24
~auv	101 50
~auva	-3 24
~av$	23 -180
~ava	1 110
~ava$	49 96
~avab	35 -172
~avab$	35 -172
~avad	-82 -129
~avad$	-40 -120
~avag	-133 -148
~avage	-130 -107
~avai	-82 52
~avai$	-42 44
~avaiy	-155 33
~avaj	154 -1
~avaj$	154 -1
~aval	-149 -236
~aval$	-164 -217
~avan	-34 75
~avan$	50 -22
~avar	59 97
~avar$	-136 54
~avare	-5 -89
~avari	96 86
~avas	-170 58
~avas$	16 83
~avasi	-114 -135
~avast	-113 -41
~avat	83 50
~avat$	73 -136
~avay	-87 27
~avay$	-87 27
~avd	-190 -151
~avdh	-57 -34
~avdha	-57 -34
~ave	-136 108
~ave$	-120 98
~aved	-17 -52
~aved$	-71 3
~avel	-28 -123
~avel$	-14 -133
~aver	-140 71
~aves	-7 88
~aves$	-7 88
~avi	12 8
~avi$	-113 -213
~avin	172 91
~aving	106 98
~avit	-137 -163
~avita	-131 -148
~avj	122 -18
~avja	122 -18
~avja$	-37 41
~avjat	133 -110
~avl	197 -181
~avla	219 -78
~avla$	190 -63
~avli	-86 -119
~avlin	-86 -119
~avn	223 -166
~avn$	95 -112
~avni	-67 -77
~avns	220 -40
~avns$	220 -40
~avo	-108 -71
~avoi	-94 -33
~avoid	-94 -33
~avr	-173 -176
~avra	-44 -96
~avrat	77 -72
~avri	-144 -93
~avri$	-95 -43
~avs	100 -205
~avs$	106 -186
~avsa	-19 -43
~avsad	-19 -43
~avt	78 2
~avti	37 -111
~avti$	37 -111
~avu	40 127
~avu$	67 67
~avy	-53 5
~avy$	-27 -211
~avyu	-102 48
~avyu$	-102 48
~ay$	-16 120
~aya	21 71
~aya$	30 -13
~ayab	34 196
~ayab$	71 137
~ayad	11 72
~ayad$	11 72
~ayak	-131 69
~ayak$	-131 69
~ayal	-85 120
~ayal$	-76 143
~ayala	-38 5
~ayam	-65 5
~ayam$	-51 -125
~ayan	141 -200
~ayan$	62 -153
~ayar	-223 -132
~ayari	-161 -112
~ayat	31 -29
~ayat$	-18 -25
~ayb	42 -29
~aybe	42 -29
~aybe$	42 -29
~ayc	-109 179
~aych	-109 179
~ayd	-210 -89
~ayda	-118 7
~ayda$	-118 7
~ayde	-153 -163
~ayde$	-153 -163
~aye	57 -73
~aye$	73 -139
~ayed	-22 118
~ayed$	-22 118
~ayeg	-14 5
~ayega	61 44
~ayegi	-162 -54
~ayen	44 7
~ayeng	44 7
~ayer	-76 31
~ayer$	-76 31
~ayi	87 99
~ayi$	117 92
~ayin	-52 -9
~aying	-47 30
~ayk	77 117
~ayke	-59 80
~ayke$	-59 80
~ayl	138 -208
~ayli	-35 -81
~ayo	111 -17
~ayo$	142 -82
~ayp	-163 -138
~aypu	-128 -115
~ayr	-181 -212
~ayra	-114 -156
~ayrai	-77 -107
~ayran	-102 -79
~ayri	-125 -121
~ayri$	-125 -121
~ays	18 77
~ays$	26 109
~ayt	-96 143
~ayu	113 71
~ayu$	110 73
~ayur	-70 -111
~ayurv	-70 -111
~ayus	-104 -94
~ayush	-104 -94
~ba$	130 -59
~bab	187 -26
~baba	231 -40
~baba$	173 -26
~babi	14 -64
~babie	14 -64
~babu	226 -56
~babu$	98 -57
~babuj	173 -9
~baby	34 3
~baby$	67 -28
~babys	-186 23
~bac	102 1
~bach	102 1
~bach$	-184 120
~bacha	48 3
~bachc	176 -45
~bache	-39 -125
~bachi	50 90
~bachn	-118 -31
~bacho	-114 -198
~bachp	-311 -133
~bacht	-81 42
~bachu	-14 -50
~bad	-57 -62
~bad$	-45 53
~bada	52 -405
~bada$	4 -177
~badab	121 -15
~badal	-153 -232
~badan	133 -94
~badb	18 -166
~badbu	-13 -163
~bade	174 -16
~bade$	174 -16
~badh	-289 -124
~badh$	-188 -156
~badha	-171 -83
~badhe	-95 -92
~badhi	-135 65
~badht	-4 -261
~badi	123 -1
~badi$	-36 11
~badl	-187 -239
~badla	-81 -98
~badle	-147 -63
~badlu	-97 -90
~badm	-12 -89
~badmi	2 -81
~bae	194 -94
~baen	177 -83
~baen$	177 -83
~bag	1 80
~bag$	-65 59
~baga	13 60
~bagal	31 88
~bah	123 -30
~bah$	-13 45
~baha	265 -47
~bahan	1 49
~bahar	350 -211
~bahas	-158 -56
~bahk	194 -30
~bahki	194 -30
~bahu	0 -50
~bahu$	164 101
~bahut	-100 -125
~bai	-6 7
~bai$	-30 47
~baic	-129 -101
~baic$	-129 -101
~baig	-107 109
~baig$	-107 109
~baik	59 -51
~baik$	59 -51
~bail	-134 -36
~bail$	-176 -58
~bain	147 105
~bain$	41 -69
~baing	220 -23
~baink	-50 143
~baip	-82 -73
~baipa	-82 -73
~bait	37 2
~baith	-20 41
~baitr	131 -172
~baj	5 36
~baj$	152 -10
~baja	-154 58
~bajar	-75 100
~baje	4 -69
~baje$	4 -69
~bajt	-7 -93
~baju	38 95
~baju$	38 95
~bak	10 88
~bak$	48 -60
~baka	-181 -100
~baki	59 95
~baki$	73 41
~bakr	62 -37
~baku	-101 188
~bakv	-8 -52
~bakva	-8 -52
~bal	3 6
~bal$	-37 -274
~bala	-18 110
~balak	18 102
~balan	-70 25
~balc	30 133
~balco	30 133
~balg	-25 -26
~balga	-25 -26
~bali	102 -32
~balm	-141 -70
~balm$	-141 -70
~bals	4 -23
~bals$	4 -23
~balt	31 -48
~balti	4 -8
~balu	129 -23
~balun	129 -23
~bam	11 -88
~bam$	-72 -85
~ban	-13 13
~ban$	95 -118
~bana	-335 -121
~bana$	-130 -7
~banae	-36 -99
~banan	-57 -184
~banat	-167 -135
~banau	-128 -16
~banay	-100 28
~band	86 128
~band$	113 69
~banda	51 -32
~bandh	-86 128
~bandi	19 -115
~bands	-117 -28
~bandu	-86 160
~bane	-42 -230
~bane$	11 -197
~baneg	-25 -75
~bang	-67 -102
~banga	-118 -61
~bangl	-119 -36
~banh	128 60
~banh$	121 61
~bani	-71 45
~bani$	-99 47
~bank	32 -7
~bank$	-77 -15
~bant	-251 -126
~bant$	-45 93
~banta	-106 -129
~banti	-148 -134
~banv	-74 -146
~banva	-71 -144
~bap	51 48
~bap$	-46 30
~bapu	40 42
~bapu$	40 42
~bar	-126 -12
~bar$	-139 31
~bara	-71 77
~bara$	3 -104
~barab	-17 71
~barah	-25 98
~baras	-26 -132
~barat	18 -44
~barb	-61 113
~barba	-61 113
~bard	85 -15
~barda	93 1
~bare	-150 -64
~bare$	-61 -74
~barf	114 -193
~barf$	77 -100
~bari	-107 -204
~baris	-115 -217
~bark	18 -16
~bars	-66 -219
~barsa	-30 -48
~barsi	-41 -171
~bart	103 -35
~barta	-70 19
~bas	-71 103
~bas$	-124 115
~base	13 -116
~base$	13 -116
~bat	74 -16
~bat$	149 -103
~bata	-138 16
~bata$	35 66
~batai	23 -199
~batan	-142 62
~batao	-236 -15
~batat	-127 -80
~batau	-21 121
~batay	131 -73
~batc	-103 112
~batch	-103 112
~bate	34 -271
~bate$	-178 -5
~batei	106 -69
~baten	83 -114
~bater	31 -223
~bath	125 -81
~bath$	-32 -157
~bathe	-50 -193
~bathi	5 19
~bathr	86 36
~bati	-26 130
~bati$	109 97
~batin	-150 -54
~bato	-20 -46
~bator	-20 -46
~bau	108 -180
~bav	36 56
~bava	-34 -127
~bavas	-114 -135
~bay	157 24
~baya	255 -186
~baya$	174 -128
~bayan	148 -39
~baye	68 -42
~baye$	68 -42
~bayi	-61 -130
~bayi$	-61 -130
~bayo	-81 -100
~bc$	151 -169
~bco	-49 -30
~bd$	109 -177
~bda	250 -71
~bda$	233 -75
~bde	136 -30
~bde$	136 -30
~be$	28 189
~bea	76 -63
~bean	-105 -28
~bear	-88 40
~beat	170 -93
~beat$	97 -123
~beati	131 -16
~beats	-17 -26
~bec	126 -95
~beca	99 -68
~becam	52 12
~becau	77 -72
~bech	61 88
~bech$	-85 128
~beco	42 -206
~becom	42 -206
~bed	101 106
~bed$	122 6
~bef	15 -29
~befo	15 -29
~befor	15 -29
~beg	4 -17
~begi	-74 -58
~begin	-74 -58
~beh	206 -111
~beh$	-124 -78
~beha	-24 -87
~behe	175 -99
~behen	175 -99
~behi	113 138
~behin	113 138
~behk	113 -38
~behki	113 -38
~beho	162 -250
~behos	162 -250
~bei	-130 98
~bein	-123 101
~being	-123 98
~bej	86 -101
~bek	-151 98
~beka	-134 -16
~bekar	-103 -14
~beku	-155 117
~beku$	-143 118
~bel	101 -174
~bel$	-3 -128
~beli	16 -107
~belie	-92 -84
~belig	98 -36
~belo	33 49
~belov	33 49
~belt	65 -63
~belt$	131 -69
~bely	116 -74
~bely$	116 -74
~ben	-124 -46
~benc	-89 42
~bench	-89 42
~bend	28 -50
~bend$	32 -21
~bene	-158 -159
~benef	-158 -159
~bent	52 39
~bent$	52 39
~ber	5 6
~ber$	-44 44
~bert	83 -120
~berth	83 -120
~bes	101 -180
~best	-293 -171
~best$	-288 -170
~bet	-39 96
~beta	-9 143
~beta$	-18 147
~bete	-56 27
~bete$	135 -135
~beter	-284 102
~betes	-143 -60
~beti	41 79
~beti$	14 69
~betic	48 -113
~beto	-80 -59
~betv	-47 -178
~betvi	-47 -178
~bev	130 -45
~beva	137 -100
~bf$	-62 77
~bg$	-99 -33
~bgm	-12 -36
~bgmi	-12 -36
~bgmi$	-12 -36
~bgo	-76 -162
~bgol	-76 -162
~bgol$	-76 -162
~bh$	91 -259
~bha	97 -28
~bha$	-55 -158
~bhab	70 110
~bhabh	70 110
~bhag	90 5
~bhag$	72 -11
~bhaga	-64 -74
~bhagv	-40 119
~bhai	106 -60
~bhai$	28 -30
~bhain	-56 4
~bhaiy	201 -79
~bhaj	63 -87
~bhaja	-120 -58
~bhal	-87 224
~bhal$	12 156
~bhan	-66 -39
~bhan$	-32 -20
~bhang	29 18
~bhap	-9 -181
~bhap$	-6 -172
~bhar$	44 36
~bhara	-145 -217
~bhare	-97 -111
~bhari	103 -157
~bharn	-38 51
~bhart	-119 -20
~bharv	-124 -119
~bhas	-265 -170
~bhash	-265 -170
~bhat	55 -85
~bhat$	-187 -141
~bhata	99 -127
~bhate	109 51
~bhath	41 11
~bhati	163 46
~bhav	-65 -295
~bhav$	-192 -157
~bhava	-6 -134
~bhavt	65 -31
~bhay	105 46
~bhaya	105 46
~bhe	62 -54
~bhej	2 -39
~bhej$	20 72
~bheji	-24 104
~bhejn	-97 -128
~bhejo	-11 -172
~bheju	112 15
~bhi	201 67
~bhi$	81 76
~bhid	103 -63
~bhid$	103 -63
~bhig	296 -143
~bhig$	198 -69
~bhigi	76 -13
~bhin	220 -112
~bhinc	169 -16
~bhk	24 -33
~bho	35 -51
~bhop	-29 -22
~bhopa	-29 -22
~bht	82 -54
~bhta	-73 -51
~bhta$	-73 -51
~bhu	-174 -281
~bhuk	-170 -86
~bhuk$	-145 -161
~bhukh	-83 -143
~bhul	-167 -155
~bhul$	-100 -122
~bhus	114 -123
~bhut	18 -191
~bhut$	-32 -173
~bhv	20 -33
~bhva	20 -33
~bhvat	20 -33
~bi$	-36 106
~bia	-53 -60
~bic	96 -95
~bich	109 -83
~bich$	162 -16
~bichc	-68 -139
~bichu	92 -29
~bid	-26 48
~bidi	33 -49
~bidi$	-60 -45
~bie	-112 -262
~bie$	-65 -108
~bies	-85 -222
~bies$	-83 -220
~bif	-12 -65
~bifl	-12 -65
~bifla	-12 -65
~big	205 -142
~big$	146 -169
~bige	128 47
~biger	128 47
~bih	-74 -78
~biha	-59 -62
~bihar	-59 -62
~bij	-6 -12
~bij$	-166 68
~bijl	81 -73
~bijli	81 -73
~bik	39 -88
~bik$	-144 54
~bike	72 -31
~bike$	66 -20
~bil	-54 -320
~bil$	-93 -227
~bile	-124 -178
~bile$	-124 -178
~bili	-58 -25
~bili$	-1 31
~bilk	42 -120
~bilku	42 -120
~bim	-135 -39
~bima	-135 -39
~bima$	-87 46
~bimar	-107 -108
~bin	-90 102
~bin$	-93 94
~bina	-80 95
~bina$	-72 106
~bind	-79 -183
~bind$	-121 -93
~bing	139 65
~bing$	139 65
~bio	-57 -154
~bio$	-109 -175
~biot	-13 -91
~bioti	-12 -59
~bip	-26 -192
~bipi	-30 -186
~bipi$	-30 -186
~bir	-216 -249
~bir$	-148 -154
~birt	-127 -80
~birth	-127 -80
~biry	-92 -200
~birya	-92 -200
~bis	166 -134
~bis$	127 -58
~bisc	28 -109
~biscu	28 -109
~bish	45 -8
~bish$	45 -8
~bisi	-28 -142
~bisi$	-8 -107
~bisk	-112 -82
~bisl	124 -30
~bisle	124 -30
~bist	105 45
~bista	105 45
~bit	105 -112
~bit$	90 -20
~bite	-55 -129
~bite$	-191 -1
~biten	216 -134
~bites	13 -79
~biti	99 -8
~bitiy	20 43
~biv	-81 108
~bivi	-81 108
~bivi$	-81 108
~biy	16 -77
~biya	16 -77
~biyat	44 -79
~bj$	198 -210
~bji	-75 -23
~bji$	-75 -23
~bka	-64 112
~bka$	-60 129
~bke	-133 48
~bke$	-133 48
~bki	-104 154
~bki$	-104 154
~bko	38 162
~bko$	38 162
~bla	-7 244
~blad	-133 264
~blade	-119 294
~blak	168 -14
~blak$	170 20
~blan	-13 -54
~blank	-13 -54
~ble	-39 81
~ble$	55 -25
~blea	-5 -45
~bleac	-5 -45
~bled	-18 184
~bled$	-87 199
~blem	-58 -50
~blem$	-58 -50
~bles	24 -218
~bles$	50 -184
~blet	-59 56
~blet$	-23 -351
~blets	-53 238
~bli	157 -217
~blid	105 -223
~blid$	-73 -90
~blidi	134 -295
~blin	154 -30
~bling	190 33
~blis	6 -78
~blist	6 -78
~blo	-227 -103
~blok	-222 -84
~blok$	-118 -26
~bloke	-154 -84
~blov	32 -46
~blu	250 -233
~blud	166 -160
~blud$	187 -149
~blue	139 -84
~blue$	152 -44
~blues	-103 -141
~blui	149 -10
~bluis	149 -10
~blur	52 -52
~bly	54 -75
~bly$	62 -68
~bne	-83 58
~bne$	-115 62
~bo$	12 125
~boa	-66 6
~boar	-50 -16
~board	-174 31
~boat	-71 56
~bod	3 156
~body	-2 165
~body$	3 156
~boh	107 -51
~boj	80 187
~bojh	80 187
~bojh$	34 194
~bok	-198 123
~boks	-185 134
~boks$	-183 138
~bol	150 95
~bol$	192 36
~bola	104 101
~bola$	69 109
~bole	0 160
~bole$	4 163
~boli	105 178
~boli$	81 177
~bolin	87 11
~boln	-44 10
~bolna	-91 74
~bolne	40 -134
~bolo	-125 -152
~bolo$	-125 -152
~bolt	93 29
~bolta	-6 -152
~bolte	50 75
~bolti	103 76
~bolu	-120 34
~bolu$	-109 -18
~bom	18 -79
~bomb	18 -79
~bomb$	19 -66
~bon	107 91
~bon$	-111 89
~bond	85 96
~bone	73 -115
~bone$	81 -182
~bor	46 -47
~bor$	1 69
~bord	-149 49
~bord$	-102 -31
~bore	-203 -245
~bore$	-134 -158
~bored	-127 -164
~bori	-46 -154
~bori$	-104 -149
~born	118 16
~born$	118 16
~bos	-232 -417
~bos$	-217 -404
~bot	2 148
~bot$	-192 -145
~bota	-21 102
~botal	-19 113
~both	6 51
~both$	11 65
~botl	66 185
~botle	66 185
~bou	-58 27
~boug	-181 55
~bough	-181 55
~boun	-40 24
~bour	-2 36
~bour$	-30 52
~bours	46 -28
~bout	-92 -71
~bout$	-92 -71
~bov	38 -210
~bov$	-21 -77
~bove	170 -110
~bove$	170 -110
~bovl	-94 -93
~bovli	-138 -50
~boy	75 57
~boy$	37 114
~boys	92 -107
~boys$	92 -107
~bp$	-94 -203
~bra	-79 -120
~bra$	113 -228
~brac	-130 -51
~brace	-130 -51
~brah	22 -48
~braha	22 -48
~brai	-98 -191
~brain	-77 -187
~brak	21 -82
~brake	37 -6
~bran	-143 -65
~brand	-145 -117
~bras	-140 -81
~bre	161 -204
~bre$	81 -97
~brea	96 -135
~break	-147 23
~breas	56 -198
~breat	165 -180
~bren	-38 -122
~bren$	-38 -122
~bri	-4 123
~brid	-114 170
~bride	15 9
~bridg	-99 180
~brig	141 -123
~brik	51 45
~brik$	77 68
~bril	-69 -92
~brin	-40 25
~bring	-18 39
~bro	97 -192
~bro$	-33 -12
~brok	123 -250
~broke	123 -250
~brot	110 -85
~broth	110 -85
~brov	3 -75
~brovn	6 -114
~bru	-269 -4
~brus	-242 -103
~brush	-242 -103
~bs$	97 55
~bsc	-112 30
~bsc$	-100 -59
~bscr	-34 60
~bscri	-34 60
~bse	-93 106
~bse$	-71 126
~bsen	-40 -33
~bsi	-175 -201
~bsid	-157 -195
~bt$	71 64
~bta	111 -134
~bta$	40 -66
~bte	-81 -84
~bte$	-81 -84
~bu$	-10 -156
~bua	-8 14
~bua$	-8 14
~bub	77 56
~bubl	77 56
~buble	55 69
~bud	40 110
~buda	106 -99
~budg	-155 -117
~budge	-155 -117
~budh	-80 155
~budha	-94 112
~budhi	-19 100
~bui	-107 50
~buil	-107 50
~build	-107 50
~buj	98 86
~bujh	-41 110
~bujh$	-24 137
~bujha	-35 -72
~buji	173 -9
~buji$	173 -9
~buju	-44 -47
~bujur	-44 -47
~buk	88 -101
~buk$	-174 39
~buke	101 -26
~buked	-99 61
~buket	-23 -120
~bukh	39 -389
~bukha	39 -389
~buki	-17 -172
~bukin	-131 -168
~buks	-89 176
~buks$	-89 176
~bul	268 183
~bul$	155 -45
~bula	166 190
~bula$	-118 188
~bulan	149 -78
~bulao	121 -68
~bulau	95 -8
~bulay	17 63
~bulb	-40 123
~bulb$	-86 130
~bule	152 -177
~bulen	147 -51
~bulg	94 -74
~bulge	-68 -48
~bulgi	154 -31
~buli	59 74
~bulis	149 -18
~bum	-42 -231
~bump	34 -158
~bump$	69 -68
~bumps	-125 -77
~bumr	-146 -120
~bumra	-146 -120
~bun	70 -129
~bund	84 -63
~bund$	94 -56
~bunt	-16 -23
~bur	-85 -7
~bura	-71 -2
~bura$	-11 8
~burn	-108 -94
~burn$	-205 -21
~burni	66 30
~burns	15 -204
~burnt	-116 -7
~burp	3 -74
~burs	191 -106
~burst	193 -99
~bus	-19 -106
~bus$	1 18
~busi	73 6
~busin	73 6
~bust	-173 -215
~buste	-172 -214
~busy	69 33
~busy$	69 33
~but	14 -46
~but$	-7 -26
~buta	44 -4
~butar	44 -4
~bute	-131 21
~buter	-128 -59
~buto	63 -109
~buton	63 -109
~buy	-130 -143
~buy$	-122 -114
~by$	118 39
~bya	-154 -31
~byaj	-56 64
~byaj$	-56 64
~byat	-108 -168
~byath	-108 -168
~bye	-383 26
~bye$	-383 26
~byp	-45 -165
~bypa	-45 -165
~bypas	-45 -165
~bys	-186 23
~bys$	-186 23
~ca$	55 -51
~cab	30 -75
~cab$	64 -45
~caf	69 -156
~cafo	58 -37
~cafol	58 -37
~cak	65 -16
~cake	65 -16
~cake$	65 -16
~cal	10 -60
~cal$	82 -21
~calc	-188 -188
~calci	-188 -188
~cale	-80 9
~caled	-135 -2
~calf	106 -95
~calf$	106 -95
~cali	-140 95
~calin	-140 95
~calm	40 197
~calm$	47 161
~calp	58 -145
~calp$	4 -117
~caly	-49 -114
~caly$	-49 -114
~cam	134 43
~came	177 47
~came$	195 65
~camer	-81 -84
~camp	-141 -17
~camp$	-141 -17
~can	22 -38
~can$	-223 -108
~cana	-162 106
~canad	-112 3
~canal	-90 91
~canc	-221 -121
~cance	-210 -109
~cano	185 -10
~canot	186 -3
~cant	276 99
~cant$	286 119
~canti	-52 -135
~cap	-175 -148
~cap$	-108 -56
~capi	7 -101
~capit	-136 -93
~capt	-134 -37
~capta	-71 -9
~capti	-82 -45
~car	-131 3
~car$	113 -165
~card	-238 -102
~card$	-153 26
~cardi	-95 -85
~care	-207 173
~care$	-174 145
~cared	-95 127
~cari	-81 21
~caria	-74 91
~cary	-212 -76
~cary$	-148 -68
~caryi	-128 -36
~cas	-40 -26
~case	-59 101
~case$	-49 102
~cash	30 -34
~cashe	32 -24
~cast	-36 -183
~cast$	-19 -169
~cat	-155 -20
~cat$	-115 76
~cata	-119 -121
~catar	-119 -121
~catc	-34 -189
~catch	-34 -189
~cate	-86 11
~cate$	-68 26
~cath	128 -16
~cathe	128 -16
~cati	-140 60
~catio	-140 60
~cau	86 -64
~caug	181 -97
~caugh	181 -97
~caus	-13 -35
~cause	-13 -35
~cb$	-181 -191
~ce$	53 -30
~ced	86 -19
~ced$	86 -19
~cef	46 114
~cefu	46 114
~ceful	46 114
~cel	-33 -64
~cel$	31 -245
~cels	-131 -145
~cels$	-123 -130
~cely	24 -38
~cely$	24 -38
~cem	-38 -13
~cema	51 -31
~cemak	51 -31
~cemb	-98 -34
~cembe	-98 -34
~ceme	-70 23
~cemen	-70 23
~cen	-164 -40
~cenc	-160 -37
~cence	-160 -37
~cene	-63 -103
~cene$	-63 -103
~cens	-85 145
~cense	-84 128
~cent	-30 -93
~cent$	-163 15
~cente	62 -80
~centr	42 -74
~cep	-31 27
~cer	-110 -29
~cer$	3 -71
~cert	-78 -7
~certi	-78 -7
~ces	-242 -240
~ces$	-261 -198
~cesa	102 -44
~cesar	102 -44
~cet	-7 -23
~ceta	2 21
~cetam	2 21
~ceti	-28 -213
~cetir	-28 -213
~cg$	-125 -149
~ch$	-8 -6
~cha	68 121
~cha$	106 181
~chab	-146 130
~chaba	-40 -86
~chabi	-153 169
~chac	151 59
~chach	151 59
~chad	83 48
~chada	-54 111
~chadh	50 -14
~chah	-71 61
~chah$	-57 -4
~chahi	-14 -6
~chaht	-110 5
~chai	-82 153
~chai$	-109 -27
~chain	-4 218
~chair	14 110
~chaj	-82 46
~chak	179 -96
~chaka	22 -47
~chaku	232 -78
~chal	-148 -105
~chal$	-59 -116
~chala	-171 -18
~chale	-113 -22
~chali	45 118
~chaln	35 -85
~chalo	-68 -98
~chalt	38 -349
~chalu	4 12
~cham	237 -202
~chama	205 -88
~chamd	135 -130
~chan	106 52
~chan$	138 -112
~chana	348 -118
~chanc	-70 171
~chand	-261 -132
~chane	-257 -246
~chang	-22 -181
~chani	-64 121
~chant	-81 130
~chao	149 -124
~chao$	149 -124
~chap	-27 10
~chap$	56 78
~chapa	-11 53
~chapt	-87 -113
~char	-105 -277
~char$	-108 -205
~chara	12 -44
~charb	-129 -86
~chard	110 -28
~charg	-127 -42
~chari	-77 -55
~charo	-36 50
~chart	3 -104
~chas	-90 -220
~chas$	15 -57
~chash	-58 -154
~chat	213 175
~chat$	13 239
~chata	-27 -185
~chatg	-62 -101
~chath	-85 -34
~chati	393 -168
~chatr	-109 66
~chats	-65 -48
~chau	-262 -74
~chaut	-198 -25
~chav	-36 -230
~chav$	-151 -154
~chava	-234 -110
~chavl	188 -76
~chay	-44 -195
~chay$	-84 -336
~chaya	0 55
~chc	-4 -25
~chch	-4 -25
~chcha	37 4
~chche	-42 -31
~chchi	95 53
~chcho	-113 17
~chchu	-68 -139
~chd	-238 -107
~chdi	-217 -150
~chdi$	-198 -108
~che	243 72
~che$	118 49
~chea	3 -104
~cheap	14 -89
~ched	201 112
~ched$	214 75
~cheda	-6 -70
~chedu	-35 109
~cheg	-140 87
~cheh	79 -147
~chehr	79 -147
~chek	-80 -26
~chek$	-88 -9
~cheke	32 96
~cheku	-99 -188
~chel	113 127
~chelo	3 132
~chem	217 87
~chemi	-43 33
~chemo	219 92
~chen	97 -139
~chen$	139 -43
~chena	-129 -141
~cher	14 -21
~cher$	-69 10
~ches	197 -130
~ches$	-77 -71
~chest	297 -331
~chet	-1 -106
~chet$	-13 -53
~chev	-60 20
~chey	-166 58
~cheya	-258 -231
~chi	140 85
~chi$	81 173
~chia	-44 -84
~chiat	-15 -78
~chid	89 -292
~chida	-110 -139
~chidc	-150 -85
~chide	137 -92
~chidk	69 -137
~chij	78 -48
~chij$	-6 -20
~chik	52 -302
~chik$	102 -103
~chike	-25 -60
~chikh	197 -82
~chiki	-25 -71
~chiks	-76 -66
~chiku	-91 -29
~chil	-63 -189
~chil$	-144 -114
~chila	-37 1
~child	-81 -135
~chili	70 -120
~chin	-9 -127
~chin$	-149 28
~chine	143 -158
~ching	24 14
~chini	-99 -76
~chink	-202 -259
~chint	21 9
~chip	107 -57
~chipa	159 -79
~chipk	62 -194
~chipo	-74 84
~chir	4 -216
~chir$	96 -66
~chis	12 129
~chis$	4 133
~chit	124 198
~chit$	16 132
~chita	88 44
~chith	-44 171
~chitk	123 -14
~chk	132 -206
~chka	199 -43
~chkar	146 -14
~chki	-34 -185
~chki$	-31 -141
~chl	-123 -157
~chla	52 -132
~chle	-204 -72
~chle$	-204 -72
~chli	27 -122
~chli$	27 -122
~chm	138 37
~chma	139 51
~chman	163 7
~chn	68 -56
~chna	117 -115
~chna$	117 -115
~chne	-148 41
~chne$	-148 41
~chni	87 -25
~cho	57 -121
~cho$	-118 -189
~choc	82 -59
~choco	82 -59
~chod	-82 122
~chod$	7 153
~choda	29 93
~chode	-34 16
~chodi	-127 -72
~chodn	-100 -2
~chodo	52 22
~chodu	-63 -33
~chok	-4 -249
~choke	-208 -219
~choki	95 -141
~chol	-205 -234
~chole	-181 -171
~cholo	-43 -71
~chon	10 -43
~chon$	-133 -19
~chor	97 12
~chori	-108 100
~chot	107 -11
~chot$	-98 -15
~chota	74 -212
~chote	88 18
~choti	87 35
~chotu	125 -1
~chp	-311 -133
~chpa	-311 -133
~chpan	-311 -133
~chr	-88 -158
~cht	-10 237
~chta	-87 64
~chta$	-87 64
~chte	71 152
~chte$	71 152
~chti	-84 181
~chti$	-84 181
~chu	194 -38
~chu$	222 77
~chua	69 -83
~chua$	82 -81
~chub	104 -106
~chubh	104 -106
~chud	97 -88
~chuda	95 -213
~chudi	12 107
~chuh	81 -29
~chuha	68 -132
~chuhe	54 4
~chuk	-76 123
~chuka	-153 76
~chuke	-30 -37
~chuki	61 142
~chul	-102 -61
~chul$	-164 -64
~chulh	111 93
~chun	110 -118
~chuna	135 -78
~chune	61 -115
~chuni	47 61
~chup	-30 46
~chup$	-92 1
~chupa	28 84
~chupi	136 -127
~chur	55 11
~chura	-46 -64
~churi	136 45
~chus	-302 -137
~chut	57 -30
~chut$	161 -29
~chuta	-17 -1
~chute	106 4
~chuti	-153 46
~chutk	-24 -77
~chv	-108 30
~chva	-91 -42
~chva$	-95 -15
~chvan	-3 -27
~chy	-122 74
~chy$	-162 -119
~chya	-26 109
~chya$	6 58
~cia	-87 -110
~cial	-36 -17
~cian	-53 -101
~cian$	-53 -101
~cid	5 168
~cid$	40 -84
~cide	-48 198
~cide$	-229 95
~cided	-101 93
~ciden	126 135
~cides	-17 19
~cidi	-23 -37
~cidit	-21 -192
~cie	-192 -173
~cien	-147 -107
~cienc	-75 -39
~ciet	-106 -118
~ciety	-106 -118
~cig	13 32
~ciga	13 32
~cigar	13 32
~cil	52 120
~cili	111 -45
~cilin	113 -31
~cin	-77 -57
~cin$	113 37
~cine	-336 -140
~cine$	-267 -231
~cines	-118 70
~cing	21 54
~cing$	21 54
~cio	-91 -82
~ciou	-91 -82
~cious	-91 -82
~cip	-186 -96
~cipa	-5 43
~cipal	-5 43
~cipe	-143 -151
~cipe$	-143 -151
~cir	-14 -66
~circ	-14 -66
~cis	-173 -146
~cise	-193 -126
~cise$	-149 -115
~cit	-171 42
~cita	-50 -117
~cital	-45 -101
~city	-90 93
~city$	-77 131
~ciu	-184 -180
~cium	-184 -180
~cium$	-184 -180
~cla	-91 -81
~clai	-52 -68
~claim	-52 -68
~clam	76 -101
~clamp	-72 -85
~clas	-140 -26
~clas$	-138 -23
~cle	88 83
~cle$	109 -41
~clea	25 120
~clean	23 84
~clear	12 94
~cles	-53 37
~cles$	-53 37
~cli	80 -220
~clim	55 -88
~climb	42 -58
~clin	79 -147
~clini	103 -108
~clo	67 104
~clos	64 67
~close	-97 73
~closi	129 106
~clot	85 -1
~cloth	64 10
~clu	68 -117
~club	64 -78
~clut	57 -8
~clutc	57 -8
~cm$	-193 -52
~coa	-1 -15
~coac	18 14
~coach	18 14
~coal	102 -38
~coal$	102 -38
~cob	36 -180
~cobr	36 -180
~cobra	36 -180
~coc	-48 -176
~coca	110 -11
~coca$	110 -11
~coco	-140 -165
~cocon	-140 -165
~cod	-29 -129
~cod$	-24 -83
~code	-17 -92
~code$	-212 -81
~cof	-51 -210
~cofi	-51 -210
~cofi$	-44 -208
~cog	66 -63
~cogn	66 -63
~cogni	66 -63
~coh	-52 54
~coho	-52 54
~cohol	-52 54
~coi	98 -115
~coim	-20 -46
~coimb	-20 -46
~coin	76 -67
~coin$	76 -67
~col	173 -89
~cola	137 -141
~cola$	110 -11
~colap	63 -75
~colat	82 -59
~cold	162 -134
~cold$	149 -127
~cole	-169 -17
~colea	-91 9
~colec	-116 7
~coleg	-98 -57
~colo	21 43
~colog	86 -47
~colon	-113 22
~colou	40 -51
~colu	0 -63
~colum	0 -63
~com	-45 -86
~coma	-116 1
~coma$	-99 21
~comb	-70 -186
~combi	-19 -100
~come	24 39
~come$	49 92
~comen	-125 78
~comes	92 7
~comet	-44 -98
~comi	33 -106
~comin	45 -79
~comit	-85 -103
~como	44 -56
~comon	33 -54
~comp	-103 -39
~compa	-97 31
~compl	-15 9
~compo	64 -100
~compr	-61 -23
~compu	-128 -81
~con	-89 -158
~cona	-73 -68
~conaj	-73 -68
~conc	-55 2
~conce	-49 10
~cond	154 -116
~cond$	39 -109
~condo	-69 34
~condu	133 -71
~cone	-124 -38
~conf	21 -100
~confi	-116 -68
~confu	102 -47
~cons	-147 -212
~consc	-91 -82
~const	-65 -70
~consu	-58 -53
~cont	-22 -138
~conta	-96 -21
~conti	50 -73
~contr	12 -148
~conu	-140 -165
~conut	-140 -165
~conv	-177 45
~conve	-116 -110
~cony	30 133
~cony$	30 133
~cop	-180 -27
~cope	-57 -66
~cope$	-30 -43
~coper	-31 -44
~copy	-90 23
~copy$	-90 23
~cor	28 -6
~cord	87 143
~cord$	92 152
~core	-207 -156
~core$	-19 -155
~corec	-201 -132
~corn	28 -32
~corp	129 -44
~corpi	139 -39
~cos	-82 -354
~cos$	-40 -41
~cose	9 -118
~cose$	9 -118
~cosp	16 -89
~cospr	21 -85
~cost	-178 -240
~cost$	-118 -162
~cot	43 81
~cot$	66 45
~coto	-1 102
~coton	-1 102
~cou	-31 -201
~coug	93 -198
~cough	93 -198
~coul	-160 -149
~could	-160 -149
~coun	52 -23
~couns	-137 -188
~count	98 45
~coup	-65 -53
~cour	-196 -80
~cours	-265 -254
~court	56 49
~cous	-124 -27
~cousi	-124 -27
~cov	-90 83
~cov$	43 107
~cove	-230 -9
~cover	-230 -9
~covi	13 -41
~covid	30 -4
~covs	-108 134
~cpr	-144 -178
~cpr$	-144 -178
~cra	-228 -213
~crad	-63 -29
~cradl	-63 -29
~crak	-112 -187
~crak$	-135 -57
~crake	-31 -129
~cram	-86 -132
~cramp	-86 -132
~cran	-15 14
~cras	-96 -69
~crash	-92 -60
~crat	-59 32
~cratc	-48 52
~cre	-138 -195
~crea	-91 -302
~cream	-6 -213
~creas	-90 -122
~creat	-137 -101
~crem	-129 22
~cret	1 45
~cri	-217 -66
~crie	58 14
~cried	-138 -78
~cries	135 47
~crik	-28 29
~crike	-28 29
~crin	-267 -137
~crin$	-252 -121
~crip	-94 -124
~cript	-94 -124
~cro	63 134
~croc	131 48
~croci	131 48
~cros	-178 -19
~cros$	-122 -76
~cru	89 -215
~cruk	92 -65
~cruke	92 -65
~crus	87 -222
~crush	93 -212
~cry	62 104
~cry$	28 -55
~cryi	76 160
~cryin	76 160
~cs$	-168 -31
~csk	-125 -98
~csk$	-125 -98
~ct$	-294 -145
~cte	-115 40
~cted	-91 91
~cted$	-81 98
~cter	-33 -95
~cti	11 -81
~ctic	-139 -50
~ctin	-74 -29
~cting	-55 9
~ctio	77 5
~ction	77 5
~ctiv	-33 -199
~ctive	-75 -161
~ctl	-52 -37
~ctly	-52 -37
~ctly$	-52 -37
~cto	-14 -262
~ctom	-80 -72
~ctomy	-80 -72
~ctor	5 -232
~ctor$	43 -188
~ctors	-133 -147
~ctory	57 -62
~ctr	56 47
~ctri	34 54
~ctric	34 54
~cts	-132 103
~cts$	-132 103
~ctu	51 -51
~ctua	98 -47
~ctual	98 -47
~ctur	-112 -11
~cture	-112 -11
~cu$	-122 -124
~cui	28 -109
~cuit	28 -109
~cuit$	69 -41
~cuits	-41 -80
~cuk	58 -120
~cuk$	-21 -241
~cuke	139 -94
~cuker	121 -89
~cuks	-18 -63
~cuks$	-18 -63
~cul	-70 -121
~cul$	-138 -94
~cule	75 19
~culer	75 19
~cult	-38 -50
~cum	-41 -85
~cup	57 -34
~cup$	145 -166
~cupb	46 122
~cupbo	46 122
~cups	-180 -118
~cups$	-180 -118
~cur	44 -226
~curd	-181 -108
~curd$	-181 -108
~cure	110 -209
~curen	111 -207
~curi	-80 -18
~curio	-119 -101
~curit	7 65
~curt	164 28
~curta	164 28
~cury	-131 -97
~cury$	-131 -97
~cus	29 -44
~cust	55 10
~custo	55 10
~cut	-1 221
~cut$	1 203
~cute	108 -90
~cuter	110 -54
~cuti	-152 115
~cutin	-136 116
~cuts	-61 80
~cuts$	-61 80
~cuty	-60 -101
~cuty$	-60 -101
~cy$	-117 -107
~cya	-19 153
~cyan	-19 153
~cyani	-19 153
~cyc	-82 69
~cycl	-82 69
~cycle	-56 27
~cyl	85 -34
~cyli	85 -34
~cylin	86 -33
~da$	103 189
~dab	287 -125
~dab$	151 -46
~daba	118 -52
~daba$	16 72
~daban	-11 -18
~dabay	177 -123
~dabd	121 -15
~dabda	121 -15
~dabe	203 -79
~dabe$	203 -79
~dabi	95 -14
~dabi$	95 -14
~dac	-83 -208
~dach	-83 -208
~dache	-83 -208
~dad	202 -135
~dad$	-4 -106
~dada	130 20
~dada$	73 -165
~dadaj	89 39
~dadh	22 74
~dadi	187 -199
~dadi$	159 -197
~dads	-67 79
~dads$	-67 79
~dadu	87 -59
~dadu$	1 -52
~daf	-79 -138
~daft	-52 -126
~dafta	-52 -126
~dag	-134 -48
~dag$	-85 -120
~dagi	-60 -50
~dagi$	-60 -50
~dah	-15 -97
~dahe	19 77
~dahej	19 77
~dahi	-12 -265
~dahi$	-139 -253
~dahin	127 -26
~dai	107 -230
~dai$	100 -233
~dail	-96 -182
~daily	-188 -142
~dain	61 -7
~dain$	61 -7
~daj	124 25
~daji	89 39
~daji$	50 41
~dak	-40 -463
~dak$	-45 -169
~daka	-120 -166
~dakar	-120 -166
~dakh	107 -54
~dakhd	130 -29
~dakn	-64 -124
~dakt	-74 -163
~dakti	-171 -135
~daku	-5 -107
~dal	43 -272
~dal$	-22 -61
~dala	-50 -261
~dala$	-29 -234
~dale	108 -213
~dale$	92 -22
~daleg	91 -153
~dalen	-117 -93
~dali	203 77
~dali$	163 120
~daln	-169 -55
~dalna	-97 -102
~dalne	-110 32
~dalt	-159 -206
~dalta	-93 -118
~dalte	-63 -94
~dalu	61 -105
~dalu$	58 -52
~dalun	25 -65
~dalv	2 -116
~dalva	2 -116
~dam	39 70
~dam$	51 90
~dama	10 44
~dama$	3 -151
~dan	43 -306
~dan$	175 -54
~dana	116 -29
~dana$	78 -120
~danc	23 -163
~dance	-105 -160
~dand	-85 -136
~dandr	-106 -107
~dane	-24 -106
~dane$	-24 -106
~dang	-20 82
~dange	-146 106
~dani	-12 -117
~dani$	-12 -117
~dank	114 -46
~dank$	114 -46
~dant	-223 -381
~dant$	-204 -373
~dap	-24 65
~dapa	-65 70
~dar	134 31
~dar$	-16 24
~dara	34 -212
~daran	93 -134
~darb	-108 -8
~darbh	-77 36
~dard	52 138
~dard$	53 123
~dare	161 -83
~dare$	161 -83
~dark	31 -250
~dark$	74 -231
~daru	-1 107
~daru$	-1 107
~darv	105 15
~darva	105 15
~das	59 -201
~das$	13 -280
~dash	-36 -41
~dasht	-44 21
~dasi	-52 37
~dasi$	-52 37
~dast	150 -99
~dast$	140 -112
~dasti	94 -20
~dasv	-80 52
~dasvi	-77 79
~dat	-121 19
~dat$	-252 -138
~data	-144 -172
~data$	-136 -169
~date	-186 171
~date$	-168 190
~dates	-71 -28
~datl	120 -38
~datle	120 -38
~dau	78 -6
~daud	-71 -75
~daud$	48 2
~daudt	-71 -72
~daug	-6 171
~daugh	-6 171
~daur	110 -267
~daur$	-65 0
~daura	133 -223
~daure	-20 -134
~dav	10 92
~dava	6 75
~dava$	24 65
~davai	-81 55
~day	-37 -78
~day$	-14 -8
~daya	-11 -92
~dayl	-64 -126
~days	-64 -54
~days$	-64 -54
~dba	22 -122
~dbad	70 -51
~dbad$	-15 -42
~dbu	-13 -163
~dbu$	-26 -158
~dby	-143 90
~dbye	-143 90
~dbye$	-143 90
~dca	-27 -113
~dcas	-27 -113
~dcast	-27 -113
~dch	-166 -95
~dchi	-166 -95
~dchid	-150 -85
~de$	136 179
~dea	-107 -152
~dea$	-96 -152
~dead	-20 -41
~dead$	-9 -69
~deadl	-45 74
~deas	-107 -123
~deas$	-107 -123
~deat	-238 -154
~death	-238 -154
~deb	-24 187
~deba	62 3
~debat	-57 18
~debi	-78 40
~dec	-164 98
~dece	-98 -34
~decem	-98 -34
~deci	-115 132
~decid	-115 132
~ded	0 -97
~ded$	-219 -59
~dedh	82 -158
~dedh$	82 -158
~def	-113 -36
~defi	-113 -36
~defin	-65 -95
~deg	111 -51
~dega	119 -69
~dega$	119 -69
~degi	-144 69
~degi$	-144 69
~degr	57 -50
~degri	57 -50
~deh	121 -87
~dei	149 -54
~dek	-168 112
~deka	-132 24
~dekar	-132 24
~dekh	-121 93
~dekh$	-100 49
~dekha	-140 -57
~dekhe	191 50
~dekhi	-147 -54
~dekhk	101 -139
~dekhn	-100 164
~dekht	10 -49
~deks	-89 -92
~deks$	-79 -73
~del	89 -84
~del$	-119 -102
~dela	113 -53
~dele	-135 -57
~delet	-135 -57
~delh	-160 -185
~delhi	-160 -185
~deli	63 51
~deliv	70 -44
~dem	150 -131
~den	123 65
~den$	119 -127
~dena	-118 135
~dena$	-118 135
~dene	53 -25
~dene$	53 -25
~deng	-43 18
~denge	-8 157
~dengu	-41 -183
~deni	-94 -103
~deni$	-84 -127
~denl	258 -12
~denly	258 -12
~dent	17 65
~dent$	64 160
~denti	-219 -207
~dents	18 -85
~dentu	-66 -123
~deo	-237 -32
~deo$	-225 -29
~dep	-183 -298
~depo	-120 -99
~depos	-112 -78
~depr	-70 -204
~depre	-70 -204
~der	17 15
~der$	64 63
~dera	-30 -98
~derab	31 -82
~deri	-88 -45
~derl	-84 -81
~ders	111 -117
~ders$	81 -182
~des	-147 -93
~des$	39 4
~desh	-231 -173
~desh$	-231 -173
~desi	14 -102
~desi$	72 -47
~desig	-93 -78
~desk	-117 -51
~desk$	-117 -51
~det	-61 235
~deta	47 66
~deta$	47 46
~dete	-59 118
~dete$	-21 140
~deti	-54 63
~deti$	-54 63
~deto	-40 184
~detol	-40 184
~dev	-55 43
~deva	40 70
~devar	68 86
~deve	-98 -84
~devel	-98 -84
~devi	-105 -134
~devi$	-3 -53
~df$	-109 -71
~dfa	33 68
~dfat	-2 72
~dfath	-2 72
~dge	17 114
~dge$	80 156
~dget	-155 -117
~dget$	-155 -117
~dgi	0 164
~dgi$	0 164
~dgu	-84 -43
~dgud	-84 -43
~dgud$	-84 -43
~dh$	105 -71
~dha	192 -22
~dha$	117 123
~dhab	10 -122
~dhaba	124 -48
~dhabe	-53 -81
~dhad	154 -120
~dhada	69 -42
~dhadk	121 -82
~dhag	3 -58
~dhaga	-123 -56
~dhai	16 -49
~dhai$	53 -30
~dhak	101 37
~dhak$	130 -92
~dhaka	34 83
~dham	46 -13
~dhamk	54 27
~dhan	84 -125
~dhan$	98 -59
~dhana	-86 96
~dhane	-51 -218
~dhani	-139 -108
~dhans	241 -84
~dhanu	190 -11
~dhany	-240 -119
~dhap	-71 -82
~dhape	-66 -94
~dhar	-49 120
~dhar$	44 38
~dhas	169 -10
~dhas$	145 -46
~dhat	-29 -72
~dhatu	15 -47
~dhau	-42 -23
~dhau$	-25 -16
~dhay	3 -7
~dhe	145 -285
~dhe$	136 -237
~dheg	-51 -72
~dhega	-31 -58
~dher	190 -152
~dhera	218 -48
~dhi	82 -54
~dhi$	-26 -40
~dhil	209 -89
~dhila	175 -40
~dhile	44 -29
~dhili	35 -27
~dhir	78 -133
~dhire	78 -133
~dhiy	-106 50
~dhiya	-106 50
~dhl	197 -141
~dhla	197 -141
~dhla$	131 -106
~dhn	-209 32
~dhna	-92 -4
~dhna$	-92 -4
~dhne	-171 67
~dhne$	-171 67
~dho	-80 -41
~dho$	67 -48
~dhon	-155 -270
~dhone	-116 -191
~dhoni	-137 -54
~dht	-50 -240
~dhta	-139 -209
~dhta$	-139 -209
~dhte	-20 -86
~dhte$	-20 -86
~dhti	45 -82
~dhti$	45 -82
~dhu	131 -5
~dhu$	188 61
~dhua	-34 -113
~dhuan	-34 -113
~dhud	-99 -7
~dhue	-57 -91
~dhul	-34 -147
~dhul$	-29 -121
~dhum	-75 35
~dhuma	3 -116
~dhun	188 143
~dhun$	15 -78
~dhund	189 162
~dhup	-73 -248
~dhup$	-73 -248
~dhv	-176 51
~dhva	-92 95
~dhva$	-50 107
~dhvi	-129 -57
~dhvis	-129 -57
~dhy	-121 15
~dhya	-152 20
~dhyan	-150 23
~di$	173 133
~dia	28 -163
~dia$	-255 -214
~diab	-20 -139
~diabe	-20 -139
~diac	-80 -52
~diac$	-80 -52
~diag	68 -44
~dial	175 -42
~dialo	-112 -83
~dialy	154 18
~dian	-124 -124
~dian$	-124 -124
~diap	47 -83
~diape	47 -83
~diar	-51 189
~diary	-51 189
~diat	-118 -48
~diatr	-97 -41
~dib	-23 165
~diba	-42 66
~diba$	-42 66
~dibe	-62 126
~dibe$	-13 45
~dibi	58 35
~dibi$	58 35
~dic	123 -399
~dic$	-99 -46
~dica	70 -183
~dical	70 -183
~dich	183 -179
~dichi	90 -137
~dichu	205 -56
~dici	-156 -121
~dicin	-156 -121
~dict	-108 -81
~did	216 19
~did$	-74 -37
~didi	143 69
~didi$	144 74
~didn	-17 20
~didnt	-17 20
~die	-275 31
~die$	-77 170
~died	-284 -36
~died$	-284 -36
~dies	-25 -164
~dies$	-153 -142
~diet	-147 -233
~diet$	-143 -199
~dif	-202 -114
~dife	-67 -102
~difer	-67 -102
~dig	-95 2
~dij	103 -217
~diji	-177 -88
~dijie	-142 -79
~dijy	155 -149
~dijy$	155 -149
~dik	244 40
~dika	-127 51
~dikal	-43 115
~dikat	-120 -162
~dikh	272 28
~dikh$	223 -114
~dikha	38 -13
~dikhn	228 -119
~dikht	120 107
~diks	-64 -75
~diks$	-64 -75
~dil	-43 -130
~dil$	-52 -241
~dila	28 118
~dili	-7 -99
~dili$	-58 -107
~diliv	24 -52
~dim	-42 -41
~dima	-37 -32
~dimag	-22 -26
~din	-9 -77
~din$	-53 -60
~dina	-40 46
~dina$	-33 52
~dine	-3 -146
~diner	-117 -130
~ding	28 -6
~ding$	30 -2
~dio	50 -63
~dip	-13 171
~dip$	141 123
~dipe	-144 153
~diper	-144 153
~dipi	-163 6
~dipin	-163 6
~dipo	81 -103
~dipoy	137 -33
~dipr	-41 43
~dipre	-41 43
~dir	91 -46
~dir$	121 3
~dire	-70 -66
~direc	-70 -66
~dis	71 -54
~disa	57 71
~disc	-86 -1
~disc$	-97 -121
~disch	18 5
~disco	-113 41
~dise	138 -123
~disea	-79 -111
~dish	-178 -136
~disp	10 -82
~dit	50 -141
~dit$	97 -2
~dita	58 -130
~ditar	-70 -116
~diti	-90 -43
~diti$	-90 -43
~dity	-33 -227
~dity$	-25 -197
~div	-68 -4
~diva	-126 -22
~dival	-47 -47
~divar	6 112
~divas	-231 -194
~divi	-50 80
~divo	-57 32
~divor	-57 32
~diy	53 63
~diya	28 42
~diya$	3 65
~diyan	-88 -15
~diye	82 72
~diye$	-46 83
~diyo	-26 98
~diyo$	20 123
~diyon	-90 -39
~dj$	-106 -200
~dka	147 -34
~dka$	104 -46
~dkan	121 -82
~dkan$	121 -82
~dkav	38 -47
~dkav$	38 -47
~dke	-11 -125
~dke$	7 -110
~dkh	93 -36
~dkha	93 -36
~dkhad	93 -36
~dki	-91 82
~dki$	-76 28
~dko	78 39
~dl$	-144 -165
~dla	251 -165
~dla$	149 -131
~dle	156 -205
~dle$	118 -182
~dlen	-83 -57
~dlen$	-83 -57
~dler	90 -70
~dler$	130 -34
~dlers	-89 -87
~dli	100 -178
~dli$	138 -138
~dlin	-137 -136
~dline	-48 -127
~dlo	126 -113
~dlor	131 -106
~dlord	131 -106
~dlu	-145 -158
~dlu$	-137 -141
~dly	29 84
~dly$	29 84
~dma	22 42
~dma$	17 -47
~dmas	7 115
~dmi	153 69
~dmi$	164 64
~dmil	99 -73
~dmil$	99 -73
~dmin	-61 -130
~dmin$	-73 -59
~dmint	2 -81
~dmo	-50 -166
~dmot	-50 -166
~dmoth	-50 -166
~dna	-130 109
~dna$	-119 110
~dne	-131 82
~dne$	-107 110
~dnes	74 -57
~dney	-131 -40
~dney$	-126 -33
~dni	-125 -24
~dnig	-88 26
~dnigh	-88 26
~dnt	-33 51
~dnt$	-33 51
~dnu	86 -52
~dnut	86 -52
~do$	-83 -340
~dob	-191 -69
~doba	-191 -69
~dobar	-191 -69
~doc	-158 -186
~doc$	-108 -74
~doct	-113 -143
~docto	-113 -143
~doe	-190 -19
~does	-190 -19
~does$	-232 -31
~doesn	32 25
~dof	133 -58
~dofa	133 -58
~dofar	133 -58
~dog	-34 22
~dog$	-27 5
~doh	88 -120
~doha	84 -67
~doha$	84 -67
~doi	40 -80
~doin	40 -80
~doing	40 -80
~dok	-129 -169
~dokt	-214 -314
~dokta	-214 -314
~dol	91 -202
~dol$	131 -85
~dole	17 -6
~dolo	-26 -163
~dolo$	-26 -163
~dom	-135 -161
~dom$	-111 -105
~dome	-20 -64
~don	53 236
~don$	168 -202
~dona	-143 -8
~donat	-143 -8
~done	-339 -60
~done$	-339 -60
~dono	157 71
~dono$	40 20
~donon	152 91
~dont	-39 319
~dont$	-30 327
~dop	-36 -76
~dopa	-36 -76
~dor	-164 108
~dor$	-178 -14
~dore	3 -61
~dore$	3 -61
~dori	4 128
~dori$	4 128
~dos	-49 53
~dos$	49 20
~dosa	-42 -8
~dosa$	-34 -63
~dosan	10 40
~dose	-128 135
~dose$	-115 133
~dosh	-188 -183
~dosi	39 -182
~dosi$	39 -182
~dost	29 22
~dost$	61 -5
~dosti	-77 -119
~dosto	-64 103
~dot	61 -103
~dote	-85 -126
~dote$	-85 -126
~dots	113 -46
~dots$	113 -46
~dou	136 -117
~doub	164 -77
~doubl	135 -33
~doubt	84 -85
~doug	-60 -68
~dough	-60 -68
~dov	35 54
~dov$	-147 39
~dovn	52 70
~dovn$	71 58
~dovs	-46 -18
~dovs$	-46 -18
~dpa	31 -85
~dpa$	104 -38
~dr$	55 -192
~dra	54 165
~dra$	-198 50
~draf	-186 -80
~draft	-186 -80
~drag	147 -56
~drah	-105 102
~drah$	-105 102
~drai	96 -152
~drain	100 -135
~draiv	-43 -27
~drak	-164 -101
~drak$	-164 -101
~dram	-102 197
~drama	-102 197
~dran	256 110
~drank	256 110
~drav	-151 45
~dre	-62 115
~dren	26 44
~dren$	2 11
~dres	89 63
~dres$	43 31
~dri	10 -50
~dril	-137 -95
~dril$	-137 -95
~drin	23 -42
~drink	23 -42
~drip	84 105
~drip$	-105 117
~dris	-118 -110
~drish	-118 -110
~driv	7 29
~drive	21 54
~drivi	-41 -102
~dro	29 -214
~drop	72 -78
~drop$	48 76
~drope	100 48
~drops	-2 -236
~drov	-17 -181
~drovn	-216 -263
~drovs	165 -45
~dru	133 5
~druf	-106 -107
~druf$	-106 -107
~drug	-36 21
~drul	63 -53
~druli	145 -40
~drum	52 87
~drum$	52 87
~drun	104 -40
~drunk	104 -40
~dry	-176 -111
~dry$	-174 -108
~ds$	18 45
~dsa	-11 -56
~dsh	-126 -58
~dshi	-67 -11
~dsho	-86 -123
~dshot	-86 -123
~dso	65 77
~dson	92 33
~dson$	92 33
~dta	-39 -29
~dta$	-90 -1
~dte	-65 -134
~dte$	-65 -134
~dti	49 104
~dti$	-127 61
~du$	174 -1
~dua	-29 164
~dua$	-15 158
~dub	82 14
~dub$	-43 27
~duba	-19 -59
~duba$	99 -25
~dubai	-112 -40
~dubar	-29 -21
~dube	100 -90
~dubi	170 -22
~dubn	-47 68
~dubne	-47 68
~dubt	-89 -88
~dubte	-81 -84
~duc	78 -143
~duce	-50 -71
~duch	68 -85
~duchu	178 -48
~duct	39 -71
~ducti	-155 -42
~ducto	141 -61
~dud	-87 -272
~dudh	-87 -272
~dudh$	-87 -272
~due	-139 53
~due$	-136 -83
~dues	-10 159
~dues$	-10 159
~duk	-106 -23
~duk$	-96 144
~duka	-9 -122
~dukan	-9 -122
~dukh	-125 -331
~dukh$	-56 11
~dukhe	-41 -160
~dukhi	-160 -176
~dukht	-6 -232
~dul	-179 -50
~dule	-38 105
~dule$	-19 -3
~dult	-151 -198
~dult$	-71 -180
~dum	41 -123
~dum$	47 -183
~dun	179 123
~dun$	40 60
~dung	135 -49
~dunga	140 -68
~dungi	3 75
~duni	120 227
~duniy	-71 246
~dup	-151 21
~dupa	-15 182
~dupat	-15 182
~dur	137 -70
~dur$	218 42
~dura	95 -118
~dural	100 -113
~duri	-120 28
~duri$	-73 60
~durin	-92 -57
~duro	18 -100
~dus	-57 52
~dush	-78 -88
~dusr	-123 91
~dusra	-30 27
~dusre	-129 -42
~dusri	-45 109
~dust	20 -46
~dut	-16 210
~duty	-27 195
~duty$	-27 195
~dva	-168 -19
~dva$	-43 -131
~dvan	-115 106
~dvar	9 -47
~dvi	24 -128
~dy$	20 227
~dya	-202 -207
~dya$	-160 -122
~dye	-73 50
~dye$	-73 50
~dyi	-251 -101
~dyin	-251 -101
~dying	-251 -101
~dyo	165 -53
~dyo$	165 -53
~dyu	81 -44
~dyut	81 -44
~dyuti	81 -44
~ea$	-115 -186
~eac	-99 114
~eace	-52 98
~eace$	-126 -9
~eacef	46 114
~each	-90 18
~each$	-42 34
~eache	-93 -18
~eachi	-23 43
~eact	-23 113
~eact$	-98 97
~eacti	55 40
~ead	-2 24
~ead$	117 -70
~eada	-83 -208
~eadac	-83 -208
~eadi	-50 -239
~eadin	-50 -239
~eadl	-61 81
~eadli	4 -76
~eadly	-91 132
~eadm	134 112
~eadmi	94 23
~eads	-125 3
~eadsh	-118 40
~eady	-190 183
~eady$	-190 183
~eag	-118 -33
~eagu	-116 -10
~eague	-116 -10
~eak	-13 -92
~eak$	-13 -1
~eake	17 -77
~eakf	-6 -59
~eakfa	-6 -59
~eaki	37 -10
~eakin	37 -10
~eaks	83 -45
~eaks$	83 -45
~eaku	-128 -46
~eakup	-128 -46
~eal	-151 -43
~eal$	-79 -57
~eale	-93 -162
~ealed	-93 -162
~eali	-67 8
~ealis	-33 -93
~ealt	-116 -14
~ealth	-116 -14
~ealy	1 24
~ealy$	1 24
~eam	-103 -176
~eam$	-252 -195
~eama	-16 -38
~eamat	-16 -38
~eami	164 -28
~eamin	164 -28
~eams	112 5
~eams$	112 5
~ean	-17 -82
~ean$	-178 -52
~eane	149 72
~eaned	68 137
~eaner	135 -53
~eani	-122 -43
~eanin	-122 -43
~eans	-139 -137
~eans$	-139 -137
~eanu	126 -83
~eanut	126 -83
~eap	6 -11
~eap$	30 -118
~ear	-86 -39
~ear$	-147 -25
~earc	-142 118
~earch	-142 118
~eard	-79 -93
~eard$	-133 -87
~eare	-52 143
~eared	-58 159
~eares	-7 -25
~eari	45 -67
~earin	45 -67
~earl	61 -163
~earli	88 72
~early	1 -238
~earm	52 -110
~earm$	52 -110
~earn	-66 26
~earn$	-49 -49
~ears	16 30
~ears$	24 -38
~eart	-3 -78
~eart$	20 -61
~eartb	-126 -53
~eary	-42 -62
~eary$	-42 -62
~eas	-30 61
~eas$	-92 -128
~ease	30 24
~ease$	27 -5
~easi	-60 84
~easo	-220 107
~eason	-220 107
~east	68 26
~east$	169 72
~eastf	-158 -84
~easy	-143 -23
~easy$	-143 -23
~eat	33 -448
~eat$	-29 -346
~eate	21 27
~eater	57 -38
~eath	60 -309
~eath$	-49 -194
~eathe	-62 -170
~eathi	191 -108
~eathl	45 -11
~eaths	107 -37
~eati	71 -73
~eatin	71 -73
~eatm	3 23
~eatme	3 23
~eats	-175 -172
~eats$	-149 -159
~eav	-8 -25
~eave	-131 -24
~eave$	-105 -54
~eaves	-56 51
~eavi	114 97
~eavin	114 97
~eavy	-6 -159
~eavy$	-6 -159
~eb$	-203 68
~eba	131 -145
~ebat	-57 18
~ebate	-57 18
~ebi	-165 -11
~ebi$	-78 85
~ebij	-4 -51
~ebij$	-4 -51
~ebit	-119 -215
~ebite	-119 -215
~ebo	53 229
~ebo$	-86 184
~ebod	90 117
~ebody	90 117
~ebu	4 34
~ebuk	-107 72
~ebuk$	-102 47
~ebul	65 -49
~ebuli	95 -30
~ec$	-21 -56
~eca	127 -74
~ecam	52 12
~ecame	52 12
~ecau	75 -74
~ecaus	77 -72
~ece	32 -147
~ece$	106 -51
~ecem	-98 -34
~ecemb	-98 -34
~eces	-87 -46
~eces$	-87 -46
~ecg	-99 -126
~ecg$	-99 -126
~ech	265 197
~ech$	-7 80
~echa	125 -149
~echan	-83 -59
~eche	279 -8
~eche$	266 -8
~echi	34 175
~echi$	34 175
~echo	-95 -142
~echo$	-95 -142
~eci	-211 73
~ecid	-115 132
~ecide	-111 102
~ecip	-143 -151
~ecipe	-143 -151
~ecl	-68 -90
~eco	57 -239
~ecog	66 -63
~ecogn	66 -63
~ecom	-37 -230
~ecome	-29 -163
~ecomi	-27 -128
~econ	82 -124
~econd	90 -122
~ecor	2 -96
~ecord	-49 -81
~ecos	21 -85
~ecosp	21 -85
~ecov	-68 74
~ecove	-68 74
~ecr	-32 33
~ecre	-32 33
~ecret	1 45
~ect	62 -49
~ect$	-143 -61
~ecte	-91 91
~ected	-91 91
~ecti	93 -6
~ectin	-49 -93
~ectio	112 32
~ectl	-51 -69
~ectly	-51 -69
~ecto	114 -143
~ectom	-80 -72
~ector	135 -101
~ectr	56 47
~ectri	34 54
~ects	-109 -85
~ects$	-109 -85
~ecu	-3 40
~ecur	-1 61
~ecuri	7 65
~ed$	129 183
~eda	57 -115
~eda$	-80 76
~edan	139 -224
~edana	135 -171
~edar	-127 -163
~edar$	-116 -110
~ede	175 -123
~edg	27 153
~edge	27 153
~edge$	30 155
~edh	295 -253
~edh$	118 -174
~edha	220 -67
~edha$	220 -67
~edhi	132 -69
~edhi$	132 -69
~edi	-322 -317
~edi$	-274 -201
~edia	-107 -69
~ediat	-97 -41
~edic	-41 -238
~edic$	-83 -41
~edica	70 -183
~edici	-156 -121
~edik	-45 -128
~edika	-24 -93
~edin	17 -51
~eding	29 -39
~edit	-105 36
~edita	-74 -120
~ediy	-195 -176
~ediya	-169 -106
~ediyo	-55 -103
~edn	91 -17
~edne	91 -17
~ednes	91 -17
~edu	269 51
~edu$	226 58
~educ	13 -126
~eduk	90 -96
~edul	-35 109
~edule	-35 109
~edy	-76 -106
~edy$	-76 -106
~ef$	-174 9
~efa	135 -66
~efan	135 -66
~efant	135 -66
~efd	-39 -94
~efe	-88 -113
~efec	-120 -141
~efect	-120 -141
~efev	68 22
~efev$	46 -61
~efi	-243 -108
~efie	-81 -88
~efiel	-81 -88
~efin	-65 -95
~efit	-158 -159
~efits	-155 -145
~efo	15 -29
~efor	15 -29
~efore	15 -29
~efr	-61 -47
~eft	60 177
~eft$	39 176
~efta	122 -35
~eftal	122 -35
~efu	-155 137
~eful	-19 78
~eful$	-121 86
~efun	-123 -129
~efund	-123 -129
~efus	-4 128
~efuse	42 94
~eg$	137 -393
~ega	-101 45
~ega$	-67 76
~egal	-63 29
~egal$	-63 29
~egat	-160 -121
~egati	-160 -121
~ege	-209 -193
~ege$	-112 -99
~eged	-122 15
~eged$	-122 15
~eget	-138 -159
~egeta	-116 -124
~egf	-65 -57
~egfr	-65 -57
~egfr$	-65 -57
~egi	-211 -35
~egi$	-305 -3
~egin	75 -81
~egis	19 -84
~egist	19 -84
~egn	28 -66
~egna	22 -52
~egnan	22 -52
~egne	11 -61
~egnen	11 -61
~ego	-70 -170
~egr	61 33
~egri	57 -50
~egri$	62 -30
~egs	180 -61
~egs$	180 -61
~egu	-36 -56
~egul	-52 -28
~egula	-52 -28
~eh$	-88 1
~eha	86 -9
~ehan	-187 -98
~ehand	-113 -145
~ehar	34 173
~ehar$	34 173
~ehat	70 -207
~ehat$	-52 -185
~ehc	71 -99
~ehch	71 -99
~ehcha	71 -99
~ehe	20 105
~ehea	-54 100
~ehen	97 -11
~ehen$	127 -78
~eher	-222 85
~eher$	-222 85
~ehi	32 212
~ehin	113 138
~ehind	113 138
~ehk	113 -38
~ehki	113 -38
~ehki$	113 -38
~ehl	5 -100
~ehla	-52 -105
~ehla$	-64 -105
~ehle	31 -67
~ehle$	31 -67
~ehli	-73 -62
~ehli$	-73 -62
~ehm	-23 19
~ehma	-23 19
~ehman	-23 19
~ehn	-259 146
~ehna	-87 110
~ehna$	-77 113
~ehnd	-109 91
~ehndi	-109 91
~ehne	-49 50
~ehne$	-49 50
~ehnu	-83 -118
~ehnu$	-83 -118
~eho	165 -254
~ehos	162 -250
~ehosh	143 -237
~ehr	171 11
~ehra	196 138
~ehra$	218 76
~ehre	-95 -171
~ehre$	-95 -171
~ehri	34 42
~ehri$	55 73
~ehs	-5 -124
~ehsu	-5 -124
~ehsus	22 -77
~eht	-147 -1
~ehta	-151 -26
~ehta$	-90 -4
~ehte	48 1
~ehte$	48 1
~ehti	-109 25
~ehti$	-109 25
~ehu	36 -74
~ehun	-59 -116
~ehun$	-46 -109
~ei$	115 16
~eig	-116 -64
~eigh	-189 -78
~eighb	-2 -15
~eight	-322 -301
~eij	11 -135
~eiju	18 -129
~eijur	18 -129
~eim	46 -60
~ein	41 63
~ein$	-3 -109
~eine	119 -74
~eine$	119 -74
~eing	-36 93
~eing$	-36 93
~eins	-40 93
~eins$	-40 93
~eir	-42 160
~eir$	-60 149
~eird	22 114
~ej$	123 -31
~eja	123 90
~eja$	-58 35
~ejab	116 129
~ejab$	116 129
~ejan	84 -65
~ejan$	84 -65
~eje	-69 -27
~ejec	-79 11
~eject	-79 11
~ejen	-123 -39
~eji	-114 -28
~eji$	-93 -14
~ejn	-97 -128
~ejo	-11 -172
~ejo$	-11 -172
~eju	112 15
~ek$	183 160
~eka	15 164
~eka$	106 -85
~ekap	-138 217
~ekap$	-45 135
~ekar	-86 84
~ekar$	-86 84
~ekd	131 -133
~ekda	109 -43
~ekdam	109 -43
~ekdu	78 -103
~ekdum	78 -103
~eke	182 94
~eke$	189 39
~eked	14 109
~eked$	32 96
~ekeda	-37 38
~ekh	-145 75
~ekh$	-129 41
~ekha	-152 -93
~ekha$	-146 -83
~ekhe	191 50
~ekhe$	81 73
~ekhen	88 15
~ekhi	-147 -54
~ekhi$	-147 -54
~ekhk	101 -139
~ekhka	105 -138
~ekhn	-100 164
~ekhna	-67 197
~ekhne	-56 -68
~ekht	10 -49
~ekhta	-64 59
~ekhte	-131 -174
~ekhti	130 29
~eki	108 -106
~ekin	108 -106
~ekin$	76 -78
~eks	-255 -123
~eks$	-193 -56
~eksa	-248 -318
~eksam	-177 -283
~eksar	-82 -48
~eksc	-94 -93
~eksce	-87 -82
~ekse	-223 -164
~ekser	-193 -126
~eksh	149 39
~eksha	149 39
~eksi	-171 74
~eksis	-99 83
~eksp	-207 -220
~ekspe	-32 -23
~ekspi	-157 -56
~ekspl	-178 -263
~ekst	3 98
~ekst$	-4 -34
~ekste	-79 154
~ekstr	78 110
~ekt	-58 -43
~eku	-278 35
~eku$	-143 118
~ekup	-99 -188
~ekup$	-95 -178
~el$	9 27
~ela	134 90
~ela$	105 -3
~elai	110 -86
~elar	-70 65
~elarj	-161 -208
~elas	153 -108
~elat	-8 40
~elati	88 95
~elato	-119 -99
~elb	-57 -113
~elbo	-53 -91
~elbov	-53 -91
~eld	-36 17
~eld$	-4 -8
~elde	-25 46
~elder	-24 58
~eldi	-43 -48
~eldin	-43 -48
~ele	-86 100
~ele$	-165 -50
~elec	10 127
~elect	44 45
~eled	-143 43
~eled$	-143 43
~elef	135 -66
~elefa	135 -66
~eles	-108 -78
~eles$	-108 -78
~elet	59 -110
~elet$	140 -21
~elete	-135 -57
~elets	23 -108
~elf	-34 328
~elf$	-26 280
~elh	-174 -78
~elhi	-160 -185
~elhi$	-160 -185
~eli	105 7
~eli$	54 86
~elid	-71 -112
~elid$	-143 -51
~elie	-110 -98
~eliev	-110 -98
~elig	88 45
~eligh	98 -36
~elin	27 -38
~eline	-62 -39
~eling	39 -27
~eliv	172 -83
~elive	70 -44
~elm	-49 -96
~elma	-105 -140
~elma$	-105 -140
~elme	25 6
~elmet	25 6
~elmi	-96 -80
~elmis	-96 -80
~eln	105 -60
~elo	-63 -213
~elo$	-47 -96
~elon	-142 -166
~elop	-98 -84
~elor	-12 -180
~elor$	6 -118
~elov	25 -63
~elov$	19 -39
~elp	162 -49
~elp$	187 -65
~elpe	82 -77
~elper	82 -77
~elpl	-108 79
~elpli	-108 79
~elps	-223 -27
~elps$	-223 -27
~els	-78 -24
~els$	20 -168
~else	-135 86
~else$	-135 86
~elt	17 -210
~elt$	80 -93
~elta	-79 -55
~elta$	-79 -55
~elte	-50 -85
~elte$	-84 -87
~elti	-35 -60
~elti$	-35 -60
~elu	79 -232
~elu$	104 -176
~elug	-88 -77
~elugu	-88 -77
~elus	32 -42
~elusi	32 -42
~elv	-147 -40
~elve	-129 -19
~elve$	-90 1
~ely	118 -53
~ely$	101 -52
~em$	-260 77
~ema	-136 -15
~ema$	-227 -177
~emai	-94 18
~email	-54 -129
~emak	51 -31
~emake	51 -31
~emal	-122 -103
~emale	1 -55
~emar	-60 -62
~emara	-27 -23
~emat	97 9
~emb	78 -201
~emba	-45 -30
~embar	-45 -30
~embe	-139 -104
~ember	-139 -104
~embl	79 -65
~embly	66 -61
~embu	139 -58
~eme	-58 -318
~eme$	-179 -173
~emed	-12 -41
~emedy	-12 -41
~emen	-75 -123
~ement	-75 -123
~emer	57 -172
~emerg	57 -172
~emi	-182 25
~emi$	-148 122
~emis	-56 28
~emist	-56 28
~emiu	-100 -172
~emium	-100 -172
~emo	188 -183
~emo$	244 76
~emoj	-93 22
~emoji	-93 22
~emon	35 -166
~emon$	36 -155
~emor	-132 -92
~emot	212 -55
~emote	212 -55
~emov	-146 -154
~emove	-159 -78
~emp	56 60
~emp$	18 -68
~empl	64 -164
~emple	89 -135
~empo	35 -60
~empo$	35 -60
~empt	-40 160
~empt$	-86 156
~empty	11 -10
~emr	-52 -145
~ems	13 54
~en$	93 -18
~ena	-83 148
~ena$	24 109
~enai	-215 114
~enai$	-215 114
~enal	-98 -117
~enan	-45 0
~enant	-45 0
~enc	-31 -54
~ence	-137 -188
~ence$	-230 -157
~ench	12 26
~ench$	-4 28
~ency	78 -133
~ency$	78 -133
~end	-84 11
~end$	28 -7
~enda	78 -65
~endan	-31 -68
~endar	119 -19
~ende	-114 -82
~ended	-133 -158
~endi	-243 111
~endi$	-93 1
~endik	-64 -75
~endin	-187 127
~endr	-76 -187
~ends	-111 0
~ends$	-103 32
~ene	39 -65
~ene$	63 -91
~ened	69 -5
~ened$	69 -5
~enef	-158 -159
~enefi	-158 -159
~ener	-45 109
~ener$	-109 139
~enera	-39 -45
~enes	-94 -153
~enes$	-89 -98
~enev	62 -157
~enev$	-48 -106
~eng	-35 -128
~enga	-198 -157
~engag	-122 -65
~enge	75 -15
~enge$	46 -30
~enger	51 78
~engi	7 -115
~engin	11 -109
~engl	-172 -11
~engli	-158 -6
~engu	-41 -183
~engu$	-78 -58
~engue	-16 -145
~eni	-61 27
~eni$	-150 -259
~enin	-37 44
~ening	-37 44
~enio	7 20
~enior	7 20
~enj	138 -88
~enju	183 -69
~enk	-104 73
~enk$	-128 78
~enl	248 -29
~enly	256 -27
~enly$	256 -27
~eno	52 125
~eno$	-4 -110
~enom	-166 -182
~enom$	-164 -180
~enop	-56 -47
~enopa	-56 -47
~enou	26 191
~enoug	26 191
~ens	26 -33
~ens$	53 -22
~ense	134 98
~ense$	140 -1
~ensh	-31 -94
~ensha	-31 -94
~ensi	-272 -44
~ensi$	-131 7
~ensio	-173 36
~ensit	-68 -122
~ent	105 -21
~ent$	178 12
~enta	-24 -118
~enta$	-43 -67
~ental	47 -66
~entar	-70 17
~entat	-64 -82
~ente	47 88
~ented	-61 -32
~enten	81 -91
~enter	34 -115
~enth	-109 -95
~enti	-300 -100
~entia	11 -57
~entio	-133 18
~entis	-219 -207
~entl	-56 77
~ently	-54 49
~entr	-14 -130
~entre	48 -56
~ents	-124 113
~ents$	-124 113
~entu	70 -129
~entur	-66 -123
~enu	-37 176
~enu$	-37 176
~eny	92 116
~enyl	94 117
~enyl$	94 117
~eo$	-250 -79
~eon	62 73
~eon$	-88 -80
~eone	87 97
~eone$	73 104
~eop	-68 -53
~eopa	-70 -52
~eopat	-70 -52
~eopl	-36 -30
~eople	-36 -30
~ep$	139 -9
~epa	-210 -114
~epad	-125 -116
~epadi	-125 -116
~epar	-168 -100
~epar$	-85 39
~epe	-45 -124
~epea	-117 -86
~epeat	-117 -86
~epi	55 -158
~epid	100 -113
~epidu	100 -113
~epil	-121 -4
~epile	-121 -4
~epir	82 -17
~epiri	82 -17
~epis	-104 -172
~episo	-91 -128
~epl	-131 -153
~epla	-84 -107
~eplac	-39 -37
~eply	-62 -134
~eply$	-44 -147
~eplyi	-36 -3
~epo	-95 -175
~epor	-12 -101
~eport	-12 -101
~epos	-112 -78
~eposi	-112 -78
~epr	-109 -244
~epre	-70 -204
~epres	-70 -204
~eps	-151 -122
~eps$	-95 -151
~epsi	-10 -100
~epsis	-59 -94
~epsy	-111 1
~epsy$	-111 1
~ept	-77 2
~ept$	-109 45
~epti	98 -86
~eptic	103 -83
~er$	84 56
~era	-133 48
~era$	-56 38
~erab	31 -82
~eraba	31 -82
~erac	-4 152
~erace	0 154
~erah	-4 54
~erahv	-17 59
~eral	-193 -36
~eral$	-62 -69
~erala	-107 31
~eraly	-92 -31
~erap	-235 -93
~erapi	-143 -18
~erapy	-147 -161
~erat	56 -38
~erati	-104 14
~erato	117 -33
~erb	-125 -131
~erc	-339 -62
~erce	-150 27
~ercen	-150 27
~erci	-215 -160
~ercis	-193 -126
~erd	-27 64
~erda	7 -14
~erday	7 -14
~erdo	-58 115
~erdos	-50 140
~ere	60 4
~ere$	37 45
~erea	21 102
~erec	166 -65
~erect	145 -51
~ered	72 -98
~ered$	102 -45
~eredi	-76 -120
~eren	-57 -95
~erenc	-197 -130
~erent	31 0
~eres	-161 90
~eres$	-128 84
~erf	33 -60
~erg	21 -254
~erge	53 -187
~ergen	53 -187
~ergy	28 -95
~ergy$	28 -95
~eri	-111 -21
~eri$	-133 141
~eria	57 -215
~erial	36 -210
~eric	-26 -85
~eric$	9 -63
~erid	-63 -71
~erie	-147 28
~eries	-147 28
~erik	-104 -56
~erin	70 -11
~ering	71 -10
~erio	-73 -320
~eriod	-87 -307
~erit	-72 -67
~eriti	-72 -67
~eriy	-150 -184
~eriya	-150 -184
~erk	214 -157
~erki	118 -112
~erkin	131 -47
~erl	-15 48
~erly	-2 54
~erly$	-2 54
~erm	-49 -161
~erm$	-124 2
~erma	-87 13
~erman	-87 13
~erme	-184 -195
~ermi	-126 -125
~ermit	-115 -107
~ermo	150 -121
~ermom	159 -74
~ern	-167 56
~ern$	-76 134
~erni	-50 -47
~ernia	-52 -32
~ernit	-13 -25
~ernu	-96 -50
~ernun	-96 -50
~ero	54 -24
~ero$	-53 59
~eroi	13 -96
~eroid	53 -62
~erol	-120 -128
~erol$	-120 -128
~eror	-1 -45
~eror$	-1 -45
~eros	185 -10
~erose	87 -2
~erou	-108 46
~erous	-108 46
~ers	-57 88
~ers$	-6 31
~ersa	-104 -69
~ersar	-96 -61
~erse	-51 -5
~ersi	-25 -76
~erso	-76 152
~erson	-76 152
~ert	-51 -15
~ert$	-121 -154
~erth	73 70
~erth$	83 -120
~erthi	-31 143
~erti	-182 -10
~ertif	-78 -7
~eru	-78 -34
~erv	-118 -34
~erve	-128 116
~erver	-42 39
~ervi	-141 -98
~ervic	-150 83
~ervie	-53 -190
~ervis	-29 -74
~ervo	-72 -127
~ervou	-66 -65
~ery	33 34
~ery$	-67 -154
~eryb	32 37
~erybo	32 37
~eryo	102 166
~eryon	102 166
~eryt	-41 90
~eryth	-32 100
~eryv	188 -93
~eryvh	167 -88
~es$	-109 -65
~esa	51 113
~esag	-177 75
~esage	-177 75
~esar	-8 -100
~esar$	-87 -66
~esare	102 -44
~esay	-84 96
~esay$	-84 96
~esc	-88 -156
~esci	-45 -101
~escit	-45 -101
~escr	-60 -38
~escri	-60 -38
~esd	55 -78
~esda	55 -78
~esday	55 -78
~ese	-166 -49
~ese$	-134 99
~esed	-148 -120
~esed$	-148 -120
~esel	59 -67
~esel$	69 -60
~esen	-118 -97
~esent	-118 -97
~eset	-19 -45
~eset$	-19 -45
~esh	88 22
~esh$	-120 -102
~esha	82 126
~esha$	-151 248
~eshab	226 -208
~eshan	-286 -56
~eshe	56 -62
~esher	56 -62
~esi	-1 -322
~esi$	6 -114
~esid	79 -81
~esid$	91 -53
~eside	82 62
~esidi	-90 -43
~esig	-170 -51
~esign	-119 -46
~esin	162 -95
~esing	97 -66
~esio	-61 -185
~esion	-61 -185
~esis	-112 -100
~esis$	-112 -100
~esk	-137 -67
~esk$	-117 -51
~esn	48 24
~esnt	32 25
~esnt$	32 25
~eso	3 -101
~esp	38 28
~espe	-82 19
~espec	-82 19
~espo	125 -68
~espon	125 -68
~esr	-114 -149
~esr$	-114 -149
~est	-119 -126
~est$	-95 -137
~esta	-70 -76
~estar	-20 -52
~este	-22 -35
~ested	-116 -39
~ester	-8 -24
~esti	-43 -19
~estic	-155 89
~estin	120 -138
~estio	-111 -151
~estl	67 159
~estly	41 160
~estr	-104 -95
~estro	-85 -92
~ests	-61 -162
~ests$	-61 -162
~esu	108 111
~esul	-195 98
~esult	-195 98
~esum	-68 -118
~esume	-68 -118
~esur	5 62
~esure	5 62
~esv	-53 53
~et$	50 -220
~eta	-4 -8
~eta$	-24 59
~etab	-78 -67
~etabl	-78 -67
~etai	-58 3
~etam	2 21
~etamo	2 21
~etan	20 -223
~etanu	-19 -217
~etar	67 -99
~etar$	41 -57
~etari	-61 -56
~etat	-2 43
~etc	-48 -94
~etch	-48 -94
~etch$	-82 -84
~ete	43 211
~ete$	118 58
~eted	-68 170
~eted$	-68 170
~eten	77 44
~etend	37 48
~eter	7 152
~eter$	32 155
~eters	-99 0
~etes	-143 -60
~etes$	-143 -60
~etf	-12 -257
~etfo	-109 -157
~etfor	-109 -157
~eth	-82 79
~eth$	131 -15
~etha	23 97
~ethan	41 -58
~ethe	-65 47
~ether	-64 41
~ethi	-83 -152
~ethi$	-219 -199
~ethin	10 -85
~etho	-98 -3
~eti	-44 16
~eti$	-76 82
~etic	-3 -174
~etic$	54 -159
~etim	-98 74
~etime	-98 74
~etin	107 -111
~eting	139 -58
~etir	-50 -103
~etire	-33 54
~etiri	-31 -225
~etiv	-104 -57
~etiv$	-104 -57
~etl	81 50
~etle	-82 -76
~etle$	-49 -58
~etlet	-58 -95
~etly	-35 129
~etn	16 -86
~etne	93 -40
~etne$	93 -40
~eto	-43 189
~eto$	-105 84
~etoc	-73 -68
~etoco	-73 -68
~etol	-75 178
~etol$	-40 184
~eton	-26 31
~eton$	-26 31
~etr	117 -30
~etro	90 -45
~etro$	75 99
~etrol	61 -104
~ets	-48 104
~ets$	-48 104
~etu	39 18
~etur	-75 57
~eturn	-75 57
~etv	-34 -55
~etvi	-47 -178
~etvin	-47 -178
~etvo	61 54
~etvor	61 54
~ety	-70 -81
~ety$	-55 -58
~eue	15 35
~eue$	26 -128
~eun	59 41
~eup	-29 -18
~eup$	-29 -18
~eur	-124 -88
~euro	-124 -88
~euro$	-61 -33
~eut	204 -95
~ev$	-83 -198
~eva	149 -22
~eval	21 -47
~evar	171 70
~evar$	68 86
~evay	-111 -57
~evb	129 -51
~evbo	129 -51
~evbor	129 -51
~eve	-37 72
~eved	-38 -147
~eved$	-38 -147
~evel	-133 -119
~evel$	-126 -68
~evelo	-98 -84
~even	47 -16
~even$	36 58
~eveni	-32 -15
~event	47 -151
~ever	-58 118
~ever$	-51 58
~evers	15 -16
~every	-32 96
~evh	-69 149
~evhe	-69 149
~evher	-69 149
~evi	-17 -335
~evi$	-24 -134
~evio	67 -21
~eviou	67 -21
~eviv	-120 -107
~evive	-120 -107
~evo	-15 -51
~evor	-23 -140
~evork	54 -72
~evs	-125 -120
~evs$	-110 -164
~evsp	-41 20
~evspa	-41 20
~ey$	21 -33
~eya	-148 -120
~eya$	100 -137
~eyal	-177 40
~eyali	-163 -136
~eyar	-215 -190
~eyar$	-81 -144
~eye	146 -82
~eye$	133 -29
~eyel	-46 -106
~eyeli	-46 -106
~eyes	94 -39
~eyes$	101 -36
~eyi	134 97
~eys	-7 66
~eys$	-46 115
~eyse	32 -112
~eyser	32 -112
~fa$	-74 -235
~fac	222 38
~face	214 75
~face$	219 72
~fact	55 -96
~facto	57 -62
~fad	-90 -30
~fad$	146 -109
~fada	-153 22
~fadak	-160 -180
~faf	94 66
~fafo	104 50
~fafol	104 50
~fai	-50 30
~fai$	78 -173
~faid	-119 -95
~faid$	-9 -76
~faik	-8 37
~faikt	-8 37
~fail	-291 79
~fail$	-158 81
~faile	-92 -39
~failt	-159 -52
~failu	-46 83
~fain	178 -263
~faint	180 -257
~fais	-66 117
~faisl	-66 117
~fal	-132 -125
~fal$	-162 -241
~fali	0 35
~fali$	14 -21
~falin	38 -112
~fam	-89 190
~fami	-89 190
~famil	-89 190
~fan	55 297
~fan$	21 114
~fand	-139 281
~fanda	-110 257
~fans	5 197
~fansa	117 -78
~fansi	-26 217
~fant	131 -131
~fant$	149 -86
~far	-119 0
~far$	64 41
~fara	17 -117
~farak	31 -103
~fare	-57 -101
~farev	-57 -101
~fari	89 94
~farin	101 98
~fark	-250 37
~fark$	-250 37
~farm	25 -111
~farm$	87 -144
~farma	-30 -74
~farme	-31 35
~fas	40 197
~fas$	51 189
~fasa	10 124
~fasal	-108 133
~fast	45 -74
~fast$	164 12
~fasti	-283 -237
~fat	118 -73
~fat$	-56 -349
~fata	302 107
~fata$	312 -156
~fatal	-47 158
~fate	-135 -120
~fate$	-135 -120
~fath	-7 59
~fathe	-7 59
~fati	12 -132
~fati$	12 -132
~faty	-190 -196
~faty$	-190 -196
~fau	-118 189
~fauj	-78 196
~fauj$	-78 106
~fauji	-7 150
~fav	58 -91
~fava	165 -39
~favar	165 -39
~fay	-213 -94
~fayd	-210 -89
~fayda	-118 7
~fayde	-153 -163
~fc$	-21 -9
~fd$	-82 156
~fe$	-63 145
~fea	-103 -29
~fear	-103 -29
~fear$	-103 -29
~feb	-124 -190
~feb$	-79 -139
~fec	-74 -276
~fect	-74 -276
~fect$	-60 -135
~fecti	37 -135
~fects	-114 -80
~fed	32 -124
~fed$	54 -111
~fek	111 -20
~fel	181 -101
~fel$	243 -264
~felo	-28 8
~felov	-15 31
~felt	-98 -59
~felt$	-98 -59
~fem	1 -55
~fema	1 -55
~femal	1 -55
~fen	81 170
~fenk	-119 74
~fenk$	-146 81
~feny	94 117
~fenyl	94 117
~fer	-58 -136
~fer$	103 -160
~fere	-61 -29
~feren	-56 -89
~feri	-94 -75
~ferit	-72 -67
~fes	-19 -87
~fes$	32 -145
~fet	5 53
~fety	-113 63
~fety$	-113 63
~fev	-24 -194
~fev$	-47 112
~feve	-12 -451
~fever	-12 -451
~fey	-125 -57
~feya	-125 -57
~feyar	-125 -57
~fi$	-114 42
~fia	-136 30
~fian	-136 30
~fianc	-136 30
~fic	-204 -176
~fic$	-168 -141
~fica	-83 -22
~ficat	-75 -12
~fice	-93 -136
~fice$	-79 -159
~fid	-164 -102
~fid$	87 21
~fidi	-186 -136
~fidin	-186 -136
~fie	-60 -9
~fiel	-48 18
~field	-48 18
~fig	-161 123
~figh	-182 111
~fight	-182 111
~figu	41 31
~figur	41 31
~fik	-175 -79
~fiks	-91 46
~fiks$	-72 21
~fikse	-61 34
~fil	-70 -73
~fil$	101 -86
~file	-154 29
~file$	-151 -6
~fili	-144 -17
~filin	-133 28
~film	-338 -396
~film$	-292 -306
~filmi	-35 -99
~fils	84 153
~fils$	84 153
~fin	81 -50
~fin$	28 -64
~fina	-67 -19
~finai	64 19
~final	-212 -60
~find	134 197
~find$	149 155
~finds	-44 135
~fine	-251 -106
~fine$	-249 -96
~fing	184 -124
~finge	185 -134
~fini	52 -80
~finis	64 -71
~fir	-140 91
~fir$	-104 139
~fire	-92 7
~fire$	-51 15
~firm	-107 -77
~firm$	-106 -131
~firs	-42 -99
~first	-42 -99
~fis	45 -177
~fis$	-163 -36
~fisa	54 -6
~fisal	54 -6
~fish	98 -227
~fish$	116 -197
~fisl	134 -27
~fisli	134 -27
~fist	-114 -44
~fit	40 -183
~fit$	26 -65
~fitn	-22 -22
~fitne	-22 -22
~fits	8 -194
~fits$	8 -194
~fiv	1 -116
~five	1 -116
~five$	1 -116
~fla	-64 -83
~flam	-12 -65
~flam$	-12 -65
~flat	-26 -121
~flat$	-61 -26
~flatm	125 -180
~fle	-81 7
~fli	76 -198
~fli$	141 -47
~flig	-48 -111
~fligh	-48 -111
~flik	79 -158
~flip	-75 -76
~flo	51 4
~floa	24 95
~float	24 95
~flop	153 -37
~flopy	143 -36
~flov	-26 -184
~flov$	-97 -62
~flove	33 -148
~flu	46 108
~flu$	-63 -163
~fluo	-142 -111
~flur	103 164
~flur$	129 162
~flurs	-39 41
~fly	-109 147
~foa	118 -74
~foam	118 -74
~foam$	107 -72
~fod	-40 -219
~fod$	-169 -143
~foda	125 -80
~foda$	125 -80
~fog	126 -93
~foi	-47 -92
~foid	-46 -102
~foid$	-46 -102
~fol	-32 90
~fold	-64 80
~foldi	13 72
~foli	-73 -107
~folic	-18 -50
~folo	-78 65
~folov	-78 65
~fon	-22 97
~fon$	23 71
~fone	-26 94
~fone$	-26 92
~for	-111 -37
~for$	-115 -59
~fore	59 100
~fore$	21 -5
~forea	52 -110
~foreh	-60 -107
~forev	-70 218
~forg	-23 84
~forgi	-41 129
~forgo	1 -11
~form	-100 -144
~form$	-247 -86
~forma	-85 -109
~formi	-109 -157
~fort	71 20
~forv	-58 -82
~forva	-58 -82
~fos	-77 156
~fos$	-50 197
~fot	-146 49
~foto	-146 49
~foto$	-128 48
~fotos	-43 -1
~fou	107 110
~foun	-69 178
~found	-69 178
~four	97 -164
~four$	59 -146
~fr$	-65 -57
~fra	-143 -17
~frac	-99 -54
~fract	-99 -54
~fre	-95 -28
~fres	18 2
~fresh	18 2
~fri	-161 -88
~fri$	-125 -166
~frid	-64 -12
~frida	-72 41
~fridg	-2 -99
~frie	-9 7
~frien	-9 7
~frij	-33 -113
~frij$	-119 -83
~fro	129 85
~frok	68 -30
~frok$	68 -30
~from	71 88
~from$	71 88
~fron	109 41
~front	109 41
~frot	220 -66
~froth	220 -66
~fru	-74 -62
~frui	-42 -178
~fruit	-42 -178
~fry	-107 28
~ft$	10 2
~fta	138 -165
~ftal	122 -35
~ftal$	122 -35
~ftar	-71 -144
~ftar$	-71 -144
~fte	-41 30
~fte$	14 -60
~fted	-66 -102
~fted$	-66 -102
~fter	-49 62
~fter$	-48 62
~ftern	-96 -50
~fti	-113 -90
~ftin	-90 -69
~fting	-87 -25
~fts	-105 21
~fts$	-105 21
~fud	-148 -116
~fud$	-222 -89
~fuds	26 -80
~fuds$	26 -80
~ful	-12 -48
~ful$	168 4
~fula	-14 -141
~fula$	-14 -141
~fuli	-35 -96
~fuli$	-35 -96
~fult	-117 -27
~fulti	-29 -24
~fuly	60 6
~fuly$	60 6
~fun	-67 -39
~func	56 33
~funct	56 33
~fund	-163 30
~fund$	-163 30
~fune	-44 12
~funer	-44 12
~fung	-109 -52
~funga	-100 -50
~funk	84 34
~funk$	107 -40
~funy	-31 -107
~funy$	-31 -107
~fur	-188 -135
~fus	55 101
~fuse	126 79
~fused	124 41
~fuses	49 93
~fut	233 -262
~fut$	110 -156
~futa	163 -73
~futa$	163 -73
~futb	25 -59
~futba	29 -51
~futi	137 -38
~futi$	137 -38
~fy$	-205 -143
~fys	-202 -71
~fysi	-202 -71
~fysic	-27 46
~fysio	-189 -140
~ga$	123 217
~gab	26 -121
~gaba	26 -121
~gad	116 -21
~gad$	32 -179
~gada	30 -92
~gada$	-26 -37
~gadb	-15 -42
~gadba	-15 -42
~gadh	99 -141
~gadha	51 -134
~gadhe	93 -8
~gadi	84 75
~gadi$	84 75
~gae	-19 8
~gae$	-14 14
~gaf	141 -47
~gafl	141 -47
~gafli	141 -47
~gag	-140 12
~gage	-140 12
~gagem	-122 -56
~gah	-5 46
~gah$	-31 -98
~gahn	-39 121
~gahne	-39 121
~gahr	63 115
~gahra	93 121
~gahri	-40 1
~gai	41 -43
~gai$	60 -70
~gain	-14 25
~gain$	-7 34
~gair	-61 -46
~gaira	-61 -46
~gais	10 -169
~gais$	10 -169
~gaj	-104 -61
~gaj$	-90 -16
~gaja	-45 -114
~gajar	-91 -112
~gal	196 28
~gal$	132 -75
~gala	79 -162
~gala$	177 -80
~galat	-163 -294
~gale	243 170
~gale$	243 170
~gali	-110 -14
~gali$	-110 -14
~galn	168 -70
~galne	168 -70
~galo	-24 -112
~galor	-114 -61
~gals	-105 -26
~galsu	10 85
~galt	14 52
~galti	23 74
~gam	-72 36
~gam$	-98 -138
~gamc	165 7
~gamch	166 8
~game	-242 -22
~game$	-205 -38
~gan	-65 17
~gan$	33 125
~gana	-239 -296
~gana$	-239 -296
~gand	66 -50
~gandh	-73 -202
~gane	-36 -129
~gane$	-11 -122
~gang	-85 169
~ganga	-85 169
~gani	101 -183
~gani$	112 -68
~ganit	16 -105
~gant	-139 -85
~ganth	-207 -78
~ganv	114 14
~ganv$	114 0
~ganva	2 22
~gao	164 -55
~gao$	131 -86
~gaon	63 -28
~gaon$	63 -28
~gap	-5 -160
~gap$	42 -175
~gar	44 -341
~gar$	-20 -173
~gara	78 -247
~garam	94 -218
~garar	-123 -36
~garb	44 -61
~garba	-37 45
~garbh	53 -159
~gard	104 -140
~garda	109 -217
~garde	12 -5
~gare	13 32
~garet	13 32
~garg	94 -45
~gargl	94 -45
~garl	-97 -60
~garli	-80 -29
~garm	-128 -187
~garmi	-218 -181
~garo	45 -67
~gas	-37 -170
~gas$	-143 -140
~gasp	232 -100
~gast	-36 -52
~gastr	-27 -44
~gat	108 66
~gata	56 79
~gatar	71 -37
~gate	33 117
~gate$	24 83
~gath	4 -133
~gathi	12 -111
~gati	-160 -146
~gativ	-160 -121
~gau	-109 -41
~gau$	36 -79
~gaun	-138 -63
~gaun$	-133 -96
~gav	17 181
~gava	24 84
~gave	4 140
~gave$	4 140
~gay	80 -6
~gay$	-151 59
~gaya	80 -14
~gaya$	71 -51
~gayab	71 137
~gaye	-13 -205
~gaye$	-14 -205
~gayi	14 110
~gayi$	14 110
~gayo	81 -27
~gayo$	81 -27
~gayu	127 84
~gayu$	127 84
~gda	-29 125
~gda$	-79 77
~gde	-12 8
~gde$	-12 8
~gdi	141 -68
~gdi$	141 -68
~ge$	-85 158
~gec	207 -92
~gech	207 -92
~geche	168 -79
~ged	-118 51
~ged$	-99 64
~geg	-176 -7
~gega	-174 -57
~gega$	-174 -57
~geh	116 81
~gehr	105 132
~gehra	65 69
~gehri	79 108
~gehu	36 -74
~gehun	-59 -116
~gel	77 -207
~gel$	0 -186
~gela	187 -55
~gem	-80 47
~geme	-122 -56
~gemen	-122 -56
~gen	102 -85
~gen$	75 5
~genc	85 -196
~gency	85 -196
~gend	103 -40
~gene	-84 -82
~gener	-45 -51
~gent	-3 -51
~gent$	-3 -73
~geo	-120 37
~geon	-117 -19
~geon$	-88 -80
~ger	134 -254
~ger$	40 -262
~gero	-108 46
~gerou	-108 46
~gers	228 18
~gers$	228 18
~gery	-78 -157
~gery$	-78 -157
~ges	65 -13
~ges$	-81 -72
~gesa	153 91
~gest	-83 -180
~gest$	-61 -170
~get	-204 -49
~get$	-328 -73
~geta	-120 -86
~getab	-64 -75
~getar	-66 -25
~geth	-47 31
~gethe	-47 31
~geti	130 -52
~getin	163 -20
~getiv	-104 -57
~gets	-52 -22
~gets$	-52 -22
~gey	32 -112
~geys	32 -112
~geyse	32 -112
~gf$	-91 -66
~gfa	14 -21
~gfal	14 -21
~gfali	14 -21
~gfr	-65 -57
~gfr$	-65 -57
~gh$	50 106
~gha	153 17
~gha$	55 -69
~ghab	97 -116
~ghabr	97 -116
~ghad	109 223
~ghadi	98 225
~gham	77 -100
~gham$	176 12
~ghama	-52 -92
~ghan	174 -52
~ghana	-111 -50
~ghant	197 -36
~ghar	-68 116
~ghar$	6 80
~ghare	-64 -138
~gharv	-88 104
~ghas	95 -52
~ghat	3 -124
~ghat$	90 -16
~ghata	-162 -137
~ghav	-1 -174
~ghav$	-1 -174
~ghb	-2 -15
~ghbo	-2 -15
~ghbou	-21 -13
~ghe	-158 199
~ghed	60 98
~ghed$	60 98
~gher	-233 -217
~gher$	-45 -96
~ghere	-217 -174
~ghes	-92 40
~ghest	-92 40
~ghet	47 187
~ghi	-65 -160
~ghi$	-222 -272
~ghin	125 -11
~ghing	129 -40
~gho	-133 -84
~ghod	-49 -47
~ghode	-29 -33
~ghol	28 -24
~ghs	-112 17
~ghs$	-112 17
~ght	6 10
~ght$	42 4
~ghte	-7 114
~ghter	-45 88
~ghti	56 -65
~ghtin	56 -65
~ghtn	101 -113
~ghts	-9 23
~ghts$	-9 23
~ghu	249 -106
~ghum	-9 44
~ghum$	114 -61
~ghuma	-51 -96
~ghumt	-103 20
~ghun	94 49
~ghunt	33 78
~ghur	73 -12
~ghur$	73 -12
~ghus	296 -144
~ghus$	237 -82
~ghusa	197 -47
~ghut	46 -165
~ghut$	212 -99
~ghuta	17 43
~ghutn	-255 -156
~ghv	23 13
~ghva	53 18
~ghvay	53 18
~gi$	36 112
~gid	110 -47
~gide	15 -17
~gide$	15 -17
~gif	-100 -125
~gift	-100 -125
~gift$	-98 -102
~gil	10 -73
~gila	58 -59
~gila$	-79 -135
~gilo	-104 -86
~giloy	-104 -86
~gin	-1 185
~gin$	-169 -14
~gina	-100 -51
~ginal	-87 -39
~gine	-89 -9
~gine$	-27 17
~ging	104 143
~ging$	132 150
~gini	-1 15
~ginir	18 -68
~gint	-186 127
~ginte	-125 -18
~ginti	-102 129
~gio	-113 -102
~giop	-56 -136
~giopl	-56 -136
~gir	376 -98
~gir$	253 -322
~gira	275 -146
~gira$	256 -155
~gire	168 -61
~gire$	168 -61
~giri	175 -164
~giri$	154 -118
~girl	28 95
~girl$	57 117
~girlf	-144 -73
~girls	15 90
~girn	-160 104
~girne	-160 104
~girt	-158 -153
~girta	-96 -122
~gis	-21 -156
~gist	-21 -156
~gist$	-29 -146
~giste	21 -81
~git	-56 -54
~gita	-141 66
~gith	63 -137
~githi	63 -137
~giv	-100 -69
~give	-110 -37
~give$	-60 -68
~given	7 2
~gives	-209 21
~givi	-28 -90
~givin	-28 -90
~gla	127 -6
~gla$	98 -71
~glas	74 21
~glas$	172 39
~gle	-91 125
~gle$	-30 126
~gled	-118 3
~gled$	-118 3
~gles	5 -5
~gles$	5 -5
~gli	132 -171
~gli$	138 -139
~glim	82 -17
~glime	82 -17
~glin	143 25
~gling	143 25
~glis	-174 -33
~glish	-158 -6
~glisr	-31 -69
~gliy	35 -121
~gliya	48 -97
~gliyo	-40 -30
~glo	30 -162
~glob	-102 -115
~globi	-102 -115
~glov	91 -76
~glove	91 -76
~glu	151 -138
~gluc	95 -110
~gluco	95 -110
~gluk	99 -23
~gluko	99 -23
~gly	-124 80
~gm$	-104 -125
~gmi	-12 -36
~gmi$	-12 -36
~gn$	-40 -16
~gna	-30 9
~gna$	-90 29
~gnan	22 -52
~gnanc	-188 -39
~gnant	140 -39
~gne	0 18
~gne$	-124 40
~gnen	11 -61
~gnens	-118 -19
~gni	85 41
~gni$	101 81
~gnin	-81 -7
~gning	-81 -7
~gnis	58 -68
~gnise	61 -63
~gnm	-67 -58
~gnme	-52 -70
~gnmen	-52 -70
~gno	54 -32
~gnor	18 -17
~gnore	18 -17
~gns	-93 -42
~gns$	-93 -42
~go$	-124 56
~goa	27 -74
~goa$	-162 -114
~goat	104 -16
~gob	-59 -212
~gobh	-63 -108
~gobhi	-63 -108
~god	72 44
~god$	77 53
~goda	-87 -84
~goe	-27 -136
~goes	-23 -136
~goes$	-23 -136
~goi	150 90
~goin	157 -28
~going	157 -28
~gok	-96 67
~gol	-30 91
~gol$	-115 -234
~gola	-31 -11
~gold	-228 1
~gold$	-121 44
~golde	-102 -66
~goli	38 114
~goli$	37 12
~goliy	71 197
~gon	41 120
~gon$	50 0
~gona	102 114
~gona$	102 114
~gond	-144 -68
~gone	-5 94
~gone$	-5 94
~gor	66 -65
~gora	-125 -107
~got	25 -149
~got$	22 -121
~goti	8 -87
~goti$	13 -85
~gov	-3 -68
~gove	46 -23
~gover	46 -23
~govt	-38 -56
~govt$	-38 -56
~gpt	-147 -186
~gpt$	-147 -186
~gpu	-104 -21
~gpur	-104 -21
~gpur$	-104 -21
~gra	71 -279
~gra$	53 -141
~grad	-162 -148
~grade	-155 -132
~graf	-160 -124
~grafy	-119 -108
~grai	30 -123
~grain	30 -123
~gram	-21 -81
~gram$	-133 34
~gran	125 -33
~grand	26 -30
~grany	178 -18
~grap	91 -185
~grape	91 -185
~gre	-5 -206
~grea	-198 -71
~great	-198 -69
~grej	-123 -141
~greji	-123 -141
~gret	-65 36
~gret$	-65 36
~grey	251 -94
~grey$	226 -89
~gri	-49 -48
~gri$	36 118
~grie	-152 34
~grief	-152 34
~grim	-52 -78
~grime	-52 -78
~grin	32 -232
~grin$	19 -174
~grind	70 -103
~gris	-15 -68
~gris$	-15 -68
~gro	-145 -49
~grou	-82 40
~groun	14 -111
~group	-115 72
~grov	-227 -197
~grov$	-124 -217
~gru	78 -123
~grun	123 -11
~grunt	123 -11
~grup	-80 -77
~grup$	-80 -77
~gry	-9 78
~gry$	-9 78
~gs$	9 -135
~gst	-69 -97
~gst$	-69 -97
~gta	-146 32
~gta$	-146 32
~gte	97 -220
~gte$	97 -220
~gti	-11 30
~gti$	-136 38
~gu$	-72 84
~gua	43 -104
~guag	-105 -114
~guage	-105 -114
~guar	30 -39
~guard	30 -39
~gub	173 -60
~guba	173 -60
~gubar	173 -60
~gud	-120 -27
~gud$	-193 -311
~gudb	-143 90
~gudby	-143 90
~gudg	-100 -53
~gudgu	-84 -43
~gudi	48 40
~gudiy	36 92
~gudn	-74 30
~gudni	-74 30
~gue	44 -84
~gue$	26 -168
~gues	64 86
~gues$	34 34
~guest	46 71
~gug	78 0
~gugl	-18 55
~gugle	5 70
~gugli	-104 53
~gui	-95 109
~guid	36 5
~guide	36 5
~guil	-82 80
~guilt	-82 80
~guit	-141 86
~guita	-141 86
~guj	-214 15
~guja	-133 17
~gujar	-133 17
~gujr	-121 10
~gujre	-51 -53
~gul	152 63
~gula	174 -32
~gulab	154 -78
~gulf	76 53
~gulf$	76 53
~gulp	-4 59
~gulp$	-56 15
~gum	29 -202
~gum$	44 -43
~gums	36 -82
~gums$	36 -87
~gun	87 -2
~gun$	-7 104
~gund	142 -173
~guni	-19 -42
~gur	117 -87
~gurg	181 -76
~gurga	151 -60
~gurgl	74 -22
~guru	-77 -20
~gus	-178 -94
~gusa	-81 -143
~gusa$	-138 -125
~guse	-96 138
~guse$	-96 138
~gust	-123 -114
~gust$	-123 -114
~gut	103 -171
~guth	63 -102
~gutha	-42 -48
~guthe	92 -105
~gutk	112 -103
~guv	73 -121
~guva	-69 -97
~guvah	-69 -97
~guy	104 80
~guy$	115 -30
~guys	-10 88
~guys$	-10 88
~gva	-20 -189
~gva$	50 -158
~gvan	-201 6
~gvan$	-66 121
~gvana	-104 -70
~gvane	-36 -41
~gvani	-99 -156
~gvay	137 -52
~gy$	19 -195
~gya	258 -51
~gya$	255 -33
~gyar	12 -45
~gyara	12 -45
~gye	120 34
~gye$	120 34
~gyi	24 107
~gyi$	24 107
~gym	-136 -258
~gym$	-136 -258
~gyn	-133 -69
~gyna	-114 -59
~gynae	-73 -26
~ha$	173 147
~hab	154 -52
~hab$	256 -118
~haba	32 -190
~haba$	101 -63
~habar	-38 -65
~habd	108 -184
~habd$	114 -167
~habe	-53 -81
~habe$	-53 -81
~habh	21 90
~habha	-160 -85
~habhi	28 112
~habi	-183 125
~habi$	-157 161
~habr	96 -177
~habra	97 -116
~hac	186 46
~hach	186 46
~hacha	98 29
~hache	172 -56
~hachi	74 77
~had	35 -17
~had$	-19 -90
~hada	139 41
~hada$	161 -60
~hadak	112 -5
~hadar	79 -28
~hade	55 16
~hade$	59 24
~hadh	168 -36
~hadh$	226 -171
~hadha	-142 123
~hadhe	114 -41
~hadhi	82 -54
~hadhn	-143 -22
~hadht	-49 -107
~hadi	-122 69
~hadi$	-157 70
~hadk	121 -82
~hadka	121 -82
~hadn	19 -57
~hads	-36 -104
~hadt	-15 -109
~hadu	-134 -140
~hae	-100 -114
~hae$	78 47
~haen	-192 -204
~haen$	-192 -204
~haf	118 -98
~haft	32 -60
~hafte	14 -60
~hag	130 40
~hag$	202 -7
~haga	-103 -75
~haga$	-134 -5
~hagd	-69 55
~hagda	-74 57
~hagde	-12 8
~hagv	-40 119
~hagva	-40 119
~hah	-140 -52
~hah$	-61 -17
~haha	-212 -205
~haha$	-198 -287
~hahad	-7 -22
~hahar	0 -75
~hahi	-15 0
~hahie	47 42
~hahiy	-117 -37
~haht	-110 5
~hahta	-13 -14
~hahte	-107 -134
~hahti	-52 89
~hai	-59 51
~hai$	-79 35
~hail	20 -118
~haili	40 -32
~hain	58 73
~hain$	58 84
~haind	70 -47
~haing	18 -120
~hains	-56 4
~hair	-146 1
~hair$	-129 33
~hais	124 -5
~hait	88 53
~haiy	177 -98
~haiya	178 -88
~haj	-114 -118
~haj$	-82 -96
~haja	-245 -189
~hajan	-120 -58
~hajar	-118 -91
~hajm	124 -112
~haju	-97 -81
~hajur	-97 -81
~hak	129 216
~hak$	34 288
~haka	78 -78
~haka$	64 -250
~hakan	-124 58
~hakar	116 -285
~hakat	96 -20
~hake	106 -128
~hake$	96 -101
~haki	15 163
~haki$	-23 12
~hakin	135 -39
~hakl	-128 84
~haku	126 -153
~haku$	217 -86
~hal	-104 -71
~hal$	-28 -33
~hala	-19 -6
~hala$	-45 -24
~halan	-47 14
~halat	-64 16
~halay	135 46
~hald	6 -137
~haldi	6 -137
~hale	23 28
~hale$	-31 92
~haleg	-92 -94
~halen	149 -60
~haler	128 -69
~half	177 -46
~half$	177 -46
~hali	-136 80
~hali$	-106 116
~halis	-60 -69
~halk	-261 -85
~halka	-201 1
~halki	-135 -157
~haln	-22 -128
~halna	-51 -70
~halne	10 -91
~halo	56 -21
~halo$	-100 -10
~halt	33 -352
~halta	-3 -209
~halte	36 -145
~halti	30 -145
~halu$	15 8
~halv	63 -157
~halva	63 -157
~ham	249 67
~ham$	79 -48
~hama	75 -201
~hama$	59 -137
~hamac	121 -73
~hamak	149 -58
~hamar	-74 -72
~hamau	-180 -85
~hamb	126 -42
~hamd	135 -130
~hamdi	111 -120
~hame	103 266
~hame$	69 13
~hamen	6 118
~hamer	121 -78
~hames	-147 254
~hami	123 132
~hamk	201 -58
~hamki	89 29
~hamn	-5 38
~hamne	-5 38
~hamp	41 -186
~hampu	-86 -110
~han	17 -65
~han$	-61 -53
~hana	148 -171
~hana$	-114 -229
~hanak	360 -143
~hanb	232 -116
~hanc	-70 171
~hance	-70 171
~hand	59 -147
~hand$	19 -7
~handa	45 -244
~hande	12 -24
~handi	-58 43
~handl	-93 -127
~hands	18 10
~hane	-230 -26
~hane$	-208 -20
~hanf	125 -16
~hanf$	111 -13
~hang	-59 32
~hang$	-192 -36
~hanga	-155 66
~hange	-27 -86
~hangi	117 130
~hango	32 -96
~hani	-290 -59
~hani$	-183 -273
~hanic	-79 -57
~haniy	-124 -124
~hanj	46 -21
~hank	-207 -102
~hank$	-152 -92
~hanks	-175 -40
~hans	93 -149
~hans$	115 13
~hansa	-34 -9
~hansi	77 -154
~hansn	-54 -92
~hanst	53 -94
~hant	117 205
~hant$	-117 95
~hanta	120 43
~hante	126 -12
~hanti	4 213
~hanu	116 28
~hanus	190 -11
~hany	-255 36
~hanya	-240 -119
~hao	105 -284
~hao$	108 -275
~hap	-143 -45
~hap$	19 57
~hapa	13 141
~hapad	27 127
~hapal	-4 34
~hape	-119 -6
~hape$	-30 -101
~hapen	-105 25
~hapi	-62 -131
~hapil	-62 -131
~hapt	-78 -113
~hapte	-87 -113
~hapy	-167 -122
~hapy$	-167 -122
~har	48 -41
~har$	75 54
~hara	20 -208
~hara$	136 -106
~harab	-67 -26
~harac	-65 71
~haram	36 -207
~haras	-250 -132
~harat	17 -219
~harb	-87 -67
~harba	11 -49
~harc	-148 -3
~harch	-148 -3
~hard	157 -60
~hard$	116 -168
~hare	-111 -294
~hare$	-86 -265
~harel	-64 -138
~harg	-94 -75
~harge	-51 -105
~hari	133 -33
~hari$	24 -116
~harid	-94 -63
~harip	-62 79
~harir	118 77
~harm	-253 -306
~harm$	-61 -255
~harma	-110 -150
~harn	-144 101
~harna	-21 11
~harne	-114 127
~harni	-44 -58
~haro	-103 -14
~haro$	24 -53
~haron	-109 12
~harp	115 50
~harp$	163 -9
~harpe	-145 32
~harpi	78 52
~hart	-177 -22
~hart$	-90 -285
~harti	-151 110
~harv	-181 84
~harva	-176 44
~has	43 -164
~has$	166 10
~hasa	-84 -135
~hase	-213 -129
~hase$	-213 -129
~hash	-65 -223
~hasha	-153 -175
~hashm	-73 -181
~hasi	-121 -148
~hasi$	-131 -147
~hasn	125 0
~hasne	48 -100
~hasnt	108 52
~hasr	68 -45
~hast	-110 -2
~hasta	-20 57
~hat	138 60
~hat$	-49 115
~hata	-83 -118
~hata$	-201 -477
~hatae	-25 -29
~hatak	86 -24
~hatam	-65 93
~hatan	-129 -162
~hatar	71 -151
~hatay	-16 -109
~hate	45 -24
~hate$	93 16
~hates	-70 -93
~hatev	-31 -29
~hatg	-62 -101
~hatgp	-62 -101
~hath	218 159
~hath$	193 139
~hatha	105 -71
~hathe	89 -100
~hathi	152 -32
~hati	311 -148
~hati$	214 -383
~hatij	106 58
~hatk	95 17
~hatka	-26 -184
~hatke	149 57
~hatm	17 25
~hatm$	35 43
~hatr	-190 -141
~hatra	-149 -169
~hats	-87 -42
~hats$	-134 -78
~hatsa	28 62
~hatu	-53 -131
~hatur	-40 -66
~haty	-101 104
~hatya	-101 104
~hau	-67 -91
~hau$	-3 -44
~haud	54 -12
~hauda	54 -12
~hauk	-49 -11
~haul	3 -85
~haun	-63 -63
~haun$	0 -85
~haus	11 85
~haust	11 85
~haut	-198 -25
~hauth	-198 -25
~hav	-21 -14
~hav$	-149 -318
~hava	-146 -67
~hava$	51 66
~haval	-142 -115
~havas	-113 -41
~have	-84 126
~have$	-106 127
~havi	108 -66
~havin	130 32
~havl	188 -76
~havla	199 -63
~havt	82 -35
~havti	65 -31
~havu	97 -80
~havu$	97 -80
~hay	-19 -156
~hay$	-133 -123
~haya	46 45
~haya$	120 -121
~hayad	-7 76
~hayal	-154 193
~hayam	-62 -102
~hayar	-159 -294
~hayat	7 57
~haye	-78 -117
~haye$	-91 -112
~hayi	144 -142
~hayi$	144 -142
~hayr	-144 -236
~hayra	-77 -107
~hayri	-104 -190
~hb$	-286 -223
~hba	-165 -100
~hbai	-129 -101
~hbaic	-129 -101
~hbar	-57 -61
~hbar$	-57 -61
~hbo	5 -24
~hbou	-21 -13
~hbour	-21 -13
~hch	22 -48
~hcha	70 -29
~hcha$	113 70
~hchan	47 -175
~hchar	-142 -212
~hche	-42 -31
~hche$	-54 -15
~hchi	95 53
~hchi$	79 57
~hcho	-113 17
~hcho$	26 -21
~hchon	-135 24
~hchu	-68 -139
~hchu$	-68 -139
~hda	-31 -225
~hda$	8 -1
~hday	-45 -171
~hday$	-52 -170
~hdi	-211 -177
~hdi$	-209 -139
~he$	349 170
~hea	18 -102
~head	100 2
~head$	307 23
~heada	-83 -208
~headm	71 157
~heads	-86 -123
~heal	-170 -69
~heale	-88 -130
~healt	-116 -14
~heap	14 -89
~heap$	30 -118
~hear	-48 19
~heard	-57 -73
~heari	-174 -98
~hears	-16 141
~heart	4 -71
~heat	21 -216
~heat$	25 -183
~heate	31 -31
~heav	43 -169
~heavy	-6 -159
~hed	141 18
~hed$	134 -10
~heda	9 -71
~hedu	-35 109
~hedul	-35 109
~heg	-198 5
~hega	-52 55
~hega$	-52 55
~hegi	-104 -48
~hegi$	-71 -40
~heh	74 -154
~hehe	-11 -59
~heher	-11 -59
~hehr	79 -147
~hehra	242 -20
~hehre	-95 -171
~hei	60 -13
~heig	62 -214
~heigh	-143 -192
~heim	50 -52
~heir	-60 149
~heir$	-60 149
~hej	-59 -41
~hej$	-53 46
~heji	-24 104
~heji$	-24 104
~hejn	-97 -128
~hejo	-11 -172
~hejo$	-11 -172
~heju	112 15
~hek	-59 -60
~hek$	-88 -9
~heke	48 42
~heke$	40 -101
~heked	14 109
~heku	-105 -192
~hekup	-99 -188
~hel	109 -27
~hel$	-99 68
~hele	119 10
~hele$	65 54
~heli	-186 26
~heli$	-146 44
~helm	25 6
~helme	25 6
~helo	-180 -66
~helo$	-195 -64
~help	162 -49
~help$	187 -65
~helpe	82 -77
~helpl	-108 79
~helps	-223 -27
~helt	-34 -129
~helta	-79 -55
~helte	22 -51
~helti	-28 -91
~hem	142 166
~hem$	-76 203
~hemi	-43 33
~hemis	-43 33
~hemo	196 77
~hemo$	219 92
~hen	66 6
~hen$	53 -44
~hena	-110 -104
~henai	-120 -139
~hend	-34 133
~heng	41 0
~henge	2 27
~hep	-167 -144
~hep$	-107 -101
~hepa	-98 -56
~her	52 98
~her$	91 150
~hera	131 -123
~hera$	233 -58
~herap	-235 -93
~herb	-117 -104
~here	-66 -31
~here$	-24 -21
~hered	-109 -170
~heres	-128 84
~heri	-52 -38
~heri$	-135 -17
~herm	117 -145
~hermo	145 -121
~hern	-90 -38
~herni	-52 -32
~hero	-164 -132
~hero$	-133 -110
~hers	-121 104
~hers$	-103 88
~herv	-63 -72
~hervi	-157 -64
~hes	156 99
~hes$	24 139
~hese	-134 99
~hese$	-134 99
~hesi	-116 -107
~hesis	-112 -100
~hest	280 -236
~hest$	280 -236
~het	99 237
~het$	56 185
~heta	106 -137
~hete	-3 102
~heter	128 -16
~heth	-38 25
~hethe	-38 25
~heti	-80 -22
~hetic	27 -48
~heto	-55 130
~heton	-15 57
~heu	175 73
~hev	-8 87
~hev$	15 -86
~hey	-102 110
~hey$	-68 48
~heya	-262 -309
~heyar	-154 -185
~hi$	10 86
~hia	-20 3
~hiat	-15 -78
~hiatr	-15 -78
~hic	-194 21
~hich	-144 -22
~hich$	-271 -38
~hichd	-198 -108
~hichk	-18 -144
~hicu	-174 -106
~hicup	-174 -106
~hid	138 19
~hid$	-4 143
~hida	-132 -181
~hida$	-144 -93
~hidak	0 -100
~hidc	-150 -85
~hidch	-150 -85
~hide	139 27
~hide$	152 17
~hidk	149 -130
~hidka	128 -95
~hidki	124 -38
~hie	44 48
~hie$	45 50
~hif	-192 -231
~hifa	-47 -105
~hifal	-47 -105
~hift	-184 -187
~hift$	-53 -80
~hifte	-86 -59
~hifti	-97 -126
~hig	187 53
~hig$	198 -69
~higa	52 -25
~high	42 86
~high$	112 10
~highe	-121 -37
~highs	-62 156
~highv	53 18
~higi	76 -13
~higi$	76 -13
~hij	218 -47
~hij$	-9 41
~hiji	172 -70
~hijin	172 -70
~hik	-153 -386
~hik$	-173 -285
~hika	-145 -187
~hikay	-135 -123
~hike	-50 -83
~hiken	-28 -54
~hikh	197 -82
~hikh$	90 -13
~hiki	37 -82
~hiki$	-1 -54
~hikit	-90 -19
~hiks	-126 -137
~hiks$	-92 -135
~hiku	-91 -29
~hil	126 -175
~hil$	-66 -238
~hila	313 -254
~hila$	274 -191
~hilan	143 -92
~hilao	82 -143
~hilat	11 57
~hilau	-120 -62
~hilay	41 -64
~hilc	-78 78
~hilch	-78 78
~hild	-81 -135
~hild$	-46 -283
~hildr	-5 47
~hile	30 -20
~hile$	50 -13
~hili	-32 67
~hili$	-32 67
~hiln	82 -40
~hilo	68 11
~hilt	229 -37
~him	159 125
~him$	181 99
~hima	-124 154
~himat	-74 173
~himo	-112 -126
~himog	-86 -101
~hims	18 142
~himse	18 142
~hin	149 19
~hin$	40 19
~hina	175 -311
~hina$	136 -283
~hinc	255 -117
~hinch	255 -117
~hind	-37 -6
~hind$	113 138
~hindi	-45 -40
~hine	86 -131
~hine$	47 -106
~hiner	155 -134
~hing	82 72
~hing$	65 67
~hinga	153 -33
~hings	-111 77
~hini	14 54
~hini$	14 54
~hink	-1 193
~hink$	-4 75
~hinki	93 198
~hinks	-76 42
~hino	-157 -99
~hinon	-139 -82
~hint	21 9
~hinta	16 -8
~hinti	-33 -52
~hiny	90 -127
~hip	128 -71
~hip$	21 -39
~hipa	159 -79
~hipak	159 -79
~hipk	62 -194
~hipka	79 -176
~hipo	-74 84
~hir	-6 103
~hir$	-40 -133
~hira	-79 -36
~hira$	18 -65
~hird	54 -13
~hird$	54 -13
~hire	72 -39
~hire$	72 -39
~hiri	-166 240
~hiri$	-166 215
~hiro	-19 -78
~hiro$	-19 -78
~hirs	-19 -167
~hirt	123 108
~hirt$	109 127
~his	138 195
~his$	28 136
~hisa	-26 39
~hisab	-133 41
~hisak	-15 17
~hish	81 232
~hish$	-31 120
~hishi	23 181
~hishu	121 -74
~hisi	43 3
~hist	103 -98
~histl	151 -59
~histo	-90 -73
~hit	140 95
~hit$	45 98
~hita	31 10
~hita$	-45 46
~hite	66 -231
~hite$	93 -171
~hitef	-81 -88
~hith	-44 171
~hithi	-121 191
~hiti	77 -115
~hitk	123 -14
~hiv	293 -223
~hiv$	247 -152
~hive	199 -91
~hiver	224 -48
~hives	6 -77
~hivi	-124 -81
~hivir	-124 -81
~hiy	-102 -13
~hiya	-123 17
~hiya$	-63 -21
~hiyam	-93 -81
~hiye	-58 -42
~hiye$	-58 -42
~hiyo	21 14
~hka	165 -11
~hkar	117 -102
~hkar$	0 -97
~hkari	152 -13
~hke	-52 -53
~hke$	-52 -53
~hki	56 -273
~hki$	58 -244
~hks	-69 -12
~hks$	-69 -12
~hla	101 -339
~hla$	-18 -263
~hlat	103 -111
~hle	-116 -121
~hle$	-137 -109
~hles	44 -22
~hles$	25 -20
~hli	-134 -248
~hli$	-75 -225
~hm$	-79 -185
~hma	34 -5
~hma$	-16 -165
~hman	81 -27
~hman$	94 3
~hmas	47 -23
~hmash	47 -23
~hmat	-13 53
~hme	-12 -72
~hme$	29 -115
~hmi	-120 -134
~hna	-36 142
~hna$	-8 155
~hnd	-109 91
~hndi	-109 91
~hndi$	-109 91
~hne	-232 -44
~hne$	-221 -41
~hnen	-68 -34
~hnen$	-68 -34
~hni	167 -266
~hni$	195 -254
~hno	-57 92
~hno$	-45 95
~hnu	-88 -122
~hnu$	-83 -118
~ho$	-197 -166
~hoa	112 -112
~hoar	112 -112
~hoars	112 -112
~hob	-111 61
~hoc	127 -194
~hoco	82 -59
~hocol	82 -59
~hod	-111 16
~hod$	-3 166
~hoda	-71 -59
~hoda$	-71 -59
~hode	58 -3
~hode$	-28 -21
~hodi	-94 -128
~hodi$	-93 -126
~hodn	-100 -2
~hodne	-86 10
~hodo	24 16
~hodo$	52 22
~hodu	-63 -33
~hoe	21 53
~hoe$	-67 7
~hog	26 127
~hoga	-63 144
~hoga$	-63 144
~hogi	85 -7
~hogi$	-58 11
~hoi	-97 -142
~hoj	5 74
~hok	120 -381
~hok$	187 -245
~hoka	-96 5
~hokar	-96 5
~hoke	-213 -232
~hoke$	-179 -126
~hoked	-123 -169
~hoki	91 -175
~hokin	66 -151
~hol	172 -12
~hol$	-56 198
~hola	102 -50
~hold	28 104
~hold$	-181 129
~holdi	134 -130
~hole	74 -128
~hole$	22 -61
~holes	150 -187
~holi	25 -133
~holi$	100 -49
~holid	-132 -152
~holo	122 -91
~holog	-43 -71
~holt	164 -112
~holte	72 -71
~holti	107 -47
~hom	-70 -138
~hom$	-132 -17
~home	-17 -109
~home$	31 -84
~homeo	-70 -52
~homev	-40 -61
~hon	-24 53
~hon$	-91 -99
~hona	-214 117
~hona$	-214 117
~hone	-105 74
~hone$	-43 10
~hones	-6 167
~honey	-159 -162
~hong	-192 -36
~honge	-178 -156
~honi	52 -119
~honi$	52 -119
~hont	272 -107
~honth	263 -103
~hop	-161 169
~hop$	-53 36
~hopa	-29 -22
~hopal	-29 -22
~hope	17 99
~hopi	-156 59
~hopin	-156 59
~hopk	-34 -11
~hopki	-34 -11
~hor	0 -136
~hor$	-55 -12
~hora	109 -116
~hora$	109 -116
~hori	4 103
~hori$	-109 99
~horn	101 -96
~hors	-13 -122
~horse	-13 -122
~hort	-118 -221
~hort$	-28 -159
~hos	143 -32
~hos$	-123 -106
~hose	124 -110
~hose$	127 -138
~hosh	300 -303
~hosh$	291 -270
~hoshi	80 -65
~hosp	-48 26
~hospi	-48 26
~host	-57 66
~hosta	-46 123
~hoste	-35 42
~hot	49 11
~hot$	131 -158
~hota	-110 52
~hota$	-80 54
~hote	54 -50
~hote$	48 -79
~hotel	28 62
~hoth	90 52
~hoth$	75 -104
~hoti	-34 -1
~hoti$	-20 -101
~hotu	119 -8
~hotu$	119 -8
~hou	140 94
~houg	42 54
~hough	42 54
~houl	32 -56
~hould	32 -56
~hour	197 -158
~hour$	225 16
~hours	10 -290
~hous	-106 56
~house	-106 56
~hout	-7 131
~hout$	-28 114
~houti	45 18
~hov	-235 -88
~hov$	-404 -62
~hovi	167 77
~hovin	167 77
~hovs	107 -138
~hovs$	107 -138
~hoy	84 -118
~hpa	-219 -204
~hpan	-311 -133
~hpan$	-310 -198
~hpas	38 -107
~hpast	38 -107
~hpe	36 -39
~hpes	36 -39
~hpest	36 -39
~hpv	-31 -45
~hpv$	-31 -45
~hr$	240 -137
~hra	161 129
~hra$	253 163
~hrat	-88 -195
~hre	124 -223
~hre$	-17 -201
~hres	167 -4
~hresh	167 -4
~hrev	63 -78
~hrev$	63 -78
~hri	-110 129
~hri$	-19 177
~hric	-112 93
~hrice	-112 93
~hril	-172 -173
~hrila	-125 -109
~hrile	-73 -58
~hrili	-23 -39
~hris	-100 -142
~hro	173 -164
~hro$	-92 -72
~hroa	128 -70
~hroat	128 -70
~hrom	-63 -128
~hrou	147 -17
~hroug	147 -17
~hrov	114 -105
~hrovn	149 -38
~hrs	47 -78
~hrs$	47 -78
~hru	64 74
~hru$	-115 -64
~hrum	112 92
~hrum$	106 100
~hs$	-54 -10
~hse	-65 175
~hse$	-65 175
~hsu	19 -142
~hsun	-58 -88
~hsun$	-58 -88
~hsus	40 -79
~hsus$	40 -79
~ht$	34 -1
~hta	-44 39
~hta$	-125 61
~htay	51 -51
~htay$	57 -79
~hte	46 41
~hte$	51 -50
~hter	-45 88
~hter$	-3 45
~hters	-88 86
~hti	25 135
~hti$	12 150
~htin	111 -68
~hting	56 -65
~htn	101 -113
~hts	-9 23
~hts$	-9 23
~hu$	183 222
~hua	52 -111
~hua$	85 -84
~huan	-34 -113
~huan$	-34 -113
~hub	10 -228
~hub$	9 -141
~hubh	-5 -235
~hubh$	14 -126
~hubha	-89 -36
~hubht	82 -54
~huc	-198 52
~huch	-198 52
~hud	-46 325
~hud$	-282 289
~huda	91 -262
~hudan	0 -162
~hudi	-6 108
~hue	42 -45
~hue$	53 -30
~hug	54 18
~huga	55 -61
~hugar	55 -61
~huge	-4 105
~huged	-4 105
~huh	81 -29
~huha	68 -132
~huha$	68 -132
~huhe	54 4
~huhe$	54 4
~hui	56 -9
~hui$	56 -9
~huj	-229 -291
~hujl	-216 -282
~hujli	-204 -269
~huk	-46 220
~huk$	193 -193
~huka	-112 114
~huka$	49 154
~hukan	-145 -141
~hukar	18 95
~huke	-30 71
~huke$	-30 71
~hukh	-83 -143
~hukh$	-137 -165
~huki	14 183
~huki$	61 142
~hukr	-155 -85
~hukri	-155 -85
~hukt	60 64
~hukti	60 64
~hul	-49 -120
~hul$	-170 -143
~hula	-9 -48
~hula$	-23 -45
~hule	9 102
~hule$	56 118
~hulh	111 93
~hulhe	105 70
~huli	-57 85
~huli$	-57 85
~huls	-89 -62
~hult	73 54
~hulta	150 -123
~hulti	-83 126
~hum	125 29
~hum$	72 113
~huma	-135 -107
~huma$	-62 -116
~humak	3 -116
~human	-180 -23
~humb	181 -146
~humb$	177 -83
~humi	56 -11
~humn	-114 104
~humne	-109 105
~humt	-103 20
~hun	193 104
~hun$	84 90
~huna	203 -131
~huna$	218 -104
~hunc	-139 -147
~hunch	-139 -147
~hund	249 155
~hund$	94 -67
~hundh	150 110
~hune	135 -118
~hune$	141 -111
~hung	45 135
~hunga	-48 70
~hungi	-1 186
~huni	6 -78
~huni$	6 -78
~hunj	16 -117
~hunjh	16 -117
~hunk	-117 -74
~hunt	114 40
~hunt$	33 78
~hup	53 32
~hup$	-10 -2
~hupa	28 84
~hupa$	78 -18
~hupi	136 -127
~hupi$	136 -127
~hur	118 -61
~hur$	73 -12
~hura	-137 -41
~hurak	-98 -142
~huri	175 32
~huri$	137 -48
~hurs	-30 55
~hursd	-30 55
~hurt	-45 35
~hurt$	-160 183
~hurti	81 30
~hurts	24 -195
~huru	62 -174
~huru$	72 -171
~hus	70 4
~hus$	159 -23
~husa	195 -106
~husa$	195 -106
~husb	15 92
~husba	15 92
~hush	-195 27
~hush$	-168 74
~hust	-223 -162
~hut	45 -266
~hut$	82 -181
~huta	93 3
~huta$	32 -9
~hutan	62 8
~hute	82 -38
~hute$	106 4
~huter	140 -13
~huth	-169 -48
~huth$	-164 -38
~huti	-17 14
~huti$	-95 36
~hutk	-24 -77
~hutki	83 -12
~hutku	-52 -130
~hutn	-258 -164
~hutna	-221 -119
~hutne	-170 -65
~hutno	27 -82
~hva	197 -270
~hva$	-87 83
~hvag	-118 -115
~hvaga	-118 -115
~hvan	175 -145
~hvan$	137 -69
~hvar	-109 -200
~hvari	-89 -164
~hvas	198 -176
~hvas$	200 -145
~hvasa	143 -55
~hvat	-7 -42
~hvati	20 -33
~hvay	18 12
~hvay$	18 12
~hvi	-182 149
~hvin	-52 194
~hvin$	-52 194
~hvis	-129 -57
~hvish	-129 -57
~hy$	-316 -137
~hya	-134 121
~hya$	54 90
~hyam	-116 -90
~hyam$	-116 -90
~hyan	-170 115
~hyan$	-150 23
~hyav	-170 -162
~hyd	-67 -24
~hyde	31 -82
~hyder	31 -82
~hyp	-23 -24
~hypo	-16 -15
~hypot	-16 -15
~hyr	-111 -14
~hyro	-111 -14
~hyroi	-19 -159
~hyrok	-127 -124
~hyron	-79 94
~ia$	-98 -440
~iab	-24 -154
~iabe	-20 -139
~iabet	-20 -139
~iac	-86 18
~iac$	-80 -52
~iag	53 50
~iage	-20 85
~iage$	-20 85
~ial	175 -136
~ial$	150 -183
~ialo	-112 -83
~ialog	-112 -83
~ialy	154 18
~ialys	154 18
~ian	-224 -63
~ian$	-153 -208
~ianc	-136 30
~iap	47 -83
~iape	47 -83
~iaper	47 -83
~iar	-135 128
~iar$	-62 -128
~iary	-51 189
~iary$	-51 189
~iat	-146 -27
~iatr	-102 -109
~iatri	-102 -109
~ib$	250 59
~iba	-110 124
~iba$	-205 28
~iban	-145 -245
~iband	-145 -245
~ibe	84 108
~ibe$	-16 28
~ibh	122 -184
~ibh$	133 -177
~ibha	-54 -16
~ibi	-57 80
~ibi$	-27 96
~ibio	17 -47
~ibiot	17 -47
~ibl	26 -51
~ible	-30 -38
~ible$	-30 -38
~ibo	-166 206
~ibs	183 -62
~ibs$	183 -62
~ibu	-74 141
~ic$	-48 -266
~ica	-108 -252
~ical	-24 -257
~ical$	12 -196
~icaly	-49 -114
~icat	-136 -63
~icate	-70 24
~icati	-87 -132
~ice	-86 -72
~ice$	-102 -77
~icel	24 -38
~icely	24 -38
~icen	-195 62
~icenc	-160 -37
~icens	-79 132
~ices	-152 8
~ices$	-149 -1
~ich	102 77
~ich$	-17 -64
~icha	-67 119
~icha$	-109 141
~ichar	-3 -26
~ichc	-75 -6
~ichch	-75 -6
~ichd	-198 -108
~ichdi	-198 -108
~iche	38 215
~iche$	39 173
~ichi	180 -199
~ichi$	64 -44
~ichk	76 -195
~ichka	152 -13
~ichki	-49 -184
~ichl	-238 -117
~ichle	-204 -72
~ichli	-147 -80
~ichu	130 77
~ichu$	96 90
~ici	-200 125
~icia	-53 -101
~ician	-53 -101
~icid	-232 98
~icide	-228 95
~icil	113 -31
~icili	113 -31
~icin	-170 -18
~icine	-170 -18
~icl	7 32
~icle	30 56
~icle$	32 61
~ico	-243 -207
~icon	-100 -41
~ics	-278 -69
~ics$	-278 -69
~ict	-212 -214
~ict$	-178 -135
~ictu	-42 -99
~ictur	-42 -99
~icu	-235 -179
~icu$	-122 -124
~icup	-174 -106
~icups	-174 -106
~icy	-145 -36
~icy$	-122 -31
~id$	60 -65
~ida	37 179
~ida$	-64 161
~idai	-144 -132
~idai$	-144 -132
~idak	59 -120
~idak$	44 -6
~idakn	-44 -85
~idal	-73 -21
~idal$	-73 -21
~idam	-134 157
~idam$	-117 54
~idan	166 75
~idar	112 -15
~idare	106 -59
~iday	-99 37
~iday$	-148 74
~idc	-153 -23
~idch	-150 -85
~idchi	-150 -85
~ide	38 178
~ide$	170 156
~idea	-170 -210
~idea$	-96 -152
~ideas	-107 -123
~ided	-144 -17
~ided$	-144 -17
~iden	124 119
~iden$	-86 -71
~ident	141 132
~ideo	-218 -23
~ideo$	-205 -21
~ider	-69 46
~ider$	-69 46
~ides	-105 24
~ides$	-94 18
~idev	-92 -72
~idg	42 70
~idge	42 70
~idge$	42 70
~idh	92 57
~idha	190 80
~idha$	188 71
~idhar	47 -50
~idhe	86 -124
~idhe$	86 -124
~idhi	-46 -13
~idhi$	-46 -13
~idi	77 31
~idi$	91 57
~idin	32 -115
~iding	36 -114
~idit	-57 -215
~iditi	-90 -43
~idity	-21 -193
~idiy	29 141
~idiyo	32 155
~idk	112 24
~idka	128 -95
~idkav	38 -47
~idki	112 56
~idki$	124 -38
~idl	207 -112
~idle	150 -80
~idle$	160 -73
~idli	122 -61
~idli$	172 -47
~idn	-77 -59
~idne	-138 -44
~idney	-131 -40
~idni	-39 -90
~idnig	-31 -13
~idnt	-17 20
~idnt$	-17 20
~ido	-6 37
~idon	99 -12
~idon$	99 -12
~idot	-85 -126
~idote	-85 -126
~idr	-224 59
~ids	-94 -21
~ids$	-94 -21
~idu	176 30
~iduc	178 -48
~iduch	178 -48
~idur	100 -113
~idura	100 -113
~idv	-52 -76
~idva	-52 -76
~idy	-5 -152
~idy$	31 -104
~idya	-86 -67
~ie$	-62 16
~iec	62 -77
~iece	73 -73
~iece$	106 -51
~ieces	-87 -46
~ied	-177 -43
~ied$	-176 -39
~ief	-174 9
~ief$	-174 9
~iel	-86 -40
~ield	-50 15
~ield$	-50 15
~iem	-69 -40
~ien	55 -18
~ienc	-78 -42
~ience	-47 -108
~iend	-9 7
~iend$	34 90
~iends	-87 -79
~ient	98 -48
~ient$	115 -10
~ients	33 11
~ier	43 6
~ier$	40 25
~ies	-121 -177
~ies$	-87 -223
~iesa	-149 -79
~iesar	-102 -45
~iest	-148 127
~iest$	-148 127
~iet	-110 -141
~iet$	-105 -24
~iety	-28 -162
~iety$	-12 -132
~iev	-179 -228
~iev$	-116 -232
~ieve	-146 -79
~if$	-126 240
~ifa	-83 -19
~ifai	-9 -76
~ifaid	-9 -76
~ifal	-84 -8
~ifal$	-71 4
~ife	19 101
~ife$	65 239
~ifer	-67 -102
~ifere	-56 -89
~ifes	-69 -141
~ifes$	-69 -141
~ifi	-361 -238
~ifi$	-101 -119
~ific	-230 -83
~ifica	-83 -22
~ifin	-102 -57
~ifin$	-102 -57
~ifl	-33 -35
~ifla	-14 -76
~iflam	-12 -65
~ifo	-88 -28
~ifor	-73 12
~iform	-73 12
~ift	-67 -302
~ift$	78 -239
~ifte	-66 -102
~ifted	-66 -102
~ifti	-110 -82
~iftin	-90 -69
~ig$	259 -76
~iga	270 -39
~iga$	189 -69
~igal	328 -4
~igal$	176 34
~igaln	168 -70
~igam	-197 -114
~igam$	-184 -112
~igar	-63 12
~igare	13 32
~ige	210 102
~ige$	217 83
~igeo	-43 70
~igeon	-43 70
~iger	38 5
~iger$	38 5
~igh	-18 70
~igh$	94 65
~igha	-115 18
~ighb	-2 -15
~ighbo	-2 -15
~ighe	-121 -37
~igher	-52 -94
~ighes	-92 40
~ighs	-73 91
~ighs$	-73 91
~ight	-24 3
~ighte	41 123
~ighti	56 -65
~ightn	101 -113
~ights	-54 39
~ighv	53 18
~ighva	53 18
~igi	85 120
~igi$	75 -47
~igin	-44 5
~igl	160 -124
~igla	105 -30
~igla$	105 -30
~igli	108 -88
~ign	-61 3
~ign$	34 51
~igna	-47 55
~igni	-81 -7
~ignin	-81 -7
~ignm	-52 -70
~ignme	-52 -70
~igno	18 -17
~ignor	18 -17
~igns	-93 -42
~igns$	-93 -42
~igo	1 22
~igo$	-129 -101
~igr	-96 -119
~igra	27 -83
~igrai	30 -123
~igre	-113 -82
~igret	-65 36
~igu	-149 148
~igur	17 14
~igy	-45 -94
~igy$	-45 -94
~iha	-92 -30
~ihar	-59 -65
~ihar$	-59 -65
~ij$	-118 -52
~ija	-33 -171
~ija$	68 -166
~ijaj	34 6
~ijaji	34 6
~ijal	-50 78
~ijalt	-50 78
~ijar	-129 -73
~ijar$	-69 -40
~ije	47 -229
~ije$	-91 -118
~ijen	67 -49
~ijer	-109 -90
~ijes	52 -41
~ijes$	52 -41
~iji	73 -79
~iji$	-123 -120
~ijie	-102 -93
~ijie$	-142 -79
~ijin	163 -277
~ijine	7 -224
~ijing	172 -106
~ijl	81 -73
~ijli	81 -73
~ijli$	81 -73
~ijn	-112 -170
~ijna	-89 -153
~ijnan	-77 -138
~ijo	-23 -47
~iju	21 -106
~ijur	18 -129
~ijure	18 -129
~ijy	155 -149
~ijy$	155 -149
~ik$	-216 -352
~ika	-103 143
~ika$	-123 79
~ikai	-168 -38
~ikai$	-168 -38
~ikal	41 102
~ikal$	-71 26
~ikala	236 86
~ikale	-75 14
~ikalt	19 112
~ikalu	43 -71
~ikalv	-124 -150
~ikan	-222 151
~ikar	10 63
~ikar$	51 76
~ikat	-186 -205
~ikat$	-155 -231
~ikath	-64 53
~ikay	-135 -123
~ikaya	-135 -123
~ike	163 51
~ike$	239 41
~iked	-20 -52
~iked$	-20 -52
~iken	-76 -182
~ikend	-89 -149
~ikes	-113 87
~ikes$	-48 43
~iket	-88 39
~iket$	-74 72
~ikets	-40 -111
~ikh	67 -4
~ikh$	114 -102
~ikha	-40 180
~ikha$	-108 159
~ikhae	-36 -12
~ikhan	-4 98
~ikhao	-124 -124
~ikhat	-82 -74
~ikhau	32 107
~ikhay	6 -59
~ikhe	92 58
~ikhe$	79 24
~ikhi	-177 0
~ikhi$	-168 17
~ikhn	96 -295
~ikhna	131 -196
~ikhne	6 -57
~ikhni	-97 -167
~ikho	-303 -266
~ikho$	-303 -266
~ikht	117 61
~ikhta	97 78
~ikhti	55 13
~ikhu	-108 -18
~ikhu$	-69 -124
~ikhun	-56 102
~ikhv	104 -50
~ikhva	104 -50
~iki	143 -95
~iki$	113 -134
~ikil	35 18
~ikil$	35 18
~ikin	-42 5
~iking	-42 5
~ikit	-90 -19
~ikits	-90 -19
~ikl	-36 -37
~ikla	66 108
~ikla$	66 108
~ikle	34 -145
~ikle$	56 -167
~ikleg	-60 -19
~ikli	-57 -2
~ikli$	-57 -2
~ikly	-147 -161
~ikly$	-147 -161
~ikn	-37 -63
~iko	42 77
~iks	17 -126
~iks$	67 -58
~ikse	-7 -34
~iksed	98 74
~ikser	-24 -152
~iksh	-157 -202
~iksha	-140 -197
~iksi	21 17
~iksin	-53 52
~ikt	57 31
~ikta	66 29
~iktar	67 -154
~iktr	-8 37
~iktri	-8 37
~iku	181 -29
~iku$	-167 60
~ikui	68 16
~ikuid	87 22
~ikun	97 -98
~ikuo	152 -84
~ikuor	152 -84
~iky	59 -72
~iky$	59 -72
~il$	-31 50
~ila	390 106
~ila$	464 77
~ilae	-61 -4
~ilag	-93 94
~ilage	-93 94
~ilai	50 -111
~ilai$	106 -5
~ilaj	-213 -21
~ilaj$	-212 -13
~ilan	127 -4
~ilana	-121 76
~ilane	141 -98
~ilao	95 -143
~ilao$	99 -116
~ilar	-47 91
~ilat	-109 147
~ilate	-146 58
~ilati	-94 23
~ilato	-17 84
~ilau	-43 -112
~ilau$	-73 -47
~ilaun	16 -72
~ilay	79 -38
~ilaya	52 32
~ilb	-65 57
~ilc	-46 78
~ilch	-46 78
~ilcha	-46 78
~ild	-183 -151
~ild$	-118 -370
~ildi	-107 50
~ildin	-107 50
~ildr	-5 47
~ildre	-5 47
~ile	31 -25
~ile$	85 -153
~iled	-65 33
~iled$	-65 33
~ileg	-247 91
~ilega	-224 118
~ilegi	-88 -22
~ilen	94 -195
~ilend	86 -61
~ileng	-148 -141
~ilent	78 -93
~ilep	-121 -4
~ileps	-111 1
~iler	2 17
~iler$	0 38
~iles	18 83
~iles$	18 83
~ilet	38 -37
~ilet$	46 19
~ili	-58 59
~ili$	104 64
~ilic	8 -64
~ilico	-100 -41
~ilin	-178 41
~ilin$	110 -37
~iling	-246 46
~ilit	-75 81
~iliv	24 -52
~ilivr	-92 -47
~iliy	-23 -18
~iliya	-1 -148
~ilk	1 -189
~ilk$	-26 -175
~ilke	-16 97
~ilke$	-16 97
~ilku	42 -120
~ilkul	42 -120
~ilm	-338 -396
~ilm$	-292 -306
~ilmi	-35 -99
~ilmi$	-35 -99
~iln	95 48
~iln$	77 68
~ilna	79 -50
~ilna$	79 -46
~ilne	-15 44
~ilne$	-8 47
~ilo	-126 -245
~ilo$	-16 -235
~ilom	51 -149
~ilomi	91 -87
~ilon	-47 69
~ilov	-115 9
~ilov$	-115 9
~iloy	-104 -86
~iloy$	-104 -86
~ils	-19 138
~ils$	0 153
~ilsh	-93 -81
~ilshi	-93 -81
~ilt	-74 -9
~ilta	24 46
~ilta$	24 46
~ilte	34 -70
~ilte$	45 -65
~ilti	-129 -30
~ilti$	-111 4
~ilty	-82 80
~ilty$	-82 80
~ilu	30 156
~ilur	-46 83
~ilure	-46 83
~ilv	7 185
~ilva	-44 187
~ilvay	-7 166
~ily	-252 -24
~ily$	-252 -24
~im$	84 128
~ima	-208 59
~ima$	-213 70
~imag	-24 3
~imag$	-10 -19
~imagi	-23 37
~imal	-32 -145
~imar	-110 -126
~imar$	-76 -33
~imari	-89 -107
~imat	-48 147
~imat$	-78 148
~imb	-47 -128
~imb$	-14 -94
~imba	-28 5
~imbat	-20 -46
~imbi	93 -57
~imbin	93 -57
~imbu	-88 -160
~imbu$	-86 -155
~ime	1 -31
~ime$	-173 29
~imen	-143 -130
~iment	-138 -128
~imep	82 -17
~imepi	82 -17
~imer	94 -70
~imes	94 -22
~imes$	110 -68
~imet	65 -78
~imeta	-17 -16
~imete	70 -79
~imi	-96 -162
~imin	-216 -96
~iming	-212 -88
~imit	78 -97
~imit$	60 -80
~iml	-73 -109
~imo	61 -184
~imog	-86 -101
~imogl	-86 -101
~imp	-123 -99
~imp$	153 -71
~impl	-271 -44
~imple	-278 -54
~impr	-123 -33
~impro	-123 -33
~ims	-19 123
~ims$	-45 16
~imse	18 142
~imsel	18 142
~in$	-68 -4
~ina	135 86
~ina$	248 100
~inai	64 19
~inail	64 19
~inal	-243 -133
~inal$	-156 -47
~inaly	-168 -70
~inar	2 123
~inar$	-35 -68
~inare	-91 148
~inat	1 -128
~inat$	169 14
~inati	-170 -193
~inb	-90 -249
~inbu	-42 -103
~inbu$	-42 -103
~inc	134 -8
~ince	22 -3
~ince$	23 -2
~inch	362 0
~inch$	263 -88
~incha	73 79
~inche	132 -12
~incht	87 -35
~inci	-104 122
~incip	-5 43
~inco	-31 -147
~incom	-6 -101
~incr	-99 -146
~incre	-93 -139
~ind	-45 62
~ind$	-101 114
~inda	27 68
~inda$	-10 110
~indag	-60 -50
~indau	-65 0
~inde	76 5
~indek	-79 -73
~inder	105 9
~indg	0 164
~indgi	0 164
~indi	25 -310
~indi$	158 -105
~india	-301 -275
~indin	-4 -61
~indiy	11 -133
~indl	-22 -87
~indli	26 -22
~indly	-41 -77
~indo	-90 -50
~indor	-22 -61
~indov	-79 -2
~indr	16 -68
~inds	-44 135
~inds$	-44 135
~indu	30 28
~indu$	-29 -82
~ine	-37 59
~ine$	6 80
~ined	-95 -70
~ined$	-95 -70
~iner	25 -235
~iner$	42 -203
~iners	-82 -83
~ines	-31 121
~ines$	-31 121
~inf	79 106
~infa	66 -54
~infan	68 -38
~infe	26 -22
~infec	28 -134
~info	-39 31
~infu	94 93
~inful	94 93
~ing	117 14
~ing$	96 37
~inga	78 -136
~inga$	13 -81
~ingan	123 -6
~inge	127 3
~inger	149 -139
~ingi	-7 27
~ingin	-59 45
~ingl	-16 -172
~ingle	-165 -156
~ingli	159 -26
~ingn	159 -18
~ingni	159 -18
~ings	-121 -7
~ings$	-121 -7
~inh	140 -130
~inha	167 -84
~inhal	167 -84
~ini	-18 51
~ini$	-16 248
~inic	103 -108
~inic$	103 -108
~inik	-101 45
~inik$	-71 69
~inin	-111 -115
~inine	-73 -54
~ining	-70 -84
~inio	-98 -79
~inion	-98 -79
~inir	18 -68
~inir$	22 -90
~inis	63 -73
~inish	64 -71
~inj	146 28
~inja	45 -96
~inje	109 109
~injec	35 132
~injek	139 -91
~ink	-59 227
~ink$	-56 -13
~inka	-94 174
~inka$	-94 174
~inke	-182 68
~inked	-53 -60
~inki	-15 232
~inkin	-46 222
~inks	60 -25
~inks$	60 -25
~inl	10 240
~inle	16 257
~inles	16 257
~ino	-126 -155
~ino$	41 -83
~inon	-152 -1
~inon$	-152 -1
~inp	-101 -52
~inp$	-66 -32
~ins	0 -14
~ins$	-5 -34
~insa	-10 -98
~insan	-119 -72
~insar	105 16
~insi	99 0
~insid	99 2
~inst	-131 64
~insta	-153 119
~inste	19 -68
~instr	-50 -96
~insu	39 19
~insul	97 30
~insur	-145 -4
~int	127 37
~int$	107 55
~inta	6 -53
~inta$	8 -41
~inte	38 -152
~inte$	-58 -45
~inted	167 -205
~inter	-289 -71
~inth	165 -106
~inth$	163 -18
~intha	97 -96
~inti	-50 69
~inti$	-113 115
~intin	-8 -136
~intj	68 69
~intja	68 69
~intm	-34 -105
~intme	-34 -105
~into	13 101
~into$	8 120
~inton	2 -81
~intr	-78 47
~intra	-75 54
~ints	-86 -58
~ints$	-85 -55
~inu	222 53
~inu$	199 103
~inue	50 -73
~inue$	50 -73
~inus	-121 39
~inus$	-117 40
~inut	68 -85
~inute	68 -85
~inv	-23 -27
~inve	1 -60
~invi	-24 40
~iny	30 -128
~iny$	73 -123
~io$	-185 -369
~iod	-87 -307
~iod$	-44 -204
~iods	-68 -192
~iods$	-68 -192
~iol	-66 -56
~iole	-32 -38
~iolen	-32 -38
~iolo	-36 -22
~iolog	-36 -22
~ion	-31 -189
~ion$	14 -194
~ions	-207 -34
~ions$	-207 -34
~iop	-59 -59
~iopl	-56 -136
~iopla	-56 -136
~ior	-18 18
~ior$	-16 -13
~iors	-9 25
~iors$	-9 25
~iot	-45 -136
~ioth	-106 -66
~iothe	-106 -66
~ioti	-12 -59
~iotic	13 -52
~iou	-64 -139
~ious	-64 -139
~ious$	-64 -139
~ip$	-6 -3
~ipa	-20 -3
~ipak	149 -103
~ipak$	159 -79
~ipal	-45 28
~ipal$	-45 28
~ipan	-62 79
~ipan$	-62 79
~ipas	-87 -93
~ipas$	-82 -73
~ipat	-128 -113
~ipe	-78 128
~ipe$	-239 -42
~iped	139 20
~iped$	139 20
~iper	-43 181
~iper$	-14 163
~ipi	-153 -37
~ipi$	-164 -308
~ipia	-62 -128
~ipiar	-62 -128
~ipid	-53 -83
~ipid$	-53 -83
~ipin	1 15
~ipine	-149 35
~iping	59 10
~ipk	36 -228
~ipka	52 -212
~ipka$	215 -60
~ipkal	-140 -114
~ipl	-93 -181
~ipl$	-87 -147
~ipo	52 32
~ipor	30 -176
~iport	30 -176
~ipoy	133 -114
~ipoya	80 -108
~ipr	35 15
~ipre	-41 43
~ipres	-41 43
~ips	118 4
~ips$	163 11
~ipt	-123 -5
~ipt$	-56 -134
~ipti	-73 -98
~iptio	-73 -98
~ipu	140 -87
~ipur	-1 -16
~ipur$	-24 -12
~ipy	191 128
~ipy$	191 128
~ir$	140 45
~ira	129 -114
~ira$	211 -282
~irah	-139 21
~irah$	-139 21
~irai	-180 -16
~irai$	-180 -16
~irak	-84 111
~iral	-181 -83
~iral$	-173 -60
~iran	-78 132
~irane	-65 101
~irap	-79 -25
~irap$	-79 -25
~iras	144 -89
~irat	-2 -242
~irat$	-58 -151
~irate	-149 -99
~iray	-7 -78
~iraya	-2 -70
~irc	-112 -30
~irch	-112 -1
~irch$	-116 -182
~irchi	10 -75
~ird	50 -21
~ird$	61 -14
~ire	51 75
~ire$	141 -125
~irec	-70 -66
~irect	-70 -66
~ired	-86 115
~ired$	-107 120
~irem	-37 -117
~ireme	-37 -117
~irf	-101 -77
~irf$	-78 13
~irg	29 -203
~irgi	29 -203
~irgi$	29 -203
~irh	157 -111
~irha	157 -111
~irhan	158 -105
~iri	106 68
~iri$	168 162
~irid	97 -24
~iride	82 -17
~irij	-46 -234
~iriji	-28 -213
~irin	127 -14
~irin$	89 -119
~iring	71 55
~irit	25 46
~iriy	-101 -86
~iriya	-101 -86
~irl	27 95
~irl$	57 117
~irlf	-144 -73
~irlfr	-144 -73
~irls	15 90
~irls$	15 90
~irm	-107 -77
~irm$	-106 -131
~irn	-183 97
~irna	-40 -11
~irna$	-40 -11
~irne	-160 104
~irne$	-160 104
~iro	-57 -17
~iro$	-37 -161
~iron	-4 -141
~iron$	-4 -141
~iror	12 15
~iror$	12 15
~irp	-77 -122
~irpo	-61 -48
~irpor	-61 -48
~irs	-97 -98
~irs$	-87 20
~irst	-34 -101
~irst$	-42 -99
~irt	-85 -39
~irt$	109 127
~irta	19 -70
~irta$	19 -70
~irte	-81 -56
~irte$	-81 -56
~irth	-62 -50
~irth$	-121 54
~irthd	-52 -170
~iru	-26 4
~iru$	172 -84
~iruk	-93 57
~iruku	20 7
~iry	-120 -171
~iry$	-53 3
~irya	-92 -200
~iryan	-92 -200
~is$	-22 99
~isa	142 -70
~isa$	157 -93
~isab	-139 -91
~isab$	-103 38
~isabg	-76 -162
~isak	75 3
~isak$	-15 17
~isal	37 -25
~isal$	41 -10
~isan	-47 58
~isan$	-42 62
~isar	-96 -80
~isart	-96 -80
~isc	-79 3
~isc$	-97 -121
~isca	-74 91
~iscar	-74 91
~isch	18 5
~ischa	18 5
~isco	-113 41
~iscor	-90 198
~iscu	28 -109
~iscui	28 -109
~ise	-49 -124
~ise$	-31 -70
~isea	-79 -111
~iseas	-79 -111
~ised	-132 -115
~ised$	-132 -115
~isej	-163 -59
~isej$	-163 -59
~isen	93 -86
~iser	126 -21
~iser$	126 -21
~ises	-105 -31
~ises$	-105 -31
~ish	105 100
~ish$	147 24
~isha	116 84
~isha$	62 13
~ishan	-12 107
~ishe	-92 -141
~ished	-54 -204
~isher	-91 -64
~ishi	6 223
~ishi$	-2 182
~ishin	21 117
~ishn	-12 -73
~ishno	-25 -31
~isht	-171 122
~ishta	-140 139
~ishte	-70 -73
~ishu	121 -74
~ishu$	121 -74
~ishv	-3 -139
~ishva	-2 -126
~ishy	-141 -193
~ishya	-139 -179
~isi	-16 152
~isi$	-19 261
~isij	-105 -110
~isiji	-105 -110
~isin	87 -242
~ising	87 -242
~isio	-1 -94
~ision	-1 -94
~isit	-82 -114
~isit$	-107 -125
~isk	-68 -85
~isk$	-155 -114
~iska	-68 -167
~iska$	-65 -165
~iske	-52 139
~iske$	-52 139
~iski	-34 -154
~isko	91 -19
~isko$	91 -19
~isl	39 89
~isla	-66 117
~isla$	-66 117
~isle	116 -35
~isler	124 -30
~isli	18 2
~isli$	129 -27
~islie	-73 3
~isliy	74 44
~ism	-187 -59
~ism$	11 -62
~isme	-156 -34
~isme$	-96 18
~ismen	-97 -144
~isn	-118 -243
~isne	-213 -264
~isne$	-213 -264
~isnt	67 -44
~isnt$	67 -44
~iso	54 -128
~isod	-91 -128
~isode	-86 -87
~ison	-33 -70
~ison$	18 14
~isone	-79 -154
~isoni	-22 -50
~isono	-73 -124
~isor	125 -33
~isp	-40 -83
~isr	-36 82
~isra	12 -92
~isra$	26 -59
~isri	-46 120
~isri$	-43 124
~ist	31 99
~ist$	-166 -169
~ista	180 -75
~ista$	-67 -121
~istak	211 -71
~istan	-79 -74
~istar	104 43
~iste	23 147
~ister	44 70
~isti	-123 112
~istic	-33 -93
~istl	151 -59
~istle	61 -6
~istli	126 -54
~isto	-39 -30
~istor	-90 -73
~istr	88 81
~istri	116 -48
~istry	-70 98
~istu	17 59
~isu	-167 -204
~isue	-124 -141
~isue$	-123 -140
~it$	154 107
~ita	-35 -202
~ita$	78 -159
~itab	-111 81
~itab$	-85 59
~itabe	-6 69
~itaj	-4 -25
~itaji	-4 -25
~itak	61 -99
~ital	-103 -15
~ital$	-86 18
~italo	-45 -101
~itam	-166 -196
~itami	-208 -188
~itan	169 -107
~itan$	128 -119
~itar$	-3 22
~itary	-101 -27
~itat	-123 -122
~itati	-94 -62
~itay	11 -10
~itaya	21 -8
~itc	-8 -88
~itch	1 -77
~itch$	42 5
~itche	94 24
~itchi	-52 -251
~itchy	-156 -108
~ite	26 -147
~ite$	17 -195
~ited	38 -78
~ited$	38 -78
~itef	-81 -88
~itefi	-81 -88
~iten	125 125
~iten$	151 132
~itent	-83 -46
~iter	-184 -135
~itera	-62 -108
~ites	-16 -91
~ites$	-16 -91
~ith	-44 90
~ith$	18 -46
~itha	-45 103
~itha$	-30 97
~ithai	44 -60
~ithak	-2 -142
~ithe	-15 -17
~ithe$	-18 -17
~ithi	-11 62
~ithi$	38 102
~ithin	-88 -93
~ithn	31 -131
~ithna	29 -42
~ithne	18 -101
~itho	-38 109
~ithou	-36 110
~ithr	-126 -84
~ithro	-126 -84
~itht	-126 48
~ithta	-75 57
~ithte	-75 -12
~ithu	-106 17
~iti	69 -110
~iti$	-100 -107
~itin	122 1
~itin$	-72 -67
~iting	132 13
~itio	-16 40
~ition	-16 40
~itis	-18 -149
~itis$	-13 -141
~itiv	129 -74
~itive	164 -25
~itivi	-50 -87
~itiy	37 40
~itiya	37 40
~itk	188 -59
~itl	-125 -193
~itle	-106 -135
~itle$	-99 -157
~itn	-272 -31
~itna	-80 55
~itna$	-109 -43
~itnas	15 211
~itne	-513 -181
~itne$	-502 -165
~itnes	-79 -98
~itni	-7 30
~itni$	-7 30
~ito	-40 -76
~ito$	-44 -63
~itr	-17 143
~itr$	-43 -123
~itra	-67 127
~itre	1 80
~itre$	-17 92
~itri	33 100
~itri$	131 -172
~itrip	-53 98
~its	132 -20
~its$	144 3
~itse	-54 -83
~itsel	-24 -81
~itu	143 48
~itu$	109 88
~ity	-114 -102
~ity$	-73 5
~ityu	-93 -146
~ityu$	-93 -146
~ium	-67 -102
~ium$	-67 -102
~iun	80 -44
~iv$	191 -73
~iva	-159 -11
~iva$	40 -203
~ival	-106 -83
~ival$	-53 -46
~ivali	-59 -74
~ivan	-97 99
~ivan$	-69 39
~ivar	74 85
~ivar$	6 87
~ivas	-231 -194
~ivas$	-168 -181
~ivat	-67 35
~ivate	-10 -175
~ive	9 84
~ive$	-8 86
~ived	-116 -45
~ived$	-116 -45
~iven	-91 -114
~iven$	-31 -66
~iveno	-99 -88
~iver	151 13
~iver$	-24 47
~ivere	176 -21
~iveri	224 -48
~ivers	-125 -87
~ivery	1 -31
~ives	-136 147
~ives$	-136 147
~ivi	-41 98
~ivi$	-92 83
~ivin	-38 -260
~iving	-27 -212
~ivir	-124 -81
~ivir$	-124 -81
~ivit	-143 85
~ivita	-13 -29
~ivity	-52 -101
~ivo	-63 30
~ivor	-63 30
~ivorc	-57 32
~ivr	8 -63
~ivri	16 -57
~ivri$	42 -50
~ivy	-35 -66
~ivy$	-35 -66
~iya	203 242
~iya$	152 197
~iyab	-121 -93
~iyabi	-121 -93
~iyal	29 -186
~iyal$	-175 -128
~iyam	-170 -221
~iyam$	-170 -221
~iyan	71 102
~iyan$	70 118
~iyar	83 98
~iyar$	33 138
~iyari	-94 -53
~iyat	27 9
~iyat$	27 9
~iye	19 26
~iye$	-78 9
~iyo	-174 4
~iyo$	-33 14
~iyon	-199 10
~iyon$	-199 10
~ja$	34 78
~jab	153 54
~jab$	-23 63
~jaba	132 -28
~jaban	111 -11
~jabar	94 -20
~jabd	261 -91
~jabda	207 -67
~jabde	136 -30
~jac	73 -108
~jach	81 -101
~jachc	-139 26
~jad	34 23
~jad$	71 137
~jade	-88 -127
~jae	66 223
~jae$	-8 134
~jaeg	47 74
~jaega	53 -7
~jaegi	-5 108
~jaen	56 202
~jaen$	44 100
~jaeng	36 177
~jag	132 58
~jag$	165 -88
~jaga	65 71
~jagah	-31 -98
~jagan	207 -98
~jage	31 -70
~jager	-8 -64
~jagt	159 -135
~jah	-323 53
~jah$	-138 77
~jaha	-209 26
~jahan	35 66
~jahar	-226 17
~jahr	-156 -113
~jahri	-156 -113
~jai	333 -45
~jai$	19 -53
~jaik	-41 7
~jain	-149 -141
~jaip	13 4
~jaipu	13 4
~jais	379 -103
~jaisa	215 -104
~jaise	286 -130
~jaisi	177 -100
~jaj	-98 2
~jaji	34 6
~jaji$	34 6
~jak	6 55
~jak$	-154 -3
~jaka	-99 136
~jakar	-58 151
~jakd	143 -81
~jakda	141 -73
~jal	117 89
~jal$	-40 -172
~jala	30 105
~jala$	192 62
~jalan	-157 24
~jalat	7 142
~jalay	-129 175
~jald	194 137
~jaldi	194 137
~jale	25 -194
~jale$	39 -159
~jali	7 15
~jali$	22 -42
~jaln	-121 -99
~jalne	-121 -99
~jalt	-67 56
~jalt$	-50 78
~jam	59 -60
~jam$	-48 2
~jama	0 15
~jama$	-165 99
~jaman	87 -95
~jami	-28 -93
~jamin	33 -83
~jamu	152 -115
~jamun	152 -115
~jan	-90 67
~jan$	-127 -129
~jana	-169 205
~jana$	-96 219
~janam	-20 134
~janc	-295 -275
~janch	-295 -275
~jane	24 139
~jane$	28 133
~jang	121 25
~jangh	104 29
~jank	-16 28
~janka	-16 28
~janm	10 -7
~jant	115 12
~jao	-58 -36
~jao$	-29 -150
~jap	-154 -168
~jar	-249 -100
~jar$	-150 20
~jara	-186 -104
~jard	-132 -61
~jard$	-132 -61
~jari	43 -88
~jari$	43 -88
~jaru	-79 -136
~jarur	-79 -136
~jas	-44 -3
~jast	-40 2
~jasth	-149 -164
~jat	-84 -88
~jat$	116 -150
~jata	-80 46
~jata$	-165 47
~jate	31 -166
~jate$	31 -166
~jati	-153 -202
~jati$	-153 -202
~jau	-49 329
~jau$	98 177
~jaun	-191 275
~jaun$	26 215
~jaung	-232 202
~jav	156 -11
~jav$	284 -157
~java	-43 -31
~javab	35 -172
~javan	-43 18
~jay	-72 103
~jay$	-104 44
~jaye	-41 105
~jaye$	56 20
~jayeg	-70 92
~jayen	-7 50
~jbu	-43 111
~jbut	-43 111
~jbut$	-43 111
~jdu	114 -77
~jdur	114 -77
~jdur$	136 -120
~jduri	-59 18
~je$	-125 -58
~jea	-156 -86
~jean	-156 -86
~jeans	-156 -86
~jeb	-111 84
~jeb$	-111 84
~jec	69 91
~ject	22 99
~ject$	-14 53
~jecti	30 76
~jed	41 -142
~jeh	-5 79
~jeha	-80 111
~jehar	-80 111
~jehe	-217 93
~jeher	-217 93
~jehr	119 -161
~jek	156 -108
~jeks	139 -91
~jeksh	139 -91
~jel	182 -75
~jely	155 -21
~jely$	115 -18
~jen	84 -191
~jen$	-27 -77
~jer	127 119
~jer$	-152 100
~jerk	207 -63
~jerki	131 -47
~jero	50 128
~jero$	50 128
~jes	45 -73
~jes$	52 -41
~jet	162 138
~jeth	158 -27
~jeth$	79 -5
~jetha	110 -22
~jh$	37 180
~jha	101 -28
~jha$	133 64
~jhad	-206 -257
~jhad$	-153 -132
~jhadn	19 -57
~jhag	126 61
~jhag$	187 2
~jhagd	-57 61
~jhai	-132 -112
~jhal	165 85
~jhala	165 85
~jhan	48 21
~jhana	-26 -116
~jhao	-126 -133
~jhao$	-126 -133
~jhat	126 -142
~jhatk	136 -133
~jhau	-71 -98
~jhaun	-58 -57
~jhe	50 13
~jhe$	41 16
~jhi	1 41
~jhik	-159 -76
~jhika	-159 -76
~jhin	119 -22
~jhing	119 -22
~jhk	84 86
~jhn	-103 -26
~jhna	-89 -117
~jho	21 116
~jhol	121 -4
~jhs	-65 175
~jhse	-65 175
~jhse$	-65 175
~jhu	125 -29
~jhuk	144 -108
~jhuk$	136 -34
~jhul	19 30
~jhula	-72 39
~jhule	67 18
~jhun	151 -166
~jhuni	-86 -102
~jhunj	16 -117
~jhut	-171 -56
~jhuth	-169 -48
~ji$	-15 -113
~jib	165 148
~jib$	230 -18
~jibh	133 -177
~jibh$	133 -177
~jid	122 -94
~jie	-149 8
~jie$	-172 36
~jig	28 -17
~jij	109 -104
~jija	115 -104
~jija$	100 -110
~jijaj	34 6
~jil	-15 34
~jil$	-5 41
~jim	-117 -75
~jim$	-117 -75
~jin	62 325
~jina	-194 172
~jina$	-194 172
~jind	-91 155
~jinda	-105 65
~jindg	0 164
~jine	-80 286
~jine$	-65 287
~jing	170 -110
~jing$	170 -110
~jini	-68 -115
~jio	-50 -79
~jio$	-50 -79
~jir	-172 -75
~jira	-104 -31
~jira$	-95 -77
~jis	-19 33
~jis$	31 -32
~jise	-48 43
~jise$	-48 43
~jism	-14 -16
~jisme	-119 -12
~jit	-194 -347
~jit$	-168 -226
~jita	-30 -100
~jita$	-24 -91
~jith	-126 -84
~jithr	-126 -84
~jitn	102 -80
~jitni	102 -80
~jiv	-202 279
~jiv$	8 67
~jiva	-101 97
~jivan	-101 97
~jivi	-144 192
~jiy	-127 147
~jka	117 4
~jla	21 -57
~jla$	52 -23
~jli	-48 -256
~jli$	-42 -240
~jma	-118 -158
~jma$	-118 -158
~jna	-143 -55
~jna$	-44 19
~jnan	-101 -151
~jnan$	-89 -99
~jne	149 -19
~jne$	149 -19
~jni	-107 -162
~jo$	-92 -45
~job	-198 54
~job$	-289 68
~jod	-153 -75
~jodo	-100 -103
~joi	-171 -192
~join	-171 -192
~join$	-80 -120
~joint	-25 -93
~jok	-82 -49
~joke	-106 -46
~joke$	-144 -61
~jokes	46 58
~joki	34 2
~jokin	34 2
~jol	-185 76
~jole	-88 -106
~jole$	-88 -106
~jom	-95 -183
~jon	-216 -259
~jon$	-124 -167
~jor	128 64
~jor$	150 115
~jori	31 -89
~jori$	3 -85
~jra	-142 -30
~jre	-59 -76
~jre$	-59 -76
~jta	55 -84
~jta$	55 -84
~jte	-22 -111
~jte$	-22 -111
~ju$	185 56
~jub	151 -76
~juba	151 -76
~juban	151 -76
~jud	-68 -121
~jug	102 -121
~juga	-76 -105
~jui	-26 -117
~juic	-26 -117
~juice	-26 -117
~juk	-127 -177
~juka	-127 -177
~jukam	-127 -177
~jum	-54 196
~jump	-148 233
~jump$	-147 226
~jumpi	-28 122
~jun	-112 -21
~jun$	22 -156
~june	-203 -27
~june$	-203 -27
~jung	-26 60
~jungl	-1 12
~juni	5 98
~junio	31 55
~jur	-3 -209
~jure	18 -129
~jure$	24 -125
~jurg	-44 -47
~jus	19 119
~jus$	-149 -124
~just	47 137
~just$	59 138
~jut	-213 -109
~juta	-153 1
~juta$	-153 1
~jute	-174 -79
~jute$	-172 -66
~jva	128 -110
~jvai	-14 -92
~jvain	-14 -92
~jy$	151 -204
~jya	-51 -20
~jyad	-51 -20
~jyada	-51 -20
~ka$	-43 46
~kab	-579 -302
~kab$	-477 -434
~kabh	-326 41
~kabhi	-326 41
~kabi	-77 -90
~kabir	-77 -90
~kabj	-73 -133
~kabj$	-73 -133
~kabr	32 88
~kabu	5 -46
~kabut	8 -42
~kac	148 -153
~kach	148 -153
~kachi	181 -106
~kad	76 -100
~kad$	107 -282
~kada	99 194
~kada$	152 -30
~kadam	-69 123
~kadh	54 -241
~kadha	-39 -141
~kadi	61 -54
~kadic	78 -33
~kadt	-174 -173
~kadte	-104 -51
~kadv	-100 -136
~kadva	-100 -136
~kaf	-74 98
~kafi	-62 103
~kafi$	-62 103
~kag	-134 79
~kaga	-90 -16
~kagaj	-90 -16
~kage	-42 -73
~kage$	-42 -73
~kah	-217 60
~kah$	52 68
~kaha	-433 -85
~kaha$	-227 36
~kahan	-319 -168
~kahi	122 86
~kahin	45 123
~kahn	-59 -19
~kahna	-57 -14
~kaht	95 164
~kahta	73 38
~kahte	-41 6
~kahti	66 162
~kai	-198 -115
~kai$	190 140
~kail	-93 -81
~kails	-93 -81
~kain	65 15
~kainp	-66 -32
~kains	105 16
~kais	-479 -282
~kaisa	-143 -184
~kaise	-431 -233
~kaj	-20 67
~kajh	-56 83
~kajhi	-178 84
~kak	-31 -60
~kaka	110 60
~kaka$	110 60
~kaks	-155 -117
~kaksh	-155 -117
~kal	33 47
~kal$	-74 28
~kala	176 159
~kala$	293 -19
~kalai	17 126
~kale	-81 -139
~kale$	-60 -238
~kali	-11 -327
~kali$	-38 -271
~kalne	8 7
~kalt	38 110
~kalta	-71 71
~kalte	2 112
~kalti	112 -134
~kalu	187 -151
~kalu$	195 -107
~kalv	-124 -150
~kalva	-124 -150
~kam	-56 -66
~kam$	-227 -20
~kama	-48 -284
~kamar	-48 -284
~kamb	116 -46
~kamba	116 -46
~kami	-114 -197
~kami$	-114 -197
~kamj	65 -225
~kamjo	65 -225
~kamr	97 143
~kamra	-167 203
~kamre	145 39
~kan	11 -79
~kan$	-34 -15
~kana	-88 50
~kana$	-55 -135
~kanc	138 3
~kanch	138 3
~kand	-23 -171
~kanda	-128 -217
~kandh	155 -5
~kane	-131 -65
~kang	-132 -78
~kanp	169 46
~kanp$	314 61
~kanpa	-33 92
~kanpi	169 -20
~kanpk	162 -23
~kanpn	-23 -77
~kanpt	-156 11
~kanpu	-132 -88
~kant	-71 -193
~kanta	-88 -130
~kanu	-82 -95
~kap	192 176
~kap$	93 125
~kapa	48 -80
~kapd	84 31
~kapda	171 30
~kapde	-78 23
~kapi	149 -98
~kapi$	167 -8
~kapil	-53 -92
~kapk	167 -8
~kapka	167 -8
~kar	72 33
~kar$	66 35
~kara	170 35
~kara$	134 63
~karae	-109 -47
~karah	175 -58
~karai	121 -56
~karan	16 -53
~karat	-144 149
~karau	-70 -95
~karay	-44 -36
~kard	-53 55
~kard$	-133 -79
~kare	-81 -184
~kare$	-39 -50
~kareg	-110 -79
~karel	-96 -161
~karen	9 -111
~kari	115 -39
~kari$	118 -21
~karj	-140 287
~karj$	-61 179
~karja	-74 178
~kark	51 145
~karke	53 145
~karm	-48 -27
~karma	-48 -27
~karn	-40 -49
~karna	5 -53
~karne	22 -95
~karni	-161 53
~karo	35 -1
~karo$	38 -5
~kart	-103 -70
~kart$	-104 -168
~karta	-130 54
~karte	38 -60
~karti	-49 -178
~karu	-142 -189
~karu$	-97 -208
~karun	-125 -54
~karv	-136 -62
~karva	-97 -49
~kas	4 25
~kas$	145 -68
~kasa	23 -89
~kasam	16 -88
~kash	-88 78
~kasha	-148 -132
~kashi	-105 -123
~kasr	-103 -161
~kasra	-103 -161
~kat	234 84
~kat$	87 73
~kata	135 -60
~kata$	139 -61
~kate	19 31
~kate$	-80 39
~kath	128 -91
~katha	110 34
~kathi	15 -94
~kati	-2 113
~kati$	0 121
~katl	49 -138
~katn	-85 102
~katne	-85 100
~kato	142 -21
~kator	102 -6
~kau	-390 -123
~kaun	-382 -119
~kaun$	-379 -119
~kauns	-114 -46
~kav	-2 -272
~kav$	38 -47
~kava	-27 -113
~kavi	-179 -212
~kavit	-131 -148
~kay	-173 -11
~kay$	-86 -94
~kaya	-138 49
~kayat	-135 -123
~kda	89 -186
~kda$	159 -91
~kdam	109 -43
~kdam$	109 -43
~kdan	-60 -97
~kdan$	-60 -97
~kde	-16 -69
~kde$	-14 -182
~kdi	117 -3
~kdi$	148 16
~kdu	76 -125
~kdum	78 -103
~kdum$	78 -103
~ke$	165 99
~keb	-152 -161
~kebi	-105 -65
~kebit	-101 -53
~ked	53 42
~ked$	62 66
~keda	-47 -68
~kedar	-47 -68
~keh	116 83
~keh$	133 -29
~keht	32 17
~kehte	65 65
~kehti	-85 -48
~kel	-72 -83
~kela	-134 -34
~kela$	-126 8
~kele	-135 -6
~kele$	-135 -6
~keli	122 -94
~keli$	156 -88
~kem	-26 -213
~kem$	34 -126
~kemi	2 -101
~ken	-25 -283
~ken$	42 -105
~kend	-99 -246
~kend$	-62 -109
~kendr	-13 -159
~kends	-36 -80
~kep	-107 96
~kept	-107 96
~kept$	-107 96
~ker	177 -263
~ker$	88 -209
~kera	-107 31
~keral	-107 31
~kero	185 -10
~keros	185 -10
~kers	-9 -162
~kers$	-9 -162
~kes	-299 16
~kes$	-247 -23
~kesh	-64 -77
~ket	-23 -37
~ket$	-67 -22
~keto	-114 -108
~keto$	-75 -55
~ketoc	-73 -68
~kets	72 -117
~kets$	72 -117
~keu	-29 -18
~keup	-29 -18
~keup$	-29 -18
~kev	-67 -98
~keva	-50 -83
~key	41 101
~key$	146 -26
~keys	-24 128
~keys$	-24 128
~kfa	-6 -59
~kfas	-6 -59
~kfast	-6 -59
~kg$	-326 -36
~kh$	38 40
~kha	-8 61
~kha$	78 183
~khab	-175 -200
~khaba	-38 -65
~khad	166 139
~khada	213 -31
~khade	83 45
~khadi	-72 183
~khae	-99 -218
~khae$	31 -92
~khaen	-166 -160
~khai	123 156
~khai$	87 188
~khaj	-138 -137
~khaju	-97 -81
~khak	19 -196
~khaka	38 -106
~khal	16 -11
~khal$	145 -97
~khala	164 -76
~khali	-157 27
~kham	90 -76
~khan	-46 -116
~khana	-36 -190
~khand	-98 -42
~khane	-274 125
~khani	-151 -145
~khans	68 -411
~khao	-151 -156
~khao$	-134 -142
~khar	-37 -261
~khar$	62 -413
~khara	-163 -311
~kharc	-148 -3
~khari	22 82
~khas	29 -100
~khat	-42 -143
~khat$	150 -69
~khata	-119 -19
~khate	193 -247
~khati	-176 -37
~khatm	17 25
~khatr	-131 -232
~khau	-90 -57
~khau$	-159 -12
~khaun	26 -53
~khav	-157 -178
~khay	84 -21
~khaya	110 60
~khaye	-75 -103
~khayi	103 -137
~khb	-85 -11
~khba	-57 -61
~khbar	-57 -61
~khd	-8 -70
~khda	20 -51
~khda$	13 -49
~khe	108 152
~khe$	55 66
~kheg	162 -21
~khega	120 37
~khel	-111 -256
~khel$	-51 -113
~khelt	-34 -141
~khen	137 -148
~khen$	36 -99
~kheng	101 -89
~khet	51 199
~khet$	56 195
~kheti	-120 23
~kheto	-15 57
~khi	28 -4
~khi$	-189 -11
~khic	115 -182
~khich	115 -182
~khid	124 -38
~khidk	124 -38
~khil	-69 -155
~khila	-7 -148
~khin	177 -136
~khinc	179 -106
~khir	-91 168
~khir$	-181 -103
~khiri	-166 215
~khis	-21 -1
~khisa	-15 17
~khiy	46 -48
~khk	17 -167
~khka	88 -164
~khkar	88 -164
~khn	-18 -25
~khna	-15 95
~khna$	-7 102
~khne	19 -224
~khne$	19 -224
~khni	-122 -196
~khni$	-122 -196
~kho	-7 -110
~kho$	-47 -287
~khol	42 105
~khol$	-86 190
~kholt	169 -110
~khon	2 -202
~khon$	2 -202
~khr	5 165
~khri	39 201
~khri$	39 201
~kht	52 -55
~kht$	-49 -79
~khta	84 42
~khta$	-9 67
~khtay	51 -51
~khte	-85 -200
~khte$	-85 -200
~khti	101 -1
~khti$	101 -1
~khu	76 96
~khu$	48 -259
~khub	9 -141
~khub$	9 -141
~khud	-271 374
~khud$	-249 317
~khuj	-229 -291
~khujl	-216 -282
~khul	76 62
~khul$	11 -23
~khula	23 -32
~khule	-90 125
~khuli	46 120
~khult	72 62
~khun	171 -243
~khun$	174 -276
~khup	115 72
~khup$	115 72
~khur	3 -74
~khura	-110 -4
~khus	-195 27
~khush	-195 27
~khv	98 -116
~khva	147 -98
~ki$	1 24
~kid	116 -67
~kid$	162 -196
~kida	61 152
~kide	82 -127
~kide$	77 -126
~kidn	-145 -70
~kidne	-131 -40
~kids	-133 -43
~kids$	-133 -43
~kik	143 118
~kik$	125 -36
~kiks	53 64
~kiks$	53 64
~kil	-186 -48
~kil$	18 37
~kile	-207 2
~kiled	-138 -172
~kiler	-115 97
~kili	-199 -263
~kilin	-199 -263
~kiln	77 68
~kiln$	77 68
~kilo	-113 -257
~kilo$	-185 -159
~kilom	90 -93
~kim	130 -86
~kin	149 49
~kin$	200 -61
~kina	-55 146
~kinar	-91 148
~kind	10 69
~kindl	-41 -77
~king	101 29
~king$	133 47
~kings	-36 -90
~kins	-74 -171
~kip	17 163
~kip$	-172 156
~kipe	83 95
~kiped	75 20
~kipi	128 -88
~kipin	128 -88
~kips	63 14
~kips$	63 14
~kir	3 143
~kir$	-69 -113
~kira	89 45
~kiran	-65 125
~kiray	-76 -76
~kis	-229 51
~kis$	-237 -265
~kisa	-123 31
~kisan	-113 65
~kise	-37 15
~kise$	-37 15
~kish	45 -53
~kisi	13 235
~kisi$	16 257
~kisk	18 64
~kisko	17 -13
~kism	-104 -65
~kisn	-241 -264
~kisne	-241 -264
~kist	-161 -220
~kist$	-138 -199
~kit	-53 17
~kit$	102 0
~kita	159 32
~kitab	-90 94
~kitc	149 -50
~kitch	149 -50
~kitn	-284 3
~kitna	-61 56
~kitne	-477 -183
~kitni	-63 85
~kits	-90 -19
~kiv	-153 -160
~kiy	9 124
~kiya	1 102
~kiya$	3 95
~kiye	27 29
~kiye$	27 29
~kl$	-91 -101
~kla	9 11
~kla$	76 132
~klas	-82 -114
~klas$	-82 -114
~kle	-11 -2
~kle$	23 -5
~kleg	-60 -19
~kles	-83 -56
~kles$	-83 -56
~kli	-109 44
~kli$	-108 -35
~klif	-34 85
~klif$	-27 86
~kly	-147 -161
~kly$	-147 -161
~km$	112 -253
~kma	-70 -80
~kna	41 -15
~kna$	-157 34
~kne	-219 -164
~kne$	-154 -109
~kni	-84 -101
~kni$	-169 -23
~knif	83 -67
~knife	83 -67
~knis	-80 -136
~knis$	-80 -136
~kno	-26 118
~knok	-59 -112
~knok$	-92 -106
~knov	28 83
~knov$	-11 94
~knovs	4 -20
~ko$	-50 145
~koc	6 55
~koch	6 55
~kochi	-6 57
~kod	120 63
~koh	6 -117
~kohl	-109 -143
~kohli	-109 -143
~kohn	86 -74
~kohni	86 -74
~koi	-105 136
~koi$	-98 117
~koj	11 -184
~koj$	35 -105
~kok	-157 105
~kol	-37 95
~kol$	-98 111
~kola	68 -39
~kole	-73 -61
~kolej	-130 -9
~koles	-74 -87
~kom	-107 -87
~kon	-34 67
~kon$	-146 -118
~kond	54 164
~kone	29 52
~kone$	29 52
~kons	-220 -142
~konsa	-145 -171
~konsi	-110 -1
~kop	-93 128
~kopi	-85 161
~kopi$	-85 161
~kor	-239 -23
~kors	-82 -68
~kors$	-82 -68
~kos	123 151
~kosh	56 104
~koshi	42 119
~kot	139 101
~kota	-67 138
~kota$	-94 124
~koth	104 71
~kothr	14 -2
~koti	185 -62
~kou	2 -129
~kout	2 -129
~kout$	2 -129
~kr$	-70 -11
~kra	185 -21
~krai	54 -39
~krait	64 -27
~kran	127 1
~kri	-347 -225
~kri$	-210 -70
~krik	-52 -82
~krike	-52 -82
~krim	-138 -94
~krim$	-137 -93
~kriy	-157 -87
~kriya	-157 -87
~krn	-100 57
~krna	-15 51
~krna$	-15 51
~krne	-97 14
~krne$	-97 14
~krt	-69 -83
~krte	-55 -28
~krte$	-55 -28
~kru	35 5
~kru$	35 -36
~ks$	-209 82
~ksa	8 -360
~ksam	-177 -283
~ksam$	-135 -268
~ksams	-73 -97
~ksan	-154 -73
~ksan$	-121 -67
~ksap	76 -96
~ksar	-87 -54
~ksare	-82 -48
~ksc	-94 -93
~ksce	-87 -82
~kscel	-77 -160
~kse	-88 -149
~ksed	98 74
~ksed$	98 74
~kser	-151 -222
~kser$	-24 -152
~kserc	-193 -126
~kset	-134 -91
~ksh	-85 -105
~ksha	-66 -75
~ksha$	-255 -250
~kshan	111 -153
~kshar	-136 -142
~kshau	11 85
~ksi	49 -139
~ksic	-57 -56
~ksid	-101 -118
~ksie	30 -113
~ksiet	52 -88
~ksim	77 -120
~ksime	70 -79
~ksin	-211 37
~ksine	-141 -128
~ksing	-55 47
~ksir	70 -85
~ksir$	70 -85
~ksis	-113 67
~ksist	-99 83
~ksp	-207 -220
~kspe	-32 -23
~kspec	-32 -23
~kspi	-157 -56
~kspir	-157 -56
~kspl	-178 -263
~kspla	-175 -259
~ksr	-78 -52
~ksra	-78 -52
~ksray	-78 -52
~kst	-4 80
~kst$	-4 -34
~kste	-79 154
~ksted	-73 164
~kstr	69 106
~kstra	78 110
~ksy	-19 18
~ksyg	-16 19
~ksyge	-16 19
~kt$	122 80
~kta	3 -167
~kta$	22 22
~ktad	-136 -110
~ktada	-136 -110
~ktar	-76 -395
~ktar$	-70 -380
~kte	-163 -191
~kte$	-163 -191
~kth	148 -208
~ktha	148 -208
~ktha$	79 -130
~ktham	70 -115
~kti	-90 69
~kti$	-78 105
~ktr	-8 37
~ktri	-8 37
~ktri$	-8 37
~ku$	205 179
~kua	124 -143
~kuad	-122 -240
~kuad$	-114 -228
~kuan	78 23
~kuan$	81 26
~kuar	111 29
~kuart	166 -41
~kuat	89 -66
~kuc	-25 -36
~kuch	-25 -36
~kuch$	-25 -36
~kud	90 198
~kud$	-205 161
~kuda	103 -97
~kudi	225 15
~kudic	154 -97
~kudn	-58 192
~kudne	-54 174
~kue	-31 93
~kuen	-6 195
~kuen$	10 209
~kuer	61 -55
~kuery	61 -55
~kues	-121 -91
~kuest	-117 -145
~kueu	15 35
~kueue	15 35
~kui	-62 32
~kuid	84 -69
~kuid$	84 -69
~kuie	49 152
~kuiet	49 152
~kuij	-61 -155
~kuij$	-61 -155
~kuik	-15 101
~kuik$	29 53
~kuikl	-13 -79
~kuit	-76 19
~kuito	-33 -37
~kuk	104 -48
~kuka	104 -46
~kukar	129 -27
~kul	-83 -98
~kul$	-118 -90
~kula	-16 3
~kula$	-166 40
~kular	106 -62
~kulh	134 -81
~kulhe	35 -9
~kum	-215 108
~kum$	-60 154
~kuma	-136 -130
~kun	78 145
~kun$	-87 58
~kund	-13 -85
~kundi	106 65
~kung	-88 71
~kunga	-31 79
~kunj	88 -59
~kunu	142 -69
~kuo	95 -172
~kuor	152 -84
~kuor$	152 -84
~kup	-96 -1
~kup$	-215 -181
~kur	-58 -57
~kur$	-53 -103
~kura	32 85
~kura$	-46 102
~kurs	55 -145
~kursi	65 -96
~kurt	-188 -29
~kurta	-168 -160
~kut	214 -66
~kuta	103 -154
~kuta$	103 -154
~kute	129 -84
~kute$	129 -84
~kuti	164 -49
~kuy	48 95
~kuye	58 58
~kuye$	58 58
~kva	-90 -221
~kva$	-97 -195
~ky$	-118 -163
~kya	-205 -148
~kya$	-244 -160
~kyo	-409 -156
~kyon	-409 -156
~kyon$	-401 -134
~kyonk	-35 -92
~kyu	-346 -127
~kyu$	-314 -152
~kyun	-81 19
~kyun$	-53 -130
~la$	423 106
~lab	-18 -41
~lab$	-26 -15
~labe	-36 -109
~label	-36 -109
~labi	82 -26
~labi$	82 -26
~labo	51 97
~labou	51 97
~lac	34 -56
~lace	-32 36
~lace$	13 -7
~lacem	-112 29
~lach	107 -161
~lad	4 137
~lad$	-88 -136
~lada	130 -98
~ladai	-46 -66
~ladak	130 -29
~lade	-101 291
~lade$	-270 303
~lader	-46 -52
~lades	141 -9
~ladi	-5 -119
~ladie	-9 -106
~ladk	35 42
~ladka	143 -8
~ladke	14 -70
~ladkh	93 -36
~ladki	-201 67
~ladt	-26 -19
~ladte	-17 -10
~ladu	-56 -176
~ladu$	-43 -152
~lady	133 34
~lady$	133 34
~lae	14 -29
~lae$	56 20
~laen	-88 -74
~laen$	-88 -74
~lag	90 69
~lag$	-2 134
~laga	47 46
~laga$	113 66
~lagae	20 -64
~lagai	-66 -60
~lagan	-280 5
~lagao	128 -84
~lagat	-9 58
~lagau	-92 -161
~lagay	24 65
~lage	-143 10
~lage$	-61 3
~lageg	-176 -7
~lagi	232 -70
~lagi$	232 -70
~lagn	-208 14
~lagna	-151 -129
~lagne	-122 49
~lagt	-142 35
~lagta	-188 74
~lagte	96 -163
~lagti	-116 -36
~lagv	-6 -311
~lagva	-6 -311
~lah	85 -66
~lah$	-21 41
~laha	62 -84
~lahs	16 -26
~lahsu	16 -26
~lai	-25 112
~lai$	97 196
~laib	100 -18
~laik	-43 -89
~laim	-52 -68
~laim$	-43 -96
~lain	-245 -19
~lain$	-240 -45
~laint	-125 27
~lais	-130 88
~laj	-126 -49
~laj$	-212 -13
~lajy	73 -78
~lajy$	73 -78
~lak	40 68
~lak$	174 -46
~laka	-73 -19
~lakar	-70 -56
~lakd	45 -105
~lakdi	45 -105
~lake	58 77
~lake$	35 81
~lakh	-275 116
~lakh$	-227 116
~laki	-113 146
~lakir	-113 146
~lakn	-25 104
~lakni	-25 104
~laks	-135 -181
~laksh	-92 -109
~lakv	-119 -213
~lakva	-97 -195
~lal	120 -215
~lal$	78 -97
~lala	95 -173
~lala$	95 -173
~lali	-11 -99
~lali$	-11 -99
~lam	66 71
~lam$	43 93
~lamb	96 -97
~lambi	20 -11
~lamp	23 35
~lamps	-72 -85
~lan	-4 35
~lan$	-80 46
~lana	-181 -30
~lana$	-178 -27
~lanb	-29 -76
~lanba	-58 -70
~lanc	115 -147
~lance	115 -147
~land	58 -15
~land$	-103 97
~landl	136 -107
~lane	23 -78
~lane$	23 -78
~lang	-30 -141
~langu	-62 -119
~lani	-218 164
~lani$	-129 181
~lanin	-174 6
~lank	0 -75
~lant	8 -69
~lant$	-5 -177
~lants	-151 1
~lao	153 -154
~lao$	155 -129
~lap	-114 -64
~lapa	-121 -63
~lapan	-113 -139
~lape	90 -25
~laps	60 -83
~lapse	102 -70
~lapt	-215 -52
~lapto	-215 -52
~lar	-6 -86
~lar$	74 -61
~lari	-120 53
~laria	-49 -131
~larj	-161 -208
~larji	-161 -208
~larm	-153 -21
~larm$	-123 -11
~lary	-184 -128
~lary$	-184 -128
~las	-32 -12
~las$	135 -70
~lase	-222 -151
~laser	-137 -130
~lash	-93 1
~lash$	-112 29
~lasi	-43 -127
~lasi$	87 -19
~lasik	-92 -107
~last	-73 68
~last$	-134 115
~laste	152 -80
~lasty	-56 -136
~lat	77 26
~lat$	141 -167
~lata	124 118
~lata$	-62 145
~latak	188 -4
~late	-148 -379
~late$	-173 -303
~latel	131 -121
~later	-71 -62
~latf	-95 147
~latfo	-89 150
~lath	-82 57
~lathi	-6 -156
~lati	-7 132
~lati$	-117 114
~latio	80 -107
~lativ	89 98
~latk	-13 189
~latka	-22 171
~latm	125 -180
~latma	125 -180
~lato	-72 0
~laton	-119 -99
~lator	-6 67
~latr	195 -16
~latri	195 -16
~lau	-184 32
~lau$	-102 104
~laug	-137 -144
~laugh	-137 -144
~lauk	-124 -125
~lauki	-124 -125
~laun	22 -20
~laun$	16 -139
~laut	-58 214
~laut$	9 81
~lauta	-90 51
~laute	68 51
~lav	21 99
~lav$	-53 65
~lava	-221 131
~lava$	-166 53
~lavs	110 -154
~lavs$	110 -154
~lay	72 49
~lay$	186 53
~laya	-196 101
~laya$	-69 167
~layak	-127 73
~laye	6 -47
~laye$	19 -41
~layi	63 -52
~layi$	112 -39
~layin	-28 -118
~lays	-176 -104
~lays$	-129 -66
~lb$	-92 120
~lbo	-57 -93
~lbov	-53 -91
~lbov$	-44 -72
~lc$	-93 -160
~lce	-135 -46
~lcer	-135 -46
~lch	21 148
~lcha	35 64
~lchai	-78 78
~lci	-188 -188
~lciu	-184 -180
~lcium	-184 -180
~lco	-14 150
~lcoh	-52 54
~lcoho	-52 54
~lcon	30 133
~lcony	30 133
~ld$	-7 22
~lde	49 -118
~lden	-103 -91
~lden$	-103 -91
~lder	78 -74
~lder$	50 15
~lders	106 -137
~ldi	227 96
~ldi$	202 107
~ldin	112 -14
~lding	112 -14
~ldl	-145 -164
~ldl$	-142 -154
~ldr	-5 47
~ldre	-5 47
~ldren	-5 47
~lds	-5 114
~lds$	6 122
~le$	63 28
~lea	89 170
~leac	-5 -45
~leach	-5 -45
~leag	-118 -33
~leagu	-116 -10
~leak	145 -92
~leak$	138 -91
~lean	52 69
~lean$	-173 18
~leane	149 72
~leani	51 22
~lear	-11 101
~lear$	27 -100
~leare	-58 159
~learn	-44 28
~leas	30 129
~lease	43 71
~leav	-129 58
~leave	-129 -24
~leavi	-15 104
~leb	-80 77
~lec	-19 158
~lect	14 84
~lectr	56 47
~led	66 186
~led$	-94 186
~ledu	173 67
~ledu$	173 67
~lef	71 181
~lefa	135 -66
~lefan	135 -66
~left	45 188
~left$	46 177
~leg	73 -45
~leg$	158 -237
~lega	-97 70
~lega$	-78 67
~legal	-63 29
~lege	-93 -91
~lege$	-35 -63
~legi	-205 -117
~legi$	-205 -117
~legs	160 -17
~legs$	160 -17
~leh	-135 -173
~lej	-85 -22
~lej$	-130 -9
~lek	66 106
~leka	8 194
~lekar	61 125
~leke	183 2
~leke$	183 2
~lekh	-107 -93
~lekh$	-95 -53
~leki	76 -78
~lekin	76 -78
~leks	-124 -64
~lel	159 68
~lela	172 30
~lem	-56 -43
~lem$	-78 8
~lemo	3 -81
~lemon	3 -81
~len	87 -162
~len$	22 -233
~lena	-125 106
~lena$	-125 106
~lenc	16 33
~lence	16 33
~lend	85 -52
~lenda	119 -19
~lene	-32 5
~lene$	-32 5
~leng	-29 -185
~lenge	-29 -185
~leni	-62 -204
~leni$	-62 -204
~lens	86 -155
~lens$	86 -155
~lent	75 -106
~lent$	75 -106
~lep	-88 -144
~leps	-111 1
~lepsy	-111 1
~lept	-42 -142
~lept$	-36 -136
~ler	105 -158
~ler$	183 -29
~lerg	-88 -104
~lergy	-12 -81
~leri	-12 -162
~leri$	124 -30
~leriy	-137 -150
~lers	-66 -97
~lers$	-66 -97
~les	33 40
~les$	70 50
~lest	-177 -114
~leste	-120 -128
~lestr	-85 -92
~let	-50 74
~let$	100 -219
~leta	-54 -177
~leta$	-54 -177
~lete	-103 83
~lete$	69 -271
~leted	-68 170
~leter	-273 192
~leth	-156 125
~leti	-103 13
~leti$	-103 13
~letl	-58 -95
~letle	-58 -95
~letn	93 -40
~letne	93 -40
~lets	-65 164
~lets$	-65 164
~lev	-164 -64
~leva	82 -84
~leve	-188 13
~level	-59 -59
~levo	-168 -96
~ley	54 -10
~ley$	-63 53
~lf$	154 238
~lfa	63 171
~lfas	44 172
~lfas$	44 172
~lfi	-105 -39
~lfr	-144 -73
~lfri	-144 -73
~lfrie	-144 -73
~lga	-77 -4
~lgam	-25 -26
~lgam$	-25 -26
~lge	-68 -48
~lge$	-68 -48
~lgi	153 -100
~lgin	154 -31
~lging	154 -31
~lha	100 -43
~lhe	125 61
~lhe$	125 61
~lhi	-160 -185
~lhi$	-160 -185
~li$	79 118
~lia	-59 1
~lia$	-3 -87
~lic	-111 8
~lic$	-149 85
~lica	-87 -136
~licat	-80 -125
~lice	19 90
~lice$	-49 87
~licen	-195 62
~lich	1 -130
~lico	-155 -54
~licon	-100 -41
~licy	-47 -21
~licy$	-42 -19
~lid	75 -53
~lid$	-107 33
~lida	-173 -156
~liday	-132 -152
~lidi	140 -300
~lidin	140 -300
~lids	115 51
~lids$	115 51
~lie	-33 -108
~lie$	-95 -74
~lier	103 67
~lier$	88 72
~lies	17 -31
~lies$	17 -31
~liev	-110 -98
~lieve	-139 -92
~lif	47 130
~lif$	-27 86
~life	-69 143
~life$	-78 150
~lift	130 -101
~lift$	151 -214
~lifti	-36 35
~lig	38 -31
~ligh	0 -39
~light	0 -39
~lij	-197 72
~lik	53 37
~lik$	-88 -115
~like	262 92
~like$	313 87
~liked	-185 -28
~likes	-92 53
~likh	-273 -7
~likh$	-75 -53
~likha	-114 253
~likhe	-144 33
~likhi	-118 39
~likhn	-164 -192
~likho	-303 -266
~likhu	-86 -64
~likhv	104 -50
~liks	-62 -163
~liks$	-62 -163
~liku	131 -58
~likui	87 22
~likuo	152 -84
~lil	26 -10
~lila	26 -107
~lila$	26 -107
~lim	164 -87
~limb	42 -58
~limb$	-14 -94
~limbi	93 -57
~lime	99 -49
~limep	82 -17
~limi	60 -80
~limit	60 -80
~limp	140 -62
~limp$	140 -62
~lims	-98 38
~lims$	-98 38
~lin	58 32
~lin$	77 36
~lind	86 -46
~linde	86 -33
~line	-200 74
~line$	-159 45
~lines	-130 98
~ling	67 19
~ling$	85 28
~lini	120 -163
~linic	103 -108
~link	-270 -166
~link$	-226 -136
~linke	-53 -60
~lio	-161 -184
~lio$	-100 -84
~lip	53 -130
~lip$	-106 -169
~lipe	-9 -10
~liped	58 12
~liper	-77 -30
~lipi	-62 17
~lipid	-53 -83
~lipin	-48 41
~lips	174 -100
~lips$	226 -200
~lipy	198 134
~lipy$	198 134
~lis	-105 -91
~lis$	-44 65
~lise	149 -18
~liser	129 -16
~lish	10 -95
~lish$	18 -121
~lisr	-31 -69
~list	-236 -44
~list$	-270 -196
~liste	-10 127
~listi	-33 -93
~lit	-106 -156
~lit$	30 59
~lita	12 -55
~lite	-162 -256
~lite$	-119 -182
~liter	-62 -108
~liti	76 14
~liti$	0 -41
~litin	81 58
~litl	-98 -155
~litle	-98 -155
~litr	31 93
~litre	31 93
~lity	-91 -18
~lity$	-91 -18
~liv	79 5
~liva	114 -36
~live	-110 53
~live$	-125 125
~liver	-19 -108
~lives	-45 155
~livi	168 -163
~livin	98 -86
~livr	42 -50
~livri	42 -50
~liy	83 148
~liya	194 231
~liya$	140 151
~liyan	116 176
~liye	-127 -24
~liye$	-127 -24
~liyo	-152 -156
~liyo$	-121 -132
~liyon	-54 -42
~lk$	47 -200
~lka	-108 -33
~lka$	-260 2
~lkar	180 -78
~lkar$	182 -38
~lkat	-18 -63
~lke	172 -48
~lke$	137 71
~lked	20 -119
~lked$	20 -119
~lken	137 -21
~lken$	137 -21
~lker	-97 -42
~lker$	-97 -42
~lki	-48 -194
~lki$	-155 -170
~lkin	33 -114
~lking	-41 -103
~lks	-89 -46
~lks$	-89 -46
~lku	42 -120
~lkul	42 -120
~lkul$	42 -120
~lm$	-66 -88
~lma	-105 -29
~lma$	-144 -162
~lmar	6 53
~lmari	-95 67
~lme	21 4
~lmet	25 6
~lmet$	39 15
~lmi	-159 -12
~lmi$	-35 -99
~lmis	-96 -80
~lmisa	-96 -80
~lmo	6 -164
~lmon	-144 -119
~lmos	55 -66
~lmost	55 -66
~lms	57 -106
~lms$	57 -106
~ln$	77 68
~lna	-133 -60
~lna$	-133 -59
~lne	-7 -112
~lne$	-5 -111
~lni	91 -94
~lni$	105 -77
~lo$	12 -85
~loa	-137 139
~load	-87 -46
~load$	-93 -107
~loadi	-7 45
~loan	-128 160
~loan$	-128 160
~loat	-40 43
~lob	67 -175
~lobi	-102 -115
~lobin	-102 -115
~loc	-29 -42
~loca	-29 -42
~local	4 -200
~locat	-63 138
~lod	-244 -108
~lodi	-163 6
~lodip	-163 6
~loe	-172 -125
~loe$	-172 -125
~log	-79 -59
~log$	76 15
~loga	-47 60
~logi	-136 -171
~login	-153 -91
~logis	-9 -144
~logo	-76 -89
~logo$	-10 -83
~logon	-74 20
~logu	-100 -72
~logue	-100 -72
~logy	-67 -70
~logy$	-67 -70
~loh	211 -146
~lohe	133 -86
~lohe$	133 -86
~lohi	129 -94
~lohi$	129 -94
~lok	-23 80
~lok$	-140 -138
~loke	49 114
~loked	74 116
~loker	-24 32
~lol	-400 -183
~lol$	-400 -183
~lom	-28 16
~lomi	91 -87
~lomit	91 -87
~lon	-119 115
~lon$	-14 -4
~lone	100 139
~lone$	104 115
~long	-250 55
~long$	-250 55
~lop	121 -194
~lopr	-45 -101
~lopra	-45 -101
~lopy	143 -36
~lopy$	143 -36
~lor	147 -82
~lor$	-48 29
~lord	129 4
~lord$	74 6
~lore	-127 -104
~lore$	-127 -104
~lori	-101 -99
~los	-126 45
~los$	-90 -167
~lose	-102 70
~lose$	-136 71
~losed	47 -32
~loses	-85 26
~losi	4 69
~losin	6 71
~lost	-122 95
~lost$	-122 95
~lot	105 -11
~lot$	-53 22
~lota	141 -34
~lota$	141 -34
~loth	64 10
~loth$	58 -18
~lothe	31 16
~lots	108 -97
~lots$	108 -97
~lou	35 -41
~loud	18 -83
~loud$	36 -132
~lour	52 -55
~lour$	67 -138
~lov	95 -169
~lov$	65 -253
~love	72 17
~love$	-82 -210
~loved	83 148
~lover	4 -96
~loves	18 -84
~lovi	97 -114
~lovin	107 -84
~lovl	-83 -70
~lovly	-83 -70
~lovs	-52 56
~lovs$	-52 56
~loy	-119 -99
~loy$	-104 -86
~lp$	214 -104
~lpa	-94 -70
~lpe	148 -128
~lper	82 -77
~lper$	84 -39
~lpi	-28 13
~lpl	-108 79
~lpli	-108 79
~lplin	-108 79
~lpo	74 -53
~lpol	74 -53
~lpr	-50 174
~lpra	-8 177
~lps	-258 39
~lps$	-258 39
~lre	-129 44
~lrea	-129 44
~lread	-129 44
~ls$	-38 102
~lse	123 -30
~lse$	123 -30
~lsh	-93 -81
~lshi	-93 -81
~lshiy	-93 -81
~lsi	-111 -181
~lsi$	-102 -167
~lso	-20 -120
~lso$	5 -113
~lsu	10 85
~lsut	10 85
~lsutr	10 85
~lt$	-17 -130
~lta	37 -142
~lta$	83 -120
~ltat	-141 -129
~lte	19 -31
~lte$	11 -33
~lter	-27 -4
~lter$	-17 7
~lth	-85 5
~lth$	-94 -185
~lthi	-19 34
~lthy	-35 78
~lthy$	-35 78
~lti	320 -8
~lti$	316 27
~ltin	39 -140
~ltiv	-13 -29
~ltivi	-13 -29
~ltr	-172 -147
~ltra	-144 -64
~ltras	-144 -64
~lts	-183 96
~lts$	-183 96
~ltu	-143 -57
~lty	-168 53
~lty$	-168 53
~lu$	45 -56
~lub	-34 -224
~luc	2 -134
~luco	95 -110
~lucom	16 -75
~lud	153 -191
~lud$	192 -152
~ludh	117 14
~ludha	124 -82
~ludo	-194 -111
~ludo$	-194 -111
~lue	132 -93
~lue$	145 -54
~lues	-103 -141
~lues$	-103 -141
~lug	73 -35
~lugu	-88 -77
~lugu$	-88 -77
~lui	168 -25
~luis	149 -10
~luish	149 -10
~luk	96 66
~luk$	-49 186
~luke	-129 -51
~luki	106 136
~lukin	106 136
~lukn	-142 -134
~lukno	-142 -134
~luko	99 -23
~lukoj	99 -23
~luks	167 -40
~luks$	167 -40
~luku	-95 -79
~lukup	-95 -79
~lum	101 -284
~lum$	121 -74
~lumn	0 -63
~lump	60 -154
~lump$	-149 -114
~lumpe	131 -43
~lun	44 14
~lun$	1 24
~lunc	132 -85
~lunch	132 -85
~lung	-137 142
~lunga	-101 93
~lungi	-59 192
~lungs	-92 -183
~luns	106 -8
~luns$	106 -8
~lunt	-57 -203
~luo	-142 -111
~lur	185 183
~lur$	179 155
~lure	71 81
~lure$	-46 83
~lurs	-44 38
~lurs$	-44 38
~lus	7 -158
~lus$	-74 -52
~luse	32 -84
~luse$	59 -65
~lusi	32 -42
~lusil	32 -42
~lut	-36 -166
~lut$	-60 -65
~lutc	57 -8
~lutch	57 -8
~lva	-87 107
~lva$	-119 -192
~lvae	108 -13
~lvan	-121 -130
~lvana	-59 -35
~lvane	-79 -103
~lvar	-27 21
~lvar$	35 -54
~lvay	-87 196
~lvay$	-80 195
~lvays	-52 63
~lve	-92 -23
~lve$	-139 -11
~lver	80 32
~lvi	-71 72
~lvid	-90 74
~lvida	-90 74
~ly$	-36 61
~lya	148 116
~lyi	169 23
~lyin	169 23
~lying	169 23
~lyr	-92 -111
~lyri	-92 -111
~lyric	-92 -111
~lys	97 -28
~lysi	97 -28
~lysis	97 -28
~ma$	22 -3
~mac	137 -68
~mach	144 -53
~mach$	116 -3
~macha	-52 -7
~machc	-108 -216
~machi	116 30
~machl	158 -107
~macy	-46 -30
~macy$	-46 -30
~mad	17 104
~mad$	11 -8
~mada	139 -3
~madad	116 -50
~madam	68 75
~made	-166 -18
~made$	-166 -18
~madh	-123 89
~madhu	-56 -142
~mado	-19 -112
~mae	-71 -62
~maf	-115 259
~maf$	-102 244
~mafi	-31 114
~mafi$	-31 114
~mag	238 -97
~mag$	50 -20
~maga	63 -24
~magi	-138 -20
~magi$	-137 -67
~magu	198 -139
~mah	-79 -8
~maha	-228 159
~mahab	-144 -76
~mahan	-122 -55
~mahat	-117 182
~mahi	-39 -149
~mahin	-21 -131
~mahv	-89 -164
~mahva	-89 -164
~mai	-83 205
~mai$	-34 219
~maic	-185 -129
~maich	-185 -129
~maid	-91 83
~maid$	-55 50
~maida	-126 84
~maig	-72 -143
~mail	-192 -187
~mail$	-171 -192
~main	96 181
~main$	188 123
~maine	-294 166
~mais	-163 -59
~maise	-163 -59
~maj	39 -39
~maja	-204 44
~majak	-129 13
~majb	-43 111
~majbu	-43 111
~majd	114 -77
~majdu	114 -77
~maje	26 -170
~majh	86 -43
~majh$	-22 -8
~mak	9 -356
~mak$	-33 -253
~maka	33 -71
~makan	57 -53
~make	-137 -57
~make$	-42 17
~maker	36 -41
~makes	-217 -88
~makeu	-29 -18
~makh	-52 -259
~makhi	-4 -179
~maki	37 -220
~makin	37 -220
~maks	-68 -226
~maks$	-30 -209
~mal	-137 -171
~mal$	-66 -191
~mala	-197 60
~mala$	-147 160
~malar	-49 -131
~male	-81 -188
~male$	-19 -114
~maler	-102 -129
~mali	-37 12
~malik	-111 -95
~malis	92 -141
~maly	78 -13
~maly$	78 -13
~mam	166 37
~mama	81 -179
~mama$	83 -173
~mami	119 95
~mami$	119 95
~man	-16 101
~man$	48 188
~mana	-146 -133
~mana$	-234 46
~manag	15 -142
~manal	35 -50
~mand	-23 -20
~mandi	-110 -68
~mane	-57 -84
~mane$	-188 -191
~maneg	-25 32
~manen	63 -8
~mang	-170 -53
~mang$	-264 10
~manga	8 66
~mangi	67 32
~mango	-145 -78
~mangt	-32 47
~mani	117 0
~manj	119 123
~manji	12 142
~mano	-66 -137
~mans	27 9
~mans$	56 11
~mant	-217 -271
~many	13 98
~many$	18 100
~map	17 -96
~mar	8 188
~mar$	-85 -78
~mara	97 -11
~mara$	-33 -201
~marai	-27 -23
~marat	8 -168
~marc	-187 -9
~march	-187 -9
~mard	88 -101
~mard$	57 -73
~mare	-145 58
~mare$	-112 45
~maren	-116 51
~mari	-16 128
~mari$	-26 71
~maria	38 38
~marie	-134 100
~marij	59 42
~marin	-50 112
~mark	-81 -250
~mark$	-145 -180
~marke	-124 -161
~marks	78 -44
~marn	-83 268
~marna	-144 200
~marne	-28 161
~maro	69 -27
~marod	181 -17
~mart	165 -74
~marta	135 -110
~marte	-140 23
~marti	-67 35
~martv	61 -31
~maru	56 146
~maru$	-30 113
~marun	-4 139
~mary	-59 112
~mary$	-44 87
~mas	71 -171
~mas$	152 76
~masa	-87 -213
~masag	-105 -87
~masal	-144 -75
~mash	151 -215
~masha	-40 -73
~mashi	166 -121
~masi	-139 -23
~masik	-139 -23
~mask	-102 -269
~mask$	38 -144
~maska	-152 -155
~mast	-34 45
~mast$	-83 -261
~maste	48 90
~masu	86 -74
~masud	86 -74
~mat	-127 183
~mat$	-219 391
~mata	99 -153
~mata$	66 -54
~matar	-189 -125
~matc	-192 -273
~match	-192 -273
~mate	24 123
~mate$	19 129
~mater	65 -18
~mates	15 3
~math	25 -105
~matha	55 -194
~mathe	128 -97
~mathi	-189 34
~maths	-105 -3
~mati	68 39
~matic	27 -8
~matl	-88 -166
~matla	-88 -166
~mato	-167 -185
~mato$	-159 -182
~matr	-45 141
~matre	23 66
~mau	-196 81
~maur	-180 -85
~mauri	-180 -85
~maus	-41 -153
~mausa	-163 -134
~mausi	83 -47
~maut	-88 147
~maut$	-88 147
~mav	105 46
~mava	77 50
~may	31 70
~may$	6 72
~maya	34 -106
~mayan	34 -106
~mayb	42 -29
~maybe	42 -29
~mayk	-17 67
~mayke	-59 80
~mb$	198 -179
~mba	68 -22
~mba$	60 -96
~mbai	-148 -123
~mbai$	-148 -123
~mbal	103 91
~mbal$	79 -26
~mbar	-70 -110
~mbar$	-47 -87
~mbara	-45 -30
~mbat	31 40
~mbato	-20 -46
~mbe	-18 43
~mbe$	24 -41
~mber	-30 36
~mber$	-16 44
~mbh	58 67
~mbha	58 67
~mbhal	-33 82
~mbi	127 -207
~mbi$	67 -23
~mbif	-12 -65
~mbifl	-12 -65
~mbin	70 -99
~mbing	79 -62
~mbl	192 -194
~mble	128 -142
~mbly	66 -61
~mbly$	66 -61
~mbu	213 -383
~mbu$	21 -173
~mbul	236 -255
~mbula	127 -215
~mcg	-29 -26
~mcg$	-29 -26
~mch	210 43
~mcha	142 92
~mcha$	146 101
~mdi	107 -123
~mdi$	106 -123
~me$	-74 -66
~mea	-89 -220
~meal	54 -26
~meal$	54 -26
~mean	-182 -176
~mean$	-15 -65
~meani	-217 -160
~means	-13 -62
~meb	74 37
~mebo	90 117
~mebod	90 117
~mec	-105 -113
~mech	-83 -59
~mecha	-83 -59
~med	-124 -54
~med$	-96 77
~medi	-44 -268
~medic	-17 -220
~medik	-24 -93
~medy	-60 -92
~medy$	-60 -92
~mef	122 -35
~meft	122 -35
~mefta	122 -35
~meh	-118 88
~meha	-86 -120
~mehan	-88 -80
~mehe	12 6
~mehen	12 6
~mehm	-23 19
~mehma	-23 19
~mehn	-143 74
~mehnd	-109 91
~mehs	22 -77
~mehsu	22 -77
~mei	41 0
~mein	41 0
~mein$	41 0
~mek	-89 98
~meka	-79 103
~mel	30 -95
~mel$	39 -207
~mela	70 -105
~mela$	147 -32
~melat	-119 -99
~mele	-166 86
~mele$	-152 -21
~meli	73 53
~melin	73 53
~melo	-135 -177
~mels	35 -98
~mels$	35 -98
~mem	-184 -122
~memb	-10 -53
~membe	-10 -53
~meme	-170 -155
~meme$	-129 -132
~men	-82 -204
~men$	-60 -127
~meni	-17 -45
~meno	22 -66
~menop	-56 -47
~ment	-206 -202
~ment$	-175 -210
~menta	-37 -49
~menti	-29 -50
~ments	-101 29
~meo	63 69
~meon	87 97
~meone	87 97
~meop	-70 -52
~meopa	-70 -52
~mep	82 -17
~mepi	82 -17
~mepir	82 -17
~mer	-31 189
~mer$	25 67
~mera	-130 114
~mera$	-141 116
~merc	-94 46
~mere	51 119
~mere$	34 124
~merg	57 -172
~merge	57 -172
~meri	-50 162
~meri$	-78 170
~meric	12 -63
~mers	42 -154
~mers$	29 -152
~mes	-66 160
~mes$	69 -10
~mesa	-177 75
~mesag	-177 75
~mesh	-175 184
~mesh$	-41 -126
~mesha	-151 248
~mest	-142 53
~met	69 -114
~met$	30 45
~meta	-34 -32
~metab	-17 -16
~mete	218 -217
~meter	218 -217
~metf	-109 -157
~metfo	-109 -157
~meth	-109 -129
~methi	-92 -122
~meti	-98 74
~metim	-98 74
~metr	61 32
~metro	62 13
~mev	-95 117
~mevh	-69 149
~mevhe	-69 149
~mevo	-40 -61
~mevor	-40 -61
~mg$	-59 131
~mha	-116 71
~mhan	-125 128
~mhar	-93 -66
~mhe	-108 -125
~mhen	-38 -153
~mhen$	-38 -153
~mi$	25 156
~mia	8 -107
~mia$	8 -107
~mic	16 -128
~mid	39 113
~mid$	71 84
~mida	-4 69
~mida$	-4 69
~midl	6 8
~midle	6 8
~midn	-31 -13
~midni	-31 -13
~mie	127 -87
~mie$	139 -77
~mig	98 -89
~migr	27 -83
~migra	27 -83
~mik	10 0
~miks	32 21
~miks$	-43 101
~mikse	40 -49
~miksi	9 19
~mil	-52 125
~mil$	167 45
~mila	55 108
~mila$	56 127
~mild	-291 -175
~mild$	-291 -175
~mile	-63 -36
~mile$	76 19
~mileg	-247 91
~milen	-148 -141
~miles	107 -75
~mili	-41 232
~mili$	8 153
~milin	-82 142
~milk	-9 -153
~milk$	4 -208
~miln	-21 40
~milt	-202 6
~milta	-169 48
~milte	-139 -61
~milti	-38 22
~mily	-69 203
~mily$	-69 203
~min	199 -75
~min$	142 -339
~mina	146 -12
~minat	165 -1
~mind	-39 37
~mind$	-198 15
~mine	-166 30
~mine$	-164 31
~ming	17 13
~ming$	48 -114
~mings	-124 61
~mini	-95 19
~mini$	-83 57
~mins	137 -29
~mins$	137 -29
~mint	108 -117
~minto	2 -81
~minu	66 -15
~minut	68 -85
~mir	-80 -150
~mirc	-100 -205
~mirch	-100 -205
~mirg	29 -203
~mirgi	29 -203
~miro	45 29
~miror	45 29
~mis	165 26
~mis$	91 125
~misa	-96 -80
~misar	-96 -80
~misc	-74 91
~misca	-74 91
~mise	-151 -14
~mised	-136 -140
~misi	26 -37
~misin	99 -167
~misio	-124 -58
~mist	200 -9
~mist$	-4 -188
~mista	211 -71
~mistr	-25 96
~mit	121 12
~mit$	76 -80
~mita	42 -50
~mitar	110 -113
~mite	17 -137
~mite$	-83 -140
~mited	85 -53
~miten	-83 -46
~mith	16 -40
~mitha	8 -129
~miti	68 18
~miti$	35 44
~mitin	43 -79
~mitr	-94 130
~mits	76 -31
~mits$	76 -31
~miu	-100 -172
~mium	-100 -172
~mium$	-100 -172
~mjh	-18 -86
~mjha	-173 -131
~mjha$	-7 12
~mjhan	-92 -90
~mjhao	-47 -46
~mjhau	-71 -98
~mjhe	12 76
~mjhe$	12 76
~mjo	65 -225
~mjor	65 -225
~mjor$	124 -116
~mjori	-23 -158
~mki	86 16
~mki$	61 31
~mko	134 84
~mko$	134 84
~ml$	89 -160
~mla	76 -90
~mla$	77 -101
~mle	-184 -6
~mle$	-55 17
~mli	34 -86
~mlo	-102 3
~mlod	-163 6
~mlodi	-163 6
~mn$	78 -51
~mne	-66 102
~mne$	-66 102
~mo$	190 122
~mob	-217 -176
~moba	-173 -87
~mobai	-173 -87
~mobi	-124 -178
~mobil	-124 -178
~moc	-175 -159
~moch	-173 -146
~moch$	-173 -146
~mod	-164 -206
~moda	-109 -116
~mode	-210 -206
~mode$	-129 -109
~modh	0 -133
~mog	-42 -148
~mogl	-102 -115
~moglo	-102 -115
~moh	-17 -87
~moha	-10 -81
~mohal	-17 -51
~moj	-150 -13
~moji	-103 20
~moji$	-63 66
~mok	-45 -300
~mok$	-93 -60
~moke	7 -106
~moke$	63 -59
~moker	-129 -48
~moki	-37 -70
~mokin	-37 -70
~moks	42 -158
~mol	-15 0
~mol$	34 19
~mom	118 78
~mom$	-30 63
~mome	176 -75
~momet	159 -74
~momo	19 -153
~momos	19 -153
~moms	21 50
~moms$	21 50
~mon	-12 -36
~mon$	-5 150
~mond	20 -123
~monda	60 -119
~mone	-110 49
~money	-75 84
~mong	-90 25
~moni	79 -60
~monia	85 -34
~monk	120 -106
~monke	120 -106
~mons	-116 -167
~monsu	-111 -162
~mont	-50 -185
~month	-44 -159
~mop	-135 -120
~mor	-116 169
~mor$	57 109
~more	-110 169
~more$	-108 170
~morf	0 95
~morn	-29 -133
~morni	-29 -133
~moro	16 18
~morov	16 18
~mort	-47 46
~mos	17 -204
~mos$	50 -172
~mosa	95 -55
~mosa$	95 -55
~mose	-81 -51
~mose$	-81 -51
~mosk	-33 -37
~mosku	-33 -37
~most	-5 -63
~most$	22 -18
~mostl	-88 -82
~mot	154 -213
~mota	-41 -74
~mota$	8 -12
~motar	16 25
~mote	195 -88
~mote$	200 -59
~moth	-38 -101
~mothe	-38 -101
~moti	67 -254
~moti$	167 -55
~motio	28 -133
~motiy	-121 -93
~moto	146 -44
~motor	146 -44
~mou	74 -46
~moun	-61 44
~mount	-61 44
~mour	-74 -43
~mout	139 -84
~mouth	139 -84
~mov	2 -270
~move	-54 -125
~move$	-86 -20
~moved	-135 -138
~movi	58 -283
~movie	-242 -220
~movin	142 -143
~mp$	129 72
~mpa	-113 68
~mpan	-49 -109
~mpany	-49 -109
~mpas	-27 146
~mpas$	-27 146
~mpe	166 -56
~mped	162 -16
~mped$	162 -16
~mpi	-76 119
~mpin	-72 145
~mping	-72 145
~mpl	-132 -95
~mpla	-67 11
~mplai	-58 22
~mple	-115 -128
~mple$	-123 -90
~mples	-82 -90
~mplet	38 -2
~mpo	93 -52
~mpo$	35 -60
~mpos	-61 -90
~mpose	-61 -90
~mpou	99 81
~mpr	-153 -53
~mpre	-61 -23
~mpres	-61 -23
~mpro	-123 -33
~mprov	-123 -33
~mps	-119 -244
~mps$	-71 -184
~mpsi	-72 -85
~mpsia	-72 -85
~mpt	-53 -9
~mpt$	-124 18
~mpto	0 -118
~mptom	-107 -124
~mpty	11 -10
~mpty$	11 -10
~mpu	-16 -185
~mpu$	-139 -127
~mr$	-50 -194
~mra	-147 174
~mra$	-15 213
~mrah	-147 -121
~mrah$	-139 -116
~mre	135 12
~mre$	101 44
~mrej	-38 -122
~mrej$	-38 -122
~mri	-163 -168
~mri$	-127 -74
~mrit	-67 -128
~mrity	-39 -124
~mrn	94 -72
~mrng	65 -70
~mrng$	65 -70
~mrv	-21 36
~mrv$	-21 36
~ms$	66 -49
~mse	-3 37
~msel	9 151
~mself	10 160
~msg	-144 184
~msg$	-144 184
~mta	14 -96
~mta$	20 -123
~mti	22 79
~mti$	22 79
~mtp	159 -44
~mtp$	159 -44
~mu$	97 123
~mua	-37 41
~muav	-37 41
~muavj	-37 41
~muc	16 -11
~much	17 -11
~much$	-93 10
~mud	-35 -184
~mud$	-230 -279
~mudi	97 3
~mudi$	-23 -146
~muf	-59 -51
~muft	-44 -49
~muft$	-44 -49
~muh	159 -107
~muh$	233 -45
~muha	-114 -118
~muj	1 153
~mujh	-8 150
~mujhe	0 55
~mujhs	-65 175
~muk	-41 37
~muka	-26 -170
~mukh	12 -37
~mukha	29 -182
~mukhe	-137 63
~mukt	-109 139
~mukti	-109 139
~mul	87 -25
~mula	114 -12
~muli	8 -37
~muli$	8 -37
~mult	-91 -53
~multi	-13 -29
~mum	38 23
~mum$	101 -144
~muma	109 54
~muma$	76 58
~mumb	-82 -142
~mumba	-148 -123
~mumy	-26 30
~mumy$	-26 9
~mun	169 64
~mun$	105 -44
~muna	121 101
~muna$	130 54
~mund	-65 75
~munde	13 134
~mune	10 90
~mune$	10 90
~mung	173 -148
~munga	141 -47
~mungf	14 -21
~munh	42 -91
~munh$	89 -66
~muni	98 105
~muni$	99 29
~mur	-199 -41
~murd	-214 -273
~murda	-36 -112
~murde	-193 -221
~murg	18 -164
~mus	-132 -78
~musc	-66 -66
~muscl	-76 -64
~mush	57 -76
~mushr	54 -76
~musk	-56 24
~musku	-40 110
~must	-69 4
~must$	-70 15
~musta	-16 -28
~mut	120 -159
~muth	-53 -46
~mva	49 -68
~mvar	49 -68
~mvar$	70 4
~my$	1 107
~mys	-42 276
~myse	21 265
~mysel	21 265
~myst	-35 -42
~myste	-35 -42
~myt	-106 -90
~myth	-106 -90
~myth$	-106 -90
~na$	-81 267
~nab	254 -248
~nabh	29 -190
~nabhi	29 -190
~nabj	262 -124
~nabj$	262 -124
~nac	-33 -187
~nach	0 -155
~nach$	-81 -39
~nad	6 196
~nad$	-41 51
~nada	-163 -23
~nada$	-163 -23
~nadi	108 216
~nadi$	17 225
~nadu	-83 -158
~nadu$	84 -58
~nae	-120 34
~nae$	-69 104
~naen	-50 -66
~naen$	-50 -66
~naf	94 39
~nag	-50 -44
~nag$	145 -132
~naga	-145 74
~nagar	-145 74
~nage	-84 -66
~nage$	-140 77
~nager	32 -217
~nagi	-4 -58
~nagp	-104 -21
~nagpu	-104 -21
~nah	93 26
~naha	80 120
~naha$	18 0
~nahan	112 -201
~nahar	-24 186
~nahat	71 -134
~nahi	86 15
~nahi$	68 -3
~nahin	33 19
~nahl	-153 -105
~nahla	-153 -105
~nai	178 101
~nai$	96 148
~naik	116 74
~naikh	116 74
~nail	48 -122
~nail$	107 -65
~nails	-91 -162
~naj	-15 -67
~naja	101 -83
~najar	142 34
~najo	-73 -68
~najol	-73 -68
~nak	-24 -194
~nak$	239 -250
~naka	-123 -69
~nake	-19 -317
~nake$	24 -247
~nakeb	-101 -53
~nakes	-62 -98
~nakh	-169 -113
~nakhu	-162 -125
~nakl	-92 -51
~nakli	-92 -51
~naks	8 -93
~naksi	70 -85
~naku	-223 67
~naku$	-215 75
~nal	-11 -40
~nal$	-60 41
~nala	-168 11
~nali	30 -125
~nali$	47 -228
~naly	-168 -70
~naly$	-168 -70
~nam	-259 -123
~nam$	-321 25
~nama	-78 -166
~namak	-85 -224
~namas	-76 -76
~name	-54 -114
~name$	11 -221
~names	-160 30
~nan	62 33
~nan$	7 179
~nana	179 -66
~nana$	176 -164
~nanad	5 73
~nanb	-205 -30
~nanba	-205 -30
~nanc	-188 -39
~nancy	-188 -39
~nane	-95 -117
~nane$	-95 -117
~nani	-42 -193
~nani$	-36 -180
~nant	139 -41
~nant$	99 -25
~nao	-270 -236
~nao$	-270 -236
~nap	75 31
~nap$	80 -59
~napa	-69 -9
~napa$	-69 -9
~napy	118 54
~napy$	118 54
~nar	10 -38
~nar$	100 -168
~nara	18 -200
~nara$	-49 -48
~naraj	-25 -138
~naram	41 -58
~nare	-91 145
~nare$	-91 148
~nari	-120 -73
~nariy	-120 -73
~nars	19 -52
~nas	94 287
~nas$	-25 313
~nash	194 7
~nasha	122 76
~nashe	-11 0
~nashi	101 -85
~nasht	-20 -117
~nat	14 -47
~nat$	169 14
~nata	-34 -51
~natak	-65 -17
~nate	-251 -104
~nate$	-222 -65
~nath	121 40
~nath$	-21 -128
~nathi	97 90
~nati	-61 -144
~nati$	-25 -177
~natio	-171 -68
~natu	-54 -102
~natur	-54 -102
~nau	7 -39
~nau$	-94 -238
~nauk	28 66
~naukr	28 66
~naun	-40 -39
~naun$	-35 -73
~naus	-20 -62
~nause	-20 -62
~nauv	127 9
~nav	5 -315
~nav$	-110 -129
~nava	-167 -114
~navj	133 -110
~navja	133 -110
~navr	22 -87
~navra	77 -72
~nay	-195 -20
~naya	-177 -99
~naya$	-271 -154
~nayam	26 -106
~naye	-172 82
~naye$	-172 82
~nayi	15 -96
~nayi$	15 -96
~nba	-102 -193
~nbal	18 -24
~nbal$	18 -24
~nbar	-215 -49
~nbar$	-215 -49
~nbh	113 74
~nbha	23 137
~nbhal	41 112
~nbu	-75 -168
~nbu$	-42 -103
~nbur	-45 -93
~nburn	-45 -93
~nce	-33 -89
~nce$	7 -38
~ncel	-163 -78
~ncel$	-115 -144
~ncer	-86 -64
~ncer$	-63 -103
~nces	-37 -120
~nces$	-34 -108
~nch	134 41
~nch$	120 -171
~ncha	-110 64
~ncha$	-60 -79
~nchav	47 -20
~nchay	7 57
~nche	207 -121
~nche$	158 -60
~nched	95 -16
~nchi	-59 153
~nchi$	-49 50
~ncht	87 -35
~nchta	89 -28
~nchv	-10 86
~nchva	5 -30
~nci	-91 223
~ncip	-5 43
~ncipa	-5 43
~ncl	175 -38
~ncle	182 -59
~ncle$	203 -132
~ncles	-65 93
~nco	22 -211
~ncom	-6 -101
~ncon	-91 -82
~ncons	-91 -82
~ncr	-99 -146
~ncre	-93 -139
~ncrea	-89 -111
~nct	43 5
~ncti	43 5
~nctio	43 5
~ncy	-48 -120
~ncy$	-61 -113
~nd$	149 62
~nda	-23 30
~nda$	-111 44
~ndag	-106 -33
~ndagi	-60 -50
~ndai	-155 -60
~ndal	62 -27
~ndal$	85 -24
~ndam	-120 68
~ndan	-69 -147
~ndant	-31 -68
~ndar	162 49
~ndar$	152 -25
~ndau	-65 0
~ndaur	-65 0
~nday	7 -20
~nday$	15 33
~ndays	-70 -107
~nde	125 26
~nde$	131 85
~nded	-164 -175
~nded$	-164 -175
~ndek	-79 -73
~ndeks	-79 -73
~nden	-16 -77
~nder	84 72
~nder$	104 95
~nders	18 -46
~ndes	-172 18
~ndf	-2 72
~ndfa	-2 72
~ndfat	-2 72
~ndg	0 164
~ndgi	0 164
~ndgi$	0 164
~ndh	171 54
~ndh$	40 108
~ndha	-89 -64
~ndha$	-225 -9
~ndhai	81 -128
~ndhe	125 -99
~ndhe$	147 -102
~ndher	180 -16
~ndhi	100 -38
~ndhi$	83 -37
~ndhl	131 -106
~ndhla	131 -106
~ndhn	-135 156
~ndhna	-73 115
~ndht	70 4
~ndhte	70 4
~ndhu	-3 88
~ndhu$	58 124
~ndhv	-132 -18
~ndhvi	-129 -57
~ndi	54 10
~ndi$	87 45
~ndia	-301 -275
~ndia$	-257 -224
~ndian	-121 -111
~ndid	126 -66
~ndik	-64 -75
~ndiks	-64 -75
~ndin	-31 134
~nding	-28 134
~ndir	121 3
~ndir$	121 3
~ndit	-97 -39
~ndit$	-97 -39
~ndiy	11 -133
~ndiya	11 -133
~ndl	67 -233
~ndla	157 -41
~ndla$	119 -33
~ndle	-93 -127
~ndle$	-93 -127
~ndli	-137 -89
~ndli$	-137 -89
~ndlo	131 -106
~ndlor	131 -106
~ndly	-41 -77
~ndly$	-41 -77
~ndm	-75 -128
~ndma	-48 -16
~ndma$	30 -8
~ndmo	-50 -166
~ndmot	-50 -166
~ndn	65 -105
~ndnu	86 -52
~ndnut	86 -52
~ndo	-201 -150
~ndom	-63 -91
~ndom$	-56 -45
~ndor	-24 -99
~ndore	-22 -61
~ndov	-79 -2
~ndov$	-143 2
~ndovs	46 -11
~ndp	31 -85
~ndpa	31 -85
~ndpa$	104 -38
~ndr	-243 65
~ndr$	16 -30
~ndra	-159 31
~ndra$	-47 -71
~ndrah	-105 102
~ndru	-120 -120
~ndruf	-106 -107
~nds	-15 61
~nds$	-63 67
~ndso	92 33
~ndson	92 33
~ndu	55 26
~ndu$	-17 63
~nduc	54 -128
~nduct	54 -128
~nduk	-86 160
~nduk$	-86 160
~ndur	87 59
~ndur$	105 113
~ne$	7 75
~nea	27 112
~near	27 101
~near$	20 127
~neare	-7 -25
~nearl	84 -89
~neb	115 -110
~nebu	65 -49
~nebul	65 -49
~ned	-4 26
~ned$	-4 26
~nef	-151 -141
~nefe	68 22
~nefev	68 22
~nefi	-158 -159
~nefit	-158 -159
~neg	-237 -93
~nega	-212 -146
~nega$	-28 -36
~negat	-160 -121
~negi	-25 40
~negi$	-25 40
~neh	77 115
~neha	71 115
~nehar	71 115
~nei	90 -37
~nei$	130 -92
~neig	-2 -15
~neigh	-2 -15
~nek	96 -32
~nek$	122 -171
~neks	26 27
~nekst	31 30
~nel	-83 23
~nela	-56 -53
~nem	-182 75
~nen	151 27
~nen$	-122 -67
~nenj	183 -69
~nenju	183 -69
~nens	-118 -19
~nensi	-118 -19
~nent	31 2
~nent$	45 -154
~ner	93 29
~ner$	133 49
~nera	-67 -21
~neral	-90 -20
~ners	-129 -9
~ners$	-129 -9
~nerv	-78 -69
~nervo	-66 -65
~nes	-22 57
~nes$	-28 16
~nest	45 95
~nest$	18 30
~nestl	41 160
~net	52 -132
~net$	67 -75
~netv	59 92
~netvo	61 54
~neu	109 -83
~neur	-124 -88
~neuro	-124 -88
~nev	8 -180
~nev$	-93 -160
~nevb	129 -51
~nevbo	129 -51
~neve	-20 13
~never	-20 13
~nevs	-124 -140
~nevs$	-110 -220
~nevsp	-41 20
~ney	-253 -51
~ney$	-244 -43
~nf$	86 -57
~nfa	66 -54
~nfan	68 -38
~nfant	68 -38
~nfe	26 -22
~nfec	28 -134
~nfect	28 -134
~nfi	-122 -88
~nfir	-105 -63
~nfirm	-105 -63
~nfo	-39 31
~nfu	146 76
~nful	94 93
~nful$	94 93
~nfus	102 -47
~nfuse	122 -47
~ng$	79 -1
~nga	54 189
~nga$	37 237
~ngaf	141 -47
~ngafl	141 -47
~ngag	-122 -65
~ngage	-122 -65
~ngal	-280 -3
~ngal$	-183 -148
~ngalo	-114 -61
~ngals	10 85
~ngan	55 -5
~ngan$	28 39
~ngani	122 -6
~nganv	2 22
~ngd	4 35
~nge	48 -3
~nge$	-93 -59
~nged	-67 66
~nged$	-67 66
~nger	146 -108
~nger$	7 -161
~ngero	-108 46
~ngers	228 18
~nges	-135 132
~ngf	2 -23
~ngfa	14 -21
~ngfal	14 -21
~ngh	31 59
~ngh$	63 98
~ngha	59 -129
~ngha$	99 -10
~nghan	-113 -60
~nghat	72 -73
~ngi	108 247
~ngi$	14 274
~ngin	110 101
~nging	115 138
~ngini	18 -68
~ngio	-100 -180
~ngiop	-56 -136
~ngit	26 -165
~ngith	63 -137
~ngl	32 -263
~ngle	-153 -87
~ngle$	-88 -102
~ngles	-32 4
~ngli	103 -218
~ngli$	103 -280
~nglin	159 -26
~nglis	-158 -6
~ngliy	35 -121
~ngn	185 -92
~ngni	158 3
~ngni$	158 3
~ngo	-119 -218
~ngo$	-147 -90
~ngol	-190 -128
~ngoli	-190 -128
~ngov	32 -96
~ngove	32 -96
~ngr	-69 -4
~ngre	-123 -141
~ngrej	-123 -141
~ngry	-9 78
~ngry$	-9 78
~ngs	-56 -118
~ngs$	-56 -118
~ngt	-20 25
~ngta	7 11
~ngta$	7 11
~ngu	79 -428
~ngu$	-90 -80
~ngua	-105 -114
~nguag	-105 -114
~ngue	53 -261
~ngue$	53 -261
~ngun	-27 -124
~nguni	-19 -42
~ngut	53 -87
~nguth	53 -87
~ngv	72 -162
~nh$	159 -62
~nha	6 -171
~nhal	167 -84
~nhale	146 -82
~nhe	54 -46
~nhen	-42 32
~nhen$	-42 32
~nhi	151 73
~nhi$	151 63
~nho	70 23
~nhon	31 35
~nhone	31 35
~ni$	-6 117
~nia	122 -78
~nia$	122 -78
~nib	-145 -234
~niba	-145 -245
~niban	-145 -245
~nic	108 18
~nic$	34 -316
~nica	-84 -36
~nical	-84 -36
~nice	-71 56
~nice$	-120 69
~nicel	24 -38
~nich	119 98
~niche	23 110
~nici	90 -16
~nid	8 100
~nid$	48 -37
~nide	-199 72
~nide$	-117 154
~nided	-148 -150
~nidi	-92 110
~nidl	206 -51
~nidle	206 -51
~nids	-24 -9
~nids$	-24 -9
~nie	3 -45
~niec	17 -26
~niece	17 -26
~nif	-41 -96
~nife	67 -83
~nife$	83 -67
~nifo	-73 12
~nifor	-73 12
~nig	87 131
~niga	188 -22
~nigal	285 9
~nige	124 -59
~nigh	-144 146
~night	-144 146
~nigl	169 -68
~nigla	105 -30
~nij	-191 -80
~nije	-166 -60
~nijes	-110 -23
~niji	-101 -29
~nijin	-98 -25
~nik	115 79
~nik$	-99 23
~nika	83 35
~nikal	53 53
~nikl	-40 30
~nikla	66 108
~nikle	-114 -131
~nikli	-57 -2
~niku	103 47
~nil	372 5
~nil$	116 100
~nila	169 22
~nila$	202 43
~nile	256 -85
~nile$	256 -85
~nili	187 -98
~nili$	187 -98
~nim	-173 -29
~nim$	-54 -50
~nima	-126 87
~nimb	-86 -155
~nimbu	-86 -155
~nin	-159 -50
~nin$	-139 -147
~ninb	-42 -103
~ninbu	-42 -103
~nind	-131 33
~nind$	-131 33
~nine	-186 -142
~nine$	-186 -142
~ning	-28 -91
~ning$	-2 -67
~nings	-194 -152
~nins	-34 -60
~ninst	-34 -60
~nio	-132 -53
~nion	-238 -230
~nion$	-222 -213
~nior	24 56
~nior$	36 37
~niors	-9 25
~nip	-123 174
~nipa	-95 -84
~nir	-61 -355
~nir$	-150 -218
~niru	104 -123
~nis	36 99
~nis$	-81 -138
~nise	61 -63
~nise$	61 -63
~nish	55 53
~nish$	119 66
~nisha	-82 128
~nishe	-61 -210
~nit	117 71
~nit$	-54 177
~nite	111 -95
~nite$	111 -95
~nits	151 -103
~nits$	151 -103
~nity	-13 -25
~nity$	-13 -25
~niv	-92 -125
~niva	62 -51
~nive	-125 -87
~niver	-125 -87
~niy	72 108
~niya	-27 136
~niya$	-68 188
~niyam	-116 -182
~niyar	-70 57
~nj$	44 -37
~nja	-51 16
~nja$	50 -55
~njab	-87 -87
~njab$	-87 -80
~nje	111 111
~njec	35 132
~nject	35 132
~njek	139 -91
~njeks	139 -91
~njh	105 -181
~njha	50 -79
~njhu	16 -117
~njhun	16 -117
~nji	107 46
~njil	12 142
~njil$	12 142
~njin	62 -105
~nju	204 -111
~nju$	163 -99
~nk$	46 -5
~nka	140 142
~nka$	11 152
~nkar	91 2
~nkar$	-48 53
~nkari	5 -46
~nke	37 -11
~nke$	-134 51
~nked	-53 -60
~nkey	120 -106
~nkey$	120 -106
~nkh	178 104
~nkh$	109 -97
~nkha	-118 211
~nkha$	-118 211
~nkhe	175 128
~nkhe$	101 143
~nkhen	121 -19
~nkho	110 -181
~nkho$	110 -75
~nkhon	35 -125
~nki	32 242
~nki$	66 76
~nkin	-53 235
~nking	-53 235
~nkl	-70 -109
~nkle	-70 -109
~nkle$	-34 -56
~nkles	-96 -55
~nko	-91 98
~nko$	-91 98
~nks	-102 -91
~nks$	-134 -61
~nksi	52 -88
~nksie	52 -88
~nkt	-160 -135
~nkti	-103 -126
~nla	-115 171
~nlai	-96 172
~nlain	-96 172
~nle	16 257
~nles	16 257
~nles$	16 222
~nli	-151 -17
~nlin	-151 -17
~nline	-151 -17
~nlo	-65 -74
~nly	110 119
~nly$	110 119
~nm$	148 -14
~nme	-15 -32
~nmen	-15 -32
~nment	-15 -32
~no$	101 117
~nob	-144 247
~nobo	-56 205
~nobod	-56 205
~noc	103 88
~noch	127 -22
~noch$	129 -39
~nocha	94 21
~nod	9 -93
~nof	-47 -119
~nog	-134 -59
~nogr	-134 -59
~nogra	-134 -59
~noi	19 85
~noid	-88 -84
~noida	-88 -84
~nois	89 117
~noise	65 117
~nok	-91 -174
~nok$	-80 -107
~nol	97 -115
~nol$	116 -93
~nom	-206 -43
~nom$	-164 -180
~nomi	-53 97
~nomin	-53 97
~non	107 15
~non$	49 63
~none	-41 -70
~none$	-41 -70
~nons	161 -81
~nonse	161 -81
~nop	-35 -235
~nopa	-56 -47
~nopau	-56 -47
~nopi	-25 -186
~nopi$	-25 -186
~nor	-13 -167
~nore	-11 -67
~nore$	18 -17
~nori	91 -169
~norin	91 -169
~norm	-43 -102
~norm$	-79 94
~norma	-28 -257
~nos	-66 -98
~nose	-79 -269
~nose$	-121 -244
~not	101 159
~not$	157 137
~note	-248 184
~note$	-172 191
~notes	-71 37
~noth	46 -47
~nothe	-29 11
~nothi	53 -52
~noti	-38 32
~notic	-137 92
~notif	-75 -126
~nou	48 169
~noug	26 191
~nough	26 191
~nous	-73 -124
~nous$	-73 -124
~nov	88 -23
~nov$	94 15
~nova	-81 -40
~nove	-193 5
~novel	-150 22
~novem	-92 -38
~novs	29 -21
~novs$	4 -20
~novu	16 -167
~novu$	16 -167
~np$	167 -334
~npa	-78 90
~npi	169 -20
~npi$	169 -20
~npk	162 -23
~npka	162 -23
~npkan	148 -20
~npn	-23 -77
~npni	-65 -68
~npni$	-65 -68
~npt	-156 11
~npte	-118 15
~npte$	-118 15
~npu	-133 -108
~npur	-111 -91
~npur$	-111 -91
~nr$	75 -158
~nre	-13 -146
~ns$	258 -91
~nsa	-27 -94
~nsa$	4 -208
~nsan	-167 27
~nsan$	-165 37
~nsar	114 -20
~nsar$	98 -17
~nsat	-50 -51
~nsc	-148 -164
~nsci	-91 -82
~nscio	-91 -82
~nscr	-90 -101
~nscri	-90 -101
~nse	-27 -127
~nse$	103 -72
~nsel	-137 -188
~nseli	-104 -116
~nselo	-50 -123
~nsen	82 -176
~nsens	161 -81
~nsf	118 -20
~nsfe	-71 21
~nsfer	-71 21
~nsh	40 -150
~nsha	-31 -94
~nshan	-31 -94
~nsi	21 89
~nsi$	-7 64
~nsid	99 2
~nside	99 2
~nsil	-53 -94
~nsio	-173 36
~nsion	-173 36
~nsit	-68 -122
~nsiti	-68 -122
~nsiy	95 21
~nsiya	95 21
~nsk	-136 23
~nska	-48 41
~nskar	-48 41
~nsl	-129 -132
~nsla	-126 -104
~nslat	-120 -180
~nsn	-71 -93
~nsne	-58 -88
~nsne$	-58 -88
~nso	-111 -12
~nsp	-107 -91
~nst	-79 51
~nsta	-21 109
~nsta$	23 69
~nstal	-34 -60
~nste	-84 -105
~nste$	-121 -72
~nstea	19 -68
~nsti	9 -49
~nsti$	91 -24
~nstr	0 -123
~nstru	4 -99
~nsu	6 -3
~nsu$	51 -93
~nsul	85 21
~nsuli	100 22
~nsult	-52 7
~nsun	-111 -162
~nsun$	-111 -162
~nsur	-145 -4
~nsura	-145 -4
~nsv	51 47
~nsve	51 47
~nsver	51 47
~nt$	259 305
~nta	-44 19
~nta$	22 66
~ntac	-44 -29
~ntact	-151 19
~ntai	18 -77
~ntain	29 -29
~ntal	95 -78
~ntal$	47 -66
~ntan	87 66
~ntar	-271 30
~ntar$	-242 -89
~ntat	-64 -82
~ntati	-64 -82
~nte	110 21
~nte$	77 62
~nted	135 133
~nted$	135 133
~nten	64 -106
~ntenc	81 -91
~nter	-232 -118
~nter$	-130 -171
~nterm	-83 -46
~nterv	-53 -190
~ntes	132 -60
~ntest	132 -60
~nth	110 -258
~nth$	184 -323
~ntha	100 45
~nthan	26 -89
~nthe	-99 -90
~nths	-37 8
~nths$	-37 8
~nthu	-35 -201
~nthu$	-192 -157
~nti	-71 -33
~nti$	-30 147
~ntia	11 -57
~ntib	-3 -71
~ntibi	17 -47
~ntid	-89 -157
~ntido	-85 -126
~ntil	-70 9
~ntin	104 -50
~ntin$	-65 -100
~nting	104 2
~ntinu	50 -73
~ntio	-133 18
~ntion	-133 18
~ntis	-230 -230
~ntist	-236 -213
~ntiv	-116 -91
~ntive	-116 -91
~ntj	55 58
~ntja	68 69
~ntl	-56 77
~ntly	-54 49
~ntly$	-54 49
~ntm	-34 -105
~ntme	-34 -105
~ntmen	-34 -105
~nto	-24 133
~nto$	28 117
~nton	2 -81
~nton$	2 -81
~ntop	-107 -144
~ntop$	-100 -109
~ntr	-50 -322
~ntra	28 -28
~ntrac	28 45
~ntrav	-43 61
~ntre	30 -94
~ntre$	32 -61
~ntro	-148 -186
~ntrol	-146 -183
~ntry	65 -202
~ntry$	65 -202
~nts	-43 39
~nts$	-43 40
~ntu	110 48
~ntu$	84 52
~ntur	-28 -107
~nture	-66 -123
~nty	7 -43
~nty$	17 -9
~nu$	179 261
~nua	-18 -29
~nue	50 -73
~nue$	50 -73
~nuk	-58 0
~nuks	-139 -72
~nuksa	-139 -72
~num	-1 112
~num$	-81 132
~numb	72 54
~numb$	116 1
~numbe	11 56
~nun	-68 195
~nun$	90 -45
~nund	55 36
~nur	54 38
~nurs	-47 67
~nurse	78 103
~nursi	-166 -75
~nus	-68 -167
~nus$	-95 -137
~nush	190 -11
~nush$	190 -11
~nusk	-70 -71
~nuskh	-70 -71
~nut	106 -225
~nut$	79 -228
~nute	68 -85
~nute$	20 -140
~nutes	62 3
~nuts	-49 -47
~nuts$	-49 -47
~nv$	119 -1
~nva	25 -133
~nvad	-17 -14
~nvadi	2 22
~nval	65 -16
~nval$	65 -16
~nve	-100 -178
~nver	-58 -137
~nvert	-58 -137
~nvi	-184 62
~nvl	-183 -82
~ny$	8 19
~nya	-331 -210
~nya$	-158 -69
~nyav	-190 -109
~nyava	-190 -109
~nyl	98 127
~nyl$	98 127
~nym	-94 148
~nymo	-92 149
~nymor	-92 149
~nyo	-2 129
~nyon	-2 129
~nyone	-2 129
~nyt	-8 62
~nyth	-8 62
~nythi	-8 62
~nyv	-34 14
~nyva	-14 -59
~nyvay	-14 -59
~oa$	-175 -133
~oac	-49 5
~oach	-49 5
~oach$	-16 -78
~oachi	-57 69
~oad	100 -34
~oad$	109 -52
~oadi	-7 45
~oadin	-7 45
~oak	113 -153
~oake	151 -130
~oaked	151 -130
~oal	102 -38
~oal$	102 -38
~oam	118 -74
~oam$	107 -72
~oan	104 140
~oan$	-128 160
~oar	-6 -53
~oard	-174 31
~oard$	-163 -20
~oards	-37 97
~oars	112 -112
~oarse	112 -112
~oas	-108 -119
~oast	-108 -119
~oat	63 0
~oat$	95 -36
~oats	-25 -185
~oats$	-25 -185
~ob$	-216 190
~oba	-261 -47
~obai	-183 29
~obail	-173 -87
~obar	-202 -99
~obar$	-34 -82
~obara	-191 -69
~obe	-170 -66
~obh	-63 -108
~obhi	-63 -108
~obhi$	-63 -108
~obi	-207 -275
~obil	-124 -178
~obile	-124 -178
~obin	-102 -115
~obin$	-102 -115
~obl	-58 -50
~oble	-58 -50
~oblem	-58 -50
~obo	67 169
~obod	-56 205
~obody	-56 205
~obot	-45 -88
~obot$	-45 -88
~obr	100 -232
~obra	100 -232
~obra$	113 -203
~oby	-89 -43
~oc$	-108 -74
~oca	33 -49
~oca$	110 -11
~ocal	2 -189
~ocal$	2 -189
~ocat	-78 120
~ocati	-78 120
~oce	-244 -59
~oces	-104 -155
~oces$	-112 -145
~och	23 211
~och$	-86 132
~ocha	14 91
~ocha$	15 92
~ochi	-8 53
~ochi$	3 -112
~ochin	-17 129
~ocht	-153 153
~ochta	-132 77
~ochti	-39 152
~oci	78 2
~ocie	-106 -118
~ociet	-106 -118
~ocin	131 48
~ocin$	131 48
~oco	-36 -227
~ocol	82 -59
~ocola	82 -59
~ocon	-175 -201
~ocona	-73 -68
~oconu	-140 -165
~oct	-126 -159
~octo	-126 -159
~octor	-113 -143
~ocu	-70 -79
~od$	89 -89
~oda	35 -5
~oda$	-23 8
~odan	5 -179
~odar	90 -82
~oday	43 58
~oday$	43 58
~odc	-27 -113
~odca	-27 -113
~odcas	-27 -113
~ode	40 -255
~ode$	-141 -181
~odh	-110 -22
~odha	-172 -168
~odha$	-169 -116
~odhu	66 70
~odi	-150 -129
~odi$	-117 -146
~odip	-163 6
~odipi	-163 6
~odl	90 -70
~odle	90 -70
~odler	90 -70
~odn	-31 -74
~odne	-22 -67
~odne$	-22 -67
~odo	-4 -35
~odo$	26 -27
~odon	-99 -31
~ods	-37 -165
~ods$	-37 -165
~odu	-93 -9
~odu$	-190 -53
~ody	-4 146
~ody$	19 153
~oe$	-97 -101
~oeg	-36 153
~oega	-36 153
~oega$	-36 153
~oem	8 -185
~oem$	8 -185
~oes	-149 -80
~oes$	-179 -98
~oesn	32 25
~oesnt	32 25
~of$	17 143
~ofa	21 -200
~ofa$	-71 -183
~ofar	133 -58
~ofar$	133 -58
~ofe	31 61
~ofi	-126 -290
~ofi$	-43 -246
~ofic	-81 -131
~ofice	-81 -131
~ofil	-75 -146
~ofile	-149 -108
~ofis	-70 -105
~ofis$	-70 -105
~ofl	-28 162
~ofo	-57 72
~ofos	-57 72
~oft	57 -42
~oft$	84 -163
~ofte	-76 80
~og$	13 -20
~oga	-117 133
~oga$	-77 62
~oge	-139 122
~oge$	-144 133
~oget	-47 31
~ogeth	-47 31
~ogi	-60 -128
~ogi$	-58 11
~ogin	-158 -97
~ogis	-9 -144
~ogist	-9 -144
~ogl	-55 -124
~oglo	-102 -115
~oglob	-102 -115
~ogn	66 -63
~ogni	66 -63
~ognis	66 -63
~ogo	-91 -45
~ogo$	-10 -83
~ogon	-74 20
~ogon$	-74 20
~ogr	-137 -178
~ogra	-177 -157
~ograf	-160 -124
~ogs	39 -84
~ogu	-100 -72
~ogue	-100 -72
~ogue$	-85 -70
~ogy	102 -136
~ogy$	86 -131
~oh$	132 -104
~oha	27 -267
~oha$	10 -193
~ohal	-17 -51
~ohale	-17 -51
~ohe	124 -133
~ohe$	124 -133
~ohi	-17 -94
~ohi$	103 -16
~ohit	-146 -95
~ohit$	-146 -95
~ohl	-109 -143
~ohli	-109 -143
~ohli$	-96 -131
~ohn	81 -85
~ohni	86 -74
~ohni$	86 -74
~oho	-20 51
~ohol	-52 54
~ohol$	-52 54
~ohr	26 52
~ohra	26 52
~ohra$	26 52
~oi$	9 73
~oic	41 71
~oice	41 71
~oice$	63 34
~oid	-112 -238
~oid$	-87 -214
~oida	-88 -84
~oida$	-88 -84
~oil	44 27
~oil$	-45 -26
~oile	111 51
~oiler	129 -140
~oilet	46 19
~oily	-48 -56
~oily$	-48 -56
~oim	-20 -46
~oimb	-20 -46
~oimba	-20 -46
~oin	106 -40
~oin$	6 -171
~oine	-68 -49
~oing	144 -59
~oing$	144 -59
~oint	-75 46
~oint$	-152 149
~ointm	-34 -105
~oints	-158 -177
~ois	-33 156
~oise	1 218
~oise$	1 218
~oiso	-49 -67
~oison	-49 -67
~oj$	-150 59
~oja	83 -143
~oja$	78 -126
~oje	22 -110
~oje$	-134 5
~ojec	-3 -69
~oject	-3 -69
~ojen	85 -75
~ojh	69 215
~ojh$	34 194
~ojha	152 91
~ojha$	124 -2
~oji	-182 -144
~oji$	-69 63
~ojn	-32 35
~ojna	-32 35
~ojna$	-32 35
~ok$	20 3
~oka	-10 25
~oka$	32 -86
~okar	-117 -27
~okar$	-117 -9
~okay	-29 -15
~okay$	-29 -15
~oke	-57 -83
~oke$	-14 -131
~oked	12 91
~oked$	12 91
~oken	-55 -119
~oken$	-55 -119
~oker	-160 -20
~oker$	-160 -20
~okes	56 80
~okes$	61 47
~oket	-87 -59
~oket$	-87 -59
~okh	128 -181
~okha	84 -125
~okhar	110 -77
~oki	59 -224
~okin	38 -190
~oking	38 -190
~okn	-136 -15
~okne	-88 -79
~okne$	-88 -79
~oks	-68 -18
~oks$	-198 76
~okse	-101 -117
~oksi	28 -160
~oksic	-57 -56
~oksim	85 -96
~oksin	-198 7
~oksy	-19 18
~oksyg	-16 19
~okt	-19 -410
~okta	-214 -314
~oktar	-214 -314
~okth	-18 -84
~oktha	-18 -84
~ol$	78 28
~ola	254 166
~ola$	137 97
~olah	25 68
~olah$	25 68
~olam	94 137
~olam$	94 137
~olap	60 -83
~olaps	60 -83
~olar	36 -159
~olar$	-76 -76
~olat	159 -112
~olate	82 -59
~old	99 73
~old$	59 67
~olde	-129 -82
~olden	-102 -66
~oldi	160 -56
~oldin	160 -56
~olds	-5 114
~olds$	6 122
~ole	79 -99
~ole$	45 34
~olea	-93 2
~oleag	-91 9
~olec	-116 7
~olect	-116 7
~oled	-29 -99
~oled$	57 -93
~oleg	-98 -57
~olege	-98 -57
~olej	-130 -9
~olej$	-130 -9
~olen	154 -38
~olen$	167 -92
~olenc	-41 43
~oles	146 -262
~oles$	216 -136
~olest	-176 -185
~oley	20 47
~oli	0 68
~oli$	55 37
~olic	-73 99
~olic$	-73 -95
~olice	0 160
~olicy	-42 -19
~olid	-132 -152
~olida	-132 -152
~olin	154 -8
~olin$	87 11
~olio	-100 -84
~olio$	-100 -84
~olis	33 -33
~olish	45 -31
~olit	-137 -270
~olite	-124 -209
~oliy	38 170
~oliya	71 197
~olk	134 -56
~olka	60 -39
~olkar	111 -33
~oln	-47 1
~olna	-93 68
~olna$	-93 68
~olne	38 -139
~olne$	38 -139
~olo	-73 -172
~olo$	-129 -213
~olog	-36 -190
~ologi	-9 -144
~ology	-67 -70
~olon	-113 22
~olou	40 -51
~olour	40 -51
~olov	101 53
~olov$	101 40
~olr	4 -44
~olt	137 81
~olta	33 -158
~olta$	26 -156
~olte	66 56
~olte$	69 57
~olti	157 60
~olti$	123 70
~olu	-168 -167
~olu$	-123 -81
~olum	-21 -86
~olumn	0 -63
~olun	-72 -79
~olv	-12 44
~olve	-12 44
~oly	102 79
~om$	46 95
~oma	-87 -164
~oma$	-154 -99
~omac	58 20
~omach	58 20
~oman	-111 -145
~oman$	-33 -120
~omat	-160 -169
~omato	-159 -182
~omb	-116 -158
~omb$	-21 -167
~omba	-13 30
~ombi	-37 -164
~ombif	-12 -65
~ome	89 -26
~ome$	90 -21
~omeb	74 37
~omebo	90 117
~omen	-136 24
~omen$	-82 -47
~oment	13 77
~omeo	63 69
~omeon	87 97
~omeop	-70 -52
~omer	0 16
~omes	51 -2
~omes$	89 3
~omest	-100 -26
~omet	52 -59
~omete	172 -135
~ometh	-34 -74
~ometi	-98 74
~omev	-95 117
~omevh	-69 149
~omevo	-40 -61
~omi	194 -69
~omin	36 -28
~oming	45 -79
~omini	-53 97
~omit	285 -172
~omit$	119 -43
~omita	91 -87
~omite	171 -233
~omiti	96 23
~omo	-9 -43
~omon	33 -54
~omon$	33 -54
~omor	6 11
~omoro	16 18
~omos	17 -164
~omos$	17 -164
~omp	-131 -140
~ompa	-97 31
~ompan	-49 -109
~ompas	-27 146
~ompl	-28 4
~ompla	-58 22
~omple	0 -39
~ompo	64 -100
~ompos	-61 -90
~ompr	-61 -23
~ompre	-61 -23
~ompt	-62 -159
~ompt$	-62 -159
~ompu	-128 -81
~oms	-48 -9
~oms$	-48 -9
~omv	49 -68
~omva	49 -68
~omvar	49 -68
~omy	-182 -161
~omy$	-99 -75
~on$	-33 -27
~ona	-293 54
~ona$	-153 95
~onaj	-79 68
~onajo	-73 -68
~onat	-188 -33
~onate	-145 -33
~onati	-61 37
~onc	-184 -87
~once	-192 -33
~once$	-174 -31
~onch	-139 -101
~onch$	-112 -96
~ond	282 -50
~ond$	73 -21
~onda	99 -89
~onday	110 -127
~ondi	149 -76
~ondin	115 -67
~ondo	-74 18
~onds	20 -57
~onds$	20 -57
~ondu	191 -115
~onduc	133 -71
~one	44 155
~one$	103 169
~oned	-99 -162
~oned$	-99 -162
~ones	-135 119
~ones$	-161 35
~onest	-7 118
~oney	-196 -23
~oney$	-190 -20
~onf	21 -100
~onfi	-116 -68
~onfir	-105 -63
~onfu	102 -47
~onfus	102 -47
~ong	-87 -94
~ong$	-216 -30
~onga	-134 59
~ongal	-134 59
~onge	-106 -148
~onge$	-185 -162
~ongs	92 -19
~ongs$	92 -19
~ongu	82 -167
~ongue	82 -167
~oni	39 153
~oni$	52 -119
~onia	85 -34
~onia$	85 -34
~onic	161 -61
~onig	-41 286
~onigh	-41 286
~onin	-144 -71
~onin$	-132 -125
~oning	-27 26
~onio	-194 -175
~onion	-194 -175
~onk	112 -123
~onke	120 -106
~onkey	120 -106
~onki	-55 -20
~onki$	-35 -92
~onl	-28 159
~onla	-96 172
~onlai	-96 172
~onli	-151 -17
~onlin	-151 -17
~only	20 123
~only$	20 123
~ono	-47 103
~ono$	-61 -29
~onog	-134 -59
~onogr	-134 -59
~onon	152 91
~onon$	152 91
~onor	-87 90
~onorm	-79 94
~onou	-75 -112
~onous	-73 -124
~ons	-259 -39
~ons$	-205 141
~onsa	-145 -171
~onsa$	-145 -171
~onsc	-91 -82
~onsci	-91 -82
~onse	149 -138
~onsen	139 -132
~onsi	-123 -50
~onsi$	-110 -1
~onsil	-53 -94
~onst	-68 -77
~onsu	-147 -196
~onsul	-58 -53
~onsun	-111 -162
~ont	133 201
~ont$	103 364
~onta	-185 -71
~ontac	-151 19
~ontai	22 -139
~onte	-110 -118
~onth	125 -198
~onth$	199 -303
~onths	-65 24
~onti	-44 -114
~ontin	50 -73
~onto	33 4
~onto$	33 4
~ontr	12 -148
~ontra	97 -9
~ontro	-146 -183
~onu	-252 175
~onut	-140 -165
~onut$	-140 -165
~onv	-182 30
~onve	-123 -136
~onver	-116 -110
~ony	-62 29
~ony$	-60 31
~op$	-189 16
~opa	-128 -297
~opai	-101 -122
~opal	-29 -22
~opal$	-29 -22
~opat	-74 -134
~opath	-74 -134
~opau	-56 -47
~opaus	-56 -47
~opd	150 -42
~opd$	150 -42
~ope	152 236
~ope$	-106 182
~oped	88 99
~oped$	92 104
~open	262 -5
~open$	168 -9
~opene	98 14
~openi	121 -49
~opens	100 -3
~oper	-89 47
~oper$	-143 -9
~opera	-34 -20
~operl	6 70
~opi	11 0
~opi$	-41 38
~opic	10 -26
~opic$	20 0
~opin	56 -5
~oping	65 26
~opini	-98 -79
~opk	-34 -11
~opki	-34 -11
~opl	17 36
~opla	-91 -152
~oplas	-91 -152
~ople	-36 -30
~ople$	-34 -28
~opo	-80 -195
~opos	-12 -151
~opose	-30 -78
~opr	-167 -281
~opra	-102 -159
~opram	-45 -101
~opre	-211 -173
~opres	-211 -173
~ops	8 36
~ops$	10 13
~opt	6 -85
~opti	76 -71
~optio	-37 -54
~opu	76 -131
~opy	96 8
~opy$	96 8
~or$	-151 -57
~ora	184 -374
~ora$	154 -252
~orc	-124 143
~orce	-42 88
~orce$	-40 175
~orced	-13 -79
~orch	-110 110
~orch$	0 10
~ord	45 -24
~ord$	53 15
~orde	-20 -116
~order	-13 -105
~ords	104 40
~ords$	104 40
~ore	-267 94
~ore$	-224 -12
~orea	52 -110
~orear	52 -110
~orec	-86 -143
~orect	-201 -132
~ored	-183 -89
~ored$	-180 -69
~oreh	-60 -107
~oren	-131 151
~oren$	-90 156
~ores	-31 -113
~orev	-77 219
~oreve	-77 219
~orf	0 95
~org	14 66
~orga	50 -20
~organ	-65 -13
~orgi	-41 129
~orgiv	-41 129
~orgo	1 -11
~orgot	1 -11
~ori	-30 87
~ori$	-121 58
~orib	51 147
~orid	8 60
~orie	-139 -156
~ories	-88 -112
~orin	96 -176
~oring	91 -169
~oriy	24 -35
~ork	-155 -83
~ork$	-142 -255
~orke	71 -205
~orker	86 -198
~orki	-93 30
~orkin	-93 30
~orko	21 -79
~orkou	21 -79
~orks	-219 180
~orks$	-255 184
~orl	-24 -14
~orld	-61 -81
~orld$	-63 -65
~orm	-113 -170
~orm$	-280 -11
~orma	-41 -294
~ormal	-28 -257
~ormat	-85 -109
~ormi	-169 -209
~ormin	-169 -209
~orn	115 -184
~orn$	153 -106
~orni	-29 -133
~ornin	-29 -133
~oro	3 -9
~oron	5 1
~orov	15 26
~orov$	16 25
~orp	129 -44
~orpi	139 -39
~orpio	139 -39
~ors	-34 -204
~ors$	-80 -176
~orse	-35 -21
~orse$	-13 22
~orst	87 -76
~orst$	87 -76
~ort	-69 -269
~ort$	-32 -270
~orte	-216 47
~orth	-151 -134
~orth$	-156 -105
~ortho	-36 -44
~orti	160 39
~orts	-78 -48
~orts$	-78 -48
~oru	92 -133
~oru$	101 -72
~orv	19 -90
~orva	-58 -82
~orvar	-58 -82
~ory	-123 26
~ory$	-137 35
~os$	-297 -143
~osa	-13 -67
~osa$	54 5
~osan	10 40
~osan$	10 40
~osc	-55 -46
~osco	-55 -46
~oscop	-55 -46
~ose	-155 123
~ose$	-230 97
~osed	37 -51
~osed$	37 -51
~osen	85 21
~osene	87 -2
~oses	-102 11
~oses$	-102 11
~osh	271 -122
~osh$	282 -54
~osha	-187 -230
~oshi	90 88
~oshi$	80 -65
~oshis	-31 120
~oshn	166 -22
~oshni	166 -22
~osi	117 -114
~osi$	59 -190
~osib	-106 -46
~osibl	-106 -46
~osin	112 78
~osin$	142 -78
~osing	2 103
~osit	57 -100
~osit$	-106 -74
~ositi	72 -52
~osk	-34 -51
~osku	-33 -37
~oskui	-33 -37
~osp	-36 9
~ospi	-48 26
~ospit	-48 26
~ospr	21 -85
~ospri	21 -85
~ost	-26 90
~ost$	50 12
~osta	-96 18
~ostal	-46 123
~ostar	-77 -123
~oste	-172 101
~osted	-161 196
~ostel	-29 54
~oster	-152 -231
~osti	-141 -4
~osti$	-77 -119
~ostl	-136 -125
~ostly	-136 -125
~osto	121 62
~osto$	114 7
~oston	-52 72
~ostp	-93 83
~ostpa	-72 47
~ostu	-31 -137
~osu	-278 151
~osy	-21 -65
~ot$	140 17
~ota	-83 62
~ota$	-5 10
~otal	-168 71
~otal$	-125 86
~otaly	-93 -45
~otar	8 21
~otas	46 69
~otasi	46 69
~otat	27 -36
~otato	-80 -25
~ote	19 133
~ote$	82 182
~otei	-118 -170
~otein	-118 -170
~otel	28 62
~otel$	28 62
~otes	-118 18
~otes$	-118 18
~oth	104 71
~oth$	144 33
~othe	-38 22
~other	4 -78
~othes	31 16
~othi	139 -60
~othin	53 -52
~othr	14 -2
~othri	45 15
~othy	-50 -110
~oti	-32 -87
~oti$	110 -157
~otic	-39 77
~otic$	124 -37
~otice	-137 92
~otif	-112 -136
~otifi	-75 -126
~otin	-109 -144
~otin$	-98 -77
~oting	-37 -35
~otio	28 -133
~otion	28 -133
~otis	-91 1
~otiy	-121 -93
~otiya	-121 -93
~otl	99 181
~otle	82 182
~otle$	59 179
~oto	-11 103
~oto$	-134 24
~oton	-15 79
~oton$	-15 79
~otor	146 -44
~otor$	146 -44
~otos	-43 -1
~otp	-227 -120
~otp$	-227 -120
~otr	-112 -13
~ots	73 -195
~ots$	77 -192
~otu	-65 69
~otu$	64 -104
~oty	-1 -180
~oty$	-1 -180
~ou$	-153 -76
~oub	158 85
~oubl	129 106
~ouble	138 67
~oubt	84 -85
~oubt$	100 -54
~ouc	239 -110
~ouch	239 -110
~ouch$	115 -8
~ouche	205 -132
~oud	-10 -24
~oud$	4 -56
~oug	122 123
~ough	122 123
~ough$	50 114
~oughe	48 -105
~oughi	241 -100
~ought	83 116
~oul	6 56
~oul$	72 49
~ould	-10 40
~ould$	-80 75
~oulde	86 -223
~oun	118 61
~oun$	84 22
~ound	133 36
~ound$	101 44
~oundn	86 -52
~oung	-32 55
~ounge	-3 35
~ouns	-137 -188
~ounse	-137 -188
~ount	65 65
~ount$	-93 -73
~ounte	-38 143
~ounts	95 137
~oup	-155 37
~oup$	-125 54
~our	32 -61
~our$	86 18
~oure	10 51
~oured	57 69
~ouri	88 -98
~ourn	-54 -70
~ours	-83 -298
~ours$	15 -166
~ourse	-265 -254
~ourt	105 28
~ous	-287 -46
~ous$	-175 -125
~ouse	-144 81
~ouse$	-187 50
~ousi	-124 -27
~ousin	-124 -27
~out	54 -49
~out$	8 0
~oute	-141 9
~outer	-98 -38
~outh	131 -99
~outh$	123 -94
~outi	27 -10
~outin	27 -10
~outs	-4 60
~outsi	1 23
~outu	94 -45
~outub	94 -45
~ov$	-130 -86
~ova	-251 215
~oval	-146 145
~ovar	-59 -71
~ovd	6 -152
~ovde	6 -152
~ovder	6 -152
~ove	9 14
~ove$	-36 -107
~oved	20 100
~oved$	20 100
~ovel	-21 24
~ovel$	0 49
~ovem	-20 -61
~ovemb	-92 -38
~over	12 0
~over$	69 -115
~overd	-58 115
~overe	-81 -24
~overi	-31 21
~overs	-117 -50
~overt	14 127
~oves	-5 -151
~oves$	-5 -151
~ovi	89 -190
~ovid	1 41
~ovid$	8 47
~ovie	-242 -220
~ovie$	-232 -206
~ovin	188 -121
~oving	188 -121
~ovl	-135 -163
~ovle	-54 -42
~ovled	-54 -42
~ovli	-138 -50
~ovlin	-138 -50
~ovly	-83 -70
~ovly$	-83 -70
~ovn	56 120
~ovn$	109 159
~ovne	-6 7
~ovned	-106 -117
~ovner	65 88
~ovni	-94 -143
~ovnin	-94 -143
~ovs	63 -40
~ovs$	11 -101
~ovsy	165 -45
~ovsy$	165 -45
~ovt	-65 -65
~ovt$	-38 -56
~ovu	15 -187
~ovu$	16 -167
~oy$	8 71
~oya	136 -173
~oya$	25 -212
~oye	156 69
~oye$	158 -99
~oyi	186 -20
~oyi$	150 -69
~oyin	98 27
~oyind	147 -27
~oys	58 -149
~oys$	58 -149
~pa$	277 145
~pac	-153 -215
~pace	-38 -138
~pacem	51 -31
~pach	-156 -108
~pacha	-111 -109
~pacht	-55 -27
~pad	355 -83
~pad$	184 -102
~pada	79 62
~pada$	143 97
~pade	102 75
~pade$	205 11
~padeg	-146 99
~padh	-289 -89
~padh$	-93 -113
~padha	-205 21
~padhi	-64 48
~padhn	-4 -113
~padht	-99 -9
~padi	239 -229
~padi$	172 -216
~padip	137 -33
~padl	236 -83
~padla	202 -60
~pado	72 -80
~pados	72 -80
~padt	-20 -22
~padta	-33 35
~padte	-35 -86
~padti	-56 -79
~pady	25 16
~pady$	43 55
~pae	-169 -133
~pag	30 62
~paga	77 -121
~pagal	95 -108
~page	-148 148
~page$	-122 151
~pah	-313 -257
~paha	-253 -162
~pahad	-216 -221
~pahan	-136 5
~pahc	26 -81
~pahch	26 -81
~pahe	-135 -177
~pahel	-135 -177
~pahi	-70 125
~pahl	-134 -92
~pahla	-65 -64
~pahle	-92 -55
~pahli	-76 -60
~pahn	-79 -47
~pahne	-68 -34
~pahu	-106 -172
~pahun	-93 -142
~pai	74 60
~pai$	50 -106
~paid	-13 133
~paid$	-107 115
~paida	36 52
~paik	116 -88
~pain	5 63
~pain$	-62 -247
~painf	94 93
~paini	172 -25
~painl	16 257
~pains	49 -181
~paint	-5 -150
~paip	20 -28
~paip$	20 -28
~pair	156 -161
~pair$	152 -108
~paira	86 -37
~pairo	12 -142
~pais	-257 118
~paisa	-122 86
~paise	-214 69
~pait	-134 -179
~paith	-88 -117
~pak	167 22
~pak$	161 -201
~paka	50 129
~paka$	-131 188
~pakad	-10 -9
~pakd	29 75
~pakda	-104 -35
~pakde	117 37
~pakdi	-26 106
~pakh	169 -35
~pakha	169 -35
~paki	-159 -106
~paki$	-87 75
~pako	77 -40
~pakod	117 -34
~paks	-87 -46
~pal	227 -322
~pal$	-47 -16
~pala	67 -208
~palak	-69 -116
~palat	206 -28
~pale	175 -80
~pale$	175 -80
~palk	142 -62
~palke	247 -45
~palm	156 -85
~palm$	128 -52
~palms	76 -40
~paln	-51 -32
~pals	143 -42
~palt	84 -190
~palu	76 46
~palu$	76 46
~pam	185 21
~pamb	78 -33
~pambu	78 -33
~pan	-77 -140
~pan$	-157 -308
~pana	-106 35
~pana$	-106 35
~panc	-19 -106
~panch	-19 -106
~pand	-55 51
~pandi	-86 -48
~pandr	-105 102
~pane	-36 174
~pane$	-36 174
~pani	23 -210
~pani$	17 -122
~panic	-92 -107
~panir	-193 -174
~pank	-114 220
~pankh	-71 260
~pankt	-103 -126
~panp	127 -71
~panp$	127 -71
~pant	68 -203
~panto	-105 -136
~pants	31 -41
~pany	-64 -135
~pany$	-49 -109
~pao	53 37
~pap	10 66
~papa	75 103
~papa$	100 173
~papad	151 -129
~papay	-205 -200
~papd	-61 -54
~papdi	-107 -52
~pape	-155 3
~paper	-155 3
~papi	7 -77
~papit	7 -77
~par	-7 23
~par$	64 44
~para	-198 80
~parac	2 21
~paral	-145 -103
~parat	-300 -68
~parc	150 31
~parch	150 31
~pard	104 42
~parda	138 54
~pare	-125 125
~pare$	30 -17
~paren	-131 146
~pares	-100 35
~parh	-141 -140
~parhe	-141 -140
~pari	-188 -181
~pari$	7 -85
~parik	-254 -195
~park	80 -30
~park$	-7 13
~parke	87 7
~parki	16 -72
~paro	-27 92
~paros	-27 92
~pars	38 -111
~parso	-61 -88
~part	68 -115
~part$	43 -123
~partm	-44 -55
~partn	40 90
~partu	-72 47
~party	46 -262
~pas	52 82
~pas$	-171 167
~pasa	-167 -95
~pasan	-167 -95
~pase	171 -53
~pased	125 -118
~pasen	53 99
~pases	133 -90
~pash	-209 -157
~pashu	-87 -90
~pasi	161 -230
~pasin	161 -230
~pasl	159 -94
~pasli	159 -94
~pasp	-44 24
~paspo	-44 24
~past	64 21
~paste	67 -43
~pasv	-209 67
~pasvo	-158 179
~pat	66 82
~pat$	-39 -123
~pata	-67 70
~pata$	-69 146
~patak	116 45
~patal	-125 -143
~patan	0 -133
~patc	-146 31
~patch	-146 31
~pate	-49 -7
~pate$	40 -33
~path	-8 -307
~path$	-62 -48
~patha	226 -76
~pathr	-176 -197
~pathy	-59 -127
~pati	225 -13
~pati$	213 -8
~patie	96 14
~patl	-7 -171
~patla	9 -121
~patli	-35 -75
~patn	-165 -26
~patna	-50 -163
~patni	-143 61
~patr	-171 287
~patri	-150 312
~pau	-175 80
~paud	-59 -99
~pauda	7 -37
~paudh	-67 -69
~paun	-79 113
~paung	-24 -42
~paus	-64 -177
~pause	-5 -127
~pav	-80 -7
~pay	-185 -41
~pay$	-175 -20
~paya	-128 79
~paya$	-274 71
~payal	91 49
~paye	3 -200
~pbo	46 122
~pboa	46 122
~pboar	46 122
~pch	-160 8
~pcha	-160 8
~pco	-54 -124
~pcod	-24 -83
~pcod$	-24 -83
~pcos	-40 -41
~pcos$	-40 -41
~pd$	150 -73
~pda	-9 -87
~pda$	171 30
~pdat	-107 -113
~pdate	-107 -113
~pde	-78 23
~pde$	-78 23
~pdf	-109 -71
~pdf$	-109 -71
~pdi	-107 -52
~pdi$	-107 -52
~pe$	22 135
~pea	7 42
~peac	-52 98
~peace	-52 98
~peak	-24 -172
~peak$	-72 -119
~pean	126 -83
~peanu	126 -83
~peat	-117 -86
~peat$	-117 -86
~pec	65 63
~pect	-160 -12
~ped	136 174
~ped$	152 195
~pedi	-91 -59
~peh	-78 -82
~pehc	71 -99
~pehch	71 -99
~pehe	-142 104
~pehen	-142 104
~pehl	3 -100
~pehla	-64 -105
~pehle	31 -67
~pehli	-73 -62
~pehn	-173 -175
~pehnu	-83 -118
~pel	-63 -22
~pen	162 87
~pen$	184 -115
~pend	-164 72
~pendi	-114 -20
~pene	52 94
~pened	83 2
~peni	152 -48
~penin	31 -42
~pens	-56 63
~pens$	-47 40
~pensh	-30 -78
~pensi	-23 122
~pent	-12 -34
~peo	-36 -30
~peop	-36 -30
~peopl	-36 -30
~pep	104 -3
~pepa	20 23
~pepar	-85 39
~per	-107 33
~per$	61 13
~pera	14 -2
~perat	14 -2
~perc	-187 13
~perce	-150 27
~peri	-162 -324
~perio	-87 -307
~perl	6 70
~perly	6 70
~perm	-81 -5
~pers	-76 202
~pers$	-27 139
~perso	-76 152
~perv	129 -92
~pes	149 5
~pes$	-94 -123
~pesh	209 -120
~pesha	226 -208
~pest	-141 110
~pest$	-34 12
~pesti	-141 109
~pet	74 -287
~pet$	116 -280
~peta	-132 43
~peti	-166 -81
~petr	61 -104
~petro	61 -104
~pf$	-105 -135
~pg$	-2 164
~pi$	205 93
~pia	-62 -128
~piar	-62 -128
~piar$	-62 -128
~pic	39 57
~pic$	23 152
~pich	87 -23
~pich$	198 5
~piche	91 71
~pichk	152 -13
~pichl	-281 -98
~pics	-55 50
~pics$	-55 50
~pict	-42 -99
~pictu	-42 -99
~pid	111 34
~pid$	-116 -134
~pidu	100 -113
~pidur	100 -113
~pie	38 -187
~piec	76 -89
~piece	76 -89
~pig	32 60
~pige	-43 70
~pigeo	-43 70
~pij	-19 -226
~pija	-19 -229
~pija$	-19 -229
~pik	8 47
~pik$	28 83
~pika	66 0
~pikar	59 1
~piki	-15 26
~pikin	-15 26
~pil	92 -43
~pil$	-20 -43
~pila	184 -138
~pila$	218 -120
~pilan	-62 -86
~pilat	-162 -83
~pilay	110 -72
~pile	-85 -68
~pile$	-83 -79
~pilep	-121 -4
~piles	-49 -61
~pili	-4 -184
~pili$	79 -14
~pilin	-104 -74
~piliy	21 -120
~pilo	-115 9
~pilov	-115 9
~pils	115 208
~pils$	115 208
~pily	-62 -131
~pily$	-62 -131
~pim	-226 -25
~pimp	-226 -25
~pimpl	-226 -25
~pin	142 -2
~pin$	-37 36
~pina	-122 -181
~pina$	-107 -180
~pinc	212 -40
~pinch	212 -40
~pind	53 -28
~pindl	26 -22
~pine	31 -25
~pine$	31 -25
~ping	147 114
~ping$	147 114
~pini	-144 -104
~pinin	-81 -33
~pinio	-98 -79
~pink	50 -176
~pink$	32 -172
~pio	139 -39
~pion	149 -34
~pion$	149 -34
~pip	-161 70
~pip$	-18 76
~pipe	-134 67
~pipe$	-123 81
~pir	-41 -187
~pire	-139 -30
~pire$	-82 -43
~pired	-84 -6
~piri	167 -110
~piri$	140 -41
~pirid	82 -17
~pirin	37 -66
~piry	-33 -57
~piry$	-33 -57
~pis	-245 12
~pis$	-139 -19
~piso	-91 -128
~pisod	-91 -128
~pist	-168 46
~pist$	-154 -48
~pista	-67 -121
~pit	80 -246
~pit$	220 -165
~pita	-4 -90
~pita$	110 -194
~pitaj	-4 -25
~pital	-77 6
~pitc	-18 -75
~pitch	-18 -75
~pite	18 -121
~pite$	18 -121
~pith	54 -212
~pith$	54 -212
~piti	-22 -90
~piti$	-94 -64
~piu	7 -140
~piun	81 -38
~piy	33 -20
~piya	-8 51
~piya$	0 54
~piye	124 -78
~piye$	124 -78
~pka	185 -172
~pka$	210 27
~pkal	-140 -114
~pkali	-140 -114
~pkan	89 -92
~pkanp	148 -20
~pkap	167 -8
~pkapi	167 -8
~pkar	-60 -78
~pke	-136 36
~pke$	-136 36
~pki	-82 -69
~pki$	-110 -126
~pl$	-144 -31
~pla	-248 -166
~plac	-108 37
~place	-108 37
~plai	-122 -159
~plain	-186 -156
~plan	-244 1
~plan$	-111 21
~plani	-159 19
~plant	-157 -40
~plas	46 -307
~plast	71 -253
~plat	52 45
~plate	89 -215
~platf	-89 150
~play	-176 -315
~play$	-194 -242
~playi	-28 -118
~plays	-176 -104
~ple	85 -151
~ple$	54 -119
~plea	50 35
~pleas	50 35
~ples	-109 -101
~ples$	-88 -97
~plet	39 -140
~plete	38 -2
~pletl	-58 -95
~pli	41 33
~plic	-87 -136
~plica	-87 -136
~plie	51 47
~plin	-108 79
~pline	-108 79
~plit	100 24
~pliti	81 58
~plo	-220 -52
~ploa	-76 -68
~pload	-76 -68
~pls	-97 24
~pls$	-97 24
~plu	29 -155
~plus	-61 -45
~plus$	-61 -45
~ply	40 -152
~ply$	65 -158
~plyi	-49 -17
~plyin	-49 -17
~pm$	-32 -96
~pna	-133 35
~pna$	-133 35
~pne	-164 129
~pne$	-207 133
~pni	-144 215
~pni$	-144 215
~po$	133 -195
~pod	-159 -79
~podc	-27 -113
~podca	-27 -113
~poe	-1 -197
~poem	8 -185
~poem$	8 -185
~poh	-151 -155
~poha	-151 -155
~poha$	-151 -155
~poi	-103 -1
~poil	-85 -2
~poin	-162 66
~point	-162 66
~pois	-49 -67
~poiso	-49 -67
~pok	158 -49
~poke	-8 61
~pokh	176 -76
~pol	87 -31
~pole	117 -22
~pole$	117 -22
~poli	-118 -71
~polic	-22 130
~polio	-100 -84
~polis	45 -31
~polit	-137 -270
~pon	-13 -41
~pon$	43 47
~pond	137 -102
~pondi	115 -67
~pong	-117 -92
~ponga	-109 -80
~por	39 -11
~pore	-81 172
~poren	-93 181
~pori	95 -110
~port	-66 -195
~port$	-48 -175
~ports	-67 -32
~pos	-30 87
~pose	-143 108
~pose$	-136 71
~posi	20 -119
~posib	-106 -46
~posit	59 -97
~post	-20 94
~post$	154 16
~posta	-79 -170
~poste	-204 144
~postp	-93 83
~pot	-55 142
~pot$	42 -187
~pota	106 22
~pota$	89 -75
~potas	46 69
~potat	101 -26
~pote	-37 -80
~pote$	-37 -80
~poth	-85 176
~pothe	-76 106
~poti	-86 23
~potin	-37 -35
~pots	-70 -70
~pots$	-70 -70
~potu	-189 98
~poty	-33 -177
~poty$	-33 -177
~pou	175 56
~poun	98 -23
~pound	98 -23
~pour	94 61
~pov	-36 110
~pova	-154 239
~povd	6 -152
~povde	6 -152
~pove	5 -189
~pover	5 -189
~poy	237 -157
~poya	80 -108
~poyi	224 -74
~poyin	147 -27
~pr$	-145 -170
~pra	10 34
~prac	-100 -40
~pract	-100 -40
~prad	-17 -74
~prai	-111 -87
~praj	57 120
~prajo	-36 122
~prak	15 90
~pram	-85 -197
~pram$	-68 -107
~prama	-22 -129
~pran	-189 74
~prana	-85 -92
~pras	52 -132
~prasa	97 -60
~prash	-167 -103
~prat	-192 -133
~prath	-206 -70
~prati	-42 -77
~prav	246 -65
~pravn	246 -65
~pray	-19 97
~pray$	-10 131
~praye	-62 56
~prayi	-51 -33
~pre	-27 -167
~pre$	-12 -97
~prea	48 -9
~pread	52 -5
~preg	91 -85
~preg$	122 -71
~pregn	28 -66
~prem	-177 -187
~premi	-100 -172
~prep	-64 -74
~prepa	-64 -74
~pres	-70 -109
~pres$	58 86
~presc	-60 -38
~prese	-108 -193
~presh	-232 -93
~presi	-47 -199
~presu	5 62
~pret	37 48
~prete	37 48
~prev	78 -170
~preve	47 -151
~previ	67 -21
~pri	-46 -107
~pri$	-71 -115
~pric	-158 -216
~price	-128 -187
~prik	129 -41
~pril	-6 -30
~pril$	-6 -30
~prin	-88 -79
~prin$	21 -85
~princ	-5 43
~print	-120 -188
~prit	120 -110
~priv	-6 -173
~priva	-6 -173
~pro	-202 -132
~prob	-71 -7
~probl	-58 -50
~proc	-104 -155
~proce	-104 -155
~prof	-186 30
~profi	-165 -118
~proj	25 -79
~proje	25 -79
~prom	-180 -95
~promp	-62 -159
~prop	37 -7
~prope	-9 59
~propo	-89 -144
~pros	38 -117
~prost	-48 -89
~prot	-123 -198
~prote	-118 -170
~prov	-142 -101
~provi	-135 -41
~ps$	50 -61
~psc	-82 78
~psc$	-82 78
~pse	81 -200
~pse$	40 -158
~psed	103 -54
~psed$	103 -54
~psi	-162 -201
~psia	-72 -85
~psia$	-72 -85
~psis	-59 -94
~psis$	-59 -94
~pst	-94 47
~psy	-137 -17
~psy$	-112 36
~psyc	-53 -130
~psych	-53 -130
~pt$	-189 -105
~pta	122 -31
~pta$	134 -27
~ptai	-71 -9
~ptain	-71 -9
~pte	-188 -71
~pte$	-76 14
~pter	-152 -125
~pter$	-152 -125
~pti	12 -196
~ptic	153 -99
~ptic$	103 -83
~ptio	-157 -140
~ption	-157 -140
~pto	-236 -184
~ptom	-107 -124
~ptoms	-105 -123
~ptop	-220 -67
~ptop$	-220 -67
~pty	3 89
~pty$	11 -10
~pu$	101 -202
~pub	-102 -51
~pubg	-99 -33
~pubg$	-99 -33
~puc	-14 56
~puch	-14 56
~puch$	-8 64
~pucha	-206 -16
~puche	-95 45
~puchn	164 -109
~pucho	30 -37
~pucht	-106 159
~pud	53 56
~pudi	88 74
~pudiy	103 17
~puf	58 -71
~pufe	156 -49
~puj	-44 -153
~puja	65 -87
~puja$	24 -81
~pul	177 176
~pul$	-10 215
~pule	105 6
~puled	105 6
~puli	89 59
~pulin	185 -33
~pulis	31 96
~puls	117 -289
~pulse	153 -241
~pult	31 -6
~pum	209 30
~pump	209 30
~pump$	222 -68
~pun	-37 -148
~pun$	127 -114
~pune	-132 -122
~pune$	-132 -122
~punj	-87 -87
~punja	-87 -87
~pup	74 -218
~pup$	-103 -149
~pupi	175 -46
~pupil	175 -46
~pur	114 -30
~pur$	-43 -69
~pura	-2 -194
~pura$	82 39
~puran	-266 -417
~pure	105 -40
~pure$	105 -40
~puri	-3 38
~puri$	-22 39
~purp	139 99
~purpl	171 -101
~purpo	-73 142
~pus	-91 -189
~pus$	-111 -73
~push	53 -71
~push$	126 -2
~put	117 103
~put$	28 188
~puti	88 -27
~putin	88 -27
~putl	235 -122
~putli	235 -122
~pv$	-31 -45
~py$	94 -10
~pya	90 -187
~pyaj	-156 -139
~pyaj$	-156 -139
~pyar	-218 -64
~pyar$	-193 -27
~pyas	95 -23
~pyas$	95 -23
~pye	-73 -71
~pye$	-73 -71
~pyt	-52 -145
~pyth	-52 -145
~pytho	-52 -145
~ra$	316 71
~rab	-186 -90
~rab$	-36 -13
~raba	-121 6
~raba$	-140 -71
~rabad	31 -82
~rabar	-36 65
~rabi	-142 -183
~rabie	-147 -182
~rac	-139 102
~race	-54 101
~race$	-43 122
~racet	2 21
~rach	-105 152
~ract	-189 -193
~ract$	-126 -23
~racte	-33 -95
~racti	-95 -73
~racto	-51 -112
~ractu	-77 -36
~rad	114 -242
~rad$	48 -67
~rada	121 -15
~rada$	-98 40
~rade	-155 -132
~rade$	-155 -132
~radh	-67 14
~radl	-63 -29
~radle	-63 -29
~radu	-81 -92
~rady	127 -50
~rae	-121 -79
~raen	-109 -47
~raen$	-109 -47
~raf	13 -82
~raf$	259 83
~rafi	-130 -115
~rafic	-86 -107
~raft	-190 -101
~raft$	-188 -209
~rafy	-119 -108
~rafy$	-119 -108
~rag	-13 -2
~rage	-23 47
~rage$	-38 57
~ragi	-59 -84
~ragi$	-198 -129
~ragin	119 45
~rah	159 77
~rah$	-138 20
~raha	206 -39
~raha$	199 -34
~rahat	49 -50
~rahe	43 -53
~rahe$	84 -72
~raheg	-229 -65
~rahen	-98 127
~rahi	319 70
~rahi$	309 47
~rahin	213 -140
~rahn	-172 47
~rahna	-63 126
~rahne	-144 -110
~raho	-125 27
~raho$	-122 15
~raht	-41 -213
~rahta	-213 -124
~rahte	141 -108
~rahti	-99 -107
~rahu	-130 353
~rahu$	-70 189
~rahun	-87 281
~rahv	-31 104
~rahvi	-31 104
~rai	-17 32
~rai$	22 -58
~raid	-97 -105
~raid$	-97 -105
~raig	104 27
~raigh	114 47
~raik	57 -191
~raikt	60 -180
~rail	-55 272
~railv	-7 166
~rain	-138 -10
~rain$	-49 -41
~raine	11 -80
~raini	-234 -92
~rains	66 8
~rais	-149 -60
~raise	-140 -49
~rait	101 -176
~rait$	101 -176
~raiv	-43 -27
~raj	-127 55
~raj$	-62 2
~raja	-48 -242
~raja$	-47 -120
~rajas	-149 -164
~raji	52 -101
~rajm	-144 -172
~rajma	-118 -158
~rajo	-156 216
~rajol	-36 122
~rak	-19 96
~rak$	-175 -197
~raka	-149 70
~rake	-13 -118
~rake$	-92 -3
~raked	-35 -128
~rakh	-108 91
~rakh$	59 252
~rakha	-63 214
~rakhe	-122 -146
~rakhi	31 77
~rakhn	-262 -35
~rakht	8 -84
~rakhu	-89 -310
~raki	19 -74
~raks	-110 172
~raks$	-81 199
~raksh	-57 -76
~rakt	258 -77
~rakta	141 -239
~rakth	165 -95
~ral	-53 -4
~ral$	50 14
~rala	0 -75
~rala$	0 -75
~rali	-112 -203
~raly	-258 -87
~raly$	-190 -46
~ralys	-129 -73
~ram	0 -164
~ram$	-66 -140
~rama	-63 109
~rama$	-101 202
~raman	-22 -129
~ramay	-146 -86
~rame	-141 -157
~ramp	34 -71
~ramps	-20 -72
~ran	46 -83
~ran$	-88 105
~rana	-251 -249
~rana$	-180 -203
~ranay	-83 -82
~ranc	-157 -1
~rance	-168 -10
~ranch	0 36
~rand	-48 -40
~rand$	-145 -117
~randf	-2 72
~randm	-75 -128
~randp	50 -56
~rands	92 33
~rane	-22 71
~rane$	-22 71
~rang	125 -160
~rang$	175 -89
~range	-74 -61
~rani	-72 -238
~rani$	-62 -224
~ranj	62 -60
~rank	179 128
~rank$	231 135
~rans	18 -193
~ransf	118 -20
~ransl	-120 -180
~ransp	-64 -70
~rant	119 -67
~rant$	125 17
~ranti	56 -117
~rany	178 -18
~rany$	178 -18
~rao	62 -145
~rao$	90 -138
~rap	-56 -168
~rap$	-177 -99
~rape	121 -103
~rape$	126 -137
~rapi	-129 -22
~rapis	-143 -18
~rapy	-147 -161
~rapy$	-147 -161
~rar	-58 42
~rare	-132 -42
~rare$	-132 -42
~ras	-89 34
~ras$	-76 -183
~rasa	140 -160
~rasam	92 -85
~rasav	76 -48
~rase	54 -54
~rash	-382 -305
~rash$	-326 -281
~rasha	-94 -101
~rashi	-97 -142
~rasi	42 215
~rasi$	11 219
~raso	-9 20
~rasoi	27 42
~rasou	-104 -54
~rast	33 131
~rasta	15 186
~raste	-79 -112
~rat	-94 -71
~rat$	-69 86
~rata	132 30
~rata$	132 30
~ratc	-48 52
~ratch	-48 52
~rate	-190 -428
~rate$	-160 -381
~rath	-46 57
~ratha	-73 34
~rathi	-159 -134
~rati	-176 -165
~ratin	-147 -134
~ratio	-54 -67
~rato	117 -33
~rator	117 -33
~ratr	-110 -269
~ratri	-110 -269
~rau	-77 -107
~rav	24 -53
~rav$	-123 -68
~rava	91 -70
~rave	-195 42
~rave$	-4 9
~ravel	-137 -117
~ravi	-119 67
~ravn	223 -103
~ravn$	30 -66
~ravns	220 -40
~ravy	-108 31
~ravyu	-43 61
~ray	79 114
~ray$	104 -14
~raya	11 -45
~raya$	39 -90
~raye	-105 12
~raye$	-58 -77
~rayer	-73 34
~rayi	-51 -33
~rayin	-51 -33
~rb$	83 -115
~rba	79 79
~rbad	-61 113
~rbad$	-61 113
~rbat	19 39
~rbat$	13 -19
~rbati	8 57
~rbh	2 -162
~rbh$	-40 10
~rbha	-95 -177
~rbhav	8 -69
~rbhv	20 -33
~rbhva	20 -33
~rbo	-160 -111
~rcb	-160 -175
~rcb$	-160 -175
~rce	-55 76
~rce$	59 163
~rced	-13 -79
~rced$	-13 -79
~rcen	-150 27
~rcent	-150 27
~rch	-157 124
~rch$	-214 -20
~rcha	83 74
~rcha$	-48 11
~rche	34 132
~rche$	11 117
~rchi	-105 49
~rchi$	-59 2
~rci	-215 -160
~rcis	-193 -126
~rcise	-193 -126
~rcu	-112 -57
~rd$	14 41
~rda	95 50
~rda$	96 118
~rdan	106 -21
~rdan$	107 -157
~rdar	-33 -50
~rdar$	-57 -41
~rdas	89 -3
~rdast	94 -20
~rday$	-3 -9
~rde	-133 -140
~rde$	-130 -101
~rden	43 16
~rden$	50 15
~rder	-143 -136
~rder$	-76 -108
~rdes	-61 -77
~rdi	-89 -151
~rdi$	-171 -83
~rdia	-82 -56
~rdiac	-80 -52
~rdio	-22 -36
~rdiy	-59 -48
~rdiyo	-58 -46
~rdl	110 107
~rdly	110 107
~rdly$	110 107
~rdo	-50 89
~rdos	-50 140
~rdose	-50 140
~rds	91 54
~rds$	91 54
~rea	-72 50
~rea$	67 56
~reac	-8 27
~reach	7 -88
~react	-23 113
~read	-151 75
~read$	-185 -57
~readi	-50 -239
~readm	99 -73
~ready	-159 187
~reak	-190 66
~reak$	-229 147
~reakf	-6 -59
~reaku	-128 -46
~real	-100 -4
~real$	-184 4
~reali	-33 -93
~realy	1 24
~ream	-41 -197
~ream$	-197 -202
~reami	164 -28
~reams	113 -69
~rean	102 -44
~rean$	102 -44
~rear	52 -110
~rearm	52 -110
~reas	-29 99
~rease	-92 -124
~reaso	-112 173
~reast	56 -198
~reat	31 -241
~reat$	-263 -96
~reath	165 -180
~reati	-128 -69
~reatm	3 23
~reb	-4 -51
~rebi	-4 -51
~rebij	-4 -51
~rec	9 -312
~rech	121 -99
~reche	155 -66
~reci	-143 -151
~recip	-143 -151
~reco	-88 -16
~recog	66 -63
~recor	-49 -81
~recov	-68 74
~rect	11 -182
~rect$	-195 -132
~recto	-84 -62
~red	-76 110
~red$	-60 162
~redi	-113 -83
~redit	-86 -38
~rediy	-24 -75
~redu	14 -69
~reduc	14 -69
~ref	-201 96
~refi	-62 88
~refu	-164 82
~refun	-123 -129
~refus	-4 128
~reg	52 -184
~reg$	122 -71
~rega	-74 -196
~rega$	-96 -184
~regi	-9 -75
~regis	19 -84
~regn	28 -66
~regna	22 -52
~regne	11 -61
~regu	-53 -29
~regul	-52 -28
~reh	9 46
~reh$	-52 91
~reha	139 -185
~rehe	-54 100
~rehea	-54 100
~rehn	-15 67
~rehna	-32 106
~rehne	9 -26
~reht	-146 13
~rehta	-117 -22
~rehte	-28 -56
~rehti	-67 55
~rei	-56 44
~reig	-44 61
~rej	-179 -166
~rej$	-38 -122
~reje	-54 24
~rejec	-54 24
~reji	-123 -141
~reji$	-123 -141
~rek	23 -166
~rek$	68 -69
~rel	-153 119
~rel$	-97 141
~rela	-7 -24
~rela$	-81 -133
~relat	54 86
~reli	-95 142
~relu	-64 -138
~relu$	-64 -138
~relv	-11 -96
~relve	-11 -96
~rem	-74 -319
~rema	-65 41
~reme	-51 -231
~remed	-12 -41
~remen	-42 -144
~remi	-124 -193
~remiu	-100 -172
~remo	11 -190
~remot	212 -55
~remov	-146 -154
~ren	-115 16
~ren$	-161 19
~renc	-115 -139
~rence	-197 -130
~rene	-129 -190
~renes	-89 -98
~renev	-55 -129
~reng	-108 72
~renge	-143 74
~reni	-126 -166
~renin	-125 -161
~rent	65 62
~rent$	106 -79
~rents	-125 141
~rep	-149 -272
~repa	-123 -136
~repar	-62 -68
~repe	-123 -97
~repea	-117 -86
~repl	-100 -127
~repla	-83 -92
~reply	-62 -134
~repo	-12 -101
~repor	-12 -101
~res	-88 -145
~res$	-36 34
~resc	-112 -61
~rescr	-60 -38
~rese	-176 -173
~resed	-117 -59
~reset	-19 -45
~resh	8 -116
~resh$	51 -37
~resha	-69 -42
~reshe	56 -62
~resi	-86 -195
~resid	-4 -85
~resig	-41 18
~resin	106 -46
~resio	-70 -170
~resp	88 -41
~respe	-82 19
~respo	125 -68
~rest	-19 -89
~rest$	-37 -36
~resta	-20 -52
~resti	18 -71
~resu	-91 85
~resul	-195 98
~resum	-68 -118
~resur	5 62
~ret	-4 11
~ret$	-207 -21
~reta	-6 -175
~retar	16 -73
~retc	-55 -93
~retch	-55 -93
~rete	37 64
~rete$	13 32
~reten	37 48
~reti	-47 36
~retir	-38 44
~retu	-75 57
~retur	-75 57
~rev	6 100
~rev$	52 -1
~reve	-14 117
~revel	-64 -83
~reven	39 -180
~rever	-28 192
~revi	-8 -129
~revio	67 -21
~reviv	-118 -90
~rey	241 -145
~rey$	218 -117
~rf$	-14 10
~rfa	-3 49
~rfar	101 98
~rfari	101 98
~rfe	-9 -16
~rfi	78 -22
~rg$	41 -86
~rga	161 -88
~rga$	97 -56
~rgan	-65 -13
~rgao	151 -60
~rgaon	151 -60
~rge	10 -344
~rge$	61 -71
~rged	37 -86
~rged$	37 -86
~rgen	91 -230
~rgenc	57 -172
~rgent	75 -108
~rger	-136 -178
~rger$	-43 -103
~rgery	-127 -114
~rget	-99 -108
~rget$	-85 -101
~rgi	-90 -7
~rgi$	21 -281
~rgin	-147 70
~rgiv	-41 129
~rgive	-41 129
~rgl	130 -64
~rgle	97 -46
~rgle$	93 -45
~rgli	68 -21
~rglin	68 -21
~rgo	-4 -15
~rgot	1 -11
~rgot$	6 -40
~rgu	-44 -90
~rgy	28 -95
~rgy$	28 -95
~rha	250 88
~rha$	173 154
~rham	122 -115
~rhan	158 -105
~rhe	-75 -120
~rhe$	21 -80
~rhej	-141 -140
~rhej$	-141 -140
~rhi	121 2
~rhi$	121 2
~rhy	-75 -47
~ri$	-50 147
~ria	13 -122
~ria$	17 -137
~riag	-20 85
~riage	-20 85
~rial	55 -222
~rial$	55 -222
~rian	-61 -56
~rian$	-44 -17
~rib	103 170
~rib$	-115 -95
~ribl	131 21
~ribs	183 -58
~ribs$	183 -58
~ric	-232 -101
~ric$	-26 -226
~rice	-272 -72
~rice$	-270 -56
~rich	-25 60
~rici	-181 86
~ricia	-151 -72
~rics	-92 -111
~rics$	-92 -111
~rict	-144 -100
~rict$	-129 -97
~rid	-112 28
~rida	-97 34
~riday	-72 41
~ride	-81 -212
~ride$	-80 -139
~ridg	42 70
~ridge	42 70
~ridh	-32 26
~ridha	-20 40
~rido	30 101
~ridon	99 -12
~rie	-147 48
~ried	-220 3
~ried$	-220 3
~rief	-152 34
~rief$	-152 34
~rien	-9 7
~riend	-9 7
~ries	-13 83
~ries$	61 0
~rif	-119 -36
~rifl	-36 4
~rig	255 -40
~righ	223 -280
~right	223 -280
~rij	-10 -23
~rij$	41 -199
~rija	-50 78
~rijal	-50 78
~riji	8 13
~rijin	80 -231
~rik	-221 -23
~rik$	-44 -110
~rika	-229 149
~rika$	-223 109
~rike	-17 -76
~riket	-48 -41
~rikh	-161 -102
~rikh$	-91 -63
~riks	-125 -218
~riksh	-138 -201
~ril	-206 -274
~ril$	-174 -114
~rila	4 -132
~rila$	5 -125
~rile	-150 -133
~rile$	-150 -133
~rili	-23 -39
~rili$	-23 -39
~rils	-73 -154
~rils$	-73 -154
~rim	-94 -153
~rim$	-137 -93
~rime	-164 -15
~rimen	-59 -81
~rin	32 -3
~rin$	-75 -10
~rinc	-5 43
~rinci	-5 43
~rind	137 -22
~rind$	-49 2
~rine	60 20
~rine$	60 20
~ring	79 25
~ring$	63 -68
~ringi	17 126
~rings	75 105
~rinj	1 -40
~rink	29 -43
~rink$	-22 -69
~rinki	-66 35
~rinks	144 -50
~rins	-100 -29
~rint	-126 -190
~rint$	-40 -41
~rinte	-107 -168
~rio	-129 -418
~riod	-87 -307
~riod$	-44 -204
~riods	-68 -192
~riou	-81 -140
~rious	-81 -140
~rip	77 98
~rip$	116 93
~ripa	-85 68
~ripan	-62 79
~ripi	172 -35
~ripin	172 -35
~ripo	30 -176
~ripor	30 -176
~rips	-115 122
~ript	-104 43
~ript$	-42 -39
~ripti	-73 -98
~rir	113 68
~rir$	113 68
~ris	-96 -99
~ris$	3 -14
~rise	-86 -12
~rise$	-81 -80
~rish	-120 -296
~rish$	10 -227
~risht	-120 -63
~rishy	-118 -110
~risk	-162 -114
~risk$	-153 -111
~rist	10 93
~rist$	57 56
~rit	75 -121
~rit$	200 -4
~rita	-119 -65
~rite	-105 -17
~rite$	-73 -78
~riten	-97 108
~riti	-57 -188
~ritin	-9 -119
~ritis	36 -92
~rity	-20 -51
~rity$	7 65
~rityu	-39 -124
~riv	6 64
~riva	-16 -133
~rivat	-6 -173
~rive	32 151
~rive$	-35 66
~river	90 130
~rivi	-62 -169
~rivin	-61 -168
~riy	-153 -63
~riya	-181 -60
~riya$	-127 -14
~riyal	-175 -128
~riyan	-10 6
~rj$	-61 179
~rja	-170 119
~rja$	-74 178
~rjar	-63 -160
~rji	34 -111
~rji$	37 -110
~rk$	-170 -237
~rka	15 -92
~rka$	-46 -8
~rkar	-137 -48
~rkar$	-64 -115
~rkari	-96 5
~rke	28 13
~rke$	7 184
~rked	61 -99
~rked$	61 -99
~rker	43 -216
~rker$	19 -105
~rkers	44 -155
~rket	-105 -118
~rket$	-90 -106
~rkh	95 27
~rki	10 -104
~rkin	24 -48
~rking	42 -17
~rkins	-75 -55
~rko	28 -79
~rkou	21 -79
~rkout	21 -79
~rks	-46 148
~rks$	-64 152
~rku	93 80
~rl$	57 117
~rld	-61 -81
~rld$	-63 -65
~rlf	-144 -73
~rlfr	-144 -73
~rlfri	-144 -73
~rli	7 70
~rlic	-80 -29
~rlic$	-80 -29
~rlie	88 72
~rlier	88 72
~rlin	-19 -66
~rls	8 69
~rls$	8 69
~rly	-2 -47
~rly$	-2 -47
~rm$	-66 -32
~rma	-88 -341
~rma$	-126 -124
~rmac	-33 -80
~rmacy	-46 -30
~rmal	-28 -257
~rmal$	-52 -257
~rmaly	78 -13
~rman	-88 6
~rmat	-85 -109
~rmat$	-67 -92
~rme	41 -55
~rmen	-23 33
~rment	-23 33
~rmer	112 -2
~rmer$	127 84
~rmeri	15 -52
~rmi	-326 -256
~rmi$	-216 -180
~rmin	-184 -83
~rmin$	-109 -157
~rmit	-115 -107
~rmite	-83 -46
~rmo	131 -178
~rmom	159 -74
~rmome	159 -74
~rmon	-32 -99
~rms	57 -17
~rms$	57 -17
~rmy	-119 158
~rmy$	-119 158
~rn$	12 -1
~rna	-170 84
~rna$	-118 128
~rnak	-43 -71
~rnak$	-43 -71
~rnal	-15 -72
~rnat	-31 -142
~rnath	-21 -128
~rne	-61 142
~rne$	-101 135
~rned	11 92
~rned$	11 92
~rng	65 -70
~rng$	65 -70
~rni	11 -1
~rni$	-180 76
~rnia	-52 -32
~rnia$	-52 -32
~rnin	40 -83
~rning	40 -83
~rnit	-13 -25
~rnity	-13 -25
~rniy	-44 -58
~rniya	-44 -58
~rno	3 -84
~rns	17 -104
~rns$	17 -104
~rnt	-116 -7
~rnt$	-116 -7
~rnu	-79 -53
~rnun	-96 -50
~rnun$	-96 -50
~ro$	-70 28
~roa	118 -99
~road	109 -26
~road$	109 -26
~roas	-108 -119
~roast	-108 -119
~roat	128 -70
~roat$	128 -70
~rob	-124 -100
~robl	-58 -50
~roble	-58 -50
~robo	-45 -88
~robot	-45 -88
~roc	62 17
~roce	-188 -45
~roces	-104 -155
~roci	131 48
~rocin	131 48
~rod	151 67
~rod$	227 -108
~roda	23 101
~roe	-47 128
~rof	-84 20
~rofi	-63 -123
~rofil	-51 -114
~rog	-94 -96
~roh	-159 -104
~rohi	-146 -95
~rohit	-146 -95
~roi	17 -210
~roid	8 -180
~roid$	8 -180
~roj	-121 19
~roj$	-154 68
~roja	62 -123
~roja$	62 -123
~roje	8 -60
~rojec	-3 -69
~rok	31 -188
~rok$	-42 104
~roke	21 -287
~roke$	46 -208
~roken	-64 -116
~rokn	-130 -3
~rokne	-82 -66
~roks	-135 -187
~roksi	-141 -154
~rokt	135 -207
~rokth	-18 -84
~rol	-67 -231
~rol$	-69 -107
~role	38 -114
~roled	57 -93
~rolo	-97 -69
~rolog	-97 -69
~rom	52 1
~rom$	96 70
~romp	-62 -159
~rompt	-62 -159
~ron	-79 -43
~ron$	-46 -166
~rona	-36 -115
~rona$	10 -80
~rone	-102 5
~rone$	-62 27
~rong	21 55
~rong$	5 46
~rono	-150 61
~ronor	-79 94
~ront	123 36
~ront$	109 41
~ronto	33 4
~rop	115 150
~rop$	66 116
~rope	80 232
~rope$	6 218
~roped	100 48
~roper	-9 59
~ropo	-103 -163
~ropos	-89 -144
~rops	-2 -236
~rops$	-2 -236
~ror	-17 -25
~ror$	-17 -25
~ros	47 -123
~ros$	-137 -5
~rose	18 -31
~rosen	87 -2
~rosh	166 -22
~roshn	166 -22
~rosi	143 -16
~rosin	130 10
~rost	-57 -122
~roste	-121 -83
~rot	88 16
~rota	69 -67
~rota$	201 -44
~rote	-103 117
~rote$	-69 182
~rotei	-118 -170
~roth	215 -106
~roth$	197 -39
~rothe	110 -85
~roti	-97 -64
~roti$	-93 -86
~rou	93 86
~roub	28 136
~roubl	28 136
~roug	128 -100
~rough	128 -100
~roun	181 -29
~round	181 -29
~roup	-115 72
~roup$	-110 76
~rous	-59 43
~rous$	-108 46
~rout	-148 -169
~route	-107 -94
~routi	-60 -106
~rov	-57 -137
~rov$	-41 -47
~rove	-47 50
~rovi	-93 -109
~rovin	-81 -96
~rovn	-7 -249
~rovn$	73 -98
~rovne	-106 -117
~rovni	-94 -143
~rovs	89 -6
~rovs$	-123 -2
~rovsy	165 -45
~roy	92 87
~roya	94 -65
~roya$	94 -65
~rp$	159 -37
~rpa	26 -109
~rpe	-136 29
~rpen	-136 29
~rpi	189 16
~rpic	78 52
~rpic$	78 52
~rpin	110 -60
~rpio	139 -39
~rpion	149 -34
~rpl	161 -110
~rple	162 -99
~rple$	162 -99
~rpo	-137 123
~rpor	-88 -52
~rport	-61 -48
~rpos	-73 142
~rpose	-73 142
~rs$	-75 -73
~rsa	-195 39
~rsar	-96 -61
~rsary	-96 -61
~rsat	-125 -69
~rsat$	-125 -69
~rsd	-30 55
~rsda	-30 55
~rsday	-30 55
~rse	51 -151
~rse$	10 -122
~rses	-42 -106
~rses$	-42 -106
~rsh	-264 -270
~rsha	-172 -182
~rsi	-83 -310
~rsi$	97 -253
~rsin	-179 -100
~rsing	-179 -100
~rsio	-13 -58
~rsion	-13 -58
~rso	-81 9
~rso$	-39 -167
~rson	-65 108
~rson$	-63 78
~rst	127 -158
~rst$	99 -168
~rt$	-62 -222
~rta	-71 -75
~rta$	-87 -65
~rtai	164 28
~rtain	164 28
~rtan	-38 -64
~rtan$	-130 -36
~rtb	-126 -53
~rte	72 -64
~rte$	-28 -53
~rted	126 43
~rted$	126 43
~rter	52 -165
~rter$	43 -205
~rth	-102 -98
~rth$	-159 -144
~rthd	-52 -170
~rthda	-52 -170
~rthi	-11 171
~rthin	-85 126
~rtho	-36 -44
~rti	-37 -67
~rti$	-222 -196
~rtic	62 -108
~rticl	62 -108
~rtif	-78 -7
~rtifi	-78 -7
~rtin	6 124
~rting	50 27
~rtio	160 -40
~rtion	164 -27
~rtm	-44 -55
~rtme	-44 -55
~rtmen	-44 -55
~rtn	40 90
~rtne	40 90
~rtner	40 90
~rto	-14 -127
~rto$	-11 -126
~rts	-11 -260
~rts$	-11 -260
~rtu	-97 -31
~rtum	-72 47
~rtum$	-72 47
~rtv	61 -31
~rtva	61 -31
~rtvat	61 -31
~rty	84 -264
~rty$	84 -280
~ru$	131 -41
~rub	-119 -51
~rubi	33 -125
~rubin	-4 -119
~rubis	45 -8
~ruc	164 -198
~ruch	176 -146
~ruct	4 -99
~ructi	14 -78
~rud	141 -169
~rudh	165 -85
~rudhu	165 -85
~rue	-190 -210
~rue$	-190 -210
~ruf	45 -14
~ruf$	20 -13
~rug	105 162
~rui	-146 -229
~ruis	-185 -88
~ruise	-143 -67
~ruit	-42 -178
~ruit$	48 -156
~ruits	-105 -62
~ruk	204 154
~ruk$	284 168
~ruka	-42 174
~ruka$	-147 153
~ruke	69 -146
~ruked	92 -65
~rukn	-148 -17
~rukna	-118 43
~rukne	-53 -82
~rukt	80 41
~rukta	22 -62
~ruku	10 105
~ruku$	3 14
~rukun	59 63
~rul	-34 -206
~rula	-109 -21
~rule	-97 -227
~rules	-92 -212
~ruli	132 -53
~rulin	132 -53
~rum	262 255
~rum$	215 195
~ruma	-49 190
~rumat	-61 217
~rumi	139 -77
~rumie	139 -77
~rums	100 -55
~rums$	100 -55
~run	-97 26
~run$	-216 13
~rung	-105 148
~runga	-89 187
~rungi	-24 17
~runi	-101 -96
~runin	11 -48
~runk	103 -79
~runk$	103 -79
~runt	123 -11
~rup	-170 -79
~rup$	-27 -155
~rupa	-137 68
~rupi	-152 -29
~rupis	-139 -19
~rupy	-87 -92
~rupye	-73 -71
~rur	-35 -138
~rura	-62 149
~rurat	-62 149
~ruri	-40 -240
~ruri$	-40 -240
~rus	-155 -312
~rush	-128 -272
~rush$	-277 -252
~rushi	-15 -28
~rusi	-162 -101
~rusi$	-162 -101
~rust	-78 -88
~rust$	-116 -77
~rut	-348 -12
~rut$	-47 -150
~ruth	-249 52
~ruth$	-118 -144
~rv$	-21 36
~rva	-21 10
~rva$	-21 65
~rvaj	105 15
~rvaja	200 10
~rvaje	-169 11
~rval	-88 104
~rvan	-154 -128
~rvana	-70 -83
~rvar	19 -71
~rvard	26 -113
~rvat	-103 -150
~rvat$	-102 -93
~rvau	-131 -105
~rvau$	-44 -91
~rvay	55 -63
~rvaya	-64 -50
~rve	-116 104
~rved	-76 -1
~rvel	59 -84
~rvel$	59 -84
~rver	-42 39
~rver$	-40 27
~rves	-39 54
~rvi	-208 -15
~rvic	-150 83
~rvice	-123 104
~rvie	-53 -190
~rviev	-53 -190
~rvis	-29 -74
~rvise	-157 -64
~rviv	-94 34
~rvive	-98 46
~rvo	-72 -127
~rvou	-66 -65
~rvous	-66 -65
~ry$	-198 -48
~rya	-187 65
~rya$	-121 144
~ryan	-103 -205
~ryani	-92 -200
~ryb	32 37
~rybo	32 37
~rybod	32 37
~ryi	15 127
~ryin	15 127
~rying	15 127
~ryo	102 166
~ryon	102 166
~ryone	102 166
~ryt	-44 89
~ryth	-35 99
~rythi	-32 100
~ryv	188 -93
~ryvh	167 -88
~ryvhe	167 -88
~sa$	199 -210
~sab	-169 270
~sab$	-56 191
~sabg	-76 -162
~sabgo	-76 -162
~sabh	-51 -51
~sabha	-60 -50
~sabj	-65 -29
~sabji	-65 -29
~sabk	-40 201
~sabka	-60 129
~sabke	-133 48
~sabko	38 162
~sabn	37 51
~sabne	37 51
~sabs	-159 35
~sabse	-71 126
~sabu	-167 107
~sabud	-125 29
~sac	-266 31
~sach	-247 30
~sach$	-303 54
~sache	-13 -53
~sad	174 -64
~sad$	-277 97
~sada	70 -104
~sadak	76 -71
~sadh	101 -119
~sadi	91 -39
~sadi$	-10 -37
~sadm	-61 -47
~sadma	-61 -47
~sae	-39 -16
~saep	17 22
~saep$	17 22
~saf	-178 -379
~saf$	-253 -275
~safa	-9 4
~safai	56 -108
~safar	-77 65
~safe	-70 -295
~safe$	-253 -306
~safed	69 -261
~safet	-113 63
~sag	-293 230
~saga	-148 183
~sage	-183 55
~sage$	-214 55
~sah	48 14
~sah$	259 -193
~saha	39 127
~saha$	-70 123
~sahab	113 37
~sahay	-15 -46
~sahe	-84 145
~sahel	-84 145
~sahi	-355 -253
~sahi$	-447 -250
~sai	-27 122
~said	-96 146
~said$	-96 146
~saik	26 -3
~saiki	35 18
~sait	-69 -124
~saj	-57 76
~saja	-57 76
~saja$	-25 107
~sak	-183 -66
~sak$	-120 -29
~saka	98 89
~sakh	-51 -79
~sakht	-51 -79
~sakt	-192 -168
~sakta	-86 8
~sakte	-373 -175
~sakti	63 -195
~sal	-207 -146
~sal$	-151 -168
~sala	-219 -92
~sala$	-105 40
~salan	-32 -65
~salar	-182 -140
~sale	-68 28
~salf	-11 159
~salfa	-11 159
~sali	-55 -75
~salo	-40 -67
~salt	-15 -81
~salt$	-15 -81
~sam	-14 -125
~sam$	81 -379
~sama	-23 52
~samaj	3 -141
~saman	-172 -15
~samay	55 67
~samb	-8 28
~samba	-3 -72
~sambh	-10 81
~same	-181 -42
~same$	-178 -61
~samj	-18 -86
~samjh	-18 -86
~samn	10 53
~samne	10 53
~samo	65 -96
~samos	65 -96
~samp	29 45
~sampl	42 -35
~sams	-2 -113
~sams$	-73 -97
~samu	-61 32
~san	30 -69
~san$	-244 62
~sana	-79 50
~sana$	-53 59
~sanb	35 94
~sanbh	41 112
~sand	-130 -121
~sand$	-30 -85
~sang	30 -5
~sang$	-47 -75
~sanp	-1 -390
~sanp$	8 -384
~sans	249 -101
~sans$	285 -93
~sansk	-129 -73
~sant	-162 9
~sap	258 -158
~sap$	265 -52
~sapn	-206 -252
~sapne	-185 -225
~sar	25 -152
~sar$	207 -99
~sara	112 -73
~sard	-298 -280
~sardi	-296 -245
~sare	-64 -106
~sare$	-172 -85
~sarea	102 -44
~sari	22 153
~sari$	-74 136
~sark	-127 -46
~sarka	-127 -46
~sars	14 -184
~sarso	14 -184
~sart	-96 -80
~sarta	-96 -80
~sary	-54 -52
~sary$	-54 -52
~sas	216 -52
~sas$	134 -44
~sast	-224 -77
~sasta	-139 -148
~sasti	-141 27
~sasu	205 54
~sasur	183 51
~sat	-44 23
~sat$	-34 -197
~sata	40 -23
~sath	-10 116
~sath$	12 90
~sathi	-75 100
~satr	-83 -86
~satra	-83 -86
~satu	-112 0
~satur	-58 19
~satv	142 -53
~satva	100 -40
~sau	51 -72
~sau$	-42 -82
~saun	-72 -56
~sav	6 -125
~sav$	39 -26
~sava	34 -125
~savag	-130 -107
~saval	4 -177
~savar	79 89
~savd	-57 -34
~savdh	-57 -34
~save	-128 -10
~saved	-71 3
~say	180 200
~say$	-80 -6
~saya	-18 140
~sayi	51 85
~sayin	51 85
~says	168 133
~says$	168 133
~sba	20 82
~sban	5 86
~sband	5 86
~sbi	-108 -129
~sbi$	-108 -129
~sc$	-219 -25
~sca	-99 -104
~scaf	58 -37
~scafo	58 -37
~scal	4 -150
~scalp	4 -117
~scan	39 -162
~scan$	84 -147
~scar	-166 15
~scar$	-28 -130
~scare	-117 106
~scari	-74 65
~sce	-100 -139
~scel	-77 -160
~scel$	-77 -160
~scen	-63 -103
~scene	-63 -103
~sch	-116 -16
~scha	17 3
~schar	18 5
~sche	-40 102
~sched	-35 109
~schu	-125 -57
~schul	-125 -57
~sci	-212 -291
~scie	-129 -172
~scien	-129 -172
~scio	-91 -82
~sciou	-91 -82
~scit	-50 -117
~scita	-50 -117
~scl	-76 -64
~scle	-76 -64
~scle$	-124 -53
~sco	46 -32
~scol	86 3
~scold	86 3
~scop	-56 -33
~scor	45 85
~scord	-90 198
~score	-78 -77
~scorp	139 -39
~scr	-144 -38
~scra	-70 50
~scrat	-48 52
~scre	109 -79
~screa	109 -79
~scri	-304 -92
~scrin	-267 -137
~scrip	-94 -124
~scu	-75 -155
~scui	28 -109
~scuit	28 -109
~scut	-122 -64
~scute	-94 40
~scuty	-60 -101
~sda	37 6
~sday	37 6
~sday$	37 6
~se$	-84 51
~sea	-164 28
~sea$	-67 10
~sear	-142 118
~searc	-142 118
~seas	-202 -156
~sease	-79 -111
~seaso	-174 -115
~seat	98 -11
~seat$	98 -11
~seb	62 -59
~sec	237 -118
~sec$	38 -18
~seco	90 -122
~secon	90 -122
~secr	1 45
~secre	1 45
~sect	206 -142
~secti	119 -41
~secto	152 -113
~secu	4 44
~secur	7 65
~sed	75 -101
~sed$	75 -101
~sef	-106 -105
~sefu	-106 -105
~seful	-106 -105
~seh	-99 -201
~seha	-52 -185
~sehat	-52 -185
~sei	18 -129
~seij	18 -129
~seiju	18 -129
~sej	-163 -59
~sej$	-163 -59
~sek	-50 -36
~sel	-70 160
~sel$	45 -78
~sele	-110 -44
~seles	-108 -78
~self	-26 281
~self$	-26 280
~seli	-144 -137
~selin	-144 -137
~selo	-50 -123
~selor	-50 -123
~sem	-109 -9
~semb	66 -61
~sembl	66 -61
~sen	124 -23
~sen$	-167 -122
~send	12 -102
~send$	54 -173
~sendi	-105 60
~sene	61 -15
~sene$	87 -2
~seng	53 99
~senge	53 99
~seni	7 20
~senio	7 20
~sens	109 -154
~sense	191 -19
~sensi	-73 -93
~sent	43 115
~sent$	52 176
~senta	-129 -41
~sente	81 -91
~sep	19 -174
~seps	-59 -94
~sepsi	-59 -94
~sept	112 3
~septi	114 -72
~ser	-107 -205
~ser$	64 -255
~serc	-193 -126
~serci	-193 -126
~seri	45 -244
~seria	41 -206
~serie	-104 -101
~serv	-196 169
~serve	-118 120
~servi	-123 104
~ses	-119 60
~ses$	-112 15
~set	-111 7
~set$	-159 -159
~seth	-172 131
~seti	5 -136
~setin	5 -136
~setl	86 -13
~setle	10 12
~sev	187 -163
~sfe	-71 21
~sfer	-71 21
~sfer$	-49 -82
~sg$	-187 169
~sgp	-116 -126
~sgpt	-116 -126
~sgpt$	-116 -126
~sh$	45 -15
~sha	75 -49
~sha$	-116 63
~shab	253 -328
~shab$	231 -208
~shabd	108 -184
~shad	-83 -149
~shadi	-319 -132
~shah	-17 -76
~shaha	-7 -90
~shai	84 -119
~shak	131 126
~shak$	25 190
~shaka	138 -60
~shake	-73 -60
~shaki	135 -39
~shal	155 -183
~shal$	40 -58
~sham	-79 -87
~sham$	-83 -230
~shame	67 0
~shamp	-86 -110
~shan	-158 44
~shan$	-96 -80
~shani	-98 -10
~shant	-145 186
~shar	172 35
~shar$	106 -50
~shara	152 66
~sharb	13 -19
~share	-65 -73
~shari	70 19
~sharm	-29 -3
~sharp	86 23
~shart	-52 -67
~shat	132 -98
~shat$	115 -67
~shau	26 64
~shaus	11 85
~shav	-105 89
~shay	-132 -304
~shay$	-73 -140
~shaya	-76 -173
~shayr	-104 -190
~she	157 149
~she$	203 275
~shed	5 -117
~shed$	5 -116
~sheh	-11 -59
~shehe	-11 -59
~shel	-106 -64
~sher	-42 -174
~sher$	-13 -142
~shes	-140 146
~shes$	-130 158
~shev	45 94
~shev$	32 -24
~shey	-81 -144
~sheya	-81 -144
~shi	1 46
~shi$	-36 145
~shif	-192 -231
~shifa	-47 -105
~shift	-184 -187
~shik	39 -162
~shik$	62 -79
~shika	31 -128
~shil	-42 -6
~shin	102 -71
~shin$	114 -175
~shing	-68 38
~ship	-72 -29
~ship$	-72 -29
~shir	-41 57
~shirt	46 121
~shis	62 247
~shish	84 234
~shit	-110 27
~shit$	-88 83
~shiv	167 -116
~shive	224 -48
~shivi	-124 -81
~shiy	-93 -81
~shiya	-93 -81
~shk	-168 -158
~shm	-138 -212
~shma	-140 -168
~shma$	-79 -99
~shman	-129 -128
~shme	24 -56
~shme$	30 -114
~shmi	-60 -97
~shn	129 -102
~shni	166 -22
~shni$	166 -22
~shno	-38 -36
~shno$	-25 -31
~sho	68 -91
~shoe	33 -101
~shoe$	-60 -69
~shok	126 -247
~shok$	156 -238
~shol	-162 -190
~shole	-162 -190
~shop	-114 106
~shop$	-53 36
~shor	-135 -181
~short	-118 -221
~shot	-239 -225
~shot$	-233 -220
~shou	45 -28
~shoul	32 -56
~shout	24 59
~shov	206 10
~shov$	87 -40
~shovi	167 77
~shovs	117 -32
~shr	16 115
~shra	-123 25
~shru	37 114
~shrum	57 87
~sht	-33 58
~sht$	-44 21
~shta	26 96
~shta$	-26 105
~shte	-70 -73
~shu	40 -368
~shu$	-64 -168
~shub	-210 -182
~shubh	-210 -182
~shud	92 -138
~shug	55 -61
~shuga	55 -61
~shuk	-96 -97
~shukr	-155 -85
~shur	58 -172
~shuru	58 -172
~shut	66 -88
~shut$	6 -43
~shute	140 -13
~shv	170 -281
~shva	148 -271
~shvag	-118 -115
~shvas	198 -176
~shy	0 -243
~shy$	96 -140
~shya	-139 -179
~shyam	-116 -90
~si$	-11 206
~sia	-84 -29
~sia$	-78 -99
~sib	-194 -121
~sibl	-128 -66
~sible	-128 -66
~sic	-111 -159
~sic$	-113 -190
~sics	-21 48
~sics$	-21 48
~sid	93 -168
~sid$	38 -177
~side	85 -31
~side$	102 -19
~siden	10 8
~sidh	137 -61
~sidha	189 76
~sidhe	86 -124
~sidhi	5 -165
~sidi	-169 -216
~sidit	-90 -43
~sids	21 -57
~sids$	21 -57
~sie	0 6
~siet	52 -88
~siety	52 -88
~sig	-93 -50
~sign	-101 -13
~sign$	45 7
~signa	-47 55
~signi	-81 -7
~signm	-52 -70
~signs	-93 -42
~sigr	-65 36
~sigre	-65 36
~sij	13 -269
~sije	-16 -194
~sije$	-172 -130
~siji	-105 -110
~siji$	-105 -110
~sik	-67 -257
~sik$	-223 -192
~sika	49 6
~sika$	171 3
~sikai	-168 -38
~sikh	-380 -138
~sikh$	-59 -106
~sikha	-270 -8
~sikhn	-157 -120
~sikl	123 -30
~sikle	123 -30
~siks	-56 -71
~siks$	-56 -71
~sil	41 -89
~sil$	40 -71
~sila	-49 -26
~sile	129 -160
~silen	131 -144
~sili	-148 36
~silic	-100 -41
~silk	-43 -25
~silk$	-43 -25
~sim	0 -94
~sime	34 -127
~simet	70 -79
~simp	-112 -32
~simpl	-112 -32
~sin	212 -104
~sin$	13 58
~sina	340 -257
~sina$	346 -257
~sinc	23 -2
~since	23 -2
~sind	109 98
~sine	180 -83
~sine$	185 -110
~sing	-40 -143
~sing$	9 -91
~singl	-80 -93
~sinh	-107 -92
~sins	-119 -32
~sins$	-119 -32
~sinu	-118 -87
~sinus	-118 -87
~sio	-229 -155
~sio$	-128 -96
~sion	-146 -108
~sion$	-145 -106
~siot	-106 -66
~sioth	-106 -66
~sip	-65 -16
~sip$	-129 -129
~sipi	-137 -135
~sipia	-62 -128
~sir	118 -100
~sir$	39 -28
~sira	148 -105
~sirap	-79 -25
~sirf	-78 13
~sirf$	-78 13
~sirh	158 -105
~sirha	158 -105
~siri	-189 -140
~siriy	-99 -77
~sis	13 22
~sis$	43 -163
~sist	-3 136
~sist$	-85 97
~siste	29 119
~sit	89 -36
~sit$	-12 -130
~sita	82 -13
~site	100 -111
~site$	105 -100
~siti	40 -16
~siti$	-26 -196
~sitin	40 111
~sitio	-203 -85
~sitiv	151 -72
~sits	-96 162
~sits$	-96 162
~siu	41 61
~sium	46 69
~sium$	46 69
~siv	45 -55
~siy	142 13
~siya	148 16
~siya$	92 -21
~siyat	-26 60
~sk$	-219 -240
~ska	-193 5
~ska$	-89 92
~skar	-152 -42
~skar$	-96 -15
~ske	-15 178
~ske$	72 120
~sked	-157 129
~sked$	-157 129
~skh	-70 -71
~skha	-44 -65
~skha$	-44 -65
~ski	124 77
~ski$	-38 110
~skin	150 59
~skin$	156 -26
~sking	28 78
~skip	-1 -100
~skip$	-96 -92
~skipe	75 20
~skipi	77 -66
~skl	-109 -91
~skl$	-109 -91
~sko	20 -136
~sko$	40 -65
~skr	-121 -34
~skri	-121 -34
~sks	-112 -100
~sks$	-112 -100
~skt	-144 -100
~sku	-164 -94
~skua	-6 -254
~skuad	-114 -228
~skuat	63 -46
~skui	-36 -117
~skuit	-33 -37
~skul	-223 -22
~skul$	-223 -22
~skur	-40 110
~skura	-40 110
~skut	-51 7
~sky	17 20
~sky$	17 20
~sla	66 -35
~sla$	78 101
~slap	119 -24
~slat	-94 -185
~slate	-94 -185
~sle	9 -172
~slep	-36 -136
~slept	-36 -136
~sler	124 -30
~sleri	124 -30
~sli	-3 37
~sli$	73 77
~slic	129 -100
~slice	129 -100
~slid	109 -58
~slie	-73 3
~slie$	-73 3
~slig	-104 -169
~sligh	-104 -169
~slin	-112 8
~slip	-33 -23
~slip$	-101 -145
~slipe	-9 -10
~slipi	-48 41
~slips	-135 -92
~slipy	198 134
~sliv	-147 194
~slive	-147 194
~sliy	120 30
~sliye	74 44
~slo	-169 65
~slot	-3 22
~slot$	-3 22
~slov	-159 -101
~slov$	-157 -60
~slovl	-83 -70
~slu	201 -61
~slum	116 -47
~slump	116 -47
~sm$	-2 -65
~sma	-13 -129
~sma$	-100 -149
~smal	-61 -83
~smal$	-68 -71
~smar	90 -73
~smart	90 -73
~sme	-42 -83
~sme$	-68 27
~smel	88 -81
~smel$	52 -154
~smeli	73 53
~smels	35 -98
~smen	-207 -174
~smen$	-145 -167
~smi	109 83
~smil	117 23
~smile	152 -130
~smili	-79 137
~smo	0 -212
~smok	-15 -156
~smoke	7 -106
~smoki	-37 -70
~sna	-78 -147
~sna$	-31 -3
~snak	-58 -321
~snake	-17 -312
~sne	23 -53
~sne$	14 -53
~sni	-294 -159
~snij	-189 -78
~snije	-166 -60
~sniji	-98 -25
~sno	108 -252
~snor	67 -221
~snori	91 -169
~snov	125 -58
~snt	128 69
~snt$	128 69
~so$	33 -39
~soa	145 -209
~soak	133 -148
~soake	151 -130
~soc	-227 252
~soch	-174 293
~soch$	-46 177
~socha	-84 89
~socht	-84 171
~soci	-109 -102
~socie	-106 -118
~sod	25 -175
~sode	-86 -87
~sode$	-86 -87
~soe	114 -77
~soe$	114 -77
~sof	58 -178
~sofa	-71 -183
~sofa$	-71 -183
~soft	78 -35
~soft$	84 -163
~soi	110 -12
~soi$	98 -12
~sok	14 -53
~sol	70 96
~sola	80 49
~solah	25 68
~sold	-106 160
~sold$	-106 160
~sole	119 -67
~som	102 135
~some	82 134
~some$	110 -12
~someb	90 117
~someo	87 97
~somet	-60 -33
~somev	-69 149
~somv	70 4
~somva	70 4
~son	-131 28
~son$	-16 125
~sona	-13 -110
~sona$	-9 -105
~sone	32 -95
~sone$	59 -30
~soned	-79 -154
~song	-215 -251
~song$	-183 -250
~songs	-109 4
~soni	-26 -57
~sonin	-26 -57
~sono	-178 -169
~sonog	-134 -59
~sonou	-73 -124
~sons	-48 194
~sons$	-48 194
~sor	-203 -106
~sor$	109 -31
~sore	-228 -223
~sore$	-211 -216
~sort	50 67
~sort$	57 -51
~sory	-152 27
~sory$	-152 27
~sot	55 43
~sota	-61 -100
~sota$	-61 -100
~sote	94 125
~sote$	94 125
~soti	22 -81
~soti$	22 -81
~sou	50 -93
~soun	89 -85
~sound	94 -183
~sour	7 -86
~soy	30 -83
~soya	24 -24
~soya$	44 -83
~soye	66 -73
~soye$	66 -73
~sp$	129 15
~spa	-124 -150
~spac	-164 -154
~space	-146 -117
~spap	-41 20
~spape	-41 20
~spar	65 8
~spas	-3 -24
~spat	-89 -151
~spata	-125 -143
~spe	2 -117
~spea	-13 -146
~speak	-13 -146
~spec	-2 -46
~spect	-160 -12
~spen	-64 57
~spi	107 -53
~spic	144 -4
~spich	198 5
~spin	4 -133
~spini	-81 -33
~spir	-85 -101
~spire	-139 -30
~spiri	37 -66
~spiry	-33 -57
~spit	18 -9
~spit$	166 -43
~spita	-48 26
~spiti	82 -35
~spl	-89 -326
~spla	-217 -334
~splai	-171 -253
~spli	100 24
~split	100 24
~spo	131 -171
~spo$	137 -56
~spoi	-85 -2
~spoil	-85 -2
~spon	112 -89
~spond	112 -69
~spor	-58 10
~sport	-58 10
~spot	-8 -192
~spot$	63 -119
~spoti	-67 -55
~spots	-70 -70
~spr	143 -24
~spra	6 -36
~spray	24 -20
~spre	103 9
~sprea	52 -5
~spri	110 -33
~sprin	-1 15
~spu	164 -136
~spun	114 -120
~spun$	127 -114
~sr$	-139 -173
~sra	-35 -107
~sra$	-24 -5
~srat	-103 -161
~srat$	-103 -161
~sray	-78 -52
~sray$	-78 -52
~sre	-138 -56
~sre$	-131 -46
~sri	-88 150
~sri$	-84 157
~st$	20 -29
~sta	-29 55
~sta$	-70 97
~stab	109 -129
~stabl	-86 -106
~staf	-41 -130
~staf$	-41 -130
~stag	-52 -97
~stage	-30 -128
~stai	-108 27
~stair	-83 40
~stak	197 -89
~stake	206 -70
~stal	-34 38
~stal$	-28 13
~stam	-54 -72
~stan	-99 83
~stan$	-88 -72
~stand	-44 54
~star	48 -149
~star$	6 -29
~stard	-16 -28
~stare	-70 -113
~stars	139 -93
~start	1 -72
~stat	-82 0
~state	-25 -61
~stati	-23 -151
~statu	-107 112
~stay	-137 114
~stay$	-127 166
~stays	40 -169
~std	-95 34
~std$	-95 34
~ste	-160 80
~ste$	-152 64
~stea	-31 -61
~stead	-39 -81
~steam	6 30
~sted	-245 249
~sted$	-245 249
~stel	-29 54
~stel$	18 57
~stem	-169 -156
~stem$	-169 -132
~sten	-172 73
~stent	-156 -193
~step	91 -44
~step$	122 89
~steps	-92 -136
~ster	21 -85
~ster$	41 -6
~sterd	7 -14
~stero	-72 -186
~sters	5 -34
~stery	-35 -42
~stes	-18 -104
~stesh	11 -93
~stet	-123 33
~stf	-158 -84
~stfi	-109 -58
~stfid	-109 -58
~sth	-128 -135
~stha	-285 -202
~stha$	-134 -56
~sthan	-149 -164
~sthm	55 -136
~sthma	55 -136
~sti	-187 2
~stic	-177 62
~stic$	-83 -159
~stici	-141 109
~stif	-43 -172
~stif$	-37 -162
~stik	-34 -57
~stik$	9 -2
~stiky	59 -72
~stil	-86 -141
~stil$	-68 -214
~stin	31 -126
~sting	-38 -104
~stio	-129 -155
~stion	-129 -155
~stir	38 65
~stiri	38 65
~stit	-22 -20
~stitc	-21 -19
~stl	109 100
~stle	102 -9
~stle$	61 -6
~stli	126 -54
~stlin	126 -54
~stly	-40 120
~stly$	-40 120
~sto	29 33
~sto$	114 7
~stok	-208 -167
~stol	50 54
~stol$	50 54
~stom	77 17
~stoma	58 20
~ston	-103 -57
~ston$	-76 34
~stone	-68 -202
~stop	52 83
~stop$	-164 -17
~stope	11 102
~stopi	172 -26
~stops	58 81
~stor	-138 3
~store	96 -194
~story	-298 80
~stp	-93 83
~stpa	-72 47
~stpar	-72 47
~str	42 39
~stra	167 -6
~stra$	78 110
~strai	119 47
~stran	52 -120
~stray	107 5
~stre	-202 -41
~stres	-174 -54
~stret	-55 -93
~stri	162 100
~stri$	130 -184
~stric	-144 -100
~strip	111 195
~strit	170 -140
~stro	-265 -145
~strok	-197 -184
~strol	-85 -92
~stron	-81 78
~stru	4 -99
~struc	4 -99
~stry	-70 98
~stry$	-70 98
~sts	-128 -18
~sts$	-128 -18
~stu	171 60
~stud	-155 54
~stud$	63 70
~stude	-190 58
~studi	-48 -70
~study	-39 4
~stuf	-51 -22
~stuf$	-51 -22
~stuk	147 -123
~stuk$	147 -123
~stul	74 130
~stul$	80 161
~stun	109 56
~stung	135 -35
~sty	-57 -188
~sty$	61 -148
~su$	127 -200
~sua	-11 -34
~sual	-155 -2
~sual$	-92 14
~sualy	-77 0
~sub	-60 26
~suba	-30 51
~subah	-30 51
~subs	-109 14
~subsc	-34 60
~suc	-95 -143
~such	16 -71
~sud	229 71
~sude	291 -96
~sude$	30 -12
~suden	293 -89
~sudh	17 164
~sudh$	101 103
~sudha	-164 115
~sudo	26 -138
~sudon	68 -64
~sue	-148 -74
~sue$	-123 -140
~sug	-33 -293
~suga	-12 -220
~sugar	-12 -220
~suge	-68 -215
~suges	-68 -215
~sui	98 41
~sui$	176 36
~suic	-158 40
~suici	-158 40
~suit	-107 -95
~suj	173 -193
~suj$	147 78
~suja	-101 -235
~suja$	153 -30
~sujan	-160 -215
~suje	209 -38
~suje$	209 -38
~sujh	65 -81
~suji	21 -109
~suji$	21 -109
~suk	-72 139
~sukh	-233 -11
~sukh$	-208 -124
~sukha	74 -34
~sukhi	-200 35
~suki	206 -68
~sukin	206 -68
~suku	6 209
~sukun	6 209
~sul	26 65
~sula	-61 1
~sulf	95 24
~sulfa	95 24
~suli	100 22
~sulin	100 22
~sult	-213 98
~sult$	-181 7
~sulta	-26 -40
~sum	-268 -241
~suma	-72 -133
~sumar	-73 -131
~sume	-175 -148
~sume$	-68 -118
~sumer	-134 -68
~sun	-56 -86
~sun$	136 65
~suna	-274 -327
~suna$	-210 -249
~sunai	-88 2
~sunao	-228 -226
~sunb	-45 -93
~sunbu	-45 -93
~sund	-80 -13
~sunda	-80 -13
~sune	-95 55
~sung	-60 -93
~sungh	-60 -93
~suni	42 64
~sunk	80 -85
~sunke	45 -78
~suns	-91 -122
~sunsc	-90 -101
~sunt	14 13
~sunta	-5 40
~sup	-28 -37
~supe	28 -102
~super	28 -102
~supo	-50 109
~supor	-44 39
~sur	15 -54
~sur$	88 -45
~sura	-38 19
~surak	-57 -76
~sural	78 97
~suran	-145 -4
~surat	-117 -100
~sure	-10 30
~sure$	6 98
~surg	-168 -152
~surge	-168 -152
~suru	53 -73
~suru$	53 -73
~surv	-94 34
~survi	-94 34
~sury	-78 -77
~sus	288 39
~sus$	40 -79
~sust	293 -100
~sust$	288 -90
~susu	143 -38
~susu$	143 -38
~sut	144 107
~sutr	10 85
~sutra	10 85
~sva	171 -86
~svad	-89 -152
~svad$	-89 -152
~sval	215 115
~svalo	215 115
~svar	-128 -111
~svas	119 -115
~svast	-35 -82
~sve	145 -71
~svea	222 -136
~svear	-151 -52
~sveat	273 -139
~svel	-43 -171
~sveli	-5 -151
~sver	65 44
~sver$	0 44
~sveri	150 81
~svi	-72 14
~svig	-45 -94
~svigy	-45 -94
~svim	-174 -195
~svimi	-146 -177
~svin	-124 38
~svin$	-77 79
~sving	-77 -53
~svit	119 68
~svit$	-38 -24
~svitc	123 135
~svo	29 140
~svol	167 -92
~svole	167 -92
~svor	-232 172
~svord	-232 172
~sy$	25 -7
~syc	-53 -130
~sych	-53 -130
~sychi	-15 -78
~sycho	-43 -71
~syg	-16 19
~syge	-16 19
~sygen	-16 19
~sym	-107 -124
~symp	-107 -124
~sympt	-107 -124
~syn	36 -71
~synt	36 -71
~synth	36 -71
~syr	-8 -119
~syru	-10 -119
~syrup	-10 -119
~sys	-101 -136
~syst	-100 -122
~syste	-100 -122
~ta$	50 72
~tab	15 17
~tab$	86 -20
~tabe	72 47
~tabi	110 -83
~tabiy	44 -79
~tabl	-121 10
~table	-121 10
~tac	53 -57
~tach	132 -62
~tact	-151 19
~tact$	-137 -79
~tacts	-24 93
~tad	-101 -40
~tada	-80 -117
~tadan	-136 -110
~tadk	-125 -59
~tae	-36 27
~taen	-33 -38
~taen$	-33 -38
~taf	-41 -130
~taf$	-41 -130
~tag	117 -190
~tage	160 -198
~tage$	-61 -123
~tah	-106 -2
~taha	-81 -83
~tahal	-81 -83
~tai	51 -147
~tai$	54 -33
~taie	2 -209
~taie$	-22 -257
~taif	-9 -76
~taifa	-9 -76
~taik	-77 -137
~taik$	-77 -137
~tail	74 46
~taim	52 -54
~tain	101 -70
~tain$	87 -84
~taine	8 -80
~tair	-67 -4
~tair$	73 -82
~tairn	-40 -11
~tairs	-81 44
~taiy	-44 53
~taiya	-44 53
~taj	23 -7
~taja	78 -4
~taji	-6 -1
~taji$	-6 -1
~tak	134 -43
~tak$	-3 -68
~taka	131 -66
~take	114 14
~take$	74 -36
~taken	126 59
~takes	-6 79
~takh	177 -93
~takha	96 -73
~takhn	125 -59
~takht	36 4
~taki	10 97
~taki$	24 133
~takin	0 7
~takiy	-1 -8
~takl	-42 113
~takli	-27 86
~takr	-22 -43
~taks	-150 -248
~taks$	-79 -173
~takt	107 26
~tal	117 88
~tal$	-6 80
~tala	-15 70
~tala$	-83 17
~talab	-3 103
~talak	-24 10
~tale	15 100
~talk	199 -34
~talk$	-18 47
~talki	196 -40
~talks	48 44
~talo	-45 -101
~talop	-45 -101
~talu	221 -89
~talu$	221 -89
~talv	-50 -70
~talve	-40 -39
~taly	-113 -81
~taly$	-113 -81
~tam	-86 -71
~tam$	88 42
~tama	-215 -161
~tamar	-100 -64
~tamat	-180 -118
~tami	-273 -315
~tamil	-142 -214
~tamin	-217 -188
~tamo	34 19
~tamol	34 19
~tan	111 125
~tan$	35 -108
~tana	-2 -58
~tana$	-65 11
~tanav	-70 -116
~tand	36 35
~tand$	-38 73
~tandi	-18 85
~tandu	72 -175
~tane	-178 158
~tane$	-178 158
~tang	146 115
~tang$	146 51
~tange	-40 122
~tani	-2 -121
~tank	-30 65
~tank$	66 120
~tanke	-61 -168
~tanki	124 80
~tant	33 79
~tant$	25 101
~tanu	-26 -53
~tanus	-19 -217
~tao	-270 -29
~tao$	-270 -28
~tap	82 -86
~tap$	-45 87
~tapa	-35 -178
~tapa$	-151 -124
~tapak	181 -27
~tapt	106 -57
~tapta	106 -57
~tar	8 -22
~tar$	0 -29
~tara	6 89
~tara$	-183 158
~tarac	-119 -121
~taraf	265 90
~tarah	31 -202
~tard	-16 -28
~tard$	-16 -28
~tare	118 -126
~tare$	144 -100
~tari	-89 67
~taria	-61 -56
~tarik	-261 95
~tarn	28 -235
~tarna	-47 -74
~tarne	50 -205
~tars	132 -61
~tars$	139 -93
~tart	6 -144
~tart$	-131 9
~tarta	-47 -37
~tarte	121 -115
~tarti	-136 -158
~tary	-8 -31
~tary$	-8 -31
~tas	-81 45
~tasi	46 69
~tasiu	46 69
~tast	-77 -9
~taste	-110 -1
~tat	-62 -55
~tat$	6 28
~tata	64 -29
~tata$	64 -155
~tatai	34 -134
~tate	-56 -123
~tate$	-15 -57
~tati	-18 -271
~tati$	87 -92
~tatin	-194 -159
~tatio	36 -138
~tatk	-54 -84
~tatka	-54 -84
~tato	-60 -28
~tato$	26 -14
~tatu	-158 96
~tatus	-107 112
~tau	39 19
~tau$	89 63
~taun	-12 48
~tav	-157 -43
~tava	-58 -9
~tava$	64 -3
~tavar	-141 0
~tave	-95 4
~tave$	-95 4
~tay	133 133
~tay$	106 175
~taya	99 90
~taya$	78 -12
~tayar	-27 107
~taye	100 -30
~taye$	16 -168
~tayi	-139 -112
~tays	40 -169
~tays$	40 -169
~tb$	-3 -116
~tba	29 -51
~tbal	29 -51
~tbal$	35 -45
~tch	13 -52
~tch$	-9 -226
~tche	107 68
~tched	91 132
~tchen	149 -50
~tches	-95 15
~tchi	-43 -170
~tchin	-42 -164
~tchm	139 51
~tchma	139 51
~tchy	-159 -111
~tchy$	-159 -111
~td$	-95 34
~te$	4 -48
~tea	-47 -133
~tea$	-82 -190
~teac	-131 21
~teach	-131 21
~tead	-39 -81
~tead$	19 -68
~team	-142 -20
~team$	-133 -33
~teama	-16 -38
~tear	214 -66
~teari	153 -62
~tears	150 46
~teary	-42 -62
~teb	-34 57
~tec	-75 90
~tech	-37 95
~ted	132 197
~ted$	-6 225
~tedh	285 -141
~tedha	220 -67
~tedhi	132 -69
~tef	-81 -88
~tefi	-81 -88
~tefie	-81 -88
~teg	52 -100
~tei	-69 -161
~tein	-66 -147
~tein$	-65 -136
~tej	342 106
~tej$	331 -75
~teja	124 138
~tejab	116 129
~tek	-274 -6
~teks	-240 25
~teks$	-128 -56
~tekst	-185 48
~tel	62 120
~tel$	-6 160
~tele	97 -93
~telet	131 -121
~teli	158 81
~telin	160 54
~telm	-165 -184
~telma	-105 -140
~telmi	-96 -80
~telu	-88 -78
~telug	-88 -77
~tely	-108 -134
~tely$	-108 -134
~tem	-26 34
~tem$	-174 -159
~temp	71 75
~temp$	18 -68
~templ	81 -152
~tempo	35 -60
~tempt	-94 176
~ten	127 112
~ten$	160 108
~tena	31 -10
~tenan	-45 0
~tenc	81 -91
~tence	81 -91
~tend	4 19
~tend$	39 -113
~tenda	-31 -68
~tende	7 28
~teni	48 147
~tenin	48 147
~tens	-172 -94
~tensi	-160 -144
~tent	-138 -60
~tent$	-106 -230
~tents	-43 -23
~tep	91 -44
~tep$	122 89
~teps	-92 -136
~teps$	-92 -136
~ter	-40 -29
~ter$	13 34
~tera	-52 62
~tera$	-85 -175
~terac	0 154
~terah	-4 54
~teral	-68 -110
~terd	7 -14
~terda	7 -14
~tere	-54 -39
~tere$	-7 -171
~teri	-153 -195
~teri$	-132 -113
~terin	-113 -78
~term	-245 -93
~term$	-124 2
~termi	-87 -64
~tern	-38 55
~tern$	62 156
~terni	-13 -25
~ternu	-96 -50
~tero	-78 -190
~teroi	53 -62
~terol	-120 -128
~ters	-102 37
~ters$	-102 37
~terv	30 -210
~tervi	-53 -190
~tery	33 -263
~tery$	21 -259
~tes	-141 -303
~tes$	-105 -81
~tesh	11 -93
~tesha	11 -93
~test	-186 -375
~test$	-221 -276
~teste	-115 -37
~testi	119 -53
~tests	-152 -144
~tet	-81 -163
~teta	-20 -167
~tetan	-19 -217
~tev	-53 -29
~teve	-31 -29
~tever	-31 -29
~tfa	89 -92
~tfi	-194 -155
~tfid	-109 -58
~tfidi	-102 -46
~tfo	-169 82
~tfor	-166 91
~tform	-166 91
~tgp	-62 -101
~tgpt	-62 -101
~tgpt$	-62 -101
~th$	125 -6
~tha	44 115
~tha$	32 -78
~thai	51 43
~thai$	20 43
~thail	40 -28
~thak	-173 193
~thak$	-192 233
~thaka	-15 -90
~thake	152 -40
~thaki	-144 126
~thal	49 75
~thal$	-52 129
~thala	50 -239
~thali	-146 -41
~tham	172 -36
~tham$	68 41
~thama	59 -137
~than	-5 -19
~than$	-80 94
~thana	-9 -45
~thand	98 -121
~thane	26 -4
~thani	138 -29
~thank	-236 -101
~thap	31 127
~thapa	31 127
~thar	240 8
~thar$	234 -89
~thara	76 62
~that	-95 6
~that$	-112 35
~thata	49 -107
~thath	79 -64
~thats	-60 -71
~thau	91 48
~thay	-41 137
~thay$	-92 150
~thayr	-77 -107
~thd	25 -191
~thda	-22 -172
~thday	-52 -170
~the	6 102
~the$	4 116
~thei	-59 109
~their	-59 109
~thek	18 -67
~theke	25 -57
~thel	125 -156
~theli	-16 -102
~them	-74 186
~them$	-66 184
~then	26 163
~then$	33 167
~ther	-53 0
~ther$	-1 -13
~thera	-133 -97
~there	-141 -29
~therm	132 -123
~thers	-101 95
~therv	-157 -64
~thes	-80 49
~thes$	71 11
~these	-134 99
~thesi	-116 -107
~thet	123 -69
~thete	128 -16
~theti	24 -57
~they	-14 145
~they$	-14 145
~thi	129 118
~thi$	110 43
~thig	79 109
~thigh	79 109
~thik	-183 -259
~thik$	-212 -256
~thil	180 60
~thila	168 -82
~thin	215 163
~thin$	-64 -140
~thine	155 -134
~thing	69 71
~think	177 292
~thir	-19 -32
~third	54 -13
~this	-73 50
~this$	-213 64
~thiy	-6 24
~thiya	-4 19
~thk	-145 36
~thka	-161 95
~thkar	-161 95
~thks	-69 -12
~thks$	-69 -12
~thl	26 -111
~thle	16 -62
~thles	45 -11
~thm	11 34
~thm$	-48 -39
~thma	40 57
~thma$	46 -132
~thn	-16 61
~thna	-49 129
~thna$	-49 129
~thne	12 -159
~thne$	12 -159
~tho	-2 109
~tho$	116 -40
~thod	-116 -94
~thoda	-67 -81
~thodi	-77 -101
~thon	-102 98
~thon$	24 -49
~thos	37 -106
~those	109 -106
~thou	4 131
~thoug	42 54
~thout	-36 110
~thp	56 -138
~thpa	38 -107
~thpas	38 -107
~thpe	36 -39
~thpes	36 -39
~thr	196 -64
~thre	190 -70
~thres	167 -4
~threv	63 -78
~thri	-146 -16
~thri$	-81 -26
~thric	-112 93
~thro	175 -119
~thro$	-92 -72
~throa	128 -70
~throu	147 -17
~throv	114 -105
~thru	41 20
~thrum	86 36
~ths	-28 -2
~ths$	-28 -2
~tht	57 -2
~thta	42 50
~thta$	42 50
~thte	53 -92
~thte$	53 -92
~thti	-85 -31
~thti$	-85 -31
~thu	152 234
~thu$	-11 40
~thuk	50 188
~thuk$	219 -149
~thum	161 39
~thumb	183 -102
~thun	173 96
~thund	130 -14
~thur	-18 50
~thurs	-30 55
~thv	106 29
~thva	111 -58
~thvan	146 -45
~thy	-138 49
~thy$	-24 -13
~thyr	-111 -14
~thyro	-111 -14
~ti$	147 66
~tia	-68 -127
~tia$	34 -63
~tib	0 -188
~tibi	7 -120
~tibi$	-14 -80
~tibio	17 -47
~tic	-85 0
~tic$	104 -335
~tica	-98 -27
~tical	-72 -31
~tice	-151 88
~tice$	-149 81
~tici	-60 104
~ticid	-141 109
~ticl	34 -118
~ticle	34 -118
~tics	-209 -54
~tics$	-209 -54
~tid	205 75
~tide	153 141
~tide$	151 150
~tido	-85 -126
~tidot	-85 -126
~tie	107 -64
~tie$	-94 -54
~tied	126 -37
~tied$	126 -37
~tien	96 14
~tient	96 14
~ties	-146 -74
~ties$	-97 -51
~tif	-182 -162
~tif$	-37 -162
~tifi	-245 -147
~tific	-153 -62
~tifin	-102 -57
~tig	208 -210
~tigh	252 -151
~tight	252 -151
~tij	56 67
~tija	34 93
~tija$	34 93
~tije	21 -58
~tije$	84 -11
~tik	-287 -107
~tik$	-7 -40
~tika	-401 -196
~tika$	-364 -122
~tike	-241 36
~tike$	-228 -185
~tiket	-51 141
~tikh	-45 -112
~tikha	-35 -89
~tiki	58 -119
~tiky	59 -72
~tiky$	59 -72
~til	113 222
~til$	46 155
~tila	148 -45
~tim	-138 -16
~tim$	-169 -181
~time	-33 3
~time$	-177 33
~times	110 -68
~timet	-17 -16
~timi	-142 42
~timin	-142 42
~tin	40 -77
~tin$	50 -76
~tina	-188 -133
~tine	114 -243
~tine$	114 -243
~ting	46 -48
~ting$	32 -11
~tingl	30 -90
~tings	43 -23
~tini	-165 179
~tinin	-80 -84
~tino	-89 -10
~tinu	50 -73
~tinue	50 -73
~tiny	-8 -90
~tiny$	-8 -90
~tio	-6 -97
~tion	-4 -94
~tion$	44 -99
~tions	-172 -15
~tip	-84 -292
~tip$	157 -96
~tips	-238 -164
~tips$	-238 -164
~tir	-127 69
~tir$	-56 -136
~tire	-69 117
~tire$	-122 -90
~tired	-8 167
~tirem	-36 -116
~tiri	-3 -116
~tirij	-28 -213
~tirin	33 53
~tiru	-75 22
~tis	-78 -29
~tis$	12 14
~tish	33 -151
~tisr	-24 103
~tisra	26 -59
~tisri	-43 124
~tist	-240 -219
~tist$	-240 -219
~tit	-31 -245
~tita	-100 -104
~titan	-100 -104
~titc	-21 -19
~titch	-21 -19
~tith	-88 -231
~tith$	-12 -158
~tithi	-126 -149
~titi	-34 -43
~titl	-79 44
~titn	-50 -50
~titne	-50 -50
~tiv	-5 -190
~tiv$	-150 -60
~tiva	4 -83
~tive	66 -81
~tive$	97 -170
~tiven	-116 -91
~tives	20 113
~tivi	-118 -203
~tivi$	-103 -121
~tivit	-49 -123
~tiy	-26 -41
~tiya	40 -28
~tiya$	100 3
~tiyab	-121 -93
~tiyan	-17 5
~tiyo	-158 -49
~tja	68 69
~tka	176 26
~tka$	145 23
~tkal	-59 -89
~tkal$	-54 -84
~tkar	87 98
~tke	186 49
~tke$	177 50
~tki	25 -55
~tki$	5 -54
~tku	-52 -130
~tkul	-162 -103
~tkula	-162 -103
~tla	80 -236
~tla$	121 -144
~tlab	-196 -160
~tlab$	-196 -160
~tle	114 34
~tle$	17 59
~tled	163 -33
~tled$	62 70
~tledu	150 -68
~tles	64 65
~tles$	66 13
~tlet	-58 -95
~tlet$	-58 -95
~tli	270 -228
~tli$	187 -178
~tlin	189 -92
~tling	189 -92
~tly	-212 173
~tly$	-204 138
~tm$	27 109
~tma	-101 81
~tma$	-28 -58
~tmah	-89 136
~tmaha	-89 136
~tmal	-93 111
~tmal$	-93 111
~tmat	125 -180
~tmate	125 -180
~tme	-40 -100
~tmen	-40 -100
~tment	-40 -100
~tmr	-21 36
~tmrv	-21 36
~tmrv$	-21 36
~tna	-139 -4
~tna$	-226 -99
~tnas	13 211
~tnash	15 211
~tne	-278 -69
~tne$	-457 -79
~tner	40 90
~tner$	56 61
~tnes	122 -122
~tnes$	125 -93
~tni	-121 26
~tni$	-103 37
~tnin	-66 -102
~tno	-67 -146
~to$	-16 82
~toc	-76 -92
~toco	-73 -68
~tocon	-73 -68
~tod	95 20
~tod$	-74 -53
~toda	63 63
~toda$	80 12
~today	51 60
~todl	90 -70
~todle	90 -70
~tody	70 -6
~tody$	70 -6
~toe	42 -91
~tof	-41 132
~tofi	44 -34
~tofi$	44 -34
~tog	-47 31
~toge	-47 31
~toget	-47 31
~toi	18 -9
~toil	24 -3
~toile	46 19
~tok	-148 -210
~toks	-153 -67
~toksi	-48 -32
~tol	20 314
~tol$	59 190
~told	-3 214
~told$	-3 214
~tolo	-87 -39
~tolog	-87 -39
~tom	-28 -32
~toma	9 -33
~tomac	58 20
~tomat	-143 -129
~tomo	16 18
~tomor	16 18
~toms	-105 -123
~toms$	-105 -123
~tomy	-80 -72
~tomy$	-80 -72
~ton	159 93
~ton$	48 -7
~tond	104 -131
~tone	-76 -222
~tone$	26 -167
~tong	136 -182
~tongu	82 -167
~toni	-3 241
~tonig	-41 286
~tonin	-119 -99
~tons	-53 -94
~tonsi	-53 -94
~top	-55 60
~top$	-312 -28
~tope	-4 123
~toped	11 102
~toper	-58 65
~topi	165 -40
~topic	10 -26
~topin	172 -26
~tops	58 81
~tops$	58 81
~tor	58 -211
~tor$	102 -164
~tora	14 -21
~torc	0 10
~torch	0 10
~tore	77 -212
~tore$	79 -205
~tori	59 -77
~tori$	70 -8
~tors	-124 -160
~tors$	-124 -160
~tory	-162 60
~tory$	-162 60
~tos	-138 56
~tos$	-57 8
~tot	-96 -182
~tota	-165 -176
~total	-112 -84
~tou	212 -94
~touc	212 -88
~touch	212 -88
~tov	42 69
~tove	66 61
~tovel	112 4
~tovn	-27 -15
~tovn$	-27 -15
~toy	52 -5
~toy$	81 37
~tp$	-111 -148
~tpa	-126 -51
~tpar	-72 47
~tpart	-72 47
~tpat	41 -50
~tr$	-97 -146
~tra	-5 67
~tra$	35 -44
~trac	-50 -53
~tract	-39 -30
~traf	-95 -108
~trafi	-95 -108
~trai	-46 106
~traig	104 18
~traik	67 -154
~train	-157 143
~trak	-16 161
~trak$	67 -10
~tral	-85 105
~tral$	66 -27
~tran	33 -178
~trang	52 -120
~trans	20 -189
~tras	-5 -110
~traso	-104 -54
~trat	-111 -87
~trav	-143 -42
~trave	-137 -117
~travy	-43 61
~tray	119 -22
~tray$	124 -105
~tre	25 -125
~tre$	135 15
~trea	-28 -3
~tread	99 -73
~treat	-123 -21
~trek	66 -124
~trek$	68 -69
~tren	-53 -188
~tren$	-16 -129
~treni	-125 -161
~tres	-69 -60
~tres$	-63 -58
~tret	-69 -132
~tretc	-55 -93
~tri	54 174
~tri$	42 89
~tria	50 -30
~tric	-39 0
~tric$	59 -134
~trici	-181 86
~trict	-144 -100
~trie	-65 32
~tried	-56 39
~trij	78 -15
~triji	78 -15
~trik	-244 -254
~trik$	-192 -193
~trin	21 97
~trine	195 -16
~trip	112 170
~trip$	141 27
~tris	-15 -78
~trist	-15 -78
~trit	170 -140
~trit$	142 -122
~triv	-70 -120
~tro	-94 -84
~tro$	3 88
~trok	-212 -213
~troke	-149 -120
~trol	0 -217
~trol$	-1 -214
~trole	-37 -17
~tron	-122 14
~trong	-81 78
~trop	106 -49
~trou	52 135
~troub	28 136
~tru	34 -33
~truc	4 -99
~truct	4 -99
~true	-190 -210
~true$	-190 -210
~truk	162 118
~truk$	163 90
~trut	-123 -124
~try	-63 146
~try$	-52 152
~ts$	-136 64
~tsa	41 49
~tsae	17 22
~tsaep	17 22
~tsap	-78 76
~tsap$	-135 90
~tse	-54 -83
~tsel	-24 -81
~tself	-24 -81
~tsh	-224 -209
~tsh$	-216 -206
~tsi	1 23
~tsid	1 23
~tside	1 23
~tu$	-7 71
~tua	76 -86
~tual	80 -78
~tualy	98 -47
~tub	73 -136
~tube	75 -47
~tube$	32 -78
~tubel	98 -36
~tud	-76 38
~tud$	63 70
~tude	-149 47
~tuden	-190 58
~tudi	-48 -70
~tudy	-39 4
~tudy$	-31 -17
~tue	67 -107
~tues	50 -93
~tuesd	50 -93
~tuf	-51 -22
~tuf$	-51 -22
~tui	89 76
~tuit	89 76
~tuiti	89 76
~tuj	22 -180
~tujh	22 -180
~tujhe	22 -180
~tuk	200 123
~tuk$	208 44
~tukd	48 -96
~tul	104 65
~tul$	79 159
~tuls	-47 -146
~tulsi	-85 -142
~tum	-59 -76
~tum$	-164 24
~tume	93 -51
~tumh	-168 -146
~tumha	-93 -66
~tumhe	-104 -122
~tumk	6 144
~tumy	149 -160
~tumy$	149 -160
~tun	216 60
~tun$	152 -6
~tuna	129 52
~tund	-7 71
~tundi	-7 71
~tung	121 99
~tung$	135 -35
~tur	-4 -125
~tura	-103 6
~tura$	-19 -76
~tural	-51 -17
~turan	5 70
~turd	-58 19
~turda	-58 19
~ture	-74 -228
~ture$	-78 -221
~tures	13 -17
~turm	15 -52
~turme	15 -52
~turn	49 76
~turn$	-87 22
~turne	15 74
~turni	104 35
~tus	-55 101
~tus$	-55 101
~tut	23 -43
~tut$	-124 46
~tuta	145 -103
~tuta$	145 -103
~tuth	-31 -277
~tuth$	-109 -181
~tuthp	56 -138
~tuti	-30 -20
~tuti$	-75 -15
~tutn	-47 -41
~tv$	-129 -71
~tva	79 -34
~tvac	-95 -94
~tvach	-95 -94
~tvan	24 -83
~tvan$	54 -33
~tvar	69 -47
~tvat	60 55
~tvatc	61 -31
~tve	-4 58
~tvi	10 -326
~tvic	54 -105
~tvice	54 -105
~tvin	32 -222
~tvin$	-4 -180
~tvins	105 -79
~tvis	-128 -38
~tvist	-128 -38
~tvit	-9 -123
~tvitc	-9 -123
~tvo	50 -40
~tvo$	51 -60
~tvor	61 54
~tvork	61 54
~ty$	-70 -140
~tya	-130 75
~tya$	-137 83
~tye	60 -140
~tyf	-46 -102
~tyfo	-46 -102
~tyfoi	-46 -102
~tyl	-84 82
~typ	48 -54
~type	10 -46
~type$	41 -211
~typed	-87 176
~typi	23 -29
~typin	40 -11
~tyu	-182 -106
~tyu$	-93 -146
~tyub	-129 8
~ua$	171 -43
~uad	-122 -240
~uad$	-114 -228
~uag	-105 -114
~uage	-105 -114
~uage$	-105 -114
~ual	12 -81
~ual$	-139 -58
~ualy	68 -57
~ualy$	68 -57
~uan	57 -24
~uan$	60 -22
~uar	146 -30
~uard	30 -39
~uard$	36 -3
~uart	166 -41
~uarte	166 -41
~uary	-29 -58
~uary$	-29 -58
~uat	67 -70
~uav	80 36
~uavj	-37 41
~uavja	-37 41
~ub$	-25 -129
~uba	38 -40
~uba$	55 -59
~ubah	-30 51
~ubah$	-30 51
~ubai	-112 -40
~ubai$	-112 -40
~ubal	50 -63
~uban	138 -109
~uban$	151 -76
~ubar	55 -189
~ubara	56 -141
~ube	85 -36
~ube$	108 -139
~ubel	98 -36
~ubeli	98 -36
~ubg	-99 -33
~ubg$	-99 -33
~ubh	3 -237
~ubh$	26 -129
~ubha	-89 -36
~ubha$	-85 -19
~ubhan	-32 -20
~ubht	82 -54
~ubhta	-73 -51
~ubi	192 -127
~ubin	-4 -119
~ubing	70 -36
~ubis	36 -16
~ubish	45 -8
~ubl	98 72
~uble	155 94
~uble$	120 98
~ubli	3 -22
~ublin	25 4
~ubn	-47 68
~ubne	-47 68
~ubne$	-47 68
~ubs	-151 0
~ubsc	-34 60
~ubscr	-34 60
~ubt	39 -150
~ubt$	100 -54
~ubte	-81 -84
~ubte$	-81 -84
~ubu	-135 -172
~uce	-100 -167
~uch	120 7
~uch$	-25 55
~ucha	-67 41
~ucha$	-206 -16
~uchal	139 -51
~uche	146 -150
~uched	162 -90
~uchi	-8 -53
~uchi$	-6 -69
~uchn	164 -94
~uchna	109 -139
~uchne	-67 126
~ucho	30 -37
~ucho$	30 -37
~ucht	-106 159
~uchte	-63 112
~uchu	227 -84
~uchu$	227 -84
~uco	89 -49
~ucom	12 -9
~ucome	16 -75
~ucos	43 -7
~uct	30 -132
~ucti	-122 -94
~uctio	-117 -46
~ucto	135 -85
~uctor	135 -85
~ud$	-196 35
~uda	186 -233
~uda$	74 42
~udan	-7 -191
~udana	-154 -53
~udane	22 -151
~udar	76 -43
~udar$	76 -43
~udas	-144 -114
~udas$	-119 -187
~udasi	-52 37
~udb	-192 87
~udby	-143 90
~udbye	-143 90
~ude	196 23
~uden	240 9
~uden$	159 -142
~udenl	258 -12
~udent	-190 58
~udg	-125 -173
~udge	-70 -148
~udget	-155 -117
~udgu	-84 -43
~udgud	-84 -43
~udh	72 100
~udh$	30 -135
~udha	-75 187
~udha$	-128 112
~udhak	160 -60
~udhap	-71 -82
~udhar	-172 177
~udhi	-31 130
~udhu	183 -93
~udhu$	183 -93
~udi	268 91
~udi$	58 -95
~udic	154 -97
~udich	154 -97
~udie	-58 -65
~udin	-70 22
~udiy	175 39
~udiya	176 28
~udl	-14 -119
~udn	-131 176
~udne	-88 183
~udne$	-88 183
~udni	-74 30
~udnig	-74 30
~udo	-58 -167
~udo$	-168 -112
~udon	68 -64
~udon$	68 -64
~uds	53 -8
~uds$	53 -8
~udt	-19 -154
~udta	-104 -94
~udta$	-104 -94
~udte	79 -55
~udte$	79 -55
~udti	-4 -40
~udti$	-4 -40
~udu	-113 -29
~udu$	-154 41
~udv	22 -41
~udva	22 -41
~udy	-115 -16
~udy$	-63 -18
~ue$	58 -194
~uen	-27 167
~uen$	-11 180
~uer	61 -55
~uery	61 -55
~uery$	61 -55
~ues	-11 36
~ues$	-77 107
~uesd	50 -93
~uesda	50 -93
~uest	-38 -24
~uest$	-34 78
~uesti	-102 -143
~ueu	15 35
~ueue	15 35
~ueue$	26 -128
~uf$	-13 -26
~ufa	44 -42
~ufe	194 -59
~uft	-44 -49
~uft$	-44 -49
~ug$	62 -52
~uga	37 -166
~ugad	-49 -55
~ugar	32 -199
~ugar$	21 -195
~uge	19 -57
~uged	-12 94
~uged$	-12 94
~uges	-68 -215
~ugest	-68 -215
~ugh	82 53
~ugh$	14 57
~ughe	60 98
~ughed	60 98
~ughi	129 -40
~ughin	129 -40
~ughs	-46 -125
~ughs$	-46 -125
~ught	111 78
~ught$	137 82
~ughte	-24 49
~ugl	-18 55
~ugle	5 70
~ugle$	19 56
~ugli	-104 53
~uglin	-104 53
~ugn	135 -50
~ugu	22 -74
~ugu$	-110 -83
~ugus	-123 -114
~ugust	-123 -114
~uh$	233 -45
~uha	6 -225
~uha$	87 -136
~uhan	47 -86
~uhe	36 -4
~uhe$	54 4
~uhu	-157 -120
~ui$	174 21
~uic	-143 22
~uice	-26 -117
~uice$	-26 -117
~uici	-158 40
~uicid	-158 40
~uid	107 -61
~uid$	96 -75
~uide	36 5
~uide$	36 5
~uie	49 152
~uiet	49 152
~uiet$	54 134
~uij	-61 -155
~uij$	-61 -155
~uik	-15 101
~uik$	29 53
~uikl	-13 -79
~uikly	-13 -79
~uil	-151 102
~uild	-107 50
~uildi	-107 50
~uilt	-82 80
~uilty	-82 80
~uin	-14 65
~uis	-16 -96
~uise	-143 -67
~uish	149 -10
~uish$	149 -10
~uit	-52 -15
~uit$	-4 -212
~uita	-141 86
~uitar	-141 86
~uiti	89 76
~uitio	89 76
~uito	-33 -37
~uito$	-30 -26
~uits	-128 -159
~uits$	-128 -159
~uj$	89 85
~uja	-66 -148
~uja$	136 -19
~ujan	-160 -215
~ujan$	-160 -215
~ujar	-51 12
~ujar$	-121 45
~uje	203 23
~uje$	203 23
~ujh	59 126
~ujh$	91 98
~ujha	80 -142
~ujhao	-100 -106
~ujhe	19 6
~ujhe$	19 6
~ujhs	-65 175
~ujhse	-65 175
~uji	108 45
~uji$	111 50
~ujl	-219 -321
~ujli	-204 -269
~ujli$	-204 -269
~ujr	-121 10
~ujre	-51 -53
~ujre$	-51 -53
~uju	-44 -47
~ujur	-44 -47
~ujurg	-44 -47
~uk$	360 174
~uka	-69 113
~uka$	-28 243
~ukad	41 -60
~ukam	-188 -239
~ukam$	-188 -239
~ukan	-64 -106
~ukan$	12 -45
~ukand	-188 -166
~ukar	114 137
~ukar$	155 77
~ukd	75 -105
~ukda	110 -17
~ukda$	110 -17
~uke	167 -17
~uke$	137 44
~uked	8 -16
~uked$	8 -16
~uker	118 -124
~uker$	118 -124
~uket	-23 -120
~uket$	-47 -119
~ukh	-64 -334
~ukh$	-228 -164
~ukha	66 -455
~ukha$	138 -45
~ukhar	50 -392
~ukhe	-139 36
~ukhe$	-122 -80
~ukhi	-151 -41
~ukhi$	-171 -39
~ukht	-24 -253
~ukhta	81 -175
~ukhte	-169 -78
~uki	59 145
~uki$	70 33
~ukin	56 46
~uking	61 49
~ukn	-295 -146
~ukna	-118 43
~ukna$	-118 43
~ukne	-163 -124
~ukne$	-163 -124
~ukno	-142 -134
~uknov	-142 -134
~uko	-145 92
~uko$	-159 -14
~ukoj	99 -23
~ukoj$	99 -23
~ukr	21 4
~ukri	-286 1
~ukri$	-204 51
~ukriy	-155 -85
~uks	150 78
~uks$	101 142
~uksa	102 -115
~uksan	-139 -72
~ukt	46 161
~ukta	22 -62
~ukta$	22 -62
~ukti	37 173
~ukti$	37 173
~uku	146 244
~uku$	120 65
~ukun	32 260
~ukun$	-6 109
~ukung	-31 79
~ukup	-95 -79
~ukup$	-95 -79
~ukur	152 -74
~ul$	5 35
~ula	169 86
~ula$	-82 115
~ulab	139 -95
~ulab$	111 -56
~ulabi	82 -26
~ulan	104 -64
~ulana	-53 15
~ulanc	127 -215
~ulane	44 23
~ulao	116 -78
~ulao$	116 -78
~ular	86 -73
~ular$	86 -73
~ulat	73 97
~ulat$	158 -45
~ulau	95 -8
~ulau$	52 46
~ulav	-162 56
~ulava	-162 56
~ulay	6 61
~ulaya	-12 -2
~ulb	-42 122
~ulb$	-86 130
~ulc	-135 -46
~ulce	-135 -46
~ulcer	-135 -46
~uld	-10 40
~uld$	-80 75
~ulde	86 -223
~ulder	86 -223
~ule	140 22
~ule$	25 140
~uled	101 83
~uled$	101 83
~ulen	147 -51
~ulens	147 -51
~uler	75 19
~uler$	75 19
~ules	-107 -156
~ules$	-107 -156
~ulet	-194 -192
~ulf	91 39
~ulf$	76 53
~ulfa	95 24
~ulfas	72 26
~ulg	78 38
~ulge	-68 -48
~ulge$	-68 -48
~ulgi	154 -31
~ulgin	154 -31
~ulh	179 18
~ulha	113 -40
~ulhe	125 61
~ulhe$	125 61
~uli	137 107
~uli$	-70 60
~ulin	240 2
~ulin$	100 22
~uling	244 -68
~ulis	152 90
~ulis$	31 96
~ulise	149 -18
~ulk	-13 -139
~uln	-85 -135
~ulne	-109 -92
~ulne$	-109 -92
~ulo	98 -192
~ulp	-22 51
~ulp$	-56 15
~uls	48 -381
~uls$	-131 -71
~ulse	153 -243
~ulse$	153 -243
~ulsi	-85 -142
~ulsi$	-85 -142
~ult	217 -101
~ult$	-193 -67
~ulta	84 -283
~ulta$	114 -250
~ulte	-98 11
~ulte$	-91 -50
~ulti	306 -10
~ulti$	306 -3
~ultiv	-13 -29
~ultr	-104 -54
~ultra	-104 -54
~ults	-123 118
~ults$	-123 118
~ulu	79 43
~ulu$	108 82
~uly	43 15
~uly$	44 3
~um$	112 232
~uma	-61 34
~uma$	-101 -59
~umak	47 -124
~umakh	3 -116
~uman	-9 -52
~uman$	-95 -181
~umar	-28 -122
~umar$	-2 -81
~umat	-61 217
~umate	-61 217
~umb	165 3
~umb$	222 -56
~umba	-70 48
~umbai	-148 -123
~umbe	17 56
~umber	11 56
~umbl	159 -159
~umble	128 -142
~ume	-120 26
~ume$	-106 -161
~umen	49 -97
~ument	-74 -90
~umer	-189 109
~umer$	-174 113
~umh	-168 -146
~umha	-93 -66
~umhar	-93 -66
~umhe	-104 -122
~umhen	-38 -153
~umi	147 1
~umie	127 -87
~umie$	139 -77
~umk	-15 132
~umko	-30 134
~umko$	-30 134
~umn	-115 37
~umne	-127 64
~umne$	-127 64
~umo	-98 -117
~umou	-74 -43
~umour	-74 -43
~ump	101 149
~ump$	121 136
~umpe	162 -16
~umped	162 -16
~umpi	-72 145
~umpin	-72 145
~umps	-85 -153
~umps$	-59 -132
~umr	-103 -248
~umr$	-45 -196
~umra	-147 -121
~umrah	-147 -121
~ums	147 -191
~ums$	68 -39
~umt	-103 20
~umy	83 0
~umy$	83 -22
~un$	90 182
~una	64 -74
~una$	31 -3
~unai	-92 -23
~unai$	-92 -23
~unao	-228 -226
~unao$	-228 -226
~unar	-19 -48
~unb	-146 -189
~unbu	-45 -93
~unbur	-45 -93
~unc	95 49
~unch	-52 80
~unch$	73 -7
~uncha	-51 66
~unchi	-149 62
~uncl	182 -59
~uncle	182 -59
~unco	-91 -82
~uncon	-91 -82
~unct	43 5
~uncti	43 5
~und	157 53
~und$	90 16
~unda	-200 -68
~unda$	-141 -90
~undar	-4 -141
~unday	-117 85
~unde	145 25
~under	44 85
~undh	228 67
~undh$	82 9
~undhl	131 -106
~undhn	-63 127
~undhu	141 -81
~undi	77 67
~undi$	42 110
~undl	-5 -167
~undn	86 -52
~undnu	86 -52
~une	-129 -126
~une$	-100 -152
~uner	-95 6
~unera	-44 12
~ung	55 233
~ung$	127 -55
~unga	7 183
~unga$	-59 203
~ungaf	141 -47
~ungal	-100 -50
~unge	-19 -78
~unger	-19 -78
~ungf	14 -21
~ungfa	14 -21
~ungh	-86 57
~ungh$	-163 94
~ungha	59 -129
~ungi	-47 264
~ungi$	-76 267
~ungl	119 -285
~ungle	-1 12
~ungli	121 -318
~ungs	-92 -183
~ungs$	-92 -183
~ungu	-169 -88
~ungun	-162 -86
~unh	42 -63
~unh$	89 -66
~unhe	-47 -17
~unhen	-47 -17
~unho	31 35
~unhon	31 35
~uni	179 159
~uni$	156 -47
~unif	-73 12
~unifo	-73 12
~unil	34 105
~unila	76 34
~unin	42 -98
~uning	11 -48
~unins	-34 -60
~unio	-4 22
~unior	31 55
~unit	164 83
~unit$	15 130
~units	151 -103
~uniy	-21 215
~uniya	-21 215
~unj	32 -195
~unja	-87 -87
~unjab	-87 -87
~unjh	16 -117
~unjhu	16 -117
~unk	46 49
~unk$	185 -96
~unka	27 -45
~unka$	48 -27
~unkar	-38 -25
~unke	23 25
~unke$	-124 25
~unki	-111 59
~unki$	-111 59
~unko	-91 98
~unko$	-91 98
~unl	-25 -71
~uno	-86 49
~uns	-166 -104
~uns$	54 -37
~unsa	-43 -59
~unsa$	-43 -59
~unsc	-90 -101
~unscr	-90 -101
~unse	-155 -234
~unse$	-33 -95
~unsel	-137 -188
~unsi	-179 30
~unsi$	-179 30
~unsl	-16 -1
~unt	92 98
~unt$	-94 -116
~unta	-40 181
~unta$	-27 90
~unte	-23 120
~unted	-58 153
~unti	86 -14
~untin	121 56
~unts	100 136
~unts$	100 136
~untu	-38 92
~unty	43 12
~unty$	43 12
~unu	75 9
~unu$	96 16
~uny	-94 -145
~uny$	-75 -137
~uor	106 -141
~uor$	152 -84
~up$	152 -111
~upa	65 201
~upa$	153 -32
~upan	-99 86
~upar	153 233
~upar$	132 230
~upat	42 130
~upata	-14 176
~upay	-272 -141
~upay$	-257 -113
~upb	46 122
~upbo	46 122
~upboa	46 122
~upd	-107 -113
~upda	-107 -113
~updat	-107 -113
~upe	201 -94
~uper	186 -79
~uper$	143 -129
~upi	143 -168
~upi$	-85 -259
~upil	175 -46
~upil$	117 -18
~upils	121 -29
~upir	140 -41
~upiri	140 -41
~upis	-139 -19
~upis$	-139 -19
~upl	-127 -148
~uple	-52 -82
~uple$	-36 -53
~uplo	-76 -68
~uploa	-76 -68
~upo	-83 101
~upor	-44 39
~uport	-44 39
~upr	-136 30
~ups	-269 12
~ups$	-226 -29
~upsc	-82 78
~upsc$	-82 78
~upt	-111 -15
~upu	-58 -99
~upy	-145 -132
~upye	-73 -71
~upye$	-73 -71
~ur$	176 17
~ura	7 -5
~ura$	139 18
~urad	-147 -121
~urak	-205 -2
~urak$	-98 -142
~uraks	-57 -76
~ural	83 66
~ural$	119 77
~uran	-186 -178
~uran$	26 -129
~urana	-183 -266
~uranc	-145 -4
~urane	-14 -131
~urani	-200 -174
~urant	0 65
~urat	50 -22
~urat$	8 1
~urc	17 -30
~urch	-61 -1
~urd	-362 -212
~urd$	-181 -108
~urda	-119 -33
~urday	-58 19
~urde	-205 -106
~urder	-190 -213
~ure	115 -152
~ure$	6 -92
~urea	20 -14
~urea$	20 -14
~ured	135 63
~ured$	135 63
~uren	111 -207
~urent	111 -207
~ures	28 -123
~ures$	44 -46
~urg	80 -342
~urg$	-44 -58
~urga	166 -89
~urga$	51 -45
~urgao	151 -60
~urge	-76 -220
~urger	-127 -114
~urgi	-43 -128
~urgl	74 -22
~uri	-85 -97
~uri$	-57 -38
~uric	-227 0
~uric$	-215 -121
~urik	-101 -31
~urik$	-101 -31
~urin	5 -105
~urine	-22 -32
~uring	-44 -83
~urio	-146 -141
~uriou	-142 -136
~urit	96 24
~urity	7 65
~uriy	-142 60
~uriya	-142 60
~url	30 -59
~urm	6 -72
~urme	15 -52
~urmer	15 -52
~urn	-75 -33
~urn$	-236 -1
~urne	19 73
~urned	15 74
~urni	88 58
~urnin	118 44
~urns	25 -226
~urns$	25 -226
~urnt	-116 -7
~urnt$	-116 -7
~uro	-1 -212
~uro$	25 -74
~urp	139 97
~urpl	171 -101
~urple	162 -99
~urpo	-73 142
~urpos	-73 142
~urs	-15 -176
~urs$	-4 -114
~ursd	-30 55
~ursda	-30 55
~urse	-47 -112
~urse$	-37 -80
~ursi	-106 -137
~ursi$	65 -96
~ursin	-166 -75
~urst	193 -99
~urst$	183 -97
~urt	4 13
~urt$	-61 192
~urta	-78 -155
~urta$	-203 -210
~urtai	164 28
~urti	115 75
~urtin	125 21
~urts	24 -195
~urts$	24 -195
~uru	103 -59
~uru$	30 -263
~urug	137 107
~urus	-61 -96
~urv	-139 -17
~urve	-70 -111
~urved	-70 -111
~urvi	-100 30
~urviv	-94 34
~ury	8 -28
~ury$	36 -5
~us$	-45 -67
~usa	91 -129
~usa$	130 -161
~usam	-214 -139
~usam$	-214 -139
~usb	15 92
~usba	15 92
~usban	15 92
~usc	-68 -86
~uscl	-76 -64
~uscle	-76 -64
~use	-60 -30
~use$	-85 10
~usea	-14 -58
~usea$	-14 -58
~used	90 -96
~used$	90 -96
~usef	-106 -105
~usefu	-106 -105
~usel	69 -80
~usele	-108 -78
~uses	-33 55
~uses$	-33 55
~usg	-81 -69
~usg$	-81 -69
~ush	-29 -40
~ush$	-102 -19
~usha	120 -98
~ushan	-90 -41
~ushe	126 -22
~ushed	130 -12
~ushi	-73 105
~ushi$	-60 130
~ushin	-5 -36
~ushm	-109 -108
~ushma	-109 -108
~ushr	54 -76
~ushru	54 -76
~usi	21 -111
~usi$	-83 -40
~usil	32 -42
~usil$	32 -42
~usin	-136 -9
~usin$	-40 -2
~using	-38 -3
~usins	-119 -32
~usir	203 -108
~usira	174 -89
~usk	-18 125
~uska	-35 124
~uska$	-18 193
~uske	95 31
~uske$	95 31
~uskh	-70 -71
~uskha	-44 -65
~uski	-79 160
~uski$	-79 160
~usko	-43 -66
~usko$	-43 -66
~usku	-40 110
~uskur	-40 110
~usm	-8 -11
~usme	-8 -11
~usn	69 54
~usne	69 56
~usne$	69 56
~usr	-123 91
~usra	-30 27
~usra$	-30 27
~usre	-129 -42
~usre$	-129 -42
~usri	-45 109
~usri$	-45 109
~ust	74 33
~ust$	167 121
~usta	-118 -160
~ustar	-17 -29
~uste	-190 -264
~uster	-227 -240
~usti	-170 -25
~usto	55 10
~ustom	58 -7
~usu	-34 -39
~usu$	46 -113
~usua	-131 15
~usual	-131 15
~usy	-4 22
~usy$	-4 22
~ut$	91 133
~uta	125 41
~uta$	162 -77
~utan	61 20
~utan$	5 36
~utar	-54 121
~utar$	1 127
~utara	-148 160
~utarn	50 -195
~utart	-19 -179
~utb	25 -59
~utba	29 -51
~utbal	29 -51
~utc	76 -30
~utch	76 -30
~utch$	12 -24
~ute	162 -118
~ute$	89 -204
~utel	105 -48
~uter	87 -139
~uter$	59 -119
~utes	62 3
~utes$	62 3
~uth	238 100
~uth$	69 -224
~utha	65 114
~utha$	-38 50
~uthak	115 -16
~uthan	-35 -41
~uthat	-2 83
~uthay	98 -47
~uthe	140 -188
~uthe$	140 -188
~uthi	236 -94
~uthi$	185 -49
~uthk	-93 4
~uthka	-116 5
~uthn	-102 92
~uthna	-72 138
~uthp	56 -138
~uthpa	38 -107
~uthpe	36 -39
~utht	83 -34
~uthta	72 28
~uthte	68 -126
~uthti	-81 -64
~uthu	-23 238
~uthu$	44 125
~uti	101 45
~uti$	73 -31
~utin	-31 79
~utine	-60 -106
~uting	-80 111
~utio	-22 -40
~ution	-22 -40
~utiy	-150 -59
~utk	33 -67
~utka	72 47
~utkar	-32 131
~utki	83 -12
~utki$	83 -12
~utku	-52 -130
~utkul	-162 -103
~utl	281 -187
~utle	100 -42
~utli	235 -122
~utli$	235 -122
~utn	-317 -169
~utna	-220 -96
~utna$	-220 -96
~utne	-189 -41
~utne$	-186 -32
~utno	27 -82
~uto	141 -65
~uto$	168 -24
~uton	67 -92
~uton$	67 -92
~utp	-42 -91
~utpa	1 -65
~utr	326 -114
~utra	226 0
~utra$	226 0
~utre	182 -124
~utre$	174 -123
~utro	119 -49
~uts	-98 41
~uts$	-202 32
~utsi	1 23
~utsid	1 23
~utu	1 -16
~utub	94 -45
~utube	94 -45
~utun	93 49
~uty	-66 128
~uty$	-66 128
~uva	-1 -20
~uva$	81 -130
~uvah	-69 -97
~uvaha	-69 -97
~uvan	-81 143
~uvan$	-107 146
~uve	118 -136
~uy$	26 -99
~uye	-89 33
~uye$	-89 35
~uys	-10 88
~uys$	-10 88
~va$	84 40
~vab	9 -194
~vab$	35 -172
~vac	-188 -130
~vach	5 30
~vacha	22 -122
~vaci	-298 -207
~vacin	-298 -207
~vad	-79 -213
~vad$	-112 -259
~vada	-128 21
~vada$	-62 45
~vadi	-5 14
~vadi$	2 22
~vae	69 -32
~vaen	67 -26
~vaen$	67 -26
~vag	-166 -282
~vaga	-152 -189
~vagai	-61 -46
~vagan	-118 -115
~vage	-135 -140
~vage$	-130 -107
~vah	-111 60
~vah$	-67 -91
~vaha	-100 39
~vaha$	33 -11
~vahan	-60 113
~vahat	-93 -104
~vahi	-28 64
~vahi$	-43 64
~vahin	26 -1
~vai	200 -11
~vai$	111 38
~vaid	-36 -27
~vain	-54 -124
~vain$	-54 -124
~vais	194 -84
~vaise	137 3
~vaish	-40 -32
~vaisi	-4 -129
~vaist	155 79
~vait	182 65
~vait$	234 0
~vaiti	-34 97
~vaiy	-155 33
~vaiya	-152 20
~vaj	58 67
~vaj$	153 -14
~vaja	-9 -20
~vaja$	200 10
~vajah	-135 60
~vajan	-236 -144
~vaje	-169 11
~vaje$	-169 11
~vak	81 165
~vake	109 166
~vake$	194 194
~vakes	-173 -128
~vaki	134 67
~vakin	136 72
~vaks	-103 -147
~vaks$	-103 -147
~vakt	4 107
~vakt$	4 107
~vaky	-180 -55
~vaky$	-194 -54
~val	-11 -34
~val$	-97 -215
~vala	-47 32
~vala$	-63 0
~vale	-86 -45
~vale$	-53 -53
~vali	91 2
~vali$	75 0
~valid	-23 117
~valk	-106 -288
~valk$	138 -227
~valke	-46 -121
~valki	-214 -92
~valks	-109 -81
~valo	146 141
~valo$	-152 33
~valon	23 65
~valov	215 115
~van	37 153
~van$	-25 155
~vana	-213 -31
~vana$	-263 -10
~vand	100 -71
~vandh	100 -115
~vane	-137 -206
~vane$	-137 -206
~vani	-33 -66
~vani$	10 -201
~vanis	-94 72
~vant	106 105
~vant$	17 120
~vante	31 164
~vants	-44 -77
~vanu	3 -7
~vap	-119 -61
~vapa	-75 -42
~vapas	-75 -42
~var	122 -22
~var$	107 94
~vara	66 -121
~vara$	139 -30
~varan	-158 -74
~vard	120 -59
~vard$	58 -64
~varde	52 -34
~vards	75 -10
~vare	63 -107
~vare$	84 -30
~varen	-40 -89
~varf	101 98
~varfa	101 98
~vari	55 -70
~vari$	74 -10
~vark	-163 94
~vark$	-64 -46
~varka	-37 -10
~varm	-72 14
~varm$	-72 14
~varn	63 -87
~varna	-108 -78
~vars	-223 -122
~varsh	-197 -101
~vart	-213 -160
~varu	35 -188
~vas	188 28
~vas$	174 -30
~vasa	149 46
~vasam	124 -77
~vase	-73 -105
~vasel	-62 -39
~vash	-61 37
~vash$	-22 -135
~vashe	-11 -22
~vashi	-149 -133
~vashr	43 132
~vasi	-129 -19
~vasir	-114 -135
~vasiy	-26 60
~vast	-40 31
~vasth	-135 -115
~vat	118 120
~vat$	71 -199
~vata	-59 215
~vata$	46 122
~vatc	202 -60
~vatch	202 -60
~vate	1 -36
~vate$	-66 0
~vater	14 -44
~vati	13 -76
~vati$	20 -33
~vau	-200 -215
~vau$	-137 -197
~vaun	-108 -32
~vaun$	-108 -32
~vav	33 -42
~vave	19 -38
~vay	-13 197
~vay$	-20 195
~vaya	-74 96
~vaya$	-18 122
~vaye	-16 -29
~vaye$	-16 -29
~vayi	198 -98
~vayi$	189 -62
~vays	-101 111
~vays$	-101 111
~vbo	129 -51
~vbor	129 -51
~vborn	129 -51
~vde	6 -152
~vder	6 -152
~vder$	-12 -150
~vdh	-57 -34
~vdha	-57 -34
~vdhan	-57 -34
~ve$	22 103
~vea	69 -232
~veak	16 -195
~veak$	47 -164
~vear	-210 -34
~vear$	-121 -144
~veat	139 -237
~veat$	134 -67
~veath	-183 -148
~veati	221 -73
~veb	-80 -113
~ved	20 -7
~ved$	-32 61
~veda	115 -221
~vedan	117 -196
~vedi	-79 -33
~vedin	-48 -11
~veg	-216 -207
~veg$	-140 -117
~vege	-116 -124
~veget	-116 -124
~vei	-246 73
~veig	-246 -45
~veigh	-246 -45
~vein	-42 88
~veins	-40 93
~veir	22 114
~veird	22 114
~vel	-179 -87
~vel$	-186 11
~veld	-43 -48
~veldi	-43 -48
~veli	9 -148
~velin	-9 -142
~velo	-112 -141
~velop	-98 -84
~vels	-16 -74
~vels$	-16 -74
~vem	-20 -61
~vemb	-92 -38
~vembe	-92 -38
~ven	90 -48
~ven$	57 13
~veni	-32 -15
~venin	-32 -15
~veno	-166 -182
~venom	-166 -182
~vent	166 17
~vent$	187 67
~venti	-106 -119
~ver	19 141
~ver$	-21 60
~vera	-187 -218
~verd	-105 101
~verdo	-58 115
~vere	148 -3
~vere$	60 30
~vered	123 -107
~veri	229 49
~verin	282 67
~vers	-179 -134
~vers$	-165 -62
~versa	-104 -69
~vert	-44 12
~vert$	-116 -110
~verth	19 136
~very	47 110
~very$	-81 -31
~veryb	32 37
~veryo	102 166
~veryt	-41 90
~veryv	167 -88
~ves	-123 134
~ves$	-135 109
~vese	-16 -22
~vesel	-16 -22
~vest	34 34
~vet	147 -127
~vet$	130 -54
~vha	-154 -91
~vhat	-154 -91
~vhat$	-152 -107
~vhate	-31 -29
~vhats	-46 38
~vhe	-44 -33
~vhen	-32 -54
~vhen$	-50 -47
~vher	-38 8
~vhere	-38 8
~vhet	-38 25
~vheth	-38 25
~vhey	-30 -39
~vhey$	-30 -39
~vhi	35 -45
~vhic	-300 13
~vhich	-300 13
~vhij	197 -85
~vhiji	172 -70
~vhil	24 -57
~vhilc	-78 78
~vhile	43 -251
~vhis	151 -78
~vhist	151 -59
~vhit	65 -236
~vhite	66 -231
~vho	-137 -129
~vho$	-202 -174
~vhol	102 15
~vhole	102 15
~vhom	-132 -17
~vhom$	-132 -17
~vhy	-351 -76
~vhy$	-351 -76
~vi$	-167 13
~via	13 8
~vic	18 -103
~vice	-5 -80
~vice$	-1 -32
~vich	48 -35
~vich$	70 6
~vid	-207 181
~vid$	8 43
~vida	-72 87
~vida$	5 104
~vidai	-144 -132
~vide	-237 14
~video	-218 -23
~vidh	-160 -48
~vidi	32 155
~vidiy	32 155
~vie	-302 -301
~vie$	-232 -206
~viev	-127 -194
~viev$	-116 -232
~vif	15 88
~vife	54 116
~vife$	66 228
~vifes	-69 -141
~vifi	-101 -119
~vifi$	-101 -119
~vig	-96 138
~vigy	-45 -94
~vigy$	-45 -94
~vij	93 -187
~vijn	-64 -81
~vijna	-64 -81
~vik	29 -77
~vik$	-38 -176
~vike	-121 -203
~viken	-89 -149
~vikl	-178 -116
~vikly	-178 -116
~viks	119 -49
~viks$	119 -49
~vil	-142 60
~vil$	-148 67
~vila	-109 48
~vilag	-90 94
~vim	-174 -195
~vimi	-146 -177
~vimin	-146 -177
~vin	161 -41
~vin$	-42 59
~vinc	51 94
~vind	-121 82
~vind$	-81 97
~vindo	-79 -2
~vine	88 -98
~ving	209 -138
~ving$	212 -110
~vings	-95 -66
~vins	105 -79
~vins$	105 -79
~vint	-182 -45
~vinte	-182 -45
~vio	33 -62
~viol	-32 -38
~viole	-32 -38
~viou	67 -21
~vious	67 -21
~vip	59 30
~vipe	82 61
~viper	82 61
~vir	51 -50
~vir$	-1 -131
~vira	-58 0
~viral	-173 -60
~virat	-23 -155
~vire	131 -146
~vire$	131 -146
~vis	-124 32
~visa	-136 -133
~visa$	-132 -128
~vise	-148 -119
~vise$	-141 -97
~vish	-67 149
~vish$	-185 176
~visha	73 47
~vishv	-133 -74
~visi	36 -151
~visio	124 -31
~visit	-82 -114
~vist	-128 -38
~vit	-42 35
~vit$	-114 -153
~vita	-278 -279
~vita$	-164 -169
~vitam	-208 -188
~vitc	81 72
~vitch	81 72
~vith	0 118
~vith$	25 0
~vitho	-36 110
~vity	-63 -118
~vity$	-63 -118
~viv	-223 -79
~viva	-101 -195
~viva$	-106 -136
~vive	-186 -1
~vive$	-128 -100
~vived	-83 58
~vja	122 -18
~vja$	-37 41
~vjat	133 -110
~vjat$	133 -110
~vk$	200 -95
~vks	-13 -80
~vks$	-13 -80
~vl$	54 -43
~vla	97 -121
~vla$	63 -109
~vle	-56 -64
~vled	-54 -42
~vli	-171 -149
~vlin	-171 -149
~vling	-169 -147
~vlu	-95 -79
~vluk	-95 -79
~vluku	-95 -79
~vly	-84 -84
~vly$	-83 -70
~vn$	130 118
~vne	-6 7
~vned	-106 -117
~vned$	-106 -117
~vner	65 88
~vner$	65 88
~vni	-159 -218
~vni$	-92 -111
~vnin	-109 -150
~vning	-109 -150
~vns	213 -19
~vns$	214 -70
~vo$	114 54
~voh	39 74
~voh$	109 -14
~voi	-11 53
~voic	41 74
~voice	41 74
~void	-94 -33
~void$	-94 -33
~vok	195 -102
~voke	195 -102
~voke$	189 -97
~vol	162 -126
~vole	161 -101
~volen	167 -92
~volu	-55 -139
~vom	263 -179
~voma	-33 -120
~voman	-33 -120
~vome	-86 -53
~vomen	-86 -53
~vomi	284 -92
~vomit	284 -92
~von	106 107
~von$	-112 -115
~vont	149 181
~vont$	149 181
~vor	-65 -159
~vorc	-57 32
~vorce	-57 32
~vord	69 -42
~vord$	5 -130
~vords	107 59
~vork	-128 -65
~vork$	-142 -255
~vorke	129 -167
~vorki	-93 30
~vorko	21 -79
~vorks	-219 180
~vorl	-77 9
~vorld	-61 -81
~vorm	-147 -138
~vors	69 3
~vorst	87 -76
~vort	-158 -110
~vorth	-156 -105
~vory	117 -115
~vory$	113 -93
~vou	-125 165
~voul	-16 243
~vould	-16 243
~voun	-94 -172
~vound	-94 -172
~vous	-66 -65
~vous$	-66 -65
~vra	67 -12
~vrap	85 61
~vrat	98 -113
~vrat$	53 -87
~vratr	57 -79
~vri	-63 74
~vri$	8 -76
~vrid	-20 40
~vridh	-20 40
~vrin	118 5
~vris	44 128
~vrist	44 128
~vrit	-190 -47
~vrite	-305 15
~vriti	-43 -123
~vro	-28 164
~vron	31 18
~vrong	31 18
~vrot	-119 189
~vrote	-119 189
~vs$	-59 -276
~vsa	-19 -43
~vsad	-19 -43
~vsad$	-19 -43
~vsp	-41 20
~vspa	-41 20
~vspap	-41 20
~vsy	165 -45
~vsy$	165 -45
~vt$	-38 -56
~vti	37 -111
~vti$	37 -111
~vu$	11 161
~vud	56 -124
~vud$	18 -122
~vy$	-30 -243
~vya	-99 -64
~vyay	-99 -64
~vyaya	-99 -64
~vyu	-102 48
~vyu$	-102 48
~ya$	-91 11
~yab	-64 186
~yab$	71 137
~yabe	-85 151
~yabi	-121 -93
~yabin	-121 -93
~yad	-37 -12
~yad$	-42 45
~yada	-57 -27
~yada$	-48 -19
~yag	-79 -34
~yah	49 100
~yah$	-54 -71
~yaha	179 61
~yaha$	186 71
~yahan	50 5
~yahi	-125 89
~yahi$	-122 65
~yaj	-174 -18
~yaj$	-174 -18
~yak	-31 38
~yak$	33 62
~yal	-123 91
~yal$	-211 142
~yala	63 18
~yala$	149 -110
~yali	-141 -164
~yali$	-135 -136
~yam	-191 -31
~yam$	-168 -288
~yan	138 181
~yan$	99 96
~yana	-97 104
~yani	-80 136
~yani$	-71 -10
~yanid	-19 153
~yar	-195 -90
~yar$	-239 -64
~yara	12 -45
~yarah	12 -45
~yari	-239 -49
~yari$	-232 -164
~yas	95 46
~yas$	58 57
~yat	66 -162
~yat$	10 -8
~yath	-108 -168
~yatha	-108 -168
~yatr	34 -137
~yatra	15 -133
~yav	-376 -59
~yava	-287 0
~yavad	-190 -109
~yavn	-74 -60
~yay	150 -3
~yaya	-99 -64
~yayam	-99 -64
~ybe	2 -50
~ybe$	42 -29
~ybo	35 53
~ybod	88 99
~ybody	88 99
~ych	-121 158
~ychi	-133 70
~ychia	-15 -78
~ycho	-43 -71
~ychol	-43 -71
~ycl	-82 69
~ycle	-56 27
~ycle$	-51 34
~yda	-20 -4
~yda$	-118 7
~yday	82 -31
~yday$	82 -31
~yde	-123 -207
~yde$	-153 -163
~yder	31 -82
~ydera	31 -82
~ye$	-35 -9
~yea	-267 -306
~year	-243 -281
~year$	-192 -206
~yearl	-16 -106
~years	-150 -174
~yed	-27 117
~yed$	-27 117
~yeg	-14 51
~yega	61 93
~yega$	61 93
~yegi	-162 -54
~yegi$	-162 -54
~yel	16 -242
~yeli	-46 -106
~yelid	-46 -106
~yelo	14 -177
~yelov	14 -177
~yen	-114 89
~yeng	44 7
~yenge	44 7
~yer	-128 88
~yer$	-128 88
~yes	4 -122
~yes$	49 -135
~yest	-11 -19
~yeste	7 -14
~yet	161 -192
~yet$	96 -144
~yfo	-46 -102
~yfoi	-46 -102
~yfoid	-46 -102
~yge	-16 19
~ygen	-16 19
~ygen$	-16 19
~yi$	165 144
~yin	28 60
~yind	147 -27
~yindi	147 -27
~ying	-34 86
~ying$	-34 86
~yke	-59 80
~yke$	-59 80
~yl$	93 126
~yla	145 -100
~yle	10 -17
~yle$	11 -97
~yli	71 44
~ylin	80 64
~ylind	86 -33
~ym$	-138 -260
~yme	-89 -181
~ymo	-103 137
~ymor	-92 149
~ymore	-92 149
~ymp	-115 -145
~ympt	-107 -124
~ympto	-107 -124
~yna	-132 -109
~ynae	-73 -26
~ynt	36 -71
~ynth	36 -71
~ynthe	36 -71
~yo$	194 36
~yog	-78 -221
~yog$	-100 -159
~yoga	-24 -135
~yoga$	-24 -135
~yoj	-28 -87
~yon	-199 126
~yon$	-458 -111
~yone	91 220
~yone$	86 192
~yones	35 97
~yonk	-35 -92
~yonki	-35 -92
~yop	-84 -113
~yor	-93 -65
~york	-93 -65
~yorke	-93 -65
~you	-189 -125
~you$	-231 -119
~youn	-30 63
~young	-30 63
~your	-36 -45
~your$	-10 -39
~yout	67 -87
~youtu	94 -45
~ypa	-89 -202
~ypas	-59 -188
~ypas$	-59 -188
~ype	1 -52
~ype$	39 -215
~yped	-87 176
~yped$	-87 176
~ypi	23 -29
~ypin	40 -11
~yping	40 -11
~ypo	-16 -15
~ypot	-16 -15
~ypoth	-16 -15
~ypu	-128 -115
~yr$	-74 20
~yra	-114 -156
~yrai	-77 -107
~yraid	-77 -107
~yran	-102 -79
~yran$	-102 -79
~yri	-158 -175
~yri$	-125 -121
~yric	-92 -111
~yrics	-92 -111
~yro	-111 -14
~yroi	-19 -159
~yroid	-19 -159
~yrok	-127 -124
~yroks	-127 -124
~yron	-79 94
~yrono	-79 94
~yrs	-58 -76
~yrs$	-58 -76
~yru	-10 -119
~yrup	-10 -119
~yrup$	-10 -119
~ys$	6 124
~yse	36 246
~ysel	21 265
~yself	21 265
~yser	32 -112
~yser$	79 -92
~ysi	-34 -140
~ysic	-27 46
~ysics	-21 48
~ysio	-189 -140
~ysio$	-128 -96
~ysiot	-106 -66
~ysis	86 -113
~ysis$	86 -113
~yst	-154 -175
~yste	-154 -175
~ystem	-100 -122
~yster	-89 -69
~yth	-108 59
~yth$	-106 -90
~ythi	-52 107
~ythin	-25 120
~ythm	-48 -39
~ythm$	-48 -39
~ytho	-52 -145
~ython	-52 -145
~yti	-78 37
~yu$	-187 -91
~yub	-136 4
~yun	112 120
~yun$	47 -140
~yur	-187 -166
~yuri	-163 -89
~yurik	-101 -31
~yurv	-70 -111
~yurve	-70 -111
~yus	-114 -45
~yush	-114 -45
~yushm	-104 -94
~yut	76 -52
~yuti	81 -44
~yuti$	81 -44
~yva	36 -63
~yvay	-14 -59
~yvay$	-14 -59
~yvh	153 34
~yvhe	153 34
~yvher	153 34
~میں	127 70
~میں$	127 70
~نہی	202 91
~نہیں	202 91
~نہیں$	202 91
~نے$	234 70
~کا$	-269 59
~ہیں	178 69
~ہیں$	178 69
~ہے$	176 21
~یں$	222 99
~কি$	63 -212
~কে$	178 -201
~কো	-198 -213
~গেছ	246 -164
~গেছে	274 -127
~গেছে$	274 -127
~চ্ছ	113 240
~চ্ছে	148 176
~চ্ছে$	148 176
~ছে$	490 106
~ড়ি	243 101
~তে$	153 179
~নাই	224 93
~নাই$	224 93
~য়$	-238 78
~য়া	-268 170
~য়ে	204 85
~রে$	19 255
~হয়	60 -154
~়েছ	232 -173
~াই$	192 242
~ায়	-179 88
~ার$	161 104
~েছে	347 71
~েছে$	356 -194
~েজ$	165 89
~্ছে	148 176
~্ছে$	148 176
~ਗਿਆ	286 -122
~ਗਿਆ$	286 -122
~ਦਾ$	-284 214
~ਿਆ$	335 -176
~છે$	152 169
~તો$	174 177
~થી$	260 114
~નથી	246 56
~નથી$	246 56
~ને$	185 202
~માં	185 -192
~માં$	185 -192
~યો$	315 -209
~વું	-175 85
~વું$	-175 85
~ાં$	185 -192
~ું$	206 205
~ଛି$	49 144
~ରେ$	154 52
~ଲା$	320 -212
~இரு	123 90
~இருக	91 29
~இருக்	91 29
~என்	-219 79
~கால	136 -205
~கு$	100 -12
~க்க	143 245
~க்க$	21 125
~க்கல	0 149
~க்கு	94 38
~க்கு$	100 -12
~ங்க	104 208
~சு$	344 -205
~ச்ச	242 39
~ச்சி	100 35
~ச்சு	303 51
~ச்சு$	314 -188
~டி$	134 -157
~டிச	162 -115
~டிச்	162 -115
~டிச்ச	162 -115
~ட்ட	224 125
~து$	216 208
~த்த	169 -16
~ந்த	203 114
~ந்து	236 114
~ந்து$	197 122
~ன்$	-42 293
~ன்ன	-281 36
~பு$	91 -227
~போ	192 24
~ப்ப	174 -364
~ப்பு	-55 -212
~ப்பு$	-6 -147
~மா$	145 -170
~ம்$	99 53
~ம்ப	199 -182
~ம்பு	102 -134
~ம்பு$	102 -134
~யல$	157 33
~ரத்	233 -222
~ரத்த	233 -222
~ருக	8 198
~ருக்	8 198
~ருக்க	8 198
~ருந	108 139
~ருந்	108 139
~ருந்த	108 139
~லி$	111 -189
~லை$	75 129
~ல்$	-39 -346
~ல்ல	146 35
~வலி	128 -218
~ான்	37 217
~ான்$	37 217
~ாம்	153 107
~ாய்	-294 -215
~ார்	99 14
~ிக்	-11 120
~ிக்க	-11 120
~ிக்கல	-232 155
~ிக்கு	81 -249
~ிச்	121 73
~ிச்ச	121 73
~ிப்	16 -165
~ிப்ப	16 -165
~ியல	157 33
~ியல$	157 33
~ிரு	-19 143
~ுக்	153 227
~ுக்க	153 227
~ுக்கு	203 -49
~ுது	132 83
~ுது$	152 98
~ுந்	88 200
~ுந்த	88 200
~ுந்து	108 139
~ும்	-309 147
~ும்$	-309 147
~ேன்	-231 214
~ைக்	206 -181
~ைக்க	206 -181
~்க$	82 170
~்கல	0 149
~்கி	50 233
~்கு	94 38
~்கு$	100 -12
~்சி	100 35
~்சு	334 41
~்சு$	344 -205
~்தி	-243 72
~்து	223 173
~்து$	197 122
~்னு	83 164
~்பு	63 -277
~்பு$	91 -227
~ంది	343 20
~ంది$	343 20
~ఉంద	4 106
~ఉంది	4 106
~ఉంది$	4 106
~కాల	97 108
~కి$	269 -278
~చ్చ	-134 62
~ట్ల	198 105
~డి$	29 145
~డు$	162 132
~ది$	343 20
~దు$	302 54
~నా$	26 267
~ని$	-252 253
~న్న	205 156
~పోయ	203 108
~ప్ప	147 -220
~యి$	284 -156
~యిం	189 -120
~యింద	189 -120
~యింది	189 -120
~ర్$	97 -208
~లి$	44 65
~లు$	101 177
~లేద	245 77
~లేదు	245 77
~లేదు$	245 77
~ళ్ళ	177 -272
~సుక	-187 324
~ాక్	182 -172
~ాలి	44 65
~ాలి$	-260 76
~ింద	342 34
~ింది	306 -247
~ింది$	306 -247
~ేదు	245 77
~ేదు$	245 77
~్లే	198 105
~ಕು$	-150 153
~ಕೊ	17 300
~ಗೆ$	235 -39
~ತಿಲ	270 -168
~ತಿಲ್	270 -168
~ತಿಲ್ಲ	270 -168
~ತ್ತ	171 159
~ದು$	102 66
~ದೆ$	383 -12
~ದ್ದ	310 41
~ದ್ದಾ	242 66
~ನು$	100 46
~ನೊ	46 30
~ನೋ	46 30
~ನ್ನ	-233 145
~ಬೇ	-150 153
~ಬೇಕ	-150 153
~ಬೇಕು	-150 153
~ಮಾಡ	87 13
~ರೆ$	22 230
~ಲು$	68 212
~ಲ್ಲ	144 195
~ಲ್ಲ$	202 157
~ವು$	241 -230
~ಿಕೆ	78 185
~ಿಗೆ	181 -253
~ಿಗೆ$	181 -253
~ಿದೆ	391 8
~ಿದೆ$	391 8
~ಿದ್	294 150
~ಿದ್ದ	310 41
~ಿದ್ದಾ	242 66
~ಿನ್	-191 -246
~ಿಲ್	213 78
~ಿಲ್ಲ	213 78
~ಿಲ್ಲ$	213 78
~ುತ್	136 162
~ುತ್ತ	47 174
~ೋ	-36 72
~ೇಕ	-150 153
~ೇಕು	-150 153
~ೇಕು$	-150 153
~್ತಿ	374 -10
~್ತಿಲ	270 -168
~್ತಿಲ್	270 -168
~್ದಾ	242 66
~್ಲ$	202 157
~ೕಕು	-150 153
~ೕಕು$	-150 153
~കാം	-172 -157
~കാം$	-172 -157
~കാൻ	102 102
~കാൻ$	102 102
~കുന	80 157
~കുന്	80 157
~കുന്ന	80 157
~കൊ	-195 -172
~ക്$	195 84
~ക്ക	304 176
~ക്കാ	137 46
~ക്കാം	-172 -157
~ക്കു	75 176
~ക്ക്	195 84
~ക്ക്$	195 84
~ങ്ങ	182 132
~ചു$	236 -147
~ച്ച	230 -165
~ട്ട	251 -14
~ണ്ട	-300 -65
~തു$	14 -159
~ത്ത	-57 158
~നില	213 -160
~നില്	213 -160
~നില്ല	213 -160
~നു$	89 223
~ന്$	266 -23
~ന്ന	283 213
~ന്നി	213 -160
~ന്നില	213 -160
~ന്നു	89 223
~ന്നു$	89 223
~പ്പ	115 69
~രം$	142 85
~ല്ല	104 177
~ല്ല$	172 71
~ാം$	-172 -157
~ാൻ$	49 273
~ിക്	137 208
~ിക്ക	137 208
~ിച്	230 -165
~ിച്ച	230 -165
~ിന്	166 -262
~ിന്$	74 -216
~ില്	191 86
~ില്ല	191 86
~ില്ല$	191 86
~ിൽ$	138 52
~ുന്	99 264
~ുന്ന	99 264
~ുന്നി	213 -160
~ുന്നു	-74 241
~്കാ	131 42
~്കാം	-172 -157
~്കാം$	-172 -157
~്കാൻ	102 102
~്കാൻ$	102 102
~്കു	75 176
~്ക്	195 84
~്ക്$	195 84
~്ചു	285 -196
~്ചു$	236 -147
~്തു	-4 -211
~്തു$	14 -159
~്നി	213 -160
~്നില	213 -160
~്നില്	213 -160
~്നു	89 223
~്നു$	89 223
~്ല$	172 71
میں	127 70
نہیں	202 91
کا	-226 82
ہے	127 36
নাই	224 93
ਗਿਆ	286 -122
છે	152 169
નથી	246 56
இருக்கு	110 -221
ఉంది	4 106`;
