import { useBlocker, useTranslate } from 'react-admin';
import { type Control, useFormState } from 'react-hook-form';
import { useBeforeUnload } from 'react-router';

/**
 * Asks before a link or the browser leaves the page of a form with unsaved changes; for the `WarnWhenUnsavedChangesComponent` of a `Form`.
 * It asks within the navigation. react-admin's own component asks after it was blocked, and on a busy device it lets a navigation proceed
 * that has already ended: the router throws then, and the screen is lost.
 */
export function AskBeforeLeaving({ formControl }: { formControl?: Control }) {
  const translate = useTranslate();
  const { dirtyFields, isSubmitSuccessful } = useFormState({ control: formControl });
  const isUnsaved = Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful;
  // A blocked navigation has ended: nothing has to be reset.
  useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved &&
      currentLocation.pathname !== nextLocation.pathname &&
      // Synchronous, because the router decides at once.
      !window.confirm(translate('ra.message.unsaved_changes')),
  );
  useBeforeUnload((event) => {
    if (isUnsaved) event.preventDefault();
  });
  return null;
}
