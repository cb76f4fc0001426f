// Generated: npm run styles -w frontend
declare const styles: {
  readonly addReport: string;
  readonly cardDocuments: string;
  readonly cardNotes: string;
  readonly documentOpen: string;
  readonly documentPicture: string;
  readonly documents: string;
  readonly documentsFiles: string;
  readonly documentsList: string;
  readonly documentsNotes: string;
  readonly documentsSending: string;
  readonly documentsTabs: string;
  readonly documentsUpload: string;
  readonly drawer: string;
  readonly drawerHandle: string;
  readonly fileLink: string;
  readonly lineTime: string;
  readonly liveBody: string;
  readonly noteForm: string;
  readonly noteRetract: string;
  readonly noteSave: string;
  readonly notesText: string;
  readonly open: string;
  readonly said: string;
  readonly sessionLine: string;
  readonly sessionPanel: string;
};
export default styles;
