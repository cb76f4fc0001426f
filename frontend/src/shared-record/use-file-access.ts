import { SHARE_SESSION } from '@anamnesis/contracts/share/constants';
import { useEffect, useState } from 'react';
import { ApiError } from '../api/api-error';
import { revoke } from '../api/blob-urls';
import type { FileAccess } from '../uploads/file-access';
import { hasEnded, type Visit } from './use-shared';

/** Access to the documents of a shared record. Tabs that show one are closed with the record. */
export function useFileAccess({ session, onEnd }: Visit): FileAccess {
  const [tabs] = useState(() => openTabs());
  useEffect(() => tabs.use(), [tabs]);
  return {
    headers: { [SHARE_SESSION]: session },
    onFailed: (error) => {
      if (error instanceof ApiError && hasEnded(error)) onEnd(error);
    },
    onTab: tabs.add,
  };
}

/** The tabs of one visit. A tab whose document arrives after the end of its use is closed too. */
function openTabs() {
  const tabs: { tab: Window; content: string }[] = [];
  let isInUse = false;
  const closeAll = () => {
    for (const { tab, content } of tabs.splice(0)) {
      tab.close();
      revoke(content);
    }
  };
  return {
    /** Returns the end of the use. */
    use() {
      isInUse = true;
      return () => {
        isInUse = false;
        closeAll();
      };
    },
    add(tab: Window, content: string) {
      tabs.push({ tab, content });
      if (!isInUse) closeAll();
    },
  };
}
