/** What is said without a network, and when a new version of the pages is ready. */
export default {
  title: 'You are offline',
  lastUpdated: 'Last updated {time}.',
  readOnly: 'Nothing can be changed without a connection, and nothing is sent later by itself.',
  notKept: 'Some of this page is not kept on this device. It appears once there is a connection.',
  tryAgain: 'Check the connection',
  newVersionTitle: 'A new version is ready',
  newVersionText: 'Load it when it suits you. What is typed and not sent yet is lost then.',
  loadNewVersion: 'Load the new version',
} as const;
