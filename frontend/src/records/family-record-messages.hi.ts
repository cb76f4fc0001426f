/** Hindi texts of a family member's record. */
export default {
  parts: 'रिकॉर्ड के हिस्से',
  tabs: { tests: 'जाँच', prescriptions: 'पर्चे', diagnoses: 'निदान' },
  none: {
    tests: 'कोई जाँच नहीं मिली',
    prescriptions: 'कोई पर्चा नहीं मिला',
    diagnoses: 'कोई निदान नहीं मिला',
  },
  failed: 'परिवार के सदस्य का डेटा लोड नहीं हो सका। कृपया फिर कोशिश करें।',
  loading: 'रिकॉर्ड लोड हो रहा है',
} as const;
