/** Participles that tell what was done to something once. */
export const DONE =
  /^(?:released|published|founded|built|written|made|created|developed|launched|designed|opened|born|led|produced|held|set|won|taken|organi[sz]ed|discovered|found|conducted|introduced|directed|funded|run|given|established|formed|used)$/;

/** Participles that tell what or where something is. */
export const LASTING = /^(?:based|called|known|located|named|nicknamed|situated|entitled|owned|run)$/;
