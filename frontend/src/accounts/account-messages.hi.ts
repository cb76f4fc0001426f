/** Hindi texts of the account settings. */
export default {
  title: 'खाता और सुरक्षा',
  short: 'खाता',
  back: 'वापस',
  who: 'यहाँ आपकी पहचान',
  roles: { patient: 'मरीज़', doctor: 'डॉक्टर', auditor: 'ऑडिटर', operator: 'ऑपरेटर' },

  languageTitle: 'पेजों की भाषा',
  languageHint:
    'यह पसंद इसी उपकरण पर रखी जाती है। आपके ईमेल और बिना पसंद वाले उपकरण, साइन इन रहते हुए चुनी गई पिछली भाषा में होते हैं।',
} as const;
