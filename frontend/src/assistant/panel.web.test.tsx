import { clearConversation } from '@anamnesis/contracts/assistant/addresses';
import { OFF_TOPIC_REPLY } from '@anamnesis/contracts/assistant/constants';
import { emergencyAdvice } from '@anamnesis/clinical/assistant/emergencies/emergencies';
import type { GivenAdvice, Turn } from '@anamnesis/contracts/assistant/turn';
import { COMMAND_ID } from '@anamnesis/contracts/language/headers';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { setOwnKey } from '../insights/own-key';
import { setLanguage } from '../language/language';
import { endSession, startSession } from '../signed-in/session';
import { aClinic, refusal, type RequestSeen } from '../testing/network';
import { renderPage } from '../testing/render-page';
import { choose, press, userEvents } from '../testing/user-events';
import Panel from './panel';
import { anAnswer, anExcerpt, aTurn } from './testing/samples';
import { stubAssistant } from './testing/stub-assistant';

const signIn = (id = 'p1') =>
  startSession({
    accessToken: 'token',
    user: {
      ...{ _id: id, id, role: 'patient', fullName: 'Meera Joshi' },
      ...{ email: 'meera@example.org', profileImage: null },
    },
  });
const online = (isOnline: boolean) =>
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });

beforeEach(() => signIn());
afterEach(() => {
  cleanup();
  act(() => {
    endSession();
    setLanguage('en');
  });
  online(true);
});

const FAILED = "⚠️ I apologize, but I'm having trouble processing your question. Please try again.";
const log = () => screen.getByRole('log', { name: 'Conversation' });
const input = () => screen.getByRole('textbox', { name: 'Your question' });
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
const isTyping = () => log().querySelector('[data-typing]') !== null;
/** What screen readers are told. */
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const bodies = (asked: readonly RequestSeen[]) => asked.map(({ body }) => body);
const ids = (asked: readonly RequestSeen[]) => asked.map(({ headers }) => headers.get(COMMAND_ID));

async function open(): Promise<void> {
  renderPage(<Panel isOpen onClose={() => undefined} />);
  await screen.findByRole('dialog', { name: 'Your Health Assistant' });
}
async function type(text: string): Promise<void> {
  await userEvents.click(input());
  await userEvents.paste(text);
}
const ask = (text: string) => type(text).then(() => userEvents.keyboard('{Enter}'));

const endOf = (turn: Turn, botResponse = turn.answer?.text ?? '') =>
  ({ kind: 'end', botResponse, turn, position: '7' }) as const;

describe('the empty panel', () => {
  test('welcomes by name and invites questions; an example fills in the question and does not send it', async () => {
    const { questions } = stubAssistant();
    await open();
    screen.getByText('Welcome, Meera. Ask about wellness, medical conditions, fitness or nutrition.');
    expect(input().getAttribute('placeholder')).toBe('Ask me about health...');
    expect(sendButton().disabled).toBe(true);
    await userEvents.click(await screen.findByRole('button', { name: 'What should I eat with diabetes?' }));
    expect(input()).toHaveProperty('value', 'What should I eat with diabetes?');
    expect(sendButton().disabled).toBe(false);
    expect(questions).toEqual([]);
  });

  test('sends nothing while the input is blank or too long', async () => {
    const { questions } = stubAssistant();
    await open();
    await ask('   ');
    expect(sendButton().disabled).toBe(true);
    await userEvents.clear(input());
    await ask('a'.repeat(2001));
    await screen.findByText('Please ask a shorter question, of at most 2,000 characters.');
    expect(sendButton().disabled).toBe(true);
    expect(questions).toEqual([]);
  });
});

test('what it is stands in the head of the panel, before a question and beside its answer, in both languages', async () => {
  const says = 'Software, not a doctor. It prescribes nothing.';
  stubAssistant();
  await open();
  screen.getByText(says);
  cleanup();
  stubAssistant({ turns: [aTurn()] });
  await open();
  await within(log()).findByText('CK is a protein of the muscles.');
  const line = screen.getByText(says);
  // It does not scroll with the conversation, and breaks its line on a narrow screen.
  expect(log().contains(line)).toBe(false);
  expect(line.parentElement?.className).toBe('grow');
  act(() => setLanguage('hi'));
  await screen.findByText('सॉफ़्टवेयर, डॉक्टर नहीं। दवा नहीं लिखता।');
});

