import { useEffect } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';
import { toast } from '../look/toasts';

const raise = { success: toast.success, info: toast.info, warning: toast.info, error: toast.error };

/** Shows react-admin's notifications as the product's toasts. */
export function ToastNotification() {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  useEffect(() => {
    if (notifications.length === 0) return;
    const next = takeNotification();
    if (!next || typeof next.message !== 'string') return;
    raise[next.type === 'success' || next.type === 'warning' || next.type === 'error' ? next.type : 'info'](
      translate(next.message, { _: next.message, ...next.notificationOptions?.messageArgs }),
    );
  }, [notifications, takeNotification, translate]);
  return null;
}
