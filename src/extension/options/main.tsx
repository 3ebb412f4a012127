import { show } from '../frame.tsx';
import { Options } from './options.tsx';

show(<Options />);