describe('an answer', () => {
  test('in the place of a provider that failed says so in one sentence, and can be asked for again', async () => {
    const failure = { code: 'AI_TIMED_OUT' as const, message: 'It took too long.', parameters: {} };
    const { questions } = stubAssistant({ turns: [aTurn({ answer: anAnswer({ failure }) })] });
    await open();
    await within(log()).findByText('Answered by the built-in engine, because the AI provider gave no answer.');
    within(log()).getByText('CK is a protein of the muscles.');
    expect(log().textContent).not.toContain('⚠️');
    await press('Ask again');
    await waitFor(() => expect(ids(questions)).toEqual([aTurn().questionId]));
  });

  test('follows three dots, grows as it arrives, and is announced twice: that it is written, and as a whole', async () => {
    const turns: Turn[] = [];
    const { questions, writings } = stubAssistant({ turns });
    await open();
    await type('What is');
    await userEvents.keyboard('{Shift>}{Enter}{/Shift}');
    await userEvents.paste('CK?');
    expect(questions).toEqual([]);
    await userEvents.keyboard('{Enter}');
    await waitFor(() => expect(writings).toHaveLength(1));
    expect(bodies(questions)).toEqual([{ message: 'What is\nCK?', excerptDigest: null }]);
    expect(input()).toHaveProperty('value', '');
    expect(isTyping()).toBe(true);
    expect(announced()).toContain('Your Health Assistant is writing');

    // While it is written the next question can be typed, and not sent.
    await ask('And then?');
    expect(sendButton().disabled).toBe(true);
    expect(input()).toHaveProperty('value', 'And then?');

    await act(async () => writings[0]?.say({ kind: 'text', text: 'CK is a protein ' }));
    await within(log()).findByText('CK is a protein');
    expect(isTyping()).toBe(false);
    expect(announced()).toContain('Your Health Assistant is writing');
    await act(async () => writings[0]?.say({ kind: 'text', text: 'of the muscles.\n\nIt rises' }));
    await within(log()).findByText('CK is a protein of the muscles.');

    const text = 'CK is a protein of the muscles.\n\nIt rises after exercise.';
    const turn = aTurn({ questionId: ids(questions)[0] ?? '', answer: anAnswer({ text }) });
    turns.push(turn);
    await act(async () => writings[0]?.say(endOf(turn)));
    await within(log()).findByText('It rises after exercise.');
    expect(announced()).toContain(`Your Health Assistant: ${text}`);
    within(log()).getByText('Answered by the built-in engine: no AI model is configured.');
    await waitFor(() => expect(sendButton().disabled).toBe(false));
  });

  test('can be stopped: what arrived stays, is marked, and the question can be asked again under its id', async () => {
    const { questions, writings } = stubAssistant();
    await open();
    await ask('What is CK?');
    await waitFor(() => expect(writings).toHaveLength(1));
    await act(async () => writings[0]?.say({ kind: 'text', text: 'CK is' }));
    await within(log()).findByText('CK is');
    await press('Stop');
    await within(log()).findByText('You stopped this answer.');
    within(log()).getByText('CK is');
    expect(writings[0]?.isLeft()).toBe(true);
    expect(document.activeElement).toBe(input());
    await press('Ask again');
    await waitFor(() => expect(questions).toHaveLength(2));
    expect(ids(questions)[1]).toBe(ids(questions)[0]);
    expect(bodies(questions)[1]).toEqual(bodies(questions)[0]);
    expect(within(log()).getAllByText('What is CK?')).toHaveLength(1);
  });

  test('is by the own key of the patient, if there is one', async () => {
    const { questions } = stubAssistant();
    await open();
    await choose('More about this conversation', 'Use my own Gemini key');
    await userEvents.type(await screen.findByLabelText('Key of the Gemini API'), 'my-key');
    await press('Use this key');
    await press('Close');
    await screen.findByRole('textbox', { name: 'Your question' });
    await ask('What is CK?');
    await waitFor(() => expect(questions[0]?.headers.get('x-ai-key')).toBe('my-key'));
    act(() => setOwnKey(null));
  });
});

