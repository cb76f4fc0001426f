import styles from './assistant.module.css';

/** Three dots while an answer is awaited; screen readers are told once, by the announcement. */
export const Typing = () => (
  <div className={`${styles.bubble} ${styles.them} ${styles.typing}`} data-typing aria-hidden="true">
    <i />
    <i />
    <i />
  </div>
);
