/** The texts of the removal of a device, in Hindi. */
export default {
  removeName: '{name} को हटाएँ',
  title: '{name} को हटाएँ?',
  text: 'अब इससे कुछ भी प्राप्त नहीं किया जाएगा। इसके दर्ज किए गए दिन इसके नाम के साथ बने रहेंगे।',
  keep: 'रहने दें',
  remove: 'हटाएँ',
  removing: 'हटाया जा रहा है…',
  removed: '{name} को हटा दिया गया',
  failed: '⚠ उपकरण को हटाया नहीं जा सका। कृपया फिर से कोशिश करें।',
  nothingLost: 'कुछ भी खोया नहीं है।',
  madeUp: 'बनावटी मान हटाएँ',
  madeUpTitle: 'बनावटी मान हटाएँ?',
  madeUpText: 'बनावटी उपकरणों के गढ़े हुए मान {days, plural, one {# दिन} other {# दिनों}} से हटाए जाएँगे। मापे गए मान बने रहेंगे।',
  madeUpRemoved: 'बनावटी मान हटा दिए गए',
  madeUpFailed: '⚠ बनावटी मान हटाए नहीं जा सके। कृपया फिर से कोशिश करें।',
} as const;
