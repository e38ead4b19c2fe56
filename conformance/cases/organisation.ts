import { runCommand } from './command.ts';
import type { OtherGateway } from './other-gateway.ts';

/** An organisation in a gateway's store, made and changed by the command as an operator does. */
export class Organisation {
  readonly id: string;
  private readonly gateway: Pick<OtherGateway, 'config'>;
  private readonly environment: Readonly<Record<string, string>>;

  private constructor(
    id: string,
    gateway: Pick<OtherGateway, 'config'>,
    environment: Readonly<Record<string, string>>,
  ) {
    this.id = id;
    this.gateway = gateway;
    this.environment = environment;
  }

  /** `more`: further options of `polywire org create`. `environment` has what the deployment file names. */
  static async create(
    gateway: Pick<OtherGateway, 'config'>,
    name: string,
    more: readonly string[] = ['--billing', 'none'],
    environment: Readonly<Record<string, string>> = {},
  ): Promise<Organisation> {
    const args = [
      'org',
      'create',
      name,
      '--email',
      'owner@case.example',
      ...more,
      '--config',
      gateway.config,
      '--json',
    ];
    const { organization } = (await runCommand(args, environment)) as { organization: { id: string } };
    return new Organisation(organization.id, gateway, environment);
  }

  /** A key of the owner, or of a new member with this role. */
  async key(role?: string): Promise<string> {
    const member = role === undefined ? [] : ['--member', await this.member(role)];
    return ((await this.tell('key', 'create', member)) as { key: string }).key;
  }

  /** Adds a member with this role, whose address it is. */
  async member(role: string): Promise<string> {
    const address = `${role}@case.example`;
    await this.tell('member', 'add', [address, '--role', role]);
    return address;
  }

  /** `polywire COMMAND ACTION` about this organisation. */
  tell(command: string, action: string, rest: readonly string[] = []): Promise<unknown> {
    return this.run([command, action, this.id, ...rest]);
  }

  /** The token of a link that opens a session of a member: of the owner, where nobody is named. */
  async link(member = 'owner@case.example'): Promise<string> {
    const url = ['--url', 'http://127.0.0.1'];
    const { link } = (await this.run(['console-link', member, '--org', this.id, ...url])) as { readonly link: string };
    return new URL(link).searchParams.get('token') ?? '';
  }

  /** Keys are named by themselves. */
  revoke(key: string): Promise<unknown> {
    return this.run(['key', 'revoke', key]);
  }

  private run(args: readonly string[]): Promise<unknown> {
    return runCommand([...args, '--config', this.gateway.config, '--json'], this.environment);
  }
}