describe('a failure is a message of the assistant with a warning sign', () => {
  test.each([
    [
      'the field error',
      { status: 502, json: { error: 'The model is overloaded', details: 'no' } },
      '⚠️ The model is overloaded',
    ],
    ['the field details', { status: 500, json: { details: 'The upstream was reset' } }, '⚠️ The upstream was reset'],
    ['the fixed sentence', { status: 502, json: 'Bad gateway' }, FAILED],
    ['the sentence of a refusal', refusal(502, 'AI_EMPTY', 'Empty response from AI'), '⚠️ Empty response from AI'],
  ])('by %s', async (_, refused, sentence) => {
    const { questions, writings } = stubAssistant({ refuse: (count) => (count === 1 ? refused : null) });
    await open();
    await ask('What is CK?');
    await within(log()).findByText(sentence);
    expect(announced()).toContain(sentence);
    await press('Try again');
    await waitFor(() => expect(writings).toHaveLength(1));
    expect(ids(questions)[1]).toBe(ids(questions)[0]);
    expect(bodies(questions)[1]).toEqual(bodies(questions)[0]);
    expect(within(log()).getAllByText('What is CK?')).toHaveLength(1);
    expect(within(log()).queryByText(sentence)).toBeNull();
  });

  test('in the middle of an answer: what arrived stays', async () => {
    const { writings } = stubAssistant();
    await open();
    await ask('What is CK?');
    await waitFor(() => expect(writings).toHaveLength(1));
    await act(async () => {
      writings[0]?.say({ kind: 'text', text: 'CK is' });
      writings[0]?.say({
        kind: 'refusal',
        refusal: { success: false, code: 'AI_TIMED_OUT', message: 'It took too long.', requestId: 'r' },
      });
    });
    await within(log()).findByText('⚠️ It took too long.');
    within(log()).getByText('CK is');
  });

  test('if the connection breaks, or the answer is empty', async () => {
    const { writings } = stubAssistant();
    await open();
    await ask('What is CK?');
    await waitFor(() => expect(writings).toHaveLength(1));
    await act(async () => writings[0]?.breakOff());
    await within(log()).findByText(FAILED);
    within(log()).getByText('The connection dropped. Nothing was lost; please check your network and try again.');
    await press('Try again');
    await waitFor(() => expect(writings).toHaveLength(2));
    await act(async () => writings[1]?.say(endOf(aTurn({ answer: anAnswer({ text: '' }) }))));
    await within(log()).findByText('⚠️ Empty response from AI');
  });
});

