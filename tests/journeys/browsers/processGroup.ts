import {spawn, type ChildProcess} from 'node:child_process';

/** A program and all that it starts. They end with this process at the latest. */
export class ProcessGroup {
  private readonly child: ChildProcess;
  private readonly kill = () => {
    if (this.child.pid === undefined) return;
    try {
      process.kill(-this.child.pid, 'SIGKILL');
    } catch {
      // None of them is left.
    }
  };

  constructor(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
    this.child = spawn(program, args, {
      // A group of its own, which can be ended as one.
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
      env: {...process.env, ...env},
    });
    // Otherwise a full pipe could hold the program up.
    this.child.stdout?.resume();
    process.once('exit', this.kill);
  }

  /** The first thing that the program says. */
  firstWords(): Promise<string> {
    return new Promise((resolve, reject) => {
      this.child.stdout?.once('data', (text: Buffer) => resolve(text.toString('utf8').trim()));
      this.child.once('error', reject);
      this.child.once('exit', () => reject(new Error(`${this.child.spawnfile} has ended`)));
    });
  }

  async end(): Promise<void> {
    process.off('exit', this.kill);
    const hasEnded = this.child.exitCode !== null || this.child.signalCode !== null;
    const ended = hasEnded || new Promise((resolve) => this.child.once('close', resolve));
    this.kill();
    await ended;
  }
}
