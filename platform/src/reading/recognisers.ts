import { createRecogniser, type Language, type Recogniser } from './recogniser.js';

export interface Recognisers {
  /** Lends a recogniser that nobody else uses; it is created if there is none. */
  use<Result>(language: Language, work: (recogniser: Recogniser) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Recognisers that are used again, because each loads megabytes of data. */
export function createRecognisers(): Recognisers {
  const idle: Record<Language, Recogniser[]> = { eng: [], hin: [] };
  return {
    async use(language, work) {
      const recogniser = idle[language].pop() ?? (await createRecogniser(language));
      try {
        return await work(recogniser);
      } finally {
        idle[language].push(recogniser);
      }
    },
    async close() {
      await Promise.all(Object.values(idle).flatMap((all) => all.map((recogniser) => recogniser.close())));
    },
  };
}
