// Generated: npm run styles -w frontend
declare const styles: {
  readonly addReport: string;
  readonly cardNotes: string;
  readonly cardPapers: string;
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
  readonly paperOpen: string;
  readonly paperPicture: string;
  readonly papers: string;
  readonly papersFiles: string;
  readonly papersList: string;
  readonly papersNotes: string;
  readonly papersSending: string;
  readonly papersTabs: string;
  readonly papersUpload: string;
  readonly said: string;
  readonly sessionLine: string;
  readonly sessionPanel: string;
};
export default styles;
