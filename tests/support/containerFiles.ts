import {load} from 'js-yaml';
import {PACKAGES} from '../../scripts/nginx-server';
import {OPEN_FILES} from '../../src/hosts/files/nginx';

/** What the container is made from, as texts. */
export interface ContainerFiles {
  readonly dockerfile: string;
  readonly compose: string;
  readonly dockerignore: string;
  readonly nvmrc: string;
  /** deploy/README.md, which has the command without compose. */
  readonly readme: string;
  /** Files of the project, by their paths from its folder. */
  readonly tracked: readonly string[];
}

interface Instruction {
  readonly name: string;
  readonly text: string;
}

interface Service {
  readonly build?: {readonly context?: string; readonly dockerfile?: string};
  readonly ports?: readonly string[];
  readonly read_only?: boolean;
  readonly tmpfs?: readonly string[];
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly ulimits?: {readonly nofile?: {readonly soft?: number; readonly hard?: number}};
}

/** https://docs.docker.com/reference/dockerfile/ */
function instructionsOf(dockerfile: string): Instruction[] {
  const lines = dockerfile.split('\n').filter((line) => !/^\s*#/.test(line));
  return lines
    .join('\n')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .flatMap((line) => {
      const [, name, text] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
      return name !== undefined && text !== undefined ? [{name, text}] : [];
    });
}

/** Patterns of `.dockerignore`, as far as they are used: paths from the project's folder, with stars. */
function isIgnored(path: string, dockerignore: string): boolean {
  const patterns = dockerignore.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return patterns.some((pattern) => {
    const source = pattern
      .trim()
      .replace(/\/$/, '')
      .replace(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
      .replace(/\*\*\/?/g, '(?:.*/)?')
      .replace(/(?<!\.)\*(?!\/)/g, '[^/]*');
    return new RegExp(`^${source}(?:/|$)`).test(path);
  });
}

/** The value of an option on a command line. */
const optionOf = (text: string, name: string) => new RegExp(`--${name}[ =](\\S+)`).exec(text)?.[1];

function imageProblems(instructions: readonly Instruction[], nvmrc: string): string[] {
  const images = instructions.filter(({name}) => name === 'FROM').map(({text}) => text.split(' ')[0] ?? '');
  const releases = new Set(images.map((image) => /:(?:[\d.]+-)?([a-z]+)(?:-slim)?$/.exec(image)?.[1]));
  return [
    ...images
      .filter((image) => !/^[a-z0-9./-]+:(?!latest$)[a-z0-9][\w.-]*$/.test(image))
      .map((image) => `Dockerfile: the image ${image} names no version`),
    ...(images.some((image) => image.startsWith(`node:${nvmrc.trim()}-`))
      ? []
      : [`Dockerfile: no image has the Node.js ${nvmrc.trim()} of .nvmrc`]),
    ...(releases.size === 1 ? [] : [`Dockerfile: the images are of ${[...releases].join(' and ')}`]),
  ];
}

function copyProblems(instructions: readonly Instruction[], files: ContainerFiles): string[] {
  const stages = instructions.flatMap(({name, text}) =>
    name === 'FROM' ? (/ AS (\S+)$/.exec(text)?.[1] ?? []) : [],
  );
  const written = instructions.flatMap(({text}) => /nginx\.mts write (\S+)/.exec(text)?.[1] ?? []);
  return instructions
    .filter(({name}) => name === 'COPY')
    .flatMap(({text}) => {
      const stage = optionOf(text, 'from');
      const sources = text.split(/\s+/).filter((part) => !part.startsWith('--'));
      sources.pop();
      if (stage !== undefined) {
        const made = ['build', ...written].map((name) => `/project/${name}`);
        return [
          ...(stages.includes(stage) ? [] : [`Dockerfile: COPY --from=${stage}: there is no such stage`]),
          ...sources
            .filter((source) => !made.includes(source))
            .map((source) => `Dockerfile: nothing writes ${source}`),
        ];
      }
      return sources.flatMap((source) => {
        const copied = files.tracked.filter(
          (file) => source === '.' || file === source || file.startsWith(`${source}/`),
        );
        const ignored = copied.filter((file) => isIgnored(file, files.dockerignore));
        return [
          ...(copied.length > 0 ? [] : [`Dockerfile: COPY ${source}: there is no such file`]),
          ...(ignored.length === 0
            ? []
            : [
                `.dockerignore: COPY ${source} would leave out ${ignored.length} files, such as ${ignored[0] ?? ''}`,
              ]),
        ];
      });
    });
}

/** Everything by which the parts of the container must agree, and what it must not be allowed. */
export function containerProblems(files: ContainerFiles): string[] {
  const instructions = instructionsOf(files.dockerfile);
  const last = (name: string) => instructions.filter((one) => one.name === name).at(-1)?.text ?? '';
  const finalStage = instructions.slice(instructions.findLastIndex(({name}) => name === 'FROM'));
  const installed = finalStage
    .filter(({name}) => name === 'RUN')
    .flatMap(({text}) => text.match(/[a-z0-9][a-z0-9.+-]+/g) ?? []);
  const write = instructions.find(({text}) => text.includes('nginx.mts write'))?.text ?? '';
  const targets = new Map(
    instructions
      .filter(({name, text}) => name === 'COPY' && text.includes('--from='))
      .map(({text}) => text.split(/\s+/).slice(-2) as [string, string]),
  );
  const {services} = load(files.compose) as {services: Readonly<Record<string, Service>>};
  const service = Object.values(services)[0] ?? {};
  const port = optionOf(write, 'listen');
  const [, published] = /^127\.0\.0\.1:\d+:(\d+)$/.exec(service.ports?.[0] ?? '') ?? [];
  const runDir = optionOf(write, 'run') ?? '';
  const run = /docker run [^`]*/.exec(files.readme)?.[0].replace(/\\\n/g, ' ') ?? '';
  const {soft, hard} = service.ulimits?.nofile ?? {};

  const rules: readonly (readonly [boolean, string])[] = [
    [/^[1-9]\d*:[1-9]\d*$/.test(last('USER')), 'Dockerfile: USER is no number of a user without rights'],
    [
      last('STOPSIGNAL') === 'SIGQUIT',
      'Dockerfile: STOPSIGNAL is not SIGQUIT, at which nginx finishes what it has begun',
    ],
    [
      port !== undefined && last('EXPOSE') === port,
      `Dockerfile: EXPOSE is not ${port ?? ''}, where nginx listens`,
    ],
    [last('HEALTHCHECK').includes(`127.0.0.1:${port ?? ''}/`), 'Dockerfile: HEALTHCHECK asks another port'],
    [published === port, `compose.yaml: ports are not those of loopback, or not ${port ?? ''}`],
    [
      targets.get('/project/build') === optionOf(write, 'root'),
      'Dockerfile: the build is not copied to --root',
    ],
    [
      last('ENTRYPOINT').includes(`"-c", "${targets.get('/project/nginx.conf') ?? ''}"`),
      'Dockerfile: ENTRYPOINT has another configuration',
    ],
    ...[...PACKAGES, ...(last('HEALTHCHECK').includes('"curl"') ? ['curl'] : [])].map(
      (name) => [installed.includes(name), `Dockerfile: ${name} is not installed`] as const,
    ),
    [
      service.build?.context === '..' && service.build.dockerfile === 'deploy/Dockerfile',
      'compose.yaml: build is not of the project',
    ],
    [service.read_only === true && run.includes('--read-only'), 'the root is not read-only'],
    [
      (service.tmpfs ?? []).some(
        (mount) => mount.startsWith(`${runDir}:`) && run.includes(`--tmpfs ${mount}`),
      ),
      `nginx cannot write to ${runDir}`,
    ],
    [
      (service.cap_drop ?? []).includes('ALL') && run.includes('--cap-drop ALL'),
      'capabilities are not dropped',
    ],
    [
      (service.security_opt ?? []).includes('no-new-privileges:true') && run.includes('no-new-privileges'),
      'privileges can be gained',
    ],
    [
      soft === OPEN_FILES &&
        hard === OPEN_FILES &&
        run.includes(`--ulimit nofile=${OPEN_FILES}:${OPEN_FILES}`),
      `open files are not ${OPEN_FILES}`,
    ],
    [!isIgnored('.git/HEAD', files.dockerignore), '.dockerignore: .git is left out, so pages have no dates'],
    ...['build/index.html', 'node_modules/a/index.js', '.docusaurus/client.js'].map(
      (path) =>
        [isIgnored(path, files.dockerignore), `.dockerignore: ${path} gets into the container`] as const,
    ),
  ];
  return [
    ...imageProblems(instructions, files.nvmrc),
    ...copyProblems(instructions, files),
    ...rules.filter(([holds]) => !holds).map(([, problem]) => problem),
  ];
}
