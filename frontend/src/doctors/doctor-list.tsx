import type { DoctorCard as Doctor } from '@anamnesis/contracts/doctors/routes';
import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { DoctorCard } from './doctor-card';
import { useDoctorGrid } from './use-doctor-grid';
import { useDoctorRows } from './use-doctor-rows';
import styles from './doctors.module.css';

interface Props {
  doctors: readonly Doctor[];
  /** The number of doctors found, including those not loaded yet. */
  total: number;
  timeZone: string;
  now: Date;
  /** Index of the doctor that gets the focus once loaded. */
  readFrom: number | null;
  onBook: (doctor: Doctor) => void;
  onRead: () => void;
  /** The last rows are near the viewport. */
  onNearEnd: () => void;
}

/**
 * A virtual list: only cards near the viewport are rendered, each with its position among all for screen readers. The
 * browser's find-in-page does not reach the others; the search field does.
 */
export function DoctorList({ doctors, total, timeZone, now, readFrom, onBook, onRead, onNearEnd }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const grid = useDoctorGrid(list);
  const next = readFrom !== null && readFrom < doctors.length ? readFrom : null;
  const { rendered, after, measure, isNearEnd } = useDoctorRows(doctors.length, grid, next ?? focused);

  useEffect(() => {
    if (next === null) return;
    list.current?.querySelector<HTMLElement>(`[aria-posinset="${next + 1}"]`)?.focus();
    onRead();
  }, [next, onRead]);
  useEffect(() => {
    if (isNearEnd) onNearEnd();
  }, [isNearEnd, onNearEnd]);

  const trackFocus = ({ target }: FocusEvent) =>
    setFocused(Number(target.closest('[aria-posinset]')?.getAttribute('aria-posinset')) - 1);
  const releaseFocus = ({ target, currentTarget, relatedTarget }: FocusEvent) => {
    // When the window loses the focus, the element stays document.activeElement and gets the focus back later.
    if (target !== document.activeElement && !currentTarget.contains(relatedTarget)) setFocused(null);
  };
  return (
    <ul
      className={`card-grid ${styles.wholeList}`}
      ref={list}
      style={{ paddingBottom: after }}
      onFocus={trackFocus}
      onBlur={releaseFocus}
    >
      {rendered.flatMap(({ index: row, before }) =>
        doctors.slice(row * grid.columns, (row + 1) * grid.columns).map((doctor, column) => (
          <DoctorCard
            key={doctor.id}
            doctor={doctor}
            timeZone={timeZone}
            now={now}
            item={{
              ref: column === 0 ? measure : null,
              style: { marginTop: before },
              'data-index': row,
              'aria-posinset': row * grid.columns + column + 1,
              'aria-setsize': total,
            }}
            onBook={onBook}
          />
        )),
      )}
    </ul>
  );
}
