/** How far the server in the worker is. */
import type { Standing } from './messages';

class Server {
  /** Null: it has not been needed yet. */
  standing = $state.raw<Standing | null>(null);
}

export const server = new Server();
