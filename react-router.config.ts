import type { Config } from '@react-router/dev/config';
import { staticPages } from './src/shared/screens.ts';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: false,
  prerender: [...staticPages],
} satisfies Config;
