import type { Config } from '@react-router/dev/config';
import { finishBuild } from './scripts/build/index.ts';
import { staticPages } from './src/shared/screens.ts';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: false,
  prerender: [...staticPages],
  buildEnd: ({ reactRouterConfig }) => finishBuild(reactRouterConfig.buildDirectory),
} satisfies Config;
