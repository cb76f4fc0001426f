/** Other generic names, of other countries, older or shortened, with the ingredients that the rules name. Hand-made. */
export const synonyms: Readonly<Record<string, string>> = {
  'Acetaminophen; PCM': 'paracetamol',
  'Acetylsalicylic acid; ASA': 'aspirin',
  'Adrenaline; Adrenalin': 'epinephrine',
  Albuterol: 'salbutamol',
  'Aluminum hydroxide': 'aluminium hydroxide',
  Amfetamine: 'amphetamine',
  'Amoxiclav; Co-amoxiclav; Amoxi clav': 'amoxicillin + clavulanic acid',
  'Analgin; Dipyrone': 'metamizole',
  'Ascorbic acid': 'vitamin c',
  Chlortalidone: 'chlorthalidone',
  'Chlorpheniramine; CPM': 'chlorphenamine',
  'Cholecalciferol; Vitamin D; Vitamin D3': 'colecalciferol',
  'Clavulanate; Clavulanic': 'clavulanic acid',
  'Co-trimoxazole; Cotrimoxazole': 'sulfamethoxazole + trimethoprim',
  'Cyclosporin; Cyclosporine; Ciclosporine': 'ciclosporin',
  'Dextroamphetamine; Dexamphetamine': 'dexamfetamine',
  Dicyclomine: 'dicycloverine',
  'Divalproex; Valproic acid; Valproate sodium': 'valproate',
  'Ethinyl estradiol': 'ethinylestradiol',
  'Folate; Vitamin B9': 'folic acid',
  Frusemide: 'furosemide',
  Glyburide: 'glibenclamide',
  'GTN; Nitroglycerin; Nitroglycerine': 'glyceryl trinitrate',
  HCTZ: 'hydrochlorothiazide',
  Indomethacin: 'indometacin',
  ISDN: 'isosorbide dinitrate',
  'ISMN; Isosorbide 5 mononitrate': 'isosorbide mononitrate',
  Iron: 'ferrous sulfate',
  Lignocaine: 'lidocaine',
  Meperidine: 'pethidine',
  'Methergine; Methylergonovine': 'methylergometrine',
  'Methylthioninium chloride': 'methylene blue',
  'Nicotinic acid; Vitamin B3': 'niacin',
  Norethindrone: 'norethisterone',
  Oxethazaine: 'oxetacaine',
  'Penicillin; Penicillin G; Benzathine penicillin': 'benzylpenicillin',
  'Penicillin V': 'phenoxymethylpenicillin',
  Phenobarbitone: 'phenobarbital',
  Rifampin: 'rifampicin',
  Deprenyl: 'selegiline',
  Simethicone: 'simeticone',
  'Thyroxine; L-thyroxine; T4': 'levothyroxine',
  Tocopherol: 'vitamin e',
  Torsemide: 'torasemide',
  'Vitamin B12': 'cyanocobalamin',
};

/** Minerals that name an ingredient where no other is named beside them, and are salts otherwise: atorvastatin calcium. */
export const loneMinerals: ReadonlyMap<string, string> = new Map([
  ['calcium', 'calcium carbonate'],
  ['potassium', 'potassium chloride'],
  ['zinc', 'zinc sulfate'],
]);

/** Common generic names that no rule and no brand of this folder names. */
export const otherGenerics =
  'acyclovir; albendazole; amikacin; ambroxol; baclofen; bilastine; bromhexine; betahistine; bupropion; calcitriol; canagliflozin; candesartan; carbimazole; chlorpromazine; cinnarizine; clindamycin; clozapine; cyanocobalamin; desloratadine; ebastine; guaifenesin; dapagliflozin; dutasteride; dydrogesterone; epinephrine; ethambutol; etodolac; ezetimibe; famotidine; fenofibrate; finasteride; gentamicin; hydroxyzine; insulin; insulin aspart; insulin degludec; insulin glargine; insulin lispro; ipratropium; irbesartan; isoniazid; itopride; ivermectin; lacosamide; lactulose; letrozole; levetiracetam; lidocaine; linagliptin; loperamide; loratadine; lornoxicam; mebeverine; memantine; mirtazapine; mycophenolate; nitrofurantoin; olanzapine; oseltamivir; oxetacaine; pheniramine; pioglitazone; potassium citrate; prazosin; progesterone; prochlorperazine; promethazine; pyrazinamide; pyridoxine; quetiapine; quinine; ranolazine; rifaximin; risperidone; solifenacin; sucralfate; terbutaline; teneligliptin; theophylline; thiamine; ticagrelor; tiotropium; tolvaptan; topiramate; tranexamic acid; trihexyphenidyl; ursodeoxycholic acid; vancomycin; vitamin c; voglibose; zonisamide';