describe('an emergency', () => {
  const NUMBERS = ['tel:112', 'tel:108'];
  const numbers = () =>
    within(log())
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));

  test('is answered first by this device, before the server says anything', async () => {
    const { writings } = stubAssistant();
    await open();
    await ask('My father has crushing chest pain and is sweating');
    const box = await within(log()).findByRole('alert', { name: 'This may be an emergency' });
    expect(within(box).getAllByRole('link').length).toBeGreaterThan(0);
    expect(numbers()).toEqual(expect.arrayContaining(NUMBERS));
    expect(isTyping()).toBe(true);
    await act(async () => writings[0]?.say({ kind: 'text', text: 'While you wait, sit down.' }));
    const text = await within(log()).findByText('While you wait, sit down.');
    expect(box.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test('is one alert until the panel is closed: it is told once, and not taken back before it is read to its end', async () => {
    const turns: Turn[] = [];
    const { questions, writings } = stubAssistant({ turns });
    await open();
    await ask('My father has crushing chest pain and is sweating');
    const box = await within(log()).findByRole('alert', { name: 'This may be an emergency' });
    await waitFor(() => expect(writings).toHaveLength(1));
    const { whatToDo, numbers: given } = emergencyAdvice(['heart'], 'IN', 'en');
    const emergency: GivenAdvice = { kinds: ['heart'], whatToDo: [...whatToDo], numbers: [...given] };
    const turn = aTurn({ questionId: ids(questions)[0] ?? '', answer: anAnswer({ emergency, text: '' }) });
    turns.push({ ...turn, answer: anAnswer({ emergency, text: 'As the server has it.' }) });
    await act(async () => writings[0]?.say(endOf(turn)));
    await within(log()).findByText('As the server has it.');
    expect(within(log()).getByRole('alert')).toBe(box);
    await press('Close');
    await open();
    await within(log()).findByRole('group', { name: 'This may be an emergency' });
  });

  test.each([
    ['of the clinic', { ...aClinic, country: 'US' }, ['tel:911']],
    ['that hold in most countries while the clinic is not known', null, ['tel:112']],
  ])('has the numbers %s', async (_, clinic, expected) => {
    stubAssistant({ clinic });
    await open();
    await ask('My father has crushing chest pain and is sweating');
    await within(log()).findByRole('alert', { name: 'This may be an emergency' });
    expect(numbers()).toEqual(expected);
  });

  test('is answered without a network, and the question is said not to be sent', async () => {
    const { questions } = stubAssistant();
    await open();
    online(false);
    await ask('seene mein bahut tez dard hai, saans nahi aa rahi');
    await within(log()).findByRole('alert', { name: 'This may be an emergency' });
    expect(numbers()).toEqual(expect.arrayContaining(NUMBERS));
    await within(log()).findByText(
      'You are offline. Nothing was sent, and what you typed stays here. Please try again with a connection.',
    );
    expect(questions).toEqual([]);
  });

  const softly = (kind: 'unsure' | 'low'): GivenAdvice => {
    const { whatToDo, numbers } = emergencyAdvice([kind], 'IN', 'en');
    return { kinds: [kind], whatToDo: [...whatToDo], numbers: [...numbers] };
  };

  test('that may be one has the numbers above its answer, without an alert', async () => {
    const { writings } = stubAssistant();
    await open();
    await ask('My child has fever since yesterday');
    await waitFor(() => expect(writings).toHaveLength(1));
    await act(async () => writings[0]?.say({ kind: 'emergency', emergency: softly('unsure') }));
    const box = await within(log()).findByRole('group', { name: 'If it cannot wait' });
    within(box).getByRole('link', { name: '112 Emergency: ambulance, police, fire' });
    await act(async () => writings[0]?.say({ kind: 'text', text: 'Give water.' }));
    const text = await within(log()).findByText('Give water.');
    expect(box.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(within(log()).queryByRole('alert')).toBeNull();
  });

  test('that may be one is announced with its numbers', async () => {
    const turns: Turn[] = [];
    const { questions, writings } = stubAssistant({ turns });
    await open();
    await ask('My child has fever since yesterday');
    await waitFor(() => expect(writings).toHaveLength(1));
    const answer = anAnswer({ emergency: softly('unsure'), text: 'Give water.' });
    const turn = aTurn({ questionId: ids(questions)[0] ?? '', answer });
    turns.push(turn);
    await act(async () => writings[0]?.say(endOf(turn)));
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
        expect.stringMatching(/call now\. 112: .* Give water\.$/),
      ),
    );
  });

  test('that may be one keeps the numbers when the provider has failed, and can be asked again', async () => {
    const failure = { code: 'AI_FAILED' as const, message: 'The AI provider failed.', parameters: {} };
    const { questions } = stubAssistant({
      turns: [
        aTurn({
          answer: anAnswer({ emergency: softly('unsure'), text: '', engine: { kind: 'rules', model: null }, failure }),
        }),
      ],
    });
    await open();
    within(await within(log()).findByRole('group', { name: 'If it cannot wait' })).getByText('108');
    await press('Try again');
    await waitFor(() => expect(ids(questions)).toEqual([aTurn().questionId]));
  });

  test('of somebody who feels low is headed by who listens', async () => {
    stubAssistant({ turns: [aTurn({ answer: anAnswer({ emergency: softly('low'), text: '' }) })] });
    await open();
    const box = await within(log()).findByRole('group', { name: 'You are not alone' });
    const [first] = within(box).getAllByRole('link');
    expect(first?.getAttribute('href')).toBe('tel:14416');
  });

  test('is headed in the language of its advice', async () => {
    const { whatToDo, numbers: given } = emergencyAdvice(['heart'], 'IN', 'hi');
    const emergency: GivenAdvice = { kinds: ['heart'], whatToDo: [...whatToDo], numbers: [...given] };
    stubAssistant({ turns: [aTurn({ answer: anAnswer({ emergency, text: '' }) })] });
    await open();
    const box = await within(log()).findByRole('group', { name: 'यह आपात स्थिति हो सकती है' });
    expect(box.lang).toBe('hi');
  });

  test('stands before what failed', async () => {
    const { questions } = stubAssistant({ refuse: () => refusal(429, 'TOO_MANY_TRIES', 'Too many attempts.') });
    await open();
    await ask('I want to kill myself');
    const box = await within(log()).findByRole('alert', { name: 'This may be an emergency' });
    const problem = await within(log()).findByText('⚠️ Too many attempts.');
    expect(box.compareDocumentPosition(problem) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    within(box).getByText('14416');
    await press('Try again');
    await waitFor(() => expect(questions).toHaveLength(2));
    expect(within(log()).getByRole('alert', { name: 'This may be an emergency' })).toBe(box);
  });
});

describe('the record goes with a question', () => {
  const before = anExcerpt('d1', 'Medicine: Atorvastatin 10 mg');
  const now = anExcerpt('d2', 'Medicine: Atorvastatin 20 mg');

  test('by choice for this question alone, after what is sent was shown', async () => {
    const turns: Turn[] = [];
    const { questions, writings } = stubAssistant({ excerpts: [before], turns });
    await open();
    const choice = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Use my record/ });
    expect(choice.checked).toBe(false);
    await userEvents.click(choice);
    const sent = await screen.findByRole('region', { name: 'What is sent of your record' });
    expect(sent.textContent).toBe('Medicine: Atorvastatin 10 mg');
    await ask('Why do my legs ache?');
    await waitFor(() => expect(writings).toHaveLength(1));
    expect(bodies(questions)).toEqual([{ message: 'Why do my legs ache?', excerptDigest: 'd1' }]);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Use my record/ }).checked).toBe(false);
    expect(screen.queryByRole('region', { name: 'What is sent of your record' })).toBeNull();
    await act(async () => writings[0]?.say({ kind: 'text', text: 'It can be the tablet.' }));
    await within(log()).findByText('It can be the tablet.');
    expect(within(log()).queryByText(/^From your/)).toBeNull();
    const used = [{ entryId: 'e1', kind: 'medicine', date: '2026-06-14' } as const];
    const questionId = ids(questions)[0] ?? '';
    const answer = anAnswer({ engine: { kind: 'gemini', model: 'gemini-x' } });
    turns.push(aTurn({ questionId, used, answer }));
    await act(async () => writings[0]?.say(endOf(aTurn({ questionId, used, answer }))));
    await within(log()).findByText('From your prescription of Jun 14, 2026');
  });

  test.each([
    ['Send with this', 'd2'],
    ['Send without my record', null],
  ])('not if it has changed: the new text is shown, and it is asked again (%s)', async (button, excerptDigest) => {
    const { questions, writings } = stubAssistant({
      excerpts: [before],
      refuse: (count) =>
        count === 1 ? refusal(409, 'EXCERPT_CHANGED', 'Your record has changed.', { excerpt: now }) : null,
    });
    await open();
    await userEvents.click(screen.getByRole('checkbox', { name: /^Use my record/ }));
    await screen.findByText('Medicine: Atorvastatin 10 mg');
    await ask('Why do my legs ache?');
    await within(log()).findByText('Your record has changed.');
    within(log()).getByText('Medicine: Atorvastatin 20 mg');
    await press(button);
    await waitFor(() => expect(writings).toHaveLength(1));
    expect(bodies(questions)[1]).toEqual({ message: 'Why do my legs ache?', excerptDigest });
    // An id belongs to one content.
    expect(ids(questions)[1]).not.toBe(ids(questions)[0]);
    expect(within(log()).getAllByText('Why do my legs ache?')).toHaveLength(1);
  });

  test('never while it is not shown: sending waits, and says so', async () => {
    stubAssistant({
      others: ({ path }) => (path.startsWith('/api/assistant/record-excerpt') ? { status: 500, json: {} } : null),
    });
    await open();
    await userEvents.click(screen.getByRole('checkbox', { name: /^Use my record/ }));
    await screen.findByText('What would be sent could not be loaded');
    await type('Why do my legs ache?');
    expect(sendButton().disabled).toBe(true);
    await userEvents.click(screen.getByRole('checkbox', { name: /^Use my record/ }));
    expect(sendButton().disabled).toBe(false);
  });
});

