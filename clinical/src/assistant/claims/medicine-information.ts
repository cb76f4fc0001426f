/** Said of how medicines are generally taken, or what they do. */
export const GENERAL =
  /\b(?:is|are)\s+the\s+(?:brand|trade|generic|common|scientific)\s+names?\b|\b(?:is|are)\s+(?:usually|often|generally|normally|typically|mostly|commonly|sometimes|best)\s+\w+|\b(?:works?|acts?|lasts?|lowers?|reduces?|prevents?|stays?|takes?\s+effect)\b/iu;
export const IS_TAKEN = /\b(?:is|are)\s+(?:\w+\s+)?(?:taken|given|used|absorbed|tolerated)\b/iu;
/** What a medicine does or is, or how it is generally used. */
export const INFORMS = new RegExp(
  [
    String.raw`\b(?:can|may|might|could)\s+(?:\w+\s+){0,2}?(?:make|cause|change|affect|upset|irritate|thin|raise|lower|interfere|hide|show|need|lead|be|help|reduce|prevent|bring|take|last|come|happen|stay|ease|relieve|interact|increase|weaken|mask|trigger|give|leave|explain|differ|contain|save|protect|treat|work|also|only|turn|have|let|harm|damage|decide)\b`,
    String.raw`\b(?:works?|acts?|contains?|belongs?|blocks?|relax(?:es)?|makes?|replaces?|protects?|causes?|eases?|relieves?|kills?|slows?|helps?|leads?|affects?|interacts?|lasts?|stays?|depends?|includes?|means?|shows?|fails?|costs?|sells?|sold|opens?|widens?|narrows?|strengthens?|weakens?|harms?|damages?|suppress(?:es)?|increases?|decreases?|improves?|controls?|dries|numbs?|fights?|treats?|prevents?|lowers?|reduces?|raises?|lets|leaves|comes?|differs?|suits?|keeps?\s+the|keeps?\s+(?:\w+\s+){1,2}from|needs?\s+(?:regular|careful|close|frequent)|thins|carr(?:y|ies)|explains?|explain|has\s+(?:side|many|few|different|the\s+same)|have\s+(?:side|many|few|different|the\s+same)|called|cannot|can['’]?t|does\s+not|doesn['’]?t|do\s+not|don['’]?t)\b`,
    String.raw`\b(?:is|are|was|were)\s+(?:not\s+)?(?:\w+ly\s+|often\s+|best\s+)?(?:an?|one\s+of|used|taken|given|made|sold|found|known|absorbed|available|stored|prescribed|treated|started|added|based|different|common|sources?|rich|(?:the|one)\s+(?:first|most|main|only|brand|trade|generic|same)|usually\s+the|often\s+the|stronger|weaker|strong|addictive|banned|important|sensitive|part|injected|inhaled|working|meant|for|among|broken|removed|needed|free|cheap\w*|affected|tested|checked|monitored)\b`,
    String.raw`^\W*(?:such\s+as|like|including|or|and|also|for\s+example|e\.g\.)?\W*(?:[\w'’§-]+\W+){0,2}(?:[\w'’-]+|§)\W*$`,
  ].join('|'),
  'iu',
);
/** That something is dangerous: not said in "no risk" or "will not harm". */
export const WARNS =
  /(?<!\b(?:no|not|n['’]t|never|little|hardly|low|without|any|much)\s(?:\w+\s)?)\b(?:dangerous|risky?|risks|harm(?:s|ful)?|unsafe|side\s+effects?|overdos\w+|poison\w*|withdrawal|resistan\w+|bleed(?:ing)?|damages?|worsens?|worse|interact\w*|rebound|allerg\w+|too\s+(?:much|many|little|often)|causes?|leads?\s+to|triggers?|come\s+back|return)\b|\bnot\s+(?:safe|harmless|enough)\b/iu;
/** Who is told about, at the beginning of the statement that this one continues. */
export const TOLD =
  /^\W*(?:many|some|most|few|other|people|patients|others|doctors?|(?:your|the|a|an|his|her)\s+(?:doctor|physician|specialist|surgeon|nurse|body|\w{2,15}ologist)|it|this|they|if|when|before|after|until|unless)\b/iu;
/** "…, as your doctor said": of the whole sentence. */
export const AS_TOLD =
  /,\s+(?:exactly\s+|just\s+)?(?:as|the\s+way|how)\s+(?:your|the|a)\s+(?:doctor|pharmacist|physician)\b/iu;
/** What no doctor said to everybody. */
export const STOPS = /\b(?:stop|skip|quit|discontinue|drop|halve|double|leave\s+out)\b/iu;
