/** Installs what compiles and runs the samples in C#: Debian has no package of .NET. */
import {packages} from './installation';

packages.install('Installing the compiler of C# and the runtime of .NET');