describe('what was typed', () => {
  test('survives a reload, with a question that got no answer, and ends with the sign-in', async () => {
    stubAssistant({ refuse: () => ({ status: 500, json: {} }) });
    await open();
    await ask('What is CK?');
    await within(log()).findByText(FAILED);
    await type('And LDL?');
    cleanup();
    await open();
    expect(input()).toHaveProperty('value', 'And LDL?');
    within(log()).getByText('What is CK?');
    cleanup();
    act(() => endSession());
    expect(Object.values(sessionStorage).join()).not.toMatch(/LDL|CK/);
    act(() => signIn('p2'));
    await open();
    expect(input()).toHaveProperty('value', '');
    expect(within(log()).queryByText('What is CK?')).toBeNull();
  });
});

test('what was asked before the conversation was cleared elsewhere is forgotten, also after a reload', async () => {
  let clearedAt: string | null = null;
  stubAssistant({ refuse: () => ({ status: 500, json: {} }), clearedAt: () => clearedAt });
  await open();
  await ask('What is CK?');
  await within(log()).findByText(FAILED);
  // The clock of the server is ahead of this device.
  clearedAt = new Date(Date.now() + 60_000).toISOString();
  cleanup();
  await open();
  await screen.findByRole('group', { name: 'For example' });
  expect(within(log()).queryByText('What is CK?')).toBeNull();
  expect(Object.values(sessionStorage).join()).not.toContain('CK');
  await ask('And LDL?');
  await within(log()).findByText(FAILED);
  cleanup();
  await open();
  await within(log()).findByText('And LDL?');
});

