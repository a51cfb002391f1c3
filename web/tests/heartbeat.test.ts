import { describe, expect, it } from 'vitest';
import { GIVEN_UP, Heartbeat, TICK, WORTH_SAYING } from '../src/heartbeat';
import type { Ping } from '../src/protocol.gen';

/** A page that ticks; whether the server answers can be switched. */
class Page {
  now = 1000;
  sent: Ping[] = [];
  answers = true;
  isHidden = false;
  heartbeat: Heartbeat;

  constructor(isSeated = true) {
    this.heartbeat = new Heartbeat(isSeated, (ping) => this.#hear(ping), this.now);
  }

  #hear(ping: Ping): void {
    this.sent.push(ping);
    if (this.answers) queueMicrotask(() => this.heartbeat.heard());
  }

  async wait(milliseconds: number, tick = TICK): Promise<void> {
    for (const end = this.now + milliseconds; this.now < end; ) {
      this.now += tick;
      this.heartbeat.tick(this.now, this.isHidden);
      await Promise.resolve();
    }
  }

  get silent(): number | null {
    const since = this.heartbeat.silentSince(this.now);
    return since === null ? null : this.now - since;
  }
}

describe('the heartbeat', () => {
  it('says nothing while the server answers, and promises to be heard from', async () => {
    const page = new Page();
    await page.wait(60_000);
    expect(page.silent).toBeNull();
    expect(page.sent.length).toBeGreaterThan(25);
    expect(page.sent.length).toBeLessThan(32);
    expect(page.sent[0]).toEqual({ type: 'ping', within: 4 });
  });

  it('says silence of two seconds, counts on, and gives the line up in the end', async () => {
    const page = new Page();
    await page.wait(10_000);
    page.answers = false;
    await page.wait(4500);
    expect(page.silent).toBeGreaterThanOrEqual(WORTH_SAYING);
    expect(page.heartbeat.isGivenUp(page.now)).toBe(false);
    await page.wait(GIVEN_UP);
    expect(page.heartbeat.isGivenUp(page.now)).toBe(true);
  });

  it('takes the silence after something was said from that moment on', async () => {
    const page = new Page();
    await page.wait(10_000);
    page.answers = false;
    page.heartbeat.said(page.now, false);
    await page.wait(WORTH_SAYING);
    expect(page.silent).toBe(WORTH_SAYING);
    page.heartbeat.heard();
    expect(page.silent).toBeNull();
  });

  it('takes no message without an answer of its own for silence', async () => {
    const page = new Page();
    await page.wait(10_000);
    page.heartbeat.said(page.now, false);
    for (let step = 0; step < 10; step += 1) {
      await page.wait(TICK);
      expect(page.silent).toBeNull();
    }
  });

  it('takes no throttled or sleeping browser for a lost line', async () => {
    const page = new Page();
    await page.wait(10_000);
    page.answers = false;
    page.heartbeat.ask(page.now, false);
    await page.wait(600_000, 60_000);
    expect(page.heartbeat.isGivenUp(page.now)).toBe(false);
  });

  it('says in the background that nobody looks, seldom, and measures nothing', async () => {
    const page = new Page();
    page.isHidden = true;
    page.answers = false;
    await page.wait(60_000, 1000);
    expect(page.sent.length).toBeLessThan(5);
    expect(page.sent[0]).toEqual({ type: 'ping', hidden: true });
    expect(page.silent).toBeNull();
    expect(page.heartbeat.isGivenUp(page.now)).toBe(false);
  });

  it('promises nothing for somebody who only watches', async () => {
    const page = new Page(false);
    await page.wait(60_000);
    expect(page.sent.length).toBeLessThan(14);
    expect(page.sent[0]).toEqual({ type: 'ping', hidden: false });
  });
});
