import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** User input without pauses between the keys. */
export const userEvents = userEvent.setup({ delay: null });

/** Pastes a text into the input with this label, because typing letter by letter is slow and tests nothing more. */
export async function fillIn(label: string, text: string): Promise<void> {
  await userEvents.click(screen.getByLabelText(label));
  await userEvents.paste(text);
}

/** Clicks the button with this name. */
export const press = (name: string): Promise<void> => userEvents.click(screen.getByRole('button', { name }));

/** Chooses an entry of the menu that the button with this name opens. */
export async function choose(menu: string, name: string): Promise<void> {
  await press(menu);
  await userEvents.click(await screen.findByRole('menuitem', { name }));
}