describe('who receives a question', () => {
  const SENT = /^Sent to (.*), with up to six earlier questions and answers\.$/;
  const excerpts = [anExcerpt('d1', 'Medicine: Atorvastatin 10 mg')];
  const showRecord = async () => userEvents.click(screen.getByRole('checkbox', { name: /^Use my record/ }));
  afterEach(() => setOwnKey(null));

  test('is nobody where the built-in engine answers', async () => {
    stubAssistant({ excerpts });
    await open();
    await screen.findByText('Only you can read this conversation.');
    expect(screen.queryByText(SENT)).toBeNull();
    await showRecord();
    await screen.findByText(/It goes to no AI provider/);
  });

  test('is named before it is sent, with what of the record is sent', async () => {
    stubAssistant({ excerpts, engine: { kind: 'openai-compatible', model: 'llama' } });
    await open();
    expect((await screen.findByText(SENT)).textContent).toContain('the AI provider of this service (llama)');
    expect(screen.queryByText('Only you can read this conversation.')).toBeNull();
    screen.getByText(/^Nobody at the clinic can read this conversation\. What you ask is sent to the AI provider/);
    await showRecord();
    await screen.findByText(/^Exactly this is sent to the AI provider of this service \(llama\) with your question/);
  });

  test('is Google under a person’s own key', async () => {
    stubAssistant({ engine: { kind: 'openai-compatible', model: 'llama' } });
    act(() => setOwnKey('own-key'));
    await open();
    expect((await screen.findByText(SENT)).textContent).toContain('Google (Gemini)');
    await choose('More about this conversation', 'Use my own Gemini key');
    await screen.findByText(/^Google \(Gemini\) then answers\. It receives each question/);
  });
});

