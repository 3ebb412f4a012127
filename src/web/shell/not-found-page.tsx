import { toPageTitle } from '../ui/page-title.ts';
import { Frame } from './frame.tsx';
import { NotFound, notFoundTitle } from './not-found.tsx';
import { PublicBar } from './public-bar.tsx';

export function meta() {
  return toPageTitle(notFoundTitle);
}

export default function NotFoundPage() {
  return (
    <Frame bar={<PublicBar />}>
      <NotFound />
    </Frame>
  );
}
