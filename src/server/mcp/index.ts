export { makeMcpDoor } from './http.ts';
