#!/bin/sh
# `draftwell`, from whichever folder and whatever Node the system has: npm brought the one that it runs on
# (docs/decisions/0049-npm-brings-node.md). Elsewhere it is that of the path.
home=$(dirname "$(dirname "$(readlink -f "$0")")")
node=$home/node_modules/.bin/node
[ -x "$node" ] || node=node
exec "$node" --disable-warning=ExperimentalWarning "$home/scripts/draftwell.ts" "$@"
