import type {Section, Translation} from 'vanilla-cookieconsent';
import {essentialKeys} from '../storedKeys';

/** What the site does at the moment: the texts are true in each of the three. */
export type Situation = 'analytics' | 'noAnalytics' | 'optOutSignal';

const NECESSARY = `Keeps in your browser ${essentialKeys.map(({purpose}) => purpose).join('; ')}. None of it is sent to us.`;

/** Categories that can be switched. Under an opt-out signal there is nothing to switch. */
const sections: Readonly<Record<Situation, readonly Section[]>> = {
  analytics: [
    {
      description:
        'Unless you allow more, only what is necessary is stored or loaded. You can change your mind here at any time.',
    },
    {title: 'Necessary', description: NECESSARY, linkedCategory: 'necessary'},
    {
      title: 'Analytics',
      description:
        'Counts visits to pages with Google Analytics, which Google Tag Manager loads. Google receives the address of ' +
        'the page and your IP address, and sets the cookies _ga and _gid. They are deleted when you turn this off.',
      linkedCategory: 'analytics',
    },
  ],
  noAnalytics: [
    {
      description:
        'This site has no analytics right now. It stores only what is necessary, and loads nothing from anyone else.',
    },
    {title: 'Necessary', description: NECESSARY, linkedCategory: 'necessary'},
    {
      title: 'Analytics',
      description:
        'Would count visits to pages. Nothing is counted now, whatever you choose, and before that changes, you are ' +
        'asked again.',
      linkedCategory: 'analytics',
    },
  ],
  optOutSignal: [
    {
      description:
        'Your browser sends Global Privacy Control. The signal was honored: analytics is off, and stays off while ' +
        "your browser sends it. You don't have to do anything.",
    },
    {title: 'Necessary', description: NECESSARY},
    {title: 'Analytics', description: 'Off, because of the signal.'},
  ],
};

/** The texts of the dialog. Without buttons under an opt-out signal, because there is no choice to make. */
export function texts(situation: Situation): Translation {
  const buttons =
    situation === 'optOutSignal' ? {} : {acceptAllBtn: 'Accept all', acceptNecessaryBtn: 'Reject all'};
  return {
    consentModal: {
      ...buttons,
      title: 'Your privacy choices',
      description:
        '{{revisionMessage}}May we count visits to these pages with Google Analytics, to see which of them help? ' +
        'Nothing is counted unless you accept. You can change your mind at any time with “My Privacy Choices” at ' +
        'the end of every page.',
      revisionMessage: 'What we ask about has changed since your last choice. ',
      showPreferencesBtn: 'Manage choices',
    },
    preferencesModal: {
      ...buttons,
      title: 'My Privacy Choices',
      ...(situation !== 'optOutSignal' && {savePreferencesBtn: 'Save choices'}),
      closeIconLabel: 'Close',
      sections: [...sections[situation]],
    },
  };
}
