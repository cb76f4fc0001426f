// Generated: npm run styles -w frontend
declare const styles: {
  readonly box: string;
  readonly coming: string;
  readonly doubt: string;
  readonly fields: string;
  readonly mark: string;
  readonly meant: string;
  readonly name: string;
  readonly named: string;
  readonly number: string;
  readonly open: string;
  readonly own: string;
  readonly page: string;
  readonly pages: string;
  readonly paper: string;
  readonly progress: string;
  readonly turn: string;
  readonly unit: string;
  readonly value: string;
  readonly values: string;
  readonly whole: string;
  readonly wide: string;
};
export default styles;
