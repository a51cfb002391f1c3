/** Something that a form asks of the server: busy meanwhile, and afterwards why it was refused. */
import { Refusal } from '../api';

export class Attempt {
  busy = $state(false);
  refusal = $state.raw<Refusal | null>(null);

  /** Do it; return whether it was not refused. Other faults are thrown. */
  async make(work: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    this.refusal = null;
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal = error;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
