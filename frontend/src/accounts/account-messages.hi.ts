/** Hindi texts of the account settings. */
export default {
  title: 'खाता और सुरक्षा',
  short: 'खाता',
  back: 'वापस',
  who: 'यहाँ आपकी पहचान',
  roles: { patient: 'मरीज़', doctor: 'डॉक्टर', auditor: 'ऑडिटर', operator: 'ऑपरेटर' },

  languageTitle: 'पेजों की भाषा',
  languageHint: 'यह पसंद इसी उपकरण पर रखी जाती है।',
} as const;
