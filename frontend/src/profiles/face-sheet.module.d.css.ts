// Generated: npm run styles -w frontend
declare const styles: {
  readonly faceAllergy: string;
  readonly faceSeen: string;
  readonly faceSheet: string;
};
export default styles;
