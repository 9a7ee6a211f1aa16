// Compiles every file of /sources against /references, and writes what each gives on a line: its name and the assembly in
// Base64, or a message. It runs beside the compiler, whose parts that nothing else needs were removed: hence the
// numbers in the place of names, and no async.
using System;
using System.Collections.Generic;
using System.IO;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Text;

var references = new List<MetadataReference>();
foreach (var file in Directory.EnumerateFiles("/references"))
{
    references.Add(MetadataReference.CreateFromStream(new FileStream(file, FileMode.Open)));
}

const int CSharp13 = 1300;
const int NullableEnabled = 3;
const int Warning = 2;
var parse = new CSharpParseOptions((LanguageVersion)CSharp13);
var options = new CSharpCompilationOptions(OutputKind.ConsoleApplication)
    .WithNullableContextOptions((NullableContextOptions)NullableEnabled);
SyntaxTree Read(string file) =>
    CSharpSyntaxTree.ParseText(SourceText.From(new FileStream(file, FileMode.Open)), parse, file);
var usings = Read("/usings.cs");

foreach (var file in Directory.EnumerateFiles("/sources"))
{
    var compilation = CSharpCompilation.Create("Program", new[] { usings, Read(file) }, references, options);
    var assembly = new MemoryStream();
    var result = compilation.Emit(assembly);
    var isClean = result.Success;
    foreach (var diagnostic in result.Diagnostics)
    {
        // The SDK, too, says nothing of a library that was built with an earlier version of another one.
        if ((int)diagnostic.Severity < Warning || diagnostic.ToString().Contains("CS1701")) continue;
        isClean = false;
        Console.WriteLine("! " + diagnostic);
    }
    if (isClean)
    {
        Console.WriteLine(Path.GetFileNameWithoutExtension(file) + " " + Convert.ToBase64String(assembly.ToArray()));
    }
}
