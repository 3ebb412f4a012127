import { brand } from '../../shared/brand.ts';

export function toPageTitle(name: string) {
  return [{ title: `${name} · ${brand.name}` }];
}
