import { show } from '../frame.tsx';
import { Panel } from './panel.tsx';

show(<Panel />);