describe('the conversation of the server', () => {
  test('shows the fixed reply, sources as links of the web, and what was used', async () => {
    const used = [{ entryId: 'e1', kind: 'diagnosis', date: null } as const];
    const sources = [
      { title: 'NHS: Statins', url: 'https://www.nhs.uk/medicines/statins/' },
      { title: 'Not a page', url: 'javascript:alert(1)' },
    ];
    const rules = { kind: 'rules', model: null } as const;
    stubAssistant({
      turns: [
        aTurn({ questionId: 'b', answer: anAnswer({ text: OFF_TOPIC_REPLY, engine: rules, scope: 'off-topic' }) }),
        aTurn({ used, answer: anAnswer({ sources, engine: { kind: 'gemini', model: 'gemini-x' } }) }),
        // The built-in engine does not read it.
        aTurn({ questionId: 'a', used: [{ entryId: 'e2', kind: 'allergy', date: null }] }),
      ],
    });
    await open();
    await within(log()).findByText(OFF_TOPIC_REPLY);
    within(log()).getByText('From your diagnosis');
    expect(within(log()).queryByText('From your allergies')).toBeNull();
    expect(within(log()).getAllByText(/no AI model/)).toHaveLength(1);
    within(log()).getByText('Answered by Gemini (gemini-x).');
    const links = within(log()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://www.nhs.uk/medicines/statins/']);
    expect(links[0]?.getAttribute('rel')).toBe('noopener noreferrer');
    // Old answers are not announced.
    expect(announced().join()).not.toContain('CK is');
  });

  test('is loaded in pages, and can fail without closing the way to ask', async () => {
    const older = aTurn({ questionId: 'old', question: 'An old question?', askedAt: '2026-11-01T05:00:00.000Z' });
    const { all } = stubAssistant({
      turns: [aTurn()],
      next: '17',
      others: ({ path }) => (path.endsWith('before=17') ? { json: { turns: [older], next: null } } : null),
    });
    await open();
    await userEvents.click(await screen.findByRole('button', { name: 'Earlier messages' }));
    await within(log()).findByText('An old question?');
    expect(all.map(({ path }) => path)).toContain('/api/assistant/conversation?before=17');
    expect(screen.queryByRole('button', { name: 'Earlier messages' })).toBeNull();
    cleanup();
    stubAssistant({ others: ({ method }) => (method === 'GET' ? { status: 500, json: {} } : null) });
    await open();
    await screen.findByText('Your conversation could not be loaded');
    await type('What is CK?');
    expect(sendButton().disabled).toBe(false);
  });

  test('shows dots while an answer is written elsewhere, and a lost one can be asked again', async () => {
    const askedAt = new Date().toISOString();
    stubAssistant({ turns: [aTurn({ answer: null, askedAt })] });
    await open();
    await waitFor(() => expect(isTyping()).toBe(true));
    cleanup();
    const { questions } = stubAssistant({ turns: [aTurn({ answer: null })] });
    await open();
    await within(log()).findByText(FAILED);
    await press('Try again');
    await waitFor(() => expect(ids(questions)).toEqual([aTurn().questionId]));
  });

  test('asked again with the record: what would be sent now is shown before', async () => {
    const used = [{ entryId: 'e1', kind: 'medicine', date: '2026-06-14' } as const];
    const { questions, writings } = stubAssistant({
      turns: [aTurn({ used, answer: anAnswer({ isStopped: true }) })],
      excerpts: [anExcerpt('d3', 'Medicine: Metformin 500 mg')],
    });
    await open();
    await userEvents.click(await screen.findByRole('button', { name: 'Ask again' }));
    await within(log()).findByText('Medicine: Metformin 500 mg');
    expect(questions).toEqual([]);
    await press('Send with this');
    await waitFor(() => expect(writings).toHaveLength(1));
    expect(bodies(questions)).toEqual([{ message: 'What is CK?', excerptDigest: 'd3' }]);
  });

  test('is cleared after a question', async () => {
    const turns = [aTurn()];
    const { all } = stubAssistant({
      turns,
      others: ({ path }) => {
        if (path !== clearConversation.path) return null;
        turns.length = 0;
        return { json: { success: true } };
      },
    });
    const cleared = () => all.filter(({ path }) => path === clearConversation.path);
    await open();
    await within(log()).findByText('What is CK?');
    await choose('More about this conversation', 'Clear conversation');
    screen.getByText(/Its text stays stored, encrypted, until your account is deleted\.$/);
    await press('Keep it');
    expect(cleared()).toEqual([]);
    await choose('More about this conversation', 'Clear conversation');
    await press('Clear conversation');
    await waitFor(() => expect(within(log()).queryByText('What is CK?')).toBeNull());
    expect(cleared()).toHaveLength(1);
  });
});

test('everything is there in Hindi', async () => {
  stubAssistant({ refuse: () => ({ status: 500, json: {} }) });
  act(() => setLanguage('hi'));
  await act(async () => void renderPage(<Panel isOpen onClose={() => undefined} />));
  await screen.findByRole('dialog', { name: 'आपका स्वास्थ्य सहायक' });
  await userEvents.type(screen.getByPlaceholderText('सेहत के बारे में मुझसे पूछें...'), 'बुखार क्या है?{Enter}');
  const sorry = '⚠️ माफ़ कीजिए, आपके सवाल पर काम करने में मुझे परेशानी हो रही है। कृपया फिर कोशिश करें।';
  await within(screen.getByRole('log')).findByText(sorry);
});
