import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** A person's hands, without pauses between the keys. */
export const hands = userEvent.setup({ delay: null });

/** Puts a text into the input of a label, as one paste: typing letter by letter is slow and tells nothing more. */
export async function fillIn(label: string, text: string): Promise<void> {
  await hands.click(screen.getByLabelText(label));
  await hands.paste(text);
}

/** Presses the button of a name. */
export const press = (name: string): Promise<void> => hands.click(screen.getByRole('button', { name }));
