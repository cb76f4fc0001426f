export default {
  doctor: 'डॉ. {name}',
  types: { 'General Consultation': 'सामान्य परामर्श', 'Follow-up': 'अगली जाँच', 'Second Opinion': 'दूसरी राय' },
  title: '{other} के साथ {type}',
  description: 'वीडियो परामर्श। यह आपके ब्राउज़र में होता है, यहाँ: {page}',
  location: 'वीडियो',
  alarm: '{other} के साथ',
} as const;
