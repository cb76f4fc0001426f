/** Hindi texts that the lists of the record screens share. */
export default {
  all: 'सभी',
  savedQueries: 'सहेजी गई खोजें',
  keysOff: 'ये कुंजियाँ बंद करें',
  keysOn: 'इस पेज की कुंजियाँ चालू करें',
} as const;
