import { wordSet } from '../lexicon/word-set.ts';

/** Written in small letters by people who mean them, and in no dictionary: initialisms and terms of computing. */
export const JARGON = wordSet(`
  api apis app apps ascii async auth backend bool boolean changelog cli config configs cpu cpus css csv devops dir dns
  docker emoji emojis env favicon ftp github gpu gpus gui html http https ide init json jwt localhost lockfile lookup
  markdown middleware monorepo mysql namespace nginx npm oauth otp pdf php plugin plugins png postgres prerelease py
  ram readme regex repo repos rgb rss sdk semver sql ssh ssl stderr stdin stdout sudo svg symlink tarball tcp
  timestamp addon addons filename filenames filesize shrinkwrap tokenizer ui umask unicode uri url urls usb utf util utils uuid ux vpn webhook wifi workflow wysiwyg xml
  yaml zip blog blogs selfie online offline hashtag podcast`);
