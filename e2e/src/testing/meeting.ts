import type { BrowserContext, Frame, Page } from 'playwright-core';
import { until } from '@anamnesis/platform/testing/until';

declare global {
  interface Window {
    /** All peer connections of this page. */
    connections?: RTCPeerConnection[];
  }
}

/** Records the peer connections of all pages of this context, for their statistics. Must be called before any page is opened. */
export const watchConnections = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const connections: RTCPeerConnection[] = [];
    window.connections = connections;
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(...settings: ConstructorParameters<typeof RTCPeerConnection>) {
        super(...settings);
        connections.push(this);
      }
    };
  });

/** The frame of the meeting: a page of its own, or the frame in the session. */
export function meetingIn(page: Page): Frame {
  const frame = page.frames().find((each) => new URL(each.url(), 'http://nowhere').pathname.startsWith('/meet/'));
  if (!frame) throw new Error(`There is no meeting in ${page.url()}`);
  return frame;
}

/** The received media so far. */
interface Arriving {
  /** Decoded video frames, over all connections. */
  pictures: number;
  /** Total audio energy. */
  sound: number;
  /** Playback time of the main video, s, and its width, px. */
  played: number;
  width: number;
}

export const arrivingIn = (meeting: Frame): Promise<Arriving> =>
  meeting.evaluate(async () => {
    let [pictures, sound] = [0, 0];
    for (const connection of window.connections ?? [])
      for (const report of (await connection.getStats()).values() as Iterable<Record<string, unknown>>) {
        if (report['type'] !== 'inbound-rtp') continue;
        if (report['kind'] === 'video') pictures += Number(report['framesDecoded'] ?? 0);
        else sound += Number(report['totalAudioEnergy'] ?? 0);
      }
    const video = document.querySelector<HTMLVideoElement>('video[data-seen]');
    return { pictures, sound, played: video?.currentTime ?? 0, width: video?.videoWidth ?? 0 };
  });

/** The candidate types of the local and the remote side, and the selected pair. */
export const waysOf = (meeting: Frame): Promise<{ own: string[]; others: string[]; taken: string[] }> =>
  meeting.evaluate(async () => {
    const connection = window.connections?.find(({ connectionState }) => connectionState === 'connected');
    const reports = new Map<string, Record<string, string>>((await connection?.getStats()) as never);
    const kinds = (type: string) => [
      ...new Set(
        [...reports.values()].filter((each) => each['type'] === type).map((each) => `${each['candidateType']}`),
      ),
    ];
    const transport = [...reports.values()].find((each) => each['type'] === 'transport');
    const pair = reports.get(transport?.['selectedCandidatePairId'] ?? '');
    const ends = [pair?.['localCandidateId'], pair?.['remoteCandidateId']];
    return {
      own: kinds('local-candidate'),
      others: kinds('remote-candidate'),
      taken: ends.map((id) => `${reports.get(id ?? '')?.['candidateType']}`),
    };
  });

/** Waits until new video of the other side plays in each of these pages. Over the relay, on a busy machine, the first picture takes long. */
export async function expectPictures(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    const before = await arrivingIn(meetingIn(page)).catch(() => null);
    await until(async () => {
      const now = await arrivingIn(meetingIn(page));
      const seen = await meetingIn(page).locator('video[data-seen="true"]').isVisible();
      const grows = now.pictures > (before?.pictures ?? 0) && now.played > 0 && now.width > 0;
      if (!seen || !grows) throw new Error(`No pictures arrive: ${JSON.stringify({ before, now, seen })}`);
    });
  }
}
