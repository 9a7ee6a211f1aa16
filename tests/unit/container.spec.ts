import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {containerProblems, type ContainerFiles} from '../support/containerFiles';
import {filesOf} from '../support/folders';

// "npm run container" builds it and runs it, where there is an engine. What needs none is looked at here.

const read = (file: string) => fs.readFileSync(file, 'utf8');
const files: ContainerFiles = {
  dockerfile: read('deploy/Dockerfile'),
  compose: read('deploy/compose.yaml'),
  dockerignore: read('.dockerignore'),
  nvmrc: read('.nvmrc'),
  readme: read('deploy/README.md'),
  tracked: [
    ...fs.readdirSync('.', {withFileTypes: true}).flatMap((entry) => (entry.isFile() ? entry.name : [])),
    ...['api', 'changelog', 'docs', 'i18n', 'scripts', 'src', 'static'].flatMap((folder) =>
      filesOf(folder).map((file) => `${folder}/${file}`),
    ),
  ],
};

test('the parts of the container agree, and it is allowed no more than it needs', () => {
  expect(files.tracked.length).toBeGreaterThan(1000);
  expect(containerProblems(files)).toEqual([]);
});

const MISTAKES: readonly {
  readonly file: Exclude<keyof ContainerFiles, 'tracked'>;
  readonly from: string;
  readonly to: string;
  readonly says: string;
}[] = [
  {file: 'dockerfile', from: 'debian:bookworm-slim', to: 'debian', says: 'the image debian names no version'},
  {
    file: 'dockerfile',
    from: 'debian:bookworm-slim',
    to: 'debian:latest',
    says: 'debian:latest names no version',
  },
  {file: 'dockerfile', from: 'debian:bookworm', to: 'debian:trixie', says: 'are of bookworm and trixie'},
  {file: 'dockerfile', from: 'node:24.', to: 'node:22.', says: 'no image has the Node.js 24'},
  {file: 'nvmrc', from: '24.', to: '25.', says: 'no image has the Node.js 25'},
  {file: 'dockerfile', from: '.npmrc ./', to: '.yarnrc ./', says: 'COPY .yarnrc: there is no such file'},
  {
    file: 'dockerfile',
    from: '--from=build /project/build',
    to: '--from=site /project/build',
    says: 'no such stage',
  },
  {
    file: 'dockerfile',
    from: '/project/nginx.conf',
    to: '/project/site.conf',
    says: 'nothing writes /project/site.conf',
  },
  {file: 'dockerfile', from: ' nginx-light', to: ' nginx', says: 'nginx-light is not installed'},
  {
    file: 'dockerfile',
    from: ' libnginx-mod-http-brotli-static',
    to: '',
    says: 'brotli-static is not installed',
  },
  {file: 'dockerfile', from: ' curl ', to: ' ', says: 'curl is not installed'},
  {file: 'dockerfile', from: 'USER 33:33', to: 'USER www-data', says: 'USER is no number'},
  {file: 'dockerfile', from: 'USER 33:33', to: 'USER 0:0', says: 'USER is no number'},
  {file: 'dockerfile', from: 'USER 33:33\n', to: '', says: 'USER is no number'},
  {file: 'dockerfile', from: 'SIGQUIT', to: 'SIGTERM', says: 'STOPSIGNAL is not SIGQUIT'},
  {file: 'dockerfile', from: 'EXPOSE 8080', to: 'EXPOSE 80', says: 'EXPOSE is not 8080'},
  {file: 'dockerfile', from: '127.0.0.1:8080', to: '127.0.0.1:80', says: 'HEALTHCHECK asks another port'},
  {file: 'dockerfile', from: '--listen 8080', to: '--listen 8081', says: 'EXPOSE is not 8081'},
  {file: 'dockerfile', from: '/srv/site\n', to: '/srv/www\n', says: 'the build is not copied to --root'},
  {file: 'dockerfile', from: '"/etc/nginx/nginx.conf"]', to: '"/nginx.conf"]', says: 'another configuration'},
  {file: 'dockerignore', from: 'build/', to: 'src/', says: 'COPY . would leave out'},
  {file: 'dockerignore', from: 'build/', to: '*.json', says: 'COPY package.json would leave out'},
  {file: 'dockerignore', from: 'build/', to: '.git/', says: '.git is left out'},
  {file: 'dockerignore', from: 'node_modules/', to: '', says: 'node_modules/a/index.js gets into'},
  {file: 'compose', from: '127.0.0.1:8080:8080', to: '8080:8080', says: 'ports are not those of loopback'},
  {file: 'compose', from: ':8080:8080', to: ':8080:80', says: 'or not 8080'},
  {file: 'compose', from: 'context: ..', to: 'context: .', says: 'build is not of the project'},
  {file: 'compose', from: 'read_only: true', to: 'read_only: false', says: 'the root is not read-only'},
  {file: 'compose', from: '- /tmp:', to: '- /run:', says: 'nginx cannot write to /tmp'},
  {file: 'compose', from: '- ALL', to: '- NET_RAW', says: 'capabilities are not dropped'},
  {
    file: 'compose',
    from: 'no-new-privileges:true',
    to: 'no-new-privileges:false',
    says: 'privileges can be gained',
  },
  {file: 'compose', from: 'soft: 16384', to: 'soft: 1024', says: 'open files are not 16384'},
  {file: 'readme', from: '--read-only', to: '', says: 'the root is not read-only'},
  {file: 'readme', from: '--ulimit nofile=16384:16384', to: '', says: 'open files are not 16384'},
];

for (const {file, from, to, says} of MISTAKES) {
  test(`${file} with ${JSON.stringify(to)} in place of ${JSON.stringify(from)}: ${says}`, () => {
    expect(files[file]).toContain(from);
    const problems = containerProblems({...files, [file]: files[file].replace(from, to)});
    expect(problems.filter((problem) => problem.includes(says))).toHaveLength(1);
  });
}
