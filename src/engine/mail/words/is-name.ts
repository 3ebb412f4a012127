/**
 * Whether a word in small letters is somebody's name. `isBare`: it stands with no article before what people do, as in
 * “mark will come”, where it may be one.
 */
export type IsName = (word: string, isBare?: boolean) => boolean;
