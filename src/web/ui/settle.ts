type Subscribe = (listener: () => void) => () => void;

/** How long no key is pressed before what follows them is drawn, in milliseconds. */
export const settleMs = 150;

/**
 * Tells of what changes with each key once the keys rest. Who looks before has what is there.
 * @param isUrgent whether what has changed is to be told at once
 */
export function onceSettled(subscribe: Subscribe, isUrgent = () => false): Subscribe {
  return (listener) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = subscribe(() => {
      clearTimeout(timer);
      if (isUrgent()) listener();
      else timer = setTimeout(listener, settleMs);
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  };
}
