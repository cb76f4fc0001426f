/** What is said without a network, and when a new version of the pages is ready. */
export default {
  title: 'You are offline',
  lastUpdated: 'Last updated {time}.',
  readOnly: 'Nothing can be changed without a connection, and nothing is sent later by itself.',
  notKept: 'Some of this page is not kept on this device. It appears once there is a connection.',
  needsTitle: 'This page needs a connection',
  needsText: 'It is not kept on this device. It appears by itself once there is a connection.',
  tryAgain: 'Check the connection',
  newVersionTitle: 'A new version is ready',
  newVersionText: 'Load it when it suits you. Nothing that is typed is lost.',
  newVersionLater: 'It is loaded as soon as you go to another page, so that nothing that is typed here is lost.',
  loadNewVersion: 'Load the new version',
} as const;
