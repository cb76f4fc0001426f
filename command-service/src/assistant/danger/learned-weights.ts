/**
 * The weights of traits, learned from the examples in bench/src/assistant/learning, in the format of `readWeights`. Written by `npm run learn -w bench`.
 * Examples and traits: a7d64df8529fb0d080c63066f02977c84e067a6aed31864ad543b6d325ce760b
 */
export const learnedWeights = String.raw`*	-278 -251
0	-58 -237
0 9	-63 -75
1	-123 -198
1 1	-50 -55
1 2	-69 -46
1 4	-54 -99
1 5	62 -44
1 6	-80 -48
1 _ lakh	-102 -133
1 _ me	-116 -90
1 _ se	-15 -78
1 baje	37 -65
1 ghanta	88 75
1 ghante	55 -19
1 hour	-44 99
1 hr	69 18
1 lakh	-71 -99
1 mahine	31 15
1 min	-98 -202
1 sal	37 -124
1 st	16 54
10	-1 -124
10 _ ago	163 -18
10 _ me	-53 65
10 _ pehle	136 58
10 _ se	-153 25
10 days	-143 -93
10 din	39 -81
10 min	157 -81
10 sal	93 30
10 th	-84 39
100	-152 6
101	99 -141
102	171 -55
103	133 -3
104	76 -19
105	125 -6
108	171 -158
11	-61 18
11 _ ki	86 5
11 months	-59 -58
11 sal	89 -114
11 th	-138 111
110	-23 -23
112	201 -127
118	-139 -141
12	-66 -150
12 180	-84 -39
12 _ aya	-93 -104
12 _ me	-57 76
12 days	36 53
12 din	65 -75
12 th	-51 9
126	-106 -75
128	-99 -178
128 82	-65 -17
128 84	-66 -63
13	-113 155
130	-30 -186
130 85	-134 -116
131	-35 -69
138	-83 -113
14	-11 104
14 _ hai	-23 -27
14 months	35 34
14 th	-56 129
140	33 9
142	-122 -61
15	15 3
15 k	-146 -158
15 sal	-92 119
150	-110 -121
1500	-66 -41
16	-16 95
16 sal	50 83
160	42 -51
17	38 -86
170	149 -57
18	-115 -102
180	45 -81
19	-174 -37
190	187 -75
1998	-153 -74
2	-26 -180
2 1	-66 -103
2 5	-149 -102
2 _ ago	121 -47
2 _ and	133 -190
2 _ bad	-40 -55
2 _ bak	142 -15
2 _ flur	175 -128
2 _ hai	-54 -107
2 _ ho	-83 69
2 _ i	-50 44
2 _ ka	132 8
2 _ ki	48 -102
2 _ lakh	-75 -105
2 _ me	-127 -62
2 _ old	138 -147
2 _ pehle	-131 -77
2 _ se	-99 38
2 _ tak	16 -57
2 am	-89 -14
2 baje	-73 -106
2 bar	-192 -79
2 days	-170 53
2 din	-114 -15
2 ghante	-75 82
2 hafte	-174 -66
2 hr	88 -76
2 hrs	-41 54
2 mahine	39 -16
2 months	-225 -47
2 nd	58 19
2 sal	104 -53
2 viks	-96 -65
2 year	117 -93
2 years	-73 6
2 yr	114 -39
2 yrs	91 41
20	122 94
20 _ bak	62 98
20 _ ka	-63 -43
20 _ se	74 100
20 din	-29 -45
20 min	-75 89
200	-148 -5
2009	-83 -138
2011	-56 -117
2012	-135 -100
2014	-66 60
2015	-125 -90
2016	-85 -93
2017	-91 -127
2018	-50 -80
2019	-111 -66
2019 me	-97 -68
2020	-116 -122
2021	-184 -183
2022	-10 -71
21	-32 104
210	-40 16
212	36 71
22	-51 109
220	0 -115
23	-91 -56
24	-68 -8
25	-17 -146
26	89 -16
27	-18 -104
28	135 -54
29	-36 -90
3	-11 -267
3 4	-82 -27
3 _ ago	-150 17
3 _ and	33 -132
3 _ bad	26 -137
3 _ flur	64 36
3 _ hai	16 -117
3 _ ho	-21 -29
3 _ ka	-102 -98
3 _ ki	107 55
3 _ me	-9 -11
3 _ old	77 -3
3 _ pehle	-76 -98
3 _ se	-124 -43
3 _ to	36 -72
3 am	83 57
3 baje	-59 -8
3 bar	133 -74
3 days	161 6
3 din	-26 -205
3 ghante	29 -12
3 km	-9 -28
3 mahine	-191 73
3 months	-77 -69
3 rd	61 77
3 sal	49 -281
3 times	-39 -32
3 viks	-169 -8
3 years	-25 -44
3 yr	95 -29
3 yrs	-102 -106
30	10 80
300	48 -97
3000	-71 -94
31	-116 138
33	82 -1
34	146 -213
34 viks	176 -83
35	143 -103
36	74 34
38	139 -235
39	92 -47
4	69 -156
4 5	-131 -42
4 _ 5	-84 -56
4 _ and	-15 -52
4 _ bad	-8 -67
4 _ flur	-40 65
4 _ hai	-55 -7
4 _ ho	-27 -40
4 _ in	-51 -70
4 _ ka	9 49
4 _ ki	95 -70
4 _ late	-63 -12
4 _ old	35 -18
4 _ pehle	-60 -57
4 _ se	-196 -102
4 baje	74 76
4 days	-9 -41
4 din	114 -134
4 km	52 -22
4 l	-84 -56
4 lakh	-46 174
4 mahine	70 -49
4 months	-126 -146
4 sal	-143 -70
4 th	-53 72
4 times	19 -113
4 yrs	-2 -163
40	83 96
40 _ se	194 -67
40 km	-30 -121
40 min	185 -115
400	9 -49
41	125 54
42	20 -54
44	143 -109
45	-158 -68
46	151 -84
47	-1 -19
48	-5 83
5	-79 -235
5 2	-120 -123
5 6	-52 -28
5 _ and	-182 78
5 _ bad	-12 -119
5 _ daily	-15 -16
5 _ i	62 -28
5 _ ka	71 -48
5 _ old	17 -69
5 _ only	-103 -122
5 _ pehle	28 53
5 _ se	60 -39
5 bar	-5 44
5 days	124 -123
5 din	196 -67
5 km	-63 -44
5 mahine	92 -56
5 min	142 -9
5 month	-86 -36
5 months	-65 -94
5 pm	-33 -15
5 sal	-67 15
5 th	-193 97
5 va	59 -9
5 viks	-67 0
5 yr	4 -80
50	89 129
50 days	-36 69
500	-206 -213
500 for	-24 -135
5000	-58 -78
51	-107 -51
52	106 -163
54	-81 -113
55	-17 71
58	-107 -241
6	-14 -212
6 1	-68 -43
6 8	-142 -114
6 _ bak	-125 -82
6 _ ho	109 -46
6 _ in	28 -18
6 _ ka	-66 -70
6 _ old	-4 -136
6 _ on	-35 -68
6 _ se	-114 28
6 din	40 72
6 lakh	-97 55
6 mahine	-43 -122
6 min	-1 61
6 month	-68 -50
6 months	-31 -84
6 sal	-41 -19
6 th	-75 87
6 viks	18 -7
6 yr	-222 -111
6 yrs	-119 -151
60	99 -48
600	-130 33
61	75 -52
62	92 -91
63	90 -72
64	-105 -113
65	83 -131
650	-7 37
66	-16 -105
68	-113 -117
7	145 -346
7 1	54 -18
7 4	-30 -42
7 9	-119 -62
7 _ ka	-47 60
7 _ mahina	19 -2
7 mahine	32 43
7 months	179 -107
7 va	104 -9
7 viks	203 -66
70	94 -24
71	-81 49
72	-111 -141
74	-8 77
75	-201 -138
76	-123 47
78	77 -33
79	110 44
8	-33 -396
8 9	-34 -49
8 _ and	-22 37
8 _ bak	81 -29
8 _ ka	95 -12
8 _ mahina	119 -28
8 _ me	-29 58
8 _ pregnant	156 -15
8 _ se	-7 -97
8 baje	0 -44
8 din	73 -13
8 hai	-41 -57
8 mahine	90 -93
8 months	15 103
8 sal	-175 -51
8 th	111 66
8 va	119 -28
80	-219 -60
81	114 -87
82	25 -14
84	55 -143
84 _ hai	92 -13
85	-146 -161
86	-52 -65
88	-103 -128
9	28 -193
9 8	-89 -82
9 _ and	93 -69
9 _ hai	-39 -33
9 _ ka	67 -76
9 _ mahina	121 -22
9 _ old	-161 -64
9 baje	62 83
9 days	82 81
9 mahine	-51 -41
9 month	-47 -23
9 months	59 -88
9 th	126 138
9 va	121 -22
90	-84 -175
92	-113 -106
94	-41 -60
96	-180 -119
97	-184 -72
98	-239 -123
99	-376 -177
a	-107 38
a 10	-67 -25
a 5	31 -60
a _ after	-100 47
a _ and	-40 -93
a _ at	-65 -33
a _ atak	-39 -23
a _ aur	36 38
a _ but	-101 4
a _ by	-105 -51
a _ for	-144 73
a _ from	-108 1
a _ h	124 -39
a _ hai	171 30
a _ hain	65 8
a _ he	108 -18
a _ i	-23 3
a _ in	27 128
a _ is	-31 41
a _ leter	-40 -76
a _ of	-119 57
a _ on	6 -40
a _ or	-17 -98
a _ person	40 58
a _ so	12 -113
a _ to	-40 117
a _ vith	-49 65
a _ year	-110 -55
a _ yr	-68 42
a bad	82 -171
a bit	-33 1
a blak	137 12
a boy	-91 128
a child	13 -97
a day	-45 30
a gaya	-74 100
a gayi	36 53
a girl	-58 72
a gud	11 6
a heart	-147 -27
a jata	67 -88
a litle	-155 -92
a lot	-48 80
a man	81 -1
a minute	-76 -118
a nev	23 53
a person	-47 9
a polite	-59 -38
a raha	39 -29
a rahe	6 -6
a rahi	-26 43
a rha	147 -120
a rhi	13 91
a schul	16 15
a smal	-33 79
a stroke	-71 -91
a vik	-172 -77
ab	-30 247
ab 2	0 -21
ab _ aur	121 29
ab _ band	-106 52
ab _ bhi	85 171
ab _ din	59 -71
ab _ do	78 -102
ab _ ek	-73 143
ab _ gaya	-122 -100
ab _ h	83 3
ab _ hai	-218 -91
ab _ hain	20 -45
ab _ hi	102 42
ab _ ho	-121 -77
ab _ hu	-58 -179
ab _ hun	-72 -141
ab _ ka	-187 103
ab _ kam	-19 66
ab _ kar	-58 -19
ab _ ke	65 161
ab _ ki	-40 29
ab _ ko	11 28
ab _ lag	-150 103
ab _ mahine	-49 -38
ab _ me	57 -101
ab _ men	73 124
ab _ nahi	-67 167
ab _ nahin	-49 194
ab _ of	-54 77
ab _ par	79 -29
ab _ pe	152 -89
ab _ rahe	111 65
ab _ rahi	-56 56
ab _ sal	-83 -39
ab _ se	83 108
ab _ thik	-148 -20
ab aur	-179 274
ab avaj	65 -23
ab bas	-142 143
ab bhi	-112 -10
ab bilkul	-152 -62
ab bol	44 20
ab bukhar	-53 -8
ab dar	-116 59
ab dard	-48 -47
ab dava	-157 111
ab do	82 -50
ab dobara	-52 -28
ab ek	181 -23
ab fir	-102 65
ab fone	-37 75
ab ghar	-141 27
ab hath	130 -63
ab kan	77 -102
ab kanp	156 -13
ab khansi	-117 -124
ab khush	-18 -160
ab kisi	-37 149
ab koi	-100 56
ab kya	-205 64
ab main	-92 121
ab mera	74 68
ab muh	38 -18
ab mujhe	91 59
ab nahin	-43 3
ab peshab	84 -8
ab pet	6 -59
ab pure	115 -11
ab sab	12 100
ab sans	147 -6
ab sirf	-79 62
ab so	-34 53
ab subah	-91 76
ab sust	105 -18
ab tak	-19 -78
ab thik	-330 -198
ab tu	-72 -62
ab ulti	137 -13
ab vo	83 -1
abhi	331 14
abhi _ khel	154 -64
abhi _ me	112 -69
abhi _ nahin	-75 50
abhi _ par	67 -5
abhi _ se	64 -34
abhi bhi	71 93
abhi sab	-43 -15
abhi tak	-195 -17
abhi to	131 -104
able	137 11
able to	137 11
about	-86 -64
about it	-156 -8
above	166 -117
abu	73 -10
ac	-24 -234
acha	-294 -25
achanak	359 -150
achanak _ band	58 -18
achar	-119 -96
achcha	-360 84
achcha _ hai	-126 44
achcha hai	-68 -43
achcha thik	-66 -80
achche	-59 90
achchi	-156 22
ache	-141 -104
achi	-255 -90
acid	13 -41
acid 7	-137 -71
acident	145 139
acidity	-15 -183
acount	-162 -151
act	-14 -189
acting	-123 -84
active	-109 -75
actualy	98 -38
ad	-115 -134
adat	-181 -71
adat pad	-107 -78
adha	281 -92
adha _ sun	124 -24
adha ghanta	143 -130
adha sharir	116 -40
adhar	-148 9
adhar men	-78 -32
adhe	134 -20
adhe ghante	129 -16
adhi	-112 -237
admi	159 71
admi ko	-159 108
admin	-79 -54
adrak	-171 -107
adres	63 42
ads	-112 -134
adult	-69 -186
ae	29 23
ae the	5 44
aega	13 -43
aegi	-1 80
after	-49 57
after 2	-96 10
after 3	-45 -154
after _ and	104 -25
after _ i	-55 158
after _ years	-34 -110
after chemo	191 60
after eating	-160 -94
after her	-18 40
after i	-69 -48
after long	-27 -15
after lunch	-32 -160
after my	-95 33
after pravns	154 -34
after that	47 126
after the	184 91
afternun	-91 -59
ag	95 -203
ag lagi	2 -28
ag se	-3 -70
again	-22 57
again _ again	128 -53
again _ i	-27 -35
again and	126 4
agar	44 -101
agarbati	10 62
age	-54 -84
age andhera	200 -42
age se	-116 -172
age tare	163 -15
agent	-109 -9
agide	-45 -202
agle	-50 87
agle hafte	-76 40
agle mahine	-81 -164
agli	-10 38
ago	17 53
ago and	-102 135
agriment	-51 -74
ahe	31 82
ai	-8 81
ai hai	103 -20
ai hun	-122 180
aid	-79 -287
aid _ list	-25 -62
aid _ me	-11 -27
aid boks	-46 -119
aid kit	-12 -78
ainth	141 -12
ainthan	26 -102
aip	-159 -242
aip men	-53 -145
air	-91 234
airport	-57 -49
aisa	125 27
aisa _ hai	17 -79
aisa dard	57 -2
aisa hota	19 -14
aise	-126 -60
aise hi	-157 -185
aisi	-152 -71
aj	-9 190
aj _ bar	20 109
aj _ bhi	121 -14
aj _ din	70 -85
aj _ hai	-30 -36
aj _ hi	79 -42
aj _ ka	-110 -57
aj _ ki	-13 77
aj _ me	-102 -35
aj _ men	-157 48
aj _ ne	-103 14
aj _ pe	0 46
aj _ rashifal	-57 -102
aj _ sab	26 53
aj _ se	214 62
aj bahut	-103 -177
aj bhi	80 -66
aj boli	-28 79
aj fir	-112 198
aj hath	139 -2
aj hi	25 50
aj ka	-149 -231
aj khun	-50 27
aj ofice	-72 -48
aj pet	98 -7
aj rat	-174 299
aj subah	121 120
aj unhone	-39 113
aj usne	-12 174
aji	124 94
ajib	217 -25
ajithro	-96 -71
ajvain	-11 -88
akad	94 -82
akad _ hai	52 -47
akad gaya	152 -23
akad jati	-110 -31
akdi	199 -94
ake	-54 -23
akela	-64 78
akele	-121 88
akeli	164 -94
akhbar	-47 -62
akhbar _ padha	-21 -50
akhbar men	-21 -50
akhir	-39 -120
akhir men	-36 -86
akhiri	-151 196
akhiri _ hai	-33 -25
akhiri bar	-24 50
akhri	-92 216
al	-12 148
al _ and	12 45
al _ can	-97 -96
al _ in	-80 -56
al _ nov	-136 155
al _ since	15 -42
al _ tablets	-93 -121
al day	-26 -110
al fine	-72 -49
al gud	-41 -71
al i	10 70
al my	-60 61
al of	-70 188
al ok	-88 -40
al out	10 37
al over	229 -121
al the	-174 -111
alag	122 -129
alarm	-116 -6
alava	-99 99
alcohol	-54 52
alergy	-9 -82
alive	-67 28
almari	-97 70
almari men	-35 38
almost	58 -63
aloe	-175 -132
alone	122 85
alone in	108 -2
aloved	-183 -132
already	-132 47
also	4 -114
also _ and	141 -42
also _ i	-61 33
also _ in	48 -78
also nov	-93 132
also stoped	116 -25
alu	-163 -193
alu paratha	-187 -100
alvays	-60 99
alvida	-100 79
alvida doston	-28 97
am	27 88
am 34	-90 -84
am _ and	-72 -12
am _ i	1 27
am _ in	104 -59
am _ of	-64 -163
am _ on	-138 134
am _ overthinking	-22 146
am _ to	-97 104
am _ vith	103 -138
am a	33 32
am dying	-71 -206
am i	-136 128
am in	-123 93
am kha	-87 -42
am not	-29 208
am on	-14 94
am the	6 81
am thinking	-33 85
ama	149 100
ama ko	139 -67
amas	142 103
ambulance	128 -209
ambulance driver	-193 -53
ami	92 152
amlodipine	-146 44
amount	-76 42
an	126 -15
an article	72 -57
an hour	131 -113
ana	49 103
anar	103 -100
and	125 -4
and _ 2	16 9
and _ a	-10 24
and _ about	-46 -62
and _ al	-102 90
and _ am	-21 -12
and _ and	9 72
and _ are	115 -80
and _ as	187 -49
and _ at	-45 -111
and _ blud	104 -8
and _ both	-129 3
and _ but	-5 -120
and _ came	145 -101
and _ can	120 -61
and _ cant	171 -42
and _ cold	155 -32
and _ come	43 46
and _ dont	-146 198
and _ fil	92 0
and _ fils	111 -33
and _ fine	-138 -124
and _ for	-102 34
and _ gone	-40 77
and _ has	123 -60
and _ have	-117 -150
and _ he	45 75
and _ her	128 -94
and _ him	90 -55
and _ i	-30 -18
and _ if	-60 83
and _ in	187 -172
and _ is	55 23
and _ it	-67 -35
and _ last	-131 5
and _ left	119 13
and _ like	118 -32
and _ me	-69 53
and _ mother	-92 17
and _ my	31 -38
and _ not	96 -141
and _ of	-8 66
and _ ok	-130 -67
and _ on	10 -115
and _ one	128 120
and _ only	-91 -29
and _ pain	-77 -55
and _ pased	71 -30
and _ rice	-120 -38
and _ says	68 -137
and _ she	11 64
and _ since	-122 -127
and _ skin	81 -18
and _ the	-93 257
and _ then	-9 -28
and _ to	85 -244
and _ up	69 15
and _ vant	-57 -29
and _ vas	-100 -35
and _ vhat	-25 53
and _ vhen	85 -80
and _ vith	-111 -113
and a	-45 -50
and again	128 -53
and al	-157 -48
and can	-139 -91
and canot	21 -5
and cold	-60 -34
and crying	59 61
and does	-69 -62
and dont	60 -106
and dry	-74 -66
and eyes	123 -7
and gave	31 50
and goes	186 -78
and got	102 -44
and has	99 -5
and he	226 -161
and her	-45 79
and hes	127 -17
and his	-13 22
and hov	-145 -22
and i	-58 89
and im	173 -44
and is	-91 -151
and it	-13 50
and left	4 88
and my	176 -92
and nek	123 -20
and no	-106 -63
and not	179 123
and nov	208 -3
and one	19 -35
and put	-111 66
and said	-178 170
and says	6 124
and shaking	144 -52
and she	229 -27
and since	73 -15
and slip	-128 30
and sudenly	58 -23
and sveating	66 -10
and the	-21 -25
and then	30 14
and there	-25 -115
and they	-114 -143
and today	130 57
and told	65 28
and vant	-28 -67
and vants	111 -62
and ve	-82 -4
and vent	14 115
and vhat	-126 -155
and vhich	-93 -11
and voice	148 75
anda	-146 -246
andar	120 119
andar _ band	-16 105
andar _ hai	113 -27
andar _ ke	21 37
andar _ rahi	51 -29
andar dhas	53 -36
andar hi	67 -33
andar se	-117 213
andhera	242 -50
andhvishvas	-134 -56
ane	104 -160
angan	16 39
angan men	16 39
anganvadi	14 23
angioplasty	-53 -139
angithi	92 -138
angreji	-124 -139
angreji men	-71 -124
angry	3 34
angutha	-46 -70
anguthe	88 -104
ani	-6 143
aniversary	-90 -59
ankh	114 -68
ankh _ achanak	119 -3
ankh _ age	162 -28
ankh _ chuna	155 -12
ankh _ hai	-120 98
ankh _ pani	-154 -57
ankh _ putli	180 -42
ankh band	14 24
ankh fadakti	-149 -114
ankh ka	-110 -82
ankh ke	-89 -163
ankh khuli	58 -12
ankh ki	-98 -171
ankh lal	105 110
ankh me	236 -226
ankh men	282 -60
ankh nahi	108 34
ankh nahin	72 39
ankh se	-68 -152
ankh upar	12 -1
ankhe	184 -30
ankhe upar	108 -23
ankhen	121 -27
ankhen dhansi	53 -10
ankho	97 -71
ankho _ age	194 -23
ankho ke	48 -60
ankhon	31 -130
ankhon _ age	216 -22
ankhon ke	50 -86
ankle	-34 -54
ankles	-88 -57
anksiety	49 -83
anm	138 -32
another	-43 21
ansu	75 -92
ansu nahi	143 -41
ansver	-20 55
ansvering	153 97
ant	77 -18
antar	-213 -145
antar hai	-34 -27
anti	-57 -97
antibiotic	139 -39
antidote	-80 -122
antivenom	-99 -86
anval	84 -14
any	-304 -323
any _ for	-77 -138
any _ in	-87 -74
any tips	-131 -38
anymore	-94 152
anyone	-11 123
anything	-9 66
anything to	-137 19
anyvay	-6 -59
ap	-387 -193
ap kaise	-17 -56
ap ko	-72 119
ap me	-31 -46
apa	184 -64
apendiks	-63 -76
aplication	-68 -103
aply	-11 -52
apna	-145 54
apne	-147 184
apne _ ko	-64 157
apne ap	86 127
apni	-113 225
apointment	-154 -89
apointment is	55 -25
april	-69 5
ar	-126 182
ara	83 -24
aram	-265 25
aram hai	-157 -202
aram se	-104 170
are	140 -52
are _ and	93 -118
are _ for	-54 101
are _ my	97 -125
are _ of	73 -125
are _ on	21 96
are al	97 -78
are at	64 8
are cold	118 -8
are in	111 183
are like	130 -23
are not	66 -3
are nov	-12 -146
are only	-47 53
area	39 59
arest	-91 -59
arji	-49 -110
arm	84 153
arms	135 51
army	-113 158
around	50 83
arth	-138 -146
article	60 -115
as	-93 -147
as _ child	-100 -81
as a	-56 -15
asal	-39 -72
asal men	-39 -72
asan	-130 121
asan _ men	-47 -46
asan bhasha	-31 -31
asan tarika	-19 149
asar	137 -76
asembly	59 -66
ash	49 103
asha	77 53
asha didi	-67 32
asha hu	30 25
asha hun	46 36
ashubh	-37 -33
ashvagandha	-134 -123
asignment	-53 -70
ask	-30 -120
asked	-137 144
asked me	-32 139
asking	35 74
asking _ i	-49 2
asking _ my	-39 60
asking because	-48 178
asking for	103 110
asks	-116 -98
asli	-159 109
aspatal	-114 -156
aspatal men	-83 -119
aspirin	42 -65
asthma	58 -142
at	-33 31
at 1	-83 128
at 10	-62 -52
at 2	-26 100
at 3	50 25
at 4	81 26
at 5	-48 -142
at 6	108 114
at 8	-41 64
at 9	-52 -129
at _ 2	1 -65
at _ am	-59 148
at _ and	62 7
at _ he	84 -150
at _ i	-2 -70
at _ in	-39 -50
at _ is	60 -64
at _ months	-173 23
at _ no	105 -21
at _ nov	-112 -16
at _ on	14 -83
at _ party	16 -53
at _ pm	79 -54
at _ veding	2 30
at _ viks	-174 -46
at a	76 -19
at al	156 -230
at gate	97 32
at home	90 17
at it	-103 146
at me	-43 -17
at my	-106 99
at night	-137 -356
at our	-6 9
at that	-62 -26
at the	4 134
ata	-108 -3
ata _ kya	-24 -51
ata h	-144 -60
ata hai	-67 -106
ataik	-77 -143
atak	-122 -401
atak _ cardiac	-58 -14
atak _ in	-127 -37
atak _ tha	-23 -35
atak aur	-56 -19
atak aya	-26 -73
atak in	-61 -19
ataks	-44 -54
ate	227 -4
ate hai	-70 -144
ate hain	-46 84
ate the	-26 -59
atempt	-86 154
atendant	-14 -74
ath	-51 -153
ath _ ka	91 -58
ath ghante	-118 -43
ath mahine	-33 55
athvan	155 -48
athvan mahina	155 -48
ati	-463 -109
ati _ kya	-17 -104
ati h	-159 157
ati hai	-290 -168
ati hain	-140 -107
atka	190 -175
atki	-41 -162
atma	-28 -54
atmahatya	-83 136
atmahatya _ divas	-16 -86
atmahatya roktham	-16 -86
august	-130 -106
aunt	-78 -45
aunty	35 19
aur	63 -7
aur 2	-26 -12
aur _ a	74 -15
aur _ ab	-30 75
aur _ arest	-35 -10
aur _ bahut	69 -74
aur _ band	-31 132
aur _ bar	190 -8
aur _ bhi	39 -8
aur _ din	65 13
aur _ do	118 -62
aur _ dono	-58 61
aur _ donon	-79 165
aur _ ek	63 -90
aur _ ghar	86 39
aur _ gir	140 -13
aur _ hai	-108 119
aur _ hain	16 -18
aur _ hath	156 -19
aur _ ho	-39 65
aur _ jaisa	69 -9
aur _ jaisi	70 -2
aur _ ka	-165 -96
aur _ ke	-50 -123
aur _ ki	108 43
aur _ ko	-163 -223
aur _ me	-37 -215
aur _ men	69 -83
aur _ na	-95 78
aur _ nahi	57 -54
aur _ nahin	68 19
aur _ ne	35 -96
aur _ pad	38 -1
aur _ pair	67 24
aur _ pani	-44 -23
aur _ par	65 45
aur _ pe	175 -107
aur _ sans	77 -6
aur _ sath	-124 97
aur _ se	139 -39
aur _ si	120 -30
aur _ tej	17 -5
aur _ thik	-10 -103
aur _ vala	-30 -56
aur _ vali	-84 15
aur ab	85 -84
aur aj	55 95
aur ankh	45 -34
aur avaj	72 -32
aur bahki	73 -5
aur behoshi	-36 -7
aur bol	-30 73
aur bola	27 19
aur cardiac	-34 -8
aur chai	-25 -80
aur chakar	84 -9
aur chati	134 -5
aur dil	65 -19
aur do	-103 -21
aur dudh	-155 -25
aur ek	132 84
aur fir	-11 37
aur hath	61 54
aur kaha	-58 9
aur kamar	165 -15
aur khansi	-26 -30
aur khud	-34 29
aur khun	56 -11
aur kitne	-23 -91
aur kuch	-10 58
aur kya	41 78
aur main	-95 56
aur mere	-12 -91
aur mujhe	-46 -98
aur nahi	-94 184
aur nahin	-123 171
aur nind	-120 -123
aur pani	40 -27
aur pasina	64 -20
aur peshab	58 -6
aur pet	65 -12
aur pith	105 -33
aur rat	-149 -185
aur roj	-55 40
aur sab	-44 -59
aur sans	108 -18
aur subah	-11 88
aur ulta	56 -9
aur ulti	62 -32
aur vo	29 17
aurat	82 9
auto	162 -23
avaj	158 2
avaj _ gayi	48 -13
avaj _ ho	73 32
avaj _ par	133 -54
avaj _ pe	78 -27
avaj _ rahi	54 42
avaj ati	-98 40
avaj baith	85 -31
avaj band	62 33
avaj bhari	104 -21
avaj bhi	53 119
avaj de	58 60
avaj dene	142 -59
avaj nahi	1 -109
avaj nahin	27 -166
avarenes	-37 -93
avay	-47 68
avoid	-91 -38
avsad	-23 -41
aya	-127 19
aya _ ab	-34 -41
aya _ ki	-55 -34
aya _ ko	-17 58
aya ab	41 -28
aya hai	53 -43
aya hu	-60 97
aya hun	-39 90
aya kya	-25 -22
aya tha	2 -235
aye	22 -7
ayega	-13 -83
ayegi	-90 -83
ayenge	99 -37
ayi	-137 92
ayran	-91 -81
ayran _ goli	-35 -42
ayran ki	-55 -48
ayushman	-103 -97
ayushman _ men	-2 -9
ayushman kard	-94 -83
b	-211 -115
b 12	-96 -119
ba	11 -122
baba	160 -28
baba ko	83 -49
babies	17 -63
babu	111 -54
babuji	142 -18
babuji ke	56 -5
babuji ko	82 -69
baby	61 -19
baby 5	16 -18
baby _ 6	-88 -20
baby _ days	176 -25
baby _ fine	-50 -21
baby _ months	-61 -38
baby _ not	108 -17
baby blues	-97 -134
baby boy	-113 -83
baby girl	-161 -109
baby has	6 -50
baby in	97 1
baby is	31 -18
babys	-179 32
bach	-190 118
bacha	158 129
bacha _ me	42 -28
bacha _ nahi	155 -13
bachane	-207 -181
bachane ka	-38 -149
bachao	158 -124
bachav	-215 -136
bachav _ lie	-66 -36
bachav ke	-66 -36
bachcha	243 -33
bachcha _ hai	0 -26
bachcha _ khata	-177 -100
bachcha _ mahine	-115 52
bachcha _ nahin	113 -59
bachcha _ pad	50 -17
bachcha _ se	52 -14
bachcha hai	115 56
bachcha miti	-98 -102
bachcha nila	46 -17
bachche	-48 -50
bachche _ dant	-183 -33
bachche ka	36 -17
bachche ke	-115 -16
bachche ki	105 -125
bachche ko	-235 -55
bachche ne	108 -11
bachchi	185 25
bachchi ke	95 -71
bachchi ko	55 69
bachcho	33 -27
bachchon	-128 22
bachchon ki	-22 115
bachchon ko	-101 -40
bachchon men	-21 -46
bachchon se	-36 18
bache	0 -221
bache ke	-67 -156
bache ko	16 -129
bache ne	103 -112
bachen	-37 -36
bachi	47 76
bachi ko	3 11
bachne	-113 -27
bachne _ kya	-73 -90
bachne _ lie	-25 -89
bachne _ liye	-42 -168
bachne _ upay	-7 -71
bachne ka	-25 112
bachne ke	-20 -145
bachne ko	-112 -140
bacho	-150 -150
bacho ko	-104 -73
bachon	-34 -119
bachon ko	-81 -18
bachpan	-308 -222
bachpan me	-146 -190
bachpan men	-163 -130
bachpan se	-133 13
bad	2 62
bad _ aur	113 51
bad _ dard	-49 -30
bad _ ka	-106 168
bad _ ki	79 43
bad _ ko	-76 3
bad _ me	-29 -63
bad _ nahi	-96 -28
bad _ se	167 -32
bad _ thik	-92 -63
bad bukhar	13 -13
bad for	-142 -87
bad kya	-119 101
bad meri	-31 122
bad se	95 101
bada	-134 -171
badabda	85 -9
badal	-49 -60
badalna	24 -50
badalne	-155 -44
badan	137 -95
badan _ jaisa	77 -6
badan _ raha	127 -14
badan pe	70 -5
badan tap	63 -2
badan tava	60 -6
badan tave	35 -2
badan thanda	144 -20
badbu	-13 -144
badbu _ pani	161 -6
badbu vala	139 -4
bade	174 -28
badh	-158 -159
badh _ hai	-148 -38
badh gaya	-105 -65
badh raha	-216 -95
badha	-66 102
badhana	-24 -64
badhana hai	-24 -64
badhane	-40 -175
badhane ki	-39 -154
badhau	-52 -68
badhega	-39 -63
badhiya	-105 -144
badhta	-98 -157
badhta _ kya	-38 -44
badhta hai	-84 -114
badhti	67 -151
badhti hai	-66 -130
badi	-27 11
badla	-66 -99
badlen	-82 -49
badlu	-87 -61
badminton	7 -81
baen	168 -86
baen hath	80 -73
bag	-78 57
bag me	-34 -21
bagal	34 85
bah	85 -44
bah raha	112 -22
bahan	107 91
bahan ko	95 4
bahana	-188 2
bahar	323 -175
bahar _ hai	28 -34
bahar _ raha	111 -70
bahar _ rahi	72 -14
bahar a	125 -48
bahar gir	42 -6
bahar se	76 -43
bahas	-160 -57
bahki	178 -33
bahki bahki	119 -27
bahki bat	131 -12
bahki baten	96 -20
bahu	160 96
bahu ka	65 -18
bahu ko	148 -19
bahu ne	-79 94
bahut	-84 -123
bahut _ dard	-11 -6
bahut _ hai	-195 104
bahut _ hain	18 88
bahut _ rahe	-129 -42
bahut ati	-135 -76
bahut dard	160 -44
bahut tej	30 -5
baig	-100 118
baik	49 -53
baik par	61 -45
bain	30 -69
baingani	121 -6
baingni	139 -23
baink	-50 129
baipas	-83 -76
baith	37 -237
baith _ hai	-50 -37
baith gai	129 -16
baith gaya	-87 -103
baith gayi	51 -15
baith ke	-13 -88
baitha	-51 117
baitha hai	-107 14
baitha hu	108 121
baitha hun	-50 113
baithak	-16 -142
baithe	-23 -23
baithe baithe	51 -155
baithe hain	8 65
baithi	51 89
baithi hai	116 -25
baithi hun	92 -36
baithna	29 -40
baithne	15 -102
baithta	-76 50
baithte	-81 -10
baitri	145 -166
baj	169 -17
baj rahi	98 -33
bajar	-79 104
baje	4 -74
baje _ hai	-32 -7
baje tak	-131 -135
baju	36 88
bak	56 -20
bak _ is	-3 -103
bak _ says	-68 72
bak _ the	107 -42
bak and	-41 -27
bak he	41 64
bak nov	13 47
bak pain	-99 -151
bak to	55 -98
baki	80 44
baki hai	-65 134
baki sab	-65 -135
bal	-79 -225
bal _ rahe	-194 -110
bal jhad	-202 -87
bal safed	-119 -23
balakni	-21 112
balance	-76 32
balcony	29 136
balgam	-24 -25
balm	-133 -71
bals	70 -64
balti	30 -9
baluns	96 -11
bam	-75 -84
ban	-224 -86
ban _ h	-92 -103
bana	-34 -3
bana _ hai	69 39
bana do	-97 -187
bana liya	-36 65
bana rahe	90 16
banaen	-27 -35
banana	-12 -208
banana hai	-90 -91
banane	-80 -53
banane ka	-30 -8
banate	-93 -67
banau	-115 -132
banaya	-48 1
banaye	-18 -57
band	103 17
band _ ab	49 -51
band _ aur	36 -56
band _ bhi	-105 120
band _ di	-42 -126
band _ diya	195 20
band _ du	-149 -126
band _ dun	20 -43
band _ gai	55 -19
band _ gaya	5 -41
band _ hai	-102 49
band _ ho	187 -53
band _ raha	171 -15
band _ se	-50 -93
band _ ya	-108 -46
band h	-42 42
band hai	-70 46
band ho	126 -44
band hu	187 -156
band kar	32 -67
band karke	25 95
band karne	-114 20
band karu	-71 -64
band karun	-80 -91
band ki	-136 55
band kiya	76 31
band nahi	153 -30
banda	-22 33
bandar	130 -97
bandar ne	130 -97
bandh	84 218
bandh _ hai	15 111
bandh di	74 81
bandha	-22 76
bandhe	25 15
banduk	-95 159
bane	-166 -177
banega	-20 -81
bangalore	-115 -53
bangles	-35 9
banh	127 54
bank	-83 -17
bant	-48 86
bant diya	-23 116
banta	-110 -127
banta hai	-33 -37
banti	-143 -127
banti hai	-80 -80
bap	-40 37
bapu	33 40
bar	-47 27
bar _ ab	-15 13
bar _ aya	-52 -61
bar _ gaya	7 -40
bar _ hai	-170 -120
bar _ ho	-98 -150
bar _ ki	-15 113
bar _ ko	-25 83
bar _ me	-14 48
bar _ men	65 -31
bar _ se	27 -10
bar bar	54 -122
bar behosh	-33 -56
bar hua	-25 -28
bar kya	-88 -49
bar le	165 -39
bar ulti	-76 -14
barah	5 53
baras	31 -115
barat	13 -47
barbad	-65 119
bare	-66 -68
bare men	-58 -64
barf	65 -101
barish	-104 -207
barish _ kya	-29 -48
barish hogi	-104 -111
barish me	-51 -85
barsat	-25 -43
barsi	-32 -165
barsi par	-23 -76
bartan	-77 22
bas	-123 118
bas _ aur	-16 32
bas _ baje	-39 -162
bas _ bata	-35 152
bas _ hai	50 110
bas _ hi	-47 -106
bas _ hun	68 -54
bas _ ka	-17 40
bas _ ki	-139 87
bas _ me	-138 -97
bas _ raha	-117 -93
bas _ se	25 -12
bas ab	-35 240
bas aj	98 63
bas ek	56 56
bas himat	-50 108
bas itna	-82 94
bas kitne	-39 -162
bas men	-57 -168
bas ye	64 91
base	5 -124
bat	77 -106
bat _ hai	-44 -151
bat _ raha	30 54
bat _ rahi	76 121
bat _ thi	103 91
bat bhi	-54 -104
bat hai	-154 58
bat kar	-24 178
bat karte	-146 -78
bata	24 57
bata _ ki	-15 128
bata do	-121 186
bata raha	37 -38
batai	-72 -44
bataie	-31 -236
batana	-195 45
batana hai	-73 -129
batane	24 67
batao	-240 -27
batati	-116 -75
bataya	71 1
bataya nahin	65 49
bataya tha	65 -76
bataye	19 -117
batch	-72 72
batein	91 -73
baten	90 -114
baten _ raha	66 53
baten kar	66 53
batery	47 -200
bath	-1 -146
bathe	-109 -177
bathing	-45 23
bathrum	98 32
bathrum _ band	155 -150
bathrum me	167 -132
bathrum men	75 -18
bathrum se	-78 97
bating	-144 -53
bavasir	-124 -135
bavasir men	-94 -65
bayan	160 -38
bayan hath	138 -20
bayi	-54 -134
be	-318 247
be _ after	-18 -61
be _ by	65 117
be _ for	-92 -54
be _ in	-149 -24
be _ to	-87 129
be _ vith	69 179
be a	-42 46
be here	-190 -216
be the	-89 -93
be there	-66 165
beat	108 -117
beating	126 -21
beats	-16 -21
became	66 10
because	71 -71
because _ is	19 -133
because i	57 13
because my	-99 48
because of	65 -89
bech	-83 123
become	99 -51
becomes	-38 -93
becoming	-29 -126
bed	113 -19
before	28 4
before _ and	-42 13
before periods	-94 -53
before the	2 111
beh	-117 -91
behen	178 -110
behind	98 121
behind the	95 103
behki	99 -43
behosh	111 -192
behosh ho	50 -86
behosh hua	14 -15
behoshi	76 -63
behoshi _ dava	-34 -23
behoshi ka	-122 -21
behoshi ki	-34 -23
being	-115 90
bekar	-110 -31
bekar hai	-18 33
belov	10 43
belt	124 -75
belt _ mara	71 -54
belt se	138 -95
bely	115 -73
bench	-95 42
bend	29 -21
benefits	-158 -147
benefits of	-145 -140
bent	44 36
berth	88 -118
best	-302 -166
best _ for	-122 -101
best friend	-46 -63
best time	-35 -51
beta	-16 147
beta _ ka	-46 -71
beta _ sal	-173 -19
beta _ se	23 53
bete	108 -93
bete ka	-37 34
bete ke	91 17
bete ki	140 -63
bete ko	-165 -240
bete ne	137 39
beter	-256 64
beter for	29 -115
beter than	-105 -200
beter vithout	-47 -1
beti	15 68
beti _ hai	-27 8
beti _ nam	-76 -79
beti _ sal	8 103
beti ka	7 -42
beti ke	129 -192
beti ki	-29 77
beti ko	0 19
beti ne	-15 52
betvin	-47 -175
betvin _ and	-200 -88
bf	-62 73
bgmi	-16 -37
bha	4 -62
bhabhi	42 117
bhabhi ko	158 -113
bhag	90 5
bhagvan	-73 102
bhai	43 -22
bhai _ kaha	-146 -89
bhai _ se	10 78
bhai ka	-137 -108
bhai ke	67 58
bhai ki	4 -47
bhai ko	89 74
bhai ne	-93 130
bhains	-60 7
bhaiya	199 -83
bhaiya _ me	30 -69
bhaiya ne	-2 65
bhajan	-100 -116
bhang	32 23
bhap	-27 -184
bhar	78 66
bhar _ hai	-16 23
bhar _ ke	141 -19
bhar _ tha	-37 60
bhar gaya	-188 41
bhar ke	167 -32
bhar se	-16 -43
bhara	88 -117
bharat	-148 -86
bhari	30 -283
bhari _ hai	-15 -160
bhari hai	67 -48
bhari ho	65 -81
bharipan	-66 72
bharna	-22 8
bharti	-115 -2
bharti ka	-24 42
bhasha	-180 -129
bhasha men	-32 -27
bhashan	-141 -58
bhate	89 47
bhate pe	96 -30
bhathe	36 12
bhati	131 -29
bhatije	91 -12
bhav	-193 -158
bhej	-5 80
bhej diya	-157 -12
bheji	-20 119
bhejo	-7 -170
bhi	-27 19
bhi _ ab	94 38
bhi _ aur	-86 24
bhi _ aya	-64 -66
bhi _ bar	27 29
bhi _ bas	-16 1
bhi _ bol	90 -20
bhi _ dena	-39 -87
bhi _ diya	-55 -45
bhi _ gaya	9 27
bhi _ h	-127 82
bhi _ hai	-148 90
bhi _ hi	-18 -67
bhi _ ke	34 43
bhi _ kya	81 -35
bhi _ nahi	110 -46
bhi _ nahin	-47 115
bhi _ par	-12 -66
bhi _ pata	-37 57
bhi _ raha	-120 85
bhi _ rahi	59 103
bhi _ se	-18 112
bhi _ tha	63 -125
bhi _ thi	-8 27
bhi ankh	145 -48
bhi band	-83 135
bhi chup	95 -41
bhi dar	16 -96
bhi dard	4 -71
bhi ek	6 46
bhi gaya	128 -44
bhi hai	68 -18
bhi hain	-48 71
bhi ho	25 -101
bhi jati	-107 87
bhi kam	-14 -74
bhi na	11 -7
bhi nahi	-3 136
bhi nahin	157 -132
bhi nhi	-112 -45
bhi pi	-123 45
bhid	112 -56
bhig	172 -70
bhig gaya	98 -22
bhig gaye	76 -29
bhigi	78 -13
bhinch	66 -16
bhopal	-34 -20
bhuk	-145 -162
bhukh	-141 -172
bhukh _ lagti	-76 -83
bhukh kam	-58 -36
bhul	-83 -125
bhul gai	-194 94
bhul gaya	-181 -221
bhut	-40 -172
bi	-166 -214
bi 12	-68 -103
bich	144 -11
bich me	0 -66
bich men	163 -61
bichchu	-49 -128
bichchu _ dank	3 -14
bichchu _ kata	-49 -21
bichchu ka	-55 -57
bichchu ne	74 -48
bichu	93 -23
bidi	17 -33
big	135 -158
biger	138 45
bihar	-44 -71
bij	-168 84
bijli	75 -66
bijli _ bil	-69 -40
bijli _ jhatka	79 -56
bijli _ jhatke	-132 96
bijli giri	158 -31
bijli girne	-66 -89
bijli ka	-167 30
bijli ke	-141 87
bik	-152 42
bike	63 -37
bike se	18 -12
bil	-286 -183
bil _ aya	-165 -119
bil jyada	-71 -106
bili	-10 29
bilkul	53 -130
bilkul _ hu	-119 -103
bilkul _ hun	-32 -89
bilkul fit	-56 -62
bilkul nahi	85 91
bilkul nahin	56 -5
bilkul thik	10 -106
bima	-78 40
bimar	-76 -47
bimari	-76 -94
bimari _ kya	-30 -48
bimari hai	36 -30
bin	-17 162
bina	-92 77
bina _ ke	-65 101
bina dard	87 252
bio	-114 -167
bipi	-29 -191
bipi _ hai	-27 -68
bipi ki	64 -59
bipi mashin	-103 -12
bir	-85 -87
birth	-77 -5
birthday	-41 -156
birthday pe	-26 -52
biryani	-82 -196
bis	123 -40
bis _ se	62 -40
bis minat	55 -19
bis sal	-16 8
biscuit	61 -38
biscuits	-27 -80
bisleri	118 -28
bisleri botle	65 -22
bistar	112 53
bistar gila	-29 -44
bit	51 -20
bit my	-9 95
bite	-94 -229
bite _ in	-59 -22
biten	224 -133
biten by	101 -34
bites	7 -76
bitiya	4 30
bivi	-83 106
bivi ko	107 59
blade	-285 305
blade se	-34 69
blades	147 -17
blak	178 16
blak scrin	-23 84
blak stul	139 -44
bled	-186 228
blid	-134 -75
bliding	128 -286
blok	-122 -11
bloked	-114 4
blud	191 -133
blud donate	-72 -104
blud group	-152 -119
blud in	144 -73
blud is	12 -114
blud presure	-38 -69
blud test	-216 -45
blud thiner	99 -60
blue	160 -58
blues	-97 -134
bluish	137 -9
board	-204 -65
board pe	-104 -141
body	-47 -148
body chekup	-44 -78
body is	-48 -43
bojh	26 194
bojh hu	-25 75
bojh hun	-89 147
boks	-189 127
bol	260 33
bol _ h	23 97
bol _ hai	103 85
bol _ hain	72 -15
bol _ ki	63 -125
bol _ pa	201 -107
bol _ rahi	-26 55
bol _ ruk	73 -14
bol diya	-32 -47
bol ke	81 -111
bol nahi	132 -76
bol nahin	127 17
bol raha	100 8
bol rahe	31 113
bol rahi	169 70
bol rha	46 55
bol rhe	34 102
bol rhi	12 61
bola	60 96
bola ab	-110 32
bola kal	59 55
bola ki	-34 -17
bola tha	94 -57
bola to	111 -115
bole	7 161
boli	80 166
boli _ ko	-36 77
bolin	85 13
bolna	-112 80
bolne	45 -131
bolne me	56 -78
bolo	-134 -146
bolta	-14 -132
bolta h	-101 -50
bolta hai	-103 1
bolta hu	-78 -64
bolte	56 79
bolte _ ki	72 -13
bolte h	-32 91
bolte hai	-199 109
bolte hain	-23 40
bolti	92 81
bolti hai	6 30
bolu	-109 -23
bomb	20 -66
bone	70 -148
bor	1 -216
bore	-153 -146
bore ho	-143 -139
bored	-121 -142
bori	-95 -148
bos	-224 -394
bos _ jan	-82 -75
bos ko	-61 -129
bos ne	-179 -223
bot	-152 -108
botal	-17 137
both	12 63
both _ and	47 5
both legs	164 -62
botle	47 174
botle of	-59 38
bought	-181 37
bovling	-150 -50
boy	46 110
boy in	-31 144
boys	90 -100
bp	-92 -182
bp 128	-116 -88
bp _ 130	48 -82
bp _ 82	30 -13
bp _ 84	-123 -82
bp _ goli	-187 -63
bp ki	-187 43
bp machine	82 -169
bp tablet	41 -94
bp tablets	-115 256
bp vali	135 -91
brain	-67 -170
brand	-157 -113
break	-142 120
breakfast	-5 -67
breakup	-146 -48
breakup _ bad	-38 -47
breast	186 -85
breastfiding	-110 -47
breath	19 -102
breath smels	27 -4
breathe	28 -28
breathes	76 -6
breathing	198 -107
breathing fast	94 -27
breathles	35 -10
bren	-33 -123
bridge	-104 206
brik	84 75
brik kiln	84 75
bring	22 10
bro	-24 -26
broke	148 -191
broken	-64 -112
brother	126 -87
brother _ lav	52 -2
brother in	49 -14
brothers	-11 -9
brovn	4 -117
brush	-196 -93
brushing	-183 -16
bsc	-94 -60
bsc nursing	-90 -34
bta	59 -62
bua	-19 11
bua ki	-37 37
budget	-153 -138
budget _ k	-90 -58
budha	-69 130
budhape	-65 -80
budhape men	-28 -26
building	-102 42
bujh	-23 138
buk	-76 -71
buked	-96 62
buket	-57 -109
bukhar	43 -367
bukhar 104	163 -8
bukhar _ aur	148 -25
bukhar _ din	135 -24
bukhar _ gaya	-248 -48
bukhar _ h	124 -2
bukhar _ hai	-159 -94
bukhar _ jhatke	-37 -33
bukhar aur	45 -48
bukhar gardan	139 -3
bukhar hai	-21 -66
bukhar me	63 -83
bukhar men	120 -9
bukhar nahin	-285 -131
bukhar utar	-227 -50
buking	-169 -169
buks	-96 156
bul	120 -44
bula	-124 189
bula rahe	-14 92
bulane	134 59
bulao	122 -68
bulau	48 54
bulaya	3 10
bulb	-104 136
bulge	-80 -52
bulging	146 -33
bump	78 -77
bumps	-117 -76
bumrah	-146 -113
bund	102 -62
bura	-6 10
burn	-195 20
burning	61 24
burns	16 -209
burnt	-107 -9
burst	164 -107
bus	-12 20
bus me	-57 -71
bus stand	-39 90
buster	-175 -183
busy	64 39
but	10 -75
but _ are	19 -26
but _ i	15 41
but _ is	-15 -41
but he	-22 151
but i	77 -9
but it	6 -7
but my	-147 -111
but not	-67 46
but nov	53 7
but says	89 -44
but she	12 50
but the	46 39
buter	-82 -40
buton	60 -114
buton batery	187 -22
buy	-122 -114
by	116 73
by _ and	65 -96
by _ i	-70 137
by evening	-163 -61
by itself	-4 -166
by mistake	199 -152
by morning	-100 -92
by one	-135 70
by sunday	-58 155
by the	114 137
byaj	-58 65
byatha	-102 -165
bye	-324 -47
bypas	-35 -160
bypas in	-27 -29
c	28 -133
cab	65 -37
cake	65 -7
cal	120 165
cal pe	55 77
calcium	-182 -174
caled	-133 5
calf	101 -91
caling	-120 109
calm	44 147
came	168 83
came bak	-20 113
came dovn	162 -32
came home	102 -102
came in	79 -22
came out	-37 -96
camera	-80 -89
camp	-130 -7
can	-247 -102
can _ be	-134 -53
can _ do	83 23
can _ donate	-27 -36
can _ drink	-80 -67
can _ drive	11 -121
can _ eat	-150 -141
can _ get	-99 -112
can _ give	171 -130
can _ go	-129 23
can _ take	-107 -267
can _ vait	154 -24
can a	-101 39
can he	-178 -195
can i	-260 -218
can it	-7 -135
can she	-212 -186
can u	70 98
can ve	84 -131
can you	-23 106
canada	-116 10
canal	-90 100
cancel	-122 -133
cancel my	-83 13
cancer	-100 -86
canot	200 -8
canot si	124 -63
canot svalov	44 -3
cant	294 129
cant fil	173 -52
cant find	59 98
cant finish	142 -32
cant lift	79 -22
cant svalov	81 -26
cant vake	126 -98
cantin	-51 -137
cap	-111 -44
capital	-129 -95
capital of	-129 -95
captain	-73 -8
caption	-87 -37
car	165 -80
car is	70 -19
card	-168 18
cardiac	-95 -62
cardiac arest	-90 -57
care	-145 145
care _ my	-59 145
care of	-77 174
cary	-92 44
carying	-128 -29
case	-21 106
cashev	28 -23
cat	-101 81
cataract	-118 -124
catch	-73 -88
catching	10 -135
catheter	125 -11
caught	187 -99
cause	-116 48
causes	-97 -74
cel	153 -89
cels	-122 -133
cement	41 -13
center	68 -79
centre	33 -49
certificate	-62 26
cesarean	85 -40
cetirijine	-29 -215
ch	-14 -29
chabi	-171 151
chacha	89 28
chachi	195 -79
chadar	79 -31
chadh	111 -130
chadha	-28 149
chadhe	122 -38
chadhi	67 -50
chadhne	-152 17
chadhne par	-135 -50
chadhte	-38 -76
chah	-43 -12
chah _ ka	77 -39
chah _ ke	-125 -36
chah _ pahle	-59 -12
chah _ se	-37 67
chah din	-39 -23
chah mahine	-81 92
chah sal	-4 -108
chahie	49 44
chahie _ men	-82 -66
chahiye	-122 -28
chahiye _ ke	-38 -139
chahiye _ nahi	-88 -63
chahiye kya	-86 -196
chahiye ya	-82 -75
chahta	-4 -17
chahta hai	-20 -108
chahte	-110 -134
chahti	-151 84
chai	-144 -80
chai _ jibh	-145 -90
chai _ sath	-119 -182
chai _ se	11 -150
chai ke	-178 -235
chai pi	-17 -93
chai se	-152 -92
chain	-181 237
chair	87 66
chakar	107 -328
chakar _ hai	33 -81
chakar ata	-126 -77
chakar aya	79 -28
chakar vali	-173 -109
chakate	82 -20
chakate aur	83 -7
chaku	244 -67
chaku se	-79 -90
chal	-54 -77
chal _ h	-45 -57
chal _ hai	-3 -121
chal _ thi	45 -18
chal raha	96 -116
chal rahi	93 -132
chal rhi	-23 -93
chala	-112 -25
chala _ hai	-103 -9
chala _ hu	26 74
chala gaya	167 -137
chala jata	-35 18
chala jaunga	-38 102
chala sakta	-127 -50
chalana	-8 -76
chalane	-178 -128
chalane se	-126 -116
chalata	-98 65
chalata hun	-42 -57
chalate	-83 -5
chale	-95 -18
chale jaen	-80 154
chalega	-65 -25
chalegi	-99 -199
chali	51 146
chali gai	13 106
chali gayi	61 -61
chali jaungi	-15 146
chalis	-55 -7
chalne	21 -90
chalo	-71 -105
chalta	2 -165
chalta hai	-33 -89
chalte	39 -136
chalte hain	-72 -106
chalti	24 -152
chalti hai	19 -75
chalu	6 17
chamach	133 -74
chamak	162 -16
chamdi	115 -121
chamdi _ rahi	174 -15
chana	62 -147
chance	-65 180
chand	-184 -257
change	18 -154
changed	-66 78
changing	184 -28
chapal	0 25
chapter	-85 -107
char	62 -74
char _ ka	78 75
char _ ki	-72 -98
char _ se	128 -67
char din	117 -27
char lain	-84 -126
char log	37 -42
char mahine	55 76
char sal	-119 -94
chara	66 46
charge	-52 -58
charon	51 70
chart	-3 -98
chart banana	69 -10
chashma	-85 -99
chashme	24 -109
chashme _ nanbar	-69 -51
chashme ka	-67 -57
chat	18 233
chat _ gira	-2 -25
chat _ hu	-3 64
chat ki	-21 95
chat par	5 103
chat pe	0 75
chat se	75 147
chata	-95 -127
chatgpt	-60 -96
chath	40 -10
chati	360 -234
chati me	102 -67
chati men	119 -26
chati par	140 -43
chati pe	140 -35
chats	-59 -52
chauth	10 52
chautha	-170 -142
chautha mahina	-149 -14
chaval	-234 -106
chaval ke	68 21
chavla	163 -48
chay	-61 -314
che	-99 143
cheap	31 -116
ched	118 -19
chehra	203 -19
chehra safed	83 -10
chehre	-96 -161
chehre pe	-36 -82
chek	-111 1
cheked	27 95
chekup	-95 -175
chemist	32 -171
chemo	217 86
chenai	-120 -148
ches	-190 -78
chest	278 -333
chest and	10 -25
chest pain	28 -15
chidak	56 -5
chidak ke	40 -4
chidchida	-108 -26
chidchida hai	-121 -26
chidkav	38 -43
chij	-9 -10
chik	110 -101
chikh	98 -14
chiki	12 -48
chiks	-83 -60
chil	-107 -55
chila	-4 -55
chila rahe	61 -2
child	-40 -264
children	13 33
chili	47 -117
chin	-146 23
chini	-130 -61
chink	-184 -212
chinta	8 0
chinta _ bat	-34 31
chipak	156 -72
chipak _ thi	51 -5
chipka	212 -56
chipkali	-154 -112
chir	99 -62
chit	-72 157
chita	51 88
chithi	-126 188
chithi _ di	-75 157
chithi likh	-91 151
chocolate	85 -64
chod	-29 155
chod _ hai	-69 112
chod di	-37 80
chod diya	-64 45
chod du	-94 -17
chod ke	-73 5
choda	39 89
chodne	-88 11
chodo	45 16
choke	-169 -108
choked	-111 -170
choked on	-15 -30
choking	86 -141
choking on	150 -35
chole	-113 -72
cholesterol	-123 -120
chot	-107 -7
chota	58 -197
chota sa	-74 -65
chote	89 27
chote _ ke	-61 -124
chote _ ko	-3 37
chote bhai	116 -32
chote ko	84 -12
chote ne	146 -91
choti	68 57
choti ko	95 68
chotu	106 1
chua	84 -82
chubh	109 -25
chubha	-90 -23
chubha tha	-97 -55
chubhan	-38 -20
chubhta	-70 -51
chubhta hai	-70 -51
chudane	-74 -146
chuha	60 -123
chuhe	37 1
chuhe _ dava	49 40
chuhe _ ki	-10 63
chuhe ki	60 -10
chuhe marne	48 90
chuhe vali	41 -71
chuka	-36 116
chuka hai	-49 56
chukandar	-154 -144
chuke	-31 -59
chuki	71 169
chulhe	108 78
chuna	175 -83
chuna gir	37 -5
chune	41 -115
chune _ deta	58 -11
chune nahin	101 -13
chune se	-115 -92
chup	-105 -2
chup ho	-52 16
chupa	70 -16
chupa _ likh	175 -152
chupa ke	161 -57
chupi	138 -129
churi	138 -42
chut	181 -45
chut _ ab	29 -51
chut _ hai	-18 92
chut gaya	-17 -88
chut raha	119 -26
chuta	-30 -2
chute	104 -2
chuti	-122 32
chuti _ hai	-87 19
chuti hai	52 -67
chuti ki	-77 -79
chuti par	-83 146
chuti pe	-61 -61
chutki	89 -10
chutkula	-174 -106
chutkula sunao	-141 -77
cigarete	17 34
claim	-43 -93
clas	-136 -32
clas 11	-68 -15
clas 7	108 -102
clas 8	-46 -29
clas 9	-147 0
clean	-165 24
cleaned	6 179
cleaner	137 -42
cleaning	32 49
clear	23 -106
cleared	-54 164
climb	-9 -105
climbing	91 -56
clinic	101 -108
close	-108 73
closed	51 -43
closes	-82 25
closing	147 117
cloth	55 -20
clothes	30 18
cm	-182 -33
coach	78 -68
coaching	-54 75
coal	100 -44
cobra	67 -145
coca	125 -9
coca cola	125 -9
coconut	-123 -163
coconut vater	-37 -43
code	-125 -170
cofi	-37 -178
coimbatore	-15 -47
coin	79 -70
cola	125 -9
colapsed	99 -51
cold	164 -146
cold _ and	164 -27
cold and	55 -87
cold juice	-1 -31
cold like	130 -25
cold n	177 -46
cold sveat	180 -7
cold vater	3 41
coleague	-83 26
colege	-123 -57
colour	58 -128
coma	-94 -52
combiflam	-11 -72
come	25 102
come bak	-86 -47
come in	66 -35
come out	-8 98
comes	125 33
coming	47 -31
coming _ i	89 42
coming bak	-67 -72
coming from	-11 -53
coming out	217 -62
comon	34 -60
company	-43 -123
compas	-32 140
complain	-51 -44
complaint	-109 -112
compose	-59 -97
conductor	157 -60
confused	125 -50
contact	-133 -67
contact lens	-84 -91
contacts	-19 125
continue	49 -73
contractor	12 -49
control	-76 -142
controled	-84 -77
convert	-111 -105
coper	-34 -46
coper t	-34 -46
copy	-63 33
cord	191 -68
corect	-190 -122
cost	-91 -145
cot	86 37
coton	11 102
cough	-7 -130
cough _ days	-158 -72
cough syrup	103 38
coughed	49 -110
coughing	229 -101
coughing and	78 -38
could	-141 -244
could _ be	-139 -187
counseling	-99 -126
counselor	-44 -108
count	48 53
counted	-44 156
counts	106 101
course	-275 -268
cousin	-30 -6
cousins	-118 -45
cousins veding	-19 -89
cov	66 100
cover	-183 -42
covid	26 -11
cpr	-145 -190
cradle	-65 -31
cradle cap	-65 -31
crak	-135 -55
craked	-100 -137
cramps	-29 -67
cream	-150 -191
cream batao	-24 62
creatine	-80 -22
creatinine	-76 -54
creatinine 1	-46 -34
cried	-119 -81
cries	130 32
criket	-29 20
crocin	134 49
crocin 650	86 88
cros	-118 -76
cruked	90 -71
crush	-213 -200
crush ko	-44 -41
crushing	170 -16
cry	31 -56
crying	70 157
csk	-123 -94
cuk	-17 -240
cuker	104 -85
cuker burst	149 -36
cuks	-9 -64
cul	-124 -98
culer	79 27
cup	122 -168
cupboard	55 124
curd	-169 -105
curent	117 -195
curent laga	111 -18
curious	-118 -97
curtain	197 -96
curtain _ dovn	95 -26
curtain came	95 -26
cury	-85 -84
cut	35 201
cut my	-9 105
cut on	-207 -131
cuting	-132 124
cuts	-55 74
cyanide	-22 146
cycle	-24 34
cylinder	92 -25
d	-26 -283
d 14	-57 -106
da	13 -2
dab	152 -45
daba	23 81
dabana	-123 1
dabane	162 -60
dabane se	151 -24
dabaya	164 -114
dabaya tha	24 -8
dabe	192 -84
dabi	96 -17
dad	-116 -92
dada	80 -150
dada ji	6 -15
dadaji	58 35
dadaji ka	-125 -50
dadaji ki	82 -83
dadaji ko	4 -15
dadi	165 -201
dadi _ rahi	31 -68
dadi ka	-9 -51
dadi ke	78 -34
dadi ki	168 -137
dadi ko	27 -123
dadi ne	78 51
dads	-57 83
dadu	100 -7
daftar	-49 -121
dag	-101 -116
dahej	13 80
dahi	-140 -254
dahi kha	-34 -35
dai	224 -82
dai ne	51 -6
daily	-193 -145
dain	60 -8
dakar	-123 -162
dal	-15 -29
dal _ pani	-121 -22
dal band	-137 -45
dal ka	-13 -39
dal ke	7 63
dala	-249 -170
dale	85 -23
dalega	133 -114
dalegi	-112 -85
dalen	-95 -25
dali	150 120
dali thi	21 -19
dalna	-95 -73
dalne	3 68
dalte	-27 -83
dalu	59 -52
dalun	24 -63
dam	21 -154
dam _ raha	121 -98
dam ghut	153 -81
dama	5 -142
dan	-115 -185
dana	-120 40
dance	-99 -156
dandruf	-94 -102
dane	-96 -166
dangerous	-107 53
dank	113 -44
dant	-240 -342
dant _ rahe	-197 -58
dant _ thanda	-172 -113
dant ka	119 -22
dant me	-148 -103
dant men	-72 -31
dant nikal	-180 -47
dant pista	-65 -122
dar	-211 98
dar _ hai	0 -196
dar _ raha	-187 162
dar _ rha	-136 134
dar ke	30 43
dar lag	-237 215
dar lagta	-18 -190
dar se	-70 -69
dard	41 108
dard _ gaya	-91 -69
dard _ goli	155 -112
dard _ h	142 -163
dard _ hai	29 183
dard _ mahine	-74 -30
dard _ nahi	-6 -41
dard _ nahin	23 -59
dard _ raha	114 -17
dard _ se	1 -95
dard aur	173 -43
dard hai	50 -165
dard hota	-126 234
dard ke	94 212
dard ki	169 -130
dard kuch	-35 -57
dard nahi	-81 -194
dard nahin	82 -176
dard se	149 -117
dard tha	142 -14
dard utha	21 -2
dark	76 -219
daru	45 -12
daru pi	86 -43
darvaja	184 8
darvaja _ khol	35 22
darvaja _ raha	147 -108
darvaja _ se	-44 78
darvaja _ to	3 28
darvaja band	70 21
darvaja nahi	24 27
darvaja pit	96 -47
darvaja tod	127 -82
darvaja toda	34 -4
darvaje	-172 13
das	69 -249
das _ pahle	-140 -87
das _ se	9 -42
das din	61 -72
das minat	137 -27
das sal	-249 -136
dast	133 -114
dast _ bar	-91 -40
dasvin	-70 70
data	-83 -130
date	-160 230
date of	-45 95
dates	-65 -27
daud	50 10
daudta	-80 -71
daughter	37 115
daughter is	-107 -102
daughters	-80 90
daura	131 -224
daura _ aya	-152 -44
daura nahin	-133 -43
daura pada	68 -29
daure	-14 -142
daure _ the	-29 -67
dava	26 44
dava _ di	-67 51
dava _ hai	-31 96
dava _ kar	-21 -9
dava _ ke	120 -158
dava _ li	36 5
dava _ rahi	-82 -43
dava _ sal	-82 -103
dava _ se	-126 17
dava _ thi	155 -87
dava band	-195 37
dava ka	40 81
dava ke	78 -175
dava ki	-26 144
dava le	-97 -126
dava se	-83 94
dava shuru	38 -7
davai	-43 56
davai _ ke	-69 100
davai _ me	-102 68
davai ka	-91 61
davai ki	-104 136
davai se	-21 -78
davaiyan	-111 80
day	38 -100
day 5	219 -16
day after	11 87
day and	-111 20
day for	-67 -184
day old	190 -67
days	-44 6
days _ fever	-118 -69
days _ i	69 117
days _ nov	11 -122
days after	106 -90
days ago	-48 25
days and	94 -26
days bak	132 6
days i	-50 104
days no	-65 -71
days old	156 -24
de	21 -55
de _ ab	117 -15
de _ aur	-130 175
de _ hai	-112 -83
de _ hain	21 -60
de _ kya	38 -18
de dena	-107 191
de di	87 72
de die	-12 71
de diya	-84 232
de do	-44 47
de du	140 -28
de raha	-8 -58
de rahe	153 -76
de rahi	15 -124
de sakte	-149 -73
dead	-2 -52
dead batery	-164 -39
deadly	-88 130
death	-188 -147
death in	-66 -113
debate	-56 10
december	-92 -36
decided	-107 99
dedh	85 -159
dedh mahine	10 -8
dedh sal	49 -132
dega	184 -166
degri	62 -29
dekar	-134 30
dekh	-92 50
dekh _ hun	-105 166
dekh _ tha	11 -28
dekh ke	-158 -173
dekh liya	-7 83
dekh raha	-22 82
dekh rahe	123 -12
dekh rahi	-45 84
dekha	-154 -42
dekha to	-5 -56
dekhe	99 83
dekhenge	93 -66
dekhi	-146 -41
dekhkar	99 -139
dekhna	-74 202
dekhne	-47 -52
dekhta	-68 55
dekhte	-133 -173
dekhti	123 32
dekhti hai	92 -120
delete	-123 -189
deleted	-41 157
delhi	-157 -188
delivered	190 -33
delivered _ home	113 -27
delivered at	113 -27
delivery	-56 -12
delivery _ bad	-77 134
delivery ke	-84 106
delivery ko	123 -8
delivery me	-59 -114
den	43 -133
dena	-141 143
dena aur	-95 137
dena hai	-53 -67
dene	54 -32
denge	20 68
dengu	-84 -63
dengue	-18 -138
dengue _ 5	202 -16
dengue day	202 -16
deni	-82 -127
dentist	-218 -207
deposit	-102 -74
depresion	-75 -165
depresion _ in	-25 -28
der	-50 44
der _ hai	-47 43
der me	19 95
der men	-39 176
der pahle	-30 -141
der se	-83 -122
der tak	27 -130
desi	61 -40
desk	-113 -54
deta	30 48
deta hai	-201 -30
dete	-44 130
dete h	-64 -131
dete hain	-68 138
deti	-57 70
deti hai	-67 10
detol	-44 178
devar	66 90
devar ne	3 105
devi	0 -38
dhaba	108 -45
dhabe	-52 -81
dhadkan	123 -87
dhaga	-127 -57
dhai	-74 -46
dhak	114 -25
dhak dhak	128 -35
dhaka	67 -175
dhakan	-66 147
dhan	70 -52
dhans	193 -17
dhans _ hai	111 -7
dhansi	123 -25
dhanush	186 -11
dhanyavad	-166 -99
dhar	165 -65
dhas	109 -50
dhas rahi	61 -19
dhatura	-1 -48
dhila	182 -41
dhila _ gaya	38 -7
dhila pad	96 -3
dhile	43 -30
dhili	36 -25
dhire	67 -128
dhire _ kar	3 -49
dhire dhire	-114 48
dho	-138 47
dhone	-123 -188
dhone se	-162 -129
dhoni	-135 -57
dhuan	-54 -114
dhul	-25 -126
dhundh	78 -2
dhundhla	126 -116
dhundhna	-65 85
dhup	-72 -252
dhup me	0 -22
dhup men	-38 -61
dhyan	-153 27
dhyan rakhna	-46 30
di	46 226
di _ ab	-61 6
di _ ko	-89 161
di _ ne	105 -71
di ab	137 -15
di aur	-80 -46
di hai	12 187
di thi	-17 -44
diabetes	-135 -56
diabetic	59 -118
dialogue	-84 -73
dialysis	134 23
diaper	51 -72
diary	-52 191
diba	-50 79
dibe	-19 43
dibe men	-19 43
dibi	58 39
did	-105 -12
did it	-1 48
did not	24 -48
didi	142 69
didi ke	68 -67
didi ki	109 -101
didi ko	65 14
didi ne	-15 92
didnt	-25 20
die	-57 166
die hain	-43 131
die of	-67 -83
died	-257 2
died _ at	-72 -168
died in	-41 88
died laughing	-65 -156
died of	-98 -165
dies	-183 -75
dies in	-107 -35
diet	-128 -192
diference	-193 -137
diference betvin	-141 -94
diferent	33 15
dijie	-146 -88
dijy	163 -144
dikat	-132 -156
dikat nahi	-55 -72
dikh	229 -127
dikh _ aur	94 -26
dikh _ hai	42 -113
dikh raha	54 -98
dikh rahe	115 -11
dikh rahi	171 -69
dikh rha	53 35
dikha	33 -144
dikha rahi	143 -16
dikhana	36 -66
dikhane	-73 149
dikhati	-124 -18
dikhau	-18 117
dikhaun	73 6
dikhaya	59 -76
dikhna	189 -98
dikhna _ ho	117 -63
dikhna band	123 -62
dikhta	65 95
dikhta hai	82 55
dikhti	63 43
dil	-58 -203
dil _ bimari	133 -110
dil _ daura	-138 -51
dil _ daure	-84 -12
dil _ dhadkan	-110 -52
dil _ dhak	115 -34
dil _ gaya	-167 -144
dil dhak	115 -34
dil ka	-232 -111
dil ke	-164 -129
dil ki	60 -169
dil tut	-158 -139
dil tuta	-91 -121
dili	-68 -81
dilivri	-87 -59
dilivri ke	-71 -39
dimag	-4 -14
dimag ka	-113 -96
dimagi	-20 -19
dimagi bukhar	-20 -19
din	-64 -56
din _ ab	144 -45
din _ aj	56 40
din _ aur	119 -14
din _ bacha	-2 -31
din _ bukhar	-87 -38
din _ ek	29 -98
din _ hai	-59 -110
din _ khana	-25 125
din _ kitni	-29 -83
din _ peshab	51 -1
din _ raha	-24 51
din _ se	3 -38
din _ thik	-145 36
din ab	-75 -77
din bad	146 -93
din bhar	-193 -130
din ho	58 -59
din hue	151 0
din ka	169 -122
din ke	-73 -58
din ki	122 -44
din late	-29 -14
din me	-196 5
din men	-28 -104
din pahle	126 -16
din pehle	126 -56
din se	-134 29
din tak	-25 -115
diner	-114 -131
dip	175 146
diper	-141 153
diper than	-79 25
dipreshan	-45 39
disc	-97 -112
discharge	89 53
discharged	18 -89
discord	-95 209
discord pe	-35 149
disease	-80 -117
divali	-69 -65
divali pe	-34 -137
divar	11 129
divar par	75 -79
divar pe	-46 157
divas	-171 -183
divas kab	-11 -71
diya	-61 51
diya _ ab	-59 129
diya _ aur	62 -62
diya _ bhi	42 83
diya _ ke	-63 -76
diya _ ki	-28 89
diya _ ne	-126 -68
diya _ par	-84 -63
diya _ se	67 -63
diya _ thik	-9 -58
diya _ to	-95 -130
diya _ vo	-9 5
diya ab	-32 -29
diya aur	-4 126
diya h	66 61
diya hai	128 58
diya tha	-178 -11
diye	-56 90
dj	-104 -192
do	-36 -295
do _ cal	-10 -75
do _ do	15 101
do _ get	-114 -111
do _ h	55 84
do _ hain	164 0
do _ ho	101 -37
do _ hue	-14 -14
do _ ka	-80 27
do _ ke	-42 -183
do _ ki	13 -42
do _ me	2 18
do _ men	159 -36
do _ nid	-174 -41
do _ pahle	135 -43
do _ people	-96 17
do _ say	-65 -81
do _ se	-39 -14
do _ teach	-35 -12
do _ ulti	-16 -32
do anything	14 146
do bar	108 -121
do din	-45 -102
do do	169 -43
do ghante	128 -56
do hafte	-73 -39
do i	-285 -13
do it	-66 165
do ki	-30 70
do mahine	94 56
do minat	-14 42
do nishan	163 -27
do people	-97 -70
do sal	-219 2
do they	-99 -89
do ungli	183 -10
dobara	-195 -70
doc	-127 -62
doctor	-82 -109
doctor _ dikhana	45 -37
doctor for	-44 -37
doctor gave	-68 -66
doctor i	39 106
doctor ka	58 -106
doctor kal	109 -20
doctor ko	10 -67
doctor ne	-179 -15
doctor sahab	19 -44
doctor said	-168 80
doctors	-132 -143
does	-246 -23
does _ insurance	-20 -43
does _ mean	-54 -170
does _ vork	127 -163
does a	-73 -128
does it	-199 -13
does not	177 9
does that	-23 -131
does the	-110 26
doesnt	34 22
dofar	123 -57
dofar men	49 -44
dog	-30 0
dog is	-72 62
doha	84 -63
doing	49 -91
doing a	74 -57
doktar	-206 -292
doktar _ kaha	-33 -13
doktar ki	-52 -78
doktar ko	24 -13
doktar ne	-216 -220
doktar sahab	-21 31
doktar se	-20 -51
dolo	-22 -155
dolo 650	-75 -95
donate	-102 -24
donation	-57 49
done	-317 -35
done _ this	-32 -46
done vith	-88 -192
dono	31 14
dono _ hai	-73 -22
dono _ me	30 -9
donon	158 93
donon ko	55 -72
dont	-22 337
dont _ anyone	20 -5
dont _ for	-65 147
dont _ me	-39 194
dont _ my	-133 172
dont _ to	111 38
dont knov	35 179
dont tel	-124 187
dont vant	122 82
dori	7 130
dosa	-22 -59
dose	-79 27
dose of	10 -31
dost	65 13
dost ka	87 121
dost ki	-145 -122
dost ko	135 -88
dost ne	-102 255
dosti	-70 -132
dosto	-12 77
doston	-47 64
dots	137 -46
double	141 -32
doubt	95 -59
doubt my	64 -7
dovn	65 44
dovn on	103 -33
dr	47 -177
draft	-179 -186
draft a	-45 -75
drain	108 -113
drama	-102 190
drank	266 110
drank _ from	116 -75
drank fenyl	178 -157
drank the	104 -65
dres	-25 -3
dril	-137 -89
drink	-16 -81
drinking	-69 41
drinks	155 -50
drip	-105 125
drishyam	-120 -92
drive	-34 64
driver	96 23
driver hu	52 -21
driving	-45 -112
driving licence	-135 -65
drop	32 71
droped	105 40
drops	1 -238
drovn	-105 -91
drovned	-105 -124
drovning	-90 -152
drovsy	146 -53
druling	139 -39
druling and	84 -23
drum	88 31
drunk	105 -46
dry	-159 -190
dry cough	-147 -61
du	137 -75
du kya	182 -82
du ya	84 -52
dua	-10 177
dub	-32 25
dub gaya	-53 -52
duba	101 -24
dubai	-117 -48
dubara	-27 -26
dubne	-53 74
dubne se	-108 -204
dubte	-79 -84
dubte ko	-53 -80
dudh	-86 -264
dudh _ hai	-8 -91
dudh _ ka	27 -69
dudh _ pi	-25 -60
dudh _ sath	-87 -27
dudh _ se	-74 -55
dudh ka	63 4
dudh kam	-196 -117
dudh ke	-176 -100
dudh me	-159 -64
dudh nahi	218 -17
dudh nahin	139 -7
dudh pi	-65 -50
dudh pilate	41 -27
dudh pite	-53 -5
dudh se	-145 -75
due	-127 -42
due to	-53 -64
dues	-8 159
dukan	18 -124
dukan bhi	39 100
dukan ka	103 -145
dukan par	14 -64
dukan pe	-32 -36
dukan se	46 -42
dukh	-42 2
dukhe	-31 -152
dukhi	-109 -114
dukhta	-87 -90
dukhta hai	-181 -65
dukhtay	66 -87
dum	102 -99
dun	58 67
dun kya	70 -95
dun ya	-126 32
dunga	133 -96
dungi	-136 98
duniya	-68 243
dupata	10 184
dupata pankhe	-92 99
dur	133 36
dur _ the	113 -58
dur hai	28 -161
dur loked	-46 94
during	-98 -106
dusra	-22 13
dusre	-142 -47
dusri	-48 108
dusri bar	-2 30
dusri shadi	-32 61
duty	-37 174
dye	-77 58
dying	-251 -111
dying _ si	-43 -102
dying to	-85 -156
dyuti	79 -41
e	-52 -20
each	-14 98
each breath	144 -11
ear	49 -243
earlier	91 68
early	-127 -141
ears	119 -25
easy	-150 -18
eat	-259 -142
eating	-112 2
eats	-187 -173
ecg	-85 -97
echo	-88 -77
ecosprin	28 -88
edge	27 161
edi	-230 -186
edi _ dard	-117 -122
edi fati	-126 -89
edi men	-125 -56
ediyan	-179 -100
efect	-21 -88
eg	-129 -114
egfr	-68 -55
ek	150 216
ek _ aur	12 96
ek _ bar	-20 5
ek _ bat	163 -16
ek _ bhi	-50 40
ek _ gir	47 -6
ek _ hai	-85 99
ek _ hi	7 -50
ek _ ka	88 -130
ek _ ke	-16 43
ek _ ki	-18 9
ek _ latak	62 -19
ek _ me	86 -100
ek _ men	157 126
ek _ nahin	101 -80
ek _ ne	13 153
ek _ sa	7 -157
ek _ se	118 -182
ek _ suna	-133 -154
ek _ sunao	-120 -69
ek ankh	175 -72
ek bar	-212 97
ek choti	26 -31
ek chutkula	-125 -55
ek din	-183 31
ek ghanta	75 64
ek ghante	153 -67
ek goli	-70 150
ek hath	128 -101
ek hi	-34 22
ek joke	-108 -120
ek kadam	-58 125
ek ko	146 -26
ek ladka	35 22
ek ladki	-95 145
ek minat	41 -44
ek sal	-30 -106
ek sath	-92 231
ek taraf	173 -158
ekdam	125 -37
ekdum	83 -94
eks	-69 72
eksam	-147 -232
eksam _ me	-68 -36
eksam me	-50 -116
eksam ne	-141 -66
eksams	-75 -101
eksare	-83 -51
ekscel	-77 -159
eksercise	-160 -116
eksist	-92 91
ekspire	-86 -38
ekspired	-87 1
ekspiry	-36 -56
eksplain	-163 -238
ekstra	63 111
ela	-193 59
elarji	-156 -209
elarji ki	-114 -182
elbov	-54 -76
elder	-80 148
elders	62 -115
electric	40 -120
electric shok	75 -88
elefant	122 -70
else	-106 74
em	-247 57
email	-23 -111
emarai	-25 -20
emergency	48 -163
emi	-161 125
empty	8 -10
empty stomach	-157 -105
ena	12 -243
end	-31 6
end of	-38 -158
ended	-129 -159
ending	-72 18
engagement	-113 -55
enginir	30 -97
english	-153 -10
english me	-64 -134
english vith	-71 -83
eno	9 -113
enough	37 197
enough i	-189 146
enough or	28 67
ent	-138 -183
epadi	-113 -128
epidural	96 -112
epilepsy	-124 11
episode	-79 -94
er	38 64
eror	-6 -46
esay	-77 86
escitalopram	-49 -101
esi	-47 -70
esid	104 -58
esiditi	-107 -38
esr	-88 -135
even	49 38
even after	14 -82
evening	-7 27
evening and	-14 61
evenings	-91 -103
ever	-34 -112
every	-290 -79
every _ i	-73 37
every day	1 -143
every evening	-54 91
every morning	-46 54
every night	3 123
every time	-157 -193
every vik	4 -126
everybody	35 36
everyone	86 142
everyone in	-39 3
everyones	30 95
everything	-27 102
everything in	-134 84
everything is	51 116
everything luks	151 -98
everyvhere	163 -91
eye	114 -304
eyelid	-144 -50
eyes	102 -31
f	-10 2
face	229 88
face is	104 -53
factory	42 -57
fad	123 -93
fadakti	-167 -136
fadakti hai	-136 -105
faiktri	-6 40
fail	-160 69
fail hua	-73 48
failed	-89 -9
failure	-44 94
faint	128 -88
fainted	190 -144
fainting	-56 -110
faisla	-68 117
fal	-68 -181
fal jaisi	128 -14
faling	42 -109
family	-90 103
fan	37 112
fanda	-104 246
fansa	123 -78
fansi	-19 224
fansi lagane	-103 110
far	23 22
farak	34 -101
farevel	-52 -106
fark	-246 33
fark _ hota	-17 -10
fark kya	-17 -10
fark nahin	13 20
farm	-14 -102
farmacy	-49 -33
farmer	-7 111
fasal	-120 153
fast	190 22
fasting	-299 -248
fat	-60 -345
fat _ h	-112 -75
fat _ hai	-97 -97
fat gai	-101 -126
fat gaya	-14 -112
fat jata	-184 -98
fat raha	54 -51
fata	322 -162
fata ja	77 -88
fatal	-49 160
father	26 -29
father _ lav	88 -78
father in	98 -80
father is	-72 -77
fathers	-141 101
fati	7 -137
faty	-179 -197
faty _ grade	-104 -120
faty liver	-156 -195
fauj	-79 102
fauj se	-47 128
fauji	-11 137
fayda	-120 4
fayda _ hai	-62 -94
fayda hota	-23 -95
fayde	-154 -169
fc	-25 0
fd	-77 147
fear	-98 -24
feb	-71 -132
fed	-104 75
fel	169 -254
fel _ the	-152 -132
fel from	182 -108
fel in	43 -209
fel on	-20 -147
felov	-5 24
felt	-76 -68
female	-2 -59
fenk	-152 70
fenyl	91 120
fenyl _ liya	112 -65
fenyl pi	112 -65
feritin	-75 -66
fev	-97 135
fever	-7 -461
fever 100	-88 -24
fever 101	-89 -40
fever _ 5	139 -22
fever _ gone	-53 -155
fever and	-122 -42
fever gone	56 -31
fever since	53 -87
fid	82 27
fiding	-155 -90
fiding vel	-121 -40
field	-22 57
fight	-185 132
fight vith	-170 141
fighting	39 -55
fiks	-74 21
fiksed	-34 41
fil	104 -98
fil fine	100 -93
fil like	35 -31
file	-6 70
filing	-139 19
filing _ since	-133 -143
filing lov	-112 -115
film	-289 -305
film _ hai	-21 -49
film _ hiro	-19 -43
film ka	-55 -84
film me	-49 -72
film men	-104 -73
filmi	-34 -105
fils	82 131
fils like	-36 174
finail	71 35
finail pi	61 115
final	-88 -11
finaly	-162 -83
find	144 151
finds	-44 114
fine	-262 -88
fine _ i	-9 -91
fine and	-50 1
fine but	131 -68
fine can	-23 -36
fine just	-147 149
finger	23 -223
fingers	242 29
finish	156 22
finished	-61 -192
finished _ the	-125 -177
fir	-101 127
fir _ gaya	-61 3
fir _ hai	-16 8
fir _ ho	-29 127
fir _ kar	-53 68
fir _ se	57 -69
fir bhi	58 -216
fir man	-90 101
fir se	-193 -48
fir thik	-30 -27
fir vahi	-120 175
fire	-51 6
first	-43 -113
first _ and	96 104
first _ boks	-46 -119
first _ kit	-12 -78
first aid	-57 -274
first or	-42 -44
first time	102 50
first year	17 16
fis	-120 7
fis kitni	-32 -162
fish	111 -190
fish bone	104 -14
fisli	128 -24
fit	56 -53
fitnes	-25 -19
fits	100 -115
fits as	-157 -96
five	7 -116
flat	-67 -23
flatmate	107 -137
flatmates	28 -84
flight	-75 -150
flight to	-47 -22
flopy	145 -35
flov	-92 -60
flu	-57 -162
flu shot	-87 -49
flur	130 160
flur is	10 80
flurs	-54 52
foam	107 -72
fod	-165 -140
foda	116 -76
folov	-76 50
fon	14 69
fon _ utha	-95 137
fon band	-61 143
fon nahin	-95 137
fon par	-57 100
fone	-15 109
fone _ in	-186 -26
fone _ of	44 182
fone _ utha	-26 106
fone aya	141 -1
fone band	-23 202
fone is	-32 25
fone of	-60 176
fone pe	44 16
fone svitched	93 84
for	-103 -44
for 2	-146 -51
for 3	67 -132
for 55	-22 82
for 6	-103 -34
for 70	-15 -45
for 9	13 -56
for _ also	-79 -153
for _ and	104 -90
for _ at	-109 -21
for _ day	-56 149
for _ days	62 16
for _ first	113 -80
for _ i	-34 -20
for _ in	-17 -104
for _ kg	-30 155
for _ minutes	85 -19
for _ month	-136 -29
for _ months	-141 44
for _ mother	-66 -137
for _ my	62 112
for _ of	-69 49
for _ or	64 -57
for _ people	-125 -74
for _ pls	-99 -34
for _ she	67 103
for _ to	98 121
for _ trip	2 -92
for _ year	9 -66
for _ yr	-120 -58
for a	18 110
for adult	-54 -176
for al	-103 53
for bak	44 -105
for clas	-40 -137
for cold	-71 -70
for divali	12 -162
for everything	-53 167
for her	55 21
for him	23 -69
for his	-29 -145
for home	29 -42
for it	-95 -180
for job	-56 -131
for me	77 289
for my	-214 -71
for oily	-28 -32
for one	-135 -44
for our	-76 -70
for schul	-33 -49
for the	43 137
for tomorov	24 108
for vater	75 -49
for years	-16 -45
forearm	57 -121
forever	-59 219
forgive	-40 127
forgive me	-40 127
forgot	5 -34
form	-174 -217
form kahan	-40 7
format	-66 -93
forvard	-34 -17
foto	-125 56
foto bheji	-20 119
foto of	-56 46
found	-61 176
four	48 -141
fracture	-72 -32
fresh	52 64
fresher	-93 -91
fri	-137 -192
fri _ kya	-74 -64
fri fire	-134 65
friday	-70 61
fridge	-20 -92
friend	78 110
friend from	-25 138
friends	-66 -30
frij	-129 -102
frok	61 -32
from	63 89
from 2	107 -28
from _ and	19 79
from _ botle	121 -82
from _ for	23 -106
from _ he	9 4
from _ hour	85 47
from _ month	-143 -19
from _ on	-140 -174
from _ side	34 -57
from _ to	2 -273
from his	58 -4
from last	87 -14
from mouth	60 -7
from my	-103 40
from nov	-122 -100
from old	-110 -84
from one	126 -137
from our	-45 82
from the	127 227
from vhich	-156 -113
from yesterday	177 -38
front	82 -102
front of	29 -84
froth	176 -47
fruit	102 -137
fruits	-110 -62
fud	-228 -96
fuds	34 -73
ful	234 -23
ful body	46 -103
ful form	-51 -73
ful ke	119 -14
ful of	80 -128
ful rahi	167 -32
fula	-11 -146
fuli	-35 -97
fulti	-31 -26
fuly	-10 3
fuly recovered	-32 -21
function	53 39
fund	-86 108
fungal	-96 -50
funk	15 -24
funy	-41 -120
fut	115 -150
futa	131 -79
futbal	29 -45
futi	134 -32
fysics	-28 32
fysio	-127 -103
fysiotherapy	-97 -52
g	-89 -5
gada	-31 -33
gadbad	-26 -42
gadha	53 -143
gadhe	79 -11
gadi	103 91
gadi chala	-69 -40
gadi ka	43 -162
gadi ke	-56 143
gae	-1 15
gae _ ab	110 -15
gae ab	11 40
gae aur	16 -23
gae hain	-50 -11
gae the	-44 75
gahne	-38 101
gahra	114 115
gahri	-34 -4
gai	79 -72
gai _ hai	29 -36
gai _ ke	109 40
gai _ se	-34 -4
gai ab	-175 -79
gai hai	111 -183
gai thi	-159 -29
gain	73 -102
gais	12 -155
gajar	-91 -112
gal	66 -165
gal pe	25 -57
gala	176 -86
gala _ gaya	-87 77
gala _ hai	-71 -124
gala _ ho	125 -52
gala _ raha	118 -27
gala _ sa	94 -11
gala band	172 -52
gala dabaya	139 -98
galat	-161 -334
galat _ kya	-137 -34
galat hai	-99 -167
gale	227 177
gale _ kharash	-181 -99
gale me	182 -23
gale men	121 149
gale pe	19 92
gale se	97 -100
gali	-97 30
gali de	-103 -157
galti	22 66
galti se	73 72
gamcha	163 10
game	-187 -37
gana	-152 -293
gane	-18 -150
ganga	-106 175
ganit	28 -100
ganth	-160 -77
ganv	117 3
ganv ki	-41 33
ganv men	69 -59
gaon	-68 -14
gaon me	-53 -17
gap	46 -173
garam	97 -201
garam _ hai	-97 -18
garam _ se	-30 -73
garam pani	-110 -45
garam tel	165 -20
garare	-141 -35
garbh	16 -12
garbh _ bachcha	60 -19
garbh men	-22 -60
garbhavastha	-109 -45
garbhavastha men	-80 -12
garbhavti	67 -30
garbhvati	30 -33
gardan	101 -213
gardan _ nahin	142 -27
gardan akad	-64 -22
gardan akdi	173 -19
gardan pe	-114 -61
garden	22 -8
gargle	101 -41
garlic	-81 -23
garmi	-215 -174
garmi _ lu	-37 -23
garmi ke	46 -26
garmi me	-49 39
garmi men	-205 -66
garmi ne	-52 -67
garmi se	-103 -115
gas	-136 -116
gas _ h	-45 -77
gas _ hai	-74 -101
gas banti	-65 -70
gas cylinder	-75 82
gas ki	155 -68
gate	116 153
gathiya	12 -108
gave	14 136
gave _ guitar	-22 109
gave _ her	-105 149
gave avay	-142 81
gave him	117 -59
gave me	-153 118
gave my	-33 199
gay	-145 75
gaya	39 -100
gaya _ ab	15 -115
gaya _ aur	74 -10
gaya _ bhi	136 -30
gaya _ ka	-12 -40
gaya _ kaise	98 -29
gaya _ ke	57 -64
gaya _ ki	71 26
gaya _ kya	-85 -141
gaya _ me	-65 104
gaya _ men	-42 -50
gaya _ nahi	110 -34
gaya _ nahin	26 65
gaya _ ne	-25 104
gaya _ par	130 33
gaya _ pe	134 -65
gaya _ se	-14 -85
gaya ab	-3 -58
gaya aj	-117 26
gaya ankh	178 -52
gaya aur	46 2
gaya bhai	-176 -113
gaya do	142 30
gaya ghar	-88 -95
gaya hai	61 -46
gaya hun	-61 59
gaya kal	-193 129
gaya kya	-11 -130
gaya main	43 21
gaya par	-30 -56
gaya tha	-186 -90
gaya to	-38 72
gaya vo	143 -49
gayab	82 139
gaye	45 -156
gaye ab	-91 -116
gaye hai	51 52
gaye hain	20 18
gaye the	66 -104
gayi	-18 109
gayi _ me	85 -11
gayi _ se	18 -89
gayi ab	20 72
gayi aur	31 -18
gayi hai	82 2
gayi thi	-65 19
gayo	76 -28
gayu	115 87
ge	-43 88
geche	169 -73
gehra	91 79
gehri	81 109
gehun	-36 -120
gel	4 -167
general	-24 -135
generaly	-40 60
get	-245 -3
get up	-100 155
geting	152 -30
geting _ in	-75 -66
geting up	109 -40
gets	-47 -12
geyser	78 -95
gf	-35 -40
ghabrahat	12 -51
ghadi	75 205
ghadi aur	-38 96
gham	185 -67
ghamauri	-143 -65
ghanta	163 73
ghanta _ gaya	26 94
ghanta ho	38 92
ghanta hua	87 -34
ghanta pehle	146 3
ghante	118 -117
ghante _ gaye	-75 -91
ghante bad	127 -39
ghante ho	149 -24
ghante me	124 -23
ghante men	71 -41
ghante se	306 -22
ghar	-12 67
ghar _ hi	102 31
ghar _ kaise	-96 -133
ghar _ kisi	29 -59
ghar _ ko	-92 169
ghar _ koi	25 98
ghar _ kya	-28 -55
ghar _ number	-21 100
ghar _ pata	-11 78
ghar _ sab	-112 -37
ghar _ sabko	-48 -76
ghar a	-59 -39
ghar ghar	205 -121
ghar ka	-82 -30
ghar ke	-23 2
ghar ki	-102 -43
ghar le	83 -15
ghar me	-80 -243
ghar men	-86 -29
ghar par	-85 -60
ghar pe	37 36
ghar se	-26 133
ghar vale	-1 120
ghar valo	-39 47
ghar valon	-82 149
gharelu	-67 -138
ghat	8 19
ghata	-107 -68
ghav	0 -162
ghere	-228 -171
ghi	-200 -251
ghi band	-56 -82
ghode	-25 -38
ghum	38 -60
ghum raha	25 12
ghuma	20 -47
ghunt	20 81
ghur	78 -9
ghus	232 -82
ghusa	208 -44
ghut	220 -97
ghut raha	162 -83
ghutan	16 39
ghutna	-220 -130
ghutne	-147 -65
ghutne _ dard	-149 -134
ghutne _ kat	-92 -68
ghutne ka	-95 -98
ghutne ki	-50 -56
ghutne me	-132 -107
gift	-97 -104
gila	-49 -134
giloy	-93 -78
gin	-28 113
ginte	-120 -20
ginti	-98 133
gir	251 -318
gir _ aur	66 -7
gir _ hai	-9 -43
gir _ tha	13 -9
gir gai	109 -81
gir gaya	-3 -138
gir gaye	67 51
gir gayi	111 -119
gir gya	179 -25
gir pada	27 -6
gir raha	-143 -103
gir rahe	-62 -12
gir rahi	225 -39
gira	248 -155
gira hai	89 -16
gira tha	-174 -42
gire	165 -49
giri	141 -113
girl	19 118
girl in	34 86
girl is	8 86
girlfriend	-137 -85
girls	17 90
girne	-160 103
girne se	-59 -94
girta	-94 -121
give	-57 -197
give _ a	-73 -120
give _ to	97 -100
give me	-121 34
given	13 10
gives	-207 25
giving	-19 -88
glas	194 42
glimepiride	65 -17
glucometer	13 -79
glukoj	100 -29
gm	-98 -115
gn	-77 -51
go	-139 117
go _ the	-22 122
go for	-85 -7
go home	56 -28
go on	-87 -119
go to	-164 -50
go up	-20 32
goa	-153 -114
goa trip	-72 -60
gobhi	-56 -101
god	70 69
god men	63 86
goes	-27 -145
goes to	-21 -13
going	155 -22
going blue	78 -5
going dovn	-5 73
going to	31 92
gol	-77 -156
gold	-104 52
golden	-97 -68
golden hour	-85 -28
goli	54 21
goli _ gai	59 -102
goli _ hai	-132 117
goli _ ke	49 -171
goli _ kha	10 131
goli _ li	65 127
goli _ lu	40 -148
goli _ me	5 -119
goli _ men	88 -147
goli _ pet	-60 -49
goli _ se	123 73
goli _ thi	143 -56
goli kab	-79 -90
goli ke	-77 -142
goli kha	81 114
goli khali	-60 -49
goli ki	63 -186
goli li	158 -24
goli se	-145 12
goli subah	-107 -148
goliya	-69 19
goliya kha	-64 14
goliyan	75 199
goliyan _ li	66 45
goliyan kha	12 1
gone	3 100
gone by	-136 -96
gone to	63 -34
gone up	80 -77
got	23 -114
got _ and	70 40
got _ out	-88 -14
got a	45 27
got my	-87 -116
got throvn	112 -27
goti	15 -86
govt	-31 -63
grade	-145 -132
grade 1	-140 -129
gram	-63 -48
grandfather	29 22
grandfather died	-24 -89
grandma	33 -11
grandmother	-19 -141
grandmothers	-68 -61
grandpa	106 -35
grandson	82 31
grany	175 -19
grape	112 -138
great	-197 -63
grey	218 -93
grief	-147 20
grin	27 -152
grin tea	-135 -69
group	-112 79
grov	-116 -219
grup	-76 -65
gst	-68 -99
gst on	-61 -92
gta	-147 -83
gta me	-79 -39
guard	23 -4
gubara	188 -59
gud	-159 -306
gud _ bad	-86 -34
gud _ for	-13 -96
gud for	-18 -177
gud night	-155 -189
gud or	-125 -53
gudbye	-141 99
gudgud	-88 -40
gudiya	39 99
gudnight	-71 30
guest	-4 83
gugle	13 51
gugling	-96 42
guide	28 13
guilty	-83 87
guitar	-139 101
guitar to	-18 90
gujar	-111 48
gujre	-51 -61
gulab	98 -56
gulab jamun	56 -89
gulabi	93 -21
gulabi jhag	91 -20
gulf	78 41
gulp	-31 2
gum	31 -26
gums	37 -84
gums bliding	76 -9
gun	-16 110
gurgaon	148 -52
gusa	-138 -123
gusa _ hai	-1 -13
gusa ata	-76 38
guse	-94 134
guse men	-66 100
guvahati	-72 -95
guy	125 -34
guys	-4 102
gya	263 -36
gya _ me	39 81
gya _ nahi	110 -14
gya tha	46 38
gye	118 46
gyi	23 104
gym	-148 -255
gym _ bad	-117 -80
gym _ hu	86 82
gym ke	-117 -80
gym me	63 -73
gym trainer	78 55
h	-88 -27
h 2	-78 -104
h _ 2	-24 -34
h _ aur	-80 -122
h _ band	44 -24
h _ bhi	41 -83
h _ din	-70 -44
h _ k	-84 20
h _ ka	-69 -71
h _ ke	-76 -36
h _ ki	27 -35
h _ ko	-34 11
h _ mahine	-62 -22
h _ me	-88 65
h _ nahi	84 -30
h _ ne	31 -58
h _ pani	13 -12
h _ pe	-107 -14
h _ rat	-38 79
h _ sach	-46 44
h _ sal	-73 26
h _ se	72 -1
h _ thanda	105 -29
h _ vala	-37 -89
h _ vale	-43 76
h abhi	-38 59
h aj	-87 92
h aur	-41 -35
h bas	-71 126
h bol	-66 8
h fir	-74 -73
h ghar	65 -13
h kal	4 -26
h ki	-133 -38
h koi	-33 -37
h kya	-224 -408
h meri	79 42
h mujhe	-46 102
h na	-90 65
h normal	87 -48
h par	31 -36
h roj	-52 59
h subah	-6 -14
h to	106 -85
h uska	-1 38
h vo	26 -18
h ya	-11 -142
h ye	-211 10
ha	-181 -40
ha ha	-146 -174
had	56 51
had _ as	-177 -138
had _ in	-66 -65
had a	-76 96
had bypas	37 -57
had fits	-157 -96
had one	77 -79
hadi	50 -168
hadi bahar	99 -25
hafte	6 -67
hafte _ ek	-104 -107
hafte _ sab	-70 72
hafte me	-63 -28
hafte men	-111 -76
hafte pehle	-93 -74
hafte se	-123 -94
haha	-196 -281
hai	-111 2
hai 2	-103 7
hai 5	-66 17
hai 9	59 39
hai _ 2	-44 74
hai _ a	-35 103
hai _ ab	3 12
hai _ abhi	-31 -26
hai _ aj	6 135
hai _ andar	133 -91
hai _ andhvishvas	-109 -24
hai _ ankh	90 -35
hai _ aur	-201 26
hai _ bachche	-131 148
hai _ bahut	3 93
hai _ band	-95 -74
hai _ bar	-148 48
hai _ bas	-25 45
hai _ batao	58 109
hai _ bhar	12 -41
hai _ bhi	-165 34
hai _ bol	75 -3
hai _ bura	-4 80
hai _ chod	6 -37
hai _ dard	65 -42
hai _ dava	-67 -104
hai _ de	93 17
hai _ dekh	98 35
hai _ din	-192 -40
hai _ do	-44 -23
hai _ doktar	15 -37
hai _ dudh	-75 103
hai _ ek	-115 16
hai _ fir	-60 -19
hai _ galat	-28 -16
hai _ ghante	29 29
hai _ ghar	25 41
hai _ goli	-78 74
hai _ hafte	-146 104
hai _ hai	34 45
hai _ hath	-6 39
hai _ hi	54 -21
hai _ himat	-50 108
hai _ ho	25 3
hai _ hone	10 11
hai _ hu	0 -92
hai _ hun	-42 73
hai _ jaisa	60 -112
hai _ ka	-27 -64
hai _ kab	-45 85
hai _ kabhi	-61 -74
hai _ kahti	26 -12
hai _ kaise	-89 13
hai _ kam	-162 -165
hai _ kar	9 -65
hai _ karu	-51 63
hai _ karun	-37 -79
hai _ kaun	28 -18
hai _ kaunsa	45 -79
hai _ ke	-30 -30
hai _ khana	-71 -105
hai _ khane	-39 -33
hai _ khud	71 -108
hai _ ki	9 104
hai _ kisi	101 -77
hai _ kitna	-74 -116
hai _ kitne	-16 -44
hai _ ko	-59 34
hai _ koi	105 -35
hai _ kuch	93 -32
hai _ kya	-51 -126
hai _ le	-117 1
hai _ log	-30 41
hai _ mahina	-83 -15
hai _ mahine	-128 -50
hai _ mai	9 16
hai _ main	-41 -22
hai _ man	-119 83
hai _ mat	-165 167
hai _ me	1 -27
hai _ men	-17 -6
hai _ mera	-49 -20
hai _ meri	-87 147
hai _ minat	10 68
hai _ mujhe	-66 -98
hai _ nahi	16 15
hai _ nahin	96 -27
hai _ ne	19 3
hai _ nind	41 -36
hai _ pair	94 -3
hai _ pani	20 -43
hai _ par	194 -93
hai _ pas	-12 132
hai _ pe	-125 66
hai _ pet	94 -40
hai _ puchna	-12 -51
hai _ rahe	-4 60
hai _ rahi	-89 122
hai _ rat	-71 204
hai _ roj	-14 -136
hai _ ruk	-43 81
hai _ sa	-122 -112
hai _ sab	-106 -128
hai _ sach	-81 17
hai _ sal	-237 0
hai _ sans	-48 -30
hai _ se	-97 -264
hai _ shadi	-19 -75
hai _ si	-52 -63
hai _ sirf	-31 -28
hai _ subah	-51 -62
hai _ tak	-108 90
hai _ thik	-147 -27
hai _ thoda	26 34
hai _ tin	-60 92
hai _ to	-7 -10
hai _ vala	-13 -105
hai _ vale	-105 53
hai _ vali	95 -110
hai _ vo	122 -95
hai _ ya	63 -112
hai _ ye	-35 129
hai ab	-125 88
hai abhi	100 4
hai agle	-47 -38
hai aisa	-13 -58
hai aj	137 124
hai asha	-91 -38
hai aur	203 -155
hai avaj	127 -76
hai bachcha	-154 136
hai bachche	92 -94
hai bachchon	-46 87
hai bas	-193 26
hai beta	-108 80
hai bhai	-36 -23
hai bol	-5 57
hai bukhar	68 -26
hai chah	-18 73
hai chai	-155 -169
hai char	0 -67
hai dadi	110 -29
hai dal	-30 -32
hai dard	57 -106
hai das	-10 -101
hai dava	70 -50
hai do	-59 -57
hai doctor	97 -50
hai doktar	-134 -137
hai dudh	47 -132
hai dukan	69 -96
hai dusri	-45 -95
hai ek	-78 146
hai fir	8 -157
hai fone	26 7
hai ganv	-94 13
hai gardan	-29 -22
hai garmi	26 65
hai ghar	1 18
hai ghutne	-87 76
hai ham	-30 -16
hai har	-36 -131
hai hath	-11 41
hai jab	-130 -204
hai jaise	2 -43
hai jaldi	208 13
hai kabhi	-129 -129
hai kahta	-15 62
hai kahti	-23 76
hai kaise	-31 -140
hai kal	-110 22
hai kaun	-131 -99
hai kela	-35 -41
hai khana	-57 -117
hai khet	-106 142
hai khud	-24 -60
hai khun	-3 -73
hai ki	-233 308
hai kisi	-7 29
hai kitne	-50 -36
hai koi	-134 68
hai kuch	5 -96
hai kya	-89 -134
hai mai	25 41
hai main	110 -31
hai maine	-25 94
hai mera	112 -32
hai mere	-93 148
hai meri	-54 60
hai mujhe	-53 189
hai munh	130 -20
hai na	-149 -215
hai namak	80 -32
hai niche	-8 48
hai nind	-110 103
hai nishan	-135 -81
hai pahle	59 -15
hai pair	105 27
hai pani	57 140
hai papa	114 -163
hai par	-84 -5
hai pasina	40 -14
hai pati	-67 71
hai pet	162 5
hai rat	45 0
hai riport	99 -48
hai roj	18 103
hai roti	-122 -49
hai sab	-45 20
hai sach	-49 70
hai sans	154 41
hai sas	9 108
hai shadi	-34 -15
hai sham	14 -116
hai shayad	120 -12
hai sir	-47 -47
hai subah	-36 -123
hai sugar	-10 -38
hai tab	59 -41
hai thik	39 -119
hai thoda	-113 -135
hai thodi	10 -67
hai tin	-131 -129
hai to	18 -5
hai umr	47 -92
hai use	-49 24
hai uska	-51 75
hai uske	23 38
hai uski	-65 142
hai usne	109 62
hai vajan	-83 -41
hai vo	130 -165
hai ya	-286 -110
hai yar	65 -107
hai ye	-60 -16
hain	71 -2
hain _ bhi	102 -57
hain _ ek	94 -48
hain _ hai	103 -25
hain _ hi	-60 95
hain _ ke	-60 26
hain _ ki	-12 -47
hain _ ko	-67 140
hain _ kya	53 -112
hain _ me	118 -30
hain _ men	-142 -211
hain _ nahin	-10 85
hain _ ne	-42 71
hain _ par	7 -53
hain _ rat	65 -24
hain _ se	-19 -63
hain ab	-5 165
hain aj	24 143
hain aur	93 36
hain bas	-13 86
hain dard	-39 -29
hain do	8 34
hain ek	-40 99
hain ghar	41 -65
hain ki	-10 -67
hain kya	-215 -128
hain main	147 -34
hain par	197 -94
hain rat	-28 94
hain to	102 -112
hain umr	-78 -76
hain ye	40 -32
hair	-134 -45
hair fal	-90 -123
hajar	-86 -83
hajar tak	-36 -30
hal	-78 -166
haldi	16 -146
haldi dudh	-81 -73
half	173 -51
half _ hour	128 -57
half an	128 -57
half slive	-100 110
halka	-273 -5
halka _ hai	-46 123
halka bukhar	-98 -48
halka dard	-114 -31
halka sa	47 -113
halki	-152 -153
halki sujan	-26 -17
halva	-23 -139
ham	-37 136
ham log	92 -41
hamare	-152 -25
hamare _ men	-83 -178
hamare yahan	47 -115
hamari	-95 -70
hamen	7 115
hamesha	-136 246
hamesha _ lie	-26 164
hamesha _ liye	-34 163
hamesha ke	-40 219
hamne	0 40
han	-137 -221
hand	197 123
hand is	95 -89
handle	-84 -127
hands	29 13
hands _ cold	3 -59
hanf	115 -15
hang	-167 70
hanging	48 161
hangover	37 -97
hans	-107 38
hans rahe	-53 44
hansi	7 47
hansiya	106 24
hanste	-169 -55
hanste _ pet	-148 -13
hanste hanste	-176 -19
hanste pet	-148 -13
hapened	0 -137
hapens	-190 61
hapens to	-76 -64
hapily	-60 -132
hapy	-154 -104
har	-153 115
har bar	-122 -199
har gaya	-86 154
har mahine	-120 20
har sal	-73 -47
har sans	-8 64
hara	133 -79
hard	101 -149
harm	-141 -250
harniya	-37 -59
harpic	79 60
hart	-96 -205
hart ataik	-64 -126
has	142 61
has _ ke	-148 -128
has _ mar	-140 -127
has _ on	36 -58
has _ the	-128 135
has a	56 -120
has become	90 -27
has bin	123 16
has bp	58 30
has fever	-229 -43
has gone	137 -8
has has	-156 -154
has ke	-148 -128
has loked	47 -10
has no	-59 100
has not	143 49
has stoped	-47 81
has to	-18 5
hasi	-187 -79
hasi se	-147 -168
hasne	48 -100
hasnt	105 49
hasta	-17 52
hat	110 131
hataye	-25 -94
hate	-110 58
hates	-60 -84
hath	204 141
hath _ gaya	155 53
hath _ hai	1 14
hath _ ho	14 30
hath _ nahin	120 0
hath _ raha	28 107
hath _ rahe	-55 -108
hath _ se	102 -120
hath _ thande	127 -24
hath chala	188 -43
hath kanp	95 75
hath kat	-9 89
hath ki	-153 46
hath me	154 -37
hath men	-137 46
hath pair	197 -101
hath par	-163 103
hath pe	-71 165
hath se	203 -100
hath sun	178 -46
hath thande	-74 43
hatheli	35 -101
hathi	135 -31
hathi baitha	106 -26
hava	123 57
have	-77 116
have _ in	-46 95
have _ one	27 157
have _ the	-62 217
have _ to	-75 135
have a	45 1
have decided	-99 46
have it	-74 -64
have no	-53 41
have one	-36 -125
have to	101 -301
having	202 -133
hb	-277 -230
hb 10	-100 -39
hb 11	-53 -78
hb 9	-81 -132
hb _ 8	-90 -34
hbaic	-114 -101
hbaic 6	-69 -52
hbaic _ 1	-73 -40
he	438 154
he _ a	52 -115
he _ and	68 -131
he _ asking	-79 76
he _ for	-61 89
he _ in	-7 47
he _ it	-28 40
he _ me	64 13
he _ my	-42 136
he _ no	39 18
he _ not	46 138
he _ on	29 101
he _ only	55 133
he _ out	28 63
he _ talking	116 -60
he _ the	97 81
he _ to	36 20
he _ vhen	134 -76
he asked	-88 95
he cant	176 -84
he does	16 107
he doesnt	66 11
he fel	98 -50
he go	-97 -117
he had	53 2
he has	235 45
he is	208 61
he just	89 -38
he left	-64 168
he lost	-78 134
he never	24 75
he said	32 119
he says	136 81
he sis	124 -38
he tuk	123 -71
he vants	58 73
he vas	95 86
he vil	90 0
head	312 -63
head is	212 -82
head on	73 -50
headache	-82 -215
headshot	-84 -116
headshot kaise	-46 -46
healed	-89 -136
health	-102 -185
healthy	-35 77
heard	-58 -80
hearing	-179 -102
heart	20 -56
heart _ aur	-56 -19
heart _ in	-92 -118
heart _ liye	-78 -58
heart atak	-196 -259
heart ataks	-37 -51
heart is	140 -46
heart ka	100 -55
heart ke	-78 -58
heart patient	-192 -45
heart tablets	-24 147
heat	-91 -164
heat stroke	-27 -19
heater	43 -39
heavy	-5 -166
height	-150 -205
hel	-134 114
helmet	39 18
helo	-149 -221
help	177 -75
help me	130 -73
helper	89 -43
helpline	-110 75
helps	-247 -41
hep	-108 -102
hep b	-108 -102
her	182 332
her _ and	-14 153
her _ are	65 21
her _ i	-100 151
her _ is	112 -17
her _ on	102 49
her _ she	55 171
her _ the	-106 123
her _ to	-51 113
her _ today	54 84
her and	-102 134
her head	204 -92
her mother	30 -32
here	251 2
here for	-61 -164
hereditary	-69 -116
hernia	-52 -28
hernia ka	-52 -28
hero	-117 -110
hes	200 138
hes sveating	85 -5
hi	-2 83
hi _ a	127 -19
hi _ aj	-63 111
hi _ gai	-45 -29
hi _ gaya	37 -63
hi _ h	31 -20
hi _ hai	-201 112
hi _ hain	59 89
hi _ ho	-46 -105
hi _ hota	61 -60
hi _ hu	-34 90
hi _ jaun	-15 81
hi _ ke	-19 62
hi _ ki	12 58
hi _ me	48 -62
hi _ raha	137 -9
hi _ rahe	28 81
hi _ tha	38 -18
hi bat	154 -14
hi dala	-75 -102
hi h	-11 -60
hi hai	63 108
hi hoga	-9 13
hi ja	98 37
hi kyu	-118 -20
hi likha	131 -15
hi na	-64 165
hi nahi	157 181
hi nahin	74 -164
hi nhi	94 -37
hi thik	-116 140
hichki	-58 -128
hicups	-165 -110
hid	-94 152
high	45 -9
higher	-50 -89
highest	-95 41
highvay	46 11
hil	0 -114
hil _ raha	165 -41
hil nahi	152 -29
hil nahin	115 -32
hila	178 -71
hila nahin	104 -11
hilane	163 -92
hilane par	222 -53
him	193 89
him _ it	32 2
him _ just	28 78
him _ the	72 -71
him _ to	143 -68
him and	-128 21
him he	116 -80
him in	52 -54
him slip	96 -54
him to	67 -21
himat	-71 182
himoglobin	-79 -97
himoglobin 11	-66 -38
himoglobin 9	-17 -17
himoglobin _ 8	-17 -17
himself	10 145
hindi	-344 -230
hindi me	-136 -77
hindi men	-181 -104
hiro	-22 -77
his	229 61
his _ and	43 64
his _ are	91 9
his _ he	-36 -59
his _ in	70 66
his _ is	37 102
his mother	-15 58
his mouth	102 -46
his name	55 -103
his ovn	-72 31
his vife	-43 32
hisab	-130 36
history	-85 -87
hit	179 85
hit by	183 -49
hit me	35 80
hit my	53 91
hit the	79 -31
hiv	244 -113
hives	11 -75
hm	-62 -190
ho	-159 -39
ho _ ab	1 -107
ho _ aur	60 -25
ho _ ghar	26 -80
ho _ h	-222 -151
ho _ hai	-26 -52
ho _ hain	117 -63
ho _ hu	-5 -96
ho _ hun	-142 -122
ho _ koi	-63 -88
ho _ kya	-60 126
ho _ na	-33 9
ho _ tha	46 -65
ho _ thi	39 -39
ho _ to	-66 -116
ho aur	54 -16
ho chuka	-40 -86
ho gae	56 -203
ho gai	74 -243
ho gaya	-171 -120
ho gaye	-13 -26
ho gayi	-94 -101
ho gya	66 50
ho gye	90 56
ho gyi	-59 -70
ho jaega	82 62
ho jata	-202 63
ho jate	-8 -50
ho jati	-133 -138
ho jaye	-75 110
ho jayega	-39 132
ho jayegi	-25 141
ho raha	51 -240
ho rahe	-77 -90
ho rahi	-106 -134
ho rha	65 -98
ho rhi	100 -47
ho sakta	46 -164
ho sakti	26 -51
ho to	-138 -136
ho ya	-74 -141
hoarse	113 -111
hoga	-80 141
hoga kya	21 85
hoga na	146 -7
hoga ya	-75 -40
hogi	-74 4
hogi kya	-52 51
hokar	-74 -32
hoke	-23 -35
hold	-181 138
hold the	-142 67
holding	126 -130
holding _ and	98 -4
holding his	102 -48
holding nek	90 -48
holes	214 -88
holi	108 -41
home	23 -71
home and	-73 -102
homevork	-45 -65
hona	-216 111
hona chahie	-27 -150
hona chahiye	-20 -77
hone	39 45
hone _ bad	102 -8
hone ka	-3 -103
hone ke	91 -37
hone par	-31 -138
hone pe	9 -6
hone se	-110 198
honestly	46 165
honey	-151 -158
honge	-178 -152
honi	-148 -70
honi chahiye	-146 -155
honth	280 -101
honth _ hain	-103 -18
honth kale	154 -26
honth nile	109 -24
honth suj	106 -10
horse	17 -52
hosh	346 -108
hosh _ hai	123 -22
hosh me	108 -15
hosh nahi	108 -26
hosh nahin	166 -32
hospital	-46 32
hospital _ km	136 -52
hospital _ me	-186 -145
hostal	-48 113
hostel	20 60
hostel me	-65 99
hostel mes	-28 0
hot	246 -169
hota	-225 88
hota _ hai	31 -82
hota _ kya	-185 -38
hota _ ya	-35 69
hota h	-149 -245
hota hai	-262 179
hote	-70 -175
hote _ kya	-38 -38
hote hai	-69 -43
hote hain	-99 -75
hote hi	101 -61
hotel	21 60
hoth	66 -99
hoti	-137 -169
hoti _ kya	-79 -178
hoti h	-200 -165
hoti hai	-345 -115
hoti kya	-70 -84
hour	219 21
hour _ in	-127 -81
hour bak	90 59
hour i	123 -12
hours	4 -290
house	-159 20
house in	-30 12
hov	-476 -54
hov _ days	-131 -69
hov _ does	-28 143
hov _ hours	-145 -117
hov _ i	-235 -190
hov _ is	-88 75
hov _ make	-66 -136
hov _ minutes	21 -137
hov _ of	-25 214
hov _ remove	-56 -36
hov _ stop	-133 -107
hov _ to	-80 -66
hov _ vil	-12 97
hov do	-286 -215
hov does	-19 -128
hov long	-109 34
hov many	-39 150
hov much	-166 80
hov to	-274 -371
hpv	-26 -47
hr	192 -18
hrs	38 -78
hu	-71 216
hu 2	26 -96
hu _ bhi	-36 -5
hu _ ka	-79 79
hu _ karu	132 35
hu _ ke	-43 -40
hu _ ko	-84 138
hu _ mahine	-47 -49
hu _ me	-64 -124
hu _ pe	-121 126
hu _ se	100 -123
hu _ ye	-57 123
hu ab	-149 -156
hu aj	-60 125
hu aur	-13 -2
hu bas	-42 163
hu din	-86 -57
hu ghar	-41 80
hu koi	-124 -47
hu kya	102 28
hu par	36 -109
hu rat	-99 121
hu roj	-114 88
hu sab	-62 -38
hu to	-43 -90
hu vo	29 -19
hua	48 -77
hua _ ab	-105 -161
hua _ se	-31 36
hua ab	-36 -75
hua h	62 -106
hua hai	43 -108
hua tha	-41 -277
hua to	-43 73
hue	60 -39
hue _ din	28 27
hue ab	-18 -93
hue hain	6 39
hue the	-104 123
huged	-115 126
hui	66 -17
hui hai	-43 -59
hui thi	-128 -188
hum	42 4
hum dono	-88 21
hum log	50 -68
humne	-85 135
hun	-104 198
hun _ aur	-40 -45
hun _ bar	-28 59
hun _ hai	18 -19
hun _ ka	-18 154
hun _ ke	-37 98
hun _ ki	10 -51
hun _ ko	-100 101
hun _ men	38 5
hun _ nahin	19 -6
hun _ ne	-52 28
hun _ se	-45 175
hun ab	-104 121
hun aj	-27 70
hun aur	42 18
hun bas	0 17
hun ek	-11 100
hun ghar	16 8
hun kal	-86 -80
hun ki	-85 167
hun kisi	-8 96
hun koi	-60 8
hun kya	-152 -97
hun par	-25 195
hun sabko	-24 131
hun tin	-17 21
hun to	72 82
hun vo	107 -76
hurt	-73 195
hurting	75 24
hurts	38 -200
husband	46 95
husband _ in	36 94
husband is	152 -104
husband ne	-53 86
husband says	-24 -8
husbands	-122 -4
hyderabad	32 -79
i	-123 240
i _ 34	-90 -84
i _ 5	-110 -55
i _ a	-136 33
i _ al	-139 -156
i _ alone	130 -54
i _ and	26 96
i _ at	-72 91
i _ be	-131 283
i _ cetirijine	-8 -90
i _ cofi	-63 -47
i _ cold	-11 49
i _ curd	94 -29
i _ dead	-117 -13
i _ decided	-99 46
i _ dying	-71 -206
i _ fil	118 -41
i _ for	-102 -110
i _ from	-114 101
i _ get	-59 6
i _ go	-57 159
i _ going	-119 154
i _ have	-23 69
i _ he	170 32
i _ her	-30 144
i _ him	178 -104
i _ his	68 73
i _ i	-128 95
i _ in	-105 -21
i _ it	-205 53
i _ knov	10 151
i _ like	37 9
i _ my	-344 24
i _ myself	120 99
i _ nid	-51 1
i _ no	42 88
i _ not	69 216
i _ ok	49 -144
i _ on	-51 163
i _ one	-109 -147
i _ only	69 34
i _ scared	-35 58
i _ take	-1 -55
i _ that	-123 -17
i _ the	-231 157
i _ them	72 144
i _ think	29 95
i _ thinking	-45 107
i _ this	-15 -79
i _ til	77 -47
i _ to	-25 -50
i _ tu	13 -66
i _ up	-134 159
i _ vake	-33 106
i _ vant	62 131
i _ vith	49 114
i _ you	9 -119
i already	-7 -13
i am	91 141
i ask	-50 -101
i ate	12 -119
i cal	-76 32
i can	150 33
i canot	-62 130
i cant	201 -18
i climb	-94 -60
i could	-103 -134
i cry	-98 -40
i cut	-91 97
i did	34 30
i do	52 189
i dont	-46 232
i drank	116 11
i drink	-155 -121
i drive	71 -53
i eat	-178 -100
i fil	121 -112
i finished	30 -143
i get	-250 -43
i give	184 -185
i go	-173 171
i got	-14 47
i had	0 -213
i have	-21 118
i just	-12 40
i kip	-29 149
i knov	-81 161
i let	46 51
i lift	-78 -47
i luk	17 76
i mean	76 84
i mis	57 -60
i nid	103 -94
i only	98 75
i overthinking	-22 146
i pinch	141 -20
i pres	-169 100
i put	74 39
i read	-90 -13
i run	-103 94
i said	-58 -219
i say	-95 -57
i si	-67 -28
i sit	49 66
i slip	-58 -169
i stand	-117 63
i start	-75 -48
i stil	-120 -83
i stop	58 -76
i take	-79 -317
i teach	-64 136
i tel	-98 34
i think	201 87
i thought	51 -54
i told	52 107
i tuk	-43 4
i vant	-254 141
i vanted	14 59
i vas	-33 63
i vent	-49 73
i vil	-34 168
i vont	-162 269
i vork	-122 -151
i vould	-25 106
i vrite	-60 124
ice	116 -187
icu	-93 -164
idea	-112 -130
ideas	-113 -156
idli	179 -49
iesar	-101 -44
if	46 268
if _ dont	-20 76
if _ is	-37 170
if a	135 106
if he	-40 84
if i	-103 166
if it	-101 70
if someone	-100 126
if the	30 99
ignore	20 -9
il	-18 144
ila	127 134
ilaj	-223 -15
ilaj pura	-49 -103
im	127 215
im _ of	69 57
im _ to	153 -86
im a	-132 98
improving	-115 -25
in	-46 -44
in 2009	-73 -127
in 2012	-78 -59
in 2014	-63 66
in 2016	-42 -57
in 2017	-40 -49
in 2019	-18 -21
in 2020	-89 -39
in 2021	-125 -70
in 2022	-4 -45
in 3	-73 -88
in 6	-20 -67
in 9	-63 118
in _ 2	-80 -61
in _ 4	106 -29
in _ after	-100 119
in _ al	-40 -86
in _ and	-136 -103
in _ are	54 -119
in _ at	-128 -43
in _ body	26 -176
in _ can	19 -94
in _ car	158 -70
in _ day	-19 -75
in _ days	-77 85
in _ do	-57 81
in _ evening	-208 -83
in _ for	-176 37
in _ from	45 119
in _ grandmother	0 -42
in _ hand	35 148
in _ he	-2 27
in _ head	-90 66
in _ hospital	-116 70
in _ hostel	-37 100
in _ house	-49 -44
in _ hov	-8 -133
in _ i	-116 103
in _ in	-55 61
in _ is	-49 -50
in _ it	16 -40
in _ kiln	60 79
in _ kitchen	-4 46
in _ like	73 -22
in _ min	27 -18
in _ minute	-56 -76
in _ morning	-150 -90
in _ my	92 -81
in _ not	40 -12
in _ of	-7 -74
in _ on	28 -124
in _ only	57 64
in _ or	-73 -106
in _ pg	104 -70
in _ rum	189 -57
in _ says	-124 15
in _ season	-52 -83
in _ second	150 -9
in _ she	-67 141
in _ th	-66 63
in _ the	56 -119
in _ toilet	70 -123
in _ vhat	-80 2
in _ vhen	118 -73
in _ vhich	-95 -54
in _ vith	-172 96
in _ vords	-74 -113
in _ year	-100 -50
in a	15 -12
in ac	-24 -105
in bangalore	-100 24
in bathrum	-87 97
in bed	59 -59
in betvin	117 -38
in brik	60 79
in buket	2 -83
in chest	109 -21
in clas	-82 82
in english	-86 2
in first	-29 61
in front	82 -102
in gulf	78 41
in her	7 110
in his	70 12
in india	-199 -157
in it	-8 39
in june	-151 33
in kerala	-92 28
in kochi	-13 -108
in last	-15 -71
in lav	-55 105
in lavs	80 -152
in life	67 -4
in march	-86 -21
in may	-126 44
in monsun	-72 -62
in morning	-231 -36
in mouth	7 -68
in my	92 353
in nekst	51 100
in ofice	52 -39
in one	-70 -117
in our	41 101
in pregnancy	-168 -192
in pune	-46 -35
in schul	-12 88
in simple	-49 3
in sumer	-74 -66
in sun	145 -61
in tamil	-68 -79
in that	-9 81
in the	102 7
in this	-117 -40
in throat	54 -41
in toilet	123 -24
in tvo	74 -90
in under	141 -12
in vinter	-93 -96
indaur	-67 2
indeks	-84 -79
indeks _ of	-84 -79
indeks out	-84 -79
india	-258 -224
india and	-39 -82
indian	-125 -117
indore	-7 -59
infant	93 -26
infection	20 -133
inhaler	127 -68
injection	80 11
injections	-170 110
injekshan	142 -99
inka	-93 163
insan	-150 -61
insan _ ya	-93 -106
insan hai	-78 -63
inside	110 1
insta	-101 88
insta pe	-66 149
instead	22 -74
instead of	-58 -12
instructions	-38 -75
insulin	97 25
insurance	-153 2
int	120 -34
int _ par	32 12
int bhathe	36 12
intermitent	-80 -48
intermitent fasting	-80 -48
interviev	-51 -172
into	19 127
into the	-5 88
intravyu	-46 62
ipl	-85 -152
iron	27 -109
iron _ goli	-54 -57
iron ki	71 -101
iruku	-4 8
is	59 59
is 2	-44 -66
is 3	60 -44
is 40	-172 79
is 5	-109 -17
is 6	-22 -114
is 7	-40 -140
is 9	57 -134
is _ 3	-38 -37
is _ 4	-70 -51
is _ 5	-92 -41
is _ a	-58 42
is _ after	141 36
is _ and	192 -90
is _ any	-58 -76
is _ at	25 -56
is _ but	-55 -80
is _ by	-5 117
is _ can	78 -67
is _ dangerous	-23 74
is _ enough	149 62
is _ even	14 -36
is _ fine	159 -173
is _ for	53 17
is _ from	-86 60
is _ gud	-98 -113
is _ he	48 45
is _ him	143 -105
is _ his	13 75
is _ hot	-38 -95
is _ i	-43 222
is _ in	51 35
is _ is	-79 2
is _ it	24 -41
is _ just	1 -45
is _ km	4 -51
is _ kya	-81 -31
is _ last	13 95
is _ like	156 -94
is _ me	103 -50
is _ men	-55 -1
is _ months	12 -191
is _ much	102 83
is _ my	-10 115
is _ ne	-154 -137
is _ nekst	22 -2
is _ nicely	125 -77
is _ no	61 51
is _ normal	230 50
is _ nov	65 -258
is _ of	144 -104
is _ ok	19 -305
is _ on	126 -38
is _ one	29 -81
is _ only	38 21
is _ or	-37 -89
is _ out	141 73
is _ pe	-139 -155
is _ safe	64 -76
is _ she	9 134
is _ since	-113 -22
is _ slipy	130 -7
is _ that	-67 -57
is _ the	34 90
is _ to	4 -104
is _ today	-50 -61
is _ true	-147 -178
is _ up	80 -87
is _ vater	77 -39
is _ vhat	-18 -87
is _ viks	-6 -40
is _ vith	206 -192
is a	-148 63
is aloved	-46 -82
is also	-15 -158
is asking	-91 -162
is at	71 -55
is bar	-198 114
is best	46 -86
is beter	-69 -199
is blak	76 -53
is breathing	58 -22
is choking	146 -74
is cold	184 -80
is coming	252 -75
is crying	85 -116
is dead	12 44
is doing	-13 30
is done	-41 110
is due	3 -84
is enough	122 -54
is fine	-106 -38
is for	-107 135
is from	-154 8
is ful	153 -89
is geting	53 -7
is giving	-57 -20
is going	36 -119
is gone	-249 -184
is grin	38 -55
is gud	8 -85
is hanging	72 80
is hard	72 -70
is holding	116 16
is in	-4 169
is it	9 -47
is just	46 103
is kiling	-82 -127
is laughing	143 -82
is like	114 -13
is loked	-102 141
is lying	112 -19
is making	65 -77
is more	-20 87
is my	-32 66
is no	16 86
is normal	66 -16
is not	41 -38
is of	83 43
is ok	194 -128
is on	80 142
is only	-45 150
is over	-159 -45
is pale	49 -12
is playing	73 -54
is safe	-52 -28
is sal	-14 -38
is saying	56 40
is shoving	142 -29
is siting	68 -53
is smal	-51 85
is so	-93 14
is standing	59 43
is stif	136 -57
is sveating	50 -22
is talking	167 -69
is that	-152 -190
is the	-165 76
is there	-159 115
is this	30 -134
is tu	20 173
is valking	-9 -23
is very	-53 118
is vith	136 -63
isabgol	-72 -165
ise	-99 53
isi	-146 165
isiji	-43 -59
iska	-43 -184
iska matlab	-7 -78
iske	-45 -50
islie	-68 -10
isliye	72 49
isnt	69 -50
isue	-110 -130
it	-235 173
it _ a	-124 -25
it _ and	-64 7
it _ bak	-69 -107
it _ be	-65 153
it _ for	88 175
it _ i	22 -28
it _ if	178 -79
it _ in	-102 71
it _ just	-11 -65
it _ like	44 -62
it _ my	42 -146
it _ not	26 61
it _ of	-8 -87
it _ on	141 -71
it _ only	-52 64
it _ or	-80 151
it _ that	69 -193
it _ the	-82 88
it _ to	54 -83
it _ vith	93 -40
it a	-145 -67
it and	-75 4
it be	-151 -125
it comes	76 -91
it fine	95 -65
it for	-62 -103
it has	41 -55
it in	-141 -127
it is	-23 148
it just	14 -127
it mean	-12 -74
it means	-6 -30
it normal	197 -50
it nov	-72 -198
it of	153 -114
it ok	183 -133
it on	-18 26
it out	113 -39
it to	-57 167
it true	-155 -147
it vait	110 -20
it vas	92 -122
it vent	-30 73
it vil	44 106
itching	-132 -172
itchy	-158 -108
itna	-81 -30
itna _ do	-24 154
itna _ h	-67 -88
itna _ ki	-78 -101
itna bata	-24 154
itne	-95 88
itni	29 -104
its	230 127
its bin	60 121
its for	-86 -23
its just	138 54
its not	-43 116
itself	-29 -94
ive	-75 176
ivy	-36 -61
ja	-141 50
ja _ h	7 -14
ja _ hai	-57 -30
ja _ hain	-26 13
ja _ hu	-154 54
ja _ hun	-100 -47
ja raha	-99 53
ja rahe	-73 -153
ja rahi	-53 57
ja rha	15 42
ja sakte	-48 -75
jab	-270 -44
jab se	-57 -88
jab tak	-77 -15
jaban	119 -12
jabardasti	93 -17
jabda	208 -66
jabde	153 -31
jachcha	-136 28
jae	-8 125
jae to	-49 -136
jaega	64 -28
jaega kya	-19 -91
jaegi	-8 128
jaen	41 99
jaen to	76 117
jaenge	34 170
jag	155 -105
jagah	-37 -96
jagah _ hai	42 -87
jagane	206 -150
jagane par	206 -150
jagery	-6 -60
jahan	31 54
jahar	-215 13
jahar _ diya	34 -119
jahar kisne	-49 -104
jahrile	-83 -63
jaipur	10 8
jaisa	197 -77
jaisa _ a	120 -11
jaisa _ aur	58 -73
jaisa _ hai	-26 -66
jaisa _ pasina	30 -7
jaisa _ raha	157 -100
jaisa dard	127 -3
jaisa garam	39 -2
jaisa khun	118 -12
jaisa kuch	2 -76
jaisa lagta	-101 -60
jaise	274 -158
jaise _ ne	115 -50
jaise kisi	115 -50
jaise koi	-13 -51
jaisi	178 -100
jaisi avaj	-104 -33
jaisi badbu	96 -9
jaisi sans	130 -24
jakar	-58 140
jakdan	68 -45
jal	-56 -192
jal _ thi	-48 -99
jal gai	8 -42
jal gaya	31 -98
jal gayi	-91 -120
jal raha	129 55
jal rahi	56 -35
jala	157 72
jala ke	168 -130
jalan	-169 16
jalati	9 126
jaldi	202 146
jaldi jaldi	-81 -24
jale	23 -152
jali	32 -29
jalne	-124 -93
jalne _ tuthpest	-58 -40
jalne par	-75 -48
jam	-104 -172
jama	-164 95
jama _ hai	-21 8
jama kar	-32 105
jama karna	-28 -108
jamin	44 -73
jamin pe	91 -7
jamun	111 -103
jan	-23 -81
jan _ hai	47 -98
jan _ ke	-29 67
jan _ li	-226 -239
jan kha	-93 -63
jan le	-246 -273
jan nahi	201 -93
jan nikal	-173 -214
jana	-101 221
jana _ hai	-10 -100
jana chahta	38 -30
jana hai	-103 152
jana padta	-35 -62
jana tha	-56 44
janam	-12 144
janch	-283 -248
janch _ chahie	-22 -88
janch _ hai	-33 -61
janch hoti	-21 -17
janch karani	-103 -120
janch men	-130 -36
jane	31 117
jane _ bad	-66 185
jane ka	-99 41
jane ke	-70 184
jane ki	-56 98
jane se	-52 -12
jangh	160 31
jangh me	-19 -98
jangh pe	-13 67
jankari	3 -46
jao	-53 -143
jarurat	-66 125
jaruri	-38 -254
jaruri _ kya	-70 -112
jaruri h	80 -15
jaruri hai	-132 -235
jata	-161 58
jata h	-133 35
jata hai	-41 36
jata hu	-131 -134
jate	46 -166
jate h	-133 -63
jate hai	-45 -63
jate hain	86 -58
jati	-156 -196
jati _ kya	-174 48
jati h	-4 -117
jati hai	-112 -307
jau	116 205
jau kya	66 103
jau to	-82 188
jau ya	46 -124
jaun	14 226
jaun to	-9 141
jaunga	-167 149
jaungi	-116 118
jav	280 -158
jav and	132 -33
jav loked	96 -22
javab	30 -164
javab _ de	-1 -81
javab nahi	86 -14
javab nahin	105 -112
javan	-43 28
jay	-14 67
jaye	45 41
jayega	2 119
jayega na	73 -106
jayegi	-145 -44
jayenge	-15 41
jeans	-161 -82
jeb	-107 77
jehar	-87 127
jeher	-228 93
jeher _ h	-28 -172
jely	107 -19
jerking	131 -52
jero	62 128
jeth	70 -9
jethani	111 -20
jhad	-148 -132
jhad funk	42 -22
jhad rahe	-195 -97
jhag	178 -3
jhag _ raha	-2 87
jhag a	-32 94
jhag aur	100 -41
jhag nikal	68 -36
jhagda	-70 70
jhagda hua	62 -69
jhagde	-19 19
jhatka	-23 -181
jhatka laga	-40 -69
jhatka lagne	-19 -19
jhatke	186 -48
jhatke _ rahe	127 -54
jhatke a	113 -51
jhatke aye	25 -21
jhatke se	-115 103
jhinga	117 -23
jhuk	136 -39
jhule	57 14
jhunjhuni	-77 -110
jhuth	-172 -37
jhuth hai	-134 -64
ji	-87 -182
ji ka	-54 71
ji ki	-128 -131
ji ko	-18 -184
ji ne	-47 -13
jibh	143 -174
jibh _ gai	103 -19
jibh kat	66 -8
jibh moti	175 -29
jija	94 -89
jijaji	36 3
jim	-118 -74
jina	-180 185
jina nahi	-75 138
jinda	-65 117
jindagi	-57 -48
jindgi	5 160
jine	-130 365
jine _ man	-65 214
jine ka	-97 282
jine se	-17 151
jio	-49 -79
jio ka	-49 -79
jira	-104 -67
jira pani	-103 -67
jise	-49 34
jisme	-87 30
jismen	-54 -108
jita	-27 -87
jitni	97 -81
jivan	-83 30
jo	-153 19
jo _ men	38 -40
jo _ se	109 -4
jo dabane	94 -3
job	-296 74
join	-72 -121
joint	-26 -83
joke	-138 -59
joke suna	-47 -93
jokes	50 61
joking	35 -6
juban	154 -80
juice	-32 -115
jukam	-135 -171
jump	-151 233
jumping	-32 121
jun	-99 -130
june	-208 -29
jungle	-9 10
jus	-154 -129
just	58 148
just _ and	14 11
just _ in	20 -33
just _ me	27 101
just _ the	115 -71
just _ to	104 -115
just a	-69 -51
just asking	83 -44
just curious	-69 -58
just nov	120 73
just tel	13 -37
just vant	92 -260
just vanted	-52 75
juta	-160 -10
juta sunghana	-113 -45
jute	-176 -64
jyada	-55 -21
jyada _ ate	-35 -42
jyada _ hai	-121 -17
jyada _ se	-150 -19
jyada aya	-70 -102
jyada ho	-110 -37
jyada kyon	-59 -79
k	-53 -88
k bad	44 7
k liye	26 43
ka	-145 -149
ka _ 5	78 -22
ka _ a	-49 3
ka _ ab	-8 -14
ka _ ankh	228 -55
ka _ aur	-138 -29
ka _ aya	8 78
ka _ badh	-111 -44
ka _ band	86 100
ka _ batao	-204 -162
ka _ bhar	-58 94
ka _ bhi	-79 44
ka _ dekh	-66 85
ka _ do	102 -13
ka _ doktar	-31 -12
ka _ dudh	123 -73
ka _ ek	49 41
ka _ fat	108 -5
ka _ gaya	-41 76
ka _ ghar	-149 -37
ka _ h	-23 -20
ka _ hai	89 65
ka _ hath	130 -71
ka _ hi	64 89
ka _ ho	-26 -180
ka _ hota	-24 156
ka _ hua	-65 -37
ka _ jyada	-29 -40
ka _ ka	-125 -98
ka _ kab	-120 -144
ka _ kaise	-125 -200
ka _ kal	68 37
ka _ kam	-73 -52
ka _ kar	-133 -153
ka _ kaun	-43 -125
ka _ kitna	-131 -3
ka _ kitne	-78 -142
ka _ kitni	31 -157
ka _ kya	23 -208
ka _ kyon	-12 -57
ka _ laga	-142 -136
ka _ lagta	-24 -92
ka _ me	29 -62
ka _ nahi	-93 168
ka _ nahin	-93 81
ka _ nishan	-64 -52
ka _ pi	178 -107
ka _ pichle	-44 55
ka _ raha	-13 39
ka _ rakhna	-65 147
ka _ sal	-46 -37
ka _ se	57 -61
ka _ tarika	-69 22
ka _ tha	126 -23
ka _ thik	-17 -25
ka _ tika	-36 -53
ka _ tin	69 -42
ka _ to	6 -28
ka _ vala	-42 -112
ka adha	138 -35
ka arth	-141 -143
ka asar	49 57
ka ata	-95 -59
ka aur	-29 -38
ka bacha	37 -71
ka bachcha	85 74
ka beta	-128 42
ka bhav	-158 -138
ka bhi	-45 39
ka bil	-176 -79
ka bukhar	165 -10
ka bypas	-28 -36
ka chehra	103 42
ka course	-56 -35
ka dar	-49 -125
ka dard	64 -260
ka daura	-120 -55
ka dhyan	-22 81
ka doctor	-90 -30
ka doktar	12 -25
ka dudh	-123 -17
ka ek	-31 94
ka fone	-11 115
ka form	-57 52
ka h	193 -30
ka hai	77 -41
ka hath	169 -75
ka ho	-42 100
ka hu	13 0
ka hun	-111 -18
ka ilaj	-46 -90
ka injection	-82 -40
ka injekshan	-7 -50
ka jahar	60 -131
ka jhatka	-47 -47
ka kam	-61 -22
ka khana	-196 -212
ka khun	5 -80
ka koi	-63 151
ka kya	-96 1
ka ladka	58 71
ka last	-56 66
ka man	-203 319
ka matlab	-90 -105
ka muh	170 -15
ka nam	-211 -189
ka nanbar	-152 -9
ka nishan	88 -140
ka number	13 -150
ka operation	-62 -105
ka opreshan	-81 -100
ka pahada	-98 -61
ka pair	167 -38
ka paisa	-95 200
ka pani	133 -157
ka paper	-31 36
ka pata	111 29
ka pet	103 -11
ka pichle	-43 -18
ka purana	-64 -54
ka ras	6 -37
ka rashifal	-57 -102
ka rishta	-16 4
ka sahi	-181 -179
ka tarika	-130 -255
ka tel	80 98
ka test	-45 -26
ka tha	-36 7
ka tika	-181 -192
ka time	-57 65
ka vajan	-49 -167
ka vo	-69 -142
kab	-464 -427
kab _ chahie	-15 -28
kab _ chahiye	-44 -86
kab _ hai	-79 -150
kab aegi	-23 84
kab ayega	-63 -71
kab dalte	-27 -83
kab hai	-24 -146
kab lagega	-50 -98
kab lagta	-12 -73
kab se	-171 -134
kab tak	-26 -153
kabhi	-341 46
kabhi _ kabhi	-18 -39
kabhi _ nahin	57 111
kabhi kabhi	-245 -22
kabhi nahin	-36 125
kabir	-71 -94
kabj	-56 -129
kabj _ hai	-35 -66
kabutar	41 13
kada	130 -31
kadam	-156 128
kadha	-129 -102
kadhai	116 -25
kafi	-61 111
kafi hai	-25 141
kagaj	-92 -15
kah	45 74
kah _ hai	-55 27
kah _ hain	-4 -12
kah raha	-22 59
kah rahe	48 -41
kah rahi	25 28
kaha	-229 35
kaha _ hai	-63 -124
kaha hai	85 -57
kaha se	-19 -101
kaha tha	3 -161
kahan	-232 -110
kahan _ hai	-30 89
kahan milega	-13 33
kahan se	-130 -11
kahani	-177 -278
kahani sunao	-51 -49
kahin	44 119
kahna	-58 5
kahta	67 48
kahta hai	63 56
kahte	-48 10
kahte hain	-6 56
kahti	62 169
kahti hai	69 190
kahti hain	1 7
kai	231 111
kailshiyam	-100 -78
kailshiyam ki	-26 -29
kainp	-72 -31
kainp men	-49 -19
kainsar	102 8
kaisa	-149 -190
kaise	-422 -239
kaise _ h	-61 -23
kaise _ hai	-185 -179
kaise _ hain	-95 -84
kaise _ kare	-71 -104
kaise _ karu	-145 -93
kaise _ karun	-37 -112
kaise _ ki	-39 65
kaise _ koi	-26 -52
kaise bache	-74 -55
kaise bachen	-37 -36
kaise banaen	-27 -35
kaise banaye	-18 -57
kaise banta	-28 -26
kaise bat	-23 -107
kaise chek	-26 -58
kaise hataye	-28 -94
kaise ho	-25 -68
kaise kam	-37 -11
kaise kare	-67 -100
kaise karen	-27 -112
kaise karte	-51 -95
kaise karu	-62 -43
kaise saf	-77 -22
kaise shuru	-107 -47
kaise thik	-12 -9
kaka	109 64
kaksha	-146 -119
kaksha _ ke	-71 -79
kal	-93 23
kal _ hai	-60 -107
kal _ hogi	-25 -59
kal _ ka	62 35
kal _ ke	97 -11
kal _ ki	-139 22
kal _ ko	-132 -25
kal _ me	184 -72
kal _ men	-138 -143
kal _ nahin	49 -21
kal _ pe	-98 48
kal _ se	159 26
kal aj	-84 56
kal barish	-25 -59
kal bat	-66 -126
kal chuti	-18 -76
kal ka	-100 114
kal ki	-153 -226
kal milte	-35 -212
kal rat	168 -16
kal se	-29 131
kal subah	46 131
kal usne	-101 62
kala	174 -216
kalai	-10 196
kalai par	-26 79
kalai pe	15 158
kale	-75 -225
kale ghere	-228 -171
kali	71 -223
kam	-181 39
kam _ diya	-80 -45
kam _ gaya	70 -63
kam _ h	78 -129
kam _ hai	-155 138
kam _ hain	4 78
kam _ hu	-69 -143
kam _ hun	-28 -53
kam _ ja	4 -86
kam _ jata	33 106
kam _ ke	-17 -62
kam _ raha	-120 -75
kam _ se	-87 -81
kam ati	-59 -108
kam hai	-37 -229
kam ho	-78 88
kam hota	-13 15
kam ka	-38 85
kam kar	-11 -1
kam karne	-78 -111
kam karta	56 112
kam karte	16 105
kam karti	-100 -38
kam karu	-58 -37
kam pe	-50 -68
kam pura	54 71
kamar	-48 -274
kamar _ dard	25 -128
kamar _ niche	70 -12
kamar dard	-258 -175
kamar ke	101 -15
kamar me	-35 -65
kamar men	125 -9
kambal	80 -28
kami	-134 -201
kami se	-53 -23
kamjor	132 -113
kamjori	-14 -163
kamra	-124 217
kamra band	-89 159
kamre	97 46
kamre _ band	113 36
kamre ka	97 -29
kamre ke	-8 15
kamre me	97 39
kamre men	-12 9
kamre se	1 58
kan	-52 -385
kan _ khun	153 -40
kan _ mail	-122 -160
kan _ pani	33 -42
kan _ siti	-154 -92
kan _ tha	-50 -34
kan me	-192 -153
kan men	-86 -130
kan se	231 -66
kanch	147 6
kandha	-65 70
kandhe	206 -101
kandhe _ bhi	55 -4
kandhe _ dard	53 -56
kandhe me	66 -60
kandhe men	159 -4
kanp	313 54
kanp _ hai	11 88
kanp _ hain	71 -14
kanp rahe	241 -49
kanp rahi	200 -17
kanpkanpi	153 -21
kanpni	-65 -70
kanpte	-118 1
kanpur	-128 -93
kanta	-90 -67
kapda	196 29
kapde	-48 23
kapde _ gaye	74 -28
kapde bhig	87 -30
kapil	-53 -93
kapkapi	164 -6
kar	-88 88
kar _ ab	-54 -76
kar _ h	-10 111
kar _ hai	79 35
kar _ hain	-60 26
kar _ hu	-207 -150
kar _ hun	-169 132
kar _ kya	55 -95
kar _ tha	-73 -106
kar dena	-4 85
kar di	85 50
kar diya	56 -54
kar do	-104 -189
kar du	-124 -133
kar dun	20 -43
kar dunga	-81 108
kar ke	60 -62
kar lena	-6 112
kar li	-30 117
kar liya	-90 110
kar raha	-191 -40
kar rahe	164 -66
kar rahi	-67 68
kar rha	10 37
kar rhi	96 -102
kar sakta	-105 -106
kar sakte	-101 -97
kara	84 54
karaen	-119 -51
karait	120 -59
karan	-67 15
karana	-66 -114
karana _ kya	-19 -43
karane	-86 -46
karani	-161 -165
karani chahie	-61 -96
karant	130 -123
karant laga	82 -43
karate	-66 31
karate hain	-54 -23
kard	-141 -77
kard men	-16 -44
kare	-47 -53
karela	-133 -126
karen	-64 -269
karenge	-120 23
karj	-68 151
karj vale	-45 83
karja	-84 194
karke	46 137
karna	3 -35
karna _ hai	-38 -98
karna chahie	-16 7
karna chahiye	-45 -163
karna hai	102 16
karne	-8 -88
karne ka	-78 26
karne ke	-62 88
karne ki	91 -49
karne ko	-39 32
karne se	-152 -231
karne vala	-124 -121
karne vali	16 -75
karni	-145 69
karni hai	-38 146
karni padegi	-52 -77
karo	52 -13
karta	-162 61
karta _ kya	-18 -40
karta hai	-286 91
karta hu	37 -105
karta hun	-18 74
karte	41 -62
karte hai	-143 -178
karte hain	38 -1
karte karte	119 -36
karte samay	-120 -60
karte the	-69 -28
karti	-54 -151
karti hai	-137 -116
karti hain	116 -89
karti hu	-103 90
karti hun	-62 27
karti kya	-22 -161
karu	-74 -248
karu ya	-51 -171
karun	-87 -210
karun ya	-74 42
karunga	-94 143
karungi	-29 24
karva	8 55
karva chauth	10 52
karvana	-46 -80
karvat	-85 -89
karvau	-43 -94
karvaya	-56 -50
karvaya tha	-56 -50
kasam	5 -66
kashayam	-69 -106
kashi	-116 -122
kasrat	-124 -161
kat	110 142
kat _ avaj	-92 -68
kat _ hai	82 -40
kat _ thi	-96 23
kat diya	-113 123
kat gai	166 -131
kat gaya	172 -70
kat gayi	-32 -66
kat kat	-173 -173
kat ke	111 55
kat li	-144 128
kat liya	108 -70
kata	151 -58
kata hai	129 45
kata tha	-227 -163
kate	-140 50
kate hain	-104 99
katha	127 -62
kati	17 125
kati thi	-120 127
katne	-96 78
katne _ kya	-34 -45
katne _ nishan	-47 -24
katne ka	76 -36
katne ke	-73 50
katne ki	-30 20
katne par	-49 -63
katne se	-51 108
katori	72 -6
kaun	-381 -143
kaun _ dava	-90 114
kaun _ goli	8 -120
kaun _ h	-37 -134
kaun _ hai	-62 34
kaun _ janch	-35 -36
kaun _ kasrat	-31 -43
kaun _ krim	-59 -68
kaun _ lun	-26 -33
kaun _ mask	-38 -40
kaun _ test	-15 -18
kaun deta	-16 -106
kaun ho	111 -100
kaun sa	-301 -26
kaun se	-117 -149
kaun si	-232 -122
kaunsa	-44 -42
kaunse	-24 -81
kaunsi	-146 27
kavita	-128 -144
kavita likho	-37 -32
ke	5 -29
ke 2	-102 -111
ke 3	5 -36
ke 4	6 -41
ke _ a	-54 66
ke _ ab	62 -34
ke _ aj	-128 144
ke _ andhera	208 -44
ke _ ate	-114 102
ke _ aur	-21 143
ke _ baje	7 -57
ke _ bhej	-75 53
ke _ bhi	-137 -151
ke _ dard	4 68
ke _ de	-51 13
ke _ din	172 -39
ke _ diya	-11 43
ke _ do	-97 -58
ke _ ek	160 -60
ke _ fir	60 131
ke _ gaya	-135 -154
ke _ gayi	-127 -68
ke _ ghar	-50 -124
ke _ h	50 -106
ke _ hai	26 115
ke _ hain	99 95
ke _ hi	-37 162
ke _ ho	110 -78
ke _ hu	-78 -78
ke _ jaisa	93 -9
ke _ jana	-35 82
ke _ jau	-40 83
ke _ jyada	-19 -14
ke _ ka	-45 -164
ke _ kale	-175 -178
ke _ kar	-109 -31
ke _ kaun	-68 -129
ke _ ke	-37 107
ke _ kha	-5 -115
ke _ khet	-20 -17
ke _ ki	-9 -233
ke _ kitne	-80 -52
ke _ ko	45 -191
ke _ koi	-18 -71
ke _ kuch	101 -45
ke _ kya	-148 25
ke _ le	-105 -135
ke _ len	-55 -21
ke _ likh	29 -9
ke _ mahine	-110 -42
ke _ main	19 48
ke _ me	187 -164
ke _ men	7 -78
ke _ nahi	144 -69
ke _ nahin	-91 -135
ke _ naikhe	72 84
ke _ ne	143 -146
ke _ nikal	-188 60
ke _ pair	6 29
ke _ par	7 -32
ke _ pe	76 -162
ke _ pet	-24 -32
ke _ raha	64 -122
ke _ rahi	192 -120
ke _ sab	46 55
ke _ sal	-116 -115
ke _ se	-19 11
ke _ subah	155 -33
ke _ sun	-68 75
ke _ taraf	147 -50
ke _ tare	163 -15
ke _ the	85 -62
ke _ thik	-133 -94
ke _ to	-102 -159
ke _ vali	11 -75
ke ab	-2 -96
ke age	288 179
ke alava	-99 99
ke andar	-30 23
ke aur	88 -71
ke aya	151 -130
ke bachche	-190 -69
ke bache	102 -48
ke bad	85 151
ke bahar	79 -63
ke baithi	-69 -20
ke bal	76 -71
ke bare	-66 -68
ke bete	75 -19
ke bhi	113 -65
ke bich	77 59
ke bina	-81 -150
ke bol	-76 -144
ke chale	-235 -178
ke dane	40 -46
ke dant	-219 -55
ke dar	-81 -108
ke daure	-84 -12
ke ek	6 76
ke fayde	-154 -169
ke gal	-18 -39
ke gale	141 -55
ke gaya	37 48
ke ghar	-69 109
ke gir	44 -18
ke hain	-40 -55
ke hath	-55 -5
ke honth	99 -14
ke jane	-31 -9
ke jhatke	-128 90
ke kagaj	-22 108
ke katne	-98 -67
ke kha	62 27
ke khane	-34 -164
ke kitne	-10 -60
ke ladke	69 -12
ke ladu	-142 -69
ke lakshan	-67 -44
ke lie	-347 -369
ke likh	166 -207
ke liye	-132 -268
ke man	-47 164
ke mar	-239 -264
ke mare	68 -131
ke marij	42 -139
ke muh	119 -16
ke munh	154 -108
ke nam	-107 -36
ke niche	-84 82
ke nind	-31 19
ke nishan	-88 27
ke pair	-52 50
ke pas	41 193
ke pet	78 -81
ke piche	76 62
ke rakh	-29 68
ke rakha	53 7
ke ruk	20 107
ke samay	-133 -39
ke samne	71 98
ke sans	112 -153
ke sath	19 -230
ke skul	-73 -47
ke so	-8 95
ke tel	101 -79
ke thake	120 -5
ke thik	-60 -62
ke upar	136 -56
ke upay	-24 -90
ke yaha	98 10
keh	129 -40
keh rahi	101 -72
kehte	62 60
kehti	-77 -32
kehti hai	-93 11
kela	-97 -156
kela _ se	-28 -19
kem	34 -125
kept	-101 105
kerala	-109 26
kerosene	96 -1
keto	-82 -54
ketoconajole	-71 -69
key	56 15
keys	-33 137
kg	-378 -19
kha	165 1
kha _ ab	-35 28
kha _ abhi	-116 148
kha _ h	-31 8
kha _ hai	55 30
kha _ hain	-120 -101
kha _ kya	-60 -14
kha _ thi	112 7
kha ke	-73 -168
kha li	247 49
kha lin	-46 23
kha liya	48 34
kha lu	10 96
kha raha	-156 -53
kha rha	-71 -16
kha sakte	-155 -144
khabar	-35 -77
khada	198 -7
khada hai	188 -158
khada hu	50 68
khade	99 52
khade _ hi	132 -14
khade hote	132 -14
khadi	-84 206
khadi hai	-25 103
khadi hun	-78 145
khae	40 -87
khaen	-155 -150
khai	129 191
khai thi	190 -99
khakar	39 -106
khal	158 -98
khali	-158 43
khali _ hi	-68 -73
khali pet	-305 -214
khana	-100 -154
khana _ hai	-84 -139
khana _ ke	17 -85
khana _ khata	-58 -66
khana _ khaya	149 -57
khana _ se	-30 -97
khana _ thik	-15 -73
khana banane	-26 51
khana band	76 55
khana bhi	-51 2
khana chahiye	-20 -96
khana chod	-60 114
khana kab	-22 -27
khana kam	-63 29
khana kha	-186 -63
khana khane	-39 -102
khana nahi	-12 34
khana nahin	92 -87
khana pina	-50 -4
khana thik	-41 -97
khane	-331 79
khane _ bad	-14 17
khane ka	-55 98
khane ke	-90 -25
khane se	-165 88
khani	-52 -54
khans	127 -32
khans raha	102 -28
khansi	41 -375
khansi _ din	-153 -48
khansi _ nahi	98 -17
khansi _ nahin	15 -6
khansi bhi	7 -12
khansi hai	-104 -105
khansi me	123 -20
khansi ruk	23 -4
kharab	-141 -170
kharab _ kya	82 -31
kharab hai	36 -55
kharab hoti	-32 -19
kharash	-248 -119
kharate	84 -165
kharate _ hain	-132 -83
kharcha	-129 6
khata	-111 -275
khata hai	-266 -170
khata hun	139 -69
khatam	-70 75
khatam ab	35 -120
khatam ho	-42 -1
khatam kar	-11 124
khatarnak	-44 -67
khate	193 -242
khate hain	-5 -39
khate khate	74 -35
khati	-180 -109
khati dakar	-182 -28
khatm	38 29
khatm ho	14 72
khatm kar	-62 135
khatra	-119 -205
khau	-209 -135
khaun	-62 -64
khaya	150 -248
khaya tha	31 -163
khayal	-72 156
khayal rakhna	-53 126
khaye	-91 -96
khayi	114 -151
khayi thi	136 -46
khel	-59 -105
khel _ hai	6 -98
khel raha	-22 -97
khelta	-80 -52
khelte	21 -72
khelte hain	-22 -67
khelti	-34 -93
khet	46 195
khet _ davai	-100 123
khet _ kam	-11 -33
khet _ spray	43 -18
khet me	89 -35
khet men	28 28
khet se	104 -37
kheton	-14 65
khichdi	-193 -107
khidki	115 -20
khidki se	119 -36
khila	46 -72
khinch	150 -48
khincha	88 -11
khinchav	54 -18
khir	-150 -42
khisak	-4 10
kho	-102 -52
khol	-97 203
khol _ hai	-23 113
khol di	-24 123
khol ke	16 135
khol rahi	78 -19
kholte	75 -68
khub	8 -134
khud	-234 337
khud _ hai	67 53
khud hi	-29 74
khud ko	-157 324
khud se	-18 -19
khujli	-193 -275
khujli _ hai	-75 -110
khujli hoti	-42 -30
khul	23 -17
khul rahi	51 -12
khula	32 -41
khuli	53 114
khuli _ par	44 -13
khuli hai	-29 -5
khulta	139 -116
khulti	-101 144
khun	332 -251
khun _ aya	-92 132
khun _ hai	131 -57
khun _ hota	-54 -22
khun _ jaisa	120 -25
khun _ janch	-96 -33
khun _ kami	-219 -80
khun _ karne	111 -45
khun _ ke	-74 -44
khun _ nahi	64 -18
khun _ nahin	73 -63
khun _ raha	309 -131
khun _ rha	-1 -101
khun _ se	-102 -31
khun _ tha	46 -74
khun _ thake	120 -5
khun _ ulti	173 -56
khun a	285 -118
khun aur	161 -59
khun bahut	105 -27
khun band	40 9
khun dekh	-116 -29
khun ka	-36 -33
khun ke	108 -6
khun ki	-34 -200
khun nikal	-102 136
khun patla	117 -62
khun ruk	52 61
khup	115 62
khurak	-83 -140
khush	-178 78
ki	-59 34
ki _ a	-46 -7
ki _ ab	52 4
ki _ aur	-42 26
ki _ band	-20 -85
ki _ batao	-15 100
ki _ bheji	-20 119
ki _ bhi	4 -6
ki _ chai	-89 -134
ki _ chal	77 -77
ki _ dava	-43 95
ki _ dekh	-26 88
ki _ di	-56 -13
ki _ din	43 -18
ki _ do	28 -70
ki _ fat	18 -18
ki _ ghar	29 -87
ki _ goli	39 150
ki _ goliyan	33 -22
ki _ h	38 -128
ki _ hai	-111 -52
ki _ hi	-57 78
ki _ ho	-78 -118
ki _ hoti	-22 -79
ki _ hui	98 -40
ki _ jati	-34 112
ki _ ka	-174 56
ki _ kab	-121 -244
ki _ kahan	-74 -36
ki _ kaise	-137 -17
ki _ kar	177 -1
ki _ kaun	-34 -82
ki _ ke	-25 -30
ki _ kha	92 -13
ki _ khali	103 -69
ki _ ki	-3 48
ki _ kitne	-71 -163
ki _ kitni	-93 110
ki _ ko	131 -55
ki _ kya	-47 -39
ki _ laga	-24 12
ki _ le	-4 -31
ki _ li	158 -30
ki _ likh	-66 -78
ki _ mar	-178 -154
ki _ me	-3 -167
ki _ men	20 -9
ki _ na	-196 -163
ki _ nahi	-62 94
ki _ nahin	64 39
ki _ ne	-89 -4
ki _ nikal	-56 45
ki _ par	-106 8
ki _ pe	49 -112
ki _ rat	-56 -50
ki _ roj	68 -89
ki _ sal	-56 108
ki _ sath	87 49
ki _ se	-20 61
ki _ subah	8 -171
ki _ sui	69 -21
ki _ tak	-88 15
ki _ thi	57 -79
ki _ utar	76 56
ki _ vala	54 -1
ki _ vali	207 -59
ki ab	-83 -43
ki adat	-156 -108
ki aj	-105 149
ki ankh	139 -35
ki ankhen	68 -17
ki avaj	-17 99
ki bachchi	-42 54
ki bachi	110 -95
ki bas	-51 15
ki bat	-18 110
ki beti	35 -89
ki bimari	95 -65
ki botal	44 114
ki botle	141 -117
ki bp	141 -93
ki chabi	-60 145
ki chamdi	-19 -22
ki chat	-97 54
ki chati	107 -14
ki chuti	-106 -164
ki dava	9 -71
ki davai	45 -175
ki dhadkan	-102 -53
ki dukan	65 74
ki ek	117 129
ki fis	-53 -46
ki foto	-34 152
ki goli	208 12
ki goliyan	59 135
ki h	67 -34
ki hadi	29 -25
ki hai	-125 -259
ki hu	-1 -46
ki hun	76 -119
ki jagah	-67 32
ki janch	-199 -128
ki kahani	-98 -59
ki kami	-237 -169
ki khabar	-35 -103
ki kist	-128 -180
ki koi	-165 54
ki koshish	-10 79
ki ladki	-138 131
ki main	27 -53
ki malish	75 -107
ki marij	64 -40
ki maut	-96 -100
ki munder	-103 153
ki nabj	70 -27
ki nahi	-59 13
ki nahin	-39 -53
ki nali	72 -24
ki nas	-119 10
ki naukri	-40 -54
ki nind	88 129
ki pariksha	-115 -73
ki pati	103 -146
ki patri	-18 106
ki puri	-27 171
ki putli	127 -41
ki rat	-125 -33
ki roti	-64 67
ki sab	-106 -203
ki sans	-13 -129
ki sari	118 -129
ki shadi	-82 43
ki shishi	-30 73
ki shugar	89 -28
ki sui	161 94
ki taiyari	-28 -9
ki tanki	76 4
ki taraf	-98 174
ki tarah	56 -166
ki thaili	80 -22
ki thi	-104 78
ki training	-122 -49
ki trening	-33 -108
ki ulti	173 -56
ki umar	-80 79
ki umr	-107 -45
ki vajah	-142 -17
kid	114 -144
kide	-12 -108
kide _ dava	-189 -84
kide ki	-192 -87
kidney	-121 -32
kids	-115 -53
kik	121 -39
kiks	57 63
kil	17 30
kil _ thi	124 -2
kil me	-68 119
kil proces	-56 -42
kiled	-136 -170
kiler	-154 67
kiling	-178 -236
kiling me	-100 -150
kiln	84 75
kilo	-213 -161
kilo kam	-12 -18
kilomitar	100 -88
kinare	-98 150
kinare _ hun	-38 58
kindly	-37 -79
king	-159 -139
kip	-127 176
kip in	108 -106
kip it	-9 36
kips	56 9
kips saying	-4 30
kiraya	-67 -70
kis	-233 -279
kis _ ka	-47 -55
kis _ men	-181 -98
kis _ se	-158 -78
kisan	-113 52
kisan _ kist	-51 -74
kisan ki	-51 -74
kise	-31 3
kisi	20 264
kisi _ bat	-33 41
kisi _ batana	-40 85
kisi _ bataya	62 29
kisi _ fark	-10 31
kisi _ nahi	131 47
kisi _ pareshan	-11 75
kisi _ pata	-67 116
kisi _ taklif	-10 133
kisi ki	-101 16
kisi ko	128 260
kisi ne	14 -150
kisi se	-90 85
kisko	19 -14
kisne	-228 -274
kisne banaya	-21 -79
kisne diya	-66 -122
kist	-137 -197
kist kab	-20 -104
kit	137 21
kitab	-88 53
kitab men	-30 63
kitchen	151 -50
kitchen and	1 66
kitna	-91 -35
kitna _ aur	-17 -43
kitna _ h	-33 -209
kitna _ hai	-56 -22
kitna du	170 -61
kitna hota	-49 -189
kitna milta	-8 -120
kitna pani	-44 -131
kitna time	-69 44
kitnashak	-158 240
kitnashak _ shishi	-29 82
kitnashak ki	-42 124
kitne	-500 -164
kitne _ bad	-65 -23
kitne _ chalta	-21 -37
kitne _ hai	-30 -103
kitne _ ke	-28 -146
kitne _ ki	-11 -76
kitne _ me	-100 42
kitne _ men	-81 -133
kitne _ tak	-100 -106
kitne baje	-65 -206
kitne din	-256 -54
kitne ghante	-95 -171
kitne ka	-73 -226
kitne mahine	-92 -108
kitne sal	-29 1
kitni	-65 73
kitni _ chahiye	-138 -153
kitni _ ki	-63 192
kitni _ me	19 95
kitni _ men	-39 176
kitni _ pahle	-30 -141
kitni bar	34 -308
kitni der	19 116
kitni nind	-53 110
kiya	0 109
kiya ab	15 -120
kiya hai	-81 121
kiya tha	65 163
kiya to	24 5
klas	-92 -114
klas men	-92 -114
km	117 -238
km daily	-26 -19
kni	-160 -129
kni pain	-120 -119
kni replacement	-70 -28
knife	83 -80
knis	-66 -141
knok	-98 -105
knov	39 139
knov if	-37 -10
knovs	-5 -10
ko	-29 20
ko 2	-100 -67
ko 2019	-44 -38
ko 4	150 -16
ko 5	78 -14
ko 6	1 -36
ko _ a	39 -30
ko _ aur	172 -5
ko _ bahut	-98 -55
ko _ bar	3 -145
ko _ batana	-65 166
ko _ bhi	-81 176
ko _ bukhar	111 -15
ko _ de	-12 142
ko _ dena	-98 169
ko _ di	-33 94
ko _ din	183 19
ko _ diya	26 81
ko _ h	85 -63
ko _ hai	2 -53
ko _ hu	4 135
ko _ hue	-17 30
ko _ ka	-41 10
ko _ kaise	-20 -43
ko _ kam	-2 96
ko _ karta	-23 76
ko _ ke	-92 -66
ko _ ki	-82 -114
ko _ kya	-75 -113
ko _ kyon	-158 -70
ko _ laga	37 -92
ko _ mahine	63 -35
ko _ mat	-27 112
ko _ me	-151 -168
ko _ men	-14 -88
ko _ na	-33 6
ko _ nahi	89 45
ko _ nahin	48 104
ko _ ne	-37 35
ko _ par	39 -13
ko _ pe	133 -50
ko _ raha	58 -37
ko _ sal	-219 -210
ko _ se	-29 -107
ko _ si	21 -92
ko _ tha	72 -23
ko _ to	138 -21
ko _ ya	27 75
ko ab	78 -8
ko bachane	-8 -57
ko bachpan	-70 -73
ko bata	71 190
ko batana	-43 2
ko bataya	144 -19
ko bhi	-196 -244
ko birthday	-38 -82
ko bola	87 -30
ko bolna	-61 84
ko bukhar	-12 -50
ko chakar	96 -25
ko daura	147 -24
ko de	-145 224
ko dikhana	45 -37
ko do	31 -134
ko fark	-10 31
ko ghar	-32 -121
ko gujre	-16 -74
ko hai	-97 -65
ko hi	-78 -106
ko hosh	26 -29
ko jeher	-38 -198
ko jhatke	177 -45
ko kaise	-53 -7
ko kal	-128 -26
ko kata	59 36
ko kaun	-72 93
ko kitna	58 -116
ko kuch	26 -118
ko kya	-178 -165
ko lekar	67 28
ko man	-40 -28
ko mat	-60 189
ko meri	-59 117
ko nahi	118 -7
ko nind	-1 -81
ko nuksan	-85 -63
ko panch	18 -49
ko pani	-197 25
ko pareshan	-11 75
ko pasina	-34 -19
ko pata	-85 225
ko pet	-15 -3
ko sanp	-83 -47
ko sans	-20 -28
ko subah	-80 -133
ko taklif	-37 180
ko ulti	167 -63
kochi	-9 -108
koching	-14 118
kohli	-115 -124
kohni	79 -73
kohni se	75 -41
kohni tak	105 -23
koi	-97 107
koi _ bata	21 50
koi _ batao	-8 54
koi _ bhi	9 37
koi _ hai	46 10
koi _ nahi	-54 -33
koi _ nahin	-93 92
koi _ nhi	-122 -119
koi _ raha	88 -7
koi _ to	-80 121
koi _ upay	-81 -111
koi _ vala	-89 40
koi dava	-15 131
koi dikat	-133 -175
koi goli	-42 -168
koi nahi	-59 131
koi taklif	-81 -207
kol	-106 105
kol par	-71 117
kolej	-131 8
kolej men	-109 -95
kolestrol	-66 -91
kone	23 67
konsa	-137 -175
konsi	-98 3
kopi	-78 147
kopi men	-77 136
kors	-78 -72
koshish	-27 107
koshish ki	-150 183
kota	-100 120
kota me	-3 -6
kothri	54 7
kr	-31 10
krait	83 -18
kriket	-59 -77
krim	-113 -102
krna	-12 62
krne	-99 10
krte	-60 -31
kru	40 -30
ks	-141 -155
ksray	-76 -54
ku	157 -247
kuan	86 21
kuch	-20 -43
kuch _ bas	-84 -92
kuch _ chahiye	-41 120
kuch _ dikh	60 -19
kuch _ hai	15 -24
kuch _ hua	-40 -56
kuch _ nahi	97 -23
kuch _ nahin	-40 130
kuch _ tha	141 -85
kuch aur	96 -75
kuch bahar	107 -66
kuch bol	-35 56
kuch hota	-21 -125
kuch mehsus	151 -32
kuch nahi	-109 92
kuch nahin	-145 -113
kuch nhi	2 -150
kud	-205 175
kudne	-52 165
kuen	17 204
kuen ki	-20 156
kuen men	116 63
kuery	63 -54
kuestion	-57 -147
kuestions	-69 -67
kueue	31 -125
kuiet	58 121
kuij	-60 -153
kuik	51 51
kuikly	-18 -83
kukar	125 -23
kular	107 -59
kular _ sa	-40 -25
kular kaun	-40 -25
kulhe	25 -6
kundi	-20 105
kundi laga	-103 139
kursi	66 -98
kurta	-173 -167
kuta	111 -140
kute	133 -81
kute _ kata	65 -93
kute ko	-74 68
kute ne	214 -171
kuye	66 55
kya	-247 -172
kya _ bhi	-73 -101
kya _ chahie	-35 -93
kya _ chahiye	-59 -211
kya _ du	57 -66
kya _ ghar	32 -15
kya _ h	-4 -130
kya _ hai	-257 99
kya _ hain	-106 -47
kya _ ho	-62 93
kya _ hona	-18 -67
kya _ hota	-27 -112
kya _ jaldi	141 42
kya _ ka	47 -106
kya _ karna	-27 -47
kya _ ke	94 -56
kya _ ki	-69 -36
kya _ ko	-96 -170
kya _ me	-61 -168
kya _ men	-116 134
kya _ pe	68 -151
kya _ rakhe	-108 -124
kya _ rakhen	-45 -70
kya _ sal	-38 71
kya _ se	-159 -151
kya _ tha	-125 -87
kya _ to	-40 -26
kya ab	-104 -44
kya aj	-19 98
kya antar	-104 -43
kya aur	-65 -85
kya bolu	-80 -62
kya dhyan	-93 -97
kya dobara	-21 -23
kya du	-84 -87
kya fark	-32 84
kya h	-171 -165
kya hai	47 -205
kya hal	-31 -47
kya hona	-20 -77
kya hota	-106 23
kya hua	-11 80
kya kare	124 -101
kya karen	126 -48
kya karna	20 -175
kya karte	-22 60
kya karu	119 120
kya karun	121 6
kya khaen	-52 -35
kya khana	-65 -34
kya khau	-145 -94
kya khaun	-27 -82
kya khaye	-55 -38
kya koi	-25 -7
kya kya	-153 -295
kya lagau	-95 -84
kya likhu	-50 -91
kya mai	-38 -1
kya mujhe	-24 -86
kya pehnu	-19 -104
kya rakhu	-55 -98
kya sach	-29 27
kya savdhani	-48 -26
kya ya	95 -57
kya yah	-87 -143
kya ye	79 13
kyon	-397 -122
kyon _ hai	-127 -215
kyon _ hain	-80 -157
kyon ate	-35 -42
kyon hota	-15 -109
kyon nahin	-177 -47
kyonki	-36 -98
kyu	-309 -188
kyu _ hai	-91 -138
kyun	-49 -132
l	-111 -20
l 4	-84 -56
l 5	-84 -56
l _ l	-84 -56
la	48 -66
lab	17 89
labour	61 113
ladai	-54 -65
ladakhda	117 -24
ladakhda rahi	79 -14
lader	17 -23
ladies	-4 -114
ladka	144 -11
ladka _ se	50 -69
ladke	7 -64
ladke ko	50 -18
ladke ne	68 50
ladkhada	94 -39
ladkhada rahi	62 -34
ladki	-194 48
ladki _ sal	-117 -52
ladki ko	63 -111
ladki ne	-111 175
ladte	-16 -15
ladu	-59 -149
lady	140 56
lady doctor	-82 -71
lae	20 -2
lag	-95 190
lag _ ab	-24 9
lag _ hai	-46 29
lag _ kya	79 -19
lag gaya	2 -146
lag gaye	-99 -141
lag gayi	-11 -23
lag raha	-35 148
lag rahe	40 -2
lag rahi	-52 131
lag rha	-139 122
lag rhi	-43 45
laga	108 44
laga _ hai	-37 24
laga ab	-129 -97
laga di	23 -59
laga diya	63 -23
laga h	145 -56
laga hai	78 88
laga ke	103 -36
laga li	-139 198
laga raha	-166 -66
laga sakte	-59 -48
laga tha	-32 -122
lagai	-86 -51
lagana	-167 -129
lagana _ hai	-63 -67
lagana hai	-20 -114
lagana sahi	-34 -48
lagane	-218 56
lagane ki	-122 118
lagane se	-125 -4
lagao	124 -82
lagatar	74 -36
lagate	-109 -101
lagau	-2 -138
lagaun	-131 -105
lagaya	42 112
lagaya hai	98 72
lagaya tha	-55 103
lagaye	-151 -112
lagayi	93 29
lage	27 -268
lage _ ab	-98 -43
lage the	-117 -80
lagega	-185 -56
lagi	245 -65
lagi hai	16 48
lagi thi	81 -112
lagna	-148 -134
lagna aur	-126 -93
lagne	-122 59
lagne _ hai	-66 165
lagne par	-54 -134
lagta	-195 69
lagta _ kya	-16 -65
lagta h	-90 -32
lagta hai	-153 52
lagta tha	-31 -10
lagte	96 -161
lagte hain	-123 -105
lagti	-113 -29
lagti h	-83 -71
lagti hai	-23 38
lagvana	-105 -76
lagvane	-35 -44
lagvani	-54 -128
lahsun	4 -28
lain	-60 -132
lajy	58 -83
lakdi	46 -104
lakdi jaisa	34 -7
lakdi se	48 -16
lake	-39 155
lakh	-247 118
lakh ka	-43 110
lakir	-68 -108
lakshan	-69 -60
lakva	-96 -183
lakva _ tha	-52 -78
lakva hua	-42 -27
lal	84 -103
lal dane	-31 -31
lal lal	94 -24
lali	-73 -96
lambi	22 -12
landlord	89 -98
language	-106 -116
laptop	-220 -55
lar	80 -135
lar _ rahi	97 -20
lar gir	42 -10
lar tapak	87 -9
laser	-114 -134
lash	-39 61
last	-212 135
last _ and	-87 20
last _ in	-76 -25
last _ of	-75 -113
last _ she	12 73
last _ vas	-117 125
last divali	-92 165
last month	-257 -204
last night	76 198
last over	-97 -191
last page	-26 109
last sin	-41 30
last vik	38 -97
last year	-202 -7
last yr	-123 -157
lat	173 -42
lat mari	178 -26
latak	155 5
latak _ hai	81 -14
latak gaya	81 -28
latak raha	92 -9
latak rahi	56 -10
late	-235 -261
late hai	-49 -116
lathi	-85 -129
latka	-29 164
latka ke	-137 151
latrine	190 -20
laugh	-115 -48
laughed	-3 155
laughing	-72 10
laughing and	56 80
laughing at	-26 -191
laughs	-41 -100
lauki	-89 -120
laut	14 90
lauta	-91 6
laute	63 53
lav	-69 65
lav is	10 -44
lav says	-113 -35
lavs	80 -152
lay	108 58
layak	-117 78
layak nahi	-70 97
ldl	-148 -153
ldl 142	-38 -47
le	33 -49
le _ ab	-37 -68
le _ aj	-133 -112
le _ hai	-51 -139
le _ hain	61 -77
le _ hu	-144 78
le _ hun	64 100
le _ kya	-122 -202
le _ to	137 -104
le gaya	-1 133
le jaen	135 25
le jau	133 -64
le ke	100 -82
le li	-158 -303
le liya	96 -44
le lu	-29 -82
le lun	-129 -159
le raha	219 -154
le rahe	154 -55
le rahi	-40 40
le sakte	-135 -170
le sakti	41 -46
leak	147 -84
learn	-28 -44
leave	-107 -67
leave _ for	-128 -156
leave aplication	-12 -54
leave leter	-126 -148
leaves	-49 59
leaving	-18 102
left	45 171
left arm	72 83
left i	-67 173
left in	61 -75
left side	-93 -226
leg	175 -238
leg svolen	112 -2
legal	-58 31
legs	158 -38
legs and	102 -49
lekar	61 116
lekar _ men	111 -44
leke	185 -16
leke _ hai	136 -129
lekh	-54 -36
lekin	80 -82
lemon	16 -88
len	-146 -177
lena	-153 130
lena main	-53 182
lene	-140 28
lene se	-62 67
leni	-55 -207
leni _ ya	-2 -38
leni chahiye	-8 -19
leni hai	-102 -62
lens	-182 -128
les	106 7
let	163 53
let _ go	-64 118
let _ slip	113 -59
let him	155 -105
let me	10 84
leta	-64 -166
leta hai	98 -46
leta hu	-125 -131
lete	91 -142
lete hain	-22 -14
leter	-241 203
leter _ my	-36 -17
leter for	-162 -91
leters	-99 3
leti	-108 5
leti hu	-58 -17
leti hun	-85 74
letne	93 -41
level	-62 -65
li	151 243
li _ ab	68 71
li _ ne	161 -133
li abhi	-81 145
li aj	-126 -170
li h	-52 81
li hai	-94 222
li hain	-73 110
li thi	167 90
lic	-44 163
licence	-174 -41
lids	66 50
lie	-81 -77
lie _ kya	-38 -99
lie _ men	-33 -27
lie _ se	-43 -91
lie dovn	226 -68
lie kaun	-45 -166
lie kya	-57 -88
life	-87 143
life insurance	-67 -161
lift	144 -207
lifting	-37 32
light	57 2
lights	143 54
lik	22 72
like	320 91
like _ am	-67 -72
like _ and	218 -118
like _ from	131 -31
like _ in	29 34
like _ is	73 -27
like _ since	-43 -19
like a	19 51
like drunk	98 16
like i	-96 -147
like tava	54 -12
like that	44 -22
like this	-133 50
like vud	59 -14
liked	-187 -27
likes	-91 40
likh	-78 -40
likh _ hai	-67 128
likh _ hun	121 -5
likh di	-92 173
likh diya	-17 110
likh do	-323 -312
likh ke	-19 80
likh raha	27 131
likh rahi	199 -102
likha	-131 304
likha _ raha	147 -20
likha a	152 -20
likha h	-2 76
likha hai	-211 13
likhe	-100 -134
likhi	-98 33
likhi hai	-30 -23
likhna	-120 -115
likhna hai	-87 -142
likho	-291 -295
likhu	-65 -126
likuid	91 27
likuor	158 -86
limit	55 -72
limp	149 -61
lin	-75 94
line	0 -8
line me	92 -91
line pe	-43 45
lines	-131 94
link	-217 -248
lip	-44 -87
lipid	-51 -79
lipid profile	-47 -54
lips	287 -172
lips _ blue	97 -7
lips blue	147 -18
lips going	88 -5
list	-280 -165
list for	-120 -63
list of	-48 -88
literaly	-60 -102
litle	-97 -159
litre	22 104
live	-28 83
liver	-122 -133
liver _ 1	-104 -120
liver grade	-104 -120
lives	20 89
living	98 -90
liya	147 189
liya _ ab	69 27
liya _ ko	100 -36
liya ab	-108 -8
liya h	-24 32
liya hai	5 150
liya maine	-43 104
liya tha	-2 57
liye	-150 -76
liye _ me	-87 -121
liye _ tel	-29 -62
liye kaun	-12 -21
liye kya	-62 -31
lo	141 44
loading	21 47
loan	-143 159
local	18 -201
location	-70 154
log	78 26
log _ hai	-102 148
log _ hain	134 -68
log _ me	-30 16
log _ men	67 -87
log bolte	-74 56
logo	-7 -87
logo ko	4 -67
logon	-70 21
lohe	143 -86
lohi	123 -105
loked	118 120
loked _ in	158 -66
lol	-355 -172
long	-303 58
long does	-21 155
long flight	64 -11
long time	10 78
los	-46 -140
losing	-98 -67
lost	-109 99
lost _ in	-93 138
lost the	31 38
lot	-12 84
lota	121 -34
lota bhar	121 -34
loud	53 -125
lov	-36 -298
lov since	-101 -54
lov sugar	-90 -17
love	-162 -181
lover	-9 -13
lover berth	-94 -91
lu	-30 -48
lu _ bachne	-86 -196
lu kya	-116 -56
lu lagi	154 -77
lu se	-119 -213
lu ya	-50 87
ludhak	169 -70
ludo	-184 -125
ludo me	-149 -189
luk	-44 168
luk _ the	25 96
luk at	5 156
luking	31 149
luking at	-47 117
luknov	-118 -115
luks	181 -33
luks like	75 10
lun	-64 84
lun kya	-111 8
lun to	-17 124
lun ya	-88 -116
lunch	147 -79
lunch and	109 70
lunga	-82 126
lungi	-47 198
lungs	-105 -185
luse	62 -58
luse motion	31 -46
lying	244 30
lyrics	-99 -113
m	-75 117
ma	138 68
ma ka	121 22
ma ki	-37 -102
ma ko	-8 -95
machar	-62 37
machchar	-79 -198
machine	132 -167
machine me	222 -27
machine pe	86 34
machis	-15 141
machli	160 -100
mad	-111 26
madad	124 -32
madam	68 75
made	-124 -26
made a	-7 163
made from	-67 -82
madhumakhi	-19 -115
madhumakhi ne	-67 -99
maf	-123 274
maf _ dena	-6 86
maf kar	-7 127
maf karna	-79 77
mafi	-33 113
magi	-137 -50
mahabharat	-135 -65
mahina	82 -273
mahina _ raha	4 -37
mahina chal	18 -37
mahina hai	100 -105
mahine	-45 -16
mahine _ bachche	-143 -47
mahine _ beti	23 -111
mahine _ gae	-34 -31
mahine _ gaye	-37 -42
mahine _ hai	7 87
mahine _ hua	-69 -19
mahine _ pet	107 -14
mahine bad	-134 -76
mahine ho	-76 -80
mahine hue	-28 105
mahine ka	105 138
mahine ke	-5 -78
mahine ki	84 -69
mahine me	79 -34
mahine men	8 -150
mahine pahle	123 -2
mahine se	-200 112
mahinon	-137 -86
mahinon se	-137 -86
mahvari	-78 -166
mahvari men	51 -22
mai	-31 205
mai _ hu	-70 134
mai _ ka	71 90
mai _ me	48 68
mai _ rahu	-12 86
mai hi	-32 115
mai na	-12 86
maich	-190 -122
maid	-58 17
maidam	-111 56
mail	-163 -279
mail to	-13 -136
main	204 127
main _ gaya	-79 157
main _ hu	118 37
main _ hun	119 79
main _ ka	-30 -67
main _ ke	82 -24
main _ ki	45 -4
main _ ko	81 -128
main _ me	204 -158
main _ men	-56 111
main _ nahin	-54 -51
main _ rahungi	-17 63
main asha	123 -49
main aur	-44 4
main bhi	-122 127
main hi	-110 86
main khud	-15 58
main mar	-14 -47
main na	-23 150
main nahin	-21 85
main to	-24 56
maine	-259 189
maine _ ki	-73 78
maine ab	-6 51
maisej	-156 -66
majak	-131 2
majak me	10 138
majbut	-44 110
majdur	159 -119
majduri	-67 28
makan	41 -55
makan malik	-152 -12
make	-40 17
make a	-6 -49
make him	37 -5
make it	-91 131
make me	89 -77
makes	-220 -53
makeup	-33 -22
making	34 -224
making _ for	-86 -74
maks	-24 -184
mal	81 -72
mala	-192 173
malaria	-49 -138
male	-16 -69
maleriya	-129 -121
malik	-118 -106
malik _ raha	61 -9
malik bol	49 -9
malish	73 -151
malish _ tel	-111 -73
malish se	20 -85
mama	85 -160
mama ji	8 -88
mami	116 91
mami ko	33 66
man	12 250
man _ dudh	-128 -78
man _ hai	-77 149
man _ karta	-72 -57
man _ raha	-59 66
man _ the	80 -109
man _ to	60 -80
man bhari	-20 -183
man hai	-28 133
man ka	-144 7
man kahti	87 -34
man kar	-64 70
man karta	-101 152
man ke	-142 -75
man ki	140 -114
man ko	30 -121
man nahi	-161 11
man nahin	-59 185
man of	-49 -67
man se	-75 105
man udas	-34 -146
mana	-247 35
mana _ hai	-18 -74
mana hai	-56 -95
mana karti	-78 -97
manager	33 -198
manali	30 -51
mandi	-168 -136
mandir	12 41
mandir ki	-22 -15
mane	-125 -155
mang	-239 11
mang raha	-122 -102
mang rahe	-50 -43
mang rahi	-113 91
mangalsutra	7 71
mangi	54 32
mango	-151 -81
manjil	20 140
mans	108 -123
many	40 118
many _ should	121 -100
many days	-131 -69
many hours	-145 -117
many minutes	21 -137
many of	-19 191
many times	12 -74
mar	-88 -35
mar _ bhai	-166 -113
mar _ dala	-75 -102
mar _ h	42 89
mar _ hai	-44 -329
mar _ ke	-152 172
mar _ kya	-85 96
mar _ to	-39 219
mar _ yar	-76 -160
mar dala	-221 -194
mar dalega	133 -114
mar dalegi	-105 -79
mar di	26 -146
mar gaya	-279 -335
mar gaye	28 -121
mar gayi	-160 -91
mar hi	-105 -30
mar ja	-38 119
mar jana	-79 195
mar jau	-25 178
mar jaun	-13 48
mar jaunga	-40 -37
mar ke	-81 63
mar mar	-125 85
mar raha	102 -258
mara	-20 -204
mara _ me	-13 -21
mara hai	54 -40
mara tha	-105 -98
marathi	-142 -122
march	-173 11
mard	61 -68
mare	-36 61
mari	47 113
mariage	36 47
maried	-134 110
marij	114 -158
marij hain	53 -10
marij ko	-115 -146
mark	-122 -167
market	-95 -99
marks	79 -41
marna	-139 188
marna hai	-96 164
marne	-15 179
marne _ bad	-33 146
marne _ dava	118 29
marne ka	-6 0
marne ke	-120 208
marne ki	-29 128
marne par	-115 -44
marne se	7 -27
marne vali	120 -28
marod	182 -16
marta	133 -69
marta hai	116 -213
marte	-147 36
marte hain	-56 -18
marti	-67 34
marti hai	-42 -111
maru	-30 119
masage	-99 -98
masala	-179 -53
mashin	139 -122
mashin _ hath	-17 -21
mashin men	208 -25
masik	-147 -34
mask	28 -143
mast	-90 -255
mast hu	-22 -109
masude	42 -8
masude _ khun	112 -3
masude se	101 -5
masudon	65 -72
masudon se	65 -72
mat	-160 394
mat _ bas	-13 108
mat ana	-134 152
mat batana	-60 166
mat dhundhna	-62 108
mata	55 -52
match	-197 -264
match me	-113 -104
mate	118 -3
mater	66 -18
maternity	37 8
matha	-40 -159
mathe	114 -96
mathe par	68 -84
maths	-115 0
matlab	-219 -169
matlab _ hota	-13 -93
matlab kya	-117 -188
matres	55 -29
mausam	-213 -144
mausam kaisa	-57 -66
mausi	98 -53
maut	-84 151
maut _ bad	-72 88
maut ka	-18 -129
maut ke	-77 79
may	-33 37
maybe	38 -34
mayke	-77 92
mcg	-28 -24
me	-22 -9
me 2	116 29
me 3	-83 46
me 4	-57 90
me 5	-14 -83
me _ 2	-161 -113
me _ 5	-49 -122
me _ a	86 -141
me _ and	72 65
me _ antar	-77 -9
me _ ata	-65 -126
me _ atak	-99 -47
me _ aur	44 54
me _ aya	1 81
me _ baj	91 -9
me _ bar	-119 -169
me _ bhar	37 88
me _ bol	86 36
me _ bolte	-61 -34
me _ chal	-108 -120
me _ dard	139 -54
me _ din	-27 13
me _ do	-78 -19
me _ du	86 44
me _ gaya	8 -138
me _ gaye	-42 -138
me _ gayi	148 -34
me _ ghar	63 63
me _ gir	49 -26
me _ gya	-38 -117
me _ h	15 -82
me _ hai	-29 47
me _ heart	-34 -16
me _ ho	-125 -140
me _ hota	28 -206
me _ hoti	-108 -49
me _ hu	158 -70
me _ hua	-72 -20
me _ i	-152 123
me _ is	37 -50
me _ jaisa	-92 -30
me _ jaisi	-96 -30
me _ jayega	22 -56
me _ jyada	-114 -26
me _ ka	-53 58
me _ kab	-32 -103
me _ kaise	-49 -39
me _ kam	-66 12
me _ kar	-21 -18
me _ karke	79 -69
me _ karta	-18 -33
me _ karte	-27 -98
me _ ke	108 -73
me _ khana	-13 -4
me _ khun	133 -86
me _ ki	-176 -86
me _ kitna	-63 -84
me _ ko	-21 -202
me _ kya	-134 -221
me _ lag	-68 -17
me _ laga	148 -28
me _ lagi	-81 -109
me _ lagta	-145 -156
me _ mahine	-140 91
me _ mar	85 1
me _ me	44 -196
me _ mila	116 14
me _ my	40 -79
me _ nahi	40 -126
me _ ne	-203 -163
me _ nhi	62 -69
me _ of	-58 -17
me _ pani	-115 -62
me _ par	37 118
me _ pe	29 6
me _ pehnu	-20 -34
me _ raha	4 39
me _ rat	32 -32
me _ safe	-45 -99
me _ sakte	-102 -43
me _ se	-88 32
me _ subah	-82 -130
me _ tha	37 -185
me _ the	88 -125
me _ thi	-92 48
me _ thik	36 -48
me _ this	67 -44
me _ to	72 57
me _ vale	-153 -63
me _ vali	-33 -64
me _ vo	16 -28
me _ ya	-178 -81
me a	-92 -294
me ab	-206 -124
me after	-65 10
me ag	61 -80
me and	15 97
me at	52 -46
me aur	-29 -9
me aya	32 -103
me bahut	86 -16
me band	211 -164
me bat	-72 -4
me before	108 24
me bhi	34 146
me bijli	107 -78
me by	111 -63
me curent	21 -82
me dahi	-31 -19
me dard	21 -347
me davai	-65 70
me dekha	-111 -94
me do	144 34
me dost	86 -119
me ek	-80 105
me every	-47 34
me fail	-28 -5
me fark	-207 -117
me for	37 -107
me gas	-97 -47
me gaya	-4 77
me gir	93 -26
me h	-95 176
me hai	19 -2
me halka	-1 -32
me headshot	-46 -96
me heart	-112 -89
me her	-99 140
me hi	32 -1
me hov	38 71
me hu	150 68
me hua	-36 -37
me i	58 81
me if	31 -97
me in	83 56
me itna	-14 -82
me jalan	-152 -129
me jan	186 -74
me kaise	-61 -106
me kal	-119 -72
me kam	-46 -37
me kaun	-27 -143
me khana	-109 71
me khun	103 -28
me kisi	22 -74
me kitna	-48 -167
me kitni	-5 -139
me koi	13 17
me kuch	38 -98
me kya	-283 -376
me le	-27 49
me likha	-66 204
me mar	-132 -105
me mera	-25 -18
me mila	60 74
me nahi	-47 60
me namak	-132 -17
me nikal	143 -24
me out	-116 -157
me pair	-5 -72
me pani	-111 -31
me pehle	-84 -72
me pucha	-101 85
me rakh	-58 75
me rakhna	-29 -155
me sab	-64 -158
me sabko	51 -67
me siti	-63 -85
me spray	74 -24
me tej	110 -5
me thanda	-148 -103
me the	-110 14
me thik	-130 140
me to	8 115
me ulta	28 -60
me vhere	-47 118
me vhich	-104 135
me vith	-106 23
me vo	-3 -31
me vrite	-69 27
meal	47 -26
mean	-10 -57
meaning	-190 -168
means	-16 -63
medical	79 -173
medical me	-18 -5
medicine	-90 -200
medicines	-90 -10
medikal	-25 -98
meftal	110 -35
mehandi	-90 -77
mehndi	-113 89
mehsus	26 -79
mein	29 8
mela	158 -41
melatonin	-123 -95
mele	-157 -12
mele men	-118 30
meme	-129 -140
men	-42 -125
men _ a	131 -34
men _ ab	-86 -48
men _ ai	-23 27
men _ antar	-36 -35
men _ ata	-52 30
men _ ati	-114 -91
men _ aur	-11 -89
men _ band	81 13
men _ bar	-189 -102
men _ chala	217 -43
men _ dard	109 126
men _ der	-54 -89
men _ din	-100 53
men _ diya	-170 -94
men _ do	-65 -51
men _ fark	-68 -79
men _ gai	209 -56
men _ gaya	110 -41
men _ ghante	-49 -75
men _ hai	-138 109
men _ hain	86 -96
men _ ho	2 -160
men _ hota	-118 88
men _ hua	103 -45
men _ hun	63 82
men _ jyada	-75 -55
men _ ka	59 -213
men _ kab	-92 -35
men _ kaise	-103 -147
men _ kam	-75 -142
men _ kar	68 17
men _ karte	-14 -73
men _ kaun	-69 -95
men _ ke	-28 -233
men _ kha	-74 -52
men _ khun	44 -49
men _ ki	-198 -38
men _ kitna	-110 -71
men _ ko	-88 -101
men _ kya	-57 -115
men _ kyon	-161 -182
men _ laga	94 25
men _ lagi	90 -67
men _ lagta	-96 -62
men _ log	132 -69
men _ mahina	-25 -28
men _ man	17 -30
men _ men	-47 -135
men _ na	-121 -29
men _ nahin	137 -244
men _ ne	-133 -86
men _ pad	-165 -21
men _ par	-97 -68
men _ rahe	120 -29
men _ rat	88 -6
men _ sa	65 -27
men _ se	-121 -142
men _ si	-5 -55
men _ tha	-78 21
men _ the	81 -65
men _ thi	-34 -75
men _ to	-50 -17
men _ vala	15 -26
men _ vali	-167 68
men _ ya	-101 -41
men ab	-25 100
men achanak	144 -8
men ag	128 -38
men ainthan	104 -37
men aisa	59 -50
men aj	-95 -98
men antar	-140 -96
men ath	-145 -96
men avaj	-20 -79
men aya	-86 27
men bachcha	174 -65
men band	121 67
men batana	-89 -77
men bhi	26 98
men chala	93 83
men chali	73 -1
men dant	-62 -68
men dard	75 93
men daure	-32 -51
men dikat	-55 -41
men dil	-40 -15
men do	12 -129
men doktar	-76 -70
men ek	-84 15
men fark	-108 -71
men gir	15 -58
men hai	-21 149
men hain	126 -21
men halki	-130 -55
men hath	140 0
men hi	12 175
men hiro	-22 -77
men hun	103 154
men ja	22 -93
men jahar	-47 -51
men jalan	-86 72
men jay	-56 -112
men kaise	-29 -43
men kam	-35 58
men kata	106 -102
men kaun	-20 -97
men khun	-30 -49
men kitna	-76 151
men kitne	-36 -113
men kitni	-152 -136
men koi	99 34
men kuch	176 -31
men kya	-210 -299
men kyon	-58 -30
men lakva	-24 -61
men likha	-41 63
men lu	-65 -22
men meri	-54 37
men mujhe	-98 -110
men nahin	-72 -202
men nam	-48 -32
men padha	-21 -50
men pani	-5 -31
men pata	-8 13
men rakh	-67 96
men sab	-97 -17
men sanp	-46 -28
men se	-11 -8
men siti	18 -43
men thi	-60 -51
men tin	16 -103
menopause	-48 -50
mental	-20 -43
mera	-128 138
mera beta	-56 -6
mera bhai	-32 -9
mera dost	-50 80
mera kam	-20 94
mera nam	61 -43
mere	26 119
mere _ ka	3 -30
mere _ ke	-8 180
mere _ ki	-105 -153
mere _ ko	-145 -72
mere _ me	160 -62
mere _ meri	-26 106
mere _ ne	-24 35
mere _ se	1 139
mere bad	-40 115
mere bete	-145 -25
mere bhai	-53 -8
mere bina	-26 155
mere dost	-76 -114
mere hath	56 -16
mere husband	-63 97
mere jane	-25 161
mere lie	-127 209
mere marne	-28 183
mere nana	-33 -102
mere papa	61 -36
mere pas	41 -102
mere pati	-11 -120
mere sath	88 -166
meri	-69 178
meri _ hai	-83 18
meri _ ka	-143 -22
meri _ ke	99 54
meri _ ki	-103 -103
meri _ ko	-23 148
meri _ ne	-176 105
meri _ rat	-12 116
meri _ se	-7 42
meri bahan	-41 57
meri beti	155 -119
meri bili	-147 10
meri bivi	-33 -76
meri didi	12 37
meri jan	-39 -88
meri man	-9 75
meri patni	0 59
meri saheli	42 35
meri sas	14 -131
meri umr	61 30
mes	-38 44
mes me	-37 -26
mesage	-195 78
mesage for	-60 -146
meter	104 -63
meter pe	138 -14
metformin	-110 -156
metformin khane	-18 -28
methi	-155 -151
metro	79 92
mg	-54 139
mid	109 55
mida	11 67
midle	10 4
midle _ the	36 88
midle of	-90 33
midnight	-37 -16
migraine	-74 -140
miks	-41 95
miksed	123 59
mikser	-37 -148
mil	171 117
mil _ hai	16 -151
mil rahi	185 -100
mil says	112 -52
mila	81 116
mild	-282 -188
mile	-42 107
milega	-213 116
milegi	-76 -20
milenge	-145 -154
mili	7 141
milk	10 -196
milta	-154 63
milta hai	-99 70
milte	-146 -61
milte hai	-30 -60
milti	-49 28
milti hai	-196 84
min	229 -189
min ago	170 78
min ho	51 -12
min me	9 -176
min pehle	153 117
min se	38 -125
minat	162 18
minat _ gae	92 -10
minat ho	92 -10
minat ka	-148 50
minat men	81 -88
minat se	123 -26
mind	-196 49
mine	-126 50
mine is	-129 -120
mins	140 -62
minute	38 -136
minute me	-47 -80
minutes	62 15
mirch	-123 -176
mirchi	11 -72
mirgi	29 -203
mirgi _ dava	60 -46
mirgi _ goli	97 -30
mirgi _ marij	-72 -41
mirgi ka	-95 -21
mirgi ke	-24 -29
mirgi ki	119 -68
miror	50 25
mis	108 93
miscariage	-74 91
mised	-117 -179
mised one	-168 -91
mising	112 -164
mision	-122 -57
mistake	229 -75
mistri	38 -47
mit	-132 30
mitar	27 -30
mite	-66 -142
mitha	10 -110
mithai	53 -58
miti	73 99
miti _ hai	-206 -109
miti _ tel	68 117
miti ka	68 117
miti khata	-206 -109
miti tel	108 15
miting	-153 -191
miting men	-101 -49
ml	28 -137
mobail	-179 -78
mobail _ se	-74 -123
mobile	-138 -180
moch	-159 -148
mode	-147 -113
mohale	-28 -50
mok	-89 -65
mom	-31 163
momos	10 -154
moms	30 65
monday	73 -76
money	-78 72
monkey	115 -102
monsun	-113 -163
month	19 -251
month and	-126 -134
month baby	48 -11
month is	-51 -130
month old	62 -93
months	-53 21
months and	-115 59
months pregnant	-12 -35
more	-63 100
more in	-18 -30
more than	-89 -112
morning	-7 -131
morning _ is	-41 -65
morning and	69 -128
morning he	-64 45
morning nov	86 -11
morning she	28 52
mornings	-103 -66
moskuito	-36 -29
moskuito likuid	-23 54
most	-67 22
mostly	-81 -71
mota	11 -10
mother	-29 -56
mother _ lav	-174 -36
mother _ to	-21 -58
mother in	-198 -58
mother is	77 83
mothers	42 -11
moti	183 -53
motion	45 -65
motiyabind	-120 -93
motiyabind _ opreshan	-22 -18
motiyabind ka	-29 -42
motor	150 -49
mouth	125 -76
mouth and	-8 -32
move	18 -18
moved	15 -58
moved to	-27 -86
movie	-212 -205
moving	161 -94
mr	-6 -89
mri	-118 -79
mrityu	-42 -118
mrng	48 -63
msg	-150 182
mtp	158 -43
muavja	-35 40
much	-77 10
much _ is	27 -116
much vater	-75 -187
mud	-237 -262
muft	-48 -52
muh	236 -34
muh _ chale	-38 -91
muh _ ho	124 -26
muh _ jhag	96 -47
muh _ lar	27 -4
muh _ taraf	67 -24
muh ek	67 -24
muh me	35 -200
muh pe	52 -155
muh se	197 -103
muh tedha	127 -15
mujhe	10 62
mujhe _ aur	-17 48
mujhe _ hai	-87 82
mujhe _ kar	-35 -96
mujhe _ ke	23 79
mujhe _ me	10 -141
mujhe _ nahi	115 -66
mujhe _ se	111 -98
mujhe aj	-46 85
mujhe bhi	40 63
mujhe de	-82 195
mujhe ek	-84 -141
mujhe lagta	-58 -11
mujhse	-71 191
mukti	-98 135
multivitamin	-22 -32
muma	78 56
mumbai	-169 -118
mumy	-23 6
mumy _ muh	71 -22
mumy ka	23 57
mumy ke	-22 -62
mumy ki	-11 -35
mumy ko	-5 64
mumy ne	38 -69
muna	155 -88
munder	-118 169
munder par	-90 121
mune	8 86
mungafli	125 -47
mungfali	29 -25
munh	99 -54
munh _ chale	-210 -170
munh _ jhag	23 77
munh ke	-154 -165
munh men	108 -112
munh par	101 -44
munh se	58 101
munh tedha	174 -57
muni	69 37
murder	-124 -171
murder mystery	-34 -45
muscle	-139 -54
muskura	-38 109
must	-60 22
must be	-20 -117
mustard	-9 -26
my	-22 97
my 3	134 -50
my _ after	-181 111
my _ also	-12 135
my _ and	-151 146
my _ are	-50 37
my _ at	46 65
my _ broke	8 -34
my _ came	111 -33
my _ can	-13 111
my _ died	-130 -225
my _ eksam	-29 44
my _ fel	-131 -154
my _ fone	-83 -177
my _ for	82 -128
my _ friend	-95 79
my _ from	-111 109
my _ goes	-30 76
my _ got	-4 -118
my _ had	-7 -104
my _ has	-218 53
my _ he	-20 -100
my _ i	-84 286
my _ in	-198 177
my _ is	148 -102
my _ kips	58 -109
my _ mate	128 30
my _ nek	86 -46
my _ no	62 35
my _ not	-9 42
my _ on	117 -28
my _ says	31 -115
my _ she	32 90
my _ since	98 -40
my _ sits	14 117
my _ tablets	23 -4
my _ to	-157 235
my _ vas	105 27
my _ veding	-25 -96
my _ vhen	64 135
my _ vho	56 -36
my _ vil	-158 -225
my _ vith	-25 214
my _ year	33 -119
my _ yr	83 123
my arm	-85 173
my aunt	-73 -114
my baby	31 -214
my bak	-24 -133
my brother	190 -171
my chest	132 -147
my coleague	-127 -96
my cousin	-37 46
my cousins	17 -23
my dad	11 48
my daughter	-22 86
my daughters	-67 -49
my dog	-196 95
my father	71 -30
my fathers	-108 61
my first	-151 -41
my flatmate	101 -136
my fone	32 -218
my friend	23 -69
my grandfather	71 -134
my guitar	-25 112
my hand	-46 108
my head	65 96
my heart	81 -103
my hostel	81 24
my husband	-206 21
my laptop	-83 -63
my last	-116 259
my life	77 70
my manager	-54 -165
my mil	-84 -43
my mind	-96 166
my mom	-79 125
my mother	-155 32
my mothers	72 68
my name	-84 81
my nev	-75 -129
my old	-134 -174
my ovn	-23 160
my parents	-70 178
my rumate	-191 112
my shoulder	31 -112
my side	-93 0
my sister	29 25
my son	-9 -30
my sons	-21 72
my student	-65 47
my uncle	121 -124
my vife	98 -15
my vifes	-53 -176
myself	14 279
myself vith	-63 139
mystery	-34 -45
myth	-110 -91
n	204 -67
na	-20 165
na _ iske	-108 -53
na _ ki	-126 107
na _ na	23 46
na _ to	-56 183
na ho	-203 181
na lage	-35 -134
na pade	-13 75
na rahu	-56 164
na rahun	-24 103
nabhi	22 -190
nabhi se	61 -19
nabj	254 -125
nabj _ mil	194 -52
nabj nahi	110 -34
nabj nahin	98 -16
nadi	20 197
nadi _ pul	-92 130
nadi kinare	-57 110
nadi me	-2 -30
nae	-61 145
nag	135 -146
nagar	-147 77
nagpur	-106 -34
naha	22 -7
nahane	-31 -158
nahar	-18 177
nahar men	-57 96
nahate	113 -38
nahi	66 6
nahi _ 2	-54 69
nahi _ ab	-23 0
nahi _ abhi	76 24
nahi _ aj	68 6
nahi _ aur	42 -2
nahi _ bas	-49 83
nahi _ bhi	-30 -24
nahi _ ja	-38 -46
nahi _ ka	-99 137
nahi _ kal	23 139
nahi _ ke	-60 127
nahi _ kya	102 -124
nahi _ me	66 130
nahi _ na	7 -15
nahi _ pa	41 -6
nahi _ par	-112 -16
nahi _ raha	134 -154
nahi _ rahe	156 -76
nahi _ rahi	175 -186
nahi _ rha	131 106
nahi _ sab	-77 123
nahi _ to	-104 125
nahi a	81 -233
nahi ata	117 29
nahi ati	-126 -70
nahi aya	-46 -32
nahi bas	-81 -115
nahi bol	115 -12
nahi de	-8 -40
nahi ghar	47 115
nahi h	27 -19
nahi hai	-159 -121
nahi ho	3 -91
nahi hoga	17 57
nahi hota	-72 5
nahi hua	14 104
nahi ja	39 -145
nahi kar	-56 81
nahi karta	-78 -109
nahi khaya	61 -6
nahi khol	92 -13
nahi kiya	-22 -3
nahi lagta	-12 -26
nahi le	149 -36
nahi mil	165 -51
nahi pa	187 1
nahi pakad	98 -8
nahi pata	74 74
nahi pita	12 -45
nahi raha	66 59
nahi rahe	121 -45
nahi rahi	156 -165
nahi rahunga	-41 189
nahi rha	139 -61
nahi tha	122 -90
nahi to	38 -49
nahi utha	-52 126
nahin	38 23
nahin _ ab	20 107
nahin _ aur	110 52
nahin _ bas	138 41
nahin _ chahie	-66 -47
nahin _ kal	-20 72
nahin _ ko	50 67
nahin _ koi	-16 -105
nahin _ main	19 132
nahin _ men	-210 70
nahin _ nahin	-23 -90
nahin _ pa	100 -37
nahin _ par	34 65
nahin _ raha	-39 -30
nahin _ rahe	-5 -159
nahin _ rahi	110 -86
nahin _ se	88 65
nahin _ tha	34 1
nahin _ thi	62 5
nahin _ to	-114 96
nahin _ vale	-79 -1
nahin a	-137 -114
nahin aega	-34 33
nahin ai	-1 -89
nahin ata	50 -13
nahin ati	-46 -207
nahin aur	33 18
nahin aya	-148 -134
nahin bas	-147 -65
nahin chal	102 -25
nahin de	-48 -71
nahin deta	80 -34
nahin hai	5 13
nahin hain	-17 57
nahin ho	5 -146
nahin hogi	57 72
nahin hota	-83 48
nahin hua	114 -68
nahin hui	60 39
nahin jata	47 32
nahin kiya	13 -55
nahin main	1 69
nahin mil	177 -72
nahin mila	-149 34
nahin mili	-55 105
nahin nikal	75 -22
nahin pa	187 -39
nahin padega	-89 7
nahin pi	94 -11
nahin pita	-22 -70
nahin raha	263 31
nahin rahe	54 -8
nahin rahi	32 89
nahin rahungi	-25 68
nahin tha	47 66
nahin to	-27 166
nahin utha	-79 132
nai	219 74
naikhe	113 75
nail	69 -180
nail polish	48 -84
nails	-94 -159
najar	135 24
najar _ hai	78 -45
najar lagi	149 -35
nak	-14 -301
nak _ khun	182 -40
nak _ rahi	-158 -92
nak ki	-32 -30
nak me	89 -54
nak se	172 -46
nakhun	-179 -118
nakhun nile	156 -8
nakli	-95 -50
naksir	87 -85
nal	40 -79
nali	103 -116
nali men	103 -29
nam	-276 -202
nam _ hai	-103 -106
nam _ nahi	-58 10
nam _ nahin	-22 -62
nam _ se	-51 -151
nam kya	-85 -89
nam pe	-57 -8
nam yad	-58 -108
namak	-82 -216
namak _ karu	-51 -31
namak _ pani	102 -28
namak _ se	68 -31
namak kam	-29 -41
namak kitna	-55 -45
namak pani	36 -42
namaskar	-102 -122
namaste	33 -30
name	-61 -219
name _ my	-3 -72
name for	-79 -69
names	-144 47
nan	53 205
nana	186 -75
nana ji	45 -51
nana ko	-52 -60
nanad	-1 86
nanbar	-197 -25
nanbar _ hai	33 34
nanbar badh	-140 -34
nani	-12 -165
nani ke	-54 61
nani ki	48 -138
nani ko	54 -131
nap	94 -56
napa	-70 -8
napy	119 59
nara	-45 -43
naraj	-28 -140
naraj hai	-28 -140
naram	44 -56
nariyal	-119 -81
nariyal _ se	-31 -48
nariyal tel	-101 -67
nas	-35 311
nas _ li	-141 122
nas kat	-190 181
nas kati	-46 133
nasha	75 -205
nashe	-21 -7
nashik	58 -71
nashta	-29 -106
natak	-58 -20
natak _ hai	-57 17
nathi	107 88
nati	135 -38
natural	35 4
nau	10 -91
naukri	-197 56
naukri ke	-34 -117
nausea	-15 -64
navjat	129 -118
navjat ko	-161 -58
navratri	85 -73
naya	-241 -288
naye	-153 95
nayi	-46 -196
nd	43 43
nd flur	175 -128
ne	275 45
ne _ band	28 32
ne _ dabaya	106 -65
ne _ dala	-161 -119
ne _ di	-85 88
ne _ diya	-143 92
ne _ hai	105 1
ne _ hath	-77 -144
ne _ hi	-34 -26
ne _ ka	71 33
ne _ ke	118 -85
ne _ ki	140 78
ne _ kiya	-44 156
ne _ ko	48 40
ne _ le	-137 -180
ne _ liya	125 11
ne _ mar	-64 -63
ne _ mara	20 -63
ne _ mari	92 -31
ne _ me	127 15
ne _ men	22 66
ne _ nahi	-152 -30
ne _ par	82 92
ne _ pe	78 21
ne _ pi	10 108
ne _ rakh	-37 84
ne _ sal	95 -140
ne _ se	1 33
ne _ tha	-72 -274
ne _ tod	-105 -91
ne _ vali	66 63
ne ab	-88 -23
ne aj	-77 -54
ne bola	-77 41
ne dadi	146 -96
ne darvaja	-142 142
ne dupata	-46 84
ne dusri	-99 123
ne ek	79 -8
ne fir	9 -104
ne gala	130 -75
ne jan	-189 -199
ne kaha	-144 -7
ne kal	-36 -157
ne kat	92 -60
ne kata	187 -150
ne khet	42 17
ne kuch	41 -60
ne likha	-52 12
ne mar	-166 -125
ne meri	-47 -94
ne miti	26 37
ne munh	-81 103
ne pet	154 -57
ne pucha	-126 96
ne tin	76 -19
ne to	-177 -150
near	14 108
near me	-200 -260
near the	-34 167
nearest	-12 -26
nearly	79 -88
nebuliser	143 -14
nefev	50 -65
negative	-154 -121
nehar	82 123
nei	141 -93
neighbour	-72 7
neighbours	53 -37
nek	135 -164
nek is	51 63
nekst	28 31
nekst _ is	145 -52
nekst _ me	68 61
nekst month	8 52
nekst to	104 -25
nekst vik	33 -145
nervous	-58 -63
net	-47 22
netvork	55 55
neuro	-46 -37
nev	-59 -133
nevborn	142 -53
nevborn _ days	146 -31
never	-82 27
never again	-62 -78
nevs	-101 -214
nevspaper	-48 22
nh	186 -102
nh 44	132 -80
nhi	145 63
nhi _ rha	73 -70
nhi _ rhi	-24 -89
nhi h	118 -47
nhi ho	30 83
nhi rha	110 -11
ni	187 134
nibandh	-142 -233
nice	-135 68
nicely	19 -40
niche	18 121
niche _ ghere	-228 -171
niche _ hai	153 -103
niche _ khun	126 -78
niche kale	-228 -171
niche kuch	155 -90
niche se	123 -170
nid	41 -33
nid _ for	30 -65
nid a	-73 -113
nid it	-16 153
nid to	32 88
nided	-161 -149
nided or	-51 -113
nidle	205 -48
nids	-14 0
niece	11 -22
nigal	172 36
nigal li	19 99
nigal liya	60 -99
nigalne	176 -62
nigalne _ dard	50 -22
nigalne me	122 -54
night	-113 -50
night _ i	-12 68
night and	179 -27
night duty	-72 109
night he	115 -6
night i	-45 154
night my	24 62
night she	67 5
night shift	-134 -46
nights	-6 -34
nigla	86 -26
nikal	-70 53
nikal _ ab	-160 -25
nikal _ h	-35 125
nikal _ hai	-161 -176
nikal _ hain	-116 3
nikal _ kya	191 -5
nikal aya	-123 131
nikal di	-44 -51
nikal diya	-11 115
nikal gai	-157 16
nikal gaya	-49 -144
nikal gaye	-104 16
nikal gayi	-127 -41
nikal ke	-8 16
nikal liya	23 -71
nikal raha	87 18
nikal rahe	-199 -58
nikal rahi	54 -137
nikala	295 -191
nikala hai	132 -13
nikala sans	83 -29
nikalne	13 -2
nikalta	-70 84
nikalte	0 108
nikalti	91 -114
nikalvana	-56 -33
nikalvane	-65 -84
nikla	64 113
nikla hai	42 62
nikle	-88 -154
nikli	-63 10
nila	238 16
nila _ gaya	105 -15
nila pad	113 -37
nile	256 -88
nili	190 -98
nili pad	139 -8
nim	-52 -61
nimbu	-78 -152
nimbu _ se	-30 -13
nimbu pani	-16 -110
ninbu	-41 -94
ninbu pani	-48 -77
nind	-135 34
nind _ ati	-179 -279
nind _ dant	-69 -143
nind _ goli	88 243
nind _ goliyan	-64 209
nind _ hai	-13 -93
nind a	-129 80
nind ati	-109 90
nind bahut	16 -41
nind kam	67 -167
nind ki	141 304
nind me	-211 -112
nind men	-60 20
nind nahi	-116 -176
nind nahin	-108 -207
nine	-123 -73
nishan	-87 116
nishan _ ki	-41 108
nishan ab	0 -79
nishan dekhe	-34 89
nishan hai	-21 148
nishan hain	118 71
nit	-111 130
nite	68 -1
niyam	-122 -187
no	128 162
no _ at	150 -105
no _ but	96 -40
no _ coming	122 -21
no _ from	145 135
no _ i	196 -135
no _ is	30 -113
no _ no	-166 50
no _ nov	-150 -26
no _ since	203 -110
no _ to	48 165
no fever	-346 -149
no more	-22 103
no other	-159 46
no pain	-131 -288
no pulse	245 -103
no reason	-33 156
no sound	211 -77
no symptoms	-101 -111
nobody	-57 202
nobody _ notice	-27 118
nobody _ to	-12 63
nobody is	-68 -49
nobody knovs	74 7
nobody vil	-32 160
noch	124 -39
nocha	127 53
noida	-100 -83
noise	58 124
nomini	-54 99
non	-110 -53
none	-40 -70
none since	-30 -30
nonsense	151 -82
nopi	-30 -194
normal	-66 -264
normal _ hai	-40 -23
normal _ kya	179 -20
normal _ na	78 -25
normal for	176 -34
normal hai	170 -71
normal in	72 -33
normaly	88 -7
nose	-111 -251
not	107 147
not _ and	49 77
not _ even	23 -36
not _ fone	74 -11
not _ here	-141 -261
not _ i	10 94
not _ in	-137 -70
not _ my	33 32
not _ since	-44 -110
not _ the	-7 20
not _ to	173 73
not _ up	73 180
not _ yet	-142 -103
not able	141 -57
not ansvering	138 20
not be	-152 -193
not breathing	-142 -76
not coming	-127 -138
not crying	107 42
not even	83 -23
not for	-47 225
not get	-79 114
not geting	83 -48
not going	69 147
not lifting	-86 129
not moving	181 -76
not piking	-7 60
not replying	-39 -9
not responding	127 -66
not sad	-77 146
not stoping	171 -116
not taking	152 -14
not to	-63 97
not vaking	129 64
note	-177 196
notes	-75 43
nothing	51 -45
nothing to	35 72
notice	-136 94
nov	93 -9
nov _ and	-57 -62
nov _ cant	80 -73
nov _ i	52 51
nov _ is	97 5
nov _ it	42 -5
nov _ on	72 -36
nov _ she	-39 62
nov _ to	-59 38
nov _ vant	77 -191
nov and	3 16
nov can	-148 -109
nov he	119 58
nov i	21 -19
nov just	27 -203
nov my	-76 90
nov ok	3 -39
nov planing	-65 -31
nov she	47 -85
nov vhat	-94 -43
novel	-80 62
november	-95 -38
novu	15 -165
nu	95 106
nuksan	-128 -78
nuksan _ hai	-35 -129
nuksan karta	-28 -72
numb	116 6
number	15 61
nun	173 -114
nurse	71 117
nursing	-169 -79
nursing eksam	-33 -20
nuskha	-55 -146
o	-149 -66
oats	-91 -106
oats or	-40 -32
of	34 153
of _ 3	42 -53
of _ after	-55 4
of _ and	48 -121
of _ at	97 -88
of _ in	21 1
of _ is	11 -2
of _ no	34 16
of _ nov	-55 8
of _ the	81 113
of _ vho	-32 54
of _ vith	-86 60
of a	-96 -37
of he	90 18
of heart	9 -91
of his	50 75
of it	7 28
of me	-105 114
of my	139 284
of our	-30 -69
of stroke	-27 -32
of the	22 -219
of them	91 106
of this	-73 6
of us	104 167
of vith	86 125
ofice	-72 -161
ofice me	-134 -45
ofis	-49 -102
oil	-18 -39
oily	-44 -49
oily skin	-35 -45
ointment	132 -23
ojha	63 16
ok	-12 -42
ok _ i	6 128
ok and	-67 -140
ok but	151 -45
ok for	-205 -88
ok in	-37 -57
ok nov	51 -120
ok or	-102 -99
ok to	83 -150
okay	-31 -14
oksimeter	71 -71
oksygen	-16 29
ola	100 88
old	57 -187
old _ and	-58 -92
old age	-57 -75
old is	-70 -81
old man	62 -23
old people	-88 17
old vith	110 -34
on	51 5
on _ 3000	-63 -44
on _ after	-18 -127
on _ and	-68 59
on _ arm	-38 176
on _ at	77 91
on _ face	134 -63
on _ flur	101 -171
on _ from	-193 -132
on _ i	7 -83
on _ in	-82 -25
on _ is	-22 -44
on _ last	-74 39
on _ not	16 -120
on _ of	-84 -44
on _ side	-90 69
on _ since	4 -148
on _ skin	144 -77
on _ stairs	77 -47
on _ terace	7 -47
on _ th	17 51
on _ thiner	92 -58
on _ today	103 9
on _ vith	-64 98
on a	-168 65
on and	48 -57
on blud	92 -58
on chest	-28 -36
on finger	-252 -142
on flur	132 -161
on friday	-153 -197
on head	132 -63
on her	-46 113
on him	146 -102
on his	12 -7
on it	32 -109
on left	-105 65
on monday	108 2
on my	111 -120
on one	27 -38
on port	-91 -71
on purpose	-83 108
on right	-100 -26
on saturday	35 -92
on shin	-122 -62
on sunday	0 -60
on sundays	-38 -40
on terace	55 144
on the	39 93
on thigh	-119 29
on tuesday	109 -58
on vrist	-112 19
once	-171 -39
once in	-13 -122
one	188 1
one _ and	90 -141
one _ for	82 86
one _ he	-21 -45
one _ i	52 60
one _ in	-8 -140
one _ is	175 -33
one _ of	161 -48
one _ one	-122 120
one _ vhile	111 -11
one and	-26 55
one by	-113 80
one day	-165 -14
one eye	109 -109
one girl	104 43
one hour	195 29
one is	74 -1
one more	116 -141
one of	16 64
one pupil	119 -16
one second	87 -97
one side	248 -213
ones	-68 94
onion	-202 -162
onlain	-96 181
online	-139 -9
only	22 122
only _ are	31 -95
only _ i	-156 139
only _ is	-22 16
only _ one	-76 -77
only _ to	48 58
only a	50 20
only at	-143 -109
only in	-110 -75
only on	-27 99
only one	108 -25
only smal	-39 33
only that	-37 149
only thing	-36 112
only vant	63 69
op	-133 26
opd	145 -40
open	158 13
opened	93 20
opening	56 -46
opens	117 2
operation	-119 -5
opreshan	-226 -174
opreshan men	-92 -35
or	-383 -164
or _ and	-94 31
or _ for	-224 -105
or _ i	-160 -176
or _ is	12 -91
or _ it	-179 -26
or after	-107 -63
or bad	-78 -32
or eksercise	-54 -49
or is	-110 -98
or just	-164 -258
or myth	-27 -32
or no	13 -132
or not	32 -118
or only	-148 84
or should	-140 -118
order	44 -139
ors	-132 -142
oru	95 -64
ot	-32 83
other	-2 92
others	-61 45
othervise	-162 -59
otp	-226 -121
our	-17 -19
our vilage	57 -61
out	73 6
out _ the	201 -54
out and	65 11
out from	183 -71
out of	-74 83
outside	0 21
over	37 -83
over _ me	-28 66
over it	-73 -100
over my	62 -150
overdose	-56 137
overthinking	-25 161
ovn	34 213
ovner	60 91
pa	186 44
pa raha	21 -121
pa rahe	153 -88
pa rahi	60 30
pa rha	95 46
pacemaker	50 -37
pachas	21 -53
pachta	-47 -33
pad	127 -213
pad _ hai	38 -111
pad bhar	100 -9
pad gae	49 -32
pad gai	-115 -18
pad gaya	103 -81
pad gaye	-85 -35
pad jati	-9 -75
pad raha	68 -17
pad rahi	53 -23
pada	127 95
pada _ ab	-131 -48
pada h	68 18
pada hai	167 46
pada tha	-130 -51
pade	213 9
pade hain	131 -45
padega	-98 48
padega kya	-10 -107
padegi	-102 86
padh	-60 -132
padh ke	-37 -55
padha	-31 73
padhai	-103 83
padhi	-56 33
padhti	-19 22
padi	252 -128
padi h	38 -19
padi hai	120 -56
pados	63 64
padosan	6 36
padosi	41 -182
padta	-88 38
padta hai	28 -157
padte	-28 -94
padte hain	-74 -64
padti	-55 -77
padti hai	-103 -75
pady	37 52
pagal	107 -109
page	-101 134
pahad	-98 -139
pahada	-112 -86
pahchan	19 -59
pahchante	61 -7
paheli	-127 -175
pahla	-62 -65
pahle	-111 -57
pahle _ hua	-62 -104
pahle _ men	-2 -5
pahle _ ne	119 -65
pahle ab	-92 -26
pahle hi	-96 172
pahle kute	133 -19
pahle kya	-82 -62
pahle se	34 -48
pahli	-73 -61
pahnen	-61 -38
paid	-85 109
paid the	-47 169
paida	26 66
pain	-54 -259
pain _ al	135 -78
pain _ to	40 -57
pain and	151 -41
pain at	173 -79
pain in	10 -33
pain is	-68 -98
pain nov	-158 -161
pain since	-74 -36
painful	91 92
paining	177 -19
painles	25 222
pains	64 -105
paint	53 -87
painting	-92 -64
paip	18 -29
pair	165 -123
pair _ aur	69 -17
pair _ do	138 -22
pair _ ke	-106 148
pair _ moch	-139 -107
pair ke	-100 -55
pair ki	-173 -153
pair latka	-137 149
pair me	-46 -201
pair men	150 -74
pair pe	129 -45
pair suje	176 -31
pair sun	151 -24
pair thande	127 -24
pairo	143 -59
pairon	-59 -95
pairon men	-132 -92
paisa	-107 91
paise	-223 55
pak	-144 -128
paka	-120 200
pakad	104 -133
pakad ke	-52 -91
pakda	-42 -6
pakde	106 -92
pakdi	-23 101
pakhana	135 -18
paki	-80 78
pal	10 -117
palak	-78 -114
palat	207 -36
palat gaya	92 -10
pale	189 -76
palke	146 -22
palke gir	87 -6
palken	127 -24
palm	134 -49
palms	71 -34
palu	88 47
pambu	83 -31
pan	180 -248
pana	-48 -58
panch	31 -164
panch _ ka	38 -43
panch _ ki	-49 -34
panch _ men	105 -27
panch _ pahle	-33 -19
panch _ se	40 -139
panch din	-60 -12
panch minat	99 -19
panch sal	-46 -176
panchayat	18 52
panchvan	0 -33
panchvan mahina	0 -33
pandrah	-110 108
pandrah din	-14 29
pani	17 -131
pani _ gaya	-35 -24
pani _ hai	-125 101
pani _ khun	108 -9
pani _ nahin	-94 -34
pani _ raha	59 -11
pani _ rahi	101 -8
pani _ rha	-43 -27
pani _ sath	7 -86
pani _ se	101 -16
pani _ thaili	95 -15
pani bhi	47 -19
pani jaisa	194 -36
pani ke	-72 -102
pani ki	170 -47
pani kitna	-105 -115
pani me	96 -110
pani men	-166 -77
pani muh	58 -10
pani pi	68 -107
pani pila	98 30
pani puri	-147 -45
pani se	-126 -181
panic	-95 -105
panic atak	-42 -43
panir	-182 -176
pankha	-117 203
pankhe	-75 138
pankhe ki	55 -118
pankhe se	-64 76
panp	141 -49
panp _ bar	179 -31
pantop	-84 -110
pants	22 -50
papa	110 164
papa _ ke	100 10
papa _ khet	-25 55
papa _ rahe	-78 4
papa _ vale	58 52
papa ka	-85 13
papa ke	-29 12
papa ki	-143 178
papa ko	-156 -33
papa ne	133 97
papad	147 -138
papaya	-192 -194
papdi	-93 -44
paper	4 -70
papers	-29 159
papita	15 -68
par	10 -129
par _ a	-161 -60
par _ bhi	48 72
par _ gaya	-20 68
par _ hai	46 57
par _ hain	-5 79
par _ ho	-117 -81
par _ hun	90 88
par _ ka	17 -223
par _ ke	139 -47
par _ ki	-113 -17
par _ ko	-34 -2
par _ lagana	-29 -24
par _ lal	-71 148
par _ me	-49 -102
par _ men	-44 -166
par _ nahi	92 -136
par _ nahin	114 -10
par _ pe	-26 38
par _ raha	157 -16
par _ se	-56 46
par _ tha	-134 -134
par _ thi	62 -3
par _ thik	-34 -14
par _ to	-9 -23
par ab	107 73
par aj	92 59
par ankh	95 98
par aya	-70 120
par bhi	181 -40
par bojh	-56 112
par chakate	95 -13
par do	-13 -74
par ek	5 83
par hain	76 -108
par hi	56 -51
par hun	39 118
par kam	86 -18
par khadi	-165 116
par khana	117 -47
par kya	-94 -90
par mujhe	36 -77
par nibandh	-125 -179
par nishan	-45 37
par rat	14 47
par roj	-72 61
par thik	-82 -16
par tuthpest	-58 -40
par vo	-22 -51
paracetamol	2 24
paralysis	-132 -71
paratha	-222 -143
paratha _ jata	-171 -62
paratha fat	-171 -62
parche	88 41
parchi	-81 48
parda	162 65
parda _ gaya	36 -4
parda gir	39 -4
parents	-152 136
pareshan	-22 5
parhej	-148 -142
pariksha	-233 -183
pariksha ke	-115 -76
pariksha ki	-50 15
pariksha men	-60 -103
parivar	-23 7
park	9 16
parked	79 6
parso	-7 -159
parson	-76 16
part	37 -92
partner	45 65
party	51 -257
party me	66 -104
pas	-126 169
pas _ aur	-66 -47
pas _ hai	-78 121
pas hai	-76 -142
pas jana	-36 106
pas me	-86 118
pas men	-131 23
pasand	-162 -78
pasand hai	-81 -123
pased	126 -106
pased _ in	185 -94
pased urine	90 -21
pasenger	44 96
pasenger in	36 14
pases	133 -83
pashu	-88 -94
pashu doktar	-52 -25
pasina	278 -218
pasina _ raha	80 -18
pasina a	118 -16
pasina aur	-59 -16
pasina chut	41 -8
pasina pasina	97 -75
pasine	-11 10
pasine _ tar	192 -32
pasine me	133 69
pasine men	-69 -12
pasine se	-58 -52
pasing	-91 -43
pasli	131 -70
pasport	-44 17
pasvord	-141 64
pasvords	-39 183
pata	-56 66
pata kya	75 33
pata nahi	-142 -15
pata nahin	-74 -152
patakha	107 -50
patang	-10 -134
patch	-165 -48
patches	-48 62
pate	64 -81
pathar	240 -79
pathar jaisa	118 -5
pathri	-170 -211
pati	228 -6
pati _ hai	154 -105
pati _ li	-70 130
pati _ se	70 -15
pati bandh	-44 68
pati ki	-60 64
pati ko	-112 -45
pati ne	115 59
pati patni	-41 -158
patient	86 15
patient is	67 -84
patients	34 3
patla	15 -120
patla _ ki	92 -43
patla karne	111 -45
patli	-40 -71
patna	-90 -147
patni	-140 44
patni _ hai	-25 -45
patni ka	-10 -73
patni ko	55 -160
patni ne	-99 98
patri	-125 315
patri pe	-51 205
paudar	5 -35
paunga	-22 -47
pay	35 109
paya	-154 126
pcod	-26 -85
pcos	-41 -45
pdf	-110 -70
pe	31 163
pe _ du	-107 -95
pe _ gaya	110 -21
pe _ ghante	-151 15
pe _ h	-95 -29
pe _ hai	-2 18
pe _ ho	-52 -17
pe _ hu	-165 182
pe _ hun	11 129
pe _ ka	-99 -21
pe _ ke	-103 165
pe _ ki	68 -161
pe _ laga	35 -32
pe _ likha	147 -17
pe _ nahi	84 -53
pe _ raha	38 -32
pe _ se	-205 -20
pe _ tha	108 49
pe ab	4 -137
pe baitha	-24 158
pe bhi	146 -58
pe bola	-84 117
pe do	22 -118
pe ek	-99 153
pe fir	-98 45
pe hai	46 -133
pe hi	106 14
pe hu	-17 116
pe ja	-44 -54
pe jaise	126 -30
pe kata	69 47
pe kya	-11 -151
pe laga	92 -10
pe likha	18 126
peace	-128 -12
peaceful	-37 154
peanut	158 -65
ped	-196 131
pehchan	106 -23
pehchan nahi	109 -13
pehen	-112 48
pehen ke	-44 62
pehla	-63 -108
pehle	27 -88
pehle _ ho	-4 -27
pehle _ me	-164 -44
pehle _ se	-59 -32
pehle _ tha	-83 -44
pehle ab	139 49
pehle bhi	20 65
pehle din	-44 -24
pehle kya	-38 -44
pehle se	-59 -116
pehli	-79 -57
pehli bar	-52 -44
pehnu	-89 -120
pen	135 2
pending	-64 56
pens	8 -99
penshan	-33 -88
pension	-19 146
people	-29 -37
people say	48 25
pepar	-86 37
per	-74 -252
per day	-54 -197
percent	-138 20
period	-30 -215
period 5	-93 -12
period _ din	-32 -23
period late	21 -15
periods	-69 -202
periods every	-30 -53
person	-71 119
peshab	242 -216
peshab _ se	81 -9
peshab kal	94 -16
peshab me	72 -2
peshab nahin	90 -12
pest	-88 15
pesticide	-149 93
pet	120 -354
pet _ bachcha	106 -13
pet _ bahut	86 -9
pet _ dard	-77 -46
pet _ gaya	-150 -67
pet _ hai	6 56
pet _ hun	180 -62
pet _ jaisa	123 -15
pet _ ke	-9 -44
pet _ lat	150 -10
pet _ nahi	-133 -112
pet _ nahin	5 -24
pet _ upar	115 -10
pet dard	-85 -102
pet fat	-141 -76
pet fula	-83 -12
pet hi	-68 -73
pet ke	58 -39
pet lakdi	34 -7
pet me	224 -25
pet men	162 46
pet pathar	142 -4
pet pe	161 -17
pet saf	-98 -133
pet se	306 -104
petrol	70 -85
pf	-27 -111
pg	20 179
pi	292 190
pi _ ab	-27 48
pi _ hai	-189 119
pi _ hain	-57 -30
pi _ hu	-154 -17
pi _ the	17 -45
pi _ thi	-23 67
pi gaya	208 -72
pi ke	-28 43
pi li	-24 100
pi liya	33 160
pi lun	47 108
pi raha	-163 61
pi rha	-92 -53
pi sakta	-45 -36
pi sakte	-102 -80
pi thi	113 -75
piche	102 85
pichkari	156 -14
pichle	-218 -47
pichle _ hua	-25 -17
pichle hafte	21 13
pichle mahine	-166 -1
pichle sal	-214 -84
pichli	-150 -90
pichli bar	-105 -70
piece	112 -53
pieces	-78 -38
pija	-15 -221
pik	30 91
pikar	65 -7
piking	-21 37
pil	-94 31
pila	216 -109
pila _ gaya	90 -4
pila _ hain	2 -23
pila do	117 -6
pila pad	37 -3
pila rahe	116 -103
pilane	3 -61
pilate	-104 -34
pilaya	66 -19
pile	-101 -86
piles	-54 -59
pili	75 -10
piling	-77 -75
piliya	20 -123
pilov	-113 15
pils	37 201
pimple	-189 13
pimples	-88 -84
pin	-29 102
pina	-152 -144
pina _ hai	-73 -22
pina thik	-10 -35
pinch	196 -24
pindli	34 -22
pine	66 -49
pine se	4 -19
pink	32 -177
pink froth	92 -39
pip	-1 73
pipe	-122 79
pista	-65 -122
pit	180 -145
pit _ hai	103 -52
pit raha	155 -88
pita	110 -172
pita hai	-10 -51
pitaji	-15 -20
pitaji _ se	61 -14
pitaji _ shugar	81 -18
pitaji ki	104 8
pitaji ko	-195 -118
pite	56 -96
pite pite	106 -18
pith	46 -216
pith par	-52 -75
pith pe	-94 -114
pith tak	45 -3
piya	17 65
piye	117 -73
pl	-80 107
place	-79 -6
plan	-95 19
plan kar	-71 12
planing	-146 19
plant	15 -158
plants	-159 1
plaster	152 -85
plate	62 -77
platelet	131 -26
platelets	31 -109
platelets 1	-27 -21
platform	-82 137
play	-138 -166
playing	-32 -116
plays	-113 -66
please	58 47
please _ me	109 145
please dont	-74 62
please tel	-61 130
pletlet	-59 -105
pls	-96 20
pls _ tel	33 50
pls dont	99 148
pls tel	102 -17
plus	-67 -44
pm	-26 -86
podcast	-23 -112
poem	6 -184
poha	-154 -155
point	-127 138
points	-146 -187
poison	-3 17
poison ivy	-36 -61
poisoned	-85 -153
poisoning	-17 -49
poisonous	-70 -124
pole	-33 -105
police	4 153
policy	-46 -11
polio	-93 -82
polish	38 -90
polite	-95 -174
pongal	-107 -74
poren	-90 159
port	-94 -73
port 3000	-63 -44
posible	-120 -49
position	-218 -88
positive	175 3
post	146 -2
postar	-74 -123
posted	-159 213
poster	-109 -163
poster for	-61 -58
postpartum	-69 48
pota	86 -75
potasium	46 70
potato	37 -15
pote	-23 -112
pote ko	-110 -12
poty	-30 -173
povder	-3 -155
povder se	-134 -54
pover	-1 -186
praman	-23 -125
pranayam	-83 -79
prasav	42 -32
prasav _ bad	-38 -36
prasav ke	-38 -36
pravns	225 -50
pray	-90 144
pre	-27 -88
preg	140 -67
pregnancy	-191 -46
pregnancy me	-57 -84
pregnant	129 -28
pregnensi	-116 -23
premium	-100 -176
pres	60 82
prescription	-53 -35
presed	-95 -137
presing	35 -44
presure	0 58
presure cuker	88 -55
prevent	69 -36
prevention	-85 -115
previous	83 -14
price	-135 -190
principal	10 39
print	-41 -38
printed	-64 -95
printer	-57 -108
private	-3 -170
problem	-57 -44
proces	-100 -148
proces _ port	-68 -59
proces on	-68 -59
profile	-144 -111
project	-2 -78
prompt	-66 -160
properly	11 69
propose	-27 -74
protein	-115 -179
protein povder	1 -85
psychiatrist	-15 -77
psychology	-23 -39
pt	58 -6
pubg	-95 -29
pubg me	-90 -22
puch	-3 51
puch _ hain	74 -132
puch _ hun	-100 82
puch raha	-171 92
puch rahe	-100 64
puch rahi	159 -172
pucha	-212 -13
pucha tha	-114 -104
puchna	117 -138
puchna tha	91 -123
puchne	-61 91
pucho	26 -29
pucho to	1 86
puchte	-63 111
puchte hain	-45 -7
pudiya	98 14
puja	25 -83
pul	2 245
pul pe	-150 184
puled	117 16
puled him	-51 74
puling	184 -36
pulis	17 103
pulse	156 -252
pulse i	197 -84
pump	222 -83
pune	-130 -109
pune me	-32 48
punjab	-76 -77
pup	-72 -101
pupil	120 -17
pupils	127 -29
pura	96 36
pura badan	160 -4
pura hua	-38 34
purana	-171 -260
purana nishan	-65 -56
purane	-21 -126
purani	-194 -168
pure	112 -28
pure _ par	76 -12
pure _ pe	37 -5
pure badan	141 -6
pure sharir	77 -12
puri	-65 40
puri _ gai	-67 -108
purple	149 -104
purpose	-83 108
pus	-60 -34
push	125 -3
put	20 191
put _ in	8 -40
put _ on	-9 50
puting	88 -24
putli	240 -119
putli _ jaisi	45 -17
putli badi	84 -12
putli sui	66 -21
pyaj	-190 -142
pyaj ka	-106 -49
pyar	-181 -27
pyas	94 -19
pyas pyas	70 -2
python	-63 -147
python list	-21 -89
r	-166 34
ra	163 78
rabies	-160 -183
rabies ka	-69 -46
ragi	-198 -133
rah	-24 64
rah gaya	-9 34
raha	201 -29
raha _ ab	-45 -110
raha _ abhi	99 -24
raha _ ankh	90 -22
raha _ aur	117 56
raha _ bas	17 53
raha _ bhi	27 90
raha _ bol	2 19
raha _ ek	76 7
raha _ ghar	27 52
raha _ hai	135 -36
raha _ ke	129 -32
raha _ ki	47 98
raha _ kisi	41 20
raha _ ko	54 73
raha _ kuch	162 -98
raha _ le	-84 99
raha _ me	79 -149
raha _ mujhe	63 -50
raha _ nahi	-84 35
raha _ nahin	120 -12
raha _ nind	5 -60
raha _ pada	95 -5
raha _ par	-25 102
raha _ pasina	43 -1
raha _ pe	15 -22
raha _ sans	30 -8
raha _ se	189 -101
raha _ tin	-59 109
raha _ to	58 40
raha _ ulti	-5 -9
raha ab	73 6
raha aur	212 -40
raha bachche	62 -23
raha ek	26 120
raha h	-9 -53
raha hai	160 -141
raha hu	-242 -130
raha hun	-311 120
raha ki	72 -10
raha kya	124 93
raha subah	88 -26
raha tha	-72 -109
raha ulti	64 -18
rahe	89 -85
rahe _ aur	-41 61
rahe _ bol	64 15
rahe _ ke	74 -17
rahe _ ki	-163 146
rahe _ kya	-112 15
rahe _ men	113 -12
rahe _ nahi	140 -75
rahe _ par	90 -116
rahe ab	40 -43
rahe aur	170 -29
rahe h	59 15
rahe hai	-9 51
rahe hain	174 -64
rahe pasina	92 -12
rahe sab	102 -71
rahe the	9 77
rahega	-189 -62
rahegi	-80 -36
rahenge	-95 119
rahi	307 50
rahi _ ab	19 -93
rahi _ aur	74 -20
rahi _ bhi	136 -21
rahi _ ek	88 51
rahi _ hai	-44 -2
rahi _ hath	49 19
rahi _ ki	123 -40
rahi _ main	0 -6
rahi _ me	-26 -123
rahi _ nahi	7 -9
rahi _ par	58 102
rahi _ pe	88 -29
rahi _ sans	43 -4
rahi _ se	55 37
rahi ankh	188 -38
rahi aur	160 -26
rahi h	79 -19
rahi hai	57 120
rahi hain	208 -63
rahi hu	-79 206
rahi hun	66 5
rahi main	21 29
rahi thi	22 82
rahin	210 -139
rahna	-60 123
rahne	-139 -144
rahne se	-53 -135
raho	-96 23
rahta	-211 -116
rahta hai	-165 -147
rahta hun	-70 26
rahte	25 -77
rahte hain	66 -60
rahti	-179 -92
rahti hai	-115 -72
rahti hun	-39 -32
rahu	-62 161
rahu to	-42 142
rahun	-27 141
rahunga	-42 212
rahungi	-31 93
railvay	-76 187
railvay line	-40 132
rain	-121 -302
rain in	-55 -166
raise	-145 -54
raja	-51 -119
rajasthan	-156 -160
rajma	-121 -162
rakh	64 255
rakh _ hai	-38 72
rakh _ hain	-15 105
rakh di	65 106
rakh ke	65 47
rakh li	-133 149
rakha	-55 200
rakha hai	-37 194
rakhe	-65 -93
rakhen	-112 -250
rakhi	44 68
rakhi _ bas	5 64
rakhi h	-34 114
rakhi hai	24 211
rakhi thi	56 36
rakhna	-218 21
rakhna _ hai	-48 -183
rakhna hai	-56 -94
rakhne	-112 -167
rakhte	45 -34
rakhti	-20 -90
rakhti hai	-1 -117
rakhu	75 -264
rakhun	-212 -112
rakta	108 -104
raktadan	-140 -113
ram	-201 28
ram ram	-193 54
ramayan	-106 -53
ran	15 19
ran avay	15 13
ranchi	-5 3
rang	176 -92
range	-137 -81
ras	-18 -43
rasam	84 -86
rash	-102 -124
rashan	-15 -90
rashan _ men	-8 -30
rashan kard	-9 56
rashi	-54 -80
rashifal	-57 -102
rasi	14 216
rasoi	12 36
rasoi men	64 99
rasta	5 192
raste	-66 -116
rat	22 106
rat _ 2	-89 5
rat _ baje	-93 -106
rat _ khana	-20 -44
rat _ kya	47 -143
rat bhar	84 -24
rat ka	-71 70
rat ke	55 -35
rat ko	-203 -38
rat me	-49 -154
rat men	101 -198
rat se	215 -99
rate	-207 -308
ratri	-155 -202
rcb	-161 -167
rd	61 77
rd flur	64 36
re	75 -165
reach	-30 -87
react	-94 31
read	-198 12
read in	-40 -106
reading	-117 -222
ready	-66 168
real	-172 -13
realy	2 31
reason	-114 176
rebij	-11 -52
recipe	-143 -154
recognise	54 -63
recovered	-95 -43
red	-31 -69
rediyo	-25 -74
refund	-122 -127
refuses	33 100
register	37 -90
reh	-40 88
rehna	-30 105
rehne	-3 -15
rehta	-121 -42
rehta hai	-60 84
rehta hu	-103 -37
rehte	-33 -41
rehte hai	-38 -96
rehti	-73 56
rehti hai	-102 -18
rel	-82 134
relatives	18 116
relve	-6 -100
remedy	-21 -46
remote	216 -51
remove	-173 0
removed	-175 -125
renev	-54 -112
rent	-130 8
repeat	-107 -89
replacement	-72 -33
reply	-48 -133
replying	-39 -9
report	17 -89
report me	80 -16
report says	-114 -81
reports	-65 -63
reset	-24 -48
responding	127 -66
rest	-10 -56
restart	-122 -57
resting	56 -39
result	-172 9
result _ bad	-50 16
resume	-61 -117
ret	-137 -114
retire	-121 -90
retired	48 139
retired from	38 -31
retirement	-35 -111
return	-88 -4
returned	-46 100
revive	-118 -91
revive kaise	-15 -48
rha	171 150
rha aur	113 -10
rha h	-12 -42
rha hai	67 33
rha hu	-132 72
rha tha	61 -53
rhe	27 -102
rhe h	16 66
rhe the	-104 -90
rhi	123 -6
rhi h	111 18
rhi thi	-15 -55
ribs	182 -56
rice	-196 -76
rice and	-69 -32
rice trik	-115 -116
right	172 -227
right leg	108 -21
right nov	128 49
right side	22 -52
rijalt	-48 78
ril	-150 -215
rils	-67 -153
ring	-169 8
ringing	28 118
rings	135 63
riport	24 -190
riport men	-88 -126
rishta	-53 -19
risk	-141 -69
ro	-27 19
ro _ hai	-96 145
ro raha	117 -44
ro rahe	-89 114
ro rahi	-103 100
road	-4 -87
road tar	6 -46
robot	-46 -91
rod	127 -89
rohit	-157 -91
roj	-139 71
roj _ hai	126 -70
roj _ hain	-58 120
roj _ hun	58 82
roj _ sakte	-84 -83
roj _ se	-43 -166
roj ek	-43 71
roj pi	-62 -39
roj rat	-78 120
roj subah	-61 -112
roja	50 -126
rok	7 153
rokne	-74 -71
roktham	-16 -86
roktham _ kab	-6 -66
roktham divas	-16 -86
rol	-82 109
roled	134 -25
rona	13 -82
rona ata	-50 -130
rone	-47 48
rone _ avaj	46 72
rone ki	46 72
rope	-1 226
roshni	167 -25
rota	221 -36
rota _ to	103 -7
rota hai	117 -48
rote	20 4
roti	-75 -86
round	171 -125
routine	-64 -108
roya	100 -62
rs	-80 -13
rto	-9 -128
rubing	67 -36
rubish	43 -7
ruf	87 57
ruk	222 140
ruk _ hai	-23 102
ruk _ ke	123 -53
ruk _ kya	87 -93
ruk _ raha	101 -19
ruk _ rahi	6 46
ruk _ rha	127 -60
ruk gaya	-117 136
ruk hi	40 -19
ruk ke	123 -53
ruk nahi	102 -18
ruk nahin	65 29
ruk ruk	123 -53
ruka	-87 120
rukna	-115 41
rukne	-50 -84
rukta	43 -47
rukunga	-15 71
rules	-90 -205
rum	188 124
rum is	-43 84
rumate	-46 207
rumie	129 -75
run	-188 -53
runing	12 -63
rupis	-150 -14
rupye	-76 -70
rusi	-163 -94
s	-39 -21
sa	31 -204
sa _ hai	47 -140
sa _ raha	130 -38
sa dard	126 -6
sa lag	52 -14
sa mask	-38 -40
sab	-25 178
sab _ h	-20 13
sab _ hai	-23 34
sab _ hain	-26 80
sab _ ho	7 107
sab _ kar	-31 192
sab _ rahe	71 7
sab badhiya	-45 -94
sab ke	-15 10
sab khatam	-64 126
sab khatm	-31 26
sab ko	-13 171
sab normal	-103 -54
sab saf	-73 -51
sab shant	-16 114
sab so	-36 148
sab thik	-167 58
sabha	-66 -53
sabji	-66 -22
sabka	-63 120
sabke	-130 56
sabke samne	-102 -85
sabko	48 182
sabko hota	103 -52
sabko maf	-4 41
sabne	39 48
sabse	-71 126
sach	-282 45
sach _ mar	-87 28
sach hai	-97 -118
sach me	-122 42
sach men	-133 -4
sachet	-21 -54
sad	-278 110
sadak	-21 -85
sadi	-11 -37
sadma	-65 -42
saf	-241 -279
saf _ hai	-73 -150
saf _ hota	-140 -124
saf _ se	-66 -20
saf hai	-155 -119
saf kar	-83 47
saf karne	127 -119
saf nahi	-104 -109
safai	51 -108
safar	-80 72
safe	-248 -292
safe _ kya	-42 -88
safe h	-86 -21
safe hai	-61 -100
safe to	-71 -45
safed	87 -244
safed _ gaya	94 -10
safed dikh	60 -19
safed pad	96 -11
safed pani	-161 -24
safety	-116 71
saha	-51 119
sahab	128 -8
saheli	-79 184
saheli ne	-96 190
sahi	-440 -255
sahi _ hai	-132 50
sahi _ ya	-134 -84
sahi h	-129 -136
sahi hai	-176 -185
sahi tarika	-35 -142
said	-73 107
said _ he	107 -16
said dont	-90 39
saja	-25 93
sakht	-50 -85
sakta	-100 -9
sakta _ kya	-119 -57
sakta h	-80 -43
sakta hai	-29 -236
sakta hu	-178 -159
sakta hun	-118 -101
sakta kya	-18 -82
sakte	-373 -161
sakte _ kya	-51 -90
sakte h	-55 88
sakte hai	-141 -174
sakte hain	-245 -291
sakte kya	-88 -47
sakti	70 -224
sakti _ kya	26 -137
sakti hai	-117 -244
sakti hu	-71 -93
sakti hun	104 -18
sal	-125 -228
sal _ ab	-196 -163
sal _ beti	31 -87
sal _ daura	-174 -58
sal _ dava	-17 -37
sal _ gae	-54 -100
sal _ gaye	-33 11
sal _ h	118 -71
sal _ hai	142 -107
sal _ hu	-109 -28
sal _ hua	-25 -36
sal _ hun	34 -20
sal _ kuch	-45 -50
sal _ kya	-53 -45
sal _ laga	-114 -28
sal _ lakva	-33 -24
sal _ men	-95 -74
sal _ se	-15 -17
sal _ tha	-86 -1
sal _ thik	6 -88
sal ab	75 33
sal bad	-113 -134
sal bhar	23 -16
sal chalta	-9 -29
sal ho	-130 -7
sal hua	-27 -19
sal hue	-138 -139
sal ka	161 -35
sal ke	-88 10
sal ki	148 -109
sal me	-105 -54
sal men	-68 -32
sal pahle	-226 -189
sal pehle	-339 16
sal se	-280 -119
sala	48 63
salana	-36 -65
salary	-182 -113
salfas	-15 157
salfas _ men	-29 52
salfas ki	99 32
salt	-5 -88
salt vater	-47 -15
samajh	-29 -8
samajh _ a	108 63
samajh gaya	-273 -161
samajh ke	267 -152
samajh nahin	-49 -3
saman	-101 58
samany	-97 -109
samay	47 68
sambar	-12 -75
sambhal	-20 62
same	-178 -69
same as	-41 -60
same thing	-98 -89
same time	-65 36
samjha	-3 11
samjha do	-72 -15
samjhana	-51 -68
samjhana hai	-40 -51
samjhao	-47 -46
samjhaun	-58 -64
samjhe	13 64
samne	-9 48
samosa	99 -54
samose	-88 -51
samose ka	-84 -47
sanbhal	41 98
sanp	6 -388
sanp _ jahar	59 -69
sanp _ kata	76 -69
sanp _ katne	-39 -51
sanp ka	-1 -71
sanp ke	-61 -88
sanp ne	130 -94
sanp se	-166 -25
sans	284 -73
sans _ a	128 -60
sans _ chal	159 -27
sans _ jaisi	53 -7
sans _ le	128 -22
sans _ rahe	54 -8
sans _ rahi	227 -35
sans _ siti	66 -15
sans _ tej	95 -7
sans atak	32 -25
sans bhi	122 -3
sans ful	101 -16
sans ki	-190 -225
sans le	-25 67
sans lene	-31 -39
sans lete	161 -17
sans me	115 -23
sans men	85 -20
sans nahi	75 -6
sans nahin	251 -53
sans nhi	135 -67
sans ruk	31 -17
sans siti	53 -7
sans tej	94 -22
sap	279 -250
sapne	-201 -223
sapne me	-164 -107
sapne men	-67 -87
sar	157 -33
sar _ raha	-18 -45
sar dard	-13 -168
sar fat	83 -81
sardi	-319 -231
sardi me	-53 -113
sardi men	-182 -56
sardiyon	-55 -46
sardiyon men	-47 -39
sare	-123 -74
sari	-47 120
sari _ ek	-58 84
sari goliyan	-77 100
sarkari	-101 0
sarkari _ me	-52 106
sarkari aspatal	-70 -59
sarkari me	-23 -36
sarso	-99 -58
sarson	56 -161
sarson tel	68 -58
sas	165 -33
sas _ hai	6 -79
sas _ hain	20 -30
sas _ rahi	33 -56
sas bahu	-152 -90
sas bol	64 -13
sas kahti	71 -66
sas ko	57 -53
sas ne	176 18
sasta	-165 -191
sasti	-149 34
sasur	123 -2
sasur _ ko	43 -30
sasur ji	121 -27
sasural	77 107
sasural vale	-118 148
sat	36 -179
sat _ ka	64 -9
sat dovn	-40 -43
sat mahine	-1 -38
sat sal	19 -59
sath	7 99
sath _ bhi	-55 -16
sath _ sakte	-58 -41
sath le	-65 -98
sath len	-55 -21
sath men	-65 -27
sathi	-46 53
saturday	-53 29
satvan	51 -30
sau	-38 -75
sav	-8 -2
sav in	-42 -42
savage	-120 -100
saval	-8 -176
savari	61 95
savdhani	-56 -31
saved	-76 7
say	-50 -43
say _ is	18 82
say he	-43 65
say it	39 66
say to	23 49
saying	39 79
says	167 147
says _ i	-42 111
says _ is	-39 181
says _ on	170 -52
says _ vil	-90 97
says everything	134 -97
says give	-104 -28
says he	-38 135
says if	-38 100
says it	5 66
says its	109 -48
says no	-28 -113
says she	-118 167
says vait	-71 29
sbi	-108 -122
scalp	3 -113
scan	94 -144
scar	-36 -155
scared	-97 125
scared of	2 -60
scene	-64 -98
schul	-103 -33
schul _ me	-73 -76
schul asembly	-58 -38
schul bus	72 -80
schul me	-153 42
schul se	50 -10
science	-52 -110
score	-14 -158
scorpion	140 -36
scorpion stung	103 -35
scratch	-146 9
screaming	165 -23
screams	136 -29
scrin	-223 -78
script	-37 -27
scuter	-97 21
scuty	-55 -127
se	-54 98
se 3	101 -45
se _ a	58 50
se _ ab	87 67
se _ aj	83 52
se _ ankh	102 -13
se _ ati	-140 -114
se _ aur	181 -192
se _ aya	77 -33
se _ bache	-74 -55
se _ badhta	-70 -126
se _ band	79 135
se _ banti	-52 -44
se _ bar	105 27
se _ bat	-31 55
se _ bhar	15 53
se _ bhi	4 -71
se _ bukhar	-120 -36
se _ dard	45 -162
se _ der	-77 167
se _ diya	-83 -36
se _ do	-43 -70
se _ ek	49 -10
se _ fir	51 38
se _ gai	-103 -52
se _ gaya	92 -85
se _ gaye	110 -79
se _ gayi	-101 -34
se _ ghar	75 26
se _ h	41 -50
se _ hai	24 -128
se _ hain	2 144
se _ hath	210 -78
se _ hi	98 -214
se _ ho	-167 102
se _ hoga	-28 1
se _ hota	-150 180
se _ hote	-68 -31
se _ hoti	-65 -131
se _ hu	31 16
se _ hua	-49 96
se _ hun	-60 -64
se _ ja	-87 -81
se _ jaega	40 43
se _ jaisa	61 -113
se _ jaisi	18 -86
se _ jata	77 -37
se _ jate	113 -5
se _ ka	-141 83
se _ kaise	-81 70
se _ kam	101 -125
se _ kan	81 -30
se _ kar	-6 92
se _ karte	-146 -56
se _ karu	-39 -103
se _ kat	140 -163
se _ kaun	-11 17
se _ ke	56 -152
se _ kha	69 -185
se _ kharab	-79 -58
se _ ki	220 -22
se _ kitna	-36 -155
se _ ko	41 -6
se _ kya	-27 -151
se _ lagta	37 73
se _ lal	-99 -142
se _ log	61 86
se _ mar	7 9
se _ me	-58 -195
se _ men	78 -89
se _ muh	69 -9
se _ nahi	63 69
se _ nahin	80 142
se _ nhi	-90 -90
se _ nikal	-75 -106
se _ pad	1 -49
se _ pair	122 -33
se _ pani	77 -12
se _ par	-59 121
se _ pe	53 81
se _ pet	39 -37
se _ raha	-164 22
se _ rahe	93 -80
se _ rahi	50 0
se _ rat	-35 84
se _ ruk	-3 78
se _ saf	-145 43
se _ sal	19 -62
se _ sans	138 -36
se _ se	-79 -23
se _ shuru	-85 33
se _ tab	-7 71
se _ tak	102 -102
se _ taraf	95 -11
se _ tha	-33 82
se _ thi	101 -63
se _ thik	-147 -60
se _ thoda	-37 -78
se _ to	17 -16
se _ vali	32 -28
se _ ya	-21 -71
se a	-70 -18
se ab	66 -128
se aisa	33 -87
se aj	97 74
se andar	33 -9
se ankh	-126 56
se aram	-131 -64
se aur	170 -29
se avaj	129 -65
se bachane	-88 -62
se bachav	-196 -78
se bachcha	-9 67
se bachne	-109 -214
se badbu	-64 -24
se bahar	43 -7
se bal	-73 -25
se band	99 90
se bas	91 -56
se bat	-74 -113
se bhi	-15 -125
se bp	-6 -96
se bukhar	-134 -108
se chai	32 -9
se chipak	129 -28
se chup	-40 184
se chuti	-29 150
se dar	80 -155
se dard	37 159
se daura	-133 -43
se dava	-25 -40
se dil	101 58
se dudh	1 -96
se ek	129 -119
se fayda	-69 -155
se fone	81 49
se gais	-61 -38
se gala	64 -18
se gas	6 21
se ghar	52 74
se gir	147 -47
se gira	92 -44
se hai	99 -227
se hain	-56 15
se halka	-116 118
se halki	-58 -82
se hath	-90 46
se hi	-57 75
se ho	-150 74
se hota	-118 -46
se hui	-61 -42
se hun	144 21
se jal	-60 -99
se jalne	-50 -36
se jan	-115 -45
se jhag	69 62
se jhagda	-9 -42
se jibh	-145 -90
se jyada	179 -119
se kaise	-157 -228
se kam	-68 120
se kat	-88 105
se khana	-84 81
se khansi	88 -69
se khun	340 -221
se kisi	84 117
se kitni	-77 167
se koi	-86 -22
se kuch	-76 34
se kya	-7 119
se laga	-75 38
se lal	44 -26
se lar	67 -6
se main	63 -55
se man	-59 28
se mar	157 -261
se mara	83 -56
se mujhe	44 1
se nahi	-3 122
se nahin	131 -10
se nikal	-218 -23
se nikala	238 -158
se nikla	25 106
se nind	-92 -211
se pahle	-130 -121
se pair	-52 -46
se pani	-72 42
se pehle	-113 40
se peshab	113 -103
se pet	-7 24
se roj	-39 -3
se ruk	122 -60
se sab	-34 7
se sach	-50 -71
se saf	37 -104
se shuru	-105 -32
se sidhi	47 -55
se sir	-99 -116
se subah	-29 69
se tar	176 -31
se thik	-172 -168
se tin	158 -9
se ulti	-112 -55
se ungli	-81 -40
se upar	19 -21
se utar	118 -97
se vajan	-27 -73
se vo	-36 71
sea	-112 46
search	-53 125
season	-146 -233
seat	105 -23
sec	50 -22
second	51 -125
section	71 -34
sector	149 -64
security	16 59
sehat	-53 -193
seijure	19 -128
sel	-64 31
send	63 -201
sending	-90 74
senior	22 -30
seniors	-12 50
sensitivity	-53 -83
sent	52 222
sentar	-69 16
sepsis	-60 -95
septic	108 -68
serial	33 -212
serial me	-157 -164
series	-101 -105
server	-45 51
service	-126 103
set	-29 -93
setle	19 -14
sgpt	-119 -124
shabd	101 -159
shadi	-371 -122
shadi _ bad	-64 -48
shadi hai	-93 -156
shadi ka	-121 11
shadi kar	-30 67
shadi ke	-153 44
shadi ki	-43 -199
shadi ko	-22 4
shadi me	-73 -191
shadi men	-153 -17
shadi se	-72 -40
shahad	-7 -27
shahar	-5 -64
shahar men	-53 -63
shake	-94 -51
shaking	138 -44
shal	47 -61
shal i	5 -24
sham	-178 -246
sham ko	-238 -149
sham se	187 -37
sham tak	-90 -38
shampu	-72 -102
shant	-89 102
shanti	-115 157
sharab	99 93
sharbat	12 -18
share	-160 -122
sharir	120 75
sharir _ chakate	98 -13
sharir par	94 -48
sharm	30 23
sharm se	119 -16
sharma	-102 -113
sharp	162 -5
sharp pain	162 -5
shart	-54 -64
shart _ hai	-54 -64
shart lagi	-54 -64
shayad	-13 63
shayari	-153 -249
shayri	-103 -187
she	247 284
she _ a	-77 114
she _ at	12 -6
she _ fine	-28 54
she _ from	-5 91
she _ her	40 39
she _ in	96 -20
she _ it	6 55
she _ like	56 62
she _ me	-58 200
she _ not	83 84
she _ ok	55 110
she _ she	70 -90
she _ the	-32 50
she _ to	62 -50
she _ vith	43 -89
she cant	158 -150
she does	143 -4
she drank	108 -90
she gets	-65 34
she had	160 -94
she has	94 106
she is	183 171
she kips	-16 137
she said	-104 7
she says	138 48
she told	50 46
she tuk	-49 -6
she vants	-119 70
she vas	-34 164
she vil	-53 96
sheher	-8 -80
sher	-91 -87
shes	-80 163
sheyar	-83 -139
shift	-62 -60
shifted	-85 -62
shifted to	-85 -62
shifting	-95 -129
shifting to	-43 -97
shikayat	-138 -126
shin	-109 -74
shirt	118 129
shishi	27 184
shishu	141 -75
shit	-7 17
shivering	238 -51
shivir	-124 -83
shoe	-60 -68
shok	85 -188
shole	-159 -192
shole _ jay	-56 -112
shole men	-158 -183
shop	-66 69
short	-20 -148
short story	-88 -83
shot	-157 -123
should	-31 11
should _ ask	-13 -124
should _ be	-44 -111
should _ just	33 -37
should _ slip	65 17
should _ take	49 -119
should _ vait	116 37
should a	-78 -98
should be	-159 87
should go	46 18
should i	91 -243
should not	-84 117
should she	-141 -51
should ve	27 -107
shoulder	62 -202
shoulder blades	158 -79
shoulder tip	144 -15
shout	-15 30
shouting	34 20
shov	107 -40
shoving	161 55
shovs	134 -31
shubh	-178 -87
shubh ratri	-92 -68
shugar	47 -46
shugar _ goli	118 -61
shugar _ hai	114 -57
shugar hai	71 -39
shugar ki	62 73
shugar men	-187 -21
shugar vali	131 -46
shukriya	-154 -85
shuru	71 -199
shuru _ hai	-80 3
shuru kar	-64 -26
shuru karu	-126 -50
shuru karun	-82 -91
shut	-9 -39
shuter	130 -15
shvas	217 -67
si	16 -40
si _ hai	62 -53
si _ nev	-29 49
si _ rahi	55 -10
si goli	8 -120
si janch	-35 -36
si kasrat	-31 -43
si krim	-59 -68
si the	-55 101
si u	-59 111
si you	-79 -32
sid	-93 -148
side	50 -58
side _ the	20 97
side and	141 -25
side efect	-11 -62
side in	-121 -90
side of	117 11
sidha	184 81
sidha _ rahe	41 -13
sidha bol	64 -10
sidhe	75 -115
sidhi	3 -195
sidhi _ par	-135 -50
sidhi chadhne	-139 -53
sidhi chadhte	-27 -22
sidhi pe	6 -20
sidhi se	135 -44
sids	29 -57
sign	115 76
signs	-89 -43
sigret	-69 30
sije	-168 -138
sik	-97 -157
sika	176 -5
sikai	-164 -44
sikh	-63 -104
sikhana	-13 -56
sikhao	-132 -46
sikhna	-122 -83
sikhne	-29 -39
sikle	116 -34
siks	-116 -41
silendar	83 -56
silent	74 -91
silk	-38 -15
silk board	-98 -9
simple	-135 -56
simple english	-29 56
sin	-113 67
sin karke	-75 -87
sina	163 -55
since	23 3
since 2	-123 -88
since 20	-119 -48
since 3	-109 91
since 4	138 17
since _ am	120 -9
since _ and	-41 81
since _ days	-230 71
since _ he	-30 -106
since _ hour	-39 -25
since _ i	-9 14
since _ in	34 -8
since _ is	83 -39
since _ min	-101 36
since _ months	-93 -48
since _ my	51 -40
since _ night	224 -103
since _ no	-63 1
since _ nov	81 -18
since _ on	-4 -25
since _ yrs	-178 -67
since colege	-93 -107
since evening	107 55
since he	-59 -5
since i	-7 -123
since last	65 -184
since lunch	71 65
since morning	175 -172
since my	-66 -82
since the	-24 117
since then	62 38
since yesterday	103 -94
sine	350 -61
sine _ dard	100 -55
sine _ jaise	145 -49
sine me	197 -79
sine men	140 -41
sine pe	221 -108
sing	148 -105
single	-87 -93
sinus	-118 -79
sip	-125 -130
sipiar	-62 -117
sir	46 26
sir _ am	118 31
sir _ raha	102 -7
sir bhari	-181 -53
sir dard	-140 -186
sir fata	138 -31
sir i	113 37
sir ke	85 -51
sir mai	-110 91
sir me	80 50
sir men	-28 -79
sir my	-12 30
sir par	-38 -36
sirap	-69 -30
sirf	-69 15
sirf _ aur	-68 -39
sirf ek	4 60
siriyal	-101 -60
siriyal men	-86 -94
sis	158 64
sister	28 128
sister _ lav	35 99
sister in	-6 147
sisters	5 -11
sit	115 -5
sit _ the	-11 7
site	84 -78
siti	-35 -191
siti _ rahi	104 -34
siti baj	113 -33
siti jaisi	-70 -39
siting	54 110
siting _ the	45 74
siting on	-18 122
sits	-100 141
skin	156 -38
skin doctor	-112 -48
skin hot	95 -15
skin is	149 -39
skip	-100 -40
skiped	70 18
skiping	75 -66
skl	-121 -95
skuad	-109 -229
skul	-229 -16
skul men	-92 56
skul se	-27 -35
slept	-33 -129
slight	-30 -88
slip	-129 -160
slip _ of	106 -62
slip _ vithout	-29 4
slip at	-52 -90
slip beter	-29 4
slip in	-50 -16
slip it	106 -62
sliped	78 -3
sliper	-21 -144
sliping	-40 38
sliping on	-97 -127
sliping pils	20 60
sliping tablets	-96 195
slips	-121 -82
slipy	198 138
slive	-101 133
slot	4 23
slov	-126 -74
slovly	-93 -70
slumped	125 -46
smal	-63 -58
smal _ my	8 -52
smal _ on	-194 25
smal doubt	140 -26
smartvatch	72 -31
smel	40 -142
smeling	69 58
smels	35 -96
smels _ nail	41 -21
smels like	-22 -37
smiles	112 -73
smiling	-50 130
smoke	55 -62
smoker	-126 -50
smoking	-39 -71
snake	30 -232
snake _ in	-36 -111
snake bite	-43 -82
snakebite	-98 -49
snakes	-65 -98
snijes	-113 -13
snijing	-93 -27
snoring	94 -157
so	117 -9
so _ ab	10 -127
so _ am	-56 89
so _ aur	-27 132
so _ can	30 93
so _ do	62 -41
so _ dont	85 -103
so _ h	18 83
so _ hai	22 -85
so _ hain	-55 71
so _ i	69 51
so _ is	-44 -130
so _ the	71 -39
so _ to	-28 116
so gae	61 123
so gaya	158 -111
so i	73 -92
so jane	39 39
so ke	-30 -109
so many	-81 -37
so much	16 -95
so raha	45 -152
so rahe	-18 104
so that	-13 62
so ve	139 16
soaked	157 -129
soch	-57 166
soch _ hai	-19 127
soch liya	-18 -17
socha	-77 85
socha hai	26 87
sochta	-56 135
sochta hu	-43 86
sochta hun	-13 74
sochti	-27 130
sochti hun	-26 122
society	-78 -84
society me	-85 -85
soe	119 -74
soe the	98 -31
sofa	-70 -191
soft	73 -168
soft _ bulging	107 -16
soft spot	138 -75
solah	16 83
sold	-105 153
sold the	-94 145
some	109 -8
somebody	82 118
someone	81 103
something	-31 -73
something in	-59 -95
something like	173 -55
sometimes	-70 76
somevhere	-68 139
somvar	69 0
son	58 94
son is	-39 -138
sona	-5 -118
sone	8 -14
sone _ bhav	-117 -108
sone ka	-124 -129
song	-205 -259
songs	-102 14
sonografy	-86 -40
sons	-3 80
sore	-196 -222
sory	-115 30
sota	-56 -100
sote	92 133
soti	21 -81
sound	133 -218
sound coming	107 -7
sound on	-171 -98
soya	49 -89
soye	81 -80
soye the	105 -53
speak	-53 -83
spich	198 -1
spining	-77 -38
spit	176 -39
spliting	75 50
spo	139 -62
spo 2	139 -62
spot	57 -116
spot bulging	107 -16
spoting	-45 -32
spots	-51 -77
spray	32 -11
spraying	-54 -40
spread	-66 -182
spun	126 -114
st	10 78
stable	-77 -84
staf	-36 -132
stage	-54 -121
stairs	-118 32
stand	-75 100
standing	-12 76
standing _ the	-83 179
standing on	83 102
star	-103 -91
stars	145 -96
start	-63 33
started	140 -46
starter	-118 -57
starting	-158 -95
station	117 -80
status	-96 83
stay	-53 165
stays	41 -157
std	-95 36
steam	9 10
stent	-125 -177
stents	-38 -28
step	129 84
steps	-93 -139
steroid	55 -61
steshan	3 -53
stif	-39 -156
stif and	101 -31
stik	98 -104
stiky	52 -66
stil	-90 -182
stil get	-81 -93
stings	88 34
stiring	33 72
stitches	-146 -3
stomach	68 8
stomach pain	198 -38
stomach paining	169 -59
stone	38 -140
stop	-128 -23
stop the	-106 17
stoped	18 104
stoped _ and	67 31
stoped by	-88 -88
stoped in	67 -47
stoped my	10 -1
stoped sveating	47 -6
stoped talking	62 32
stoping	185 -17
stops	64 98
store	86 -165
story	-254 149
straight	105 -61
stray	110 -85
stres	-172 -146
stretch	-95 -77
strict	-130 -102
strip	129 116
strip of	51 22
strit	146 -125
stroke	-113 -105
stroke and	-39 -18
stroke aur	-24 -12
stroke in	-45 -34
strong	-143 60
stud	63 67
student	-170 69
student ne	-45 163
study	-34 -14
stuf	-54 -20
stuk	125 -95
stul	71 160
stung	121 -38
subah	-28 57
subah 6	50 -145
subah _ baje	0 -146
subah _ ek	17 -14
subah _ hi	-96 110
subah _ ho	-15 226
subah _ pet	16 -60
subah _ rat	25 -65
subah _ ruk	93 -29
subah _ se	61 -36
subah _ to	57 -114
subah khali	-70 -55
subah na	-71 259
subah se	437 -69
subah subah	-244 -144
subah tak	130 23
subah utar	-65 -36
subah ya	-67 -82
suden	153 -143
sudenly	249 -11
sugar	-25 -217
sugar 38	131 -14
sugar _ fasting	-102 -62
sugar _ goli	24 -7
sugar _ hai	-105 -35
sugar _ sui	-14 51
sugar fasting	-52 -30
sugar ki	2 -24
sugar patient	72 -7
sugar vali	49 42
sugest	-52 -214
sugest a	-70 -126
sui	164 60
sui jaisi	58 -22
suicide	-171 42
suicide skuad	-52 -216
suj	147 76
suja	118 -35
sujan	-168 -215
sujan _ ko	-58 -17
sujan sham	-58 -17
suje	202 -40
suji	13 -114
sukh	-199 -116
sukha	94 -8
sukhi	-181 21
sukhi _ tin	-129 -45
sukhi khansi	-147 -130
suking	205 -63
sukun	-29 105
sukun milta	-23 88
sulfas	78 23
sumer	-102 -58
sun	182 149
sun aur	59 -8
suna	-202 -231
suna tha	23 -65
sunai	-67 3
sunao	-229 -217
sunburn	-46 -96
sunday	-38 117
sunday i	-77 -31
sunday ko	2 -26
sundays	-41 -55
sungh	-51 -15
sungha	107 -10
sunghana	-113 -45
sunke	-119 -84
sunscrin	-94 -102
sunscrin _ oily	-28 -32
sunscrin for	-42 -37
sunta	-2 46
suport	-48 38
surat	-92 -107
surgery	-118 -116
survived	-80 63
sust	286 -89
susu	140 -38
svad	-93 -152
svalov	150 -49
svalov _ ovn	65 -6
svalov spit	58 -19
svaloved	167 148
svaloving	53 -57
sveat	135 -58
sveating	210 -71
sveating and	44 -13
sveling	-1 -173
svigy	-42 -96
sviming	-140 -182
svit	-39 -34
svitch	85 68
svitched	71 109
svitched of	82 132
svolen	174 -88
symptoms	-109 -116
syrup	-5 -121
system	-108 -124
t	78 -144
tab	88 -53
tab se	54 -116
tab tak	91 10
tabiyat	46 -81
table	-78 -28
tablet	-29 -350
tablets	-54 195
tablets _ my	-18 163
tablets in	-73 147
taifaid	-9 -73
tairna	-41 4
taiyar	-8 161
taiyari	-101 -55
tak	55 0
tak _ hai	109 -139
tak _ sakte	77 -24
tak nahin	0 -50
tak ruk	135 -30
tak thik	79 -71
take	-168 -17
take _ and	17 -106
take _ of	-28 166
take _ tablet	-72 -91
take _ vith	-79 -57
take care	-77 174
take cetirijine	-8 -90
take my	-125 38
take the	-99 -52
taken	133 66
takes	-1 79
takhne	124 -62
taki	-80 143
taki _ na	-46 125
taking	-4 8
takiya	-47 -49
takiye	39 24
takiye _ niche	86 68
takiye ke	86 68
taklif	-29 77
taklif nahin	-27 -64
taks	-48 -141
tala	-1 -206
talab	-10 104
talak	-27 19
talk	-2 50
talk to	27 112
talking	206 -37
talking but	96 -53
talking nonsense	129 -25
talking rubish	43 -7
talking to	118 -36
talks	43 40
talu	150 -17
talve	-40 -33
talve tak	63 -4
tamatar	-191 -118
tamil	-143 -212
tan	46 21
tanav	-70 -112
tane	-120 166
tang	142 93
tank	66 109
tanke	-78 -219
tanki	121 77
tanki me	106 -19
tap	-20 83
tap raha	63 -2
tapak	194 -23
tapak _ aur	111 -6
tapak raha	126 -8
tapak rahi	78 -8
tar	161 157
tar se	40 -18
taraf	246 84
taraf ka	120 -83
taraf latak	54 -18
taraf se	-23 -14
tarah	26 -201
tare	196 -20
tarika	-191 105
tarika batao	-55 127
tarikh	-96 -59
taste	-130 6
tata	66 -152
tataiya	6 -125
tati	194 -27
tatkal	-51 -81
tau	91 -11
tava	69 -5
tava jaisa	27 -2
tave	-92 -2
tave jaisa	43 -3
tb	-11 -111
te	-37 38
tea	-80 -187
teach	-124 30
teacher	-74 11
teacher hu	-119 79
team	-162 -38
teamate	-12 -35
tearing	165 -68
tears	156 46
teary	-42 -60
tedha	233 -70
tedha _ gaya	136 -35
tedha ho	176 -38
tedhi	110 -70
tej	329 -78
tej _ aur	87 -10
tej bukhar	190 -11
tej dard	118 -8
tej tej	127 -15
tejab	125 124
tekst	-133 -250
teksted	-71 142
tel	-19 148
tel _ a	-138 -200
tel _ i	39 85
tel _ se	-60 -156
tel _ to	0 124
tel anyone	20 -5
tel if	-66 31
tel me	-37 -153
tel my	-210 244
tel se	25 -117
teling	172 66
telma	-95 -138
telma 40	-77 -90
telmisartan	-102 -87
telugu	-85 -79
temp	10 -59
temple	101 -143
tempo	36 -60
ten	111 -76
ten minutes	119 61
tension	-167 -154
tera	-83 -185
terace	1 170
terahvin	-13 95
tere	3 -173
teri	-130 -90
term	-118 -12
term insurance	-39 -107
term plan	-17 92
test	-241 -257
test _ hai	-49 -95
tested	-109 -39
tests	-150 -139
tetanus	-19 -222
th	-78 300
th _ is	-46 56
th flur	-162 232
th me	-39 107
th month	142 -74
th std	-95 36
tha	-37 -70
tha 10	98 -28
tha _ ab	38 -22
tha _ aj	149 -58
tha _ bar	-13 49
tha _ bhi	-124 106
tha _ din	-137 59
tha _ gaya	48 -60
tha _ ka	95 5
tha _ ke	70 -58
tha _ ko	77 89
tha _ laga	-58 -69
tha _ mahine	-120 -70
tha _ me	-93 -197
tha _ men	-188 9
tha _ nahin	20 -26
tha _ pe	-58 -14
tha _ sab	-21 -103
tha _ sal	-74 -129
tha _ se	-1 54
tha _ thik	-94 -50
tha _ utar	-19 -43
tha _ vala	116 -59
tha ab	-71 -97
tha aj	-31 116
tha aur	46 85
tha bach	-72 108
tha bachpan	-59 -32
tha bas	13 57
tha bola	-25 140
tha do	-15 -35
tha ek	9 -15
tha fir	-66 54
tha kal	-156 -143
tha ki	64 -52
tha kya	-72 -115
tha mumy	24 -36
tha par	156 -9
tha pichle	-34 -111
tha subah	60 -57
tha tab	-106 46
tha to	-7 -55
tha ya	21 -65
thai	-5 81
thaili	45 -27
thak	-152 271
thak _ hu	-27 107
thak _ hun	-78 105
thak gai	12 35
thak gaya	-122 190
thaka	96 -65
thakan	-47 -268
thakan hai	138 -56
thake	138 -40
thali	-106 -39
than	-60 151
than other	20 -113
thand	-3 20
thand lag	-66 103
thand me	-221 -84
thand men	-155 -61
thand se	78 -59
thanda	146 -135
thanda _ hai	54 -189
thanda _ raha	81 -13
thanda aur	37 -3
thanda lagta	-81 -113
thanda pad	113 -6
thanda pada	141 -95
thanda pani	-137 -90
thanda pasina	138 -52
thande	43 -12
thandi	15 -4
thane	-5 -61
thank	-156 -81
thank _ for	-55 115
thank u	-139 -204
thank you	-96 18
thanks	-174 -37
thanks for	92 172
thapad	20 129
that	-154 32
that _ the	-94 52
that be	-94 -11
that he	-16 135
that i	188 29
that is	-92 91
that my	-4 -37
thatha	67 -59
thats	-57 -65
thats al	-87 -11
thay	-103 157
thayraid	-92 -147
the	-45 139
the _ and	-148 47
the _ at	-21 50
the _ botle	46 73
the _ doctor	-85 62
the _ fel	-139 -152
the _ for	56 37
the _ from	149 -116
the _ had	-136 158
the _ has	95 77
the _ he	71 156
the _ i	-89 276
the _ in	-73 109
the _ is	-117 13
the _ me	44 -62
the _ my	81 21
the _ near	94 19
the _ no	51 -95
the _ nov	-34 62
the _ of	-19 -205
the _ on	58 144
the _ one	-39 178
the _ only	14 47
the _ or	-134 -135
the _ sal	-82 -78
the _ says	-44 132
the _ se	3 -57
the _ she	9 100
the _ side	-101 93
the _ since	10 159
the _ so	22 24
the _ tablets	91 100
the _ tank	64 12
the _ th	-133 162
the _ the	89 -77
the _ thing	61 112
the _ time	-18 -82
the _ to	5 41
the _ today	-87 110
the _ vants	-69 -46
the _ vent	-90 7
the _ vith	121 -109
the _ you	-26 71
the ab	26 -243
the baby	-144 166
the bathrum	44 59
the bed	61 -17
the blue	-181 -20
the botle	35 73
the bridge	-77 154
the bus	-110 95
the car	54 61
the day	-47 -80
the dur	111 -67
the end	-126 -171
the evening	-208 -83
the fan	-35 131
the field	10 99
the first	-31 -48
the flur	116 -146
the kitchen	20 13
the last	-100 -52
the man	116 -53
the midle	51 -56
the milk	-66 -52
the morning	-151 -84
the nekst	-86 36
the nev	7 -124
the night	120 -15
the noise	-43 175
the only	-21 108
the point	-37 153
the road	-147 -101
the rum	108 12
the sab	26 -3
the same	-83 -51
the schul	-51 66
the skin	23 -89
the sofa	-9 -29
the stairs	22 22
the tablet	-131 -145
the tablets	-109 -57
the team	-56 -69
the temple	61 -64
the terace	-2 8
the time	81 10
the toilet	-20 23
the val	175 -120
the vater	12 97
the vel	-114 109
their	-65 119
theke	44 -99
thekedar	-25 28
them	-63 193
then	120 162
then goes	-78 -74
then ok	127 -52
therapist	-130 -12
therapy	-70 -133
there	-80 -20
there _ a	25 -14
there _ no	-24 30
there a	-125 131
there any	-58 -76
there in	-46 38
there is	70 1
there vas	-70 -151
theres	-125 79
thermometer	164 -77
these	-131 98
these days	-102 25
they	-11 147
they _ it	-62 101
they _ me	20 116
they are	-112 141
they ask	-58 -35
they vil	-29 163
thi	91 17
thi _ ab	-169 49
thi _ din	27 -31
thi _ ke	46 -94
thi _ ki	51 -83
thi _ ko	165 -85
thi _ me	42 69
thi _ men	52 45
thi _ ne	50 119
thi _ sal	-43 -47
thi _ se	-68 -99
thi ab	31 42
thi abhi	33 60
thi aj	-62 161
thi kal	115 17
thi par	108 15
thi to	-14 5
thigh	90 9
thighs	-55 164
thik	-217 -246
thik _ ab	95 -58
thik _ aur	13 -34
thik _ bas	-12 167
thik _ bhi	-98 -60
thik _ gaya	-128 -51
thik _ hai	106 -85
thik _ jata	-43 -32
thik _ jayega	152 -27
thik _ khana	37 -65
thik _ kya	-136 -107
thik _ na	62 -58
thik _ raha	-74 -29
thik _ ya	-90 -72
thik h	-68 -10
thik hai	-192 -166
thik hain	-30 -46
thik ho	60 -106
thik hoga	114 -66
thik hota	9 -24
thik hu	37 35
thik hun	-16 -185
thik koi	-130 -87
thik kya	-20 -28
thik rahega	-98 -42
thik se	89 -102
thik tha	78 13
thin	-148 -38
thiner	132 -117
thing	85 123
things	-102 76
think	141 213
think _ is	133 -58
thinking	105 165
thinking of	-53 93
thinks	-86 42
thinks i	-32 44
third	47 -8
this	-232 78
this _ and	-137 188
this _ i	-28 140
this _ is	-2 -207
this _ my	40 -75
this ap	-52 -250
this ekscel	-35 -86
this is	123 117
this morning	-3 25
this time	-31 207
this vik	-134 145
thks	-89 -4
thoda	-71 -69
thoda _ hai	-210 -128
thoda sa	35 22
thodi	-79 -109
thodi der	18 -23
thodi si	98 -44
those	98 -103
though	-112 -147
thought	69 144
thresher	100 0
threv	64 -72
thri	-33 70
thri days	39 75
thrice	-111 86
throat	132 -58
throat closing	184 -64
through	156 -12
throvn	148 -37
throvn bak	128 -31
thuk	188 -147
thumb	178 -86
thursday	-24 55
thyroid	-31 -157
thyroid _ goli	-121 -187
thyroid ki	-100 -231
thyronorm	-85 96
tibi	-13 -83
tied	138 -34
tifin	-114 -56
tight	204 -122
tight like	108 -20
tika	-354 -418
tika _ gaya	-134 -30
tika _ hai	-31 -119
tika _ lagega	-18 -29
tika _ sal	-11 -12
tika kab	-34 -46
tika kitne	-3 -31
tike	-230 -188
tiket	-48 151
tikha	-42 -88
til	191 182
til it	-46 145
til morning	152 54
til then	94 -75
time	-157 44
time _ gaya	-15 93
time and	-133 98
time for	-54 -95
time i	-84 28
times	152 -168
times a	-63 -15
times and	-23 -74
timetable	-15 -15
timings	-124 61
tin	90 51
tin _ bhig	26 -10
tin _ ho	-38 -77
tin _ ka	143 71
tin _ men	-40 -134
tin _ se	-50 -68
tin bar	-10 113
tin din	74 -86
tin mahine	-38 38
tin sal	-105 26
tingling	165 -29
tiny	-23 -90
tip	155 -99
tips	-225 -169
tired	-83 108
tired of	-94 135
tisra	40 -72
tisri	-56 129
tisri bar	-49 117
tith	-13 -159
tithing	-108 -84
titnes	-55 -53
titnes ka	-52 -48
tivi	-100 -92
tmrv	-17 32
to	-65 63
to 1	82 -63
to 6	79 -65
to _ a	28 -136
to _ and	-73 16
to _ anything	14 146
to _ at	134 -58
to _ before	93 -121
to _ bhi	10 63
to _ first	-25 42
to _ for	-18 -20
to _ gaya	8 -21
to _ hai	52 105
to _ he	62 103
to _ her	44 -12
to _ here	-20 121
to _ hi	-37 27
to _ him	54 -23
to _ hoga	-63 159
to _ hogi	50 -72
to _ i	-40 84
to _ if	128 -24
to _ in	-128 -180
to _ it	183 59
to _ ka	109 52
to _ kar	-9 -7
to _ ke	38 -53
to _ ko	39 11
to _ me	94 23
to _ men	-89 -7
to _ my	129 -64
to _ na	52 48
to _ nahin	125 -66
to _ ne	-83 109
to _ nov	36 22
to _ of	-23 -156
to _ on	118 -184
to _ one	-132 33
to _ over	-30 48
to _ par	-101 -10
to _ parents	-10 123
to _ pe	-83 -82
to _ se	-42 -66
to _ she	-134 64
to _ side	72 55
to _ so	-19 44
to _ the	-218 -14
to _ to	20 -49
to _ today	22 55
to _ up	-10 57
to _ ve	24 -16
to _ vhat	-43 -18
to _ vhen	-67 80
to _ vho	43 -94
to _ vith	-120 -115
to a	-143 -9
to acha	-79 159
to al	-62 71
to ankh	52 66
to ask	88 -6
to avoid	23 23
to bahar	95 -34
to bas	37 -129
to be	-68 161
to bring	-11 88
to cal	-117 61
to chalega	175 -54
to come	-35 110
to die	75 198
to do	-41 -35
to dubai	-40 -49
to eat	-107 -119
to fil	47 -19
to get	-104 -99
to give	-132 -85
to go	-117 97
to ham	-99 -114
to her	-124 33
to him	-80 180
to his	-99 -13
to ho	111 -26
to hold	-45 149
to jan	-67 -95
to just	18 77
to khel	135 -59
to khud	-47 96
to kip	-138 34
to kisi	-49 80
to knov	109 -271
to kya	-56 117
to lift	95 -75
to main	1 155
to make	102 -80
to mar	28 -103
to me	7 154
to my	-212 -89
to nahi	-31 -53
to nahin	-52 118
to nev	2 -71
to not	-132 178
to ofice	9 -54
to one	74 -48
to our	-69 68
to pune	-33 -136
to remove	-78 -53
to sans	-22 5
to say	40 88
to schul	-137 -46
to si	-8 -51
to slip	116 -208
to socha	-6 75
to start	-133 63
to stop	-165 -161
to take	15 -103
to talk	44 105
to tel	-57 123
to the	-67 97
to thik	44 -61
to utar	7 63
to vake	119 24
to vo	-7 -15
to vory	86 11
to vrite	-75 -55
tod	-74 -40
tod _ hai	-6 -67
tod diya	-132 -77
tod ke	-79 80
tod raha	40 -106
toda	83 11
today	50 67
today _ my	25 -26
today _ vent	-21 93
today and	-68 54
today he	159 -5
today i	-119 190
today is	23 85
today it	-38 84
todler	139 -19
todlers	-91 -88
tody	63 -28
tofi	46 -38
together	-40 38
toilet	46 17
toilet cleaner	-41 22
told	10 225
told _ i	-32 113
told me	-77 151
tomorov	27 -1
tomorov i	-30 -131
tomorov is	103 8
tongue	81 -166
tongue is	199 -22
tonight	-38 282
top	-68 73
toper	-58 66
topic	28 -4
torch	-5 5
totaly	-87 -49
touch	73 9
touched	171 -88
tovel	69 21
tractor	-49 -83
trafic	-139 -110
traiktar	69 -152
traiktar _ gaya	88 -19
traiktar palat	81 -9
train	-76 133
train ka	-39 11
trainer	26 6
training	-254 -214
trak	62 -10
transfer	-50 -64
translate	-115 -183
translate to	-26 -124
travel	-122 -123
treadmil	102 -78
treat	-157 -35
treatment	12 25
trek	67 -73
tren	-25 -125
tren se	58 -92
trening	-132 -158
trening men	-63 -23
tri	-129 59
tried	-52 43
trik	-185 -195
trip	41 -182
trouble	19 101
true	-212 -221
true or	-33 -57
true that	-109 -106
truk	163 85
try	-122 149
tsh	-215 -216
tsh 5	-80 -34
tsh 6	-112 -109
tsh 7	-58 -62
tsh _ 2	-76 -52
tsh _ 8	-99 -80
tu	-53 77
tu _ for	25 -14
tu _ h	-128 -213
tu _ hai	-89 -92
tu _ to	157 10
tu many	-11 155
tu much	-158 11
tubelight	87 -40
tuesday	54 -91
tuition	97 79
tujhe	16 -188
tuk	166 89
tuk _ from	-10 102
tuk _ of	49 122
tuk _ the	-69 26
tuk al	-84 -9
tuk her	72 1
tuk my	-50 -91
tuk the	-171 -135
tulsi	-83 -145
tum	-216 14
tum _ ho	16 -146
tum kaun	111 -100
tum log	-86 150
tumhen	-41 -150
tumy	142 -150
tumy _ and	75 -18
tumy is	47 -6
turant	-7 73
turmeric	14 -58
turned	23 1
turning	134 74
tut	-112 45
tut gaya	-124 -145
tut gayi	-172 70
tuta	145 -78
tuth	-105 -181
tuth pain	71 -70
tuthpaste	46 -102
tuthpest	44 -43
tuthpest _ sahi	-24 -22
tuthpest lagana	-24 -22
tuti	-81 -14
tv	-143 -45
tvacha	-101 -101
tvice	46 -112
tvins	104 -76
tvitching	17 -113
tvo	54 -73
tvo _ bak	-3 -88
tvo _ in	43 -52
tvo _ nov	-38 76
tvo days	-52 37
tvo fingers	129 -32
tvo months	-18 83
tvo times	95 4
tyfoid	-46 -99
type	43 -218
type kar	21 -37
typed	-86 167
typing	40 -12
u	-231 78
uchal	52 -43
ud	-117 -46
udas	-136 -193
udasi	-51 43
udhar	-12 61
ulat	168 -47
ulta	126 -161
ulta _ bol	87 -14
ulta sidha	78 -16
ulti	329 -84
ulti _ di	83 -36
ulti _ ek	75 -18
ulti _ hai	-110 -103
ulti _ rahi	-32 87
ulti aur	175 -38
ulti bhi	112 -28
ulti ho	52 32
ulti hui	45 -46
ulti jaisa	-92 -63
ulti kar	38 51
ulti ki	96 -36
ulti me	178 -20
ulti sidhi	64 -8
ultrasound	-96 -51
umar	69 -15
umar me	-79 63
umr	-47 -172
umr men	-101 -84
uncle	203 -120
uncles	-53 94
unconscious	-100 -79
under	19 17
under _ k	-138 -146
under the	164 -53
undi	-207 72
ungli	134 -265
ungli kat	85 -63
ungli me	-37 -36
ungli men	-61 -61
ungliyan	43 -102
unhen	-44 -19
unhone	18 42
uniform	-77 11
unit	24 25
units	145 -102
unka	46 -12
unke	-24 74
unki	-83 -26
unko	-56 62
up	258 104
up and	164 -88
up he	-26 108
up in	-108 -60
up my	126 22
up on	-2 -67
up properly	90 -39
up to	124 19
up vith	-5 -134
upar	135 235
upar _ gaya	112 -12
upar _ hai	-75 -50
upar chadh	131 -7
upar se	68 -10
upay	-249 -290
update	-104 -115
uper	203 -58
upi	-162 -190
upiri	143 -42
upload	-70 -66
upsc	-78 80
uric	-222 -131
uric _ 7	-137 -71
uric acid	-222 -131
urine	-17 -30
us	71 130
us din	-50 56
us par	-70 124
use	-126 45
used	-40 -159
useful	-100 -108
useles	-103 -88
usg	-85 -71
usi	-45 98
usi din	-89 29
using	-107 -62
uska	-23 208
uske	90 39
uske _ ka	58 5
uske _ se	93 -11
uske bad	37 105
uske ghar	-26 95
uske pas	64 20
uski	-83 150
usko	-49 -50
usne	90 61
usne _ se	14 127
usne bola	-133 100
usne kaha	14 142
usne mujhe	-83 -84
usual	-97 6
usualy	-68 -9
utar	-125 143
utar _ ab	-16 -28
utar _ hai	67 48
utar gai	7 -6
utar gaya	-200 -135
utar ke	-14 113
utar rahi	131 -77
utara	-154 154
utarne	53 -193
utarta	-61 -39
utarte	45 -80
uth	265 -228
uth _ raha	146 -44
uth hi	108 -49
uth ke	-42 -44
uth nahi	161 -52
uth nahin	96 -17
uth raha	134 -33
utha	1 136
utha ke	95 -44
utha le	-106 25
utha raha	-37 121
uthane	47 49
uthane par	63 -4
uthi	173 -37
uthi to	101 -29
uthkar	-122 -2
uthna	-73 146
uthta	61 35
uthta nahi	94 61
uthte	54 -132
uthte hi	-87 -67
uthti	-68 -62
uthu	38 103
utra	211 -111
utra tha	128 -55
utre	174 -118
utre the	168 -113
v	-129 81
va	233 -37
va mahina	198 -56
vacine	-241 -310
vada	23 59
vagairah	-57 -49
vah	-63 -29
vaha	37 -20
vahan	-54 119
vahi	-46 65
vahin	14 7
vaise	140 -8
vaishno	-21 -35
vaishno devi	-21 -35
vaisi	17 -74
vaisi hi	17 -74
vaist	152 78
vait	226 -1
vait _ morning	151 -85
vait for	29 112
vait til	177 -22
vaiting	-35 97
vaiting for	-34 115
vajah	-145 52
vajah se	-125 -180
vajan	-259 -143
vajan _ hai	-30 59
vajan _ kilo	-53 -86
vajan bhi	-2 -29
vajan kam	-36 -117
vajan thik	-94 -35
vake	185 135
vake up	45 129
vakes	-170 -130
vaking	132 63
vaking up	62 82
vaks	-110 -144
vakt	3 100
vaky	-192 -56
val	33 -49
vala	-96 -4
vala _ hai	20 -57
vala _ ka	53 -37
vala _ kaise	-79 -46
vala _ kitne	-12 89
vala hai	106 129
vala nahin	-139 93
vala pani	139 -4
vale	-90 -60
vale _ ate	-49 81
vale _ ke	-26 -125
vale _ ki	-34 -70
vale _ me	63 -74
vale _ men	-11 -78
vale _ rahe	-50 87
vale _ se	42 -53
vale bathrum	90 -17
vale bol	-98 123
vale bolte	-76 56
vale doktar	-70 -16
vale kamre	-20 65
vale ko	69 -53
vale ne	-99 -104
vale se	86 26
vali	135 -26
vali _ bhi	67 -57
vali _ h	-32 101
vali _ ka	12 -138
vali _ kha	191 -64
vali _ ki	-41 42
vali _ ko	16 -49
vali _ me	-102 -88
vali _ men	138 -28
vali _ par	113 21
vali _ se	-20 94
vali bat	23 -58
vali bimari	1 -97
vali dava	134 -24
vali davai	-122 127
vali dukan	32 -78
vali goli	177 -96
vali jagah	33 -103
vali kahani	-27 -75
vali sui	-77 9
valk	135 -221
valked	43 -91
valker	-91 -42
valking	-194 -99
valking _ the	15 -19
valks	-111 -94
valks _ km	-44 -34
valo	-142 16
valo ko	-121 67
valon	19 49
valon ko	-184 120
valon ne	150 -30
van	-71 -64
vant	27 116
vant _ ask	86 74
vant _ be	-24 36
vant _ die	-106 213
vant _ knov	43 -241
vant _ make	140 -63
vant _ not	-80 113
vant _ to	27 117
vant _ vake	-22 82
vant it	-59 -54
vant to	104 -49
vanted	42 163
vanted to	110 142
vants	-29 -77
vants _ go	-116 -78
vants _ slip	81 20
vants a	-59 -66
vants to	-11 4
vapas	-82 -43
vard	106 56
vard boy	94 41
varden	75 -11
varden ko	86 56
varfarin	100 97
varm	-68 3
varna	-115 -82
vas	104 15
vas _ and	52 -44
vas _ by	-103 58
vas _ for	24 -48
vas _ i	91 25
vas _ in	86 -48
vas _ my	12 88
vas _ the	-133 -136
vas a	0 89
vas in	65 -100
vas it	-104 -107
vas ok	12 72
vaseline	-62 -34
vash	-23 -121
vashed	-9 -24
vashing	-47 -124
vashrum	44 125
vasiyat	-20 59
vatch	131 -136
vatching	-21 24
vatchman	150 -5
vater	108 -27
vater _ and	106 -37
vater _ is	59 -74
vater and	175 -157
vater broke	229 -37
vater in	-138 -123
vater is	121 -57
vater tank	-63 127
vay	72 132
vays	-33 92
ve	172 -105
ve _ at	104 -27
ve _ him	-129 68
ve _ in	176 -11
ve _ on	3 37
ve _ the	40 -37
ve _ to	26 -86
ve are	185 -301
ve canot	121 -37
ve dont	-139 99
ve give	51 -68
ve have	-26 -129
ve lost	47 -2
ve puled	71 -37
veak	43 -159
vear	-90 -177
veather	-178 -157
vedana	104 -56
veding	-37 -19
veg	-127 -87
vegetarian	-47 -15
veight	-232 -183
veight is	-112 41
veight los	-38 -136
veins	-41 87
vel	-152 44
velding	-39 -59
venom	-86 -123
vent	196 76
vent _ the	84 6
vent in	102 -18
vent to	63 -18
vent vrong	48 -63
vere	40 43
very	157 26
very _ and	78 66
very slipy	104 -14
vesel	4 -16
vet	107 -42
vhat	-162 -107
vhat _ a	-91 -83
vhat _ do	51 -48
vhat _ eat	-24 -26
vhat _ i	-59 181
vhat _ is	-65 25
vhat _ it	39 -102
vhat _ say	42 70
vhat _ should	75 -125
vhat _ the	-44 45
vhat _ to	89 -130
vhat _ ve	70 -48
vhat a	-21 -98
vhat about	-57 -154
vhat age	-46 71
vhat are	-93 -79
vhat can	-12 2
vhat do	-64 144
vhat does	-82 -194
vhat fuds	71 -40
vhat hapens	-58 106
vhat if	-67 35
vhat is	-158 -110
vhat it	-119 83
vhat should	4 -31
vhat to	34 -94
vhat vould	-29 -114
vhatever	-29 -22
vhats	-87 -20
vhats the	-35 12
vhatsaep	18 15
vhatsap	-121 97
vhatsap group	-25 27
vhatsap pe	-29 -72
vhen	-44 -36
vhen _ i	-189 -93
vhen _ is	39 108
vhen _ pinch	141 -20
vhen can	-140 -103
vhen he	213 -153
vhen i	55 -5
vhen she	134 -32
vhen the	88 55
vhen ve	52 -115
vhere	-155 -34
vhere the	-70 48
vhere to	-84 -181
vhether	-39 28
vhey	-27 -38
vhich	-296 -22
vhich _ and	-130 -65
vhich _ are	-68 -31
vhich _ for	14 -127
vhich _ is	126 77
vhich _ or	-16 -64
vhich _ to	-27 -54
vhich brand	-125 -60
vhich cream	-46 -62
vhich doctor	-36 -19
vhich is	-74 107
vhich ointment	108 -17
vhich one	-167 -178
vhich tablet	-7 -38
vhich tests	-104 -80
vhijing	183 -72
vhilchair	-78 86
vhile	67 -230
vhistle	61 -2
vhistling	141 -61
vhite	100 -167
vhitefield	-82 -81
vho	-192 -185
vho _ the	-119 -223
vho _ yesterday	-55 -58
vho is	-17 -99
vho vil	-74 -72
vho von	-103 -115
vhole	103 25
vhole _ is	2 -34
vhole body	197 -87
vhole day	15 -110
vhole night	96 120
vhom	-115 -6
vhom to	-115 -6
vhy	-345 -61
vhy _ it	-46 -72
vhy _ my	-31 -130
vhy did	-95 73
vhy do	-56 -1
vhy does	-129 -106
vhy is	-156 -146
vi	-69 80
vida	53 92
vidai	-145 -137
video	-212 -23
video cal	-185 37
vidiyo	29 143
vidiyo _ par	-71 117
vidiyo bana	92 49
vidiyo kol	-99 75
vife	72 221
vife _ in	43 89
vife delivered	86 -115
vife is	95 -265
vife ko	-25 -72
vife left	-82 133
vifes	-70 -149
vifi	-103 -130
vijnan	-65 -81
vik	-39 -171
vik and	-119 29
vik for	-26 -131
vik old	98 -20
vikend	-60 -104
vikends	-36 -72
vikly	-176 -112
viks	120 -60
vil	-169 77
vil _ be	-39 -180
vil _ it	-112 42
vil _ me	45 22
vil _ the	-154 -83
vil _ to	-40 -30
vil be	-131 216
vil come	70 90
vil die	-61 -174
vil give	-33 36
vil go	-58 212
vil i	-128 -47
vil it	42 -195
vil not	-71 -221
vil they	-102 73
vilage	-91 83
vind	-84 100
vindov	-141 12
vindovs	50 -8
vinter	-169 -120
violence	-19 -22
viral	-155 -63
virat	-63 -149
vire	147 -140
visa	-136 -134
vish	-180 188
vision	119 -34
visit	-65 -119
vit	-98 -127
vit d	-76 -118
vitamin	-194 -251
vitamin _ 12	-38 -34
vitamin _ 14	-40 -38
vitamin _ kami	-65 -38
vitamin c	-36 -30
vitamin d	-180 -130
vitamin ki	-65 -38
vith	7 24
vith _ and	70 153
vith _ belt	87 41
vith _ i	45 39
vith _ in	51 29
vith _ nov	52 -200
vith _ of	-125 80
vith _ on	-27 126
vith _ or	-136 -63
vith _ pain	27 -60
vith _ she	-26 -57
vith a	80 -121
vith blud	86 29
vith date	-47 213
vith fever	103 -38
vith her	-82 116
vith his	-47 -38
vith me	112 81
vith my	166 -10
vith one	-134 -191
vith the	47 -49
vith this	-51 -70
vith tvo	-7 45
vith us	18 -98
vithout	-45 85
vithout _ nov	34 -62
vithout me	-73 250
viva	-110 -137
viva tomorov	-44 -66
vk	177 -38
vks	-7 -73
vlukup	-85 -79
vo	72 124
vo _ hai	50 60
vo _ hain	-88 59
vo _ ke	116 -92
vo _ ki	-90 70
vo _ me	126 -59
vo _ men	-45 44
vo _ sal	-18 7
vo _ se	70 -70
vo abhi	-39 -54
vo bhi	21 -85
vo bol	10 55
vo gana	-69 -99
vo mujhe	180 -149
voh	97 -18
voice	78 43
voice gone	50 83
voice note	-129 86
voke	192 -89
voke up	153 -69
voman	-38 -123
vomen	-82 -47
vomit	127 -43
vomited	182 -195
vomited _ times	122 -19
vomiting	104 46
vomiting since	114 -17
von	-103 -115
von yesterday	-55 -58
vont	149 183
vont _ here	-70 -7
vont be	-200 165
vord	112 -199
vords	117 -109
vork	-136 -285
vork in	-78 -127
vorker	128 -18
vorkers	52 -149
vorking	-115 31
vorks	-227 179
vorld	-62 -67
vorst	95 -68
vorst headache	197 -18
vorth	-148 -111
vorth it	-99 -82
vory	107 -81
vould	-6 244
vould be	-54 194
vound	-80 -176
vrat	51 -85
vrat rakh	45 -50
vrist	63 81
vrite	-233 -34
vrite a	-116 -59
vriten	-99 99
vriting	42 -76
vrong	45 8
vrong vay	163 -127
vrote	-113 188
vrote in	-25 101
vs	-233 -243
vud	21 -41
vyayam	-99 -69
ya	-537 -405
ya _ du	-7 67
ya _ hi	-18 -42
ya _ ke	-82 -23
ya _ ki	-53 -20
ya _ ko	-75 33
ya _ me	-49 -94
ya _ men	-24 -47
ya _ pata	151 -13
ya _ se	-177 68
ya andhvishvas	-127 -38
ya bad	-27 -44
ya bas	-33 -32
ya galat	-42 -34
ya goli	-57 -30
ya koi	-36 -78
ya machine	-84 -99
ya nahi	-137 -124
ya nahin	-106 32
ya pani	34 -13
ya rat	-50 -67
ya sach	-43 65
ya sham	-41 -47
ya sirf	-80 -55
yad	-196 -21
yad nahin	-47 -72
yad rakhna	-17 151
yah	-70 -142
yah _ hai	-58 -92
yaha	176 71
yahan	37 19
yahi	-140 70
yar	-176 -155
yar _ se	-73 -50
yatra	14 -133
yday	56 -35
ye	-73 30
ye _ hai	89 -197
ye _ ki	55 133
ye ap	-72 -126
ye normal	128 -6
ye sach	-71 -69
year	-200 -221
year and	-95 -91
year old	-14 -194
yearly	-17 -97
years	-147 -184
years ago	-59 -34
years bak	-84 -157
yelov	13 -150
yelov til	170 -53
yes	-198 -180
yesterday	11 -24
yesterday evening	164 -32
yesterday i	-171 171
yesterday she	4 93
yet	79 -149
yet nahi	96 -83
yog	-56 -100
yoga	-23 -169
yorker	-104 -63
you	-242 -117
you _ a	-17 108
you _ me	31 -123
you _ nov	-69 -134
you _ the	-57 -2
you are	-137 -99
you for	-55 115
younger	-1 44
your	-9 -31
youtube	88 -41
yr	-69 33
yr boy	-27 -80
yr old	48 -16
yrs	-43 -77
yrs ago	-161 -153
yrs bak	-118 -129
yurik	-104 -32
yurik esid	-104 -32
~00$	-200 -233
~000	-74 -69
~000$	-74 -69
~009	-83 -138
~009$	-83 -138
~01$	99 -141
~011	-56 -117
~011$	-56 -117
~012	-135 -100
~012$	-135 -100
~014	-66 60
~014$	-66 60
~015	-125 -90
~015$	-125 -90
~016	-85 -93
~016$	-85 -93
~017	-91 -127
~017$	-91 -127
~018	-50 -80
~018$	-50 -80
~019	-111 -66
~019$	-111 -66
~02$	172 -59
~020	-116 -122
~020$	-116 -122
~021	-184 -183
~021$	-184 -183
~022	-10 -71
~022$	-10 -71
~03$	98 -22
~04$	66 -86
~05$	125 -9
~08$	171 -158
~09$	-83 -138
~10$	-1 -132
~100	-166 -6
~100$	-153 3
~1000	-22 -16
~1000$	-21 -13
~101	99 -141
~101$	99 -141
~102	171 -55
~102$	171 -55
~103	133 -3
~103$	133 -3
~104	76 -19
~104$	76 -19
~105	125 -6
~105$	125 -6
~108	171 -158
~108$	171 -158
~11$	-80 -12
~110	-22 -31
~110$	-23 -23
~112	201 -127
~112$	201 -127
~118	-139 -141
~118$	-139 -141
~12$	170 -175
~120	-108 -57
~126	-106 -75
~126$	-106 -75
~128	-99 -178
~128$	-99 -178
~13$	-113 155
~130	-30 -186
~130$	-30 -186
~131	-35 -69
~131$	-35 -69
~138	-83 -113
~138$	-83 -113
~14$	-26 141
~140	33 9
~140$	33 9
~142	-122 -61
~142$	-122 -61
~15$	-19 -30
~150	-137 -169
~150$	-110 -121
~1500	-71 -79
~1500$	-66 -41
~16$	-5 52
~160	38 -56
~160$	42 -51
~17$	-6 -139
~170	149 -57
~170$	149 -57
~18$	-206 -207
~180	81 -93
~180$	45 -81
~19$	-222 -57
~190	187 -75
~190$	187 -75
~199	-207 -117
~1998	-153 -74
~1998$	-153 -74
~20$	80 8
~200	-216 -104
~200$	-157 -38
~2000	-35 27
~2000$	-35 27
~2009	-83 -138
~2009$	-83 -138
~201	-362 -316
~2011	-56 -117
~2011$	-56 -117
~2012	-135 -100
~2012$	-135 -100
~2014	-66 60
~2014$	-66 60
~2015	-125 -90
~2015$	-125 -90
~2016	-85 -93
~2016$	-85 -93
~2017	-91 -127
~2017$	-91 -127
~2018	-50 -80
~2018$	-50 -80
~2019	-111 -66
~2019$	-111 -66
~202	-241 -276
~2020	-116 -122
~2020$	-116 -122
~2021	-184 -183
~2021$	-184 -183
~2022	-10 -71
~2022$	-10 -71
~21$	-198 -27
~210	-40 16
~210$	-40 16
~212	36 71
~212$	36 71
~22$	-60 78
~220	0 -115
~220$	0 -115
~23$	-135 -102
~24$	-87 -40
~25$	-17 -146
~26$	-7 -175
~27$	-18 -104
~28$	88 -188
~29$	-36 -90
~300	-38 -218
~300$	16 -155
~3000	-71 -94
~3000$	-71 -94
~31$	-133 112
~32$	-57 -49
~33$	82 -1
~34$	134 -228
~35$	143 -103
~36$	74 34
~38$	110 -290
~39$	87 -53
~40$	85 146
~400	-101 -59
~400$	9 -49
~41$	103 -2
~42$	-87 -102
~44$	143 -109
~45$	-158 -68
~46$	137 -112
~47$	-1 -19
~48$	-8 79
~50$	-3 116
~500	-256 -288
~500$	-235 -238
~5000	-66 -119
~5000$	-63 -110
~51$	-109 -72
~52$	102 -179
~54$	-81 -113
~55$	-17 71
~58$	-66 -255
~60$	122 -69
~600	-141 17
~600$	-136 29
~61$	75 -52
~62$	69 -136
~63$	90 -72
~64$	-105 -113
~65$	130 -161
~650	-13 32
~650$	-7 37
~66$	-16 -105
~68$	-4 -153
~70$	177 -48
~71$	-108 135
~72$	-114 -151
~74$	-8 77
~75$	-191 -177
~76$	-123 47
~78$	87 -50
~79$	110 44
~80$	-85 -110
~800	131 27
~800$	119 -62
~8000	69 66
~8000$	69 66
~81$	114 -87
~82$	25 -14
~84$	53 -149
~85$	-147 -169
~86$	-52 -65
~88$	-119 -156
~90$	115 -224
~92$	-113 -106
~94$	-85 -93
~96$	-180 -119
~97$	-190 -97
~98$	-302 -179
~99$	-399 -236
~998	-153 -74
~998$	-153 -74
~^0$	-58 -237
~^1$	-123 -198
~^10	177 -277
~^10$	-1 -124
~^100	-167 -3
~^100$	-152 6
~^1000	-30 -15
~^101	99 -141
~^101$	99 -141
~^102	171 -55
~^102$	171 -55
~^103	133 -3
~^103$	133 -3
~^104	76 -19
~^104$	76 -19
~^105	125 -6
~^105$	125 -6
~^108	171 -158
~^108$	171 -158
~^11	178 -84
~^11$	-61 18
~^110	-22 -31
~^110$	-23 -23
~^112	201 -127
~^112$	201 -127
~^118	-139 -141
~^118$	-139 -141
~^12	-171 -281
~^12$	-66 -150
~^120	-108 -57
~^126	-106 -75
~^126$	-106 -75
~^128	-99 -178
~^128$	-99 -178
~^13	-135 -9
~^13$	-113 155
~^130	-30 -186
~^130$	-30 -186
~^131	-35 -69
~^131$	-35 -69
~^138	-83 -113
~^138$	-83 -113
~^14	-78 53
~^14$	-11 104
~^140	33 9
~^140$	33 9
~^142	-122 -61
~^142$	-122 -61
~^15	-50 -68
~^15$	15 3
~^150	-137 -169
~^150$	-110 -121
~^1500	-71 -79
~^16	106 34
~^16$	-16 95
~^160	38 -56
~^160$	42 -51
~^17	158 -124
~^17$	38 -86
~^170	149 -57
~^170$	149 -57
~^18	14 -157
~^18$	-115 -102
~^180	81 -93
~^180$	45 -81
~^19	-17 -138
~^19$	-174 -37
~^190	187 -75
~^190$	187 -75
~^199	-207 -117
~^1998	-153 -74
~^2$	-26 -180
~^20	-155 -190
~^20$	122 94
~^200	-207 -106
~^200$	-148 -5
~^2009	-83 -138
~^201	-362 -316
~^2011	-56 -117
~^2012	-135 -100
~^2014	-66 60
~^2015	-125 -90
~^2016	-85 -93
~^2017	-91 -127
~^2018	-50 -80
~^2019	-111 -66
~^202	-241 -276
~^2020	-116 -122
~^2021	-184 -183
~^2022	-10 -71
~^21	-40 139
~^21$	-32 104
~^210	-40 16
~^210$	-40 16
~^212	36 71
~^212$	36 71
~^22	-44 55
~^22$	-51 109
~^220	0 -115
~^220$	0 -115
~^23	-43 -105
~^23$	-91 -56
~^24	-69 -9
~^24$	-68 -8
~^25	-21 -151
~^25$	-17 -146
~^26	89 -16
~^26$	89 -16
~^27	-18 -104
~^27$	-18 -104
~^28	135 -54
~^28$	135 -54
~^29	-41 -104
~^29$	-36 -90
~^3$	-11 -267
~^30	8 42
~^30$	10 80
~^300	-9 -170
~^300$	48 -97
~^3000	-71 -94
~^31	-125 129
~^31$	-116 138
~^33	82 -1
~^33$	82 -1
~^34	141 -130
~^34$	146 -213
~^35	141 -117
~^35$	143 -103
~^36	74 34
~^36$	74 34
~^38	147 -128
~^38$	139 -235
~^39	92 -47
~^39$	92 -47
~^4$	69 -156
~^40	23 49
~^40$	83 96
~^400	-101 -59
~^400$	9 -49
~^41	133 92
~^41$	125 54
~^42	-16 -82
~^42$	20 -54
~^44	116 64
~^44$	143 -109
~^45	-167 -86
~^45$	-158 -68
~^46	151 -84
~^46$	151 -84
~^47	-10 -41
~^47$	-1 -19
~^48	-47 75
~^48$	-5 83
~^5$	-79 -235
~^50	-69 13
~^50$	89 129
~^500	-227 -249
~^500$	-206 -213
~^5000	-61 -88
~^51	-107 -51
~^51$	-107 -51
~^52	106 -163
~^52$	106 -163
~^54	-13 -113
~^54$	-81 -113
~^55	-17 71
~^55$	-17 71
~^58	-107 -241
~^58$	-107 -241
~^6$	-14 -212
~^60	41 -40
~^60$	99 -48
~^600	-134 21
~^600$	-130 33
~^61	75 -52
~^61$	75 -52
~^62	92 -91
~^62$	92 -91
~^63	90 -72
~^63$	90 -72
~^64	-133 5
~^64$	-105 -113
~^65	57 -20
~^65$	83 -131
~^650	-13 32
~^650$	-7 37
~^66	-16 -105
~^66$	-16 -105
~^68	-113 -117
~^68$	-113 -117
~^7$	145 -346
~^70	91 -27
~^70$	94 -24
~^71	-81 49
~^71$	-81 49
~^72	-111 -141
~^72$	-111 -141
~^74	-8 77
~^74$	-8 77
~^75	-201 -138
~^75$	-201 -138
~^76	-123 47
~^76$	-123 47
~^78	77 -33
~^78$	77 -33
~^79	110 44
~^79$	110 44
~^8$	-33 -396
~^80	3 -81
~^80$	-219 -60
~^800	126 -26
~^81	114 -87
~^81$	114 -87
~^82	25 -14
~^82$	25 -14
~^84	55 -143
~^84$	55 -143
~^85	-146 -161
~^85$	-146 -161
~^86	-52 -65
~^86$	-52 -65
~^88	-103 -128
~^88$	-103 -128
~^9$	28 -193
~^90	-10 -220
~^90$	-84 -175
~^92	-113 -106
~^92$	-113 -106
~^94	-41 -60
~^94$	-41 -60
~^96	-180 -119
~^96$	-180 -119
~^97	-184 -72
~^97$	-184 -72
~^98	-243 -129
~^98$	-239 -123
~^99	-378 -189
~^99$	-376 -177
~^a$	-107 38
~^ab	147 235
~^ab$	-30 247
~^abh	301 -11
~^abhi	327 5
~^abl	137 11
~^able	137 11
~^abo	69 -87
~^abou	-86 -64
~^abov	166 -117
~^abs	-56 -50
~^abse	-40 -30
~^abu	141 -141
~^abu$	73 -10
~^abus	101 -134
~^ac	-117 -83
~^ac$	-24 -234
~^ach	-172 -45
~^acha	155 -82
~^achc	-401 108
~^ache	-208 -112
~^achi	-58 -104
~^aci	99 48
~^acid	99 48
~^aco	-90 -95
~^acou	-90 -95
~^acr	-74 -44
~^act	29 -47
~^act$	-14 -189
~^acti	-103 -182
~^acto	-64 -24
~^actu	98 -38
~^ad	83 -160
~^ad$	-115 -134
~^ada	17 -123
~^adat	-21 -81
~^adh	152 -239
~^adha	219 -51
~^adhe	134 -20
~^adhi	-158 -240
~^adi	40 -146
~^adm	135 100
~^admi	135 100
~^adr	-132 25
~^adra	-171 -107
~^adre	28 82
~^ads	-112 -135
~^ads$	-112 -134
~^adu	-141 -206
~^adul	-141 -206
~^adv	34 -4
~^advi	42 -112
~^ae	54 3
~^ae$	29 23
~^aeg	10 41
~^aega	13 -43
~^aegi	-1 80
~^aen	60 -102
~^af	-54 29
~^afe	-115 -64
~^aft	-46 47
~^afte	-46 47
~^ag	59 -31
~^ag$	95 -203
~^aga	48 14
~^agai	-45 49
~^agar	35 -69
~^age	-21 -120
~^age$	-54 -84
~^agen	7 -30
~^agi	-2 -213
~^agid	-45 -202
~^agl	-141 92
~^agle	-50 87
~^agli	-88 30
~^ago	17 53
~^ago$	17 53
~^agr	-84 90
~^agri	-68 111
~^ah	-25 73
~^ahe	19 130
~^ahe$	31 82
~^ai	11 34
~^ai$	-8 81
~^aid	-92 -293
~^aid$	-79 -287
~^ain	143 -39
~^aint	140 -111
~^aip	-33 -250
~^aip$	-159 -242
~^air	-121 226
~^air$	-91 234
~^airp	-57 -49
~^ais	-62 -18
~^aisa	125 27
~^aise	-126 -60
~^aisi	-156 -76
~^aj	54 203
~^aj$	-9 190
~^aja	-4 69
~^ajad	-73 74
~^aji	206 45
~^aji$	124 94
~^ajib	217 -25
~^ajit	-123 -85
~^ajv	-11 -88
~^ajva	-11 -88
~^ak	10 212
~^aka	83 -294
~^akad	54 -192
~^akd	7 -174
~^akda	-164 -54
~^akdi	154 -141
~^ake	27 23
~^ake$	-54 -23
~^akel	52 30
~^akh	-139 292
~^akhb	-47 -62
~^akhi	-169 179
~^akhr	-98 216
~^aks	71 -118
~^aksh	-26 -54
~^al	-125 186
~^al$	-12 148
~^ala	-9 -42
~^alag	122 -129
~^alar	-142 -15
~^alav	-112 90
~^alc	-54 52
~^alco	-54 52
~^ale	-59 -199
~^aler	-93 -148
~^ali	128 -26
~^aliv	-67 28
~^alm	-15 83
~^alma	-97 70
~^almo	28 -74
~^alo	-77 7
~^aloe	-175 -132
~^alon	143 92
~^alov	-204 -161
~^alp	-16 174
~^alpr	-16 174
~^alr	-136 45
~^alre	-132 47
~^als	2 -121
~^also	4 -114
~^alt	-153 -79
~^alu	-167 -224
~^alu$	-163 -193
~^alv	-96 109
~^alva	-51 95
~^alvi	-100 79
~^am	238 179
~^am$	27 88
~^ama	262 106
~^ama$	149 100
~^amar	66 -156
~^amas	142 103
~^amb	149 -229
~^ambu	149 -229
~^ami	24 211
~^ami$	92 152
~^aml	-16 -12
~^amlo	-109 10
~^amo	-70 51
~^amon	16 65
~^amou	-76 42
~^an	106 96
~^an$	126 -15
~^ana	96 39
~^ana$	49 103
~^anan	106 -129
~^anar	103 -100
~^and	125 28
~^and$	125 -4
~^anda	-11 46
~^andh	111 -59
~^ane	42 -178
~^ane$	104 -160
~^ang	79 -150
~^anga	52 52
~^ange	-108 -77
~^angi	1 -258
~^angr	-59 -51
~^angu	117 -109
~^ani	-65 240
~^ani$	-6 143
~^aniv	-90 -59
~^ank	225 -177
~^ankh	201 -114
~^ankl	-76 -101
~^anks	49 -83
~^anm	138 -32
~^anm$	138 -32
~^ano	-138 -46
~^anot	-43 21
~^ans	78 74
~^ansu	75 -92
~^ansv	42 55
~^ant	-116 -135
~^ant$	77 -18
~^anta	-183 -88
~^anth	-146 24
~^anti	-84 -316
~^anu	-192 3
~^anv	-139 -143
~^anva	84 -14
~^anvl	-168 -83
~^any	-189 111
~^any$	-304 -323
~^anym	-94 152
~^anyo	-11 123
~^anyt	-9 66
~^anyv	-28 30
~^ap	-278 -68
~^ap$	-387 -193
~^apa	172 -101
~^apa$	184 -64
~^apar	-58 -69
~^ape	-131 -105
~^apen	-63 -76
~^apk	-150 5
~^apl	31 -205
~^apli	-16 -89
~^aply	-37 -75
~^apn	-266 270
~^apna	-145 54
~^apne	-147 184
~^apni	-113 225
~^apo	-154 -89
~^apoi	-154 -89
~^apr	-78 -15
~^apri	-69 5
~^ar	185 178
~^ar$	-126 182
~^ara	-63 69
~^ara$	83 -24
~^aram	-206 20
~^aran	56 84
~^are	131 -45
~^are$	140 -52
~^area	39 59
~^ares	-91 -59
~^arg	0 -77
~^argu	0 -77
~^ari	119 -160
~^arj	-49 -110
~^arji	-49 -110
~^arm	113 231
~^arm$	84 153
~^arms	135 51
~^army	-113 158
~^aro	50 83
~^arou	50 83
~^art	-136 -123
~^arth	-201 -14
~^arti	-3 -140
~^as	-52 -18
~^as$	-93 -147
~^asa	50 77
~^asal	-42 -90
~^asan	-149 128
~^asar	137 -76
~^ase	67 -190
~^asem	59 -66
~^ash	87 65
~^ash$	49 103
~^asha	106 42
~^ashu	-37 -33
~^ashv	-165 -129
~^asi	-70 -70
~^asig	-53 -70
~^ask	-42 37
~^ask$	-30 -120
~^aske	-137 144
~^aski	35 74
~^asks	-116 -98
~^asl	-105 83
~^asli	-105 83
~^asp	-78 -192
~^aspa	-132 -162
~^aspi	42 -65
~^ast	7 -135
~^asth	16 -152
~^at	-75 45
~^at$	-33 31
~^ata	-174 -189
~^ata$	-108 -3
~^atai	-77 -143
~^atak	-126 -424
~^ate	171 134
~^ate$	227 -4
~^atem	-94 177
~^aten	-52 63
~^ath	-38 36
~^ath$	-51 -153
~^athv	167 37
~^ati	-466 -114
~^ati$	-463 -109
~^atk	151 -290
~^atka	190 -175
~^atki	-41 -162
~^atm	-152 126
~^atma	-142 108
~^au	130 -40
~^aug	-141 -109
~^augu	-130 -106
~^aun	-31 -39
~^aung	-71 -165
~^aunt	-6 -7
~^aur	78 -7
~^aur$	63 -7
~^aura	112 -5
~^aus	168 -118
~^aut	59 -49
~^auto	162 -9
~^av	81 78
~^ava	125 109
~^avaj	158 2
~^avar	-14 -144
~^avay	-47 68
~^avo	-91 -38
~^avoi	-91 -38
~^avs	-23 -41
~^avsa	-23 -41
~^ay	-138 27
~^aya	-71 15
~^aya$	-127 19
~^aye	38 -93
~^aye$	22 -7
~^ayeg	-68 -132
~^ayen	99 -37
~^ayi	-137 92
~^ayi$	-137 92
~^ayr	-91 -81
~^ayra	-91 -81
~^ayu	-148 -170
~^ayur	-75 -108
~^ayus	-103 -97
~^b$	-211 -115
~^ba	-40 -4
~^ba$	11 -122
~^bab	170 -40
~^baba	226 -39
~^babi	17 -63
~^babu	218 -64
~^baby	30 -13
~^bac	107 -3
~^bach	107 -3
~^bad	-83 -60
~^bad$	2 62
~^bada	51 -388
~^badb	28 -152
~^bade	174 -28
~^badh	-279 -130
~^badi	-27 11
~^badl	-162 -230
~^badm	-14 -88
~^bae	168 -86
~^baen	168 -86
~^bag	-40 95
~^bag$	-78 57
~^baga	15 54
~^bah	214 -83
~^bah$	85 -44
~^baha	259 -38
~^bahk	178 -33
~^bahu	13 -36
~^bai	102 57
~^baig	-100 118
~^baik	49 -53
~^bail	46 90
~^bain	124 98
~^baip	-83 -76
~^bait	57 14
~^baj	4 22
~^baj$	169 -17
~^baja	-148 60
~^baje	4 -74
~^bajt	-7 -88
~^baju	36 88
~^bak	66 42
~^bak$	56 -20
~^baki	65 101
~^bakr	59 -48
~^bakv	-7 -49
~^bal	-47 4
~^bal$	-79 -225
~^bala	-60 20
~^balc	29 136
~^balg	-24 -25
~^balm	-133 -71
~^bals	70 -64
~^balt	30 -9
~^balu	155 -27
~^bam	-68 -86
~^bam$	-75 -84
~^ban	-43 19
~^ban$	-224 -86
~^bana	-271 -100
~^band	121 134
~^bane	-176 -220
~^bang	-70 -123
~^banh	132 53
~^bani	-9 55
~^bank	39 -24
~^bant	-247 -124
~^banv	-75 -140
~^bap	52 59
~^bap$	-40 37
~^bapu	33 40
~^bar	-51 16
~^bar$	-47 27
~^bara	-14 139
~^barb	-65 119
~^bare	-148 -45
~^barf	97 -195
~^bari	-138 -136
~^bark	18 -14
~^bars	-58 -209
~^bart	94 -34
~^bas	-62 97
~^bas$	-123 118
~^base	5 -124
~^bat	67 -14
~^bat$	77 -106
~^bata	-127 46
~^batc	-106 114
~^bate	94 -275
~^bath	164 -81
~^bati	-4 56
~^bav	-46 78
~^bava	-21 -132
~^bay	86 52
~^baya	174 -107
~^bayi	-54 -134
~^bayo	-76 -104
~^bc	50 13
~^bco	-53 -38
~^bd	-13 -9
~^be	195 104
~^be$	-318 247
~^bea	108 -59
~^beat	160 -103
~^bec	131 -88
~^beca	101 -63
~^bech	74 87
~^beco	44 -205
~^bed	92 101
~^bed$	113 -19
~^bef	23 -20
~^befo	23 -20
~^beg	13 -30
~^begi	-71 -58
~^beh	221 -88
~^beh$	-117 -91
~^beha	-22 -89
~^behe	178 -110
~^behi	98 121
~^behk	99 -43
~^beho	162 -244
~^bei	-122 88
~^bein	-115 90
~^bek	-27 -44
~^beka	-144 -35
~^bel	64 -137
~^beli	-102 -84
~^belo	35 42
~^belt	58 -67
~^bely	115 -73
~^ben	-119 -40
~^benc	-95 42
~^bend	29 -21
~^bene	-162 -162
~^bent	44 36
~^ber	65 -145
~^bert	88 -118
~^bes	108 -182
~^best	-307 -168
~^bet	-56 118
~^beta	-12 147
~^bete	-5 39
~^beti	5 101
~^betv	-47 -175
~^bev	142 -88
~^beva	142 -88
~^bf	-62 73
~^bf$	-62 73
~^bg	-16 -37
~^bgm	-16 -37
~^bgmi	-16 -37
~^bh	135 -29
~^bha	150 14
~^bha$	4 -62
~^bhab	75 112
~^bhag	98 11
~^bhai	94 -73
~^bhaj	57 -77
~^bhal	-126 158
~^bhan	22 6
~^bhap	-31 -190
~^bhar	52 39
~^bhas	-254 -172
~^bhat	126 -37
~^bhav	-84 -278
~^bhe	-5 -55
~^bhej	1 -43
~^bhi	116 11
~^bhi$	-27 19
~^bhid	112 -56
~^bhig	271 -137
~^bhin	163 -19
~^bho	26 -51
~^bhop	-34 -20
~^bhu	-158 -262
~^bhuk	-186 -65
~^bhul	-145 -156
~^bhus	113 -123
~^bhut	12 -195
~^bi	27 -142
~^bi$	-166 -214
~^bic	89 -92
~^bich	107 -80
~^bid	35 75
~^bidi	84 -41
~^big	204 -139
~^big$	135 -158
~^bige	138 45
~^bih	-61 -89
~^biha	-44 -71
~^bij	-5 -4
~^bij$	-168 84
~^bijl	75 -66
~^bik	41 -92
~^bik$	-152 42
~^bike	66 -43
~^bil	-97 -210
~^bil$	-286 -183
~^bili	-43 -22
~^bilk	53 -130
~^bim	-144 -58
~^bima	-144 -58
~^bin	-78 131
~^bin$	-17 162
~^bina	-92 77
~^bind	-31 -142
~^bio	-160 -139
~^bio$	-114 -167
~^bip	-25 -197
~^bipi	-29 -191
~^bir	-174 -249
~^bir$	-85 -87
~^birt	-97 -120
~^biry	-82 -196
~^bis	168 -105
~^bis$	123 -40
~^bisc	31 -110
~^bisi	-14 -119
~^bisk	-111 -81
~^bisl	118 -28
~^bist	112 53
~^bit	103 -106
~^bit$	51 -20
~^bite	21 -328
~^biti	-10 11
~^biv	-83 106
~^bivi	-83 106
~^bl	150 18
~^bla	32 257
~^blad	-153 266
~^blak	178 -12
~^blan	-12 -60
~^ble	-127 113
~^blea	-10 -42
~^bled	-112 205
~^bli	97 -257
~^blid	102 -228
~^blis	9 -71
~^blo	-215 -101
~^blok	-231 -71
~^blov	33 -51
~^blu	264 -225
~^blud	170 -140
~^blue	134 -93
~^blui	137 -9
~^blur	32 -51
~^bo	141 80
~^boa	-48 -12
~^boar	-20 -39
~^bod	-15 -154
~^body	-47 -148
~^boh	101 -53
~^boj	71 189
~^bojh	71 189
~^bok	-200 117
~^boks	-190 127
~^bol	204 119
~^bol$	260 33
~^bola	95 89
~^bole	3 159
~^boli	113 169
~^boln	-62 28
~^bolo	-134 -146
~^bolt	90 24
~^bolu	-122 35
~^bom	19 -77
~^bomb	19 -77
~^bon	119 50
~^bond	94 101
~^bone	61 -118
~^bor	-127 -335
~^bor$	1 -216
~^bord	-139 60
~^bore	-204 -224
~^bori	-47 -152
~^bos	-240 -408
~^bos$	-224 -394
~^bot	1 147
~^bot$	-152 -108
~^bota	-18 125
~^both	8 50
~^botl	53 177
~^bou	-33 23
~^boug	-181 37
~^boun	-41 26
~^bov	-96 -95
~^bovl	-96 -95
~^boy	72 62
~^boy$	46 110
~^boys	90 -100
~^bp	-96 -177
~^bp$	-92 -182
~^br	40 -59
~^bra	-273 -6
~^brac	-127 -57
~^brai	-67 -170
~^brak	36 -132
~^bran	-138 -55
~^bre	175 -184
~^brea	114 -141
~^bren	-33 -123
~^bri	20 136
~^brid	-131 196
~^brig	139 -134
~^brik	49 44
~^brin	-35 26
~^bro	127 -187
~^bro$	-24 -26
~^brok	126 -253
~^brot	108 -90
~^brov	1 -87
~^bru	-286 2
~^brus	-266 -104
~^bs	-94 -60
~^bsc	-94 -60
~^bsc$	-94 -60
~^bt	1 -121
~^bta	12 -111
~^bta$	59 -62
~^bu	125 48
~^bua	-19 11
~^bua$	-19 11
~^bub	86 57
~^bubl	86 57
~^bud	41 105
~^budg	-153 -138
~^budh	-84 151
~^bui	-102 42
~^buil	-102 42
~^buj	-32 90
~^bujh	-36 112
~^buju	-43 -52
~^buk	101 -214
~^buk$	-76 -71
~^buke	107 -16
~^bukh	43 -367
~^buki	-147 -174
~^buks	-96 156
~^bul	145 287
~^bul$	120 -44
~^bula	79 266
~^bulb	-41 126
~^bulg	123 -81
~^bum	-7 -231
~^bump	53 -164
~^bumr	-157 -118
~^bun	101 -107
~^bund	92 -69
~^bur	-29 9
~^bura	-70 -2
~^burn	-77 -51
~^burp	4 -77
~^burs	171 -109
~^bus	-43 -43
~^bus$	-12 20
~^bust	-180 -213
~^busy	64 39
~^but	38 -119
~^but$	10 -75
~^bute	-128 -60
~^buto	60 -114
~^buy	-132 -142
~^buy$	-122 -114
~^by	-53 -22
~^by$	116 73
~^bya	-147 -34
~^byaj	-58 65
~^byat	-102 -165
~^bye	-324 -47
~^bye$	-324 -47
~^byp	-35 -160
~^bypa	-35 -160
~^c$	28 -133
~^ca	66 -3
~^cab	79 -52
~^cab$	65 -37
~^cak	65 -7
~^cake	65 -7
~^cal	39 114
~^cal$	120 165
~^calc	-185 -183
~^cale	-67 23
~^calf	101 -91
~^cali	-120 109
~^calm	38 179
~^cam	110 45
~^came	146 45
~^camp	-130 -7
~^can	9 -31
~^can$	-247 -102
~^cana	-171 99
~^canc	-221 -105
~^cano	200 -8
~^cant	285 112
~^cap	-300 -111
~^cap$	-111 -44
~^capi	-129 -95
~^capt	-137 -32
~^car	-35 -1
~^car$	165 -80
~^card	-276 -105
~^care	-149 115
~^cary	-170 39
~^cas	-13 19
~^case	-35 97
~^cash	27 -32
~^cast	-23 -103
~^cat	-74 -111
~^cat$	-101 81
~^cata	-118 -124
~^catc	-35 -180
~^cath	125 -11
~^cau	69 -13
~^caug	187 -99
~^caus	-179 24
~^ce	124 -85
~^cel	106 49
~^cel$	153 -89
~^cels	-128 -149
~^cem	41 -13
~^ceme	41 -13
~^cen	70 -93
~^cent	70 -93
~^cer	-143 -43
~^cert	-84 -5
~^ces	85 -40
~^cesa	85 -40
~^cet	13 -220
~^ceti	-29 -215
~^ch	77 -27
~^ch$	-14 -29
~^cha	-17 45
~^chab	-125 124
~^chac	147 55
~^chad	75 82
~^chah	-73 54
~^chai	-184 98
~^chaj	-100 65
~^chak	172 -91
~^chal	-165 -127
~^cham	242 -203
~^chan	-131 20
~^chap	-79 -40
~^char	56 -170
~^chas	-119 -194
~^chat	179 175
~^chau	-251 -55
~^chav	50 -146
~^chay	-61 -314
~^che	222 7
~^che$	-99 143
~^chea	-3 -87
~^ched	111 -48
~^cheh	84 -154
~^chek	-113 -23
~^chel	114 139
~^chem	219 84
~^chen	-129 -151
~^cher	58 -46
~^ches	259 -194
~^chev	-53 -200
~^chey	-153 56
~^chi	-36 -214
~^chid	-71 -271
~^chij	76 -32
~^chik	61 -295
~^chil	-91 -182
~^chin	-198 -166
~^chip	140 -244
~^chir	-27 -203
~^chit	31 253
~^cho	94 -50
~^choc	85 -64
~^chod	-114 130
~^chok	-5 -234
~^chol	-188 -171
~^chor	98 13
~^chot	108 -6
~^chr	-66 -157
~^chu	105 -24
~^chua	77 -84
~^chub	109 -106
~^chud	97 -103
~^chuh	73 -25
~^chuk	-90 126
~^chul	18 39
~^chun	51 -55
~^chup	-18 45
~^chur	42 17
~^chus	-317 -139
~^chut	45 -22
~^ci	-163 -119
~^cig	17 34
~^ciga	17 34
~^cir	-7 -64
~^circ	-7 -64
~^cit	-110 -49
~^cl	87 20
~^cla	-77 -67
~^clai	-51 -74
~^clas	-138 -34
~^cle	18 123
~^clea	26 131
~^cli	83 -205
~^clim	30 -75
~^clin	93 -136
~^clo	67 85
~^clos	49 64
~^clot	88 1
~^clu	83 -104
~^club	64 -75
~^clut	47 -10
~^cm	-142 -85
~^cm$	-182 -33
~^co	-54 -266
~^coa	83 -10
~^coac	14 20
~^coal	100 -44
~^cob	41 -186
~^cobr	41 -186
~^coc	-35 -176
~^coca	125 -9
~^coco	-123 -163
~^cod	45 -186
~^code	45 -186
~^cof	-44 -179
~^cofi	-44 -179
~^coi	81 -117
~^coim	-15 -47
~^coin	79 -70
~^col	119 -87
~^cola	109 -106
~^cold	163 -149
~^cole	-211 -20
~^colo	-67 79
~^colu	-2 -56
~^com	-7 6
~^coma	-111 -70
~^comb	-79 -182
~^come	59 92
~^comi	38 -57
~^como	46 -62
~^comp	-109 -15
~^con	-97 -156
~^conc	-46 8
~^cond	128 -5
~^conf	14 -90
~^cons	-90 -162
~^cont	-31 -172
~^conv	-178 38
~^cop	-88 -16
~^cope	-38 -84
~^copy	-63 33
~^cor	-2 -78
~^cord	191 -68
~^core	-196 -123
~^corn	28 -29
~^cos	-145 -205
~^cost	-140 -203
~^cot	71 113
~^cot$	86 37
~^coto	11 102
~^cou	-21 -102
~^coug	107 -195
~^coul	-153 -138
~^coun	96 102
~^coup	-64 -62
~^cour	-201 -70
~^cous	-113 -30
~^cov	-69 128
~^cov$	66 100
~^cove	-200 43
~^covi	25 -14
~^covs	-108 132
~^cp	-145 -190
~^cpr	-145 -190
~^cpr$	-145 -190
~^cr	-61 -71
~^cra	-179 -315
~^crad	-65 -31
~^crak	-91 -186
~^cram	-99 -126
~^cran	-14 9
~^cras	-102 -53
~^cre	-262 -137
~^crea	-220 -239
~^cri	2 -10
~^crie	71 -2
~^crik	-29 20
~^cro	61 93
~^croc	134 49
~^cros	-180 -15
~^cru	114 -273
~^cruk	90 -71
~^crus	104 -224
~^cry	65 102
~^cry$	31 -56
~^cryi	70 157
~^cs	-15 -137
~^csk	-123 -94
~^csk$	-123 -94
~^cu	105 103
~^cuk	55 -106
~^cuk$	-17 -240
~^cuke	119 -88
~^cuks	-9 -64
~^cul	-58 -108
~^cul$	-124 -98
~^cule	79 27
~^cult	-3 -41
~^cup	121 25
~^cup$	122 -168
~^cupb	52 122
~^cur	52 -221
~^curd	-169 -105
~^cure	117 -197
~^curi	-120 -103
~^curt	158 25
~^cury	-85 -84
~^cus	21 -6
~^cust	42 14
~^cut	44 236
~^cut$	35 201
~^cute	166 -135
~^cuti	-132 124
~^cuts	-55 74
~^cy	22 151
~^cya	-22 146
~^cyan	-22 146
~^cyc	-53 66
~^cycl	-53 66
~^cyl	92 -25
~^cyli	92 -25
~^d$	-26 -283
~^da	41 -154
~^da$	13 -2
~^dab	256 -132
~^dab$	152 -45
~^daba	122 -58
~^dabe	192 -84
~^dabi	96 -17
~^dad	140 -76
~^dad$	-116 -92
~^dada	123 27
~^dadh	-146 90
~^dadi	196 -202
~^dads	-57 83
~^dadu	142 -20
~^daf	-78 -131
~^daft	-49 -121
~^dag	-85 -44
~^dag$	-101 -116
~^dah	-14 -101
~^dahe	13 80
~^dahi	-29 -266
~^dai	91 -144
~^dai$	224 -82
~^dail	-193 -145
~^dain	60 -8
~^dak	-87 -196
~^daka	-125 -163
~^dal	65 -203
~^dal$	-15 -29
~^dala	-250 -161
~^dale	71 -215
~^dali	181 70
~^daln	-81 -12
~^dalt	-110 -184
~^dalu	71 -106
~^dam	56 -253
~^dam$	21 -154
~^dama	44 -165
~^dan	-305 -351
~^dan$	-115 -185
~^dana	-120 40
~^danc	34 -160
~^dand	-75 -132
~^dane	-96 -166
~^dang	-154 97
~^dank	113 -44
~^dant	-255 -350
~^dar	9 98
~^dar$	-211 98
~^dara	9 -185
~^dard	41 123
~^dark	44 -231
~^daru	45 -12
~^darv	96 13
~^das	90 -266
~^das$	69 -249
~^dast	104 -169
~^dasv	-74 48
~^dat	-248 137
~^data	-83 -130
~^date	-187 210
~^dau	81 21
~^daud	-64 -69
~^daug	-9 154
~^daur	113 -295
~^dav	-6 76
~^dava	-25 83
~^day	-7 -78
~^day$	38 -100
~^dayl	-61 -123
~^days	-44 6
~^de	-63 137
~^de$	21 -55
~^dea	-81 -81
~^dead	-14 -31
~^deat	-190 -156
~^deb	-167 185
~^deba	-56 10
~^debi	-90 49
~^dec	-175 103
~^dece	-92 -36
~^deci	-122 137
~^ded	81 -150
~^dedh	85 -159
~^def	-77 -22
~^defi	-77 -22
~^deg	198 -158
~^dega	184 -166
~^degr	53 -48
~^deh	130 -73
~^dek	-149 122
~^deka	-134 30
~^dekh	-117 93
~^del	29 -43
~^dela	107 -54
~^dele	-147 -61
~^delh	-157 -188
~^deli	63 53
~^dem	157 -156
~^den	-106 -44
~^den$	43 -133
~^dena	-141 143
~^dene	54 -32
~^deng	-38 -91
~^deni	-82 -127
~^dent	-141 -263
~^dep	-185 -284
~^depo	-101 -95
~^depr	-88 -181
~^der	-53 43
~^der$	-50 44
~^des	-123 -23
~^desi	12 -90
~^desk	-113 -54
~^det	-58 242
~^deta	29 69
~^dete	-69 118
~^deti	-57 70
~^deto	-44 178
~^dev	-37 61
~^deva	66 90
~^deve	-94 -79
~^devi	-111 -124
~^dh	223 -140
~^dha	275 -152
~^dhab	7 -119
~^dhad	154 -120
~^dhag	-2 -58
~^dhai	-74 -46
~^dhak	97 70
~^dham	39 -5
~^dhan	136 -161
~^dhar	134 -140
~^dhas	149 -63
~^dhat	23 -52
~^dhi	195 -195
~^dhil	189 -92
~^dhir	67 -128
~^dho	-233 15
~^dho$	-138 47
~^dhon	-211 -246
~^dhu	53 13
~^dhua	-54 -114
~^dhue	-57 -84
~^dhul	-29 -149
~^dhun	154 152
~^dhup	-72 -252
~^dhy	-153 27
~^dhya	-153 27
~^di	51 10
~^di$	46 226
~^dia	166 -9
~^diab	-13 -133
~^diag	69 -45
~^dial	189 -23
~^diap	49 -77
~^diar	-52 191
~^dib	-9 107
~^diba	-50 79
~^dibe	-19 43
~^dibi	58 39
~^did	56 50
~^did$	-105 -12
~^didi	140 64
~^didn	-25 20
~^die	-260 61
~^die$	-57 166
~^died	-257 2
~^dies	-27 -97
~^diet	-136 -227
~^dif	-198 -117
~^dife	-73 -104
~^dig	48 86
~^dij	109 -214
~^diji	-176 -100
~^dijy	163 -144
~^dik	217 -6
~^dika	-132 -156
~^dikh	264 30
~^dil	-57 -220
~^dil$	-58 -203
~^dili	-1 -102
~^dim	-32 -40
~^dima	-28 -33
~^din	-99 -90
~^din$	-64 -56
~^dine	-114 -131
~^dip	-37 205
~^dip$	175 146
~^dipe	-141 153
~^dipr	-45 39
~^dir	-11 -93
~^dire	-71 -70
~^dis	30 -26
~^disa	55 71
~^disc	-89 -1
~^dise	130 -140
~^disp	1 -84
~^div	-105 13
~^diva	-149 -20
~^divi	-47 76
~^divo	-60 31
~^diy	-18 75
~^diya	-64 67
~^diye	78 80
~^dj	-104 -192
~^dj$	-104 -192
~^do	-123 -42
~^do$	-36 -295
~^dob	-195 -70
~^doba	-195 -70
~^doc	-143 -188
~^doc$	-127 -62
~^doct	-108 -148
~^doe	-172 -2
~^does	-172 -2
~^dof	123 -57
~^dofa	123 -57
~^dog	-46 18
~^dog$	-30 0
~^doh	80 -122
~^doha	84 -63
~^doi	49 -91
~^doin	49 -91
~^dok	-71 -148
~^dokt	-216 -310
~^dol	58 -234
~^dolo	-22 -155
~^don	-57 263
~^dona	-141 -3
~^done	-317 -35
~^dono	136 77
~^dont	-23 331
~^dor	-33 131
~^dori	7 130
~^dos	-65 45
~^dosa	-67 -85
~^dose	-91 36
~^dost	28 23
~^dot	118 3
~^dots	137 -46
~^dou	179 -83
~^doub	168 -76
~^dov	80 22
~^dovn	42 60
~^dp	-79 -95
~^dr	125 -35
~^dr$	47 -177
~^dra	180 156
~^draf	-181 -73
~^drag	143 -53
~^drai	109 -151
~^dram	-105 186
~^dran	266 110
~^drav	-158 34
~^dre	17 -43
~^dres	99 -5
~^dri	18 -39
~^dril	-137 -89
~^drin	29 -51
~^drip	92 109
~^dris	-125 -112
~^driv	2 24
~^dro	56 -165
~^drop	67 -62
~^drov	0 -180
~^dru	172 -32
~^drug	-36 20
~^drul	48 -54
~^drum	88 31
~^drun	105 -46
~^dry	-161 -197
~^dry$	-159 -190
~^du	15 78
~^du$	137 -75
~^dua	-18 179
~^dua$	-10 177
~^dub	89 11
~^dub$	-32 25
~^duba	-17 -73
~^dube	114 -24
~^dubi	171 -23
~^dubn	-53 74
~^dubt	-87 -90
~^dud	-86 -264
~^dudh	-86 -264
~^due	-129 81
~^due$	-127 -42
~^dues	-8 159
~^duk	-93 -203
~^duka	-6 -135
~^dukh	-105 -297
~^dul	-65 -73
~^dum	90 -40
~^dum$	102 -99
~^dun	101 136
~^dun$	58 67
~^dung	87 -66
~^duni	-68 243
~^dup	-3 180
~^dupa	7 196
~^dur	66 -18
~^dur$	133 36
~^duri	-98 -106
~^dus	-85 62
~^dusr	-109 75
~^dust	-33 -39
~^dut	-41 192
~^duty	-37 174
~^dy	-185 -106
~^dye	-77 58
~^dye$	-77 58
~^dyi	-251 -111
~^dyin	-251 -111
~^dyu	79 -41
~^dyut	79 -41
~^e$	-52 -20
~^ea	-173 -122
~^eac	-14 98
~^each	-14 98
~^ear	46 -217
~^ear$	49 -243
~^earl	-8 -60
~^ears	119 -25
~^eas	43 -23
~^easy	-150 -18
~^eat	-309 -133
~^eat$	-259 -142
~^eati	-112 2
~^eats	-187 -173
~^ec	-126 -298
~^ecg	-85 -97
~^ecg$	-85 -97
~^ech	-74 -182
~^echo	-88 -77
~^ecl	-46 -53
~^eco	9 -126
~^ecos	28 -88
~^ed	52 11
~^edg	25 159
~^edge	25 159
~^edi	-294 -149
~^edi$	-230 -186
~^ediy	-189 -117
~^edu	127 -124
~^eduk	83 -97
~^ef	-148 -199
~^efe	-126 -146
~^efec	-126 -146
~^eg	-188 -245
~^eg$	-129 -114
~^egf	-68 -55
~^egfr	-68 -55
~^ei	-127 61
~^ej	56 -101
~^ek	12 59
~^ek$	150 216
~^eka	108 -127
~^ekd	144 -113
~^ekda	125 -37
~^ekdu	83 -94
~^eks	-302 -186
~^eks$	-69 72
~^eksa	-200 -279
~^eksc	-88 -102
~^ekse	-203 -146
~^eksh	-1 83
~^eksi	-174 67
~^eksp	-193 -246
~^ekst	61 100
~^el	-37 194
~^ela	-236 188
~^ela$	-193 59
~^elar	-209 76
~^elb	-62 -117
~^elbo	-60 -95
~^eld	-9 31
~^elde	-9 31
~^ele	77 60
~^elec	53 12
~^elef	122 -70
~^els	-106 74
~^else	-106 74
~^em	11 4
~^em$	-247 57
~^ema	-130 -177
~^emai	-54 -128
~^emar	-29 -25
~^emb	155 -74
~^emba	-38 -30
~^eme	48 -163
~^emer	48 -163
~^emi	-161 125
~^emi$	-161 125
~^emo	-98 6
~^emoj	-96 19
~^emp	-4 -21
~^empt	8 -10
~^en	-233 157
~^ena	-108 -2
~^ena$	12 -243
~^end	-115 19
~^end$	-31 6
~^ende	-129 -159
~^endi	-72 18
~^ene	123 -104
~^eng	-233 -92
~^enga	-164 -117
~^engi	5 -86
~^engl	-153 -10
~^eni	-103 52
~^enj	-159 -30
~^eno	39 183
~^eno$	9 -113
~^enou	37 197
~^ent	-248 10
~^ent$	-138 -183
~^enth	-114 -96
~^ep	-220 -228
~^epa	-113 -128
~^epad	-113 -128
~^epi	-42 -93
~^epid	96 -112
~^epil	-137 7
~^epis	-83 -133
~^er	128 15
~^er$	38 64
~^ero	-6 -46
~^eror	-6 -46
~^es	-79 -91
~^esa	-115 64
~^esay	-77 86
~^esc	34 -129
~^esci	-49 -101
~^esi	25 -149
~^esi$	-47 -70
~^esid	45 -91
~^esr	-88 -135
~^esr$	-88 -135
~^ev	-3 46
~^eve	-1 60
~^even	17 18
~^ever	-29 84
~^ey	126 -258
~^eye	126 -258
~^eye$	114 -304
~^eyel	-53 -103
~^eyes	96 -35
~^f$	-10 2
~^fa	45 274
~^fac	228 73
~^face	222 104
~^fact	40 -89
~^fad	-81 -46
~^fad$	123 -93
~^fada	-155 9
~^faf	96 39
~^fafo	99 48
~^fai	-69 59
~^faik	-6 40
~^fail	-299 93
~^fain	176 -257
~^fais	-68 117
~^fal	-69 -85
~^fal$	-68 -181
~^fali	-3 29
~^fam	-106 93
~^fami	-106 93
~^fan	-7 316
~^fan$	37 112
~^fand	-121 269
~^fans	3 203
~^far	-246 -47
~^far$	23 22
~^fara	20 -118
~^fare	-52 -106
~^fark	-246 33
~^farm	-51 -71
~^fas	11 123
~^fasa	-3 148
~^fast	53 -79
~^fat	96 -61
~^fat$	-60 -345
~^fata	308 113
~^fath	-58 41
~^fati	7 -137
~^faty	-179 -197
~^fau	-129 178
~^fauj	-84 181
~^fav	67 -88
~^fava	159 -37
~^fay	-217 -81
~^fayd	-215 -80
~^fc	-25 0
~^fc$	-25 0
~^fd	-77 147
~^fd$	-77 147
~^fe	81 -37
~^fea	-98 -24
~^fear	-98 -24
~^feb	-119 -177
~^feb$	-71 -132
~^fed	-104 75
~^fed$	-104 75
~^fek	95 -18
~^fel	134 -91
~^fel$	169 -254
~^felo	-5 24
~^felt	-76 -68
~^fem	-2 -59
~^fema	-2 -59
~^fen	87 146
~^fenk	-125 79
~^feny	91 120
~^fer	-181 -115
~^feri	-75 -66
~^fes	15 67
~^fev	-26 -191
~^fev$	-97 135
~^feve	-7 -461
~^fi	30 20
~^fia	-136 28
~^fian	-136 28
~^fid	-138 -37
~^fid$	82 27
~^fidi	-155 -90
~^fie	-22 57
~^fiel	-22 57
~^fig	-152 121
~^figh	-180 110
~^fik	-148 15
~^fiks	-118 44
~^fil	-22 -35
~^fil$	104 -98
~^file	-15 113
~^fili	-139 19
~^film	-320 -405
~^fils	82 131
~^fin	100 -35
~^fina	-92 -24
~^find	128 192
~^fine	-259 -89
~^fing	180 -146
~^fini	49 -67
~^fir	-120 88
~^fir$	-101 127
~^fire	-97 -7
~^firs	-43 -113
~^fis	54 -110
~^fis$	-120 7
~^fisa	57 -5
~^fish	92 -215
~^fisl	133 -25
~^fist	-114 -40
~^fit	137 -140
~^fit$	56 -53
~^fitn	-25 -19
~^fits	100 -115
~^fiv	7 -116
~^five	7 -116
~^fl	15 47
~^fla	-80 -163
~^flat	-56 -120
~^fli	0 -216
~^flig	-75 -150
~^flip	-64 -80
~^flo	53 10
~^floa	25 102
~^flop	158 -38
~^flov	-27 -170
~^flu	50 109
~^flu$	-57 -162
~^fluo	-145 -113
~^flur	101 171
~^fly	-103 159
~^fo	-136 20
~^foa	118 -73
~^foam	118 -73
~^fod	-27 -218
~^fod$	-165 -140
~^foda	116 -76
~^fog	126 -89
~^fol	-221 84
~^fold	-159 105
~^foli	-75 -103
~^folo	-78 61
~^fon	-19 111
~^fon$	14 69
~^fone	-15 109
~^for	-117 -54
~^for$	-103 -44
~^fore	73 164
~^forg	-16 81
~^form	-156 -234
~^forv	-69 -77
~^fot	-147 46
~^foto	-147 46
~^fou	87 111
~^foun	-61 176
~^four	88 -159
~^fr	20 -39
~^fra	-144 -160
~^frac	-105 -56
~^fre	-75 1
~^fres	19 8
~^fri	-125 -90
~^fri$	-137 -192
~^frid	-76 -10
~^frie	41 30
~^frij	-28 -141
~^fro	117 68
~^frok	61 -32
~^from	63 89
~^fron	82 -102
~^frot	197 -75
~^fru	-39 -44
~^frui	-6 -176
~^fry	-101 27
~^fu	42 -283
~^fud	-143 -119
~^fud$	-228 -96
~^fuds	34 -73
~^ful	12 -120
~^ful$	234 -23
~^fula	-11 -146
~^fuli	-35 -97
~^fult	-125 -27
~^fuly	-10 3
~^fun	-60 -11
~^func	53 39
~^fund	-86 108
~^fune	-46 16
~^fung	-103 -53
~^funk	-28 50
~^funy	-41 -120
~^fur	-167 -116
~^fut	246 -268
~^fut$	115 -150
~^futa	131 -79
~^futb	29 -59
~^futi	134 -32
~^fy	-121 -66
~^fys	-208 -65
~^fysi	-208 -65
~^g$	-89 -5
~^ga	156 -110
~^gad	97 22
~^gada	-87 -85
~^gadb	-26 -42
~^gadh	99 -152
~^gadi	103 91
~^gae	-1 15
~^gae$	-1 15
~^gah	43 151
~^gahn	-38 101
~^gahr	62 101
~^gai	68 -123
~^gai$	79 -72
~^gain	58 -108
~^gais	12 -155
~^gaj	-91 -112
~^gaja	-91 -112
~^gal	156 22
~^gal$	66 -165
~^gala	92 -289
~^gale	227 177
~^gali	-97 30
~^galt	-18 48
~^gam	-16 78
~^gamc	165 7
~^game	-200 -30
~^gan	-28 -170
~^gana	-152 -293
~^gand	155 -7
~^gane	-69 -169
~^gang	-97 175
~^gani	28 -100
~^gant	-132 -89
~^ganv	117 3
~^gao	-68 -14
~^gaon	-68 -14
~^gap	13 -130
~^gap$	46 -173
~^gar	75 -486
~^gara	85 -237
~^garb	43 -174
~^gard	98 -134
~^garg	101 -41
~^garl	-100 -56
~^garm	-126 -180
~^gas	-13 -146
~^gas$	-136 -116
~^gasp	213 -101
~^gast	-22 -48
~^gat	67 144
~^gate	102 184
~^gath	12 -108
~^gav	48 111
~^gave	14 136
~^gay	131 -65
~^gay$	-145 75
~^gaya	55 -54
~^gaye	45 -156
~^gayi	-18 109
~^gayo	76 -28
~^gayu	115 87
~^ge	111 6
~^ge$	-43 88
~^gec	207 -84
~^gech	207 -84
~^geh	127 83
~^gehr	134 142
~^gehu	33 -61
~^gel	99 -280
~^gel$	4 -167
~^gela	188 -51
~^gem	48 107
~^gen	17 -93
~^gend	100 -41
~^gene	-79 -116
~^get	-78 -17
~^get$	-245 -3
~^geti	152 -30
~^gets	-47 -12
~^gey	36 -115
~^geys	36 -115
~^gf	-35 -40
~^gf$	-35 -40
~^gh	116 51
~^gha	154 16
~^ghab	81 -114
~^ghad	82 203
~^gham	81 -208
~^ghan	195 -42
~^ghar	-63 97
~^ghas	80 -47
~^ghat	-46 -65
~^ghav	0 -162
~^ghe	-142 185
~^gher	-215 -174
~^ghet	38 183
~^ghi	-197 -204
~^ghi$	-200 -251
~^gho	-118 -65
~^ghod	-85 -48
~^ghol	34 -15
~^ghu	210 -65
~^ghum	-116 64
~^ghun	89 55
~^ghur	78 -9
~^ghus	324 -137
~^ghut	37 -176
~^gi	281 -67
~^gif	-103 -130
~^gift	-103 -130
~^gil	0 -144
~^gila	70 -167
~^gilo	-93 -78
~^gin	-112 233
~^gin$	-28 113
~^gint	-179 130
~^gir	372 -92
~^gir$	251 -318
~^gira	272 -91
~^gire	165 -49
~^giri	162 -160
~^girl	-9 91
~^girn	-160 103
~^girt	-171 -156
~^giv	-101 -176
~^give	-119 -140
~^givi	-19 -88
~^gl	178 -71
~^gla	76 54
~^glas	84 29
~^gli	61 -38
~^glim	65 -17
~^glo	84 -72
~^glov	84 -72
~^glu	173 -135
~^gluc	98 -113
~^gluk	100 -29
~^gm	-99 -33
~^gm$	-98 -115
~^gn	-84 -56
~^gn$	-77 -51
~^go	35 165
~^go$	-139 117
~^goa	56 -94
~^goa$	-153 -114
~^goat	107 -18
~^gob	-38 -150
~^gobh	-56 -101
~^god	54 59
~^god$	70 69
~^goda	-80 -87
~^goe	-29 -146
~^goes	-27 -145
~^goi	150 94
~^goin	155 -22
~^gol	10 115
~^gol$	-77 -156
~^gola	-45 -7
~^gold	-194 20
~^goli	65 124
~^gon	-6 135
~^gond	-134 -61
~^gone	3 100
~^gor	-31 -110
~^gora	-132 -108
~^got	36 -135
~^got$	23 -114
~^goti	15 -86
~^gov	-9 -20
~^govt	-31 -63
~^gp	-124 -37
~^gr	61 -282
~^gra	105 -258
~^grad	-150 -146
~^gram	23 -155
~^gran	124 -63
~^grap	99 -183
~^gre	75 -170
~^grea	-198 -65
~^grey	235 -98
~^gri	-63 -97
~^grie	-147 20
~^grin	41 -198
~^gro	-123 -38
~^grou	-51 40
~^grov	-231 -173
~^gru	86 -102
~^grun	136 -9
~^grup	-76 -65
~^gs	-68 -99
~^gst	-68 -99
~^gst$	-68 -99
~^gt	-155 -126
~^gta	-147 -83
~^gta$	-147 -83
~^gu	47 -3
~^gua	85 -38
~^guar	21 -32
~^gub	188 -59
~^guba	188 -59
~^gud	-111 -48
~^gud$	-159 -306
~^gudb	-141 99
~^gudg	-104 -49
~^gudi	114 79
~^gudn	-71 30
~^gue	81 88
~^gues	81 88
~^gug	-51 44
~^gugl	-30 55
~^gui	-131 134
~^guid	28 13
~^guil	-83 87
~^guit	-139 101
~^guj	-203 7
~^guja	-121 18
~^gujr	-123 1
~^gul	132 86
~^gula	129 -84
~^gulf	78 41
~^gulp	9 59
~^gum	42 -153
~^gum$	31 -26
~^gums	37 -80
~^gun	59 26
~^gun$	-16 110
~^gund	138 -184
~^gur	41 -78
~^gurg	177 -62
~^guru	-73 -20
~^gus	-97 -34
~^gusa	-61 -146
~^guse	-94 134
~^gut	118 -128
~^gutk	110 -107
~^guv	-72 -95
~^guva	-72 -95
~^guy	119 79
~^guy$	125 -34
~^guys	-4 102
~^gy	141 -59
~^gya	252 -47
~^gya$	263 -36
~^gyar	3 -38
~^gye	118 46
~^gye$	118 46
~^gyi	23 104
~^gyi$	23 104
~^gym	-148 -255
~^gym$	-148 -255
~^gyn	-138 -66
~^gyna	-121 -55
~^h$	-88 -27
~^ha	-48 40
~^ha$	-181 -40
~^had	74 -49
~^had$	56 51
~^hadi	50 -168
~^hads	-35 -104
~^haf	34 -70
~^haft	25 -67
~^hah	-196 -281
~^haha	-196 -281
~^hai	-125 -6
~^hai$	-111 2
~^hain	86 -17
~^hair	-162 -87
~^haj	-99 -135
~^haja	-166 -123
~^hak	-120 134
~^haki	-99 137
~^hal	-112 -196
~^hal$	-78 -166
~^hald	-2 -149
~^half	173 -51
~^halk	-322 -62
~^halv	52 -157
~^ham	11 245
~^ham$	-37 136
~^hama	-190 -71
~^hame	59 262
~^hamn	0 40
~^han	14 18
~^han$	-137 -221
~^hand	141 62
~^hanf	130 -17
~^hang	-21 101
~^hans	-96 90
~^hap	-192 -104
~^hape	-98 7
~^hapi	-60 -132
~^hapy	-154 -104
~^har	50 -49
~^har$	-153 115
~^hara	109 -241
~^hard	141 -20
~^harm	-297 -330
~^harn	-45 -92
~^harp	79 60
~^hart	-131 34
~^has	66 8
~^has$	142 61
~^hasi	-187 -79
~^hasn	120 -4
~^hast	-102 -18
~^hat	201 158
~^hat$	110 131
~^hata	-28 -41
~^hate	-127 -7
~^hath	228 137
~^hav	167 103
~^hava	120 53
~^have	-45 115
~^havi	202 -133
~^hb	-310 -276
~^hb$	-277 -230
~^hba	-114 -101
~^hbai	-114 -101
~^hd	-91 -66
~^he	343 172
~^he$	438 154
~^hea	8 -188
~^head	86 -75
~^heal	-179 -72
~^hear	-45 -36
~^heat	-77 -198
~^heav	49 -180
~^hei	61 -144
~^heig	71 -223
~^hel	106 -27
~^hel$	-134 114
~^helm	22 10
~^helo	-149 -221
~^help	141 -43
~^hem	-113 -145
~^hep	-139 -125
~^hep$	-108 -102
~^her	236 216
~^her$	182 332
~^here	233 -26
~^hern	-52 -28
~^hero	-152 -130
~^hes	200 138
~^hes$	200 138
~^heu	183 -18
~^hi	222 64
~^hi$	-2 83
~^hic	-122 -198
~^hich	-15 -134
~^hicu	-165 -110
~^hid	-89 133
~^hid$	-94 152
~^hide	-152 -8
~^hig	-43 -17
~^high	-43 -17
~^hil	163 -295
~^hil$	0 -114
~^hila	273 -191
~^hiln	82 -36
~^hilt	192 -18
~^him	145 144
~^him$	193 89
~^hima	-71 182
~^himo	-101 -122
~^hims	10 145
~^hin	-339 -293
~^hind	-352 -264
~^hir	-44 50
~^hiro	-22 -77
~^his	214 37
~^his$	229 61
~^hisa	-44 31
~^hist	-85 -87
~^hit	243 48
~^hit$	179 85
~^hiv	235 -155
~^hiv$	244 -113
~^hive	11 -75
~^hm	-46 -194
~^hm$	-62 -190
~^ho	-32 -23
~^ho$	-159 -39
~^hoa	113 -111
~^hoar	113 -111
~^hob	-102 56
~^hog	-2 115
~^hoga	-80 141
~^hogi	94 -19
~^hok	-91 -57
~^hoka	-74 -32
~^hoke	-23 -35
~^hol	238 -40
~^hold	41 108
~^hole	223 -91
~^holi	22 -136
~^hom	-59 -134
~^home	-32 -97
~^hon	63 52
~^hona	-216 111
~^hone	-35 108
~^hong	-178 -152
~^honi	-148 -70
~^hont	284 -106
~^hop	-199 49
~^hor	45 -173
~^hori	80 43
~^hors	-19 -116
~^hos	122 90
~^hosh	346 -108
~^hosp	-48 27
~^host	-34 99
~^hot	-9 -14
~^hot$	246 -169
~^hota	-256 87
~^hote	-65 -110
~^hoth	89 -110
~^hoti	-143 -60
~^hou	167 48
~^hour	202 -133
~^hous	-159 62
~^hov	-482 -78
~^hov$	-476 -54
~^hp	-88 -101
~^hpv	-26 -47
~^hpv$	-26 -47
~^hr	138 -103
~^hr$	192 -18
~^hrs	38 -78
~^hrs$	38 -78
~^hu	-14 269
~^hu$	-71 216
~^hua	48 -77
~^hua$	48 -77
~^hub	36 58
~^hue	60 -39
~^hue$	60 -39
~^hug	-115 126
~^huge	-115 126
~^hui	66 -17
~^hui$	66 -17
~^huk	60 103
~^hum	77 -46
~^hum$	42 4
~^huma	-145 -16
~^humi	58 -8
~^humn	-85 135
~^hun	-151 170
~^hun$	-104 198
~^hur	95 54
~^hurt	54 67
~^hus	13 94
~^husb	13 94
~^hy	-79 -62
~^hyd	-61 -21
~^hyde	32 -79
~^hyp	-20 -23
~^hypo	-12 -11
~^i$	-123 240
~^ic	-30 71
~^ice	103 -191
~^ice$	116 -187
~^ich	-137 213
~^icu	-93 -164
~^icu$	-93 -164
~^id	99 71
~^ide	-237 -131
~^idea	-197 -233
~^idh	35 53
~^idl	179 -49
~^idli	179 -49
~^ie	-155 -34
~^ies	-101 -44
~^iesa	-101 -44
~^if	38 259
~^if$	46 268
~^ig	45 -44
~^ign	20 -9
~^igno	20 -9
~^ik	-26 77
~^il	14 261
~^il$	-18 144
~^ila	57 200
~^ila$	127 134
~^ilaj	-223 -15
~^im	43 184
~^im$	127 215
~^imp	-142 -79
~^impr	-120 -36
~^in	7 32
~^in$	-46 -44
~^inc	-149 -125
~^inco	-8 -103
~^incr	-103 -144
~^ind	-453 -307
~^inda	-196 2
~^inde	-91 -85
~^indi	-361 -328
~^indo	-7 -59
~^indu	-83 -83
~^inf	14 37
~^infa	81 -56
~^infe	2 -34
~^info	-31 30
~^inh	155 -65
~^inha	164 -83
~^inj	130 66
~^inje	119 111
~^ink	-95 165
~^inka	-93 163
~^ins	32 58
~^insa	-150 -61
~^insi	105 -9
~^inst	-107 115
~^insu	41 35
~^int	100 120
~^int$	120 -34
~^inte	39 -7
~^intj	68 75
~^into	19 127
~^intr	-80 50
~^inv	-27 -36
~^inve	-2 -56
~^invi	-23 19
~^ip	-69 -220
~^ipl	-85 -152
~^ipl$	-85 -152
~^ir	-60 -41
~^iri	-95 -98
~^iro	27 -109
~^iron	27 -109
~^iru	-123 23
~^iruk	-86 61
~^is	36 80
~^is$	59 59
~^isa	-72 -165
~^isab	-72 -165
~^ise	-99 53
~^ise$	-99 53
~^ish	-27 109
~^isi	-197 181
~^isi$	-146 165
~^isij	-43 -59
~^isk	21 -214
~^iska	-43 -184
~^iske	-45 -50
~^isl	-21 22
~^isli	-21 22
~^isn	77 -55
~^isnt	69 -50
~^ist	160 -155
~^isu	-111 -131
~^isue	-111 -131
~^it	-177 153
~^it$	-235 173
~^itc	-174 -249
~^itch	-174 -249
~^itn	-76 -61
~^itna	-81 -30
~^itne	-95 88
~^itni	29 -104
~^its	218 93
~^its$	230 127
~^itse	-29 -94
~^iv	-238 167
~^ive	-97 150
~^ive$	-75 176
~^ivy	-36 -61
~^ivy$	-36 -61
~^ja	150 253
~^ja$	-141 50
~^jab	139 -59
~^jab$	-270 -44
~^jaba	140 -24
~^jabd	269 -87
~^jac	72 -99
~^jach	72 -99
~^jad	69 -164
~^jade	-105 -132
~^jae	50 231
~^jae$	-8 125
~^jaeg	51 82
~^jaen	51 195
~^jag	133 40
~^jag$	155 -105
~^jaga	64 64
~^jage	25 -65
~^jagt	163 -133
~^jah	-268 8
~^jaha	-192 28
~^jahr	-170 -119
~^jai	348 2
~^jaik	-41 -2
~^jaip	10 8
~^jais	367 -79
~^jak	70 87
~^jaka	-91 131
~^jakd	136 -77
~^jal	104 62
~^jal$	-56 -192
~^jala	1 109
~^jald	202 146
~^jale	11 -182
~^jali	17 19
~^jaln	-124 -93
~^jalt	-56 0
~^jam	30 -94
~^jam$	-104 -172
~^jama	33 21
~^jami	-24 -92
~^jamu	142 -121
~^jan	-10 117
~^jan$	-23 -81
~^jana	-165 204
~^janc	-300 -269
~^jane	26 124
~^jang	114 21
~^jank	-17 32
~^janm	14 -5
~^jant	107 16
~^jao	-88 -36
~^jao$	-53 -143
~^jap	-89 -82
~^jar	-195 -155
~^jaru	-81 -125
~^jas	30 82
~^jat	-149 -55
~^jata	-72 53
~^jate	46 -166
~^jati	-156 -196
~^jau	-48 372
~^jau$	116 205
~^jaun	-187 278
~^jav	147 -25
~^jav$	280 -158
~^java	-39 -49
~^jay	-13 128
~^jay$	-14 67
~^jaye	-34 114
~^je	194 229
~^jea	-161 -82
~^jean	-161 -82
~^jeb	-107 77
~^jeb$	-107 77
~^jeh	-7 91
~^jeha	-87 127
~^jehe	-228 93
~^jehr	117 -163
~^jel	164 -11
~^jely	143 -22
~^jer	167 156
~^jerk	208 -68
~^jero	62 128
~^jet	153 137
~^jeth	134 -29
~^jh	134 -42
~^jha	78 -50
~^jhad	-185 -245
~^jhag	129 52
~^jhal	163 88
~^jhan	5 -59
~^jhat	119 -129
~^jhi	107 -32
~^jhin	117 -23
~^jho	46 116
~^jhol	107 -8
~^jhu	62 -120
~^jhuk	137 -110
~^jhul	7 29
~^jhun	27 -126
~^jhut	-177 -55
~^ji	-275 366
~^ji$	-87 -182
~^jib	105 134
~^jibh	143 -174
~^jig	36 -13
~^jij	102 -84
~^jija	107 -88
~^jim	-118 -74
~^jim$	-118 -74
~^jin	-262 434
~^jina	-180 185
~^jind	-92 137
~^jine	-130 365
~^jio	-49 -79
~^jio$	-49 -79
~^jir	-174 -65
~^jira	-116 -15
~^jis	-55 47
~^jise	-49 34
~^jism	-14 -2
~^jit	-24 -258
~^jita	-32 -98
~^jitn	97 -81
~^jiv	-268 274
~^jiva	-94 98
~^jivi	-153 185
~^jo	-328 -91
~^jo$	-153 19
~^job	-306 73
~^job$	-296 74
~^jod	-152 -112
~^jodo	-87 -105
~^joi	-161 -192
~^join	-161 -192
~^jok	-85 -42
~^joke	-104 -36
~^joki	35 -6
~^jom	-91 -186
~^jon	-98 -153
~^jor	168 -27
~^ju	-146 93
~^jub	154 -80
~^juba	154 -80
~^jud	-58 -127
~^jug	117 -122
~^juga	-79 -105
~^jui	-32 -115
~^juic	-32 -115
~^juk	-135 -171
~^juka	-135 -171
~^jum	-53 182
~^jump	-141 218
~^jun	-217 -18
~^jun$	-99 -130
~^june	-208 -29
~^jung	-9 10
~^juni	11 90
~^jus	34 129
~^jus$	-154 -129
~^just	58 148
~^jut	-225 -133
~^juta	-160 -10
~^jute	-179 -79
~^jy	-69 -47
~^jya	-58 -22
~^jyad	-58 -22
~^k$	-53 -88
~^ka	-86 -43
~^ka$	-145 -149
~^kab	-609 -316
~^kab$	-464 -427
~^kabh	-341 46
~^kabi	-71 -94
~^kabj	-56 -129
~^kabu	4 -43
~^kac	180 -156
~^kach	180 -156
~^kad	50 -8
~^kada	73 201
~^kadh	33 -234
~^kadi	67 -55
~^kadv	-102 -134
~^kaf	-77 103
~^kafi	-61 111
~^kag	-96 -17
~^kaga	-92 -15
~^kah	-210 63
~^kah$	45 74
~^kaha	-413 -70
~^kahi	137 90
~^kahn	-59 -1
~^kaht	78 175
~^kai	-201 -133
~^kai$	231 111
~^kail	-100 -78
~^kain	70 12
~^kais	-467 -286
~^kaj	1 64
~^kajh	-47 80
~^kak	-28 -56
~^kaka	109 64
~^kaks	-146 -119
~^kal	-9 -40
~^kal$	-93 23
~^kala	104 28
~^kale	-64 -233
~^kali	73 -284
~^kam	34 7
~^kam$	-181 39
~^kama	-48 -274
~^kamb	102 -49
~^kami	-134 -201
~^kamj	70 -228
~^kamr	100 152
~^kan	132 -273
~^kan$	-52 -385
~^kanc	147 6
~^kand	58 -96
~^kang	-26 -59
~^kanp	152 45
~^kant	-45 -138
~^kap	184 12
~^kapa	35 -85
~^kapd	83 31
~^kapi	-53 -93
~^kapk	164 -6
~^kar	-34 69
~^kar$	-88 88
~^kara	174 -23
~^kard	-28 65
~^kare	-88 -183
~^kari	69 -32
~^karj	-149 282
~^kark	44 137
~^karn	-56 -47
~^karo	46 -11
~^kart	-62 -62
~^karu	-126 -212
~^karv	-169 -61
~^kas	-28 54
~^kasa	9 -67
~^kash	-95 79
~^kasr	-124 -161
~^kat	207 180
~^kat$	110 142
~^kata	149 -57
~^kate	8 37
~^kath	110 -74
~^kati	17 125
~^katl	54 -134
~^katn	-97 86
~^kato	141 -22
~^kau	-389 -117
~^kaun	-383 -117
~^kav	-155 -124
~^kavi	-133 -145
~^kay	-105 42
~^ke	-21 -75
~^ke$	5 -29
~^keh	108 85
~^keh$	129 -40
~^keht	30 24
~^kel	-216 -209
~^kela	-97 -156
~^kem	-92 -206
~^kem$	34 -125
~^kemi	-122 -78
~^ken	-190 -218
~^kend	-12 -163
~^kep	-101 105
~^kept	-101 105
~^ker	170 -49
~^kera	-109 26
~^kero	173 -18
~^kes	-95 -139
~^ket	15 18
~^keto	-121 -106
~^kev	-63 -97
~^keva	-50 -81
~^key	-45 75
~^key$	56 15
~^keys	-33 137
~^kg	-404 -24
~^kg$	-378 -19
~^kh	49 116
~^kha	-126 -6
~^kha$	165 1
~^khab	-172 -209
~^khad	140 155
~^khae	-91 -205
~^khai	42 169
~^khaj	-125 -140
~^khak	108 -119
~^khal	20 4
~^kham	-29 -68
~^khan	-79 -137
~^khar	-293 -192
~^khas	14 -115
~^khat	-34 -88
~^khau	-143 -142
~^khav	-197 -161
~^khay	67 31
~^khe	61 128
~^khel	-106 -257
~^khet	52 206
~^khi	195 -256
~^khic	120 -191
~^khid	115 -20
~^khil	-48 -171
~^khin	181 -128
~^khir	3 -51
~^khis	-4 10
~^kho	0 114
~^kho$	-102 -52
~^khol	55 109
~^khu	153 135
~^khub	8 -134
~^khud	-255 389
~^khuj	-215 -296
~^khul	65 60
~^khun	330 -267
~^khup	115 62
~^khur	-107 -67
~^khus	-226 31
~^ki	-45 58
~^ki$	-59 34
~^kid	48 -75
~^kid$	114 -144
~^kida	73 102
~^kide	-12 -108
~^kidn	-139 -64
~^kids	-115 -53
~^kik	149 50
~^kik$	121 -39
~^kiks	57 63
~^kil	-170 -67
~^kil$	17 30
~^kile	-226 -17
~^kili	-198 -264
~^kiln	84 75
~^kilo	-116 -257
~^kim	138 -62
~^kin	-141 126
~^kina	-68 149
~^kind	10 82
~^king	-173 -170
~^kip	8 160
~^kip$	-127 176
~^kips	56 9
~^kir	-22 29
~^kira	-3 42
~^kis	-243 76
~^kis$	-233 -279
~^kisa	-127 19
~^kise	-31 3
~^kisi	15 244
~^kisk	28 52
~^kism	-100 -62
~^kisn	-228 -274
~^kist	-137 -197
~^kit	-23 -20
~^kit$	137 21
~^kita	144 36
~^kitc	151 -50
~^kitn	-287 -16
~^kiv	-131 -165
~^kiy	-12 114
~^kiya	0 109
~^kl	-177 -199
~^kla	-165 -165
~^klas	-92 -114
~^km	107 -54
~^km$	117 -238
~^kn	-49 71
~^kni	-66 -181
~^kni$	-160 -129
~^knif	83 -80
~^knis	-66 -141
~^kno	9 156
~^knok	-52 -114
~^knov	69 122
~^ko	-56 189
~^ko$	-29 20
~^koc	-10 48
~^koch	-10 48
~^koh	24 -130
~^kohl	-130 -139
~^kohn	79 -73
~^koi	-106 126
~^koi$	-97 107
~^kol	-62 -11
~^kol$	-106 105
~^kola	73 -39
~^kole	-164 -48
~^kom	-102 -98
~^kon	-48 48
~^kond	-14 146
~^kone	23 67
~^kons	-200 -142
~^kop	-82 126
~^kopi	-78 147
~^kor	-214 55
~^kors	-78 -72
~^kos	91 154
~^kosh	32 107
~^kot	93 124
~^kota	-66 137
~^koth	38 82
~^koti	186 -66
~^kr	-152 10
~^kr$	-31 10
~^kra	43 -32
~^krai	43 -32
~^kri	-111 -156
~^krik	-59 -77
~^krim	-113 -103
~^krn	-106 62
~^krna	-12 62
~^krne	-99 10
~^krt	-71 -93
~^krte	-60 -31
~^kru	39 20
~^kru$	40 -30
~^ks	43 21
~^ks$	-141 -155
~^ksr	-76 -54
~^ksra	-76 -54
~^ku	197 100
~^ku$	157 -247
~^kua	133 26
~^kuan	82 16
~^kuar	111 38
~^kuc	-20 -43
~^kuch	-20 -43
~^kud	93 218
~^kud$	-205 175
~^kudi	213 9
~^kudn	-55 180
~^kue	10 103
~^kuen	17 204
~^kuer	63 -54
~^kues	-105 -105
~^kueu	17 34
~^kui	-83 153
~^kuie	51 140
~^kuij	-60 -153
~^kuik	-8 114
~^kuk	88 -47
~^kuka	97 -44
~^kul	103 -223
~^kula	139 -95
~^kulh	133 -78
~^kun	-3 -44
~^kund	-104 -1
~^kunj	93 -55
~^kur	-68 -116
~^kurs	53 -151
~^kurt	-191 -33
~^kut	197 -82
~^kuta	111 -140
~^kute	133 -81
~^kuy	58 100
~^kuye	66 55
~^ky	-413 -219
~^kya	-253 -180
~^kya$	-247 -172
~^kyo	-407 -143
~^kyon	-407 -143
~^kyu	-343 -155
~^kyu$	-309 -188
~^kyun	-81 20
~^l$	-111 -20
~^la	43 46
~^la$	48 -66
~^lab	-28 74
~^lab$	17 89
~^labe	-39 -109
~^labo	61 113
~^lac	-97 -62
~^lad	94 -10
~^lada	69 -86
~^lade	17 -23
~^ladi	-4 -114
~^ladk	30 45
~^ladt	-28 -26
~^ladu	-68 -177
~^lady	140 56
~^lae	22 -3
~^lae$	20 -2
~^lag	52 39
~^lag$	-95 190
~^laga	75 38
~^lage	-98 -178
~^lagi	245 -65
~^lagn	-206 12
~^lagt	-129 37
~^lagv	-2 -309
~^lah	122 -65
~^lahs	4 -28
~^lai	-46 91
~^lain	-75 -135
~^lais	-126 100
~^laj	69 -86
~^lajy	58 -83
~^lak	-211 100
~^lakd	46 -104
~^lake	-39 155
~^lakh	-298 120
~^laki	-106 148
~^laks	-106 -127
~^lakv	-118 -196
~^lal	82 -133
~^lal$	84 -103
~^lali	-73 -96
~^lam	59 -12
~^lamb	-18 -71
~^lan	41 -182
~^lanb	-7 -63
~^land	93 27
~^lang	-70 -128
~^lap	-250 21
~^lapt	-220 -55
~^lar	131 -178
~^lar$	80 -135
~^las	-260 107
~^lase	-114 -134
~^lash	-39 61
~^lasi	-72 -115
~^last	-215 125
~^lat	93 -24
~^lat$	173 -42
~^lata	181 -37
~^late	-248 -268
~^lath	-85 -129
~^latk	-20 183
~^latr	190 -20
~^lau	-191 46
~^laug	-129 -131
~^lauk	-89 -120
~^laut	-61 212
~^lav	53 -57
~^lav$	-69 65
~^lavs	80 -152
~^lay	-13 121
~^lay$	108 58
~^laya	-162 109
~^layi	61 24
~^ld	-157 29
~^ldl	-148 -153
~^ldl$	-148 -153
~^le	169 249
~^le$	33 -49
~^lea	42 49
~^leak	161 -86
~^lean	101 -45
~^lear	-45 33
~^leav	-123 41
~^lef	44 183
~^left	44 183
~^leg	250 -92
~^leg$	175 -238
~^lega	-43 47
~^lege	-11 -67
~^legs	158 -38
~^leh	-127 -176
~^lek	135 97
~^leka	18 162
~^leke	185 -16
~^lekh	-71 -76
~^leki	80 -82
~^lel	154 -28
~^lela	169 -112
~^lem	16 -88
~^lemo	16 -88
~^len	-311 -37
~^len$	-146 -177
~^lena	-153 130
~^lene	-140 28
~^leni	-55 -207
~^lens	-182 -128
~^lep	-38 -125
~^les	102 -31
~^les$	106 7
~^let	-1 179
~^let$	163 53
~^leta	-64 -166
~^lete	-97 149
~^leti	-108 5
~^letn	93 -41
~^lev	-154 -202
~^leva	70 -75
~^leve	-144 -98
~^levo	-164 -95
~^lg	-66 30
~^li	135 258
~^li$	151 243
~^lic	-194 126
~^lic$	-44 163
~^lice	-203 23
~^lid	19 122
~^lids	66 50
~^lie	-55 -95
~^lie$	-81 -77
~^lif	58 93
~^life	-76 135
~^lift	117 -89
~^lig	72 67
~^ligh	80 68
~^lik	118 66
~^lik$	22 72
~^like	259 93
~^likh	-279 -9
~^liku	160 -23
~^lim	162 -136
~^limi	55 -72
~^limp	149 -61
~^lin	-88 16
~^lin$	-75 94
~^line	-50 41
~^link	-245 -272
~^lip	169 -194
~^lip$	-44 -87
~^lipi	-51 -79
~^lips	226 -65
~^lis	-291 12
~^list	-291 12
~^lit	-105 -174
~^lita	21 -53
~^lite	-61 -103
~^litl	-97 -159
~^litr	39 91
~^liv	-45 -47
~^live	-96 -19
~^livi	98 -90
~^liy	81 112
~^liya	147 189
~^liye	-150 -76
~^lo	33 84
~^lo$	141 44
~^loa	-114 165
~^load	-5 29
~^loan	-143 159
~^loc	-17 -49
~^loca	-17 -49
~^log	-51 20
~^log$	78 26
~^logi	-174 -94
~^logo	-70 -61
~^loh	209 -159
~^lohe	143 -86
~^lohi	123 -105
~^lok	114 183
~^loke	114 166
~^lol	-355 -172
~^lol$	-355 -172
~^lon	-311 46
~^long	-303 58
~^lor	171 -3
~^los	-154 28
~^los$	-46 -140
~^losi	-98 -67
~^lost	-109 99
~^lot	120 17
~^lot$	-12 84
~^lota	121 -34
~^lou	22 -78
~^loud	22 -78
~^lov	-69 -137
~^lov$	-36 -298
~^love	-135 -2
~^lu	20 79
~^lu$	-30 -48
~^lud	2 -107
~^ludh	163 26
~^ludo	-184 -125
~^luk	37 97
~^luk$	-44 168
~^luki	31 149
~^lukn	-118 -115
~^luks	181 -33
~^lum	-49 -133
~^lump	-52 -128
~^lun	28 119
~^lun$	-64 84
~^lunc	147 -79
~^lung	-142 132
~^lus	51 -75
~^luse	51 -75
~^lut	-129 -117
~^ly	198 -45
~^lyi	244 30
~^lyin	244 30
~^lyr	-99 -113
~^lyri	-99 -113
~^m$	-75 117
~^ma	90 305
~^ma$	138 68
~^mac	77 -50
~^mach	86 -43
~^mad	-8 -50
~^mad$	-111 26
~^mada	144 4
~^made	-124 -26
~^madh	-102 -188
~^maf	-132 271
~^maf$	-123 274
~^mafi	-33 113
~^mag	213 -161
~^maga	49 -21
~^magi	-137 -50
~^magu	204 -139
~^mah	-65 -203
~^maha	-172 -136
~^mahi	-38 -151
~^mahv	-78 -166
~^mai	-74 210
~^mai$	-31 205
~^maic	-190 -122
~^maid	-131 55
~^maig	-68 -145
~^mail	-164 -272
~^main	110 190
~^mais	-156 -66
~^maj	35 49
~^maja	-216 37
~^majb	-44 110
~^majd	125 -70
~^maje	-122 -173
~^majh	139 55
~^mak	-73 -236
~^maka	21 -64
~^make	-175 -50
~^makh	-57 -202
~^maki	34 -224
~^maks	-58 -201
~^mal	-60 -5
~^mal$	81 -72
~^mala	-272 77
~^male	-127 -154
~^mali	-47 13
~^mam	163 17
~^mama	83 -166
~^mami	116 91
~^man	-44 142
~^man$	12 250
~^mana	-170 -149
~^mand	-22 -19
~^mane	5 -91
~^mang	-148 -50
~^manj	103 134
~^mans	83 -126
~^mant	-196 -266
~^many	40 118
~^mar	30 236
~^mar$	-88 -35
~^mara	112 6
~^marc	-183 -10
~^mard	96 -95
~^mare	-72 86
~^mari	48 188
~^mark	-67 -241
~^marn	-75 284
~^maro	178 40
~^mart	130 -28
~^maru	56 162
~^mary	-25 148
~^mas	45 -342
~^masa	-90 -233
~^mash	133 -178
~^masi	-147 -34
~^mask	17 -179
~^mast	-95 -60
~^masu	83 -78
~^mat	-51 173
~^mat$	-160 394
~^mata	110 -21
~^matc	-197 -264
~^mate	162 -8
~^math	27 -127
~^matl	-85 -175
~^matr	-61 134
~^mau	-71 83
~^maus	-18 -169
~^maut	-84 151
~^may	60 31
~^may$	-33 37
~^mayb	38 -34
~^mayk	-35 79
~^mc	-165 -102
~^mcg	-28 -24
~^mcg$	-28 -24
~^me	-79 64
~^me$	-22 -9
~^mea	-66 -186
~^meal	47 -26
~^mean	-187 -166
~^mec	-93 -54
~^mech	-93 -54
~^med	-7 -116
~^medi	-29 -266
~^mef	110 -35
~^meft	110 -35
~^meh	-112 95
~^meha	12 -85
~^mehe	8 -3
~^mehm	-25 25
~^mehn	-153 72
~^mehs	26 -79
~^mei	29 8
~^mein	29 8
~^mel	-10 1
~^mela	86 -117
~^mele	-176 104
~^mem	-203 -73
~^memb	-64 -1
~^meme	-163 -163
~^men	-32 -150
~^men$	-42 -125
~^meni	-22 -42
~^meno	31 -72
~^ment	-43 -67
~^mer	-74 204
~^mera	-118 137
~^merc	-86 35
~^mere	46 115
~^meri	-69 178
~^mes	-145 91
~^mes$	-38 44
~^mesa	-195 78
~^met	-85 -105
~^mete	104 -63
~^metf	-110 -156
~^meth	-192 -139
~^metr	69 7
~^mg	-54 139
~^mg$	-54 139
~^mh	-95 143
~^mha	-95 143
~^mhan	-95 143
~^mi	112 77
~^mid	76 75
~^mid$	109 55
~^mida	11 67
~^midl	10 4
~^midn	-37 -16
~^mig	-76 -106
~^migr	-76 -106
~^mik	34 29
~^miks	34 29
~^mil	-120 111
~^mil$	171 117
~^mila	60 97
~^mild	-282 -188
~^mile	-292 -14
~^mili	3 148
~^milk	-7 -124
~^miln	-17 41
~^milt	-200 14
~^min	286 -27
~^min$	229 -189
~^mina	162 18
~^mind	5 35
~^mine	-126 50
~^mins	140 -62
~^minu	78 -12
~^mir	-76 -245
~^mirc	-114 -199
~^mirg	29 -203
~^miro	50 25
~^mis	204 -122
~^mis$	108 93
~^misc	-74 91
~^mise	-117 -179
~^misi	48 -186
~^mist	256 -105
~^mit	-26 -15
~^mit$	-132 30
~^mita	-84 9
~^mite	-66 -142
~^mith	29 -215
~^miti	26 42
~^mitr	-92 73
~^ml	19 -166
~^ml$	28 -137
~^mo	-78 -42
~^mob	-225 -149
~^moba	-179 -78
~^mobi	-138 -180
~^moc	-159 -148
~^moch	-159 -148
~^mod	-153 -159
~^moda	-114 -117
~^mode	-213 -211
~^modh	-5 -140
~^moh	-35 -85
~^moha	-25 -78
~^moj	-106 -56
~^mok	-113 -95
~^mok$	-89 -65
~^mom	-23 157
~^mom$	-31 163
~^momo	10 -154
~^moms	30 65
~^mon	-42 21
~^mond	61 -106
~^mone	-78 72
~^monk	115 -102
~^mons	-113 -163
~^mont	-40 -179
~^mor	-78 172
~^more	-65 99
~^morf	0 101
~^morn	-29 -145
~^mos	-58 -55
~^mosk	-38 -38
~^most	-99 -17
~^mot	103 -136
~^mota	-27 -71
~^moth	-25 -66
~^moti	76 -217
~^moto	150 -49
~^mou	119 -85
~^mout	138 -82
~^mov	91 -236
~^move	60 -83
~^movi	57 -245
~^mr	-15 -153
~^mr$	-6 -89
~^mri	-164 -166
~^mri$	-118 -79
~^mrit	-78 -122
~^mrn	70 -65
~^mrng	48 -63
~^ms	-157 172
~^msg	-150 182
~^msg$	-150 182
~^mt	87 -66
~^mtp	158 -43
~^mtp$	158 -43
~^mu	84 134
~^mua	-35 40
~^muav	-35 40
~^muc	30 -8
~^much	31 -8
~^mud	-134 -183
~^mud$	-237 -262
~^mudi	-22 12
~^muf	-64 -54
~^muft	-48 -52
~^muh	168 -79
~^muh$	236 -34
~^muha	-127 -134
~^muj	14 158
~^mujh	11 155
~^muk	-43 34
~^muka	-32 -162
~^mukh	15 -29
~^mukt	-98 135
~^mul	68 -29
~^mult	-105 -55
~^mum	32 42
~^muma	78 56
~^mumb	-89 -133
~^mumy	-24 34
~^mun	135 37
~^muna	146 18
~^mund	-59 68
~^mune	8 86
~^mung	160 -148
~^munh	28 -91
~^muni	83 118
~^mur	-255 -53
~^murd	-181 -251
~^murg	12 -168
~^mus	-129 -114
~^musc	-80 -64
~^mush	80 -72
~^musk	-50 0
~^must	-66 14
~^mut	169 -141
~^muth	63 -32
~^my	-38 137
~^my$	-22 97
~^mys	-55 262
~^myse	14 279
~^myst	-34 -45
~^myt	-110 -91
~^myth	-110 -91
~^n$	204 -67
~^na	61 152
~^na$	-20 165
~^nab	250 -269
~^nabh	22 -190
~^nabj	254 -125
~^nac	55 -148
~^nach	55 -148
~^nad	32 160
~^nadi	107 188
~^nae	-61 145
~^nae$	-61 145
~^nag	-33 -39
~^nag$	135 -146
~^naga	-147 77
~^nagp	-106 -34
~^nah	88 33
~^naha	22 128
~^nahi	92 18
~^nahl	-153 -103
~^nai	250 10
~^nai$	219 74
~^naik	113 75
~^nail	16 -278
~^naj	81 -2
~^naja	135 24
~^nak	-161 -65
~^nak$	-14 -301
~^nakh	-184 -92
~^nakl	-95 -50
~^naks	87 -85
~^nal	83 -31
~^nal$	40 -79
~^nali	103 -116
~^nam	-284 -287
~^nam$	-276 -202
~^nama	-120 -148
~^name	-107 -134
~^nan	83 157
~^nan$	53 205
~^nana	194 -8
~^nanb	-197 -25
~^nani	-14 -160
~^nap	117 39
~^nap$	94 -56
~^napa	-70 -8
~^napy	119 59
~^nar	-82 -284
~^nara	11 -199
~^nari	-119 -81
~^nars	13 -48
~^nas	-54 261
~^nas$	-35 311
~^nash	56 -215
~^nat	135 28
~^nata	-58 -20
~^nath	151 87
~^nati	114 -7
~^natu	-58 -100
~^nau	70 51
~^nau$	10 -91
~^nauk	16 75
~^naus	-18 -69
~^nauv	135 14
~^nav	148 -239
~^navj	129 -118
~^navr	85 -73
~^nay	-271 -75
~^naya	-241 -288
~^naye	-153 95
~^nayi	-46 -196
~^nd	43 43
~^nd$	43 43
~^ne	322 22
~^ne$	275 45
~^nea	24 96
~^near	22 91
~^neb	116 -111
~^nebu	74 -49
~^nef	15 -10
~^nefe	63 16
~^neg	-217 -199
~^nega	-197 -169
~^neh	85 123
~^neha	82 123
~^nei	97 -31
~^nei$	141 -93
~^neig	3 -14
~^nek	121 -29
~^nek$	135 -164
~^neks	26 30
~^nen	153 80
~^nenj	184 -67
~^ner	-70 -65
~^nerv	-70 -65
~^net	-33 -35
~^net$	-47 22
~^netv	52 90
~^neu	83 -100
~^neur	-104 -90
~^nev	-19 -134
~^nev$	-59 -133
~^nevb	142 -53
~^neve	-82 27
~^nevs	-142 -143
~^ng	-39 -62
~^nh	217 36
~^nh$	186 -102
~^nhi	145 63
~^nhi$	145 63
~^ni	177 94
~^ni$	187 134
~^nib	-143 -222
~^niba	-142 -233
~^nic	-3 125
~^nice	-74 51
~^nich	30 116
~^nid	20 27
~^nid$	41 -33
~^nide	-209 -57
~^nidl	205 -48
~^nids	-14 0
~^nie	6 -32
~^niec	6 -32
~^nig	54 -82
~^niga	196 -14
~^nigh	-120 -68
~^nigl	150 -58
~^nik	124 27
~^nika	82 45
~^nikl	-18 23
~^nil	387 -138
~^nila	150 -14
~^nile	256 -88
~^nili	190 -98
~^nim	-109 -30
~^nim$	-52 -61
~^nimb	-78 -152
~^nin	-174 43
~^ninb	-41 -94
~^nind	-135 34
~^nine	-123 -73
~^nip	44 39
~^nir	-20 -233
~^nis	26 98
~^nish	26 98
~^nit	4 117
~^nit$	-111 130
~^nite	68 -1
~^niy	75 -216
~^niya	-122 -187
~^no	158 115
~^no$	128 162
~^nob	-59 208
~^nobo	-59 208
~^noc	153 1
~^noch	153 1
~^nod	8 -87
~^noi	26 81
~^noid	-100 -83
~^nois	83 123
~^nom	-54 99
~^nomi	-54 99
~^non	41 -195
~^non$	-110 -53
~^none	-40 -70
~^nons	151 -82
~^nop	-34 -202
~^nopi	-30 -194
~^nor	-37 -276
~^norm	-29 -264
~^nos	-88 -258
~^nose	-88 -258
~^not	68 168
~^not$	107 147
~^note	-241 214
~^noth	51 -45
~^noti	-48 60
~^nov	57 -27
~^nov$	93 -9
~^nove	-195 20
~^novu	15 -165
~^nu	82 137
~^nu$	95 106
~^nuk	-166 -106
~^nuks	-145 -82
~^num	78 64
~^numb	78 64
~^nun	88 75
~^nun$	173 -114
~^nur	39 47
~^nurs	-45 67
~^nus	-82 -152
~^nusk	-82 -152
~^o$	-149 -66
~^oa	-119 -121
~^oat	-91 -106
~^oats	-91 -106
~^ob	-124 -147
~^oc	-139 -87
~^oct	-81 -83
~^octo	-81 -83
~^od	187 -194
~^odi	-37 -129
~^of	-9 137
~^of$	34 153
~^ofi	-86 -156
~^ofic	-75 -132
~^ofis	-49 -102
~^ofl	-23 174
~^oi	22 50
~^oil	-39 57
~^oil$	-18 -39
~^oily	-44 -49
~^oin	132 -23
~^oint	132 -23
~^oj	39 112
~^ojh	39 112
~^ojha	39 112
~^ok	37 -42
~^ok$	-12 -42
~^oka	32 -22
~^okay	-31 -14
~^oks	105 -11
~^oksi	132 -127
~^oksy	-16 29
~^ol	113 -156
~^ola	94 71
~^ola$	100 88
~^old	57 -189
~^old$	57 -187
~^on	84 81
~^on$	51 5
~^onc	-94 -47
~^once	-171 -39
~^one	160 24
~^one$	188 1
~^ones	-68 94
~^oni	-205 -169
~^onio	-205 -169
~^onl	-15 165
~^onla	-96 181
~^onli	-139 -9
~^only	22 122
~^op	188 -86
~^op$	-133 26
~^opd	145 -40
~^opd$	145 -40
~^ope	204 -7
~^open	222 12
~^oper	-20 -16
~^opi	-22 -89
~^opin	-98 -85
~^opr	-226 -174
~^opre	-226 -174
~^opt	75 -75
~^opti	75 -75
~^or	-315 -226
~^or$	-383 -164
~^ord	18 -147
~^orde	18 -147
~^org	-63 -15
~^orga	-63 -15
~^ors	-132 -142
~^ors$	-132 -142
~^ort	-33 -45
~^orth	-33 -45
~^oru	95 -64
~^oru$	95 -64
~^os	-178 86
~^ot	-294 33
~^ot$	-32 83
~^oth	-80 86
~^othe	-80 86
~^otp	-226 -121
~^otp$	-226 -121
~^ou	19 -13
~^our	-17 -19
~^our$	-17 -19
~^out	41 -10
~^out$	73 6
~^outs	0 21
~^ov	27 167
~^ova	-76 -119
~^ove	8 44
~^over	21 50
~^ovn	60 240
~^ovn$	34 213
~^ovne	60 91
~^pa	170 19
~^pa$	186 44
~^pac	1 -116
~^pace	50 -37
~^pach	-52 -95
~^pad	341 -69
~^pad$	127 -213
~^pada	73 76
~^pade	103 74
~^padh	-285 -74
~^padi	302 -149
~^padl	233 -85
~^pado	59 -67
~^padt	-7 -31
~^pady	-63 3
~^pae	-166 -129
~^pag	27 72
~^paga	107 -109
~^page	-125 131
~^pah	-298 -306
~^paha	-262 -139
~^pahc	24 -89
~^pahe	-127 -175
~^pahi	-25 -45
~^pahl	-154 -89
~^pahn	-82 -50
~^pahu	-94 -159
~^pai	90 68
~^paid	-24 129
~^paik	107 -82
~^pain	17 58
~^paip	18 -29
~^pair	178 -156
~^pais	-247 108
~^pait	-76 -109
~^pak	70 24
~^pak$	-144 -128
~^paka	41 114
~^pakd	22 78
~^pakh	159 -34
~^paki	-165 -112
~^pako	91 -38
~^pal	291 -382
~^pal$	10 -117
~^pala	70 -208
~^pale	189 -76
~^palk	155 -67
~^palm	159 -79
~^paln	-76 -8
~^pals	152 -46
~^palt	75 -190
~^palu	88 47
~^pam	180 -163
~^pamb	83 -31
~^pan	-1 -62
~^pan$	180 -248
~^pana	-48 -58
~^panc	-41 -112
~^pand	-13 63
~^pani	-12 -221
~^pank	-101 207
~^panp	141 -49
~^pant	50 -215
~^pap	42 74
~^papa	81 96
~^papd	-82 -44
~^pape	-47 5
~^papi	9 -82
~^par	-22 -79
~^par$	10 -129
~^para	-189 104
~^parc	160 37
~^pard	118 44
~^pare	-207 140
~^parh	-148 -142
~^pari	-331 -191
~^park	51 -29
~^pars	30 -121
~^part	94 -112
~^pas	110 72
~^pas$	-126 169
~^pasa	-162 -78
~^pase	161 -27
~^pash	-88 -94
~^pasi	160 -205
~^pasl	162 -84
~^pasp	-44 17
~^past	62 101
~^pasv	-218 60
~^pat	81 108
~^pata	-51 38
~^patc	-167 33
~^pate	48 -14
~^path	3 -262
~^pati	254 4
~^patl	-6 -166
~^patn	-177 -20
~^patr	-160 284
~^pau	-182 25
~^paud	-62 -95
~^paun	-88 35
~^paus	-28 -150
~^pay	-15 116
~^pay$	35 109
~^paya	-34 136
~^paye	17 -173
~^pc	-98 -157
~^pco	-68 -132
~^pcod	-26 -85
~^pcos	-41 -45
~^pd	-111 -92
~^pdf	-110 -70
~^pdf$	-110 -70
~^pe	33 101
~^pe$	31 163
~^pea	67 62
~^peac	-52 107
~^pean	138 -76
~^ped	-154 94
~^ped$	-196 131
~^pedi	-85 -34
~^peh	-78 -70
~^pehc	85 -100
~^pehe	-143 111
~^pehl	-4 -105
~^pehn	-179 -173
~^pen	85 120
~^pen$	135 2
~^pend	-64 56
~^pens	-37 45
~^peo	-31 -39
~^peop	-31 -39
~^pep	89 2
~^pepa	-2 25
~^per	-197 -76
~^per$	-74 -252
~^perc	-138 20
~^peri	-78 -321
~^perm	-81 -7
~^pers	-75 152
~^pes	122 59
~^pesh	239 -124
~^pest	-188 109
~^pet	85 -373
~^pet$	120 -354
~^petr	70 -85
~^pf	-27 -111
~^pf$	-27 -111
~^pg	9 186
~^pg$	20 179
~^pi	197 33
~^pi$	292 190
~^pic	-165 66
~^pich	-103 -24
~^pict	-41 -88
~^pie	33 -181
~^piec	71 -85
~^pig	28 54
~^pige	-40 58
~^pij	-15 -214
~^pija	-15 -221
~^pik	17 53
~^pik$	30 91
~^pika	78 -9
~^piki	-21 37
~^pil	24 36
~^pil$	-94 31
~^pila	197 -139
~^pile	-113 -133
~^pili	8 -186
~^pilo	-113 15
~^pils	37 201
~^pim	-216 -18
~^pimp	-216 -18
~^pin	78 -107
~^pin$	-29 102
~^pina	-152 -144
~^pinc	230 -33
~^pind	69 -24
~^pine	66 -49
~^pink	49 -181
~^pip	-122 84
~^pip$	-1 73
~^pipe	-122 79
~^pir	-167 -111
~^pis	-34 -31
~^pist	-38 -23
~^pit	126 -357
~^pit$	180 -145
~^pita	72 -151
~^pitc	-6 -70
~^pite	56 -96
~^pith	46 -216
~^piu	-23 -135
~^piun	80 -37
~^piy	54 -24
~^piya	17 65
~^piye	117 -73
~^pl	-49 -51
~^pl$	-80 107
~^pla	-121 -55
~^plac	-106 43
~^plan	-210 21
~^plas	71 -222
~^plat	69 69
~^play	-139 -262
~^ple	53 6
~^plea	58 47
~^plet	-5 -186
~^pls	-96 20
~^pls$	-96 20
~^plu	43 -147
~^plus	-67 -44
~^pm	-43 -95
~^pm$	-26 -86
~^pn	30 -114
~^po	84 48
~^pod	-170 -66
~^podc	-23 -112
~^poe	-1 -194
~^poem	6 -184
~^poh	-154 -155
~^poha	-154 -155
~^poi	-39 46
~^poin	-84 85
~^pois	-53 -71
~^pok	190 -20
~^poke	-16 60
~^pokh	178 -76
~^pol	-18 -32
~^pole	-33 -105
~^poli	-99 -69
~^pon	-102 -27
~^pond	69 -55
~^pong	-107 -74
~^por	111 97
~^pore	-77 169
~^pori	90 -112
~^port	-95 -77
~^pos	22 60
~^posi	48 -84
~^post	-19 91
~^pot	-34 99
~^pota	78 26
~^pote	-23 -112
~^poty	-30 -173
~^pou	139 32
~^pour	94 58
~^pov	-6 22
~^povd	11 -157
~^pove	-1 -186
~^poy	181 -73
~^poyi	181 -73
~^pr	-26 -176
~^pra	66 8
~^prac	-110 -35
~^prad	-16 -81
~^pram	-49 -134
~^pran	-141 107
~^pras	75 -76
~^prat	-183 -134
~^prav	252 -79
~^pray	-60 120
~^pre	44 -93
~^pre$	-27 -88
~^preg	85 -81
~^prem	-184 -192
~^prep	-71 -76
~^pres	25 -3
~^pret	34 48
~^prev	74 -166
~^pri	-103 -49
~^pric	-171 -215
~^prik	123 -43
~^prin	-102 -113
~^priv	-3 -170
~^pro	-160 -169
~^prob	-66 -21
~^proc	-90 -163
~^prof	-165 -126
~^proj	17 -86
~^prom	-197 -95
~^prop	50 14
~^pros	3 -109
~^prot	-120 -206
~^ps	-131 -70
~^psy	-52 -130
~^psyc	-52 -130
~^pt	53 34
~^pt$	58 -6
~^pu	299 115
~^pub	-97 -47
~^pubg	-95 -29
~^puc	-7 49
~^puch	-7 49
~^pud	92 79
~^pudi	69 85
~^puf	67 -72
~^pufe	159 -46
~^puj	-42 -160
~^puja	59 -88
~^pul	193 181
~^pul$	2 245
~^pule	117 16
~^puli	89 62
~^puls	149 -277
~^pult	36 -4
~^pum	211 14
~^pump	211 14
~^pun	-227 -25
~^pune	-130 -109
~^punj	-86 -86
~^pup	78 -182
~^pup$	-72 -101
~^pupi	182 -44
~^pur	102 10
~^pura	0 -177
~^pure	112 -28
~^puri	-65 40
~^purp	132 102
~^pus	10 -100
~^pus$	-60 -34
~^push	65 -67
~^put	104 118
~^put$	20 191
~^puti	88 -24
~^putl	240 -119
~^py	71 -233
~^pya	93 -171
~^pyaj	-190 -142
~^pyar	-206 -60
~^pyas	94 -19
~^pyt	-63 -147
~^pyth	-63 -147
~^r$	-166 34
~^ra	59 28
~^ra$	163 78
~^rab	-167 -189
~^rabi	-160 -183
~^rac	37 -99
~^rad	43 -20
~^rag	-156 -48
~^ragi	-133 -73
~^rah	148 96
~^rah$	-24 64
~^raha	201 -29
~^rahe	40 -50
~^rahi	318 68
~^rahn	-168 38
~^raho	-98 39
~^raht	-239 -172
~^rahu	-115 314
~^rai	-235 49
~^rail	-52 250
~^rain	-114 -222
~^rais	-150 -58
~^raj	-158 -15
~^raja	-48 -240
~^raji	56 -108
~^rajm	-149 -176
~^rajo	-122 154
~^rak	135 25
~^rakh	-102 99
~^rakt	278 -293
~^ram	-43 -40
~^ram$	-201 28
~^rama	-147 -85
~^ran	-19 -90
~^ran$	15 19
~^ranc	-5 3
~^rang	63 -171
~^ras	-11 159
~^ras$	-18 -43
~^rasa	83 -89
~^rash	-140 -216
~^rasi	11 216
~^raso	33 36
~^rast	-25 158
~^rat	-23 -18
~^rat$	22 106
~^rate	-211 -309
~^rath	122 86
~^rati	-96 -166
~^ratr	-155 -202
~^rav	-137 -223
~^rc	-161 -167
~^rcb	-161 -167
~^rcb$	-161 -167
~^rd	61 77
~^rd$	61 77
~^re	-275 1
~^re$	75 -165
~^rea	-266 166
~^reac	-24 -31
~^read	-231 85
~^real	-106 -6
~^reas	-116 175
~^reb	-11 -52
~^rebi	-11 -52
~^rec	-111 -186
~^rech	-20 -44
~^reci	-143 -154
~^reco	-87 -17
~^red	-39 -155
~^red$	-31 -69
~^redi	-25 -74
~^redu	25 -73
~^ref	-108 110
~^refu	-74 86
~^reg	-19 -132
~^regi	34 -92
~^regu	-50 -31
~^reh	17 86
~^reh$	-40 88
~^reha	154 -135
~^rehn	-23 58
~^reht	-169 7
~^rej	-52 25
~^reje	-52 25
~^rel	-50 181
~^rel$	-82 134
~^rela	45 81
~^relv	-6 -100
~^rem	4 -197
~^rema	-76 16
~^reme	12 -102
~^remo	24 -171
~^ren	-137 -51
~^rene	-62 -135
~^rent	-135 -8
~^rep	-129 -239
~^repe	-110 -98
~^repl	-109 -118
~^repo	1 -112
~^res	-99 -85
~^rese	-77 -150
~^resi	-122 -47
~^resp	104 -45
~^rest	30 -110
~^resu	-204 40
~^ret	-174 14
~^ret$	-137 -114
~^reti	-47 37
~^retu	-74 41
~^rev	-133 -85
~^reve	4 -167
~^revi	-105 -124
~^rh	124 131
~^rha	171 150
~^rha$	171 150
~^rhe	25 -63
~^rhe$	27 -102
~^rhi	123 -6
~^rhi$	123 -6
~^rhy	-75 -51
~^ri	80 -147
~^rib	150 -60
~^ribs	182 -56
~^ric	-196 -76
~^rice	-196 -76
~^rid	-178 -183
~^ride	-57 -122
~^rig	221 -219
~^righ	172 -227
~^rij	-48 78
~^rija	-48 78
~^rik	149 -15
~^riks	149 -15
~^ril	-161 -283
~^ril$	-150 -215
~^rils	-67 -153
~^rin	-57 98
~^ring	-53 105
~^rip	33 -119
~^ripo	24 -190
~^ris	-257 -97
~^rish	-145 -83
~^risk	-150 -72
~^rit	-34 -8
~^riv	41 133
~^rive	42 149
~^ro	0 64
~^ro$	-27 19
~^roa	-39 -134
~^road	-4 -87
~^roas	-97 -112
~^rob	-86 -161
~^robo	-46 -91
~^rod	127 -89
~^rod$	127 -89
~^roe	-50 148
~^roh	-160 -73
~^rohi	-157 -91
~^roj	-97 65
~^roj$	-139 71
~^roja	50 -126
~^rok	68 49
~^rok$	7 153
~^roke	-26 -120
~^rokn	-109 -1
~^rokt	134 -213
~^rol	28 41
~^rol$	-82 109
~^role	62 -134
~^rom	-16 -164
~^ron	-20 -14
~^rona	13 -82
~^rone	-47 48
~^rop	6 224
~^rope	-1 226
~^ros	-21 -119
~^rosh	167 -25
~^rot	7 -64
~^rota	76 -67
~^rote	79 -1
~^roti	-75 -35
~^rou	49 -287
~^roun	171 -125
~^rout	-147 -174
~^rov	-3 -13
~^roy	96 95
~^roya	100 -62
~^rs	-80 -13
~^rs$	-80 -13
~^rt	-9 -128
~^rto	-9 -128
~^rto$	-9 -128
~^ru	126 71
~^rub	-47 -28
~^rubi	97 -42
~^ruf	87 57
~^ruf$	87 57
~^ruk	177 69
~^ruk$	222 140
~^ruka	63 106
~^ruke	-42 -102
~^rukn	-146 -13
~^rukt	100 55
~^ruku	34 51
~^rul	-157 -204
~^rula	-119 -28
~^rule	-98 -218
~^rum	197 218
~^rum$	188 124
~^ruma	-7 221
~^rumi	129 -75
~^run	-161 -120
~^run$	-188 -53
~^runi	12 -63
~^rup	-272 2
~^rupi	-222 -23
~^rupy	-90 -91
~^rus	-2 -107
~^rusi	-163 -94
~^rust	-18 -17
~^rut	-49 -160
~^s$	-39 -21
~^sa	73 145
~^sa$	31 -204
~^sab	-138 282
~^sab$	-25 178
~^sabh	-57 -54
~^sabj	-66 -22
~^sabk	-56 200
~^sabn	39 48
~^sabs	-160 28
~^sabu	-157 111
~^sac	-270 17
~^sach	-254 20
~^sad	9 -32
~^sad$	-278 110
~^sada	-24 -117
~^sadh	61 -101
~^sadi	102 -34
~^sadm	-65 -42
~^saf	-170 -376
~^saf$	-241 -279
~^safa	-10 22
~^safe	-56 -303
~^sag	-187 227
~^saga	-137 182
~^sah	-78 -2
~^saha	41 103
~^sahe	-104 167
~^sahi	-340 -263
~^sai	-55 106
~^said	-73 107
~^saik	42 -56
~^sait	-70 -117
~^saj	-54 58
~^saja	-54 58
~^sak	-193 -18
~^saka	111 93
~^sakh	-50 -85
~^sakt	-200 -189
~^sal	-163 -174
~^sal$	-125 -228
~^sala	-105 -56
~^sale	-65 51
~^salf	-15 157
~^sali	-54 -110
~^salo	-39 -70
~^salt	-5 -88
~^sam	-59 36
~^sama	-39 63
~^samb	-19 17
~^same	-181 -50
~^samj	-31 -81
~^samn	-9 48
~^samo	65 -99
~^samu	-63 32
~^san	136 -228
~^sanb	31 87
~^sand	-25 -81
~^sang	13 7
~^sanp	-10 -392
~^sans	250 -98
~^sant	-163 50
~^sap	246 -410
~^sap$	279 -250
~^sapn	-222 -241
~^sar	-52 -53
~^sar$	157 -33
~^sara	41 -54
~^sard	-339 -287
~^sare	-123 -74
~^sari	45 136
~^sark	-131 -55
~^sars	16 -193
~^sas	247 -32
~^sas$	165 -33
~^sast	-251 -73
~^sasu	202 73
~^sat	-16 38
~^sat$	36 -179
~^sata	-32 -118
~^sath	-13 120
~^satr	-95 -82
~^satu	-107 13
~^satv	114 -53
~^sau	71 -71
~^sau$	-38 -75
~^sav	-58 -110
~^sav$	-8 -2
~^sava	-8 -134
~^savd	-56 -31
~^save	-140 -19
~^say	154 224
~^say$	-50 -43
~^saya	-8 142
~^sayi	39 79
~^says	167 147
~^sb	-108 -122
~^sbi	-108 -122
~^sbi$	-108 -122
~^sc	-157 -144
~^sca	-122 -123
~^scaf	80 -37
~^scal	-52 -139
~^scan	51 -159
~^scar	-150 -9
~^sce	-64 -98
~^scen	-64 -98
~^sch	-115 8
~^sche	-34 104
~^schu	-106 -37
~^sci	-155 -187
~^scie	-134 -169
~^sco	95 -90
~^scol	86 1
~^scor	70 -99
~^scr	-71 -46
~^scra	-76 49
~^scre	122 -75
~^scri	-239 -99
~^scu	-87 -103
~^scut	-119 -79
~^se	-18 86
~^se$	-54 98
~^sea	-124 100
~^sea$	-112 46
~^sear	-123 200
~^seas	-176 -121
~^seat	105 -23
~^sec	205 -75
~^sec$	50 -22
~^seco	95 -143
~^secr	-20 36
~^sect	170 -90
~^secu	16 59
~^seh	-97 -191
~^seha	-53 -193
~^sei	17 -131
~^seij	17 -131
~^sek	-50 -37
~^sel	-70 47
~^sel$	-64 31
~^sem	-147 -103
~^sen	78 55
~^send	26 -136
~^seni	7 19
~^sens	-5 -91
~^sent	70 195
~^sep	27 -138
~^seps	-60 -95
~^sept	103 3
~^ser	-41 -74
~^seri	41 -253
~^serv	-153 136
~^set	-35 38
~^set$	-29 -93
~^seth	-175 111
~^seti	27 -96
~^setl	84 -10
~^sev	133 -69
~^sg	-119 -124
~^sgp	-119 -124
~^sgpt	-119 -124
~^sh	169 -43
~^sha	-22 -115
~^shab	95 -176
~^shad	-324 -126
~^shah	-20 -67
~^shak	83 12
~^shal	145 -143
~^sham	-199 -274
~^shan	-133 176
~^shar	147 83
~^shat	-27 -29
~^shav	-178 87
~^shay	-88 -194
~^she	229 269
~^she$	247 284
~^shed	60 37
~^sheh	-8 -80
~^shel	-45 -62
~^sher	-97 -100
~^shes	-80 163
~^shey	-83 -139
~^shi	13 22
~^shif	-177 -179
~^shik	-126 -128
~^shil	-51 1
~^shin	-12 -179
~^shir	43 53
~^shis	108 213
~^shit	-54 -50
~^shiv	181 -147
~^sho	65 -22
~^shoe	26 -101
~^shok	51 -200
~^shol	-159 -192
~^shop	-120 125
~^shor	-121 -162
~^shot	-163 -129
~^shou	41 -13
~^shov	241 15
~^shr	-69 55
~^shra	-107 -15
~^shu	-27 -300
~^shub	-228 -168
~^shug	47 -46
~^shuk	-92 -95
~^shur	48 -201
~^shut	65 -95
~^shv	265 -77
~^shva	240 -76
~^si	164 -159
~^si$	16 -40
~^sid	64 -123
~^sid$	-93 -148
~^side	25 -66
~^sidh	145 -58
~^sids	29 -57
~^sig	32 -10
~^sign	5 32
~^sigr	-69 30
~^sij	-7 -199
~^sije	-7 -199
~^sik	-10 -199
~^sik$	-97 -157
~^sika	89 11
~^sikh	-377 -119
~^sikl	116 -34
~^siks	-116 -41
~^sil	106 -175
~^sile	124 -161
~^sili	-117 -64
~^silk	-38 -15
~^sim	-136 -22
~^simp	-101 -34
~^sin	167 -4
~^sin$	-113 67
~^sina	163 -55
~^sinc	23 3
~^sine	350 -61
~^sing	21 -239
~^sinh	-104 -97
~^sinu	-119 -80
~^sip	34 -24
~^sip$	-125 -130
~^sipi	-62 -117
~^sir	27 -12
~^sir$	46 26
~^sira	-69 -30
~^sirf	-69 15
~^sirh	154 -101
~^siri	-183 -112
~^sis	95 132
~^sis$	158 64
~^sist	29 112
~^sit	66 79
~^sit$	115 -5
~^site	84 -78
~^siti	9 25
~^sits	-100 141
~^sk	-15 -192
~^ski	151 -10
~^skin	156 -38
~^skip	7 -55
~^skl	-121 -95
~^skl$	-121 -95
~^skt	-147 -97
~^sku	-195 -192
~^skua	-12 -254
~^skul	-229 -16
~^sl	12 -31
~^sla	99 -162
~^slap	120 -24
~^sle	-33 -129
~^slep	-33 -129
~^sli	-35 31
~^slic	132 -95
~^slid	101 -58
~^slig	-105 -165
~^slip	-52 -28
~^sliv	-148 187
~^slo	-169 -66
~^slot	4 23
~^slov	-159 -106
~^slu	204 -61
~^slum	120 -50
~^sm	99 -57
~^sma	2 -81
~^smal	-60 -63
~^smar	95 -73
~^sme	73 -111
~^smel	90 -72
~^smi	110 111
~^smil	111 36
~^smo	-5 -186
~^smok	-26 -158
~^sn	-46 -338
~^sna	-62 -168
~^snak	-62 -304
~^sni	-239 -124
~^snij	-181 -76
~^sno	117 -239
~^snor	67 -215
~^snov	114 -63
~^so	90 102
~^so$	117 -9
~^soa	141 -205
~^soak	138 -144
~^soc	-220 247
~^soch	-168 285
~^soci	-108 -88
~^sod	105 -57
~^soe	119 -74
~^soe$	119 -74
~^sof	57 -193
~^sofa	-70 -191
~^soft	68 -36
~^sok	18 -53
~^sol	71 111
~^sola	12 62
~^sold	-105 153
~^sole	119 -65
~^som	106 140
~^some	86 141
~^somv	69 0
~^son	-76 -61
~^son$	58 94
~^sona	-5 -118
~^sone	8 -14
~^song	-243 -249
~^sono	-126 -62
~^sons	-3 80
~^sor	-208 -87
~^sore	-210 -229
~^sort	28 80
~^sory	-115 30
~^sot	51 43
~^sota	-56 -100
~^sote	92 133
~^soti	21 -81
~^sou	96 -128
~^soun	116 -84
~^sour	9 -70
~^soy	42 -89
~^soya	28 -23
~^soye	81 -80
~^sp	274 -272
~^spa	0 -93
~^spac	-160 -148
~^spar	64 4
~^spe	35 -188
~^spea	-1 -142
~^spec	69 -50
~^spi	186 -129
~^spic	148 -12
~^spin	-162 -105
~^spit	189 -104
~^spl	63 -89
~^spla	-43 -70
~^spli	99 9
~^spo	106 -173
~^spo$	139 -62
~^spoi	-86 -14
~^spot	-13 -196
~^spr	103 -77
~^spra	3 -37
~^spre	45 -85
~^spri	108 13
~^spu	153 -135
~^spun	105 -120
~^sr	-161 -190
~^sri	-52 -115
~^st	5 -4
~^st$	10 78
~^sta	-62 10
~^stab	121 -116
~^staf	-36 -132
~^stag	-24 -126
~^stai	-128 11
~^stan	-83 33
~^star	41 -194
~^stat	-32 30
~^stay	-117 128
~^std	-95 36
~^std$	-95 36
~^ste	-20 -117
~^stea	-60 -9
~^sten	-140 -193
~^step	93 -38
~^ster	55 -61
~^stes	3 -53
~^stet	-22 66
~^sti	19 -181
~^stif	-35 -166
~^stik	31 -173
~^stil	-106 -137
~^stin	95 -36
~^stir	33 72
~^stit	-22 -15
~^sto	-35 56
~^stok	-199 -149
~^stom	68 8
~^ston	38 -140
~^stop	44 93
~^stor	-167 14
~^str	12 1
~^stra	140 -75
~^stre	-202 -107
~^stri	90 136
~^stro	-197 -98
~^stu	132 76
~^stud	-159 47
~^stuf	-54 -20
~^stuk	125 -95
~^stul	88 157
~^stun	118 -60
~^sty	-138 -134
~^su	106 -131
~^sub	-58 7
~^suba	-28 57
~^subs	-112 -147
~^suc	-105 -145
~^such	7 -71
~^sud	152 26
~^sude	293 -82
~^sudh	-148 101
~^sug	-31 -315
~^suga	-20 -221
~^suge	-67 -219
~^sui	79 50
~^sui$	164 60
~^suic	-178 42
~^suit	-99 -98
~^suj	169 -186
~^suj$	147 76
~^suja	-93 -235
~^suje	202 -40
~^sujh	67 -84
~^suji	13 -114
~^suk	-88 43
~^sukh	-231 -19
~^suki	205 -63
~^suku	-29 105
~^sul	52 -7
~^sula	-41 20
~^sulf	93 22
~^sum	-203 -169
~^suma	-71 -124
~^sume	-120 -64
~^sun	-28 -52
~^sun$	182 149
~^suna	-316 -315
~^sunb	-46 -96
~^sund	-67 -18
~^sune	-97 71
~^sung	-56 -92
~^suni	53 69
~^sunk	61 -47
~^suns	-95 -121
~^sunt	28 18
~^sup	-32 -26
~^supe	29 -93
~^supo	-55 106
~^sur	-133 -123
~^sura	-135 -141
~^sure	22 31
~^surg	-156 -143
~^surv	-107 35
~^sury	-86 -76
~^sus	294 67
~^sust	292 -98
~^susu	140 -38
~^sut	133 54
~^sv	272 -119
~^sva	221 -24
~^svad	-93 -152
~^sval	227 112
~^svas	118 -113
~^sve	142 -253
~^svea	219 -143
~^svel	-46 -197
~^svi	-55 -3
~^svig	-42 -96
~^svim	-167 -206
~^svin	-80 -55
~^svit	118 74
~^svo	174 -88
~^svol	174 -88
~^sy	-59 -260
~^sym	-109 -116
~^symp	-109 -116
~^syr	6 -123
~^syru	-5 -121
~^sys	-108 -124
~^syst	-108 -124
~^t$	78 -144
~^ta	218 163
~^tab	2 11
~^tab$	88 -53
~^tabi	46 -81
~^tabl	-81 19
~^tad	-127 -135
~^tadk	-120 -49
~^tag	144 -208
~^tah	-114 5
~^taha	-88 -87
~^tai	49 21
~^taif	-9 -73
~^tail	77 -32
~^taim	57 -53
~^tair	43 -31
~^taiy	-77 112
~^taj	91 -10
~^taja	91 -10
~^tak	77 83
~^tak$	55 0
~^taka	132 -59
~^take	-70 55
~^takh	145 -42
~^taki	-31 101
~^takl	-43 106
~^taks	-43 -152
~^tal	187 0
~^tala	10 -8
~^talk	190 -40
~^talu	150 -17
~^talv	-49 -68
~^tam	-270 -268
~^tama	-203 -110
~^tami	-144 -215
~^tan	86 198
~^tan$	46 21
~^tana	-70 -114
~^tand	152 -117
~^tane	-120 166
~^tang	100 162
~^tank	-32 62
~^tap	40 9
~^tap$	-20 83
~^tapa	47 -76
~^tar	231 148
~^tar$	161 157
~^tara	191 7
~^tare	196 -20
~^tari	-257 82
~^tas	-126 -19
~^tast	-75 -10
~^tat	115 -282
~^tata	86 -221
~^tati	194 -27
~^tatk	-51 -81
~^tau	62 -78
~^tau$	91 -11
~^tav	-16 28
~^tava	49 36
~^tave	-92 -2
~^tay	31 140
~^tb	-11 -111
~^tb$	-11 -111
~^te	64 -44
~^te$	-37 38
~^tea	-53 -92
~^tea$	-80 -187
~^teac	-122 17
~^team	-170 -9
~^tear	232 -67
~^tec	16 -35
~^tech	16 -35
~^ted	261 -144
~^tedh	268 -137
~^tej	347 95
~^tej$	329 -78
~^teja	125 124
~^tek	-238 41
~^teks	-238 41
~^tel	11 137
~^tel$	-19 148
~^teli	172 66
~^telm	-159 -192
~^telu	-85 -79
~^tem	109 -224
~^temp	109 -224
~^ten	72 -111
~^ten$	111 -76
~^tena	38 -6
~^tens	-182 -105
~^ter	-147 13
~^tera	-36 111
~^tere	3 -173
~^teri	-130 -90
~^term	-122 -14
~^tes	-302 -336
~^test	-302 -336
~^tet	-29 -229
~^teta	-19 -222
~^th	71 25
~^th$	-78 300
~^tha	-17 -13
~^tha$	-37 -70
~^thai	47 80
~^thak	-112 166
~^thal	41 -243
~^tham	160 -187
~^than	10 2
~^thap	24 129
~^that	-97 -21
~^thay	-68 82
~^the	12 117
~^the$	-45 139
~^thei	-65 119
~^thek	33 -63
~^thel	109 -81
~^them	-69 192
~^then	112 159
~^ther	-37 -50
~^thes	-179 66
~^they	-11 147
~^thi	57 72
~^thi$	91 17
~^thig	71 115
~^thik	-218 -248
~^thin	225 194
~^thir	89 -18
~^this	-232 78
~^thk	-89 -4
~^thks	-89 -4
~^tho	38 95
~^thod	-121 -101
~^thon	-64 189
~^thos	80 -112
~^thou	38 58
~^thr	220 -52
~^thre	191 -66
~^thri	-95 64
~^thro	200 -101
~^thru	-119 -53
~^thu	185 117
~^thuk	73 125
~^thum	195 -136
~^thun	-10 83
~^thur	-24 55
~^thy	-73 -8
~^thyr	-73 -8
~^ti	-20 -12
~^tia	-80 -47
~^tib	-13 -83
~^tibi	-13 -83
~^tic	-91 23
~^tie	96 -95
~^tied	138 -34
~^tif	-114 -56
~^tifi	-114 -56
~^tig	245 -182
~^tigh	287 -154
~^tik	-319 -208
~^tika	-387 -399
~^tike	-250 61
~^tikh	-55 -110
~^til	150 234
~^til$	191 182
~^tim	-93 -13
~^time	-6 3
~^timi	-146 43
~^tin	42 -46
~^tin$	90 51
~^tina	-191 -130
~^ting	-28 -119
~^tino	-89 6
~^tiny	-23 -90
~^tip	78 -226
~^tip$	155 -99
~^tips	-225 -169
~^tir	-119 145
~^tire	-58 102
~^tiru	-75 26
~^tis	10 81
~^tisr	-28 90
~^tit	-128 -248
~^tita	-102 -87
~^tith	-81 -231
~^titl	-75 40
~^titn	-55 -53
~^tiv	-100 -92
~^tivi	-100 -92
~^tm	-35 27
~^tmr	-17 32
~^tmrv	-17 32
~^to	78 137
~^to$	-65 63
~^tod	128 12
~^tod$	-74 -40
~^toda	61 67
~^todl	89 -53
~^tody	63 -28
~^toe	36 -80
~^tof	46 -38
~^tofi	46 -38
~^tog	-40 38
~^toge	-40 38
~^toi	44 10
~^toil	46 17
~^tok	83 -70
~^toks	-44 -28
~^tol	28 265
~^told	10 225
~^tom	-42 -3
~^toma	-146 -141
~^tomo	17 26
~^ton	146 194
~^tond	101 -128
~^tong	134 -183
~^toni	52 253
~^tons	-74 -90
~^top	-62 86
~^top$	-68 73
~^tope	-58 66
~^topi	13 -34
~^tor	95 -68
~^torc	-5 5
~^tot	-97 -183
~^tota	-158 -177
~^tou	221 -92
~^touc	229 -84
~^tov	93 127
~^tove	120 12
~^tr	-109 50
~^tra	-75 71
~^trac	-60 -104
~^traf	-146 -111
~^trai	-96 101
~^trak	-39 160
~^tran	9 -183
~^trav	-139 -123
~^tre	-10 -239
~^trea	-11 -62
~^trek	93 -102
~^tren	-52 -186
~^tri	-198 -125
~^tri$	-129 59
~^trie	-60 35
~^trik	-188 -212
~^trip	41 -182
~^tro	48 152
~^trou	45 140
~^tru	52 -34
~^true	-212 -221
~^truk	163 85
~^try	-128 144
~^try$	-122 149
~^ts	-223 -221
~^tsh	-223 -221
~^tsh$	-215 -216
~^tu	85 -38
~^tu$	-53 77
~^tub	31 -31
~^tube	34 -22
~^tue	67 -103
~^tues	54 -91
~^tui	97 79
~^tuit	97 79
~^tuj	16 -188
~^tujh	16 -188
~^tuk	188 64
~^tuk$	166 89
~^tukd	41 -92
~^tul	57 -154
~^tuls	-83 -145
~^tum	-43 -83
~^tum$	-216 14
~^tumh	-171 -143
~^tumk	14 136
~^tumy	142 -150
~^tur	60 74
~^tura	-7 73
~^turm	14 -58
~^turn	60 64
~^tut	20 -97
~^tut$	-112 45
~^tuta	145 -78
~^tuth	-22 -254
~^tuti	-38 -15
~^tutn	-59 -45
~^tv	39 -140
~^tv$	-143 -45
~^tva	-101 -101
~^tvac	-101 -101
~^tvi	76 -248
~^tvic	46 -112
~^tvin	144 -81
~^tvis	-130 -32
~^tvit	-1 -123
~^tvo	54 -73
~^tvo$	54 -73
~^ty	-1 -84
~^tyf	-46 -99
~^tyfo	-46 -99
~^typ	57 -56
~^type	13 -43
~^typi	25 -28
~^tyu	-153 -9
~^tyub	-135 0
~^u$	-231 78
~^ub	-143 -204
~^uba	-122 -187
~^uc	122 -182
~^uch	122 -182
~^ucha	104 -157
~^ud	-50 -7
~^ud$	-117 -46
~^uda	-30 -37
~^udas	-163 -127
~^udh	45 105
~^udha	45 105
~^udt	40 -33
~^ug	-135 -165
~^uj	74 -96
~^uja	78 -86
~^uk	211 -113
~^ul	315 -195
~^ula	85 -64
~^ulat	168 -47
~^ulc	-133 -41
~^ulce	-133 -41
~^ult	337 -164
~^ulta	126 -161
~^ulti	333 -87
~^ultr	-96 -51
~^um	34 -84
~^uma	117 -17
~^umar	69 -15
~^umr	-52 -176
~^umr$	-47 -172
~^un	7 108
~^unc	114 48
~^unch	-67 150
~^uncl	184 -55
~^unco	-100 -79
~^und	-60 3
~^unde	16 2
~^undi	-74 64
~^ung	69 -19
~^ungl	134 -330
~^unh	-9 57
~^unhe	-44 -19
~^unho	18 42
~^uni	60 -82
~^unif	-77 11
~^unin	-34 -61
~^unit	135 -44
~^unk	-61 66
~^unka	46 -12
~^unke	-24 74
~^unki	-83 -26
~^unko	-56 62
~^unl	-22 -73
~^uns	-15 86
~^unt	-105 105
~^up	203 126
~^up$	258 104
~^upa	-1 138
~^upar	135 235
~^upay	-249 -290
~^upd	-104 -115
~^upda	-104 -115
~^upe	194 -68
~^uper	194 -68
~^upi	79 -210
~^upi$	-162 -190
~^upir	143 -42
~^upl	-76 -81
~^uplo	-70 -66
~^ups	-89 24
~^upsc	-78 80
~^ur	-175 -15
~^uri	-111 -3
~^uric	-222 -131
~^urin	-17 -30
~^us	76 139
~^us$	71 130
~^use	-202 -58
~^use$	-126 45
~^used	-40 -159
~^usef	-100 -108
~^usel	-103 -88
~^usg	-85 -71
~^usg$	-85 -71
~^usi	139 -14
~^usi$	-45 98
~^usin	-107 -62
~^usir	204 -106
~^usk	7 144
~^uska	-23 208
~^uske	90 39
~^uski	-83 150
~^usko	-49 -50
~^usm	-6 -4
~^usme	-6 -4
~^usn	90 61
~^usne	90 61
~^usu	-141 -1
~^usua	-141 -1
~^ut	264 197
~^uta	-175 128
~^utar	-177 128
~^uth	354 203
~^uth$	265 -228
~^utha	103 202
~^uthi	231 -108
~^uthk	-97 -4
~^uthn	-111 94
~^utht	71 -25
~^uthu	-20 186
~^utr	313 -216
~^utra	211 -111
~^utre	182 -120
~^v$	-129 81
~^va	116 173
~^va$	233 -37
~^vac	-158 -76
~^vach	61 100
~^vaci	-322 -214
~^vad	55 -16
~^vada	-61 7
~^vag	-34 -113
~^vaga	-57 -49
~^vah	-67 112
~^vah$	-63 -29
~^vaha	-28 98
~^vahi	-31 69
~^vai	290 -46
~^vais	223 -58
~^vait	173 57
~^vaj	-363 109
~^vaja	-327 -51
~^vak	80 127
~^vake	109 102
~^vaki	131 61
~^vaks	-110 -144
~^vakt	3 100
~^vaky	-180 -58
~^val	-28 -62
~^val$	33 -49
~^vala	-78 -17
~^vale	-99 -42
~^vali	160 -13
~^valk	-127 -299
~^valo	-68 51
~^van	111 65
~^van$	-71 -64
~^vand	106 -51
~^vani	-72 71
~^vant	93 113
~^vap	-84 -60
~^vapa	-82 -43
~^var	-107 -133
~^vara	-53 -171
~^vard	160 36
~^varf	100 97
~^varm	-68 3
~^varn	-139 -87
~^vars	-221 -126
~^vart	-192 -114
~^varu	-156 -157
~^vas	143 83
~^vas$	104 15
~^vase	-71 -104
~^vash	22 25
~^vasi	-20 59
~^vast	53 89
~^vat	107 123
~^vata	-88 207
~^vatc	187 -47
~^vate	10 -1
~^vav	44 -55
~^vave	29 -50
~^vay	23 140
~^vay$	72 132
~^vaya	-84 84
~^vays	-33 92
~^ve	102 -10
~^ve$	172 -105
~^vea	-176 -149
~^veak	15 -188
~^vear	-112 -21
~^veat	-178 -157
~^veb	-81 -111
~^ved	85 -24
~^veda	104 -56
~^vedi	-37 -19
~^veg	-205 -183
~^veg$	-127 -87
~^vege	-114 -125
~^vei	-239 66
~^veig	-243 -48
~^vein	-43 82
~^veir	25 113
~^vel	-159 -2
~^vel$	-152 44
~^veld	-39 -59
~^ven	146 22
~^veno	-88 -126
~^vent	195 74
~^ver	71 -70
~^vere	40 43
~^very	157 26
~^ves	-9 21
~^vese	-9 -27
~^vet	156 -107
~^vet$	107 -42
~^vh	-219 -189
~^vha	-166 -85
~^vhat	-166 -85
~^vhe	-83 -61
~^vhen	-26 -41
~^vher	-155 -34
~^vhet	-39 28
~^vhey	-27 -38
~^vhi	18 -42
~^vhic	-298 25
~^vhij	205 -86
~^vhil	31 -44
~^vhis	165 -80
~^vhit	70 -232
~^vho	-127 -139
~^vho$	-192 -185
~^vhol	103 25
~^vhom	-115 -6
~^vhy	-345 -61
~^vhy$	-345 -61
~^vi	12 4
~^vi$	-69 80
~^vic	73 -130
~^vid	-209 145
~^vida	-58 34
~^vide	-236 -15
~^vidh	-148 -58
~^vidi	29 143
~^vie	-89 -78
~^vif	32 104
~^vife	53 122
~^vifi	-103 -130
~^vij	103 -196
~^vijn	-65 -81
~^vik	39 -277
~^vik$	-39 -171
~^vike	-112 -196
~^vikl	-176 -112
~^viks	120 -60
~^vil	-150 71
~^vil$	-169 77
~^vila	-105 45
~^vin	22 -41
~^vind	-128 89
~^vine	-40 -82
~^ving	87 -15
~^vint	-182 -49
~^vio	-31 -39
~^viol	-31 -39
~^vip	83 -65
~^vir	86 -10
~^vira	-55 9
~^vire	147 -140
~^vis	-253 99
~^visa	-136 -134
~^vish	-286 205
~^visi	40 -136
~^vit	-20 25
~^vit$	-98 -127
~^vita	-194 -186
~^vith	4 69
~^viv	-117 -138
~^viva	-117 -138
~^vk	130 -92
~^vk$	177 -38
~^vks	-7 -73
~^vks$	-7 -73
~^vl	-85 -79
~^vlu	-85 -79
~^vluk	-85 -79
~^vo	238 83
~^vo$	72 124
~^voh	30 60
~^voh$	97 -18
~^voi	50 86
~^voic	50 86
~^vok	194 -96
~^voke	194 -96
~^vol	101 -192
~^volu	-53 -136
~^vom	254 -181
~^voma	-38 -123
~^vome	-85 -53
~^vomi	275 -96
~^von	103 102
~^von$	-103 -115
~^vont	149 183
~^vor	6 -222
~^vord	167 -227
~^vork	-152 -42
~^vorl	-82 24
~^vors	80 9
~^vort	-151 -116
~^vory	121 -99
~^vou	-72 199
~^voul	-6 244
~^voun	-80 -176
~^vr	-33 209
~^vra	101 17
~^vrap	83 58
~^vrat	51 -85
~^vri	-65 110
~^vrid	-21 37
~^vrin	119 -6
~^vris	54 138
~^vrit	-140 -25
~^vro	-31 176
~^vron	45 8
~^vrot	-113 188
~^vs	-233 -243
~^vs$	-233 -243
~^vu	53 -41
~^vud	53 -41
~^vud$	21 -41
~^vy	-99 -69
~^vya	-99 -69
~^vyay	-99 -69
~^ya	-601 -244
~^ya$	-537 -405
~^yad	-222 -33
~^yad$	-196 -21
~^yah	42 80
~^yah$	-70 -142
~^yaha	161 70
~^yahi	-144 98
~^yam	-45 152
~^yar	-184 -65
~^yar$	-176 -155
~^yat	35 -139
~^yatr	35 -139
~^yav	-110 17
~^yava	-80 40
~^yd	56 -35
~^yda	56 -35
~^yday	56 -35
~^ye	-137 -159
~^ye$	-73 30
~^yea	-279 -311
~^year	-263 -299
~^yel	46 -180
~^yelo	8 -174
~^yen	-233 93
~^yes	-57 -87
~^yes$	-198 -180
~^yest	-8 -29
~^yet	151 -197
~^yet$	79 -149
~^yo	-191 -165
~^yog	-52 -222
~^yog$	-56 -100
~^yoga	-23 -169
~^yoj	-25 -88
~^yor	-104 -63
~^york	-104 -63
~^you	-176 -111
~^you$	-242 -117
~^youn	-23 75
~^your	-34 -38
~^yout	88 -41
~^yr	-69 -33
~^yr$	-69 33
~^yrs	-43 -77
~^yrs$	-43 -77
~^yu	-56 4
~^yun	70 59
~^yur	-162 -99
~^yuri	-162 -99
~^رہ	288 -238
~^می	122 73
~^میں	122 73
~^میں$	122 73
~^نہ	202 91
~^نہی	202 91
~^نہیں	202 91
~^کا	72 53
~^کا$	-227 80
~^ہو	230 84
~^ہے	140 27
~^ہے$	140 27
~^কর	-261 160
~^কা	226 -220
~^কে	23 -306
~^কো	-199 -216
~^গে	188 -135
~^গেছ	188 -135
~^না	287 168
~^নাই	231 83
~^নাই$	231 83
~^পা	242 -201
~^বা	216 75
~^বি	158 99
~^হয	57 -148
~^হয়	57 -148
~^হা	166 -184
~^ਗਿ	285 -128
~^ਗਿਆ	285 -128
~^ਗਿਆ$	285 -128
~^કર	179 157
~^કા	-203 163
~^ગય	317 -198
~^છે	152 162
~^છે$	152 162
~^નથ	254 60
~^નથી	254 60
~^નથી$	254 60
~^પડ	301 -209
~^બા	203 -237
~^મા	-239 234
~^સા	58 224
~^હા	184 85
~^କା	201 -205
~^ଦେ	188 100
~^ହେ	199 -226
~^இர	125 87
~^இரு	125 87
~^இருக	96 23
~^என	-256 179
~^என்	-228 82
~^கட	85 80
~^கா	119 -244
~^கு	41 23
~^தே	-237 230
~^நா	13 137
~^பா	112 22
~^பி	111 216
~^பே	226 52
~^மா	-336 94
~^மு	-59 33
~^வல	136 -216
~^வலி	136 -216
~^ఉం	-12 172
~^ఉంద	-1 100
~^ఉంది	-1 100
~^కా	212 -170
~^కొ	53 90
~^చే	-263 177
~^నా	26 261
~^లే	159 112
~^ನಿ	87 -177
~^ನೆ	35 126
~^ನೊ	53 22
~^ನೋ	53 22
~^ಬಿ	230 -166
~^ಮಾ	66 -5
~^ಮಾಡ	85 17
~^ಹಾ	209 178
~^ಹೆ	76 77
~^ഉണ	-177 74
~^എന	-236 117
~^കു	221 -214
~^കെ	106 -166
~^ചെ	-258 13
~^മു	168 96
~ab$	-106 133
~aba	214 3
~aba$	163 77
~abad	-81 -190
~abad$	-48 -175
~aban	70 -52
~aban$	119 -12
~abana	-123 1
~abane	122 -62
~abar	42 69
~abar$	-30 81
~abard	93 -17
~abat	-83 -93
~abay	182 -116
~abaya	164 -114
~abd	308 -222
~abd$	101 -159
~abda	261 -76
~abda$	241 -73
~abde	153 -31
~abde$	153 -31
~abe	58 43
~abe$	111 -203
~abel	-39 -109
~abet	-18 -137
~abete	-137 -60
~abeti	46 -126
~abg	-72 -165
~abgo	-72 -165
~abgol	-72 -165
~abh	105 10
~abh$	-92 -107
~abha	-298 -253
~abha$	-66 -53
~abhar	-180 -127
~abhi	182 71
~abhi$	186 77
~abi	-43 -108
~abi$	-33 131
~abie	-84 -220
~abies	-84 -220
~abin	36 -121
~abind	-120 -93
~abir	-71 -94
~abir$	-71 -94
~abiy	38 -53
~abiya	38 -53
~abj	165 -165
~abj$	195 -209
~abji	-77 -14
~abji$	-77 -14
~abk	-98 233
~abka	-63 120
~abka$	-63 120
~abke	-130 56
~abke$	-130 56
~abki	-86 127
~abki$	-86 127
~abko	48 182
~abko$	48 182
~abl	-32 -12
~able	-85 -8
~able$	-44 -91
~ables	-41 -66
~ablet	-55 45
~abn	-81 -5
~abne	-81 -5
~abne$	-81 -5
~abo	42 -47
~abo$	-146 -111
~abou	-47 -6
~abour	61 113
~about	-86 -64
~abov	166 -117
~above	166 -117
~abr	38 -59
~abra	39 -196
~abrah	12 -51
~abre	91 -98
~abre$	91 -98
~abs	-174 50
~abs$	-23 80
~abse	-91 104
~abse$	-71 126
~absen	-40 -30
~abu	181 -22
~abu$	120 92
~abud	-118 24
~abuj	142 -18
~abuji	142 -18
~abus	66 -168
~abut	-4 -50
~abuta	41 13
~aby	27 -16
~aby$	58 -22
~abys	-179 32
~abys$	-179 32
~ac$	-77 -305
~ace	108 185
~ace$	171 116
~acef	51 130
~acefu	51 130
~acem	-26 13
~acema	50 -37
~aceme	-105 35
~aces	-121 -37
~aces$	-121 -37
~acet	2 24
~aceta	2 24
~ach	106 -26
~ach$	-26 43
~acha	167 -75
~acha$	48 56
~achan	291 -196
~achao	158 -124
~achap	60 -13
~achar	-232 -115
~achas	61 -57
~achav	-215 -136
~achay	74 -17
~achc	24 -25
~achch	24 -25
~ache	-135 -246
~ache$	-69 -348
~achen	-43 27
~acher	-12 -15
~achet	-21 -54
~achi	219 103
~achi$	104 -5
~achin	151 3
~achis	-15 141
~achl	171 -108
~achli	160 -100
~achn	-116 -29
~achne	-113 -27
~acho	-130 -218
~acho$	-176 -161
~achon	-34 -119
~achp	-309 -146
~achpa	-309 -146
~acht	3 73
~achta	-101 -144
~achu	-43 -53
~achu$	-66 -44
~achy	-154 69
~aci	15 -95
~acid	122 34
~acid$	29 -74
~acide	144 136
~acidi	-15 -183
~acin	-286 -251
~acine	-256 -162
~acing	36 -112
~aco	-98 -101
~acou	-90 -95
~acoun	-90 -95
~acr	-118 -77
~act	-69 -66
~act$	-204 -98
~acte	-35 -95
~acter	-35 -95
~acti	-100 -126
~actic	-138 -48
~actin	-29 41
~actio	-20 -102
~activ	-6 -122
~acto	-9 -154
~actor	-9 -154
~acts	-27 159
~acts$	-27 159
~actu	78 -45
~actua	98 -38
~actur	-78 -36
~acy	-55 35
~acy$	-55 35
~ad$	90 -184
~ada	155 -44
~ada$	167 -28
~adab	136 -13
~adabd	136 -13
~adac	-82 -215
~adach	-82 -215
~adad	111 -46
~adad$	124 -32
~adai	99 2
~adai$	-54 -65
~adaj	95 34
~adaji	95 34
~adak	-50 -272
~adak$	-72 -134
~adakh	125 -26
~adakt	-79 -140
~adal	-86 -275
~adal$	-49 -60
~adaln	-152 -96
~adalt	-109 -26
~adalv	10 -106
~adam	-32 103
~adam$	-32 103
~adan	95 -3
~adan$	73 20
~adap	44 72
~adar	0 85
~adar$	0 85
~adas	-34 -24
~adash	-34 -24
~adat	24 -95
~adat$	-181 -71
~adatl	121 -35
~adb	2 -176
~adba	63 -48
~adbad	63 -48
~adbu	2 -147
~adbu$	-13 -144
~ade	47 199
~ade$	76 226
~adeg	-158 99
~adega	-98 48
~adegi	-102 86
~ader	-74 -72
~ader$	-68 -56
~ades	104 -103
~ades$	138 -37
~adh	25 -186
~adh$	41 -254
~adha	30 18
~adha$	183 121
~adhai	-34 12
~adhan	-40 -12
~adhar	-151 -1
~adhau	-56 -152
~adhe	35 -131
~adhe$	37 -78
~adheg	-57 -76
~adhi	-141 67
~adhi$	-148 101
~adhiy	-105 -144
~adhn	-165 -140
~adhna	-22 -169
~adhne	-148 5
~adht	-102 -254
~adhta	-138 -205
~adhte	-90 -115
~adhti	49 -88
~adhu	1 -248
~adhu$	48 -134
~adhum	-41 -146
~adi	282 4
~adi$	109 98
~adic	124 -61
~adich	132 -48
~adie	-4 -114
~adies	-4 -114
~adin	99 -216
~ading	-69 -200
~adip	128 -34
~adipo	133 -32
~adk	21 31
~adka	97 -26
~adka$	53 -30
~adkan	123 -87
~adke	6 -88
~adke$	6 -88
~adkh	94 -39
~adkha	94 -39
~adki	-189 77
~adki$	-175 46
~adl	145 -82
~adla	180 -139
~adla$	87 -108
~adle	-91 -86
~adle$	-45 -50
~adlen	-82 -49
~adli	87 -115
~adlin	-44 -122
~adlu	-94 -81
~adlu$	-87 -61
~adly	-30 90
~adly$	-30 90
~adm	164 89
~adma	42 93
~adma$	-65 -42
~admi	153 77
~admi$	159 71
~admil	102 -78
~admin	-53 -131
~adn	-158 33
~adne	-101 1
~adne$	-89 19
~ado	-19 -313
~adon	-16 -93
~adon$	-16 -93
~ados	0 -192
~ados$	63 64
~adosa	6 36
~adosi	41 -182
~adr	-133 6
~adra	-172 -122
~adrak	-164 -109
~adre	28 82
~adres	30 83
~ads	-165 -106
~ads$	-89 -115
~adsh	-114 -5
~adshi	-51 43
~adsho	-84 -116
~adt	29 -145
~adta	-37 -37
~adta$	-91 1
~adte	-142 -125
~adte$	-142 -125
~adti	82 -169
~adti$	-121 -138
~adu	-21 -61
~adu$	191 -188
~adul	-141 -206
~adult	-141 -206
~adus	28 -116
~adv	-61 4
~adva	-125 42
~adva$	-50 -129
~advi	42 -112
~ady	107 173
~ady$	26 193
~adyo	171 -54
~adyo$	171 -54
~ae$	-1 148
~aec	-129 -59
~aed	-75 -60
~aeg	24 25
~aega	63 -59
~aega$	63 -59
~aegi	-62 61
~aegi$	-62 61
~aem	-52 -105
~aem$	7 -61
~aen	87 -58
~aen$	57 -140
~aeng	97 79
~aenge	98 81
~aep	18 15
~aep$	18 15
~aes	-50 -106
~af$	27 78
~afa	-62 -62
~afa$	-91 -78
~afai	46 -126
~afai$	46 -126
~afar	-33 66
~afar$	-80 72
~afe	-69 -349
~afe$	-257 -317
~afed	69 -257
~afed$	87 -244
~afet	-46 66
~afety	-116 71
~afi	-162 124
~afi$	-121 154
~afic	-139 -110
~afic$	-139 -110
~afl	119 -70
~afli	125 -47
~afli$	125 -47
~afo	129 23
~afol	129 23
~afold	80 -37
~aft	-18 -16
~aft$	-184 -204
~afta	65 -122
~aftar	-49 -121
~afte	-34 24
~afte$	6 -67
~after	-46 47
~afy	-119 -123
~afy$	-109 -99
~ag$	192 36
~aga	48 146
~aga$	82 79
~agad	63 -16
~agad$	30 -103
~agae	4 -62
~agah	-37 -96
~agah$	-37 -96
~agai	-79 33
~agai$	-125 -96
~again	-45 49
~agair	-57 -49
~agaj	-98 -19
~agaj$	-92 -15
~agal	94 55
~agal$	105 -26
~agan	-92 45
~agana	-156 -78
~agand	-178 -143
~agane	39 -27
~agao	130 -85
~agao$	130 -85
~agar	-37 -20
~agar$	-60 -44
~agarb	10 62
~agat	72 28
~agata	57 79
~agate	-109 -101
~agau	-62 -123
~agau$	31 -93
~agaun	-137 -62
~agay	-50 129
~agaya	42 112
~agaye	-149 -112
~agayi	93 29
~agd	-13 83
~agda	-90 81
~agda$	-78 88
~agde	-19 19
~agde$	-19 19
~age	-166 -2
~age$	-237 84
~aged	-31 -81
~aged$	-29 -77
~ageg	-186 -14
~agega	-185 -56
~agem	-113 -55
~ageme	-113 -55
~agen	-2 -46
~agent	-109 -9
~ager	22 -241
~ager$	33 -198
~agery	-6 -60
~agh	118 -49
~agha	-75 -87
~agi	118 -134
~agi$	176 -165
~agid	-41 2
~agide	-39 5
~agin	-53 18
~aging	125 41
~agl	10 178
~agla	93 16
~agla$	93 16
~agle	-65 158
~agle$	-65 158
~agli	-88 30
~agli$	-10 38
~agn	-94 113
~agna	-199 75
~agna$	-199 75
~agne	14 44
~agne$	-127 50
~agni	-70 85
~ago	64 -25
~ago$	17 53
~agp	-106 -34
~agpu	-106 -34
~agpur	-106 -34
~agr	-52 61
~agra	-10 -74
~agri	-68 111
~agrim	-51 -74
~ags	-140 -20
~ags$	-140 -20
~agt	-20 17
~agta	-106 46
~agta$	-106 46
~agte	96 -173
~agte$	96 -173
~agti	0 -25
~agti$	-119 -18
~agu	139 -65
~agu$	65 -80
~ague	-110 -4
~ague$	-108 1
~agv	-32 -90
~agva	-32 -90
~agvan	-160 -3
~agvay	105 -32
~ah$	25 -49
~aha	36 -23
~aha$	98 -36
~ahab	34 -33
~ahab$	114 34
~ahabh	-147 -74
~ahad	-177 -150
~ahad$	-74 -156
~ahada	-112 -86
~ahal	-100 -100
~ahaln	-86 -76
~ahan	-148 -122
~ahan$	-38 -26
~ahana	-213 -22
~ahane	-69 -190
~ahang	-119 -53
~ahani	-177 -278
~ahant	79 0
~ahar	140 18
~ahar$	148 37
~ahas	-160 -57
~ahas$	-160 -57
~ahat	-23 162
~ahat$	-7 39
~ahate	113 -38
~ahati	-73 -83
~ahaty	-83 136
~ahay	5 18
~ahaya	16 44
~ahc	24 -89
~ahch	24 -89
~ahcha	24 -89
~ahe	88 91
~ahe$	95 22
~aheg	-223 -67
~ahega	-189 -62
~ahegi	-80 -36
~ahej	13 80
~ahej$	13 80
~ahel	-177 62
~aheli	-177 62
~ahen	-14 108
~aheng	-98 112
~ahi	69 10
~ahi$	93 44
~ahie	49 44
~ahie$	49 44
~ahil	-109 81
~ahin	15 -18
~ahin$	31 52
~ahina	97 -279
~ahine	-44 -17
~ahino	-153 -109
~ahiy	-52 -38
~ahiye	-58 -33
~ahk	172 8
~ahki	178 -33
~ahki$	178 -33
~ahl	-208 -117
~ahla	-143 -150
~ahla$	-117 -139
~ahle	-111 -57
~ahle$	-111 -57
~ahli	-73 -61
~ahli$	-73 -61
~ahn	-242 72
~ahna	-114 112
~ahna$	-101 113
~ahne	-186 -54
~ahne$	-161 -39
~ahnen	-61 -38
~aho	-120 0
~aho$	-108 4
~ahr	-44 32
~ahra	86 110
~ahra$	109 112
~ahri	-190 -150
~ahri$	-48 -64
~ahril	-170 -119
~ahs	6 39
~ahsu	39 -29
~ahsun	4 -28
~aht	-24 58
~ahta	-72 -38
~ahta$	-72 -38
~ahte	41 -128
~ahte$	41 -128
~ahti	-22 150
~ahti$	-22 150
~ahu	-10 102
~ahu$	155 173
~ahun	-121 152
~ahun$	-12 140
~ahunc	-72 -155
~ahung	-69 116
~ahut	-84 -123
~ahut$	-84 -123
~ahv	-93 4
~ahva	-75 -167
~ahvar	-78 -166
~ahvi	-45 103
~ahvin	-44 127
~ai$	85 72
~aib	-32 61
~aib$	105 110
~aic	-270 -221
~aic$	-117 -130
~aich	-215 -153
~aich$	-207 -127
~aid	-155 66
~aid$	-116 35
~aida	-58 89
~aida$	-45 62
~aidam	-111 56
~aie	-38 -215
~aie$	-59 -249
~aif	-58 -19
~aifa	-33 45
~aifai	-9 -73
~aig	28 -10
~aig$	-100 118
~aigh	113 69
~aight	113 43
~aij	-45 -89
~aija	-22 11
~aik	110 -71
~aik$	10 -191
~aike	13 59
~aiket	16 -36
~aikh	118 75
~aikhe	113 75
~aiki	77 17
~aikil	30 24
~aikt	63 -123
~aikta	69 -152
~aiktr	-6 40
~ail	-160 17
~ail$	-128 -79
~aila	110 -83
~aila$	106 -82
~aile	-107 11
~ailed	-92 39
~aili	33 73
~aili$	45 -27
~ailin	-20 87
~ailo	32 -92
~ails	-154 -238
~ails$	-117 -196
~ailsh	-100 -78
~ailt	-140 -50
~ailu	-95 156
~ailur	-44 94
~ailv	-6 154
~ailva	-6 154
~aily	-193 -145
~aily$	-193 -145
~aim	8 -108
~aim$	-101 -94
~aims	-32 -11
~aims$	-32 -11
~ain	28 149
~ain$	-7 44
~aina	3 76
~aind	117 -71
~aine	-209 130
~aine$	-266 161
~ainer	34 -40
~ainf	91 92
~ainfu	91 92
~aing	192 -135
~aing$	-41 -128
~ainga	135 -7
~aingn	139 -23
~aini	-7 5
~ainin	-5 -53
~aink	2 135
~aink$	-25 134
~ainl	21 242
~ainle	25 258
~ainp	-104 -46
~ainp$	-72 -31
~ains	62 -74
~ains$	50 -12
~ainsa	96 -73
~aint	206 -230
~aint$	98 -209
~ainte	190 -144
~ainth	140 -111
~ainti	-89 -101
~aip	90 -379
~aip$	-74 -302
~aipa	-83 -76
~aipas	-83 -76
~aipu	142 -64
~aipur	-24 -25
~air	28 53
~air$	75 127
~aira	8 -201
~airah	-57 -49
~airn	-41 4
~airna	-41 4
~airo	26 -141
~airo$	143 -59
~airon	-59 -95
~airp	-15 -53
~airpo	-57 -49
~airs	-76 54
~airs$	-76 54
~ais	6 -159
~ais$	-37 67
~aisa	164 -19
~aisa$	174 -15
~aise	-98 -247
~aise$	-76 -222
~aisej	-156 -66
~aish	-34 -35
~aishn	-34 -35
~aisi	71 -157
~aisi$	74 -152
~aisl	-151 96
~aisla	-68 117
~aist	152 78
~aist$	152 78
~ait	157 1
~ait$	258 -81
~aith	-13 29
~aith$	37 -237
~aitha	-58 81
~aithe	-15 -24
~aithi	24 60
~aithn	29 -132
~aitht	-134 46
~aiti	-53 -3
~aitin	-35 97
~aitr	42 41
~aitri	42 41
~aiv	-43 -53
~aiva	-40 -31
~aiy	68 83
~aiya	71 85
~aiya$	130 22
~aiyan	-94 39
~aiyar	-77 112
~aj$	-17 129
~aja	-196 -6
~aja$	109 24
~ajad	-73 74
~ajah	-145 52
~ajah$	-145 52
~ajak	-131 2
~ajak$	-131 2
~ajal	-48 -48
~ajal$	-48 -48
~ajan	-246 -149
~ajan$	-236 -187
~ajar	-50 52
~ajar$	-25 54
~ajas	-156 -160
~ajast	-156 -160
~ajb	-44 110
~ajbu	-44 110
~ajbut	-44 110
~ajd	121 -72
~ajdu	125 -70
~ajdur	125 -70
~aje	-95 -61
~aje$	-144 -67
~ajed	39 -142
~ajh	41 138
~ajh$	-29 -8
~ajha	12 173
~ajhi	-175 89
~ajhik	-156 -77
~ajhk	72 78
~ajhn	-99 -16
~aji	164 33
~aji$	90 86
~ajib	217 -25
~ajib$	217 -25
~ajit	-127 -116
~ajith	-123 -85
~ajl	102 -34
~ajm	-64 -263
~ajma	-121 -162
~ajma$	-121 -162
~ajn	51 -87
~ajo	-135 157
~ajol	-105 85
~ajole	-83 -109
~ajon	-124 -104
~ajon$	-67 -95
~ajr	-24 32
~ajt	-7 -88
~aju	17 56
~aju$	85 88
~ajur	-83 -83
~ajv	-11 -88
~ajva	-11 -88
~ajvai	-11 -88
~ajy	34 -117
~ajy$	34 -117
~ak$	119 -11
~aka	69 24
~aka$	38 143
~akad	45 -121
~akad$	145 -207
~akadt	-176 -169
~akag	-51 87
~akal	35 95
~akal$	-91 -144
~akam	-33 -171
~akam$	-33 -171
~akan	-12 33
~akan$	-9 40
~akar	17 -252
~akar$	23 -249
~akat	132 -68
~akate	82 -20
~akd	120 -83
~akda	36 -141
~akda$	122 -66
~akdan	-62 -88
~akde	6 8
~akde$	8 -128
~akdi	123 -10
~akdi$	147 6
~ake	134 56
~ake$	151 137
~akeb	-98 -49
~akebi	-98 -49
~aked	105 -213
~aked$	105 -213
~akel	52 30
~akela	-73 32
~akele	-121 88
~akeli	164 -94
~aken	129 62
~aken$	129 62
~aker	72 -188
~aker$	121 -174
~akes	-280 -33
~akes$	-280 -33
~akeu	-33 -22
~akeup	-33 -22
~akf	-28 -82
~akfa	-5 -67
~akfas	-5 -67
~akh	-146 218
~akh$	-46 277
~akha	84 165
~akha$	27 185
~akhan	87 -167
~akhb	-47 -62
~akhba	-47 -62
~akhd	125 -26
~akhda	125 -26
~akhe	-132 -135
~akhe$	-60 -91
~akhen	-112 -250
~akhi	-39 146
~akhi$	37 16
~akhir	-169 179
~akhn	-105 -66
~akhna	-226 15
~akhne	44 -198
~akhr	-122 224
~akhri	-92 216
~akht	11 -148
~akht$	-47 -86
~akhte	79 -58
~akhti	-20 -90
~akhu	-204 -335
~akhu$	75 -264
~akhun	-262 -175
~aki	68 157
~aki$	19 83
~akin	148 -114
~aking	148 -114
~akir	-106 148
~akir$	-68 -108
~akis	-78 -98
~akiy	-2 -6
~akiya	-47 -49
~akiye	39 24
~akl	-52 127
~akla	38 50
~akli	-72 67
~akli$	-95 -50
~aklif	-29 77
~akn	32 -33
~akna	89 -111
~akne	-68 -116
~akne$	-8 -89
~akni	-33 103
~akni$	-33 103
~ako	-40 65
~akod	133 -33
~akr	-64 -196
~akra	26 26
~akri	-78 -217
~akri$	-55 -163
~aks	-182 -71
~aks$	-145 93
~aksh	-303 -305
~aksha	-247 -246
~aksi	39 -152
~aksir	87 -85
~akt	98 -167
~akt$	113 77
~akta	88 -104
~akta$	33 -48
~aktad	-140 -113
~akte	-163 -174
~akte$	-163 -174
~akth	140 -158
~aktha	140 -158
~akti	-56 -57
~akti$	-71 -56
~aku	2 113
~aku$	138 125
~akun	-175 -184
~akup	-147 25
~akup$	-146 -48
~akv	-114 -218
~akva	-94 -205
~akva$	-96 -183
~aky	-180 -58
~aky$	-192 -56
~al$	-91 -101
~ala	86 94
~ala$	147 24
~alab	-10 104
~alab$	-10 104
~alad	-187 -222
~alag	120 -3
~alag$	122 -129
~alah	-68 -47
~alai	20 82
~alai$	14 189
~alak	22 -16
~alak$	-13 -110
~alakn	-21 112
~alal	68 -159
~alam	-266 -74
~alam$	-157 -58
~alan	-192 153
~alan$	-95 8
~alana	-27 -125
~alanc	-76 32
~alane	-182 -96
~alani	-144 179
~alar	-286 -170
~alari	-52 -162
~alarm	-142 -15
~alary	-182 -113
~alas	50 45
~alat	-54 6
~alat$	35 -131
~alata	-111 100
~alate	-83 -5
~alati	-36 117
~alav	-12 71
~alava	-99 99
~alay	6 80
~alay$	37 90
~alaya	-175 23
~alb	138 -63
~alc	-108 95
~alci	-185 -183
~alciu	-182 -174
~alco	-14 147
~alcoh	-54 52
~alcon	29 136
~ald	173 107
~aldi	189 115
~aldi$	196 117
~ale	96 1
~ale$	110 62
~aled	-171 -48
~aled$	-171 -48
~aleg	15 -145
~alega	57 -64
~alegi	-180 -244
~alen	18 -96
~alen$	-168 -10
~alend	20 -26
~aleng	42 -80
~aler	-12 -241
~aler$	145 -85
~alerg	-91 -106
~aleri	-129 -121
~alf	192 76
~alf$	209 -83
~alfa	-36 184
~alfas	-36 184
~alg	-98 -201
~alga	-24 -25
~algam	-24 -25
~ali	-56 -53
~ali$	-6 11
~alid	-22 109
~alik	-95 -128
~alik$	-118 -106
~alin	-92 9
~alin$	-91 -32
~aline	-71 -85
~aling	-97 31
~alis	7 -259
~alis$	-69 -46
~alish	73 -151
~alist	-52 -100
~aliv	70 33
~alive	-68 38
~aliy	4 -126
~aliya	4 -126
~alk	-54 -183
~alk$	91 -103
~alka	-140 -21
~alka$	-273 -5
~alke	182 -178
~alke$	138 -37
~alked	37 -106
~alken	127 -24
~alker	-91 -42
~alki	-42 -187
~alki$	-152 -153
~alkin	54 -105
~alks	-91 -50
~alks$	-91 -50
~alm	40 143
~alm$	54 111
~alma	-129 37
~almar	-97 70
~almo	28 -74
~almos	58 -63
~alms	71 -34
~alms$	71 -34
~aln	-49 -167
~alna	-138 -169
~alna$	-138 -169
~alne	17 -80
~alne$	17 -80
~alo	110 10
~alo$	-59 -19
~aloe	-175 -132
~aloe$	-175 -132
~alog	-115 -88
~alogu	-98 -75
~alon	132 87
~alon$	48 26
~alone	122 85
~alop	47 -103
~alopr	-49 -101
~alor	-143 -100
~alore	-116 -70
~alov	186 50
~alov$	184 -125
~alove	87 109
~alovi	53 -57
~alp	-56 110
~alp$	3 -113
~alpr	-16 174
~alpra	-16 174
~alr	-136 45
~alre	-132 47
~alrea	-132 47
~als	15 -131
~als$	42 -25
~also	4 -114
~also$	4 -114
~alsu	7 71
~alsut	7 71
~alt	-48 -109
~alt$	-73 -25
~alta	-91 -71
~alta$	-35 -48
~alte	-8 -25
~alte$	-7 -23
~alth	-206 -126
~alth$	-102 -185
~althy	-35 77
~alti	131 -23
~alti$	135 -6
~alu	110 -124
~alu$	91 -14
~alun	126 -134
~alun$	79 -127
~aluns	96 -11
~alv	-107 16
~alva	-51 -48
~alva$	-135 -177
~alvae	108 -12
~alvan	-117 -127
~alvar	32 -59
~alvay	-65 91
~alve	-86 -103
~alve$	-35 -34
~alvi	-103 78
~alvid	-100 79
~aly	28 -31
~aly$	-75 -85
~alys	86 -10
~alysi	86 -10
~am$	-171 -63
~ama	116 -61
~ama$	125 149
~amac	139 -139
~amach	139 -139
~amad	112 73
~amaj	19 -181
~amajh	6 -121
~amak	60 -245
~amak$	-1 -224
~aman	24 -141
~aman$	30 -73
~amany	-97 -109
~amar	-46 -129
~amar$	22 -76
~amare	-152 -25
~amari	28 -29
~amas	34 46
~amas$	142 103
~amask	-167 -157
~amast	-20 40
~amat	-192 -150
~amata	-191 -118
~amate	-12 -35
~amau	-192 -83
~amaur	-192 -83
~amay	-19 50
~amay$	24 61
~amaya	-106 -53
~amb	246 -263
~amba	145 -194
~amba$	-70 -48
~ambal	150 -88
~ambar	-50 -89
~ambe	26 -41
~ambe$	26 -41
~ambh	47 57
~ambha	47 57
~ambi	122 -31
~ambi$	67 -27
~ambu	170 -244
~ambu$	87 -33
~ambul	149 -229
~amc	212 66
~amch	213 66
~amcha	149 90
~amd	135 -132
~amdi	115 -121
~amdi$	115 -121
~ame	-89 71
~ame$	-23 -73
~amed	-117 75
~amed$	-109 76
~amen	-28 115
~amen$	7 115
~amer	15 -148
~amera	-80 -89
~ameri	101 -6
~ames	-261 225
~ames$	-161 32
~amesh	-157 207
~amh	48 -67
~ami	-29 149
~ami$	87 121
~amil	-189 20
~amil$	-146 -215
~amily	-90 103
~amin	-82 -3
~amin$	-162 -277
~aming	140 86
~amj	33 -182
~amjh	-31 -81
~amjha	-203 -154
~amjhe	13 64
~amjo	70 -228
~amjor	70 -228
~amk	201 -72
~amki	89 17
~amki$	57 31
~aml	57 -35
~amla	89 -42
~amla$	89 -51
~amle	-42 16
~amle$	-42 16
~amlo	-109 10
~amlod	-161 14
~amn	-47 58
~amne	-17 63
~amne$	-17 63
~amo	-29 -60
~amok	56 -99
~amoks	56 -99
~amol	50 22
~amol$	50 22
~amon	16 65
~amos	65 -99
~amosa	99 -54
~amose	-88 -51
~amou	-76 42
~amoun	-76 42
~amp	13 -44
~amp$	-91 20
~ampl	47 -32
~ample	47 -32
~amps	-63 -126
~amps$	-29 -67
~ampsi	-71 -83
~ampu	52 -126
~ampu$	-117 -122
~amr	98 210
~amra	-64 238
~amra$	-28 225
~amre	142 39
~amre$	97 46
~ams	68 -157
~ams$	63 -119
~amu	247 -1
~amu$	163 -117
~amud	111 -59
~amun	123 101
~amun$	111 -103
~an$	-129 81
~ana	-71 -53
~ana$	-165 -15
~anad	-147 58
~anad$	-69 80
~anada	-135 -9
~anae	-96 -141
~anaen	-32 -57
~anag	-92 -52
~anage	-92 -52
~anaj	-69 -171
~anak	312 -72
~anak$	363 -11
~anal	34 80
~anal$	26 96
~anali	30 -51
~anam	11 199
~anam$	-124 210
~anan	9 -291
~anana	-12 -208
~anane	-93 -114
~anar	124 -118
~anar$	120 -110
~anas	56 -117
~anat	-196 -188
~anate	-108 -103
~anau	-139 -126
~anau$	-116 -165
~anaun	-42 -40
~anav	-117 -163
~anav$	-74 -120
~anay	-24 52
~anaya	3 38
~anaye	-18 -57
~anb	132 -74
~anba	-61 -95
~anbal	9 -26
~anbar	-207 -38
~anbh	116 109
~anbha	18 121
~anc	-87 -67
~ance	-29 -39
~ance$	51 33
~ancel	-172 -74
~ancer	-100 -86
~anch	-15 -50
~anch$	7 -238
~ancha	-140 -72
~anchi	-56 144
~anchv	-16 81
~ancy	-207 -71
~ancy$	-207 -71
~and	102 46
~and$	117 9
~anda	-12 75
~anda$	-67 17
~andai	-145 -58
~andar	73 130
~ande	-22 86
~ande$	78 103
~andf	-6 71
~andfa	-6 71
~andh	132 28
~andh$	24 120
~andha	-62 14
~andhe	147 -85
~andhi	103 -150
~andhn	-95 65
~andhu	-8 26
~andhv	-137 -21
~andi	8 -24
~andi$	-17 -104
~andin	-24 68
~andir	12 41
~andit	-87 -62
~andl	76 -128
~andle	-84 -127
~andlo	141 -101
~andm	-59 -134
~andma	-47 -24
~andmo	-41 -167
~andp	41 -52
~andpa	41 -52
~andr	-259 109
~andra	-148 135
~andru	-104 -115
~ands	29 22
~ands$	-17 5
~andso	82 31
~andu	-73 -22
~andu$	-82 -19
~anduk	-95 159
~andur	103 -105
~ane	-150 -52
~ane$	-208 -45
~aned	35 128
~aned$	35 128
~aneg	-41 -11
~anega	-24 -114
~anen	44 -24
~aner	97 -56
~aner$	97 -56
~anes	-117 -60
~anf	130 -17
~anf$	115 -15
~ang	86 46
~ang$	-6 0
~anga	74 110
~anga$	83 146
~angal	-103 -30
~angan	20 53
~ange	-136 72
~ange$	-130 43
~anged	-67 85
~anger	-193 -21
~angh	94 13
~angh$	160 31
~angi	160 90
~angi$	64 84
~angin	149 140
~angio	-94 -176
~angit	53 -139
~angl	-136 -143
~angle	-22 -10
~ango	-50 -196
~ango$	-151 -81
~angov	37 -97
~angr	-59 -51
~angre	-124 -139
~angry	3 34
~angt	-31 46
~angu	119 -216
~angua	-106 -116
~angun	69 -53
~angut	51 -88
~anh	138 56
~anh$	127 54
~ani	-90 -42
~ani$	-55 -107
~anic	-225 -218
~anic$	-200 -203
~anid	-22 146
~anide	-22 146
~anik	78 -93
~anin	12 -34
~aning	18 -27
~anip	-170 178
~anir	-103 -186
~anir$	-182 -176
~anis	-122 169
~anish	-72 71
~anit	-13 18
~anit$	28 -100
~aniv	-58 -88
~anive	-90 -59
~aniy	34 -127
~aniya	48 -78
~anj	102 53
~anja	-41 -67
~anja$	-26 -35
~anjh	100 -109
~anjha	49 -77
~anji	75 122
~anjil	20 140
~ank	174 38
~ank$	118 39
~anka	127 -114
~anka$	-72 -147
~ankar	109 26
~anke	46 -195
~anke$	-49 -226
~ankh	169 120
~ankh$	108 -99
~ankha	-117 203
~ankhe	153 108
~ankho	109 -177
~anki	115 88
~anki$	115 88
~ankl	-76 -101
~ankle	-76 -101
~anks	-136 -76
~anks$	-174 -37
~anksi	49 -83
~ankt	-96 -126
~ankti	-96 -126
~anm	140 -32
~anm$	156 -12
~ano	34 -123
~ano$	-168 -165
~anot	167 11
~anot$	200 -8
~anoth	-43 21
~anp	130 -195
~anp$	177 -299
~anpa	-74 108
~anpi	176 -22
~anpi$	176 -22
~anpk	153 -28
~anpka	153 -28
~anpn	-23 -80
~anpni	-65 -70
~anpt	-156 -2
~anpte	-118 1
~anpu	-92 -98
~anpur	-92 -98
~anr	-95 -159
~ans	204 -14
~ans$	240 -143
~ansa	43 70
~ansa$	124 -107
~anse	-124 -109
~ansf	109 -14
~ansfe	-73 18
~ansi	63 124
~ansi$	46 98
~ansiy	106 24
~ansk	-131 18
~anska	-48 39
~ansl	-115 -183
~ansla	-115 -183
~ansn	-68 -84
~ansne	-54 -82
~ansp	-104 -78
~anst	30 32
~anste	-122 -60
~ansti	104 -12
~ansu	75 -92
~ansu$	75 -92
~ansv	42 55
~ansve	42 55
~ant	115 43
~ant$	181 141
~anta	15 -100
~anta$	52 54
~antar	-219 -198
~ante	111 45
~ante$	104 -37
~anted	42 163
~anth	-186 -71
~anth$	-160 -77
~antha	-28 97
~anti	3 -29
~anti$	16 85
~antib	4 -69
~antid	-85 -153
~antin	79 -155
~antiv	-99 -86
~anto	-136 81
~antop	-88 -138
~antr	-87 -291
~ants	-16 -89
~ants$	-16 -89
~antu	81 15
~anu	-106 110
~anu$	-133 104
~anua	-16 -31
~anum	-275 114
~anum$	-245 143
~anun	-73 63
~anun$	-63 32
~anus	65 -228
~anus$	-19 -222
~anush	189 -11
~anut	138 -76
~anut$	158 -65
~anv	0 -139
~anv$	120 3
~anva	31 -122
~anvad	-8 -4
~anval	84 -14
~anvl	-168 -83
~any	-43 144
~any$	25 49
~anya	-277 -147
~anyav	-187 -107
~anym	-94 152
~anymo	-94 152
~anyo	-11 123
~anyon	-11 123
~anyt	-9 66
~anyth	-9 66
~anyv	-28 30
~anyva	-6 -59
~ao$	93 -278
~aon	109 -47
~aon$	109 -47
~ap$	67 -187
~apa	78 43
~apa$	169 151
~apad	118 28
~apad$	118 28
~apak	208 -27
~apak$	194 -23
~apal	-88 19
~apal$	0 25
~apan	-33 -191
~apan$	-156 -159
~apar	-151 -121
~apart	-58 -69
~apas	-115 -96
~apas$	-21 -57
~apat	-34 57
~apay	-101 -234
~apaya	-192 -194
~apda	57 5
~apda$	196 29
~apde	-48 23
~apde$	-48 23
~apdi	-93 -44
~apdi$	-93 -44
~ape	72 -79
~ape$	157 -242
~aped	162 -69
~aped$	162 -69
~apen	-118 -9
~apend	-63 -76
~apene	0 -137
~apens	-190 61
~aper	-97 -13
~aper$	11 -57
~apers	-33 156
~apet	-133 58
~api	117 -181
~api$	197 -56
~apil	-103 -169
~apil$	-53 -93
~apily	-60 -132
~apin	96 32
~aping	106 50
~apis	-136 -18
~apist	-136 -18
~apit	-66 -144
~apita	-61 -135
~apk	62 -10
~apka	136 58
~apkap	164 -6
~apki	-99 -126
~apki$	-99 -126
~apl	12 -94
~apli	-16 -89
~aplic	-76 -116
~aply	-69 -86
~aply$	-46 -66
~apn	-290 213
~apna	-182 36
~apna$	-182 36
~apne	-192 126
~apne$	-192 126
~apni	-113 225
~apni$	-113 225
~apo	-218 136
~apoi	-154 -89
~apoin	-154 -89
~apr	-243 -172
~apra	-138 -97
~apri	-116 -97
~april	-73 -24
~aps	49 -240
~aps$	50 -114
~apse	106 -172
~apse$	48 -145
~apsed	99 -51
~apt	-71 -135
~apta	93 -55
~apta$	123 -63
~aptai	-73 -8
~apte	-85 -107
~apter	-85 -107
~apti	-87 -37
~aptio	-87 -37
~apto	-220 -55
~aptop	-220 -55
~apu	111 38
~apu$	100 16
~apur	66 -127
~apur$	-12 -111
~apy	-100 -123
~apy$	-100 -123
~ar$	5 69
~ara	137 -44
~ara$	78 -13
~arab	-79 26
~arab$	-50 -11
~araba	-114 60
~arac	-89 24
~arace	2 24
~aract	-139 -182
~arad	206 -126
~arad$	53 -67
~arae	-138 -75
~araen	-119 -51
~araf	225 70
~araf$	225 70
~arah	102 3
~arah$	10 -38
~arahv	-34 69
~arai	104 -88
~arai$	-47 -34
~arait	120 -59
~araj	-29 -152
~araj$	-29 -152
~arak	46 -103
~arak$	28 -67
~aral	74 -197
~araly	-132 -71
~aram	55 -214
~aram$	18 -206
~aran	-23 -13
~aran$	-253 119
~arana	-150 -181
~arane	-86 -46
~arang	-17 85
~arani	-161 -165
~arant	150 -205
~arar	-202 -79
~arare	-141 -35
~aras	-194 -215
~aras$	31 -115
~arash	-257 -129
~arat	-155 -77
~arat$	-295 37
~arate	80 -177
~arath	-116 -267
~arau	-63 -90
~arav	-85 67
~aray	9 162
~araya	-2 -15
~araye	-49 -65
~arb	-8 -8
~arba	76 92
~arbad	-65 119
~arbat	17 52
~arbh	14 -120
~arbh$	-39 6
~arbha	-77 -123
~arbhv	30 -33
~arc	9 100
~arch	7 72
~arch$	-241 14
~archa	92 -11
~arche	116 70
~archi	-106 87
~ard	92 18
~ard$	14 34
~arda	140 52
~arda$	131 136
~ardan	98 -32
~ardas	103 11
~arde	-72 9
~arden	75 -6
~ardi	-54 -314
~ardi$	-153 -239
~ardia	-99 -67
~ardio	-24 -34
~ardiy	-56 -47
~ards	4 45
~ards$	4 45
~are	-81 32
~are$	39 3
~area	102 33
~area$	39 59
~arean	85 -40
~ared	-152 211
~ared$	-152 211
~areg	-105 -48
~arega	-81 -68
~arel	-158 -126
~arela	-133 -126
~arelu	-67 -138
~aren	-118 50
~aren$	-126 -279
~arene	-37 -93
~areng	-134 58
~arent	11 139
~ares	-134 -54
~ares$	0 -50
~aresh	-114 -5
~arest	-84 -81
~aret	17 -6
~arete	17 34
~arev	-52 -106
~areve	-52 -106
~arf	122 49
~arf$	41 5
~arfa	100 97
~arfar	100 97
~arg	2 -174
~arge	-29 -174
~arge$	84 -55
~arged	18 -89
~arger	-53 -99
~argi	-145 61
~argin	-143 67
~argl	101 -41
~argle	101 -41
~argu	-35 -97
~arh	-81 -165
~arhe	-148 -142
~arhej	-148 -142
~ari	52 96
~ari$	44 -35
~aria	-71 13
~aria$	-49 -138
~ariag	-10 80
~arian	-64 -61
~arib	-132 -113
~aric	90 -46
~arid	-33 -40
~arie	-112 63
~aried	-143 86
~arij	49 16
~arij$	114 -158
~ariji	-134 100
~arik	-389 82
~arika	-194 150
~arikh	-96 -59
~ariks	-262 -185
~arin	105 73
~arin$	52 90
~aring	96 -122
~arip	-66 72
~aripa	-66 72
~arir	116 63
~arir$	116 63
~aris	-186 -270
~arish	-125 -216
~ariv	-23 7
~ariva	-23 7
~ariy	51 30
~ariya	63 32
~arj	-169 140
~arj$	-68 151
~arja	-133 139
~arja$	-84 194
~arjar	-67 -151
~arji	-48 -270
~arji$	-43 -268
~ark	20 -57
~ark$	-155 -123
~arka	37 -88
~arkar	-140 -57
~arke	-8 36
~arke$	44 144
~arked	78 -94
~arket	-109 -110
~arkh	97 27
~arki	3 -75
~arkin	12 -73
~arks	89 -41
~arks$	89 -41
~arku	64 102
~arl	13 -181
~arli	35 51
~arlic	-81 -23
~arlie	91 68
~arly	-5 -236
~arly$	-5 -236
~arm	-115 -59
~arm$	40 -33
~arma	-152 -253
~arma$	-129 -127
~armac	-30 -88
~arme	8 59
~armer	-18 51
~armi	-223 -90
~armi$	-215 -174
~arms	55 -12
~arms$	55 -12
~army	-113 158
~army$	-113 158
~arn	-95 132
~arn$	-111 -117
~arna	-119 76
~arna$	-99 109
~arnak	-44 -67
~arnat	-33 -143
~arne	-47 98
~arne$	-45 104
~arni	6 66
~arni$	-169 81
~arniy	-37 -59
~aro	68 -33
~aro$	26 -20
~arod	147 -44
~arod$	182 -16
~aron	-124 40
~aron$	-42 71
~aros	-39 96
~arou	50 83
~aroun	50 83
~arp	149 -1
~arp$	162 -5
~arpa	21 -110
~arpe	-161 25
~arpen	-161 25
~arpi	95 51
~arpic	79 60
~ars	-25 -230
~ars$	22 -85
~arsa	-76 105
~arsat	-25 -43
~arse	173 -136
~arse$	74 -133
~arsh	-207 -154
~arsha	-149 -71
~arsi	32 -207
~arsi$	61 -188
~arso	-51 -178
~arso$	-41 -180
~arson	-31 -73
~art	-38 -260
~art$	-60 -233
~arta	-30 -26
~arta$	-18 2
~artan	-20 -54
~artb	-123 -57
~arte	154 -89
~arte$	29 -56
~arted	140 -46
~arter	107 -79
~arth	-125 -93
~arth$	-156 -197
~arthi	25 78
~arti	-73 -86
~arti$	-171 -143
~artic	60 -115
~artin	-205 82
~artm	-44 -53
~artme	-44 -53
~artn	25 93
~artne	25 93
~arts	39 -89
~arts$	39 -89
~artu	-101 40
~artum	-69 48
~artv	72 -31
~artva	72 -31
~arty	51 -257
~arty$	51 -257
~aru	33 98
~aru$	20 28
~arud	164 -87
~arudh	164 -84
~arun	-143 78
~arun$	-127 41
~arung	-115 117
~arur	-42 -127
~arura	-66 125
~aruri	-38 -254
~arv	-94 40
~arva	-39 23
~arva$	6 75
~arvaj	96 13
~arval	-75 111
~arvan	-154 -124
~arvat	-86 -145
~arvau	-134 -109
~arvay	57 -62
~arve	-69 66
~ary	-351 83
~ary$	-276 -35
~arya	-96 155
~aryi	-128 -29
~aryin	-128 -29
~as$	104 219
~asa	122 -66
~asa$	37 10
~asag	-99 -98
~asage	-99 -98
~asal	-248 33
~asal$	-121 63
~asala	-181 -72
~asam	199 -152
~asam$	200 -136
~asan	-210 90
~asan$	-43 88
~asana	-66 59
~asand	-162 -78
~asar	137 -76
~asar$	137 -76
~asav	77 -49
~asav$	44 -32
~asb	16 48
~asba	41 -37
~ase	-28 -135
~ase$	-10 -68
~ased	103 -40
~ased$	103 -40
~asel	-156 -52
~aseli	-62 -34
~asem	59 -66
~asemb	59 -66
~asen	-25 73
~aseng	52 93
~aser	-114 -134
~aser$	-114 -134
~ases	32 -133
~ases$	32 -133
~ash	36 -140
~ash$	-227 41
~asha	74 -56
~asha$	-30 -123
~ashak	91 167
~ashan	-206 -118
~ashay	-69 -106
~ashe	-16 -44
~ashe$	-21 -7
~ashed	-9 -24
~ashev	28 -23
~ashi	53 -313
~ashi$	-113 -186
~ashif	-57 -102
~ashik	19 -74
~ashin	104 -217
~ashm	-73 -176
~ashma	-85 -99
~ashme	24 -109
~ashr	21 117
~ashra	-25 36
~ashru	30 108
~asht	78 -69
~asht$	-47 20
~ashta	104 -128
~ashu	-116 -115
~ashu$	-88 -94
~ashub	-37 -33
~ashv	-165 -129
~ashva	-165 -129
~asi	38 66
~asi$	-125 145
~asig	-53 -70
~asign	-53 -70
~asik	-170 -132
~asik$	-184 -79
~asin	157 -109
~asina	278 -218
~asine	-11 10
~asing	-92 55
~asir	-124 -135
~asir$	-124 -135
~asit	121 -9
~asiu	46 70
~asium	46 70
~asiy	-20 59
~asiya	-20 59
~ask	-106 -25
~ask$	-28 -174
~aska	-178 -89
~askar	-130 -79
~aske	-150 128
~asked	-150 128
~aski	35 74
~askin	35 74
~asks	-116 -98
~asks$	-116 -98
~asl	138 107
~asli	87 51
~asli$	36 79
~asm	-146 -69
~asma	-106 -61
~asma$	-101 -139
~asn	24 22
~asne	48 -100
~asne$	48 -100
~asnt	101 94
~asnt$	101 94
~aso	-198 136
~asoi	33 36
~asoi$	12 36
~ason	-208 85
~ason$	-181 52
~asou	-96 -51
~asoun	-96 -51
~asp	183 -187
~asp$	173 -79
~aspa	-132 -162
~aspat	-114 -156
~aspi	117 -96
~aspir	42 -65
~aspo	-44 17
~aspor	-44 17
~asr	5 -187
~asra	5 -183
~asrat	-124 -161
~ast	-28 67
~ast$	84 16
~asta	-130 127
~asta$	-7 143
~astar	-73 45
~aste	50 64
~aste$	-110 52
~aster	169 -11
~astf	-178 -83
~astfi	-120 -59
~asth	-94 -315
~astha	-267 -191
~asthm	71 -146
~asti	-148 2
~asti$	13 76
~astin	-248 -207
~astr	-22 -48
~asty	-53 -139
~asty$	-53 -139
~asu	203 -42
~asu$	111 -24
~asud	83 -78
~asude	42 -8
~asudo	69 -72
~asun	-64 -93
~asun$	-64 -93
~asur	179 16
~asur$	116 -19
~asura	77 107
~asv	-249 89
~asva	-128 -177
~asvi	-70 70
~asvin	-70 70
~asvo	-163 187
~asvor	-163 187
~asy	-158 -51
~asy$	-156 -50
~at$	116 109
~ata	69 28
~ata$	69 26
~atae	-38 -36
~ataen	-38 -36
~atai	23 -342
~atai$	8 -49
~ataie	-11 -202
~ataik	-77 -143
~ataiy	6 -125
~atak	28 -188
~atak$	-48 -184
~atakh	103 -55
~ataks	-44 -54
~atakt	103 28
~atal	10 140
~atal$	-40 98
~atam	-70 75
~atam$	-70 75
~atan	-164 -74
~atana	-223 -10
~atane	-26 -7
~atang	-10 -134
~atao	-241 -28
~atao$	-240 -27
~atar	-69 -299
~atar$	-12 -212
~atara	-118 -124
~atarn	-44 -67
~atat	-72 75
~atati	-116 -75
~atau	-50 100
~atau$	-25 83
~ataun	-13 44
~atay	177 -8
~ataya	73 -18
~ataye	108 -160
~atc	20 -74
~atch	20 -74
~atch$	-41 -241
~atche	56 94
~atchi	-18 0
~atchm	128 39
~ate	-94 -121
~ate$	-104 -35
~ated	-160 -124
~ated$	-160 -124
~atei	91 -73
~atein	91 -73
~atel	118 -140
~atele	132 -128
~atem	-114 207
~atemp	-94 177
~aten	-14 -10
~aten$	80 -60
~atend	-41 -46
~ater	29 -129
~ater$	112 -48
~ateri	-134 -47
~atern	-14 53
~atery	58 -202
~ates	8 -115
~ates$	-147 -95
~atev	-29 -22
~ateve	-29 -22
~atf	-68 134
~atfo	-82 137
~atfor	-82 137
~atg	-60 -96
~atgp	-60 -96
~atgpt	-60 -96
~ath	219 11
~ath$	88 33
~atha	167 12
~atha$	94 -354
~atham	65 -151
~athar	197 16
~athe	37 -1
~athe$	84 -244
~athel	35 -101
~ather	-90 97
~athes	76 -6
~athet	111 -14
~athi	123 -20
~athi$	42 39
~athin	183 -164
~athir	-182 -20
~athiy	-2 32
~athl	23 -62
~athle	23 -62
~athm	-106 103
~atho	38 74
~athon	38 74
~athr	27 -28
~athri	-170 -211
~athru	98 32
~aths	23 -17
~aths$	23 -17
~athu	105 -264
~athu$	80 -251
~athv	112 31
~athva	117 -61
~athy	-85 44
~athy$	-54 -128
~ati	59 -142
~ati$	56 -183
~atic	-52 -68
~atic$	-23 -38
~atie	92 18
~atien	92 18
~atij	78 73
~atija	38 85
~atije	91 -12
~atin	-114 -63
~atin$	-157 -141
~atine	-80 -22
~ating	-55 -16
~atini	-76 -54
~atio	-138 -95
~ation	-135 -93
~atis	113 -66
~atit	152 -130
~ativ	-8 29
~ative	-8 29
~atiy	76 -24
~atiya	143 -15
~atk	189 27
~atka	139 14
~atka$	130 55
~atkal	-57 -86
~atke	155 42
~atke$	145 45
~atki	-16 -43
~atki$	-16 -43
~atl	78 -254
~atla	14 -220
~atla$	15 -120
~atlab	-219 -169
~atle	150 -67
~atled	155 -56
~atli	3 -78
~atli$	-72 -75
~atm	-18 123
~atm$	25 63
~atma	-97 99
~atma$	-28 -54
~atmah	-83 136
~atmal	-101 113
~atmat	108 -182
~atme	12 25
~atmen	12 25
~atn	-208 54
~atna	-64 -141
~atna$	-103 -139
~atne	-101 69
~atne$	-101 69
~atni	-148 41
~atni$	-141 44
~ato	-17 -217
~ato$	-14 -199
~aton	-123 -95
~atoni	-123 -95
~ator	40 -17
~ator$	-8 28
~atore	-15 -47
~atori	72 -6
~atr	-185 109
~atr$	-55 81
~atra	-236 -61
~atra$	-160 -220
~atre	28 47
~atre$	-30 61
~atres	55 -29
~atri	-64 137
~atri$	-158 169
~atric	-115 -94
~atrin	190 -20
~atris	-15 -77
~ats	-126 -125
~ats$	-140 -156
~atsa	45 64
~atsae	18 15
~atsap	-69 84
~atu	60 7
~atu$	6 13
~atur	-31 -143
~atura	-48 -64
~aturd	-53 29
~ature	32 -105
~atus	-96 83
~atus$	-96 83
~atv	89 48
~atva	43 55
~atvan	18 -74
~aty	-154 27
~aty$	-104 -230
~atya	-95 82
~atya$	-109 83
~au$	-35 83
~auc	-32 140
~aud	-34 -159
~aud$	44 -6
~auda	58 -47
~audar	5 -35
~audh	-70 -68
~audt	-70 -75
~audta	-80 -71
~aug	-65 -50
~augh	-35 -5
~augh$	-115 -48
~aughe	-3 155
~aughi	-72 10
~aughs	-41 -100
~aught	63 10
~augu	-130 -106
~augus	-130 -106
~auj	-82 87
~auj$	-129 10
~auji	4 118
~auji$	4 118
~auk	-41 24
~auki	-102 -132
~auki$	-89 -120
~aukr	16 75
~aukri	-197 56
~aul	-20 -46
~ault	24 6
~aun	-404 100
~aun$	-313 54
~aund	-83 -34
~aung	-227 111
~aunga	-213 107
~aungi	-132 48
~auns	-120 -17
~aunsa	-44 -42
~aunse	-24 -81
~aunsi	-146 27
~aunsl	-17 -7
~aunt	-7 -30
~aunt$	-80 -46
~aunty	35 19
~aur	85 -62
~aur$	53 -14
~aura	168 -186
~aura$	130 -228
~aurat	82 9
~aure	-14 -142
~aure$	-14 -142
~auri	-227 -87
~auri$	-185 -69
~aus	39 -133
~ausa	-29 -177
~ausam	-213 -144
~ause	-82 -95
~ause$	-5 -68
~ausea	-15 -64
~auses	-109 -78
~aush	169 -112
~ausi	98 -53
~ausi$	98 -53
~aust	-31 72
~aut	-44 219
~aut$	-149 169
~auta	-81 51
~auta$	-91 6
~aute	149 9
~aute$	63 53
~auth	-183 -18
~auth$	10 52
~autha	-170 -142
~auti	-90 29
~auto	162 -9
~auto$	162 -23
~auv	121 59
~auva	3 33
~av$	17 -206
~ava	3 99
~ava$	52 93
~avab	30 -164
~avab$	30 -164
~avad	-87 -125
~avad$	-45 -117
~avag	-122 -140
~avage	-120 -100
~avai	-90 73
~avai$	-45 53
~avaiy	-169 38
~avaj	158 2
~avaj$	158 2
~aval	-156 -237
~aval$	-177 -219
~avan	-19 68
~avan$	65 -32
~avar	49 100
~avar$	-99 42
~avare	3 -94
~avari	96 91
~avas	-165 58
~avas$	29 97
~avasi	-124 -135
~avast	-109 -45
~avat	83 51
~avat$	72 -128
~avay	-75 25
~avay$	-75 25
~avd	-194 -155
~avdh	-56 -31
~avdha	-56 -31
~ave	-122 115
~ave$	-119 104
~aved	-24 -53
~aved$	-76 7
~avel	-28 -127
~avel$	-12 -127
~aver	-135 83
~aves	5 96
~aves$	5 96
~avi	1 15
~avi$	-125 -196
~avin	152 97
~aving	94 103
~avit	-134 -161
~avita	-128 -144
~avj	120 -17
~avja	120 -17
~avja$	-35 40
~avjat	129 -118
~avl	193 -179
~avla	216 -86
~avla$	186 -70
~avli	-80 -121
~avlin	-80 -121
~avn	240 -196
~avn$	101 -129
~avni	-71 -75
~avns	225 -50
~avns$	225 -50
~avo	-90 -83
~avoi	-91 -38
~avoid	-91 -38
~avr	-162 -189
~avra	-34 -98
~avrat	85 -73
~avri	-152 -98
~avri$	-99 -48
~avs	77 -202
~avs$	92 -184
~avsa	-23 -41
~avsad	-23 -41
~avt	81 2
~avti	41 -104
~avti$	41 -104
~avu	40 135
~avu$	70 78
~avy	-54 13
~avy$	-23 -226
~avyu	-109 46
~avyu$	-109 46
~ay$	-36 129
~aya	15 85
~aya$	20 -11
~ayab	40 210
~ayab$	82 139
~ayad	6 60
~ayad$	6 60
~ayak	-122 73
~ayak$	-122 73
~ayal	-105 104
~ayal$	-86 133
~ayala	-52 7
~ayam	-62 -1
~ayam$	-48 -134
~ayan	139 -196
~ayan$	62 -149
~ayar	-203 -124
~ayari	-155 -104
~ayat	36 -33
~ayat$	-17 -28
~ayb	38 -34
~aybe	38 -34
~aybe$	38 -34
~ayc	-109 173
~aych	-109 173
~ayd	-215 -80
~ayda	-120 4
~ayda$	-120 4
~ayde	-154 -169
~ayde$	-154 -169
~aye	45 -60
~aye$	53 -144
~ayed	-25 113
~ayed$	-25 113
~ayeg	-21 8
~ayega	65 41
~ayegi	-188 -70
~ayen	44 2
~ayeng	45 3
~ayer	-78 28
~ayer$	-78 28
~ayi	110 72
~ayi$	104 93
~ayin	-54 -25
~aying	-49 16
~ayk	68 118
~ayke	-77 92
~ayke$	-77 92
~ayl	134 -206
~ayli	-38 -77
~ayo	112 -5
~ayo$	136 -64
~ayp	-172 -133
~aypu	-134 -112
~ayr	-195 -207
~ayra	-131 -200
~ayrai	-92 -147
~ayran	-91 -81
~ayri	-127 -108
~ayri$	-127 -108
~ays	26 89
~ays$	28 119
~ayt	-90 135
~ayu	122 75
~ayu$	104 76
~ayur	-75 -108
~ayurv	-75 -108
~ayus	-103 -97
~ayush	-103 -97
~ba$	124 -61
~bab	170 -41
~baba	226 -39
~baba$	160 -28
~babi	17 -63
~babie	17 -63
~babu	218 -64
~babu$	111 -54
~babuj	142 -18
~baby	30 -13
~baby$	61 -19
~babys	-179 32
~bac	107 -3
~bach	107 -3
~bach$	-190 118
~bacha	71 -2
~bachc	170 -42
~bache	-34 -144
~bachi	47 76
~bachn	-116 -29
~bacho	-105 -205
~bachp	-309 -146
~bacht	-84 46
~bachu	-35 -46
~bad	-80 -58
~bad$	-32 65
~bada	75 -390
~bada$	0 -175
~badab	136 -13
~badal	-161 -215
~badan	137 -95
~badb	28 -152
~badbu	2 -147
~bade	174 -28
~bade$	174 -28
~badh	-279 -130
~badh$	-158 -159
~badha	-148 -63
~badhe	-97 -93
~badhi	-128 66
~badht	-12 -261
~badi	109 -6
~badi$	-61 3
~badl	-162 -230
~badla	-66 -99
~badle	-122 -56
~badlu	-94 -81
~badm	-14 -88
~badmi	7 -81
~bae	183 -96
~baen	168 -86
~baen$	168 -86
~bag	-1 79
~bag$	-78 57
~baga	15 54
~bagal	34 85
~bah	139 -34
~bah$	-1 49
~baha	259 -38
~bahan	18 51
~bahar	331 -178
~bahas	-160 -57
~bahk	178 -33
~bahki	178 -33
~bahu	4 -55
~bahu$	160 96
~bahut	-84 -123
~bai	7 36
~bai$	-57 43
~baic	-114 -101
~baic$	-114 -101
~baig	-100 118
~baig$	-100 118
~baik	49 -53
~baik$	49 -53
~bail	-155 -32
~bail$	-183 -59
~bain	124 98
~bain$	30 -69
~baing	199 -28
~baink	-50 129
~baip	-83 -76
~baipa	-83 -76
~bait	57 14
~baith	1 46
~baitr	145 -166
~baj	2 11
~baj$	169 -17
~baja	-148 60
~bajar	-79 104
~baje	4 -74
~baje$	4 -74
~bajt	-7 -88
~baju	36 88
~baju$	36 88
~bak	28 93
~bak$	53 -56
~baka	-185 -93
~baki	65 101
~baki$	80 44
~bakr	59 -48
~baku	-105 192
~bakv	-7 -49
~bakva	-7 -49
~bal	-3 34
~bal$	-51 -276
~bala	-18 94
~balak	21 102
~balan	-76 32
~balc	29 136
~balco	29 136
~balg	-24 -25
~balga	-24 -25
~bali	98 -33
~balm	-133 -71
~balm$	-133 -71
~bals	20 -12
~bals$	20 -12
~balt	54 -47
~balti	30 -9
~balu	155 -27
~balun	155 -27
~bam	4 -87
~bam$	-75 -84
~ban	-2 11
~ban$	79 -115
~bana	-307 -95
~bana$	-108 0
~banae	-36 -97
~banan	-61 -210
~banat	-173 -127
~banau	-132 -21
~banay	-102 24
~band	95 127
~band$	114 66
~banda	32 -19
~bandh	-99 145
~bandi	32 -107
~bands	-122 -4
~bandu	-95 159
~bane	-42 -244
~bane$	13 -197
~baneg	-28 -92
~bang	-70 -123
~banga	-122 -66
~bangl	-123 -52
~banh	132 53
~banh$	127 54
~bani	-63 54
~bani$	-96 55
~bank	40 -25
~bank$	-83 -17
~bant	-247 -124
~bant$	-48 86
~banta	-110 -127
~banti	-143 -127
~banv	-75 -140
~banva	-72 -138
~bap	52 59
~bap$	-40 37
~bapu	33 40
~bapu$	33 40
~bar	-103 -14
~bar$	-124 47
~bara	-67 61
~bara$	-5 -112
~barab	-12 75
~barah	-27 102
~baras	-12 -133
~barat	13 -47
~barb	-65 119
~barba	-65 119
~bard	74 -5
~barda	89 13
~bare	-147 -45
~bare$	-64 -68
~barf	97 -195
~barf$	65 -101
~bari	-105 -184
~baris	-104 -207
~bark	18 -14
~bars	-58 -209
~barsa	-25 -43
~barsi	-37 -166
~bart	94 -34
~barta	-77 22
~bas	-63 96
~bas$	-123 117
~base	5 -124
~base$	5 -124
~bat	66 -18
~bat$	147 -111
~bata	-130 43
~bata$	19 51
~batai	-1 -222
~batan	-114 61
~batao	-240 -27
~batat	-124 -83
~batau	-32 109
~batay	130 -75
~batc	-106 114
~batch	-106 114
~bate	42 -271
~bate$	-167 -10
~batei	91 -73
~baten	90 -114
~bater	41 -206
~bath	143 -84
~bath$	-48 -156
~bathe	-49 -185
~bathi	13 20
~bathr	98 32
~bati	-7 106
~bati$	98 89
~batin	-144 -53
~bato	-15 -47
~bator	-15 -47
~bau	106 -178
~bav	48 72
~bava	-21 -132
~bavas	-124 -135
~bay	163 19
~baya	254 -185
~baya$	174 -122
~bayan	160 -38
~baye	67 -43
~baye$	67 -43
~bayi	-54 -134
~bayi$	-54 -134
~bayo	-80 -108
~bc$	160 -169
~bco	-53 -38
~bd$	96 -168
~bda	249 -69
~bda$	241 -73
~bde	153 -31
~bde$	153 -31
~be$	10 196
~bea	75 -73
~bean	-109 -38
~bear	-78 36
~beat	159 -105
~beat$	106 -121
~beati	126 -21
~beats	-16 -21
~bec	131 -88
~beca	101 -63
~becam	66 10
~becau	71 -71
~bech	74 87
~bech$	-83 123
~beco	44 -205
~becom	44 -205
~bed	85 112
~bed$	104 7
~bef	23 -20
~befo	23 -20
~befor	23 -20
~beg	13 -30
~begi	-71 -58
~begin	-71 -58
~beh	221 -88
~beh$	-117 -91
~beha	-22 -89
~behe	178 -110
~behen	178 -110
~behi	98 121
~behin	98 121
~behk	99 -43
~behki	99 -43
~beho	162 -244
~behos	162 -244
~bei	-122 90
~bein	-116 92
~being	-115 90
~bej	85 -104
~bek	-118 97
~beka	-144 -35
~bekar	-110 -31
~beku	-157 119
~beku$	-145 120
~bel	94 -182
~bel$	2 -132
~beli	5 -106
~belie	-102 -84
~belig	87 -40
~belo	35 42
~belov	35 42
~belt	58 -67
~belt$	124 -75
~bely	115 -73
~bely$	115 -73
~ben	-123 -8
~benc	-95 42
~bench	-95 42
~bend	25 -52
~bend$	29 -21
~bene	-162 -162
~benef	-162 -162
~bent	44 36
~bent$	44 36
~ber	-6 -13
~ber$	-55 36
~bert	88 -118
~berth	88 -118
~bes	108 -182
~best	-307 -168
~best$	-302 -166
~bet	-57 85
~beta	-13 143
~beta$	-16 147
~bete	-37 21
~bete$	108 -93
~beter	-256 64
~betes	-137 -60
~beti	27 77
~beti$	15 68
~betic	46 -126
~beto	-81 -42
~betv	-47 -175
~betvi	-47 -175
~bev	135 -45
~beva	142 -88
~bf$	-62 73
~bg$	-95 -29
~bgm	-16 -37
~bgmi	-16 -37
~bgmi$	-16 -37
~bgo	-72 -165
~bgol	-72 -165
~bgol$	-72 -165
~bh$	72 -265
~bha	90 -13
~bha$	-38 -162
~bhab	75 112
~bhabh	75 112
~bhag	93 5
~bhag$	81 -12
~bhaga	-52 -56
~bhagv	-30 98
~bhai	94 -73
~bhai$	43 -22
~bhain	-60 7
~bhaiy	197 -93
~bhaj	57 -77
~bhaja	-114 -54
~bhal	-118 207
~bhal$	1 127
~bhan	-68 -30
~bhan$	-38 -20
~bhang	29 29
~bhap	-37 -195
~bhap$	-27 -184
~bhar$	45 27
~bhara	-159 -225
~bhare	-103 -112
~bhari	102 -217
~bharn	-39 46
~bhart	-120 -8
~bharv	-125 -115
~bhas	-263 -174
~bhash	-263 -174
~bhat	70 -91
~bhat$	-185 -159
~bhata	90 -128
~bhate	89 47
~bhath	42 11
~bhati	154 38
~bhav	-45 -309
~bhav$	-193 -158
~bhava	-8 -138
~bhavt	67 -30
~bhay	95 37
~bhaya	95 37
~bhe	66 -59
~bhej	1 -43
~bhej$	-5 80
~bheji	-20 119
~bhejn	-97 -130
~bhejo	-7 -170
~bheju	119 18
~bhi	213 62
~bhi$	89 74
~bhid	112 -56
~bhid$	112 -56
~bhig	271 -137
~bhig$	172 -70
~bhigi	78 -13
~bhin	206 -110
~bhinc	163 -19
~bhk	17 -37
~bho	26 -51
~bhop	-34 -20
~bhopa	-34 -20
~bht	68 -55
~bhta	-70 -51
~bhta$	-70 -51
~bhu	-156 -262
~bhuk	-186 -65
~bhuk$	-145 -162
~bhukh	-110 -141
~bhul	-145 -156
~bhul$	-83 -125
~bhus	113 -123
~bhut	12 -195
~bhut$	-40 -172
~bhv	30 -33
~bhva	30 -33
~bhvat	30 -33
~bi$	-43 130
~bia	-50 -58
~bic	89 -92
~bich	107 -80
~bich$	144 -11
~bichc	-49 -128
~bichu	93 -23
~bid	-13 60
~bidi	47 -64
~bidi$	-55 -57
~bie	-120 -280
~bie$	-60 -111
~bies	-86 -222
~bies$	-84 -220
~bif	-11 -72
~bifl	-11 -72
~bifla	-11 -72
~big	204 -139
~big$	135 -158
~bige	138 45
~biger	138 45
~bih	-61 -89
~biha	-44 -71
~bihar	-44 -71
~bij	-12 -18
~bij$	-175 63
~bijl	75 -66
~bijli	75 -66
~bik	41 -92
~bik$	-152 42
~bike	66 -43
~bike$	63 -37
~bil	-65 -306
~bil$	-80 -240
~bile	-138 -180
~bile$	-138 -180
~bili	-55 -24
~bili$	-10 29
~bilk	53 -130
~bilku	53 -130
~bim	-144 -58
~bima	-144 -58
~bima$	-78 40
~bimar	-112 -112
~bin	-71 63
~bin$	-81 91
~bina	-103 59
~bina$	-92 77
~bind	-82 -192
~bind$	-120 -93
~bing	135 60
~bing$	135 60
~bio	-61 -165
~bio$	-114 -167
~biot	-9 -90
~bioti	-8 -60
~bip	-25 -197
~bipi	-29 -191
~bipi$	-29 -191
~bir	-220 -216
~bir$	-129 -153
~birt	-128 -65
~birth	-128 -65
~biry	-82 -196
~birya	-82 -196
~bis	166 -122
~bis$	133 -43
~bisc	31 -110
~biscu	31 -110
~bish	43 -7
~bish$	43 -7
~bisi	-47 -137
~bisi$	-21 -111
~bisk	-111 -81
~bisl	118 -28
~bisle	118 -28
~bist	112 53
~bista	112 53
~bit	108 -87
~bit$	82 -30
~bite	-50 -142
~bite$	-166 -4
~biten	224 -133
~bites	7 -76
~biti	79 -3
~bitiy	4 30
~biv	-83 106
~bivi	-83 106
~bivi$	-83 106
~biy	18 -73
~biya	18 -73
~biyat	46 -81
~bj$	195 -209
~bji	-77 -14
~bji$	-77 -14
~bka	-68 111
~bka$	-63 120
~bke	-130 56
~bke$	-130 56
~bki	-96 155
~bki$	-96 155
~bko	48 182
~bko$	48 182
~bla	12 249
~blad	-153 266
~blade	-137 297
~blak	178 -12
~blak$	178 16
~blan	-12 -60
~blank	-12 -60
~ble	-53 59
~ble$	42 -10
~blea	-10 -42
~bleac	-10 -42
~bled	-38 182
~bled$	-96 205
~blem	-57 -44
~blem$	-57 -44
~bles	33 -232
~bles$	57 -196
~blet	-55 45
~blet$	-29 -350
~blets	-54 195
~bli	161 -240
~blid	108 -233
~blid$	-98 -87
~blidi	128 -286
~blin	159 -24
~bling	195 50
~blis	9 -71
~blist	9 -71
~blo	-215 -101
~blok	-231 -71
~blok$	-122 -11
~bloke	-150 -71
~blov	33 -51
~blu	264 -225
~blud	170 -140
~blud$	191 -133
~blue	134 -93
~blue$	160 -58
~blues	-97 -134
~blui	137 -9
~bluis	137 -9
~blur	32 -51
~bly	50 -80
~bly$	57 -73
~bne	-72 70
~bne$	-106 71
~bo$	18 135
~boa	-72 6
~boar	-51 -16
~board	-191 36
~boat	-85 67
~bod	-2 153
~body	-8 161
~body$	-7 156
~boh	101 -53
~boj	71 189
~bojh	71 189
~bojh$	26 194
~bok	-205 117
~boks	-195 126
~boks$	-194 127
~bol	166 115
~bol$	198 23
~bola	95 89
~bola$	60 96
~bole	3 159
~bole$	7 161
~boli	103 168
~boli$	80 166
~bolin	85 13
~boln	-62 28
~bolna	-112 80
~bolne	45 -131
~bolo	-134 -146
~bolo$	-134 -146
~bolt	90 24
~bolta	-14 -132
~bolte	56 79
~bolti	92 81
~bolu	-122 35
~bolu$	-109 -23
~bom	19 -77
~bomb	19 -77
~bomb$	20 -66
~bon	105 87
~bon$	-114 89
~bond	94 101
~bone	72 -151
~bone$	81 -182
~bor	31 -58
~bor$	11 76
~bord	-147 58
~bord$	-97 -27
~bore	-233 -226
~bore$	-153 -146
~bored	-124 -163
~bori	-47 -152
~bori$	-95 -148
~born	129 -1
~born$	129 -1
~bos	-240 -408
~bos$	-224 -394
~bot	-5 134
~bot$	-176 -132
~bota	-18 125
~botal	-17 137
~both	8 50
~both$	12 63
~botl	53 177
~botle	53 177
~bou	-61 21
~boug	-181 37
~bough	-181 37
~boun	-41 26
~bour	-11 36
~bour$	-33 59
~bours	53 -37
~bout	-86 -64
~bout$	-86 -64
~bov	32 -214
~bov$	-36 -79
~bove	166 -117
~bove$	166 -117
~bovl	-96 -95
~bovli	-150 -50
~boy	72 62
~boy$	46 110
~boys	90 -100
~boys$	90 -100
~bp$	-92 -182
~bra	-38 -134
~bra$	127 -224
~brac	-127 -57
~brace	-127 -57
~brah	12 -51
~braha	12 -51
~brai	-89 -175
~brain	-67 -170
~brak	26 -79
~brake	37 7
~bran	-152 -61
~brand	-157 -113
~bras	-151 -93
~bre	170 -217
~bre$	91 -98
~brea	106 -149
~break	-149 23
~breas	77 -197
~breat	166 -180
~bren	-33 -123
~bren$	-33 -123
~bri	-1 113
~brid	-131 196
~bride	12 6
~bridg	-104 206
~brig	139 -134
~brik	49 44
~brik$	84 75
~bril	-70 -92
~brin	-35 26
~bring	-9 43
~bro	116 -170
~bro$	-24 -26
~brok	115 -259
~broke	115 -259
~brot	108 -90
~broth	108 -90
~brov	1 -87
~brovn	4 -117
~bru	-286 2
~brus	-266 -104
~brush	-266 -104
~bs$	98 61
~bsc	-102 27
~bsc$	-94 -60
~bscr	-34 57
~bscri	-34 57
~bse	-93 104
~bse$	-71 126
~bsen	-40 -30
~bsi	-176 -202
~bsid	-160 -195
~bt$	89 55
~bta	127 -142
~bta$	51 -68
~bte	-79 -84
~bte$	-79 -84
~bu$	-25 -132
~bua	-19 11
~bua$	-19 11
~bub	86 57
~bubl	86 57
~buble	55 60
~bud	19 110
~buda	104 -94
~budg	-153 -138
~budge	-153 -138
~budh	-84 151
~budha	-63 111
~budhi	-16 109
~bui	-102 42
~buil	-102 42
~build	-102 42
~buj	92 71
~bujh	-36 112
~bujh$	-23 138
~bujha	-22 -75
~buji	142 -18
~buji$	142 -18
~buju	-43 -52
~bujur	-43 -52
~buk	104 -145
~buk$	-166 42
~buke	107 -16
~buked	-96 62
~buket	-37 -109
~bukh	43 -367
~bukha	43 -367
~buki	-37 -178
~bukin	-147 -174
~buks	-100 169
~buks$	-100 169
~bul	282 211
~bul$	145 -46
~bula	146 200
~bula$	-124 189
~bulan	143 -80
~bulao	122 -68
~bulau	97 -5
~bulay	19 70
~bulb	-41 126
~bulb$	-104 136
~bule	164 -172
~bulen	154 -47
~bulg	123 -81
~bulge	-80 -52
~bulgi	146 -33
~buli	58 79
~bulis	165 -16
~bum	-10 -239
~bump	53 -164
~bump$	78 -77
~bumps	-117 -76
~bumr	-157 -118
~bumra	-157 -118
~bun	70 -129
~bund	92 -69
~bund$	102 -62
~bunt	-18 -22
~bur	-65 -13
~bura	-70 -2
~bura$	-6 10
~burn	-97 -72
~burn$	-195 -17
~burni	61 24
~burns	16 -209
~burnt	-107 -9
~burp	4 -77
~burs	169 -114
~burst	171 -109
~bus	-27 -116
~bus$	-21 0
~busi	80 17
~busin	80 17
~bust	-180 -213
~buste	-179 -212
~busy	64 39
~busy$	64 39
~but	25 -60
~but$	3 -16
~buta	41 13
~butar	41 13
~bute	-133 22
~buter	-128 -60
~buto	60 -114
~buton	60 -114
~buy	-132 -142
~buy$	-122 -114
~by$	124 39
~bya	-147 -34
~byaj	-58 65
~byaj$	-58 65
~byat	-102 -165
~byath	-102 -165
~bye	-372 26
~bye$	-372 26
~byp	-35 -160
~bypa	-35 -160
~bypas	-35 -160
~bys	-179 32
~bys$	-179 32
~ca$	75 -55
~cab	27 -68
~cab$	65 -37
~caf	82 -156
~cafo	80 -37
~cafol	80 -37
~cak	65 -7
~cake	65 -7
~cake$	65 -7
~cal	21 -45
~cal$	109 -20
~calc	-185 -183
~calci	-185 -183
~cale	-84 19
~caled	-133 5
~calf	101 -91
~calf$	101 -91
~cali	-131 99
~calin	-131 99
~calm	38 179
~calm$	44 147
~calp	66 -136
~calp$	3 -113
~caly	-42 -107
~caly$	-42 -107
~cam	136 40
~came	171 44
~came$	185 82
~camer	-80 -89
~camp	-130 -7
~camp$	-130 -7
~can	14 -50
~can$	-226 -120
~cana	-171 99
~canad	-116 10
~canal	-90 100
~canc	-233 -111
~cance	-221 -105
~cano	199 -17
~canot	200 -8
~cant	281 107
~cant$	290 124
~canti	-51 -137
~cap	-156 -124
~cap$	-111 -44
~capi	8 -105
~capit	-129 -95
~capt	-137 -32
~capta	-73 -8
~capti	-87 -37
~car	-127 13
~car$	131 -166
~card	-279 -108
~card$	-168 18
~cardi	-118 -93
~care	-214 163
~care$	-168 123
~cared	-97 125
~cari	-69 15
~caria	-74 91
~cary	-204 -90
~cary$	-141 -86
~caryi	-128 -29
~cas	-32 -51
~case	-58 91
~case$	-47 100
~cash	27 -32
~cashe	28 -23
~cast	-38 -174
~cast$	-20 -163
~cat	-156 -19
~cat$	-99 81
~cata	-118 -124
~catar	-118 -124
~catc	-35 -180
~catch	-35 -180
~cate	-93 2
~cate$	-77 24
~cath	125 -11
~cathe	125 -11
~cati	-160 74
~catio	-160 74
~cau	85 -58
~caug	187 -99
~caugh	187 -99
~caus	-8 -30
~cause	-8 -30
~cb$	-178 -180
~ce$	79 -64
~ced	79 -26
~ced$	79 -26
~cef	51 130
~cefu	51 130
~ceful	51 130
~cel	-28 -81
~cel$	49 -227
~cels	-128 -149
~cels$	-122 -133
~cely	19 -40
~cely$	19 -40
~cem	-51 -17
~cema	50 -37
~cemak	50 -37
~cemb	-92 -36
~cembe	-92 -36
~ceme	-56 26
~cemen	-56 26
~cen	-171 -16
~cenc	-174 -41
~cence	-174 -41
~cene	-64 -98
~cene$	-64 -98
~cens	-74 144
~cense	-73 128
~cent	-33 -83
~cent$	-150 10
~cente	68 -79
~centr	35 -62
~cep	-29 20
~cer	-117 2
~cer$	0 -80
~cert	-84 -5
~certi	-84 -5
~ces	-214 -196
~ces$	-250 -157
~cesa	85 -40
~cesar	85 -40
~cet	-19 -40
~ceta	2 24
~cetam	2 24
~ceti	-29 -215
~cetir	-29 -215
~cg$	-124 -146
~ch$	-30 3
~cha	87 118
~cha$	107 196
~chab	-125 124
~chaba	-34 -89
~chabi	-136 156
~chac	147 55
~chach	147 55
~chad	75 82
~chada	-49 108
~chadh	56 4
~chah	-74 51
~chah$	-43 -12
~chahi	-36 3
~chaht	-111 8
~chai	-88 143
~chai$	-105 -47
~chain	-5 218
~chair	19 117
~chaj	-100 65
~chak	169 -91
~chaka	26 -63
~chaku	244 -67
~chal	-153 -115
~chal$	-72 -113
~chala	-164 -36
~chale	-140 -18
~chali	29 110
~chaln	26 -90
~chalo	-71 -105
~chalt	28 -307
~chalu	6 17
~cham	242 -204
~chama	218 -86
~chamd	135 -132
~chan	119 20
~chan$	150 -116
~chana	353 -159
~chanc	-69 176
~chand	-270 -136
~chane	-269 -243
~chang	-15 -155
~chani	-47 107
~chant	-75 121
~chao	158 -124
~chao$	158 -124
~chap	-25 -3
~chap$	39 86
~chapa	-11 47
~chapt	-85 -107
~char	-131 -267
~char$	-116 -200
~chara	-2 -49
~charb	-137 -90
~chard	108 -29
~charg	-140 -30
~chari	-77 -54
~charo	-35 57
~chart	-3 -98
~chas	-97 -216
~chas$	20 -53
~chash	-63 -154
~chat	172 155
~chat$	14 223
~chata	-38 -183
~chatg	-60 -96
~chath	-99 -33
~chati	403 -149
~chatr	-105 65
~chats	-59 -52
~chau	-251 -55
~chaut	-183 -18
~chav	-48 -217
~chav$	-185 -155
~chava	-234 -106
~chavl	179 -76
~chay	-20 -188
~chay$	-68 -318
~chaya	14 50
~chc	-9 -22
~chch	-9 -22
~chcha	48 -3
~chche	-52 -27
~chchi	100 24
~chcho	-110 12
~chchu	-49 -128
~chd	-230 -110
~chdi	-212 -151
~chdi$	-193 -107
~che	230 43
~che$	122 39
~chea	-3 -87
~cheap	19 -72
~ched	217 129
~ched$	238 84
~cheda	-27 -59
~chedu	-36 100
~cheg	-138 114
~cheh	84 -154
~chehr	84 -154
~chek	-103 -23
~chek$	-92 1
~cheke	27 95
~cheku	-101 -183
~chel	130 130
~chelo	-3 127
~chem	219 82
~chemi	-23 33
~chemo	217 86
~chen	79 -125
~chen$	135 -30
~chena	-129 -151
~cher	28 -33
~cher$	-59 7
~ches	198 -142
~ches$	-79 -55
~chest	278 -333
~chet	-3 -104
~chet$	-21 -54
~chev	-57 23
~chey	-164 45
~cheya	-274 -231
~chi	118 68
~chi$	66 159
~chia	-43 -84
~chiat	-15 -77
~chid	77 -302
~chida	-116 -142
~chidc	-144 -82
~chide	140 -98
~chidk	63 -131
~chij	76 -37
~chij$	-9 -10
~chik	60 -299
~chik$	110 -101
~chike	-17 -59
~chikh	192 -83
~chiki	-18 -70
~chiks	-83 -60
~chiku	-90 -33
~chil	-73 -209
~chil$	-147 -106
~chila	-34 -9
~child	-81 -135
~chili	47 -117
~chin	4 -105
~chin$	-148 13
~chine	152 -168
~ching	11 18
~chini	-130 -61
~chink	-232 -245
~chint	41 18
~chip	98 -46
~chipa	156 -72
~chipk	64 -192
~chipo	-78 87
~chir	9 -209
~chir$	99 -62
~chis	9 134
~chis$	-5 138
~chit	120 210
~chit$	21 131
~chita	87 41
~chith	-84 182
~chitk	113 -13
~chk	141 -195
~chka	205 -42
~chkar	150 -12
~chki	-48 -176
~chki$	-42 -128
~chl	-122 -157
~chla	75 -122
~chle	-218 -47
~chle$	-218 -47
~chli	27 -143
~chli$	27 -143
~chm	126 27
~chma	128 39
~chman	150 -5
~chn	33 -35
~chna	120 -101
~chna$	120 -101
~chne	-144 46
~chne$	-144 46
~chni	83 -25
~cho	78 -137
~cho$	-120 -199
~choc	85 -64
~choco	85 -64
~chod	-78 126
~chod$	9 150
~choda	39 89
~chode	-42 14
~chodi	-124 -65
~chodn	-99 -3
~chodo	45 16
~chodu	-68 -26
~chok	-5 -234
~choke	-193 -223
~choki	86 -141
~chol	-213 -237
~chole	-188 -171
~cholo	-43 -70
~chon	-1 -54
~chon$	-123 -30
~chor	93 9
~chori	-101 105
~chot	108 -6
~chot$	-107 -7
~chota	58 -197
~chote	89 27
~choti	68 57
~chotu	106 1
~chp	-309 -146
~chpa	-309 -146
~chpan	-309 -146
~chr	-98 -162
~cht	6 229
~chta	-63 51
~chta$	-63 51
~chte	69 140
~chte$	69 140
~chti	-93 189
~chti$	-93 189
~chu	199 -35
~chu$	227 77
~chua	78 -84
~chua$	85 -82
~chub	109 -106
~chubh	109 -106
~chud	97 -103
~chuda	98 -216
~chudi	3 115
~chuh	73 -25
~chuha	60 -123
~chuhe	37 1
~chuk	-90 126
~chuka	-183 82
~chuke	-31 -59
~chuki	71 169
~chul	-98 -58
~chul$	-166 -60
~chulh	113 88
~chun	96 -105
~chuna	138 -87
~chune	35 -123
~chuni	36 60
~chup	-18 45
~chup$	-105 -2
~chupa	20 62
~chupi	138 -129
~chur	36 8
~chura	-44 -60
~churi	136 49
~chus	-317 -139
~chut	45 -22
~chut$	181 -45
~chute	104 -2
~chuti	-148 29
~chutk	-11 -63
~chv	-130 18
~chva	-111 -48
~chva$	-111 -16
~chvan	0 -33
~chy	-121 68
~chy$	-164 -119
~chya	-26 107
~chya$	9 58
~cia	-97 -85
~cial	-42 -15
~cian	-55 -99
~cian$	-55 -99
~cid	13 168
~cid$	29 -74
~cide	-10 201
~cide$	-236 99
~cided	-107 99
~ciden	144 136
~cides	-18 34
~cidi	-20 -48
~cidit	-15 -183
~cie	-190 -158
~cien	-152 -93
~cienc	-80 -42
~ciet	-100 -119
~ciety	-100 -119
~cig	17 34
~ciga	17 34
~cigar	17 34
~cil	26 119
~cili	106 -46
~cilin	117 -32
~cin	-80 -51
~cin$	115 37
~cine	-369 -153
~cine$	-287 -233
~cines	-117 62
~cing	34 49
~cing$	34 49
~cio	-100 -79
~ciou	-100 -79
~cious	-100 -79
~cip	-182 -91
~cipa	10 39
~cipal	10 39
~cipe	-143 -154
~cipe$	-143 -154
~cir	-7 -64
~circ	-7 -64
~cis	-178 -151
~cise	-206 -129
~cise$	-160 -116
~cit	-183 19
~cita	-56 -118
~cital	-49 -101
~city	-87 82
~city$	-75 117
~ciu	-182 -174
~cium	-182 -174
~cium$	-182 -174
~cla	-104 -89
~clai	-51 -74
~claim	-51 -74
~clam	82 -100
~clamp	-71 -83
~clas	-138 -34
~clas$	-136 -32
~cle	75 85
~cle$	99 -27
~clea	26 131
~clean	29 88
~clear	10 102
~cles	-35 33
~cles$	-35 33
~cli	81 -219
~clim	44 -76
~climb	31 -49
~clin	87 -145
~clini	101 -108
~clo	55 103
~clos	48 61
~close	-79 66
~closi	145 112
~clot	88 1
~cloth	66 6
~clu	73 -114
~club	64 -75
~clut	47 -10
~clutc	47 -10
~cm$	-198 -54
~coa	-7 -16
~coac	14 20
~coach	14 20
~coal	100 -44
~coal$	100 -44
~cob	41 -186
~cobr	41 -186
~cobra	41 -186
~coc	-35 -176
~coca	125 -9
~coca$	125 -9
~coco	-123 -163
~cocon	-123 -163
~cod	-24 -117
~cod$	-26 -85
~code	-15 -84
~code$	-211 -74
~cof	-44 -179
~cofi	-44 -179
~cofi$	-37 -178
~cog	57 -63
~cogn	57 -63
~cogni	57 -63
~coh	-54 52
~coho	-54 52
~cohol	-54 52
~coi	81 -117
~coim	-15 -47
~coimb	-15 -47
~coin	79 -70
~coin$	79 -70
~col	176 -103
~cola	150 -143
~cola$	125 -9
~colap	56 -74
~colat	85 -64
~cold	177 -139
~cold$	162 -128
~cole	-211 -20
~colea	-85 21
~colec	-112 2
~coleg	-123 -57
~colo	15 60
~colog	85 -48
~colon	-85 31
~colou	39 -34
~colu	-2 -56
~colum	-2 -56
~com	-30 -63
~coma	-117 -6
~coma$	-100 13
~comb	-79 -182
~combi	-16 -98
~come	29 33
~come$	55 75
~comen	-128 73
~comes	106 7
~comet	-59 -100
~comi	36 -99
~comin	45 -75
~comit	-76 -102
~como	46 -62
~comon	34 -60
~comp	-119 -26
~compa	-92 30
~compl	-13 12
~compo	78 -108
~compr	-53 -24
~compu	-141 -82
~con	-82 -161
~cona	-71 -69
~conaj	-71 -69
~conc	-46 8
~conce	-42 11
~cond	165 -122
~cond$	51 -125
~condo	-65 42
~condu	154 -70
~cone	-124 -40
~conf	14 -90
~confi	-118 -64
~confu	98 -51
~cons	-140 -212
~consc	-100 -79
~const	-47 -74
~consu	-61 -54
~cont	-31 -172
~conta	-105 -28
~conti	49 -73
~contr	19 -157
~conu	-123 -163
~conut	-123 -163
~conv	-178 38
~conve	-111 -105
~cony	29 136
~cony$	29 136
~cop	-179 -39
~cope	-59 -63
~cope$	-31 -35
~coper	-34 -46
~copy	-86 14
~copy$	-86 14
~cor	22 -25
~cord	106 146
~cord$	108 155
~core	-207 -157
~core$	-14 -158
~corec	-196 -123
~corn	28 -29
~corp	129 -44
~corpi	133 -40
~cos	-99 -307
~cos$	-41 -45
~cose	-7 -117
~cose$	-7 -117
~cosp	23 -91
~cospr	28 -88
~cost	-140 -203
~cost$	-91 -145
~cot	66 81
~cot$	86 37
~coto	11 102
~coton	11 102
~cou	-41 -159
~coug	107 -195
~cough	107 -195
~coul	-153 -138
~could	-153 -138
~coun	54 -16
~couns	-125 -205
~count	104 40
~coup	-64 -62
~cour	-201 -70
~cours	-275 -268
~court	52 48
~cous	-113 -30
~cousi	-113 -30
~cov	-98 90
~cov$	66 100
~cove	-228 6
~cover	-228 6
~covi	21 -46
~covid	26 -11
~covs	-108 132
~cpr	-145 -190
~cpr$	-145 -190
~cra	-200 -218
~crad	-65 -31
~cradl	-65 -31
~crak	-91 -186
~crak$	-135 -55
~crake	-22 -141
~cram	-99 -126
~cramp	-99 -126
~cran	-14 9
~cras	-106 -60
~crash	-102 -53
~crat	-64 29
~cratc	-50 50
~cre	-144 -184
~crea	-75 -328
~cream	5 -230
~creas	-94 -127
~creat	-147 -102
~crem	-121 21
~cret	-20 36
~cri	-191 -63
~crie	71 -2
~cried	-119 -81
~cries	130 32
~crik	-29 20
~crike	-29 20
~crin	-268 -125
~crin$	-258 -115
~crip	-94 -121
~cript	-94 -121
~cro	46 138
~croc	134 49
~croci	134 49
~cros	-180 -15
~cros$	-118 -76
~cru	93 -214
~cruk	90 -71
~cruke	90 -71
~crus	104 -224
~crush	110 -214
~cry	65 102
~cry$	31 -56
~cryi	70 157
~cryin	70 157
~cs$	-147 0
~csk	-123 -94
~csk$	-123 -94
~ct$	-301 -126
~cte	-113 37
~cted	-89 93
~cted$	-78 100
~cter	-35 -95
~cti	30 -79
~ctic	-138 -48
~ctin	-63 -35
~cting	-46 9
~ctio	83 2
~ction	83 2
~ctiv	-34 -190
~ctive	-87 -157
~ctl	-52 -38
~ctly	-52 -38
~ctly$	-52 -38
~cto	-10 -260
~ctom	-80 -63
~ctomy	-80 -63
~ctor	8 -234
~ctor$	27 -188
~ctors	-141 -155
~ctory	42 -57
~ctr	59 34
~ctri	26 48
~ctric	26 48
~cts	-128 113
~cts$	-128 113
~ctu	61 -34
~ctua	98 -38
~ctual	98 -38
~ctur	-101 -6
~cture	-101 -6
~cu$	-126 -126
~cui	31 -110
~cuit	31 -110
~cuit$	61 -38
~cuits	-27 -80
~cuk	55 -106
~cuk$	-17 -240
~cuke	119 -88
~cuker	104 -85
~cuks	-9 -64
~cuks$	-9 -64
~cul	-80 -119
~cul$	-124 -98
~cule	79 27
~culer	79 27
~cult	-44 -53
~cum	-40 -91
~cup	53 -31
~cup$	144 -180
~cupb	52 122
~cupbo	52 122
~cups	-171 -122
~cups$	-171 -122
~cur	44 -195
~curd	-169 -105
~curd$	-169 -105
~cure	117 -197
~curen	117 -195
~curi	-62 -7
~curio	-120 -103
~curit	16 59
~curt	158 25
~curta	158 25
~cury	-125 -104
~cury$	-125 -104
~cus	14 -18
~cust	42 14
~custo	42 14
~cut	-17 208
~cut$	24 197
~cute	80 -95
~cuter	93 -63
~cuti	-150 123
~cutin	-132 124
~cuts	-55 74
~cuts$	-55 74
~cuty	-55 -127
~cuty$	-55 -127
~cy$	-104 -100
~cya	-22 146
~cyan	-22 146
~cyani	-22 146
~cyc	-73 63
~cycl	-73 63
~cycle	-53 22
~cyl	91 -26
~cyli	91 -26
~cylin	92 -25
~da$	104 167
~dab	283 -139
~dab$	152 -45
~daba	119 -60
~daba$	23 81
~daban	-20 -37
~dabay	182 -116
~dabd	136 -13
~dabda	136 -13
~dabe	192 -84
~dabe$	192 -84
~dabi	96 -17
~dabi$	96 -17
~dac	-82 -215
~dach	-82 -215
~dache	-82 -215
~dad	188 -105
~dad$	2 -100
~dada	123 27
~dada$	80 -150
~dadaj	95 34
~dadh	33 77
~dadi	196 -202
~dadi$	165 -201
~dads	-57 83
~dads$	-57 83
~dadu	83 -61
~dadu$	-3 -50
~daf	-78 -131
~daft	-49 -121
~dafta	-49 -121
~dag	-121 -52
~dag$	-101 -116
~dagi	-57 -48
~dagi$	-57 -48
~dah	-39 -127
~dahe	13 80
~dahej	13 80
~dahi	-29 -266
~dahi$	-140 -254
~dahin	153 -25
~dai	104 -232
~dai$	102 -235
~dail	-101 -187
~daily	-193 -145
~dain	60 -8
~dain$	60 -8
~daj	137 22
~daji	95 34
~daji$	58 35
~dak	-59 -447
~dak$	-59 -177
~daka	-125 -163
~dakar	-125 -163
~dakh	104 -49
~dakhd	125 -26
~dakn	-66 -127
~dakt	-62 -156
~dakti	-161 -136
~daku	2 -109
~dal	52 -290
~dal$	-30 -60
~dala	-64 -267
~dala$	-40 -231
~dale	107 -219
~dale$	85 -23
~daleg	93 -160
~dalen	-125 -92
~dali	181 70
~dali$	150 120
~daln	-170 -64
~dalna	-74 -107
~dalne	-134 38
~dalt	-176 -199
~dalta	-106 -115
~dalte	-65 -90
~dalu	71 -106
~dalu$	59 -52
~dalun	24 -63
~dalv	7 -111
~dalva	7 -111
~dam	41 54
~dam$	46 88
~dama	17 38
~dama$	5 -142
~dan	52 -313
~dan$	165 -66
~dana	129 -36
~dana$	87 -121
~danc	34 -160
~dance	-99 -156
~dand	-75 -132
~dandr	-94 -102
~dane	-25 -95
~dane$	-25 -95
~dang	-18 84
~dange	-149 112
~dani	-39 -105
~dani$	-39 -105
~dank	113 -44
~dank$	113 -44
~dant	-239 -369
~dant$	-220 -360
~dap	-7 57
~dapa	-68 64
~dar	146 63
~dar$	3 28
~dara	52 -211
~daran	92 -130
~darb	-113 -13
~darbh	-82 43
~dard	46 123
~dard$	46 108
~dare	156 -83
~dare$	156 -83
~dark	37 -238
~dark$	76 -219
~daru	2 110
~daru$	2 110
~darv	96 13
~darva	96 13
~das	75 -207
~das$	18 -291
~dash	-32 -15
~dasht	-47 20
~dasi	-51 43
~dasi$	-51 43
~dast	146 -109
~dast$	133 -114
~dasti	93 -17
~dasv	-74 48
~dasvi	-70 70
~dat	-138 21
~dat$	-241 -123
~data	-150 -184
~data$	-142 -181
~date	-184 173
~date$	-167 192
~dates	-65 -27
~datl	121 -35
~datle	121 -35
~dau	68 16
~daud	-64 -69
~daud$	50 10
~daudt	-70 -75
~daug	-9 154
~daugh	-9 154
~daur	101 -277
~daur$	-67 2
~daura	131 -224
~daure	-14 -142
~dav	14 98
~dava	-2 83
~dava$	26 44
~davai	-88 75
~day	-85 -86
~day$	-41 -40
~daya	3 -89
~dayl	-61 -123
~days	-73 -53
~days$	-73 -53
~dba	-17 -113
~dbad	63 -48
~dbad$	-26 -42
~dbu	2 -147
~dbu$	-13 -144
~dby	-141 99
~dbye	-141 99
~dbye$	-141 99
~dca	-23 -112
~dcas	-23 -112
~dcast	-23 -112
~dch	-156 -103
~dchi	-156 -103
~dchid	-144 -82
~de$	127 210
~dea	-123 -139
~dea$	-112 -130
~dead	-14 -31
~dead$	-2 -52
~deadl	-49 80
~deas	-113 -156
~deas$	-113 -156
~deat	-190 -156
~death	-190 -156
~deb	-39 183
~deba	48 2
~debat	-56 10
~debi	-90 49
~dec	-175 103
~dece	-92 -36
~decem	-92 -36
~deci	-122 137
~decid	-122 137
~ded	38 -112
~ded$	-201 -67
~dedh	85 -159
~dedh$	85 -159
~def	-108 -40
~defi	-108 -40
~defin	-69 -93
~deg	113 -39
~dega	130 -83
~dega$	130 -83
~degi	-141 79
~degi$	-141 79
~degr	53 -48
~degri	53 -48
~deh	120 -79
~dei	149 -52
~dek	-164 114
~deka	-134 30
~dekar	-134 30
~dekh	-117 93
~dekh$	-92 50
~dekha	-154 -42
~dekhe	200 47
~dekhi	-146 -41
~dekhk	95 -141
~dekhn	-93 157
~dekht	5 -47
~deks	-93 -97
~deks$	-84 -79
~del	72 -64
~del$	-103 -77
~dela	107 -54
~dele	-147 -61
~delet	-147 -61
~delh	-157 -188
~delhi	-157 -188
~deli	63 53
~deliv	70 -45
~dem	151 -95
~den	107 60
~den$	126 -140
~dena	-141 143
~dena$	-141 143
~dene	54 -32
~dene$	54 -32
~deng	-43 18
~denge	-4 157
~dengu	-42 -179
~deni	-93 -95
~deni$	-82 -127
~denl	249 -11
~denly	249 -11
~dent	16 73
~dent$	71 166
~denti	-218 -207
~dents	33 -86
~dentu	-71 -116
~deo	-251 -20
~deo$	-235 -26
~dep	-187 -303
~depo	-101 -95
~depos	-105 -77
~depr	-92 -207
~depre	-92 -207
~der	30 -2
~der$	61 40
~dera	-39 -95
~derab	32 -79
~deri	-75 -34
~derl	-87 -74
~ders	122 -111
~ders$	92 -186
~des	-140 -59
~des$	15 20
~desh	-217 -180
~desh$	-217 -180
~desi	12 -90
~desi$	61 -40
~desig	-94 -88
~desk	-113 -54
~desk$	-113 -54
~det	-60 239
~deta	29 69
~deta$	30 48
~dete	-69 118
~dete$	-44 130
~deti	-57 70
~deti$	-57 70
~deto	-44 178
~detol	-44 178
~dev	-64 44
~deva	33 77
~devar	66 90
~deve	-94 -79
~devel	-94 -79
~devi	-116 -137
~devi$	-6 -57
~df$	-110 -70
~dfa	31 68
~dfat	-6 71
~dfath	-6 71
~dge	12 115
~dge$	65 151
~dget	-153 -138
~dget$	-153 -138
~dgi	5 160
~dgi$	5 160
~dgu	-88 -40
~dgud	-88 -40
~dgud$	-88 -40
~dh$	123 -101
~dha	216 16
~dha$	124 155
~dhab	7 -119
~dhaba	108 -45
~dhabe	-52 -81
~dhad	175 -125
~dhada	70 -42
~dhadk	123 -87
~dhag	-2 -58
~dhaga	-127 -57
~dhai	27 -64
~dhai$	61 -47
~dhak	100 39
~dhak$	130 -102
~dhaka	36 80
~dham	52 -31
~dhamk	61 27
~dhan	102 -122
~dhan$	99 -57
~dhana	-91 98
~dhane	-43 -225
~dhani	-129 -99
~dhans	253 -88
~dhanu	189 -11
~dhany	-234 -117
~dhap	-69 -68
~dhape	-65 -80
~dhar	-74 108
~dhar$	37 16
~dhas	130 -24
~dhas$	109 -50
~dhat	-15 -72
~dhatu	23 -52
~dhau	-25 -55
~dhau$	-16 -52
~dhay	-7 -7
~dhe	135 -289
~dhe$	143 -222
~dheg	-57 -76
~dhega	-39 -63
~dher	188 -147
~dhera	242 -50
~dhi	96 -63
~dhi$	-24 -27
~dhil	189 -92
~dhila	182 -41
~dhile	43 -30
~dhili	36 -25
~dhir	67 -128
~dhire	67 -128
~dhiy	-113 55
~dhiya	-113 55
~dhl	199 -155
~dhla	199 -155
~dhla$	126 -116
~dhn	-236 28
~dhna	-92 1
~dhna$	-92 1
~dhne	-186 66
~dhne$	-186 66
~dho	-62 -41
~dho$	69 -40
~dhon	-168 -264
~dhone	-123 -188
~dhoni	-135 -57
~dht	-63 -225
~dhta	-138 -205
~dhta$	-138 -205
~dhte	-19 -78
~dhte$	-19 -78
~dhti	49 -88
~dhti$	49 -88
~dhu	117 19
~dhu$	195 56
~dhua	-54 -114
~dhuan	-54 -114
~dhud	-93 9
~dhue	-57 -84
~dhul	-29 -149
~dhul$	-25 -126
~dhum	-61 33
~dhuma	6 -120
~dhun	170 138
~dhun$	20 -76
~dhund	169 153
~dhup	-72 -252
~dhup$	-72 -252
~dhv	-190 34
~dhva	-96 69
~dhva$	-48 82
~dhvi	-134 -56
~dhvis	-134 -56
~dhy	-107 15
~dhya	-155 25
~dhyan	-153 27
~di$	173 121
~dia	28 -157
~dia$	-248 -214
~diab	-18 -137
~diabe	-18 -137
~diac	-95 -62
~diac$	-95 -62
~diag	69 -45
~dial	189 -25
~dialo	-108 -87
~dialy	134 23
~dian	-128 -130
~dian$	-128 -130
~diap	49 -77
~diape	49 -77
~diar	-52 191
~diary	-52 191
~diat	-131 -42
~diatr	-107 -37
~dib	-51 165
~diba	-50 79
~diba$	-50 79
~dibe	-66 125
~dibe$	-19 43
~dibi	58 39
~dibi$	58 39
~dic	131 -383
~dic$	-98 -44
~dica	63 -185
~dical	63 -185
~dich	188 -175
~dichi	97 -136
~dichu	192 -53
~dici	-155 -127
~dicin	-155 -127
~dict	-109 -83
~did	207 24
~did$	-72 -16
~didi	140 64
~didi$	142 69
~didn	-25 20
~didnt	-25 20
~die	-282 25
~die$	-69 172
~died	-266 -26
~died$	-266 -26
~dies	-28 -164
~dies$	-165 -146
~diet	-136 -227
~diet$	-128 -192
~dif	-198 -117
~dife	-73 -104
~difer	-73 -104
~dig	-88 17
~dij	109 -214
~diji	-176 -100
~dijie	-146 -88
~dijy	163 -144
~dijy$	163 -144
~dik	237 40
~dika	-108 31
~dikal	-23 101
~dikat	-132 -156
~dikh	264 30
~dikh$	229 -127
~dikha	26 15
~dikhn	195 -114
~dikht	128 105
~diks	-63 -76
~diks$	-63 -76
~dil	-30 -156
~dil$	-64 -226
~dila	32 121
~dili	-1 -102
~dili$	-68 -81
~diliv	21 -67
~dim	-32 -40
~dima	-28 -33
~dimag	-12 -25
~din	1 -59
~din$	-67 -63
~dina	-38 40
~dina$	-31 43
~dine	-10 -146
~diner	-114 -131
~ding	39 -3
~ding$	41 0
~dio	53 -67
~dip	14 177
~dip$	155 129
~dipe	-141 153
~diper	-141 153
~dipi	-161 14
~dipin	-161 14
~dipo	85 -104
~dipoy	133 -32
~dipr	-45 39
~dipre	-45 39
~dir	87 -49
~dir$	123 12
~dire	-71 -70
~direc	-71 -70
~dis	63 -62
~disa	55 71
~disc	-89 -1
~disc$	-97 -112
~disch	14 6
~disco	-123 52
~dise	130 -140
~disea	-80 -117
~dish	-178 -135
~disp	1 -84
~dit	47 -191
~dit$	92 -19
~dita	50 -126
~ditar	-69 -116
~diti	-107 -38
~diti$	-107 -38
~dity	-23 -222
~dity$	-16 -186
~div	-107 12
~diva	-149 -20
~dival	-69 -65
~divar	11 129
~divas	-230 -197
~divi	-47 76
~divo	-60 31
~divor	-60 31
~diy	70 52
~diya	38 38
~diya$	-14 64
~diyan	-87 -22
~diye	78 80
~diye$	-56 90
~diyo	-17 99
~diyo$	20 115
~diyon	-88 -39
~dj$	-104 -192
~dka	150 -61
~dka$	111 -58
~dkan	123 -87
~dkan$	123 -87
~dkav	38 -43
~dkav$	38 -43
~dke	-21 -113
~dke$	-1 -101
~dkh	94 -39
~dkha	94 -39
~dkhad	94 -39
~dki	-92 105
~dki$	-75 49
~dko	67 44
~dl$	-149 -167
~dla	236 -163
~dla$	139 -129
~dle	153 -204
~dle$	115 -170
~dlen	-82 -49
~dlen$	-82 -49
~dler	89 -53
~dler$	139 -19
~dlers	-91 -88
~dli	104 -196
~dli$	144 -156
~dlin	-135 -142
~dline	-48 -132
~dlo	133 -109
~dlor	141 -101
~dlord	141 -101
~dlu	-151 -156
~dlu$	-146 -142
~dly	30 93
~dly$	30 93
~dma	28 39
~dma$	30 -43
~dmas	8 102
~dmi	150 63
~dmi$	156 56
~dmil	102 -78
~dmil$	102 -78
~dmin	-53 -131
~dmin$	-79 -54
~dmint	7 -81
~dmo	-41 -167
~dmot	-41 -167
~dmoth	-41 -167
~dna	-127 105
~dna$	-117 105
~dne	-130 90
~dne$	-115 108
~dnes	71 -32
~dney	-126 -40
~dney$	-121 -32
~dni	-133 -35
~dnig	-93 21
~dnigh	-93 21
~dnt	-46 49
~dnt$	-46 49
~dnu	82 -49
~dnut	82 -49
~do$	-94 -349
~dob	-195 -70
~doba	-195 -70
~dobar	-195 -70
~doc	-143 -188
~doc$	-127 -62
~doct	-108 -148
~docto	-108 -148
~doe	-172 -2
~does	-172 -2
~does$	-246 -23
~doesn	34 22
~dof	123 -57
~dofa	123 -57
~dofar	123 -57
~dog	-41 14
~dog$	-30 0
~doh	80 -122
~doha	84 -63
~doha$	84 -63
~doi	49 -91
~doin	49 -91
~doing	49 -91
~dok	-102 -173
~dokt	-216 -310
~dokta	-216 -310
~dol	94 -184
~dol$	131 -85
~dole	15 -3
~dolo	-22 -155
~dolo$	-22 -155
~dom	-123 -160
~dom$	-105 -108
~dome	-19 -64
~don	32 240
~don$	171 -218
~dona	-141 -3
~donat	-141 -3
~done	-317 -35
~done$	-317 -35
~dono	136 77
~dono$	31 14
~donon	158 93
~dont	-27 330
~dont$	-22 337
~dop	-37 -72
~dopa	-37 -72
~dor	-145 105
~dor$	-178 -18
~dore	24 -60
~dore$	24 -60
~dori	7 130
~dori$	7 130
~dos	-52 54
~dos$	56 25
~dosa	-44 -3
~dosa$	-22 -59
~dosan	6 36
~dose	-114 128
~dose$	-102 127
~dosh	-195 -178
~dosi	41 -182
~dosi$	41 -182
~dost	28 23
~dost$	65 13
~dosti	-70 -132
~dosto	-57 91
~dot	68 -80
~dote	-80 -122
~dote$	-80 -122
~dots	137 -46
~dots$	137 -46
~dou	135 -110
~doub	168 -76
~doubl	143 -37
~doubt	78 -92
~doug	-71 -72
~dough	-71 -72
~dov	46 48
~dov$	-144 45
~dovn	51 74
~dovn$	74 58
~dovs	-37 -18
~dovs$	-37 -18
~dpa	24 -82
~dpa$	106 -35
~dr$	48 -197
~dra	41 149
~dra$	-193 54
~draf	-181 -73
~draft	-181 -73
~drag	143 -53
~drah	-110 108
~drah$	-110 108
~drai	109 -151
~drain	102 -137
~draiv	-45 -24
~drak	-164 -109
~drak$	-164 -109
~dram	-105 186
~drama	-105 186
~dran	266 110
~drank	266 110
~drav	-123 24
~dre	-74 131
~dren	20 55
~dren$	-5 22
~dres	83 68
~dres$	44 38
~dri	-2 -63
~dril	-137 -89
~dril$	-137 -89
~drin	29 -51
~drink	29 -51
~drip	92 109
~drip$	-105 125
~dris	-125 -112
~drish	-125 -112
~driv	2 24
~drive	19 49
~drivi	-45 -112
~dro	35 -188
~drop	80 -64
~drop$	49 68
~drope	105 40
~drops	1 -238
~drov	0 -180
~drovn	-211 -270
~drovs	146 -53
~dru	124 -11
~druf	-94 -102
~druf$	-94 -102
~drug	-36 20
~drul	48 -54
~druli	139 -39
~drum	76 90
~drum$	76 90
~drun	105 -46
~drunk	105 -46
~dry	-164 -114
~dry$	-161 -108
~ds$	-5 16
~dsa	-14 -56
~dsh	-120 -51
~dshi	-59 -6
~dsho	-84 -116
~dshot	-84 -116
~dso	53 79
~dson	82 31
~dson$	82 31
~dta	-30 -42
~dta$	-76 -5
~dte	-51 -98
~dte$	-51 -98
~dti	38 118
~dti$	-123 74
~du$	178 10
~dua	-28 173
~dua$	-10 177
~dub	82 1
~dub$	-32 25
~duba	-17 -73
~duba$	101 -24
~dubai	-117 -48
~dubar	-27 -26
~dube	98 -89
~dubi	171 -23
~dubn	-53 74
~dubne	-53 74
~dubt	-87 -90
~dubte	-79 -84
~duc	74 -125
~duce	-49 -75
~duch	55 -85
~duchu	175 -50
~duct	46 -55
~ducti	-152 -29
~ducto	157 -60
~dud	-86 -264
~dudh	-86 -264
~dudh$	-86 -264
~due	-135 36
~due$	-132 -96
~dues	-8 159
~dues$	-8 159
~duk	-102 -19
~duk$	-105 140
~duka	-10 -140
~dukan	-10 -140
~dukh	-121 -323
~dukh$	-42 2
~dukhe	-31 -152
~dukhi	-154 -170
~dukht	-9 -243
~dul	-191 -31
~dule	-38 97
~dule$	-20 -4
~dult	-141 -206
~dult$	-69 -186
~dum	33 -121
~dum$	35 -162
~dun	176 133
~dun$	51 52
~dung	115 -44
~dunga	127 -68
~dungi	1 83
~duni	107 230
~duniy	-68 243
~dup	-137 11
~dupa	7 196
~dupat	7 196
~dur	122 -93
~dur$	229 48
~dura	93 -117
~dural	96 -112
~duri	-123 8
~duri$	-81 65
~durin	-98 -106
~duro	11 -101
~dus	-48 37
~dush	-79 -94
~dusr	-109 75
~dusra	-22 13
~dusre	-142 -47
~dusri	-48 108
~dust	-2 -45
~dut	-21 215
~duty	-37 174
~duty$	-37 174
~dva	-160 -17
~dva$	-50 -129
~dvan	-112 122
~dvar	2 -42
~dvi	36 -129
~dy$	32 221
~dya	-206 -207
~dya$	-159 -127
~dye	-77 58
~dye$	-77 58
~dyi	-255 -103
~dyin	-255 -103
~dying	-255 -103
~dyo	171 -54
~dyo$	171 -54
~dyu	79 -41
~dyut	79 -41
~dyuti	79 -41
~ea$	-120 -168
~eac	-87 114
~eace	-52 107
~eace$	-128 -12
~eacef	51 130
~each	-91 40
~each$	-36 46
~eache	-87 -19
~eachi	-12 28
~eact	-12 112
~eact$	-98 96
~eacti	57 43
~ead	6 -1
~ead$	154 -121
~eada	-82 -215
~eadac	-82 -215
~eadi	-44 -233
~eadin	-44 -233
~eadl	-64 88
~eadli	0 -70
~eadly	-88 130
~eadm	136 99
~eadmi	97 17
~eads	-117 17
~eadsh	-110 47
~eady	-188 175
~eady$	-188 175
~eag	-113 -26
~eagu	-110 -4
~eague	-110 -4
~eak	-17 -104
~eak$	-18 -20
~eake	30 -76
~eakf	-5 -67
~eakfa	-5 -67
~eaki	36 -12
~eakin	36 -12
~eaks	88 -43
~eaks$	88 -43
~eaku	-146 -48
~eakup	-146 -48
~eal	-165 -44
~eal$	-86 -77
~eale	-91 -172
~ealed	-91 -172
~eali	-67 17
~ealis	-40 -93
~ealt	-126 -26
~ealth	-126 -26
~ealy	2 31
~ealy$	2 31
~eam	-99 -198
~eam$	-245 -204
~eama	-12 -35
~eamat	-12 -35
~eami	165 -23
~eamin	165 -23
~eams	104 20
~eams$	104 20
~ean	-30 -85
~ean$	-148 -38
~eane	165 69
~eaned	77 153
~eaner	137 -42
~eani	-135 -27
~eanin	-135 -27
~eans	-157 -137
~eans$	-157 -137
~eanu	138 -76
~eanut	138 -76
~eap	10 -8
~eap$	31 -116
~ear	-82 -18
~ear$	-121 -30
~earc	-157 124
~earch	-157 124
~eard	-76 -103
~eard$	-132 -98
~eare	-60 140
~eared	-54 164
~eares	-12 -26
~eari	45 -60
~earin	45 -60
~earl	55 -172
~earli	91 68
~early	-5 -236
~earm	57 -121
~earm$	57 -121
~earn	-65 31
~earn$	-49 -49
~ears	-13 29
~ears$	-1 -53
~eart	-6 -78
~eart$	20 -56
~eartb	-123 -57
~eary	-42 -60
~eary$	-42 -60
~eas	-29 49
~eas$	-96 -163
~ease	34 18
~ease$	29 2
~easi	-60 89
~easo	-228 109
~eason	-228 109
~east	95 11
~east$	167 59
~eastf	-178 -83
~easy	-150 -18
~easy$	-150 -18
~eat	41 -441
~eat$	-29 -338
~eate	31 25
~eater	71 -45
~eath	62 -309
~eath$	-47 -195
~eathe	-55 -180
~eathi	198 -107
~eathl	51 -12
~eaths	99 -36
~eati	77 -69
~eatin	77 -69
~eatm	12 25
~eatme	12 25
~eats	-186 -170
~eats$	-160 -163
~eav	-23 -11
~eave	-130 -34
~eave$	-109 -68
~eaves	-49 59
~eavi	106 94
~eavin	106 94
~eavy	-5 -166
~eavy$	-5 -166
~eb$	-194 59
~eba	120 -146
~ebat	-56 10
~ebate	-56 10
~ebi	-187 -10
~ebi$	-76 94
~ebij	-11 -52
~ebij$	-11 -52
~ebit	-136 -211
~ebite	-136 -211
~ebo	48 222
~ebo$	-84 181
~ebod	82 118
~ebody	82 118
~ebu	-8 32
~ebuk	-108 64
~ebuk$	-104 35
~ebul	74 -49
~ebuli	101 -27
~ec$	1 -59
~eca	132 -73
~ecam	66 10
~ecame	66 10
~ecau	66 -74
~ecaus	71 -71
~ece	24 -163
~ece$	110 -56
~ecem	-92 -36
~ecemb	-92 -36
~eces	-83 -49
~eces$	-83 -49
~ecg	-85 -97
~ecg$	-85 -97
~ech	298 163
~ech$	-20 75
~echa	148 -163
~echan	-93 -54
~eche	274 2
~eche$	270 2
~echi	19 170
~echi$	19 170
~echo	-103 -134
~echo$	-103 -134
~eci	-222 88
~ecid	-122 137
~ecide	-117 112
~ecip	-143 -154
~ecipe	-143 -154
~ecl	-68 -86
~eco	59 -267
~ecog	57 -63
~ecogn	57 -63
~ecom	-33 -231
~ecome	-28 -165
~ecomi	-29 -126
~econ	88 -145
~econd	95 -143
~ecor	2 -95
~ecord	-44 -80
~ecos	28 -88
~ecosp	28 -88
~ecov	-61 76
~ecove	-61 76
~ecr	-51 24
~ecre	-51 24
~ecret	-20 36
~ect	53 -15
~ect$	-137 -46
~ecte	-89 93
~ected	-89 93
~ecti	83 -27
~ectin	-51 -88
~ectio	102 14
~ectl	-49 -72
~ectly	-49 -72
~ecto	109 -132
~ectom	-80 -63
~ector	131 -109
~ectr	59 34
~ectri	26 48
~ects	-108 -81
~ects$	-108 -81
~ecu	-8 36
~ecur	3 54
~ecuri	16 59
~ed$	102 179
~eda	66 -110
~eda$	-79 71
~edan	124 -231
~edana	131 -181
~edar	-109 -164
~edar$	-100 -111
~ede	171 -112
~edg	18 154
~edge	18 154
~edge$	20 156
~edh	278 -246
~edh$	124 -172
~edha	233 -70
~edha$	233 -70
~edhi	110 -70
~edhi$	110 -70
~edi	-304 -303
~edi$	-268 -205
~edia	-115 -66
~ediat	-107 -37
~edic	-45 -241
~edic$	-85 -40
~edica	63 -185
~edici	-155 -127
~edik	-43 -132
~edika	-25 -98
~edin	20 -53
~eding	33 -43
~edit	-98 27
~edita	-73 -120
~ediy	-203 -161
~ediya	-179 -100
~ediyo	-58 -98
~edn	87 -5
~edne	87 -5
~ednes	87 -5
~edu	264 51
~edu$	235 48
~educ	22 -131
~eduk	83 -97
~edul	-36 100
~edule	-36 100
~edy	-73 -104
~edy$	-73 -104
~ef$	-164 1
~efa	122 -70
~efan	122 -70
~efant	122 -70
~efd	-38 -92
~efe	-56 -120
~efec	-126 -146
~efect	-126 -146
~efev	63 16
~efev$	50 -65
~efi	-254 -101
~efie	-82 -81
~efiel	-82 -81
~efin	-69 -93
~efit	-162 -162
~efits	-158 -147
~efo	23 -20
~efor	23 -20
~efore	23 -20
~efr	-71 -47
~eft	47 173
~eft$	40 170
~efta	110 -35
~eftal	110 -35
~efu	-148 118
~eful	-19 74
~eful$	-130 79
~efun	-122 -127
~efund	-122 -127
~efus	-5 119
~efuse	30 94
~eg$	148 -389
~ega	-98 47
~ega$	-48 64
~egal	-58 31
~egal$	-58 31
~egat	-154 -121
~egati	-154 -121
~ege	-207 -191
~ege$	-120 -99
~eged	-116 17
~eged$	-116 17
~eget	-135 -160
~egeta	-114 -125
~egf	-68 -55
~egfr	-68 -55
~egfr$	-68 -55
~egi	-252 -39
~egi$	-333 -2
~egin	66 -87
~egis	35 -91
~egist	35 -91
~egn	19 -60
~egna	13 -44
~egnan	13 -44
~egne	5 -60
~egnen	5 -60
~ego	-69 -160
~egr	63 40
~egri	53 -48
~egri$	62 -29
~egs	187 -76
~egs$	187 -76
~egu	-26 -64
~egul	-48 -30
~egula	-48 -30
~eh$	-56 -12
~eha	133 -11
~ehan	-186 -87
~ehand	-114 -142
~ehar	46 185
~ehar$	46 185
~ehat	68 -214
~ehat$	-53 -193
~ehc	85 -100
~ehch	85 -100
~ehcha	85 -100
~ehe	35 97
~ehea	-59 98
~ehen	91 -11
~ehen$	119 -48
~eher	-233 80
~eher$	-233 80
~ehi	24 204
~ehin	98 121
~ehind	98 121
~ehk	99 -43
~ehki	99 -43
~ehki$	99 -43
~ehl	-3 -105
~ehla	-55 -108
~ehla$	-63 -108
~ehle	27 -88
~ehle$	27 -88
~ehli	-79 -57
~ehli$	-79 -57
~ehm	-25 25
~ehma	-25 25
~ehman	-25 25
~ehn	-254 123
~ehna	-89 116
~ehna$	-78 118
~ehnd	-113 89
~ehndi	-113 89
~ehne	-55 46
~ehne$	-55 46
~ehnu	-89 -120
~ehnu$	-89 -120
~eho	165 -249
~ehos	162 -244
~ehosh	144 -232
~ehr	172 -15
~ehra	191 144
~ehra$	213 90
~ehre	-96 -161
~ehre$	-96 -161
~ehri	36 35
~ehri$	56 75
~ehs	-5 -133
~ehsu	-5 -133
~ehsus	26 -79
~eht	-150 12
~ehta	-160 -31
~ehta$	-91 -11
~ehte	45 14
~ehte$	45 14
~ehti	-118 34
~ehti$	-118 34
~ehu	33 -61
~ehun	-47 -128
~ehun$	-36 -120
~ei$	122 26
~eig	-101 -80
~eigh	-170 -88
~eighb	3 -14
~eight	-324 -276
~eij	14 -136
~eiju	17 -131
~eijur	17 -131
~eim	43 -59
~ein	46 51
~ein$	1 -94
~eine	117 -77
~eine$	117 -77
~eing	-34 81
~eing$	-34 81
~eins	-41 87
~eins$	-41 87
~eir	-43 171
~eir$	-65 160
~eird	25 113
~ej$	118 -35
~eja	137 111
~eja$	-59 46
~ejab	125 124
~ejab$	125 124
~ejan	84 -69
~ejan$	84 -69
~eje	-77 -21
~ejec	-82 11
~eject	-82 11
~ejen	-125 -35
~eji	-86 -40
~eji$	-71 -27
~ejn	-97 -130
~ejo	-7 -170
~ejo$	-7 -170
~eju	119 18
~ek$	163 165
~eka	35 180
~eka$	112 -91
~ekap	-129 205
~ekap$	-49 134
~ekar	-63 87
~ekar$	-63 87
~ekd	144 -113
~ekda	125 -37
~ekdam	125 -37
~ekdu	83 -94
~ekdum	83 -94
~eke	190 82
~eke$	193 22
~eked	26 103
~eked$	27 95
~ekeda	-25 28
~ekh	-139 76
~ekh$	-114 43
~ekha	-169 -75
~ekha$	-162 -64
~ekhe	200 47
~ekhe$	99 83
~ekhen	81 24
~ekhi	-146 -41
~ekhi$	-146 -41
~ekhk	95 -141
~ekhka	99 -139
~ekhn	-93 157
~ekhna	-74 202
~ekhne	-47 -52
~ekht	5 -47
~ekhta	-68 55
~ekhte	-133 -173
~ekhti	123 32
~eki	112 -112
~ekin	112 -112
~ekin$	80 -82
~eks	-230 -106
~eks$	-224 -68
~eksa	-258 -295
~eksam	-187 -264
~eksar	-83 -51
~eksc	-88 -102
~eksce	-83 -91
~ekse	-231 -168
~ekser	-206 -129
~eksh	134 43
~eksha	134 43
~eksi	-183 64
~eksis	-105 76
~eksp	-198 -250
~ekspe	-36 -24
~ekspi	-167 -49
~ekspl	-169 -258
~ekst	11 90
~ekst$	-27 -34
~ekste	-76 135
~ekstr	63 111
~ekt	-71 -53
~eku	-281 29
~eku$	-145 120
~ekup	-101 -183
~ekup$	-95 -175
~el$	-4 5
~ela	167 110
~ela$	114 7
~elai	117 -81
~elar	-76 57
~elarj	-156 -209
~elas	154 -111
~elat	-1 23
~elati	75 94
~elato	-123 -95
~elb	-62 -117
~elbo	-60 -95
~elbov	-60 -95
~eld	-31 3
~eld$	-7 -7
~elde	-9 31
~elder	-6 45
~eldi	-39 -59
~eldin	-39 -59
~ele	-63 82
~ele$	-137 -54
~elec	14 129
~elect	51 42
~eled	-144 46
~eled$	-144 46
~elef	122 -70
~elefa	122 -70
~eles	-103 -88
~eles$	-103 -88
~elet	53 -99
~elet$	131 -26
~elete	-147 -61
~elets	31 -109
~elf	-9 337
~elf$	-5 283
~elh	-169 -77
~elhi	-157 -188
~elhi$	-157 -188
~eli	103 2
~eli$	73 80
~elid	-75 -110
~elid$	-144 -50
~elie	-122 -101
~eliev	-122 -101
~elig	80 30
~eligh	87 -40
~elin	18 -39
~eline	-62 -34
~eling	36 -22
~eliv	168 -83
~elive	70 -45
~elm	-45 -98
~elma	-95 -138
~elma$	-95 -138
~elme	22 10
~elmet	22 10
~elmi	-102 -87
~elmis	-102 -87
~eln	110 -58
~elo	-61 -211
~elo$	-48 -94
~elon	-136 -167
~elop	-94 -79
~elor	-13 -185
~elor$	10 -118
~elov	16 -60
~elov$	15 -32
~elp	141 -43
~elp$	177 -75
~elpe	88 -84
~elper	88 -84
~elpl	-110 75
~elpli	-110 75
~elps	-247 -41
~elps$	-247 -41
~els	-73 -38
~els$	13 -170
~else	-106 74
~else$	-106 74
~elt	26 -217
~elt$	82 -99
~elta	-80 -52
~elta$	-80 -52
~elte	-47 -76
~elte$	-72 -99
~elti	-42 -51
~elti$	-42 -51
~elu	90 -245
~elu$	103 -175
~elug	-85 -79
~elugu	-85 -79
~elus	36 -49
~elusi	36 -49
~elv	-145 -37
~elve	-125 -17
~elve$	-86 5
~ely	118 -83
~ely$	104 -82
~em$	-245 103
~ema	-151 -16
~ema$	-219 -159
~emai	-99 26
~email	-54 -128
~emak	50 -37
~emake	50 -37
~emal	-120 -104
~emale	-2 -59
~emar	-66 -57
~emara	-25 -20
~emat	94 -7
~emb	80 -157
~emba	-38 -30
~embar	-38 -30
~embe	-128 -80
~ember	-128 -80
~embl	69 -69
~embly	59 -66
~embu	139 -59
~eme	-40 -342
~eme$	-176 -180
~emed	-21 -46
~emedy	-21 -46
~emen	-68 -134
~ement	-66 -131
~emer	48 -163
~emerg	48 -163
~emi	-174 11
~emi$	-161 125
~emis	-36 27
~emist	-36 27
~emiu	-100 -176
~emium	-100 -176
~emo	177 -160
~emo$	243 71
~emoj	-96 19
~emoji	-96 19
~emon	43 -167
~emon$	43 -157
~emor	-133 -89
~emot	216 -51
~emote	216 -51
~emov	-141 -148
~emove	-155 -76
~emp	50 68
~emp$	10 -59
~empl	71 -171
~emple	101 -143
~empo	36 -60
~empo$	36 -60
~empt	-37 164
~empt$	-86 154
~empty	8 -10
~emr	-48 -146
~ems	10 62
~en$	84 -41
~ena	-94 138
~ena$	28 108
~enai	-212 119
~enai$	-212 119
~enal	-97 -111
~enan	-43 -3
~enant	-43 -3
~enc	-19 -68
~ence	-137 -195
~ence$	-224 -165
~ench	19 25
~ench$	-6 29
~ency	76 -117
~ency$	76 -117
~end	-97 2
~end$	9 -6
~enda	73 -66
~endan	-30 -75
~endar	112 -8
~ende	-109 -83
~ended	-129 -159
~endi	-220 107
~endi$	-81 -11
~endik	-63 -76
~endin	-174 128
~endr	-77 -199
~ends	-99 -6
~ends$	-95 33
~ene	57 -82
~ene$	52 -86
~ened	58 0
~ened$	58 0
~enef	-162 -162
~enefi	-162 -162
~ener	-43 109
~ener$	-101 144
~enera	-38 -61
~enes	-92 -162
~enes$	-87 -104
~enev	56 -158
~enev$	-54 -112
~eng	-39 -94
~enga	-186 -171
~engag	-116 -65
~enge	80 3
~enge$	61 -20
~enger	50 78
~engi	1 -90
~engin	5 -86
~engl	-166 -14
~engli	-153 -10
~engu	-42 -179
~engu$	-84 -63
~engue	-18 -138
~eni	-58 1
~eni$	-138 -251
~enin	-31 21
~ening	-31 21
~enio	7 19
~enior	7 19
~enj	128 -63
~enju	184 -67
~enk	-110 78
~enk$	-135 69
~enl	242 -23
~enly	247 -21
~enly$	247 -21
~eno	27 140
~eno$	9 -113
~enom	-148 -185
~enom$	-147 -181
~enop	-54 -52
~enopa	-54 -52
~enou	37 197
~enoug	37 197
~ens	33 -39
~ens$	49 -10
~ense	129 92
~ense$	141 -9
~ensh	-35 -108
~ensha	-35 -108
~ensi	-295 -61
~ensi$	-131 2
~ensio	-181 36
~ensit	-68 -120
~ent	91 -4
~ent$	176 -2
~enta	-16 -134
~enta$	-32 -69
~ental	44 -68
~entar	-69 16
~entat	-60 -75
~ente	42 70
~ented	-60 -38
~enten	72 -95
~enter	40 -115
~enth	-114 -96
~enti	-300 -139
~entia	12 -57
~entio	-111 22
~entis	-218 -207
~entl	-58 79
~ently	-55 51
~entr	-18 -106
~entre	39 -49
~ents	-142 109
~ents$	-142 109
~entu	77 -123
~entur	-71 -116
~enu	-28 171
~enu$	-28 171
~eny	89 119
~enyl	91 120
~enyl$	91 120
~eo$	-258 -73
~eon	65 81
~eon$	-86 -71
~eone	92 97
~eone$	81 103
~eop	-74 -66
~eopa	-60 -49
~eopat	-60 -49
~eopl	-31 -39
~eople	-31 -39
~ep$	140 -3
~epa	-210 -86
~epad	-113 -128
~epadi	-113 -128
~epar	-162 -91
~epar$	-86 37
~epe	-65 -132
~epea	-107 -89
~epeat	-107 -89
~epi	74 -139
~epid	96 -112
~epidu	96 -112
~epil	-137 7
~epile	-137 7
~epir	65 -17
~epiri	65 -17
~epis	-99 -176
~episo	-83 -133
~epl	-139 -141
~epla	-81 -113
~eplac	-32 -34
~eply	-69 -129
~eply$	-48 -133
~eplyi	-39 -9
~epo	-72 -197
~epor	1 -112
~eport	1 -112
~epos	-105 -77
~eposi	-105 -77
~epr	-133 -248
~epre	-92 -207
~epres	-92 -207
~eps	-158 -109
~eps$	-96 -155
~epsi	-14 -100
~epsis	-60 -95
~epsy	-124 11
~epsy$	-124 11
~ept	-65 -3
~ept$	-100 42
~epti	96 -80
~eptic	99 -78
~er$	93 53
~era	-139 53
~era$	-46 44
~erab	32 -79
~eraba	32 -79
~erac	-3 167
~erace	1 170
~erah	-14 55
~erahv	-14 62
~eral	-193 -37
~eral$	-55 -49
~erala	-109 26
~eraly	-91 -40
~erap	-226 -93
~erapi	-136 -18
~erapy	-144 -159
~erat	40 -32
~erati	-96 19
~erato	118 -37
~erb	-122 -123
~erc	-329 -69
~erce	-138 20
~ercen	-138 20
~erci	-222 -163
~ercis	-206 -129
~erd	-13 78
~erda	11 -18
~erday	11 -18
~erdo	-65 117
~erdos	-56 137
~ere	66 -17
~ere$	39 32
~erea	20 107
~erec	178 -67
~erect	151 -54
~ered	69 -124
~ered$	100 -66
~eredi	-72 -118
~eren	-61 -98
~erenc	-193 -137
~erent	30 1
~eres	-161 89
~eres$	-125 79
~erf	44 -56
~erg	31 -244
~erge	46 -176
~ergen	46 -176
~ergy	26 -95
~ergy$	26 -95
~eri	-86 -38
~eri$	-112 156
~eria	57 -219
~erial	32 -215
~eric	-14 -89
~eric$	11 -67
~erid	-62 -70
~erie	-143 25
~eries	-143 25
~erik	-105 -46
~erin	68 -39
~ering	69 -37
~erio	-67 -336
~eriod	-78 -321
~erit	-75 -66
~eriti	-75 -66
~eriy	-158 -192
~eriya	-158 -192
~erk	204 -156
~erki	121 -113
~erkin	131 -52
~erl	-9 52
~erly	2 57
~erly$	2 57
~erm	-45 -178
~erm$	-118 -12
~erma	-90 13
~erman	-90 13
~erme	-185 -180
~ermi	-127 -125
~ermit	-106 -108
~ermo	164 -126
~ermom	164 -77
~ern	-132 56
~ern$	-29 138
~erni	-51 -49
~ernia	-52 -28
~ernit	-13 -27
~ernu	-91 -59
~ernun	-91 -59
~ero	58 -34
~ero$	-40 73
~eroi	17 -92
~eroid	55 -61
~erol	-123 -120
~erol$	-123 -120
~eror	-13 -52
~eror$	-13 -52
~eros	173 -18
~erose	96 -1
~erou	-107 53
~erous	-107 53
~ers	-70 86
~ers$	-22 29
~ersa	-97 -69
~ersar	-90 -59
~erse	-53 -2
~ersi	-49 -73
~erso	-75 152
~erson	-75 152
~ert	-58 -43
~ert$	-115 -142
~erth	91 86
~erth$	88 -118
~erthi	-25 161
~erti	-202 -14
~ertif	-84 -5
~eru	-82 -35
~erv	-113 -37
~erve	-134 142
~erver	-46 62
~ervi	-143 -97
~ervic	-156 86
~ervie	-57 -195
~ervis	-25 -68
~ervo	-63 -126
~ervou	-58 -63
~ery	37 36
~ery$	-72 -127
~eryb	35 36
~erybo	35 36
~eryo	105 172
~eryon	105 172
~eryt	-36 95
~eryth	-27 102
~eryv	180 -95
~eryvh	163 -91
~es$	-138 -81
~esa	86 109
~esag	-195 78
~esage	-195 78
~esar	-3 -100
~esar$	-95 -69
~esare	85 -40
~esay	-77 86
~esay$	-77 86
~esc	-83 -134
~esci	-49 -101
~escit	-49 -101
~escr	-54 -36
~escri	-54 -36
~esd	57 -51
~esda	57 -51
~esday	57 -51
~ese	-152 -68
~ese$	-131 98
~esed	-175 -118
~esed$	-175 -118
~esel	67 -76
~esel$	76 -67
~esen	-115 -94
~esent	-115 -94
~eset	-24 -48
~eset$	-24 -48
~esh	60 28
~esh$	-141 -108
~esha	67 116
~esha$	-139 242
~eshab	242 -216
~eshan	-300 -68
~eshe	59 -67
~esher	59 -67
~esi	38 -290
~esi$	7 -90
~esid	95 -81
~esid$	104 -58
~eside	71 40
~esidi	-107 -38
~esig	-162 -43
~esign	-117 -36
~esin	151 -104
~esing	113 -70
~esio	-59 -191
~esion	-59 -191
~esis	-109 -96
~esis$	-109 -96
~esk	-134 -75
~esk$	-113 -54
~esn	46 22
~esnt	34 22
~esnt$	34 22
~eso	7 -106
~esp	40 29
~espe	-81 15
~espec	-81 15
~espo	136 -66
~espon	136 -66
~esr	-88 -135
~esr$	-88 -135
~est	-105 -72
~est$	-88 -90
~esta	-59 -82
~estar	-12 -58
~este	-18 -21
~ested	-110 -40
~ester	-4 -14
~esti	-38 -32
~estic	-150 88
~estin	124 -151
~estio	-109 -162
~estl	73 165
~estly	46 165
~estr	-97 -97
~estro	-77 -93
~ests	-62 -157
~ests$	-62 -157
~esu	71 111
~esul	-188 79
~esult	-188 79
~esum	-61 -117
~esume	-61 -117
~esur	0 58
~esure	0 58
~esv	-50 58
~et$	60 -204
~eta	1 -8
~eta$	-22 62
~etab	-78 -69
~etabl	-78 -69
~etai	-54 2
~etam	2 24
~etamo	2 24
~etan	27 -229
~etanu	-19 -222
~etar	66 -118
~etar$	49 -65
~etari	-64 -61
~etat	19 52
~etc	-47 -89
~etch	-47 -89
~etch$	-90 -78
~ete	54 202
~ete$	106 59
~eted	-68 162
~eted$	-68 162
~eten	76 45
~etend	34 48
~eter	7 106
~eter$	26 109
~eters	-99 3
~etes	-137 -60
~etes$	-137 -60
~etf	-10 -269
~etfo	-110 -156
~etfor	-110 -156
~eth	-71 75
~eth$	121 -27
~etha	13 106
~ethan	54 -57
~ethe	-65 61
~ether	-61 50
~ethi	-79 -154
~ethi$	-221 -204
~ethin	16 -86
~etho	-102 3
~eti	-32 19
~eti$	-62 86
~etic	-1 -175
~etic$	55 -170
~etim	-70 76
~etime	-70 76
~etin	103 -108
~eting	137 -62
~etir	-53 -83
~etire	-39 50
~etiri	-33 -229
~etiv	-97 -62
~etiv$	-97 -62
~etl	87 58
~etle	-74 -76
~etle$	-42 -56
~etlet	-59 -105
~etly	-42 138
~etn	11 -86
~etne	93 -41
~etne$	93 -41
~eto	-61 187
~eto$	-114 86
~etoc	-71 -69
~etoco	-71 -69
~etol	-68 174
~etol$	-44 178
~eton	-29 41
~eton$	-29 41
~etr	129 -17
~etro	105 -35
~etro$	79 92
~etrol	70 -85
~ets	-68 95
~ets$	-68 95
~etu	51 12
~etur	-74 41
~eturn	-74 41
~etv	-33 -47
~etvi	-47 -175
~etvin	-47 -175
~etvo	55 55
~etvor	55 55
~ety	-78 -81
~ety$	-63 -58
~eue	17 34
~eue$	31 -125
~eun	67 26
~eup	-33 -22
~eup$	-33 -22
~eur	-104 -90
~euro	-104 -90
~euro$	-46 -37
~eut	209 -83
~ev$	-78 -170
~eva	145 -31
~eval	24 -50
~evar	172 77
~evar$	66 90
~evay	-112 -55
~evb	142 -53
~evbo	142 -53
~evbor	142 -53
~eve	-44 67
~eved	-40 -145
~eved$	-40 -145
~evel	-151 -129
~evel$	-116 -83
~evelo	-94 -79
~even	29 -7
~even$	33 69
~eveni	-33 -6
~event	31 -149
~ever	-50 117
~ever$	-56 49
~evers	32 -13
~every	-27 106
~evh	-68 139
~evhe	-68 139
~evher	-68 139
~evi	-33 -330
~evi$	-22 -133
~evio	83 -14
~eviou	83 -14
~eviv	-120 -104
~evive	-120 -104
~evo	-23 -39
~evor	-11 -142
~evork	50 -76
~evs	-106 -133
~evs$	-73 -173
~evsp	-48 22
~evspa	-48 22
~ey$	8 -14
~eya	-182 -113
~eya$	101 -139
~eyal	-186 39
~eyali	-170 -138
~eyar	-227 -178
~eyar$	-83 -139
~eye	152 -64
~eye$	150 -15
~eyel	-53 -103
~eyeli	-53 -103
~eyes	96 -35
~eyes$	102 -31
~eyi	133 106
~eys	-6 73
~eys$	-59 123
~eyse	36 -115
~eyser	36 -115
~fa$	-83 -245
~fac	219 70
~face	214 101
~face$	221 86
~fact	40 -89
~facto	42 -57
~fad	-81 -46
~fad$	133 -98
~fada	-141 8
~fadak	-152 -176
~faf	95 64
~fafo	99 48
~fafol	99 48
~fai	-52 17
~fai$	78 -156
~faid	-107 -94
~faid$	-9 -73
~faik	-6 40
~faikt	-6 40
~fail	-299 93
~fail$	-160 69
~faile	-104 -38
~failt	-140 -50
~failu	-44 94
~fain	176 -257
~faint	178 -251
~fais	-68 117
~faisl	-68 117
~fal	-130 -148
~fal$	-190 -234
~fali	21 13
~fali$	29 -25
~falin	42 -109
~fam	-106 93
~fami	-106 93
~famil	-106 93
~fan	49 303
~fan$	31 106
~fand	-121 269
~fanda	-104 246
~fans	3 203
~fansa	123 -78
~fansi	-19 224
~fant	152 -130
~fant$	165 -91
~far	-93 26
~far$	69 53
~fara	20 -118
~farak	34 -101
~fare	-52 -106
~farev	-52 -106
~fari	95 95
~farin	100 97
~fark	-246 33
~fark$	-246 33
~farm	24 -88
~farm$	73 -127
~farma	-27 -82
~farme	-39 41
~fas	40 183
~fas$	46 173
~fasa	-3 148
~fasal	-120 153
~fast	50 -97
~fast$	172 0
~fasti	-299 -248
~fat	104 -63
~fat$	-60 -345
~fata	312 112
~fata$	326 -164
~fatal	-49 160
~fate	-138 -113
~fate$	-138 -113
~fath	-18 60
~fathe	-18 60
~fati	7 -137
~fati$	7 -137
~faty	-179 -197
~faty$	-179 -197
~fau	-129 178
~fauj	-84 181
~fauj$	-79 102
~fauji	-11 137
~fav	67 -88
~fava	159 -37
~favar	159 -37
~fay	-217 -81
~fayd	-215 -80
~fayda	-120 4
~fayde	-154 -169
~fc$	-25 0
~fd$	-77 147
~fe$	-65 146
~fea	-98 -24
~fear	-98 -24
~fear$	-98 -24
~feb	-119 -177
~feb$	-71 -132
~fec	-93 -296
~fect	-93 -296
~fect$	-58 -146
~fecti	14 -142
~fects	-116 -76
~fed	35 -123
~fed$	53 -115
~fek	96 -18
~fel	132 -97
~fel$	169 -254
~felo	-13 -5
~felov	-5 24
~felt	-76 -68
~felt$	-76 -68
~fem	-2 -59
~fema	-2 -59
~femal	-2 -59
~fen	109 178
~fenk	-125 79
~fenk$	-152 70
~feny	91 120
~fenyl	91 120
~fer	-70 -122
~fer$	102 -134
~fere	-66 -36
~feren	-60 -90
~feri	-92 -73
~ferit	-75 -66
~fes	-31 -106
~fes$	20 -152
~fet	3 57
~fety	-116 71
~fety$	-116 71
~fev	2 -186
~fev$	-36 111
~feve	-7 -461
~fever	-7 -461
~fey	-121 -56
~feya	-121 -56
~feyar	-121 -56
~fi$	-111 58
~fia	-136 28
~fian	-136 28
~fianc	-136 28
~fic	-219 -162
~fic$	-211 -144
~fica	-90 -17
~ficat	-84 -8
~fice	-84 -136
~fice$	-72 -161
~fid	-172 -88
~fid$	76 20
~fidi	-195 -124
~fidin	-195 -124
~fie	-53 -4
~fiel	-45 23
~field	-45 23
~fig	-160 117
~figh	-183 107
~fight	-183 107
~figu	41 34
~figur	41 34
~fik	-207 -85
~fiks	-118 44
~fiks$	-74 21
~fikse	-62 35
~fil	-57 -63
~fil$	106 -102
~file	-151 29
~file$	-147 -19
~fili	-150 -26
~filin	-139 19
~film	-320 -405
~film$	-289 -305
~filmi	-34 -105
~fils	83 159
~fils$	83 159
~fin	89 -60
~fin$	24 -62
~fina	-92 -24
~finai	71 35
~final	-201 -65
~find	128 192
~find$	144 151
~finds	-44 114
~fine	-269 -82
~fine$	-265 -76
~fing	182 -140
~finge	180 -146
~fini	45 -75
~finis	49 -67
~fir	-142 82
~fir$	-101 127
~fire	-97 -7
~fire$	-51 6
~firm	-108 -74
~firm$	-104 -135
~firs	-43 -113
~first	-43 -113
~fis	41 -143
~fis$	-160 -28
~fisa	57 -5
~fisal	57 -5
~fish	92 -225
~fish$	111 -200
~fisl	133 -25
~fisli	133 -25
~fist	-114 -40
~fit	55 -215
~fit$	30 -79
~fitn	-25 -19
~fitne	-25 -19
~fits	7 -194
~fits$	7 -194
~fiv	7 -116
~five	7 -116
~five$	7 -116
~fla	-69 -86
~flam	-11 -72
~flam$	-11 -72
~flat	-56 -120
~flat$	-67 -23
~flatm	108 -182
~fle	-74 3
~fli	74 -204
~fli$	125 -47
~flig	-75 -150
~fligh	-75 -150
~flik	80 -164
~flip	-64 -80
~flo	63 7
~floa	25 102
~float	25 102
~flop	158 -38
~flopy	145 -35
~flov	-27 -170
~flov$	-92 -60
~flove	33 -141
~flu	43 107
~flu$	-57 -162
~fluo	-145 -113
~flur	101 171
~flur$	130 160
~flurs	-54 52
~fly	-112 157
~foa	118 -73
~foam	118 -73
~foam$	107 -72
~fod	-27 -218
~fod$	-165 -140
~foda	116 -76
~foda$	116 -76
~fog	126 -89
~foi	-47 -87
~foid	-46 -99
~foid$	-46 -99
~fol	-37 87
~fold	-93 88
~foldi	-10 80
~foli	-75 -103
~folic	-17 -50
~folo	-78 61
~folov	-78 61
~fon	-22 104
~fon$	14 69
~fone	-19 101
~fone$	-19 100
~for	-103 -20
~for$	-103 -44
~fore	58 107
~fore$	28 4
~forea	57 -121
~foreh	-63 -113
~forev	-59 219
~forg	-16 81
~forgi	-40 127
~forgo	4 -13
~form	-89 -134
~form$	-244 -85
~forma	-81 -111
~formi	-110 -156
~fort	78 20
~forv	-69 -77
~forva	-69 -77
~fos	-85 149
~fos$	-57 206
~fot	-147 46
~foto	-147 46
~foto$	-125 56
~fotos	-44 -1
~fou	87 111
~foun	-61 176
~found	-61 176
~four	88 -159
~four$	48 -141
~fr$	-68 -55
~fra	-146 3
~frac	-105 -56
~fract	-105 -56
~fre	-90 -28
~fres	17 1
~fresh	17 1
~fri	-160 -81
~fri$	-137 -192
~frid	-76 -10
~frida	-72 48
~fridg	-20 -92
~frie	-7 20
~frien	-7 20
~frij	-28 -141
~frij$	-129 -102
~fro	116 87
~frok	61 -32
~frok$	61 -32
~from	63 89
~from$	63 89
~fron	87 53
~front	87 53
~frot	197 -75
~froth	197 -75
~fru	-67 -60
~frui	-36 -192
~fruit	-36 -192
~fry	-101 27
~ft$	26 -2
~fta	131 -163
~ftal	110 -35
~ftal$	110 -35
~ftar	-66 -142
~ftar$	-66 -142
~fte	-45 32
~fte$	6 -67
~fted	-74 -105
~fted$	-74 -105
~fter	-47 63
~fter$	-50 73
~ftern	-91 -59
~fti	-108 -74
~ftin	-88 -61
~fting	-86 -25
~fts	-100 26
~fts$	-100 26
~fud	-143 -119
~fud$	-228 -96
~fuds	34 -73
~fuds$	34 -73
~ful	8 -60
~ful$	176 -7
~fula	-11 -146
~fula$	-11 -146
~fuli	-35 -97
~fuli$	-35 -97
~fult	-125 -27
~fulti	-31 -26
~fuly	51 16
~fuly$	51 16
~fun	-55 -48
~func	53 39
~funct	53 39
~fund	-174 37
~fund$	-174 37
~fune	-46 16
~funer	-46 16
~fung	-103 -53
~funga	-96 -50
~funk	80 40
~funk$	111 -39
~funy	-41 -120
~funy$	-41 -120
~fur	-174 -143
~fus	45 89
~fuse	105 77
~fused	128 34
~fuses	33 100
~fut	246 -268
~fut$	115 -150
~futa	131 -79
~futa$	131 -79
~futb	29 -59
~futba	29 -52
~futi	134 -32
~futi$	134 -32
~fy$	-190 -133
~fys	-208 -65
~fysi	-208 -65
~fysic	-34 30
~fysio	-190 -144
~ga$	119 236
~gab	25 -120
~gaba	25 -120
~gad	95 -30
~gad$	15 -173
~gada	27 -94
~gada$	-31 -33
~gadb	-26 -42
~gadba	-26 -42
~gadh	99 -152
~gadha	53 -143
~gadhe	79 -11
~gadi	85 73
~gadi$	85 73
~gae	-19 3
~gae$	-6 11
~gaf	125 -47
~gafl	125 -47
~gafli	125 -47
~gag	-132 31
~gage	-132 31
~gagem	-113 -55
~gah	-8 54
~gah$	-37 -96
~gahn	-38 101
~gahne	-38 101
~gahr	62 101
~gahra	90 113
~gahri	-34 -4
~gai	34 -62
~gai$	65 -86
~gain	-27 23
~gain$	3 38
~gair	-57 -49
~gaira	-57 -49
~gais	12 -155
~gais$	12 -155
~gaj	-146 -63
~gaj$	-92 -15
~gaja	-75 -113
~gajar	-91 -112
~gal	197 51
~gal$	147 -95
~gala	93 -185
~gala$	199 -92
~galat	-163 -337
~gale	242 173
~gale$	242 173
~gali	-106 0
~gali$	-106 0
~galn	176 -62
~galne	176 -62
~galo	-26 -122
~galor	-116 -70
~gals	-91 -26
~galsu	7 71
~galt	19 48
~galti	22 66
~gam	-88 42
~gam$	-94 -145
~gamc	165 7
~gamch	166 8
~game	-217 -30
~game$	-187 -37
~gan	-78 13
~gan$	36 149
~gana	-239 -314
~gana$	-239 -314
~gand	83 -74
~gandh	-74 -202
~gane	-41 -123
~gane$	-11 -115
~gang	-97 175
~ganga	-97 175
~gani	104 -170
~gani$	107 -66
~ganit	28 -100
~gant	-132 -89
~ganth	-205 -83
~ganv	123 19
~ganv$	117 3
~ganva	14 23
~gao	152 -55
~gao$	130 -85
~gaon	68 -27
~gaon$	68 -27
~gap	9 -163
~gap$	46 -173
~gar	39 -395
~gar$	-11 -193
~gara	94 -238
~garam	97 -201
~garar	-141 -35
~garb	45 -66
~garba	-48 45
~garbh	58 -154
~gard	102 -138
~garda	101 -213
~garde	11 5
~gare	17 34
~garet	17 34
~garg	101 -41
~gargl	101 -41
~garl	-100 -56
~garli	-81 -23
~garm	-126 -180
~garmi	-218 -175
~garo	50 -65
~gas	-27 -171
~gas$	-149 -140
~gasp	213 -101
~gast	-31 -54
~gastr	-22 -48
~gat	83 71
~gata	57 79
~gatar	74 -36
~gate	44 113
~gate$	34 79
~gath	5 -127
~gathi	12 -108
~gati	-166 -143
~gativ	-154 -121
~gau	-97 -45
~gau$	31 -93
~gaun	-137 -62
~gaun$	-131 -105
~gav	23 183
~gava	23 82
~gave	14 136
~gave$	14 136
~gay	110 -19
~gay$	-187 41
~gaya	69 -23
~gaya$	54 -67
~gayab	82 139
~gaye	0 -184
~gaye$	0 -184
~gayi	4 113
~gayi$	4 113
~gayo	76 -28
~gayo$	76 -28
~gayu	115 87
~gayu$	115 87
~gda	-33 124
~gda$	-90 86
~gde	-19 19
~gde$	-19 19
~gdi	144 -68
~gdi$	144 -68
~ge$	-69 157
~gec	207 -84
~gech	207 -84
~geche	169 -73
~ged	-106 56
~ged$	-91 73
~geg	-186 -14
~gega	-185 -56
~gega$	-185 -56
~geh	127 83
~gehr	134 142
~gehra	91 79
~gehri	81 109
~gehu	33 -61
~gehun	-47 -128
~gel	91 -234
~gel$	-3 -186
~gela	188 -51
~gem	-75 51
~geme	-113 -55
~gemen	-113 -55
~gen	100 -103
~gen$	72 19
~genc	88 -187
~gency	88 -187
~gend	100 -41
~gene	-79 -116
~gener	-43 -68
~gent	-8 -48
~gent$	-6 -69
~geo	-116 44
~geon	-113 -4
~geon$	-86 -71
~ger	125 -273
~ger$	26 -250
~gero	-107 53
~gerou	-107 53
~gers	231 11
~gers$	231 11
~gery	-74 -157
~gery$	-74 -157
~ges	60 -4
~ges$	-79 -70
~gesa	141 92
~gest	-88 -167
~gest$	-60 -155
~get	-182 -61
~get$	-311 -66
~geta	-118 -109
~getab	-65 -77
~getar	-67 -43
~geth	-40 38
~gethe	-40 38
~geti	124 -61
~getin	152 -30
~getiv	-97 -62
~gets	-47 -12
~gets$	-47 -12
~gey	36 -115
~geys	36 -115
~geyse	36 -115
~gf$	-90 -51
~gfa	29 -25
~gfal	29 -25
~gfali	29 -25
~gfr	-68 -55
~gfr$	-68 -55
~gh$	40 94
~gha	154 -2
~gha$	66 -67
~ghab	81 -114
~ghabr	81 -114
~ghad	82 203
~ghadi	75 205
~gham	81 -118
~gham$	185 11
~ghama	-46 -89
~ghan	172 -56
~ghana	-113 -45
~ghant	195 -42
~ghar	-63 96
~ghar$	10 56
~ghare	-67 -138
~gharv	-75 111
~ghas	80 -47
~ghat	-18 -160
~ghat$	90 -31
~ghata	-149 -144
~ghav	0 -162
~ghav$	0 -162
~ghb	3 -14
~ghbo	3 -14
~ghbou	-23 -9
~ghe	-144 178
~ghed	58 106
~ghed$	58 106
~gher	-232 -210
~gher$	-32 -92
~ghere	-228 -171
~ghes	-95 41
~ghest	-95 41
~ghet	38 183
~ghi	-51 -179
~ghi$	-207 -274
~ghin	118 -14
~ghing	119 -36
~gho	-163 -73
~ghod	-85 -48
~ghode	-25 -38
~ghol	34 -15
~ghs	-114 30
~ghs$	-114 30
~ght	-6 37
~ght$	22 31
~ghte	-9 99
~ghter	-48 75
~ghti	39 -55
~ghtin	39 -55
~ghtn	108 -117
~ghts	-4 30
~ghts$	-4 30
~ghu	239 -66
~ghum	-8 63
~ghum$	125 -63
~ghuma	-53 -72
~ghumt	-80 8
~ghun	89 55
~ghunt	20 81
~ghur	78 -9
~ghur$	78 -9
~ghus	324 -137
~ghus$	232 -82
~ghusa	208 -44
~ghut	37 -176
~ghut$	220 -97
~ghuta	16 39
~ghutn	-220 -174
~ghv	11 6
~ghva	46 11
~ghvay	46 11
~gi$	38 112
~gid	98 -48
~gide	9 -6
~gide$	9 -6
~gif	-103 -130
~gift	-103 -130
~gift$	-97 -104
~gil	-3 -71
~gila	67 -59
~gila$	-49 -134
~gilo	-93 -78
~giloy	-93 -78
~gin	-10 214
~gin$	-184 -23
~gina	-103 -59
~ginal	-92 -46
~gine	-84 -21
~gine$	-26 14
~ging	129 166
~ging$	156 169
~gini	8 23
~ginir	19 -50
~gint	-179 130
~ginte	-120 -20
~ginti	-98 133
~gio	-114 -101
~giop	-53 -139
~giopl	-53 -139
~gir	383 -108
~gir$	251 -318
~gira	272 -145
~gira$	248 -155
~gire	165 -49
~gire$	165 -49
~giri	182 -167
~giri$	162 -121
~girl	-9 91
~girl$	19 118
~girlf	-137 -85
~girls	17 90
~girn	-160 103
~girne	-160 103
~girt	-171 -156
~girta	-94 -121
~gis	-19 -172
~gist	-19 -172
~gist$	-31 -141
~giste	37 -90
~git	-64 -28
~gita	-143 75
~gith	92 -138
~githi	92 -138
~giv	-107 -85
~give	-127 -48
~give$	-66 -73
~given	13 10
~gives	-207 25
~givi	-19 -88
~givin	-19 -88
~gla	116 5
~gla$	89 -69
~glas	84 29
~glas$	194 42
~gle	-86 132
~gle$	-25 132
~gled	-117 9
~gled$	-117 9
~gles	4 -16
~gles$	4 -16
~gli	139 -179
~gli$	151 -145
~glim	65 -17
~glime	65 -17
~glin	145 20
~gling	145 20
~glis	-168 -37
~glish	-153 -10
~glisr	-30 -74
~gliy	21 -122
~gliya	45 -103
~gliyo	-46 -25
~glo	19 -156
~glob	-91 -111
~globi	-91 -111
~glov	84 -72
~glove	84 -72
~glu	163 -144
~gluc	98 -113
~gluco	98 -113
~gluk	100 -29
~gluko	100 -29
~gly	-131 75
~gm$	-98 -115
~gmi	-16 -37
~gmi$	-16 -37
~gn$	-50 -11
~gna	-37 11
~gna$	-95 27
~gnan	13 -44
~gnanc	-191 -46
~gnant	129 -28
~gne	15 22
~gne$	-127 50
~gnen	5 -60
~gnens	-116 -23
~gni	100 22
~gni$	114 77
~gnin	-86 -14
~gning	-86 -14
~gnis	49 -67
~gnise	54 -63
~gnm	-66 -63
~gnme	-53 -70
~gnmen	-53 -70
~gno	63 -25
~gnor	20 -9
~gnore	20 -9
~gns	-89 -43
~gns$	-89 -43
~go$	-150 56
~goa	56 -94
~goa$	-153 -114
~goat	107 -18
~gob	-52 -216
~gobh	-63 -108
~gobhi	-63 -108
~god	54 59
~god$	70 69
~goda	-80 -87
~goe	-29 -146
~goes	-27 -145
~goes$	-27 -145
~goi	150 94
~goin	155 -22
~going	155 -22
~gok	-117 66
~gol	-32 86
~gol$	-104 -248
~gola	-45 -7
~gold	-197 14
~gold$	-109 46
~golde	-97 -68
~goli	32 112
~goli$	30 11
~goliy	55 195
~gon	46 147
~gon$	43 5
~gona	108 117
~gona$	108 117
~gond	-138 -67
~gone	3 100
~gone$	3 100
~gor	67 -63
~gora	-132 -108
~got	46 -171
~got$	30 -125
~goti	13 -87
~goti$	15 -86
~gov	6 -75
~gove	45 -23
~gover	45 -23
~govt	-31 -63
~govt$	-31 -63
~gpt	-146 -176
~gpt$	-146 -176
~gpu	-106 -34
~gpur	-106 -34
~gpur$	-106 -34
~gra	46 -313
~gra$	49 -138
~grad	-150 -146
~grade	-145 -132
~graf	-145 -116
~grafy	-109 -99
~grai	-74 -140
~grain	-74 -140
~gram	-36 -93
~gram$	-138 28
~gran	123 -53
~grand	30 -44
~grany	175 -19
~grap	99 -183
~grape	99 -183
~gre	3 -219
~grea	-198 -65
~great	-197 -63
~grej	-124 -139
~greji	-124 -139
~gret	-69 30
~gret$	-69 30
~grey	235 -98
~grey$	218 -93
~gri	-53 -22
~gri$	33 125
~grie	-147 20
~grief	-147 20
~grim	-51 -74
~grime	-51 -74
~grin	41 -198
~grin$	27 -152
~grind	72 -110
~gris	-12 -67
~gris$	-12 -67
~gro	-142 -47
~grou	-67 29
~groun	18 -106
~group	-117 74
~grov	-236 -175
~grov$	-126 -221
~gru	80 -112
~grun	136 -9
~grunt	136 -9
~grup	-76 -65
~grup$	-76 -65
~gry	2 70
~gry$	2 70
~gs$	29 -134
~gst	-68 -99
~gst$	-68 -99
~gta	-168 24
~gta$	-168 24
~gte	102 -217
~gte$	102 -217
~gti	-5 12
~gti$	-126 18
~gu$	-91 98
~gua	60 -109
~guag	-106 -116
~guage	-106 -116
~guar	38 -46
~guard	38 -46
~gub	188 -59
~guba	188 -59
~gubar	188 -59
~gud	-121 -54
~gud$	-180 -314
~gudb	-141 99
~gudby	-141 99
~gudg	-104 -49
~gudgu	-88 -40
~gudi	55 43
~gudiy	39 99
~gudn	-71 30
~gudni	-71 30
~gue	46 -73
~gue$	31 -150
~gues	66 77
~gues$	33 33
~guest	49 71
~gug	67 13
~gugl	-30 55
~gugle	-11 66
~gugli	-96 42
~gui	-94 120
~guid	28 13
~guide	28 13
~guil	-83 87
~guilt	-83 87
~guit	-139 101
~guita	-139 101
~guj	-203 7
~guja	-121 18
~gujar	-121 18
~gujr	-123 1
~gujre	-51 -61
~gul	160 73
~gula	189 -26
~gulab	163 -75
~gulf	78 41
~gulf$	78 41
~gulp	9 59
~gulp$	-31 2
~gum	32 -163
~gum$	31 -26
~gums	37 -80
~gums$	37 -84
~gun	75 -1
~gun$	-16 110
~gund	138 -184
~guni	-11 -45
~gur	131 -82
~gurg	176 -63
~gurga	148 -52
~gurgl	75 -19
~guru	-73 -20
~gus	-149 -83
~gusa	-61 -146
~gusa$	-138 -123
~guse	-94 134
~guse$	-94 134
~gust	-130 -106
~gust$	-130 -106
~gut	98 -165
~guth	62 -102
~gutha	-46 -70
~guthe	88 -104
~gutk	110 -107
~guv	68 -121
~guva	-72 -95
~guvah	-72 -95
~guy	119 79
~guy$	125 -34
~guys	-4 102
~guys$	-4 102
~gva	-14 -164
~gva$	46 -162
~gvan	-160 -3
~gvan$	-73 102
~gvana	-105 -76
~gvane	-35 -44
~gvani	-97 -151
~gvay	116 -52
~gy$	3 -181
~gya	265 -50
~gya$	263 -36
~gyar	3 -38
~gyara	3 -38
~gye	118 46
~gye$	118 46
~gyi	23 104
~gyi$	23 104
~gym	-148 -255
~gym$	-148 -255
~gyn	-138 -66
~gyna	-121 -55
~gynae	-75 -23
~ha$	185 148
~hab	157 -58
~hab$	273 -112
~haba	44 -202
~haba$	90 -64
~habar	-35 -77
~habd	95 -176
~habd$	101 -159
~habe	-52 -81
~habe$	-52 -81
~habh	29 95
~habha	-154 -82
~habhi	42 117
~habi	-167 121
~habi$	-171 151
~habr	80 -175
~habra	81 -114
~hac	195 48
~hach	195 48
~hacha	89 28
~hache	172 -58
~hachi	79 68
~had	22 -11
~had$	-44 -45
~hada	142 26
~hada$	167 -80
~hadak	109 -5
~hadar	79 -31
~hade	51 18
~hade$	58 28
~hadh	165 -14
~hadh$	217 -176
~hadha	-122 113
~hadhe	122 -38
~hadhi	67 -50
~hadhn	-161 -23
~hadht	-44 -105
~hadi	-109 70
~hadi$	-130 71
~hadk	123 -87
~hadka	123 -87
~hadn	20 -60
~hads	-35 -104
~hadt	-27 -104
~hadu	-133 -147
~hae	-95 -109
~hae$	99 53
~haen	-202 -203
~haen$	-202 -203
~haf	121 -102
~haft	25 -67
~hafte	6 -67
~hag	138 40
~hag$	203 -13
~haga	-105 -60
~haga$	-135 0
~hagd	-82 69
~hagda	-83 61
~hagde	-19 19
~hagv	-30 98
~hagva	-30 98
~hah	-152 -46
~hah$	-47 -25
~haha	-203 -186
~haha$	-196 -281
~hahad	-7 -27
~hahar	-5 -64
~hahi	-36 9
~hahie	49 44
~hahiy	-122 -28
~haht	-111 8
~hahta	-4 -17
~hahte	-110 -134
~hahti	-56 83
~hai	-77 52
~hai$	-55 25
~hail	22 -109
~haili	45 -27
~hain	65 77
~hain$	67 88
~haind	69 -48
~haing	18 -124
~hains	-60 7
~hair	-138 -9
~hair$	-110 32
~hais	113 -6
~hait	91 45
~haiy	165 -110
~haiya	167 -100
~haj	-111 -94
~haj$	-89 -101
~haja	-244 -154
~hajan	-114 -54
~hajar	-133 -88
~hajm	117 -117
~haju	-83 -83
~hajur	-83 -83
~hak	87 207
~hak$	8 265
~haka	69 -79
~haka$	58 -273
~hakan	-98 53
~hakar	115 -291
~hakat	82 -20
~hake	93 -122
~hake$	85 -96
~haki	13 155
~haki$	-26 14
~hakin	138 -44
~hakl	-127 84
~haku	128 -127
~haku$	230 -72
~hal	-102 -56
~hal$	-59 -7
~hala	-13 -17
~hala$	-51 -17
~halan	-58 22
~halat	-86 24
~halay	148 55
~hald	-2 -149
~haldi	-2 -149
~hale	24 31
~hale$	-54 86
~haleg	-106 -86
~halen	143 -55
~haler	127 -68
~half	173 -51
~half$	173 -51
~hali	-122 94
~hali$	-109 132
~halis	-66 -72
~halk	-278 -70
~halka	-201 -8
~halki	-152 -153
~haln	-36 -139
~halna	-56 -70
~halne	-1 -97
~halo	45 -21
~halo$	-98 -10
~halt	20 -315
~halta	-4 -186
~halte	39 -136
~halti	24 -144
~halu	-1 9
~halu$	15 15
~halv	52 -157
~halva	52 -157
~ham	261 69
~ham$	94 -33
~hama	61 -228
~hama$	60 -137
~hamac	133 -74
~hamak	146 -56
~hamar	-66 -76
~hamau	-192 -83
~hamb	99 -45
~hamd	135 -132
~hamdi	115 -121
~hame	98 260
~hame$	84 21
~hamen	7 115
~hamer	121 -77
~hames	-136 246
~hami	122 134
~hamk	198 -63
~hamki	86 29
~hamn	0 40
~hamne	0 40
~hamp	28 -169
~hampu	-72 -102
~han	20 -49
~han$	-74 -37
~hana	131 -200
~hana$	-132 -265
~hanak	359 -150
~hanb	232 -109
~hanc	-69 176
~hance	-69 176
~hand	63 -101
~hand$	35 -21
~handa	70 -230
~hande	11 -31
~handi	-69 54
~handl	-84 -127
~hands	29 13
~hane	-232 -17
~hane$	-208 -9
~hanf	130 -17
~hanf$	115 -15
~hang	-76 53
~hang$	-208 -18
~hanga	-156 71
~hange	-31 -62
~hangi	128 145
~hango	37 -97
~hani	-249 -62
~hani$	-162 -309
~hanic	-88 -52
~haniy	-116 -116
~hanj	63 -24
~hank	-198 -103
~hank$	-155 -81
~hanks	-174 -37
~hans	106 -175
~hans$	104 5
~hansa	-32 6
~hansi	78 -178
~hansn	-53 -83
~hanst	59 -76
~hant	101 197
~hant$	-117 106
~hanta	124 56
~hante	121 -20
~hanti	-5 207
~hanu	133 39
~hanus	189 -11
~hany	-250 54
~hanya	-234 -117
~hao	82 -285
~hao$	85 -277
~hap	-137 -65
~hap$	0 40
~hapa	8 132
~hapad	20 129
~hapal	0 25
~hape	-105 -21
~hape$	-30 -86
~hapen	-98 7
~hapi	-60 -132
~hapil	-60 -132
~hapt	-75 -107
~hapte	-85 -107
~hapy	-154 -104
~hapy$	-154 -104
~har	43 -33
~har$	76 37
~hara	18 -220
~hara$	120 -102
~harab	-77 -22
~harac	-73 77
~haram	42 -196
~haras	-257 -129
~harat	34 -235
~harb	-111 -75
~harba	5 -53
~harc	-144 -13
~harch	-144 -13
~hard	137 -47
~hard$	119 -155
~hare	-133 -276
~hare$	-106 -266
~harel	-67 -138
~harg	-86 -64
~harge	-61 -107
~hari	109 -34
~hari$	28 -122
~harid	-96 -32
~harip	-66 72
~harir	120 75
~harm	-225 -278
~harm$	-49 -250
~harma	-117 -152
~harn	-133 100
~harna	-22 8
~harne	-112 107
~harni	-37 -59
~haro	-88 -18
~haro$	31 -60
~haron	-102 15
~harp	137 43
~harp$	162 -5
~harpe	-165 30
~harpi	79 60
~hart	-168 -26
~hart$	-92 -278
~harti	-150 110
~harv	-181 67
~harva	-164 38
~has	57 -154
~has$	180 7
~hasa	-83 -121
~hase	-200 -128
~hase$	-200 -128
~hash	-55 -211
~hasha	-153 -179
~hashm	-73 -176
~hasi	-117 -154
~hasi$	-128 -153
~hasn	120 -4
~hasne	48 -100
~hasnt	105 49
~hasr	71 -37
~hast	-102 -18
~hasta	-17 52
~hat	132 57
~hat$	-22 82
~hata	-121 -114
~hata$	-218 -449
~hatae	-30 -28
~hatak	78 -27
~hatam	-70 75
~hatan	-121 -158
~hatar	70 -152
~hatay	-10 -107
~hate	48 -22
~hate$	91 16
~hates	-60 -84
~hatev	-29 -22
~hatg	-60 -96
~hatgp	-60 -96
~hath	229 154
~hath$	207 140
~hatha	106 -70
~hathe	103 -101
~hathi	151 -33
~hati	339 -132
~hati$	244 -341
~hatij	100 52
~hatk	97 -10
~hatka	-23 -181
~hatke	142 45
~hatm	27 18
~hatm$	38 29
~hatr	-210 -118
~hatra	-161 -164
~hats	-75 -36
~hats$	-117 -70
~hatsa	31 69
~hatu	-50 -162
~hatur	-15 -71
~haty	-97 88
~hatya	-97 88
~hau	-104 -59
~hau$	5 -68
~haud	59 -14
~hauda	59 -14
~hauk	-48 -7
~haul	1 -80
~haun	-54 -49
~haun$	2 -74
~haus	-1 83
~haust	-1 83
~haut	-183 -18
~hauth	-183 -18
~hav	-8 -13
~hav$	-170 -325
~hava	-133 -64
~hava$	56 80
~haval	-138 -113
~havas	-109 -45
~have	-78 131
~have$	-110 133
~havi	93 -59
~havin	124 38
~havl	179 -76
~havla	196 -65
~havt	77 -37
~havti	67 -30
~havu	99 -85
~havu$	99 -85
~hay	-16 -167
~hay$	-126 -128
~haya	30 37
~haya$	114 -142
~hayad	-13 63
~hayal	-154 184
~hayam	-69 -106
~hayar	-154 -260
~hayat	18 52
~haye	-85 -114
~haye$	-99 -107
~hayi	152 -157
~hayi$	152 -157
~hayr	-168 -256
~hayra	-92 -147
~hayri	-103 -187
~hb$	-277 -230
~hba	-138 -93
~hbai	-114 -101
~hbaic	-114 -101
~hbar	-47 -62
~hbar$	-47 -62
~hbo	6 -18
~hbou	-23 -9
~hbour	-23 -9
~hch	25 -48
~hcha	90 -44
~hcha$	125 48
~hchan	59 -178
~hchar	-133 -217
~hche	-52 -27
~hche$	-50 -23
~hchi	100 24
~hchi$	81 29
~hcho	-110 12
~hcho$	33 -27
~hchon	-128 22
~hchu	-49 -128
~hchu$	-49 -128
~hda	-5 -217
~hda$	18 -11
~hday	-32 -157
~hday$	-41 -156
~hdi	-213 -182
~hdi$	-207 -140
~he$	325 160
~hea	29 -71
~head	90 -6
~head$	291 27
~heada	-82 -215
~headm	70 154
~heads	-84 -116
~heal	-179 -72
~heale	-89 -136
~healt	-126 -26
~heap	19 -72
~heap$	31 -116
~hear	-54 51
~heard	-58 -80
~heari	-179 -102
~hears	-29 141
~heart	4 -68
~heat	-4 -220
~heat$	-7 -189
~heate	43 -39
~heav	49 -180
~heavy	-5 -166
~hed	130 27
~hed$	137 -13
~heda	2 -60
~hedu	-36 100
~hedul	-36 100
~heg	-178 -6
~hega	-43 59
~hega$	-43 59
~hegi	-97 -57
~hegi$	-64 -48
~heh	82 -193
~hehe	-8 -80
~heher	-8 -80
~hehr	84 -154
~hehra	203 -19
~hehre	-96 -161
~hei	79 -29
~heig	71 -223
~heigh	-150 -205
~heim	47 -52
~heir	-65 160
~heir$	-65 160
~hej	-53 -45
~hej$	-64 57
~heji	-20 119
~heji$	-20 119
~hejn	-97 -130
~hejo	-7 -170
~hejo$	-7 -170
~heju	119 18
~hek	-68 -49
~hek$	-92 1
~heke	61 45
~heke$	44 -99
~heked	26 103
~heku	-106 -190
~hekup	-101 -183
~hel	131 -77
~hel$	-93 52
~hele	126 18
~hele$	66 66
~heli	-202 25
~heli$	-161 44
~helm	22 10
~helme	22 10
~helo	-188 -61
~helo$	-211 -55
~help	141 -43
~help$	177 -75
~helpe	88 -84
~helpl	-110 75
~helps	-247 -41
~helt	-32 -125
~helta	-80 -52
~helte	20 -41
~helti	-34 -93
~hem	155 163
~hem$	-79 208
~hemi	-23 33
~hemis	-23 33
~hemo	196 71
~hemo$	217 86
~hen	63 12
~hen$	67 -37
~hena	-111 -102
~henai	-120 -148
~hend	-26 124
~heng	22 5
~henge	-8 35
~hep	-177 -150
~hep$	-108 -102
~hepa	-106 -57
~her	75 99
~her$	92 154
~hera	118 -125
~hera$	217 -60
~herap	-226 -93
~herb	-115 -103
~here	-56 -34
~here$	-14 -20
~hered	-105 -164
~heres	-125 79
~heri	-32 -47
~heri$	-137 -22
~herm	132 -147
~hermo	158 -125
~hern	-88 -33
~herni	-52 -28
~hero	-152 -130
~hero$	-117 -110
~hers	-126 90
~hers$	-108 76
~herv	-63 -70
~hervi	-162 -59
~hes	154 98
~hes$	41 157
~hese	-131 98
~hese$	-131 98
~hesi	-110 -101
~hesis	-109 -96
~hest	260 -255
~hest$	260 -255
~het	96 229
~het$	37 178
~heta	127 -141
~hete	-18 104
~heter	125 -11
~heth	-39 28
~hethe	-39 28
~heti	-72 -12
~hetic	30 -44
~heto	-62 113
~heton	-14 65
~heu	181 64
~hev	-2 84
~hev$	17 -90
~hey	-104 114
~hey$	-72 46
~heya	-282 -304
~heyar	-162 -179
~hi$	24 85
~hia	-16 -2
~hiat	-15 -77
~hiatr	-15 -77
~hic	-195 47
~hich	-147 3
~hich$	-244 -30
~hichd	-193 -107
~hichk	-15 -134
~hicu	-165 -110
~hicup	-165 -110
~hid	143 23
~hid$	-11 144
~hida	-139 -184
~hida$	-136 -90
~hidak	18 -102
~hidc	-144 -82
~hidch	-144 -82
~hide	134 21
~hide$	152 8
~hidk	136 -94
~hidka	122 -90
~hidki	115 -20
~hie	45 50
~hie$	46 52
~hif	-195 -221
~hifa	-57 -102
~hifal	-57 -102
~hift	-177 -179
~hift$	-62 -60
~hifte	-85 -62
~hifti	-95 -129
~hig	185 36
~hig$	172 -70
~higa	62 -22
~high	29 77
~high$	111 7
~highe	-109 -33
~highs	-55 164
~highv	46 11
~higi	78 -13
~higi$	78 -13
~hij	220 -41
~hij$	-14 48
~hiji	183 -72
~hijin	183 -72
~hik	-160 -365
~hik$	-176 -273
~hika	-164 -195
~hikay	-138 -126
~hike	-38 -81
~hiken	-16 -54
~hikh	192 -83
~hikh$	98 -14
~hiki	43 -81
~hiki$	12 -48
~hikit	-92 -26
~hiks	-135 -132
~hiks$	-99 -129
~hiku	-90 -33
~hil	122 -172
~hil$	-68 -229
~hila	302 -304
~hila$	264 -189
~hilan	158 -94
~hilao	73 -151
~hilat	21 55
~hilau	-121 -56
~hilay	50 -64
~hilc	-78 86
~hilch	-78 86
~hild	-81 -135
~hild$	-40 -264
~hildr	-12 61
~hile	31 9
~hile$	51 15
~hili	-40 58
~hili$	-40 58
~hiln	82 -36
~hilo	85 16
~hilt	218 -32
~him	167 108
~him$	193 89
~hima	-121 164
~himat	-71 182
~himo	-101 -122
~himog	-79 -97
~hims	10 145
~himse	10 145
~hin	158 11
~hin$	28 21
~hina	163 -310
~hina$	125 -282
~hinc	258 -108
~hinch	258 -108
~hind	-40 17
~hind$	98 121
~hindi	-42 -26
~hine	98 -127
~hine$	47 -93
~hiner	122 -120
~hing	67 74
~hing$	53 68
~hinga	153 -33
~hings	-102 76
~hini	7 57
~hini$	7 57
~hink	5 195
~hink$	7 74
~hinki	96 223
~hinks	-86 42
~hino	-153 -109
~hinon	-137 -86
~hint	41 18
~hinta	8 0
~hinti	-5 -52
~hiny	85 -126
~hip	112 -76
~hip$	29 -63
~hipa	156 -72
~hipak	156 -72
~hipk	64 -192
~hipka	90 -175
~hipo	-78 87
~hir	-27 103
~hir$	-57 -106
~hira	-87 -34
~hira$	21 -67
~hird	47 -8
~hird$	47 -8
~hire	60 -42
~hire$	60 -42
~hiri	-151 220
~hiri$	-151 196
~hiro	-22 -77
~hiro$	-22 -77
~hirs	2 -172
~hirt	137 113
~hirt$	118 129
~his	144 202
~his$	61 139
~hisa	-29 31
~hisab	-130 36
~hisak	-4 10
~hish	84 230
~hish$	-27 107
~hishi	27 184
~hishu	141 -75
~hisi	41 15
~hist	81 -112
~histl	171 -63
~histo	-85 -87
~hit	145 103
~hit$	51 91
~hita	25 8
~hita$	-41 52
~hite	72 -225
~hite$	100 -167
~hitef	-82 -81
~hith	-84 182
~hithi	-126 188
~hiti	74 -116
~hitk	113 -13
~hiv	309 -267
~hiv$	247 -145
~hive	210 -110
~hiver	238 -51
~hives	11 -75
~hivi	-124 -83
~hivir	-124 -83
~hiy	-91 -24
~hiya	-120 10
~hiya$	-59 -23
~hiyam	-100 -78
~hiye	-58 -33
~hiye$	-58 -33
~hiyo	29 12
~hka	161 -21
~hkar	115 -117
~hkar$	-7 -113
~hkari	156 -14
~hke	-42 -56
~hke$	-42 -56
~hki	74 -260
~hki$	76 -227
~hks	-89 -4
~hks$	-89 -4
~hla	106 -338
~hla$	-20 -265
~hlat	120 -111
~hle	-116 -124
~hle$	-127 -113
~hles	50 -22
~hles$	34 -20
~hli	-147 -245
~hli$	-87 -220
~hm$	-80 -207
~hma	62 -9
~hma$	-8 -172
~hman	81 -25
~hman$	91 4
~hmas	35 -24
~hmash	35 -24
~hmat	-12 58
~hme	-12 -105
~hme$	22 -110
~hmi	-125 -126
~hna	-17 134
~hna$	-15 145
~hnd	-113 89
~hndi	-113 89
~hndi$	-113 89
~hne	-242 -49
~hne$	-233 -46
~hnen	-61 -38
~hnen$	-61 -38
~hni	144 -263
~hni$	170 -252
~hno	-58 89
~hno$	-46 92
~hnu	-93 -123
~hnu$	-89 -120
~ho$	-190 -160
~hoa	113 -111
~hoar	113 -111
~hoars	113 -111
~hob	-102 56
~hoc	126 -194
~hoco	85 -64
~hocol	85 -64
~hod	-132 28
~hod$	-4 164
~hoda	-71 -46
~hoda$	-71 -46
~hode	62 -12
~hode$	-30 -26
~hodi	-126 -135
~hodi$	-124 -132
~hodn	-99 -3
~hodne	-88 11
~hodo	20 10
~hodo$	45 16
~hodu	-68 -26
~hoe	18 46
~hoe$	-61 6
~hog	-3 122
~hoga	-80 141
~hoga$	-80 141
~hogi	94 -19
~hogi$	-74 4
~hoi	-90 -136
~hoj	-4 74
~hok	125 -370
~hok$	174 -242
~hoka	-94 5
~hokar	-94 5
~hoke	-201 -239
~hoke$	-183 -133
~hoked	-111 -170
~hoki	75 -175
~hokin	52 -152
~hol	195 -32
~hol$	-57 202
~hola	92 -59
~hold	41 108
~hold$	-181 138
~holdi	126 -130
~hole	82 -105
~hole$	18 -51
~holes	156 -180
~holi	22 -136
~holi$	108 -41
~holid	-136 -147
~holo	124 -90
~holog	-43 -70
~holt	192 -111
~holte	73 -69
~holti	108 -49
~hom	-84 -132
~hom$	-115 -6
~home	-32 -97
~home$	23 -71
~homeo	-60 -49
~homev	-45 -65
~hon	-23 62
~hon$	-64 -117
~hona	-222 106
~hona$	-222 106
~hone	-105 81
~hone$	-57 16
~hones	4 173
~honey	-158 -164
~hong	-193 -40
~honge	-178 -152
~honi	45 -118
~honi$	45 -118
~hont	284 -106
~honth	280 -101
~hop	-138 169
~hop$	-43 50
~hopa	-34 -20
~hopal	-34 -20
~hope	30 102
~hopi	-161 59
~hopin	-161 59
~hopk	-37 -27
~hopki	-37 -27
~hor	-10 -153
~hor$	-42 -27
~hora	100 -118
~hora$	100 -118
~hori	6 113
~hori$	-103 104
~horn	93 -104
~hors	-19 -116
~horse	-19 -116
~hort	-114 -208
~hort$	-20 -148
~hos	162 -6
~hos$	-129 -102
~hose	107 -104
~hose$	110 -137
~hosh	307 -290
~hosh$	287 -255
~hoshi	76 -63
~hosp	-48 27
~hospi	-48 27
~host	-40 67
~hosta	-48 113
~hoste	-23 46
~hot	62 -18
~hot$	90 -161
~hota	-115 61
~hota$	-86 62
~hote	35 -34
~hote$	35 -59
~hotel	21 60
~hoth	82 56
~hoth$	66 -99
~hoti	-40 7
~hoti$	-36 -76
~hotu	101 -13
~hotu$	101 -13
~hou	123 77
~houg	38 58
~hough	38 58
~houl	39 -54
~hould	39 -54
~hour	202 -133
~hour$	219 21
~hours	4 -290
~hous	-165 31
~house	-165 31
~hout	-36 116
~hout$	-48 95
~houti	34 20
~hov	-258 -88
~hov$	-409 -59
~hovi	161 55
~hovin	161 55
~hovs	122 -137
~hovs$	122 -137
~hoy	102 -129
~hpa	-247 -214
~hpan	-309 -146
~hpan$	-308 -222
~hpas	46 -102
~hpast	46 -102
~hpe	44 -43
~hpes	44 -43
~hpest	44 -43
~hpv	-26 -47
~hpv$	-26 -47
~hr$	240 -136
~hra	168 126
~hra$	244 169
~hrat	-93 -188
~hre	116 -195
~hre$	-17 -183
~hres	160 -15
~hresh	160 -15
~hrev	64 -72
~hrev$	64 -72
~hri	-126 124
~hri$	-22 179
~hric	-111 86
~hrice	-111 86
~hril	-186 -175
~hrila	-128 -110
~hrile	-83 -63
~hrili	-28 -38
~hris	-103 -142
~hro	175 -171
~hro$	-96 -71
~hroa	132 -58
~hroat	132 -58
~hrom	-59 -134
~hrou	156 -12
~hroug	156 -12
~hrov	110 -103
~hrovn	148 -37
~hrs	38 -78
~hrs$	38 -78
~hru	68 78
~hru$	-128 -57
~hrum	119 95
~hrum$	115 102
~hs$	-33 -13
~hse	-71 191
~hse$	-71 191
~hsu	7 -148
~hsun	-58 -94
~hsun$	-58 -94
~hsus	43 -80
~hsus$	43 -80
~ht$	15 29
~hta	-76 59
~hta$	-144 73
~htay	58 -50
~htay$	66 -87
~hte	46 40
~hte$	50 -78
~hter	-48 75
~hter$	-3 33
~hters	-85 86
~hti	35 131
~hti$	33 151
~htin	87 -57
~hting	39 -55
~htn	108 -117
~hts	-4 30
~hts$	-4 30
~hu$	183 232
~hua	48 -125
~hua$	91 -98
~huan	-54 -114
~huan$	-54 -114
~hub	26 -215
~hub$	8 -134
~hubh	11 -233
~hubh$	0 -123
~hubha	-96 -40
~hubht	68 -55
~huc	-202 62
~huch	-202 62
~hud	-27 333
~hud$	-265 319
~huda	98 -262
~hudan	-9 -165
~hudi	-19 106
~hue	41 -37
~hue$	54 -25
~hug	47 19
~huga	47 -46
~hugar	47 -46
~huge	7 118
~huged	7 118
~huh	73 -25
~huha	60 -123
~huha$	60 -123
~huhe	37 1
~huhe$	37 1
~hui	66 -17
~hui$	66 -17
~huj	-215 -296
~hujl	-203 -286
~hujli	-193 -275
~huk	-22 189
~huk$	188 -176
~huka	-101 115
~huka$	38 160
~hukan	-154 -144
~hukar	20 101
~huke	-31 67
~huke$	-31 67
~hukh	-110 -141
~hukh$	-141 -172
~huki	15 177
~huki$	71 169
~hukr	-154 -85
~hukri	-154 -85
~hukt	59 53
~hukti	59 53
~hul	-71 -118
~hul$	-160 -150
~hula	0 -46
~hula$	-12 -44
~hule	-10 104
~hule$	44 114
~hulh	113 88
~hulhe	108 78
~huli	-58 75
~huli$	-58 75
~huls	-83 -60
~hult	55 54
~hulta	139 -116
~hulti	-85 142
~hum	127 18
~hum$	76 91
~huma	-135 -100
~huma$	-56 -89
~humak	6 -120
~human	-184 -27
~humb	174 -157
~humb$	178 -86
~humi	59 -11
~humn	-123 112
~humne	-116 113
~humt	-80 8
~hun	196 128
~hun$	78 98
~huna	208 -136
~huna$	208 -109
~hunc	-109 -161
~hunch	-109 -161
~hund	234 152
~hund$	98 -60
~hundh	140 101
~hune	106 -127
~hune$	111 -119
~hung	14 136
~hunga	-44 61
~hungi	-37 186
~huni	-13 -71
~huni$	-13 -71
~hunj	19 -125
~hunjh	19 -125
~hunk	-119 -82
~hunt	106 32
~hunt$	20 81
~hup	71 30
~hup$	-6 2
~hupa	20 62
~hupa$	70 -16
~hupi	138 -129
~hupi$	138 -129
~hur	103 -65
~hur$	78 -9
~hura	-125 -38
~hurak	-83 -140
~huri	174 36
~huri$	138 -42
~hurs	-24 55
~hursd	-24 55
~hurt	-22 40
~hurt$	-142 182
~hurti	75 24
~hurts	38 -200
~huru	50 -201
~huru$	73 -200
~hus	67 19
~hus$	148 -39
~husa	206 -109
~husa$	206 -109
~husb	13 94
~husba	13 94
~hush	-226 31
~hush$	-178 78
~hust	-224 -170
~hut	19 -246
~hut$	78 -190
~huta	97 -6
~huta$	43 -13
~hutan	59 -6
~hute	85 -51
~hute$	104 -2
~huter	130 -15
~huth	-174 -47
~huth$	-172 -37
~huti	-13 -10
~huti$	-83 24
~hutk	-11 -63
~hutki	89 -10
~hutku	-51 -131
~hutn	-224 -183
~hutna	-220 -130
~hutne	-152 -77
~hutno	18 -84
~hva	184 -234
~hva$	-105 78
~hvag	-134 -123
~hvaga	-134 -123
~hvan	161 -159
~hvan$	142 -76
~hvar	-94 -206
~hvari	-78 -166
~hvas	206 -164
~hvas$	198 -138
~hvasa	145 -56
~hvat	-1 -41
~hvati	30 -33
~hvay	15 5
~hvay$	15 5
~hvi	-203 145
~hvin	-70 187
~hvin$	-70 187
~hvis	-134 -56
~hvish	-134 -56
~hy$	-277 -115
~hya	-125 117
~hya$	44 77
~hyam	-120 -92
~hyam$	-120 -92
~hyan	-176 115
~hyan$	-153 27
~hyav	-164 -158
~hyd	-64 -23
~hyde	32 -79
~hyder	32 -79
~hyp	-20 -23
~hypo	-12 -11
~hypot	-12 -11
~hyr	-114 -13
~hyro	-114 -13
~hyroi	-31 -157
~hyrok	-130 -122
~hyron	-85 96
~ia$	-123 -424
~iab	-22 -148
~iabe	-18 -137
~iabet	-18 -137
~iac	-101 5
~iac$	-95 -62
~iag	49 51
~iage	-18 79
~iage$	-18 79
~ial	165 -109
~ial$	124 -187
~ialo	-108 -87
~ialog	-108 -87
~ialy	134 23
~ialys	134 23
~ian	-209 -82
~ian$	-143 -220
~ianc	-136 28
~iap	49 -77
~iape	49 -77
~iaper	49 -77
~iar	-123 104
~iar$	-62 -117
~iary	-52 191
~iary$	-52 191
~iat	-163 -12
~iatr	-111 -107
~iatri	-111 -107
~ib$	242 34
~iba	-104 101
~iba$	-204 35
~iban	-142 -233
~iband	-142 -233
~ibe	84 112
~ibe$	-21 32
~ibh	127 -180
~ibh$	143 -174
~ibha	-52 -16
~ibi	-66 64
~ibi$	-44 87
~ibio	24 -50
~ibiot	24 -50
~ibl	28 -57
~ible	-28 -44
~ible$	-28 -44
~ibo	-158 209
~ibs	180 -59
~ibs$	180 -59
~ibu	-93 142
~ic$	-51 -293
~ica	-90 -263
~ical	-9 -252
~ical$	21 -197
~icaly	-42 -107
~icat	-148 -67
~icate	-79 21
~icati	-90 -149
~ice	-81 -63
~ice$	-105 -73
~icel	19 -40
~icely	19 -40
~icen	-205 70
~icenc	-174 -41
~icens	-69 131
~ices	-152 9
~ices$	-147 0
~ich	113 26
~ich$	-23 -74
~icha	-73 109
~icha$	-102 144
~ichar	-3 -17
~ichc	-57 3
~ichch	-57 3
~ichd	-193 -107
~ichdi	-193 -107
~iche	34 214
~iche$	35 173
~ichi	181 -159
~ichi$	59 -20
~ichk	86 -189
~ichka	156 -14
~ichki	-64 -176
~ichl	-255 -117
~ichle	-218 -47
~ichli	-150 -90
~ichu	132 77
~ichu$	99 88
~ici	-238 104
~icia	-55 -99
~ician	-55 -99
~icid	-241 102
~icide	-236 100
~icil	117 -32
~icili	117 -32
~icin	-168 -25
~icine	-168 -25
~icl	20 23
~icle	44 44
~icle$	47 52
~ico	-237 -210
~icon	-98 -43
~ics	-284 -44
~ics$	-284 -44
~ict	-205 -208
~ict$	-182 -139
~ictu	-41 -88
~ictur	-41 -88
~icu	-226 -180
~icu$	-126 -126
~icup	-165 -110
~icups	-165 -110
~icy	-136 -27
~icy$	-121 -22
~id$	45 -67
~ida	44 186
~ida$	-64 159
~idai	-145 -137
~idai$	-145 -137
~idak	81 -124
~idak$	56 -5
~idakn	-42 -87
~idal	-76 -32
~idal$	-76 -32
~idam	-127 154
~idam$	-111 56
~idan	165 61
~idar	120 -19
~idare	115 -67
~iday	-102 43
~iday$	-160 87
~idc	-150 -12
~idch	-144 -82
~idchi	-144 -82
~ide	76 183
~ide$	177 137
~idea	-197 -233
~idea$	-112 -130
~ideas	-113 -156
~ided	-156 -22
~ided$	-156 -22
~iden	123 122
~iden$	-84 -67
~ident	141 135
~ideo	-228 -16
~ideo$	-212 -23
~ider	-63 52
~ider$	-63 52
~ides	-113 32
~ides$	-103 32
~idev	-97 -73
~idg	39 57
~idge	39 57
~idge$	39 57
~idh	76 50
~idha	193 85
~idha$	182 73
~idhar	61 -47
~idhe	75 -115
~idhe$	75 -115
~idhi	-61 -14
~idhi$	-61 -14
~idi	76 31
~idi$	76 58
~idin	35 -111
~iding	39 -109
~idit	-49 -206
~iditi	-107 -38
~idity	-15 -184
~idiy	26 134
~idiyo	29 143
~idk	104 37
~idka	122 -90
~idkav	38 -43
~idki	101 63
~idki$	115 -20
~idl	205 -102
~idle	148 -71
~idle$	160 -63
~idli	125 -63
~idli$	179 -49
~idn	-62 -69
~idne	-132 -47
~idney	-126 -40
~idni	-47 -87
~idnig	-37 -16
~idnt	-25 20
~idnt$	-25 20
~ido	-10 37
~idon	119 -13
~idon$	119 -13
~idot	-80 -122
~idote	-80 -122
~idr	-213 63
~ids	-98 -40
~ids$	-98 -40
~idu	175 31
~iduc	175 -50
~iduch	175 -50
~idur	96 -112
~idura	96 -112
~idv	-52 -68
~idva	-52 -68
~idy	-7 -154
~idy$	36 -108
~idya	-91 -70
~ie$	-12 8
~iec	56 -90
~iece	70 -85
~iece$	110 -56
~ieces	-83 -49
~ied	-163 -25
~ied$	-162 -20
~ief	-164 1
~ief$	-164 1
~iel	-81 -42
~ield	-46 19
~ield$	-46 19
~iem	-66 -45
~ien	61 5
~ienc	-82 -43
~ience	-54 -111
~iend	-7 20
~iend$	27 92
~iends	-70 -76
~ient	99 -32
~ient$	114 -4
~ients	34 3
~ier	45 15
~ier$	43 28
~ies	-116 -153
~ies$	-85 -201
~iesa	-151 -78
~iesar	-101 -44
~iest	-145 124
~iest$	-145 124
~iet	-122 -146
~iet$	-104 -38
~iety	-33 -161
~iety$	-18 -131
~iev	-184 -263
~iev$	-110 -242
~ieve	-156 -84
~if$	-112 250
~ifa	-78 -40
~ifai	-9 -73
~ifaid	-9 -73
~ifal	-104 -18
~ifal$	-86 -4
~ife	15 107
~ife$	49 226
~ifer	-73 -104
~ifere	-60 -90
~ifes	-70 -149
~ifes$	-70 -149
~ifi	-377 -235
~ifi$	-103 -130
~ific	-240 -74
~ifica	-90 -17
~ifin	-114 -56
~ifin$	-114 -56
~ifl	-32 -49
~ifla	-13 -80
~iflam	-11 -72
~ifo	-95 -28
~ifor	-77 11
~iform	-77 11
~ift	-44 -279
~ift$	74 -245
~ifte	-74 -105
~ifted	-74 -105
~ifti	-106 -68
~iftin	-88 -61
~ig$	239 -104
~iga	300 -46
~iga$	187 -65
~igal	333 1
~igal$	172 36
~igaln	176 -62
~igam	-196 -119
~igam$	-182 -118
~igar	-59 14
~igare	17 34
~ige	212 111
~ige$	221 89
~igeo	-40 58
~igeon	-40 58
~iger	48 9
~iger$	48 9
~igh	-17 40
~igh$	95 69
~igha	-108 11
~ighb	3 -14
~ighbo	3 -14
~ighe	-109 -33
~igher	-50 -89
~ighes	-95 41
~ighs	-67 93
~ighs$	-67 93
~ight	-30 8
~ight$	-13 16
~ighte	30 118
~ighti	39 -55
~ightn	108 -117
~ights	-56 44
~ighv	46 11
~ighva	46 11
~igi	76 107
~igi$	76 -53
~igin	-43 9
~igl	144 -117
~igla	86 -26
~igla$	86 -26
~igli	109 -87
~ign	-66 -7
~ign$	21 50
~igna	-40 62
~igni	-86 -14
~ignin	-86 -14
~ignm	-53 -70
~ignme	-53 -70
~igno	20 -9
~ignor	20 -9
~igns	-89 -43
~igns$	-89 -43
~igo	-5 6
~igo$	-147 -102
~igr	-152 -136
~igra	-76 -106
~igrai	-74 -140
~igre	-122 -84
~igret	-69 30
~igu	-131 148
~igur	21 17
~igy	-42 -96
~igy$	-42 -96
~iha	-80 -46
~ihar	-45 -75
~ihar$	-45 -75
~ij$	-109 -74
~ija	-18 -161
~ija$	80 -146
~ijaj	36 3
~ijaji	36 3
~ijal	-48 78
~ijalt	-48 78
~ijar	-124 -84
~ijar$	-67 -51
~ije	51 -184
~ije$	-107 -92
~ijen	71 -48
~ijer	-116 -92
~ijes	53 -34
~ijes$	53 -34
~iji	75 -88
~iji$	-121 -105
~ijie	-127 -102
~ijie$	-146 -88
~ijin	157 -282
~ijine	-2 -228
~ijing	173 -106
~ijl	75 -66
~ijli	75 -66
~ijli$	75 -66
~ijn	-107 -167
~ijna	-90 -152
~ijnan	-81 -136
~ijo	-34 -45
~iju	17 -99
~ijur	17 -131
~ijure	17 -131
~ijy	163 -144
~ijy$	163 -144
~ik$	-198 -346
~ika	-102 140
~ika$	-138 79
~ikai	-164 -44
~ikai$	-164 -44
~ikal	38 100
~ikal$	-80 34
~ikala	238 66
~ikale	-73 19
~ikaln	3 -18
~ikalt	15 117
~ikalu	43 -76
~ikalv	-118 -144
~ikan	-239 152
~ikar	8 42
~ikar$	56 53
~ikat	-191 -173
~ikat$	-159 -218
~ikath	-70 54
~ikay	-138 -126
~ikaya	-138 -126
~ike	151 60
~ike$	240 47
~iked	-21 -43
~iked$	-21 -43
~iken	-75 -170
~ikend	-84 -140
~ikes	-124 80
~ikes$	-57 34
~iket	-63 32
~iket$	-51 58
~ikets	-38 -115
~ikh	95 -34
~ikh$	110 -100
~ikha	-42 189
~ikha$	-89 169
~ikhae	-31 -16
~ikhan	-23 98
~ikhao	-118 -122
~ikhat	-75 -70
~ikhau	37 116
~ikhay	-4 -52
~ikhe	88 64
~ikhe$	72 26
~ikhi	-190 -3
~ikhi$	-180 11
~ikhn	94 -332
~ikhna	116 -223
~ikhne	14 -60
~ikhni	-98 -168
~ikho	-291 -295
~ikho$	-291 -295
~ikht	126 65
~ikhta	89 77
~ikhti	70 26
~ikhu	-112 1
~ikhu$	-70 -128
~ikhun	-59 110
~ikhv	105 -57
~ikhva	105 -57
~iki	143 -99
~iki$	131 -119
~ikil	30 24
~ikil$	30 24
~ikin	-48 12
~iking	-48 12
~ikit	-92 -26
~ikits	-92 -26
~ikl	-19 -57
~ikla	64 113
~ikla$	64 113
~ikle	25 -145
~ikle$	52 -173
~ikleg	-70 -8
~ikli	-63 10
~ikli$	-63 10
~ikly	-143 -174
~ikly$	-143 -174
~ikn	-37 -70
~iko	36 80
~iks	34 -111
~iks$	72 -42
~ikse	7 -40
~iksed	109 77
~ikser	-37 -148
~iksh	-140 -192
~iksha	-127 -189
~iksi	10 8
~iksin	-65 41
~ikt	62 34
~ikta	68 33
~iktar	69 -152
~iktr	-6 40
~iktri	-6 40
~iku	176 -20
~iku$	-164 53
~ikui	73 20
~ikuid	91 27
~ikun	84 -103
~ikuo	158 -86
~ikuor	158 -86
~iky	52 -66
~iky$	52 -66
~il$	-39 31
~ila	372 89
~ila$	456 82
~ilae	-68 -5
~ilag	-97 81
~ilage	-97 81
~ilai	60 -120
~ilai$	110 -1
~ilaj	-226 -27
~ilaj$	-223 -15
~ilan	123 -8
~ilana	-128 83
~ilane	149 -91
~ilao	84 -151
~ilao$	89 -117
~ilar	-46 103
~ilat	-95 138
~ilate	-160 53
~ilati	-101 16
~ilato	-16 71
~ilau	-29 -100
~ilau$	-61 -45
~ilaun	15 -67
~ilay	74 -33
~ilaya	46 26
~ilb	-60 58
~ilc	-49 85
~ilch	-49 85
~ilcha	-49 85
~ild	-172 -137
~ild$	-100 -361
~ildi	-102 42
~ildin	-102 42
~ildr	-12 61
~ildre	-12 61
~ile	39 -13
~ile$	90 -129
~iled	-68 24
~iled$	-68 24
~ileg	-227 86
~ilega	-213 116
~ilegi	-76 -20
~ilen	91 -200
~ilend	83 -56
~ileng	-145 -154
~ilent	74 -91
~ilep	-137 7
~ileps	-124 11
~iler	-23 19
~iler$	-27 40
~iles	14 107
~iles$	14 107
~ilet	38 -37
~ilet$	46 17
~ili	-57 53
~ili$	90 76
~ilic	15 -70
~ilico	-98 -43
~ilin	-182 47
~ilin$	106 -27
~iling	-234 50
~ilit	-70 77
~iliv	21 -67
~ilivr	-87 -59
~iliy	-28 -13
~iliya	0 -149
~ilk	17 -177
~ilk$	-9 -189
~ilke	-11 82
~ilke$	-11 82
~ilku	53 -130
~ilkul	53 -130
~ilm	-320 -405
~ilm$	-289 -305
~ilmi	-34 -105
~ilmi$	-34 -105
~iln	96 63
~iln$	84 75
~ilna	76 -51
~ilna$	77 -46
~ilne	-18 38
~ilne$	-6 45
~ilo	-115 -195
~ilo$	-2 -222
~ilom	55 -145
~ilomi	100 -88
~ilon	-56 71
~ilov	-113 15
~ilov$	-113 15
~iloy	-93 -78
~iloy$	-93 -78
~ils	-35 134
~ils$	-16 145
~ilsh	-100 -78
~ilshi	-100 -78
~ilt	-79 0
~ilta	18 61
~ilta$	18 61
~ilte	40 -71
~ilte$	41 -65
~ilti	-125 -21
~ilti$	-110 16
~ilty	-83 87
~ilty$	-83 87
~ilu	49 154
~ilur	-44 94
~ilure	-44 94
~ilv	12 174
~ilva	-40 178
~ilvay	-6 154
~ily	-270 -58
~ily$	-270 -58
~im$	73 119
~ima	-202 42
~ima$	-192 62
~imag	-12 -9
~imag$	-4 -14
~imagi	-21 35
~imal	-27 -150
~imar	-118 -134
~imar$	-76 -47
~imari	-87 -96
~imat	-45 157
~imat$	-75 158
~imb	-55 -119
~imb$	-9 -105
~imba	-21 11
~imbat	-15 -47
~imbi	91 -56
~imbin	91 -56
~imbu	-80 -156
~imbu$	-78 -152
~ime	-6 -36
~ime$	-168 20
~imen	-138 -123
~iment	-135 -121
~imep	65 -17
~imepi	65 -17
~imer	102 -67
~imes	96 -24
~imes$	116 -68
~imet	70 -70
~imeta	-15 -15
~imete	71 -71
~imi	-79 -171
~imin	-212 -104
~iming	-208 -96
~imit	79 -93
~imit$	55 -72
~iml	-71 -111
~imo	48 -184
~imog	-79 -97
~imogl	-79 -97
~imp	-149 -90
~imp$	170 -72
~impl	-246 -40
~imple	-255 -56
~impr	-120 -36
~impro	-120 -36
~ims	-34 131
~ims$	-63 30
~imse	10 145
~imsel	10 145
~in$	-76 -16
~ina	137 69
~ina$	246 74
~inai	71 35
~inail	71 35
~inal	-249 -146
~inal$	-161 -45
~inaly	-164 -86
~inar	-18 125
~inar$	-33 -67
~inare	-98 150
~inat	1 -112
~inat$	162 18
~inati	-175 -185
~inb	-95 -231
~inbu	-41 -94
~inbu$	-41 -94
~inc	134 -2
~ince	22 0
~ince$	23 3
~inch	373 8
~inch$	274 -82
~incha	75 90
~inche	118 -10
~incht	77 -39
~inci	-88 128
~incip	10 39
~inco	-27 -143
~incom	-8 -103
~incr	-103 -144
~incre	-98 -139
~ind	-36 47
~ind$	-113 120
~inda	21 48
~inda$	-16 99
~indag	-57 -48
~indau	-67 2
~inde	79 8
~indek	-84 -79
~inder	118 8
~indg	5 160
~indgi	5 160
~indi	44 -283
~indi$	163 -88
~india	-305 -279
~indin	1 -65
~indiy	14 -126
~indl	-16 -90
~indli	34 -22
~indly	-37 -79
~indo	-83 -38
~indor	-7 -59
~indov	-80 10
~indr	3 -68
~inds	-44 114
~inds$	-44 114
~indu	62 27
~indu$	-19 -78
~ine	-19 32
~ine$	-9 59
~ined	-99 -68
~ined$	-99 -68
~iner	37 -219
~iner$	52 -188
~iners	-83 -86
~ines	-24 114
~ines$	-24 114
~inf	73 87
~infa	81 -56
~infan	84 -41
~infe	2 -34
~infec	12 -138
~info	-31 30
~infu	91 92
~inful	91 92
~ing	102 12
~ing$	90 43
~inga	67 -133
~inga$	28 -89
~ingan	122 -6
~inge	140 7
~inger	155 -152
~ingi	-1 16
~ingin	-36 31
~ingl	-5 -168
~ingle	-176 -150
~ingli	165 -29
~ingn	139 -23
~ingni	139 -23
~ings	-140 -1
~ings$	-140 -1
~inh	133 -116
~inha	164 -83
~inhal	164 -83
~ini	24 43
~ini$	-4 245
~inic	101 -108
~inic$	101 -108
~inik	-104 42
~inik$	-72 71
~inin	-112 -110
~inine	-76 -54
~ining	-82 -84
~inio	-98 -85
~inion	-98 -85
~inir	19 -50
~inir$	30 -97
~inis	47 -72
~inish	49 -67
~inj	132 33
~inja	38 -80
~inje	119 111
~injec	26 133
~injek	142 -99
~ink	-38 232
~ink$	-39 0
~inka	-93 163
~inka$	-93 163
~inke	-189 60
~inked	-55 -59
~inki	1 245
~inkin	-41 241
~inks	67 -30
~inks$	67 -30
~inl	21 242
~inle	25 258
~inles	25 258
~ino	-123 -149
~ino$	45 -83
~inon	-152 -8
~inon$	-152 -8
~inp	-104 -46
~inp$	-72 -31
~ins$	10 -49
~insa	-11 -106
~insan	-158 -72
~insar	102 8
~insi	105 -7
~insid	110 1
~inst	-175 70
~insta	-153 123
~inste	22 -74
~instr	-55 -96
~insu	41 35
~insul	92 34
~insur	-153 2
~int	93 57
~int$	98 75
~inta	-2 -40
~inta$	-1 -30
~inte	20 -138
~inte$	-30 -46
~inted	168 -200
~inter	-279 -80
~inth	176 -124
~inth$	134 -21
~intha	104 -110
~inti	-37 74
~inti$	-102 123
~intin	-2 -117
~intj	68 75
~intja	68 75
~intm	-28 -97
~intme	-28 -97
~into	15 98
~into$	19 127
~inton	7 -81
~intr	-80 50
~intra	-76 56
~ints	-87 -67
~ints$	-86 -61
~inu	216 21
~inu$	189 95
~inue	49 -73
~inue$	49 -73
~inus	-120 37
~inus$	-119 38
~inut	79 -71
~inute	79 -71
~inv	-27 -36
~inve	-2 -56
~invi	-23 19
~iny	27 -117
~iny$	72 -121
~io$	-180 -365
~iod	-78 -321
~iod$	-30 -215
~iods	-69 -202
~iods$	-69 -202
~iol	-63 -60
~iole	-31 -39
~iolen	-31 -39
~iolo	-39 -25
~iolog	-39 -25
~ion	-17 -194
~ion$	27 -195
~ions	-219 -33
~ions$	-219 -33
~iop	-56 -84
~iopl	-53 -139
~iopla	-53 -139
~ior	-20 13
~ior$	-9 -12
~iors	-16 36
~iors$	-16 36
~iot	-43 -132
~ioth	-104 -65
~iothe	-104 -65
~ioti	-8 -60
~iotic	20 -53
~iou	-69 -155
~ious	-69 -155
~ious$	-69 -155
~ip$	-11 -15
~ipa	5 -10
~ipak	144 -94
~ipak$	156 -72
~ipal	-32 20
~ipal$	-32 20
~ipan	-66 72
~ipan$	-66 72
~ipas	-85 -93
~ipas$	-83 -76
~ipat	-137 -113
~ipe	-74 119
~ipe$	-246 -39
~iped	162 2
~iped$	162 2
~iper	-48 181
~iper$	-23 160
~ipi	-144 -54
~ipi$	-172 -318
~ipia	-62 -117
~ipiar	-62 -117
~ipid	-51 -79
~ipid$	-51 -79
~ipin	4 21
~ipine	-146 44
~iping	57 16
~ipk	38 -226
~ipka	64 -210
~ipka$	212 -56
~ipkal	-154 -112
~ipl	-99 -180
~ipl$	-85 -152
~ipo	64 29
~ipor	24 -190
~iport	24 -190
~ipoy	127 -118
~ipoya	75 -110
~ipr	25 11
~ipre	-45 39
~ipres	-45 39
~ips	117 5
~ips$	165 13
~ipt	-125 -15
~ipt$	-60 -135
~ipti	-72 -96
~iptio	-72 -96
~ipu	136 -65
~ipur	4 -7
~ipur$	-29 -4
~ipy	178 128
~ipy$	178 128
~ir$	112 44
~ira	139 -118
~ira$	221 -280
~irah	-128 1
~irah$	-128 1
~irai	-176 -19
~irai$	-176 -19
~irak	-87 105
~iral	-163 -86
~iral$	-155 -63
~iran	-67 126
~irane	-54 98
~irap	-69 -30
~irap$	-69 -30
~iras	135 -89
~irat	14 -229
~irat$	-63 -149
~irate	-130 -99
~iray	-1 -87
~iraya	5 -76
~irc	-118 -23
~irch	-127 7
~irch$	-123 -176
~irchi	11 -72
~ird	38 -23
~ird$	56 -10
~ire	50 78
~ire$	145 -156
~irec	-71 -70
~irect	-71 -70
~ired	-76 114
~ired$	-95 118
~irem	-38 -115
~ireme	-38 -115
~irf	-101 -76
~irf$	-69 15
~irg	29 -203
~irgi	29 -203
~irgi$	29 -203
~irh	152 -109
~irha	152 -109
~irhan	154 -101
~iri	120 94
~iri$	170 166
~irid	105 -22
~iride	65 -17
~irij	-46 -233
~iriji	-29 -215
~irin	122 6
~irin$	98 -120
~iring	62 66
~irit	23 52
~iriy	-103 -67
~iriya	-103 -67
~irl	-9 90
~irl$	19 118
~irlf	-137 -85
~irlfr	-137 -85
~irls	17 90
~irls$	17 90
~irm	-108 -74
~irm$	-104 -135
~irn	-183 103
~irna	-41 4
~irna$	-41 4
~irne	-160 103
~irne$	-160 103
~iro	-53 -21
~iro$	-45 -168
~iron	11 -148
~iron$	11 -148
~iror	16 11
~iror$	16 11
~irp	-83 -106
~irpo	-57 -49
~irpor	-57 -49
~irs	-63 -103
~irs$	-81 38
~irst	-17 -119
~irst$	-43 -113
~irt	-81 -32
~irt$	118 129
~irta	13 -65
~irta$	13 -65
~irte	-76 -56
~irte$	-76 -56
~irth	-53 -48
~irth$	-127 54
~irthd	-41 -156
~iru	-45 24
~iru$	176 -95
~iruk	-86 61
~iruku	20 -1
~iry	-110 -147
~iry$	-51 -1
~irya	-82 -196
~iryan	-82 -196
~is$	-7 111
~isa	146 -61
~isa$	163 -83
~isab	-133 -61
~isab$	-105 34
~isabg	-72 -165
~isak	70 -15
~isak$	-4 10
~isal	32 -25
~isal$	42 -7
~isan	-35 42
~isan$	-30 47
~isar	-102 -87
~isart	-102 -87
~isc	-79 -1
~isc$	-97 -112
~isca	-74 91
~iscar	-74 91
~isch	14 6
~ischa	14 6
~isco	-123 52
~iscor	-95 209
~iscu	31 -110
~iscui	31 -110
~ise	-60 -132
~ise$	-47 -74
~isea	-80 -117
~iseas	-80 -117
~ised	-112 -108
~ised$	-112 -108
~isej	-156 -66
~isej$	-156 -66
~isen	91 -72
~iser	142 -17
~iser$	142 -17
~ises	-105 -35
~ises$	-105 -35
~ish	113 124
~ish$	133 57
~isha	105 78
~isha$	53 20
~ishan	-23 102
~ishe	-78 -142
~ished	-34 -205
~isher	-89 -62
~ishi	0 217
~ishi$	-6 175
~ishin	23 114
~ishn	-8 -74
~ishno	-21 -35
~isht	-172 104
~ishta	-136 130
~ishte	-75 -76
~ishu	141 -75
~ishu$	141 -75
~ishv	-1 -142
~ishva	1 -128
~ishy	-148 -201
~ishya	-144 -187
~isi	-10 149
~isi$	-14 273
~isij	-102 -102
~isiji	-102 -102
~isin	96 -212
~ising	96 -212
~isio	11 -91
~ision	11 -91
~isit	-46 -105
~isit$	-65 -119
~isk	-83 -116
~isk$	-156 -114
~iska	-80 -152
~iska$	-77 -150
~iske	-53 133
~iske$	-53 133
~iski	-35 -146
~isko	88 -21
~isko$	88 -21
~isl	63 79
~isla	-68 117
~isla$	-68 117
~isle	114 -32
~isler	118 -28
~isli	31 -4
~isli$	128 -24
~islie	-68 -10
~isliy	72 49
~ism	-196 -47
~ism$	14 -63
~isme	-158 -22
~isme$	-98 23
~ismen	-92 -146
~isn	-117 -259
~isne	-202 -275
~isne$	-202 -275
~isnt	69 -50
~isnt$	69 -50
~iso	33 -124
~isod	-83 -133
~isode	-79 -94
~ison	-40 -74
~ison$	10 14
~isone	-85 -153
~isoni	-17 -49
~isono	-70 -124
~isor	117 -29
~isp	-48 -85
~isr	-35 67
~isra	30 -108
~isra$	40 -72
~isri	-59 120
~isri$	-56 129
~ist	36 88
~ist$	-171 -170
~ista	213 -75
~ista$	-65 -122
~istak	235 -76
~istan	-89 -75
~istar	111 50
~iste	39 134
~ister	60 64
~isti	-140 110
~istic	-40 -93
~istl	171 -63
~istle	61 -2
~istli	141 -61
~isto	-55 -29
~istor	-85 -87
~istr	85 99
~istri	124 -38
~istry	-66 95
~istu	12 69
~isu	-160 -203
~isue	-116 -148
~isue$	-115 -147
~it$	158 113
~ita	-19 -196
~ita$	78 -183
~itab	-116 80
~itab$	-88 53
~itabe	-8 61
~itaj	-15 -20
~itaji	-15 -20
~itak	67 -99
~ital	-115 -17
~ital$	-104 9
~italo	-49 -101
~itam	-151 -209
~itami	-200 -201
~itan	164 -103
~itan$	126 -107
~itar	-15 -16
~itar$	-12 16
~itary	-100 -31
~itat	-121 -121
~itati	-90 -61
~itay	18 -20
~itaya	34 -14
~itc	-16 -102
~itch	-6 -91
~itch$	65 8
~itche	82 17
~itchi	-53 -238
~itchy	-158 -108
~ite	24 -158
~ite$	17 -200
~ited	63 -94
~ited$	63 -94
~itef	-82 -81
~itefi	-82 -81
~iten	140 118
~iten$	166 125
~itent	-80 -48
~iter	-175 -135
~itera	-61 -103
~ites	-20 -89
~ites$	-20 -89
~ith	-32 95
~ith$	14 -13
~itha	-55 112
~itha$	-51 92
~ithai	53 -58
~ithak	-16 -142
~ithe	-15 -24
~ithe$	-23 -23
~ithi	-19 73
~ithi$	35 107
~ithin	-85 -90
~ithn	29 -132
~ithna	29 -40
~ithne	15 -102
~itho	-47 84
~ithou	-45 85
~ithr	-123 -85
~ithro	-123 -85
~itht	-134 46
~ithta	-76 50
~ithte	-81 -10
~ithu	-111 19
~iti	78 -120
~iti$	-86 -108
~itin	116 -5
~itin$	-75 -66
~iting	127 6
~itio	-7 46
~ition	-7 46
~itis	-26 -149
~itis$	-21 -141
~itiv	131 -80
~itive	171 -28
~itivi	-53 -83
~itiy	31 26
~itiya	31 26
~itk	177 -56
~itl	-123 -208
~itle	-106 -137
~itle$	-98 -161
~itn	-257 -27
~itna	-91 40
~itna$	-118 -36
~itnas	18 223
~itne	-535 -156
~itne$	-524 -144
~itnes	-84 -96
~itni	0 36
~itni$	0 36
~ito	-43 -75
~ito$	-49 -65
~itr	-41 130
~itr$	-50 -124
~itra	-76 131
~itre	6 84
~itre$	-10 97
~itri	15 88
~itri$	145 -166
~itrip	-57 97
~its	130 -14
~its$	137 20
~itse	-53 -97
~itsel	-29 -94
~itu	139 50
~itu$	111 97
~ity	-137 -100
~ity$	-93 -4
~ityu	-81 -151
~ityu$	-81 -151
~ium	-54 -96
~ium$	-54 -96
~iun	78 -46
~iv$	189 -44
~iva	-145 -31
~iva$	39 -202
~ival	-130 -103
~ival$	-58 -56
~ivali	-86 -88
~ivan	-88 97
~ivan$	-62 33
~ivar	85 91
~ivar$	24 99
~ivas	-230 -197
~ivas$	-171 -183
~ivat	-70 38
~ivate	-7 -174
~ive	8 59
~ive$	6 73
~ived	-111 -39
~ived$	-111 -39
~iven	-87 -109
~iven$	-30 -59
~iveno	-99 -86
~iver	158 -6
~iver$	-2 28
~ivere	190 -33
~iveri	238 -51
~ivers	-119 -88
~ivery	-2 -33
~ives	-127 148
~ives$	-127 148
~ivi	-60 116
~ivi$	-107 92
~ivin	-24 -261
~iving	-13 -216
~ivir	-124 -83
~ivir$	-124 -83
~ivit	-161 77
~ivita	-22 -32
~ivity	-56 -96
~ivo	-66 26
~ivor	-66 26
~ivorc	-60 31
~ivr	3 -78
~ivri	6 -70
~ivri$	32 -60
~ivy	-36 -61
~ivy$	-36 -61
~iya	215 243
~iya$	132 185
~iyab	-120 -93
~iyabi	-120 -93
~iyal	58 -160
~iyal$	-178 -103
~iyam	-183 -225
~iyam$	-183 -225
~iyan	50 97
~iyan$	51 115
~iyar	104 107
~iyar$	34 144
~iyari	-101 -55
~iyat	36 11
~iyat$	36 11
~iye	13 5
~iye$	-82 6
~iyo	-140 7
~iyo$	-23 22
~iyon	-162 -3
~iyon$	-162 -3
~ja$	39 88
~jab	157 50
~jab$	-13 61
~jaba	140 -24
~jaban	119 -12
~jabar	93 -17
~jabd	269 -87
~jabda	208 -66
~jabde	153 -31
~jac	64 -106
~jach	72 -99
~jachc	-136 28
~jad	31 29
~jad$	73 143
~jade	-105 -132
~jae	50 231
~jae$	-8 125
~jaeg	51 82
~jaega	64 -28
~jaegi	-8 128
~jaen	51 195
~jaen$	41 99
~jaeng	34 170
~jag	135 41
~jag$	159 -93
~jaga	64 64
~jagah	-37 -96
~jagan	202 -104
~jage	25 -65
~jager	-6 -60
~jagt	163 -133
~jah	-320 46
~jah$	-149 76
~jaha	-192 28
~jahan	31 54
~jahar	-215 13
~jahr	-170 -119
~jahri	-170 -119
~jai	334 -26
~jai$	28 -53
~jaik	-41 -2
~jain	-149 -145
~jaip	10 8
~jaipu	10 8
~jais	367 -79
~jaisa	206 -81
~jaise	274 -158
~jaisi	178 -100
~jaj	-97 -3
~jaji	36 3
~jaji$	36 3
~jak	19 51
~jak$	-160 -13
~jaka	-91 131
~jakar	-58 140
~jakd	136 -77
~jakda	132 -70
~jal	100 77
~jal$	-67 -190
~jala	21 109
~jala$	182 72
~jalan	-171 30
~jalat	-2 157
~jalay	-126 171
~jald	202 146
~jaldi	202 146
~jale	17 -183
~jale$	30 -152
~jali	17 19
~jali$	32 -29
~jaln	-124 -93
~jalne	-124 -93
~jalt	-81 53
~jalt$	-48 78
~jam	23 -38
~jam$	-80 1
~jama	33 21
~jama$	-164 95
~jaman	94 -88
~jami	-24 -92
~jamin	32 -80
~jamu	142 -121
~jamun	142 -121
~jan	-103 74
~jan$	-132 -154
~jana	-168 203
~jana$	-105 220
~janam	-12 144
~janc	-300 -269
~janch	-300 -269
~jane	26 124
~jane$	31 117
~jang	114 21
~jangh	100 25
~jank	-17 32
~janka	-17 32
~janm	14 -5
~jant	107 16
~jao	-88 -36
~jao$	-53 -143
~jap	-160 -167
~jar	-250 -80
~jar$	-121 16
~jara	-182 -105
~jard	-134 -58
~jard$	-134 -58
~jari	45 -91
~jari$	45 -91
~jaru	-81 -125
~jarur	-81 -125
~jas	-47 1
~jast	-41 7
~jasth	-156 -160
~jat	-89 -79
~jat$	116 -156
~jata	-84 50
~jata$	-175 55
~jate	46 -166
~jate$	46 -166
~jati	-159 -197
~jati$	-159 -197
~jau	-59 348
~jau$	101 169
~jaun	-187 278
~jaun$	14 226
~jaung	-233 197
~jav	152 -25
~jav$	280 -158
~java	-39 -49
~javab	30 -164
~javan	-43 28
~jay	-61 120
~jay$	-109 44
~jaye	-30 114
~jaye$	45 41
~jayeg	-64 84
~jayen	-15 41
~jbu	-44 110
~jbut	-44 110
~jbut$	-44 110
~jdu	125 -70
~jdur	125 -70
~jdur$	159 -119
~jduri	-67 28
~je$	-109 -42
~jea	-161 -82
~jean	-161 -82
~jeans	-161 -82
~jeb	-107 77
~jeb$	-107 77
~jec	64 100
~ject	10 107
~ject$	-15 57
~jecti	23 64
~jed	39 -142
~jeh	-7 91
~jeha	-87 127
~jehar	-87 127
~jehe	-228 93
~jeher	-228 93
~jehr	117 -163
~jek	157 -112
~jeks	142 -99
~jeksh	142 -99
~jel	160 -33
~jely	143 -22
~jely$	107 -19
~jen	86 -188
~jen$	-18 -74
~jer	128 129
~jer$	-152 103
~jerk	208 -68
~jerki	131 -52
~jero	62 128
~jero$	62 128
~jes	49 -67
~jes$	53 -34
~jet	153 137
~jeth	134 -29
~jeth$	70 -9
~jetha	111 -20
~jh$	34 185
~jha	125 -43
~jha$	132 66
~jhad	-185 -245
~jhad$	-148 -132
~jhadn	20 -60
~jhag	129 52
~jhag$	178 -3
~jhagd	-71 76
~jhai	-127 -109
~jhal	163 88
~jhala	163 88
~jhan	49 33
~jhana	-25 -116
~jhao	-127 -133
~jhao$	-127 -133
~jhat	119 -130
~jhatk	126 -120
~jhau	-75 -105
~jhaun	-58 -64
~jhe	41 12
~jhe$	31 15
~jhi	13 52
~jhik	-156 -77
~jhika	-156 -77
~jhin	117 -23
~jhing	117 -23
~jhk	72 78
~jhn	-102 -28
~jhna	-89 -115
~jho	9 113
~jhol	107 -8
~jhs	-71 191
~jhse	-71 191
~jhse$	-71 191
~jhu	127 -27
~jhuk	137 -110
~jhuk$	136 -39
~jhul	7 29
~jhula	-72 32
~jhule	57 14
~jhun	150 -177
~jhuni	-77 -110
~jhunj	19 -125
~jhut	-177 -55
~jhuth	-174 -47
~ji$	-6 -134
~jib	182 162
~jib$	217 -25
~jibh	143 -174
~jibh$	143 -174
~jid	127 -83
~jie	-177 8
~jie$	-175 32
~jig	36 -13
~jij	102 -84
~jija	107 -88
~jija$	94 -89
~jijaj	36 3
~jil	3 19
~jil$	11 30
~jim	-118 -74
~jim$	-118 -74
~jin	23 342
~jina	-180 185
~jina$	-180 185
~jind	-92 137
~jinda	-110 54
~jindg	5 160
~jine	-91 302
~jine$	-78 304
~jing	171 -111
~jing$	171 -111
~jini	-73 -137
~jio	-49 -79
~jio$	-49 -79
~jir	-174 -65
~jira	-116 -15
~jira$	-104 -67
~jis	-28 32
~jis$	42 -51
~jise	-49 34
~jise$	-49 34
~jism	-14 -2
~jisme	-122 3
~jit	-165 -360
~jit$	-170 -221
~jita	-32 -98
~jita$	-27 -87
~jith	-123 -85
~jithr	-123 -85
~jitn	97 -81
~jitni	97 -81
~jiv	-227 272
~jiv$	14 72
~jiva	-94 98
~jivan	-94 98
~jivi	-153 185
~jiy	-118 147
~jka	112 -7
~jla	23 -55
~jla$	46 -29
~jli	-28 -242
~jli$	-23 -226
~jma	-121 -162
~jma$	-121 -162
~jna	-140 -83
~jna$	-43 5
~jnan	-101 -150
~jnan$	-87 -99
~jne	147 -24
~jne$	147 -24
~jni	-103 -165
~jo$	-108 -33
~job	-204 64
~job$	-296 74
~jod	-152 -112
~jodo	-87 -105
~joi	-161 -192
~join	-161 -192
~join$	-72 -121
~joint	-26 -83
~jok	-85 -42
~joke	-104 -36
~joke$	-138 -59
~jokes	50 61
~joki	35 -6
~jokin	35 -6
~jol	-180 87
~jole	-83 -109
~jole$	-83 -109
~jom	-91 -186
~jon	-242 -258
~jon$	-126 -163
~jor	98 75
~jor$	119 132
~jori	30 -94
~jori$	2 -89
~jra	-143 -27
~jre	-61 -83
~jre$	-61 -83
~jta	59 -83
~jta$	59 -83
~jte	-35 -105
~jte$	-35 -105
~ju$	192 58
~jub	154 -80
~juba	154 -80
~juban	154 -80
~jud	-58 -127
~jug	117 -122
~juga	-79 -105
~jui	-32 -115
~juic	-32 -115
~juice	-32 -115
~juk	-135 -171
~juka	-135 -171
~jukam	-135 -171
~jul	-84 -113
~jum	-53 182
~jump	-141 218
~jump$	-151 233
~jumpi	-32 121
~jun	-122 -2
~jun$	30 -149
~june	-208 -29
~june$	-208 -29
~jung	-31 57
~jungl	-9 10
~juni	11 90
~junio	36 55
~jur	-6 -212
~jure	17 -131
~jure$	19 -128
~jurg	-43 -52
~jus	13 115
~jus$	-154 -129
~just	37 134
~just$	52 135
~jut	-225 -133
~juta	-160 -10
~juta$	-160 -10
~jute	-179 -79
~jute$	-176 -64
~jva	121 -101
~jvai	-11 -88
~jvain	-11 -88
~jy$	162 -202
~jya	-58 -22
~jyad	-58 -22
~jyada	-58 -22
~ka$	-32 40
~kab	-592 -323
~kab$	-464 -427
~kabh	-341 46
~kabhi	-341 46
~kabi	-71 -94
~kabir	-71 -94
~kabj	-56 -129
~kabj$	-56 -129
~kabr	33 88
~kabu	4 -43
~kabut	6 -40
~kac	158 -163
~kach	158 -163
~kachi	191 -111
~kad	95 -97
~kad$	109 -285
~kada	98 199
~kada$	130 -31
~kadam	-87 125
~kadh	33 -234
~kadha	-56 -141
~kadi	67 -55
~kadic	83 -31
~kadt	-176 -169
~kadte	-108 -52
~kadv	-102 -134
~kadva	-102 -134
~kaf	-77 103
~kafi	-61 111
~kafi$	-61 111
~kag	-131 75
~kaga	-92 -15
~kagaj	-92 -15
~kage	-40 -68
~kage$	-40 -68
~kah	-216 55
~kah$	45 74
~kaha	-420 -79
~kaha$	-229 35
~kahan	-306 -177
~kahi	137 90
~kahin	44 119
~kahn	-59 -1
~kahna	-58 5
~kaht	78 175
~kahta	67 48
~kahte	-48 10
~kahti	62 169
~kai	-207 -114
~kai$	185 130
~kail	-100 -78
~kails	-100 -78
~kain	70 12
~kainp	-72 -31
~kains	102 8
~kais	-467 -286
~kaisa	-149 -190
~kaise	-422 -239
~kaj	1 64
~kajh	-47 80
~kajhi	-175 89
~kak	-40 -63
~kaka	109 64
~kaka$	109 64
~kaks	-146 -119
~kaksh	-146 -119
~kal	26 65
~kal$	-62 38
~kala	190 130
~kala$	303 -30
~kalai	14 135
~kale	-76 -202
~kale$	-64 -228
~kali	-17 -340
~kali$	-32 -286
~kaln	3 -18
~kalne	13 -2
~kalt	34 115
~kalta	-70 84
~kalte	0 108
~kalti	102 -140
~kalu	198 -151
~kalu$	207 -106
~kalv	-118 -144
~kalva	-118 -144
~kam	-28 -61
~kam$	-213 -35
~kama	-48 -274
~kamar	-48 -274
~kamb	102 -49
~kamba	102 -49
~kami	-134 -201
~kami$	-134 -201
~kamj	70 -228
~kamjo	70 -228
~kamr	100 152
~kamra	-175 205
~kamre	142 39
~kan	1 -41
~kan$	-12 8
~kana	-75 49
~kana$	-47 -134
~kanc	147 6
~kanch	147 6
~kand	-28 -187
~kanda	-127 -210
~kandh	186 -8
~kane	-129 -70
~kang	-140 -84
~kanp	152 45
~kanp$	313 54
~kanpa	-20 111
~kanpi	176 -22
~kanpk	153 -28
~kanpn	-23 -80
~kanpt	-156 -2
~kanpu	-128 -93
~kant	-73 -201
~kanta	-96 -135
~kanu	-71 -96
~kap	178 167
~kap$	98 124
~kapa	35 -85
~kapd	83 31
~kapda	196 29
~kapde	-48 23
~kapi	148 -98
~kapi$	164 -6
~kapil	-53 -93
~kapk	164 -6
~kapka	164 -6
~kar	51 61
~kar$	82 36
~kara	165 29
~kara$	109 67
~karae	-119 -51
~karah	188 -59
~karai	120 -59
~karan	35 -107
~karat	-144 151
~karau	-63 -90
~karay	-48 -33
~kard	-28 65
~kard$	-141 -77
~kare	-94 -193
~kare$	-47 -53
~kareg	-104 -71
~karel	-82 -157
~karen	2 -104
~kari	93 -38
~kari$	100 -26
~karj	-149 282
~karj$	-68 151
~karja	-84 194
~kark	44 137
~karke	46 137
~karm	-48 -30
~karma	-48 -30
~karn	-47 -57
~karna	3 -39
~karne	5 -89
~karni	-148 58
~karo	46 -11
~karo$	52 -13
~kart	-85 -71
~kart$	-103 -165
~karta	-118 59
~karte	41 -62
~karti	-55 -153
~karu	-147 -214
~karu$	-98 -250
~karun	-134 -71
~karv	-169 -61
~karva	-124 -49
~kas	16 47
~kas$	153 -72
~kasa	9 -67
~kasam	5 -66
~kash	-96 78
~kasha	-150 -134
~kashi	-116 -122
~kasr	-124 -161
~kasra	-124 -161
~kat	229 113
~kat$	113 60
~kata	136 -60
~kata$	139 -61
~kate	48 31
~kate$	-76 43
~kath	129 -65
~katha	108 31
~kathi	7 -72
~kati	15 111
~kati$	17 125
~katl	54 -134
~katn	-97 86
~katne	-96 78
~kato	141 -22
~kator	102 -9
~kau	-392 -121
~kaun	-383 -117
~kaun$	-381 -143
~kauns	-120 -17
~kav	4 -247
~kav$	38 -43
~kava	-23 -115
~kavi	-178 -198
~kavit	-128 -144
~kay	-156 -21
~kay$	-74 -91
~kaya	-136 36
~kayat	-138 -126
~kda	86 -177
~kda$	148 -92
~kdam	125 -37
~kdam$	125 -37
~kdan	-62 -88
~kdan$	-62 -88
~kde	-18 -76
~kde$	-16 -203
~kdi	123 -10
~kdi$	147 6
~kdu	79 -114
~kdum	83 -94
~kdum$	83 -94
~ke$	175 96
~keb	-139 -151
~kebi	-100 -59
~kebit	-98 -49
~ked	52 56
~ked$	59 76
~keda	-33 -68
~kedar	-33 -68
~keh	108 85
~keh$	129 -40
~keht	30 24
~kehte	62 60
~kehti	-77 -32
~kel	-73 -69
~kela	-128 -31
~kela$	-120 10
~kele	-141 0
~kele$	-141 0
~keli	134 -102
~keli$	164 -94
~kem	-25 -211
~kem$	34 -125
~kemi	-2 -86
~ken	-12 -256
~ken$	48 -94
~kend	-92 -245
~kend$	-60 -104
~kendr	-12 -163
~kends	-36 -72
~kep	-101 105
~kept	-101 105
~kept$	-101 105
~ker	191 -271
~ker$	96 -221
~kera	-109 26
~keral	-109 26
~kero	173 -18
~keros	173 -18
~kers	-15 -154
~kers$	-15 -154
~kes	-295 -12
~kes$	-254 -33
~kesh	-61 -107
~ket	-6 -11
~ket$	-60 -28
~keto	-121 -106
~keto$	-82 -54
~ketoc	-71 -69
~kets	79 -119
~kets$	79 -119
~keu	-33 -22
~keup	-33 -22
~keup$	-33 -22
~kev	-63 -97
~keva	-50 -81
~key	34 106
~key$	136 -24
~keys	-33 137
~keys$	-33 137
~kfa	-5 -67
~kfas	-5 -67
~kfast	-5 -67
~kg$	-337 -42
~kh$	23 54
~kha	-16 42
~kha$	98 173
~khab	-172 -209
~khaba	-35 -77
~khad	154 135
~khada	203 -56
~khade	99 52
~khadi	-84 206
~khae	-105 -214
~khae$	40 -87
~khaen	-166 -161
~khai	117 156
~khai$	92 184
~khaj	-125 -140
~khaju	-83 -83
~khak	3 -193
~khaka	39 -106
~khal	20 4
~khal$	158 -98
~khala	173 -77
~khali	-158 43
~kham	48 -79
~khan	-48 -115
~khana	-55 -218
~khand	-96 -37
~khane	-267 131
~khani	-155 -135
~khans	66 -396
~khao	-140 -157
~khao$	-125 -142
~khar	-38 -275
~khar$	64 -391
~khara	-161 -319
~kharc	-144 -13
~khari	18 89
~khas	14 -115
~khat	-24 -100
~khat$	143 -63
~khata	-131 -2
~khate	185 -256
~khati	-165 -38
~khatm	27 18
~khatr	-158 -226
~khau	-93 -52
~khau$	-178 0
~khaun	30 -53
~khav	-137 -179
~khay	61 10
~khaya	94 85
~khaye	-83 -102
~khayi	114 -151
~khb	-71 -20
~khba	-47 -62
~khbar	-47 -62
~khd	-10 -74
~khda	24 -52
~khda$	18 -50
~khe	129 153
~khe$	44 44
~kheg	166 -18
~khega	122 33
~khel	-106 -257
~khel$	-59 -105
~khelt	-30 -162
~khen	122 -130
~khen$	38 -108
~kheng	93 -66
~khet	52 206
~khet$	46 195
~kheti	-121 27
~kheto	-14 65
~khi	9 -4
~khi$	-186 1
~khic	120 -191
~khich	120 -191
~khid	115 -20
~khidk	115 -20
~khil	-57 -179
~khila	9 -169
~khin	181 -128
~khinc	184 -99
~khir	-97 151
~khir$	-172 -86
~khiri	-151 196
~khis	-13 -14
~khisa	-4 10
~khiy	45 -49
~khk	14 -191
~khka	83 -186
~khkar	83 -186
~khn	-1 -38
~khna	9 82
~khna$	12 87
~khne	10 -186
~khne$	10 -186
~khni	-122 -192
~khni$	-122 -192
~kho	-25 -99
~kho$	-69 -291
~khol	55 109
~khol$	-97 203
~kholt	194 -111
~khon	6 -200
~khon$	6 -200
~khr	14 162
~khri	55 206
~khri$	55 206
~kht	81 -61
~kht$	-47 -86
~khta	86 53
~khta$	-8 74
~khtay	58 -50
~khte	-81 -236
~khte$	-81 -236
~khti	110 6
~khti$	110 6
~khu	69 82
~khu$	41 -275
~khub	8 -134
~khub$	8 -134
~khud	-255 389
~khud$	-234 337
~khuj	-215 -296
~khujl	-203 -286
~khul	65 60
~khul$	23 -17
~khula	32 -41
~khule	-95 133
~khuli	53 114
~khult	53 63
~khun	178 -248
~khun$	183 -289
~khup	115 62
~khup$	115 62
~khur	2 -72
~khura	-99 -2
~khus	-226 31
~khush	-226 31
~khv	104 -132
~khva	143 -108
~ki$	5 20
~kid	100 -48
~kid$	142 -159
~kida	63 147
~kide	73 -113
~kide$	71 -113
~kidn	-139 -64
~kidne	-126 -40
~kids	-115 -53
~kids$	-115 -53
~kik	130 128
~kik$	121 -39
~kiks	57 63
~kiks$	57 63
~kil	-163 -69
~kil$	27 18
~kile	-213 13
~kiled	-136 -170
~kiler	-122 101
~kili	-198 -264
~kilin	-198 -264
~kiln	84 75
~kiln$	84 75
~kilo	-116 -257
~kilo$	-213 -161
~kilom	98 -93
~kim	117 -94
~kin	150 60
~kin$	212 -76
~kina	-68 149
~kinar	-98 150
~kind	10 82
~kindl	-37 -79
~king	114 7
~king$	139 25
~kings	-37 -87
~kins	-96 -176
~kip	7 171
~kip$	-172 165
~kipe	83 94
~kiped	70 18
~kipi	125 -85
~kipin	125 -85
~kips	56 9
~kips$	56 9
~kir	-7 130
~kir$	-68 -108
~kira	79 35
~kiran	-64 122
~kiray	-75 -82
~kis	-243 67
~kis$	-234 -254
~kisa	-127 19
~kisan	-113 52
~kise	-31 3
~kise$	-31 3
~kish	43 -55
~kisi	15 244
~kisi$	20 264
~kisk	28 52
~kisko	19 -14
~kism	-100 -62
~kisn	-228 -274
~kisne	-228 -274
~kist	-179 -219
~kist$	-137 -197
~kit	-56 15
~kit$	105 2
~kita	159 35
~kitab	-94 91
~kitc	151 -50
~kitch	151 -50
~kitn	-287 -16
~kitna	-70 49
~kitne	-500 -164
~kitni	-65 73
~kits	-92 -26
~kiv	-131 -165
~kiy	18 122
~kiya	9 104
~kiya$	18 92
~kiye	23 38
~kiye$	23 38
~kl$	-71 -108
~kla	12 1
~kla$	75 124
~klas	-92 -114
~klas$	-92 -114
~kle	-11 19
~kle$	11 14
~kleg	-70 -8
~kles	-76 -57
~kles$	-76 -57
~kli	-118 53
~kli$	-111 -22
~klif	-39 77
~klif$	-29 77
~kly	-143 -174
~kly$	-143 -174
~km$	110 -248
~kma	-66 -72
~kna	34 -5
~kna$	-144 35
~kne	-223 -163
~kne$	-158 -107
~kni	-76 -124
~kni$	-178 -19
~knif	83 -80
~knife	83 -80
~knis	-66 -141
~knis$	-66 -141
~kno	-35 108
~knok	-52 -114
~knok$	-98 -105
~knov	20 72
~knov$	-14 81
~knovs	-5 -10
~ko$	-38 124
~koc	-10 48
~koch	-10 48
~kochi	-17 48
~kod	114 77
~koh	24 -130
~kohl	-130 -139
~kohli	-130 -139
~kohn	79 -73
~kohni	79 -73
~koi	-106 126
~koi$	-97 107
~koj	8 -183
~koj$	35 -107
~kok	-163 114
~kol	-46 78
~kol$	-89 104
~kola	73 -39
~kole	-60 -51
~kolej	-131 8
~koles	-66 -91
~kom	-107 -100
~kon	-37 73
~kon$	-152 -114
~kond	51 172
~kone	23 67
~kone$	23 67
~kons	-200 -142
~konsa	-137 -175
~konsi	-98 3
~kop	-89 113
~kopi	-81 145
~kopi$	-81 145
~kor	-242 -10
~kors	-78 -72
~kors$	-78 -72
~kos	116 143
~kosh	55 90
~koshi	32 107
~kot	147 104
~kota	-66 137
~kota$	-100 120
~koth	113 61
~kothr	23 -7
~koti	186 -66
~kou	5 -135
~kout	5 -135
~kout$	5 -135
~kr$	-52 -9
~kra	166 -21
~krai	43 -32
~krait	83 -18
~kran	125 -6
~kri	-337 -215
~kri$	-213 -53
~krik	-59 -77
~krike	-59 -77
~krim	-113 -103
~krim$	-113 -102
~kriy	-156 -87
~kriya	-156 -87
~krn	-106 62
~krna	-12 62
~krna$	-12 62
~krne	-99 10
~krne$	-99 10
~krt	-71 -93
~krte	-60 -31
~krte$	-60 -31
~kru	39 20
~kru$	40 -30
~ks$	-182 91
~ksa	11 -348
~ksam	-187 -264
~ksam$	-147 -232
~ksams	-75 -101
~ksan	-157 -83
~ksan$	-128 -78
~ksap	84 -96
~ksar	-89 -57
~ksare	-83 -51
~ksc	-88 -102
~ksce	-83 -91
~kscel	-77 -159
~kse	-74 -174
~ksed	109 77
~ksed$	109 77
~kser	-200 -215
~kser$	-37 -148
~kserc	-206 -129
~kset	-135 -91
~ksh	-82 -82
~ksha	-61 -58
~ksha$	-250 -232
~kshan	96 -162
~kshar	-133 -152
~kshau	-1 83
~ksi	31 -119
~ksic	-55 -54
~ksid	-112 -114
~ksie	22 -111
~ksiet	49 -83
~ksim	78 -116
~ksime	71 -71
~ksin	-239 44
~ksine	-143 -125
~ksing	-66 40
~ksir	87 -85
~ksir$	87 -85
~ksis	-121 53
~ksist	-105 76
~ksp	-198 -250
~kspe	-36 -24
~kspec	-36 -24
~kspi	-167 -49
~kspir	-167 -49
~kspl	-169 -258
~kspla	-167 -255
~ksr	-76 -54
~ksra	-76 -54
~ksray	-76 -54
~kst	6 73
~kst$	-27 -34
~kste	-76 135
~ksted	-71 142
~kstr	59 110
~kstra	63 111
~ksy	-20 28
~ksyg	-16 29
~ksyge	-16 29
~kt$	125 73
~kta	-18 -189
~kta$	27 6
~ktad	-140 -113
~ktada	-140 -113
~ktar	-81 -386
~ktar$	-73 -370
~kte	-168 -175
~kte$	-168 -175
~kth	136 -205
~ktha	136 -205
~ktha$	71 -131
~ktham	66 -111
~kti	-102 65
~kti$	-102 97
~ktr	-6 40
~ktri	-6 40
~ktri$	-6 40
~ku$	177 171
~kua	128 -140
~kuad	-118 -237
~kuad$	-109 -229
~kuan	82 16
~kuan$	86 21
~kuar	111 38
~kuart	174 -38
~kuat	89 -57
~kuc	-20 -43
~kuch	-20 -43
~kuch$	-20 -43
~kud	99 205
~kud$	-205 175
~kuda	111 -93
~kudi	213 9
~kudic	141 -95
~kudn	-55 180
~kudne	-52 165
~kue	-7 96
~kuen	10 199
~kuen$	17 204
~kuer	63 -54
~kuery	63 -54
~kues	-121 -107
~kuest	-118 -157
~kueu	17 34
~kueue	17 34
~kui	-66 40
~kuid	86 -73
~kuid$	86 -73
~kuie	51 140
~kuiet	51 140
~kuij	-60 -153
~kuij$	-60 -153
~kuik	-25 111
~kuik$	24 47
~kuikl	-18 -83
~kuit	-79 15
~kuito	-38 -38
~kuk	88 -47
~kuka	97 -44
~kukar	125 -23
~kul	-87 -100
~kul$	-116 -86
~kula	4 8
~kula$	-177 43
~kular	107 -59
~kulh	133 -78
~kulhe	25 -6
~kum	-233 95
~kum$	-63 149
~kuma	-152 -130
~kun	48 139
~kun$	-88 54
~kund	-16 -96
~kundi	90 65
~kung	-71 58
~kunga	-15 71
~kunj	93 -55
~kunu	144 -73
~kuo	102 -180
~kuor	158 -86
~kuor$	158 -86
~kup	-104 1
~kup$	-219 -173
~kur	-34 -62
~kur$	-44 -102
~kura	36 82
~kura$	-43 102
~kurs	53 -151
~kursi	66 -98
~kurt	-191 -33
~kurta	-173 -167
~kut	220 -93
~kuta	111 -140
~kuta$	111 -140
~kute	133 -81
~kute$	133 -81
~kuti	156 -57
~kuy	58 100
~kuye	66 55
~kuye$	66 55
~kva	-94 -205
~kva$	-96 -183
~ky$	-141 -192
~kya	-190 -165
~kya$	-244 -172
~kyo	-407 -143
~kyon	-407 -143
~kyon$	-397 -122
~kyonk	-36 -98
~kyu	-343 -146
~kyu$	-309 -176
~kyun	-81 20
~kyun$	-49 -132
~la$	415 126
~lab	-16 -10
~lab$	-13 15
~labe	-39 -109
~label	-39 -109
~labi	93 -21
~labi$	93 -21
~labo	61 113
~labou	61 113
~lac	28 -54
~lace	-32 32
~lace$	17 -7
~lacem	-105 35
~lach	102 -154
~lad	24 152
~lad$	-79 -147
~lada	109 -97
~ladai	-54 -65
~ladak	125 -26
~lade	-128 295
~lade$	-285 305
~lader	-68 -56
~lades	147 -17
~ladi	5 -126
~ladie	-4 -114
~ladk	30 45
~ladka	144 -11
~ladke	7 -64
~ladkh	94 -39
~ladki	-205 78
~ladt	-28 -26
~ladte	-16 -15
~ladu	-68 -177
~ladu$	-59 -149
~lady	141 55
~lady$	141 55
~lae	8 -46
~lae$	54 23
~laen	-101 -72
~laen$	-101 -72
~lag	67 81
~lag$	-1 144
~laga	75 38
~laga$	108 44
~lagae	4 -62
~lagai	-86 -51
~lagan	-288 -1
~lagao	124 -82
~lagat	-21 49
~lagau	-91 -147
~lagay	14 75
~lage	-146 14
~lage$	-63 26
~lageg	-186 -14
~lagi	245 -65
~lagi$	245 -65
~lagn	-206 12
~lagna	-148 -134
~lagne	-122 59
~lagt	-129 37
~lagta	-195 69
~lagte	96 -161
~lagti	-113 -29
~lagv	-2 -309
~lagva	-2 -309
~lah	77 -96
~lah$	-39 46
~laha	72 -85
~lahs	4 -28
~lahsu	4 -28
~lai	-33 60
~lai$	115 214
~laib	95 -16
~laik	-39 -88
~laim	-51 -74
~laim$	-43 -93
~lain	-266 -40
~lain$	-264 -59
~laint	-127 27
~lais	-126 100
~laj	-117 -66
~laj$	-223 -15
~lajy	58 -83
~lajy$	58 -83
~lak	58 41
~lak$	186 -59
~laka	-88 -26
~lakar	-85 -58
~lakd	46 -104
~lakdi	46 -104
~lake	62 92
~lake$	34 98
~lakh	-298 120
~lakh$	-247 118
~laki	-106 148
~lakir	-106 148
~lakn	-21 112
~lakni	-21 112
~laks	-142 -178
~laksh	-97 -103
~lakv	-118 -196
~lakva	-96 -183
~lal	130 -211
~lal$	81 -106
~lala	108 -171
~lala$	108 -171
~lali	-5 -106
~lali$	-5 -106
~lam	63 61
~lam$	59 95
~lamb	96 -101
~lambi	22 -12
~lamp	22 26
~lamps	-71 -83
~lan	5 13
~lan$	-79 49
~lana	-177 -77
~lana$	-173 -72
~lanb	-22 -81
~lanba	-57 -76
~lanc	114 -159
~lance	114 -159
~land	68 -16
~land$	-65 93
~landl	143 -102
~lane	28 -87
~lane$	28 -87
~lang	-16 -144
~langu	-53 -122
~lani	-220 160
~lani$	-135 184
~lanin	-159 11
~lank	0 -80
~lant	-5 -69
~lant$	-5 -178
~lants	-159 1
~lao	154 -164
~lao$	156 -135
~lap	-87 -54
~lapa	-123 -59
~lapan	-116 -135
~lape	92 -21
~laps	55 -82
~lapse	89 -68
~lapt	-220 -55
~lapto	-220 -55
~lar	-13 -84
~lar$	99 -67
~lari	-122 50
~laria	-49 -138
~larj	-156 -209
~larji	-156 -209
~larm	-142 -15
~larm$	-116 -6
~lary	-184 -113
~lary$	-184 -113
~las	-32 -16
~las$	144 -67
~lase	-215 -150
~laser	-114 -134
~lash	-95 16
~lash$	-118 41
~lasi	-33 -133
~lasi$	73 -17
~lasik	-84 -113
~last	-94 47
~last$	-154 128
~laste	152 -85
~lasty	-53 -139
~lat	54 47
~lat$	135 -161
~lata	140 132
~lata$	-55 163
~latak	152 -1
~late	-168 -356
~late$	-201 -289
~latel	132 -128
~later	-67 -60
~latf	-87 135
~latfo	-82 137
~lath	-49 49
~lathi	10 -152
~lati	-5 133
~lati$	-122 117
~latio	79 -104
~lativ	76 97
~latk	-20 183
~latka	-17 162
~latm	108 -182
~latma	108 -182
~lato	-80 -14
~laton	-123 -95
~lator	-6 53
~latr	190 -20
~latri	190 -20
~lau	-174 16
~lau$	-95 95
~laug	-129 -131
~laugh	-129 -131
~lauk	-89 -120
~lauki	-89 -120
~laun	28 -16
~laun$	23 -137
~laut	-61 212
~laut$	14 90
~lauta	-96 43
~laute	63 53
~lav	17 67
~lav$	-52 58
~lava	-220 122
~lava$	-164 47
~lavs	94 -154
~lavs$	94 -154
~lay	80 88
~lay$	196 60
~laya	-200 94
~laya$	-67 167
~layak	-117 78
~laye	15 -26
~laye$	34 -39
~layi	65 -37
~layi$	115 -33
~layin	-32 -116
~lays	-167 -105
~lays$	-113 -66
~lb$	-118 126
~lbo	-66 -97
~lbov	-60 -95
~lbov$	-54 -76
~lc$	-98 -161
~lce	-133 -41
~lcer	-133 -41
~lch	15 148
~lcha	35 70
~lchai	-78 86
~lci	-185 -183
~lciu	-182 -174
~lcium	-182 -174
~lco	-14 147
~lcoh	-54 52
~lcoho	-54 52
~lcon	29 136
~lcony	29 136
~ld$	-39 9
~lde	54 -128
~lden	-100 -97
~lden$	-100 -97
~lder	78 -88
~lder$	45 -1
~lders	107 -133
~ldi	231 104
~ldi$	196 117
~ldin	106 -2
~lding	106 -2
~ldl	-150 -161
~ldl$	-148 -153
~ldr	-12 61
~ldre	-12 61
~ldren	-12 61
~lds	11 120
~lds$	21 127
~le$	75 35
~lea	82 125
~leac	-10 -42
~leach	-10 -42
~leag	-113 -26
~leagu	-110 -4
~leak	161 -86
~leak$	147 -84
~lean	52 73
~lean$	-165 24
~leane	165 69
~leani	49 48
~lear	-16 109
~lear$	23 -106
~leare	-54 164
~learn	-45 33
~leas	44 118
~lease	52 71
~leav	-123 41
~leave	-127 -34
~leavi	-18 102
~leb	-76 77
~lec	-14 139
~lect	21 67
~lectr	59 34
~led	50 207
~led$	-91 191
~ledu	180 67
~ledu$	180 67
~lef	71 174
~lefa	122 -70
~lefan	122 -70
~left	44 183
~left$	45 171
~leg	101 -55
~leg$	173 -240
~lega	-116 69
~lega$	-101 53
~legal	-58 31
~lege	-90 -87
~lege$	-33 -62
~legi	-186 -98
~legi$	-186 -98
~legs	158 -38
~legs$	158 -38
~leh	-127 -176
~lej	-61 -11
~lej$	-131 8
~lek	90 117
~leka	0 191
~lekar	61 116
~leke	185 -16
~leke$	185 -16
~lekh	-111 -90
~lekh$	-97 -50
~leki	80 -82
~lekin	80 -82
~leks	-144 -83
~lel	151 73
~lela	161 39
~lem	-70 -39
~lem$	-85 14
~lemo	16 -88
~lemon	16 -88
~len	68 -205
~len$	12 -222
~lena	-153 130
~lena$	-153 130
~lenc	14 37
~lence	14 37
~lend	79 -63
~lenda	112 -8
~lene	-26 17
~lene$	-26 17
~leng	-28 -196
~lenge	-28 -196
~leni	-55 -207
~leni$	-55 -207
~lens	78 -156
~lens$	78 -156
~lent	71 -104
~lent$	71 -104
~lep	-77 -121
~leps	-124 11
~lepsy	-124 11
~lept	-38 -134
~lept$	-33 -129
~ler	124 -173
~ler$	198 -48
~lerg	-91 -106
~lergy	-9 -82
~leri	-10 -167
~leri$	118 -28
~leriy	-140 -154
~lers	-70 -98
~lers$	-70 -98
~les	32 51
~les$	79 50
~lest	-168 -101
~leste	-123 -120
~lestr	-77 -93
~let	-33 64
~let$	87 -209
~leta	-64 -166
~leta$	-64 -166
~lete	-132 86
~lete$	65 -264
~leted	-68 162
~leter	-275 196
~leth	-172 123
~leti	-108 5
~leti$	-108 5
~letl	-59 -105
~letle	-59 -105
~letn	93 -41
~letne	93 -41
~lets	-60 140
~lets$	-60 140
~lev	-172 -54
~leva	77 -78
~leve	-184 20
~level	-62 -65
~levo	-164 -95
~ley	42 -1
~ley$	-63 40
~lf$	175 224
~lfa	63 171
~lfas	49 171
~lfas$	49 171
~lfi	-103 -32
~lfr	-137 -85
~lfri	-137 -85
~lfrie	-137 -85
~lga	-69 -10
~lgam	-24 -25
~lgam$	-24 -25
~lge	-80 -52
~lge$	-80 -52
~lgi	146 -102
~lgin	146 -33
~lging	146 -33
~lha	97 -36
~lhe	117 72
~lhe$	117 72
~lhi	-157 -188
~lhi$	-157 -188
~li$	58 119
~lia	-76 -9
~lia$	-18 -96
~lic	-85 28
~lic$	-144 111
~lica	-89 -140
~licat	-81 -128
~lice	29 88
~lice$	-50 86
~licen	-205 70
~lich	-11 -130
~lico	-156 -57
~licon	-98 -43
~licy	-52 -13
~licy$	-46 -11
~lid	78 -70
~lid$	-135 31
~lida	-175 -151
~liday	-136 -147
~lidi	133 -292
~lidin	133 -291
~lids	120 60
~lids$	120 60
~lie	-35 -99
~lie$	-109 -72
~lier	105 66
~lier$	91 68
~lies	17 -33
~lies$	17 -33
~liev	-122 -101
~lieve	-150 -95
~lif	51 125
~lif$	-29 77
~life	-76 135
~life$	-87 143
~lift	123 -91
~lift$	149 -211
~lifti	-37 32
~lig	46 -51
~ligh	3 -58
~light	3 -58
~lij	-192 79
~lik	67 24
~lik$	-102 -115
~like	259 93
~like$	320 91
~liked	-187 -27
~likes	-91 40
~likh	-279 -9
~likh$	-78 -40
~likha	-131 304
~likhe	-155 44
~likhi	-105 32
~likhn	-169 -221
~likho	-291 -295
~likhu	-93 -59
~likhv	105 -57
~liks	-63 -174
~liks$	-63 -174
~liku	134 -50
~likui	91 27
~likuo	158 -86
~lil	24 -10
~lila	24 -104
~lila$	24 -104
~lim	146 -62
~limb	31 -49
~limb$	-9 -105
~limbi	91 -56
~lime	76 -50
~limep	65 -17
~limi	55 -72
~limit	55 -72
~limp	149 -61
~limp$	149 -61
~lims	-98 45
~lims$	-98 45
~lin	71 34
~lin$	55 35
~lind	94 -39
~linde	92 -25
~line	-200 89
~line$	-158 60
~lines	-131 94
~ling	63 18
~ling$	82 27
~lini	119 -167
~linic	101 -108
~link	-273 -155
~link$	-217 -125
~linke	-55 -59
~lio	-153 -186
~lio$	-93 -82
~lip	50 -128
~lip$	-120 -191
~lipe	7 -17
~liped	78 -3
~liper	-61 -25
~lipi	-55 5
~lipid	-51 -79
~lipin	-40 38
~lips	176 -116
~lips$	235 -207
~lipy	198 138
~lipy$	198 138
~lis	-71 -99
~lis$	-43 67
~lise	165 -16
~liser	143 -14
~lish	22 -105
~lish$	23 -115
~lisr	-30 -74
~list	-235 -52
~list$	-296 -190
~liste	-3 125
~listi	-40 -93
~lit	-116 -193
~lit$	56 58
~lita	21 -53
~lite	-135 -252
~lite$	-95 -174
~liter	-61 -103
~liti	70 17
~liti$	-6 -39
~litin	75 50
~litl	-97 -159
~litle	-97 -159
~litr	39 91
~litre	39 91
~lity	-85 -30
~lity$	-85 -30
~liv	89 24
~liva	97 -39
~live	-104 73
~live$	-121 139
~liver	-36 -100
~lives	-31 156
~livi	162 -164
~livin	98 -90
~livr	32 -60
~livri	32 -60
~liy	103 156
~liya	184 232
~liya$	134 155
~liyan	104 173
~liye	-141 -41
~liye$	-141 -41
~liyo	-140 -151
~liyo$	-106 -129
~liyon	-59 -38
~lk$	64 -223
~lka	-97 -52
~lka$	-273 -5
~lkar	169 -102
~lkar$	170 -54
~lkat	-18 -63
~lke	158 -25
~lke$	115 65
~lked	32 -119
~lked$	32 -119
~lken	127 -24
~lken$	127 -24
~lker	-91 -42
~lker$	-91 -42
~lki	-52 -204
~lki$	-164 -168
~lkin	50 -116
~lking	-27 -107
~lks	-99 -67
~lks$	-99 -67
~lku	53 -130
~lkul	53 -130
~lkul$	53 -130
~lm$	-79 -50
~lma	-103 -28
~lma$	-130 -145
~lmar	1 59
~lmari	-97 70
~lme	20 8
~lmet	22 10
~lmet$	39 18
~lmi	-164 -15
~lmi$	-34 -105
~lmis	-102 -87
~lmisa	-102 -87
~lmo	6 -164
~lmon	-142 -124
~lmos	58 -63
~lmost	58 -63
~lms	37 -102
~lms$	37 -102
~ln$	84 75
~lna	-168 -28
~lna$	-167 -27
~lne	-24 -118
~lne$	-19 -113
~lni	94 -84
~lni$	107 -69
~lo$	28 -89
~loa	-116 140
~load	-81 -33
~load$	-87 -107
~loadi	-6 46
~loan	-143 159
~loan$	-143 159
~loat	-53 54
~lob	67 -174
~lobi	-91 -111
~lobin	-91 -111
~loc	-17 -49
~loca	-17 -49
~local	18 -201
~locat	-70 154
~lod	-237 -87
~lodi	-161 14
~lodip	-161 14
~loe	-175 -132
~loe$	-175 -132
~log	-92 -53
~log$	68 3
~loga	-42 63
~logi	-146 -147
~login	-170 -86
~logis	-7 -139
~logo	-70 -61
~logo$	-7 -87
~logon	-70 21
~logu	-98 -75
~logue	-98 -75
~logy	-66 -74
~logy$	-66 -74
~loh	209 -159
~lohe	143 -86
~lohe$	143 -86
~lohi	123 -105
~lohi$	123 -105
~lok	-19 82
~lok$	-136 -129
~loke	53 100
~loked	77 109
~loker	-23 36
~lol	-368 -180
~lol$	-368 -180
~lom	-26 18
~lomi	100 -88
~lomit	100 -88
~lon	-124 126
~lon$	-6 1
~lone	101 138
~lone$	105 111
~long	-264 51
~long$	-264 51
~lop	144 -187
~lopr	-49 -101
~lopra	-49 -101
~lopy	145 -35
~lopy$	145 -35
~lor	136 -106
~lor$	-42 30
~lord	139 -5
~lord$	85 -3
~lore	-131 -116
~lore$	-131 -116
~lori	-90 -91
~los	-136 49
~los$	-99 -179
~lose	-83 64
~lose$	-114 72
~losed	51 -43
~loses	-82 25
~losi	3 69
~losin	5 71
~lost	-109 99
~lost$	-109 99
~lot	134 -39
~lot$	-48 6
~lota	121 -34
~lota$	121 -34
~loth	66 6
~loth$	55 -20
~lothe	30 18
~lots	110 -102
~lots$	110 -102
~lou	31 -29
~loud	22 -78
~loud$	53 -125
~lour	51 -37
~lour$	71 -133
~lov	89 -144
~lov$	48 -235
~love	63 18
~love$	-69 -207
~loved	74 142
~lover	6 -81
~loves	5 -83
~lovi	84 -114
~lovin	96 -84
~lovl	-93 -70
~lovly	-93 -70
~lovs	-50 49
~lovs$	-50 49
~loy	-102 -88
~loy$	-93 -78
~lp$	203 -113
~lpa	-98 -75
~lpe	157 -138
~lper	88 -84
~lper$	89 -43
~lpi	-23 18
~lpl	-110 75
~lpli	-110 75
~lplin	-110 75
~lpo	75 -51
~lpol	75 -51
~lpr	-54 170
~lpra	-16 174
~lps	-278 28
~lps$	-278 28
~lre	-132 47
~lrea	-132 47
~lread	-132 47
~ls$	-44 81
~lse	111 -24
~lse$	111 -24
~lsh	-100 -78
~lshi	-100 -78
~lshiy	-100 -78
~lsi	-108 -186
~lsi$	-100 -171
~lso	-23 -124
~lso$	4 -114
~lsu	7 71
~lsut	7 71
~lsutr	7 71
~lt$	-38 -95
~lta	28 -176
~lta$	81 -151
~ltat	-139 -131
~lte	41 -39
~lte$	38 -51
~lter	-21 6
~lter$	-9 13
~lth	-87 -21
~lth$	-102 -185
~lthi	-10 28
~lthy	-35 77
~lthy$	-35 77
~lti	313 -31
~lti$	312 9
~ltin	30 -135
~ltiv	-22 -32
~ltivi	-22 -32
~ltr	-154 -143
~ltra	-126 -61
~ltras	-126 -61
~lts	-174 86
~lts$	-174 86
~ltu	-127 -62
~lty	-167 56
~lty$	-167 56
~lu$	76 -72
~lub	-10 -223
~luc	0 -135
~luco	98 -113
~lucom	13 -79
~lud	155 -192
~lud$	198 -137
~ludh	128 7
~ludha	133 -92
~ludo	-184 -125
~ludo$	-184 -125
~lue	127 -102
~lue$	154 -67
~lues	-97 -134
~lues$	-97 -134
~lug	65 -9
~lugu	-85 -79
~lugu$	-85 -79
~lui	153 -25
~luis	137 -9
~luish	137 -9
~luk	60 67
~luk$	-44 168
~luke	-126 -62
~luki	105 146
~lukin	105 146
~lukn	-118 -115
~lukno	-118 -115
~luko	100 -29
~lukoj	100 -29
~luks	173 -41
~luks$	173 -41
~luku	-85 -79
~lukup	-85 -79
~lum	110 -279
~lum$	126 -74
~lumn	-2 -56
~lump	68 -158
~lump$	-149 -116
~lumpe	125 -46
~lun	45 24
~lun$	-37 63
~lunc	147 -79
~lunch	147 -79
~lung	-130 123
~lunga	-99 84
~lungi	-59 210
~lungs	-105 -185
~luns	96 -11
~luns$	96 -11
~lunt	-75 -200
~luo	-145 -113
~lur	189 189
~lur$	178 148
~lure	87 93
~lure$	-44 94
~lurs	-66 47
~lurs$	-66 47
~lus	10 -177
~lus$	-81 -48
~luse	34 -86
~luse$	62 -58
~lusi	36 -49
~lusil	36 -49
~lut	-46 -158
~lut$	-74 -66
~lutc	47 -10
~lutch	47 -10
~lva	-67 107
~lva$	-135 -177
~lvae	108 -12
~lvan	-117 -127
~lvana	-56 -33
~lvane	-75 -102
~lvar	-21 13
~lvar$	32 -59
~lvay	-54 188
~lvay$	-76 187
~lvays	-17 66
~lve	-74 -24
~lve$	-142 -2
~lver	77 26
~lvi	-82 78
~lvid	-100 79
~lvida	-100 79
~ly$	-32 27
~lya	145 106
~lyi	182 26
~lyin	182 26
~lying	182 26
~lyr	-99 -113
~lyri	-99 -113
~lyric	-99 -113
~lys	86 -10
~lysi	86 -10
~lysis	86 -10
~ma$	-8 16
~mac	122 -73
~mach	134 -54
~mach$	133 -25
~macha	-74 -4
~machc	-113 -221
~machi	119 32
~machl	171 -108
~macy	-49 -33
~macy$	-49 -33
~mad	17 81
~mad$	25 -10
~mada	144 4
~madad	111 -46
~madam	68 75
~made	-138 -37
~made$	-138 -37
~madh	-116 81
~madhu	-41 -146
~mado	-3 -114
~mae	-75 -61
~maf	-132 271
~maf$	-123 274
~mafi	-33 113
~mafi$	-33 113
~mag	238 -102
~mag$	55 -15
~maga	49 -21
~magi	-149 -30
~magi$	-149 -64
~magu	204 -139
~mah	-84 6
~maha	-231 166
~mahab	-147 -74
~mahan	-119 -53
~mahat	-116 185
~mahi	-38 -151
~mahin	-10 -127
~mahv	-78 -166
~mahva	-78 -166
~mai	-91 218
~mai$	-32 209
~maic	-190 -122
~maich	-190 -122
~maid	-138 85
~maid$	-66 53
~maida	-120 88
~maig	-68 -145
~mail	-194 -205
~mail$	-176 -213
~main	101 187
~main$	199 118
~maine	-265 177
~mais	-156 -66
~maise	-156 -66
~maj	41 -49
~maja	-216 37
~majak	-131 2
~majb	-44 110
~majbu	-44 110
~majd	125 -70
~majdu	125 -70
~maje	25 -174
~majh	93 -54
~majh$	-29 -8
~mak	-19 -366
~mak$	-24 -243
~maka	14 -83
~makan	41 -55
~make	-145 -57
~make$	-40 17
~maker	26 -44
~makes	-220 -53
~makeu	-33 -22
~makh	-35 -259
~makhi	21 -186
~maki	34 -224
~makin	34 -224
~maks	-63 -229
~maks$	-30 -213
~mal	-122 -161
~mal$	-65 -169
~mala	-209 59
~mala$	-156 155
~malar	-49 -138
~male	-76 -189
~male$	-8 -112
~maler	-114 -131
~mali	-47 13
~malik	-118 -106
~malis	73 -151
~maly	88 -7
~maly$	88 -7
~mam	169 13
~mama	91 -171
~mama$	93 -166
~mami	116 91
~mami$	116 91
~man	-1 89
~man$	74 183
~mana	-170 -149
~mana$	-247 35
~manag	20 -121
~manal	30 -51
~mand	-31 -36
~mandi	-134 -59
~mane	-37 -79
~mane$	-183 -210
~maneg	-25 46
~manen	64 -12
~mang	-148 -50
~mang$	-239 11
~manga	6 53
~mangi	54 32
~mango	-151 -81
~mangt	-31 46
~mani	116 13
~manj	103 134
~manji	20 140
~mano	-73 -130
~mans	47 3
~mans$	70 5
~mant	-216 -276
~many	15 99
~many$	18 100
~map	17 -98
~mar	-11 161
~mar$	-77 -77
~mara	104 -1
~mara$	-31 -215
~marai	-25 -20
~marat	7 -165
~marc	-183 -10
~march	-183 -10
~mard	96 -95
~mard$	61 -68
~mare	-125 70
~mare$	-94 40
~maren	-111 45
~mari	-5 171
~mari$	-2 95
~maria	36 47
~marie	-140 100
~marij	68 30
~marin	-49 121
~mark	-75 -243
~mark$	-134 -171
~marke	-130 -161
~marks	79 -41
~marn	-80 280
~marna	-146 184
~marne	-15 179
~maro	56 -25
~marod	182 -16
~mart	154 -59
~marta	133 -84
~marte	-147 36
~marti	-67 34
~martv	72 -31
~maru	56 162
~maru$	-30 119
~marun	-6 141
~mary	-54 110
~mary$	-45 89
~mas	63 -113
~mas$	140 74
~masa	-90 -233
~masag	-99 -98
~masal	-142 -94
~mash	138 -208
~masha	-46 -76
~mashi	150 -115
~masi	-147 -34
~masik	-147 -34
~mask	-94 -272
~mask$	28 -143
~maska	-167 -157
~mast	-42 65
~mast$	-90 -255
~maste	44 85
~masu	83 -78
~masud	83 -78
~mat	-109 189
~mat$	-208 406
~mata	109 -140
~mata$	55 -52
~matar	-201 -124
~matc	-205 -270
~match	-205 -270
~mate	28 139
~mate$	7 140
~mater	85 -10
~mates	20 15
~math	27 -127
~matha	49 -186
~mathe	141 -102
~mathi	-183 33
~maths	-115 0
~mati	55 38
~matic	20 2
~matl	-85 -175
~matla	-85 -175
~mato	-164 -184
~mato$	-156 -180
~matr	-61 134
~matre	15 56
~mau	-201 69
~maur	-192 -83
~mauri	-192 -83
~maus	-18 -169
~mausa	-160 -152
~mausi	98 -53
~maut	-84 151
~maut$	-84 151
~mav	120 57
~mava	88 59
~may	49 64
~may$	16 74
~maya	38 -104
~mayan	38 -104
~mayb	38 -34
~maybe	38 -34
~mayk	-35 79
~mayke	-77 92
~mb$	172 -172
~mba	51 -24
~mba$	35 -105
~mbai	-169 -118
~mbai$	-169 -118
~mbal	107 86
~mbal$	80 -28
~mbar	-62 -113
~mbar$	-50 -89
~mbara	-38 -30
~mbat	21 44
~mbato	-15 -47
~mbe	-33 42
~mbe$	26 -41
~mber	-36 28
~mber$	-16 47
~mbh	47 57
~mbha	47 57
~mbhal	-39 69
~mbi	115 -221
~mbi$	67 -27
~mbif	-11 -72
~mbifl	-11 -72
~mbin	76 -90
~mbing	80 -61
~mbl	172 -191
~mble	128 -138
~mbly	59 -66
~mbly$	59 -66
~mbu	200 -372
~mbu$	24 -171
~mbul	223 -247
~mbula	122 -209
~mcg	-28 -24
~mcg$	-28 -24
~mch	194 43
~mcha	140 85
~mcha$	150 96
~mdi	110 -123
~mdi$	110 -123
~me$	-67 -55
~mea	-89 -211
~meal	47 -26
~meal$	47 -26
~mean	-187 -166
~mean$	-10 -57
~meani	-195 -170
~means	-16 -63
~meb	68 36
~mebo	82 118
~mebod	82 118
~mec	-112 -99
~mech	-93 -54
~mecha	-93 -54
~med	-124 -70
~med$	-94 81
~medi	-41 -273
~medic	-18 -224
~medik	-25 -98
~medy	-59 -91
~medy$	-59 -91
~mef	110 -35
~meft	110 -35
~mefta	110 -35
~meh	-118 84
~meha	-75 -116
~mehan	-90 -77
~mehe	8 -3
~mehen	8 -3
~mehm	-25 25
~mehma	-25 25
~mehn	-153 72
~mehnd	-113 89
~mehs	26 -79
~mehsu	26 -79
~mei	29 8
~mein	29 8
~mein$	29 8
~mek	-93 98
~meka	-83 105
~mel	48 -94
~mel$	28 -190
~mela	86 -117
~mela$	158 -41
~melat	-123 -95
~mele	-176 104
~mele$	-157 -12
~meli	69 58
~melin	69 58
~melo	-131 -170
~mels	35 -96
~mels$	35 -96
~mem	-170 -113
~memb	-15 -42
~membe	-15 -42
~meme	-163 -163
~meme$	-129 -140
~men	-83 -209
~men$	-46 -118
~meni	-22 -42
~meno	26 -74
~menop	-54 -52
~ment	-213 -221
~ment$	-181 -220
~menta	-38 -50
~menti	-28 -44
~ments	-104 20
~meo	61 63
~meon	92 97
~meone	92 97
~meop	-60 -49
~meopa	-60 -49
~mep	65 -17
~mepi	65 -17
~mepir	65 -17
~mer	-25 182
~mer$	20 87
~mera	-136 112
~mera$	-145 114
~merc	-98 39
~mere	46 115
~mere$	26 119
~merg	48 -163
~merge	48 -163
~meri	-46 161
~meri$	-69 178
~meric	10 -70
~mers	31 -153
~mers$	25 -152
~mes	-77 176
~mes$	57 -12
~mesa	-195 78
~mesag	-195 78
~mesh	-164 195
~mesh$	-47 -143
~mesha	-139 242
~mest	-132 44
~met	61 -109
~met$	34 34
~meta	-33 -35
~metab	-15 -15
~mete	200 -208
~meter	200 -208
~metf	-110 -156
~metfo	-110 -156
~meth	-113 -122
~methi	-95 -119
~meti	-70 76
~metim	-70 76
~metr	66 27
~metro	69 7
~mev	-99 112
~mevh	-68 139
~mevhe	-68 139
~mevo	-45 -65
~mevor	-45 -65
~mg$	-54 139
~mha	-117 76
~mhan	-117 139
~mhar	-100 -79
~mhe	-105 -115
~mhen	-41 -150
~mhen$	-41 -150
~mi$	37 131
~mia	3 -102
~mia$	3 -102
~mic	38 -126
~mid	57 101
~mid$	75 92
~mida	11 67
~mida$	11 67
~midl	10 4
~midle	10 4
~midn	-37 -16
~midni	-37 -16
~mie	122 -85
~mie$	129 -75
~mig	-8 -110
~migr	-76 -106
~migra	-76 -106
~mik	10 11
~miks	34 29
~miks$	-41 95
~mikse	52 -42
~miksi	8 8
~mil	-74 130
~mil$	168 44
~mila	60 97
~mila$	81 116
~mild	-282 -188
~mild$	-282 -188
~mile	-86 -45
~mile$	66 21
~mileg	-227 86
~milen	-145 -154
~miles	112 -73
~mili	-26 218
~mili$	7 141
~milin	-54 136
~milk	-11 -128
~milk$	6 -201
~miln	-19 38
~milt	-200 14
~milta	-154 63
~milte	-146 -61
~milti	-49 28
~mily	-90 103
~mily$	-90 103
~min	180 -109
~min$	147 -390
~mina	142 -6
~minat	157 0
~mind	-24 50
~mind$	-188 30
~mine	-153 35
~mine$	-151 37
~ming	4 25
~ming$	51 -96
~mings	-124 61
~mini	-100 22
~mini$	-85 56
~mins	139 -14
~mins$	139 -14
~mint	103 -113
~minto	7 -81
~minu	78 -12
~minut	79 -71
~mir	-80 -161
~mirc	-114 -199
~mirch	-114 -199
~mirg	29 -203
~mirgi	29 -203
~miro	50 25
~miror	50 25
~mis	145 44
~mis$	71 128
~misa	-102 -87
~misar	-102 -87
~misc	-74 91
~misca	-74 91
~mise	-134 -8
~mised	-119 -147
~misi	45 -50
~misin	112 -164
~misio	-122 -57
~mist	214 4
~mist$	17 -185
~mista	235 -76
~mistr	-42 106
~mit	97 -3
~mit$	75 -77
~mita	33 -52
~mitar	116 -108
~mite	32 -117
~mite$	-66 -142
~mited	91 -41
~miten	-80 -48
~mith	23 -37
~mitha	21 -135
~miti	55 22
~miti$	32 58
~mitin	33 -80
~mitr	-102 138
~mits	84 -22
~mits$	84 -22
~miu	-100 -176
~mium	-100 -176
~mium$	-100 -176
~mjh	-31 -81
~mjha	-203 -154
~mjha$	-3 11
~mjhan	-93 -88
~mjhao	-47 -46
~mjhau	-75 -105
~mjhe	13 64
~mjhe$	13 64
~mjo	70 -228
~mjor	70 -228
~mjor$	132 -113
~mjori	-14 -163
~mki	89 17
~mki$	57 31
~mko	135 89
~mko$	135 89
~ml$	103 -161
~mla	72 -104
~mla$	72 -112
~mle	-172 1
~mle$	-42 16
~mli	25 -85
~mlo	-109 10
~mlod	-161 14
~mlodi	-161 14
~mn$	74 -48
~mne	-77 92
~mne$	-77 92
~mo$	192 114
~mob	-225 -149
~moba	-179 -78
~mobai	-179 -78
~mobi	-138 -180
~mobil	-138 -180
~moc	-160 -163
~moch	-159 -148
~moch$	-159 -148
~mod	-151 -185
~moda	-114 -117
~mode	-201 -213
~mode$	-133 -115
~modh	-5 -140
~mog	-39 -140
~mogl	-91 -111
~moglo	-91 -111
~moh	-35 -85
~moha	-25 -78
~mohal	-28 -50
~moj	-172 -13
~moji	-105 17
~moji$	-61 69
~mok	-49 -299
~mok$	-89 -65
~moke	1 -111
~moke$	55 -62
~moker	-126 -50
~moki	-39 -71
~mokin	-39 -71
~moks	44 -149
~mol	-12 -4
~mol$	50 22
~mom	105 70
~mom$	-39 80
~mome	174 -77
~momet	164 -77
~momo	10 -154
~momos	10 -154
~moms	30 65
~moms$	30 65
~mon	-36 -26
~mon$	-22 164
~mond	28 -112
~monda	61 -106
~mone	-115 43
~money	-78 72
~mong	-85 26
~moni	72 -61
~monia	80 -35
~monk	115 -102
~monke	115 -102
~mons	-116 -168
~monsu	-113 -163
~mont	-40 -179
~month	-33 -153
~mop	-145 -119
~mor	-110 174
~mor$	42 106
~more	-105 173
~more$	-104 174
~morf	0 101
~morn	-29 -145
~morni	-29 -145
~moro	17 26
~morov	17 26
~mort	-53 50
~mos	28 -212
~mos$	39 -173
~mosa	99 -54
~mosa$	99 -54
~mose	-88 -51
~mose$	-88 -51
~mosk	-38 -38
~mosku	-38 -38
~most	2 -53
~most$	22 -17
~mostl	-81 -71
~mot	149 -204
~mota	-27 -71
~mota$	11 -10
~motar	27 25
~mote	204 -86
~mote$	210 -55
~moth	-29 -100
~mothe	-29 -100
~moti	54 -250
~moti$	183 -53
~motio	34 -125
~motiy	-120 -93
~moto	150 -49
~motor	150 -49
~mou	93 -41
~moun	-76 42
~mount	-76 42
~mour	-71 -41
~mout	138 -82
~mouth	138 -82
~mov	3 -275
~move	-49 -113
~move$	-91 -10
~moved	-140 -125
~movi	47 -289
~movie	-219 -221
~movin	143 -155
~mp$	142 44
~mpa	-106 73
~mpan	-43 -123
~mpany	-43 -123
~mpas	-32 140
~mpas$	-32 140
~mpe	160 -70
~mped	165 -24
~mped$	165 -24
~mpi	-72 126
~mpin	-71 144
~mping	-71 144
~mpl	-143 -82
~mpla	-61 11
~mplai	-54 23
~mple	-127 -114
~mple$	-117 -91
~mples	-88 -84
~mplet	44 -9
~mpo	96 -47
~mpo$	36 -60
~mpos	-59 -97
~mpose	-59 -97
~mpou	91 69
~mpr	-144 -57
~mpre	-53 -24
~mpres	-53 -24
~mpro	-120 -36
~mprov	-120 -36
~mps	-128 -221
~mps$	-84 -172
~mpsi	-71 -83
~mpsia	-71 -83
~mpt	-47 -13
~mpt$	-133 20
~mpto	3 -130
~mptom	-111 -117
~mpty	8 -10
~mpty$	8 -10
~mpu	-12 -183
~mpu$	-117 -122
~mr$	-55 -205
~mra	-159 191
~mra$	-28 225
~mrah	-159 -121
~mrah$	-149 -117
~mre	137 12
~mre$	97 46
~mrej	-33 -123
~mrej$	-33 -123
~mri	-164 -166
~mri$	-118 -79
~mrit	-78 -122
~mrity	-42 -118
~mrn	70 -65
~mrng	48 -63
~mrng$	48 -63
~mrv	-17 32
~mrv$	-17 32
~ms$	71 -69
~mse	-6 44
~msel	4 154
~mself	4 165
~msg	-150 182
~msg$	-150 182
~mta	35 -115
~mta$	41 -122
~mti	22 79
~mti$	22 79
~mtp	158 -43
~mtp$	158 -43
~mu$	108 147
~mua	-35 40
~muav	-35 40
~muavj	-35 40
~muc	28 -12
~much	28 -12
~much$	-79 6
~mud	-9 -201
~mud$	-237 -262
~mudi	94 -12
~mudi$	-19 -144
~muf	-64 -54
~muft	-48 -52
~muft$	-48 -52
~muh	167 -86
~muh$	234 -42
~muha	-127 -134
~muj	14 158
~mujh	11 155
~mujhe	10 62
~mujhs	-71 191
~muk	-43 34
~muka	-32 -162
~mukh	15 -29
~mukha	26 -180
~mukhe	-141 56
~mukt	-98 135
~mukti	-98 135
~mul	85 -36
~mula	114 -15
~muli	19 -38
~muli$	19 -38
~mult	-105 -55
~multi	-22 -32
~mum	43 35
~mum$	109 -140
~muma	112 52
~muma$	78 56
~mumb	-89 -133
~mumba	-169 -118
~mumy	-24 34
~mumy$	-23 6
~mun	160 64
~mun$	108 -42
~muna	135 94
~muna$	144 62
~mund	-67 97
~munde	21 148
~mune	8 86
~mune$	8 86
~mung	160 -148
~munga	125 -47
~mungf	29 -25
~munh	28 -91
~munh$	99 -54
~muni	103 112
~muni$	102 25
~mur	-255 -53
~murd	-181 -251
~murda	-33 -117
~murde	-165 -197
~murg	12 -168
~mus	-129 -114
~musc	-80 -64
~muscl	-82 -63
~mush	80 -72
~mushr	75 -72
~musk	-50 0
~musku	-37 106
~must	-66 14
~must$	-60 22
~musta	-9 -26
~mut	123 -151
~muth	-49 -44
~mva	51 -70
~mvar	51 -70
~mvar$	69 0
~my$	-5 107
~mys	-56 282
~myse	14 279
~mysel	14 279
~myst	-34 -45
~myste	-34 -45
~myt	-110 -91
~myth	-110 -91
~myth$	-110 -91
~na$	-36 273
~nab	247 -272
~nabh	22 -190
~nabhi	22 -190
~nabj	254 -125
~nabj$	254 -125
~nac	-44 -185
~nach	-6 -155
~nach$	-75 -44
~nad	30 181
~nad$	-34 57
~nada	-167 -21
~nada$	-167 -21
~nadi	104 208
~nadi$	17 216
~nadu	-77 -159
~nadu$	79 -56
~nae	-127 38
~nae$	-75 96
~naen	-52 -65
~naen$	-52 -65
~naf	96 29
~nag	-48 -55
~nag$	135 -146
~naga	-147 77
~nagar	-147 77
~nage	-92 -52
~nage$	-127 98
~nager	33 -198
~nagi	3 -57
~nagp	-106 -34
~nagpu	-106 -34
~nah	91 30
~naha	77 110
~naha$	22 -7
~nahan	105 -193
~nahar	-18 177
~nahat	80 -136
~nahi	92 18
~nahi$	66 6
~nahin	38 23
~nahl	-153 -103
~nahla	-153 -103
~nai	184 97
~nai$	106 145
~naik	113 75
~naikh	113 75
~nail	45 -131
~nail$	99 -58
~nails	-94 -159
~naj	-2 -51
~naja	105 -78
~najar	135 24
~najo	-71 -69
~najol	-71 -69
~nak	-11 -148
~nak$	228 -256
~naka	-131 -56
~nake	-21 -299
~nake$	29 -236
~nakeb	-98 -49
~nakes	-65 -98
~nakh	-190 -111
~nakhu	-179 -118
~nakl	-95 -50
~nakli	-95 -50
~naks	10 -93
~naksi	87 -85
~naku	-231 66
~naku$	-222 69
~nal	-24 -46
~nal$	-58 56
~nala	-169 13
~nali	50 -178
~nali$	55 -202
~naly	-164 -86
~naly$	-164 -86
~nam	-277 -137
~nam$	-318 21
~nama	-60 -156
~namak	-82 -216
~namas	-78 -70
~name	-107 -134
~name$	-61 -219
~names	-144 47
~nan	66 14
~nan$	16 185
~nana	173 -94
~nana$	155 -180
~nanad	-1 86
~nanb	-197 -25
~nanba	-197 -25
~nanc	-191 -46
~nancy	-191 -46
~nane	-101 -118
~nane$	-101 -118
~nani	-44 -199
~nani$	-31 -178
~nant	131 -36
~nant$	92 -18
~nao	-265 -228
~nao$	-265 -228
~nap	79 37
~nap$	86 -58
~napa	-70 -8
~napa$	-70 -8
~napy	119 59
~napy$	119 59
~nar	14 -22
~nar$	120 -164
~nara	17 -205
~nara$	-47 -52
~naraj	-28 -140
~naram	44 -56
~nare	-99 148
~nare$	-98 150
~nari	-119 -81
~nariy	-119 -81
~nars	13 -48
~nas	66 291
~nas$	-42 309
~nash	182 0
~nasha	126 80
~nashe	-21 -7
~nashi	95 -79
~nasht	-29 -106
~nat	29 -77
~nat$	162 18
~nata	-26 -52
~natak	-58 -20
~nate	-259 -109
~nate$	-229 -75
~nath	139 31
~nath$	-23 -128
~nathi	107 88
~nati	-54 -121
~nati$	-22 -163
~natio	-173 -53
~natu	-58 -100
~natur	-58 -100
~nau	-4 -32
~nau$	-107 -227
~nauk	16 75
~naukr	16 75
~naun	-42 -40
~naun$	-41 -69
~naus	-18 -69
~nause	-18 -69
~nauv	135 14
~nav	18 -320
~nav$	-97 -124
~nava	-173 -114
~navj	129 -118
~navja	129 -118
~navr	28 -88
~navra	85 -73
~nay	-201 -45
~naya	-163 -121
~naya$	-264 -193
~nayam	30 -101
~naye	-162 72
~naye$	-162 72
~nayi	5 -89
~nayi$	5 -89
~nba	-116 -169
~nbal	9 -26
~nbal$	9 -26
~nbar	-207 -38
~nbar$	-207 -38
~nbh	108 76
~nbha	18 121
~nbhal	41 98
~nbu	-65 -167
~nbu$	-41 -94
~nbur	-46 -96
~nburn	-46 -96
~nce	-37 -71
~nce$	6 -31
~ncel	-172 -74
~ncel$	-122 -133
~ncer	-81 -55
~ncer$	-60 -110
~nces	-32 -123
~nces$	-31 -111
~nch	143 19
~nch$	124 -155
~ncha	-136 70
~ncha$	-70 -73
~nchav	54 -18
~nchay	18 52
~nche	193 -116
~nche$	144 -57
~nched	95 -14
~nchi	-56 167
~nchi$	-48 70
~ncht	77 -39
~nchta	101 -29
~nchv	-16 81
~nchva	4 -36
~nci	-72 225
~ncip	10 39
~ncipa	10 39
~ncl	176 -37
~ncle	184 -55
~ncle$	203 -120
~ncles	-53 94
~nco	22 -200
~ncom	-8 -103
~ncon	-100 -79
~ncons	-100 -79
~ncr	-103 -144
~ncre	-98 -139
~ncrea	-93 -118
~nct	37 7
~ncti	37 7
~nctio	37 7
~ncy	-41 -134
~ncy$	-54 -126
~nd$	149 50
~nda	-26 16
~nda$	-106 53
~ndag	-105 -33
~ndagi	-57 -48
~ndai	-145 -58
~ndal	55 -22
~ndal$	83 -20
~ndam	-123 71
~ndan	-72 -146
~ndant	-30 -75
~ndar	156 48
~ndar$	148 -30
~ndau	-67 2
~ndaur	-67 2
~nday	5 -22
~nday$	24 39
~ndays	-67 -105
~nde	119 61
~nde$	127 96
~nded	-161 -175
~nded$	-161 -175
~ndek	-84 -79
~ndeks	-84 -79
~nden	-31 -77
~nder	97 62
~nder$	104 85
~nders	28 -43
~ndes	-164 17
~ndf	-6 71
~ndfa	-6 71
~ndfat	-6 71
~ndg	5 160
~ndgi	5 160
~ndgi$	5 160
~ndh	187 65
~ndh$	71 114
~ndha	-77 -69
~ndha$	-252 -12
~ndhai	76 -123
~ndhe	133 -88
~ndhe$	181 -94
~ndher	189 -16
~ndhi	90 -47
~ndhi$	73 -46
~ndhl	126 -116
~ndhla	126 -116
~ndhn	-134 110
~ndhna	-77 78
~ndht	65 1
~ndhte	65 1
~ndhu	10 82
~ndhu$	61 119
~ndhv	-137 -21
~ndhvi	-134 -56
~ndi	38 8
~ndi$	86 42
~ndia	-305 -279
~ndia$	-258 -224
~ndian	-125 -117
~ndid	131 -60
~ndik	-63 -76
~ndiks	-63 -76
~ndin	-36 123
~nding	-34 123
~ndir	123 12
~ndir$	123 12
~ndit	-87 -62
~ndit$	-87 -62
~ndiy	14 -126
~ndiya	14 -126
~ndl	77 -254
~ndla	129 -41
~ndla$	99 -33
~ndle	-84 -127
~ndle$	-84 -127
~ndli	-135 -93
~ndli$	-135 -93
~ndlo	141 -101
~ndlor	141 -101
~ndly	-37 -79
~ndly$	-37 -79
~ndm	-59 -134
~ndma	-47 -24
~ndma$	33 -11
~ndmo	-41 -167
~ndmot	-41 -167
~ndn	61 -105
~ndnu	82 -49
~ndnut	82 -49
~ndo	-198 -145
~ndom	-57 -90
~ndom$	-50 -47
~ndor	-11 -101
~ndore	-7 -59
~ndov	-80 10
~ndov$	-141 12
~ndovs	50 -8
~ndp	24 -82
~ndpa	24 -82
~ndpa$	106 -35
~ndr	-288 49
~ndr$	4 -33
~ndra	-154 31
~ndra$	-45 -64
~ndrah	-110 108
~ndru	-104 -115
~ndruf	-94 -102
~nds	-42 58
~nds$	-101 79
~ndso	82 31
~ndson	82 31
~ndu	73 61
~ndu$	-14 74
~nduc	70 -133
~nduct	70 -133
~nduk	-95 159
~nduk$	-95 159
~ndur	98 56
~ndur$	118 112
~ne$	3 50
~nea	24 96
~near	22 91
~near$	14 108
~neare	-12 -26
~nearl	79 -88
~neb	116 -111
~nebu	74 -49
~nebul	74 -49
~ned	31 25
~ned$	31 25
~nef	-121 -146
~nefe	63 16
~nefev	63 16
~nefi	-162 -162
~nefit	-162 -162
~neg	-231 -93
~nega	-207 -154
~nega$	-25 -26
~negat	-154 -121
~negi	-30 55
~negi$	-30 55
~neh	85 123
~neha	82 123
~nehar	82 123
~nei	97 -31
~nei$	141 -93
~neig	3 -14
~neigh	3 -14
~nek	98 -36
~nek$	108 -178
~neks	24 28
~nekst	28 31
~nel	-85 33
~nela	-55 -53
~nem	-177 65
~nen	133 34
~nen$	-111 -72
~nenj	184 -67
~nenju	184 -67
~nens	-116 -23
~nensi	-116 -23
~nent	35 0
~nent$	44 -153
~ner	86 24
~ner$	125 50
~nera	-71 -28
~neral	-88 -27
~ners	-129 -2
~ners$	-129 -2
~nerv	-70 -65
~nervo	-58 -63
~nes	-22 79
~nes$	-17 23
~nest	47 99
~nest$	26 24
~nestl	46 165
~net	64 -113
~net$	74 -82
~netv	52 90
~netvo	55 55
~neu	102 -72
~neur	-104 -90
~neuro	-104 -90
~nev	-12 -171
~nev$	-80 -172
~nevb	142 -53
~nevbo	142 -53
~neve	-16 22
~never	-16 22
~nevs	-142 -143
~nevs$	-101 -214
~nevsp	-48 22
~ney	-242 -53
~ney$	-234 -45
~nf$	104 -63
~nfa	81 -56
~nfan	84 -41
~nfant	84 -41
~nfe	2 -34
~nfec	12 -138
~nfect	12 -138
~nfi	-127 -82
~nfir	-107 -61
~nfirm	-107 -61
~nfo	-31 30
~nfu	129 72
~nful	91 92
~nful$	91 92
~nfus	98 -51
~nfuse	125 -50
~ng$	82 3
~nga	16 178
~nga$	31 225
~ngaf	125 -47
~ngafl	125 -47
~ngag	-116 -65
~ngage	-116 -65
~ngal	-250 4
~ngal$	-177 -145
~ngalo	-116 -70
~ngals	7 71
~ngan	62 9
~ngan$	18 39
~ngani	121 -6
~nganv	14 23
~ngd	-4 42
~nge	57 13
~nge$	-77 -37
~nged	-67 85
~nged$	-67 85
~nger	129 -121
~nger$	-8 -157
~ngero	-107 53
~ngers	231 11
~nges	-131 144
~ngf	21 -28
~ngfa	29 -25
~ngfal	29 -25
~ngh	29 65
~ngh$	54 101
~ngha	68 -126
~ngha$	107 -10
~nghan	-117 -58
~nghat	84 -73
~ngi	107 244
~ngi$	16 278
~ngin	119 117
~nging	131 144
~ngini	19 -50
~ngio	-94 -176
~ngiop	-53 -139
~ngit	43 -161
~ngith	92 -138
~ngl	35 -256
~ngle	-162 -85
~ngle$	-101 -79
~ngles	-39 -6
~ngli	110 -219
~ngli$	124 -291
~nglin	165 -29
~nglis	-153 -10
~ngliy	21 -122
~ngn	179 -98
~ngni	138 -6
~ngni$	138 -6
~ngo	-76 -228
~ngo$	-154 -94
~ngol	-188 -139
~ngoli	-188 -139
~ngov	37 -97
~ngove	37 -97
~ngr	-60 -11
~ngre	-124 -139
~ngrej	-124 -139
~ngry	2 70
~ngry$	2 70
~ngs	-61 -111
~ngs$	-61 -111
~ngt	-22 19
~ngta	-5 10
~ngta$	-5 10
~ngu	86 -401
~ngu$	-100 -83
~ngua	-106 -116
~nguag	-106 -116
~ngue	56 -255
~ngue$	56 -255
~ngun	-20 -119
~nguni	-11 -45
~ngut	51 -88
~nguth	51 -88
~ngv	71 -163
~nh$	191 -48
~nha	-6 -149
~nhal	164 -83
~nhale	143 -82
~nhe	46 -39
~nhen	-30 31
~nhen$	-30 31
~nhi	144 72
~nhi$	145 63
~nho	58 32
~nhon	18 42
~nhone	18 42
~ni$	-19 134
~nia	108 -77
~nia$	108 -77
~nib	-143 -222
~niba	-142 -233
~niban	-142 -233
~nic	104 33
~nic$	36 -309
~nica	-82 -41
~nical	-82 -41
~nice	-74 51
~nice$	-135 68
~nicel	19 -40
~nich	114 101
~niche	18 121
~nici	85 -14
~nid	12 109
~nid$	41 -33
~nide	-217 81
~nide$	-117 149
~nided	-161 -149
~nidi	-87 97
~nidl	205 -48
~nidle	205 -48
~nids	-14 0
~nids$	-14 0
~nie	-11 -58
~niec	6 -32
~niece	6 -32
~nif	-37 -102
~nife	67 -92
~nife$	83 -80
~nifo	-77 11
~nifor	-77 11
~nig	103 123
~niga	196 -14
~nigal	288 13
~nige	127 -52
~nigh	-140 151
~night	-140 151
~nigl	150 -58
~nigla	86 -26
~nij	-183 -79
~nije	-167 -58
~nijes	-113 -13
~niji	-95 -30
~nijin	-93 -27
~nik	120 50
~nik$	-108 17
~nika	79 38
~nikal	48 57
~nikl	-18 23
~nikla	64 113
~nikle	-126 -126
~nikli	-63 10
~niku	95 54
~nil	380 8
~nil$	109 97
~nila	176 14
~nila$	226 33
~nile	256 -88
~nile$	256 -88
~nili	190 -98
~nili$	190 -98
~nim	-149 -1
~nim$	-52 -61
~nima	-118 99
~nimb	-78 -152
~nimbu	-78 -152
~nin	-158 -44
~nin$	-142 -137
~ninb	-41 -94
~ninbu	-41 -94
~nind	-135 34
~nind$	-135 34
~nine	-183 -127
~nine$	-183 -127
~ning	-36 -112
~ning$	-5 -75
~nings	-162 -150
~nins	-34 -61
~ninst	-34 -61
~nio	-145 -71
~nion	-248 -219
~nion$	-232 -200
~nior	25 52
~nior$	45 37
~niors	-16 36
~nip	-120 188
~nipa	-98 -84
~nir	-78 -311
~nir$	-162 -225
~niru	105 -125
~nis	35 99
~nis$	-67 -144
~nise	54 -63
~nise$	54 -63
~nish	51 39
~nish$	103 61
~nisha	-87 116
~nishe	-41 -211
~nit	115 90
~nit$	-49 172
~nite	116 -99
~nite$	116 -99
~nits	145 -102
~nits$	145 -102
~nity	-13 -27
~nity$	-13 -27
~niv	-57 -127
~niva	62 -51
~nive	-119 -88
~niver	-119 -88
~niy	54 98
~niya	-28 120
~niya$	-75 184
~niyam	-122 -187
~niyar	-68 58
~nj$	38 -31
~nja	-47 32
~nja$	55 -59
~njab	-86 -86
~njab$	-76 -77
~nje	121 119
~njec	26 133
~nject	26 133
~njek	142 -99
~njeks	142 -99
~njh	97 -190
~njha	49 -77
~njhu	19 -125
~njhun	19 -125
~nji	106 34
~njil	20 140
~njil$	20 140
~njin	64 -119
~nju	204 -116
~nju$	156 -99
~nk$	64 32
~nka	148 126
~nka$	12 147
~nkar	82 -12
~nkar$	-38 50
~nkari	3 -46
~nke	32 -11
~nke$	-115 45
~nked	-55 -59
~nkey	115 -102
~nkey$	115 -102
~nkh	169 120
~nkh$	108 -99
~nkha	-117 203
~nkha$	-117 203
~nkhe	153 108
~nkhe$	95 125
~nkhen	121 -27
~nkho	109 -177
~nkho$	110 -76
~nkhon	31 -130
~nki	30 253
~nki$	54 84
~nkin	-48 256
~nking	-48 256
~nkl	-52 -108
~nkle	-52 -108
~nkle$	-34 -54
~nkles	-88 -57
~nko	-79 91
~nko$	-79 91
~nks	-111 -92
~nks$	-138 -60
~nksi	49 -83
~nksie	49 -83
~nkt	-154 -134
~nkti	-96 -126
~nla	-112 179
~nlai	-96 181
~nlain	-96 181
~nle	25 258
~nles	25 258
~nles$	25 222
~nli	-139 -9
~nlin	-139 -9
~nline	-139 -9
~nlo	-60 -74
~nly	109 120
~nly$	109 120
~nm$	151 -17
~nme	-23 -41
~nmen	-23 -41
~nment	-23 -41
~no$	97 133
~nob	-139 243
~nobo	-59 208
~nobod	-59 208
~noc	111 92
~noch	129 -12
~noch$	124 -39
~nocha	93 29
~nod	8 -87
~nof	-45 -113
~nog	-126 -62
~nogr	-126 -62
~nogra	-126 -62
~noi	19 79
~noid	-100 -83
~noida	-100 -83
~nois	83 123
~noise	58 124
~nok	-79 -177
~nok$	-77 -108
~nol	103 -108
~nol$	125 -81
~nom	-187 -49
~nom$	-147 -181
~nomi	-54 99
~nomin	-54 99
~non	100 16
~non$	46 70
~none	-40 -70
~none$	-40 -70
~nons	151 -82
~nonse	151 -82
~nop	-45 -219
~nopa	-54 -52
~nopau	-54 -52
~nopi	-30 -194
~nopi$	-30 -194
~nor	-2 -170
~nore	-16 -70
~nore$	20 -9
~nori	94 -157
~norin	94 -157
~norm	-46 -92
~norm$	-85 96
~norma	-29 -264
~nos	-73 -96
~nose	-90 -270
~nose$	-111 -251
~not	97 162
~not$	145 142
~note	-251 194
~note$	-177 196
~notes	-75 43
~noth	38 -35
~nothe	-43 21
~nothi	51 -45
~noti	-48 60
~notic	-138 101
~notif	-73 -131
~nou	50 174
~noug	37 197
~nough	37 197
~nous	-70 -124
~nous$	-70 -124
~nov	76 -26
~nov$	80 12
~nova	-86 -38
~nove	-195 20
~novel	-150 41
~novem	-95 -38
~novs	17 -11
~novs$	-5 -10
~novu	15 -165
~novu$	15 -165
~np$	169 -309
~npa	-74 108
~npi	176 -22
~npi$	176 -22
~npk	153 -28
~npka	153 -28
~npkan	153 -21
~npn	-23 -80
~npni	-65 -70
~npni$	-65 -70
~npt	-156 -2
~npte	-118 1
~npte$	-118 1
~npu	-109 -110
~npur	-92 -98
~npur$	-92 -98
~nr$	61 -164
~nre	-19 -151
~ns$	250 -91
~nsa	-50 -118
~nsa$	3 -175
~nsan	-192 27
~nsan$	-189 40
~nsar	104 -31
~nsar$	92 -29
~nsat	-50 -57
~nsc	-161 -161
~nsci	-100 -79
~nscio	-100 -79
~nscr	-94 -102
~nscri	-94 -102
~nse	-16 -131
~nse$	109 -99
~nsel	-125 -205
~nseli	-99 -126
~nselo	-46 -123
~nsen	80 -170
~nsens	151 -82
~nsf	109 -14
~nsfe	-73 18
~nsfer	-73 18
~nsh	35 -168
~nsha	-35 -108
~nshan	-35 -108
~nsi	15 85
~nsi$	-15 97
~nsid	110 1
~nside	110 1
~nsil	-74 -90
~nsio	-181 36
~nsion	-181 36
~nsit	-68 -120
~nsiti	-68 -120
~nsiy	106 24
~nsiya	106 24
~nsk	-131 18
~nska	-48 39
~nskar	-48 39
~nsl	-125 -125
~nsla	-122 -95
~nslat	-115 -183
~nsn	-68 -84
~nsne	-54 -82
~nsne$	-54 -82
~nso	-126 -15
~nsp	-116 -97
~nst	-97 76
~nsta	-26 124
~nsta$	29 69
~nstal	-34 -61
~nste	-78 -101
~nste$	-122 -60
~nstea	22 -74
~nsti	18 -36
~nsti$	104 -12
~nstr	10 -123
~nstru	13 -101
~nsu	39 10
~nsu$	75 -92
~nsul	79 24
~nsuli	97 25
~nsult	-55 -4
~nsun	-113 -163
~nsun$	-113 -163
~nsur	-153 2
~nsura	-153 2
~nsv	42 55
~nsve	42 55
~nsver	42 55
~nt$	281 251
~nta	-59 6
~nta$	6 64
~ntac	-41 -27
~ntact	-144 26
~ntai	14 -72
~ntain	28 -29
~ntal	95 -79
~ntal$	44 -68
~ntan	69 70
~ntar	-254 35
~ntar$	-244 -97
~ntat	-60 -75
~ntati	-60 -75
~nte	86 18
~nte$	85 49
~nted	124 123
~nted$	124 123
~nten	55 -110
~ntenc	72 -95
~nter	-233 -128
~nter$	-125 -196
~nterm	-80 -48
~nterv	-57 -195
~ntes	132 -57
~ntest	132 -57
~nth	101 -250
~nth$	186 -322
~ntha	108 56
~nthan	26 -102
~nthe	-112 -84
~nths	-32 6
~nths$	-32 6
~nthu	-37 -203
~nthu$	-206 -160
~nti	-96 -57
~nti$	-52 129
~ntia	12 -57
~ntib	3 -73
~ntibi	24 -50
~ntid	-85 -153
~ntido	-80 -122
~ntil	-69 14
~ntin	108 -88
~ntin$	-68 -89
~nting	117 -27
~ntinu	49 -73
~ntio	-111 22
~ntion	-111 22
~ntis	-228 -233
~ntist	-234 -214
~ntiv	-115 -89
~ntive	-115 -89
~ntj	57 61
~ntja	68 75
~ntl	-58 79
~ntly	-55 51
~ntly$	-55 51
~ntm	-28 -97
~ntme	-28 -97
~ntmen	-28 -97
~nto	-40 134
~nto$	34 126
~nton	7 -81
~nton$	7 -81
~ntop	-89 -148
~ntop$	-84 -110
~ntr	-43 -302
~ntra	38 -27
~ntrac	27 50
~ntrav	-46 62
~ntre	20 -78
~ntre$	24 -53
~ntro	-145 -189
~ntrol	-142 -184
~ntry	62 -200
~ntry$	62 -200
~nts	-75 49
~nts$	-75 51
~ntu	96 63
~ntu$	82 51
~ntur	-46 -91
~nture	-71 -116
~nty	-3 -38
~nty$	6 3
~nu$	176 261
~nua	-16 -31
~nue	49 -73
~nue$	49 -73
~nuk	-61 -3
~nuks	-145 -82
~nuksa	-145 -82
~num	0 126
~num$	-100 138
~numb	78 64
~numb$	116 6
~numbe	14 59
~nun	-57 189
~nun$	90 -54
~nund	62 45
~nur	60 35
~nurs	-45 67
~nurse	65 104
~nursi	-169 -79
~nus	-49 -238
~nus$	-101 -149
~nush	189 -11
~nush$	189 -11
~nusk	-82 -152
~nuskh	-82 -152
~nut	123 -199
~nut$	78 -227
~nute	79 -71
~nute$	38 -136
~nutes	62 15
~nuts	-56 -43
~nuts$	-56 -43
~nv$	120 3
~nva	31 -122
~nvad	-8 -4
~nvadi	14 23
~nval	84 -14
~nval$	84 -14
~nve	-100 -170
~nver	-55 -129
~nvert	-55 -129
~nvi	-184 51
~nvl	-168 -83
~ny$	-4 18
~nya	-324 -191
~nya$	-159 -68
~nyav	-187 -107
~nyava	-187 -107
~nyl	94 131
~nyl$	94 131
~nym	-95 151
~nymo	-94 152
~nymor	-94 152
~nyo	-11 123
~nyon	-11 123
~nyone	-11 123
~nyt	-9 66
~nyth	-9 66
~nythi	-9 66
~nyv	-28 30
~nyva	-6 -59
~nyvay	-6 -59
~oa$	-164 -131
~oac	-54 11
~oach	-54 11
~oach$	-10 -81
~oachi	-54 75
~oad	18 -38
~oad$	20 -59
~oadi	-6 46
~oadin	-6 46
~oak	118 -148
~oake	157 -129
~oaked	157 -129
~oal	100 -44
~oal$	100 -44
~oam	118 -73
~oam$	107 -72
~oan	126 143
~oan$	-143 159
~oar	6 -56
~oard	-191 36
~oard$	-180 -23
~oards	-35 102
~oars	113 -111
~oarse	113 -111
~oas	-97 -112
~oast	-97 -112
~oat	52 -34
~oat$	105 -42
~oats	-9 -169
~oats$	-9 -169
~ob$	-207 193
~oba	-268 -49
~obai	-191 32
~obail	-179 -78
~obar	-205 -107
~obar$	-37 -87
~obara	-195 -70
~obe	-155 -53
~obh	-63 -108
~obhi	-63 -108
~obhi$	-63 -108
~obi	-204 -272
~obil	-138 -180
~obile	-138 -180
~obin	-91 -111
~obin$	-91 -111
~obl	-57 -44
~oble	-57 -44
~oblem	-57 -44
~obo	59 178
~obod	-59 208
~obody	-59 208
~obot	-46 -91
~obot$	-46 -91
~obr	104 -230
~obra	104 -230
~obra$	121 -197
~oby	-87 -40
~oc$	-127 -62
~oca	48 -40
~oca$	125 -9
~ocal	8 -165
~ocal$	8 -165
~ocat	-87 138
~ocati	-87 138
~oce	-220 -38
~oces	-90 -163
~oces$	-100 -148
~och	40 207
~och$	-72 123
~ocha	30 94
~ocha$	32 95
~ochi	-19 41
~ochi$	-9 -108
~ochin	-16 110
~ocht	-156 162
~ochta	-127 74
~ochti	-45 166
~oci	85 1
~ocie	-100 -119
~ociet	-100 -119
~ocin	134 49
~ocin$	134 49
~oco	-19 -225
~ocol	85 -64
~ocola	85 -64
~ocon	-150 -201
~ocona	-71 -69
~oconu	-123 -163
~oct	-121 -167
~octo	-121 -167
~octor	-108 -148
~ocu	-78 -84
~od$	115 -93
~oda	52 10
~oda$	-17 14
~odan	1 -180
~odar	99 -81
~oday	43 64
~oday$	43 64
~odc	-23 -112
~odca	-23 -112
~odcas	-23 -112
~ode	71 -239
~ode$	-168 -166
~odh	-111 -28
~odha	-174 -174
~odha$	-172 -125
~odhu	63 72
~odi	-144 -150
~odi$	-153 -157
~odip	-161 14
~odipi	-161 14
~odl	89 -53
~odle	89 -53
~odler	89 -53
~odn	-40 -73
~odne	-33 -63
~odne$	-33 -63
~odo	-17 -17
~odo$	12 -22
~odon	-82 -35
~ods	-24 -151
~ods$	-24 -151
~odu	-110 6
~odu$	-191 -48
~ody	19 139
~ody$	29 146
~oe$	-112 -153
~oeg	-35 152
~oega	-35 152
~oega$	-35 152
~oem	6 -184
~oem$	6 -184
~oes	-133 -65
~oes$	-191 -90
~oesn	34 22
~oesnt	34 22
~of$	27 157
~ofa	16 -209
~ofa$	-70 -191
~ofar	123 -57
~ofar$	123 -57
~ofe	39 56
~ofi	-127 -276
~ofi$	-43 -209
~ofic	-75 -132
~ofice	-75 -132
~ofil	-94 -146
~ofile	-144 -111
~ofis	-70 -105
~ofis$	-70 -105
~ofl	-23 174
~ofo	-63 65
~ofos	-63 65
~oft	53 -39
~oft$	73 -168
~ofte	-76 84
~og$	9 -32
~oga	-139 144
~oga$	-93 76
~oge	-140 147
~oge$	-162 156
~oget	-40 38
~ogeth	-40 38
~ogi	-55 -109
~ogi$	-74 4
~ogin	-174 -88
~ogis	-7 -139
~ogist	-7 -139
~ogl	-54 -120
~oglo	-91 -111
~oglob	-91 -111
~ogn	57 -63
~ogni	57 -63
~ognis	57 -63
~ogo	-84 -23
~ogo$	-7 -87
~ogon	-70 21
~ogon$	-70 21
~ogr	-149 -168
~ogra	-165 -150
~ograf	-145 -116
~ogs	25 -81
~ogu	-98 -75
~ogue	-98 -75
~ogue$	-84 -73
~ogy	99 -137
~ogy$	82 -130
~oh$	121 -107
~oha	35 -237
~oha$	26 -191
~ohal	-28 -50
~ohale	-28 -50
~ohe	116 -134
~ohe$	116 -134
~ohi	-18 -79
~ohi$	95 -1
~ohit	-157 -91
~ohit$	-157 -91
~ohl	-130 -139
~ohli	-130 -139
~ohli$	-115 -124
~ohn	76 -83
~ohni	79 -73
~ohni$	79 -73
~oho	-36 54
~ohol	-54 52
~ohol$	-54 52
~ohr	20 46
~ohra	20 46
~ohra$	20 46
~oi$	-35 67
~oic	47 71
~oice	47 71
~oice$	75 26
~oid	-124 -228
~oid$	-100 -206
~oida	-100 -83
~oida$	-100 -83
~oil	59 18
~oil$	-47 -27
~oile	111 32
~oiler	128 -133
~oilet	46 17
~oily	-44 -49
~oily$	-44 -49
~oim	-15 -47
~oimb	-15 -47
~oimba	-15 -47
~oin	102 -9
~oin$	56 -177
~oine	-77 -45
~oing	168 -51
~oing$	168 -51
~oint	-88 42
~oint$	-137 128
~ointm	-28 -97
~oints	-147 -192
~ois	-37 110
~oise	-2 220
~oise$	-2 220
~oiso	-53 -71
~oison	-53 -71
~oj$	-135 58
~oja	61 -143
~oja$	60 -127
~oje	20 -104
~oje$	-131 12
~ojec	-2 -78
~oject	-2 -78
~ojen	89 -70
~ojh	66 214
~ojh$	26 194
~ojha	136 87
~ojha$	120 3
~oji	-185 -144
~oji$	-69 62
~ojn	-30 21
~ojna	-30 21
~ojna$	-30 21
~ok$	18 -22
~oka	3 38
~oka$	34 -94
~okar	-115 -30
~okar$	-114 -14
~okay	-31 -14
~okay$	-31 -14
~oke	-69 -106
~oke$	-29 -136
~oked	32 86
~oked$	32 86
~oken	-46 -134
~oken$	-46 -134
~oker	-158 -17
~oker$	-158 -17
~okes	65 104
~okes$	67 52
~oket	-82 -58
~oket$	-82 -58
~okh	113 -182
~okha	80 -123
~okhar	109 -78
~oki	60 -213
~okin	41 -181
~oking	41 -181
~okn	-115 -11
~okne	-81 -84
~okne$	-81 -84
~oks	-53 -22
~oks$	-190 65
~okse	-101 -117
~oksi	29 -165
~oksic	-55 -54
~oksim	87 -93
~oksin	-204 11
~oksy	-20 28
~oksyg	-16 29
~okt	2 -409
~okta	-216 -310
~oktar	-216 -310
~okth	-16 -86
~oktha	-16 -86
~ol$	59 -8
~ola	248 158
~ola$	130 81
~olah	16 83
~olah$	16 83
~olam	100 135
~olam$	100 135
~olap	55 -82
~olaps	55 -82
~olar	33 -158
~olar$	-77 -73
~olat	169 -112
~olate	85 -64
~old	88 65
~old$	34 64
~olde	-120 -84
~olden	-97 -68
~oldi	149 -48
~oldin	149 -48
~olds	11 120
~olds$	21 127
~ole	40 -95
~ole$	5 22
~olea	-87 15
~oleag	-85 21
~olec	-112 2
~olect	-112 2
~oled	-23 -100
~oled$	74 -95
~oleg	-123 -57
~olege	-123 -57
~olej	-131 8
~olej$	-131 8
~olen	161 -28
~olen$	174 -88
~olenc	-42 46
~oles	134 -251
~oles$	209 -137
~olest	-165 -174
~oley	23 28
~oli	18 72
~oli$	52 41
~olic	-58 95
~olic$	-73 -95
~olice	4 153
~olicy	-46 -11
~olid	-136 -147
~olida	-136 -147
~olin	153 -4
~olin$	85 13
~olio	-93 -82
~olio$	-93 -82
~olis	41 -58
~olish	49 -54
~olit	-113 -258
~olite	-103 -201
~oliy	19 164
~oliya	55 195
~olk	144 -70
~olka	69 -52
~olkar	114 -45
~oln	-65 18
~olna	-114 72
~olna$	-114 72
~olne	44 -134
~olne$	44 -134
~olo	-70 -183
~olo$	-129 -214
~olog	-41 -188
~ologi	-7 -139
~ology	-66 -74
~olon	-85 31
~olou	39 -34
~olour	39 -34
~olov	94 49
~olov$	95 38
~olr	18 -69
~olt	134 79
~olta	32 -137
~olta$	27 -137
~olte	73 59
~olte$	74 60
~olti	150 61
~olti$	112 73
~olu	-173 -168
~olu$	-124 -84
~olum	-26 -75
~olumn	-2 -56
~olun	-71 -75
~olv	-21 41
~olve	-21 41
~oly	109 84
~om$	48 77
~oma	-86 -189
~oma$	-158 -100
~omac	68 8
~omach	68 8
~oman	-110 -151
~oman$	-38 -123
~omat	-159 -163
~omato	-156 -180
~omb	-134 -153
~omb$	-41 -162
~omba	-9 24
~ombi	-44 -173
~ombif	-11 -72
~ome	93 -5
~ome$	110 -11
~omeb	68 36
~omebo	82 118
~omen	-147 22
~omen$	-82 -47
~oment	9 77
~omeo	61 63
~omeon	92 97
~omeop	-60 -49
~omer	-18 20
~omes	63 -4
~omes$	103 3
~omest	-100 -28
~omet	35 -48
~omete	167 -140
~ometh	-31 -73
~ometi	-70 76
~omev	-99 112
~omevh	-68 139
~omevo	-45 -65
~omi	189 -73
~omin	37 -33
~oming	45 -75
~omini	-54 99
~omit	283 -179
~omit$	126 -46
~omita	100 -88
~omite	174 -237
~omiti	92 26
~omo	-15 -39
~omon	34 -60
~omon$	34 -60
~omor	5 17
~omoro	17 26
~omos	9 -162
~omos$	9 -162
~omp	-146 -123
~ompa	-92 30
~ompan	-43 -123
~ompas	-32 140
~ompl	-29 5
~ompla	-54 23
~omple	6 -50
~ompo	78 -108
~ompos	-59 -97
~ompr	-53 -24
~ompre	-53 -24
~ompt	-66 -160
~ompt$	-66 -160
~ompu	-141 -82
~oms	-49 -12
~oms$	-49 -12
~omv	51 -70
~omva	51 -70
~omvar	51 -70
~omy	-178 -145
~omy$	-103 -67
~on$	-38 -15
~ona	-278 69
~ona$	-145 91
~onaj	-76 75
~onajo	-71 -69
~onat	-189 -35
~onate	-148 -55
~onati	-57 49
~onc	-184 -61
~once	-187 -21
~once$	-171 -39
~onch	-137 -103
~onch$	-107 -98
~ond	287 -74
~ond$	85 -34
~onda	92 -71
~onday	106 -112
~ondi	162 -74
~ondin	127 -66
~ondo	-71 26
~onds	25 -64
~onds$	25 -64
~ondu	199 -114
~onduc	154 -70
~one	48 151
~one$	106 163
~oned	-105 -158
~oned$	-105 -158
~ones	-121 126
~ones$	-148 37
~onest	0 118
~oney	-194 -26
~oney$	-188 -23
~onf	14 -90
~onfi	-118 -64
~onfir	-107 -61
~onfu	98 -51
~onfus	98 -51
~ong	-116 -81
~ong$	-232 -30
~onga	-135 71
~ongal	-135 71
~onge	-125 -137
~onge$	-185 -156
~ongs	100 -13
~ongs$	100 -13
~ongu	81 -166
~ongue	81 -166
~oni	71 138
~oni$	45 -118
~onia	80 -35
~onia$	80 -35
~onic	154 -58
~onig	-39 289
~onigh	-39 289
~onin	-139 -65
~onin$	-134 -117
~oning	-25 15
~onio	-205 -169
~onion	-205 -169
~onk	101 -112
~onke	115 -102
~onkey	115 -102
~onki	-57 -19
~onki$	-36 -98
~onl	-15 165
~onla	-96 181
~onlai	-96 181
~onli	-139 -9
~onlin	-139 -9
~only	22 122
~only$	22 122
~ono	-79 96
~ono$	-53 -31
~onog	-126 -62
~onogr	-126 -62
~onon	158 93
~onon$	158 93
~onor	-92 92
~onorm	-85 96
~onou	-75 -87
~onous	-70 -124
~ons	-280 -34
~ons$	-224 151
~onsa	-137 -175
~onsa$	-137 -175
~onsc	-100 -79
~onsci	-100 -79
~onse	139 -134
~onsen	131 -129
~onsi	-145 -46
~onsi$	-98 3
~onsil	-74 -90
~onst	-49 -80
~onsu	-152 -196
~onsul	-61 -54
~onsun	-113 -163
~ont	128 178
~ont$	119 355
~onta	-193 -84
~ontac	-144 26
~ontai	18 -129
~onte	-110 -118
~onth	109 -186
~onth$	192 -292
~onths	-53 21
~onti	-35 -114
~ontin	49 -73
~onto	37 6
~onto$	37 6
~ontr	19 -157
~ontra	101 -12
~ontro	-142 -184
~onu	-228 189
~onut	-123 -163
~onut$	-123 -163
~onv	-184 21
~onve	-119 -133
~onver	-111 -105
~ony	-53 30
~ony$	-52 30
~op$	-189 35
~opa	-132 -281
~opai	-106 -121
~opal	-34 -20
~opal$	-34 -20
~opat	-64 -132
~opath	-64 -132
~opau	-54 -52
~opaus	-54 -52
~opd	145 -40
~opd$	145 -40
~ope	140 212
~ope$	-119 178
~oped	101 102
~oped$	107 106
~open	247 9
~open$	158 13
~opene	93 20
~openi	116 -56
~opens	117 2
~oper	-65 39
~oper$	-138 -5
~opera	-20 -16
~operl	11 69
~opi	-16 23
~opi$	-55 41
~opic	16 -30
~opic$	28 -4
~opin	36 5
~oping	45 34
~opini	-98 -85
~opk	-37 -27
~opki	-37 -27
~opl	4 29
~opla	-90 -155
~oplas	-90 -155
~ople	-31 -39
~ople$	-29 -37
~opo	-98 -190
~opos	-24 -144
~opose	-27 -74
~opr	-213 -283
~opra	-108 -160
~opram	-49 -101
~opre	-226 -174
~opres	-226 -174
~ops	2 39
~ops$	3 18
~opt	22 -90
~opti	75 -75
~optio	-41 -55
~opu	73 -134
~opy	86 -1
~opy$	86 -1
~or$	-149 -25
~ora	189 -345
~ora$	156 -251
~orc	-145 137
~orce	-44 84
~orce$	-43 178
~orced	-14 -79
~orch	-126 110
~orch$	-5 5
~ord	55 -34
~ord$	55 20
~orde	-18 -125
~order	-15 -113
~ords	103 31
~ords$	103 31
~ore	-285 83
~ore$	-234 -1
~orea	57 -121
~orear	57 -121
~orec	-77 -133
~orect	-196 -123
~ored	-183 -95
~ored$	-180 -73
~oreh	-63 -113
~oren	-142 158
~oren$	-90 159
~ores	-41 -112
~orev	-63 222
~oreve	-63 222
~orf	0 101
~org	27 65
~orga	58 -19
~organ	-63 -15
~orgi	-40 127
~orgiv	-40 127
~orgo	4 -13
~orgot	4 -13
~ori	-33 48
~ori$	-114 53
~orib	56 145
~orid	12 46
~orie	-120 -147
~ories	-78 -109
~orin	100 -162
~oring	94 -157
~oriy	30 -34
~ork	-150 -68
~ork$	-122 -261
~orke	91 -206
~orker	104 -198
~orki	-115 31
~orkin	-115 31
~orko	23 -78
~orkou	23 -78
~orks	-201 177
~orks$	-227 179
~orl	-28 2
~orld	-69 -88
~orld$	-62 -67
~orm	-108 -176
~orm$	-291 -24
~orma	-39 -304
~ormal	-29 -264
~ormat	-81 -111
~ormi	-167 -208
~ormin	-167 -208
~orn	110 -230
~orn$	163 -139
~orni	-29 -145
~ornin	-29 -145
~oron	12 2
~orov	15 35
~orov$	26 7
~orp	129 -44
~orpi	133 -40
~orpio	133 -40
~ors	-28 -225
~ors$	-106 -186
~orse	-42 -25
~orse$	-11 20
~orst	95 -68
~orst$	95 -68
~ort	-74 -249
~ort$	-26 -254
~orte	-230 42
~orth	-155 -139
~orth$	-148 -111
~ortho	-33 -45
~orti	159 37
~orts	-80 -37
~orts$	-80 -37
~oru	87 -121
~oru$	95 -64
~orv	13 -84
~orva	-69 -77
~orvar	-69 -77
~ory	-124 16
~ory$	-134 19
~os$	-313 -183
~osa	-16 -32
~osa$	59 9
~osan	6 36
~osan$	6 36
~osc	-53 -53
~osco	-53 -53
~oscop	-53 -53
~ose	-146 110
~ose$	-198 97
~osed	47 -60
~osed$	47 -60
~osen	92 27
~osene	96 -1
~oses	-101 7
~oses$	-101 7
~osh	279 -108
~osh$	271 -50
~osha	-195 -230
~oshi	69 91
~oshi$	76 -63
~oshis	-27 107
~oshn	167 -25
~oshni	167 -25
~osi	132 -116
~osi$	53 -188
~osib	-120 -49
~osibl	-120 -49
~osin	107 71
~osin$	145 -81
~osing	1 102
~osit	55 -105
~osit$	-102 -74
~ositi	87 -54
~osk	-39 -51
~osku	-38 -38
~oskui	-38 -38
~osp	-36 7
~ospi	-48 27
~ospit	-48 27
~ospr	28 -88
~ospri	28 -88
~ost	-46 73
~ost$	44 -3
~osta	-95 14
~ostal	-48 113
~ostar	-74 -123
~oste	-152 97
~osted	-165 198
~ostel	-20 55
~oster	-156 -231
~osti	-134 2
~osti$	-70 -132
~ostl	-129 -120
~ostly	-129 -120
~osto	112 51
~osto$	117 11
~oston	-47 64
~ostp	-91 76
~ostpa	-69 48
~ostu	-32 -142
~osu	-270 164
~osy	-24 -63
~ot$	155 27
~ota	-51 78
~ota$	10 57
~otal	-150 84
~otal$	-114 104
~otaly	-87 -49
~otar	20 21
~otas	46 70
~otasi	46 70
~otat	10 -38
~otato	-92 -28
~ote	12 148
~ote$	70 185
~otei	-115 -179
~otein	-115 -179
~otel	21 60
~otel$	21 60
~otes	-127 18
~otes$	-127 18
~oth	118 59
~oth$	152 26
~othe	-46 26
~other	-1 -56
~othes	30 18
~othi	140 -56
~othin	51 -45
~othr	23 -7
~othri	54 7
~othy	-42 -111
~oti	-39 -86
~oti$	107 -141
~otic	-33 76
~otic$	134 -42
~otice	-138 101
~otif	-108 -141
~otifi	-73 -131
~otin	-118 -144
~otin$	-102 -77
~oting	-45 -32
~otio	34 -125
~otion	34 -125
~otis	-94 1
~otiy	-120 -93
~otiya	-120 -93
~otl	87 173
~otle	71 174
~otle$	47 174
~oto	-8 108
~oto$	-123 24
~oton	2 82
~oton$	2 82
~otor	150 -49
~otor$	150 -49
~otos	-44 -1
~otp	-226 -121
~otp$	-226 -121
~otr	-116 -9
~ots	75 -204
~ots$	78 -201
~otu	-66 78
~otu$	61 -113
~oty	-9 -175
~oty$	-9 -175
~ou$	-151 -71
~oub	158 78
~oubl	133 102
~ouble	136 64
~oubt	78 -92
~oubt$	95 -59
~ouc	259 -99
~ouch	259 -99
~ouch$	122 -6
~ouche	221 -135
~oud	-12 -20
~oud$	14 -51
~oug	145 123
~ough	145 123
~ough$	53 115
~oughe	49 -110
~oughi	229 -101
~ought	86 99
~oul	-1 61
~oul$	71 51
~ould	-11 38
~ould$	-77 73
~oulde	83 -216
~oun	131 59
~oun$	84 33
~ound	127 27
~ound$	97 38
~oundn	82 -49
~oung	-30 59
~ounge	-1 44
~ouns	-125 -205
~ounse	-125 -205
~ount	77 62
~ount$	-103 -74
~ounte	-30 144
~ounts	100 139
~oup	-157 35
~oup$	-124 57
~our	36 -70
~our$	78 -1
~oure	0 58
~oured	53 76
~ouri	77 -84
~ourn	-57 -61
~ours	-86 -339
~ours$	17 -184
~ourse	-275 -268
~ourt	102 32
~ous	-282 -35
~ous$	-176 -131
~ouse	-178 52
~ouse$	-229 19
~ousi	-113 -30
~ousin	-113 -30
~out	87 -54
~out$	27 -6
~oute	-136 7
~outer	-96 -41
~outh	131 -98
~outh$	117 -92
~outi	9 -9
~outin	9 -9
~outs	-8 64
~outsi	0 21
~outu	88 -41
~outub	88 -41
~ov$	-108 -97
~ova	-246 203
~oval	-137 152
~ovar	-79 -52
~ovd	11 -157
~ovde	11 -157
~ovder	11 -157
~ove	7 2
~ove$	-24 -106
~oved	21 96
~oved$	21 96
~ovel	-14 43
~ovel$	9 68
~ovem	-21 -54
~ovemb	-95 -38
~over	3 6
~over$	53 -105
~overd	-65 117
~overe	-68 -4
~overi	-29 18
~overs	-115 -36
~overt	25 140
~oves	-20 -152
~oves$	-20 -152
~ovi	80 -180
~ovid	1 34
~ovid$	6 42
~ovie	-219 -221
~ovie$	-212 -205
~ovin	180 -103
~oving	180 -103
~ovl	-138 -158
~ovle	-56 -34
~ovled	-56 -34
~ovli	-150 -50
~ovlin	-150 -50
~ovly	-93 -70
~ovly$	-93 -70
~ovn	65 134
~ovn$	126 162
~ovne	-27 3
~ovned	-105 -124
~ovner	60 91
~ovni	-90 -152
~ovnin	-90 -152
~ovs	53 -26
~ovs$	-7 -70
~ovsy	146 -53
~ovsy$	146 -53
~ovt	-63 -74
~ovt$	-31 -63
~ovu	14 -186
~ovu$	15 -165
~oy$	17 52
~oya	116 -166
~oya$	16 -202
~oye	168 78
~oye$	172 -106
~oyi	168 -11
~oyi$	136 -77
~oyin	98 32
~oyind	157 -25
~oys	50 -144
~oys$	50 -144
~pa$	263 144
~pac	-163 -229
~pace	-51 -137
~pacem	50 -37
~pach	-148 -124
~pacha	-112 -109
~pacht	-47 -33
~pad	349 -92
~pad$	167 -125
~pada	66 57
~pada$	127 95
~pade	103 74
~pade$	213 9
~padeg	-158 99
~padh	-285 -74
~padh$	-86 -83
~padha	-201 20
~padhi	-56 33
~padhn	-4 -113
~padht	-106 -21
~padi	235 -232
~padi$	173 -215
~padip	133 -32
~padl	233 -85
~padla	200 -63
~pado	59 -67
~pados	59 -67
~padt	-7 -31
~padta	-33 36
~padte	-28 -94
~padti	-55 -77
~pady	23 -5
~pady$	37 52
~pae	-166 -129
~pag	5 65
~paga	82 -123
~pagal	107 -109
~page	-125 131
~page$	-101 134
~pah	-310 -240
~paha	-270 -160
~pahad	-213 -226
~pahan	-156 5
~pahc	24 -89
~pahch	24 -89
~pahe	-127 -175
~pahel	-127 -175
~pahi	-53 119
~pahl	-154 -89
~pahla	-62 -65
~pahle	-111 -57
~pahli	-73 -61
~pahn	-82 -50
~pahne	-61 -38
~pahu	-94 -159
~pahun	-72 -155
~pai	62 41
~pai$	48 -97
~paid	-24 129
~paid$	-85 109
~paida	30 63
~paik	107 -82
~pain	17 58
~pain$	-54 -259
~painf	91 92
~paini	177 -19
~painl	25 258
~pains	52 -172
~paint	-29 -145
~paip	18 -29
~paip$	18 -29
~pair	166 -175
~pair$	156 -125
~paira	83 -34
~pairo	26 -141
~pais	-247 108
~paisa	-107 91
~paise	-223 55
~pait	-137 -177
~paith	-94 -117
~pak	159 -3
~pak$	158 -189
~paka	41 114
~paka$	-120 200
~pakad	-7 1
~pakd	22 78
~pakda	-114 -33
~pakde	103 36
~pakdi	-23 101
~pakh	159 -34
~pakha	159 -34
~paki	-165 -112
~paki$	-80 78
~pako	91 -38
~pakod	133 -33
~paks	-90 -45
~pal	244 -310
~pal$	-21 -28
~pala	70 -208
~palak	-78 -114
~palat	207 -36
~pale	189 -76
~pale$	189 -76
~palk	155 -67
~palke	230 -46
~palm	159 -79
~palm$	134 -49
~palms	71 -34
~paln	-76 -8
~pals	152 -46
~palt	75 -190
~palu	88 47
~palu$	88 47
~pam	179 17
~pamb	83 -31
~pambu	83 -31
~pan	-69 -112
~pan$	-161 -338
~pana	-110 27
~pana$	-110 27
~panc	-20 -113
~panch	-20 -113
~pand	-37 48
~pandi	-95 -69
~pandr	-110 108
~pane	-36 160
~pane$	-36 160
~pani	20 -231
~pani$	16 -136
~panic	-95 -105
~panir	-182 -176
~pank	-101 207
~pankh	-70 238
~pankt	-96 -126
~panp	127 -77
~panp$	127 -77
~pant	50 -215
~panto	-88 -138
~pants	22 -50
~pany	-59 -148
~pany$	-43 -123
~pao	58 39
~pap	8 73
~papa	81 96
~papa$	110 164
~papad	147 -138
~papay	-192 -194
~papd	-82 -44
~papdi	-93 -44
~pape	-155 2
~paper	-155 2
~papi	9 -82
~papit	9 -82
~par	-4 9
~par$	58 30
~para	-199 76
~parac	2 24
~paral	-146 -103
~parat	-305 -75
~parc	160 37
~parch	160 37
~pard	118 44
~parda	162 65
~pare	-146 116
~pare$	29 -19
~paren	-156 142
~pares	-99 20
~parh	-148 -142
~parhe	-148 -142
~pari	-222 -204
~pari$	2 -76
~parik	-262 -185
~pariv	-23 7
~park	47 -36
~park$	-7 8
~parke	79 6
~parki	4 -72
~paro	-39 96
~paros	-39 96
~pars	30 -121
~parso	-60 -100
~part	35 -112
~part$	18 -116
~partm	-44 -53
~partn	25 93
~partu	-69 48
~party	51 -257
~pas	49 49
~pas$	-178 166
~pasa	-163 -89
~pasan	-163 -89
~pase	161 -27
~pased	126 -106
~pasen	52 93
~pases	133 -83
~pash	-202 -156
~pashu	-88 -94
~pasi	160 -205
~pasin	160 -205
~pasl	162 -84
~pasli	162 -84
~pasp	-44 17
~paspo	-44 17
~past	75 6
~paste	77 -49
~pasv	-218 60
~pasvo	-163 187
~pat	65 83
~pat$	-35 -120
~pata	-70 76
~pata$	-50 142
~patak	105 39
~patal	-114 -156
~patan	-10 -134
~patc	-167 33
~patch	-167 33
~pate	-30 -3
~pate$	60 -33
~path	-18 -306
~path$	-59 -51
~patha	240 -79
~pathr	-163 -212
~pathy	-54 -128
~pati	230 1
~pati$	209 -5
~patie	92 18
~patl	-6 -166
~patla	15 -120
~patli	-40 -71
~patn	-161 -21
~patna	-51 -149
~patni	-140 44
~patr	-160 284
~patri	-143 314
~pau	-191 61
~paud	-62 -95
~pauda	5 -35
~paudh	-70 -68
~paun	-73 111
~paung	-22 -47
~paus	-64 -174
~pause	-5 -123
~pav	-73 -3
~pay	-217 -17
~pay$	-154 6
~paya	-154 66
~paya$	-267 56
~payal	91 46
~paye	-3 -205
~pbo	52 122
~pboa	52 122
~pboar	52 122
~pch	-156 11
~pcha	-156 11
~pco	-68 -132
~pcod	-26 -85
~pcod$	-26 -85
~pcos	-41 -45
~pcos$	-41 -45
~pd$	144 -69
~pda	-12 -94
~pda$	196 29
~pdat	-104 -115
~pdate	-104 -115
~pde	-48 23
~pde$	-48 23
~pdf	-110 -70
~pdf$	-110 -70
~pdi	-93 -44
~pdi$	-93 -44
~pe$	36 159
~pea	-1 30
~peac	-52 107
~peace	-52 107
~peak	-15 -158
~peak$	-68 -107
~pean	138 -76
~peanu	138 -76
~peat	-107 -89
~peat$	-107 -89
~pec	90 65
~pect	-174 -17
~ped	137 172
~ped$	149 193
~pedi	-103 -54
~peh	-78 -70
~pehc	85 -100
~pehch	85 -100
~pehe	-143 111
~pehen	-143 111
~pehl	-4 -105
~pehla	-63 -108
~pehle	27 -88
~pehli	-79 -57
~pehn	-179 -173
~pehnu	-89 -120
~pel	-71 -24
~pen	177 58
~pen$	198 -90
~pend	-163 74
~pendi	-115 -12
~pene	47 74
~pened	68 5
~peni	164 -70
~penin	37 -60
~pens	-72 65
~pens$	-48 42
~pensh	-33 -88
~pensi	-19 146
~pent	-19 -33
~peo	-31 -39
~peop	-31 -39
~peopl	-31 -39
~pep	89 2
~pepa	-2 25
~pepar	-86 37
~per	-126 28
~per$	21 3
~pera	12 4
~perat	12 4
~perc	-174 7
~perce	-138 20
~peri	-152 -338
~perio	-78 -321
~perl	11 69
~perly	11 69
~perm	-81 -7
~pers	-75 208
~pers$	-31 152
~perso	-75 152
~perv	120 -90
~pes	140 23
~pes$	-93 -121
~pesh	227 -127
~pesha	242 -216
~pest	-145 96
~pest$	-25 -6
~pesti	-151 97
~pet	74 -313
~pet$	112 -267
~peta	-148 46
~peti	-169 -81
~petr	70 -85
~petro	70 -85
~pf$	-110 -134
~pg$	9 157
~pi$	215 97
~pia	-62 -117
~piar	-62 -117
~piar$	-62 -117
~pic	37 59
~pic$	13 157
~pich	93 -22
~pich$	198 -1
~piche	102 85
~pichk	156 -14
~pichl	-294 -98
~pics	-56 59
~pics$	-56 59
~pict	-41 -88
~pictu	-41 -88
~pid	99 26
~pid$	-105 -122
~pidu	96 -112
~pidur	96 -112
~pie	33 -181
~piec	71 -85
~piece	71 -85
~pig	28 54
~pige	-40 58
~pigeo	-40 58
~pij	-15 -214
~pija	-15 -221
~pija$	-15 -221
~pik	17 53
~pik$	30 91
~pika	78 -9
~pikar	65 -7
~piki	-21 37
~pikin	-21 37
~pil	95 -41
~pil$	-4 -42
~pila	197 -139
~pila$	216 -109
~pilan	-63 -80
~pilat	-177 -83
~pilay	112 -70
~pile	-93 -45
~pile$	-101 -86
~pilep	-137 7
~piles	-54 -59
~pili	8 -186
~pili$	75 -10
~pilin	-77 -75
~piliy	20 -123
~pilo	-113 15
~pilov	-113 15
~pils	127 195
~pils$	127 195
~pily	-60 -132
~pily$	-60 -132
~pim	-216 -18
~pimp	-216 -18
~pimpl	-216 -18
~pin	128 12
~pin$	-47 45
~pina	-126 -148
~pina$	-110 -145
~pinc	230 -33
~pinch	230 -33
~pind	69 -24
~pindl	34 -22
~pine	9 -37
~pine$	9 -37
~ping	148 104
~ping$	148 104
~pini	-143 -114
~pinin	-77 -38
~pinio	-98 -85
~pink	49 -181
~pink$	32 -177
~pio	133 -40
~pion	140 -36
~pion$	140 -36
~pip	-130 74
~pip$	-1 73
~pipe	-133 69
~pipe$	-122 79
~pir	-34 -205
~pire	-146 -20
~pire$	-86 -38
~pired	-87 1
~piri	175 -121
~piri$	143 -42
~pirid	65 -17
~pirin	42 -65
~piry	-36 -56
~piry$	-36 -56
~pis	-272 -1
~pis$	-150 -14
~piso	-83 -133
~pisod	-83 -133
~pist	-184 56
~pist$	-148 -56
~pista	-65 -122
~pit	99 -240
~pit$	262 -174
~pita	-8 -95
~pita$	113 -199
~pitaj	-15 -20
~pital	-91 -6
~pitc	-6 -70
~pitch	-6 -70
~pite	21 -111
~pite$	21 -111
~pith	46 -216
~pith$	46 -216
~piti	-29 -90
~piti$	-104 -61
~piu	0 -139
~piun	80 -37
~piy	39 -30
~piya	1 58
~piya$	17 65
~piye	117 -73
~piye$	117 -73
~pka	190 -177
~pka$	208 31
~pkal	-154 -112
~pkali	-154 -112
~pkan	89 -88
~pkanp	153 -21
~pkap	164 -6
~pkapi	164 -6
~pkar	-46 -82
~pke	-131 30
~pke$	-131 30
~pki	-94 -86
~pki$	-110 -130
~pl$	-143 -41
~pla	-247 -139
~plac	-114 32
~place	-114 32
~plai	-136 -158
~plain	-181 -155
~plan	-229 9
~plan$	-95 19
~plani	-146 19
~plant	-156 -47
~plas	46 -304
~plast	63 -258
~plat	58 50
~plate	105 -237
~platf	-82 137
~play	-162 -320
~play$	-203 -260
~playi	-32 -116
~plays	-167 -105
~ple	73 -119
~ple$	67 -129
~plea	58 47
~pleas	58 47
~ples	-111 -96
~ples$	-93 -91
~plet	26 -141
~plete	44 -9
~pletl	-59 -105
~pli	41 39
~plic	-89 -140
~plica	-89 -140
~plie	50 53
~plin	-110 75
~pline	-110 75
~plit	99 9
~pliti	75 50
~plo	-229 -43
~ploa	-70 -66
~pload	-70 -66
~pls	-96 20
~pls$	-96 20
~plu	30 -151
~plus	-67 -44
~plus$	-67 -44
~ply	35 -145
~ply$	62 -138
~plyi	-53 -30
~plyin	-53 -30
~pm$	-30 -91
~pna	-140 33
~pna$	-140 33
~pne	-143 121
~pne$	-192 126
~pni	-148 205
~pni$	-148 205
~po$	122 -169
~pod	-170 -66
~podc	-23 -112
~podca	-23 -112
~poe	-1 -194
~poem	6 -184
~poem$	6 -184
~poh	-154 -155
~poha	-154 -155
~poha$	-154 -155
~poi	-108 15
~poil	-86 -14
~poin	-168 52
~point	-168 52
~pois	-53 -71
~poiso	-53 -71
~pok	151 -48
~poke	-16 60
~pokh	178 -76
~pol	14 -52
~pole	-33 -105
~pole$	-33 -105
~poli	-69 -73
~polic	-13 124
~polio	-93 -82
~polis	49 -54
~polit	-113 -258
~pon	-15 -21
~pon$	29 42
~pond	148 -107
~pondi	127 -66
~pong	-114 -83
~ponga	-107 -74
~por	54 2
~pore	-78 180
~poren	-96 185
~pori	90 -112
~port	-66 -185
~port$	-48 -170
~ports	-69 -21
~pos	-40 82
~pose	-164 111
~pose$	-157 75
~posi	19 -129
~posib	-120 -49
~posit	56 -100
~post	-19 91
~post$	146 -2
~posta	-75 -169
~poste	-210 141
~postp	-91 76
~pot	-40 131
~pot$	38 -172
~pota	78 26
~pota$	86 -75
~potas	46 70
~potat	99 -25
~pote	-23 -112
~pote$	-23 -112
~poth	-82 180
~pothe	-65 100
~poti	-92 19
~potin	-45 -32
~pots	-51 -77
~pots$	-51 -77
~potu	-192 108
~poty	-30 -173
~poty$	-30 -173
~pou	173 57
~poun	95 -23
~pound	95 -23
~pour	94 58
~pov	-37 135
~pova	-148 230
~povd	11 -157
~povde	11 -157
~pove	-3 -188
~pover	-3 -188
~poy	227 -166
~poya	75 -110
~poyi	219 -83
~poyin	157 -25
~pr$	-147 -182
~pra	-4 53
~prac	-110 -35
~pract	-110 -35
~prad	-16 -81
~prai	-106 -85
~praj	66 114
~prajo	-38 119
~prak	2 84
~pram	-89 -195
~pram$	-71 -109
~prama	-23 -125
~pran	-193 87
~prana	-86 -89
~pras	45 -129
~prasa	99 -61
~prash	-162 -100
~prat	-183 -134
~prath	-203 -73
~prati	-45 -76
~prav	252 -79
~pravn	252 -79
~pray	-5 78
~pray$	-1 119
~praye	-65 53
~prayi	-54 -40
~pre	8 -168
~pre$	-15 -91
~prea	32 -88
~pread	37 -84
~preg	85 -81
~preg$	140 -67
~pregn	19 -60
~prem	-184 -192
~premi	-100 -176
~prep	-71 -76
~prepa	-71 -76
~pres	-41 -121
~pres$	67 82
~presc	-54 -36
~prese	-135 -189
~presh	-247 -93
~presi	-52 -201
~presu	0 58
~pret	34 48
~prete	34 48
~prev	74 -166
~preve	31 -149
~previ	83 -14
~pri	-25 -70
~pri$	-68 -109
~pric	-171 -215
~price	-135 -190
~prik	123 -43
~pril	9 -51
~pril$	9 -51
~prin	-72 -60
~prin$	28 -88
~princ	10 39
~print	-111 -196
~prit	109 -104
~priv	-3 -170
~priva	-3 -170
~pro	-206 -144
~prob	-66 -21
~probl	-57 -44
~proc	-90 -163
~proce	-90 -163
~prof	-179 25
~profi	-161 -121
~proj	17 -86
~proje	17 -86
~prom	-197 -95
~promp	-66 -160
~prop	50 14
~prope	3 63
~propo	-88 -140
~pros	27 -120
~prost	-67 -92
~prot	-120 -206
~prote	-115 -179
~prov	-133 -105
~provi	-124 -44
~ps$	37 -48
~psc	-78 80
~psc$	-78 80
~pse	79 -195
~pse$	36 -155
~psed	99 -51
~psed$	99 -51
~psi	-175 -201
~psia	-71 -83
~psia$	-71 -83
~psis	-60 -95
~psis$	-60 -95
~pst	-85 40
~psy	-156 -22
~psy$	-127 37
~psyc	-52 -130
~psych	-52 -130
~pt$	-192 -111
~pta	106 -29
~pta$	138 -23
~ptai	-73 -8
~ptain	-73 -8
~pte	-183 -66
~pte$	-74 1
~pter	-151 -118
~pter$	-151 -118
~pti	14 -168
~ptic	156 -94
~ptic$	99 -78
~ptio	-162 -117
~ption	-162 -117
~pto	-238 -209
~ptom	-111 -117
~ptoms	-109 -116
~ptop	-227 -72
~ptop$	-227 -72
~pty	4 96
~pty$	8 -10
~pu$	100 -205
~pub	-97 -47
~pubg	-95 -29
~pubg$	-95 -29
~puc	-7 49
~puch	-7 49
~puch$	-3 51
~pucha	-212 -13
~puche	-97 44
~puchn	161 -101
~pucho	26 -29
~pucht	-105 167
~pud	41 73
~pudi	69 85
~pudiy	98 14
~puf	67 -72
~pufe	159 -46
~puj	-42 -160
~puja	59 -88
~puja$	25 -83
~pul	187 177
~pul$	1 215
~pule	117 16
~puled	117 16
~puli	89 62
~pulin	184 -36
~pulis	17 103
~puls	116 -299
~pulse	156 -252
~pult	36 -4
~pum	211 14
~pump	211 14
~pump$	222 -83
~pun	-18 -163
~pun$	126 -114
~pune	-130 -109
~pune$	-130 -109
~punj	-86 -86
~punja	-86 -86
~pup	66 -232
~pup$	-100 -165
~pupi	182 -44
~pupil	182 -44
~pur	120 -19
~pur$	-31 -75
~pura	8 -178
~pura$	96 36
~puran	-259 -398
~pure	112 -28
~pure$	112 -28
~puri	-2 38
~puri$	-20 39
~purp	132 102
~purpl	159 -107
~purpo	-91 145
~pus	-69 -192
~pus$	-97 -77
~push	65 -67
~push$	125 -3
~put	112 105
~put$	27 184
~puti	88 -24
~putin	88 -24
~putl	240 -119
~putli	240 -119
~pv$	-26 -47
~py$	73 -19
~pya	86 -181
~pyaj	-190 -142
~pyaj$	-190 -142
~pyar	-206 -60
~pyar$	-181 -27
~pyas	94 -19
~pyas$	94 -19
~pye	-76 -70
~pye$	-76 -70
~pyt	-63 -147
~pyth	-63 -147
~pytho	-63 -147
~ra$	320 93
~rab	-181 -107
~rab$	-50 -11
~raba	-122 17
~raba$	-144 -69
~rabad	32 -79
~rabar	-32 72
~rabi	-153 -184
~rabie	-160 -183
~rac	-155 83
~race	-84 96
~race$	-43 128
~racet	2 24
~rach	-105 150
~ract	-162 -201
~ract$	-125 -30
~racte	-35 -95
~racti	-88 -72
~racto	-44 -113
~ractu	-78 -36
~rad	111 -272
~rad$	53 -67
~rada	122 -4
~rada$	-102 39
~rade	-145 -132
~rade$	-145 -132
~radh	-75 5
~radl	-65 -31
~radle	-65 -31
~radu	-83 -94
~rady	126 -51
~rae	-134 -77
~raen	-119 -51
~raen$	-119 -51
~raf	6 -80
~raf$	225 70
~rafi	-176 -123
~rafic	-139 -110
~raft	-186 -96
~raft$	-184 -204
~rafy	-109 -99
~rafy$	-109 -99
~rag	-15 -6
~rage	-17 43
~rage$	-49 59
~ragi	-78 -77
~ragi$	-198 -133
~ragin	125 41
~rah	153 82
~rah$	-167 18
~raha	209 -38
~raha$	201 -29
~rahat	34 -52
~rahe	40 -50
~rahe$	89 -85
~raheg	-223 -67
~rahen	-95 119
~rahi	318 68
~rahi$	307 50
~rahin	210 -139
~rahn	-168 38
~rahna	-60 123
~rahne	-139 -144
~raho	-110 20
~raho$	-108 4
~raht	-66 -183
~rahta	-211 -116
~rahte	139 -103
~rahti	-118 -97
~rahu	-115 314
~rahu$	-62 161
~rahun	-88 281
~rahv	-45 103
~rahvi	-45 103
~rai	-51 39
~rai$	21 -45
~raid	-110 -129
~raid$	-110 -129
~raig	103 34
~raigh	113 43
~raik	62 -190
~raikt	64 -178
~rail	-52 250
~railv	-6 154
~rain	-147 -25
~rain$	-45 -59
~raine	-45 -78
~raini	-198 -83
~rains	77 13
~rais	-154 -61
~raise	-145 -54
~rait	109 -166
~rait$	109 -166
~raiv	-45 -24
~raj	-108 71
~raj$	-61 0
~raja	-48 -240
~raja$	-51 -119
~rajas	-156 -160
~raji	56 -108
~rajm	-149 -176
~rajma	-121 -162
~rajo	-137 205
~rajol	-38 119
~rak	-8 85
~rak$	-215 -195
~raka	-156 64
~rake	0 -127
~rake$	-96 12
~raked	-30 -141
~rakh	-111 89
~rakh$	64 255
~rakha	-55 200
~rakhe	-137 -137
~rakhi	44 68
~rakhn	-262 -36
~rakht	-2 -111
~rakhu	-98 -309
~raki	23 -78
~raks	-124 176
~raks$	-90 207
~raksh	-66 -80
~rakt	272 -67
~rakta	146 -241
~rakth	170 -100
~ral	-44 -34
~ral$	62 0
~rala	-7 -73
~rala$	-7 -73
~rali	-99 -207
~raly	-251 -108
~raly$	-183 -62
~ralys	-132 -71
~ram	5 -169
~ram$	-68 -178
~rama	-49 118
~rama$	-102 190
~raman	-23 -125
~ramay	-147 -85
~rame	-134 -156
~ramp	29 -94
~ramps	-29 -67
~ran	79 -85
~ran$	-133 80
~rana	-243 -273
~rana$	-165 -231
~ranay	-83 -79
~ranc	-152 10
~rance	-179 -8
~ranch	6 35
~rand	-37 -63
~rand$	-157 -113
~randf	-6 71
~randm	-59 -134
~randp	41 -52
~rands	82 31
~rane	-44 81
~rane$	-44 81
~rang	113 -163
~rang$	176 -92
~range	-83 -62
~rani	-72 -235
~rani$	-66 -220
~ranj	57 -60
~rank	200 128
~rank$	237 135
~rans	4 -187
~ransf	109 -14
~ransl	-115 -183
~ransp	-69 -74
~rant	116 -64
~rant$	115 12
~ranti	58 -119
~rany	175 -19
~rany$	175 -19
~rao	65 -138
~rao$	88 -134
~rap	-32 -175
~rap$	-182 -102
~rape	121 -92
~rape$	112 -138
~rapi	-128 -21
~rapis	-136 -18
~rapy	-144 -159
~rapy$	-144 -159
~rar	-49 47
~rare	-152 -37
~rare$	-152 -37
~ras	-104 61
~ras$	-44 -189
~rasa	152 -170
~rasam	84 -86
~rasav	76 -48
~rase	47 -51
~rash	-409 -305
~rash$	-336 -266
~rasha	-97 -96
~rashi	-123 -139
~rasi	57 213
~rasi$	14 216
~raso	-22 17
~rasoi	33 36
~rasou	-96 -51
~rast	36 135
~rasta	5 192
~raste	-66 -116
~rat	-93 -72
~rat$	-66 95
~rata	135 12
~rata$	135 12
~ratc	-50 50
~ratch	-50 50
~rate	-181 -419
~rate$	-145 -374
~rath	-33 48
~ratha	-76 18
~rathi	-148 -130
~rati	-174 -157
~ratin	-136 -129
~ratio	-48 -55
~rato	118 -37
~rator	118 -37
~ratr	-101 -267
~ratri	-101 -267
~rau	-70 -103
~rav	22 -49
~rav$	-101 -81
~rava	99 -71
~rave	-185 39
~ravel	-139 -123
~ravi	-113 48
~ravn	231 -122
~ravn$	41 -78
~ravns	225 -50
~ravy	-103 23
~ravyu	-46 62
~ray	90 94
~ray$	103 -24
~raya	10 -56
~raya$	44 -93
~raye	-110 -5
~raye$	-58 -78
~rayer	-74 31
~rayi	-54 -40
~rayin	-54 -40
~rb$	85 -110
~rba	63 89
~rbad	-65 119
~rbad$	-65 119
~rbat	17 52
~rbat$	12 -18
~rbati	10 62
~rbh	13 -174
~rbh$	-39 6
~rbha	-79 -168
~rbhav	13 -72
~rbhv	30 -33
~rbhva	30 -33
~rbo	-162 -107
~rcb	-161 -167
~rcb$	-161 -167
~rce	-47 63
~rce$	59 173
~rced	-14 -79
~rced$	-14 -79
~rcen	-138 20
~rcent	-138 20
~rch	-135 127
~rch$	-202 -13
~rcha	89 61
~rcha$	-40 -1
~rche	39 140
~rche$	-2 121
~rchi	-89 48
~rchi$	-45 6
~rci	-222 -163
~rcis	-206 -129
~rcise	-206 -129
~rcu	-112 -58
~rd$	3 40
~rda	81 34
~rda$	111 95
~rdan	98 -32
~rdan$	100 -169
~rdar	-28 -56
~rdar$	-55 -47
~rdas	76 5
~rdast	93 -17
~rde	-178 -162
~rde$	-135 -103
~rden	59 23
~rden$	66 17
~rder	-138 -134
~rder$	-80 -109
~rdes	-60 -74
~rdi	-90 -171
~rdi$	-184 -92
~rdia	-99 -67
~rdiac	-95 -62
~rdio	-24 -34
~rdiy	-56 -47
~rdiyo	-55 -46
~rdl	102 106
~rdly	102 106
~rdly$	102 106
~rdo	-60 99
~rdos	-56 137
~rdose	-56 137
~rds	85 43
~rds$	85 43
~re$	27 -27
~rea	-98 10
~rea$	50 49
~reac	-5 20
~reach	11 -88
~react	-12 112
~read	-156 45
~read$	-232 -122
~readi	-44 -233
~readm	102 -78
~ready	-159 178
~reak	-193 70
~reak$	-222 154
~reakf	-5 -67
~reaku	-146 -48
~real	-106 -6
~real$	-172 -13
~reali	-40 -93
~realy	2 31
~ream	-36 -225
~ream$	-185 -206
~reami	165 -23
~reams	106 -70
~rean	85 -40
~rean$	85 -40
~rear	57 -121
~rearm	57 -121
~reas	-13 86
~rease	-96 -129
~reaso	-116 175
~reast	77 -197
~reat	41 -230
~reat$	-269 -94
~reath	166 -180
~reati	-135 -72
~reatm	12 25
~reb	-11 -52
~rebi	-11 -52
~rebij	-11 -52
~rec	42 -299
~rech	121 -96
~reche	135 -62
~reci	-143 -154
~recip	-143 -154
~reco	-87 -17
~recog	57 -63
~recor	-44 -80
~recov	-61 76
~rect	30 -170
~rect$	-190 -122
~recto	-87 -69
~red	-52 97
~red$	-36 153
~redi	-110 -95
~redit	-82 -47
~rediy	-25 -74
~redu	25 -73
~reduc	25 -73
~ref	-182 94
~refi	-58 86
~refu	-147 77
~refun	-122 -127
~refus	-5 119
~reg	55 -203
~reg$	140 -67
~rega	-80 -196
~rega$	-96 -184
~regi	5 -84
~regis	35 -91
~regn	19 -60
~regna	13 -44
~regne	5 -60
~regu	-50 -31
~regul	-48 -30
~reh	5 61
~reh$	-40 88
~reha	151 -181
~rehe	-59 98
~rehea	-59 98
~rehn	-23 58
~rehna	-30 105
~rehne	-3 -15
~reht	-169 7
~rehta	-121 -42
~rehte	-33 -41
~rehti	-73 56
~rei	-58 30
~reig	-44 56
~rej	-175 -157
~rej$	-33 -123
~reje	-52 25
~rejec	-52 25
~reji	-124 -139
~reji$	-124 -139
~rek	19 -160
~rek$	67 -73
~rel	-135 127
~rel$	-111 152
~rela	-5 -33
~rela$	-104 -130
~relat	50 84
~reli	-97 138
~relu	-67 -138
~relu$	-67 -138
~relv	-6 -100
~relve	-6 -100
~rem	-97 -310
~rema	-85 29
~reme	-52 -226
~remed	-21 -46
~remen	-46 -136
~remi	-102 -196
~remiu	-100 -176
~remo	12 -186
~remot	216 -51
~remov	-141 -148
~ren	-127 35
~ren$	-176 29
~renc	-87 -146
~rence	-193 -137
~rene	-129 -199
~renes	-87 -104
~renev	-62 -135
~reng	-104 56
~renge	-134 58
~reni	-133 -163
~renin	-132 -158
~rent	61 60
~rent$	108 -71
~rents	-152 136
~rep	-151 -284
~repa	-124 -130
~repar	-65 -73
~repe	-113 -103
~repea	-107 -89
~repl	-109 -118
~repla	-80 -98
~reply	-69 -129
~repo	1 -112
~repor	1 -112
~res	-75 -124
~res$	-4 15
~resc	-104 -66
~rescr	-54 -36
~rese	-206 -175
~resed	-140 -57
~reset	-24 -48
~resh	1 -93
~resh$	43 -26
~resha	-72 -51
~reshe	59 -67
~resi	-96 -172
~resid	-5 -83
~resig	-36 26
~resin	126 -47
~resio	-85 -173
~resp	104 -45
~respe	-81 15
~respo	136 -66
~rest	-12 -119
~rest$	-37 -52
~resta	-12 -58
~resti	21 -82
~resu	-94 78
~resul	-188 79
~resum	-61 -117
~resur	0 58
~ret	3 14
~ret$	-207 -22
~reta	-12 -176
~retar	10 -70
~retc	-51 -88
~retch	-51 -88
~rete	38 64
~rete$	17 34
~reten	34 48
~reti	-54 35
~retir	-44 40
~retu	-74 41
~retur	-74 41
~rev	-2 127
~rev$	45 8
~reve	-10 129
~revel	-56 -85
~reven	29 -176
~rever	-19 207
~revi	-17 -135
~revio	83 -14
~reviv	-118 -91
~rey	226 -150
~rey$	211 -120
~rf$	-16 10
~rfa	-3 45
~rfar	100 97
~rfari	100 97
~rfe	-8 -12
~rfi	77 -22
~rg$	18 -89
~rga	171 -72
~rga$	105 -50
~rgan	-63 -15
~rgao	148 -52
~rgaon	148 -52
~rge	1 -355
~rge$	78 -79
~rged	18 -89
~rged$	18 -89
~rgen	82 -221
~rgenc	48 -163
~rgent	82 -108
~rger	-139 -181
~rger$	-53 -99
~rgery	-118 -116
~rget	-99 -107
~rget$	-85 -100
~rgi	-87 1
~rgi$	18 -287
~rgin	-143 67
~rgiv	-40 127
~rgive	-40 127
~rgl	137 -57
~rgle	105 -42
~rgle$	101 -41
~rgli	69 -18
~rglin	69 -18
~rgo	-1 -18
~rgot	4 -13
~rgot$	5 -34
~rgu	-35 -97
~rgy	26 -95
~rgy$	26 -95
~rha	243 96
~rha$	171 150
~rham	118 -105
~rhan	154 -101
~rhe	-68 -133
~rhe$	27 -102
~rhej	-148 -142
~rhej$	-148 -142
~rhi	123 -6
~rhi$	123 -6
~rhy	-75 -51
~ri$	-78 149
~ria	14 -93
~ria$	9 -143
~riag	-18 79
~riage	-18 79
~rial	49 -225
~rial$	49 -225
~rian	-64 -61
~rian$	-47 -15
~rib	124 156
~rib$	-121 -92
~ribl	136 29
~ribs	182 -56
~ribs$	182 -56
~ric	-220 -109
~ric$	-23 -238
~rice	-287 -96
~rice$	-283 -81
~rich	-22 51
~rici	-177 81
~ricia	-145 -66
~rics	-99 -113
~rics$	-99 -113
~rict	-147 -106
~rict$	-130 -102
~rid	-98 35
~rida	-96 41
~riday	-72 48
~ride	-68 -200
~ride$	-64 -125
~ridg	39 57
~ridge	39 57
~ridh	-32 21
~ridha	-21 37
~rido	34 94
~ridon	119 -13
~rie	-136 57
~ried	-195 2
~ried$	-195 2
~rief	-147 20
~rief$	-147 20
~rien	-7 20
~riend	-7 20
~ries	-25 66
~ries$	43 -10
~rif	-123 -53
~rifl	-38 3
~rig	243 -35
~righ	218 -267
~right	218 -267
~rij	-4 -30
~rij$	50 -219
~rija	-48 78
~rijal	-48 78
~riji	-1 -8
~rijin	62 -233
~rik	-248 14
~rik$	-48 -126
~rika	-219 153
~rika$	-207 110
~rike	-31 -66
~riket	-54 -40
~rikh	-161 -96
~rikh$	-96 -59
~riks	-113 -204
~riksh	-117 -190
~ril	-215 -276
~ril$	-193 -101
~rila	13 -135
~rila$	14 -126
~rile	-164 -134
~rile$	-164 -134
~rili	-28 -38
~rili$	-28 -38
~rils	-67 -153
~rils$	-67 -153
~rim	-135 -157
~rim$	-113 -102
~rime	-141 -13
~rimen	-57 -76
~rin	20 -9
~rin$	-70 -26
~rinc	10 39
~rinci	10 39
~rind	138 -37
~rind$	-48 -6
~rine	74 20
~rine$	74 20
~ring	74 17
~ring$	54 -73
~ringi	28 118
~rings	74 100
~rinj	-4 -38
~rink	43 -54
~rink$	-16 -81
~rinki	-69 41
~rinks	155 -50
~rins	-99 -28
~rint	-117 -199
~rint$	-41 -38
~rinte	-96 -176
~rio	-109 -430
~riod	-78 -321
~riod$	-30 -215
~riods	-69 -202
~riou	-76 -143
~rious	-76 -143
~rip	50 98
~rip$	114 96
~ripa	-91 60
~ripan	-66 72
~ripi	168 -38
~ripin	168 -38
~ripo	24 -190
~ripor	24 -190
~rips	-111 119
~ript	-103 43
~ript$	-44 -37
~ripti	-72 -96
~rir	116 63
~rir$	116 63
~ris	-81 -97
~ris$	-5 -15
~rise	-82 -8
~rise$	-79 -79
~rish	-84 -298
~rish$	18 -216
~risht	-118 -72
~rishy	-125 -112
~risk	-162 -113
~risk$	-154 -111
~rist	17 101
~rist$	62 61
~rit	98 -112
~rit$	196 11
~rita	-118 -63
~rite	-70 -31
~rite$	-44 -80
~riten	-99 99
~riti	-68 -172
~ritin	-13 -110
~ritis	34 -93
~rity	-6 -48
~rity$	16 59
~rityu	-42 -118
~riv	2 53
~riva	-24 -159
~rivar	-23 7
~rivat	-3 -170
~rive	34 143
~rive$	-34 64
~river	111 136
~rivi	-69 -172
~rivin	-67 -171
~riy	-153 -49
~riya	-199 -45
~riya$	-133 -24
~riyal	-178 -103
~riyan	-25 -1
~rj$	-68 151
~rja	-181 126
~rja$	-84 194
~rjar	-67 -151
~rji	26 -113
~rji$	29 -111
~rk$	-149 -256
~rka	29 -92
~rka$	-49 -1
~rkar	-140 -57
~rkar$	-66 -116
~rkari	-101 0
~rke	24 20
~rke$	-3 177
~rked	57 -95
~rked$	57 -95
~rker	61 -216
~rker$	33 -106
~rkers	52 -149
~rket	-109 -110
~rket$	-95 -99
~rkh	97 27
~rki	-2 -117
~rkin	9 -64
~rking	38 -27
~rkins	-77 -60
~rko	36 -80
~rkou	23 -78
~rkout	23 -78
~rks	-67 150
~rks$	-83 152
~rku	105 86
~rl$	19 118
~rld	-69 -88
~rld$	-62 -67
~rlf	-137 -85
~rlfr	-137 -85
~rlfri	-137 -85
~rli	5 74
~rlic	-81 -23
~rlic$	-81 -23
~rlie	91 68
~rlier	91 68
~rlin	-23 -63
~rls	12 66
~rls$	12 66
~rly	-4 -34
~rly$	-4 -34
~rm$	-93 -44
~rma	-83 -351
~rma$	-129 -127
~rmac	-30 -88
~rmacy	-49 -33
~rmal	-29 -264
~rmal$	-66 -264
~rmaly	88 -7
~rman	-90 5
~rmat	-81 -111
~rmat$	-66 -93
~rme	27 -39
~rmen	-15 29
~rment	-15 29
~rmer	109 2
~rmer$	130 91
~rmeri	14 -58
~rmi	-329 -234
~rmi$	-215 -174
~rmin	-180 -66
~rmin$	-110 -156
~rmit	-106 -108
~rmite	-80 -48
~rmo	154 -182
~rmom	164 -77
~rmome	164 -77
~rmon	-22 -96
~rms	46 -19
~rms$	46 -19
~rmy	-113 158
~rmy$	-113 158
~rn$	12 14
~rna	-172 78
~rna$	-119 122
~rnak	-44 -67
~rnak$	-44 -67
~rnal	-5 -70
~rnat	-37 -146
~rnath	-23 -128
~rne	-54 147
~rne$	-102 135
~rned	9 93
~rned$	9 93
~rng	48 -63
~rng$	48 -63
~rni	1 27
~rni$	-169 81
~rnia	-52 -28
~rnia$	-52 -28
~rnin	36 -71
~rning	36 -71
~rnit	-13 -27
~rnity	-13 -27
~rniy	-37 -59
~rniya	-37 -59
~rno	-10 -73
~rns	13 -112
~rns$	13 -112
~rnt	-107 -9
~rnt$	-107 -9
~rnu	-71 -64
~rnun	-91 -59
~rnun$	-91 -59
~ro$	-72 54
~roa	70 -114
~road	-11 -30
~road$	-11 -30
~roas	-97 -112
~roast	-97 -112
~roat	132 -58
~roat$	132 -58
~rob	-119 -157
~robl	-57 -44
~roble	-57 -44
~robo	-46 -91
~robot	-46 -91
~roc	46 28
~roce	-168 -27
~roces	-90 -163
~roci	134 49
~rocin	134 49
~rod	130 76
~rod$	215 -98
~roda	25 100
~roe	-50 148
~rof	-101 18
~rofi	-85 -124
~rofil	-69 -114
~rog	-97 -95
~roh	-173 -93
~rohi	-157 -91
~rohit	-157 -91
~roi	9 -198
~roid	-2 -174
~roid$	-2 -174
~roj	-87 12
~roj$	-139 71
~roja	50 -126
~roja$	50 -126
~roje	3 -62
~rojec	-2 -78
~rok	17 -142
~rok$	-56 109
~roke	-2 -305
~roke$	30 -216
~roken	-67 -128
~rokn	-109 -1
~rokne	-74 -71
~roks	-129 -184
~roksi	-144 -151
~rokt	134 -213
~rokth	-16 -86
~rol	-82 -203
~rol$	-80 -109
~role	41 -84
~roled	74 -95
~rolo	-91 -67
~rolog	-91 -67
~rom	64 15
~rom$	89 74
~romp	-66 -160
~rompt	-66 -160
~ron	-63 -30
~ron$	-26 -174
~rona	-40 -121
~rona$	11 -84
~rone	-101 12
~rone$	-56 28
~rong	31 58
~rong$	21 44
~rono	-162 58
~ronor	-85 96
~ront	100 52
~ront$	87 53
~ronto	37 6
~rop	111 180
~rop$	48 119
~rope	70 235
~rope$	-1 226
~roped	105 40
~roper	3 63
~ropo	-102 -159
~ropos	-88 -140
~rops	1 -238
~rops$	1 -238
~ror	-31 -48
~ror$	-31 -48
~ros	51 -113
~ros$	-129 -14
~rose	-5 -48
~rosen	96 -1
~rosh	167 -25
~roshn	167 -25
~rosi	142 -19
~rosin	142 8
~rost	-79 -125
~roste	-126 -82
~rot	99 26
~rota	76 -67
~rota$	221 -36
~rote	-113 125
~rote$	-81 177
~rotei	-115 -179
~roth	217 -110
~roth$	176 -47
~rothe	108 -90
~roti	-79 -63
~roti$	-75 -86
~rou	100 87
~roub	14 143
~roubl	14 143
~roug	144 -116
~rough	144 -116
~roun	164 -16
~round	164 -16
~roup	-117 74
~roup$	-112 79
~rous	-30 46
~rous$	-107 53
~rout	-147 -174
~route	-105 -98
~routi	-64 -108
~rov	-65 -133
~rov$	-45 -80
~rove	-45 51
~rovi	-85 -117
~rovin	-77 -102
~rovn	-35 -214
~rovn$	72 -78
~rovne	-105 -124
~rovni	-90 -152
~rovs	82 -4
~rovs$	-141 6
~rovsy	146 -53
~roy	96 95
~roya	100 -62
~roya$	100 -62
~rp$	156 -37
~rpa	21 -110
~rpe	-161 25
~rpen	-161 25
~rpi	195 10
~rpic	79 60
~rpic$	79 60
~rpin	115 -60
~rpio	133 -40
~rpion	140 -36
~rpl	153 -113
~rple	149 -104
~rple$	149 -104
~rpo	-154 126
~rpor	-83 -54
~rport	-57 -49
~rpos	-91 145
~rpose	-91 145
~rs$	-64 -85
~rsa	-206 62
~rsar	-90 -59
~rsary	-90 -59
~rsat	-131 -65
~rsat$	-131 -65
~rsd	-24 55
~rsda	-24 55
~rsday	-24 55
~rse	51 -153
~rse$	19 -131
~rses	-38 -104
~rses$	-38 -104
~rsh	-260 -271
~rsha	-166 -184
~rsi	-99 -300
~rsi$	110 -241
~rsin	-181 -103
~rsing	-181 -103
~rsio	-36 -55
~rsion	-36 -55
~rso	-75 25
~rso$	-41 -180
~rson	-62 107
~rson$	-60 76
~rst	140 -169
~rst$	105 -182
~rt$	-84 -185
~rta	-59 -82
~rta$	-91 -59
~rtai	158 25
~rtain	158 25
~rtan	-28 -75
~rtan$	-139 -41
~rtb	-123 -57
~rte	88 -65
~rte$	-12 -54
~rted	139 37
~rted$	139 37
~rter	28 -168
~rter$	18 -205
~rth	-120 -101
~rth$	-169 -139
~rthd	-41 -156
~rthda	-41 -156
~rthi	-3 170
~rthin	-75 135
~rtho	-33 -45
~rti	-10 -75
~rti$	-199 -188
~rtic	60 -115
~rticl	60 -115
~rtif	-84 -5
~rtifi	-84 -5
~rtin	-42 97
~rtio	156 -43
~rtion	162 -33
~rtm	-44 -53
~rtme	-44 -53
~rtmen	-44 -53
~rtn	25 93
~rtne	25 93
~rtner	25 93
~rto	-13 -129
~rto$	-9 -128
~rts	-3 -255
~rts$	-3 -255
~rtu	-96 -42
~rtum	-69 48
~rtum$	-69 48
~rtv	72 -31
~rtva	72 -31
~rtvat	72 -31
~rty	90 -233
~rty$	91 -275
~ru$	155 -60
~rub	-132 -57
~rubi	24 -126
~rubin	-9 -121
~rubis	43 -7
~ruc	185 -204
~ruch	187 -148
~ruct	13 -101
~ructi	26 -80
~rud	149 -163
~rudh	164 -84
~rudhu	164 -84
~rue	-212 -221
~rue$	-212 -221
~ruf	61 -9
~ruf$	33 -8
~rug	106 151
~rui	-152 -248
~ruis	-187 -83
~ruise	-142 -62
~ruit	-36 -192
~ruit$	55 -155
~ruits	-110 -62
~ruk	191 183
~ruk$	276 166
~ruka	-37 168
~ruka$	-149 157
~ruke	68 -158
~ruked	90 -71
~rukn	-146 -13
~rukna	-115 41
~rukne	-50 -84
~rukt	91 44
~rukta	31 -63
~ruku	31 83
~ruku$	11 1
~rukun	68 57
~rul	-52 -230
~rula	-119 -28
~rule	-98 -218
~rules	-90 -205
~ruli	122 -53
~rulin	122 -53
~rum	235 250
~rum$	220 206
~ruma	-39 188
~rumat	-49 224
~rumi	129 -75
~rumie	129 -75
~rums	90 -52
~rums$	90 -52
~run	-116 32
~run$	-218 11
~rung	-116 138
~runga	-95 165
~rungi	-29 24
~runi	-111 -114
~runin	12 -63
~runk	102 -86
~runk$	102 -86
~runt	136 -9
~rup	-138 -95
~rup$	-22 -148
~rupa	-146 76
~rupi	-134 -30
~rupis	-150 -14
~rupy	-90 -91
~rupye	-76 -70
~rur	-42 -127
~rura	-66 125
~rurat	-66 125
~ruri	-38 -254
~ruri$	-38 -254
~rus	-133 -311
~rush	-133 -275
~rush$	-314 -251
~rushi	-11 -31
~rusi	-163 -94
~rusi$	-163 -94
~rust	-75 -97
~rust$	-119 -84
~rut	-339 -28
~rut$	-48 -153
~ruth	-241 41
~ruth$	-97 -138
~rv$	-17 32
~rva	-38 1
~rva$	-9 60
~rvaj	96 13
~rvaja	184 8
~rvaje	-172 13
~rval	-75 111
~rvan	-150 -125
~rvana	-67 -88
~rvar	15 -61
~rvard	22 -111
~rvat	-86 -145
~rvat$	-85 -89
~rvau	-134 -109
~rvau$	-43 -94
~rvay	57 -62
~rvaya	-56 -50
~rve	-134 101
~rved	-79 -17
~rvel	51 -80
~rvel$	51 -80
~rver	-46 62
~rver$	-45 51
~rves	-60 50
~rvi	-217 -9
~rvic	-156 86
~rvice	-126 103
~rvie	-57 -195
~rviev	-57 -195
~rvis	-25 -68
~rvise	-162 -59
~rviv	-107 35
~rvive	-94 53
~rvo	-63 -126
~rvou	-58 -63
~rvous	-58 -63
~ry$	-198 -7
~rya	-184 63
~rya$	-127 145
~ryan	-93 -201
~ryani	-82 -196
~ryb	35 36
~rybo	35 36
~rybod	35 36
~ryi	22 136
~ryin	22 136
~rying	22 136
~ryo	105 172
~ryon	105 172
~ryone	105 172
~ryt	-42 90
~ryth	-34 98
~rythi	-27 102
~ryv	180 -95
~ryvh	163 -91
~ryvhe	163 -91
~sa$	191 -206
~sab	-157 267
~sab$	-48 194
~sabg	-72 -165
~sabgo	-72 -165
~sabh	-57 -54
~sabha	-66 -53
~sabj	-66 -22
~sabji	-66 -22
~sabk	-56 200
~sabka	-63 120
~sabke	-130 56
~sabko	48 182
~sabn	39 48
~sabne	39 48
~sabs	-160 28
~sabse	-71 126
~sabu	-157 111
~sabud	-118 24
~sac	-271 20
~sach	-254 20
~sach$	-282 45
~sache	-21 -54
~sad	160 -78
~sad$	-283 95
~sada	-24 -117
~sadak	-21 -85
~sadh	98 -120
~sadi	102 -34
~sadi$	-11 -37
~sadm	-65 -42
~sadma	-65 -42
~sae	-26 -12
~saep	18 15
~saep$	18 15
~saf	-170 -376
~saf$	-241 -279
~safa	-10 22
~safai	51 -108
~safar	-80 72
~safe	-56 -303
~safe$	-248 -292
~safed	69 -257
~safet	-116 71
~sag	-287 211
~saga	-137 182
~sage	-192 47
~sage$	-227 48
~sah	6 -7
~sah$	256 -180
~saha	30 120
~saha$	-51 119
~sahab	114 34
~sahay	-21 -44
~sahe	-104 167
~sahel	-104 167
~sahi	-340 -263
~sahi$	-440 -255
~sai	-35 128
~said	-80 150
~said$	-80 150
~saik	18 2
~saiki	30 24
~sait	-70 -117
~saj	-54 58
~saja	-54 58
~saja$	-25 93
~sak	-191 -61
~sak$	-123 -40
~saka	111 93
~sakh	-50 -85
~sakht	-50 -85
~sakt	-200 -189
~sakta	-100 -9
~sakte	-373 -161
~sakti	86 -226
~sal	-203 -136
~sal$	-151 -163
~sala	-216 -78
~sala$	-98 41
~salan	-36 -65
~salar	-184 -127
~sale	-86 20
~salf	-15 157
~salfa	-15 157
~sali	-70 -73
~salo	-39 -70
~salt	-5 -88
~salt$	-5 -88
~sam	14 -87
~sam$	103 -318
~sama	-40 55
~samaj	4 -157
~saman	-171 -14
~samay	47 68
~samb	-19 17
~samba	-2 -76
~sambh	-31 69
~same	-181 -50
~same$	-178 -69
~samj	-31 -81
~samjh	-31 -81
~samn	-9 48
~samne	-9 48
~samo	65 -99
~samos	65 -99
~samp	28 52
~sampl	47 -32
~sams	6 -121
~sams$	-75 -101
~samu	-63 32
~san	47 -92
~san$	-270 68
~sana	-80 56
~sana$	-51 63
~sanb	24 79
~sanbh	41 98
~sand	-98 -124
~sand$	-28 -81
~sang	25 -2
~sang$	-53 -69
~sanp	-10 -392
~sanp$	6 -388
~sans	249 -89
~sans$	284 -73
~sansk	-125 -73
~sant	-170 1
~sap	253 -154
~sap$	259 -44
~sapn	-222 -241
~sapne	-201 -223
~sar	30 -120
~sar$	208 -96
~sara	112 -79
~sard	-339 -287
~sardi	-340 -251
~sare	-49 -131
~sare$	-177 -107
~sarea	85 -40
~sari	45 136
~sari$	-47 120
~sark	-131 -55
~sarka	-131 -55
~sars	16 -193
~sarso	16 -193
~sart	-102 -87
~sarta	-102 -87
~sary	-70 -34
~sary$	-70 -34
~sas	231 -37
~sas$	140 -42
~sast	-251 -73
~sasta	-165 -191
~sasti	-149 34
~sasu	202 73
~sasur	180 68
~sat	-23 27
~sat$	-40 -206
~sata	49 -40
~sath	-13 110
~sath$	7 88
~sathi	-76 104
~satr	-95 -82
~satra	-95 -82
~satu	-107 13
~satur	-53 29
~satv	114 -53
~satva	72 -43
~sau	58 -78
~sau$	-38 -75
~saun	-76 -60
~sav	15 -120
~sav$	26 -12
~sava	32 -142
~savag	-120 -100
~saval	-8 -176
~savar	70 86
~savd	-56 -31
~savdh	-56 -31
~save	-140 -19
~saved	-76 7
~say	188 196
~say$	-76 0
~saya	-20 140
~sayi	39 79
~sayin	39 79
~says	167 147
~says$	167 147
~sba	22 89
~sban	6 92
~sband	6 92
~sbi	-108 -122
~sbi$	-108 -122
~sc$	-218 -18
~sca	-118 -93
~scaf	80 -37
~scafo	80 -37
~scal	11 -143
~scalp	3 -113
~scan	51 -159
~scan$	94 -144
~scar	-177 24
~scar$	-36 -155
~scare	-119 106
~scari	-77 70
~sce	-108 -145
~scel	-77 -159
~scel$	-77 -159
~scen	-64 -98
~scene	-64 -98
~sch	-117 -8
~scha	12 4
~schar	14 6
~sche	-39 97
~sched	-36 100
~schu	-127 -52
~schul	-127 -52
~sci	-234 -287
~scie	-134 -169
~scien	-134 -169
~scio	-100 -79
~sciou	-100 -79
~scit	-56 -118
~scita	-56 -118
~scl	-82 -63
~scle	-82 -63
~scle$	-139 -54
~sco	26 -41
~scol	86 1
~scold	86 1
~scop	-56 -28
~scor	37 80
~scord	-95 209
~score	-78 -82
~scorp	133 -40
~scr	-120 -47
~scra	-76 49
~scrat	-50 50
~scre	122 -75
~screa	122 -75
~scri	-299 -84
~scrin	-268 -125
~scrip	-94 -121
~scu	-82 -168
~scui	31 -110
~scuit	31 -110
~scut	-119 -79
~scute	-97 21
~scuty	-55 -127
~sda	34 12
~sday	34 12
~sday$	34 12
~se$	-58 67
~sea	-143 21
~sea$	-74 3
~sear	-157 124
~searc	-157 124
~seas	-207 -162
~sease	-80 -117
~seaso	-176 -121
~seat	105 -23
~seat$	105 -23
~seb	44 -56
~sec	214 -115
~sec$	50 -22
~seco	95 -143
~secon	95 -143
~secr	-20 36
~secre	-20 36
~sect	197 -148
~secti	112 -39
~secto	146 -121
~secu	4 41
~secur	16 59
~sed	93 -123
~sed$	93 -123
~sef	-100 -108
~sefu	-100 -108
~seful	-100 -108
~seh	-97 -191
~seha	-53 -193
~sehat	-53 -193
~sei	17 -131
~seij	17 -131
~seiju	17 -131
~sej	-156 -66
~sej$	-156 -66
~sek	-50 -37
~sel	-49 160
~sel$	65 -73
~sele	-105 -47
~seles	-103 -88
~self	-5 286
~self$	-5 283
~seli	-136 -147
~selin	-136 -147
~selo	-46 -123
~selor	-46 -123
~sem	-91 -16
~semb	59 -66
~sembl	59 -66
~sen	133 -13
~sen$	-178 -115
~send	26 -136
~send$	63 -201
~sendi	-90 74
~sene	62 -16
~sene$	96 -1
~seng	52 93
~senge	52 93
~seni	7 19
~senio	7 19
~sens	121 -169
~sense	183 -35
~sensi	-75 -76
~sent	10 123
~sent$	29 170
~senta	-125 -42
~sente	72 -95
~sep	27 -138
~seps	-60 -95
~sepsi	-60 -95
~sept	103 3
~septi	108 -68
~ser	-91 -231
~ser$	65 -254
~serc	-206 -129
~serci	-206 -129
~seri	41 -253
~seria	33 -212
~serie	-101 -105
~serv	-202 189
~serve	-121 143
~servi	-126 103
~ses	-103 67
~ses$	-98 11
~set	-107 4
~set$	-143 -150
~seth	-175 111
~seti	-12 -137
~setin	-12 -137
~setl	84 -10
~setle	12 13
~sev	203 -161
~sfe	-73 18
~sfer	-73 18
~sfer$	-50 -64
~sg$	-198 168
~sgp	-119 -124
~sgpt	-119 -124
~sgpt$	-119 -124
~sh$	54 -77
~sha	80 -48
~sha$	-150 48
~shab	256 -318
~shab$	245 -217
~shabd	95 -176
~shad	-102 -139
~shadi	-316 -123
~shah	-20 -67
~shaha	-11 -85
~shai	81 -115
~shak	146 117
~shak$	22 185
~shaka	124 -56
~shake	-74 -58
~shaki	138 -44
~shal	168 -184
~shal$	47 -61
~sham	-103 -120
~sham$	-109 -253
~shame	79 -1
~shamp	-72 -102
~shan	-144 52
~shan$	-93 -77
~shani	-74 -23
~shant	-146 185
~shar	165 26
~shar$	95 -59
~shara	147 83
~sharb	12 -18
~share	-73 -57
~shari	74 12
~sharm	-18 21
~sharp	92 20
~shart	-54 -64
~shat	131 -101
~shat$	112 -67
~shau	16 66
~shaus	-1 83
~shav	-99 85
~shay	-118 -257
~shay$	-74 -142
~shaya	-78 -142
~shayr	-103 -187
~she	161 173
~she$	204 283
~shed	10 -120
~shed$	11 -118
~sheh	-8 -80
~shehe	-8 -80
~shel	-106 -66
~sher	-51 -165
~sher$	-24 -137
~shes	-122 138
~shes$	-109 152
~shev	40 93
~shev$	28 -23
~shey	-83 -139
~sheya	-83 -139
~shi	34 43
~shi$	-37 132
~shif	-195 -221
~shifa	-57 -102
~shift	-177 -179
~shik	15 -158
~shik$	58 -71
~shika	18 -129
~shil	-51 1
~shin	100 -95
~shin$	88 -176
~shing	-41 18
~ship	-72 -55
~ship$	-72 -55
~shir	-41 59
~shirt	49 120
~shis	67 246
~shish	87 231
~shit	-93 36
~shit$	-66 75
~shiv	181 -147
~shive	238 -51
~shivi	-124 -83
~shiy	-100 -78
~shiya	-100 -78
~shk	-163 -151
~shm	-140 -228
~shma	-153 -163
~shma$	-85 -99
~shman	-126 -132
~shme	22 -82
~shme$	24 -109
~shmi	-58 -87
~shn	134 -105
~shni	167 -25
~shni$	167 -25
~shno	-35 -40
~shno$	-21 -35
~sho	82 -58
~shoe	26 -101
~shoe$	-60 -68
~shok	115 -248
~shok$	146 -237
~shol	-159 -192
~shole	-159 -192
~shop	-100 114
~shop$	-43 50
~shor	-130 -184
~short	-114 -208
~shot	-206 -213
~shot$	-201 -208
~shou	41 -13
~shoul	39 -54
~shout	0 71
~shov	241 15
~shov$	107 -40
~shovi	161 55
~shovs	134 -31
~shr	13 116
~shra	-124 27
~shru	42 113
~shrum	63 93
~sht	-39 51
~sht$	-47 20
~shta	22 87
~shta$	-28 89
~shte	-75 -76
~shu	35 -351
~shu$	-86 -176
~shub	-231 -178
~shubh	-231 -178
~shud	94 -139
~shug	47 -46
~shuga	47 -46
~shuk	-92 -95
~shukr	-154 -85
~shur	48 -201
~shuru	48 -201
~shut	65 -95
~shut$	-9 -39
~shute	130 -15
~shv	191 -270
~shva	169 -260
~shvag	-134 -123
~shvas	206 -164
~shy	-3 -251
~shy$	76 -133
~shya	-144 -187
~shyam	-120 -92
~si$	-30 183
~sia	-81 -29
~sia$	-75 -93
~sib	-211 -121
~sibl	-146 -67
~sible	-146 -67
~sic	-102 -146
~sic$	-119 -190
~sics	-28 32
~sics$	-28 32
~sid	86 -181
~sid$	45 -190
~side	78 -43
~side$	97 -38
~siden	6 -2
~sidh	145 -58
~sidha	184 81
~sidhe	75 -115
~sidhi	3 -195
~sidi	-187 -211
~sidit	-107 -38
~sids	29 -57
~sids$	29 -57
~sie	-6 11
~siet	49 -83
~siety	49 -83
~sig	-94 -48
~sign	-100 -12
~sign$	33 16
~signa	-40 62
~signi	-86 -14
~signm	-53 -70
~signs	-89 -43
~sigr	-69 30
~sigre	-69 30
~sij	16 -241
~sije	-7 -199
~sije$	-168 -138
~siji	-102 -102
~siji$	-102 -102
~sik	-74 -239
~sik$	-223 -198
~sika	59 -8
~sika$	176 -5
~sikai	-164 -44
~sikh	-377 -119
~sikh$	-63 -104
~sikha	-268 16
~sikhn	-161 -119
~sikl	116 -34
~sikle	116 -34
~siks	-46 -65
~siks$	-46 -65
~sil	67 -95
~sil$	39 -75
~sila	-48 -28
~sile	124 -161
~silen	126 -144
~sili	-151 39
~silic	-98 -43
~silk	-38 -15
~silk$	-38 -15
~sim	18 -83
~sime	33 -118
~simet	71 -71
~simp	-101 -34
~simpl	-101 -34
~sin	214 -103
~sin$	31 61
~sina	331 -242
~sina$	337 -241
~sinc	23 3
~since	23 3
~sind	109 89
~sine	161 -82
~sine$	166 -100
~sing	-49 -146
~sing$	6 -88
~singl	-87 -93
~sinh	-104 -97
~sins	-118 -45
~sins$	-118 -45
~sinu	-119 -80
~sinus	-119 -80
~sio	-257 -170
~sio$	-127 -103
~sion	-162 -115
~sion$	-161 -113
~siot	-104 -65
~sioth	-104 -65
~sip	-50 -29
~sip$	-135 -134
~sipi	-139 -126
~sipia	-62 -117
~sir	118 -73
~sir$	34 -25
~sira	145 -92
~sirap	-69 -30
~sirf	-69 15
~sirf$	-69 15
~sirh	154 -101
~sirha	154 -101
~siri	-183 -112
~siriy	-101 -60
~sis	25 20
~sis$	46 -150
~sist	0 131
~sist$	-92 91
~siste	31 118
~sit	75 -23
~sit$	-13 -129
~sita	95 -10
~site	81 -110
~site$	86 -97
~siti	53 -22
~siti$	-35 -191
~sitin	53 109
~sitio	-218 -88
~sitiv	154 -78
~sits	-100 147
~sits$	-100 147
~siu	43 63
~sium	46 70
~sium$	46 70
~siv	44 -64
~siy	161 11
~siya	167 16
~siya$	103 -37
~siyat	-20 59
~sk$	-191 -257
~ska	-201 -11
~ska$	-114 88
~skar	-152 -50
~skar$	-88 -20
~ske	-9 183
~ske$	68 123
~sked	-150 128
~sked$	-150 128
~skh	-82 -152
~skha	-55 -146
~skha$	-55 -146
~ski	118 94
~ski$	-38 102
~skin	145 43
~skin$	156 -38
~sking	35 74
~skip	7 -55
~skip$	-100 -40
~skipe	70 18
~skipi	75 -66
~skl	-121 -95
~skl$	-121 -95
~sko	11 -130
~sko$	39 -50
~skr	-119 -38
~skri	-119 -38
~sks	-116 -98
~sks$	-116 -98
~skt	-147 -97
~sku	-157 -127
~skua	-12 -254
~skuad	-109 -229
~skuat	67 -44
~skui	-42 -121
~skuit	-38 -38
~skul	-229 -16
~skul$	-229 -16
~skur	-37 106
~skura	-37 106
~skut	-47 -8
~sky	10 15
~sky$	10 15
~sla	61 -48
~sla$	80 94
~slap	120 -24
~slat	-88 -188
~slate	-88 -188
~sle	16 -155
~slep	-33 -129
~slept	-33 -129
~sler	118 -28
~sleri	118 -28
~sli	4 21
~sli$	93 70
~slic	132 -95
~slice	132 -95
~slid	101 -58
~slie	-68 -10
~slie$	-68 -10
~slig	-105 -165
~sligh	-105 -165
~slin	-125 15
~slip	-46 -38
~slip$	-119 -173
~slipe	7 -17
~slipi	-40 38
~slips	-121 -82
~slipy	198 138
~sliv	-148 187
~slive	-148 187
~sliy	128 37
~sliye	72 49
~slo	-179 70
~slot	4 23
~slot$	4 23
~slov	-159 -106
~slov$	-126 -74
~slovl	-93 -70
~slu	204 -61
~slum	120 -50
~slump	120 -50
~sm$	4 -66
~sma	-25 -95
~sma$	-101 -139
~smal	-60 -63
~smal$	-63 -58
~smar	95 -73
~smart	95 -73
~sme	-45 -94
~sme$	-79 34
~smel	90 -72
~smel$	40 -142
~smeli	69 58
~smels	35 -96
~smen	-201 -177
~smen$	-137 -170
~smi	99 100
~smil	111 36
~smile	140 -146
~smili	-50 130
~smo	-8 -205
~smok	-26 -158
~smoke	1 -111
~smoki	-39 -71
~sna	-70 -161
~sna$	-36 -1
~snak	-62 -304
~snake	-21 -296
~sne	3 -53
~sne$	-2 -53
~sni	-283 -158
~snij	-181 -76
~snije	-167 -58
~sniji	-93 -27
~sno	111 -243
~snor	67 -215
~snori	94 -157
~snov	114 -63
~snt	123 62
~snt$	123 62
~so$	44 -24
~soa	141 -205
~soak	138 -144
~soake	157 -129
~soc	-220 247
~soch	-168 285
~soch$	-57 166
~socha	-77 85
~socht	-78 188
~soci	-108 -88
~socie	-100 -119
~sod	44 -177
~sode	-79 -94
~sode$	-79 -94
~soe	119 -74
~soe$	119 -74
~sof	57 -193
~sofa	-70 -191
~sofa$	-70 -191
~soft	68 -36
~soft$	73 -168
~soi	116 -14
~soi$	100 -14
~sok	18 -53
~sol	85 86
~sola	79 55
~solah	16 83
~sold	-105 153
~sold$	-105 153
~sole	119 -65
~som	106 140
~some	86 141
~some$	109 -8
~someb	82 118
~someo	92 97
~somet	-54 -25
~somev	-68 139
~somv	69 0
~somva	69 0
~son	-125 19
~son$	-15 130
~sona	-9 -122
~sona$	-5 -118
~sone	35 -99
~sone$	65 -26
~soned	-85 -153
~song	-243 -249
~song$	-205 -259
~songs	-102 14
~soni	-20 -56
~sonin	-20 -56
~sono	-166 -168
~sonog	-126 -62
~sonou	-70 -124
~sons	-52 178
~sons$	-52 178
~sor	-190 -111
~sor$	104 -27
~sore	-217 -232
~sore$	-204 -225
~sort	53 73
~sort$	59 -50
~sory	-157 19
~sory$	-157 19
~sot	46 41
~sota	-56 -100
~sota$	-56 -100
~sote	92 133
~sote$	92 133
~soti	21 -81
~soti$	21 -81
~sou	52 -93
~soun	82 -104
~sound	90 -200
~sour	4 -84
~soy	42 -89
~soya	28 -23
~soya$	49 -89
~soye	81 -80
~soye$	81 -80
~sp$	145 25
~spa	-102 -144
~spac	-160 -148
~space	-143 -111
~spap	-48 22
~spape	-48 22
~spar	64 4
~spas	-8 -22
~spat	-72 -163
~spata	-114 -156
~spe	24 -111
~spea	-1 -142
~speak	-1 -142
~spec	20 -46
~spect	-174 -17
~spen	-79 53
~spi	112 -52
~spic	148 -12
~spich	198 -1
~spin	4 -130
~spini	-77 -38
~spir	-81 -103
~spire	-146 -20
~spiri	42 -65
~spiry	-36 -56
~spit	35 4
~spit$	176 -39
~spita	-48 27
~spiti	94 -37
~spl	-91 -328
~spla	-205 -334
~splai	-163 -249
~spli	99 9
~split	99 9
~spo	122 -160
~spo$	139 -62
~spoi	-86 -14
~spoil	-86 -14
~spon	118 -85
~spond	123 -68
~spor	-62 7
~sport	-62 7
~spot	-13 -196
~spot$	57 -116
~spoti	-73 -52
~spots	-51 -77
~spr	129 -87
~spra	3 -37
~spray	22 -24
~spre	89 -77
~sprea	37 -84
~spri	109 -26
~sprin	3 17
~spu	153 -135
~spun	105 -120
~spun$	126 -114
~sr$	-108 -155
~sra	-23 -88
~sra$	-10 -15
~srat	-124 -161
~srat$	-124 -161
~sray	-76 -54
~sray$	-76 -54
~sre	-152 -61
~sre$	-144 -51
~sri	-83 137
~sri$	-79 153
~st$	35 -1
~sta	-12 88
~sta$	-58 87
~stab	118 -138
~stabl	-83 -108
~staf	-36 -132
~staf$	-36 -132
~stag	-52 -98
~stage	-24 -126
~stai	-90 36
~stair	-77 51
~stak	222 -101
~stake	229 -75
~stal	-48 40
~stal$	-44 23
~stam	-47 -64
~stan	-86 78
~stan$	-97 -78
~stand	-46 50
~star	43 -128
~star$	3 -16
~stard	-9 -26
~stare	-51 -119
~stars	145 -96
~start	-21 -88
~stat	-107 -7
~state	-26 -65
~stati	-39 -176
~statu	-96 83
~stay	-153 127
~stay$	-128 163
~stays	41 -157
~std	-95 36
~std$	-95 36
~ste	-162 102
~ste$	-162 39
~stea	-29 -75
~stead	-39 -88
~steam	9 10
~sted	-234 230
~sted$	-234 230
~stel	-20 55
~stel$	20 60
~stem	-174 -160
~stem$	-173 -134
~sten	-154 63
~stent	-140 -193
~step	93 -38
~step$	129 84
~steps	-93 -139
~ster	21 -80
~ster$	42 -20
~sterd	11 -18
~stero	-61 -182
~sters	8 -39
~stery	-34 -45
~stes	-22 -61
~stesh	3 -53
~stet	-130 40
~stf	-178 -83
~stfi	-120 -59
~stfid	-120 -59
~sth	-159 -123
~stha	-279 -201
~stha$	-130 -64
~sthan	-156 -160
~sthm	71 -146
~sthma	71 -146
~sti	-152 3
~sti$	-23 12
~stic	-180 63
~stic$	-83 -160
~stici	-151 97
~stif	-35 -166
~stif$	-39 -156
~stik	-35 -69
~stik$	9 -4
~stiky	52 -66
~stil	-108 -108
~stil$	-90 -182
~stin	35 -111
~sting	-48 -87
~stio	-129 -167
~stion	-129 -167
~stir	33 72
~stiri	33 72
~stit	-23 -17
~stitc	-22 -15
~stl	105 112
~stle	107 -5
~stle$	61 -2
~stli	141 -61
~stlin	141 -61
~stly	-38 131
~stly$	-38 131
~sto	0 24
~sto$	117 11
~stok	-199 -149
~stol	49 58
~stol$	49 58
~stom	73 30
~stoma	68 8
~ston	-82 -70
~ston$	-71 24
~stone	-51 -198
~stop	44 93
~stop$	-128 -23
~stope	18 104
~stopi	185 -17
~stops	64 98
~stor	-167 -13
~store	85 -170
~story	-278 90
~stp	-91 76
~stpa	-69 48
~stpar	-69 48
~str	77 23
~stra	167 -3
~stra$	63 111
~strai	118 43
~stran	68 -123
~stray	104 7
~stre	-207 -37
~stres	-185 -43
~stret	-51 -88
~stri	167 105
~stri$	124 -203
~stric	-147 -106
~strip	103 201
~strit	172 -144
~stro	-262 -150
~strok	-184 -189
~strol	-77 -93
~stron	-92 77
~stru	13 -101
~struc	13 -101
~stry	-66 95
~stry$	-66 95
~sts	-135 -21
~sts$	-135 -21
~stu	156 70
~stud	-159 47
~stud$	63 67
~stude	-179 54
~studi	-49 -76
~study	-42 0
~stuf	-54 -20
~stuf$	-54 -20
~stuk	129 -102
~stuk$	129 -102
~stul	73 121
~stul$	71 160
~stun	122 64
~stung	121 -38
~sty	-37 -221
~sty$	62 -151
~su$	175 -187
~sua	-13 -32
~sual	-166 -13
~sual$	-97 6
~sualy	-78 -11
~sub	-60 29
~suba	-28 57
~subah	-28 57
~subs	-118 2
~subsc	-34 57
~suc	-105 -145
~such	7 -71
~sud	225 78
~sude	300 -85
~sude$	42 -8
~suden	293 -82
~sudh	-11 157
~sudh$	83 107
~sudha	-144 102
~sudo	24 -142
~sudon	65 -72
~sue	-135 -65
~sue$	-115 -147
~sug	-31 -315
~suga	-20 -221
~sugar	-20 -221
~suge	-67 -219
~suges	-67 -219
~sui	79 50
~sui$	164 60
~suic	-178 42
~suici	-178 42
~suit	-99 -98
~suj	169 -186
~suj$	147 76
~suja	-93 -235
~suja$	118 -35
~sujan	-168 -215
~suje	202 -40
~suje$	202 -40
~sujh	67 -84
~suji	13 -114
~suji$	13 -114
~suk	-65 144
~sukh	-231 -19
~sukh$	-199 -116
~sukha	75 -25
~sukhi	-181 21
~suki	205 -63
~sukin	205 -63
~suku	10 205
~sukun	10 205
~sul	17 73
~sula	-53 9
~sulf	93 22
~sulfa	93 22
~suli	97 25
~sulin	97 25
~sult	-204 80
~sult$	-177 4
~sulta	-28 -42
~sum	-226 -238
~suma	-66 -126
~sumar	-71 -124
~sume	-146 -146
~sume$	-61 -117
~sumer	-120 -64
~sun	-57 -94
~sun$	130 94
~suna	-284 -317
~suna$	-202 -231
~sunai	-67 3
~sunao	-229 -217
~sunb	-46 -96
~sunbu	-46 -96
~sund	-67 -18
~sunda	-67 -18
~sune	-97 71
~sung	-56 -92
~sungh	-56 -92
~suni	53 69
~sunk	61 -47
~sunke	37 -85
~suns	-95 -121
~sunsc	-94 -102
~sunt	28 18
~sunta	-2 46
~sup	-32 -26
~supe	29 -93
~super	29 -93
~supo	-55 106
~supor	-48 38
~sur	13 -62
~sur$	77 -30
~sura	-29 -3
~surak	-66 -80
~sural	77 107
~suran	-153 2
~surat	-92 -107
~sure	-13 44
~sure$	-7 99
~surg	-156 -143
~surge	-156 -143
~suru	62 -69
~suru$	62 -69
~surv	-107 35
~survi	-107 35
~sury	-86 -76
~sus	293 17
~sus$	43 -80
~sust	292 -98
~sust$	286 -89
~susu	140 -38
~susu$	140 -38
~sut	140 97
~sutr	7 71
~sutra	7 71
~sva	177 -77
~svad	-93 -152
~svad$	-93 -152
~sval	227 112
~svalo	227 112
~svar	-139 -107
~svas	118 -113
~svast	-37 -84
~sve	148 -63
~svea	219 -143
~svear	-156 -56
~sveat	267 -126
~svel	-46 -197
~sveli	-1 -173
~sver	56 54
~sver$	-2 55
~sveri	153 97
~svi	-71 30
~svig	-42 -96
~svigy	-42 -96
~svim	-167 -206
~svimi	-140 -182
~svin	-126 38
~svin$	-70 70
~sving	-80 -55
~svit	118 74
~svit$	-39 -34
~svitc	122 133
~svo	53 137
~svol	174 -88
~svole	174 -88
~svor	-236 177
~svord	-236 177
~sy$	60 -21
~syc	-52 -130
~sych	-52 -130
~sychi	-15 -77
~sycho	-43 -70
~syg	-16 29
~syge	-16 29
~sygen	-16 29
~sym	-111 -117
~symp	-111 -117
~sympt	-111 -117
~syn	22 -67
~synt	22 -67
~synth	22 -67
~syr	6 -123
~syru	-5 -121
~syrup	-5 -121
~sys	-109 -141
~syst	-108 -124
~syste	-108 -124
~ta$	45 53
~tab	10 3
~tab$	69 -22
~tabe	99 51
~tabi	109 -90
~tabiy	46 -81
~tabl	-115 -3
~table	-115 -3
~tac	78 -60
~tach	127 -56
~tact	-144 26
~tact$	-133 -67
~tacts	-19 125
~tad	-69 -42
~tada	-51 -120
~tadan	-140 -113
~tadk	-120 -49
~tae	-43 27
~taen	-38 -36
~taen$	-38 -36
~taf	-36 -132
~taf$	-36 -132
~tag	119 -208
~tage	159 -191
~tage$	-54 -121
~tah	-114 5
~taha	-88 -87
~tahal	-88 -87
~tai	42 -152
~tai$	62 -57
~taie	-11 -202
~taie$	-31 -236
~taif	-9 -73
~taifa	-9 -73
~taik	-77 -143
~taik$	-77 -143
~tail	76 45
~taim	57 -53
~tain	98 -63
~tain$	78 -83
~taine	21 -83
~tair	-65 13
~tair$	75 -79
~tairn	-41 4
~tairs	-76 54
~taiy	-36 54
~taiya	-36 54
~taj	14 -4
~taja	91 -10
~taji	-16 1
~taji$	-16 1
~tak	156 -21
~tak$	0 -59
~taka	128 -76
~take	105 27
~take$	63 -35
~taken	133 66
~takes	-1 79
~takh	169 -103
~takha	90 -79
~takhn	124 -62
~takht	42 -1
~taki	3 96
~taki$	9 137
~takin	6 5
~takiy	-2 -6
~takl	-43 106
~takli	-29 77
~takr	-21 -36
~taks	-163 -238
~taks$	-83 -171
~takt	103 28
~tal	116 90
~tal$	-26 78
~tala	-7 69
~tala$	-62 21
~talab	-10 104
~talak	-27 19
~tale	12 90
~talk	190 -40
~talk$	-2 50
~talki	206 -37
~talks	43 40
~talo	-49 -101
~talop	-49 -101
~talu	214 -84
~talu$	214 -84
~talv	-49 -68
~talve	-40 -33
~taly	-102 -88
~taly$	-102 -88
~tam	-120 -40
~tam$	87 46
~tama	-208 -157
~tamar	-95 -68
~tamat	-191 -118
~tami	-258 -325
~tamil	-144 -215
~tamin	-207 -201
~tamo	50 22
~tamol	50 22
~tan	100 143
~tan$	39 -114
~tana	-2 -100
~tana$	-80 -11
~tanav	-70 -112
~tand	38 30
~tand$	-37 68
~tandi	-12 76
~tandu	84 -175
~tane	-135 152
~tane$	-135 152
~tang	152 100
~tang$	129 50
~tange	-23 125
~tani	-1 -113
~tank	-37 73
~tank$	66 109
~tanke	-54 -181
~tanki	114 89
~tant	27 77
~tant$	24 96
~tanu	-34 -39
~tanus	-19 -222
~tao	-273 -39
~tao$	-272 -39
~tap	73 -63
~tap$	-20 83
~tapa	-53 -174
~tapa$	-152 -124
~tapak	208 -27
~tapt	104 -57
~tapta	104 -57
~tar	8 0
~tar$	-15 -20
~tara	38 78
~tara$	-193 147
~tarac	-118 -124
~taraf	246 84
~tarah	26 -201
~tard	-9 -26
~tard$	-9 -26
~tare	118 -133
~tare$	131 -104
~tari	-77 49
~taria	-64 -61
~tarik	-242 87
~tarn	33 -227
~tarna	-49 -69
~tarne	51 -203
~tars	143 -59
~tars$	145 -96
~tart	-23 -155
~tart$	-115 -3
~tarta	-61 -39
~tarte	119 -109
~tarti	-168 -174
~tary	-24 -35
~tary$	-24 -35
~tas	-60 41
~tasi	46 70
~tasiu	46 70
~tast	-75 -10
~taste	-112 -2
~tat	-92 -69
~tat$	7 30
~tata	72 -39
~tata$	75 -160
~tatai	37 -130
~tate	-55 -125
~tate$	-10 -61
~tati	-35 -302
~tati$	94 -95
~tatin	-187 -162
~tatio	31 -163
~tatk	-51 -81
~tatka	-51 -81
~tato	-85 -29
~tato$	37 -15
~tatu	-152 64
~tatus	-96 83
~tau	40 26
~tau$	81 59
~taun	-13 44
~tav	-142 -46
~tava	-58 -3
~tava$	69 -5
~tavar	-141 10
~tave	-92 -2
~tave$	-92 -2
~tay	139 141
~tay$	106 202
~taya	115 86
~taya$	86 -15
~tayar	-21 102
~taye	101 -32
~taye$	20 -164
~tayi	-136 -114
~tays	41 -157
~tays$	41 -157
~tb$	-11 -111
~tba	29 -52
~tbal	29 -52
~tbal$	29 -45
~tch	18 -75
~tch$	-5 -221
~tche	107 56
~tched	91 137
~tchen	151 -50
~tches	-94 20
~tchi	-36 -145
~tchin	-35 -143
~tchm	128 39
~tchma	128 39
~tchy	-159 -110
~tchy$	-159 -110
~td$	-95 36
~te$	21 -47
~tea	-45 -109
~tea$	-80 -187
~teac	-122 17
~teach	-122 17
~tead	-39 -88
~tead$	22 -74
~team	-139 -7
~team$	-132 -35
~teama	-12 -35
~tear	232 -67
~teari	165 -68
~tears	156 46
~teary	-42 -60
~teb	-42 58
~tec	-92 104
~tech	-65 97
~ted	141 206
~ted$	2 238
~tedh	268 -137
~tedha	233 -70
~tedhi	110 -70
~tef	-82 -81
~tefi	-82 -81
~tefie	-82 -81
~teg	42 -106
~tei	-55 -150
~tein	-51 -135
~tein$	-51 -122
~tej	338 117
~tej$	329 -78
~teja	126 140
~tejab	125 124
~tek	-276 6
~teks	-245 31
~teks$	-128 -60
~tekst	-175 48
~tel	54 113
~tel$	-10 158
~tele	105 -85
~telet	132 -128
~teli	188 90
~telin	172 66
~telm	-159 -192
~telma	-95 -138
~telmi	-102 -87
~telu	-86 -80
~telug	-85 -79
~tely	-106 -131
~tely$	-106 -131
~tem	-26 49
~tem$	-178 -163
~temp	70 82
~temp$	10 -59
~templ	94 -161
~tempo	36 -60
~tempt	-94 177
~ten	110 130
~ten$	173 106
~tena	38 -6
~tenan	-43 -3
~tenc	72 -95
~tence	72 -95
~tend	-1 23
~tend$	38 -119
~tenda	-30 -75
~tende	3 20
~teni	44 147
~tenin	44 147
~tens	-182 -105
~tensi	-167 -154
~tent	-137 -47
~tent$	-103 -223
~tents	-38 -28
~tep	93 -38
~tep$	129 84
~teps	-93 -139
~teps$	-93 -139
~ter	-54 -31
~ter$	6 36
~tera	-62 78
~tera$	-83 -185
~terac	1 170
~terah	-14 55
~teral	-64 -104
~terd	11 -18
~terda	11 -18
~tere	-55 -34
~tere$	3 -173
~teri	-114 -175
~teri$	-130 -90
~terin	-96 -77
~term	-239 -104
~term$	-118 -12
~termi	-91 -66
~tern	-20 52
~tern$	66 155
~terni	-13 -27
~ternu	-91 -59
~tero	-65 -187
~teroi	55 -61
~terol	-123 -120
~ters	-106 40
~ters$	-106 40
~terv	24 -215
~tervi	-57 -195
~tery	31 -243
~tery$	20 -240
~tes	-123 -295
~tes$	-110 -113
~tesh	3 -53
~tesha	3 -53
~test	-174 -359
~test$	-254 -267
~teste	-109 -39
~testi	136 -54
~tests	-150 -139
~tet	-85 -149
~teta	-21 -164
~tetan	-19 -222
~tev	-48 -27
~teve	-29 -22
~tever	-29 -22
~tfa	85 -94
~tfi	-206 -157
~tfid	-120 -59
~tfidi	-110 -47
~tfo	-158 77
~tfor	-155 86
~tform	-155 86
~tgp	-60 -96
~tgpt	-60 -96
~tgpt$	-60 -96
~th$	122 1
~tha	28 89
~tha$	16 -68
~thai	85 40
~thai$	39 48
~thail	45 -24
~thak	-157 181
~thak$	-176 218
~thaka	-17 -92
~thake	140 -41
~thaki	-141 124
~thal	62 86
~thal$	-63 137
~thala	42 -244
~thali	-152 -47
~tham	172 -46
~tham$	78 35
~thama	60 -137
~than	-11 -24
~than$	-73 97
~thana	-10 -48
~thand	112 -56
~thane	41 -5
~thani	135 -26
~thank	-231 -101
~thap	24 129
~thapa	24 129
~thar	238 10
~thar$	242 -91
~thara	64 65
~that	-94 4
~that$	-112 27
~thata	54 -108
~thath	64 -65
~thats	-57 -65
~thau	107 45
~thay	-38 143
~thay$	-103 157
~thayr	-92 -147
~thd	42 -178
~thda	-3 -159
~thday	-41 -156
~the	-7 110
~the$	1 123
~thei	-65 119
~their	-65 119
~thek	33 -63
~theke	36 -58
~thel	120 -156
~theli	-27 -105
~them	-69 192
~them$	-63 193
~then	45 156
~then$	52 160
~ther	-47 15
~ther$	7 -4
~thera	-135 -98
~there	-140 -20
~therm	151 -127
~thers	-107 84
~therv	-162 -59
~thes	-95 48
~thes$	58 16
~these	-131 98
~thesi	-110 -101
~thet	125 -58
~thete	125 -11
~theti	28 -49
~they	-11 147
~they$	-11 147
~thi	132 108
~thi$	96 54
~thig	71 115
~thigh	71 115
~thik	-191 -251
~thik$	-219 -247
~thil	175 68
~thila	167 -76
~thin	203 156
~thin$	-63 -155
~thine	122 -120
~thing	67 71
~think	157 311
~thir	-7 -31
~third	47 -8
~this	-110 70
~this$	-232 78
~thiy	-2 32
~thiya	0 22
~thk	-186 36
~thka	-163 93
~thkar	-163 93
~thks	-89 -4
~thks$	-89 -4
~thl	34 -111
~thle	23 -62
~thles	51 -12
~thm	13 28
~thm$	-47 -39
~thma	54 55
~thma$	58 -142
~thn	-20 64
~thna	-45 136
~thna$	-45 136
~thne	5 -156
~thne$	5 -156
~tho	28 78
~tho$	102 -38
~thod	-129 -97
~thoda	-71 -69
~thodi	-79 -109
~thon	-91 97
~thon$	21 -58
~thos	36 -112
~those	98 -103
~thou	-9 104
~thoug	38 58
~thout	-45 85
~thp	66 -128
~thpa	46 -102
~thpas	46 -102
~thpe	44 -43
~thpes	44 -43
~thr	176 -69
~thre	191 -66
~thres	160 -15
~threv	64 -72
~thri	-160 -17
~thri$	-96 -12
~thric	-111 86
~thro	177 -120
~thro$	-96 -71
~throa	132 -58
~throu	156 -12
~throv	110 -103
~thru	57 14
~thrum	98 32
~ths	-21 -10
~ths$	-21 -10
~tht	53 -1
~thta	32 51
~thta$	32 51
~thte	48 -99
~thte$	48 -99
~thti	-71 -44
~thti$	-71 -44
~thu	166 243
~thu$	7 19
~thuk	33 186
~thuk$	188 -147
~thum	165 25
~thumb	179 -107
~thun	160 84
~thund	137 -16
~thur	-15 50
~thurs	-24 55
~thv	112 31
~thva	117 -61
~thvan	155 -48
~thy	-134 33
~thy$	-25 -26
~thyr	-114 -13
~thyro	-114 -13
~ti$	116 62
~tia	-60 -112
~tia$	38 -63
~tib	5 -188
~tibi	13 -120
~tibi$	-13 -83
~tibio	24 -50
~tic	-104 0
~tic$	85 -320
~tica	-102 -22
~tical	-74 -29
~tice	-150 98
~tice$	-148 91
~tici	-77 94
~ticid	-151 97
~ticl	49 -127
~ticle	49 -127
~tics	-205 -53
~tics$	-205 -53
~tid	216 73
~tide	164 142
~tide$	162 150
~tido	-80 -122
~tidot	-80 -122
~tie	109 -44
~tie$	-94 -50
~tied	138 -34
~tied$	138 -34
~tien	92 18
~tient	92 18
~ties	-151 -76
~ties$	-96 -57
~tif	-133 -177
~tif$	-39 -156
~tifi	-255 -149
~tific	-160 -56
~tifin	-114 -56
~tig	246 -225
~tigh	287 -154
~tight	287 -154
~tij	52 67
~tija	38 85
~tija$	38 85
~tije	18 -58
~tije$	91 -12
~tik	-259 -118
~tik$	-7 -49
~tika	-415 -152
~tika$	-379 -88
~tike	-254 43
~tike$	-230 -188
~tiket	-56 140
~tikh	-55 -110
~tikha	-42 -88
~tiki	46 -109
~tiky	52 -66
~tiky$	52 -66
~til	126 226
~til$	60 159
~tila	136 -45
~tim	-138 -24
~tim$	-162 -178
~time	-26 4
~time$	-165 31
~times	116 -68
~timet	-15 -15
~timi	-146 43
~timin	-146 43
~tin	51 -46
~tin$	45 -66
~tina	-194 -136
~tine	113 -250
~tine$	113 -250
~ting	42 -56
~ting$	38 -19
~tingl	33 -85
~tings	41 -22
~tini	-169 185
~tinin	-86 -82
~tino	-101 1
~tinu	49 -73
~tinue	49 -73
~tiny	-23 -90
~tiny$	-23 -90
~tio	2 -107
~tion	5 -104
~tion$	47 -107
~tions	-179 -8
~tip	-55 -296
~tip$	155 -99
~tips	-225 -169
~tips$	-225 -169
~tir	-102 75
~tir$	-42 -139
~tire	-70 115
~tire$	-121 -90
~tired	-12 162
~tirem	-35 -111
~tiri	-6 -122
~tirij	-29 -215
~tirin	27 55
~tiru	-75 26
~tis	-66 -21
~tis$	8 11
~tish	17 -155
~tisr	-28 90
~tisra	40 -72
~tisri	-56 129
~tist	-236 -218
~tist$	-236 -218
~tit	-15 -236
~tita	-102 -87
~titan	-102 -87
~titc	-22 -15
~titch	-22 -15
~tith	-86 -236
~tith$	-13 -159
~tithi	-120 -152
~titi	-38 -44
~titl	-75 40
~titn	-55 -53
~titne	-55 -53
~tiv	-3 -190
~tiv$	-142 -65
~tiva	-1 -80
~tive	79 -94
~tive$	104 -186
~tiven	-115 -89
~tives	18 116
~tivi	-139 -158
~tivi$	-100 -92
~tivit	-67 -120
~tiy	-41 -33
~tiya	30 -23
~tiya$	75 6
~tiyab	-120 -93
~tiyan	22 -17
~tiyo	-161 -46
~tja	68 75
~tka	160 39
~tka$	147 31
~tkal	-57 -86
~tkal$	-51 -81
~tkar	91 93
~tke	176 38
~tke$	165 42
~tki	35 -52
~tki$	19 -50
~tku	-51 -131
~tkul	-174 -106
~tkula	-174 -106
~tla	87 -244
~tla$	132 -145
~tlab	-219 -169
~tlab$	-219 -169
~tle	112 44
~tle$	9 68
~tled	170 -4
~tled$	58 69
~tledu	155 -56
~tles	59 52
~tles$	64 13
~tlet	-59 -105
~tlet$	-59 -105
~tli	283 -229
~tli$	200 -170
~tlin	198 -97
~tling	198 -97
~tly	-211 187
~tly$	-203 146
~tm$	22 93
~tma	-108 95
~tma$	-28 -54
~tmah	-83 136
~tmaha	-83 136
~tmal	-101 113
~tmal$	-101 113
~tmat	108 -182
~tmate	108 -182
~tme	-34 -97
~tmen	-34 -97
~tment	-34 -97
~tmr	-17 32
~tmrv	-17 32
~tmrv$	-17 32
~tna	-146 -15
~tna$	-236 -77
~tnas	13 217
~tnash	18 223
~tne	-252 -91
~tne$	-428 -107
~tner	25 93
~tner$	45 65
~tnes	131 -121
~tnes$	133 -96
~tni	-126 36
~tni$	-101 44
~tnin	-77 -105
~tno	-65 -153
~to$	-28 62
~toc	-78 -92
~toco	-71 -69
~tocon	-71 -69
~tod	127 14
~tod$	-74 -40
~toda	61 67
~toda$	83 11
~today	50 67
~todl	89 -53
~todle	89 -53
~tody	61 -10
~tody$	61 -10
~toe	36 -91
~tof	-66 120
~tofi	46 -38
~tofi$	46 -38
~tog	-40 38
~toge	-40 38
~toget	-40 38
~toi	22 -19
~toil	25 -9
~toile	46 17
~tok	-139 -186
~toks	-150 -59
~toksi	-44 -28
~tol	3 333
~tol$	28 194
~told	10 225
~told$	10 225
~tolo	-91 -34
~tolog	-91 -34
~tom	-34 -12
~toma	12 -47
~tomac	68 8
~tomat	-145 -121
~tomo	17 26
~tomor	17 26
~toms	-109 -116
~toms$	-109 -116
~tomy	-80 -63
~tomy$	-80 -63
~ton	158 89
~ton$	70 -13
~tond	101 -128
~tone	-59 -216
~tone$	28 -163
~tong	134 -183
~tongu	81 -166
~toni	2 236
~tonig	-39 289
~tonin	-123 -95
~tons	-74 -90
~tonsi	-74 -90
~top	-66 62
~top$	-253 -38
~tope	4 125
~toped	18 104
~toper	-58 66
~topi	176 -39
~topic	16 -30
~topin	185 -17
~tops	64 98
~tops$	64 98
~tor	43 -211
~tor$	82 -170
~tora	15 -23
~torc	-5 5
~torch	-5 5
~tore	65 -191
~tore$	66 -186
~tori	57 -79
~tori$	72 -10
~tors	-124 -169
~tors$	-124 -169
~tory	-157 70
~tory$	-157 70
~tos	-133 46
~tos$	-61 10
~tot	-97 -183
~tota	-158 -177
~total	-109 -84
~tou	221 -92
~touc	229 -84
~touch	229 -84
~tov	39 64
~tove	66 67
~tovel	120 12
~tovn	-32 -25
~tovn$	-32 -25
~toy	41 12
~toy$	76 53
~tp$	-109 -144
~tpa	-112 -43
~tpar	-69 48
~tpart	-69 48
~tpat	41 -52
~tr$	-102 -137
~tra	6 72
~tra$	55 -74
~trac	-43 -48
~tract	-30 -29
~traf	-146 -111
~trafi	-146 -111
~trai	-50 131
~traig	104 23
~traik	69 -152
~train	-162 147
~trak	-39 160
~trak$	62 -10
~tral	-76 92
~tral$	59 -30
~tran	29 -162
~trang	68 -123
~trans	9 -183
~tras	-20 -109
~traso	-96 -51
~trat	-107 -83
~trav	-120 -47
~trave	-139 -123
~travy	-46 62
~tray	121 -16
~tray$	126 -108
~tre	17 -138
~tre$	123 52
~trea	-14 -1
~tread	102 -78
~treat	-113 -12
~trek	58 -126
~trek$	67 -73
~tren	-55 -186
~tren$	-25 -125
~treni	-132 -158
~tres	-79 -73
~tres$	-74 -71
~tret	-67 -124
~tretc	-51 -88
~tri	56 147
~tri$	17 82
~tria	42 -26
~tric	-49 -3
~tric$	48 -128
~trici	-177 81
~trict	-147 -106
~trie	-60 35
~tried	-52 43
~trij	70 -21
~triji	70 -21
~trik	-242 -252
~trik$	-185 -195
~trin	27 94
~trine	190 -20
~trip	104 161
~trip$	136 33
~tris	-15 -77
~trist	-15 -77
~trit	172 -144
~trit$	146 -125
~triv	-71 -117
~tro	-102 -99
~tro$	12 86
~trok	-199 -217
~troke	-129 -118
~trol	-12 -179
~trol$	-11 -208
~trole	-28 -14
~tron	-133 13
~trong	-92 77
~trop	120 -48
~trou	45 140
~troub	14 143
~tru	49 -16
~truc	13 -101
~truct	13 -101
~true	-212 -221
~true$	-212 -221
~truk	152 123
~truk$	163 85
~trut	-103 -130
~try	-66 142
~try$	-62 145
~ts$	-132 47
~tsa	32 49
~tsae	18 15
~tsaep	18 15
~tsap	-69 84
~tsap$	-121 97
~tse	-53 -97
~tsel	-29 -94
~tself	-29 -94
~tsh	-223 -221
~tsh$	-215 -216
~tsi	0 21
~tsid	0 21
~tside	0 21
~tu$	0 53
~tua	78 -81
~tual	82 -73
~tualy	98 -38
~tub	67 -135
~tube	72 -50
~tube$	31 -72
~tubel	87 -40
~tud	-102 37
~tud$	63 67
~tude	-155 42
~tuden	-179 54
~tudi	-49 -76
~tudy	-42 0
~tudy$	-34 -14
~tue	67 -103
~tues	54 -91
~tuesd	54 -91
~tuf	-54 -20
~tuf$	-54 -20
~tui	97 79
~tuit	97 79
~tuiti	97 79
~tuj	16 -188
~tujh	16 -188
~tujhe	16 -188
~tuk	218 131
~tuk$	225 53
~tukd	41 -92
~tul	96 63
~tul$	70 158
~tuls	-37 -151
~tulsi	-83 -145
~tum	-34 -90
~tum$	-201 21
~tume	96 -50
~tumh	-171 -143
~tumha	-100 -79
~tumhe	-100 -109
~tumk	14 136
~tumy	142 -150
~tumy$	142 -150
~tun	217 67
~tun$	147 -2
~tuna	123 41
~tund	-7 82
~tundi	-7 82
~tung	112 85
~tung$	121 -38
~tur	-5 -94
~tura	-101 7
~tura$	-2 -81
~tural	-54 -17
~turan	-7 73
~turd	-53 29
~turda	-53 29
~ture	-61 -224
~ture$	-76 -216
~tures	19 -17
~turm	14 -58
~turme	14 -58
~turn	43 71
~turn$	-93 13
~turne	19 74
~turni	117 41
~tus	-61 76
~tus$	-61 76
~tut	11 -29
~tut$	-112 45
~tuta	145 -78
~tuta$	145 -78
~tuth	-22 -254
~tuth$	-105 -181
~tuthp	66 -128
~tuti	-41 -19
~tuti$	-81 -14
~tutn	-59 -45
~tv$	-153 -47
~tva	96 -41
~tvac	-101 -101
~tvach	-101 -101
~tvan	18 -74
~tvan$	51 -30
~tvar	71 -44
~tvat	72 53
~tvatc	72 -31
~tve	4 60
~tvi	13 -331
~tvic	46 -112
~tvice	46 -112
~tvin	27 -217
~tvin$	-2 -179
~tvins	104 -76
~tvis	-130 -32
~tvist	-130 -32
~tvit	-1 -123
~tvitc	-1 -123
~tvo	55 -45
~tvo$	54 -73
~tvor	55 55
~tvork	55 55
~ty$	-85 -135
~tya	-124 70
~tya$	-130 69
~tye	51 -158
~tyf	-46 -99
~tyfo	-46 -99
~tyfoi	-46 -99
~tyl	-81 88
~typ	57 -56
~type	13 -43
~type$	43 -218
~typed	-86 167
~typi	25 -28
~typin	40 -12
~tyu	-159 -131
~tyu$	-81 -151
~tyub	-135 0
~ua$	155 -72
~uad	-118 -237
~uad$	-109 -229
~uag	-106 -116
~uage	-106 -116
~uage$	-106 -116
~ual	6 -78
~ual$	-150 -71
~ualy	73 -43
~ualy$	73 -43
~uan	45 -38
~uan$	48 -34
~uar	148 -2
~uard	38 -46
~uard$	41 -10
~uart	174 -38
~uarte	174 -38
~uary	-15 -60
~uary$	-15 -60
~uat	56 -62
~uav	84 34
~uavj	-35 40
~uavja	-35 40
~ub$	-10 -137
~uba	31 -29
~uba$	56 -56
~ubah	-28 57
~ubah$	-28 57
~ubai	-117 -48
~ubai$	-117 -48
~ubal	40 -66
~uban	138 -117
~uban$	154 -80
~ubar	49 -192
~ubara	52 -145
~ube	76 -52
~ube$	105 -129
~ubel	87 -40
~ubeli	87 -40
~ubg	-95 -29
~ubg$	-95 -29
~ubh	15 -235
~ubh$	9 -125
~ubha	-96 -40
~ubha$	-90 -23
~ubhan	-38 -20
~ubht	68 -55
~ubhta	-70 -51
~ubi	180 -135
~ubin	-9 -121
~ubing	67 -36
~ubis	31 -17
~ubish	43 -7
~ubl	100 52
~uble	154 84
~uble$	117 93
~ubli	-5 -17
~ublin	36 10
~ubn	-53 74
~ubne	-53 74
~ubne$	-53 74
~ubs	-160 -19
~ubsc	-34 57
~ubscr	-34 57
~ubt	37 -159
~ubt$	95 -59
~ubte	-79 -84
~ubte$	-79 -84
~ubu	-140 -175
~uce	-97 -173
~uch	106 30
~uch$	-17 55
~ucha	-52 37
~ucha$	-212 -13
~uchal	128 -50
~uche	159 -110
~uched	171 -88
~uchi	-7 -49
~uchi$	-5 -64
~uchn	159 -77
~uchna	117 -138
~uchne	-63 111
~ucho	26 -29
~ucho$	26 -29
~ucht	-105 167
~uchte	-63 111
~uchu	225 -91
~uchu$	225 -91
~uco	93 -52
~ucom	9 -14
~ucome	13 -79
~ucos	48 -5
~uct	44 -115
~ucti	-101 -79
~uctio	-97 -33
~ucto	141 -83
~uctor	141 -83
~ud$	-197 1
~uda	171 -251
~uda$	101 42
~udan	-29 -188
~udana	-155 -49
~udane	13 -151
~udar	73 -40
~udar$	73 -40
~udas	-163 -127
~udas$	-136 -193
~udasi	-51 43
~udb	-185 97
~udby	-141 99
~udbye	-141 99
~ude	191 33
~ude$	0 -5
~uden	234 12
~uden$	162 -144
~udenl	249 -11
~udent	-179 54
~udg	-116 -200
~udge	-57 -173
~udget	-153 -138
~udgu	-88 -40
~udgud	-88 -40
~udh	41 89
~udh$	12 -116
~udha	-73 180
~udha$	-118 115
~udhak	169 -70
~udhap	-69 -68
~udhar	-151 161
~udhi	-28 144
~udhu	186 -91
~udhu$	186 -91
~udi	268 81
~udi$	66 -95
~udic	141 -95
~udich	141 -95
~udie	-57 -66
~udin	-90 30
~udiy	173 38
~udiya	174 29
~udl	-28 -119
~udn	-123 183
~udne	-87 172
~udne$	-87 172
~udni	-71 30
~udnig	-71 30
~udo	-56 -196
~udo$	-174 -125
~udon	65 -72
~udon$	65 -72
~uds	62 9
~uds$	62 9
~udt	4 -167
~udta	-104 -97
~udta$	-104 -97
~udte	81 -63
~udte$	81 -63
~udti	0 -46
~udti$	0 -46
~udu	-98 -27
~udu$	-154 50
~udv	21 -40
~udva	21 -40
~udy	-123 -18
~udy$	-70 -11
~ue$	60 -214
~uen	-7 174
~uen$	0 179
~uer	63 -54
~uery	63 -54
~uery$	63 -54
~ues	-15 22
~ues$	-75 114
~uesd	54 -91
~uesda	54 -91
~uest	-33 -36
~uest$	-24 81
~uesti	-102 -154
~ueu	17 34
~ueue	17 34
~ueue$	31 -125
~uf$	1 -12
~ufa	45 -39
~ufe	195 -61
~uft	-48 -52
~uft$	-48 -52
~ug$	66 -61
~uga	35 -143
~ugad	-51 -55
~ugar	29 -188
~ugar$	25 -186
~uge	35 -61
~uged	-6 106
~uged$	-6 106
~uges	-67 -219
~ugest	-67 -219
~ugh	91 55
~ugh$	15 52
~ughe	58 106
~ughed	58 106
~ughi	119 -36
~ughin	119 -36
~ughs	-41 -100
~ughs$	-41 -100
~ught	111 71
~ught$	148 64
~ughte	-21 37
~ugl	-30 55
~ugle	-11 66
~ugle$	13 51
~ugli	-96 42
~uglin	-96 42
~ugn	138 -51
~ugu	32 -71
~ugu$	-109 -84
~ugus	-130 -106
~ugust	-130 -106
~uh$	234 -42
~uha	-3 -245
~uha$	80 -125
~uhan	53 -85
~uhe	22 -6
~uhe$	37 1
~uhu	-152 -123
~ui$	168 30
~uic	-125 8
~uice	-32 -115
~uice$	-32 -115
~uici	-178 42
~uicid	-178 42
~uid	107 -57
~uid$	99 -78
~uide	28 13
~uide$	28 13
~uie	51 140
~uiet	51 140
~uiet$	58 121
~uij	-60 -153
~uij$	-60 -153
~uik	-25 111
~uik$	24 47
~uikl	-18 -83
~uikly	-18 -83
~uil	-146 88
~uild	-102 42
~uildi	-102 42
~uilt	-83 87
~uilty	-83 87
~uin	5 64
~uis	-15 -91
~uise	-142 -62
~uish	137 -9
~uish$	137 -9
~uit	-55 -9
~uit$	-2 -210
~uita	-139 101
~uitar	-139 101
~uiti	97 79
~uitio	97 79
~uito	-38 -38
~uito$	-36 -29
~uits	-143 -171
~uits$	-143 -171
~uj$	96 64
~uja	-73 -153
~uja$	112 -28
~ujan	-168 -215
~ujan$	-168 -215
~ujar	-58 14
~ujar$	-111 48
~uje	197 14
~uje$	197 14
~ujh	53 122
~ujh$	103 101
~ujha	81 -151
~ujhao	-99 -110
~ujhe	8 3
~ujhe$	8 3
~ujhs	-71 191
~ujhse	-71 191
~uji	102 31
~uji$	104 37
~ujl	-200 -316
~ujli	-193 -275
~ujli$	-193 -275
~ujr	-123 1
~ujre	-51 -61
~ujre$	-51 -61
~uju	-43 -52
~ujur	-43 -52
~ujurg	-43 -52
~uk$	342 165
~uka	-37 111
~uka$	-10 253
~ukad	47 -59
~ukam	-195 -227
~ukam$	-195 -227
~ukan	-66 -107
~ukan$	12 -55
~ukand	-196 -167
~ukar	109 147
~ukar$	147 86
~ukd	61 -101
~ukda	93 -16
~ukda$	93 -16
~uke	160 -26
~uke$	144 41
~uked	7 -18
~uked$	7 -18
~uker	102 -119
~uker$	102 -119
~uket	-37 -109
~uket$	-57 -109
~ukh	-65 -356
~ukh$	-194 -173
~ukha	69 -415
~ukha$	133 -33
~ukhar	54 -370
~ukhe	-149 31
~ukhe$	-128 -81
~ukhi	-144 -60
~ukhi$	-160 -58
~ukht	-36 -260
~ukhta	83 -185
~ukhte	-195 -67
~uki	47 148
~uki$	53 26
~ukin	47 70
~uking	53 72
~ukn	-274 -124
~ukna	-115 41
~ukna$	-115 41
~ukne	-163 -125
~ukne$	-163 -125
~ukno	-118 -115
~uknov	-118 -115
~uko	-143 77
~uko$	-168 -19
~ukoj	100 -29
~ukoj$	100 -29
~ukri	-274 -2
~ukri$	-197 56
~ukriy	-154 -85
~uks	153 61
~uks$	113 127
~uksa	77 -131
~uksan	-145 -82
~ukt	41 159
~ukta	31 -63
~ukta$	31 -63
~ukti	27 172
~ukti$	27 172
~uku	166 245
~uku$	125 74
~ukun	35 244
~ukun$	-5 102
~ukung	-15 71
~ukup	-85 -79
~ukup$	-85 -79
~ukur	146 -69
~ul$	8 2
~ula	172 79
~ula$	-59 120
~ulab	150 -96
~ulab$	98 -56
~ulabi	93 -21
~ulan	113 -101
~ulana	-58 13
~ulanc	122 -209
~ulane	49 16
~ulao	113 -78
~ulao$	113 -78
~ular	92 -71
~ular$	92 -71
~ulat	70 94
~ulat$	168 -47
~ulau	97 -5
~ulau$	48 54
~ulav	-156 43
~ulava	-156 43
~ulay	4 76
~ulaya	-10 3
~ulb	-44 126
~ulb$	-104 136
~ulc	-133 -41
~ulce	-133 -41
~ulcer	-133 -41
~uld	-11 38
~uld$	-77 73
~ulde	83 -216
~ulder	83 -216
~ule	132 18
~ule$	15 123
~uled	110 93
~uled$	110 93
~ulen	154 -47
~ulens	154 -47
~uler	79 27
~uler$	79 27
~ules	-106 -134
~ules$	-106 -134
~ulet	-203 -190
~ulf	93 32
~ulf$	78 41
~ulfa	93 22
~ulfas	78 23
~ulg	107 47
~ulge	-80 -52
~ulge$	-80 -52
~ulgi	146 -33
~ulgin	146 -33
~ulh	168 29
~ulha	106 -34
~ulhe	117 72
~ulhe$	117 72
~uli	115 116
~uli$	-85 88
~ulin	227 7
~ulin$	97 25
~uling	234 -68
~ulis	144 97
~ulis$	17 103
~ulise	165 -16
~ulk	-22 -145
~uln	-79 -136
~ulne	-111 -93
~ulne$	-111 -93
~ulo	90 -204
~ulp	-8 49
~ulp$	-31 2
~uls	28 -397
~uls$	-115 -71
~ulse	155 -253
~ulse$	155 -253
~ulsi	-83 -145
~ulsi$	-83 -145
~ult	201 -63
~ult$	-207 -54
~ulta	86 -268
~ulta$	118 -235
~ulte	-90 -4
~ulte$	-84 -55
~ulti	315 -16
~ulti$	316 -2
~ultiv	-22 -32
~ultr	-96 -51
~ultra	-96 -51
~ults	-111 115
~ults$	-111 115
~ulu	89 50
~ulu$	108 85
~uly	28 4
~uly$	29 -11
~um$	104 249
~uma	-54 18
~uma$	-84 -63
~umak	52 -128
~umakh	6 -120
~uman	-21 -53
~uman$	-101 -177
~umar	-24 -118
~umar$	6 -76
~umat	-49 224
~umate	-49 224
~umb	155 7
~umb$	224 -49
~umba	-77 45
~umbai	-169 -118
~umbe	27 56
~umber	14 59
~umbl	151 -151
~umble	128 -138
~ume	-102 6
~ume$	-90 -157
~umen	60 -103
~ument	-84 -97
~umer	-180 96
~umer$	-166 102
~umh	-171 -143
~umha	-100 -79
~umhar	-100 -79
~umhe	-100 -109
~umhen	-41 -150
~umi	141 13
~umie	122 -85
~umie$	129 -75
~umk	3 124
~umko	-26 130
~umko$	-26 130
~umn	-122 22
~umne	-134 49
~umne$	-134 49
~umo	-82 -122
~umou	-71 -41
~umour	-71 -41
~ump	99 127
~ump$	141 118
~umpe	165 -24
~umped	165 -24
~umpi	-71 144
~umpin	-71 144
~umps	-96 -147
~umps$	-72 -132
~umr	-125 -219
~umr$	-53 -173
~umra	-159 -121
~umrah	-159 -121
~ums	140 -204
~ums$	71 -33
~umt	-80 8
~umy	93 6
~umy$	93 -22
~un$	92 169
~una	39 -88
~unai	-74 -24
~unai$	-74 -24
~unao	-229 -217
~unao$	-229 -217
~unar	0 -49
~unb	-143 -187
~unbu	-46 -96
~unbur	-46 -96
~unc	84 17
~unch	-15 76
~unch$	89 -3
~uncha	-58 67
~unchi	-159 80
~uncl	184 -55
~uncle	184 -55
~unco	-100 -79
~uncon	-100 -79
~unct	37 7
~uncti	37 7
~und	169 60
~und$	96 25
~unda	-190 -60
~unda$	-143 -90
~undar	0 -129
~unday	-104 84
~unde	146 13
~under	45 64
~undh	216 63
~undh$	78 -2
~undhl	126 -116
~undhn	-65 85
~undhu	137 -81
~undi	76 77
~undi$	44 120
~undl	-9 -162
~undn	82 -49
~undnu	82 -49
~une	-94 -104
~une$	-72 -128
~uner	-92 5
~unera	-46 16
~ung	64 243
~ung$	123 -62
~unga	9 168
~unga$	-51 181
~ungaf	125 -47
~ungal	-96 -50
~unge	-27 -72
~unger	-27 -72
~ungf	29 -25
~ungfa	29 -25
~ungh	-76 61
~ungh$	-161 92
~ungha	68 -126
~ungi	-20 264
~ungi$	-48 268
~ungl	123 -246
~ungle	-9 10
~ungli	134 -330
~ungs	-105 -185
~ungs$	-105 -185
~ungu	-166 -82
~ungun	-161 -79
~unh	23 -54
~unh$	99 -54
~unhe	-44 -19
~unhen	-44 -19
~unho	18 42
~unhon	18 42
~uni	153 183
~uni$	161 -33
~unif	-77 11
~unifo	-77 11
~unil	19 116
~unila	66 36
~unin	29 -89
~uning	12 -63
~unins	-34 -61
~unio	-3 10
~unior	36 55
~unit	148 74
~unit$	20 119
~units	145 -102
~uniy	-33 195
~uniya	-33 195
~unj	52 -198
~unja	-86 -86
~unjab	-86 -86
~unjh	19 -125
~unjhu	19 -125
~unk	34 59
~unk$	182 -102
~unka	17 -9
~unka$	46 -12
~unkar	-42 -6
~unke	25 15
~unke$	-116 15
~unki	-106 55
~unki$	-106 55
~unko	-79 91
~unko$	-79 91
~unl	-22 -73
~uno	-95 43
~uns	-163 -72
~uns$	41 -39
~unsa	-44 -42
~unsa$	-44 -42
~unsc	-94 -102
~unscr	-94 -102
~unse	-139 -259
~unse$	-29 -102
~unsel	-125 -205
~unsi	-176 19
~unsi$	-176 19
~unsl	-17 -7
~unt	106 105
~unt$	-100 -110
~unta	-36 169
~unta$	-22 96
~unte	0 123
~unted	-44 156
~unti	95 -22
~untin	141 70
~unts	104 139
~unts$	104 139
~untu	-60 96
~unty	37 19
~unty$	37 19
~unu	80 8
~unu$	100 15
~uny	-102 -162
~uny$	-82 -153
~uor	114 -143
~uor$	158 -86
~up$	115 -71
~upa	81 208
~upa$	150 -31
~upan	-107 96
~upar	153 238
~upar$	135 235
~upat	61 146
~upata	10 184
~upay	-277 -147
~upay$	-262 -119
~upb	52 122
~upbo	52 122
~upboa	52 122
~upd	-104 -115
~upda	-104 -115
~updat	-104 -115
~upe	194 -90
~uper	178 -71
~uper$	143 -127
~upi	164 -202
~upi$	-83 -263
~upil	182 -44
~upil$	120 -17
~upils	127 -29
~upir	143 -42
~upiri	143 -42
~upis	-150 -14
~upis$	-150 -14
~upl	-120 -159
~uple	-52 -85
~uple$	-36 -59
~uplo	-70 -66
~uploa	-70 -66
~upo	-85 92
~upor	-48 38
~uport	-48 38
~upr	-137 47
~ups	-237 1
~ups$	-221 -30
~upsc	-78 80
~upsc$	-78 80
~upt	-112 -16
~upu	-54 -103
~upy	-145 -130
~upye	-76 -70
~upye$	-76 -70
~ur$	182 -1
~ura	-19 -35
~ura$	165 -1
~urad	-153 -123
~urak	-206 5
~urak$	-83 -140
~uraks	-66 -80
~ural	77 59
~ural$	120 70
~uran	-178 -150
~uran$	20 -124
~urana	-171 -260
~uranc	-153 2
~urane	-21 -126
~urani	-194 -168
~urant	-9 68
~urat	47 -17
~urat$	-2 11
~urc	18 -32
~urch	-53 -8
~urd	-344 -227
~urd$	-169 -105
~urda	-113 -33
~urday	-53 29
~urde	-190 -136
~urder	-161 -189
~ure	130 -202
~ure$	19 -124
~urea	19 -15
~urea$	19 -15
~ured	129 72
~ured$	129 72
~uren	117 -195
~urent	117 -195
~ures	44 -134
~ures$	61 -41
~urg	46 -311
~urg$	-49 -64
~urga	168 -72
~urga$	61 -39
~urgao	148 -52
~urge	-88 -213
~urger	-118 -116
~urgi	-49 -132
~urgl	75 -19
~uri	-82 -80
~uri$	-47 -26
~uric	-233 10
~uric$	-222 -131
~urik	-104 -32
~urik$	-104 -32
~urin	-11 -128
~urine	-17 -30
~uring	-41 -137
~urio	-147 -144
~uriou	-144 -138
~urit	94 23
~urity	16 59
~uriy	-138 40
~uriya	-138 40
~url	37 -59
~urm	5 -74
~urme	14 -58
~urmer	14 -58
~urn	-88 2
~urn$	-230 1
~urne	22 74
~urned	19 74
~urni	65 61
~urnin	106 45
~urns	22 -231
~urns$	22 -231
~urnt	-107 -9
~urnt$	-107 -9
~uro	-17 -218
~uro$	28 -77
~urp	131 98
~urpl	159 -107
~urple	149 -104
~urpo	-91 145
~urpos	-91 145
~urs	-21 -203
~urs$	-18 -160
~ursd	-24 55
~ursda	-24 55
~urse	-44 -117
~urse$	-35 -88
~ursi	-131 -145
~ursi$	66 -98
~ursin	-169 -79
~urst	171 -109
~urst$	164 -107
~urt	31 25
~urt$	-61 188
~urta	-74 -150
~urta$	-206 -218
~urtai	158 25
~urti	115 69
~urtin	114 13
~urts	38 -200
~urts$	38 -200
~uru	99 -72
~uru$	36 -280
~urug	137 102
~urus	-61 -94
~urv	-165 -17
~urve	-75 -108
~urved	-75 -108
~urvi	-115 30
~urviv	-107 35
~ury	14 -3
~ury$	41 14
~us$	-75 -34
~usa	93 -149
~usa$	115 -161
~usam	-229 -155
~usam$	-229 -155
~usb	13 94
~usba	13 94
~usban	13 94
~usc	-84 -86
~uscl	-82 -63
~uscle	-82 -63
~use	-81 -8
~use$	-92 13
~usea	-15 -64
~usea$	-15 -64
~used	99 -90
~used$	99 -90
~usef	-100 -108
~usefu	-100 -108
~usel	62 -91
~usele	-103 -88
~uses	-35 67
~uses$	-35 67
~usg	-85 -71
~usg$	-85 -71
~ush	0 -10
~ush$	-90 4
~usha	125 -130
~ushan	-92 -68
~ushe	129 -25
~ushed	143 -16
~ushi	-61 99
~ushi$	-78 122
~ushin	6 -36
~ushm	-107 -114
~ushma	-107 -114
~ushr	75 -72
~ushru	75 -72
~usi	33 -116
~usi$	-89 -45
~usil	36 -49
~usil$	36 -49
~usin	-138 -14
~usin$	-30 -6
~using	-47 -1
~usins	-118 -45
~usir	204 -106
~usira	170 -79
~usk	-37 101
~uska	-37 120
~uska$	-23 208
~uske	90 39
~uske$	90 39
~uskh	-82 -152
~uskha	-55 -146
~uski	-83 150
~uski$	-83 150
~usko	-49 -50
~usko$	-49 -50
~usku	-37 106
~uskur	-37 106
~usm	-6 -4
~usme	-6 -4
~usn	90 58
~usne	90 61
~usne$	90 61
~usr	-109 75
~usra	-22 13
~usra$	-22 13
~usre	-142 -47
~usre$	-142 -47
~usri	-48 108
~usri$	-48 108
~ust	91 36
~ust$	166 109
~usta	-129 -175
~ustar	-10 -27
~uste	-182 -264
~uster	-228 -240
~usti	-181 -23
~usto	42 14
~ustom	44 4
~usu	-18 -56
~usu$	67 -114
~usua	-141 -1
~usual	-141 -1
~usy	0 29
~usy$	0 29
~ut$	84 121
~uta	139 49
~uta$	191 -85
~utan	52 18
~utan$	-2 25
~utar	-50 116
~utar$	8 126
~utara	-154 154
~utarn	50 -193
~utart	-37 -186
~utb	29 -59
~utba	29 -52
~utbal	29 -52
~utc	63 -38
~utch	63 -38
~utch$	1 -32
~ute	142 -99
~ute$	73 -189
~utel	113 -61
~uter	97 -135
~uter$	69 -120
~utes	62 15
~utes$	62 15
~uth	258 93
~uth$	73 -200
~utha	68 119
~utha$	-73 50
~uthak	121 -19
~uthan	-36 -42
~uthat	8 79
~uthay	103 -51
~uthe	125 -183
~uthe$	125 -183
~uthi	229 -72
~uthi$	168 -38
~uthk	-97 -4
~uthka	-122 -2
~uthn	-111 94
~uthna	-73 146
~uthp	66 -128
~uthpa	46 -102
~uthpe	44 -43
~utht	71 -25
~uthta	61 35
~uthte	54 -132
~uthti	-68 -62
~uthu	-14 222
~uthu$	45 112
~uti	105 36
~uti$	74 -25
~utin	-13 73
~utine	-64 -108
~uting	-81 107
~utio	-35 -40
~ution	-35 -40
~utiy	-155 -68
~utk	54 -53
~utka	64 42
~utkar	-21 105
~utki	89 -10
~utki$	89 -10
~utku	-51 -131
~utkul	-174 -106
~utl	266 -185
~utle	90 -36
~utli	240 -119
~utli$	240 -119
~utn	-289 -163
~utna	-223 -90
~utna$	-223 -90
~utne	-174 -46
~utne$	-169 -34
~utno	18 -84
~uto	142 -62
~uto$	162 -23
~uton	74 -100
~uton$	74 -100
~utp	-34 -90
~utpa	7 -67
~utr	338 -116
~utra	200 -2
~utra$	200 -2
~utre	182 -120
~utre$	174 -118
~utro	125 -48
~uts	-106 44
~uts$	-186 30
~utsi	0 21
~utsid	0 21
~utu	17 -35
~utub	88 -41
~utube	88 -41
~utun	84 59
~uty	-72 120
~uty$	-72 120
~uva	0 -10
~uva$	72 -145
~uvah	-72 -95
~uvaha	-72 -95
~uvan	-87 147
~uvan$	-119 150
~uve	109 -138
~uy$	55 -110
~uye	-78 32
~uye$	-77 37
~uys	-4 102
~uys$	-4 102
~va$	115 33
~vab	7 -186
~vab$	30 -164
~vac	-196 -112
~vach	-2 50
~vacha	7 -129
~vaci	-322 -214
~vacin	-322 -214
~vad	-89 -178
~vad$	-134 -240
~vada	-116 28
~vada$	-67 47
~vadi	8 17
~vadi$	14 23
~vae	70 -27
~vaen	69 -22
~vaen$	69 -22
~vag	-176 -274
~vaga	-170 -193
~vagai	-57 -49
~vagan	-134 -123
~vage	-122 -127
~vage$	-120 -100
~vah	-114 69
~vah$	-83 -101
~vaha	-90 54
~vaha$	37 -20
~vahan	-54 119
~vahat	-101 -101
~vahi	-31 69
~vahi$	-46 65
~vahin	14 7
~vai	205 4
~vai$	119 47
~vaid	-48 -28
~vain	-51 -112
~vain$	-51 -112
~vais	216 -91
~vaise	140 -8
~vaish	-34 -35
~vaisi	-4 -126
~vaist	152 78
~vait	173 57
~vait$	226 -1
~vaiti	-35 97
~vaiy	-169 38
~vaiya	-166 29
~vaj	76 72
~vaj$	158 -13
~vaja	13 -28
~vaja$	184 8
~vajah	-145 52
~vajan	-259 -143
~vaje	-172 13
~vaje$	-172 13
~vak	79 168
~vake	113 159
~vake$	189 189
~vakes	-170 -130
~vaki	131 61
~vakin	132 63
~vaks	-110 -144
~vaks$	-110 -144
~vakt	3 100
~vakt$	3 100
~vaky	-180 -58
~vaky$	-192 -56
~val	-3 -29
~val$	-123 -207
~vala	-60 33
~vala$	-72 -6
~vale	-89 -51
~vale$	-60 -63
~vali	101 -8
~vali$	80 -9
~valid	-22 109
~valk	-127 -299
~valk$	135 -221
~valke	-41 -123
~valki	-194 -99
~valks	-111 -94
~valo	150 134
~valo$	-142 16
~valon	18 62
~valov	227 112
~van	14 163
~van$	-46 147
~vana	-228 -36
~vana$	-263 -15
~vand	99 -62
~vandh	91 -110
~vane	-129 -201
~vane$	-129 -201
~vani	-12 -74
~vani$	16 -188
~vanis	-72 71
~vant	102 112
~vant$	27 116
~vante	42 163
~vants	-29 -77
~vanu	24 -19
~vap	-130 -62
~vapa	-82 -43
~vapas	-82 -43
~var	128 -24
~var$	112 77
~vara	61 -100
~vara$	134 -29
~varan	-155 -74
~vard	114 -69
~vard$	40 -62
~varde	56 -30
~vards	81 -8
~vare	71 -112
~vare$	88 -27
~varen	-37 -93
~varf	100 97
~varfa	100 97
~vari	51 -95
~vari$	69 -29
~vark	-165 102
~vark$	-68 -32
~varka	-42 -6
~varm	-68 3
~varm$	-68 3
~varn	67 -94
~varna	-115 -82
~vars	-221 -126
~varsh	-194 -100
~vart	-206 -164
~varu	32 -180
~vas	181 4
~vas$	171 -48
~vasa	151 36
~vasam	113 -71
~vase	-71 -104
~vasel	-62 -34
~vash	-58 17
~vash$	-31 -129
~vashe	-9 -24
~vashi	-131 -125
~vashr	44 125
~vasi	-135 -20
~vasir	-124 -135
~vasiy	-20 59
~vast	-47 41
~vasth	-132 -120
~vat	132 117
~vat$	76 -186
~vata	-43 204
~vata$	40 117
~vatc	210 -57
~vatch	210 -57
~vate	-1 -40
~vate$	-59 -4
~vater	11 -45
~vati	20 -69
~vati$	30 -33
~vau	-189 -213
~vau$	-127 -195
~vaun	-107 -34
~vaun$	-107 -34
~vav	44 -55
~vave	29 -50
~vay	-29 186
~vay$	-32 187
~vaya	-48 61
~vaya$	1 103
~vaye	-41 -28
~vaye$	-41 -28
~vayi	189 -98
~vayi$	178 -63
~vays	-76 110
~vays$	-76 110
~vbo	142 -53
~vbor	142 -53
~vborn	142 -53
~vde	11 -157
~vder	11 -157
~vder$	-3 -155
~vdh	-56 -31
~vdha	-56 -31
~vdhan	-56 -31
~ve$	36 115
~vea	65 -238
~veak	15 -188
~veak$	43 -159
~vear	-214 -47
~vear$	-126 -164
~veat	135 -234
~veat$	135 -58
~veath	-178 -157
~veati	210 -71
~veb	-81 -111
~ved	43 9
~ved$	-29 44
~veda	109 -224
~vedan	111 -204
~vedi	-67 -35
~vedin	-37 -19
~veg	-212 -206
~veg$	-136 -119
~vege	-114 -125
~veget	-114 -125
~vei	-239 66
~veig	-243 -48
~veigh	-243 -48
~vein	-43 82
~veins	-41 87
~veir	25 113
~veird	25 113
~vel	-200 -65
~vel$	-183 12
~veld	-39 -59
~veldi	-39 -59
~veli	16 -174
~velin	-5 -166
~velo	-112 -138
~velop	-94 -79
~vels	-29 -75
~vels$	-29 -75
~vem	-21 -54
~vemb	-95 -38
~vembe	-95 -38
~ven	63 -40
~ven$	43 20
~veni	-33 -6
~venin	-33 -6
~veno	-148 -185
~venom	-148 -185
~vent	161 15
~vent$	184 68
~venti	-88 -121
~ver	16 130
~ver$	-12 48
~vera	-191 -231
~verd	-118 107
~verdo	-65 117
~vere	150 10
~vere$	48 42
~vered	131 -126
~veri	249 51
~verin	299 80
~vers	-196 -147
~vers$	-163 -61
~versa	-97 -69
~vert	-52 2
~vert$	-111 -105
~verth	31 158
~very	48 122
~very$	-80 -16
~veryb	35 36
~veryo	105 172
~veryt	-36 95
~veryv	163 -91
~ves	-126 125
~ves$	-126 108
~vese	-9 -27
~vesel	-9 -27
~vest	14 23
~vet	148 -115
~vet$	128 -49
~vha	-166 -85
~vhat	-166 -85
~vhat$	-162 -107
~vhate	-29 -22
~vhats	-29 23
~vhe	-34 -31
~vhen	-26 -41
~vhen$	-44 -36
~vher	-27 11
~vhere	-27 11
~vhet	-39 28
~vheth	-39 28
~vhey	-27 -38
~vhey$	-27 -38
~vhi	16 -44
~vhic	-298 25
~vhich	-298 25
~vhij	205 -86
~vhiji	183 -72
~vhil	29 -47
~vhilc	-78 86
~vhile	44 -254
~vhis	165 -80
~vhist	171 -63
~vhit	70 -232
~vhite	72 -225
~vho	-127 -139
~vho$	-192 -185
~vhol	103 25
~vhole	103 25
~vhom	-115 -6
~vhom$	-115 -6
~vhy	-345 -61
~vhy$	-345 -61
~vi$	-198 17
~vic	0 -85
~vice	-10 -97
~vice$	-5 -40
~vich	32 -19
~vich$	64 10
~vid	-201 195
~vid$	5 38
~vida	-103 92
~vida$	-4 120
~vidai	-145 -137
~vide	-256 20
~video	-228 -16
~vidh	-148 -58
~vidi	29 143
~vidiy	29 143
~vie	-247 -336
~vie$	-212 -205
~viev	-115 -224
~viev$	-110 -242
~vif	24 102
~vife	53 122
~vife$	72 221
~vifes	-70 -149
~vifi	-103 -130
~vifi$	-103 -130
~vig	-80 128
~vigy	-42 -96
~vigy$	-42 -96
~vij	103 -196
~vijn	-65 -81
~vijna	-65 -81
~vik	19 -69
~vik$	-39 -171
~vike	-112 -196
~viken	-84 -140
~vikl	-176 -112
~vikly	-176 -112
~viks	120 -60
~viks$	120 -60
~vil	-150 50
~vil$	-153 64
~vila	-105 45
~vilag	-91 83
~vim	-167 -206
~vimi	-140 -182
~vimin	-140 -182
~vin	168 -35
~vin$	-41 36
~vinc	46 94
~vind	-128 89
~vind$	-84 100
~vindo	-80 10
~vine	72 -97
~ving	223 -106
~ving$	217 -90
~vings	-97 -71
~vins	104 -76
~vins$	104 -76
~vint	-182 -49
~vinte	-182 -49
~vio	41 -61
~viol	-31 -39
~viole	-31 -39
~viou	83 -14
~vious	83 -14
~vip	65 24
~vipe	89 59
~viper	89 59
~vir	49 -31
~vir$	3 -131
~vira	-55 9
~viral	-155 -63
~virat	-27 -153
~vire	147 -140
~vire$	147 -140
~vis	-92 42
~visa	-141 -141
~visa$	-136 -134
~vise	-153 -118
~vise$	-149 -95
~vish	-58 160
~vish$	-192 183
~visha	74 43
~vishv	-139 -75
~visi	40 -136
~visio	119 -34
~visit	-46 -105
~vist	-130 -32
~vit	-28 26
~vit$	-115 -174
~vita	-270 -284
~vita$	-163 -164
~vitam	-200 -201
~vitc	90 81
~vitch	90 81
~vith	-8 101
~vith$	7 24
~vitho	-45 85
~vity	-66 -114
~vity$	-66 -114
~viv	-257 -74
~viva	-126 -197
~viva$	-110 -137
~vive	-181 10
~vive$	-127 -101
~vived	-80 63
~vja	120 -17
~vja$	-35 40
~vjat	129 -118
~vjat$	129 -118
~vk$	195 -98
~vks	-7 -73
~vks$	-7 -73
~vl$	47 -47
~vla	100 -130
~vla$	67 -117
~vle	-57 -55
~vled	-56 -34
~vli	-182 -152
~vlin	-182 -152
~vling	-180 -150
~vlu	-85 -79
~vluk	-85 -79
~vluku	-85 -79
~vly	-82 -79
~vly$	-93 -70
~vn$	152 121
~vne	-27 3
~vned	-105 -124
~vned$	-105 -124
~vner	60 91
~vner$	60 91
~vni	-148 -225
~vni$	-87 -105
~vnin	-103 -161
~vning	-103 -161
~vns	217 -11
~vns$	219 -85
~vo$	86 62
~voh	30 60
~voh$	97 -18
~voi	3 59
~voic	48 74
~voice	48 74
~void	-91 -38
~void$	-91 -38
~vok	194 -96
~voke	194 -96
~voke$	192 -89
~vol	169 -111
~vole	169 -99
~volen	174 -88
~volu	-53 -136
~vom	254 -181
~voma	-38 -123
~voman	-38 -123
~vome	-85 -53
~vomen	-85 -53
~vomi	275 -96
~vomit	275 -96
~von	103 102
~von$	-103 -115
~vont	149 183
~vont$	149 183
~vor	-53 -157
~vorc	-60 31
~vorce	-60 31
~vord	64 -37
~vord$	-8 -104
~vords	106 46
~vork	-126 -54
~vork$	-122 -261
~vorke	138 -163
~vorki	-115 31
~vorko	23 -78
~vorks	-201 177
~vorl	-82 24
~vorld	-69 -88
~vorm	-137 -127
~vors	71 5
~vorst	95 -68
~vort	-151 -116
~vorth	-148 -111
~vory	121 -99
~vory$	107 -81
~vou	-99 168
~voul	-6 244
~vould	-6 244
~voun	-80 -176
~vound	-80 -176
~vous	-58 -63
~vous$	-58 -63
~vra	74 -4
~vrap	83 58
~vrat	109 -116
~vrat$	51 -85
~vratr	69 -81
~vri	-88 83
~vri$	1 -100
~vrid	-21 37
~vridh	-21 37
~vrin	119 -6
~vris	54 138
~vrist	54 138
~vrit	-189 -44
~vrite	-274 9
~vriti	-42 -114
~vro	-31 176
~vron	45 8
~vrong	45 8
~vrot	-113 188
~vrote	-113 188
~vs$	-90 -219
~vsa	-23 -41
~vsad	-23 -41
~vsad$	-23 -41
~vsp	-48 22
~vspa	-48 22
~vspap	-48 22
~vsy	146 -53
~vsy$	146 -53
~vt$	-31 -63
~vti	41 -104
~vti$	41 -104
~vu$	11 164
~vud	40 -74
~vud$	9 -73
~vy$	-28 -257
~vya	-99 -69
~vyay	-99 -69
~vyaya	-99 -69
~vyu	-109 46
~vyu$	-109 46
~ya$	-94 40
~yab	-69 187
~yab$	82 139
~yabe	-91 152
~yabi	-120 -93
~yabin	-120 -93
~yad	-47 16
~yad$	-59 59
~yada	-65 -27
~yada$	-55 -21
~yag	-80 -31
~yah	68 87
~yah$	-51 -89
~yaha	161 70
~yaha$	176 71
~yahan	37 19
~yahi	-144 98
~yahi$	-140 70
~yaj	-217 -11
~yaj$	-217 -11
~yak	-29 47
~yak$	27 69
~yal	-85 98
~yal$	-225 147
~yala	56 26
~yala$	151 -109
~yali	-106 -174
~yali$	-100 -141
~yam	-200 -28
~yam$	-178 -307
~yan	158 179
~yan$	93 102
~yana	-100 104
~yani	-81 120
~yani$	-70 2
~yanid	-22 146
~yar	-201 -115
~yar$	-218 -69
~yara	3 -38
~yarah	3 -38
~yari	-249 -36
~yari$	-242 -151
~yas	88 53
~yas$	48 66
~yat	79 -168
~yat$	20 -14
~yath	-102 -165
~yatha	-102 -165
~yatr	35 -139
~yatra	14 -133
~yav	-367 -54
~yava	-284 9
~yavad	-187 -107
~yavn	-73 -69
~yay	156 -20
~yaya	-99 -69
~yayam	-99 -69
~ybe	9 -62
~ybe$	38 -34
~ybo	44 66
~ybod	91 106
~ybody	91 106
~ych	-131 139
~ychi	-121 75
~ychia	-15 -77
~ycho	-43 -70
~ychol	-43 -70
~ycl	-73 63
~ycle	-53 22
~ycle$	-48 31
~yda	-24 -14
~yda$	-120 4
~yday	56 -35
~yday$	56 -35
~yde	-127 -211
~yde$	-154 -169
~yder	32 -79
~ydera	32 -79
~ye$	-46 -22
~yea	-279 -311
~year	-263 -299
~year$	-200 -221
~yearl	-17 -97
~years	-147 -184
~yed	-28 112
~yed$	-28 112
~yeg	-23 57
~yega	63 92
~yega$	63 92
~yegi	-188 -70
~yegi$	-188 -70
~yel	19 -244
~yeli	-53 -103
~yelid	-53 -103
~yelo	8 -174
~yelov	8 -174
~yen	-112 80
~yeng	45 3
~yenge	45 3
~yer	-124 94
~yer$	-124 94
~yes	-5 -108
~yes$	50 -133
~yest	-8 -29
~yeste	11 -18
~yet	151 -197
~yet$	79 -149
~yfo	-46 -99
~yfoi	-46 -99
~yfoid	-46 -99
~yge	-16 29
~ygen	-16 29
~ygen$	-16 29
~yi$	140 156
~yin	27 57
~yind	157 -25
~yindi	157 -25
~ying	-30 82
~ying$	-30 82
~yke	-77 92
~yke$	-77 92
~yl$	88 130
~yla	134 -104
~yle	8 -20
~yle$	9 -96
~yli	71 32
~ylin	87 58
~ylind	92 -25
~ym$	-148 -255
~yme	-108 -181
~ymo	-105 141
~ymor	-94 152
~ymore	-94 152
~ymp	-120 -138
~ympt	-111 -117
~ympto	-111 -117
~yna	-142 -105
~ynae	-75 -23
~ynt	22 -67
~ynth	22 -67
~ynthe	22 -67
~yo$	209 46
~yog	-83 -274
~yog$	-95 -162
~yoga	-23 -169
~yoga$	-23 -169
~yoj	-25 -88
~yon	-218 108
~yon$	-435 -114
~yone	95 223
~yone$	74 199
~yones	30 95
~yonk	-36 -98
~yonki	-36 -98
~yop	-88 -112
~yor	-104 -63
~york	-104 -63
~yorke	-104 -63
~you	-180 -115
~you$	-242 -117
~youn	-23 75
~young	-23 75
~your	-34 -38
~your$	-9 -31
~yout	75 -85
~youtu	88 -41
~ypa	-69 -198
~ypas	-46 -185
~ypas$	-46 -185
~ype	5 -48
~ype$	41 -224
~yped	-86 167
~yped$	-86 167
~ypi	25 -28
~ypin	40 -12
~yping	40 -12
~ypo	-12 -11
~ypot	-12 -11
~ypoth	-12 -11
~ypu	-134 -112
~yr$	-69 33
~yra	-131 -200
~yrai	-92 -147
~yraid	-92 -147
~yran	-91 -81
~yran$	-91 -81
~yri	-136 -156
~yri$	-127 -108
~yric	-99 -113
~yrics	-99 -113
~yro	-114 -13
~yroi	-31 -157
~yroid	-31 -157
~yrok	-130 -122
~yroks	-130 -122
~yron	-85 96
~yrono	-85 96
~yrs	-43 -77
~yrs$	-43 -77
~yru	-5 -121
~yrup	-5 -121
~yrup$	-5 -121
~ys$	3 123
~yse	36 258
~ysel	14 279
~yself	14 279
~yser	36 -115
~yser$	78 -95
~ysi	-30 -114
~ysic	-34 30
~ysics	-28 32
~ysio	-190 -144
~ysio$	-127 -103
~ysiot	-104 -65
~ysis	83 -91
~ysis$	83 -91
~yst	-158 -182
~yste	-158 -182
~ystem	-108 -124
~yster	-83 -74
~yth	-105 61
~yth$	-110 -91
~ythi	-58 108
~ythin	-26 119
~ythm	-47 -39
~ythm$	-47 -39
~ytho	-63 -147
~ython	-63 -147
~yti	-71 38
~yu$	-160 -65
~yub	-142 -7
~yun	105 120
~yun$	58 -139
~yur	-182 -171
~yuri	-162 -99
~yurik	-104 -32
~yurv	-75 -108
~yurve	-75 -108
~yus	-111 -62
~yush	-111 -62
~yushm	-103 -97
~yut	73 -48
~yuti	79 -41
~yuti$	79 -41
~yva	42 -61
~yvay	-6 -59
~yvay$	-6 -59
~yvh	141 41
~yvhe	141 41
~yvher	141 41
~میں	122 73
~میں$	122 73
~نہی	202 91
~نہیں	202 91
~نہیں$	202 91
~نے$	228 74
~کا$	-271 59
~ہیں	181 73
~ہیں$	181 73
~ہے$	197 7
~یں$	223 113
~কি$	76 -214
~কে$	176 -203
~কো	-199 -216
~গেছ	241 -162
~গেছে	270 -128
~গেছে$	270 -128
~চ্ছ	115 242
~চ্ছে	155 173
~চ্ছে$	155 173
~ছে$	483 93
~ড়ি	244 101
~তে$	143 175
~নাই	231 83
~নাই$	231 83
~য়$	-230 70
~য়া	-255 189
~য়ে	212 89
~রে$	14 240
~হয়	57 -148
~়েছ	243 -178
~াই$	189 245
~ায়	-178 92
~ার$	171 93
~েছে	326 88
~েছে$	350 -198
~েজ$	165 96
~্ছে	155 173
~্ছে$	155 173
~ਗਿਆ	285 -128
~ਗਿਆ$	285 -128
~ਦਾ$	-279 219
~ਿਆ$	328 -179
~છે$	152 162
~તો$	175 182
~થી$	283 107
~નથી	254 60
~નથી$	254 60
~ને$	184 206
~માં	180 -191
~માં$	180 -191
~યો$	314 -209
~વું	-201 78
~વું$	-201 78
~ાં$	180 -191
~ું$	218 183
~ଛି$	50 155
~ରେ$	149 59
~ଲା$	326 -212
~இரு	125 87
~இருக	96 23
~இருக்	96 23
~என்	-228 82
~கால	137 -216
~கு$	92 11
~க்க	153 228
~க்க$	19 131
~க்கல	1 139
~க்கு	86 66
~க்கு$	92 11
~ங்க	117 194
~சு$	346 -216
~ச்ச	226 31
~ச்சி	92 43
~ச்சு	305 60
~ச்சு$	317 -197
~டி$	126 -150
~டிச	156 -117
~டிச்	156 -117
~டிச்ச	156 -117
~ட்ட	223 126
~து$	218 187
~த்த	173 -26
~ந்த	209 102
~ந்து	235 112
~ந்து$	197 124
~ன்$	-29 287
~ன்ன	-289 35
~பு$	90 -238
~போ	185 24
~ப்ப	181 -366
~ப்பு	-39 -215
~ப்பு$	3 -150
~மா$	132 -170
~ம்$	93 69
~ம்ப	201 -190
~ம்பு	96 -143
~ம்பு$	96 -143
~யல$	170 35
~ரத்	231 -218
~ரத்த	231 -218
~ருக	10 191
~ருக்	10 191
~ருக்க	10 191
~ருந	100 149
~ருந்	100 149
~ருந்த	100 149
~லி$	111 -191
~லை$	82 123
~ல்$	-41 -350
~ல்ல	143 44
~வலி	136 -216
~ான்	40 214
~ான்$	40 214
~ாம்	160 97
~ாய்	-299 -220
~ார்	110 11
~ிக்	-13 103
~ிக்க	-13 103
~ிக்கல	-233 149
~ிக்கு	78 -249
~ிச்	115 74
~ிச்ச	115 74
~ிப்	29 -167
~ிப்ப	29 -167
~ியல	170 35
~ியல$	170 35
~ிரு	-20 156
~ுக்	150 222
~ுக்க	150 222
~ுக்கு	201 -49
~ுது	141 71
~ுது$	161 92
~ுந்	75 206
~ுந்த	75 206
~ுந்து	100 149
~ும்	-306 147
~ும்$	-306 147
~ேன்	-239 220
~ைக்	204 -181
~ைக்க	204 -181
~்க$	90 172
~்கல	1 139
~்கி	57 224
~்கு	86 66
~்கு$	92 11
~்சி	92 43
~்சு	336 52
~்சு$	346 -216
~்தி	-248 73
~்து	223 170
~்து$	197 124
~்னு	86 149
~்பு	65 -289
~்பு$	90 -238
~ంది	357 6
~ంది$	357 6
~ఉంద	-1 100
~ఉంది	-1 100
~ఉంది$	-1 100
~కాల	97 120
~కి$	268 -278
~చ్చ	-142 58
~ట్ల	194 109
~డి$	30 145
~డు$	170 130
~ది$	357 6
~దు$	292 71
~నా$	25 254
~ని$	-258 260
~న్న	203 162
~పోయ	195 119
~ప్ప	147 -217
~యి$	283 -156
~యిం	181 -120
~యింద	181 -120
~యింది	181 -120
~ర్$	109 -203
~లి$	35 68
~లు$	97 174
~లేద	240 91
~లేదు	240 91
~లేదు$	240 91
~ళ్ళ	178 -275
~సుక	-193 326
~ాక్	179 -165
~ాలి	35 68
~ాలి$	-256 79
~ింద	351 33
~ింది	305 -253
~ింది$	305 -253
~ేదు	240 91
~ేదు$	240 91
~్లే	194 109
~ಕು$	-157 152
~ಕೊ	15 297
~ಗೆ$	255 -60
~ತಿಲ	271 -170
~ತಿಲ್	271 -170
~ತಿಲ್ಲ	271 -170
~ತ್ತ	171 153
~ದು$	110 47
~ದೆ$	385 -2
~ದ್ದ	320 29
~ದ್ದಾ	250 61
~ನು$	103 46
~ನೊ	53 22
~ನೋ	53 22
~ನ್ನ	-229 147
~ಬೇ	-157 152
~ಬೇಕ	-157 152
~ಬೇಕು	-157 152
~ಮಾಡ	85 17
~ರೆ$	29 237
~ಲು$	63 213
~ಲ್ಲ	140 199
~ಲ್ಲ$	201 169
~ವು$	240 -221
~ಿಕೆ	71 185
~ಿಗೆ	189 -249
~ಿಗೆ$	189 -249
~ಿದೆ	395 22
~ಿದೆ$	395 22
~ಿದ್	310 130
~ಿದ್ದ	320 29
~ಿದ್ದಾ	250 61
~ಿನ್	-190 -244
~ಿಲ್	212 95
~ಿಲ್ಲ	212 95
~ಿಲ್ಲ$	212 95
~ುತ್	146 150
~ುತ್ತ	48 169
~ೋ	-22 73
~ೇಕ	-157 152
~ೇಕು	-157 152
~ೇಕು$	-157 152
~್ತಿ	376 -12
~್ತಿಲ	271 -170
~್ತಿಲ್	271 -170
~್ದಾ	250 61
~್ಲ$	201 169
~ೕಕು	-157 152
~ೕಕು$	-157 152
~കാം	-172 -155
~കാം$	-172 -155
~കാൻ	102 99
~കാൻ$	102 99
~കുന	80 158
~കുന്	80 158
~കുന്ന	80 158
~കൊ	-205 -171
~ക്$	197 82
~ക്ക	301 182
~ക്കാ	132 52
~ക്കാം	-172 -155
~ക്കു	78 178
~ക്ക്	197 82
~ക്ക്$	197 82
~ങ്ങ	171 133
~ചു$	250 -146
~ച്ച	224 -160
~ട്ട	232 -6
~ണ്ട	-274 -88
~തു$	15 -163
~ത്ത	-57 156
~നില	213 -166
~നില്	213 -166
~നില്ല	213 -166
~നു$	90 220
~ന്$	263 -9
~ന്ന	275 207
~ന്നി	213 -166
~ന്നില	213 -166
~ന്നു	90 220
~ന്നു$	90 220
~പ്പ	102 58
~രം$	135 87
~ല്ല	101 167
~ല്ല$	169 69
~ാം$	-172 -155
~ാൻ$	55 265
~ിക്	142 208
~ിക്ക	142 208
~ിച്	224 -160
~ിച്ച	224 -160
~ിന്	167 -262
~ിന്$	74 -217
~ില്	194 85
~ില്ല	194 85
~ില്ല$	194 85
~ിൽ$	120 50
~ുന്	88 264
~ുന്ന	88 264
~ുന്നി	213 -166
~ുന്നു	-65 239
~്കാ	126 47
~്കാം	-172 -155
~്കാം$	-172 -155
~്കാൻ	102 99
~്കാൻ$	102 99
~്കു	78 178
~്ക്	197 82
~്ക്$	197 82
~്ചു	297 -195
~്ചു$	250 -146
~്തു	-8 -213
~്തു$	15 -163
~്നി	213 -166
~്നില	213 -166
~്നില്	213 -166
~്നു	90 220
~്നു$	90 220
~്ല$	169 69
میں	122 73
نہیں	202 91
کا	-227 80
ہے	140 27
নাই	231 83
ਗਿਆ	285 -128
છે	152 162
નથી	254 60
இருக்கு	115 -225
ఉంది	-1 100`;
