export interface NoticeWords {
  readonly push: string;
  readonly pushHelp: string;
  readonly turnedOn: string;
  readonly turnedOff: string;
  /** Why it is not possible. */
  readonly unsupported: string;
  readonly unconfigured: string;
  readonly denied: string;
  readonly unready: string;
  readonly failed: string;
  readonly webhook: string;
  readonly webhookHelp: string;
  readonly webhookField: string;
  readonly webhookFieldHelp: string;
  readonly webhookAt: (host: string) => string;
  readonly webhookSave: string;
  readonly webhookReplace: string;
  readonly webhookStop: string;
  readonly webhookStopped: string;
}

export const en: NoticeWords = {
  push: 'Notifications in this browser',
  pushHelp:
    'When it is your turn, a game begins or is over and you are not looking. The browser’s maker passes the message on and cannot read it.',
  turnedOn: 'This browser will tell you when it is your turn.',
  turnedOff: 'This browser will tell you nothing any more.',
  unsupported:
    'This browser cannot receive notifications. On an iPhone or iPad, add the site to the Home Screen first and open it from there.',
  unconfigured: 'This server sends no notifications.',
  denied:
    'You have forbidden this site to notify you. It can be allowed again in the browser’s settings for this site.',
  unready: 'The site is not ready for this yet. Reload the page and try once more.',
  failed: 'The browser could not be signed up for notifications. Try again later.',
  webhook: 'Tell a channel',
  webhookHelp:
    'A channel in Discord, Slack or Mattermost hears when the game begins, whose turn it is and who has won: names, and nothing that is hidden. It hears it in the language that you read now.',
  webhookField: 'The channel’s webhook address',
  webhookFieldHelp: 'It begins with https:// and stays secret. It is forgotten when the game ends.',
  webhookAt: (host) => `This table tells a channel at ${host}.`,
  webhookSave: 'Tell the channel',
  webhookReplace: 'Tell this one instead',
  webhookStop: 'Stop telling',
  webhookStopped: 'The channel is told nothing any more.',
};
