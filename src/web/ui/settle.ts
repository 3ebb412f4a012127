type Subscribe = (listener: () => void) => () => void;

/** How long no key is pressed before what follows them is drawn, in milliseconds. */
export const settleMs = 150;

/** Tells of what changes with each key once the keys rest. Who looks before has what is there. */
export function onceSettled(subscribe: Subscribe): Subscribe {
  return (listener) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(listener, settleMs);
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  };
}
